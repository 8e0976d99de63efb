//! Blocks and grids of one to three dimensions.

use super::Choices;

/// The shape of a launch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) block: [u32; 3],
    pub(super) grid: [u32; 3],
}

impl Shape {
    pub(super) fn random(c: &mut Choices<'_>) -> Shape {
        let block = match c.below(10) {
            8 => c.pick(&[[8, 8, 1], [16, 4, 1], [32, 2, 1], [16, 2, 1]]),
            9 => c.pick(&[[4, 4, 2], [8, 2, 2], [4, 4, 4], [16, 2, 2]]),
            _ => {
                let block = [c.pick(&[64, 32, 96]), 1, 1];
                return Shape { block, grid: [c.pick(&[45, 1, 31, 33, 64, 70, 64, 32]), 1, 1] };
            }
        };
        if c.chance(30) {
            return Shape { block, grid: block };
        }
        let most = if block[2] == 1 { [16, 4, 1] } else { [6, 4, 3] };
        Shape { block, grid: most.map(|n| 1 + c.below(n)) }
    }

    /// Work-items.
    pub(super) fn total(&self) -> u32 {
        self.grid.iter().product()
    }

    /// Lanes of a whole workgroup.
    pub(super) fn lanes(&self) -> u32 {
        self.block.iter().product()
    }

    /// True if every wave is complete.
    pub(super) fn whole(&self) -> bool {
        if self.block[1] == 1 {
            return self.grid[0].is_multiple_of(32);
        }
        self.lanes().is_multiple_of(32) && self.grid.iter().zip(self.block).all(|(g, b)| g.is_multiple_of(b))
    }

    /// The block as written in the attribute.
    pub(super) fn attribute(&self) -> String {
        let [x, y, z] = self.block;
        match (y, z) {
            (1, 1) => format!("{x}"),
            (_, 1) => format!("({x}, {y})"),
            _ => format!("({x}, {y}, {z})"),
        }
    }

    /// Statements that compute the index of this lane in the grid (`gid`), of its workgroup (`bid`), of the lane among
    /// the existing lanes of the workgroup (`tid`), and their number (`live`).
    pub(super) fn names(&self) -> String {
        let ([x, y, z], [gx, gy, gz]) = (self.block, self.grid);
        if y == 1 {
            return format!(
                "let gid = global_id();\nlet bid = block_id();\nlet tid = thread_id();\nlet live = (total - bid * {x}).min({x});"
            );
        }
        format!(
            "let gid = (global_id_z() * {gy} + global_id_y()) * {gx} + global_id();
let bid = (block_id_z() * block_count_y() + block_id_y()) * block_count() + block_id();
let lx = ({gx} - block_id() * block_size()).min({x});
let ly = ({gy} - block_id_y() * block_size_y()).min({y});
let tid = (thread_id_z() * ly + thread_id_y()) * lx + thread_id();
let live = lx * ly * ({gz} - block_id_z() * block_size_z()).min({z});"
        )
    }
}
