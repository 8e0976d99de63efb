//! Dot products of packed numbers, and what takes their place on targets without the instructions.

use super::Selector;
use crate::codegen::lowerings;
use crate::codegen::mir::{Class, Opnd};
use crate::ir::{Signs, Value};
use t0_isa::isa::Op as I;

impl Selector<'_> {
    /// A dot product of pairs; without the instruction, two fused multiply-adds of the unpacked halves.
    pub(super) fn dot2(&mut self, op: I, a: Value, b: Value, c: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        // Constants of packed operands read differently: keep to registers.
        let (x, y) = (self.vector(a), self.vector(b));
        let sum = self.any(c);
        if lowerings::DOT.choice(self.target) == 0 {
            return self.valu(op, d, &[x, y, sum]);
        }
        let [xl, xh, yl, yh, partial] = [(); 5].map(|()| self.temp(Class::V));
        for (whole, low, high) in [(x, xl, xh), (y, yl, yh)] {
            if op == I::v_dot2_f32_f16 {
                self.op(I::v_cvt_f32_f16, vec![low, whole]);
                let shifted = self.temp(Class::V);
                self.op(I::v_lshrrev_b32, vec![shifted, Opnd::Const(16), whole]);
                self.op(I::v_cvt_f32_f16, vec![high, shifted]);
            } else {
                self.op(I::v_lshlrev_b32, vec![low, Opnd::Const(16), whole]);
                self.op(I::v_and_b32, vec![high, Opnd::Const(0xFFFF_0000), whole]);
            }
        }
        self.valu(I::v_fma_f32, partial, &[xl, yl, sum]);
        self.valu(I::v_fma_f32, d, &[xh, yh, partial]);
    }

    /// A dot product of four bytes; without the instruction, multiply-adds of the unpacked bytes.
    pub(super) fn dot4(&mut self, signs: Signs, operands: [Value; 3], v: Value) {
        match lowerings::DOT_BYTES.choice(self.target) {
            0 if signs == Signs::Unsigned => self.dot_of_integers(I::v_dot4_u32_u8, signs, operands, v),
            0 => self.dot_of_integers(I::v_dot4_i32_iu8, signs, operands, v),
            _ => self.unpacked_dot(8, signs, operands, v),
        }
    }

    /// A dot product of eight 4-bit numbers; without the instruction, multiply-adds of the unpacked numbers.
    pub(super) fn dot8(&mut self, signs: Signs, operands: [Value; 3], v: Value) {
        match lowerings::DOT_NIBBLES.choice(self.target) {
            0 if signs == Signs::Unsigned => self.dot_of_integers(I::v_dot8_u32_u4, signs, operands, v),
            0 => self.dot_of_integers(I::v_dot8_i32_iu4, signs, operands, v),
            _ => self.unpacked_dot(4, signs, operands, v),
        }
    }

    /// The instruction of an integer dot product. The negation bits of the first two operands state that their numbers
    /// are signed (RDNA3 ISA, 16.10).
    fn dot_of_integers(&mut self, op: I, signs: Signs, [a, b, c]: [Value; 3], v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let mut ops = vec![self.packed_operand(a), self.packed_operand(b), self.any(c)];
        self.legalize(&mut ops);
        ops.insert(0, d);
        let [first, second] = signs.operands();
        self.op_mod(op, ops).mods.neg = u8::from(first) | u8::from(second) << 1;
    }

    /// Constants of packed operands read differently: keep to registers.
    fn packed_operand(&mut self, v: Value) -> Opnd {
        match self.any(v) {
            Opnd::Const(c) => self.scalar_const(c),
            register => register,
        }
    }

    /// The products of the numbers of two words, added one after another.
    fn unpacked_dot(&mut self, bits: u32, signs: Signs, [a, b, c]: [Value; 3], v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y) = (self.vector(a), self.vector(b));
        let mut sum = self.any(c);
        let multiply = if signs == Signs::Unsigned { I::v_mad_u32_u24 } else { I::v_mad_i32_i24 };
        for at in (0..32).step_by(bits as usize) {
            let mut numbers = [x, y];
            for (word, signed) in numbers.iter_mut().zip(signs.operands()) {
                let extract = if signed { I::v_bfe_i32 } else { I::v_bfe_u32 };
                let number = self.temp(Class::V);
                self.op(extract, vec![number, *word, Opnd::Const(at), Opnd::Const(bits)]);
                *word = number;
            }
            let next = if at + bits == 32 { d } else { self.temp(Class::V) };
            self.valu(multiply, next, &[numbers[0], numbers[1], sum]);
            sum = next;
        }
    }
}
