//! Processes that share the batches of a step.

use super::error::TrainError;
use crate::optim::Optimizer;
use ignis::{Result, Tensor};

/// Processes that train together. Each has the whole model, and computes the gradients of its part of the batches.
///
/// A step of `n` processes that accumulate one batch each has the bits of a step of one process that accumulates `n`
/// batches: gradients are added in the order of ranks, on the device.
pub trait Group {
    /// The number of processes, at least 1.
    fn size(&self) -> usize;

    /// The number of this process, less than [`Group::size`].
    fn rank(&self) -> usize;

    /// The values of all processes in the order of ranks, `size * values.len()` in total. All processes call it with
    /// equally many values, and wait for each other.
    ///
    /// # Errors
    /// [`TrainError::Group`].
    fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError>;
}

/// One process that trains alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Group for Alone {
    fn size(&self) -> usize {
        1
    }

    fn rank(&self) -> usize {
        0
    }

    fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError> {
        Ok(values.to_vec())
    }
}

/// The values of all processes in the order of ranks, each of the length of `values`.
pub(super) fn gathered(group: &dyn Group, values: &[f32]) -> Result<Vec<f32>, TrainError> {
    let all = group.all_gather(values)?;
    if values.len().checked_mul(group.size()) == Some(all.len()) {
        return Ok(all);
    }
    let (found, size) = (all.len(), group.size());
    Err(TrainError::Group(format!("{size} processes returned {found} values instead of {} each", values.len())))
}

/// Checks that all processes have the same options and data, and continue from the same step with the same bits: a
/// process that has not found the checkpoint of the others would compute another model, and processes with other
/// options would wait for each other for ever. `common` is what they must have in common, with names for the message.
pub(super) fn same_start(
    group: &dyn Group,
    common: &[(&'static str, String)],
    position: [u64; 3],
    optimizer: &Optimizer,
) -> Result<(), TrainError> {
    let (rank, size) = (group.rank(), group.size());
    if rank >= size {
        return Err(TrainError::Group(format!("the group has {size} processes, and this one has the number {rank}")));
    }
    if size == 1 {
        return Ok(());
    }
    let sum = |bytes: &[u8]| u64::from(crc32fast::hash(bytes));
    let mut sums: Vec<u64> = common.iter().map(|(_, text)| sum(text.as_bytes())).collect();
    // Parameters, moments and the control block.
    sums.push(optimizer.save()?.fingerprint());
    sums.extend(position);
    // Parts of 16 bits are exact as `f32`.
    let parts = |sum: &u64| [0, 16, 32, 48].map(|shift| f32::from((sum >> shift) as u16));
    let own: Vec<f32> = sums.iter().flat_map(parts).collect();
    let all = gathered(group, &own)?;
    let (first, others) = all.split_at(own.len());
    let different = others.chunks_exact(own.len()).enumerate().find_map(|(index, other)| {
        let item = other.chunks(4).zip(first.chunks(4)).position(|(a, b)| a != b)?;
        Some((index + 1, item))
    });
    match different {
        None => Ok(()),
        Some((rank, item)) => Err(TrainError::Group(match common.get(item) {
            Some((name, _)) => {
                format!("process {rank} has another {name} than process 0: all need the same model, options and data")
            }
            None => format!(
                "process {rank} starts from another step, other parameters or another position in the data than process 0: all need the same model, data and folder"
            ),
        })),
    }
}

/// Whether any process stops, after a step whose batches count nothing in any process.
pub(super) fn any_stops(group: &dyn Group, stop: bool) -> Result<bool, TrainError> {
    Ok(gathered(group, &[f32::from(u8::from(stop))])?.iter().any(|stop| *stop != 0.0))
}

/// Replaces a gradient by the sum of those of all processes, and `stop` by whether any of them stops. In this way all
/// of them stop after the same step.
pub(super) fn reduce(group: &dyn Group, gradient: &Tensor, stop: bool) -> Result<bool, TrainError> {
    if group.size() == 1 {
        return Ok(stop);
    }
    let mut own = gradient.to_vec::<f32>()?;
    own.push(f32::from(u8::from(stop)));
    let all = gathered(group, &own)?;
    let mut sum: Option<Tensor> = None;
    let mut any = false;
    for part in all.chunks_exact(own.len()) {
        let (elements, stop) = part.split_at(own.len() - 1);
        any |= stop != [0.0];
        let part = Tensor::from_slice(gradient.context(), elements, gradient.shape())?;
        sum = Some(match sum {
            Some(sum) => sum.add(&part)?,
            None => part,
        });
    }
    if let Some(sum) = sum {
        gradient.assign(&sum)?;
    }
    Ok(any)
}
