use t0::prelude::*;

#[t0::device]
enum Act {
    Linear,
    Silu,
    Gelu,
}

#[t0::device]
fn missing(act: Act) -> u32 {
    match act {
        Act::Linear => 1,
        Act::Silu if act == Act::Silu => 2,
    }
}

#[t0::kernel(block = 64)]
fn of_two(a: Act, b: Act, mut out: Out<u32>) {
    out[global_id()] = match (a, b) {
        (Act::Linear, _) => 1,
        (Act::Silu, Act::Gelu) => 2,
    };
}

#[t0::kernel(block = 64)]
fn other_variant(a: Act, mut out: Out<u32>) {
    out[global_id()] = if a == Act::Relu { 1 } else { 2 };
}

fn main() {}
