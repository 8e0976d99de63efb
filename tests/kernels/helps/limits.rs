// Suggestions about limits of the compiler and of the GPU.

//= make them smaller, or use smaller elements
#[t0::kernel(block = 64, test)]
pub fn too_much_lds(mut y: Out<u32>) {
    //- let mut tile = Lds::<u32, 20000>::new();
    let mut tile = Lds::<u32, 10000>::new(); //+
    tile[thread_id()] = 1;
    let mut small = Lds::<u8, 20000>::new(); //+
    small[thread_id()] = 1; //+
    y[global_id()] = tile[thread_id()];
}

//= look the result up in a constant array or a view instead
#[t0::kernel(block = 64, test)]
pub fn too_many_arms(x: In<u32>, mut y: Out<u32>) {
    const SQUARES: [u32; 16] = [0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225];
    let i = global_id();
    //- y[i] = match x[i] { 0 => 0, 1 => 1, 2 => 2, 3 => 3, 4 => 4, 5 => 5, 6 => 6, 7 => 7, 8 => 8, 9 => 9, 10 => 10, 11 => 11, 12 => 12, 13 => 13, 14 => 14, 15 => 15, 16 => 16, 17 => 17, 18 => 18, 19 => 19, 20 => 20, 21 => 21, 22 => 22, 23 => 23, 24 => 24, 25 => 25, 26 => 26, 27 => 27, 28 => 28, 29 => 29, 30 => 30, 31 => 31, 32 => 32, 33 => 33, 34 => 34, 35 => 35, 36 => 36, 37 => 37, 38 => 38, 39 => 39, 40 => 40, 41 => 41, 42 => 42, 43 => 43, 44 => 44, 45 => 45, 46 => 46, 47 => 47, 48 => 48, 49 => 49, 50 => 50, 51 => 51, 52 => 52, 53 => 53, 54 => 54, 55 => 55, 56 => 56, 57 => 57, 58 => 58, 59 => 59, 60 => 60, 61 => 61, 62 => 62, 63 => 63, 64 => 64, 65 => 65, 66 => 66, 67 => 67, 68 => 68, 69 => 69, 70 => 70, 71 => 71, 72 => 72, 73 => 73, 74 => 74, 75 => 75, 76 => 76, 77 => 77, 78 => 78, 79 => 79, 80 => 80, 81 => 81, 82 => 82, 83 => 83, 84 => 84, 85 => 85, 86 => 86, 87 => 87, 88 => 88, 89 => 89, 90 => 90, 91 => 91, 92 => 92, 93 => 93, 94 => 94, 95 => 95, 96 => 96, 97 => 97, 98 => 98, 99 => 99, 100 => 100, 101 => 101, 102 => 102, 103 => 103, 104 => 104, 105 => 105, 106 => 106, 107 => 107, 108 => 108, 109 => 109, 110 => 110, 111 => 111, 112 => 112, 113 => 113, 114 => 114, 115 => 115, 116 => 116, 117 => 117, 118 => 118, 119 => 119, 120 => 120, 121 => 121, 122 => 122, 123 => 123, 124 => 124, 125 => 125, 126 => 126, 127 => 127, 128 => 128, _ => 0 };
    y[i] = SQUARES[(x[i] % 16) as usize]; //+
}

//= bind a part of it with `let`, or move it to a `#[t0::device]` function
#[t0::kernel(block = 64, test)]
pub fn too_deep(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!x[i];
    let part = !!!x[i]; //+
    y[i] = !!part; //+
}

//= device functions are inlined, so they cannot recurse: write it as a loop
#[t0::kernel(block = 64, test(n in 0..9))]
pub fn recursive(n: u32, mut y: Out<u32>) {
    y[global_id()] = factorial(n);
}

#[t0::device]
fn factorial(n: u32) -> u32 {
    //- if n == 0 { 1 } else { n * factorial(n - 1) }
    let mut product = 1; //+
    for k in 1..=n { product *= k; } //+
    product //+
}

//= replace repeated calls by one call in a loop
#[t0::kernel(block = 64, test)]
pub fn too_many_calls(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = f9(x[i]);
    let mut n = x[i]; //+
    for _ in 0..8 { n = f1(n); } //+
    y[i] = n; //+
}

