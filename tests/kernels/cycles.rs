// The cycle counter. Its unit differs between devices; it always counts up.

#[t0::kernel(block = 64)]
pub fn cycles_pass(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let start = cycles();
    let mut sum = x[i];
    for k in 0..x[i] % 17 {
        let before = cycles();
        sum = sum.rotate_left(k) ^ x[i];
        assert!(cycles().wrapping_sub(before) < 1 << 31, "from {before}");
    }
    let passed = cycles().wrapping_sub(start);
    assert!(passed < 1 << 31, "{passed} cycles");
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn cycles_in_branches(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let start = cycles();
    let end = if x[i] & 1 == 0 { cycles() } else { start };
    assert!(x[i] & 1 == 0 || end == start);
    assert!(end.wrapping_sub(start) < 1 << 31);
    out[i] = if x[i] & 1 == 1 { end.wrapping_sub(start) } else { 1 };
}
