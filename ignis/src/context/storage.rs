//! The memory of one or several tensors.

use super::pool::Pool;
use crate::dtype::Value;
use crate::error::{Error, Result};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};
use t0::{Buffer, View, ViewMut};

/// A buffer that returns to its pool when the last tensor with it is dropped.
pub(crate) struct Storage {
    buffer: RwLock<Buffer<u32>>,
    /// Writes so far. A saved tensor compares it.
    version: AtomicU64,
    pool: Arc<Pool>,
    op: &'static str,
}

/// A storage that is read.
pub(crate) struct Shared<'a>(RwLockReadGuard<'a, Buffer<u32>>);

/// A storage that is written.
pub(crate) struct Unique<'a>(RwLockWriteGuard<'a, Buffer<u32>>);

impl Shared<'_> {
    pub(crate) fn view(&self) -> View<'_, u32> {
        self.0.view()
    }
}

impl Unique<'_> {
    pub(crate) fn view(&mut self) -> ViewMut<'_, u32> {
        self.0.view_mut()
    }
}

impl Storage {
    pub(crate) fn new(buffer: Buffer<u32>, pool: &Arc<Pool>, op: &'static str) -> Arc<Storage> {
        let (buffer, version) = (RwLock::new(buffer), AtomicU64::new(0));
        Arc::new(Storage { buffer, version, pool: pool.clone(), op })
    }

    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// For reading; `None` while a launch that is being built writes it. Taken with the lock of the context.
    pub(crate) fn shared(&self) -> Option<Shared<'_>> {
        match self.buffer.try_read() {
            Ok(guard) => Some(Shared(guard)),
            Err(TryLockError::Poisoned(guard)) => Some(Shared(guard.into_inner())),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// For writing; `None` while a launch that is being built uses it. Taken with the lock of the context.
    pub(crate) fn unique(&self) -> Option<Unique<'_>> {
        let guard = match self.buffer.try_write() {
            Ok(guard) => guard,
            Err(TryLockError::Poisoned(guard)) => guard.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        self.version.fetch_add(1, Ordering::AcqRel);
        Some(Unique(guard))
    }

    /// Replaces the first elements. Called with the lock of the context.
    pub(crate) fn write_elements<T: Value>(&self, data: &[T]) -> Result<()> {
        let (whole, rest) = bytemuck::cast_slice::<T, u8>(data).as_chunks::<4>();
        let mut words: Vec<u32> = whole.iter().map(|word| u32::from_le_bytes(*word)).collect();
        if let [a, b] = *rest {
            words.push(u32::from_le_bytes([a, b, 0, 0]));
        }
        let mut guard = self.unique().ok_or(Error::Aliased { op: self.op })?;
        Ok(guard.0.write_to(0, &words)?)
    }

    /// `count` elements from `first` on. Called with the lock of the context.
    pub(crate) fn read_elements<T: Value>(&self, first: usize, count: usize) -> Result<Vec<T>> {
        let (start, end) = (first * T::SIZE / 4, ((first + count) * T::SIZE).div_ceil(4));
        let mut words = vec![0u32; end - start];
        let guard = self.shared().ok_or(Error::Aliased { op: self.op })?;
        guard.0.read_from(start, &mut words)?;
        let skipped = first - start * 4 / T::SIZE;
        Ok(bytemuck::cast_slice::<u32, T>(&words)[skipped..skipped + count].to_vec())
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        let buffer = self.buffer.get_mut().unwrap_or_else(PoisonError::into_inner);
        let words = buffer.len();
        let own = buffer.device().alloc(0).ok().map(|empty| std::mem::replace(buffer, empty));
        self.pool.give(own, words, self.op);
    }
}
