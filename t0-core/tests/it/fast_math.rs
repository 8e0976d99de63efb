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

/// Which operations a quotient becomes: the fused ones, the reciprocals, the divisions and the sums.
#[test]
fn quotients_become_products_with_reciprocals() {
    for (body, fused, reciprocal, divides) in [
        ("out[i] = x[i] / y[i] + 1.0;", true, true, false),
        ("out[i] = x[i] / y[i] - 1.0;", true, true, false),
        ("out[i] = 1.0 - x[i] / y[i];", true, true, false),
        ("out[i] = 1.0 / y[i];", false, true, false),
        // A constant numerator may leave nothing to multiply.
        ("out[i] = 2.0 / y[i] + x[i];", false, true, false),
        // The reciprocal of a constant is computed while compiling, unless one of the two is denormal.
        ("out[i] = x[i] / 3.0;", false, false, false),
        ("out[i] = x[i] / 3.0 + y[i];", true, false, false),
        ("out[i] = x[i] / 1e-40;", false, true, false),
        ("out[i] = x[i] / 3e38;", false, true, false),
        // A quotient that is used twice is not contracted.
        ("let q = x[i] / y[i]; out[i] = q + 1.0; wide[i] = q as f64;", false, true, false),
        ("wide[i] = d[i] / 3.0;", false, false, true),
        ("wide[i] = d[i] / d[i + 1] + 1.0;", false, false, true),
    ] {
        let text = fast(body);
        let got = ["Fma", "FRcpApprox", "FDiv"].map(|op| text.contains(op));
        assert_eq!(got, [fused, reciprocal, divides], "{body}\n{text}");
    }
}

/// The documented errors, where neither the reciprocal nor the result is denormal or overflows.
#[test]
fn quotients_are_within_their_error() {
    use t0_core::ir::interp::{self, Arg};
    let view = |numbers: &[f32]| {
        let bytes = numbers.iter().flat_map(|x| x.to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 32, stride: 32 }
    };
    let xs: Vec<f32> = (0..32).map(|i| (i as f32 - 15.3) * 1.7f32.powi(i)).collect();
    let ys: Vec<f32> = (0..32).map(|i| (21.1 - i as f32) * 0.37).collect();
    for (body, exact) in [
        ("x[i] / y[i]", (|x, y| x / y) as fn(f64, f64) -> f64),
        ("x[i] / 3.0", |x, _| x / 3.0),
        ("1.0 / y[i]", |_, y| 1.0 / y),
        ("x[i] / y[i] + 1.0", |x, y| x / y + 1.0),
        ("1.0 - x[i] / y[i]", |x, y| 1.0 - x / y),
    ] {
        let text = format!(
            "#[t0::kernel(block = 32, fast_math)] fn k(x: In<f32>, y: In<f32>, mut out: Out<f32>) {{
                let i = global_id(); out[i] = {body};
            }}"
        );
        let mut func = File::one(&text);
        run(&mut func);
        verify(&func).unwrap();
        let mut args = vec![view(&xs), view(&ys), view(&[0.0; 32])];
        interp::run(&func, [32, 1, 1], &mut args, 100_000).unwrap();
        let Arg::View { bytes, .. } = &args[2] else { panic!() };
        for (i, bytes) in bytes.chunks(4).enumerate() {
            let got = f64::from(f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
            let (x, y) = (f64::from(xs[i]), f64::from(ys[i]));
            let want = exact(x, y);
            // Two units of the last place, of the quotient or of the sum, which may cancel.
            let unit = want.abs().max((x / y).abs()).max(1.0 / y.abs()) * f64::from(f32::EPSILON);
            assert!((got - want).abs() <= 2.0 * unit, "{body}: {got} for {want}");
        }
    }
}
