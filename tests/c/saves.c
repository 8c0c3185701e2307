/* Turns and games as bytes: written and read at every step of seeded games, and refused when they
 * are cut short, damaged, of another version, of another kind or of other rules. */
#include "refused.h"
#include "step.h"

/* Where the version of the format is in the bytes. */
#define VERSION 4

struct save {
    uint8_t bytes[HOTDICE_MAX_SAVE];
    size_t length;
};

static hotdice_rules *rules;

static struct save save_of_turn(const hotdice_turn *turn)
{
    struct save save = {{0}, 0};
    SUCCEEDS(hotdice_turn_save(turn, save.bytes, sizeof save.bytes, &save.length));
    return save;
}

static struct save save_of_game(const hotdice_game *game)
{
    struct save save = {{0}, 0};
    SUCCEEDS(hotdice_game_save(game, save.bytes, sizeof save.bytes, &save.length));
    return save;
}

static int same(const struct save *one, const struct save *other)
{
    return one->length == other->length && memcmp(one->bytes, other->bytes, one->length) == 0;
}

/* The checksum of the format, as it is defined by ISO 3309. */
static uint32_t crc32_of(const uint8_t *bytes, size_t length)
{
    uint32_t crc = UINT32_MAX;
    int bit;
    for (; length > 0; length--) {
        crc ^= *bytes++;
        for (bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
        }
    }
    return ~crc;
}

/* Puts the checksum right. */
static void seal(struct save *save)
{
    const size_t end = save->length - 4;
    const uint32_t crc = crc32_of(save->bytes, end);
    size_t i;
    for (i = 0; i < 4; i++) {
        save->bytes[end + i] = (uint8_t)(crc >> 8 * i);
    }
}

static void restore_what_was_saved(const hotdice_game *game)
{
    const struct save turn = save_of_turn(hotdice_game_turn(game)), whole = save_of_game(game);
    struct save again;
    hotdice_turn *restored_turn;
    hotdice_game *restored;
    SUCCEEDS(hotdice_turn_restore(rules, turn.bytes, turn.length, &restored_turn));
    again = save_of_turn(restored_turn);
    CHECK(same(&again, &turn));
    hotdice_turn_free(restored_turn);
    SUCCEEDS(hotdice_game_restore(rules, whole.bytes, whole.length, &restored));
    again = save_of_game(restored);
    CHECK(same(&again, &whole));
    hotdice_game_free(restored);

    /* Each read as the other. */
    REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_turn_restore(rules, whole.bytes, whole.length, &out.turn));
    REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_game_restore(rules, turn.bytes, turn.length, &out.game));
}

static void refuse_cut_short(const struct save *turn, const struct save *game)
{
    size_t length;
    for (length = 0; length < turn->length; length++) {
        REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_turn_restore(rules, turn->bytes, length, &out.turn));
    }
    for (length = 0; length < game->length; length++) {
        REFUSED(HOTDICE_STATUS_BAD_SAVE, hotdice_game_restore(rules, game->bytes, length, &out.game));
    }
    REFUSED(HOTDICE_STATUS_BAD_SAVE,
            hotdice_game_restore(rules, game->bytes, HOTDICE_MAX_SAVE, &out.game));
    REFUSED(HOTDICE_STATUS_BAD_SAVE,
            hotdice_turn_restore(rules, turn->bytes, HOTDICE_MAX_SAVE, &out.turn));
}

static void refuse_damaged(struct save turn, struct save game)
{
    size_t place;
    int bit;
    for (place = 0; place < turn.length; place++) {
        const hotdice_status status =
            place == VERSION ? HOTDICE_STATUS_OTHER_VERSION : HOTDICE_STATUS_BAD_SAVE;
        for (bit = 0; bit < 8; bit++) {
            turn.bytes[place] ^= (uint8_t)(1 << bit);
            REFUSED(status, hotdice_turn_restore(rules, turn.bytes, turn.length, &out.turn));
            turn.bytes[place] ^= (uint8_t)(1 << bit);
        }
    }
    for (place = 0; place < game.length; place++) {
        const hotdice_status status =
            place == VERSION ? HOTDICE_STATUS_OTHER_VERSION : HOTDICE_STATUS_BAD_SAVE;
        for (bit = 0; bit < 8; bit++) {
            game.bytes[place] ^= (uint8_t)(1 << bit);
            REFUSED(status, hotdice_game_restore(rules, game.bytes, game.length, &out.game));
            game.bytes[place] ^= (uint8_t)(1 << bit);
        }
    }
}

static void refuse_other_version(struct save turn, struct save game)
{
    turn.bytes[VERSION] = HOTDICE_SAVE_VERSION + 1;
    seal(&turn);
    REFUSED(HOTDICE_STATUS_OTHER_VERSION,
            hotdice_turn_restore(rules, turn.bytes, turn.length, &out.turn));
    game.bytes[VERSION] = HOTDICE_SAVE_VERSION + 1;
    seal(&game);
    REFUSED(HOTDICE_STATUS_OTHER_VERSION,
            hotdice_game_restore(rules, game.bytes, game.length, &out.game));
}

