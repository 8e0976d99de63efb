//! Modelled times as text and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};
use t0_timing::confidence::{Confidence, Feature};
use t0_timing::gpu::{Data, Geometry, Limiter, Roof};
use t0_timing::{Parameters, fingerprint};

use super::lines::LineClocks;
use super::model::{Modelled, Sensitivity, Varied};
use super::stalls;
use crate::paint::{DIM, LABEL, NAME};

/// Differences below this part of the time are listed without numbers.
const LITTLE: f64 = 0.0005;

/// A number with separators.
pub(crate) fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = if number < 0 { "-".to_owned() } else { String::new() };
    for (i, digit) in digits.char_indices() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of things.
pub(crate) fn plural(n: u64, one: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{} {one}s", grouped(n as i64)) }
}

/// What limits the launch. A latency has the reason for which waves wait most.
pub(crate) fn limiter(modelled: &Modelled) -> String {
    let limiter = modelled.time.limiter;
    match stalls::first(&modelled.clocks).filter(|_| limiter == Limiter::Latency) {
        Some(stall) => format!("{} ({})", limiter.name(), stall.key()),
        None => limiter.name().to_owned(),
    }
}

/// The hash of the model's parameters.
pub(crate) fn hash(p: &Parameters) -> String {
    format!("{:016x}", fingerprint(&p.table()))
}

/// The chip, the hash of its parameters, and which of them nobody has recorded.
pub(crate) fn model(p: &Parameters) -> String {
    let assumed = match p.assumed() {
        none if none.is_empty() => String::new(),
        names => format!(" (assumed from gfx1100: {})", names.join(", ")),
    };
    format!("{}, parameters {}{assumed}", p.chip, hash(p))
}

/// Waves that a SIMD holds.
pub(crate) fn waves_per_simd(modelled: &Modelled, geometry: &Geometry) -> f64 {
    let occupancy = modelled.time.occupancy;
    f64::from(occupancy.workgroups * geometry.waves) / f64::from(occupancy.simds)
}

/// Appends the time, what limits it, and the roofs.
pub(crate) fn summary(kernel: &str, geometry: &Geometry, modelled: &Modelled, out: &mut String) {
    let (p, time) = (&modelled.parameters, &modelled.time);
    let _ = writeln!(
        out,
        "{NAME}modelled time of `{kernel}`{NAME:#}: {:.2} us, {} clocks at {} MHz and {:.2} us for the launch",
        time.seconds * 1e6,
        grouped(time.clocks),
        p.clock,
        p.launch_overhead as f64 * 1e-3,
    );
    let mut row = |label: &str, text: String| {
        let _ = writeln!(out, "  {LABEL}{label:<11}{LABEL:#} {text}");
    };
    row("limited by", format!("{} (units have work for {:.1} % of the time)", time.limiter.name(), 100.0 * time.grid));
    row("waves", stalls::all(&modelled.clocks));
    let roofs: Vec<String> =
        Roof::ALL.iter().zip(time.roofs).map(|(roof, part)| format!("{} {:.1} %", roof.name(), 100.0 * part)).collect();
    row("roofs", roofs.join(", "));
    let unit = if geometry.wgp_mode { "workgroup processor" } else { "compute unit" };
    row(
        "occupancy",
        format!(
            "{} of {} on a {unit}, {} of {} waves on a SIMD",
            plural(time.occupancy.workgroups.into(), "workgroup"),
            plural(geometry.waves.into(), "wave"),
            waves_per_simd(modelled, geometry),
            p.simd_waves,
        ),
    );
    let (simulated, of) = time.simulated;
    row(
        "simulated",
        format!("{simulated} of {} on a unit, sampling error {:.1} %", plural(of, "workgroup"), 100.0 * time.error),
    );
    let article = if modelled.data == Data::Infinity { "the " } else { "" };
    row("data", format!("in {article}{} at the start", modelled.data.name()));
    row("confidence", confidence(modelled));
    row("model", format!("{}: modelled, not measured", model(p)));
}

/// What the time rests on, and the parameters that change it most.
fn confidence(modelled: &Modelled) -> String {
    let percent = |part: f64| format!("{:.1} %", 100.0 * part);
    let Confidence { recorded, unrecorded } = &modelled.confidence;
    let mut text = format!("{} of the waves' clocks are in what recordings of a card show", percent(*recorded));
    let others = unrecorded.iter().filter(|(_, part)| *part >= LITTLE);
    let others: Vec<String> = others.map(|(what, part)| format!("{} {}", what.label(), percent(*part))).collect();
    if !others.is_empty() {
        let _ = write!(text, "; not in {}", others.join(", "));
    }
    let seconds = modelled.time.seconds;
    let most = most_sensitive(modelled);
    if !most.is_empty() {
        let of = |row: &&Sensitivity| format!("{} ({})", row.parameter.name, percent(row.effect(seconds) / seconds));
        let _ = write!(text, "; most sensitive to {}", most.iter().map(of).collect::<Vec<_>>().join(", "));
    }
    text
}

