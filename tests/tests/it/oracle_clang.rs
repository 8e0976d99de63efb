//! OpenCL C compiled by clang 22 and run on the virtual GPU, compared with plain Rust: every kernel in CU and WGP mode,
//! wave32 and wave64, with and without optimisation, at odd sizes; each as clang wrote it, and rewritten from its
//! decoded instructions.
#![allow(clippy::print_stdout)] // reports a skipped oracle

use std::path::Path;
use std::process::Command;
use t0_isa::object::{Object, relocation};
use t0_sim::exec::{self, Descriptor, Dispatch, Options};
use t0_sim::mem::{Memory, Region};
use t0_tests_share::oracle;
use t0_tests_share::random::Random;

const SIZES: [usize; 6] = [1, 31, 33, 255, 257, 1000];

/// One set of compiler options.
#[derive(Clone, Copy, Debug)]
struct Mode {
    flags: &'static [&'static str],
}

const MODES: [Mode; 6] = [
    Mode { flags: &["-O3", "-mcumode"] },
    Mode { flags: &["-O3"] },
    Mode { flags: &["-O0", "-mcumode"] },
    Mode { flags: &["-O0"] },
    Mode { flags: &["-O3", "-mwavefrontsize64"] },
    Mode { flags: &["-O0", "-mcumode", "-mwavefrontsize64"] },
];

fn clang(test: &str) -> bool {
    let tools = ["clang-22", "ld.lld-22", "llvm-readelf-22", "llvm-objdump-22", "llvm-dwarfdump-22"];
    oracle::tools(test, &tools, "apt-get install llvm-22 clang-22 lld-22")
}

fn compile(file: &str, mode: Mode) -> Object {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = folder.path().join("kernel.co");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle/kernels").join(file);
    let opencl = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"];
    let run = Command::new("clang-22")
        .args(opencl.iter().filter(|_| file.ends_with(".cl")))
        .args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib", "-Wno-everything"])
        .args(mode.flags)
        .arg(source)
        .arg("-o")
        .arg(&output)
        .output()
        .expect("clang runs");
    assert!(run.status.success(), "{file} {mode:?}: {}", String::from_utf8_lossy(&run.stderr));
    Object::parse(&std::fs::read(output).expect("clang wrote the object")).expect("the object parses")
}

/// Host memory for the device, in 8-byte words so that any element is aligned.
struct Buffer(Vec<u64>);

impl Buffer {
    fn zeroed(bytes: usize) -> Buffer {
        Buffer(vec![0; bytes.div_ceil(8).max(1)])
    }

    fn of<T: Copy>(values: &[T]) -> Buffer {
        let buffer = Buffer::zeroed(size_of_val(values));
        // SAFETY: the buffer is at least as long as the values, and nothing else accesses it.
        unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), buffer.0.as_ptr() as *mut T, values.len()) };
        buffer
    }

    fn read<T: Copy>(&self, count: usize) -> Vec<T> {
        assert!(count * size_of::<T>() <= 8 * self.0.len());
        // SAFETY: in bounds, aligned to 8, and the dispatch that wrote it has ended.
        (0..count).map(|i| unsafe { (self.0.as_ptr() as *const T).add(i).read_volatile() }).collect()
    }

    fn address(&self) -> u64 {
        self.0.as_ptr() as u64
    }
}

/// An argument of a kernel.
enum Arg<'a> {
    Memory(&'a Buffer),
    Bytes(Vec<u8>),
}

fn int(value: usize) -> Arg<'static> {
    Arg::Bytes((value as i32).to_le_bytes().to_vec())
}

fn float(value: f32) -> Arg<'static> {
    Arg::Bytes(value.to_le_bytes().to_vec())
}

