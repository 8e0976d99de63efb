//! The stage `notes`: the metadata as YAML, in llvm-readelf's format.

use std::fmt::Write;

use t0_abi::names;
use t0_isa::object::{Arg, KernelMetadata, Object};

use crate::input::Choice;

pub(super) fn print(object: &Object, choice: &Choice, out: &mut String) {
    let _ = writeln!(out, "---\namdhsa.kernels:");
    for k in choice.kernels(object) {
        kernel(&k.metadata, out);
    }
    if let Some(target) = object.target() {
        let _ = writeln!(out, "amdhsa.target:   {target}");
    }
    let minor = if object.abi().ident() == 2 { 1 } else { 2 };
    let _ = writeln!(out, "amdhsa.version:\n  - 1\n  - {minor}\n...");
}

fn kernel(m: &KernelMetadata, out: &mut String) {
    let mut first = "- ";
    let mut put = |key: &str, value: String| {
        let _ = writeln!(out, "  {first}{:<16} {value}", format!("{key}:"));
        first = "  ";
    };
    put(".name", m.name.clone());
    put(".symbol", m.symbol.clone());
    put(".group_segment_fixed_size", m.group_segment_fixed_size.to_string());
    put(".kernarg_segment_align", m.kernarg_segment_align.to_string());
    put(".kernarg_segment_size", m.kernarg_segment_size.to_string());
    put(".max_flat_workgroup_size", m.max_flat_workgroup_size.to_string());
    put(".private_segment_fixed_size", m.private_segment_fixed_size.to_string());
    if let Some([x, y, z]) = m.reqd_workgroup_size {
        put(".reqd_workgroup_size", format!("[{x}, {y}, {z}]"));
    }
    put(".sgpr_count", m.sgpr_count.to_string());
    put(".sgpr_spill_count", m.sgpr_spill_count.to_string());
    put(".uses_dynamic_stack", m.uses_dynamic_stack.to_string());
    put(".vgpr_count", m.vgpr_count.to_string());
    put(".vgpr_spill_count", m.vgpr_spill_count.to_string());
    put(".wavefront_size", m.wavefront_size.to_string());
    if let Some(wgp) = m.workgroup_processor_mode {
        put(".workgroup_processor_mode", u32::from(wgp).to_string());
    }
    if let Some(abi) = m.abi {
        put(names::ABI, format!("[{}, {}]", abi.version, abi.features));
    }
    if let Some(grid) = &m.grid {
        put(names::GRID, scalar(grid));
    }
    if let Some(instance) = &m.instance {
        put(names::INSTANCE, scalar(instance));
    }
    if let Some(parameters) = &m.parameters {
        put(names::PARAMETERS, scalar(parameters));
    }
    if !m.requires.is_empty() {
        let all: Vec<String> = m.requires.iter().map(|condition| format!("\n      - {}", scalar(condition))).collect();
        put(names::REQUIRES, all.concat());
    }
    if !m.args.is_empty() {
        let _ = writeln!(out, "    .args:");
        m.args.iter().for_each(|arg| argument(arg, out));
    }
}

/// A scalar of YAML, in single quotes if LLVM's writer quotes it (`needsQuotes` in YAMLTraits.h), as `'In<f32>'`.
fn scalar(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-^., \t/".contains(c);
    if text.chars().all(plain) { text.to_owned() } else { format!("'{}'", text.replace('\'', "''")) }
}

fn argument(arg: &Arg, out: &mut String) {
    let mut first = "- ";
    let mut put = |key: &str, value: &str| {
        let _ = writeln!(out, "      {first}{:<16} {value}", format!("{key}:"));
        first = "  ";
    };
    if let Some(name) = &arg.name {
        put(".name", name);
    }
    put(".offset", &arg.offset.to_string());
    put(".size", &arg.size.to_string());
    if let Some(name) = &arg.type_name {
        put(".type_name", &scalar(name));
    }
    put(".value_kind", arg.value_kind.as_str());
    if let Some(space) = &arg.address_space {
        put(".address_space", space.as_str());
    }
    if let Some(access) = &arg.access {
        put(".actual_access", access.as_str());
    }
}
