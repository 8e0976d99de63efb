use t0::prelude::*;

#[t0::kernel(block = 64)]
fn never_ends(mut out: Out<u32>) {
    'outer: loop {
        out[0] = 1;
        loop {
            continue 'outer;
        }
    }
}

#[t0::kernel(block = 64)]
fn no_such_label(n: u32) {
    for i in 0..n {
        continue 'rows;
    }
}

#[t0::kernel(block = 64)]
fn assigns(mut n: u32, mut out: Out<u32>) {
    if n = 1 {
        out[0] = 1;
    }
    while n {
        n -= 1;
    }
}

fn main() {}
