//! The kernels that several operations share. A kernel of one operation is in the file of that operation.
//!
//! | file | contents |
//! |---|---|
//! | `attention` | attention and its gradients |
//! | `binary` | sum, difference, product and quotient of contiguous tensors |
//! | `blocks` | copies in groups of words |
//! | `cast` | conversion between element types |
//! | `copy` | strided copies, fills, counting, and the choice between two tensors |
//! | `general` | functions of up to three broadcast operands |
//! | `geometry` | the location of an element of a strided tensor |
//! | `norm`, `norm_narrow` | normalisation of rows; its backward for short rows |
//! | `optim` | the steps of an optimiser on flat buffers |
//! | `reduce` | sums, maxima and their locations |
//! | `rows` | rows of a matrix, processed by parts of a wave |
//! | `softmax` | softmax of rows, its logarithm, cross-entropy |
//! | `transpose` | copies of matrices that are stored by columns |
//! | `unary` | functions of one number, and their derivatives |
//!
//! - **Invariant:** no kernel uses an atomic: equal launches give equal bits.
//! - **Invariant:** arithmetic between a load and a store is in `f32`.

pub mod attention;
pub mod binary;
pub mod blocks;
pub mod cast;
pub mod copy;
pub mod general;
pub mod geometry;
pub mod norm;
pub mod norm_narrow;
pub mod optim;
pub mod reduce;
pub mod rows;
pub mod softmax;
pub mod transpose;
pub mod unary;
