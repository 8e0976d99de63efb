//! A whole kernel with its arguments.

use super::Choices;
use super::expr::{Returns, Wish, Writer};
use super::kind::Kind;
use super::shared::{ATOMIC, COMMUTING};
use super::together::LOOPS;
use t0_core::ir::interp::Arg;

/// A kernel named `k`, and what to launch it with.
#[derive(Clone, Debug)]
pub struct Program {
    /// The source.
    pub text: String,
    /// Work-items.
    pub grid: u32,
    /// What the arguments are, in order.
    pub args: Vec<Arg>,
    /// Element types of the views; none for scalars.
    pub kinds: Vec<Option<Kind>>,
}

/// Elements from a row of the matrices to the next.
const STRIDE: usize = 9;

fn view(kind: Kind, bits: &[u64]) -> Arg {
    let size = kind.bits() as usize / 8;
    let bytes = bits.iter().flat_map(|x| x.to_le_bytes().into_iter().take(size)).collect();
    let n = bits.len() as u32;
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
        tiles: Vec::new(),
        functions: Vec::new(),
        around: Vec::new(),
        returns,
        next: 0,
        budget,
        loops_left: LOOPS,
        together_returns: false,
        whole: false,
    }
}

/// A device function `h` of two parameters.
fn function(c: &mut Choices<'_>, palette: &[Kind]) -> (String, (String, Vec<Kind>, Kind)) {
    let (p, q, r) = (c.pick(palette), c.pick(palette), c.pick(palette));
    let mut w = writer(c, palette, Returns::Value(r), 6);
    w.loops_left = 1;
    w.line(&format!("fn h(a: {}, b: {}) -> {} {{", p.name(), q.name(), r.name()));
    w.declare("a".to_owned(), p, false, Wish::Any);
    w.declare("b".to_owned(), q, false, Wish::Any);
    w.indent = 1;
    let (x, y) = (w.expr(r, 1, Wish::Any), w.expr(Kind::U32, 1, Wish::Any));
    w.line(&format!("let mut c: {} = {x};", r.name()));
    w.declare("c".to_owned(), r, true, Wish::Any);
    w.line(&format!("let mut v_u32: u32 = {y};"));
    w.declare("v_u32".to_owned(), Kind::U32, true, Wish::Any);
    w.indent = 0;
    w.body(4);
    let e = w.expr(r, 1, Wish::Any);
    w.line(&format!("    if v_u32 == 9 {{ c }} else {{ {e} }}"));
    w.line("}");
    (w.text, ("h".to_owned(), vec![p, q], r))
}

/// A random program.
pub fn program(c: &mut Choices<'_>) -> Program {
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
    let block = c.pick(&[64, 32, 96]);
    let grid: u32 = c.pick(&[45, 1, 31, 33, 64, 70]);
    let n = c.below(6);
    let (help, signature) = function(c, &palette);
    let stored: Vec<Kind> = palette.iter().copied().filter(|k| *k != Kind::Bool).collect();

    let mut args = Vec::new();
    let mut kinds = Vec::new();
    let mut parameters = String::new();
    for k in &stored {
        let name = k.name();
        parameters += &format!(
            "x_{name}: In<{name}>, m_{name}: In<{name}>, mut z_{name}: InOut<{name}>, mut o_{name}: Out<{name}>, s_{name}: {name}, "
        );
        // Bytes also make matrices.
        let xs: Vec<u64> = (0..if k.bits() == 8 { 128 } else { 64 }).map(|_| k.sample(c)).collect();
        let zs: Vec<u64> = (0..grid * 2).map(|_| k.sample(c)).collect();
        let Arg::View { bytes, .. } = view(*k, &xs[..4 * STRIDE]) else { continue };
        args.extend([view(*k, &xs), Arg::View { bytes, rows: 4, cols: 7, stride: STRIDE as u32 }]);
        args.extend([view(*k, &zs), view(*k, &vec![0; grid as usize * 2])]);
        args.push(Arg::Scalar(extended(*k, k.sample(c))));
        kinds.extend([Some(*k), Some(*k), Some(*k), Some(*k), None]);
        if ATOMIC.contains(k) {
            parameters += &format!("c_{name}: Atomics<{name}>, ");
            let cs: Vec<u64> = (0..grid as usize + COMMUTING.len()).map(|_| k.sample(c)).collect();
            args.push(view(*k, &cs));
            kinds.push(Some(*k));
        }
    }
    let flag = c.below(2);
    args.extend([Arg::Scalar(flag.into()), Arg::Scalar(n.into()), Arg::Scalar(grid.into())]);
    kinds.extend([None; 3]);

    let mut w = writer(c, &palette, Returns::Never, 14);
    w.whole = grid.is_multiple_of(32);
    w.functions.push(signature);
    w.line(&format!("#[kernel({block})]"));
    w.line(&format!("fn k({parameters}flag: bool, n: u32, total: u32) {{"));
    w.indent = 1;
    for k in &stored {
        let name = k.name();
        w.line(&format!("let mut tile_{name} = Lds::<{name}, {block}>::new();"));
        w.declare(format!("s_{name}"), *k, false, Wish::Group);
    }
    w.line("let gid = global_id();");
    w.line("let ln = lane();");
    w.line("let bid = block_id();");
    w.line(&format!("let live = (total - bid * {block}).min({block});"));
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
    for _ in 0..2 + w.c.below(5) {
        w.common(Wish::Group);
    }
    // From here lanes may go for good; the language takes a kernel's end for reached either by all lanes together or one by one.
    w.returns = if w.together_returns { Returns::Never } else { Returns::Nothing };
    w.budget += 4;
    w.indent = 0;
    for _ in 0..2 {
        w.body(3);
    }
    w.indent = 1;
    for k in &stored {
        let name = k.name();
        let e = w.expr(*k, 1, Wish::Any);
        w.line(&format!("o_{name}[gid * 2] = v_{name};"));
        w.line(&format!("o_{name}[gid * 2 + 1] = {e};"));
    }
    if palette.contains(&Kind::Bool) {
        w.line("z_u32[gid * 2] = v_bool as u32;");
    }
    w.indent = 0;
    w.line("}");
    Program { text: help + &w.text, grid, args, kinds }
}

/// A scalar's bits as a kernel's parameter yields them: small signed integers extended by their sign.
fn extended(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::I8 => bits as u8 as i8 as u64,
        Kind::I16 => bits as u16 as i16 as u64,
        _ => bits,
    }
}
