//! `t0 targets`: the features, hazards and sizes of each chip.

use std::fmt::Write;

use serde_json::{Value, json};
use t0_isa::target::{ALL, Target};

use crate::Report;
use crate::input::{Failure, pretty};
use crate::paint::{DIM, LABEL, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Show only this target.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let chosen: Vec<&Target> = match &arguments.name {
        None => ALL.iter().collect(),
        Some(name) => match Target::by_name(name) {
            Some(target) => vec![target],
            None => {
                let known = ALL.iter().map(|t| t.name).collect::<Vec<_>>().join(", ");
                return Err(Failure::NoSuchTarget { name: name.clone(), known });
            }
        },
    };
    let mut report = Report::default();
    if arguments.json {
        let all: Vec<Value> = chosen.into_iter().map(json_of).collect();
        report.text = pretty(&json!({ "targets": all }));
        return Ok(report);
    }
    for (i, target) in chosen.into_iter().enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        print(target, &mut report.text);
    }
    Ok(report)
}

fn features(t: &Target) -> [(&'static str, bool); 6] {
    let f = t.features;
    [
        ("wmma", f.wmma),
        ("dot", f.dot),
        ("packed", f.packed),
        ("vopd", f.vopd),
        ("salu_float", f.salu_float),
        ("atomic_f32", f.atomic_f32),
    ]
}

fn hazards(t: &Target) -> [(&'static str, bool); 5] {
    let h = t.hazards;
    [
        ("trans_use", h.trans_use),
        ("pad_user_sgprs", h.pad_user_sgprs),
        ("mad64_overlap", h.mad64_overlap),
        ("cmpx_permlane", h.cmpx_permlane),
        ("privileged_trap", h.privileged_trap),
    ]
}

fn print(t: &Target, out: &mut String) {
    let _ = writeln!(out, "{NAME}{}{NAME:#} {DIM}{}{DIM:#}", t.name, t.generation);
    let mut row = |label: &str, value: String| {
        let _ = writeln!(out, "  {LABEL}{label:<10}{LABEL:#} {value}");
    };
    let named = |of: &[(&str, bool)]| {
        let on: Vec<&str> = of.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
        if on.is_empty() { "none".to_owned() } else { on.join(", ") }
    };
    row("ids", format!("ELF flags {:#x}, gfx_target_version {}", t.elf_flags, t.kfd_version));
    row("features", named(&features(t)));
    row("hazards", named(&hazards(t)));
    let sizes: Vec<String> = t.wave_sizes.iter().map(u32::to_string).collect();
    row("waves", format!("{} per SIMD, of {} lanes", t.waves_per_simd, sizes.join(" or ")));
    row("VGPRs", format!("{} per SIMD in steps of {} (wave32)", t.vgprs_per_simd, t.vgpr_granule));
    row(
        "LDS",
        format!(
            "{} bytes per workgroup, {} per WGP, in steps of {}",
            t.lds_per_workgroup, t.lds_per_wgp, t.lds_granule
        ),
    );
    row("CUs", format!("{} on the full chip", t.compute_units));
}

fn json_of(t: &Target) -> Value {
    let map = |of: &[(&str, bool)]| of.iter().map(|(name, on)| ((*name).to_owned(), json!(on))).collect::<Value>();
    json!({
        "name": t.name,
        "generation": t.generation.to_string(),
        "elf_flags": t.elf_flags,
        "gfx_target_version": t.kfd_version,
        "features": map(&features(t)),
        "hazards": map(&hazards(t)),
        "wave_sizes": t.wave_sizes,
        "waves_per_simd": t.waves_per_simd,
        "vgprs_per_simd": t.vgprs_per_simd,
        "vgpr_granule": t.vgpr_granule,
        "lds_per_workgroup": t.lds_per_workgroup,
        "lds_per_wgp": t.lds_per_wgp,
        "lds_granule": t.lds_granule,
        "compute_units": t.compute_units,
    })
}
