//! Gradients that share no memory with anything else.

use crate::context::Storage;
use crate::error::Result;
use crate::ops::copied;
use crate::tensor::Tensor;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The handles to a memory among the gradients.
#[derive(Default)]
struct Handles {
    /// The tensors, each with the number of its handles.
    tensors: HashMap<usize, usize>,
    /// The parts of the memory that gradients keep.
    kept: Vec<Range<usize>>,
}

/// Replaces gradients by copies, so that an in-place write to one changes no other gradient, no saved tensor, no
/// parameter and no tensor of the caller, and so that none has repeated elements.
///
/// A gradient that has its memory for itself is not copied: no handle exists outside of `gradients`, and no other
/// gradient uses the same part of the memory.
pub(super) fn separate(gradients: &mut HashMap<usize, Tensor>) -> Result<()> {
    let mut memories: HashMap<usize, Handles> = HashMap::new();
    for tensor in gradients.values() {
        *memories.entry(memory(tensor)).or_default().tensors.entry(tensor.address()).or_default() += 1;
    }
    let mut ids: Vec<usize> = gradients.keys().copied().collect();
    // The choice of the gradient that keeps the memory is the same in equal runs.
    ids.sort_unstable();
    let mut copies = Vec::new();
    for id in ids {
        let tensor = &gradients[&id];
        let Some(handles) = memories.get_mut(&memory(tensor)) else { continue };
        let (start, span) = (tensor.layout().offset, tensor.layout().span());
        let part = start..start + span;
        let outside = Arc::strong_count(tensor.storage()) > handles.tensors.len()
            || tensor.handles() > handles.tensors.get(&tensor.address()).copied().unwrap_or(0);
        let taken = handles.kept.iter().any(|kept| kept.start < part.end && part.start < kept.end);
        if span > 0 && (outside || taken || tensor.layout().is_repeated()) {
            copies.push((id, copied(tensor)?));
        } else {
            handles.kept.push(part);
        }
    }
    gradients.extend(copies);
    Ok(())
}

fn memory(tensor: &Tensor) -> usize {
    Arc::<Storage>::as_ptr(tensor.storage()).addr()
}
