//! Runs programs on the simulator: a prologue that loads all registers from memory, the program, an epilogue that
//! stores them.
use super::machine::{EXEC, M0, Machine, SGPRS, VCC, VGPRS};
use t0_isa::isa::{Form, Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Fault, Level, Options};
use t0_sim::mem::{Memory, Region};

/// The words of a machine's image: VGPRs, then SGPRs, VCC, M0, EXEC, SCC and MODE.
const WORDS: usize = 64 * VGPRS + 64;
const SCALARS: usize = 64 * VGPRS;
/// Words of the memory that programs may access.
pub const DATA: usize = 5120;
/// Bytes of LDS of a program, and of scratch of each of its lanes.
pub const LDS_BYTES: u32 = 2048;
pub const SCRATCH_BYTES: u32 = 64;

/// The locations of code and images, which each program reuses.
pub struct Device {
    memory: Memory,
    code: Vec<u32>,
    image: Vec<u32>,
    kernarg: Vec<u64>,
    /// Memory that programs may access.
    data: Vec<u32>,
    prologue: [Vec<u32>; 2],
    epilogue: [Vec<u32>; 2],
    /// The seed of random errors of approximate instructions.
    pub ulp_noise: Option<u64>,
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn words(list: &[Inst]) -> Vec<u32> {
    let mut words = Vec::new();
    for inst in list {
        encode(inst, &mut words).unwrap_or_else(|e| panic!("{inst:?}: {e}"));
    }
    words
}

fn special(code: u16) -> Operand {
    Operand::Reg(t0_isa::isa::Reg(code))
}

/// Registers of the harness, which programs do not use.
const BASE: u16 = 96;
const KEPT: u16 = 98;
const ADDRESS: u16 = 200;

fn addressing() -> Vec<Inst> {
    vec![
        // Four bytes per lane after the base of the image; v1.. still have their initial values.
        Inst::new(Op::v_mbcnt_lo_u32_b32, &[v(ADDRESS), Operand::int(-1), Operand::int(0)]),
        Inst::new(Op::v_mbcnt_hi_u32_b32, &[v(ADDRESS), Operand::int(-1), v(ADDRESS)]),
        Inst::new(Op::v_lshlrev_b32, &[v(ADDRESS), Operand::int(2), v(ADDRESS)]),
    ]
}

/// Each VGPR with the scalar base advanced, because offsets of global memory reach 16 registers.
fn rows(op: Op) -> Vec<Inst> {
    let mut list = vec![Inst::new(Op::s_mov_b64, &[s(KEPT), s(BASE)])];
    for n in 0..VGPRS as u16 {
        if n != 0 && n % 8 == 0 {
            list.push(Inst::new(Op::s_add_u32, &[s(KEPT), s(KEPT), Operand::int(8 * 256)]));
            list.push(Inst::new(Op::s_addc_u32, &[s(KEPT + 1), s(KEPT + 1), Operand::int(0)]));
        }
        let operands = match op {
            Op::global_load_b32 => [v(n), v(ADDRESS), s(KEPT)],
            _ => [v(ADDRESS), v(n), s(KEPT)],
        };
        list.push(Inst::new(op, &operands).with_offset(256 * i32::from(n % 8)));
    }
    list
}

fn prologue(wave64: bool) -> Vec<u32> {
    let mut list = vec![
        Inst::new(Op::s_load_b64, &[s(BASE), s(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC), Operand::int(-1)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC + 1), Operand::int(if wave64 { -1 } else { 0 })]),
    ];
    list.extend(addressing());
    list.extend(rows(Op::global_load_b32));
    list.extend([
        Inst::new(Op::s_add_u32, &[s(BASE), s(BASE), Operand::int(4 * SCALARS as i32)]),
        Inst::new(Op::s_addc_u32, &[s(BASE + 1), s(BASE + 1), Operand::int(0)]),
        Inst::new(Op::s_load_b512, &[s(0), s(BASE)]),
        Inst::new(Op::s_load_b512, &[s(16), s(BASE)]).with_offset(64),
        Inst::new(Op::s_load_b64, &[special(VCC), s(BASE)]).with_offset(128),
        Inst::new(Op::s_load_b64, &[s(100), s(BASE)]).with_offset(136),
        Inst::new(Op::s_load_b128, &[s(72), s(BASE)]).with_offset(144),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::s_mov_b32, &[special(M0), s(72)]),
        // Both relevant MODE fields: bits 0..10.
        Inst::new(Op::s_setreg_b32, &[Operand::imm(1 | 9 << 11), s(73)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC), s(100)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC + 1), s(101)]),
        Inst::new(Op::s_cmp_lg_u32, &[s(74), Operand::int(0)]),
    ]);
    words(&list)
}