fn launch(object: &Object, name: &str, grid: [u32; 3], workgroup: [u16; 3], args: &[Arg<'_>]) {
    let kernel = object.kernel(name).unwrap_or_else(|| panic!("no kernel {name}"));
    let mut kernarg = Vec::new();
    for arg in args {
        let (align, bytes) = match arg {
            Arg::Memory(buffer) => (8, buffer.address().to_le_bytes().to_vec()),
            Arg::Bytes(bytes) => (bytes.len().min(8), bytes.clone()),
        };
        kernarg.resize(kernarg.len().next_multiple_of(align), 0);
        kernarg.extend(bytes);
    }
    kernarg.resize(kernarg.len() + 256, 0);
    let kernarg = Buffer::of(&kernarg);
    // The image has its own pages, aligned to 4 KiB as the segments require.
    let size = object.image_size() as usize;
    let storage = Buffer::zeroed(size + 8192);
    let base = storage.address().next_multiple_of(4096);
    let image = object.image(base).expect("the image is laid out");
    // SAFETY: `storage` has the size of the image after its first page boundary.
    unsafe { std::ptr::copy_nonoverlapping(image.as_ptr(), base as *mut u8, image.len()) };
    let memory = Memory::new();
    let mut regions = vec![
        (base, size as u64 + 4096 - 64, false, true),
        (kernarg.address(), 8 * kernarg.0.len() as u64, false, false),
    ];
    for arg in args {
        if let Arg::Memory(buffer) = arg {
            regions.push((buffer.address(), 8 * buffer.0.len() as u64, true, false));
        }
    }
    for (address, size, writable, executable) in regions {
        // SAFETY: everything outlives the dispatch below and is not accessed meanwhile.
        unsafe { memory.map(Region { address, size, writable, executable }) }.expect("buffers are disjoint");
    }
    let mut bytes = [0; 64];
    let at = (kernel.descriptor_address) as usize;
    bytes.copy_from_slice(&image[at..at + 64]);
    let descriptor = Descriptor::from_bytes(&bytes);
    let dispatch = Dispatch {
        code: base + kernel.code_address,
        descriptor,
        kernarg: kernarg.address(),
        grid,
        workgroup,
        lds_bytes: descriptor.lds_bytes,
        private_bytes: descriptor.private_bytes + if descriptor.properties & 1 << 11 != 0 { 16_384 } else { 0 },
        ..Dispatch::default()
    };
    let options = Options { strict: true, budget: Some(1 << 32), ..Options::default() };
    if let Err(fault) = exec::run(&dispatch, &memory, &options) {
        panic!("{name}: {fault}");
    }
}

/// Reproducible numbers between -4 and 4.
fn numbers(count: usize, seed: u32) -> Vec<f32> {
    let mut random = Random::new(seed.into());
    (0..count).map(|_| random.number(80_001) as f32 / 10_000.0 - 4.0).collect()
}

fn close(got: &[f32], want: &[f32], tolerance: f32, what: &str) {
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        assert!((g - w).abs() <= tolerance * w.abs().max(1.0), "{what}, element {i}: {g}, not {w}");
    }
}

/// Runs `check` on the kernels of a file in every mode.
fn every_mode(test: &str, file: &str, check: impl Fn(&Object, &str)) {
    if !clang(test) {
        return;
    }
    for mode in MODES {
        let object = compile(file, mode);
        let mode = format!("{mode:?}");
        check(&object, &mode);
        check(&crate::rewritten::rewritten(&object, &format!("{file} {mode}")), &format!("{mode}, written anew"));
    }
}

/// One work-item per element, in workgroups of 256.
fn over(n: usize) -> [u32; 3] {
    [n as u32, 1, 1]
}

const LINE: [u16; 3] = [256, 1, 1];

