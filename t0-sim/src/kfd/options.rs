//! The configuration of a virtual GPU.

use crate::exec::{Level, STRICT_BUDGET};
use t0_isa::target::{GFX1100, GFX1101, GFX1102, GFX1103, GFX1150, GFX1151, Target};

use super::Chip;

/// One card of a virtual machine: its chip and its memory.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Card {
    /// The chip, which determines `gfx_target_version`, compute units and register files.
    pub target: Target,
    /// Bytes of device memory.
    pub memory_bytes: u64,
}

impl Card {
    /// Radeon RX 7900 XTX: 96 compute units, 24 GiB.
    pub const RX_7900_XTX: Card = Card::new(GFX1100, 24 << 30);
    /// Radeon RX 7800 XT: 60 compute units, 16 GiB.
    pub const RX_7800_XT: Card = Card::new(GFX1101, 16 << 30);
    /// Radeon RX 7600: 32 compute units, 8 GiB.
    pub const RX_7600: Card = Card::new(GFX1102, 8 << 30);

    /// Radeon 780M, part of a processor: 12 compute units. 16 GiB of the machine's memory are its own.
    pub const RADEON_780M: Card = Card::new(GFX1103, 16 << 30);
    /// Radeon 890M, part of a processor: 16 compute units. 16 GiB of the machine's memory are its own.
    pub const RADEON_890M: Card = Card::new(GFX1150, 16 << 30);
    /// Radeon 8060S, part of a processor: 40 compute units. 64 GiB of the machine's memory are its own.
    pub const RADEON_8060S: Card = Card::new(GFX1151, 64 << 30);

    /// The card with all compute units of the chip with this name of LLVM's, such as `gfx1151`; `None` for other names.
    pub fn of_chip(name: &str) -> Option<Card> {
        Chip::by_name(name).map(|chip| Card::new(chip.target, chip.memory_gib << 30))
    }

    /// A card with this chip and this much memory.
    pub const fn new(target: Target, memory_bytes: u64) -> Card {
        Card { target, memory_bytes }
    }
}

/// Options of a virtual GPU.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct VirtualOptions {
    /// Reports errors that hardware tolerates: an out-of-range buffer access, a use of memory that was never written, a
    /// data race, a doorbell without the write index. Host and GPU see each other's writes as late as the rules of
    /// flushes and fences allow.
    pub strict: bool,
    /// Whether a wave halts at a trap or an exception, as on a card: its dispatch never ends, and only a trap handler
    /// reports the exception. Otherwise it is a fault that stops its queue, also after a handler has reported it.
    /// Strict mode has only faults.
    pub halts: bool,
    /// Wave-instructions that one dispatch may execute; `None` is unlimited.
    pub budget: Option<u64>,
    /// Threads that execute workgroups; `None` is one per core.
    pub threads: Option<usize>,
    /// The highest level of host vector extensions to use; `None` uses the best available. Results do not depend on it.
    pub level: Option<Level>,
    /// The seed of random errors of approximate instructions: see [`exec::Options`](crate::exec::Options::ulp_noise).
    pub ulp_noise: Option<u64>,
    /// Bytes of device memory.
    pub memory_bytes: u64,
    /// Whether the host can map all device memory. If not, host-visible device memory is refused, as on a card without
    /// resizable BAR.
    pub large_bar: bool,
    /// The chip that the topology describes: its `gfx_target_version` and its compute units. The device executes
    /// instructions of the whole family in any case.
    pub target: Target,
    /// Whether kernels read the clock that events and time stamps show: the host's time, or one modelled clock for each
    /// GPU if a watcher models the times of dispatches. Otherwise, and in strict mode, they read a
    /// count that is the same in every run: see [`Clock`](crate::exec::Clock).
    pub host_time: bool,
    /// Further cards of the machine. `target` and `memory_bytes` describe the first one.
    pub others: Vec<Card>,
}

impl Default for VirtualOptions {
    /// A 24 GiB card with resizable BAR, without strict mode and without a budget.
    fn default() -> VirtualOptions {
        VirtualOptions {
            strict: false,
            halts: false,
            budget: None,
            threads: None,
            level: None,
            ulp_noise: None,
            memory_bytes: 24 << 30,
            large_bar: true,
            target: GFX1100,
            host_time: false,
            others: Vec::new(),
        }
    }
}

impl VirtualOptions {
    /// The defaults; the same as [`VirtualOptions::default`].
    pub fn new() -> VirtualOptions {
        VirtualOptions::default()
    }

    /// Strict mode with a budget of [`STRICT_BUDGET`] wave-instructions per dispatch, which take some seconds. For
    /// tests.
    pub fn strict() -> VirtualOptions {
        VirtualOptions { strict: true, budget: Some(STRICT_BUDGET), ..VirtualOptions::default() }
    }

    /// Lets waves halt at exceptions, as on a card. For clients that are written for a card.
    #[must_use]
    pub fn halting(mut self) -> VirtualOptions {
        self.halts = true;
        self
    }

    /// Sets the budget of wave-instructions per dispatch.
    #[must_use]
    pub fn budget(mut self, instructions: u64) -> VirtualOptions {
        self.budget = Some(instructions);
        self
    }

    /// Sets the number of threads.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> VirtualOptions {
        self.threads = Some(threads);
        self
    }

    /// Limits the host vector extensions that are used.
    #[must_use]
    pub fn level(mut self, level: Level) -> VirtualOptions {
        self.level = Some(level);
        self
    }

    /// Gives approximate instructions random errors, as large as those of a card may be.
    #[must_use]
    pub fn ulp_noise(mut self, seed: u64) -> VirtualOptions {
        self.ulp_noise = Some(seed);
        self
    }

    /// Sets the size of device memory in bytes.
    #[must_use]
    pub fn memory_bytes(mut self, bytes: u64) -> VirtualOptions {
        self.memory_bytes = bytes;
        self
    }

    /// Sets the chip that the topology describes, for example `t0_isa::target::GFX1151`. For kernels that are compiled
    /// for several chips.
    #[must_use]
    pub fn target(mut self, target: Target) -> VirtualOptions {
        self.target = target;
        self
    }

    /// Lets kernels read the clock that events and time stamps show.
    #[must_use]
    pub fn host_time(mut self) -> VirtualOptions {
        self.host_time = true;
        self
    }

    /// Makes the first card this one.
    #[must_use]
    pub fn card(mut self, card: Card) -> VirtualOptions {
        self.target = card.target;
        self.memory_bytes = card.memory_bytes;
        self
    }

    /// Adds another card to the machine.
    #[must_use]
    pub fn and_card(mut self, card: Card) -> VirtualOptions {
        self.others.push(card);
        self
    }

    /// Behaves like a card without resizable BAR.
    #[must_use]
    pub fn small_bar(mut self) -> VirtualOptions {
        self.large_bar = false;
        self
    }
}
