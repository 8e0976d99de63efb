//! Any text parses and assembles, or is refused with a location in it. The printed form of a parsed instruction parses
//! to the same words.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_share::fuzz::parse;

fuzz_target!(|bytes: &[u8]| parse(bytes));
