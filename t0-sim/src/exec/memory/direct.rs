//! Loads and stores of words in one step: combines [`address`] and [`transfer`] for the common case.
//!
//! The lanes' addresses consist of a shared base and 32-bit offsets. The region that the instruction hit last (or LDS,
//! or a descriptor's range) determines a window of offsets, and one comparison over all lanes checks that they are
//! inside. Consecutive lanes are then loaded as a block, lanes with equal addresses by one load, and all others by a
//! gather. Every other access, in range or not, uses the two separate steps, which also identify the faulting lane.
//!
//! Strict mode always uses the two separate steps, with its own steps between them.
use super::address::{self, Flags};
use super::rows::{self, Portable, Rows};
#[cfg(target_arch = "x86_64")]
use super::rows::{Avx2, Avx512};
use super::transfer;
use crate::exec::layout::{ROW, Row, SCRATCH};
use crate::exec::step::{Handler, Handlers, Step};
use crate::exec::wave::{Flow, Wave};
use crate::mem::{Region, access};
use std::ops::Deref;

/// How an address space computes addresses.
pub(in crate::exec) trait Space {
    /// The address step of the two separate steps.
    const ADDRESS: Handlers;
    /// Whether the row after the offsets holds upper words, which must be equal in all lanes.
    const WIDE: bool = false;
    /// Whether accesses hit regions, one of which is cached for each instruction.
    const REGIONS: bool = true;

    /// The base of the offsets, if the access is a common case. `first` is an active lane.
    fn base(w: &Wave<'_>, s: &Step, first: usize) -> Option<u64>;

    /// The row of the lanes' offsets, and the constant added to each.
    #[inline(always)]
    fn offsets<'a>(w: &'a Wave<'_>, s: &Step) -> (impl Deref<Target = Row> + 'a, u32) {
        (w.row(s.a), 0)
    }

    /// Whether the `span` bytes from offset `first` on may be accessed according to the region that the instruction hit
    /// last.
    #[inline(always)]
    fn holds(w: &Wave<'_>, s: &Step, base: u64, first: u32, span: u32, write: bool) -> bool {
        let region = w.remembered(s.c);
        // Addresses of lanes wrap at 32 bits.
        let whole = first <= u32::MAX - span && region.contains(base.wrapping_add(first.into()), span.into());
        whole && (region.writable || !write)
    }

    /// The offsets at which `size` bytes may be accessed within the region that the instruction hit last. `first` is
    /// the offset of an active lane.
    #[inline(always)]
    fn window(w: &Wave<'_>, s: &Step, base: u64, first: u32, size: u32, write: bool) -> Option<Window> {
        Window::of(w.remembered(s.c), base, first, size, write)
    }
}

/// The offsets that may be accessed: `low` to `low` + `range`, where `range` is at most `i32::MAX`.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Window {
    low: u32,
    range: u32,
}

impl Window {
    /// The maximum distance of a window's start below the current offset. A larger region has several windows.
    const BELOW: u32 = 1 << 30;

    /// The offsets from `base` at which `size` bytes are inside the region.
    #[inline(always)]
    fn of(region: &Region, base: u64, first: u32, size: u32, write: bool) -> Option<Window> {
        // Addresses wrap when offsets are added to a base, and so does their difference.
        let start = region.address.wrapping_sub(base) as i64;
        let last = start.wrapping_add(region.size as i64).wrapping_sub(size.into()).min(u32::MAX.into());
        let low = start.max(first.saturating_sub(Window::BELOW).into());
        if last < low || (write && !region.writable) {
            return None;
        }
        Some(Window { low: low as u32, range: (last - low).min(i32::MAX.into()) as u32 })
    }

    /// Limits the window to offsets below `end` - `size`.
    #[inline(always)]
    fn below(self, end: u32, size: u32) -> Option<Window> {
        let last = end.checked_sub(size)?;
        Some(Window { range: self.range.min(last.checked_sub(self.low)?), ..self })
    }
}

