// Suggestions about calls of functions, builtins and closures.

#[t0::constant]
const LEVEL: u32 = 3;

//= call a builtin or a `#[t0::device]` function
#[t0::kernel(block = 64, test)]
pub fn calls_an_expression(mut y: Out<u32>) {
    //- y[global_id()] = [1](2);
    y[global_id()] = plus_one(2); //+
}

#[t0::device]
fn plus_one(n: u32) -> u32 {
    n + 1
}

//= call a function by its name, and a closure by the name that `let` gives it
#[t0::kernel(block = 64, test)]
pub fn calls_a_number(mut y: Out<u32>) {
    //- let f = 3;
    let f = |n: u32| n ^ 3; //+
    y[global_id()] = f(1);
}

//= write `for i in strided(..) { .. }`
#[t0::kernel(block = 64, test)]
pub fn strided_as_a_value(mut y: Out<u32>) {
    let mut n = 0;
    //- let s = strided(0, 8, 2);
    for i in strided(0, 8, 2) { n += i; } //+
    y[global_id()] = n;
}

//= write `from_fn::<f32, 4, _>(|k| ..)`, or write the type of the array
#[t0::kernel(block = 64, test)]
pub fn array_from_a_closure(mut y: Out<f32>) {
    //- let a = core::array::from_fn::<f32>(|k| k as f32);
    let a = core::array::from_fn::<f32, 4, _>(|k| k as f32); //+
    y[global_id()] = a[3];
}

//= it is a method: `a.max(b)`
#[t0::kernel(block = 64, test)]
pub fn method_as_a_function(a: u32, b: u32, mut y: Out<u32>) {
    //- y[global_id()] = max(a, b);
    y[global_id()] = a.max(b); //+
}

//= did you mean `wave::sum`? if it is your own, write `#[t0::device]` before `fn summ`
#[t0::kernel(block = 64)]
pub fn misspelt_builtin(x: In<f32>, mut y: Out<f32>) {
    //- y[global_id()] = wave::summ(x[global_id()]);
    y[global_id()] = wave::sum(x[global_id()]); //+
}

//= if it is your own, write `#[t0::device]` before `fn gelu`
#[t0::kernel(block = 64, test)]
pub fn calls_an_unknown_function(x: In<f32>, mut y: Out<f32>) {
    //- y[global_id()] = gelu(x[global_id()]);
    y[global_id()] = gelu_of(x[global_id()]); //+
}

#[t0::device]
fn gelu_of(x: f32) -> f32 {
    if x < 0.0 { 0.0 } else { x }
}

//= create fragments with `wmma::A::<T>::load`, `wmma::B::<T>::load` or `load_transposed`, `wmma::Acc::zero`, `splat` and `load`
#[t0::kernel(block = 32, test(len(x) = 256, len(y) = 256, over = 32, x in 0.0..2.0))]
pub fn unknown_function_of_a_fragment(x: In<f16>, mut y: Out<f32>) {
    //- let sums = wmma::Acc::one();
    let sums = wmma::Acc::splat(1.0); //+
    let (a, b) = (wmma::A::<f16>::load(&x, 0, 16), wmma::B::<f16>::load_transposed(&x, 0, 16));
    wmma::mma(a, b, sums).store(&mut y, 0, 16);
}

//= write `Lds::<f32, 256>::new()`
#[t0::kernel(block = 64, test)]
pub fn lds_of_open_type(mut y: Out<f32>) {
    //- let mut tile = Lds::new();
    let mut tile = Lds::<f32, 256>::new(); //+
    tile[thread_id()] = 1.0;
    y[global_id()] = tile[thread_id()];
}

//= write `Lds::<f32, 256>::new()`
#[t0::kernel(block = 64)]
pub fn lds_of_open_type_inside(mut y: Out<f32>) {
    //- y[global_id()] = first(&Lds::new());
    let mut tile = Lds::<f32, 256>::new(); //+
    tile[thread_id()] = 1.0; //+
    barrier(); //+
    y[global_id()] = first(&tile); //+
}

