//! The loss of a device by a memory fault, several devices in one process, and their topologies.

use std::time::{Duration, Instant};

use crate::runtime_hand::{
    DIVERGENT, ENDLESS, SPILL, SPILL_MOST, WILD, advance, device, still_adds, strict, vector_add,
};
use t0_runtime::{Card, Device, Error, FaultKind, Launch, Lost, LostCause, VirtualOptions};

fn lost(error: Error) -> Lost {
    match error {
        Error::Lost(lost) => *lost,
        error => panic!("not a loss: {error}"),
    }
}

#[test]
fn a_memory_fault_stops_every_stream() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open().unwrap();
    let (busy, culprit, idle) = (gpu.stream().unwrap(), gpu.stream().unwrap(), gpu.stream().unwrap());
    let mut done = gpu.zeros::<u32>(64).unwrap();
    advance(&mut done, 3).over(64).run(&gpu).unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    Launch::new(&ENDLESS).over(32).enqueue(&busy).unwrap();
    advance(&mut data, 1).over(64).enqueue(&busy).unwrap();
    Launch::new(&WILD).over(32).enqueue(&culprit).unwrap();

    let start = Instant::now();
    // The virtual device knows the culprit.
    let error = culprit.wait().unwrap_err();
    let Error::Fault(fault) = error else { panic!("not a fault: {error}") };
    assert_eq!((fault.kernel, fault.kind, fault.device_lost), ("wild", FaultKind::OutOfBounds, true));
    let text = fault.to_string();
    assert!(text.ends_with("The driver has stopped all work of this process on the device: open the device again."));
    // Other streams learn what the driver reports to the whole process.
    let elsewhere = lost(busy.wait().unwrap_err());
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    assert_eq!((elsewhere.cause, elsewhere.address), (LostCause::NotMapped, Some(0)));
    assert_eq!(elsewhere.in_flight, ["endless", "advance"]);
    assert!(!elsewhere.candidates.is_empty(), "the buffers next to the address");
    let text = elsewhere.to_string();
    for part in
        ["the driver has stopped all work of this process", "in the page at 0x0", "before the buffer of 64 x u32"]
    {
        assert!(text.contains(part), "{part:?} is not in: {text}");
    }
    assert!(text.ends_with(
        "Not completed on this queue: `endless`, `advance`; the cause may be on another one. Open the device again"
    ));

    // Nothing continues, also not what was idle.
    lost(data.download().unwrap_err());
    lost(data.download().unwrap_err());
    lost(culprit.wait().unwrap_err());
    lost(Launch::new(&DIVERGENT).over(32).enqueue(&idle).unwrap_err());
    lost(Launch::new(&DIVERGENT).over(32).run(&gpu).unwrap_err());
    lost(idle.record().unwrap_err());
    lost(gpu.zeros::<u32>(1).unwrap_err());
    // Results that were complete before can still be read.
    assert_eq!(done.download().unwrap(), [3; 64]);
    // A new virtual machine is a new process.
    still_adds(&strict());
}

#[test]
fn reports_of_strict_mode_stop_only_their_queue() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let error = Launch::new(&DIVERGENT).over(64).run(&gpu).unwrap_err();
    assert!(matches!(&error, Error::Fault(fault) if !fault.device_lost), "{error}");
    advance(&mut data, 2).over(64).enqueue(&stream).unwrap();
    stream.wait().unwrap();
    assert_eq!(data.download().unwrap(), [2; 64]);
    still_adds(&gpu);
}

#[test]
fn two_cards_work_side_by_side() {
    let options = VirtualOptions::strict().memory_bytes(1 << 30).and_card(Card::RX_7900_XTX);
    let gpus = Device::builder().virtual_gpu(options).open_all().unwrap();
    let [first, second] = &gpus[..] else { panic!("{gpus:?}") };
    assert!(!first.same(second));
    for gpu in &gpus {
        still_adds(gpu);
    }
    assert!(first.available_memory() < 1 << 30 && second.available_memory() > 20 << 30);
    let before = second.available_memory();
    let x = first.upload(&[1.0f32; 1000]).unwrap();
    assert_eq!(second.available_memory(), before, "it is the first card's memory");
    let mut out = second.zeros::<f32>(1000).unwrap();
    let error = vector_add(&x, &x, &mut out).over(1000).run(second).unwrap_err();
    assert!(matches!(error, Error::WrongDevice { argument: 0, .. }), "{error}");
    // Both at once, each on its own stream.
    let streams = [first.stream().unwrap(), second.stream().unwrap()];
    let mut data: Vec<_> = gpus.iter().map(|gpu| gpu.zeros::<u32>(64).unwrap()).collect();
    for step in 0..100 {
        for (stream, data) in streams.iter().zip(&mut data) {
            advance(data, step).over(64).enqueue(stream).unwrap();
        }
    }
    for (stream, data) in streams.iter().zip(&data) {
        stream.wait().unwrap();
        assert_eq!(data.download().unwrap(), [4950; 64]);
    }
    // They are one process of the driver.
    let error = Launch::new(&WILD).over(32).run(second).unwrap_err();
    assert!(matches!(error, Error::Fault(_)), "{error}");
    lost(Launch::new(&DIVERGENT).over(32).run(first).unwrap_err());
}

#[test]
fn devices_are_listed_with_their_topology() {
    let options = VirtualOptions::strict().card(Card::RX_7800_XT).and_card(Card::RX_7600).and_card(Card::RX_7900_XTX);
    let builder = Device::builder().virtual_gpu(options);
    let list = builder.clone().list().unwrap();
    let found: Vec<_> = list
        .iter()
        .map(|info| (info.index, info.name.as_str(), info.target.as_str(), info.compute_units, info.memory_bytes >> 30))
        .collect();
    let expected = [
        (0, "navi32 (virtual)", "gfx1101", 60, 16),
        (1, "navi33 (virtual)", "gfx1102", 32, 8),
        (2, "navi31 (virtual)", "gfx1100", 96, 24),
    ];
    assert_eq!(found, expected);
    assert!(list.iter().all(|info| info.is_virtual));
    assert_eq!(list.iter().map(|info| info.render_minor).collect::<Vec<_>>(), [128, 129, 130]);
    // Each of them has queues of its own size.
    let gpus = builder.open_all().unwrap();
    assert_eq!(gpus.iter().map(|gpu| gpu.compute_units()).collect::<Vec<_>>(), [60, 32, 96]);
    still_adds(&gpus[2]);
    assert!(gpus[0].stream().unwrap().record().unwrap().wait().is_ok());
    assert!(gpus[1].stream().unwrap().record().unwrap().wait().is_ok());
}

#[test]
fn scratch_is_laid_out_and_limited() {
    let gpu = device();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    Launch::new(&SPILL).view_out(data.view_mut()).scalar(5u32).over(64).run(&gpu).unwrap();
    assert_eq!(data.download().unwrap(), [5; 64]);
    let error = Launch::new(&SPILL_MOST).view_out(data.view_mut()).scalar(5u32).over(64).run(&gpu).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`spill_most` cannot run: a work-item needs 131072 bytes of private memory, but the maximum is 131068"
    );
    still_adds(&gpu);
}
