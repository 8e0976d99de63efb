//! The kernarg segment, laid out according to the kernel's metadata.
//!
//! Hidden arguments: AMDGPUUsage, "Code Object V5 Metadata". Those that describe the dispatch are filled in. Those that
//! refer to services of a runtime (printf buffers, heaps, host calls), which this device does not have, are null. A
//! kernel that does not use the service runs, and one that uses it faults at null.

use t0_abi::{View, names};
use t0_isa::object::{self, KernelMetadata, ValueKind};

use crate::exec;

use super::allocation::Allocation;
use super::{Buffer, GpuError, Launch, LaunchError};

/// An argument of a launch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// The address of a buffer.
    Buffer(Buffer),
    /// An address inside a buffer, in bytes from its start.
    BufferAt(Buffer, u64),
    /// A view of a buffer as `#[t0::kernel]`s take it (docs/architecture.md, "Kernel ABI"), in elements.
    View {
        /// The buffer.
        buffer: Buffer,
        /// Elements per row; for one dimension, the number of all elements.
        cols: u32,
        /// Rows; 1 for one dimension.
        rows: u32,
    },
    /// LDS of this many bytes for a pointer to LDS (`__local T*`), in addition to the kernel's own LDS.
    Lds(u32),
    /// The bytes of a scalar or a struct.
    Bytes(Vec<u8>),
}

/// Size of a view in the kernarg segment, in bytes.
const VIEW: u32 = size_of::<View>() as u32;

impl Arg {
    fn describe(&self) -> String {
        match self {
            Arg::Buffer(_) | Arg::BufferAt(..) => "a buffer was".to_owned(),
            Arg::View { .. } => "a view was".to_owned(),
            Arg::Lds(bytes) => format!("{bytes} bytes of LDS were"),
            Arg::Bytes(bytes) if bytes.len() == 1 => "1 byte was".to_owned(),
            Arg::Bytes(bytes) => format!("{} bytes were", bytes.len()),
        }
    }
}

/// Whether the argument was added by the compiler, so that the launch fills it in.
pub fn is_hidden(arg: &object::Arg) -> bool {
    blocks_of(arg).is_some() || arg.value_kind.as_str().starts_with("hidden_")
}

/// The dimension whose number of workgroups a `#[t0::kernel]` expects in this argument.
fn blocks_of(arg: &object::Arg) -> Option<usize> {
    let name = arg.name.as_deref()?;
    names::BLOCK_COUNTS.iter().position(|&known| known == name)
}

fn what(arg: &object::Arg) -> String {
    let name = arg.name.as_deref().map_or(String::new(), |name| format!("`{name}`, "));
    format!("{name}{}", arg.value_kind)
}

fn signature(explicit: &[&object::Arg]) -> String {
    let one = |arg: &&object::Arg| format!("{} of {} bytes", what(arg), arg.size);
    if explicit.is_empty() { "none".to_owned() } else { explicit.iter().map(one).collect::<Vec<_>>().join("; ") }
}

/// Builds the kernarg segment for these arguments.
pub(super) fn lay_out<'a>(
    kernel: &KernelMetadata,
    args: &[Arg],
    launch: &Launch,
    buffers: impl Fn(Buffer) -> Result<&'a Allocation, GpuError>,
) -> Result<Vec<u8>, LaunchError> {
    // Code objects of other compilers state no kernel ABI.
    if let Some(abi) = kernel.abi {
        abi.check().map_err(|why| LaunchError::Abi { kernel: kernel.name.clone(), why })?;
    }
    if kernel.args.iter().any(|arg| arg.name.as_deref() == Some(names::MESSAGES)) {
        return Err(LaunchError::Messages { kernel: kernel.name.clone() });
    }
    let explicit: Vec<&object::Arg> = kernel.args.iter().filter(|a| !is_hidden(a)).collect();
    if explicit.len() != args.len() {
        return Err(LaunchError::ArgumentCount {
            kernel: kernel.name.clone(),
            expected: explicit.len(),
            found: args.len(),
            signature: signature(&explicit),
        });
    }
    // Compilers load several arguments at once, up to 64 aligned bytes.
    let mut segment = vec![0; (kernel.kernarg_segment_size as usize).next_multiple_of(64)];
    let mut put = |index: usize, place: &object::Arg, bytes: &[u8]| {
        let layout = || LaunchError::Layout { kernel: kernel.name.clone(), index, size: kernel.kernarg_segment_size };
        let room =
            segment.get_mut(place.offset as usize..).and_then(|s| s.get_mut(..bytes.len())).ok_or_else(layout)?;
        room.copy_from_slice(bytes);
        Ok::<(), LaunchError>(())
    };
    let mut lds = 0;
    for (index, (&place, arg)) in explicit.iter().zip(args).enumerate() {
        let pointer = matches!(place.value_kind, ValueKind::GlobalBuffer);
        let local = matches!(place.value_kind, ValueKind::DynamicSharedPointer);
        let bytes = match arg {
            Arg::Buffer(buffer) if pointer || place.size == 8 => buffers(*buffer)?.address().to_le_bytes().to_vec(),
            Arg::BufferAt(buffer, at) if pointer || place.size == 8 => {
                buffers(*buffer)?.inside(*at, 0)?.to_le_bytes().to_vec()
            }
            Arg::View { buffer, cols, rows } if !pointer && !local && place.size == VIEW => {
                let len = cols.checked_mul(*rows).ok_or_else(|| mismatch(kernel, index, place, arg))?;
                // An element has at least one byte.
                let address = buffers(*buffer)?.inside(0, len.into())?;
                View::new(address, [len, *rows, *cols, *cols]).to_bytes().to_vec()
            }
            // An LDS pointer is an offset: dynamic arrays are placed one after another, aligned to 16 bytes.
            Arg::Lds(bytes) if local => {
                let at: u32 = lds;
                lds = at.saturating_add(bytes.next_multiple_of(16));
                at.to_le_bytes().to_vec()
            }
            Arg::Bytes(bytes) if !local && bytes.len() == place.size as usize => bytes.clone(),
            _ => return Err(mismatch(kernel, index, place, arg)),
        };
        put(index, place, &bytes)?;
    }
    for (index, place) in kernel.args.iter().enumerate().filter(|(_, a)| is_hidden(a)) {
        let value = match blocks_of(place) {
            Some(d) => u64::from(launch.grid[d].div_ceil(u32::from(launch.block[d].max(1)))),
            None => hidden_value(&place.value_kind, launch),
        };
        let size = (place.size as usize).min(8);
        put(index, place, &value.to_le_bytes()[..size])?;
    }
    Ok(segment)
}

