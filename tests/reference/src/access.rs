//! Random memory instructions with legal addresses, and the code around them that makes LDS and scratch visible in
//! memory.
//!
//! Memory (`Device::data`) has, in bytes: from 0 on what global, flat and buffer accesses and scalar loads use; from
//! 4096 on the initial LDS and scratch; from 12288 on LDS and scratch after the instruction.
use super::device::{LDS_BYTES, SCRATCH_BYTES, encoded};
use super::generate::Random;
use super::machine::{M0, Machine, VGPRS};
use t0_isa::isa::{Field, Form, Format, Inst, MemKind, Op, Operand, Reg, encode};

/// Where the scalars of an access are: a base or a descriptor, and an offset. Results of scalar loads are below.
const BASE: u16 = 16;
const OFFSET: u16 = 24;
/// Registers of the code around an instruction, which random programs do not use.
const LANE: u16 = 210;
const WORDS: u16 = 212;
const SAVED_EXEC: u16 = 84;
const MEMORY: u16 = 86;

/// The instructions that [`access`] can make.
pub fn accesses() -> Vec<Op> {
    use Format::*;
    let suits = |op: &Op| {
        matches!(op.desc().format, DS | LDSDIR | FLAT | GLOBAL | SCRATCH | MUBUF | MTBUF | SMEM) && !op.desc().gds_only
    };
    Op::ALL.iter().copied().filter(suits).collect()
}

/// A random legal instruction of `op`: its words and the decoded instruction. Vector operands do not overlap.
pub fn access(r: &mut Random, op: Op, wave64: bool) -> Option<(Vec<u32>, Inst)> {
    let desc = op.desc();
    let buffer = matches!(desc.format, Format::MUBUF | Format::MTBUF);
    for _ in 0..40 {
        let mut next = r.below(4) as u16 & !1;
        let (offen, idxen) = (buffer && r.one_in(2), buffer && r.one_in(2));
        let based =
            desc.slots.iter().any(|slot| slot.field == Field::saddr) && (desc.format == Format::GLOBAL || r.one_in(2));
        let based = based && r.one_in(2);
        let operands: Vec<Operand> = desc
            .slots
            .iter()
            .map(|slot| match slot.field {
                Field::saddr if based => Operand::s(BASE),
                Field::saddr => Operand::None,
                Field::addr if desc.format == Format::SCRATCH && based && r.one_in(2) => Operand::None,
                Field::vaddr if !offen && !idxen => Operand::None,
                Field::sbase | Field::srsrc => Operand::s(BASE),
                Field::soffset if r.one_in(2) => Operand::s(OFFSET),
                Field::soffset if buffer => Operand::int(4),
                Field::soffset => Operand::None,
                Field::sdata => Operand::s(0),
                Field::attr => Operand::Imm(r.below(4) as u16),
                Field::probe => Operand::Imm(0),
                _ => {
                    let operand = Operand::v(next);
                    next += u16::from(slot.ty.dwords(wave64)).max(2).next_multiple_of(2);
                    operand
                }
            })
            .collect();
        let mut inst = Inst::new(op, &operands);
        (inst.mods.offen, inst.mods.idxen) = (offen, idxen);
        if desc.format == Format::MTBUF {
            // 32_32_32_32_FLOAT, 16_16_16_16_UINT, 8_8_8_8_UNORM.
            inst.mods.format = r.pick(&[63, 55, 42]);
        }
        let atomic = desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic);
        inst.mods.glc = atomic && desc.format != Format::DS && r.one_in(2);
        match desc.format {
            Format::DS if desc.mem.is_some_and(|mem| mem.pair != 0) => {
                (inst.mods.offset, inst.mods.offset1) = (0, 1);
            }
            Format::SCRATCH | Format::LDSDIR => {}
            _ if desc.mem.is_some_and(|mem| mem.kind != MemKind::Cache) => inst.mods.offset = 16 * r.below(4) as i32,
            _ => {}
        }
        inst.form = r.pick(&[Form::Auto, Form::Long]);
        if let Some(found) = encoded(&inst).filter(|_| usize::from(next) <= VGPRS) {
            return Some(found);
        }
    }
    None
}