/// Global memory, 64-bit addresses in VGPRs.
pub(in crate::exec) struct Global;
/// Global memory with a scalar base and 32-bit offsets in VGPRs.
pub(in crate::exec) struct GlobalScalar;
/// Flat addresses in global memory.
pub(in crate::exec) struct Flat;
/// Buffers with raw descriptors.
pub(in crate::exec) struct Buffer;
/// Buffers with descriptors that compare an index.
pub(in crate::exec) struct Indexed;

/// Indices, multiplied by a stride.
struct Scaled {
    offsets: Row,
}

impl Deref for Scaled {
    type Target = Row;

    #[inline(always)]
    fn deref(&self) -> &Row {
        &self.offsets
    }
}
/// LDS.
pub(in crate::exec) struct Lds;

/// The base if all lanes have the upper word of lane `first`.
#[inline(always)]
fn upper_words(w: &Wave<'_>, s: &Step, first: usize) -> u64 {
    (u64::from(w.row(s.a + ROW).0[first]) << 32).wrapping_add_signed((s.imm as i32).into())
}

impl Space for Global {
    const ADDRESS: Handlers = address::GLOBAL;
    const WIDE: bool = true;

    #[inline(always)]
    fn base(w: &Wave<'_>, s: &Step, first: usize) -> Option<u64> {
        Some(upper_words(w, s, first))
    }
}

impl Space for Flat {
    const ADDRESS: Handlers = address::FLAT;
    const WIDE: bool = true;

    #[inline(always)]
    fn base(w: &Wave<'_>, s: &Step, first: usize) -> Option<u64> {
        // The apertures begin at bit 48.
        Some(upper_words(w, s, first)).filter(|base| base >> 48 == 0)
    }
}

impl Space for GlobalScalar {
    const ADDRESS: Handlers = address::GLOBAL_SCALAR;

    #[inline(always)]
    fn base(w: &Wave<'_>, s: &Step, _first: usize) -> Option<u64> {
        Some(w.scalar64(s.x).wrapping_add_signed((s.imm as i32).into()))
    }
}

impl Space for Buffer {
    const ADDRESS: Handlers = address::BUFFER;

    #[inline(always)]
    fn base(w: &Wave<'_>, s: &Step, _first: usize) -> Option<u64> {
        let (high, mode) = (w.scalar(s.x + 1), w.scalar(s.x + 3));
        if !address::is_raw(high, mode) || Flags(s.y).has(11) {
            return None;
        }
        let base = u64::from(w.scalar(s.x)) | u64::from(high & 0xffff) << 32;
        Some(base.wrapping_add(w.scalar(s.y & 511).into()))
    }

    #[inline(always)]
    fn offsets<'a>(w: &'a Wave<'_>, s: &Step) -> (impl Deref<Target = Row> + 'a, u32) {
        static NONE: Row = Row::ZERO;
        (if Flags(s.y).has(10) { w.row(s.a) } else { &NONE }, s.imm)
    }

    #[inline(always)]
    fn holds(w: &Wave<'_>, s: &Step, base: u64, first: u32, span: u32, write: bool) -> bool {
        let region = w.remembered(s.c);
        let inside = u64::from(first) + u64::from(span) <= w.scalar(s.x + 2).into();
        inside && region.contains(base.wrapping_add(first.into()), span.into()) && (region.writable || !write)
    }

    #[inline(always)]
    fn window(w: &Wave<'_>, s: &Step, base: u64, first: u32, size: u32, write: bool) -> Option<Window> {
        Window::of(w.remembered(s.c), base, first, size, write)?.below(w.scalar(s.x + 2), size)
    }
}

impl Space for Indexed {
    const ADDRESS: Handlers = address::BUFFER;

