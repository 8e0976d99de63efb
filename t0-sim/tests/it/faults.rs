//! Mistakes of kernels, and the device's reports. After each fault the next launch works.
use t0_isa::isa::{Inst, Op, Operand, Reg, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, FaultKind, Level, Options};
use t0_sim::mem::{Memory, Position, Region};

struct Device {
    memory: Memory,
    code: Vec<u32>,
    data: Vec<u32>,
    kernarg: Vec<u64>,
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn int(n: i32) -> Operand {
    Operand::int(n)
}

fn imm(n: u16) -> Operand {
    Operand::imm(n)
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

impl Device {
    /// When `code` starts, s[4:5] contains the address of 1024 bytes of data, and v1 is four times the work-item's
    /// number.
    fn new(code: &[u32]) -> Device {
        let mut all = words(&[
            Inst::new(Op::s_load_b64, &[s(4), s(0)]),
            Inst::new(Op::s_waitcnt, &[imm(0)]),
            Inst::new(Op::v_lshlrev_b32, &[v(1), int(2), v(0)]),
        ]);
        all.extend(code);
        let device = Device { memory: Memory::new(), code: all, data: vec![7; 256], kernarg: vec![0; 8] };
        let mut device = device;
        device.kernarg[0] = device.data.as_ptr() as u64;
        device.map(device.code.as_ptr() as u64, 4 * device.code.len(), false, true);
        device.map(device.data.as_ptr() as u64, 1024, true, false);
        device.map(device.kernarg.as_ptr() as u64, 64, false, false);
        device
    }

    fn map(&self, address: u64, size: usize, writable: bool, executable: bool) {
        // SAFETY: the vectors live as long as the device and are not accessed while a dispatch runs.
        unsafe { self.memory.map(Region { address, size: size as u64, writable, executable }) }.expect("disjoint");
    }

    fn run(&self, items: u32, options: &Options) -> Result<exec::Stats, Box<exec::Fault>> {
        let dispatch = Dispatch {
            code: self.code.as_ptr() as u64,
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | 1 << 21 | 63,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | 1 << 10,
                ..Descriptor::default()
            },
            kernarg: self.kernarg.as_ptr() as u64,
            grid: [items, 1, 1],
            workgroup: [64, 1, 1],
            lds_bytes: 256,
            ..Dispatch::default()
        };
        exec::run(&dispatch, &self.memory, options)
    }

    fn fault(&self, items: u32, options: &Options) -> exec::Fault {
        let one = self.run(items, &Options { threads: Some(1), ..options.clone() });
        let two = self.run(items, &Options { threads: Some(2), ..options.clone() });
        assert_eq!(one, two, "the fault depends on the number of threads");
        *one.expect_err("the kernel is broken")
    }
}

const STRICT: Options = Options {
    strict: true,
    foreign: false,
    ulp_noise: None,
    each_lane: false,
    budget: Some(100_000),
    threads: None,
    level: None,
    profile: false,
    executions: false,
    trace: 0,
    only: Vec::new(),
    places: None,
    clock: exec::Clock::Instructions,
    together: false,
};

#[test]
fn a_store_past_the_end_names_lane_and_distance() {
    let device = Device::new(&words(&[Inst::new(Op::global_store_b32, &[v(1), v(0), s(4)]).with_offset(900), end()]));
    let fault = device.fault(64, &STRICT);
    let FaultKind::NotMapped { size: 4, write: true, nearest: Some(nearest), .. } = &fault.kind else {
        panic!("{fault}");
    };
    assert_eq!((nearest.place, fault.wave, fault.lane), (Position::Behind(0), 0, Some(31)));
    assert!(fault.instruction.as_deref().is_some_and(|text| text.starts_with("global_store_b32")), "{fault}");
    let text = fault.to_string();
    assert!(text.contains("0 bytes past the end of the allocation of 1024 bytes"), "{text}");
    // The device still works.
    let good = Device::new(&words(&[Inst::new(Op::global_store_b32, &[v(1), v(0), s(4)]), end()]));
    assert_eq!(good.run(64, &STRICT).map(|stats| stats.waves), Ok(2));
}

/// Whether a scalar load directly after the arguments is an access to an argument depends on the owner of that memory.
#[test]
fn an_allocation_directly_after_the_arguments_is_not_an_argument() {
    let code = words(&[
        Inst::new(Op::s_load_b64, &[s(4), s(0)]),
        Inst::new(Op::s_waitcnt, &[imm(0)]),
        Inst::new(Op::s_load_b32, &[s(6), s(4)]),
        Inst::new(Op::s_waitcnt, &[imm(0)]),
        end(),
    ]);
    let mut block = Box::new([0u64; 16]);
    let address = block.as_ptr() as u64;
    block[0] = address + 64;
    let run = |regions: &[(u64, u64)]| {
        let memory = Memory::new();
        let all = regions.iter().map(|(at, size)| (address + at, *size, false));
        for (address, size, executable) in all.chain([(code.as_ptr() as u64, 4 * code.len() as u64, true)]) {
            // SAFETY: block and code outlive the dispatch, which only reads them.
            unsafe { memory.map(Region { address, size, writable: false, executable }) }.expect("disjoint");
        }
        let dispatch = Dispatch {
            code: code.as_ptr() as u64,
            descriptor: Descriptor {
                kernarg_bytes: 64,
                rsrc1: 0xf0 << 12 | 1 << 21 | 63,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | 1 << 10,
                ..Descriptor::default()
            },
            kernarg: address,
            grid: [1, 1, 1],
            workgroup: [32, 1, 1],
            ..Dispatch::default()
        };
        exec::run(&dispatch, &memory, &STRICT)
    };
    run(&[(0, 64), (64, 64)]).expect("the allocation behind may be read");
    let fault = run(&[(0, 128)]).expect_err("the same allocation holds no argument there");
    assert!(matches!(fault.kind, FaultKind::KernargOutOfBounds { offset: 64, kernarg: 64, size: 4 }), "{fault}");
}

#[test]
fn loads_of_nothing_and_stores_to_constants() {
    let null = [Inst::new(Op::s_mov_b64, &[s(4), int(0)]), Inst::new(Op::global_load_b32, &[v(2), v(1), s(4)]), end()];
    let fault = Device::new(&words(&null)).fault(64, &STRICT);
    assert!(matches!(fault.kind, FaultKind::NotMapped { address: 0, write: false, .. }), "{fault}");
    let constant = [Inst::new(Op::global_store_b32, &[v(1), v(0), s(0)]), end()];
    let fault = Device::new(&words(&constant)).fault(1, &STRICT);
    assert!(matches!(fault.kind, FaultKind::ReadOnly { size: 4, .. }), "{fault}");
    assert_eq!(fault.lane, Some(0));
    let odd = [Inst::new(Op::global_load_b32, &[v(2), v(1), s(4)]).with_offset(2), end()];
    // The driver selects the unaligned access mode.
    assert!(Device::new(&words(&odd)).run(64, &STRICT).is_ok());
    let scalar = [Inst::new(Op::s_load_b32, &[s(16), s(4)]).with_offset(2), end()];
    let fault = Device::new(&words(&scalar)).fault(64, &STRICT);
    assert!(matches!(fault.kind, FaultKind::Misaligned { alignment: 4, .. }), "{fault}");
    let loose = Options { strict: false, ..STRICT };
    assert!(Device::new(&words(&scalar)).run(64, &loose).is_ok());
}

/// A raw descriptor of `records` bytes over the data in s[8:11].
fn descriptor(records: i32) -> [Inst; 4] {
    [
        Inst::new(Op::s_mov_b32, &[s(8), s(4)]),
        Inst::new(Op::s_and_b32, &[s(9), s(5), Operand::Literal(0xffff)]),
        Inst::new(Op::s_mov_b32, &[s(10), int(records)]),
        Inst::new(Op::s_mov_b32, &[s(11), Operand::Literal(0x3101_6000)]),
    ]
}

#[test]
fn buffers_report_out_of_range_accesses_only_in_strict_mode() {
    let mut code = descriptor(100).to_vec();
    code.push(Inst::new(Op::buffer_load_b32, &[v(2), v(1), s(8), int(0)]).with_offen());
    code.push(Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]));
    code.push(end());
    let device = Device::new(&words(&code));
    let fault = device.fault(64, &STRICT);
    assert!(matches!(fault.kind, FaultKind::BufferOutOfBounds { offset: 100, records: 100, size: 4, .. }), "{fault}");
    assert_eq!((fault.wave, fault.lane), (0, Some(25)));
    device.run(64, &Options { strict: false, ..STRICT }).expect("outside strict mode the load gives zero");
    let left: Vec<u32> = device.data.iter().map(|w| std::hint::black_box(*w)).collect();
    assert_eq!((left[24], left[25], left[63], left[64]), (7, 0, 0, 7));
}

