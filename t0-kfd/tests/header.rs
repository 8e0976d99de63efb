//! The table, compared with the installed `linux/kfd_ioctl.h`.
//!
//! The header is read as text. Its structs have only fields of 4 and 8 bytes, each of which is aligned in the struct,
//! so a struct is equal if the names and sizes of its fields are. An older header lacks calls, and fields at the end of
//! structs.

use std::collections::BTreeMap;

use t0_kfd::{Apertures, Direction, Ioctl, Layout, Visitor, each_ioctl, flags, values};
use t0_tests_share::oracle;

const HEADER: &str = "/usr/include/linux/kfd_ioctl.h";

/// The text without comments and line continuations.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain.replace("\\\n", " ")
}

/// The fields of a struct: names and sizes.
fn fields(header: &str, name: &str) -> Option<Vec<(String, usize)>> {
    let (_, body) = header.split_once(&format!("struct {name} {{"))?;
    let (body, _) = body.split_once('}')?;
    let field = |line: &str| {
        let (ty, name) = line.trim().split_once(char::is_whitespace)?;
        let size = match ty {
            "__u32" | "__s32" => 4,
            "__u64" => 8,
            // Attributes follow the struct.
            "struct" => return None,
            other => panic!("a field of type {other} in {name}"),
        };
        Some((name.trim().to_owned(), size))
    };
    Some(body.split(';').filter_map(field).collect())
}

/// The macros that are defined: their names and texts.
fn macros(header: &str) -> BTreeMap<&str, &str> {
    let defined = header.lines().filter_map(|line| line.strip_prefix("#define "));
    defined.filter_map(|line| line.split_once(char::is_whitespace)).map(|(name, text)| (name, text.trim())).collect()
}

fn check_struct<A: Layout>(header: &str) {
    let found = fields(header, A::STRUCT).unwrap_or_else(|| panic!("the header has no struct {}", A::STRUCT));
    let found: Vec<_> = found.iter().map(|(name, size)| (name.as_str(), *size)).collect();
    assert_eq!(A::FIELDS.get(..found.len()), Some(found.as_slice()), "{}", A::STRUCT);
}

struct Calls<'a> {
    header: &'a str,
    macros: BTreeMap<&'a str, &'a str>,
    checked: usize,
    missing: Vec<&'static str>,
}

impl Visitor for Calls<'_> {
    fn visit<A: Ioctl>(&mut self) {
        let Some(text) = self.macros.get(format!("AMDKFD_IOC_{}", A::NAME).as_str()) else {
            self.missing.push(A::NAME);
            return;
        };
        let (direction, text) = text.split_once('(').expect("a call of a macro");
        let direction = match direction.trim() {
            "AMDKFD_IOR" => Direction::Out,
            "AMDKFD_IOW" => Direction::In,
            "AMDKFD_IOWR" => Direction::InOut,
            other => panic!("{other} in {}", A::NAME),
        };
        let (number, argument) = text.trim_end_matches(')').split_once(',').expect("two arguments");
        let number = number.trim().trim_start_matches("0x");
        assert_eq!(u32::from_str_radix(number, 16), Ok(A::NUMBER), "{}", A::NAME);
        assert_eq!((direction, argument.trim()), (A::DIRECTION, &*format!("struct {}", A::STRUCT)), "{}", A::NAME);
        check_struct::<A>(self.header);
        self.checked += 1;
    }
}

/// The value of a macro: a number, or `(1 << N)`.
fn value(text: &str) -> u32 {
    match text.trim_matches(['(', ')']).split_once("<<") {
        Some((one, shift)) => {
            one.trim().parse::<u32>().expect("a number") << shift.trim().parse::<u32>().expect("a number")
        }
        None => {
            text.strip_prefix("0x").map_or_else(|| text.parse(), |hex| u32::from_str_radix(hex, 16)).expect("a number")
        }
    }
}

