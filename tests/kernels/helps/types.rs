// Suggestions about types.

#[t0::constant]
const LEVEL: u32 = 3;

//= pass a view (`In<T>`) or an array of known length (`[T; N]`)
#[t0::kernel(block = 64, test)]
//- pub fn slice_argument(x: &[u32], mut y: Out<u32>) {
pub fn slice_argument(x: In<u32>, z: [u32; 4], mut y: Out<u32>) { //+
    y[global_id()] = x[0] ^ z[1]; //+
}

//= pass a view: `In<T>`, `Out<T>` or `InOut<T>`
#[t0::kernel(block = 64, test)]
//- pub fn pointer_argument(x: *const u32, mut y: Out<u32>) {
pub fn pointer_argument(x: In<u32>, mut y: Out<u32>) { //+
    y[global_id()] = x[0]; //+
}

//= write a `#[t0::device] fn` and call it by its name; to use several functions, write one kernel for each
#[t0::kernel(block = 64, test)]
pub fn function_argument(mut y: Out<u32>) {
    //- y[global_id()] = applied(1);
    y[global_id()] = turned(1); //+
}

#[t0::device]
fn turned(x: u32) -> u32 { !x }
//- #[t0::device]
//- fn applied(f: fn(u32) -> u32) -> u32 { 1 }

//= kernels know bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, arrays, tuples, structs with `#[derive(t0::Arg)]`, enums with `#[t0::device]`, In, Out, InOut, Atomics, Lds and wmma's fragments
#[t0::kernel(block = 64, test)]
pub fn unsupported_type(mut y: Out<u32>) {
    //- let x: ! = 1;
    let x: (bool, i8, [i64; 2]) = (true, -1, [3; 2]); //+
    y[global_id()] = x.0 as u32; //+
}

//= name a type
#[t0::kernel(block = 64, for(N in [4]))]
pub fn constant_as_a_type<const N: u32>(mut y: Out<u32>) {
    //- let x: N = 1;
    let x: u32 = N; //+
    y[global_id()] = x;
}

//= name a type
#[t0::kernel(block = 64, test)]
pub fn item_as_a_type(mut y: Out<u32>) {
    //- let x: LEVEL = 1;
    let x: u32 = LEVEL; //+
    y[global_id()] = x;
}

//= use u32, i32, u64, i64, f32 or f64
#[t0::kernel(block = 64)]
//- pub fn atomics_of_halves(a: Atomics<f16>) {
pub fn atomics_of_halves(a: Atomics<f32>) { //+
    a.add(global_id(), 1.0);
}

//= write `In<f32>`
#[t0::kernel(block = 64, test)]
//- pub fn view_without_elements(x: In, mut y: Out<f32>) {
pub fn view_without_elements(x: In<f32>, mut y: Out<f32>) { //+
    y[global_id()] = x[0];
}

//= write `Lds<f32, 256>`, or `Lds<f32, ROWS, COLS>`
#[t0::kernel(block = 64)]
pub fn lds_without_length(mut y: Out<f32>) {
    let mut tile = Lds::<f32, 256>::new();
    tile[thread_id()] = 1.0;
    barrier();
    y[global_id()] = of_lds(&tile);
}

#[t0::device]
//- fn of_lds(tile: &Lds<f32>) -> f32 { tile[0] }
fn of_lds(tile: &Lds<f32, 256>) -> f32 { tile[0] } //+

//= write `LdsDyn<f32>`
#[t0::kernel(block = 64)]
//- pub fn dynamic_lds_without_elements(tile: LdsDyn, mut y: Out<f32>) {
pub fn dynamic_lds_without_elements(mut tile: LdsDyn<f32>, mut y: Out<f32>) { //+
    if thread_id() < tile.len() { tile[thread_id()] = 1.0; } //+
    y[global_id()] = tile.len() as f32; //+
}

//= write `wmma::A<bf16>`
#[t0::kernel(block = 32)]
pub fn fragment_without_elements(x: In<bf16>, mut y: Out<f32>) {
    let a = same(wmma::A::<bf16>::load(&x, 0, 16));
    wmma::mma(a, wmma::B::<bf16>::load(&x, 0, 16), wmma::Acc::zero()).store(&mut y, 0, 16);
}