/// Triton masks lanes with the offset 0x80000000 and a descriptor of 0x7ffffffe bytes; hardware loads zero there and
/// does not store.
#[test]
fn masked_lanes_of_triton_are_not_a_fault() {
    let run = |records: u32, masked: u32| {
        let mut code = descriptor(0).to_vec();
        code[2] = Inst::new(Op::s_mov_b32, &[s(10), Operand::Literal(records)]);
        code.extend([
            Inst::new(Op::v_mov_b32, &[v(3), Operand::Literal(masked)]),
            Inst::new(Op::v_cmp_gt_u32, &[Operand::Reg(Reg::VCC_LO), int(40), v(1)]),
            Inst::new(Op::v_cndmask_b32, &[v(3), v(3), v(1), Operand::Reg(Reg::VCC_LO)]),
            Inst::new(Op::buffer_load_b32, &[v(2), v(3), s(8), int(0)]).with_offen(),
            Inst::new(Op::buffer_store_b32, &[v(0), v(3), s(8), int(0)]).with_offen(),
            Inst::new(Op::s_waitcnt, &[Operand::Imm(0)]),
            Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]).with_offset(512),
            end(),
        ]);
        let device = Device::new(&words(&code));
        let result = device.run(32, &STRICT).map(drop);
        (result, device.data.iter().map(|w| std::hint::black_box(*w)).collect::<Vec<u32>>())
    };
    let (result, data) = run(0x7fff_fffe, 0x8000_0000);
    result.expect("masked lanes are no mistake");
    assert_eq!((data[9], data[10], data[137], data[138], data[159]), (9, 7, 7, 0, 0));
    for (records, masked) in [(0x7fff_fffe, 0x8000_0004), (0x7fff_fff0, 0x8000_0000)] {
        let fault = run(records, masked).0.expect_err("only that idiom passes");
        assert!(matches!(fault.kind, FaultKind::BufferOutOfBounds { .. }), "{fault}");
        assert_eq!(fault.lane, Some(10));
    }
}

