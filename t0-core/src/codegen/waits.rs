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

/// The counts of the registers that an operation in flight writes, in ascending order of the registers.
#[derive(Clone, Default)]
struct Counts(Vec<(u16, u8)>);

impl Counts {
    fn find(&self, register: u16) -> Result<usize, usize> {
        self.0.binary_search_by_key(&register, |(r, _)| *r)
    }

    fn get(&self, register: u16) -> u8 {
        self.find(register).map_or(NONE, |at| self.0[at].1)
    }

    /// An operation that writes the register has been issued.
    fn start(&mut self, register: u16) {
        match self.find(register) {
            Ok(at) => self.0[at].1 = 0,
            Err(at) => self.0.insert(at, (register, 0)),
        }
    }

    /// Another operation on the counter has been issued.
    fn age(&mut self) {
        self.0.iter_mut().for_each(|(_, count)| *count = (*count + 1).min(MOST - 1));
    }

    /// At most so many operations are left.
    fn wait(&mut self, left: u8) {
        self.0.retain(|(_, count)| *count < left);
    }

    /// Takes the smaller counts. Returns whether any changed.
    fn meet(&mut self, o: &Counts) -> bool {
        let mut changed = false;
        for &(register, count) in &o.0 {
            match self.find(register) {
                Ok(at) => {
                    changed |= count < self.0[at].1;
                    self.0[at].1 = self.0[at].1.min(count);
                }
                Err(at) => {
                    changed = true;
                    self.0.insert(at, (register, count));
                }
            }
        }
        changed
    }
}

#[derive(Clone, Default)]
struct State {
    vm: Counts,
    lds: Counts,
    /// The registers that a scalar load writes; the counts have no meaning.
    scalar: Counts,
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
    fn meet(&mut self, o: &State) -> bool {
        let mut changed = false;
        for (own, other) in [(&mut self.vm, &o.vm), (&mut self.lds, &o.lds), (&mut self.scalar, &o.scalar)] {
            changed |= own.meet(other);
        }
        for (own, other) in [
            (&mut self.vm_out, o.vm_out),
            (&mut self.vs_out, o.vs_out),
            (&mut self.lds_out, o.lds_out),
            (&mut self.scalar_out, o.scalar_out),
        ] {
            changed |= other && !*own;
            *own |= other;
        }
        changed
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
        if [&self.vm, &self.lds, &self.scalar].iter().all(|counts| counts.0.is_empty()) {
            return w;
        }
        for a in inst.reads(false).chain(inst.writes(false)) {
            for r in a.reg.0..a.reg.0 + u16::from(a.dwords) {
                w.vm = w.vm.min(self.vm.get(r));
                if self.scalar.get(r) != NONE {
                    w.lgkm = 0;
                }
                let lds = self.lds.get(r);
                if lds != NONE {
                    w.lgkm = w.lgkm.min(if self.scalar_out { 0 } else { lds });
                }
            }
        }
        w
    }

    fn waited(&mut self, w: Wait) {
        if w.vm != NONE {
            self.vm.wait(w.vm);
            self.vm_out &= w.vm != 0;
        }
        if w.lgkm != NONE {
            self.lds.wait(w.lgkm);
            if w.lgkm == 0 {
                self.scalar.wait(0);
                self.lds_out = false;
                self.scalar_out = false;
            }
        }
        self.vs_out &= !w.vs;
    }

    fn issued(&mut self, inst: &Inst) {
        let counters = inst.counters();
        let [vm, lgkm] = [Counter::Vm, Counter::Lgkm].map(|counter| counters.contains(counter));
        self.vs_out |= counters.contains(Counter::Vs);
        let scalar = matches!(inst.mem().map(|m| m.space), Some(Space::Scalar | Space::ScalarBuffer));
        if vm {
            self.vm.age();
            self.vm_out = true;
        }
        if lgkm {
            self.lds.age();
            if scalar { self.scalar_out = true } else { self.lds_out = true }
        }
        let counts = match (vm, lgkm) {
            (true, _) => &mut self.vm,
            (_, true) if scalar => &mut self.scalar,
            (_, true) => &mut self.lds,
            _ => return,
        };
        for a in inst.writes(false) {
            (a.reg.0..a.reg.0 + u16::from(a.dwords)).for_each(|r| counts.start(r));
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
        State::default(),
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
