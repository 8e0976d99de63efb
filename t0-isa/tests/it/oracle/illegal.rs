//! Generated legal instructions with a change in their text, in our parser and encoder and in llvm-mc-22: both accept
//! the text and produce the same words, or both reject it. [`change`] contains the kinds of changes.
//!
//! `T0_ISA_CHANGES` sets how many texts are compared. `illegal_apart.txt` lists the classes of intended differences
//! with their reasons. A difference outside of these classes fails the test.

mod apart;
mod change;

use crate::oracle::machine::{MACHINES, legal};
use crate::oracle::number;
use apart::class;
use change::{change, ordered};
use std::collections::BTreeMap;
use t0_isa::isa::{Form, Inst, Op, ParseError, Style, parse_styled};
use t0_isa::target::Target;
use t0_tests_share::instructions::InstructionGenerator;
use t0_tests_share::llvm_mc;

/// A text on which llvm-mc and our parser differ.
struct Difference<'t> {
    text: &'t str,
    target: &'static Target,
    style: Style,
    ours: Result<Inst, ParseError>,
    theirs: Result<Vec<u32>, String>,
    /// Whether llvm-mc accepts the text with its modifiers in llvm-mc's order, and produces our words.
    ordered_is_taken: bool,
}

/// Number of texts on which both agree.
#[derive(Default)]
struct Agreed {
    taken: usize,
    refused: usize,
}

/// The classes that `illegal_apart.txt` explains.
fn explained() -> Vec<&'static str> {
    let rows = include_str!("illegal_apart.txt").lines().filter(|row| !row.starts_with('#') && !row.is_empty());
    rows.map(|row| row.split('\t').next().unwrap_or_default()).collect()
}

#[test]
fn changed_instructions_are_accepted_or_rejected_like_llvm() {
    let total = number("T0_ISA_CHANGES", 40_000) as usize;
    let seed = number("T0_ISA_SEED", 0x5eed_0006);
    let show = number("T0_ISA_SHOW", 20) as usize;
    let mut generator = InstructionGenerator(seed);
    let mut agreed: BTreeMap<&str, Agreed> = BTreeMap::new();
    let mut apart: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong: Vec<String> = Vec::new();
    for (machine, generation) in MACHINES {
        let style = Style { wave64: machine.wave64, true16: machine.true16 };
        let target = Target::by_name(machine.cpu).expect("the machine is one of our targets");
        let lines: Vec<(Op, Form)> = (Op::ALL.iter())
            .filter(|op| op.desc().since <= generation)
            .flat_map(|op| InstructionGenerator::forms(*op).into_iter().map(|form| (*op, form)))
            // Pairs have their own test, and these have only halves.
            .filter(|(op, form)| {
                *form != Form::Dual && (machine.true16 || !matches!(op, Op::v_mov_b16 | Op::v_swap_b16))
            })
            .collect();
        let mut left = total / MACHINES.len();
        while left > 0 {
            let (mut texts, mut kinds) = (Vec::new(), Vec::new());
            while texts.len() < left.min(20_000) {
                let (op, form) = generator.pick(&lines);
                let Some((inst, _)) = legal(&mut generator, op, form, machine, generation) else { continue };
                let Some((kind, text)) = change(&mut generator, &inst.display(style).to_string()) else { continue };
                kinds.push(kind);
                texts.push(text);
            }
            left -= texts.len();
            let Some(theirs) = machine.assemble(&texts) else { return llvm_mc::skip() };
            let mut differences = Vec::new();
            for ((text, kind), theirs) in texts.iter().zip(kinds).zip(theirs) {
                let ours = parse_styled(text, target, style);
                let count = agreed.entry(kind).or_default();
                match (&ours, &theirs) {
                    (Ok(inst), Ok(theirs)) if inst.encode().as_ref() == Ok(theirs) => count.taken += 1,
                    (Err(_), Err(_)) => count.refused += 1,
                    _ => {
                        let it = Difference { text, target, style, ours, theirs, ordered_is_taken: false };
                        differences.push((kind, it));
                    }
                }
            }
            let reordered: Vec<String> = differences.iter().map(|(_, it)| ordered(it.text)).collect();
            let Some(reordered) = machine.assemble(&reordered) else { return llvm_mc::skip() };
            for ((kind, mut it), reordered) in differences.into_iter().zip(reordered) {
                it.ordered_is_taken = it.ours.as_ref().is_ok_and(|inst| inst.encode().ok() == reordered.ok());
                match class(&it) {
                    Some(class) => *apart.entry(class).or_default() += 1,
                    None => {
                        let ours = it.ours.as_ref().map(|inst| inst.encode()).map_err(ToString::to_string);
                        let (text, theirs) = (it.text, &it.theirs);
                        wrong.push(format!("{kind} {machine:?} `{text}`\tours {ours:08x?}\tllvm {theirs:08x?}"));
                    }
                }
            }
        }
    }
    for (kind, count) in &agreed {
        println!("{kind}: both accept {}, both reject {}", count.taken, count.refused);
    }
    for (class, count) in &apart {
        println!("apart, {class}: {count}");
    }
    let explained = explained();
    let unknown: Vec<_> = apart.keys().filter(|class| !explained.contains(class)).collect();
    let known: usize = apart.values().sum();
    println!("seed {seed:#x}: {total} changed instructions, {known} apart for a known reason, {} differ", wrong.len());
    for line in wrong.iter().take(show) {
        println!("{line}");
    }
    assert!(wrong.is_empty(), "{} of {total} differ (seed {seed:#x})", wrong.len());
    assert!(unknown.is_empty(), "illegal_apart.txt does not explain {unknown:?}");
    assert!(known * 33 < total, "less than three in a hundred may be apart: {known} of {total}");
}
