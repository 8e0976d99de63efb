// Parts of LDS arrays.

#[t0::kernel(block = 64)]
pub fn slices_of_lds(x: In<u32>, mut out: Out<u32>) {
    let mut all = Lds::<u32, 96>::new();
    let (i, t) = (global_id(), thread_id());
    let mut low = all.slice(0, 64);
    let mut high = all.slice(64, 100);
    low[t] = x[i];
    if t < high.len() {
        high[t] = t * 3;
    }
    barrier();
    let last = (x.len() - (i - t)).min(64) - 1;
    let mine = all.slice(t, 1000);
    out[i] = low[last - t] ^ high[t % 32] ^ mine[0] ^ (mine.len() * 256) ^ all.slice(4_000_000_000, 7).len();
}

#[t0::device]
fn here(x: &In<u32>) -> u32 {
    (x.len() - block_id() * 64).min(64)
}

#[t0::kernel(block = 64)]
pub fn rows_and_tiles_of_lds(x: In<u32>, mut out: Out<u32>) {
    let mut m = Lds::<u32, 9, 7>::new();
    let (i, t) = (global_id(), thread_id());
    for k in strided(t, m.len(), here(&x)) {
        let mut row = m.row(k / m.cols());
        row[k % m.stride()] = x[i] ^ k;
    }
    barrier();
    let tile = m.tile(t / 7, t % 7, 3, 2);
    let mut sum = tile.rows() * 100 + tile.cols() * 10 + tile.stride();
    for r in 0..tile.rows() {
        for c in 0..tile.cols() {
            sum = sum.wrapping_mul(31).wrapping_add(tile[(r, c)]);
        }
    }
    let row = m.row(t % 9);
    out[i] = sum ^ row[(0, t % 7)] ^ (row.len() << 20) ^ (m.row(t).rows() << 24);
}

