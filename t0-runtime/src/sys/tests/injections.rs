//! Calls of the driver that fail, one after the other and all at once, and devices that stop: each ends with a typed
//! error or with success, gives everything back, and leaves the driver usable.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use t0_tests_share::by_hand::{ENDLESS, SPILL};

use super::injector::{Held, Injector, Plan};
use super::{advance, vector_add};
use crate::closing::Receiver;
use crate::device::Device;
use crate::error::Error;
use crate::fault::LostCause;
use crate::graph::Graph;
use crate::kfd::process::Process;
use crate::launch::Launch;
use crate::open::{Connection, VirtualOptions};
use crate::sys::Errno;
use crate::sys::virtual_gpu::Virtual;

/// The error numbers that a call can fail with for reasons outside of the client.
pub(super) const ERRNOS: [Errno; 5] = [Errno::NOMEM, Errno::INTR, Errno::PERM, Errno::INVAL, Errno::NODEV];

/// A device with a budget, so that endless kernels end.
pub(super) fn injector() -> Arc<Injector> {
    Injector::new(Virtual::new(VirtualOptions::default().threads(1).budget(200_000), None))
}

/// A device on which nothing but the timeout ends an endless kernel.
fn patient() -> Arc<Injector> {
    Injector::new(Virtual::new(VirtualOptions::default().threads(1), None))
}

pub(super) fn device(process: &Arc<Process>, timeout: Duration) -> Result<Device, Error> {
    Device::new(Connection::new(process, 0)?, String::new(), timeout, Receiver::new(|_| {}))
}

