//! Graphs: replays have the effect of the recorded launches, misuse is an error, and buffers belong to their graphs.

use crate::runtime_hand::{DIVERGENT, SPILL, advance, device, still_adds, strict, vector_add};
use t0::prelude::*;
use t0::{Fallback, Graph, GraphError, Launch, Mismatch};
use t0_tests_share::random::Random;

#[t0::kernel(block = 32, grid = out.len(), requires(x.len() == out.len(), factor > 0))]
fn scale(factor: u32, x: In<u32>, mut out: InOut<u32>) {
    let i = global_id();
    out[i] = out[i] * 3 + factor * x[i];
}

#[t0::kernel(block = 32, grid = out.len())]
fn speak(mut out: InOut<u32>) {
    let i = global_id();
    out[i] += 1;
    if i == 0 {
        t0::print!("out is {}", out[i]);
    }
}

fn graph_error<T>(result: Result<T, Error>) -> GraphError {
    match result.err().expect("misuse of a graph is an error") {
        Error::Graph(error) => error,
        other => panic!("{other}"),
    }
}

/// One launch of a random sequence: `buffers[to] = buffers[to] * 3 + factor * buffers[from]`.
#[derive(Clone, Copy)]
struct Step {
    from: usize,
    to: usize,
    factor: u32,
}

fn enqueue(steps: &[Step], buffers: &mut [Buffer<u32>], stream: &Stream) -> Result<(), Error> {
    for step in steps {
        let [from, to] = buffers.get_disjoint_mut([step.from, step.to]).expect("two buffers");
        scale(step.factor, &*from, to).enqueue(stream)?;
    }
    Ok(())
}

fn steps(random: &mut Random, count: usize, buffers: usize) -> Vec<Step> {
    let step = |random: &mut Random| {
        let from = random.index(buffers);
        let to = (from + 1 + random.index(buffers - 1)) % buffers;
        Step { from, to, factor: random.number(100) + 1 }
    };
    (0..count).map(|_| step(random)).collect()
}

#[test]
fn replays_of_random_sequences_equal_plain_launches() {
    let gpu = device();
    let mut random = Random::new(18);
    for round in 0..12 {
        let count = if round == 0 { 1 } else { 1 + random.index(40) };
        let stream = gpu.stream().unwrap();
        let start: Vec<Vec<u32>> = (0..4).map(|_| random.words(70)).collect();
        let upload = || start.iter().map(|words| gpu.upload(words).unwrap()).collect::<Vec<_>>();
        let (mut plain, mut replayed) = (upload(), upload());
        let mut steps = steps(&mut random, count, 4);
        let mut graph = Graph::record(&stream, |stream| enqueue(&steps, &mut replayed, stream)).unwrap();
        assert_eq!(graph.nodes().len(), count);
        assert_eq!(graph.fallback(), None);
        for _ in 0..4 {
            graph.enqueue(&stream).unwrap();
            enqueue(&steps, &mut plain, &stream).unwrap();
            if random.flag() {
                // Other scalars, in one launch or in all of them.
                let at = random.index(count);
                steps[at].factor += 1;
                let Step { from, to, factor } = steps[at];
                let [from, to] = replayed.get_disjoint_mut([from, to]).unwrap();
                graph.set(at, scale(factor, &*from, to)).unwrap();
            } else {
                steps.iter_mut().for_each(|step| step.factor = random.number(100) + 1);
                let different = graph.replay(&stream, |stream| enqueue(&steps, &mut replayed, stream)).unwrap();
                assert_eq!(different, None);
                enqueue(&steps, &mut plain, &stream).unwrap();
            }
        }
        stream.wait().unwrap();
        for (plain, replayed) in plain.iter().zip(&replayed) {
            assert_eq!(replayed.download().unwrap(), plain.download().unwrap());
        }
    }
}

