// Typical programs: sorting, scanning, hashing, searching.

#[t0::kernel(block = 64)]
pub fn bitonic_sort(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let (t, i) = (thread_id(), global_id());
    tile[t] = if i < x.len() { x[i] } else { u32::MAX };
    barrier();
    let mut size = 2u32;
    while size <= 64 {
        let mut half = size / 2;
        while half > 0 {
            let other = t ^ half;
            let (a, b) = (tile[t], tile[other % 64]);
            let up = t & size == 0;
            let first = t < other;
            let keep = if up == first { a.min(b) } else { a.max(b) };
            barrier();
            tile[t] = keep;
            barrier();
            half /= 2;
        }
        size *= 2;
    }
    out[i] = tile[t];
}

#[t0::kernel(block = 64)]
pub fn radix_pass(shift: u32, keys: In<u32>, mut out: Out<u32>) {
    let mut counts = Lds::<u32, 16>::new();
    let (t, i) = (thread_id(), global_id());
    let digit = keys[i] >> shift & 15;
    let mut rank = 0;
    for d in 0..16 {
        let mine = (digit == d) as u32;
        let before = block::exclusive_sum(mine);
        let all = block::sum(mine);
        if t == 0 {
            counts[d] = all;
        }
        if digit == d {
            rank = before;
        }
    }
    barrier();
    let mut start = 0;
    for d in 0..digit {
        start += counts[d];
    }
    let place = block_id() * 64 + start + rank;
    out[place] = keys[i];
}

#[t0::constant]
pub const ROUNDS: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

#[t0::device]
fn schedule(w: [u32; 16], t: usize) -> u32 {
    let (a, b) = (w[(t + 1) % 16], w[(t + 14) % 16]);
    let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ a >> 3;
    let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ b >> 10;
    w[t % 16].wrapping_add(s0).wrapping_add(w[(t + 9) % 16]).wrapping_add(s1)
}

// The first word of the SHA-256 of a message of four bytes.
#[t0::kernel(block = 64)]
pub fn sha256(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut w = [0u32; 16];
    (w[0], w[1], w[15]) = (x[i], 0x8000_0000, 32);
    let start = [
        0x6a09_e667u32, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ];
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = start;
    for t in 0..64usize {
        let word = if t < 16 { w[t] } else { schedule(w, t) };
        w[t % 16] = word;
        let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let t1 = h.wrapping_add(s1).wrapping_add(choice).wrapping_add(ROUNDS[t]).wrapping_add(word);
        let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let t2 = s0.wrapping_add((a & b) ^ (a & c) ^ (b & c));
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(t1), c, b, a, t1.wrapping_add(t2));
    }
    out[i] = a.wrapping_add(start[0]);
}

// A hash of the four bytes of a word, lowest byte first.
#[t0::kernel(block = 64)]
pub fn crc32(x: In<u32>, mut out: Out<u32>) {
    const NIBBLES: [u32; 16] = [
        0, 0x1db7_1064, 0x3b6e_20c8, 0x26d9_30ac, 0x76dc_4190, 0x6b6b_51f4, 0x4db2_6158, 0x5005_713c, 0xedb8_8320,
        0xf00f_9344, 0xd6d6_a3e8, 0xcb61_b38c, 0x9b64_c2b0, 0x86d3_d2d4, 0xa00a_e278, 0xbdbd_f21c,
    ];
    let i = global_id();
    let mut crc = !0u32;
    for byte in 0..4u32 {
        crc ^= x[i] >> (8 * byte) & 0xff;
        for _ in 0..2 {
            crc = crc >> 4 ^ NIBBLES[(crc & 15) as usize];
        }
    }
    out[i] = !crc;
}

#[t0::device]
fn mul_hi_lo(a: u32, b: u32) -> (u32, u32) {
    let product = u64::from(a) * u64::from(b);
    ((product >> 32) as u32, product as u32)
}

// Philox 4x32-10 (Salmon and others, 2011), one counter per item.
#[t0::kernel(block = 64)]
pub fn philox(key: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut counter = [i, x[i], 0, 0];
    let mut keys = (key, !key);
    for _ in 0..10 {
        let (hi0, lo0) = mul_hi_lo(0xd251_1f53, counter[0]);
        let (hi1, lo1) = mul_hi_lo(0xcd9e_8d57, counter[2]);
        counter = [hi1 ^ counter[1] ^ keys.0, lo1, hi0 ^ counter[3] ^ keys.1, lo0];
        keys = (keys.0.wrapping_add(0x9e37_79b9), keys.1.wrapping_add(0xbb67_ae85));
    }
    out[i] = counter[0] ^ counter[1].rotate_left(8) ^ counter[2].rotate_left(16) ^ counter[3].rotate_left(24);
}

