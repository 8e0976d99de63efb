// Suggestions about views, `Lds` arrays, atomics, arrays in registers, and places that are assigned to.

//= make the argument an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn reads_an_output(mut y: Out<f32>) {
pub fn reads_an_output(mut y: InOut<f32>) { //+
    let i = global_id();
    y[i] = -y[i];
}

//= make the argument an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn updates_an_output(mut y: Out<u32>) {
pub fn updates_an_output(mut y: InOut<u32>) { //+
    y[global_id()] |= 4;
}

//= make the argument an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn loads_an_output(mut y: Out<u32>) {
pub fn loads_an_output(mut y: InOut<u32>) { //+
    let i = global_id();
    let [a] = y.load::<1>(i);
    y[i] = a ^ 1;
}

#[t0::device]
fn negate(x: &mut f32) {
    *x = -*x;
}

//= write `.load(i)`, `.store(i, value)`, or an operation such as `.add(i, value)`
#[t0::kernel(block = 64)]
pub fn indexes_atomics(a: Atomics<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = a[i];
    y[i] = a.load(i); //+
}

//= write `.load(i)`, `.store(i, value)`, or an operation such as `.add(i, value)`
#[t0::kernel(block = 64)]
pub fn assigns_atomics(a: Atomics<u32>) {
    let i = global_id();
    //- a[i] = 2;
    a.store(i, 2); //+
    a.add(i, 1); //+
}

//= only views, `Lds` arrays and arrays can be indexed; the parts of a tuple are `.0`, `.1`, ..
#[t0::kernel(block = 64, test)]
pub fn indexes_a_tuple(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    let pair = (x[i], 2.0);
    //- y[i] = pair[1];
    y[i] = pair.1; //+
}

//= destructure it, `let [_, b, c, _] = a;`, or index it: `a[1]`
#[t0::kernel(block = 64, test)]
pub fn slices_an_array(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let a = [x[i], 1, 2, 3];
    //- let part = a[1..3];
    let [_, b, c, _] = a; //+
    y[i] = a[1]; //+
    y[i] = b ^ c; //+
}

//= write `as usize`
#[t0::kernel(block = 64, test(n in 0..3))]
pub fn array_by_u32(n: In<u32>, mut y: Out<f32>) {
    let a = [1.0, 2.0, 3.0];
    let i = global_id();
    //- y[i] = a[n[i]];
    y[i] = a[n[i] as usize]; //+
}

//= write it where the array is declared
//= write it where the array is declared
#[t0::kernel(block = 64, test)]
pub fn elements_of_open_type(mut y: Out<f32>) {
    //- let mut a = Lds::<_, 64>::new();
    let mut a = Lds::<f32, 64>::new(); //+
    a[thread_id()] = 1.0;
    y[global_id()] = a[thread_id()];
}

//= to take a part, write `x.slice(start, len)`, or use `row` or `tile` in two dimensions
#[t0::kernel(block = 64, test(shape(x) = (1, 4)))]
pub fn indexes_by_a_range(x: In<f32>, mut y: Out<f32>) {
    //- let part = x[1..4];
    let part = x.slice(1, 3); //+
    y[global_id()] = part[0] + x.row(0)[3] + x.tile(0, 1, 1, 2)[0];
}

//= write `as u32`, or `x[(row, column)]` in two dimensions
#[t0::kernel(block = 64, test)]
pub fn index_of_another_type(x: In<f32>, mut y: Out<f32>) {
    let i = global_id() as i32;
    //- y[global_id()] = x[i];
    y[global_id()] = x[i as u32]; //+
}

//= write `x[(row as u32, column as u32)]`
#[t0::kernel(block = 64, test(shape(x) = (1, 1)))]
pub fn pair_of_another_type(x: In<f32>, mut y: Out<f32>) {
    //- let at = (0i32, 0i32);
    //- y[global_id()] = x[at];
    let (row, column) = (0i32, 0i32); //+
    y[global_id()] = x[(row as u32, column as u32)]; //+
}

//= write `x[i]`, or `x[(row, column)]` in two dimensions
#[t0::kernel(block = 64, test(shape(x) = (1, 1)))]
pub fn three_indices(x: In<f32>, mut y: Out<f32>) {
    //- y[global_id()] = x[(0, 0, 0)];
    y[global_id()] = x[(0, 0)]; //+
}