#[t0::device]
fn first(tile: &Lds<f32, 256>) -> f32 {
    tile[0]
}

//= write `let mut tile = Lds::<f32, 256>::new();` in the outermost block of the kernel, and pass `&tile` to functions
#[t0::kernel(block = 64)]
pub fn lds_in_a_branch(mut y: Out<f32>) {
    let mut tile = Lds::<f32, 256>::new(); //+
    if y.len() > 3 {
        //- let mut tile = Lds::<f32, 256>::new();
        tile[0] = 1.0;
        y[global_id()] = first_element(&tile);
    }
}

#[t0::device]
fn first_element(tile: &Lds<f32, 256>) -> f32 {
    tile[0]
}

//= write its type: `let x: f32 = ..`
#[t0::kernel(block = 64, test)]
pub fn method_of_open_type(mut y: Out<f32>) {
    //- let x;
    let x: f32; //+
    //- y[global_id()] = x.sqrt();
    x = 4.0; //+
    y[global_id()] = x.sqrt(); //+
}

//= write `.load::<4>(i)`
#[t0::kernel(block = 64, test(len(x) = items * 4))]
pub fn load_of_a_type(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- let a = x.load::<u32, 4>(4 * i);
    let a = x.load::<4>(4 * i); //+
    y[i] = a[3];
}

//= access one element at a time: `x[i]`
#[t0::kernel(block = 64, test)]
pub fn load_of_arrays(x: In<[u32; 2]>, mut y: Out<u32>) {
    let i = global_id();
    //- let a = x.load::<1>(i);
    //- y[i] = a[0][1];
    y[i] = x[i][1]; //+
}

//= write `.load::<4>(i)`
#[t0::kernel(block = 64, test(len(x) = items * 4))]
pub fn load_of_open_length(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- let a = x.load(4 * i);
    let a = x.load::<4>(4 * i); //+
    y[i] = a[3];
}

//= the closure must return an f32, i32, f16 or bf16
#[t0::kernel(block = 32)]
pub fn accumulator_of_bytes(mut y: Out<i32>) {
    let sums = wmma::Acc::splat(3.0);
    //- let bytes = sums.map(|x| x as u8);
    let bytes = sums.map(|x| x as i32); //+
    bytes.store(&mut y, 0, 16); //+
}

//= for a `bool`, use `block::any` or `block::all`
#[t0::kernel(block = 64, test)]
pub fn block_sum_of_bools(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = block::sum(x[i] > 4) as u32;
    y[i] = block::any(x[i] > 4) as u32 ^ block::all(x[i] > 4) as u32; //+
}

//= for a `bool`, use `wave::any`, `wave::all` or `wave::ballot`
#[t0::kernel(block = 64, test)]
pub fn wave_sum_of_bools(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = wave::sum(x[i] > 4) as u32;
    y[i] = wave::ballot(x[i] > 4) ^ wave::any(x[i] > 4) as u32 ^ wave::all(x[i] > 4) as u32; //+
}

//= write how to combine two values: `wave::reduce(x, |a, b| ..)`
#[t0::kernel(block = 64, test)]
pub fn wave_sum_of_pairs(x: In<f16x2>, mut y: Out<f16x2>) {
    let i = global_id();
    //- y[i] = wave::sum(x[i]);
    y[i] = wave::reduce(x[i], |a, b| a + b); //+
}

//= use integers
#[t0::kernel(block = 64, test)]
pub fn bits_of_floats_in_a_wave(x: In<f32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = wave::or(x[i]);
    y[i] = wave::or(x[i].to_bits()); //+
}

//= write one of `Scope::Workgroup`, `Scope::Device`, `Scope::System`
#[t0::kernel(block = 64)]
pub fn unknown_scope(a: Atomics<u32>) {
    //- a.add_ordered(global_id(), 1, Scope::Grid, Order::Relaxed);
    a.add_ordered(global_id(), 1, Scope::Device, Order::Relaxed); //+
}

