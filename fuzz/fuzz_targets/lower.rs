//! Mutated kernels are refused or compiled. The compiler does not panic, and its checkers report nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_drive::mutate::{mutated, lower_and_compile};
use t0_tests_drive::random::Choices;

fuzz_target!(|data: &[u8]| {
    let text = mutated(&mut Choices::given(data));
    if let Err(e) = lower_and_compile(&text) {
        panic!("{e}\n{text}");
    }
});
