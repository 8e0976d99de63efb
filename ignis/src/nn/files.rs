//! Parameters in safetensors files.

use super::module::Module;
use super::ties;
use crate::dtype::{DType, Value};
use crate::error::Error;
use crate::files::{Folder, WeightFiles};
use crate::tensor::Tensor;
use safetensors::SafeTensorError;
use safetensors::tensor::TensorView;
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::Path;
use t0::{bf16, f16};
use t0_files::{Lock, Staged};

/// The file that [`save`] writes.
const FILE: &str = "model.safetensors";
/// The file that savers lock while they replace the files of a folder.
const LOCK: &str = "model.lock";

/// The error of saving or loading parameters.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// A file cannot be read, a tensor is missing or has another shape, or the device failed.
    #[error(transparent)]
    Cause(#[from] Error),
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
    /// The elements of two names of a tied parameter differ.
    #[error(
        "{path} has different elements for {first} and {second}, which are one parameter of the model: is the file one of a model in which they are not tied?"
    )]
    Tied {
        /// The file with the second one.
        path: String,
        /// A name of the parameter.
        first: String,
        /// Another one.
        second: String,
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
/// A tied parameter is written once, under the first of its names in the order of the model.
///
/// # Errors
/// [`FileError::Write`], [`FileError::Duplicate`], or an error of a launch before.
pub fn save(model: &(impl Module + ?Sized), folder: impl AsRef<Path>) -> Result<(), FileError> {
    save_as(model, folder, DType::F32)
}

/// Writes the parameters as [`save`] does, in a floating-point type, rounded to the nearest.
///
/// # Errors
/// The errors of [`save`]; [`FileError::Dtype`].
pub fn save_as(model: &(impl Module + ?Sized), folder: impl AsRef<Path>, dtype: DType) -> Result<(), FileError> {
    save_with(model, folder, dtype, &[])
}

/// Writes the parameters as [`save_as`] does, together with other files of the model: their names in the folder and
/// their contents, `config.json` for instance.
///
/// All files are written completely before the first old one is replaced; then `model.safetensors` is replaced, and the
/// others in the order of the list. A reader that opens them in the reverse order, `config.json` first, never gets the
/// new content of one with the old parameters. Savers of one folder wait for each other.
///
/// # Errors
/// The errors of [`save_as`]. The files are the old ones then.
pub fn save_with(
    model: &(impl Module + ?Sized),
    folder: impl AsRef<Path>,
    dtype: DType,
    files: &[(&str, &[u8])],
) -> Result<(), FileError> {
    let (folder, kind) = (folder.as_ref(), file_type(dtype)?);
    ties::named(model)?;
    let parameters = model.parameters();
    let mut tensors = Vec::with_capacity(parameters.len());
    for (name, parameter) in parameters {
        tensors.push((name, parameter.shape().to_vec(), bytes(&parameter.master().cast(dtype)?)?));
    }
    let failed = |name: &str| {
        let path = folder.join(name).display().to_string();
        move |cause: io::Error| FileError::Write { path, cause }
    };
    let views = tensors.iter().map(|(name, shape, bytes)| Ok((name, TensorView::new(kind, shape.clone(), bytes)?)));
    let views = views.collect::<Result<Vec<_>, SafeTensorError>>();
    // transformers refuses files without this entry.
    let metadata = HashMap::from([("format".to_owned(), "pt".to_owned())]);
    let views = views.map_err(|error| failed(FILE)(io::Error::other(error)))?;
    std::fs::create_dir_all(folder).map_err(|cause| FileError::Write { path: folder.display().to_string(), cause })?;
    let lock = Lock::wait(folder.join(LOCK)).map_err(failed(LOCK))?;
    // What killed savers have left.
    let own = |name: &str| name == FILE || files.iter().any(|(file, _)| *file == name);
    t0_files::remove_partial(folder, own)
        .map_err(|cause| FileError::Write { path: folder.display().to_string(), cause })?;
    let parameters = Staged::at_path(folder.join(FILE), |path| {
        safetensors::serialize_to_file(views, Some(metadata), path).map_err(|error| match error {
            SafeTensorError::IoError(cause) => cause,
            other => io::Error::other(other),
        })
    });
    let mut staged = vec![parameters.map_err(failed(FILE))?];
    for (name, content) in files {
        staged.push(Staged::new(folder.join(name), |file| file.write_all(content)).map_err(failed(name))?);
    }
    t0_files::commit(staged).map_err(failed(FILE))?;
    drop(lock);
    Ok(())
}

/// Reads all parameters from the safetensors files in `folder`: `model.safetensors`, or shards with their index. The
/// elements may be `f32`, `bf16` or `f16`. Working copies are rounded again, and values are untracked afterwards. The
/// parameters stay in their memory, so an optimiser of the model continues with the new elements, and with its moments.
///
/// The files have a tied parameter under any of its names. If they have several of them, the elements must be equal.
///
/// Nothing has changed after an error in the files.
///
/// # Errors
/// [`FileError::Cause`] with [`Error::TensorMissing`], [`Error::TensorShape`] or another reason;
/// [`FileError::Extra`], [`FileError::Duplicate`], [`FileError::Tied`].
pub fn load(model: &mut (impl Module + ?Sized), folder: impl AsRef<Path>) -> Result<(), FileError> {
    let named = ties::named(model)?;
    let folder = Folder::open(folder)?;
    let named = ties::present(&folder, named)?;
    let needed: Vec<_> =
        named.iter().flat_map(|named| named.names.iter().map(|name| (name.clone(), named.shape.clone()))).collect();
    let files = WeightFiles::open(&folder, &needed, &[])?;
    if let [name, more @ ..] = files.extra() {
        return Err(FileError::Extra { path: folder.name(), name: name.clone(), more: more.len() });
    }
    // In the order of `named`.
    let parameters = model.parameters();
    let mut all = Vec::with_capacity(named.len());
    for (named, (_, parameter)) in named.iter().zip(&parameters) {
        let elements = ties::elements(&files, named)?;
        all.push(Tensor::from_slice(parameter.master().context(), &elements, &named.shape)?);
    }
    for ((_, parameter), elements) in parameters.iter().zip(all) {
        parameter.master().assign(&elements)?;
    }
    Ok(model.refresh()?)
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