/// Runs `test` on another thread.
///
/// # Panics
/// If it panics, or does not end within `limit`.
pub(super) fn ends_within(limit: Duration, test: impl FnOnce() + Send + 'static) {
    let (done, ended) = channel();
    let thread = std::thread::spawn(move || {
        test();
        let _ = done.send(());
    });
    match ended.recv_timeout(limit) {
        Err(RecvTimeoutError::Timeout) => panic!("it did not end within {limit:?}"),
        Ok(()) | Err(RecvTimeoutError::Disconnected) => {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    }
}

/// A failing call must not take longer than a succeeding one.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Opens a device, allocates, launches, copies, and drops everything.
fn life(process: &Arc<Process>) -> Result<(), Error> {
    const N: usize = 100;
    let gpu = device(process, TIMEOUT)?;
    let x = gpu.upload(&[1.0f32; N])?;
    let mut y = gpu.zeros::<f32>(N)?;
    let mut sum = gpu.alloc::<f32>(N)?;
    y.write(&[2.0; N])?;
    vector_add(&x, &y, &mut sum).over(N).run(&gpu)?;
    let stream = gpu.stream()?;
    let mut data = gpu.zeros::<u32>(N)?;
    advance(&mut data, 4).over(N).enqueue(&stream)?;
    Launch::new(&SPILL).view_out(data.view_mut()).scalar(3u32).over(N).enqueue(&stream)?;
    let event = stream.record()?;
    event.wait()?;
    stream.wait()?;
    assert_eq!(sum.download()?, [3.0; N]);
    assert_eq!(data.download()?, [7; N]);
    assert!(gpu.available_memory() <= 24 << 30);
    Ok(())
}

fn open(sys: &Arc<Injector>) -> Result<Arc<Process>, Error> {
    Process::open(sys.clone())
}

/// What stays with the driver if this call fails.
fn kept_after(failed: &[&str]) -> Held {
    let memory = Held { reservations: 1, allocations: 1, ..Held::default() };
    match failed {
        ["UNMAP_MEMORY_FROM_GPU"] => Held { mappings: 1, ..memory },
        ["FREE_MEMORY_OF_GPU"] => memory,
        // The ring, the indices, the EOP buffer and the save area stay with the queue.
        ["DESTROY_QUEUE"] => Held { reservations: 4, allocations: 4, mappings: 4, queues: 1, events: 0 },
        ["DESTROY_EVENT"] => Held { events: 1, ..Held::default() },
        _ => Held::default(),
    }
}

fn sum(a: Held, b: Held) -> Held {
    Held {
        reservations: a.reservations + b.reservations,
        allocations: a.allocations + b.allocations,
        mappings: a.mappings + b.mappings,
        queues: a.queues + b.queues,
        events: a.events + b.events,
    }
}

/// Whether the error is one of those that a failed call may have.
fn is_a_calls(error: &Error) -> bool {
    matches!(
        error,
        Error::Driver { .. }
            | Error::OutOfMemory { .. }
            | Error::NoPermission { .. }
            | Error::NoGfx11 { .. }
            | Error::Topology { .. }
    )
}

/// A life in which this call fails, and another one after it.
fn fails_once(call: &'static str, number: usize, errno: Errno) {
    let sys = injector();
    sys.plan(Plan::Nth(call, number, errno));
    let process = open(&sys);
    let result = process.as_ref().map_err(Error::clone).and_then(life);
    let failed = sys.failed();
    let what = || format!("{call} {number} fails with {errno}");
    // How often a thread waits depends on how fast the device is.
    assert!(failed == [call] || call == "WAIT_EVENTS", "{}", what());
    match &result {
        Ok(()) => {}
        Err(error) if errno == Errno::INTR => panic!("{}: {error}", what()),
        Err(error) => assert!(is_a_calls(error), "{}: {error:?}", what()),
    }
    sys.plan(Plan::Never);
    // The process continues, if it knows the GPU.
    let process = process.ok().filter(|process| process.supported().next().is_some());
    let process = process.map_or_else(|| open(&sys), Ok).unwrap_or_else(|error| panic!("{}: {error}", what()));
    let again = life(&process);
    match &again {
        Err(Error::Lost(lost)) if failed == ["DESTROY_QUEUE"] && errno != Errno::INTR => {
            assert_eq!(lost.cause, LostCause::Stuck);
        }
        Err(error) => panic!("{}, and later the device cannot be used: {error}", what()),
        Ok(()) => {}
    }
    let kept = if errno == Errno::INTR { Held::default() } else { kept_after(&failed) };
    assert_eq!(sys.held(), sum(Held::EVENT_PAGE, kept), "{}", what());
    drop(process);
    assert_eq!(Arc::strong_count(&sys), 1, "{}: nothing uses the driver any more", what());
}

/// The calls of a life with their numbers among those of the same name.
fn calls() -> Vec<(&'static str, usize)> {
    let sys = injector();
    life(&open(&sys).expect("the driver answers")).expect("nothing fails");
    let mut counts = BTreeMap::new();
    let number = |call: &'static str| {
        let count = counts.entry(call).or_insert(0);
        *count += 1;
        (call, *count - 1)
    };
    sys.calls().into_iter().map(number).collect()
}

#[test]
fn each_call_fails_in_turn() {
    ends_within(Duration::from_secs(120), || {
        let calls = calls();
        let kinds: BTreeSet<_> = calls.iter().map(|(call, _)| *call).collect();
        let expected = [
            "ACQUIRE_VM",
            "ALLOC_MEMORY_OF_GPU",
            "AVAILABLE_MEMORY",
            "CREATE_EVENT",
            "CREATE_QUEUE",
            "DESTROY_EVENT",
            "DESTROY_QUEUE",
            "FREE_MEMORY_OF_GPU",
            "GET_VERSION",
            "MAP_MEMORY_TO_GPU",
            "RUNTIME_ENABLE",
            "UNMAP_MEMORY_FROM_GPU",
            "WAIT_EVENTS",
            "mmap",
            "mmap of doorbells",
            "mmap of registers",
            "open",
            "read",
            "reserve",
        ];
        assert_eq!(kinds, BTreeSet::from(expected), "every call that the client makes");
        for errno in ERRNOS {
            calls.iter().for_each(|(call, number)| fails_once(call, *number, errno));
        }
    });
}

