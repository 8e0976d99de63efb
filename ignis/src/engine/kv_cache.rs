//! Keys and values on the device, of all layers.

use super::PAGE;
use super::cache::PagePool;
use crate::int8_cache::{self, Int8Cache};
use crate::matrix::Matrix;
use crate::storage::Heads;
use std::sync::Arc;
use t0::{Device, Element};

/// The type of keys and values in the cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CacheType {
    /// The type of the activations.
    #[default]
    Activations,
    /// Integers of 8 bits, with a scale of 32 bits for each key and each value of a head. Heads must be a multiple of 8
    /// elements wide.
    Int8,
}

impl CacheType {
    /// The bytes of a key or a value of `dim` elements. `element` is the size of an activation.
    pub fn row_bytes(self, dim: usize, element: usize) -> usize {
        match self {
            CacheType::Activations => dim * element,
            CacheType::Int8 => int8_cache::row_bytes(dim),
        }
    }
}

/// The keys and values of a layer. Keys are normalised and rotated.
#[derive(Debug)]
pub enum LayerCache<T: Element> {
    /// In the type of the activations.
    Activations {
        /// pages * [`PAGE`] x key width.
        keys: Matrix<T>,
        /// pages * [`PAGE`] x key width.
        values: Matrix<T>,
    },
    /// As integers.
    Int8(Int8Cache),
}

/// The keys and values of all layers.
#[derive(Debug)]
pub struct KvCache<T: Element> {
    /// One entry a layer.
    pub layers: Vec<LayerCache<T>>,
    pool: Arc<PagePool>,
}

impl<T: Element> KvCache<T> {
    /// A cache of `pages` pages for `layers` layers.
    ///
    /// # Errors
    /// The device has too little memory.
    pub fn new(
        device: &Device,
        layers: usize,
        pages: usize,
        heads: Heads,
        stored: CacheType,
    ) -> Result<Self, t0::Error> {
        let width = (heads.keys * heads.dim) as usize;
        let alloc = || Matrix::alloc(device, &[pages * PAGE as usize, width]);
        let layer = |_| {
            Ok(match stored {
                CacheType::Activations => LayerCache::Activations { keys: alloc()?, values: alloc()? },
                CacheType::Int8 => LayerCache::Int8(Int8Cache::new(device, pages, heads)?),
            })
        };
        let layers = (0..layers).map(layer).collect::<Result<_, t0::Error>>()?;
        Ok(KvCache { layers, pool: Arc::new(PagePool::new(pages)) })
    }

    /// The pages of this cache.
    pub fn pool(&self) -> &Arc<PagePool> {
        &self.pool
    }
}
