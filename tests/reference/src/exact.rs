//! Exact numbers: a finite value is an integer of `64 * N` bits, counted in units of 2^-(32 * N).

/// A binary format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    pub exponent: u32,
    pub mantissa: u32,
}

pub const F16: Format = Format { exponent: 5, mantissa: 10 };
pub const BF16: Format = Format { exponent: 8, mantissa: 7 };
pub const F32: Format = Format { exponent: 8, mantissa: 23 };
pub const F64: Format = Format { exponent: 11, mantissa: 52 };

/// The mode of one format according to a mode register.
#[derive(Clone, Copy, Debug)]
pub struct Env {
    /// 0 nearest even, 1 up, 2 down, 3 toward zero.
    pub round: u32,
    pub keep_in: bool,
    pub keep_out: bool,
}

impl Env {
    pub const PLAIN: Env = Env { round: 0, keep_in: true, keep_out: true };
}

impl Format {
    pub fn sign(self) -> u64 {
        1 << (self.exponent + self.mantissa)
    }
    pub fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.mantissa
    }
    pub fn quiet_bit(self) -> u64 {
        1 << (self.mantissa - 1)
    }
    /// The NaN of a function outside its domain.
    pub fn nan(self) -> u64 {
        self.infinity() | self.quiet_bit()
    }
    /// The NaN of an invalid sum or product.
    pub fn invalid(self) -> u64 {
        self.nan() | self.sign()
    }
    pub fn magnitude(self, x: u64) -> u64 {
        x & (self.sign() - 1)
    }
    pub fn negative(self, x: u64) -> bool {
        x & self.sign() != 0
    }
    pub fn is_nan(self, x: u64) -> bool {
        self.magnitude(x) > self.infinity()
    }
    pub fn is_signalling(self, x: u64) -> bool {
        self.is_nan(x) && x & self.quiet_bit() == 0
    }
    pub fn is_infinite(self, x: u64) -> bool {
        self.magnitude(x) == self.infinity()
    }
    pub fn is_zero(self, x: u64) -> bool {
        self.magnitude(x) == 0
    }
    pub fn is_denormal(self, x: u64) -> bool {
        !self.is_zero(x) && self.raw_exponent(x) == 0
    }
    pub fn raw_exponent(self, x: u64) -> i32 {
        (self.magnitude(x) >> self.mantissa) as i32
    }
    pub fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }
    pub fn signed(self, negative: bool, magnitude: u64) -> u64 {
        if negative { magnitude | self.sign() } else { magnitude }
    }
    /// An operand as the operation reads it.
    pub fn take(self, x: u64, env: Env) -> u64 {
        if !env.keep_in && self.is_denormal(x) { x & self.sign() } else { x }
    }
    /// A result as the operation writes it.
    pub fn leave(self, x: u64, env: Env) -> u64 {
        if !env.keep_out && self.is_denormal(x) { x & self.sign() } else { x }
    }
    /// Integer mantissa and the exponent of its unit, for a finite value.
    pub fn parts(self, x: u64) -> (u64, i32) {
        let fraction = x & ((1 << self.mantissa) - 1);
        match self.raw_exponent(x) {
            0 => (fraction, 1 - self.bias() - self.mantissa as i32),
            e => (fraction | 1 << self.mantissa, e - self.bias() - self.mantissa as i32),
        }
    }
    /// Converts a finite or infinite value of at most f64 to f64 (exact).
    pub fn to_f64(self, x: u64) -> f64 {
        if self == F64 {
            return f64::from_bits(x);
        }
        let sign = if self.negative(x) { -1.0 } else { 1.0 };
        if self.is_nan(x) {
            return f64::NAN;
        }
        if self.is_infinite(x) {
            return sign * f64::INFINITY;
        }
        let (m, e) = self.parts(x);
        sign * m as f64 * 2f64.powi(e)
    }
}

/// A finite number with its sign; zero has a sign too.
#[derive(Clone, Copy, Debug)]
pub struct Exact<const N: usize> {
    pub negative: bool,
    limbs: [u64; N],
}

impl<const N: usize> Exact<N> {
    const POINT: i32 = 32 * N as i32;

