//! Random well-typed kernels have the same results before the passes, after each pass, and on the virtual GPU at every
//! level.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_drive::random::{Choices, check, program};

fuzz_target!(|data: &[u8]| {
    let p = program(&mut Choices::given(data));
    if let Err(e) = check(&p) {
        panic!("{e}\n{}", p.text);
    }
});
