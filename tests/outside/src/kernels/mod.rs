//! The kernels, a file for each kind.

pub mod counts;
pub mod layer;
pub mod points;
pub mod scale;