#[test]
fn elements() {
    every_mode("elements", "elementwise.cl", |object, mode| {
        for n in SIZES {
            let (x, y) = (numbers(n, 1), numbers(n, 2));
            let (bx, by, out) = (Buffer::of(&x), Buffer::of(&y), Buffer::zeroed(4 * n));
            let (mx, my, mo) = (|| Arg::Memory(&bx), || Arg::Memory(&by), || Arg::Memory(&out));
            launch(object, "vector_add", over(n), LINE, &[mx(), my(), mo(), int(n)]);
            let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x + y).collect();
            assert_eq!(out.read::<f32>(n), want, "vector_add {n} {mode}");

            launch(object, "silu", over(n), LINE, &[mx(), mo(), int(n)]);
            let want: Vec<f32> = x.iter().map(|x| x / (1.0 + (-x).exp())).collect();
            close(&out.read(n), &want, 1e-6, &format!("silu {n} {mode}"));

            launch(object, "divide", over(n), LINE, &[mx(), my(), mo(), int(n)]);
            let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x / y).collect();
            close(&out.read(n), &want, 5e-7, &format!("divide {n} {mode}"));

            let line = [2.5f32.to_le_bytes(), [0; 4]].concat().into_iter().chain(0.25f64.to_le_bytes()).collect();
            launch(object, "line", over(n), LINE, &[mx(), mo(), Arg::Bytes(line), int(n)]);
            let want: Vec<f32> = x.iter().map(|x| 2.5 * x + 0.25).collect();
            close(&out.read(n), &want, 1e-6, &format!("line {n} {mode}"));

            launch(object, "saxpy", over(n), LINE, &[mx(), my(), float(1.5), int(n)]);
            let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 1.5 * x + y).collect();
            close(&by.read(n), &want, 1e-6, &format!("saxpy {n} {mode}"));
        }
    });
}

#[test]
fn integers_doubles_and_calls() {
    every_mode("integers_doubles_and_calls", "elementwise.cl", |object, mode| {
        for n in [1, 33, 257] {
            let x: Vec<u8> = (0..n).map(|i| (i * 37) as u8).collect();
            let y: Vec<i16> = (0..n).map(|i| (i as i16).wrapping_mul(-211)).collect();
            let (out, low) = (Buffer::zeroed(2 * n), Buffer::zeroed(n));
            let (bx, by) = (Buffer::of(&x), Buffer::of(&y));
            let args = [Arg::Memory(&bx), Arg::Memory(&by), Arg::Memory(&out), Arg::Memory(&low), int(n)];
            launch(object, "bytes", over(n), LINE, &args);
            let want: Vec<i16> = x.iter().zip(&y).map(|(x, y)| (i16::from(*x) * 3).wrapping_add(*y)).collect();
            assert_eq!(out.read::<i16>(n), want, "bytes {n} {mode}");
            assert_eq!(low.read::<i8>(n), y.iter().map(|y| (y >> 3) as i8).collect::<Vec<_>>(), "bytes {n} {mode}");

            let x: Vec<i64> = (0..n as i64).map(|i| (i - 7).wrapping_mul(0x1234_5678_9abc_def1)).collect();
            let y: Vec<i64> = (0..n as i64).map(|i| if i % 3 == 0 { i - 100 } else { (i + 1) << (i % 50) }).collect();
            let y: Vec<i64> = y.iter().map(|y| if *y == 0 { 9 } else { *y }).collect();
            let (quotient, rest) = (Buffer::zeroed(8 * n), Buffer::zeroed(8 * n));
            let (bx, by) = (Buffer::of(&x), Buffer::of(&y));
            let args = [Arg::Memory(&bx), Arg::Memory(&by), Arg::Memory(&quotient), Arg::Memory(&rest), int(n)];
            launch(object, "divide_long", over(n), LINE, &args);
            let want: Vec<i64> = x.iter().zip(&y).map(|(x, y)| x.wrapping_div(*y)).collect();
            assert_eq!(quotient.read::<i64>(n), want, "divide_long {n} {mode}");
            let want: Vec<u64> = x.iter().zip(&y).map(|(x, y)| *x as u64 % *y as u64).collect();
            assert_eq!(rest.read::<u64>(n), want, "rest of divide_long {n} {mode}");

            let (x, y) = (numbers(n, 3), numbers(n, 4));
            let x: Vec<f64> = x.iter().map(|x| f64::from(*x) * 1.1).collect();
            let y: Vec<f64> = y.iter().map(|y| f64::from(*y) + 4.5).collect();
            let (bx, by, out) = (Buffer::of(&x), Buffer::of(&y), Buffer::zeroed(8 * n));
            launch(object, "doubles", over(n), LINE, &[Arg::Memory(&bx), Arg::Memory(&by), Arg::Memory(&out), int(n)]);
            for (i, got) in out.read::<f64>(n).into_iter().enumerate() {
                let want = x[i] / y[i] + x[i].mul_add(y[i], 0.5) - f64::from(x[i] as i32);
                assert!((got - want).abs() < 1e-13, "doubles {n} {mode}, element {i}: {got}, not {want}");
            }

            let x: Vec<u32> = (1..=n as u32).collect();
            let (bx, out) = (Buffer::of(&x), Buffer::zeroed(4 * n));
            launch(object, "calls", over(n), LINE, &[Arg::Memory(&bx), Arg::Memory(&out), int(n)]);
            let steps = |mut x: u32| {
                let mut count = 0;
                while x != 1 {
                    x = if x & 1 == 1 { 3 * x + 1 } else { x / 2 };
                    count += 1;
                }
                count
            };
            assert_eq!(out.read::<i32>(n), x.iter().map(|x| steps(*x)).collect::<Vec<_>>(), "calls {n} {mode}");

            launch(object, "stack", over(n), LINE, &[Arg::Memory(&bx), Arg::Memory(&out), int(n)]);
            let sum = |x: &u32| (0..16).map(|k| (*x as i32 * ((*x as i32 + k * 5) & 15)) ^ k).sum::<i32>();
            assert_eq!(out.read::<i32>(n), x.iter().map(sum).collect::<Vec<_>>(), "stack {n} {mode}");
        }
    });
}

