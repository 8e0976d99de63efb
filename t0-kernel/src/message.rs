//! Messages that kernels emit while they run: `t0::print!` and assertions.
//!
//! On the CPU, Rust formats a lane's text. On the GPU, a lane records the number of a [`Site`] and raw values, and
//! [`Site::text`] formats the same text from them on the host.

use core::fmt::{self, Write as _};

use half::{bf16, f16};

/// The output of one print; its text may contain line breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The kernel.
    pub kernel: &'static str,
    /// The Rust source file of the print.
    pub file: Box<str>,
    /// The line in that file, from 1.
    pub line: u32,
    /// The workgroup in x, y and z.
    pub workgroup: [u32; 3],
    /// The lane in its workgroup, in x, y and z.
    pub thread: [u32; 3],
    /// The printed text.
    pub text: String,
}

/// Location and text: `[src/lib.rs:7 add, workgroup (0, 0, 0), thread (3, 0, 0)] x = 1`.
impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Printed { kernel, file, line, workgroup: [x, y, z], thread: [i, j, k], text } = self;
        write!(f, "[{file}:{line} {kernel}, workgroup ({x}, {y}, {z}), thread ({i}, {j}, {k})] {text}")
    }
}

/// A print or an assertion of an embedded kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Site {
    /// Whether it reports a failed assertion.
    pub failure: bool,
    /// The Rust source file.
    pub file: &'static str,
    /// The line in that file, from 1.
    pub line: u32,
    /// Its text, with placeholders for values.
    pub pieces: &'static [Piece],
}

/// A piece of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// Literal text.
    Text(&'static str),
    /// A value.
    Value {
        /// Its type.
        kind: Kind,
        /// The index of its first word in the record.
        word: u32,
        /// Its format.
        spec: Spec,
    },
}

pub use t0_abi::message::{Align, Form, Kind, Spec};

impl Site {
    /// The message with these values; a missing value is written as `?`.
    #[must_use]
    pub fn text(&self, values: &[u32]) -> String {
        let mut out = String::new();
        for piece in self.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Value { kind, word, spec } => match value(*kind, values.get(*word as usize..).unwrap_or(&[])) {
                    Some(value) => value.write(spec, &mut out),
                    None => out.push('?'),
                },
            }
        }
        out
    }
}

/// A value with its type.
#[derive(Clone, Copy)]
enum Value {
    Bool(bool),
    I8(i8),
    U8(u8),
    I16(i16),
    U16(u16),
    I32(i32),
    U32(u32),
    I64(i64),
    U64(u64),
    F16(f16),
    Bf16(bf16),
    F32(f32),
    F64(f64),
}

fn value(kind: Kind, words: &[u32]) -> Option<Value> {
    let low = *words.first()?;
    let wide = || Some(u64::from(low) | u64::from(*words.get(1)?) << 32);
    Some(match kind {
        Kind::Bool => Value::Bool(low != 0),
        Kind::I8 => Value::I8(low as i8),
        Kind::U8 => Value::U8(low as u8),
        Kind::I16 => Value::I16(low as i16),
        Kind::U16 => Value::U16(low as u16),
        Kind::I32 => Value::I32(low as i32),
        Kind::U32 => Value::U32(low),
        Kind::I64 => Value::I64(wide()? as i64),
        Kind::U64 => Value::U64(wide()?),
        Kind::F16 => Value::F16(f16::from_bits(low as u16)),
        Kind::Bf16 => Value::Bf16(bf16::from_bits(low as u16)),
        Kind::F32 => Value::F32(f32::from_bits(low)),
        Kind::F64 => Value::F64(f64::from_bits(wide()?)),
    })
}

/// Writes `$x` in one form. Rust accepts flags only in literals, so each combination is a literal. Fill and alignment
/// cannot be set at run time at all; [`pad`] applies them.
macro_rules! flags {
    ($x:expr, $spec:expr, $out:expr, $form:literal) => {{
        let (w, p) = (usize::from($spec.width.unwrap_or(0)), $spec.precision.map(usize::from));
        let zero = $spec.zero;
        match (zero, $spec.plus, $spec.alternate, p) {
            (false, false, false, None) => write!($out, concat!("{:", $form, "}"), $x),
            (false, true, false, None) => write!($out, concat!("{:+", $form, "}"), $x),
            (false, false, true, None) => write!($out, concat!("{:#", $form, "}"), $x),
            (false, true, true, None) => write!($out, concat!("{:+#", $form, "}"), $x),
            (false, false, false, Some(p)) => write!($out, concat!("{:.p$", $form, "}"), $x, p = p),
            (false, true, false, Some(p)) => write!($out, concat!("{:+.p$", $form, "}"), $x, p = p),
            (false, false, true, Some(p)) => write!($out, concat!("{:#.p$", $form, "}"), $x, p = p),
            (false, true, true, Some(p)) => write!($out, concat!("{:+#.p$", $form, "}"), $x, p = p),
            (true, false, false, None) => write!($out, concat!("{:0w$", $form, "}"), $x, w = w),
            (true, true, false, None) => write!($out, concat!("{:+0w$", $form, "}"), $x, w = w),
            (true, false, true, None) => write!($out, concat!("{:#0w$", $form, "}"), $x, w = w),
            (true, true, true, None) => write!($out, concat!("{:+#0w$", $form, "}"), $x, w = w),
            (true, false, false, Some(p)) => write!($out, concat!("{:0w$.p$", $form, "}"), $x, w = w, p = p),
            (true, true, false, Some(p)) => write!($out, concat!("{:+0w$.p$", $form, "}"), $x, w = w, p = p),
            (true, false, true, Some(p)) => write!($out, concat!("{:#0w$.p$", $form, "}"), $x, w = w, p = p),
            (true, true, true, Some(p)) => write!($out, concat!("{:+#0w$.p$", $form, "}"), $x, w = w, p = p),
        }
    }};
}