/// Sets the registers that form the instruction's addresses, so that it accesses the memory at `base`.
pub fn prepare(r: &mut Random, inst: &Inst, m: &mut Machine, base: u64) {
    let format = inst.op.desc().format;
    let lane_bytes = if format == Format::SCRATCH { 0 } else { 16 };
    let based = inst.operand(Field::saddr) != Operand::None;
    let start = if format == Format::SCRATCH { 0 } else { 16 * r.below(2) };
    for field in [Field::addr, Field::vaddr] {
        let Some(first) = inst.operand(field).reg().filter(|reg| reg.is_vgpr()) else { continue };
        let at = usize::from(first.index());
        let wide = format == Format::FLAT || format == Format::GLOBAL && !based;
        for lane in 0..64 {
            let offset = lane_bytes * lane as u64 + start;
            if wide {
                let address = base + offset;
                (m.vgprs[at][lane], m.vgprs[at + 1][lane]) = (address as u32, (address >> 32) as u32);
            } else {
                // An index of buffers with a stride of 16 bytes, and an offset after it.
                let (index, offset) = if inst.mods.idxen { (lane as u64, start) } else { (offset, offset) };
                (m.vgprs[at][lane], m.vgprs[at + 1][lane]) = (index as u32, offset as u32);
            }
        }
    }
    let scalars = &mut m.scalars[usize::from(BASE)..];
    let high = (base >> 32) as u32;
    match format {
        Format::SCRATCH => scalars[0] = 4,
        Format::MUBUF | Format::MTBUF if inst.mods.idxen => {
            scalars[..4].copy_from_slice(&[base as u32, high | 16 << 16, 128, 0x3003_ffac]);
        }
        Format::MUBUF | Format::MTBUF | Format::SMEM => {
            scalars[..4].copy_from_slice(&[base as u32, high, 4096, 0x3003_ffac]);
        }
        _ => scalars[..2].copy_from_slice(&[base as u32, high]),
    }
    if matches!(format, Format::SMEM | Format::MUBUF | Format::MTBUF) {
        m.scalars[usize::from(OFFSET)] = 4 * r.below(4) as u32;
    }
    m.scalars[usize::from(M0)] = match format {
        // Type u32 of a direct load, and a word of LDS.
        Format::LDSDIR => 2 << 16 | 4 * r.below(16) as u32,
        _ => 4 * r.below(16) as u32,
    };
}

/// The code before and after an instruction: it fills LDS and scratch from memory, and writes both back.
pub fn around(wave64: bool, base: u64) -> [Vec<u32>; 2] {
    let (v, s, exec) = (Operand::v, Operand::s, |half: u16| Operand::Reg(Reg(Reg::EXEC_LO.0 + half)));
    let literal = |value: u64| Operand::Literal(value as u32);
    let make = |list: &[Inst]| {
        let mut words = Vec::new();
        list.iter().for_each(|inst| encode(inst, &mut words).expect("the harness's own instructions encode"));
        words
    };
    [false, true].map(|after| {
        let from = base + if after { 12288 } else { 4096 };
        let mut list = vec![
            Inst::new(Op::s_mov_b32, &[s(SAVED_EXEC), exec(0)]),
            Inst::new(Op::s_mov_b32, &[s(SAVED_EXEC + 1), exec(1)]),
            Inst::new(Op::s_mov_b32, &[exec(0), Operand::int(-1)]),
            Inst::new(Op::s_mov_b32, &[exec(1), Operand::int(if wave64 { -1 } else { 0 })]),
            Inst::new(Op::s_mov_b32, &[s(MEMORY), literal(from)]),
            Inst::new(Op::s_mov_b32, &[s(MEMORY + 1), literal(from >> 32)]),
            Inst::new(Op::v_mbcnt_lo_u32_b32, &[v(LANE), Operand::int(-1), Operand::int(0)]),
            Inst::new(Op::v_mbcnt_hi_u32_b32, &[v(LANE), Operand::int(-1), v(LANE)]),
            Inst::new(Op::v_lshlrev_b32, &[v(LANE), Operand::int(4), v(LANE)]),
        ];
        let data = v(WORDS);
        for offset in (0..LDS_BYTES as i32).step_by(512) {
            let lds = [data, v(LANE), s(MEMORY)];
            list.extend(if after {
                [
                    Inst::new(Op::ds_load_b128, &[data, v(LANE)]).with_offset(offset),
                    Inst::new(Op::global_store_b128, &[v(LANE), data, s(MEMORY)]).with_offset(offset),
                ]
            } else {
                [
                    Inst::new(Op::global_load_b128, &lds).with_offset(offset),
                    Inst::new(Op::ds_store_b128, &[v(LANE), data]).with_offset(offset),
                ]
            });
        }
        // Scratch of a lane is 64 bytes apart from that of the next lane.
        list.push(Inst::new(Op::v_lshlrev_b32, &[v(LANE), Operand::int(2), v(LANE)]));
        let from = from + u64::from(LDS_BYTES);
        list.push(Inst::new(Op::s_mov_b32, &[s(MEMORY), literal(from)]));
        list.push(Inst::new(Op::s_mov_b32, &[s(MEMORY + 1), literal(from >> 32)]));
        for offset in (0..SCRATCH_BYTES as i32).step_by(16) {
            let scratch = |op: Op| {
                let operands = match op {
                    Op::scratch_load_b128 => [data, Operand::None, Operand::None],
                    _ => [Operand::None, data, Operand::None],
                };
                Inst::new(op, &operands).with_offset(offset)
            };
            list.extend(if after {
                [
                    scratch(Op::scratch_load_b128),
                    Inst::new(Op::global_store_b128, &[v(LANE), data, s(MEMORY)]).with_offset(offset),
                ]
            } else {
                [
                    Inst::new(Op::global_load_b128, &[data, v(LANE), s(MEMORY)]).with_offset(offset),
                    scratch(Op::scratch_store_b128),
                ]
            });
        }
        list.push(Inst::new(Op::s_mov_b32, &[exec(0), s(SAVED_EXEC)]));
        list.push(Inst::new(Op::s_mov_b32, &[exec(1), s(SAVED_EXEC + 1)]));
        make(&list)
    })
}
