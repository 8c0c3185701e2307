/* Every function of dice sources, turns, saves and throw-offs with every pointer NULL in turn and every
 * number out of its range, and what each refuses in a phase that is not its own: nothing changes. */
#include "bad_values.h"
#include "refused.h"

static const hotdice_account NEW_PLAYER;

/* Accounts with a byte that is neither 0 nor 1, or not 0 where it must be. */
static const hotdice_account BAD_BYTES[] = {
    {0, 2, {0, 0, 0}}, {0, 255, {0, 0, 0}}, {0, 0, {1, 0, 0}}, {0, 1, {0, 0, 255}}};

/* Totals that nobody reaches, and points of a player who never banked. */
static const hotdice_account BAD_ACCOUNTS[] = {
    {INT32_MAX, 1, {0, 0, 0}}, {INT32_MIN, 1, {0, 0, 0}}, {50, 0, {0, 0, 0}}};

static hotdice_rules *rules;
static hotdice_dice_source *source;
static hotdice_dice none, one, ones, three, scoring, hot, two_to_six;

static int seven(void *user)
{
    (void)user;
    return 7;
}

static int no_face(void *user)
{
    return *(const int *)user;
}

static void sources(void)
{
    const int no_faces[] = {0, -1, 7, 257, 256 + 1, -255, INT32_MAX, INT32_MIN};
    hotdice_dice_source *callback;
    size_t i;
    hotdice_dice_source_free(NULL);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_seeded(7, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_seeded_at(7, 1, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_callback(NULL, &i, &out.source));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_callback(seven, &i, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_throw(NULL, 6, &out.thrown));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_throw(source, 6, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_below(NULL, 6, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_below(source, 6, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_position(NULL, &out.seed, &out.position));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_position(source, NULL, &out.position));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_dice_source_position(source, &out.seed, NULL));
    for EACH (i, NO_DICE_COUNTS) {
        REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT,
                hotdice_dice_source_throw(source, NO_DICE_COUNTS[i], &out.thrown));
    }

    SUCCEEDS(hotdice_dice_source_callback(seven, NULL, &callback));
    REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_dice_source_throw(callback, 1, &out.thrown));
    REFUSED(HOTDICE_STATUS_NOT_SEEDED, hotdice_dice_source_below(callback, 6, &out.number));
    REFUSED(HOTDICE_STATUS_NOT_SEEDED,
            hotdice_dice_source_position(callback, &out.seed, &out.position));
    hotdice_dice_source_free(callback);
    for EACH (i, no_faces) {
        int face = no_faces[i];
        SUCCEEDS(hotdice_dice_source_callback(no_face, &face, &callback));
        REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_dice_source_throw(callback, 6, &out.thrown));
        hotdice_dice_source_free(callback);
    }
}

static void answers_of_no_turn(void)
{
    const hotdice_account account = hotdice_turn_account(NULL);
    const hotdice_held held = hotdice_turn_held(NULL);
    const hotdice_held nothing = {none, none};
    const hotdice_dice table = hotdice_turn_table(NULL), kept = hotdice_turn_kept(NULL);
    const hotdice_confirmation pending = hotdice_turn_pending(NULL);
    const hotdice_offer offer = hotdice_turn_offer(NULL);
    hotdice_turn_free(NULL);
    CHECK(hotdice_turn_phase(NULL) == HOTDICE_PHASE_NONE);
    CHECK(hotdice_turn_dice_in_hand(NULL) == 0);
    CHECK(hotdice_turn_points(NULL) == 0);
    CHECK(hotdice_turn_throws(NULL) == 0);
    CHECK(hotdice_turn_end(NULL) == HOTDICE_END_NONE);
    CHECK(hotdice_turn_banked(NULL) == 0);
    CHECK(hotdice_turn_bust(NULL) == HOTDICE_BUST_NONE);
    CHECK(memcmp(&account, &NEW_PLAYER, sizeof account) == 0);
    CHECK(memcmp(&held, &nothing, sizeof held) == 0);
    CHECK(memcmp(&table, &none, sizeof table) == 0);
    CHECK(memcmp(&kept, &none, sizeof kept) == 0);
    CHECK(pending.kind == HOTDICE_CONFIRMATION_NONE && pending.points == 0);
    CHECK(memcmp(&offer.held, &nothing, sizeof nothing) == 0 && offer.points == 0);
}

