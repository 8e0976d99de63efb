//! Kernels under test.

mod thin;

pub use thin::{saxpy, softmax_rows, transpose, vector_add};
