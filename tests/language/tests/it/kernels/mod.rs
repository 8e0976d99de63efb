//! Every feature of the language in a small kernel: at each level, for each target, compared with its own Rust.
//!
//! A file of `tests/kernels` is compiled by the macro for `on_cpu`, and lowered from the same text here. `driver` runs
//! a kernel, `cases` lists the kernels with their arguments.

#![allow(clippy::all, reason = "the kernels use every form of the language, also those that a lint would replace")]

#[macro_use]
mod driver;

mod bounds;
mod cases;

macro_rules! files {
    ($($file:ident)*) => {$(
        #[allow(unreachable_pub, reason = "files of kernels stand for themselves")]
        mod $file {
            #[allow(unused_imports)]
            use t0::prelude::*;
            include!(concat!("../../../../kernels/", stringify!($file), ".rs"));
        }
    )*};
}

files! {
    aggregates
    arguments
    arithmetic
    arrays_in_memory
    assembly
    atomics
    blocks
    casts
    closures
    control
    cycles
    dimensions
    doubles
    double_builtins
    float_builtins
    functions
    halves
    idioms
    ids
    int_builtins
    integer_dots
    iterators
    lds_parts
    let_chains
    liberties
    masked
    matrices
    memory
    messages
    methods
    float_elementary
    powers_and_bits
    named_closures
    numbers_of_std
    options
    pairs
    programs
    ranges
    register_loops
    simulations
    structs
    together
    views
    wave_builtins
    wide_ints
}
