//! Launches random kernels repeatedly: memory does not grow, and results do not depend on the number of threads, on the
//! host's vector extensions or on strict mode.
//!
//! The long form, a million launches: `cargo test --release -p t0-sim --test it endurance:: -- --ignored --nocapture`.
#![allow(clippy::print_stdout)]
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Level, Options};
use t0_sim::mem::{Memory, Region};
use t0_tests_share::random::Random;

const GROUPS: u32 = 3;
const ITEMS: u32 = 64;
/// The maximum number of code words of one kernel.
const KERNEL_WORDS: usize = 512;
/// The number of kernels whose code is in memory at the same time: more than the device keeps translated.
const KERNELS: usize = 2048;

fn s(n: u64) -> Operand {
    Operand::s(n as u16)
}

fn v(n: u64) -> Operand {
    Operand::v(n as u16)
}

/// A correct kernel: a loop over random arithmetic, an exchange through LDS, loads and stores of the work-item's own
/// words.
fn kernel(random: &mut Random) -> Vec<u32> {
    let (int, imm) = (Operand::int, |n: i16| Operand::imm(n as u16));
    let i = Inst::new;
    let mut code = vec![
        i(Op::s_load_b64, &[s(4), s(0)]),
        i(Op::s_waitcnt, &[imm(0)]),
        i(Op::s_lshl_b32, &[s(6), s(15), int(8)]),
        i(Op::v_lshl_add_u32, &[v(1), v(0), int(2), s(6)]),
        i(Op::v_lshlrev_b32, &[v(10), int(2), v(0)]),
        i(Op::s_mov_b32, &[s(7), int(1 + random.below(4) as i32)]),
    ];
    code.extend((2..10).map(|r| i(Op::v_mul_u32_u24, &[v(r), int(1000 + 77 * r as i32), v(1)])));
    code.extend((16..20).map(|r| i(Op::s_mul_i32, &[s(r), s(15), int(3 * r as i32)])));
    let start = code.len();
    for _ in 0..random.below(24) {
        let (d, a, b, c) = (2 + random.below(8), 2 + random.below(8), 2 + random.below(8), 2 + random.below(8));
        let scalar = s(16 + random.below(4));
        let vector = [
            Op::v_add_nc_u32,
            Op::v_xor_b32,
            Op::v_and_b32,
            Op::v_max_i32,
            Op::v_mul_f32,
            Op::v_add_f32,
            Op::v_lshlrev_b32,
        ];
        let three = [Op::v_fma_f32, Op::v_mad_u32_u24, Op::v_bfi_b32, Op::v_perm_b32, Op::v_med3_i32, Op::v_add3_u32];
        let one = [Op::v_rcp_f32, Op::v_sqrt_f32, Op::v_cvt_f32_i32, Op::v_cvt_f16_f32, Op::v_bfrev_b32, Op::v_not_b32];
        code.push(match random.below(6) {
            0 => i(random.pick(&vector), &[v(d), scalar, v(b)]),
            1 => i(random.pick(&one), &[v(d), v(a)]),
            2 => i(random.pick(&three), &[v(d), v(a), v(b), v(c)]),
            3 => i(random.pick(&[Op::s_add_u32, Op::s_xor_b32, Op::s_lshl_b32]), &[scalar, s(16), s(17)]),
            4 => i(Op::v_readfirstlane_b32, &[scalar, v(a)]),
            _ => i(random.pick(&vector), &[v(d), v(a), v(b)]),
        });
    }
    if random.below(2) == 0 {
        code.extend([
            i(Op::s_barrier, &[]),
            i(Op::ds_store_b32, &[v(10), v(2)]),
            i(Op::s_waitcnt, &[imm(0)]),
            i(Op::s_barrier, &[]),
            i(Op::v_xor_b32, &[v(11), Operand::Literal(128), v(10)]),
            i(Op::ds_load_b32, &[v(3), v(11)]),
            i(Op::s_waitcnt, &[imm(0)]),
        ]);
    }
    code.extend([i(Op::s_sub_u32, &[s(7), s(7), int(1)]), i(Op::s_cmp_lg_u32, &[s(7), int(0)])]);
    let length = |list: &[Inst]| list.iter().map(|inst| inst.encode().expect("it encodes").len()).sum::<usize>();
    let back = -(length(&code[start..]) as i16) - 1;
    code.push(i(Op::s_cbranch_scc1, &[imm(back)]));
    let result = v(2 + random.below(8));
    code.extend([i(Op::global_store_b32, &[v(1), result, s(4)]), i(Op::s_endpgm, &[])]);
    let mut words = Vec::new();
    for inst in &code {
        encode(inst, &mut words).expect("the test's own instructions encode");
    }
    assert!(words.len() <= KERNEL_WORDS, "{} words", words.len());
    words
}

