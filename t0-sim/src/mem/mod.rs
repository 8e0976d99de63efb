//! The GPU's address space.
//!
//! A GPU virtual address is the host address of its backing, as in a real KFD process. [`Memory`] holds the list of
//! regions. A dispatch checks every access against a [`Table`], so that an access takes no lock. Each of its workers
//! takes the newest table at the end of a time slice if the map has changed, and an access that misses looks at the
//! newest table before it faults.
//!
//! | file | contents |
//! |---|---|
//! | this file | regions, the table and its look-up |
//! | `view` | who uses the regions, so that an unmap can wait |
//! | [`access`] | loads and stores of host memory |
//! | `initialised` | which bytes of an allocation were written |
//! | `huge_pages` | huge pages for large blocks |
//! | `zeroed` | zeroed memory that is allocated on first use |
//!
//! Registers and instructions belong in [`crate::exec`].
//!
//! **Invariant:** host memory is accessed only through [`access`], after a look-up found that the range is in one
//! region.
//! **Invariant:** after [`Memory::unmap`] no dispatch accesses the region.
pub mod access;
pub(crate) mod huge_pages;
mod initialised;
mod view;
mod zeroed;

pub use initialised::Initialised;
pub(crate) use view::{Keeper, Reader, Reading, View};
pub(crate) use zeroed::zeroed;

use std::any::Any;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use view::Slots;

/// One allocation of the GPU's address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// First byte; the address is the same for GPU and host.
    pub address: u64,
    /// Length in bytes.
    pub size: u64,
    /// Whether kernels may store to it.
    pub writable: bool,
    /// Whether instructions may be fetched from it.
    pub executable: bool,
}

impl Region {
    /// The first address after the region.
    pub fn end(&self) -> u64 {
        self.address.saturating_add(self.size)
    }

    /// Whether `size` bytes from `address` are inside the region.
    #[inline(always)]
    pub fn contains(&self, address: u64, size: u64) -> bool {
        let offset = address.wrapping_sub(self.address);
        offset < self.size && size <= self.size - offset
    }
}

/// Why a region could not be mapped or unmapped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// The region is empty.
    #[error("a region of zero bytes at {address:#x} cannot be mapped: give it a size")]
    Empty {
        /// The address of the region.
        address: u64,
    },
    /// The region overlaps one that is mapped.
    #[error("the region at {address:#x} overlaps the one mapped at {other:#x}: unmap that one first")]
    Overlap {
        /// The address of the new region.
        address: u64,
        /// The address of the mapped region.
        other: u64,
    },
    /// The region extends past the 47-bit user address space.
    #[error("the region at {address:#x} extends past the 47-bit user address space")]
    TooHigh {
        /// The address of the region.
        address: u64,
    },
    /// No region starts at the address.
    #[error("no region starts at {address:#x}: pass the address that was mapped to `unmap`")]
    NotMapped {
        /// The address that was passed.
        address: u64,
    },
}

/// The address space of one virtual GPU: a set of disjoint regions.
#[derive(Debug, Default)]
pub struct Memory {
    state: Mutex<State>,
    /// The number of changes of the map. It changes only while `state` is locked.
    generation: AtomicU64,
    /// What the modules above keep between launches.
    kept: OnceLock<Box<dyn Any + Send + Sync>>,
}

#[derive(Debug, Default)]
struct State {
    table: Arc<Table>,
    slots: Slots,
}

/// An unmap that users of the address space may not have noticed yet. Its region must stay valid until
/// [`Memory::settle`] returns.
#[must_use]
#[derive(Debug)]
pub(crate) struct Removed {
    region: Region,
    generation: u64,
}

impl Memory {
    /// An empty address space.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Adds `region`.
    ///
    /// # Safety
    /// The host memory of the region must be valid for reads (and, if `writable`, for writes) from now until
    /// [`Memory::unmap`] of it returns. While a dispatch runs, the host must access it only by atomics or raw pointers.
    ///
    /// # Errors
    /// If the region is empty, overlaps another one, or extends past the user address space.
    pub unsafe fn map(&self, region: Region) -> Result<(), MapError> {
        let address = region.address;
        if region.size == 0 {
            return Err(MapError::Empty { address });
        }
        if address.checked_add(region.size).is_none_or(|end| end > 1 << 47) {
            return Err(MapError::TooHigh { address });
        }
        let mut state = self.lock();
        let table = &state.table;
        let place = table.regions.partition_point(|r| r.address < address);
        let neighbours = table.regions[place.saturating_sub(1)..].iter().take(2);
        for other in neighbours {
            if other.address < region.end() && address < other.end() {
                return Err(MapError::Overlap { address, other: other.address });
            }
        }
        let table = self.change(&mut state);
        table.freed.retain(|old| old.end() <= address || region.end() <= old.address);
        table.regions.insert(place, region);
        Ok(())
    }

