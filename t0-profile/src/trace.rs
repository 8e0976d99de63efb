//! What a launch has executed, in memory and in a file.

use bytemuck::{Pod, Zeroable};
use t0_isa::object::{KernelEntry, Object};
use t0_timing::NoInstruction;
use t0_timing::gpu::{Geometry, GpuError, Sample};

/// What launches have in common of which one is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Pod, Zeroable)]
#[repr(C)]
pub struct Shape {
    /// Address of the kernel's first instruction in its code object.
    pub entry: u64,
    /// Number of the code object.
    pub object: u32,
    /// LDS bytes of a workgroup.
    pub lds_bytes: u32,
    /// Work-items in x, y, z.
    pub grid: [u32; 3],
    /// Work-items of a workgroup in x, y, z.
    pub block: [u32; 3],
}

impl Shape {
    /// The kernel in its code object.
    pub fn kernel<'a>(&self, object: &'a Object) -> Option<&'a KernelEntry> {
        object.kernels().iter().find(|kernel| kernel.code_address == self.entry)
    }

    /// The launch as the model takes it. `None` if the object has no such kernel.
    pub(crate) fn geometry(&self, object: &Object) -> Option<Result<Geometry, GpuError>> {
        let descriptor = &self.kernel(object)?.descriptor;
        let dynamic = self.lds_bytes.saturating_sub(descriptor.group_segment_fixed_size);
        Some(Geometry::of(descriptor, self.grid, self.block, dynamic))
    }
}

/// What a launch has executed, as far as the model needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The launch.
    pub shape: Shape,
    /// Number of the shape.
    pub number: u32,
    /// Wave-instructions of the whole launch.
    pub instructions: u64,
    /// Bytes of all allocations that its arguments point to.
    pub buffer_bytes: u64,
    /// The waves by workgroup and wave; nothing if they were too large to be recorded.
    pub(crate) waves: Option<Vec<Wave>>,
}

/// What a wave has executed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wave {
    pub(crate) workgroup: u64,
    pub(crate) executed: Vec<Step>,
    /// Lines of 128 bytes: addresses divided by 128.
    pub(crate) touched: Vec<u64>,
}

/// An executed instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Pod, Zeroable)]
#[repr(C)]
pub(crate) struct Step {
    /// Address in the code object.
    pub(crate) address: u32,
    /// Lines of a memory access, or clocks of an LDS access.
    pub(crate) lines: u16,
    pub(crate) zero: u16,
}

/// Why a trace is of no use to the model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unusable {
    /// The trace was larger than a recorder keeps.
    #[error("what its waves execute is too large to be recorded")]
    TooLarge,
    /// The code object has no such kernel.
    #[error("its code object has no kernel at {0:#x}")]
    NoKernel(u64),
    /// An executed instruction is not in the code object.
    #[error(transparent)]
    NoInstruction(#[from] NoInstruction),
    /// The model cannot know the launch.
    #[error(transparent)]
    Gpu(#[from] GpuError),
}

impl Trace {
    /// What the model needs. `object` is the code object of the kernel.
    ///
    /// # Errors
    /// [`Unusable`].
    pub fn sample(&self, object: &Object) -> Result<Sample, Unusable> {
        let geometry = self.shape.geometry(object).ok_or(Unusable::NoKernel(self.shape.entry))??;
        let waves = self.waves.as_ref().ok_or(Unusable::TooLarge)?;
        let mut sample = Sample::new(geometry);
        for waves in waves.chunk_by(|a, b| a.workgroup == b.workgroup) {
            let executed = |wave: &Wave| wave.executed.iter().map(|step| (step.address.into(), step.lines)).collect();
            let traces = waves.iter().map(|wave| -> (Vec<(u64, u16)>, _) { (executed(wave), wave.touched.clone()) });
            sample.add((object, 0), [waves[0].workgroup], traces)?;
        }
        Ok(sample)
    }
}

/// The first bytes of a file, with the version of the format.
const MAGIC: [u8; 8] = *b"t0trace\x01";

/// The start of a file.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Header {
    magic: [u8; 8],
    instructions: u64,
    buffer_bytes: u64,
    /// `u64::MAX` if they were too large.
    waves: u64,
    shape: Shape,
    number: u32,
    zero: u32,
}

/// The start of a wave. Its steps and the lines that it touches follow.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct WaveHeader {
    workgroup: u64,
    executed: u64,
    touched: u64,
}

/// Bytes of a file that contain everything but the waves.
pub(crate) const HEADER_BYTES: usize = size_of::<Header>();

impl Trace {
    /// Writes a file.
    pub(crate) fn write(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        let waves = self.waves.as_deref();
        out.write_all(bytemuck::bytes_of(&Header {
            magic: MAGIC,
            instructions: self.instructions,
            buffer_bytes: self.buffer_bytes,
            waves: waves.map_or(u64::MAX, |waves| waves.len() as u64),
            shape: self.shape,
            number: self.number,
            zero: 0,
        }))?;
        for Wave { workgroup, executed, touched } in waves.unwrap_or_default() {
            let header =
                WaveHeader { workgroup: *workgroup, executed: executed.len() as u64, touched: touched.len() as u64 };
            out.write_all(bytemuck::bytes_of(&header))?;
            out.write_all(bytemuck::cast_slice(executed))?;
            out.write_all(bytemuck::cast_slice(touched))?;
        }
        Ok(())
    }