struct Device {
    memory: Memory,
    code: Vec<u32>,
    data: Vec<u32>,
    kernarg: Vec<u64>,
}

impl Device {
    fn new() -> Device {
        let data = vec![0u32; (GROUPS * ITEMS) as usize];
        let kernarg = vec![data.as_ptr() as u64, 0];
        let device = Device { memory: Memory::new(), code: vec![0; KERNEL_WORDS * KERNELS], data, kernarg };
        for (address, words, writable) in [
            (device.code.as_ptr() as u64, device.code.len(), false),
            (device.data.as_ptr() as u64, device.data.len(), true),
            (device.kernarg.as_ptr() as u64, 2 * device.kernarg.len(), false),
        ] {
            let region = Region { address, size: 4 * words as u64, writable, executable: !writable };
            // SAFETY: the vectors live as long as the device and are not accessed while a dispatch runs.
            unsafe { device.memory.map(region) }.expect("disjoint");
        }
        device
    }

    /// Writes `code` to the location of kernel `n`.
    fn load(&mut self, n: usize, code: &[u32]) -> u64 {
        let at = &mut self.code[n % KERNELS * KERNEL_WORDS] as *mut u32;
        for (i, word) in code.iter().enumerate() {
            // SAFETY: inside the space of the kernel, and no dispatch runs.
            unsafe { at.add(i).write_volatile(*word) };
        }
        at as u64
    }

    /// Runs the kernel at that location; returns what it stored.
    fn run(&self, code: u64, options: &Options) -> Vec<u32> {
        let dispatch = Dispatch {
            code,
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | 1 << 21 | 63,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | 1 << 10,
                ..Descriptor::default()
            },
            kernarg: self.kernarg.as_ptr() as u64,
            grid: [GROUPS * ITEMS, 1, 1],
            workgroup: [ITEMS as u16, 1, 1],
            lds_bytes: 256,
            ..Dispatch::default()
        };
        exec::run(&dispatch, &self.memory, options).unwrap_or_else(|fault| panic!("{fault}"));
        // SAFETY: in bounds; the dispatch wrote it without the compiler's knowledge and has ended.
        self.data.iter().map(|word| unsafe { std::ptr::from_ref(word).read_volatile() }).collect()
    }
}

/// The resident memory of this process in bytes, if the system reports it.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(4096 * text.split_whitespace().nth(1)?.parse::<u64>().ok()?)
}

/// Launches random kernels and returns by how many bytes the process grew after the first fifth.
fn launch(launches: usize, compare_every: usize) -> Option<i64> {
    let (mut device, mut random) = (Device::new(), Random::new(0x9e37_79b9_7f4a_7c15));
    let one = Options { threads: Some(1), ..Options::default() };
    let mut before = None;
    for n in 0..launches {
        if n == launches / 5 {
            before = resident();
        }
        let code = kernel(&mut random);
        let at = device.load(n, &code);
        let first = device.run(at, &one);
        if n % compare_every == 0 {
            for others in [
                Options { threads: Some(2), ..Options::default() },
                Options { threads: Some(5), level: Some(Level::Portable), ..Options::default() },
                Options { strict: true, budget: Some(1 << 20), ..Options::default() },
            ] {
                assert_eq!(device.run(at, &others), first, "kernel {n} under {others:?}");
            }
        }
    }
    Some(resident()? as i64 - before? as i64)
}

#[test]
fn memory_does_not_grow_and_results_are_the_same() {
    if let Some(grown) = launch(8_000, 16) {
        println!("grew by {grown} bytes in 8,000 kernels, one in sixteen of them launched four times");
        assert!(grown < 8 << 20, "the process grew by {grown} bytes");
    }
}

#[test]
#[ignore = "a million launches take minutes"]
fn a_million_launches() {
    let grown = launch(1_000_000, 100);
    println!("grew by {grown:?} bytes in 1,000,000 launches");
    assert!(grown.is_none_or(|grown| grown < 8 << 20), "the process grew by {grown:?} bytes");
}
