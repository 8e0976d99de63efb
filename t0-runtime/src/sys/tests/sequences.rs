//! Random sequences of operations on four threads that share a device: each operation succeeds, or fails with a typed
//! error if something disturbs the device; results are right; afterwards the driver has everything back.
//!
//! `T0_RANDOM_SEQUENCES` sets the number of sequences.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use t0_tests_share::by_hand::{ENDLESS, SPILL, WILD};
use t0_tests_share::random::Random;

use super::advance;
use super::injections::{ERRNOS, device, ends_within, injector};
use super::injector::{Held, Injector, Plan};
use crate::buffer::Buffer;
use crate::device::Device;
use crate::error::Error;
use crate::event::Event;
use crate::graph::Graph;
use crate::kfd::process::Process;
use crate::launch::Launch;
use crate::stream::Stream;

/// The number of sequences without `T0_RANDOM_SEQUENCES`.
const SEQUENCES: u64 = 10_000;
/// Threads that share a device.
const THREADS: u64 = 4;
/// Sequences of one thread on one device.
const OF_A_DEVICE: u64 = 25;

/// What disturbs the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trouble {
    None,
    /// Calls of the driver fail.
    Calls,
    /// Kernels fail, which stops their queue.
    Kernels,
    /// A kernel accesses memory illegally, which stops the process.
    Wild,
    /// The GPU is reset.
    Reset,
}

impl Trouble {
    /// The trouble of a device by its number. Most have none.
    fn of(number: u64) -> Trouble {
        match number % 10 {
            1 | 5 => Trouble::Calls,
            3 => Trouble::Kernels,
            7 => Trouble::Wild,
            9 => Trouble::Reset,
            _ => Trouble::None,
        }
    }
}

/// A buffer and the value of all its elements, if it is known.
struct Item {
    id: u64,
    data: Buffer<u32>,
    value: Option<u32>,
}

/// A graph, and which item each of its launches adds what to.
struct Replayable {
    graph: Graph,
    adds: Vec<(u64, u32)>,
}

/// The objects of one sequence.
struct Sequence<'a> {
    gpu: &'a Device,
    sys: &'a Injector,
    trouble: Trouble,
    random: Random,
    items: Vec<Item>,
    streams: Vec<Stream>,
    events: Vec<Event>,
    graphs: Vec<Replayable>,
    /// The id of the next item.
    next: u64,
}

