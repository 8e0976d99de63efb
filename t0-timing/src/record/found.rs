//! The code of clients that announce no code objects, read from the memory of the device.
//!
//! What lies around the kernel's first instruction becomes a code object of one kernel. Its registers and its LDS are
//! those of the dispatch, and its arguments are one value without a type.

use t0_isa::object::{Arg, Kernel, Machine, Object, ObjectBuilder, WaveSize, WorkgroupMode};
use t0_sim::exec::{Descriptor, Dispatch, Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, Watch, Watched};

/// Bytes before and from the first instruction that a kernel may execute.
const BEFORE: u64 = 1 << 20;
const AFTER: u64 = 4 << 20;
/// The alignment of kernels, with which a code object of several has no gaps.
const ALIGN: u64 = 256;
/// The most bytes of arguments at an address that a register has.
const ARGUMENTS: u64 = 512;
/// WGP_MODE of COMPUTE_PGM_RSRC1.
const WGP_MODE: u32 = 1 << 29;

/// Code as it was when it was launched.
#[derive(Debug)]
pub(super) struct Found {
    first: u64,
    image: Vec<u8>,
    descriptor: Descriptor,
}

impl Found {
    /// What the dispatch can execute now. `None` if its first instruction is not mapped.
    pub(super) fn of(launch: &Watched<'_>) -> Option<Found> {
        let &Dispatch { code, descriptor, .. } = launch.dispatch;
        let (start, bytes) = launch.allocation(code)?;
        let first = match code.is_multiple_of(ALIGN) && start.is_multiple_of(ALIGN) {
            true => start.max(code.saturating_sub(BEFORE)),
            false => code,
        };
        let end = (start + bytes).min(code + AFTER);
        let image = launch.read(first, (end - first) as usize)?;
        Some(Found { first, image, descriptor })
    }

    /// Whether nothing has changed.
    pub(super) fn is(&self, other: &Found) -> bool {
        (self.first, &self.image, self.descriptor) == (other.first, &other.image, other.descriptor)
    }

    /// The code object for a chip, and where its address 0 is.
    ///
    /// # Errors
    /// Why the dispatch has no modelled time.
    pub(super) fn object(&self, launch: &Watched<'_>) -> Result<(Object, u64), String> {
        let (code, d) = (launch.dispatch.code, &self.descriptor);
        let words: Vec<u32> = self.image.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let (before, own) = words.split_at_checked((code - self.first) as usize / 4).ok_or("the code has no word")?;
        let (_, bytes) = arguments(launch);
        let name = format!("the kernel at {code:#x}");
        let kernel = Kernel {
            vgprs: d.vgprs().into(),
            lds_bytes: d.lds_bytes,
            wave_size: if d.wave32() { WaveSize::Wave32 } else { WaveSize::Wave64 },
            mode: if d.rsrc1 & WGP_MODE != 0 { WorkgroupMode::Wgp } else { WorkgroupMode::Cu },
            args: if bytes == 0 { Vec::new() } else { vec![Arg::by_value(0, bytes as u32)] },
            kernarg_size: bytes as u32,
            ..Kernel::new(name.clone(), own.to_vec())
        };
        let mut builder = ObjectBuilder::new(Machine(launch.target().elf_flags));
        if !before.is_empty() {
            builder = builder.kernel(Kernel::new("before", before.to_vec()));
        }
        let object = builder.kernel(kernel).build().map_err(|error| error.to_string())?;
        let object = Object::parse(&object).map_err(|error| error.to_string())?;
        let entry = object.kernels().iter().find(|kernel| kernel.name() == name).map(|kernel| kernel.code_address);
        let base = entry.and_then(|entry| code.checked_sub(entry)).ok_or("the code is at a low address")?;
        Ok((object, base))
    }
}

/// A launch whose code the model cannot take, and why.
pub(super) struct Refused(pub(super) String);

impl Traces for Refused {
    fn workgroup(&self, _: u64, _: Vec<WaveTrace>) {}
}

impl Watch for Refused {
    fn traced(&self) -> u64 {
        0
    }

    fn end(self: Box<Self>, _: &Stats) -> Result<Option<Modelled>, String> {
        Err(self.0)
    }
}

/// The address and the size of the arguments of a dispatch. A dispatch by registers has their address in the first two,
/// by the convention of compilers.
pub(super) fn arguments(launch: &Watched<'_>) -> (u64, u64) {
    let &Dispatch { kernarg, descriptor, user, .. } = launch.dispatch;
    match user {
        None => (kernarg, descriptor.kernarg_bytes.into()),
        Some(user) => {
            let address = u64::from(user[0]) | u64::from(user[1]) << 32;
            let left = launch.allocation(address).map_or(0, |(start, bytes)| start + bytes - address);
            (address, left.min(ARGUMENTS))
        }
    }
}
