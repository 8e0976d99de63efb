// Structs with methods, operators and constants, in their own modules.

#[t0::constant]
pub const NEAREST: f32 = 1.0 / 1024.0;

#[t0::device]
pub fn root(x: f32) -> f32 {
    x.max(0.0).sqrt()
}

/// Vectors and rays.
#[t0::device]
pub mod geometry {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
    #[repr(C)]
    pub struct Vec3 {
        pub x: f32,
        pub y: f32,
        pub z: f32,
    }

    /// A ray with its origin and direction.
    #[derive(Clone, Copy, Debug, t0::Arg)]
    #[repr(C)]
    pub struct Ray {
        pub from: Vec3,
        pub along: Vec3,
    }

    #[derive(Clone, Copy, Debug, t0::Arg)]
    #[repr(C)]
    pub struct Ball {
        pub centre: Vec3,
        pub radius: f32,
    }

    impl Vec3 {
        pub const ZERO: Vec3 = Vec3 { x: 0.0, y: 0.0, z: 0.0 };
        pub const UP: Self = Self { y: 1.0, ..Self::ZERO };
        pub const PARTS: usize = 3;

        pub const fn new(x: f32, y: f32, z: f32) -> Self {
            Self { x, y, z }
        }

        pub fn splat(x: f32) -> Self {
            Vec3::new(x, x, x)
        }

        /// The scalar product.
        pub fn dot(self, o: Vec3) -> f32 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }

        pub fn length(&self) -> f32 {
            root(self.dot(*self))
        }

        pub fn normalized(self) -> Self {
            let length = self.length();
            if length == 0.0 {
                return Self::UP;
            }
            self / length
        }

        pub fn scale(&mut self, by: f32) {
            self.x *= by;
            self.y *= by;
            self.z *= by;
        }

        pub fn parts(self) -> [f32; Self::PARTS] {
            [self.x, self.y, self.z]
        }
    }

    impl core::ops::Add for Vec3 {
        type Output = Vec3;
        fn add(self, o: Vec3) -> Vec3 {
            Vec3::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
    }

    impl core::ops::Sub for Vec3 {
        type Output = Self;
        fn sub(self, o: Self) -> Self::Output {
            self + -o
        }
    }

    impl core::ops::Mul<f32> for Vec3 {
        type Output = Vec3;
        fn mul(self, by: f32) -> Vec3 {
            Vec3::new(self.x * by, self.y * by, self.z * by)
        }
    }

    impl core::ops::Mul<Vec3> for f32 {
        type Output = Vec3;
        fn mul(self, v: Vec3) -> Vec3 {
            v * self
        }
    }

    impl core::ops::Div<f32> for Vec3 {
        type Output = Vec3;
        fn div(self, by: f32) -> Vec3 {
            self * (1.0 / by)
        }
    }

    impl core::ops::Neg for Vec3 {
        type Output = Vec3;
        fn neg(self) -> Vec3 {
            Vec3::new(-self.x, -self.y, -self.z)
        }
    }

    impl core::ops::AddAssign for Vec3 {
        fn add_assign(&mut self, o: Vec3) {
            *self = *self + o;
        }
    }

    impl core::ops::MulAssign<f32> for Vec3 {
        fn mul_assign(&mut self, by: f32) {
            self.scale(by);
        }
    }

    impl Ray {
        pub fn at(&self, t: f32) -> Vec3 {
            self.from + t * self.along
        }

        /// Follows the ray to the ball, if it hits the ball.
        pub fn bounce(&mut self, ball: &Ball) -> bool {
            let t = ball.hit(self);
            if t < super::NEAREST {
                return false;
            }
            let met = self.at(t);
            let n = (met - ball.centre).normalized();
            self.along = reflect(self.along, n);
            self.from = met;
            true
        }
    }

    impl Ball {
        /// The distance along the ray, or a negative number if it misses.
        pub fn hit(self, ray: &Ray) -> f32 {
            let to = ray.from - self.centre;
            let (a, b) = (ray.along.dot(ray.along), to.dot(ray.along));
            let inside = b * b - a * (to.dot(to) - self.radius * self.radius);
            if inside < 0.0 { -1.0 } else { (-b - inside.sqrt()) / a }
        }

        pub fn shade(self, ray: Ray) -> f32 {
            let mut ray = ray;
            if ray.bounce(&self) { ray.along.normalized().dot(Vec3::UP) } else { -2.0 }
        }
    }

    pub fn reflect(v: Vec3, n: Vec3) -> Vec3 {
        v - n * (self::TWICE * v.dot(n))
    }

    const TWICE: f32 = 2.0;
}

