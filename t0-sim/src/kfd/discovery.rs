//! The versions of a GPU's blocks, as the kernel driver's `amdgpu_discovery.c` writes them to sysfs.

use super::sysfs::directory;
use super::{Chip, Gpu};

/// The hardware ids of the graphics core, the SDMA engines and the bus interface (`soc15_hw_ip.h`).
const GC: u32 = 11;
const SDMA0: u32 = 42;
const SDMA1: u32 = 43;
const NBIF: u32 = 108;

/// The files of a GPU: for each block its major and minor version and its revision.
pub(super) fn files(index: usize, gpu: &Gpu) -> impl Iterator<Item = (String, String)> {
    let Chip { gc, sdma, nbif, .. } = *gpu.chip();
    let blocks = [(GC, gc), (SDMA0, sdma), (SDMA1, sdma), (NBIF, nbif)];
    blocks.into_iter().flat_map(move |(id, version)| {
        let directory = format!("{}/ip_discovery/die/0/{id}/0", directory(index));
        let numbers = ["major", "minor", "revision"].into_iter().zip(version);
        numbers.map(move |(name, number)| (format!("{directory}/{name}"), format!("{number}\n")))
    })
}
