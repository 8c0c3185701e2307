// A game of seeded dice between two who keep the most points and bank as soon as they may:
// node game.mjs MODULE RULES SEED
//
// It prints the number of turns, and a line for each player: place, seat, total.

import { argv } from "node:process";
import { Engine } from "./engine.mjs";

const PHASE_TO_KEEP = 2;
const REASON_NONE = 0;
const STATUS_OK = 0;

const MAX_KEEPS = 63;
const MAX_PLAYERS = 16;
const KEEP = { size: 16, points: 8, wins: 13 };
const BANK_CHECK = { size: 16, refusal: 0 };
const OUTCOME = { size: 8, reason: 0 };
const STANDING = { size: 8, total: 0, place: 4, seat: 5 };

function keepTheMost(engine, game, turn) {
    const worth = (keep) =>
        engine.view.getUint8(keep + KEEP.wins) ? Infinity : engine.view.getUint32(keep + KEEP.points, true);
    const keeps = engine.list("turn_keeps", KEEP.size, MAX_KEEPS, turn);
    const most = keeps.reduce((best, next) => (worth(next) > worth(best) ? next : best));
    engine.must("game_keep", game, most, engine.place(KEEP.size));
}

function mayBank(engine, turn) {
    const check = engine.place(BANK_CHECK.size);
    engine.must("turn_check_bank", turn, check);
    return engine.view.getInt32(check + BANK_CHECK.refusal, true) === STATUS_OK;
}

function act(engine, game, dice) {
    const turn = engine.call("game_turn", game);
    if (engine.call("turn_phase", turn) === PHASE_TO_KEEP) {
        keepTheMost(engine, game, turn);
    } else if (mayBank(engine, turn)) {
        engine.must("game_bank", game, engine.place(4));
    } else {
        engine.must("game_throw_from", game, dice, engine.place(8), engine.place(4));
    }
}

function isOver(engine, game) {
    const outcome = engine.place(OUTCOME.size);
    engine.call("game_outcome", outcome, game);
    return engine.view.getInt32(outcome + OUTCOME.reason, true) !== REASON_NONE;
}

function printStandings(engine, game) {
    console.log(engine.call("game_turns", game));
    for (const standing of engine.list("game_standings", STANDING.size, MAX_PLAYERS, game)) {
        const { view } = engine;
        const place = view.getUint8(standing + STANDING.place);
        const seat = view.getUint8(standing + STANDING.seat);
        console.log([place, seat, view.getInt32(standing + STANDING.total, true)].join("\t"));
    }
}

const [, , path, id, seed] = argv;
const engine = new Engine(path);
const rules = engine.make("rules_preset", engine.string(id));
const game = engine.make("game_new", rules, 2, 0);
const dice = engine.make("dice_source_seeded", BigInt(seed));
while (!engine.scoped(() => isOver(engine, game))) {
    engine.scoped(() => act(engine, game, dice));
}
printStandings(engine, game);
engine.call("game_free", game);
engine.call("dice_source_free", dice);
engine.call("rules_free", rules);
