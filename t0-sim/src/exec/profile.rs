//! Profile of a dispatch by class of instruction and by kind of memory ([`super::Options::profile`]).

use t0_isa::isa::{Flow, Inst, Op, Pipe, Space, Unit};

/// Classes of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Vector ALU; a dual-issued pair is one instruction.
    Valu,
    /// Transcendental functions.
    Transcendental,
    /// Matrix multiplications.
    Wmma,
    /// Scalar ALU.
    Salu,
    /// Scalar memory.
    Smem,
    /// Vector memory: global, flat, buffers.
    Vmem,
    /// Scratch memory.
    Scratch,
    /// LDS, GDS and lane exchanges that go through LDS hardware.
    Lds,
    /// Branches, calls and returns.
    Branch,
    /// Barriers.
    Barrier,
    /// Waits and hints.
    Wait,
    /// The remaining program control: ends, messages, modes.
    Control,
}

impl Class {
    /// All classes, in the order of reports.
    pub const ALL: [Class; 12] = [
        Class::Valu,
        Class::Transcendental,
        Class::Wmma,
        Class::Salu,
        Class::Smem,
        Class::Vmem,
        Class::Scratch,
        Class::Lds,
        Class::Branch,
        Class::Barrier,
        Class::Wait,
        Class::Control,
    ];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Class::Valu => "VALU",
            Class::Transcendental => "transcendental",
            Class::Wmma => "WMMA",
            Class::Salu => "SALU",
            Class::Smem => "SMEM",
            Class::Vmem => "VMEM",
            Class::Scratch => "scratch",
            Class::Lds => "LDS",
            Class::Branch => "branch",
            Class::Barrier => "barrier",
            Class::Wait => "wait",
            Class::Control => "control",
        }
    }

    /// Classifies an instruction.
    pub fn of(inst: &Inst) -> Class {
        let desc = inst.op.desc();
        match desc.unit {
            Unit::Valu(Pipe::Matrix(_)) => Class::Wmma,
            Unit::Valu(Pipe::Trans | Pipe::DoubleTrans) => Class::Transcendental,
            Unit::Valu(_) => Class::Valu,
            Unit::Smem => Class::Smem,
            Unit::Lds => Class::Lds,
            Unit::Vmem if inst.mem().is_some_and(|mem| mem.space == Space::Scratch) => Class::Scratch,
            Unit::Vmem => Class::Vmem,
            _ if inst.is_branch() => Class::Branch,
            Unit::Salu(_) => Class::Salu,
            Unit::Control | Unit::Export => match inst.flow() {
                Flow::Barrier => Class::Barrier,
                Flow::Wait | Flow::Sleep | Flow::Clause | Flow::Delay => Class::Wait,
                _ if inst.op == Op::s_nop => Class::Wait,
                _ => Class::Control,
            },
        }
    }
}

/// Kinds of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Global memory, by vector instructions.
    Global,
    /// Global memory, by scalar loads.
    Scalar,
    /// LDS.
    Lds,
    /// GDS.
    Gds,
    /// Scratch.
    Scratch,
}

impl Kind {
    /// All kinds, in the order of reports.
    pub const ALL: [Kind; 5] = [Kind::Global, Kind::Scalar, Kind::Lds, Kind::Gds, Kind::Scratch];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Global => "global",
            Kind::Scalar => "scalar",
            Kind::Lds => "LDS",
            Kind::Gds => "GDS",
            Kind::Scratch => "scratch",
        }
    }
}

/// Number of executed instructions of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Sum over all waves.
    pub total: u64,
    /// Smallest number in one wave.
    pub least: u64,
    /// Largest number in one wave.
    pub most: u64,
}

/// Bytes moved between registers and one kind of memory.
///
/// Each active lane is counted separately, even if the hardware serves several lanes with one access. Lanes out of
/// range are not counted. An atomic counts as a read and a write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes read.
    pub read: u64,
    /// Bytes written.
    pub written: u64,
}

/// The counts of a dispatch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    waves: u64,
    classes: [Share; Class::ALL.len()],
    traffic: [Traffic; Kind::ALL.len()],
}

impl Profile {
    /// The count for a class.
    pub fn class(&self, class: Class) -> Share {
        self.classes[class as usize]
    }

    /// The traffic of a kind of memory.
    pub fn traffic(&self, kind: Kind) -> Traffic {
        self.traffic[kind as usize]
    }

    /// Adds the counts of other waves.
    pub(super) fn add(&mut self, other: &Profile) {
        if other.waves == 0 {
            return;
        }
        for (mine, theirs) in self.classes.iter_mut().zip(other.classes) {
            mine.total += theirs.total;
            mine.least = if self.waves == 0 { theirs.least } else { mine.least.min(theirs.least) };
            mine.most = mine.most.max(theirs.most);
        }
        for (mine, theirs) in self.traffic.iter_mut().zip(other.traffic) {
            mine.read += theirs.read;
            mine.written += theirs.written;
        }
        self.waves += other.waves;
    }

    /// The empty profile of one wave.
    pub(super) fn of_one_wave() -> Profile {
        Profile { waves: 1, ..Profile::default() }
    }

    /// Counts an instruction of the class with this number in one wave.
    pub(super) fn count(&mut self, class: usize) {
        if let Some(share) = self.classes.get_mut(class) {
            *share = Share { total: share.total + 1, least: share.least + 1, most: share.most + 1 };
        }
    }

    /// Counts bytes.
    pub(super) fn moved(&mut self, kind: Kind, read: u32, written: u32) {
        let traffic = &mut self.traffic[kind as usize];
        traffic.read += u64::from(read);
        traffic.written += u64::from(written);
    }
}
