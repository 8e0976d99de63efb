//! Runs every line of the instruction table on the simulator, which must execute it or return a typed error.
//!
//! `unsupported.txt` lists the instructions that it does not execute; `T0_BLESS=1` rewrites the list.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::BTreeSet;
use t0_isa::isa::{Field, Inst, Op, Operand, Reg, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, FaultKind, Options};
use t0_sim::mem::{Memory, Region};
use t0_tests_share::instructions::InstructionGenerator;

/// Runs one instruction in a wave without active lanes, so that memory accesses have no effect.
fn run(inst: &Inst) -> Result<exec::Stats, Box<exec::Fault>> {
    let mut code = Vec::new();
    let clear = Inst::new(Op::s_mov_b32, &[Operand::Reg(Reg::EXEC_LO), Operand::int(0)]);
    for inst in [&clear, inst, &Inst::new(Op::s_endpgm, &[])] {
        encode(inst, &mut code).expect("generated instructions are legal");
    }
    code.extend([0xbf9f_0000; 16]);
    let memory = Memory::new();
    let region =
        Region { address: code.as_ptr() as u64, size: 4 * code.len() as u64, writable: false, executable: true };
    // SAFETY: the code lives until the dispatch has ended and is not written.
    unsafe { memory.map(region) }.expect("one region");
    let dispatch = Dispatch {
        code: region.address,
        descriptor: Descriptor {
            rsrc1: 0xf0 << 12 | 63,
            rsrc2: 15 << 1 | 1 << 7,
            properties: 1 << 3 | 1 << 10,
            ..Descriptor::default()
        },
        kernarg: region.address,
        grid: [32, 1, 1],
        workgroup: [32, 1, 1],
        lds_bytes: 1024,
        ..Dispatch::default()
    };
    exec::run(
        &dispatch,
        &memory,
        &Options {
            strict: false,
            foreign: false,
            ulp_noise: None,
            each_lane: false,
            budget: Some(1000),
            threads: Some(1),
            level: None,
            profile: false,
            executions: false,
            trace: 0,
            only: Vec::new(),
            places: None,
            clock: exec::Clock::Instructions,
            together: false,
        },
    )
}

#[test]
fn every_line_is_executed_or_refused_by_name() {
    let mut generator = InstructionGenerator(0x5eed_0020);
    let mut unsupported = BTreeSet::new();
    for &op in Op::ALL {
        for form in InstructionGenerator::forms(op) {
            let Some((mut inst, _)) = generator.legal(op, form, false) else {
                panic!("{op:?} {form:?}: no legal operands")
            };
            if let Some(label) = inst.position(Field::label) {
                inst.operands_mut()[label] = Operand::Imm(0);
            }
            if let Err(fault) = run(&inst) {
                match &fault.kind {
                    // Zeros and s_code_end follow code.
                    FaultKind::UnsupportedInstruction { .. } | FaultKind::CodeEnd { .. } => {
                        unsupported.insert(op.name());
                        let text = fault.to_string();
                        assert!(text.contains(op.name()), "`{inst}` is refused without its name: {text}");
                    }
                    // Only `v_illegal` may be illegal. Other faults, such as a trap, mean that the instruction was
                    // executed.
                    FaultKind::IllegalInstruction { .. } if op != Op::v_illegal => panic!("`{inst}`: {fault}"),
                    _ => {}
                }
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/unsupported.txt");
    if std::env::var_os("T0_BLESS").is_some() {
        let lines: String = unsupported.iter().map(|name| format!("{name}\n")).collect();
        std::fs::write(path, lines).expect("the list can be written");
    }
    let listed = std::fs::read_to_string(path).expect("unsupported.txt is committed");
    let listed: BTreeSet<&str> = listed.lines().collect();
    let executed: Vec<_> = listed.difference(&unsupported).collect();
    println!("{} lines, {} not executed", Op::ALL.len(), unsupported.len());
    assert!(executed.is_empty(), "executed although listed in {path}: {executed:?}");
    let missing: Vec<_> = unsupported.difference(&listed).collect();
    assert!(missing.is_empty(), "neither executed nor in {path}: {missing:?}");
}