/// Each sleep ends because something happened, not because its time is over. The machine may be busy with other things,
/// so one of several lives suffices.
#[test]
fn no_wait_sleeps_for_too_long() {
    let overslept = |_| {
        let sys = injector();
        life(&open(&sys).expect("the driver answers")).expect("nothing fails");
        sys.overslept()
    };
    let sleeps: Vec<usize> = (0..5).map(overslept).collect();
    assert!(sleeps.contains(&0), "{sleeps:?}");
}

/// The driver has accepted the event page when the second event cannot be created, and accepts no other page.
#[test]
fn a_process_keeps_its_event_page() {
    for number in 0..4 {
        let sys = injector();
        let process = open(&sys).expect("the driver answers");
        sys.plan(Plan::Nth("CREATE_EVENT", number, Errno::NOMEM));
        let error = life(&process).expect_err("an event is missing");
        assert!(matches!(error, Error::Driver { .. }), "{error:?}");
        assert_eq!(sys.failed(), ["CREATE_EVENT"]);
        for _ in 0..2 {
            life(&process).expect("it opens again");
        }
        assert_eq!(sys.held(), Held::EVENT_PAGE);
    }
}

/// From some call on, every call fails: the device was removed.
#[test]
fn a_lost_device_fails_every_call() {
    ends_within(Duration::from_secs(60), || {
        for from in 0..calls().len() {
            let sys = injector();
            sys.plan(Plan::From(from, Errno::NODEV));
            let began = Instant::now();
            let result = open(&sys).and_then(|process| life(&process));
            let call = sys.failed().first().copied();
            match &result {
                // What is left fails in silence: dropping reports nothing.
                Ok(()) => assert!(
                    matches!(
                        call,
                        None | Some(
                            "DESTROY_QUEUE"
                                | "DESTROY_EVENT"
                                | "UNMAP_MEMORY_FROM_GPU"
                                | "FREE_MEMORY_OF_GPU"
                                | "AVAILABLE_MEMORY"
                        )
                    ),
                    "{call:?}"
                ),
                Err(Error::Lost(lost)) => assert_eq!(lost.cause, LostCause::Stuck),
                Err(error) => assert!(is_a_calls(error), "from {call:?} on: {error:?}"),
            }
            assert!(began.elapsed() < TIMEOUT / 2, "from {call:?} on: {:?}", began.elapsed());
            assert_eq!(Arc::strong_count(&sys), 1, "from {call:?} on");
        }
    });
}

/// A call that waits fails while work is in flight. The next wait succeeds.
#[test]
fn a_failed_wait_can_be_repeated() {
    for errno in ERRNOS {
        let sys = injector();
        let gpu = device(&open(&sys).expect("the driver answers"), TIMEOUT).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(64).expect("there is memory");
        sys.keep_doorbells();
        advance(&mut data, 5).over(64).enqueue(&stream).expect("it is enqueued");
        if errno == Errno::INTR {
            sys.release_doorbells();
            sys.plan(Plan::Nth("WAIT_EVENTS", 0, errno));
            stream.wait().expect("the wait goes on");
        } else {
            sys.plan(Plan::Nth("WAIT_EVENTS", 0, errno));
            let error = stream.wait().expect_err("the call fails");
            assert!(matches!(&error, Error::Driver { action, .. } if action == "wait for events"), "{error:?}");
            sys.release_doorbells();
            stream.wait().expect("the launch completes");
        }
        assert_eq!(data.download().expect("it has completed"), [5; 64]);
    }
}

/// The device takes no packets until the ring and the kernel arguments are full. The producer waits, and continues.
#[test]
fn a_full_ring_makes_producers_wait() {
    ends_within(Duration::from_secs(60), || {
        let sys = injector();
        let gpu = device(&open(&sys).expect("the driver answers"), TIMEOUT).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(1).expect("there is memory");
        let launches = crate::kfd::queue::SLOTS as u32 + 1000;
        sys.keep_doorbells();
        let (sender, full) = channel();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for step in 0..launches {
                    advance(&mut data, step).over(1).enqueue(&stream).expect("it waits for space");
                    let _ = sender.send(step);
                }
            });
            // The producer stops when the ring is full.
            let mut last = 0;
            loop {
                match full.recv_timeout(Duration::from_millis(500)) {
                    Ok(step) => last = step,
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => panic!("nothing was waited for"),
                }
            }
            assert!(last > launches - 1100 && last < launches - 1, "{last}");
            sys.release_doorbells();
        });
        stream.wait().expect("everything completes");
        assert_eq!(data.download().expect("it has completed"), [(0..launches).sum::<u32>()]);
    });
}

