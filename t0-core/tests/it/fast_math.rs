//! What `fast_math` allows: rewrites of floats, and none without it.

use t0_core::ir::verify::verify;
use t0_core::opt::fast::run;
use t0_tests_drive::source::File;

fn fast(body: &str) -> String {
    let text = format!(
        "#[t0::kernel(block = 32, fast_math)]
        fn k(x: In<f32>, y: In<f32>, d: In<f64>, mut out: Out<f32>, mut wide: Out<f64>) {{
            let i = global_id();
            {body}
        }}"
    );
    rewritten(&text)
}

fn rewritten(text: &str) -> String {
    let mut func = File::one(text);
    run(&mut func);
    verify(&func).unwrap();
    func.to_string()
}

#[test]
fn products_are_contracted_and_divisions_multiplied() {
    for (body, has) in [
        ("out[i] = x[i] * y[i] + 1.0;", "Fma"),
        ("out[i] = x[i] * y[i] - 1.0;", "Fma"),
        ("out[i] = 1.0 - x[i] * y[i];", "Fma"),
        ("wide[i] = d[i] * d[i] + 1.0;", "Fma"),
        ("out[i] = x[i] / y[i];", "FRcpApprox"),
        ("out[i] = x[i].sqrt();", "FSqrtApprox"),
        ("out[i] = x[i].exp();", "FExp2Approx"),
        ("out[i] = x[i].ln();", "FLog2Approx"),
        ("out[i] = x[i].sin();", "FSinTurns"),
    ] {
        let text = fast(body);
        assert!(text.contains(has), "{body}\n{text}");
    }
}

#[test]
fn what_serves_twice_or_was_not_asked_for_stays() {
    let text = fast("let p = x[i] * y[i]; out[i] = p + 1.0; wide[i] = p as f64;");
    assert!(text.contains("FMul") && !text.contains("Fma"), "{text}");
    let text = fast("out[i] = (x[i] + y[i]) + 1.0; wide[i] = d[i] / 3.0;");
    assert!(text.contains("FDiv") && text.matches("FAdd").count() == 2, "{text}");
    let exact =
        rewritten("#[t0::kernel(block = 32)] fn k(x: In<f32>, mut out: Out<f32>) { out[0] = x[0] * 2.0 + 1.0; }");
    assert!(!exact.contains("Fma"), "{exact}");
}

#[test]
fn zeros_vanish() {
    for body in ["a + 0.0", "a - 0.0", "0.0 + a", "a - a", "a * 0.0", "-0.0 * a"] {
        let text = fast(&format!("let a = x[i]; out[i] = {body};"));
        assert!(!["FAdd", "FSub", "FMul"].iter().any(|op| text.contains(op)), "{body}\n{text}");
    }
}
