//! Buffer accesses with conversion, in every format, compared with plain arithmetic: loads and stores, of 32 and 16
//! bits, with the format of the instruction and of the descriptor, with selected components; bounds, strides and
//! swizzles.
//!
//! The reference parses the format names that LLVM prints, computes in f64 and exact fractions, and shares no code with
//! the simulator.
// Codes, lanes and components are counted.
#![allow(clippy::needless_range_loop)]

use crate::text::Kernel;
use t0_sim::exec::{Fault, FaultKind, Stats};
use t0_tests_reference::exact::{Env, F16, F32, Format as Float};
use t0_tests_reference::float;
use t0_tests_reference::generate::{EdgeCases as _, Random};

/// The unified formats of gfx11 by code, with LLVM's names (SIDefines.h, "UfmtGFX11").
const NAMES: [&str; 64] = [
    "INVALID",
    "8_UNORM",
    "8_SNORM",
    "8_USCALED",
    "8_SSCALED",
    "8_UINT",
    "8_SINT",
    "16_UNORM",
    "16_SNORM",
    "16_USCALED",
    "16_SSCALED",
    "16_UINT",
    "16_SINT",
    "16_FLOAT",
    "8_8_UNORM",
    "8_8_SNORM",
    "8_8_USCALED",
    "8_8_SSCALED",
    "8_8_UINT",
    "8_8_SINT",
    "32_UINT",
    "32_SINT",
    "32_FLOAT",
    "16_16_UNORM",
    "16_16_SNORM",
    "16_16_USCALED",
    "16_16_SSCALED",
    "16_16_UINT",
    "16_16_SINT",
    "16_16_FLOAT",
    "10_11_11_FLOAT",
    "11_11_10_FLOAT",
    "10_10_10_2_UNORM",
    "10_10_10_2_SNORM",
    "10_10_10_2_UINT",
    "10_10_10_2_SINT",
    "2_10_10_10_UNORM",
    "2_10_10_10_SNORM",
    "2_10_10_10_USCALED",
    "2_10_10_10_SSCALED",
    "2_10_10_10_UINT",
    "2_10_10_10_SINT",
    "8_8_8_8_UNORM",
    "8_8_8_8_SNORM",
    "8_8_8_8_USCALED",
    "8_8_8_8_SSCALED",
    "8_8_8_8_UINT",
    "8_8_8_8_SINT",
    "32_32_UINT",
    "32_32_SINT",
    "32_32_FLOAT",
    "16_16_16_16_UNORM",
    "16_16_16_16_SNORM",
    "16_16_16_16_USCALED",
    "16_16_16_16_SSCALED",
    "16_16_16_16_UINT",
    "16_16_16_16_SINT",
    "16_16_16_16_FLOAT",
    "32_32_32_UINT",
    "32_32_32_SINT",
    "32_32_32_FLOAT",
    "32_32_32_32_UINT",
    "32_32_32_32_SINT",
    "32_32_32_32_FLOAT",
];

/// The component widths from X on, and the kind of number.
fn parts(code: usize) -> (Vec<u32>, &'static str) {
    let mut words: Vec<&str> = NAMES[code].split('_').collect();
    let kind = words.pop().expect("a kind");
    (words.iter().rev().map(|w| w.parse().expect("a width")).collect(), kind)
}

fn bytes(code: usize) -> usize {
    parts(code).0.iter().sum::<u32>() as usize / 8
}

fn truncated() -> Env {
    Env { round: 3, ..Env::PLAIN }
}

/// Bits `from` to `from + width` of bytes.
fn bits(element: &[u8], from: u32, width: u32) -> u32 {
    (0..width).fold(0, |all, i| {
        let at = from + i;
        all | u32::from(element[at as usize / 8] >> (at % 8) & 1) << i
    })
}

/// An exact value as a register contains it.
fn register(value: f64, d16: bool) -> u32 {
    float::from_f64(if d16 { F16 } else { F32 }, value, Env::PLAIN) as u32
}

/// The value of an unsigned float with five exponent bits.
fn small_float(raw: u32, mantissa: u32) -> f64 {
    let (exponent, fraction) = (raw >> mantissa, f64::from(raw & ((1 << mantissa) - 1)) / f64::from(1 << mantissa));
    match exponent {
        31 if fraction != 0.0 => f64::NAN,
        31 => f64::INFINITY,
        0 => fraction * 2f64.powi(-14),
        e => (1.0 + fraction) * 2f64.powi(e as i32 - 15),
    }
}

