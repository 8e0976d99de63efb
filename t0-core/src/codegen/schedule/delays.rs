//! `s_delay_alu` before instructions that need a recent result.
//!
//! A vector instruction that issues before its operands are ready waits for them in the queue of its SIMD, where it
//! blocks the instructions of other waves. `s_delay_alu` holds it back in its own wave instead. One instruction states
//! up to two dependencies: each names the vector instruction, the transcendental one or the scalar clocks that an
//! instruction waits for, counted backwards from it. RDNA3 ISA, 16.5 "SOPP", S_DELAY_ALU.
//!
//! A delay has no effect on results. Where one is placed follows LLVM: `t0-core/tests/it/oracle_delays.rs` removes the
//! delays from clang's code and compares those that [`delays`] places there.

use crate::codegen::machine::{PFunc, PInst};
use crate::codegen::mir::MTerm;
use t0_isa::isa::{Access, Field, Form, Format, Inst, Op as I, Operand, Reg, Unit};
use t0_isa::machine::Clocks;
use t0_isa::target::Target;

/// The vector instructions, transcendental instructions and scalar clocks that a dependency can count back.
const VECTORS: u8 = 4;
const TRANSCENDENTALS: u8 = 3;
const SCALAR_CLOCKS: u32 = 3;
/// The codes of dependencies before the first of each kind.
const VECTOR_CODE: u16 = 0;
const TRANSCENDENTAL_CODE: u16 = 4;
const SCALAR_CODE: u16 = 8;
/// The second dependency applies to one of this many instructions after the first one.
const REACH: usize = 5;
/// The latency of a scalar result.
const SCALAR_LATENCY: u32 = 2;

/// Instructions that are executed in order, and the blocks that may follow them.
#[derive(Clone, Debug)]
pub struct CodeBlock {
    /// The instructions, with the branches at the end.
    pub insts: Vec<Inst>,
    /// The numbers of the blocks that may follow.
    pub next: Vec<usize>,
}

/// An `s_delay_alu`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delay {
    /// The number of the instruction in its block that it precedes.
    pub before: usize,
    /// Its operand.
    pub field: u16,
}

/// Who computes a register, as far as its result may not be ready. Where paths meet, the longest time and the last
/// instruction count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Pending {
    vector: Option<Vector>,
    transcendental: Option<Transcendental>,
    /// Clocks until a scalar result is ready.
    scalar: u32,
}

/// A vector instruction that is not transcendental.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Vector {
    /// Clocks until its result is ready.
    clocks: u32,
    /// Its number, counted backwards from the next instruction of the kind.
    back: u8,
}

/// A transcendental instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Transcendental {
    clocks: u32,
    back: u8,
    /// Other vector instructions since.
    vectors: u8,
}

/// The kinds of instructions that dependencies count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Vector,
    Transcendental,
    Scalar,
    Other,
}

impl Kind {
    fn of(inst: &Inst) -> Kind {
        match inst.unit() {
            unit if unit.is_transcendental() => Kind::Transcendental,
            Unit::Valu(_) => Kind::Vector,
            Unit::Salu(_) | Unit::Control => Kind::Scalar,
            Unit::Smem | Unit::Lds | Unit::Vmem | Unit::Export => Kind::Other,
        }
    }
}

impl Pending {
    /// The result of an instruction that issues now.
    fn new(kind: Kind, latency: u32) -> Pending {
        match kind {
            Kind::Vector => Pending { vector: Some(Vector { clocks: latency, back: 0 }), ..Pending::default() },
            Kind::Transcendental => {
                let transcendental = Some(Transcendental { clocks: latency, back: 0, vectors: 0 });
                Pending { transcendental, ..Pending::default() }
            }
            Kind::Scalar | Kind::Other => Pending { scalar: latency, ..Pending::default() },
        }
    }

    fn join(&mut self, other: &Pending) {
        self.vector = match (self.vector, other.vector) {
            (Some(a), Some(b)) => Some(Vector { clocks: a.clocks.max(b.clocks), back: a.back.min(b.back) }),
            (a, b) => a.or(b),
        };
        self.transcendental = match (self.transcendental, other.transcendental) {
            (Some(a), Some(b)) => Some(Transcendental {
                clocks: a.clocks.max(b.clocks),
                back: a.back.min(b.back),
                vectors: a.vectors.min(b.vectors),
            }),
            (a, b) => a.or(b),
        };
        self.scalar = self.scalar.max(other.scalar);
    }

