//! The reference interpreter: it defines what a function means.
//!
//! It runs workgroups one after another, the waves of a workgroup in turn up to each barrier. Approximate operations
//! give the correctly rounded result (through `f64`). Lanes outside a block's mask keep whatever they had, so that a
//! pass which lets an inactive lane leak into a result is seen.

use super::func::{Block, Function, ParamKind, Terminator, Value};
use super::inst::{Absent, Axis, Dim, LdsId, Mem, MemoryId, ViewId, WmmaKind};
use super::op::Op;
use super::ops::{BinOp, FPred, IPred, TernOp, UnOp};
use super::ty::Ty;
use crate::bug::bug;

mod atomic;

pub use super::ops::scalar::{f16_to_f32, f32_to_bf16, f32_to_f16};

/// Lanes of a wave.
pub const LANES: usize = 32;
type Word = [u32; LANES];

/// An argument of a launch.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A view: its bytes and its shape in elements.
    View {
        /// The memory, updated by stores.
        bytes: Vec<u8>,
        /// Rows.
        rows: u32,
        /// Columns.
        cols: u32,
        /// Elements from one row to the next.
        stride: u32,
    },
    /// A scalar's bits as [`Op::Param`] yields them.
    Scalar(u64),
}

/// Why a run ended early.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InterpError {
    /// More instructions than allowed.
    #[error("the instruction budget is exhausted")]
    Budget,
    /// Some waves wait at a barrier that others never reach.
    #[error("a barrier is not reached by all waves")]
    Barrier,
    /// A block was entered with no lane active.
    #[error("{0} is entered with an empty mask")]
    EmptyMask(Block),
    /// An argument is missing, or is a view in place of a scalar or a scalar in place of a view.
    #[error("argument {index} (`{name}`) must be a {kind}")]
    Argument {
        /// Its position.
        index: usize,
        /// The parameter's name.
        name: String,
        /// What it must be: `view` or `scalar`.
        kind: &'static str,
    },
    /// An operation this interpreter does not know.
    #[error("not interpreted: {0}")]
    Unsupported(String),
}

/// Runs `func` for a grid of work-items.
pub fn run(func: &Function, grid: [u32; 3], args: &mut [Arg], budget: u64) -> Result<(), InterpError> {
    check_arguments(func, args)?;
    let shape = func.block_shape;
    let blocks: [u32; 3] = std::array::from_fn(|i| grid[i].div_ceil(shape[i]));
    let mut left = budget;
    let len = |param: u32| match &args[param as usize] {
        Arg::Scalar(n) => *n as u32,
        Arg::View { .. } => bug!("parameter {param} is a view"),
    };
    let mut lds = func.lds_bytes();
    if func.lds.iter().any(|a| a.dynamic.is_some()) {
        lds = t0_abi::lds::first(lds).saturating_add(func.dynamic_lds_bytes(len)).min(1 << 16);
    }
    for z in 0..blocks[2] {
        for y in 0..blocks[1] {
            for x in 0..blocks[0] {
                Group { func, args, grid, blocks, id: [x, y, z], lds: vec![0xCD; lds as usize], left: &mut left }
                    .run()?;
            }
        }
    }
    Ok(())
}

fn check_arguments(func: &Function, args: &[Arg]) -> Result<(), InterpError> {
    for (index, p) in func.params.iter().enumerate() {
        let kind = match (&p.kind, args.get(index)) {
            (ParamKind::View { .. }, Some(Arg::View { .. })) | (ParamKind::Scalar { .. }, Some(Arg::Scalar(_))) => {
                continue;
            }
            (ParamKind::View { .. }, _) => "view",
            (ParamKind::Scalar { .. }, _) => "scalar",
        };
        return Err(InterpError::Argument { index, name: p.name.clone(), kind });
    }
    Ok(())
}

struct Group<'a> {
    func: &'a Function,
    args: &'a mut [Arg],
    grid: [u32; 3],
    blocks: [u32; 3],
    id: [u32; 3],
    lds: Vec<u8>,
    left: &'a mut u64,
}

struct Wave {
    number: u32,
    entry: u32,
    block: Block,
    at: usize,
    values: Vec<Vec<Word>>,
    ended: bool,
}

