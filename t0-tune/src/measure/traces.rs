//! What the workgroups execute that the cycle model needs.

use std::ops::Range;

use t0_sim::exec::{Executed, Options};
use t0_timing::Parameters;
use t0_timing::gpu::{Geometry, Sample};

use super::cost::{NoCost, Run};
use super::launch::{Loaded, impossible};
use crate::Error;

/// Bytes that the traces of one run take at most, unless one workgroup takes more.
const TRACE_BYTES: u64 = 256 << 20;
/// Bytes of a trace for each executed instruction.
const STEP_BYTES: u64 = size_of::<Executed>() as u64;
/// Wave-instructions of the first workgroup.
const FIRST_BUDGET: u64 = TRACE_BYTES / STEP_BYTES;
/// How many times as many wave-instructions as the first workgroup another one executes at most.
const MORE: u64 = 4;

/// An instance that the cycle model does not know.
pub(super) fn failed(instance: &str, why: impl ToString) -> Error {
    Error::Model { instance: instance.to_owned(), why: why.to_string() }
}

/// Records the workgroups that the model needs with the parameters `p`. A workgroup that waits for one that does not
/// run exhausts a budget, and the instance is refused.
pub(super) fn record(run: &Run<'_>, p: &Parameters) -> Result<Sample, NoCost> {
    let Run { built, arguments, instance, .. } = *run;
    let wrong = |why: &dyn std::fmt::Display| NoCost::from(impossible(&built.name, why));
    let entry = built.object.kernel(&built.name).ok_or_else(|| wrong(&"the code object does not contain it"))?;
    let geometry =
        Geometry::of(&entry.descriptor, arguments.grid, built.block, 0).map_err(|error| failed(instance, error))?;
    let mut loaded = Loaded::new(built, arguments)?;
    let mut sample = Sample::new(geometry);
    let needed = geometry.sample(p).end;
    let mut numbers = 0..needed.min(1);
    let mut budget = FIRST_BUDGET;
    while !numbers.is_empty() {
        let options = Options {
            trace: numbers.end - numbers.start,
            only: numbers.clone().collect(),
            budget: Some(budget),
            threads: Some(1),
            ..Options::default()
        };
        let stats = loaded.launch(arguments.grid, options)?;
        let each = stats.instructions.div_ceil(numbers.end - numbers.start).max(1);
        let executed = |trace: Vec<Executed>| trace.into_iter().map(|one| (one.address, one.lines));
        let traces = stats.trace.into_iter().map(|wave| (executed(wave.executed), wave.touched));
        let object = loaded.object().map_err(|error| wrong(&error))?;
        sample.add(object, numbers.clone(), traces).map_err(|error| failed(instance, error))?;
        numbers = next(numbers, needed, each);
        budget = each.saturating_mul(MORE * (numbers.end - numbers.start)).max(FIRST_BUDGET);
    }
    Ok(sample)
}

/// The workgroups after these, as many as have bounded traces.
fn next(numbers: Range<u64>, needed: u64, each: u64) -> Range<u64> {
    let count = (TRACE_BYTES / STEP_BYTES / each).max(1);
    numbers.end..needed.min(numbers.end.saturating_add(count))
}
