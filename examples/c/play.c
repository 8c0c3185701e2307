/*
 * A game of dice at the terminal, you against the computer.
 *
 *     play [RULES] [SEED]          play crapola 7
 *
 * Without arguments it is Titusind with other dice each time. The same seed gives the same dice.
 */
#include <hotdice.h>

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The computer banks this many points as soon as it may. */
#define ENOUGH 300

/* The computer takes a turn over that has so many dice to throw. */
#define DICE_TO_TAKE_OVER 3

/* A hint names so many of the best moves. */
#define HINTS 3

/* The seat of the human; the computer has all others. */
#define YOU 0

/* What the human may type, one letter for each. */
#define THROW 't'
#define TAKE_OVER 'o'
#define BANK 'b'
#define TAKE_BACK 'u'
#define HINT 'h'
#define GIVE_UP 'g'
#define QUIT 'q'

struct table {
    hotdice_rules *rules;
    hotdice_best_turn *best; /* NULL if there is none for these rules */
    hotdice_dice_source *dice;
    hotdice_game *game;
};

/* What the human typed: a letter of those above, or else a number; if neither, both are 0. */
struct reply {
    char letter;
    size_t number;
};

/* The calls of this program cannot fail, unless the program has a bug. */
static void check(hotdice_status status)
{
    if (status != HOTDICE_STATUS_OK) {
        fprintf(stderr, "error: %s\n", hotdice_status_message(status));
        exit(EXIT_FAILURE);
    }
}

static const char *name_of(int32_t seat)
{
    static const char *const names[HOTDICE_MAX_PLAYERS] = {
        "You",         "Computer",    "Computer 2",  "Computer 3", "Computer 4",  "Computer 5",
        "Computer 6",  "Computer 7",  "Computer 8",  "Computer 9", "Computer 10", "Computer 11",
        "Computer 12", "Computer 13", "Computer 14", "Computer 15"};
    return names[seat];
}

static const char *bust_reason(int32_t bust)
{
    switch (bust) {
    case HOTDICE_BUST_TOXIC:
        return "too many dice of a toxic face";
    case HOTDICE_BUST_INSTANT_LOSS:
        return "a combination that loses the turn";
    case HOTDICE_BUST_LAST_THROW:
        return "the last throw, and nothing of it can be banked";
    default:
        return "nothing scores";
    }
}

static void print_dice(hotdice_dice dice)
{
    char text[2 * HOTDICE_MAX_DICE];
    size_t length;
    check(hotdice_dice_text(dice, text, sizeof text, &length));
    fputs(text, stdout);
}

static void print_keep(hotdice_keep keep)
{
    print_dice(keep.dice);
    if (keep.wins) {
        fputs(" wins the game", stdout);
    } else {
        printf(" for %" PRIu32 " points", keep.points);
    }
    if (keep.dice_left == 0) {
        fputs(", hot dice", stdout);
    } else {
        printf(", %d left", keep.dice_left);
    }
}

static void announce_turn(const hotdice_game *game)
{
    int32_t seat = hotdice_game_current(game);
    int32_t total = hotdice_turn_account(hotdice_game_turn(game)).total;
    printf("\n%s: %" PRId32 " points", name_of(seat), total);
    puts(hotdice_game_is_ending(game) ? ", the last turn" : "");
}

/* What has to be kept before the turn points can be banked, if anything. */
static void announce_confirmation(const hotdice_turn *turn)
{
    hotdice_confirmation pending = hotdice_turn_pending(turn);
    switch (pending.kind) {
    case HOTDICE_CONFIRMATION_POINTS:
        printf("  to be confirmed by %" PRIu32 " more points\n", pending.points);
        break;
    case HOTDICE_CONFIRMATION_SINGLE:
        puts("  to be confirmed by a single die");
        break;
    default:
        break;
    }
}

