//! A launch: where the operands are, the grid, and the arguments.

use t0::{Element, Float, Scalar};
use t0_tests_share::random::Random;

/// Where the operands are when the launch starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Data {
    /// In the Infinity Cache: what the launch before has written.
    Infinity,
    /// In DRAM: weights, which a model reads once for a token.
    Dram,
}

impl Data {
    /// The place for the model.
    pub(crate) fn level(self) -> t0_timing::gpu::Data {
        match self {
            Data::Infinity => t0_timing::gpu::Data::Infinity,
            Data::Dram => t0_timing::gpu::Data::Dram,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Data::Infinity => "Infinity Cache",
            Data::Dram => "DRAM",
        }
    }
}

/// An argument of a kernel.
pub(crate) enum Argument {
    /// A view of a buffer with these bytes.
    View { bytes: Vec<u8>, rows: u32, cols: u32 },
    /// A number or a struct.
    Value { bytes: Vec<u8>, pass: Pass },
}

/// Passes a value to a launch of the runtime.
pub(crate) type Pass = Box<dyn for<'a> Fn(t0::Launch<'a>) -> t0::Launch<'a>>;

/// A launch of a kernel.
pub(crate) struct Launch {
    /// The sizes in words.
    pub(crate) shape: String,
    pub(crate) data: Data,
    /// Workgroups in x, y and z.
    pub(crate) workgroups: [u32; 3],
    pub(crate) arguments: Vec<Argument>,
}

/// Numbers between -1 and 1, the same in every run.
pub(crate) fn random<T: Float>(rows: u32, cols: u32) -> Argument {
    let mut random = Random::new(u64::from(rows) << 32 | u64::from(cols));
    let numbers = (0..rows * cols).map(|_| T::from_f32(2.0 * random.unit() as f32 - 1.0));
    let bytes = bytemuck::cast_slice(&numbers.collect::<Vec<T>>()).to_vec();
    Argument::View { bytes, rows, cols }
}

/// An output, which the kernel fills.
pub(crate) fn zeros<T: Element>(rows: u32, cols: u32) -> Argument {
    Argument::View { bytes: vec![0; (rows * cols) as usize * T::SIZE], rows, cols }
}

pub(crate) fn words(rows: u32, words: &[u32]) -> Argument {
    Argument::View { bytes: bytemuck::cast_slice(words).to_vec(), rows, cols: words.len() as u32 / rows }
}

pub(crate) fn value<S: Scalar + Copy + 'static>(value: S) -> Argument {
    let mut bytes = vec![0; S::SIZE];
    value.write(&mut bytes);
    Argument::Value { bytes, pass: Box::new(move |launch| launch.scalar(value)) }
}
