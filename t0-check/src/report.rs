//! What a check found.

use crate::board::Conflict;
use t0_isa::isa::{Counter, Reg};
use t0_isa::object::SourceLine;

/// How serious a report is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Correct under assumptions that the check cannot prove.
    Note,
    /// Wrong on hardware.
    Error,
}

/// A mistake, the instruction that makes it, and the instruction that it conflicts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What is wrong.
    pub kind: Kind,
    /// The instruction.
    pub at: Place,
    /// The instruction whose operation is in flight, or whose result is not ready.
    pub other: Option<Place>,
}

/// An instruction in the code object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its address, relative to the load address.
    pub address: u64,
    /// Its text.
    pub text: String,
    /// Its source line.
    pub line: Option<SourceLine>,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// A register is used while an operation in flight still writes or reads it.
    Pending(Conflict),
    /// The wave reaches a barrier with LDS stores in flight, which other waves may not see after it.
    LdsStoreAtBarrier {
        /// An lgkmcnt that would be enough.
        count: u8,
    },
    /// The wave reaches a barrier with stores in flight. Waves that use another L0 cache may not see them after it.
    StoreAtBarrier {
        /// A vscnt that would be enough.
        count: u8,
    },
    /// A cache is invalidated while loads are in flight, which may still return old values.
    LoadAtInvalidate {
        /// A vmcnt that would be enough.
        count: u8,
    },
    /// The VGPRs are released while stores to scratch are in flight.
    ScratchAtRelease {
        /// A vscnt that would be enough.
        count: u8,
    },
    /// A hazard that the hardware does not interlock.
    Hazard(Hazard),
    /// A VGPR that the descriptor does not allocate.
    UnallocatedVgpr {
        /// The register.
        register: u32,
        /// The VGPRs of a wave.
        count: u32,
    },
    /// A VGPR is used after the wave released its VGPRs.
    ReleasedVgpr {
        /// The register.
        register: u32,
    },
    /// Control flow leaves the code.
    Stray {
        /// The address that it reaches.
        to: u64,
        /// What is there.
        what: Stray,
    },
    /// A call whose target is unknown. The code of the target is not checked.
    UnknownCall,
    /// A delay holds an instruction back for a result that it does not use.
    IdleDelay {
        /// The code of the dependency in `s_delay_alu`.
        code: u16,
    },
    /// The sum of user and system SGPRs is less than 16, which this chip initialises wrongly in wave32.
    FewSgprs {
        /// The sum.
        count: u32,
    },
}

/// What is at an address that is not code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stray {
    /// Nothing: the address is outside the code.
    Outside,
    /// The padding after the code.
    Padding,
    /// A word that is no instruction.
    Illegal(u32),
}

/// A hazard of gfx11 that the hardware does not interlock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Hazard {
    /// A vector instruction reads the result of a transcendental one too early.
    Transcendental(Reg),
    /// A matrix instruction reads the result of the matrix instruction before it as A or B.
    Matrix(Reg),
    /// v_permlane after v_cmpx without a vector instruction between them.
    Permlane,
    /// The registers of one instruction overlap in a way that the chip does not support.
    Overlap(&'static str),
    /// The result of a 64-bit multiply and add starts at the high half of its addend, which this chip supports only if
    /// the high half of the addend has no meaning.
    Addend,
    /// A direct load from LDS writes a register that a vector instruction still uses.
    DirectVector {
        /// The register.
        register: Reg,
        /// The largest `wait_vdst` that is enough.
        wait: u8,
    },
    /// A direct load from LDS writes a register that a memory instruction still reads.
    DirectMemory(Reg),
    /// No s_nop before the message that releases the VGPRs.
    Release,
    /// An instruction inside an s_clause group that may not be there.
    Clause,
    /// In wave64, an instruction reads a scalar register that was overwritten after a vector instruction had read it as
    /// a lane mask.
    MaskOverwrite {
        /// The register.
        register: Reg,
        /// What the code has to wait for.
        waits: Waits,
        /// Whether compilers differ: a vector instruction between the mask and the write reads another scalar register
        /// or a literal, after which LLVM before 21 and Mesa do not wait.
        disputed: bool,
    },
    /// In wave64, a vector instruction reads two registers that were computed shortly before and after a scalar
    /// instruction wrote EXEC.
    Forwarding([Reg; 2]),
    /// A dual-issued pair reads two VGPRs of one parity in the same operand position, one of which was just computed.
    PairParity([Reg; 2]),
    /// A dual-issued pair reads a VGPR that a DPP or permlane instruction has just written.
    PairExchange(Reg),
}

/// The results that `s_waitcnt_depctr` waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Waits {
    /// Scalar registers that scalar instructions write.
    Scalar,
    /// Scalar registers other than VCC that vector instructions write.
    Vector,
    /// VCC, if vector instructions write it.
    Vcc,
}

impl std::fmt::Display for Waits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Waits::Scalar => "s_waitcnt_depctr depctr_sa_sdst(0)",
            Waits::Vector => "s_waitcnt_depctr depctr_va_sdst(0)",
            Waits::Vcc => "s_waitcnt_depctr depctr_va_vcc(0)",
        })
    }
}

impl Report {
    /// How serious the report is.
    pub fn severity(&self) -> Severity {
        match self.kind {
            Kind::StoreAtBarrier { .. }
            | Kind::LoadAtInvalidate { .. }
            | Kind::UnknownCall
            | Kind::IdleDelay { .. }
            | Kind::FewSgprs { .. }
            | Kind::Hazard(
                Hazard::Addend
                | Hazard::MaskOverwrite { disputed: true, .. }
                | Hazard::PairParity(_)
                | Hazard::PairExchange(_),
            ) => Severity::Note,
            _ => Severity::Error,
        }
    }
}

