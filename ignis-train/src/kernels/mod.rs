//! The kernels that several operations share. A kernel of one operation is in the file of that operation.
//!
//! | file | contents |
//! |---|---|
//! | `binary` | sum, difference, product and quotient of contiguous tensors |
//! | `cast` | conversion between element types |
//! | `copy` | strided copies, fills, counting, and the choice between two tensors |
//! | `general` | functions of up to three broadcast operands |
//! | `geometry` | the location of an element of a strided tensor |
//! | `reduce` | sums, maxima and their locations |
//! | `unary` | functions of one number, and their derivatives |
//!
//! - **Invariant:** no kernel uses an atomic: equal launches give equal bits.
//! - **Invariant:** arithmetic between a load and a store is in `f32`.

pub mod binary;
pub mod cast;
pub mod copy;
pub mod general;
pub mod geometry;
pub mod reduce;
pub mod unary;
