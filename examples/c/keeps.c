/*
 * Every legal keep-set of a throw, a line for each: its dice, its points or "win", how many dice it
 * leaves (0 with hot dice) and how many partitions it has, with tabs between them. A bust has no
 * lines.
 *
 *     keeps titusind 144445        one throw
 *     keeps titusind -             the throws on standard input, one a line
 */
#include <hotdice.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { DONE = 0, BROKEN_STREAM = 1, BAD_ARGUMENT = 2 };

/* No dice are held from earlier throws. */
static const hotdice_held NOTHING_HELD;

static int refuse(const char *argument, const char *value, const char *reason)
{
    fprintf(stderr, "error: invalid value '%s' for '%s': %s\n", value, argument, reason);
    return BAD_ARGUMENT;
}

static int report_bug(hotdice_status status)
{
    fprintf(stderr, "error: %s\n", hotdice_status_message(status));
    return BROKEN_STREAM;
}

static hotdice_status print_keep(const hotdice_rules *rules, hotdice_dice thrown, hotdice_keep keep)
{
    char dice[2 * HOTDICE_MAX_DICE];
    size_t length, partitions;
    hotdice_status status = hotdice_dice_text(keep.dice, dice, sizeof dice, &length);
    if (status != HOTDICE_STATUS_OK) {
        return status;
    }
    /* Without a place for the partitions, only their number is written. */
    status = hotdice_rules_partitions(rules, NOTHING_HELD, thrown, keep.dice, NULL, 0, &partitions);
    if (status != HOTDICE_STATUS_OK) {
        return status;
    }
    if (keep.wins) {
        printf("%s\twin\t%d\t%zu\n", dice, keep.dice_left, partitions);
    } else {
        printf("%s\t%" PRIu32 "\t%d\t%zu\n", dice, keep.points, keep.dice_left, partitions);
    }
    return HOTDICE_STATUS_OK;
}

static int print_keeps(const hotdice_rules *rules, hotdice_dice thrown)
{
    hotdice_keep keeps[HOTDICE_MAX_KEEPS];
    size_t count, i;
    hotdice_status status =
        hotdice_rules_keeps(rules, NOTHING_HELD, thrown, keeps, HOTDICE_MAX_KEEPS, &count);
    for (i = 0; status == HOTDICE_STATUS_OK && i < count; i++) {
        status = print_keep(rules, thrown, keeps[i]);
    }
    return status == HOTDICE_STATUS_OK ? DONE : report_bug(status);
}

static int answer(const hotdice_rules *rules, const char *text)
{
    hotdice_dice thrown;
    uint8_t count, most = hotdice_rules_dice(rules);
    hotdice_status status = hotdice_dice_parse(text, &thrown);
    if (status == HOTDICE_STATUS_OK) {
        status = hotdice_dice_len(thrown, &count);
    }
    if (status != HOTDICE_STATUS_OK) {
        return refuse("<THROW>", text, "faces 1 to 6, and no more than six of them, are expected");
    }
    if (count < 1 || count > most) {
        char reason[64];
        snprintf(reason, sizeof reason, "1 to %d dice can be thrown, not %d", most, count);
        return refuse("<THROW>", text, reason);
    }
    return print_keeps(rules, thrown);
}

static int answer_all(const hotdice_rules *rules, FILE *throws)
{
    char line[64];
    int result = DONE;
    while (result == DONE && fgets(line, sizeof line, throws) != NULL) {
        line[strcspn(line, "\r\n")] = '\0';
        result = answer(rules, line);
    }
    return result == DONE && ferror(throws) ? BROKEN_STREAM : result;
}

int main(int argc, char **argv)
{
    hotdice_rules *rules = NULL;
    int result;
    if (argc != 3) {
        fprintf(stderr, "error: two arguments are needed: keeps RULES THROW\n");
        return BAD_ARGUMENT;
    }
    if (hotdice_rules_preset(argv[1], &rules) != HOTDICE_STATUS_OK) {
        return refuse("<RULES>", argv[1], "there are no such rules");
    }
    result = strcmp(argv[2], "-") == 0 ? answer_all(rules, stdin) : answer(rules, argv[2]);
    hotdice_rules_free(rules);
    if (fflush(stdout) != 0 && result == DONE) {
        perror("error");
        return BROKEN_STREAM;
    }
    return result;
}
