//! Graphs and several threads: replays, launches and the host access the same buffers in some order, and a recording
//! belongs to its thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use t0::prelude::*;
use t0::{Graph, Stream};

use crate::runtime_hand::impatient;

/// Reads and writes each element `n` times.
#[t0::kernel(block = 32, grid = x.len())]
fn count(mut x: InOut<u32>, n: u32) {
    let i = global_id();
    for _ in 0..n {
        x[i] += 1;
    }
}

/// Does what `count` does, and prints, so that a graph replays it as an ordinary launch.
#[t0::kernel(block = 32, grid = x.len())]
fn count_aloud(mut x: InOut<u32>, n: u32) {
    let i = global_id();
    for _ in 0..n {
        x[i] += 1;
    }
    if x[i] == 0 {
        t0::print!("it overflowed");
    }
}

#[t0::kernel(block = 32, grid = x.len())]
fn set(mut x: Out<u32>, value: u32) {
    x[global_id()] = value;
}

#[t0::kernel(block = 32, grid = out.len())]
fn copy(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = x[i];
}

fn gpu() -> Device {
    impatient(Duration::from_secs(60))
}

/// Keeps the queue of a stream full until `body` ends, so that everything that is enqueued there has to wait.
fn while_full(stream: &Stream, body: impl FnOnce()) {
    let (device, over) = (stream.device(), AtomicBool::new(false));
    let [mut slow, mut filler] = [(); 2].map(|()| device.zeros::<u32>(32).unwrap());
    count(&mut slow, 300_000).enqueue(stream).unwrap();
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        let (over, filler) = (&over, &mut filler);
        scope.spawn(move || {
            for round in 0.. {
                set(filler.view_mut(), round).enqueue(stream).unwrap();
                if round == 16_000 {
                    sender.send(()).unwrap();
                }
                if over.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        receiver.recv().unwrap();
        body();
        over.store(true, Ordering::Relaxed);
    });
}

/// The launch is enqueued while the replay waits for space in its queue.
#[test]
fn a_replay_that_waits_for_space_loses_no_updates_of_a_launch() {
    let gpu = gpu();
    let (replays, launches) = (gpu.stream().unwrap(), gpu.stream().unwrap());
    for round in 0..3 {
        let mut x = gpu.zeros::<u32>(32).unwrap();
        let graph = Graph::record(&replays, |stream| count(&mut x, 200_000).enqueue(stream)).unwrap();
        while_full(&replays, || {
            std::thread::scope(|scope| {
                scope.spawn(|| graph.enqueue(&replays).unwrap());
                for _ in 0..10 {
                    count(&mut x, 100_000).enqueue(&launches).unwrap();
                }
            });
        });
        assert_eq!(x.download().unwrap(), [1_200_000; 32], "round {round}");
    }
}

/// Two threads replay two graphs on two streams, from prebuilt packets or as ordinary launches, and a third one
/// launches.
#[test]
fn replays_of_several_threads_lose_no_updates() {
    let gpu = gpu();
    let streams = [(); 3].map(|()| gpu.stream().unwrap());
    let mut x = gpu.zeros::<u32>(32).unwrap();
    let first = Graph::record(&streams[0], |stream| count(&mut x, 1000).enqueue(stream)).unwrap();
    let second = Graph::record(&streams[1], |stream| {
        count_aloud(&mut x, 500).enqueue(stream)?;
        count_aloud(&mut x, 500).enqueue(stream)
    });
    let second = second.unwrap();
    assert!(first.fallback().is_none() && second.fallback().is_some());
    std::thread::scope(|scope| {
        for (graph, stream) in [(&first, &streams[0]), (&second, &streams[1])] {
            scope.spawn(move || (0..200).for_each(|_| graph.enqueue(stream).unwrap()));
        }
        let (x, stream) = (&mut x, &streams[2]);
        scope.spawn(move || (0..200).for_each(|_| count(x.view_mut(), 1000).enqueue(stream).unwrap()));
    });
    assert_eq!(x.download().unwrap(), [600_000; 32]);
}

/// Each access of the host is before or after a replay, as a whole: all elements are equal.
#[test]
fn the_host_sees_replays_as_a_whole() {
    const LEN: usize = 1 << 16;
    let gpu = gpu();
    let stream = gpu.stream().unwrap();
    let (source, mut x) = (gpu.upload(&vec![7u32; LEN]).unwrap(), gpu.zeros::<u32>(LEN).unwrap());
    let mut copied = gpu.zeros::<u32>(LEN).unwrap();
    let graph = Graph::record(&stream, |stream| {
        copy(&x, &mut copied).enqueue(stream)?;
        copy(&source, &mut x).enqueue(stream)
    });
    let graph = graph.unwrap();
    let all_equal = |data: &[u32]| data.iter().all(|value| *value == data[0]);
    std::thread::scope(|scope| {
        scope.spawn(|| (0..60).for_each(|_| graph.enqueue(&stream).unwrap()));
        for round in 0..60u32 {
            match round % 3 {
                0 => x.write(&vec![round; LEN]).unwrap(),
                1 => x.fill(round).unwrap(),
                _ => {
                    let (x, copied) = (x.download().unwrap(), copied.download().unwrap());
                    assert!(all_equal(&x) && all_equal(&copied), "round {round}");
                }
            }
        }
    });
}

#[test]
fn a_recording_belongs_to_its_thread() {
    let gpu = gpu();
    let stream = gpu.stream().unwrap();
    let [mut recorded, mut launched] = [(); 2].map(|()| gpu.zeros::<u32>(32).unwrap());
    let graph = Graph::record(&stream, |stream| {
        std::thread::scope(|scope| {
            let launched = &mut launched;
            let other = scope.spawn(move || {
                assert!(!stream.is_recording());
                count(launched.view_mut(), 5).enqueue(stream)?;
                stream.record()?.wait()?;
                stream.wait()?;
                launched.download()
            });
            // It has run, although the stream records.
            assert_eq!(other.join().unwrap().unwrap(), [5; 32]);
        });
        assert!(stream.is_recording());
        count(&mut recorded, 3).enqueue(stream)
    });
    let graph = graph.unwrap();
    assert_eq!(graph.nodes().len(), 1);
    graph.enqueue(&stream).unwrap();
    assert_eq!((recorded.download().unwrap(), launched.download().unwrap()), (vec![3; 32], vec![5; 32]));
}
