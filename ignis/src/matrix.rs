//! Matrices: a buffer on a device and a shape.

use t0::{Buffer, Device, Element, Error, View, ViewMut};

/// Elements on a device in row-major order.
///
/// The last dimension is the columns; the product of all others is the rows. Kernels use this two-dimensional form.
#[derive(Debug)]
pub struct Matrix<T: Element> {
    buffer: Buffer<T>,
    shape: Vec<usize>,
}

impl<T: Element> Matrix<T> {
    /// A matrix of zeros.
    ///
    /// # Errors
    /// If the device's memory is exhausted.
    pub fn zeros(device: &Device, shape: &[usize]) -> Result<Self, Error> {
        Ok(Matrix { buffer: device.zeros(shape.iter().product())?, shape: shape.to_vec() })
    }

    /// A matrix with uninitialised elements.
    ///
    /// # Errors
    /// If the device's memory is exhausted.
    pub fn alloc(device: &Device, shape: &[usize]) -> Result<Self, Error> {
        Ok(Matrix { buffer: device.alloc(shape.iter().product())?, shape: shape.to_vec() })
    }

    /// A matrix with a copy of `data`, whose length is the product of the shape.
    ///
    /// # Errors
    /// If the device's memory is exhausted, or the length differs ([`Error::LengthMismatch`]).
    pub fn upload(device: &Device, data: &[T], shape: &[usize]) -> Result<Self, Error> {
        let mut matrix = Self::alloc(device, shape)?;
        matrix.buffer.write(data)?;
        Ok(matrix)
    }

    /// Extent in each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Product of all dimensions but the last.
    pub fn rows(&self) -> usize {
        self.shape.iter().rev().skip(1).product()
    }

    /// The last dimension; 1 for a scalar.
    pub fn cols(&self) -> usize {
        self.shape.last().copied().unwrap_or(1)
    }

    /// Copies the elements to the host. Waits for the launches that write them.
    ///
    /// # Errors
    /// If a launch failed.
    pub fn download(&self) -> Result<Vec<T>, Error> {
        self.buffer.download()
    }

    /// Copies the elements from `start` on to `out`. Waits for the launches that write them.
    ///
    /// # Errors
    /// If a launch failed, or there are fewer elements.
    pub fn read_from(&self, start: usize, out: &mut [T]) -> Result<(), Error> {
        self.buffer.read_from(start, out)
    }

    /// Replaces the elements from `start` on with `data`.
    ///
    /// # Errors
    /// If the elements do not fit.
    pub fn write_to(&mut self, start: usize, data: &[T]) -> Result<(), Error> {
        self.buffer.write_to(start, data)
    }

    /// All elements as one row.
    pub fn flat(&self) -> View<'_, T> {
        self.buffer.view()
    }

    /// The first `len` elements as one row that a kernel writes.
    ///
    /// # Errors
    /// If there are fewer elements.
    pub fn flat_mut(&mut self, len: usize) -> Result<ViewMut<'_, T>, Error> {
        self.buffer.slice_mut(..len)
    }

    /// The first `rows` rows, as a matrix.
    ///
    /// # Errors
    /// If there are fewer rows.
    pub fn top(&self, rows: usize) -> Result<View<'_, T>, Error> {
        self.part(0, rows)
    }

    /// `rows` rows from row `first` on, as a matrix.
    ///
    /// # Errors
    /// If there are fewer rows.
    pub fn part(&self, first: usize, rows: usize) -> Result<View<'_, T>, Error> {
        let cols = self.cols();
        self.buffer.slice(first * cols..(first + rows) * cols)?.matrix(rows, cols)
    }

    /// The first `rows` rows, as a matrix that a kernel writes.
    ///
    /// # Errors
    /// If there are fewer rows.
    pub fn top_mut(&mut self, rows: usize) -> Result<ViewMut<'_, T>, Error> {
        let cols = self.cols();
        self.buffer.slice_mut(..rows * cols)?.matrix(rows, cols)
    }
}
