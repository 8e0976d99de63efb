//! A failure is never taken for success: what failed launches were to compute cannot be read until it is written again.

use std::time::Duration;

use crate::runtime_hand::{self, DIVERGENT, ENDLESS, advance, strict};
use t0::prelude::*;
use t0::{Graph, Launch};

#[t0::kernel(block = 32, grid = out.len())]
fn copy(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i];
}

#[t0::kernel(block = 32, grid = out.len())]
fn checked(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    assert!(x[i] < 7);
    out[i] = x[i];
}

const ABORTED: &str = "`advance` did not run: it was queued after a launch that failed (`endless` did not finish within \
                       200 ms: it loops forever or the card hangs. A kernel that may take longer needs a larger \
                       `Device::builder().timeout(..)`; on the virtual GPU an instruction budget finds the loop's line)";

fn host_error() -> String {
    format!(
        "the host reads the buffer of 64 x u32, whose contents are not reliable because a launch that writes it failed \
         ({ABORTED}): write all of the buffer again before it is read"
    )
}

fn impatient() -> Device {
    runtime_hand::impatient(Duration::from_millis(200))
}

/// A buffer of ones whose launch was aborted, after the error was reported.
fn aborted(gpu: &Device) -> Buffer<u32> {
    let stream = gpu.stream().unwrap();
    let mut data = gpu.upload(&[1u32; 64]).unwrap();
    Launch::new(&ENDLESS).over(32).enqueue(&stream).unwrap();
    advance(&mut data, 1).over(64).enqueue(&stream).unwrap();
    assert!(matches!(stream.wait().unwrap_err(), Error::Timeout { kernel: "endless", .. }));
    stream.wait().unwrap();
    data
}

#[track_caller]
fn unreliable<T>(result: Result<T, Error>, expected: Option<(&str, usize)>) {
    match result.map(drop) {
        Err(Error::Unreliable { reader, .. }) => assert_eq!(reader, expected),
        other => panic!("not the error of unreliable contents: {other:?}"),
    }
}

#[test]
fn every_read_of_what_an_aborted_launch_was_to_write_is_an_error() {
    let gpu = impatient();
    let stream = gpu.stream().unwrap();
    let data = aborted(&gpu);
    assert!(!data.is_reliable());
    assert_eq!(data.download().unwrap_err().to_string(), host_error());
    let mut part = [0; 8];
    assert_eq!(data.read_from(8, &mut part).unwrap_err().to_string(), host_error());
    assert_eq!(data.read_into(&mut [0; 64]).unwrap_err().to_string(), host_error());
    // For a look at the memory.
    assert_eq!(data.download_unreliable().unwrap(), [1; 64]);

    let mut out = gpu.upload(&[5u32; 64]).unwrap();
    let texts = [
        copy(&data, &mut out).run(&gpu).unwrap_err(),
        copy(&data, &mut out).enqueue(&stream).unwrap_err(),
        copy(data.slice(32..).unwrap(), out.slice_mut(..32).unwrap()).run(&gpu).unwrap_err(),
    ]
    .map(|error| error.to_string());
    let expected = format!(
        "argument 0 of `copy` is the buffer of 64 x u32, whose contents are not reliable because a launch that writes \
         it failed ({ABORTED}): write all of the buffer again before it is read"
    );
    assert_eq!(texts, [(); 3].map(|()| expected.clone()));
    // They were refused, so they have changed nothing.
    assert_eq!(out.download().unwrap(), [5; 64]);
}

#[test]
fn graphs_do_not_read_it_either() {
    let gpu = impatient();
    let stream = gpu.stream().unwrap();
    let mut data = aborted(&gpu);
    let mut out = gpu.upload(&[5u32; 64]).unwrap();
    let reads = Graph::record(&stream, |stream| copy(&data, &mut out).enqueue(stream)).unwrap();
    unreliable(reads.enqueue(&stream), Some(("copy", 0)));
    unreliable(reads.run(&gpu), Some(("copy", 0)));
    assert_eq!(out.download().unwrap(), [5; 64]);
    // A graph that writes all of it first may read it.
    let source = gpu.upload(&[3u32; 64]).unwrap();
    let writes = Graph::record(&stream, |stream| {
        copy(&source, &mut data).enqueue(stream)?;
        copy(&data, &mut out).enqueue(stream)
    });
    writes.unwrap().enqueue(&stream).unwrap();
    assert_eq!((out.download().unwrap(), data.download().unwrap()), (vec![3; 64], vec![3; 64]));
    reads.enqueue(&stream).unwrap();
    stream.wait().unwrap();
}

