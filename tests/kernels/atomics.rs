// Memory that many lanes modify at the same time. The results do not depend on the order of the lanes.

#[t0::kernel(block = 64)]
pub fn histogram(x: In<u32>, counts: Atomics<u32>) {
    counts.add(x[global_id()] % counts.len(), 1);
}

#[t0::kernel(block = 64)]
pub fn extremes(x: In<i32>, low: Atomics<i32>, high: Atomics<i32>, least: Atomics<u32>, most: Atomics<u32>) {
    let i = global_id();
    low.min(i / 7, x[i]);
    high.max(i / 7, x[i]);
    least.min(i / 3, x[i] as u32);
    most.max(i / 3, x[i] as u32);
}

#[t0::kernel(block = 64)]
pub fn combined_bits(x: In<u32>, a: Atomics<u32>, b: Atomics<u32>, c: Atomics<u32>) {
    let i = global_id();
    a.and(i % 5 % a.len(), x[i] | 0xFFFF);
    b.or(i % 5 % b.len(), x[i]);
    c.xor(i % 5 % c.len(), x[i]);
}

#[t0::kernel(block = 64)]
pub fn tickets(ticket: Atomics<u32>, seen: Atomics<u32>) {
    let mine = ticket.add(0, 1);
    seen.add(mine, 2 * mine + 1);
}

#[t0::kernel(block = 64)]
pub fn wide_atomics(x: In<u64>, sum: Atomics<u64>, least: Atomics<u64>, most: Atomics<u64>, flips: Atomics<u64>, high: Atomics<i64>) {
    let i = global_id();
    sum.add(i / 9, x[i]);
    sum.sub(i / 9, 5);
    least.min(i / 9, x[i]);
    most.max(i / 9, x[i]);
    flips.xor(i / 9, x[i]);
    high.max(i / 9, x[i] as i64);
    high.min(i / 9, i64::MAX - 1);
}

#[t0::kernel(block = 64)]
pub fn float_atomics(x: In<f32>, sum: Atomics<f32>, low: Atomics<f32>, high: Atomics<f32>) {
    let i = global_id();
    // Integers: their sums are exact in any order.
    sum.add(i / 11, x[i].floor());
    sum.sub(i / 11, 1.0);
    low.min(i / 11, x[i]);
    high.max(i / 11, x[i]);
}

