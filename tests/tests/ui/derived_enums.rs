use t0::prelude::*;

#[t0::device]
enum Act {
    Linear,
    Silu,
    Gated,
}

#[t0::device]
enum Other {
    One,
}

#[t0::kernel(let SIDES = if ACT == Other::One { 2 } else { 1 }, block = 64, for(ACT in [Act::Silu]))]
fn other_enum<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = SIDES as u32;
}

#[t0::kernel(let SIDES = match ACT { Act::Linear => 1, Act::Gated => 2 }, block = 64, for(ACT in [Act::Silu]))]
fn missing_variant<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = SIDES as u32;
}

#[t0::kernel(let SAME = ACT, block = 64, for(ACT in [Act::Silu]))]
fn a_variant<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = SAME as u32;
}

#[t0::kernel(let SIDES = 1 + ACT / Act::Gated, block = 64, for(ACT in [Act::Silu]))]
fn arithmetic<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = SIDES as u32;
}

#[t0::kernel(let PART = 8 / (ACT as u32 - 1), block = 64, for(ACT in [Act::Gated, Act::Silu]))]
fn by_zero<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = PART;
}

#[t0::kernel(block = 64, grid = match act { Act::Linear => 1, Act::Gated => 2 })]
fn missing_in_the_grid(act: Act, mut out: Out<u32>) {
    out[global_id()] = act as u32;
}

#[t0::kernel(block = 64, requires(match ACT { Other::One => true, _ => false }), for(ACT in [Act::Silu]))]
fn other_enum_in_a_rule<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = ACT as u32;
}

#[t0::kernel(block = 64, requires(match act { Act::Linear if n > 0 => true, _ => false }, match act { other => n > 0 }))]
fn patterns(act: Act, n: u32, mut out: Out<u32>) {
    out[global_id()] = act as u32 + n;
}

fn main() {}
