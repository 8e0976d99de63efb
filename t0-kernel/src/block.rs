//! Words that all lanes of a workgroup speak together.
//!
//! All lanes of the workgroup must come to the same word, as to a barrier; each word waits for all of them and orders LDS and global
//! memory among them like one. Lanes that do not exist contribute nothing.
//!
//! Reductions have one tree, on the GPU as here: the butterfly of [`crate::wave`] in each wave, then the waves' results one after another
//! from the first wave on. Scans go as the wave's own in each wave; before it comes what the waves before reduce to, one after another.

use crate::cpu::lane::words_of_waves;
use crate::wave::{self, WaveNumber, WaveValue};

/// The values of the waves that exist, by the number of the wave.
#[track_caller]
fn of_waves<T: WaveValue>(word: &'static str, own: T) -> impl Iterator<Item = (u32, T)> {
    let mut words = Vec::new();
    own.write(&mut words);
    let all: Vec<_> = words.into_iter().map(|w| words_of_waves(word, w)).collect();
    (0..32u32).filter_map(move |w| {
        let mut words = all.iter().map_while(|of| of[w as usize]).peekable();
        words.peek()?;
        Some((w, T::read(&mut words)))
    })
}

#[track_caller]
fn butterflies<T: WaveNumber>(word: &'static str, value: T, how: (T, fn(T, T) -> T)) -> T {
    let own = wave::butterfly(word, value, how);
    of_waves(word, own).map(|(_, x)| x).reduce(how.1).unwrap_or(own)
}

#[track_caller]
fn scan<T: WaveNumber>(word: &'static str, value: T, inclusive: bool, how: (T, fn(T, T) -> T)) -> T {
    let within = wave::scan(word, value, inclusive, how);
    let total = wave::butterfly(word, value, how);
    let before = of_waves(word, total).filter(|(w, _)| *w < crate::ids::wave_id()).map(|(_, x)| x).reduce(how.1);
    before.map_or(within, |before| how.1(before, within))
}

/// What `combine` makes of the values of the whole workgroup: each wave's by [`wave::reduce`], then the waves' one after another, the first on
/// the left.
///
/// `combine` should give the same in whatever order it is called; it must not read what differs from lane to lane.
#[must_use]
#[track_caller]
pub fn reduce<T: WaveValue>(value: T, combine: impl Fn(T, T) -> T) -> T {
    let own = wave::tree("block::reduce", value, &combine);
    of_waves("block::reduce", own).map(|(_, x)| x).reduce(combine).unwrap_or(own)
}

/// The value of the lane with that number in the workgroup (as [`crate::ids::thread_id`] counts in one dimension, row after row in more); that of
/// the first lane where there is no such lane. `thread` is the same for the whole workgroup.
#[must_use]
#[track_caller]
pub fn broadcast<T: WaveValue>(value: T, thread: u32) -> T {
    let own = wave::broadcast(value, thread);
    let lanes = wave::ballot(true);
    let all: Vec<(u32, (u32, T))> = of_waves("block::broadcast", (lanes, own)).collect();
    match all.iter().find(|(w, (lanes, _))| *w == thread / 32 && lanes >> (thread % 32) & 1 == 1) {
        Some((_, (_, value))) => *value,
        // The lane that every workgroup has.
        None => of_waves("block::broadcast", wave::first(value)).next().map_or(own, |(_, first)| first),
    }
}

/// The sum over the workgroup. Integers wrap.
#[must_use]
#[track_caller]
pub fn sum<T: WaveNumber>(value: T) -> T {
    butterflies("block::sum", value, T::SUM)
}

/// The sum of the values of this lane and all before it in the workgroup. Integers wrap.
#[must_use]
#[track_caller]
pub fn inclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_sum", value, true, T::SUM)
}

/// The sum of the values of all lanes before this one in the workgroup; 0 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_sum<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_sum", value, false, T::SUM)
}

/// The product over the workgroup. Integers wrap.
#[must_use]
#[track_caller]
pub fn product<T: WaveNumber>(value: T) -> T {
    butterflies("block::product", value, T::PRODUCT)
}

/// The product of the values of this lane and all before it in the workgroup. Integers wrap.
#[must_use]
#[track_caller]
pub fn inclusive_product<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_product", value, true, T::PRODUCT)
}

/// The product of the values of all lanes before this one in the workgroup; 1 in the first. Integers wrap.
#[must_use]
#[track_caller]
pub fn exclusive_product<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_product", value, false, T::PRODUCT)
}

/// The least over the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn min<T: WaveNumber>(value: T) -> T {
    butterflies("block::min", value, T::MIN)
}

/// The least of the values of this lane and all before it in the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_min<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_min", value, true, T::MIN)
}

/// The least of the values of all lanes before this one in the workgroup; the greatest number of the type in the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_min<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_min", value, false, T::MIN)
}

/// The greatest over the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn max<T: WaveNumber>(value: T) -> T {
    butterflies("block::max", value, T::MAX)
}

/// The greatest of the values of this lane and all before it in the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_max<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_max", value, true, T::MAX)
}

/// The greatest of the values of all lanes before this one in the workgroup; the least number of the type in the first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_max<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_max", value, false, T::MAX)
}

/// Whether any lane of the workgroup says yes.
#[must_use]
#[track_caller]
pub fn any(yes: bool) -> bool {
    butterflies("block::any", u32::from(yes), <u32 as WaveNumber>::MAX) != 0
}

/// Whether every lane of the workgroup says yes.
#[must_use]
#[track_caller]
pub fn all(yes: bool) -> bool {
    butterflies("block::all", u32::from(yes), <u32 as WaveNumber>::MIN) != 0
}
