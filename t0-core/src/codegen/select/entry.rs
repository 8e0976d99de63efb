//! The kernel's prologue: arguments, descriptors, ids and constants that many instructions share, computed once.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, MFunc, MInst, Opnd, Order, VReg};
use crate::ir::func::ParamKind;
use crate::ir::{Axis, Dim, Mem, Op, Value, ViewId};
use std::collections::BTreeMap;
use t0_abi::view;
use t0_isa::isa::{Op as I, Reg};

/// Word 3 of a raw buffer descriptor: FORMAT 32_FLOAT, OOB_SELECT 3.
const RAW_BUFFER: u32 = 0x3101_6000;
/// The SGPR of the first workgroup id.
const BLOCK_ID: u16 = 13;

/// The register of a number of a view's shape among those that hold the first [`view::HEAD_BYTES`] of the view.
fn head_word(dim: Dim) -> u8 {
    (dim.offset() / size_of::<u32>()) as u8
}

/// What the selected code needs from the prologue.
#[derive(Default)]
pub(super) struct Prologue {
    values: Vec<Value>,
    descriptors: BTreeMap<ViewId, VReg>,
    constants: BTreeMap<u32, VReg>,
    zero: Option<VReg>,
}

impl Prologue {
    /// Notes that the register of an argument or id is to be filled.
    pub(super) fn want(&mut self, v: Value) {
        self.values.push(v);
    }

    pub(super) fn descriptor(&mut self, m: &mut MFunc, view: ViewId) -> VReg {
        *self.descriptors.entry(view).or_insert_with(|| m.vreg(Class::S, 4))
    }

    pub(super) fn constant(&mut self, m: &mut MFunc, bits: u32) -> VReg {
        *self.constants.entry(bits).or_insert_with(|| m.vreg(Class::S, 1))
    }

    pub(super) fn zero(&mut self, m: &mut MFunc) -> VReg {
        *self.zero.get_or_insert_with(|| m.vreg(Class::V, 1))
    }
}

/// Registers that the hardware fills, as they are asked for.
#[derive(Default)]
struct Initial {
    kernarg: Option<VReg>,
    items: Option<VReg>,
    moves: Vec<Opnd>,
}

impl Initial {
    fn kernarg(&mut self, m: &mut MFunc) -> Opnd {
        let r = *self.kernarg.get_or_insert_with(|| {
            let r = m.vreg(Class::S, 2);
            m.vregs[r.0 as usize].hint = Some(0);
            for i in 0..2 {
                self.moves.extend([Opnd::Reg(r, i), Opnd::Phys(Reg::s(u16::from(i)))]);
            }
            r
        });
        Opnd::Reg(r, 0)
    }

    fn items(&mut self, m: &mut MFunc) -> Opnd {
        let r = *self.items.get_or_insert_with(|| {
            let r = m.vreg(Class::V, 1);
            m.vregs[r.0 as usize].hint = Some(0);
            self.moves.extend([Opnd::Reg(r, 0), Opnd::Phys(Reg::v(0))]);
            r
        });
        Opnd::Reg(r, 0)
    }

    fn copy(&mut self, m: &mut MFunc, d: VReg, from: Reg) {
        m.vregs[d.0 as usize].hint = Some(from.index()).filter(|_| from.is_sgpr() || from.is_vgpr());
        self.moves.extend([Opnd::Reg(d, 0), Opnd::Phys(from)]);
    }
}

