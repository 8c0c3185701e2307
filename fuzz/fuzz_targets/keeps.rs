//! The law of the same name in `src/laws`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| hotdice_fuzz::check("keeps", input));