//= write `&mut tile`
#[t0::kernel(block = 32)]
pub fn stores_to_a_shared_tile(mut tile: Out<f32>) {
    //- wmma::Acc::splat(1.0).store(&tile, 0, 16);
    wmma::Acc::splat(1.0).store(&mut tile, 0, 16); //+
}

//= store to an `Lds` array, an `Out` or an `InOut`
#[t0::kernel(block = 32)]
//- pub fn stores_a_fragment_to_an_input(mut tile: In<f32>) {
pub fn stores_a_fragment_to_an_input(mut tile: Out<f32>) { //+
    wmma::Acc::splat(1.0).store(&mut tile, 0, 16);
}

//= convert first: `.map(|x| f16::from_f32(x))`
#[t0::kernel(block = 32)]
pub fn stores_sums_of_another_type(mut tile: Out<f16>) {
    //- wmma::Acc::splat(1.0).store(&mut tile, 0, 16);
    wmma::Acc::splat(1.0).map(|x| f16::from_f32(x)).store(&mut tile, 0, 16); //+
}

//= write `&mut tile`
#[t0::kernel(block = 32)]
pub fn stores_to_a_tile_by_value(mut y: Out<f32>) {
    let mut tile = Lds::<f32, 256>::new();
    //- wmma::Acc::splat(1.0).store(tile, 0, 16);
    wmma::Acc::splat(1.0).store(&mut tile, 0, 16); //+
    y[global_id()] = tile[lane()];
}

//= write `&tile`
#[t0::kernel(block = 32)]
pub fn loads_a_tile_by_value(tile: In<f32>, mut y: Out<f32>) {
    //- let sums = wmma::Acc::load(tile, 0, 16);
    let sums = wmma::Acc::load(&tile, 0, 16); //+
    y[global_id()] = sums.get(0);
}

//= pass the tile by `&mut`
#[t0::kernel(block = 32)]
pub fn stores_to_a_number(mut y: Out<f32>) {
    //- wmma::Acc::splat(1.0).store(3.0, 0, 16);
    wmma::Acc::splat(1.0).store(&mut y, 0, 16); //+
}

//= copy the tile to an `Lds` first
#[t0::kernel(block = 32)]
pub fn loads_from_an_array(mut y: Out<f32>) {
    //- let a = [1.0f32; 256];
    //- let sums = wmma::Acc::load(&a, 0, 16);
    let mut a = Lds::<f32, 256>::new(); //+
    for k in 0..8 { a[lane() + 32 * k] = 1.0; } //+
    barrier(); //+
    let sums = wmma::Acc::load(&a, 0, 16); //+
    y[global_id()] = sums.get(0);
}

//= remove the `()`
#[t0::kernel(block = 64, test)]
pub fn calls_a_constant(mut y: Out<u32>) {
    //- y[global_id()] = LEVEL();
    y[global_id()] = LEVEL; //+
}

//= copy the element, modify the copy, and store it: `let mut v = x[i]; ..; x[i] = v;`
#[t0::kernel(block = 64, test)]
pub fn element_by_mutable_reference(mut x: InOut<u32>) {
    let i = global_id();
    //- more(&mut x[i]);
    let mut v = x[i]; more(&mut v); x[i] = v; //+
}

#[t0::device]
fn more(n: &mut u32) {
    *n ^= 1;
}

//= pass a `mut` variable by `&mut`, because the function modifies it
#[t0::kernel(block = 64, test)]
pub fn number_by_value(mut y: Out<u32>) {
    //- two_more(3);
    let mut n = 3; //+
    two_more(&mut n); //+
    y[global_id()] = n; //+
}

#[t0::device]
fn two_more(n: &mut u32) {
    *n ^= 2;
}

//= borrow it: `&mut n`
#[t0::kernel(block = 64, test)]
pub fn variable_by_value(mut y: Out<u32>) {
    let mut n = 3;
    //- three_more(n);
    three_more(&mut n); //+
    y[global_id()] = n;
}

#[t0::device]
fn three_more(n: &mut u32) {
    *n ^= 3;
}

