//! What an instruction touches, as sets of registers in which EXEC, SCC, VCC and M0 are registers too.

use t0_isa::isa::{Access, Dpp, Flow, Implicit, Inst, Reg};

/// A set of registers by their source codes: 0 to 255 scalar ones and state, 256 to 511 vector ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::codegen) struct Set([u64; Set::BITS / 64]);

impl Set {
    pub(in crate::codegen) const BITS: usize = 512;

    fn insert(&mut self, register: u16) {
        self.0[usize::from(register) / 64 % self.0.len()] |= 1 << (register % 64);
    }

    pub(in crate::codegen) fn has(&self, register: usize) -> bool {
        self.0[register / 64] >> (register % 64) & 1 != 0
    }

    pub(in crate::codegen) fn meets(&self, o: &Set) -> bool {
        self.0.iter().zip(o.0).any(|(a, b)| a & b != 0)
    }

    /// The vector registers of a set.
    fn vector(mut self) -> Set {
        self.0[..4].fill(0);
        self
    }

    fn add(&mut self, o: &Set) {
        self.0.iter_mut().zip(o.0).for_each(|(a, b)| *a |= b);
    }

    pub(in crate::codegen) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(word, bits)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let at = bits.trailing_zeros() as usize;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    64 * word + at
                })
            })
        })
    }

    fn state(&mut self, state: Implicit) {
        let parts = [
            (Implicit::SCC, Reg::SCC),
            (Implicit::VCC, Reg::VCC_LO),
            (Implicit::VCC, Reg::VCC_HI),
            (Implicit::EXEC, Reg::EXEC_LO),
            (Implicit::EXEC, Reg::EXEC_HI),
            (Implicit::M0, Reg::M0),
        ];
        parts.iter().filter(|(part, _)| state.contains(*part)).for_each(|(_, reg)| self.insert(reg.0));
    }
}

impl FromIterator<Access> for Set {
    fn from_iter<I: IntoIterator<Item = Access>>(accesses: I) -> Set {
        let mut set = Set::default();
        for a in accesses {
            (a.reg.0..a.reg.0 + u16::from(a.dwords)).for_each(|r| set.insert(r));
        }
        set
    }
}

/// What one instruction, or several, touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::codegen) struct Touch {
    pub(in crate::codegen) reads: Set,
    pub(in crate::codegen) writes: Set,
    /// Nothing may cross it.
    pub(in crate::codegen) wall: bool,
    /// Its results arrive at an unknown time.
    pub(in crate::codegen) late: bool,
    /// It accesses memory.
    pub(in crate::codegen) memory: bool,
    /// It is a vector instruction that moves values between lanes: DPP, v_permlane and similar ones.
    pub(in crate::codegen) exchanges: bool,
}

impl Touch {
    pub(in crate::codegen) fn of(inst: &Inst) -> Touch {
        let mut reads: Set = inst.reads(false).collect();
        let mut writes: Set = inst.writes(false).collect();
        reads.state(inst.implicit_reads());
        writes.state(inst.implicit_writes());
        let memory = inst.mem().is_some();
        let late = memory || inst.unit().is_transcendental();
        let computes = inst.unit().is_vector() && !inst.unit().is_transcendental();
        let lanes = inst.op.desc().cross_lane || inst.mods.dpp != Dpp::None;
        Touch { reads, writes, wall: is_wall(inst), late, memory, exchanges: lanes && computes }
    }

    pub(in crate::codegen) fn add(&mut self, o: &Touch) {
        self.reads.add(&o.reads);
        self.writes.add(&o.writes);
    }
}

/// What an instruction finds in the registers that it reads, as far as pairing goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::codegen) struct Finds {
    /// The result of a DPP or permlane instruction of the block.
    pub(in crate::codegen) exchanged: bool,
    /// The result of a memory access of the block that no earlier instruction waited for.
    pub(in crate::codegen) pending: bool,
}

impl Finds {
    /// What each instruction of a block finds.
    pub(in crate::codegen) fn of(touches: &[Touch]) -> Vec<Finds> {
        let mut exchanged = Set::default();
        // Accesses by number from 1, by the register that they write; those up to `come` have come.
        let (mut access, mut come) = (0u32, 0);
        let mut loaded = vec![0u32; Set::BITS];
        touches
            .iter()
            .map(|t| {
                let last = t.reads.iter().chain(t.writes.iter()).map(|r| loaded[r]).max().unwrap_or(0);
                let finds = Finds { exchanged: t.reads.meets(&exchanged), pending: last > come };
                come = come.max(last);
                access += u32::from(t.memory);
                t.writes.iter().for_each(|r| loaded[r] = if t.memory { access } else { 0 });
                if t.exchanges {
                    exchanged.add(&t.writes.vector());
                }
                finds
            })
            .collect()
    }
}

/// Whether an instruction does more than compute registers from registers: accesses memory, waits, controls the wave,
/// or reads or writes a hardware register.
pub(in crate::codegen) fn is_wall(inst: &Inst) -> bool {
    let computes = inst.unit().is_vector() || inst.unit().is_scalar();
    let hardware = (inst.implicit_reads() | inst.implicit_writes()).contains(Implicit::MODE);
    !computes || hardware || inst.mem().is_some() || inst.flow() != Flow::Next
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_isa::isa::{Op as I, Operand};

    #[test]
    fn state_is_touched_like_registers() {
        let mask = Touch::of(&Inst::new(I::s_mov_b32, &[Reg::EXEC_LO.into(), Operand::s(3)]));
        let add = Touch::of(&Inst::new(I::v_add_f32, &[Operand::v(1), Operand::v(2), Operand::s(4)]));
        assert!(mask.writes.meets(&add.reads));
        assert_eq!(add.reads.iter().collect::<Vec<_>>(), [4, 126, 127, 258]);
        assert_eq!(add.writes.iter().collect::<Vec<_>>(), [257]);
        let compare = Touch::of(&Inst::new(I::s_cmp_lg_u32, &[Operand::s(0), Operand::s(1)]));
        assert_eq!(compare.writes.iter().collect::<Vec<_>>(), [253]);
    }

    #[test]
    fn the_cycle_counter_and_waits_are_walls() {
        let wall = |op, ops: &[Operand]| is_wall(&Inst::new(op, ops));
        assert!(wall(I::s_getreg_b32, &[Operand::s(0), Operand::imm(0)]));
        assert!(wall(I::s_waitcnt, &[Operand::imm(0)]));
        assert!(wall(I::s_barrier, &[]));
        assert!(wall(I::ds_load_b32, &[Operand::v(0), Operand::v(1)]));
        assert!(!wall(I::s_add_u32, &[Operand::s(0), Operand::s(1), Operand::s(2)]));
    }
}
