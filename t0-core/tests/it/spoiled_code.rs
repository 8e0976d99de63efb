//! Does a comparison of results see mistakes in what code generation writes? Machine code is spoiled in one place at a
//! time: loads of arguments at another offset, strides of descriptors, registers of loops that lanes leave.

use t0_core::codegen::{Generated, generate};
use t0_core::ir::Function;
use t0_core::ir::interp::Arg;
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, opt};
use t0_isa::isa::{Inst, Op as I, Operand, Space, decode};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn optimised(text: &str) -> Function {
    let file = File::read(text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let mut func = lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func;
    opt::run(&mut func, 2, true).expect("valid");
    func
}

fn code(func: &Function, level: u8) -> Generated {
    generate(func, &GFX1100, &Options { level, verify: true }).unwrap_or_else(|e| panic!("{e}"))
}

/// Two views of 64 words, and numbers.
fn arguments(numbers: u64) -> Vec<Arg> {
    let view = |seed: u32| {
        let bytes = (0..64u32).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 64, stride: 64 }
    };
    [view(1), view(2)].into_iter().chain((0..numbers).map(|n| Arg::Scalar(n * 0x0123_4567 + 9))).collect()
}

fn run(func: &Function, code: &Generated, numbers: u64) -> Result<Vec<Arg>, String> {
    let mut args = arguments(numbers);
    launch::execute_as_card(func, code, [64, 1, 1], &mut args, 100_000).map(|_| args)
}

/// The code with other words from one position on.
fn with_words(code: &Generated, at: usize, new: &[u32]) -> Generated {
    let bytes = |words: &[u32]| words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<u8>>();
    let whole = bytes(&code.words);
    let from = code.object.windows(whole.len()).position(|b| b == whole).expect("the object holds the code");
    let mut other = code.clone();
    other.words[at..at + new.len()].copy_from_slice(new);
    other.object[from + 4 * at..][..4 * new.len()].copy_from_slice(&bytes(new));
    other
}

/// Each instruction with its position.
fn instructions(code: &Generated) -> Vec<(usize, Inst, usize)> {
    let mut all = Vec::new();
    let mut at = 0;
    while at < code.words.len() {
        let (inst, length) = decode(&code.words[at..]).unwrap_or_else(|e| panic!("word {at}: {e}"));
        all.push((at, inst, length));
        at += length;
    }
    all
}

#[test]
fn arguments_loaded_from_another_offset() {
    let names: Vec<String> = (0..11).map(|i| format!("a{i}")).collect();
    let text = format!(
        "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, {}: u32) {{ let i = global_id(); y[i] = x[i] ^ {}; }}",
        names.join(": u32, "),
        names.iter().enumerate().map(|(i, a)| format!("{a} * {}", 2 * i + 3)).collect::<Vec<_>>().join(" ^ ")
    );
    let func = optimised(&text);
    let code = code(&func, 2);
    let want = run(&func, &code, 11).expect("it runs");
    let mut noticed = 0;
    for (at, inst, length) in instructions(&code) {
        if inst.op.desc().mem.is_none_or(|mem| mem.space != Space::Scalar) {
            continue;
        }
        for by in [-4, 4] {
            let mut bad = inst;
            bad.mods.offset += by;
            let Ok(words) = bad.encode() else { continue };
            assert_eq!(words.len(), length);
            assert_ne!(run(&func, &with_words(&code, at, &words), 11).as_ref(), Ok(&want), "{bad} for {inst}");
            noticed += 1;
        }
    }
    assert!(noticed >= 8, "{noticed}");
}

#[test]
fn strides_that_are_off() {
    let text =
        "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) { let i = global_id(); y[i] = x[(i * 7) % 61] + 1; }";
    let func = optimised(text);
    let code = code(&func, 2);
    let want = run(&func, &code, 0).expect("it runs");
    let mut noticed = 0;
    for (at, inst, length) in instructions(&code) {
        let Some(k) = inst.operands().iter().position(|o| *o == Operand::Literal(4 << 16)) else { continue };
        assert_eq!(inst.op, I::s_or_b32);
        for stride in [3, 5, 8, 0] {
            let mut bad = inst;
            bad.operands_mut()[k] = Operand::Literal(stride << 16);
            let words = bad.encode().expect("it encodes");
            if words.len() != length {
                continue;
            }
            assert_ne!(run(&func, &with_words(&code, at, &words), 0).as_ref(), Ok(&want), "{bad} for {inst}");
            noticed += 1;
        }
    }
    assert!(noticed >= 6, "{noticed}");
}

/// A register that lanes keep when they leave a loop, treated as if all lanes agreed on it.
#[test]
fn kept_values_that_are_forgotten() {
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) {
        let i = global_id(); let mut c = 0; while c < x[i] % 50 { c += 1; } y[i] = c;
    }";
    let mut func = optimised(text);
    let want = run(&func, &code(&func, 2), 0).expect("it runs");
    opt::leave::run(&mut func);
    assert_eq!(run(&func, &code(&func, 0), 0).as_ref(), Ok(&want));
    assert_eq!(func.kept.len(), 1);
    func.kept.clear();
    // The checkers may report it, too.
    let spoiled = generate(&func, &GFX1100, &Options { level: 0, verify: true });
    let result = spoiled.map_err(|e| e.to_string()).and_then(|code| run(&func, &code, 0));
    assert_ne!(result.as_ref(), Ok(&want));
}