/// Component `k` of an element in a register.
fn loaded(code: usize, element: &[u8], k: usize, d16: bool) -> u32 {
    let (widths, kind) = parts(code);
    if k >= widths.len() {
        return 0;
    }
    let (width, from) = (widths[k], widths[..k].iter().sum());
    let raw = bits(element, from, width);
    let signed = i64::from(raw) - if raw >> (width - 1) & 1 != 0 { 1 << width } else { 0 };
    let low = if d16 { 0xffff } else { u32::MAX };
    match kind {
        "UINT" => raw & low,
        "SINT" => signed as u32 & low,
        "USCALED" => register(f64::from(raw), d16),
        "SSCALED" => register(signed as f64, d16),
        "UNORM" => register(f64::from(raw) / (2f64.powi(width as i32) - 1.0), d16),
        "SNORM" => register((signed as f64 / (2f64.powi(width as i32 - 1) - 1.0)).max(-1.0), d16),
        _ => match (width, d16) {
            (32, false) => raw,
            (32, true) => float::convert(F32, F16, raw.into(), Env::PLAIN, truncated()) as u32,
            (16, true) => raw,
            (16, false) => float::convert(F16, F32, raw.into(), Env::PLAIN, Env::PLAIN) as u32,
            _ => register(small_float(raw, width - 5), d16),
        },
    }
}

fn is_nan(x: u32, d16: bool) -> bool {
    if d16 { F16.is_nan(x.into()) } else { F32.is_nan(x.into()) }
}

/// The field of `width` bits that a register's value is converted to; `None` if any NaN is correct.
fn stored(kind: &str, width: u32, value: u32, d16: bool) -> Option<u32> {
    let field = (2f64.powi(width as i32) - 1.0) as u32;
    let half = (1i64 << (width - 1)) - 1;
    let x = || {
        let f: Float = if d16 { F16 } else { F32 };
        f.to_f64(value.into())
    };
    let number = |x: f64, low: f64, high: f64| if x.is_nan() { 0.0 } else { x.max(low).min(high) };
    Some(match kind {
        "UINT" => value.min(field),
        "SINT" => {
            let value = if d16 { i64::from(value as u16 as i16) } else { i64::from(value as i32) };
            value.max(-half - 1).min(half) as u32 & field
        }
        "UNORM" => (number(x(), 0.0, 1.0) * f64::from(field)).round_ties_even() as u32,
        "SNORM" => (number(x(), -1.0, 1.0) * half as f64).round_ties_even() as i64 as u32 & field,
        "USCALED" => number(x(), 0.0, f64::from(field)).trunc() as u32,
        "SSCALED" => number(x(), -half as f64 - 1.0, half as f64).trunc() as i64 as u32 & field,
        _ => match width {
            32 if d16 => float::convert(F16, F32, value.into(), Env::PLAIN, Env::PLAIN) as u32,
            32 => value,
            _ if x().is_nan() => return None,
            16 if d16 => value,
            16 => float::convert(F32, F16, value.into(), Env::PLAIN, truncated()) as u32,
            _ if x() <= 0.0 => 0,
            _ if x().is_infinite() => 31 << (width - 5),
            // The largest field whose value does not exceed x; values increase with the fields.
            _ => (0..31 << (width - 5)).rev().find(|&raw| small_float(raw, width - 5) <= x()).unwrap_or(0),
        },
    })
}

/// A word that is an edge case as a float, a 16-bit float or an integer.
fn word(r: &mut Random) -> u32 {
    match r.below(3) {
        0 => r.edge_case(),
        1 => (r.below(12) as f32 / 8.0 - 0.5).to_bits().wrapping_add(r.below(3) as u32),
        _ => r.bits() as u32,
    }
}

/// A typed access: with the format of the instruction or of the descriptor, and this many components of 32 or 16 bits.
#[derive(Clone, Copy)]
struct Access {
    code: usize,
    typed: bool,
    load: bool,
    d16: bool,
    components: usize,
    select: [u32; 4],
}

const IDENTITY: [u32; 4] = [4, 5, 6, 7];

impl Access {
    /// One of 16 kinds of access, with random components where the descriptor selects them.
    fn new(code: usize, load: bool, round: u64, r: &mut Random) -> Access {
        let (typed, d16) = (round & 1 != 0, round & 2 != 0);
        let select = if typed { IDENTITY } else { std::array::from_fn(|_| r.pick(&[0, 1, 4, 5, 6, 7])) };
        Access { code, typed, load, d16, components: 1 + (round as usize / 4 + code) % 4, select }
    }