impl Group<'_> {
    fn run(&mut self) -> Result<(), InterpError> {
        let size: u32 = self.func.block_shape.iter().product();
        let mut waves: Vec<Wave> = (0..size.div_ceil(LANES as u32))
            .map(|number| Wave {
                number,
                entry: (0..LANES).fold(0, |m, l| m | (u32::from(self.exists(number, l)) << l)),
                block: Block(0),
                at: 0,
                values: self.func.values.iter().map(|v| vec![[0xDEAD_BEEF; LANES]; v.ty.words().into()]).collect(),
                ended: false,
            })
            .filter(|w| w.entry != 0)
            .collect();
        while waves.iter().any(|w| !w.ended) {
            for wave in &mut waves {
                self.run_wave(wave)?;
            }
            let ended = waves.iter().filter(|w| w.ended).count();
            if ended != 0 && ended != waves.len() {
                return Err(InterpError::Barrier);
            }
        }
        Ok(())
    }

    fn thread(&self, wave: u32, lane: usize, axis: Axis) -> u32 {
        let [x, y, _] = self.func.block_shape;
        let linear = wave * LANES as u32 + lane as u32;
        match axis {
            Axis::X => linear % x,
            Axis::Y => linear / x % y,
            Axis::Z => linear / x / y,
        }
    }

    fn exists(&self, wave: u32, lane: usize) -> bool {
        let size: u32 = self.func.block_shape.iter().product();
        wave * (LANES as u32) + (lane as u32) < size
            && [Axis::X, Axis::Y, Axis::Z]
                .iter()
                .enumerate()
                .all(|(i, a)| self.id[i] * self.func.block_shape[i] + self.thread(wave, lane, *a) < self.grid[i])
    }

    /// Runs a wave to its next barrier or its end.
    fn run_wave(&mut self, w: &mut Wave) -> Result<(), InterpError> {
        while !w.ended {
            let block = &self.func.blocks[w.block.0 as usize];
            let mask = if w.block.0 == 0 { w.entry } else { bits(&w.values[block.mask.0 as usize]) };
            if mask == 0 {
                return Err(InterpError::EmptyMask(w.block));
            }
            while let Some(inst) = block.insts.get(w.at) {
                *self.left = self.left.checked_sub(1).ok_or(InterpError::Budget)?;
                w.at += 1;
                let data = &self.func.insts[inst.0 as usize];
                if data.op == Op::Barrier {
                    return Ok(());
                }
                if let Some(out) = self.step(w, mask, &data.op, data.result)?
                    && let Some(v) = data.result
                {
                    let to = &mut w.values[v.0 as usize];
                    if self.func.ty(v) == Ty::B1 {
                        // As the machine's comparisons: no lane outside of the mask holds.
                        to[0] = [0; LANES];
                    }
                    write(to, &out, mask);
                }
            }
            *self.left = self.left.checked_sub(1).ok_or(InterpError::Budget)?;
            match &block.term {
                Terminator::Jump(to, args) => self.enter(w, *to, args),
                Terminator::Branch(c, t, e) => {
                    let to = if bits(&w.values[c.0 as usize]) & mask != 0 { t } else { e };
                    self.enter(w, to.0, &to.1);
                }
                Terminator::BranchAny(c, t, e) => {
                    let to = if bits(&w.values[c.0 as usize]) != 0 { t } else { e };
                    self.enter(w, to.0, &to.1);
                }
                Terminator::Return | Terminator::Open => w.ended = true,
            }
        }
        Ok(())
    }

    fn enter(&self, w: &mut Wave, to: Block, args: &[Value]) {
        let given: Vec<Vec<Word>> = args.iter().map(|a| w.values[a.0 as usize].clone()).collect();
        for (p, words) in self.func.blocks[to.0 as usize].params.iter().zip(given) {
            w.values[p.0 as usize] = words;
        }
        w.block = to;
        w.at = 0;
    }

    fn step(&mut self, w: &Wave, mask: u32, op: &Op, result: Option<Value>) -> Result<Option<Vec<Word>>, InterpError> {
        let get = |v: &Value| w.values[v.0 as usize][0];
        let ty = |v: &Value| self.func.ty(*v);
        let each = |f: &dyn Fn(usize) -> u32| Some(vec![std::array::from_fn(f)]);
        if let Some(words) = self.wide(w, op, result) {
            return Ok(Some(words));
        }
        Ok(match op {
            Op::Const(c) => each(&|_| *c as u32),
            Op::Undef => result.map(|v| vec![[0xBAD0_BAD0; LANES]; ty(&v).words().into()]),
            Op::EntryMask => each(&|l| w.entry >> l & 1),
            Op::Param(i) => match &self.args[*i as usize] {
                Arg::Scalar(c) => each(&|_| *c as u32),
                Arg::View { .. } => bug!("parameter {i} is a view"),
            },
            Op::ViewDim(view, dim) => {
                let (_, rows, cols, stride, len) = self.view(*view);
                let d = match dim {
                    Dim::Len => len,
                    Dim::Rows => rows,
                    Dim::Cols => cols,
                    Dim::Stride => stride,
                };
                each(&|_| d)
            }
            Op::ThreadId(a) => each(&|l| self.thread(w.number, l, *a)),
            Op::BlockId(a) => each(&|_| self.id[*a as usize]),
            Op::BlockCount(a) => each(&|_| self.blocks[*a as usize]),
            Op::Lane => each(&|l| l as u32),
            Op::WaveId => each(&|_| w.number),
            // What is left of the budget only falls.
            Op::Cycles => {
                let passed = u64::MAX - *self.left;
                each(&|_| passed as u32)
            }
            Op::Unary(UnOp::ReadFirst, a) => {
                let first = mask.trailing_zeros() as usize;
                Some(w.values[a.0 as usize].iter().map(|word| [word[first]; LANES]).collect())
            }
            Op::Unary(UnOp::Not, a) if ty(a) == Ty::B1 => each(&|l| get(a)[l] & 1 ^ 1),
            Op::Unary(op, a) => {
                let t = ty(a);
                each(&|l| unary(*op, get(a)[l], t))
            }
            Op::Binary(op, a, b) => each(&|l| binary(*op, get(a)[l], get(b)[l])),
            Op::Ternary(op, a, b, c) => each(&|l| ternary(*op, get(a)[l], get(b)[l], get(c)[l])),
            Op::Icmp(p, a, b) => each(&|l| icmp(*p, get(a)[l], get(b)[l]).into()),
            Op::Fcmp(p, a, b) => each(&|l| fcmp(*p, f32::from_bits(get(a)[l]), f32::from_bits(get(b)[l])).into()),
            Op::Select(c, a, b) => {
                let (x, y) = (&w.values[a.0 as usize], &w.values[b.0 as usize]);
                let pick = |i: usize| std::array::from_fn(|l| if get(c)[l] & 1 != 0 { x[i][l] } else { y[i][l] });
                Some((0..x.len()).map(pick).collect())
            }
            Op::Bitcast(a) => {
                let half =
                    matches!(ty(a), Ty::F16 | Ty::BF16) || result.is_some_and(|v| matches!(ty(&v), Ty::F16 | Ty::BF16));
                each(&|l| if half { get(a)[l] & 0xFFFF } else { get(a)[l] })
            }
            Op::Word(a, i) => Some(vec![w.values[a.0 as usize][usize::from(*i)]]),
            Op::Pack(vs) => Some(vs.iter().map(get).collect()),
            Op::Load { view, mem, offset, imm } => {
                let (bytes, ..) = self.view(*view);
                Some(load(bytes, *mem, &get(offset), *imm, mask))
            }
            Op::Store { view, mem, offset, imm, value } => {
                let words = &w.values[value.0 as usize];
                match &mut self.args[view.0 as usize] {
                    Arg::View { bytes, .. } => store(bytes, *mem, &get(offset), *imm, words, mask),
                    Arg::Scalar(_) => bug!("parameter {} is not a view", view.0),
                }
                None
            }
            Op::LdsLoad { array, mem, offset, imm } => Some(load(self.array(*array), *mem, &get(offset), *imm, mask)),
            Op::LdsStore { array, mem, offset, imm, value } => {
                let (from, to) = self.array_range(*array);
                store(&mut self.lds[from..to], *mem, &get(offset), *imm, &w.values[value.0 as usize], mask);
                None
            }
            Op::Barrier | Op::Fence(..) => None,
            Op::Atomic(a, offset, data) => {
                let data: Vec<&[Word]> = data.iter().map(|v| w.values[v.0 as usize].as_slice()).collect();
                let bytes = match a.memory {
                    MemoryId::View(v) => match &mut self.args[v.0 as usize] {
                        Arg::View { bytes, .. } => bytes.as_mut_slice(),
                        Arg::Scalar(_) => bug!("parameter {} is not a view", v.0),
                    },
                    MemoryId::Lds(l) => {
                        let (from, to) = self.array_range(l);
                        &mut self.lds[from..to]
                    }
                };
                Some(atomic::access(a, bytes, &get(offset), &data, mask))
            }
            // Its text is for the machine alone.
            Op::Asm(..) => return Err(InterpError::Unsupported("inline assembly".to_string())),
            Op::Reduce(op, a) => {
                let mut x: Word = std::array::from_fn(|l| if mask >> l & 1 != 0 { get(a)[l] } else { op.identity() });
                for d in [1, 2, 4, 8, 16] {
                    x = std::array::from_fn(|l| binary(op.combine(), x[l], x[l ^ d]));
                }
                Some(vec![x])
            }
            Op::Scan { op, inclusive, value } => {
                let given = get(value);
                let mut x: Word = std::array::from_fn(|l| if mask >> l & 1 != 0 { given[l] } else { op.identity() });
                for d in [1, 2, 4, 8] {
                    x = std::array::from_fn(|l| if l % 16 >= d { binary(op.combine(), x[l - d], x[l]) } else { x[l] });
                }
                x = std::array::from_fn(|l| if l >= 16 { binary(op.combine(), x[15], x[l]) } else { x[l] });
                if !inclusive {
                    x = std::array::from_fn(|l| if l == 0 { op.before_first() } else { x[l - 1] });
                }
                Some(vec![x])
            }
            Op::ShuffleXor(a, m, absent) => each(&|l| {
                let from = l ^ usize::from(*m);
                match absent {
                    Absent::Own if mask >> from & 1 == 0 => get(a)[l],
                    Absent::Own | Absent::Zero => active(get(a), from, mask),
                }
            }),
            Op::Shuffle(a, from) => each(&|l| active(get(a), get(from)[l] as usize % LANES, mask)),
            Op::ReadLane(a, from) => {
                let lane = get(from)[mask.trailing_zeros() as usize] as usize % LANES;
                each(&|_| get(a)[lane])
            }
            Op::Ballot(a) => {
                let b = bits(&w.values[a.0 as usize]) & mask;
                each(&|_| b)
            }
            Op::Any(a) => {
                let b = bits(&w.values[a.0 as usize]) & mask != 0;
                each(&|_| b.into())
            }
            Op::All(a) => {
                let b = bits(&w.values[a.0 as usize]) & mask == mask;
                each(&|_| b.into())
            }
            Op::Wmma(kind, a, b, c) => {
                let [a, b, c] = [a, b, c].map(|v| &w.values[v.0 as usize]);
                Some(wmma(*kind, a, b, c))
            }
        })
    }

    /// Operations on or into 64-bit numbers; none for all others.
    fn wide(&self, w: &Wave, op: &Op, result: Option<Value>) -> Option<Vec<Word>> {
        let ty = |v: &Value| self.func.ty(*v);
        let get = |v: &Value, l: usize| {
            let words = &w.values[v.0 as usize];
            u64::from(words[0][l]) | words.get(1).map_or(0, |high| u64::from(high[l]) << 32)
        };
        let is_wide = |t: Ty| matches!(t, Ty::I64 | Ty::F64);
        let to = result.map_or(Ty::B1, |v| self.func.ty(v));
        let both = |f: &dyn Fn(usize) -> u64| {
            let (mut low, mut high) = ([0; LANES], [0; LANES]);
            for l in 0..LANES {
                let x = f(l);
                (low[l], high[l]) = (x as u32, (x >> 32) as u32);
            }
            if to.words() == 2 { vec![low, high] } else { vec![low] }
        };
        match op {
            Op::Const(c) if is_wide(to) => Some(both(&|_| *c)),
            Op::Param(i) if to.words() == 2 => match &self.args[*i as usize] {
                Arg::Scalar(c) => Some(both(&|_| *c)),
                Arg::View { .. } => bug!("parameter {i} is a view"),
            },
            Op::Unary(UnOp::ReadFirst, _) => None,
            Op::Unary(op, a) if is_wide(ty(a)) || is_wide(to) => Some(both(&|l| op.eval(ty(a), get(a, l)))),
            Op::Binary(op, a, b) if is_wide(ty(a)) => Some(both(&|l| op.eval(ty(a), get(a, l), get(b, l)))),
            Op::Ternary(op, a, b, c) if is_wide(ty(a)) => {
                Some(both(&|l| op.eval(ty(a), get(a, l), get(b, l), get(c, l))))
            }
            Op::Icmp(p, a, b) if is_wide(ty(a)) => Some(both(&|l| p.eval(ty(a), get(a, l), get(b, l)).into())),
            Op::Fcmp(p, a, b) if is_wide(ty(a)) => Some(both(&|l| p.eval(ty(a), get(a, l), get(b, l)).into())),
            Op::Bitcast(a) if is_wide(ty(a)) => Some(w.values[a.0 as usize].clone()),
            _ => None,
        }
    }

    fn view(&self, view: ViewId) -> (&[u8], u32, u32, u32, u32) {
        let (elem, _) = self.func.view(view);
        match &self.args[view.0 as usize] {
            Arg::View { bytes, rows, cols, stride } => (bytes, *rows, *cols, *stride, bytes.len() as u32 / elem),
            Arg::Scalar(_) => bug!("parameter {} is not a view", view.0),
        }
    }

    fn array_range(&self, array: LdsId) -> (usize, usize) {
        let from = self.func.lds_offset(array) as usize;
        let a = &self.func.lds[array.0 as usize];
        (from, if a.dynamic.is_some() { self.lds.len() } else { from + a.bytes as usize })
    }

    fn array(&self, array: LdsId) -> &[u8] {
        let (from, to) = self.array_range(array);
        &self.lds[from..to]
    }
}