    #[inline(always)]
    fn base(w: &Wave<'_>, s: &Step, _first: usize) -> Option<u64> {
        let (high, records, mode) = (w.scalar(s.x + 1), w.scalar(s.x + 2), w.scalar(s.x + 3));
        let (indices, exec) = (w.row(s.a), w.exec());
        let mut outside = [0u32; 32];
        for i in 0..32 {
            outside[i] = u32::from(indices.0[i] >= records) << i;
        }
        let outside = outside.iter().fold(0, |all, bit| all | bit);
        // A greater product would wrap.
        let whole = u64::from(records) * u64::from(address::stride(high)) <= u32::MAX.into();
        if !whole || exec & outside != 0 || !address::is_indexed(high, mode) || Flags(s.y).has(10) {
            return None;
        }
        let base = u64::from(w.scalar(s.x)) | u64::from(high & 0xffff) << 32;
        Some(base.wrapping_add(w.scalar(s.y & 511).into()))
    }

    #[inline(always)]
    fn offsets<'a>(w: &'a Wave<'_>, s: &Step) -> (impl Deref<Target = Row> + 'a, u32) {
        let (indices, stride) = (w.row(s.a), address::stride(w.scalar(s.x + 1)));
        let mut offsets = Row::ZERO;
        for i in 0..32 {
            offsets.0[i] = indices.0[i].wrapping_mul(stride);
        }
        (Scaled { offsets }, s.imm)
    }
}

impl Space for Lds {
    const ADDRESS: Handlers = address::LDS;
    const REGIONS: bool = false;

    #[inline(always)]
    fn base(w: &Wave<'_>, _s: &Step, _first: usize) -> Option<u64> {
        Some(w.lds as u64)
    }

    #[inline(always)]
    fn offsets<'a>(w: &'a Wave<'_>, s: &Step) -> (impl Deref<Target = Row> + 'a, u32) {
        (w.row(s.a), s.imm)
    }

    #[inline(always)]
    fn holds(w: &Wave<'_>, _s: &Step, _base: u64, first: u32, span: u32, _write: bool) -> bool {
        u64::from(first) + u64::from(span) <= w.lds_bytes.into()
    }

    #[inline(always)]
    fn window(w: &Wave<'_>, _s: &Step, _base: u64, _first: u32, size: u32, _write: bool) -> Option<Window> {
        Some(Window { low: 0, range: w.lds_bytes.checked_sub(size)? })
    }
}

/// The pattern of the active lanes' addresses.
pub(super) enum Pattern<D> {
    /// Consecutive, starting at this address; all lanes are active.
    Block(u64),
    /// All at this address.
    One(u64),
    /// At these distances from this address. Inactive lanes have the address of an active one.
    Spread(u64, D),
}

/// Determines the pattern and checks it. `None`: use the two separate steps.
#[inline(always)]
pub(super) fn pattern<S: Space, R: Rows, const CHECKED: bool>(
    w: &Wave<'_>,
    s: &Step,
    size: u32,
    write: bool,
) -> Option<Pattern<R::Distances>> {
    let exec = w.exec();
    if exec == 0 {
        return None;
    }
    let active = exec.trailing_zeros() as usize & 31;
    let base = S::base(w, s, active)?;
    // SAFETY: the handler of a level uses the rows of that level, here and below.
    if S::WIDE && !unsafe { R::agree(w.row(s.a + ROW), exec, w.row(s.a + ROW).0[active]) } {
        return None;
    }
    let (row, add) = S::offsets(w, s);
    let own = row.0[active];
    let first = own.wrapping_add(add);
    let here = base.wrapping_add(first.into());
    // SAFETY: as above. Distances are relative to the first lane: within a window they fit signed 32-bit numbers.
    unsafe {
        let distances = R::distances(&row, exec, own);
        if w.full && R::ascend(distances, size) {
            return (!CHECKED || S::holds(w, s, base, first, 32 * size, write)).then_some(Pattern::Block(here));
        }
        if R::are_zero(distances) {
            return (!CHECKED || S::holds(w, s, base, first, size, write)).then_some(Pattern::One(here));
        }
        if CHECKED {
            let Window { low, range } = S::window(w, s, base, first, size, write)?;
            if !R::within(distances, first.wrapping_sub(low), range) {
                return None;
            }
        }
        Some(Pattern::Spread(here, distances))
    }
}

