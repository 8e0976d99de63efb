// Dot products of bytes and of 4-bit numbers.

#[t0::kernel(block = 64)]
pub fn signed_fours(x: In<[i8; 4]>, y: In<[i8; 4]>, c: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    out[i] = x[i].dot(y[i], c[i]);
}

#[t0::kernel(block = 64)]
pub fn unsigned_fours(x: In<[u8; 4]>, y: In<[u8; 4]>, c: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i].dot(y[i], c[i]);
}

#[t0::kernel(block = 64)]
pub fn mixed_fours(x: In<[i8; 4]>, y: In<[u8; 4]>, c: In<i32>, mut out: Out<i32>, mut back: Out<i32>) {
    let i = global_id();
    out[i] = x[i].dot(y[i], c[i]);
    back[i] = y[i].dot(x[i], c[i]);
}

/// Lengths that are not a multiple of four.
#[t0::kernel(block = 64)]
pub fn odd_lengths(
    x: In<[i8; 7]>,
    y: In<[u8; 6]>,
    z: In<i8>,
    c: In<i32>,
    mut a: Out<i32>,
    mut b: Out<u32>,
    mut d: Out<i32>,
) {
    let i = global_id();
    let [x0, x1, x2, x3, x4, x5, x6] = x[i];
    let first = core::array::from_fn::<i8, 6, _>(|k| x[i][k]);
    a[i] = x[i].dot([x6, x5, x4, x3, x2, x1, x0], first.dot(y[i], c[i]));
    b[i] = y[i].dot(y[i / 2], c[i] as u32);
    d[i] = [z[i]].dot([y[i][0]], [z[i], 5].dot([x0, z[0]], [y[i][5], 7, y[i][4]].dot([x1, -128, 127], c[i])));
}

/// Eight and sixteen bytes from any byte of a view.
#[t0::kernel(block = 64)]
pub fn bytes_from_any_place(x: In<i8>, y: In<u8>, c: In<i32>, mut a: InOut<i32>, mut b: InOut<u32>) {
    let i = global_id();
    if i + 16 <= x.len() {
        a[i] = x.load::<16>(i).dot(y.load::<16>(i / 3), x.load::<8>(i + 1).dot(x.load::<8>(i), c[i]));
        b[i] = y.load::<4>(i).dot(y.load::<4>(i + 5), y.load::<16>(i).dot(y.load::<16>(0), b[i]));
    }
}

/// Arrays whose bytes change between the load and the product.
#[t0::kernel(block = 64)]
pub fn changed_bytes(x: In<[i8; 8]>, y: In<[u8; 8]>, c: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let (mut a, mut b) = (x[i], y[i]);
    a[(i % 8) as usize] = 127;
    a.swap(1, 6);
    b.reverse();
    b[3] = 255;
    out[i] = a.dot(b, c[i]) ^ a.map(|e| e.wrapping_neg()).dot(b.map(|e| e as i8), 1);
}

/// A product of tiles in LDS: sixteen sums for each lane.
#[t0::kernel(block = 32)]
pub fn product_of_tiles(x: In<[i8; 4]>, y: In<[i8; 4]>, mut out: Out<i32>) {
    let mut left = Lds::<[i8; 4], 64>::new();
    let mut right = Lds::<[i8; 4], 64>::new();
    let (t, i) = (thread_id(), global_id());
    left[t] = x.get_or(i, [1, -2, 3, -4]);
    right[t] = y.get_or(i, [-128; 4]);
    left[t + 32] = [t as i8; 4];
    right[t + 32] = y.get_or(i + 1, [127; 4]);
    barrier();
    let mut sums = [[0i32; 4]; 4];
    for s in 0..8 {
        let a = core::array::from_fn::<[i8; 4], 4, _>(|r| left[s * 4 + t / 8 + r as u32 * 2]);
        let b = core::array::from_fn::<[i8; 4], 4, _>(|c| right[s * 4 + t % 8 + c as u32 * 2]);
        for r in 0..4usize {
            for c in 0..4usize {
                sums[r][c] = a[r].dot(b[c], sums[r][c]);
            }
        }
    }
    let mut all = 0i32;
    for row in sums {
        for sum in row {
            all = all.wrapping_mul(31).wrapping_add(sum);
        }
    }
    out[i] = all;
}

/// Arrays of bytes that pass through a loop and through branches.
#[t0::kernel(block = 64)]
pub fn carried_bytes(x: In<[i8; 8]>, y: In<[u8; 4]>, mut a: Out<i32>, mut b: Out<u32>) {
    let i = global_id();
    let (mut now, mut later) = ([0i8; 8], x[i]);
    let (mut sum, mut total) = (0, 0);
    let mut u = y[i];
    for k in 0..i % 7 {
        sum = now.dot(later, sum);
        (now, later) = (later, x[(i + k) % x.len()]);
        if later[0] > 3 {
            u = y[k % y.len()];
        }
        total = u.dot(y[i], total);
    }
    a[i] = sum + later[7] as i32;
    b[i] = total + u[2] as u32;
}

/// Operands that all lanes share.
#[t0::kernel(block = 64)]
pub fn uniform_bytes(x: In<[i8; 4]>, y: In<[u8; 4]>, w: In<u32>, n: i32, mut a: Out<i32>, mut b: Out<u32>) {
    let i = global_id();
    let shared = x[0].dot(y[0], n);
    a[i] = [1i8, -2, 3, -4].dot(y[i], x[0].dot(x[i], shared));
    b[i] = w[0].dot8_u4(w[i], w[0].dot8_u4(0x1234_5678, n as u32));
}

#[t0::kernel(block = 64)]
pub fn numbers_of_four_bits(
    x: In<u32>,
    y: In<u32>,
    c: In<i32>,
    mut a: Out<i32>,
    mut b: Out<i32>,
    mut d: Out<i32>,
    mut e: Out<u32>,
) {
    let i = global_id();
    a[i] = x[i].dot8_i4(y[i], c[i]);
    b[i] = x[i].dot8_i4_u4(y[i], c[i]);
    d[i] = x[i].dot8_u4_i4(y[i], c[i]);
    e[i] = u32::dot8_u4(x[i], y.slice(i, 1)[0], c[i] as u32);
}

/// Packed bytes and numbers of four bits in one word.
#[t0::kernel(block = 64)]
pub fn bytes_of_words(x: In<u32>, y: In<u32>, mut out: Out<i32>) {
    let i = global_id();
    let (a, b) = (x[i].to_le_bytes(), y[i].to_be_bytes().map(|e| e as i8));
    out[i] = a.dot(b, (x[i] & 0x0F0F_0F0F).dot8_i4(y[i] >> 4, 0));
}