#[t0::device]
fn f1(x: u32) -> u32 { x.rotate_left(3) ^ x.rotate_left(5) }
#[t0::device]
fn f2(x: u32) -> u32 { f1(f1(f1(f1(x)))) }
#[t0::device]
fn f3(x: u32) -> u32 { f2(f2(f2(f2(x)))) }
#[t0::device]
fn f4(x: u32) -> u32 { f3(f3(f3(f3(x)))) }
#[t0::device]
fn f5(x: u32) -> u32 { let a = f4(x); let b = f4(a); let c = f4(b); f4(c) }
//- #[t0::device]
//- fn f6(x: u32) -> u32 { let a = f5(x); let b = f5(a); let c = f5(b); f5(c) }
//- #[t0::device]
//- fn f7(x: u32) -> u32 { let a = f6(x); let b = f6(a); let c = f6(b); f6(c) }
//- #[t0::device]
//- fn f8(x: u32) -> u32 { let a = f7(x); let b = f7(a); let c = f7(b); f7(c) }
//- #[t0::device]
//- fn f9(x: u32) -> u32 { let a = f8(x); let b = f8(a); let c = f8(b); f8(c) }

//= bind a part of it with `let`
#[t0::kernel(block = 64, test)]
pub fn too_deep_calls(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = g5(x[i]);
    let a = g1(x[i]); //+
    y[i] = g1(a); //+
}

#[t0::device]
fn g1(x: u32) -> u32 { !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!x }
//- #[t0::device]
//- fn g2(x: u32) -> u32 { !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!g1(x) }
//- #[t0::device]
//- fn g3(x: u32) -> u32 { !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!g2(x) }
//- #[t0::device]
//- fn g4(x: u32) -> u32 { !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!g3(x) }
//- #[t0::device]
//- fn g5(x: u32) -> u32 { !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!g4(x) }

//= access 1, 2, 4, 8 elements at a time
#[t0::kernel(block = 64, test(len(x) = items * 4))]
pub fn loads_three(x: In<u32>, mut y: Out<u32>) {
    let i = 4 * global_id();
    //- let a = x.load::<3>(i);
    let ([a, b], [c]) = (x.load::<2>(i), x.load::<1>(i + 2)); //+
    //- y[global_id()] = a[0] ^ a[1] ^ a[2];
    y[global_id()] = a ^ b ^ c; //+
}

//= write the sum out: `let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; }`
#[t0::kernel(block = 64, test)]
pub fn dot_of_doubles(mut y: Out<f64>) {
    let (a, b) = ([1.0f64, 2.0], [3.0f64, 4.0]);
    let acc = 1.0;
    //- y[global_id()] = a.dot(b, acc) as f64;
    let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; } //+
    y[global_id()] = sum; //+
    assert_eq!(sum, 12.0); //+
}

//= use a literal, a const, or the variable of an `#[unroll]` loop
#[t0::kernel(block = 32)]
pub fn element_by_a_variable(n: u32, mut y: Out<f32>) {
    let sums = wmma::Acc::splat(2.0);
    //- y[global_id()] = sums.get(n);
    let mut sum = sums.get(0); //+
    #[unroll] //+
    for k in 1..8 { if k == n { sum = sums.get(k); } } //+
    y[global_id()] = sum; //+
}

//= store the tile transposed, and write `load`
#[t0::kernel(block = 32)]
pub fn nibbles_transposed(x: In<u8>, mut y: Out<i32>) {
    //- let a = wmma::A::<wmma::I4>::load_transposed(&x, 0, 16);
    let a = wmma::A::<wmma::I4>::load(&x, 0, 8); //+
    let b = wmma::B::<wmma::I4>::load(&x, 0, 8);
    wmma::mma(a, b, wmma::AccI32::zero()).store(&mut y, 0, 16);
}

//= use the accumulator `wmma::AccI32::zero()`
#[t0::kernel(block = 32)]
pub fn bytes_summed_in_floats(x: In<i8>, mut y: Out<i32>) {
    let (a, b) = (wmma::A::<i8>::load(&x, 0, 16), wmma::B::<i8>::load(&x, 0, 16));
    //- let sums = wmma::mma(a, b, wmma::Acc::zero());
    let sums = wmma::mma(a, b, wmma::AccI32::zero()); //+
    sums.map(|v| v as i32).store(&mut y, 0, 16);
}