/// Caches the region that the first active lane hits. Returns whether it differs from the cached one, so that another
/// attempt may succeed.
#[cold]
#[inline(never)]
fn meets<S: Space>(w: &mut Wave<'_>, s: &Step) -> bool {
    let exec = w.exec();
    if !S::REGIONS || exec == 0 {
        return false;
    }
    let active = exec.trailing_zeros() as usize & 31;
    let Some(base) = S::base(w, s, active) else { return false };
    let first = {
        let (row, add) = S::offsets(w, s);
        row.0[active].wrapping_add(add)
    };
    w.meets(s.c, base.wrapping_add(first.into()))
}

/// Loads `N` words per lane, if it is a common case.
#[inline(always)]
fn load<S: Space, R: Rows, const N: usize, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<[Row; N]> {
    match pattern::<S, R, CHECKED>(w, s, 4 * N as u32, false)? {
        Pattern::Block(at) => {
            if N == 4 && S::REGIONS {
                rows::prefetch(at.wrapping_add(rows::AHEAD));
            }
            // SAFETY: every lane has been checked against the region, the descriptor or the LDS.
            Some(unsafe { R::block(at) })
        }
        Pattern::One(at) => {
            let (mut rows, mut words) = ([Row::ZERO; N], [0; N]);
            // SAFETY: the address has been checked for the size of the access.
            unsafe { access::load_words(at, &mut words) };
            for n in 0..N {
                rows[n] = Row([words[n]; 32]);
            }
            Some(rows)
        }
        Pattern::Spread(base, distances) => {
            if N == 4 && S::REGIONS {
                prefetch_operand::<S>(w, s, base);
            }
            // SAFETY: every lane has been checked, and inactive ones have the address of an active one.
            Some(unsafe { R::gather(base, distances) })
        }
    }
}

/// Prefetches what the lanes of a matrix operand, whose second half repeats the first, load later: each continues in a
/// row of the matrix, and the CPU does not follow so many rows by itself. Lane 0 loads from `at`. Each cache line is
/// prefetched once, when its predecessor is loaded for the first time.
#[inline(always)]
fn prefetch_operand<S: Space>(w: &Wave<'_>, s: &Step, at: u64) {
    let (row, _) = S::offsets(w, s);
    if !w.full || at & 63 >= 16 || row.0[0] != row.0[16] {
        return;
    }
    let origin = at.wrapping_sub(row.0[0].into()).wrapping_add(rows::LINES_AHEAD);
    for lane in 0..16 {
        rows::prefetch_line(origin.wrapping_add(row.0[lane].into()));
    }
}

/// Stores `N` words per lane from row `from` on, if it is a common case.
#[inline(always)]
fn store<S: Space, R: Rows, const N: usize, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step, from: u32) -> Option<()> {
    match pattern::<S, R, CHECKED>(w, s, 4 * N as u32, true)? {
        Pattern::Block(at) => {
            let mut data = [Row::ZERO; N];
            for n in 0..N {
                data[n] = *w.row(from + n as u32 * ROW);
            }
            // SAFETY: every lane has been checked for the size of the access.
            unsafe { R::put_block(at, &data) };
        }
        // If several lanes store to one address, the last one wins.
        Pattern::One(at) => put::<N>(w, from, at, 31 - w.exec().leading_zeros() as usize),
        Pattern::Spread(base, distances) => {
            let mut data = [w.row(from); N];
            for n in 1..N {
                data[n] = w.row(from + n as u32 * ROW);
            }
            // SAFETY: every active lane has been checked for the size of the access.
            unsafe { R::scatter(base, distances, w.exec(), data) };
        }
    }
    Some(())
}

/// Stores `N` words of a lane at an address that has been checked for them.
#[inline(always)]
fn put<const N: usize>(w: &Wave<'_>, from: u32, at: u64, lane: usize) {
    let mut words = [0; N];
    for n in 0..N {
        words[n] = w.row(from + n as u32 * ROW).0[lane & 31];
    }
    // SAFETY: the pattern has been checked for the size of the access.
    unsafe { access::store_words(at, &words) };
}

