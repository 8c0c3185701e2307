/* Lists and texts for which there is no room, too little room, just enough, and more. */
#include "refused.h"

static const hotdice_held NOTHING_HELD;

/* The call with `out.LIST` as output and `capacity` as its room, for every capacity that matters.
 * The first call asks for the number without any place. */
#define LIST(expected, list, ask, call) \
    do { \
        const size_t full = (expected); \
        size_t capacity; \
        fill_outputs(); \
        SUCCEEDS(ask); \
        CHECK(out.len == full); \
        before.len = full; \
        CHECK(memcmp(&out, &before, sizeof out) == 0); \
        for (capacity = 0; capacity < full; capacity++) { \
            REFUSED(HOTDICE_STATUS_TOO_SMALL, call); \
            CHECK(out.len == full); \
        } \
        for (capacity = full; capacity < full + 2; capacity++) { \
            fill_outputs(); \
            SUCCEEDS(call); \
            CHECK(out.len == full); \
            CHECK(memcmp((char *)out.list + full * sizeof out.list[0], \
                         (char *)before.list + full * sizeof out.list[0], \
                         sizeof out.list - full * sizeof out.list[0]) == 0); \
        } \
    } while (0)

/* A text needs one place more than its length, for the final NUL. */
#define TEXT(expected, ask, call) \
    do { \
        const size_t full = strlen(expected); \
        size_t capacity; \
        fill_outputs(); \
        SUCCEEDS(ask); \
        CHECK(out.len == full); \
        before.len = full; \
        CHECK(memcmp(&out, &before, sizeof out) == 0); \
        for (capacity = 0; capacity <= full; capacity++) { \
            REFUSED(HOTDICE_STATUS_TOO_SMALL, call); \
            CHECK(out.len == full); \
        } \
        for (capacity = full + 1; capacity < full + 3; capacity++) { \
            fill_outputs(); \
            SUCCEEDS(call); \
            CHECK(out.len == full && strcmp(out.text, expected) == 0); \
            CHECK(memcmp(out.text + full + 1, before.text + full + 1, \
                         sizeof out.text - full - 1) == 0); \
        } \
    } while (0)

static void texts(void)
{
    const hotdice_dice six = dice_of("6-5-4-3-2-1"), none = dice_of("");
    hotdice_builder *builder;
    TEXT("1-2-3-4-5-6", hotdice_dice_text(six, NULL, 0, &out.len),
         hotdice_dice_text(six, out.text, capacity, &out.len));
    TEXT("", hotdice_dice_text(none, NULL, 0, &out.len),
         hotdice_dice_text(none, out.text, capacity, &out.len));
    TEXT("crapola", hotdice_preset_id(0, NULL, 0, &out.len),
         hotdice_preset_id(0, out.text, capacity, &out.len));
    SUCCEEDS(hotdice_builder_new(&builder));
    TEXT("", hotdice_builder_faults(builder, NULL, 0, &out.len),
         hotdice_builder_faults(builder, out.text, capacity, &out.len));
    SUCCEEDS(hotdice_builder_set_dice(builder, 7));
    SUCCEEDS(hotdice_builder_faults(builder, out.text, sizeof out.text, &out.len));
    CHECK(strstr(out.text, "dice") == out.text && out.len == strlen(out.text));
    {
        char faults[sizeof out.text];
        strcpy(faults, out.text);
        TEXT(faults, hotdice_builder_faults(builder, NULL, 0, &out.len),
             hotdice_builder_faults(builder, out.text, capacity, &out.len));
    }
    hotdice_builder_free(builder);
}

/* The sheet of every preset, which is the longer the more options it has. */
static void sheets(void)
{
    char sheet[sizeof out.text], id[32];
    size_t place, length;
    for (place = 0; place < hotdice_preset_count(); place++) {
        hotdice_rules *rules;
        SUCCEEDS(hotdice_preset_id(place, id, sizeof id, &length));
        rules = rules_of(id);
        SUCCEEDS(hotdice_rules_describe(rules, sheet, sizeof sheet, &length));
        CHECK(length == strlen(sheet) && length > 300);
        if (place == 0) {
            TEXT(sheet, hotdice_rules_describe(rules, NULL, 0, &out.len),
                 hotdice_rules_describe(rules, out.text, capacity, &out.len));
        }
        hotdice_rules_free(rules);
    }
}

