use t0::prelude::*;

#[t0::kernel(block = 64)]
fn slices(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let a = [x[i], 2, 3, 4];
    let part = &x[1..3];
    let rest = a[1..3];
    out[i] = a[0];
}

#[t0::kernel(block = 64)]
fn places(x: In<u32>, mut out: Out<u32>) {
    let at = (1i32, 2i32);
    out[(1, 2, 3)] = x[at];
    x.row(0)[1] = 2;
    out.row(0)[1] += 2;
}

#[t0::kernel(block = 64)]
fn part_in_a_closure(mut out: Out<u32>) {
    let a = [1u32, 2].map(|v| {
        out.row(0)[v] = v;
        v
    });
}

#[t0::kernel(block = 64)]
fn references(mut out: Out<u32>) {
    let mut a = [0u32; 4];
    for v in &mut a {
        *v = 1;
    }
    for v in a.iter_mut() {
        *v = 1;
    }
    out[0] = a.0;
}

fn main() {}
