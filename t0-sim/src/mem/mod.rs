//! The GPU's address space.
//!
//! A GPU virtual address is the host address of its backing, as in a real KFD process. [`Memory`] holds the list of regions;
//! a dispatch takes a [`Table`] once (no lock on the way of an access) and checks every access against it.
//!
//! What lives here: regions, the table and its look-up, loads and stores of host memory. What may not: registers, instructions.
//!
//! **Invariant:** host memory is touched only through [`access`], after a look-up said that the range lies in one region.
pub mod access;
pub(crate) mod huge_pages;
mod initialised;
mod zeroed;

pub use initialised::Initialised;
pub(crate) use zeroed::zeroed;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// One allocation of the GPU's address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// First byte: the GPU's and the host's address at once.
    pub address: u64,
    /// Length in bytes.
    pub size: u64,
    /// Whether kernels may store to it.
    pub writable: bool,
    /// Whether kernels may be fetched from it.
    pub executable: bool,
}

impl Region {
    /// The first address behind the region.
    pub fn end(&self) -> u64 {
        self.address.saturating_add(self.size)
    }

    /// Whether `size` bytes from `address` lie inside the region.
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
        /// Where it was to be mapped.
        address: u64,
    },
    /// The region overlaps one that is mapped.
    #[error("the region at {address:#x} overlaps the one mapped at {other:#x}: unmap that one first")]
    Overlap {
        /// Where the new region was to be mapped.
        address: u64,
        /// The region in the way.
        other: u64,
    },
    /// The region reaches beyond the 47-bit user address space.
    #[error("the region at {address:#x} reaches beyond the user address space")]
    TooHigh {
        /// Where it was to be mapped.
        address: u64,
    },
    /// Nothing is mapped at the address.
    #[error("nothing is mapped at {address:#x}: unmap takes the address that map was given")]
    NotMapped {
        /// The address given.
        address: u64,
    },
}

/// The address space of one virtual GPU: a set of disjoint regions.
#[derive(Debug, Default)]
pub struct Memory {
    table: Mutex<Arc<Table>>,
    /// Code of this address space in translated form, kept from launch to launch.
    pub(crate) programs: crate::exec::Cache,
}

impl Memory {
    /// An empty address space.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Adds `region`.
    ///
    /// # Safety
    /// The host memory of the region must be valid for reads (and, if `writable`, for writes) from now until it is unmapped and
    /// no dispatch runs on a snapshot that holds it. Meanwhile the host must reach it only by atomics, raw pointers
    /// or not at all while a dispatch runs.
    ///
    /// # Errors
    /// An empty region, one that overlaps another, or one beyond the user address space.
    pub unsafe fn map(&self, region: Region) -> Result<(), MapError> {
        let address = region.address;
        if region.size == 0 {
            return Err(MapError::Empty { address });
        }
        if address.checked_add(region.size).is_none_or(|end| end > 1 << 47) {
            return Err(MapError::TooHigh { address });
        }
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let place = table.regions.partition_point(|r| r.address < address);
        let neighbours = table.regions[place.saturating_sub(1)..].iter().take(2);
        for other in neighbours {
            if other.address < region.end() && address < other.end() {
                return Err(MapError::Overlap { address, other: other.address });
            }
        }
        let table = Arc::make_mut(&mut table);
        table.freed.retain(|old| old.end() <= address || region.end() <= old.address);
        table.regions.insert(place, region);
        Ok(())
    }

    /// Removes the region that starts at `address` and returns it.
    ///
    /// # Errors
    /// [`MapError::NotMapped`] when no region starts there.
    pub fn unmap(&self, address: u64) -> Result<Region, MapError> {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        match table.regions.binary_search_by_key(&address, |r| r.address) {
            Ok(at) => {
                let table = Arc::make_mut(&mut table);
                let region = table.regions.remove(at);
                table.tracked.remove(&address);
                if table.freed.len() == REMEMBERED {
                    table.freed.pop_front();
                }
                table.freed.push_back(region);
                Ok(region)
            }
            Err(_) => Err(MapError::NotMapped { address }),
        }
    }

    /// From now on strict mode reports uses of bytes of the region at `address` that `bytes` says were never written. Without this a
    /// region counts as written.
    pub fn track(&self, address: u64, bytes: Arc<Initialised>) {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::make_mut(&mut table).tracked.insert(address, bytes);
    }

    /// The regions as they are now; later changes do not touch it.
    pub fn snapshot(&self) -> Arc<Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The regions of an address space at one moment, sorted by address.
#[derive(Clone, Debug, Default)]
pub struct Table {
    regions: Vec<Region>,
    /// What was unmapped last and has not been mapped over, for reports.
    freed: VecDeque<Region>,
    /// Regions of which it is known which bytes were written, by address.
    tracked: BTreeMap<u64, Arc<Initialised>>,
}

/// Bytes from which on an address is near no region: host allocations of one process lie terabytes apart.
const FAR: u64 = 1 << 36;

/// Unmapped regions that reports remember.
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

    /// For each of up to 16 bytes from `address` on, all ones where it was never written.
    pub(crate) fn unknown(&self, address: u64, count: u32) -> [u32; 4] {
        match self.tracked.is_empty() {
            true => [0; 4],
            false => self.tracked(address).map_or([0; 4], |bytes| bytes.unknown(address, count)),
        }
    }

    /// Notes a store of bytes, of which those in `unknown` hold nothing defined.
    pub(crate) fn set_unknown(&self, address: u64, count: u32, unknown: [u32; 4]) {
        if let Some(bytes) = self.tracked(address) {
            bytes.set_unknown(address, count, unknown);
        }
    }

    /// How `address` lies to the region that holds `base`, or held it until it was unmapped.
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

    /// The region nearest to `address` and how `address` lies to it: the one that holds it, one that held it until it was unmapped,
    /// or the closest, unless it is so far away that it can have nothing to do with the address.
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

/// An allocation and where a faulting address lies to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The allocation.
    pub region: Region,
    /// Where the address lies to it.
    pub place: Position,
}

/// Where an address lies to a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// That many bytes before its first byte.
    Before(u64),
    /// That many bytes into it.
    Inside(u64),
    /// That many bytes behind its last byte (0: the first byte behind it).
    Behind(u64),
    /// That many bytes into it, but it is no longer mapped.
    Freed(u64),
}

impl std::fmt::Display for Nearest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Region { address, size, .. } = self.region;
        match self.place {
            Position::Before(n) => write!(f, "{n} bytes before")?,
            Position::Inside(n) => write!(f, "{n} bytes into")?,
            Position::Behind(n) => write!(f, "{n} bytes behind the end of")?,
            Position::Freed(n) => {
                return write!(
                    f,
                    "{n} bytes into the allocation of {size} bytes at {address:#x} that was freed before"
                );
            }
        }
        write!(f, " the allocation of {size} bytes at {address:#x}")
    }
}
