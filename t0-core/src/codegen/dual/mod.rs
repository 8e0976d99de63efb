//! Dual issue: two vector instructions become one VOPD instruction, whose halves execute at once (RDNA3 ISA, 7.6 "Dual
//! Issue VALU").
//!
//! | file | contents |
//! |---|---|
//! | `mod` | which two instructions of a block become one, and what may be crossed for it |
//! | [`half`] | what an instruction is as half of a pair, and which halves go together |
//! | [`touch`] | what an instruction touches, as sets |
//! | [`check`] | proves the result from the input of the pass, with none of the code above |
//!
//! A pair replaces the first of its two instructions; the second moves up to it. That is correct when
//! - neither reads what the first writes, nor do both write one register (the second may write what the first reads:
//!   both read first);
//! - the second reads nothing that an instruction it crosses writes, and writes nothing that one of them reads or
//!   writes. EXEC, SCC, VCC and M0 are registers like any other, so that no instruction crosses a change of its lanes;
//! - what is crossed only computes: memory accesses, waits, barriers, messages and accesses to hardware registers (the
//!   cycle counter among them) are barriers to motion ([`touch::is_wall`]), and so are the ends of a block.
//!
//! A pair carries the line of its first instruction: vector instructions of pairs touch registers alone and cannot
//! fault.
//!
//! Two more rules keep to what gfx11 executes reliably. Neither half reads a VGPR that a DPP or permlane instruction of
//! the block wrote: such a pair gave wrong numbers on gfx1150 (ROCm/aotriton issue 183). Source registers of one
//! position differ in parity ([`half`]).
//!
//! A correct pair is not always profitable: a second instruction whose operands come later than the first's would hold
//! it up ([`Clock`]). An instruction that waits for a memory access is neither the second half nor crossed
//! (llvm-project pull request 201930).
//!
//! **Invariant:** the number of instructions looked at for each is bounded, so that the pass is linear.

pub(super) mod check;
pub(super) mod half;
#[cfg(test)]
mod tests;
pub(super) mod touch;

use super::machine::{PFunc, PInst};
use crate::bug::bug;
use half::Half;
use t0_isa::isa::Inst;
use touch::{Finds, Set, Touch};

/// How many instructions after one its partner is searched for.
const WINDOW: usize = 16;

/// Pairs what can be paired.
pub(super) fn run(p: &mut PFunc) {
    for b in p.layout.clone() {
        let block = &mut p.blocks[b.0 as usize];
        block.insts = pair(std::mem::take(&mut block.insts));
    }
}

fn pair(mut insts: Vec<PInst>) -> Vec<PInst> {
    let touches: Vec<Touch> = insts.iter().map(|i| Touch::of(&i.inst)).collect();
    let finds = Finds::of(&touches);
    let forms = |(i, finds): (&PInst, &Finds)| if finds.exchanged { Vec::new() } else { half::forms(&i.inst) };
    let halves: Vec<Vec<Half>> = insts.iter().zip(&finds).map(forms).collect();
    let mut taken = vec![false; insts.len()];
    let mut clock = Clock::new();
    for i in 0..insts.len() {
        if taken[i] {
            continue;
        }
        if !halves[i].is_empty()
            && let Some((j, pair)) = partner(i, &halves, (&touches, &finds), &taken, &clock)
        {
            insts[i].inst = pair;
            taken[j] = true;
            clock.issue(&touches[j]);
            clock.now -= 1;
        }
        clock.issue(&touches[i]);
    }
    let mut taken = taken.into_iter();
    insts.retain(|_| !taken.next().unwrap_or_else(|| bug!("a block has more instructions than before pairing")));
    insts
}

/// The instruction that instruction `i` pairs with, and the pair.
fn partner(
    i: usize,
    halves: &[Vec<Half>],
    (touches, finds): (&[Touch], &[Finds]),
    taken: &[bool],
    clock: &Clock,
) -> Option<(usize, Inst)> {
    let mut crossed = Touch::default();
    let mut adjacent = true;
    let behind = (i + 1..touches.len()).filter(|j| !taken[*j]).take(WINDOW);
    for j in behind {
        let t = &touches[j];
        if finds[j].pending {
            return None;
        }
        if !halves[j].is_empty()
            && may_move(&touches[i], &crossed, t)
            && (adjacent || !clock.delays(&touches[i], t))
            && let Some(pair) = half::fit(&halves[i], &halves[j])
        {
            return Some((j, pair));
        }
        if t.wall {
            return None;
        }
        crossed.add(t);
        adjacent = false;
    }
    None
}

/// Whether `second` may move up over what is `crossed` to execute together with `first`.
pub(super) fn may_move(first: &Touch, crossed: &Touch, second: &Touch) -> bool {
    let apart = |a: &Set, b: &Set| !a.meets(b);
    apart(&second.reads, &first.writes)
        && apart(&second.writes, &first.writes)
        && apart(&second.reads, &crossed.writes)
        && apart(&second.writes, &crossed.reads)
        && apart(&second.writes, &crossed.writes)
}

/// Clocks from one vector instruction to another that reads its result.
const LATENCY: u32 = 5;
/// Results of unknown latency arrive from here on, in order of issue.
const LATE: u32 = 1 << 30;

/// When registers were written, by a clock of one instruction each; what a memory access writes has come once something
/// has read it or what a later access wrote. It only estimates profit.
struct Clock {
    now: u32,
    written: Vec<u32>,
    come: u32,
}

impl Clock {
    fn new() -> Clock {
        Clock { now: LATENCY, written: vec![0; Set::BITS], come: 0 }
    }

    fn issue(&mut self, t: &Touch) {
        self.now += 1;
        for r in t.reads.iter() {
            let at = self.written[r];
            if at >= LATE {
                self.come = self.come.max(at);
            }
        }
        for r in t.writes.iter() {
            self.written[r] = if t.late { LATE + self.now } else { self.now };
        }
    }

    /// When the last of an instruction's operands was written.
    fn operands(&self, t: &Touch) -> u32 {
        let known = |r| match self.written[r] {
            at if at >= LATE && at <= self.come => 0,
            at => at,
        };
        t.reads.iter().map(known).max().unwrap_or(0)
    }

    /// Whether `first` would wait for operands of `second` if they executed now.
    fn delays(&self, first: &Touch, second: &Touch) -> bool {
        self.operands(second) > self.operands(first).max(self.now - LATENCY)
    }
}
