//! Filters of images, a stencil in space, cells, hashes, ciphers, checksums, texts and random numbers.
//!
//! The bench compiles this text. `bytes.cl` has the kernels in OpenCL C.

/// Exchanges two pixels if they are not in order.
#[t0::device]
fn order(p: &mut [u8; 9], low: usize, high: usize) {
    let (a, b) = (p[low], p[high]);
    p[low] = a.min(b);
    p[high] = a.max(b);
}

#[t0::kernel(block = (32, 8), grid = (y.cols(), y.rows()), requires(x.cols() == y.cols(), x.rows() == y.rows()))]
pub fn median3(x: In<u8>, mut y: Out<u8>) {
    let (column, row) = (global_id(), global_id_y());
    let columns = [column.saturating_sub(1), column, (column + 1).min(x.cols() - 1)];
    let rows = [row.saturating_sub(1), row, (row + 1).min(x.rows() - 1)];
    let mut p = [0u8; 9];
    for i in 0..3usize {
        for j in 0..3usize {
            p[i * 3 + j] = x[(rows[i], columns[j])];
        }
    }
    // Devillard's network of 19 exchanges, after which the median is in the middle.
    order(&mut p, 1, 2);
    order(&mut p, 4, 5);
    order(&mut p, 7, 8);
    order(&mut p, 0, 1);
    order(&mut p, 3, 4);
    order(&mut p, 6, 7);
    order(&mut p, 1, 2);
    order(&mut p, 4, 5);
    order(&mut p, 7, 8);
    order(&mut p, 0, 3);
    order(&mut p, 5, 8);
    order(&mut p, 4, 7);
    order(&mut p, 3, 6);
    order(&mut p, 1, 4);
    order(&mut p, 2, 5);
    order(&mut p, 4, 7);
    order(&mut p, 4, 2);
    order(&mut p, 6, 4);
    order(&mut p, 4, 2);
    y[(row, column)] = p[4];
}

/// A Gaussian with a standard deviation of two pixels.
const TAPS: [f32; 11] = [
    0.008_812_23,
    0.027_143_58,
    0.065_114_05,
    0.121_649_07,
    0.176_998_36,
    0.200_565_41,
    0.176_998_36,
    0.121_649_07,
    0.065_114_05,
    0.027_143_58,
    0.008_812_23,
];

#[t0::kernel(
    block = 256,
    fast_math,
    grid = blocks(x.cols().div_ceil(256), x.rows()),
    requires(x.cols() == y.cols(), x.rows() == y.rows()),
)]
pub fn gauss_rows(x: In<f32>, mut y: Out<f32>) {
    // 256 pixels of a row, with five more on each side; the image continues with its outermost pixels.
    let mut tile = Lds::<f32, 266>::new();
    let (t, row, first) = (thread_id(), block_id_y(), block_id() * 256);
    for k in strided(t, 266, 256) {
        let column = (first + k).saturating_sub(5).min(x.cols() - 1);
        tile[k] = x[(row, column)];
    }
    barrier();
    let mut sum = 0.0;
    for k in 0..11u32 {
        sum = tile[t + k] * TAPS[k as usize] + sum;
    }
    let column = first + t;
    if column < y.cols() {
        y[(row, column)] = sum;
    }
}

#[t0::kernel(
    block = (32, 4, 2),
    fast_math,
    grid = (nx - 2, ny - 2, nz - 2),
    requires(u.len() == nx * ny * nz, f.len() == u.len(), next.len() == u.len()),
)]
pub fn jacobi3d(u: In<f32>, f: In<f32>, mut next: Out<f32>, nx: u32, ny: u32, nz: u32) {
    // The inner points; those at the border keep their values.
    let (x, y, z) = (global_id() + 1, global_id_y() + 1, global_id_z() + 1);
    let plane = nx * ny;
    let at = z * plane + y * nx + x;
    let around = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - plane] + u[at + plane];
    next[at] = (around - f[at]) * (1.0 / 6.0);
}

/// For each cell of a word, the sum of the cell and of its neighbours on the left and on the right.
#[t0::device]
fn three_cells(left: u32, middle: u32, right: u32) -> u32 {
    ((middle << 8) | (left >> 24)) + middle + ((middle >> 8) | (right << 24))
}

