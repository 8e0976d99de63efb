//! Scratch of a queue as the command processor reads it from `amd_queue_t`.
//!
//! Field offsets are those of `amd_hsa_queue.h`; the registers are described there and in ROCr's `amd_aql_queue.cpp`.

use super::Machine;
use super::queue::Setup;
use crate::exec::Descriptor;

/// Byte offsets in `amd_queue_t`.
mod field {
    pub(super) const TMPRING: u64 = 140;
    pub(super) const DESCRIPTOR: u64 = 144;
    pub(super) const BACKING: u64 = 160;
    pub(super) const LANE_BYTES: u64 = 176;
}

/// SWIZZLE_ENABLE of word 1 of a buffer descriptor on gfx11: bits 30 and 31.
const SWIZZLE: u32 = 3 << 30;
/// SWIZZLE_ENABLE for elements of 4 bytes.
const SWIZZLE_4: u32 = 1 << 30;
/// Word 3 of a scratch descriptor: components in order, 32_UINT, lane added, no bounds check, type buffer.
const WORD_3: u32 = 0x2081_4fac;

/// Why a dispatch cannot have the scratch that it needs.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Shortage {
    /// The queue's scratch is too small for a work-item. The command processor asks for more.
    Insufficient,
    /// The fields contradict each other or the memory, which the hardware does not check.
    Invalid(String),
}

/// Checks that the queue has scratch for `private` bytes of each work-item.
pub(super) fn check(
    machine: &Machine,
    gpu: usize,
    setup: &Setup,
    descriptor: &Descriptor,
    private: u32,
    items: u64,
) -> Result<(), Shortage> {
    // Without SCRATCH_EN no wave has scratch, whatever the packet says.
    if private == 0 || descriptor.rsrc2 & 1 == 0 {
        return Ok(());
    }
    let word = |at: u64| -> u32 {
        let (block, start) = &setup.queue;
        block.word32(start + at).map_or(0, |word| word.load(std::sync::atomic::Ordering::Acquire))
    };
    let long = |at: u64| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
    let lanes: u64 = if descriptor.wave32() { 32 } else { 64 };
    let (tmpring, lane_bytes) = (word(field::TMPRING), word(field::LANE_BYTES));
    let needs = u64::from(private) * lanes;
    // The field counts for waves of 64 lanes.
    if needs > u64::from(lane_bytes) * 64 {
        return Err(Shortage::Insufficient);
    }
    let (waves, wave_bytes) = (u64::from(tmpring & 0xfff), u64::from(tmpring >> 12 & 0x7fff) * 256);
    let invalid = |why: String| Err(Shortage::Invalid(why));
    if wave_bytes < needs {
        return invalid(format!("WAVESIZE of its queue is {wave_bytes} bytes, but a wave needs {needs}"));
    }
    let group_waves = items.div_ceil(lanes);
    if waves < group_waves {
        return invalid(format!("WAVES of its queue is {waves}, but one workgroup has {group_waves} waves"));
    }
    let backing = long(field::BACKING);
    let all = waves * wave_bytes * u64::from(machine.gpus[gpu].chip().engines);
    if machine.space.find(gpu, backing, all).is_none() {
        return invalid(format!("the {all} bytes of scratch at {backing:#x} are not mapped"));
    }
    let [base, high, size, format] = [0, 4, 8, 12].map(|at| word(field::DESCRIPTOR + at));
    let described = u64::from(base) | u64::from(high & 0xffff) << 32;
    if described != backing || high & SWIZZLE != SWIZZLE_4 || u64::from(size) < all.min(u32::MAX.into()) {
        return invalid(
            "the scratch descriptor of its queue does not describe its scratch, swizzled by 4 bytes".into(),
        );
    }
    if format != WORD_3 {
        return invalid(format!("word 3 of the scratch descriptor of its queue is {format:#x}, not {WORD_3:#x}"));
    }
    Ok(())
}
