//! Code generation of small functions: the compiler's own checkers, and expected properties of the code.

use t0_core::codegen::{generate, stages};
use t0_core::{Options, compile_ir};
use t0_isa::target::{ALL, GFX1100};
use t0_tests_drive::samples as kernels;

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
    assert!(g.report.instructions <= 28, "{}\n{}", g.report.instructions, stages(&f, &GFX1100, &CHECKED).unwrap().asm);
}
