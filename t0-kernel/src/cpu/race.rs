//! Records a lane's accesses, and describes races.

use core::panic::Location;

use super::CpuErrorKind;
use super::group::Group;
use super::memory::{Origin, Race};
use super::shadow::{Did, Does};

impl Group {
    /// Records what the running lane has written through its last `&mut` to an element.
    pub(crate) fn settle(&self) {
        if let Err(race) = self.memories.settle(self.running()) {
            self.abort(self.race(&race), race.at);
        }
    }

    /// Records an access to an element by the running lane.
    pub(crate) fn note(&self, origin: Origin, at: usize, does: Does, location: &'static Location<'static>) {
        if !matches!(does, Does::Read | Does::AtomicRead) {
            self.settle();
        }
        if let Err(race) = self.memories.access(origin, at, does, self.running(), location) {
            self.abort(self.race(&race), race.at);
        }
    }

    /// The error for two unordered accesses.
    pub(super) fn race(&self, race: &Race) -> CpuErrorKind {
        let Race { does, memory, element, ref other, .. } = *race;
        let did = match does {
            Does::Read => "read",
            Does::AtomicRead => "read atomically",
            Does::Update => "updated atomically",
            Does::Write(..) | Does::WriteFields(_) => "wrote",
        };
        let they = match other.did {
            Did::Read => "read",
            Did::Wrote => "wrote",
            Did::Updated => "updated atomically",
        };
        let [nx, ny] = [self.block_count(0), self.block_count(1)];
        let (n, current) = (other.workgroup, self.begun_groups.get().wrapping_sub(1));
        let same_workgroup = n == current;
        let mut who = format!("lane {} of wave {}", other.lane % 32, other.lane / 32);
        if !same_workgroup {
            who += &format!(" of workgroup ({}, {}, {})", n % nx, n / nx % ny, n / nx / ny);
        }
        let line = other.at.map_or_else(String::new, |at| format!(" ({}:{})", at.file(), at.line()));
        CpuErrorKind::Race {
            did,
            element: format!("element {element} of {}", self.memories.name(memory)).into(),
            other: format!("{who} {they}{line}").into(),
            same_workgroup,
        }
    }
}
