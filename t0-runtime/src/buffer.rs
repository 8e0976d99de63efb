//! Typed device memory.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Range, RangeBounds};
use std::sync::Arc;

use t0_kernel::Element;

use crate::allocation::Allocation;
use crate::device::Device;
use crate::error::Error;
use crate::kfd::memory::Memory;
use crate::kfd::process::Label;
use crate::view::{View, ViewMut};

/// Number of elements copied at a time when the host computes them.
const CHUNK: usize = 16 * 1024;

/// A one-dimensional array of `T` in device memory. Zero elements are allowed.
///
/// Host reads and writes wait for the work that uses the buffer. Dropping a buffer does not wait: its memory is freed
/// when the last launch that uses it has completed.
pub struct Buffer<T: Element> {
    device: Device,
    allocation: Option<Arc<Allocation>>,
    len: usize,
    element: PhantomData<T>,
}

impl<T: Element> Buffer<T> {
    /// Allocates `len` elements of unspecified value.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], [`Error::TooLong`], or an error of the driver.
    pub fn alloc(device: &Device, len: usize) -> Result<Buffer<T>, Error> {
        let bytes = len.checked_mul(T::SIZE).and_then(|bytes| isize::try_from(bytes).ok());
        let bytes = bytes.ok_or(Error::TooLong { len, size: T::SIZE })? as u64;
        let label = Label { len, element: T::NAME };
        let allocation = match bytes {
            0 => None,
            _ => Some(Allocation::new(device.client(), bytes, label)?),
        };
        Ok(Buffer { device: device.clone(), allocation, len, element: PhantomData })
    }

    /// Allocates `len` elements of value zero.
    ///
    /// # Errors
    /// The errors of [`Buffer::alloc`].
    pub fn zeros(device: &Device, len: usize) -> Result<Buffer<T>, Error> {
        let mut buffer = Buffer::alloc(device, len)?;
        buffer.fill(T::zeroed())?;
        Ok(buffer)
    }

    /// Allocates a copy of `data`.
    ///
    /// # Errors
    /// The errors of [`Buffer::alloc`].
    pub fn upload(device: &Device, data: &[T]) -> Result<Buffer<T>, Error> {
        let mut buffer = Buffer::alloc(device, data.len())?;
        buffer.write(data)?;
        Ok(buffer)
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether a [`Graph`](crate::Graph) or an open recording has a launch that uses the buffer. Such a buffer must not
    /// be given to other work under another name, because a replay reads and writes it.
    pub fn is_in_graph(&self) -> bool {
        self.allocation.as_ref().is_some_and(|allocation| allocation.is_in_graph())
    }

    /// The device that holds the buffer.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Copies all elements to the host, after the work that writes them.
    ///
    /// # Errors
    /// The error of that work if it has not been reported yet, [`Error::Unreliable`] if it has, or a timeout.
    pub fn download(&self) -> Result<Vec<T>, Error> {
        let mut out = vec![T::zeroed(); self.len];
        self.read_into(&mut out)?;
        Ok(out)
    }

    /// Copies all elements to the host, after the work that writes them, also if they are not reliable
    /// ([`Error::Unreliable`]): for a look at what a failed launch has left.
    ///
    /// # Errors
    /// The error of that work if it has not been reported yet, or a timeout.
    pub fn download_unreliable(&self) -> Result<Vec<T>, Error> {
        let mut out = vec![T::zeroed(); self.len];
        self.read_checked(0, &mut out, false)?;
        Ok(out)
    }

    /// Whether no launch that was to write the buffer is known to have failed since the last write of all that it was
    /// to write. Does not wait for work that runs. If not, reads return [`Error::Unreliable`].
    pub fn is_reliable(&self) -> bool {
        self.allocation.as_ref().is_none_or(|allocation| !allocation.reliability().is_unreliable())
    }

    /// Copies all elements to `out`, after the work that writes them.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], and the errors of [`Buffer::download`].
    pub fn read_into(&self, out: &mut [T]) -> Result<(), Error> {
        self.read_at(0, out, self.len == out.len())
    }

    /// Copies the elements from `start` on to `out`, after the work that writes them.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`], and the errors of [`Buffer::download`].
    pub fn read_from(&self, start: usize, out: &mut [T]) -> Result<(), Error> {
        self.check(start, out.len())?;
        self.read_at(start, out, true)
    }

    /// Replaces all elements, after the work that uses them.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], the error of that work if it has not been reported yet, or a timeout.
    pub fn write(&mut self, data: &[T]) -> Result<(), Error> {
        if data.len() != self.len {
            return Err(Error::LengthMismatch { host: data.len(), buffer: self.len });
        }
        self.write_at(0, data)
    }

    /// Replaces the elements from `start` on, after the work that uses them.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`], and the errors of [`Buffer::write`].
    pub fn write_to(&mut self, start: usize, data: &[T]) -> Result<(), Error> {
        self.check(start, data.len())?;
        self.write_at(start, data)
    }

    /// Sets all elements to `value`, after the work that uses them.
    ///
    /// # Errors
    /// The errors of [`Buffer::write`].
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        let Some(allocation) = &self.allocation else { return Ok(()) };
        let chunk = vec![value; self.len.min(CHUNK)];
        self.write_with(allocation, 0, self.len, |memory| {
            for start in (0..self.len).step_by(CHUNK) {
                let part = &chunk[..chunk.len().min(self.len - start)];
                memory.write((start * T::SIZE) as u64, bytemuck::cast_slice(part));
            }
        })
    }

