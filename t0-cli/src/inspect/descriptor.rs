//! The stage `descriptor`: all 64 bytes of each kernel descriptor, by name.

use std::fmt::Write;

use t0_isa::object::{Descriptor, Object};

use crate::input::Choice;
use crate::paint::{DIM, LABEL, NAME};

pub(super) fn print(object: &Object, choice: &Choice, out: &mut String) {
    for (i, k) in choice.kernels(object).enumerate() {
        if i > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{NAME}{}{NAME:#} {DIM}at {:#x}{DIM:#}", k.metadata.symbol, k.descriptor_address);
        descriptor(&k.descriptor, out);
    }
}

fn descriptor(d: &Descriptor, out: &mut String) {
    let mut row = |label: &str, value: String| {
        let _ = writeln!(out, "  {LABEL}{label:<30}{LABEL:#} {value}");
    };
    row("group_segment_fixed_size", d.group_segment_fixed_size.to_string());
    row("private_segment_fixed_size", d.private_segment_fixed_size.to_string());
    row("kernarg_size", d.kernarg_size.to_string());
    row("kernel_code_entry_byte_offset", format!("{:#x}", d.entry_offset));
    row("kernarg_preload", d.kernarg_preload.to_string());
    let words = [
        ("compute_pgm_rsrc1", d.rsrc1.0),
        ("compute_pgm_rsrc2", d.rsrc2.0),
        ("compute_pgm_rsrc3", d.rsrc3.0),
        ("kernel_code_properties", d.properties.0),
    ];
    for (word, value) in words {
        let _ = writeln!(out, "  {LABEL}{word:<30}{LABEL:#} {value:#010x}");
        for (_, field) in d.fields().filter(|(of, _)| *of == word) {
            let bits = if field.high == field.low {
                format!("[{}]", field.low)
            } else {
                format!("[{}:{}]", field.high, field.low)
            };
            let meaning = meaning(d, field.name);
            let _ = writeln!(out, "    {DIM}{bits:>7}{DIM:#} {:<46} {}{DIM}{meaning}{DIM:#}", field.name, field.value);
        }
    }
    let user: Vec<String> = d.user_sgpr_layout().iter().map(|(name, first)| format!("s{first} {name}")).collect();
    if !user.is_empty() {
        let _ = writeln!(out, "  {LABEL}{:<30}{LABEL:#} {}", "user SGPRs from", user.join(", "));
    }
}

/// The meaning of a field's value, if the number alone does not show it.
fn meaning(d: &Descriptor, field: &str) -> String {
    let round = |mode: u32| [" to nearest even", " up", " down", " toward zero"][mode as usize & 3].to_owned();
    let denormals = |mode: u32| [" flushed", " results kept", " sources kept", " kept"][mode as usize & 3].to_owned();
    match field {
        "GRANULATED_WORKITEM_VGPR_COUNT" => format!(" = {} VGPRs", d.vgprs()),
        "FLOAT_ROUND_MODE_32" => round(d.rsrc1.round_32()),
        "FLOAT_ROUND_MODE_16_64" => round(d.rsrc1.round_16_64()),
        "FLOAT_DENORM_MODE_32" => denormals(d.rsrc1.denorm_32()),
        "FLOAT_DENORM_MODE_16_64" => denormals(d.rsrc1.denorm_16_64()),
        "ENABLE_VGPR_WORKITEM_ID" => [" x", " x, y", " x, y, z", ""][d.rsrc2.workitem_id() as usize & 3].to_owned(),
        "INST_PREF_SIZE" => format!(" = {} bytes", d.rsrc3.inst_pref_size() * 128),
        _ => String::new(),
    }
}
