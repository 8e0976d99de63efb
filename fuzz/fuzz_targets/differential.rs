//! Random straight-line programs: the simulator compared with the scalar reference of its tests. The input is the seed
//! of a program.
#![no_main]
#[path = "../../t0-sim/tests/reference/mod.rs"]
mod reference;

use libfuzzer_sys::fuzz_target;
use reference::device::Device;
use reference::generate::Pool;
use t0_sim::exec::Level;

fuzz_target!(|seed: u64| {
    let program = Pool::new().program(seed, 16);
    let want = program.execute();
    if want.uncertain {
        return;
    }
    for level in [Level::Portable, Level::Avx2, Level::Avx512] {
        let got = Device::new().run(&program.start, &program.words(), Some(level)).expect("straight-line programs end");
        assert!(got == want, "seed {seed} at {level:?}");
    }
});
