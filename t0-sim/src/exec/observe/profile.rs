//! Counts by class of instruction and by kind of memory.
//!
//! A program translated for a profile has a counting step before each instruction and after the address step of each
//! memory instruction. Other programs have no such steps.
use crate::exec::profile::Kind;
use crate::exec::program::Program;
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::Wave;
use t0_isa::isa::MemKind;

impl Wave<'_> {
    /// Adds to the traffic of the wave, if it is profiled.
    pub(in crate::exec) fn moved(&mut self, kind: Kind, read: u32, written: u32) {
        if let Some(profile) = &mut self.profile {
            profile.moved(kind, read, written);
        }
    }

    fn kind_of(&self, host: u64) -> Kind {
        let within = |start: u64, bytes: u64| host.wrapping_sub(start) < bytes;
        if within(self.lds as u64, self.lds_bytes.into()) {
            Kind::Lds
        } else if within(self.private.as_ptr() as u64, size_of_val(&self.private[..]) as u64) {
            Kind::Scratch
        } else if self.shared.gds.holds(host) {
            Kind::Gds
        } else {
            Kind::Global
        }
    }
}

/// Runs before an instruction of class `imm`.
pub(in crate::exec) const COUNT: Handlers = plain!(|w, s| {
    if let Some(profile) = &mut w.profile {
        profile.count(s.imm as usize);
    }
    Flow::Next
});

/// Runs before a scalar load of `imm` bytes.
pub(in crate::exec) const SCALAR: Handlers = plain!(|w, s| {
    w.moved(Kind::Scalar, s.imm, 0);
    Flow::Next
});

/// Runs between the two steps of a memory instruction that accesses `y` bytes per lane (0: the size of the current
/// element). `imm` states whether it reads (bit 0) and writes (bit 1).
pub(in crate::exec) const ACCESS: Handlers = plain!(|w, s| {
    let size = if s.y == 0 { w.lanes.element } else { s.y };
    let (exec, mask, partial) = (w.exec(), w.lanes.mask, w.lanes.partial);
    for lane in (0..32usize).filter(|lane| exec >> lane & 1 != 0) {
        let bytes = match (mask >> lane & 1 != 0, partial) {
            (true, _) => size,
            (false, true) => w.lanes.valid[lane].min(size),
            (false, false) => continue,
        };
        let kind = w.kind_of(w.lanes.at[lane]);
        w.moved(kind, if s.imm & 1 != 0 { bytes } else { 0 }, if s.imm & 2 != 0 { bytes } else { 0 });
    }
    Flow::Next
});

/// The `imm` of [`ACCESS`] for a kind of access.
pub(in crate::exec) fn direction(kind: MemKind) -> u32 {
    match kind {
        MemKind::Load => 1,
        MemKind::Store => 2,
        MemKind::Atomic => 3,
        MemKind::Cache => 0,
    }
}

impl Program {
    /// A step that counts, if the program is translated for a profile.
    pub(in crate::exec) fn profiling(&self, handlers: Handlers, imm: u32, y: u32) -> Option<Step> {
        self.form.profile.then(|| Step { imm, y, ..Step::new(handlers.at(self.form.level)) })
    }
}
