//! Code generation of small functions: the compiler's own checkers, and expected properties of the code.

use t0_core::codegen::{generate, stages};
use t0_core::ir::samples as kernels;
use t0_core::{Options, compile_ir};
use t0_isa::isa::{Style, decode};
use t0_isa::object::Object;
use t0_isa::target::{ALL, GFX1100};
use t0_tests_drive::source::File;

const CHECKED: Options = Options { level: 2, verify: true };

#[test]
fn every_sample_passes_the_checkers_on_every_target() {
    for (name, f) in kernels::all() {
        for target in ALL {
            if let Err(e) = generate(&f, target, &CHECKED) {
                panic!(
                    "{name} for {}: {e}\n{f}\n{}",
                    target.name,
                    stages(&f, target, &CHECKED).map_or(String::new(), |s| s.mir + &s.asm)
                );
            }
        }
    }
}

#[test]
fn every_sample_passes_the_checkers_at_every_level() {
    for (name, f) in kernels::all() {
        for level in 0..=2 {
            if let Err(e) = compile_ir(&f, &GFX1100, &Options { level, verify: true }) {
                panic!("{name} at level {level}: {e}");
            }
        }
    }
}

#[test]
fn equal_functions_give_equal_bytes() {
    for (name, f) in kernels::all() {
        let [a, b] = [(); 2]
            .map(|()| generate(&f, &GFX1100, &Options::default()).unwrap_or_else(|e| panic!("{name}: {e}")).object);
        assert!(a == b, "{name}");
    }
}

#[test]
fn a_bounded_add_is_a_dozen_instructions() {
    let f = kernels::vector_add();
    let g = generate(&f, &GFX1100, &CHECKED).unwrap();
    assert_eq!(g.report.spilled_vgprs, 0);
    let asm = stages(&f, &GFX1100, &CHECKED).unwrap().asm;
    let instructions = asm.lines().filter(|line| !line.contains("s_delay_alu")).count();
    assert!(instructions <= 28, "{instructions}\n{asm}");
}

/// The mnemonics of an optimised kernel, without delays.
fn mnemonics(text: &str) -> Vec<String> {
    let code = compile_ir(&File::one(text), &GFX1100, &CHECKED).unwrap();
    let object = Object::parse(&code.object).unwrap();
    let bytes = object.code(&object.kernels()[0]);
    let words: Vec<u32> = bytes.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
    let (mut at, mut all) = (0, vec![]);
    while at < words.len() {
        let (inst, length) = decode(&words[at..]).unwrap();
        let shown = inst.display(Style::default()).to_string();
        all.extend(shown.split_whitespace().next().map(str::to_owned));
        at += length;
    }
    all.retain(|mnemonic| mnemonic != "s_delay_alu");
    all
}

/// The kernel of [`between_load_and_store`] for workgroups that may be partial.
const PARTIAL: &str = "block = 64, unsafe(unchecked)";
/// And for whole ones.
const WHOLE: &str = "block = 64, unsafe(unchecked), grid = blocks(x.len() / 64)";

/// What stands between the load of `v` and its store, by mnemonics.
fn between_load_and_store(attribute: &str, ty: &str, body: &str) -> Vec<String> {
    let text = format!(
        "#[kernel({attribute})] fn k(x: In<{ty}>, mut out: Out<{ty}>) {{
            let i = global_id();
            let mut v = x[i];
            {body}
            out[i] = v;
        }}"
    );
    let mnemonics = mnemonics(&text).into_iter();
    let after = mnemonics.skip_while(|m| !m.starts_with("buffer_load")).skip(1);
    after.take_while(|m| !m.starts_with("buffer_store")).filter(|m| m != "s_waitcnt").collect()
}

#[test]
fn an_exchange_with_a_constant_mask_is_one_instruction() {
    for mask in [1, 5, 15] {
        let code = between_load_and_store(PARTIAL, "u32", &format!("v = wave::shuffle_xor(v, {mask});"));
        assert_eq!(code, ["v_mov_b32_dpp"]);
    }
    for mask in [16, 17, 31] {
        let code = between_load_and_store(PARTIAL, "f32", &format!("v = wave::shuffle_xor(v, {mask});"));
        assert_eq!(code, ["v_permlanex16_b32"]);
    }
}

#[test]
fn a_butterfly_step_takes_dpp() {
    let step = |ty, op: &str| between_load_and_store(PARTIAL, ty, &op.replace("OTHER", "wave::shuffle_xor(v, 4)"));
    // Where the other lane does not exist, the result is that of equal operands: here the operand.
    assert_eq!(step("f32", "v = v.max(OTHER);"), ["v_max_f32_dpp"]);
    assert_eq!(step("i32", "v = v.min(OTHER);"), ["v_min_i32_dpp"]);
    assert_eq!(step("u32", "v |= OTHER;"), ["v_or_b32_dpp"]);
    assert_eq!(step("f32", "v += OTHER;"), ["v_add_f32_e32", "v_add_f32_dpp"]);
    assert_eq!(step("f32", "v -= OTHER;"), ["v_subrev_f32_e32", "v_subrev_f32_dpp"]);
    assert_eq!(step("u32", "v = OTHER.wrapping_sub(v);"), ["v_sub_nc_u32_e32", "v_sub_nc_u32_dpp"]);
}

