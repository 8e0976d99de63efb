use t0::prelude::*;

#[t0::kernel(block = 32)]
pub fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = unsafe { t0::asm!("global_load_b32 {y}, {x}, off", y = out(vgpr) u32, x = in(vgpr) 0u64, cpu = 0) };
}

fn main() {}
