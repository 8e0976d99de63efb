//! Kernel mistakes are typed errors with kernel, Rust line, wave and lane, within two seconds; the device still works.

use std::time::{Duration, Instant};

use t0::prelude::*;
use t0::{Fault, FaultKind, Launch, VirtualOptions};
use t0_isa::isa::{Inst, Op, Operand};
use t0_isa::object::{Kernel, Line, Machine, ObjectBuilder};
use t0_tests::kernels::vector_add;

fn device(options: VirtualOptions) -> Device {
    Device::builder().virtual_gpu(options).open().unwrap()
}

/// The fault of a launch that must fail within two seconds.
#[track_caller]
fn fault<T: std::fmt::Debug>(run: impl FnOnce() -> Result<T, Error>) -> Fault {
    let start = Instant::now();
    let result = run();
    let took = start.elapsed();
    assert!(took < Duration::from_secs(2), "the error came after {took:?}");
    match result {
        Err(Error::Fault(fault)) => *fault,
        other => panic!("expected a fault, got {other:?}"),
    }
}

#[track_caller]
fn still_works(gpu: &Device) {
    let x = gpu.upload(&[1.0f32; 100]).unwrap();
    let mut out = gpu.zeros::<f32>(100).unwrap();
    vector_add(&x, &x, &mut out).over(100).run(gpu).unwrap();
    assert_eq!(out.download().unwrap(), [2.0; 100]);
}

const READ_LINE: u32 = line!() + 5;

#[t0::kernel(block = 64)]
fn reads_too_far(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let next = x[i + 1];
    out[i] = next;
}

#[test]
fn a_wrong_index_is_named() {
    let gpu = device(VirtualOptions::strict());
    let x = gpu.upload(&[1.0f32; 40]).unwrap();
    let mut out = gpu.zeros::<f32>(40).unwrap();
    let fault = fault(|| reads_too_far(&x, &mut out).over(40).run(&gpu));
    assert_eq!(fault.kind, FaultKind::OutOfBounds);
    assert_eq!(fault.kernel, "reads_too_far");
    assert_eq!((fault.file.as_str(), fault.line), ("tests/it/faults.rs", READ_LINE));
    assert_eq!((fault.workgroup, fault.wave, fault.lane), (Some([0, 0, 0]), Some(1), Some(7)));
    let text = Error::Fault(Box::new(fault)).to_string();
    for part in ["reads_too_far", "tests/it/faults.rs", &READ_LINE.to_string(), "lane 7"] {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
    // The same mistake of the same lane in `on_cpu`.
    let mut ys = [0.0f32; 40];
    let error = reads_too_far::on_cpu(&[1.0f32; 40], &mut ys).over(40).run().unwrap_err();
    assert_eq!((error.kernel, error.line, error.wave, error.lane), ("reads_too_far", READ_LINE, 1, 7));
    still_works(&gpu);
}

#[test]
fn without_strict_mode_a_wrong_index_reads_zero() {
    let gpu = device(VirtualOptions::default());
    let x = gpu.upload(&[1.0f32; 40]).unwrap();
    let mut out = gpu.upload(&[5.0f32; 40]).unwrap();
    reads_too_far(&x, &mut out).over(40).run(&gpu).unwrap();
    let got = out.download().unwrap();
    assert_eq!((&got[..39], got[39]), (&[1.0; 39][..], 0.0));
}

const PART_LINE: u32 = line!() + 11;

/// After the end of its row comes the next row of the array.
#[t0::kernel(block = 64)]
fn leaves_its_part(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 4, 16>::new();
    let t = thread_id();
    tile[t] = x[t];
    barrier();
    let mut row = tile.row(t / 16);
    if t == 18 {
        row[x[0]] = row[x[0]] + row.tile(0, 2, 1, 3)[(0, 3)] + 1000;
    }
    barrier();
    out[t] = tile[t];
}

#[test]
fn an_index_beyond_a_part_of_lds() {
    let mut xs: Vec<u32> = (0..64).collect();
    xs[0] = 16;
    let mut ys = [0; 64];
    let error = leaves_its_part::on_cpu(&xs, &mut ys).over(64).run().unwrap_err();
    assert_eq!((error.kernel, error.line, error.wave, error.lane), ("leaves_its_part", PART_LINE, 0, 18));
    assert!(error.to_string().contains("read element 16 of 16 elements"), "{error}");
    // Without strict mode only the access itself has no effect.
    let gpu = device(VirtualOptions::default());
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.zeros::<u32>(64).unwrap());
    leaves_its_part(&x, &mut y).over(64).run(&gpu).unwrap();
    assert_eq!(y.download().unwrap(), xs);
    // Two elements further the row ends, where the tile contains another element.
    xs[0] = 15;
    let error = leaves_its_part::on_cpu(&xs, &mut ys).over(64).run().unwrap_err();
    assert!(error.to_string().contains("read element (0, 3) of 3 elements"), "{error}");
    let x = gpu.upload(&xs).unwrap();
    leaves_its_part(&x, &mut y).over(64).run(&gpu).unwrap();
    xs[31] += 1000;
    assert_eq!(y.download().unwrap(), xs);
}

