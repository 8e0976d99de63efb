//! Random kernels with much divergent control flow: the lowered and the optimised IR, in the IR interpreter, must
//! compute what each lane computes by the meaning of the text.

mod lang_lane;

use lang_lane::Lane;
use std::collections::HashMap;
use std::fmt::Write as _;
use t0_core::ir::interp::{Arg, run};
use t0_tests_drive::source::{File, check, messages};
use t0_tests_share::random::Random;

/// Choices of the writer.
struct Rng(Random);

impl Rng {
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n.into()) as u32
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

const VARS: u32 = 5;

/// Writes a kernel.
struct Writer {
    rng: Rng,
    text: String,
    indent: usize,
    /// The enclosing loops: label number, and whether it is a `loop` with a value.
    loops: Vec<(u32, Kind)>,
    next: u32,
    budget: u32,
    /// The names of immutable values in scope.
    reads: Vec<String>,
    in_function: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Counted,
    Forever,
    Block,
    Valued,
    /// A loop whose number of iterations is limited.
    Unrolled,
}

impl Writer {
    fn line(&mut self, s: &str) {
        let _ = writeln!(self.text, "{:1$}{s}", "", self.indent * 4);
    }

    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn atom(&mut self) -> String {
        match self.rng.below(8) {
            0..=3 => format!("v{}", self.rng.below(VARS)),
            4 if !self.reads.is_empty() => {
                let i = self.rng.below(self.reads.len() as u32) as usize;
                self.reads[i].clone()
            }
            5 => self.element("v0"),
            6 => format!("t.{}", self.rng.below(2)),
            _ => self.rng.below(10).to_string(),
        }
    }

    /// An element of a view, or of an array if there is no view.
    fn element(&self, index: &str) -> String {
        if self.in_function { "y[1]".to_string() } else { format!("x[{index} & 63]") }
    }

