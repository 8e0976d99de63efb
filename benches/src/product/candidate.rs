//! A kernel that computes the product, from any compiler.

pub use super::exact::{Element, Layout};
use std::ops::{Range, RangeInclusive};
use t0_sim::gpu::{Arg, Buffer};

/// The compiler of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compiler {
    /// T0's.
    T0,
    /// Triton.
    Triton,
    /// clang.
    Clang,
}

impl Compiler {
    /// All compilers.
    pub const ALL: [Compiler; 3] = [Compiler::T0, Compiler::Triton, Compiler::Clang];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Compiler::T0 => "T0",
            Compiler::Triton => "Triton",
            Compiler::Clang => "clang",
        }
    }
}

/// One of the matrices.
#[derive(Clone, Copy)]
pub enum Matrix {
    /// The left operand.
    A,
    /// The right operand.
    B,
    /// The result.
    Y,
}

/// One of the sizes.
#[derive(Clone, Copy)]
pub enum Size {
    /// Rows of the result.
    M,
    /// Columns of the result.
    N,
    /// The depth.
    K,
}

/// An argument of a kernel.
pub enum Argument {
    /// The address of a matrix.
    Pointer(Matrix),
    /// A matrix as a view in one dimension.
    Elements(Matrix),
    /// A matrix as a view in two dimensions.
    Rows(Matrix),
    /// A view without elements.
    Empty,
    /// A struct of these bytes, for M, N and K.
    Struct(fn([usize; 3]) -> Vec<u8>),
    /// A size, as 32 bits.
    Size(Size),
    /// A number, as f32.
    Number(f32),
    /// A pointer that the kernel does not use.
    Null,
}

/// The rows of a kernel without limits.
pub const ANY_ROWS: RangeInclusive<usize> = 1..=usize::MAX;

/// How tiles are numbered.
#[derive(Clone, Copy)]
pub enum Grid {
    /// Columns in x, rows in y, in tiles.
    Tiles,
    /// One dimension: this many rows of tiles, column by column, then the next ones.
    Line(usize),
    /// The order of `Line` in two dimensions: a row of the grid has this many rows of tiles.
    Groups(usize),
}

/// A kernel that computes the product.
pub struct Candidate {
    /// Its name in tables.
    pub name: String,
    /// Its compiler.
    pub compiler: Compiler,
    /// Whether ignis contains it. It contains no kernels of other compilers.
    pub in_ignis: bool,
    /// The code object.
    pub object: Vec<u8>,
    /// The kernel's name in the code object.
    pub kernel: String,
    /// The order of the right operand.
    pub layout: Layout,
    /// Rows, columns and depth of a workgroup's tile.
    pub tile: [usize; 3],
    /// Work-items of a workgroup.
    pub workgroup: [u16; 3],
    /// How its workgroups are numbered.
    pub grid: Grid,
    /// The rows of the products that it computes.
    pub rows: RangeInclusive<usize>,
    /// LDS bytes in addition to those in the kernel's descriptor.
    pub dynamic_lds: u32,
    /// Its arguments.
    pub arguments: Vec<Argument>,
    /// The type of the operands.
    pub element: Element,
    /// Elements between two rows of an operand.
    pub pad: usize,
}

/// The buffers of a problem.
pub struct Buffers {
    /// The left operand.
    pub a: Buffer,
    /// The right operand.
    pub b: Buffer,
    /// The result.
    pub y: Buffer,
}

impl Candidate {
    /// What configures the algorithm: tile and work-items of a workgroup.
    pub fn shape(&self) -> ([usize; 3], [u16; 3]) {
        (self.tile, self.workgroup)
    }

    /// Work-items in x, y and z, for M and N.
    pub fn work_items(&self, [m, n]: [usize; 2]) -> [u32; 3] {
        let [rows, columns] = [m.div_ceil(self.tile[0]), n.div_ceil(self.tile[1])].map(|n| n as u32);
        let [width, height, _] = self.workgroup.map(u32::from);
        match self.grid {
            Grid::Tiles => [columns * width, rows * height, 1],
            Grid::Groups(group) => [group as u32 * columns * width, rows.div_ceil(group as u32), 1],
            Grid::Line(_) => [columns * rows * width, 1, 1],
        }
    }

    /// Whether it computes a product of these sizes: of whole steps of the depth.
    pub fn accepts(&self, [m, _, k]: [usize; 3]) -> bool {
        self.rows.contains(&m) && k.is_multiple_of(self.tile[2])
    }

    /// The rows and the columns that a workgroup computes, for M and N. `number` counts in x, then in y.
    pub fn part(&self, number: u64, [m, n]: [usize; 2]) -> [Range<usize>; 2] {
        let number = number as usize;
        let [rows, columns] = [m.div_ceil(self.tile[0]), n.div_ceil(self.tile[1])];
        let (row, column) = match self.grid {
            Grid::Tiles => (number / columns, number % columns),
            Grid::Groups(group) => {
                let (first, within) = (number / (group * columns) * group, number % (group * columns));
                (first + within % group, within / group)
            }
            Grid::Line(group) => {
                let first = number / (group * columns) * group;
                let size = group.min(rows - first);
                let within = number % (group * columns);
                (first + within % size, within / size)
            }
        };
        let part = |at: usize, tile: usize, end: usize| (at * tile).min(end)..((at + 1) * tile).min(end);
        [part(row, self.tile[0], m), part(column, self.tile[1], n)]
    }

    /// The arguments of a launch, for M, N and K.
    pub fn arguments(&self, [m, n, k]: [usize; 3], buffers: &Buffers) -> Vec<Arg> {
        let matrix = |matrix| match matrix {
            Matrix::A => (buffers.a, m, k),
            Matrix::B => (buffers.b, n, k),
            Matrix::Y => (buffers.y, m, n),
        };
        let view = |buffer, rows, cols| Arg::View { buffer, rows: rows as u32, cols: cols as u32 };
        let one = |argument: &Argument| match *argument {
            Argument::Pointer(of) => Arg::Buffer(matrix(of).0),
            Argument::Elements(of) => {
                let (buffer, rows, columns) = matrix(of);
                view(buffer, 1, rows * columns)
            }
            Argument::Rows(of) => {
                let (buffer, rows, columns) = matrix(of);
                view(buffer, rows, columns)
            }
            Argument::Size(size) => {
                let size = match size {
                    Size::M => m,
                    Size::N => n,
                    Size::K => k,
                };
                Arg::Bytes((size as u32).to_le_bytes().to_vec())
            }
            Argument::Number(number) => Arg::Bytes(number.to_le_bytes().to_vec()),
            Argument::Empty => view(buffers.a, 0, 0),
            Argument::Struct(bytes) => Arg::Bytes(bytes([m, n, k])),
            Argument::Null => Arg::Bytes(vec![0; 8]),
        };
        self.arguments.iter().map(one).collect()
    }
}