//= write `|a, b| f32::max(a, b)`
#[t0::kernel(block = 64, test(x in 0.0..1.0))]
pub fn function_for_a_closure(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    //- y[i] = wave::reduce(x[i], f32::max);
    y[i] = wave::reduce(x[i], |a, b| f32::max(a, b)); //+
}

//= write `|a, b| ..`
#[t0::kernel(block = 64, test(x in 0..99))]
pub fn closure_of_one_argument(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = wave::reduce(x[i], |a| a);
    y[i] = wave::reduce(x[i], |a, b| a | b); //+
}

//= write the closure without it: `|a| ..`
#[t0::kernel(block = 64, test)]
pub fn static_closure(mut y: Out<u32>) {
    //- y[global_id()] = [1u32, 2].map(async |a| a ^ 1)[0];
    y[global_id()] = [1u32, 2].map(|a| a ^ 1)[0]; //+
}

//= remove `move`; to keep an earlier value, bind it: `let before = x;`
#[t0::kernel(block = 64, test)]
pub fn moving_closure(mut y: Out<u32>) {
    let mut x = 1;
    //- let f = move |n: u32| n ^ x;
    let before = x; //+
    let f = |n: u32| n ^ before; //+
    x = 5;
    y[global_id()] = f(x);
    assert_eq!(f(0), 1); //+
}

//= return the new value from the closure, or write a `for` loop instead
#[t0::kernel(block = 64, test)]
pub fn closure_that_changes(mut y: Out<u32>) {
    let mut n = 0u32;
    //- let a = [1u32, 2].map(|v| { n += v; v });
    n = [1u32, 2].iter().fold(n, |n, v| n + v); //+
    for v in [1u32, 2] { n += v; } //+
    assert_eq!(n, 6); //+
    y[global_id()] = n;
}

//= a constant consists of literals, other constants, operators and `as`
#[t0::kernel(block = 64, test)]
pub fn constant_of_a_call(mut y: Out<u32>) {
    //- const N: u32 = thread_id();
    const N: u32 = LEVEL * 2 + 1.5f32 as u32; //+
    y[global_id()] = N;
}

//= a length must be known at compile time: use a literal, a `const` or a const generic
#[t0::kernel(block = 64, test)]
pub fn length_of_a_variable(n: u32, mut y: Out<u32>) {
    //- let count = 4usize;
    const COUNT: usize = 4; //+
    //- let a = [0u32; count];
    let a = [n; COUNT]; //+
    y[global_id()] = a[2];
}

//= write it: `f::<f32>(..)`
#[t0::kernel(block = 64, test)]
pub fn generic_function_of_open_type(mut y: Out<f32>) {
    //- y[global_id()] = constant_one();
    y[global_id()] = constant_one::<f32>(); //+
}

#[t0::device]
fn constant_one<T: Float>() -> f32 {
    T::from_f32(1.0).to_f32()
}

//= write its type: `let x: f32 = ..`
#[t0::kernel(block = 32)]
pub fn exchange_of_open_type(mut y: Out<f32>) {
    //- let x;
    let x: f32; //+
    //- let z = wave::first(x);
    x = 1.0; //+
    y[global_id()] = wave::first(x); //+
}

//= write its type: `let x: [f32; 4] = ..`
#[t0::kernel(block = 64, test)]
pub fn array_of_open_length(mut y: Out<f32>) {
    //- let x = core::array::from_fn(|k| k as f32);
    let x: [f32; 4] = core::array::from_fn(|k| k as f32); //+
    y[global_id()] = 1.0;
}

//= write it where the fragment is loaded: `wmma::A::<bf16>::load(..)`
#[t0::kernel(block = 32)]
pub fn fragment_of_open_type(x: In<bf16>, mut y: Out<f32>) {
    //- let a;
    let a = wmma::A::<bf16>::load(&x, 0, 16); //+
    //- let b;
    let b = wmma::B::<bf16>::load(&x, 0, 16); //+
    //- let c = wmma::mma(a, b, wmma::Acc::zero());
    let c = wmma::mma(a, b, wmma::Acc::zero()); //+
    c.store(&mut y, 0, 16);
}
