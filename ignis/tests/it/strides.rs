//! The kernels of attention find rows by their number and width: a view whose rows have gaps is refused.

use ignis::kernels::heads::PAGE;
use ignis::storage::{Attended, CacheRows, FEW_TOKENS, HeadParameters, Heads, Storage};
use t0::{Buffer, Device, Error, View, ViewMut, VirtualOptions, bf16};

const HEADS: Heads = Heads { queries: 2, keys: 1, dim: 64 };

/// The rows of one of the views have a gap after them.
struct Gaps {
    gpu: Device,
    /// The view with gaps, by its position in the launch; none for a number that no view has.
    gap: usize,
    tokens: usize,
}

impl Gaps {
    fn buffer<T: Storage>(&self, rows: usize, cols: usize) -> Buffer<T> {
        self.gpu.zeros(rows * (cols + 8)).expect("memory")
    }

    fn read<'b, T: Storage>(&self, at: usize, buffer: &'b Buffer<T>, rows: usize, cols: usize) -> View<'b, T> {
        let stride = if at == self.gap { cols + 8 } else { cols };
        buffer.matrix_with_stride(rows, cols, stride).expect("the shape")
    }

    fn write<'b, T: Storage>(&self, at: usize, buffer: &'b mut Buffer<T>, rows: usize, cols: usize) -> ViewMut<'b, T> {
        let stride = if at == self.gap { cols + 8 } else { cols };
        buffer.matrix_mut_with_stride(rows, cols, stride).expect("the shape")
    }

    fn split_heads<T: Storage>(&self) -> Result<(), Error> {
        let (gpu, tokens, positions) = (&self.gpu, self.tokens, 2 * PAGE as usize);
        let stream = gpu.stream()?;
        let (qkv, norm) = (self.buffer::<f32>(tokens, 256), gpu.zeros::<T>(64)?);
        let (frequencies, rows, pages) = (gpu.zeros::<f32>(32)?, gpu.zeros::<u32>(2 * tokens)?, gpu.zeros::<u32>(2)?);
        let (mut q, mut k, mut v) =
            (self.buffer::<T>(tokens, 128), self.buffer::<T>(positions, 64), self.buffer::<T>(positions, 64));
        let parameters = HeadParameters {
            q_norm: norm.view(),
            k_norm: norm.view(),
            bias: norm.slice(..0)?,
            frequencies: frequencies.view(),
            eps: 1e-6,
            at: CacheRows { rows: rows.matrix(2, tokens)?, pages: pages.view() },
        };
        T::split_heads(
            &stream,
            self.read(0, &qkv, tokens, 256),
            parameters,
            self.write(1, &mut q, tokens, 128),
            self.write(2, &mut k, positions, 64),
            self.write(3, &mut v, positions, 64),
            HEADS,
        )?;
        stream.wait()
    }

    fn attention<T: Storage>(&self) -> Result<(), Error> {
        let (gpu, tokens, positions) = (&self.gpu, self.tokens, 2 * PAGE as usize);
        let stream = gpu.stream()?;
        let (rows, pages) = (gpu.zeros::<u32>(2 * tokens)?, gpu.zeros::<u32>(2)?);
        let (q, mut out) = (self.buffer::<T>(tokens, 128), self.buffer::<T>(tokens, 128));
        let (k, v) = (self.buffer::<T>(positions, 64), self.buffer::<T>(positions, 64));
        T::attention(
            &stream,
            self.read(0, &q, tokens, 128),
            self.read(1, &k, positions, 64),
            self.read(2, &v, positions, 64),
            self.write(3, &mut out, tokens, 128),
            CacheRows { rows: rows.matrix(2, tokens)?, pages: pages.view() },
            Attended::of(HEADS),
        )?;
        stream.wait()
    }
}

fn check<T: Storage>(kernel: &str, tokens: usize, run: fn(&Gaps) -> Result<(), Error>) {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU");
    let mut gaps = Gaps { gpu, gap: usize::MAX, tokens };
    run(&gaps).unwrap_or_else(|error| panic!("`{kernel}` of {} without gaps: {error}", T::NAME));
    for gap in 0..4 {
        gaps.gap = gap;
        match run(&gaps) {
            Err(error @ Error::Rules { .. }) => {
                let text = error.to_string();
                assert!(text.starts_with(&format!("`{kernel}` ")) && text.contains(".len()"), "{text}");
            }
            other => panic!("`{kernel}` of {} with gaps in view {gap}: {other:?}", T::NAME),
        }
    }
}

#[test]
fn views_with_gaps_between_rows_are_refused() {
    check::<bf16>("split_heads", 3, Gaps::split_heads::<bf16>);
    check::<f32>("split_heads", 3, Gaps::split_heads::<f32>);
    check::<bf16>("attention", 3, Gaps::attention::<bf16>);
    check::<f32>("attention", FEW_TOKENS + 1, Gaps::attention::<f32>);
    check::<bf16>("prompt_attention", FEW_TOKENS + 1, Gaps::attention::<bf16>);
}
