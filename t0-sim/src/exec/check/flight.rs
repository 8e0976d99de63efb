//! Memory operations in flight. The virtual GPU completes them at issue; the hardware completes them later, and code
//! must wait before it uses their results. The rules are those of the static check ([`t0_check`]).
use super::caches::Cache;
use super::note::Note;
use super::verdict::{Party, Result, Wrong};
use crate::exec::fault::{FaultKind, Role};
use crate::exec::wave::Wave;
use std::sync::PoisonError;
use t0_check::board::Conflict;
use t0_isa::effects::Class;

impl Wave<'_> {
    /// Applies the waits of an instruction, checks the registers that it uses, and issues its memory operations.
    pub(super) fn in_flight(&mut self, note: &Note) -> Result {
        let Some(shadow) = &mut self.shadow else { return Ok(()) };
        let flight = &mut shadow.flight;
        flight.wait(&note.effects);
        let mut first: Option<Conflict> = None;
        flight.check(&note.effects, |conflict| {
            first.get_or_insert(conflict);
        });
        let store = if note.barrier { flight.lds_store() } else { None };
        if !note.effects.classes.is_empty() {
            flight.issue(&note.effects, note.number);
        }
        if note.effects.classes.contains(&Class::Store) {
            self.store_issued();
        }
        if note.barrier {
            self.arrive();
        }
        if let (Some(cache), Some(state)) = (note.invalidates, &self.shared.check) {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            state.caches.invalidate(cache, self.id);
            match cache {
                Cache::Vector => state.order.invalidate(0, self.id),
                Cache::First => state.order.invalidate(1, self.id),
                Cache::Scalar => {}
            }
        }
        if let Some(conflict) = first {
            return Err(self.unfinished(conflict.from, FaultKind::MissingWait { conflict }));
        }
        match store {
            Some((from, count)) if self.has_siblings() => {
                Err(self.unfinished(from, FaultKind::LdsStoreAtBarrier { count }))
            }
            _ => Ok(()),
        }
    }

    /// Remembers when the store that was issued last was issued.
    pub(super) fn store_issued(&mut self) {
        let Some(state) = &self.shared.check else { return };
        let now = state.lock().unwrap_or_else(PoisonError::into_inner).order.now();
        let Some(shadow) = &mut self.shadow else { return };
        if shadow.stores.back().is_none_or(|&(_, time)| time != now) {
            shadow.stores.push_back((shadow.flight.stores(), now));
        }
    }

    /// The wave reaches a barrier: stores in flight are not ordered by it.
    fn arrive(&mut self) {
        let Some(shadow) = &mut self.shadow else { return };
        let since = match shadow.flight.oldest_store() {
            Some(oldest) => {
                while shadow.stores.get(1).is_some_and(|&(number, _)| number <= oldest) {
                    shadow.stores.pop_front();
                }
                shadow.stores.front().map(|&(_, time)| time)
            }
            None => {
                shadow.stores.clear();
                None
            }
        };
        if let Some(state) = &self.shared.check {
            state.lock().unwrap_or_else(PoisonError::into_inner).order.arrive(self.id, since);
        }
    }

    /// Whether the workgroup has other waves.
    fn has_siblings(&self) -> bool {
        let state = self.shared.check.as_ref();
        state.is_some_and(|state| state.lock().unwrap_or_else(PoisonError::into_inner).order.waves() > 1)
    }

    #[cold]
    fn unfinished(&mut self, from: u32, kind: FaultKind) -> Box<Wrong> {
        let role = Role::InFlight;
        self.parties.push(Party { role, number: from, group: None, wave: self.id, lane: None });
        Box::new(Wrong { kind, lane: None })
    }
}
