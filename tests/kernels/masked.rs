// Masked reads, indices of type `usize`, and exchanges with a variable mask.

#[derive(Clone, Copy, PartialEq, Debug, t0::Arg)]
#[repr(C)]
pub struct Mark {
    pub at: [f32; 2],
    pub id: u32,
}

#[t0::kernel(block = 64)]
pub fn neighbours(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let before = x.get_or(i.wrapping_sub(1), -1.0);
    let after = x.get_or(i + 1, -2.0);
    out[i] = before + x.get_or(i, 0.0) * 3.0 + after;
}

#[t0::kernel(block = 64)]
pub fn blurred(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let (row, col) = (i / 7, i % 7);
    let mut sum = 0;
    for dr in 0..3 {
        for dc in 0..3 {
            let at = ((row + dr).wrapping_sub(1), (col + dc).wrapping_sub(1));
            sum = sum * 5 + x.get_or(at, 9);
        }
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn in_fours(x: In<u16>, y: In<f64>, mut out: Out<u32>, mut sums: Out<f64>) {
    let i = global_id();
    let [a, b, c, d] = x.load_or::<4>(i * 4, 7);
    let far = x.load_or::<2>(u32::MAX - i % 2, 3);
    out[i] = a as u32 + (b as u32) * 3 + (c as u32) * 5 + (d as u32) * 7 + (far[0] ^ far[1]) as u32;
    let [p, q]: [f64; 2] = y.load_or(i + 1, 0.5);
    sums[i] = p - q;
}

#[t0::kernel(block = 64)]
pub fn of_the_workgroup(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let t = thread_id();
    if t == 0 {
        for k in 0..64 {
            tile[k] = k;
        }
    }
    barrier();
    tile[t] = x[global_id()];
    barrier();
    let part = tile.slice(8, 40);
    let near = part.load_or::<4>(t, 1000);
    out[global_id()] = tile.get_or(t + 1, 5) ^ tile.get_or(t.wrapping_sub(1), 6) ^ near[0] ^ (near[3] << 8) ^ part.get_or(t, 77);
}

#[t0::kernel(block = 64)]
pub fn of_structs(marks: In<Mark>, mut out: Out<u32>) {
    let i = global_id();
    let mark = marks.get_or(i + 1, Mark { at: [1.0, 2.0], id: 12 });
    out[i] = mark.id ^ mark.at[1].to_bits();
}

#[t0::kernel(block = 64, unsafe(unchecked))]
pub fn checked_all_the_same(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let four = x.load_or::<4>(i * 3, 8);
    out[i] = x.get_or(i * 2, 4) + four[0] * 3 + four[3];
}

#[t0::kernel(block = 64)]
pub fn in_a_branch(x: In<u32>, n: u32, mut out: Out<u32>) {
    let i = global_id();
    let mut sum = 0;
    if i % 3 != 0 {
        for k in 0..n % 5 {
            sum = sum * 3 + x.get_or(i + k * 7, k);
        }
    }
    // Uniform.
    let last = x.get_or(x.len(), 3) + x.get_or(0, 2);
    for _ in 0..last % 4 {
        barrier();
        sum += 1;
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn by_usize(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 8, 8>::new();
    let t = thread_id() as usize;
    if t == 0 {
        for r in 0..8usize {
            for c in 0..8 {
                tile[(r, c)] = c;
            }
        }
    }
    barrier();
    tile[(t / 8, thread_id() % 8)] = x.get_or(global_id() as usize, 1);
    barrier();
    let mut sum = tile[t ^ 1] + tile[(7 - thread_id() / 8, t % 8)];
    let table = [3usize, 1, 4, 1, 5];
    for k in 0..table.len() {
        sum = sum * 3 + tile.slice(k, table[k])[table[k] - 1] + tile.row(k)[k + 1];
    }
    let [a, b] = tile.tile(k_of(t), 0, 2usize, 8).load::<2>(2 * k_of(t));
    out.slice(global_id() as usize, 1usize)[0] = sum ^ a ^ (b << 4);
}

#[t0::device]
fn k_of(t: usize) -> usize {
    t % 4
}

#[t0::kernel(block = 64)]
pub fn swapped_by(x: In<u32>, n: u32, mut out: Out<u32>, mut other: Out<u32>) {
    let i = global_id();
    out[i] = wave::shuffle_xor(x[i], n);
    let mut distance = 1;
    let mut sum = x[i];
    while distance < 32 {
        sum = sum.wrapping_mul(3) ^ wave::shuffle_xor(sum, distance);
        distance *= 2;
    }
    other[i] = sum ^ wave::shuffle_xor(x[i], x[i] % 40);
}
