//! Joins, filters and sums of tables, texts and packed numbers, merging, gates, caches and dropout.
//!
//! The bench compiles this text. `tables.cl` has the kernels in OpenCL C.

/// The key of an empty slot, and the value of a key that is not in the table.
const NONE: u32 = u32::MAX;

#[t0::device]
fn slot_of(key: u32) -> u32 {
    let hash = (key ^ (key >> 16)).wrapping_mul(0x85eb_ca6b);
    let hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}

#[t0::kernel(block = 256, grid = y.len(), requires(keys.len() == y.len()))]
pub fn hash_probe(table: In<[u32; 2]>, keys: In<u32>, mut y: Out<u32>, mask: u32) {
    // Open addressing: a slot has a key and its value.
    let i = global_id();
    let key = keys[i];
    let mut slot = slot_of(key) & mask;
    y[i] = loop {
        let [found, value] = table[slot];
        if found == key {
            break value;
        }
        if found == NONE {
            break NONE;
        }
        slot = (slot + 1) & mask;
    };
}

#[t0::kernel(
    block = 256,
    grid = blocks(keys.len().div_ceil(1024)),
    requires(
        dates.len() == keys.len(),
        values.len() == keys.len(),
        counts.len() <= 128,
        sums.len() == counts.len(),
        largest.len() == counts.len(),
    ),
)]
pub fn group_sums(
    keys: In<u8>,
    dates: In<u16>,
    values: In<u32>,
    counts: Atomics<u32>,
    sums: Atomics<u32>,
    largest: Atomics<u32>,
    first: u32,
    last: u32,
) {
    // For each key, the number, the sum and the largest of the values whose date is in the range.
    let mut count = Lds::<u32, 128>::new();
    let mut sum = Lds::<u32, 128>::new();
    let mut most = Lds::<u32, 128>::new();
    let t = thread_id();
    if t < 128 {
        count[t] = 0;
        sum[t] = 0;
        most[t] = 0;
    }
    barrier();
    for i in grid_stride(keys.len()) {
        let date = dates[i] as u32;
        if date >= first && date <= last {
            let (key, value) = (keys[i] as u32, values[i]);
            count.atomic_add(key, 1);
            sum.atomic_add(key, value);
            most.atomic_max(key, value);
        }
    }
    barrier();
    if t < counts.len() && count[t] > 0 {
        counts.add(t, count[t]);
        sums.add(t, sum[t]);
        largest.max(t, most[t]);
    }
}

#[t0::kernel(block = 256, grid = x.rows(), requires(y.len() == x.rows(), valid.len() == x.rows()))]
pub fn parse_decimals(x: In<u8>, mut y: Out<i32>, mut valid: Out<u8>) {
    // A field has spaces, perhaps a sign, digits, and spaces.
    let row = global_id();
    let field = x.row(row);
    let width = field.len();
    let mut k = 0;
    while k < width && field[k] == b' ' {
        k += 1;
    }
    let mut negative = false;
    if k < width && matches!(field[k], b'-' | b'+') {
        negative = field[k] == b'-';
        k += 1;
    }
    let first = k;
    let mut value = 0i32;
    while k < width {
        let digit = field[k].wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        value = value.wrapping_mul(10).wrapping_add(digit as i32);
        k += 1;
    }
    let digits = k - first;
    while k < width && field[k] == b' ' {
        k += 1;
    }
    let good = digits > 0 && k == width;
    y[row] = match (good, negative) {
        (false, _) => 0,
        (true, false) => value,
        (true, true) => value.wrapping_neg(),
    };
    valid[row] = good as u8;
}

