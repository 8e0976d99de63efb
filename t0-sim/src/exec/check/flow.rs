//! The sanitizer's step before an instruction: which values must be defined, and the state of its results.
use super::bits::{Bits, mask};
use super::note::{Kind, Note, is_address};
use super::verdict::{Party, Result, Site, Wrong};
use crate::exec::fault::{FaultKind, Origin, Role, Used};
use crate::exec::layout::{EXEC, M0, ROW, VCC};
use crate::exec::ops::exchange::swizzle;
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::{Flow, Stop, Wave};
use t0_isa::isa::{Op, Operand, Reg, Space};

/// The step in front of each instruction of a strict program; `imm` is the index of the note.
pub(in crate::exec) const BEFORE: Handlers = plain!(|w, s| {
    if w.is_plain(s.imm) {
        return Flow::Next;
    }
    let notes = w.notes.clone();
    let Some(note) = notes.get(s.imm as usize) else { return Flow::Next };
    match w.before(note) {
        Ok(()) => Flow::Next,
        Err(wrong) => w.fault_of(*wrong, Site::Before),
    }
});

/// The step in front of an instruction that can make no mistake. A wave may stop there, as at [`BEFORE`].
pub(in crate::exec) const IDLE: Handlers = plain!(|_w, _s| Flow::Next);

