//! Uploads weights to the device: converted and checked, in chunks.

use super::device_error;
use crate::Error;
use crate::files::{Precision, TensorView, WeightFiles};
use crate::matrix::Matrix;
use crate::ops::Storage;
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
        let views: Vec<TensorView<'_>> = names
            .iter()
            .map(|name| {
                let missing = || Error::TensorMissing {
                    path: "the checkpoint".into(),
                    name: name.clone(),
                    expected: vec![],
                    hint: String::new(),
                };
                self.source.weights.tensor(name).ok_or_else(missing)
            })
            .collect::<Result<_, _>>()?;
        let mut shape = views[0].shape.to_vec();
        shape[0] = views.iter().map(|v| v.shape[0]).sum();
        let mut tensor = Matrix::alloc(self.source.device, &shape).map_err(device_error)?;
        let mut at = 0;
        for (name, view) in names.iter().zip(&views) {
            let start = at;
            let copy = self.source.weights.copy(name);
            for bytes in view.bytes.chunks(PIECE * view.dtype.size()) {
                let piece = TensorView { bytes, ..*view };
                if let Some((second, copy)) = copy {
                    self.compare(name, &piece, second, copy, at - start)?;
                }
                let data = (self.convert)(&piece);
                if let Some(bad) = data.iter().position(|x| !x.to_f32().is_finite()) {
                    let value = piece.to_f32().get(bad).copied().unwrap_or(f32::NAN);
                    return Err(self.not_finite(name, at - start + bad, value));
                }
                tensor.write_to(at, &data).map_err(device_error)?;
                at += data.len();
                self.done += bytes.len() as u64;
                (self.progress)(self.done);
            }
        }
        Ok(tensor)
    }

    /// Refuses a piece of a tensor that differs from the `copy` under another name. `at` is the piece's first element.
    fn compare(
        &self,
        name: &str,
        piece: &TensorView<'_>,
        second: &str,
        copy: TensorView<'_>,
        at: usize,
    ) -> Result<(), Error> {
        let size = copy.dtype.size();
        let from = at * size;
        let bytes = copy.bytes.get(from..from + piece.bytes.len() / piece.dtype.size() * size).unwrap_or_default();
        if piece.dtype == copy.dtype && piece.bytes == bytes {
            return Ok(());
        }
        let (values, copied) = (piece.to_f32(), TensorView { bytes, ..copy }.to_f32());
        // Values in another type may be equal. NaN is equal here, because it is refused afterwards.
        let differ = |(a, b): (&f32, &f32)| a != b && !(a.is_nan() && b.is_nan());
        match values.iter().zip(&copied).position(differ) {
            None => Ok(()),
            Some(i) => Err(Error::TiedTensorsDiffer {
                path: self.source.weights.file(name).unwrap_or_default().to_string(),
                name: name.to_string(),
                second: second.to_string(),
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
