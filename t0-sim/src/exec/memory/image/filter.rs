//! Levels of detail and filters, over any source of texels.
use super::address::{Clamp, Filter, Taps};
use super::descriptor::{Combine, Image, MipFilter, Sampler};
use super::request::{Address, Request};

/// A source of texels: the components in memory of a texel of a level, the third coordinate being a depth or a layer
/// in memory.
pub(super) trait Texels {
    type Error;
    fn texel(&mut self, at: [u32; 3], level: u32) -> Result<[u32; 4], Self::Error>;
}

/// A sample of one lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'a> {
    pub(super) image: &'a Image,
    pub(super) sampler: &'a Sampler,
    pub(super) request: Request,
    pub(super) address: Address<f32>,
}

/// The order in which a gather returns the texels of a square, as column and row (RDNA3 ISA, "image_gather4").
const GATHERED: [(usize, usize); 4] = [(0, 1), (1, 1), (1, 0), (0, 0)];

impl<'a> Sample<'a> {
    fn normalised(&self) -> bool {
        !self.sampler.unnormalised && !self.request.has(Request::UNNORMALISED)
    }

    /// The level of detail, with `gradients` for an instruction that has none of its own.
    pub(super) fn level(&self, gradients: impl FnOnce() -> [[f32; 3]; 2]) -> f64 {
        let (image, sampler, request) = (self.image, self.sampler, self.request);
        if !self.normalised() || request.has(Request::LEVEL_ZERO) {
            return 0.0;
        }
        let lod = if request.has(Request::LEVEL) {
            f64::from(self.address.level)
        } else {
            let gradients = if request.has(Request::GRADIENTS) { self.address.gradients } else { gradients() };
            let extent = image.extent(image.levels.0);
            // A layer has no derivative.
            let axes = if image.layered() { 2 } else { 3 };
            let length = |gradient: [f32; 3]| {
                let each = gradient.iter().zip(extent).take(axes).map(|(d, size)| f64::from(*d) * f64::from(size));
                each.map(|d| d * d).sum::<f64>().sqrt()
            };
            let longest = length(gradients[0]).max(length(gradients[1]));
            longest.log2() + sampler.bias + f64::from(self.address.bias)
        };
        let lod = if lod.is_nan() { 0.0 } else { lod };
        lod.max(sampler.min_lod).min(sampler.max_lod)
    }

    /// The result of a sample at a level of detail: the components in memory.
    pub(super) fn filtered<T: Texels>(&self, lod: f64, texels: &mut T) -> Result<[u32; 4], T::Error> {
        let linear = self.sampler.linear[usize::from(lod > 0.0)] && !self.image.integer();
        let last = f64::from(self.image.levels.1.saturating_sub(self.image.levels.0));
        let lod = lod.clamp(0.0, last);
        let (first, weight) = match self.sampler.mip {
            MipFilter::None => (0.0, 0.0),
            MipFilter::Point => ((lod + 0.5).floor().min(last), 0.0),
            MipFilter::Linear => {
                let fixed = (lod * 256.0).round_ties_even() / 256.0;
                (fixed.floor(), if self.image.integer() { 0.0 } else { fixed.fract() })
            }
        };
        let mut sum = Sum::new(self.sampler.combine);
        for (level, weight) in [(first, 1.0 - weight), (first + 1.0, weight)] {
            if weight != 0.0 {
                self.add(level as u32, weight, linear, texels, &mut sum)?;
            }
        }
        Ok(sum.result())
    }

    /// Component `component` of the four texels that a bilinear filter of the first level would blend.
    pub(super) fn gathered<T: Texels>(&self, component: usize, texels: &mut T) -> Result<[u32; 4], T::Error> {
        let [x, y, z] = self.taps(0, true);
        let z = z.texels[0];
        let mut result = [0; 4];
        for (value, (column, row)) in result.iter_mut().zip(GATHERED) {
            let at = [x.texels[column], y.texels[row], z];
            *value = self.image.selected(self.texel(at, 0, texels)?)[component];
        }
        Ok(result)
    }

