/* Where every field of every value lies, on every platform: a program that was built against one
 * version of the library has to work with the next. */
#include <hotdice.h>

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), "size of " #type)

#define FIELD(type, field, offset) \
    _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(hotdice_dice, 8);
FIELD(hotdice_dice, counts, 0);
FIELD(hotdice_dice, reserved, 6);

SIZE(hotdice_throw, 8);
FIELD(hotdice_throw, faces, 0);
FIELD(hotdice_throw, len, 6);
FIELD(hotdice_throw, reserved, 7);

SIZE(hotdice_payout, 8);
FIELD(hotdice_payout, kind, 0);
FIELD(hotdice_payout, points, 4);

SIZE(hotdice_group, 12);
FIELD(hotdice_group, payout, 0);
FIELD(hotdice_group, forms, 8);

SIZE(hotdice_formation, 16);
FIELD(hotdice_formation, dice, 0);
FIELD(hotdice_formation, payout, 8);

SIZE(hotdice_confirmation, 8);
FIELD(hotdice_confirmation, kind, 0);
FIELD(hotdice_confirmation, points, 4);

SIZE(hotdice_bust_streak, 12);
FIELD(hotdice_bust_streak, busts, 0);
FIELD(hotdice_bust_streak, reserved, 1);
FIELD(hotdice_bust_streak, penalty, 4);
FIELD(hotdice_bust_streak, points, 8);

SIZE(hotdice_piggyback, 8);
FIELD(hotdice_piggyback, kind, 0);
FIELD(hotdice_piggyback, total, 4);

SIZE(hotdice_ending, 8);
FIELD(hotdice_ending, kind, 0);
FIELD(hotdice_ending, rounds, 4);
FIELD(hotdice_ending, reserved, 6);

SIZE(hotdice_players, 2);
FIELD(hotdice_players, min, 0);
FIELD(hotdice_players, max, 1);

SIZE(hotdice_set_scheme, 16);
FIELD(hotdice_set_scheme, kind, 0);
FIELD(hotdice_set_scheme, values, 4);

SIZE(hotdice_held, 16);
FIELD(hotdice_held, dice, 0);
FIELD(hotdice_held, open, 8);

SIZE(hotdice_keep, 16);
FIELD(hotdice_keep, dice, 0);
FIELD(hotdice_keep, points, 8);
FIELD(hotdice_keep, dice_left, 12);
FIELD(hotdice_keep, wins, 13);
FIELD(hotdice_keep, reserved, 14);

SIZE(hotdice_combination, 16);
FIELD(hotdice_combination, dice, 0);
FIELD(hotdice_combination, points, 8);
FIELD(hotdice_combination, kind, 12);
FIELD(hotdice_combination, wins, 13);
FIELD(hotdice_combination, reserved, 14);

SIZE(hotdice_partition, 120);
FIELD(hotdice_partition, dice, 0);
FIELD(hotdice_partition, absorbed, 8);
FIELD(hotdice_partition, points, 16);
FIELD(hotdice_partition, wins, 20);
FIELD(hotdice_partition, len, 21);
FIELD(hotdice_partition, reserved, 22);
FIELD(hotdice_partition, combinations, 24);

SIZE(hotdice_odds, 40);
FIELD(hotdice_odds, throws, 0);
FIELD(hotdice_odds, busts, 8);
FIELD(hotdice_odds, keep_sets, 16);
FIELD(hotdice_odds, best_points, 24);
FIELD(hotdice_odds, keep_set_points, 32);

SIZE(hotdice_account, 8);
FIELD(hotdice_account, total, 0);
FIELD(hotdice_account, on_board, 4);
FIELD(hotdice_account, reserved, 5);

SIZE(hotdice_offer, 24);
FIELD(hotdice_offer, held, 0);
FIELD(hotdice_offer, points, 16);
FIELD(hotdice_offer, reserved, 20);

SIZE(hotdice_bank_check, 16);
FIELD(hotdice_bank_check, refusal, 0);
FIELD(hotdice_bank_check, points, 4);
FIELD(hotdice_bank_check, needed, 8);

SIZE(hotdice_seat, 12);
FIELD(hotdice_seat, account, 0);
FIELD(hotdice_seat, left, 8);
FIELD(hotdice_seat, busts, 9);
FIELD(hotdice_seat, reserved, 10);

SIZE(hotdice_outcome, 8);
FIELD(hotdice_outcome, reason, 0);
FIELD(hotdice_outcome, winners, 4);

SIZE(hotdice_standing, 8);
FIELD(hotdice_standing, total, 0);
FIELD(hotdice_standing, place, 4);
FIELD(hotdice_standing, seat, 5);
FIELD(hotdice_standing, reserved, 6);

SIZE(hotdice_advice, 144);
FIELD(hotdice_advice, value, 0);
FIELD(hotdice_advice, decision, 8);
FIELD(hotdice_advice, reserved, 12);
FIELD(hotdice_advice, dice, 16);
FIELD(hotdice_advice, partition, 24);

SIZE(hotdice_distribution, 32);
FIELD(hotdice_distribution, mean, 0);
FIELD(hotdice_distribution, bust, 8);
FIELD(hotdice_distribution, won, 16);
FIELD(hotdice_distribution, throws, 24);

SIZE(hotdice_bank_chance, 16);
FIELD(hotdice_bank_chance, probability, 0);
FIELD(hotdice_bank_chance, points, 8);
FIELD(hotdice_bank_chance, reserved, 12);

SIZE(hotdice_race_state, 12);
FIELD(hotdice_race_state, own, 0);
FIELD(hotdice_race_state, other, 4);
FIELD(hotdice_race_state, own_busts, 8);
FIELD(hotdice_race_state, other_busts, 9);
FIELD(hotdice_race_state, seat, 10);
FIELD(hotdice_race_state, reserved, 11);

int main(void)
{
    return 0;
}
