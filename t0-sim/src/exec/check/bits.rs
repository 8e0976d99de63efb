//! How undefined bits propagate through an operation.

/// A value of up to 64 bits and which of its bits are undefined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exec) struct Bits {
    /// The value; its undefined bits are whatever the register holds.
    pub(super) value: u64,
    /// Ones where the value is undefined.
    pub(super) unknown: u64,
    /// Where the undefined bits come from ([`super::registers::Tag`]).
    pub(super) tag: u32,
}

/// The lowest `width` bits.
pub(super) const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl Bits {
    pub(super) fn known(value: u64) -> Bits {
        Bits { value, unknown: 0, tag: 0 }
    }

    fn with(self, other: Bits, value: u64, unknown: u64) -> Bits {
        Bits { value, unknown, tag: if self.unknown != 0 { self.tag } else { other.tag } }
    }

    pub(super) fn and(self, o: Bits) -> Bits {
        let unknown = self.unknown & o.unknown | self.unknown & o.value | o.unknown & self.value;
        self.with(o, self.value & o.value, unknown)
    }

    pub(super) fn or(self, o: Bits) -> Bits {
        let unknown = self.unknown & o.unknown | self.unknown & !o.value | o.unknown & !self.value;
        self.with(o, self.value | o.value, unknown)
    }

    pub(super) fn xor(self, o: Bits) -> Bits {
        self.with(o, self.value ^ o.value, self.unknown | o.unknown)
    }

    pub(super) fn not(self) -> Bits {
        Bits { value: !self.value, ..self }
    }

    /// For sums, differences and products: an undefined bit affects the bits above it, not those below.
    pub(super) fn arithmetic(self, o: Bits) -> Bits {
        let unknown = self.unknown | o.unknown;
        self.with(o, self.value.wrapping_add(o.value), unknown | unknown.wrapping_neg())
    }

    /// All bits are undefined as soon as one is.
    pub(super) fn any(self, o: Bits) -> Bits {
        let unknown = if self.unknown | o.unknown != 0 { u64::MAX } else { 0 };
        self.with(o, 0, unknown)
    }

    /// Shifted left within `width` bits by the low bits of `by`.
    pub(super) fn left(self, by: Bits, width: u32) -> Bits {
        self.shifted(by, width, |x, n| x << n)
    }

    /// Shifted right within `width` bits, zeros from above.
    pub(super) fn right(self, by: Bits, width: u32) -> Bits {
        let keep = mask(width);
        self.shifted(by, width, |x, n| (x & keep) >> n)
    }

    /// Shifted right within `width` bits, the sign from above.
    pub(super) fn right_signed(self, by: Bits, width: u32) -> Bits {
        let up = 64 - width.clamp(1, 64);
        self.shifted(by, width, |x, n| ((x << up) as i64 >> up >> n) as u64)
    }

    fn shifted(self, by: Bits, width: u32, f: impl Fn(u64, u32) -> u64) -> Bits {
        let used = u64::from(width.max(2).next_power_of_two() - 1);
        if by.unknown & used != 0 {
            return self.with(by, 0, u64::MAX).tagged(by.tag);
        }
        let n = (by.value & used) as u32;
        Bits { value: f(self.value, n), unknown: f(self.unknown, n), tag: self.tag }
    }

    fn tagged(self, tag: u32) -> Bits {
        Bits { tag, ..self }
    }

    /// The lowest `width` bits, the others zero.
    pub(super) fn low(self, width: u32) -> Bits {
        Bits { value: self.value & mask(width), unknown: self.unknown & mask(width), tag: self.tag }
    }

    /// Whether the value is zero: `None` if that depends on undefined bits.
    pub(super) fn is_zero(self) -> Option<bool> {
        match (self.value & !self.unknown, self.unknown) {
            (0, 0) => Some(true),
            (0, _) => None,
            _ => Some(false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every completion of the undefined bits of two 4-bit values must agree with the bits that the rule calls defined.
    fn sound(rule: impl Fn(Bits, Bits) -> Bits, exact: impl Fn(u64, u64) -> u64) {
        for (a, ua) in (0..16u64).flat_map(|a| (0..16).map(move |u| (a, u))) {
            for (b, ub) in (0..16u64).flat_map(|b| (0..16).map(move |u| (b, u))) {
                let (x, y) = (Bits { value: a, unknown: ua, tag: 1 }, Bits { value: b, unknown: ub, tag: 2 });
                let r = rule(x, y);
                let want = exact(a, b) & 15;
                for (fa, fb) in (0..16u64).flat_map(|fa| (0..16).map(move |fb| (fa, fb))) {
                    let other = exact(a & !ua | fa & ua, b & !ub | fb & ub) & 15;
                    assert_eq!((other ^ want) & !r.unknown & 15, 0, "{x:?} {y:?} {r:?}");
                }
            }
        }
    }

    #[test]
    fn no_defined_bit_depends_on_an_undefined_one() {
        sound(Bits::and, |a, b| a & b);
        sound(Bits::or, |a, b| a | b);
        sound(Bits::xor, |a, b| a ^ b);
        sound(Bits::arithmetic, |a, b| a.wrapping_add(b));
        sound(Bits::arithmetic, |a, b| a.wrapping_sub(b));
        sound(Bits::arithmetic, |a, b| a.wrapping_mul(b));
        sound(|a, b| a.left(b, 4), |a, b| a << (b & 3));
        sound(|a, b| a.right(b, 4), |a, b| a >> (b & 3));
        sound(|a, b| a.right_signed(b, 4), |a, b| ((a << 60) as i64 >> 60 >> (b & 3)) as u64);
    }

    #[test]
    fn masking_defines() {
        let half = Bits { value: 0x1234, unknown: 0xff00, tag: 3 };
        assert_eq!(half.and(Bits::known(0xff)).unknown, 0);
        assert_eq!(half.or(Bits::known(0xff00)).unknown, 0);
        assert_eq!(half.arithmetic(Bits::known(1)).unknown & 0xff, 0);
        assert_eq!((half.is_zero(), Bits::known(0).is_zero()), (Some(false), Some(true)));
        assert_eq!(half.and(Bits::known(0xff00)).is_zero(), None);
    }
}
