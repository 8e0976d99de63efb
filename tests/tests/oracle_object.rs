//! Code objects judged by LLVM 22 and by the `object` crate.
//!
//! Both ways: what T0 writes must be accepted without a warning and be read as it was meant; what clang and lld write must
//! be read by T0 as LLVM's own tools read it.
#![allow(clippy::print_stdout)] // a skipped oracle says so

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use object::Endianness::Little;
use object::elf::FileHeader64;
use object::read::elf::{ElfFile64, FileHeader, Sym};
use serde_json::Value;
use t0_isa::isa::{Style, decode};
use t0_isa::object::{
    AbiVersion, Access, AddressSpace, Arg, Kernel, Line, Machine, Object, ObjectBuilder, ValueKind, WaveSize,
    WorkgroupMode, padded_user_sgprs,
};

const TOOLS: [&str; 5] = ["llvm-readelf-22", "llvm-objdump-22", "llvm-dwarfdump-22", "llvm-symbolizer-22", "clang-22"];

/// Says so and gives false where LLVM 22 is not installed.
fn llvm(test: &str) -> bool {
    let missing = TOOLS.iter().find(|tool| {
        !Command::new(tool)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|s| s.success())
    });
    if let Some(tool) = missing {
        println!("SKIPPED {test}: {tool} is not installed (apt-get install llvm-22 clang-22 lld-22)");
    }
    missing.is_none()
}

/// Standard output of a tool that must succeed without a word on standard error.
fn run(tool: &str, args: &[&str], file: &Path) -> String {
    let output = Command::new(tool).args(args).arg(file).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{tool} {args:?} {}: {complaint}", file.display());
    String::from_utf8(output.stdout).unwrap()
}

/// A folder of the running test's own.
fn folder() -> PathBuf {
    let thread = std::thread::current();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(thread.name().unwrap_or("main"));
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn save(name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

/// xorshift64*: the same kernels on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % u64::from(n)) as u32
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize].clone()
    }
}

fn random_kernel(r: &mut Random, index: u32) -> Kernel {
    let mut code = vec![0xbf80_0000; r.pick(&[0, 1, 30, 62, 63, 64, 200, 2100])];
    code.push(0xbfb0_0000);
    let mut args = Vec::new();
    let mut kernarg_size = 0;
    for i in 0..r.below(20) {
        let size = r.pick(&[4, 8, 24]);
        let offset = kernarg_size;
        kernarg_size += size;
        let kind = r.pick(&[ValueKind::ByValue, ValueKind::GlobalBuffer, ValueKind::HiddenBlockCountX]);
        args.push(Arg {
            name: r.flag().then(|| format!("argument_{i}")),
            offset,
            size,
            address_space: (kind == ValueKind::GlobalBuffer)
                .then(|| r.pick(&[AddressSpace::Global, AddressSpace::Constant])),
            access: (kind == ValueKind::GlobalBuffer && r.flag())
                .then(|| r.pick(&[Access::ReadOnly, Access::WriteOnly, Access::ReadWrite])),
            value_kind: kind,
        });
    }
    let mut lines = Vec::new();
    let mut offset = 0;
    while offset < code.len() as u32 * 4 && r.below(5) > 0 {
        let file = r.pick(&["src/lib.rs", "src/kernels/matmul.rs", "/absolute/path.rs"]).into();
        let line = r.pick(&[1, 2, 3, 10, 12, 500, 70_000]);
        lines.push(Line { offset, file, line, column: r.below(200) });
        offset += 4 * (1 + r.pick(&[0, 1, 2, 17, 40, 300]));
    }
    let workgroup_ids = r.pick(&[[true, false, false], [true, true, false], [true, true, true]]);
    Kernel {
        args,
        kernarg_size,
        kernarg_align: r.pick(&[4, 8, 16]),
        lds_bytes: r.pick(&[0, 512, 65_536]),
        private_bytes: r.pick(&[0, 16, 4096]),
        dynamic_stack: r.below(8) == 0,
        sgprs: r.below(107),
        vgprs: r.below(257),
        sgpr_spills: r.below(3),
        vgpr_spills: r.below(3),
        wave_size: r.pick(&[WaveSize::Wave32, WaveSize::Wave64]),
        mode: r.pick(&[WorkgroupMode::Cu, WorkgroupMode::Wgp]),
        block: r.pick(&[None, Some([256, 1, 1]), Some([16, 8, 2])]),
        max_flat_workgroup_size: r.pick(&[256, 1024]),
        user_sgprs: r.pick(&[2, padded_user_sgprs(workgroup_ids)]),
        workgroup_ids,
        workitem_ids: 1 + r.below(3),
        float_mode: r.below(256) as u8,
        ieee: r.flag(),
        dx10_clamp: r.flag(),
        lines,
        ..Kernel::new(format!("kernel{}_{index}", r.below(1000)), code)
    }
}