    /// An instruction has issued. Returns whether anything is still pending.
    fn advance(&mut self, kind: Kind, clocks: u32) -> bool {
        let vector = u8::from(kind == Kind::Vector);
        self.vector = self.vector.and_then(|v| {
            let after = Vector { clocks: v.clocks.saturating_sub(clocks), back: v.back + vector };
            (after.clocks > 0 && after.back <= VECTORS).then_some(after)
        });
        self.transcendental = self.transcendental.and_then(|t| {
            let after = Transcendental {
                clocks: t.clocks.saturating_sub(clocks),
                back: t.back + u8::from(kind == Kind::Transcendental),
                vectors: t.vectors.saturating_add(vector),
            };
            (after.clocks > 0 && after.back <= TRANSCENDENTALS).then_some(after)
        });
        self.scalar = self.scalar.saturating_sub(clocks);
        *self != Pending::default()
    }

    /// The codes of the dependencies, at most two. A vector instruction before a transcendental one that is waited for
    /// too is done by then.
    fn codes(&self) -> impl Iterator<Item = u16> {
        let vector = self.vector.filter(|v| self.transcendental.is_none_or(|t| v.back <= t.vectors));
        let transcendental = self.transcendental.map(|t| TRANSCENDENTAL_CODE + u16::from(t.back));
        let vector = vector.map(|v| VECTOR_CODE + u16::from(v.back));
        let scalar = (self.scalar > 0).then(|| SCALAR_CODE + self.scalar.min(SCALAR_CLOCKS) as u16);
        [transcendental, vector, scalar].into_iter().flatten().take(2)
    }
}

/// The results that may not be ready.
#[derive(Clone, PartialEq, Default, Debug)]
struct State {
    /// By register, in ascending order.
    pending: Vec<(u16, Pending)>,
    /// The last scalar register that a vector instruction of this block wrote. Scalar instructions wait for it.
    mask: Option<u16>,
}

impl State {
    /// Adds what another path leaves pending. Returns whether anything changed.
    fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (register, pending) in &other.pending {
            match self.find(*register) {
                Ok(at) => {
                    let before = self.pending[at].1;
                    self.pending[at].1.join(pending);
                    changed |= self.pending[at].1 != before;
                }
                Err(at) => {
                    self.pending.insert(at, (*register, *pending));
                    changed = true;
                }
            }
        }
        changed
    }

    fn find(&self, register: u16) -> Result<usize, usize> {
        self.pending.binary_search_by_key(&register, |(r, _)| *r)
    }

    fn set(&mut self, register: u16, pending: Pending) {
        match self.find(register) {
            Ok(at) => self.pending[at].1 = pending,
            Err(at) => self.pending.insert(at, (register, pending)),
        }
    }

    /// What the instruction waits for; then takes it into account.
    fn step(&mut self, inst: &Inst, target: &Target) -> Pending {
        let kind = Kind::of(inst);
        if matches!(inst.unit(), Unit::Salu(_) | Unit::Control | Unit::Smem) {
            self.wait_for_mask();
        }
        let mut wait = Pending::default();
        if completes_vectors(inst) {
            self.pending.clear();
        } else if kind != Kind::Other && !self.pending.is_empty() {
            for register in inst.reads(false).filter(|read| is_explicit(inst, read)).flat_map(registers) {
                if let Ok(at) = self.find(register) {
                    wait.join(&self.pending.remove(at).1);
                }
            }
        }
        if kind != Kind::Other {
            let latency = match inst.unit() {
                Unit::Valu(pipe) => Clocks::of(target).pipe(pipe).latency,
                _ => SCALAR_LATENCY,
            };
            for write in inst.writes(false).filter(|write| is_explicit(inst, write)) {
                // The carry of a vector instruction is there earlier than its sum.
                let carry = inst.unit().is_vector() && !write.reg.is_vgpr() && write.operand > 0;
                let latency = if carry { SCALAR_LATENCY } else { latency };
                for register in registers(write) {
                    self.set(register, Pending::new(kind, latency));
                }
                if inst.unit().is_vector() && !write.reg.is_vgpr() {
                    self.mask = Some(write.reg.0);
                }
            }
            // Scalar instructions wait for a carry that is discarded, too.
            if inst.unit().is_vector() && discards_carry(inst) {
                self.set(Reg::NULL.0, Pending::new(kind, SCALAR_LATENCY));
                self.mask = Some(Reg::NULL.0);
            }
        }
        let clocks = match inst.operands().first() {
            Some(Operand::Imm(n)) if inst.op == I::s_nop => u32::from(*n) + 1,
            _ => 1,
        };
        self.pending.retain_mut(|(_, pending)| pending.advance(kind, clocks));
        wait
    }

    /// The instruction waits for the last scalar register that a vector instruction wrote, and so for all vector
    /// instructions before that one.
    fn wait_for_mask(&mut self) {
        let pending = self.mask.and_then(|mask| self.find(mask).ok()).map(|at| self.pending[at].1);
        let Some(vector) = pending.and_then(|pending| pending.vector) else { return };
        self.mask = None;
        self.pending.retain(|(_, pending)| pending.vector.is_none_or(|v| v.back < vector.back));
    }
}

