//! Prints and assertions of kernels, on the virtual GPU and on the CPU.

use std::sync::{Arc, Mutex};

use t0::prelude::*;
use t0::{Assertion, Printed, VirtualOptions};

#[t0::kernel(block = 32)]
fn prints(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    t0::print!("i = {} x = {:?}", i, x[i]);
    if i % 2 == 1 {
        let (odd, wide) = (i as i8 - 40, u64::MAX - i as u64);
        t0::print!("{odd:+05} {{{wide:#x}}} {:>6.2}|{:^7}|{:?}", x[i], i > 1, (f16::from_f32(x[i]), [i, 9]));
    }
    out[i] = x[i];
}

#[t0::device]
fn below(i: u32, n: u32) {
    assert!(i < n, "{i} is not below {n}");
}

#[t0::kernel(block = 32)]
fn asserts(n: u32, x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    below(i, n);
    assert!(x[i] < 100.0);
    assert_eq!(x[i] as u32 % 50, i % 50, "in lane {i}");
    out[i] = x[i];
}

#[t0::kernel(block = (4, 4))]
fn in_two_dimensions(mut out: Out<u32>) {
    let (x, y) = (global_id(), global_id_y());
    assert!(x != 5 || y < 6, "({x}, {y})");
    out[y * 8 + x] = x;
}

fn gpu() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().unwrap()
}

fn numbers(n: usize) -> Vec<f32> {
    (0..n).map(|i| i as f32).collect()
}

fn assertion(error: Error) -> Assertion {
    match error {
        Error::Assertion(assertion) => *assertion,
        error => panic!("no assertion: {error}"),
    }
}

#[test]
fn prints_are_the_same_on_gpu_and_cpu() {
    let xs = numbers(70);
    let gpu = gpu();
    let prints_of = gpu.capture_prints();
    let (x, mut out) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(70).unwrap());
    prints(&x, &mut out).over(70).run(&gpu).unwrap();
    let there = prints_of.take();

    let (mut here, mut ys) = (Vec::new(), vec![0.0; 70]);
    prints::on_cpu(&xs, &mut ys).over(70).print_to(|p: &Printed| here.push(p.clone())).run().unwrap();
    assert_eq!(there.len(), 105);
    let lane = |p: &Printed| (p.kernel, p.line, p.workgroup, p.thread, p.text.clone());
    assert_eq!(there.iter().map(lane).collect::<Vec<_>>(), here.iter().map(lane).collect::<Vec<_>>());

    assert_eq!(there[0].text, "i = 0 x = 0.0");
    assert_eq!(there[2].text, "-0039 {0xfffffffffffffffe}   1.00| false |(1.0, [1, 9])");
    let text = there[104].to_string();
    assert!(text.starts_with("[tests/it/messages.rs:14 prints, workgroup (2, 0, 0), thread (5, 0, 0)] "), "{text}");
    assert_eq!(out.download().unwrap(), xs);
}

#[test]
fn a_user_defined_sink() {
    let gpu = gpu();
    let lines = Arc::new(Mutex::new(Vec::new()));
    let own = lines.clone();
    gpu.print_to(move |printed| own.lock().unwrap().push(printed.text.clone()));
    let (x, mut out) = (gpu.upload(&[2.5f32]).unwrap(), gpu.zeros::<f32>(1).unwrap());
    let stream = gpu.stream().unwrap();
    prints(&x, &mut out).over(1).enqueue(&stream).unwrap();
    prints(&x, &mut out).over(1).enqueue(&stream).unwrap();
    stream.wait().unwrap();
    assert_eq!(*lines.lock().unwrap(), ["i = 0 x = 2.5", "i = 0 x = 2.5"]);
}

