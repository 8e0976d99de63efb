//! Hashes, checksums, random numbers, digits, searches in text, and dynamic programming.
//!
//! The bench compiles this text. `bits.cl` has the kernels in OpenCL C.

#[t0::device]
fn sha_round(s: [u32; 8], k: u32, w: u32) -> [u32; 8] {
    let [a, b, c, d, e, f, g, h] = s;
    let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
    let ch = (e & f) ^ (!e & g);
    let t1 = h + s1 + ch + k + w;
    let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
    let maj = (a & b) ^ (a & c) ^ (b & c);
    [t1 + s0 + maj, a, b, c, d + t1, e, f, g]
}

#[t0::kernel(block = 128, grid = nonces.len())]
pub fn sha256(nonces: In<u32>, keys: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let mut w = [0u32; 16];
    w[0] = nonces[i];
    w[1] = 0x8000_0000;
    w[15] = 32;
    let start =
        [0x6a09_e667u32, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];
    let mut s = start;
    for t in 0..64usize {
        if t >= 16 {
            let (a, b) = (w[(t + 1) % 16], w[(t + 14) % 16]);
            let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            w[t % 16] = w[t % 16] + s0 + w[(t + 9) % 16] + s1;
        }
        s = sha_round(s, keys[t], w[t % 16]);
    }
    for k in 0..8usize {
        y[i * 8 + k as u32] = s[k] + start[k];
    }
}

#[t0::kernel(block = 256, grid = y.len())]
pub fn crc32(x: In<u32>, mut y: Out<u32>) {
    let mut table = Lds::<u32, 256>::new();
    let t = thread_id();
    let mut entry = t;
    for _ in 0..8 {
        entry = if entry & 1 == 1 { 0xedb8_8320 ^ (entry >> 1) } else { entry >> 1 };
    }
    table[t] = entry;
    barrier();
    let i = global_id();
    let mut crc = u32::MAX;
    for k in 0..16u32 {
        let mut word = x[i * 16 + k];
        for _ in 0..4 {
            crc = table[(crc ^ word) & 255] ^ (crc >> 8);
            word >>= 8;
        }
    }
    y[i] = !crc;
}

#[t0::kernel(block = 256, grid = y.len())]
pub fn search(text: In<u8>, pattern: In<u8>, mut y: Out<u32>) {
    let i = global_id();
    let mut found = 0;
    for k in 0..8u32 {
        let start = i * 8 + k;
        let mut same = true;
        let mut j = 0;
        while same && j < 6 {
            same = text[start + j] == pattern[j];
            j += 1;
        }
        if same {
            found |= 1 << k;
        }
    }
    y[i] = found;
}

#[t0::kernel(block = 256, grid = y.len())]
pub fn monte_carlo(mut y: Out<u32>, seed: u32) {
    let i = global_id();
    let mut state = i * 747_796_405 + seed;
    let mut inside = 0;
    for _ in 0..64 {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let (a, b) = (state & 0xffff, state >> 16);
        let (u, v) = (a as f32 * (1.0 / 65536.0), b as f32 * (1.0 / 65536.0));
        if u.mul_add(u, v * v) < 1.0 {
            inside += 1;
        }
    }
    y[i] = inside;
}

#[t0::kernel(block = 256, grid = y.len())]
pub fn digits(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let mut left = x[i];
    let mut sum = 0;
    while left > 0 {
        sum += left % 10;
        left /= 10;
    }
    y[i] = sum * 1000 + x[i] % 97 + x[i] / 13;
}

#[t0::kernel(block = 128, grid = y.len())]
pub fn smith_waterman(queries: In<u8>, reference: In<u8>, mut y: Out<i32>) {
    let i = global_id();
    let mut row = [0i32; 16];
    let mut query = [0u32; 16];
    for j in 0..16usize {
        query[j] = queries[i * 16 + j as u32] as u32;
    }
    let mut best = 0;
    for k in 0..reference.len() {
        let letter = reference[k] as u32;
        let (mut diagonal, mut left) = (0, 0);
        for j in 0..16usize {
            let up = row[j];
            let score = diagonal + if query[j] == letter { 3 } else { -2 };
            let cell = score.max(up - 1).max(left - 1).max(0);
            diagonal = up;
            row[j] = cell;
            left = cell;
            best = best.max(cell);
        }
    }
    y[i] = best;
}
