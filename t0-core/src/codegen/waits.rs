//! Waits for memory, by data flow over the final control flow.
//!
//! For every register the state holds how many operations on its counter were issued since the one that will write it.
//! Waiting until at most that many are outstanding makes it ready. LDS and vector loads return in order among
//! themselves; scalar loads do not, so while one is in flight only lgkmcnt(0) is meaningful. Where paths meet, the
//! smaller number applies.
//!
//! An existing wait belongs to a fence, which requires that nothing is in flight; it stays where something may be in
//! flight. No load is in flight when a cache is invalidated: one of memory that nothing writes may have moved up to
//! there.

use super::machine::{PFunc, PInst};
use t0_isa::isa::{Counter, Flow, Inst, Op as I, Operand, Reg, Space};

/// No operation pending.
const NONE: u8 = u8::MAX;
/// The greatest count the fields hold; one more means no wait.
const MOST: u8 = 63;

#[derive(Clone, PartialEq)]
struct State {
    vm: Vec<u8>,
    lds: Vec<u8>,
    scalar: Vec<bool>,
    vm_out: bool,
    vs_out: bool,
    lds_out: bool,
    scalar_out: bool,
}

/// Counts to wait for.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wait {
    vm: u8,
    lgkm: u8,
    vs: bool,
}

impl State {
    fn new() -> State {
        State {
            vm: vec![NONE; 512],
            lds: vec![NONE; 512],
            scalar: vec![false; 128],
            vm_out: false,
            vs_out: false,
            lds_out: false,
            scalar_out: false,
        }
    }

    fn meet(&mut self, o: &State) -> bool {
        let before = self.clone();
        self.vm.iter_mut().zip(&o.vm).for_each(|(a, b)| *a = (*a).min(*b));
        self.lds.iter_mut().zip(&o.lds).for_each(|(a, b)| *a = (*a).min(*b));
        self.scalar.iter_mut().zip(&o.scalar).for_each(|(a, b)| *a |= *b);
        self.vm_out |= o.vm_out;
        self.vs_out |= o.vs_out;
        self.lds_out |= o.lds_out;
        self.scalar_out |= o.scalar_out;
        *self != before
    }

    /// What must be waited for before the instruction.
    fn needed(&self, inst: &Inst) -> Wait {
        let mut w = Wait { vm: NONE, lgkm: NONE, vs: false };
        if inst.flow() == Flow::Barrier {
            w.vm = if self.vm_out { 0 } else { NONE };
            w.lgkm = if self.lds_out || self.scalar_out { 0 } else { NONE };
            w.vs = self.vs_out;
        }
        match inst.op {
            I::s_waitcnt => {
                let i = immediate(inst, 0);
                w.vm = if i >> 10 == 0 && self.vm_out { 0 } else { NONE };
                w.lgkm = if i >> 4 & 63 == 0 && (self.lds_out || self.scalar_out) { 0 } else { NONE };
            }
            I::s_waitcnt_vscnt => w.vs = self.vs_out,
            // A load in flight could bring back a line from before.
            I::buffer_gl0_inv | I::buffer_gl1_inv if self.vm_out => w.vm = 0,
            _ => {}
        }
        for a in inst.reads(false).chain(inst.writes(false)) {
            for r in a.reg.0..a.reg.0 + u16::from(a.dwords) {
                let r = usize::from(r);
                w.vm = w.vm.min(self.vm.get(r).copied().unwrap_or(NONE));
                if self.scalar.get(r).copied().unwrap_or(false) {
                    w.lgkm = 0;
                }
                let lds = self.lds.get(r).copied().unwrap_or(NONE);
                if lds != NONE {
                    w.lgkm = w.lgkm.min(if self.scalar_out { 0 } else { lds });
                }
            }
        }
        w
    }

    fn waited(&mut self, w: Wait) {
        if w.vm != NONE {
            self.vm.iter_mut().filter(|a| **a >= w.vm).for_each(|a| *a = NONE);
            self.vm_out &= w.vm != 0;
        }
        if w.lgkm != NONE {
            self.lds.iter_mut().filter(|a| **a >= w.lgkm).for_each(|a| *a = NONE);
            if w.lgkm == 0 {
                self.scalar.fill(false);
                self.lds_out = false;
                self.scalar_out = false;
            }
        }
        self.vs_out &= !w.vs;
    }

    fn issued(&mut self, inst: &Inst) {
        let counters = inst.counters();
        let age =
            |list: &mut Vec<u8>| list.iter_mut().filter(|a| **a != NONE).for_each(|a| *a = (*a + 1).min(MOST - 1));
        let [vm, lgkm] = [Counter::Vm, Counter::Lgkm].map(|counter| counters.contains(counter));
        self.vs_out |= counters.contains(Counter::Vs);
        let scalar = matches!(inst.mem().map(|m| m.space), Some(Space::Scalar | Space::ScalarBuffer));
        if vm {
            age(&mut self.vm);
            self.vm_out = true;
        }
        if lgkm {
            age(&mut self.lds);
            if scalar { self.scalar_out = true } else { self.lds_out = true }
        }
        for a in inst.writes(false) {
            for r in a.reg.0..a.reg.0 + u16::from(a.dwords) {
                let r = usize::from(r);
                if vm {
                    self.vm[r] = 0;
                } else if lgkm && scalar {
                    self.scalar[r] = true;
                } else if lgkm {
                    self.lds[r] = 0;
                }
            }
        }
    }

    fn step(&mut self, inst: &Inst) -> Wait {
        let w = self.needed(inst);
        self.waited(w);
        self.issued(inst);
        w
    }
}

/// Inserts the waits.
pub(crate) fn run(p: &mut PFunc) {
    let starts = p.fixed_point(
        State::new(),
        |s, i| {
            s.step(&i.inst);
        },
        |a, b| a.meet(b),
    );
    for b in p.layout.clone() {
        let Some(mut s) = starts[b.0 as usize].clone() else { continue };
        let block = &mut p.blocks[b.0 as usize];
        let mut out = Vec::with_capacity(block.insts.len() + 8);
        for i in std::mem::take(&mut block.insts) {
            let w = s.step(&i.inst);
            if w.vm != NONE || w.lgkm != NONE {
                out.push(PInst { inst: waitcnt(w.vm, w.lgkm), loc: i.loc });
            }
            if w.vs {
                let inst = Inst::new(I::s_waitcnt_vscnt, &[Reg::NULL.into(), Operand::Imm(0)]);
                out.push(PInst { inst, loc: i.loc });
            }
            if !matches!(i.inst.op, I::s_waitcnt | I::s_waitcnt_vscnt) {
                out.push(i);
            }
        }
        block.insts = out;
    }
}

/// An operand that is a number; without one the strongest wait.
fn immediate(inst: &Inst, operand: usize) -> u16 {
    match inst.operands().get(operand) {
        Some(Operand::Imm(i)) => *i,
        _ => 0,
    }
}

/// s_waitcnt: vmcnt in bits 15:10, lgkmcnt in 9:4, expcnt in 2:0.
fn waitcnt(vm: u8, lgkm: u8) -> Inst {
    let [vm, lgkm] = [vm, lgkm].map(|c| u16::from(c.min(MOST)));
    Inst::new(I::s_waitcnt, &[Operand::Imm(vm << 10 | lgkm << 4 | 7)])
}
