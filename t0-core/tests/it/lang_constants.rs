//! Constant folding: every integer builtin, every operator and cast, at the edge values of every type, with each subset
//! of its operands constant. No folding panics, and each result equals that of the same expression with loaded
//! operands.

use t0_core::ir::interp::{self, Arg};
use t0_core::lang::prelude::{self, ArgType, Class, On, Ret};
use t0_core::lang::types::{Scalar, Type};
use t0_tests_drive::source::File;

/// A value as source text, and its bits.
#[derive(Clone)]
struct Edge {
    text: String,
    bits: u64,
}

/// An operand type with its edge values.
#[derive(Clone)]
struct Operand {
    ty: &'static str,
    bytes: usize,
    edges: Vec<Edge>,
}

fn integers(s: Scalar, extra: &[i128]) -> Operand {
    let (min, max) = s.range();
    let bits = i128::from(s.bits());
    let mut all = vec![0, 1, 2, 7, bits - 1, bits, max, max - 1, min];
    all.extend(s.is_signed().then_some([-1, -3, min + 1]).into_iter().flatten());
    all.extend(extra);
    all.sort_unstable();
    all.dedup();
    let ty = s.name();
    let edge = |v: i128| Edge { text: v.to_string(), bits: v as u64 };
    Operand { ty, bytes: s.bytes() as usize, edges: all.into_iter().map(edge).collect() }
}

fn floats() -> Operand {
    let all = [0.0, -0.0, 1.5, -1.5, 300.7, -40000.0, 2147483648.0, -2147483904.0, 4294967296.0, 1e30, -1e30];
    let mut edges: Vec<Edge> =
        all.iter().map(|v: &f32| Edge { text: format!("{v:?}"), bits: v.to_bits().into() }).collect();
    for (text, v) in [("f32::INFINITY", f32::INFINITY), ("f32::NEG_INFINITY", -f32::INFINITY), ("f32::NAN", f32::NAN)] {
        edges.push(Edge { text: text.into(), bits: v.to_bits().into() });
    }
    Operand { ty: "f32", bytes: 4, edges }
}

/// Checks expressions of type `ret` over operands, `{0}` and so on in their text.
fn check(operands: &[Operand], exprs: &[(String, &str)]) {
    // All tuples of edge values, by the index of each operand's value.
    let mut tuples: Vec<Vec<usize>> = vec![vec![]];
    for o in operands {
        let longer = |t: &Vec<usize>| (0..o.edges.len()).map(|i| [&t[..], &[i]].concat()).collect::<Vec<_>>();
        tuples = tuples.iter().flat_map(longer).collect();
    }
    let number = |t: &[usize]| t.iter().zip(operands).fold(0, |n, (i, o)| n * o.edges.len() + i);
    for (expr, ret) in exprs {
        let written = |with: &dyn Fn(usize) -> String| {
            (0..operands.len()).fold(expr.clone(), |e, k| e.replace(&format!("{{{k}}}"), &with(k)))
        };
        let mut params = String::new();
        let mut loads = String::new();
        for (k, o) in operands.iter().enumerate() {
            params += &format!("v{k}: In<{}>, ", o.ty);
            loads += &format!("let x{k} = v{k}[i];\n");
            for (j, e) in o.edges.iter().enumerate() {
                loads += &format!("let c{k}_{j}: {} = {};\n", o.ty, e.text);
            }
        }
        // The expected results by tuple: first the loaded form, then one constant operand at a time, then only
        // constants.
        let n = tuples.len();
        let mut stores = format!("out[i] = {};\n", written(&|k| format!("x{k}")));
        let mut expected: Vec<usize> = (0..n).collect();
        for (k, o) in operands.iter().enumerate() {
            for j in 0..o.edges.len() {
                let text = written(&|m| if m == k { format!("c{k}_{j}") } else { format!("x{m}") });
                stores += &format!("out[{} + i] = {text};\n", expected.len());
                expected.extend(tuples.iter().map(|t| {
                    let mut t = t.clone();
                    t[k] = j;
                    number(&t)
                }));
            }
        }
        for (at, t) in tuples.iter().enumerate() {
            stores += &format!("out[{}] = {};\n", expected.len(), written(&|k| format!("c{k}_{}", t[k])));
            expected.push(at);
        }
        let text = format!(
            "#[kernel(block = 32)] fn k({params}mut out: Out<{ret}>) {{ let i = global_id();\n{loads}{stores}}}"
        );
        let size = Scalar::named(ret).map_or(4, Scalar::bytes) as usize;
        let view = |bytes: Vec<u8>, n: usize| Arg::View { bytes, rows: 1, cols: n as u32, stride: n as u32 };
        let mut args: Vec<Arg> = operands
            .iter()
            .enumerate()
            .map(|(k, o)| {
                let bytes = tuples.iter().flat_map(|t| o.edges[t[k]].bits.to_le_bytes()[..o.bytes].to_vec()).collect();
                view(bytes, n)
            })
            .collect();
        args.push(view(vec![0; size * expected.len()], expected.len()));
        let mut func = File::one(&text);
        for stage in ["lowered", "optimised"] {
            let mut after = args.clone();
            interp::run(&func, [n as u32, 1, 1], &mut after, u64::MAX)
                .unwrap_or_else(|e| panic!("{stage}: {e}\n{text}"));
            let Some(Arg::View { bytes, .. }) = after.pop() else { unreachable!() };
            let results: Vec<&[u8]> = bytes.chunks_exact(size).collect();
            for (at, tuple) in expected.iter().enumerate() {
                let of: Vec<&str> = tuples[*tuple].iter().zip(operands).map(|(e, o)| &*o.edges[*e].text).collect();
                let (ty, form) = (operands[0].ty, if at < n { "loaded" } else { "with constants" });
                assert_eq!(results[at], results[*tuple], "{expr} on {ty} of {of:?}, {form}, {stage} ({at})");
            }
            t0_core::opt::run(&mut func, 1, true).unwrap();
        }
    }
}

