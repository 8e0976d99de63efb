//! The table of launches, and its JSON.

use std::fmt::Write;

use serde_json::{Value, json};
use t0_timing::Parameters;
use t0_timing::gpu::Roof;

use super::launches::{Known, Launch, Profile};
use crate::paint::{DIM, LABEL, NAME};
use crate::timing::report::{self, grouped, waves_per_simd};

/// Sides of a launch: those after the last one that is not 1 are left out.
pub(crate) fn sides(sides: [u32; 3]) -> String {
    let count = sides.iter().rposition(|side| *side != 1).map_or(1, |last| last + 1);
    sides[..count].iter().map(|side| grouped((*side).into())).collect::<Vec<_>>().join(" x ")
}

/// A time in a unit that suits it.
fn time(seconds: f64) -> String {
    match seconds {
        s if s >= 1.0 => format!("{s:.2} s"),
        s if s >= 1e-2 => format!("{:.2} ms", s * 1e3),
        s => format!("{:.2} us", s * 1e6),
    }
}

/// Whether launches of the row executed another number of instructions than the recorded one.
fn differs(launch: &Launch) -> bool {
    launch.range != (launch.instructions, launch.instructions)
}

/// The overhead of the launches whose times are known.
struct Overhead {
    launches: u64,
    /// Those behind work for which the host has not waited.
    queued: u64,
    seconds: f64,
    /// Nanoseconds of a launch, and of one behind others. Nothing without launches.
    each: Option<[i64; 2]>,
}

impl Overhead {
    fn of(profile: &Profile) -> Overhead {
        let known = || profile.launches.iter().filter_map(|launch| Some((launch, launch.outcome.as_ref().ok()?)));
        let of = |(launch, known): (&Launch, &Known)| launch.overhead(&known.modelled.parameters);
        // All launches have the same parameters with the same values.
        let parameters = known().next().map(|(_, known)| &known.modelled.parameters);
        Overhead {
            launches: known().map(|(launch, _)| launch.count).sum(),
            queued: known().map(|(launch, _)| launch.queued).sum(),
            seconds: known().map(of).sum(),
            each: parameters.map(|p| [p.launch_overhead, p.queued_overhead]),
        }
    }

    /// Which part of all `seconds` it is.
    fn part(&self, seconds: f64) -> String {
        let Some(each) = self.each else { return String::new() };
        let [alone, behind] = each.map(|ns| format!("{:.2} us", ns as f64 * 1e-3));
        let each = match (self.launches - self.queued, self.queued) {
            (0, _) => format!("the {behind} for each launch behind others"),
            (_, 0) => format!("the {alone} for each launch"),
            (_, queued) => {
                format!("the {alone} for each launch, or {behind} for {} behind others", grouped(queued as i64))
            }
        };
        format!(", of which {:.1} % is {each}", 100.0 * self.seconds / seconds)
    }
}

/// The parameters of each chip that a kernel was compiled for.
fn parameters(profile: &Profile) -> Vec<&Parameters> {
    let mut all: Vec<&Parameters> = Vec::new();
    for known in profile.launches.iter().filter_map(|launch| launch.outcome.as_ref().ok()) {
        let p = &known.modelled.parameters;
        if all.iter().all(|other| other.chip != p.chip) {
            all.push(p);
        }
    }
    all
}

