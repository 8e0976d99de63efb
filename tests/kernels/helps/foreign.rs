// Suggestions about methods, functions, types and macros of Rust's standard library, of C and of CUDA.

//= write the conversion with its type, as in `u32::from(x)` or `x as u32`
#[t0::kernel(block = 64, test)]
pub fn converts_into(x: In<u8>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x[i].into();
    y[i] = u32::from(x[i]) ^ x[i] as u32; //+
}

//= compute with `wrapping_add` and compare, or clamp with `saturating_add`
#[t0::kernel(block = 64, test)]
pub fn checked_add(a: u32, b: u32, mut y: Out<u32>) {
    //- y[global_id()] = a.checked_add(b).unwrap_or(u32::MAX);
    let sum = a.wrapping_add(b); //+
    let checked = if sum < a { u32::MAX } else { sum }; //+
    assert_eq!(checked, a.saturating_add(b)); //+
    y[global_id()] = checked; //+
}

//= test the operands, and compute with `wrapping_shl`
#[t0::kernel(block = 64, test)]
pub fn checked_shift(a: u32, b: u32, mut y: Out<u32>) {
    //- y[global_id()] = a.checked_shl(b).unwrap_or(0);
    y[global_id()] = if b < 32 { a.wrapping_shl(b) } else { 0 }; //+
}

//= test the operands, and compute with `ilog2`
#[t0::kernel(block = 64, test)]
pub fn checked_ilog2(a: u32, mut y: Out<u32>) {
    //- y[global_id()] = a.checked_ilog2().unwrap_or(0);
    y[global_id()] = if a != 0 { a.ilog2() } else { 0 }; //+
}

//= write a `#[t0::device] fn` that computes it, and call that
#[t0::kernel(block = 64, test)]
pub fn checked_power_of_two(mut y: Out<u32>) {
    //- y[global_id()] = 5u32.checked_next_power_of_two().unwrap_or(0);
    y[global_id()] = power_above(5); //+
    assert_eq!(power_above(5), 8); //+
}

#[t0::device]
fn power_above(x: u32) -> u32 {
    if x > 1 << 31 { 0 } else if x < 2 { 1 } else { 1 << (u32::BITS - (x - 1).leading_zeros()) }
}

//= remove it: the value is always present
#[t0::kernel(block = 64, test)]
pub fn unwraps(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x[i].unwrap();
    y[i] = x[i]; //+
}

//= remove `.clone()`
#[t0::kernel(block = 64, test)]
pub fn clones(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x[i].clone();
    y[i] = x[i]; //+
}

//= compute in f32: `x.to_f32().map(|h| h.sqrt(..))`, and convert back with `f16x2::from_f32(..)`
#[t0::kernel(block = 64, test)]
pub fn root_of_a_pair(x: In<f16x2>, mut y: Out<f16x2>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.sqrt();
    y[i] = f16x2::from_f32(x.to_f32().map(|h| h.sqrt())); //+
}

//= did you mean `sqrt`?
#[t0::kernel(block = 64, test)]
pub fn misspelt_method(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    //- y[i] = x[i].sqroot();
    y[i] = x[i].sqrt(); //+
}

//= `sqrt` is for floats: convert first, for example with `x as f32`
#[t0::kernel(block = 64, test)]
pub fn root_of_an_integer(x: In<u32>, mut y: Out<f32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.sqrt();
    y[i] = (x as f32).sqrt(); //+
}

//= `count_ones` is for integers: convert first, for example with `x.to_f32() as u32`
#[t0::kernel(block = 64, test)]
pub fn ones_of_a_half(x: In<f16>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.count_ones();
    y[i] = (x.to_f32() as u32).count_ones(); //+
}

//= `row_max` is for accumulators
#[t0::kernel(block = 32)]
pub fn row_of_a_number(mut y: Out<f32>) {
    //- y[global_id()] = 1.0f32.row_max();
    y[global_id()] = wmma::Acc::splat(1.0).row_max().get(0); //+
}

//= write a `#[t0::device] fn smoothstep` that computes it, and call that
#[t0::kernel(block = 64, test)]
pub fn unknown_method(x: In<f32>, mut y: Out<f32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.smoothstep(0.0, 1.0);
    y[i] = smoothstep(x); //+
}

