//! Checks pairs from the input and the output of the pass, with none of its code.
//!
//! A block with pairs is correct when
//! - taken apart, it has the instructions of the input, each once (a pair's half may be another form of the same,
//!   sources exchanged);
//! - each of them finds in every register that it reads or writes what the same instruction of before left there, and
//!   so does whatever follows the block. Both halves of a pair read before either writes. EXEC, VCC, SCC and M0 are
//!   registers; so is "the outer world", which memory accesses, waits, barriers, messages and accesses to hardware
//!   registers write and all instructions read: nothing crosses these;
//! - the encoder takes each pair: it holds all rules of the instruction table;
//! - of each pair, the VGPRs of both src0 differ in parity, and so do those of both src1: a rule of gfx11 beyond the
//!   encoding's (llvm-project pull request 220348);
//! - no pair reads a VGPR that a DPP or permlane instruction of the block wrote before it (ROCm/aotriton issue 183).

use crate::codegen::machine::{PBlock, PFunc, PInst};
use t0_isa::isa::{Dpp, Field, Flow, Implicit, Inst, Op as I, Operand, Reg, Unit};

/// How far after its position in the input an instruction may be found.
const REACH: usize = 64;
/// Registers by source code, then the outer world.
const PLACES: usize = 513;
const WORLD: usize = 512;

/// What an instruction computes: fused multiply-adds are one operation with three sources, and reversed subtraction is
/// subtraction.
#[derive(PartialEq, Debug)]
struct Meaning {
    op: I,
    operands: Vec<Operand>,
}

/// Checks a function.
///
/// # Errors
/// The first rule broken, with the block and the instruction.
pub(crate) fn check(before: &PFunc, after: &PFunc) -> Result<(), String> {
    if before.layout != after.layout || before.blocks.len() != after.blocks.len() {
        return Err("blocks moved".into());
    }
    for (i, (b, a)) in before.blocks.iter().zip(&after.blocks).enumerate() {
        block(b, a).map_err(|e| format!("block {i}: {e}"))?;
    }
    Ok(())
}

fn block(before: &PBlock, after: &PBlock) -> Result<(), String> {
    if before.term != after.term || before.term_loc != after.term_loc {
        return Err("its end changed".into());
    }
    let mut found = vec![false; before.insts.len()];
    let mut paired = vec![false; before.insts.len()];
    let mut first = 0;
    // What each instruction finds, by its position in the input.
    let mut finds: Vec<Vec<(usize, u32)>> = vec![Vec::new(); before.insts.len()];
    let mut last = vec![0u32; PLACES];
    for i in &after.insts {
        let parts = apart(&i.inst)?;
        let mut whose = [0; 2];
        for (k, part) in parts.iter().enumerate() {
            let want = meaning(part);
            let mut near = (first..before.insts.len()).filter(|j| !found[*j]).take(REACH);
            let at = near.find(|j| same(&meaning(&before.insts[*j].inst), &want, parts.len() == 2));
            let at = at.ok_or_else(|| format!("`{}` is not what stood there", i.inst))?;
            if parts.len() == 1 && before.insts[at].inst != *part {
                return Err(format!("`{}` has another form than before", i.inst));
            }
            found[at] = true;
            paired[at] = parts.len() == 2;
            whose[k] = at;
        }
        let whose = &whose[..parts.len()];
        if whose.iter().min().is_none_or(|at| before.insts[*at].loc != i.loc) {
            return Err(format!("`{}` has another position in the source than its first", i.inst));
        }
        for at in whose {
            finds[*at] = touched(&before.insts[*at].inst).map(|r| (r, last[r])).collect();
        }
        for at in whose {
            places(&before.insts[*at].inst).1.into_iter().for_each(|r| last[r] = *at as u32 + 1);
        }
        while found.get(first) == Some(&true) {
            first += 1;
        }
    }
    if let Some(lost) = found.iter().position(|f| !f) {
        return Err(format!("`{}` is lost", before.insts[lost].inst));
    }
    let mut wanted = vec![0u32; PLACES];
    // Registers that hold values of other lanes.
    let mut exchanged = vec![false; PLACES];
    for (at, PInst { inst, .. }) in before.insts.iter().enumerate() {
        let (reads, writes) = places(inst);
        if paired[at] && reads.iter().any(|r| exchanged[*r]) {
            return Err(format!("`{inst}` in a pair reads what a DPP or permlane instruction wrote"));
        }
        if exchanges(inst) {
            writes.into_iter().filter(|r| (256..512).contains(r)).for_each(|r| exchanged[r] = true);
        }
        if finds[at].iter().any(|(r, found)| wanted[*r] != *found) {
            return Err(format!("`{inst}` finds other values than before"));
        }
        places(inst).1.into_iter().for_each(|r| wanted[r] = at as u32 + 1);
    }
    if wanted != last {
        return Err("it leaves other values than before".into());
    }
    Ok(())
}

