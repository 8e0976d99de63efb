//! Runs one kernel at every level and for every target, on the strict virtual GPU and in the IR interpreter, and
//! compares with `on_cpu`.

use std::collections::BTreeSet;

use t0_abi::View;
use t0_abi::message::{Buffer, Header, RecordHead};
use t0_core::codegen::Generated;
use t0_core::ir::func::{Param, ParamKind};
use t0_core::ir::interp::{self, Arg};
use t0_core::ir::{Function, Mem};
use t0_core::{Options, compile_ir};
use t0_isa::target::{ALL, BASELINE, Target};
use t0_tests_drive::launch;
use t0_tests_drive::source::{File, messages};

/// The instruction budget of a launch.
const BUDGET: u64 = 50_000_000;

/// Sizes around every boundary: none, one, a wave and its neighbours, a workgroup and its neighbours, several.
pub(crate) const SIZES: [usize; 10] = [0, 1, 2, 31, 32, 33, 63, 64, 65, 200];

/// An argument of one run: the bytes of a view (rows and columns for two dimensions), or of a scalar.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    View { bytes: Vec<u8>, shape: [u32; 3] },
    Scalar(Vec<u8>),
}

/// One grid size: the grid, the arguments before the run, and the comparison of those that were written.
pub(crate) struct Trial {
    pub(crate) grid: [u32; 3],
    pub(crate) before: Vec<Value>,
    /// By argument: an error if the bytes differ from Rust's result.
    pub(crate) judge: Box<dyn Fn(usize, &[u8]) -> Result<(), String>>,
}

/// Checks one kernel; `trial` creates the arguments for a size and Rust's results.
pub(crate) fn check(text: &str, name: &str, instance: &[&str], sizes: &[usize], trial: impl Fn(usize, u32) -> Trial) {
    let file = File::parse(text);
    // `_` stands for a constant that rustc infers.
    let instance: Vec<&str> = instance.iter().copied().filter(|value| *value != "_").collect();
    let lowered = file.lower_instance(name, &instance).unwrap_or_else(|ds| panic!("{name}: {}", messages(&ds)));
    let trials: Vec<(usize, Trial)> = sizes.iter().map(|&n| (n, trial(n, n as u32 + 1))).collect();
    check_form(name, &lowered.func, 0, &trials);
    // Loops are unrolled from level 1 on.
    if let Some(unrolled) = &lowered.unrolled {
        check_form(&format!("{name}, unrolled"), unrolled, 1, &trials);
    }
}

/// Checks one form of a kernel at the levels from `first` on.
fn check_form(name: &str, func: &Function, first: u8, trials: &[(usize, Trial)]) {
    for (n, t) in trials {
        interpret(func, t).unwrap_or_else(|e| panic!("{name}, {n} items, interpreted: {e}\n{func}"));
    }
    let mut seen = BTreeSet::new();
    for level in first..=2 {
        for target in ALL.iter().chain([&BASELINE]) {
            let whose = format!("{name} for {} at level {level}", target.name);
            let code = compile(func, target, level).unwrap_or_else(|e| panic!("{whose}: {e}\n{func}"));
            // Identical code behaves identically.
            if !seen.insert(code.words.clone()) {
                continue;
            }
            for (n, t) in trials {
                let result = execute(func, &code, t);
                result.unwrap_or_else(|e| panic!("{whose}, {n} items: {e}\n{func}"));
            }
        }
    }
}

fn compile(f: &Function, target: &Target, level: u8) -> Result<Generated, String> {
    compile_ir(f, target, &Options { level, verify: true }).map_err(|e| e.to_string())
}

/// The arguments before a run in the interpreter's form: as the machine's loads return them, with small integers
/// sign-extended.
///
/// Each number of a struct is a parameter. The second result is the argument of each parameter.
fn arguments(f: &Function, t: &Trial) -> (Vec<Arg>, Vec<usize>) {
    let signed = |p: &Param| match p.kind {
        ParamKind::Scalar { mem, .. } => matches!(mem, Mem::S8 | Mem::S16),
        ParamKind::View { .. } => false,
    };
    let (mut of, mut starts) = (Vec::<usize>::new(), Vec::new());
    let mut first = 0;
    for (i, p) in f.params.iter().enumerate() {
        let same = i > 0 && p.name != p.argument() && p.argument() == f.params[i - 1].argument();
        of.push(of.last().map_or(0, |n| n + usize::from(!same)));
        first = if same { first } else { i };
        starts.push(f.params[first].offset);
    }
    let arg = |(i, p): (usize, &Param)| match &t.before[of[i]] {
        Value::View { bytes, shape: [rows, cols, stride] } => {
            Arg::View { bytes: bytes.clone(), rows: *rows, cols: *cols, stride: *stride }
        }
        Value::Scalar(bytes) => {
            let at = (p.offset - starts[i]) as usize;
            let size = match p.kind {
                ParamKind::Scalar { mem, .. } => mem.bytes() as usize,
                ParamKind::View { .. } => panic!("`{}` is a view", p.name),
            };
            let bytes = &bytes[at..at + size];
            let negative = signed(p) && bytes.last().is_some_and(|b| b >> 7 != 0);
            let mut whole = [if negative { 0xFF } else { 0 }; 8];
            whole[..size].copy_from_slice(bytes);
            Arg::Scalar(u64::from_le_bytes(whole))
        }
    };
    let given = of.iter().filter(|i| **i < t.before.len()).count();
    (f.params[..given].iter().enumerate().map(arg).chain(records(f)).collect(), of)
}

/// The message buffer for this function.
fn buffer(f: &Function) -> Buffer {
    Buffer { prints: 100, failures: 4, slot_words: f.slot_words }
}

/// The message buffer of the kernel, if it has one.
fn records(f: &Function) -> Option<Arg> {
    f.messages()?;
    let buffer = buffer(f);
    let View { rows, cols, stride, .. } = buffer.view(0);
    Some(Arg::View { bytes: vec![0; buffer.bytes() as usize], rows, cols, stride })
}

fn judged(t: &Trial, args: &[Arg], of: &[usize]) -> Result<(), String> {
    for (a, i) in args.iter().zip(of) {
        if let (Arg::View { bytes, .. }, true) = (a, *i == t.before.len()) {
            let (_, failures) = Header::counts(bytes).unwrap();
            if failures != 0 {
                let first = &bytes[Header::BYTES as usize..];
                let words: Vec<_> = first.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
                let site = words[RecordHead::SITE];
                return Err(format!("{failures} assertions failed, the first in site {site}"));
            }
            continue;
        }
        if let Arg::View { bytes, .. } = a {
            (t.judge)(*i, bytes)?;
        }
    }
    Ok(())
}

fn interpret(f: &Function, t: &Trial) -> Result<(), String> {
    if t.grid.contains(&0) {
        return Ok(());
    }
    let (mut args, of) = arguments(f, t);
    let result = interp::run(f, t.grid, &mut args, BUDGET);
    if let (Err(interp::InterpError::Unsupported(_)), false) = (&result, f.asms.is_empty()) {
        // The interpreter does not support inline assembly; the virtual GPU checks it.
        return Ok(());
    }
    result.map_err(|e| e.to_string())?;
    judged(t, &args, &of)
}

fn execute(f: &Function, g: &Generated, t: &Trial) -> Result<(), String> {
    if t.grid.contains(&0) {
        return Ok(());
    }
    let (mut args, of) = arguments(f, t);
    launch::execute(f, g, t.grid, &mut args, BUDGET)?;
    judged(t, &args, &of)
}
