//! Attention, products of small integers, convolutions, norms, quantisation and the largest elements of rows.
//!
//! The bench compiles this text. `layers.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, fast_math, grid = blocks(length / 8, q.rows() / length))]
pub fn attention(q: In<f32>, k: In<f32>, v: In<f32>, mut out: Out<f32>, length: u32, scale: f32) {
    // Causal, with heads of 64 columns: a query for each wave, and 32 keys in LDS at a time, one for each lane.
    let mut tq = Lds::<f32, 512>::new();
    let mut tk = Lds::<f32, 2176>::new();
    let mut tv = Lds::<f32, 2048>::new();
    let (t, wave) = (thread_id(), wave_id());
    let (base, first) = (block_id_y() * length, block_id() * 8);
    let row = first + wave;
    for i in strided(t, 512, 256) {
        tq[i] = q[(base + first) * 64 + i] * scale;
    }
    let (mut most, mut sum) = (f32::NEG_INFINITY, 0.0f32);
    let mut acc = [0.0f32; 2];
    for tile in (0..first + 8).step_by(32) {
        barrier();
        for i in strided(t, 512, 256) {
            let (r, c) = (i / 16, i % 16 * 4);
            let key = (tile + r).min(length - 1);
            tk.store(r * 68 + c, k.load::<4>((base + key) * 64 + c));
            tv.store(r * 64 + c, v.load::<4>((base + key) * 64 + c));
        }
        barrier();
        let mut score = 0.0f32;
        for c in (0..64u32).step_by(4) {
            let (a, b) = (tq.load::<4>(wave * 64 + c), tk.load::<4>(lane() * 68 + c));
            for i in 0..4usize {
                score = a[i].mul_add(b[i], score);
            }
        }
        if tile + lane() > row {
            score = f32::NEG_INFINITY;
        }
        let next = most.max(wave::max(score));
        let (weight, shrink) = ((score - next).exp(), (most - next).exp());
        most = next;
        sum = sum.mul_add(shrink, wave::sum(weight));
        acc = [acc[0] * shrink, acc[1] * shrink];
        for j in 0..32u32 {
            let w = wave::broadcast(weight, j);
            acc[0] = w.mul_add(tv[j * 64 + lane()], acc[0]);
            acc[1] = w.mul_add(tv[j * 64 + 32 + lane()], acc[1]);
        }
    }
    out[(base + row, lane())] = acc[0] / sum;
    out[(base + row, 32 + lane())] = acc[1] / sum;
}

#[t0::kernel(block = 256, fast_math, grid = blocks(lengths.len()))]
pub fn attention_decode(
    q: In<bf16>,
    keys: In<bf16>,
    values: In<bf16>,
    lengths: In<u32>,
    mut out: Out<bf16>,
    room: u32,
    scale: f32,
) {
    // Eight heads of queries share a sequence, one for each wave. Eight lanes have 8 of the 64 columns each, and the
    // four groups of lanes read every fourth position.
    let (sequence, group, column) = (block_id(), lane() / 8, lane() % 8 * 8);
    let head = sequence * 8 + wave_id();
    let length = lengths[sequence];
    let query = q.load::<8>(head * 64 + column).map(|x| x.to_f32() * scale);
    let (mut most, mut sum) = (f32::NEG_INFINITY, 0.0f32);
    let mut acc = [0.0f32; 8];
    for start in (0..length).step_by(4) {
        let position = (start + group).min(length - 1);
        let at = (sequence * room + position) * 64 + column;
        let (key, value) = (keys.load::<8>(at), values.load::<8>(at));
        let mut score = 0.0f32;
        for c in 0..8usize {
            score = query[c].mul_add(key[c].to_f32(), score);
        }
        score += wave::shuffle_xor(score, 1);
        score += wave::shuffle_xor(score, 2);
        score += wave::shuffle_xor(score, 4);
        if start + group >= length {
            score = f32::NEG_INFINITY;
        }
        let next = most.max(score);
        let (weight, shrink) = ((score - next).exp(), (most - next).exp());
        most = next;
        sum = sum.mul_add(shrink, weight);
        for c in 0..8usize {
            acc[c] = weight.mul_add(value[c].to_f32(), acc[c] * shrink);
        }
    }
    let mut all = most.max(wave::shuffle_xor(most, 8));
    all = all.max(wave::shuffle_xor(all, 16));
    let shrink = (most - all).exp();
    sum *= shrink;
    sum += wave::shuffle_xor(sum, 8);
    sum += wave::shuffle_xor(sum, 16);
    for c in 0..8usize {
        acc[c] *= shrink;
        acc[c] += wave::shuffle_xor(acc[c], 8);
        acc[c] += wave::shuffle_xor(acc[c], 16);
    }
    if group == 0 {
        out.store(head * 64 + column, acc.map(|x| bf16::from_f32(x / sum)));
    }
}

