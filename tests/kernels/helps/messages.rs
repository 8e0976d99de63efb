// Suggestions about `t0::print!` and assertions.

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Shown {
    of: u32,
}

//= write `t0::print!("x = {}", x)`
#[t0::kernel(block = 64)]
pub fn print_of_nothing(x: u32) {
    //- t0::print!();
    t0::print!("x = {}", x); //+
}

//= write `assert!(x < n)`
#[t0::kernel(block = 64)]
pub fn assertion_of_nothing(x: u32, n: u32) {
    //- assert!();
    assert!(x < n); //+
}

//= write `assert_eq!(x, y)`
#[t0::kernel(block = 64)]
pub fn comparison_of_one(x: u32, y: u32) {
    //- assert_eq!(x);
    assert_eq!(x, y); //+
}

//= write `"{}"` before the value, as in `t0::print!("{}", x)`
#[t0::kernel(block = 64)]
pub fn print_without_a_format(x: u32) {
    //- t0::print!(x);
    t0::print!("{}", x); //+
}

//= move it before them
#[t0::kernel(block = 64)]
pub fn values_out_of_order(x: u32) {
    //- t0::print!("{} {a}", a = x, 3);
    t0::print!("{} {a}", 3, a = x); //+
}

//= give each value its own name
#[t0::kernel(block = 64)]
pub fn two_values_of_a_name(x: u32) {
    //- t0::print!("{a}", a = x, a = 3);
    t0::print!("{a} {b}", a = x, b = 3); //+
}

//= pass a value for each `{}`, or write `{{` for the character
#[t0::kernel(block = 64)]
pub fn too_few_values(x: u32) {
    //- t0::print!("{} {}", x);
    t0::print!("{} {}", x, x); //+
    t0::print!("{} {{}}", x); //+
}

//= add `{}` to it, or remove the value
#[t0::kernel(block = 64)]
pub fn too_many_values(x: u32) {
    //- t0::print!("{}", x, 3);
    t0::print!("{} {}", x, 3); //+
    t0::print!("{}", x); //+
}

//= print its halves: `x.lo()` and `x.hi()`, or `x.to_f32()` with `{:?}`
#[t0::kernel(block = 64)]
pub fn prints_a_pair(x: f16x2) {
    //- t0::print!("{}", x);
    t0::print!("{} {}", x.lo(), x.hi()); //+
    t0::print!("{:?}", x.to_f32()); //+
}

//= print it with `{}`
#[t0::kernel(block = 64)]
pub fn prints_a_bool_in_hex(x: bool) {
    //- t0::print!("{:x}", x);
    t0::print!("{}", x); //+
}

//= print its bits: `x.to_bits()`
#[t0::kernel(block = 64)]
pub fn prints_a_float_in_hex(x: f32) {
    //- t0::print!("{:x}", x);
    t0::print!("{:x}", x.to_bits()); //+
}

//= write `{:?}`, or print its parts
#[t0::kernel(block = 64)]
pub fn prints_a_tuple(x: u32) {
    let pair = (x, 1u32);
    //- t0::print!("{}", pair);
    t0::print!("{:?} {} {}", pair, pair.0, pair.1); //+
}

//= print its elements: `x[i]`
#[t0::kernel(block = 64)]
pub fn prints_a_view(x: In<u32>) {
    let i = global_id();
    //- t0::print!("{:?}", x);
    t0::print!("{:?}", x[i]); //+
}

//= print its fields
#[t0::kernel(block = 64)]
pub fn prints_a_struct(x: Shown) {
    //- t0::print!("{:?}", x);
    t0::print!("{:?}", x.of); //+
}

//= store it to memory, and print the elements
#[t0::kernel(block = 32)]
pub fn prints_an_accumulator(mut y: InOut<f32>) {
    let sums = wmma::Acc::splat(1.0);
    //- t0::print!("{:?}", sums);
    sums.store(&mut y, 0, 16); //+
    barrier(); //+
    t0::print!("{}", y[lane()]); //+
}

//= write its type: `let x: f32 = ..`
#[t0::kernel(block = 64)]
pub fn prints_an_open_type() {
    //- let x;
    let x: f32; //+
    //- t0::print!("{}", x);
    x = 1.0; //+
    t0::print!("{}", x); //+
}

//= write `{}`, or `{{` for the character
#[t0::kernel(block = 64)]
pub fn open_brace(x: u32) {
    //- t0::print!("{", x);
    t0::print!("{} {{", x); //+
}

//= write `}}` for the character
#[t0::kernel(block = 64)]
pub fn closing_brace() {
    //- t0::print!("}");
    t0::print!("}}"); //+
}

//= write the position or the name of an argument
#[t0::kernel(block = 64)]
pub fn large_position(x: u32) {
    //- t0::print!("{18446744073709551616}", x);
    t0::print!("{0} {x}", x); //+
}

//= a format can contain only names and positions: bind the value with `let`, or pass it as `name = value`
#[t0::kernel(block = 64)]
pub fn expression_in_a_format(x: Shown) {
    //- t0::print!("{x.of}");
    let of = x.of; //+
    t0::print!("{of} {name}", name = x.of); //+
}

//= kernels support `{}`, `{:?}`, `{:x}`, `{:X}`, `{:o}`, `{:b}`, `{:e}` and `{:E}`, with fill, sign, width and precision, as in `{:>+8.3}`
#[t0::kernel(block = 64)]
pub fn unknown_format(x: u32) {
    //- t0::print!("{:q}", x);
    t0::print!("{} {:?} {:x} {:X} {:o} {:b} {:e} {:E}", x, x, x, x, x, x, x, x); //+
    t0::print!("{:>+8.3}", x as f32); //+
}

//= write the number itself, as in `{:8.3}`
#[t0::kernel(block = 64)]
pub fn width_by_argument(x: f32) {
    //- t0::print!("{:1$}", x, 8);
    t0::print!("{:8.3}", x); //+
}

//= a width or precision is at most 1000
#[t0::kernel(block = 64)]
pub fn large_width(x: f32) {
    //- t0::print!("{:9999}", x);
    t0::print!("{:1000}", x); //+
}

//= write `t0::print!("x = {}", x)`
#[t0::kernel(block = 64)]
pub fn print_that_cannot_be_parsed(x: u32) {
    //- t0::print!(let);
    t0::print!("x = {}", x); //+
}

//= write `assert!(x < n)`, or `assert!(x < n, "x = {}", x)`
#[t0::kernel(block = 64)]
pub fn assertion_that_cannot_be_parsed(x: u32, n: u32) {
    //- assert!(let);
    assert!(x < n); //+
    assert!(x < n, "x = {}", x); //+
}

//= write two values, separated by a comma
#[t0::kernel(block = 64)]
pub fn comparison_that_cannot_be_parsed(x: u32) {
    //- assert_eq!(let);
    assert_eq!(x, 3); //+
}

//= write `t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits())`
#[t0::kernel(block = 64, test)]
pub fn assembly_that_cannot_be_parsed(x: u32, mut out: Out<u32>) {
    //- out[global_id()] = unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = of(vgpr) u32) };
    out[global_id()] = unsafe { t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits()) }; //+
}

//= print the value: `x.unwrap_or(0)`
#[t0::kernel(block = 64, test)]
pub fn prints_an_option(n: u32, mut y: Out<u32>) {
    let x = (0..n % 4).max();
    //- t0::print!("{:?}", x);
    t0::print!("{}", x.unwrap_or(0)); //+
    y[global_id()] = x.unwrap_or(0);
}
