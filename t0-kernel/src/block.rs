//! Builtins that all lanes of a workgroup execute together.
//!
//! All lanes of the workgroup must reach the same builtin, as with a barrier. Each builtin waits for all of them and
//! orders LDS and global memory among them like a barrier. Lanes that do not exist contribute nothing.
//!
//! Reductions combine values in one fixed order, the same on the GPU as here: the butterfly of [`crate::wave`] in each
//! wave, then the waves' results one after another, starting with the first wave. Scans scan each wave as
//! [`crate::wave`] does and combine that with the results of the preceding waves, one after another.

use crate::cpu::lane::words_of_waves;
use crate::wave::{self, WaveNumber, WaveValue};

/// The values of the existing waves, with their wave index.
#[track_caller]
fn of_waves<T: WaveValue>(builtin: &'static str, own: T) -> impl Iterator<Item = (u32, T)> {
    let mut words = Vec::new();
    own.write(&mut words);
    let all: Vec<_> = words.into_iter().map(|w| words_of_waves(builtin, w)).collect();
    (0..32u32).filter_map(move |w| {
        let mut words = all.iter().map_while(|of| of[w as usize]).peekable();
        words.peek()?;
        Some((w, T::read(&mut words)))
    })
}

#[track_caller]
fn butterflies<T: WaveNumber>(builtin: &'static str, value: T, how: (T, fn(T, T) -> T)) -> T {
    let own = wave::butterfly(builtin, value, how);
    of_waves(builtin, own).map(|(_, x)| x).reduce(how.1).unwrap_or(own)
}

#[track_caller]
fn scan<T: WaveNumber>(builtin: &'static str, value: T, inclusive: bool, how: (T, fn(T, T) -> T)) -> T {
    let within = wave::scan(builtin, value, inclusive, how);
    let total = wave::butterfly(builtin, value, how);
    let before = of_waves(builtin, total).filter(|(w, _)| *w < crate::ids::wave_id()).map(|(_, x)| x).reduce(how.1);
    before.map_or(within, |before| how.1(before, within))
}

/// Combines the values of the whole workgroup: each wave's by [`wave::reduce`], then the waves' results one after
/// another, the first one on the left.
///
/// `combine` should give the same result in any order of calls. It must not read values that differ between lanes.
#[must_use]
#[track_caller]
pub fn reduce<T: WaveValue>(value: T, combine: impl Fn(T, T) -> T) -> T {
    let own = wave::tree("block::reduce", value, &combine);
    of_waves("block::reduce", own).map(|(_, x)| x).reduce(combine).unwrap_or(own)
}

/// The value of the lane with this index in the workgroup (as [`crate::ids::thread_id`] counts in one dimension; row by
/// row in more), or the first lane's if there is no such lane. `thread` must be the same for the whole workgroup.
#[must_use]
#[track_caller]
pub fn broadcast<T: WaveValue>(value: T, thread: u32) -> T {
    let own = wave::broadcast(value, thread);
    let lanes = wave::ballot(true);
    let all: Vec<(u32, (u32, T))> = of_waves("block::broadcast", (lanes, own)).collect();
    match all.iter().find(|(w, (lanes, _))| *w == thread / 32 && lanes >> (thread % 32) & 1 == 1) {
        Some((_, (_, value))) => *value,
        // The first lane, which every workgroup has.
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

/// The minimum over the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn min<T: WaveNumber>(value: T) -> T {
    butterflies("block::min", value, T::MIN)
}

/// The minimum of the values of this lane and all before it in the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_min<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_min", value, true, T::MIN)
}

/// The minimum of the values of all lanes before this one in the workgroup; the greatest number of the type in the
/// first. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_min<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_min", value, false, T::MIN)
}

/// The maximum over the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn max<T: WaveNumber>(value: T) -> T {
    butterflies("block::max", value, T::MAX)
}

/// The maximum of the values of this lane and all before it in the workgroup. A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn inclusive_max<T: WaveNumber>(value: T) -> T {
    scan("block::inclusive_max", value, true, T::MAX)
}

/// The maximum of the values of all lanes before this one in the workgroup; the least number of the type in the first.
/// A NaN loses to a number.
#[must_use]
#[track_caller]
pub fn exclusive_max<T: WaveNumber>(value: T) -> T {
    scan("block::exclusive_max", value, false, T::MAX)
}

/// Whether `yes` is true in any lane of the workgroup.
#[must_use]
#[track_caller]
pub fn any(yes: bool) -> bool {
    butterflies("block::any", u32::from(yes), <u32 as WaveNumber>::MAX) != 0
}

/// Whether `yes` is true in every lane of the workgroup.
#[must_use]
#[track_caller]
pub fn all(yes: bool) -> bool {
    butterflies("block::all", u32::from(yes), <u32 as WaveNumber>::MIN) != 0
}