/// Runs the two separate steps.
fn both(w: &mut Wave<'_>, s: &Step, address: Handler, transfer: Handler) -> Flow {
    // SAFETY: both were chosen for the same extensions as the caller.
    match unsafe { address(w, s) } {
        Flow::Stop => Flow::Stop,
        // SAFETY: as above.
        _ => unsafe { transfer(w, s) },
    }
}

/// The operation at the addresses.
pub(in crate::exec) trait Access<S: Space> {
    /// The data step of the two separate steps.
    const TRANSFER: Handlers;

    /// Performs the operation, if it is a common case.
    fn run<R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<()>;

    /// Performs the operation by the two separate steps.
    fn both(w: &mut Wave<'_>, s: &Step, address: Handler, transfer: Handler) -> Flow {
        both(w, s, address, transfer)
    }

    /// Called if the access seemed not to be a common case. Tries again if the instruction has reached another region,
    /// and otherwise uses the two separate steps.
    #[cold]
    #[inline(never)]
    fn slowly(w: &mut Wave<'_>, s: &Step, address: Handler, transfer: Handler) -> Flow {
        if meets::<S>(w, s) {
            // SAFETY: the step is run by the handler that was chosen for it, which called this function. The retry does
            // not find a new region again.
            return unsafe { (s.run)(w, s) };
        }
        Self::both(w, s, address, transfer)
    }
}

/// Loads `N` words per lane to row `d`.
pub(in crate::exec) struct Load<const N: usize>;
/// Stores `N` words per lane from row `b`.
pub(in crate::exec) struct Store<const N: usize>;

impl<S: Space, const N: usize> Access<S> for Load<N> {
    const TRANSFER: Handlers = transfer::LOADS[N - 1];

    #[inline(always)]
    fn run<R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<()> {
        let rows = load::<S, R, N, CHECKED>(w, s)?;
        for n in 0..N {
            w.write(s.d + n as u32 * ROW, rows[n]);
        }
        Some(())
    }
}

impl<S: Space, const N: usize> Access<S> for Store<N> {
    const TRANSFER: Handlers = transfer::STORES[N - 1];

    #[inline(always)]
    fn run<R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<()> {
        store::<S, R, N, CHECKED>(w, s, s.b)
    }
}

/// LDS: loads `N` words per lane from row `a` plus `imm` to row `d`, and `N` words from row `a` plus `x` to the rows
/// after those.
pub(in crate::exec) struct Double<const N: usize>;

impl<const N: usize> Access<Lds> for Double<N> {
    /// For each of the two.
    const TRANSFER: Handlers = transfer::LOADS[N - 1];

    #[inline(always)]
    fn run<R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<()> {
        let first = load::<Lds, R, N, CHECKED>(w, s)?;
        let second = load::<Lds, R, N, CHECKED>(w, &Step { imm: s.x, ..*s })?;
        for n in 0..N {
            w.write(s.d + n as u32 * ROW, first[n]);
            w.write(s.d + (N + n) as u32 * ROW, second[n]);
        }
        Some(())
    }

    /// The first load goes to scratch rows, because the second one may still need the address that it would overwrite.
    fn both(w: &mut Wave<'_>, s: &Step, address: Handler, transfer: Handler) -> Flow {
        let part = |imm, d| Step { imm, d, ..*s };
        let aside = SCRATCH * ROW;
        if both(w, &part(s.imm, aside), address, transfer) == Flow::Stop
            || both(w, &part(s.x, s.d + N as u32 * ROW), address, transfer) == Flow::Stop
        {
            return Flow::Stop;
        }
        for n in 0..N as u32 {
            let row = *w.row(aside + n * ROW);
            w.write(s.d + n * ROW, row);
        }
        Flow::Next
    }
}

/// LDS: stores `N` words per lane from row `b` to row `a` plus `imm`, then `N` words from row `c` to row `a` plus `x`.
pub(in crate::exec) struct DoubleStore<const N: usize>;