macro_rules! check_values {
    ($macros:expr, $module:ident, $prefix:literal: $($name:ident)*) => {$(
        if let Some(text) = $macros.get(concat!("KFD_IOC_", $prefix, stringify!($name))) {
            assert_eq!(value(text), $module::$name, stringify!($name));
        }
    )*};
}

#[test]
fn the_table_is_the_header() {
    let Ok(text) = std::fs::read_to_string(HEADER) else {
        return oracle::missing("the table of ioctls", HEADER, "apt-get install linux-libc-dev");
    };
    let header = plain(&text);
    let mut calls = Calls { header: &header, macros: macros(&header), checked: 0, missing: Vec::new() };
    each_ioctl(&mut calls);
    // What was added after the version of Debian 12's header.
    let newer = ["EXPORT_DMABUF", "RUNTIME_ENABLE"];
    assert!(calls.missing.iter().all(|name| newer.contains(name)), "{:?}", calls.missing);
    assert!(calls.checked >= 28, "{}", calls.checked);
    check_struct::<Apertures>(&header);
    let macros = calls.macros;
    check_values!(macros, flags, "ALLOC_MEM_FLAGS_": VRAM GTT USERPTR DOORBELL MMIO_REMAP UNCACHED COHERENT
        NO_SUBSTITUTE PUBLIC EXECUTABLE WRITABLE);
    check_values!(macros, values, "": QUEUE_TYPE_COMPUTE QUEUE_TYPE_SDMA QUEUE_TYPE_COMPUTE_AQL QUEUE_TYPE_SDMA_XGMI
        QUEUE_TYPE_SDMA_BY_ENG_ID EVENT_SIGNAL EVENT_HW_EXCEPTION EVENT_DEBUG_EVENT EVENT_MEMORY
        WAIT_RESULT_COMPLETE WAIT_RESULT_TIMEOUT WAIT_RESULT_FAIL);
}

#[test]
fn the_bits_of_exceptions_are_those_of_newer_headers() {
    use t0_kfd::exception as bit;
    let rows = [
        ("WAVE_ABORT", bit::WAVE_ABORT),
        ("WAVE_TRAP", bit::WAVE_TRAP),
        ("WAVE_MATH_ERROR", bit::WAVE_MATH_ERROR),
        ("WAVE_ILLEGAL_INSTRUCTION", bit::WAVE_ILLEGAL_INSTRUCTION),
        ("WAVE_MEMORY_VIOLATION", bit::WAVE_MEMORY_VIOLATION),
        ("WAVE_APERTURE_VIOLATION", bit::WAVE_APERTURE_VIOLATION),
        ("PACKET_DISPATCH_DIM_INVALID", bit::PACKET_DISPATCH_DIM_INVALID),
        ("PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID", bit::PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID),
        ("PACKET_DISPATCH_CODE_INVALID", bit::PACKET_DISPATCH_CODE_INVALID),
        ("PACKET_UNSUPPORTED", bit::PACKET_UNSUPPORTED),
        ("PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID", bit::PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID),
        ("PACKET_DISPATCH_REGISTER_INVALID", bit::PACKET_DISPATCH_REGISTER_INVALID),
        ("PACKET_VENDOR_UNSUPPORTED", bit::PACKET_VENDOR_UNSUPPORTED),
    ];
    // The header of Debian 12 has no exceptions; that of Debian 13 is unpacked with AMD's stack.
    let newer = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/trixie/root/usr/include/linux/kfd_ioctl.h");
    for path in [HEADER, newer] {
        let Ok(header) = std::fs::read_to_string(path) else { continue };
        if !header.contains("EC_QUEUE_WAVE_ABORT =") {
            continue;
        }
        for (name, mask) in rows {
            let (_, after) = header.split_once(&format!("EC_QUEUE_{name} = ")).unwrap_or_else(|| panic!("no {name}"));
            let number: u32 = after.split(',').next().and_then(|text| text.trim().parse().ok()).expect("a number");
            assert_eq!(mask, 1 << (number - 1), "{name} in {path}");
        }
    }
}