/// One in each byte of a word that is equal to `n`; the bytes are below 16.
#[t0::device]
fn bytes_equal(word: u32, n: u32) -> u32 {
    (0x1010_1010 - (word ^ (n * 0x0101_0101))) >> 4 & 0x0101_0101
}

#[t0::kernel(block = (32, 8), grid = (y.cols(), y.rows()), requires(x.cols() == y.cols(), x.rows() == y.rows()))]
pub fn game_of_life(x: In<u32>, mut y: Out<u32>) {
    // A word has four cells, each a byte. The world is a torus.
    let (column, row) = (global_id(), global_id_y());
    let (columns, rows) = (x.cols(), x.rows());
    let left = if column > 0 { column - 1 } else { columns - 1 };
    let right = if column + 1 < columns { column + 1 } else { 0 };
    let above = if row > 0 { row - 1 } else { rows - 1 };
    let below = if row + 1 < rows { row + 1 } else { 0 };
    let own = x[(row, column)];
    let sum = three_cells(x[(above, left)], x[(above, column)], x[(above, right)])
        + three_cells(x[(row, left)], own, x[(row, right)])
        + three_cells(x[(below, left)], x[(below, column)], x[(below, right)]);
    y[(row, column)] = bytes_equal(sum, 3) | bytes_equal(sum, 4) & own;
}

#[t0::kernel(block = (32, 8), grid = (y.cols(), y.rows()))]
pub fn bilinear(x: In<[u8; 4]>, mut y: Out<[u8; 4]>, scale_x: f32, scale_y: f32) {
    let (column, row) = (global_id(), global_id_y());
    let at_x = (column as f32 + 0.5).mul_add(scale_x, -0.5).max(0.0);
    let at_y = (row as f32 + 0.5).mul_add(scale_y, -0.5).max(0.0);
    let left = (at_x as u32).min(x.cols() - 1);
    let top = (at_y as u32).min(x.rows() - 1);
    let right = (left + 1).min(x.cols() - 1);
    let bottom = (top + 1).min(x.rows() - 1);
    let (dx, dy) = (at_x - left as f32, at_y - top as f32);
    let (a, b) = (x[(top, left)], x[(top, right)]);
    let (c, d) = (x[(bottom, left)], x[(bottom, right)]);
    y[(row, column)] = core::array::from_fn(|k| {
        let (a, b, c, d) = (a[k] as f32, b[k] as f32, c[k] as f32, d[k] as f32);
        let (upper, lower) = (dx.mul_add(b - a, a), dx.mul_add(d - c, c));
        (dy.mul_add(lower - upper, upper) + 0.5) as u8
    });
}

#[t0::device]
fn murmur_scrambled(word: u32) -> u32 {
    word.wrapping_mul(0xcc9e_2d51).rotate_left(15).wrapping_mul(0x1b87_3593)
}

#[t0::kernel(block = 256, grid = y.len(), requires(starts.len() == y.len() + 1))]
pub fn murmur3(text: In<u8>, starts: In<u32>, mut y: Out<u32>, seed: u32) {
    let i = global_id();
    let (start, end) = (starts[i], starts[i + 1]);
    let mut hash = seed;
    let mut at = start;
    while at + 4 <= end {
        let word = u32::from_le_bytes([text[at], text[at + 1], text[at + 2], text[at + 3]]);
        hash = (hash ^ murmur_scrambled(word)).rotate_left(13).wrapping_mul(5).wrapping_add(0xe654_6b64);
        at += 4;
    }
    let rest = end - at;
    let mut word = 0;
    if rest >= 3 {
        word ^= (text[at + 2] as u32) << 16;
    }
    if rest >= 2 {
        word ^= (text[at + 1] as u32) << 8;
    }
    if rest >= 1 {
        word ^= text[at] as u32;
        hash ^= murmur_scrambled(word);
    }
    hash ^= end - start;
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    y[i] = hash ^ (hash >> 16);
}

#[t0::device]
fn quarter_round(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(16);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(12);
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(8);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(7);
}