/// Objects of T0 with 1, 2, 5 and 40 kernels, in both ABI versions.
fn ours() -> Vec<(String, Vec<u8>)> {
    let mut r = Random(22);
    let mut objects = Vec::new();
    for (abi, machine) in [(AbiVersion::V5, "gfx1100"), (AbiVersion::V6, "gfx1151"), (AbiVersion::V6, "gfx11-generic")]
    {
        for count in [1, 2, 5, 40] {
            let builder = ObjectBuilder::new(Machine::from_name(machine).unwrap()).abi(abi);
            let builder = (0..count).fold(builder, |b, i| b.kernel(random_kernel(&mut r, i)));
            objects.push((format!("ours-{machine}-{count}.co"), builder.build().unwrap()));
        }
    }
    objects
}

const OPENCL: &str = r#"
__kernel void vector_add(__global const float* x, __global const float* y, __global float* out, uint n) {
  uint i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
  if (i < n)
    out[i] = x[i] + y[i];
}
__attribute__((reqd_work_group_size(64, 2, 1)))
__kernel void through_lds(__global float* out, float s, __local float* dynamic) {
  __local float fixed[128];
  uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
  fixed[x + 64 * y] = s;
  __builtin_amdgcn_s_barrier();
  out[__builtin_amdgcn_workgroup_id_y()] = fixed[x ^ y] + dynamic[0];
}
__constant int numbers[4] = {3, 1, 4, 1};
__constant int* __constant table[2] = {numbers, numbers + 2};
__kernel void relocated(__global int* out, uint i, ulong wide, uchar narrow) {
  out[0] = table[i & 1][i >> 1] + wide + narrow;
}
__kernel void scratch(__global float* out, uint n) {
  volatile float a[40];
  for (uint i = 0; i < n; i++)
    a[i % 40] = i * 0.5f;
  out[__builtin_amdgcn_workitem_id_z() + __builtin_amdgcn_workgroup_id_z()] = a[(n * 7) % 40];
}
"#;

/// The OpenCL kernels above, compiled by clang for several targets and modes, once for all tests.
fn clangs() -> Vec<(String, Vec<u8>)> {
    static COMPILED: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    COMPILED.get_or_init(compile_all).clone()
}

fn compile_all() -> Vec<(String, Vec<u8>)> {
    let source = save("kernels.cl", OPENCL.as_bytes());
    let modes: [&[&str]; 8] = [
        &["-mcpu=gfx1100"],
        &["-mcpu=gfx1100", "-mcumode", "-mcode-object-version=5", "-O0"],
        &["-mcpu=gfx1100", "-mwavefrontsize64", "-mcode-object-version=4"],
        &["-mcpu=gfx1101", "-g0"],
        &["-mcpu=gfx1151", "-mcumode", "-Os"],
        &["-mcpu=gfx11-generic"],
        &["-mcpu=gfx1102", "-gdwarf64", "-mcode-object-version=5"],
        &["-mcpu=gfx1030", "-mcode-object-version=5"],
    ];
    // A second source gives a second unit of debug information.
    let second = save("second.cl", b"__kernel void second(__global int* out) {\n\n  out[0] = 7;\n}\n");
    let compile = |mode: &[&str]| {
        let name = format!("clang{}.co", mode.concat());
        let path = folder().join(&name);
        let common = "-w -g -O2 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -nogpulib";
        let status = Command::new("clang-22")
            .args(common.split(' '))
            .args(mode)
            .args([&source, &second])
            .arg("-o")
            .arg(&path)
            .status();
        assert!(status.unwrap().success(), "clang-22 {mode:?}");
        (name, std::fs::read(path).unwrap())
    };
    modes.into_iter().map(compile).collect()
}

