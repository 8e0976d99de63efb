//! Which accesses become one, and the instructions of the wide access.

use super::place::Place;
use crate::ir::{BinOp, Function, Inst, Loc, Mem, MemoryId, Op, Ty, Value};
use crate::opt::rewrite::new_inst;

/// The most words of one access: of lanes, and of a wave.
pub(super) const LANES: u32 = 4;
pub(super) const WAVE: u32 = 16;

/// What an instruction adds to its offset at most, in every address space.
const REACH: u32 = 0xFFF;

/// Accesses that become one, by their place in a list, in ascending order of address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chunk {
    pub(super) members: Vec<usize>,
    pub(super) words: u32,
}

/// Divides accesses with one base into chunks. `joins` says which of them can be part of a wider access.
///
/// A wide store begins at a multiple of its size. Lanes may store the same value to the same word, and do so with two
/// wide stores only if these are the same, too: other wide stores would be a data race.
pub(super) fn divide(
    places: &[(usize, &Place)],
    most: u32,
    zeros: &[u8],
    joins: impl Fn(&Place) -> bool,
) -> Vec<Chunk> {
    let Some((_, first)) = places.first() else { return Vec::new() };
    let base = first.address.constant;
    let mut sorted: Vec<(i32, usize, &Place)> =
        places.iter().map(|(at, p)| (p.address.constant.wrapping_sub(base) as i32, *at, *p)).collect();
    sorted.sort_by_key(|(from, at, _)| (*from, *at));
    let mut chunks = Vec::new();
    let mut rest = &sorted[..];
    while let [(from, at, place), ..] = rest {
        let mut end = from.wrapping_add(place.mem.bytes() as i32);
        let (mut best, mut words) = (1, place.words().unwrap_or(1));
        let mut sum = words;
        for (n, (next, _, other)) in rest.iter().enumerate().skip(1) {
            let more = other.words().unwrap_or(0);
            if *next != end || !joins(place) || !joins(other) || sum + more > most {
                break;
            }
            end = end.wrapping_add(other.mem.bytes() as i32);
            sum += more;
            let begins_slot = place.value.is_none() || place.address.is_multiple_of(4 * sum, zeros);
            if begins_slot && (sum.is_power_of_two() || (sum == 3 && most == LANES)) {
                (best, words) = (n + 1, sum);
            }
        }
        let members = match best {
            1 => vec![*at],
            _ => rest[..best].iter().map(|(_, at, _)| *at).collect(),
        };
        chunks.push(Chunk { members, words });
        rest = &rest[best..];
    }
    chunks
}

/// An access that stays alone.
pub(super) fn single(n: usize, place: &Place) -> Chunk {
    Chunk { members: vec![n], words: place.words().unwrap_or(1) }
}

/// Whether two accesses with one base touch the same bytes.
pub(super) fn overlap(places: &[(usize, &Place)]) -> bool {
    let Some((_, first)) = places.first() else { return false };
    let far = |p: &Place| p.address.constant.wrapping_sub(first.address.constant) as i32;
    let mut all: Vec<(i32, i32)> = places.iter().map(|(_, p)| (far(p), far(p) + p.mem.bytes() as i32)).collect();
    all.sort_unstable();
    all.windows(2).any(|w| w[1].0 < w[0].1)
}

/// Appends the offset of an access in range: its index, scaled.
pub(super) fn offset(func: &mut Function, place: &Place, index: Value, loc: Loc, out: &mut Vec<Inst>) -> Value {
    if place.size == 1 {
        return index;
    }
    let mut push = |func: &mut Function, op| {
        let (inst, v) = new_inst(func, op, Ty::I32, loc);
        out.push(inst);
        v
    };
    if let Some(c) = func.as_const(index) {
        return push(func, Op::Const((c as u32).wrapping_mul(place.size).into()));
    }
    if place.size.is_power_of_two() {
        let by = push(func, Op::Const(place.size.trailing_zeros().into()));
        return push(func, Op::Binary(BinOp::Shl, index, by));
    }
    let by = push(func, Op::Const(place.size.into()));
    push(func, Op::Binary(BinOp::Mul, index, by))
}

/// The access from whose index others with its base are reached: the one with the least address.
pub(super) fn least<'p>(places: impl Iterator<Item = &'p Place>) -> Option<&'p Place> {
    places.reduce(|a, b| if ahead(a, b) < 0 { b } else { a })
}

/// By how many bytes an access is behind another one with its base.
pub(super) fn ahead(from: &Place, to: &Place) -> i32 {
    to.address.constant.wrapping_sub(from.address.constant) as i32
}

/// What an instruction adds to the offset of `base` to access `place`, if it can add so much.
pub(super) fn reach(base: &Place, place: &Place) -> Option<u32> {
    let far = u32::try_from(ahead(base, place)).ok()?.checked_add(base.imm)?;
    (far <= REACH).then_some(far)
}

/// A load or store of a chunk: what the access of its first member is, with more words.
pub(super) fn access(memory: MemoryId, mem: Mem, offset: Value, imm: u32, value: Option<Value>) -> Op {
    match (memory, value) {
        (MemoryId::View(view), None) => Op::Load { view, mem, offset, imm },
        (MemoryId::View(view), Some(value)) => Op::Store { view, mem, offset, imm, value },
        (MemoryId::Lds(array), None) => Op::LdsLoad { array, mem, offset, imm },
        (MemoryId::Lds(array), Some(value)) => Op::LdsStore { array, mem, offset, imm, value },
    }
}

/// Appends an instruction without a result.
pub(super) fn effect(func: &mut Function, op: Op, loc: Loc, out: &mut Vec<Inst>) {
    out.push(Inst(func.insts.len() as u32));
    func.insts.push(crate::ir::func::InstData { op, result: None, loc });
}

/// Appends the words of a value.
pub(super) fn words_of(func: &mut Function, v: Value, words: u32, loc: Loc, out: &mut Vec<Inst>) -> Vec<Value> {
    if words == 1 {
        return vec![v];
    }
    let word = |i| {
        let (inst, w) = new_inst(func, Op::Word(v, i as u8), Ty::I32, loc);
        out.push(inst);
        w
    };
    (0..words).map(word).collect()
}

/// Appends the value that words make.
pub(super) fn pack(func: &mut Function, words: &[Value], loc: Loc, out: &mut Vec<Inst>) -> Value {
    if let [one] = words {
        return *one;
    }
    let (inst, v) = new_inst(func, Op::Pack(words.to_vec()), Ty::Words(words.len() as u8), loc);
    out.push(inst);
    v
}
