// Suggestions about builtins that all lanes must reach together. The lines are those of the refused kernel.

//= the condition in line 6 depends on `thread_id()`, which differs from lane to lane: move `barrier` out of that branch, or make the condition the same in the whole workgroup, with `block::broadcast(x, 0)` or `block::any(condition)`
#[t0::kernel(block = 64, test(blocks = 2))]
pub fn barrier_in_a_branch(mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    if thread_id() < 32 { tile[thread_id()] = 1; tile[thread_id() + 32] = 2;
        //- barrier();
    }
    barrier(); //+
    y[global_id()] = tile[63 - thread_id()];
}

//= the condition in line 7 depends on an element of `tile`, which differs from lane to lane: move `barrier` out of that branch, or make the condition the same in the whole workgroup, with `block::broadcast(x, 0)` or `block::any(condition)`
#[t0::kernel(block = 64, test(blocks = 2))]
pub fn branch_on_a_shared_value(x: In<u32>, mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    tile[thread_id()] = x[block_id()];
    //- if tile[thread_id()] > 9 { barrier(); tile[thread_id()] = 7; }
    let same = tile[thread_id()]; //+
    if block::broadcast(same, 0) > 9 && block::any(same > 9) { barrier(); tile[thread_id()] = 7; } //+
    y[global_id()] = tile[thread_id()];
}

//= lanes leave the loop in line 9 at different times, because it depends on an element of `sums`, which differs from lane to lane: move `barrier` out of that loop, or make the condition the same in the whole workgroup, with `block::broadcast(x, 0)` or `block::any(condition)`
//= lanes leave the loop in line 9 at different times, because it depends on an element of `sums`, which differs from lane to lane: move `barrier` out of that loop, or make the condition the same in the whole workgroup, with `block::broadcast(x, 0)` or `block::any(condition)`
#[t0::kernel(block = 64, test(blocks = 2, x in 0.0..8.0))]
pub fn until_converged(x: In<f32>, mut out: Out<f32>) {
    let mut sums = Lds::<f32, 64>::new();
    let t = thread_id();
    let mut v = x[global_id()];
    let mut all = 1.0f32;
    //- while all > 1e-3 {
    while block::broadcast(all, 0) > 1e-3 { //+
        v *= 0.5;
        sums[t] = v.abs();
        barrier();
        all = 0.0;
        for k in 0..64u32 {
            all += sums[k];
        }
        barrier();
    }
    assert!(all <= 1e-3); //+
    out[global_id()] = v;
}

//= some lanes may leave before this point: the condition in line 6 depends on `global_id()`, which differs from lane to lane; put the work into an `if` instead of leaving, and keep `wave::sum` outside of that `if`
#[t0::kernel(block = 32, test(blocks = 1))]
pub fn leaves_before_a_sum(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let mut n = 0; //+
    //- if i > 20 { return; }
    if i <= 20 { n = x[i] % 8; } //+
    //- y[i] = wave::sum(x[i] % 8);
    let sum = wave::sum(n); //+
    if i <= 20 { y[i] = sum; } //+
}

//= lanes leave the loop in line 6 at different times, because it depends on `lane()`, which differs from lane to lane: move `wave::any` out of that loop, or make the condition the same in the whole wave, with `wave::broadcast(x, 0)` or `wave::any(condition)`
#[t0::kernel(block = 32, test(blocks = 1))]
pub fn wave_loop(mut y: Out<u32>) {
    let mut n = lane();
    //- while n > 3 {
    while wave::any(n > 3) { //+
        if wave::any(n == 9) { n ^= 1; }
        n /= 2;
    }
    y[global_id()] = n;
}

//= use `wave::broadcast`, or keep the values in an `Lds` array
#[t0::kernel(block = 64, test(blocks = 1))]
pub fn block_broadcast_by_wave(x: In<u32>, mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new(); //+
    //- y[global_id()] = block::broadcast(x[global_id()], wave_id());
    tile[thread_id()] = x[global_id()]; //+
    barrier(); //+
    assert_eq!(wave::broadcast(x[global_id()], wave_id()), x[32 * wave_id() + wave_id()]); //+
    y[global_id()] = tile[wave_id()]; //+
}

//= use `wave::shuffle` to read from another lane in each lane
#[t0::kernel(block = 32, test(blocks = 1))]
pub fn broadcast_of_lanes(x: In<u32>, mut y: Out<u32>) {
    //- y[global_id()] = wave::broadcast(x[global_id()], 31 - lane());
    y[global_id()] = wave::shuffle(x[global_id()], 31 - lane()); //+
}

//= print or assert before the call, or check its result after the call
#[t0::kernel(block = 32, test(blocks = 1, x in 0..9))]
pub fn prints_in_a_reduction(x: In<u32>, mut y: Out<u32>) {
    let v = x[global_id()];
    assert!(v < 9); //+
    //- let sum = wave::reduce(v, |a, b| { assert!(a < 100); a + b });
    let sum = wave::reduce(v, |a, b| a + b); //+
    assert!(sum < 300); //+
    y[global_id()] = sum;
}

//= write `vgpr`
#[t0::kernel(block = 32, test)]
pub fn lane_in_a_scalar_operand(mut y: Out<u32>) {
    //- y[global_id()] = unsafe { t0::asm!("v_mov_b32 {o}, {i}", o = out(vgpr) u32, i = in(sgpr) lane(), cpu = i) };
    y[global_id()] = unsafe { t0::asm!("v_mov_b32 {o}, {i}", o = out(vgpr) u32, i = in(vgpr) lane(), cpu = i) }; //+
}

//= call it before, and only combine two values in the closure
#[t0::kernel(block = 32, test(blocks = 1, x in 0..9))]
pub fn wave_builtin_in_a_reduction(x: In<u32>, mut y: Out<u32>) {
    let v = x[global_id()];
    let first = wave::first(v); //+
    //- y[global_id()] = wave::reduce(v, |a, b| wave::first(a) + b);
    y[global_id()] = wave::reduce(v + first, |a, b| a + b); //+
}