/// Complex numbers, and 2 x 2 matrices of them; each uses the other.
#[t0::device]
pub mod complex {
    #[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
    #[repr(C)]
    pub struct Complex(pub f32, pub f32);

    #[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
    #[repr(C)]
    pub struct Matrix {
        pub rows: [[f32; 2]; 2],
    }

    use core::ops::{Add, BitXor, Mul, Not, Rem, Shl, ShlAssign};

    impl Complex {
        pub const I: Complex = Complex(0.0, 1.0);

        pub fn squared_length(&self) -> f32 {
            self.0 * self.0 + self.1 * self.1
        }

        /// The matrix that rotates and scales like this number.
        pub fn matrix(self) -> Matrix {
            Matrix { rows: [[self.0, -self.1], [self.1, self.0]] }
        }

        pub fn powers<const N: usize>(self) -> [Self; N] {
            let mut all = [self; N];
            for k in 1..N {
                all[k] = all[k - 1] * self;
            }
            all
        }
    }

    impl Matrix {
        pub fn number(self) -> Complex {
            let Matrix { rows: [[a, _], [b, _]] } = self;
            Complex(a, b)
        }

        /// Converts through a complex number.
        pub fn turned(self) -> Matrix {
            (self.number() * Complex::I).matrix()
        }
    }

    impl Add for Complex {
        type Output = Self;
        fn add(self, Complex(a, b): Self) -> Self {
            Self(self.0 + a, self.1 + b)
        }
    }

    impl Mul for Complex {
        type Output = Self;
        fn mul(self, o: Self) -> Self {
            Self(self.0 * o.0 - self.1 * o.1, self.0 * o.1 + self.1 * o.0)
        }
    }

    impl Mul<Complex> for Matrix {
        type Output = Complex;
        fn mul(self, v: Complex) -> Complex {
            let [[a, b], [c, d]] = self.rows;
            Complex(a * v.0 + b * v.1, c * v.0 + d * v.1)
        }
    }

    impl Mul for &Matrix {
        type Output = Matrix;
        fn mul(self, o: &Matrix) -> Matrix {
            (self.number() * o.number()).matrix()
        }
    }

    /// The reverse operation.
    impl Not for Complex {
        type Output = Complex;
        fn not(self) -> Complex {
            Complex(self.0, -self.1)
        }
    }

    impl Rem<f32> for Complex {
        type Output = Complex;
        fn rem(self, by: f32) -> Complex {
            Complex(self.0 % by, self.1 % by)
        }
    }

    impl BitXor<u32> for Complex {
        type Output = Complex;
        fn bitxor(self, n: u32) -> Complex {
            let mut power = Complex(1.0, 0.0);
            for _ in 0..n {
                power = power * self;
            }
            power
        }
    }

    impl Shl<u32> for Complex {
        type Output = Complex;
        fn shl(self, n: u32) -> Complex {
            let by = (1u32 << n) as f32;
            Complex(self.0 * by, self.1 * by)
        }
    }

    impl ShlAssign<u32> for Complex {
        fn shl_assign(&mut self, n: u32) {
            *self = *self << n;
        }
    }

    /// Iterates until the value diverges.
    pub fn escape(c: Complex, most: u32) -> u32 {
        let mut z = Complex(0.0, 0.0);
        for n in 0..most {
            z = z * z + c;
            if z.squared_length() > 4.0 {
                return n;
            }
        }
        most
    }
}

/// Random numbers.
#[t0::device]
pub mod random {
    #[derive(Clone, Copy, Debug, t0::Arg)]
    #[repr(C)]
    pub struct Random {
        pub state: u32,
        pub drawn: u32,
    }

    impl Random {
        const STEP: u32 = 747_796_405;