/// The name of a dependency in `s_delay_alu`.
fn dependency(code: u16) -> String {
    match code {
        1..=4 => format!("VALU_DEP_{code}"),
        5..=7 => format!("TRANS32_DEP_{}", code - 4),
        9..=11 => format!("SALU_CYCLE_{}", code - 8),
        _ => code.to_string(),
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Kind::Pending(conflict) => conflict.fmt(f),
            Kind::LdsStoreAtBarrier { count } => write!(
                f,
                "an LDS store is in flight at a barrier, so that other waves may read the old value after it: {} is missing",
                Counter::Lgkm.wait(*count)
            ),
            Kind::StoreAtBarrier { count } => write!(
                f,
                "a store is in flight at a barrier: waves that use another L0 cache may read the old value after it, unless the barrier orders LDS only: {} is missing",
                Counter::Vs.wait(*count)
            ),
            Kind::LoadAtInvalidate { count } => write!(
                f,
                "a load is in flight while a cache is invalidated, so that it may return an old value: {} is missing",
                Counter::Vm.wait(*count)
            ),
            Kind::ScratchAtRelease { count } => write!(
                f,
                "the VGPRs are released while a store to scratch is in flight: {} is missing",
                Counter::Vs.wait(*count)
            ),
            Kind::Hazard(hazard) => hazard.fmt(f),
            Kind::UnallocatedVgpr { register, count } => write!(
                f,
                "v{register} is used, but the kernel's descriptor gives each wave {count} VGPRs, v0 to v{}",
                count.saturating_sub(1)
            ),
            Kind::ReleasedVgpr { register } => write!(
                f,
                "v{register} is used after s_sendmsg MSG_DEALLOC_VGPRS released the wave's VGPRs: only s_endpgm may follow that message"
            ),
            Kind::Stray { to, what } => {
                write!(f, "control flow continues at {to:#x}, ")?;
                match what {
                    Stray::Outside => {
                        write!(f, "which is outside the code: s_endpgm is missing, or the branch is wrong")
                    }
                    Stray::Padding => write!(f, "the padding after the code: s_endpgm is missing"),
                    Stray::Illegal(word) => write!(f, "where {word:#010x} is no instruction of this chip"),
                }
            }
            Kind::UnknownCall => {
                write!(f, "the target of this call is unknown: its code is not checked")
            }
            Kind::IdleDelay { code } => write!(
                f,
                "the delay is idle: no instruction that its dependency {} names writes a register that the delayed instruction reads",
                dependency(*code)
            ),
            Kind::FewSgprs { count } => write!(
                f,
                "user and system SGPRs add up to {count}: in wave32 this chip initialises them correctly only from 16 on; raise USER_SGPR"
            ),
        }
    }
}

impl std::fmt::Display for Hazard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Hazard::Transcendental(reg) => write!(
                f,
                "{reg} is read too early after a transcendental instruction wrote it: s_waitcnt_depctr depctr_va_vdst(0) is missing"
            ),
            Hazard::Matrix(reg) => write!(
                f,
                "{reg} is read as A or B right after a matrix instruction wrote it: a vector instruction or v_nop must be between them"
            ),
            Hazard::Permlane => {
                write!(f, "a v_permlane follows a v_cmpx: a vector instruction other than v_nop must be between them")
            }
            Hazard::Overlap(rule) => f.write_str(rule),
            Hazard::Addend => write!(
                f,
                "the result of a 64-bit multiply and add overlaps the high half of its addend, which must have no meaning"
            ),
            Hazard::DirectVector { register, wait } => write!(
                f,
                "a direct load from LDS writes {register} while a vector instruction may still use it: wait_vdst must be at most {wait}"
            ),
            Hazard::DirectMemory(register) => write!(
                f,
                "a direct load from LDS writes {register} while a memory instruction may still use it: s_waitcnt_depctr depctr_vm_vsrc(0) is missing"
            ),
            Hazard::Release => {
                write!(f, "s_nop is missing before the message MSG_DEALLOC_VGPRS")
            }
            Hazard::Clause => write!(
                f,
                "this instruction is in an s_clause group that may not contain it: a group has 2 to 32 memory instructions of one kind"
            ),
            Hazard::MaskOverwrite { register, waits, disputed } => {
                write!(
                    f,
                    "{register} is read too early: it was overwritten after a vector instruction had read it as a lane mask, and the old value may be read in wave64: {waits} is missing after the write"
                )?;
                match disputed {
                    true => write!(
                        f,
                        "; LLVM before 21 and Mesa do not wait here, because a vector instruction has read another scalar register or a literal since"
                    ),
                    false => Ok(()),
                }
            }
            Hazard::Forwarding([early, late]) => write!(
                f,
                "{early} and {late} are read too early: a scalar instruction wrote EXEC between the instructions that computed them, and in wave64 the lanes may be mixed: s_waitcnt_depctr depctr_va_vdst(0) is missing"
            ),
            Hazard::PairParity([x, y]) => write!(
                f,
                "the pair reads {x} and {y} in the same operand position, both even or both odd, and one of them was just computed: on gfx11 the pair can lose the interlock and read the old value"
            ),
            Hazard::PairExchange(register) => write!(
                f,
                "the pair reads {register}, which a DPP or permlane instruction has just written: gfx1150 read the old value up to 25 wait states later"
            ),
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#x}: {}", self.address, self.text)?;
        match &self.line {
            Some(line) => write!(f, " ({line})"),
            None => Ok(()),
        }
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\n  at {}", self.kind, self.at)?;
        match &self.other {
            Some(other) => write!(f, "\n  after {other}"),
            None => Ok(()),
        }
    }
}