#[test]
fn recording_runs_nothing_and_a_report_covers_all_launches() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let (mut data, mut other) = (gpu.zeros::<u32>(64).unwrap(), gpu.zeros::<u32>(64).unwrap());
    let before = gpu.counters();
    let graph = Graph::record(&stream, |stream| {
        (0..5).try_for_each(|i| advance(&mut data, i).over(64).enqueue(stream))?;
        advance(&mut data, 7).over(0).enqueue(stream)
    });
    let graph = graph.unwrap();
    stream.wait().unwrap();
    assert_eq!(gpu.counters(), before);
    assert_eq!(data.download().unwrap(), [0; 64]);

    let report = graph.run(&gpu).unwrap();
    assert_eq!(data.download().unwrap(), [10; 64]);
    assert_eq!(gpu.counters().launches - before.launches, 5);
    let mut plain = 0;
    for i in 0..5 {
        plain += advance(&mut other, i).over(64).run(&gpu).unwrap().wave_instructions.unwrap_or(0);
    }
    assert_eq!(report.wave_instructions.unwrap_or(0), plain);
    assert!(plain > 0 || !gpu.is_virtual(), "only a card does not count them");
    assert!(report.elapsed > std::time::Duration::ZERO);
    assert_eq!(gpu.counters().wave_instructions - before.wave_instructions, 2 * plain);
    let nothing = Graph::record(&stream, |_| Ok::<(), Error>(())).unwrap();
    nothing.enqueue(&stream).unwrap();
    assert_eq!(nothing.run(&gpu).unwrap(), t0::Report::default());
}

#[test]
fn running_replays_keep_their_arguments() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let mut graph = Graph::record(&stream, |stream| advance(&mut data, 0).over(64).enqueue(stream)).unwrap();
    for step in 0..2000 {
        graph.set(0, advance(&mut data, step).over(64)).unwrap();
        graph.enqueue(&stream).unwrap();
    }
    assert_eq!(data.download().unwrap(), [1_999_000; 64]);
}

#[test]
fn full_rings_delay_replays() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(1).unwrap();
    let launches = |stream: &Stream| (0..1500).try_for_each(|_| advance(&mut data, 1).over(1).enqueue(stream));
    let graph = Graph::record(&stream, launches).unwrap();
    assert_eq!(graph.fallback(), None);
    for _ in 0..30 {
        graph.enqueue(&stream).unwrap();
    }
    assert_eq!(data.download().unwrap(), [45_000]);
}

#[test]
fn a_graph_owns_its_buffers() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut out = gpu.zeros::<u32>(4096).unwrap();
    let input = gpu.upload(&[5u32; 4096]).unwrap();
    assert!(!input.is_in_graph());
    let graph = Graph::record(&stream, |stream| scale(2, &input, &mut out).enqueue(stream)).unwrap();
    assert!(input.is_in_graph() && out.is_in_graph());
    assert_eq!(graph.bytes(), 2 * 4 * 4096);
    drop(input);
    // None of these has the memory of the dropped buffer.
    let free = gpu.available_memory();
    let others: Vec<_> = (0..20u32).map(|i| gpu.upload(&[i + 100; 4096]).unwrap()).collect();
    graph.enqueue(&stream).unwrap();
    assert_eq!(out.download().unwrap(), [10; 4096]);
    for (i, other) in others.iter().enumerate() {
        assert_eq!(other.download().unwrap(), [i as u32 + 100; 4096]);
    }
    drop(others);
    // A replay that runs keeps the memory longer than the graph does.
    graph.enqueue(&stream).unwrap();
    drop(graph);
    assert!(!out.is_in_graph());
    assert_eq!(out.download().unwrap(), [40; 4096]);
    stream.wait().unwrap();
    assert!(gpu.available_memory() >= free + 4 * 4096);
}

