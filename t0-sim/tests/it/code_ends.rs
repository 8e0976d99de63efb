//! Code that is modified, truncated or left, and VGPRs that a wave does not have.

use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Fault, FaultKind, Options, Stats};
use t0_sim::mem::{Memory, Region};

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn words(list: &[Inst]) -> Vec<u32> {
    let mut words = Vec::new();
    for inst in list {
        encode(inst, &mut words).expect("the test's own instructions encode");
    }
    words
}

fn end() -> Inst {
    Inst::new(Op::s_endpgm, &[])
}

fn fma() -> Inst {
    Inst::new(Op::v_fma_f32, &[v(1), v(2), v(3), v(4)])
}

fn dealloc() -> Inst {
    Inst::new(Op::s_sendmsg, &[Operand::imm(3)])
}

/// Memory for code that tests modify between launches. Its words stay at one address; the test decides how many are
/// mapped.
struct Device {
    memory: Memory,
    code: Vec<u32>,
    wave64: bool,
    /// GRANULATED_WORKITEM_VGPR_COUNT.
    granules: u32,
}

impl Device {
    fn new() -> Device {
        Device { memory: Memory::new(), code: vec![0; 64], wave64: false, granules: 0 }
    }

    /// Writes `code` to the start and runs it with `mapped` words of mapped code memory.
    fn run(&mut self, code: &[u32], mapped: usize) -> Result<Stats, Box<Fault>> {
        self.code[..code.len()].copy_from_slice(code);
        let address = self.code.as_ptr() as u64;
        let region = Region { address, size: 4 * mapped as u64, writable: false, executable: true };
        // SAFETY: the words live as long as the device and are not accessed while a dispatch runs.
        unsafe { self.memory.map(region) }.expect("nothing else is mapped");
        let dispatch = Dispatch {
            code: address,
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | self.granules,
                properties: if self.wave64 { 0 } else { 1 << 10 },
                ..Descriptor::default()
            },
            grid: [1, 1, 1],
            workgroup: [1, 1, 1],
            ..Dispatch::default()
        };
        let options = Options { budget: Some(10_000), ..Options::default() };
        let result = exec::run(&dispatch, &self.memory, &options);
        self.memory.unmap(address).expect("it is mapped");
        result
    }

    fn fault(&mut self, code: &[u32]) -> FaultKind {
        self.run(code, code.len()).expect_err("the code is broken").kind
    }
}

#[test]
fn code_is_retranslated_when_words_after_an_invalid_one_change() {
    let mut device = Device::new();
    let good = words(&[fma(), end()]);
    let mut bad = good.clone();
    // Source 0 is changed to 209, which is reserved.
    bad[1] = bad[1] & !0x1ff | 209;
    for _ in 0..2 {
        let fault = device.run(&bad, 8).expect_err("it does not decode");
        assert_eq!(fault.kind, FaultKind::IllegalInstruction { words: vec![bad[0]] });
        device.run(&good, 8).expect("it decodes now");
    }
}

#[test]
fn code_is_retranslated_when_its_end_changes() {
    let mut device = Device::new();
    let good = words(&[fma(), end()]);
    let end_of = |device: &Device, n: u64| FaultKind::NotExecutable { address: device.code.as_ptr() as u64 + 4 * n };
    for _ in 0..2 {
        // Truncated before the last instruction, then within the first one.
        assert_eq!(device.run(&good, 2).expect_err("it runs past its end").kind, end_of(&device, 2));
        let cut = device.run(&good, 1).expect_err("half an instruction");
        assert_eq!(cut.kind, FaultKind::IllegalInstruction { words: vec![good[0]] });
        device.run(&good, 3).expect("it is whole");
    }
}

#[test]
fn padding_after_the_code_is_a_missing_s_endpgm() {
    let code = words(&[fma()]);
    for padding in [0, 0xbf9f_0000] {
        let mut device = Device::new();
        let mut all = code.clone();
        all.extend([padding; 8]);
        let fault = device.run(&all, all.len()).expect_err("it has no end");
        assert_eq!(fault.kind, FaultKind::CodeEnd { address: device.code.as_ptr() as u64 + 8 });
        assert!(
            fault
                .to_string()
                .starts_with("the code ends without s_endpgm: the program counter reached the padding after it at "),
            "{fault}"
        );
    }
}

