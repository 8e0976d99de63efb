//! The topology files of a machine with one CPU node and one virtual GPU. The GPU is a gfx1100 with the figures of a
//! Radeon RX 7900 XTX. If the options select another chip, its version, name and compute units differ.

use t0_isa::target::{GFX1100, SIMDS_PER_CU};

use super::{GPU_ID, RENDER_MINOR, VirtualOptions};

const ROOT: &str = "/sys/devices/virtual/kfd/kfd/topology/";

/// SIMDs per compute unit.
const SIMDS: u64 = SIMDS_PER_CU as u64;
/// Shader engines, with two arrays each.
const ENGINES: u64 = 6;

/// Compute units.
pub(super) fn cus(options: &VirtualOptions) -> u64 {
    options.target.compute_units.into()
}

/// The contents of a file below `/sys/devices/virtual/kfd/kfd/topology`.
pub(super) fn read(path: &str, options: &VirtualOptions) -> Option<String> {
    let file = path.strip_prefix(ROOT)?;
    Some(match file {
        "generation_id" => "2\n".to_owned(),
        "system_properties" => "platform_oem 0\nplatform_id 0\nplatform_rev 0\n".to_owned(),
        "nodes/0/gpu_id" => "0\n".to_owned(),
        "nodes/0/name" => "\n".to_owned(),
        "nodes/0/properties" => {
            lines(&[("cpu_cores_count", 1), ("simd_count", 0), ("mem_banks_count", 1), ("io_links_count", 1)])
        }
        "nodes/1/gpu_id" => format!("{GPU_ID}\n"),
        "nodes/1/name" => {
            format!("{} (virtual)\n", if options.target == GFX1100 { "navi31" } else { options.target.name })
        }
        "nodes/1/properties" => lines(&[
            ("cpu_cores_count", 0),
            ("simd_count", cus(options) * SIMDS),
            ("mem_banks_count", 1),
            ("caches_count", 0),
            ("io_links_count", 1),
            ("p2p_links_count", 0),
            ("cpu_core_id_base", 0),
            ("simd_id_base", 2_147_487_744),
            ("max_waves_per_simd", 16),
            ("lds_size_in_kb", 64),
            ("gds_size_in_kb", 0),
            ("num_gws", 64),
            ("wave_front_size", 32),
            ("array_count", 2 * ENGINES),
            ("simd_arrays_per_engine", 2),
            ("cu_per_simd_array", cus(options).div_ceil(2 * ENGINES)),
            ("simd_per_cu", SIMDS),
            ("max_slots_scratch_cu", 32),
            ("gfx_target_version", options.target.kfd_version.into()),
            ("vendor_id", 4098),
            ("device_id", 0x744c),
            ("location_id", 768),
            ("domain", 0),
            ("drm_render_minor", RENDER_MINOR.into()),
            ("hive_id", 0),
            ("num_sdma_engines", 0),
            ("num_sdma_xgmi_engines", 0),
            ("num_sdma_queues_per_engine", 0),
            ("num_cp_queues", 8),
            ("max_engine_clk_fcompute", 2500),
            ("local_mem_size", 0),
            ("fw_version", 550),
            ("capability", 0x2008_0280),
            ("debug_prop", 1495),
            ("sdma_fw_version", 0),
            ("unique_id", 0),
            ("num_xcc", 1),
            ("max_engine_clk_ccompute", 4000),
        ]),
        "nodes/1/mem_banks/0/properties" => lines(&[
            ("heap_type", if options.large_bar { 1 } else { 2 }),
            ("size_in_bytes", options.memory_bytes),
            ("flags", 0),
            ("width", 384),
            ("mem_clk_max", 1249),
        ]),
        "nodes/1/io_links/0/properties" => lines(&[
            ("type", 2),
            ("version_major", 0),
            ("version_minor", 0),
            ("node_from", 1),
            ("node_to", 0),
            ("weight", 20),
        ]),
        _ => return None,
    })
}

fn lines(fields: &[(&str, u64)]) -> String {
    fields.iter().map(|(name, value)| format!("{name} {value}\n")).collect()
}
