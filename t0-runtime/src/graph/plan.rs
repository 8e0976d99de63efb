//! Prebuilt packets and arguments of recorded launches.

use std::collections::HashMap;
use std::sync::Arc;

use super::error::Fallback;
use super::recording::Recorded;
use crate::body::Use;
use crate::kfd::packet::{Dispatch, Packet};
use crate::submit::{Batch, MOST_KERNARG_BYTES, Owned};

/// The most launches that are enqueued at once, a quarter of a queue's ring.
pub(super) const MOST_LAUNCHES: usize = 4096;
/// The alignment of a launch's arguments, one cache line.
const ALIGN: usize = 64;

/// All launches of a graph, ready to be copied into a queue.
#[derive(Debug)]
pub(super) struct Plan {
    /// Their kernarg addresses are offsets in `kernargs`; they have no signals.
    packets: Vec<Packet>,
    kernargs: Vec<u8>,
    /// The most private memory of a kernel, and that kernel.
    scratch: (u32, &'static str),
    owned: Arc<Owned>,
}

impl Plan {
    /// Builds the packets of `launches`, at least one.
    pub(super) fn new(launches: &[Recorded]) -> Result<Plan, Fallback> {
        let mut packets = Vec::with_capacity(launches.len());
        let mut kernargs = Vec::new();
        let mut scratch = (0, launches.first().map_or("", |launch| launch.image.name));
        for launch in launches {
            let Recorded { image, kernel, grid, group_bytes, arguments, .. } = launch;
            if image.messages.slot_words > 0 {
                return Err(Fallback::Messages { kernel: image.name });
            }
            let at = kernargs.len().next_multiple_of(ALIGN);
            kernargs.resize(at, 0);
            kernargs.extend_from_slice(arguments.clone().finish(grid.blocks, None));
            let private_bytes = kernel.private_bytes;
            packets.push(Packet::dispatch(
                &Dispatch {
                    workgroup: kernel.workgroup,
                    grid: grid.items,
                    private_bytes,
                    group_bytes: *group_bytes,
                    descriptor: kernel.descriptor,
                    kernarg: at as u64,
                },
                0,
            ));
            if private_bytes > scratch.0 {
                scratch = (private_bytes, image.name);
            }
        }
        let (count, bytes) = (launches.len(), kernargs.len());
        if count > MOST_LAUNCHES || bytes as u64 > MOST_KERNARG_BYTES {
            return Err(Fallback::TooLarge { launches: count, bytes });
        }
        let kernels = launches.iter().map(|launch| launch.kernel.clone()).collect();
        Ok(Plan { packets, kernargs, scratch, owned: Arc::new(Owned { kernels, uses: merged(launches) }) })
    }

    pub(super) fn batch(&self) -> Batch<'_> {
        let Plan { packets, kernargs, scratch, owned } = self;
        Batch { packets, kernargs, scratch: *scratch, owned }
    }
}

/// The buffers of all launches, each once.
pub(super) fn merged(launches: &[Recorded]) -> Vec<Use> {
    let mut uses: Vec<Use> = Vec::new();
    let mut known = HashMap::new();
    for used in launches.iter().flat_map(|launch| &launch.uses) {
        let Some(allocation) = &used.allocation else { continue };
        match known.get(&Arc::as_ptr(allocation)) {
            Some(&at) => {
                let merged: &mut Use = &mut uses[at];
                merged.writes |= used.writes;
            }
            None => {
                known.insert(Arc::as_ptr(allocation), uses.len());
                uses.push(used.clone());
            }
        }
    }
    uses
}
