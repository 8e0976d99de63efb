//! Structs in kernels: a fountain of particles falls, bounces off the floor, and loses speed with each bounce.
//!
//! The particles stay on the GPU. After each quarter of a second the host reads a summary, and at the end it checks
//! every particle.
//!
//! ```text
//! cargo run --release -p t0-examples --example particles
//! T0_DEVICE=virtual cargo run --release -p t0-examples --example particles
//! ```
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use t0::prelude::*;

/// The particle and the scene. They are in one module with their methods, so that kernels can find the methods.
#[t0::device]
mod motion {
    /// One particle. The host, the kernels and the buffers use the same layout. Units are metres and metres per second.
    #[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
    #[repr(C)]
    pub struct Particle {
        /// Position: sideways, up, forward.
        pub position: [f32; 3],
        /// Velocity: sideways, up, forward.
        pub velocity: [f32; 3],
        /// Number of bounces so far.
        pub bounces: u32,
    }

    /// Constants for all particles, passed as one argument of the launch.
    #[derive(Clone, Copy, Debug, t0::Arg)]
    #[repr(C)]
    pub struct World {
        /// Gravity in metres per second squared, downwards.
        pub gravity: f32,
        /// The fraction of the vertical speed that is left after a bounce.
        pub bounce: f32,
        /// Seconds per step.
        pub step: f32,
        /// Steps per launch.
        pub steps: u32,
    }

    impl Particle {
        /// Moves the particle by one step.
        pub fn advance(&mut self, world: World) {
            self.velocity[1] -= world.gravity * world.step;
            #[unroll]
            for axis in 0..3usize {
                self.position[axis] += self.velocity[axis] * world.step;
            }
            if self.position[1] < 0.0 {
                self.bounce(world);
            }
        }

        fn bounce(&mut self, world: World) {
            self.position[1] = -self.position[1];
            self.velocity[1] *= -world.bounce;
            self.bounces += 1;
        }
    }
}

pub use motion::{Particle, World};

/// Loads a particle, computes all steps in registers, and stores it.
#[t0::kernel(block = 256)]
pub fn fly(world: World, mut particles: InOut<Particle>) {
    let i = global_id();
    let mut particle = particles[i];
    for _ in 0..world.steps {
        particle.advance(world);
    }
    particles[i] = particle;
}

/// For each workgroup, computes the greatest height and the number of bounces of its particles. Loads only these two
/// fields.
#[t0::kernel(block = 256)]
pub fn summary(particles: In<Particle>, mut heights: Out<f32>, mut bounces: Out<u32>) {
    let i = global_id();
    let height = block::max(particles[i].position[1]);
    let sum = block::sum(particles[i].bounces);
    if thread_id() == 0 {
        heights[block_id()] = height;
        bounces[block_id()] = sum;
    }
}

/// Energy in joules, for a mass of one kilogram.
fn energy(particle: &Particle, world: &World) -> f64 {
    let kinetic: f64 = particle.velocity.iter().map(|&v| 0.5 * f64::from(v).powi(2)).sum();
    kinetic + f64::from(world.gravity) * f64::from(particle.position[1])
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    const N: usize = 10_000;
    const LAUNCHES: u32 = 12;

    let gpu = Device::open()?;
    println!("device    {}", gpu.description());

    let start: Vec<Particle> = (0..N)
        .map(|i| {
            let (angle, up) = (i as f32 * 0.7, 3.0 + (i % 64) as f32 / 16.0);
            Particle { position: [0.0, 1.0, 0.0], velocity: [angle.cos(), up, angle.sin()], bounces: 0 }
        })
        .collect();
    let world = World { gravity: 9.81, bounce: 0.8, step: 1.0 / 256.0, steps: 64 };

    let mut particles = gpu.upload(&start)?;
    let blocks = N.div_ceil(256);
    let (mut heights, mut bounces) = (gpu.zeros::<f32>(blocks)?, gpu.zeros::<u32>(blocks)?);
    // The same kernel on the CPU as ordinary Rust.
    let mut expected = start.clone();

    for launch in 1..=LAUNCHES {
        fly(world, &mut particles).over(N).run(&gpu)?;
        summary(&particles, &mut heights, &mut bounces).over(N).run(&gpu)?;
        let height = heights.download()?.into_iter().fold(0.0, f32::max);
        let bounced: u32 = bounces.download()?.into_iter().sum();

        fly::on_cpu(world, &mut expected).over(N).run()?;
        let on_cpu = expected.iter().fold((0.0, 0), |(y, n), p| (p.position[1].max(y), n + p.bounces));
        if (height, bounced) != on_cpu {
            return Err(format!("the summary is {:?} on the GPU and {on_cpu:?} on the CPU", (height, bounced)).into());
        }
        let seconds = (launch * world.steps) as f32 * world.step;
        let bar = "#".repeat((height * 16.0) as usize);
        println!("{seconds:>6.2} s  {bounced:>6} bounces, highest {height:.2} m {bar}");
    }

    let flown = particles.download()?;
    if let Some(i) = (0..N).find(|&i| flown[i] != expected[i]) {
        return Err(format!("particle {i} is {:?} on the GPU and {:?} on the CPU", flown[i], expected[i]).into());
    }
    // Physical invariants, independent of the kernel: bounces reduce the energy, nothing increases it, and nothing
    // accelerates sideways.
    for (i, (old, new)) in start.iter().zip(&flown).enumerate() {
        let sideways = |p: &Particle| (p.velocity[0], p.velocity[2]);
        if new.position[1] < 0.0 || sideways(new) != sideways(old) || energy(new, &world) > energy(old, &world) {
            return Err(format!("particle {i} moved from {old:?} to {new:?}, which violates an invariant").into());
        }
    }
    let total = |all: &[Particle]| all.iter().map(|p| energy(p, &world)).sum::<f64>();
    let kept = 100.0 * total(&flown) / total(&start);
    println!("verified  {N} particles, equal to the CPU's; {kept:.0} % of their energy is left");
    Ok(())
}
