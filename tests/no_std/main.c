/* Plays the games of the seeds given as arguments: a line "seed winner turns" for each. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct played {
    int32_t winner;
    uint32_t turns;
};

struct played no_std_game(uint64_t seed);

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        uint64_t seed = strtoull(argv[i], NULL, 10);
        struct played played = no_std_game(seed);
        printf("%" PRIu64 " %" PRId32 " %" PRIu32 "\n", seed, played.winner, played.turns);
    }
    return 0;
}
