//! The allocations of a client, as it asks ROCr for them.
//!
//! ROCr rounds sizes to pages, and gives freed addresses to the next allocation. So its functions are replaced: each
//! one calls ROCr's, and tells the virtual driver the exact size. Memory that is freed stays allocated for a while, but
//! kernels that access it fault. HIP and OpenCL allocate by these functions too.

use std::backtrace::Backtrace;
use std::collections::{BTreeMap, VecDeque};
use std::ffi::{c_int, c_void};
use std::sync::{Arc, Mutex, PoisonError};

use crate::device::Device;
use crate::runtime::Runtime;

/// Memory that was freed and still has its address: at most so many bytes, none larger than a part of them.
const QUARANTINE: u64 = 64 << 20;
const LARGEST: u64 = 4 << 20;
/// The largest allocation whose uninitialised bytes are tracked: larger ones would take all their memory at once.
const POISONED: usize = 16 << 20;
/// The number of freed allocations that are remembered.
const REMEMBERED: usize = 4096;
/// The most calls of a backtrace that a report shows.
const CALLS: usize = 4;
/// How far from an allocation an address may be that is attributed to it.
const NEAR: u64 = 1 << 20;

/// An allocation.
#[derive(Debug, Clone)]
struct Known {
    bytes: u64,
    allocated: Arc<Backtrace>,
    freed: Option<Arc<Backtrace>>,
}

#[derive(Debug, Default)]
struct State {
    known: BTreeMap<u64, Known>,
    /// The addresses of freed allocations, oldest first.
    freed: VecDeque<u64>,
    /// Those whose memory is not yet returned to ROCr, and how.
    kept: VecDeque<(u64, u64, Free)>,
    kept_bytes: u64,
}

/// The allocations of a process.
#[derive(Debug, Default)]
pub(crate) struct Allocations(Mutex<State>);

type Free = unsafe extern "C" fn(*mut c_void) -> c_int;
type Allocate = unsafe extern "C" fn(u64, usize, c_int, *mut *mut c_void) -> c_int;

impl Allocations {
    fn add(&self, address: u64, bytes: u64) {
        let known = Known { bytes, allocated: Arc::new(Backtrace::force_capture()), freed: None };
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let State { known: all, freed, .. } = &mut *state;
        // What was freed there is history.
        let old: Vec<u64> = all
            .range(..address + bytes)
            .rev()
            .take_while(|(start, old)| *start + old.bytes > address)
            .map(|(start, _)| *start)
            .collect();
        for start in old {
            all.remove(&start);
            freed.retain(|other| *other != start);
        }
        all.insert(address, known);
    }

    /// Notes that an allocation is freed. Returns those whose memory is to be returned to ROCr now.
    fn free(&self, address: u64, keep: bool, free: Free) -> Vec<(u64, Free)> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = &mut *state;
        let Some(known) = state.known.get_mut(&address).filter(|known| known.freed.is_none()) else {
            return vec![(address, free)];
        };
        known.freed = Some(Arc::new(Backtrace::force_capture()));
        let bytes = known.bytes;
        state.freed.push_back(address);
        if state.freed.len() > REMEMBERED
            && let Some(oldest) = state.freed.pop_front()
        {
            state.known.remove(&oldest);
        }
        if !keep {
            return vec![(address, free)];
        }
        state.kept.push_back((address, bytes, free));
        state.kept_bytes += bytes;
        let mut out = Vec::new();
        while state.kept_bytes > QUARANTINE {
            let Some((address, bytes, free)) = state.kept.pop_front() else { break };
            state.kept_bytes -= bytes;
            out.push((address, free));
        }
        out
    }

    fn size(&self, address: u64) -> Option<u64> {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.known.get(&address).filter(|known| known.freed.is_none()).map(|known| known.bytes)
    }

    /// The allocation that an address is in or next to.
    pub(super) fn describe(&self, address: u64) -> Option<t0_report::Allocation> {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let near = |(start, known): &(&u64, &Known)| match address {
            a if a < **start => **start - a,
            a => (a - **start).saturating_sub(known.bytes.saturating_sub(1)),
        };
        let (below, above) = (state.known.range(..=address).next_back(), state.known.range(address..).next());
        let (&start, known) = below.into_iter().chain(above).min_by_key(near).filter(|found| near(found) < NEAR)?;
        let known = known.clone();
        drop(state);
        Some(t0_report::Allocation {
            address: start,
            bytes: known.bytes,
            allocated: calls(&known.allocated),
            freed: known.freed.as_deref().map(calls),
        })
    }
}

