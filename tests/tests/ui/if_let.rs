use t0::prelude::*;

#[t0::kernel(block = 64)]
fn option(n: u32, mut out: Out<u32>) {
    if let Some(x) = n {
        out[global_id()] = x;
    }
}

#[t0::kernel(block = 64)]
fn may_not_fit(n: u32, mut out: Out<u32>) {
    let (1..=3, b) = (n, n / 2);
    out[global_id()] = b;
}

#[t0::kernel(block = 64)]
fn comes_to_its_end(n: u32, mut out: Out<u32>) {
    let b @ 1..=3 = n else {
        out[global_id()] = 7;
    };
    out[global_id()] = b;
}

#[t0::kernel(block = 64)]
fn part_behind_a_condition(x: In<u32>, mut out: Out<u32>) {
    if let 3 = global_id() && let row = x.row(1) {
        out[global_id()] = row[0];
    }
}

#[t0::kernel(block = 64)]
fn lanes_part(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    if let 1..=3 = x[i] && i > 4 {
        barrier();
    }
    out[i] = 1;
}

fn main() {}
