//! The client itself: typed ioctls for one GPU.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::abi::{self, Argument};
use super::topology::{self, Node};
use crate::error::Error;
use crate::fault::NearBuffer;
use crate::sys::{Errno, Pointer, Sys};

/// The minimum minor version of the interface, which has all calls used here.
const LEAST_MINOR: u32 = 9;

/// One GPU whose address space this process has acquired.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) sys: Arc<dyn Sys>,
    pub(crate) node: Node,
    /// Live buffers by address, for fault messages.
    named: Mutex<BTreeMap<u64, (u64, Label)>>,
    /// Wave-instructions of all packets that have completed; 0 on a card, which does not count them.
    pub(crate) instructions: AtomicU64,
}

/// The contents of a buffer, kept as data so that labelling costs nothing until a fault needs the text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Label {
    pub(crate) len: usize,
    pub(crate) element: &'static str,
}

impl Client {
    /// Checks the interface's version, finds the GPU with this index among those of the gfx11 generation, and acquires
    /// its address space.
    pub(crate) fn open(sys: Arc<dyn Sys>, index: u32) -> Result<Arc<Client>, Error> {
        let mut version = abi::GetVersion::default();
        call(&*sys, &mut version)?;
        if version.major != 1 || version.minor < LEAST_MINOR {
            return Err(Error::KfdVersion { major: version.major, minor: version.minor, least: LEAST_MINOR });
        }
        let nodes = topology::gpus(&*sys)?;
        let Some(node) = nodes.iter().filter(|node| node.supported()).nth(index as usize) else {
            let list: Vec<_> = nodes.iter().map(|node| format!("{} ({})", node.target(), node.name)).collect();
            let found = if list.is_empty() { "no GPU".to_owned() } else { list.join(", ") };
            return Err(Error::NoGfx11 { index, found });
        };
        let node = node.clone();
        let drm_fd = sys.open_render(node.render_minor).map_err(|errno| match errno {
            Errno::ACCES | Errno::PERM => Error::NoPermission {
                path: format!("/dev/dri/renderD{}", node.render_minor),
                group: "render".to_owned(),
            },
            errno => Error::Driver { action: "open the render node".to_owned(), errno: errno.to_string(), hint: "" },
        })?;
        call(&*sys, &mut abi::AcquireVm { drm_fd, gpu_id: node.gpu_id })?;
        let client = Client { sys, node, named: Mutex::default(), instructions: AtomicU64::new(0) };
        // EBUSY: this process has enabled it before. Kernels before 6.4 do not support it and do not need it.
        match client.raw(&mut abi::RuntimeEnable { mode: 1, ..Default::default() }, &mut []) {
            Ok(()) | Err(Errno::INVAL | Errno::BUSY | Errno::NOTTY) => Ok(Arc::new(client)),
            Err(errno) => Err(failed::<abi::RuntimeEnable>(errno)),
        }
    }

    /// One ioctl without pointers.
    pub(crate) fn call<A: Argument>(&self, argument: &mut A) -> Result<(), Error> {
        call(&*self.sys, argument)
    }

    /// One ioctl, with the kernel's errno.
    pub(crate) fn raw<A: Argument>(&self, argument: &mut A, pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        self.sys.ioctl(A::REQUEST, bytemuck::bytes_of_mut(argument), pointers)
    }

    /// Free bytes of device memory, 0 if the driver does not report it.
    pub(crate) fn available(&self) -> u64 {
        let mut argument = abi::AvailableMemory { gpu_id: self.node.gpu_id, ..Default::default() };
        self.raw(&mut argument, &mut []).map(|()| argument.bytes).unwrap_or(0)
    }

    pub(crate) fn name_buffer(&self, address: u64, bytes: u64, label: Label) {
        self.names().insert(address, (bytes, label));
    }

    pub(crate) fn forget_buffer(&self, address: u64) {
        self.names().remove(&address);
    }

    /// The live buffer nearest to `address`.
    pub(crate) fn nearest_buffer(&self, address: u64) -> Option<NearBuffer> {
        let names = self.names();
        let below = names.range(..=address).next_back();
        let above = names.range(address..).next();
        let distance = |(&start, &(bytes, _)): (&u64, &(u64, Label))| match address {
            a if a < start => start - a,
            a => a.saturating_sub(start + bytes),
        };
        let (&start, &(bytes, label)) = below.into_iter().chain(above).min_by_key(|&entry| distance(entry))?;
        Some(NearBuffer {
            address: start,
            bytes,
            holds: format!("{} x {}", label.len, label.element),
            offset: address.wrapping_sub(start) as i64,
        })
    }

    /// The buffer that contains `base`, or the one nearest to `address` if none does, and the position of `address`
    /// relative to it.
    pub(crate) fn buffer_of(&self, base: u64, address: u64) -> Option<NearBuffer> {
        let near = self.nearest_buffer(base)?;
        let holds = (0..near.bytes.max(1) as i64).contains(&near.offset);
        if !holds {
            return self.nearest_buffer(address);
        }
        Some(NearBuffer { offset: address.wrapping_sub(near.address) as i64, ..near })
    }

    fn names(&self) -> MutexGuard<'_, BTreeMap<u64, (u64, Label)>> {
        self.named.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn call<A: Argument>(sys: &dyn Sys, argument: &mut A) -> Result<(), Error> {
    sys.ioctl(A::REQUEST, bytemuck::bytes_of_mut(argument), &mut []).map_err(failed::<A>)
}

/// The error of a call that was expected to succeed.
pub(crate) fn failed<A: Argument>(errno: Errno) -> Error {
    let hint = match errno {
        Errno::NOMEM => ": memory, queues or address space are exhausted; close other programs that use the GPU",
        Errno::NODEV => ": the GPU is gone or was reset; see `dmesg`",
        _ => "",
    };
    Error::Driver { action: A::ACTION.to_owned(), errno: errno.to_string(), hint }
}
