//! What a launch has executed, in memory and in a file.

use bytemuck::{Pod, Zeroable};
use t0_isa::object::{KernelEntry, Object};
use t0_sim::exec::{Executed, WaveTrace};

use super::{Sample, Unmodelled};
use crate::Parameters;
use crate::gpu::Geometry;

/// What launches have in common if the trace of one launch stands for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Pod, Zeroable)]
#[repr(C)]
pub struct LaunchShape {
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

impl LaunchShape {
    /// The kernel in its code object.
    pub fn kernel<'a>(&self, object: &'a Object) -> Option<&'a KernelEntry> {
        object.kernels().iter().find(|kernel| kernel.code_address == self.entry)
    }

    /// The launch as the model takes it.
    pub(crate) fn geometry(&self, object: &Object) -> Result<Geometry, Unmodelled> {
        let descriptor = &self.kernel(object).ok_or(Unmodelled::NoKernel(self.entry))?.descriptor;
        Parameters::of_object(object)?;
        let dynamic = self.lds_bytes.saturating_sub(descriptor.group_segment_fixed_size);
        Ok(Geometry::of(descriptor, self.grid, self.block, dynamic))
    }
}

/// What a launch has executed, as far as the model needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The launch.
    pub shape: LaunchShape,
    /// Number of the shape.
    pub number: u32,
    /// Wave-instructions of the whole launch.
    pub instructions: u64,
    /// The bytes of the allocations that the waves touch.
    pub(crate) bytes: u64,
    /// The waves by workgroup and wave, or why they were not kept.
    pub(crate) waves: Result<Vec<Wave>, Lost>,
}

/// What a wave has executed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wave {
    pub(crate) workgroup: u64,
    pub(crate) executed: Vec<Step>,
    /// Lines of 128 bytes: addresses divided by 128. In a record that is complete, they are renumbered
    /// (`super::lines`).
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

/// Why the waves of a launch were not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// They are too large.
    TooLarge,
    /// This workgroup waits for another one.
    Waits(u64),
}

impl From<Lost> for Unmodelled {
    fn from(lost: Lost) -> Unmodelled {
        match lost {
            Lost::TooLarge => Unmodelled::TooLarge,
            Lost::Waits(workgroup) => Unmodelled::Waits { workgroup },
        }
    }
}

impl Trace {
    /// What the model needs. `object` is the code object of the kernel.
    ///
    /// # Errors
    /// [`Unmodelled`].
    pub fn sample(&self, object: &Object) -> Result<Sample, Unmodelled> {
        let geometry = self.shape.geometry(object)?;
        Sample::of(geometry, object, (self.waves.clone()?, self.bytes))
    }

    /// What the waves of the first workgroups of the first compute unit (in WGP mode: workgroup processor) have
    /// executed: at most so many workgroups, and one at least. Addresses are those in the code object.
    ///
    /// # Errors
    /// [`Unmodelled`].
    pub fn unit_waves(&self, object: &Object, workgroups: u64) -> Result<Vec<WaveTrace>, Unmodelled> {
        let geometry = self.shape.geometry(object)?;
        let p = Parameters::of_object(object)?;
        let LaunchShape { grid, block, .. } = self.shape;
        let sides: [u64; 3] = std::array::from_fn(|axis| u64::from(grid[axis].div_ceil(block[axis].max(1)).max(1)));
        let place = |n: u64| [n % sides[0], n / sides[0] % sides[1], n / (sides[0] * sides[1])].map(|side| side as u32);
        let waves = self.waves.as_ref().map_err(|lost| *lost)?;
        let mut traces: Vec<WaveTrace> = Vec::new();
        let (mut taken, mut last) = (0, None);
        for wave in waves.iter().filter(|wave| geometry.unit(&p, wave.workgroup) == 0) {
            if last.replace(wave.workgroup) != Some(wave.workgroup) {
                taken += 1;
            }
            if taken > workgroups.max(1) {
                break;
            }
            let workgroup = place(wave.workgroup);
            let number = traces.iter().rev().take_while(|other| other.workgroup == workgroup).count() as u32;
            let step = |step: &Step| Executed { address: step.address.into(), lines: step.lines };
            let (executed, touched) = (wave.executed.iter().map(step).collect(), wave.touched.clone());
            traces.push(WaveTrace { workgroup, wave: number, executed, touched });
        }
        Ok(traces)
    }
}

/// The first bytes of a file, with the version of the format.
const MAGIC: [u8; 8] = *b"t0trace\x04";

/// Instead of a number of waves: they were too large.
const TOO_LARGE: u64 = u64::MAX;
/// Instead of a number of waves: a workgroup waits for another one.
const WAITS: u64 = u64::MAX - 1;