#[t0::device]
fn smoothstep(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

//= write `x.ln_1p(..)`
#[t0::kernel(block = 64, test)]
pub fn name_of_c(x: In<f64>, mut y: Out<f64>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.log1p();
    y[i] = x.ln_1p(); //+
    assert_eq!(1e-300f64.ln_1p(), 1e-300); //+
}

//= write `x.powf(y)`, or `x.powi(n)` with an integer `n`
#[t0::kernel(block = 64, test(x in 0.5..2.0))]
pub fn power_of_a_float(x: In<f32>, mut out: Out<f32>) {
    let (i, x, y) = (global_id(), x[global_id()], 2.0);
    //- out[i] = x.pow(y);
    out[i] = x.powf(y); //+
    assert!(x.powi(2) == x * x); //+
}

//= write `x % y`
#[t0::kernel(block = 64, test)]
pub fn fmod(x: In<f32>, mut out: Out<f32>) {
    let (i, x, y) = (global_id(), x[global_id()], 3.0);
    //- out[i] = x.fmod(y);
    out[i] = x % y; //+
}

//= write `1.0 - x.erf()`
#[t0::kernel(block = 64, test(x in 0.0..1.0))]
pub fn erfc(x: In<f32>, mut y: Out<f32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.erfc();
    y[i] = 1.0 - x.erf(); //+
}

//= write `10.0.powf(x)`, with a suffix for the type: `10.0_f32`
#[t0::kernel(block = 64, test(x in 0.0..3.0))]
pub fn exp10(x: In<f32>, mut y: Out<f32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.exp10();
    y[i] = 10.0_f32.powf(x); //+
}

//= write `if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) }`
#[t0::kernel(block = 64, test)]
pub fn maximum(x: In<f32>, y: In<f32>, mut out: Out<u32>) {
    let (i, a, b) = (global_id(), x[global_id()], y[global_id()]);
    //- let most = a.maximum(b);
    let most = if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) }; //+
    out[i] = most.is_nan() as u32 + (most > 1.0) as u32;
}

//= compare with `<`, `==` and `>`
#[t0::kernel(block = 64, test)]
pub fn orders(x: In<f32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- let order = x.cmp(&3.0);
    y[i] = (x < 3.0) as u32 + 2 * (x == 3.0) as u32 + 4 * (x > 3.0) as u32; //+
}

//= write `a.wrapping_mul(b)` for the low half of the product, and `a.mul_hi(b)` for the high half
#[t0::kernel(block = 64, test)]
pub fn widening_product(x: In<u64>, mut low: Out<u64>, mut high: Out<u64>) {
    let (i, a, b) = (global_id(), x[global_id()], 0x1_0000_0001);
    //- let product = a.widening_mul(b);
    low[i] = a.wrapping_mul(b); //+
    high[i] = a.mul_hi(b); //+
    assert_eq!(u64::MAX.mul_hi(b), 0x1_0000_0000); //+
}

//= write `x % n == 0`, for an `n` that is not 0
#[t0::kernel(block = 64, test(n in 1..9))]
pub fn multiple(x: In<u32>, n: u32, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.is_multiple_of(n) as u32;
    y[i] = (x % n == 0) as u32; //+
}

//= write `1 << (u32::BITS - (x - 1).leading_zeros())`, for an `x` of at least 2
#[t0::kernel(block = 64, test(x in 2..100000))]
pub fn next_power(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.next_power_of_two();
    y[i] = 1 << (u32::BITS - (x - 1).leading_zeros()); //+
    assert!(y.len() > 0 && (1u32 << (u32::BITS - (x - 1).leading_zeros())) >= x); //+
}

//= write `(x as f64).sqrt() as u32`, which is exact for an `x` below 2^52
#[t0::kernel(block = 64, test)]
pub fn integer_root(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.isqrt();
    let root = (x as f64).sqrt() as u32; //+
    assert!(root as u64 * root as u64 <= x as u64 && (root as u64 + 1) * (root as u64 + 1) > x as u64); //+
    y[i] = root; //+
}

//= count divisions in a loop: `while left >= 10 { left /= 10; n += 1; }`
#[t0::kernel(block = 64, test)]
pub fn decimal_logarithm(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x[i].ilog10();
    let (mut left, mut n) = (x[i], 0); //+
    while left >= 10 { left /= 10; n += 1; } //+
    y[i] = n; //+
}

//= write `x.swap_bytes()`: the GPU is little-endian
#[t0::kernel(block = 64, test)]
pub fn big_endian(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.to_be();
    y[i] = x.swap_bytes(); //+
}

//= remove it: the GPU is little-endian
#[t0::kernel(block = 64, test)]
pub fn little_endian(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.to_le();
    y[i] = x; //+
}

