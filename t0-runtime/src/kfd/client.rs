//! The client of one GPU: typed ioctls, and the flushes of the host's data path.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock, Weak};

use t0_kfd::{AcquireVm, AvailableMemory, CreateQueue, Ioctl, Layout};

use super::hdp::Hdp;
use super::process::Process;
use super::topology::Node;
use super::trap::Trap;
use crate::error::Error;
use crate::sys::{Errno, Pointer, Sys};

/// No argument of an ioctl is larger.
const MOST_BYTES: usize = CreateQueue::BYTES;

/// One GPU whose address space this process has acquired.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) hdp: Hdp,
    pub(crate) sys: Arc<dyn Sys>,
    pub(crate) process: Arc<Process>,
    pub(crate) node: Node,
    /// The trap handler, which the connection owns.
    trap: OnceLock<Weak<Trap>>,
    /// Wave-instructions of all packets that have completed; 0 on a card, which does not count them.
    pub(crate) instructions: AtomicU64,
}

impl Client {
    /// Acquires the address space of the GPU with this index among those of the gfx11 generation.
    pub(crate) fn open(process: &Arc<Process>, index: u32) -> Result<Arc<Client>, Error> {
        process.check()?;
        let sys = process.sys.clone();
        let node = process.node(index)?;
        let drm_fd = retry(|| sys.open_render(node.render_minor)).map_err(|errno| match errno {
            Errno::ACCES | Errno::PERM => Error::NoPermission {
                path: format!("/dev/dri/renderD{}", node.render_minor),
                group: "render".to_owned(),
            },
            errno => Error::Driver { action: "open the render node".to_owned(), errno: errno.to_string(), hint: "" },
        })?;
        let mut acquire = AcquireVm { drm_fd, gpu_id: node.gpu_id };
        retry(|| ioctl(&*sys, &mut acquire, &mut [])).map_err(failed::<AcquireVm>)?;
        let hdp = Hdp::new(&sys, &node)?;
        let (trap, instructions) = (OnceLock::new(), AtomicU64::new(0));
        let client = Client { hdp, sys, process: process.clone(), node, trap, instructions };
        process.enable(&client)?;
        Ok(Arc::new(client))
    }

    /// Installs the trap handler, which the caller keeps.
    pub(crate) fn install_trap(self: &Arc<Client>) -> Result<Option<Arc<Trap>>, Error> {
        let trap = Trap::install(self)?;
        if let Some(trap) = &trap {
            self.trap.get_or_init(|| Arc::downgrade(trap));
        }
        Ok(trap)
    }

    /// The trap handler, if there is one.
    pub(crate) fn trap(&self) -> Option<Arc<Trap>> {
        self.trap.get().and_then(Weak::upgrade)
    }

    /// One ioctl without pointers.
    pub(crate) fn call<A: Ioctl>(&self, argument: &mut A) -> Result<(), Error> {
        self.raw(argument, &mut []).map_err(failed::<A>)
    }

    /// One ioctl, with the kernel's errno. Repeats the call if a Unix signal interrupts it.
    pub(crate) fn raw<A: Ioctl>(&self, argument: &mut A, pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        retry(|| ioctl(&*self.sys, argument, pointers))
    }

    /// Free bytes of device memory, 0 if the driver does not report it.
    pub(crate) fn available(&self) -> u64 {
        let mut argument = AvailableMemory { gpu_id: self.node.gpu_id, ..Default::default() };
        self.raw(&mut argument, &mut []).map(|()| argument.available).unwrap_or(0)
    }
}

/// One ioctl, with the kernel's errno. The argument is what the driver has made of it, also after an error.
pub(crate) fn ioctl<A: Ioctl>(sys: &dyn Sys, argument: &mut A, pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
    let mut bytes = [0; MOST_BYTES];
    let bytes = &mut bytes[..A::BYTES];
    argument.write(bytes);
    let result = sys.ioctl(A::REQUEST, bytes, pointers);
    *argument = A::read(bytes);
    result
}

/// Repeats `call` while a Unix signal interrupts it. The driver returns with its argument in a state to continue from.
pub(crate) fn retry<T>(mut call: impl FnMut() -> Result<T, Errno>) -> Result<T, Errno> {
    loop {
        match call() {
            Err(Errno::INTR | Errno::AGAIN) => {}
            result => return result,
        }
    }
}

/// The error of a call that was expected to succeed.
pub(crate) fn failed<A: Ioctl>(errno: Errno) -> Error {
    let hint = match errno {
        Errno::NOMEM => ": memory, queues or address space are exhausted; close other programs that use the GPU",
        Errno::NODEV => ": the GPU is gone or was reset; see `dmesg`",
        _ => "",
    };
    Error::Driver { action: A::ACTION.to_owned(), errno: errno.to_string(), hint }
}
