//! A whole kernel with its arguments.

use super::expr::{Returns, Wish, Writer};
use super::kind::Kind;
use super::records::Record;
use super::shape::Shape;
use super::shared::{ATOMIC, COMMUTING};
use super::together::LOOPS;
use super::{Choices, enums, functions};
use t0_core::ir::interp::Arg;

/// A kernel named `k`, and its launch.
#[derive(Clone, Debug)]
pub struct Program {
    /// The source.
    pub text: String,
    /// The number of work-items.
    pub grid: [u32; 3],
    /// The parameters in order; each number of a struct is one parameter.
    pub args: Vec<Arg>,
    /// The element types of the views; `None` for scalars.
    pub kinds: Vec<Vec<Kind>>,
}

/// The row stride of the matrices in elements.
const STRIDE: usize = 9;

/// Elements that consist of this many numbers.
fn view(kinds: &[Kind], bits: &[u64]) -> Arg {
    let of = |(x, k): (&u64, &Kind)| x.to_le_bytes().into_iter().take(k.bits() as usize / 8);
    let bytes = bits.iter().zip(kinds.iter().cycle()).flat_map(of).collect();
    let n = (bits.len() / kinds.len()) as u32;
    Arg::View { bytes, rows: 1, cols: n, stride: n }
}

fn writer<'c, 'b>(c: &'c mut Choices<'b>, palette: &[Kind], returns: Returns, budget: u32) -> Writer<'c, 'b> {
    Writer {
        c,
        text: String::new(),
        indent: 0,
        palette: palette.to_vec(),
        vars: Vec::new(),
        tuples: Vec::new(),
        arrays: Vec::new(),
        records: Vec::new(),
        record_variables: Vec::new(),
        tiles: Vec::new(),
        functions: Vec::new(),
        silent: false,
        plain: false,
        both: None,
        around: Vec::new(),
        returns,
        next: 0,
        budget,
        loops_left: LOOPS,
        together_returns: false,
        whole: false,
        lanes: 0,
        squares: Vec::new(),
        sums: Vec::new(),
        ways: Vec::new(),
    }
}

/// Writes a function that returns such a value.
pub(super) fn function_writer<'c, 'b>(
    c: &'c mut Choices<'b>,
    palette: &[Kind],
    gives: Kind,
    budget: u32,
) -> Writer<'c, 'b> {
    let mut w = writer(c, palette, Returns::Value(gives), budget);
    w.loops_left = 1;
    w
}

/// The types of a program.
fn palette(c: &mut Choices<'_>) -> Vec<Kind> {
    if c.divergent {
        return vec![Kind::U32, Kind::I32, Kind::Bool];
    }
    let mut palette = vec![Kind::U32];
    for _ in 0..3 {
        let kind = c.pick(&Kind::ALL);
        if !palette.contains(&kind) {
            palette.push(kind);
        }
    }
    let halves = palette.iter().any(|k| k.is_half());
    for (needed, kind) in [(halves, Kind::F32), (halves, Kind::U16), (palette.contains(&Kind::F64), Kind::U64)] {
        if needed && !palette.contains(&kind) {
            palette.push(kind);
        }
    }
    palette
}

/// The text of the parameters, and their arguments.
#[derive(Default)]
struct Given {
    text: String,
    args: Vec<Arg>,
    kinds: Vec<Vec<Kind>>,
}

impl Given {
    fn view(&mut self, declared: &str, arg: Arg, kinds: &[Kind]) {
        self.text += &format!("{declared}, ");
        self.args.push(arg);
        self.kinds.push(kinds.to_vec());
    }

    fn scalar(&mut self, bits: u64) {
        self.args.push(Arg::Scalar(bits));
        self.kinds.push(Vec::new());
    }

