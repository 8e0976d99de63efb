//! The trace in the Trace Event Format, which Perfetto and `chrome://tracing` read.
//!
//! The format counts microseconds. Here one of them is one clock, which the names state.

use serde_json::{Value, json};

use super::record::{Instruction, Trace, Wave};
use super::stalls::Stalled;

/// The document. Each wave is a thread with one complete event (`X`) for each instruction, from the clock at which it
/// is the wave's next one to its issue. Flow events (`s`, `f`) lead from memory accesses to their waits.
pub(crate) fn json(trace: &Trace) -> Value {
    let mut events = vec![json!({
        "ph": "M", "name": "process_name", "pid": 0, "tid": 0,
        "args": { "name": format!("{}: compute unit, modelled clocks (1 us = 1 clock)", trace.kernel) },
    })];
    let mut flows = 0;
    for (thread, wave) in trace.waves.iter().enumerate() {
        let [x, y, z] = wave.workgroup;
        let name = format!("workgroup {x},{y},{z} wave {} (SIMD {})", wave.wave, wave.simd);
        events.push(json!({ "ph": "M", "name": "thread_name", "pid": 0, "tid": thread, "args": { "name": name } }));
        instructions(trace, wave, thread, &mut events);
        for link in &wave.links {
            let counter = link.counter.name();
            let flow = |phase: &str, step: u32| {
                let ts = wave.steps[step as usize].issue;
                json!({
                    "ph": phase, "bp": "e", "cat": "wait", "name": counter, "id": flows,
                    "pid": 0, "tid": thread, "ts": ts,
                })
            };
            events.extend([flow("s", link.access), flow("f", link.wait)]);
            flows += 1;
        }
    }
    json!({
        "traceEvents": events,
        "otherData": {
            "clock": "ts and dur are modelled clocks of one compute unit, not microseconds",
            "kernel": trace.kernel,
            "launch": trace.launch,
            "model": trace.model,
            "statement": trace.statement,
        },
    })
}

fn instructions(trace: &Trace, wave: &Wave, thread: usize, events: &mut Vec<Value>) {
    let mut stalls = wave.stalls.iter().peekable();
    for (number, (begin, step)) in wave.begins().enumerate() {
        let instruction = &trace.program[step.instruction as usize];
        let source = instruction.line.map(|(file, line)| format!("{}:{line}", trace.files[file].name));
        let mut event = json!({
            "ph": "X", "cat": instruction.class.label(), "name": instruction.text,
            "pid": 0, "tid": thread, "ts": begin, "dur": step.issue + 1 - begin,
            "args": {
                "offset": instruction.offset,
                "source": source,
                "issue clock": step.issue,
                "done clock": step.done,
            },
        });
        if instruction.class.is_memory() {
            event["args"][instruction.class.counts()] = step.lines.into();
        }
        // The clocks of each wait, and the instruction that it waits for.
        while let Some(Stalled { wait, .. }) = stalls.next_if(|stalled| stalled.step as usize == number) {
            event["args"][format!("waits for {}", wait.stall.label())] = wait.clocks.into();
            if let Some(producer) = wait.producer.and_then(|step| wave.steps.get(step as usize)) {
                let Instruction { offset, text, .. } = &trace.program[producer.instruction as usize];
                event["args"]["waits for instruction"] = format!("{offset:#06x} {text}").into();
            }
        }
        events.push(event);
    }
}
