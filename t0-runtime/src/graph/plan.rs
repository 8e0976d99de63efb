//! Prebuilt packets and arguments of recorded launches.

use std::collections::HashMap;
use std::sync::Arc;

use super::fallback::Fallback;
use super::recording::Recorded;
use crate::allocation::Allocation;
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
        let mut group = Group::default();
        for launch in launches {
            let Recorded { image, kernel, grid, group_bytes, arguments, .. } = launch;
            if image.messages.slot_words > 0 {
                return Err(Fallback::Messages { kernel: image.name });
            }
            let at = kernargs.len().next_multiple_of(ALIGN);
            kernargs.resize(at, 0);
            kernargs.extend_from_slice(arguments.clone().finish(grid.blocks, None));
            // The address of the arguments names the launch, also if it has none.
            kernargs.resize(kernargs.len().max(at + 1), 0);
            let private_bytes = kernel.private_bytes;
            let packet = Packet::dispatch(
                &Dispatch {
                    workgroup: kernel.workgroup,
                    grid: grid.items,
                    private_bytes,
                    group_bytes: *group_bytes,
                    descriptor: kernel.descriptor,
                    kernarg: at as u64,
                },
                0,
            );
            packets.push(if group.admit(&launch.uses) { packet.overlapping() } else { packet });
            if private_bytes > scratch.0 {
                scratch = (private_bytes, image.name);
            }
        }
        let (count, bytes) = (launches.len(), kernargs.len());
        if count > MOST_LAUNCHES || bytes as u64 > MOST_KERNARG_BYTES {
            return Err(Fallback::TooLarge { launches: count, bytes });
        }
        let kernels = launches.iter().map(|launch| launch.kernel.clone()).collect();
        let ordered = packets.iter().map(Packet::is_ordered).collect();
        let owned = Arc::new(Owned { kernels, ordered, uses: merged(launches) });
        Ok(Plan { packets, kernargs, scratch, owned })
    }

    /// Whether launch `index` may run together with the one before it.
    pub(super) fn overlaps(&self, index: usize) -> bool {
        self.packets.get(index).is_some_and(|packet| !packet.is_ordered())
    }

    pub(super) fn batch(&self) -> Batch<'_> {
        let Plan { packets, kernargs, scratch, owned } = self;
        Batch { packets, kernargs, scratch: *scratch, owned }
    }
}

/// Launches that may run at the same time: none of them writes a buffer that another one uses. A launch without buffers
/// is alone.
#[derive(Default)]
struct Group {
    /// The buffers of the launches, and whether one of them writes it. Nothing may be added if there are none.
    buffers: HashMap<*const Allocation, bool>,
}

impl Group {
    /// Adds the launch with these uses, if it may run together with those of the group. Otherwise it is the first one
    /// of the next group.
    fn admit(&mut self, uses: &[Use]) -> bool {
        let used = || uses.iter().filter_map(|used| Some((Arc::as_ptr(used.allocation.as_ref()?), used.writes)));
        let free = |(buffer, writes): (_, bool)| self.buffers.get(&buffer).is_none_or(|&written| !written && !writes);
        let fits = !self.buffers.is_empty() && used().next().is_some() && used().all(free);
        if !fits {
            self.buffers.clear();
        }
        used().for_each(|(buffer, writes)| *self.buffers.entry(buffer).or_default() |= writes);
        fits
    }
}

/// The buffers of all launches, each once, with the effect of all launches together.
pub(super) fn merged(launches: &[Recorded]) -> Vec<Use> {
    let mut uses: Vec<Use> = Vec::new();
    let mut known = HashMap::new();
    for used in launches.iter().flat_map(|launch| &launch.uses) {
        let Some(allocation) = &used.allocation else { continue };
        match known.get(&Arc::as_ptr(allocation)) {
            Some(&at) => {
                let merged: &mut Use = &mut uses[at];
                let (before, next) = (merged.effect(), used.effect());
                let joined = before.then(&next);
                if before.reads.is_empty() && !joined.reads.is_empty() {
                    // An error names the first launch that reads the buffer.
                    (merged.image, merged.argument) = (used.image, used.argument);
                }
                merged.joined = Some(Box::new(joined));
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
