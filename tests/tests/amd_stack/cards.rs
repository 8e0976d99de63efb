//! Machines with other chips and with several cards, the tools that list cards, and the clocks that kernels read.

use std::path::{Path, PathBuf};
use std::process::Command;

use t0_tests_share::oracle;

use super::{Stack, all_right, done, limit, source, text};

/// A chip with its product, its compute units, and KiB of L2 and of the memory's cache as rocminfo prints them.
const CHIPS: [(&str, &str, u32, u32, u32); 6] = [
    ("gfx1100", "AMD Radeon RX 7900 XTX", 96, 6144, 98_304),
    ("gfx1101", "AMD Radeon RX 7800 XT", 60, 4096, 65_536),
    ("gfx1102", "AMD Radeon RX 7600", 32, 2048, 32_768),
    ("gfx1103", "AMD Radeon 780M", 12, 2048, 0),
    ("gfx1150", "AMD Radeon 890M Graphics", 16, 2048, 0),
    ("gfx1151", "AMD Radeon 8060S Graphics", 40, 2048, 32_768),
];

/// Whether the output has a line with this name and this value.
fn has(output: &str, name: &str, value: &str) -> bool {
    output.lines().any(|line| line.trim().strip_prefix(name).is_some_and(|rest| rest.trim() == value))
}

