//! OpenCL C with libclc, compiled by clang 22 and run by [`t0_sim::gpu`], compared with plain Rust: atomics, functions,
//! divisions, conversions, small types, structs, dynamic LDS, calls, grids with partial groups.
//! (`tests/tests/it/oracle_clang.rs` has kernels without libclc.)
#![allow(clippy::print_stdout, reason = "a skipped oracle says so")]
#![allow(
    clippy::precedence,
    clippy::needless_range_loop,
    clippy::type_complexity,
    reason = "the expected values are written like the C code of the kernels"
)]
use std::path::Path;
use std::process::Command;
use t0_sim::exec::Options;
use t0_sim::gpu::{Arg, Gpu, Launch};
use t0_tests_share::oracle;
use t0_tests_share::random::Random;

const MODES: [&[&str]; 4] =
    [&["-O3", "-mcumode"], &["-O0"], &["-O3", "-mwavefrontsize64"], &["-O0", "-mcumode", "-mwavefrontsize64"]];
const LIBCLC: &str = "/usr/lib/clc/amdgcn-amd-amdhsa.bc";
const SIZES: [usize; 3] = [1, 77, 256];

fn available(test: &str) -> bool {
    let remedy = "apt-get install clang-22 lld-22 libclc-22";
    oracle::tools(test, &["clang-22", "ld.lld-22"], remedy) && oracle::file(test, LIBCLC.into(), remedy).is_some()
}

fn compile(file: &str, flags: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = folder.path().join("kernel.co");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels").join(file);
    let run = Command::new("clang-22")
        .args(["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
        .args(["-Xclang", "-finclude-default-header", "-Wno-everything"])
        // libclc reads the global offset from its location in code object version 4; later versions have other words
        // there.
        .args(["-mcode-object-version=4", "-Xclang", "-mlink-builtin-bitcode", "-Xclang", LIBCLC])
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(&output)
        .output()
        .expect("clang runs");
    assert!(run.status.success(), "{file} {flags:?}: {}", String::from_utf8_lossy(&run.stderr));
    std::fs::read(output).expect("clang wrote the object")
}

/// Plain numbers as little-endian bytes.
trait Plain: Copy {
    fn put(self, to: &mut Vec<u8>);
    fn get(from: &[u8]) -> Self;
}

macro_rules! plain {
    ($($t:ty)*) => {$(
        impl Plain for $t {
            fn put(self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }
            fn get(from: &[u8]) -> Self {
                <$t>::from_le_bytes(from.try_into().expect("as many bytes as the type has"))
            }
        }
    )*};
}
plain!(u8 i8 u16 i16 u32 i32 u64 i64 f32 f64);

fn bytes<T: Plain>(list: &[T]) -> Vec<u8> {
    let mut out = Vec::new();
    list.iter().for_each(|x| x.put(&mut out));
    out
}

/// An argument of [`Bench::run`].
enum A {
    /// A buffer whose contents are read back.
    Buffer(Vec<u8>),
    /// A scalar value.
    Value(Vec<u8>),
    Lds(u32),
}

fn b<T: Plain>(list: &[T]) -> A {
    A::Buffer(bytes(list))
}

fn v<T: Plain>(value: T) -> A {
    A::Value(bytes(&[value]))
}

fn int(n: usize) -> A {
    v(n as i32)
}

struct Bench<'a> {
    object: &'a [u8],
    mode: String,
}

/// The buffers after a launch, in the order of the arguments.
struct Out(Vec<Vec<u8>>);

impl Out {
    fn of<T: Plain>(&self, n: usize) -> Vec<T> {
        self.0[n].chunks(size_of::<T>()).map(T::get).collect()
    }
}

impl Bench<'_> {
    fn run(&self, name: &str, grid: [u32; 3], block: [u32; 3], arguments: Vec<A>) -> Out {
        let mut gpu = Gpu::new();
        let module = gpu.load(self.object).unwrap_or_else(|e| panic!("{name}: {e}"));
        let (mut buffers, mut values) = (Vec::new(), Vec::new());
        for argument in arguments {
            values.push(match argument {
                A::Buffer(contents) => {
                    let buffer = gpu.alloc(contents.len() as u64).expect("memory");
                    gpu.write(buffer, 0, &contents).expect("the buffer is as long as its contents");
                    buffers.push((buffer, contents.len()));
                    Arg::Buffer(buffer)
                }
                A::Value(bytes) => Arg::Bytes(bytes),
                A::Lds(size) => Arg::Lds(size),
            });
        }
        let options = Options { strict: true, budget: Some(1 << 32), ..Options::default() };
        let launch = Launch { grid, block: block.map(|n| n as u16), options, ..Launch::default() };
        gpu.launch(module, name, &values, &launch).unwrap_or_else(|e| panic!("{name} {}: {e}", self.mode));
        let read = |(buffer, size)| {
            let mut contents = vec![0; size];
            gpu.read(buffer, 0, &mut contents).expect("the buffer is as long as its contents");
            contents
        };
        Out(buffers.into_iter().map(read).collect())
    }

    fn line(&self, name: &str, n: usize, arguments: Vec<A>) -> Out {
        self.run(name, [n as u32, 1, 1], [256, 1, 1], arguments)
    }
}

