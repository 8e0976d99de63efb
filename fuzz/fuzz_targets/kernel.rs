//! Random well-typed kernels agree before the passes, after each, and on the virtual GPU at every level.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_tests_drive::random::{Choices, judge, program};

fuzz_target!(|data: &[u8]| {
    let p = program(&mut Choices::given(data));
    if let Err(e) = judge(&p) {
        panic!("{e}\n{}", p.text);
    }
});