impl Stack {
    /// As [`Stack::run`], with options of `t0 virtual`.
    fn run_on(&self, options: &[&str], program: &Path, arguments: &[&Path], variables: &[(&str, &str)]) -> String {
        let mut command = self.command(options, program, None);
        command.args(arguments).envs(variables.iter().copied());
        let output = limit::output(&mut command);
        assert!(output.status.success(), "{options:?}\n{}", text(&output));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Builds hsa.c, and kernels.c for a chip: the program and the code object.
    fn hsa_for(&self, chip: &str) -> (PathBuf, PathBuf) {
        let object = self.built(&format!("{chip}.co"));
        let mut clang = Command::new("clang-22");
        // ROCr of these packages loads code objects up to version 5.
        clang.args(["-target", "amdgcn-amd-amdhsa", "-mcode-object-version=5", "-nogpulib", "-O2", "-ffreestanding"]);
        done(clang.arg(format!("-mcpu={chip}")).arg(source("kernels.c")).arg("-o").arg(&object));
        (self.hsa("hsa.c"), object)
    }
}

#[test]
fn rocminfo_describes_each_chip() {
    let Some(stack) = Stack::find("rocminfo on other chips", &[]) else { return };
    for (chip, product, cus, l2, l3) in CHIPS {
        let output = stack.run_on(&["--gpu", chip], &stack.root.join("usr/bin/rocminfo"), &[], &[]);
        let kib = |size: u32| format!("{size}({size:#x}) KB");
        let mut lines = vec![
            ("Name:", chip.to_owned()),
            ("Marketing Name:", product.to_owned()),
            ("Compute Unit:", cus.to_string()),
            ("L2:", kib(l2)),
        ];
        if l3 != 0 {
            lines.push(("L3:", kib(l3)));
        }
        for (name, value) in lines {
            assert!(has(&output, name, &value), "{chip}: {name} {value}\n{output}");
        }
        assert!(l3 != 0 || !output.contains("L3:"), "{chip} has no Infinity Cache\n{output}");
    }
}

#[test]
fn a_hip_program_for_another_chip_runs_on_it() {
    let Some(stack) = Stack::find("HIP programs for other chips", &["perl", "ld"]) else { return };
    for chip in ["gfx1101", "gfx1103"] {
        let program = stack.hip_for("hip.cpp", chip);
        all_right(&stack.run_on(&["--gpu", chip], &program, &[], &[]), 3);
        if chip == "gfx1103" {
            // HIP 5.7 does not know RDNA3.5. Owners of such a card let ROCr call it gfx1103.
            let names = [("HSA_OVERRIDE_GFX_VERSION", "11.0.3")];
            all_right(&stack.run_on(&["--gpu", "gfx1151"], &program, &[], &names), 3);
        }
    }
}

#[test]
fn an_hsa_program_runs_code_for_rdna35() {
    let needed = ["gcc", "clang-22", "ld.lld-22"];
    let Some(stack) = Stack::find("an HSA program on RDNA3.5", &needed) else { return };
    for chip in ["gfx1150", "gfx1151"] {
        let (program, object) = stack.hsa_for(chip);
        all_right(&stack.run_on(&["--gpu", chip], &program, &[&object], &[]), 5);
    }
}

#[test]
fn kernels_read_the_clock_that_events_show() {
    let Some(stack) = Stack::find("the clocks of kernels", &["perl", "ld"]) else { return };
    let program = stack.hip("clocks.cpp");
    all_right(&stack.run(&program, &[], &[]), 7);
}

/// Copies and fills are kernels of the packages, with waves of 64 lanes, if SDMA is off.
#[test]
fn events_show_modelled_times_around_kernels_copies_and_fills() {
    let Some(stack) = Stack::find("modelled clocks of HIP programs", &["perl", "ld"]) else { return };
    let program = stack.hip("timed.cpp");
    for sdma in ["1", "0"] {
        all_right(&stack.run_on(&["--timed"], &program, &[], &[("HSA_ENABLE_SDMA", sdma)]), 5);
    }
}

#[test]
fn a_machine_has_several_cards() {
    let Some(stack) = Stack::find("a machine with two cards", &["perl", "ld"]) else { return };
    let program = stack.hip("peers.cpp");
    all_right(&stack.run_on(&["--cards", "2"], &program, &[], &[]), 3);
}

/// The packages with the tools that list cards.
fn tools(unchecked: &str) -> Option<Stack> {
    let stack = Stack::find(unchecked, &[])?;
    let remedy = "tools/trixie.sh target/trixie smi (needs apt-get and Debian's archive)";
    oracle::file(unchecked, stack.bin.with_file_name("ready-smi"), remedy)?;
    Some(stack)
}

impl Stack {
    /// The output of a program in Python.
    fn run_python(&self, options: &[&str], program: &str, arguments: &[&str]) -> String {
        let program = self.root.join("usr/libexec").join(program);
        let arguments: Vec<&Path> = [program.as_path()].into_iter().chain(arguments.iter().map(Path::new)).collect();
        let home = self.root.join("usr").display().to_string();
        let python = self.root.join("usr/bin/python3.13");
        self.run_on(options, &python, &arguments, &[("PYTHONHOME", &home)])
    }
}

#[test]
fn rocm_smi_lists_the_cards() {
    let Some(stack) = tools("rocm-smi on the virtual device") else { return };
    let rows = |output: &str| -> Vec<Vec<String>> {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        output.lines().filter(|line| line.contains("0x7")).map(words).collect()
    };
    let options = ["--cards", "2", "--gpu", "gfx1100,gfx1102"];
    let output = stack.run_python(&options, "rocm_smi/rocm_smi.py", &[]);
    let rows = rows(&output);
    let [first, second] = rows.as_slice() else { panic!("two cards:\n{output}") };
    assert_eq!((first[2].as_str(), second[2].as_str()), ("0x744c,", "0x7480,"), "{output}");
    assert_eq!((first[4].as_str(), first[5].as_str()), ("35.0°C", "15.0W"), "{output}");
    assert!(first.contains(&"500Mhz".to_owned()) && first.contains(&"339.0W".to_owned()), "{output}");
}

#[test]
fn amd_smi_lists_the_cards() {
    let Some(stack) = tools("amd-smi on the virtual device") else { return };
    let output = stack.run_python(&["--cards", "2"], "amdsmi_cli/amdsmi_cli.py", &["list"]);
    let addresses: Vec<_> = output.lines().filter_map(|line| line.trim().strip_prefix("BDF: ")).collect();
    assert_eq!(addresses, ["0000:03:00.0", "0000:04:00.0"], "{output}");
    let output = stack.run_python(&[], "amdsmi_cli/amdsmi_cli.py", &["static"]);
    for line in ["DEVICE_ID: 0x744c", "TYPE: GDDR6", "SIZE: 24576 MB"] {
        assert!(output.contains(line), "{line}:\n{output}");
    }
}

#[test]
fn nvtop_lists_the_cards() {
    let Some(stack) = tools("nvtop on the virtual device") else { return };
    let snapshot = stack.run(&stack.root.join("usr/bin/nvtop"), &[Path::new("-s")], &[]);
    for text in ["AMD Radeon RX 7900 XTX", "500MHz", "35C"] {
        assert!(snapshot.contains(text), "{text}:\n{snapshot}");
    }
}

#[test]
fn libdrm_finds_both_nodes_of_each_card() {
    let Some(stack) = tools("libdrm on the virtual device") else { return };
    if !oracle::tools("libdrm on the virtual device", &["gcc"], "apt-get install gcc") {
        return;
    }
    let program = stack.built("devices");
    let mut compiler = Command::new("gcc");
    compiler.args(["-O1", "-Wall", "-Werror"]).arg(source("devices.c")).arg("-o").arg(&program);
    compiler.arg("-I").arg(stack.root.join("usr/include/libdrm")).arg("-idirafter").arg(stack.root.join("usr/include"));
    compiler.arg("-L").arg(stack.libraries()).args(["-ldrm", "-ldrm_amdgpu"]);
    // Its symbols of a newer C library are found when it runs.
    done(compiler.arg("-Wl,--unresolved-symbols=ignore-all"));
    for (options, product, device) in [
        (["--cards", "2", "--gpu", "gfx1100"], "AMD Radeon RX 7900 XTX", "744c"),
        (["--cards", "2", "--gpu", "gfx1151"], "AMD Radeon 8060S Graphics", "1586"),
    ] {
        let output = stack.run_on(&options, &program, &[], &[]);
        let expected: String = ["0000:03:00.0 card0 renderD128", "0000:04:00.0 card1 renderD129"]
            .map(|card| format!("{card} 1002:{device} {product}, {product}\n"))
            .concat();
        assert_eq!(output, expected);
    }
}
