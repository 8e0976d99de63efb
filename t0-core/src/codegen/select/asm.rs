//! Inline assembly: its instructions over virtual registers.

use super::Selector;
use crate::bug::bug;
use crate::codegen::asm::{self, Arg};
use crate::codegen::mir::{self, Code, MInst, Opnd};
use crate::ir::Value;
use crate::ir::asm::{Direction, RegisterFile};
use t0_isa::isa::Op as I;

impl Selector<'_> {
    pub(super) fn asm(&mut self, id: u32, given: &[Value], v: Value) {
        let block = &self.f.asms[id as usize];
        let insts = asm::parse(block, self.target).unwrap_or_else(|refused| bug!("inline assembly: {}", refused.what));
        let mut given = given.iter();
        let mut registers = vec![];
        let mut results = vec![];
        for o in &block.operands {
            let class = if o.class == RegisterFile::Scalar { mir::Class::S } else { mir::Class::V };
            let input = match o.direction {
                Direction::Out => None,
                Direction::In | Direction::InOut => given.next().map(|value| match o.class {
                    RegisterFile::Scalar => self.scalar_register(*value),
                    RegisterFile::Vector => self.vector_register(*value),
                }),
            };
            let register = match (o.direction, input) {
                (Direction::In, Some(input)) => input,
                _ => {
                    let r = self.m.vreg(class, o.words);
                    results.extend((0..o.words).map(|i| Opnd::Reg(r, i)));
                    if let Some(Opnd::Reg(from, first)) = input {
                        let moves = (0..o.words).flat_map(|i| [Opnd::Reg(r, i), Opnd::Reg(from, first + i)]);
                        self.pseudo(Code::Copy, moves.collect());
                    }
                    Opnd::Reg(r, 0)
                }
            };
            registers.push(register);
        }
        for (inst, args) in insts {
            let ops = args.into_iter().map(|arg| match arg {
                Arg::Operand(at) => registers[at],
                Arg::Fixed(o) => o,
            });
            let mut m = MInst::new(inst.op, ops.collect(), self.loc);
            m.mods = inst.mods;
            m.order = mir::Order::Fixed;
            self.chunk.push(m);
        }
        let d = self.dst(v);
        let moves = results.into_iter().zip(0..).flat_map(|(from, i)| [Opnd::Reg(d, i), from]);
        self.pseudo(Code::Copy, moves.collect());
    }

    fn scalar_register(&mut self, v: Value) -> Opnd {
        match self.scalar(v) {
            Opnd::Const(c) => {
                let t = self.temp(mir::Class::S);
                self.op(I::s_mov_b32, vec![t, Opnd::Const(c)]);
                t
            }
            o => o,
        }
    }

    fn vector_register(&mut self, v: Value) -> Opnd {
        if self.f.ty(v).words() > 1 {
            return self.vector_tuple(v);
        }
        let o = self.any(v);
        self.move_to_vector(o)
    }
}
