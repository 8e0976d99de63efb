//! Compiles IR functions, executes them on the virtual GPU, and compares with the IR interpreter.

use t0_core::ir::interp::{self, Arg};
use t0_core::ir::samples as kernels;
use t0_core::ir::{BinOp, Function, Half, PairOp, ReduceOp, Ty, UnOp, WmmaKind};
use t0_core::{Options, compile_ir, stages_of_ir};
use t0_isa::target::{BASELINE, GFX1100, Target};
use t0_tests_drive::{launch, source};
use t0_tests_share::random::Random;

/// Runs a function on the virtual GPU and updates the views.
fn execute(f: &Function, grid: [u32; 3], args: &mut [Arg], level: u8) -> Result<u64, String> {
    execute_on(f, &GFX1100, grid, args, level)
}

fn execute_on(f: &Function, target: &Target, grid: [u32; 3], args: &mut [Arg], level: u8) -> Result<u64, String> {
    let g = compile_ir(f, target, &Options { level, verify: true }).map_err(|e| e.to_string())?;
    launch::execute(f, &g, grid, args, 10_000_000)
}

fn view(words: &[u32]) -> Arg {
    let n = words.len() as u32;
    Arg::View { bytes: words.iter().flat_map(|w| w.to_le_bytes()).collect(), rows: 1, cols: n, stride: n }
}

fn words(a: &Arg) -> Vec<u32> {
    match a {
        Arg::View { bytes, .. } => {
            bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
        }
        Arg::Scalar(_) => vec![],
    }
}

/// Bit patterns that are edge cases of operations, then random ones.
fn patterns(seed: u64, n: u32) -> Vec<u32> {
    let special = [
        0,
        0x8000_0000,
        1,
        0x8000_0001,
        0x007F_FFFF,
        0x0080_0000,
        0x3F80_0000,
        0xBF80_0000,
        0x3F00_0000,
        0x3FC0_0000,
        0x4020_0000,
        0x7F80_0000,
        0xFF80_0000,
        0x7FC0_0000,
        0xFFC0_0001,
        0x7F7F_FFFF,
        0xFF7F_FFFF,
        0x4F00_0000,
        0xCF00_0000,
        0x4F80_0000,
        0x4EFF_FFFF,
        0xC2FC_0000,
        0xC300_0000,
        0x42FF_0000,
        0xC316_0000,
        0x7FFF_FFFF,
        0xFFFF_FFFF,
        2,
        31,
        32,
        33,
        0x0000_8000,
        0x0001_0000,
        0x4B00_0001,
        0x3EFF_FFFF,
        0x0F80_0000,
    ];
    let mut r = Random::new(seed);
    (0..n).map(|i| special.get(i as usize).copied().unwrap_or_else(|| r.word())).collect()
}

fn same_float(a: u32, b: u32) -> bool {
    a == b || f32::from_bits(a).is_nan() && f32::from_bits(b).is_nan()
}

/// Compares each half: all NaNs are equal, and minimum and maximum may return a zero of either sign.
fn same_halves(a: u32, b: u32, op: PairOp, half: Half) -> bool {
    let infinity = if half == Half::F16 { 0x7C00 } else { 0x7F80 };
    [0, 16].into_iter().all(|shift| {
        let (a, b) = (a >> shift & 0xFFFF, b >> shift & 0xFFFF);
        let zeros = matches!(op, PairOp::Min | PairOp::Max) && (a | b) & 0x7FFF == 0;
        a == b || zeros || a & 0x7FFF > infinity && b & 0x7FFF > infinity
    })
}

fn ulps(a: u32, b: u32) -> u64 {
    if same_float(a, b) {
        return 0;
    }
    let order = |x: u32| if x >> 31 == 0 { i64::from(x) } else { -i64::from(x & 0x7FFF_FFFF) };
    if f32::from_bits(a).is_nan() || f32::from_bits(b).is_nan() { u64::MAX } else { order(a).abs_diff(order(b)) }
}

/// Runs at levels 0 and 2 on the virtual GPU and in the interpreter, and compares the words of view `out`.
fn agree(name: &str, f: &Function, grid: u32, args: &[Arg], out: usize, same: impl Fn(u32, u32) -> bool) {
    agree_on_grid(name, f, [grid, 1, 1], args, out, same);
}

