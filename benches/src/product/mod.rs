//! Products of matrices by kernels of several compilers: what they compute, whether the result is right, and how long
//! the model says that they take.
//!
//! | file | contents |
//! |---|---|
//! | `candidate` | a kernel of any compiler: code object, grid, arguments |
//! | `rivals` | the kernels of Triton and clang, compiled by `tools/gemm_rivals/compile.py` |
//! | `exact` | operands whose product has one right result, and the comparison with it |
//! | `model` | the modelled time of a launch whose result is right |
//! | `search` | the best of many candidates |

pub mod candidate;
pub mod exact;
pub mod model;
pub mod rivals;
pub mod search;
