use t0::prelude::*;

#[t0::kernel(block = 32)]
pub fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = unsafe { t0::asm!("v_bfrv_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x[i], cpu = x.reverse_bits()) };
}

fn main() {}
