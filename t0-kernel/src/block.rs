//! Words that all lanes of a workgroup speak together.
//!
//! All lanes of the workgroup must come to the same word, as to a barrier; each word waits for all of them and orders LDS and global
//! memory among them like one. Lanes that do not exist contribute nothing.
//!
//! Reductions have one tree, on the GPU as here: the butterfly of [`crate::wave`] in each wave, then the waves' results one after another
//! from the first wave on. Scans go lane by lane in each wave; before a wave's own comes what the waves before came to, one after another.

use crate::cpu::lane::words_of_waves;
use crate::wave::{self, WaveNumber, WaveValue};

/// The waves' words one after another.
fn fold<T: WaveValue>(words: impl Iterator<Item = u32>, op: fn(T, T) -> T) -> Option<T> {
    words.map(T::of_word).reduce(op)
}

#[track_caller]
fn reduce<T: WaveNumber>(word: &'static str, value: T, how: (T, fn(T, T) -> T)) -> T {
    let own = wave::reduce(word, value, how);
    let all = words_of_waves(word, own.word());
    fold(all.into_iter().flatten(), how.1).unwrap_or(own)
}

#[track_caller]
fn scan<T: WaveNumber>(word: &'static str, value: T, inclusive: bool, how: (T, fn(T, T) -> T)) -> T {
    let (within, total) = wave::scan(word, value, inclusive, how);
    let all = words_of_waves(word, total.word());
    let before = all.into_iter().take(crate::ids::wave_id() as usize).flatten();
    fold(before, how.1).map_or(within, |before| how.1(before, within))
}

/// The sum over the workgroup. Integers wrap.
#[must_use]
#[track_caller]
pub fn sum<T: WaveNumber>(value: T) -> T {
    reduce("block::sum", value, T::SUM)
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
    reduce("block::product", value, T::PRODUCT)
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
    reduce("block::min", value, T::MIN)
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
    reduce("block::max", value, T::MAX)
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
    reduce("block::any", u32::from(yes), <u32 as WaveNumber>::MAX) != 0
}

/// Whether every lane of the workgroup says yes.
#[must_use]
#[track_caller]
pub fn all(yes: bool) -> bool {
    reduce("block::all", u32::from(yes), <u32 as WaveNumber>::MIN) != 0
}
