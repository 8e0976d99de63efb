//! The topology files of a machine with one CPU node and one or more virtual GPUs. The figures are those of the
//! [`Chip`]; the memory is that of the card in the options.

use t0_isa::target::{SIMDS_PER_CU, Target};

use super::queue::{SDMA_ENGINES, SDMA_QUEUES};
use super::{Chip, Gpu, VirtualOptions, sysfs};

const ROOT: &str = "/sys/devices/virtual/kfd/kfd/topology/";

/// Bytes of the memory of the CPU node.
const CPU_MEMORY: u64 = 64 << 30;

/// Level and KiB of each kind of data cache: of a compute unit, of an array, of the chip, of the memory.
fn caches(chip: &Chip) -> impl Iterator<Item = (u64, u64)> {
    let all = [(1, 32), (1, 256), (2, chip.l2.into()), (3, chip.l3.into())];
    all.into_iter().filter(|(_, kibibytes)| *kibibytes != 0)
}

/// The driver's number for the first SIMD.
const FIRST_SIMD: u64 = 2_147_487_744;

/// `HSA_CAP_*`: doorbells of 64 bits, and firmware by which the driver reports exceptions to ROCr (RUNTIME_ENABLE). The
/// driver's calls for debuggers are not supported, so the watch points that a card has for them are not announced.
const CAPABILITY: u64 = 2 << 12 | 1 << 29;
/// `HSA_DBG_*`: trap temporaries have what is known of a wave's dispatch.
const DEBUG_PROPERTIES: u64 = 1 << 10;

/// SIMDs per compute unit.
const SIMDS: u64 = SIMDS_PER_CU as u64;

/// Compute units.
pub(super) fn cus(target: &Target) -> u64 {
    target.compute_units.into()
}

/// The contents of a file below `/sys/devices/virtual/kfd/kfd/topology`.
pub(super) fn read(path: &str, options: &VirtualOptions, gpus: &[Gpu]) -> Option<String> {
    let file = path.strip_prefix(ROOT)?;
    match file {
        "generation_id" => return Some("2\n".to_owned()),
        "system_properties" => return Some("platform_oem 0\nplatform_id 0\nplatform_rev 0\n".to_owned()),
        _ => {}
    }
    let (node, file) = file.strip_prefix("nodes/")?.split_once('/')?;
    let node: usize = node.parse().ok()?;
    match node.checked_sub(1) {
        None => cpu(file, gpus),
        Some(index) => gpu(file, options, node as u64, (gpus.get(index)?, gpus)),
    }
}

/// All files: their paths and contents.
pub(super) fn files(options: &VirtualOptions, gpus: &[Gpu]) -> Vec<(String, String)> {
    let mut names = vec!["generation_id".to_owned(), "system_properties".to_owned()];
    for node in 0..=gpus.len() {
        let file = |name: &str| format!("nodes/{node}/{name}");
        names.extend(["gpu_id", "name", "properties", "mem_banks/0/properties"].map(file));
        let links = if node == 0 { gpus.len() } else { 1 };
        let caches = node.checked_sub(1).and_then(|gpu| gpus.get(gpu)).map_or(0, |gpu| caches(gpu.chip()).count());
        names.extend((0..caches).map(|i| file(&format!("caches/{i}/properties"))));
        names.extend((0..links).map(|link| file(&format!("io_links/{link}/properties"))));
        let peers = if node == 0 { 0 } else { peers(options, gpus.len()) };
        names.extend((0..peers).map(|link| file(&format!("p2p_links/{link}/properties"))));
    }
    let paths = names.into_iter().map(|name| format!("{ROOT}{name}"));
    paths.filter_map(|path| read(&path, options, gpus).map(|text| (path, text))).collect()
}

/// The number of links from a GPU to others, which need access to the whole memory of each other. Strict mode follows
/// the memory of one GPU only.
fn peers(options: &VirtualOptions, gpus: usize) -> usize {
    if options.large_bar && !options.strict { gpus - 1 } else { 0 }
}

/// A link from a GPU to another one, by the CPU.
fn peer(file: &str, options: &VirtualOptions, node: u64, gpus: &[Gpu]) -> Option<String> {
    let index: u64 = file.strip_prefix("p2p_links/")?.strip_suffix("/properties")?.parse().ok()?;
    if index >= peers(options, gpus.len()) as u64 {
        return None;
    }
    // The others in their order: the first GPU is node 1.
    let to = if index + 1 < node { index + 1 } else { index + 2 };
    let (kind, weight) = (("type", 2), ("weight", 40));
    Some(lines(&[kind, ("version_major", 0), ("version_minor", 0), ("node_from", node), ("node_to", to), weight]))
}