    /// Everything but the waves. Returns the number of waves too, unless they were too large.
    pub(crate) fn read_header(bytes: &[u8]) -> Result<(Trace, Option<u64>), &'static str> {
        let header: Header = take(&mut &*bytes, 1)?.remove(0);
        if header.magic != MAGIC {
            return Err("it is no trace of this version of T0");
        }
        let Header { instructions, buffer_bytes, shape, number, waves, .. } = header;
        let trace = Trace { shape, number, instructions, buffer_bytes, waves: None };
        Ok((trace, Some(waves).filter(|waves| *waves != u64::MAX)))
    }

    /// Reads the bytes of a file.
    pub(crate) fn read(bytes: &[u8]) -> Result<Trace, &'static str> {
        let (mut trace, count) = Trace::read_header(bytes)?;
        let mut rest = &bytes[HEADER_BYTES..];
        if let Some(count) = count {
            let mut waves = Vec::new();
            for _ in 0..count {
                let header: WaveHeader = take(&mut rest, 1)?.remove(0);
                let executed = take(&mut rest, header.executed)?;
                waves.push(Wave { workgroup: header.workgroup, executed, touched: take(&mut rest, header.touched)? });
            }
            trace.waves = Some(waves);
        }
        if rest.is_empty() { Ok(trace) } else { Err("bytes follow its last wave") }
    }
}

/// Takes values from the start of the bytes.
fn take<T: Pod>(bytes: &mut &[u8], count: u64) -> Result<Vec<T>, &'static str> {
    let needed = usize::try_from(count).ok().and_then(|count| count.checked_mul(size_of::<T>()));
    let (first, rest) = needed.and_then(|needed| bytes.split_at_checked(needed)).ok_or("its end is missing")?;
    *bytes = rest;
    Ok(values(first).collect())
}

/// The values whose bytes these are.
pub(crate) fn values<T: Pod>(bytes: &[u8]) -> impl Iterator<Item = T> + '_ {
    bytes.chunks_exact(size_of::<T>()).map(bytemuck::pod_read_unaligned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trace() -> Trace {
        let shape = Shape { entry: 0x1200, object: 3, lds_bytes: 64, grid: [100, 2, 1], block: [32, 1, 1] };
        let step = |address, lines| Step { address, lines, zero: 0 };
        let waves = vec![
            Wave { workgroup: 0, executed: vec![step(0x1200, 0), step(0x1204, 2)], touched: vec![7, 8] },
            Wave { workgroup: 1, executed: vec![step(0x1200, 0)], touched: vec![] },
        ];
        Trace { shape, number: 5, instructions: 99, buffer_bytes: 4096, waves: Some(waves) }
    }

    fn bytes(trace: &Trace) -> Vec<u8> {
        let mut bytes = Vec::new();
        trace.write(&mut bytes).expect("memory can be written");
        bytes
    }

    #[test]
    fn traces_are_read_as_they_are_written() {
        let trace = trace();
        assert_eq!(Trace::read(&bytes(&trace)), Ok(trace.clone()));
        let (header, count) = Trace::read_header(&bytes(&trace)[..HEADER_BYTES]).expect("a header");
        assert_eq!((header, count), (Trace { waves: None, ..trace.clone() }, Some(2)));
        let large = Trace { waves: None, ..trace };
        assert_eq!(Trace::read(&bytes(&large)), Ok(large));
    }

    #[test]
    fn damaged_traces_are_errors() {
        let whole = bytes(&trace());
        for count in 0..whole.len() {
            assert_eq!(Trace::read(&whole[..count]), Err("its end is missing"), "{count} bytes");
        }
        assert_eq!(Trace::read(&[&whole[..], &[0]].concat()), Err("bytes follow its last wave"));
        let mut other = whole.clone();
        other[7] += 1;
        assert_eq!(Trace::read(&other), Err("it is no trace of this version of T0"));
        let mut long = whole;
        // The number of steps of the first wave.
        long[HEADER_BYTES + 8..HEADER_BYTES + 16].fill(0xff);
        assert_eq!(Trace::read(&long), Err("its end is missing"));
    }

    #[test]
    fn a_trace_without_waves_has_no_sample() {
        let object = t0_isa::object::ObjectBuilder::new(t0_isa::object::Machine::GFX1100)
            .kernel(t0_isa::object::Kernel::new("k", vec![0xbfb0_0000]))
            .build()
            .expect("an object");
        let object = Object::parse(&object).expect("it was built");
        let entry = object.kernels()[0].code_address;
        let shape = Shape { entry, ..trace().shape };
        let large = Trace { shape, waves: None, ..trace() };
        assert_eq!(large.sample(&object).err(), Some(Unusable::TooLarge));
        assert_eq!(trace().sample(&object).err(), Some(Unusable::NoKernel(0x1200)));
        let step = Step { address: u32::MAX, lines: 0, zero: 0 };
        let wave = Wave { executed: vec![step], ..Wave::default() };
        let outside = Trace { shape, waves: Some(vec![wave]), ..trace() };
        assert!(matches!(outside.sample(&object), Err(Unusable::NoInstruction(at)) if at.address == u32::MAX.into()));
    }
}
