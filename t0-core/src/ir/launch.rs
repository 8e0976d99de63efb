//! What the launch rules of a kernel state about its arguments, as facts over operations without operands.

use super::inst::{Axis, Dim};
use super::op::Op;

/// Facts that hold in every lane of every launch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LaunchFacts {
    /// Sums that are not negative.
    pub sums: Vec<Sum>,
    /// Operations whose value is a multiple of a number.
    pub multiples: Vec<(Op, u32)>,
}

/// A sum of products of quantities, each with its factor, in whole numbers without overflow.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sum(pub Vec<(i128, Vec<Factor>)>);

/// A number of a launch, not negative.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Factor {
    /// The unsigned value of an operation without operands: a scalar argument, a length, an id.
    Leaf(Op),
    /// A rounded quotient of the rules, by its number.
    Quotient(u32),
}

impl LaunchFacts {
    /// The trailing zero bits that an operation without operands is known to have.
    pub fn zeros(&self, op: &Op) -> u8 {
        let of = self.multiples.iter().filter(|(o, _)| o == op).map(|(_, n)| n.trailing_zeros() as u8);
        of.max().unwrap_or(0)
    }
}

/// The id of the workgroup or of the work-item, for facts about grids.
pub fn ids(axis: Axis) -> [Op; 2] {
    [Op::BlockId(axis), Op::ThreadId(axis)]
}

/// The axes in order.
pub const AXES: [Axis; 3] = [Axis::X, Axis::Y, Axis::Z];

/// The dimensions of a view by their names in rules.
pub const DIMENSIONS: [(&str, Dim); 4] =
    [("len", Dim::Len), ("rows", Dim::Rows), ("cols", Dim::Cols), ("stride", Dim::Stride)];
