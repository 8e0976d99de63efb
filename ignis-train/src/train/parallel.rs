//! Processes that share the batches of a step.

use super::error::TrainError;
use super::loader::Position;
use crate::error::Result;
use crate::optim::Optimizer;
use crate::tensor::Tensor;

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
    if all.len() == values.len() * group.size() {
        return Ok(all);
    }
    let (found, size) = (all.len(), group.size());
    Err(TrainError::Group(format!("{size} processes returned {found} values instead of {} each", values.len())))
}

/// Checks that all processes continue from the same step with the same bits: a process that has not found the
/// checkpoint of the others would compute another model.
pub(super) fn same_start(
    group: &dyn Group,
    step: u64,
    position: Position,
    optimizer: &Optimizer,
) -> Result<(), TrainError> {
    if group.size() == 1 {
        return Ok(());
    }
    let (mut crc, saved) = (crc32fast::Hasher::new(), optimizer.save()?);
    let numbers = |crc: &mut crc32fast::Hasher, all: &[f32]| all.iter().for_each(|x| crc.update(&x.to_le_bytes()));
    for number in [step, position.epoch, position.batch] {
        crc.update(&number.to_le_bytes());
    }
    for parameter in &saved.parameters {
        numbers(&mut crc, &parameter.master);
        numbers(&mut crc, &parameter.first);
        numbers(&mut crc, parameter.second.as_deref().unwrap_or_default());
    }
    let sum = crc.finalize();
    // Halves of 16 bits are exact as `f32`.
    let all = gathered(group, &[(sum >> 16) as u16, sum as u16].map(f32::from))?;
    let (halves, _) = all.as_chunks::<2>();
    match halves.iter().position(|other| *other != halves[0]) {
        None => Ok(()),
        Some(rank) => Err(TrainError::Group(format!(
            "process {rank} starts from another step, other parameters or another position in the data than process 0: all need the same model, data and folder"
        ))),
    }
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