static void print_standings(const hotdice_game *game)
{
    hotdice_standing standings[HOTDICE_MAX_PLAYERS];
    size_t count, i;
    hotdice_seats winners = hotdice_game_outcome(game).winners;
    check(hotdice_game_standings(game, standings, HOTDICE_MAX_PLAYERS, &count));
    putchar('\n');
    for (i = 0; i < count; i++) {
        hotdice_standing standing = standings[i];
        printf("%d. %s: %" PRId32 " points", standing.place, name_of(standing.seat), standing.total);
        puts(winners >> standing.seat & 1 ? ", the winner" : "");
    }
}

static uint8_t number_of_players(const hotdice_rules *rules)
{
    hotdice_players allowed;
    check(hotdice_rules_players(rules, &allowed));
    if (allowed.max < 2) {
        return allowed.max;
    }
    return allowed.min > 2 ? allowed.min : 2;
}

/* Every player throws all dice once; the greatest sum begins. */
static uint8_t throw_for_first(const struct table *table, uint8_t players)
{
    hotdice_throw_off *throw_off = NULL;
    int32_t seat;
    check(hotdice_throw_off_new(table->rules, players, &throw_off));
    while ((seat = hotdice_throw_off_next(throw_off)) != HOTDICE_NO_SEAT) {
        hotdice_throw thrown;
        hotdice_dice dice;
        check(hotdice_dice_source_throw(table->dice, hotdice_rules_dice(table->rules), &thrown));
        check(hotdice_throw_dice(thrown, &dice));
        printf("To begin, %s: ", name_of(seat));
        print_dice(dice);
        putchar('\n');
        check(hotdice_throw_off_throw(throw_off, dice));
    }
    seat = hotdice_throw_off_winner(throw_off);
    hotdice_throw_off_free(throw_off);
    return (uint8_t)seat;
}

static uint8_t first_player(const struct table *table, uint8_t players)
{
    uint32_t lot;
    switch (hotdice_rules_first_player(table->rules)) {
    case HOTDICE_FIRST_PLAYER_HIGHEST_THROW:
        return throw_for_first(table, players);
    case HOTDICE_FIRST_PLAYER_LOT:
        check(hotdice_dice_source_below(table->dice, players, &lot));
        return (uint8_t)lot;
    default:
        return YOU;
    }
}

static void sit_down(struct table *table, uint64_t seed)
{
    uint8_t players = number_of_players(table->rules);
    if (hotdice_best_turn_new(table->rules, &table->best) != HOTDICE_STATUS_OK) {
        table->best = NULL;
    }
    check(hotdice_dice_source_seeded(seed, &table->dice));
    check(hotdice_game_new(table->rules, players, first_player(table, players), &table->game));
}

static void stand_up(struct table *table)
{
    hotdice_game_free(table->game);
    hotdice_dice_source_free(table->dice);
    hotdice_best_turn_free(table->best);
    hotdice_rules_free(table->rules);
}

static void throw_dice(struct table *table)
{
    int32_t bust;
    hotdice_throw thrown;
    hotdice_dice dice;
    check(hotdice_game_throw_from(table->game, table->dice, &thrown, &bust));
    check(hotdice_throw_dice(thrown, &dice));
    fputs("  throw ", stdout);
    print_dice(dice);
    putchar('\n');
    if (bust != HOTDICE_BUST_NONE) {
        printf("  bust: %s\n", bust_reason(bust));
    }
}

static void take_over(struct table *table)
{
    hotdice_offer taken;
    check(hotdice_game_take_over(table->game, &taken));
    printf("  take %" PRIu32 " points over\n", taken.points);
}

static void keep_dice(struct table *table, hotdice_dice dice)
{
    hotdice_keep kept;
    check(hotdice_game_keep(table->game, dice, &kept));
    fputs("  keep ", stdout);
    print_keep(kept);
    putchar('\n');
}

static void bank_points(struct table *table)
{
    uint32_t points;
    check(hotdice_game_bank(table->game, &points));
    printf("  bank %" PRIu32 " points\n", points);
}