        pub fn new(seed: u32) -> Random {
            let mut r = Random { state: seed, drawn: 0 };
            r.advance();
            r
        }

        fn advance(&mut self) -> u32 {
            let before = self.state;
            self.state = before.wrapping_mul(Self::STEP).wrapping_add(2_891_336_453);
            before
        }

        pub fn next(&mut self) -> u32 {
            let state = self.advance();
            self.drawn = self.drawn.wrapping_add(1);
            let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
            (word >> 22) ^ word
        }

        pub fn below(&mut self, n: u32) -> u32 {
            // The early return keeps the changed state.
            if n == 0 {
                return self.next() & 0;
            }
            self.next() % n
        }

        pub fn drawn(self) -> u32 {
            self.drawn
        }

        /// Generates numbers for another generator.
        pub fn share(&mut self, other: &mut Random, words: &mut [u32; 2]) {
            for k in 0..words.len() {
                words[k] ^= self.next();
                other.state ^= words[k];
            }
            core::mem::swap(self, other);
        }
    }

    impl PartialEq for Random {
        fn eq(&self, o: &Random) -> bool {
            self.state == o.state
        }
    }
}

use complex::Complex;
use geometry::{Ball, Ray, Vec3};
use random::Random;

#[t0::kernel(block = 64)]
pub fn traced(balls: In<Ball>, rays: In<Ray>, mut out: Out<f32>, mut ends: Out<Vec3>) {
    let i = global_id();
    let mut ray = rays[i];
    let mut light = 0.0;
    for k in 0..balls.len() {
        light += balls[k].shade(ray);
        if ray.bounce(&balls_at(balls[k])) {
            light *= 0.5;
        }
    }
    out[i] = light;
    ends[i] = ray.from;
}

#[t0::device]
fn balls_at(ball: Ball) -> Ball {
    ball
}

#[t0::kernel(block = 64)]
pub fn vectors(x: In<Vec3>, mut out: InOut<Vec3>, mut flags: Out<u32>) {
    let i = global_id();
    let v = x[i];
    let mut w = v + Vec3::UP * 2.0 - 0.5 * v;
    w += geometry::Vec3::new(1.0, 2.0, 3.0);
    w *= 0.25;
    w.scale(2.0);
    out[i] += w;
    out[i].scale(v.dot(w));
    out[i] *= 3.0;
    let mut all = [v, w, -v, Vec3::ZERO];
    all[(i % 4) as usize].scale(2.0);
    all[(i % 3) as usize] += Vec3::splat(1.0);
    let [a, b, c] = all[(i % 4) as usize].parts();
    out[i].x += a + b * c;
    let same = (v == x[i]) as u32 + 2 * (v != w) as u32;
    flags[i] = same + 4 * (Vec3::PARTS as u32);
}

#[t0::kernel(block = 64)]
pub fn escapes(width: u32, mut out: Out<u32>) {
    let i = global_id();
    let c = Complex((i % width) as f32 * 0.125 - 2.0, (i / width) as f32 * 0.25 - 1.0);
    out[i] = complex::escape(c, 40);
}

#[t0::kernel(block = 64)]
pub fn turning(x: In<Complex>, mut out: Out<Complex>) {
    let i = global_id();
    let z = x[i];
    let m = z.matrix().turned();
    let mut sum = m * !z + (&m * &z.matrix()).number() % 4.0;
    sum <<= i % 3;
    let powers = z.powers::<3>();
    out[i] = (z ^ 2) + sum + powers[2];
}

#[t0::kernel(block = 64)]
pub fn drawing(seed: u32, mut states: InOut<Random>, mut out: Out<u32>) {
    let i = global_id();
    let mut own = Random::new(seed ^ i);
    let mut sum = 0u32;
    for k in 0..i % 7 {
        sum = sum.wrapping_add(own.below(k));
        if own.below(3) == 0 {
            sum ^= states[i].next();
        }
    }
    let mut words = [sum, 1];
    let mut other = states[i];
    own.share(&mut other, &mut words);
    states[i] = other;
    out[i] = words[0] ^ words[1] ^ own.drawn() ^ ((own == other) as u32);
}