    /// `mantissa * 2^exponent`. A value below the unit becomes one unit, because rounding only needs to know that it is
    /// not zero.
    pub fn new(negative: bool, mantissa: u128, exponent: i32) -> Self {
        let mut limbs = [0; N];
        let mut at = exponent + Self::POINT;
        let mut mantissa = mantissa;
        if at < 0 {
            let lost = (-at).min(128) as u32;
            let kept = if lost == 128 { 0 } else { mantissa >> lost };
            let sticky = if lost == 128 { mantissa != 0 } else { mantissa & ((1 << lost) - 1) != 0 };
            mantissa = kept | u128::from(sticky);
            at = 0;
        }
        // Beyond every format: equivalent to infinity.
        at = at.min(64 * N as i32 - 130);
        let (limb, shift) = (at as usize / 64, at as u32 % 64);
        let (low, high) = (mantissa << shift, if shift == 0 { 0 } else { mantissa >> (128 - shift) });
        for (n, part) in [low as u64, (low >> 64) as u64, high as u64].into_iter().enumerate() {
            if part != 0 {
                limbs[limb + n] = part;
            }
        }
        Exact { negative, limbs }
    }

    pub fn of(format: Format, x: u64) -> Self {
        let (m, e) = format.parts(x);
        Exact::new(format.negative(x), m.into(), e)
    }

    pub fn is_zero(&self) -> bool {
        self.limbs.iter().all(|l| *l == 0)
    }

    /// The sum. `down`: an exact zero of operands with different signs is negative.
    pub fn plus(&self, other: &Self, down: bool) -> Self {
        let mut r = [0; N];
        if self.negative == other.negative {
            let mut carry = 0u128;
            for i in 0..N {
                let sum = u128::from(self.limbs[i]) + u128::from(other.limbs[i]) + carry;
                r[i] = sum as u64;
                carry = sum >> 64;
            }
            return Exact { negative: self.negative, limbs: r };
        }
        let order = self.limbs.iter().rev().cmp(other.limbs.iter().rev());
        let (big, small) = if order.is_lt() { (other, self) } else { (self, other) };
        let mut borrow = 0i128;
        for i in 0..N {
            let mut d = i128::from(big.limbs[i]) - i128::from(small.limbs[i]) - borrow;
            borrow = i128::from(d < 0);
            if d < 0 {
                d += 1 << 64;
            }
            r[i] = d as u64;
        }
        Exact { negative: if order.is_eq() { down } else { big.negative }, limbs: r }
    }

    fn bit(&self, n: i32) -> bool {
        n >= 0 && self.limbs[n as usize / 64] >> (n % 64) & 1 != 0
    }

    fn any_below(&self, n: i32) -> bool {
        let n = n.max(0) as usize;
        self.limbs[..n / 64].iter().any(|l| *l != 0)
            || (!n.is_multiple_of(64) && self.limbs[n / 64] & ((1 << (n % 64)) - 1) != 0)
    }

    /// The nearest value of the format, with the rounding of the environment.
    pub fn round(&self, format: Format, env: Env) -> u64 {
        let Some(high) = (0..N).rev().find(|&i| self.limbs[i] != 0) else {
            return format.signed(self.negative, 0);
        };
        let top = 64 * high as i32 + 63 - self.limbs[high].leading_zeros() as i32;
        let least = 1 - format.bias() + Self::POINT;
        let unit = top.max(least) - format.mantissa as i32;
        let mut kept = (0..=format.mantissa as i32).fold(0u64, |all, i| all | u64::from(self.bit(unit + i)) << i);
        let (half, rest) = (self.bit(unit - 1), self.any_below(unit - 1));
        kept += u64::from(match env.round {
            0 => half && (rest || kept & 1 == 1),
            1 => (half || rest) && !self.negative,
            2 => (half || rest) && self.negative,
            _ => false,
        });
        let magnitude = ((top.max(least) - least) as u64 * (1 << format.mantissa)).saturating_add(kept);
        let magnitude = if top - Self::POINT > format.bias() || magnitude >= format.infinity() {
            match (env.round, self.negative) {
                (0, _) | (1, false) | (2, true) => format.infinity(),
                _ => format.infinity() - 1,
            }
        } else {
            magnitude
        };
        format.leave(format.signed(self.negative, magnitude), env)
    }
}
