//! Register rules that the encoding cannot express and llvm-mc does not check.

use super::desc::Field;
use super::{Inst, Op};

impl Inst {
    /// The register-overlap rule that this instruction breaks, if any:
    /// - a matrix operation's result overlaps neither A nor B, and is C or disjoint from it (RDNA3 ISA, 7.9 "Wave
    ///   Matrix Multiply Accumulate");
    /// - the result of v_mad_u64_u32 and v_mad_i64_i32 overlaps no source on gfx11.0
    ///   ([`crate::target::Hazards::mad64_overlap`]).
    pub fn overlap(&self) -> Option<&'static str> {
        let range = |field: Field| {
            let i = self.position(field)?;
            let reg = self.operands()[i].reg().filter(|reg| reg.is_vgpr())?;
            Some((reg.index(), reg.index() + self.dwords(i, false) as u16))
        };
        let meets = |a: (u16, u16), b: Option<(u16, u16)>| b.is_some_and(|b| a.0 < b.1 && b.0 < a.1);
        let d = range(Field::vdst)?;
        let sources = [Field::src0, Field::src1, Field::src2].map(range);
        if self.op.desc().is_matrix() {
            if meets(d, sources[0]) || meets(d, sources[1]) {
                return Some("the result of a matrix operation must not overlap A or B");
            }
            if meets(d, sources[2]) && sources[2] != Some(d) {
                return Some("the result of a matrix operation must be C or be disjoint from it");
            }
        }
        if matches!(self.op, Op::v_mad_u64_u32 | Op::v_mad_i64_i32) && sources.iter().any(|source| meets(d, *source)) {
            return Some("the result of a 64-bit multiply and add must not overlap a source");
        }
        None
    }
}