fn bits(words: &[Word]) -> u32 {
    (0..LANES).fold(0, |m, l| m | ((words[0][l] & 1) << l))
}

fn write(to: &mut [Word], from: &[Word], mask: u32) {
    for (t, f) in to.iter_mut().zip(from) {
        for l in 0..LANES {
            if mask >> l & 1 != 0 {
                t[l] = f[l];
            }
        }
    }
}

fn active(word: Word, lane: usize, mask: u32) -> u32 {
    if mask >> lane & 1 != 0 { word[lane] } else { 0 }
}

fn load(bytes: &[u8], mem: Mem, offset: &Word, imm: u32, mask: u32) -> Vec<Word> {
    let mut out = vec![[0; LANES]; mem.ty().words().into()];
    for l in (0..LANES).filter(|l| mask >> l & 1 != 0) {
        let at = u64::from(offset[l]) + u64::from(imm);
        let Some(b) = usize::try_from(at).ok().and_then(|at| bytes.get(at..at + mem.bytes() as usize)) else {
            continue;
        };
        match mem {
            Mem::U8 => out[0][l] = b[0].into(),
            Mem::S8 => out[0][l] = b[0] as i8 as u32,
            Mem::U16 => out[0][l] = u16::from_le_bytes([b[0], b[1]]).into(),
            Mem::S16 => out[0][l] = i16::from_le_bytes([b[0], b[1]]) as u32,
            Mem::Words(_) => {
                for (word, c) in out.iter_mut().zip(b.chunks_exact(4)) {
                    word[l] = u32::from_le_bytes([c[0], c[1], c[2], c[3]]);
                }
            }
        }
    }
    out
}

