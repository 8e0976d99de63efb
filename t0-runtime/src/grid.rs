//! The grid of a launch: a number of work-items or of whole workgroups, in one to three dimensions.

use crate::error::Error;

pub use t0_kernel::cpu::Extent;

/// The grid of a launch, set by `.over` or `.blocks`. A [`crate::Launch`] without it does not run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    extent: Extent,
    unit: Unit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Items,
    Blocks,
}

impl Grid {
    pub(crate) fn items(extent: Extent) -> Grid {
        Grid { extent, unit: Unit::Items }
    }

    pub(crate) fn blocks(extent: Extent) -> Grid {
        Grid { extent, unit: Unit::Blocks }
    }

    /// The work-items and workgroups of this grid with workgroups of `block`; `None` if there is no work.
    pub(crate) fn resolve(self, kernel: &'static str, block: [u32; 3]) -> Result<Option<Resolved>, Error> {
        let too_large = || {
            let [x, y, z] = self.extent.counts();
            let unit = if self.unit == Unit::Items { "work-items" } else { "workgroups" };
            Error::GridTooLarge { kernel, asked: format!("({x}, {y}, {z}) {unit} in workgroups of {block:?}") }
        };
        let mut items = [0u32; 3];
        let mut blocks = [0u32; 3];
        for d in 0..3 {
            let side = i128::from(block[d].max(1));
            let count = match self.unit {
                Unit::Items => self.extent.counts()[d],
                Unit::Blocks => self.extent.counts()[d].checked_mul(side).ok_or_else(too_large)?,
            };
            items[d] = u32::try_from(count).map_err(|_| too_large())?;
            blocks[d] = items[d].div_ceil(block[d].max(1));
        }
        Ok((!items.contains(&0)).then_some(Resolved { items, blocks }))
    }
}

/// A grid in both units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Resolved {
    pub(crate) items: [u32; 3],
    pub(crate) blocks: [u32; 3],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partial_blocks_round_up() {
        let grid = Grid::items(Extent::from((257, 3))).resolve("k", [256, 2, 1]).unwrap().unwrap();
        assert_eq!(grid, Resolved { items: [257, 3, 1], blocks: [2, 2, 1] });
    }

    #[test]
    fn empty_and_too_large_grids() {
        assert!(Grid::items(Extent::from((0, 5))).resolve("k", [64, 1, 1]).unwrap().is_none());
        assert!(matches!(Grid::items(Extent::from(-1)).resolve("k", [64, 1, 1]), Err(Error::GridTooLarge { .. })));
        assert!(matches!(
            Grid::items(Extent::from(1u64 << 32)).resolve("k", [64, 1, 1]),
            Err(Error::GridTooLarge { .. })
        ));
        assert!(matches!(
            Grid::blocks(Extent::from(1u32 << 30)).resolve("k", [64, 1, 1]),
            Err(Error::GridTooLarge { .. })
        ));
    }
}