#[test]
fn a_scan_of_32_bits_takes_dpp() {
    let scan = between_load_and_store(PARTIAL, "u32", "v = wave::inclusive_sum(v);");
    let steps = scan.iter().filter(|m| *m == "v_add_nc_u32_dpp").count();
    assert_eq!(steps, 5, "{scan:?}");
    assert!(scan.len() <= 10, "{scan:?}");
}

#[test]
fn whole_waves_need_no_masks() {
    assert_eq!(between_load_and_store(WHOLE, "f32", "v += wave::shuffle_xor(v, 4);"), ["v_add_f32_dpp"]);
    assert_eq!(between_load_and_store(WHOLE, "f32", "v = wave::shuffle_xor(v, 4);"), ["v_mov_b32_dpp"]);
    let sum = between_load_and_store(WHOLE, "f32", "v = wave::sum(v);");
    let steps = ["v_add_f32_dpp"; 4].into_iter().chain(["v_permlanex16_b32", "v_add_f32_e32"]);
    assert_eq!(sum, steps.collect::<Vec<_>>());
    assert_eq!(between_load_and_store(PARTIAL, "f32", "v = wave::sum(v);").len(), 9);
    // Work-items, not workgroups: the last workgroup may be partial. And a wave of 16 lanes.
    for attribute in
        ["block = 64, unsafe(unchecked), grid = x.len()", "block = 48, unsafe(unchecked), grid = blocks(x.len() / 48)"]
    {
        assert_eq!(between_load_and_store(attribute, "f32", "v = wave::sum(v);").len(), 9);
    }
}

#[test]
fn a_reduction_of_rows_is_one_instruction_per_step_and_element() {
    let f = "#[kernel(block = 32)] fn k(x: In<f16>, mut out: Out<f32>) {
        let (a, b) = (wmma::A::<f16>::load(&x, 0, 16), wmma::B::<f16>::load(&x, 0, 16));
        let d = wmma::mma(a, b, wmma::Acc::zero()).row_max();
        d.store(&mut out, 0, 16);
    }";
    let code = mnemonics(f);
    assert_eq!(code.iter().filter(|m| *m == "v_max_f32_dpp").count(), 4 * 8, "{code:?}");
    assert!(!code.iter().any(|m| m == "v_mov_b32_dpp"), "{code:?}");
}

#[test]
fn rows_of_fragments_at_multiples_of_16_bytes_are_wide_loads() {
    let f = |stride: u32| {
        let text = format!(
            "#[kernel(block = 32)] fn k(x: In<f16>, mut out: Out<f32>) {{
                let mut tile = Lds::<f16, 16, {stride}>::new();
                tile[(lane() % 16, 0)] = x[lane()];
                barrier();
                let (a, b) = (wmma::A::<f16>::load(&tile, 0, {stride}), wmma::B::<f16>::load(&tile, 0, {stride}));
                wmma::mma(a, b, wmma::Acc::zero()).store(&mut out, 0, 16);
            }}"
        );
        mnemonics(&text)
    };
    // Of A and of B.
    for (stride, load, count) in
        [(16, "ds_load_b128", 4), (24, "ds_load_b128", 4), (20, "ds_load_2addr_b64", 4), (18, "ds_load_2addr_b32", 8)]
    {
        let code = f(stride);
        assert_eq!(code.iter().filter(|m| *m == load).count(), count, "{code:?}");
    }
}

/// Lengths, descriptors and scalars are loaded together, and the waves make their ids while they wait.
#[test]
fn arguments_are_waited_for_once() {
    let code = mnemonics(
        "#[kernel(block = 64)] fn k(x: In<f32>, y: In<f32>, mut out: Out<f32>, few: u8, many: u32) {
            let at = (wave_id() * 32 + lane() + few as u32 + many) % (x.len() + y.len()).max(1);
            out[at % out.len().max(1)] = x[at % x.len().max(1)] + y[at % y.len().max(1)];
        }",
    );
    let is_load = |m: &String| m.starts_with("s_load_b");
    let last = code.iter().rposition(is_load).unwrap();
    let wait = code.iter().position(|m| m == "s_waitcnt").unwrap();
    assert_eq!(code.iter().filter(|m| is_load(m)).count(), 5, "{code:?}");
    let id = code.iter().position(|m| m.starts_with("v_mbcnt")).unwrap();
    assert!(last < id && id < wait, "{code:?}");
}
