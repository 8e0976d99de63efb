// Suggestions about `match`, patterns and `let` in conditions.

//= add an arm for all other values: `_ => ..`
#[t0::kernel(block = 64, test)]
pub fn match_without_arms(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = match x {};
    y[global_id()] = match x { 3 => 1, _ => 2 }; //+
}

//= all arms must have the same type
#[t0::kernel(block = 64, test)]
pub fn arms_differ(x: u32, mut y: Out<f32>) {
    //- y[global_id()] = match x { 0 => 1.0f32, _ => 2u32 };
    y[global_id()] = match x { 0 => 1.0f32, _ => 2.0 }; //+
}

//= end with `_ => ..`
#[t0::kernel(block = 64, test)]
pub fn last_arm_with_a_guard(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = match x { 0 => 1, n if n > 3 => 2 };
    y[global_id()] = match x { 0 => 1, n if n > 3 => 2, _ => 3 }; //+
}

//= bind the whole value: `n @ (1 | 2)`
#[t0::kernel(block = 64, test)]
pub fn alternatives_that_bind(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = match x { n @ 1 | n @ 2 => n, _ => 0 };
    y[global_id()] = match x { n @ (1 | 2) => n, _ => 0 }; //+
}

//= `match` supports integers, ranges, `true` and `false`, constants, variants of enums, tuples, arrays, structs, names and `_`
#[t0::kernel(block = 64, test)]
pub fn unsupported_pattern(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = match x { matched!(1) => 1, _ => 0 };
    y[global_id()] = match (x, true, [1, 2]) { (1, true, _) => 1, (2..=7, false, [a, 2]) => a, (n, ..) => n & 1 }; //+
}

//= bind the value to a constant outside of the `match`
#[t0::kernel(block = 64, test)]
pub fn pattern_of_a_call(x: u32, mut y: Out<u32>) {
    const NINE: u32 = 3 * 3; //+
    //- y[global_id()] = match x { const { 3 * 3 } => 1, _ => 0 };
    y[global_id()] = match x { NINE => 1, _ => 0 }; //+
}

//= compare with `if x < 1.0 { .. }`
#[t0::kernel(block = 64, test)]
pub fn float_pattern(x: f32, mut y: Out<u32>) {
    //- y[global_id()] = match x { 1.0 => 1, _ => 0 };
    y[global_id()] = 0; //+
    if x < 1.0 { y[global_id()] = 1; } //+
}

//= bind it with a separate `let` before, or make it the first part of the condition
#[t0::kernel(block = 64, test(shape(x) = (2, 2)))]
pub fn part_in_a_chain(x: In<u32>, n: u32, mut y: Out<u32>) {
    y[global_id()] = 0;
    let row = x.row(0); //+
    //- if n > 3 && let row = x.row(0) && row[0] > 1 { y[global_id()] = row[1]; }
    if n > 3 && row[0] > 1 { y[global_id()] = row[1]; } //+
    if let row = x.row(0) && n > 3 && row[0] > 1 { y[global_id()] = row[1]; } //+
}

//= end it with `return`, `break` or `continue`, or write both values with `if let .. else`
#[t0::kernel(block = 64, test)]
pub fn else_that_goes_on(x: u32, mut y: Out<u32>) {
    //- let 1..=5 = x else { y[global_id()] = 9; };
    let 1..=5 = x else { y[global_id()] = 9; return }; //+
    y[global_id()] = if let 1..=3 = x { 1 } else { 2 };
}

//= add an `else`: `let .. = value else { return };`, or use `if let` or `match`
#[t0::kernel(block = 64, test)]
pub fn refutable_let(value: u32, mut y: Out<u32>) {
    y[global_id()] = 0;
    //- let 1..=5 = value;
    let 1..=5 = value else { return }; //+
    if let 2 = value { y[global_id()] = match value { 2 => 7, _ => 8 }; } //+
}

//= `let` supports names, `_`, and tuples, arrays and structs of these
#[t0::kernel(block = 64, test)]
pub fn unsupported_let(x: u32, mut y: Out<u32>) {
    //- let ref n = x;
    let (n, [_, m]) = (x, [1, 2]); //+
    y[global_id()] = n;
}

//= write one name for each part, and `_` or `..` for the parts that you do not need
#[t0::kernel(block = 64, test)]
pub fn other_number_of_parts(x: u32, mut y: Out<u32>) {
    let triple = (x, 1u32, 2u32);
    //- let (a, b) = triple;
    let (a, b, _) = triple; //+
    let (c, ..) = triple; //+
    y[global_id()] = a ^ b;
}

//= bind the whole element, and modify its parts through that name: `v.0 = ..`
#[t0::kernel(block = 64, test)]
pub fn borrows_parts_of_an_element(mut y: Out<u32>) {
    let mut pairs = [(1u32, 2u32), (3, 4)];
    //- for (a, b) in pairs.iter_mut() { *a = 5; }
    for v in pairs.iter_mut() { v.0 = 5; } //+
    y[global_id()] = pairs[1].0;
}

//= remove the `&`
#[t0::kernel(block = 64, test)]
pub fn reference_pattern_of_a_value(x: u32, mut y: Out<u32>) {
    //- let &n = x;
    let n = x; //+
    y[global_id()] = n;
}

//= remove the `else`
#[t0::kernel(block = 64, test)]
pub fn lds_with_else(mut y: Out<u32>) {
    //- let mut tile = Lds::<u32, 64>::new() else { return };
    let mut tile = Lds::<u32, 64>::new(); //+
    tile[thread_id()] = 1;
    y[global_id()] = tile[thread_id()];
}
