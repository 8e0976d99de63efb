//! Parts that are taken from one word, pass through block parameters or selects, and are put into one word again: the
//! word passes instead. The parts are two 16-bit floats or four bytes.
//!
//! Parts are rewritten only where every path gives them as the parts of a word, as constants, or as other such parts,
//! so that nothing is packed that was not packed before. The result has the same bits.

use super::Changed;
use super::rewrite::{Replacements, Sequence, new_inst};
use crate::bug::bug;
use crate::hash::Map;
use crate::ir::func::{Def, ValueData};
use crate::ir::verify::{Predecessors, predecessors};
use crate::ir::{BinOp, Block, Function, Inst, Loc, Op, Ty, UnOp, Value};
use std::collections::BTreeSet;

/// How parts lie in a word and in their registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Form {
    /// Two 16-bit floats of this type.
    Halves(Ty),
    /// Four bytes, sign-extended.
    Signed,
    /// Four bytes, zero-extended.
    Unsigned,
}

impl Form {
    /// Bits of a part.
    fn bits(self) -> u32 {
        match self {
            Form::Halves(_) => 16,
            Form::Signed | Form::Unsigned => 8,
        }
    }

    /// Parts of a word.
    fn count(self) -> usize {
        32 / self.bits() as usize
    }

    /// The type of a part.
    fn ty(self) -> Ty {
        match self {
            Form::Halves(ty) => ty,
            Form::Signed | Form::Unsigned => Ty::I32,
        }
    }

    /// The bits of a constant in its place, if it is a value of the form.
    fn constant(self, bits: u64) -> Option<u32> {
        let bits = bits as u32;
        match self {
            Form::Halves(_) => Some(bits & 0xFFFF),
            Form::Signed => i8::try_from(bits as i32).ok().map(|byte| u32::from(byte as u8)),
            Form::Unsigned => (bits <= 0xFF).then_some(bits),
        }
    }
}

/// The parts of a word, the lowest first.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Parts {
    values: Vec<Value>,
    form: Form,
}

impl Parts {
    fn with(&self, values: Vec<Value>) -> Parts {
        Parts { values, form: self.form }
    }
}

/// Finds all parts first, then makes the words of all.
pub fn run(func: &mut Function) -> Changed {
    let all = find(func);
    let changed = !all.is_empty();
    let mut words = Words { all, made: Map::default() };
    words.make_params(func);
    for parts in words.all.clone() {
        words.make(func, &parts);
    }
    words.pass_params(func);
    words.take(func);
    Changed::from_bool(join(func) | changed)
}

fn constant(func: &Function, v: Value) -> Option<u32> {
    func.as_const(v).map(|c| c as u32)
}

/// The word that a part is taken from, and the number of its lowest bit there.
fn taken(func: &Function, v: Value, form: Form) -> Option<(Value, u32)> {
    if func.ty(v) != form.ty() {
        return None;
    }
    let shifted = |v: Value| match func.def_op(v) {
        Some(&Op::Binary(BinOp::ShrU, word, by)) => Some((word, constant(func, by)?)),
        _ => None,
    };
    let (bits, masked) = match (form, func.def_op(v)?) {
        (Form::Halves(_), &Op::Bitcast(bits)) if func.ty(bits) == Ty::I32 => match func.def_op(bits) {
            Some(&Op::Binary(BinOp::And, word, mask)) if constant(func, mask) == Some(0xFFFF) => (word, true),
            _ => (bits, true),
        },
        (Form::Signed, &Op::Unary(UnOp::SExt8, bits)) => (bits, true),
        (Form::Unsigned, &Op::Binary(BinOp::And, bits, mask)) if constant(func, mask) == Some(0xFF) => (bits, true),
        (Form::Unsigned, _) => (v, false),
        _ => return None,
    };
    match shifted(bits) {
        Some((word, at)) if at % form.bits() == 0 && at < 32 && (masked || at + form.bits() == 32) => Some((word, at)),
        _ => masked.then_some((bits, 0)),
    }
}