const RANGE_LINE: u32 = line!() + 5;

#[t0::kernel(block = 64)]
fn compares_too_far(x: In<u8>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = (x[i..i + 3] == [7, 7, 7]) as u32 + (x[i..i + 1] != [7]) as u32 * 2;
}

#[test]
fn a_range_that_ends_too_late_is_named() {
    let (xs, mut ys) = ([7u8; 40], [9; 40]);
    let gpu = device(VirtualOptions::strict());
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.upload(&ys).unwrap());
    let fault = fault(|| compares_too_far(&x, &mut y).over(40).run(&gpu));
    assert_eq!((fault.kind, fault.line), (FaultKind::OutOfBounds, RANGE_LINE));
    // The range of the lane before it ends with the last element.
    assert_eq!((fault.wave, fault.lane), (Some(1), Some(6)));
    still_works(&gpu);
    let error = compares_too_far::on_cpu(&xs, &mut ys).over(40).run().unwrap_err();
    assert_eq!((error.line, error.wave, error.lane), (RANGE_LINE, 1, 6));
    // Without strict mode, the elements read as zero.
    let gpu = device(VirtualOptions::default());
    let (x, mut y) = (gpu.upload(&xs).unwrap(), gpu.upload(&ys).unwrap());
    compares_too_far(&x, &mut y).over(40).run(&gpu).unwrap();
    let mut expected = [1; 40];
    expected[38..].fill(0);
    assert_eq!(y.download().unwrap(), expected);
}

/// The line of `how == 0`.
const DOUBLE_LINE: u32 = line!() + 7;

/// Changes the element behind that of the work-item. The last work-item has none.
#[t0::kernel(block = 64)]
fn changes_too_far(how: u32, y: Atomics<f64>) {
    let (i, x) = (global_id(), -2.5);
    match how {
        0 => y.add(i + 1, x),
        1 => y.min(i + 1, x),
        _ => y.max(i + 1, x),
    };
}

/// gfx11 has no such instructions: each is a loop of loads and exchanges.
#[test]
fn an_atomic_operation_on_a_double_that_is_not_there_is_named() {
    for (how, result) in [(0, -1.5), (1, -2.5), (2, 1.0)] {
        let mut ys = [1.0; 40];
        let gpu = device(VirtualOptions::strict());
        let mut y = gpu.upload(&ys).unwrap();
        let fault = fault(|| changes_too_far(how, &mut y).over(40).run(&gpu));
        assert_eq!((fault.kind, fault.line), (FaultKind::OutOfBounds, DOUBLE_LINE + how));
        assert_eq!((fault.wave, fault.lane), (Some(1), Some(7)));
        still_works(&gpu);
        let error = changes_too_far::on_cpu(how, &mut ys).over(40).run().unwrap_err();
        assert_eq!((error.line, error.wave, error.lane), (DOUBLE_LINE + how, 1, 7));
        // Without strict mode, the operation has no effect, and the loop ends.
        let gpu = device(VirtualOptions::default());
        let mut y = gpu.upload(&[1.0; 40]).unwrap();
        changes_too_far(how, &mut y).over(40).run(&gpu).unwrap();
        let mut expected = [result; 40];
        expected[0] = 1.0;
        assert_eq!(y.download().unwrap(), expected);
    }
}

#[t0::kernel(block = 64)]
fn writes_outside(mut out: Out<u32>) {
    let row = global_id();
    out[(row, 3)] = row;
}

