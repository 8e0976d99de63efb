//! SMI_EVENTS: a file from which a client reads what happens to a GPU.
//!
//! The file is one end of a pair of sockets. The client writes a mask of events and reads lines of text, as from the
//! driver's file: a read without an event is EAGAIN, and `poll` reports that there is one.

use std::ffi::c_int;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use t0_kfd::SmiEvents;
use t0_sim::kfd::{Listener, Notice};

use crate::device::{self, Device};
use crate::pages;

/// Numbers of events: `KFD_SMI_EVENT_*`.
const MEMORY_FAULT: u32 = 1;
const BEFORE_RESET: u32 = 3;

/// The library's end of a pair of sockets.
#[derive(Debug)]
struct Watch {
    file: c_int,
    /// The events that the client wants, each with the bit before its number.
    wanted: AtomicU64,
    resets: AtomicU64,
}

/// Opens a file for the events of a GPU.
///
/// # Errors
/// EINVAL for an unknown GPU, or the error of `socketpair`.
pub(crate) fn open(device: &Device, a: &mut SmiEvents) -> Result<(), c_int> {
    let (watch, client) = Watch::new()?;
    if let Err(errno) = device.kfd.listen(a.gpuid, Arc::new(watch)) {
        // SAFETY: our own descriptor.
        unsafe { libc::close(client) };
        return Err(errno.0);
    }
    a.anon_fd = client as u32;
    Ok(())
}

impl Watch {
    /// The library's end, and the client's.
    fn new() -> Result<(Watch, c_int), c_int> {
        let mut ends = [-1; 2];
        let kind = libc::SOCK_STREAM | libc::SOCK_NONBLOCK;
        // SAFETY: there is room for two descriptors.
        if unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) } != 0 {
            return Err(pages::errno());
        }
        // Programs that the client starts inherit its end only, as with the driver.
        let file = device::move_up(ends[1]);
        Ok((Watch { file, wanted: AtomicU64::new(0), resets: AtomicU64::new(0) }, ends[0]))
    }

    /// Reads the masks that the client has written. Returns whether it still has the file.
    fn update(&self) -> bool {
        loop {
            let mut mask = 0u64;
            // SAFETY: our own descriptor, and memory for a mask.
            match unsafe { libc::syscall(libc::SYS_read, self.file, &raw mut mask, size_of::<u64>()) } {
                8 => self.wanted.store(mask, Ordering::Relaxed),
                0 => return false,
                read if read < 0 => return pages::errno() == libc::EAGAIN,
                _ => {}
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // SAFETY: our own descriptor.
        unsafe { libc::close(self.file) };
    }
}

impl Listener for Watch {
    fn notice(&self, notice: Notice) -> bool {
        let (event, text) = match notice {
            Notice::MemoryFault => {
                let name = std::fs::read_to_string("/proc/self/comm").unwrap_or_default();
                (MEMORY_FAULT, format!("{:x}:{}", std::process::id(), name.trim_end()))
            }
            Notice::Reset => (BEFORE_RESET, format!("{:x}", self.resets.fetch_add(1, Ordering::Relaxed) + 1)),
            _ => return true,
        };
        if !self.update() {
            return false;
        }
        if self.wanted.load(Ordering::Relaxed) >> (event - 1) & 1 != 0 {
            let line = format!("{event:x} {text}\n");
            let flags = libc::MSG_NOSIGNAL | libc::MSG_DONTWAIT;
            // SAFETY: our own descriptor. A line that does not fit is lost, as with the driver.
            unsafe { libc::send(self.file, line.as_ptr().cast(), line.len(), flags) };
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the client reads.
    fn read(file: c_int) -> Result<String, c_int> {
        let mut text = [0u8; 64];
        // SAFETY: memory of that size.
        let bytes = unsafe { libc::syscall(libc::SYS_read, file, text.as_mut_ptr(), text.len()) };
        if bytes < 0 { Err(pages::errno()) } else { Ok(String::from_utf8_lossy(&text[..bytes as usize]).into_owned()) }
    }

    #[test]
    fn a_client_reads_the_events_that_it_wants_until_it_closes_the_file() {
        let (watch, client) = Watch::new().expect("a pair");
        assert!(watch.notice(Notice::MemoryFault));
        assert_eq!(read(client), Err(libc::EAGAIN), "no event is wanted yet");
        let mask = 1u64 << (MEMORY_FAULT - 1);
        // SAFETY: a mask of 8 bytes.
        assert_eq!(unsafe { libc::syscall(libc::SYS_write, client, &raw const mask, 8) }, 8);
        assert!(watch.notice(Notice::Reset) && watch.notice(Notice::MemoryFault));
        let line = read(client).expect("an event");
        assert!(line.starts_with(&format!("1 {:x}:", std::process::id())) && line.ends_with('\n'), "{line}");
        // SAFETY: our own descriptor.
        unsafe { libc::close(client) };
        assert!(!watch.notice(Notice::MemoryFault));
    }
}
