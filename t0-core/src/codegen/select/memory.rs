//! Views through buffer descriptors, and LDS.
//!
//! The bounds check of a raw descriptor covers the vector offset and the instruction's offset, never the scalar offset,
//! which therefore stays unused.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, MInst, Opnd, Order};
use crate::ir::{Access, BinOp, LdsId, Mem, Op, UnOp, Value, ViewId};
use crate::opt::range;
use t0_isa::isa::Op as I;

const BUFFER_OFFSET: u32 = 0xFFF;
const SCALAR_OFFSET: u32 = 0xF_FFFF;
const LDS_OFFSET: u32 = 0xFFFF;

impl Selector<'_> {
    /// Address register (none for a constant in reach) and instruction offset.
    pub(super) fn address(&mut self, offset: Value, imm: u32, limit: u32) -> (Option<Opnd>, u32) {
        match self.any(offset) {
            Opnd::Const(c) => {
                let at = c.saturating_add(imm);
                if at <= limit {
                    (None, at)
                } else {
                    let base = self.move_to_vector(Opnd::Const(at & !limit));
                    (Some(base), at & limit)
                }
            }
            o if imm <= limit => (Some(self.move_to_vector(o)), imm),
            o => {
                // Saturating: an offset beyond the range must not wrap back into it.
                let t = self.temp(Class::V);
                let mut srcs = [Opnd::Const(imm & !limit), o];
                self.legalize(&mut srcs);
                self.op_mod(I::v_add_nc_u32, vec![t, srcs[0], srcs[1]]).mods.clamp = true;
                (Some(t), imm & limit)
            }
        }
    }

    /// An offset without a constant that it adds, and that constant with `imm`, if the sum is at most `limit`. The LDS
    /// address wraps at 32 bits, so that a base before the array is as good as another.
    fn split(&self, offset: Value, imm: u32, limit: u32) -> (Value, u32) {
        if let Some(&Op::Binary(BinOp::Add, a, b)) = self.f.def_op(offset) {
            let (base, c) = if self.f.as_const(b).is_some() { (a, b) } else { (b, a) };
            if let Some(c) = self.f.as_const(c)
                && let at = c.saturating_add(imm.into())
                && at <= limit.into()
            {
                return (base, at as u32);
            }
        }
        (offset, imm)
    }

    /// As [`Self::split`], for an offset in a view, where neither the sum nor its base may be another than the
    /// source's: only where no sum wraps.
    fn split_exactly(&self, offset: Value, imm: u32, limit: u32) -> (Value, u32) {
        let (base, at) = self.split(offset, imm, limit);
        let (zeros, more) = (u32::from(self.facts.zeros[base.0 as usize]).min(31), at - imm);
        let exact = more < 1 << zeros || range::max(self.f, base).checked_add(more).is_some();
        if exact { (base, at) } else { (offset, imm) }
    }

    pub(super) fn load(&mut self, view: ViewId, mem: Mem, offset: Value, imm: u32, v: Value) {
        let order = if self.f.view(view).1 == Access::Read { Order::Unwritten } else { Order::Memory };
        let d = Opnd::Reg(self.dst(v), 0);
        if self.bank(v) == Class::S {
            let desc = Opnd::Reg(self.prologue.descriptor(&mut self.m, view), 0);
            let (offset, imm) = self.split_exactly(offset, imm, SCALAR_OFFSET);
            let op = match mem.bytes() {
                4 => I::s_buffer_load_b32,
                8 => I::s_buffer_load_b64,
                16 => I::s_buffer_load_b128,
                32 => I::s_buffer_load_b256,
                64 => I::s_buffer_load_b512,
                bytes => bug!("a scalar load of {bytes} bytes"),
            };
            let (register, at) = match self.scalar(offset) {
                Opnd::Const(c) if c.saturating_add(imm) <= SCALAR_OFFSET => (Opnd::None, c + imm),
                Opnd::Const(c) => (self.scalar_const(c.saturating_add(imm)), 0),
                o if imm <= SCALAR_OFFSET => (o, imm),
                o => {
                    let t = self.temp(Class::S);
                    self.salu(I::s_add_u32, t, &[o, Opnd::Const(imm)]);
                    (t, 0)
                }
            };
            let inst = self.op_mod(op, vec![d, desc, register]);
            inst.mods.offset = at as i32;
            inst.order = order;
            return;
        }
        if let Mem::Words(words @ 5..) = mem {
            // Only a wave loads as many at once.
            for word in (0..words).step_by(4) {
                let (d, at) = (Opnd::Reg(self.dst(v), word), imm + 4 * u32::from(word));
                self.buffer(I::buffer_load_b128, d, view, offset, at).order = order;
            }
            return;
        }
        let op = match mem {
            Mem::U8 => I::buffer_load_u8,
            Mem::S8 => I::buffer_load_i8,
            Mem::U16 => I::buffer_load_u16,
            Mem::S16 => I::buffer_load_i16,
            Mem::Words(1) => I::buffer_load_b32,
            Mem::Words(2) => I::buffer_load_b64,
            Mem::Words(3) => I::buffer_load_b96,
            Mem::Words(_) => I::buffer_load_b128,
        };
        self.buffer(op, d, view, offset, imm).order = order;
    }

    /// An access to a view by a vector instruction.
    pub(super) fn buffer(&mut self, op: I, data: Opnd, view: ViewId, offset: Value, imm: u32) -> &mut MInst {
        let desc = Opnd::Reg(self.prologue.descriptor(&mut self.m, view), 0);
        if let Some(index) = self.element(view, offset) {
            let inst = self.op_mod(op, vec![data, index, desc, Opnd::Const(0)]);
            inst.mods.offset = imm as i32;
            inst.mods.idxen = true;
            return inst;
        }
        let (offset, imm) = self.split_exactly(offset, imm, BUFFER_OFFSET);
        let (addr, at) = self.address(offset, imm, BUFFER_OFFSET);
        let inst = self.op_mod(op, vec![data, addr.unwrap_or(Opnd::None), desc, Opnd::Const(0)]);
        inst.mods.offset = at as i32;
        inst.mods.offen = addr.is_some();
        inst
    }

    pub(super) fn store(&mut self, view: ViewId, mem: Mem, offset: Value, imm: u32, value: Value) {
        let (data, upper) = self.stored(mem, value);
        let op = match mem {
            Mem::U8 | Mem::S8 if upper => I::buffer_store_d16_hi_b8,
            Mem::U8 | Mem::S8 => I::buffer_store_b8,
            Mem::U16 | Mem::S16 if upper => I::buffer_store_d16_hi_b16,
            Mem::U16 | Mem::S16 => I::buffer_store_b16,
            Mem::Words(1) => I::buffer_store_b32,
            Mem::Words(2) => I::buffer_store_b64,
            Mem::Words(3) => I::buffer_store_b96,
            Mem::Words(_) => I::buffer_store_b128,
        };
        self.buffer(op, data, view, offset, imm);
    }

    /// What a store writes, and whether it is in the upper half of the register. The zero extension of a 16-bit value
    /// is not needed.
    fn stored(&mut self, mem: Mem, mut value: Value) -> (Opnd, bool) {
        if let (Mem::U16 | Mem::S16, Some(&Op::Bitcast(a))) = (mem, self.f.def_op(value)) {
            value = a;
        }
        if let Mem::Words(_) = mem {
            return (self.vector_tuple(value), false);
        }
        if let Some((x, n)) = self.folded(value, BinOp::ShrU)
            && self.f.as_const(n) == Some(16)
        {
            return (self.vector(x), true);
        }
        match self.f.def_op(value) {
            Some(&Op::Unary(UnOp::F32ToBF16, x)) if self.folds(value) && !matches!(mem, Mem::U8 | Mem::S8) => {
                (self.rounded_bf16(x), true)
            }
            _ => (self.vector(value), false),
        }
    }

    /// The pieces in which LDS is accessed: first word, and 4, 3, 2 or 1 words by one address or (`true`) two.
    fn pieces(&self, array: LdsId, words: u8, offset: Value, at: u32) -> Vec<(u8, u8, bool)> {
        let at = self.f.lds_offset(array).wrapping_add(at);
        let zeros = u32::from(self.facts.zeros[offset.0 as usize]).min((at | 1 << 31).trailing_zeros());
        let mut out = Vec::new();
        let mut i = 0;
        while i < words {
            let left = words - i;
            // Alignment at word i.
            let z = if i == 0 { zeros } else { zeros.min((u32::from(i) * 4).trailing_zeros()) };
            let (n, pair) = match (left, z) {
                (4.., 4..) => (4, false),
                (4.., 3) => (4, true),
                (2.., 3..) => (2, false),
                (2.., 2) => (2, true),
                _ => (1, false),
            };
            out.push((i, n, pair));
            i += n;
        }
        out
    }

    /// Address register and byte offset of an LDS access.
    pub(super) fn lds_address(&mut self, array: LdsId, offset: Value, imm: u32) -> (Opnd, u32) {
        let base = self.f.lds_offset(array);
        let (offset, imm) = self.split(offset, imm.saturating_add(base), LDS_OFFSET);
        let (addr, at) = self.address(offset, imm, LDS_OFFSET);
        let addr = addr.unwrap_or_else(|| self.move_to_vector(Opnd::Const(0)));
        (addr, at)
    }

    /// Arrays whose length the launch decides share their start.
    fn lds_order(&self, array: LdsId) -> Order {
        let shares = self.f.lds.get(array.0 as usize).is_none_or(|a| a.dynamic.is_some());
        if shares { Order::Memory } else { Order::Array(array) }
    }

    pub(super) fn lds_load(&mut self, array: LdsId, mem: Mem, offset: Value, imm: u32, v: Value) {
        let d = self.dst(v);
        let pieces = match mem {
            Mem::Words(n) => self.pieces(array, n, offset, imm),
            _ => vec![(0, 1, false)],
        };
        let (addr, at) = self.lds_address(array, offset, imm);
        let order = self.lds_order(array);
        for (word, n, pair) in pieces {
            let op = match (mem, n, pair) {
                (Mem::U8, ..) => I::ds_load_u8,
                (Mem::S8, ..) => I::ds_load_i8,
                (Mem::U16, ..) => I::ds_load_u16,
                (Mem::S16, ..) => I::ds_load_i16,
                (_, 4, false) => I::ds_load_b128,
                (_, 4, true) => I::ds_load_2addr_b64,
                (_, 2, false) => I::ds_load_b64,
                (_, 2, true) => I::ds_load_2addr_b32,
                (_, 1, false) => I::ds_load_b32,
                (_, n, pair) => bug!("an LDS load of {n} words, in a pair: {pair}"),
            };
            let (addr, at) = self.piece_address(addr, at + 4 * u32::from(word), n, pair);
            let inst = self.op_mod(op, vec![Opnd::Reg(d, word), addr]);
            inst.order = order;
            set_offsets(inst, at, n, pair);
        }
    }

    pub(super) fn lds_store(&mut self, array: LdsId, mem: Mem, offset: Value, imm: u32, value: Value) {
        let pieces = match mem {
            Mem::Words(n) => self.pieces(array, n, offset, imm),
            _ => vec![(0, 1, false)],
        };
        let (data, upper) = self.stored(mem, value);
        let Opnd::Reg(data, first) = data else { bug!("the value of an LDS store is not in a register") };
        let (addr, at) = self.lds_address(array, offset, imm);
        let order = self.lds_order(array);
        for (word, n, pair) in pieces {
            let op = match (mem, n, pair) {
                (Mem::U8 | Mem::S8, ..) if upper => I::ds_store_b8_d16_hi,
                (Mem::U8 | Mem::S8, ..) => I::ds_store_b8,
                (Mem::U16 | Mem::S16, ..) if upper => I::ds_store_b16_d16_hi,
                (Mem::U16 | Mem::S16, ..) => I::ds_store_b16,
                (_, 4, false) => I::ds_store_b128,
                (_, 4, true) => I::ds_store_2addr_b64,
                (_, 2, false) => I::ds_store_b64,
                (_, 2, true) => I::ds_store_2addr_b32,
                (_, 1, false) => I::ds_store_b32,
                (_, n, pair) => bug!("an LDS store of {n} words, in a pair: {pair}"),
            };
            let (addr, at) = self.piece_address(addr, at + 4 * u32::from(word), n, pair);
            let mut ops = vec![addr, Opnd::Reg(data, first + word)];
            if pair {
                ops.push(Opnd::Reg(data, first + word + n / 2));
            }
            let inst = self.op_mod(op, ops);
            inst.order = order;
            set_offsets(inst, at, n, pair);
        }
    }

    /// The two-address forms count in elements of half the size, up to 255: larger offsets are added to the register.
    fn piece_address(&mut self, addr: Opnd, at: u32, n: u8, pair: bool) -> (Opnd, u32) {
        let unit = 2 * u32::from(n);
        let limit = if pair { 254 * unit } else { LDS_OFFSET };
        if at <= limit && (!pair || at.is_multiple_of(unit)) {
            return (addr, at);
        }
        let t = self.temp(Class::V);
        self.valu(I::v_add_nc_u32, t, &[Opnd::Const(at), addr]);
        (t, 0)
    }
}

fn set_offsets(inst: &mut MInst, at: u32, n: u8, pair: bool) {
    if pair {
        let unit = 2 * u32::from(n);
        inst.mods.offset = (at / unit) as i32;
        inst.mods.offset1 = (at / unit + 1) as u8;
    } else {
        inst.mods.offset = at as i32;
    }
}
