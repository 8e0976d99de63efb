// Suggestions about branches and loops.

//= add `else { .. }` with a value of `u32`
#[t0::kernel(block = 64, test)]
pub fn if_without_else(c: bool, mut y: Out<u32>) {
    //- let n: u32 = if c { 1u32 };
    let n: u32 = if c { 1u32 } else { 0 }; //+
    y[global_id()] = n;
}

//= both branches must have the same type
#[t0::kernel(block = 64, test)]
pub fn branches_differ(c: bool, mut y: Out<u32>) {
    //- y[global_id()] = if c { 1u32 } else { 2.0f32 };
    y[global_id()] = if c { 1u32 } else { 2.0f32 as u32 }; //+
}

//= leave it with `break` or `return`
#[t0::kernel(block = 64, test)]
pub fn endless_loop(mut y: Out<u32>) {
    let mut n = 0;
    loop {
        n += 1;
        if n == 4 { break; } //+
    }
    y[global_id()] = n;
}

//= write `for i in ..`
#[t0::kernel(block = 64, test)]
pub fn pattern_of_a_range(mut y: Out<u32>) {
    let mut n = 0;
    //- for (i, j) in 0..4 { n += i; }
    for i in 0..4 { n += i; } //+
    y[global_id()] = n;
}

//= write `a..b`, `a..=b`, `(a..b).rev()`, `(a..b).step_by(n)`, `strided(start, end, step)` or `grid_stride(n)`, and access elements by index: `x[i]`
#[t0::kernel(block = 64, test(x in 0..1000))]
pub fn loop_over_a_view(x: In<u32>, mut y: Out<u32>) {
    let mut n = 0;
    //- for v in x { n ^= v; }
    for i in 0..x.len() { n ^= x[i]; } //+
    for i in 0..=2 { n ^= x[0] + i; } //+
    for i in (0..x.len()).rev() { n += i; } //+
    for i in (0..x.len()).step_by(3) { n += i; } //+
    for i in strided(0, 9, 4) { n += i; } //+
    for i in grid_stride(1) { n += i; } //+
    y[global_id()] = n;
}

//= use a step of at least 1
#[t0::kernel(block = 64, test)]
pub fn step_of_zero(mut y: Out<u32>) {
    let mut n = 0;
    //- for i in (0..8u32).step_by(0) { n += i; }
    for i in (0..8u32).step_by(1) { n += i; } //+
    assert_eq!(n, 28); //+
    y[global_id()] = n;
}

//= write both ends: `a..b`
#[t0::kernel(block = 64, test)]
pub fn open_range(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for i in 0.. { n += i; }
    for i in 0..3 { n += i; } //+
    y[global_id()] = n;
}