static void give_turn_up(struct table *table)
{
    check(hotdice_game_forfeit(table->game));
    puts("  the turn is given up");
}

static size_t list_keeps(const hotdice_game *game, hotdice_keep keeps[HOTDICE_MAX_KEEPS])
{
    size_t count;
    check(hotdice_turn_keeps(hotdice_game_turn(game), keeps, HOTDICE_MAX_KEEPS, &count));
    return count;
}

static hotdice_bank_check check_bank(const hotdice_game *game)
{
    hotdice_bank_check answer;
    check(hotdice_turn_check_bank(hotdice_game_turn(game), &answer));
    return answer;
}

/* Keeps what is worth most; of equal keeps, the one of fewest dice, which is listed first. */
static void computer_keeps(struct table *table)
{
    hotdice_keep keeps[HOTDICE_MAX_KEEPS];
    size_t count = list_keeps(table->game, keeps), best = 0, i;
    for (i = 1; i < count; i++) {
        if (!keeps[best].wins && (keeps[i].wins || keeps[i].points > keeps[best].points)) {
            best = i;
        }
    }
    keep_dice(table, keeps[best].dice);
}

/* How many dice there are to throw for who takes the turn over. */
static uint8_t dice_on_offer(const struct table *table, hotdice_offer offer)
{
    uint8_t held;
    check(hotdice_dice_len(offer.held.dice, &held));
    return (uint8_t)(hotdice_rules_dice(table->rules) - held);
}

static void computer_begins(struct table *table, hotdice_offer offer)
{
    if (dice_on_offer(table, offer) >= DICE_TO_TAKE_OVER) {
        take_over(table);
    }
    throw_dice(table);
}

static void computer_decides(struct table *table)
{
    hotdice_bank_check bank = check_bank(table->game);
    int is_last = hotdice_turn_dice_in_hand(hotdice_game_turn(table->game)) == 0;
    if (bank.refusal == HOTDICE_STATUS_OK && (bank.points >= ENOUGH || is_last)) {
        bank_points(table);
    } else if (is_last || bank.refusal == HOTDICE_STATUS_ABOVE_TARGET) {
        /* More dice are not to be had, or would only make it worse. */
        give_turn_up(table);
    } else {
        throw_dice(table);
    }
}

static void print_decision(hotdice_advice advice)
{
    switch (advice.decision) {
    case HOTDICE_DECISION_THROW:
        fputs("throw", stdout);
        break;
    case HOTDICE_DECISION_TAKE_OVER:
        fputs("take over", stdout);
        break;
    case HOTDICE_DECISION_KEEP:
    case HOTDICE_DECISION_KEEP_AS:
        fputs("keep ", stdout);
        print_dice(advice.dice);
        break;
    case HOTDICE_DECISION_BANK:
        fputs("bank", stdout);
        break;
    default:
        fputs("give the turn up", stdout);
        break;
    }
}

/* The best moves with the points that the turn comes to on average, if all that follows is best. */
static void print_hint(const struct table *table)
{
    hotdice_advice advice[HOTDICE_MAX_KEEPS];
    size_t count, i;
    if (table->best == NULL) {
        puts("  there are no hints for these rules");
        return;
    }
    check(hotdice_best_turn_advice(table->best, hotdice_game_turn(table->game), advice,
                                   HOTDICE_MAX_KEEPS, &count));
    for (i = 0; i < count && i < HINTS; i++) {
        printf("  %8.2f points expected: ", advice[i].value);
        print_decision(advice[i]);
        putchar('\n');
    }
}

static void skip_line(void)
{
    int character;
    do {
        character = getchar();
    } while (character != '\n' && character != EOF);
}

/* Asks until something is typed. The end of the input quits. */
static struct reply ask(const char *question)
{
    struct reply reply = {0, 0};
    char line[80], word[sizeof line];
    do {
        printf("%s> ", question);
        fflush(stdout);
        if (fgets(line, sizeof line, stdin) == NULL) {
            putchar('\n');
            reply.letter = QUIT;
            return reply;
        }
        if (strchr(line, '\n') == NULL) {
            skip_line();
        }
    } while (sscanf(line, "%79s", word) != 1);