//= use u32, i32, u64, i64, f32 or f64
#[t0::kernel(block = 64, test)]
pub fn atomics_of_bytes(mut y: Out<u32>) {
    //- let mut tile = Lds::<u8, 64>::new();
    let mut tile = Lds::<u32, 64>::new(); //+
    tile[thread_id()] = 0;
    barrier();
    tile.atomic_add(0, 1);
    y[global_id()] = 1;
}

//= use `Order::Relaxed`, `Order::Acquire` or `Order::SeqCst`
#[t0::kernel(block = 64)]
pub fn load_that_releases(a: Atomics<u32>, mut y: Out<u32>) {
    //- y[global_id()] = a.load_ordered(0, Scope::Device, Order::Release);
    y[global_id()] = a.load_ordered(0, Scope::Device, Order::Acquire); //+
}

//= use `Order::Relaxed`, `Order::Release` or `Order::SeqCst`
#[t0::kernel(block = 64)]
pub fn store_that_acquires(a: Atomics<u32>) {
    //- a.store_ordered(global_id(), 1, Scope::Device, Order::AcqRel);
    a.store_ordered(global_id(), 1, Scope::Device, Order::Release); //+
}

//= store the bits as `u32`: `x.to_bits()`, `f32::from_bits(..)`
#[t0::kernel(block = 64)]
//- pub fn bits_of_atomic_floats(a: Atomics<f32>, mut y: Out<f32>) {
pub fn bits_of_atomic_floats(a: Atomics<u32>, mut y: Out<f32>) { //+
    let x = 1.0f32;
    //- y[global_id()] = a.or(global_id(), x);
    y[global_id()] = f32::from_bits(a.or(global_id(), x.to_bits())); //+
}

//= write `Order::Acquire`, `Order::Release`, `Order::AcqRel` or `Order::SeqCst`, or remove the fence
#[t0::kernel(block = 64, test)]
pub fn relaxed_fence(mut y: Out<u32>) {
    y[global_id()] = 1;
    //- fence(Scope::Device, Order::Relaxed);
    fence(Scope::Device, Order::Release); //+
}

//= print fewer values at once
#[t0::kernel(block = 64)]
pub fn prints_too_much(x: [u64; 128]) {
    //- t0::print!("{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}", x, x, x, x, x, x, x, x, x);
    t0::print!("{:?}", x[0]); //+
    t0::print!("{:?}", x[1]); //+
}

//= write `unsafe { t0::asm!(..) }`: nothing checks that the instructions do what the operands say
#[t0::kernel(block = 64, test)]
pub fn safe_assembly(mut y: Out<u32>) {
    //- y[global_id()] = t0::asm!("v_mov_b32 {y}, 1", y = out(vgpr) u32, cpu = 1);
    y[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, 1", y = out(vgpr) u32, cpu = 1) }; //+
}

//= add one: `y = out(vgpr) u32`
#[t0::kernel(block = 64, test)]
pub fn assembly_without_output(mut out: Out<u32>) {
    //- unsafe { t0::asm!("v_mov_b32 {y}, 1", x = in(vgpr) 1u32) };
    out[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) 1u32, cpu = x) }; //+
}

//= split it into two `asm!`, or make all outputs `vgpr`
#[t0::kernel(block = 64, test)]
pub fn assembly_of_two_classes(mut y: Out<u32>) {
    let (a, b) = unsafe {
        //- t0::asm!("v_mov_b32 {a}, 1", "s_mov_b32 {b}, 2", a = out(vgpr) u32, b = out(sgpr) u32)
        t0::asm!("v_mov_b32 {a}, 1", "v_mov_b32 {b}, 2", a = out(vgpr) u32, b = out(vgpr) u32, cpu = (1, 2)) //+
    };
    y[global_id()] = a ^ b;
}

//= write `vgpr`, or pass its two halves as separate operands
#[t0::kernel(block = 64, test)]
pub fn wide_scalar_operand(n: u64, mut y: Out<u32>) {
    let (low, high) = (n as u32, (n >> 32) as u32); //+
    //- y[global_id()] = unsafe { t0::asm!("s_mov_b64 {y}, {n}", y = out(sgpr) u64, n = in(sgpr) n) } as u32;
    y[global_id()] = unsafe { t0::asm!("s_mov_b32 {y}, {a}", y = out(sgpr) u32, a = in(sgpr) low, cpu = a) } ^ high; //+
}

