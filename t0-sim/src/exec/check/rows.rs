//! Accesses of a whole wave at once, for the common case: every lane's access is plainly in order, its values are
//! defined, and nothing needs to be reported. All other accesses are checked lane by lane ([`super::access`]), and
//! leave the same state behind: recording an access twice is the same as recording it once.
use super::access::{AddressSpace, Shape};
use super::caches::Cache;
use super::lines::{self, Stride};
use super::note::Note;
use super::race::{Access, NO_LANE};
use super::registers::Registers;
use super::segments::{Segment, Segments};
use super::state::{State, words};
use crate::exec::layout::ROW;
use crate::exec::step::Step;
use crate::exec::wave::Wave;
use std::sync::PoisonError;
use t0_isa::object::ElementAccess;

/// A load or a store, of the LDS or of global memory.
#[derive(Clone, Copy)]
struct Kind {
    lds: bool,
    store: bool,
}

/// The segments of an access, and its addresses.
type Row<'a> = (&'a Segments, &'a [u64; 32]);

impl State {
    /// Records an access of `size` bytes by each lane of a segment, of which the first is the lane of `me`. Returns
    /// whether all are plain ones: otherwise some may be missing.
    fn touch_segment(&mut self, kind: Kind, segment: &Segment, size: u32, me: Access) -> bool {
        let by = |lane: u32| match me.lane {
            NO_LANE => NO_LANE,
            first => first + lane as u8,
        };
        if segment.same {
            // The lanes between the second and the last change nothing.
            let lanes = [0, 1, segment.lanes - 1];
            return words(segment.address, size).all(|word| {
                lanes.into_iter().all(|lane| self.touch_word(kind, word, Access { lane: by(lane), ..me }))
            });
        }
        if (segment.address | u64::from(size)) & 3 != 0 {
            return (0..segment.lanes).all(|lane| {
                let address = segment.address + u64::from(lane * size);
                words(address, size).all(|word| self.touch_word(kind, word, Access { lane: by(lane), ..me }))
            });
        }
        let (each, all) = (size / 4, segment.lanes * size / 4);
        let stride = if me.lane == NO_LANE { Some(Stride::SAME) } else { Stride::of_words(each) };
        let mut word = 0;
        while word < all {
            let (line, first) = lines::place_of(segment.address + u64::from(4 * word));
            let count = (lines::WORDS - first).min((all - word) as usize);
            let me = Access { bytes: 15, ..me };
            let order = &self.order;
            let line = if kind.lds { self.lds.get_mut(line as usize) } else { self.global.line(line) };
            let plain = match (line, stride.filter(|_| count == lines::WORDS && word.is_multiple_of(each))) {
                (None, _) => true,
                (Some(line), Some(stride)) => {
                    let me = Access { lane: by(word / each), ..me };
                    if kind.store { line.store(order, me, stride) } else { line.load(order, me, stride, !kind.lds) }
                }
                (Some(line), None) => (word..).zip(&mut line.words()[first..first + count]).all(|(word, state)| {
                    let me = Access { lane: by(word / each), ..me };
                    match kind.store {
                        true => lines::plain_store(order, state, me),
                        false => lines::plain_load(order, state, me, !kind.lds),
                    }
                }),
            };
            if !plain {
                return false;
            }
            word += count as u32;
        }
        true
    }

    fn touch_word(&mut self, kind: Kind, (address, bytes): (u64, u8), me: Access) -> bool {
        let (line, word) = lines::place_of(address);
        let order = &self.order;
        let Some(line) = (if kind.lds { self.lds.get_mut(line as usize) } else { self.global.line(line) }) else {
            return true;
        };
        let (state, me) = (&mut line.words()[word], Access { bytes, ..me });
        match kind.store {
            true => lines::plain_store(order, state, me),
            false => lines::plain_load(order, state, me, !kind.lds),
        }
    }

    /// Records the access of a row. Returns whether it is a plain one.
    fn touch_row(&mut self, kind: Kind, (segments, at): Row<'_>, base: u64, size: u32, me: Access) -> bool {
        if kind.store && !kind.lds && self.caches.may_change_scalar(segments.low, segments.end) {
            return false;
        }
        let plain = segments.iter(at).all(|segment| {
            let lane = if me.lane == NO_LANE { NO_LANE } else { me.lane + segment.lane as u8 };
            let segment = Segment { address: segment.address - base, ..segment };
            self.touch_segment(kind, &segment, size, Access { lane, ..me })
        });
        if !plain {
            return false;
        }
        self.order.accessed(me.wave);
        if !kind.store && !kind.lds && self.order.separate_caches() && self.order.waves() > 1 {
            for segment in segments.iter(at) {
                self.caches.load(Cache::Vector, segment.address, segment.bytes(size), &me);
            }
        }
        true
    }