#[test]
fn a_vgpr_beyond_the_descriptors_count_is_a_fault() {
    let uses = |register: u16| words(&[Inst::new(Op::v_mov_b32, &[v(register), Operand::int(1)]), end()]);
    for (wave64, granules, count) in [(false, 0, 8), (false, 2, 24), (true, 0, 4), (true, 5, 24), (false, 63, 256)] {
        let mut device = Device { wave64, granules, ..Device::new() };
        device.run(&uses(count - 1), 2).expect("the last VGPR");
        if count < 256 {
            let (register, count) = (u32::from(count), u32::from(count));
            let fault = device.run(&uses(count as u16), 2).expect_err("one too many");
            assert_eq!(fault.kind, FaultKind::VgprOutOfRange { register, count });
            let last = count - 1;
            assert_eq!(
                fault.to_string().lines().next(),
                Some(&*format!(
                    "v{count} is used, but the kernel's descriptor gives each wave {count} VGPRs, v0 to v{last}: declare more (.amdhsa_next_free_vgpr)"
                ))
            );
        }
    }
    let mut device = Device::new();
    // Sources and parts of tuples count too; the previous kernel had more registers.
    device.granules = 1;
    let wide = words(&[Inst::new(Op::v_add_f64, &[v(0), v(2), v(7)]), end()]);
    device.run(&wide, wide.len()).expect("sixteen VGPRs");
    device.granules = 0;
    assert_eq!(device.fault(&wide), FaultKind::VgprOutOfRange { register: 8, count: 8 });
    // Code that is not reached causes no fault.
    let behind = words(&[end(), Inst::new(Op::v_mov_b32, &[v(9), v(0)])]);
    device.run(&behind, behind.len()).expect("it ends before");
}

#[test]
fn a_vgpr_after_dealloc_is_a_fault_wherever_the_code_goes() {
    let mov = Inst::new(Op::v_mov_b32, &[v(1), Operand::int(1)]);
    let scalar = Inst::new(Op::s_mov_b32, &[Operand::s(4), Operand::int(1)]);
    let branch = |distance: u16| Inst::new(Op::s_branch, &[Operand::imm(distance)]);
    let freed = |register| FaultKind::VgprsDeallocated { register };
    let mut device = Device::new();
    let good = words(&[mov, dealloc(), scalar, end()]);
    device.run(&good, good.len()).expect("only scalars behind the message");
    assert_eq!(device.fault(&words(&[mov, dealloc(), mov, end()])), freed(1));
    // After a branch, and in code that ran before the message.
    assert_eq!(device.fault(&words(&[dealloc(), branch(1), end(), mov, end()])), freed(1));
    assert_eq!(device.fault(&words(&[mov, dealloc(), branch(0xfffd), end()])), freed(1));
    // Through a jump to an address in registers.
    let jump = words(&[
        Inst::new(Op::s_getpc_b64, &[Operand::s(4)]),
        mov,
        dealloc(),
        Inst::new(Op::s_setpc_b64, &[Operand::s(4)]),
    ]);
    let fault = device.run(&jump, jump.len()).expect_err("it comes back without VGPRs");
    assert_eq!(fault.kind, freed(1));
    assert_eq!(
        fault.to_string().lines().next(),
        Some(
            "v1 is used after s_sendmsg MSG_DEALLOC_VGPRS released the wave's VGPRs: only s_endpgm may follow that message"
        )
    );
    // The next wave has its VGPRs again.
    let plain = words(&[mov, end()]);
    device.run(&plain, plain.len()).expect("a new wave");
    // Other messages have no effect.
    let other = words(&[Inst::new(Op::s_sendmsg, &[Operand::imm(1)]), mov, end()]);
    device.run(&other, other.len()).expect("an interrupt");
}
