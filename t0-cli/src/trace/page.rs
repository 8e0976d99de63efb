//! The trace as one HTML file.

use serde_json::{Value, json};
use t0_isa::isa::Counter;
use t0_timing::Stall;

use super::class::Class;
use super::encode;
use super::record::{Trace, Wave};

const TEMPLATE: &str = include_str!("viewer.html");
const STYLE: &str = include_str!("viewer.css");
/// The parts share one scope.
const SCRIPT: &str = concat!(
    include_str!("viewer.js"),
    "\n",
    include_str!("stalls.js"),
    "\n",
    include_str!("timeline.js"),
    "\n",
    include_str!("input.js")
);

/// The length of a wave's overview.
const OVERVIEW: u64 = 240;

/// The page.
pub(crate) fn html(trace: &Trace) -> String {
    let data = data(trace).to_string().replace('<', "\\u003c");
    let title = trace.kernel.replace('&', "&amp;").replace('<', "&lt;");
    let mut rest = TEMPLATE;
    let mut out = String::new();
    // Each part is inserted once, and never searched for the marks of other parts.
    for (mark, part) in [("{{title}}", &*title), ("{{style}}", STYLE), ("{{data}}", &data), ("{{script}}", SCRIPT)] {
        if let Some((before, after)) = rest.split_once(mark) {
            out.push_str(before);
            out.push_str(part);
            rest = after;
        }
    }
    out + rest
}

fn data(trace: &Trace) -> Value {
    let end = trace.waves.iter().map(Wave::end).max().unwrap_or(0);
    let class = |class: Class| Class::ALL.iter().position(|known| *known == class);
    let program = trace.program.iter().map(|instruction| {
        let (file, line) = instruction.line.unzip();
        json!([instruction.offset, instruction.text, class(instruction.class), file, line])
    });
    let waves = trace.waves.iter().map(|wave| {
        json!({
            "workgroup": wave.workgroup,
            "wave": wave.wave,
            "simd": wave.simd,
            "steps": wave.steps.len(),
            "end": wave.end(),
            "overview": overview(trace, wave, end),
            "longest": wave.longest.iter().map(|of| {
                json!([of.step, of.stall as usize, of.producer, of.count, of.clocks])
            }).collect::<Value>(),
            "data": encode::wave(wave, &trace.program),
        })
    });
    json!({
        "kernel": trace.kernel,
        "launch": trace.launch,
        "statement": trace.statement,
        "model": trace.model,
        "end": end,
        "classes": Class::ALL.iter().map(|class| json!([class.key(), class.label(), class.is_memory()])).collect::<Value>(),
        "stalls": Stall::ALL.iter().map(|stall| json!([stall.key(), stall.label()])).collect::<Value>(),
        "counters": Counter::ALL.iter().map(|counter| counter.name()).collect::<Value>(),
        "files": trace.files.iter().map(|file| json!({ "name": *file.name, "text": file.text })).collect::<Value>(),
        "program": program.collect::<Value>(),
        "waves": waves.collect::<Value>(),
    })
}

/// The class that takes most clocks in each of [`OVERVIEW`] equal parts of the time: its number as a letter, or `.`
/// after the wave's end.
fn overview(trace: &Trace, wave: &Wave, end: u64) -> String {
    let mut clocks = vec![vec![0u64; Class::ALL.len()]; OVERVIEW as usize];
    for (begin, step) in wave.begins() {
        let class = trace.program[step.instruction as usize].class;
        let (first, last) = (begin * OVERVIEW / end.max(1), step.issue * OVERVIEW / end.max(1));
        for part in first..=last.min(OVERVIEW - 1) {
            let (from, to) = (part * end / OVERVIEW, (part + 1) * end / OVERVIEW);
            clocks[part as usize][class as usize] += (step.issue + 1).min(to).saturating_sub(begin.max(from));
        }
    }
    let letter = |clocks: &Vec<u64>| {
        let most = clocks.iter().enumerate().filter(|(_, clocks)| **clocks > 0).max_by_key(|(_, clocks)| **clocks);
        most.map_or('.', |(class, _)| char::from(b'a' + class as u8))
    };
    clocks.iter().map(letter).collect()
}
