//! Uploads weights to the device: converted and checked, in chunks.

use super::weights::device_error;
use crate::Error;
use crate::files::{Precision, TensorView, WeightFiles};
use crate::matrix::Matrix;
use crate::storage::Storage;
use t0::Device;

/// The number of elements that are converted at once.
const PIECE: usize = 1 << 20;

/// The source and the destination of weights.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) device: &'a Device,
    pub(super) weights: &'a WeightFiles,
    pub(super) precision: Precision,
}

/// Uploads weights to the device in chunks.
pub(super) struct Uploader<'a, T> {
    pub(super) source: Source<'a>,
    pub(super) convert: fn(&TensorView<'_>) -> Vec<T>,
    pub(super) progress: &'a mut dyn FnMut(u64),
    pub(super) done: u64,
}

impl<T: Storage> Uploader<'_, T> {
    /// Uploads one tensor that contains all the named ones, stacked by rows.
    pub(super) fn stack(&mut self, names: &[String]) -> Result<Matrix<T>, Error> {
        let weights = self.source.weights;
        let shapes: Vec<&[usize]> = names
            .iter()
            .map(|name| {
                let missing = || Error::TensorMissing {
                    path: "the checkpoint".into(),
                    name: name.clone(),
                    expected: vec![],
                    hint: String::new(),
                };
                weights.shape(name).ok_or_else(missing)
            })
            .collect::<Result<_, _>>()?;
        let mut shape = shapes[0].to_vec();
        shape[0] = shapes.iter().map(|shape| shape[0]).sum();
        let mut tensor = Matrix::alloc(self.source.device, &shape).map_err(device_error)?;
        let mut at = 0;
        let mut buffer = Vec::new();
        for name in names {
            let start = at;
            weights.pieces(name, PIECE, |piece| {
                if weights.second_name(name).is_some() {
                    self.compare(name, piece, at - start, &mut buffer)?;
                }
                let data = (self.convert)(piece);
                if let Some(bad) = data.iter().position(|x| !x.to_f32().is_finite()) {
                    let value = piece.to_f32().get(bad).copied().unwrap_or(f32::NAN);
                    return Err(self.not_finite(name, at - start + bad, value));
                }
                tensor.write_to(at, &data).map_err(device_error)?;
                at += data.len();
                self.done += piece.bytes.len() as u64;
                (self.progress)(self.done);
                Ok(())
            })?;
        }
        Ok(tensor)
    }

    /// Refuses a piece of a tensor that differs from the copy under its second name. `at` is the piece's first element.
    fn compare(&self, name: &str, piece: &TensorView<'_>, at: usize, buffer: &mut Vec<u8>) -> Result<(), Error> {
        let weights = self.source.weights;
        let elements = piece.bytes.len() / piece.dtype.block_bytes() * piece.dtype.block_elements();
        let Some(copy) = weights.copy(name, at, elements, buffer)? else { return Ok(()) };
        if piece.dtype == copy.dtype && piece.bytes == copy.bytes {
            return Ok(());
        }
        let (values, copied) = (piece.to_f32(), copy.to_f32());
        // Values in another type may be equal. NaN is equal here, because it is refused afterwards.
        let differ = |(a, b): (&f32, &f32)| a != b && !(a.is_nan() && b.is_nan());
        match values.iter().zip(&copied).position(differ) {
            None => Ok(()),
            Some(i) => Err(Error::TiedTensorsDiffer {
                path: weights.file(name).unwrap_or_default().to_string(),
                name: name.to_string(),
                second: weights.second_name(name).unwrap_or_default().to_string(),
                index: at + i,
                value: values[i],
                second_value: copied[i],
            }),
        }
    }

    /// The error for a weight that is not finite after conversion; `value` is the value in the file.
    fn not_finite(&self, name: &str, index: usize, value: f32) -> Error {
        let path = self.source.weights.file(name).unwrap_or_default().to_string();
        let name = name.to_string();
        if value.is_finite() {
            Error::TensorOverflow { path, name, index, value, dtype: self.source.precision.name() }
        } else {
            Error::TensorNotFinite { path, name, index, value }
        }
    }
}
