//! Each wait of each library kernel is needed: without it, or with a count that is one higher, the static check reports
//! a mistake. The kernels are those of ignis (`ignis/golden`) and those of `tests/kernels`.
//!
//! Waits that no report shows are listed in `found/silent_waits.txt` with their reason. The default checks a
//! sample of the kernels of ignis; `T0_WAIT_MUTANTS=1` checks all.
#![allow(clippy::print_stdout)] // figures of the gate

use std::collections::BTreeMap;
use t0_check::Severity;
use t0_core::{Options, compile_ir};
use t0_isa::isa::{Counter, Flow, MemKind, Op, Operand, Space, decode};
use t0_isa::object::Object;
use t0_isa::target::GFX1100;
use t0_tests_drive::mutate::SOURCES;
use t0_tests_drive::source::File;
use t0_tests_drive::waits::{Mutant, library, mutants, place, reports};

/// The kernels of the tests, by name.
pub(crate) fn of_tests() -> Vec<(String, Vec<u32>)> {
    let mut all = Vec::new();
    for source in SOURCES {
        let file = File::parse(source);
        for name in file.names() {
            let Ok(lowered) = file.lower(&name) else { continue };
            let Ok(code) = compile_ir(&lowered.func, &GFX1100, &Options { level: 2, verify: false }) else { continue };
            let object = Object::parse(&code.object).expect("the compiler's object");
            let kernel = &object.kernels()[0];
            let bytes = object.code(kernel).as_chunks::<4>().0.iter();
            all.push((name, bytes.map(|word| u32::from_le_bytes(*word)).collect()));
        }
    }
    all
}

/// The kind of wait, by the instruction that it stands before; for a wait that no report shows.
fn kind(mutant: &Mutant) -> &'static str {
    let mut at = mutant.at;
    while let Ok((inst, length)) = decode(&mutant.words[at..]) {
        at += length;
        if matches!(inst.op, Op::s_waitcnt | Op::s_waitcnt_vscnt) {
            continue;
        }
        let mem = inst.mem().map(|mem| (mem.kind, mem.space));
        return match (mem, mutant.counter) {
            _ if inst.flow() == Flow::Barrier && mutant.counter == Counter::Vm => "loads before a barrier",
            _ if inst.flow() == Flow::Barrier && only_loads_in_flight(mutant) => "LDS loads before a barrier",
            _ if inst.flow() == Flow::Barrier => "barrier",
            (Some((MemKind::Atomic, _)), _) => "fence before an atomic",
            (Some((MemKind::Cache, _)), _) => "fence before an invalidation",
            (Some((_, Space::Lds)), Counter::Lgkm) => "fence before an LDS access",
            (Some((MemKind::Load, _)), Counter::Vm) => "load after a load",
            (_, Counter::Vs) => "fence of stores",
            (_, Counter::Lgkm) if follows_lds_atomic(mutant) => "fence after an LDS atomic",
            _ => "other",
        };
    }
    "other"
}

/// Whether the last memory access before a wait, in the order of the code, is an atomic on LDS.
fn follows_lds_atomic(mutant: &Mutant) -> bool {
    let (mut at, mut last) = (0, None);
    while at < mutant.at
        && let Ok((inst, length)) = decode(&mutant.words[at..])
    {
        at += length;
        last = inst.mem().map(|mem| (mem.kind, mem.space)).or(last);
    }
    last == Some((MemKind::Atomic, Space::Lds))
}

/// Whether no access to LDS but loads may be in flight at a wait, in the order of the code.
fn only_loads_in_flight(mutant: &Mutant) -> bool {
    let (mut at, mut only_loads) = (0, true);
    while at < mutant.at
        && let Ok((inst, length)) = decode(&mutant.words[at..])
    {
        at += length;
        match (inst.op, inst.operands()) {
            (Op::s_waitcnt, &[Operand::Imm(n)]) if n >> 4 & 63 == 0 => only_loads = true,
            _ => only_loads &= inst.mem().is_none_or(|mem| mem.space != Space::Lds || mem.kind == MemKind::Load),
        }
    }
    only_loads
}

fn run(kernels: &[(String, Vec<u32>)]) -> (usize, usize, BTreeMap<&'static str, Vec<String>>) {
    let (mut all, mut caught) = (0, 0);
    let mut silent: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (name, words) in kernels {
        let before = reports(words);
        assert!(before.iter().all(|report| report.severity() == Severity::Note), "{name}: {before:?}");
        for mutant in mutants(words) {
            all += 1;
            if reports(&mutant.words).iter().all(|report| before.contains(report)) {
                silent.entry(kind(&mutant)).or_default().push(format!("{name}: {}", place(&mutant)));
            } else {
                caught += 1;
            }
        }
    }
    (all, caught, silent)
}

#[test]
fn every_wait_is_missed() {
    let mut kernels = library();
    let whole = std::env::var_os("T0_WAIT_MUTANTS").is_some();
    if !whole {
        kernels = kernels.into_iter().step_by(6).collect();
    }
    kernels.extend(of_tests());
    let (all, caught, silent) = run(&kernels);
    println!("FIGURE strict.wait_mutants {all}");
    println!("FIGURE strict.wait_mutants_caught {caught}");
    let listed = include_str!("found/silent_waits.txt");
    let mut unlisted = Vec::new();
    let mut silent_waits = 0;
    for (kind, list) in &silent {
        silent_waits += list.len();
        println!("{} x {kind}, such as {}", list.len(), list[0]);
        if !listed.lines().any(|line| line.strip_prefix(kind).is_some_and(|rest| rest.starts_with(": "))) {
            unlisted.push(format!("{} x {kind}, such as {}", list.len(), list[0]));
        }
    }
    println!("{} kernels", kernels.len());
    assert_eq!(caught + silent_waits, all);
    assert!(unlisted.is_empty(), "waits that no report shows:\n{}", unlisted.join("\n"));
    assert!(all > 1000 && caught * 10 > all * 9, "{caught} of {all}");
}