fn every_mode(test: &str, file: &str, check: impl Fn(&Bench<'_>)) {
    if !available(test) {
        return;
    }
    for flags in MODES {
        let object = compile(file, flags);
        check(&Bench { object: &object, mode: format!("{flags:?}") });
    }
}

fn random(n: usize, seed: u64) -> Vec<u64> {
    let mut random = Random::new(seed);
    (0..n).map(|_| random.bits()).collect()
}

/// Numbers between -4 and 4.
fn numbers(n: usize, seed: u64) -> Vec<f32> {
    random(n, seed).into_iter().map(|x| (x % 80_001) as f32 / 10_000.0 - 4.0).collect()
}

fn close(got: f64, want: f64, tolerance: f64, what: &str) {
    assert!((got - want).abs() <= tolerance * want.abs().max(1.0), "{what}: {got}, not {want}");
}

macro_rules! fold_cells {
    ($t:ty, $u:ty, $start:expr, $x:expr) => {{
        let (s, x): ([$t; 9], &[$t]) = ($start, $x);
        [
            x.iter().fold(s[0], |a, x| a.wrapping_add(*x)),
            x.iter().fold(s[1], |a, x| a.wrapping_sub(*x)),
            x.iter().fold(s[2], |a, x| a & x),
            x.iter().fold(s[3], |a, x| a | x),
            x.iter().fold(s[4], |a, x| a ^ x),
            x.iter().fold(s[5], |a, x| a.min(*x)),
            x.iter().fold(s[6], |a, x| a.max(*x)),
            x.iter().fold(s[7], |a, x| (a as $u).min(*x as $u) as $t),
            x.iter().fold(s[8], |a, x| (a as $u).max(*x as $u) as $t),
        ]
    }};
}

#[test]
fn atomics() {
    every_mode("atomics", "atomics.cl", |bench| {
        for n in SIZES {
            let what = format!("{n} {}", bench.mode);
            let wide: Vec<i64> = random(n, 1).into_iter().map(|x| x as i64).collect();
            let x: Vec<i32> = wide.iter().map(|x| *x as i32).collect();
            let start = [5, 6, -1, 0, 9, 7, 8, -1, 3];
            let out = bench.line("global_int", n, vec![b(&start), b(&x), int(n)]);
            assert_eq!(out.of::<i32>(0), fold_cells!(i32, u32, start, &x), "global_int {what}");
            let start = start.map(i64::from);
            let out = bench.line("global_long", n, vec![b(&start), b(&wide), int(n)]);
            assert_eq!(out.of::<i64>(0), fold_cells!(i64, u64, start, &wide), "global_long {what}");

            let out =
                bench.line("tickets", n, vec![b(&[0i32]), b(&vec![0i32; n]), b(&[0i64]), b(&vec![0i64; n]), int(n)]);
            let (mut drawn, mut drawn_wide) = (out.of::<i32>(1), out.of::<i64>(3));
            drawn.sort_unstable();
            drawn_wide.sort_unstable();
            assert_eq!(drawn, (0..n as i32).map(|k| 3 * k).collect::<Vec<_>>(), "tickets {what}");
            assert_eq!(drawn_wide, (0..n as i64).map(|k| k << 33).collect::<Vec<_>>(), "wide tickets {what}");

            let out =
                bench.line("exchanges", n, vec![b(&[0i32]), b(&vec![0i32; n]), b(&[0i64]), b(&vec![0i64; n]), int(n)]);
            let mut all = [out.of::<i32>(0), out.of::<i32>(1)].concat();
            all.sort_unstable();
            assert_eq!(all, (0..=n as i32).collect::<Vec<_>>(), "exchanges {what}");
            let mut all = [out.of::<i64>(2), out.of::<i64>(3)].concat();
            all.sort_unstable();
            assert_eq!(all, (0..=n as i64).map(|k| k << 32).collect::<Vec<_>>(), "wide exchanges {what}");

            // 16-bit floats that add without rounding in any order.
            let halves: Vec<f32> = x.iter().map(|x| (x % 64) as f32 / 2.0).collect();
            let out = bench.line("float_sums", n, vec![b(&[1.5f32]), b(&[-2.5f64]), b(&halves), int(n)]);
            let sum: f32 = halves.iter().sum();
            assert_eq!(out.of::<f32>(0)[0], sum + 1.5, "float_sums {what}");
            assert_eq!(out.of::<f64>(1)[0], f64::from(sum) - 2.5, "double sums {what}");

            let cells = [1, 2, 3, 4, 5, -1];
            let wide_cells = [1i64, 2, 3, 4];
            let out = bench.run("local_int", [256, 1, 1], [256, 1, 1], vec![b(&cells), b(&wide_cells), b(&x), int(n)]);
            let f = |start: i32, f: fn(i32, i32) -> i32| x.iter().fold(start, |a, x| f(a, *x));
            let want = [
                f(1, i32::wrapping_add),
                f(2, |a, x| a ^ x),
                f(3, i32::min),
                f(4, i32::max),
                f(5, |a, x| a | x),
                f(-1, |a, x| a & x),
            ];
            assert_eq!(out.of::<i32>(0), want, "local_int {what}");
            let f = |start: i64, f: fn(i64, i64) -> i64| x.iter().fold(start, |a, x| f(a, i64::from(*x) << 20));
            let want = [f(1, i64::wrapping_add), f(2, i64::min), f(3, i64::max), f(4, |a, x| a ^ x)];
            assert_eq!(out.of::<i64>(1), want, "local_int, 64 bits {what}");

            let out =
                bench.run("flat_int", [256, 1, 1], [256, 1, 1], vec![b(&[10i32]), b(&[20i64]), b(&[0i32; 2]), int(n)]);
            let (even, odd): (Vec<i32>, Vec<i32>) = (0..n as i32).partition(|l| l % 2 == 0);
            let (even, odd) = (even.iter().sum::<i32>(), odd.iter().sum::<i32>());
            assert_eq!(out.of::<i32>(0)[0], 10 + even, "flat_int {what}");
            assert_eq!(out.of::<i64>(1)[0], 20 + i64::from(even), "flat_int, 64 bits {what}");
            assert_eq!(out.of::<i32>(2), [odd, odd], "flat_int in LDS {what}");

            let data: Vec<u8> = random(9 * n, 3).into_iter().map(|x| x as u8).collect();
            let out = bench.run("histogram", [300, 1, 1], [100, 1, 1], vec![b(&data), b(&[0i32; 16]), int(9 * n)]);
            let mut want = [0; 16];
            data.iter().for_each(|x| want[usize::from(x >> 4)] += 1);
            assert_eq!(out.of::<i32>(1), want, "histogram {what}");
        }
    });
}

#[test]
fn functions() {
    every_mode("functions", "math.cl", |bench| {
        let n = 77;
        let x = numbers(n, 4);
        let got = bench.line("functions", n, vec![b(&x), b(&vec![0f32; 8 * n]), int(n)]).of::<f32>(1);
        for (i, x) in x.iter().map(|x| f64::from(*x)).enumerate() {
            let want = [
                x.sin(),
                x.cos(),
                x.exp(),
                (x.abs() + 0.25).ln(),
                x.abs().sqrt(),
                x.tanh(),
                (x.abs() + 0.5).powf(1.7),
                x.atan2(1.5),
            ];
            for (k, want) in want.into_iter().enumerate() {
                close(got[8 * i + k].into(), want, 1e-6, &format!("function {k} of {x} {}", bench.mode));
            }
        }
        let x: Vec<f64> = x.iter().map(|x| f64::from(*x) * 1.000_000_1).collect();
        let got = bench.line("double_functions", n, vec![b(&x), b(&vec![0f64; 6 * n]), int(n)]).of::<f64>(1);
        for (i, &x) in x.iter().enumerate() {
            let sum = (x * 10.0).floor() + x.round_ties_even() + x.min(0.5);
            let want = [x.sin(), x.exp(), (x.abs() + 0.25).ln(), x.abs().sqrt(), x.mul_add(x, -1.0 / (x + 9.0)), sum];
            for (k, want) in want.into_iter().enumerate() {
                close(got[6 * i + k], want, 1e-14, &format!("double function {k} of {x} {}", bench.mode));
            }
        }
    });
}

/// f16 with six mantissa bits, so that sums and products of two are exact, and its value.
fn half(x: u64) -> (u16, f32) {
    let (sign, exponent, mantissa) = (x & 1, 13 + (x >> 1) % 4, (x >> 8) % 16);
    let value = (1.0 + mantissa as f32 / 16.0) * 2f32.powi(exponent as i32 - 15);
    ((sign << 15 | exponent << 10 | mantissa << 6) as u16, if sign == 1 { -value } else { value })
}

fn half_value(bits: u16) -> f32 {
    let (exponent, mantissa) = (i32::from(bits >> 10 & 31), f32::from(bits & 0x3ff));
    let value =
        if exponent == 0 { mantissa * 2f32.powi(-24) } else { (1.0 + mantissa / 1024.0) * 2f32.powi(exponent - 15) };
    if bits >> 15 == 1 { -value } else { value }
}

#[test]
fn integers_and_halves() {
    every_mode("integers_and_halves", "math.cl", |bench| {
        let n = 77;
        let what = &bench.mode;
        let (x, y) = (
            random(n, 5).into_iter().map(half).unzip::<_, _, Vec<_>, Vec<_>>(),
            random(n, 6).into_iter().map(half).unzip::<_, _, Vec<_>, Vec<_>>(),
        );
        let got = bench.line("halves", n, vec![b(&x.0), b(&y.0), b(&vec![0u16; 4 * n]), int(n)]).of::<u16>(2);
        for i in 0..n {
            let (a, c) = (x.1[i], y.1[i]);
            let want = [a + c, a * c, a.mul_add(c, a), a.max(c) - 1.5];
            for (k, want) in want.into_iter().enumerate() {
                close(half_value(got[4 * i + k]).into(), want.into(), 1e-3, &format!("half {k} of {a}, {c} {what}"));
            }
        }
        let (px, py) = (&x.0[..76], &y.0[..76]);
        let got = bench.line("half_pairs", 38, vec![b(px), b(py), b(&[0u16; 76]), int(38)]).of::<u16>(2);
        for i in 0..76 {
            let want = x.1[i] * y.1[i ^ 1] + if i % 2 == 0 { 1.0 } else { -2.0 };
            close(half_value(got[i]).into(), want.into(), 1e-3, &format!("half pair {i} {what}"));
        }
        let x: Vec<u32> =
            random(n, 7).into_iter().enumerate().map(|(i, x)| if i == 0 { 0 } else { x as u32 >> (i % 29) }).collect();
        let y: Vec<u32> = random(n, 8).into_iter().map(|x| x as u32).collect();
        let got = bench.line("integers", n, vec![b(&x), b(&y), b(&vec![0u32; 10 * n]), int(n)]).of::<u32>(2);
        for i in 0..n {
            let (a, c) = (x[i], y[i]);
            let (sa, sc) = (a as i32, c as i32);
            let want = [
                (u64::from(a) * u64::from(c) >> 32) as u32,
                (i64::from(sa) * i64::from(sc) >> 32) as u32,
                a.leading_zeros(),
                a.count_ones(),
                a.rotate_left(c & 31),
                ((sa << 8 >> 8).wrapping_mul(sc << 8 >> 8)).wrapping_add(5) as u32,
                sa.abs_diff(sc),
                (u64::from(a) + u64::from(c) >> 1) as u32,
                sa.saturating_add(sc) as u32,
                a << 16 | c & 0xffff,
            ];
            assert_eq!(got[10 * i..10 * i + 10], want, "integers of {a:#x}, {c:#x} {what}");
        }
    });
}

#[test]
fn divisions_and_conversions() {
    every_mode("divisions_and_conversions", "math.cl", |bench| {
        let n = 77;
        let what = &bench.mode;
        let x: Vec<i64> = random(n, 9).into_iter().enumerate().map(|(i, x)| x as i64 >> (i % 50)).collect();
        let y: Vec<i64> = random(n, 10).into_iter().enumerate().map(|(i, y)| (y as i64 >> (i * 7 % 60)) | 1).collect();
        let got = bench.line("divisions", n, vec![b(&x), b(&y), b(&vec![0i64; 8 * n]), int(n)]).of::<i64>(2);
        for i in 0..n {
            let (a, c) = (x[i], y[i]);
            let (e, f) = (a as i32, c as i32 | 1);
            let want = [
                a.wrapping_div(c),
                a.wrapping_rem(c),
                (a as u64 / c as u64) as i64,
                (a as u64 % c as u64) as i64,
                if f == -1 { e.into() } else { i64::from(e / f) },
                (e as u32 % f as u32).into(),
                (i32::from(e as i16) / i32::from(f as i16)) as i16 as i64,
                (i32::from(e as i8) % i32::from(f as i8)) as i8 as i64,
            ];
            assert_eq!(got[8 * i..8 * i + 8], want, "divisions of {a}, {c} {what}");
        }
        let x = numbers(n, 11);
        let got = bench.line("conversions", n, vec![b(&x), b(&vec![0i64; 8 * n]), int(n)]).of::<i64>(1);
        for i in 0..n {
            let x = x[i];
            let want = [
                i64::from((x * 1e9) as i32),
                i64::from((x * 100.0) as u8),
                i64::from((x * 20000.0).round_ties_even() as i16),
                (f64::from(x) * 1e12) as i64,
                i64::from((((x * 1e6) as i64).wrapping_mul(1_234_567) as f32).to_bits() as i32),
                ((i as u64).wrapping_mul(0x0123_4567_89ab_cdef) as f64).to_bits() as i64,
                i64::from(x.ceil() as i32),
                i64::from(x.floor() as i32),
            ];
            assert_eq!(got[8 * i..8 * i + 8], want, "conversions of {x} {what}");
        }
    });
}

/// `struct Outer` of memory.cl in C's layout.
fn outer(seed: u64) -> (Vec<u8>, f64, [(i8, i16); 2], [f32; 3], u8) {
    let r = random(8, seed);
    let scale = (r[0] % 100) as f64 / 4.0;
    let inner = [(r[1] as i8, r[2] as i16), (r[3] as i8, r[4] as i16)];
    let bias = [0.5, -1.5, (r[5] % 10) as f32];
    let last = r[6] as u8 % 200;
    let mut out = bytes(&[scale]);
    for (tag, weight) in inner {
        out.extend([tag as u8, 0]);
        out.extend(weight.to_le_bytes());
    }
    out.extend(bytes(&bias));
    out.push(last);
    out.resize(32, 0);
    (out, scale, inner, bias, last)
}

#[test]
fn small_types_and_structs() {
    every_mode("small_types_and_structs", "memory.cl", |bench| {
        let n = 77;
        let what = &bench.mode;
        let x: Vec<u8> = random(4 * n, 12).into_iter().map(|x| x as u8).collect();
        let y: Vec<i16> = random(2 * n, 13).into_iter().map(|x| x as i16).collect();
        let out = bench.line("small_vectors", n, vec![b(&x), b(&y), b(&vec![0i8; 4 * n]), b(&vec![0u16; n]), int(n)]);
        let (got, sums) = (out.of::<u8>(2), out.of::<u16>(3));
        for i in 0..n {
            let (a, c) = (&x[4 * i..4 * i + 4], &y[2 * i..2 * i + 2]);
            assert_eq!(got[4 * i..4 * i + 4], [a[3], a[2].wrapping_sub(3), c[0] as u8, (c[1] >> 4) as u8], "{what}");
            assert_eq!(sums[i], (u16::from(a[0]) + u16::from(a[1])) ^ c[0] as u16, "sums {what}");
        }
        let x = numbers(3 * n, 14);
        let got = bench.line("threes", n, vec![b(&x), b(&vec![0f32; 3 * n]), int(n)]).of::<f32>(1);
        for i in 0..n {
            let a = &x[3 * i..3 * i + 3];
            assert_eq!(got[3 * i..3 * i + 3], [2.0 * a[2], 2.0 * a[0], 2.0 * a[1]], "threes {what}");
        }
        let (s, scale, inner, bias, last) = outer(15);
        let arguments = vec![b(&x), b(&vec![0f64; n]), A::Value(s), v(7u8), int(n)];
        let got = bench.line("struct_argument", n, arguments).of::<f64>(1);
        for i in 0..n {
            let (tag, weight) = inner[i & 1];
            let want = scale * f64::from(x[i])
                + f64::from(i32::from(tag) * 100)
                + f64::from(weight)
                + f64::from(bias[i % 3])
                + f64::from(last)
                + 7.0;
            close(got[i], want, 1e-12, &format!("struct_argument {i} {what}"));
        }
        let list: Vec<_> = (0..n as u64).map(|i| outer(i + 20)).collect();
        let all: Vec<u8> = list.iter().flat_map(|s| s.0.clone()).collect();
        let got = bench.line("struct_array", n, vec![b(&all), int(n)]).of::<u8>(0);
        for (i, (bytes, scale, inner, _, last)) in list.iter().enumerate() {
            let mut want = bytes.clone();
            want[14..16].copy_from_slice(&((i32::from(inner[0].0) + i as i32) as i16).to_le_bytes());
            want[24..28].copy_from_slice(&(*scale as f32 + f32::from(*last)).to_le_bytes());
            want[28] = last + 1;
            assert_eq!(got[32 * i..32 * i + 32], want, "struct_array {i} {what}");
        }
    });
}

#[test]
fn lds_grids_and_stacks() {
    every_mode("lds_grids_and_stacks", "memory.cl", |bench| {
        let what = &bench.mode;
        for n in [1, 100, 333] {
            let x: Vec<i32> = (0..n as i32).map(|i| i * i - 50).collect();
            let lds = |bytes| A::Lds(bytes);
            let arguments = vec![b(&x), b(&vec![0i32; n]), lds(400), lds(800), int(n)];
            let got = bench.run("reversed", [n as u32, 1, 1], [100, 1, 1], arguments).of::<i32>(1);
            let want: Vec<i32> =
                x.chunks(100).flat_map(|c| c.iter().rev().map(|x| x + (i64::from(*x) * 3 >> 1) as i32)).collect();
            assert_eq!(got, want, "reversed {n} {what}");

            let grid = (n as u32).next_multiple_of(256);
            let got = bench
                .run("prefix_sums", [grid, 1, 1], [256, 1, 1], vec![b(&x), b(&vec![0i32; n]), int(n)])
                .of::<i32>(1);
            let sums = |c: &[i32]| {
                c.iter()
                    .scan(0, |s, x| {
                        *s += x;
                        Some(*s)
                    })
                    .collect::<Vec<i32>>()
            };
            assert_eq!(got, x.chunks(256).flat_map(sums).collect::<Vec<_>>(), "prefix_sums {n} {what}");
        }
        for grid in [[1, 1, 1], [7, 5, 3], [9, 4, 5]] {
            let ([nx, ny, nz], block) = (grid, [4, 3, 2]);
            let out = bench.run("volume", grid, block, vec![b(&vec![0i32; (nx * ny * nz) as usize]), v(nx), v(ny)]);
            let want: Vec<i32> = (0..nx * ny * nz)
                .map(|i| {
                    let at = [i % nx, i / nx % ny, i / (nx * ny)];
                    let local = |d: usize| at[d] % block[d];
                    // libclc returns the size of whole workgroups in partial ones too.
                    let size = |d: usize| block[d];
                    let within = local(0) + 10 * local(1) + 100 * local(2);
                    (within + 1000 * size(0) * size(1) * size(2) + 100_000 * (at[2] / 2) + nx * 1_000_000) as i32
                })
                .collect();
            assert_eq!(out.of::<i32>(0), want, "volume {grid:?} {what}");
        }
        let n = 77;
        let x: Vec<u32> = random(n, 16).into_iter().map(|x| x as u32 % 10_000).collect();
        let table = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];
        let got = bench.line("tables", n, vec![b(&x), b(&vec![0i32; n]), int(n)]).of::<i32>(1);
        let want = |x: &u32| table[(x & 15) as usize] * 10 + table[(x >> 4 & 15) as usize];
        assert_eq!(got, x.iter().map(want).collect::<Vec<i32>>(), "tables {what}");

        let got = bench.line("sorted", n, vec![b(&x), b(&vec![0i32; n]), int(n)]).of::<i32>(1);
        let want = |x: &u32| {
            let mut list: Vec<i32> = (0..12).map(|k| (*x as i32 * (k * 7 + 3)) % 101).collect();
            list.sort_unstable();
            list.iter().fold(0i32, |sum, x| sum.wrapping_mul(3).wrapping_add(*x))
        };
        assert_eq!(got, x.iter().map(want).collect::<Vec<_>>(), "sorted {what}");

        let (n, items) = (100_001, 50_000u32);
        let x: Vec<u32> = (0..n as u32).map(|i| i.wrapping_mul(2_654_435_761)).collect();
        let got =
            bench.run("strides", [items, 1, 1], [128, 1, 1], vec![b(&x), b(&vec![0u32; items as usize]), v(n as u32)]);
        let want =
            |i: u32| (i as usize..n).step_by(items as usize).fold(0u32, |s, k| s.wrapping_mul(31).wrapping_add(x[k]));
        assert_eq!(got.of::<u32>(1), (0..items).map(want).collect::<Vec<_>>(), "strides {what}");

        let (rows, cols) = (19, 13);
        let x: Vec<f64> = (0..rows * cols).map(|i| i as f64 * 0.5).collect();
        let arguments = vec![b(&x), b(&vec![0f64; rows * cols]), int(rows), int(cols)];
        let got = bench.run("transpose_double", [16, 24, 1], [8, 8, 1], arguments).of::<f64>(1);
        let want: Vec<f64> = (0..rows * cols).map(|i| x[i % rows * cols + i / rows]).collect();
        assert_eq!(got, want, "transpose_double {what}");
    });
}

