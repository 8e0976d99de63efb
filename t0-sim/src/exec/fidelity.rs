//! What the virtual GPU executes otherwise than a card, instruction by instruction: one row for each [`Gap`].
//!
//! The fidelity report of `t0 virtual` lists the rows of the instructions that a kernel has executed. Gaps of modelled
//! time are in `t0_timing::confidence`.
use super::ops::noise;
use t0_isa::isa::{AtomicOp, Field, Flow, Inst, MemKind, Op, Operand, Pipe, Space, Unit};

/// What of a run depends on a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depends {
    /// Results of a correct kernel: a card's may differ.
    Results,
    /// Results of a kernel with a mistake, which a card shows and a run that is not strict hides.
    Mistakes,
    /// Time only.
    Time,
}

impl Depends {
    /// All of them, in the order of reports.
    pub const ALL: [Depends; 3] = [Depends::Results, Depends::Mistakes, Depends::Time];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Depends::Results => "results",
            Depends::Mistakes => "mistakes",
            Depends::Time => "time",
        }
    }
}

/// Something that the virtual GPU does otherwise than a card.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    /// Its name in reports.
    pub name: &'static str,
    /// What depends on it.
    pub depends: Depends,
    /// What the virtual GPU does, and what a card does.
    pub what: &'static str,
    /// What shows whether a program depends on it; empty if nothing does.
    pub check: &'static str,
    concerns: fn(&Inst) -> bool,
}

impl Gap {
    /// Whether the instruction is executed otherwise.
    pub fn concerns(&self, inst: &Inst) -> bool {
        (self.concerns)(inst)
    }
}

/// All gaps.
pub const GAPS: &[Gap] = &[
    Gap {
        name: "approximations",
        depends: Depends::Results,
        what: "The result is rounded correctly. A card's differs by up to one unit in the last place (f64: 2^29 units; \
               f32 sine and cosine: 2^-20, assumed).",
        check: "--ulp-noise SEED",
        concerns: |inst| noise::find(inst.op).is_some(),
    },
    Gap {
        name: "matrix sums",
        depends: Depends::Results,
        what: "Products are added to C in ascending k, each by one fused multiply-add. A card's order is undocumented; \
               two recorded programs agree.",
        check: "",
        concerns: |inst| matches!(inst.op.desc().unit, Unit::Valu(Pipe::Matrix(_))) && writes_float(inst),
    },
    Gap {
        name: "atomic sums of floats",
        depends: Depends::Results,
        what: "Workgroups add in their order. On a card they add in the order in which they arrive, which differs from \
               run to run.",
        check: "",
        concerns: |inst| {
            let atomic = inst.op.desc().atomic;
            atomic.is_some_and(|(op, ty)| matches!(op, AtomicOp::Add) && ty.is_float())
        },
    },
    Gap {
        name: "returning atomics",
        depends: Depends::Results,
        what: "Workgroups run in their order, so that each gets the same old value in every run. On a card the order \
               differs.",
        check: "",
        concerns: Inst::returns,
    },
    Gap {
        name: "formats of stores",
        depends: Depends::Results,
        what: "Conversions round and saturate as Direct3D's do. They have not been observed on a card.",
        check: "",
        concerns: |inst| {
            let stores = |mem: t0_isa::isa::Mem| mem.format && mem.kind == MemKind::Store;
            inst.mem().is_some_and(stores)
        },
    },
    Gap {
        name: "image filters",
        depends: Depends::Results,
        what: "Weights of a filter have eight fractional bits, an anisotropic filter is a linear one, and a filter of a \
               cube stays within the face. None of this has been observed on a card.",
        check: "",
        concerns: |inst| inst.position(Field::ssamp).is_some(),
    },
    Gap {
        name: "image layout",
        depends: Depends::Results,
        what: "Tiled images have rows of texels one after another, which only a program that reads their bytes sees.",
        check: "",
        concerns: |inst| inst.mem().is_some_and(|mem| mem.space == Space::Image),
    },
    Gap {
        name: "clocks",
        depends: Depends::Results,
        what: "Kernels read the host's time, or a modelled clock with --timed.",
        check: "--timed",
        concerns: |inst| {
            matches!(inst.op, Op::s_sendmsg_rtn_b64) || register(inst).is_some_and(|id| id == 29 || id == 30)
        },
    },
    Gap {
        name: "placement",
        depends: Depends::Results,
        what: "Workgroups are placed on the units one after another, whichever are free on a card.",
        check: "",
        concerns: |inst| register(inst).is_some_and(|id| id == 23 || id == 24),
    },
    Gap {
        name: "caches",
        depends: Depends::Mistakes,
        what: "The virtual GPU has no caches: a load returns the newest value, even if a card's cache holds an older one.",
        check: "--strict",
        concerns: |inst| {
            let cached = |space| !matches!(space, Space::Lds | Space::Scratch);
            inst.mem().is_some_and(|mem| matches!(mem.kind, MemKind::Load | MemKind::Cache) && cached(mem.space))
        },
    },
    Gap {
        name: "memory in flight",
        depends: Depends::Mistakes,
        what: "Memory operations are complete when they are issued, so that a missing wait changes no value.",
        check: "--strict",
        concerns: |inst| inst.mem().is_some_and(|mem| mem.kind != MemKind::Cache),
    },
    Gap {
        name: "waves at once",
        depends: Depends::Mistakes,
        what: "The waves of a workgroup run one after another, each up to the next barrier, so that a missing barrier may \
               change no value.",
        check: "--strict",
        concerns: |inst| inst.flow() == Flow::Barrier || inst.mem().is_some_and(|mem| mem.space == Space::Lds),
    },
    Gap {
        name: "hints",
        depends: Depends::Time,
        what: "Delays, priorities, clauses and prefetches have no effect.",
        check: "",
        concerns: |inst| {
            matches!(inst.flow(), Flow::Delay | Flow::Clause)
                || matches!(inst.op, Op::s_nop | Op::s_setprio | Op::s_set_inst_prefetch_distance)
        },
    },
];

/// Whether the result is of floating-point numbers.
fn writes_float(inst: &Inst) -> bool {
    inst.op.desc().slots.iter().any(|slot| slot.dst && slot.ty.is_float())
}

/// The number of the hardware register that the instruction reads.
fn register(inst: &Inst) -> Option<u16> {
    match (inst.op, inst.operand(Field::hwreg)) {
        (Op::s_getreg_b32, Operand::Imm(bits)) => Some(bits & 63),
        _ => None,
    }
}