fn store(bytes: &mut [u8], mem: Mem, offset: &Word, imm: u32, words: &[Word], mask: u32) {
    for l in (0..LANES).filter(|l| mask >> l & 1 != 0) {
        let at = u64::from(offset[l]) + u64::from(imm);
        let Some(b) = usize::try_from(at).ok().and_then(|at| bytes.get_mut(at..at + mem.bytes() as usize)) else {
            continue;
        };
        for (word, c) in words.iter().zip(b.chunks_mut(4)) {
            let n = c.len();
            c.copy_from_slice(&word[l].to_le_bytes()[..n]);
        }
    }
}

/// A unary operation on one lane of an operand of type `ty`, of up to 32 bits.
pub fn unary(op: UnOp, x: u32, ty: Ty) -> u32 {
    op.eval(ty, x.into()) as u32
}

/// A binary operation on one lane of operands of up to 32 bits.
pub fn binary(op: BinOp, a: u32, b: u32) -> u32 {
    op.eval(Ty::I32, a.into(), b.into()) as u32
}

/// A ternary operation on one lane of operands of up to 32 bits.
pub fn ternary(op: TernOp, a: u32, b: u32, c: u32) -> u32 {
    op.eval(Ty::I32, a.into(), b.into(), c.into()) as u32
}