/// The parameters with the greatest effect on the time, at most three.
fn most_sensitive(modelled: &Modelled) -> Vec<&Sensitivity> {
    let seconds = modelled.time.seconds;
    let mut rows: Vec<&Sensitivity> = modelled.sensitivity.iter().collect();
    rows.retain(|row| row.effect(seconds) > LITTLE * seconds);
    rows.sort_by(|a, b| b.effect(seconds).total_cmp(&a.effect(seconds)));
    rows.truncate(3);
    rows
}

/// Appends the times with other values of uncertain parameters, those with the greatest effect first.
pub(crate) fn sensitivity(seconds: f64, all: &[Sensitivity], out: &mut String) {
    let mut rows: Vec<&Sensitivity> = all.iter().collect();
    rows.sort_by(|a, b| b.effect(seconds).total_cmp(&a.effect(seconds)));
    let matters = |row: &&&Sensitivity| {
        let fits = [row.lower, row.higher].into_iter().flatten().all(|varied| varied.seconds.is_some());
        row.effect(seconds) > LITTLE * seconds || !fits
    };
    let _ = writeln!(out, "{LABEL}time with uncertain parameters at the ends of their ranges{LABEL:#}");
    let width = rows.iter().map(|row| row.parameter.name.len()).max().unwrap_or(0);
    for row in rows.iter().filter(matters) {
        let change = |varied: Option<Varied>| {
            let Some(Varied { value, seconds: other }) = varied else { return format!("{:>32}", "-") };
            match other {
                Some(other) => {
                    format!("{value:>7}: {:>9.2} us {:>+8.1} %", other * 1e6, 100.0 * (other - seconds) / seconds)
                }
                None => format!("{value:>7}: {:>22}", "does not fit"),
            }
        };
        let _ = writeln!(
            out,
            "  {:<width$} {:>7}  {}  {}",
            row.parameter.name,
            row.parameter.value,
            change(row.lower),
            change(row.higher)
        );
    }
    let rest: Vec<&str> = rows.iter().filter(|row| !matters(row)).map(|row| row.parameter.name).collect();
    if !rest.is_empty() {
        let _ = writeln!(out, "  {DIM}less than 0.05 %: {}{DIM:#}", rest.join(", "));
    }
}

/// The report as a JSON value.
pub(crate) fn json(geometry: &Geometry, modelled: &Modelled, lines: &LineClocks) -> Value {
    let time = &modelled.time;
    let roofs = Roof::ALL.iter().zip(time.roofs).map(|(roof, part)| (roof.name().to_owned(), json!(part)));
    json!({
        "modelled": true,
        "chip": modelled.parameters.chip,
        "parameters": hash(&modelled.parameters),
        "assumed": modelled.parameters.assumed(),
        "clocks": time.clocks,
        "seconds": time.seconds,
        "limiter": time.limiter.name(),
        "roofs": Value::Object(roofs.collect()),
        "grid": time.grid,
        "occupancy": {
            "units": time.occupancy.units,
            "workgroups": time.occupancy.workgroups,
            "waves_per_simd": waves_per_simd(modelled, geometry),
        },
        "simulated_workgroups": [time.simulated.0, time.simulated.1],
        "sampling_error": time.error,
        "data": modelled.data.name(),
        "confidence": confidence_json(modelled),
        "waves": modelled.clocks.waves,
        "wave_clocks": modelled.clocks.total,
        "starting_clocks": lines.starting,
        "stalls": stalls::json(&modelled.clocks.reasons()),
        "lines": lines.json(),
        "sensitivity": sensitivity_json(&modelled.sensitivity),
    })
}

fn confidence_json(modelled: &Modelled) -> Value {
    let Confidence { recorded, unrecorded } = &modelled.confidence;
    let other = |(what, part): &(Feature, f64)| json!({ "what": what.label(), "part": part });
    let sensitive = most_sensitive(modelled).into_iter().map(|row| row.parameter.name);
    json!({
        "recorded": recorded,
        "unrecorded": unrecorded.iter().map(other).collect::<Value>(),
        "most_sensitive": sensitive.collect::<Value>(),
    })
}

/// The times with other values of uncertain parameters as a JSON value.
pub(crate) fn sensitivity_json(rows: &[Sensitivity]) -> Value {
    let varied =
        |varied: Option<Varied>| varied.map(|Varied { value, seconds }| json!({ "value": value, "seconds": seconds }));
    let row = |row: &Sensitivity| {
        json!({
            "parameter": row.parameter.name,
            "value": row.parameter.value,
            "lower": varied(row.lower),
            "higher": varied(row.higher),
        })
    };
    rows.iter().map(row).collect()
}
