# The imported targets, of a build or of an installation, by these variables:
# HOTDICE_INCLUDEDIR, HOTDICE_LIBDIR, HOTDICE_BINDIR (of a DLL), and the names of the files.

if(NOT TARGET hotdice::hotdice)
    add_library(hotdice::hotdice SHARED IMPORTED GLOBAL)
    add_library(hotdice::hotdice-static STATIC IMPORTED GLOBAL)
    set_target_properties(hotdice::hotdice hotdice::hotdice-static PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES "${HOTDICE_INCLUDEDIR}")

    if(HOTDICE_IMPORT_FILE)
        set_target_properties(hotdice::hotdice PROPERTIES
            IMPORTED_LOCATION "${HOTDICE_BINDIR}/${HOTDICE_SHARED_FILE}"
            IMPORTED_IMPLIB "${HOTDICE_LIBDIR}/${HOTDICE_IMPORT_FILE}")
    else()
        set_target_properties(hotdice::hotdice PROPERTIES
            IMPORTED_LOCATION "${HOTDICE_LIBDIR}/${HOTDICE_SHARED_FILE}"
            IMPORTED_SONAME "${HOTDICE_SONAME}")
    endif()

    separate_arguments(hotdice_native UNIX_COMMAND "${HOTDICE_NATIVE_LIBRARIES}")
    set_target_properties(hotdice::hotdice-static PROPERTIES
        IMPORTED_LOCATION "${HOTDICE_LIBDIR}/${HOTDICE_STATIC_FILE}"
        INTERFACE_LINK_LIBRARIES "${hotdice_native}")
    unset(hotdice_native)
endif()