/// The device never takes a packet: the producer gets an error, and the device can be used afterwards.
#[test]
fn a_full_ring_of_a_dead_queue_times_out() {
    ends_within(Duration::from_secs(60), || {
        let sys = injector();
        let gpu = device(&open(&sys).expect("the driver answers"), Duration::from_millis(400)).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(1).expect("there is memory");
        sys.keep_doorbells();
        let result = (0..20_000).try_for_each(|_| advance(&mut data, 1).over(1).enqueue(&stream));
        // The launch that found the queue full reads what the launches before it have not computed.
        let Err(Error::Unreliable { reader: Some(("advance", 0)), .. }) = result else { panic!("{result:?}") };
        let error = stream.wait().expect_err("nothing completes");
        assert!(matches!(error, Error::Timeout { kernel: "advance", .. }), "{error}");
        sys.release_doorbells();
        data.fill(0).expect("nothing uses it");
        advance(&mut data, 7).over(1).run(&gpu).expect("the device works");
    });
}

#[test]
fn a_stuck_kernel_times_out() {
    ends_within(Duration::from_secs(60), || {
        let sys = patient();
        let gpu = device(&open(&sys).expect("the driver answers"), Duration::from_millis(300)).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(64).expect("there is memory");
        Launch::new(&ENDLESS).over(32).enqueue(&stream).expect("it is enqueued");
        advance(&mut data, 1).over(64).enqueue(&stream).expect("it is enqueued");
        let began = Instant::now();
        let error = stream.wait().expect_err("it is stuck");
        assert!(matches!(error, Error::Timeout { kernel: "endless", .. }), "{error}");
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
        assert_eq!(data.download_unreliable().expect("it is idle"), [0; 64], "the launch behind it did not run");
        data.fill(0).expect("nothing uses it");
        advance(&mut data, 2).over(64).run(&gpu).expect("the device works");
        assert_eq!(data.download().expect("it has completed"), [2; 64]);
        drop((stream, data, gpu));
        assert_eq!(sys.held(), Held::EVENT_PAGE);
    });
}

/// The kernel may go on, so the process must not use the memory for anything else.
#[test]
fn a_stuck_kernel_that_the_driver_cannot_stop_loses_the_device() {
    ends_within(Duration::from_secs(60), || {
        let sys = patient();
        let gpu = device(&open(&sys).expect("the driver answers"), Duration::from_millis(300)).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        Launch::new(&ENDLESS).over(32).enqueue(&stream).expect("it is enqueued");
        sys.plan(Plan::Nth("DESTROY_QUEUE", 0, Errno::INVAL));
        let error = stream.wait().expect_err("it is stuck");
        assert!(matches!(error, Error::Timeout { kernel: "endless", .. }), "{error}");
        let Err(Error::Lost(lost)) = gpu.zeros::<u32>(1) else { panic!("the device is lost") };
        assert_eq!(lost.cause, LostCause::Stuck);
        assert!(matches!(Launch::new(&ENDLESS).over(32).run(&gpu), Err(Error::Lost(_))));
    });
}

