//! Functions written with the builder, for tests of this crate and, with the feature `samples`, of others.

use super::func::{Param, ParamKind, Position};
use super::*;
use t0_abi::kernarg::Layout;

/// A view parameter; [`builder`] places it.
pub fn view(name: &str, elem_bytes: u32, access: Access) -> Param {
    Param { name: name.into(), kind: ParamKind::View { elem_bytes, access }, offset: 0 }
}

/// A scalar parameter of 32 bits; [`builder`] places it.
pub fn scalar(name: &str, ty: Ty) -> Param {
    Param { name: name.into(), kind: ParamKind::Scalar { mem: Mem::Words(1), ty }, offset: 0 }
}

/// A builder with the argument layout of the language.
pub fn builder(name: &str, mut params: Vec<Param>, block: [u32; 3]) -> Builder {
    let mut layout = Layout::new();
    for p in &mut params {
        let size = p.kind.size();
        p.offset = if matches!(p.kind, ParamKind::View { .. }) { layout.view() } else { layout.place(size, size) };
    }
    let hidden = layout.hidden();
    let mut b = Builder::new(name, params, block, "src/lib.rs", Position { file: 0, line: 1, column: 1 });
    b.func.hidden_offset = hidden.block_counts();
    b.func.kernarg_bytes = hidden.bytes(false);
    b
}

/// Global id in x.
pub fn global_id(b: &mut Builder) -> Value {
    let t = b.push(Op::ThreadId(Axis::X), Ty::I32);
    let g = b.push(Op::BlockId(Axis::X), Ty::I32);
    let n = b.i32(b.func.block_shape[0]);
    let base = b.binary(BinOp::Mul, g, n);
    b.binary(BinOp::Add, base, t)
}

/// Byte offset of element i of a view of words, clamped.
pub fn word_offset(b: &mut Builder, view: u32, i: Value) -> Value {
    let len = b.push(Op::ViewDim(ViewId(view), Dim::Len), Ty::I32);
    let m = b.binary(BinOp::MinU, i, len);
    let two = b.i32(2);
    b.binary(BinOp::Shl, m, two)
}

/// Element i of a view of `f32`.
pub fn load_f32(b: &mut Builder, view: u32, i: Value) -> Value {
    let offset = word_offset(b, view, i);
    let w = b.push(Op::Load { view: ViewId(view), mem: Mem::Words(1), offset, imm: 0 }, Ty::I32);
    b.push(Op::Bitcast(w), Ty::F32)
}

/// Element i of a view of words.
pub fn load_i32(b: &mut Builder, view: u32, i: Value) -> Value {
    let offset = word_offset(b, view, i);
    b.push(Op::Load { view: ViewId(view), mem: Mem::Words(1), offset, imm: 0 }, Ty::I32)
}

/// Stores a float to element i.
pub fn store_f32(b: &mut Builder, view: u32, i: Value, x: Value) {
    let w = b.push(Op::Bitcast(x), Ty::I32);
    store_i32(b, view, i, w);
}

/// Stores a word to element i.
pub fn store_i32(b: &mut Builder, view: u32, i: Value, value: Value) {
    let offset = word_offset(b, view, i);
    b.effect(Op::Store { view: ViewId(view), mem: Mem::Words(1), offset, imm: 0, value });
}

