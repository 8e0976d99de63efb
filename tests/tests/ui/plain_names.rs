use t0::prelude::*;

fn helper(x: f32) -> f32 {
    x
}

type Real = f32;

enum Colour {
    Red,
}

static LIMIT: u32 = 3;

struct Point {
    x: f32,
}

const PAIR: (u32, u32) = (1, 2);
const LEN: u32 = helper_of_the_host();

const fn helper_of_the_host() -> u32 {
    3
}

#[t0::kernel(block = 64)]
fn calls_a_function(mut out: Out<f32>) {
    out[global_id()] = helper(1.0);
}

#[t0::kernel(block = 64)]
fn names_an_alias(x: In<Real>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()];
}

#[t0::kernel(block = 64)]
fn takes_an_enum(colour: Colour, mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

#[t0::kernel(block = 64)]
fn reads_a_static(mut out: Out<u32>) {
    out[global_id()] = LIMIT;
}

#[t0::kernel(block = 64)]
fn makes_a_struct(mut out: Out<f32>) {
    out[global_id()] = Point { x: 1.0 }.x;
}

#[t0::kernel(block = 64)]
fn reads_constants(mut out: Out<u32>) {
    out[global_id()] = PAIR.0 + LEN;
}

#[t0::kernel(block = 64)]
fn calls_a_kernel(mut out: Out<u32>) {
    reads_a_static(out);
}

#[t0::kernel(block = 64)]
fn calls_nothing_known(mut out: Out<f32>) {
    out[global_id()] = sqrtt(2.0) + WIDHT;
}

#[t0::device]
fn of_a_device_function(x: f32) -> f32 {
    helper(x)
}

#[t0::kernel(block = 64)]
fn calls_a_refused_function(mut out: Out<f32>) {
    out[global_id()] = of_a_device_function(2.0);
}

fn main() {}
