# The installation: headers, libraries, hotdice.pc and the CMake package.
include(CMakePackageConfigHelpers)

install(FILES include/hotdice.h include/hotdice.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES ${HOTDICE_LIBDIR}/${HOTDICE_STATIC_FILE} DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(HOTDICE_IMPORT_FILE)
    install(PROGRAMS ${HOTDICE_LIBDIR}/${HOTDICE_SHARED_FILE} DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES ${HOTDICE_LIBDIR}/${HOTDICE_IMPORT_FILE} DESTINATION ${CMAKE_INSTALL_LIBDIR})
else()
    install(PROGRAMS ${HOTDICE_LIBDIR}/${HOTDICE_SHARED_FILE} DESTINATION ${CMAKE_INSTALL_LIBDIR})
    list(TRANSFORM HOTDICE_SHARED_LINKS PREPEND ${HOTDICE_LIBDIR}/ OUTPUT_VARIABLE links)
    install(FILES ${links} DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()

# A prefix may be moved, unless the libraries were put outside of it.
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
    set(HOTDICE_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
    set(HOTDICE_PC_INCLUDEDIR ${CMAKE_INSTALL_FULL_INCLUDEDIR})
    set(HOTDICE_PC_LIBDIR ${CMAKE_INSTALL_FULL_LIBDIR})
else()
    file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
    string(REGEX REPLACE "/$" "" up "${up}")
    set(HOTDICE_PC_PREFIX "\${pcfiledir}/${up}")
    set(HOTDICE_PC_INCLUDEDIR "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
    set(HOTDICE_PC_LIBDIR "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
endif()
configure_file(cmake/hotdice.pc.in hotdice.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/hotdice.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/hotdice)
configure_package_config_file(cmake/hotdice-config.cmake.in hotdice-config.cmake
    INSTALL_DESTINATION ${package}
    PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(hotdice-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    ${PROJECT_BINARY_DIR}/hotdice-config.cmake
    ${PROJECT_BINARY_DIR}/hotdice-config-version.cmake
    cmake/hotdice-targets.cmake
    DESTINATION ${package})
