use t0::prelude::*;

#[t0::device]
enum Act {
    Linear,
    Silu,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Layer {
    scale: f32,
    act: Act,
}

enum Plain {
    One,
}

#[t0::kernel(block = 64)]
fn in_memory(x: In<Act>, y: In<Layer>, mut out: Out<u32>) {
    out[global_id()] = x[0] as u32 + y[0].act as u32;
}

#[t0::kernel(block = 64)]
fn numbers(act: Act, mut out: Out<f32>) {
    let other = 1u32 as Act;
    out[global_id()] = act as f32;
    if act < other || act as bool {
        t0::print!("{:?}", act);
    }
}

#[t0::kernel(block = 64)]
fn plain(a: Plain, mut out: Out<u32>) {
    out[global_id()] = a as u32;
}

#[t0::kernel(block = 64, for(ACT in [Act::Silu, 1]))]
fn listed<const ACT: Act>(mut out: Out<u32>) {
    out[global_id()] = ACT as u32;
}

fn main() {}
