// What the files of one program offer each other.

#ifndef HOTDICE_TESTS_UNIT_HPP
#define HOTDICE_TESTS_UNIT_HPP

#include "hotdice.hpp"
#include "hotdice.hpp"

unsigned points_by_exceptions(const char* dice);
unsigned points_by_results(const char* dice);

#endif
