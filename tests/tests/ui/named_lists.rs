//! `for(in LIST)` and `t0::instances!`: unknown, empty and repeated lists, rows of another length, other parameters.

use t0::prelude::*;

t0::instances! { empty = (N, M) in [] }
t0::instances! { short = (N, M) in [(1, 2), (3,)] }
t0::instances! { plain = (N, M) in [1] }
t0::instances! { tiles = (N, M) in [(1, 2)] }

fn function() {}

#[t0::kernel(block = 32, for(in unknown))]
fn unknown_list<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

#[t0::kernel(block = 32, for(in function))]
fn no_list<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

#[t0::kernel(block = 32, for(in tiles))]
fn other_parameters<const N: u32>(mut y: Out<u32>) {
    y[global_id()] = N;
}

#[t0::kernel(block = 32, for(N in [1], in tiles))]
fn listed_twice<const N: u32, const M: u32>(mut y: Out<u32>) {
    y[global_id()] = N + M;
}

#[t0::kernel(block = 32, for(in tiles))]
fn not_listed<const N: u32, const M: u32, const K: u32>(mut y: Out<u32>) {
    y[global_id()] = N + M + K;
}

fn main() {}
