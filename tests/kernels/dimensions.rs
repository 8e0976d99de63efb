// Grids and workgroups of two and three dimensions, with partial workgroups at the end.

#[t0::kernel(block = (8, 4, 2))]
pub fn lanes_of_a_box(high: u32, deep: u32, mut own: Out<u32>, mut global: Out<u32>) {
    let wide = own.len() / (high * deep);
    let at = (global_id_z() * high + global_id_y()) * wide + global_id();
    own[at] = thread_id() + 10 * thread_id_y() + 100 * thread_id_z() + 1000 * lane() + 100_000 * wave_id();
    global[at] = at ^ block_size() << 24 ^ block_size_y() << 20 ^ block_size_z() << 16;
}

#[t0::kernel(block = (8, 4, 2))]
pub fn groups_of_a_box(high: u32, deep: u32, mut ids: Out<u32>, mut counts: Out<u32>) {
    let wide = ids.len() / (high * deep);
    let at = (global_id_z() * high + global_id_y()) * wide + global_id();
    ids[at] = block_id() + 100 * block_id_y() + 10_000 * block_id_z();
    counts[at] = block_count() + 100 * block_count_y() + 10_000 * block_count_z();
}

/// A workgroup of three and a half waves, with rows shorter than a wave.
#[t0::kernel(block = (7, 16))]
pub fn words_of_a_plane(high: u32, x: In<u32>, mut sum: Out<u32>, mut before: Out<u32>, mut near: Out<u32>) {
    let wide = x.len() / high;
    let at = global_id_y() * wide + global_id();
    sum[at] = block::sum(x[at]) ^ wave::max(x[at]);
    before[at] = block::exclusive_sum(x[at] & 0xFFFF);
    near[at] = wave::shuffle_xor(x[at], 9) ^ wave::shuffle_up(x[at], 7) ^ wave::ballot(x[at] & 1 == 1);
}

/// Each lane reads its four neighbours through LDS; values beyond the edges are zero.
#[t0::kernel(block = (16, 8))]
pub fn five_points(high: u32, x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 10, 18>::new();
    let wide = x.len() / high;
    let (left, top) = (block_id() * 16, block_id_y() * 8);
    let lanes = lanes_at(left, top, wide, high);
    let mut k = thread_id_y() * (wide - left).min(16) + thread_id();
    while k < 180 {
        let (row, column) = (top + k / 18, left + k % 18);
        let inside = row > 0 && row <= high && column > 0 && column <= wide;
        tile[(k / 18, k % 18)] = if inside { x[(row - 1) * wide + column - 1] } else { 0.0 };
        k += lanes;
    }
    barrier();
    let (r, c) = (thread_id_y() + 1, thread_id() + 1);
    let around = tile[(r - 1, c)] + tile[(r + 1, c)] + tile[(r, c - 1)] + tile[(r, c + 1)];
    out[global_id_y() * wide + global_id()] = around - 4.0 * tile[(r, c)];
}

/// The number of lanes in the workgroup at this corner.
#[t0::device]
fn lanes_at(left: u32, top: u32, wide: u32, high: u32) -> u32 {
    (wide - left).min(16) * (high - top).min(8)
}

#[t0::kernel(block = (4, 4, 4))]
pub fn sums_through_a_box(high: u32, deep: u32, x: In<u32>, mut out: Out<u32>) {
    let mut columns = Lds::<u32, 16>::new();
    let wide = x.len() / (high * deep);
    let at = (global_id_z() * high + global_id_y()) * wide + global_id();
    let column = thread_id_y() * 4 + thread_id();
    if thread_id_z() == 0 {
        columns[column] = 0;
    }
    barrier();
    columns.atomic_add(column, x[at]);
    barrier();
    out[at] = columns[column] ^ thread_id_z();
}