impl Value {
    fn write(self, spec: &Spec, out: &mut String) {
        let start = out.len();
        // Writing to a `String` does not fail.
        let _ = match self {
            Value::Bool(x) => plain(x, spec, out),
            Value::I8(x) => integer(x, spec, out),
            Value::U8(x) => integer(x, spec, out),
            Value::I16(x) => integer(x, spec, out),
            Value::U16(x) => integer(x, spec, out),
            Value::I32(x) => integer(x, spec, out),
            Value::U32(x) => integer(x, spec, out),
            Value::I64(x) => integer(x, spec, out),
            Value::U64(x) => integer(x, spec, out),
            Value::F16(x) => half(x, x.to_f32(), spec, out),
            Value::Bf16(x) => half(x, x.to_f32(), spec, out),
            Value::F32(x) => float(x, spec, out),
            Value::F64(x) => float(x, spec, out),
        };
        match (self, spec.form) {
            (Value::Bool(_), _) => pad(out, start, spec, Align::Left),
            (Value::F16(_) | Value::Bf16(_), form) if !matches!(form, Form::Display | Form::Debug) => {}
            _ => pad(out, start, spec, Align::Right),
        }
    }
}

fn plain(x: impl fmt::Display + fmt::Debug, spec: &Spec, out: &mut String) -> fmt::Result {
    match spec.form {
        Form::Debug => flags!(x, spec, out, "?"),
        _ => flags!(x, spec, out, ""),
    }
}

fn float<T: fmt::Display + fmt::Debug + fmt::LowerExp + fmt::UpperExp>(
    x: T,
    spec: &Spec,
    out: &mut String,
) -> fmt::Result {
    match spec.form {
        Form::LowerExp => flags!(x, spec, out, "e"),
        Form::UpperExp => flags!(x, spec, out, "E"),
        _ => plain(x, spec, out),
    }
}

fn integer<T>(x: T, spec: &Spec, out: &mut String) -> fmt::Result
where
    T: fmt::Display + fmt::Debug + fmt::LowerExp + fmt::UpperExp,
    T: fmt::LowerHex + fmt::UpperHex + fmt::Octal + fmt::Binary,
{
    match spec.form {
        Form::LowerHex => flags!(x, spec, out, "x"),
        Form::UpperHex => flags!(x, spec, out, "X"),
        Form::Octal => flags!(x, spec, out, "o"),
        Form::Binary => flags!(x, spec, out, "b"),
        _ => float(x, spec, out),
    }
}

/// Halves are written as Rust's `f16` and `bf16` types print: like `f32`, but without flags and width in the other
/// forms.
fn half<T>(x: T, wide: f32, spec: &Spec, out: &mut String) -> fmt::Result
where
    T: fmt::LowerHex + fmt::UpperHex + fmt::Octal + fmt::Binary,
{
    match spec.form {
        Form::Display | Form::Debug => plain(wide, spec, out),
        Form::LowerExp => write!(out, "{wide:e}"),
        Form::UpperExp => write!(out, "{wide:E}"),
        Form::LowerHex => write!(out, "{x:x}"),
        Form::UpperHex => write!(out, "{x:X}"),
        Form::Octal => write!(out, "{x:o}"),
        Form::Binary => write!(out, "{x:b}"),
    }
}