fn mismatch(kernel: &KernelMetadata, index: usize, place: &object::Arg, arg: &Arg) -> LaunchError {
    let expected = match place.value_kind {
        ValueKind::GlobalBuffer => "a buffer".to_owned(),
        ValueKind::DynamicSharedPointer => "a size of LDS".to_owned(),
        _ if place.size == VIEW => format!("a view, or {VIEW} bytes"),
        _ if place.size == 1 => "1 byte".to_owned(),
        _ => format!("{} bytes", place.size),
    };
    let found = arg.describe();
    LaunchError::Argument { kernel: kernel.name.clone(), index, what: what(place), expected, found }
}

/// Total LDS bytes that the arguments of a launch request.
pub fn lds_bytes(args: &[Arg]) -> u32 {
    let sizes = args.iter().map(|arg| if let Arg::Lds(bytes) = arg { bytes.next_multiple_of(16) } else { 0 });
    sizes.fold(0, u32::saturating_add)
}

/// The value of a hidden argument.
fn hidden_value(kind: &ValueKind, launch: &Launch) -> u64 {
    let block = launch.block.map(|n| u32::from(n.max(1)));
    let whole = |i: usize| u64::from(launch.grid[i] / block[i]);
    let rest = |i: usize| u64::from(launch.grid[i] % block[i]);
    match kind {
        ValueKind::HiddenBlockCountX => whole(0),
        ValueKind::HiddenBlockCountY => whole(1),
        ValueKind::HiddenBlockCountZ => whole(2),
        ValueKind::HiddenGroupSizeX => u64::from(block[0]),
        ValueKind::HiddenGroupSizeY => u64::from(block[1]),
        ValueKind::HiddenGroupSizeZ => u64::from(block[2]),
        ValueKind::HiddenRemainderX => rest(0),
        ValueKind::HiddenRemainderY => rest(1),
        ValueKind::HiddenRemainderZ => rest(2),
        ValueKind::HiddenGridDims => 1 + launch.grid.iter().rposition(|&n| n > 1).unwrap_or(0) as u64,
        ValueKind::HiddenDynamicLdsSize => u64::from(launch.dynamic_lds),
        ValueKind::HiddenSharedBase => exec::SHARED_APERTURE >> 32,
        ValueKind::HiddenPrivateBase => exec::PRIVATE_APERTURE >> 32,
        // There is no global offset and no runtime service.
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use t0_abi::{Abi, Mismatch};
    use t0_isa::object::{Kernel, Machine, ObjectBuilder};

    use crate::gpu::{Gpu, Launch, LaunchError};

    #[test]
    fn kernels_of_another_abi_are_refused() {
        let mut gpu = Gpu::new();
        let mut launch = |abi| {
            // s_endpgm
            let kernel = Kernel { abi, ..Kernel::new("k", vec![0xbfb0_0000]) };
            let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap();
            let module = gpu.load(&object).unwrap();
            gpu.launch(module, "k", &[], &Launch::default())
        };
        let found = Abi::VERSION + 1;
        let error = launch(Some(Abi { version: found, features: 0 })).unwrap_err();
        assert_eq!(error, LaunchError::Abi { kernel: "k".to_owned(), why: Mismatch::Version { found } });
        let error = launch(Some(Abi::new(1 << 31))).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "`k` cannot be launched: it uses features 0x80000000 of the kernel ABI, which version {} does not have. Compile the kernel with the version of T0 that this simulator belongs to",
                Abi::VERSION
            )
        );
        launch(Some(Abi::new(Abi::FEATURES))).unwrap();
        launch(None).unwrap();
    }
}