/// The start of a file.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Header {
    magic: [u8; 8],
    instructions: u64,
    bytes: u64,
    /// [`TOO_LARGE`] or [`WAITS`] if they were not kept.
    waves: u64,
    /// With [`WAITS`], the number of the workgroup.
    waiting: u64,
    shape: LaunchShape,
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
        let (count, waiting) = match &self.waves {
            Ok(waves) => (waves.len() as u64, 0),
            Err(Lost::TooLarge) => (TOO_LARGE, 0),
            Err(Lost::Waits(workgroup)) => (WAITS, *workgroup),
        };
        out.write_all(bytemuck::bytes_of(&Header {
            magic: MAGIC,
            instructions: self.instructions,
            bytes: self.bytes,
            waves: count,
            waiting,
            shape: self.shape,
            number: self.number,
            zero: 0,
        }))?;
        for Wave { workgroup, executed, touched } in self.waves.as_deref().unwrap_or_default() {
            let header =
                WaveHeader { workgroup: *workgroup, executed: executed.len() as u64, touched: touched.len() as u64 };
            out.write_all(bytemuck::bytes_of(&header))?;
            out.write_all(bytemuck::cast_slice(executed))?;
            out.write_all(bytemuck::cast_slice(touched))?;
        }
        Ok(())
    }

    /// Everything but the waves. Returns the number of waves too.
    pub(crate) fn read_header(bytes: &[u8]) -> Result<(Trace, u64), &'static str> {
        let header: Header = take(&mut &*bytes, 1)?.remove(0);
        if header.magic != MAGIC {
            return Err("it is not a trace of this version of T0");
        }
        let Header { instructions, bytes, shape, number, waves, waiting, .. } = header;
        let (waves, count) = match waves {
            TOO_LARGE => (Err(Lost::TooLarge), 0),
            WAITS => (Err(Lost::Waits(waiting)), 0),
            count => (Ok(Vec::new()), count),
        };
        Ok((Trace { shape, number, instructions, bytes, waves }, count))
    }

    /// Reads the bytes of a file.
    pub(crate) fn read(bytes: &[u8]) -> Result<Trace, &'static str> {
        let (mut trace, count) = Trace::read_header(bytes)?;
        let mut rest = &bytes[HEADER_BYTES..];
        if let Ok(waves) = &mut trace.waves {
            for _ in 0..count {
                let header: WaveHeader = take(&mut rest, 1)?.remove(0);
                let executed = take(&mut rest, header.executed)?;
                waves.push(Wave { workgroup: header.workgroup, executed, touched: take(&mut rest, header.touched)? });
            }
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
        let shape = LaunchShape { entry: 0x1200, object: 3, lds_bytes: 64, grid: [100, 2, 1], block: [32, 1, 1] };
        let step = |address, lines| Step { address, lines, zero: 0 };
        let waves = vec![
            Wave { workgroup: 0, executed: vec![step(0x1200, 0), step(0x1204, 2)], touched: vec![7, 8] },
            Wave { workgroup: 1, executed: vec![step(0x1200, 0)], touched: vec![] },
        ];
        Trace { shape, number: 5, instructions: 99, bytes: 8192, waves: Ok(waves) }
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
        assert_eq!((header, count), (Trace { waves: Ok(Vec::new()), ..trace.clone() }, 2));
        for lost in [Lost::TooLarge, Lost::Waits(7)] {
            let trace = Trace { waves: Err(lost), ..trace.clone() };
            assert_eq!(Trace::read(&bytes(&trace)), Ok(trace));
        }
    }

    #[test]
    fn the_waves_of_a_unit_have_their_places() {
        let kernel = t0_isa::object::Kernel::new("k", vec![0xbfb0_0000]);
        let builder = t0_isa::object::ObjectBuilder::new(t0_isa::object::Machine::GFX1100);
        let object = Object::parse(&builder.kernel(kernel).build().expect("an object")).expect("it was built");
        let entry = object.kernels()[0].code_address;
        // 200 workgroups of two waves, three in each row; a workgroup processor has every 48th one.
        let shape = LaunchShape { entry, grid: [192, 67, 1], block: [64, 1, 1], ..trace().shape };
        let geometry = shape.geometry(&object).expect("the model knows it");
        let units = u64::from(geometry.occupancy(&Parameters::GFX1100).units);
        let wave =
            |workgroup| Wave { workgroup, executed: vec![Step { address: 4, lines: 1, zero: 0 }], touched: vec![9] };
        let waves = [0, 0, 1, 1, units, units, 2 * units, 2 * units].map(wave).to_vec();
        let places = |workgroups| {
            let waves = Trace { shape, waves: Ok(waves.clone()), ..trace() }.unit_waves(&object, workgroups);
            waves.expect("they were kept").iter().map(|wave| (wave.workgroup, wave.wave)).collect::<Vec<_>>()
        };
        let second = [(units % 3) as u32, (units / 3) as u32, 0];
        assert_eq!(places(2), [([0; 3], 0), ([0; 3], 1), (second, 0), (second, 1)]);
        assert_eq!(places(0).len(), 2, "one workgroup at least");
        let lost = Trace { shape, waves: Err(Lost::Waits(3)), ..trace() };
        assert_eq!(lost.unit_waves(&object, 1), Err(Unmodelled::Waits { workgroup: 3 }));
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
        assert_eq!(Trace::read(&other), Err("it is not a trace of this version of T0"));
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
        let shape = LaunchShape { entry, ..trace().shape };
        let lost = |lost| Trace { shape, waves: Err(lost), ..trace() }.sample(&object).err();
        assert_eq!(lost(Lost::TooLarge), Some(Unmodelled::TooLarge));
        assert_eq!(lost(Lost::Waits(3)), Some(Unmodelled::Waits { workgroup: 3 }));
        let missing = trace().sample(&object).expect_err("it has another address");
        assert_eq!(missing.to_string(), "its code object has no kernel at 0x1200");
        let step = Step { address: u32::MAX, lines: 0, zero: 0 };
        let wave = Wave { executed: vec![step], ..Wave::default() };
        let outside = Trace { shape, waves: Ok(vec![wave]), ..trace() };
        assert!(matches!(outside.sample(&object), Err(Unmodelled::NoInstruction(at)) if at.address == u32::MAX.into()));
    }
}
