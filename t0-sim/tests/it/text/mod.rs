//! Runs kernels in assembly text over one block of words.
#![allow(dead_code, unreachable_pub)]
use std::sync::Arc;
use t0_isa::asm;
use t0_isa::target::GFX1100;
use t0_sim::exec::{self, Descriptor, Dispatch, Fault, Options, Stats};
use t0_sim::mem::{Initialised, Memory, Region};

/// A kernel and its launch.
///
/// When its body starts, s[4:5] points to the block, s[8:11] is a raw descriptor of it, v0 is the work-item and v1 four
/// times that; s15 is the workgroup. An `s_endpgm` follows the body.
pub struct Kernel {
    pub body: String,
    pub items: u32,
    pub block: u16,
    pub wave64: bool,
    pub wgp: bool,
    pub lds: u32,
    pub strict: bool,
    pub each_lane: bool,
    /// The bytes of the block that count as written before; `None` for all.
    pub written: Option<u64>,
    pub profile: bool,
    pub executions: bool,
    pub trace: u64,
    pub only: Vec<u64>,
    pub threads: Option<usize>,
}

impl Kernel {
    /// A kernel that is launched with one wave32.
    pub fn new(body: &str) -> Kernel {
        Kernel {
            body: body.into(),
            items: 32,
            block: 32,
            wave64: false,
            wgp: false,
            lds: 1024,
            strict: false,
            each_lane: false,
            written: None,
            profile: false,
            executions: false,
            trace: 0,
            only: Vec::new(),
            threads: None,
        }
    }

    pub fn wave64(mut self) -> Kernel {
        (self.wave64, self.items, self.block) = (true, 64, 64);
        self
    }

    pub fn strict(mut self) -> Kernel {
        self.strict = true;
        self
    }

    pub fn groups(mut self, count: u32) -> Kernel {
        self.items = count * u32::from(self.block);
        self
    }

    /// Counts instructions by class and bytes by kind of memory.
    pub fn profile(mut self) -> Kernel {
        self.profile = true;
        self
    }

    /// Runs the kernel over `memory`.
    ///
    /// # Errors
    /// The fault of the kernel.
    pub fn run(&self, memory: &mut [u32]) -> Result<Stats, Box<Fault>> {
        let prologue = format!(
            "s_load_b64 s[4:5], s[0:1], 0x0\n\
             s_waitcnt lgkmcnt(0)\n\
             v_lshlrev_b32_e32 v1, 2, v0\n\
             s_mov_b32 s8, s4\n\
             s_and_b32 s9, s5, 0xffff\n\
             s_mov_b32 s10, 0x{:x}\n\
             s_mov_b32 s11, 0x31016000\n",
            4 * memory.len()
        );
        let mut code = asm::words(&format!("{prologue}{}\ns_endpgm\n", self.body), &GFX1100)
            .unwrap_or_else(|errors| panic!("{}\n{errors:?}", self.body));
        code.resize(code.len() + 64, 0xbf9f_0000);
        let kernarg = [memory.as_mut_ptr() as u64; 8];
        let space = Memory::new();
        let regions = [
            (code.as_ptr() as u64, 4 * code.len(), false, true),
            (memory.as_ptr() as u64, 4 * memory.len(), true, false),
            (kernarg.as_ptr() as u64, 64, false, false),
        ];
        for (address, size, writable, executable) in regions {
            // SAFETY: all three live until the dispatch has ended, and nothing here accesses them meanwhile.
            unsafe { space.map(Region { address, size: size as u64, writable, executable }) }.expect("disjoint");
        }
        if let Some(written) = self.written {
            let (address, bytes) = (memory.as_ptr() as u64, 4 * memory.len() as u64);
            let record = Initialised::new(address, bytes).expect("the host has the memory");
            record.mark(address, written, true);
            space.track(address, Arc::new(record));
        }
        let dispatch = Dispatch {
            code: code.as_ptr() as u64,
            descriptor: Descriptor {
                // 256 VGPRs are allocated in any case; denormals preserved, IEEE mode off.
                rsrc1: 0xf0 << 12 | 63 | u32::from(self.wgp) << 29,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | if self.wave64 { 0 } else { 1 << 10 },
                kernarg_bytes: 8,
                private_bytes: 60,
                ..Descriptor::default()
            },
            kernarg: kernarg.as_ptr() as u64,
            grid: [self.items, 1, 1],
            workgroup: [self.block, 1, 1],
            lds_bytes: self.lds,
            private_bytes: 60,
            ..Dispatch::default()
        };
        let options = Options {
            strict: self.strict,
            each_lane: self.each_lane,
            budget: Some(1_000_000),
            threads: self.threads,
            profile: self.profile,
            executions: self.executions,
            trace: self.trace,
            only: self.only.clone(),
            ..Options::default()
        };
        exec::run(&dispatch, &space, &options)
    }
}
