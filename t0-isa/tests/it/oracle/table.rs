//! Every line of the table, in every form, with generated operands and modifiers, against llvm-mc-22. llvm-mc must
//! print our words as we print them and assemble our text to our words, and our own decoder and parser must return the
//! same instruction.
//!
//! `T0_ISA_INSTRUCTIONS` sets how many instructions are generated, `T0_ISA_SEED` the seed, `T0_ISA_SHOW` how many
//! differences are printed.

use crate::oracle::machine::{MACHINES, legal};
use crate::oracle::number;
use t0_isa::isa::{Field, Form, Generation, Inst, Op, Operand, Reg, Style, decode_for, parse_styled};
use t0_isa::target::Target;
use t0_tests_share::instructions::InstructionGenerator;
use t0_tests_share::llvm_mc::{self, Machine};

const MISPRINTS: &str = "llvm-mc misprints: it assembles our text to these words, but not its own";
const MISREADS: &str = "llvm-mc misreads: it prints these words as we do, but does not assemble that text to words that it prints the same";

/// The cases in which llvm-mc contradicts itself, decided for each instruction from llvm-mc's output alone. If it
/// prints the words that it assembled in the same way as ours, the fault may be ours: then ours are not the words that
/// an assembler writes.
fn own(
    machine: Machine,
    words: &[Vec<u32>],
    texts: &[String],
    printed: &[String],
    assembled: &[Result<Vec<u32>, String>],
) -> Option<Vec<Option<&'static str>>> {
    let mut own = vec![None; words.len()];
    let misprinted: Vec<usize> =
        (0..words.len()).filter(|&i| printed[i] != texts[i] && assembled[i].as_ref() == Ok(&words[i])).collect();
    let again: Vec<String> = misprinted.iter().map(|&i| printed[i].clone()).collect();
    for (&i, again) in misprinted.iter().zip(machine.assemble(&again)?) {
        own[i] = (again.as_ref() != Ok(&words[i])).then_some(MISPRINTS);
    }
    // If it rejects its own text, the fault is its own only if it is a matter of syntax: the literals that it marks.
    let misread = |i: &usize| {
        let marked = assembled[*i].is_ok() || texts[*i].contains("lit(");
        marked && printed[*i] == texts[*i] && assembled[*i].as_ref() != Ok(&words[*i])
    };
    let misread: Vec<usize> = (0..words.len()).filter(misread).collect();
    let others: Vec<Vec<u32>> = misread.iter().map(|&i| assembled[i].clone().unwrap_or_default()).collect();
    for (&i, again) in misread.iter().zip(machine.disassemble(&others)?) {
        own[i] = (again != printed[i]).then_some(MISREADS);
    }
    Some(own)
}