/// A link from the CPU to a GPU.
fn link(file: &str, gpus: &[Gpu]) -> Option<String> {
    let index: usize = file.strip_prefix("io_links/")?.strip_suffix("/properties")?.parse().ok()?;
    gpus.get(index)?;
    let to = index as u64 + 1;
    let (kind, weight) = (("type", 2), ("weight", 20));
    Some(lines(&[kind, ("version_major", 0), ("version_minor", 0), ("node_from", 0), ("node_to", to), weight]))
}

fn cpu(file: &str, gpus: &[Gpu]) -> Option<String> {
    Some(match file {
        "mem_banks/0/properties" => lines(&[
            ("heap_type", 0),
            ("size_in_bytes", CPU_MEMORY),
            ("flags", 0),
            ("width", 64),
            ("mem_clk_max", 3200),
        ]),
        "gpu_id" => "0\n".to_owned(),
        "name" => "\n".to_owned(),
        "properties" => lines(&[
            ("cpu_cores_count", 1),
            ("simd_count", 0),
            ("mem_banks_count", 1),
            ("io_links_count", gpus.len() as u64),
        ]),
        _ => return link(file, gpus),
    })
}

fn gpu(file: &str, options: &VirtualOptions, node: u64, (gpu, gpus): (&Gpu, &[Gpu])) -> Option<String> {
    let (target, chip) = (&gpu.card.target, gpu.chip());
    Some(match file {
        "gpu_id" => format!("{}\n", gpu.id),
        "name" => format!("{} (virtual)\n", chip.name),
        "properties" => lines(&[
            ("cpu_cores_count", 0),
            ("simd_count", cus(target) * SIMDS),
            ("mem_banks_count", 1),
            ("caches_count", caches(chip).count() as u64),
            ("io_links_count", 1),
            ("p2p_links_count", peers(options, gpus.len()) as u64),
            ("cpu_core_id_base", 0),
            ("simd_id_base", FIRST_SIMD),
            ("max_waves_per_simd", 16),
            ("lds_size_in_kb", 64),
            ("gds_size_in_kb", 0),
            ("num_gws", 64),
            ("wave_front_size", 32),
            ("array_count", chip.arrays().into()),
            ("simd_arrays_per_engine", 2),
            ("cu_per_simd_array", chip.cus_of_array().into()),
            ("simd_per_cu", SIMDS),
            ("max_slots_scratch_cu", 32),
            ("gfx_target_version", target.kfd_version.into()),
            ("vendor_id", 4098),
            ("device_id", chip.device.into()),
            ("location_id", sysfs::location(node as usize - 1)),
            ("domain", 0),
            ("drm_render_minor", gpu.minor.into()),
            ("hive_id", 0),
            ("num_sdma_engines", SDMA_ENGINES.into()),
            ("num_sdma_xgmi_engines", 0),
            ("num_sdma_queues_per_engine", SDMA_QUEUES.into()),
            ("num_cp_queues", 8),
            ("max_engine_clk_fcompute", chip.engine_mhz.into()),
            ("local_mem_size", 0),
            ("fw_version", 550),
            ("capability", CAPABILITY | u64::from(chip.stepping) << 22),
            ("debug_prop", DEBUG_PROPERTIES),
            ("sdma_fw_version", 24),
            ("unique_id", if chip.apu { 0 } else { sysfs::unique_id(node as usize - 1) }),
            ("num_xcc", 1),
            ("max_engine_clk_ccompute", 4000),
        ]),
        "mem_banks/0/properties" => lines(&[
            ("heap_type", if options.large_bar { 1 } else { 2 }),
            ("size_in_bytes", gpu.card.memory_bytes),
            ("flags", 0),
            ("width", chip.memory_bits.into()),
            ("mem_clk_max", chip.memory_mhz.into()),
        ]),
        _ if file.starts_with("caches/") => return cache(file, chip),
        "io_links/0/properties" => lines(&[
            ("type", 2),
            ("version_major", 0),
            ("version_minor", 0),
            ("node_from", node),
            ("node_to", 0),
            ("weight", 20),
        ]),
        _ => return peer(file, options, node, gpus),
    })
}

/// A cache. The driver lists every instance; this list has one of each kind.
fn cache(file: &str, chip: &Chip) -> Option<String> {
    let index: usize = file.strip_prefix("caches/")?.strip_suffix("/properties")?.parse().ok()?;
    let (level, kibibytes) = caches(chip).nth(index)?;
    let data_of_gpu = 9;
    Some(lines(&[
        ("processor_id_low", FIRST_SIMD),
        ("level", level),
        ("size", kibibytes),
        ("cache_line_size", 128),
        ("cache_lines_per_tag", 1),
        ("association", 16),
        ("latency", 1),
        ("type", data_of_gpu),
    ]))
}

fn lines(fields: &[(&str, u64)]) -> String {
    fields.iter().map(|(name, value)| format!("{name} {value}\n")).collect()
}