    if (strspn(word, "0123456789") == strlen(word)) {
        reply.number = (size_t)strtoul(word, NULL, 10);
    } else if (word[1] == '\0') {
        reply.letter = word[0];
    }
    return reply;
}

/* Lets the human take over what is left or throw all dice; returns 0 to quit. */
static int human_begins(struct table *table, hotdice_offer offer)
{
    printf("  %" PRIu32 " points and %d dice to throw are left to be taken over\n", offer.points,
           dice_on_offer(table, offer));
    for (;;) {
        switch (ask("take over or throw").letter) {
        case TAKE_OVER:
            take_over(table);
            throw_dice(table);
            return 1;
        case THROW:
            throw_dice(table);
            return 1;
        case HINT:
            print_hint(table);
            break;
        case GIVE_UP:
            give_turn_up(table);
            return 1;
        case QUIT:
            return 0;
        default:
            puts("Type o to take over, t to throw all dice, h for a hint, g to give the turn up, or\n"
                 "q to quit.");
        }
    }
}

/* Lets the human choose a keep; returns 0 to quit. */
static int human_keeps(struct table *table)
{
    hotdice_keep keeps[HOTDICE_MAX_KEEPS];
    size_t count = list_keeps(table->game, keeps), i;
    for (i = 0; i < count; i++) {
        printf("  %2zu  ", i + 1);
        print_keep(keeps[i]);
        putchar('\n');
    }
    for (;;) {
        struct reply reply = ask("keep");
        if (reply.letter == QUIT) {
            return 0;
        }
        if (reply.letter == GIVE_UP) {
            give_turn_up(table);
            return 1;
        }
        if (reply.letter == HINT) {
            print_hint(table);
            continue;
        }
        if (reply.number >= 1 && reply.number <= count) {
            keep_dice(table, keeps[reply.number - 1].dice);
            return 1;
        }
        printf("Type the number of a keep, 1 to %zu; or h for a hint, g to give the turn up,\n"
               "q to quit.\n",
               count);
    }
}

/* Whether a refused bank tells how much it needs. That may be 0, as for the dice that may be left. */
static int has_needed(hotdice_bank_check bank)
{
    switch (bank.refusal) {
    case HOTDICE_STATUS_BELOW_OPENING:
    case HOTDICE_STATUS_BELOW_MINIMUM:
    case HOTDICE_STATUS_ABOVE_TARGET:
    case HOTDICE_STATUS_NO_MULTIPLE:
    case HOTDICE_STATUS_DICE_LEFT:
        return 1;
    case HOTDICE_STATUS_UNCONFIRMED:
        /* Where any single die confirms, there are no points to be told. */
        return bank.needed != 0;
    default:
        return 0;
    }
}

static void explain_refusal(hotdice_bank_check bank)
{
    printf("No bank of %" PRIu32 " points: %s", bank.points, hotdice_status_message(bank.refusal));
    if (has_needed(bank)) {
        printf(" (%" PRId64 ")", bank.needed);
    }
    putchar('\n');
}