//= write a `#[t0::device] fn` that computes it, and call that
#[t0::kernel(block = 64, test)]
pub fn saturating_power(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x.saturating_pow(3);
    y[i] = clamped_cube(x); //+
}

#[t0::device]
fn clamped_cube(x: u32) -> u32 {
    x.saturating_mul(x).saturating_mul(x)
}

//= write the width explicitly: `(x as u32).leading_zeros(..)`
#[t0::kernel(block = 64, test)]
pub fn zeros_of_a_size(n: u32, mut y: Out<u32>) {
    let x = n as usize;
    //- y[global_id()] = x.leading_zeros();
    y[global_id()] = (x as u32).leading_zeros(); //+
}

//= write `x as u16`
#[t0::kernel(block = 64, test)]
pub fn lossy_from(x: In<u32>, mut y: Out<u16>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = u16::from(x);
    y[i] = x as u16; //+
}

//= write `f16::from_f32(x)`
#[t0::kernel(block = 64, test)]
pub fn half_from(x: In<f32>, mut y: Out<f16>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = f16::from(x);
    y[i] = f16::from_f32(x); //+
}

//= write `x.to_f32() as u32`
#[t0::kernel(block = 64, test)]
pub fn integer_from_a_half(x: In<f16>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = u32::from(x);
    y[i] = x.to_f32() as u32; //+
}

//= write `x != 0`
#[t0::kernel(block = 64, test)]
pub fn bool_from(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = bool::from(x) as u32;
    y[i] = (x != 0) as u32; //+
}

//= `core::array::from_fn`, `map` of arrays and accumulators, `fold` of ranges, `wave::reduce` and `block::reduce` take closures; otherwise bind the closure with `let`, or write a `#[t0::device] fn`
#[t0::kernel(block = 64, test)]
pub fn closure_in_a_tuple(mut y: Out<u32>) {
    //- let f = (|n: u32| n ^ 1, 2);
    let f = |n: u32| n ^ 1; //+
    y[global_id()] = f(4) ^ (0..4u32).fold(0, |a, k| a + k); //+
}

//= a read out of range returns zero, and a write out of range has no effect; test other conditions with `if`
#[t0::kernel(block = 64, test)]
pub fn question_mark(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x.get(i)?;
    if i < x.len() { y[i] = x[i]; } //+
}

//= remove it; the lanes of a kernel always run in parallel
#[t0::kernel(block = 64, test)]
pub fn async_block(mut y: Out<u32>) {
    //- let f = async { 3 };
    y[global_id()] = 3; //+
}

//= use `barrier()` to wait for the workgroup
#[t0::kernel(block = 64, test)]
pub fn awaits(mut y: Out<u32>) {
    y[global_id()] = 3;
    //- y.await;
    barrier(); //+
}

//= use a range in the head of a `for`, `for i in a..b`, or before an iterator method such as `fold`: `(a..b).fold(first, |sum, i| ..)`
#[t0::kernel(block = 64, test)]
pub fn range_as_a_value(mut y: Out<u32>) {
    let (a, b, first) = (1u32, 4u32, 0);
    //- let r = a..b;
    let mut n = (a..b).fold(first, |sum, i| sum + i); //+
    for i in a..b { n += i; } //+
    assert_eq!(n, 12); //+
    y[global_id()] = b;
}

//= use `matches!(x, 1 | 3..=5)` or `match`
#[t0::kernel(block = 64, test)]
pub fn let_as_a_value(x: u32, mut y: Out<u32>) {
    //- let found = (let 1 | 3..=5 = x);
    let found = matches!(x, 1 | 3..=5); //+
    y[global_id()] = found as u32;
}

//= index the view: `x[i]`
#[t0::kernel(block = 64, test)]
pub fn raw_pointer(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- let p = &raw const x[i];
    y[i] = x[i]; //+
}

//= kernels have no `Option` and no `Result`
#[t0::kernel(block = 64, test)]
pub fn try_block(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = try { x[i] };
    y[i] = x[i]; //+
}

//= remove it
#[t0::kernel(block = 64, test)]
pub fn yields(mut y: Out<u32>) {
    y[global_id()] = 1;
    //- yield 3;
}

//= write the value
#[t0::kernel(block = 64, test)]
pub fn placeholder(mut y: Out<u32>) {
    //- y[global_id()] = _;
    y[global_id()] = 4; //+
}

//= keep a `bool` beside the value: `let (found, value) = (x > 0, x);`
#[t0::kernel(block = 64, test)]
pub fn option_of_a_value(x: u32, mut y: Out<u32>) {
    //- let value = Some(x);
    let (found, value) = (x > 0, x); //+
    y[global_id()] = if found { value } else { 7 }; //+
}

