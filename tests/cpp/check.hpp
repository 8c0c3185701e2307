// What the tests in C++ share: a check, and the two ways to report errors made alike.

#ifndef HOTDICE_TESTS_CHECK_HPP
#define HOTDICE_TESTS_CHECK_HPP

#include "hotdice.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)

inline void check(bool holds, const char* condition, const char* file, int line) {
    if (!holds) {
        std::fprintf(stderr, "%s:%d: not true: %s\n", file, line, condition);
        std::exit(1);
    }
}

#ifdef HOTDICE_NO_EXCEPTIONS

// The value of a call that has to succeed.
template <class T>
T got(hotdice::result<T> result) {
    if (!result) {
        std::fprintf(stderr, "failed: %s\n", result.message());
        std::exit(1);
    }
    return std::move(result).value();
}

// What a call comes to.
template <class Call>
hotdice::status status_of(Call call) {
    return call().status();
}

#else

// The value of a call that has to succeed.
template <class T>
T got(T value) {
    return value;
}

// What a call comes to.
template <class Call>
hotdice::status status_of(Call call) {
    try {
        static_cast<void>(call());
        return hotdice::status::ok;
    } catch (const hotdice::error& error) {
        return error.status();
    }
}

#endif

#endif