#[test]
fn replays_are_ordered_with_other_streams() {
    let gpu = device();
    let streams = [gpu.stream().unwrap(), gpu.stream().unwrap()];
    let mut data = gpu.upload(&[1u32; 64]).unwrap();
    let one = gpu.upload(&[1u32; 64]).unwrap();
    let graph = Graph::record(&streams[0], |stream| (0..3).try_for_each(|_| scale(1, &one, &mut data).enqueue(stream)));
    let graph = graph.unwrap();
    let mut expected = 1u32;
    for i in 0..20 {
        graph.enqueue(&streams[i % 2]).unwrap();
        advance(&mut data, 5).over(64).enqueue(&streams[(i + 1) % 2]).unwrap();
        expected = (0..3).fold(expected, |x, _| x.wrapping_mul(3).wrapping_add(1)).wrapping_add(5);
    }
    assert_eq!(data.download().unwrap(), [expected; 64]);
}

#[test]
fn launches_with_scratch_are_replayed() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let graph = Graph::record(&stream, |stream| {
        advance(&mut data, 1).over(64).enqueue(stream)?;
        Launch::new(&SPILL).view_out(data.view_mut()).scalar(4u32).over(64).enqueue(stream)
    });
    let graph = graph.unwrap();
    graph.run(&gpu).unwrap();
    graph.enqueue(&stream).unwrap();
    assert_eq!(data.download().unwrap(), [10; 64]);
}

#[test]
fn kernels_with_messages_fall_back_to_ordinary_launches() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let graph = Graph::record(&stream, |stream| (0..2).try_for_each(|_| speak(&mut data).enqueue(stream))).unwrap();
    let why = graph.fallback().expect("each launch needs a buffer of its own");
    assert_eq!(*why, Fallback::Messages { kernel: "speak" });
    assert_eq!(why.to_string(), "`speak` prints or asserts");
    let prints = gpu.capture_prints();
    graph.enqueue(&stream).unwrap();
    stream.wait().unwrap();
    let report = graph.run(&gpu).unwrap();
    assert!(report.wave_instructions > Some(0) || !gpu.is_virtual());
    let texts = prints.texts();
    assert_eq!(texts, ["out is 1", "out is 2", "out is 3", "out is 4"]);
    assert_eq!(data.download().unwrap(), [4; 64]);
}

#[test]
fn launches_that_do_not_fit_at_once_fall_back_to_ordinary_launches() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(1).unwrap();
    let launches = |stream: &Stream| (0..5000).try_for_each(|_| advance(&mut data, 1).over(1).enqueue(stream));
    let graph = Graph::record(&stream, launches).unwrap();
    assert!(matches!(graph.fallback(), Some(Fallback::TooLarge { launches: 5000, .. })));
    graph.enqueue(&stream).unwrap();
    assert_eq!(data.download().unwrap(), [5000]);
}

#[test]
fn requirements_are_checked_again() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let input = gpu.upload(&[5u32; 64]).unwrap();
    let mut graph = Graph::record(&stream, |stream| scale(2, &input, &mut out).enqueue(stream)).unwrap();
    let unmet = graph.set(0, scale(0, &input, &mut out)).unwrap_err();
    assert!(matches!(unmet, Error::Rules { kernel: "scale", .. }), "{unmet}");
    let unmet = graph.replay(&stream, |stream| scale(0, &input, &mut out).enqueue(stream)).unwrap_err();
    assert!(matches!(unmet, Error::Rules { kernel: "scale", .. }), "{unmet}");
    graph.enqueue(&stream).unwrap();
    assert_eq!(out.download().unwrap(), [10; 64]);
}