fn agree_on_grid(name: &str, f: &Function, grid: [u32; 3], args: &[Arg], out: usize, same: impl Fn(u32, u32) -> bool) {
    let mut want = args.to_vec();
    interp::run(f, grid, &mut want, 100_000_000).unwrap_or_else(|e| panic!("{name}: {e}\n{f}"));
    for level in [0, 2] {
        let mut got = args.to_vec();
        let asm = || stages_of_ir(f, &GFX1100, &Options { level, verify: false }).map_or(String::new(), |s| s.asm);
        execute(f, grid, &mut got, level).unwrap_or_else(|e| panic!("{name} at level {level}: {e}\n{}", asm()));
        for (i, (g, w)) in words(&got[out]).into_iter().zip(words(&want[out])).enumerate() {
            if !same(g, w) {
                let inputs: Vec<u32> = args.iter().filter_map(|a| words(a).get(i).copied()).collect();
                panic!("{name} at level {level}: word {i} is {g:#010x}, not {w:#010x}, of {inputs:08x?}\n{}", asm());
            }
        }
    }
}

fn exact(a: u32, b: u32) -> bool {
    a == b
}

#[test]
fn vector_add_of_odd_sizes() {
    for n in [1, 31, 32, 33, 255, 256, 1000] {
        let args = [view(&patterns(1, n)), view(&patterns(2, n)), view(&vec![0; n as usize])];
        agree("vector_add", &kernels::vector_add(), n, &args, 2, same_float);
    }
}

#[test]
fn one_operand() {
    for op in kernels::FLOAT_UNARY {
        let n = 4096;
        let f = kernels::float_unary(op);
        let args = [view(&patterns(3, n)), view(&vec![0; n as usize])];
        let limit = match op {
            UnOp::FExp2 | UnOp::FLog2 | UnOp::FRcpApprox | UnOp::FRsqrtApprox | UnOp::FSqrtApprox => 2,
            _ => 0,
        };
        let same = |a: u32, b: u32| match op {
            // The machine instructions flush denormal inputs and outputs.
            UnOp::FRcpApprox | UnOp::FRsqrtApprox | UnOp::FSqrtApprox
                if f32::from_bits(b).abs() < f32::MIN_POSITIVE =>
            {
                true
            }
            UnOp::F32ToF16 => a == b || a & 0x7FFF > 0x7C00 && b & 0x7FFF > 0x7C00,
            UnOp::F32ToBF16 => a == b || a & 0x7FFF > 0x7F80 && b & 0x7FFF > 0x7F80,
            _ if kernel_gives_float(&f) => ulps(a, b) <= limit,
            _ => a == b,
        };
        agree(&format!("{op:?}"), &f, n, &args, 1, same);
    }
}

/// True if the last value computed before the store's address is a float.
fn kernel_gives_float(f: &Function) -> bool {
    f.insts.iter().any(|i| matches!(&i.op, t0_core::ir::Op::Unary(..)) && i.result.is_some_and(|v| f.ty(v) == Ty::F32))
}

#[test]
fn two_operands() {
    // bf16 pair operations, which no instruction implements, and operations with instructions.
    let expanded = [PairOp::Add, PairOp::Mul, PairOp::Min, PairOp::Max].map(|op| BinOp::Pairs(op, Half::BF16));
    for op in kernels::BINARY.into_iter().chain(expanded) {
        let n = 4096;
        let f = kernels::binary(op);
        let mut y = patterns(5, n);
        y.rotate_left(7);
        if op == BinOp::FLdexp {
            y.iter_mut().for_each(|e| *e = (*e as i32 % 300) as u32);
        }
        let args = [view(&patterns(4, n)), view(&y), view(&vec![0; n as usize])];
        use BinOp::*;
        let same = |a: u32, b: u32| match op {
            FMin | FMax => same_float(a, b) || (a | b) << 1 == 0,
            FAdd | FSub | FMul | FDiv | FLdexp => same_float(a, b),
            Pairs(op, half) => same_halves(a, b, op, half),
            _ => a == b,
        };
        agree(&format!("{op:?}"), &f, n, &args, 2, same);
    }
}

#[test]
fn compares() {
    let n = 1024;
    let x = patterns(6, n);
    let mut y = x.clone();
    y[20..].rotate_left(3);
    let args = [view(&x), view(&y), view(&vec![0; n as usize])];
    for p in kernels::IPREDS {
        agree(&format!("{p:?}"), &kernels::compare(Some(p), None), n, &args, 2, exact);
    }
    for p in kernels::FPREDS {
        agree(&format!("{p:?}"), &kernels::compare(None, Some(p)), n, &args, 2, exact);
    }
}