#[t0::kernel(block = 128, grid = y.len() / 16, requires(key.len() == 8, nonce.len() == 3, x.len() == y.len()))]
pub fn chacha20(key: In<u32>, nonce: In<u32>, x: In<u32>, mut y: Out<u32>, counter: u32) {
    let i = global_id();
    let mut start = [0u32; 16];
    start[0] = 0x6170_7865;
    start[1] = 0x3320_646e;
    start[2] = 0x7962_2d32;
    start[3] = 0x6b20_6574;
    for k in 0..8usize {
        start[4 + k] = key[k];
    }
    start[12] = counter.wrapping_add(i);
    for k in 0..3usize {
        start[13 + k] = nonce[k];
    }
    let mut s = start;
    for _ in 0..10 {
        quarter_round(&mut s, 0, 4, 8, 12);
        quarter_round(&mut s, 1, 5, 9, 13);
        quarter_round(&mut s, 2, 6, 10, 14);
        quarter_round(&mut s, 3, 7, 11, 15);
        quarter_round(&mut s, 0, 5, 10, 15);
        quarter_round(&mut s, 1, 6, 11, 12);
        quarter_round(&mut s, 2, 7, 8, 13);
        quarter_round(&mut s, 3, 4, 9, 14);
    }
    for k in 0..16u32 {
        let at = i * 16 + k;
        y[at] = x[at] ^ s[k as usize].wrapping_add(start[k as usize]);
    }
}

#[t0::kernel(block = 128, grid = blocks(x.rows() / 4), requires(x.rows().is_multiple_of(4), y.len() == x.rows()))]
pub fn adler32(x: In<u8>, mut y: Out<u32>) {
    // A wave sums a row. Rows are so short that the sums fit into 32 bits.
    let row = global_id() / 32;
    let length = x.cols();
    let (mut low, mut high) = (0, 0);
    for k in strided(lane(), length, 32) {
        let byte = x[(row, k)] as u32;
        low += byte;
        high += byte * (length - k);
    }
    let low = (wave::sum(low) + 1) % 65521;
    let high = (wave::sum(high) + length) % 65521;
    if lane() == 0 {
        y[row] = (high << 16) | low;
    }
}

#[t0::kernel(block = 128, grid = y.len(), requires(pattern.len() == 32, starts.len() == y.len() + 1))]
pub fn edit_distance(pattern: In<u8>, texts: In<u8>, starts: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let letters: [u8; 32] = core::array::from_fn(|j| pattern[j]);
    let mut row: [u32; 32] = core::array::from_fn(|j| j as u32 + 1);
    let (start, end) = (starts[i], starts[i + 1]);
    for k in start..end {
        let letter = texts[k];
        let mut diagonal = k - start;
        let mut left = diagonal + 1;
        for j in 0..32usize {
            let up = row[j];
            let cost = if letters[j] == letter { 0 } else { 1 };
            let cell = (diagonal + cost).min(up + 1).min(left + 1);
            diagonal = up;
            row[j] = cell;
            left = cell;
        }
    }
    y[i] = row[31];
}

#[t0::kernel(
    block = 256,
    grid = x.len().div_ceil(3),
    requires(table.len() == 64, y.len() == x.len().div_ceil(3) * 4),
)]
pub fn base64(x: In<u8>, table: In<u8>, mut y: Out<u8>) {
    let i = global_id();
    let at = i * 3;
    let bits = ((x[at] as u32) << 16) | ((x.get_or(at + 1, 0) as u32) << 8) | x.get_or(at + 2, 0) as u32;
    let third = if at + 1 < x.len() { table[bits >> 6 & 63] } else { b'=' };
    let fourth = if at + 2 < x.len() { table[bits & 63] } else { b'=' };
    y.store(i * 4, [table[bits >> 18], table[bits >> 12 & 63], third, fourth]);
}

/// The next number from 0 to 1 of Marsaglia's generator.
#[t0::device]
fn xorshift128(s: &mut [u32; 4]) -> f32 {
    let t = s[0] ^ (s[0] << 11);
    let next = s[3] ^ (s[3] >> 19) ^ t ^ (t >> 8);
    *s = [s[1], s[2], s[3], next];
    (next >> 8) as f32 * (1.0 / 16_777_216.0)
}

#[t0::kernel(block = 256, grid = blocks(seeds.len() / 1024), requires(seeds.len().is_multiple_of(1024)))]
pub fn xorshift_pi(seeds: In<u32>, hits: Atomics<u32>) {
    let mut state = seeds.load::<4>(global_id() * 4);
    let mut inside = 0u32;
    for _ in 0..32 {
        let u = xorshift128(&mut state);
        let v = xorshift128(&mut state);
        if u.mul_add(u, v * v) < 1.0 {
            inside += 1;
        }
    }
    let total = block::sum(inside);
    if thread_id() == 0 {
        hits.add(0, total);
    }
}
