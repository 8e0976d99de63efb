//! Machine IR: instructions of the target over virtual registers.
//!
//! Virtual registers have a class (scalar or vector) and a width in 32-bit words; they may be written more than once
//! and word by word (tuples are put together piecewise, block parameters are copied into on every edge). A lane mask is
//! one scalar word.
//!
//! - **Invariant:** SCC and VCC are never live from one block into another, and SCC never across instructions of
//!   different patterns.
//! - **Invariant:** the operands of [`Code::Op`] stand in the slots of the instruction table, in its order.
//! - **Invariant:** a [`Code::Copy`] is parallel: all its sources are read before any of its destinations is written.

use crate::ir::{LdsId, Loc};
use t0_isa::isa::{Implicit, MemKind, Mods, Op, Reg};

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct VReg(pub(crate) u32);

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) enum Class {
    /// SGPRs.
    S,
    /// VGPRs.
    V,
}

/// Facts about a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VRegData {
    pub(crate) class: Class,
    /// 32-bit words.
    pub(crate) words: u8,
    /// The first register's number is a multiple of this.
    pub(crate) align: u8,
    /// Made by the spiller: holds these words of that register for one instruction.
    pub(crate) origin: Option<(VReg, u8)>,
    /// Never spilled.
    pub(crate) pinned: bool,
    /// The physical register (number within its file) that would save a copy.
    pub(crate) hint: Option<u16>,
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Opnd {
    /// Absent.
    None,
    /// A register, or the words of it that the slot takes, from this word on.
    Reg(VReg, u8),
    /// A physical register: EXEC, VCC, null or a register that the hardware fills before the kernel starts.
    Phys(Reg),
    /// 32 bits: inline or literal, as the encoding has it.
    Const(u32),
}

/// What an instruction is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Code {
    /// An instruction of the table.
    Op(Op),
    /// Parallel moves of single words: destination, source, destination, source, ...
    Copy,
    /// Gives its operand unspecified contents.
    Undef,
    /// Saves words from this slot on: a vector register to scratch (`[register]`), or one scalar word to a lane of a
    /// vector register (`[bank, register]`).
    Spill(u32),
    /// The reverse: `[register]`, or `[register, bank]`.
    Reload(u32),
}

/// What orders an instruction, beyond the registers that it accesses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Order {
    /// Its accesses of memory: it may access what any other instruction accesses.
    #[default]
    Memory,
    /// Nothing in the launch writes the memory that it loads.
    Unwritten,
    /// It accesses this array in LDS.
    Array(LdsId),
    /// Nothing moves across it.
    Fixed,
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MInst {
    pub(crate) code: Code,
    pub(crate) ops: Vec<Opnd>,
    pub(crate) mods: Mods,
    pub(crate) loc: Loc,
    /// The destination of an instruction that may keep it is written in all lanes: what it held is not read.
    pub(crate) fresh: bool,
    /// What orders it among other instructions.
    pub(crate) order: Order,
    /// Which instruction this was, or serves, before allocation.
    pub(crate) id: u32,
}

/// How an operand is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Use,
    Def,
    /// Read and written.
    UseDef,
    /// Written before all sources are read.
    EarlyDef,
}

impl Role {
    pub(crate) fn reads(self) -> bool {
        matches!(self, Role::Use | Role::UseDef)
    }
    pub(crate) fn writes(self) -> bool {
        !matches!(self, Role::Use)
    }
}

impl MInst {
    pub(crate) fn new(op: Op, ops: Vec<Opnd>, loc: Loc) -> MInst {
        let mods = t0_isa::isa::Inst::new(op, &[]).mods;
        MInst { code: Code::Op(op), ops, mods, loc, fresh: false, order: Order::Memory, id: 0 }
    }

    pub(crate) fn pseudo(code: Code, ops: Vec<Opnd>, loc: Loc) -> MInst {
        MInst { code, ops, mods: Mods::default(), loc, fresh: false, order: Order::Memory, id: 0 }
    }

