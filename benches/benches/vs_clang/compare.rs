//! Comparison of results.

use crate::case::Element;

/// Units in the last place by which floats may differ.
const ULPS: u32 = 2;

/// Compares the buffers that two kernels wrote.
///
/// # Errors
/// The first element that differs, and how many do.
pub(crate) fn compare(own: &[(Element, Vec<u8>)], theirs: &[(Element, Vec<u8>)]) -> Result<(), String> {
    for (buffer, ((element, a), (_, b))) in own.iter().zip(theirs).enumerate() {
        let size = element.bytes();
        let (a, b) = (a.chunks(size).map(bits), b.chunks(size).map(bits));
        let wrong: Vec<(usize, (u64, u64))> =
            a.zip(b).enumerate().filter(|(_, (a, b))| distance(*element, *a, *b) > ULPS).collect();
        if let Some((at, (a, b))) = wrong.first() {
            let (a, b) = (text(*element, *a), text(*element, *b));
            return Err(format!("result {buffer}: {} elements differ; element {at} is {a}, clang's {b}", wrong.len()));
        }
    }
    Ok(())
}

/// A little-endian number.
fn bits(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |n, byte| n << 8 | u64::from(*byte))
}

/// How far apart two elements are: units in the last place for floats, none or more than permitted for integers.
fn distance(element: Element, a: u64, b: u64) -> u32 {
    let sign = match element {
        Element::U8 | Element::U16 | Element::U32 | Element::U64 => return if a == b { 0 } else { u32::MAX },
        Element::F32 => 31,
        Element::Bf16 => 15,
    };
    // Numbers in the order of the floats.
    let ordered = |bits: u64| {
        let magnitude = (bits & !(1 << sign)) as i64;
        if bits >> sign & 1 == 1 { -magnitude } else { magnitude }
    };
    ordered(a).abs_diff(ordered(b)).try_into().unwrap_or(u32::MAX)
}

fn text(element: Element, bits: u64) -> String {
    match element {
        Element::U8 | Element::U16 | Element::U32 | Element::U64 => bits.to_string(),
        Element::F32 => f32::from_bits(bits as u32).to_string(),
        Element::Bf16 => f32::from_bits((bits as u32) << 16).to_string(),
    }
}
