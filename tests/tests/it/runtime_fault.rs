//! Faulting kernels: each gives a typed error with kernel, line, wave and lane within two seconds; the device survives.

use std::time::{Duration, Instant};

use crate::runtime_hand::{DIVERGENT, ENDLESS, FILE, WILD, advance, impatient, still_adds, strict, vector_add};
use t0_runtime::{Device, Error, Fault, FaultKind, Image, Launch, VirtualOptions};

fn fault(error: Error) -> Fault {
    match error {
        Error::Fault(fault) => *fault,
        error => panic!("not a fault: {error}"),
    }
}

/// Runs a faulting kernel without arguments, and then one that succeeds.
fn faulting(gpu: &Device, image: &'static Image, items: u32) -> Fault {
    let start = Instant::now();
    let fault = fault(Launch::new(image).over(items).run(gpu).unwrap_err());
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    still_adds(gpu);
    fault
}

#[test]
fn out_of_bounds() {
    let gpu = strict();
    let (x, y) = (gpu.upload(&[1.0f32; 1000]).unwrap(), gpu.upload(&[2.0f32; 1000]).unwrap());
    let mut out = gpu.zeros::<f32>(900).unwrap();
    let fault = fault(vector_add(&x, &y, &mut out).over(1000).run(&gpu).unwrap_err());
    assert_eq!(fault.kind, FaultKind::OutOfBounds);
    assert_eq!((fault.kernel, fault.file.as_str(), fault.line), ("vector_add", FILE, 13));
    // Element 900 is work-item 132 of workgroup 3.
    assert_eq!((fault.workgroup, fault.wave, fault.lane), (Some([3, 0, 0]), Some(4), Some(4)));
    let nearest = fault.nearest.clone().expect("the buffer is nearest");
    assert_eq!((nearest.bytes, nearest.offset, nearest.holds.as_str()), (3600, 3600, "900 x f32"));
    let text = fault.to_string();
    for part in
        ["kernel `vector_add` failed at src/by_hand.rs:13", "workgroup 3, 0, 0", "wave 4", "lane 4", "900 x f32"]
    {
        assert!(text.contains(part), "{part:?} is not in: {text}");
    }
    // The results of earlier workgroups are stored, but nobody takes them for those of a launch that succeeded.
    assert!(matches!(out.download(), Err(Error::Unreliable { .. })));
    assert_eq!(out.download_unreliable().unwrap()[..700], [3.0; 700]);
    still_adds(&gpu);
}

#[test]
fn strict_mode_reports_more_than_hardware() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let (x, y) = (gpu.upload(&[1.0f32; 1000]).unwrap(), gpu.upload(&[2.0f32; 1000]).unwrap());
    let mut out = gpu.zeros::<f32>(900).unwrap();
    vector_add(&x, &y, &mut out).over(1000).run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [3.0; 900]);
}

#[test]
fn endless_loop() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict().budget(100_000)).open().unwrap();
    let fault = faulting(&gpu, &ENDLESS, 32);
    assert_eq!(fault.kind, FaultKind::Budget);
    assert_eq!((fault.kernel, fault.line, fault.wave), ("endless", 31, Some(0)));
    assert!(fault.to_string().contains("budget"), "{fault}");
}

#[test]
fn divergent_barrier() {
    let gpu = strict();
    let fault = faulting(&gpu, &DIVERGENT, 64);
    assert_eq!(fault.kind, FaultKind::Barrier);
    assert_eq!((fault.kernel, fault.line, fault.wave), ("divergent", 42, Some(0)));
}

#[test]
fn wild_store() {
    let gpu = strict();
    let fault = fault(Launch::new(&WILD).over(32).run(&gpu).unwrap_err());
    assert_eq!(fault.kind, FaultKind::OutOfBounds);
    assert_eq!((fault.kernel, fault.line, fault.address), ("wild", 51, Some(64)));
    assert_eq!((fault.wave, fault.lane), (Some(0), Some(0)));
    assert!(fault.device_lost);
    still_adds(&strict());
}

#[test]
fn an_endless_loop_without_a_budget_meets_the_timeout() {
    let gpu = impatient(Duration::from_millis(300));
    let start = Instant::now();
    let error = Launch::new(&ENDLESS).over(32).run(&gpu).unwrap_err();
    assert!(matches!(error, Error::Timeout { kernel: "endless", .. }), "{error}");
    // The endless loop itself was stopped: otherwise destroying its queue would take two seconds.
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    still_adds(&gpu);
}