#[t0::kernel(block = 64)]
pub fn own_u32(x: In<u32>, a: Atomics<u32>, mut out: Out<u32>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut all = a.load(i);
    all ^= a.add(i, v).wrapping_mul(3);
    all ^= a.sub(i, v >> 1).wrapping_mul(5);
    all ^= a.min(i, v | 7).wrapping_mul(7);
    all ^= a.max(i, v & !7).wrapping_mul(9);
    all ^= a.and(i, !v | 0xF0F0).wrapping_mul(11);
    all ^= a.or(i, v & 0xFF).wrapping_mul(13);
    all ^= a.xor(i, v << 3).wrapping_mul(15);
    let there = a.load(i);
    all ^= a.compare_exchange(i, there, v ^ 1).wrapping_mul(17);
    all ^= a.compare_exchange(i, v ^ 2, 0).wrapping_mul(19);
    all ^= a.exchange(i, all).wrapping_mul(21);
    a.store(i, all ^ a.load(i).wrapping_mul(23));
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn own_i32(x: In<i32>, a: Atomics<i32>, mut out: Out<i32>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut all = a.min(i, v);
    all ^= a.max(i, -5).wrapping_mul(3);
    all ^= a.add(i, v).wrapping_mul(5);
    all ^= a.sub(i, 77).wrapping_mul(7);
    all ^= a.exchange(i, v ^ all).wrapping_mul(9);
    all ^= a.compare_exchange(i, v, 1).wrapping_mul(11);
    out[i] = all ^ a.load(i);
}

#[t0::kernel(block = 64)]
pub fn own_u64(x: In<u64>, a: Atomics<u64>, mut out: Out<u64>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut all = a.load(i);
    all ^= a.add(i, v).wrapping_mul(3);
    all ^= a.sub(i, 1 << 33).wrapping_mul(5);
    all ^= a.min(i, v | 7).wrapping_mul(7);
    all ^= a.max(i, v >> 2).wrapping_mul(9);
    all ^= a.and(i, !v | 0xF0F0).wrapping_mul(11);
    all ^= a.or(i, v << 32).wrapping_mul(13);
    let there = a.load(i);
    all ^= a.compare_exchange(i, there, v ^ 1).wrapping_mul(17);
    all ^= a.compare_exchange(i, v ^ 1 << 40, 0).wrapping_mul(19);
    all ^= a.exchange(i, all).wrapping_mul(21);
    a.store(i, all.rotate_left(9) ^ a.xor(i, v));
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn own_f32(x: In<f32>, a: Atomics<f32>, mut out: Out<f32>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut all = a.load(i);
    all += a.add(i, v);
    all += a.sub(i, 0.25);
    all += a.min(i, v);
    all += a.max(i, -1.5);
    let there = a.load(i);
    all += a.compare_exchange(i, there, v * 2.0);
    all += a.exchange(i, all);
    a.store(i, all - a.load(i));
    out[i] = all;
}

#[t0::kernel(block = 64)]
pub fn double_atomics(x: In<f64>, sum: Atomics<f64>, low: Atomics<f64>, high: Atomics<f64>) {
    let i = global_id();
    sum.add(i / 11, x[i].floor());
    sum.sub(i / 11, 1.0);
    low.min(i / 11, x[i]);
    high.max(i / 11, x[i]);
}

// All lanes of all workgroups.
#[t0::kernel(block = 64)]
pub fn doubles_in_one_element(x: In<f64>, sum: Atomics<f64>, low: Atomics<f64>, high: Atomics<f64>) {
    let i = global_id();
    sum.add(0, x[i].floor() * 1099511627776.0);
    if i % 3 == 1 {
        sum.sub_ordered(0, 5.0, Scope::Device, Order::AcqRel);
    }
    low.min(0, x[i]);
    high.max_ordered(0, x[i], Scope::System, Order::SeqCst);
}

#[t0::kernel(block = 64)]
pub fn double_tickets(ticket: Atomics<f64>, seen: Atomics<u32>) {
    let mine = ticket.add(0, 1.0) as u32;
    seen.add(mine, 2 * mine + 1);
}

#[t0::kernel(block = 64)]
pub fn own_f64(x: In<f64>, a: Atomics<f64>, mut out: Out<f64>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut all = a.load(i);
    all += a.add(i, v);
    all += a.sub(i, 0.25);
    all += a.min(i, v);
    all += a.max(i, -1.5);
    let there = a.load(i);
    all += a.compare_exchange(i, there, v * 2.0);
    all += a.compare_exchange(i, there, 7.0);
    all += a.exchange(i, all);
    a.store(i, all - a.load(i));
    out[i] = all;
}

// NaN, zeros of both signs, infinities, denormals.
#[t0::kernel(block = 64)]
pub fn doubles_of_all_kinds(x: In<f64>, low: Atomics<f64>, high: Atomics<f64>, sum: Atomics<f64>, mut out: InOut<f64>) {
    let (i, v) = (global_id(), x[global_id()]);
    let mut old = low.min(i, v);
    old = old.max(high.max(i, v));
    let mut turn = 0;
    while turn < i % 4 {
        turn += 1;
        if turn == 2 {
            old = sum.add(i, v);
            continue;
        }
        sum.sub_ordered(i, old, Scope::Workgroup, Order::Acquire);
    }
    out[i] = old;
}

#[t0::kernel(block = 64)]
pub fn doubles_in_lds(x: In<f64>, mut out: Out<f64>) {
    let mut one = Lds::<f64, 3>::new();
    let own = Lds::<f64, 64>::new();
    let (i, t) = (global_id(), thread_id());
    if t == 0 {
        one[0] = 0.0;
        one[1] = f64::NAN;
        one[2] = 9.0;
    }
    own.atomic_store(t, x[i]);
    barrier();
    one.atomic_add(0, x[i].floor());
    one.atomic_sub_ordered(0, 1.0, Order::AcqRel);
    one.atomic_min(1, x[i]);
    one.atomic_min(2, x[i]);
    let mut all = own.atomic_add(t, 2.5);
    all += own.atomic_max(t, x[i]) * 3.0;
    all += own.atomic_min(t, 1.0 / x[i]) * 5.0;
    all += own.atomic_compare_exchange(t, -0.0, 4.0) * 7.0;
    all += own.atomic_exchange(t, all) * 9.0;
    barrier();
    out[i] = all + one[0] + if one[1].is_nan() { one[2] } else { 1e9 } + own.atomic_load(t);
}

#[t0::kernel(block = 64)]
pub fn largest_by_exchange(x: In<u32>, a: Atomics<u32>) {
    let i = global_id();
    let at = i % 3 % a.len();
    let mut there = a.load(at);
    while there < x[i] {
        let before = a.compare_exchange(at, there, x[i]);
        if before == there {
            break;
        }
        there = before;
    }
}

// The last workgroup to finish adds the results of all.
#[t0::kernel(block = 64)]
pub fn last_block_sums(x: In<u32>, mut partial: InOut<u32>, count: Atomics<u32>, mut out: InOut<u32>) {
    let sum = wave::sum(x[global_id()]);
    let mut sums = Lds::<u32, 2>::new();
    if lane() == 0 {
        sums[wave_id()] = sum;
    }
    barrier();
    if thread_id() == 0 {
        // The second wave of the last workgroup may not exist.
        let second = if global_id() + 32 < x.len() { sums[1] } else { 0 };
        partial[block_id()] = sums[0].wrapping_add(second);
        let come = count.add_ordered(0, 1, Scope::Device, Order::AcqRel);
        if come == block_count() - 1 {
            let mut all = 0u32;
            for b in 0..block_count() {
                all = all.wrapping_add(partial[b]);
            }
            out[0] = all;
        }
    }
}

#[t0::kernel(block = 64)]
pub fn histogram_in_lds(x: In<u32>, mut out: Out<u32>) {
    let mut bins = Lds::<u32, 16>::new();
    // The first wave may be partial.
    for b in strided(thread_id(), 16, 1) {
        if thread_id() == 0 {
            bins[b] = 0;
        }
    }
    barrier();
    bins.atomic_add(x[global_id()] % 16, 1);
    barrier();
    out[global_id()] = bins[thread_id() % 16];
}

#[t0::kernel(block = 32)]
pub fn lds_atomics_of_each_type(x: In<u32>, mut a: Out<u32>, mut b: Out<i32>, mut c: Out<u64>, mut d: Out<f32>) {
    let words = Lds::<u32, 32>::new();
    let signed = Lds::<i32, 32>::new();
    let wide = Lds::<u64, 4, 8>::new();
    let floats = Lds::<f32, 32>::new();
    let (i, t, v) = (global_id(), thread_id(), x[global_id()]);
    words.atomic_store(t, v);
    signed.atomic_store(t, v as i32);
    wide.atomic_store((t / 8, t % 8), (v as u64) << 20);
    floats.atomic_store(t, (v % 100) as f32);
    let mut w = words.atomic_add(t, 5);
    w ^= words.atomic_sub(t, v >> 2).wrapping_mul(3);
    w ^= words.atomic_min(t, 1 << 20).wrapping_mul(5);
    w ^= words.atomic_max(t, v & 0xFF).wrapping_mul(7);
    w ^= words.atomic_and(t, !v).wrapping_mul(9);
    w ^= words.atomic_or(t, 3).wrapping_mul(11);
    w ^= words.atomic_xor(t, v).wrapping_mul(13);
    w ^= words.atomic_compare_exchange(t, v ^ 3, 1).wrapping_mul(15);
    w ^= words.atomic_exchange(t, w).wrapping_mul(17);
    a[i] = w ^ words.atomic_load(t);
    let low = signed.atomic_min(t, -3);
    let high = signed.atomic_max(t, 1000);
    b[i] = low.wrapping_mul(3) ^ high.wrapping_mul(5) ^ signed.atomic_add(t, 1) ^ signed.atomic_load(t);
    let p = (t / 8, t % 8);
    let mut big = wide.atomic_add(p, 1 << 50);
    big ^= wide.atomic_max(p, 99).wrapping_mul(3);
    big ^= wide.atomic_min(p, 1 << 55).wrapping_mul(5);
    big ^= wide.atomic_xor(p, v as u64).wrapping_mul(7);
    big ^= wide.atomic_compare_exchange(p, 0, 1).wrapping_mul(9);
    c[i] = big ^ wide.atomic_exchange(p, 4) ^ wide.atomic_load(p);
    let mut f = floats.atomic_add(t, 0.5);
    f += floats.atomic_min(t, 60.0) * 2.0;
    f += floats.atomic_max(t, 20.0) * 4.0;
    f += floats.atomic_exchange(t, 1.5) * 8.0;
    d[i] = f + floats.atomic_load(t);
}

#[t0::kernel(block = 64)]
pub fn counts_by_row(x: In<u32>, counts: Atomics<u32>) {
    let i = global_id();
    counts.add((x[i] % counts.rows(), x[i] / 8 % counts.cols()), 1);
}

#[t0::kernel(block = 64)]
pub fn ordered_forms(x: In<u32>, a: Atomics<u32>, mut out: Out<u32>) {
    let (i, v) = (global_id(), x[global_id()]);
    let words = Lds::<u32, 64>::new();
    words.atomic_store_ordered(thread_id(), v, Order::Release);
    fence(Scope::Workgroup, Order::AcqRel);
    let mut all = a.load_ordered(i, Scope::Device, Order::Acquire);
    all ^= a.add_ordered(i, 3, Scope::System, Order::SeqCst);
    all ^= a.compare_exchange_ordered(i, v, 9, Scope::Workgroup, Order::AcqRel);
    a.or_ordered(i, 1, Scope::Device, Order::Release);
    a.max_ordered(i, 100, Scope::Device, Order::Acquire);
    fence(Scope::Device, Order::Release);
    a.store_ordered(i, all, Scope::Device, Order::Release);
    fence(Scope::System, Order::SeqCst);
    all ^= a.load_ordered(i, Scope::Workgroup, Order::Relaxed);
    all ^= words.atomic_add_ordered(thread_id(), 1, Order::AcqRel);
    out[i] = all ^ words.atomic_load_ordered(thread_id(), Order::Acquire);
}

#[t0::kernel(block = 64)]
pub fn guarded_atomics(x: In<u32>, a: Atomics<u32>, mut out: InOut<u32>) {
    let i = global_id();
    let mut turn = 0;
    while turn < x[i] % 4 {
        turn += 1;
        if x[i] % 3 == turn % 3 {
            out[i] = a.add(i, turn).wrapping_add(turn);
            continue;
        }
        a.sub(i, 1);
    }
}

/// Small arms whose effects must not happen for inactive lanes.
#[t0::kernel(block = 64)]
pub fn effects_in_small_arms(x: In<u32>, n: u32, counts: Atomics<u32>, mut out: InOut<u32>) {
    let mut tile = Lds::<u32, 5>::new();
    if thread_id() == 0 {
        for k in 0..5 {
            tile[k] = 0;
        }
    }
    barrier();
    let i = global_id();
    let v = x[i];
    if v % 2 == 0 {
        counts.add(i, 1);
    }
    if v % 3 == 0 {
        counts.xor(i, 256);
    } else {
        counts.sub(i, 4096);
    }
    if n > 100 {
        counts.store(i, 7);
    }
    let seen = v % 5 == 1 && counts.or(i, 512) < 99;
    let other = v % 7 == 2 || counts.exchange(i, v) == 3;
    let mut turns = 0;
    while turns < v % 4 {
        turns += 1;
        if turns == 2 {
            tile.atomic_add(v % 4, n);
            continue;
        }
        if turns == 3 && v % 11 < 4 {
            tile.atomic_max(4, n);
        }
    }
    match v % 8 {
        0 => {}
        1..=3 => fence(Scope::Device, Order::SeqCst),
        _ => {
            counts.min(i, n);
        }
    }
    barrier();
    if seen ^ other {
        out.store(i, [v]);
    }
    out[i] ^= tile[v % 4] ^ tile[4];
}
