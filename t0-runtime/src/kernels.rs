//! The kernels that a device has loaded, by the address of their images.
//!
//! A launch finds its kernel without a lock: loaded kernels stay loaded, so a slot of the table is written once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use t0_kernel::Image;

use crate::error::Error;
use crate::kfd::client::Client;
use crate::module::Kernel;

/// Slots of the table, a power of two. Kernels that find no free slot are in a map with a lock.
const SLOTS: usize = 1024;
/// The number of slots in which a kernel may be.
const PROBES: usize = 16;

/// A loaded kernel, and the address of its image.
type Slot = OnceLock<(usize, Arc<Kernel>)>;

#[derive(Debug)]
pub(crate) struct Kernels {
    slots: Box<[Slot]>,
    /// Also held while a kernel is loaded, so that each is loaded once.
    others: Mutex<HashMap<usize, Arc<Kernel>>>,
}

impl Default for Kernels {
    fn default() -> Kernels {
        Kernels { slots: (0..SLOTS).map(|_| OnceLock::new()).collect(), others: Mutex::default() }
    }
}

impl Kernels {
    /// The kernel of `image`; loads it on first use.
    pub(crate) fn get(&self, client: &Arc<Client>, image: &'static Image) -> Result<Arc<Kernel>, Error> {
        let key = std::ptr::from_ref(image).addr();
        if let Some(kernel) = self.find(key) {
            return Ok(kernel.clone());
        }
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kernel) = self.find(key).or_else(|| others.get(&key)) {
            return Ok(kernel.clone());
        }
        let kernel = Arc::new(Kernel::load(client, image)?);
        match self.probe(key).find(|slot| slot.get().is_none()) {
            // Only a thread with the lock fills slots.
            Some(slot) => drop(slot.set((key, kernel.clone()))),
            None => drop(others.insert(key, kernel.clone())),
        }
        Ok(kernel)
    }

    /// The slots that may hold a key, in the order in which they are filled.
    fn probe(&self, key: usize) -> impl Iterator<Item = &Slot> {
        let hash = (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54;
        (0..PROBES).map(move |i| &self.slots[(hash as usize + i) % SLOTS])
    }

    fn find(&self, key: usize) -> Option<&Arc<Kernel>> {
        self.probe(key).map_while(OnceLock::get).find(|(known, _)| *known == key).map(|(_, kernel)| kernel)
    }
}