/// Names the buffer that an access is based on, not the one nearest to its address.
#[test]
fn a_stray_access_is_attributed_to_its_base() {
    let far = [
        Inst::new(Op::v_add_nc_u32, &[v(1), Operand::Literal(0x4000_0000), v(1)]),
        Inst::new(Op::global_load_b32, &[v(2), v(1), s(4)]),
        end(),
    ];
    let device = Device::new(&words(&far));
    let fault = device.fault(1, &STRICT);
    let FaultKind::NotMapped { nearest: Some(nearest), .. } = fault.kind else { panic!("{fault}") };
    assert_eq!(nearest.region.address, device.data.as_ptr() as u64, "{fault}");
}

#[test]
fn lds_out_of_bounds() {
    let code = [Inst::new(Op::ds_load_b32, &[v(2), v(1)]).with_offset(128), end()];
    let fault = Device::new(&words(&code)).fault(64, &STRICT);
    assert!(matches!(fault.kind, FaultKind::LdsOutOfBounds { offset: 256, lds: 256, write: false, .. }), "{fault}");
    assert_eq!((fault.wave, fault.lane), (1, Some(0)));
}

/// What hardware defines for code of other compilers: Tensile bounds its loads and stores by the descriptor, and rocFFT
/// lets lanes load past the LDS that do not use the value.
#[test]
fn foreign_code_may_rely_on_bounds_of_buffers_and_ignore_loads_past_the_lds() {
    let foreign = Options { foreign: true, ..STRICT };
    let mut buffers = descriptor(100).to_vec();
    buffers.extend([
        Inst::new(Op::buffer_load_b32, &[v(2), v(1), s(8), int(0)]).with_offen(),
        Inst::new(Op::s_waitcnt, &[imm(0)]),
        Inst::new(Op::buffer_store_b32, &[v(0), v(1), s(8), int(0)]).with_offen(),
        Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]).with_offset(512),
        end(),
    ]);
    let device = Device::new(&words(&buffers));
    assert!(matches!(device.fault(64, &STRICT).kind, FaultKind::BufferOutOfBounds { .. }));
    device.run(64, &foreign).expect("the descriptor masks the lanes");
    let data: Vec<u32> = device.data.iter().map(|w| std::hint::black_box(*w)).collect();
    assert_eq!((data[24], data[25], data[128], data[152], data[153]), (24, 7, 7, 7, 0));

    let load = Inst::new(Op::ds_load_b32, &[v(2), v(1)]).with_offset(128);
    Device::new(&words(&[load, end()])).run(64, &foreign).expect("no lane uses the value");
    let used = [
        load,
        Inst::new(Op::s_waitcnt, &[imm(0)]),
        Inst::new(Op::v_add_nc_u32, &[v(2), v(2), v(0)]),
        Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]),
        end(),
    ];
    // The first wave's loads are within the LDS, but its values were never written.
    let first = Device::new(&words(&used)).fault(32, &foreign);
    assert!(matches!(first.kind, FaultKind::Uninitialised { .. }), "{first}");
    let past = Inst::new(Op::ds_load_b32, &[v(2), v(1)]).with_offset(256);
    let fault = Device::new(&words(&[&[past], &used[1..]].concat())).fault(32, &foreign);
    let FaultKind::LdsOutOfBounds { offset: 256, lds: 256, size: 4, write: false, element: None } = fault.kind else {
        panic!("{fault}");
    };
    assert_eq!(fault.lane, Some(0));
    assert!(fault.instruction.as_deref().is_some_and(|text| text.starts_with("global_store_b32")), "{fault}");
    assert!(
        fault
            .related
            .iter()
            .any(|related| related.instruction.as_deref().is_some_and(|text| text.starts_with("ds_load_b32"))),
        "{fault}"
    );
    let store = Inst::new(Op::ds_store_b32, &[v(1), v(0)]).with_offset(256);
    let fault = Device::new(&words(&[store, end()])).fault(32, &foreign);
    assert!(matches!(fault.kind, FaultKind::LdsOutOfBounds { write: true, .. }), "{fault}");
}

