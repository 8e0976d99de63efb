// Suggestions about iterators.

//= start with a value: `.fold(first, |a, b| a.max(b))`
#[t0::kernel(block = 64, test(x in 0..1000))]
pub fn reduces_an_array(x: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    //- y[i] = [x[i], 5].iter().reduce(|a, b| a.max(b));
    y[i] = [x[i], 5].iter().fold(0, |a, b| a.max(*b)); //+
}

//= make an array: `core::array::from_fn(|k| ..)`, or `a.map(|v| ..)`
#[t0::kernel(block = 64, test)]
pub fn collects(mut y: Out<u32>) {
    let a = [1u32, 2];
    //- let b = a.iter().map(|v| v + 1).collect();
    let b = a.map(|v| v + 1); //+
    let b: [u32; 2] = core::array::from_fn(|k| b[k] + 1); //+
    y[global_id()] = b[1];
}

//= write one `for` for each iterator, nested or one after the other
#[t0::kernel(block = 64, test)]
pub fn chains(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for i in (0..3u32).chain(5..7) { n += i; }
    for i in 0..3u32 { n += i; } //+
    for i in 5..7 { n += i; } //+
    assert_eq!(n, 14); //+
    y[global_id()] = n;
}

//= search with a `for` that stores the result in a `let mut` before `break`; to test whether there is one, use `any`
#[t0::kernel(block = 64, test)]
pub fn finds(mut y: Out<u32>) {
    let a = [1u32, 4, 9];
    //- let at = a.iter().rposition(|v| *v > 3);
    let mut at = 3; //+
    for (k, v) in a.iter().enumerate() { if *v > 3 { at = k; break; } } //+
    assert!(at == 1 && a.iter().any(|v| *v > 3)); //+
    y[global_id()] = at as u32;
}

//= write it as a `for` with `let mut`, `continue` and `break`
#[t0::kernel(block = 64, test)]
pub fn takes_while(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for i in (0..9u32).take_while(|i| i * i < 30) { n += i; }
    for i in 0..9u32 { if i * i >= 30 { break; } n += i; } //+
    assert_eq!(n, 15); //+
    y[global_id()] = n;
}

//= write `for x in .. { .. }`
#[t0::kernel(block = 64, test)]
pub fn for_each(mut y: Out<u32>) {
    let mut n = 0u32;
    //- (0..4u32).for_each(|x| n += x);
    for x in 0..4u32 { n += x; } //+
    y[global_id()] = n;
}

//= write `.filter(|x| ..).map(|x| ..)`
#[t0::kernel(block = 64, test)]
pub fn filter_map(mut y: Out<u32>) {
    //- y[global_id()] = (0..9u32).filter_map(|x| x).sum::<u32>();
    y[global_id()] = (0..9u32).filter(|x| x % 2 == 1).map(|x| x * x).sum::<u32>(); //+
}

//= use indices: `(1..n).map(|i| a[i] - a[i - 1])`
#[t0::kernel(block = 64, test)]
pub fn windows(mut y: Out<u32>) {
    let a = [1u32, 3, 8];
    //- y[global_id()] = a.iter().windows(2).count() as u32;
    let n = a.len(); //+
    y[global_id()] = (1..n).map(|i| a[i] - a[i - 1]).sum::<u32>(); //+
}

//= compare item by item: `.zip(other).all(|(a, b)| a == b)`
#[t0::kernel(block = 64, test)]
pub fn compares_iterators(x: u32, mut y: Out<u32>) {
    let (p, other) = ([x, 2], [3, 2]);
    //- y[global_id()] = p.iter().eq(other.iter()) as u32;
    y[global_id()] = p.iter().zip(other.iter()).all(|(a, b)| a == b) as u32; //+
}

//= compare: `a <= x && x < b`
#[t0::kernel(block = 64, test)]
pub fn range_contains(x: u32, mut y: Out<u32>) {
    let (a, b) = (2, 7);
    //- y[global_id()] = (a..b).contains(&x) as u32;
    y[global_id()] = (a <= x && x < b) as u32; //+
}

//= the length of an array is `a.len()`, and the length of a range is `b - a`
#[t0::kernel(block = 64, test)]
pub fn length_of_a_range(mut y: Out<u32>) {
    let (a, b) = (2u32, 7);
    //- y[global_id()] = (a..b).len();
    y[global_id()] = b - a; //+
}

//= remove `.sum(..)`, or the loop
#[t0::kernel(block = 64, test)]
pub fn loop_over_a_sum(mut y: Out<u32>) {
    let mut n = 0;
    //- for x in [1u32, 2].iter().sum() { n += x; }
    for x in [1u32, 2].iter() { n += x; } //+
    n += [1u32, 2].iter().sum::<u32>(); //+
    y[global_id()] = n;
}