    fn value(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.atom();
        }
        let (a, b) = (self.value(depth - 1), self.value(depth - 1));
        match self.rng.below(16) {
            0..=2 => format!("({a} + {b})"),
            3 => format!("({a} * {b})"),
            4 => format!("({a} ^ {b})"),
            5 => format!("({a} & 15)"),
            6 => format!("({a} - {b})"),
            7 => format!("({a} % 7)"),
            8 => format!("({a} / {b})"),
            9 => format!("({a} >> ({b} & 3))"),
            10 => {
                let c = self.cond(1);
                format!("(if {c} {{ {a} }} else {{ {b} }})")
            }
            11 => format!("(v0.min({b}))"),
            12 if !self.in_function => format!("helper({a}, {b})"),
            13 => {
                let c = self.cond(1);
                format!("(({c}) as u32)")
            }
            14 => {
                let x = self.element(&b);
                format!("(match ({a} & 7) {{ 0 => {b}, 1 | 2 => {x}, 3..=5 => v1, _ => 9 }})")
            }
            _ => a,
        }
    }

    fn cond(&mut self, depth: u32) -> String {
        let (a, b) = (self.value(1), self.atom());
        let simple = match self.rng.below(5) {
            0 => format!("{a} < {b}"),
            1 => format!("({a} & 3) == {}", self.rng.below(4)),
            2 => format!("({a} & 1) != 0"),
            3 => format!("{a} >= {b}"),
            _ => format!("v{} > {}", self.rng.below(VARS), self.rng.below(6)),
        };
        if depth == 0 || self.rng.chance(60) {
            return simple;
        }
        let other = self.cond(depth - 1);
        match self.rng.below(3) {
            0 => format!("({simple} && {other})"),
            1 => format!("({simple} || {other})"),
            _ => format!("!({simple})"),
        }
    }

    fn leave(&mut self) -> Option<String> {
        if self.rng.chance(15) {
            return Some(if self.in_function { format!("return {};", self.value(1)) } else { "return;".to_string() });
        }
        if self.loops.is_empty() {
            return None;
        }
        let i = self.rng.below(self.loops.len() as u32) as usize;
        let (l, kind) = self.loops[i];
        Some(match kind {
            Kind::Counted | Kind::Unrolled | Kind::Forever if self.rng.chance(50) => format!("continue 'l{l};"),
            Kind::Counted | Kind::Unrolled | Kind::Forever => format!("break 'l{l};"),
            Kind::Block => format!("break 'l{l};"),
            Kind::Valued => {
                let v = self.value(1);
                format!("break 'l{l} {v};")
            }
        })
    }

    fn body(&mut self, n: u32) {
        self.indent += 1;
        let reads = self.reads.len();
        for _ in 0..=self.rng.below(n) {
            self.stmt();
        }
        self.reads.truncate(reads);
        self.indent -= 1;
    }

    fn stmt(&mut self) {
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        let v = self.rng.below(VARS);
        match self.rng.below(22) {
            0..=2 => {
                let e = self.value(2);
                self.line(&format!("v{v} = {e};"));
            }
            3 => {
                let e = self.value(1);
                let op = ["+=", "-=", "^=", "*="][self.rng.below(4) as usize];
                self.line(&format!("v{v} {op} {e};"));
            }
            4 if !self.in_function => {
                let e = self.value(2);
                let k = self.rng.below(8);
                self.line(&format!("out[gid * 8 + {k}] = {e};"));
            }
            5 => {
                let e = self.value(2);
                let n = self.fresh();
                self.line(&format!("let r{n}: u32 = {e};"));
                self.reads.push(format!("r{n}"));
            }
            6..=8 => {
                let c = self.cond(1);
                self.line(&format!("if {c} {{"));
                self.body(3);
                if self.rng.chance(50) {
                    self.line("} else {");
                    self.body(3);
                }
                self.line("}");
            }
            9 | 10 => {
                let c = self.cond(1);
                if let Some(l) = self.leave() {
                    self.line(&format!("if {c} {{"));
                    self.body(1);
                    self.line(&format!("    {l}"));
                    self.line("}");
                }
            }
            11 => {
                let e = self.value(1);
                let f = self.rng.below(2);
                self.line(&format!("t.{f} = {e};"));
            }
            12 => {
                let n = self.fresh();
                let (a, b) = (self.rng.below(3), self.rng.below(4));
                let (la, lb) = (self.value(1), self.value(1));
                let head = match self.rng.below(5) {
                    0 => format!("{a}..(({lb}) & 3)"),
                    1 => format!("(({la}) & 1)..=(({lb}) & 3)"),
                    2 => format!("({a}..({lb} & 3)).rev()"),
                    3 => format!("strided(({la}) & 3, ({lb}) & 15, {})", b + 1),
                    _ => format!("{a}..{}", a + b),
                };
                self.line(&format!("'l{n}: for i{n} in {head} {{"));
                self.loops.push((n, Kind::Counted));
                self.reads.push(format!("i{n}"));
                self.body(4);
                self.reads.pop();
                self.loops.pop();
                self.line("}");
            }
            13 => {
                let n = self.fresh();
                let b = self.rng.below(4);
                self.line("#[unroll]");
                self.line(&format!("'l{n}: for i{n} in 0..{b} {{"));
                self.loops.push((n, Kind::Unrolled));
                self.reads.push(format!("i{n}"));
                self.body(3);
                self.reads.pop();
                self.loops.pop();
                self.line("}");
            }
            14 | 15 => {
                // A counter keeps it finite; `continue` cannot skip the decrement.
                let n = self.fresh();
                let f = self.value(1);
                let c = self.cond(1);
                self.line(&format!("let mut f{n}: u32 = ({f}) & 7;"));
                self.line(&format!("'l{n}: while f{n} > 0 && ({c}) {{"));
                self.line(&format!("    f{n} -= 1;"));
                self.loops.push((n, Kind::Counted));
                self.body(4);
                self.loops.pop();
                self.line("}");
            }
            16 => {
                let n = self.fresh();
                let f = self.value(1);
                self.line(&format!("let mut f{n}: u32 = ({f}) & 3;"));
                self.line(&format!("'l{n}: loop {{"));
                self.line(&format!("    if f{n} == 0 {{ break 'l{n}; }}"));
                self.line(&format!("    f{n} -= 1;"));
                self.loops.push((n, Kind::Forever));
                self.body(4);
                self.loops.pop();
                self.line("}");
            }
            17 => {
                let n = self.fresh();
                let f = self.value(1);
                self.line(&format!("let mut f{n}: u32 = ({f}) & 3;"));
                let e = self.value(1);
                self.line(&format!("v{v} = 'l{n}: loop {{"));
                self.line(&format!("    if f{n} == 0 {{ break 'l{n} {e}; }}"));
                self.line(&format!("    f{n} -= 1;"));
                self.loops.push((n, Kind::Valued));
                self.body(3);
                self.loops.pop();
                self.line("};");
            }
            18 => {
                let n = self.fresh();
                self.line(&format!("'l{n}: {{"));
                self.loops.push((n, Kind::Block));
                self.body(4);
                self.loops.pop();
                self.line("}");
            }
            19 => {
                let n = self.fresh();
                self.line(&format!("v{v} = 'l{n}: {{"));
                self.loops.push((n, Kind::Valued));
                self.body(3);
                self.loops.pop();
                let e = self.value(1);
                self.line(&format!("    {e}"));
                self.line("};");
            }
            20 => {
                let c = self.cond(0);
                let e = self.value(1);
                if let Some(l) = self.leave() {
                    let n = self.fresh();
                    self.line(&format!("let r{n}: u32 = if {c} {{ {l} }} else {{ {e} }};"));
                    self.reads.push(format!("r{n}"));
                }
            }
            _ => {
                let a = self.value(1);
                self.line(&format!("match {a} & 3 {{ 0 => v{v} += 1, 1 => {{"));
                self.body(2);
                self.line("} _ => {");
                self.body(1);
                self.line("} }");
            }
        }
    }
}