/// The launch that waits for another queue is not the one that is stuck. It runs when that queue has been replaced.
#[test]
fn a_timeout_names_the_kernel_that_is_stuck() {
    let gpu = impatient(Duration::from_millis(300));
    let (stuck, behind, last) = (gpu.stream().unwrap(), gpu.stream().unwrap(), gpu.stream().unwrap());
    let [mut data, mut other] = [(); 2].map(|()| gpu.upload(&[1u32; 64]).unwrap());
    Launch::new(&ENDLESS).over(32).enqueue(&stuck).unwrap();
    advance(&mut data, 1).over(64).enqueue(&stuck).unwrap();
    // The last stream waits for the first one through the second one.
    advance(&mut data, 10).over(64).enqueue(&behind).unwrap();
    advance(&mut other, 10).over(64).enqueue(&behind).unwrap();
    advance(&mut other, 100).over(64).enqueue(&last).unwrap();
    last.wait().unwrap();
    // It ran, but adds to what the launch behind the stuck one was to compute.
    assert!(matches!(behind.wait().unwrap_err(), Error::Unreliable { reader: Some(("advance", 0)), .. }));
    let error = stuck.wait().unwrap_err();
    assert!(matches!(error, Error::Timeout { kernel: "endless", .. }), "{error}");
    stuck.wait().unwrap();
    assert!(matches!(data.download(), Err(Error::Unreliable { .. })));
    assert_eq!((data.download_unreliable().unwrap(), other.download().unwrap()), (vec![11; 64], vec![111; 64]));
    still_adds(&gpu);
}

/// A stream has the queue of an earlier one, on which a launch fails.
#[test]
fn streams_with_the_same_queue_report_their_own_failures() {
    for earlier_first in [true, false] {
        let gpu = strict();
        let mut data = gpu.zeros::<u32>(64).unwrap();
        let earlier = gpu.stream().unwrap();
        Launch::new(&DIVERGENT).over(64).enqueue(&earlier).unwrap();
        let event = earlier.record().unwrap();
        drop(earlier);
        let stream = gpu.stream().unwrap();
        let start = stream.record().unwrap();
        advance(&mut data, 1).over(64).enqueue(&stream).unwrap();
        let of_the_event = || {
            let fault = fault(event.wait().unwrap_err());
            assert_eq!(fault.kernel, "divergent");
            event.wait().unwrap();
        };
        if earlier_first {
            of_the_event();
        }
        start.wait().unwrap();
        let Error::Aborted { kernel: "advance", cause } = stream.wait().unwrap_err() else { panic!("aborted") };
        assert!(cause.contains("divergent"), "{cause}");
        stream.wait().unwrap();
        if !earlier_first {
            of_the_event();
        }
        // A failure of the new stream is none of the event.
        Launch::new(&DIVERGENT).over(64).enqueue(&stream).unwrap();
        event.wait().unwrap();
        assert_eq!(fault(stream.wait().unwrap_err()).kernel, "divergent");
        assert_eq!(data.download_unreliable().unwrap(), [0; 64]);
    }
}

#[test]
fn work_after_a_fault_does_not_run() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    advance(&mut data, 1).over(64).enqueue(&stream).unwrap();
    Launch::new(&DIVERGENT).over(64).enqueue(&stream).unwrap();
    advance(&mut data, 10).over(64).enqueue(&stream).unwrap();
    let fault = fault(stream.wait().unwrap_err());
    assert_eq!(fault.kernel, "divergent");
    // Reported once; then the stream works again.
    stream.wait().unwrap();
    assert_eq!(data.download_unreliable().unwrap(), [1; 64]);
    data.fill(1).unwrap();
    advance(&mut data, 10).over(64).enqueue(&stream).unwrap();
    stream.wait().unwrap();
    assert_eq!(data.download().unwrap(), [11; 64]);
}

#[test]
fn a_reader_gets_the_fault_first() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let (x, mut out) = (gpu.upload(&[1.0f32; 64]).unwrap(), gpu.zeros::<f32>(32).unwrap());
    vector_add(&x, &x, &mut out).over(64).enqueue(&stream).unwrap();
    assert_eq!(fault(out.download().unwrap_err()).line, 13);
    stream.wait().unwrap();
    assert!(matches!(out.download(), Err(Error::Unreliable { reader: None, .. })));
}
