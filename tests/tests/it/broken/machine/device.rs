//! The device that runs the broken kernels: one block of host memory with everything at fixed offsets.
use std::sync::Arc;
use std::time::{Duration, Instant};
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Options};
use t0_sim::mem::{Initialised, Memory, Region};

/// Byte offsets in the block.
const CODE: u64 = 0x1_0000;
const GOOD: u64 = 0x1_8000;
const DATA: u64 = 0x2_0000;
const FRESH: u64 = 0x3_0000;
const CONSTANT: u64 = 0x4_0000;
const KERNARG: u64 = 0x5_0000;
const FREED: u64 = 0x6_0000;
const BLOCK: u64 = 0x8_0000;
/// Size of each data region in bytes.
const BYTES: u64 = 1024;

pub(crate) fn s(n: u16) -> Operand {
    Operand::s(n)
}

pub(crate) fn v(n: u16) -> Operand {
    Operand::v(n)
}

pub(crate) fn int(n: i32) -> Operand {
    Operand::int(n)
}

pub(crate) fn imm(n: i16) -> Operand {
    Operand::imm(n as u16)
}

pub(crate) fn i(op: Op, operands: &[Operand]) -> Inst {
    Inst::new(op, operands)
}

pub(crate) fn end() -> Inst {
    i(Op::s_endpgm, &[])
}

pub(crate) fn vcc() -> Operand {
    Operand::Reg(t0_isa::isa::Reg::VCC_LO)
}

pub(crate) fn exec_lo() -> Operand {
    Operand::Reg(t0_isa::isa::Reg::EXEC_LO)
}

fn words(list: &[Inst]) -> Vec<u32> {
    let mut words = Vec::new();
    for inst in list {
        encode(inst, &mut words).unwrap_or_else(|error| panic!("{inst}: {error}"));
    }
    words
}

/// One broken kernel and how it is launched.
///
/// When the kernel's own code starts, s[4:5] points to 1024 bytes of data, s[6:7] to 1024 uninitialised bytes, s[8:9]
/// to 1024 freed bytes, and s[10:11] to 1024 read-only bytes. s15 is the workgroup, v0 the number of the work-item, v1
/// four times that.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) code: Vec<u32>,
    pub(crate) items: u32,
    pub(crate) block: u16,
    pub(crate) lds: u32,
    pub(crate) private: u32,
    pub(crate) budget: u64,
    pub(crate) wave64: bool,
    /// The bytes of arguments in the descriptor.
    pub(crate) kernarg: u32,
    /// The start address, if it is not the start of its code.
    pub(crate) entry: Option<u64>,
}

impl Case {
    /// 64 work-items in one workgroup of two waves.
    pub(crate) fn new(name: &'static str, code: &[Inst]) -> Case {
        let prologue = [
            i(Op::s_load_b128, &[s(4), s(0)]),
            i(Op::s_load_b128, &[s(8), s(0)]).with_offset(16),
            i(Op::s_waitcnt, &[imm(0)]),
            i(Op::v_lshlrev_b32, &[v(1), int(2), v(0)]),
        ];
        Case {
            name,
            code: words(&[&prologue, code].concat()),
            items: 64,
            block: 64,
            lds: 256,
            private: 0,
            budget: 6_000,
            wave64: false,
            kernarg: 32,
            entry: None,
        }
    }

    pub(crate) fn raw(mut self, more: &[u32]) -> Case {
        self.code.extend(more);
        self
    }

    pub(crate) fn items(mut self, items: u32, block: u16) -> Case {
        (self.items, self.block) = (items, block);
        self
    }

    pub(crate) fn private(mut self, bytes: u32) -> Case {
        self.private = bytes;
        self
    }
}

pub(crate) struct Device {
    memory: Memory,
    block: Vec<u64>,
}