    /// The instruction's name.
    fn name(&self) -> String {
        format!(
            "{}buffer_{}_{}format_{}",
            if self.typed { "t" } else { "" },
            if self.load { "load" } else { "store" },
            if self.d16 { "d16_" } else { "" },
            &"xyzw"[..self.components]
        )
    }

    /// Runs it in every lane at 16 times the lane number. The first 512 bytes of the memory are registers v[2:5] before
    /// and after.
    fn run(&self, memory: &mut [u32], strict: bool) {
        let words = if self.d16 { self.components.div_ceil(2) } else { self.components };
        let data = if words == 1 { "v2".into() } else { format!("v[2:{}]", 1 + words) };
        let format = if self.typed { format!(" format:{}", self.code) } else { String::new() };
        let body = format!(
            "{}global_load_b128 v[2:5], v1, s[4:5]\ns_waitcnt vmcnt(0)\n{} {data}, v1, s[16:19], 0{format} offen\n\
             s_waitcnt vmcnt(0)\nglobal_store_b128 v1, v[2:5], s[4:5]",
            descriptor(if self.typed { 0 } else { self.code }, self.select, 512),
            self.name()
        );
        let mut kernel = Kernel::new(&body);
        kernel.strict = strict;
        kernel.run(memory).unwrap_or_else(|fault| panic!("{body}\n{fault}"));
    }
}

/// The first lines of each kernel: v1 is 16 times the lane, s[16:19] a descriptor of the memory from byte 512 on.
fn descriptor(code: usize, select: [u32; 4], records: usize) -> String {
    let select = select.iter().rev().fold(0, |all, s| all << 3 | s);
    let word = 0x3000_0000 | (code as u32) << 12 | select;
    format!(
        "v_lshlrev_b32_e32 v1, 4, v0\ns_add_u32 s16, s4, 512\ns_addc_u32 s17, s5, 0\ns_mov_b32 s18, 0x{records:x}\n\
         s_mov_b32 s19, 0x{word:x}\n"
    )
}

fn as_bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

#[test]
fn every_format_is_loaded() {
    let mut r = Random::new(0x10ad);
    for code in 1..64 {
        for round in 0..16 {
            let access = Access::new(code, true, round, &mut r);
            let Access { d16, components: n, select, .. } = access;
            let before: Vec<u32> = (0..256).map(|_| word(&mut r)).collect();
            let mut memory = before.clone();
            access.run(&mut memory, round >= 8);
            assert_eq!(memory[128..], before[128..]);
            for lane in 0..32 {
                let element = &as_bytes(&before)[512 + 16 * lane..][..bytes(code)];
                let mut want: [u32; 4] = before[4 * lane..][..4].try_into().unwrap();
                for (j, select) in select.iter().enumerate().take(n) {
                    let integer = matches!(parts(code).1, "UINT" | "SINT");
                    let value = match select {
                        0 => 0,
                        1 if integer => 1,
                        1 => register(1.0, d16),
                        s => loaded(code, element, *s as usize - 4, d16),
                    };
                    let got = memory[4 * lane + if d16 { j / 2 } else { j }] >> if d16 { 16 * (j % 2) } else { 0 };
                    let got = if d16 { got & 0xffff } else { got };
                    let either = !integer && is_nan(value, d16) && is_nan(got, d16);
                    assert!(
                        got == value || either,
                        "{} {}: lane {lane} component {j} of {element:02x?}: {got:#x}, not {value:#x}",
                        access.name(),
                        NAMES[code]
                    );
                    // The checked part is copied; the rest must be unchanged.
                    match (d16, j % 2) {
                        (false, _) => want[j] = got,
                        (true, 0) => want[j / 2] = want[j / 2] & 0xffff_0000 | got,
                        (true, _) => want[j / 2] = want[j / 2] & 0xffff | got << 16,
                    }
                }
                assert_eq!(memory[4 * lane..][..4], want, "registers that are not loaded");
            }
        }
    }
}