/// A result of each approximate instruction, with its modifiers, under noise and without.
#[test]
fn ulp_noise_moves_approximate_results_within_their_bounds() {
    let ops = [
        Op::v_rcp_f32,
        Op::v_rsq_f32,
        Op::v_sqrt_f32,
        Op::v_exp_f32,
        Op::v_log_f32,
        Op::v_sin_f32,
        Op::v_cos_f32,
        Op::v_add_f32,
    ];
    let run = |op: Op, clamp: bool, options: &Options| {
        let sources: &[Operand] = if op == Op::v_add_f32 { &[v(2), v(3), v(3)] } else { &[v(2), v(3)] };
        let mut operation = Inst::new(op, sources);
        operation.mods.clamp = clamp;
        let code = [
            Inst::new(Op::v_cvt_f32_u32, &[v(3), v(0)]),
            Inst::new(
                Op::v_fma_f32,
                &[v(3), v(3), Operand::Literal(0.37f32.to_bits()), Operand::Literal(0.37f32.to_bits())],
            ),
            operation,
            Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]),
            end(),
        ];
        let device = Device::new(&words(&code));
        device.run(64, options).expect("it is correct");
        device.data[..64].iter().map(|w| f32::from_bits(std::hint::black_box(*w))).collect::<Vec<f32>>()
    };
    for op in ops {
        let exact = run(op, false, &STRICT);
        let mut moved = 0;
        for seed in 1..=3 {
            let noisy = Options { ulp_noise: Some(seed), ..STRICT };
            let got = run(op, false, &noisy);
            assert_eq!(got, run(op, false, &Options { strict: false, ..noisy.clone() }), "{op:?}: equal in each mode");
            let far = |a: f32, b: f32| match op {
                Op::v_sin_f32 | Op::v_cos_f32 => f64::from((a - b).abs()) * f64::from(1u32 << 20),
                _ => (i64::from(a.to_bits()) - i64::from(b.to_bits())).abs() as f64,
            };
            assert!(got.iter().zip(&exact).all(|(a, b)| far(*a, *b) <= 1.0), "{op:?}: {got:?} {exact:?}");
            moved += got.iter().zip(&exact).filter(|(a, b)| a != b).count();
            // The modifiers come after the noise.
            let clamped: Vec<f32> = got.iter().map(|x| x.clamp(0.0, 1.0)).collect();
            assert_eq!(run(op, true, &noisy), clamped, "{op:?}");
        }
        assert_eq!(moved != 0, op != Op::v_add_f32, "{op:?}");
    }
}

