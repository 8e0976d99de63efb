// Arrays as arguments and as elements of views and `Lds`; workgroup sizes and lengths from constants.

#[t0::constant]
const LANES: usize = 32;

const WAVES: usize = 2;
const BLOCK: usize = WAVES * LANES_AGAIN;
const LANES_AGAIN: usize = 32;
const WEIGHTS: [f32; 3] = [0.25, -0.5, 0.125];
const FIRST: i32 = -7;

#[t0::kernel(block = 64)]
pub fn arrays_as_arguments(first: u8, weights: [f32; 3], table: [[u16; 2]; 3], last: [u64; 1], x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let mut sum = first as f32;
    for k in 0..weights.len() {
        sum += weights[k] * x.get_or(i + k as u32, 0.5);
    }
    let at = (i % 3) as usize;
    out[i] = sum + (table[at][0] as f32) - (table[2][at % 2] as f32) + (last[0] as f32);
}

#[t0::kernel(block = 64)]
pub fn arrays_as_elements(x: In<[f32; 4]>, y: In<[i16; 3]>, mut out: Out<[f32; 2]>, mut shorts: Out<[i16; 3]>) {
    let mut tile = Lds::<[f32; 4], 64>::new();
    let i = global_id();
    let t = thread_id();
    if t == 0 {
        for k in 0..64 {
            tile[k] = [k as f32; 4];
        }
    }
    barrier();
    let [a, b, c, d] = x[i];
    tile[t] = [d, c, b, a];
    barrier();
    let other = tile[63 - t];
    out[i] = [other[0] + x[i][3], tile[t ^ 1][(i % 4) as usize]];
    let mut all = y[i];
    all.swap(0, 2);
    shorts[i] = all;
    shorts[i][1] = y.get_or(i + 1, [5, 6, 7])[(i % 3) as usize];
}

#[t0::kernel(block = LANES)]
pub fn block_of_a_constant(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, LANES>::new();
    tile[thread_id()] = x[global_id()];
    let all = block::sum(x[global_id()] % 100);
    out[global_id()] = tile[thread_id()] ^ (all << 1) ^ block_size() ^ tile.len();
}

#[t0::kernel(block = (BLOCK / 8, 8))]
pub fn block_of_plain_constants(x: In<f32>, high: u32, mut out: Out<f32>) {
    let mut tile = Lds::<f32, BLOCK>::new();
    let i = global_id_y() * 40 + global_id();
    let t = thread_id_y() * block_size() + thread_id();
    tile[t] = x.get_or(i, 1.0);
    out[i] = tile[t] * WEIGHTS[(i % 3) as usize] + (FIRST as f32) + (block_size_y() as f32) + (high as f32);
}