//= modify them in a `for`: `for v in a.iter_mut() { *v = ..; }`; to read them, write `.iter()`
#[t0::kernel(block = 64, test)]
pub fn maps_mutable_elements(mut y: Out<u32>) {
    let mut a = [1u32, 2];
    //- let n = a.iter_mut().map(|v| *v + 1).sum::<u32>();
    for v in a.iter_mut() { *v = 5; } //+
    let n = a.iter().map(|v| *v + 1).sum::<u32>(); //+
    y[global_id()] = n;
}

//= reverse the range or array itself: `(a..b).rev()`, `a.iter().rev()`
#[t0::kernel(block = 64, test)]
pub fn reverses_a_part(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for i in (0..9u32).take(3).rev() { n = 10 * n + i; }
    for i in (0..3u32).rev() { n = 10 * n + i; } //+
    for v in [1u32, 2].iter().rev() { n = 10 * n + v; } //+
    assert_eq!(n, 21021); //+
    y[global_id()] = n;
}

//= remove it
#[t0::kernel(block = 64, test)]
pub fn copies_values(mut y: Out<u32>) {
    //- y[global_id()] = (0..4u32).copied().sum::<u32>();
    y[global_id()] = (0..4u32).sum::<u32>(); //+
}

//= use a step of at least 1
#[t0::kernel(block = 64, test)]
pub fn array_by_steps_of_zero(mut y: Out<u32>) {
    //- y[global_id()] = [1u32, 2].iter().step_by(0).sum::<u32>();
    y[global_id()] = [1u32, 2].iter().step_by(1).sum::<u32>(); //+
}

//= did you mean `enumerate`?
#[t0::kernel(block = 64, test)]
pub fn misspelt_adapter(mut y: Out<u32>) {
    let mut n = 0u32;
    //- for (k, v) in [1u32, 2].iter().enumerat() { n += v + k as u32; }
    for (k, v) in [1u32, 2].iter().enumerate() { n += v + k as u32; } //+
    y[global_id()] = n;
}

//= write the loop out: `for x in .. { .. }`
#[t0::kernel(block = 64, test)]
pub fn unknown_adapter(mut y: Out<u32>) {
    let mut n = 0u32;
    //- n = (0..4u32).zigzag(2).sum::<u32>();
    for x in 0..4u32 { n += x ^ 1; } //+
    y[global_id()] = n;
}

//= write `.iter()` to read them
#[t0::kernel(block = 64, test)]
pub fn sums_mutable_elements(mut y: Out<u32>) {
    let mut a = [1u32, 2];
    a[0] = 3;
    //- y[global_id()] = a.iter_mut().any(|v| *v > 2) as u32;
    y[global_id()] = a.iter().any(|v| *v > 2) as u32; //+
}

//= iterate over it with `for x in ..`, or reduce it to a value: `.sum::<f32>()`, `.fold(first, |a, x| ..)`, `.any(|x| ..)`, `.all(|x| ..)`, `.count()`
#[t0::kernel(block = 64, test)]
pub fn iterator_as_a_value(mut y: Out<u32>) {
    let a = [1u32, 2];
    //- let doubled = a.iter().map(|x| 2 * x);
    let mut n = a.iter().map(|x| 2 * x).fold(0, |a, x| a + x); //+
    for x in a.iter().map(|x| 2 * x) { n += x; } //+
    if a.iter().any(|x| *x > 1) && a.iter().all(|x| *x > 0) { n += a.iter().count() as u32; } //+
    assert!(n == 14 && a.iter().map(|x| *x as f32).sum::<f32>() == 3.0); //+
    y[global_id()] = 1;
}

//= destructure the item: `for (i, v) in ..`
#[t0::kernel(block = 64, test)]
pub fn element_within_an_item(mut y: Out<u32>) {
    let mut a = [1u32, 2];
    //- for item in a.iter_mut().enumerate() { *item.1 = 3; }
    for (i, v) in a.iter_mut().enumerate() { *v = 3; } //+
    y[global_id()] = a[1];
}

//= write `.sum::<f32>()`
#[t0::kernel(block = 64, test)]
pub fn sum_of_two_types(mut y: Out<f32>) {
    //- y[global_id()] = [1.0f32, 2.0].iter().sum::<f32, f32>();
    y[global_id()] = [1.0f32, 2.0].iter().sum::<f32>(); //+
}

//= convert first: `.map(|x| x as f32).sum::<f32>()`
#[t0::kernel(block = 64, test)]
pub fn sum_of_another_type(mut y: Out<f32>) {
    //- y[global_id()] = (0..4u32).sum::<f32>();
    y[global_id()] = (0..4u32).map(|x| x as f32).sum::<f32>(); //+
}

