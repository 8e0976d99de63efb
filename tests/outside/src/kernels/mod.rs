//! The kernels, one file per kind.

pub mod counts;
pub mod layer;
pub mod points;
pub mod scale;
