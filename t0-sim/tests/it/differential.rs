//! Random straight-line programs over every vector and scalar ALU instruction: the simulator at each level of the host,
//! compared with the reference in `tests/reference`.
//!
//! `cargo test` runs a sample. `T0_DIFFERENTIAL=1000000 cargo test --release -p t0-sim --test it differential:: --
//! --nocapture` runs this many programs, starting at the seed in `T0_DIFFERENTIAL_SEED`.
#![allow(clippy::print_stdout)]
use std::panic::{AssertUnwindSafe, catch_unwind};
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::Level;
use t0_tests_reference::device::Device;
use t0_tests_reference::generate::{Pool, Program, Random, Relative, alu, instruction, machine, step};
use t0_tests_reference::machine::Machine;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn levels() -> Vec<Level> {
    [Level::Portable, Level::Avx2, Level::Avx512].into_iter().filter(|level| *level <= Level::detect()).collect()
}

/// The first difference of two states, as text.
fn difference(got: &Machine, want: &Machine) -> Option<String> {
    for n in 0..want.vgprs.len() {
        for lane in 0..want.lanes() {
            let (g, w) = (got.vgprs[n][lane], want.vgprs[n][lane]);
            if g != w {
                return Some(format!("v{n} lane {lane}: {g:08x}, reference {w:08x}"));
            }
        }
    }
    for n in 0..128 {
        if got.scalars[n] != want.scalars[n] {
            return Some(format!("scalar {n}: {:08x}, reference {:08x}", got.scalars[n], want.scalars[n]));
        }
    }
    if got.scc != want.scc {
        return Some(format!("SCC: {}, reference {}", got.scc, want.scc));
    }
    (got.mode != want.mode).then(|| format!("MODE: {:03x}, reference {:03x}", got.mode, want.mode))
}

/// Runs `program`; reports the shortest prefix that differs.
fn compare(device: &mut Device, program: &Program, want: &Machine, level: Level) -> Result<bool, String> {
    if want.uncertain {
        return Ok(false);
    }
    let got = device.run(&program.start, &program.words(), Some(level));
    if got.as_ref().is_ok_and(|got| difference(got, want).is_none()) {
        return Ok(true);
    }
    let mut m = program.start.clone();
    for (n, (_, inst)) in program.code.iter().enumerate() {
        let before = m.clone();
        step(&mut m, inst);
        let words: Vec<u32> = program.code[..=n].iter().flat_map(|(words, _)| words.clone()).collect();
        let text =
            format!("{level:?} wave{} mode {:03x} exec {:016x}: {inst}", before.lanes(), before.mode, before.exec());
        match device.run(&program.start, &words, Some(level)) {
            Err(fault) => return Err(format!("{text}: {fault}")),
            Ok(got) => {
                if let Some(difference) = difference(&got, &m) {
                    let lane =
                        difference.split("lane ").nth(1).and_then(|t| t.split(':').next()?.parse::<usize>().ok());
                    let operands: Vec<String> = inst
                        .slots()
                        .map(|(slot, o)| match (o, lane) {
                            (t0_isa::isa::Operand::Reg(r), Some(lane)) if r.is_vgpr() => {
                                let at = usize::from(r.index());
                                format!("{o:?}={:08x}_{:08x}", before.vgprs[at + 1][lane], before.vgprs[at][lane])
                            }
                            (t0_isa::isa::Operand::Reg(r), _) if r.0 < 128 => {
                                format!("{:?}={:08x}", r, before.scalars[usize::from(r.0)])
                            }
                            _ => format!("{:?} {o:?}", slot.ty),
                        })
                        .collect();
                    return Err(format!("{text}\n    {difference}; {}", operands.join(" ")));
                }
            }
        }
    }
    Err("differs only as a whole".into())
}

