//! The memory accesses that each wait waits for.
//!
//! The classes of accesses, their counters and their order are those of [`t0_isa::effects`]. A wait for at most `n`
//! outstanding operations of a counter completes all but the `n` youngest of each class that is in order. Of a class
//! that is not in order, it completes all if `n` is 0, and none for certain otherwise.

use std::collections::VecDeque;

use t0_isa::effects::{Class, Effects};
use t0_isa::isa::Counter;

/// A step that waits, and an access that is complete after it and may not be before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) wait: u32,
    pub(crate) access: u32,
    pub(crate) counter: Counter,
}

/// The links of a wave's steps, in the order of the waits, then of the accesses.
pub(crate) fn find<'a>(steps: impl Iterator<Item = &'a Effects>) -> Vec<Link> {
    let mut flying: [VecDeque<u32>; Class::COUNT] = Default::default();
    let mut links = Vec::new();
    for (step, effects) in (0..).zip(steps) {
        let first = links.len();
        for class in Class::ALL {
            let Some(count) = effects.waits.of(class.counter()) else { continue };
            let flying = &mut flying[class as usize];
            let done = match count {
                _ if class.in_order() => flying.len().saturating_sub(count.into()),
                0 => flying.len(),
                _ => 0,
            };
            let counter = class.counter();
            links.extend(flying.drain(..done).map(|access| Link { wait: step, access, counter }));
        }
        links[first..].sort_by_key(|link| link.access);
        for &class in &effects.classes {
            flying[class as usize].push_back(step);
        }
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_check::board::Board;
    use t0_isa::isa::{Inst, Op, Operand};

    /// The waits, accesses and counters of a program.
    fn links(program: &[Inst]) -> Vec<(u32, u32, Counter)> {
        let effects: Vec<Effects> = program.iter().map(|inst| Effects::of(inst, false)).collect();
        find(effects.iter()).into_iter().map(|link| (link.wait, link.access, link.counter)).collect()
    }

    fn load(to: u16) -> Inst {
        Inst::new(Op::global_load_b32, &[Operand::v(to), Operand::v(0), Operand::s(2)])
    }

    fn scalar_load(to: u16) -> Inst {
        Inst::new(Op::s_load_b32, &[Operand::s(to), Operand::s(0)])
    }

    /// `s_waitcnt` for vmcnt and lgkmcnt.
    fn wait(vm: u16, lgkm: u16) -> Inst {
        Inst::new(Op::s_waitcnt, &[Operand::Imm(vm << 10 | lgkm << 4 | 7)])
    }

    #[test]
    fn a_wait_for_a_count_completes_all_but_the_youngest_loads() {
        let found = links(&[load(4), load(5), load(6), wait(1, 63), wait(0, 63), wait(0, 63)]);
        assert_eq!(found, [(3, 0, Counter::Vm), (3, 1, Counter::Vm), (4, 2, Counter::Vm)]);
    }

    #[test]
    fn scalar_loads_complete_only_at_zero() {
        let lds = Inst::new(Op::ds_load_b32, &[Operand::v(4), Operand::v(0)]);
        let found = links(&[scalar_load(4), lds, lds, wait(63, 1), wait(63, 0)]);
        assert_eq!(found, [(3, 1, Counter::Lgkm), (4, 0, Counter::Lgkm), (4, 2, Counter::Lgkm)]);
    }

    #[test]
    fn counters_are_independent() {
        let store = Inst::new(Op::global_store_b32, &[Operand::v(0), Operand::v(4), Operand::s(2)]);
        let stores = Inst::new(Op::s_waitcnt_vscnt, &[Operand::Reg(t0_isa::isa::Reg::NULL), Operand::Imm(0)]);
        let found = links(&[load(4), store, scalar_load(4), wait(63, 0), stores, wait(0, 63)]);
        assert_eq!(found, [(3, 2, Counter::Lgkm), (4, 1, Counter::Vs), (5, 0, Counter::Vm)]);
    }

    /// The accesses whose results the checker's board holds to be pending.
    fn pending(board: &Board, accesses: &[(u32, Inst)]) -> Vec<u32> {
        let conflicts = |read: &Inst| {
            let mut count = 0;
            board.clone().check(&Effects::of(read, false), |_| count += 1);
            count > 0
        };
        accesses.iter().filter(|(_, read)| conflicts(read)).map(|(step, _)| *step).collect()
    }

    #[test]
    fn links_agree_with_the_board_of_the_checker() {
        let mut state = 1u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        for _ in 0..50 {
            let (mut program, mut accesses) = (Vec::new(), Vec::new());
            let (mut board, mut wanted) = (Board::new(), Vec::new());
            for step in 0..60 {
                let register = 8 + step as u16;
                let vector = Inst::new(Op::v_mov_b32, &[Operand::v(0), Operand::v(register)]);
                let scalar = Inst::new(Op::s_mov_b32, &[Operand::s(0), Operand::s(register)]);
                let (inst, read) = match random(5) {
                    0 => (load(register), Some(vector)),
                    1 => (Inst::new(Op::ds_load_b32, &[Operand::v(register), Operand::v(0)]), Some(vector)),
                    2 => (scalar_load(register), Some(scalar)),
                    _ => (wait(random(4) as u16, if random(2) == 0 { 63 } else { random(4) as u16 }), None),
                };
                let effects = Effects::of(&inst, false);
                let before = pending(&board, &accesses);
                board.wait(&effects);
                let after = pending(&board, &accesses);
                wanted.extend(before.into_iter().filter(|access| !after.contains(access)).map(|access| (step, access)));
                board.issue(&effects, step);
                accesses.extend(read.map(|read| (step, read)));
                program.push(inst);
            }
            let found: Vec<(u32, u32)> = links(&program).into_iter().map(|(wait, access, _)| (wait, access)).collect();
            assert!(!wanted.is_empty());
            assert_eq!(found, wanted);
        }
    }
}