fn all() -> Vec<(String, PathBuf, Object)> {
    let parsed = |(name, bytes): (String, Vec<u8>)| {
        let object = Object::parse(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let path = save(&name, &bytes);
        (name, path, object)
    };
    ours().into_iter().chain(clangs()).map(parsed).collect()
}

#[test]
fn tools_accept_our_objects() {
    if !llvm("tools_accept_our_objects") {
        return;
    }
    for (name, bytes) in ours() {
        let path = save(&name, &bytes);
        run("llvm-readelf-22", &["-a", "-W"], &path);
        run("llvm-objdump-22", &["-d", "-l", "-r", "-p"], &path);
        run("llvm-dwarfdump-22", &["-a"], &path);
        let verdict = run("llvm-dwarfdump-22", &["--verify"], &path);
        assert!(verdict.ends_with("No errors.\n"), "{name}: {verdict}");
    }
}

fn number(value: &Value) -> u64 {
    let value = value.get("Value").unwrap_or(value);
    value.as_u64().or_else(|| value.as_str()?.parse().ok()).unwrap_or_else(|| panic!("not a number: {value}"))
}

#[test]
fn header_segments_symbols_and_relocations_agree_with_readelf() {
    if !llvm("header_segments_symbols_and_relocations_agree_with_readelf") {
        return;
    }
    for (name, path, object) in all() {
        let flags = ["--elf-output-style=JSON", "-h", "-l", "-S", "-r", "--symbols", "--dyn-syms"];
        let json: Value = serde_json::from_str(&run("llvm-readelf-22", &flags, &path)).unwrap();
        let file = &json[0];
        let header = &file["ElfHeader"];
        assert_eq!(u64::from(object.abi().ident()), number(&header["Ident"]["ABIVersion"]), "{name}");
        assert_eq!(u64::from(object.machine().0), number(&header["Flags"]), "{name}");
        let mach = header["Flags"]["Flags"].as_array().unwrap().iter().filter_map(|f| f["Name"].as_str());
        let mach = mach.filter_map(|f| f.strip_prefix("EF_AMDGPU_MACH_AMDGCN_")).next().unwrap();
        assert_eq!(object.machine().to_string().to_uppercase().replace('-', "_"), mach, "{name}");

        let loads = file["ProgramHeaders"].as_array().unwrap().iter().map(|p| &p["ProgramHeader"]);
        let loads: Vec<[u64; 6]> = loads
            .filter(|p| p["Type"]["Name"] == "PT_LOAD")
            .map(|p| {
                ["VirtualAddress", "Offset", "FileSize", "MemSize", "Flags", "Alignment"].map(|key| number(&p[key]))
            })
            .collect();
        let flags = |r, w, x| u64::from(r) << 2 | u64::from(w) << 1 | u64::from(x);
        let own: Vec<[u64; 6]> = object
            .segments()
            .iter()
            .map(|s| {
                let flags = flags(s.readable, s.writable, s.executable);
                [s.address, s.file_offset, s.file_size, s.memory_size, flags, s.align]
            })
            .collect();
        assert_eq!(own, loads, "{name}");

        let sections = file["Sections"].as_array().unwrap().iter().map(|s| {
            let s = &s["Section"];
            let numbers = ["Type", "Address", "Offset", "Size", "Link", "Info", "AddressAlignment", "EntrySize"];
            (s["Name"]["Name"].as_str().unwrap().to_owned(), numbers.map(|key| number(&s[key])))
        });
        let own = object.sections().iter().map(|s| {
            let numbers =
                [s.kind.into(), s.address, s.file_offset, s.size, s.link.into(), s.info.into(), s.align, s.entry_size];
            (s.name.clone(), numbers)
        });
        assert!(own.eq(sections), "{name}: sections differ");

        for (key, symbols) in [("DynamicSymbols", object.dynamic_symbols()), ("Symbols", object.symbols())] {
            let theirs = file[key].as_array().unwrap().iter().map(|s| {
                let s = &s["Symbol"];
                let numbers = ["Value", "Size", "Binding", "Other"].map(|key| number(&s[key]));
                (s["Name"]["Name"].as_str().unwrap(), numbers, s["Type"]["Name"].as_str().unwrap())
            });
            let own = symbols.iter().map(|s| {
                (s.name.as_str(), [s.value, s.size, s.binding.into(), s.visibility.into()], format!("{:?}", s.kind))
            });
            let own: Vec<_> = own.collect();
            let theirs: Vec<_> = theirs.map(|(name, numbers, kind)| (name, numbers, kind.to_owned())).collect();
            assert_eq!(own, theirs, "{name}");
        }

        let groups = file["Relocations"].as_array().unwrap().iter();
        let theirs: Vec<_> = groups
            .flat_map(|group| group["Relocs"].as_array().unwrap())
            .map(|r| {
                let r = &r["Relocation"];
                (number(&r["Offset"]), number(&r["Type"]) as u32, r["Addend"].as_i64().unwrap())
            })
            .collect();
        let own: Vec<_> = object.relocations().iter().map(|r| (r.address, r.kind, r.addend)).collect();
        assert_eq!(own, theirs, "{name}");
    }
}

/// The YAML that readelf prints of the metadata, flattened: kernel number, argument number, key, value.
fn printed_metadata(text: &str) -> Vec<(usize, Option<usize>, String, String)> {
    let (mut kernel, mut arg) = (0, None);
    let mut out: Vec<(usize, Option<usize>, String, String)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let body = line.trim_start();
        let indent = line.len() - body.len();
        // Objects linked from several sources have a note for each.
        inside = line == "amdhsa.kernels:" || inside && indent > 0;
        if !inside || indent == 0 {
            continue;
        }
        match indent {
            2 => (kernel, arg) = (kernel + 1, None),
            4 if !body.starts_with('-') => arg = None,
            6 if body.starts_with("- .") => arg = Some(arg.map_or(0, |n| n + 1)),
            _ => {}
        }
        let entry = body.strip_prefix("- ").unwrap_or(body);
        match entry.split_once(':') {
            Some((key, value)) => {
                let value = value.trim().trim_matches('\'').to_owned();
                out.push((kernel - 1, if indent >= 6 { arg } else { None }, key.to_owned(), value));
            }
            None => {
                let last = &mut out.last_mut().unwrap().3;
                *last = format!("{last} {entry}").trim().to_owned();
            }
        }
    }
    out
}