/// The client's calls in a backtrace, innermost first: those with a source line if there are any. Nothing for a program
/// that the dynamic linker was asked to run by hand, whose names are not found.
fn calls(trace: &Backtrace) -> Vec<String> {
    let program = std::env::current_exe().unwrap_or_default();
    if program.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"ld-")) {
        return Vec::new();
    }
    let text = trace.to_string();
    let mut frames: Vec<(String, Option<String>)> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(place) = line.strip_prefix("at ") {
            if let Some((_, at)) = frames.last_mut() {
                *at = Some(place.to_owned());
            }
        } else if let Some((number, name)) = line.split_once(": ")
            && number.parse::<u32>().is_ok()
        {
            frames.push((name.to_owned(), None));
        }
    }
    let own = |name: &str| name.starts_with("t0_virtual::") || name.starts_with("std::") || name.starts_with("hsa_");
    frames.retain(|(name, _)| !own(name) && name != "<unknown>");
    if frames.iter().any(|(_, at)| at.is_some()) {
        frames.retain(|(_, at)| at.is_some());
    }
    let line = |(name, at): (String, Option<String>)| at.map_or(name.clone(), |at| format!("{name} at {at}"));
    frames.into_iter().map(line).take(CALLS).collect()
}

/// HSA_STATUS_ERROR, if ROCr's function cannot be found.
const ERROR: c_int = 0x1000;

/// Allocates by ROCr's function.
///
/// # Safety
/// The function must have this type, and the arguments must be right for it.
unsafe fn allocate(symbol: &Runtime, pool: u64, bytes: usize, flags: c_int, to: *mut *mut c_void) -> c_int {
    let Some(function) = symbol.get() else { return ERROR };
    // SAFETY: by the caller's promise.
    let status = unsafe { std::mem::transmute::<*mut c_void, Allocate>(function)(pool, bytes, flags, to) };
    if let (0, Some((device, strict))) = (status, Device::opened().and_then(|d| Some((d, d.strict.as_deref()?)))) {
        // SAFETY: ROCr has written the address.
        let address = unsafe { *to }.expose_provenance() as u64;
        device.kfd.bound(address, bytes as u64);
        if bytes <= POISONED {
            device.kfd.poison(address);
        }
        strict.allocations.add(address, bytes as u64);
    }
    status
}

/// Frees by ROCr's function, perhaps later.
///
/// # Safety
/// The function must have this type, and the argument must be right for it.
unsafe fn free(symbol: &Runtime, pointer: *mut c_void) -> c_int {
    let Some(function) = symbol.get() else { return ERROR };
    // SAFETY: by the caller's promise.
    let function = unsafe { std::mem::transmute::<*mut c_void, Free>(function) };
    let Some((device, strict)) = Device::opened().and_then(|d| Some((d, d.strict.as_deref()?))) else {
        // SAFETY: by the caller's promise.
        return unsafe { function(pointer) };
    };
    let address = pointer.expose_provenance() as u64;
    let keep = strict.allocations.size(address).is_some_and(|bytes| bytes <= LARGEST) && device.kfd.revoke(address);
    let mut status = 0;
    for (other, function) in strict.allocations.free(address, keep, function) {
        // SAFETY: the client has freed it, and it was not returned before.
        let result = unsafe { function(std::ptr::with_exposed_provenance_mut(other as usize)) };
        if other == address {
            status = result;
        }
    }
    status
}

/// Allocates memory of a pool. In the ABI a pool is its only field, a number.
///
/// # Safety
/// As for ROCr's function.
#[unsafe(no_mangle)]
#[allow(unreachable_pub)]
pub unsafe extern "C" fn hsa_amd_memory_pool_allocate(
    pool: u64,
    bytes: usize,
    flags: c_int,
    to: *mut *mut c_void,
) -> c_int {
    static REAL: Runtime = Runtime::new(c"hsa_amd_memory_pool_allocate");
    // SAFETY: the client's arguments.
    unsafe { allocate(&REAL, pool, bytes, flags, to) }
}

/// Frees memory of a pool.
///
/// # Safety
/// As for ROCr's function.
#[unsafe(no_mangle)]
#[allow(unreachable_pub)]
pub unsafe extern "C" fn hsa_amd_memory_pool_free(pointer: *mut c_void) -> c_int {
    static REAL: Runtime = Runtime::new(c"hsa_amd_memory_pool_free");
    // SAFETY: the client's argument.
    unsafe { free(&REAL, pointer) }
}