impl Selector<'_> {
    pub(super) fn prologue(&mut self) {
        let wants = std::mem::take(&mut self.prologue);
        let mut init = Initial::default();
        let mut first: BTreeMap<String, VReg> = BTreeMap::new();
        let mut renamed = Vec::new();
        let mut values = Vec::new();
        // Equal operations share a register.
        for v in wants.values.into_iter().rev() {
            let d = self.dst(v);
            let key = match self.f.def_op(v) {
                Some(op) => op.to_string(),
                None => bug!("{v} is not made at the kernel's start"),
            };
            match first.get(&key) {
                Some(&r) => {
                    let words = self.m.data(d).words;
                    renamed.extend((0..words).flat_map(|i| [Opnd::Reg(d, i), Opnd::Reg(r, i)]));
                }
                None => {
                    first.insert(key, d);
                    values.push((v, d));
                }
            }
        }
        for &(v, d) in &values {
            self.make_id(&mut init, v, d);
        }
        for (bits, r) in wants.constants {
            self.op(I::s_mov_b32, vec![Opnd::Reg(r, 0), Opnd::Const(bits)]);
        }
        if let Some(r) = wants.zero {
            self.op(I::v_mov_b32, vec![Opnd::Reg(r, 0), Opnd::Const(0)]);
        }
        let mut loaded: BTreeMap<ViewId, VReg> = BTreeMap::new();
        for &view in wants.descriptors.keys() {
            let t = self.m.vreg(Class::S, 4);
            let k = init.kernarg(&mut self.m);
            self.scalar_load(I::s_load_b128, Opnd::Reg(t, 0), k, self.f.params[view.0 as usize].offset);
            loaded.insert(view, t);
        }
        self.load_words(&mut init, &values);
        for &(v, d) in &values {
            self.load_argument(&mut init, &loaded, v, d);
        }
        for (view, d) in wants.descriptors {
            let t = loaded[&view];
            let (bytes, _) = self.f.view(view);
            let at = |i| Opnd::Reg(d, i);
            let len = Opnd::Reg(t, head_word(Dim::Len));
            if let Some(n) = self.indexed.run(view) {
                let mut copies = vec![at(0), Opnd::Reg(t, 0)];
                if n == 1 {
                    copies.extend([at(2), len]);
                }
                self.pseudo(Code::Copy, copies);
                self.indexed_descriptor([0, 1, 2, 3].map(at), Opnd::Reg(t, 1), len, bytes, n);
                continue;
            }
            self.pseudo(Code::Copy, vec![at(0), Opnd::Reg(t, 0), at(1), Opnd::Reg(t, 1)]);
            match bytes {
                1 => self.pseudo(Code::Copy, vec![at(2), len]),
                n if n.is_power_of_two() => {
                    self.op(I::s_lshl_b32, vec![at(2), len, Opnd::Const(n.trailing_zeros())]);
                }
                n => self.op(I::s_mul_i32, vec![at(2), len, Opnd::Const(n)]),
            }
            self.op(I::s_mov_b32, vec![at(3), Opnd::Const(RAW_BUFFER)]);
        }
        if !renamed.is_empty() {
            self.pseudo(Code::Copy, renamed);
        }
        // All loads come first, so that a wave waits for memory once, and makes its ids in the meantime.
        let is_load = |i: &MInst| i.op().is_some_and(|op| op.desc().mem.is_some());
        let (loads, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.chunk).into_iter().partition(is_load);
        self.chunk.extend(loads.into_iter().chain(rest));
        if !init.moves.is_empty() {
            let body = std::mem::take(&mut self.chunk);
            self.pseudo(Code::Copy, init.moves);
            self.chunk.extend(body);
        }
    }

    fn scalar_load(&mut self, op: I, d: Opnd, base: Opnd, offset: u32) {
        let inst = self.op_mod(op, vec![d, base, Opnd::None]);
        inst.mods.offset = offset as i32;
        inst.order = Order::Unwritten;
    }

    /// The words of scalar arguments, as many as follow each other by one load.
    fn load_words(&mut self, init: &mut Initial, values: &[(Value, VReg)]) {
        let mut words: Vec<(u32, Opnd)> = Vec::new();
        for &(v, d) in values {
            if let Some((at, n)) = self.whole_words(v) {
                words.extend((0..n).map(|i| (at + 4 * u32::from(i), Opnd::Reg(d, i))));
            }
        }
        words.sort_by_key(|(at, _)| *at);
        let mut rest = &words[..];
        while let Some(((first, d), _)) = rest.split_first() {
            let run = rest.iter().zip(0u32..16).take_while(|((at, _), i)| *at == first + 4 * i).count();
            let (n, op) = match run {
                16.. => (16, I::s_load_b512),
                8.. => (8, I::s_load_b256),
                4.. => (4, I::s_load_b128),
                2.. => (2, I::s_load_b64),
                _ => (1, I::s_load_b32),
            };
            let k = init.kernarg(&mut self.m);
            match n {
                1 => self.scalar_load(op, *d, k, *first),
                _ => {
                    let t = self.m.vreg(Class::S, n as u8);
                    self.scalar_load(op, Opnd::Reg(t, 0), k, *first);
                    let moves = rest.iter().zip(0..n as u8).flat_map(|((_, d), i)| [*d, Opnd::Reg(t, i)]).collect();
                    self.pseudo(Code::Copy, moves);
                }
            }
            rest = &rest[n..];
        }
    }

    /// The offset and the number of words of an argument that is whole words.
    fn whole_words(&self, v: Value) -> Option<(u32, u8)> {
        let Some(&Op::Param(i)) = self.f.def_op(v) else { return None };
        let p = &self.f.params[i as usize];
        match p.kind {
            ParamKind::Scalar { mem: Mem::Words(n), .. } if p.offset.is_multiple_of(4) => Some((p.offset, n)),
            _ => None,
        }
    }

    fn load_argument(&mut self, init: &mut Initial, loaded: &BTreeMap<ViewId, VReg>, v: Value, d: VReg) {
        let d = Opnd::Reg(d, 0);
        match self.f.def_op(v) {
            Some(Op::Param(_)) if self.whole_words(v).is_some() => {}
            Some(&Op::Param(i)) => {
                let p = &self.f.params[i as usize];
                let mem = match p.kind {
                    ParamKind::Scalar { mem, .. } => mem,
                    ParamKind::View { .. } => bug!("parameter {i} is not a scalar"),
                };
                let at = p.offset;
                let k = init.kernarg(&mut self.m);
                let bits = mem.bytes() * 8;
                // Scalar loads read whole words.
                let t = self.temp(Class::S);
                self.scalar_load(I::s_load_b32, t, k, at & !3);
                let op = if matches!(mem, Mem::S8 | Mem::S16) { I::s_bfe_i32 } else { I::s_bfe_u32 };
                self.op(op, vec![d, t, Opnd::Const(bits << 16 | (at % 4 * 8))]);
            }
            Some(&Op::ViewDim(view, dim)) => match loaded.get(&view) {
                Some(&t) if dim.offset() < view::HEAD_BYTES => {
                    self.pseudo(Code::Copy, vec![d, Opnd::Reg(t, head_word(dim))]);
                }
                _ => {
                    let k = init.kernarg(&mut self.m);
                    let at = self.f.params[view.0 as usize].offset + dim.offset() as u32;
                    self.scalar_load(I::s_load_b32, d, k, at);
                }
            },
            Some(&Op::BlockCount(axis)) => {
                let k = init.kernarg(&mut self.m);
                self.scalar_load(I::s_load_b32, d, k, self.f.hidden().block_count(axis as usize));
            }
            // `make_id` does these.
            Some(Op::EntryMask | Op::BlockId(_) | Op::ThreadId(_) | Op::Lane | Op::WaveId) => {}
            _ => bug!("{v} is not made at the kernel's start"),
        }
    }

    fn make_id(&mut self, init: &mut Initial, v: Value, r: VReg) {
        let d = Opnd::Reg(r, 0);
        match self.f.def_op(v) {
            Some(Op::EntryMask) => init.copy(&mut self.m, r, Reg::EXEC_LO),
            Some(&Op::BlockId(axis)) => init.copy(&mut self.m, r, Reg::s(BLOCK_ID + axis as u16)),
            Some(&Op::ThreadId(axis)) => self.thread_id(init, axis, d),
            Some(Op::Lane) => self.op(I::v_mbcnt_lo_u32_b32, vec![d, Opnd::Const(u32::MAX), Opnd::Const(0)]),
            Some(Op::WaveId) => {
                let [x, y, z] = self.f.block_shape;
                if x * y * z <= 32 {
                    return self.op(I::s_mov_b32, vec![d, Opnd::Const(0)]);
                }
                let t = self.temp(Class::V);
                if y * z == 1 {
                    self.thread_id(init, Axis::X, t);
                } else {
                    let [i, j, k, jk] = [(); 4].map(|()| self.temp(Class::V));
                    self.thread_id(init, Axis::X, i);
                    self.thread_id(init, Axis::Y, j);
                    self.thread_id(init, Axis::Z, k);
                    self.valu(I::v_mad_u32_u24, jk, &[k, Opnd::Const(y), j]);
                    self.valu(I::v_mad_u32_u24, t, &[jk, Opnd::Const(x), i]);
                }
                let w = self.temp(Class::V);
                self.valu(I::v_lshrrev_b32, w, &[Opnd::Const(5), t]);
                self.op(I::v_readfirstlane_b32, vec![d, w]);
            }
            // `load_argument` does these.
            Some(Op::Param(_) | Op::ViewDim(..) | Op::BlockCount(_)) => {}
            _ => bug!("{v} is not made at the kernel's start"),
        }
    }

    /// x in bits 9:0, y in 19:10, z in 29:20 of v0.
    fn thread_id(&mut self, init: &mut Initial, axis: Axis, d: Opnd) {
        let [_, y, z] = self.f.block_shape;
        if self.f.block_shape[axis as usize] == 1 {
            return self.op(I::v_mov_b32, vec![d, Opnd::Const(0)]);
        }
        let packed = init.items(&mut self.m);
        match axis {
            Axis::X if y * z == 1 => self.pseudo(Code::Copy, vec![d, packed]),
            Axis::X => self.op(I::v_and_b32, vec![d, Opnd::Const(0x3FF), packed]),
            _ => {
                let first = 10 * axis as u32;
                self.op(I::v_bfe_u32, vec![d, packed, Opnd::Const(first), Opnd::Const(10)]);
            }
        }
    }
}