//= keep the value itself: kernels have no heap
#[t0::kernel(block = 64, test)]
pub fn boxes(x: u32, mut y: Out<u32>) {
    //- let b = Box::new(x);
    let b = x; //+
    y[global_id()] = b;
}

//= use an array `[0.0; N]`, an `Lds` array, or a view
#[t0::kernel(block = 64, test)]
pub fn vectors(mut y: Out<f32>) {
    //- let v = Vec::new();
    const N: usize = 4; //+
    let mut v = [0.0; N]; //+
    v[1] = 2.0; //+
    y[global_id()] = v[1]; //+
}

//= text is bytes: a view of `u8`, and literals such as `b'a'`
#[t0::kernel(block = 64, test)]
pub fn characters(x: In<u8>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (char::from(x[i]) == b'a') as u32;
    y[i] = (x[i] == b'a') as u32; //+
}

//= lanes are the threads: launch as many as there is work, `k(..).over(n)`
#[t0::kernel(block = 64, test(over = 100))]
pub fn spawns(mut y: Out<u32>) {
    //- std::thread::spawn(1);
    y[global_id()] = global_id();
}

//= it is a method: `a.max(b)`
#[t0::kernel(block = 64, test)]
pub fn maximum_of_std(a: u32, b: u32, mut y: Out<u32>) {
    //- y[global_id()] = std::cmp::max(a, b);
    y[global_id()] = a.max(b); //+
}

//= write `thread_id()`, or `thread_id_y()` and `thread_id_z()` in more dimensions
#[t0::kernel(block = 64, test)]
pub fn thread_of_cuda(mut y: Out<u32>) {
    //- y[global_id()] = threadIdx.x;
    y[global_id()] = thread_id() + thread_id_y() + thread_id_z(); //+
}

//= write `block_id()`, or `block_id_y()` and `block_id_z()` in more dimensions
#[t0::kernel(block = 64, test)]
pub fn block_of_cuda(mut y: Out<u32>) {
    //- y[global_id()] = blockIdx.x;
    y[global_id()] = block_id() + block_id_y() + block_id_z(); //+
}

//= write `block_size()`, or `block_size_y()` and `block_size_z()` in more dimensions
#[t0::kernel(block = 64, test)]
pub fn size_of_cuda(mut y: Out<u32>) {
    //- y[global_id()] = blockDim.x;
    y[global_id()] = block_size() + block_size_y() + block_size_z(); //+
}

//= write `block_count()`, or `block_count_y()` and `block_count_z()` in more dimensions
#[t0::kernel(block = 64, test)]
pub fn count_of_cuda(mut y: Out<u32>) {
    //- y[global_id()] = gridDim.x;
    y[global_id()] = block_count() + block_count_y() + block_count_z(); //+
}

//= a wave has 32 lanes
#[t0::kernel(block = 64, test)]
pub fn wave_of_cuda(mut y: Out<u32>) {
    //- y[global_id()] = thread_id() % warpSize;
    y[global_id()] = thread_id() % 32; //+
}

//= write `barrier()`
#[t0::kernel(block = 64, test)]
pub fn barrier_of_cuda(mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    tile[thread_id()] = thread_id();
    //- __syncthreads();
    barrier(); //+
    y[global_id()] = tile[thread_id() ^ 1] & 0;
}

//= write `barrier()` between accesses of different lanes; wave builtins need nothing
#[t0::kernel(block = 32, test)]
pub fn wave_barrier_of_cuda(mut y: Out<u32>) {
    let mut tile = Lds::<u32, 32>::new();
    tile[thread_id()] = thread_id();
    //- __syncwarp();
    barrier(); //+
    y[global_id()] = wave::first(tile[thread_id() ^ 1] & 0);
}

//= write `p.add(i, x)` on an `Atomics`, or `tile.atomic_add(i, x)` on an `Lds` array
#[t0::kernel(block = 64)]
pub fn atomic_of_cuda(p: Atomics<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    tile[thread_id()] = 1;
    let (i, x) = (thread_id(), 3);
    barrier();
    //- atomicAdd(p, 1);
    p.add(i, x); //+
    tile.atomic_add(i, x); //+
}

//= use `i32`
#[t0::kernel(block = 64, test)]
//- pub fn signed_size(n: isize, mut y: Out<i32>) {
pub fn signed_size(n: i32, mut y: Out<i32>) { //+
    y[global_id()] = n;
}