//= write its type: `let x: (f32, u32) = ..`
#[t0::kernel(block = 64, test)]
pub fn parts_of_open_type(v: In<f32>, mut y: Out<f32>) {
    //- let x;
    let x: (f32, u32); //+
    //- y[global_id()] = x.0;
    x = (v[global_id()], 1);
    y[global_id()] = x.0; //+
}

//= only tuples and structs have fields; views have the methods `len`, `rows`, `cols` and `stride`
#[t0::kernel(block = 64, test)]
pub fn field_of_a_view(x: In<f32>, mut y: Out<u32>) {
    //- y[global_id()] = x.len;
    y[global_id()] = x.len(); //+
}

//= index it: `a[1]`
#[t0::kernel(block = 64, test)]
pub fn part_of_an_array(mut y: Out<u32>) {
    let a = [4, 5, 6];
    //- y[global_id()] = a.1;
    y[global_id()] = a[1]; //+
}

//= make it a `&mut` parameter
#[t0::kernel(block = 64, test)]
pub fn writes_through_shared_reference(mut y: InOut<f32>) {
    let i = global_id();
    let mut v = y[i];
    //- flipped(&v);
    flipped(&mut v); //+
    y[i] = v;
}

#[t0::device]
//- fn flipped(x: &f32) { *x = -*x; }
fn flipped(x: &mut f32) { *x = -*x; } //+

//= declare it `let mut count`
#[t0::kernel(block = 64, test)]
pub fn variable_without_mut(mut y: Out<u32>) {
    //- let count = 1;
    let mut count = 1; //+
    count += 1;
    y[global_id()] = count;
}

//= remove the `*`
#[t0::kernel(block = 64, test)]
pub fn assigns_through_a_number(mut y: Out<u32>) {
    let mut n = 1;
    //- *n = 2;
    n = 2; //+
    y[global_id()] = n;
}

//= assign to a `let mut` binding, a part of one, or an element of a view or an `Lds` array
#[t0::kernel(block = 64, test)]
pub fn assigns_to_a_number(mut y: Out<u32>) {
    let mut pair = (1, 2);
    //- 3 = 4;
    pair.1 = 4; //+
    y[global_id()] = pair.1;
}

//= make the argument an `Out` or an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn writes_an_input(x: In<f32>) {
pub fn writes_an_input(mut x: Out<f32>) { //+
    x[global_id()] = 1.0;
}

//= make the argument an `Out` or an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn stores_to_an_input(x: In<u32>) {
pub fn stores_to_an_input(mut x: InOut<u32>) { //+
    x.store(global_id(), [1]);
}

//= declare the parameter as `&mut Lds<u32, 64>`
#[t0::kernel(block = 64, test)]
pub fn shared_reference_to_lds(mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    //- filled(&tile);
    filled(&mut tile); //+
    barrier();
    y[global_id()] = tile[thread_id()];
}

#[t0::device]
//- fn filled(tile: &Lds<u32, 64>) { tile[thread_id()] = 7; }
fn filled(tile: &mut Lds<u32, 64>) { tile[thread_id()] = 7; } //+

//= declare the argument `mut y: Out<f32>`
#[t0::kernel(block = 64, test)]
//- pub fn output_without_mut(y: Out<f32>) {
pub fn output_without_mut(mut y: Out<f32>) { //+
    y[global_id()] = 1.0;
}

//= declare it `let mut tile`
#[t0::kernel(block = 64, test)]
pub fn lds_without_mut(mut y: Out<f32>) {
    //- let tile = Lds::<f32, 64>::new();
    let mut tile = Lds::<f32, 64>::new(); //+
    tile[thread_id()] = 1.0;
    y[global_id()] = tile[thread_id()];
}

//= assign to its elements: `x[i] = value`
#[t0::kernel(block = 64, test)]
pub fn assigns_a_view(x: In<f32>, mut y: Out<f32>) {
    //- y = x;
    let i = global_id(); //+
    y[i] = x[i]; //+
}

//= assign to its elements: `x[i] = value`
#[t0::kernel(block = 64, test)]
pub fn assigns_a_view_among_others(x: In<f32>, mut y: Out<f32>) {
    let mut n = 0;
    let i = global_id();
    //- (y, n) = (x, 1);
    (y[i], n) = (x[i], 1); //+
}

