//! Records the lanes that accessed each element, and detects races between two accesses.
//!
//! Two accesses to one element by different lanes race if at least one writes, they are not both atomic, and nothing
//! orders them. Order comes from a barrier of the workgroup, and from a release by the first lane's workgroup that is
//! followed by an acquire of the second's. The locations of the release and the acquire are ignored, so an ordered
//! program is never reported, and an unrelated pair may hide a race.
//!
//! Writes of the same value do not race with each other, and a write that does not change the value does not race with
//! reads.
//!
//! For each element the shadow holds the last write, an earlier write of the same value by another lane, and two atomic
//! accesses and two reads by different lanes.

use core::panic::Location;
use std::collections::HashMap;

/// One access to an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Access {
    /// The workgroup's index in the run; [`NO_WORKGROUP`] if there was no access.
    workgroup: u32,
    /// Number of barriers that the workgroup had passed.
    epoch: u32,
    /// Number of releases and acquires in the run before it.
    time: u32,
    lane: u16,
    site: u16,
}

const NO_WORKGROUP: u32 = u32::MAX;

impl Access {
    const NONE: Access = Access { workgroup: NO_WORKGROUP, epoch: 0, time: 0, lane: 0, site: 0 };

    fn same_lane(self, other: Access) -> bool {
        (self.workgroup, self.lane) == (other.workgroup, other.lane)
    }
}

/// The last accesses of one kind by two different lanes, the latest one first.
#[derive(Clone, Copy)]
struct Latest([Access; 2]);

impl Latest {
    fn add(&mut self, access: Access) {
        let [first, _] = self.0;
        self.0 = if first.same_lane(access) { [access, self.0[1]] } else { [access, first] };
    }
}

/// The accesses to one element.
#[derive(Clone, Copy)]
struct Shadow {
    write: Access,
    /// A write of the same value by another lane, not ordered with `write`.
    earlier: Access,
    value: u64,
    /// Whether one of the two writes changed the element's value.
    changed: bool,
    updates: Latest,
    atomic_reads: Latest,
    reads: Latest,
}

impl Shadow {
    const NEW: Shadow = Shadow {
        write: Access::NONE,
        earlier: Access::NONE,
        value: 0,
        changed: false,
        updates: Latest([Access::NONE; 2]),
        atomic_reads: Latest([Access::NONE; 2]),
        reads: Latest([Access::NONE; 2]),
    };
}

/// The effect of an access on its element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    /// A plain read.
    Read,
    /// A plain write of a number: the old and the new value.
    Write(u64, u64),
    /// A plain write of a struct: a bit for each four bytes whose value changed.
    WriteFields(u64),
    /// An atomic access that stores.
    Update,
    /// An atomic access that does not store.
    AtomicRead,
}

/// The kind of the other access in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Did {
    Read,
    Wrote,
    Updated,
}

/// The other access in a race.
#[derive(Clone, Copy)]
pub(crate) struct Other {
    pub(crate) did: Did,
    pub(crate) workgroup: u32,
    pub(crate) lane: u32,
    pub(crate) at: Option<&'static Location<'static>>,
}

/// Elements per page.
const PAGE: usize = 64;
/// Maximum number of pages in a run; elements of further pages are not watched.
const MOST_PAGES: usize = (2 << 20) / PAGE;

/// The shadow of one memory.
#[derive(Default)]
struct Memory {
    pages: Vec<Option<Box<[Shadow; PAGE]>>>,
}

/// The shadows of all memories of a run, and the events that order its lanes.
#[derive(Default)]
pub(crate) struct Shadows {
    memories: Vec<Memory>,
    pages: usize,
    sites: Vec<&'static Location<'static>>,
    site_numbers: HashMap<usize, u16>,
    /// The running workgroup, and the number of barriers that it has passed.
    workgroup: u32,
    epoch: u32,
    /// Number of releases and acquires so far.
    clock: u32,
    /// The times of each workgroup's releases, in order.
    releases: HashMap<u32, Vec<u32>>,
    /// The time of the running workgroup's last acquire.
    acquired: u32,
}

impl Shadows {
    /// Starts the workgroup with this index. Memories from index `lds` on are its own.
    pub(crate) fn begin(&mut self, workgroup: u32, lds: usize) {
        (self.workgroup, self.epoch, self.acquired) = (workgroup, 0, 0);
        for memory in self.memories.iter_mut().skip(lds) {
            self.pages -= memory.pages.drain(..).flatten().count();
        }
    }

    /// Records that the workgroup has passed a barrier.
    pub(crate) fn barrier(&mut self) {
        self.epoch += 1;
    }

    /// Records that the workgroup acquires what others have released.
    pub(crate) fn acquire(&mut self) {
        self.clock += 1;
        self.acquired = self.clock;
    }

    /// Records that the workgroup releases its accesses.
    pub(crate) fn release(&mut self) {
        self.clock += 1;
        self.releases.entry(self.workgroup).or_default().push(self.clock);
    }

