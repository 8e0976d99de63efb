//! Time stamps of the virtual GPU that the cycle model computes.

use std::time::Duration;

use t0::prelude::*;
use t0::{FaultKind, Launch, Ranking};
use t0_isa::isa::{Inst, Op};
use t0_isa::object::{Kernel, Machine, ObjectBuilder, WaveSize};

/// Takes as long as the number that it overwrites says.
#[t0::kernel(block = 32, grid = x.len())]
fn count_down(mut x: InOut<u32>) {
    let i = global_id();
    let mut n = x[i];
    while n > 0 {
        n -= 1;
    }
    x[i] = n;
}

fn device() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::default()).modelled_time().quiet().open().expect("the virtual GPU")
}

fn elapsed(gpu: &Device, n: u32) -> Duration {
    let mut x = gpu.upload(&[n; 40]).unwrap();
    count_down(&mut x).run(gpu).unwrap().elapsed
}

#[test]
fn kernels_are_ranked_by_time_where_it_is_modelled() {
    assert_eq!(device().ranking(), Ranking::Time);
    let emulated = Device::builder().virtual_gpu(VirtualOptions::default()).quiet().open().expect("the virtual GPU");
    assert_eq!(emulated.ranking(), Ranking::Instructions);
}

#[test]
fn times_depend_on_the_work_only() {
    let gpu = device();
    let few = elapsed(&gpu, 1000);
    // At least three instructions and a taken branch in each iteration, at 2500 MHz.
    assert!(few > Duration::from_nanos(1000 * 4 * 2 / 5) && few < Duration::from_micros(100), "{few:?}");
    assert_eq!(few, elapsed(&gpu, 1000), "the same launch");
    assert_eq!(few, elapsed(&device(), 1000), "another device");
    // The model is asked again when the work of a launch has changed.
    elapsed(&gpu, 20_000);
    let many = elapsed(&gpu, 20_000);
    assert!(many > 15 * few && many < 20 * few, "{few:?} {many:?}");
}

#[test]
fn events_have_the_times_of_the_launches_between_them() {
    let gpu = device();
    let one = elapsed(&gpu, 1000);
    let stream = gpu.stream().unwrap();
    let mut x = gpu.upload(&[1000u32; 40]).unwrap();
    let events: Vec<_> = (0..4)
        .map(|_| {
            x.write(&[1000; 40]).unwrap();
            count_down(&mut x).enqueue(&stream).unwrap();
            let event = stream.record().unwrap();
            event.wait().unwrap();
            event
        })
        .collect();
    for pair in events.windows(2) {
        let since = pair[1].since(&pair[0]).expect("a time");
        // The launch and the time that a queue needs from one launch to the next.
        let gap = since.checked_sub(one).expect("at least the launch");
        assert!(gap > Duration::from_micros(1) && gap < Duration::from_micros(6), "{since:?} {one:?}");
        assert_eq!(since, events[1].since(&events[0]).expect("a time"));
    }
}

#[test]
fn a_kernel_that_the_model_does_not_know_is_a_fault() {
    let end = Inst::new(Op::s_endpgm, &[]).encode().unwrap();
    let mut kernel = Kernel { wave_size: WaveSize::Wave64, vgprs: 8, ..Kernel::new("wide", end) };
    let (abi, kernarg_size) = (t0_abi::Abi::new(0), t0_abi::kernarg::Layout::new().hidden().bytes(false));
    (kernel.block, kernel.abi, kernel.kernarg_size) = (Some([64, 1, 1]), Some(abi), kernarg_size);
    let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap();
    let image: &'static t0::Image = Box::leak(Box::new(t0::Image {
        name: "wide",
        abi,
        object: object.leak(),
        others: &[],
        block: [64, 1, 1],
        kernarg_size,
        arguments: &[],
        file: file!(),
        line: line!(),
        messages: t0::Messages::NONE,
    }));
    let error = Launch::new(image).over(64).run(&device()).expect_err("it has no time");
    let t0::Error::Fault(fault) = error else { panic!("{error}") };
    assert_eq!(fault.kind, FaultKind::BadDispatch);
    let why = "`wide` has no modelled time: its waves have 64 lanes, and the cycle model knows only waves of 32";
    assert!(fault.message.contains(why), "{fault}");
    // Without modelled times it runs.
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).quiet().open().unwrap();
    Launch::new(image).over(64).run(&gpu).unwrap();
}