#[test]
fn calls() {
    every_mode("calls", "calls.cl", |bench| {
        let n = 300;
        let what = &bench.mode;
        let x: Vec<i32> = random(n, 17).into_iter().map(|x| (x % 100_000) as i32).collect();
        let both = |x: u32| {
            let text: Vec<u8> = x.to_string().bytes().rev().map(|c| c - b'0').collect();
            text.iter().fold(7i32, |sum, d| sum.wrapping_mul(31).wrapping_add((*d).into())) ^ text.len() as i32
        };
        let got = bench.line("structs", n, vec![b(&x), b(&vec![0i64; n]), int(n)]).of::<i64>(1);
        for i in 0..n {
            let combine = |a: i32, b: i32| (a + b, i64::from(a) * i64::from(b));
            let p = combine(x[i], i as i32 + 3);
            let q = combine(p.0, -x[i]);
            assert_eq!(got[i], p.1 + q.1 * 7 + i64::from(q.0), "structs {i} {what}");
        }
        let got = bench.line("stacks", n, vec![b(&x), b(&vec![0i32; n]), int(n)]).of::<i32>(1);
        let want = |x: &i32| both(*x as u32).wrapping_add(both(*x as u32 / 7));
        assert_eq!(got, x.iter().map(want).collect::<Vec<_>>(), "stacks {what}");
        let got = bench.line("choices", n, vec![b(&x), b(&vec![0i32; n]), int(n)]).of::<i32>(1);
        let want = |&v: &i32| match v % 7 {
            0 => both(v as u32),
            1 => v * 3,
            2 => v + 2,
            3 => v ^ 0x55aa,
            4 => both(v as u32 + 1).wrapping_mul(2),
            5 => -v,
            _ => (i64::from(v) * i64::from(v)) as i32,
        };
        assert_eq!(got, x.iter().map(want).collect::<Vec<_>>(), "choices {what}");
    });
}
