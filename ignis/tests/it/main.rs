//! The integration tests of this crate: one program, so that the crates below are linked once. `decode_time` and
//! `golden` start this program again with another environment, and `not_a_module` runs rustc.
//!
//! | file | what it checks |
//! |---|---|
//! | `attention` | attention: every instance, with pages in a random order, compared with softmax and sums in f64 |
//! | `copies` | copies between tensors of any strides |
//! | `decode_time` | the modelled time of a decoded token with the shapes of Qwen3-0.6B, by kernel |
//! | `dense_attention` | attention of tensors: queries without keys, launches, memory, determinism, gradients, errors |
//! | `dropout` | the mask of dropout, compared with Philox on the host |
//! | `gemm` | products of matrices, compared with sums in f64 |
//! | `golden` | machine code, resources and modelled clocks of every kernel, compared with committed files |
//! | `graphs` | graphs that use the memory of tensors |
//! | `indexing` | `embedding` and `gather`: indices out of range, repeated indices, large tables, launches, errors |
//! | `int8_cache` | the kernels of a cache of integers, compared with the heads, softmax and sums in f64 |
//! | `launches` | how many launches operations on rows take; equal runs give equal bits |
//! | `limits` | sizes beyond what a tensor or a kernel can have are typed errors |
//! | `losses` | the cross-entropy: targets that do not count, invalid targets, extreme logits, launches, errors |
//! | `matvec` | matrices times vectors: every instance, compared with sums in f64 |
//! | `nn` | modules: names of parameters, initial elements, files, working copies |
//! | `nn_language_model` | language models of all families: logits compared with the engine's, models that cross between training and inference |
//! | `not_a_module` | the error for a field without parameters in a module |
//! | `one_token` | kernels of a step of one token: attention of many positions, the most probable token |
//! | `operations` | rules that every operation follows; gradients, compared with finite differences |
//! | `oracle_operations` | every operation and its gradients, compared with PyTorch in f64 |
//! | `oracle_special` | special values of elementwise operations and reductions, compared with PyTorch |
//! | `own_operation` | an operation in a crate of its own |
//! | `qwen3` | models, from the directory on disk to the tokens, compared with transformers |
//! | `rows` | the kernels that take the rows of a step one by one |
//! | `sampling` | the selection of tokens, compared with the host's sampler in f64 |
//! | `strides` | attention refuses views whose rows have gaps |
//! | `tape` | the rules of tapes, and the errors for each misuse |
//! | `tensors` | tensors: creation, views, reads, memory, counts, errors |

mod attention;
mod copies;
mod decode_time;
mod dense_attention;
mod dropout;
mod gemm;
mod golden;
mod graphs;
mod indexing;
mod int8_cache;
mod launches;
mod limits;
mod losses;
mod matvec;
mod nn;
mod nn_language_model;
mod not_a_module;
mod one_token;
mod operations;
mod oracle_operations;
mod oracle_special;
mod own_operation;
mod qwen3;
mod rows;
mod sampling;
mod strides;
mod tape;
mod tensors;