/// Nobody waits for the queue that has failed, but work of another queue waits for a packet of it.
#[test]
fn a_failure_does_not_block_other_queues() {
    ends_within(Duration::from_secs(60), || {
        let sys = injector();
        let gpu = device(&open(&sys).expect("the driver answers"), TIMEOUT).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(64).expect("there is memory");
        Launch::new(&ENDLESS).over(32).enqueue(&stream).expect("it is enqueued");
        advance(&mut data, 1).over(64).enqueue(&stream).expect("it is enqueued");
        drop(stream);
        let began = Instant::now();
        let error = advance(&mut data, 2).over(64).run(&gpu).expect_err("it reads what was not computed");
        assert!(matches!(error, Error::Unreliable { reader: Some(("advance", 0)), .. }), "{error}");
        assert!(began.elapsed() < TIMEOUT / 4, "{:?}", began.elapsed());
        let error = data.download().expect_err("a launch that writes the buffer did not run");
        assert!(matches!(&error, Error::Fault(fault) if fault.kernel == "endless"), "{error}");
        assert_eq!(data.download_unreliable().expect("reported once"), [2; 64], "it ran");
        assert!(matches!(data.download(), Err(Error::Unreliable { reader: None, .. })));
    });
}

/// A queue that could not be replaced after a failure is created by the next launch.
#[test]
fn a_queue_that_cannot_be_replaced_is_created_later() {
    let sys = injector();
    let gpu = device(&open(&sys).expect("the driver answers"), TIMEOUT).expect("it opens");
    sys.plan(Plan::Nth("CREATE_QUEUE", 0, Errno::NOMEM));
    let error = Launch::new(&ENDLESS).over(32).run(&gpu).expect_err("its budget ends");
    assert!(matches!(error, Error::Fault(_)), "{error}");
    assert_eq!(sys.failed(), ["CREATE_QUEUE"]);
    let mut data = gpu.zeros::<u32>(64).expect("there is memory");
    sys.plan(Plan::Nth("CREATE_QUEUE", 0, Errno::NOMEM));
    let error = advance(&mut data, 1).over(64).run(&gpu).expect_err("there is no queue");
    assert!(matches!(error, Error::Driver { .. }), "{error}");
    advance(&mut data, 1).over(64).run(&gpu).expect("there is one now");
    assert_eq!(data.download().expect("it has completed"), [1; 64]);
}

/// Space for kernel arguments of launches that were given up before their packet was written is free again.
#[test]
fn launches_that_are_given_up_return_their_arguments() {
    ends_within(Duration::from_secs(60), || {
        let sys = injector();
        let gpu = device(&open(&sys).expect("the driver answers"), Duration::from_secs(1)).expect("it opens");
        // All signals of the stream's pool are in use, one of them by its queue, so that each further launch allocates.
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(1).expect("there is memory");
        advance(&mut data, 1).over(1).run(&gpu).expect("the code is loaded");
        let held: Vec<_> = (0..255).map(|_| stream.record().expect("an event")).collect();
        stream.wait().expect("they complete");
        for _ in 0..20_000 {
            sys.plan(Plan::Nth("reserve", 0, Errno::NOMEM));
            match advance(&mut data, 1).over(1).enqueue(&stream) {
                Err(Error::OutOfMemory { .. }) => {}
                other => panic!("{other:?}"),
            }
        }
        sys.plan(Plan::Never);
        drop(held);
        advance(&mut data, 1).over(1).run(&gpu).expect("there is space");
    });
}

/// Set for a process that a test starts: what it does.
const CHILD: &str = "T0_INJECTIONS_CHILD";

/// This program again, running only [`child`], in an empty directory.
fn start_child(task: &str, directory: &Path) -> Child {
    let program = std::env::current_exe().expect("this program has a path");
    Command::new(program)
        .args(["--exact", "sys::tests::injections::child", "--nocapture", "--test-threads=1"])
        .env(CHILD, task)
        .env("TMPDIR", directory)
        .current_dir(directory)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts")
}

