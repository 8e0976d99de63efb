//! Uploads weights to the device: converted and checked, in chunks.

use super::form::WeightForm;
use super::tensors::ModelTensor;
use crate::Error;
use crate::files::{TensorView, WeightFiles};
use crate::kernels::packed::Pack;
use crate::matrix::Matrix;
use crate::storage::Storage;
use crate::weight::{PackedMatrix, Packer, Part, Weight, pack_of};
use t0::Device;

/// The number of elements that are converted at once.
const PIECE: usize = 1 << 20;

/// The source and the destination of weights.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) device: &'a Device,
    pub(super) weights: &'a WeightFiles,
    pub(super) form: WeightForm,
}

/// How a matrix is packed; `None` if it is stored in the type of the activations.
pub(super) fn pack_of_tensor(weights: &WeightFiles, form: WeightForm, name: &str) -> Option<Pack> {
    let whole = weights.shape(name)?.last()?.is_multiple_of(32);
    // The rows of these decide which token is selected.
    let table = [ModelTensor::Embedding, ModelTensor::Head].iter().any(|t| t.text() == name);
    pack_of(weights.dtype_of(name)?).or_else(|| Some(form.quantise.filter(|_| whole)?.pack(table)))
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
        let shape = self.stacked(names)?;
        let mut tensor = Matrix::alloc(self.source.device, &shape).map_err(Error::Device)?;
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
                tensor.write_to(at, &data).map_err(Error::Device)?;
                at += data.len();
                self.done += piece.bytes.len() as u64;
                (self.progress)(self.done);
                Ok(())
            })?;
        }
        Ok(tensor)
    }

    /// The shape of all the named tensors, stacked by rows.
    fn stacked(&self, names: &[String]) -> Result<Vec<usize>, Error> {
        let shape = |name: &String| {
            let missing = || Error::TensorMissing {
                path: "the checkpoint".into(),
                name: name.clone(),
                expected: vec![],
                hint: String::new(),
            };
            self.source.weights.shape(name).ok_or_else(missing)
        };
        let shapes = names.iter().map(shape).collect::<Result<Vec<&[usize]>, _>>()?;
        let mut shape = shapes[0].to_vec();
        shape[0] = shapes.iter().map(|shape| shape[0]).sum();
        Ok(shape)
    }

    /// Uploads one matrix that contains all the named ones, stacked by rows, packed where they are quantised.
    pub(super) fn weight(&mut self, names: &[String]) -> Result<Weight<T>, Error> {
        let cols = self.stacked(names)?.last().copied().unwrap_or(1);
        let packs: Vec<(&String, Option<Pack>)> =
            names.iter().map(|name| (name, pack_of_tensor(self.source.weights, self.source.form, name))).collect();
        let mut parts = Vec::new();
        // Neighbours of one form are one part, and take one launch.
        for run in packs.chunk_by(|a, b| a.1 == b.1) {
            let names: Vec<String> = run.iter().map(|(name, _)| (*name).clone()).collect();
            parts.push(match run[0].1 {
                None => Part::Plain(self.stack(&names)?),
                Some(pack) => Part::Packed(self.packed(&names, pack)?),
            });
        }
        Ok(Weight::new(parts, cols))
    }

    /// Uploads one packed matrix that contains all the named ones, stacked by rows.
    fn packed(&mut self, names: &[String], pack: Pack) -> Result<PackedMatrix, Error> {
        let weights = self.source.weights;
        let shape = self.stacked(names)?;
        let (rows, cols) = (shape[0], shape[1..].iter().product());
        let mut matrix = PackedMatrix::alloc(self.source.device, pack, rows, cols).map_err(Error::Device)?;
        let (mut packer, mut at, mut buffer) = (Packer::new(pack), 0, Vec::new());
        for name in names {
            let start = at;
            weights.pieces(name, PIECE, |piece| {
                if weights.second_name(name).is_some() {
                    self.compare(name, piece, at - start, &mut buffer)?;
                }
                let refuse = |(bad, value)| self.not_finite(name, at - start + bad, value);
                if piece.dtype.is_quantised() {
                    packer.blocks(piece.dtype, &piece.bytes).map_err(refuse)?;
                } else {
                    packer.numbers(&piece.to_f32()).map_err(refuse)?;
                }
                matrix.write(at, &packer).map_err(Error::Device)?;
                at += piece.bytes.len() / piece.dtype.block_bytes() * piece.dtype.block_elements();
                self.done += piece.bytes.len() as u64;
                (self.progress)(self.done);
                Ok(())
            })?;
        }
        Ok(matrix)
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
            Error::TensorOverflow { path, name, index, value, dtype: self.source.form.precision.name() }
        } else {
            Error::TensorNotFinite { path, name, index, value }
        }
    }
}
