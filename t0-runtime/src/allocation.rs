//! Device memory that pending work may still access.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::error::Error;
use crate::kfd::client::Client;
use crate::kfd::memory::{Kind, Memory};
use crate::kfd::process::Label;
use crate::submit::Submitter;

/// A buffer's memory and its pending users. Pending work holds an `Arc` of it, so a dropped buffer is freed after that
/// work.
#[derive(Debug)]
pub(crate) struct Allocation {
    memory: Memory,
    uses: Mutex<Vec<LastUse>>,
}

/// The last packets of one queue that read or wrote the memory.
#[derive(Debug)]
struct LastUse {
    submitter: Weak<Submitter>,
    any: u64,
    write: Option<u64>,
}

impl Allocation {
    pub(crate) fn new(client: &Arc<Client>, bytes: u64, label: Label) -> Result<Arc<Allocation>, Error> {
        let memory = Memory::new(client, bytes, Kind::Data)?;
        client.process.name_buffer(memory.address(), bytes, label);
        Ok(Arc::new(Allocation { memory, uses: Mutex::default() }))
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Records that packet `number` of `submitter` uses the memory.
    pub(crate) fn note(&self, submitter: &Weak<Submitter>, number: u64, writes: bool) {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let write = writes.then_some(number);
        match uses.iter_mut().find(|last| last.submitter.ptr_eq(submitter)) {
            Some(last) => {
                last.any = last.any.max(number);
                last.write = last.write.max(write);
            }
            None => {
                uses.retain(|last| last.submitter.strong_count() > 0);
                uses.push(LastUse { submitter: submitter.clone(), any: number, write });
            }
        }
    }

    /// Calls `each` with the packets that must have completed before the memory is written (`writes`) or read.
    pub(crate) fn users(&self, writes: bool, mut each: impl FnMut(&Submitter, u64)) {
        for (submitter, number) in self.before(writes) {
            each(&submitter, number);
        }
    }

    /// Waits until the host may read (or write, if `writes`) the memory.
    pub(crate) fn wait(&self, writes: bool) -> Result<(), Error> {
        self.before(writes).into_iter().try_for_each(|(submitter, number)| submitter.wait_quietly(number))?;
        if writes { self.memory.client().process.check() } else { Ok(()) }
    }

    // Copied, so that no lock is held while the submitters are queried.
    fn before(&self, writes: bool) -> Vec<(Arc<Submitter>, u64)> {
        let uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let number = |last: &LastUse| if writes { Some(last.any) } else { last.write };
        uses.iter().filter_map(|last| Some((last.submitter.upgrade()?, number(last)?))).collect()
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        self.memory.client().process.forget_buffer(self.memory.address());
    }
}
