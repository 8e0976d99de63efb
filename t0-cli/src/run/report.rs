//! The result of a launch as text and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};
use t0_sim::exec::profile::{Class, Kind, Profile, Share, Traffic};
use t0_sim::exec::{Note, NoteKind, Notes, Stats};
use t0_sim::gpu::{Gpu, Launch, LaunchFault};

use super::lines::Lines;
use super::output::Shown;
use super::timing::Timing;
use crate::Report;
use crate::paint::{ERROR, LABEL, NAME};

type Outcome = Result<Stats, Box<LaunchFault>>;

impl Shown {
    fn title(&self) -> String {
        let name = self.name.as_deref().map_or(String::new(), |name| format!(" `{name}`"));
        let shape = match self.rows {
            1 => self.cols.to_string(),
            rows => format!("{rows}x{}", self.cols),
        };
        format!("arg {}{name}, {}[{shape}]", self.index, self.element.name())
    }

    fn elements(&self) -> impl Iterator<Item = &[u8]> {
        self.head.chunks_exact(self.element.size())
    }
}

/// The notes of strict mode, each with its source line.
fn notes(gpu: &Gpu, notes: &Notes) -> Vec<String> {
    let line = |note: &Note| gpu.source_line(note.pc).map_or(String::new(), |line| format!("\n  source {line}"));
    let mut list: Vec<String> =
        notes.iter().map(|note| format!("{LABEL}note:{LABEL:#} {note}{}", line(note))).collect();
    if notes.dropped() != 0 {
        list.push(format!("{LABEL}note:{LABEL:#} {} more notes, of other instructions", notes.dropped()));
    }
    list
}

fn notes_json(gpu: &Gpu, notes: &Notes) -> Vec<Value> {
    let value = |note: &Note| {
        let (lanes, lds, address, size) = match note.kind {
            NoteKind::StoreConflict { lds, address, size, lanes } => (Some(lanes), lds, address, size),
            NoteKind::StoreInFlight { address, size } | NoteKind::UnmarkedAccess { address, size, .. } => {
                (None, false, address, size)
            }
        };
        json!({
            "what": note.kind.to_string(),
            "source": gpu.source_line(note.pc).map(|line| line.to_string()),
            "instruction": note.instruction.to_string(),
            "workgroup": note.workgroup,
            "wave": note.wave,
            "lanes": lanes,
            "lds": lds,
            "address": address,
            "size": size,
            "times": note.times,
        })
    };
    notes.iter().map(value).collect()
}

pub(super) fn text(report: &mut Report, gpu: &Gpu, kernel: &str, launch: &Launch, outcome: &Outcome, shown: &[Shown]) {
    let out = &mut report.text;
    for buffer in shown {
        let _ = write!(out, "{NAME}{}{NAME:#}", buffer.title());
        match &buffer.file {
            Some(file) => {
                let _ = writeln!(out, ": written to {file}");
            }
            None => {
                out.push(':');
                for bytes in buffer.elements() {
                    out.push(' ');
                    buffer.element.print(bytes, out);
                }
                let rest = (buffer.rows * buffer.cols).saturating_sub(buffer.elements().count() as u64);
                if rest > 0 {
                    let _ = write!(out, " .. {rest} more");
                }
                out.push('\n');
            }
        }
    }
    match outcome {
        Ok(stats) => {
            let Stats { workgroups, waves, instructions, .. } = *stats;
            let each = instructions as f64 / waves.max(1) as f64;
            let shape = |[x, y, z]: [u32; 3]| format!("{x}x{y}x{z}");
            let count = |n: u64, one: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") };
            report.remarks.push(format!(
                "`{kernel}`: {} work-items in workgroups of {}: {}, {}, {} ({each:.1} per wave)",
                shape(launch.grid),
                shape(launch.block.map(u32::from)),
                count(workgroups, "workgroup"),
                count(waves, "wave"),
                count(instructions, "wave-instruction"),
            ));
            report.remarks.extend(stats.profile.iter().flat_map(|profile| statistics(profile, waves)));
            report.remarks.extend(notes(gpu, &stats.notes));
        }
        Err(fault) => report.remarks.push(format!("{ERROR}fault:{ERROR:#} {fault}")),
    }
}

/// One line for each class of instructions and each kind of memory that the kernel used.
fn statistics(profile: &Profile, waves: u64) -> Vec<String> {
    let classes =
        Class::ALL.into_iter().map(|class| (class, profile.class(class))).filter(|(_, share)| share.total != 0);
    let classes = classes.map(|(class, Share { total, least, most })| {
        let range = if least == most { String::new() } else { format!(", {least} to {most}") };
        let each = total as f64 / waves.max(1) as f64;
        format!("  {:<14} {total:>12}  ({each:.1} per wave{range})", class.name())
    });
    let kinds = Kind::ALL.into_iter().map(|kind| (kind, profile.traffic(kind)));
    let kinds = kinds.filter(|(_, traffic)| *traffic != Traffic::default()).map(|(kind, Traffic { read, written })| {
        format!("  {:<14} {read:>12} bytes read {written:>12} written", format!("{} memory", kind.name()))
    });
    classes.chain(kinds).collect()
}

fn statistics_json(profile: &Profile) -> (Value, Value) {
    let classes = Class::ALL.into_iter().map(|class| {
        let Share { total, least, most } = profile.class(class);
        (class.name().to_owned(), json!({ "total": total, "least": least, "most": most }))
    });
    let kinds = Kind::ALL.into_iter().map(|kind| {
        let Traffic { read, written } = profile.traffic(kind);
        (kind.name().to_owned(), json!({ "read": read, "written": written }))
    });
    (Value::Object(classes.collect()), Value::Object(kinds.collect()))
}

pub(super) fn json(
    gpu: &Gpu,
    kernel: &str,
    launch: &Launch,
    (outcome, mistakes): (&Outcome, &[String]),
    (lines, timing): (Option<&Lines>, Option<&Timing>),
    shown: &[Shown],
) -> String {
    let outputs: Vec<Value> = shown
        .iter()
        .map(|buffer| {
            json!({
                "argument": buffer.index,
                "name": buffer.name,
                "type": buffer.element.name(),
                "shape": [buffer.rows, buffer.cols],
                "file": buffer.file,
                "values": buffer.elements().map(|bytes| buffer.element.json(bytes)).collect::<Vec<_>>(),
            })
        })
        .collect();
    let stats = outcome.as_ref().ok().map(|stats| {
        let (classes, memory) = stats.profile.as_deref().map(statistics_json).unzip();
        json!({
            "workgroups": stats.workgroups,
            "waves": stats.waves,
            "wave_instructions": stats.instructions,
            "classes": classes,
            "memory_bytes": memory,
            "lines": lines.map(Lines::json),
            "notes": notes_json(gpu, &stats.notes),
        })
    });
    let fault = outcome.as_ref().err().map(|found| {
        let fault = &found.fault;
        json!({
            "what": fault.kind.to_string(),
            "kernel": found.kernel,
            "offset": found.offset,
            "source": found.line.as_ref().map(ToString::to_string),
            "instruction": fault.instruction,
            "workgroup": fault.workgroup,
            "wave": fault.wave,
            "lane": fault.lane,
        })
    });
    let mut value = json!({
        "kernel": kernel,
        "grid": launch.grid,
        "block": launch.block,
        "strict": launch.options.strict,
        "stats": stats,
        "fault": fault,
        "outputs": outputs,
    });
    if launch.options.strict {
        value["static_check"] = json!(mistakes);
    }
    if let Some(timing) = timing {
        value["timing"] = timing.json();
    }
    format!("{value:#}\n")
}