/// Relocations that the linker leaves to the loader: tables of addresses of data and of functions.
#[test]
fn relocated_tables() {
    every_mode("relocated_tables", "relocated.cl", |object, mode| {
        assert!(!object.relocations().is_empty(), "{mode}");
        for n in [1, 33, 257] {
            let which: Vec<i32> = (0..n as i32).collect();
            let (input, out) = (Buffer::of(&which), Buffer::zeroed(4 * n));
            let args = || [Arg::Memory(&input), Arg::Memory(&out), int(n)];
            launch(object, "pointers", over(n), LINE, &args());
            let table = |i: &i32| [[2, 3, 5, 7], [1, 4, 9, 16]][(i & 1) as usize][(i >> 1 & 3) as usize];
            assert_eq!(out.read::<i32>(n), which.iter().map(table).collect::<Vec<i32>>(), "pointers {n} {mode}");

            launch(object, "functions_by_address", over(n), LINE, &args());
            let called = |i: &i32| if i & 1 == 0 { 2 * i } else { i * i };
            assert_eq!(out.read::<i32>(n), which.iter().map(called).collect::<Vec<_>>(), "functions {n} {mode}");
        }
    });
}

#[test]
fn preemptible_symbols() {
    every_mode("preemptible_symbols", "preemptible.c", |object, mode| {
        assert!(object.relocations().iter().any(|r| r.kind == relocation::ABS64), "{mode}");
        let (n, out) = (300, Buffer::zeroed(1200));
        launch(object, "through_table", over(n), LINE, &[Arg::Memory(&out), int(n)]);
        let want: Vec<i32> = (0..n as i32).map(|i| 3 * (5 + (i & 3)) + 1).collect();
        assert_eq!(out.read::<i32>(n), want, "through_table {mode}");
    });
}

#[test]
fn partial_groups_in_three_dimensions() {
    every_mode("partial_groups_in_three_dimensions", "elementwise.cl", |object, mode| {
        for [nx, ny, nz] in [[4, 8, 2], [5, 9, 3], [1, 1, 1], [13, 7, 5]] {
            let out = Buffer::zeroed(4 * nx * ny * nz);
            let grid = [nx, ny, nz].map(|n| n as u32);
            launch(object, "volume", grid, [4, 8, 2], &[Arg::Memory(&out), int(nx), int(ny), int(nz)]);
            let want: Vec<i32> =
                (0..nx * ny * nz).map(|i| (i % nx + 100 * (i / nx % ny) + 10_000 * (i / nx / ny)) as i32).collect();
            assert_eq!(out.read::<i32>(want.len()), want, "volume {nx} {ny} {nz} {mode}");
        }
    });
}

