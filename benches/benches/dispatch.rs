//! The host's cost of launches. `cargo bench --bench dispatch`.
//!
//! - `dispatch.submit_us`: processor time of one `Launch::enqueue`, from building the launch to its return, while the
//!   queue has space. The clock of the thread (`CLOCK_THREAD_CPUTIME_ID`) is read by a system call, which takes longer
//!   than a launch, so it is read once for 100 launches. The figure is the median of 1000 such means: a single slow
//!   launch does not show in it. Readings around each launch give a larger figure (`docs/runtime.md`).
//! - `dispatch.round_trip_us`: wall time of one `Launch::run` on the virtual device, from building the launch until the
//!   kernel has run and the host knows it. The median of 10,000.
//! - `dispatch.graph_launch_us`: processor time of `Graph::enqueue` of a graph of 300 launches, divided by 300. The
//!   median of 500 replays, each with one reading of the clock at either end.
//!
//! The kernel has one workgroup, which increments a counter. The counter is verified after each measurement, so every
//! launch that was timed has run once.

use rustix::time::{ClockId, clock_gettime};
use std::error::Error;
use std::time::{Duration, Instant};
use t0::Graph;
use t0::prelude::*;
use t0_benches::figure;

/// Launches whose submission is timed.
const LAUNCHES: usize = 100_000;
/// Launches between two readings of the clock.
const TIMED: usize = 100;
/// Launches between two waits: far less than a queue holds.
const IN_FLIGHT: usize = 2000;
/// Launches that are waited for one by one.
const ROUND_TRIPS: usize = 10_000;
/// Launches of the graph, and its replays.
const NODES: usize = 300;
const REPLAYS: usize = 500;
/// Replays between two waits.
const REPLAYS_IN_FLIGHT: usize = 5;

#[t0::kernel(block = 32)]
fn count(mut counter: InOut<u32>) {
    counter[0] += 1;
}

/// The processor time of this thread in nanoseconds.
fn clock() -> u64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The median in microseconds of times in nanoseconds.
fn median(times: &mut [u64]) -> f64 {
    times.sort_unstable();
    times[times.len() / 2] as f64 / 1e3
}

fn main() -> Result<(), Box<dyn Error>> {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open()?;
    let stream = gpu.stream()?;
    let mut counter = gpu.zeros::<u32>(1)?;
    let mut expected = 0;
    // Loads the kernel, and fills the pools.
    for _ in 0..IN_FLIGHT {
        count(&mut counter).over(1).enqueue(&stream)?;
        expected += 1;
    }
    stream.wait()?;

    let mut times = Vec::with_capacity(LAUNCHES / TIMED);
    while times.len() < LAUNCHES / TIMED {
        for _ in 0..IN_FLIGHT / TIMED {
            let start = clock();
            for _ in 0..TIMED {
                count(&mut counter).over(1).enqueue(&stream)?;
            }
            times.push((clock() - start) / TIMED as u64);
            expected += TIMED as u32;
        }
        stream.wait()?;
    }
    verify(&counter, expected)?;
    figure("dispatch.submit_us", median(&mut times), "us");

    let mut times = Vec::with_capacity(ROUND_TRIPS);
    for _ in 0..ROUND_TRIPS {
        let start = Instant::now();
        count(&mut counter).over(1).run(&gpu)?;
        times.push(nanoseconds(start.elapsed()));
        expected += 1;
    }
    verify(&counter, expected)?;
    figure("dispatch.round_trip_us", median(&mut times), "us");

    let graph =
        Graph::record(&stream, |stream| (0..NODES).try_for_each(|_| count(&mut counter).over(1).enqueue(stream)))?;
    if let Some(why) = graph.fallback() {
        return Err(format!("the graph has no prebuilt packets: {why}").into());
    }
    let mut times = Vec::with_capacity(REPLAYS);
    while times.len() < REPLAYS {
        for _ in 0..REPLAYS_IN_FLIGHT {
            let start = clock();
            graph.enqueue(&stream)?;
            times.push(clock() - start);
            expected += NODES as u32;
        }
        stream.wait()?;
    }
    verify(&counter, expected)?;
    figure("dispatch.graph_launch_us", median(&mut times) / NODES as f64, "us");
    Ok(())
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Every launch has run exactly once.
fn verify(counter: &Buffer<u32>, expected: u32) -> Result<(), Box<dyn Error>> {
    let counted = counter.download()?[0];
    if counted == expected { Ok(()) } else { Err(format!("{expected} launches counted to {counted}").into()) }
}
