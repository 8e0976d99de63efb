//! Each delay of the kernels of `tests/kernels` names an instruction whose result is needed. If it names the
//! instruction before that one instead, the static check notes it, unless that instruction's result is needed too.
#![allow(clippy::print_stdout)] // figures of the gate

use crate::wait_mutants::of_tests;
use t0_check::Kind;
use t0_isa::isa::{Inst, Op, Operand, decode};
use t0_tests_drive::waits::reports;

/// The number of idle delays that the static check notes.
fn idle(words: &[u32]) -> usize {
    reports(words).iter().filter(|report| matches!(report.kind, Kind::IdleDelay { .. })).count()
}

/// The field with another instruction in its first dependency: the one before the named one.
fn spoiled(field: u16) -> Option<u16> {
    match field & 15 {
        code @ (1..=3 | 5..=6) => Some(field & !15 | (code + 1)),
        4 => Some(field & !15 | 1),
        7 => Some(field & !15 | 5),
        _ => None,
    }
}

#[test]
fn a_delay_for_another_instruction_is_noted() {
    let (mut mutants, mut noted) = (0, 0);
    for (name, words) in of_tests() {
        assert_eq!(idle(&words), 0, "{name}");
        let mut at = 0;
        while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty())
            && let Ok((inst, length)) = decode(rest)
        {
            if let (Op::s_delay_alu, Some(Operand::Imm(field))) = (inst.op, inst.operands().first())
                && let Some(field) = spoiled(*field)
            {
                let mut mutant = words.clone();
                let delay = Inst::new(Op::s_delay_alu, &[Operand::Imm(field)]).encode().expect("it encodes");
                mutant[at] = delay[0];
                mutants += 1;
                noted += usize::from(idle(&mutant) > 0);
            }
            at += length;
        }
    }
    println!("{noted} of {mutants} delays for another instruction are noted");
    assert!(mutants > 1000 && noted * 10 > mutants * 7, "{noted} of {mutants}");
}