    /// The parameters for a type: views of numbers and of rows, one that is modified, one that is written, a scalar,
    /// atomics.
    fn numbers(&mut self, c: &mut Choices<'_>, k: Kind, total: u32) {
        let name = k.name();
        let xs: Vec<u64> = (0..if k.bits() == 8 { 128 } else { 64 }).map(|_| k.sample(c)).collect();
        let zs: Vec<u64> = (0..total * 2).map(|_| k.sample(c)).collect();
        let mut rows = view(&[k], &xs[..3 * STRIDE + 7]);
        if let Arg::View { rows, cols, stride, .. } = &mut rows {
            (*rows, *cols, *stride) = (4, 7, STRIDE as u32);
        }
        self.view(&format!("x_{name}: In<{name}>"), view(&[k], &xs), &[k]);
        self.view(&format!("m_{name}: In<{name}>"), rows, &[k]);
        self.view(&format!("mut z_{name}: InOut<{name}>"), view(&[k], &zs), &[k]);
        self.view(&format!("mut o_{name}: Out<{name}>"), view(&[k], &vec![0; total as usize * 2]), &[k]);
        self.text += &format!("s_{name}: {name}, ");
        self.scalar(extended(k, k.sample(c)));
        if ATOMIC.contains(&k) {
            let cs: Vec<u64> = (0..total as usize + COMMUTING.len()).map(|_| k.sample(c)).collect();
            self.view(&format!("c_{name}: Atomics<{name}>"), view(&[k], &cs), &[k]);
        }
    }

    /// Integers from -3 to 3 for matrices of 16-bit floats.
    fn small(&mut self, c: &mut Choices<'_>, k: Kind) {
        let of = |n: u32| match k {
            Kind::F16 => [0xC200, 0xC000, 0xBC00, 0, 0x3C00, 0x4000, 0x4200][n as usize],
            _ => [0xC040, 0xC000, 0xBF80, 0, 0x3F80, 0x4000, 0x4040][n as usize],
        };
        let ws: Vec<u64> = (0..64).map(|_| of(c.below(7))).collect();
        self.view(&format!("w_{0}: In<{0}>", k.name()), view(&[k], &ws), &[k]);
    }

    /// The parameters for a struct: views, and an argument.
    fn structs(&mut self, c: &mut Choices<'_>, r: &Record, total: u32) {
        let (name, leaves) = (&r.name, r.leaves());
        let kinds: Vec<Kind> = leaves.iter().map(|l| l.1).collect();
        let mut some = |n: u32| -> Vec<u64> { (0..n).flat_map(|_| &kinds).map(|k| k.sample(c)).collect() };
        let (xs, zs, s) = (some(16), some(total), some(1));
        self.view(&format!("x_{name}: In<{name}>"), view(&kinds, &xs), &kinds);
        self.view(&format!("mut z_{name}: InOut<{name}>"), view(&kinds, &zs), &kinds);
        self.text += &format!("s_{name}: {name}, ");
        kinds.iter().zip(s).for_each(|(k, bits)| self.scalar(extended(*k, bits)));
    }
}

