//! Runs one program through every stage and compares the results.

use super::Program;
use super::assembly::told;
use super::kind::Kind;
use crate::launch::{execute, report_of};
use crate::source::{File, messages};
use std::collections::BTreeSet;
use t0_abi::View;
use t0_abi::message::{Buffer, Header, RecordHead};
use t0_core::codegen::generate;
use t0_core::ir::Function;
use t0_core::ir::interp::{Arg, InterpError, run};
use t0_core::ir::message::{self, Piece};
use t0_core::ir::verify::verify;
use t0_core::opt::{self, Changed, Pass, passes};
use t0_core::{Options, compile_ir, stages_of_ir};
use t0_isa::target::{BASELINE, GFX1100, Target};

/// The result of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All stages agree.
    Agreed,
    /// The program takes too long.
    TooLong,
}

const BUDGET: u64 = 60_000;

/// The passes over IR that code generation begins with at level 2, in its order, whose results the interpreter runs,
/// too. [`opt::leave`] is not among them: the interpreter does not know what lanes keep that leave a loop.
const FOR_CODE: [(&str, Rewrite); 8] = [
    ("unroll", opt::unroll::run),
    ("defer", opt::defer::run),
    ("merge", opt::merge::run),
    ("checks", opt::checks),
    ("selects", opt::selects::run),
    ("padding", opt::padding::run),
    ("sink", opt::sink::run),
    ("loads", opt::loads::run),
];

type Rewrite = fn(&mut Function) -> Changed;

/// Compares the results of a program before the passes, after each pass, and on the strict virtual GPU at every level,
/// for one target with all features and one with none, with all of the compiler's checkers enabled. Passes that several
/// levels share are checked once; the code of each level is checked.
///
/// # Errors
/// The first difference, with the stage, as text.
pub fn check(p: &Program) -> Result<Verdict, String> {
    check_within(p, BUDGET)
}

/// [`check`] with another limit of instructions before the passes.
///
/// # Errors
/// The errors of [`check`].
pub fn check_within(p: &Program, budget: u64) -> Result<Verdict, String> {
    let file = File::read(&p.text).map_err(|e| format!("parse: {e}"))?;
    if file.names() != ["k"] {
        return Err("parse: no kernel".into());
    }
    let lowered = file.lower("k").map_err(|ds| format!("refused: {}", messages(&ds)))?;
    let (verdict, want) = check_form(p, &lowered.func, 0, budget)?;
    if let (Verdict::Agreed, Some(unrolled)) = (&verdict, &lowered.unrolled) {
        let (_, got) = check_form(p, unrolled, 1, budget * 2).map_err(|e| format!("unrolled: {e}"))?;
        // Each unrolled iteration has its own message sites; the other arguments agree.
        let n = p.args.len();
        compare(p, &lowered.func, &got[..n.min(got.len())], &want[..n]).map_err(|e| format!("unrolling: {e}"))?;
    }
    Ok(verdict)
}

/// Checks one form of a kernel at the levels from `first` on. Also returns the contents of its arguments
/// afterwards.
fn check_form(p: &Program, func: &Function, first: u8, budget: u64) -> Result<(Verdict, Vec<Arg>), String> {
    let args: Vec<Arg> = p.args.iter().cloned().chain(records(func)).collect();
    let mut want = args.clone();
    match interpret(func, p.grid, &mut want, budget) {
        Err(InterpError::Budget) => return Ok((Verdict::TooLong, want)),
        other => other.map_err(|e| format!("interpreter: {e}"))?,
    }
    let mut lists: Vec<(Vec<u8>, &[Pass])> = Vec::new();
    for level in first..=2 {
        let list = passes(level);
        match lists.iter_mut().find(|(_, l)| l.iter().map(|p| p.name).eq(list.iter().map(|p| p.name))) {
            Some((levels, _)) => levels.push(level),
            None => lists.push((vec![level], list)),
        }
    }
    let mut seen = BTreeSet::new();
    for (levels, list) in lists {
        let mut f = func.clone();
        verify(&f).map_err(|e| format!("lowering: {e}"))?;
        for (i, pass) in list.iter().enumerate() {
            let before = f.clone();
            let whose = |e: String| format!("{} ({i}) at level {}: {e}", pass.name, levels[0]);
            pass.run(&mut f).map_err(|e| whose(e.to_string()))?;
            if f != before {
                verify(&f).map_err(|e| whose(e.to_string()))?;
                let mut got = args.clone();
                interpret(&f, p.grid, &mut got, budget * 64).map_err(|e| whose(e.to_string()))?;
                compare(p, func, &got, &want).map_err(whose)?;
            }
        }
        let for_code = levels.contains(&2).then_some(FOR_CODE).into_iter().flatten();
        let mut g = f.clone();
        for (name, pass) in for_code {
            let whose = |e: String| format!("{name} for code: {e}");
            if pass(&mut g) == Changed::Yes {
                verify(&g).map_err(|e| whose(e.to_string()))?;
                let mut got = args.clone();
                interpret(&g, p.grid, &mut got, budget * 64).map_err(|e| whose(e.to_string()))?;
                compare(p, func, &got, &want).map_err(whose)?;
            }
        }
        for (level, target) in levels.iter().flat_map(|level| [(*level, &GFX1100), (*level, &BASELINE)]) {
            let whose = |e: String| format!("{} at level {level}: {e}", target.name);
            let code = generate(&f, target, &Options { level, verify: true }).map_err(|e| whose(e.to_string()))?;
            // Identical code behaves identically.
            if !seen.insert(code.words.clone()) {
                continue;
            }
            let mut got = args.clone();
            execute(func, &code, p.grid, &mut got, budget * 64).map_err(whose)?;
            compare(p, func, &got, &want).map_err(whose)?;
        }
    }
    Ok((Verdict::Agreed, want))
}

