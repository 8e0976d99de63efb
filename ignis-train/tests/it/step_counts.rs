//! The launches and transfers of training steps: only batches cross to the device, and only metrics to the host.

use ignis::nn::Mlp;
use ignis::{Counts, DType, Result, Tensor};
use ignis_train::optim::LossScaling;
use ignis_train::train::{Options, Step};
use std::path::Path;
use t0_tests_share::parabola::{BATCH, Parabola, loss, options, trainer};
use t0_tests_share::tensors::strict;

const LOG_EVERY: u64 = 4;

/// The counters at the beginning of each batch, for a loss that is computed by `loss`.
fn counters(dtype: DType, accumulate: usize, loss: fn(&Mlp, &[f32], &Step) -> Result<Tensor>) -> Vec<Counts> {
    let context = strict();
    let mut options =
        Options { folder: None, accumulate, log_every: LOG_EVERY, ..options(Path::new(""), 2 * LOG_EVERY + 1) };
    options.optimizer.scaling = (dtype == DType::F16).then(LossScaling::default);
    let mut trainer = trainer(&context, dtype, options).expect("a trainer");
    let mut all = Vec::new();
    let run = trainer.run(&mut Parabola::default(), |model, batch, step| {
        all.push(context.counts());
        loss(model, batch, step)
    });
    run.expect("a run");
    all
}

/// Checks the differences between the beginnings of steps, and returns the launches of a step.
fn check(counters: &[Counts], accumulate: usize) -> Result<u64, String> {
    let steps: Vec<&Counts> = counters.iter().step_by(accumulate).collect();
    let mut launches = None;
    for (index, pair) in steps.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        let logs = (index as u64 + 1).is_multiple_of(LOG_EVERY);
        let batches = accumulate as u64;
        let (writes, written) = (to.host_writes - from.host_writes, to.host_write_bytes - from.host_write_bytes);
        // Inputs and targets.
        if (writes, written) != (2 * batches, batches * 2 * 4 * BATCH as u64) {
            return Err(format!("step {index}: {writes} writes of {written} bytes"));
        }
        let (reads, read) = (to.host_reads - from.host_reads, to.host_read_bytes - from.host_read_bytes);
        // A loss for each batch since the last record, and the control block of the optimiser.
        let expected = if logs { (2, LOG_EVERY * batches * 4 + 64) } else { (0, 0) };
        if (reads, read) != expected {
            return Err(format!("step {index}: {reads} reads of {read} bytes"));
        }
        if !logs {
            let here = to.launches - from.launches;
            match launches {
                Some(launches) if launches != here => return Err(format!("step {index}: {here} launches")),
                _ => launches = Some(here),
            }
        }
    }
    launches.ok_or_else(|| "no steps".to_owned())
}

#[test]
fn only_batches_and_metrics_cross_between_host_and_device() {
    let cases = [(DType::F32, 1), (DType::F32, 3), (DType::Bf16, 1), (DType::F16, 2)];
    let found = cases.map(|(dtype, accumulate)| check(&counters(dtype, accumulate, loss), accumulate));
    // A change of these figures is a change of the cost of a step: state the reason for it in the commit.
    assert_eq!(found, [Ok(26), Ok(72), Ok(38), Ok(71)]);
}

#[test]
fn a_read_within_a_step_is_found() {
    let reading = |model: &Mlp, batch: &[f32], step: &Step| {
        let value = loss(model, batch, step)?;
        value.item::<f32>()?;
        Ok(value)
    };
    assert_eq!(check(&counters(DType::F32, 1, reading), 1), Err("step 0: 1 reads of 4 bytes".to_owned()));
    let uploading = |model: &Mlp, batch: &[f32], step: &Step| {
        Tensor::from_slice(model.layers[0].weight.master().context(), &[1u32], &[1])?;
        loss(model, batch, step)
    };
    assert_eq!(check(&counters(DType::F32, 1, uploading), 1), Err("step 0: 3 writes of 68 bytes".to_owned()));
}
