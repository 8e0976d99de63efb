//! The operands that a wave keeps for matrix instructions.

use crate::exec::memory::ahead::Ahead;

/// Sixteen rows of sixteen: an operand as f32, `[k][lane]`.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(in crate::exec) struct Tile(pub(super) [[f32; 16]; 16]);

impl Tile {
    pub(super) const ZERO: Tile = Tile([[0.0; 16]; 16]);
}

/// The number of operands that a wave caches as f32, for matrix instructions that read the same registers.
pub(in crate::exec) const TILES: usize = 8;

/// What a wave keeps for matrix instructions.
pub(in crate::exec) struct Operands {
    /// Operands as f32.
    pub(super) tiles: [Tile; TILES],
    /// The memory of operands of later instructions.
    pub(in crate::exec) ahead: Ahead,
}

/// Which of a wave's tiles an operand uses, and whether the tile already holds it: a field of a matrix instruction's
/// step.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Held(pub(in crate::exec) u32);

impl Held {
    pub(in crate::exec) fn new(tile: usize, current: bool) -> Held {
        Held(tile as u32 | u32::from(current) << 8)
    }

    #[inline(always)]
    pub(super) fn tile(self) -> usize {
        self.0 as usize % TILES
    }

    #[inline(always)]
    pub(super) fn is_current(self) -> bool {
        self.0 >> 8 != 0
    }
}

/// Allocates the operands of a wave that has none yet.
#[cold]
#[inline(never)]
pub(super) fn new_operands(operands: &mut Option<Box<Operands>>) -> &mut Operands {
    operands.insert(Box::new(Operands { tiles: [Tile::ZERO; TILES], ahead: Ahead::NONE }))
}