/// Compiles a program once, and runs its code through the static check and on the strict virtual GPU. The results must
/// be those of the IR before the passes.
///
/// This is the part of [`check`] that shows false reports, at a fraction of its cost.
///
/// # Errors
/// The first report or difference, as text.
pub fn check_reports(p: &Program, target: &Target, level: u8) -> Result<Verdict, String> {
    let file = File::read(&p.text).map_err(|e| format!("parse: {e}"))?;
    let func = file.lower("k").map_err(|ds| format!("refused: {}", messages(&ds)))?.func;
    let Some(want) = interpreted(p, &func) else { return Ok(Verdict::TooLong) };
    let code = compile_ir(&func, target, &Options { level, verify: false }).map_err(|e| e.to_string())?;
    let mut got: Vec<Arg> = p.args.iter().cloned().chain(records(&func)).collect();
    execute(&func, &code, p.grid, &mut got, BUDGET * 64)?;
    compare(p, &func, &got, &want)?;
    Ok(Verdict::Agreed)
}

/// What strict mode reports about a program, with its barriers and without them. Checking the lanes of a wave together
/// and one by one must give the same.
///
/// # Errors
/// A refusal of the compiler, or the first difference, as text.
pub fn check_rows(p: &Program, target: &Target, level: u8) -> Result<[String; 2], String> {
    let file = File::read(&p.text).map_err(|e| format!("parse: {e}"))?;
    let func = file.lower("k").map_err(|ds| format!("refused: {}", messages(&ds)))?.func;
    let code = compile_ir(&func, target, &Options { level, verify: false }).map_err(|e| e.to_string())?;
    let mut reports = [String::new(), String::new()];
    for (barriers, report) in [true, false].into_iter().zip(&mut reports) {
        let [(together, got), (each, want)] = [false, true].map(|each_lane| {
            let mut args: Vec<Arg> = p.args.iter().cloned().chain(records(&func)).collect();
            (report_of(&func, &code, p.grid, &mut args, (barriers, each_lane)), args)
        });
        *report = together?;
        let each = each?;
        if *report != each {
            return Err(format!("with barriers {barriers}: {report}\none by one: {each}"));
        }
        if got != want {
            return Err(format!("with barriers {barriers}: the results differ"));
        }
    }
    Ok(reports)
}

/// The contents of the arguments afterwards, from the IR before the passes; `None` if it takes too long.
pub(super) fn interpreted(p: &Program, func: &Function) -> Option<Vec<Arg>> {
    let mut args: Vec<Arg> = p.args.iter().cloned().chain(records(func)).collect();
    interpret(func, p.grid, &mut args, BUDGET).ok()?;
    Some(args)
}

/// The interpreter, with the meaning of assembly.
fn interpret(f: &Function, grid: [u32; 3], args: &mut [Arg], budget: u64) -> Result<(), InterpError> {
    if f.asms.is_empty() {
        return run(f, grid, args, budget);
    }
    match told(f) {
        Some(told) => run(&told, grid, args, budget),
        None => Err(InterpError::Unsupported("inline assembly of which no meaning is known".to_owned())),
    }
}

/// The message buffer for this function.
fn buffer(f: &Function) -> Buffer {
    Buffer { prints: 600, failures: 4, slot_words: f.slot_words }
}

/// The message buffer of the kernel, if it has one.
fn records(f: &Function) -> Option<Arg> {
    f.messages()?;
    let buffer = buffer(f);
    let View { rows, cols, stride, .. } = buffer.view(0);
    Some(Arg::View { bytes: vec![0; buffer.bytes() as usize], rows, cols, stride })
}