#[test]
fn a_launch_that_does_not_fit_is_an_error_or_runs_as_it_is() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let (input, long) = (gpu.upload(&[5u32; 64]).unwrap(), gpu.upload(&[6u32; 65]).unwrap());
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let mut long_out = gpu.zeros::<u32>(65).unwrap();
    let mut graph = Graph::record(&stream, |stream| scale(2, &input, &mut out).enqueue(stream)).unwrap();

    let texts = [
        graph.set(1, scale(2, &input, &mut out)),
        graph.set(0, advance(&mut out, 1).over(64)),
        graph.set(0, scale(2, &long, &mut long_out)),
        graph.set(0, scale(2, input.matrix(8, 8).unwrap(), &mut out)),
    ]
    .map(|result| graph_error(result).to_string());
    assert_eq!(
        texts,
        [
            "the graph has 1 launch, so there is none with index 1",
            "launch 0 of the graph runs `scale`, not `advance`: record the graph again",
            "launch 0 of the graph, `scale`, has [64, 1, 1] work-items, not [65, 1, 1]: record the graph again",
            "argument 1 (`x`) of launch 0 of the graph, `scale`, has another shape: record the graph again",
        ]
    );
    // Replayed as recorded: nothing was changed.
    graph.enqueue(&stream).unwrap();
    assert_eq!(out.download().unwrap(), [10; 64]);

    // More launches, and another shape: these run one by one.
    let different = graph.replay(&stream, |stream| {
        scale(2, &input, &mut out).enqueue(stream)?;
        scale(3, &long, &mut long_out).enqueue(stream)
    });
    assert_eq!(different.unwrap(), Some(Fallback::Mismatch(Mismatch::Launches { recorded: 1, given: 2 })));
    let different = graph.replay(&stream, |stream| scale(3, &long, &mut long_out).enqueue(stream)).unwrap();
    assert!(matches!(different, Some(Fallback::Mismatch(Mismatch::Grid { index: 0, .. }))), "{different:?}");
    assert_eq!(out.download().unwrap(), [40; 64]);
    assert_eq!(long_out.download().unwrap(), [72; 65]);
    // Other buffers of the same shape fit.
    let mut second = gpu.zeros::<u32>(64).unwrap();
    graph.set(0, scale(7, &input, &mut second)).unwrap();
    assert!(!out.is_in_graph() && second.is_in_graph());
    graph.enqueue(&stream).unwrap();
    assert_eq!((out.download().unwrap(), second.download().unwrap()), (vec![40; 64], vec![35; 64]));
}

#[test]
fn misuse_while_recording_is_an_error() {
    let gpu = strict();
    let (stream, other) = (gpu.stream().unwrap(), gpu.stream().unwrap());
    let input = gpu.upload(&[5u32; 64]).unwrap();
    let mut out = gpu.zeros::<u32>(64).unwrap();
    let earlier = Graph::record(&stream, |stream| advance(&mut out, 1).over(64).enqueue(stream)).unwrap();
    let graph = Graph::record(&stream, |stream| {
        assert!(stream.is_recording() && !other.is_recording());
        scale(2, &input, &mut out).enqueue(stream)?;
        let texts = [
            graph_error(Graph::record(stream, |_| Ok::<(), Error>(()))),
            graph_error(stream.wait()),
            graph_error(stream.record()),
            graph_error(earlier.enqueue(stream)),
            graph_error(out.download()),
            graph_error(scale(2, &input, &mut out).run(&gpu)),
            graph_error(advance(&mut out, 1).over(64).enqueue(&other)),
        ]
        .map(|error| error.to_string());
        let recording = |action: &str| {
            format!(
                "the stream is recording, so the host cannot {action}: what it enqueues runs only when the graph is \
                 replayed. Do this after the recording"
            )
        };
        let used = "a launch of an open recording uses this buffer and has not run, so other work cannot use the \
                    buffer: end the recording and replay the graph first";
        assert_eq!(
            texts,
            [
                "the stream is recording already: end that recording first",
                &recording("wait for it"),
                &recording("record an event on it"),
                &recording("replay a graph on it"),
                used,
                used,
                used,
            ]
        );
        // Reading what the recording only reads does not depend on the order.
        assert_eq!(input.download()?, [5; 64]);
        Ok::<(), Error>(())
    });
    let graph = graph.unwrap();
    out.download().unwrap();

    let elsewhere = strict();
    let theirs = elsewhere.stream().unwrap();
    let text = "the graph was recorded on another device: record it on a stream of this device";
    assert_eq!(graph_error(graph.enqueue(&theirs)).to_string(), text);
    assert_eq!(graph_error(graph.run(&elsewhere)), GraphError::OtherDevice);
    graph.run(&gpu).unwrap();
    assert_eq!(out.download().unwrap(), [10; 64]);
}

