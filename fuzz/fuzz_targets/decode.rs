//! Any words decode to an instruction or an error. An instruction prints, and encodes to words that decode to the same
//! instruction.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_share::fuzz::decode;

fuzz_target!(|bytes: &[u8]| decode(bytes));