#[test]
fn a_wrong_column_is_named_though_the_memory_is_there() {
    let gpu = device(VirtualOptions::strict());
    let mut out = gpu.zeros::<u32>(12).unwrap();
    let fault = fault(|| writes_outside(out.matrix_mut(4, 3).unwrap()).over(4).run(&gpu));
    assert_eq!((fault.kind, fault.kernel), (FaultKind::OutOfBounds, "writes_outside"));
    assert_eq!(out.download_unreliable().unwrap(), [0; 12]);
    still_works(&gpu);
}

const LOOP_LINE: u32 = line!() + 5;

#[t0::kernel(block = 64)]
fn never_ends(mut out: InOut<u32>) {
    let i = global_id();
    while out[i] == 0 {
        out[i] = 0;
    }
}

#[test]
fn an_endless_loop_exhausts_its_budget() {
    let gpu = device(VirtualOptions::strict().budget(200_000));
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let fault = fault(|| never_ends(&mut out).over(64).run(&gpu));
    assert_eq!((fault.kind, fault.kernel), (FaultKind::Budget, "never_ends"));
    assert_eq!(fault.file, "tests/it/faults.rs");
    assert!((LOOP_LINE..=LOOP_LINE + 2).contains(&fault.line), "line {} is not of the loop at {LOOP_LINE}", fault.line);
    assert!(fault.wave.is_some());
    still_works(&gpu);
}

/// rustc would refuse this kernel, so it is written in machine code: wave 0 ends, and the others wait at a barrier.
fn lonely_barrier() -> &'static t0::Image {
    const LINE: u32 = line!();
    let (s4, v0) = (Operand::s(4), Operand::v(0));
    let program = [
        Inst::new(Op::v_readfirstlane_b32, &[s4, v0]),
        Inst::new(Op::s_cmp_lt_u32, &[s4, Operand::int(32)]),
        Inst::new(Op::s_cbranch_scc1, &[Operand::imm(1)]),
        Inst::new(Op::s_barrier, &[]),
        Inst::new(Op::s_endpgm, &[]),
    ];
    let (mut code, mut lines) = (Vec::new(), Vec::new());
    for (i, inst) in program.iter().enumerate() {
        let offset = code.len() as u32 * 4;
        lines.push(Line { offset, file: "tests/it/faults.rs".into(), line: LINE + i as u32, column: 1 });
        code.extend(inst.encode().unwrap());
    }
    let mut kernel = Kernel::new("lonely_barrier", code);
    kernel.block = Some([96, 1, 1]);
    let (abi, kernarg_size) = (t0_abi::Abi::new(0), t0_abi::kernarg::Layout::new().hidden().bytes(false));
    kernel.abi = Some(abi);
    kernel.kernarg_size = kernarg_size;
    kernel.lines = lines;
    let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap();
    Box::leak(Box::new(t0::Image {
        name: "lonely_barrier",
        abi,
        object: object.leak(),
        others: &[],
        block: [96, 1, 1],
        kernarg_size,
        arguments: &[],
        file: "tests/it/faults.rs",
        line: LINE,
        messages: t0::Messages::NONE,
    }))
}

#[test]
fn a_barrier_that_not_all_waves_reach_is_a_fault() {
    let gpu = device(VirtualOptions::strict());
    let image = lonely_barrier();
    let fault = fault(|| Launch::new(image).over(96).run(&gpu));
    assert_eq!((fault.kind, fault.kernel), (FaultKind::Barrier, "lonely_barrier"));
    assert_eq!((fault.file.as_str(), fault.line), ("tests/it/faults.rs", image.line + 3));
    assert!(fault.wave.is_some_and(|wave| wave != 0));
    still_works(&gpu);
}

#[test]
fn a_foreign_buffer_is_refused_before_anything_runs() {
    let (gpu, other) = (device(VirtualOptions::strict()), device(VirtualOptions::strict()));
    let x = other.upload(&[1.0f32; 4]).unwrap();
    let mut out = gpu.zeros::<f32>(4).unwrap();
    let error = vector_add(&x, &x, &mut out).over(4).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::WrongDevice { kernel: "vector_add", argument: 0 }), "{error}");
    still_works(&gpu);
}