#[t0::device]
//- fn same(a: wmma::A) -> wmma::A<bf16> { a }
fn same(a: wmma::A<bf16>) -> wmma::A<bf16> { a } //+

//= did you mean `InOut`? kernels know bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, arrays, tuples, structs with `#[derive(t0::Arg)]`, enums with `#[t0::device]`, In, Out, InOut, Atomics, Lds and wmma's fragments
#[t0::kernel(block = 64, test)]
//- pub fn misspelt_type(mut y: InOutt<u32>) {
pub fn misspelt_type(mut y: InOut<u32>) { //+
    y[global_id()] ^= 1;
}

//= kernels know bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, arrays, tuples, structs with `#[derive(t0::Arg)]`, enums with `#[t0::device]`, In, Out, InOut, Atomics, Lds and wmma's fragments
#[t0::kernel(block = 64, test)]
pub fn unknown_type(mut y: Out<u32>) {
    //- let x: Instant = 3;
    let x: u64 = 3; //+
    y[global_id()] = x as u32; //+
}

//= write a literal or the name of a constant
#[t0::kernel(block = 64)]
pub fn length_as_a_type(mut y: Out<f32>) {
    let mut tile = Lds::<f32, 256>::new();
    tile[thread_id()] = 1.0;
    y[global_id()] = own(&tile);
}

#[t0::constant]
const LANES: usize = 256;

#[t0::device]
//- fn own(tile: &Lds<f32, [u8; 4]>) -> f32 { tile[thread_id()] }
fn own(tile: &Lds<f32, LANES>) -> f32 { tile[thread_id()] } //+

//= use a length of at least 1
#[t0::kernel(block = 64, test)]
//- pub fn empty_elements(x: In<[u32; 0]>, mut y: Out<u32>) {
pub fn empty_elements(x: In<[u32; 1]>, mut y: Out<u32>) { //+
    y[global_id()] = x.len();
}

//= pass it as a view: `In<f32>`
#[t0::kernel(block = 64, test)]
//- pub fn large_argument(x: [f32; 300], mut y: Out<f32>) {
pub fn large_argument(x: In<f32>, mut y: Out<f32>) { //+
    y[global_id()] = x[0];
}

//= write it: `[f32; 4]`
#[t0::kernel(block = 64, test)]
pub fn open_elements(x: In<[f32; 4]>, mut y: Out<f32>) {
    y[global_id()] = of_four(&x);
}

#[t0::device]
//- fn of_four(x: &In<[f32; _]>) -> f32 { x[0][3] }
fn of_four(x: &In<[f32; 4]>) -> f32 { x[0][3] } //+

//= elements can be i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, structs, and arrays of these
#[t0::kernel(block = 64, test)]
//- pub fn bool_elements(x: In<bool>, mut y: Out<u32>) {
pub fn bool_elements(x: In<u8>, mut y: Out<u32>) { //+
    //- y[global_id()] = x[0] as u32;
    y[global_id()] = (x[0] != 0) as u32; //+
}

//= use `f64`
#[t0::kernel(block = 64, test)]
//- pub fn quad_argument(x: f128, mut y: Out<f64>) {
pub fn quad_argument(x: f64, mut y: Out<f64>) { //+
    y[global_id()] = x;
}

//= write `core::f32::consts::PI` or `core::f64::consts::PI`
#[t0::kernel(block = 64, test)]
pub fn constant_of_an_imported_constant(mut y: Out<f32>) {
    y[global_id()] = TURN;
}

use core::f32::consts::PI;

#[t0::constant]
//- const TURN: f32 = 2.0 * PI;
const TURN: f32 = 2.0 * core::f32::consts::PI; //+

//= use a trait of `t0` as the bound: `Element`, `Float`, `Packed`, `AtomicValue`
//~ ui
#[t0::kernel(block = 64, test)]
pub fn bound_of_a_trait(x: In<f32>, mut y: Out<f32>) {
    y[global_id()] = twice(x[0]);
}

#[t0::device]
//- fn twice<T: Real>(x: T) -> T { x + x }
fn twice<T: Float>(x: T) -> T { x + x } //+
