// Suggestions about literals, operators, casts, conversions and references.

#[t0::constant]
const LEVEL: u32 = 3;

//= the largest integer type in kernels is u64
#[t0::kernel(block = 64, test)]
pub fn number_too_large(mut y: Out<u64>) {
    //- y[global_id()] = 340282366920938463463374607431768211456;
    y[global_id()] = 18446744073709551615; //+
}

//= strings are allowed only in `t0::print!` and in the messages of assertions; for bytes, write `b".."` and `b'a'`
#[t0::kernel(block = 64, test)]
pub fn text_as_a_value(mut y: Out<u8>) {
    //- let text = "ab";
    let text = b"ab"; //+
    y[global_id()] = text[0] ^ b'a';
}

//= use `u64`; the high half of a product of two `u64` is `a.mul_hi(b)`
#[t0::kernel(block = 64, test)]
pub fn suffix_u128(mut y: Out<u64>) {
    //- let n = 3u128;
    let n = 3u64; //+
    y[global_id()] = n.mul_hi(u64::MAX); //+
    assert_eq!(n.mul_hi(u64::MAX), 2); //+
}

//= use `i64`; the high half of a product of two `i64` is `a.mul_hi(b)`
#[t0::kernel(block = 64, test)]
pub fn suffix_i128(mut y: Out<i64>) {
    //- let n = -3i128;
    let n = -3i64; //+
    y[global_id()] = n.mul_hi(1); //+
    assert_eq!(n.mul_hi(1), -1); //+
}

//= use `f64`
#[t0::kernel(block = 64, test)]
pub fn suffix_f128(mut y: Out<f64>) {
    //- let n = 3.0f128;
    let n = 3.0f64; //+
    y[global_id()] = n; //+
}

//= use `i32`
#[t0::kernel(block = 64, test)]
pub fn suffix_isize(mut y: Out<i32>) {
    //- let n = 3isize;
    let n = 3i32; //+
    y[global_id()] = n; //+
}

//= write `Type::NAME`
#[t0::kernel(block = 64, test)]
pub fn qualified_path(mut y: Out<u32>) {
    //- y[global_id()] = <u32>::MAX;
    y[global_id()] = u32::MAX; //+
}

//= write `*v` to read the value
#[t0::kernel(block = 64, test)]
pub fn reference_of_a_loop(mut y: Out<u32>) {
    let mut a = [1, 2];
    let mut n = 0;
    for v in a.iter_mut() {
        //- n = v;
        n = *v; //+
    }
    y[global_id()] = n;
}

//= call it: `twice(..)`, or pass it to a builtin that takes a closure
#[t0::kernel(block = 64, test(x in 0..100))]
pub fn closure_as_a_value(x: In<u32>, mut y: Out<u32>) {
    let twice = |v: u32| 2 * v;
    //- let f = twice;
    y[global_id()] = twice(x[global_id()]) + [1, 2].map(twice)[1]; //+
}

//= call it: `shade(..)`
#[t0::kernel(block = 64, test)]
pub fn function_as_a_value(mut y: Out<f32>) {
    //- y[global_id()] = shade;
    y[global_id()] = shade(1.0); //+
}

#[t0::device]
fn shade(x: f32) -> f32 {
    -x
}

//= call it: `global_id()`
#[t0::kernel(block = 64, test)]
pub fn builtin_as_a_value(mut y: Out<u32>) {
    //- let i = global_id;
    let i = global_id(); //+
    y[i] = i;
}

