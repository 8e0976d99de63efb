//! Kernels that a macro generates.

use t0::prelude as gpu;
use t0::prelude::*;

macro_rules! scaled {
    ($($(#[$doc:meta])* $name:ident by $factor:literal;)*) => {$(
        $(#[$doc])*
        #[t0::kernel(block = 64, test)]
        pub fn $name(mut x: gpu::InOut<f32>) {
            let i = global_id();
            x[i] = x[i] * $factor;
        }
    )*};
}

scaled! {
    /// Multiplies by two.
    doubled by 2.0;
    /// Divides by three.
    thirds by 0.333_333_34;
}