/// The instructions of a pair, or the one.
fn apart(inst: &Inst) -> Result<Vec<Inst>, String> {
    let Some(second) = inst.pair else { return Ok(vec![*inst]) };
    inst.encode().map_err(|e| format!("`{inst}`: {e}"))?;
    let o = inst.operands();
    let split = inst.slots().skip(1).position(|(slot, _)| slot.dst).map_or(o.len(), |p| p + 1);
    let half = |op: I, o: &[Operand]| {
        let mut o = o.to_vec();
        if op == I::v_cndmask_b32 {
            o.push(Reg::VCC_LO.into());
        }
        Inst::new(op, &o)
    };
    let halves = vec![half(inst.op, &o[..split]), half(second, &o[split..])];
    for port in [Field::src0, Field::vsrc1] {
        // v_fmamk reads its addend by a third port.
        let odd = |i: &Inst| match i.operand(port).reg() {
            Some(r) if r.is_vgpr() && (port, i.op) != (Field::vsrc1, I::v_fmamk_f32) => Some(r.0 & 1),
            _ => None,
        };
        if let (Some(x), Some(y)) = (odd(&halves[0]), odd(&halves[1]))
            && x == y
        {
            return Err(format!("`{inst}`: the registers of one source position have one parity"));
        }
    }
    Ok(halves)
}

/// Whether an instruction moves values between lanes.
fn exchanges(inst: &Inst) -> bool {
    inst.unit().is_vector()
        && !inst.unit().is_transcendental()
        && (inst.op.desc().cross_lane || inst.mods.dpp != Dpp::None)
}

fn meaning(inst: &Inst) -> Meaning {
    let o = inst.operands();
    let (op, operands) = match (inst.op, o) {
        (I::v_fmac_f32, &[d, a, b]) => (I::v_fma_f32, vec![d, a, b, d]),
        (I::v_fmaak_f32, &[d, a, b, k]) => (I::v_fma_f32, vec![d, a, b, k]),
        (I::v_fmamk_f32, &[d, a, k, c]) => (I::v_fma_f32, vec![d, a, k, c]),
        (I::v_subrev_f32, &[d, a, b]) => (I::v_sub_f32, vec![d, b, a]),
        (op, o) => (op, o.to_vec()),
    };
    Meaning { op, operands }
}

/// Whether two instructions compute the same; sources change places in halves of pairs only.
fn same(a: &Meaning, b: &Meaning, half: bool) -> bool {
    if a == b {
        return true;
    }
    let commutes = matches!(a.op, I::v_add_f32 | I::v_mul_f32 | I::v_fma_f32 | I::v_add_nc_u32 | I::v_and_b32);
    let (x, y) = (&a.operands, &b.operands);
    half && a.op == b.op
        && commutes
        && x.len() == y.len()
        && x.len() >= 3
        && x[0] == y[0]
        && x[1] == y[2]
        && x[2] == y[1]
        && x[3..] == y[3..]
}

/// Places that an instruction reads, and that it writes.
fn places(inst: &Inst) -> (Vec<usize>, Vec<usize>) {
    let state = |s: Implicit| {
        let all: [(Implicit, &[Reg]); 4] = [
            (Implicit::SCC, &[Reg::SCC]),
            (Implicit::VCC, &[Reg::VCC_LO, Reg::VCC_HI]),
            (Implicit::EXEC, &[Reg::EXEC_LO, Reg::EXEC_HI]),
            (Implicit::M0, &[Reg::M0]),
        ];
        all.into_iter().filter(move |(part, _)| s.contains(*part)).flat_map(|(_, regs)| regs).map(|r| usize::from(r.0))
    };
    let span = |a: t0_isa::isa::Access| usize::from(a.reg.0)..usize::from(a.reg.0) + usize::from(a.dwords);
    let mut reads: Vec<usize> = inst.reads(false).flat_map(span).chain(state(inst.implicit_reads())).collect();
    let mut writes: Vec<usize> = inst.writes(false).flat_map(span).chain(state(inst.implicit_writes())).collect();
    reads.push(WORLD);
    let computes = match inst.unit() {
        Unit::Valu(_) | Unit::Salu(_) => inst.flow() == Flow::Next && inst.mem().is_none(),
        Unit::Control | Unit::Smem | Unit::Lds | Unit::Vmem | Unit::Export => false,
    };
    let state = inst.implicit_reads() | inst.implicit_writes();
    if !computes || state.contains(Implicit::MODE) {
        writes.push(WORLD);
    }
    (reads, writes)
}

/// What an instruction reads, and what it writes: in inactive lanes a register keeps its contents.
fn touched(inst: &Inst) -> impl Iterator<Item = usize> {
    let (reads, writes) = places(inst);
    reads.into_iter().chain(writes)
}