#[test]
fn a_full_buffer_reports_how_many_are_lost() {
    let gpu = gpu();
    gpu.keep_prints(10);
    let prints_of = gpu.capture_prints();
    let (x, mut out) = (gpu.upload(&numbers(70)).unwrap(), gpu.zeros::<f32>(70).unwrap());
    prints(&x, &mut out).over(70).run(&gpu).unwrap();
    let texts = prints_of.texts();
    assert_eq!(texts.len(), 11);
    assert!(
        texts[10].starts_with("95 of 105 messages of this launch are lost, because only 10 are kept"),
        "{}",
        texts[10]
    );
    assert_eq!(out.download().unwrap(), numbers(70));
}

#[test]
fn failed_assertions_are_the_launchs_error() {
    let gpu = gpu();
    let mut xs = numbers(50);
    let (x, mut out) = (gpu.upload(&xs).unwrap(), gpu.zeros::<f32>(50).unwrap());
    asserts(50, &x, &mut out).over(50).run(&gpu).unwrap();

    // In a device function, with a message.
    let error = asserts(40, &x, &mut out).over(50).run(&gpu).unwrap_err();
    let text = error.to_string();
    let a = assertion(error);
    assert_eq!((a.kernel, a.file, a.line), ("asserts", "tests/it/messages.rs", 21));
    assert_eq!((a.workgroup, a.thread, a.failures), ([1, 0, 0], [8, 0, 0], 10));
    assert_eq!(a.message, "40 is not below 40");
    assert_eq!(
        text,
        "kernel `asserts`, workgroup (1, 0, 0), thread (8, 0, 0), tests/it/messages.rs:21: 40 is not below 40 (the first of 10 failures of this launch). The launch continued, so its results are not reliable"
    );

    // The text equals Rust's.
    xs[33] = 133.5;
    let x = gpu.upload(&xs).unwrap();
    let a = assertion(asserts(50, &x, &mut out).over(50).run(&gpu).unwrap_err());
    assert_eq!((a.message.as_str(), a.line, a.failures), ("assertion failed: x[i] < 100.0", 28, 1));
    let mut ys = vec![0.0; 50];
    let cpu = asserts::on_cpu(50, &xs, &mut ys).over(50).run().unwrap_err();
    let text = cpu.to_string();
    assert!(text.contains("workgroup (1, 0, 0), wave 0, lane 1") && text.contains("messages.rs:28"), "{text}");
    assert!(text.ends_with("assertion failed: x[i] < 100.0"), "{text}");

    xs[33] = 34.0;
    let x = gpu.upload(&xs).unwrap();
    let a = assertion(asserts(50, &x, &mut out).over(50).run(&gpu).unwrap_err());
    let cpu = asserts::on_cpu(50, &xs, &mut ys).over(50).run().unwrap_err().to_string();
    assert_eq!(a.message, "assertion `left == right` failed: in lane 33\n  left: 34\n right: 33");
    assert!(cpu.ends_with(&a.message), "{cpu}");

    // The device still works.
    let x = gpu.upload(&numbers(50)).unwrap();
    asserts(50, &x, &mut out).over(50).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), numbers(50));
}

#[test]
fn lanes_of_two_dimensions() {
    let gpu = gpu();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let a = assertion(in_two_dimensions(&mut out).over((8, 8)).run(&gpu).unwrap_err());
    assert_eq!((a.workgroup, a.thread, a.message.as_str()), ([1, 1, 0], [1, 2, 0], "(5, 6)"));
    assert_eq!(a.failures, 2);
}

#[test]
fn streams_report_at_the_next_wait() {
    let gpu = gpu();
    let stream = gpu.stream().unwrap();
    let (x, mut out) = (gpu.upload(&numbers(50)).unwrap(), gpu.zeros::<f32>(50).unwrap());
    asserts(49, &x, &mut out).over(50).enqueue(&stream).unwrap();
    assert_eq!(assertion(stream.wait().unwrap_err()).failures, 1);
    stream.wait().unwrap();
    asserts(49, &x, &mut out).over(50).enqueue(&stream).unwrap();
    assert_eq!(assertion(out.download().unwrap_err()).failures, 1);
}

