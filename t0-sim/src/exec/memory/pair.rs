//! Two loads in one step: consecutive instructions that load the lower and the upper half of 32 bytes per lane, as for
//! an operand of a matrix instruction, whose lanes 16 to 31 repeat lanes 0 to 15.
//!
//! The step stands before the steps of both instructions. If the access is this common case, it performs both and skips
//! their steps. Otherwise it has no effect, and the two steps run, which also name the instruction of a fault.
use super::direct::{Pattern, Space, pattern};
use super::rows::{self, Rows};
#[cfg(target_arch = "x86_64")]
use super::rows::{Avx2, Avx512};
use crate::exec::layout::{ROW, Row};
use crate::exec::step::{Handler, Handlers, Step};
use crate::exec::wave::{Flow, Wave};

/// Bytes per lane.
const BYTES: u32 = 32;
/// Registers that each of the two instructions writes.
const WORDS: u32 = 4;

/// Whether `second`, which follows `first`, loads the upper half. Both are steps of loads of four words per lane by one
/// handler of [`direct`](super::direct).
pub(in crate::exec) fn continues(first: &Step, second: &Step) -> bool {
    let operands = |s: &Step| (s.a, s.x, s.y);
    let written = first.d..first.d + WORDS * ROW;
    // The address has up to two registers, which the first load must leave as they are.
    operands(first) == operands(second)
        && first.imm.checked_add(BYTES / 2) == Some(second.imm)
        && second.d == written.end
        && !written.contains(&first.a)
        && !written.contains(&(first.a + ROW))
}

/// Both loads of `first`, followed by those at position `at` of the program.
pub(in crate::exec) fn step(handler: Handler, first: &Step, at: usize) -> Step {
    Step { run: handler, second: [at as u32 + 2, 0, 0, 0], ..*first }
}

#[inline(always)]
fn load<S: Space, R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    if !w.full {
        return Flow::Next;
    }
    let Some(Pattern::Spread(at, _)) = pattern::<S, R, CHECKED>(w, s, BYTES, false) else { return Flow::Next };
    let offsets: Row = *S::offsets(w, s).0;
    let repeats = offsets.0[0] == offsets.0[16];
    if S::REGIONS && repeats && at & 63 < BYTES.into() {
        prefetch::<S>(w, s, at);
    }
    // SAFETY: the handler of a level uses the rows of that level. All lanes are active, so that lane 0 loads from `at`,
    // and every lane has been checked for both loads. The destination is eight rows of the file.
    if !unsafe { R::operand(at, &raw const offsets, w.row_pointer(s.d)) } {
        return Flow::Next;
    }
    w.ip = s.second[0] as usize;
    Flow::Jump
}

/// Asks for what the rows of the operand continue with. Lane 0 loads from `at`, the first part of its cache line.
#[inline(always)]
fn prefetch<S: Space>(w: &mut Wave<'_>, s: &Step, at: u64) {
    let offsets = *S::offsets(w, s).0;
    let origin = at.wrapping_sub(offsets.0[0].into()).wrapping_add(rows::LINES_AHEAD);
    if let Some(operands) = &mut w.operands {
        operands.ahead.push(origin, &offsets);
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2<S: Space, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    load::<S, Avx2, CHECKED>(w, s)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx512<S: Space, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    load::<S, Avx512, CHECKED>(w, s)
}

fn portable(_w: &mut Wave<'_>, _s: &Step) -> Flow {
    Flow::Next
}

#[cfg(target_arch = "x86_64")]
const fn handlers<S: Space, const CHECKED: bool>() -> Handlers {
    Handlers([portable as Handler, avx2::<S, CHECKED> as Handler, avx512::<S, CHECKED> as Handler])
}

#[cfg(not(target_arch = "x86_64"))]
const fn handlers<S: Space, const CHECKED: bool>() -> Handlers {
    Handlers::same(portable as Handler)
}

/// The handlers of both loads from an address space. They have no effect at the level without extensions.
pub(in crate::exec) fn find<S: Space>(checked: bool) -> Handlers {
    if checked { handlers::<S, true>() } else { unchecked::<S>() }
}

#[cfg(feature = "unchecked")]
const fn unchecked<S: Space>() -> Handlers {
    handlers::<S, false>()
}

/// Without the feature all accesses are checked.
#[cfg(not(feature = "unchecked"))]
const fn unchecked<S: Space>() -> Handlers {
    handlers::<S, true>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_load_follows_the_first_in_memory_and_in_registers() {
        let first = Step { d: 16 * ROW, a: 20 * ROW, x: 4, imm: 32, ..Step::new(portable) };
        let second = Step { d: 20 * ROW, imm: 48, ..first };
        assert!(continues(&first, &second), "the second load may overwrite the address");
        for other in [
            Step { d: 21 * ROW, ..second },
            Step { imm: 44, ..second },
            Step { a: 21 * ROW, ..second },
            Step { x: 8, ..second },
            Step { y: 1, ..second },
        ] {
            assert!(!continues(&first, &other), "{other:?}");
        }
        // The first load overwrites the address, or its upper word.
        for row in [15, 16, 19] {
            let moved = |s: Step| Step { a: row * ROW, ..s };
            assert!(!continues(&moved(first), &moved(second)), "{row}");
        }
        let last = Step { imm: u32::MAX - 15, ..first };
        assert!(!continues(&last, &Step { imm: 0, ..second }), "an offset wraps");
    }
}
