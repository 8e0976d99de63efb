//! Random straight-line programs: the simulator compared with the scalar reference in `tests/reference`. The input is
//! the seed of a program.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_sim::exec::Level;
use t0_tests_reference::device::Device;
use t0_tests_reference::generate::Pool;

fuzz_target!(|seed: u64| {
    let program = Pool::default().program(seed, 16);
    let want = program.execute();
    if want.uncertain {
        return;
    }
    for level in [Level::Portable, Level::Avx2, Level::Avx512] {
        let got = Device::default().run(&program.start, &program.words(), Some(level)).expect("straight-line programs end");
        assert!(got == want, "seed {seed} at {level:?}");
    }
});