pub(super) fn print(program: &str, profile: &Profile, out: &mut String) {
    let overhead = Overhead::of(profile);
    let _ = writeln!(
        out,
        "{NAME}modelled time of `{program}`{NAME:#}: {} for {}{}",
        time(profile.seconds),
        plural_launches(overhead.launches),
        overhead.part(profile.seconds),
    );
    for p in parameters(profile) {
        let _ = writeln!(out, "  {LABEL}model{LABEL:#} {}: modelled, not measured", report::model(p));
    }
    let roofs = Roof::ALL.map(|roof| format!("{:>7}", short(roof))).concat();
    let _ = writeln!(
        out,
        "{LABEL}{:>6} {:>11} {:>8} {:>12}  {:<21}{roofs} {:>6}  kernel, work-items / workgroup{LABEL:#}",
        "share", "time", "launches", "each", "limited by", "waves"
    );
    for launch in &profile.launches {
        if let Ok(known) = &launch.outcome {
            row(profile, launch, known, out);
        }
    }
    for launch in &profile.launches {
        let places = format!("{}, {} / {}", launch.kernel, sides(launch.shape.grid), sides(launch.shape.block));
        if let Err(why) = &launch.outcome {
            let _ = writeln!(out, "{DIM}not modelled:{DIM:#} {} of {places}: {why}", plural_launches(launch.count));
        } else if differs(launch) {
            let (least, most) = launch.range;
            let [least, most, recorded] = [least, most, launch.instructions].map(|n| grouped(n as i64));
            let _ = writeln!(
                out,
                "{DIM}~{DIM:#} {places}: {least} to {most} wave-instructions; the time is that of a launch with {recorded}"
            );
        }
    }
}

fn plural_launches(count: u64) -> String {
    if count == 1 { "1 launch".to_owned() } else { format!("{} launches", grouped(count as i64)) }
}

/// The name of a roof in a narrow column.
fn short(roof: Roof) -> &'static str {
    match roof {
        Roof::Infinity => "InfC",
        other => other.name(),
    }
}

fn row(profile: &Profile, launch: &Launch, known: &Known, out: &mut String) {
    let modelled = &known.modelled;
    let roofs: String = modelled.time.roofs.iter().map(|part| format!("{:>6.1}%", 100.0 * part)).collect();
    let _ = writeln!(
        out,
        "{:>5.1}% {:>11} {:>8} {:>12}  {:<21}{roofs} {:>6}  {NAME}{}{NAME:#}, {} / {}",
        100.0 * launch.seconds() / profile.seconds,
        time(launch.seconds()),
        launch.count,
        format!("{}{}", if differs(launch) { "~" } else { "" }, time(launch.seconds() / launch.count as f64)),
        report::limiter(modelled),
        waves_per_simd(modelled, &known.geometry),
        launch.kernel,
        sides(launch.shape.grid),
        sides(launch.shape.block),
    );
}

pub(super) fn json(program: &str, exit: u8, profile: &Profile) -> Value {
    let launch = |launch: &Launch| {
        let known = launch.outcome.as_ref();
        json!({
            "kernel": launch.kernel,
            "grid": launch.shape.grid,
            "block": launch.shape.block,
            "lds_bytes": launch.shape.lds_bytes,
            "launches": launch.count,
            "queued": launch.queued,
            "wave_instructions": {
                "least": launch.range.0,
                "most": launch.range.1,
                "recorded": launch.instructions,
            },
            "seconds": known.is_ok().then(|| launch.seconds()),
            "each": known.ok().map(|known| report::json(&known.geometry, &known.modelled, &known.lines)),
            "error": known.err().map(ToString::to_string),
        })
    };
    json!({
        "program": program,
        "exit": exit,
        "modelled": true,
        "parameters": parameters(profile).into_iter().map(report::hash).collect::<Vec<String>>().join(", "),
        "seconds": profile.seconds,
        "launch_overhead": Overhead::of(profile).seconds,
        "launches": profile.launches.iter().map(launch).collect::<Value>(),
        "sensitivity": report::sensitivity_json(&profile.sensitivity),
    })
}

#[cfg(test)]
mod tests {
    use super::{sides, time};

    #[test]
    fn sides_and_times_are_short() {
        assert_eq!(sides([1, 1, 1]), "1");
        assert_eq!(sides([65_537, 1, 1]), "65,537");
        assert_eq!(sides([64, 1, 2]), "64 x 1 x 2");
        let times = [0.0, 9.9e-6, 0.002, 0.0123, 2.5].map(time);
        assert_eq!(times, ["0.00 us", "9.90 us", "2000.00 us", "12.30 ms", "2.50 s"]);
    }
}
