//! Coordinates of samples: addressing modes, and the texels that a coordinate selects.
//!
//! A coordinate selects the texel that contains it, or the two texels whose centres it lies between. The weights of
//! these have eight fractional bits, rounded to the nearest, as in Direct3D's functional specification (7.18.8). A
//! point filter rounds the coordinate in the same way before it selects the texel, unless the sampler's TRUNC_COORD is
//! set: ROCm's device library rounds coordinates down to the edge of a texel for such samplers, within an error of f32.

/// What replaces a coordinate outside the image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clamp {
    Wrap,
    Mirror,
    LastTexel,
    MirrorOnceLastTexel,
    HalfBorder,
    MirrorOnceHalfBorder,
    Border,
    MirrorOnceBorder,
}

/// The colour of texels outside the image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Border {
    TransparentBlack,
    OpaqueBlack,
    OpaqueWhite,
}

/// The texels along one axis that a coordinate selects, each with its weight. `None` is the border.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Taps {
    pub(super) texels: [Option<u32>; 2],
    pub(super) weights: [f64; 2],
}

/// How a coordinate selects texels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    Linear,
    /// The texel that contains the coordinate, rounded to eight fractional bits.
    Point,
    /// The texel that contains the coordinate.
    Truncated,
}

/// Coordinates beyond this many texels select the same texels as the limit.
const LIMIT: f64 = 16_777_216.0;

impl Clamp {
    pub(super) fn new(code: u32) -> Clamp {
        match code {
            0 => Clamp::Wrap,
            1 => Clamp::Mirror,
            2 => Clamp::LastTexel,
            3 => Clamp::MirrorOnceLastTexel,
            4 => Clamp::HalfBorder,
            5 => Clamp::MirrorOnceHalfBorder,
            6 => Clamp::Border,
            _ => Clamp::MirrorOnceBorder,
        }
    }

    /// The texel at position `i`; `None` for the border.
    fn texel(self, i: i64, size: u32) -> Option<u32> {
        let size = i64::from(size.max(1));
        let mirrored = if i < 0 { -1 - i } else { i };
        let i = match self {
            Clamp::Wrap => i.rem_euclid(size),
            Clamp::Mirror => {
                let i = i.rem_euclid(2 * size);
                i.min(2 * size - 1 - i)
            }
            Clamp::LastTexel => i.clamp(0, size - 1),
            Clamp::MirrorOnceLastTexel => mirrored.min(size - 1),
            Clamp::HalfBorder | Clamp::Border => i,
            Clamp::MirrorOnceHalfBorder | Clamp::MirrorOnceBorder => mirrored,
        };
        u32::try_from(i).ok().filter(|_| i < size)
    }

    /// A coordinate in texels.
    fn scaled(self, coordinate: f32, size: u32, normalised: bool) -> f64 {
        let (s, size) = (f64::from(coordinate), f64::from(size));
        let s = match (normalised, self) {
            // Reduced before it is scaled, so that no bits are lost.
            (true, Clamp::Wrap) => (s - s.floor()) * size,
            (true, Clamp::Mirror) => s.rem_euclid(2.0) * size,
            (true, _) => s * size,
            (false, _) => s,
        };
        let s = if s.is_nan() { 0.0 } else { s };
        match self {
            Clamp::HalfBorder => s.clamp(0.0, size),
            Clamp::MirrorOnceHalfBorder => s.clamp(-size, size),
            _ => s.clamp(-LIMIT, LIMIT),
        }
    }

    /// The texels of a coordinate on an axis of `size` texels, moved by `offset` texels.
    pub(super) fn taps(self, coordinate: f32, size: u32, normalised: bool, filter: Filter, offset: i32) -> Taps {
        let s = self.scaled(coordinate, size, normalised) + f64::from(offset);
        if filter == Filter::Linear {
            let fixed = ((s - 0.5) * 256.0).round_ties_even() as i64;
            let (first, weight) = (fixed >> 8, (fixed & 255) as f64 / 256.0);
            return Taps { texels: [first, first + 1].map(|i| self.texel(i, size)), weights: [1.0 - weight, weight] };
        }
        let half = matches!(self, Clamp::HalfBorder | Clamp::MirrorOnceHalfBorder);
        let s = if filter == Filter::Point { (s * 256.0).round_ties_even() / 256.0 } else { s };
        let i = s.floor() as i64;
        // The end of the range belongs to the last texel.
        let i = if half { i.min(i64::from(size) - 1) } else { i };
        Taps::one(self.texel(i, size))
    }
}

impl Taps {
    /// A single texel.
    pub(super) fn one(texel: Option<u32>) -> Taps {
        Taps { texels: [texel, None], weights: [1.0, 0.0] }
    }
}