    /// Whether `access` happens before the workgroup's access `now`.
    fn ordered(&self, access: Access, now: Access) -> bool {
        if access.workgroup == NO_WORKGROUP || access.same_lane(now) {
            return true;
        }
        if access.workgroup == now.workgroup && access.epoch < now.epoch {
            return true;
        }
        let Some(releases) = self.releases.get(&access.workgroup) else { return false };
        let first_after = releases.partition_point(|&time| time <= access.time);
        releases.get(first_after).is_some_and(|&time| time < self.acquired)
    }

    /// Records an access to an element; returns the access that it races with.
    pub(crate) fn access(
        &mut self,
        memory: u32,
        element: usize,
        does: Does,
        lane: u32,
        at: &'static Location<'static>,
    ) -> Option<Other> {
        let now = Access {
            workgroup: self.workgroup,
            epoch: self.epoch,
            time: self.clock,
            lane: lane as u16,
            site: self.site(at),
        };
        let mut shadow = *self.shadow(memory, element)?;
        let race = self.race(&shadow, does, now);
        self.note(&mut shadow, does, now);
        *self.shadow(memory, element)? = shadow;
        race.map(|(did, access)| Other {
            did,
            workgroup: access.workgroup,
            lane: access.lane.into(),
            at: self.sites.get(usize::from(access.site)).copied(),
        })
    }

    fn race(&self, shadow: &Shadow, does: Does, now: Access) -> Option<(Did, Access)> {
        let free = |access: Access| !self.ordered(access, now);
        let any = |did: Did, of: Latest| of.0.into_iter().find(|a| free(*a)).map(|a| (did, a));
        let write = || free(shadow.write).then_some((Did::Wrote, shadow.write));
        let earlier = || free(shadow.earlier).then_some((Did::Wrote, shadow.earlier));
        let changed = || write().filter(|_| shadow.changed);
        match does {
            Does::Read => changed().or_else(|| any(Did::Updated, shadow.updates)),
            Does::AtomicRead => changed(),
            Does::Update => write().or_else(earlier).or_else(|| any(Did::Read, shadow.reads)),
            Does::Write(old, new) => {
                let other_value = (new != shadow.value).then_some(());
                let reads = (new != old).then_some(());
                other_value
                    .and_then(|()| write().or_else(earlier))
                    .or_else(|| any(Did::Updated, shadow.updates))
                    .or_else(|| reads.and_then(|()| any(Did::Read, shadow.reads)))
                    .or_else(|| reads.and_then(|()| any(Did::Read, shadow.atomic_reads)))
            }
            // The fields that a read or another write accesses are unknown; only the changed ones are known.
            Does::WriteFields(fields) => write().filter(|_| shadow.value & fields != 0),
        }
    }

    fn note(&self, shadow: &mut Shadow, does: Does, now: Access) {
        match does {
            Does::Read => shadow.reads.add(now),
            Does::AtomicRead => shadow.atomic_reads.add(now),
            Does::Update => shadow.updates.add(now),
            Does::Write(..) | Does::WriteFields(_) => {
                let (value, changed) = match does {
                    Does::Write(old, new) => (new, old != new),
                    Does::WriteFields(fields) => (fields, fields != 0),
                    _ => return,
                };
                let last = shadow.write;
                let again = last.same_lane(now) && last.epoch == now.epoch;
                if self.ordered(last, now) && !again {
                    (shadow.changed, shadow.earlier) = (false, Access::NONE);
                } else if !again {
                    shadow.earlier = last;
                }
                // Of struct fields only the last lane's: a union of two lanes' changes would belong to neither.
                let fields = matches!(does, Does::WriteFields(_)) && again;
                shadow.value = if fields { shadow.value | value } else { value };
                shadow.changed |= changed;
                shadow.write = now;
            }
        }
    }

    /// The shadow of an element, or `None` if it is not watched.
    fn shadow(&mut self, memory: u32, element: usize) -> Option<&mut Shadow> {
        let memory = memory as usize;
        if self.memories.len() <= memory {
            self.memories.resize_with(memory + 1, Memory::default);
        }
        let pages = &mut self.memories[memory].pages;
        let (page, at) = (element / PAGE, element % PAGE);
        if pages.len() <= page {
            pages.resize_with(page + 1, || None);
        }
        if pages[page].is_none() {
            if self.pages == MOST_PAGES {
                return None;
            }
            self.pages += 1;
        }
        Some(&mut pages[page].get_or_insert_with(|| Box::new([Shadow::NEW; PAGE]))[at])
    }

