//! The versions of a GPU's blocks, as the kernel driver's `amdgpu_discovery.c` writes them to sysfs.

use t0_isa::target::GFX1100;

use super::Gpu;

/// The hardware ids of the graphics core, the SDMA engines and the bus interface (`soc15_hw_ip.h`).
const GC: u32 = 11;
const SDMA0: u32 = 42;
const SDMA1: u32 = 43;
const NBIF: u32 = 108;

/// The files of all GPUs: for each block its major and minor version and its revision.
pub(super) fn files(gpus: &[Gpu]) -> impl Iterator<Item = (String, String)> {
    gpus.iter().flat_map(|gpu| blocks(gpu).iter().flat_map(|block| block_files(gpu.minor, *block)))
}

/// The blocks that clients read: id and version. Those of other chips are not known here.
fn blocks(gpu: &Gpu) -> &'static [(u32, [u32; 3])] {
    if gpu.card.target == GFX1100 {
        &[(GC, [11, 0, 0]), (SDMA0, [6, 0, 0]), (SDMA1, [6, 0, 0]), (NBIF, [4, 3, 0])]
    } else {
        &[]
    }
}

fn block_files(minor: u32, (id, version): (u32, [u32; 3])) -> impl Iterator<Item = (String, String)> {
    let directory = format!("/sys/class/drm/renderD{minor}/device/ip_discovery/die/0/{id}/0");
    let numbers = ["major", "minor", "revision"].into_iter().zip(version);
    numbers.map(move |(name, number)| (format!("{directory}/{name}"), format!("{number}\n")))
}