impl Device {
    pub(crate) fn new(case: &Case) -> Device {
        let mut device = Device { memory: Memory::new(), block: vec![0; BLOCK as usize / 8 + 512] };
        let good = words(&[
            i(Op::s_load_b64, &[s(4), s(0)]),
            i(Op::s_waitcnt, &[imm(0)]),
            i(Op::v_lshlrev_b32, &[v(1), int(2), v(0)]),
            i(Op::v_mov_b32, &[v(2), int(42)]),
            i(Op::global_store_b32, &[v(1), v(2), s(4)]),
            end(),
        ]);
        device.put(CODE, &case.code);
        device.put(GOOD, &good);
        device.put(DATA, &[7; BYTES as usize / 4]);
        let pointers = [DATA, FRESH, FREED, CONSTANT].map(|at| device.base() + at);
        device.put(KERNARG, &pointers.map(|p| [p as u32, (p >> 32) as u32]).concat());
        device.map(CODE, 4 * case.code.len() as u64, false, true);
        device.map(GOOD, 4 * good.len() as u64, false, true);
        for (at, writable) in [(DATA, true), (FRESH, true), (FREED, true), (CONSTANT, false)] {
            device.map(at, BYTES, writable, false);
        }
        device.map(KERNARG, BYTES, false, false);
        device.memory.unmap(device.base() + FREED).expect("it was mapped");
        let fresh = device.base() + FRESH;
        device.memory.track(fresh, Arc::new(Initialised::new(fresh, BYTES).expect("memory")));
        device
    }

    fn base(&self) -> u64 {
        (self.block.as_ptr() as u64).next_multiple_of(4096)
    }

    fn put(&mut self, at: u64, words: &[u32]) {
        let base = self.base() + at;
        for (n, word) in words.iter().enumerate() {
            // SAFETY: inside the block, by the layout above.
            unsafe { ((base + 4 * n as u64) as *mut u32).write_volatile(*word) };
        }
    }

    fn word(&self, at: u64) -> u32 {
        // SAFETY: inside the block, and no dispatch is running.
        unsafe { ((self.base() + at) as *const u32).read_volatile() }
    }

    fn map(&self, at: u64, size: u64, writable: bool, executable: bool) {
        let region = Region { address: self.base() + at, size, writable, executable };
        // SAFETY: the block lives as long as the device and is not accessed while a dispatch runs.
        unsafe { self.memory.map(region) }.expect("the regions are disjoint");
    }

    fn run(&self, case: &Case, code: u64, threads: usize) -> Result<exec::Stats, Box<exec::Fault>> {
        let dispatch = Dispatch {
            code: self.base() + code,
            descriptor: Descriptor {
                kernarg_bytes: case.kernarg,
                rsrc1: 0xf0 << 12 | 1 << 21 | 63,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | u16::from(!case.wave64) << 10,
                ..Descriptor::default()
            },
            kernarg: self.base() + KERNARG,
            grid: [case.items, 1, 1],
            workgroup: [case.block, 1, 1],
            lds_bytes: case.lds,
            private_bytes: case.private,
            ..Dispatch::default()
        };
        let options = Options { strict: true, budget: Some(case.budget), threads: Some(threads), ..Options::default() };
        exec::run(&dispatch, &self.memory, &options)
    }

    /// The report of the case, and the time until it; then the device must run a correct kernel.
    pub(crate) fn report(&self, case: &Case) -> (String, Duration) {
        let (code, start) = (case.entry.unwrap_or(CODE), Instant::now());
        let fault = match self.run(case, code, 1) {
            Ok(stats) => panic!("{} ran to its end: {stats:?}", case.name),
            Err(fault) => fault,
        };
        let took = start.elapsed();
        let again = Device::new(case).run(case, code, 2).expect_err("it fails every time");
        assert_eq!(fault.kind.to_string().len(), again.kind.to_string().len(), "{}: {fault} {again}", case.name);
        let good = Case { items: 64, block: 64, lds: 0, private: 0, wave64: false, ..case.clone() };
        self.run(&good, GOOD, 1).unwrap_or_else(|fault| panic!("after {} nothing works: {fault}", case.name));
        assert_eq!([DATA, DATA + 252].map(|at| self.word(at)), [42; 2], "after {}", case.name);
        (self.relative(&format!("{fault:#}")) + "\n", took)
    }

    /// The text with addresses in the block (and slightly outside) relative to its start.
    fn relative(&self, text: &str) -> String {
        let (mut out, mut rest) = (String::new(), text);
        while let Some(at) = rest.find("0x") {
            let digits = rest[at + 2..].find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len() - at - 2);
            let number = u64::from_str_radix(&rest[at + 2..at + 2 + digits], 16).unwrap_or(0);
            let offset = number.wrapping_sub(self.base());
            out.push_str(&rest[..at]);
            match offset < 1 << 32 {
                true => out.push_str(&format!("block+{offset:#x}")),
                false => out.push_str(&rest[at..at + 2 + digits]),
            }
            rest = &rest[at + 2 + digits..];
        }
        out + rest
    }
}