//= copy both and store them in exchange: `let (a, b) = (x[i], x[j]); x[i] = b; x[j] = a;`
#[t0::kernel(block = 64)]
pub fn swaps_elements(mut x: InOut<u32>) {
    let (i, j) = (2 * global_id(), 2 * global_id() + 1);
    //- core::mem::swap(&mut x[i], &mut x[j]);
    let (a, b) = (x[i], x[j]); x[i] = b; x[j] = a; //+
}

//= write `core::mem::swap(&mut a, &mut b)`
#[t0::kernel(block = 64, test)]
pub fn swaps_values(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let (mut a, mut b) = (x[i], 3);
    //- core::mem::swap(a, b);
    core::mem::swap(&mut a, &mut b); //+
    y[i] = a ^ (b << 1);
}

//= write `core::mem::replace(&mut a, value)`
#[t0::kernel(block = 64, test)]
pub fn replaces_a_value(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let mut a = x[i];
    //- y[i] = core::mem::replace(a, 4);
    y[i] = core::mem::replace(&mut a, 4); //+
}

//= copy the array, modify the copy, and store the whole copy: `let mut a = x[i]; ..; x[i] = a;`
#[t0::kernel(block = 64, test)]
pub fn array_in_memory_changed(mut x: InOut<[u32; 3]>) {
    let i = global_id();
    //- x[i].swap(0, 2);
    let mut a = x[i]; a.swap(0, 2); x[i] = a; //+
}

//= copy the array, modify the copy, and store the whole copy: `let mut a = x[i]; ..; x[i] = a;`
#[t0::kernel(block = 64, test)]
pub fn array_in_memory_iterated(mut x: InOut<[u32; 3]>) {
    let i = global_id();
    //- for v in x[i].iter_mut() { *v = 5; }
    let mut a = x[i]; for v in a.iter_mut() { *v = 5; } x[i] = a; //+
}

//= keep it in `Lds`
#[t0::kernel(block = 64, test)]
pub fn fills_a_large_array(mut y: Out<u32>) {
    //- const A: [u32; 2000] = [0; 2000];
    //- let mut a = A;
    //- a.reverse();
    let mut a = Lds::<u32, 2000>::new(); //+
    a[thread_id()] = 3; //+
    y[global_id()] = a[thread_id()]; //+
}

//= write its type: `let x: [f32; 4] = ..`
#[t0::kernel(block = 64, test)]
pub fn fills_an_open_array(mut y: Out<f32>) {
    //- let mut x = core::array::from_fn(|k| k as f32);
    let mut x: [f32; 4] = core::array::from_fn(|k| k as f32); //+
    x.reverse();
    y[global_id()] = x[0];
}

//= use a constant instead: `const N: usize = ..;`
#[t0::kernel(block = 64, test)]
pub fn length_of_an_open_array(mut y: Out<u32>) {
    //- let a = core::array::from_fn(|k| k as u32);
    //- y[global_id()] = a.len() as u32 + a[0];
    const N: usize = 4; //+
    let a: [u32; N] = core::array::from_fn(|k| k as u32); //+
    y[global_id()] = N as u32 + a[0]; //+
}

//= make the argument an `Atomics`
#[t0::kernel(block = 64)]
//- pub fn atomic_on_a_view(mut x: InOut<u32>) {
pub fn atomic_on_a_view(x: Atomics<u32>) { //+
    x.add(global_id(), 1);
}

//= use indices: `for i in 0..x.len() { .. x[i] .. }`, or `(0..x.len()).map(|i| x[i])`
#[t0::kernel(block = 64, test(x in 0..100))]
pub fn iterates_over_a_view(x: In<u32>, mut y: Out<u32>) {
    //- let n = x.iter().sum::<u32>();
    let mut n = (0..x.len()).map(|i| x[i]).sum::<u32>(); //+
    for i in 0..x.len() { n ^= x[i]; } //+
    y[global_id()] = n;
}

//= use indices: `for i in 0..x.len() { .. x[i] .. }`, or `(0..x.len()).map(|i| x[i])`
#[t0::kernel(block = 64, test)]
pub fn view_with_an_iterator(x: In<u32>, mut y: Out<u32>) {
    //- let values = x.iter();
    let n = (0..x.len()).map(|i| x[i] & 1).sum::<u32>(); //+
    y[global_id()] = n; //+
}