#[t0::kernel(block = (16, 16), grid = blocks(y.cols() / 64, y.rows() / 64))]
pub fn gemm_int8(a: In<i8>, b: In<i8>, mut y: Out<i32>) {
    // A tile has 64 rows of 16 words, transposed.
    let mut ta = Lds::<[i8; 4], 16, 68>::new();
    let mut tb = Lds::<[i8; 4], 16, 68>::new();
    let (tx, ty) = (thread_id(), thread_id_y());
    let (left, top) = (block_id() * 64, block_id_y() * 64);
    let t = ty * 16 + tx;
    let (row, word) = (t / 4, t % 4 * 4);
    let depth = a.cols();
    let mut acc = [[0i32; 4]; 4];
    for k in (0..depth).step_by(64) {
        let u = a.load::<16>((top + row) * depth + k + word * 4);
        let v = b.load::<16>((left + row) * depth + k + word * 4);
        for j in 0..4usize {
            ta[(word + j as u32, row)] = [u[4 * j], u[4 * j + 1], u[4 * j + 2], u[4 * j + 3]];
            tb[(word + j as u32, row)] = [v[4 * j], v[4 * j + 1], v[4 * j + 2], v[4 * j + 3]];
        }
        barrier();
        for j in 0..16u32 {
            let rows: [[i8; 4]; 4] = core::array::from_fn(|i| ta[(j, ty * 4 + i as u32)]);
            let columns: [[i8; 4]; 4] = core::array::from_fn(|i| tb[(j, tx * 4 + i as u32)]);
            for r in 0..4usize {
                for c in 0..4usize {
                    acc[r][c] = rows[r].dot(columns[c], acc[r][c]);
                }
            }
        }
        barrier();
    }
    for r in 0..4usize {
        y.store((top + ty * 4 + r as u32) * y.cols() + left + tx * 4, acc[r]);
    }
}

#[t0::kernel(
    block = (32, 8),
    fast_math,
    grid = blocks(x.cols().div_ceil(32), height.div_ceil(8), x.rows() / height),
)]
pub fn conv_depthwise(x: In<f32>, weights: In<f32>, mut y: Out<f32>, height: u32) {
    let (column, row, plane) = (global_id(), global_id_y(), block_id_z());
    if column >= x.cols() || row >= height {
        return;
    }
    let image = x.tile(plane * height, 0, height, x.cols());
    let channel = plane % weights.rows();
    let mut sum = 0.0;
    for i in 0..5u32 {
        for j in 0..5u32 {
            // Before the border the index wraps and is out of range.
            let v = image.get_or(((row + i).wrapping_sub(2), (column + j).wrapping_sub(2)), 0.0);
            sum = v * weights[(channel, i * 5 + j)] + sum;
        }
    }
    y[(plane * height + row, column)] = sum;
}

#[t0::kernel(block = (128, 1), fast_math, grid = (x.cols() / 4, x.rows()))]
pub fn conv1d(x: In<bf16>, weights: In<f32>, bias: In<f32>, mut y: Out<bf16>) {
    // Four results of a channel: each is a sum over its position and the three before it.
    let (row, first) = (global_id_y(), global_id() * 4);
    let channel = row % bias.len();
    let at = row * x.cols() + first;
    let before = if first > 0 { x.load::<4>(at - 4) } else { [bf16::from_f32(0.0); 4] };
    let here = x.load::<4>(at);
    let mut v = [0.0f32; 8];
    for k in 0..4usize {
        v[k] = before[k].to_f32();
        v[k + 4] = here[k].to_f32();
    }
    let w = weights.load::<4>(channel * 4);
    let mut out = [bf16::from_f32(0.0); 4];
    for k in 0..4usize {
        let mut sum = bias[channel];
        for j in 0..4usize {
            sum = w[j] * v[k + j + 1] + sum;
        }
        out[k] = bf16::from_f32(sum / (1.0 + (-sum).exp()));
    }
    y.store(at, out);
}

#[t0::kernel(block = 256, fast_math, grid = blocks(x.rows()))]
pub fn cross_entropy(x: In<f32>, targets: In<u32>, mut y: Out<f32>, mut losses: Out<f32>) {
    let (row, t) = (block_id(), thread_id());
    let mut most = f32::NEG_INFINITY;
    for k in strided(t, x.cols(), 256) {
        most = most.max(x[(row, k)]);
    }
    let most = block::max(most);
    let mut sum = 0.0;
    for k in strided(t, x.cols(), 256) {
        sum += (x[(row, k)] - most).exp();
    }
    let total = block::sum(sum).ln() + most;
    for k in strided(t, x.cols(), 256) {
        y[(row, k)] = x[(row, k)] - total;
    }
    if t == 0 {
        losses[row] = total - x[(row, targets[row])];
    }
}