    /// Whether the bytes of LDS are defined.
    fn lds_defined(&self, offset: u64, bytes: u32) -> bool {
        let (first, end) = ((offset / 4) as usize, (offset + u64::from(bytes)).div_ceil(4) as usize);
        let words = self.lds_unknown.get(first..end.min(self.lds_unknown.len())).unwrap_or_default();
        words.iter().fold(0, |all, word| all | word) == 0
    }

    /// Makes bytes of LDS defined.
    fn define_lds(&mut self, offset: u64, bytes: u32) {
        let end = offset + u64::from(bytes);
        if (offset | end) & 3 == 0 {
            let end = (end / 4).min(self.lds_unknown.len() as u64) as usize;
            self.lds_unknown.get_mut((offset / 4) as usize..end).unwrap_or_default().fill(0);
            return;
        }
        for (at, bytes) in words(offset, bytes) {
            if let Some(word) = self.lds_unknown.get_mut((at / 4) as usize) {
                (0..4).filter(|byte| bytes >> byte & 1 != 0).for_each(|byte| *word &= !(0xff << (8 * byte)));
            }
        }
    }
}

impl Wave<'_> {
    /// Checks and records a load or store of the whole wave. Returns false if it must be checked lane by lane.
    pub(super) fn access_row(
        &self,
        shadow: &mut Registers,
        note: &Note,
        s: &Step,
        (segments, size): (&Segments, u32),
        element: Option<&ElementAccess>,
    ) -> bool {
        let (shape, mask, store) = (Shape(s.x), self.lanes.mask, Shape(s.x).kind() == 1);
        let whole = shape.kind() < 2 && shape.converts().is_none() && !shape.coherent() && !self.lanes.partial;
        if !whole
            || self.shared.each_lane
            || element.is_some_and(|element| element.atomic)
            || store && shadow.knows_any_atomic()
        {
            return false;
        }
        let first = if store { s.b } else { s.d } / ROW;
        let undefined = (first..first + size.div_ceil(4)).fold(0, |all, r| all | shadow.lanes(self.half, r));
        if store && undefined & mask != 0 {
            return false;
        }
        let Some((lds, base)) = self.space_of_row(segments) else { return false };
        let Some(mut state) = self.state() else { return false };
        let exec = self.exec();
        // Lanes that load from behind the LDS are looked at one by one.
        if lds && !store && exec & !mask != 0 {
            return false;
        }
        let by_barriers = state.order.by_barriers();
        if by_barriers && store && !segments.ascending {
            return false;
        }
        let inside = |element: &ElementAccess| {
            let elements = self.shared.elements.as_ref();
            elements.is_none_or(|e| {
                e.rows_inside(element, &shadow.bounds, mask, (segments.low - base, segments.end - base))
            })
        };
        if lds && !element.is_none_or(inside) {
            return false;
        }
        let counts = element.is_some() || !by_barriers;
        let me = Access {
            group: state.order.group(),
            stamp: state.order.now(),
            number: note.number,
            wave: self.id as u8,
            lane: if counts { 32 * self.half as u8 } else { NO_LANE },
            ..Access::NONE
        };
        if !state.touch_row(Kind { lds, store }, (segments, &self.lanes.at), base, size, me) {
            return false;
        }
        let ranges = || segments.iter(&self.lanes.at).map(|segment| (segment.address, segment.bytes(size)));
        if store {
            match lds {
                true => ranges().for_each(|(at, bytes)| state.define_lds(at - base, bytes)),
                false => return ranges().all(|(at, bytes)| self.map.define(at, bytes)),
            }
            return true;
        }
        let defined = match lds {
            true => ranges().all(|(at, bytes)| state.lds_defined(at - base, bytes)),
            false => ranges().all(|(at, bytes)| self.map.is_defined(at, bytes)),
        };
        drop(state);
        if !defined || shape.half() != 0 && undefined & exec != 0 {
            for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
                // A lane that loads nothing gets zeros.
                let data = match mask >> lane & 1 {
                    0 => [0; 4],
                    _ => self.unknown_at(shadow, self.lanes.at[lane as usize], size),
                };
                self.load_lane(shadow, note, s, lane, data);
            }
        } else if undefined != 0 {
            (first..first + size.div_ceil(4)).for_each(|register| shadow.define(self.half, register, exec));
        }
        true
    }

    /// Whether the bytes of a row are in LDS, and the address of the LDS or zero. `None` if some are in scratch.
    fn space_of_row(&self, segments: &Segments) -> Option<(bool, u64)> {
        match (self.place_of(segments.low), self.place_of(segments.end - 1)) {
            (AddressSpace::Lds(_), AddressSpace::Lds(_)) => Some((true, self.lds as u64)),
            (AddressSpace::Global, AddressSpace::Global) => {
                let around = |at: u64| segments.low <= at && at < segments.end;
                (!around(self.lds as u64) && !around(self.private.as_ptr() as u64)).then_some((false, 0))
            }
            _ => None,
        }
    }

    /// Checks and records a scalar load that is not coherent. Returns false if it must be checked word by word.
    pub(super) fn scalar_row(&mut self, note: &Note, address: u64, size: u32) -> bool {
        if self.shared.each_lane {
            return false;
        }
        let in_flight = self.shadow().is_none_or(|shadow| shadow.flight.oldest_store().is_some());
        let check = self.shared.check.as_ref();
        let Some(mut state) = check.map(|state| state.lock().unwrap_or_else(PoisonError::into_inner)) else {
            return false;
        };
        if in_flight || state.caches.stale_scalar(address, size).is_some() {
            return false;
        }
        let me = Access {
            group: state.order.group(),
            stamp: state.order.now(),
            number: note.number,
            wave: self.id as u8,
            lane: NO_LANE,
            ..Access::NONE
        };
        let segment = Segment { address, lane: 0, lanes: size / 4, same: false };
        if !state.touch_segment(Kind { lds: false, store: false }, &segment, 4, me) {
            return false;
        }
        state.order.accessed(me.wave);
        state.caches.load(Cache::Scalar, address, size, &me);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::race::{Doing, NO_WORKGROUP, Word};
    use super::super::segments::pairs;
    use super::*;
    use t0_tests_share::random::Random;

    /// The bytes of memory that the accesses use.
    const BYTES: u64 = 512;
    const WAVES: u32 = 3;

    /// One access of a wave.
    struct Example {
        kind: Kind,
        at: [u64; 32],
        mask: u32,
        size: u32,
        me: Access,
        doing: Doing,
    }

    fn access(random: &mut Random, state: &State) -> Example {
        let size = [1, 2, 4, 4, 4, 8, 12, 16][random.below(8) as usize];
        let align = if random.below(8) == 0 { 1 } else { u64::from(size).next_power_of_two().min(4) };
        let base = random.below((BYTES - 32 * u64::from(size).min(15)) / align) * align;
        let base = if random.below(2) == 0 { base & !63 } else { base };
        let far = random.below(BYTES / 8) * 4;
        let pattern = random.below(8);
        let at = std::array::from_fn(|lane| {
            let (lane, each) = (lane as u64, u64::from(size));
            let offset = match pattern {
                0..4 => base + lane * each,
                4 => far,
                5 => base + (lane & 15) * each,
                6 => {
                    if lane < 16 {
                        far
                    } else {
                        base
                    }
                }
                _ => random.below(BYTES / align) * align,
            };
            offset.min(BYTES - each)
        });
        let mask = if random.below(3) == 0 { random.word() } else { u32::MAX };
        let (lds, store) = (random.below(2) == 0, random.below(2) == 0);
        let doing = match (store, random.below(40)) {
            (_, 0) => Doing::Atomic,
            (false, 1) => Doing::CoherentLoad,
            (false, _) => Doing::Load,
            (true, _) => Doing::Store { same: false, same_value_as_lower_lane: false },
        };
        let me = Access {
            group: state.order.group(),
            stamp: state.order.now(),
            number: random.below(50) as u32,
            wave: random.below(WAVES.into()) as u8,
            lane: if random.below(8) == 0 { NO_LANE } else { 0 },
            ..Access::NONE
        };
        Example { kind: Kind { lds, store }, at, mask, size, me, doing }
    }

    /// Records an access lane by lane, as [`Wave::touch`] does. Returns what there is to report.
    fn by_lane(state: &mut State, row: &Example) -> Option<String> {
        let &Example { kind, at, mask, size, me, doing } = row;
        for lane in (0..32u32).filter(|lane| mask >> lane & 1 != 0) {
            let at = at[lane as usize];
            let lane = if me.lane == NO_LANE { NO_LANE } else { lane as u8 };
            let me = Access { lane, stamp: state.order.now(), ..me };
            let (race, atomic) = match kind.lds {
                true => state.touch_lds(at as u32, size, me, doing),
                false => state.touch_global(at, size, me, doing),
            };
            if race.is_some() {
                return Some(format!("{lane} {race:?}"));
            }
            if atomic && doing == Doing::Load {
                state.order.atomic(me.wave.into());
            }
            if kind.lds {
                continue;
            }
            let unfinished = (doing == Doing::Load).then(|| state.unfinished_store(at, size, me)).flatten();
            if let Some(store) = unfinished {
                return Some(format!("{lane} {store:?}"));
            }
            match doing {
                Doing::Load if !atomic => {
                    if let Some((store, _)) = state.load_from(Cache::Vector, at, size, me) {
                        return Some(format!("{lane} stale {store:?}"));
                    }
                }
                Doing::Store { .. } | Doing::Atomic => state.caches.store(at, size, &me),
                _ => {}
            }
        }
        if matches!(doing, Doing::Atomic | Doing::CoherentLoad) {
            state.order.atomic(me.wave.into());
        }
        None
    }

    /// As [`by_lane`], but a row at once where that is possible. Also returns whether it was.
    fn by_row(state: &mut State, row: &Example) -> (Option<String>, bool) {
        let segments = Segments::of(&row.at, row.mask, row.size, pairs(&row.at, row.size));
        let simple = matches!(row.doing, Doing::Load | Doing::Store { .. }) && row.mask != 0;
        let exact = !state.order.by_barriers() || !row.kind.store || segments.ascending;
        if simple && exact && state.touch_row(row.kind, (&segments, &row.at), 0, row.size, row.me) {
            return (None, true);
        }
        (by_lane(state, row), false)
    }

    fn words_of(state: &mut State) -> Vec<Word> {
        let known = |access: Access| if access.group == NO_WORKGROUP { Access::NONE } else { access };
        let global = (0..BYTES / 64).filter_map(|line| Some(*state.global.line(line)?.words()));
        let global: Vec<Word> = global.flatten().collect();
        let lds = state.lds.iter_mut().flat_map(|line| *line.words());
        let all = lds.chain(global);
        all.map(|word| Word {
            store: known(word.store),
            atomic: known(word.atomic),
            loads: word.loads.map(known),
            polled: word.polled,
        })
        .collect()
    }

    #[test]
    fn rows_leave_the_same_state_as_their_lanes() {
        let mut random = Random::new(1);
        let (mut fast, mut reports) = (0, 0);
        'rounds: for round in 0..3000u32 {
            let [mut rows, mut lanes] = [0, 1].map(|_| State::new((0, 0), round % 2 == 0, round % 3 == 0));
            let both = |then: &dyn Fn(&mut State), rows: &mut State, lanes: &mut State| {
                then(rows);
                then(lanes);
            };
            both(&|state| state.start_group(0, WAVES as usize, BYTES as usize / 4), &mut rows, &mut lanes);
            for group in 1..40 {
                let row = access(&mut random, &rows);
                let (found, whole) = by_row(&mut rows, &row);
                assert_eq!(found, by_lane(&mut lanes, &row), "round {round}");
                fast += u32::from(whole);
                if found.is_some() {
                    // A row may have recorded accesses after the one that is reported, which ends the dispatch.
                    reports += 1;
                    continue 'rounds;
                }
                let wave = random.below(WAVES.into()) as u32;
                match random.below(16) {
                    0..10 => {
                        let (now, waits) = (rows.order.now(), random.below(8) != 0);
                        both(&|state| state.order.arrive(wave, (!waits).then_some(now)), &mut rows, &mut lanes);
                        both(&State::barrier, &mut rows, &mut lanes);
                    }
                    10 => both(
                        &|state| state.start_group(group, WAVES as usize, BYTES as usize / 4),
                        &mut rows,
                        &mut lanes,
                    ),
                    11 => both(&|state| state.order.invalidate(wave as usize & 1, wave), &mut rows, &mut lanes),
                    12 => both(&|state| state.caches.invalidate(Cache::Vector, wave), &mut rows, &mut lanes),
                    _ => {}
                }
            }
            assert_eq!(words_of(&mut rows), words_of(&mut lanes), "round {round}");
        }
        assert!(fast > 5000 && reports > 500, "{fast} rows at once, {reports} reports");
    }
}