#[t0::kernel(block = 128, grid = starts.len() - 1, requires(places.len() == starts.len()))]
pub fn varint_decode(packed: In<u8>, starts: In<u32>, places: In<u32>, mut y: Out<u32>) {
    // A list has the differences of ascending numbers, seven bits a byte, the lowest first.
    let i = global_id();
    let end = starts[i + 1];
    let mut at = starts[i];
    let mut place = places[i];
    let mut number = 0u32;
    while at < end {
        let (mut difference, mut shift) = (0u32, 0);
        loop {
            let byte = packed[at] as u32;
            at += 1;
            difference |= (byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
            shift += 7;
        }
        number = number.wrapping_add(difference);
        y[place] = number;
        place += 1;
    }
}

#[t0::kernel(block = 256, grid = y.len(), requires(starts.len() == y.len() + 1))]
pub fn utf8_validate(text: In<u8>, starts: In<u32>, mut y: Out<u32>) {
    // The length of the valid prefix of each string.
    let i = global_id();
    let (start, end) = (starts[i], starts[i + 1]);
    let mut at = start;
    'text: while at < end {
        let lead = text[at] as u32;
        if lead < 0x80 {
            at += 1;
            continue;
        }
        let more = match lead {
            0xc2..=0xdf => 1,
            0xe0..=0xef => 2,
            0xf0..=0xf4 => 3,
            _ => break,
        };
        if at + more >= end {
            break;
        }
        let mut code = lead & (0x3f >> more);
        for k in 1..=more {
            let byte = text[at + k] as u32;
            if byte & 0xc0 != 0x80 {
                break 'text;
            }
            code = code << 6 | byte & 0x3f;
        }
        let allowed = match more {
            1 => true,
            2 => code >= 0x800 && !matches!(code, 0xd800..=0xdfff),
            _ => matches!(code, 0x1_0000..=0x10_ffff),
        };
        if !allowed {
            break;
        }
        at += more + 1;
    }
    y[i] = at - start;
}

#[t0::kernel(block = 256, grid = y.len().div_ceil(8), requires(a.len() + b.len() == y.len()))]
pub fn merge_path(a: In<u32>, b: In<u32>, mut y: Out<u32>) {
    // Eight results for each lane, which first searches how many of those before them come from `a`.
    let start = global_id() * 8;
    let (mut low, mut high) = (start.saturating_sub(b.len()), start.min(a.len()));
    while low < high {
        let middle = (low + high) / 2;
        if a[middle] <= b[start - 1 - middle] {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    let (mut i, mut j) = (low, start - low);
    for k in start..(start + 8).min(y.len()) {
        if i < a.len() && (j >= b.len() || a[i] <= b[j]) {
            y[k] = a[i];
            i += 1;
        } else {
            y[k] = b[j];
            j += 1;
        }
    }
}

#[t0::device]
fn mixed(key: u64) -> u64 {
    let x = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[t0::kernel(block = 256, grid = y.len() * 32)]
pub fn bloom_query(filter: In<u32>, keys: In<u64>, mut y: Out<u32>, mask: u32, hashes: u32) {
    // A bit for each key: whether it may be in the set.
    let i = global_id();
    let hash = mixed(keys[i]);
    let (first, step) = (hash as u32, (hash >> 32) as u32 | 1);
    let found = (0..hashes).all(|k| {
        let bit = first.wrapping_add(k.wrapping_mul(step)) & mask;
        filter[bit / 32] >> (bit % 32) & 1 == 1
    });
    let votes = wave::ballot(found);
    if lane() == 0 {
        y[i / 32] = votes;
    }
}

/// The larger logit with its expert; of equal ones, the first.
#[t0::device]
fn better(p: (f32, u32), q: (f32, u32)) -> (f32, u32) {
    if q.0 > p.0 || (q.0 == p.0 && q.1 < p.1) { q } else { p }
}

#[t0::kernel(
    block = 256,
    fast_math,
    grid = blocks(logits.rows() / 8),
    requires(logits.cols() == 64, bias.len() == 64, loads.len() == 64),
)]
pub fn moe_gate(logits: In<f32>, bias: In<f32>, mut experts: Out<u32>, mut weights: Out<f32>, loads: Atomics<u32>) {
    // A token for each wave: the best two of 64 experts, the softmax of both, and how many tokens each expert gets.
    let mut counts = Lds::<u32, 64>::new();
    let (t, token, low, high) = (thread_id(), block_id() * 8 + wave_id(), lane(), lane() + 32);
    if t < 64 {
        counts[t] = 0;
    }
    barrier();
    let mut p = (logits[(token, low)] + bias[low], low);
    let mut q = (logits[(token, high)] + bias[high], high);
    let (first, chosen) = wave::reduce(better(p, q), |a, b| better(a, b));
    if low == chosen {
        p.0 = f32::NEG_INFINITY;
    }
    if high == chosen {
        q.0 = f32::NEG_INFINITY;
    }
    let (second, other) = wave::reduce(better(p, q), |a, b| better(a, b));
    let ratio = (second - first).exp();
    let scale = (1.0 + ratio).rcp();
    if lane() == 0 {
        experts.store(token * 2, [chosen, other]);
        weights.store(token * 2, [scale, ratio * scale]);
        counts.atomic_add(chosen, 1);
        counts.atomic_add(other, 1);
    }
    barrier();
    if t < 64 {
        loads.add(t, counts[t]);
    }
}

/// The largest magnitude of the wave's numbers.
#[t0::device]
fn largest_of(v: [f32; 4]) -> f32 {
    wave::max(v[0].abs().max(v[1].abs()).max(v[2].abs()).max(v[3].abs()))
}

/// Numbers of which `most` becomes 127.
#[t0::device]
fn in_bytes(v: [f32; 4], most: f32) -> [i8; 4] {
    let inverse = if most > 0.0 { 127.0 / most } else { 0.0 };
    v.map(|x| (x * inverse).round_ties_even().clamp(-127.0, 127.0) as i8)
}

#[t0::kernel(
    block = 256,
    fast_math,
    grid = blocks(slots.len()),
    requires(positions.len() == slots.len(), keys.len() == slots.len() * 1024, values.len() == keys.len()),
)]
pub fn kv_append(
    keys: In<bf16>,
    values: In<bf16>,
    angles: In<f32>,
    positions: In<u32>,
    slots: In<u32>,
    mut key_cache: Out<i8>,
    mut value_cache: Out<i8>,
    mut scales: Out<f32>,
) {
    // A token for each workgroup, and one of its eight heads of 128 columns for each wave. Tokens without a slot are
    // padding. Keys are rotated by their position.
    let (token, head) = (block_id(), wave_id());
    let slot = slots[token];
    if slot == NONE {
        return;
    }
    let from = (token * 8 + head) * 128 + lane() * 2;
    let to = (slot * 8 + head) * 128 + lane() * 2;
    let turn = angles.load::<4>(positions[token] * 128 + lane() * 4);
    let (low, high) = (keys.load::<2>(from), keys.load::<2>(from + 64));
    let mut key = [0.0f32; 4];
    for j in 0..2usize {
        let (a, b) = (low[j].to_f32(), high[j].to_f32());
        let (cos, sin) = (turn[2 * j], turn[2 * j + 1]);
        key[j] = a.mul_add(cos, -(b * sin));
        key[j + 2] = a.mul_add(sin, b * cos);
    }
    let (low, high) = (values.load::<2>(from), values.load::<2>(from + 64));
    let value = [low[0].to_f32(), low[1].to_f32(), high[0].to_f32(), high[1].to_f32()];
    let (key_most, value_most) = (largest_of(key), largest_of(value));
    let k = in_bytes(key, key_most);
    let v = in_bytes(value, value_most);
    key_cache.store(to, [k[0], k[1]]);
    key_cache.store(to + 64, [k[2], k[3]]);
    value_cache.store(to, [v[0], v[1]]);
    value_cache.store(to + 64, [v[2], v[3]]);
    if lane() == 0 {
        scales.store((slot * 8 + head) * 2, [key_most * (1.0 / 127.0), value_most * (1.0 / 127.0)]);
    }
}

