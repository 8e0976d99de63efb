//! How a virtual GPU is set up.

use crate::exec::STRICT_BUDGET;
use t0_isa::target::{GFX1100, Target};

/// Options of a virtual GPU.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct VirtualOptions {
    /// What the hardware forgives (an out-of-range buffer access, a use of memory that nobody wrote, a data race) is a fault.
    pub strict: bool,
    /// Wave-instructions that one dispatch may take; `None` is unlimited.
    pub budget: Option<u64>,
    /// Threads that execute workgroups; `None` is one a core.
    pub threads: Option<usize>,
    /// Bytes of device memory.
    pub memory_bytes: u64,
    /// Whether the host can map all device memory. If not, host-visible device memory is refused, as by a card without resizable BAR.
    pub large_bar: bool,
    /// Which chip the topology shows: its `gfx_target_version` and its compute units. Instructions of the whole family run on each.
    pub target: Target,
}

impl Default for VirtualOptions {
    /// A 24 GiB card with resizable BAR that forgives what hardware forgives and runs for as long as it takes.
    fn default() -> VirtualOptions {
        VirtualOptions {
            strict: false,
            budget: None,
            threads: None,
            memory_bytes: 24 << 30,
            large_bar: true,
            target: GFX1100,
        }
    }
}

impl VirtualOptions {
    /// The defaults; the same as [`VirtualOptions::default`].
    pub fn new() -> VirtualOptions {
        VirtualOptions::default()
    }

    /// Every forgiven mistake is a fault, and a dispatch may take [`STRICT_BUDGET`] wave-instructions, some seconds. For tests.
    pub fn strict() -> VirtualOptions {
        VirtualOptions { strict: true, budget: Some(STRICT_BUDGET), ..VirtualOptions::default() }
    }

    /// With this budget of wave-instructions for each dispatch.
    #[must_use]
    pub fn budget(mut self, instructions: u64) -> VirtualOptions {
        self.budget = Some(instructions);
        self
    }

    /// With so many threads.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> VirtualOptions {
        self.threads = Some(threads);
        self
    }

    /// With so much device memory.
    #[must_use]
    pub fn memory_bytes(mut self, bytes: u64) -> VirtualOptions {
        self.memory_bytes = bytes;
        self
    }

    /// Shown as another chip, for kernels that are compiled for several: `t0_isa::target::GFX1151`.
    #[must_use]
    pub fn target(mut self, target: Target) -> VirtualOptions {
        self.target = target;
        self
    }

    /// Like a card without resizable BAR.
    #[must_use]
    pub fn small_bar(mut self) -> VirtualOptions {
        self.large_bar = false;
        self
    }
}
