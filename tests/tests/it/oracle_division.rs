//! Division kernels on the virtual GPU give the correctly rounded quotient, as the host's division does: kernels of T0
//! at every optimisation level and of clang, each at every level of the host's vector extensions.
//!
//! The operands are every pair of exponents (a sample of them for f64) with random mantissas, then random bit patterns.
//! `T0_DIVISIONS` sets the number of random pairs. The default is 65,536; `T0_DIVISIONS=10000000` takes some minutes.
#![allow(clippy::print_stdout)] // reports a skipped oracle

use std::path::Path;
use std::process::Command;
use t0_core::{Options as CompilerOptions, compile_ir};
use t0_isa::target::GFX1100;
use t0_sim::exec::{Level, Options};
use t0_sim::gpu::{Arg, Gpu, Launch};
use t0_tests_drive::source::File;
use t0_tests_share::oracle;
use t0_tests_share::random::Random;

const BLOCK: usize = 256;
/// The number of pairs per launch: a multiple of [`BLOCK`].
const BATCH: usize = 1 << 18;
const LEVELS: [Level; 3] = [Level::Portable, Level::Avx2, Level::Avx512];

/// A binary floating-point format and its division.
struct Format {
    name: &'static str,
    bytes: usize,
    exponent: u32,
    mantissa: u32,
    quotient: fn(u64, u64) -> u64,
    is_nan: fn(u64) -> bool,
}

const F32: Format = Format {
    name: "f32",
    bytes: 4,
    exponent: 8,
    mantissa: 23,
    quotient: |x, y| (f32::from_bits(x as u32) / f32::from_bits(y as u32)).to_bits().into(),
    is_nan: |x| f32::from_bits(x as u32).is_nan(),
};

const F64: Format = Format {
    name: "f64",
    bytes: 8,
    exponent: 11,
    mantissa: 52,
    quotient: |x, y| (f64::from_bits(x) / f64::from_bits(y)).to_bits(),
    is_nan: |x| f64::from_bits(x).is_nan(),
};

impl Format {
    /// A number with this exponent field, a random sign, and a mantissa of all zeros, all ones, or random bits.
    fn with_exponent(&self, exponent: u64, r: &mut Random) -> u64 {
        let all = (1 << self.mantissa) - 1;
        let mantissa = match r.bits() % 4 {
            0 => 0,
            1 => all,
            _ => r.bits() & all,
        };
        (r.bits() & 1) << (self.exponent + self.mantissa) | exponent << self.mantissa | mantissa
    }

    /// The exponent fields to combine: all for f32; for f64 those at which rules change, and every 29th.
    fn exponents(&self) -> Vec<u64> {
        let end = 1u64 << self.exponent;
        let near = |e: u64| [1, 53, 54, 255, 1023, 2045, 2046].iter().any(|edge| e.abs_diff(*edge) < 3);
        (0..end).filter(|&e| end == 256 || e % 29 == 0 || near(e) || e < 3).collect()
    }

    fn pairs(&self, random: usize) -> Vec<(u64, u64)> {
        let (mut r, exponents) = (Random::new(0x5eed), self.exponents());
        let mask = u64::MAX >> (64 - 8 * self.bytes);
        let mut pairs = Vec::new();
        for &n in &exponents {
            for &d in &exponents {
                pairs.push((self.with_exponent(n, &mut r), self.with_exponent(d, &mut r)));
            }
        }
        pairs.extend((0..random).map(|_| (r.bits() & mask, r.bits() & mask)));
        let one = ((1 << (self.exponent - 1)) - 1) << self.mantissa;
        pairs.resize(pairs.len().next_multiple_of(BLOCK), (one, one));
        pairs
    }
}

/// A compiled kernel that divides the elements of its first two arguments and stores the quotients in the third.
struct Divider {
    what: String,
    object: Vec<u8>,
    kernel: String,
    /// Whether its arguments are views; otherwise they are pointers.
    views: bool,
}

