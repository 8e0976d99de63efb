//! Kernels that clang compiles when the bench runs, from the OpenCL sources that the tests of the device use.
use super::device::{Block, Timed};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use t0_benches::figure;
use t0_isa::object::Object;
use t0_sim::exec::{Descriptor, Dispatch, Level, Stats};
use t0_sim::mem::Memory;

/// The object that clang produces from OpenCL sources, or `None` without clang 22.
fn compile(file: &str, sources: &[PathBuf]) -> Option<Object> {
    let works = |tool: &str| {
        let status = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|s| s.success())
    };
    if !works("clang-22") || !works("ld.lld-22") {
        return None;
    }
    let text = sources.iter().map(|path| std::fs::read_to_string(path).expect("the source is in the work tree"));
    let text: String = text.collect();
    let output = std::env::temp_dir().join(format!("t0-bench-{}-{file}.co", std::process::id()));
    let mut clang = Command::new("clang-22")
        .args(["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
        .args(["-Xclang", "-finclude-default-header", "-Wno-everything", "-O3", "-mcumode"])
        .args(["-", "-o"])
        .arg(&output)
        .stdin(Stdio::piped())
        .spawn()
        .expect("clang runs");
    clang.stdin.take().expect("it is a pipe").write_all(text.as_bytes()).expect("clang reads its input");
    assert!(clang.wait().expect("clang ends").success(), "clang compiles {file}");
    let bytes = std::fs::read(&output).expect("clang wrote the object");
    std::fs::remove_file(&output).expect("the object can be removed");
    Some(Object::parse(&bytes).expect("the object parses"))
}

/// The words of a kernarg segment.
fn kernarg(pointers: &[u64], integers: &[u32]) -> Block {
    let mut words: Vec<u32> = pointers.iter().flat_map(|p| [*p as u32, (p >> 32) as u32]).collect();
    words.extend(integers);
    words.resize(words.len() + 64, 0);
    Block::of(&words)
}

/// A kernel with its memory.
struct Kernel {
    dispatch: Dispatch,
    memory: Memory,
    /// Keeps the addresses of the code and of the arguments valid.
    _blocks: [Block; 2],
}

fn kernel(object: &Object, name: &str, grid: [u32; 3], workgroup: [u16; 3], data: &[&Block], sizes: &[u32]) -> Kernel {
    let entry = object.kernel(name).expect("the source has the kernel");
    let pointers: Vec<u64> = data.iter().map(|b| b.address()).collect();
    let kernarg = kernarg(&pointers, sizes);
    let size = object.image_size() as usize;
    let storage = Block::zeroed(size / 4 + 2048);
    let base = storage.address().next_multiple_of(4096);
    let image = object.image(base).expect("the image is laid out");
    // SAFETY: `storage` has the size of the image after its first page boundary.
    unsafe { std::ptr::copy_nonoverlapping(image.as_ptr(), base as *mut u8, image.len()) };
    let memory = Memory::new();
    storage.map(&memory, true);
    for block in data.iter().copied().chain([&kernarg]) {
        block.map(&memory, false);
    }
    let at = entry.descriptor_address as usize;
    let descriptor = Descriptor::from_bytes(image[at..at + 64].try_into().expect("64 bytes"));
    let dispatch = Dispatch {
        code: base + entry.code_address,
        descriptor,
        kernarg: kernarg.address(),
        grid,
        workgroup,
        lds_bytes: descriptor.lds_bytes,
        private_bytes: descriptor.private_bytes,
        ..Dispatch::default()
    };
    Kernel { dispatch, memory, _blocks: [storage, kernarg] }
}

/// Reproducible numbers between -1 and 1.
pub(crate) fn numbers(count: usize, mut state: u32) -> Vec<f32> {
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

/// Computes one row after another: sums of products by fused multiply-add, in ascending k; `b` is read at (k, n).
fn product(size: usize, a: &[f32], b: impl Fn(usize, usize) -> f32) -> Vec<f32> {
    let element = |m: usize, n: usize| (0..size).fold(0.0, |sum, k| a[m * size + k].mul_add(b(k, n), sum));
    (0..size * size).map(|i| element(i / size, i % size)).collect()
}

fn expect(out: &Block, want: &[f32]) {
    for (i, want) in want.iter().enumerate() {
        assert_eq!(out.word(i), want.to_bits(), "element {i} of the product");
    }
}

/// Prints the figures of a matrix product of 256 x 256; returns the share of time that its bounds checks take.
fn measure(name: &str, timed: &Timed<'_>) -> f64 {
    let flop = 2.0 * 256f64.powi(3);
    let (seconds, Stats { instructions, .. }) = timed.fastest();
    figure(&format!("sim.{name}"), flop / seconds / 1e9, "GFLOP/s");
    figure(&format!("sim.{name}_instructions"), instructions as f64 / seconds / 1e6, "Mwave-instr/s");
    crate::both_levels(name, timed, flop / 1e9, "GFLOP/s");
    crate::overhead(name, timed)
}

/// The object of a source of the device's tests, or `None` with a line that gives the reason.
fn object(file: &str, name: &str) -> Option<Object> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels").join(file);
    built(file, &[source], name)
}

/// The object of a source of the bench `vs_clang`, or `None` with a line that gives the reason.
pub(crate) fn comparison(file: &str, name: &str) -> Option<Object> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/vs_clang/kernels");
    built(file, &["common.cl", file].map(|name| folder.join(name)), name)
}

