//! The registers that have a name instead of a number (`src_lds_direct`, `src_scc`, the apertures, `null`, `m0`,
//! `ttmp`) in every kind of operand, in our parser and encoder and in llvm-mc-22: both accept the text and produce the
//! same words, or both reject it. The accepted words are then disassembled by both.
//!
//! `T0_ISA_SHOW` sets how many differences are printed. `names_apart.txt` lists the intended differences.

use crate::oracle::number;
use std::collections::BTreeMap;
use t0_isa::isa::{Style, decode_for, parse_styled};
use t0_isa::target::Target;
use t0_tests_share::llvm_mc::{self, CRASHED, Machine};

/// Names of scalar registers, with `src_` and without, and pairs and tuples where a name has them.
const NAMES: &[&str] = &[
    "src_lds_direct",
    "lds_direct",
    "src_private_base",
    "private_base",
    "src_private_limit",
    "private_limit",
    "src_shared_base",
    "shared_base",
    "src_shared_limit",
    "shared_limit",
    "src_pops_exiting_wave_id",
    "pops_exiting_wave_id",
    "src_scc",
    "scc",
    "src_vccz",
    "vccz",
    "src_execz",
    "execz",
    "src_flat_scratch_base_lo",
    "src_flat_scratch_base_hi",
    "flat_scratch",
    "null",
    "m0",
    "vcc_lo",
    "vcc_hi",
    "vcc",
    "exec_lo",
    "exec_hi",
    "exec",
    "ttmp0",
    "ttmp15",
    "ttmp16",
    "ttmp[0:1]",
    "ttmp[1:2]",
    "ttmp[14:15]",
    "ttmp[4:7]",
    "s5",
    "s[4:5]",
];

/// Texts with `@` in the place of the name.
const TEXTS: &str = include_str!("names.txt");

/// The reasons of the intended differences: class, count, reason.
const APART: &str = include_str!("names_apart.txt");

#[test]
fn names_of_registers_are_accepted_or_rejected_like_llvm() {
    let show = number("T0_ISA_SHOW", 20) as usize;
    let machines =
        [Machine::plain("gfx1100"), Machine::plain("gfx1150"), Machine { wave64: true, ..Machine::plain("gfx1100") }];
    let templates = TEXTS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let texts: Vec<String> = templates.flat_map(|line| NAMES.iter().map(move |name| line.replace('@', name))).collect();
    let mut wrong = Vec::new();
    let mut apart: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut taken, mut refused, mut printed) = (0, 0, 0);
    for machine in machines {
        let style = Style { wave64: machine.wave64, true16: machine.true16 };
        let target = Target::by_name(machine.cpu).expect("the machine is one of our targets");
        let Some(theirs) = machine.assemble(&texts) else { return llvm_mc::skip() };
        let mut words = Vec::new();
        for (text, theirs) in texts.iter().zip(theirs) {
            let ours = parse_styled(text, target, style).map_err(|error| error.to_string());
            let ours = ours.and_then(|inst| inst.encode().map_err(|error| error.to_string()));
            match (&ours, &theirs) {
                (Ok(ours), Ok(theirs)) if ours == theirs => {
                    taken += 1;
                    words.push(ours.clone());
                }
                (Err(_), Err(_)) => refused += 1,
                _ => match class(text, &ours, &theirs) {
                    Some(class) => *apart.entry(class).or_default() += 1,
                    None => wrong.push(format!("{machine:?} `{text}`\tours {ours:08x?}\tllvm {theirs:08x?}")),
                },
            }
        }
        words.sort();
        words.dedup();
        let Some(theirs) = machine.disassemble(&words) else { return llvm_mc::skip() };
        for (words, theirs) in words.iter().zip(&theirs).filter(|(_, theirs)| *theirs != CRASHED) {
            let ours = decode_for(words, target.generation).map(|(inst, _)| inst.display(style).to_string());
            match ours {
                Ok(ours) if ours == *theirs => printed += 1,
                Err(_) if theirs.is_empty() || theirs.contains("/*Invalid") => {}
                ours => wrong.push(format!("{} {words:08x?}\tours {ours:?}\tllvm `{theirs}`", machine.cpu)),
            }
        }
    }
    println!(
        "{taken} texts accepted by both, {refused} rejected by both, {printed} printed alike; {} differ",
        wrong.len()
    );
    for (class, count) in &apart {
        println!("apart, {class}: {count}");
    }
    wrong.iter().take(show).for_each(|line| println!("{line}"));
    assert!(wrong.is_empty(), "{} texts or words differ", wrong.len());
    assert!(taken > 1_000 && refused > 1_000 && printed > 1_000, "{taken} {refused} {printed}");
    let explained = APART.lines().filter(|row| !row.starts_with('#') && !row.is_empty());
    let explained: BTreeMap<&str, usize> = explained
        .map(|row| {
            let columns: Vec<&str> = row.split('\t').collect();
            assert!(columns.len() == 3 && !columns[2].is_empty(), "class, count, reason: {row}");
            (columns[0], columns[1].parse().expect("a count"))
        })
        .collect();
    assert_eq!(apart, explained, "names_apart.txt explains the intended differences");
}

/// The class of an intended difference.
fn class(text: &str, ours: &Result<Vec<u32>, String>, theirs: &Result<Vec<u32>, String>) -> Option<&'static str> {
    match (ours, theirs) {
        (Ok(_), Err(why)) if text.contains("lds_direct") && why.ends_with("must use different VGPR banks") => {
            Some("bank of lds_direct")
        }
        (Err(why), Ok(_)) if why.ends_with("must be a scalar register") && !text.starts_with("v_cmp") => {
            Some("read-only register")
        }
        (Err(_), Ok(_)) if text.starts_with("v_wmma_") => Some("register of no file as a matrix"),
        _ => None,
    }
}
