//! How a thread of the client sleeps in WAIT_EVENTS: in a read of a timer.
//!
//! The handler of a signal interrupts such a read exactly as it interrupts the driver's call: with SA_RESTART the read
//! continues after the handler, without it the call fails with EINTR. The system calls that wait for a word of memory
//! or for several files fail with EINTR either way if they have a time limit.

use std::cell::Cell;
use std::ffi::c_int;
use std::sync::Arc;
use std::time::Duration;

use t0_sim::kfd::{Errno, Sleeper};

use crate::{device, pages};

/// A timer whose file a thread reads.
#[derive(Debug)]
struct Timer {
    file: c_int,
    /// The process that created it. After `fork`, both processes share the timer.
    process: u32,
}

thread_local! {
    /// The timer of the thread, while no call uses it.
    static TIMER: Cell<Option<Arc<Timer>>> = const { Cell::new(None) };
}

/// Performs a call that sleeps. Without a timer, which needs a descriptor, signals do not interrupt the call.
pub(crate) fn interruptible<T>(call: impl FnOnce(Option<&Arc<dyn Sleeper>>) -> T) -> T {
    // A handler that runs during the call, and makes one itself, uses another timer.
    let kept = TIMER.try_with(Cell::take).ok().flatten().filter(|timer| timer.process == std::process::id());
    let Some(timer) = kept.or_else(Timer::new) else { return call(None) };
    let sleeper: Arc<dyn Sleeper> = timer.clone();
    let result = call(Some(&sleeper));
    let _ = TIMER.try_with(|kept| kept.set(Some(timer)));
    result
}

impl Timer {
    fn new() -> Option<Arc<Timer>> {
        // SAFETY: creates a descriptor.
        let file = unsafe { libc::timerfd_create(libc::CLOCK_MONOTONIC, libc::TFD_CLOEXEC) };
        let file = if file < 0 { return None } else { device::move_up(file) };
        Some(Arc::new(Timer { file, process: std::process::id() }))
    }

    fn set(&self, left: Duration) {
        let time = libc::timespec { tv_sec: left.as_secs() as libc::time_t, tv_nsec: left.subsec_nanos().into() };
        let once = libc::itimerspec { it_interval: libc::timespec { tv_sec: 0, tv_nsec: 0 }, it_value: time };
        // SAFETY: our own descriptor and a valid struct.
        unsafe { libc::timerfd_settime(self.file, 0, &raw const once, std::ptr::null_mut()) };
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        // SAFETY: our own descriptor.
        unsafe { libc::close(self.file) };
    }
}

impl Sleeper for Timer {
    fn arm(&self, left: Option<Duration>) {
        // A time of 0 disarms the timer.
        self.set(left.map_or(Duration::ZERO, |left| left.max(Duration::from_nanos(1))));
    }

    fn sleep(&self) -> Result<(), Errno> {
        let mut expirations = 0u64;
        // SAFETY: our own descriptor, and memory for the number that it reports.
        let read = unsafe { libc::syscall(libc::SYS_read, self.file, &raw mut expirations, size_of::<u64>()) };
        if read >= 0 { Ok(()) } else { Err(Errno(pages::errno())) }
    }

    fn wake(&self) {
        self.set(Duration::from_nanos(1));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    extern "C" fn ignore(_signal: c_int) {}

    /// Installs a handler that does nothing.
    fn handle(signal: c_int, flags: c_int) {
        // SAFETY: zeros are a valid `sigaction`, and the handler does nothing.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = ignore as extern "C" fn(c_int) as usize;
            action.sa_flags = flags;
            assert_eq!(libc::sigaction(signal, &raw const action, std::ptr::null_mut()), 0);
        }
    }

    /// Sleeps for at most this long and sends the signal to the sleeping thread meanwhile.
    fn signalled(signal: c_int, milliseconds: u64) -> Result<(), Errno> {
        let timer = Timer::new().expect("a descriptor");
        timer.arm(Some(Duration::from_millis(milliseconds)));
        // SAFETY: the thread's own number.
        let thread = unsafe { libc::pthread_self() };
        std::thread::scope(|scope| {
            scope.spawn(move || {
                std::thread::sleep(Duration::from_millis(50));
                // SAFETY: the thread sleeps, and has a handler.
                unsafe { libc::pthread_kill(thread, signal) };
            });
            timer.sleep()
        })
    }

    #[test]
    fn a_handler_interrupts_a_sleep_unless_it_restarts() {
        let start = Instant::now();
        handle(libc::SIGUSR1, 0);
        assert_eq!(signalled(libc::SIGUSR1, 10_000), Err(Errno::INTR));
        assert!(start.elapsed() < Duration::from_secs(9));
        let start = Instant::now();
        handle(libc::SIGUSR2, libc::SA_RESTART);
        assert_eq!(signalled(libc::SIGUSR2, 200), Ok(()));
        assert!(start.elapsed() >= Duration::from_millis(200), "the sleep continues after the handler");
    }

    #[test]
    fn a_wake_before_the_sleep_ends_it() {
        let timer = Timer::new().expect("a descriptor");
        timer.arm(None);
        timer.wake();
        assert_eq!(timer.sleep(), Ok(()));
    }
}
