//! The queries of AMDGPU_INFO, a call of the cards' nodes.
//!
//! Numbers and structs are those of `drm/amdgpu_drm.h`. The device accepts no command submission through these nodes,
//! so its blocks report no rings. The sensors read as those of an idle card.

use std::ffi::c_int;

use t0_sim::kfd::{CardMemory, Chip, VirtualKfd};

use crate::render::{long, word};
use crate::{client, log};

/// Bytes of `drm_amdgpu_info_device` as of the announced version.
const DEVICE_INFO: usize = 440;
/// Bytes of the other structs: of the blocks, the memory, the global data share, the VBIOS and the video codecs.
const BLOCK_INFO: usize = 32;
const GDS_INFO: usize = 32;
const VBIOS_INFO: usize = 200;
const VIDEO_INFO: usize = 192;
/// A program's largest indirect buffers for each kind of block.
const MAX_IBS: usize = 40;

/// Answers a query: a pointer, a size, a query and its arguments.
///
/// # Errors
/// EINVAL for queries that are not supported, EFAULT for memory that cannot be accessed.
pub(crate) fn query(kfd: &VirtualKfd, card: usize, argument: &[u8]) -> Result<(), c_int> {
    let (to, size) = (long(argument, 0), word(argument, 8) as usize);
    if to == 0 || size == 0 {
        return Err(libc::EINVAL);
    }
    let (Some(chip), Some(memory)) = (kfd.chip(card), kfd.memory(card)) else { return Err(libc::ENODEV) };
    let Some(answer) = answer(chip, memory, kfd.clock(card), argument) else {
        log::line(|| {
            format!("query {:#x} ({:#x}) of AMDGPU_INFO: not supported", word(argument, 12), word(argument, 16))
        });
        return Err(libc::EINVAL);
    };
    client::write(to, &answer[..size.min(answer.len())])
}