/// The word that values are all parts of.
fn word(func: &Function, parts: &Parts) -> Option<Value> {
    let (word, _) = taken(func, parts.values[0], parts.form)?;
    let places = (0u32..).step_by(parts.form.bits() as usize);
    parts.values.iter().zip(places).all(|(v, at)| taken(func, *v, parts.form) == Some((word, at))).then_some(word)
}

/// The parts that an operation puts into a word.
fn packed(func: &Function, op: &Op) -> Option<Parts> {
    let &Op::Binary(BinOp::Or, a, b) = op else { return None };
    halves(func, a, b).or_else(|| halves(func, b, a)).or_else(|| bytes(func, a, b))
}

fn halves(func: &Function, low: Value, high: Value) -> Option<Parts> {
    let from_half = |v: Value| match func.def_op(v) {
        Some(&Op::Bitcast(h)) if matches!(func.ty(h), Ty::F16 | Ty::BF16) => Some(h),
        _ => None,
    };
    let shifted = |v: Value| match func.def_op(v) {
        Some(&Op::Binary(BinOp::Shl, h, c)) if func.as_const(c) == Some(16) => from_half(h),
        _ => None,
    };
    let values = vec![from_half(low)?, shifted(high)?];
    Some(Parts { form: Form::Halves(func.ty(values[0])), values })
}

fn bytes(func: &Function, a: Value, b: Value) -> Option<Parts> {
    let mut joined = vec![a, b];
    let mut values = [None; 4];
    // A byte without a mask must be zero-extended, or its upper bits would reach the next one.
    let mut form = Form::Signed;
    while let Some(v) = joined.pop() {
        let (byte, at) = match func.def_op(v) {
            Some(&Op::Binary(BinOp::Or, a, b)) if joined.len() < 4 => {
                joined.extend([a, b]);
                continue;
            }
            Some(&Op::Binary(BinOp::Shl, byte, by)) => (byte, constant(func, by)?),
            _ => (v, 0),
        };
        let byte = match func.def_op(byte) {
            Some(&Op::Binary(BinOp::And, byte, mask)) if constant(func, mask) == Some(0xFF) => byte,
            _ => {
                if at != 24 {
                    form = Form::Unsigned;
                }
                byte
            }
        };
        let slot = values.get_mut(at as usize / 8).filter(|slot| at % 8 == 0 && slot.is_none())?;
        *slot = Some(byte);
    }
    let values: Vec<Value> = values.into_iter().collect::<Option<_>>()?;
    Some(Parts { values, form })
}

/// What parts come from.
enum Origin {
    /// Parameters of one block: the parts that its edges pass.
    Params(Vec<Parts>),
    /// Selects with one condition.
    Select(Parts, Parts),
    /// A word, or constants.
    Word,
    /// Something else.
    Other,
}

/// What origins need to know of the blocks.
struct Flow {
    preds: Predecessors,
    /// The blocks of selects.
    selects: Map<Inst, Block>,
}

impl Flow {
    fn new(func: &Function) -> Flow {
        let is_select = |i: &Inst| matches!(func.insts[i.0 as usize].op, Op::Select(..));
        let of = |b: Block| func.blocks[b.0 as usize].insts.iter().filter(|i| is_select(i)).map(move |i| (*i, b));
        Flow { preds: predecessors(func), selects: func.block_ids().flat_map(of).collect() }
    }

    /// Whether selects are in one block.
    fn together(&self, func: &Function, parts: &Parts) -> bool {
        let block = |v: &Value| match func.values[v.0 as usize].def {
            Def::Inst(inst) => self.selects.get(&inst),
            Def::Param(..) => None,
        };
        let first = block(&parts.values[0]);
        first.is_some() && parts.values.iter().all(|v| block(v) == first)
    }
}

