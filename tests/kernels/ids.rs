// Lane and workgroup indices.

#[t0::kernel(block = 64)]
pub fn ids(mut global: Out<u32>, mut thread: Out<u32>, mut block: Out<u32>, mut rest: Out<u32>) {
    let i = global_id();
    global[i] = i;
    thread[i] = thread_id();
    block[i] = block_id() * 1000 + block_count();
    rest[i] = lane() * 100 + wave_id() * 10 + block_size();
}

#[t0::kernel(block = (8, 4, 2))]
pub fn ids_in_three_dimensions(mut out: Out<u32>) {
    let at = global_id() + global_id_y() + global_id_z();
    if thread_id_y() == 0 && thread_id_z() == 0 {
        out[at] = thread_id() + 10 * block_size_y() + 100 * block_size_z() + 1000 * block_count_y() + block_id_z();
    }
}
