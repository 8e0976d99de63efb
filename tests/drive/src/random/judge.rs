//! One program through every stage.

use super::Program;
use crate::launch::execute;
use crate::source::{File, messages};
use std::collections::BTreeSet;
use t0_core::codegen::generate;
use t0_core::ir::Function;
use t0_core::ir::interp::{Arg, InterpError, run};
use t0_core::ir::verify::verify;
use t0_core::opt::{Pass, passes};
use t0_core::{Options, stages_of_ir};
use t0_isa::target::{BASELINE, GFX1100};

/// What came of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All agree.
    Agreed,
    /// It takes too long to be judged.
    TooLong,
}

const BUDGET: u64 = 30_000;

/// Judges a program: what its IR computes before the passes, it computes after each pass, and on the strict virtual GPU at every level
/// for a target that has everything and one that has nothing, with all of the compiler's checkers on. Levels that run the same passes
/// are judged once.
///
/// # Errors
/// The first difference, with the stage, as text.
pub fn judge(p: &Program) -> Result<Verdict, String> {
    judge_within(p, BUDGET)
}

/// [`judge`] with another limit of instructions before the passes.
///
/// # Errors
/// As there.
pub fn judge_within(p: &Program, budget: u64) -> Result<Verdict, String> {
    let file = File::read(&p.text).map_err(|e| format!("parse: {e}"))?;
    if file.names() != ["k"] {
        return Err("parse: no kernel".into());
    }
    let func = file.lower("k").map_err(|ds| format!("refused: {}", messages(&ds)))?.func;
    let grid = [p.grid, 1, 1];
    let mut want = p.args.clone();
    match run(&func, grid, &mut want, budget) {
        Err(InterpError::Budget) => return Ok(Verdict::TooLong),
        other => other.map_err(|e| format!("interpreter: {e}"))?,
    }
    let mut lists: Vec<(u8, &[Pass])> = Vec::new();
    for level in 0..=2 {
        let list = passes(level);
        let same = |(_, l): &(u8, &[Pass])| l.iter().map(|p| p.0).eq(list.iter().map(|p| p.0));
        if !lists.iter().any(same) {
            lists.push((level, list));
        }
    }
    let mut seen = BTreeSet::new();
    for (level, list) in lists {
        let mut f = func.clone();
        verify(&f).map_err(|e| format!("lowering: {e}"))?;
        for (i, (name, pass)) in list.iter().enumerate() {
            let before = f.clone();
            pass(&mut f);
            if f != before {
                let whose = |e: String| format!("{name} ({i}) at level {level}: {e}");
                verify(&f).map_err(|e| whose(e.to_string()))?;
                let mut got = p.args.clone();
                run(&f, grid, &mut got, budget * 64).map_err(|e| whose(e.to_string()))?;
                compare(p, &func, &got, &want).map_err(whose)?;
            }
        }
        for target in [&GFX1100, &BASELINE] {
            let whose = |e: String| format!("{} at level {level}: {e}", target.name);
            let code = generate(&f, target, true).map_err(|e| whose(e.to_string()))?;
            // What is the same to the byte behaves the same.
            if !seen.insert(code.words.clone()) {
                continue;
            }
            let mut got = p.args.clone();
            execute(&func, &code, grid, &mut got, budget * 64).map_err(whose)?;
            compare(p, &func, &got, &want).map_err(whose)?;
        }
    }
    Ok(Verdict::Agreed)
}

/// The first element in which views differ.
fn compare(p: &Program, func: &Function, got: &[Arg], want: &[Arg]) -> Result<(), String> {
    for (i, (got, want)) in got.iter().zip(want).enumerate() {
        let (Some(kind), Arg::View { bytes: g, .. }, Arg::View { bytes: w, .. }) = (p.kinds[i], got, want) else {
            continue;
        };
        if g == w {
            continue;
        }
        let size = kind.bits() as usize / 8;
        let number = |b: &[u8]| b.iter().rev().fold(0u64, |n, x| n << 8 | u64::from(*x));
        for (j, (g, w)) in g.chunks(size).zip(w.chunks(size)).enumerate() {
            let (g, w) = (number(g), number(w));
            if !kind.same(g, w) {
                return Err(format!("{}[{j}] is {g:#x}, not {w:#x}", func.params[i].name));
            }
        }
    }
    Ok(())
}

/// The IR and the code of a program, for whoever looks into a difference.
#[must_use]
pub fn dump(p: &Program, level: u8) -> String {
    let Ok(file) = File::read(&p.text) else { return String::new() };
    let Ok(lowered) = file.lower("k") else { return String::new() };
    let mut f = lowered.func.clone();
    let _ = t0_core::opt::run(&mut f, level, false);
    let asm = stages_of_ir(&lowered.func, &GFX1100, &Options { level, verify: false }).map_or(String::new(), |s| s.asm);
    format!("{}\n{f}\n{asm}", lowered.func)
}