fn number(b: &[u8]) -> u64 {
    b.iter().rev().fold(0, |n, x| n << 8 | u64::from(*x))
}

/// The first element at which views differ, or a message.
fn compare(p: &Program, func: &Function, got: &[Arg], want: &[Arg]) -> Result<(), String> {
    for (i, (got, want)) in got.iter().zip(want).enumerate() {
        let (Arg::View { bytes: g, .. }, Arg::View { bytes: w, .. }) = (got, want) else { continue };
        let Some(kinds) = p.kinds.get(i) else {
            messages_agree(func, g, w)?;
            continue;
        };
        if g == w {
            continue;
        }
        let (mut at, mut kinds) = (0, kinds.iter().cycle().enumerate());
        while let Some((j, kind)) = kinds.next().filter(|_| at < w.len()) {
            let size = kind.bits() as usize / 8;
            let (g, w) = (number(&g[at..at + size]), number(&w[at..at + size]));
            if !kind.same(g, w) {
                return Err(format!("{}[{j}] is {g:#x}, not {w:#x}", func.params[i].name));
            }
            at += size;
        }
        if at < w.len() {
            return Err(format!("{} has elements of no type", func.params[i].name));
        }
    }
    Ok(())
}

/// Compares messages: each lane's messages in order; the order of lanes does not matter.
fn messages_agree(func: &Function, got: &[u8], want: &[u8]) -> Result<(), String> {
    let (Some((got_prints, got_failures)), Some((prints, failures))) = (Header::counts(got), Header::counts(want))
    else {
        return Err("the buffer for messages has no header".to_owned());
    };
    if got_failures != failures || failures != 0 {
        return Err(format!("{got_failures} assertions failed, not {failures}"));
    }
    if got_prints != prints {
        return Err(format!("{got_prints} prints, not {prints}"));
    }
    let (count, buffer) = (prints as usize, buffer(func));
    // Which messages are dropped is unspecified.
    if count > buffer.prints as usize {
        return Ok(());
    }
    let words = func.slot_words as usize;
    let sorted = |bytes: &[u8]| {
        let first = buffer.print_slot(0) as usize;
        let mut all: Vec<Vec<u32>> = bytes[first..]
            .chunks(4 * words)
            .take(count)
            .map(|slot| slot.chunks(4).map(|w| number(w) as u32).collect())
            .collect();
        let who = |r: &[u32]| RecordHead::from_words(r).map(|head| (head.workgroup, head.lane));
        all.sort_by_key(|r| who(r));
        all
    };
    for (g, w) in sorted(got).iter().zip(&sorted(want)) {
        let site = func.sites.get(w[RecordHead::SITE] as usize).ok_or("a message of no site")?;
        let head = RecordHead::WORDS as usize;
        let same = g[..head] == w[..head]
            && site.pieces.iter().all(|piece| match piece {
                Piece::Text(_) => true,
                Piece::Value { kind, word, .. } => {
                    let at = head + *word as usize;
                    let (kind, wide) = shown(*kind);
                    let bits = |r: &[u32]| u64::from(r[at]) | if wide { u64::from(r[at + 1]) << 32 } else { 0 };
                    kind.same(bits(g), bits(w))
                }
            });
        if !same {
            return Err(format!("messages[{}] is {g:x?}, not {w:x?}", w[RecordHead::SITE]));
        }
    }
    Ok(())
}

/// How a value in a message is compared, and whether it has two words.
fn shown(kind: message::Kind) -> (Kind, bool) {
    match kind {
        message::Kind::F16 => (Kind::F16, false),
        message::Kind::Bf16 => (Kind::Bf16, false),
        message::Kind::F32 => (Kind::F32, false),
        message::Kind::F64 => (Kind::F64, true),
        message::Kind::I64 | message::Kind::U64 => (Kind::U64, true),
        message::Kind::Bool
        | message::Kind::I8
        | message::Kind::U8
        | message::Kind::I16
        | message::Kind::U16
        | message::Kind::I32
        | message::Kind::U32 => (Kind::U32, false),
    }
}

/// The IR and the code of a program, for debugging.
#[must_use]
pub fn dump(p: &Program, level: u8) -> String {
    let Ok(file) = File::read(&p.text) else { return String::new() };
    let Ok(lowered) = file.lower("k") else { return String::new() };
    let mut f = lowered.func.clone();
    let _ = t0_core::opt::run(&mut f, level, false);
    let asm = stages_of_ir(&lowered.func, &GFX1100, &Options { level, verify: false }).map_or(String::new(), |s| s.asm);
    format!("{}\n{f}\n{asm}", lowered.func)
}
