use t0::prelude::*;

const BLOCK: u32 = 1;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    out[global_id()] = BLOCK;
}

macro_rules! elsewhere {
    ($item:item) => {
        mod inner {
            use t0::prelude::*;
            const BLOCK: u32 = 2;
            $item
        }
    };
}

elsewhere! {
    #[t0::kernel(block = 64)]
    fn k(mut out: Out<u32>) {
        out[global_id()] = BLOCK;
    }
}

fn main() {}
