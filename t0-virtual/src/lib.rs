//! A preloaded library that puts the virtual gfx1100 in place of `/dev/kfd` in an unmodified program.
//!
//! | file | content |
//! |---|---|
//! | `symbols` | C functions that this library replaces: opening, looking paths up, calling the driver |
//! | `status` | such functions for the status of files |
//! | `directories` | such functions for directories and whole paths |
//! | `transfer` | such functions for contents: reading, writing, mapping |
//! | `lookups` | `dlsym`, which finds these functions in the C library's handle |
//! | `paths` | which paths are devices, and which are redirected to the generated tree |
//! | `device` | the process's device: its files, its memory, its doorbells |
//! | `calls` | the ioctls of `/dev/kfd`: what each one needs besides the virtual driver |
//! | `buffers`, `gem` | memory that several allocations, or processes, share: DMA buffers; those of the cards' nodes |
//! | `render`, `info` | the ioctls of the cards' nodes; the queries of AMDGPU_INFO |
//! | `sleep` | how a thread sleeps until an event is raised, or a signal arrives |
//! | `smi` | the file from which a client reads what happens to a GPU |
//! | `misuse` | tests: wrong clients, and the error of each call |
//! | `pages` | mappings of the client's address space |
//! | `client` | copies of the client's memory |
//! | `strict` | strict mode: which dispatches are checked, and the record of what is found |
//! | `observe` | what watches the dispatches: the cycle model, and the records of profiles and fidelity reports |
//! | `objects`, `runtime` | the code objects that ROCr has loaded; symbols of ROCr |
//! | `log` | the record of what was refused |
//!
//! The semantics of the calls belong in `t0_sim::kfd`.
//!
//! `t0 virtual -- COMMAND` sets `LD_PRELOAD` to this library and [`ROOT`] to a directory with the files of a machine
//! that has the cards. `/dev/kfd` and the nodes of each card are memfds. `mmap` refuses what the driver refuses, and
//! maps the pages of the memfds that the device uses: allocations at their offsets in the node of a card, and doorbells
//! and registers at the driver's offsets of `/dev/kfd`. `read` and `write` are replaced only to refuse.
//!
//! **Invariant:** a child after `fork` never waits for a lock that a thread of its parent held. The device of a process
//! is found without a lock, a child never touches its parent's device, and what is initialised once is initialised when
//! the library is loaded.
//!
//! Client and GPU use the same addresses, because the virtual GPU runs in the client's process. When the client maps
//! memory into the GPU, this library maps the same pages at the same address with access for the device. So memory
//! without host access is accessible to the client here, in contrast to a card.
//!
//! Limits: Linux on x86-64 with glibc; at most eight cards; programs that make raw system calls or are linked
//! statically are not reached; a child process after `fork` opens a device of its own.
//!
//! [`ROOT`]: paths::ROOT

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod buffers;
mod calls;
mod client;
mod device;
mod directories;
mod gem;
mod info;
mod log;
mod lookups;
#[cfg(test)]
mod misuse;
mod objects;
mod observe;
mod pages;
mod paths;
mod render;
mod runtime;
mod sleep;
mod smi;
mod status;
mod strict;
mod symbols;
mod transfer;

/// Initialises what needs the environment, before the program has threads.
extern "C" fn initialise() {
    let _ = (paths::tree(), paths::cards(), paths::timed(), log::file());
}

/// The loader calls the function when it has loaded the library.
#[used]
#[unsafe(link_section = ".init_array")]
static INITIALISE: extern "C" fn() = initialise;
