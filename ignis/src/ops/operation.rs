//! The description of an operation: what the tests walk.

use crate::error::Result;
use crate::tensor::Tensor;

/// An operation: its operands, the same in PyTorch, and the shapes that are tested.
#[derive(Debug)]
pub struct Operation {
    /// The name: that of the file and of the method.
    pub name: &'static str,
    /// The operands of each case.
    pub operands: &'static [Operand],
    /// The result in PyTorch, as a Python expression of the operands' names, `torch`, `F` (`torch.nn.functional`) and
    /// `args`, the arguments of the case as floats.
    pub torch: &'static str,
    /// Calls the operation with the operands and the arguments of a case.
    pub run: fn(&[Tensor], &[f64]) -> Result<Tensor>,
    /// At least ten cases, of which the first ones are a sample that every run of the tests checks.
    pub cases: &'static [Case],
}

/// An operand of an operation.
#[derive(Debug)]
pub struct Operand {
    /// Its name in the expression for PyTorch.
    pub name: &'static str,
    /// The elements that are tested.
    pub values: Values,
    /// Whether the operation computes a gradient for it.
    pub differentiable: bool,
}

/// The elements of an operand in tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    /// Random numbers of the tested element type from the first to the second bound.
    Within(f64, f64),
    /// Random numbers within bounds, rounded to multiples of the third number, so that some are equal.
    Steps(f64, f64, f64),
    /// Random integers of type `u32` from 0 up to, and not including, this one.
    Below(u32),
}

/// The shapes and arguments of one test.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The shape of each operand.
    pub shapes: &'static [&'static [usize]],
    /// Further arguments; axes and extents are whole numbers.
    pub args: &'static [f64],
    /// Terms of each sum, where they are more than the elements of an operand for each element of the result.
    pub terms: usize,
}

impl Operand {
    /// A differentiable operand with elements from `low` to `high`.
    #[must_use]
    pub const fn within(name: &'static str, low: f64, high: f64) -> Operand {
        Operand { name, values: Values::Within(low, high), differentiable: true }
    }
}

impl Case {
    /// Operands of these shapes, without arguments.
    #[must_use]
    pub const fn of(shapes: &'static [&'static [usize]]) -> Case {
        Case { shapes, args: &[], terms: 1 }
    }

    /// Operands of these shapes, with arguments.
    #[must_use]
    pub const fn with(shapes: &'static [&'static [usize]], args: &'static [f64]) -> Case {
        Case { shapes, args, terms: 1 }
    }

    /// This case with sums of this many terms.
    #[must_use]
    pub const fn terms(self, terms: usize) -> Case {
        Case { terms, ..self }
    }
}

/// Shapes for functions of one tensor: odd, empty and single elements, and more than a workgroup computes.
pub(super) const ONE: &[Case] = &[
    Case::of(&[&[3, 5]]),
    Case::of(&[&[1027]]),
    Case::of(&[&[0]]),
    Case::of(&[&[]]),
    Case::of(&[&[1]]),
    Case::of(&[&[2, 3, 4]]),
    Case::of(&[&[7, 1, 1, 5]]),
    Case::of(&[&[4, 0, 3]]),
    Case::of(&[&[1, 1, 1, 1]]),
    Case::of(&[&[33, 65]]),
    Case::of(&[&[2, 2, 2, 2, 2, 2]]),
];

/// Shapes for functions of two tensors: equal ones, every kind of broadcasting, odd and empty ones.
pub(super) const TWO: &[Case] = &[
    Case::of(&[&[3, 5], &[3, 5]]),
    Case::of(&[&[4, 3, 5], &[5]]),
    Case::of(&[&[3, 1], &[1, 4]]),
    Case::of(&[&[], &[2, 3]]),
    Case::of(&[&[0, 3], &[3]]),
    Case::of(&[&[1029], &[1029]]),
    Case::of(&[&[1], &[1]]),
    Case::of(&[&[2, 1, 3, 1, 5], &[4, 1, 2, 1]]),
    Case::of(&[&[7, 9], &[7, 1]]),
    Case::of(&[&[1, 1], &[5, 1, 3]]),
    Case::of(&[&[17, 33], &[33]]),
    Case::of(&[&[2, 0], &[1, 1]]),
];
