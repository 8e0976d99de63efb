//! Literals in all of their forms: a kernel's value is the one that rustc gives the same text.

use t0_core::ir::interp::{self, Arg};
use t0_tests_drive::source::{File, messages};

/// A value as the bits that a kernel stores.
trait Bits {
    fn bits(self) -> Vec<u8>;
}

macro_rules! bits {
    ($($t:ident)*) => {$(
        impl Bits for $t {
            fn bits(self) -> Vec<u8> {
                self.to_le_bytes().to_vec()
            }
        }
    )*};
}

bits! { i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 }

/// Type, text, and rustc's value.
macro_rules! literals {
    ($($t:ident: $($e:expr),+ $(,)?;)*) => {
        vec![$($(
            (stringify!($t), stringify!($e), {
                #[allow(clippy::all, unused_parens, reason = "every form of a literal")]
                let value: $t = $e;
                value.bits()
            })
        ),+),*]
    };
}

#[test]
fn literals_have_the_value_of_rustc() {
    #[rustfmt::skip]
    let all = literals! {
        u8: 0, 255, 2_5_5, 0xFF, 0xff, 0o377, 0b1111_1111, 255u8, 1_u8, b'a', b'\n', b'\x41', b'\\', b'\'', b'\0';
        i8: -128, -128i8, 127, 0x7F, -0x80, -0b1;
        u16: 65535, 0xFFFF, 65_535u16, 0xF_u16, 300 as u16;
        i16: -32768, -32_768i16, 0o77777, -1;
        u32: 4294967295, 0xffff_ffff, 0xdead_beef_u32, 0b1000_0000_0000_0000_0000_0000_0000_0000, 0o37777777777;
        i32: -2147483648, -2147483648i32, 2_147_483_647, 0x7fff_ffff, -0x8000_0000;
        u64: 18446744073709551615, 0xffff_ffff_ffff_ffff, 1_8446744073709551615u64 as u64 & 7 | 1, 0x1F, 0xE;
        i64: -9223372036854775808, -9223372036854775808i64, 9_223_372_036_854_775_807, -0x8000_0000_0000_0000;
        f32: 0.0, -0.0, 1., 1.5, 1e3, 1E3, 1e+3, 1.5e-3, 1_0.0_1, 0.1, 16777217.0, 3.4028235e38, 1e-45, 1.17549435e-38;
        f32: 1f32, 1_000f32, 1_f32, 1.5f32, 1e3_f32, 0.3333333333333333333333333333, 1e10, 8388609.5;
        f64: 0.1, -0.1, 1., 1e300, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9007199254740993.0;
        f64: 1f64, 1_f64, 0.1f64, 1e3f64, 0.30000000000000004, 123456789.123456789;
        u64: 0xffff_ffff as u64, 4294967296 as u64, (0xffff_ffff) as u64, ((1)) as u64, 18446744073709551615 as u64;
        u64: !0 as u64, !0xffff_ffff as u64, !(5) as u64, 1e10 as u64, 1u8 as u64, b'a' as u64, true as u64;
        i64: -1 as i64, -3000000000 as i64, 3000000000 as i64, -(4294967296) as i64, !0 as i64, -(-5) as i64;
        i64: -9223372036854775808 as i64, -1.5 as i64, 1e18 as i64, 0xffff_ffffu32 as i64, -1i32 as i64;
        u32: 0xffff_ffff as u32, 3000000000 as u32, !0 as u32, -1i32 as u32, 16777217.0 as u32, 4294967295.0 as u32;
        u32: 1.9 as u32, -1.9 as u32, 1e20 as u32, 255 as u8 as u32, false as u32, b'\xff' as u32, 0xE as u32 + 1;
        i32: -2147483648 as i32, 1.9 as i32, -1.9 as i32, -2147483649.0 as i32, 255u8 as i8 as i32, 300 as i32;
        u8: 255 as u8, 65 as u8, 300i32 as u8, -1i32 as u8, 255.9 as u8, !0 as u8, b'a' as u8;
        i8: -128 as i8, 127 as i8, 200u8 as i8, -1.5 as i8, !0 as i8;
        f32: 1 as f32, -1 as f32, 16777217 as f32, 0.1 as f32, 0.1 as f64 as f32, 255u8 as f32, 2147483647 as f32, b'a' as f32;
        f64: 1 as f64, 0.1 as f64, -0.1 as f64, (0.1) as f64, 0.1 as f32 as f64, 0.1f32 as f64, 16777217.0 as f64;
        f64: 9007199254740993u64 as f64, -1 as f64, 1e300 as f64;
    };
    assert!(all.len() > 150);
    let mut wrong = String::new();
    for (ty, text, want) in all {
        let kernel = format!("#[kernel(block = 32)] fn k(mut out: Out<{ty}>) {{ let v: {ty} = {text}; out[0] = v; }}");
        let func = match File::parse(&kernel).lower("k") {
            Ok(lowered) => lowered.func,
            Err(ds) => {
                wrong += &format!("{text} as {ty}: {}", messages(&ds));
                continue;
            }
        };
        let mut args = [Arg::View { bytes: vec![0; want.len()], rows: 1, cols: 1, stride: 1 }];
        interp::run(&func, [1, 1, 1], &mut args, 1000).unwrap();
        let Arg::View { bytes, .. } = &args[0] else { unreachable!() };
        if *bytes != want {
            wrong += &format!("{text}: {ty} has the bytes {bytes:x?}, in Rust {want:x?}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Text, line and column of the token, message and suggestion.
#[test]
fn literals_that_kernels_do_not_have() {
    for (text, expected) in [
        ("let v: u8 = 256;", "`256`\n    256 does not fit `u8`\n    help: the range of the type is 0..=255\n"),
        ("let v = -1u32;", "`-`\n    a `u32` cannot be negated\n    help: use `i32`, or `0u32.wrapping_sub(x)`\n"),
        (
            "let v = 'a' as u32;",
            "`'a'`\n    strings and characters are not supported in kernels\n    help: strings are allowed only in `t0::print!` and in the messages of assertions; for bytes, write `b\"..\"` and `b'a'`\n",
        ),
    ] {
        let file = File::parse(&format!("#[kernel(block = 32)] fn k(mut out: Out<u32>) {{ {text} out[0] = 1; }}"));
        let errors = messages(&file.lower("k").err().unwrap_or_default());
        assert_eq!(errors.split_once(' ').map(|(_, rest)| rest), Some(expected), "{text}");
    }
}