#[test]
fn a_recording_that_fails_records_nothing() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let error = Graph::record(&stream, |stream| {
        advance(&mut data, 1).over(64).enqueue(stream)?;
        stream.wait()
    });
    assert!(matches!(error, Err(Error::Graph(GraphError::StreamIsRecording { .. }))));
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        Graph::record(&stream, |stream| -> Result<(), Error> {
            advance(&mut data, 1).over(64).enqueue(stream)?;
            panic!("in a recording")
        })
    }));
    assert!(panic.is_err());
    // The stream and the buffer can be used as before.
    assert!(!stream.is_recording() && !data.is_in_graph());
    advance(&mut data, 3).over(64).enqueue(&stream).unwrap();
    stream.wait().unwrap();
    assert_eq!(data.download().unwrap(), [3; 64]);
}

#[test]
fn a_fault_in_a_replay_names_its_kernel() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let mut data = gpu.zeros::<u32>(64).unwrap();
    let graph = Graph::record(&stream, |stream| {
        advance(&mut data, 1).over(64).enqueue(stream)?;
        advance(&mut data, 1).over(64).enqueue(stream)?;
        Launch::new(&DIVERGENT).over(64).enqueue(stream)?;
        advance(&mut data, 10).over(64).enqueue(stream)?;
        advance(&mut data, 10).over(64).enqueue(stream)
    });
    let graph = graph.unwrap();
    for round in 1..=2 {
        graph.enqueue(&stream).unwrap();
        advance(&mut data, 100).over(64).enqueue(&stream).unwrap();
        let Error::Fault(fault) = stream.wait().unwrap_err() else { panic!("a fault") };
        assert_eq!((fault.kernel, fault.line), ("divergent", 42));
        stream.wait().unwrap();
        assert_eq!(data.download_unreliable().unwrap(), [2 * round; 64]);
        let refused = graph.enqueue(&stream).unwrap_err();
        assert!(matches!(refused, Error::Unreliable { reader: Some(("advance", 0)), .. }), "{refused}");
        data.fill(2 * round).unwrap();
    }
    let Error::Fault(fault) = graph.run(&gpu).unwrap_err() else { panic!("a fault") };
    assert_eq!(fault.kernel, "divergent");
    still_adds(&gpu);
}

/// Strict mode runs a launch that may overlap the one before it first, so that it runs although that one fails.
#[test]
fn launches_overlap_only_if_neither_writes_a_buffer_of_the_other() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let input = gpu.upload(&[1.0f32; 64]).unwrap();
    // Reading it is a fault.
    let unwritten = gpu.alloc::<f32>(64).unwrap();
    let [mut failed, mut after, mut before] = [(); 3].map(|()| gpu.zeros::<f32>(64).unwrap());
    let mut other = gpu.zeros::<u32>(64).unwrap();

    // The second launch shares only a buffer that both read; the third one reads what the first one writes, the fourth
    // one writes what the third one reads.
    let graph = Graph::record(&stream, |stream| {
        vector_add(&input, &unwritten, &mut failed).over(64).enqueue(stream)?;
        vector_add(&input, &input, &mut before).over(64).enqueue(stream)?;
        vector_add(&input, &failed, &mut after).over(64).enqueue(stream)?;
        vector_add(&input, &input, &mut failed).over(64).enqueue(stream)?;
        advance(&mut other, 1).over(64).enqueue(stream)
    });
    let graph = graph.unwrap();
    let overlaps: Vec<bool> = graph.nodes().map(|node| node.overlaps).collect();
    assert_eq!(overlaps, [false, true, false, false, true]);
    graph.enqueue(&stream).unwrap();
    assert!(matches!(stream.wait().unwrap_err(), Error::Fault(_)));
    // The replay failed as a whole.
    assert!(!before.is_reliable() && !after.is_reliable() && !other.is_reliable());
    assert_eq!(before.download_unreliable().unwrap(), [2.0; 64]);
    assert_eq!(after.download_unreliable().unwrap(), [0.0; 64]);
    assert_eq!(other.download_unreliable().unwrap(), [0; 64]);

    // Ordinary launches never overlap.
    other.fill(0).unwrap();
    failed.fill(0.0).unwrap();
    vector_add(&input, &unwritten, &mut failed).over(64).enqueue(&stream).unwrap();
    advance(&mut other, 1).over(64).enqueue(&stream).unwrap();
    assert!(matches!(stream.wait().unwrap_err(), Error::Fault(_)));
    assert_eq!(other.download_unreliable().unwrap(), [0; 64]);
}

