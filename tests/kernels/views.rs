// Parts of views.

#[t0::kernel(block = 64)]
pub fn rows_of_a_matrix(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let row = x.row(i);
    let mut to = out.row(i);
    let mut sum = 0.0;
    for c in 0..row.len() {
        sum += row[c];
        if c < to.cols() {
            to[c] = sum;
        }
    }
}

#[t0::kernel(block = 64)]
pub fn slices(x: In<u32>, mut out: InOut<u32>, mut tail: Out<u32>) {
    let i = global_id();
    let first = block_id() * 64;
    let mine = x.slice(first, 64);
    let mut to = out.slice(first, 64);
    to[thread_id()] ^= mine[mine.len() - 1 - thread_id()] ^ mine.len();
    let rest = x.slice(i, 1000);
    tail[i] = (rest.len() * 3) ^ rest[0] ^ x.slice(4_000_000_000, 7).len();
}

#[t0::kernel(block = 64)]
pub fn tiles(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let tile = x.tile(i, 2, 3, 3);
    let mut sum = tile.rows() * 100 + tile.cols();
    for r in 0..tile.rows() {
        for c in 0..tile.cols() {
            sum = sum.wrapping_mul(31).wrapping_add(tile[(r, c)]);
        }
    }
    let mut to = out.tile(i, 1, 1, 4);
    for c in 0..to.cols() {
        to[(0, c)] = sum ^ c;
    }
}

#[t0::kernel(block = 64)]
pub fn parts_of_parts(x: In<u16>, mut out: Out<u32>) {
    let i = global_id();
    let inner = x.tile(0, 1, x.rows(), 5).tile(i, 1, 2, 9).row(0).slice(1, 2);
    let mut sum = inner.len();
    for k in 0..inner.len() {
        sum = sum * 7 + inner[k] as u32;
    }
    out[i] = sum;
}

#[t0::device]
fn mean(x: &In<f32>) -> f32 {
    let mut sum = 0.0;
    for k in 0..x.len() {
        sum += x[k];
    }
    sum / x.len() as f32
}

#[t0::device]
fn put(out: &mut Out<f32>, at: u32, value: f32) {
    out[at] = value;
}

#[t0::kernel(block = 64)]
pub fn parts_in_functions(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let row = x.row(i);
    let mut mine = out.slice(i, 1);
    put(&mut mine, 0, mean(&row) - mean(&x.row(0)));
}

#[t0::kernel(block = 64)]
pub fn wide_access_of_parts(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    if i % 4 == 0 && i + 4 <= x.len() {
        let part = x.slice(i, 4);
        let [a, b, c, d] = part.load::<4>(0);
        let mut to = out.slice(i, 4);
        to.store(0, [d, c, b, a]);
        to[1] ^= part.load::<2>(2)[1];
    }
}

#[t0::kernel(block = 64)]
pub fn atomics_by_part(x: In<u32>, counts: Atomics<u32>) {
    let i = global_id();
    let row = counts.row(x[i] % counts.rows());
    row.add(i % row.len(), 1);
    counts.tile(0, 1, 1, 2).add((0, i % 2), x[i]);
}

#[t0::kernel(block = 64)]
pub fn lengths_of_parts(x: In<u64>, mut out: Out<u32>) {
    let i = global_id();
    let t = x.tile(i / 2, i % 4, i, 2);
    let r = x.row(i * 2);
    out[i] = ((t.len() * 64 + t.rows()) * 8 + t.cols()) * 8 + t.stride() + r.len() * 5 + r.rows();
}

#[t0::kernel(block = 64)]
pub fn stores_through_parts(x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    out.slice(i, 1)[0] = x[i] ^ 1;
    out.slice(0, x.len()).slice(i, 9)[0] ^= x.slice(i, 1)[0] >> 3;
    if i % 2 == 0 {
        out.row(0)[i] ^= i << 3;
    }
}

#[t0::device]
fn place(i: u32, cols: u32) -> (u32, u32) {
    (i / cols, i % cols)
}

/// Row and column come from one expression, which is evaluated once.
#[t0::kernel(block = 64)]
pub fn places_of_two(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let places = [place(i, 7), (i / 7, 6 - i % 7)];
    let mut turns = 0;
    if i < 28 {
        out[place(i, 7)] = x[places[1]] ^ x[{
            turns += 1;
            place(i / 2, 7)
        }] ^ turns << 9;
    }
}
