//! The image descriptor (T#) and the sampler (S#) of gfx11.
//!
//! Fields: RDNA3 ISA, 10.7 "Image Resource Descriptor" and 10.8 "Image Sampler Descriptor"; `resource_gfx11.h` of ROCr.
use super::address::{Border, Clamp};
use crate::exec::fault::ImageProblem;
use crate::exec::memory::format::Format;

/// The kind of an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Line,
    Plane,
    Volume,
    /// Faces of cubes, six for each cube.
    Cube,
    Lines,
    Planes,
}

/// The source of a result's component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Select {
    Zero,
    One,
    Component(usize),
}

/// An image.
#[derive(Clone, Copy, Debug)]
pub(super) struct Image {
    pub(super) base: u64,
    pub(super) kind: Kind,
    /// The format, and whether X, Y and Z are sRGB. `None` for the format INVALID: loads return zero, stores are
    /// dropped.
    pub(super) format: Option<(Format, bool)>,
    pub(super) width: u32,
    pub(super) height: u32,
    /// Depth of a volume, else 1.
    pub(super) depth: u32,
    /// First and last layer of the view.
    pub(super) layers: (u32, u32),
    /// First and last level of the view.
    pub(super) levels: (u32, u32),
    /// The number of levels in memory.
    pub(super) chain: u32,
    /// Whether the swizzle mode is linear.
    pub(super) linear: bool,
    /// Texels from one row to the next, as far as the descriptor of a linear image states it.
    pub(super) pitch: Option<u32>,
    pub(super) select: [Select; 4],
    /// The order of the border colour's components: BC_SWIZZLE.
    pub(super) border_order: u32,
}

/// Bits `at..at + width` of a word.
fn bits(word: u32, at: u32, width: u32) -> u32 {
    word >> at & ((1 << width) - 1)
}

impl Image {
    pub(super) fn new(words: [u32; 8]) -> Result<Image, ImageProblem> {
        let kind = match bits(words[3], 28, 4) {
            8 => Kind::Line,
            9 => Kind::Plane,
            10 => Kind::Volume,
            11 => Kind::Cube,
            12 => Kind::Lines,
            13 => Kind::Planes,
            code => return Err(ImageProblem::Type { code }),
        };
        let format = match bits(words[1], 20, 8) {
            0 => None,
            code => Some(Format::of_image(code).ok_or(ImageProblem::Format { code })?),
        };
        let depth = bits(words[4], 0, 13);
        let layered = matches!(kind, Kind::Cube | Kind::Lines | Kind::Planes);
        let linear = bits(words[3], 20, 5) == 0;
        // The field is the depth or the last layer of an image with more than one slice, and the pitch of others.
        let states_pitch = linear && matches!(kind, Kind::Line | Kind::Plane);
        let width = (bits(words[1], 30, 2) | bits(words[2], 0, 12) << 2) + 1;
        let pitch = states_pitch.then(|| bits(words[4], 0, 14) + 1).filter(|&pitch| pitch >= width);
        let flat = matches!(kind, Kind::Line | Kind::Lines);
        let select = |j: u32| match bits(words[3], 3 * j, 3) {
            1 => Select::One,
            n @ 4.. => Select::Component(n as usize - 4),
            _ => Select::Zero,
        };
        Ok(Image {
            base: u64::from(words[0]) << 8 | u64::from(bits(words[1], 0, 8)) << 40,
            kind,
            format,
            width,
            height: if flat { 1 } else { bits(words[2], 14, 14) + 1 },
            depth: if kind == Kind::Volume { depth + 1 } else { 1 },
            layers: if layered { (bits(words[4], 16, 13), depth) } else { (0, 0) },
            levels: (bits(words[3], 12, 4), bits(words[3], 16, 4)),
            chain: bits(words[1], 16, 4) + 1,
            linear,
            pitch,
            select: [0, 1, 2, 3].map(select),
            border_order: bits(words[3], 25, 3),
        })
    }

    /// Width, height and depth of a level in memory.
    pub(super) fn extent(&self, level: u32) -> [u32; 3] {
        [self.width, self.height, self.depth].map(|size| (size >> level.min(31)).max(1))
    }

    /// Whether the third coordinate is a layer.
    pub(super) fn layered(&self) -> bool {
        matches!(self.kind, Kind::Cube | Kind::Lines | Kind::Planes)
    }

    /// The number of layers in the view.
    pub(super) fn layer_count(&self) -> u32 {
        (self.layers.1 + 1).saturating_sub(self.layers.0).max(1)
    }

    /// The level in memory of level `level` of the view, if the view has it.
    pub(super) fn level(&self, level: u32) -> Option<u32> {
        let level = self.levels.0.checked_add(level)?;
        (level <= self.levels.1.max(self.levels.0)).then_some(level)
    }

