//! Elements of views and LDS arrays, one or several at a time.
//!
//! In a view, the byte offset is that of the element or, if it is out of range, the view's end, where loads give zero
//! and stores are ignored. LDS has no such end. An out-of-range load reads element 0 and selects zero. An array with
//! stores that are not known to be in range has space after its end for out-of-range stores.

use super::parts::{Piece, pieces};
use super::{LdsShape, Leaf, Lowerer, R};
use crate::bug::bug;
use crate::ir::func::{self, DynamicLds};
use crate::ir::{BinOp, Dim, IPred, LdsId, Mem, Op, Ty, UnOp, Value, ViewId};
use crate::lang::ast::MemElement;
use crate::lang::types::{Len, Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;
use t0_abi::lds;

/// The kind of access for a number of bytes.
fn width(bytes: u32) -> Mem {
    match bytes {
        1 => Mem::U8,
        2 => Mem::U16,
        n => Mem::Words((n / 4).clamp(1, 4) as u8),
    }
}

impl Lowerer<'_> {
    /// Declares an array.
    pub(super) fn new_lds(&mut self, name: &str, ty: &Type) -> Vec<Leaf> {
        let Type::Lds(t, Len::Known(n), Len::Known(m)) = ty else { return vec![] };
        let size = t.bytes();
        let bytes = (u64::from(*n) * u64::from(*m) * u64::from(size)).min(1 << 30) as u32;
        let (rows, cols) = if *m == 1 { (1, *n) } else { (*n, *m) };
        let id = self.b.lds(name, bytes, 16);
        self.b.func.lds[id.0 as usize].shape = Some(func::LdsShape { element: size, rows, cols });
        self.lds.push(LdsShape { size, rows, cols, pad: 0, dynamic: None });
        vec![Leaf::Lds(id)]
    }

    /// Declares the array through which waves exchange values. Each row has one word per wave. The first row is
    /// initialised with zeros, unless all waves exist. Workgroups of one wave need no such array.
    pub(super) fn new_wave_words(&mut self) {
        let waves = self.block_shape().iter().product::<u32>().div_ceil(32);
        if waves <= 1 {
            return;
        }
        let array = self.b.lds("words of the waves", 4 * waves, 16);
        self.lds.push(LdsShape { size: 4, rows: 1, cols: waves, pad: 0, dynamic: None });
        self.wave_words = Some(array);
        if self.b.func.has_whole_waves() {
            return;
        }
        let zero = self.i32(0);
        let mut done = 0;
        while done < waves {
            let n = match waves - done {
                1 => 1,
                2 | 3 => 2,
                _ => 4,
            };
            let value = self.whole(vec![zero; n as usize]);
            self.effect(Op::LdsStore { array, mem: Mem::Words(n), offset: zero, imm: 4 * done, value });
            done += u32::from(n);
        }
    }

    /// The array through which waves exchange values, with at least this many rows.
    pub fn wave_words(&mut self, rows: u32) -> LdsId {
        let Some(array) = self.wave_words else { return LdsId(0) };
        let shape = self.lds[array.0 as usize];
        let bytes = &mut self.b.func.lds[array.0 as usize].bytes;
        *bytes = (*bytes).max(4 * shape.cols * rows);
        array
    }

    /// An array with a size that the launch sets. It is placed after all other arrays.
    pub(super) fn dynamic_lds(&mut self, param: u32, size: u32) -> Leaf {
        let dynamic = DynamicLds { param, elem_bytes: size };
        let name = self.b.func.params[param as usize].name.clone();
        let id = self.b.dynamic_lds(&name, dynamic);
        let len = self.op(Op::Param(param), Ty::I32);
        let base = match self.dynamic_end {
            Some(end) => end,
            None => self.i32(0),
        };
        let bytes = self.scaled(len, size);
        let (up, whole) = (self.i32(lds::ALIGN - 1 + lds::GAP), self.i32(!(lds::ALIGN - 1)));
        let bytes = self.bin(BinOp::Add, bytes, up);
        let bytes = self.bin(BinOp::And, bytes, whole);
        self.dynamic_end = Some(self.bin(BinOp::Add, base, bytes));
        self.lds.push(LdsShape { size, rows: 1, cols: 0, pad: 0, dynamic: Some((base, len)) });
        Leaf::Lds(id)
    }

    /// A length of an array.
    pub(super) fn lds_dim(&mut self, a: LdsId, d: Dim) -> Value {
        let LdsShape { rows, cols, dynamic, .. } = self.lds[a.0 as usize];
        match (d, dynamic) {
            (Dim::Rows, _) => self.i32(rows),
            (Dim::Len | Dim::Cols | Dim::Stride, Some((_, len))) => len,
            (Dim::Len, None) => self.i32(rows.saturating_mul(cols)),
            (Dim::Cols | Dim::Stride, None) => self.i32(cols),
        }
    }

    /// The end of an array, where out-of-range stores go. Reserves space for this many elements.
    pub(super) fn lds_end(&mut self, a: LdsId, elements: u32) -> Value {
        self.pad(a, elements);
        self.lds_dim(a, Dim::Len)
    }

    /// The byte offset of an element of an array.
    pub(super) fn lds_offset(&mut self, a: LdsId, at: Value, size: u32) -> Value {
        let offset = self.scaled(at, size);
        match self.lds[a.0 as usize].dynamic {
            Some((base, _)) => self.bin(BinOp::Add, base, offset),
            None => offset,
        }
    }

    pub(super) fn scaled(&mut self, index: Value, size: u32) -> Value {
        let size = self.i32(size);
        self.bin(BinOp::Mul, index, size)
    }

    /// An element, from the words (or the part of a word) that hold it.
    pub(super) fn value_of(&mut self, words: &[Value], s: Scalar) -> Value {
        let bits = match words {
            [lo, hi] => self.joined(*lo, *hi),
            _ => words[0],
        };
        if s.is_float() { self.op(Op::Bitcast(bits), s.ir()) } else { bits }
    }

    /// The words (or the part of a word) that hold an element.
    pub(super) fn bits_of(&mut self, v: Value, s: Scalar) -> Vec<Value> {
        if s.bytes() == 8 {
            return self.words(v).to_vec();
        }
        vec![if s.is_float() { self.op(Op::Bitcast(v), Ty::I32) } else { v }]
    }

    /// The operand of a store of these words.
    pub(super) fn whole(&mut self, words: Vec<Value>) -> Value {
        match words[..] {
            [one] => one,
            _ => {
                let n = words.len() as u8;
                self.op(Op::Pack(words), Ty::Words(n))
            }
        }
    }

    pub(super) fn view_load(&mut self, view: ViewId, mem: Mem, offset: Value, imm: u32) -> Value {
        self.op(Op::Load { view, mem, offset, imm }, mem.ty())
    }

    /// An element at an index that is not compared with the view's length.
    pub fn load_unchecked(&mut self, view: Leaf, elem: &Type, i: Value) -> Vec<Leaf> {
        self.settle();
        let i = self.based(view, i);
        let offset = self.scaled(i, elem.bytes());
        let view = self.whole_view(view);
        self.load_pieces(view, offset, &pieces(elem, 0, elem.element_align()))
    }

    fn load_pieces(&mut self, view: ViewId, offset: Value, pieces: &[Piece]) -> Vec<Leaf> {
        let mut out = vec![];
        for p in pieces {
            let bits = self.view_load(view, p.mem, offset, p.at);
            let words = self.split(bits, p.mem);
            out.extend(self.numbers_of(&words, p).into_iter().map(Leaf::Value));
        }
        out
    }

    pub(super) fn load(&mut self, m: &MemElement, span: Span) -> R<Vec<Leaf>> {
        let Some((base, index)) = self.element(m)? else { return Ok(vec![]) };
        let Some((at, ty, rest)) = self.within(&m.elem, &m.steps)? else { return Ok(vec![]) };
        let leaves = self.load_part(base, &index, &m.elem, (at, &ty), span)?;
        Ok(self.part_of(&leaves, &ty, &rest))
    }

    /// An element, or `default` if it is out of range. Out-of-range lanes make no access.
    pub fn load_or(&mut self, base: Leaf, elem: &Type, index: &[Value], default: &[Leaf], span: Span) -> R<Vec<Leaf>> {
        let inside = self.in_range(base, index);
        self.where_in_range(inside, elem, &mut |l| l.load_part(base, index, elem, (0, elem), span), &mut |_| {
            Ok(default.to_vec())
        })
    }

    /// `n` elements from `i`. Each element that is out of range is `default`. One access loads all elements if they are
    /// in range; otherwise they are loaded one by one.
    pub fn load_run_or(
        &mut self,
        base: Leaf,
        elem: &Type,
        i: Value,
        n: u32,
        default: Value,
        span: Span,
    ) -> R<Vec<Leaf>> {
        let scalar = elem.expect_scalar();
        let gives = Type::Array(Box::new(elem.clone()), Len::Known(n));
        let len = self.dim(base, Dim::Len);
        let starts = self.icmp(IPred::LtU, i, len);
        let left = self.bin(BinOp::Sub, len, i);
        let count = self.i32(n);
        let enough = self.icmp(IPred::GeU, left, count);
        let whole = self.bin(BinOp::And, starts, enough);
        self.where_in_range(
            whole,
            &gives,
            &mut |l| {
                let words = l.run_words(base, scalar, i, n, span)?;
                Ok(l.unpack(&words, scalar, n).into_iter().map(Leaf::Value).collect())
            },
            &mut |l| {
                let mut all = vec![];
                for k in 0..n {
                    let (k, default) = (l.i32(k), [Leaf::Value(default)]);
                    // The sum may wrap, but then the first element is out of range.
                    let more = l.icmp(IPred::GtU, left, k);
                    let inside = l.bin(BinOp::And, starts, more);
                    let at = l.bin(BinOp::Add, i, k);
                    all.extend(l.where_in_range(
                        inside,
                        elem,
                        &mut |l| l.load_part(base, &[at], elem, (0, elem), span),
                        &mut |_| Ok(default.to_vec()),
                    )?);
                }
                Ok(all)
            },
        )
    }

    /// Branches on whether a lane's index is in range.
    pub fn where_in_range(
        &mut self,
        inside: Value,
        gives: &Type,
        one: &mut dyn FnMut(&mut Self) -> R<Vec<Leaf>>,
        other: &mut dyn FnMut(&mut Self) -> R<Vec<Leaf>>,
    ) -> R<Vec<Leaf>> {
        if self.dead() {
            return Ok(vec![]);
        }
        match self.constant(inside) {
            Some(0) => other(self),
            Some(_) => one(self),
            None => self.construct(|l| l.branch(true, inside, gives, one, other, true)),
        }
    }

    /// Whether an index is in range.
    fn in_range(&mut self, base: Leaf, index: &[Value]) -> Value {
        let compared = match index {
            [r, c] => vec![(*r, Dim::Rows), (*c, Dim::Cols)],
            one => one.iter().map(|i| (*i, Dim::Len)).collect(),
        };
        let mut inside = self.b1(true);
        for (v, d) in compared {
            let n = self.dim(base, d);
            let ok = self.icmp(IPred::LtU, v, n);
            inside = self.bin(BinOp::And, inside, ok);
        }
        inside
    }

    /// A part of an element, at a byte offset from its start.
    pub fn load_part(
        &mut self,
        base: Leaf,
        index: &[Value],
        elem: &Type,
        (at, ty): (u32, &Type),
        span: Span,
    ) -> R<Vec<Leaf>> {
        self.settle();
        self.at(span);
        let pieces = pieces(ty, at, elem.element_align());
        match base {
            Leaf::View(_) | Leaf::ViewPart(_) => {
                let offset = self.view_offset(base, index, elem.bytes());
                let view = self.whole_view(base);
                Ok(self.load_pieces(view, offset, &pieces))
            }
            Leaf::Lds(_) | Leaf::LdsPart(_) => Ok(self.lds_element(base, index, elem.bytes(), &pieces)),
            Leaf::Value(_) => Err(Self::no_array(span)),
        }
    }

    /// The memory of an element, and its index. Returns `None` if control does not return.
    pub(super) fn element(&mut self, m: &MemElement) -> R<Option<(Leaf, Vec<Value>)>> {
        let base = self.expr(&m.mem)?;
        let mut index = vec![];
        for i in &m.index {
            // Row and column can be one tuple.
            let leaves = self.expr(i)?;
            index.extend(
                self.fit(leaves, if i.ty.leaves() == 2 { &i.ty } else { &Type::U32 }).iter().map(|l| l.value()),
            );
        }
        if self.dead() {
            return Ok(None);
        }
        match base[..] {
            [base] => Ok(Some((base, index))),
            _ => bug!("`{}` is not one view or array", m.mem.ty),
        }
    }

    /// Stores to a part of an element.
    pub fn store_part(
        &mut self,
        base: Leaf,
        index: &[Value],
        elem: &Type,
        (at, ty): (u32, &Type),
        values: &[Value],
        span: Span,
    ) -> R<()> {
        self.settle();
        if self.dead() {
            return Ok(());
        }
        self.at(span);
        let pieces = pieces(ty, at, elem.element_align());
        let mut rest = values;
        let mut stored = vec![];
        for p in &pieces {
            let (these, after) = rest.split_at(p.numbers.len().min(rest.len()));
            stored.push(self.stored(these, p));
            rest = after;
        }
        match base {
            Leaf::View(_) | Leaf::ViewPart(_) => {
                let offset = self.view_offset(base, index, elem.bytes());
                let view = self.whole_view(base);
                for (p, value) in pieces.iter().zip(stored) {
                    self.effect(Op::Store { view, mem: p.mem, offset, imm: p.at, value });
                }
            }
            Leaf::Lds(_) | Leaf::LdsPart(_) => {
                let array = self.whole_lds(base);
                let at = match self.lds_index(base, index) {
                    (at, None) => at,
                    (at, Some(inside)) => {
                        let end = self.lds_end(array, 1);
                        self.select(inside, at, end)
                    }
                };
                let offset = self.lds_offset(array, at, elem.bytes());
                for (p, value) in pieces.iter().zip(stored) {
                    self.effect(Op::LdsStore { array, mem: p.mem, offset, imm: p.at, value });
                }
            }
            Leaf::Value(_) => return Err(Self::no_array(span)),
        }
        Ok(())
    }

    /// Reserves space after the end of an array for out-of-range stores.
    fn pad(&mut self, a: LdsId, elements: u32) {
        let shape = &mut self.lds[a.0 as usize];
        if elements > shape.pad && shape.dynamic.is_none() {
            self.b.func.lds[a.0 as usize].bytes += (elements - shape.pad) * shape.size;
            shape.pad = elements;
        }
    }

    /// The linear index of an element in the whole array, and whether it is in range unless that is known.
    pub(super) fn lds_index(&mut self, base: Leaf, index: &[Value]) -> (Value, Option<Value>) {
        let (at, compared) = match index {
            [r, c] => {
                let rows = self.dim(base, Dim::Rows);
                let at = if self.constant(rows) == Some(1) {
                    *c
                } else {
                    let stride = self.dim(base, Dim::Stride);
                    let row = self.bin(BinOp::Mul, *r, stride);
                    self.bin(BinOp::Add, row, *c)
                };
                (at, vec![(*r, Dim::Rows), (*c, Dim::Cols)])
            }
            [i, ..] => (*i, vec![(*i, Dim::Len)]),
            [] => return (self.i32(0), None),
        };
        let at = self.based(base, at);
        if !self.checked() {
            return (at, None);
        }
        let mut inside = None;
        for (v, d) in compared {
            let n = self.dim(base, d);
            let ok = self.icmp(IPred::LtU, v, n);
            inside = match (inside, self.constant(ok)) {
                (inside, Some(1)) => inside,
                (None, _) => Some(ok),
                (Some(i), _) => Some(self.bin(BinOp::And, i, ok)),
            };
        }
        (at, inside)
    }

    fn lds_element(&mut self, base: Leaf, index: &[Value], size: u32, pieces: &[Piece]) -> Vec<Leaf> {
        let array = self.whole_lds(base);
        let (at, inside) = self.lds_index(base, index);
        let zero = self.i32(0);
        let at = match inside {
            Some(i) => self.select(i, at, zero),
            None => at,
        };
        let offset = self.lds_offset(array, at, size);
        let mut out = vec![];
        for p in pieces {
            let bits = self.op(Op::LdsLoad { array, mem: p.mem, offset, imm: p.at }, p.mem.ty());
            let mut words = self.split(bits, p.mem);
            if let Some(i) = inside {
                for w in &mut words {
                    *w = self.select(i, *w, zero);
                }
            }
            out.extend(self.numbers_of(&words, p).into_iter().map(Leaf::Value));
        }
        out
    }

    /// The words of a value that one access has loaded.
    pub(super) fn split(&mut self, v: Value, mem: Mem) -> Vec<Value> {
        match mem {
            Mem::Words(n) if n > 1 => (0..n).map(|i| self.op(Op::Word(v, i), Ty::I32)).collect(),
            _ => vec![v],
        }
    }

    /// `n` elements of a view or array from `i`, as words. They are zero unless all are in range.
    pub fn run_words(&mut self, base: Leaf, s: Scalar, i: Value, n: u32, span: Span) -> R<Vec<Value>> {
        match base {
            Leaf::View(_) | Leaf::ViewPart(_) => Ok(self.view_words(base, s, i, n)),
            Leaf::Lds(_) | Leaf::LdsPart(_) => self.lds_words(base, s.bytes(), i, n, span),
            Leaf::Value(_) => Err(Self::no_array(span)),
        }
    }

    /// Stores `n` elements to a view or array from `i`, unless some of them are out of range.
    pub fn store_run(&mut self, base: Leaf, s: Scalar, i: Value, parts: &[Value], n: u32, span: Span) -> R<()> {
        match base {
            Leaf::View(_) | Leaf::ViewPart(_) => {
                self.store_view_words(base, s, i, parts, n);
                Ok(())
            }
            Leaf::Lds(_) | Leaf::LdsPart(_) => self.store_lds_words(base, s, i, parts, n, span),
            Leaf::Value(_) => Err(Self::no_array(span)),
        }
    }

    fn view_words(&mut self, view: Leaf, s: Scalar, i: Value, n: u32) -> Vec<Value> {
        self.settle();
        let offset = self.view_run(view, i, n, s.bytes());
        let view = self.whole_view(view);
        let mut words = vec![];
        let mut done = 0;
        while done < n * s.bytes() {
            // If the run is out of range, `offset` is the view's end, so every piece is out of range.
            let mem = width((n * s.bytes() - done).min(16));
            let v = self.view_load(view, mem, offset, done);
            words.extend(self.split(v, mem));
            done += mem.bytes();
        }
        words
    }

    /// The index of `n` elements from `i` in the whole array, and whether all are in range unless that is known.
    pub(super) fn lds_run(&mut self, base: Leaf, i: Value, n: u32, span: Span) -> R<(Value, Option<Value>)> {
        let at = self.based(base, i);
        let len = self.dim(base, Dim::Len);
        // Out-of-range loads read the start of the array instead, which must have that many elements.
        let whole = self.lds_dim(self.whole_lds(base), Dim::Len);
        if let Some(have) = self.constant(whole)
            && have < n
        {
            return Err(Diagnostic::new(span, format!("this accesses {n} elements at once, but the array has {have}")));
        }
        if !self.checked() {
            return Ok((at, None));
        }
        let inside = match self.constant(len).and_then(|have| have.checked_sub(n)) {
            Some(last) => {
                let last = self.i32(last);
                self.icmp(IPred::LeU, i, last)
            }
            None => {
                let less = self.i32(n - 1);
                // One more than the last valid start, or 0 if no start is valid.
                let most = self.bin(BinOp::MaxU, len, less);
                let limit = self.bin(BinOp::Sub, most, less);
                self.icmp(IPred::LtU, i, limit)
            }
        };
        Ok((at, Some(inside).filter(|v| self.constant(*v) != Some(1))))
    }

    /// `n` elements of an array from `i`, each of `size` bytes, as words. They are zero unless all are in range.
    fn lds_words(&mut self, base: Leaf, size: u32, i: Value, n: u32, span: Span) -> R<Vec<Value>> {
        self.settle();
        let array = self.whole_lds(base);
        let (i, inside) = self.lds_run(base, i, n, span)?;
        let zero = self.i32(0);
        let at = match inside {
            Some(ok) => self.select(ok, i, zero),
            None => i,
        };
        let offset = self.lds_offset(array, at, size);
        let mut words = vec![];
        let mut done = 0;
        while done < n * size {
            let mem = width((n * size - done).min(16));
            let v = self.op(Op::LdsLoad { array, mem, offset, imm: done }, mem.ty());
            words.extend(self.split(v, mem));
            done += mem.bytes();
        }
        if let Some(ok) = inside {
            for w in &mut words {
                *w = self.select(ok, *w, zero);
            }
        }
        Ok(words)
    }

    /// `n` unsigned integers of less than a word from `i` on, `stride` elements apart. From a view, those out of range
    /// are zero; from an LDS array all are, unless all are in range: one comparison is enough.
    pub fn column(&mut self, base: Leaf, s: Scalar, i: Value, stride: Value, n: u32, span: Span) -> R<Vec<Value>> {
        self.settle();
        self.at(span);
        let elem = Type::Scalar(s);
        let mut out = vec![];
        if !matches!(base, Leaf::Lds(_) | Leaf::LdsPart(_)) {
            let mut at = i;
            for _ in 0..n {
                out.extend(self.load_part(base, &[at], &elem, (0, &elem), span)?.iter().map(|v| v.value()));
                at = self.bin(BinOp::Add, at, stride);
            }
            return Ok(out);
        }
        let (array, len, zero) = (self.whole_lds(base), self.dim(base, Dim::Len), self.i32(0));
        let inside = self.checked().then(|| {
            // A longer stride is out of range as well, and its multiples do not overflow.
            let (step, steps) = (self.bin(BinOp::MinU, stride, len), self.i32(n - 1));
            let reach = self.bin(BinOp::Mul, step, steps);
            // One more than the last valid start; 0 if no start is valid.
            let most = self.bin(BinOp::MaxU, len, reach);
            let limit = self.bin(BinOp::Sub, most, reach);
            self.icmp(IPred::LtU, i, limit)
        });
        let mut at = self.based(base, i);
        if let Some(ok) = inside {
            at = self.select(ok, at, zero);
        }
        let mem = if s.bytes() == 1 { Mem::U8 } else { Mem::U16 };
        let mut offset = self.lds_offset(array, at, s.bytes());
        let apart = self.constant(stride).filter(|c| *c < 0x1000);
        let step = self.scaled(stride, s.bytes());
        for k in 0..n {
            let imm = apart.map_or(0, |c| k * c * s.bytes());
            let mut v = self.op(Op::LdsLoad { array, mem, offset, imm }, mem.ty());
            if let Some(ok) = inside {
                v = self.select(ok, v, zero);
            }
            out.push(v);
            if apart.is_none() {
                offset = self.bin(BinOp::Add, offset, step);
            }
        }
        Ok(out)
    }

    /// Elements from the words that hold them.
    pub fn unpack(&mut self, words: &[Value], s: Scalar, n: u32) -> Vec<Value> {
        let size = s.bytes();
        (0..n)
            .map(|k| {
                let at = (k * size / 4) as usize;
                if size == 8 {
                    return self.value_of(&words[at..at + 2], s);
                }
                let bits = self.piece(words[at], k * size % 4 * 8, s, n * size < 4 && n == 1);
                self.value_of(&[bits], s)
            })
            .collect()
    }

    /// The bits of an element from a word, normalised.
    pub(super) fn piece(&mut self, word: Value, shift: u32, s: Scalar, whole: bool) -> Value {
        if s.bytes() == 4 {
            return word;
        }
        let by = self.i32(shift);
        let v = self.bin(BinOp::ShrU, word, by);
        match s {
            Scalar::I8 => self.un(UnOp::SExt8, v, Ty::I32),
            Scalar::I16 => self.un(UnOp::SExt16, v, Ty::I32),
            _ if whole || shift + 8 * s.bytes() == 32 => v,
            _ => {
                let mask = self.i32((1 << (8 * s.bytes())) - 1);
                self.bin(BinOp::And, v, mask)
            }
        }
    }

    /// Elements packed into one value of several words.
    pub fn pack(&mut self, parts: &[Value], s: Scalar) -> Value {
        let size = s.bytes();
        let mut words: Vec<Value> = vec![];
        for (k, p) in parts.iter().enumerate() {
            let both = self.bits_of(*p, s);
            if size == 8 {
                words.extend(both);
                continue;
            }
            let mut bits = both[0];
            let shift = k as u32 * size % 4 * 8;
            if size < 4 && parts.len() > 1 && s.is_signed() {
                let mask = self.i32((1 << (8 * size)) - 1);
                bits = self.bin(BinOp::And, bits, mask);
            }
            if shift == 0 {
                words.push(bits);
            } else if let Some(last) = words.last().copied() {
                let by = self.i32(shift);
                let up = self.bin(BinOp::Shl, bits, by);
                let both = self.bin(BinOp::Or, last, up);
                if let Some(w) = words.last_mut() {
                    *w = both;
                }
            }
        }
        self.whole(words)
    }

    fn store_view_words(&mut self, view: Leaf, s: Scalar, i: Value, parts: &[Value], n: u32) {
        self.settle();
        let value = self.pack(parts, s);
        let offset = self.view_run(view, i, n, s.bytes());
        let view = self.whole_view(view);
        self.effect(Op::Store { view, mem: width(n * s.bytes()), offset, imm: 0, value });
    }

    fn store_lds_words(&mut self, base: Leaf, s: Scalar, i: Value, parts: &[Value], n: u32, span: Span) -> R<()> {
        self.settle();
        let value = self.pack(parts, s);
        let array = self.whole_lds(base);
        let at = match self.lds_run(base, i, n, span)? {
            (at, None) => at,
            (at, Some(ok)) => {
                let end = self.lds_end(array, n);
                self.select(ok, at, end)
            }
        };
        let offset = self.lds_offset(array, at, s.bytes());
        self.effect(Op::LdsStore { array, mem: width(n * s.bytes()), offset, imm: 0, value });
        Ok(())
    }
}
