use t0::prelude::*;

#[t0::kernel(block = 32)]
pub fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = unsafe { t0::asm!("s_add_u32 {y}, {x}, {x}", y = out(sgpr) u32, x = in(sgpr) x.len(), cpu = x + x) };
}

fn main() {}