//= write a value of it: `Weight { .. }`
#[t0::kernel(block = 64, test)]
pub fn struct_as_a_value(mut y: Out<f32>) {
    //- let w = Weight;
    let w = Weight { of: 2.0 }; //+
    y[global_id()] = w.of;
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Weight {
    of: f32,
}

//= integers have MIN, MAX and BITS; f32 and f64 have MIN, MAX, MIN_POSITIVE, EPSILON, INFINITY, NEG_INFINITY and NAN
#[t0::kernel(block = 64, test)]
pub fn unknown_constant_of_a_type(mut y: Out<f32>) {
    //- y[global_id()] = f32::DIGITS;
    y[global_id()] = f32::MIN + f32::MAX + f32::MIN_POSITIVE + f32::EPSILON + f32::INFINITY; //+
    assert!(f32::NEG_INFINITY < f32::MIN && f32::NAN.is_nan() && u32::MIN + u32::MAX == u32::MAX && u8::BITS == 8); //+
}

//= did you mean `count`?
#[t0::kernel(block = 64, test)]
pub fn misspelt_name(mut y: Out<u32>) {
    let count = 3;
    //- y[global_id()] = coun;
    y[global_id()] = count; //+
}

//= kernels see their arguments, their own bindings, and constants marked `#[t0::constant]`
#[t0::kernel(block = 64, test)]
pub fn unknown_name(mut y: Out<u32>) {
    //- y[global_id()] = outside;
    y[global_id()] = LEVEL; //+
}

//= remove the `*`
#[t0::kernel(block = 64, test)]
pub fn dereferences_a_number(mut y: Out<u32>) {
    let n = 4;
    //- y[global_id()] = *n;
    y[global_id()] = n; //+
}

//= both sides must have the same type; on the right, convert with `as f32`
#[t0::kernel(block = 64, test)]
pub fn operands_differ_right(n: u32, x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    //- y[i] = x[i] * n;
    y[i] = x[i] * n as f32; //+
}

//= both sides must have the same type; on the left, compare it: `x != 0`
#[t0::kernel(block = 64, test)]
pub fn operands_differ_left(x: In<u32>, s: bool, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x[i] & s) as u32;
    y[i] = ((x[i] != 0) & s) as u32; //+
}

//= both sides must have the same type
#[t0::kernel(block = 64, test)]
pub fn operands_without_conversion(x: In<f32>, mut y: Out<u32>) {
    let i = global_id();
    let (a, b) = ((x[i], 1u32), [x[i], 1.0]);
    //- y[i] = (a == b) as u32;
    y[i] = (a == (b[0], b[1] as u32)) as u32; //+
}

//= assign to the element itself: `x[i] = value`, or return the new value from the function
#[t0::kernel(block = 64, test)]
pub fn borrows_to_write(mut y: InOut<f32>) {
    let i = global_id();
    //- let r = &mut y[i];
    y[i] = -y[i]; //+
}

//= copy the element: `let value = x[i];`, without the `&`
#[t0::kernel(block = 64, test)]
pub fn borrows_to_read(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    //- let value = &x[i];
    let value = x[i]; //+
    y[i] = value;
}

//= `&mut` is allowed only as an argument of a function: `f(&mut x)`; elsewhere use the value itself
#[t0::kernel(block = 64, test)]
pub fn reference_in_a_variable(mut y: Out<u32>) {
    let mut n = 1u32;
    //- let r = &mut n;
    one_more(&mut n); //+
    y[global_id()] = n;
}

#[t0::device]
fn one_more(n: &mut u32) {
    *n += 1;
}

//= write its type: `let a: f32 = ..`
#[t0::kernel(block = 64, test)]
pub fn variable_of_open_type(mut y: Out<f32>) {
    //- let a;
    let a: f32 = 1.0; //+
    y[global_id()] = 1.0;
}

//= write `*x`
#[t0::kernel(block = 64, test)]
pub fn shift_by_a_reference(mut y: Out<u32>) {
    let mut n = 0;
    let amounts = [[1u32], [2]];
    //- for x in amounts.iter() { n ^= 8u32 >> x; }
    for [x] in amounts.iter() { n ^= 8u32 >> *x; } //+
    y[global_id()] = n;
}

//= convert with `as u32`
#[t0::kernel(block = 64, test)]
pub fn shift_by_a_float(mut y: Out<u32>) {
    let x = 3.0f32;
    //- y[global_id()] = 1u32 << x;
    y[global_id()] = 1u32 << x as u32; //+
}