    /// How operand `i` is accessed, and how many words of it.
    pub(crate) fn role(&self, i: usize, vregs: &[VRegData]) -> (Role, u8) {
        let whole = || match self.ops[i] {
            Opnd::Reg(v, _) => vregs[v.0 as usize].words,
            _ => 1,
        };
        match self.code {
            Code::Op(op) => {
                let desc = op.desc();
                let Some(slot) = desc.slots.get(i) else { return (Role::Use, 1) };
                let words = slot.ty.dwords(false);
                let role = match slot.dst {
                    true if i == 0 && (desc.acc || self.mods.dpp.keeps_lanes()) && !self.fresh => Role::UseDef,
                    // The old contents are returned in the register of the data.
                    false if i == 0 && self.is_atomic() && self.mods.glc => Role::UseDef,
                    true if matches!(op, Op::v_mad_u64_u32 | Op::v_mad_i64_i32) => Role::EarlyDef,
                    true => Role::Def,
                    false => Role::Use,
                };
                (role, words)
            }
            Code::Copy => (if i.is_multiple_of(2) { Role::Def } else { Role::Use }, 1),
            Code::Undef => (Role::Def, whole()),
            Code::Spill(_) => match (self.ops.len(), i) {
                (2, 0) => (Role::UseDef, 1),
                (2, _) => (Role::Use, 1),
                _ => (Role::Use, whole()),
            },
            Code::Reload(_) => match i {
                0 => (Role::Def, if self.ops.len() == 2 { 1 } else { whole() }),
                _ => (Role::Use, 1),
            },
        }
    }

    /// Calls `f` with register, first word, number of words and role of every virtual register operand.
    pub(crate) fn for_each_reg(&self, vregs: &[VRegData], mut f: impl FnMut(VReg, u8, u8, Role)) {
        for (i, o) in self.ops.iter().enumerate() {
            if let Opnd::Reg(v, sub) = *o {
                let (role, words) = self.role(i, vregs);
                f(v, sub, words, role);
            }
        }
    }

    /// True for read-modify-write accesses of memory.
    pub(crate) fn is_atomic(&self) -> bool {
        self.op().and_then(|op| op.desc().mem).is_some_and(|m| m.kind == MemKind::Atomic)
    }

    /// The operation, unless it is a pseudo instruction.
    pub(crate) fn op(&self) -> Option<Op> {
        match self.code {
            Code::Op(op) => Some(op),
            _ => None,
        }
    }

    /// True when it must be kept even if nothing reads its registers.
    pub(crate) fn has_effect(&self) -> bool {
        match self.code {
            Code::Op(op) => {
                let d = op.desc();
                let writes_physical =
                    self.ops.iter().zip(d.slots).any(|(o, s)| s.dst && matches!(o, Opnd::Phys(r) if *r != Reg::NULL));
                let defines = self.ops.iter().zip(d.slots).any(|(o, s)| s.dst && matches!(o, Opnd::Reg(..)));
                writes_physical || !defines || self.is_atomic() || !d.writes.is_empty() && d.writes != Implicit::SCC
            }
            Code::Copy => self.ops.iter().step_by(2).any(|o| matches!(o, Opnd::Phys(_))),
            Code::Undef | Code::Reload(_) => false,
            Code::Spill(_) => true,
        }
    }

    /// True when SCC is read.
    pub(crate) fn reads_scc(&self) -> bool {
        self.op().is_some_and(|op| op.desc().reads.contains(Implicit::SCC))
    }

    /// True when SCC is written.
    pub(crate) fn writes_scc(&self) -> bool {
        self.op().is_some_and(|op| op.desc().writes.contains(Implicit::SCC))
    }
}

/// A block, by its position in [`MFunc::blocks`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct MBlockId(pub(crate) u32);

/// When a conditional branch is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cond {
    SccSet,
    SccClear,
}

impl Cond {
    pub(crate) fn inverse(self) -> Cond {
        match self {
            Cond::SccSet => Cond::SccClear,
            Cond::SccClear => Cond::SccSet,
        }
    }
}