#[test]
fn groups() {
    every_mode("groups", "groups.cl", |object, mode| {
        for (rows, cols) in [(1, 1), (17, 33), (40, 16), (31, 65)] {
            let x = numbers(rows * cols, 5);
            let (input, out) = (Buffer::of(&x), Buffer::zeroed(4 * rows * cols));
            let whole = |n: usize| n.next_multiple_of(16) as u32;
            let args = [Arg::Memory(&input), Arg::Memory(&out), int(rows), int(cols)];
            launch(object, "transpose", [whole(cols), whole(rows), 1], [16, 16, 1], &args);
            let want: Vec<f32> = (0..rows * cols).map(|i| x[i % rows * cols + i / rows]).collect();
            assert_eq!(out.read::<f32>(want.len()), want, "transpose {rows} {cols} {mode}");
        }
        for (rows, cols) in [(1, 1), (3, 255), (2, 257), (5, 1000)] {
            let (x, weight) = (numbers(rows * cols, 6), numbers(cols, 7));
            let (input, bw, out) = (Buffer::of(&x), Buffer::of(&weight), Buffer::zeroed(4 * rows * cols));
            let grid = [256 * rows as u32, 1, 1];
            launch(object, "softmax", grid, LINE, &[Arg::Memory(&input), Arg::Memory(&out), int(cols)]);
            let mut want = Vec::new();
            for row in x.chunks(cols) {
                let top = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let sum: f64 = row.iter().map(|x| f64::from(x - top).exp()).sum();
                want.extend(row.iter().map(|x| (f64::from(x - top).exp() / sum) as f32));
            }
            close(&out.read(rows * cols), &want, 1e-6, &format!("softmax {rows} {cols} {mode}"));

            let args = [Arg::Memory(&input), Arg::Memory(&bw), Arg::Memory(&out), int(cols), float(1e-6)];
            launch(object, "rmsnorm", grid, LINE, &args);
            let mut want = Vec::new();
            for row in x.chunks(cols) {
                let square = row.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>() / cols as f64;
                let scale = 1.0 / (square + 1e-6).sqrt();
                want.extend(row.iter().zip(&weight).map(|(x, w)| (f64::from(*x) * scale) as f32 * w));
            }
            close(&out.read(rows * cols), &want, 2e-6, &format!("rmsnorm {rows} {cols} {mode}"));
        }
        for n in SIZES {
            let x: Vec<i32> = (0..n as i32).map(|i| i * 17 % 1001).collect();
            let (input, sum, top, real) = (Buffer::of(&x), Buffer::zeroed(4), Buffer::zeroed(4), Buffer::zeroed(4));
            let args = [Arg::Memory(&input), Arg::Memory(&sum), Arg::Memory(&top), Arg::Memory(&real), int(n)];
            launch(object, "reduce", [n.next_multiple_of(256) as u32, 1, 1], LINE, &args);
            assert_eq!(sum.read::<i32>(1)[0], x.iter().sum::<i32>(), "sum of {n} {mode}");
            assert_eq!(top.read::<i32>(1)[0], *x.iter().max().expect("not empty"), "maximum of {n} {mode}");
            assert_eq!(real.read::<f32>(1)[0], n as f32 / 2.0, "float sum of {n} {mode}");
        }
        for (m, n, k) in [(1, 1, 1), (17, 33, 20), (32, 16, 48)] {
            let (a, b) = (numbers(m * k, 8), numbers(k * n, 9));
            let (ba, bb, out) = (Buffer::of(&a), Buffer::of(&b), Buffer::zeroed(4 * m * n));
            let args = [Arg::Memory(&ba), Arg::Memory(&bb), Arg::Memory(&out), int(m), int(n), int(k)];
            let grid = [n.next_multiple_of(16) as u32, m.next_multiple_of(16) as u32, 1];
            launch(object, "gemm", grid, [16, 16, 1], &args);
            let want: Vec<f32> = (0..m * n)
                .map(|i| (0..k).fold(0f32, |sum, j| a[i / n * k + j].mul_add(b[j * n + i % n], sum)))
                .collect();
            assert_eq!(out.read::<f32>(m * n), want, "gemm {m} {n} {k} {mode}");
        }
    });
}

