// The C ABI of the engine in a WebAssembly module, for the programs here.
//
// Pointers are numbers. A struct by value is passed as a pointer to it, and one that is returned is
// written where an additional first argument points.

import { readFileSync } from "node:fs";

const PAGE = 65536;

export class Engine {
    constructor(path) {
        const module = new WebAssembly.Module(readFileSync(path));
        this.functions = new WebAssembly.Instance(module).exports;
        // The module asks for its own memory in the same way, so this page stays ours.
        this.begin = this.functions.memory.grow(1) * PAGE;
        this.free = this.begin;
    }

    // Made anew each time, since a view does not outlive the growth of the memory.
    get view() {
        return new DataView(this.functions.memory.buffer);
    }

    // Calls this function without the prefix; one that returns a status must succeed.
    call(name, ...values) {
        return this.functions[`hotdice_${name}`](...values);
    }

    must(name, ...values) {
        const status = this.call(name, ...values);
        if (status !== 0) {
            throw new Error(`${name}: ${this.text(this.call("status_message", status))}`);
        }
    }

    // Runs the body, and then takes back the places that it was given.
    scoped(body) {
        const before = this.free;
        try {
            return body();
        } finally {
            this.free = before;
        }
    }

    place(size) {
        const pointer = this.free;
        this.free += (size + 7) & ~7;
        if (this.free > this.begin + PAGE) {
            throw new Error("the page is full");
        }
        new Uint8Array(this.functions.memory.buffer, pointer, size).fill(0);
        return pointer;
    }

    string(text) {
        const bytes = new TextEncoder().encode(`${text}\0`);
        const pointer = this.place(bytes.length);
        new Uint8Array(this.functions.memory.buffer, pointer).set(bytes);
        return pointer;
    }

    text(pointer) {
        const bytes = new Uint8Array(this.functions.memory.buffer, pointer);
        return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
    }

    // The object that this function makes of these values.
    make(name, ...values) {
        return this.scoped(() => {
            const out = this.place(4);
            this.must(name, ...values, out);
            return this.view.getUint32(out, true);
        });
    }

    // The places of the structs that this function lists, given their size and greatest number.
    list(name, size, capacity, ...values) {
        const out = this.place(size * capacity);
        const length = this.place(4);
        this.must(name, ...values, out, capacity, length);
        const count = this.view.getUint32(length, true);
        return Array.from({ length: count }, (_, index) => out + index * size);
    }
}