#[test]
fn metadata_agrees_with_readelf() {
    if !llvm("metadata_agrees_with_readelf") {
        return;
    }
    const NOT_MODELLED: [&str; 8] = [
        ".language",
        ".language_version",
        ".type_name",
        ".is_const",
        ".pointee_align",
        ".args",
        ".uniform_work_group_size",
        ".is_volatile",
    ];
    for (name, path, object) in all() {
        let text = run("llvm-readelf-22", &["--notes"], &path);
        let mut theirs = printed_metadata(&text);
        theirs.retain(|(_, _, key, _)| !NOT_MODELLED.contains(&key.as_str()));
        theirs.sort();
        let mut own = Vec::new();
        for (i, kernel) in object.kernels().iter().enumerate() {
            let m = &kernel.metadata;
            let mut put = |key: &str, value: String| own.push((i, None, key.to_owned(), value));
            put(".name", m.name.clone());
            put(".symbol", m.symbol.clone());
            put(".kernarg_segment_size", m.kernarg_segment_size.to_string());
            put(".kernarg_segment_align", m.kernarg_segment_align.to_string());
            put(".group_segment_fixed_size", m.group_segment_fixed_size.to_string());
            put(".private_segment_fixed_size", m.private_segment_fixed_size.to_string());
            put(".wavefront_size", m.wavefront_size.to_string());
            put(".sgpr_count", m.sgpr_count.to_string());
            put(".vgpr_count", m.vgpr_count.to_string());
            put(".sgpr_spill_count", m.sgpr_spill_count.to_string());
            put(".vgpr_spill_count", m.vgpr_spill_count.to_string());
            put(".max_flat_workgroup_size", m.max_flat_workgroup_size.to_string());
            if object.abi() > AbiVersion::V4 {
                put(".uses_dynamic_stack", m.uses_dynamic_stack.to_string());
            }
            if let Some(wgp) = m.workgroup_processor_mode {
                put(".workgroup_processor_mode", u32::from(wgp).to_string());
            }
            if let Some([x, y, z]) = m.reqd_workgroup_size {
                put(".reqd_workgroup_size", format!("{x} {y} {z}"));
            }
            for (a, arg) in m.args.iter().enumerate() {
                let mut put = |key: &str, value: String| own.push((i, Some(a), key.to_owned(), value));
                put(".offset", arg.offset.to_string());
                put(".size", arg.size.to_string());
                put(".value_kind", arg.value_kind.to_string());
                arg.name.iter().for_each(|name| put(".name", name.clone()));
                arg.address_space.iter().for_each(|space| put(".address_space", space.to_string()));
                arg.access.iter().for_each(|access| put(".actual_access", access.to_string()));
            }
        }
        own.sort();
        assert_eq!(own, theirs, "{name}");
        let target = text.lines().find_map(|line| line.strip_prefix("amdhsa.target:")).map(str::trim);
        assert_eq!(object.target(), target, "{name}");
    }
}