/// Does nothing unless [`start_child`] started this process.
#[test]
fn child() {
    let say = |text: &str| std::io::stdout().write_all(text.as_bytes()).and_then(|()| std::io::stdout().flush());
    match std::env::var(CHILD).as_deref() {
        Ok("work") => {
            let gpu = device(&open(&injector()).expect("the driver answers"), TIMEOUT).expect("it opens");
            let stream = gpu.stream().expect("a stream");
            let mut data = gpu.zeros::<u32>(1000).expect("there is memory");
            for step in 0..u32::MAX {
                advance(&mut data, step).over(1000).enqueue(&stream).expect("it is enqueued");
                if step == 100 {
                    say("working\n").expect("the parent reads");
                }
            }
        }
        Ok("threads") => {
            let count = || std::fs::read_dir("/proc/self/task").map_or(0, Iterator::count);
            // Starts what the process has once.
            life(&open(&injector()).expect("the driver answers")).expect("nothing fails");
            let before = count();
            for round in 0..20 {
                let sys = injector();
                let process = open(&sys).expect("the driver answers");
                if round % 2 == 1 {
                    sys.plan(Plan::Nth("ALLOC_MEMORY_OF_GPU", round / 2, Errno::NOMEM));
                }
                let _ = life(&process);
            }
            assert_eq!(count(), before, "threads");
            say("no threads are left\n").expect("the parent reads");
        }
        _ => {}
    }
}

fn empty_directory(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("t0-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a directory");
    path
}

/// The lines that a child prints.
fn lines(child: &mut Child) -> Lines<BufReader<ChildStdout>> {
    BufReader::new(child.stdout.take().expect("it is piped")).lines()
}

#[test]
fn a_killed_process_leaves_nothing_behind() {
    ends_within(Duration::from_secs(60), || {
        let directory = empty_directory("killed");
        let mut child = start_child("work", &directory);
        let mut lines = lines(&mut child).map_while(Result::ok);
        let working = lines.any(|line| line.contains("working"));
        child.kill().expect("it is killed");
        let status = child.wait().expect("it ends");
        assert!(working && !status.success(), "{status}");
        let left = std::fs::read_dir(&directory).expect("the directory is there").count();
        assert_eq!(left, 0, "files");
        std::fs::remove_dir(&directory).expect("it is empty");
        // Nor does it hinder other processes.
        life(&open(&injector()).expect("the driver answers")).expect("nothing fails");
    });
}

#[test]
#[cfg(target_os = "linux")]
fn no_threads_are_left() {
    ends_within(Duration::from_secs(60), || {
        let directory = empty_directory("threads");
        let mut child = start_child("threads", &directory);
        let lines: Vec<String> = lines(&mut child).map_while(Result::ok).collect();
        let status = child.wait().expect("it ends");
        assert!(status.success() && lines.iter().any(|line| line.contains("no threads are left")), "{lines:?}");
        std::fs::remove_dir(&directory).expect("it is empty");
    });
}

/// A replay needs three signals. The memory for more cannot be allocated, and the signals that it has taken by then are
/// there for later work.
#[test]
fn a_replay_without_signals_loses_none() {
    // One is the queue's own.
    const SIGNALS: usize = 255;
    for left in [1, 2] {
        let sys = injector();
        let process = open(&sys).expect("it opens");
        let gpu = device(&process, TIMEOUT).expect("it opens");
        let stream = gpu.stream().expect("a stream");
        let mut data = gpu.zeros::<u32>(64).expect("there is memory");
        let graph =
            Graph::record(&stream, |stream| (0..3).try_for_each(|_| advance(&mut data, 1).over(64).enqueue(stream)));
        let graph = graph.expect("it is recorded");
        let _held: Vec<_> = (left..SIGNALS).map(|_| stream.record().expect("a signal")).collect();
        let without_memory = || sys.plan(Plan::Nth("ALLOC_MEMORY_OF_GPU", 0, Errno::NOMEM));
        without_memory();
        let error = graph.enqueue(&stream).expect_err("there is no memory for signals");
        assert!(matches!(error, Error::OutOfMemory { .. }), "{error}");
        without_memory();
        let rest: Vec<_> = (0..left).map(|_| stream.record().expect("a signal of the failed replay")).collect();
        assert!(sys.failed().is_empty());
        drop(rest);
        sys.plan(Plan::Never);
        graph.run(&gpu).expect("it runs");
        assert_eq!(data.download().expect("it is there"), [3; 64]);
    }
}