impl Wave<'_> {
    /// Ends the wave with a fault; lanes are counted over the whole wave.
    #[cold]
    pub(super) fn fault_of(&mut self, wrong: Wrong, site: Site) -> Flow {
        self.site = site;
        self.stop = Stop::Fault(wrong.kind, wrong.lane);
        Flow::Stop
    }

    fn before(&mut self, note: &Note) -> Result {
        self.in_flight(note)?;
        let halves = 1 + u32::from(self.wave64);
        if note.compares {
            self.watch(note);
        }
        let Some(shadow) = self.shadow() else { return Ok(()) };
        match note.kind {
            Kind::Nothing => return Ok(()),
            Kind::Branch => return self.branch(note),
            Kind::Jump => return self.jump_address(note),
            Kind::ScalarLoad => return self.scalar_load(note),
            Kind::Memory => {
                self.addresses(note)?;
                if matches!(note.inst.op, Op::ds_append | Op::ds_consume) {
                    self.define_results(note);
                }
                return Ok(());
            }
            _ => {}
        }
        let mut unknown = u32::from(note.scc.0 && shadow.scc.is_some());
        for &(first, count) in &note.scalar_reads {
            unknown |= (first..first + count).fold(0, |all, index| all | shadow.scalar(index).0);
        }
        for half in 0..halves {
            let active = if note.crosses { u32::MAX } else { self.exec_of(half) };
            for &(first, count) in &note.reads {
                unknown |= (first..first + count).fold(0, |all, r| all | shadow.lanes(half, r)) & active;
            }
        }
        if unknown != 0 || note.crosses {
            return match note.kind {
                Kind::Scalar(rule) => self.scalar_instruction(note, rule),
                Kind::Vector(rule) => self.vector_instruction(note, rule),
                Kind::Matrix => {
                    self.matrix(note);
                    Ok(())
                }
                Kind::Exchange => {
                    self.exchange(note);
                    Ok(())
                }
                Kind::Moves => {
                    self.moves(note);
                    Ok(())
                }
                _ => Ok(()),
            };
        }
        // All sources are defined, so all results are.
        self.define_results(note);
        let relative = matches!(note.inst.op, Op::s_movreld_b32 | Op::s_movreld_b64).then(|| self.scalar(M0));
        let Some(shadow) = &mut self.shadow else { return Ok(()) };
        for &(first, count) in &note.scalar_writes {
            let first = first + relative.unwrap_or(0).min(106);
            (first..first + count).for_each(|index| shadow.set_scalar(index, 0, 0));
        }
        if note.scc.1 {
            shadow.scc = None;
        }
        Ok(())
    }

    /// The active lanes of all vector results become defined.
    fn define_results(&mut self, note: &Note) {
        for half in 0..1 + u32::from(self.wave64) {
            let exec = self.exec_of(half);
            let Some(shadow) = &mut self.shadow else { return };
            for &(first, count) in &note.writes {
                (first..first + count).for_each(|r| shadow.define(half, r, exec));
            }
        }
    }

    /// The fault of using an undefined value.
    #[cold]
    pub(super) fn uninitialised(
        &mut self,
        note: &Note,
        used: Used,
        register: String,
        bits: Bits,
        lane: Option<u32>,
    ) -> Box<Wrong> {
        let _ = note;
        let mut origin = Origin::Register;
        if let Some(number) = bits.tag.checked_sub(1) {
            self.parties.push(Party { role: Role::Origin, number, group: None, wave: self.id, lane });
            let load = self.notes.iter().find(|note| note.number == number).and_then(|note| note.inst.mem());
            let lds = load.as_ref().is_some_and(|mem| mem.space == Space::Lds);
            if let Some(&(_, offset)) = self.outside_lds.iter().find(|(outside, _)| *outside == number) {
                let size = load.map_or(0, |mem| mem.bytes.into());
                let kind = FaultKind::LdsOutOfBounds { offset, lds: self.lds_bytes, size, write: false, element: None };
                return Box::new(Wrong { kind, lane });
            }
            origin = if lds { Origin::Lds } else { Origin::Memory };
        }
        Box::new(Wrong { kind: FaultKind::Uninitialised { used, register, origin }, lane })
    }

    fn branch(&mut self, note: &Note) -> Result {
        use Op::{s_cbranch_scc0, s_cbranch_scc1, s_cbranch_vccnz, s_cbranch_vccz};
        if let Some(shadow) = &mut self.shadow {
            for &(first, count) in &note.scalar_writes {
                (first..first + count).for_each(|index| shadow.set_scalar(index, 0, 0));
            }
        }
        let bits = match note.inst.op {
            s_cbranch_scc0 | s_cbranch_scc1 => self.scc_bits(),
            s_cbranch_vccz | s_cbranch_vccnz => self.scalar_bits(VCC, 1 + u32::from(self.wave64)),
            _ => return Ok(()),
        };
        let (name, decided) = match note.inst.op {
            s_cbranch_scc0 | s_cbranch_scc1 => ("SCC", bits.unknown == 0),
            _ => ("VCC", bits.is_zero().is_some()),
        };
        if decided { Ok(()) } else { Err(self.uninitialised(note, Used::Branch, name.into(), bits, None)) }
    }

    fn jump_address(&mut self, note: &Note) -> Result {
        for &(first, count) in &note.scalar_reads {
            self.require_scalars(note, first, count, Used::Jump)?;
        }
        if let Some(shadow) = &mut self.shadow {
            for &(first, count) in &note.scalar_writes {
                (first..first + count).for_each(|index| shadow.set_scalar(index, 0, 0));
            }
        }
        Ok(())
    }

    /// The registers that make an address must be defined in the active lanes.
    pub(super) fn addresses(&mut self, note: &Note) -> Result {
        if note.inst.implicit_reads().contains(t0_isa::isa::Implicit::M0) {
            self.require_scalars(note, M0, 1, Used::Address)?;
        }
        let slots: Vec<_> = note.inst.slots().enumerate().collect();
        for (i, (slot, operand)) in slots {
            let Operand::Reg(reg) = operand else { continue };
            if !is_address(slot.field) || reg == Reg::NULL {
                continue;
            }
            let (index, count) = (u32::from(reg.0), u32::from(note.inst.dwords(i, self.wave64)));
            if index < 128 {
                self.require_scalars(note, index, count, Used::Address)?;
            } else if let Some(first) = index.checked_sub(256) {
                self.require_lanes(note, first, count, Used::Address)?;
            }
        }
        Ok(())
    }

    pub(super) fn require_scalars(&mut self, note: &Note, first: u32, count: u32, used: Used) -> Result {
        for index in first..first + count {
            let bits = self.scalar_bits(index, 1);
            if bits.unknown != 0 {
                let name = match index {
                    106 | 107 => "VCC".into(),
                    M0 => "M0".into(),
                    n => format!("s{n}"),
                };
                return Err(self.uninitialised(note, used, name, bits, None));
            }
        }
        Ok(())
    }

    fn require_lanes(&mut self, note: &Note, first: u32, count: u32, used: Used) -> Result {
        for half in 0..1 + u32::from(self.wave64) {
            let exec = self.exec_of(half);
            for register in first..first + count {
                let unknown = self.shadow().map_or(0, |s| s.lanes(half, register)) & exec;
                if unknown != 0 {
                    let lane = unknown.trailing_zeros();
                    let bits = self.lane_bits(half, register, 1, lane);
                    let lane = Some(lane + 32 * half);
                    return Err(self.uninitialised(note, used, format!("v{register}"), bits, lane));
                }
            }
        }
        Ok(())
    }

    /// A new EXEC must be defined.
    pub(super) fn require_mask(&mut self, note: &Note, new: Bits) -> Result {
        if new.unknown == 0 {
            return Ok(());
        }
        let lane = new.unknown.trailing_zeros();
        Err(self.uninitialised(note, Used::Mask, "the new mask".into(), new, Some(lane)))
    }

    /// As [`Wave::require_mask`], lane by lane.
    pub(super) fn require_compare(&mut self, note: &Note, half: u32, lanes: &[Bits; 32], active: u32) -> Result {
        for lane in (0..32u32).filter(|lane| active >> lane & 1 != 0) {
            let bits = lanes[lane as usize];
            if bits.unknown != 0 {
                let lane = Some(lane + 32 * half);
                return Err(self.uninitialised(note, Used::Mask, "what it compares".into(), bits, lane));
            }
        }
        Ok(())
    }

    fn copy_lane(&mut self, to: (u32, u32, u32), bits: Bits) {
        let (half, register, lane) = to;
        if let Some(shadow) = &mut self.shadow {
            shadow.set(half, register, lane, bits.unknown as u32, bits.tag);
        }
    }

    /// The first VGPR, or the scalar, of an operand.
    pub(super) fn whole_source(&self, operand: Operand, lane: u32) -> Bits {
        match operand {
            Operand::Reg(reg) if reg.is_vgpr() => {
                let half = lane >> 5 & u32::from(self.wave64);
                self.lane_bits(half, u32::from(reg.0) - 256, 1, lane & 31)
            }
            Operand::Reg(reg) if reg.0 < 128 => self.scalar_bits(reg.0.into(), 1),
            Operand::Reg(reg) => Bits::known(self.scalar(reg.0.into()).into()),
            _ => Bits::known(operand.constant(t0_isa::isa::Ty::b32).unwrap_or(0)),
        }
    }

    /// Instructions that move whole registers between lanes and files.
    fn moves(&mut self, note: &Note) {
        let operands = note.inst.operands();
        let operand = |i: usize| operands.get(i).copied().unwrap_or(Operand::None);
        let vgpr = |i: usize| operand(i).reg().map_or(0, |reg| u32::from(reg.0).saturating_sub(256));
        let lanes = if self.wave64 { 63 } else { 31 };
        let m0 = self.scalar(M0);
        let beyond = |register: u32, by: u32| register.wrapping_add(by).min(255);
        match note.inst.op {
            Op::v_readfirstlane_b32 | Op::v_readlane_b32 => {
                let exec = self.exec64();
                let lane = match note.inst.op {
                    Op::v_readlane_b32 => self.whole_source(operand(2), 0).value as u32 & lanes,
                    _ if exec == 0 => 0,
                    _ => exec.trailing_zeros(),
                };
                let bits = self.whole_source(operand(1), lane);
                let index = operand(0).reg().map_or(u32::MAX, |reg| reg.0.into());
                if let Some(shadow) = &mut self.shadow {
                    shadow.set_scalar(index, bits.unknown as u32, bits.tag);
                }
            }
            Op::v_writelane_b32 => {
                let bits = self.whole_source(operand(1), 0);
                let lane = self.whole_source(operand(2), 0).value as u32 & lanes;
                self.copy_lane((lane >> 5, vgpr(0), lane & 31), bits);
            }
            Op::v_permlane16_b32 | Op::v_permlanex16_b32 => {
                let other = if note.inst.op == Op::v_permlanex16_b32 { 16 } else { 0 };
                let select = self.whole_source(operand(2), 0).value | self.whole_source(operand(3), 0).value << 32;
                let (inactive, bound) = (note.inst.mods.op_sel & 1 != 0, note.inst.mods.op_sel & 2 != 0);
                for half in 0..1 + u32::from(self.wave64) {
                    let exec = self.exec_of(half);
                    let old: [Bits; 32] = std::array::from_fn(|lane| self.lane_bits(half, vgpr(1), 1, lane as u32));
                    for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                        let from = (lane & 16 ^ other) | (select >> (4 * (lane & 15)) & 15) as u32;
                        if exec >> from & 1 != 0 || inactive {
                            self.copy_lane((half, vgpr(0), lane), old[from as usize]);
                        } else if bound {
                            self.copy_lane((half, vgpr(0), lane), Bits::known(0));
                        }
                    }
                }
            }
            Op::v_permlane64_b32 if !self.wave64 => {}
            Op::v_permlane64_b32 => {
                let old: [[Bits; 32]; 2] =
                    [0, 1].map(|half| std::array::from_fn(|lane| self.lane_bits(half, vgpr(1), 1, lane as u32)));
                for half in 0..2 {
                    let exec = self.exec_of(half);
                    for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                        self.copy_lane((half, vgpr(0), lane), old[1 - half as usize][lane as usize]);
                    }
                }
            }
            op => {
                let (from, to) = match op {
                    Op::v_movreld_b32 => (vgpr(1), beyond(vgpr(0), m0)),
                    Op::v_movrels_b32 => (beyond(vgpr(1), m0), vgpr(0)),
                    Op::v_movrelsd_b32 => (beyond(vgpr(1), m0), beyond(vgpr(0), m0)),
                    Op::v_movrelsd_2_b32 | Op::v_swaprel_b32 => {
                        (beyond(vgpr(1), m0 & 0x3ff), beyond(vgpr(0), m0 >> 16 & 0x3ff))
                    }
                    _ => (vgpr(1), vgpr(0)),
                };
                let swaps = matches!(op, Op::v_swap_b32 | Op::v_swaprel_b32 | Op::v_swap_b16);
                let register_source = operand(1).reg().is_some_and(Reg::is_vgpr);
                for half in 0..1 + u32::from(self.wave64) {
                    let exec = self.exec_of(half);
                    for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                        let a = match register_source {
                            true => self.lane_bits(half, from, 1, lane),
                            false => self.whole_source(operand(1), lane),
                        };
                        let d = self.lane_bits(half, to, 1, lane);
                        if op == Op::v_swap_b16 {
                            self.swap_halves(note, (half, to, lane, d), (half, from, lane, a));
                        } else {
                            self.copy_lane((half, to, lane), a);
                            if swaps {
                                self.copy_lane((half, from, lane), d);
                            }
                        }
                    }
                }
            }
        }
    }

    fn swap_halves(&mut self, note: &Note, d: (u32, u32, u32, Bits), a: (u32, u32, u32, Bits)) {
        let (high_d, high_a) = (note.inst.mods.op_sel & 8 != 0, note.inst.mods.op_sel & 1 != 0);
        let place = |high: bool| if high { 16 } else { 0 };
        let take = |bits: Bits, high: bool| bits.unknown >> place(high) & 0xffff;
        let put = |bits: Bits, high: bool, half: u64| Bits {
            unknown: bits.unknown & !(0xffff << place(high)) | half << place(high),
            ..bits
        };
        let (of_d, of_a) = (take(d.3, high_d), take(a.3, high_a));
        if (d.0, d.1) == (a.0, a.1) {
            let both = put(put(d.3, high_d, of_a), high_a, of_d);
            return self.copy_lane((d.0, d.1, d.2), both);
        }
        self.copy_lane((d.0, d.1, d.2), put(d.3, high_d, of_a));
        self.copy_lane((a.0, a.1, a.2), put(a.3, high_a, of_d));
    }

    /// Exchanges between lanes through the LDS crossbar.
    fn exchange(&mut self, note: &Note) {
        let operands = note.inst.operands();
        let vgpr = |i: usize| operands.get(i).and_then(|o| o.reg()).map_or(0, |r| u32::from(r.0).saturating_sub(256));
        let offset = note.inst.mods.offset as u32;
        for half in 0..1 + u32::from(self.wave64) {
            let exec = self.exec_of(half);
            let at: [Bits; 32] = std::array::from_fn(|lane| self.lane_bits(half, vgpr(1), 1, lane as u32));
            let mut results = [Bits::known(0); 32];
            match note.inst.op {
                Op::ds_swizzle_b32 => {
                    for lane in 0..32u32 {
                        let from = swizzle(offset & 0xffff, lane) & 31;
                        results[lane as usize] = if exec >> from & 1 != 0 { at[from as usize] } else { Bits::known(0) };
                    }
                }
                Op::ds_bpermute_b32 => {
                    for lane in 0..32usize {
                        let from = at[lane].value as u32;
                        let from = from.wrapping_add(offset) >> 2 & 31;
                        let data = self.lane_bits(half, vgpr(2), 1, from);
                        let data = if exec >> from & 1 != 0 { data } else { Bits::known(0) };
                        results[lane] = if at[lane].unknown & 0x7c != 0 { data.any(at[lane]).low(32) } else { data };
                    }
                }
                _ => {
                    for lane in (0..32usize).filter(|lane| exec >> lane & 1 != 0) {
                        let to = (at[lane].value as u32).wrapping_add(offset) >> 2 & 31;
                        let data = self.lane_bits(half, vgpr(2), 1, lane as u32);
                        results[to as usize] =
                            if at[lane].unknown & 0x7c != 0 { data.any(at[lane]).low(32) } else { data };
                    }
                }
            }
            for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                self.copy_lane((half, vgpr(0), lane), results[lane as usize]);
            }
        }
    }

    /// Matrix products: an element of D depends on a row of A, a column of B and the element of C.
    fn matrix(&mut self, note: &Note) {
        let operands = note.inst.operands();
        let vgpr =
            |i: usize| operands.get(i).and_then(|o| o.reg()).filter(|r| r.is_vgpr()).map(|r| u32::from(r.0) - 256);
        let wave64 = self.wave64;
        let rows = |i: usize| u32::from(note.inst.dwords(i, wave64));
        let unknown_of = |w: &Self, i: usize, lane: u32| {
            let Some(first) = vgpr(i) else { return Bits::known(0) };
            (first..first + rows(i)).map(|r| w.lane_bits(0, r, 1, lane)).fold(Bits::known(0), Bits::any)
        };
        let sides: [[Bits; 16]; 2] = [1, 2].map(|i| std::array::from_fn(|lane| unknown_of(self, i, lane as u32)));
        let Some(d) = vgpr(0) else { return };
        for half in 0..1 + u32::from(self.wave64) {
            let exec = self.exec_of(half);
            for register in 0..rows(0) {
                for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                    let row = match self.wave64 {
                        false => 2 * register + (lane >> 4),
                        true => 4 * register + ((lane + 32 * half) >> 4),
                    };
                    let c = vgpr(3).map_or(Bits::known(0), |c| self.lane_bits(half, c + register, 1, lane));
                    let products = sides[0][(row & 15) as usize].any(sides[1][(lane & 15) as usize]);
                    let bits = if products.unknown != 0 { products.any(c).low(32) } else { c };
                    self.copy_lane((half, d + register, lane), bits);
                }
            }
        }
    }
}

/// The layout of rows and of EXEC that this file depends on.
const _: () = assert!(ROW == 128 && EXEC == 126 && mask(32) == 0xffff_ffff);