/// What objdump prints of each descriptor: kernel, directive (or comment) and number.
fn printed_descriptors(text: &str) -> BTreeMap<String, BTreeMap<String, u64>> {
    let mut out: BTreeMap<String, BTreeMap<String, u64>> = BTreeMap::new();
    let mut kernel = None;
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix(".amdhsa_kernel ") {
            kernel = Some(name.to_owned());
        } else if line == ".end_amdhsa_kernel" {
            kernel = None;
        } else if let Some(kernel) = &kernel
            && let Some((key, value)) = line.trim_start_matches("; ").split_once(' ')
            && let Ok(value) = value.parse()
        {
            out.entry(kernel.clone()).or_default().insert(key.to_owned(), value);
        }
    }
    out
}

#[test]
fn descriptors_agree_with_objdump_field_by_field() {
    if !llvm("descriptors_agree_with_objdump_field_by_field") {
        return;
    }
    for (name, path, object) in all() {
        let printed = printed_descriptors(&run("llvm-objdump-22", &["-D", "-j", ".rodata"], &path));
        assert_eq!(printed.len(), object.kernels().len(), "{name}");
        for kernel in object.kernels() {
            let d = &kernel.descriptor;
            let (r1, r2, r3, p) = (d.rsrc1, d.rsrc2, d.rsrc3, d.properties);
            let own: Vec<(&str, u32)> = vec![
                (".amdhsa_group_segment_fixed_size", d.group_segment_fixed_size),
                (".amdhsa_private_segment_fixed_size", d.private_segment_fixed_size),
                (".amdhsa_kernarg_size", d.kernarg_size),
                (".amdhsa_shared_vgpr_count", r3.shared_vgprs()),
                ("SHARED_VGPR_COUNT", r3.shared_vgprs()),
                (".amdhsa_inst_pref_size", r3.inst_pref_size()),
                ("TRAP_ON_START", r3.trap_on_start()),
                ("TRAP_ON_END", r3.trap_on_end()),
                ("IMAGE_OP", r3.image_op()),
                (".amdhsa_next_free_vgpr", d.vgprs()),
                (".amdhsa_reserve_vcc", 0),
                (".amdhsa_reserve_xnack_mask", 0),
                (".amdhsa_reserve_flat_scratch", 0),
                (".amdhsa_next_free_sgpr", 8 * (r1.sgpr_granules() + 1)),
                (".amdhsa_float_round_mode_32", r1.round_32()),
                (".amdhsa_float_round_mode_16_64", r1.round_16_64()),
                (".amdhsa_float_denorm_mode_32", r1.denorm_32()),
                (".amdhsa_float_denorm_mode_16_64", r1.denorm_16_64()),
                (".amdhsa_dx10_clamp", r1.dx10_clamp()),
                (".amdhsa_ieee_mode", r1.ieee_mode()),
                (".amdhsa_fp16_overflow", r1.fp16_overflow()),
                (".amdhsa_workgroup_processor_mode", r1.wgp_mode()),
                (".amdhsa_memory_ordered", r1.mem_ordered()),
                (".amdhsa_forward_progress", r1.forward_progress()),
                (".amdhsa_enable_private_segment", r2.private_segment()),
                (".amdhsa_system_sgpr_private_segment_wavefront_offset", r2.private_segment()),
                (".amdhsa_system_sgpr_workgroup_id_x", r2.workgroup_id_x()),
                (".amdhsa_system_sgpr_workgroup_id_y", r2.workgroup_id_y()),
                (".amdhsa_system_sgpr_workgroup_id_z", r2.workgroup_id_z()),
                (".amdhsa_system_sgpr_workgroup_info", r2.workgroup_info()),
                (".amdhsa_system_vgpr_workitem_id", r2.workitem_id()),
                (".amdhsa_exception_fp_ieee_invalid_op", r2.trap_invalid()),
                (".amdhsa_exception_fp_denorm_src", r2.trap_denormal()),
                (".amdhsa_exception_fp_ieee_div_zero", r2.trap_div_zero()),
                (".amdhsa_exception_fp_ieee_overflow", r2.trap_overflow()),
                (".amdhsa_exception_fp_ieee_underflow", r2.trap_underflow()),
                (".amdhsa_exception_fp_ieee_inexact", r2.trap_inexact()),
                (".amdhsa_exception_int_div_zero", r2.trap_int_div_zero()),
                (".amdhsa_user_sgpr_private_segment_buffer", p.private_segment_buffer()),
                (".amdhsa_user_sgpr_dispatch_ptr", p.dispatch_ptr()),
                (".amdhsa_user_sgpr_queue_ptr", p.queue_ptr()),
                (".amdhsa_user_sgpr_kernarg_segment_ptr", p.kernarg_ptr()),
                (".amdhsa_user_sgpr_dispatch_id", p.dispatch_id()),
                (".amdhsa_user_sgpr_flat_scratch_init", p.flat_scratch_init()),
                (".amdhsa_user_sgpr_private_segment_size", p.private_segment_size()),
                (".amdhsa_wavefront_size32", p.wave32()),
                (".amdhsa_uses_dynamic_stack", p.dynamic_stack()),
            ];
            let own: BTreeMap<&str, u32> = own.into_iter().collect();
            let theirs = &printed[kernel.name()];
            assert!(theirs.len() > 35, "{name}: objdump printed only {theirs:?}");
            for (key, &value) in theirs {
                let ours = own.get(key.as_str()).unwrap_or_else(|| panic!("{name}: {key} is not a field we know"));
                assert_eq!(u64::from(*ours), value, "{name}, kernel {}: {key}", kernel.name());
            }
        }
    }
}