/* Lets the human throw again or bank; returns 0 to quit. */
static int human_decides(struct table *table)
{
    const hotdice_turn *turn = hotdice_game_turn(table->game);
    hotdice_bank_check bank = check_bank(table->game);
    hotdice_dice taken_back;
    uint8_t to_throw = hotdice_turn_dice_in_hand(turn);
    printf("  %" PRIu32 " points in this turn, %d dice to throw\n", hotdice_turn_points(turn),
           to_throw);
    announce_confirmation(turn);
    for (;;) {
        switch (ask(to_throw > 0 ? "throw or bank" : "bank").letter) {
        case THROW:
            if (to_throw > 0) {
                throw_dice(table);
                return 1;
            }
            printf("No throw: %s\n", hotdice_status_message(HOTDICE_STATUS_NO_THROW_LEFT));
            break;
        case BANK:
            if (bank.refusal == HOTDICE_STATUS_OK) {
                bank_points(table);
                return 1;
            }
            explain_refusal(bank);
            break;
        case TAKE_BACK:
            check(hotdice_game_take_back(table->game, &taken_back));
            return 1;
        case HINT:
            print_hint(table);
            break;
        case GIVE_UP:
            give_turn_up(table);
            return 1;
        case QUIT:
            return 0;
        default:
            puts("Type t to throw again, b to bank, u to take the keep back, h for a hint, g to give\n"
                 "the turn up, or q to quit.");
        }
    }
}

/* Begins a turn; returns 0 to quit. */
static int begin_turn(struct table *table)
{
    hotdice_offer offer = hotdice_turn_offer(hotdice_game_turn(table->game));
    announce_turn(table->game);
    if (offer.points == 0) {
        throw_dice(table);
        return 1;
    }
    if (hotdice_game_current(table->game) == YOU) {
        return human_begins(table, offer);
    }
    computer_begins(table, offer);
    return 1;
}

/* Does whatever the turn waits for; returns 0 to quit. */
static int play_step(struct table *table)
{
    int human = hotdice_game_current(table->game) == YOU;
    switch (hotdice_turn_phase(hotdice_game_turn(table->game))) {
    case HOTDICE_PHASE_TO_KEEP:
        if (human) {
            return human_keeps(table);
        }
        computer_keeps(table);
        return 1;
    case HOTDICE_PHASE_TO_DECIDE:
        if (human) {
            return human_decides(table);
        }
        computer_decides(table);
        return 1;
    default:
        return begin_turn(table);
    }
}

static void play(struct table *table)
{
    int playing = 1;
    while (playing && hotdice_game_outcome(table->game).reason == HOTDICE_REASON_NONE) {
        playing = play_step(table);
    }
    print_standings(table->game);
}

static void list_presets(FILE *out)
{
    char id[32];
    size_t place, length;
    for (place = 0; place < hotdice_preset_count(); place++) {
        check(hotdice_preset_id(place, id, sizeof id, &length));
        fprintf(out, "%s%s", place == 0 ? "" : ", ", id);
    }
    fputc('\n', out);
}

static void print_aim(const char *id, const hotdice_rules *rules, uint64_t seed)
{
    hotdice_ending ending;
    check(hotdice_rules_ending(rules, &ending));
    if (ending.kind == HOTDICE_ENDING_ROUNDS) {
        printf("%s, %d rounds, seed %" PRIu64 "\n", id, ending.rounds, seed);
    } else {
        uint32_t target = hotdice_rules_target(rules);
        printf("%s to %" PRIu32 " points, seed %" PRIu64 "\n", id, target, seed);
    }
}

/* Reads a number of 64 bits; returns 0 if it is none. */
static int read_seed(const char *text, uint64_t *seed)
{
    char *end;
    errno = 0;
    *seed = strtoull(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0;
}

int main(int argc, char **argv)
{
    struct table table = {NULL, NULL, NULL, NULL};
    const char *id = argc > 1 ? argv[1] : "titusind";
    uint64_t seed = (uint64_t)time(NULL);
    if (argc > 3 || (argc > 2 && !read_seed(argv[2], &seed))) {
        fprintf(stderr, "usage: play [RULES] [SEED]; the seed is a number from 0 on\n");
        return 2;
    }
    if (hotdice_rules_preset(id, &table.rules) != HOTDICE_STATUS_OK) {
        fprintf(stderr, "error: there are no rules \"%s\", only ", id);
        list_presets(stderr);
        return 2;
    }
    print_aim(id, table.rules, seed);
    sit_down(&table, seed);
    play(&table);
    stand_up(&table);
    return 0;
}
