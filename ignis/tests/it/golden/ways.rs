//! Each kernel has the same clocks in every command that models it: they are equal, and they repeat from run to run.
//! The instances with committed machine code are launched.
//!
//! | command | what it calls |
//! |---|---|
//! | this test's table, `t0 tune`, `cargo bench --bench gemm -- --model`, `t0 run --timing --no-sensitivity` | `record` with `Purpose::Time` |
//! | `t0 run --timing` | `record` with `Purpose::Sensitivity` |
//! | `t0 profile`, `T0_DEVICE=virtual-timed` | `Recorder`, for the launches of a program |

use super::launch::{Argument, Launch};
use super::{Instance, all, time};
use std::error::Error;
use std::process::Command;
use t0::prelude::*;
use t0::{ArgumentKind, Image};
use t0_timing::Parameters;
use t0_timing::record::{Purpose, Recording, Sample};

/// A view of the next argument, with elements of its size.
enum Operand {
    Bytes(Buffer<u8>),
    Words(Buffer<u32>),
    Halves(Buffer<u16>),
    Pairs(Buffer<u64>),
}

/// The values whose bytes these are.
fn values<T: bytemuck::AnyBitPattern>(bytes: &[u8]) -> Vec<T> {
    bytes.chunks_exact(size_of::<T>()).map(bytemuck::pod_read_unaligned).collect()
}

/// Launches the kernel with the runtime.
fn run(device: &Device, image: &'static Image, launch: &Launch) -> Result<(), t0::Error> {
    let mut operands = Vec::new();
    for (argument, declared) in launch.arguments.iter().zip(image.arguments) {
        if let Argument::View { bytes, .. } = argument {
            operands.push(match declared.bytes {
                1 => Operand::Bytes(device.upload(bytes)?),
                2 => Operand::Halves(device.upload(&values(bytes))?),
                8 => Operand::Pairs(device.upload(&values(bytes))?),
                _ => Operand::Words(device.upload(&values(bytes))?),
            });
        }
    }
    let mut operands = operands.iter_mut();
    let mut launched = t0::Launch::new(image);
    for (argument, declared) in launch.arguments.iter().zip(image.arguments) {
        let Argument::View { rows, cols, .. } = argument else {
            let Argument::Value { pass, .. } = argument else { continue };
            launched = pass(launched);
            continue;
        };
        let (rows, cols) = (*rows as usize, *cols as usize);
        launched = match (operands.next().expect("one for each view"), declared.kind) {
            (Operand::Bytes(x), ArgumentKind::Reads) => launched.view_in(x.matrix(rows, cols)?),
            (Operand::Bytes(x), _) => launched.view_out(x.matrix_mut(rows, cols)?),
            (Operand::Words(x), ArgumentKind::Reads) => launched.view_in(x.matrix(rows, cols)?),
            (Operand::Words(x), _) => launched.view_out(x.matrix_mut(rows, cols)?),
            (Operand::Halves(x), ArgumentKind::Reads) => launched.view_in(x.matrix(rows, cols)?),
            (Operand::Halves(x), _) => launched.view_out(x.matrix_mut(rows, cols)?),
            (Operand::Pairs(x), ArgumentKind::Reads) => launched.view_in(x.matrix(rows, cols)?),
            (Operand::Pairs(x), _) => launched.view_out(x.matrix_mut(rows, cols)?),
        };
    }
    let [x, y, z] = launch.workgroups;
    launched.blocks((x, y, z)).run(device).map(drop)
}

/// The instances with committed machine code.
fn listed() -> impl Iterator<Item = (String, Instance)> {
    all().into_iter().filter(|(_, instance)| instance.listed)
}

#[test]
#[ignore = "the program that `clocks_are_equal_in_all_commands` records"]
fn program() {
    let device = Device::open().expect("the virtual GPU");
    for (name, Instance { image, launch, .. }) in listed() {
        run(&device, image, &launch()).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

fn clocks(sample: &Sample, launch: &Launch) -> Result<i64, Box<dyn Error>> {
    Ok(sample.launch(launch.data.level()).time(&Parameters::GFX1100, &sample.workgroups)?.clocks)
}

#[test]
fn clocks_are_equal_in_all_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(std::env::current_exe().expect("the path of this test"));
    program.args(["golden::ways::program", "--exact", "--ignored", "--nocapture"]).env("T0_PROFILE", folder.path());
    let output = program.output().expect("this test can be run");
    assert!(output.status.success(), "{output:?}");
    let recorded = Recording::read(folder.path()).expect("a recording").launches;
    let mut different = Vec::new();
    for (name, Instance { image, launch, .. }) in listed() {
        let launch = launch();
        let of = |purpose| time::sample(image, &launch, purpose).and_then(|sample| clocks(&sample, &launch));
        let find = || -> Result<i64, Box<dyn Error>> {
            let known = recorded.iter().find(|known| known.object.bytes() == image.object).ok_or("no such launch")?;
            clocks(&known.trace()?.sample(&known.object)?, &launch)
        };
        let all = [of(Purpose::Time), of(Purpose::Sensitivity), find()].map(|clocks| clocks.map_err(|e| e.to_string()));
        if all.iter().any(|one| one.is_err() || *one != all[0]) {
            different.push(format!("{name}: {all:?}"));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}