fn check(format: &Format, divider: &Divider, pairs: &[(u64, u64)], level: Level) {
    for batch in pairs.chunks(BATCH) {
        let mut gpu = Gpu::new();
        let module = gpu.load(&divider.object).expect("the object loads");
        let bytes = |pick: fn(&(u64, u64)) -> u64| -> Vec<u8> {
            batch.iter().flat_map(|pair| pick(pair).to_le_bytes()[..format.bytes].to_vec()).collect()
        };
        let columns = [bytes(|p| p.0), bytes(|p| p.1), vec![0; batch.len() * format.bytes]];
        let buffers = columns.map(|column| {
            let buffer = gpu.alloc(column.len() as u64).expect("memory");
            gpu.write(buffer, 0, &column).expect("the buffer has the column's size");
            buffer
        });
        let args = buffers.map(|buffer| match divider.views {
            true => Arg::View { buffer, cols: batch.len() as u32, rows: 1 },
            false => Arg::Buffer(buffer),
        });
        let options = Options { level: Some(level), ..Options::default() };
        let launch =
            Launch { grid: [batch.len() as u32, 1, 1], block: [BLOCK as u16, 1, 1], options, ..Launch::default() };
        gpu.launch(module, &divider.kernel, &args, &launch).unwrap_or_else(|e| panic!("{}: {e}", divider.what));
        let mut out = vec![0; batch.len() * format.bytes];
        gpu.read(buffers[2], 0, &mut out).expect("the buffer has the column's size");
        for (&(x, y), got) in batch.iter().zip(out.chunks(format.bytes)) {
            let got = got.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            let want = (format.quotient)(x, y);
            assert!(
                got == want || (format.is_nan)(got) && (format.is_nan)(want),
                "{}, {level:?}: {x:#x} / {y:#x} gives {got:#x}, not {want:#x}",
                divider.what
            );
        }
    }
}

fn random_pairs() -> usize {
    std::env::var("T0_DIVISIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1 << 16)
}

fn check_all(format: &Format, dividers: &[Divider]) {
    let pairs = format.pairs(random_pairs());
    for divider in dividers {
        for level in LEVELS.into_iter().filter(|level| *level <= Level::detect()) {
            check(format, divider, &pairs, level);
        }
        println!("{}: {} quotients correctly rounded", divider.what, pairs.len());
    }
}

fn ours(format: &Format) -> Vec<Divider> {
    let name = format.name;
    let text = format!(
        "#[t0::kernel(block = 256)] fn divide(x: In<{name}>, y: In<{name}>, mut out: Out<{name}>) {{ let i = global_id(); out[i] = x[i] / y[i]; }}"
    );
    let Ok(lowered) = File::parse(&text).lower("divide") else { panic!("the kernel lowers") };
    let compile = |level| {
        let options = CompilerOptions { level, verify: true };
        let object = compile_ir(&lowered.func, &GFX1100, &options).expect("the kernel compiles").object;
        Divider { what: format!("{name} at level {level}"), object, kernel: "divide".into(), views: true }
    };
    [0, 1, 2].map(compile).into()
}

fn clangs(format: &Format) -> Vec<Divider> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle/kernels/division.cl");
    let compile = |flags: &[&str]| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let output = folder.path().join("division.co");
        let run = Command::new("clang-22")
            .args(["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
            .arg("-cl-fp32-correctly-rounded-divide-sqrt")
            .args(flags)
            .arg(&source)
            .arg("-o")
            .arg(&output)
            .output()
            .expect("clang runs");
        assert!(run.status.success(), "{flags:?}: {}", String::from_utf8_lossy(&run.stderr));
        Divider {
            what: format!("{} by clang {flags:?}", format.name),
            object: std::fs::read(output).expect("clang wrote the object"),
            kernel: format!("divide_{}", format.name),
            views: false,
        }
    };
    [&["-O3"][..], &["-O0"], &["-O3", "-mwavefrontsize64"]].map(compile).into()
}

#[test]
fn our_divisions_are_rounded_correctly() {
    for format in [F32, F64] {
        check_all(&format, &ours(&format));
    }
}

#[test]
fn clangs_divisions_are_rounded_correctly() {
    let tools = oracle::tools("clang's divisions", &["clang-22", "ld.lld-22"], "apt-get install clang-22 lld-22");
    if !tools {
        return;
    }
    for format in [F32, F64] {
        check_all(&format, &clangs(&format));
    }
}