fn registers(access: Access) -> std::ops::Range<u16> {
    access.reg.0..access.reg.0 + u16::from(access.dwords)
}

/// Whether the operand is written in the instruction: the mask of short forms is not. Results of vector instructions
/// are forwarded to it.
fn is_explicit(inst: &Inst, access: &Access) -> bool {
    let field = inst.slots().nth(access.operand.into()).map(|(slot, _)| slot.field);
    let mask = matches!(field, Some(Field::vcc_src | Field::vcc_dst));
    !(mask && access.reg == Reg::VCC_LO && inst.form != Form::Long)
}

/// Whether the instruction has a scalar result that it writes nowhere.
fn discards_carry(inst: &Inst) -> bool {
    inst.slots().any(|(slot, operand)| slot.dst && operand.reg() == Some(Reg::NULL))
}

/// Whether the instruction issues only when all vector instructions before it have written their results.
fn completes_vectors(inst: &Inst) -> bool {
    let depctr =
        inst.op == I::s_waitcnt_depctr && matches!(inst.operands().first(), Some(Operand::Imm(n)) if n >> 12 == 0);
    depctr || matches!(inst.unit(), Unit::Vmem | Unit::Export) || inst.op.desc().format == Format::DS
}

/// The delays of each block, in order. The first block is the entry.
pub fn delays(blocks: &[CodeBlock], target: &Target) -> Vec<Vec<Delay>> {
    // Where each block begins, as far as the paths to it are known, and the delays that it then needs.
    let mut visited: Vec<Option<(State, Vec<Delay>)>> = vec![None; blocks.len()];
    if let Some(first) = visited.first_mut() {
        *first = Some(Default::default());
    }
    let mut work: Vec<usize> = (0..blocks.len().min(1)).collect();
    while let Some(number) = work.pop() {
        let Some((start, delays)) = &mut visited[number] else { continue };
        let mut state = start.clone();
        *delays = place(&blocks[number], &mut state, target);
        state.mask = None;
        for &next in &blocks[number].next {
            let changed = match &mut visited[next] {
                Some((start, _)) => start.join(&state),
                none => {
                    *none = Some((state.clone(), Vec::new()));
                    true
                }
            };
            if changed && !work.contains(&next) {
                work.push(next);
            }
        }
    }
    let unreached = |block| place(block, &mut State::default(), target);
    let of = |(block, visited): (_, Option<(State, Vec<Delay>)>)| visited.map_or_else(|| unreached(block), |(_, d)| d);
    blocks.iter().zip(visited).map(of).collect()
}

/// The delays of a block. `state` is the state at its beginning, and afterwards that at its end.
fn place(block: &CodeBlock, state: &mut State, target: &Target) -> Vec<Delay> {
    let mut placed = Placed::default();
    for (number, inst) in block.insts.iter().enumerate() {
        placed.add(number, state.step(inst, target).codes());
    }
    placed.delays
}

/// The delays of a block.
#[derive(Default)]
struct Placed {
    delays: Vec<Delay>,
    /// Whether the last one has one dependency.
    room: bool,
}

impl Placed {
    /// Adds the dependencies of an instruction, to the last delay if that is possible.
    fn add(&mut self, number: usize, mut codes: impl Iterator<Item = u16>) {
        let Some(first) = codes.next() else { return };
        let second = codes.next();
        if let (Some(last), true, None) = (self.delays.last_mut(), self.room, second) {
            let distance = number - last.before;
            if distance <= REACH {
                last.field |= first << 7 | (distance as u16) << 4;
                self.room = false;
                return;
            }
        }
        self.delays.push(Delay { before: number, field: first | second.unwrap_or(0) << 7 });
        self.room = second.is_none();
    }
}

