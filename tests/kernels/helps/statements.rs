// Suggestions about items in a body and about signatures.

//= move it out of the body and write `#[t0::device]` before it
#[t0::kernel(block = 64, test)]
pub fn function_in_a_body(x: u32, mut y: Out<u32>) {
    //- fn inner(x: u32) -> u32 { x ^ 1 }
    y[global_id()] = inner(x);
}

#[t0::device] //+
fn inner(x: u32) -> u32 { x ^ 1 } //+

//= lanes share an `Lds` array or an `Atomics` argument
#[t0::kernel(block = 64)]
//- pub fn mutable_static(mut y: Out<u32>) {
pub fn mutable_static(count: Atomics<u32>, mut y: Out<u32>) { //+
    //- static mut COUNT: u32 = 0;
    let mut tile = Lds::<u32, 64>::new(); //+
    tile[thread_id()] = 1; //+
    count.add(0, tile[thread_id()]); //+
    y[global_id()] = 1;
}

//= use a `const`, or pass a view
#[t0::kernel(block = 64, test)]
pub fn static_in_a_body(mut y: Out<u32>) {
    //- static LIMIT: u32 = 3;
    const LIMIT: u32 = 3; //+
    y[global_id()] = LIMIT;
}

//= move it out of the body, with `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]`
#[t0::kernel(block = 64, test)]
pub fn struct_in_a_body(mut y: Out<u32>) {
    //- struct Inner { of: u32 }
    //- y[global_id()] = 1;
    y[global_id()] = Inner { of: 3 }.of; //+
}

#[derive(Clone, Copy, t0::Arg)] #[repr(C)] //+
struct Inner { of: u32 } //+

//= move it out of the body, and write `#[t0::device]` before it
#[t0::device] //+
pub enum Form { Round, Square } //+

#[t0::kernel(block = 64, test)]
pub fn enum_in_a_body(mut y: Out<u32>) {
    //- enum Form { Round, Square }
    //- y[global_id()] = 1;
    y[global_id()] = Form::Square as u32; //+
}

//= move it out of the body; only `const` and `use` items are supported there
#[t0::kernel(block = 64, test)]
pub fn trait_in_a_body(mut y: Out<u32>) {
    //- trait Shape {}
    const SIDES: u32 = 4; //+
    y[global_id()] = 1;
}

//= write results to an `Out<T>` argument
#[t0::kernel(block = 64, test)]
//- pub fn result_of_a_kernel(x: In<f32>) -> f32 {
pub fn result_of_a_kernel(x: In<f32>, mut y: Out<f32>) { //+
    //- x[0]
    y[global_id()] = x[0]; //+
}

//= remove `async`
#[t0::kernel(block = 64, test)]
//- pub async fn asynchronous(mut y: Out<u32>) {
pub fn asynchronous(mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= remove `extern`
#[t0::kernel(block = 64, test)]
//- pub extern "C" fn foreign_abi(mut y: Out<u32>) {
pub fn foreign_abi(mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= remove `...`
#[t0::kernel(block = 64, test)]
pub fn calls_variadic(mut y: Out<u32>) {
    y[global_id()] = variadic(1);
}

#[t0::device]
//- fn variadic(x: u32, ...) -> u32 { x }
fn variadic(x: u32) -> u32 { x } //+

//= remove `unsafe`
#[t0::kernel(block = 64, test)]
//- pub unsafe fn unsafe_kernel(mut y: Out<u32>) {
pub fn unsafe_kernel(mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= remove it; views are passed by value
#[t0::kernel(block = 64, test)]
//- pub fn lifetime<'a>(mut y: Out<u32>) {
pub fn lifetime(mut y: Out<u32>) { //+
    y[global_id()] = 1;
}

//= write a free function
#[t0::kernel(block = 64, test)]
pub fn calls_with_self(mut y: Out<u32>) {
    y[global_id()] = of_self(2);
}

#[t0::device]
//- fn of_self(self) -> u32 { 1 }
fn of_self(x: u32) -> u32 { x } //+

//= destructure it with `let` in the body
#[t0::kernel(block = 64, test)]
//- pub fn pattern_parameter([a, b]: [u32; 2], mut y: Out<u32>) {
pub fn pattern_parameter(pair: [u32; 2], mut y: Out<u32>) { //+
    let [a, b] = pair; //+
    y[global_id()] = a ^ b;
}

//= use `u32`: indices and lengths in kernels are u32
#[t0::kernel(block = 64, test)]
//- pub fn size_argument(n: usize, mut y: Out<u32>) {
pub fn size_argument(n: u32, mut y: Out<u32>) { //+
    y[global_id()] = n as u32;
}

//= views are passed by value: `x: In<f32>`
#[t0::kernel(block = 64, test)]
//- pub fn reference_argument(x: &In<f32>, mut y: Out<f32>) {
pub fn reference_argument(x: In<f32>, mut y: Out<f32>) { //+
    y[global_id()] = x[0];
}

//= declare it in the body: `let mut tile = Lds::<f32, 256>::new();`
#[t0::kernel(block = 64, test)]
//- pub fn lds_argument(mut tile: Lds<f32, 256>, mut y: Out<f32>) {
pub fn lds_argument(mut y: Out<f32>) { //+
    let mut tile = Lds::<f32, 256>::new(); //+
    tile[thread_id()] = 1.0;
    y[global_id()] = tile[thread_id()];
}

//= pass its parts as scalars, or make it a struct with `#[derive(t0::Arg)]`
#[t0::kernel(block = 64)]
//- pub fn tuple_argument(pair: (u32, f32), mut y: Out<f32>) {
pub fn tuple_argument(a: u32, whole: Parts, mut y: Out<f32>) { //+
    let pair = (a, whole.b); //+
    y[global_id()] = pair.1;
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Parts {
    b: f32,
}