const TYPES: [Scalar; 8] =
    [Scalar::I8, Scalar::U8, Scalar::I16, Scalar::U16, Scalar::I32, Scalar::U32, Scalar::I64, Scalar::U64];

/// Every integer method of the prelude, by its row.
fn methods(s: Scalar) {
    let mut found = 0;
    let amounts = integers(Scalar::U32, &[8, 15, 16, 31, 33, 63, 64, 65]);
    for w in prelude::builtins() {
        let On::Method(class @ (Class::Int | Class::SignedInt | Class::UnsignedInt | Class::Word)) = w.on else {
            continue;
        };
        if !class.has(&Type::Scalar(s)) {
            continue;
        }
        found += 1;
        let own = integers(s, &[]);
        let mut operands = vec![own.clone()];
        for a in w.args {
            operands.push(match a {
                ArgType::U32 => amounts.clone(),
                ArgType::I32 => integers(Scalar::I32, &[]),
                _ => own.clone(),
            });
        }
        if operands.len() == 3 {
            // Fewer tuples for three operands.
            operands.iter_mut().for_each(|o| o.edges.retain(|e| e.bits != 7 && e.bits != 2));
            operands.iter_mut().for_each(|o| o.edges.truncate(6));
        }
        let names: Vec<String> = (1..operands.len()).map(|k| format!("{{{k}}}")).collect();
        let call = format!("{{0}}.{}({})", w.name, names.join(", "));
        let (expr, ret) = match w.ret {
            Ret::Bool => (format!("{call} as u32"), "u32"),
            Ret::U32 => (call, "u32"),
            Ret::I32 => (call, "i32"),
            Ret::Unsigned => (call, s.unsigned().name()),
            _ => (call, s.name()),
        };
        check(&operands, &[(expr, ret)]);
    }
    assert!(found > 30, "{found} methods of {}", s.name());
}

fn operators(s: Scalar) {
    let own = integers(s, &[]);
    let name = s.name();
    let mut two: Vec<(String, &str)> =
        ["+", "-", "*", "/", "%", "&", "|", "^"].iter().map(|op| (format!("{{0}} {op} {{1}}"), name)).collect();
    two.extend(["==", "<", "<=", ">", ">="].iter().map(|op| (format!("({{0}} {op} {{1}}) as u32"), "u32")));
    // Expressions that `simplify` folds in two steps.
    two.extend(
        ["({0} + {1}) + 3", "({0} * {1}) * 5", "({0} - {1}) << 4", "({0} & {1}) >> 7"].map(|e| (e.into(), name)),
    );
    check(&[own.clone(), own.clone()], &two);
    let amounts = integers(Scalar::U32, &[31, 33, 64]);
    let shifts = [
        "{0} << {1}",
        "{0} >> {1}",
        "({0} << {1}) >> {1}",
        "({0} >> {1}) << {1}",
        "({0} & 127) << {1}",
        "({0} + 1) << {1}",
    ];
    let shifts: Vec<_> = shifts.map(|e| (e.to_string(), name)).into();
    check(&[own.clone(), amounts], &shifts);
    let mut one = vec![("!{0}".to_string(), name)];
    one.extend(s.is_signed().then(|| ("-{0}".to_string(), name)));
    one.extend(TYPES.iter().map(|t| (format!("{{0}} as {}", t.name()), t.name())));
    one.extend(["f32", "f64"].map(|t| (format!("{{0}} as {t}"), t)));
    check(&[own], &one);
}

macro_rules! sweeps {
    ($($methods:ident $operators:ident $s:ident)*) => {$(
        #[test]
        fn $methods() {
            methods(Scalar::$s);
        }
        #[test]
        fn $operators() {
            operators(Scalar::$s);
        }
    )*};
}

sweeps! {
    methods_of_i8 operators_of_i8 I8
    methods_of_u8 operators_of_u8 U8
    methods_of_i16 operators_of_i16 I16
    methods_of_u16 operators_of_u16 U16
    methods_of_i32 operators_of_i32 I32
    methods_of_u32 operators_of_u32 U32
    methods_of_i64 operators_of_i64 I64
    methods_of_u64 operators_of_u64 U64
}

#[test]
fn casts_of_floats() {
    let casts: Vec<_> = TYPES.iter().map(|t| (format!("{{0}} as {}", t.name()), t.name())).collect();
    check(&[floats()], &casts);
}
