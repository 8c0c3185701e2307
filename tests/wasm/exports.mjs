// The functions that a module exports, a line for each: node exports.mjs MODULE
//
// It fails if the module asks for anything, or has no memory for a host to use.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { argv } from "node:process";

const module = new WebAssembly.Module(readFileSync(argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), []);
const named = (wanted) =>
    WebAssembly.Module.exports(module).filter(({ kind }) => kind === wanted).map(({ name }) => name);
assert.deepEqual(named("memory"), ["memory"]);
for (const name of named("function").sort()) {
    console.log(name);
}