fn epilogue(wave64: bool) -> Vec<u32> {
    let mut list = vec![
        Inst::new(Op::s_cselect_b32, &[s(74), Operand::int(1), Operand::int(0)]),
        Inst::new(Op::s_mov_b32, &[s(100), special(EXEC)]),
        Inst::new(Op::s_mov_b32, &[s(101), special(EXEC + 1)]),
        Inst::new(Op::s_mov_b32, &[s(72), special(M0)]),
        Inst::new(Op::s_getreg_b32, &[s(73), Operand::imm(1 | 9 << 11)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC), Operand::int(-1)]),
        Inst::new(Op::s_mov_b32, &[special(EXEC + 1), Operand::int(if wave64 { -1 } else { 0 })]),
        Inst::new(Op::s_sub_u32, &[s(BASE), s(BASE), Operand::int(4 * SCALARS as i32)]),
        Inst::new(Op::s_subb_u32, &[s(BASE + 1), s(BASE + 1), Operand::int(0)]),
    ];
    list.extend(addressing());
    list.extend(rows(Op::global_store_b32));
    // The scalars, one after another, by lane 0.
    list.push(Inst::new(Op::s_mov_b64, &[special(EXEC), Operand::int(1)]));
    list.push(Inst::new(Op::s_add_u32, &[s(BASE), s(BASE), Operand::int(4 * SCALARS as i32)]));
    list.push(Inst::new(Op::s_addc_u32, &[s(BASE + 1), s(BASE + 1), Operand::int(0)]));
    let mut store = |n: i32, from: Operand| {
        list.push(Inst::new(Op::v_mov_b32, &[v(ADDRESS + 1), from]));
        list.push(Inst::new(Op::global_store_b32, &[v(ADDRESS), v(ADDRESS + 1), s(BASE)]).with_offset(4 * n));
    };
    for n in 0..SGPRS as u16 {
        store(n.into(), s(n));
    }
    for (n, from) in [special(VCC), special(VCC + 1), s(100), s(101), s(72), s(73), s(74)].into_iter().enumerate() {
        store(32 + n as i32, from);
    }
    list.push(Inst::new(Op::s_endpgm, &[]));
    words(&list)
}

impl Default for Device {
    fn default() -> Device {
        let device = Device {
            memory: Memory::new(),
            code: vec![0; 4096],
            image: vec![0; WORDS],
            kernarg: vec![0; 8],
            data: vec![0; DATA],
            prologue: [prologue(false), prologue(true)],
            epilogue: [epilogue(false), epilogue(true)],
            ulp_noise: None,
        };
        let mut device = device;
        device.kernarg[0] = device.image.as_ptr() as u64;
        let regions = [
            (device.code.as_ptr() as u64, 4 * device.code.len(), false, true),
            (device.image.as_ptr() as u64, 4 * WORDS, true, false),
            (device.kernarg.as_ptr() as u64, 64, false, false),
            (device.data.as_ptr() as u64, 4 * DATA, true, false),
        ];
        for (address, size, writable, executable) in regions {
            // SAFETY: the vectors live as long as the device, never grow, and are not accessed while a dispatch runs.
            unsafe { device.memory.map(Region { address, size: size as u64, writable, executable }) }
                .expect("disjoint");
        }
        device
    }
}

