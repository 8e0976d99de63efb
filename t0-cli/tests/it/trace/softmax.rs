/// The softmax of each row. A workgroup computes one row.
#[t0::kernel(
    block = 128,
    grid = blocks(x.rows()),
    requires(out.rows() == x.rows(), out.cols() == x.cols()),
    fast_math,
)]
pub fn softmax(x: In<f32>, mut out: Out<f32>) {
    let row = block_id();
    let mut largest = f32::MIN;
    for c in strided(thread_id(), x.cols(), 128) {
        largest = largest.max(x[(row, c)]);
    }
    let max = block::max(largest);
    let mut sum = 0.0f32;
    for c in strided(thread_id(), x.cols(), 128) {
        sum += (x[(row, c)] - max).exp();
    }
    let scale = block::sum(sum).rcp();
    for c in strided(thread_id(), x.cols(), 128) {
        out[(row, c)] = (x[(row, c)] - max).exp() * scale;
    }
}