//= use `u64`; the high half of a product of two `u64` is `a.mul_hi(b)`
//= use `u64`; the high half of a product of two `u64` is `a.mul_hi(b)`
#[t0::kernel(block = 64, test)]
pub fn high_half(x: In<u64>, mut y: Out<u64>) {
    let i = global_id();
    //- y[i] = ((x[i] as u128 * x[i] as u128) >> 64) as u64;
    y[i] = x[i].mul_hi(x[i]); //+
    assert_eq!(0xFFFF_FFFF_FFFFu64.mul_hi(0xFFFF_FFFF_FFFF), 0xFFFF_FFFF); //+
}

//= keep a `bool` beside the value, in a tuple: `(bool, f32)`
#[t0::kernel(block = 64, test)]
pub fn option_type(x: f32, mut y: Out<f32>) {
    let (some, root) = root_if_any(x);
    y[global_id()] = if some { root } else { 0.0 };
}

#[t0::device]
//- fn root_if_any(x: f32) -> Option<f32> { (x >= 0.0, x.sqrt()) }
fn root_if_any(x: f32) -> (bool, f32) { (x >= 0.0, x.sqrt()) } //+

//= kernels have no `Option` and no `Result`; keep a `bool` beside the value, in a tuple: `(bool, f32)`
#[t0::kernel(block = 64, test)]
pub fn result_type(x: f32, mut y: Out<f32>) {
    let (some, root) = root_or_error(x);
    y[global_id()] = if some { root } else { 0.0 };
}

#[t0::device]
//- fn root_or_error(x: f32) -> Result<f32, u32> { (x >= 0.0, x.sqrt()) }
fn root_or_error(x: f32) -> (bool, f32) { (x >= 0.0, x.sqrt()) } //+

//= text is bytes: a view of `u8`, and literals such as `b'a'`
#[t0::kernel(block = 64, test)]
//- pub fn text_argument(x: In<char>, mut y: Out<u32>) {
pub fn text_argument(x: In<u8>, mut y: Out<u32>) { //+
    y[global_id()] = (x[global_id()] == b'a') as u32;
}

//= use an array `[f32; N]`, or an `Lds` array
#[t0::kernel(block = 64, test)]
pub fn vector_type(mut y: Out<f32>) {
    //- let v: Vec<f32> = [1.0; 4];
    const N: usize = 4; //+
    let v: [f32; N] = [1.0; 4]; //+
    y[global_id()] = v[1]; //+
}

//= write `t0::print!("x = {}", x)`, which prints one line
#[t0::kernel(block = 64)]
pub fn prints_by_std(x: u32) {
    //- println!("x = {x}");
    t0::print!("x = {}", x); //+
}

//= write `assert!`, `assert_eq!` or `assert_ne!`: a kernel's code is the same in debug and release builds
#[t0::kernel(block = 64, test(x = 4))]
pub fn debug_assertion(x: u32) {
    //- debug_assert!(x > 2);
    assert!(x > 2); //+
    assert_eq!(x, 4); //+
    assert_ne!(x, 5); //+
}

//= kernels do not panic: write `assert!(condition)`, which reports the first lane in which the condition is false
#[t0::kernel(block = 64, test(x = 4))]
pub fn panics(x: u32) {
    let condition = x < 5;
    //- if !condition { panic!("x is {x}"); }
    assert!(condition); //+
}

//= write `t0::asm!(..)`, which inserts gfx11 instructions
#[t0::kernel(block = 64, test)]
pub fn assembly_of_std(x: In<u32>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = unsafe { asm!("v_bfrev_b32 {y}, {x}") };
    // SAFETY: the instruction writes what the operand says.
    y[i] = unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits()) }; //+
}

//= use an array `[0.0; N]`, or an `Lds` array
#[t0::kernel(block = 64, test)]
pub fn vector_of_std(mut y: Out<f32>) {
    //- let v = vec![0.0; 4];
    const N: usize = 4; //+
    let v = [0.0; N]; //+
    y[global_id()] = v[1]; //+
}

//= write out its expansion, or use a `#[t0::device] fn` instead
#[t0::kernel(block = 64, test)]
pub fn unknown_macro(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = squared!(x[i]);
    y[i] = x[i].wrapping_mul(x[i]); //+
}

//= write a value and a pattern: `matches!(x, 1 | 3..=5)`
#[t0::kernel(block = 64, test)]
pub fn matches_without_a_pattern(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = matches!(x) as u32;
    y[global_id()] = matches!(x, 1 | 3..=5) as u32; //+
}
