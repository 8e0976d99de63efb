//! Tracks which registers the tiles of a wave hold as f32, for matrix instructions that read the same ones.
//!
//! The contents are known from one leader to the next: in straight-line code, where only an instruction that names a
//! register may have written it.
use crate::exec::layout::{ROW, SCRATCH};
use crate::exec::ops::tiles::{Held, TILES};
use t0_isa::isa::{Inst, Op, Operand, Reg};

/// Rows of an operand of a matrix instruction.
const OPERAND: u32 = 8;
/// At least the number of registers that one operand of any instruction reads or writes.
const WIDEST: u32 = 16;

/// The contents of each tile: the instruction, which determines the type of the elements, and the first row of its
/// operand.
#[derive(Default)]
pub(super) struct Contents {
    tiles: [Option<(Op, u32)>; TILES],
    /// When each tile was last used, as the value of `now` then.
    used: [u64; TILES],
    /// The number of uses of tiles.
    now: u64,
}

impl Contents {
    /// The tiles of the operands in the rows from `a` and from `b` on, as fields of the step.
    pub(super) fn hold(&mut self, op: Op, a: u32, b: u32) -> (u32, u32) {
        let (first, current) = self.find(op, a, None);
        let a = Held::new(first, current);
        let (second, current) = self.find(op, b, Some(first));
        (a.0, Held::new(second, current).0)
    }

    /// The tile for the rows from `row` on, and whether it already holds them. The tile differs from `taken` unless it
    /// holds them.
    fn find(&mut self, op: Op, row: u32, taken: Option<usize>) -> (usize, bool) {
        let held = self.tiles.iter().position(|tile| *tile == Some((op, row)));
        let tile = held.unwrap_or_else(|| self.replaced(taken));
        self.now += 1;
        self.used[tile] = self.now;
        // Scratch rows are written by steps, not by instructions that name them, so tiles of them are not remembered.
        self.tiles[tile] = (row < SCRATCH * ROW).then_some((op, row));
        (tile, held.is_some())
    }

    /// The tile other than `taken` that is replaced next: one without contents, else the least recently used one.
    fn replaced(&self, taken: Option<usize>) -> usize {
        let others = (0..TILES).filter(|tile| Some(*tile) != taken);
        others.min_by_key(|&tile| (self.tiles[tile].is_some(), self.used[tile])).unwrap_or(0)
    }

    /// Forgets everything, as at an address where code may be entered.
    pub(super) fn clear(&mut self) {
        self.tiles = [None; TILES];
    }

    /// After an instruction, forgets the tiles of rows that it may have written.
    pub(super) fn note(&mut self, inst: &Inst) {
        if self.tiles.iter().all(Option::is_none) {
            return;
        }
        let multiplies = matches!(inst.op, Op::v_wmma_f32_16x16x16_bf16 | Op::v_wmma_f32_16x16x16_f16);
        match inst.op {
            // The register is known only at run time.
            Op::v_movreld_b32 | Op::v_movrelsd_b32 | Op::v_movrelsd_2_b32 | Op::v_swaprel_b32 => return self.clear(),
            _ => {}
        }
        for (slot, operand) in inst.slots() {
            if let (Operand::Reg(reg), false) = (operand, multiplies && !slot.dst) {
                self.forget(reg);
            }
        }
    }

    /// Forgets tiles of rows that an operand from `reg` on may overlap.
    fn forget(&mut self, reg: Reg) {
        if !reg.is_vgpr() {
            return;
        }
        let first = u32::from(reg.index());
        for tile in &mut self.tiles {
            if tile.is_some_and(|(_, row)| row / ROW < first + WIDEST && first < row / ROW + OPERAND) {
                *tile = None;
            }
        }
    }
}