#[test]
fn source_lines_agree_with_symbolizer() {
    if !llvm("source_lines_agree_with_symbolizer") {
        return;
    }
    for (name, path, object) in all() {
        let addresses: Vec<u64> = object
            .kernels()
            .iter()
            .flat_map(|k| (k.code_address..k.code_address + k.code_size).step_by(4).take(400))
            .collect();
        let argument = format!("--obj={}", path.display());
        let flags = ["--output-style=JSON", "--no-inlines", &argument];
        let mut command = Command::new("llvm-symbolizer-22");
        command.args(flags).args(addresses.iter().map(|a| format!("{a:#x}")));
        let output = command.output().unwrap();
        assert!(output.stderr.is_empty(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let mut found = 0;
        let mut answers = 0;
        let all: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
        for (answer, &address) in all.iter().zip(&addresses) {
            assert_eq!(answer["Address"], format!("{address:#x}"));
            let place = &answer["Symbol"][0];
            let (file, line) = (place["FileName"].as_str().unwrap(), place["Line"].as_u64().unwrap());
            let theirs = (line > 0).then(|| (file.to_owned(), line as u32, place["Column"].as_u64().unwrap() as u32));
            let own = object.line_for(address).map(|line| (line.file.to_string(), line.line, line.column));
            assert_eq!(own, theirs, "{name} at {address:#x}");
            found += u32::from(own.is_some());
            answers += 1;
        }
        assert_eq!(answers, addresses.len(), "{name}");
        assert!(found > 0 || name.contains("-g0") || name.ends_with("-1.co"), "{name}: no line was found at all");
    }
}

#[test]
fn every_machine_has_llvms_name() {
    if !llvm("every_machine_has_llvms_name") {
        return;
    }
    for machine in Machine::known() {
        let kernel = Kernel::new("k", vec![0xbfb0_0000]);
        let path = save("machine.co", &ObjectBuilder::new(machine).abi(AbiVersion::V6).kernel(kernel).build().unwrap());
        let header = run("llvm-readelf-22", &["-h"], &path);
        let flags = header.lines().find(|line| line.trim_start().starts_with("Flags:")).unwrap();
        let name = machine.name().unwrap();
        assert!(flags.contains(&format!(", {name}")), "{name}: {flags}");
    }
}

/// Independent of LLVM: the `object` crate reads the same, and both hash tables lead to every symbol.
#[test]
fn the_object_crate_agrees() {
    for (name, bytes) in ours() {
        let own = Object::parse(&bytes).unwrap();
        let file = ElfFile64::<object::Endianness>::parse(&bytes[..]).unwrap();
        let raw = FileHeader64::<object::Endianness>::parse(&bytes[..]).unwrap();
        assert_eq!(raw.e_flags.get(Little).0, own.machine().0, "{name}");
        let sections = raw.sections(Little, &bytes[..]).unwrap();
        let dynamic = sections.symbols(Little, &bytes[..], object::elf::SHT_DYNSYM).unwrap();
        let (sysv, _) = sections.hash(Little, &bytes[..]).unwrap().unwrap();
        let (gnu, _) = sections.gnu_hash(Little, &bytes[..]).unwrap().unwrap();
        for symbol in own.dynamic_symbols().iter().skip(1) {
            let name = symbol.name.as_bytes();
            let by_sysv = sysv.find(Little, name, object::elf::hash(name), None, &dynamic, &Default::default());
            let by_gnu = gnu.find(Little, name, object::elf::gnu_hash(name), None, &dynamic, &Default::default());
            for found in [by_sysv, by_gnu] {
                let (_, found) = found.unwrap_or_else(|| panic!("{} is not found by hash", symbol.name));
                assert_eq!((found.st_value(Little), found.st_size(Little)), (symbol.value, symbol.size));
            }
        }
        use object::{Object as _, ObjectSection as _};
        let names: Vec<&str> = file.sections().map(|s| s.name().unwrap()).collect();
        assert!(own.sections().iter().skip(1).map(|s| s.name.as_str()).eq(names), "{name}");
    }
}

#[test]
fn relocated_images_hold_the_addresses_of_their_targets() {
    if !llvm("relocated_images_hold_the_addresses_of_their_targets") {
        return;
    }
    for (name, bytes) in clangs() {
        let object = Object::parse(&bytes).unwrap();
        let symbol = |name: &str| object.dynamic_symbols().iter().chain(object.symbols()).find(|s| s.name == name);
        let (Some(table), Some(numbers)) = (symbol("table"), symbol("numbers")) else { continue };
        let base = 0x7f00_0000_0000;
        let image = object.image(base).unwrap();
        let word = |at: u64| u64::from_le_bytes(image[at as usize..][..8].try_into().unwrap());
        let entries = [word(table.value), word(table.value + 8)];
        assert_eq!(entries, [base + numbers.value, base + numbers.value + 8], "{name}");
    }
}

/// Every instruction of every kernel prints as objdump prints it, at the same address, from the same words.
#[test]
fn instructions_agree_with_objdump() {
    if !llvm("instructions_agree_with_objdump") {
        return;
    }
    for (name, path, object) in all() {
        if name.contains("gfx1030") {
            continue;
        }
        // objdump takes the wave size of a whole file from its flags, which do not tell; clang's files have one size.
        let wave64 = name.contains("wavefrontsize64");
        if !name.starts_with("clang") && object.kernels().iter().any(|k| k.descriptor.wave_size() == 64) {
            continue;
        }
        let flags = if wave64 { &["-d", "--mattr=+wavefrontsize64,-wavefrontsize32"][..] } else { &["-d"] };
        let text = run("llvm-objdump-22", flags, &path);
        let mut theirs: BTreeMap<u64, (String, Vec<u32>)> = BTreeMap::new();
        for line in text.lines() {
            let Some((inst, place)) = line.split_once("// ") else { continue };
            let (address, words) = place.split_once(": ").unwrap();
            let words = words.split(' ').map_while(|word| u32::from_str_radix(word, 16).ok()).collect();
            theirs.insert(u64::from_str_radix(address, 16).unwrap(), (inst.trim().to_owned(), words));
        }
        let mut compared = 0;
        for kernel in object.kernels() {
            let style = Style { wave64: kernel.descriptor.wave_size() == 64, ..Style::default() };
            let words: Vec<u32> =
                object.code(kernel).as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w)).collect();
            let mut at = 0;
            while at < words.len() {
                let address = kernel.code_address + at as u64 * 4;
                let (inst, len) = decode(&words[at..]).unwrap_or_else(|e| panic!("{name} at {address:#x}: {e}"));
                let own = (inst.display(style).to_string(), words[at..at + len].to_vec());
                assert_eq!(Some(&own), theirs.get(&address), "{name} at {address:#x}");
                at += len;
                compared += 1;
            }
        }
        assert!(compared > 0, "{name}: nothing was compared");
    }
}

