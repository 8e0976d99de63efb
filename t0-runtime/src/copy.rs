//! Copies from one buffer of a device to another, by a kernel: a launch like any other, which graphs record too.

use std::sync::LazyLock;

use t0_abi::kernarg::Layout;
use t0_abi::view::Dimension;
use t0_isa::asm::{Options, assemble};
use t0_isa::object::{Kernel, Machine, ObjectBuilder};
use t0_kernel::{Abi, Argument, ArgumentKind, Element, Image, Messages};

use crate::error::Error;
use crate::grid::Grid;
use crate::launch::Launch;
use crate::view::{View, ViewMut};

/// Work-items of a workgroup, and the logarithm of it.
const BLOCK: u32 = 1 << BLOCK_SHIFT;
const BLOCK_SHIFT: u32 = 8;
/// Bytes of a view in the kernel arguments.
const VIEW: u32 = size_of::<t0_abi::View>() as u32;

/// What the two kernels copy: each work-item one element.
struct Width {
    name: &'static str,
    /// The logarithm of an element's size.
    shift: u32,
    load: &'static str,
    store: &'static str,
    arguments: &'static [Argument; 2],
}

static BYTES: LazyLock<Image> = LazyLock::new(|| {
    image(&Width {
        name: "copy_bytes",
        shift: 0,
        load: "buffer_load_u8",
        store: "buffer_store_b8",
        arguments: &BYTE_ARGUMENTS,
    })
});
static WORDS: LazyLock<Image> = LazyLock::new(|| {
    image(&Width {
        name: "copy_words",
        shift: 2,
        load: "buffer_load_b32",
        store: "buffer_store_b32",
        arguments: &WORD_ARGUMENTS,
    })
});

static BYTE_ARGUMENTS: [Argument; 2] = arguments("In<u8>", "Out<u8>", 1);
static WORD_ARGUMENTS: [Argument; 2] = arguments("In<u32>", "Out<u32>", 4);

const fn arguments(from: &'static str, to: &'static str, bytes: u32) -> [Argument; 2] {
    [
        Argument { name: "source", ty: from, kind: ArgumentKind::Reads, bytes, offset: 0 },
        Argument { name: "out", ty: to, kind: ArgumentKind::Writes, bytes, offset: VIEW },
    ]
}

/// The kernel in the assembler's syntax. The workgroup's id is in s13, the arguments are at s[0:1].
fn source(width: &Width) -> String {
    let Width { shift, load, store, .. } = width;
    let (source, out) = (4 + Dimension::Len.offset() / 4, 8 + Dimension::Len.offset() / 4);
    format!(
        "s_load_b128 s[4:7], s[0:1], 0\n\
         s_load_b128 s[8:11], s[0:1], {VIEW}\n\
         s_waitcnt lgkmcnt(0)\n\
         s_lshl_b32 s6, s{source}, {shift}\n\
         s_mov_b32 s7, {DESCRIPTOR}\n\
         s_lshl_b32 s10, s{out}, {shift}\n\
         s_mov_b32 s11, {DESCRIPTOR}\n\
         v_and_b32 v0, 0x3ff, v0\n\
         s_lshl_b32 s12, s13, {BLOCK_SHIFT}\n\
         v_add_lshl_u32 v0, s12, v0, {shift}\n\
         {load} v1, v0, s[4:7], 0 offen\n\
         s_waitcnt vmcnt(0)\n\
         {store} v1, v0, s[8:11], 0 offen\n\
         s_endpgm\n"
    )
}

/// Word 3 of a descriptor of bytes, whose accesses outside have no effect.
const DESCRIPTOR: &str = "0x31016000";

fn image(width: &Width) -> Image {
    let assembled = assemble(&source(width), &Options::default());
    // The text has no parts but those above, and a test launches both kernels.
    let text = assembled.map(|assembly| assembly.text().to_vec()).unwrap_or_default();
    let code = text.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let (abi, block) = (Abi::new(0), [BLOCK, 1, 1]);
    let kernarg_size = Layout::ending_at(2 * VIEW).hidden().bytes(false);
    let kernel = Kernel {
        abi: Some(abi),
        kernarg_size,
        vgprs: 8,
        sgprs: 16,
        block: Some(block),
        ..Kernel::new(width.name, code)
    };
    let object = ObjectBuilder::new(Machine::from_name("gfx11-generic").unwrap_or(Machine::GFX1100)).kernel(kernel);
    Image {
        name: width.name,
        abi,
        object: object.build().unwrap_or_default().leak(),
        others: &[],
        block,
        kernarg_size,
        arguments: width.arguments,
        file: file!(),
        line: line!(),
        messages: Messages::NONE,
    }
}