/// Packed structs and rows of odd lengths: clang emits wide accesses at any address, in global memory, LDS and scratch.
#[test]
fn unaligned_accesses() {
    every_mode("unaligned_accesses", "unaligned.cl", |object, mode| {
        const ITEMS: usize = 64;
        let input: Vec<u8> = (0..2048u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| input[at + i]));
        let half = |at: usize| u32::from(u16::from_le_bytes([input[at], input[at + 1]]));
        let line = [ITEMS as u16, 1, 1];
        let check = |name: &str, want: &dyn Fn(usize) -> u32| {
            let (from, to) = (Buffer::of(&input), Buffer::of(&[0u32; ITEMS]));
            launch(object, name, over(ITEMS), line, &[Arg::Memory(&from), Arg::Memory(&to)]);
            assert_eq!(to.read::<u32>(ITEMS), (0..ITEMS).map(want).collect::<Vec<_>>(), "{name} {mode}");
        };
        check("rows", &|i| (0..8).fold(0, |s: u32, k| s.wrapping_mul(31).wrapping_add(half(2 * (11 * i + k)))));
        let packed = |at: usize| word(at + 1).wrapping_add(half(at + 5)).wrapping_add(input[at].into());
        check("packed", &|i| packed(7 * i));
        check("local_packed", &|i| {
            let at = 5 * i + 1;
            let wide = word(at).wrapping_add(word(at + 4).wrapping_mul(3)).wrapping_add(word(at + 8).wrapping_mul(5));
            wide.wrapping_add(word(at + 12).wrapping_mul(7)).wrapping_add(word(at + 90).wrapping_mul(11))
        });
        check("private_packed", &|i| word(i + 1 + input[i] as usize % 8));
        let (from, to) = (Buffer::of(&input), Buffer::of(&[0u8; 7 * ITEMS + 1]));
        launch(object, "packed_store", over(ITEMS), line, &[Arg::Memory(&from), Arg::Memory(&to)]);
        assert_eq!(to.read::<u8>(7 * ITEMS + 1)[1..], input[..7 * ITEMS], "{mode}");
    });
}

#[test]
fn matrices() {
    if !clang("matrices") {
        return;
    }
    for mode in &MODES[..4] {
        let object = compile("wmma.cl", *mode);
        let again = crate::rewritten::rewritten(&object, &format!("wmma.cl {mode:?}"));
        for (object, m, n, k) in [(&object, 16, 16, 16), (&object, 48, 32, 80), (&again, 48, 32, 80)] {
            let half = |x: Vec<f32>| x.into_iter().map(|x| (x.to_bits() >> 16) as u16).collect::<Vec<_>>();
            let (a, b) = (half(numbers(m * k, 10)), half(numbers(n * k, 11)));
            let (ba, bb, out) = (Buffer::of(&a), Buffer::of(&b), Buffer::zeroed(4 * m * n));
            let args = [Arg::Memory(&ba), Arg::Memory(&bb), Arg::Memory(&out), int(m), int(n), int(k)];
            launch(object, "gemm_bf16", [32 * (n / 16) as u32, m as u32 / 16, 1], [32, 1, 1], &args);
            let value = |x: u16| f64::from(f32::from_bits(u32::from(x) << 16));
            let want: Vec<f32> = (0..m * n)
                .map(|i| (0..k).map(|j| value(a[i / n * k + j]) * value(b[i % n * k + j])).sum::<f64>() as f32)
                .collect();
            close(&out.read(m * n), &want, 1e-5, &format!("gemm_bf16 {m} {n} {k} {mode:?}"));
        }
    }
}

#[test]
fn a_barrier_may_order_one_address_space_only() {
    every_mode("a_barrier_may_order_one_address_space_only", "fences.cl", |object, mode| {
        let (a, out) = (Buffer::zeroed(4 * 64), Buffer::zeroed(4 * 64));
        let neighbours = |factor: i32| (0..64).map(|i| factor * (i ^ 33)).collect::<Vec<i32>>();
        // Its store to global memory is in flight at the barrier, after which only LDS is read.
        launch(object, "local_fence", over(64), [64, 1, 1], &[Arg::Memory(&a), Arg::Memory(&out)]);
        assert_eq!(out.read::<i32>(64), neighbours(3), "local_fence {mode}");
        launch(object, "fence_of_all", over(64), [64, 1, 1], &[Arg::Memory(&a), Arg::Memory(&out)]);
        assert_eq!(out.read::<i32>(64), neighbours(1), "fence_of_all {mode}");
    });
}
