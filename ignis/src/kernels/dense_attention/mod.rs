//! Attention that never stores the scores, and its gradients.
//!
//! | file | contents |
//! |---|---|
//! | `shape` | the sizes, and which keys a query sees |
//! | `copy` | copies of tiles to LDS |
//! | `wmma_forward`, `wmma_keys`, `wmma_queries` | 16-bit types on matrix instructions: results, gradients of keys and values, gradients of queries |
//! | `fma_forward`, `fma_keys`, `fma_queries` | the same for `f32` on vector instructions |
//! | `delta` | what the gradient of a softmax subtracts |
//!
//! The forward keeps one number for each query, the logarithm of the sum of its weights before normalisation. The
//! gradients compute the weights again from it. The gradients of keys and of queries have a kernel each, so that every
//! element is summed by one lane in a fixed order.

pub mod copy;
pub mod delta;
pub mod fma_forward;
pub mod fma_keys;
pub mod fma_queries;
pub mod shape;
pub mod wmma_forward;
pub mod wmma_keys;
pub mod wmma_queries;
