//! The kernels and their arguments, one `case!` a kernel, and tests of what a single kernel cannot show.
//!
//! | file | what it holds |
//! |---|---|
//! | `numbers` | arithmetic, casts and builtins of every type |
//! | `control` | control flow, functions, closures, iterators |
//! | `memory` | arguments, views, LDS, atomics, arrays, structs |
//! | `waves` | grids, lanes, waves, workgroups; matrices, assembly, messages |
//! | `programs` | whole programs and simulations |
//! | `occupancy` | limits on registers |

use crate::kernels::let_chains::Reading;
use crate::kernels::masked::Mark;
use crate::kernels::methods::complex::Complex;
use crate::kernels::methods::geometry::{Ball, Ray as Beam, Vec3};
use crate::kernels::methods::random::Random;
use crate::kernels::pairs::Shade;
use crate::kernels::structs::{Camera, Colour, Halves, Pair, Particle, Ray};
use t0::{bf16, bf16x2, f16, f16x2};

mod control;
mod memory;
mod numbers;
mod occupancy;
mod programs;
mod waves;

crate::kernels::driver::sample::structs! {
    Ray { origin: [f32; 3], id: u32 }
    Particle { place: [f32; 3], mass: f32, speed: [f32; 3], kind: i16, flags: u8, charge: i8 }
    Pair { 0: f64, 1: u64 }
    Colour { red: u8, green: i8, blue: u8 }
    Halves { x: f16, y: bf16, z: u16 }
    Mark { at: [f32; 2], id: u32 }
    Reading { kind: u32, pair: [u32; 2], level: f32 }
    Shade { light: [f16x2; 2], depth: bf16x2, of: u32 }
    Vec3 { x: f32, y: f32, z: f32 }
    Beam { from: Vec3, along: Vec3 }
    Ball { centre: Vec3, radius: f32 }
    Complex { 0: f32, 1: f32 }
    Random { state: u32, drawn: u32 }
    Camera { ray: Ray, corners: [Pair; 2], tints: [Colour; 2], exposure: u16, gain: f32, count: u32 }
}
