//! The instruction table: one line per instruction, grouped by the formats of the "RDNA3 Instruction Set Architecture"
//! document, chapter 16.
//!
//! | file | contents |
//! |---|---|
//! | `sop1`, `sop2`, `sopc`, `sopk` | scalar: one source, two sources, compares, with a 16-bit constant |
//! | `sopp` | program control |
//! | `smem` | scalar memory |
//! | `vop1`, `vop2`, `vopc` | vector: one source, two sources, compares |
//! | `vop3` | VOP3 and VOP3SD: three sources or only a long form; a scalar mask as result |
//! | `vop3p` | packed, dot products, mixed precision, matrix |
//! | `vopd` | instructions that exist only as half of a dual-issued pair |
//! | `vinterp` | VINTERP and LDSDIR: parameter interpolation, direct loads from LDS |
//! | `ds` | LDS and GDS |
//! | `flat` | FLAT, GLOBAL and SCRATCH: flat addresses, global memory, scratch memory |
//! | `mubuf` | MUBUF and MTBUF: untyped and typed buffers |
//! | `mimg` | images |
//! | `exp` | export |
//!
//! The syntax of a line is
//! ```text
//! name  opcode  [destinations <- sources]  properties;
//! v_add_co_ci_u32  0x20  [vdst u32, vcc_dst mask <- src0 u32, vsrc1 u32, vcc_src mask];
//! ```
//! Each operand is a [`Field`] (where it is encoded, which operands are allowed) and a [`Ty`] (its width and how it
//! prints), and each property is a method of [`Desc`]. The opcode is that of the format; the long form of VOP1, VOP2
//! and VOPC lines follows from it. `Desc::new` contains the properties common to a format (execution unit, EXEC,
//! counters). To add an instruction, add a line.

use super::desc::AtomicOp::*;
use super::desc::{Desc, Field, Format, Slot, Ty};
use std::sync::OnceLock;

mod ds;
mod exp;
mod flat;
mod mimg;
mod mubuf;
mod smem;
mod sop1;
mod sop2;
mod sopc;
mod sopk;
mod sopp;
mod vinterp;
mod vop1;
mod vop2;
mod vop3;
mod vop3p;
mod vopc;
mod vopd;

macro_rules! assemble {
    ($((
        $format:ident
        $($name:ident $code:literal [$($df:ident $dt:ident),* <- $($sf:ident $st:ident),*] $($property:ident $(($($arg:expr),*))?)*;)*
    ))*) => {
        /// An instruction of gfx11, by its name in the ISA document without `_e32`, `_e64` or `_dpp`.
        #[repr(u16)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(non_camel_case_types, missing_docs)]
        pub enum Op { $($($name,)*)* }

        impl Op {
            /// Every instruction, in table order; `ALL[op as usize] == op`.
            pub const ALL: &'static [Op] = &[$($(Op::$name,)*)*];
        }

        /// The table line of each instruction, indexed by `Op as usize`.
        pub static TABLE: [Desc; Op::ALL.len()] = [$($(
            Desc::new(
                stringify!($name),
                Format::$format,
                $code,
                &[$(Slot { field: Field::$df, ty: Ty::$dt, dst: true },)* $(Slot { field: Field::$sf, ty: Ty::$st, dst: false },)*],
            )$(.$property($($($arg),*)?))*.complete(),
        )*)*];
    };
}

// Each file appends its groups and invokes the next macro; the last one passes all of them to `assemble!`.
sop2::sop2_table! {}

impl Op {
    /// The table line of this instruction.
    pub fn desc(self) -> &'static Desc {
        &TABLE[self as usize]
    }

    /// The name in the ISA document, without an encoding suffix.
    pub fn name(self) -> &'static str {
        self.desc().name
    }

    /// The instruction with this name (without `_e32`, `_e64`, `_dpp`).
    pub fn from_name(name: &str) -> Option<Op> {
        static BY_NAME: OnceLock<Vec<Op>> = OnceLock::new();
        let sorted = BY_NAME.get_or_init(|| {
            let mut all = Op::ALL.to_vec();
            all.sort_unstable_by_key(|op| op.name());
            all
        });
        sorted.binary_search_by_key(&name, |op| op.name()).ok().map(|i| sorted[i])
    }
}
