//! Explains to the user why a safetensors header was refused.

use safetensors::tensor::SafeTensorError;
use serde_json::Value;

/// The error of the file, as the end of a sentence. The parser's errors do not name the tensor, so this code finds it.
pub(super) fn explain(data: &[u8], error: SafeTensorError) -> String {
    let length = data.len();
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
            Some(end) if end > length as u64 => {
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
