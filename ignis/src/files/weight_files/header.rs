//! Reads a safetensors header, and explains to the user why it was refused.

use super::Content;
use crate::Error;
use safetensors::SafeTensors;
use safetensors::tensor::{Metadata, SafeTensorError};
use serde_json::Value;

/// The longest header, which is the parser's limit too.
const LONGEST: u64 = 100_000_000;

/// Where the data begins, and what the header lists. All of the data is within the file.
pub(super) fn read(content: &Content, path: &str) -> Result<(u64, Metadata), Error> {
    let length = content.length();
    let first = content.read(0..length.min(8))?;
    let says = first.first_chunk::<8>().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let start = says.saturating_add(8);
    let data = content.read(0..start.min(length).min(LONGEST + 8))?;
    let refuse = |error| Error::Safetensors { path: path.into(), what: explain(&data, length, error) };
    match SafeTensors::read_metadata(&data) {
        // It expects the data behind the header, and looks for it last.
        Ok(_) | Err(SafeTensorError::MetadataIncompleteBuffer) => {}
        Err(error) => return Err(refuse(error)),
    }
    let header = data.get(8..).unwrap_or_default();
    let metadata: Metadata =
        serde_json::from_slice(header).map_err(|error| refuse(SafeTensorError::InvalidHeaderDeserialization(error)))?;
    if end_of_data(&data) != Some(length) {
        return Err(refuse(SafeTensorError::MetadataIncompleteBuffer));
    }
    Ok((start, metadata))
}

/// The error of a file with this header, as the end of a sentence. The parser's errors do not name the tensor, so this
/// code finds it.
fn explain(data: &[u8], length: u64, error: SafeTensorError) -> String {
    match error {
        SafeTensorError::HeaderTooSmall => format!("it has only {length} bytes: truncated download?"),
        SafeTensorError::HeaderTooLarge | SafeTensorError::InvalidHeaderLength => {
            let says = data.first_chunk::<8>().map_or(0, |b| u64::from_le_bytes(*b));
            format!(
                "its first 8 bytes announce a header of {says} bytes, but the file has {length} bytes: truncated download or another format?"
            )
        }
        SafeTensorError::InvalidHeader(_) => "its header is not text: another format?".into(),
        SafeTensorError::InvalidHeaderDeserialization(e) => format!("its header cannot be read: {e}"),
        SafeTensorError::MetadataIncompleteBuffer => match end_of_data(data) {
            Some(end) if end > length => {
                format!("its header describes {end} bytes, but the file has {length}: truncated download?")
            }
            Some(end) => format!(
                "its header describes {end} bytes, but the file has {length}: data was appended, or the header belongs to another file"
            ),
            None => format!("its header does not describe a file of {length} bytes"),
        },
        SafeTensorError::InvalidOffset(name) => {
            format!("the data of the tensor {name} overlaps another tensor, leaves a gap, or ends before it begins")
        }
        other => match tensors(data).unwrap_or_default().iter().find_map(Listed::fault) {
            Some(fault) => fault,
            None => other.to_string(),
        },
    }
}

/// A tensor as the header lists it.
struct Listed {
    name: String,
    dtype: String,
    shape: Vec<u64>,
    range: (u64, u64),
}

impl Listed {
    /// The error in the tensor's size, if any.
    fn fault(&self) -> Option<String> {
        let Listed { name, dtype, shape, range } = self;
        let bits = shape.iter().try_fold(bits(dtype)?, |n, extent| n.checked_mul(*extent));
        let Some(bits) = bits else { return Some(format!("the shape {shape:?} of the tensor {name} is too large")) };
        let found = range.1.checked_sub(range.0)?;
        if bits.is_multiple_of(8) && bits / 8 == found {
            return None;
        }
        let needed = if bits.is_multiple_of(8) { (bits / 8).to_string() } else { format!("{bits}/8") };
        Some(format!(
            "the tensor {name} of type {dtype} and shape {shape:?} needs {needed} bytes, but its offsets span {found}"
        ))
    }
}

/// Bits of an element, for the types of the format.
fn bits(dtype: &str) -> Option<u64> {
    let dtype: safetensors::Dtype = serde_json::from_value(Value::from(dtype)).ok()?;
    u64::try_from(dtype.bitsize()).ok()
}

/// The header as JSON, and its length.
fn header(data: &[u8]) -> Option<(Value, u64)> {
    let length = u64::from_le_bytes(*data.first_chunk::<8>()?);
    let text = data.get(8..8usize.checked_add(usize::try_from(length).ok()?)?)?;
    Some((serde_json::from_slice(text).ok()?, length))
}

/// The tensors of the header in the order of their data.
fn tensors(data: &[u8]) -> Option<Vec<Listed>> {
    let (json, _) = header(data)?;
    let listed = json.as_object()?.iter().filter_map(|(name, info)| {
        let offset = |i: usize| info.get("data_offsets")?.get(i)?.as_u64();
        Some(Listed {
            name: name.clone(),
            dtype: info.get("dtype")?.as_str()?.into(),
            shape: info.get("shape")?.as_array()?.iter().map(Value::as_u64).collect::<Option<_>>()?,
            range: (offset(0)?, offset(1)?),
        })
    });
    let mut listed: Vec<Listed> = listed.collect();
    listed.sort_by_key(|t| t.range);
    Some(listed)
}

/// The end of the file according to the header.
fn end_of_data(data: &[u8]) -> Option<u64> {
    let (_, length) = header(data)?;
    tensors(data)?.iter().map(|t| t.range.1).max().unwrap_or(0).checked_add(8)?.checked_add(length)
}
