//! The tensors that a tape watches.

use crate::context::Storage;
use crate::dtype::DType;
use crate::layout::Layout;
use crate::tensor::Tensor;
use std::collections::HashMap;
use std::sync::{Arc, Weak};

/// Leaves before the first search for those whose memory is gone.
const FEW: usize = 64;

/// A watched tensor. Its memory is not kept: a tensor without a handle cannot be watched again, and nobody can ask for
/// its gradient.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    pub(super) id: usize,
    storage: Weak<Storage>,
    dtype: DType,
    layout: Layout,
}

impl Leaf {
    /// Whether the tensor has the same elements in memory.
    pub(super) fn is(&self, tensor: &Tensor) -> bool {
        std::ptr::eq(self.storage.as_ptr(), Arc::as_ptr(tensor.storage()))
            && self.dtype == tensor.dtype()
            && self.layout == *tensor.layout()
    }
}

/// The watched tensors whose memory exists, and some others.
#[derive(Debug, Default)]
pub(super) struct Leaves {
    /// By the address of the storage. The address belongs to no other storage as long as there is a weak handle.
    by_storage: HashMap<usize, Vec<Leaf>>,
    count: usize,
    /// The number of leaves at which those without memory are removed.
    limit: usize,
}

impl Leaves {
    /// The id of a tensor that is watched.
    pub(super) fn find(&self, tensor: &Tensor) -> Option<usize> {
        let leaves = self.by_storage.get(&address(tensor))?;
        leaves.iter().find(|leaf| leaf.is(tensor)).map(|leaf| leaf.id)
    }

    /// Adds a tensor that is not watched.
    pub(super) fn insert(&mut self, id: usize, tensor: &Tensor) {
        if self.count >= self.limit {
            self.by_storage.retain(|_, leaves| leaves.iter().any(|leaf| leaf.storage.strong_count() > 0));
            self.count = self.by_storage.values().map(Vec::len).sum();
            self.limit = (2 * self.count).max(FEW);
        }
        let leaf = Leaf {
            id,
            storage: Arc::downgrade(tensor.storage()),
            dtype: tensor.dtype(),
            layout: tensor.layout().clone(),
        };
        self.by_storage.entry(address(tensor)).or_default().push(leaf);
        self.count += 1;
    }

    /// All leaves.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Leaf> {
        self.by_storage.values().flatten()
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }
}

fn address(tensor: &Tensor) -> usize {
    Arc::as_ptr(tensor.storage()).addr()
}