#[test]
fn one_write_of_all_of_it_makes_it_reliable() {
    let gpu = impatient();
    let source = gpu.upload(&[9u32; 64]).unwrap();
    type Write = fn(&Device, &Buffer<u32>, &mut Buffer<u32>) -> Result<(), Error>;
    let parts: [Write; 4] = [
        |_, _, data| data.write_to(0, &[2; 32]).and_then(|()| data.write_to(32, &[2; 32])),
        |_, _, data| data.write_to(1, &[2; 63]),
        |gpu, source, data| {
            let source = source.slice(..63)?;
            copy(source, data.slice_mut(..63)?).run(gpu).map(drop)
        },
        // A matrix with gaps between its rows.
        |gpu, source, data| {
            copy(source.slice(..32)?, data.matrix_mut_with_stride(8, 4, 8)?.reborrow()).run(gpu).map(drop)
        },
    ];
    for (i, write) in parts.into_iter().enumerate() {
        let mut data = aborted(&gpu);
        write(&gpu, &source, &mut data).unwrap();
        assert!(!data.is_reliable(), "{i}");
        unreliable(data.download(), None);
        // A launch that reads it does not write it as a whole.
        unreliable(advance(&mut data, 1).over(64).run(&gpu), Some(("advance", 0)));
    }
    let whole: [(Write, u32); 4] = [
        (|_, _, data| data.write(&[2; 64]), 2),
        (|_, _, data| data.write_to(0, &[3; 64]), 3),
        (|_, _, data| data.fill(4), 4),
        (|gpu, source, data| copy(source, data).run(gpu).map(drop), 9),
    ];
    for (write, expected) in whole {
        let mut data = aborted(&gpu);
        write(&gpu, &source, &mut data).unwrap();
        assert!(data.is_reliable());
        assert_eq!(data.download().unwrap(), [expected; 64]);
        advance(&mut data, 1).over(64).run(&gpu).unwrap();
        assert_eq!(data.download().unwrap(), [expected + 1; 64]);
    }
}

#[test]
fn only_what_was_to_be_written_is_unreliable() {
    let gpu = impatient();
    let stream = gpu.stream().unwrap();
    let (source, mut data) = (gpu.upload(&[9u32; 16]).unwrap(), gpu.upload(&[1u32; 64]).unwrap());
    Launch::new(&ENDLESS).over(32).enqueue(&stream).unwrap();
    copy(&source, data.slice_mut(16..32).unwrap()).enqueue(&stream).unwrap();
    stream.wait().unwrap_err();
    let mut part = [0; 16];
    data.read_from(0, &mut part).unwrap();
    data.read_from(32, &mut part).unwrap();
    assert_eq!((part, source.download().unwrap()), ([1; 16], vec![9; 16]));
    unreliable(data.read_from(31, &mut part), None);
    data.write_to(16, &[4; 16]).unwrap();
    assert_eq!(data.download().unwrap()[15..33], [&[1][..], &[4; 16], &[1]].concat());
}

/// A launch that was enqueued before the failure runs, but on contents that were never computed.
#[test]
fn launches_of_other_streams_pass_it_on() {
    let gpu = impatient();
    let [stuck, second, third, other] = [(); 4].map(|()| gpu.stream().unwrap());
    let [mut a, mut b, mut c, mut d] = [(); 4].map(|()| gpu.upload(&[1u32; 64]).unwrap());
    // It reads the buffer before the launch that is aborted.
    let before = gpu.upload(&[7u32; 64]).unwrap();
    copy(&before, &mut d).enqueue(&other).unwrap();
    Launch::new(&ENDLESS).over(32).enqueue(&stuck).unwrap();
    advance(&mut a, 1).over(64).enqueue(&stuck).unwrap();
    copy(&a, &mut b).enqueue(&second).unwrap();
    copy(&b, &mut c).enqueue(&third).unwrap();
    // It replaces what was to be computed, and waits for the same launch.
    copy(&before, &mut a).enqueue(&other).unwrap();
    copy(&a, &mut d).enqueue(&other).unwrap();
    // Nothing waits for the streams in between.
    unreliable(third.wait(), Some(("copy", 0)));
    unreliable(c.download(), None);
    unreliable(second.wait(), Some(("copy", 0)));
    unreliable(b.download(), None);
    other.wait().unwrap();
    assert_eq!(d.download().unwrap(), [7; 64]);
    assert!(matches!(stuck.wait().unwrap_err(), Error::Timeout { .. }));
    assert_eq!(a.download().unwrap(), [7; 64], "it was written again");
}

#[test]
fn faults_and_failed_assertions_leave_it_unreliable_too() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let (x, mut out) = (gpu.upload(&[9u32; 64]).unwrap(), gpu.zeros::<u32>(64).unwrap());
    assert!(matches!(checked(&x, &mut out).run(&gpu), Err(Error::Assertion(_))));
    unreliable(out.download(), None);
    assert_eq!(out.download_unreliable().unwrap(), [9; 64]);
    out.fill(0).unwrap();
    Launch::new(&DIVERGENT).over(64).enqueue(&stream).unwrap();
    advance(&mut out, 1).over(64).enqueue(&stream).unwrap();
    // The first read reports the failure itself.
    assert!(matches!(out.download(), Err(Error::Fault(_))));
    unreliable(out.download(), None);
    let short = x.slice(..32).unwrap();
    out.fill(0).unwrap();
    let fault = copy_of(short, &mut out).run(&gpu).unwrap_err();
    assert!(matches!(fault, Error::Fault(_)), "{fault}");
    unreliable(out.download(), None);
}

/// Reads out of range if its input is shorter.
#[t0::kernel(block = 32, grid = out.len())]
fn copy_of(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i] + 1;
}
