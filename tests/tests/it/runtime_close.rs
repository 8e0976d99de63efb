//! The end of a device: it waits for work that nobody has waited for, but not for ever, and reports what nobody else
//! can report.

use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::runtime_hand::{DIVERGENT, ENDLESS, advance};
use t0::prelude::*;
use t0::{Closing, Graph, Launch, VirtualOptions};

/// The variable that makes [`child`] a program whose `main` returns an error.
const CHILD: &str = "T0_CLOSE_TEST";

/// What a device with this timeout reports that is dropped at the end of `use_it`, and how long that took.
fn reports(options: VirtualOptions, timeout: Duration, use_it: impl FnOnce(Device)) -> (Vec<String>, Duration) {
    let reports = Arc::new(Mutex::new(Vec::new()));
    let kept = reports.clone();
    let builder = Device::builder().virtual_gpu(options).quiet().timeout(timeout);
    let receive = move |closing: &Closing| kept.lock().unwrap().push(closing.to_string());
    let gpu = builder.on_close(receive).open().unwrap();
    let start = Instant::now();
    use_it(gpu);
    let reports = std::mem::take(&mut *reports.lock().unwrap());
    (reports, start.elapsed())
}

const LIMIT: Duration = Duration::from_secs(30);
const STOPPED: &str = "so the work was stopped. Wait for the work (`Stream::wait`) before the device is dropped, to get \
                       its error or to give it more time";

#[test]
fn an_endless_kernel_is_stopped_within_the_time_limit() {
    let (reports, took) = reports(VirtualOptions::default(), Duration::from_secs(4), |gpu| {
        let mut data = gpu.zeros::<u32>(64).unwrap();
        let (stream, other) = (gpu.stream().unwrap(), gpu.stream().unwrap());
        let graph = Graph::record(&other, |stream| advance(&mut data, 1).over(64).enqueue(stream)).unwrap();
        Launch::new(&ENDLESS).over(32).enqueue(&stream).unwrap();
        advance(&mut data, 1).over(64).enqueue(&stream).unwrap();
        // It waits for the other stream.
        graph.enqueue(&other).unwrap();
    });
    assert!(took < Duration::from_secs(10), "{took:?}");
    // It waits for the stream of the replay, which waits for the other one.
    let waiting = "the device is being closed and waits for `endless`, `advance`, at most 2 s if nothing completes";
    let stopped =
        format!("the device was closed while `endless`, `advance` ran: nothing completed within 2 s, {STOPPED}");
    assert_eq!(reports[..2], [waiting, &stopped], "{reports:#?}");
    // The replay ran on contents that were never computed.
    let [_, _, replay] = &reports[..] else { panic!("{reports:#?}") };
    let start = "a launch failed before its device was closed, and nothing waited for it: argument 0 of `advance` is the \
                 buffer of 64 x u32, whose contents are not reliable";
    assert!(replay.starts_with(start), "{replay}");
}

#[test]
fn a_long_wait_is_reported() {
    let (reports, took) = reports(VirtualOptions::default(), Duration::from_millis(4000), |gpu| {
        Launch::new(&ENDLESS).over(32).enqueue(&gpu.stream().unwrap()).unwrap();
    });
    assert!(took < Duration::from_secs(10), "{took:?}");
    let waiting = "the device is being closed and waits for `endless`, at most 2 s if nothing completes";
    let stopped = format!("the device was closed while `endless` ran: nothing completed within 2 s, {STOPPED}");
    assert_eq!(reports, [waiting, &stopped]);
}

#[test]
fn failures_that_nothing_waited_for_are_reported_once() {
    let fails = |wait: bool| {
        move |gpu: Device| {
            let stream = gpu.stream().unwrap();
            Launch::new(&DIVERGENT).over(64).enqueue(&stream).unwrap();
            if wait {
                assert!(matches!(stream.wait(), Err(Error::Fault(_))));
            }
        }
    };
    let (reported, _) = reports(VirtualOptions::strict(), LIMIT, fails(false));
    let [report] = &reported[..] else { panic!("{reported:#?}") };
    let start =
        "a launch failed before its device was closed, and nothing waited for it: kernel `divergent` failed at ";
    assert!(report.starts_with(start), "{report}");
    assert_eq!(reports(VirtualOptions::strict(), LIMIT, fails(true)).0, [""; 0]);
    // Work that completes is not reported.
    let completes = |gpu: Device| {
        let mut data = gpu.zeros::<u32>(64).unwrap();
        advance(&mut data, 1).over(64).enqueue(&gpu.stream().unwrap()).unwrap();
    };
    assert_eq!(reports(VirtualOptions::strict(), LIMIT, completes).0, [""; 0]);
}

/// Does nothing unless the test below has started this process.
#[test]
fn child() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::var_os(CHILD).is_none() {
        return Ok(());
    }
    let builder = Device::builder().virtual_gpu(VirtualOptions::default()).quiet();
    let gpu = builder.timeout(Duration::from_millis(4000)).open()?;
    let stream = gpu.stream()?;
    Launch::new(&ENDLESS).over(32).enqueue(&stream)?;
    Err("something else went wrong".into())
}

#[test]
fn a_program_with_an_endless_kernel_ends_and_says_why() {
    let start = Instant::now();
    let mut program = Command::new(std::env::current_exe().unwrap());
    let output = program.args(["--exact", "runtime_close::child", "--nocapture"]).env(CHILD, "1").output().unwrap();
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(!output.status.success());
    let stderr = String::from_utf8(output.stderr).unwrap();
    let waiting = "t0: the device is being closed and waits for `endless`, at most 2 s if nothing completes\n";
    let stopped = format!("t0: the device was closed while `endless` ran: nothing completed within 2 s, {STOPPED}\n");
    for text in [waiting, &stopped, "something else went wrong"] {
        assert!(stderr.contains(text), "{text:?} is not in: {stderr}");
    }
}