    /// The components of a result, given those in memory.
    pub(super) fn selected(&self, texel: [u32; 4]) -> [u32; 4] {
        let one = self.format.map_or(0, |(format, _)| format.one(false));
        self.select.map(|select| match select {
            Select::Zero => 0,
            Select::One => one,
            Select::Component(k) => texel[k],
        })
    }

    /// The components in memory of an element. sRGB components become linear, unless `encoded` is set.
    pub(super) fn decode(&self, element: u128, encoded: bool) -> [u32; 4] {
        let Some((format, srgb)) = self.format else { return [0; 4] };
        std::array::from_fn(|k| {
            let value = format.load(element, k, false);
            if srgb && !encoded && k < 3 { linear_of_srgb(f32::from_bits(value)).to_bits() } else { value }
        })
    }

    /// Whether components are integers, which have no filter.
    pub(super) fn integer(&self) -> bool {
        self.format.is_some_and(|(format, _)| format.is_integer())
    }

    /// Bytes of a texel.
    pub(super) fn bytes(&self) -> u32 {
        self.format.map_or(0, |(format, _)| format.bytes())
    }

    /// The border colour in the order of the components in memory.
    pub(super) fn border(&self, colour: Border) -> [u32; 4] {
        let one = self.format.map_or(0, |(format, _)| format.one(false));
        let [rgb, alpha] = match colour {
            Border::TransparentBlack => [0, 0],
            Border::OpaqueBlack => [0, one],
            Border::OpaqueWhite => [one, one],
        };
        let rgba = [rgb, rgb, rgb, alpha];
        let order = match self.border_order {
            1 => [0, 3, 1, 2],
            2 => [3, 2, 1, 0],
            3 => [3, 0, 1, 2],
            4 => [2, 1, 0, 3],
            5 => [1, 0, 3, 2],
            _ => [0, 1, 2, 3],
        };
        order.map(|k: usize| rgba[k])
    }
}

/// A component of an sRGB texel as a linear value (IEC 61966-2-1).
fn linear_of_srgb(value: f32) -> f32 {
    let value = f64::from(value);
    let linear = if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
    linear as f32
}

/// The filter between levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MipFilter {
    None,
    Point,
    Linear,
}

/// How a filter combines texels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Combine {
    Blend,
    Min,
    Max,
}

/// A sampler.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sampler {
    pub(super) clamp: [Clamp; 3],
    pub(super) unnormalised: bool,
    pub(super) combine: Combine,
    /// A point filter does not round coordinates: TRUNC_COORD.
    pub(super) truncates: bool,
    /// sRGB components stay encoded.
    pub(super) skip_degamma: bool,
    pub(super) min_lod: f64,
    pub(super) max_lod: f64,
    pub(super) bias: f64,
    /// Whether magnification and minification blend texels of a plane.
    pub(super) linear: [bool; 2],
    /// Whether the planes of a volume are blended; `None` if it follows `linear`.
    pub(super) linear_depth: Option<bool>,
    pub(super) mip: MipFilter,
    pub(super) border: Border,
}

impl Sampler {
    pub(super) fn new(words: [u32; 4]) -> Result<Sampler, ImageProblem> {
        let lod = |at: u32| f64::from(bits(words[1], at, 12)) / 256.0;
        let bias = (bits(words[2], 0, 14) << 18) as i32 >> 18;
        Ok(Sampler {
            clamp: [0, 3, 6].map(|at| Clamp::new(bits(words[0], at, 3))),
            unnormalised: bits(words[0], 15, 1) != 0,
            combine: match bits(words[0], 29, 2) {
                1 => Combine::Min,
                2 => Combine::Max,
                _ => Combine::Blend,
            },
            truncates: bits(words[0], 27, 1) != 0,
            skip_degamma: bits(words[0], 31, 1) != 0,
            min_lod: lod(0),
            max_lod: lod(12),
            bias: f64::from(bias) / 256.0,
            linear: [20, 22].map(|at| bits(words[2], at, 1) != 0),
            linear_depth: match bits(words[2], 24, 2) {
                1 => Some(false),
                2 => Some(true),
                _ => None,
            },
            mip: match bits(words[2], 26, 2) {
                0 => MipFilter::None,
                2 => MipFilter::Linear,
                _ => MipFilter::Point,
            },
            border: match bits(words[3], 30, 2) {
                0 => Border::TransparentBlack,
                1 => Border::OpaqueBlack,
                2 => Border::OpaqueWhite,
                _ => return Err(ImageProblem::BorderTable),
            },
        })
    }
}

impl Kind {
    /// Whether there is no second axis.
    pub(super) fn is_line(self) -> bool {
        matches!(self, Kind::Line | Kind::Lines)
    }

    /// Whether there is a third axis.
    pub(super) fn is_volume(self) -> bool {
        self == Kind::Volume
    }
}