//= use `i32`, or `0u32.wrapping_sub(x)`
#[t0::kernel(block = 64, test)]
pub fn negates_unsigned(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = -x;
    y[global_id()] = 0u32.wrapping_sub(x) ^ (x as i32).wrapping_neg() as u32 ^ x; //+
}

//= write the width explicitly: `!(x as u32)`
#[t0::kernel(block = 64, test)]
pub fn inverts_a_size(n: u32, mut y: Out<u32>) {
    let x = n as usize;
    //- y[global_id()] = !x as u32;
    y[global_id()] = !(x as u32); //+
}

//= cast the elements: `a.map(|x| x as f32)`
#[t0::kernel(block = 64, test)]
pub fn casts_an_array(mut y: Out<f32>) {
    let a = [1u32, 2];
    //- y[global_id()] = (a as [f32; 2])[1];
    y[global_id()] = a.map(|x| x as f32)[1]; //+
}

//= repeat it: `[x as f32; 2]`
#[t0::kernel(block = 64, test)]
pub fn casts_to_an_array(x: u32, mut y: Out<f32>) {
    //- y[global_id()] = (x as [f32; 2])[1];
    y[global_id()] = [x as f32; 2][1]; //+
}

//= cast one of its parts
#[t0::kernel(block = 64, test)]
pub fn casts_a_tuple(x: u32, mut y: Out<f32>) {
    let pair = (x, 1u32);
    //- y[global_id()] = pair as f32;
    y[global_id()] = pair.0 as f32; //+
}

//= `as` converts only between numbers
#[t0::kernel(block = 64, test)]
pub fn casts_a_view(x: In<u32>, mut y: Out<f32>) {
    //- y[global_id()] = x as f32;
    y[global_id()] = x[global_id()] as f32; //+
}

//= write `f16x2::from_f32(x.to_f32())`
#[t0::kernel(block = 64, test)]
pub fn casts_between_pairs(x: In<bf16x2>, mut y: Out<f16x2>) {
    let x = x[global_id()];
    //- y[global_id()] = x as f16x2;
    y[global_id()] = f16x2::from_f32(x.to_f32()); //+
}

//= take a half: `x.lo()` or `x.hi()`, or the bits: `x.to_bits()`
#[t0::kernel(block = 64, test)]
pub fn casts_a_pair(x: In<f16x2>, mut y: Out<u32>) {
    let x = x[global_id()];
    //- y[global_id()] = x as u32;
    y[global_id()] = x.to_bits() ^ x.lo().to_bits() as u32 ^ x.hi().to_bits() as u32; //+
}

//= write `f16x2::new(..)` of two halves, or `f16x2::from_bits(..)`
#[t0::kernel(block = 64, test)]
pub fn casts_to_a_pair(x: In<u32>, mut y: Out<f16x2>) {
    let x = x[global_id()];
    //- y[global_id()] = x as f16x2;
    y[global_id()] = f16x2::from_bits(x); //+
    y[global_id()] = f16x2::new(f16::from_bits(x as u16), f16::from_f32(1.0)); //+
}

//= write `x.to_f32() as u32`
#[t0::kernel(block = 64, test)]
pub fn casts_a_half(x: In<f16>, mut y: Out<u32>) {
    let x = x[global_id()];
    //- y[global_id()] = x as u32;
    y[global_id()] = x.to_f32() as u32; //+
}

//= write `bf16::from_f32(x as f32)`
#[t0::kernel(block = 64, test)]
pub fn casts_to_a_half(x: In<u32>, mut y: Out<bf16>) {
    let x = x[global_id()];
    //- y[global_id()] = x as bf16;
    y[global_id()] = bf16::from_f32(x as f32); //+
}

//= write `x != 0`
#[t0::kernel(block = 64, test)]
pub fn casts_to_bool(x: u32, mut y: Out<u32>) {
    //- let some = x as bool;
    let some = x != 0; //+
    y[global_id()] = some as u32;
}

