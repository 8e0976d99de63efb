//! A packed matrix on a device.

use super::pack::{Packer, counts, words};
use crate::kernels::packed::{Pack, PackedMatvec, Unpacked, packed_matvec, unpacked};
use crate::storage::{Into, Storage};
use t0::{Buffer, Device, Element, ElementType, Error, Stream, View, ViewMut, f16};

/// The rows that a wave multiplies.
const ROWS: usize = 4;

/// A matrix of integers with scales, as `kernels::packed` reads it.
#[derive(Debug)]
pub struct PackedMatrix {
    pack: Pack,
    rows: usize,
    cols: usize,
    integers: Buffer<u32>,
    halves: Buffer<f16>,
    words: Buffer<u32>,
}

impl PackedMatrix {
    /// A matrix with uninitialised elements, which [`write`](Self::write) fills. `cols` is a multiple of 32.
    pub(crate) fn alloc(device: &Device, pack: Pack, rows: usize, cols: usize) -> Result<Self, Error> {
        let [integers, halves, words] = counts(pack, rows * cols);
        let (integers, halves, words) = (device.alloc(integers)?, device.alloc(halves)?, device.alloc(words)?);
        Ok(PackedMatrix { pack, rows, cols, integers, halves, words })
    }

    /// Writes what `packed` has from element `at` on, a multiple of 256 or the number of all before it.
    pub(crate) fn write(&mut self, at: usize, packed: &Packer) -> Result<(), Error> {
        let [integers, halves, words] = counts(self.pack, at);
        self.integers.write_to(integers, &packed.integers)?;
        if !packed.halves.is_empty() {
            self.halves.write_to(halves, &packed.halves)?;
        }
        if !packed.words.is_empty() {
            self.words.write_to(words, &packed.words)?;
        }
        Ok(())
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The bytes on the device.
    pub fn bytes(&self) -> u64 {
        4 * (self.integers.len() + self.words.len()) as u64 + 2 * self.halves.len() as u64
    }

    /// How it is packed.
    pub(crate) fn pack(&self) -> Pack {
        self.pack
    }

    /// How it is packed, the words of a group, the integers and the words, and the halves.
    pub(crate) fn views(&self) -> (Pack, usize, [View<'_, u32>; 2], View<'_, f16>) {
        (self.pack, words(self.pack), [self.integers.view(), self.words.view()], self.halves.view())
    }

    /// `y = x w^T` or `y += x w^T` for each row of `y`, which reads the whole matrix. `x` has `parts` rows for one.
    pub(super) fn vectors<T: Storage>(
        &self,
        s: &Stream,
        x: View<'_, T>,
        y: ViewMut<'_, f32>,
        parts: u32,
        into: Into,
    ) -> Result<(), Error> {
        let (p, w) = (self.pack, words(self.pack));
        let instance = PackedMatvec { p, w, r: ROWS };
        let add = u32::from(into == Into::Add);
        let (q, halves, words) = (self.integers.view(), self.halves.view(), self.words.view());
        packed_matvec::dispatch(
            [ElementType::of::<T>()],
            instance,
            x,
            q,
            halves,
            words,
            y,
            self.cols as u32,
            parts,
            add,
        )
        .enqueue(s)
    }

    /// Rows as numbers: the rows `ids`, or all rows from `first` on if `ids` is absent.
    pub(super) fn numbers<T: Element>(
        &self,
        s: &Stream,
        ids: View<'_, u32>,
        out: ViewMut<'_, T>,
        first: usize,
    ) -> Result<(), Error> {
        let (p, w) = (self.pack, words(self.pack));
        let (q, halves, words) = (self.integers.view(), self.halves.view(), self.words.view());
        let sizes = [first as u32, self.rows as u32, self.cols as u32];
        let [first, rows, cols] = sizes;
        unpacked::dispatch([ElementType::of::<T>()], Unpacked { p, w }, q, halves, words, ids, out, first, rows, cols)
            .enqueue(s)
    }
}
