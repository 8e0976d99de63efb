//! Compares objects, field by field, with the output of LLVM's tools and with the `object` crate.

use crate::oracle_object::samples::{all, ours};
use crate::oracle_object::tools::{llvm, run, save};
use object::Endianness::Little;
use object::elf::FileHeader64;
use object::read::elf::{ElfFile64, FileHeader, Sym};
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;
use t0_isa::object::{AbiVersion, Kernel, Machine, Object, ObjectBuilder};

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

/// The YAML that readelf prints for the metadata, flattened: kernel number, argument number, key, value.
fn printed_metadata(text: &str) -> Vec<(usize, Option<usize>, String, String)> {
    let (mut kernel, mut arg) = (0, None);
    let mut out: Vec<(usize, Option<usize>, String, String)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let body = line.trim_start();
        let indent = line.len() - body.len();
        // Objects linked from several sources have one note for each.
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
    const NOT_MODELLED: [&str; 7] = [
        ".language",
        ".language_version",
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
            m.abi.iter().for_each(|abi| put(t0_abi::names::ABI, format!("{} {}", abi.version, abi.features)));
            m.instance.iter().for_each(|instance| put(t0_abi::names::INSTANCE, instance.clone()));
            for (a, arg) in m.args.iter().enumerate() {
                let mut put = |key: &str, value: String| own.push((i, Some(a), key.to_owned(), value));
                put(".offset", arg.offset.to_string());
                put(".size", arg.size.to_string());
                put(".value_kind", arg.value_kind.to_string());
                arg.name.iter().for_each(|name| put(".name", name.clone()));
                arg.address_space.iter().for_each(|space| put(".address_space", space.to_string()));
                arg.access.iter().for_each(|access| put(".actual_access", access.to_string()));
                arg.type_name.iter().for_each(|name| put(".type_name", name.clone()));
                arg.layout.iter().for_each(|layout| put(t0_abi::names::LAYOUT, layout.clone()));
            }
        }
        own.sort();
        assert_eq!(own, theirs, "{name}");
        let target = text.lines().find_map(|line| line.strip_prefix("amdhsa.target:")).map(str::trim);
        assert_eq!(object.target(), target, "{name}");
    }
}

/// The descriptors as objdump prints them: kernel, directive (or comment) and number.
pub(crate) fn printed_descriptors(text: &str) -> BTreeMap<String, BTreeMap<String, u64>> {
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

/// Independent of LLVM: the `object` crate reads the same, and both hash tables contain every symbol.
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