/// Inserts the delays.
pub(crate) fn run(p: &mut PFunc, target: &Target) {
    let mut place = vec![None; p.blocks.len()];
    for (number, block) in p.layout.iter().enumerate() {
        place[block.0 as usize] = Some(number);
    }
    let blocks: Vec<CodeBlock> = (p.layout.iter().enumerate())
        .map(|(number, &b)| {
            let block = p.block(b);
            let mut insts: Vec<Inst> = block.insts.iter().map(|i| i.inst).collect();
            let next: Vec<usize> = block.term.successors().filter_map(|to| place[to.0 as usize]).collect();
            match block.term {
                MTerm::End => insts.push(Inst::new(I::s_endpgm, &[])),
                MTerm::Jump(_) if next.first() == Some(&(number + 1)) => {}
                MTerm::Jump(_) => insts.push(Inst::new(I::s_branch, &[Operand::Imm(0)])),
                MTerm::Branch(..) => insts.push(Inst::new(I::s_cbranch_scc1, &[Operand::Imm(0)])),
            }
            CodeBlock { insts, next }
        })
        .collect();
    for (&b, delays) in p.layout.clone().iter().zip(delays(&blocks, target)) {
        let block = &mut p.blocks[b.0 as usize];
        let mut delays = delays.into_iter().peekable();
        let mut out = Vec::with_capacity(block.insts.len() + 8);
        for (number, inst) in std::mem::take(&mut block.insts).into_iter().enumerate() {
            if let Some(delay) = delays.next_if(|delay| delay.before == number) {
                out.push(PInst { inst: Inst::new(I::s_delay_alu, &[Operand::Imm(delay.field)]), loc: inst.loc });
            }
            out.push(inst);
        }
        block.insts = out;
    }
}

#[cfg(test)]
mod tests {
    use super::{CodeBlock, delays};
    use t0_isa::isa::{Inst, Op as I, Operand, Style, parse_styled};
    use t0_isa::target::GFX1100;

    /// The text of one block with its delays.
    fn delayed(lines: &[&str]) -> Vec<String> {
        let insts: Vec<Inst> =
            lines.iter().map(|l| parse_styled(l, &GFX1100, Style::default()).expect("it parses")).collect();
        let placed = delays(&[CodeBlock { insts: insts.clone(), next: vec![] }], &GFX1100);
        let mut text = Vec::new();
        for (number, inst) in insts.iter().enumerate() {
            let here = placed[0].iter().filter(|delay| delay.before == number);
            text.extend(here.map(|delay| Inst::new(I::s_delay_alu, &[Operand::Imm(delay.field)]).to_string()));
            text.push(inst.to_string());
        }
        text
    }

    const ADD: &str = "v_add_f32_e32 v0, v1, v2";
    const USE: &str = "v_mul_f32_e32 v3, v0, v4";
    const OTHER: &str = "v_mov_b32_e32 v9, 0";

    #[test]
    fn an_instruction_waits_for_its_producer() {
        assert_eq!(delayed(&[ADD, USE]), [ADD, "s_delay_alu instid0(VALU_DEP_1)", USE]);
        assert_eq!(delayed(&[ADD, OTHER, USE]), [ADD, OTHER, "s_delay_alu instid0(VALU_DEP_2)", USE]);
        let far = [&[ADD][..], &[OTHER; 4], &[USE]].concat();
        assert_eq!(delayed(&far), far);
        let scalar = ["s_add_u32 s0, s1, s2", "v_mov_b32_e32 v0, s0"];
        assert_eq!(delayed(&scalar), [scalar[0], "s_delay_alu instid0(SALU_CYCLE_1)", scalar[1]]);
        let exp = ["v_exp_f32_e32 v0, v1", USE];
        assert_eq!(delayed(&exp), [exp[0], "s_delay_alu instid0(TRANS32_DEP_1)", USE]);
    }

    #[test]
    fn two_dependencies_share_a_delay() {
        let lines = [ADD, USE, "v_mul_f32_e32 v5, v3, v4"];
        let both = "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)";
        assert_eq!(delayed(&lines), [ADD, both, USE, lines[2]]);
        let last = "v_add_f32_e32 v6, v5, v5";
        let want = [ADD, both, USE, lines[2], "s_delay_alu instid0(VALU_DEP_1)", last];
        assert_eq!(delayed(&[ADD, USE, lines[2], last]), want);
    }

    #[test]
    fn memory_instructions_wait_for_all_results() {
        let lines = [ADD, "ds_store_b32 v8, v9", USE];
        assert_eq!(delayed(&lines), lines);
    }

    #[test]
    fn paths_join_in_the_last_producer() {
        let parse = |l: &&str| parse_styled(l, &GFX1100, Style::default()).expect("it parses");
        let block = |lines: &[&str], next: &[usize]| CodeBlock {
            insts: lines.iter().map(parse).collect(),
            next: next.to_vec(),
        };
        let blocks = [
            block(&["s_cbranch_scc1 0"], &[1, 2]),
            block(&[ADD, OTHER], &[3]),
            block(&[ADD], &[3]),
            block(&[USE], &[]),
        ];
        let fields: Vec<u16> = delays(&blocks, &GFX1100)[3].iter().map(|delay| delay.field).collect();
        assert_eq!(fields, [1]);
    }
}
