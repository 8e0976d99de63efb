//! Converts a random program to a Rust module that runs the kernel's body under rustc and compares the results with the
//! IR's.
//!
//! Programs with approximations are excluded, because Rust's results differ.

use super::Program;
use super::check::interpreted;
use crate::source::File;
use std::fmt::Write as _;
use t0_core::ir::func::{Param, ParamKind};
use t0_core::ir::interp::Arg;

/// Builtins whose results differ between the two sides.
const OPEN: &[&str] = &[
    // A generic parameter where rustc needs the concrete type.
    ": T = ",
    ".exp(",
    ".exp2(",
    ".ln(",
    ".log2(",
    ".log10(",
    ".sin(",
    ".cos(",
    ".tan(",
    ".tanh(",
    ".powf(",
    ".erf(",
    ".rsqrt(",
    ".rcp(",
    ".asin(",
    ".acos(",
    ".atan(",
    ".atan2(",
    ".sinh(",
    ".cosh(",
    ".asinh(",
    ".acosh(",
    ".atanh(",
    ".exp_m1(",
    ".ln_1p(",
    ".log(",
    ".cbrt(",
    ".hypot(",
    ".sin_cos(",
];

/// Shared code of the modules.
pub const PRELUDE: &str = r#"#![allow(warnings, arithmetic_overflow, unconditional_panic, overflowing_literals)]
fn of<T: Copy>(bytes: &[u8]) -> Vec<T> {
    let size = core::mem::size_of::<T>();
    // SAFETY: T is plain data with this many bytes.
    bytes.chunks_exact(size).map(|c| unsafe { core::ptr::read_unaligned(c.as_ptr().cast::<T>()) }).collect()
}
fn check<T: Copy>(name: &str, got: &[T], want: &[u8], kinds: &[&str]) -> Result<(), String> {
    // SAFETY: T is plain data without padding.
    let got = unsafe { core::slice::from_raw_parts(got.as_ptr().cast::<u8>(), core::mem::size_of_val(got)) };
    let (mut at, mut j) = (0, 0);
    while at < want.len() {
        let kind = kinds[j % kinds.len()];
        let size = match kind { "u8" | "i8" => 1, "u16" | "i16" | "f16" | "bf16" => 2, "u64" | "i64" | "f64" => 8, _ => 4 };
        let number = |b: &[u8]| b[at..at + size].iter().rev().fold(0u64, |n, x| n << 8 | u64::from(*x));
        let (g, w) = (number(got), number(want));
        let nan = |x: u64| match kind {
            "f16" => x & 0x7FFF > 0x7C00,
            "bf16" => x & 0x7FFF > 0x7F80,
            "f32" => f32::from_bits(x as u32).is_nan(),
            "f64" => f64::from_bits(x).is_nan(),
            _ => false,
        };
        if g != w && !(nan(g) && nan(w)) {
            return Err(format!("{name}[{j}] is {w:#x}, in Rust {g:#x}"));
        }
        (at, j) = (at + size, j + 1);
    }
    Ok(())
}
fn agrees(seed: u64, run: fn() -> Result<(), String>) -> bool {
    let result = std::panic::catch_unwind(run).unwrap_or_else(|e| {
        Err(e.downcast_ref::<String>().cloned().or(e.downcast_ref::<&str>().map(|s| s.to_string())).unwrap_or_default())
    });
    match result {
        // Errors of Rust where the GPU defines a result.
        Err(e) if ["divide by zero", "divisor of zero", "with overflow"].iter().any(|s| e.contains(s)) => return false,
        Err(e) => println!("seed {seed}: {e}"),
        Ok(()) => {}
    }
    true
}
"#;