#[t0::kernel(block = 64)]
pub fn parts_of_lds_of_the_launch(x: In<u16>, mut all: LdsDyn<u16>, mut out: Out<u32>) {
    let (i, t) = (global_id(), thread_id());
    let half = all.len() / 2;
    let mut keys = all.slice(0, half);
    let mut values = all.slice(half, half).tile(0, 0, 1, half);
    if t < half {
        keys[t] = x[i];
        values[(0, t)] = !x[i];
    }
    barrier();
    let first = all.row(0).slice(0, 1)[0];
    out[i] = if t < keys.len() { keys[t] as u32 ^ (values[t] as u32) << 3 } else { half } ^ first as u32 ^ all.rows() << 9;
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Cell {
    words: [u32; 10],
    weight: f32,
}

#[t0::device]
fn weigh(cells: &mut LdsDyn<Cell>, by: f32) -> f32 {
    cells[0].weight *= by;
    cells[0].words[9] += 1;
    let Cell { words, weight } = cells[0];
    weight + words[9] as f32
}

#[t0::kernel(block = 64)]
pub fn parts_of_structs_in_lds(x: In<f32>, mut out: Out<f32>) {
    let mut cells = Lds::<Cell, 8, 8>::new();
    let (i, t) = (global_id(), thread_id());
    let mut row = cells.row(t / 8);
    row[t % 8] = Cell { words: [t; 10], weight: x[i] };
    barrier();
    let last = (x.len() - (i - t)).min(64) - 1;
    let other = cells.slice(last - t, 1);
    let seen = other[0].weight + other[0].words[3] as f32;
    barrier();
    out[i] = weigh(&mut row.slice(t % 8, 9), 0.5) + seen;
}

#[t0::kernel(block = 64)]
pub fn parts_of_parts_of_lds(x: In<u32>, mut out: Out<u32>) {
    let mut m = Lds::<u8, 16, 16>::new();
    let (i, t) = (global_id(), thread_id());
    for k in strided(t, 256, here(&x)) {
        m[(k / 16, k % 16)] = (k ^ x[i]) as u8;
    }
    barrier();
    let mut quarter = m.tile(8, 4, 8, 12);
    let mut corner = quarter.tile(t / 8, 1, 4, 20);
    let inner = corner.row(t % 2).slice(2, 5);
    let mut sum = corner.len() * 1000 + inner.len();
    for k in 0..inner.len() {
        sum = sum * 7 + inner[k] as u32;
    }
    out[i] = sum ^ quarter.tile(3, 9, 2, 9).cols() << 28;
}

#[t0::device]
fn sum_of(x: &LdsDyn<u32>) -> u32 {
    let mut sum = 0u32;
    for k in 0..x.len() {
        sum = sum.wrapping_add(x[k]);
    }
    sum
}

#[t0::device]
fn set(part: &mut LdsDyn<u32>, value: u32) {
    part[0] = value;
    let mut last = part.slice(1, 1);
    last[0] = !value;
}

#[t0::device]
fn sums_of_rows(m: &mut Lds<u32, 64, 2>, a: u32, b: u32) -> u32 {
    sum_of(&m.row(a)).wrapping_mul(3) ^ sum_of(&m.tile(b, 1, 1, 1))
}

#[t0::kernel(block = 64)]
pub fn parts_of_lds_in_functions(x: In<u32>, mut whole: LdsDyn<u32>, mut out: Out<u32>) {
    let mut m = Lds::<u32, 64, 2>::new();
    let (i, t) = (global_id(), thread_id());
    set(&mut m.row(t), x[i]);
    set(&mut whole.slice(2 * t, 2), t);
    barrier();
    let n = here(&x);
    out[i] = sums_of_rows(&mut m, n - 1 - t, t) ^ sum_of(&whole.slice(0, 2 * n)) ^ sum_of(&m.slice(2 * t + 1, 1));
}

#[t0::kernel(block = 64)]
pub fn wide_access_of_lds_parts(x: In<u16>, mut out: Out<u32>) {
    let mut all = Lds::<u16, 4, 64>::new();
    let (i, t) = (global_id(), thread_id());
    let mut mine = all.row(t / 16).slice(t % 16 * 4, 4);
    let v = x[i];
    mine.store(0, [v, v ^ 1, v ^ 2, v]);
    mine.store(2, [v / 3, 7]);
    let [a, b, c, d]: [u16; 4] = mine.load(0);
    out[i] = (a as u32 + b as u32 * 3) ^ (c as u32) << 7 ^ (d as u32) << 16 ^ mine.load::<2>(2)[1] as u32;
}

#[t0::kernel(block = 64)]
pub fn atomics_on_lds_rows(x: In<u32>, mut out: Out<u32>) {
    let mut counts = Lds::<u32, 4, 16>::new();
    let (i, t) = (global_id(), thread_id());
    for k in strided(t, counts.len(), here(&x)) {
        counts[k] = k;
    }
    barrier();
    let mut row = counts.row(x[i] % 4);
    row.atomic_add(t % 7, 1);
    row.slice(8, 8).atomic_max_ordered(0, x[i] / 2, Order::AcqRel);
    counts.tile(1, 3, 3, 5).atomic_xor((t % 3, 4), x[i]);
    barrier();
    let mut sum = 0u32;
    for k in 0..64 {
        sum = sum.wrapping_mul(5) ^ counts[k];
    }
    out[i] = sum;
}

#[t0::kernel(block = 64)]
pub fn wide_atomics_on_lds_parts(x: In<u64>, mut sums: LdsDyn<u64>, mut out: Out<u64>) {
    let (i, t) = (global_id(), thread_id());
    let here = (x.len() - (i - t)).min(64);
    for k in strided(t, sums.len(), here) {
        sums.atomic_store(k, 0);
    }
    barrier();
    let high = sums.slice(sums.len() / 2, sums.len());
    high.atomic_add(t % high.len(), x[i]);
    barrier();
    out[i] = high.atomic_load(t % high.len()) ^ sums.atomic_load(0);
}

#[t0::device]
fn fragment(tile: &LdsDyn<f16>) -> wmma::A<f16> {
    wmma::A::<f16>::load(tile, 0, tile.stride())
}

#[t0::kernel(block = 32)]
pub fn fragments_of_lds_tiles(x: In<f32>, mut out: Out<f32>) {
    let mut m = Lds::<f16, 20, 48>::new();
    let mut sums = Lds::<f32, 17, 18>::new();
    let l = lane();
    for k in strided(l, m.len(), 32) {
        // Integers, so that the order of the sum does not matter.
        m[k] = f16::from_f32((x[k % x.len()] % 8.0).trunc());
    }
    barrier();
    let b = wmma::B::<f16>::load(&m.tile(4, 16, 16, 32), 0, 48);
    let d = wmma::mma(fragment(&m.tile(2, 28, 16, 16)), b, wmma::Acc::splat(1.0));
    let mut to = sums.tile(1, 2, 16, 16);
    d.store(&mut to, 0, 18);
    barrier();
    let back = wmma::Acc::load(&sums.slice(20, 500), 0, 18);
    out[global_id()] = to[(l / 2, l % 16)] + back.get(3) * 2.0;
}

#[t0::kernel(block = 64)]
pub fn stores_through_lds_parts(x: In<u32>, mut out: Out<u32>) {
    let mut line = Lds::<u32, 64>::new();
    let mut square = Lds::<u32, 8, 8>::new();
    let (i, t) = (global_id(), thread_id());
    line.slice(t, 1)[0] = x[i];
    square.row(t / 8)[t % 8] = x[i] >> 1;
    square.tile(t / 8, 0, 1, 8)[(0, t % 8)] ^= 5;
    line.slice(t, 4).slice(0, 2)[0] ^= 3;
    out[i] = line[t] ^ square[(t / 8, t % 8)] << 7;
}
