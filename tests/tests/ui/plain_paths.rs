use t0::prelude::*;

use consts::{LIMITS, helper as renamed};

pub fn top() -> f32 {
    1.0
}

mod consts {
    pub const BLOCK: u32 = 7;
    pub const PAIR: (u32, u32) = (1, 2);
    pub const LIMITS: (u32, u32) = (1, 2);
    pub type Real = f32;
    pub enum Colour {
        Red,
    }
    pub struct Point {
        pub x: f32,
    }
    pub static STATIC: u32 = 3;
    pub fn helper(x: f32) -> f32 {
        x
    }
}

#[t0::kernel(block = 64)]
fn reads_a_constant_that_can_be_read(mut out: Out<u32>) {
    out[global_id()] = consts::BLOCK;
}

#[t0::kernel(block = 64)]
fn reads_a_constant_that_cannot(mut out: Out<u32>) {
    out[global_id()] = self::consts::PAIR.0 + LIMITS.1;
}

#[t0::kernel(block = 64)]
fn calls_functions(mut out: Out<f32>) {
    out[global_id()] = consts::helper(1.0) + self::top() + renamed(2.0);
}

#[t0::kernel(block = 64)]
fn names_types(x: In<consts::Real>, colour: consts::Colour, p: consts::Point, mut out: Out<f32>) {
    out[global_id()] = x[global_id()];
}

#[t0::kernel(block = 64)]
fn reads_a_static(mut out: Out<u32>) {
    out[global_id()] = consts::STATIC;
}

#[t0::kernel(block = 64)]
fn calls_a_kernel(mut out: Out<u32>) {
    self::reads_a_static(out);
}

#[t0::kernel(block = 64)]
fn misspells(mut out: Out<f32>) {
    out[global_id()] = wave::summ(1.0) + consts::helpr(1.0) + consts::BLOK as f32;
}

mod inner {
    use t0::prelude::*;

    #[t0::kernel(block = 64)]
    fn calls_the_parent(mut out: Out<f32>) {
        out[global_id()] = super::top() + super::consts::helper(1.0) + super::pot();
    }
}

fn main() {}
