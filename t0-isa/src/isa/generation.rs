//! The two instruction sets of the gfx11 family, and the instructions of each.

use super::desc::{Field, Format};
use super::{Dpp, Inst, Operand};
use std::fmt;

/// An instruction set of the family. A later one contains all instructions of an earlier one. Each
/// [`crate::target::Target`] specifies its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Generation {
    /// gfx1100 to gfx1103.
    Rdna3,
    /// gfx1150 to gfx1153: scalar floating point, scalar second sources under DPP.
    Rdna35,
}

impl Generation {
    /// The latest generation, which has every instruction of the table.
    pub const LATEST: Generation = Generation::Rdna35;
}

/// The generation's name and first chip: "RDNA3.5 (gfx1150 and later)".
impl fmt::Display for Generation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Generation::Rdna3 => "RDNA3 (gfx1100 and later)",
            Generation::Rdna35 => "RDNA3.5 (gfx1150 and later)",
        })
    }
}

impl Inst {
    /// The first generation that has this instruction in this form.
    pub fn since(&self) -> Generation {
        let desc = self.op.desc();
        match desc.since {
            Generation::Rdna3 if self.mods.dpp != Dpp::None && desc.format != Format::VOP1 && self.scalar_src1() => {
                Generation::Rdna35
            }
            since => since,
        }
    }

    fn scalar_src1(&self) -> bool {
        self.slots().any(|(slot, operand)| {
            matches!(slot.field, Field::src1 | Field::vsrc1)
                && match operand {
                    Operand::Reg(reg) => !reg.is_vgpr(),
                    _ => true,
                }
        })
    }
}
