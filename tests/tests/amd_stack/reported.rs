//! What the topology, HIP and OpenCL report about the device: each capability and each limit is used.
//! **A report without a row in the table of its interface is an error.**

use std::process::Command;

use super::images::run_opencl;
use super::{Stack, limit, text};
use crate::t0;

/// Each line is a check that found nothing wrong, and there are at least as many.
#[track_caller]
fn right(output: &str, least: usize) {
    let right = output.lines().filter(|line| line.contains(": 0 of ") && line.ends_with(" wrong")).count();
    assert_eq!(right, output.lines().count(), "{output}");
    assert!(right >= least, "{output}");
}

#[test]
fn each_attribute_that_hip_reports_is_used() {
    let Some(stack) = Stack::find("what HIP reports of the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("reported.cpp");
    // Cooperative launches on several devices differ from those on one.
    for cards in ["1", "2"] {
        let output = limit::output(&mut stack.command(&["--cards", cards], &program, None));
        assert!(output.status.success(), "{cards} cards: {}", text(&output));
        right(&String::from_utf8_lossy(&output.stdout), 75);
    }
}

#[test]
fn each_query_and_extension_that_opencl_reports_is_used() {
    let Some(output) = run_opencl("what OpenCL reports of the virtual device", "reported_cl.c") else { return };
    right(&output, 130);
}

/// How a property of a GPU's node is verified.
enum Property {
    /// A test compares it with what a client sees.
    Tested(&'static str),
    /// No program uses the figure.
    Stated(&'static str),
    /// The card has none of it.
    Zero,
    /// Its bits, each with the test that uses it. No other bits are set.
    Bits(&'static [(u32, &'static str)]),
}

use Property::{Bits, Stated, Tested, Zero};

/// The properties of a GPU's node.
const PROPERTIES: &[(&str, Property)] = &[
    ("cpu_cores_count", Zero),
    ("simd_count", Tested("cards::rocminfo_describes_each_chip")),
    ("mem_banks_count", Tested("cards::rocminfo_describes_each_chip")),
    ("caches_count", Tested("cards::rocminfo_describes_each_chip")),
    ("io_links_count", Tested("cards::a_machine_has_several_cards")),
    ("p2p_links_count", Tested("cards::a_machine_has_several_cards")),
    ("cpu_core_id_base", Zero),
    ("simd_id_base", Stated("the number of the first SIMD, by which caches name their processor")),
    ("max_waves_per_simd", Tested("reported.cpp, MaxThreadsPerMultiProcessor")),
    ("lds_size_in_kb", Tested("reported.cpp, MaxSharedMemoryPerBlock")),
    ("gds_size_in_kb", Zero),
    ("num_gws", Tested("reported.cpp, CooperativeLaunch")),
    ("wave_front_size", Tested("reported.cpp, WarpSize")),
    ("array_count", Tested("capabilities.cpp, masks")),
    ("simd_arrays_per_engine", Tested("capabilities.cpp, masks")),
    ("cu_per_simd_array", Tested("reported.cpp, MultiprocessorCount")),
    ("simd_per_cu", Tested("reported.cpp, MultiprocessorCount")),
    ("max_slots_scratch_cu", Tested("services::kernels_get_memory_and_printf_from_the_host_while_they_run")),
    ("gfx_target_version", Tested("cards::a_hip_program_for_another_chip_runs_on_it")),
    ("vendor_id", Tested("reported_cl.c, VENDOR_ID")),
    ("device_id", Tested("reported_cl.c, PCIE_ID_AMD")),
    ("location_id", Tested("reported.cpp, PciBusId")),
    ("domain", Zero),
    ("drm_render_minor", Tested("cards::libdrm_finds_both_nodes_of_each_card")),
    ("hive_id", Zero),
    ("num_sdma_engines", Tested("an_hsa_program_runs_kernels_and_copies_with_and_without_interrupts_and_sdma")),
    ("num_sdma_xgmi_engines", Zero),
    ("num_sdma_queues_per_engine", Stated("further queues are refused: t0-sim, kfd::queue")),
    ("num_cp_queues", Tested("reported_cl.c, AVAILABLE_ASYNC_QUEUES_AMD")),
    ("max_engine_clk_fcompute", Tested("reported.cpp, ClockRate")),
    ("local_mem_size", Zero),
    ("fw_version", Stated("rocminfo prints it")),
    (
        "capability",
        Bits(&[
            // The type of doorbells, of which the two bits are 2.
            (13, "each program: doorbells of 64 bits"),
            (29, "exceptions::a_hip_program_whose_kernel_fails_aborts_with_a_message"),
        ]),
    ),
    ("debug_prop", Bits(&[(10, "exceptions::a_hip_program_whose_kernel_fails_aborts_with_a_message")])),
    ("sdma_fw_version", Stated("rocminfo prints it")),
    ("unique_id", Tested("cards::rocminfo_describes_each_chip")),
    ("num_xcc", Tested("reported.cpp, MultiprocessorCount")),
    ("max_engine_clk_ccompute", Stated("the clock of the host's cores")),
];

#[test]
fn each_property_of_the_topology_has_a_use() {
    let mut command = Command::new(t0());
    // With two cards, which have a link.
    command.args(["virtual", "--cards", "2", "--", "cat", "/sys/devices/virtual/kfd/kfd/topology/nodes/1/properties"]);
    let output = limit::output(&mut command);
    assert!(output.status.success(), "{}", text(&output));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    for line in lines.lines() {
        let (name, value) = line.split_once(' ').unwrap_or_else(|| panic!("{line:?}"));
        let value: u64 = value.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"));
        let row = PROPERTIES.iter().find(|(known, _)| *known == name);
        match &row.unwrap_or_else(|| panic!("{name} is reported, and has no row")).1 {
            Tested(test) | Stated(test) => assert!(value != 0 && !test.is_empty(), "{name}"),
            Zero => assert_eq!(value, 0, "{name}"),
            Bits(bits) => {
                let known: u64 = bits.iter().map(|(bit, test)| u64::from(!test.is_empty()) << bit).sum();
                assert_eq!(value, known, "{name}: {value:#x}");
            }
        }
    }
    assert_eq!(lines.lines().count(), PROPERTIES.len(), "{lines}");
}