/// Pads the text from `start` on to its width.
fn pad(out: &mut String, start: usize, spec: &Spec, natural: Align) {
    let written = out[start..].chars().count();
    let missing = usize::from(spec.width.unwrap_or(0)).saturating_sub(written);
    if missing == 0 {
        return;
    }
    let before = match spec.align.unwrap_or(natural) {
        Align::Left => 0,
        Align::Centre => missing / 2,
        Align::Right => missing,
    };
    let fill = |n: usize| core::iter::repeat_n(spec.fill, n).collect::<String>();
    out.insert_str(start, &fill(before));
    out.push_str(&fill(missing - before));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(kind: Kind, spec: Spec, words: &[u32]) -> String {
        let pieces = Box::leak(Box::new([Piece::Value { kind, word: 0, spec }]));
        Site { failure: false, file: "", line: 1, pieces }.text(words)
    }

    const PLAIN: Spec = Spec::PLAIN;

    /// Compares with Rust's formatting: a literal format string, and the same format as a `Spec`.
    macro_rules! same {
        ($($text:literal { $($field:ident: $value:expr),* };)*) => {
            $({
                let spec = Spec { $($field: $value,)* ..PLAIN };
                for x in [0, 1, 42, u32::MAX, 1 << 31, 0xFFFF_FF85] {
                    assert_eq!(formatted(Kind::U32, spec, &[x]), format!($text, x), "{}", $text);
                    assert_eq!(formatted(Kind::I32, spec, &[x]), format!($text, x as i32), "{}", $text);
                    assert_eq!(formatted(Kind::I8, spec, &[x]), format!($text, x as i8), "{}", $text);
                    assert_eq!(formatted(Kind::U16, spec, &[x]), format!($text, x as u16), "{}", $text);
                    let wide = u64::from(x) << 32 | 7;
                    assert_eq!(formatted(Kind::U64, spec, &[7, x]), format!($text, wide), "{}", $text);
                    assert_eq!(formatted(Kind::I64, spec, &[7, x]), format!($text, wide as i64), "{}", $text);
                    assert_eq!(formatted(Kind::F16, spec, &[x]), format!($text, f16::from_bits(x as u16)), "{}", $text);
                    assert_eq!(formatted(Kind::Bf16, spec, &[x]), format!($text, bf16::from_bits(x as u16)), "{}", $text);
                }
            })*
        };
    }

    /// Compares the forms that floats support with `format!`.
    macro_rules! same_floats {
        ($($text:literal { $($field:ident: $value:expr),* };)*) => {
            $({
                let spec = Spec { $($field: $value,)* ..PLAIN };
                for x in [0.0f32, -0.0, 1.0, -1.5, 1e20, 1e-20, 3.25159, f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
                    assert_eq!(formatted(Kind::F32, spec, &[x.to_bits()]), format!($text, x), "{}", $text);
                    let bits = f64::from(x).to_bits();
                    assert_eq!(formatted(Kind::F64, spec, &[bits as u32, (bits >> 32) as u32]), format!($text, f64::from(x)), "{}", $text);
                }
            })*
        };
    }

    #[test]
    fn values_print_as_in_rust() {
        same! {
            "{}" {};
            "{:?}" { form: Form::Debug };
            "{:x}" { form: Form::LowerHex };
            "{:#X}" { form: Form::UpperHex, alternate: true };
            "{:o}" { form: Form::Octal };
            "{:#034b}" { form: Form::Binary, alternate: true, zero: true, width: Some(34) };
            "{:e}" { form: Form::LowerExp };
            "{:.2E}" { form: Form::UpperExp, precision: Some(2) };
            "{:>8}" { align: Some(Align::Right), width: Some(8) };
            "{:*<+12}" { fill: '*', align: Some(Align::Left), plus: true, width: Some(12) };
            "{:é^15}" { fill: 'é', align: Some(Align::Centre), width: Some(15) };
            "{:08}" { zero: true, width: Some(8) };
            "{:+#010x}" { plus: true, alternate: true, zero: true, width: Some(10), form: Form::LowerHex };
            "{:9}" { width: Some(9) };
            "{:.3}" { precision: Some(3) };
        }
        same_floats! {
            "{}" {};
            "{:?}" { form: Form::Debug };
            "{:.3}" { precision: Some(3) };
            "{:+.1?}" { form: Form::Debug, plus: true, precision: Some(1) };
            "{:010.2}" { zero: true, width: Some(10), precision: Some(2) };
            "{:+012}" { plus: true, zero: true, width: Some(12) };
            "{:#^14.2e}" { fill: '#', align: Some(Align::Centre), width: Some(14), precision: Some(2), form: Form::LowerExp };
            "{:E}" { form: Form::UpperExp };
            "{:#}" { alternate: true };
            "{:12}" { width: Some(12) };
        }
    }

    #[test]
    fn booleans_print_as_in_rust() {
        let left = Spec { width: Some(7), ..PLAIN };
        assert_eq!(formatted(Kind::Bool, left, &[1]), format!("{:7}", true));
        let zeros = Spec { zero: true, ..left };
        assert_eq!(formatted(Kind::Bool, zeros, &[0]), format!("{:07}", false));
        let short = Spec { precision: Some(2), align: Some(Align::Right), fill: '.', ..left };
        assert_eq!(formatted(Kind::Bool, short, &[0]), format!("{:.>7.2}", false));
        assert_eq!(formatted(Kind::Bool, Spec { form: Form::Debug, ..left }, &[1]), format!("{:7?}", true));
    }

    #[test]
    fn missing_values_are_marked() {
        assert_eq!(formatted(Kind::U64, PLAIN, &[1]), "?");
    }
}