#[test]
fn every_line_agrees_with_llvm_both_ways() {
    let total = number("T0_ISA_INSTRUCTIONS", 50_000) as usize;
    let seed = number("T0_ISA_SEED", 0x5eed_0001);
    let show = number("T0_ISA_SHOW", 20) as usize;
    let mut generator = InstructionGenerator(seed);
    let (mut checked, mut wrong, mut one_way, mut unreached) = (0, Vec::new(), Vec::new(), Vec::new());
    for (machine, generation) in MACHINES {
        let style = Style { wave64: machine.wave64, true16: machine.true16 };
        let target = Target::by_name(machine.cpu).expect("the machine is one of our targets");
        let lines: Vec<(Op, Form)> = (Op::ALL.iter())
            .filter(|op| op.desc().since <= generation)
            .flat_map(|op| InstructionGenerator::forms(*op).into_iter().map(|form| (*op, form)))
            .filter(|(_, form)| !(machine.wave64 && *form == Form::Dual))
            // These have only halves.
            .filter(|(op, _)| machine.true16 || !matches!(op, Op::v_mov_b16 | Op::v_swap_b16))
            .collect();
        let each = (total / MACHINES.len() / lines.len()).max(1);
        let drawn = lines.iter().flat_map(|(op, form)| std::iter::repeat_n((*op, *form), each));
        let mut drawn = drawn.filter_map(|(op, form)| {
            let found = legal(&mut generator, op, form, machine, generation);
            if found.is_none() && unreached.last() != Some(&(op, form)) {
                unreached.push((op, form));
            }
            found
        });
        loop {
            let (insts, words): (Vec<Inst>, Vec<Vec<u32>>) = drawn.by_ref().take(20_000).unzip();
            if insts.is_empty() {
                break;
            }
            let texts: Vec<String> = insts.iter().map(|inst| inst.display(style).to_string()).collect();
            let (Some(printed), Some(assembled)) = (machine.disassemble(&words), machine.assemble(&texts)) else {
                return llvm_mc::skip();
            };
            assert_eq!((printed.len(), assembled.len()), (insts.len(), insts.len()));
            let Some(own) = own(machine, &words, &texts, &printed, &assembled) else { return llvm_mc::skip() };
            for i in 0..insts.len() {
                let (words, text) = (&words[i], &texts[i]);
                checked += 1;
                let where_ = format!("{}{}", machine.cpu, if machine.wave64 { " w64" } else { "" });
                if let Some(why) = own[i] {
                    one_way.push(format!(
                        "{why}: {where_} {words:08x?} `{text}`\tllvm `{}` {:08x?}",
                        printed[i], assembled[i]
                    ));
                }
                if printed[i] != *text && own[i].is_none() {
                    wrong.push(format!("print {where_} {words:08x?}\tours `{text}`\tllvm `{}`", printed[i]));
                }
                match &assembled[i] {
                    Ok(theirs) if theirs == words => {}
                    _ if own[i].is_some() => {}
                    theirs => wrong.push(format!("assemble {where_} `{text}`\tours {words:08x?}\tllvm {theirs:08x?}")),
                }
                match decode_for(words, generation) {
                    Ok((again, length))
                        if length == words.len()
                            && again.display(style).to_string() == *text
                            && again.encode().as_ref() == Ok(words) => {}
                    other => wrong.push(format!("decode {where_} {words:08x?}\t`{text}` comes back as {other:?}")),
                }
                match parse_styled(text, target, style) {
                    Ok(again) if again.encode().as_ref() == Ok(words) => {}
                    Ok(again) => wrong.push(format!("parse {where_} `{text}`\t{words:08x?} comes back as {again:?}")),
                    Err(error) => wrong.push(format!("parse {where_} `{text}`\t{error}")),
                }
            }
        }
    }
    println!(
        "seed {seed:#x}: {checked} instructions of {} lines, {} differ; to {} of them llvm-mc does not come back itself",
        Op::ALL.len(),
        wrong.len(),
        one_way.len()
    );
    for line in &one_way {
        println!("{line}");
    }
    for line in wrong.iter().take(show) {
        println!("{line}");
    }
    assert!(unreached.is_empty(), "no legal operands found for {unreached:?}");
    assert!(
        one_way.len() * 20_000 <= checked.max(100_000),
        "llvm-mc's own failures are rare: {} of {checked}",
        one_way.len()
    );
    assert!(wrong.is_empty(), "{} of {checked} differ (seed {seed:#x})", wrong.len());
}

#[test]
fn pairs_obey_the_rules_of_llvm() {
    let mut generator = InstructionGenerator(0x5eed_0002);
    let halves: Vec<Op> = Op::ALL.iter().copied().filter(|op| op.desc().vopd.is_some()).collect();
    let mut pairs = Vec::new();
    for _ in 0..20_000 {
        let half = |generator: &mut InstructionGenerator, first: bool| {
            let op = loop {
                let op = halves[generator.below(halves.len() as u64) as usize];
                if !first || op.desc().vopd.is_some_and(|code| code < 16) {
                    break op;
                }
            };
            let operands: Vec<Operand> = op
                .desc()
                .slots
                .iter()
                .map(|slot| match slot.field {
                    // Few registers, so that banks collide, and one of two literals.
                    Field::src0 => match generator.below(6) {
                        0 => Operand::s(generator.below(3) as u16),
                        1 => [Operand::Literal(0x1234), Operand::Literal(0x5678), Operand::int(3), Operand::f32(0.5)]
                            [generator.below(4) as usize],
                        2 => Operand::Reg(Reg::VCC_LO),
                        _ => Operand::v(generator.below(10) as u16),
                    },
                    Field::simm32 => Operand::Literal(if generator.chance(3) { 0x5678 } else { 0x1234 }),
                    _ => Operand::v(generator.below(10) as u16),
                })
                .collect();
            Inst::new(op, &operands)
        };
        let x = half(&mut generator, true);
        let y = half(&mut generator, false);
        pairs.push(Inst::dual(x, y));
    }
    let lines: Vec<String> = pairs.iter().map(Inst::to_string).collect();
    let Some(assembled) = Machine::plain("gfx1100").assemble(&lines) else { return llvm_mc::skip() };
    let accepted: Vec<bool> = assembled.iter().map(Result::is_ok).collect();
    let mut wrong = Vec::new();
    for (inst, accepted) in pairs.iter().zip(&accepted) {
        let ours = inst.encode();
        if ours.is_ok() != *accepted {
            wrong.push(format!("`{inst}`: ours {ours:x?}, llvm {}", if *accepted { "accepts" } else { "rejects" }));
        }
        if let Ok(words) = ours {
            assert_eq!(decode_for(&words, Generation::Rdna3).map(|(inst, _)| inst.to_string()), Ok(inst.to_string()));
        }
    }
    println!("{} pairs, {} legal, {} differ", pairs.len(), accepted.iter().filter(|ok| **ok).count(), wrong.len());
    for line in wrong.iter().take(20) {
        println!("{line}");
    }
    assert!(wrong.is_empty(), "{} pairs differ from llvm-mc", wrong.len());
}
