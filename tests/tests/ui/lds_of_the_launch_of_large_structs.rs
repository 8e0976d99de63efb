use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Large {
    words: [u32; 9],
}

#[t0::kernel(block = 64)]
fn k(mut all: LdsDyn<Large>, mut out: Out<u32>) {
    all[thread_id()] = Large { words: [0; 9] };
    barrier();
    out[global_id()] = all[0].words[0];
}

fn main() {}
