// Inline assembly.

#[t0::kernel(block = 64)]
pub fn asm_reverses_bits(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let x = x[i];
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits()) };
}

#[t0::kernel(block = 64)]
pub fn asm_of_several_lines(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    let r = unsafe {
        t0::asm!(
            "v_xor_b32 {t}, {a}, {b}",
            "v_and_or_b32 {r}, {t}, 0xff0, {a}
             v_add3_u32 {r}, {r}, {b}, 12",
            t = out(vgpr) u32,
            r = out(vgpr) u32,
            a = in(vgpr) x[i],
            b = in(vgpr) y[i],
            cpu = (a ^ b, (((a ^ b) & 0xff0) | a).wrapping_add(b).wrapping_add(12)),
        )
    };
    out[i] = r.0.wrapping_mul(3) ^ r.1;
}

#[t0::kernel(block = 64)]
pub fn asm_of_floats(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe {
        t0::asm!(
            "v_fma_f32 {sum}, -{a}, |{b}|, {sum}
             v_mul_f32 {sum}, 0.5, {sum}",
            sum = inout(vgpr) 1.5,
            a = in(vgpr) x[i],
            b = in(vgpr) y[i],
            cpu = 0.5 * (-a).mul_add(b.abs(), sum),
        )
    };
}

#[t0::kernel(block = 64)]
pub fn asm_of_doubles(x: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe { t0::asm!("v_add_f64 {s}, {a}, {b}", s = out(vgpr) f64, a = in(vgpr) x[i], b = in(vgpr) 2.5f64, cpu = a + b) };
}

#[t0::kernel(block = 64)]
pub fn asm_in_branches(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut v = x[i];
    let mut n = 0u32;
    while v != 0 && n < 40 {
        if v & 1 == 1 {
            // SAFETY: the instructions write only their outputs.
            v = unsafe { t0::asm!("v_lshrrev_b32 {r}, 1, {v}", r = out(vgpr) u32, v = in(vgpr) v, cpu = v >> 1) };
        } else {
            v /= 2;
            // SAFETY: the instructions write only their outputs.
            v = unsafe { t0::asm!("v_not_b32 {v}, {v}\nv_not_b32 {v}, {v}", v = inout(vgpr) v, cpu = v) };
        }
        n += 1;
    }
    out[i] = n;
}

#[t0::kernel(block = 64)]
pub fn asm_of_scalars(n: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    let s = unsafe {
        t0::asm!("s_brev_b32 {r}, {n}\ns_mul_i32 {r}, {r}, {k}", r = out(sgpr) u32, n = in(sgpr) n, k = in(sgpr) 5u32, cpu = n.reverse_bits().wrapping_mul(k))
    };
    let mut sum = x[i];
    if s & 1 == 0 {
        sum = sum.wrapping_add(s);
    }
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe { t0::asm!("v_xor_b32 {r}, {s}, {sum}", r = out(vgpr) u32, s = in(sgpr) block_id() + s, sum = in(vgpr) sum, cpu = s ^ sum) };
}

#[t0::kernel(block = 64)]
pub fn asm_with_two_results(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    let (low, wide) = unsafe {
        t0::asm!(
            "v_mul_lo_u32 {low}, {x}, {x}",
            "v_mad_u64_u32 {wide}, null, {x}, {x}, {seed}",
            low = out(vgpr) u32,
            wide = out(vgpr) u64,
            x = in(vgpr) x[i],
            seed = in(vgpr) 7u64,
            cpu = (x.wrapping_mul(x), (x as u64).wrapping_mul(x as u64).wrapping_add(seed)),
        )
    };
    out[i] = low ^ (wide >> 32) as u32 ^ wide as u32;
}

#[t0::device]
fn rotated(x: u32, by: u32) -> u32 {
    // SAFETY: the instructions write only their outputs.
    unsafe { t0::asm!("v_alignbit_b32 {r}, {x}, {x}, {by}", r = out(vgpr) u32, x = in(vgpr) x, by = in(vgpr) by, cpu = x.rotate_right(by)) }
}

#[t0::kernel(block = 64)]
pub fn asm_in_helpers(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = rotated(x[i], 5) ^ rotated(rotated(x[i], i & 31), 9);
}

#[t0::kernel(block = 64, waves_per_eu = 16)]
pub fn asm_under_pressure(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut v = [0u32; 40];
    #[unroll]
    for k in 0..40 {
        v[k] = x[i].wrapping_mul(k as u32 * 2 + 1);
    }
    // SAFETY: the instructions write only their outputs.
    let mut sum = unsafe { t0::asm!("v_add3_u32 {s}, {a}, {b}, {c}", s = out(vgpr) u32, a = in(vgpr) v[0], b = in(vgpr) v[20], c = in(vgpr) v[39], cpu = a.wrapping_add(b).wrapping_add(c)) };
    #[unroll]
    for k in 0..40 {
        sum = sum.rotate_left(1) ^ v[k];
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn asm_compares(x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe { t0::asm!("v_cmp_gt_u32 {m}, {x}, {y}", m = out(sgpr) u32, x = in(vgpr) x[i], y = in(vgpr) y[i], cpu = wave::ballot(x > y)) };
}

/// The name of an operand is not visible in the value of another operand.
#[t0::kernel(block = 64)]
pub fn asm_operands_of_other_names(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = x[i];
    let b = a.rotate_left(7) | 1;
    // SAFETY: the instructions write only their outputs.
    out[i] = unsafe { t0::asm!("v_sub_nc_u32 {a}, {a}, {b}", a = inout(vgpr) b, b = in(vgpr) a, cpu = a.wrapping_sub(b)) };
}