/// Objects of clang, whose tables are richer than ours, broken in ten thousand ways: reading may fail, it never panics.
#[test]
fn broken_foreign_objects_never_panic() {
    if !llvm("broken_foreign_objects_never_panic") {
        return;
    }
    let mut r = Random(7);
    for (_, bytes) in clangs() {
        for _ in 0..1500 {
            let mut broken = bytes.clone();
            for _ in 0..1 + r.below(3) {
                // Half of the changes hit the headers and tables at both ends.
                let at = match r.below(4) {
                    0 => r.below(0x200),
                    1 => bytes.len() as u32 - 1 - r.below(28 * 64),
                    _ => r.below(bytes.len() as u32),
                } as usize;
                match r.below(3) {
                    0 => broken[at] ^= 1 << r.below(8),
                    1 => broken[at] = r.pick(&[0, 1, 0x7f, 0x80, 0xff]),
                    _ => broken[at..(at + 8).min(bytes.len())].fill(r.pick(&[0, 0xff])),
                }
            }
            broken.truncate(if r.below(8) == 0 { r.below(bytes.len() as u32) as usize } else { bytes.len() });
            let Ok(object) = Object::parse(&broken) else { continue };
            for kernel in object.kernels() {
                assert_eq!(object.code(kernel).len() as u64, kernel.code_size);
                object.line_for(kernel.code_address);
            }
            if object.image_size() < 1 << 20 {
                let _ = object.image(1 << 40);
            }
        }
    }
}