#[test]
fn every_format_is_stored() {
    let mut r = Random::new(0x5708e);
    for code in 1..64 {
        let (widths, kind) = parts(code);
        for round in 0..16 {
            let access = Access::new(code, false, round, &mut r);
            let Access { d16, components: n, select, .. } = access;
            let before: Vec<u32> = (0..256).map(|_| word(&mut r)).collect();
            let mut memory = before.clone();
            access.run(&mut memory, round >= 8);
            assert_eq!(memory[..128], before[..128]);
            let (old, new) = (as_bytes(&before), as_bytes(&memory));
            for lane in 0..32 {
                let at = 512 + 16 * lane;
                assert_eq!(new[at + bytes(code)..at + 16], old[at + bytes(code)..at + 16], "behind the element");
                for k in 0..widths.len() {
                    // A component comes from the position that selects it; a position without a register is X.
                    let from = select.iter().position(|s| *s as usize == 4 + k);
                    let value = from.map(|j| if j < n { j } else { 0 }).map(|j| {
                        let word = before[4 * lane + if d16 { j / 2 } else { j }];
                        if d16 { word >> (16 * (j % 2)) & 0xffff } else { word }
                    });
                    let want = value.map_or(Some(0), |value| stored(kind, widths[k], value, d16));
                    let got = bits(&new[at..], widths[..k].iter().sum(), widths[k]);
                    let nan = kind == "FLOAT" && {
                        let mantissa = if widths[k] == 16 { 10 } else { widths[k] - 5 };
                        got >> mantissa & 31 == 31 && got & ((1 << mantissa) - 1) != 0
                    };
                    assert!(
                        want == Some(got) || (want.is_none() && nan),
                        "{} {}: component {k} of {value:x?}: {got:#x}, not {want:x?}",
                        access.name(),
                        NAMES[code]
                    );
                }
            }
        }
    }
}

#[test]
fn the_high_half_is_loaded_and_stored_alone() {
    let mut memory: Vec<u32> = (0..256).map(|i| if i < 128 { 0xaaaa_5555 } else { 0x0102_8081 + i }).collect();
    let body = |op: &str| {
        format!(
            "{}global_load_b128 v[2:5], v1, s[4:5]\ns_waitcnt vmcnt(0)\n{op} v2, v1, s[16:19], 0 offen\ns_waitcnt vmcnt(0)\n\
             global_store_b128 v1, v[2:5], s[4:5]",
            descriptor(11, IDENTITY, 512)
        )
    };
    let before = memory.clone();
    Kernel::new(&body("buffer_load_d16_hi_format_x")).run(&mut memory).expect("it runs");
    for lane in 0..32 {
        assert_eq!(memory[4 * lane], before[128 + 4 * lane] << 16 | 0x5555);
    }
    Kernel::new(&body("buffer_store_d16_hi_format_x")).run(&mut memory).expect("it runs");
    assert_eq!(memory[128..], before[128..], "what was loaded is stored");
}

/// One load or store of lane 0 with a descriptor of four words, and index and offset in v[2:3].
fn structured(words: [u32; 3], op: &str, index: u32, offset: u32, memory: &mut [u32]) -> Result<Stats, Box<Fault>> {
    let [second, records, last] = words;
    let body = format!(
        "s_mov_b32 exec_lo, 1\ns_mov_b32 s16, s4\ns_or_b32 s17, s9, 0x{second:x}\ns_mov_b32 s18, 0x{records:x}\n\
         s_mov_b32 s19, 0x{last:x}\nv_mov_b32_e32 v2, 0x{index:x}\nv_mov_b32_e32 v3, 0x{offset:x}\nv_mov_b32_e32 v4, 0x1234\n\
         v_mov_b32_e32 v5, 0x5678\nv_mov_b32_e32 v8, 0\n{op}, v[2:3], s[16:19], 0 idxen offen\n\
         s_waitcnt vmcnt(0)\nglobal_store_b64 v8, v[4:5], s[4:5]"
    );
    Kernel::new(&body).run(memory)
}

/// The address of an element by RDNA3 ISA, 9.4.2 "Swizzled Buffer Addressing".
fn swizzled(index: u32, offset: u32, stride: u32, element: u32, index_stride: u32) -> u32 {
    let (index_msb, index_lsb) = (index / index_stride, index % index_stride);
    let (offset_msb, offset_lsb) = (offset / element, offset % element);
    (index_msb * stride + offset_msb * element) * index_stride + index_lsb * element + offset_lsb
}