impl Device {
    /// The address of the memory that programs may access.
    pub fn data_address(&self) -> u64 {
        self.data.as_ptr() as u64
    }

    /// Fills the memory that programs may access.
    pub fn set_data(&mut self, words: &[u32]) {
        self.data.copy_from_slice(words);
    }

    /// The memory that programs may access.
    pub fn data(&self) -> Vec<u32> {
        // SAFETY: in range, and no dispatch runs; volatile, because the compiler saw no write.
        (0..DATA).map(|n| unsafe { self.data.as_ptr().add(n).read_volatile() }).collect()
    }

    /// Runs `program` from the state of `machine` at a level of the host; returns the final state.
    pub fn run(&mut self, machine: &Machine, program: &[u32], level: Option<Level>) -> Result<Machine, Box<Fault>> {
        let wave64 = machine.wave64;
        let parts = [&self.prologue[usize::from(wave64)][..], program, &self.epilogue[usize::from(wave64)]];
        let mut at = 0;
        for part in parts {
            self.code[at..at + part.len()].copy_from_slice(part);
            at += part.len();
        }
        for (n, row) in machine.vgprs.iter().enumerate() {
            self.image[64 * n..64 * n + 64].copy_from_slice(row);
        }
        let scalars = &mut self.image[SCALARS..];
        scalars[..SGPRS].copy_from_slice(&machine.scalars[..SGPRS]);
        let exec = [machine.scalars[EXEC as usize], machine.scalars[EXEC as usize + 1]];
        scalars[32..34].copy_from_slice(&machine.scalars[VCC as usize..VCC as usize + 2]);
        scalars[34..36].copy_from_slice(&exec);
        scalars[36..39].copy_from_slice(&[machine.scalars[M0 as usize], machine.mode, machine.scc.into()]);
        let lanes = if wave64 { 64 } else { 32 };
        let dispatch = Dispatch {
            code: self.code.as_ptr() as u64,
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | 63,
                properties: 1 << 3 | if wave64 { 0 } else { 1 << 10 },
                ..Descriptor::default()
            },
            kernarg: self.kernarg.as_ptr() as u64,
            grid: [lanes, 1, 1],
            workgroup: [lanes as u16, 1, 1],
            lds_bytes: LDS_BYTES,
            private_bytes: SCRATCH_BYTES,
            ..Dispatch::default()
        };
        let ulp_noise = self.ulp_noise;
        let options = Options { threads: Some(1), budget: Some(100_000), level, ulp_noise, ..Options::default() };
        exec::run(&dispatch, &self.memory, &options)?;
        let mut after = Machine::new(wave64);
        let word = |n: usize| {
            // SAFETY: in range, and the dispatch that wrote it has ended; volatile, because the compiler saw no write.
            unsafe { self.image.as_ptr().add(n).read_volatile() }
        };
        for n in 0..VGPRS {
            after.vgprs[n] =
                std::array::from_fn(
                    |lane| if lane < lanes as usize { word(64 * n + lane) } else { machine.vgprs[n][lane] },
                );
        }
        for n in 0..SGPRS {
            after.scalars[n] = word(SCALARS + n);
        }
        after.scalars[VCC as usize] = word(SCALARS + 32);
        after.scalars[VCC as usize + 1] = word(SCALARS + 33);
        after.scalars[EXEC as usize] = word(SCALARS + 34);
        after.scalars[EXEC as usize + 1] = word(SCALARS + 35);
        after.scalars[M0 as usize] = word(SCALARS + 36);
        after.mode = word(SCALARS + 37);
        after.scc = word(SCALARS + 38) != 0;
        Ok(after)
    }
}

/// The words of one instruction, and the decoded instruction.
pub fn encoded(inst: &Inst) -> Option<(Vec<u32>, Inst)> {
    let words = inst.encode().ok()?;
    let (decoded, length) = t0_isa::isa::decode(&words).ok()?;
    (length == words.len()).then_some((words, decoded))
}

/// Whether an instruction was decoded as a dual-issued pair.
pub fn is_dual(inst: &Inst) -> bool {
    inst.form == Form::Dual
}