#[test]
fn divergent_loops_and_nested_branches() {
    for n in [1, 33, 200] {
        let mut r = Random::new(7);
        let small: Vec<u32> = r.words(n as usize).iter().map(|x| x % 1000).collect();
        agree("collatz", &kernels::collatz(), n, &[view(&small), view(&vec![0; n as usize])], 1, exact);
        let mixed: Vec<u32> = small.iter().map(|x| x.wrapping_sub(400)).collect();
        agree("nested_ifs", &kernels::nested_ifs(), n, &[view(&mixed), view(&vec![0; n as usize])], 1, exact);
    }
}

#[test]
fn carried_values_are_swapped() {
    for k in [0, 1, 2, 7] {
        agree("phi_swap", &kernels::phi_swap(), 40, &[view(&[0; 40]), Arg::Scalar(k)], 0, exact);
    }
}

#[test]
fn any_register_pressure() {
    for (n, block) in [(20, 64), (150, 1024), (300, 64), (600, 1024)] {
        let x = Random::new(8).words(2048);
        let f = kernels::pressure(n, block);
        agree(&format!("pressure {n}"), &f, 1100, &[view(&x), view(&[0; 1100]), Arg::Scalar(5)], 1, exact);
    }
    for n in [20, 200] {
        let x = Random::new(9).words(1000);
        let f = kernels::scalar_pressure(n);
        agree(&format!("scalar_pressure {n}"), &f, 40, &[view(&x), view(&[0; 40]), Arg::Scalar(3)], 1, exact);
    }
}

#[test]
fn wide_accesses_and_lds() {
    let x = Random::new(10).words(512);
    agree("wide", &kernels::wide(), 128, &[view(&x), view(&[0; 512])], 1, exact);
    agree("reverse_lds", &kernels::reverse_lds(), 512, &[view(&x), view(&[0; 512])], 1, exact);
}

#[test]
fn reductions_under_whole_and_partial_masks() {
    for &op in ReduceOp::ALL {
        for n in [1, 32, 50, 64, 200] {
            let mut r = Random::new(11);
            let float = matches!(op, ReduceOp::FAdd | ReduceOp::FMul | ReduceOp::FMin | ReduceOp::FMax);
            let x: Vec<u32> = r
                .words(n as usize)
                .iter()
                .map(|w| if float { (*w as f32 / 4e9 + 0.5).to_bits() } else { *w })
                .collect();
            let args = [view(&x), view(&vec![0; n as usize])];
            agree(&format!("{op:?}"), &kernels::reduce(op), n, &args, 1, same_float);
            for inclusive in [true, false] {
                agree(&format!("scan {op:?}"), &kernels::scan(op, inclusive), n, &args, 1, same_float);
            }
        }
    }
}

#[test]
fn other_lanes() {
    for n in [7, 23, 32, 64, 90] {
        let x = Random::new(12).words(n as usize);
        agree("lanes", &kernels::lanes(), n, &[view(&x), view(&vec![0; n as usize])], 1, exact);
    }
}

#[test]
fn matrices() {
    for kind in [WmmaKind::F32F16, WmmaKind::F32BF16] {
        let mut r = Random::new(13);
        // Small integers are exact in both formats and in every order of summation.
        let half = |w: u32| {
            let x = (w % 9) as f32 - 4.0;
            match kind {
                WmmaKind::F32F16 => u32::from(interp::f32_to_f16(x)),
                _ => x.to_bits() >> 16,
            }
        };
        let mut tile = || -> Vec<u32> {
            let w = r.words(256);
            w.chunks_exact(2).map(|p| half(p[0]) | half(p[1]) << 16).collect()
        };
        let args = [view(&tile()), view(&tile()), view(&[0; 256]), Arg::Scalar(3)];
        agree(&format!("{kind:?}"), &kernels::wmma(kind), 32, &args, 2, same_float);
    }
}

fn kernel(name: &str) -> Function {
    let file = source::File::parse(include_str!("../kernels/whole.rs.txt"));
    file.lower(name).unwrap_or_else(|e| panic!("{}", source::messages(&e))).func
}

fn floats(r: &mut Random, n: u32) -> Vec<u32> {
    r.words(n as usize).into_iter().map(|w| (w as f32 / 2e9 - 1.0).to_bits()).collect()
}

/// Pairs of bf16 numbers between -1 and 1.
fn halves(r: &mut Random, n: u32) -> Vec<u32> {
    floats(r, n).chunks_exact(2).map(|p| p[0] >> 16 | p[1] & 0xFFFF_0000).collect()
}

