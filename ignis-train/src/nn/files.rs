//! Parameters in safetensors files.

use super::module::Module;
use crate::dtype::{DType, Value};
use crate::error::Error;
use crate::tensor::Tensor;
use ignis::files::{Folder, WeightFiles};
use safetensors::SafeTensorError;
use safetensors::tensor::TensorView;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use t0::{bf16, f16};

/// The file that [`save`] writes.
const FILE: &str = "model.safetensors";
/// The name of the file until it is complete.
const PARTIAL: &str = "model.safetensors.partial";

/// The error of saving or loading parameters.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// A file cannot be read, or a tensor is missing or has another shape.
    #[error(transparent)]
    Read(#[from] ignis::Error),
    /// A tensor that the model does not have.
    #[error(
        "{path} has the tensor {name}, which is not a parameter of the model{}: is the file one of another model?",
        others(*.more)
    )]
    Extra {
        /// The folder.
        path: String,
        /// The first of these tensors, in alphabetical order.
        name: String,
        /// The number of further ones.
        more: usize,
    },
    /// Two parameters have the same name.
    #[error("two parameters of the model have the name {name}: rename one with `#[module(name = \"..\")]`")]
    Duplicate {
        /// The name.
        name: String,
    },
    /// The type is not one for parameters.
    #[error("parameters are saved as f32, bf16 or f16, not {found}")]
    Dtype {
        /// The type.
        found: DType,
    },
    /// The file cannot be written.
    #[error("cannot write {path}: {cause}; a file that was there before has not changed")]
    Write {
        /// The file.
        path: String,
        /// The reason.
        cause: io::Error,
    },
    /// An error of the device.
    #[error(transparent)]
    Device(#[from] Error),
}

fn others(more: usize) -> String {
    match more {
        0 => String::new(),
        1 => ", and one more".to_owned(),
        n => format!(", and {n} more"),
    }
}

/// Writes the masters of all parameters in `f32` to `model.safetensors` in `folder`, which is created. A complete file
/// replaces one that was there before; after an error, that one is unchanged.
///
/// # Errors
/// [`FileError::Write`], [`FileError::Duplicate`], or an error of a launch before.
pub fn save(model: &(impl Module + ?Sized), folder: impl AsRef<Path>) -> Result<(), FileError> {
    save_as(model, folder, DType::F32)
}

/// The same in a floating-point type, rounded to the nearest.
///
/// # Errors
/// The errors of [`save`]; [`FileError::Dtype`].
pub fn save_as(model: &(impl Module + ?Sized), folder: impl AsRef<Path>, dtype: DType) -> Result<(), FileError> {
    let (folder, kind) = (folder.as_ref(), file_type(dtype)?);
    let parameters = model.parameters();
    if let Some(name) = duplicate(parameters.iter().map(|(name, _)| name.as_str())) {
        return Err(FileError::Duplicate { name });
    }
    let mut tensors = Vec::with_capacity(parameters.len());
    for (name, parameter) in parameters {
        tensors.push((name, parameter.shape().to_vec(), bytes(&parameter.master().cast(dtype)?)?));
    }
    let path = folder.join(PARTIAL);
    let failed = |cause: io::Error| FileError::Write { path: folder.join(FILE).display().to_string(), cause };
    let views = tensors.iter().map(|(name, shape, bytes)| Ok((name, TensorView::new(kind, shape.clone(), bytes)?)));
    let views = views.collect::<Result<Vec<_>, SafeTensorError>>().map_err(|error| failed(io::Error::other(error)))?;
    // transformers refuses files without this entry.
    let metadata = HashMap::from([("format".to_owned(), "pt".to_owned())]);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let written = safetensors::serialize_to_file(views, Some(metadata), &path)
        .map_err(|error| match error {
            SafeTensorError::IoError(cause) => cause,
            other => io::Error::other(other),
        })
        .and_then(|()| std::fs::File::open(&path)?.sync_all())
        .and_then(|()| std::fs::rename(&path, folder.join(FILE)));
    written.map_err(|cause| {
        // What is left of an incomplete file is useless; an error of its removal would hide the cause.
        let _ = std::fs::remove_file(&path);
        failed(cause)
    })
}

/// Reads all parameters from the safetensors files in `folder`: `model.safetensors`, or shards with their index. The
/// elements may be `f32`, `bf16` or `f16`. Working copies are rounded again, and values are untracked afterwards.
///
/// Nothing has changed after an error in the files.
///
/// # Errors
/// [`FileError::Read`] with [`ignis::Error::TensorMissing`], [`ignis::Error::TensorShape`] or another reason;
/// [`FileError::Extra`], [`FileError::Duplicate`]; errors of the device.
pub fn load(model: &mut (impl Module + ?Sized), folder: impl AsRef<Path>) -> Result<(), FileError> {
    let mut parameters = model.parameters_mut();
    if let Some(name) = duplicate(parameters.iter().map(|(name, _)| name.as_str())) {
        return Err(FileError::Duplicate { name });
    }
    let folder = Folder::open(folder)?;
    let needed: Vec<_> =
        parameters.iter().map(|(name, parameter)| (name.clone(), parameter.shape().to_vec())).collect();
    let files = WeightFiles::open(&folder, &needed)?;
    if let [name, more @ ..] = files.extra() {
        return Err(FileError::Extra { path: folder.name(), name: name.clone(), more: more.len() });
    }
    let mut all = Vec::with_capacity(parameters.len());
    for (name, parameter) in &parameters {
        // `open` has found all of them.
        let Some(view) = files.tensor(name) else { continue };
        all.push(Tensor::from_slice(parameter.master().context(), &view.to_f32(), view.shape)?);
    }
    for ((_, parameter), elements) in parameters.iter_mut().zip(all) {
        parameter.master().assign(&elements)?;
        parameter.refresh()?;
    }
    Ok(())
}

fn file_type(dtype: DType) -> Result<safetensors::Dtype, FileError> {
    match dtype {
        DType::F32 => Ok(safetensors::Dtype::F32),
        DType::Bf16 => Ok(safetensors::Dtype::BF16),
        DType::F16 => Ok(safetensors::Dtype::F16),
        found => Err(FileError::Dtype { found }),
    }
}

/// The elements as the file has them: little-endian.
fn bytes(tensor: &Tensor) -> Result<Vec<u8>, Error> {
    fn of<T: Value, const N: usize>(tensor: &Tensor, one: fn(T) -> [u8; N]) -> Result<Vec<u8>, Error> {
        Ok(tensor.to_vec::<T>()?.into_iter().flat_map(one).collect())
    }
    match tensor.dtype() {
        DType::Bf16 => of::<bf16, 2>(tensor, bf16::to_le_bytes),
        DType::F16 => of::<f16, 2>(tensor, f16::to_le_bytes),
        _ => of::<f32, 4>(tensor, f32::to_le_bytes),
    }
}

/// The first name that occurs twice.
fn duplicate<'a>(names: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut sorted: Vec<&str> = names.collect();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0].to_owned())
}