//= write `x as u32 as f32`, or `if x { 1.0 } else { 0.0 }`
#[t0::kernel(block = 64, test)]
pub fn casts_a_bool(x: bool, mut y: Out<f32>) {
    //- y[global_id()] = x as f32;
    y[global_id()] = x as u32 as f32 - if x { 1.0 } else { 0.0 }; //+
}

//= apply it to each part, for example in a `#[t0::device] fn`
#[t0::kernel(block = 64, test)]
pub fn adds_tuples(mut y: Out<u32>) {
    let (p, q) = ((1u32, 2u32), (3u32, 4u32));
    //- let r = p + q;
    let r = sum_of_parts(p, q); //+
    y[global_id()] = r.1;
}

#[t0::device]
fn sum_of_parts(p: (u32, u32), q: (u32, u32)) -> (u32, u32) {
    (p.0 + q.0, p.1 + q.1)
}

//= work on elements: `x[i]`
#[t0::kernel(block = 64, test)]
pub fn compares_views(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x == x) as u32;
    y[i] = (x[i] == x[i]) as u32; //+
}

//= compare the halves: `x.lo()` and `x.hi()`
#[t0::kernel(block = 64, test)]
pub fn compares_pairs(x: In<f16x2>, mut y: Out<u32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = (x < x) as u32;
    y[i] = (x.lo() < x.hi()) as u32; //+
}

//= work on the bits, `x.to_bits()`, and convert back with `from_bits`
#[t0::kernel(block = 64, test)]
pub fn bits_of_pairs(x: In<f16x2>, mut y: Out<f16x2>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x & x;
    y[i] = f16x2::from_bits(x.to_bits() & 0x7FFF); //+
}

//= work on the halves in `f32`, `x.to_f32()`, and convert back with `from_f32`
#[t0::kernel(block = 64, test)]
pub fn divides_pairs(x: In<f16x2>, mut y: Out<f16x2>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x / x;
    y[i] = f16x2::from_f32(x.to_f32().map(|h| h / 3.0)); //+
}

//= work on the bits, `x.to_bits()`, and convert back with `f32::from_bits(..)`
#[t0::kernel(block = 64, test)]
pub fn bits_of_floats(x: In<f32>, mut y: Out<f32>) {
    let (i, x) = (global_id(), x[global_id()]);
    //- y[i] = x & x;
    y[i] = f32::from_bits(x.to_bits() & 7); //+
}

//= the range of the type is 0..=255
#[t0::kernel(block = 64, test)]
pub fn literal_out_of_range(mut y: Out<u8>) {
    //- y[global_id()] = 256;
    y[global_id()] = 255; //+
}

//= add a suffix with its type, as in `1.0_f32`
//= add a suffix with its type, as in `1.0_f32`
#[t0::kernel(block = 64, test)]
pub fn float_without_a_type(mut y: Out<u32>) {
    y[global_id()] = lone();
}

#[t0::device]
//- fn lone() -> u32 { (1.5 * 2.0) as u32 }
fn lone() -> u32 { (1.5_f32 * 2.0_f32) as u32 } //+

//= write `3.0`
#[t0::kernel(block = 64, test)]
pub fn integer_for_a_float(mut y: Out<f32>) {
    //- let x: f32 = 3;
    let x: f32 = 3.0; //+
    y[global_id()] = x;
}

//= write `f16::from_f32(1.5)`
#[t0::kernel(block = 64, test)]
pub fn float_for_a_half(mut y: Out<f16>) {
    //- y[global_id()] = 1.5;
    y[global_id()] = f16::from_f32(1.5); //+
}

//= write `2`
#[t0::kernel(block = 64, test)]
pub fn float_for_an_integer(mut y: Out<u32>) {
    //- y[global_id()] = 2.0;
    y[global_id()] = 2; //+
}

//= compare it: `x != 0`
#[t0::kernel(block = 64, test)]
pub fn integer_for_a_bool(x: u32, mut y: Out<u32>) {
    //- if x { y[global_id()] = 1; }
    if x != 0 { y[global_id()] = 1; } //+
}