#[t0::kernel(block = 256, fast_math, grid = blocks(x.rows() / (weight.len() / groups)))]
pub fn groupnorm(x: In<f32>, weight: In<f32>, bias: In<f32>, mut y: Out<f32>, groups: u32) {
    let t = thread_id();
    let each = weight.len() / groups;
    let first = block_id() * each;
    let size = each * x.cols();
    let start = first * x.cols();
    let mut sum = 0.0;
    for k in strided(t, size, 256) {
        sum += x[start + k];
    }
    let mean = block::sum(sum) / size as f32;
    let mut square = 0.0;
    for k in strided(t, size, 256) {
        let v = x[start + k] - mean;
        square = v * v + square;
    }
    let scale = (block::sum(square) / size as f32 + 1e-5).rsqrt();
    for c in 0..each {
        let channel = block_id() % groups * each + c;
        let factor = scale * weight[channel];
        let offset = (-mean).mul_add(factor, bias[channel]);
        for k in strided(t, x.cols(), 256) {
            y[(first + c, k)] = x[(first + c, k)].mul_add(factor, offset);
        }
    }
}

#[t0::kernel(block = 128, fast_math, grid = blocks(x.rows()))]
pub fn quantise_rows(x: In<f32>, mut q: Out<i8>, mut scales: Out<f32>) {
    let (row, t) = (block_id(), thread_id());
    let start = row * x.cols();
    let mut most = 0.0f32;
    for k in strided(t * 4, x.cols(), 512) {
        for v in x.load::<4>(start + k) {
            most = most.max(v.abs());
        }
    }
    let most = block::max(most);
    let inverse = if most > 0.0 { 127.0 / most } else { 0.0 };
    for k in strided(t * 4, x.cols(), 512) {
        let v = x.load::<4>(start + k);
        q.store(start + k, v.map(|v| (v * inverse).round_ties_even().clamp(-127.0, 127.0) as i8));
    }
    if t == 0 {
        scales[row] = most * (1.0 / 127.0);
    }
}

#[t0::kernel(block = 128, grid = blocks(x.rows() / 4))]
pub fn top_k(x: In<f32>, mut values: Out<f32>, mut indices: Out<u32>) {
    // Each lane keeps its four largest in order; the wave takes the largest of the first ones four times.
    let row = block_id() * 4 + wave_id();
    let mut best = [f32::NEG_INFINITY; 4];
    let mut at = [u32::MAX; 4];
    for k in strided(lane(), x.cols(), 32) {
        let (mut v, mut i) = (x[(row, k)], k);
        if v > best[3] {
            for slot in 0..4usize {
                if v > best[slot] {
                    core::mem::swap(&mut v, &mut best[slot]);
                    core::mem::swap(&mut i, &mut at[slot]);
                }
            }
        }
    }
    for n in 0..4u32 {
        let (v, i) = wave::reduce((best[0], at[0]), |p, q| {
            if q.0 > p.0 || (q.0 == p.0 && q.1 < p.1) { q } else { p }
        });
        if at[0] == i {
            best = [best[1], best[2], best[3], f32::NEG_INFINITY];
            at = [at[1], at[2], at[3], u32::MAX];
        }
        if lane() == 0 {
            values[(row, n)] = v;
            indices[(row, n)] = i;
        }
    }
}

#[t0::kernel(block = 128, fast_math, grid = blocks(y.len() / 4))]
pub fn gemv_int4(q: In<u32>, scales: In<bf16>, zeros: In<u8>, x: In<f32>, mut y: Out<f32>) {
    // A wave for each row, and a group of 32 weights for each lane.
    let row = block_id() * 4 + wave_id();
    let mut sum = 0.0f32;
    for group in strided(lane(), scales.cols(), 32) {
        let at = row * scales.cols() + group;
        let zero = zeros[at] as f32;
        let words = q.load::<4>(at * 4);
        let mut part = 0.0f32;
        for w in 0..4u32 {
            let word = words[w as usize];
            for half in 0..2u32 {
                let v = x.load::<4>(group * 32 + w * 8 + half * 4);
                for k in 0..4u32 {
                    let weight = (word >> (half * 16 + k * 4)) & 15;
                    part = (weight as f32 - zero) * v[k as usize] + part;
                }
            }
        }
        sum = scales[at].to_f32() * part + sum;
    }
    let total = wave::sum(sum);
    if lane() == 0 {
        y[row] = total;
    }
}

#[t0::kernel(block = 128, grid = blocks(x.rows()))]
pub fn argmax_rows(x: In<bf16>, mut y: Out<u32>) {
    let (row, t) = (block_id(), thread_id());
    let (mut most, mut at) = (f32::NEG_INFINITY, 0);
    for k in strided(t, x.cols(), 128) {
        let v = x[(row, k)].to_f32();
        if v > most {
            most = v;
            at = k;
        }
    }
    // The first of the largest ones.
    let (_, at) = block::reduce((most, at), |p, q| if q.0 > p.0 || (q.0 == p.0 && q.1 < p.1) { q } else { p });
    if t == 0 {
        y[row] = at;
    }
}