/// A launch that copies all bytes from `source` to `out`, which have equally many elements. Gaps between the rows of a
/// matrix are copied too. It runs on the device, after earlier work with the two buffers, and a graph can record it.
///
/// ```
/// # use t0_runtime::{Device, VirtualOptions, copy};
/// # let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).quiet().open()?;
/// let x = gpu.upload(&[1.0f64, 2.0, 3.0])?;
/// let mut y = gpu.zeros::<f64>(4)?;
/// copy(&x, y.slice_mut(1..)?)?.run(&gpu)?;
/// assert_eq!(y.download()?, [0.0, 1.0, 2.0, 3.0]);
/// # Ok::<(), t0_runtime::Error>(())
/// ```
///
/// # Errors
/// [`Error::CopyLength`] if they differ in length. The launch itself fails if the buffers belong to another device
/// or have 4 GiB or more.
pub fn copy<'a, T: Element>(
    source: impl Into<View<'a, T>>,
    out: impl Into<ViewMut<'a, T>>,
) -> Result<Launch<'a, Grid>, Error> {
    let (source, out) = (source.into(), out.into());
    if source.len() != out.len() {
        return Err(Error::CopyLength { source_len: source.len(), out_len: out.len() });
    }
    let starts = (source.part.first | out.part.first | source.len()).wrapping_mul(T::SIZE);
    Ok(match starts.is_multiple_of(4) {
        true => {
            let (source, out) = (source.reinterpret::<u32>()?, out.reinterpret::<u32>()?);
            let words = source.len();
            Launch::new(&WORDS).view_in(source).view_out(out).over(words)
        }
        false => {
            let (source, out) = (source.reinterpret::<u8>()?, out.reinterpret::<u8>()?);
            let bytes = source.len();
            Launch::new(&BYTES).view_in(source).view_out(out).over(bytes)
        }
    })
}

#[cfg(all(test, feature = "virtual"))]
mod tests {
    use super::*;
    use crate::device::Device;
    use crate::graph::Graph;
    use crate::open::VirtualOptions;

    fn strict() -> Device {
        Device::builder().virtual_gpu(VirtualOptions::strict()).quiet().open().expect("it opens")
    }

    #[test]
    fn parts_of_every_alignment_are_copied() {
        let gpu = strict();
        let bytes: Vec<u8> = (0..=255).cycle().take(1000).collect();
        let source = gpu.upload(&bytes).expect("there is memory");
        for (from, to, len) in [(0, 0, 1000), (0, 0, 0), (1, 0, 999), (4, 8, 992), (4, 8, 991), (3, 3, 257), (0, 1, 1)]
        {
            let mut out = gpu.upload(&[7u8; 1000]).expect("there is memory");
            let (part, place) = (source.slice(from..from + len), out.slice_mut(to..to + len));
            copy(part.expect("inside"), place.expect("inside")).expect("equal lengths").run(&gpu).expect("it runs");
            let mut expected = [7u8; 1000];
            expected[to..to + len].copy_from_slice(&bytes[from..from + len]);
            assert_eq!(out.download().expect("it is complete"), expected, "{len} bytes from {from} to {to}");
        }
    }

    #[test]
    fn a_graph_records_copies_and_lengths_are_checked() {
        let gpu = strict();
        let stream = gpu.stream().expect("a stream");
        let mut x = gpu.upload(&[1u64, 2, 3]).expect("there is memory");
        let [mut y, mut z] = [(); 2].map(|()| gpu.zeros::<u64>(3).expect("there is memory"));
        let graph = Graph::record(&stream, |stream| {
            copy(&x, &mut y)?.enqueue(stream)?;
            copy(&y, &mut z)?.enqueue(stream)
        });
        let graph = graph.expect("two launches");
        assert_eq!((graph.nodes().len(), graph.fallback()), (2, None));
        for start in [1, 100] {
            x.write(&[start, start + 1, start + 2]).expect("no recording is open");
            graph.enqueue(&stream).expect("it is enqueued");
            assert_eq!(z.download().expect("it is complete"), [start, start + 1, start + 2]);
        }
        let short = gpu.zeros::<u64>(2).expect("there is memory");
        assert!(matches!(copy(&short, &mut z), Err(Error::CopyLength { source_len: 2, out_len: 3 })));
    }
}