fn origin(func: &Function, parts: &Parts, flow: &Flow) -> Origin {
    if parts.values.iter().any(|v| func.ty(*v) != parts.form.ty()) {
        return Origin::Other;
    }
    if word(func, parts).is_some() || constants(func, parts).is_some() {
        return Origin::Word;
    }
    if let Some((block, numbers)) = params(func, parts) {
        let mut from = Vec::new();
        for p in &flow.preds[block.0 as usize] {
            from.extend(passed(func, *p, block, parts, &numbers));
        }
        return Origin::Params(from);
    }
    match selects(func, parts) {
        Some((_, a, b)) if flow.together(func, parts) => Origin::Select(a, b),
        _ => Origin::Other,
    }
}

/// The word of parts that are constants.
fn constants(func: &Function, parts: &Parts) -> Option<u32> {
    let places = (0..).step_by(parts.form.bits() as usize);
    parts.values.iter().zip(places).try_fold(0, |word, (v, at): (_, u32)| {
        let bits = match func.def_op(*v)? {
            Op::Const(c) => parts.form.constant(*c)?,
            Op::Undef => 0,
            _ => return None,
        };
        Some(word | bits << at)
    })
}

/// The block that parts are parameters of, with their numbers.
fn params(func: &Function, parts: &Parts) -> Option<(Block, Vec<u32>)> {
    let param = |v: &Value| match func.values[v.0 as usize].def {
        Def::Param(block, n) => Some((block, n)),
        Def::Inst(_) => None,
    };
    let all: Vec<(Block, u32)> = parts.values.iter().map(param).collect::<Option<_>>()?;
    let block = all[0].0;
    all.iter().all(|(b, _)| *b == block).then(|| (block, all.iter().map(|(_, n)| *n).collect()))
}

/// The parts that the edges from a block to another pass.
fn passed(func: &Function, from: Block, to: Block, parts: &Parts, numbers: &[u32]) -> Vec<Parts> {
    let edges = func.blocks[from.0 as usize].term.successors();
    let edges = edges.filter(|(block, _)| *block == to);
    edges.map(|(_, args)| parts.with(numbers.iter().map(|n| args[*n as usize]).collect())).collect()
}

/// The condition and the two sides of parts that are selects.
fn selects(func: &Function, parts: &Parts) -> Option<(Value, Parts, Parts)> {
    let select = |v: &Value| match func.def_op(*v) {
        Some(&Op::Select(c, a, b)) => Some((c, a, b)),
        _ => None,
    };
    let all: Vec<(Value, Value, Value)> = parts.values.iter().map(select).collect::<Option<_>>()?;
    let c = all[0].0;
    let sides = |side: fn(&(Value, Value, Value)) -> Value| parts.with(all.iter().map(side).collect());
    all.iter().all(|s| s.0 == c).then(|| (c, sides(|s| s.1), sides(|s| s.2)))
}

/// The parts that become words: parameters and selects from which a word is made somewhere.
fn find(func: &Function) -> BTreeSet<Parts> {
    let flow = Flow::new(func);
    let mut found = BTreeSet::new();
    let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    let mut work: Vec<Parts> = ops.filter_map(|op| packed(func, op)).collect();
    while let Some(parts) = work.pop() {
        match origin(func, &parts, &flow) {
            Origin::Params(from) if found.insert(parts.clone()) => work.extend(from),
            Origin::Select(a, b) if found.insert(parts.clone()) => work.extend([a, b]),
            _ => {}
        }
    }
    // Parts stay only while all that they come from does, and a value is one part.
    loop {
        let good = |p: &Parts| found.contains(p) || matches!(origin(func, p, &flow), Origin::Word);
        let uses = |v: Value| found.iter().flat_map(|p| &p.values).filter(|part| **part == v).count();
        let bad = found.iter().find(|parts| {
            let from = match origin(func, parts, &flow) {
                Origin::Params(from) => from,
                Origin::Select(a, b) => vec![a, b],
                Origin::Word | Origin::Other => vec![],
            };
            parts.values.iter().any(|v| uses(*v) != 1) || !from.iter().all(good)
        });
        match bad.cloned() {
            Some(parts) => found.remove(&parts),
            None => return found,
        };
    }
}