#[test]
fn endless_loops_end_by_the_budget() {
    let device = Device::new(&words(&[Inst::new(Op::s_nop, &[imm(0)]), Inst::new(Op::s_branch, &[imm(-2i16 as u16)])]));
    let fault = device.fault(640, &STRICT);
    assert_eq!(fault.kind, FaultKind::BudgetExhausted { budget: 100_000 });
    assert_eq!((fault.workgroup, fault.wave), ([0, 0, 0], 0));
    // Many workgroups, each below the budget.
    let device = Device::new(&words(&[end()]));
    let fault = device.fault(64 * 100, &Options { budget: Some(199), ..STRICT });
    assert_eq!((fault.kind, fault.workgroup), (FaultKind::BudgetExhausted { budget: 199 }, [24, 0, 0]));
}

#[test]
fn barriers_that_not_all_waves_reach() {
    // The second wave (v0 = 32..) ends immediately.
    let code = words(&[
        Inst::new(Op::v_readfirstlane_b32, &[s(6), v(0)]),
        Inst::new(Op::s_cmp_lg_u32, &[s(6), int(0)]),
        Inst::new(Op::s_cbranch_scc1, &[imm(1)]),
        Inst::new(Op::s_barrier, &[]),
        end(),
    ]);
    let device = Device::new(&code);
    let fault = device.fault(64, &STRICT);
    assert_eq!(fault.kind, FaultKind::DivergentBarrier { waiting: vec![0], ended: vec![1] });
    assert_eq!(fault.instruction.as_deref(), Some("s_barrier"));
    // The hardware ignores waves that have ended.
    assert!(device.run(64, &Options { strict: false, ..STRICT }).is_ok());
}

#[test]
fn words_that_are_not_instructions() {
    let fault = Device::new(&[0xffff_ffff]).fault(1, &STRICT);
    assert_eq!(fault.kind, FaultKind::IllegalInstruction { words: vec![0xffff_ffff] });
    // Running past the end, and jumping into data.
    let fault = Device::new(&words(&[Inst::new(Op::s_nop, &[imm(0)])])).fault(1, &STRICT);
    assert!(matches!(fault.kind, FaultKind::NotExecutable { .. }), "{fault}");
    let fault = Device::new(&words(&[Inst::new(Op::s_setpc_b64, &[s(4)])])).fault(1, &STRICT);
    assert!(matches!(fault.kind, FaultKind::NotExecutable { .. }), "{fault}");
    let fault = Device::new(&words(&[Inst::new(Op::s_trap, &[imm(2)]), end()])).fault(1, &STRICT);
    assert_eq!(fault.kind, FaultKind::Trap { id: 2 });
}

#[test]
fn changed_code_is_retranslated() {
    let store = |value: i32| {
        words(&[
            Inst::new(Op::v_mov_b32, &[v(2), int(value)]),
            Inst::new(Op::global_store_b32, &[v(1), v(2), s(4)]),
            end(),
        ])
    };
    let mut device = Device::new(&store(1));
    device.run(1, &STRICT).expect("runs");
    assert_eq!(std::hint::black_box(&device.data)[0], 1);
    let tail = device.code.len() - store(2).len();
    for (i, word) in store(2).into_iter().enumerate() {
        let at = &mut device.code[tail + i] as *mut u32;
        // SAFETY: in bounds, and no dispatch is running.
        unsafe { at.write_volatile(word) };
    }
    device.run(1, &STRICT).expect("runs");
    assert_eq!(std::hint::black_box(&device.data)[0], 2);
}

#[test]
fn every_level_and_thread_count_gives_the_same() {
    // Arithmetic with NaN, infinity and denormals in every lane of many workgroups.
    let code = words(&[
        Inst::new(Op::v_cvt_f32_u32, &[v(2), v(0)]),
        Inst::new(Op::v_sub_f32, &[v(3), Operand::f32(31.0), v(2)]),
        Inst::new(Op::v_rcp_f32, &[v(3), v(3)]),
        Inst::new(Op::v_log_f32, &[v(4), v(3)]),
        Inst::new(Op::v_exp_f32, &[v(5), v(2)]),
        Inst::new(Op::v_fma_f32, &[v(6), v(3), v(4), v(5)]),
        Inst::new(Op::v_min_f32, &[v(7), v(6), v(4)]),
        Inst::new(Op::v_add_f32, &[v(6), v(6), v(7)]),
        Inst::new(Op::global_store_b32, &[v(1), v(6), s(4)]),
        end(),
    ]);
    let mut results = Vec::new();
    for level in [Level::Portable, Level::Avx2, Level::Avx512] {
        for threads in [1, 2, 5] {
            let device = Device::new(&code);
            device.run(64, &Options { level: Some(level), threads: Some(threads), ..STRICT }).expect("runs");
            results.push(std::hint::black_box(device.data.clone()));
        }
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]));
}