#[test]
fn stride_and_swizzle_decide_the_address_of_elements() {
    const FORMAT: u32 = 20 << 12 | 0o7654;
    for (swizzle, element) in [(0, 0), (1, 4), (3, 16)] {
        for index_code in 0..4u32 {
            let index_stride = 8 << index_code;
            for (index, offset) in [(0, 0), (1, 4), (7, 20), (8, 16), (13, 28), (29, 12)] {
                let stride = 32;
                let at = match swizzle {
                    0 => index * stride + offset,
                    _ => swizzled(index, offset, stride, element, index_stride),
                };
                let mut memory: Vec<u32> = (0..1024).collect();
                let words = [stride << 16 | swizzle << 30, 32, FORMAT | index_code << 21];
                structured(words, "buffer_load_format_x v4", index, offset, &mut memory).expect("it runs");
                assert_eq!(memory[0], at / 4, "swizzle {swizzle}, index {index}, offset {offset}");
            }
        }
    }
}

#[test]
fn an_element_is_in_range_whole_or_not_at_all() {
    // (OOB_SELECT, stride, swizzle, records, index, offset, in range) for eight bytes (RDNA3 ISA, 9.4.1 "Range
    // checking").
    let cases = [
        (3, 0, 0, 64, 0, 56, true),
        (3, 0, 0, 64, 0, 60, false),
        (3, 0, 0, 7, 0, 0, false),
        (0, 32, 0, 4, 3, 24, true),
        (0, 32, 0, 4, 3, 28, false),
        (0, 32, 0, 4, 4, 0, false),
        (1, 32, 0, 4, 3, 40, true),
        (1, 32, 0, 4, 4, 0, false),
        (2, 32, 0, 1, 9, 0, true),
        (2, 32, 0, 0, 0, 0, false),
        (3, 32, 1, 4, 3, 24, true),
        (3, 32, 1, 4, 3, 28, false),
        (3, 32, 1, 4, 4, 0, false),
    ];
    for (select, stride, swizzle, records, index, offset, inside) in cases {
        let words = [stride << 16 | swizzle << 30, records, select << 28 | 48 << 12 | 1 << 3 | 4];
        let mut memory = vec![0x77; 1024];
        structured(words, "buffer_load_format_xy v[4:5]", index, offset, &mut memory).expect("it runs");
        // Out of range gives zero, except for the constant that dst_sel selects.
        assert_eq!(memory[..2], [if inside { 0x77 } else { 0 }, 1], "OOB_SELECT {select}, {index}, {offset}");
        let mut memory = vec![0x77; 1024];
        structured(words, "buffer_store_format_xy v[4:5]", index, offset, &mut memory).expect("it runs");
        assert_eq!(
            memory.contains(&0) || memory[2..].contains(&0x1234),
            inside,
            "OOB_SELECT {select}, {index}, {offset}"
        );
    }
}

#[test]
fn an_invalid_format_loads_zero_or_is_a_fault() {
    let mut memory = vec![5; 64];
    structured([0, 256, 3 << 28 | 0o7654], "buffer_load_format_xy v[4:5]", 0, 8, &mut memory).expect("it runs");
    assert_eq!(memory[..3], [0, 0, 5]);
    structured([0, 256, 3 << 28 | 0o7654], "buffer_store_format_xy v[4:5]", 0, 8, &mut memory).expect("it runs");
    assert_eq!(memory[2..], [5; 62]);
    let mut kernel = Kernel::new("buffer_load_format_x v4, off, s[8:11], 0");
    kernel.body = format!("s_mov_b32 s11, 0x30000000\n{}", kernel.body);
    let fault = kernel.strict().run(&mut memory).expect_err("strict mode tells");
    assert_eq!(fault.kind, FaultKind::InvalidFormat { write: false });
    assert_eq!(
        fault.kind.to_string(),
        "a load converts by a buffer format that is INVALID or reserved: check bits 12 to 17 of the descriptor's last word"
    );
}

#[test]
fn strict_mode_follows_values_through_formats() {
    // v4 is never written: a component of it must not leave the kernel.
    let fault = Kernel::new("v_mov_b32_e32 v3, 0\ntbuffer_store_format_xy v[3:4], v1, s[8:11], 0 format:50 offen")
        .strict()
        .run(&mut [0; 128])
        .expect_err("v4 is undefined");
    assert!(matches!(fault.kind, FaultKind::Uninitialised { .. }), "{fault}");
    // Only X is loaded, to the low half: the high half stays undefined.
    let fault = Kernel::new(
        "tbuffer_load_d16_format_x v3, v1, s[8:11], 0 format:22 offen\ns_waitcnt vmcnt(0)\nglobal_store_d16_hi_b16 v1, v3, s[4:5]",
    )
    .strict()
    .run(&mut [0; 128])
    .expect_err("the high half is undefined");
    assert!(matches!(fault.kind, FaultKind::Uninitialised { .. }), "{fault}");
}