    /// Removes the region that starts at `address` and returns it. Waits until all running dispatches have noticed, at
    /// the latest at the end of their time slices. A dispatch that accesses the region afterwards faults.
    ///
    /// # Errors
    /// [`MapError::NotMapped`] if no region starts there.
    pub fn unmap(&self, address: u64) -> Result<Region, MapError> {
        Ok(self.settle(self.remove(address)?))
    }

    /// As [`Memory::unmap`], but does not wait.
    pub(crate) fn remove(&self, address: u64) -> Result<Removed, MapError> {
        let mut state = self.lock();
        match state.table.regions.binary_search_by_key(&address, |r| r.address) {
            Ok(at) => {
                let table = self.change(&mut state);
                let region = table.regions.remove(at);
                table.tracked.remove(&address);
                if table.freed.len() == REMEMBERED {
                    table.freed.pop_front();
                }
                table.freed.push_back(region);
                Ok(Removed { region, generation: self.generation() })
            }
            Err(_) => Err(MapError::NotMapped { address }),
        }
    }

    /// Lets the region that starts at `address` end earlier, after `size` bytes. Dispatches that run may use the rest
    /// until the end of their time slices.
    pub(crate) fn shrink(&self, address: u64, size: u64) {
        let mut state = self.lock();
        if let Ok(at) = state.table.regions.binary_search_by_key(&address, |r| r.address) {
            let region = &mut self.change(&mut state).regions[at];
            region.size = region.size.min(size);
        }
    }

    /// Waits until no dispatch and no [`Reader`] uses a region that was removed. A worker of a dispatch ends its time
    /// slice first, so the caller must hold no lock that such a worker takes.
    pub(crate) fn settle(&self, removed: Removed) -> Region {
        let slots = self.lock().slots.before(removed.generation);
        view::wait(&slots, removed.generation);
        removed.region
    }

    /// Lets strict mode report uses of bytes of the region at `address` that were never written according to `bytes`.
    /// Regions that are not tracked count as written.
    pub fn track(&self, address: u64, bytes: Arc<Initialised>) {
        self.change(&mut self.lock()).tracked.insert(address, bytes);
    }

    /// What another module keeps with the address space, such as translated code: empty at the first call. `None` if a
    /// value of another type is kept.
    pub(crate) fn kept<T: Any + Send + Sync + Default>(&self) -> Option<&T> {
        self.kept.get_or_init(|| Box::<T>::default()).downcast_ref()
    }

    /// The regions as they are now. Later changes do not affect the snapshot.
    pub fn snapshot(&self) -> Arc<Table> {
        self.lock().table.clone()
    }

    /// The regions as they are now, if `table` is an older snapshot.
    pub(crate) fn newer_than(&self, table: &Arc<Table>) -> Option<Arc<Table>> {
        // A change replaces a table that someone holds as a snapshot.
        Some(self.snapshot()).filter(|newest| !Arc::ptr_eq(newest, table))
    }

    /// The map for one worker of a dispatch. Until it is dropped or renewed, an unmap waits.
    pub(crate) fn view(&self) -> View<'_> {
        View::new(self)
    }

    /// A user of regions for short accesses.
    pub(crate) fn reader(&self) -> Reader {
        Reader::new(self)
    }

    #[inline]
    fn generation(&self) -> u64 {
        self.generation.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of the next generation.
    fn change<'a>(&self, state: &'a mut State) -> &'a mut Table {
        self.generation.fetch_add(1, Ordering::Relaxed);
        Arc::make_mut(&mut state.table)
    }
}

/// The regions of an address space at one moment, sorted by address.
#[derive(Clone, Debug, Default)]
pub struct Table {
    regions: Vec<Region>,
    /// Regions that were unmapped recently and not mapped over since, for reports.
    freed: VecDeque<Region>,
    /// The regions whose written bytes are tracked, by address.
    tracked: BTreeMap<u64, Arc<Initialised>>,
}

/// Distance from which on an address counts as unrelated to a region.
const FAR: u64 = 1 << 36;

/// How many unmapped regions are kept for reports.
const REMEMBERED: usize = 64;