/* Words of the rules sheet, as players read them. */
static void a_sheet_tells_the_rules(void)
{
    hotdice_rules *rules = rules_of("diecimila");
    fill_outputs();
    SUCCEEDS(hotdice_rules_describe(rules, out.text, sizeof out.text, &out.len));
    CHECK(strstr(out.text, "single dice: 1s 100, 5s 50\n") != NULL);
    CHECK(strstr(out.text, "A player's first bank needs at least 750 points.\n") != NULL);
    hotdice_rules_free(rules);
}

static void lists_of_rules(void)
{
    hotdice_rules *rules = rules_of("titusind"), *two_formations;
    const hotdice_dice thrown = dice_of("1-4-4-4-4-5"), bust = dice_of("2-3"), fours = dice_of("4-4-4");
    const hotdice_payout points = {HOTDICE_PAYOUT_POINTS, 500};
    hotdice_builder *builder;
    /* 1, 5, 1-5, and each of these four with three or four 4s, and 4s alone: 3 + 4 * 2 = 11. */
    LIST(11, keeps, hotdice_rules_keeps(rules, NOTHING_HELD, thrown, NULL, 0, &out.len),
         hotdice_rules_keeps(rules, NOTHING_HELD, thrown, out.keeps, capacity, &out.len));
    LIST(0, keeps, hotdice_rules_keeps(rules, NOTHING_HELD, bust, NULL, 0, &out.len),
         hotdice_rules_keeps(rules, NOTHING_HELD, bust, out.keeps, capacity, &out.len));
    LIST(1, partitions,
         hotdice_rules_partitions(rules, NOTHING_HELD, thrown, fours, NULL, 0, &out.len),
         hotdice_rules_partitions(rules, NOTHING_HELD, thrown, fours, out.partitions, capacity,
                                  &out.len));
    LIST(0, formations, hotdice_rules_formations(rules, NULL, 0, &out.len),
         hotdice_rules_formations(rules, out.formations, capacity, &out.len));

    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_formation(builder, dice_of("2-2-4"), points));
    SUCCEEDS(hotdice_builder_set_formation(builder, dice_of("3-6"), points));
    SUCCEEDS(hotdice_builder_build(builder, &two_formations));
    LIST(2, formations, hotdice_rules_formations(two_formations, NULL, 0, &out.len),
         hotdice_rules_formations(two_formations, out.formations, capacity, &out.len));
    hotdice_rules_free(two_formations);
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
}