//= convert with `.to_f32()`
#[t0::kernel(block = 64, test)]
pub fn half_for_a_float(x: In<f16>, mut y: Out<f32>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = x[global_id()].to_f32(); //+
}

//= convert with `f16::from_f32(..)`
#[t0::kernel(block = 64, test)]
pub fn single_for_a_half(x: In<f32>, mut y: Out<f16>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = f16::from_f32(x[global_id()]); //+
}

//= repeat it with `f16x2::splat(..)`
#[t0::kernel(block = 64, test)]
pub fn half_for_a_pair(x: In<f16>, mut y: Out<f16x2>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = f16x2::splat(x[global_id()]); //+
}

//= take a half with `.lo()` or `.hi()`
#[t0::kernel(block = 64, test)]
pub fn pair_for_a_half(x: In<f16x2>, mut y: Out<f16>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = x[global_id()].lo(); //+
    y[global_id()] = x[global_id()].hi(); //+
}

//= convert with `bf16x2::from_f32(x.to_f32())`
#[t0::kernel(block = 64, test)]
pub fn pair_for_another_pair(x: In<f16x2>, mut y: Out<bf16x2>) {
    //- y[global_id()] = x[global_id()];
    let x = x[global_id()]; //+
    y[global_id()] = bf16x2::from_f32(x.to_f32()); //+
}

//= repeat it with `f16x2::splat(f16::from_f32(..))`
#[t0::kernel(block = 64, test)]
pub fn single_for_a_pair(x: In<f32>, mut y: Out<f16x2>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = f16x2::splat(f16::from_f32(x[global_id()])); //+
}

//= convert with `as f32`
#[t0::kernel(block = 64, test)]
pub fn integer_variable_for_a_float(x: In<u32>, mut y: Out<f32>) {
    //- y[global_id()] = x[global_id()];
    y[global_id()] = x[global_id()] as f32; //+
}

//= convert with `f16x2::from_f32(..)`
#[t0::kernel(block = 64, test)]
pub fn floats_for_a_pair(x: In<f32>, mut y: Out<f16x2>) {
    let two = [x[global_id()], 1.0];
    //- y[global_id()] = two;
    y[global_id()] = f16x2::from_f32(two); //+
}

//= write `f16x2::new(a, b)`
#[t0::kernel(block = 64, test)]
pub fn halves_for_a_pair(x: In<f16>, mut y: Out<f16x2>) {
    let (a, b) = (x[global_id()], f16::from_f32(1.0));
    //- y[global_id()] = [a, b];
    y[global_id()] = f16x2::new(a, b); //+
}

//= convert with `.to_f32()`
#[t0::kernel(block = 64, test)]
pub fn pair_for_floats(x: In<f16x2>, mut y: Out<f32>) {
    //- let two: [f32; 2] = x[global_id()];
    let two: [f32; 2] = x[global_id()].to_f32(); //+
    y[global_id()] = two[1];
}

//= borrow it: `&x`
#[t0::kernel(block = 64, test)]
pub fn view_by_value(x: In<f32>, mut y: Out<f32>) {
    //- y[global_id()] = first_of(x);
    y[global_id()] = first_of(&x); //+
}

#[t0::device]
fn first_of(x: &In<f32>) -> f32 {
    x[0]
}

//= borrow it with `&mut`
#[t0::kernel(block = 64, test)]
pub fn view_by_shared_reference(mut y: Out<f32>) {
    //- stored(&y);
    stored(&mut y); //+
}

#[t0::device]
fn stored(y: &mut Out<f32>) {
    y[global_id()] = 4.0;
}

//= take the value behind the reference: `*v`
#[t0::kernel(block = 64, test)]
pub fn reference_for_a_value(mut y: Out<u32>) {
    let mut n = 0u32;
    for v in [1u32, 2].iter() {
        //- n = v;
        n = *v; //+
    }
    y[global_id()] = n;
}
