//! Removes the element that an LDS array reserves for stores out of range, if every store to the array is in range.
//!
//! Lowering reserves an element behind an array for the lanes whose index is out of range. Where each store and atomic
//! operation on the array is known to be in range, nothing uses the reserved element. The next array then begins where
//! the elements end, often at a multiple of 256 bytes, so that two accesses can share an instruction. Functions with an
//! array whose size the launch decides stay as they are.

use super::{Changed, range};
use crate::ir::func::LdsArray;
use crate::ir::{Function, MemoryId, Op, Value};

/// Shortens the arrays that qualify.
pub fn run(func: &mut Function) -> Changed {
    let mut sizes: Vec<Option<u32>> = func.lds.iter().map(needed).collect();
    if sizes.iter().all(Option::is_none) || func.lds.iter().any(|a| a.dynamic.is_some()) {
        return Changed::No;
    }
    for inst in func.blocks.iter().flat_map(|b| &b.insts) {
        let (array, offset, imm, bytes) = match &func.insts[inst.0 as usize].op {
            Op::LdsStore { array, mem, offset, imm, .. } => (*array, *offset, *imm, mem.bytes()),
            Op::LdsLoad { array, mem, offset, imm } => (*array, *offset, *imm, mem.bytes()),
            Op::Atomic(a, offset, _) => match a.memory {
                MemoryId::Lds(array) => (array, *offset, a.imm, if a.wide { 8 } else { 4 }),
                MemoryId::View(_) => continue,
            },
            _ => continue,
        };
        let size = &mut sizes[array.0 as usize];
        *size = size.filter(|size| ends(func, offset, imm, bytes) <= u64::from(*size));
    }
    let mut changed = false;
    for (array, size) in func.lds.iter_mut().zip(sizes) {
        if let Some(size) = size {
            array.bytes = size;
            changed = true;
        }
    }
    Changed::from_bool(changed)
}

/// The bytes of an array's elements, if it has more.
fn needed(array: &LdsArray) -> Option<u32> {
    let shape = array.shape?;
    let bytes = shape.element.checked_mul(shape.rows)?.checked_mul(shape.cols)?.checked_next_multiple_of(4)?;
    (bytes > 0 && bytes < array.bytes).then_some(bytes)
}

/// The greatest address at which an access ends.
fn ends(func: &Function, offset: Value, imm: u32, bytes: u32) -> u64 {
    u64::from(range::max(func, offset)) + u64::from(imm) + u64::from(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::func::LdsShape;
    use crate::ir::{Axis, BinOp, Mem, Terminator, Ty, samples};

    /// The bytes of an array of 32 words and an element more, after a store at four times an index.
    fn bytes(index: Op, imm: u32) -> u32 {
        let mut b = samples::builder("k", vec![], [32, 1, 1]);
        let array = b.lds("a", 132, 4);
        b.func.lds[array.0 as usize].shape = Some(LdsShape { element: 4, rows: 1, cols: 32 });
        let index = b.push(index, Ty::I32);
        let four = b.i32(4);
        let offset = b.binary(BinOp::Mul, index, four);
        b.effect(Op::LdsStore { array, mem: Mem::Words(1), offset, imm, value: index });
        b.terminate(Terminator::Return);
        let mut func = b.finish();
        run(&mut func);
        func.lds[array.0 as usize].bytes
    }

    #[test]
    fn an_array_whose_stores_are_in_range_has_no_space_behind_it() {
        assert_eq!(bytes(Op::ThreadId(Axis::X), 0), 128);
        assert_eq!(bytes(Op::ThreadId(Axis::X), 4), 132);
        assert_eq!(bytes(Op::BlockId(Axis::X), 0), 132);
    }
}