#[test]
fn other_launchers_get_an_error() {
    let mut gpu = t0_sim::gpu::Gpu::new();
    let module = gpu.load(prints::image().object).unwrap();
    let launch = t0_sim::gpu::Launch { grid: [1, 1, 1], block: [32, 1, 1], ..Default::default() };
    let error = gpu.launch(module, "prints", &[], &launch).unwrap_err().to_string();
    assert!(error.starts_with("`prints` prints or asserts"), "{error}");
}

/// None of 100 failed launches of one stream is lost: the download of each buffer reports a failure.
#[test]
fn many_failures_are_all_reported() {
    let gpu = gpu();
    let stream = gpu.stream().unwrap();
    let x = gpu.upload(&numbers(32)).unwrap();
    let mut outs: Vec<_> = (0..100).map(|_| gpu.zeros::<f32>(32).unwrap()).collect();
    for out in &mut outs {
        asserts(0, &x, out).over(32).enqueue(&stream).unwrap();
    }
    // All launches have completed when the failure of the last one is known.
    assert!(outs[99].download().is_err());
    for (i, out) in outs[..99].iter().enumerate() {
        let error = out.download().expect_err("its launch failed");
        assert!(matches!(error, Error::Assertion(_)) == (i >= 36), "{i}: {error}");
    }
    let error = outs[0].download().unwrap_err();
    assert_eq!(
        error.to_string(),
        "a launch failed, and its error was dropped because many later launches of the same stream failed too: wait for the stream more often (`Stream::wait`) to see each failure"
    );
    assert!(matches!(stream.wait(), Err(Error::Forgotten)));
    stream.wait().unwrap();
}

/// Counts a print and ends without writing its record, like a lane whose launch a fault ends.
fn only_counts() -> &'static t0::Image {
    use t0_abi::Abi;
    use t0_abi::kernarg::Layout;
    use t0_isa::isa::{Inst, Op, Operand};
    use t0_isa::object::{Kernel, Machine, ObjectBuilder};
    let (s, v) = (Operand::s, Operand::v);
    let hidden = Layout::new().hidden();
    let program = [
        // The address of the message buffer follows the three block counts.
        Inst::new(Op::s_load_b64, &[s(4), s(0)]).with_offset(hidden.messages() as i32),
        Inst::new(Op::v_mov_b32, &[v(1), Operand::int(0)]),
        Inst::new(Op::v_mov_b32, &[v(2), Operand::int(1)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0xfc07)]),
        Inst::new(Op::global_atomic_add_u32, &[Operand::None, v(1), v(2), s(4)]),
        Inst::new(Op::s_endpgm, &[]),
    ];
    let code: Vec<u32> = program.iter().flat_map(|inst| inst.encode().unwrap()).collect();
    let abi = Abi::new(Abi::MESSAGES);
    let kernarg_size = hidden.bytes(true);
    let kernel = Kernel { abi: Some(abi), kernarg_size, block: Some([32, 1, 1]), ..Kernel::new("only_counts", code) };
    let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap();
    Box::leak(Box::new(t0::Image {
        name: "only_counts",
        abi,
        object: object.leak(),
        kernarg_size,
        arguments: &[],
        ..*prints::image()
    }))
}

#[test]
fn a_reused_buffer_shows_no_record_of_an_earlier_launch() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let printed = gpu.capture_prints();
    let (x, mut out) = (gpu.upload(&numbers(32)).unwrap(), gpu.zeros::<f32>(32).unwrap());
    prints(&x, &mut out).over(32).run(&gpu).unwrap();
    assert_eq!(printed.texts().len(), 48);
    t0::Launch::new(only_counts()).over(32).run(&gpu).unwrap();
    let incomplete = "32 of 32 messages of this launch are incomplete: it ended before their lanes had written them";
    assert_eq!(printed.texts(), [incomplete]);
    // The same in a new buffer.
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let printed = gpu.capture_prints();
    t0::Launch::new(only_counts()).over(32).run(&gpu).unwrap();
    assert_eq!(printed.texts(), [incomplete]);
}
