//! Runs a followed kernel at every level and for every target, and compares with the IR interpreter.

use std::collections::BTreeSet;
use t0_core::ir::Function;
use t0_core::ir::func::ParamKind;
use t0_core::ir::interp::{self, Arg, InterpError};
use t0_core::{Options, compile_ir};
use t0_isa::target::{ALL, BASELINE};
use t0_tests_drive::launch;
use t0_tests_drive::source::{File, messages};

/// The instruction budget of a launch.
const BUDGET: u64 = 1 << 20;
/// The work-items of a launch.
const ITEMS: u32 = 64;
/// The elements of a view.
const ELEMENTS: u32 = 512;

/// Arguments with small numbers: bytes are 0 to 7, and words of four bytes are small integers.
fn arguments(f: &Function) -> Vec<Arg> {
    let of = |(k, p): (usize, &t0_core::ir::func::Param)| match p.kind {
        ParamKind::View { elem_bytes, .. } => {
            let bytes = (0..ELEMENTS * elem_bytes)
                .map(|b| if b % elem_bytes.min(4) == 0 { (b as usize / 4 + k) as u8 % 8 } else { 0 });
            Arg::View { bytes: bytes.collect(), rows: 16, cols: 32, stride: 32 }
        }
        ParamKind::Scalar { .. } => Arg::Scalar(3),
    };
    f.params.iter().enumerate().map(of).collect()
}

fn outputs(args: &[Arg]) -> Vec<&[u8]> {
    args.iter().filter_map(|a| if let Arg::View { bytes, .. } = a { Some(bytes.as_slice()) } else { None }).collect()
}

fn agree(func: &Function, first: u8) -> Result<(), String> {
    if func.messages().is_some() {
        // The code of messages is checked by the kernels' own tests.
        let code = compile_ir(func, &ALL[0], &Options { level: 2, verify: true }).map_err(|e| e.to_string());
        return code.map(drop);
    }
    let mut want = arguments(func);
    let interpreted = match interp::run(func, [ITEMS, 1, 1], &mut want, BUDGET) {
        Ok(_) => true,
        Err(InterpError::Unsupported(_)) => false,
        Err(e) => return Err(format!("interpreted: {e}")),
    };
    let mut seen = BTreeSet::new();
    for level in first..=2 {
        for target in ALL.iter().chain([&BASELINE]) {
            let whose = format!("for {} at level {level}", target.name);
            let code =
                compile_ir(func, target, &Options { level, verify: true }).map_err(|e| format!("{whose}: {e}"))?;
            if !seen.insert(code.words.clone()) {
                continue;
            }
            let mut args = arguments(func);
            launch::execute(func, &code, [ITEMS, 1, 1], &mut args, BUDGET).map_err(|e| format!("{whose}: {e}"))?;
            if !interpreted && seen.len() == 1 {
                want = args;
            } else if outputs(&args) != outputs(&want) {
                return Err(format!("{whose}: other results"));
            }
        }
    }
    Ok(())
}

/// Checks every instance of the kernels of a text.
pub(crate) fn check(text: &str) -> Result<(), String> {
    let file = File::read(text).map_err(|e| e.to_string())?;
    for name in file.names() {
        let lowered = file.lower(&name).map_err(|ds| format!("{name} is refused:\n{}", messages(&ds)))?;
        agree(&lowered.func, 0).map_err(|e| format!("{name}: {e}"))?;
        if let Some(unrolled) = &lowered.unrolled {
            agree(unrolled, 1).map_err(|e| format!("{name}, unrolled: {e}"))?;
        }
    }
    Ok(())
}