//= compute in f32: `.map(|h| h.to_f32()).sum::<f32>()`
#[t0::kernel(block = 64, test)]
pub fn sum_of_halves(x: In<f16>, mut y: Out<f32>) {
    let i = global_id();
    //- y[i] = [x[i]].into_iter().sum();
    y[i] = [x[i]].into_iter().map(|h| h.to_f32()).sum::<f32>(); //+
}

//= count the items that are true: `.filter(|b| **b).count()`
#[t0::kernel(block = 64, test)]
pub fn sum_of_bools(x: u32, mut y: Out<u32>) {
    let a = [x > 3, x > 5];
    //- y[global_id()] = a.iter().sum();
    y[global_id()] = a.iter().filter(|b| **b).count() as u32; //+
}

//= write how to combine two values: `.fold(first, |a, b| ..)`
#[t0::kernel(block = 64, test)]
pub fn sum_of_tuples(mut y: Out<u32>) {
    let a = [(1u32, 2u32), (3, 4)];
    //- let t = a.into_iter().sum();
    let t = a.into_iter().fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1)); //+
    y[global_id()] = t.1;
}

//= write the sum out: `let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; }`
#[t0::kernel(block = 64, test)]
pub fn dot_of_integers(x: In<i32>, mut y: Out<i32>) {
    let at = global_id();
    let (a, b, acc) = ([x[at] % 100, 2], [3, 4], 1);
    //- y[at] = a.dot(b, acc);
    let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; } //+
    y[at] = sum; //+
}

//= write it where the array is made: `let a: [i8; 4] = ..`
#[t0::kernel(block = 64, test)]
pub fn dot_of_literals(x: In<[i8; 4]>, mut y: Out<i32>) {
    let at = global_id();
    //- let a = [1, 2, 3, 4];
    let a: [i8; 4] = [1, 2, 3, 4]; //+
    y[at] = x[at].dot(a, 5);
}

//= convert the elements: `b.map(|x| x as i8)`
#[t0::kernel(block = 64, test)]
pub fn dot_of_bytes_with_words(a: In<[i8; 4]>, w: In<[i16; 4]>, mut y: Out<i32>) {
    let at = global_id();
    let b = w[at];
    //- y[at] = a[at].dot(b, 0);
    y[at] = a[at].dot(b.map(|x| x as i8), 0); //+
}

//= compare floats with `.max_by(|a, b| a.total_cmp(b))`
#[t0::kernel(block = 64)]
pub fn largest_float(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    //- y[i] = (0..4u32).map(|k| x[i + k]).max().unwrap_or(0.0);
    y[i] = (0..4u32).map(|k| x[i + k]).max_by(|a, b| a.total_cmp(b)).unwrap_or(0.0); //+
}

//= an `Option` has `unwrap`, `expect`, `unwrap_or`, `is_some`, `is_none` and `copied`; for anything else write `if let Some(v) = .. { .. } else { .. }`
#[t0::kernel(block = 64, test)]
pub fn maps_an_option(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = (0..x % 9).max().map_or(7, |v| v * 2);
    y[global_id()] = if let Some(v) = (0..x % 9).max() { v * 2 } else { 7 }; //+
    let least = (0..x % 9).min(); //+
    assert!(least.is_none() || least.is_some() && least.expect("it is 0") == least.unwrap()); //+
    assert!([x].iter().max().copied().unwrap_or(1) == x); //+
}

//= remove it
#[t0::kernel(block = 64, test)]
pub fn copies_an_option(x: u32, mut y: Out<u32>) {
    //- y[global_id()] = (0..x % 9).max().copied().unwrap_or(0);
    y[global_id()] = (0..x % 9).max().unwrap_or(0); //+
}

//= the closures of `min_by` and `max_by` return `a.cmp(b)`, `a.total_cmp(b)`, `a.partial_cmp(b).unwrap()`, or one of these with `.reverse()`
#[t0::kernel(block = 64, test)]
pub fn other_orders(mut y: Out<u32>) {
    let a = [3u32, 1, 2];
    //- y[global_id()] = *a.iter().min_by(|p, q| p.cmp(q).then(q.cmp(p))).unwrap();
    y[global_id()] = *a.iter().min_by(|p, q| p.cmp(q).reverse()).unwrap(); //+
    let floats = [3.0f32, 1.0]; //+
    let (least, most) = (floats.iter().min_by(|p, q| p.total_cmp(q)), floats.iter().max_by(|p, q| p.partial_cmp(q).unwrap())); //+
    assert!(*least.unwrap() < *most.unwrap()); //+
}
