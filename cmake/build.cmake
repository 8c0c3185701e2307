# The target hotdice-build: both libraries, by cargo, in the folder HOTDICE_LIBDIR.

find_program(HOTDICE_CARGO cargo HINTS "$ENV{HOME}/.cargo/bin" REQUIRED)
find_program(HOTDICE_RUSTC rustc HINTS "$ENV{HOME}/.cargo/bin" REQUIRED)
set(HOTDICE_PROFILE release CACHE STRING "The cargo profile to build with")
set(HOTDICE_TARGET "" CACHE STRING "The Rust target to build for; empty for this machine")

# The target is always named, so that the environment of cargo cannot name another.
if(HOTDICE_TARGET)
    set(target ${HOTDICE_TARGET})
else()
    execute_process(COMMAND ${HOTDICE_CARGO} -vV OUTPUT_VARIABLE about_cargo)
    if(NOT about_cargo MATCHES "host: ([^\n]+)")
        message(FATAL_ERROR "${HOTDICE_CARGO} does not say which target this machine is")
    endif()
    set(target ${CMAKE_MATCH_1})
endif()

# The library links nothing itself, so it needs what Rust's standard library does on the target.
file(WRITE ${PROJECT_BINARY_DIR}/empty.rs "")
execute_process(
    COMMAND ${HOTDICE_RUSTC} --target ${target} --crate-type staticlib empty.rs -o empty.a
        --print native-static-libs=native-static-libs.txt
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
    ERROR_VARIABLE complaint RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "${HOTDICE_RUSTC} does not build for ${target}: ${complaint}")
endif()
file(STRINGS ${PROJECT_BINARY_DIR}/native-static-libs.txt HOTDICE_NATIVE_LIBRARIES)

if(HOTDICE_PROFILE STREQUAL dev)
    set(profile_folder debug)
else()
    set(profile_folder ${HOTDICE_PROFILE})
endif()
set(cargo_folder ${PROJECT_BINARY_DIR}/cargo/${target}/${profile_folder})
set(HOTDICE_LIBDIR ${PROJECT_BINARY_DIR}/lib)

set(outputs "")
set(place "")
macro(place_file from to)
    list(APPEND outputs ${HOTDICE_LIBDIR}/${to})
    list(APPEND place COMMAND ${CMAKE_COMMAND} -E copy_if_different
        ${cargo_folder}/${from} ${HOTDICE_LIBDIR}/${to})
endmacro()

place_file(${HOTDICE_STATIC_FILE} ${HOTDICE_STATIC_FILE})
place_file(${cargo_shared} ${HOTDICE_SHARED_FILE})
if(HOTDICE_IMPORT_FILE)
    place_file(${HOTDICE_IMPORT_FILE} ${HOTDICE_IMPORT_FILE})
endif()
foreach(name IN LISTS HOTDICE_SHARED_LINKS)
    list(APPEND outputs ${HOTDICE_LIBDIR}/${name})
    list(APPEND place COMMAND ${CMAKE_COMMAND} -E create_symlink
        ${HOTDICE_SHARED_FILE} ${HOTDICE_LIBDIR}/${name})
endforeach()

# Cargo knows best what is out of date, so it is always asked.
add_custom_target(hotdice-build ALL
    COMMAND ${HOTDICE_CARGO} rustc --locked --lib --profile ${HOTDICE_PROFILE} --features capi
        --crate-type cdylib,staticlib --target ${target}
        --target-dir ${PROJECT_BINARY_DIR}/cargo -- ${link_arguments}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${HOTDICE_LIBDIR}
    ${place}
    BYPRODUCTS ${outputs}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Building hotdice with cargo"
    USES_TERMINAL VERBATIM)

set(HOTDICE_BINDIR ${HOTDICE_LIBDIR})
set(HOTDICE_INCLUDEDIR ${PROJECT_SOURCE_DIR}/include)