    /// All elements as a view that kernels may read.
    pub fn view(&self) -> View<'_, T> {
        self.into()
    }

    /// The first `middle` elements, and the rest, as two views that one launch can write.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`] if the buffer has fewer than `middle` elements.
    pub fn split_at_mut(&mut self, middle: usize) -> Result<(ViewMut<'_, T>, ViewMut<'_, T>), Error> {
        self.view_mut().split_at_mut(middle)
    }

    /// All elements as a view that kernels may write.
    pub fn view_mut(&mut self) -> ViewMut<'_, T> {
        self.into()
    }

    /// The elements of `range`.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`].
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Result<View<'_, T>, Error> {
        self.view().slice(range)
    }

    /// The elements of `range`, writable.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`].
    pub fn slice_mut(&mut self, range: impl RangeBounds<usize>) -> Result<ViewMut<'_, T>, Error> {
        self.view_mut().slice(range)
    }

    /// The first `rows * cols` elements as a matrix.
    ///
    /// # Errors
    /// [`Error::MatrixOutOfRange`].
    pub fn matrix(&self, rows: usize, cols: usize) -> Result<View<'_, T>, Error> {
        self.view().matrix(rows, cols)
    }

    /// The first `rows * cols` elements as a writable matrix.
    ///
    /// # Errors
    /// [`Error::MatrixOutOfRange`].
    pub fn matrix_mut(&mut self, rows: usize, cols: usize) -> Result<ViewMut<'_, T>, Error> {
        self.view_mut().matrix(rows, cols)
    }

    /// A matrix whose rows begin `stride` elements apart.
    ///
    /// # Errors
    /// [`Error::MatrixOutOfRange`].
    pub fn matrix_with_stride(&self, rows: usize, cols: usize, stride: usize) -> Result<View<'_, T>, Error> {
        self.view().matrix_with_stride(rows, cols, stride)
    }

    /// A writable matrix whose rows begin `stride` elements apart.
    ///
    /// # Errors
    /// [`Error::MatrixOutOfRange`].
    pub fn matrix_mut_with_stride(&mut self, rows: usize, cols: usize, stride: usize) -> Result<ViewMut<'_, T>, Error> {
        self.view_mut().matrix_with_stride(rows, cols, stride)
    }

    pub(crate) fn allocation(&self) -> Option<&Arc<Allocation>> {
        self.allocation.as_ref()
    }

    fn check(&self, start: usize, count: usize) -> Result<(), Error> {
        match start.checked_add(count) {
            Some(end) if end <= self.len => Ok(()),
            end => Err(Error::SliceOutOfRange { start, end: end.unwrap_or(usize::MAX), len: self.len }),
        }
    }

    fn read_at(&self, start: usize, out: &mut [T], fits: bool) -> Result<(), Error> {
        if !fits {
            return Err(Error::LengthMismatch { host: out.len(), buffer: self.len });
        }
        self.read_checked(start, out, true)
    }

    /// Copies the elements from `start` on, which are within the buffer. An error if they must be `reliable` and are
    /// not.
    fn read_checked(&self, start: usize, out: &mut [T], reliable: bool) -> Result<(), Error> {
        let Some(allocation) = self.allocation.as_ref().filter(|_| !out.is_empty()) else { return Ok(()) };
        allocation.access(false, |memory| {
            if reliable {
                allocation.check(&bytes::<T>(start, out.len()), self.device.stamp(), None)?;
            }
            memory.read((start * T::SIZE) as u64, bytemuck::cast_slice_mut(out));
            // After the read, because a reset during it changes what was read.
            self.device.check_memory()?;
            self.device.count_read(size_of_val(out));
            Ok(())
        })
    }

    fn write_at(&mut self, start: usize, data: &[T]) -> Result<(), Error> {
        let Some(allocation) = self.allocation.as_ref().filter(|_| !data.is_empty()) else { return Ok(()) };
        self.write_with(allocation, start, data.len(), |memory| {
            memory.write((start * T::SIZE) as u64, bytemuck::cast_slice(data));
        })
    }

    /// Lets `write` write `count` elements from `start` on.
    fn write_with(
        &self,
        allocation: &Allocation,
        start: usize,
        count: usize,
        write: impl FnOnce(&Memory),
    ) -> Result<(), Error> {
        allocation.access(true, |memory| {
            write(memory);
            allocation.reliability().rewrite(&bytes::<T>(start, count), self.device.stamp());
            self.device.count_write(count * T::SIZE);
            Ok(())
        })
    }
}

/// The bytes of `count` elements from `start` on.
fn bytes<T: Element>(start: usize, count: usize) -> Range<u64> {
    (start * T::SIZE) as u64..((start + count) * T::SIZE) as u64
}

impl<T: Element> fmt::Debug for Buffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Buffer<{}>({} elements)", T::NAME, self.len)
    }
}