/// The module `p<seed>`; `None` for an excluded program.
#[must_use]
pub fn rust_module(p: &Program, seed: u64) -> Option<String> {
    if OPEN.iter().any(|w| p.text.contains(w)) {
        return None;
    }
    let func = File::read(&p.text).ok()?.lower("k").ok()?.func;
    let want = interpreted(p, &func)?;
    let mut text = format!("mod p{seed} {{\nuse t0::prelude::*;\n{}", rust(&p.text));
    let (mut before, mut passed, mut after) = (String::new(), Vec::new(), String::new());
    let mut i = 0;
    while i < p.args.len() {
        let param = &func.params[i];
        let name = param.argument();
        let many = func.params[i..p.args.len()].iter().take_while(|q| q.argument() == name).count();
        let of_struct = name != param.name;
        let ty = declared(&p.text, name)?;
        match &p.args[i] {
            Arg::View { bytes, rows, cols, stride } => {
                let Arg::View { bytes: after_bytes, .. } = &want[i] else { return None };
                let (kind, elem) = ty.split_once('<')?;
                let elem = elem.trim_end_matches('>');
                writeln!(before, "let mut {name} = super::of::<{elem}>(&{bytes:?});").ok()?;
                passed.push(match kind {
                    "In" if *rows > 1 => format!("t0::cpu::View::strided(&{name}, {rows}, {cols}, {stride}).unwrap()"),
                    "In" => format!("&{name}"),
                    _ => format!("&mut {name}"),
                });
                if kind != "In" {
                    let kinds: Vec<&str> = p.kinds[i].iter().map(|k| k.name()).collect();
                    writeln!(after, "super::check({name:?}, &{name}, &{after_bytes:?}, &{kinds:?})?;").ok()?;
                }
            }
            Arg::Scalar(bits) if ty == "bool" => passed.push((*bits != 0).to_string()),
            Arg::Scalar(n) if ty.starts_with("LdsDyn<") => passed.push(n.to_string()),
            Arg::Scalar(_) => {
                let bytes = scalar(&func.params[i..i + many], &p.args[i..i + many])?;
                passed.push(format!("super::of::<{ty}>(&{bytes:?})[0]"));
            }
        }
        i += if of_struct { many } else { 1 };
    }
    let (element, number) = instance(&p.text)?;
    let [x, y, z] = p.grid;
    writeln!(text, "pub fn run() -> Result<(), String> {{\n{before}").ok()?;
    writeln!(
        text,
        "k::on_cpu::<{element}>(K {{ n: {number} }}, {}).over(({x}u32, {y}u32, {z}u32)).run().map_err(|e| e.to_string())?;",
        passed.join(", ")
    )
    .ok()?;
    writeln!(text, "{after}Ok(())\n}}\n}}").ok()?;
    Some(text)
}

/// The bytes of a number, or of a struct from its numbers.
fn scalar(params: &[Param], args: &[Arg]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for (p, a) in params.iter().zip(args) {
        let (ParamKind::Scalar { mem, .. }, Arg::Scalar(bits)) = (&p.kind, a) else { return None };
        bytes.resize((p.offset - params[0].offset) as usize, 0);
        bytes.extend(&bits.to_le_bytes()[..mem.bytes() as usize]);
    }
    Some(bytes)
}

/// The type of a parameter of the kernel.
fn declared<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let head = text.lines().find(|l| l.starts_with("fn k<"))?;
    let from = head.find(&format!("{name}: "))? + name.len() + 2;
    let rest = &head[from..];
    rest.split([',', ')']).next()
}

/// The kernel's generic arguments.
fn instance(text: &str) -> Option<(&str, &str)> {
    let head = text.lines().find(|l| l.starts_with("#[kernel("))?;
    let mut given = head.split('[').skip(2).filter_map(|s| s.split_once(']')).map(|s| s.0);
    Some((given.next()?, given.next()?))
}

/// The text with attributes for rustc.
fn rust(text: &str) -> String {
    let mut out = String::new();
    let mut marked = false;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("#[kernel(") {
            let _ = writeln!(out, "#[t0::kernel({rest}");
            marked = true;
            continue;
        }
        if line.starts_with("fn ") && !marked {
            out += "#[t0::device]\n";
        }
        marked = false;
        if line == "mod own {" {
            out += "use own::*;\n#[t0::device]\n";
        }
        if line != "#[device]" {
            out += line;
            out.push('\n');
        }
    }
    out
}
