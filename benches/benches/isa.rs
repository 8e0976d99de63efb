//! Measures decoding, printing and encoding of instructions on one core, for every line of the table in every form with
//! random operands. llvm-mc-22 processes the same instructions in the same run; without it the ratios are left out.
//!
//! The timed results are verified: the decoded and encoded words equal the input, and llvm-mc's text and words equal
//! ours. llvm-mc reads and writes text; `isa.disassemble` measures our path from words to the same text.
#![allow(clippy::print_stdout)]

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};
use t0_benches::{figure, median};
use t0_isa::isa::{Generation, Inst, Op, decode, encode};
use t0_tests_share::instructions::InstructionGenerator;
use t0_tests_share::llvm_mc::{self, Machine};

const RUNS: usize = 5;

fn rate(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

/// The text of each instruction. llvm-mc must accept all of them; there are no markers in between, because they would
/// be parsed and printed too.
fn disassemble(machine: Machine, words: &[Vec<u32>]) -> Option<Vec<String>> {
    let mut input = String::new();
    for words in words {
        for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
            let _ = write!(input, "{byte:#04x} ");
        }
        input.push('\n');
    }
    let (text, _) = machine.run("--disassemble", input)?;
    let lines =
        text.lines().map(|line| line.split("// encoding").next().unwrap_or("").split(';').next().unwrap_or("").trim());
    Some(lines.filter(|line| !line.is_empty() && !line.starts_with('.')).map(str::to_owned).collect())
}

fn main() {
    let mut generator = InstructionGenerator(0x5eed_0010);
    let lines: Vec<_> = (Op::ALL.iter())
        .filter(|op| op.desc().since == Generation::Rdna3)
        .flat_map(|op| InstructionGenerator::forms(*op).into_iter().map(|form| (*op, form)))
        .collect();
    let mut insts: Vec<Inst> = Vec::new();
    for _ in 0..40 {
        insts.extend(
            lines
                .iter()
                .filter_map(|(op, form)| generator.legal(*op, *form, false))
                .map(|(inst, _)| inst)
                .filter(|inst| inst.since() == Generation::Rdna3),
        );
    }
    let mut stream = Vec::new();
    for inst in &insts {
        encode(inst, &mut stream).expect("generated instructions are legal");
    }

    let mut out = Vec::with_capacity(stream.len());
    let time = median(RUNS, || {
        out.clear();
        for inst in &insts {
            encode(black_box(inst), &mut out).expect("generated instructions are legal");
        }
    });
    assert_eq!(out, stream, "encoding the same instructions gives the same words");
    let encoding = rate(insts.len(), time);
    figure("isa.encode", encoding, "Minstr/s");

    let mut lengths = 0;
    let time = median(RUNS, || {
        lengths = 0;
        while lengths < stream.len() {
            let (inst, length) = decode(black_box(&stream[lengths..])).expect("what was encoded decodes");
            black_box(inst);
            lengths += length;
        }
    });
    let decoding = rate(insts.len(), time);
    figure("isa.decode", decoding, "Minstr/s");
    out.clear();
    let mut at = 0;
    let mut decoded = 0;
    while at < stream.len() {
        let (inst, length) = decode(&stream[at..]).expect("what was encoded decodes");
        encode(&inst, &mut out).expect("what was decoded encodes");
        (at, decoded) = (at + length, decoded + 1);
    }
    assert!(out == stream && decoded == insts.len(), "decoding leads back to the same words");

    let mut text = String::with_capacity(64 * insts.len());
    let time = median(RUNS, || {
        text.clear();
        let mut at = 0;
        while at < stream.len() {
            let (inst, length) = decode(&stream[at..]).expect("what was encoded decodes");
            writeln!(text, "{inst}").expect("a string takes text");
            at += length;
        }
    });
    let printing = rate(insts.len(), time);
    figure("isa.disassemble", printing, "Minstr/s");

    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let words: Vec<Vec<u32>> =
        insts.iter().map(|inst| inst.encode().expect("generated instructions are legal")).collect();
    let machine = Machine::plain("gfx1100");
    let start = Instant::now();
    let Some(theirs) = machine.assemble(&lines) else {
        return llvm_mc::skip();
    };
    let assembling = rate(insts.len(), start.elapsed());
    let same = theirs.iter().zip(&words).filter(|(theirs, ours)| theirs.as_ref() == Ok(*ours)).count();
    assert_eq!(same, insts.len(), "llvm-mc assembles our text to our words");
    figure("isa.llvm_mc_assemble", assembling, "Minstr/s");
    figure("isa.encode_vs_llvm_mc", encoding / assembling, "x");
    let start = Instant::now();
    let Some(theirs) = disassemble(machine, &words) else { return };
    let disassembling = rate(insts.len(), start.elapsed());
    assert_eq!(theirs.len(), lines.len());
    let others: Vec<usize> = (0..lines.len()).filter(|&i| theirs[i] != lines[i]).collect();
    let texts: Vec<String> = others.iter().map(|&i| theirs[i].clone()).collect();
    let Some(again) = machine.assemble(&texts) else { return llvm_mc::skip() };
    for (&i, again) in others.iter().zip(&again) {
        // llvm-mc misprints lane controls of v_fma_mixlo and v_fma_mixhi, and does not accept that text.
        assert!(
            again.as_ref() != Ok(&words[i]),
            "llvm-mc prints our words as we print them: {} `{}`",
            lines[i],
            theirs[i]
        );
    }
    figure("isa.llvm_mc_disassemble", disassembling, "Minstr/s");
    figure("isa.decode_vs_llvm_mc", decoding / disassembling, "x");
    figure("isa.disassemble_vs_llvm_mc", printing / disassembling, "x");
}