/// A comparison of 32-bit integers.
pub fn icmp(p: IPred, a: u32, b: u32) -> bool {
    p.eval(Ty::I32, a.into(), b.into())
}

/// A comparison of binary32 numbers.
pub fn fcmp(p: FPred, a: f32, b: f32) -> bool {
    p.eval(Ty::F32, a.to_bits().into(), b.to_bits().into())
}

fn wmma(kind: WmmaKind, a: &[Word], b: &[Word], c: &[Word]) -> Vec<Word> {
    let widened = |h: u16| if kind.is_f16() { f16_to_f32(h) } else { f32::from_bits(u32::from(h) << 16) };
    let half = |m: &[Word], row: usize, k: usize| widened((m[k / 2][row] >> (16 * (k % 2))) as u16);
    let small = |m: &[Word], row: usize, k: usize| {
        let (each, bits) = (16 / m.len(), 2 * m.len() as u32);
        let x = m[k / each][row] >> (bits * (k % each) as u32) << (32 - bits);
        let signed = matches!(kind, WmmaKind::I32I8 | WmmaKind::I32I4);
        if signed { x as i32 >> (32 - bits) } else { (x >> (32 - bits)) as i32 }
    };
    let mut d = c.to_vec();
    for (j, word) in d.iter_mut().enumerate() {
        for (l, x) in word.iter_mut().enumerate() {
            let (row, col) = (2 * j + (l >> 4), l & 15);
            if kind.is_integer() {
                let sum = (0..16).fold(*x as i32, |s, k| s.wrapping_add(small(a, row, k) * small(b, col, k)));
                *x = sum as u32;
                continue;
            }
            let from = if kind.is_half() { widened(*x as u16) } else { f32::from_bits(*x) };
            let sum = (0..16).fold(from, |sum, k| sum + half(a, row, k) * half(b, col, k));
            *x = match kind {
                WmmaKind::F16F16 => f32_to_f16(sum).into(),
                WmmaKind::BF16BF16 => f32_to_bf16(sum.to_bits()),
                _ => sum.to_bits(),
            };
        }
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::{Param, Position};
    use crate::ir::{Access, Builder, Terminator};

    #[test]
    fn arguments_of_the_wrong_kind_are_refused() {
        let view = ParamKind::View { elem_bytes: 4, access: Access::Read };
        let params = vec![Param { name: "x".into(), kind: view, offset: 0 }];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        b.terminate(Terminator::Return);
        let f = b.finish();
        let message = "argument 0 (`x`) must be a view";
        assert_eq!(run(&f, [1, 1, 1], &mut [], 9).map_err(|e| e.to_string()), Err(message.to_string()));
        assert_eq!(run(&f, [1, 1, 1], &mut [Arg::Scalar(1)], 9).map_err(|e| e.to_string()), Err(message.to_string()));
        let x = Arg::View { bytes: vec![], rows: 1, cols: 0, stride: 0 };
        assert_eq!(run(&f, [1, 1, 1], &mut [x], 9), Ok(()));
    }
}