/// An operation. An operation without the objects that it needs does nothing.
type Step = fn(&mut Sequence<'_>) -> Result<(), Error>;

/// The operations; one that is listed twice is twice as frequent.
const STEPS: &[Step] = &[
    |sequence| sequence.allocate(),
    |sequence| sequence.allocate(),
    |sequence| sequence.run(),
    |sequence| sequence.enqueue(),
    |sequence| sequence.enqueue(),
    |sequence| sequence.enqueue(),
    |sequence| sequence.read(),
    |sequence| sequence.write(),
    |sequence| sequence.open_stream(),
    |sequence| sequence.record(),
    |sequence| sequence.wait_for_event(),
    |sequence| sequence.wait_for_stream(),
    |sequence| sequence.drop_buffer(),
    |sequence| sequence.drop_stream(),
    |sequence| sequence.drop_event(),
    |sequence| sequence.disturb(),
    |sequence| sequence.record_graph(),
    |sequence| sequence.replay(),
    |sequence| sequence.replay(),
    |sequence| sequence.change_graph(),
    |sequence| sequence.drop_graph(),
];

impl Sequence<'_> {
    /// A number of elements; sometimes more than one workgroup, rarely none.
    fn len(&mut self) -> usize {
        match self.random.below(20) {
            0 => 0,
            1 => 5000,
            _ => self.random.index(200) + 1,
        }
    }

    /// The position of one of `count` objects.
    fn pick(&mut self, count: usize) -> Option<usize> {
        (count > 0).then(|| self.random.index(count))
    }

    fn allocate(&mut self) -> Result<(), Error> {
        let (len, value) = (self.len(), self.random.word());
        let data = if self.random.flag() {
            self.gpu.upload(&vec![value; len])?
        } else {
            let mut data = self.gpu.alloc(len)?;
            data.fill(value)?;
            data
        };
        self.items.push(Item { id: self.next, data, value: Some(value) });
        self.next += 1;
        Ok(())
    }

    /// Launches one of the kernels that add a number, on a stream or the device's own queue.
    fn launch(&mut self, stream: Option<usize>) -> Result<(), Error> {
        let Some(at) = self.pick(self.items.len()) else { return Ok(()) };
        let (step, spill) = (self.random.word(), self.random.one_in(8));
        let item = &mut self.items[at];
        let (len, before) = (item.data.len(), item.value.take());
        let launch = if spill {
            Launch::new(&SPILL).view_out(item.data.view_mut()).scalar(step)
        } else {
            advance(&mut item.data, step)
        };
        match stream {
            // A launch that is refused has no effect. After a failed wait it may have one.
            Some(stream) => match launch.over(len).enqueue(&self.streams[stream]) {
                Ok(()) => {}
                refused => {
                    item.value = before;
                    return refused;
                }
            },
            None => drop(launch.over(len).run(self.gpu)?),
        }
        item.value = before.map(|value| value.wrapping_add(step));
        Ok(())
    }

    fn run(&mut self) -> Result<(), Error> {
        self.launch(None)
    }

    fn enqueue(&mut self) -> Result<(), Error> {
        if self.streams.is_empty() {
            self.open_stream()?;
        }
        let stream = self.random.index(self.streams.len());
        self.launch(Some(stream))
    }

    fn read(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.items.len()) else { return Ok(()) };
        self.items[at].check(self.trouble)
    }

    fn write(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.items.len()) else { return Ok(()) };
        let value = self.random.word();
        let Item { data, value: known, .. } = &mut self.items[at];
        // If the call fails, it has waited in vain and written nothing.
        data.write(&vec![value; data.len()])?;
        *known = Some(value);
        Ok(())
    }

    fn open_stream(&mut self) -> Result<(), Error> {
        if self.streams.len() < 3 {
            self.streams.push(self.gpu.stream()?);
        }
        Ok(())
    }

    fn record(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.streams.len()) else { return Ok(()) };
        self.events.push(self.streams[at].record()?);
        Ok(())
    }

    fn wait_for_event(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.events.len()) else { return Ok(()) };
        self.events[at].wait()?;
        assert!(self.events[at].is_done());
        Ok(())
    }

    fn wait_for_stream(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.streams.len()) else { return Ok(()) };
        self.streams[at].wait()
    }

    fn drop_buffer(&mut self) -> Result<(), Error> {
        if let Some(at) = self.pick(self.items.len()) {
            drop(self.items.swap_remove(at));
        }
        Ok(())
    }

    fn drop_stream(&mut self) -> Result<(), Error> {
        if let Some(at) = self.pick(self.streams.len()) {
            drop(self.streams.swap_remove(at));
        }
        Ok(())
    }

    fn drop_event(&mut self) -> Result<(), Error> {
        if let Some(at) = self.pick(self.events.len()) {
            drop(self.events.swap_remove(at));
        }
        Ok(())
    }

    /// Records some launches that add a number. A launch without work-items would be left out.
    fn record_graph(&mut self) -> Result<(), Error> {
        let (Some(at), count) = (self.pick(self.streams.len()), 1 + self.random.index(4)) else { return Ok(()) };
        let mut adds = Vec::new();
        for _ in 0..count {
            let Some(item) = self.pick(self.items.len()) else { return Ok(()) };
            if !self.items[item].data.is_empty() {
                adds.push((item, self.random.word()));
            }
        }
        let items = &mut self.items;
        let graph = Graph::record(&self.streams[at], |stream| {
            adds.iter().try_for_each(|(item, step)| {
                let data = &mut items[*item].data;
                let len = data.len();
                advance(data, *step).over(len).enqueue(stream)
            })
        })?;
        let adds = adds.into_iter().map(|(item, step)| (items[item].id, step)).collect();
        self.graphs.push(Replayable { graph, adds });
        Ok(())
    }

    /// Replays a graph on a stream or on the device's own queue. Its buffers may have been dropped.
    fn replay(&mut self) -> Result<(), Error> {
        let (graph, stream) = (self.pick(self.graphs.len()), self.pick(self.streams.len()));
        let Some(Replayable { graph, adds }) = graph.map(|graph| &self.graphs[graph]) else { return Ok(()) };
        // A replay that is refused has no effect. After a failed wait it may have one.
        let known = match stream.filter(|_| self.random.flag()) {
            Some(stream) => {
                graph.enqueue(&self.streams[stream])?;
                Ok(())
            }
            None => graph.run(self.gpu).map(drop),
        };
        for (id, step) in adds {
            for item in self.items.iter_mut().filter(|item| item.id == *id) {
                item.value = item.value.filter(|_| known.is_ok()).map(|value| value.wrapping_add(*step));
            }
        }
        known
    }

    /// Gives a launch of a graph another number.
    fn change_graph(&mut self) -> Result<(), Error> {
        let Some(at) = self.pick(self.graphs.len()) else { return Ok(()) };
        let Replayable { graph, adds } = &mut self.graphs[at];
        let index = self.random.index(adds.len().max(1));
        let Some((id, old)) = adds.get_mut(index) else { return Ok(()) };
        let Some(item) = self.items.iter_mut().find(|item| item.id == *id) else { return Ok(()) };
        let (len, step) = (item.data.len(), self.random.word());
        graph.set(index, advance(&mut item.data, step).over(len))?;
        *old = step;
        Ok(())
    }

    fn drop_graph(&mut self) -> Result<(), Error> {
        if let Some(at) = self.pick(self.graphs.len()) {
            drop(self.graphs.swap_remove(at));
        }
        Ok(())
    }

    /// Does what the device's trouble is, now and then.
    fn disturb(&mut self) -> Result<(), Error> {
        match self.trouble {
            Trouble::None | Trouble::Calls => {}
            Trouble::Kernels if self.random.one_in(4) => {
                let Some(at) = self.pick(self.streams.len()) else { return Ok(()) };
                Launch::new(&ENDLESS).over(32).enqueue(&self.streams[at])?;
            }
            Trouble::Wild if self.random.one_in(100) => drop(Launch::new(&WILD).over(32).run(self.gpu)?),
            Trouble::Reset if self.random.one_in(100) => self.sys.inner().kfd().reset(0),
            Trouble::Kernels | Trouble::Wild | Trouble::Reset => {}
        }
        Ok(())
    }
}

