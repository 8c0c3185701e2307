/* A panic inside the library comes back as a status, and the library goes on working. Links only with
 * a library that was built with its test hooks. */
#include "step.h"

hotdice_status hotdice_test_panic(void);

int main(void)
{
    hotdice_rules *rules = rules_of("titusind");
    hotdice_dice_source *source;
    hotdice_game *game;
    SUCCEEDS(hotdice_dice_source_seeded(7, &source));
    SUCCEEDS(hotdice_game_new(rules, 2, 0, &game));
    while (goes_on(game)) {
        ENDS(HOTDICE_STATUS_PANIC, hotdice_test_panic());
        step(game, source);
    }
    puts(hotdice_status_message(hotdice_test_panic()));
    hotdice_game_free(game);
    hotdice_dice_source_free(source);
    hotdice_rules_free(rules);
    return 0;
}