impl<const N: usize> Access<Lds> for DoubleStore<N> {
    /// For each of the two.
    const TRANSFER: Handlers = transfer::STORES[N - 1];

    #[inline(always)]
    fn run<R: Rows, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Option<()> {
        store::<Lds, R, N, CHECKED>(w, s, s.b)?;
        store::<Lds, R, N, CHECKED>(w, &Step { imm: s.x, ..*s }, s.c)
    }

    /// The first store may have happened already; repeating it writes the same values.
    fn both(w: &mut Wave<'_>, s: &Step, address: Handler, transfer: Handler) -> Flow {
        match both(w, s, address, transfer) {
            Flow::Stop => Flow::Stop,
            _ => both(w, &Step { imm: s.x, b: s.c, ..*s }, address, transfer),
        }
    }
}

fn portable<S: Space, A: Access<S>, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    match A::run::<Portable, CHECKED>(w, s) {
        Some(()) => Flow::Next,
        None => A::slowly(w, s, S::ADDRESS.0[0], A::TRANSFER.0[0]),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2<S: Space, A: Access<S>, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    match A::run::<Avx2, CHECKED>(w, s) {
        Some(()) => Flow::Next,
        None => A::slowly(w, s, S::ADDRESS.0[1], A::TRANSFER.0[1]),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx512<S: Space, A: Access<S>, const CHECKED: bool>(w: &mut Wave<'_>, s: &Step) -> Flow {
    match A::run::<Avx512, CHECKED>(w, s) {
        Some(()) => Flow::Next,
        None => A::slowly(w, s, S::ADDRESS.0[2], A::TRANSFER.0[2]),
    }
}

#[cfg(target_arch = "x86_64")]
const fn handlers<S: Space, A: Access<S>, const CHECKED: bool>() -> Handlers {
    Handlers([
        portable::<S, A, CHECKED> as Handler,
        avx2::<S, A, CHECKED> as Handler,
        avx512::<S, A, CHECKED> as Handler,
    ])
}

#[cfg(not(target_arch = "x86_64"))]
const fn handlers<S: Space, A: Access<S>, const CHECKED: bool>() -> Handlers {
    Handlers::same(portable::<S, A, CHECKED> as Handler)
}

/// The handlers of an access to an address space.
pub(in crate::exec) fn find<S: Space>(words: u32, write: bool, checked: bool) -> Option<Handlers> {
    macro_rules! of {
        ($($access:ty),*) => {
            [$([handlers::<S, $access, true>(), unchecked::<S, $access>()]),*]
        };
    }
    let column = match words {
        1 => 0,
        2 => 1,
        4 => 2,
        _ => return None,
    };
    let table = if write { of!(Store<1>, Store<2>, Store<4>) } else { of!(Load<1>, Load<2>, Load<4>) };
    Some(table[column][usize::from(!checked)])
}

/// The handlers of the two-address forms of LDS.
pub(in crate::exec) fn find_double(words: u32, write: bool, checked: bool) -> Option<Handlers> {
    let pair = match (words, write) {
        (1, false) => [handlers::<Lds, Double<1>, true>(), unchecked::<Lds, Double<1>>()],
        (2, false) => [handlers::<Lds, Double<2>, true>(), unchecked::<Lds, Double<2>>()],
        (1, true) => [handlers::<Lds, DoubleStore<1>, true>(), unchecked::<Lds, DoubleStore<1>>()],
        (2, true) => [handlers::<Lds, DoubleStore<2>, true>(), unchecked::<Lds, DoubleStore<2>>()],
        _ => return None,
    };
    Some(pair[usize::from(!checked)])
}

#[cfg(feature = "unchecked")]
const fn unchecked<S: Space, A: Access<S>>() -> Handlers {
    handlers::<S, A, false>()
}

/// Without the feature all accesses are checked.
#[cfg(not(feature = "unchecked"))]
const fn unchecked<S: Space, A: Access<S>>() -> Handlers {
    handlers::<S, A, true>()
}
