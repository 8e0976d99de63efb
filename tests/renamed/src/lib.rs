//! A crate that renames its dependency t0. Kernels of any crate can use its device functions and constants.

#![forbid(unsafe_code)]

use gpu::prelude::*;

mod hidden {
    #[gpu::constant(crate = gpu)]
    pub(super) const CUBIC: f32 = 0.044_715;

    #[gpu::device(crate = gpu)]
    pub(super) fn cube(x: f32) -> f32 {
        x * x * x
    }
}

use hidden::{CUBIC, cube};

/// The number of elements of a line of [`lines_of`].
#[gpu::constant(crate = gpu)]
pub const LINE: u32 = 4 * 8;

/// `x + 0.044715 x^3`: the argument of tanh in tanh-GELU, except for a factor.
#[gpu::device(crate = gpu)]
pub fn bent(x: f32) -> f32 {
    x + CUBIC * cube(x)
}

/// The number of lines for `n` elements.
#[gpu::device(crate = gpu)]
pub fn lines_of(n: u32) -> u32 {
    n / LINE
}

/// The content of [`Curve`], which kernels of other crates never name.
mod inner {
    /// The position of the bend.
    #[derive(Clone, Copy, gpu::Arg)]
    #[repr(C)]
    #[t0(crate = gpu)]
    pub struct Bend {
        /// The strength of the bend.
        pub by: f32,
    }
}

pub use inner::Bend;

/// A bent line.
#[derive(Clone, Copy, gpu::Arg)]
#[repr(C)]
#[t0(crate = gpu)]
pub struct Curve {
    /// Where the curve bends.
    pub bend: inner::Bend,
    /// Steepness and height.
    pub line: [f32; ENDS],
}

#[gpu::constant(crate = gpu)]
const ENDS: usize = 2;

/// The curve's value.
#[gpu::device(crate = gpu)]
pub fn on(Curve { bend, line: [slope, height] }: Curve, x: f32) -> f32 {
    bent(x) * bend.by + slope * x + height
}

/// Springs, with methods and operators for kernels of any crate.
#[gpu::device(crate = gpu)]
pub mod springs {
    use super::{Bend, bent};

    /// A spring and its load.
    #[derive(Clone, Copy, Debug, PartialEq, gpu::Arg)]
    #[repr(C)]
    pub struct Spring {
        /// The length.
        pub length: f32,
        /// The rate at which the length grows.
        pub speed: f32,
    }

    const STEP: f32 = 0.125;

    impl Spring {
        /// A spring at rest.
        pub const REST: Spring = Spring { length: 1.0, speed: 0.0 };

        /// Advances the time.
        pub fn step(&mut self, bend: Bend) -> f32 {
            let pull = bent(self.length) * bend.by;
            self.speed -= pull * STEP;
            *self += self.moved();
            pull
        }

        fn moved(self) -> Spring {
            Spring { length: self.speed * STEP, speed: 0.0 }
        }
    }

    impl core::ops::AddAssign for Spring {
        fn add_assign(&mut self, o: Spring) {
            *self = join(*self, o);
        }
    }

    pub(crate) fn join(a: Spring, b: Spring) -> Spring {
        Spring { length: a.length + b.length, speed: a.speed + b.speed }
    }
}

pub use springs::Spring as Coil;

/// Connects two springs in series.
#[gpu::device(crate = gpu)]
pub fn joined(a: Coil, b: springs::Spring) -> springs::Spring {
    springs::join(a, b)
}

/// `out = bent(x)`.
#[gpu::kernel(block = 64, crate = gpu)]
pub fn bend(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = bent(x[i]);
}