/// The end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MTerm {
    Jump(MBlockId),
    Branch(Cond, MBlockId, MBlockId),
    End,
}

impl MTerm {
    pub(crate) fn successors(self) -> impl Iterator<Item = MBlockId> {
        let (a, b) = match self {
            MTerm::Jump(b) => (Some(b), None),
            MTerm::Branch(_, t, e) => (Some(t), Some(e)),
            MTerm::End => (None, None),
        };
        a.into_iter().chain(b)
    }

    pub(crate) fn map(&mut self, mut f: impl FnMut(MBlockId) -> MBlockId) {
        match self {
            MTerm::Jump(b) => *b = f(*b),
            MTerm::Branch(_, t, e) => {
                *t = f(*t);
                *e = f(*e);
            }
            MTerm::End => {}
        }
    }
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MBlock {
    pub(crate) insts: Vec<MInst>,
    pub(crate) term: MTerm,
    pub(crate) term_loc: Loc,
}

/// A function of machine instructions.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct MFunc {
    pub(crate) vregs: Vec<VRegData>,
    pub(crate) blocks: Vec<MBlock>,
    /// Blocks in the order of emission; the first is the entry.
    pub(crate) layout: Vec<MBlockId>,
}

impl MFunc {
    pub(crate) fn vreg(&mut self, class: Class, words: u8) -> VReg {
        let align = match (class, words) {
            (Class::V, _) | (_, 1) => 1,
            (Class::S, 2) => 2,
            (Class::S, _) => 4,
        };
        self.vregs.push(VRegData { class, words, align, origin: None, pinned: false, hint: None });
        VReg(self.vregs.len() as u32 - 1)
    }

    pub(crate) fn data(&self, v: VReg) -> &VRegData {
        &self.vregs[v.0 as usize]
    }

    pub(crate) fn block(&self, b: MBlockId) -> &MBlock {
        &self.blocks[b.0 as usize]
    }

    /// How many loops each block lies in, by the blocks' positions.
    pub(crate) fn loop_depths(&self) -> Vec<u32> {
        let n = self.blocks.len();
        let mut at = vec![usize::MAX; n];
        // Depth-first numbering; an edge to a block on the stack is a back edge.
        let mut state = vec![0u8; n];
        let mut back = Vec::new();
        let mut stack = vec![(self.layout[0], 0usize)];
        state[self.layout[0].0 as usize] = 1;
        while let Some((b, i)) = stack.pop() {
            at[b.0 as usize] = 0;
            let next = self.block(b).term.successors().nth(i);
            match next {
                Some(s) => {
                    stack.push((b, i + 1));
                    match state[s.0 as usize] {
                        0 => {
                            state[s.0 as usize] = 1;
                            stack.push((s, 0));
                        }
                        1 => back.push((b, s)),
                        _ => {}
                    }
                }
                None => state[b.0 as usize] = 2,
            }
        }
        let preds = self.predecessors();
        let mut depth = vec![0; n];
        back.sort_unstable_by_key(|(b, h)| (*h, *b));
        let mut i = 0;
        while i < back.len() {
            let header = back[i].1;
            let mut inside = vec![false; n];
            inside[header.0 as usize] = true;
            let mut work = Vec::new();
            while i < back.len() && back[i].1 == header {
                work.push(back[i].0);
                i += 1;
            }
            while let Some(b) = work.pop() {
                if !std::mem::replace(&mut inside[b.0 as usize], true) {
                    work.extend(&preds[b.0 as usize]);
                }
            }
            for (d, inside) in depth.iter_mut().zip(inside) {
                *d += u32::from(inside);
            }
        }
        depth
    }

    /// The predecessors of each block, one entry an edge.
    pub(crate) fn predecessors(&self) -> Vec<Vec<MBlockId>> {
        let mut preds = vec![Vec::new(); self.blocks.len()];
        for &b in &self.layout {
            for s in self.block(b).term.successors() {
                preds[s.0 as usize].push(b);
            }
        }
        preds
    }
}
