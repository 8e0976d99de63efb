use t0::prelude::*;

const BLOCK: u32 = 7;
const PAIR: (u32, u32) = (1, 2);

type Real = f32;

enum Colour {
    Red,
}

fn helper(x: f32) -> f32 {
    x
}

mod consts {
    pub fn helper(x: f32) -> f32 {
        x
    }
}

#[t0::device]
mod reads {
    use super::*;

    const TWICE: u32 = 2 * BLOCK;

    pub fn twice() -> u32 {
        TWICE + super::BLOCK
    }
}

#[t0::device]
mod refused {
    use super::*;

    const FIRST: u32 = PAIR.0;

    pub fn calls(x: f32) -> f32 {
        helper(x) + super::consts::helper(x)
    }

    pub fn names(x: Real) -> f32 {
        x
    }

    pub fn takes(colour: Colour) -> u32 {
        FIRST
    }
}

#[t0::device]
mod misspelt {
    use super::*;

    pub fn calls(x: f32) -> f32 {
        sqrtt(x) + WIDHT
    }
}

#[t0::kernel(block = 64)]
fn reads_twice(mut out: Out<u32>) {
    out[global_id()] = reads::twice();
}

#[t0::kernel(block = 64)]
fn uses_a_refused_module(mut out: Out<f32>) {
    out[global_id()] = refused::calls(2.0);
}

fn main() {}