    /// The index of a source location; locations beyond 16 bits share the index for an unknown location.
    fn site(&mut self, at: &'static Location<'static>) -> u16 {
        let known = self.sites.len();
        *self.site_numbers.entry(core::ptr::from_ref(at).addr()).or_insert_with(|| {
            if known < usize::from(u16::MAX) {
                self.sites.push(at);
                known as u16
            } else {
                u16::MAX
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &Location<'static> = Location::caller();

    /// Runs accesses `(workgroup, lane, what)` to element 7, with barriers between the items of `phases`.
    fn races(phases: &[&[(u32, u32, Does)]]) -> Vec<(usize, Did, u32)> {
        let mut shadows = Shadows::default();
        let (mut found, mut n) = (vec![], 0);
        let mut group = u32::MAX;
        for phase in phases {
            for &(workgroup, lane, does) in *phase {
                if workgroup != group {
                    shadows.begin(workgroup, 9);
                    group = workgroup;
                }
                if let Some(other) = shadows.access(0, 7, does, lane, HERE) {
                    found.push((n, other.did, other.lane));
                }
                n += 1;
            }
            shadows.barrier();
        }
        found
    }

    use Does::{AtomicRead, Read, Update, Write, WriteFields};

    #[test]
    fn conflicting_accesses_of_two_lanes_race() {
        for (first, second, did) in [
            (Write(0, 1), Write(1, 2), Did::Wrote),
            (Write(0, 0), Write(0, 1), Did::Wrote),
            (Write(0, 1), Read, Did::Wrote),
            (Read, Write(0, 1), Did::Read),
            (Update, Write(1, 1), Did::Updated),
            (Update, Read, Did::Updated),
            (Write(0, 1), Update, Did::Wrote),
            (Read, Update, Did::Read),
            (Write(0, 1), AtomicRead, Did::Wrote),
            (AtomicRead, Write(0, 1), Did::Read),
            (WriteFields(0b11), WriteFields(0b10), Did::Wrote),
        ] {
            assert_eq!(races(&[&[(0, 0, first), (0, 1, second)]]), [(1, did, 0)], "{first:?} {second:?}");
            assert_eq!(races(&[&[(0, 0, first), (1, 0, second)]]), [(1, did, 0)], "{first:?} {second:?}");
            assert_eq!(races(&[&[(0, 0, first)], &[(0, 1, second)]]), [], "{first:?} {second:?}");
            assert_eq!(races(&[&[(0, 3, first), (0, 3, second)]]), [], "{first:?} {second:?}");
        }
    }

    #[test]
    fn harmless_accesses_of_two_lanes_do_not_race() {
        for (first, second) in [
            (Read, Read),
            (Write(0, 1), Write(1, 1)),
            (Write(1, 1), Read),
            (Read, Write(1, 1)),
            (Update, Update),
            (Update, AtomicRead),
            (AtomicRead, Update),
            (AtomicRead, Read),
            (WriteFields(0b01), WriteFields(0b10)),
            (WriteFields(0b01), WriteFields(0)),
        ] {
            assert_eq!(races(&[&[(0, 0, first), (0, 1, second)]]), [], "{first:?} {second:?}");
        }
    }

    #[test]
    fn writes_of_one_value_are_recorded_for_both_lanes() {
        // Lane 1 writes the same value as lane 0, then another one, which races with lane 0.
        let phase: &[_] = &[(0, 0, Write(0, 5)), (0, 1, Write(5, 5)), (0, 1, Write(5, 6))];
        assert_eq!(races(&[phase]), [(2, Did::Wrote, 0)]);
        // A lane reads its own write.
        let phase: &[_] = &[(0, 0, Write(0, 5)), (0, 0, Read), (0, 1, Write(5, 5)), (0, 1, Read)];
        assert_eq!(races(&[phase]), []);
        // One of two readers is not the writer.
        let phase: &[_] = &[(0, 4, Read), (0, 5, Read), (0, 5, Write(0, 1))];
        assert_eq!(races(&[phase]), [(2, Did::Read, 4)]);
    }

    #[test]
    fn a_release_and_an_acquire_order_workgroups() {
        let run = |release: bool, acquire: bool| {
            let mut shadows = Shadows::default();
            shadows.begin(0, 9);
            assert!(shadows.access(0, 7, Write(0, 1), 3, HERE).is_none());
            if release {
                shadows.release();
            }
            shadows.begin(1, 9);
            if acquire {
                shadows.acquire();
            }
            shadows.access(0, 7, Read, 0, HERE).is_some()
        };
        assert!(!run(true, true));
        assert!(run(true, false) && run(false, true) && run(false, false));
        // Writes after the release are not released.
        let mut shadows = Shadows::default();
        shadows.begin(0, 9);
        shadows.release();
        assert!(shadows.access(0, 7, Write(0, 1), 3, HERE).is_none());
        shadows.begin(1, 9);
        shadows.acquire();
        assert!(shadows.access(0, 7, Read, 0, HERE).is_some());
    }

    #[test]
    fn lds_of_another_workgroup_is_a_different_memory() {
        let mut shadows = Shadows::default();
        shadows.begin(0, 0);
        assert!(shadows.access(0, 7, Write(0, 1), 3, HERE).is_none());
        shadows.begin(1, 0);
        assert!(shadows.access(0, 7, Read, 0, HERE).is_none());
    }
}