#[t0::kernel(block = 64)]
pub fn lower_bound(x: In<u32>, sorted: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let key = x[i] % 1000;
    let (mut low, mut high) = (0, sorted.len());
    while low < high {
        let middle = low + (high - low) / 2;
        if sorted[middle] % 1000 < key {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    out[i] = low;
}

// Rows of at most 7 elements, whose lengths come from the data.
#[t0::kernel(block = 64)]
pub fn sparse_rows(starts: In<u32>, columns: In<u32>, values: In<f32>, x: In<f32>, mut out: Out<f32>) {
    let row = global_id();
    let first = starts[row] % x.len();
    let last = (first + starts[row] / 64 % 7).min(x.len());
    let mut sum = 0.0;
    for k in first..last {
        let column = columns[k] % x.len();
        if column == row {
            continue;
        }
        sum += values[k] * x[column];
    }
    out[row] = sum;
}

// The smallest vertex of each connected component: links always point from higher to lower vertices, so the order of
// the lanes does not matter.
#[t0::kernel(block = 64)]
pub fn union_roots(edges: In<u32>, mut out: Out<u32>) {
    let mut parents = Lds::<u32, 64>::new();
    let (t, n) = (thread_id(), edges.len().min(64));
    parents[t] = t;
    barrier();
    let (mut a, mut b) = (t, edges[global_id()] % n);
    if block_id() == 0 {
        loop {
            while parents.atomic_load(a) != a {
                a = parents.atomic_load(a);
            }
            while parents.atomic_load(b) != b {
                b = parents.atomic_load(b);
            }
            if a == b {
                break;
            }
            let (low, high) = if a < b { (a, b) } else { (b, a) };
            if parents.atomic_compare_exchange(high, high, low) == high {
                break;
            }
        }
    }
    barrier();
    let mut root = t;
    while parents[root] != root {
        root = parents[root];
    }
    out[global_id()] = root;
}

// How often a needle occurs in the text, from every 64th position on.
#[t0::kernel(block = 64)]
pub fn byte_search(text: In<u8>, mut found: Out<u32>) {
    let i = global_id();
    const NEEDLE: [u8; 3] = *b"\x00\x01\xff";
    let mut places = 0;
    'places: for at in (i..text.len()).step_by(block_size() as usize) {
        if at + NEEDLE.len() as u32 > text.len() {
            continue;
        }
        for k in 0..NEEDLE.len() {
            if text[at + k as u32] % 4 != NEEDLE[k] % 4 {
                continue 'places;
            }
        }
        places += 1;
    }
    found[i] = places;
}

#[t0::kernel(block = 32)]
pub fn knapsack_row(weight: u32, value: u32, best: In<u32>, mut next: Out<u32>) {
    let w = global_id();
    let without = best[w] % 10_000;
    let with = if w < weight { 0 } else { best[w - weight] % 10_000 + value };
    next[w] = without.max(with);
}

#[t0::kernel(block = 32)]
pub fn top_three(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut rest = (x[i], lane());
    let mut all = 0;
    for _ in 0..3 {
        let (value, place) = wave::reduce(rest, |a, b| if (b.0 > a.0) || (b.0 == a.0 && b.1 < a.1) { b } else { a });
        if place == lane() {
            rest = (0, 32 + lane());
        }
        all = all * 32 + place % 32 + value % 2;
    }
    out[i] = all;
}

// Packs eight 4-bit numbers with their scale into a word, and unpacks them.
#[t0::kernel(block = 64)]
pub fn quantised(x: In<f32>, mut packed: Out<u32>, mut back: Out<f32>) {
    let i = global_id();
    let near: [f32; 8] = core::array::from_fn(|k| x[(i + k as u32) % x.len()].clamp(-100.0, 100.0));
    let most = near.map(|v| v.abs());
    let mut scale = 0.0f32;
    for v in most {
        scale = scale.max(v);
    }
    let step = if scale == 0.0 { 1.0 } else { scale / 7.0 };
    let mut word = 0u32;
    for (k, v) in [(0, near[0]), (1, near[1]), (2, near[2]), (3, near[3]), (4, near[4]), (5, near[5]), (6, near[6]), (7, near[7])] {
        let q = (v / step).round() as i32;
        word |= (q as u32 & 15) << (4 * k);
    }
    packed[i] = word;
    let fourth = (word << 16) as i32 >> 28;
    back[i] = fourth as f32 * step;
}