fn built(file: &str, sources: &[PathBuf], name: &str) -> Option<Object> {
    let object = compile(file, sources);
    if object.is_none() {
        println!("SKIPPED sim.{name}: clang-22 or ld.lld-22 is not installed");
    }
    object
}

fn bits(v: &[f32]) -> Block {
    Block::of(&v.iter().map(|x| x.to_bits()).collect::<Vec<u32>>())
}

/// The matrix product in f32; returns the share of time that its checks take.
pub(crate) fn matmul(level: Level) -> Option<f64> {
    let object = object("matmul.cl", "clang_matmul_f32")?;
    let (a, b) = (numbers(1 << 16, 1), numbers(1 << 16, 2));
    let (x, y, out) = (bits(&a), bits(&b), Block::zeroed(1 << 16));
    let Kernel { dispatch, memory, _blocks } =
        kernel(&object, "matmul_f32", [256, 4, 1], [64, 1, 1], &[&x, &y, &out], &[256; 3]);
    let want = product(256, &a, |k, n| b[k * 256 + n]);
    Some(measure("clang_matmul_f32", &Timed { dispatch, memory, level, check: &|| expect(&out, &want) }))
}

/// The matrix product of bf16; returns the share of time that its checks take.
pub(crate) fn gemm(level: Level) -> Option<f64> {
    let object = object("wmma.cl", "clang_gemm_bf16")?;
    let (a, b) = (numbers(1 << 16, 1), numbers(1 << 16, 2));
    // Converts to bf16 by dropping the lower half; the expected products use exactly these values.
    let short = |v: &[f32]| v.iter().map(|x| f32::from_bits(x.to_bits() & 0xffff_0000)).collect::<Vec<f32>>();
    let (a, b) = (short(&a), short(&b));
    let packed =
        |v: &[f32]| Block::of(&v.chunks(2).map(|p| p[0].to_bits() >> 16 | p[1].to_bits()).collect::<Vec<u32>>());
    let (x, y, out) = (packed(&a), packed(&b), Block::zeroed(1 << 16));
    let Kernel { dispatch, memory, _blocks } =
        kernel(&object, "gemm_bf16", [512, 16, 1], [32, 1, 1], &[&x, &y, &out], &[256; 3]);
    let want = product(256, &a, |k, n| b[n * 256 + k]);
    Some(measure("clang_gemm_bf16", &Timed { dispatch, memory, level, check: &|| expect(&out, &want) }))
}
