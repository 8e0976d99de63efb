use t0::prelude::*;

#[t0::kernel(block = 64)]
fn items(n: u32, mut out: Out<u32>) {
    fn inner(a: u32) -> u32 {
        a
    }
    struct P {
        a: u32,
    }
    enum E {
        A,
    }
    static mut COUNT: u32 = 0;
    let p = P { a: inner(n) };
    let e = E::A;
    out[0] = COUNT + p.a;
}

#[t0::kernel(block = 64)]
fn attributes(n: u32, mut out: Out<u32>) {
    #[cfg(debug_assertions)]
    {
        out[0] = n;
    }
    match n {
        #[cfg(debug_assertions)]
        0 => out[1] = 1,
        _ => {}
    }
}

fn main() {}
