use t0::prelude::*;

#[t0::kernel(block = 32)]
pub fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = unsafe { t0::asm!("s_branch 4", "v_mov_b32 {y}, 1", y = out(vgpr) u32, cpu = 1) };
}

fn main() {}
