//! Atomic accesses: the lanes of a wave one after another.

use super::{LANES, Word};
use crate::ir::inst::{AtomicAccess, AtomicOp};

/// Carries the access out for the lanes of the mask; gives what was there before, zero out of range.
pub(super) fn access(a: &AtomicAccess, bytes: &mut [u8], offset: &Word, data: &[&[Word]], mask: u32) -> Vec<Word> {
    let words = usize::from(a.ty().words());
    let mut out = vec![[0; LANES]; words];
    for l in (0..LANES).filter(|l| mask >> l & 1 != 0) {
        let at = u64::from(offset[l]) + u64::from(a.imm);
        let Some(place) = usize::try_from(at).ok().and_then(|at| bytes.get_mut(at..at + 4 * words)) else { continue };
        let old = place.iter().rev().fold(0, |x, b| x << 8 | u64::from(*b));
        let given = |i: usize| data[i].iter().rev().fold(0, |x, w| x << 32 | u64::from(w[l]));
        for (i, word) in out.iter_mut().enumerate() {
            word[l] = (old >> (32 * i)) as u32;
        }
        if let Some(new) = result(a, old, given) {
            place.copy_from_slice(&new.to_le_bytes()[..4 * words]);
        }
    }
    out
}

/// What is stored.
fn result(a: &AtomicAccess, old: u64, given: impl Fn(usize) -> u64) -> Option<u64> {
    // Conversion to binary64 is exact and keeps the order.
    let float = |x: u64| if a.wide { f64::from_bits(x) } else { f64::from(f32::from_bits(x as u32)) };
    let signed = |x: u64| if a.wide { x as i64 } else { i64::from(x as i32) };
    let pick = |take: bool| if take { given(0) } else { old };
    Some(match a.op {
        AtomicOp::Load => return None,
        AtomicOp::Store | AtomicOp::Exchange => given(0),
        AtomicOp::Add => old.wrapping_add(given(0)),
        AtomicOp::Sub => old.wrapping_sub(given(0)),
        AtomicOp::MinU => old.min(given(0)),
        AtomicOp::MaxU => old.max(given(0)),
        AtomicOp::MinS => pick(signed(given(0)) < signed(old)),
        AtomicOp::MaxS => pick(signed(given(0)) > signed(old)),
        AtomicOp::And => old & given(0),
        AtomicOp::Or => old | given(0),
        AtomicOp::Xor => old ^ given(0),
        AtomicOp::CompareExchange => pick(old == given(1)),
        AtomicOp::FAdd if a.wide => (float(old) + float(given(0))).to_bits(),
        AtomicOp::FAdd => (f32::from_bits(old as u32) + f32::from_bits(given(0) as u32)).to_bits().into(),
        AtomicOp::FMin => pick(float(given(0)) < float(old)),
        AtomicOp::FMax => pick(float(given(0)) > float(old)),
    })
}
