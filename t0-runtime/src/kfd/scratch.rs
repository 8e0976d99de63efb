//! Scratch of a queue, the private memory of its work-items, in the layout of ROCr (`amd_aql_queue.cpp`).
//!
//! COMPUTE_TMPRING_SIZE of gfx11 has the number of waves of each shader engine in bits 0 to 11 (WAVES) and the bytes of
//! a wave, in units of 256, in bits 12 to 26 (WAVESIZE). Scratch is sized for 64 lanes, also for waves of 32.

use super::topology::Node;

/// The unit of WAVESIZE.
const UNIT: u64 = 256;
/// The largest values of the two fields.
const WAVESIZE_MAX: u64 = 0x7fff;
const WAVES_MAX: u64 = 0xfff;
/// Lanes that a wave's scratch has room for.
const LANES: u64 = 64;
/// Waves of the largest workgroup: 1024 work-items in waves of 32.
const GROUP_WAVES: u64 = 32;
/// Waves of a compute unit that can have scratch.
const WAVES_PER_CU: u64 = 32;
/// The memory that one queue's scratch takes at most, unless one workgroup per shader engine needs more.
const LIMIT: u64 = 1 << 30;

/// The largest number of bytes of a work-item.
pub(crate) const LARGEST: u32 = (WAVESIZE_MAX * UNIT / LANES) as u32;

/// The layout of a queue's scratch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// Bytes of a work-item.
    pub(super) item_bytes: u32,
    wave_bytes: u64,
    /// Waves of each shader engine.
    waves: u64,
    /// Bytes of all waves.
    pub(super) bytes: u64,
}

impl Layout {
    /// The layout for work-items of `bytes`; `None` if no wave can have so much.
    pub(super) fn new(node: &Node, bytes: u32) -> Option<Layout> {
        let item_bytes = bytes.checked_next_multiple_of(16).filter(|bytes| *bytes <= LARGEST).unwrap_or(LARGEST);
        if bytes > item_bytes {
            return None;
        }
        let wave_bytes = (u64::from(item_bytes) * LANES).next_multiple_of(UNIT);
        let engines = u64::from(node.engines.max(1));
        // As many waves as the device can hold, so that scratch never limits occupancy; fewer if that is too much
        // memory, but always a whole workgroup on each engine.
        let held = (u64::from(node.cus) * WAVES_PER_CU).div_ceil(engines);
        let affordable = LIMIT / (wave_bytes * engines);
        let waves = held.min(affordable).clamp(GROUP_WAVES, WAVES_MAX);
        Some(Layout { item_bytes, wave_bytes, waves, bytes: waves * engines * wave_bytes })
    }

    /// COMPUTE_TMPRING_SIZE.
    pub(super) fn tmpring(&self) -> u32 {
        (self.waves | ((self.wave_bytes / UNIT) << 12)) as u32
    }

    /// The buffer descriptor of scratch at `address`: swizzled by elements of 4 bytes (SWIZZLE_ENABLE is the two upper
    /// bits of word 1 on gfx11), components in order, 32_UINT, the lane added, no bounds check.
    pub(super) fn descriptor(&self, address: u64) -> [u32; 4] {
        let size = u32::try_from(self.bytes).unwrap_or(u32::MAX);
        [address as u32, (address >> 32) as u32 & 0xffff | 1 << 30, size, 0x2081_4fac]
    }

    /// `scratch_wave64_lane_byte_size`.
    pub(super) fn lane_bytes(&self) -> u32 {
        (self.wave_bytes / LANES) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(cus: u32, engines: u32) -> Node {
        Node {
            gpu_id: 1,
            name: String::new(),
            render_minor: 128,
            cus,
            engines,
            waves_per_simd: 16,
            simds_per_cu: 2,
            memory_bytes: 0,
            lds_bytes: 65_536,
            gfx_version: 110_000,
            save_bytes: 0,
            control_bytes: 0,
        }
    }

    #[test]
    fn scratch_of_the_7900_xtx() {
        let layout = Layout::new(&node(96, 6), 100).unwrap();
        assert_eq!((layout.item_bytes, layout.wave_bytes, layout.waves), (112, 7168, 512));
        assert_eq!(layout.tmpring(), 512 | 28 << 12);
        assert_eq!(layout.descriptor(0x1_2345_6000), [0x2345_6000, 0x4000_0001, 512 * 6 * 7168, 0x2081_4fac]);
        assert_eq!(layout.lane_bytes(), 112);
    }

    #[test]
    fn the_largest_work_item_fits_the_field() {
        let layout = Layout::new(&node(96, 6), LARGEST).unwrap();
        assert_eq!(layout.tmpring() >> 12, 0x7fff);
        assert_eq!(layout.waves, 32, "one workgroup on each engine, whatever it takes");
        assert_eq!(Layout::new(&node(96, 6), LARGEST + 1), None);
        assert_eq!(Layout::new(&node(96, 6), u32::MAX), None);
    }

    #[test]
    fn one_workgroup_fits_the_smallest_chip() {
        let layout = Layout::new(&node(4, 1), 16).unwrap();
        assert_eq!(layout.waves, 128);
        assert!(Layout::new(&node(1, 1), 65_536).unwrap().waves >= 32);
    }
}