impl Table {
    /// The regions in ascending order of address.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The region that holds `address`.
    #[inline]
    pub fn find(&self, address: u64) -> Option<&Region> {
        let after = self.regions.partition_point(|r| r.address <= address);
        self.regions[..after].last().filter(|r| r.contains(address, 1))
    }

    fn tracked(&self, address: u64) -> Option<&Initialised> {
        let region = self.find(address)?;
        self.tracked.get(&region.address).map(|bytes| &**bytes)
    }

    /// For each of up to 16 bytes from `address` on: all ones if it was never written, else zero.
    pub(crate) fn unknown(&self, address: u64, count: u32) -> [u32; 4] {
        match self.tracked.is_empty() {
            true => [0; 4],
            false => self.tracked(address).map_or([0; 4], |bytes| bytes.unknown(address, count)),
        }
    }

    /// Whether `count` bytes from `address` on are in one region, and all of them were written.
    pub(crate) fn is_defined(&self, address: u64, count: u32) -> bool {
        if self.tracked.is_empty() {
            return true;
        }
        let Some(region) = self.find(address).filter(|region| region.contains(address, count.into())) else {
            return false;
        };
        self.tracked.get(&region.address).is_none_or(|bytes| bytes.is_written(address, count.into()))
    }

    /// Records a store of `count` defined bytes. Returns false, and records nothing, if they are not in one region.
    pub(crate) fn define(&self, address: u64, count: u32) -> bool {
        let Some(region) = self.find(address).filter(|region| region.contains(address, count.into())) else {
            return false;
        };
        if let Some(bytes) = self.tracked.get(&region.address) {
            bytes.mark(address, count.into(), true);
        }
        true
    }

    /// Records a store of bytes whose bits in `unknown` are undefined.
    pub(crate) fn set_unknown(&self, address: u64, count: u32, unknown: [u32; 4]) {
        if let Some(bytes) = self.tracked(address) {
            bytes.set_unknown(address, count, unknown);
        }
    }

    /// The position of `address` relative to the region that contains `base`, or contained it until it was unmapped.
    pub fn relative(&self, base: u64, address: u64) -> Option<Nearest> {
        let freed = || self.freed.iter().rev().find(|r| r.contains(base, 1));
        let region = *self.find(base).or_else(freed)?;
        let mapped = self.find(base).is_some();
        let place = match address {
            a if a < region.address => Position::Before(region.address - a),
            a if a >= region.end() => Position::Behind(a - region.end()),
            a if mapped => Position::Inside(a - region.address),
            a => Position::Freed(a - region.address),
        };
        Some(Nearest { region, place })
    }

    /// The region nearest to `address` and the position of `address` relative to it. That is the region that contains
    /// it, one that contained it until it was unmapped, or the closest one unless it is too far away to be related.
    pub fn nearest(&self, address: u64) -> Option<Nearest> {
        let mapped = self.find(address).is_some();
        if let Some(&region) = self.freed.iter().rev().find(|r| !mapped && r.contains(address, 1)) {
            return Some(Nearest { region, place: Position::Freed(address - region.address) });
        }
        let distance = |r: &Region| match address {
            a if a < r.address => r.address - a,
            a if a >= r.end() => a - r.end(),
            _ => 0,
        };
        let region = *self.regions.iter().min_by_key(|r| distance(r)).filter(|r| distance(r) < FAR)?;
        let place = match address {
            a if a < region.address => Position::Before(region.address - a),
            a if a >= region.end() => Position::Behind(a - region.end()),
            a => Position::Inside(a - region.address),
        };
        Some(Nearest { region, place })
    }
}

/// An allocation and the position of a faulting address relative to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The allocation.
    pub region: Region,
    /// The position of the address relative to the allocation.
    pub place: Position,
}

/// The position of an address relative to a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// That many bytes before the first byte.
    Before(u64),
    /// That many bytes into the region.
    Inside(u64),
    /// That many bytes past the end (0 is the first byte after the region).
    Behind(u64),
    /// That many bytes into a region that is no longer mapped.
    Freed(u64),
}

impl std::fmt::Display for Nearest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Region { address, size, .. } = self.region;
        match self.place {
            Position::Before(n) => write!(f, "{n} bytes before")?,
            Position::Inside(n) => write!(f, "{n} bytes into")?,
            Position::Behind(n) => write!(f, "{n} bytes past the end of")?,
            Position::Freed(n) => {
                return write!(f, "{n} bytes into the allocation of {size} bytes at {address:#x} that was freed");
            }
        }
        write!(f, " the allocation of {size} bytes at {address:#x}")
    }
}