fn answer(chip: &Chip, memory: CardMemory, clock: u64, argument: &[u8]) -> Option<Vec<u8>> {
    let (query, first) = (word(argument, 12), word(argument, 16));
    Some(match query {
        // Whether acceleration works; whether memory was lost.
        0x00 => words(&[1]),
        0x1f => words(&[0]),
        0x02 => block(chip, first)?,
        // The number of blocks of that kind.
        0x03 => words(&[u32::from(first <= 2)]),
        0x05 => longs(&[clock]),
        0x0e => words(&[firmware(first)?, 0]),
        // Bytes moved, evictions, page faults, features for errors of memory.
        0x0f | 0x18 | 0x1e | 0x20 => longs(&[0]),
        0x10 | 0x17 => longs(&[memory.used]),
        0x11 => longs(&[0]),
        0x13 => vec![0; GDS_INFO],
        0x14 => longs(&[memory.total, memory.visible, memory.host]),
        // Registers that describe tiling, which all have one layout here.
        0x15 if word(argument, 20) <= 128 => vec![0; 4 * word(argument, 20) as usize],
        0x16 => device(chip),
        0x19 => {
            // Three heaps: size, usable size, use, largest allocation.
            let heap = |bytes: u64, used: u64| [bytes, bytes, used, bytes / 4 * 3];
            let heaps = [heap(memory.total, memory.used), heap(memory.visible, memory.used), heap(memory.host, 0)];
            longs(heaps.as_flattened())
        }
        // The size of the VBIOS, and what it says about itself. It has no image.
        0x1b if first == 1 => words(&[0]),
        0x1b if first == 3 => vbios(),
        0x1c => words(&[0, 0]),
        0x1d => words(&[sensor(chip, first)?]),
        0x21 => vec![0; VIDEO_INFO],
        0x22 => vec![0; MAX_IBS],
        // The last page fault.
        0x23 => vec![0; 16],
        _ => return None,
    })
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn longs(longs: &[u64]) -> Vec<u8> {
    longs.iter().flat_map(|long| long.to_le_bytes()).collect()
}

/// `drm_amdgpu_info_hw_ip` of graphics, compute, SDMA or a block that the device does not have.
fn block(chip: &Chip, kind: u32) -> Option<Vec<u8>> {
    let [major, minor, revision] = match kind {
        0 | 1 => chip.gc,
        2 => chip.sdma,
        3..=9 => return Some(vec![0; BLOCK_INFO]),
        _ => return None,
    };
    Some(words(&[major, minor, 0, 0, 32, 32, 0, major << 16 | minor << 8 | revision]))
}

/// The version of a firmware; 0 for firmware that the device does not have.
fn firmware(kind: u32) -> Option<u32> {
    match kind {
        // MEC and SDMA, as in the topology.
        0x08 => Some(550),
        0x0b => Some(24),
        0x01..=0x1c if kind != 0x09 => Some(0),
        _ => None,
    }
}

/// A sensor: MHz, thousandths of degrees, percent, watts or millivolts.
fn sensor(chip: &Chip, kind: u32) -> Option<u32> {
    match kind {
        0x1 => Some(500),
        0x2 => Some(96),
        0x3 => Some(35_000),
        0x4 => Some(0),
        0x5 => Some(15),
        // The voltage of the north bridge, which only a processor has.
        0x6 if chip.apu => Some(700),
        0x7 => Some(700),
        0x8 | 0xa => Some(chip.engine_mhz),
        0x9 | 0xb => Some(chip.memory_mhz),
        _ => None,
    }
}

/// `drm_amdgpu_info_vbios`: name, part number, version, version's text and date.
fn vbios() -> Vec<u8> {
    let mut bytes = vec![0; VBIOS_INFO];
    for (at, text) in
        [(0, "T0 virtual"), (64, "000-T0VIRTUAL-000"), (136, "000.000.000.000.000000"), (168, "2024/01/01")]
    {
        bytes[at..at + text.len()].copy_from_slice(text.as_bytes());
    }
    bytes
}

/// `drm_amdgpu_info_device`. Fields about graphics are 0.
fn device(chip: &Chip) -> Vec<u8> {
    let mut bytes = vec![0; DEVICE_INFO];
    let kib = 1024;
    let words: [(usize, u32); 28] = [
        (0, chip.device),
        (4, chip.stepping),
        (8, chip.external + chip.stepping),
        (12, chip.revision),
        (16, chip.family),
        (20, chip.engines),
        (24, 2),       // shader arrays of an engine
        (28, 100_000), // GPU counter in kHz
        (32, chip.engine_mhz * 1000),
        (40, chip.memory_mhz * 1000),
        (48, chip.target.compute_units),
        (132, 4),                   // PCIe generation
        (136, u32::from(chip.apu)), // AMDGPU_IDS_FLAGS_FUSION
        (144, 0x20_0000),           // first virtual address
        (160, 4096),                // alignment of virtual addresses
        (164, 0x20_0000),           // fragment of a page table entry
        (168, 4096),                // page size
        (176, chip.memory_type),
        (180, chip.memory_bits),
        (240, 32),  // wave size
        (244, 256), // VGPRs of a lane
        (248, chip.cus_of_array()),
        (268, 16), // PCIe lanes
        (384, 32), // first-level cache in KiB
        (388, 2),  // scalar caches of a WGP
        (392, 16), // scalar cache in KiB
        (396, 32), // instruction cache in KiB
        (400, 256),
    ];
    for (at, word) in words {
        bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    bytes[404..408].copy_from_slice(&(chip.l2 * kib).to_le_bytes());
    bytes[408..416].copy_from_slice(&(u64::from(chip.l3) * 1024).to_le_bytes());
    bytes[152..160].copy_from_slice(&(1u64 << 47).to_le_bytes());
    // The compute units of each array.
    let array = (1u32 << chip.cus_of_array()) - 1;
    for word in bytes[56..120].as_chunks_mut::<4>().0.iter_mut().take(chip.arrays() as usize) {
        *word = array.to_le_bytes();
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_sim::kfd::{CHIPS, Card, VirtualOptions};

    /// The answer of a machine with this chip to a query with one argument.
    fn ask(chip: &Chip, query: u32, first: u32) -> Option<Vec<u8>> {
        let card = Card::of_chip(chip.target.name).expect("a chip");
        let kfd = VirtualKfd::new(VirtualOptions::default().card(card));
        let argument = words(&[0, 0, 0, query, first, 1, 0, 0]);
        answer(chip, kfd.memory(0)?, kfd.clock(0), &argument)
    }

    #[test]
    fn each_chip_describes_itself() {
        for chip in &CHIPS {
            let info = ask(chip, 0x16, 0).expect("it is supported");
            assert_eq!(
                (word(&info, 0), word(&info, 16), word(&info, 48)),
                (chip.device, chip.family, chip.target.compute_units)
            );
            let cus: u32 =
                info[56..120].as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word).count_ones()).sum();
            assert_eq!(cus, chip.target.compute_units, "{}", chip.name);
            assert_eq!(word(&info, 136), u32::from(chip.apu));
            let heaps = ask(chip, 0x19, 0).expect("it is supported");
            assert_eq!((heaps.len(), long(&heaps, 0)), (96, chip.memory_gib << 30));
            let graphics = ask(chip, 0x02, 0).expect("it is supported");
            assert_eq!((graphics.len(), word(&graphics, 0), word(&graphics, 24)), (BLOCK_INFO, 11, 0));
        }
    }

    #[test]
    fn what_the_device_lacks_is_refused() {
        let desktop = &CHIPS[0];
        assert_eq!(ask(desktop, 0x1d, 0x6), None, "the voltage of a north bridge");
        assert_eq!(ask(desktop, 0x1d, 0x3), Some(words(&[35_000])));
        assert_eq!(ask(desktop, 0x02, 10), None, "a kind of block that does not exist");
        assert_eq!(ask(desktop, 0x0e, 0x09), None, "a firmware that does not exist");
        assert_eq!(ask(desktop, 0x1b, 2), None, "the image of the VBIOS");
        assert_eq!(ask(desktop, 0x77, 0), None);
    }
}