static void null_for_turns(hotdice_turn *turn)
{
    hotdice_partition partition;
    memset(&partition, 0, sizeof partition);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_new(NULL, NEW_PLAYER, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_new(rules, NEW_PLAYER, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_copy(NULL, rules, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_copy(turn, NULL, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_copy(turn, rules, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keeps(NULL, out.keeps, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keeps(turn, NULL, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keeps(turn, out.keeps, 63, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_partitions(NULL, one, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_partitions(turn, one, NULL, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_partitions(turn, one, out.partitions, 63, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_take_over(NULL, &out.offer));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_take_over(turn, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw(NULL, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw(turn, scoring, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw_from(NULL, source, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw_from(turn, NULL, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw_from(turn, source, NULL, &out.bust));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_throw_from(turn, source, &out.thrown, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keep(NULL, one, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keep(turn, one, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keep_as(NULL, &partition, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keep_as(turn, NULL, &out.keep));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_keep_as(turn, &partition, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_take_back(NULL, &out.dice));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_take_back(turn, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_check_bank(NULL, &out.bank));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_check_bank(turn, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_bank(NULL, &out.number));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_bank(turn, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_forfeit(NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_save(NULL, out.saved, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_save(turn, NULL, 256, &out.len));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_save(turn, out.saved, 256, NULL));
}

static void null_to_restore(const uint8_t *saved, size_t length)
{
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_restore(NULL, saved, length, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_restore(rules, NULL, length, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_turn_restore(rules, saved, length, NULL));
    REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_turn_restore(rules, NULL, 0, &out.turn));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_restore(NULL, saved, length, &out.game));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_restore(rules, NULL, length, &out.game));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_game_restore(rules, saved, length, NULL));
    REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_game_restore(rules, NULL, 0, &out.game));
}

/* Whether the turn stands where it stood. */
static int stands(const hotdice_turn *turn, const uint8_t *saved, size_t length)
{
    uint8_t bytes[HOTDICE_MAX_SAVE];
    size_t now;
    SUCCEEDS(hotdice_turn_save(turn, bytes, sizeof bytes, &now));
    return now == length && memcmp(bytes, saved, length) == 0;
}

static void turn_that_waits_for_a_throw(hotdice_turn *turn)
{
    hotdice_partition partition;
    hotdice_dice_source *bad;
    size_t i;
    memset(&partition, 0, sizeof partition);
    partition.dice = one;
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_turn_throw(turn, BAD_DICE[i], &out.bust));
    }
    REFUSED(HOTDICE_STATUS_NO_OFFER, hotdice_turn_take_over(turn, &out.offer));
    REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT, hotdice_turn_throw(turn, none, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT, hotdice_turn_throw(turn, two_to_six, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_keep(turn, one, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_keep_as(turn, &partition, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE,
            hotdice_turn_partitions(turn, one, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_take_back(turn, &out.dice));
    REFUSED(HOTDICE_STATUS_NOTHING_KEPT, hotdice_turn_bank(turn, &out.number));
    SUCCEEDS(hotdice_dice_source_callback(seven, NULL, &bad));
    REFUSED(HOTDICE_STATUS_BAD_FACE, hotdice_turn_throw_from(turn, bad, &out.thrown, &out.bust));
    hotdice_dice_source_free(bad);
}

static void turn_that_waits_for_a_keep(hotdice_turn *turn)
{
    hotdice_partition partition;
    size_t i;
    memset(&partition, 0, sizeof partition);
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_turn_keep(turn, BAD_DICE[i], &out.keep));
        REFUSED(HOTDICE_STATUS_BAD_DICE,
                hotdice_turn_partitions(turn, BAD_DICE[i], out.partitions, 63, &out.len));
    }
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_take_over(turn, &out.offer));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_throw(turn, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE,
            hotdice_turn_throw_from(turn, source, &out.thrown, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_take_back(turn, &out.dice));
    REFUSED(HOTDICE_STATUS_NOTHING_KEPT, hotdice_turn_bank(turn, &out.number));
    REFUSED(HOTDICE_STATUS_NO_DICE, hotdice_turn_keep(turn, none, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_THROWN, hotdice_turn_keep(turn, ones, &out.keep));
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_turn_keep(turn, three, &out.keep));
    REFUSED(HOTDICE_STATUS_NO_DICE,
            hotdice_turn_partitions(turn, none, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NOT_THROWN,
            hotdice_turn_partitions(turn, ones, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NOT_SCORING,
            hotdice_turn_partitions(turn, three, out.partitions, 63, &out.len));
    REFUSED(HOTDICE_STATUS_NO_DICE, hotdice_turn_keep_as(turn, &partition, &out.keep));
    partition.dice = ones;
    REFUSED(HOTDICE_STATUS_NOT_THROWN, hotdice_turn_keep_as(turn, &partition, &out.keep));
    partition.dice = three;
    REFUSED(HOTDICE_STATUS_NOT_SCORING, hotdice_turn_keep_as(turn, &partition, &out.keep));
    partition.dice = one;
    REFUSED(HOTDICE_STATUS_NO_PARTITION, hotdice_turn_keep_as(turn, &partition, &out.keep));
    memset(&partition, 0xFF, sizeof partition);
    REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_turn_keep_as(turn, &partition, &out.keep));
}

/* Each number of a listed partition changed: what is left is no partition. */
static void changed_partitions(hotdice_turn *turn)
{
    hotdice_partition listed;
    size_t count, i;
    SUCCEEDS(hotdice_turn_partitions(turn, one, &listed, 1, &count));
    CHECK(count == 1);
    for (i = 0; i < sizeof listed; i++) {
        hotdice_partition changed = listed;
        hotdice_status status;
        ((uint8_t *)&changed)[i] ^= 0x41;
        fill_outputs();
        status = hotdice_turn_keep_as(turn, &changed, &out.keep);
        CHECK(status != HOTDICE_STATUS_OK && status != HOTDICE_STATUS_PANIC);
        check_outputs(status, "hotdice_turn_keep_as", __FILE__, __LINE__);
    }
}

static void turn_that_is_over(hotdice_turn *turn)
{
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_take_over(turn, &out.offer));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_throw(turn, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_keep(turn, one, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_forfeit(turn));
    REFUSED(HOTDICE_STATUS_TURN_OVER, hotdice_turn_bank(turn, &out.number));
}

static void turns(void)
{
    hotdice_rules *five_dice = rules_of("five-dice-farkle");
    uint8_t saved[HOTDICE_MAX_SAVE];
    hotdice_turn *turn;
    size_t length, i;
    for EACH (i, BAD_BYTES) {
        REFUSED(HOTDICE_STATUS_BAD_VALUE, hotdice_turn_new(rules, BAD_BYTES[i], &out.turn));
    }
    for EACH (i, BAD_ACCOUNTS) {
        REFUSED(HOTDICE_STATUS_BAD_ACCOUNT, hotdice_turn_new(rules, BAD_ACCOUNTS[i], &out.turn));
    }
    SUCCEEDS(hotdice_turn_new(rules, NEW_PLAYER, &turn));
    SUCCEEDS(hotdice_turn_save(turn, saved, sizeof saved, &length));
    null_for_turns(turn);
    null_to_restore(saved, length);
    turn_that_waits_for_a_throw(turn);
    REFUSED(HOTDICE_STATUS_IMPOSSIBLE_SAVE, hotdice_turn_copy(turn, five_dice, &out.turn));
    CHECK(stands(turn, saved, length));

    SUCCEEDS(hotdice_turn_throw(turn, scoring, &out.bust));
    SUCCEEDS(hotdice_turn_save(turn, saved, sizeof saved, &length));
    null_for_turns(turn);
    turn_that_waits_for_a_keep(turn);
    changed_partitions(turn);
    CHECK(stands(turn, saved, length));

    SUCCEEDS(hotdice_turn_keep(turn, one, &out.keep));
    SUCCEEDS(hotdice_turn_save(turn, saved, sizeof saved, &length));
    null_for_turns(turn);
    REFUSED(HOTDICE_STATUS_WRONG_PHASE, hotdice_turn_keep(turn, one, &out.keep));
    REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT, hotdice_turn_throw(turn, scoring, &out.bust));
    REFUSED(HOTDICE_STATUS_BELOW_OPENING, hotdice_turn_bank(turn, &out.number));
    CHECK(stands(turn, saved, length));

    SUCCEEDS(hotdice_turn_forfeit(turn));
    SUCCEEDS(hotdice_turn_save(turn, saved, sizeof saved, &length));
    null_for_turns(turn);
    turn_that_is_over(turn);
    CHECK(stands(turn, saved, length));
    hotdice_turn_free(turn);
    hotdice_rules_free(five_dice);
}

/* A keep where all scoring dice have to be kept, and a bank after hot dice, below the minimum and
 * above an exact target. */
static void strict_rules(void)
{
    const hotdice_account near = {900, 1, {0, 0, 0}};
    hotdice_partition only_one;
    hotdice_rules *strict;
    hotdice_builder *builder;
    hotdice_turn *turn;
    memset(&only_one, 0, sizeof only_one);
    only_one.dice = one;
    SUCCEEDS(hotdice_builder_new(&builder));
    SUCCEEDS(hotdice_builder_set_keeping(builder, HOTDICE_KEEPING_ALL_SCORING));
    SUCCEEDS(hotdice_builder_set_hot_dice(builder, HOTDICE_HOT_DICE_MUST));
    SUCCEEDS(hotdice_builder_set_minimum(builder, 300));
    SUCCEEDS(hotdice_builder_set_target(builder, 1300));
    SUCCEEDS(hotdice_builder_set_finish(builder, HOTDICE_FINISH_EXACT));
    SUCCEEDS(hotdice_builder_build(builder, &strict));
    hotdice_builder_free(builder);

    SUCCEEDS(hotdice_turn_new(strict, near, &turn));
    hotdice_rules_free(strict);
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("1-1-2-3-4-6"), &out.bust));
    REFUSED(HOTDICE_STATUS_INCOMPLETE, hotdice_turn_keep(turn, one, &out.keep));
    REFUSED(HOTDICE_STATUS_INCOMPLETE, hotdice_turn_keep_as(turn, &only_one, &out.keep));
    REFUSED(HOTDICE_STATUS_INCOMPLETE,
            hotdice_turn_partitions(turn, one, out.partitions, 63, &out.len));
    SUCCEEDS(hotdice_turn_keep(turn, ones, &out.keep));
    REFUSED(HOTDICE_STATUS_BELOW_MINIMUM, hotdice_turn_bank(turn, &out.number));
    SUCCEEDS(hotdice_turn_throw(turn, dice_of("4-4-4-6"), &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, dice_of("4-4-4"), &out.keep));
    REFUSED(HOTDICE_STATUS_ABOVE_TARGET, hotdice_turn_bank(turn, &out.number));
    SUCCEEDS(hotdice_turn_check_bank(turn, &out.bank));
    CHECK(out.bank.refusal == HOTDICE_STATUS_ABOVE_TARGET && out.bank.needed == 400);
    SUCCEEDS(hotdice_turn_throw(turn, one, &out.bust));
    SUCCEEDS(hotdice_turn_keep(turn, one, &out.keep));
    CHECK(hotdice_turn_points(turn) == 700 && hotdice_turn_dice_in_hand(turn) == 6);
    REFUSED(HOTDICE_STATUS_HOT_DICE, hotdice_turn_bank(turn, &out.number));
    hotdice_turn_free(turn);
}

static void throw_offs(void)
{
    hotdice_rules *for_two;
    hotdice_throw_off *throw_off;
    hotdice_builder *builder;
    size_t i;
    SUCCEEDS(hotdice_builder_from_rules(rules, &builder));
    SUCCEEDS(hotdice_builder_set_players(builder, 2, 2));
    SUCCEEDS(hotdice_builder_build(builder, &for_two));
    hotdice_builder_free(builder);
    hotdice_throw_off_free(NULL);
    CHECK(hotdice_throw_off_next(NULL) == HOTDICE_NO_SEAT);
    CHECK(hotdice_throw_off_winner(NULL) == HOTDICE_NO_SEAT);
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_off_new(NULL, 2, &out.throw_off));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_off_new(rules, 2, NULL));
    REFUSED(HOTDICE_STATUS_NULL, hotdice_throw_off_throw(NULL, scoring));
    REFUSED(HOTDICE_STATUS_WRONG_PLAYERS, hotdice_throw_off_new(rules, 0, &out.throw_off));
    REFUSED(HOTDICE_STATUS_WRONG_PLAYERS, hotdice_throw_off_new(rules, 17, &out.throw_off));
    REFUSED(HOTDICE_STATUS_WRONG_PLAYERS, hotdice_throw_off_new(for_two, 3, &out.throw_off));
    SUCCEEDS(hotdice_throw_off_new(for_two, 2, &throw_off));
    hotdice_rules_free(for_two);
    REFUSED(HOTDICE_STATUS_WRONG_DICE_COUNT, hotdice_throw_off_throw(throw_off, one));
    for EACH (i, BAD_DICE) {
        REFUSED(HOTDICE_STATUS_BAD_DICE, hotdice_throw_off_throw(throw_off, BAD_DICE[i]));
    }
    CHECK(hotdice_throw_off_next(throw_off) == 0);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, scoring));
    CHECK(hotdice_throw_off_next(throw_off) == 1);
    SUCCEEDS(hotdice_throw_off_throw(throw_off, hot));
    REFUSED(HOTDICE_STATUS_DECIDED, hotdice_throw_off_throw(throw_off, scoring));
    CHECK(hotdice_throw_off_winner(throw_off) == 0);
    hotdice_throw_off_free(throw_off);
}

int main(void)
{
    rules = rules_of("titusind");
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    none = dice_of("");
    one = dice_of("1");
    ones = dice_of("1-1");
    three = dice_of("3");
    scoring = dice_of("1-2-3-4-6-6");
    hot = dice_of("1-1-1-5-5-5");
    two_to_six = dice_of("2-3-4-5-6");
    sources();
    answers_of_no_turn();
    turns();
    strict_rules();
    throw_offs();
    SUCCEEDS(hotdice_dice_source_position(source, &out.seed, &out.position));
    CHECK(out.seed == 7 && out.position == 0);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
    return 0;
}