/* Bytes that say what is not so, under a checksum that is right. What is not refused is played on. */
static size_t count_refused_lies(struct save turn, struct save game)
{
    size_t place, refused = 0;
    for (place = 0; place + 4 < game.length; place++) {
        struct save lie = game, again;
        hotdice_game *restored;
        hotdice_status status;
        lie.bytes[place] ^= 0x81;
        seal(&lie);
        status = hotdice_game_restore(rules, lie.bytes, lie.length, &restored);
        CHECK(status != HOTDICE_STATUS_PANIC);
        if (status == HOTDICE_STATUS_OK) {
            again = save_of_game(restored);
            CHECK(same(&again, &lie));
            hotdice_game_free(restored);
        } else {
            refused++;
        }
    }
    for (place = 0; place + 4 < turn.length; place++) {
        struct save lie = turn, again;
        hotdice_turn *restored;
        hotdice_status status;
        lie.bytes[place] ^= 0x81;
        seal(&lie);
        status = hotdice_turn_restore(rules, lie.bytes, lie.length, &restored);
        CHECK(status != HOTDICE_STATUS_PANIC);
        if (status == HOTDICE_STATUS_OK) {
            again = save_of_turn(restored);
            CHECK(same(&again, &lie));
            hotdice_turn_free(restored);
        } else {
            refused++;
        }
    }
    return refused;
}

/* Plays a copy from its bytes and from the position of the dice to the same end. */
static void play_on(const struct save *save, const hotdice_dice_source *source, size_t steps)
{
    hotdice_game *games[2];
    struct save ends[2];
    uint64_t seed, position;
    size_t i, left;
    SUCCEEDS(hotdice_dice_source_position(source, &seed, &position));
    for (i = 0; i < 2; i++) {
        hotdice_dice_source *dice;
        SUCCEEDS(hotdice_game_restore(rules, save->bytes, save->length, &games[i]));
        SUCCEEDS(hotdice_dice_source_seeded_at(seed, position, &dice));
        for (left = steps; left > 0 && goes_on(games[i]); left--) {
            step(games[i], dice);
        }
        ends[i] = save_of_game(games[i]);
        hotdice_dice_source_free(dice);
        hotdice_game_free(games[i]);
    }
    CHECK(same(&ends[0], &ends[1]));
    CHECK(!same(&ends[0], save));
}

/* Saves at every step; damages the saves of the first steps, which come to every phase. */
static void play(const char *id, uint64_t seed, size_t damaged)
{
    hotdice_dice_source *source;
    hotdice_game *game;
    unsigned phases = 0;
    size_t steps, refused = 0;
    rules = rules_of(id);
    SUCCEEDS(hotdice_dice_source_seeded(seed, &source));
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    for (steps = 0; steps < 3000 && goes_on(game); steps++) {
        restore_what_was_saved(game);
        phases |= 1u << hotdice_turn_phase(hotdice_game_turn(game));
        if (steps < damaged) {
            const struct save turn = save_of_turn(hotdice_game_turn(game)), whole = save_of_game(game);
            refuse_cut_short(&turn, &whole);
            refuse_damaged(turn, whole);
            refuse_other_version(turn, whole);
            refused += count_refused_lies(turn, whole);
            play_on(&whole, source, 20);
        }
        step(game, source);
    }
    CHECK(!goes_on(game));
    restore_what_was_saved(game);
    phases |= 1u << hotdice_turn_phase(hotdice_game_turn(game));
    CHECK(phases == (1u << HOTDICE_PHASE_TO_THROW | 1u << HOTDICE_PHASE_TO_KEEP |
                     1u << HOTDICE_PHASE_TO_DECIDE | 1u << HOTDICE_PHASE_OVER));
    CHECK(damaged == 0 || refused > 0);
    hotdice_game_free(game);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
}

static void refuse_under_other_rules(void)
{
    hotdice_rules *five_dice = rules_of("five-dice-farkle");
    const hotdice_account account = {0, 0, {0, 0, 0}};
    hotdice_game *game;
    hotdice_turn *turn;
    struct save saved;
    rules = rules_of("farkle");
    SUCCEEDS(hotdice_turn_new(rules, account, &turn));
    saved = save_of_turn(turn);
    REFUSED(HOTDICE_STATUS_IMPOSSIBLE_SAVE,
            hotdice_turn_restore(five_dice, saved.bytes, saved.length, &out.turn));
    hotdice_turn_free(turn);
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    saved = save_of_game(game);
    REFUSED(HOTDICE_STATUS_IMPOSSIBLE_SAVE,
            hotdice_game_restore(five_dice, saved.bytes, saved.length, &out.game));
    hotdice_game_free(game);
    hotdice_rules_free(rules);
    hotdice_rules_free(five_dice);
}

int main(void)
{
    play("titusind", 7, 12);
    play("crapola", 11, 0);
    play("cien-mil", 3, 0);
    play("dice-game-10000", 5, 6);
    /* What is on offer, to be confirmed, counted or left of throws is saved as well. */
    play("high-stakes", 7, 24);
    play("zehntausend", 7, 0);
    play("berliner-macke", 7, 0);
    play("farkle-ten", 7, 0);
    play("zilch", 7, 0);
    refuse_under_other_rules();
    return 0;
}