/// Four random numbers: Philox 4x32 with ten rounds.
#[t0::device]
fn philox(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    let mut c = counter;
    let mut k = key;
    for _ in 0..10 {
        let (high0, low0) = (c[0].mul_hi(0xd251_1f53), c[0].wrapping_mul(0xd251_1f53));
        let (high1, low1) = (c[2].mul_hi(0xcd9e_8d57), c[2].wrapping_mul(0xcd9e_8d57));
        c = [high1 ^ c[1] ^ k[0], low1, high0 ^ c[3] ^ k[1], low0];
        k = [k[0].wrapping_add(0x9e37_79b9), k[1].wrapping_add(0xbb67_ae85)];
    }
    c
}

#[t0::kernel(
    block = 256,
    grid = y.len().div_ceil(4),
    requires(x.len() == y.len(), residual.len() == y.len(), kept.len() == y.len()),
)]
pub fn dropout_philox(
    x: In<f32>,
    residual: In<f32>,
    mut y: Out<f32>,
    mut kept: Out<u8>,
    seed: u32,
    step: u32,
    keep: f32,
) {
    let i = global_id();
    let random = philox([i, 0, step, 0], [seed, 0]);
    let scale = 1.0 / keep;
    for k in 0..4u32 {
        let at = i * 4 + k;
        if at < y.len() {
            let uniform = (random[k as usize] >> 8) as f32 * (1.0 / 16_777_216.0);
            let keeps = uniform < keep;
            y[at] = if keeps { x[at].mul_add(scale, residual[at]) } else { residual[at] };
            kept[at] = keeps as u8;
        }
    }
}
