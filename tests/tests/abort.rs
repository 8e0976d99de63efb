//! `on_cpu` in a program with `panic = "abort"` returns an error instead of ending the process.

use std::fs;
use std::path::Path;
use std::process::Command;

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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("abort");
    fs::create_dir_all(dir.join("src")).unwrap();
    let manifest = format!(
        "[package]\nname = \"abort\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
         t0-kernel = {{ path = {:?} }}\n[profile.dev]\npanic = \"abort\"\n",
        root.join("t0-kernel")
    );
    fs::write(dir.join("Cargo.toml"), manifest).unwrap();
    fs::write(dir.join("src/main.rs"), MAIN).unwrap();
    fs::copy(root.join("Cargo.lock"), dir.join("Cargo.lock")).unwrap();
    let ran = Command::new(env!("CARGO"))
        .args(["run", "--offline", "--quiet"])
        .current_dir(&dir)
        .env("CARGO_TARGET_DIR", dir.join("target"))
        .output()
        .expect("cargo");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(
        String::from_utf8_lossy(&ran.stdout),
        "kernel `reads_beyond`, workgroup (0, 0, 0), wave 0, lane 0: a program built with `panic = \"abort\"` cannot run \
         kernels on the CPU, because an error in a lane unwinds its stack: remove `panic` from the profile in Cargo.toml\n"
    );
}