/// A random program.
pub fn program(c: &mut Choices<'_>) -> Program {
    let palette = palette(c);
    let shape = Shape::random(c);
    let (total, lanes) = (shape.total(), shape.lanes());
    let stored: Vec<Kind> = palette.iter().copied().filter(|k| *k != Kind::Bool).collect();
    let mut records = Vec::new();
    if !c.divergent && c.chance(35) {
        records.push(Record::random(c, &palette, "P", None));
        if c.chance(40) {
            records.push(Record::random(c, &palette, "Q", records.first().cloned().as_ref()));
        }
    }
    let mut text = functions::module(c, &palette, &records);
    let both = (c.pick(&palette), c.pick(&palette));
    text += &functions::fixed(c, &palette, both);
    let (ways, declared) = enums::random(c);
    text += &declared;
    let plain = c.chance(60);
    let (help, signature) = functions::random(c, &palette, plain);
    text += &help;

    let mut given = Given::default();
    for k in &stored {
        given.numbers(c, *k, total);
        if k.is_half() && shape.whole() {
            given.small(c, *k);
        }
    }
    records.last().iter().for_each(|r| given.structs(c, r, total));
    // One LDS array may be dynamic.
    let of_the_launch = if c.chance(25) { Some(c.pick(&stored)) } else { None };
    if let Some(k) = of_the_launch {
        given.text += &format!("mut tile_{0}: LdsDyn<{0}>, ", k.name());
        given.scalar((2 * lanes + c.below(4)).into());
    }
    let (flag, n) = (c.below(2), c.below(6));
    [flag, n, total].into_iter().for_each(|x| given.scalar(x.into()));

    let mut w = writer(c, &palette, Returns::Never, 14);
    (w.whole, w.lanes, w.both) = (shape.whole(), lanes, Some(both));
    w.plain = plain;
    w.functions.push(signature);
    w.records = records;
    w.ways = ways;
    let generic = palette.get(1).copied().filter(|k| *k != Kind::Bool).unwrap_or(Kind::U32).name();
    let unchecked = if w.c.chance(10) { ", unsafe(unchecked)" } else { "" };
    let number = w.c.below(9);
    w.line(&format!("#[kernel(block = {}, for(T in [{generic}], N in [{number}]){unchecked})]", shape.attribute()));
    w.line(&format!("fn k<T: Element, const N: u32>({}flag: bool, n: u32, total: u32) {{", given.text));
    w.indent = 1;
    for k in &stored {
        let name = k.name();
        w.declare(format!("s_{name}"), *k, false, Wish::Group);
        if w.whole && matches!(k, Kind::I32 | Kind::F32 | Kind::F16 | Kind::Bf16) && w.c.chance(50) {
            w.sums.push(*k);
            w.line(&format!("let mut sums_{name} = Lds::<{name}, {}>::new();", lanes / 32 * 256));
        }
        if of_the_launch == Some(*k) {
            continue;
        }
        if w.c.chance(15) {
            w.squares.push(*k);
            w.line(&format!("let mut tile_{name} = Lds::<{name}, {}, 8>::new();", lanes / 8));
        } else {
            w.line(&format!("let mut tile_{name} = Lds::<{name}, {}>::new();", 2 * lanes));
        }
    }
    if let Some(r) = w.records.last() {
        let line = format!("let mut tile_{0} = Lds::<{0}, {lanes}>::new();", r.name);
        w.line(&line);
    }
    shape.names().lines().for_each(|l| w.line(l));
    w.line("let ln = lane();");
    for (name, kind, wish) in [
        ("gid", Kind::U32, Wish::Any),
        ("ln", Kind::U32, Wish::Any),
        ("bid", Kind::U32, Wish::Group),
        ("n", Kind::U32, Wish::Group),
        ("flag", Kind::Bool, Wish::Group),
    ] {
        w.declare(name.to_owned(), kind, false, wish);
    }
    for kind in palette.clone() {
        let e = w.expr(kind, 2, Wish::Any);
        let name = kind.name();
        w.line(&format!("let mut v_{name}: {name} = {e};"));
        w.declare(format!("v_{name}"), kind, true, Wish::Any);
    }
    let last = w.records.last().map(|r| r.name.clone());
    if let Some(name) = &last {
        let record = w.records.len() - 1;
        w.record_variables.push((format!("s_{name}"), record, Wish::Group));
        let v = w.value(record);
        w.line(&format!("let mut v_{name}: {name} = {v};"));
        w.record_variables.push((format!("v_{name}"), record, Wish::Any));
    }
    let together = if w.c.divergent { 0 } else { 2 + w.c.below(5) };
    for _ in 0..together {
        w.common(Wish::Group);
    }
    // From here on lanes may return; the language accepts the end of a kernel both when all lanes reach it together and
    // when they reach it one by one.
    w.returns = if w.together_returns { Returns::Never } else { Returns::Nothing };
    let (budget, bodies, length) = if w.c.divergent { (12, 3, 6) } else { (4, 2, 3) };
    w.budget += budget;
    w.indent = 0;
    for _ in 0..bodies {
        w.body(length);
    }
    w.indent = 1;
    for k in &stored {
        let name = k.name();
        let e = w.expr(*k, 1, Wish::Any);
        w.line(&format!("o_{name}[gid * 2] = v_{name};"));
        w.line(&format!("o_{name}[gid * 2 + 1] = {e};"));
    }
    if let Some(name) = &last {
        w.line(&format!("z_{name}[gid] = v_{name};"));
    }
    if palette.contains(&Kind::Bool) {
        w.line("z_u32[gid * 2] = v_bool as u32;");
    }
    w.indent = 0;
    w.line("}");
    let Given { args, kinds, .. } = given;
    Program { text: text + &w.text, grid: shape.grid, args, kinds }
}

/// The bits of a scalar as a kernel parameter: small signed integers are sign-extended.
fn extended(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::I8 => bits as u8 as i8 as u64,
        Kind::I16 => bits as u16 as i16 as u64,
        _ => bits,
    }
}