//= iterate over it with `for x in a.iter() { .. }`, or reduce it to a value: `a.iter().sum::<f32>()`
#[t0::kernel(block = 64, test)]
pub fn iterator_of_an_array(mut y: Out<f32>) {
    let a = [1.0f32, 2.0];
    //- let elements = a.iter();
    y[global_id()] = a.iter().sum::<f32>(); //+
    for x in a.iter() { y[global_id()] = *x; } //+
}

//= use indices: `(1..n).map(|i| a[i] - a[i - 1])`
#[t0::kernel(block = 64, test)]
pub fn windows_of_an_array(mut y: Out<u32>) {
    let a = [1u32, 3, 6, 10];
    //- let steps = a.windows(2);
    let n = a.len(); //+
    y[global_id()] = (1..n).map(|i| a[i] - a[i - 1]).sum::<u32>(); //+
}

//= sort by comparing and swapping: `if a[i] > a[j] { a.swap(i, j); }`
#[t0::kernel(block = 64, test)]
pub fn sorts_an_array(x: In<u32>, mut y: Out<u32>) {
    let mut a = [x[global_id()], 7, 2];
    //- a.sort();
    for i in 0..3usize { for j in i..3usize { if a[i] > a[j] { a.swap(i, j); } } } //+
    assert!(a[0] <= a[1] && a[1] <= a[2]); //+
    y[global_id()] = a[0];
}

//= write `x[i]`, which returns zero out of range; to test an index, write `i < x.len()`
#[t0::kernel(block = 64, test)]
pub fn gets_an_element(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = x.get(i);
    if i < x.len() { y[i] = x[i]; } //+
}

//= declare `Lds::<[f32; 9], N>::new()` in the body, or take several arrays
#[t0::kernel(block = 64)]
//- pub fn large_dynamic_elements(mut tile: LdsDyn<[f32; 9]>, mut y: Out<f32>) {
pub fn large_dynamic_elements(mut y: Out<f32>) { //+
    let mut tile = Lds::<[f32; 9], 64>::new(); //+
    tile[thread_id()] = [1.0; 9];
    y[global_id()] = tile[thread_id()][3];
}

//= pass a part of the array, which has that type: `&mut tile.slice(0, tile.len())`
#[t0::kernel(block = 64, test)]
pub fn array_for_dynamic_lds(mut y: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    //- cleared(&mut tile);
    cleared(&mut tile.slice(0, tile.len())); //+
    y[global_id()] = tile[thread_id()];
}

#[t0::device]
fn cleared(tile: &mut LdsDyn<u32>) {
    tile[thread_id()] = 0;
}

//= copy the element: `let mut e = x[i];`, assign to `e`, and store it whole: `x[i] = e`
#[t0::kernel(block = 64, test(n in 0..2))]
pub fn part_of_an_element_by_index(n: u32, mut x: InOut<[[u32; 2]; 2]>) {
    let i = global_id();
    //- x[i][n as usize][0] = 3;
    let mut e = x[i]; e[n as usize][0] = 3; x[i] = e; //+
}

//= make the argument an `InOut`
#[t0::kernel(block = 64, test)]
//- pub fn compares_an_output(mut y: Out<u32>) {
pub fn compares_an_output(mut y: InOut<u32>) { //+
    let i = global_id();
    if y[i..i + 1] == [0] {
        y[i] = 1;
    }
}

//= compare the elements one by one: `x[i] == 1.0 && x[i + 1] == 2.0`
#[t0::kernel(block = 64)]
pub fn compares_a_range_of_floats(x: In<f32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x[i..i + 2] == [1.0, 2.0]) as u32;
    y[i] = (x[i] == 1.0 && x[i + 1] == 2.0) as u32; //+
}

//= write `x[start..end]`
#[t0::kernel(block = 64, test)]
pub fn compares_an_open_range(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x[i..=i] == [0]) as u32;
    y[i] = (x[i..i + 1] == [0]) as u32; //+
}

//= compare it with an array of as many elements: `x[a..b] == [1, 2]`, `&x[a..b] == b".."`
#[t0::kernel(block = 64)]
pub fn compares_a_range_with_a_reference(x: In<u8>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x[i..i + 4] == b"abcd") as u32;
    y[i] = (&x[i..i + 4] == b"abcd") as u32; //+
}

//= compare at most 64 elements at a time
#[t0::kernel(block = 64)]
pub fn compares_a_long_range(x: In<u8>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = (x[i..i + 65] == [0; 65]) as u32;
    y[i] = (x[i..i + 64] == [0; 64] && x[i + 64..i + 65] == [0]) as u32; //+
}