//= write `'outer:` before the loop or block that you mean
#[t0::kernel(block = 64, test)]
pub fn unknown_label(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for i in 0..3 {
    'outer: for i in 0..3 { //+
        for j in 0..3 {
            if j > i { continue 'outer; }
            n += 1;
        }
    }
    y[global_id()] = n;
}

//= store it in a `let mut` before `break`
#[t0::kernel(block = 64, test)]
pub fn value_of_a_for(mut y: Out<u32>) {
    let mut found = 9;
    for i in 0..5u32 {
        //- if i * i > 7 { break i; }
        if i * i > 7 { found = i; break; } //+
    }
    assert_eq!(found, 3); //+
    y[global_id()] = found;
}

//= write `break value`
#[t0::kernel(block = 64, test)]
pub fn break_without_a_value(x: u32, mut y: Out<u32>) {
    let n: u32 = loop {
        if x > 3 { break 4; }
        //- break;
        break 2; //+
    };
    y[global_id()] = n;
}

//= write results to an `Out<T>` argument
#[t0::kernel(block = 64, test)]
pub fn returns_a_value(mut y: Out<u32>) {
    //- return 3;
    y[global_id()] = 3; //+
}

//= write `return value`
#[t0::kernel(block = 64, test)]
pub fn function_without_a_value(x: u32, mut y: Out<u32>) {
    y[global_id()] = limited(x);
}

#[t0::device]
fn limited(x: u32) -> u32 {
    //- if x > 7 { return; }
    if x > 7 { return 7; } //+
    x
}

//= count in `u32` and convert inside
#[t0::kernel(block = 64, test)]
pub fn counts_in_floats(mut y: Out<f32>) {
    let mut sum = 0.0;
    //- for x in 0.0..4.0 { sum += x; }
    for x in 0u32..4 { let x = x as f32; sum += x; } //+
    y[global_id()] = sum;
}

//= choose between elements instead: `if c { x[i] } else { y[i] }`
#[t0::kernel(block = 64, test)]
pub fn chooses_between_views(c: bool, x: In<u32>, y: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    //- let from = if c { x } else { y };
    //- out[i] = from[i];
    out[i] = if c { x[i] } else { y[i] }; //+
}

//= return elements instead, or return only one view, at the end of the function
#[t0::kernel(block = 64, test(shape(x) = (2, 2)))]
pub fn function_that_chooses_a_part(x: In<u32>, n: u32, mut y: Out<u32>) {
    //- y[global_id()] = row_of(&x, n)[0];
    y[global_id()] = row_of(&x, n); //+
}

#[t0::device]
//- fn row_of(x: &In<u32>, n: u32) -> In<u32> {
fn row_of(x: &In<u32>, n: u32) -> u32 { //+
    if n > 3 {
        //- return x.row(0);
        return x.row(0)[0]; //+
    }
    //- x.row(1)
    x.row(1)[0] //+
}

//= write `#[unroll]` before the `for` of this index
#[t0::kernel(block = 32)]
pub fn fragments_by_index(mut y: Out<f32>) {
    let mut sums = [wmma::Acc::zero(); 2];
    #[unroll] //+
    for k in 0..2usize {
        sums[k] = wmma::Acc::splat(2.0);
    }
    sums[1].store(&mut y, 0, 16);
}

//= use literals, consts or const generics, or remove `#[unroll]`
#[t0::kernel(block = 64, test(n in 0..9))]
pub fn unrolls_a_variable_bound(n: u32, mut y: Out<u32>) {
    let mut sum = 0;
    //- #[unroll]
    for i in 0..n { sum += i; }
    y[global_id()] = sum;
}

//= unroll only the innermost loop
#[t0::kernel(block = 64)]
pub fn unrolls_too_much(mut y: Out<u32>) {
    let mut sum = 0u32;
    //- #[unroll]
    for i in 0..200 {
        #[unroll]
        for j in 0..100 { sum ^= i * j; }
    }
    y[global_id()] = sum;
}

//= kernels support `#[unroll]` on a `for`, and lint attributes
#[t0::kernel(block = 64, test)]
pub fn unknown_attribute(mut y: Out<u32>) {
    let mut sum = 0u32;
    //- #[inline]
    #[unroll] //+
    for i in 0..3 { sum += i; }
    y[global_id()] = sum;
}

//= remove them; to unroll in part, split the loop into an outer loop and an unrolled inner loop
#[t0::kernel(block = 64, test)]
pub fn unrolls_in_part(mut y: Out<u32>) {
    let mut sum = 0u32;
    //- #[unroll(4)]
    //- for i in 0..16 { sum += i; }
    for i in (0..16).step_by(4) { //+
        #[unroll] //+
        for j in 0..4 { sum += i + j; } //+
    } //+
    assert_eq!(sum, 120); //+
    y[global_id()] = sum;
}

//= write the loop as `#[unroll] for i in 0..N`
#[t0::kernel(block = 64, test)]
pub fn unrolls_a_while(mut y: Out<u32>) {
    let mut sum = 0u32;
    //- let mut i = 0;
    //- #[unroll]
    //- while i < 3 { sum += i; i += 1; }
    #[unroll] for i in 0..3 { sum += i; } //+
    y[global_id()] = sum;
}

//= write `==`
#[t0::kernel(block = 64, test)]
pub fn assigns_in_a_condition(n: u32, mut y: Out<u32>) {
    //- if n = 3 { y[global_id()] = 1; }
    if n == 3 { y[global_id()] = 1; } //+
}

//= keep it in `Lds`, or pass it as a view
#[t0::kernel(block = 64)]
pub fn large_array_by_index(n: u32, mut y: Out<u32>) {
    //- const A: [u32; 2000] = [1; 2000];
    let mut a = Lds::<u32, 2048>::new(); //+
    a[thread_id()] = 1; //+
    //- y[global_id()] = A[n as usize];
    y[global_id()] = a[thread_id()]; //+
}

//= keep it in `Lds`
#[t0::kernel(block = 64)]
pub fn large_array_of_a_closure(mut y: Out<u32>) {
    //- let a: [u32; 2048] = core::array::from_fn(|k| k as u32);
    let mut a = Lds::<u32, 2048>::new(); //+
    a[thread_id()] = thread_id(); //+
    //- y[global_id()] = a[1];
    y[global_id()] = a[thread_id()]; //+
}

//= keep it in `Lds`
#[t0::kernel(block = 64)]
pub fn large_repeated_array(mut y: Out<u32>) {
    //- let a = [3u32; 2048];
    let mut a = Lds::<u32, 2048>::new(); //+
    a[thread_id()] = 3; //+
    //- y[global_id()] = a[1];
    y[global_id()] = a[thread_id()]; //+
}
