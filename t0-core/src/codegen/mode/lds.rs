//! The clocks for which the accesses of a wave occupy LDS.
//!
//! Indices are evaluated in the 32 lanes of the first wave, with 1 for every number that the launch decides. Where that
//! is possible, banks are counted ([`bank_clocks`]). Other indices count as random ones.

use crate::ir::uniform::UniformValues;
use crate::ir::{Axis, Function, LdsId, Mem, MemoryId, Op, Terminator, Ty, UnOp, Value};
use t0_isa::machine::bank_clocks;

/// Lanes of a wave.
const LANES: usize = 32;
/// Clocks of an access of a word with random indices: the expected accesses of the fullest bank.
const RANDOM: u64 = 4;

/// The bits of a value in each lane.
type InLanes = [u64; LANES];

/// The sum over all accesses to LDS of the clocks that they take, times the weight of their block.
pub(super) fn clocks(f: &Function, weight: impl Fn(usize) -> u64) -> u64 {
    if f.lds.is_empty() {
        return 0;
    }
    let values = evaluate(f);
    let of = |array: &LdsId, offset: &Value, imm: u32, bytes: u32| {
        let words = u64::from(bytes.div_ceil(4));
        let first = u64::from(f.lds_offset(*array)) + u64::from(imm);
        match values[offset.0 as usize] {
            Some(offsets) => u64::from(bank_clocks(&offsets.map(|offset| first + offset), bytes)).max(words),
            None => RANDOM * words,
        }
    };
    let mut all = 0u64;
    for (number, block) in f.blocks.iter().enumerate() {
        let clocks = block.insts.iter().map(|inst| match &f.insts[inst.0 as usize].op {
            Op::LdsLoad { array, mem, offset, imm } | Op::LdsStore { array, mem, offset, imm, .. } => {
                of(array, offset, *imm, Mem::bytes(*mem))
            }
            Op::Atomic(a, offset, _) => match &a.memory {
                MemoryId::Lds(array) => of(array, offset, a.imm, if a.wide { 8 } else { 4 }),
                MemoryId::View(_) => 0,
            },
            _ => 0,
        });
        all = all.saturating_add(weight(number).saturating_mul(clocks.sum()));
    }
    all
}

/// The values that are known in each lane of the first wave. A parameter of a block has the value with which the block
/// is entered first.
fn evaluate(f: &Function) -> Vec<Option<InLanes>> {
    let uniform = UniformValues::of(f);
    let mut values: Vec<Option<InLanes>> = vec![None; f.values.len()];
    for block in &f.blocks {
        for inst in &block.insts {
            let data = &f.insts[inst.0 as usize];
            if let Some(result) = data.result {
                let known = lanes(f, &data.op, &values);
                values[result.0 as usize] = known.or_else(|| uniform.is_uniform(result).then_some([1; LANES]));
            }
        }
        for (to, arguments) in successors(&block.term) {
            for (param, argument) in f.blocks[to].params.iter().zip(arguments) {
                let argument = values[argument.0 as usize];
                values[param.0 as usize] = values[param.0 as usize].or(argument);
            }
        }
    }
    values
}

fn successors(term: &Terminator) -> impl Iterator<Item = (usize, &[Value])> {
    term.successors().map(|(block, arguments)| (block.0 as usize, arguments))
}

/// The result of an operation in each lane, if it follows from known values.
fn lanes(f: &Function, op: &Op, values: &[Option<InLanes>]) -> Option<InLanes> {
    let of = |v: &Value| values[v.0 as usize];
    let narrow = |v: &Value| matches!(f.ty(*v), Ty::I32 | Ty::B1);
    let each = |value: &dyn Fn(usize) -> u64| Some(std::array::from_fn(value));
    match op {
        Op::Const(bits) => Some([*bits; LANES]),
        Op::EntryMask => Some([1; LANES]),
        Op::Lane => each(&|lane| lane as u64),
        Op::WaveId => Some([0; LANES]),
        Op::ThreadId(axis) => {
            let [x, y, _] = f.block_shape.map(|side| u64::from(side.max(1)));
            each(&|lane| match (axis, lane as u64) {
                (Axis::X, lane) => lane % x,
                (Axis::Y, lane) => lane / x % y,
                (Axis::Z, lane) => lane / x / y,
            })
        }
        Op::Unary(op, a) if narrow(a) && !matches!(op, UnOp::ReadFirst) => {
            let (ty, a) = (f.ty(*a), of(a)?);
            each(&|lane| op.eval(ty, a[lane]))
        }
        Op::Binary(op, a, b) if narrow(a) => {
            let (ty, a, b) = (f.ty(*a), of(a)?, of(b)?);
            each(&|lane| op.eval(ty, a[lane], b[lane]))
        }
        Op::Ternary(op, a, b, c) if narrow(a) => {
            let (ty, a, b, c) = (f.ty(*a), of(a)?, of(b)?, of(c)?);
            each(&|lane| op.eval(ty, a[lane], b[lane], c[lane]))
        }
        Op::Icmp(predicate, a, b) if narrow(a) => {
            let (ty, a, b) = (f.ty(*a), of(a)?, of(b)?);
            each(&|lane| predicate.eval(ty, a[lane], b[lane]).into())
        }
        Op::Select(c, a, b) => match (of(c), of(a), of(b)) {
            (Some(c), Some(a), Some(b)) => each(&|lane| if c[lane] != 0 { a[lane] } else { b[lane] }),
            (_, a, b) => a.or(b),
        },
        Op::Bitcast(a) if narrow(a) => of(a),
        _ => None,
    }
}