#[test]
fn every_instruction_alone() {
    let (mut device, mut failures) = (Device::default(), Vec::new());
    let rounds = number("T0_DIFFERENTIAL_ROUNDS", 24);
    let level = levels();
    for op in alu() {
        let mut seen = 0;
        for round in 0..rounds {
            let mut r = Random::new(round << 32 | op as u64);
            let wave64 = round % 2 == 1;
            let relative = if op.name().contains("rel") {
                if op.name().contains("_2") || op.name().contains("swaprel") { Relative::Two } else { Relative::One }
            } else {
                Relative::No
            };
            let start = machine(&mut r, wave64, relative);
            let Some(one) = instruction(&mut r, op, wave64, relative) else { continue };
            seen += 1;
            let program = Program { start, code: vec![one] };
            let level = level[round as usize % level.len()];
            let compared = catch_unwind(AssertUnwindSafe(|| compare(&mut device, &program, &program.execute(), level)));
            if let Err(text) = compared.unwrap_or_else(|_| Err(format!("{}: the reference panicked", op.name()))) {
                failures.push(text);
                break;
            }
        }
        if seen == 0 {
            failures.push(format!("{}: no instruction of it could be made", op.name()));
        }
    }
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), alu().len(), failures.join("\n"));
}

#[test]
fn random_programs() {
    let (count, seed) =
        (number("T0_DIFFERENTIAL", if cfg!(debug_assertions) { 400 } else { 4000 }), number("T0_DIFFERENTIAL_SEED", 1));
    let (pool, levels) = (Pool::default(), levels());
    let (mut device, mut compared, mut instructions) = (Device::default(), 0u64, 0u64);
    let mut failures = Vec::new();
    for n in 0..count {
        let program = pool.program(seed << 40 | n, 12);
        let want = program.execute();
        for &level in &levels {
            match compare(&mut device, &program, &want, level) {
                Ok(true) => {
                    compared += u64::from(level == levels[0]);
                    instructions += program.code.len() as u64;
                }
                Ok(false) => {}
                Err(text) => {
                    failures.push(format!("program {n}: {text}"));
                    break;
                }
            }
        }
        if failures.len() > 20 {
            break;
        }
        if count > 100_000 && n % 50_000 == 49_999 {
            println!("{} programs, {compared} compared, {} differ", n + 1, failures.len());
        }
    }
    println!(
        "{compared} of {count} programs from seed {seed} compared at {levels:?}: {instructions} instructions, {} differ",
        failures.len()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(compared * 100 >= count * 95, "only {compared} of {count} programs could be compared");
}

/// Matrix products in straight-line code read the same registers repeatedly, while other instructions write them.
#[test]
fn matrix_products_that_share_operands() {
    let (mut device, levels, mut compared, mut failures) = (Device::default(), levels(), 0, Vec::new());
    for n in 0..number("T0_DIFFERENTIAL_ROUNDS", 24) * 4 {
        let mut r = Random::new(0x3a7 << 32 | n);
        let mut start = machine(&mut r, false, Relative::No);
        // Finite operands of moderate size, because a sum that is infinite hides differences.
        for row in &mut start.vgprs {
            *row = row.map(|x| x & 0x3fff_3fff | 0x2000_2000);
        }
        let v = Operand::v;
        let code = (0..24).map(|_| {
            let operand = |r: &mut Random| v(r.pick(&[0, 8, 16, 4]));
            let inst = match r.below(8) {
                0 => Inst::new(Op::v_mov_b32, &[v(r.below(24) as u16), v(r.below(32) as u16)]),
                1 => Inst::new(Op::v_swap_b32, &[v(r.below(24) as u16), v(r.below(32) as u16)]),
                2 => Inst::new(Op::v_lshlrev_b64, &[v(r.below(23) as u16), Operand::int(1), v(24 + r.below(7) as u16)]),
                3 => Inst::new(Op::v_wmma_f32_16x16x16_f16, &[v(16), v(0), v(r.pick(&[0, 8])), v(r.pick(&[16, 40]))]),
                kind => {
                    let op = if kind < 6 { Op::v_wmma_f32_16x16x16_bf16 } else { Op::v_wmma_f32_16x16x16_f16 };
                    let d = v(r.pick(&[32, 40, 33]));
                    Inst::new(op, &[d, operand(&mut r), operand(&mut r), v(r.pick(&[32, 40]))])
                }
            };
            let mut words = Vec::new();
            encode(&inst, &mut words).expect("the test's own instructions encode");
            (words, inst)
        });
        let program = Program { code: code.collect(), start };
        let want = program.execute();
        for &level in &levels {
            match compare(&mut device, &program, &want, level) {
                Ok(certain) => compared += u64::from(certain),
                Err(text) => failures.push(format!("program {n}: {text}")),
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(compared > 60, "only {compared} programs could be compared");
}