#[test]
fn a_fault_among_overlapping_launches_names_its_kernel() {
    let gpu = strict();
    let stream = gpu.stream().unwrap();
    let input = gpu.upload(&[1.0f32; 64]).unwrap();
    let unwritten = gpu.alloc::<f32>(64).unwrap();
    let mut out = gpu.zeros::<f32>(64).unwrap();
    let [mut first, mut last] = [(); 2].map(|()| gpu.zeros::<u32>(64).unwrap());
    let graph = Graph::record(&stream, |stream| {
        advance(&mut first, 1).over(64).enqueue(stream)?;
        vector_add(&input, &unwritten, &mut out).over(64).enqueue(stream)?;
        advance(&mut last, 1).over(64).enqueue(stream)
    });
    let Error::Fault(fault) = graph.unwrap().run(&gpu).unwrap_err() else { panic!("a fault") };
    assert_eq!(fault.kernel, "vector_add");
    still_adds(&gpu);
}

/// The last launches of a replay overlap. The host sees its end only after all of them.
#[test]
fn a_replay_ends_after_all_of_its_launches() {
    let gpu = device();
    let stream = gpu.stream().unwrap();
    let mut data: Vec<_> = (0..5).map(|_| gpu.zeros::<u32>(64).unwrap()).collect();
    let graph =
        Graph::record(&stream, |stream| data.iter_mut().try_for_each(|data| advance(data, 3).over(64).enqueue(stream)));
    let graph = graph.unwrap();
    assert!(graph.nodes().skip(1).all(|node| node.overlaps));
    for round in 1..=20 {
        graph.enqueue(&stream).unwrap();
        assert!(data.iter().all(|data| data.download().unwrap() == [3 * round; 64]), "round {round}");
        assert!(graph.run(&gpu).unwrap().wave_instructions > Some(0) || !gpu.is_virtual());
        data.iter_mut().for_each(|data| data.fill(3 * round).unwrap());
    }
}

#[test]
fn threads_replay_their_graphs_at_once() {
    let gpu = device();
    std::thread::scope(|scope| {
        for thread in 1..=4u32 {
            let gpu = gpu.clone();
            scope.spawn(move || {
                let stream = gpu.stream().unwrap();
                let (x, y) = (gpu.upload(&[1.0f32; 100]).unwrap(), gpu.upload(&[2.0f32; 100]).unwrap());
                let mut sum = gpu.zeros::<f32>(100).unwrap();
                let mut data = gpu.zeros::<u32>(100).unwrap();
                let graph = Graph::record(&stream, |stream| {
                    vector_add(&x, &y, &mut sum).over(100).enqueue(stream)?;
                    (0..thread).try_for_each(|_| advance(&mut data, thread).over(100).enqueue(stream))
                });
                let graph = graph.unwrap();
                for _ in 0..50 {
                    graph.enqueue(&stream).unwrap();
                }
                assert_eq!(data.download().unwrap(), [50 * thread * thread; 100]);
                assert_eq!(sum.download().unwrap(), [3.0; 100]);
            });
        }
    });
}
