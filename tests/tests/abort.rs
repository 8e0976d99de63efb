//! `on_cpu` in a program with `panic = "abort"` returns an error instead of ending the process.

use t0_tests_share::outside::Outside;

const MAIN: &str = r#"
use t0_kernel::{cpu, prelude::*};

fn reads_beyond(x: In<f32>, mut y: Out<f32>) {
    y[lane()] = x[100u32];
}

fn main() {
    let (xs, mut ys) = ([1.0f32; 3], [0.0f32; 3]);
    let (x, y) = (cpu::View::from(&xs), cpu::ViewMut::from(&mut ys));
    // SAFETY: the body keeps no reference to an element.
    let run = unsafe { cpu::Run::new("reads_beyond", [32, 1, 1], (x, y.output()), |(x, y)| reads_beyond(x, y)) };
    println!("{}", run.over(3).run().unwrap_err());
}
"#;

#[test]
fn a_run_in_a_program_that_aborts_is_an_error() {
    let aborts = Outside::new("abort", "abort", &["t0-kernel"]);
    aborts.write("src/main.rs", MAIN);
    let ran = aborts.cargo(&["run"]).env("CARGO_PROFILE_DEV_PANIC", "abort").output().expect("cargo");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(
        String::from_utf8_lossy(&ran.stdout),
        "kernel `reads_beyond`, workgroup (0, 0, 0), wave 0, lane 0: a program built with `panic = \"abort\"` cannot run \
         kernels on the CPU, because an error in a lane unwinds its stack: remove `panic` from the profile in Cargo.toml\n"
    );
}