    /// The texels along each axis at a level of the view.
    fn taps(&self, level: u32, linear: bool) -> [Taps; 3] {
        let (image, sampler, address) = (self.image, self.sampler, &self.address);
        let extent = image.extent(image.levels.0 + level);
        let normalised = self.normalised();
        let filter = |linear: bool| match linear {
            true => Filter::Linear,
            false if sampler.truncates => Filter::Truncated,
            false => Filter::Point,
        };
        let axis = |i: usize, linear: bool| {
            sampler.clamp[i].taps(address.at[i], extent[i], normalised, filter(linear), address.offset[i])
        };
        if self.request.is_cube() {
            // Both coordinates of a face are from 1 to 2. A filter stays within the face.
            let face = |i: usize| Clamp::LastTexel.taps(address.at[i] - 1.0, extent[i], true, filter(linear), 0);
            return [face(0), face(1), Taps::one(Some(self.face()))];
        }
        let single = |size: u32| size == 1 && image.kind.is_line();
        let y = if single(extent[1]) { Taps::one(Some(0)) } else { axis(1, linear) };
        let z = if image.layered() {
            // The nearest layer, whatever the addressing mode.
            let last = image.layer_count() - 1;
            let layer = f64::from(address.at[2]).round_ties_even().clamp(0.0, last.into());
            Taps::one(Some(image.layers.0 + layer as u32))
        } else if image.kind.is_volume() {
            axis(2, sampler.linear_depth.unwrap_or(linear) && !image.integer())
        } else {
            Taps::one(Some(0))
        };
        [axis(0, linear), y, z]
    }

    /// The layer in memory of a face: eight times the cube plus the face.
    fn face(&self) -> u32 {
        let id = f64::from(self.address.at[2]).round_ties_even().clamp(0.0, 65_535.0) as u32;
        let layer = id / 8 * 6 + (id % 8).min(5);
        self.image.layers.0 + layer.min(self.image.layer_count() - 1)
    }

    fn texel<T: Texels>(&self, at: [Option<u32>; 3], level: u32, texels: &mut T) -> Result<[u32; 4], T::Error> {
        match at {
            [Some(x), Some(y), Some(z)] => texels.texel([x, y, z], self.image.levels.0 + level),
            _ => Ok(self.image.border(self.sampler.border)),
        }
    }

    /// Adds the texels of a level.
    fn add<T: Texels>(
        &self,
        level: u32,
        weight: f64,
        linear: bool,
        texels: &mut T,
        sum: &mut Sum,
    ) -> Result<(), T::Error> {
        let [x, y, z] = self.taps(level, linear);
        for k in 0..2 {
            for j in 0..2 {
                for i in 0..2 {
                    let weight = weight * x.weights[i] * y.weights[j] * z.weights[k];
                    if weight != 0.0 {
                        let at = [x.texels[i], y.texels[j], z.texels[k]];
                        sum.add(self.texel(at, level, texels)?, weight);
                    }
                }
            }
        }
        Ok(())
    }
}

/// The combination of texels so far.
struct Sum {
    combine: Combine,
    /// The only texel so far, whose bits are kept.
    single: Option<[u32; 4]>,
    values: [f64; 4],
    count: u32,
}

impl Sum {
    fn new(combine: Combine) -> Sum {
        Sum { combine, single: None, values: [0.0; 4], count: 0 }
    }

    fn add(&mut self, texel: [u32; 4], weight: f64) {
        for (sum, bits) in self.values.iter_mut().zip(texel) {
            let value = f64::from(f32::from_bits(bits));
            *sum = match self.combine {
                Combine::Blend => *sum + weight * value,
                _ if self.count == 0 => value,
                Combine::Min => sum.min(value),
                Combine::Max => sum.max(value),
            };
        }
        self.single = if self.count == 0 { Some(texel) } else { None };
        self.count += 1;
    }

    fn result(&self) -> [u32; 4] {
        self.single.unwrap_or_else(|| self.values.map(|value| (value as f32).to_bits()))
    }
}
