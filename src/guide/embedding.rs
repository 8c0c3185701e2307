//! C and C++: the library in an engine that is not written in Rust.
//!
//! `include/hotdice.h` is the library for C99: rules, keeps, turns, games, dice, saves and the best
//! play. Rule files, records, strategies and the arena are there in Rust only. `include/hotdice.hpp`
//! is a layer over it for C++17, header only. Both explain each function, and this chapter how they
//! hang together. How to build and install them, with CMake, pkg-config or `cargo-c`, is in the
//! `README.md` of the package.
//!
//! # CMake
//!
//! A project can take an installed library, or else build the one in a folder of its own; only the
//! latter needs Rust. `hotdice::hotdice-static` makes a program that needs no other file;
//! `hotdice::hotdice` is the shared library.
//!
//! ```cmake
//! cmake_minimum_required(VERSION 3.18)
//! project(table LANGUAGES C CXX)
//! set(CMAKE_CXX_STANDARD 17)
//!
//! find_package(hotdice CONFIG)
//! if(NOT hotdice_FOUND)
//!     add_subdirectory(third_party/hotdice)
//! endif()
//!
//! add_executable(table_c table.c)
//! target_link_libraries(table_c PRIVATE hotdice::hotdice-static)
//! add_executable(table_cpp table.cpp)
//! target_link_libraries(table_cpp PRIVATE hotdice::hotdice-static)
//! ```
//!
//! # A program in C
//!
//! House rules, a game, dice of the program's own, and a save:
//!
//! ```c
//! #include <hotdice.h>
//! #include <stdio.h>
//! #include <stdlib.h>
//!
//! /* A call that fails here is a mistake of this program. */
//! static void check(hotdice_status status)
//! {
//!     if (status != HOTDICE_STATUS_OK) {
//!         fprintf(stderr, "%s\n", hotdice_status_message(status));
//!         exit(EXIT_FAILURE);
//!     }
//! }
//!
//! /* Rules as in "farkle", but a first bank needs so many points. */
//! static hotdice_rules *house_rules(uint32_t opening)
//! {
//!     hotdice_rules *farkle, *rules;
//!     hotdice_builder *builder;
//!     check(hotdice_rules_preset("farkle", &farkle));
//!     check(hotdice_builder_from_rules(farkle, &builder));
//!     check(hotdice_builder_set_opening(builder, opening));
//!     check(hotdice_builder_build(builder, &rules));
//!     hotdice_builder_free(builder);
//!     hotdice_rules_free(farkle);
//!     return rules;
//! }
//!
//! /* Where the engine would ask its own dice. */
//! static int next_face(void *user)
//! {
//!     const int **next = user;
//!     return *(*next)++;
//! }
//!
//! int main(void)
//! {
//!     const int faces[] = {1, 2, 1, 4, 5, 1};
//!     const int *next = faces;
//!     hotdice_rules *rules = house_rules(500);
//!     hotdice_dice_source *dice;
//!     hotdice_game *game, *restored;
//!     hotdice_throw thrown;
//!     hotdice_keep keeps[HOTDICE_MAX_KEEPS], kept;
//!     hotdice_seat seat;
//!     uint8_t save[HOTDICE_MAX_SAVE];
//!     size_t count, length;
//!     uint32_t points;
//!     int32_t bust;
//!
//!     check(hotdice_game_new(rules, 2, 0, &game));
//!     check(hotdice_dice_source_callback(next_face, &next, &dice));
//!     check(hotdice_game_throw_from(game, dice, &thrown, &bust));
//!     if (bust == HOTDICE_BUST_NONE) {
//!         /* The turn is the game's, and not to be freed. */
//!         const hotdice_turn *turn = hotdice_game_turn(game);
//!         check(hotdice_turn_keeps(turn, keeps, HOTDICE_MAX_KEEPS, &count));
//!         check(hotdice_game_keep(game, keeps[count - 1].dice, &kept));
//!         printf("%lu keep-sets, the last for %lu points\n", (unsigned long)count,
//!                (unsigned long)kept.points);
//!         check(hotdice_game_bank(game, &points));
//!     }
//!
//!     check(hotdice_game_save(game, save, sizeof save, &length));
//!     check(hotdice_game_restore(rules, save, length, &restored));
//!     /* The games keep the rules alive. */
//!     hotdice_rules_free(rules);
//!     hotdice_game_free(game);
//!     check(hotdice_game_seat(restored, 0, &seat));
//!     printf("player 0 has %ld points, player %ld is next\n", (long)seat.account.total,
//!            (long)hotdice_game_current(restored));
//!
//!     hotdice_game_free(restored);
//!     hotdice_dice_source_free(dice);
//!     return 0;
//! }
//! ```
//!
//! It prints:
//!
//! ```text
//! 7 keep-sets, the last for 1050 points
//! player 0 has 1050 points, player 1 is next
//! ```
//!
//! # The same in C++
//!
//! ```cpp
//! #include <hotdice.hpp>
//! #include <iostream>
//!
//! int main()
//! {
//!     const auto farkle = hotdice::rules::preset("farkle");
//!     const auto rules = farkle.to_builder().opening(500).build();
//!     auto game = hotdice::game::start(rules, 2);
//!
//!     const int faces[] = {1, 2, 1, 4, 5, 1};
//!     auto dice = hotdice::dice_source::calling([next = faces]() mutable { return *next++; });
//!     if (game.throw_from(dice).bust == hotdice::bust::none) {
//!         const auto keeps = game.turn().keeps();
//!         const auto kept = game.keep(keeps.back().dice);
//!         std::cout << keeps.size() << " keep-sets, the last for " << kept.points << " points\n";
//!         game.bank();
//!     }
//!
//!     const auto restored = hotdice::game::restore(rules, game.save());
//!     std::cout << "player 0 has " << restored.seat(0).account.total << " points, player "
//!               << int(*restored.current()) << " is next\n";
//! }
//! ```
//!
//! A failed call throws `hotdice::error`. Without exceptions, define `HOTDICE_NO_EXCEPTIONS` before
//! the header: the same functions then return a `hotdice::result`.
//!
//! # What is owned by whom
//!
//! | | in C | in C++ |
//! |---|---|---|
//! | **values**: `hotdice_dice`, `hotdice_keep`, all structs with fields | yours, copied like numbers | the same |
//! | **objects**: rules, builder, turn, game, dice source, throw-off, best turn, race | yours from the call that makes them to the `_free` of their kind | move-only owners, which free them |
//! | the turn of a game | the game's: read it, never free it; it is good until the next action on the game | `turn_view` |
//! | the rules of a turn or game | kept alive by it: free yours when you like | the same |
//! | `user` of a dice function | yours: it must outlive the dice source | a callable, owned by the dice source |
//! | texts such as `hotdice_status_message` | static: never free them | the same |
//! | lists and texts that you ask for | written to your memory | `fixed_list`, `std::vector`, `std::string` |
//!
//! Nothing has to be set up before the first call, and nothing torn down after the last.
//!
//! # Errors, lists, threads
//!
//! * Whatever can fail returns a `hotdice_status`. A call that failed has changed nothing and written
//!   no output, so a refused action is no disaster: tell the player, with
//!   `hotdice_status_message` or words of your own, and go on. For the bank there is a struct with
//!   the numbers, `hotdice_turn_check_bank`.
//! * Later versions may know more statuses and reasons: a `switch` over them needs a `default`.
//! * A list takes memory and its size, and tells the full length. Keep-sets and advice are never more
//!   than `HOTDICE_MAX_KEEPS`, so an array like `keeps` above always has room. For the others,
//!   partitions among them, ask with `NULL` and 0 first.
//! * One object is used by one thread at a time, unless all of them only read it. Rules never
//!   change, and can be shared by all threads.
//! * No action allocates; making and freeing objects, texts, advice and solving do.
//! * A program that loads the library by itself compares `hotdice_abi_version()` with
//!   `HOTDICE_ABI_VERSION` first.
//!
//! # In a package of Rust with C in it
//!
//! The build script of a package that depends on this one finds the headers through Cargo, to hand
//! them to whatever compiles its C:
//!
//! ```no_run
//! // build.rs
//! let headers = std::env::var_os("DEP_HOTDICE_INCLUDE").expect("hotdice is a dependency");
//! ```
//!
//! # Other languages
//!
//! Whatever can call C can use the shared library: `examples/python/` does with `ctypes` alone. For
//! the web there is a build as WebAssembly without imports; see the `README.md`.
//!
//! Next: [hints](super::hints).