fn matrix(words: &[u32], rows: u32, elements: u32) -> Arg {
    match view(words) {
        Arg::View { bytes, .. } => Arg::View { bytes, rows, cols: elements / rows, stride: elements / rows },
        scalar => scalar,
    }
}

/// Packed pairs with the dot instructions, and unpacked if the target has none.
#[test]
fn dot_products() {
    for (ty, op) in [("bf16", "v_dot2_f32_bf16"), ("f16", "v_dot2_f32_f16")] {
        let text = format!(
            "#[kernel(block = 32, for(T in [{ty}]))] fn k<T: Float>(a: In<T>, b: In<T>, c: In<f32>, mut out: Out<f32>) {{
                let i = global_id();
                let (x, y) = (a.load::<8>(i * 8), b.load::<8>(i * 8));
                out[i] = x.dot(y, [x[1], x[0]].dot([y[7], y[2]], c[i]));
            }}"
        );
        let f = source::File::one(&text);
        let n = 96;
        let args = [
            view(&patterns(20, n * 4)),
            view(&Random::new(21).words(n as usize * 4)),
            view(&patterns(22, n)),
            view(&[0; 96]),
        ];
        agree(&format!("dot of {ty}"), &f, n, &args, 3, same_float);
        let options = Options { level: 2, verify: true };
        let asm = |target| stages_of_ir(&f, target, &options).expect("it compiles").asm;
        assert!(asm(&GFX1100).contains(op) && !asm(&BASELINE).contains("v_dot2"));
        let mut want = args.to_vec();
        let mut got = args.to_vec();
        interp::run(&f, [n, 1, 1], &mut want, 1_000_000).expect("it runs");
        execute_on(&f, &BASELINE, [n, 1, 1], &mut got, 2).expect("it runs");
        for (i, (want, got)) in words(&want[3]).into_iter().zip(words(&got[3])).enumerate() {
            assert!(same_float(want, got), "{ty} {i}: {want:x} {got:x}");
        }
    }
}

#[test]
fn softmax_of_odd_rows() {
    for (rows, cols) in [(1, 1), (3, 33), (8, 100), (17, 31)] {
        let mut r = Random::new(14);
        let x = floats(&mut r, rows * cols);
        let n = rows * cols;
        let args = [matrix(&x, rows, n), matrix(&vec![0; n as usize], rows, n)];
        let grid = rows.next_multiple_of(8) * 32;
        agree("softmax_rows", &kernel("softmax_rows"), grid, &args, 1, |a, b| ulps(a, b) <= 4);
    }
}

#[test]
fn matrix_times_vector() {
    for (rows, k) in [(1, 8), (9, 256), (20, 1000)] {
        let mut r = Random::new(15);
        let args = [
            view(&halves(&mut r, rows * k)),
            view(&floats(&mut r, k)),
            view(&vec![0; rows as usize]),
            Arg::Scalar(k.into()),
        ];
        agree("gemv", &kernel("gemv"), rows.next_multiple_of(8) * 32, &args, 2, same_float);
    }
}

#[test]
fn matrix_times_matrix() {
    for (m, n, k) in [(64, 64, 32), (128, 192, 96)] {
        let mut r = Random::new(16);
        let args = [
            view(&halves(&mut r, m * k)),
            view(&halves(&mut r, n * k)),
            view(&vec![0; (m * n) as usize]),
            Arg::Scalar(m.into()),
            Arg::Scalar(n.into()),
            Arg::Scalar(k.into()),
        ];
        let grid = [n.div_ceil(64) * 128, m.div_ceil(64), 1];
        // A matrix instruction adds in an order of its own.
        let close = |a: u32, b: u32| (f32::from_bits(a) - f32::from_bits(b)).abs() < 1e-4;
        agree_on_grid("gemm", &kernel("gemm"), grid, &args, 2, close);
    }
}

#[test]
fn norm_over_waves() {
    let mut r = Random::new(17);
    let (rows, n) = (3, 1000);
    let args = [
        view(&floats(&mut r, rows * n)),
        view(&halves(&mut r, n)),
        view(&vec![0; (rows * n) as usize]),
        Arg::Scalar(n.into()),
        Arg::Scalar(1e-6f32.to_bits().into()),
    ];
    agree("rmsnorm", &kernel("rmsnorm"), rows * 256, &args, 2, |a, b| ulps(a, b) <= 2);
}