//= pass its bits: `u32::from(x.to_bits())`
#[t0::kernel(block = 64, test)]
pub fn half_operand(x: f16, mut y: Out<u32>) {
    //- y[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, {a}", y = out(vgpr) u32, a = in(vgpr) x, cpu = 1) };
    y[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, {a}", y = out(vgpr) u32, a = in(vgpr) u32::from(x.to_bits()), cpu = a) }; //+
}

//= operands can be u32, i32, f32, u64, i64, f64, f16x2 and bf16x2
#[t0::kernel(block = 64, test)]
pub fn byte_operand(x: u8, mut y: Out<u32>) {
    //- y[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, {a}", y = out(vgpr) u32, a = in(vgpr) x, cpu = 1) };
    y[global_id()] = unsafe { t0::asm!("v_mov_b32 {y}, {a}", y = out(vgpr) u32, a = in(vgpr) x as u32, cpu = a) }; //+
}

//= split it into two `asm!`
#[t0::kernel(block = 64)]
pub fn assembly_with_many_outputs(x: u64, mut y: Out<u64>) {
    //- let (a, b, c, d, e, f, g, h, i) = unsafe { t0::asm!("v_mov_b32 v0, 1", a = inout(vgpr) x, b = inout(vgpr) x, c = inout(vgpr) x, d = inout(vgpr) x, e = inout(vgpr) x, f = inout(vgpr) x, g = inout(vgpr) x, h = inout(vgpr) x, i = inout(vgpr) x) };
    let a = unsafe { t0::asm!("v_lshlrev_b64 {a}, 1, {a}", a = inout(vgpr) x, cpu = a << 1) }; //+
    let b = unsafe { t0::asm!("v_lshlrev_b64 {a}, 1, {a}", a = inout(vgpr) a, cpu = a << 1) }; //+
    y[global_id()] = a ^ b;
}

//= move parts of it to `#[t0::device]` functions
#[t0::kernel(block = 64, test)]
pub fn nested_closures(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- let c1 = |x: u32| !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!x;
    //- let c2 = |x: u32| !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!c1(x);
    //- let c3 = |x: u32| !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!c2(x);
    let c3 = |x: u32| turned(turned(x)); //+
    y[i] = c3(x[i]);
}

#[t0::device]
fn turned(x: u32) -> u32 { !(!(!(x))) }

//= replace repeated calls by one call in a loop
#[t0::kernel(block = 64, test)]
pub fn large_closures(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let c1 = |x: u32| x.rotate_left(3) ^ x.rotate_left(5);
    //- let c2 = |x: u32| { let a = c1(x); let b = c1(a); let c = c1(b); let d = c1(c); let e = c1(d); let f = c1(e); let g = c1(f); c1(g) };
    //- let c3 = |x: u32| { let a = c2(x); let b = c2(a); let c = c2(b); let d = c2(c); let e = c2(d); let f = c2(e); let g = c2(f); c2(g) };
    //- let c4 = |x: u32| { let a = c3(x); let b = c3(a); let c = c3(b); let d = c3(c); let e = c3(d); let f = c3(e); let g = c3(f); c3(g) };
    //- let c5 = |x: u32| { let a = c4(x); let b = c4(a); let c = c4(b); let d = c4(c); let e = c4(d); let f = c4(e); let g = c4(f); c4(g) };
    //- y[i] = c5(x[i]);
    let mut n = x[i]; //+
    for _ in 0..8 { n = c1(n); } //+
    y[i] = n; //+
}

//= write `const SIDE: usize`, and `SIDE as u32` where a `u32` is needed
#[t0::kernel(block = 64)]
pub fn tile_of_a_u32_side(mut y: Out<u32>) {
    //- const SIDE: u32 = 8;
    const SIDE: usize = 8; //+
    let mut tile = Lds::<u32, SIDE, SIDE>::new();
    let (row, column) = (thread_id() / 8, thread_id() % 8);
    tile[(row, column)] = row;
    barrier();
    //- y[global_id()] = tile[(column, row)] + SIDE;
    y[global_id()] = tile[(column, row)] + SIDE as u32; //+
}