/// `out[i] = x[i] + y[i]`
pub fn vector_add() -> Function {
    let params = vec![view("x", 4, Access::Read), view("y", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("vector_add", params, [256, 1, 1]);
    let i = global_id(&mut b);
    let x = load_f32(&mut b, 0, i);
    let y = load_f32(&mut b, 1, i);
    let s = b.binary(BinOp::FAdd, x, y);
    store_f32(&mut b, 2, i, s);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Collatz steps of `x[i]`, in a loop that lanes leave one by one; the state of the loop is selected under the outer
/// mask.
pub fn collatz() -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("collatz", params, [64, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let x = load_i32(&mut b, 0, i);
    let zero = b.i32(0);
    let one = b.i32(1);
    let live0 = b.push(Op::Icmp(IPred::GtU, x, one), Ty::B1);
    // The header runs for all lanes, the body for the active ones.
    let header = b.block(outer);
    let n = b.param(header, Ty::I32);
    let steps = b.param(header, Ty::I32);
    let live = b.param(header, Ty::B1);
    b.jump(header, vec![x, zero, live0]);
    b.switch_to(header);
    let body = b.block(live);
    let exit = b.block(outer);
    b.terminate(Terminator::BranchAny(live, (body, vec![]), (exit, vec![])));
    b.switch_to(body);
    let odd_bit = b.binary(BinOp::And, n, one);
    let odd = b.push(Op::Icmp(IPred::Ne, odd_bit, zero), Ty::B1);
    let half = b.binary(BinOp::ShrU, n, one);
    let three = b.i32(3);
    let triple = b.binary(BinOp::Mul, n, three);
    let up = b.binary(BinOp::Add, triple, one);
    let next = b.push(Op::Select(odd, up, half), Ty::I32);
    let more = b.push(Op::Icmp(IPred::GtU, next, one), Ty::B1);
    let count = b.binary(BinOp::Add, steps, one);
    let latch = b.block(outer);
    let l_next = b.param(latch, Ty::I32);
    let l_count = b.param(latch, Ty::I32);
    let l_more = b.param(latch, Ty::B1);
    b.jump(latch, vec![next, count, more]);
    b.switch_to(latch);
    let n2 = b.push(Op::Select(live, l_next, n), Ty::I32);
    let steps2 = b.push(Op::Select(live, l_count, steps), Ty::I32);
    let no = b.b1(false);
    let live2 = b.push(Op::Select(live, l_more, no), Ty::B1);
    b.jump(header, vec![n2, steps2, live2]);
    b.switch_to(exit);
    store_i32(&mut b, 1, i, steps);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Nested divergent ifs with joins.
pub fn nested_ifs() -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("nested_ifs", params, [64, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let x = load_i32(&mut b, 0, i);
    let k = b.i32(100);
    let big = b.push(Op::Icmp(IPred::GtS, x, k), Ty::B1);
    let then = b.block(big);
    let join = b.block(outer);
    let r = b.param(join, Ty::I32);
    let undef = b.push(Op::Undef, Ty::I32);
    b.terminate(Terminator::BranchAny(big, (then, vec![]), (join, vec![undef])));
    b.switch_to(then);
    let one = b.i32(1);
    let bit = b.binary(BinOp::And, x, one);
    let odd = b.push(Op::Icmp(IPred::Eq, bit, one), Ty::B1);
    let inner = b.block(odd);
    let inner_join = b.block(big);
    let q = b.param(inner_join, Ty::I32);
    b.terminate(Terminator::BranchAny(odd, (inner, vec![]), (inner_join, vec![undef])));
    b.switch_to(inner);
    let seven = b.i32(7);
    let m = b.binary(BinOp::Mul, x, seven);
    b.jump(inner_join, vec![m]);
    b.switch_to(inner_join);
    let s = b.push(Op::Select(odd, q, x), Ty::I32);
    let t = b.binary(BinOp::Add, s, k);
    b.jump(join, vec![t]);
    b.switch_to(join);
    let neg = b.binary(BinOp::Sub, k, x);
    let v = b.push(Op::Select(big, r, neg), Ty::I32);
    store_i32(&mut b, 1, i, v);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Fibonacci numbers in a uniform loop whose two carried values are swapped.
pub fn phi_swap() -> Function {
    let params = vec![view("out", 4, Access::Write), scalar("n", Ty::I32)];
    let mut b = builder("phi_swap", params, [32, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let n = b.push(Op::Param(1), Ty::I32);
    let zero = b.i32(0);
    let one = b.i32(1);
    let header = b.block(outer);
    let k = b.param(header, Ty::I32);
    let x = b.param(header, Ty::I32);
    let y = b.param(header, Ty::I32);
    let i1 = b.func.blocks[0].insts.len();
    let _ = i1;
    b.switch_to(Block(0));
    let start = b.binary(BinOp::Add, i, one);
    b.jump(header, vec![zero, i, start]);
    b.switch_to(header);
    let more = b.push(Op::Icmp(IPred::LtU, k, n), Ty::B1);
    let body = b.block(outer);
    let exit = b.block(outer);
    b.terminate(Terminator::Branch(more, (body, vec![]), (exit, vec![])));
    b.switch_to(body);
    let k2 = b.binary(BinOp::Add, k, one);
    b.jump(header, vec![k2, y, x]);
    b.switch_to(exit);
    let two = b.i32(2);
    let hi = b.binary(BinOp::Mul, x, two);
    let r = b.binary(BinOp::Sub, hi, y);
    store_i32(&mut b, 0, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Loads `n` values, then combines them in an order that keeps all of them live.
pub fn pressure(n: u32, block: u32) -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write), scalar("k", Ty::I32)];
    let mut b = builder("pressure", params, [block, 1, 1]);
    let i = global_id(&mut b);
    let k = b.push(Op::Param(2), Ty::I32);
    let xs: Vec<Value> = (0..n)
        .map(|j| {
            let at = b.i32(j);
            let at = b.binary(BinOp::Add, i, at);
            load_i32(&mut b, 0, at)
        })
        .collect();
    let mut acc = k;
    for &x in &xs {
        let three = b.i32(3);
        let m = b.binary(BinOp::Mul, acc, three);
        acc = b.binary(BinOp::Add, m, x);
    }
    for &x in xs.iter().rev() {
        let five = b.i32(5);
        let m = b.binary(BinOp::Mul, acc, five);
        acc = b.binary(BinOp::Xor, m, x);
    }
    store_i32(&mut b, 1, i, acc);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Many uniform values that are live at the same time.
pub fn scalar_pressure(n: u32) -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write), scalar("k", Ty::I32)];
    let mut b = builder("scalar_pressure", params, [32, 1, 1]);
    let i = global_id(&mut b);
    let k = b.push(Op::Param(2), Ty::I32);
    let xs: Vec<Value> = (0..n)
        .map(|j| {
            let at = b.i32(j);
            let at = b.binary(BinOp::Add, k, at);
            load_i32(&mut b, 0, at)
        })
        .collect();
    let mut acc = k;
    for &x in xs.iter().chain(xs.iter().rev()) {
        let three = b.i32(3);
        let m = b.binary(BinOp::Mul, acc, three);
        acc = b.binary(BinOp::Add, m, x);
    }
    let r = b.binary(BinOp::Add, acc, i);
    store_i32(&mut b, 1, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// A wide load, a reversal of its words, a wide store.
pub fn wide() -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("wide", params, [32, 1, 1]);
    let i = global_id(&mut b);
    let four = b.i32(4);
    let offset = b.binary(BinOp::Shl, i, four);
    let w = b.push(Op::Load { view: ViewId(0), mem: Mem::Words(4), offset, imm: 0 }, Ty::Words(4));
    let ws: Vec<Value> = (0..4).rev().map(|k| b.push(Op::Word(w, k), Ty::I32)).collect();
    let p = b.push(Op::Pack(ws), Ty::Words(4));
    b.effect(Op::Store { view: ViewId(1), mem: Mem::Words(4), offset, imm: 0, value: p });
    b.terminate(Terminator::Return);
    b.finish()
}

/// Reverses each workgroup's elements through LDS.
pub fn reverse_lds() -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("reverse_lds", params, [64, 1, 1]);
    let lds = b.lds("tile", 256, 16);
    let i = global_id(&mut b);
    let t = b.push(Op::ThreadId(Axis::X), Ty::I32);
    let x = load_i32(&mut b, 0, i);
    let two = b.i32(2);
    let at = b.binary(BinOp::Shl, t, two);
    b.effect(Op::LdsStore { array: lds, mem: Mem::Words(1), offset: at, imm: 0, value: x });
    b.effect(Op::Barrier);
    let top = b.i32(252);
    let back = b.binary(BinOp::Sub, top, at);
    let y = b.push(Op::LdsLoad { array: lds, mem: Mem::Words(1), offset: back, imm: 0 }, Ty::I32);
    store_i32(&mut b, 1, i, y);
    b.terminate(Terminator::Return);
    b.finish()
}

/// A reduction under the entry mask and one under a divergent mask.
pub fn reduce(op: ReduceOp) -> Function {
    let ty =
        if matches!(op, ReduceOp::FAdd | ReduceOp::FMul | ReduceOp::FMin | ReduceOp::FMax) { Ty::F32 } else { Ty::I32 };
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("reduce", params, [64, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let w = load_i32(&mut b, 0, i);
    let x = if ty == Ty::F32 { b.push(Op::Bitcast(w), ty) } else { w };
    let all = b.push(Op::Reduce(op, x), ty);
    let all_bits = if ty == Ty::F32 { b.push(Op::Bitcast(all), Ty::I32) } else { all };
    let lane = b.push(Op::Lane, Ty::I32);
    let three = b.i32(3);
    let low = b.binary(BinOp::And, lane, three);
    let one = b.i32(1);
    let some = b.push(Op::Icmp(IPred::Eq, low, one), Ty::B1);
    let then = b.block(some);
    let join = b.block(outer);
    let p = b.param(join, Ty::I32);
    let undef = b.push(Op::Undef, Ty::I32);
    b.terminate(Terminator::BranchAny(some, (then, vec![]), (join, vec![undef])));
    b.switch_to(then);
    let part = b.push(Op::Reduce(op, x), ty);
    let part_bits = if ty == Ty::F32 { b.push(Op::Bitcast(part), Ty::I32) } else { part };
    b.jump(join, vec![part_bits]);
    b.switch_to(join);
    let r = b.push(Op::Select(some, p, all_bits), Ty::I32);
    store_i32(&mut b, 1, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Scans under a divergent mask, and under the entry mask where only that is supported.
pub fn scan(op: ReduceOp, inclusive: bool) -> Function {
    let ty =
        if matches!(op, ReduceOp::FAdd | ReduceOp::FMul | ReduceOp::FMin | ReduceOp::FMax) { Ty::F32 } else { Ty::I32 };
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("scan", params, [64, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let w = load_i32(&mut b, 0, i);
    let value = if ty == Ty::F32 { b.push(Op::Bitcast(w), ty) } else { w };
    let bits = |b: &mut Builder, v: Value| if ty == Ty::F32 { b.push(Op::Bitcast(v), Ty::I32) } else { v };
    let all = b.push(Op::Scan { op, inclusive, value }, ty);
    let all = bits(&mut b, all);
    let lane = b.push(Op::Lane, Ty::I32);
    let three = b.i32(3);
    let low = b.binary(BinOp::And, lane, three);
    let zero = b.i32(0);
    let some = b.push(Op::Icmp(IPred::Ne, low, zero), Ty::B1);
    let then = b.block(some);
    let join = b.block(outer);
    let p = b.param(join, Ty::I32);
    let undef = b.push(Op::Undef, Ty::I32);
    b.terminate(Terminator::BranchAny(some, (then, vec![]), (join, vec![undef])));
    b.switch_to(then);
    let part = b.push(Op::Scan { op, inclusive, value }, ty);
    let part = bits(&mut b, part);
    b.jump(join, vec![part]);
    b.switch_to(join);
    let r = b.push(Op::Select(some, p, all), Ty::I32);
    store_i32(&mut b, 1, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// Shuffles by xor and by lane, a broadcast, a ballot, any and all, under a partial mask.
pub fn lanes() -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("lanes", params, [32, 1, 1]);
    let outer = b.mask();
    let i = global_id(&mut b);
    let x = load_i32(&mut b, 0, i);
    let lane = b.push(Op::Lane, Ty::I32);
    let limit = b.i32(23);
    let some = b.push(Op::Icmp(IPred::LtU, lane, limit), Ty::B1);
    let then = b.block(some);
    let join = b.block(outer);
    let p = b.param(join, Ty::I32);
    let undef = b.push(Op::Undef, Ty::I32);
    b.terminate(Terminator::BranchAny(some, (then, vec![]), (join, vec![undef])));
    b.switch_to(then);
    let mut acc = b.i32(0);
    let mix = |b: &mut Builder, acc: Value, v: Value| {
        let k = b.i32(31);
        let m = b.binary(BinOp::Mul, acc, k);
        b.binary(BinOp::Add, m, v)
    };
    for (m, absent) in [1u8, 5, 8, 15, 16, 17, 31].into_iter().flat_map(|m| [(m, Absent::Zero), (m, Absent::Own)]) {
        let s = b.push(Op::ShuffleXor(x, m, absent), Ty::I32);
        acc = mix(&mut b, acc, s);
        // The only use, in an operation that takes DPP: of different operands, and of the value itself.
        for (op, own) in [(BinOp::Sub, acc), (BinOp::MaxU, x), (BinOp::Add, x)] {
            let s = b.push(Op::ShuffleXor(x, m, absent), Ty::I32);
            let step = b.binary(op, own, s);
            acc = mix(&mut b, acc, step);
        }
    }
    // Sums of small integers, with arithmetic on both sides of where all lanes are active.
    let mut float = b.unary(UnOp::U32ToF32, lane, Ty::F32);
    let mut products = float;
    for _ in 0..12 {
        let all = b.push(Op::Reduce(ReduceOp::FAdd, float), Ty::F32);
        float = b.binary(BinOp::FMin, all, float);
        let product = b.binary(BinOp::FMul, float, all);
        products = b.binary(BinOp::FAdd, products, product);
    }
    let s = b.unary(UnOp::F32ToU32, products, Ty::I32);
    acc = mix(&mut b, acc, s);
    let seven = b.i32(7);
    let from = b.binary(BinOp::Mul, lane, seven);
    let s = b.push(Op::Shuffle(x, from), Ty::I32);
    acc = mix(&mut b, acc, s);
    let three = b.i32(3);
    let s = b.push(Op::ReadLane(x, three), Ty::I32);
    acc = mix(&mut b, acc, s);
    let odd = b.binary(BinOp::And, x, three);
    let zero = b.i32(0);
    let c = b.push(Op::Icmp(IPred::Ne, odd, zero), Ty::B1);
    let s = b.push(Op::Ballot(c), Ty::I32);
    acc = mix(&mut b, acc, s);
    let not = b.unary(UnOp::Not, c, Ty::B1);
    let s = b.push(Op::Ballot(not), Ty::I32);
    acc = mix(&mut b, acc, s);
    for any in [true, false] {
        let q = b.push(if any { Op::Any(c) } else { Op::All(c) }, Ty::B1);
        let s = b.push(Op::Select(q, seven, three), Ty::I32);
        acc = mix(&mut b, acc, s);
    }
    b.jump(join, vec![acc]);
    b.switch_to(join);
    let r = b.push(Op::Select(some, p, x), Ty::I32);
    store_i32(&mut b, 1, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// `out[i] = op(x[i])` on floats.
pub fn float_unary(op: UnOp) -> Function {
    let params = vec![view("x", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("float_unary", params, [32, 1, 1]);
    let i = global_id(&mut b);
    let (from, to) = match op {
        UnOp::U32ToF32 | UnOp::S32ToF32 => (Ty::I32, Ty::F32),
        UnOp::F32ToU32 | UnOp::F32ToS32 => (Ty::F32, Ty::I32),
        UnOp::F32ToF16 => (Ty::F32, Ty::F16),
        UnOp::F32ToBF16 => (Ty::F32, Ty::BF16),
        UnOp::F16ToF32 => (Ty::F16, Ty::F32),
        UnOp::BF16ToF32 => (Ty::BF16, Ty::F32),
        UnOp::CountOnes
        | UnOp::LeadingZeros
        | UnOp::TrailingZeros
        | UnOp::ReverseBits
        | UnOp::SwapBytes
        | UnOp::SExt8
        | UnOp::SExt16
        | UnOp::Not => (Ty::I32, Ty::I32),
        _ => (Ty::F32, Ty::F32),
    };
    let w = load_i32(&mut b, 0, i);
    let x = if from == Ty::I32 { w } else { b.push(Op::Bitcast(w), from) };
    let y = b.unary(op, x, to);
    let y = if to == Ty::I32 { y } else { b.push(Op::Bitcast(y), Ty::I32) };
    store_i32(&mut b, 1, i, y);
    b.terminate(Terminator::Return);
    b.finish()
}

/// `out[i] = op(x[i], y[i])`.
pub fn binary(op: BinOp) -> Function {
    use BinOp::*;
    let float = matches!(op, FAdd | FSub | FMul | FDiv | FMin | FMax | FLdexp);
    let params = vec![view("x", 4, Access::Read), view("y", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("binary", params, [32, 1, 1]);
    let i = global_id(&mut b);
    let x = load_i32(&mut b, 0, i);
    let y = load_i32(&mut b, 1, i);
    let fx = if float { b.push(Op::Bitcast(x), Ty::F32) } else { x };
    let fy = if float && op != FLdexp { b.push(Op::Bitcast(y), Ty::F32) } else { y };
    let r = b.push(Op::Binary(op, fx, fy), if float { Ty::F32 } else { Ty::I32 });
    let r = if float { b.push(Op::Bitcast(r), Ty::I32) } else { r };
    store_i32(&mut b, 2, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// `out[i] = pred(x[i], y[i])` as 0 or 1.
pub fn compare(int: Option<IPred>, float: Option<FPred>) -> Function {
    let params = vec![view("x", 4, Access::Read), view("y", 4, Access::Read), view("out", 4, Access::Write)];
    let mut b = builder("compare", params, [32, 1, 1]);
    let i = global_id(&mut b);
    let x = load_i32(&mut b, 0, i);
    let y = load_i32(&mut b, 1, i);
    let c = match (int, float) {
        (Some(p), _) => b.push(Op::Icmp(p, x, y), Ty::B1),
        (_, Some(p)) => {
            let x = b.push(Op::Bitcast(x), Ty::F32);
            let y = b.push(Op::Bitcast(y), Ty::F32);
            b.push(Op::Fcmp(p, x, y), Ty::B1)
        }
        _ => b.b1(true),
    };
    let one = b.i32(1);
    let zero = b.i32(0);
    let r = b.push(Op::Select(c, one, zero), Ty::I32);
    store_i32(&mut b, 2, i, r);
    b.terminate(Terminator::Return);
    b.finish()
}

/// One 16x16 matrix product of two tiles in memory, with rows of 16 16-bit floats and an f32 result, repeated k times
/// on the same tiles.
pub fn wmma(kind: WmmaKind) -> Function {
    let params = vec![
        view("a", 2, Access::Read),
        view("b", 2, Access::Read),
        view("out", 4, Access::Write),
        scalar("k", Ty::I32),
    ];
    let mut b = builder("wmma", params, [32, 1, 1]);
    let mask = b.mask();
    let lane = b.push(Op::Lane, Ty::I32);
    let fifteen = b.i32(15);
    let row = b.binary(BinOp::And, lane, fifteen);
    let five = b.i32(5);
    let offset = b.binary(BinOp::Shl, row, five);
    let k = b.push(Op::Param(3), Ty::I32);
    let zero = b.i32(0);
    let fzero = b.f32(0.0);
    let init = b.push(Op::Pack(vec![fzero; 8]), Ty::Words(8));
    let header = b.block(mask);
    let n = b.param(header, Ty::I32);
    let acc = b.param(header, Ty::Words(8));
    b.jump(header, vec![zero, init]);
    b.switch_to(header);
    let more = b.push(Op::Icmp(IPred::LtU, n, k), Ty::B1);
    let body = b.block(mask);
    let exit = b.block(mask);
    b.terminate(Terminator::Branch(more, (body, vec![]), (exit, vec![])));
    b.switch_to(body);
    let fragment = |b: &mut Builder, v: u32| {
        let mut words = Vec::new();
        for imm in [0, 16] {
            let w = b.push(Op::Load { view: ViewId(v), mem: Mem::Words(4), offset, imm }, Ty::Words(4));
            words.extend((0..4).map(|i| b.push(Op::Word(w, i), Ty::I32)));
        }
        b.push(Op::Pack(words), Ty::Words(8))
    };
    let fa = fragment(&mut b, 0);
    let fb = fragment(&mut b, 1);
    let d = b.push(Op::Wmma(kind, fa, fb, acc), Ty::Words(8));
    let one = b.i32(1);
    let n2 = b.binary(BinOp::Add, n, one);
    b.jump(header, vec![n2, d]);
    b.switch_to(exit);
    let four = b.i32(4);
    let high = b.binary(BinOp::ShrU, lane, four);
    for j in 0..8u8 {
        let w = b.push(Op::Word(acc, j), Ty::I32);
        let r = b.i32(2 * u32::from(j));
        let r = b.binary(BinOp::Add, r, high);
        let r = b.binary(BinOp::Shl, r, four);
        let at = b.binary(BinOp::Add, r, row);
        store_i32(&mut b, 2, at, w);
    }
    b.terminate(Terminator::Return);
    b.finish()
}

/// Operations of one float.
pub const FLOAT_UNARY: [UnOp; 28] = [
    UnOp::FNeg,
    UnOp::FAbs,
    UnOp::FSqrt,
    UnOp::FFloor,
    UnOp::FCeil,
    UnOp::FTrunc,
    UnOp::FRoundEven,
    UnOp::FExp2,
    UnOp::FLog2,
    UnOp::FRcpApprox,
    UnOp::FRsqrtApprox,
    UnOp::FSqrtApprox,
    UnOp::U32ToF32,
    UnOp::S32ToF32,
    UnOp::F32ToU32,
    UnOp::F32ToS32,
    UnOp::F16ToF32,
    UnOp::F32ToF16,
    UnOp::BF16ToF32,
    UnOp::F32ToBF16,
    UnOp::SExt8,
    UnOp::SExt16,
    UnOp::CountOnes,
    UnOp::LeadingZeros,
    UnOp::TrailingZeros,
    UnOp::ReverseBits,
    UnOp::SwapBytes,
    UnOp::Not,
];

/// Operations of two words or floats.
pub const BINARY: [BinOp; 27] = [
    BinOp::Add,
    BinOp::AddSat,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::MulHiU,
    BinOp::MulHiS,
    BinOp::MinU,
    BinOp::MinS,
    BinOp::MaxU,
    BinOp::MaxS,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::Shl,
    BinOp::ShrU,
    BinOp::ShrS,
    BinOp::FAdd,
    BinOp::FSub,
    BinOp::FMul,
    BinOp::FDiv,
    BinOp::FMin,
    BinOp::FMax,
    BinOp::FLdexp,
    BinOp::Pairs(PairOp::Add, Half::F16),
    BinOp::Pairs(PairOp::Mul, Half::F16),
    BinOp::Pairs(PairOp::Min, Half::F16),
    BinOp::Pairs(PairOp::Max, Half::F16),
];

/// All integer comparisons.
pub const IPREDS: [IPred; 10] = [
    IPred::Eq,
    IPred::Ne,
    IPred::LtU,
    IPred::LeU,
    IPred::GtU,
    IPred::GeU,
    IPred::LtS,
    IPred::LeS,
    IPred::GtS,
    IPred::GeS,
];

/// All float comparisons.
pub const FPREDS: [FPred; 10] =
    [FPred::Eq, FPred::Ne, FPred::Lt, FPred::Le, FPred::Gt, FPred::Ge, FPred::ULt, FPred::ULe, FPred::UGt, FPred::UGe];

/// All samples with their names.
pub fn all() -> Vec<(String, Function)> {
    let mut out = vec![
        ("vector_add".to_string(), vector_add()),
        ("collatz".into(), collatz()),
        ("nested_ifs".into(), nested_ifs()),
        ("phi_swap".into(), phi_swap()),
        ("pressure 20".into(), pressure(20, 64)),
        ("pressure 150".into(), pressure(150, 1024)),
        ("pressure 300".into(), pressure(300, 64)),
        ("scalar_pressure 40".into(), scalar_pressure(40)),
        ("scalar_pressure 200".into(), scalar_pressure(200)),
        ("wide".into(), wide()),
        ("reverse_lds".into(), reverse_lds()),
        ("lanes".into(), lanes()),
        ("wmma f16".into(), wmma(WmmaKind::F32F16)),
        ("wmma bf16".into(), wmma(WmmaKind::F32BF16)),
    ];
    out.extend(ReduceOp::ALL.iter().map(|op| (format!("reduce {op:?}"), reduce(*op))));
    for inclusive in [true, false] {
        out.extend(ReduceOp::ALL.iter().map(|op| (format!("scan {op:?} {inclusive}"), scan(*op, inclusive))));
    }
    out.extend(FLOAT_UNARY.map(|op| (format!("unary {op:?}"), float_unary(op))));
    out.extend(BINARY.map(|op| (format!("binary {op:?}"), binary(op))));
    out.extend(IPREDS.map(|p| (format!("compare {p:?}"), compare(Some(p), None))));
    out.extend(FPREDS.map(|p| (format!("compare float {p:?}"), compare(None, Some(p)))));
    out
}
