//! The stage `summary`: the most important facts about each kernel.

use std::fmt::Write;

use t0_isa::machine::{Footprint, Limit, Residency};
use t0_isa::object::{Arg, KernelEntry, Object};
use t0_isa::target::Target;

use crate::input::{Choice, Found, whole_name};
use crate::paint::{DIM, LABEL, NAME};

/// One line for each kernel of a program.
pub(super) fn list(file: &str, found: &[Found], out: &mut String) {
    let kernels: Vec<(&Found, &KernelEntry)> =
        found.iter().flat_map(|f| f.object.kernels().iter().map(move |k| (f, k))).collect();
    let _ =
        writeln!(out, "{file}: {} with {}\n", counted(found.len(), "code object"), counted(kernels.len(), "kernel"));
    let width = kernels.iter().map(|(_, k)| whole_name(k).chars().count()).max().unwrap_or(0).max(6);
    let _ = writeln!(
        out,
        "{LABEL}{:<width$}  {:<8} {:>10} {:>7} {:>6} {:>6} {:>6} {:>8}{LABEL:#}",
        "kernel", "target", "at", "bytes", "VGPRs", "LDS", "spills", "waves"
    );
    for (f, k) in kernels {
        let m = &k.metadata;
        let waves = occupancy(&f.object, k).map_or("-".to_owned(), |o| o.waves_per_simd.to_string());
        let at = format!("{:#x}", f.offset);
        let _ = writeln!(
            out,
            "{NAME}{:<width$}{NAME:#}  {:<8} {at:>10} {:>7} {:>6} {:>6} {:>6} {waves:>8}",
            whole_name(k),
            f.object.machine().to_string(),
            k.code_size,
            m.vgpr_count,
            m.group_segment_fixed_size,
            m.vgpr_spill_count + m.sgpr_spill_count,
        );
    }
    let _ =
        writeln!(out, "\n{DIM}More with --kernel NAME, and --stage asm, lines, descriptor, notes or object.{DIM:#}");
}

/// The selected kernels of an object.
pub(super) fn print(name: &str, object: &Object, choice: &Choice, out: &mut String) {
    let kernels = counted(object.kernels().len(), "kernel");
    let size = object.bytes().len();
    let _ = writeln!(out, "{name}: code object {} for {}, {size} bytes, {kernels}", object.abi(), object.machine());
    for k in choice.kernels(object) {
        kernel(object, k, out);
    }
}

fn kernel(object: &Object, k: &KernelEntry, out: &mut String) {
    let (m, d) = (&k.metadata, &k.descriptor);
    let location = object.lines().ranges().iter().find(|r| r.start >= k.code_address && r.line > 0);
    let location =
        location.and_then(|r| object.line_for(r.start)).filter(|_| object.line_for(k.code_address).is_some());
    let location = location.map_or(String::new(), |line| format!(" {DIM}{}:{}{DIM:#}", line.file, line.line));
    let _ = writeln!(out, "\n{NAME}{}{NAME:#}{location}", whole_name(k));
    let mut row = |label: &str, value: String| {
        let _ = writeln!(out, "  {LABEL}{label:<12}{LABEL:#} {value}");
    };
    let shape = match m.reqd_workgroup_size {
        Some([x, y, z]) => format!("{x} x {y} x {z}"),
        None => "any shape".to_owned(),
    };
    row("workgroup", format!("{shape}, at most {} work-items", m.max_flat_workgroup_size));
    let mode = if d.rsrc1.wgp_mode() == 1 { "WGP" } else { "CU" };
    row("wave", format!("{} lanes, {mode} mode", d.wave_size()));
    row("code", format!("{} bytes at {:#x}", k.code_size, k.code_address));
    let spills = match (m.vgpr_spill_count, m.sgpr_spill_count) {
        (0, 0) => "nothing spilled".to_owned(),
        (v, s) => format!("spilled: {} and {}", counted(v as usize, "VGPR"), counted(s as usize, "SGPR")),
    };
    let (v, s) = (counted(m.vgpr_count as usize, "VGPR"), counted(m.sgpr_count as usize, "SGPR"));
    row("registers", format!("{v}, {s}, {spills}"));
    row("LDS", format!("{} bytes", m.group_segment_fixed_size));
    let stack = if m.uses_dynamic_stack { " and a stack of unknown size" } else { "" };
    row("scratch", format!("{} bytes per work-item{stack}", m.private_segment_fixed_size));
    if let Some(o) = occupancy(object, k) {
        let limit = match o.limit {
            Limit::Waves => "the hardware maximum",
            Limit::Vgprs => "limited by VGPRs",
            Limit::Lds => "limited by LDS",
            Limit::Workgroup => "limited by the workgroup's size",
        };
        let unit = if d.rsrc1.wgp_mode() == 1 { "WGP" } else { "CU" };
        let groups = match o.workgroups {
            0 => format!("no workgroup of {} work-items fits", o.work_items),
            n => format!("{} of {} work-items per {unit}", counted(n as usize, "workgroup"), o.work_items),
        };
        row("occupancy", format!("{} per SIMD, {limit}; {groups}", counted(o.waves_per_simd as usize, "wave")));
    }
    if let Some(grid) = &m.grid {
        row("grid", grid.clone());
    }
    for condition in &m.requires {
        row("requires", condition.clone());
    }
    row("arguments", format!("{} bytes, aligned to {}", m.kernarg_segment_size, m.kernarg_segment_align));
    for arg in &m.args {
        let _ = writeln!(out, "    {DIM}{:>4} {:>4}{DIM:#}  {}", arg.offset, arg.size, argument(arg));
    }
}

fn argument(arg: &Arg) -> String {
    let name = arg.name.as_ref().map_or(String::new(), |name| format!("{name}: "));
    let words =
        [arg.type_name.as_deref(), Some(arg.value_kind.as_str()), arg.address_space.as_ref().map(|s| s.as_str())];
    let words = words.into_iter().chain([arg.access.as_ref().map(|a| a.as_str())]).flatten();
    format!("{name}{}", words.collect::<Vec<_>>().join(" "))
}

fn counted(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// The occupancy of a compute unit or a pair of them, if the chip is known. For a kernel that accepts any workgroup
/// shape it is computed for the largest workgroup.
pub(crate) fn occupancy(object: &Object, k: &KernelEntry) -> Option<Residency> {
    let target = Target::by_elf_flags(object.machine().0)?;
    let block = k.metadata.reqd_workgroup_size;
    let items = block.map_or(k.metadata.max_flat_workgroup_size, |[x, y, z]| x.saturating_mul(y).saturating_mul(z));
    Some(target.residency(&Footprint {
        wave_size: k.descriptor.wave_size(),
        wgp_mode: k.descriptor.rsrc1.wgp_mode() == 1,
        vgprs: k.descriptor.vgprs(),
        work_items: items,
        lds_bytes: k.metadata.group_segment_fixed_size,
    }))
}
