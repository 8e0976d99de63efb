//! The step of samples and gathers.
//!
//! `x` and `y` are the scalar indices of the descriptor and the sampler, `imm` is the [`Request`], `second` holds the
//! registers of the address, `d` is the first row of the result.
use super::descriptor::{Image, MipFilter, Sampler};
use super::filter::{Sample, Texels};
use super::request::Request;
use super::transfer::load_element;
use crate::exec::fault::{FaultKind, ImageProblem};
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use crate::mem::Region;

/// The texels of an image in the memory of a wave.
struct Memory<'w, 'a> {
    wave: &'w mut Wave<'a>,
    image: &'w Image,
    /// The region of the last texel.
    region: Region,
    encoded: bool,
}

impl Texels for Memory<'_, '_> {
    type Error = FaultKind;

    fn texel(&mut self, at: [u32; 3], level: u32) -> Result<[u32; 4], FaultKind> {
        let bytes = self.image.bytes();
        if bytes == 0 {
            return Ok([0; 4]);
        }
        let address = self.image.address(at, level);
        if !self.region.contains(address, bytes.into()) {
            self.region = self.wave.place(address, bytes, false)?;
        }
        // SAFETY: the region contains all bytes of the texel.
        let element = unsafe { load_element(address, bytes) };
        Ok(self.image.decode(element, self.encoded))
    }
}

/// The descriptors of a step.
fn descriptors(w: &Wave<'_>, s: &Step) -> Result<(Image, Sampler), ImageProblem> {
    Ok((w.image(s.x)?, Sampler::new(std::array::from_fn(|i| w.scalar(s.y + i as u32)))?))
}

impl Wave<'_> {
    /// The derivatives of the coordinates within the lane's quad.
    fn quad(&self, s: &Step, lane: usize) -> [[f32; 3]; 2] {
        let first = lane & !3;
        let [origin, right, below] = [first, first + 1, first + 2].map(|lane| self.sample_address(s, lane).at);
        [right, below].map(|at| std::array::from_fn(|i| at[i] - origin[i]))
    }

    fn sampled(&mut self, s: &Step, gather: bool) -> Flow {
        if self.exec() == 0 {
            return Flow::Next;
        }
        let (image, sampler) = match descriptors(self, s) {
            Ok(both) => both,
            Err(problem) => return self.fault(FaultKind::Image(problem), None),
        };
        let (request, exec) = (Request(s.imm), self.exec());
        let mut region = self.region;
        // All lanes read their addresses before the first result is written, which may overwrite them.
        let mut results = [[0; 4]; 32];
        for lane in (0..32usize).filter(|lane| exec >> lane & 1 != 0) {
            let sample = Sample { image: &image, sampler: &sampler, request, address: self.sample_address(s, lane) };
            // Without levels, derivatives have no effect.
            let flat = sampler.mip == MipFilter::None && sampler.linear[0] == sampler.linear[1];
            let lod = if gather || flat { 0.0 } else { sample.level(|| self.quad(s, lane)) };
            let mut memory = Memory { wave: self, image: &image, region, encoded: sampler.skip_degamma };
            let result = if gather {
                sample.gathered(request.dmask().trailing_zeros() as usize, &mut memory)
            } else {
                sample.filtered(lod, &mut memory).map(|texel| image.selected(texel))
            };
            region = memory.region;
            match result {
                Ok(values) => results[lane] = values,
                Err(kind) => return self.fault(kind, Some(lane as u32)),
            }
        }
        self.region = region;
        for lane in (0..32usize).filter(|lane| exec >> lane & 1 != 0) {
            if gather {
                for (j, bits) in (0..).zip(results[lane]) {
                    self.put_component(s.d, request, lane, j, bits, image.integer());
                }
            } else {
                self.put_texel(s.d, request, lane, results[lane], image.integer());
            }
        }
        Flow::Next
    }
}

/// Samples an image.
pub(in crate::exec) const SAMPLE: Handlers = plain!(|w, s| w.sampled(s, false));

/// Gathers one component of four texels.
pub(in crate::exec) const GATHER: Handlers = plain!(|w, s| w.sampled(s, true));

/// An instruction that is not performed: `imm` is 0 in strict mode, 1 for its modifiers.
pub(in crate::exec) const REFUSED: Handlers = plain!(|w, s| {
    let problem = if s.imm == 0 { ImageProblem::NotChecked } else { ImageProblem::Modifier };
    w.fault(FaultKind::Image(problem), None)
});
