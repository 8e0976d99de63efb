// Tuples and arrays in registers.

#[t0::kernel(block = 64)]
pub fn tuples(x: In<u32>, y: In<f32>, mut a: Out<u32>, mut b: Out<f32>) {
    let i = global_id();
    let mut pair = (x[i] & 0xFFFF, (y[i], 2.0));
    pair.0 += 1;
    pair.1.0 = pair.1.0 * pair.1.1;
    let (n, (f, _)) = pair;
    a[i] = n;
    b[i] = f;
}

#[t0::kernel(block = 64)]
pub fn arrays(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut a = [[0.0; 3]; 2];
    a[0][1] = x[i];
    a[1] = [1.0, x[i], 2.0];
    let [p, q, r] = a[1];
    out[i] = a[0][1] + p * q - r + a[0][2];
}

#[t0::kernel(block = 64)]
pub fn choose_an_array(x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let a = if x[i] > 0 { [1, 2, 3] } else { [4, x[i], 6] };
    out[i] = a[0] + (a[1] ^ a[2]);
}

#[t0::kernel(block = 64)]
pub fn arrays_in_loops(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut state = [x[i], 1, 2, 3];
    for _ in 0..x[i] & 7 {
        let first = state[0];
        state = [state[1], state[2], state[3], first.rotate_left(7) ^ state[2]];
    }
    out[i] = state[0] ^ state[1] ^ state[2] ^ state[3];
}

#[t0::kernel(block = 64)]
pub fn arrays_of_tuples(x: In<f64>, y: In<u64>, mut a: Out<f64>, mut b: Out<u64>) {
    let i = global_id();
    let mut pairs = [(x[i], y[i]), (1.0, 2)];
    pairs[1].0 += pairs[0].0;
    pairs[0].1 ^= pairs[1].1;
    let [(p, q), (r, s)] = pairs;
    a[i] = p * 0.5 + r;
    b[i] = q ^ s;
}

#[t0::kernel(block = 64)]
pub fn tuples_out_of_branches(x: In<i64>, mut a: Out<i64>, mut b: Out<u32>) {
    let i = global_id();
    let (v, n) = match x[i] {
        0 => (1, 10),
        v if v < 0 => (v.wrapping_neg(), 20),
        v => (v ^ 5, 30u32),
    };
    a[i] = v;
    b[i] = n;
}