fn kernel(seed: u64) -> String {
    let mut w = Writer {
        rng: Rng(Random::new(seed)),
        text: String::new(),
        indent: 0,
        loops: vec![],
        next: 0,
        budget: 8,
        reads: vec!["a".to_string(), "b".to_string()],
        in_function: true,
    };
    w.line("fn helper(a: u32, b: u32) -> u32 {");
    w.line("    let y: [u32; 4] = [a, b, 3, 4];");
    w.line("    let (mut v0, mut v1, mut v2, mut v3, mut v4) = (a, b, 1u32, a & 3, 7u32);");
    w.line("    let mut t = (b, 2u32);");
    w.body(4);
    let e = w.value(1);
    w.line(&format!("    {e} + y[2]"));
    w.line("}");
    let helper = std::mem::take(&mut w.text);
    w.in_function = false;
    w.budget = 22;
    w.reads = vec!["n".to_string(), "gid".to_string(), "ln".to_string()];
    w.line("#[kernel(block = 32)]");
    w.line("fn k(x: In<u32>, mut out: Out<u32>, n: u32) {");
    w.line("    let (gid, ln) = (global_id(), lane());");
    w.line("    let (mut v0, mut v1, mut v2, mut v3, mut v4) = (gid, n, 3u32, ln & 3, 7u32);");
    w.line("    let mut t = (n, gid);");
    w.line("    let mut q = [ln, 5u32, n];");
    for _ in 0..3 {
        w.body(6);
        let e = w.value(1);
        w.line(&format!("    q[{}] = {e};", w.next % 3));
    }
    w.line("    #[unroll]");
    w.line("    for i in 0..3usize { out[gid * 8 + 5 + i as u32] = q[i] + t.0 + t.1; }");
    for i in 0..VARS {
        w.line(&format!("    out[gid * 8 + {i}] = v{i};"));
    }
    w.line("}");
    helper + &w.text
}

/// The lanes that exist: one full wave and a partial one.
const LANES: u32 = 45;

fn try_seed(seed: u64) {
    let text = kernel(seed);
    let parsed = syn::parse_file(&text).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{text}"));
    let mut functions = HashMap::new();
    let mut k = None;
    for i in parsed.items {
        let syn::Item::Fn(f) = i else { continue };
        if f.sig.ident == "k" {
            k = Some(f);
        } else {
            functions.insert(f.sig.ident.to_string(), f);
        }
    }
    let k = k.unwrap();
    let xs: Vec<u32> = (0..64).map(|i: u32| i.wrapping_mul(2_654_435_761) >> (i % 32)).collect();
    let n = (seed % 5) as u32;
    let mut views = HashMap::from([("x".to_string(), xs.clone()), ("out".to_string(), vec![0; LANES as usize * 8])]);
    for lane in 0..LANES {
        let words = HashMap::from([("global_id".to_string(), lane), ("lane".to_string(), lane % 32)]);
        let mut l = Lane::new(&functions, words, &mut views);
        l.give("n", n);
        l.run(&k);
    }
    let want = &views["out"];
    let lowered = match File::parse(&text).lower("k") {
        Ok(l) => l,
        Err(ds) => panic!("seed {seed}: {}\n{text}", messages(&ds)),
    };
    let bytes = |v: &[u32]| v.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
    let mut func = lowered.func;
    for stage in ["lowered", "optimised"] {
        let mut args = [
            Arg::View { bytes: bytes(&xs), rows: 1, cols: 64, stride: 64 },
            Arg::View { bytes: vec![0; LANES as usize * 32], rows: 1, cols: LANES * 8, stride: LANES * 8 },
            Arg::Scalar(n.into()),
        ];
        if let Err(e) = run(&func, [LANES, 1, 1], &mut args, 50_000_000) {
            panic!("seed {seed} {stage}: {e}\n{text}\n{func}");
        }
        let Arg::View { bytes: got, .. } = &args[1] else { panic!() };
        if *got != bytes(want) {
            let i = got.chunks(4).zip(bytes(want).chunks(4)).position(|(a, b)| a != b).unwrap();
            let g = u32::from_le_bytes(got[4 * i..4 * i + 4].try_into().unwrap());
            panic!("seed {seed} {stage}: out[{i}] (lane {}) is {g}, not {}\n{text}\n{func}", i / 8, want[i]);
        }
        if stage == "lowered" {
            t0_core::opt::run(&mut func, 2, true).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{text}"));
            check(&func);
        }
    }
}

#[test]
fn random_kernels_compute_their_rust_meaning() {
    let (from, to) = match std::env::var("T0_SEEDS") {
        Ok(s) => {
            let (a, b) = s.split_once("..").unwrap();
            (a.parse().unwrap(), b.parse().unwrap())
        }
        Err(_) => (0, 120),
    };
    for seed in from..to {
        try_seed(seed);
    }
}
