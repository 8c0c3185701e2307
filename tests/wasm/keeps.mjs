// The keep-sets of a throw: node keeps.mjs MODULE RULES THROW
//
// A line for each: dice, points or "win", dice left, number of partitions.

import { argv } from "node:process";
import { Engine } from "./engine.mjs";

const MAX_KEEPS = 63;
const KEEP = { size: 16, points: 8, diceLeft: 12, wins: 13 };

function line(engine, rules, held, thrown, keep) {
    return engine.scoped(() => {
        const text = engine.place(16);
        const length = engine.place(4);
        engine.must("dice_text", keep, text, 16, length);
        engine.must("rules_partitions", rules, held, thrown, keep, 0, 0, length);
        const { view } = engine;
        const points = view.getUint8(keep + KEEP.wins) ? "win" : view.getUint32(keep + KEEP.points, true);
        const left = view.getUint8(keep + KEEP.diceLeft);
        return [engine.text(text), points, left, view.getUint32(length, true)].join("\t");
    });
}

const [, , path, id, dice] = argv;
const engine = new Engine(path);
const rules = engine.make("rules_preset", engine.string(id));
const nothingHeld = engine.place(16);
const thrown = engine.place(8);
engine.must("dice_parse", engine.string(dice), thrown);
for (const keep of engine.list("rules_keeps", KEEP.size, MAX_KEEPS, rules, nothingHeld, thrown)) {
    console.log(line(engine, rules, nothingHeld, thrown, keep));
}
engine.call("rules_free", rules);
