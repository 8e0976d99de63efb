//! The ioctls behind what the topology announces besides queues and memory: masks of compute units, global wave sync,
//! saved waves, attributes of addresses.
//!
//! Written against the driver's `kfd_chardev.c`, `kfd_process_queue_manager.c`, `kfd_mqd_manager.c` and `kfd_svm.c`.

use std::mem::offset_of;

use t0_isa::target::Target;
use t0_kfd::{AllocQueueGws, GetQueueWaveState, Layout, SetCuMask, Svm};

use super::host::PAGE;
use super::ioctl::pointed;
use super::{Chip, Errno, Pointer, VirtualKfd, topology};

/// The most bits of a mask that the driver looks at.
const MOST_CUS: u32 = 1024;
/// Shader arrays of an engine.
const ARRAYS: u64 = 2;

/// Attributes of SVM: `KFD_IOCTL_SVM_ATTR_*`.
mod attribute {
    pub(super) const PREFERRED_LOC: u32 = 0;
    pub(super) const PREFETCH_LOC: u32 = 1;
    pub(super) const ACCESS: u32 = 2;
    pub(super) const NO_ACCESS: u32 = 4;
    pub(super) const SET_FLAGS: u32 = 5;
    pub(super) const CLR_FLAGS: u32 = 6;
    pub(super) const GRANULARITY: u32 = 7;
}

/// The attributes of addresses that no client has given others: no location, `HOST_ACCESS | COHERENT`, migration in
/// units of 2^9 pages.
const NOWHERE: u32 = u32::MAX;
const FLAGS: u32 = 3;
const GRANULARITY: u32 = 9;

impl VirtualKfd {
    pub(super) fn set_cu_mask(&self, a: &SetCuMask, pointers: &mut [Pointer]) -> Result<(), Errno> {
        if a.num_cu_mask == 0 || !a.num_cu_mask.is_multiple_of(32) {
            return Err(Errno::INVAL);
        }
        let bytes = a.num_cu_mask.min(MOST_CUS) as usize / 8;
        let mask = pointed(pointers, offset_of!(SetCuMask, cu_mask_ptr), bytes)?;
        let words: Vec<u32> = mask.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        self.queues.set_cu_mask(a.queue_id, &words)
    }

    /// Queues share the GPU, of which one queue of a process may have the global wave sync. `first_gws` is always 0.
    pub(super) fn alloc_gws(&self, a: &mut AllocQueueGws) -> Result<(), Errno> {
        let result = self.queues.set_gws(a.queue_id, a.num_gws != 0);
        if result != Err(Errno::INVAL) || self.queues.exists(a.queue_id) {
            a.first_gws = 0;
        }
        result
    }

    /// The waves of a queue that runs are not in its save area.
    pub(super) fn wave_state(&self, a: &GetQueueWaveState) -> Result<(), Errno> {
        if self.queues.exists(a.queue_id) { Err(Errno::INVAL) } else { Err(Errno::FAULT) }
    }

    /// SVM. The topology does not announce that this GPU can access addresses without an allocation, so attributes can
    /// be read but not set.
    pub(super) fn svm(&self, argument: &mut [u8]) -> Result<(), Errno> {
        const READ: u32 = 1;
        let a = Svm::read(argument);
        let pages = a.start_addr.is_multiple_of(PAGE) && a.size.is_multiple_of(PAGE);
        if !pages || a.start_addr == 0 || a.size == 0 || a.op != READ {
            return Err(Errno::INVAL);
        }
        let list = argument.get_mut(Svm::BYTES..).and_then(|list| list.get_mut(..8 * a.nattr as usize));
        for pair in list.ok_or(Errno::INVAL)?.as_chunks_mut::<8>().0 {
            let pair = pair.as_chunks_mut::<4>().0;
            let (kind, value) = (u32::from_le_bytes(pair[0]), u32::from_le_bytes(pair[1]));
            let (kind, value) = match kind {
                attribute::PREFERRED_LOC | attribute::PREFETCH_LOC => (kind, NOWHERE),
                // The GPU of the question has no access.
                attribute::ACCESS => self.gpu(value).map(|_| (attribute::NO_ACCESS, value))?,
                attribute::SET_FLAGS => (kind, FLAGS),
                attribute::CLR_FLAGS => (kind, !FLAGS),
                attribute::GRANULARITY => (kind, GRANULARITY),
                _ => return Err(Errno::INVAL),
            };
            (pair[0], pair[1]) = (kind.to_le_bytes(), value.to_le_bytes());
        }
        Ok(())
    }
}

/// Whether a mask has both compute units of a pair or none, as the driver requires because a pair is a WGP.
pub(super) fn is_paired(mask: &[u32]) -> bool {
    mask.iter().all(|word| (word ^ word >> 1) & 0x5555_5555 == 0)
}

/// The WGPs that a mask enables, as the fields SE_ID, SA_ID and WGP_ID of the register HW_ID1. Consecutive pairs of
/// bits are spread over the engines, then over the arrays (`mqd_symmetrically_map_cu_mask`). An empty mask enables all,
/// and so does one without a compute unit that exists.
pub(super) fn places(mask: &[u32], target: &Target) -> Vec<u32> {
    let (engines, wgps) = (u64::from(Chip::of(target).engines), topology::cus(target) / 2);
    let place = |pair: u64| {
        let (engine, array, wgp) = (pair % engines, pair / engines % ARRAYS, pair / (engines * ARRAYS));
        (engine << 18 | array << 16 | wgp << 10) as u32
    };
    let enabled = |pair: &u64| mask.get(*pair as usize / 16).is_some_and(|word| word >> (pair % 16 * 2) & 1 != 0);
    let chosen: Vec<u32> = (0..wgps).filter(enabled).map(place).collect();
    if chosen.is_empty() { (0..wgps).map(place).collect() } else { chosen }
}

#[cfg(test)]
mod tests {
    use t0_isa::target::GFX1100;

    use super::*;

    #[test]
    fn masks_are_spread_over_engines_and_arrays() {
        assert!(is_paired(&[0xc000_0003, 0]) && !is_paired(&[2]) && !is_paired(&[0, 6]));
        assert_eq!(places(&[], &GFX1100).len(), 48);
        assert_eq!(places(&[0], &GFX1100).len(), 48);
        assert_eq!(places(&[0xf], &GFX1100), [0, 1 << 18]);
        // Pairs 6 and 12: the first WGP of the second array, and the second WGP of the first one.
        assert_eq!(places(&[3 << 12 | 3 << 24], &GFX1100), [1 << 16, 1 << 10]);
        assert_eq!(places(&[0, 0, 3 << 30], &GFX1100), [5 << 18 | 1 << 16 | 3 << 10]);
        let mut all = places(&[u32::MAX; 3], &GFX1100);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 48);
    }
}
