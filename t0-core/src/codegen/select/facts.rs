//! Facts about values that selection needs beforehand: register file, alignment, which masks are clean.

use crate::codegen::mir::Class;
use crate::ir::ops::Registers;
use crate::ir::uniform::UniformValues;
use crate::ir::{Access, Block, Function, Mem, Op, Terminator, Ty, UnOp, Value, zeros};

/// Facts by value.
pub(super) struct Facts {
    /// Register file of each value; masks are scalar.
    pub(super) bank: Vec<Class>,
    /// Known trailing zero bits of each `I32`.
    pub(super) zeros: Vec<u8>,
    /// Number of uses, terminators included.
    pub(super) uses: Vec<u32>,
    /// Block of definition.
    pub(super) home: Vec<Block>,
    /// `B1` values that become masks or are tested for emptiness: zero outside the mask of the block that defines them.
    pub(super) clean: Vec<bool>,
    pub(super) uniform: UniformValues,
}

impl Facts {
    pub(super) fn of(f: &Function) -> Facts {
        let n = f.values.len();
        let mut facts = Facts {
            bank: vec![Class::V; n],
            zeros: zeros::of(f),
            uses: vec![0; n],
            home: vec![Block(0); n],
            clean: vec![false; n],
            uniform: UniformValues::of(f),
        };
        for b in f.block_ids() {
            let data = &f.blocks[b.0 as usize];
            for p in &data.params {
                facts.home[p.0 as usize] = b;
            }
            for i in &data.insts {
                let d = &f.insts[i.0 as usize];
                d.op.for_each_operand(|v| facts.uses[v.0 as usize] += 1);
                if let Some(v) = d.result {
                    facts.home[v.0 as usize] = b;
                }
            }
            if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = &data.term {
                facts.uses[c.0 as usize] += 1;
            }
            for (_, args) in data.term.successors() {
                args.iter().for_each(|v| facts.uses[v.0 as usize] += 1);
            }
        }
        facts.find_banks(f);
        facts.find_clean(f);
        facts
    }

    /// Starts from "every uniform value is scalar" and removes values without a scalar form.
    fn find_banks(&mut self, f: &Function) {
        for (i, v) in f.values.iter().enumerate() {
            if v.ty == Ty::B1 || self.uniform.is_uniform(Value(i as u32)) {
                self.bank[i] = Class::S;
            }
        }
        loop {
            let mut changed = false;
            for b in &f.blocks {
                for i in &b.insts {
                    let d = &f.insts[i.0 as usize];
                    if let Some(v) = d.result
                        && f.ty(v) != Ty::B1
                        && self.bank[v.0 as usize] == Class::S
                        && !self.has_scalar_form(f, &d.op, f.ty(v))
                    {
                        self.bank[v.0 as usize] = Class::V;
                        changed = true;
                    }
                }
                for (to, args) in b.term.successors() {
                    for (p, a) in f.blocks[to.0 as usize].params.iter().zip(args) {
                        if self.bank[a.0 as usize] == Class::V
                            && self.bank[p.0 as usize] == Class::S
                            && f.ty(*p) != Ty::B1
                        {
                            self.bank[p.0 as usize] = Class::V;
                            changed = true;
                        }
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn has_scalar_form(&self, f: &Function, op: &Op, ty: Ty) -> bool {
        let s = |v: &Value| self.bank[v.0 as usize] == Class::S;
        match op {
            Op::Undef | Op::Unary(UnOp::ReadFirst, _) => ty.words() == 1,
            Op::Select(c, a, b) => ty.words() == 1 && self.uniform.is_uniform(*c) && s(a) && s(b),
            Op::Load { view, mem, offset, imm } => {
                // A scalar load ignores the low two bits of the base (RDNA3 ISA, chapter 8 "Scalar Memory Operations"):
                // only elements of whole words keep a view's base a multiple of 4.
                let (elem_bytes, access) = f.view(*view);
                access == Access::Read
                    && elem_bytes % 4 == 0
                    && s(offset)
                    && matches!(mem, Mem::Words(1 | 2 | 4 | 8 | 16))
                    && imm % 4 == 0
                    && self.zeros[offset.0 as usize] >= 2
            }
            Op::Asm(id, _) => f.asms[*id as usize].is_scalar(),
            _ => match op.row().result.map(|result| result.registers) {
                Some(Registers::Scalar) => true,
                Some(Registers::Any) => {
                    let mut all = true;
                    op.for_each_operand(|v| all &= s(&v));
                    all
                }
                None | Some(Registers::Vector) => false,
            },
        }
    }

    fn find_clean(&mut self, f: &Function) {
        let preds = crate::ir::verify::predecessors(f);
        let mut work: Vec<Value> = f.blocks.iter().map(|b| b.mask).collect();
        for b in &f.blocks {
            if let Terminator::BranchAny(c, ..) = &b.term {
                work.push(*c);
            }
        }
        while let Some(v) = work.pop() {
            if std::mem::replace(&mut self.clean[v.0 as usize], true) {
                continue;
            }
            if let crate::ir::func::Def::Param(block, n) = f.values[v.0 as usize].def {
                for from in &preds[block.0 as usize] {
                    let edges = f.blocks[from.0 as usize].term.successors();
                    work.extend(edges.filter(|(to, _)| *to == block).map(|(_, args)| args[n as usize]));
                }
            }
        }
    }
}