impl Item {
    /// Reads the buffer and compares it with what it must hold.
    fn check(&self, trouble: Trouble) -> Result<(), Error> {
        let found = self.data.download()?;
        // A failed kernel takes the launches behind it along. The stream or another buffer reports that, once.
        let reliable = matches!(trouble, Trouble::None | Trouble::Calls);
        if let Some(value) = self.value.filter(|_| reliable) {
            assert!(found.iter().all(|found| *found == value), "{} elements of {value}: {found:?}", self.data.len());
        }
        Ok(())
    }
}

/// How the operations ended.
#[derive(Default)]
struct Outcomes {
    steps: AtomicU64,
    errors: AtomicU64,
}

/// One sequence: some operations, and then all objects are dropped in some order, busy or not.
fn sequence(gpu: &Device, sys: &Injector, trouble: Trouble, seed: u64, outcomes: &Outcomes) {
    let mut sequence = Sequence {
        gpu,
        sys,
        trouble,
        random: Random::new(seed),
        items: Vec::new(),
        streams: Vec::new(),
        events: Vec::new(),
        graphs: Vec::new(),
        next: 0,
    };
    let steps = 5 + sequence.random.below(20);
    for _ in 0..steps {
        let step = STEPS[sequence.random.index(STEPS.len())];
        outcomes.steps.fetch_add(1, Ordering::Relaxed);
        if let Err(error) = step(&mut sequence) {
            assert!(trouble != Trouble::None, "seed {seed}: {error}");
            outcomes.errors.fetch_add(1, Ordering::Relaxed);
        }
    }
    if trouble == Trouble::None {
        for item in &sequence.items {
            item.check(trouble).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        }
    }
    if sequence.random.flag() {
        sequence.streams.clear();
    }
    if sequence.random.flag() {
        sequence.items.clear();
    }
}

/// Four threads on one device.
fn share_a_device(number: u64, outcomes: &Outcomes) {
    let trouble = Trouble::of(number);
    let sys = injector();
    let process = Process::open(sys.clone()).expect("the driver answers");
    let gpu = device(&process, Duration::from_secs(30)).expect("it opens");
    if trouble == Trouble::Calls {
        sys.plan(Plan::OneIn(30, &ERRNOS, Random::new(number)));
    }
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (gpu, sys) = (gpu.clone(), &sys);
            scope.spawn(move || {
                let first = (number * THREADS + thread) * OF_A_DEVICE;
                (first..first + OF_A_DEVICE).for_each(|seed| sequence(&gpu, sys, trouble, seed, outcomes));
            });
        }
    });
    drop((gpu, process));
    assert_eq!(sys.held(), Held::EVENT_PAGE, "device {number}, {trouble:?}");
    assert_eq!(Arc::strong_count(&sys), 1, "device {number}, {trouble:?}: nothing uses the driver any more");
}

#[test]
#[expect(clippy::print_stdout, reason = "shown with --nocapture")]
fn random_sequences_leave_nothing_behind() {
    let sequences = std::env::var("T0_RANDOM_SEQUENCES").map_or(SEQUENCES, |count| count.parse().expect("a number"));
    let outcomes = Arc::new(Outcomes::default());
    let began = Instant::now();
    for number in 0..sequences.div_ceil(THREADS * OF_A_DEVICE) {
        let outcomes = outcomes.clone();
        ends_within(Duration::from_secs(60), move || share_a_device(number, &outcomes));
    }
    let (steps, errors) = (outcomes.steps.load(Ordering::Relaxed), outcomes.errors.load(Ordering::Relaxed));
    println!("{sequences} sequences, {steps} steps, {errors} errors in {:.1} s", began.elapsed().as_secs_f64());
    assert!(errors > 0 && errors < steps / 4, "{errors} errors in {steps} steps");
}
