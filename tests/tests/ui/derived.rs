use t0::prelude::*;

#[t0::kernel(let LD = TK - 16, block = 64, for(TK in [32, 8]))]
fn negative<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = LD as u32;
}

#[t0::kernel(let SIZE = WAVES * 0x8000_0000, let NEXT = SIZE, block = 64, for(WAVES in [1, 2]))]
fn too_large<const WAVES: u32>(mut out: Out<u32>) {
    out[global_id()] = NEXT;
}

#[t0::kernel(let SMALL: u8 = 256, block = 64)]
fn too_small(mut out: Out<u32>) {
    out[global_id()] = SMALL as u32;
}

#[t0::kernel(let PART = TK / (TK - 8), block = 64, for(TK in [8]))]
fn divides_by_zero<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = PART as u32;
}

#[t0::kernel(let SCALE = 0.5, block = 64)]
fn a_float(mut out: Out<f32>) {
    out[global_id()] = SCALE;
}

#[t0::kernel(let SCALE: f32 = 0.5, block = 64)]
fn a_float_as_written(mut out: Out<f32>) {
    out[global_id()] = SCALE;
}

#[t0::kernel(let FLAG: bool = TK, block = 64, for(TK in [8]))]
fn another_type<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = FLAG as u32;
}

#[t0::kernel(let TILE = TM * WAVES, block = 64, for((TM, WAVES) in [(1, 2)]))]
fn mixed_types<const TM: usize, const WAVES: u32>(mut out: Out<u32>) {
    out[global_id()] = TILE as u32;
}

#[t0::kernel(let TK = 8, block = 64, for(TK in [8]))]
fn named_like_a_parameter<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = TK as u32;
}

#[t0::kernel(let n = 8, block = 64)]
fn named_like_an_argument(n: u32, mut out: Out<u32>) {
    out[global_id()] = n;
}

#[t0::kernel(let LD = 8, let LD = 16, block = 64)]
fn named_twice(mut out: Out<u32>) {
    out[global_id()] = LD as u32;
}

#[t0::kernel(let LD = LD + 8, block = 64)]
fn from_itself(mut out: Out<u32>) {
    out[global_id()] = LD as u32;
}

#[t0::kernel(let A = B + 8, let B = A - 8, block = 64)]
fn in_a_circle(mut out: Out<u32>) {
    out[global_id()] = A as u32;
}

#[t0::kernel(let LD = TK + 8, block = 64, for((TK, LD) in [(8, 16)]))]
fn with_a_list<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = LD as u32;
}

#[t0::kernel(let LD = TK + 8, block = 64, for(TK in [8]))]
fn in_the_signature<const TK: usize>(x: In<[f32; LD]>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()][0];
}

#[t0::kernel(let LD = n + 8, block = 64)]
fn from_an_argument(n: u32, mut out: Out<u32>) {
    out[global_id()] = LD + n;
}

#[t0::kernel(let LD = TK.max(8), block = 64, for(TK in [8]))]
fn from_a_method<const TK: usize>(mut out: Out<u32>) {
    out[global_id()] = LD as u32;
}

#[t0::kernel(let LD, block = 64)]
fn without_a_value(mut out: Out<u32>) {
    out[global_id()] = LD;
}

#[t0::device(let LD = 8)]
fn of_a_device_function() -> u32 {
    LD as u32
}

fn main() {}