/// The words of parts.
struct Words {
    all: BTreeSet<Parts>,
    made: Map<Parts, Value>,
}

impl Words {
    /// Makes the parameters that take the place of parameters. The edges pass nothing yet.
    fn make_params(&mut self, func: &mut Function) {
        for parts in &self.all {
            let Some((block, _)) = params(func, parts) else { continue };
            let w = Value(func.values.len() as u32);
            let at = func.blocks[block.0 as usize].params.len() as u32;
            func.values.push(ValueData { ty: Ty::I32, def: Def::Param(block, at) });
            func.blocks[block.0 as usize].params.push(w);
            self.made.insert(parts.clone(), w);
        }
    }

    /// Passes the words of these parameters, in the order in which they were made.
    fn pass_params(&mut self, func: &mut Function) {
        let preds = predecessors(func);
        for parts in self.all.clone() {
            let Some((block, numbers)) = params(func, &parts) else { continue };
            let mut from = preds[block.0 as usize].to_vec();
            from.dedup();
            for p in from {
                let given = passed(func, p, block, &parts, &numbers);
                let given: Vec<Value> = given.iter().map(|g| self.word(func, g)).collect();
                let mut given = given.into_iter();
                func.blocks[p.0 as usize].term.for_each_target_mut(|to, args| {
                    if *to == block {
                        args.extend(given.next());
                    }
                });
            }
        }
    }

    /// Makes the word of parts that are selects.
    fn make(&mut self, func: &mut Function, parts: &Parts) -> Value {
        if let Some(known) = self.made.get(parts) {
            return *known;
        }
        let Some((c, a, b)) = selects(func, parts) else { return parts.values[0] };
        let (a, b) = (self.word(func, &a), self.word(func, &b));
        let insts = parts.values.iter().filter_map(|v| match func.values[v.0 as usize].def {
            Def::Inst(inst) => Some(inst),
            Def::Param(..) => None,
        });
        let insts: Vec<_> = insts.collect();
        let loc = func.insts[insts[0].0 as usize].loc;
        let (new, w) = new_inst(func, Op::Select(c, a, b), Ty::I32, loc);
        self.made.insert(parts.clone(), w);
        // Before the first one, which uses a part of each word: the words are defined there, and nothing uses the parts.
        for block in &mut func.blocks {
            if let Some(first) = block.insts.iter().position(|i| insts.contains(i)) {
                block.insts.insert(first, new);
                break;
            }
        }
        w
    }

    /// The word of parts that an edge or a select takes.
    fn word(&mut self, func: &mut Function, parts: &Parts) -> Value {
        if self.all.contains(parts) {
            return self.make(func, parts);
        }
        if let Some(w) = word(func, parts) {
            return w;
        }
        let bits = constants(func, parts).unwrap_or_else(|| bug!("these parts have no word"));
        let (inst, w) = new_inst(func, Op::Const(bits.into()), Ty::I32, Loc(0));
        func.blocks[0].insts.insert(1, inst);
        w
    }

    /// Takes the parts from the words.
    fn take(&self, func: &mut Function) {
        let mut replaced = Replacements::new(func);
        for parts in &self.all {
            let Some(&w) = self.made.get(parts) else { continue };
            let (block, at) = match func.values[w.0 as usize].def {
                Def::Param(b, _) => (b, 0),
                Def::Inst(inst) => {
                    let of = |b: &Block| func.blocks[b.0 as usize].insts.iter().position(|i| *i == inst);
                    let Some(b) = func.block_ids().find(|b| of(b).is_some()) else { continue };
                    (b, of(&b).map_or(0, |at| at + 1))
                }
            };
            let loc = func.blocks[block.0 as usize].insts.first().map_or(Loc(0), |i| func.insts[i.0 as usize].loc);
            let mut s = Sequence::new(func, loc);
            let new: Vec<Value> = (0..parts.form.count() as u32).map(|n| part(&mut s, w, parts.form, n)).collect();
            let insts = s.insts;
            func.blocks[block.0 as usize].insts.splice(at..at, insts);
            for (old, new) in parts.values.iter().zip(new) {
                replaced.replace(*old, new);
            }
        }
        replaced.apply(func);
    }
}