/* A race to 100 has two totals for each player: with four values and nine bytes, 41. */
static void lists_of_what_is_solved(void)
{
    const uint32_t no_triplets[6] = {0};
    const hotdice_set_scheme triplets_only = {HOTDICE_SET_SCHEME_TRIPLETS_ONLY, {0, 0, 0}};
    hotdice_rules *rules = rules_of("busche-neller"), *short_rules, *one_throw;
    hotdice_builder *builder;
    hotdice_best_turn *best;
    hotdice_race *race;
    hotdice_game *game;
    const hotdice_turn *turn;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_target(builder, 100));
    SUCCEEDS(hotdice_builder_build(builder, &short_rules));
    SUCCEEDS(hotdice_builder_set_max_throws(builder, 1));
    SUCCEEDS(hotdice_builder_set_dice(builder, 2));
    SUCCEEDS(hotdice_builder_set_sets(builder, no_triplets, triplets_only));
    SUCCEEDS(hotdice_builder_build(builder, &one_throw));
    SUCCEEDS(hotdice_race_new(short_rules, NULL, NULL, &race));
    LIST(41, saved, hotdice_race_save(race, NULL, 0, &out.len),
         hotdice_race_save(race, out.saved, capacity, &out.len));
    SUCCEEDS(hotdice_game_new(short_rules, 2, 0, &game));
    LIST(1, advice, hotdice_race_advice(race, game, NULL, 0, &out.len),
         hotdice_race_advice(race, game, out.advice, capacity, &out.len));
    SUCCEEDS(hotdice_game_throw(game, dice_of("1-1-1-4-5-6"), &out.bust));
    LIST(7, advice, hotdice_race_advice(race, game, NULL, 0, &out.len),
         hotdice_race_advice(race, game, out.advice, capacity, &out.len));

    SUCCEEDS(hotdice_best_turn_new(short_rules, &best));
    turn = hotdice_game_turn(game);
    LIST(7, advice, hotdice_best_turn_advice(best, turn, NULL, 0, &out.len),
         hotdice_best_turn_advice(best, turn, out.advice, capacity, &out.len));
    LIST(1, relative, hotdice_best_turn_relative(best, NULL, 0, &out.len),
         hotdice_best_turn_relative(best, out.relative, capacity, &out.len));
    hotdice_best_turn_free(best);

    /* Two dice, thrown once: 50, 100, 150 or 200. */
    SUCCEEDS(hotdice_best_turn_new(one_throw, &best));
    LIST(4, chances, hotdice_best_turn_banks(best, HOTDICE_TURNS_ON_BOARD, NULL, 0, &out.len),
         hotdice_best_turn_banks(best, HOTDICE_TURNS_ON_BOARD, out.chances, capacity, &out.len));
    hotdice_best_turn_free(best);
    hotdice_game_free(game);
    hotdice_race_free(race);
    hotdice_rules_free(one_throw);
    hotdice_rules_free(short_rules);
    hotdice_builder_free(builder);
    hotdice_rules_free(rules);
}

static void lists_of_turns_and_games(void)
{
    hotdice_rules *rules = rules_of("titusind");
    const hotdice_dice thrown = dice_of("1-1-1-4-5-6"), ones = dice_of("1-1-1");
    hotdice_game *game;
    const hotdice_turn *turn;
    size_t length;
    SUCCEEDS(hotdice_game_new(rules, 3, 0, &game));
    LIST(0, keeps, hotdice_turn_keeps(hotdice_game_turn(game), NULL, 0, &out.len),
         hotdice_turn_keeps(hotdice_game_turn(game), out.keeps, capacity, &out.len));
    SUCCEEDS(hotdice_game_throw(game, thrown, &out.bust));
    turn = hotdice_game_turn(game);
    /* None to three 1s, with the 5 and without it, but not nothing: 4 * 2 - 1 = 7. */
    LIST(7, keeps, hotdice_turn_keeps(turn, NULL, 0, &out.len),
         hotdice_turn_keeps(turn, out.keeps, capacity, &out.len));
    /* As a set, or each by itself. */
    LIST(2, partitions, hotdice_turn_partitions(turn, ones, NULL, 0, &out.len),
         hotdice_turn_partitions(turn, ones, out.partitions, capacity, &out.len));
    LIST(3, standings, hotdice_game_standings(game, NULL, 0, &out.len),
         hotdice_game_standings(game, out.standings, capacity, &out.len));
    SUCCEEDS(hotdice_turn_save(turn, NULL, 0, &length));
    LIST(length, saved, hotdice_turn_save(turn, NULL, 0, &out.len),
         hotdice_turn_save(turn, out.saved, capacity, &out.len));
    SUCCEEDS(hotdice_game_save(game, NULL, 0, &length));
    LIST(length, saved, hotdice_game_save(game, NULL, 0, &out.len),
         hotdice_game_save(game, out.saved, capacity, &out.len));
    hotdice_game_free(game);
    hotdice_rules_free(rules);
}

int main(void)
{
    texts();
    sheets();
    a_sheet_tells_the_rules();
    lists_of_rules();
    lists_of_turns_and_games();
    lists_of_what_is_solved();
    return 0;
}
