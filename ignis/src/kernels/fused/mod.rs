//! The launches of a step of one token, each of which takes several steps of a layer.
//!
//! | file | contents |
//! |---|---|
//! | `attend` | heads, cache and attention, of a part of the positions |
//! | `attend_packed` | the same with the projection, of packed weights |
//! | `carry` | the residual stream as the operand of the next product |
//! | `head` | logits, and the most probable token of each workgroup |
//! | `merge` | the parts of attention, the product after it, and the residual |
//! | `merge_own` | the same after `attend_packed` |
//! | `packed` | the products of packed weights |
//! | `product` | products of a normalised vector, and products that are added to the residual stream |
//!
//! A step of one token is bound by the weights that it reads and by the number of its launches. So there are five
//! launches for a layer, and no launch that only normalises:
//!
//! - What writes the residual stream also writes each element times the weight of the next norm, in the type of the
//!   operands, and the sum of the squares of each workgroup's elements. The next product adds up the sums, and
//!   multiplies its results by the scale of the norm.
//! - Attention reads the projection, and takes all queries of a key head and a part of the positions. The product after
//!   it adds up the parts.
//! - With packed weights and few heads, the launch of attention projects too, so that there are four launches for a
//!   layer.
//!
//! **Invariant:** an operand is below the range of its type without the scale of the norm. `f16` lacks the range
//! for that, and is not a type of these kernels.

#[allow(clippy::type_complexity)]
pub mod attend;
#[allow(clippy::type_complexity)]
pub mod attend_packed;
pub mod carry;
pub mod head;
pub mod merge;
#[allow(clippy::type_complexity)]
pub mod merge_own;
#[allow(clippy::type_complexity)]
pub mod packed;
pub mod product;

/// Elements of the residual stream for which workgroups of two waves store a sum of squares.
pub const SQUARES: usize = 16;

/// As [`SQUARES`], for workgroups of more waves, which run on both compute units of a workgroup processor.
pub const WIDE_SQUARES: usize = 32;

/// As [`SQUARES`], for the product of packed weights with the activations of the MLP. 1,024 rows give 47 workgroups,
/// for 48 workgroup processors.
pub const PACKED_SQUARES: usize = 22;

/// The logits of a workgroup of the product with the vocabulary.
pub const LOGITS: usize = 32;

/// The most parts of the positions of attention.
pub const MOST_SPLITS: usize = 8;

/// The most elements of the result of attention, which each workgroup of the product after it holds in LDS.
pub const MOST_ATTENDED: usize = 8192;