/// A part of a word, as [`taken`] recognises it.
fn part(s: &mut Sequence<'_>, word: Value, form: Form, number: u32) -> Value {
    let at = number * form.bits();
    let last = at + form.bits() == 32;
    let shifted = match at {
        0 => word,
        _ => {
            let by = s.int(at);
            s.op(Op::Binary(BinOp::ShrU, word, by), Ty::I32)
        }
    };
    if form == Form::Signed {
        return s.op(Op::Unary(UnOp::SExt8, shifted), Ty::I32);
    }
    let bits = if last {
        shifted
    } else {
        let mask = s.int(u32::MAX >> (32 - form.bits()));
        s.op(Op::Binary(BinOp::And, shifted, mask), Ty::I32)
    };
    match form {
        Form::Halves(ty) => s.op(Op::Bitcast(bits), ty),
        Form::Signed | Form::Unsigned => bits,
    }
}

/// Replaces words that are put together of all parts of one word.
fn join(func: &mut Function) -> bool {
    let mut replaced = Replacements::new(func);
    for block in &func.blocks {
        for inst in &block.insts {
            let data = &func.insts[inst.0 as usize];
            if let (Some(parts), Some(result)) = (packed(func, &data.op), data.result)
                && let Some(w) = word(func, &parts)
            {
                replaced.replace(result, w);
            }
        }
    }
    replaced.apply(func);
    replaced.any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::{Param, ParamKind, Position};
    use crate::ir::{Access, Builder, IPred, Mem, Terminator, ViewId};

    /// Takes a word apart, passes the halves through a loop, and puts them together in an order.
    fn through_a_loop(exchanged: bool) -> Function {
        let view = |name: &str, access| Param {
            name: name.into(),
            kind: ParamKind::View { elem_bytes: 2, access },
            offset: 0,
        };
        let params = vec![view("x", Access::Read), view("y", Access::Write)];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        let mask = b.mask();
        let (zero, four, sixteen, low_bits) = (b.i32(0), b.i32(4), b.i32(16), b.i32(0xFFFF));
        let none = b.push(Op::Const(0x3F80), Ty::BF16);
        let (header, body, exit) = (b.block(mask), b.block(mask), b.block(mask));
        let [i, low, high] = [Ty::I32, Ty::BF16, Ty::BF16].map(|ty| b.param(header, ty));
        b.jump(header, vec![zero, none, none]);
        b.switch_to(header);
        let goes = b.push(Op::Icmp(IPred::LtU, i, sixteen), Ty::B1);
        b.terminate(Terminator::Branch(goes, (body, vec![]), (exit, vec![])));
        b.switch_to(body);
        let w = b.push(Op::Load { view: ViewId(0), mem: Mem::Words(1), offset: i, imm: 0 }, Ty::I32);
        let l = b.binary(BinOp::And, w, low_bits);
        let h = b.binary(BinOp::ShrU, w, sixteen);
        let [l, h] = [l, h].map(|v| b.push(Op::Bitcast(v), Ty::BF16));
        let next = b.binary(BinOp::Add, i, four);
        b.jump(header, if exchanged { vec![next, h, l] } else { vec![next, l, h] });
        b.switch_to(exit);
        let [l, h] = [low, high].map(|v| b.push(Op::Bitcast(v), Ty::I32));
        let up = b.binary(BinOp::Shl, h, sixteen);
        let both = b.binary(BinOp::Or, l, up);
        b.effect(Op::Store { view: ViewId(1), mem: Mem::Words(1), offset: zero, imm: 0, value: both });
        b.terminate(Terminator::Return);
        b.finish()
    }

    fn halves(func: &Function) -> usize {
        func.blocks.iter().flat_map(|b| &b.params).filter(|p| matches!(func.ty(**p), Ty::F16 | Ty::BF16)).count()
    }

    #[test]
    fn both_halves_of_a_word_pass_as_that_word() {
        let mut func = through_a_loop(false);
        assert_eq!(run(&mut func), Changed::Yes);
        super::super::dead::run(&mut func);
        crate::ir::verify::verify(&func).expect("valid");
        assert_eq!(halves(&func), 0, "{func}");
        let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
        assert_eq!(ops.filter(|op| matches!(op, Op::Binary(BinOp::Or | BinOp::ShrU, ..))).count(), 0, "{func}");
    }

    #[test]
    fn halves_that_change_places_stay() {
        let mut func = through_a_loop(true);
        assert_eq!(run(&mut func), Changed::No);
        assert_eq!(halves(&func), 2);
    }

    /// Takes a word apart into bytes, passes them through a loop, and puts them together in an order.
    fn bytes_through_a_loop(form: Form, order: [usize; 4]) -> Function {
        let view = |name: &str, access| Param {
            name: name.into(),
            kind: ParamKind::View { elem_bytes: 1, access },
            offset: 0,
        };
        let params = vec![view("x", Access::Read), view("y", Access::Write)];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        let mask = b.mask();
        let (zero, four, end, low_bits) = (b.i32(0), b.i32(4), b.i32(64), b.i32(0xFF));
        let first = b.i32(if form == Form::Signed { -3i32 as u32 } else { 250 });
        let (header, body, exit) = (b.block(mask), b.block(mask), b.block(mask));
        let i = b.param(header, Ty::I32);
        let bytes = [(); 4].map(|()| b.param(header, Ty::I32));
        b.jump(header, vec![zero, first, first, zero, first]);
        b.switch_to(header);
        let goes = b.push(Op::Icmp(IPred::LtU, i, end), Ty::B1);
        b.terminate(Terminator::Branch(goes, (body, vec![]), (exit, vec![])));
        b.switch_to(body);
        let w = b.push(Op::Load { view: ViewId(0), mem: Mem::Words(1), offset: i, imm: 0 }, Ty::I32);
        let taken = [0, 8, 16, 24].map(|at| {
            let by = b.i32(at);
            let shifted = if at == 0 { w } else { b.binary(BinOp::ShrU, w, by) };
            match form {
                Form::Signed => b.push(Op::Unary(UnOp::SExt8, shifted), Ty::I32),
                _ if at == 24 => shifted,
                _ => b.binary(BinOp::And, shifted, low_bits),
            }
        });
        let next = b.binary(BinOp::Add, i, four);
        b.jump(header, [vec![next], order.map(|n| taken[n]).to_vec()].concat());
        b.switch_to(exit);
        let mut both = zero;
        for (n, byte) in bytes.into_iter().enumerate() {
            let by = b.i32(8 * n as u32);
            let byte = if form == Form::Signed { b.binary(BinOp::And, byte, low_bits) } else { byte };
            let up = if n == 0 { byte } else { b.binary(BinOp::Shl, byte, by) };
            both = if n == 0 { up } else { b.binary(BinOp::Or, both, up) };
        }
        b.effect(Op::Store { view: ViewId(1), mem: Mem::Words(1), offset: zero, imm: 0, value: both });
        b.terminate(Terminator::Return);
        b.finish()
    }

    #[test]
    fn the_bytes_of_a_word_pass_as_that_word() {
        for form in [Form::Signed, Form::Unsigned] {
            let mut func = bytes_through_a_loop(form, [0, 1, 2, 3]);
            let params = |func: &Function| func.blocks.iter().map(|b| b.params.len()).sum::<usize>();
            assert_eq!((params(&func), run(&mut func)), (5, Changed::Yes));
            super::super::dead::run(&mut func);
            crate::ir::verify::verify(&func).expect("valid");
            assert_eq!(params(&func), 2, "{func}");
            let word = func.blocks.iter().flat_map(|b| &b.insts).find_map(|i| match func.insts[i.0 as usize].op {
                Op::Const(c @ 0x1_0000..) => Some(c),
                _ => None,
            });
            assert_eq!(word, Some(if form == Form::Signed { 0xFD00_FDFD } else { 0xFA00_FAFA }), "{func}");
        }
    }

    #[test]
    fn bytes_that_change_places_stay() {
        for form in [Form::Signed, Form::Unsigned] {
            let mut func = bytes_through_a_loop(form, [1, 0, 2, 3]);
            assert_eq!(run(&mut func), Changed::No);
        }
    }

    /// Two words pass through a loop, and each iteration moves the second one to the first.
    #[test]
    fn words_that_move_to_others_keep_their_order() {
        let view = |name: &str, access| Param {
            name: name.into(),
            kind: ParamKind::View { elem_bytes: 1, access },
            offset: 0,
        };
        let params = vec![view("x", Access::Read), view("y", Access::Write)];
        let mut b = Builder::new("k", params, [32, 1, 1], "k.rs", Position::default());
        let mask = b.mask();
        let (zero, four, end, low_bits) = (b.i32(0), b.i32(4), b.i32(16), b.i32(0xFF));
        let (header, body, exit) = (b.block(mask), b.block(mask), b.block(mask));
        let i = b.param(header, Ty::I32);
        let [now, later] = [(); 2].map(|()| [(); 4].map(|()| b.param(header, Ty::I32)));
        let (one, two) = (b.i32(1), b.i32(2));
        b.jump(header, [vec![zero], vec![one; 4], vec![two; 4]].concat());
        b.switch_to(header);
        let goes = b.push(Op::Icmp(IPred::LtU, i, end), Ty::B1);
        b.terminate(Terminator::Branch(goes, (body, vec![]), (exit, vec![])));
        b.switch_to(body);
        let w = b.push(Op::Load { view: ViewId(0), mem: Mem::Words(1), offset: i, imm: 0 }, Ty::I32);
        let new = [0, 8, 16, 24].map(|at| {
            let by = b.i32(at);
            let shifted = b.binary(BinOp::ShrU, w, by);
            b.binary(BinOp::And, shifted, low_bits)
        });
        let next = b.binary(BinOp::Add, i, four);
        b.jump(header, [vec![next], later.to_vec(), new.to_vec()].concat());
        b.switch_to(exit);
        for (place, bytes) in [now, later].into_iter().enumerate() {
            let mut both = bytes[0];
            for (n, byte) in bytes.into_iter().enumerate().skip(1) {
                let by = b.i32(8 * n as u32);
                let up = b.binary(BinOp::Shl, byte, by);
                both = b.binary(BinOp::Or, both, up);
            }
            let imm = 4 * place as u32;
            b.effect(Op::Store { view: ViewId(1), mem: Mem::Words(1), offset: zero, imm, value: both });
        }
        b.terminate(Terminator::Return);
        let mut func = b.finish();
        super::super::simplify::run(&mut func);
        let bytes: Vec<u8> = (10..26).collect();
        let view = |bytes: &[u8]| crate::ir::interp::Arg::View {
            bytes: bytes.to_vec(),
            rows: 1,
            cols: bytes.len() as u32,
            stride: bytes.len() as u32,
        };
        let result = |func: &Function| {
            let mut args = vec![view(&bytes), view(&[0; 8])];
            crate::ir::interp::run(func, [32, 1, 1], &mut args, 10_000).expect("it runs");
            args
        };
        let want = result(&func);
        assert_eq!(run(&mut func), Changed::Yes);
        super::super::dead::run(&mut func);
        crate::ir::verify::verify(&func).expect("valid");
        assert_eq!(func.blocks.iter().map(|b| b.params.len()).sum::<usize>(), 3, "{func}");
        assert_eq!(result(&func), want);
        assert_eq!(want[1], view(&(18..26).collect::<Vec<u8>>()));
    }
}
