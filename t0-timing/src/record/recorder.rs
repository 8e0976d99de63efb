//! The watcher that counts launches and records some of them.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use t0_isa::object::{KernelEntry, Object};
use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Mapped, Modelled, Watch, Watched, Watcher};

use super::collect::Collected;
use super::folder::{Ended, Folder};
use super::found::{self, Found, Refused};
use super::lines::{self, Regions};
use super::residency::Uses;
use super::{Error, LIMIT, LaunchShape, Sample, Trace, Unmodelled};
use crate::Parameters;
use crate::gpu::Data;

/// Launches of a shape that are recorded at most.
const TRACES: usize = 4;

/// Watches a virtual machine: counts its launches and records one of each [`LaunchShape`].
#[derive(Debug)]
pub struct Recorder {
    models_time: bool,
    /// Whether it looks for code that no client has announced.
    finds_code: bool,
    folder: Option<Folder>,
    /// Not locked while a file is written, because the launches of all queues need it.
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    objects: Vec<Known>,
    /// What is loaded, by its address.
    loaded: BTreeMap<u64, Loaded>,
    /// What was found, by the address of its first instruction.
    found: HashMap<u64, (Found, Loaded)>,
    numbers: HashMap<LaunchShape, u32>,
    kinds: Vec<Kind>,
    traces: usize,
    uses: Uses,
    /// The kernel arguments of dispatches behind work for which the host has not waited.
    queued: HashSet<u64>,
}

/// A code object.
#[derive(Debug, Clone)]
struct Known {
    /// Its number, and the object.
    object: Arc<(u32, Object)>,
    /// Whether its file is written. Locked while it is.
    written: Arc<Mutex<bool>>,
}

/// A code object in the memory of the device.
#[derive(Debug, Clone)]
struct Loaded {
    base: u64,
    bytes: u64,
    /// Its number, and the object.
    known: Arc<(u32, Object)>,
}

impl Loaded {
    fn object(&self) -> &Object {
        &self.known.1
    }
}

/// The time of a launch for each place of its data, in the order of [`Data::ALL`].
type Times = [Modelled; 3];

/// The launches of one shape.
#[derive(Debug, Default)]
struct Kind {
    /// The wave-instructions of each launch that was recorded, and its times if times are modelled.
    traces: Vec<(u64, Option<Times>)>,
    /// The wave-instructions of the last launch.
    last: u64,
    /// Whether the file of a trace is written.
    written: bool,
    /// Launches that have ended before it was.
    waiting: Vec<Ended>,
}

/// Whether launches with so many instructions differ by less than an eighth.
fn is_near(known: u64, instructions: u64) -> bool {
    known.abs_diff(instructions) <= known / 8
}

impl Kind {
    /// The recorded launch that executed nearly as many instructions.
    fn nearest(&self, instructions: u64) -> Option<(u64, Option<Times>)> {
        self.traces.iter().copied().min_by_key(|(known, _)| known.abs_diff(instructions))
    }

    /// Whether a launch with so many instructions is to be recorded: none that was differs by less than an eighth.
    fn wants(&self, instructions: u64) -> bool {
        self.traces.len() < TRACES && !self.nearest(instructions).is_some_and(|(known, _)| is_near(known, instructions))
    }

    /// The time of a launch with so many instructions: that of the nearest one which was recorded, in proportion to
    /// the instructions if they differ much.
    fn time(&self, instructions: u64, data: u16) -> Option<Modelled> {
        let (known, times) = self.nearest(instructions)?;
        let Modelled { run, gap } = times?[usize::from(data)];
        if known == 0 || is_near(known, instructions) {
            return Some(Modelled { run, gap });
        }
        let nanoseconds = run.as_nanos() * u128::from(instructions) / u128::from(known);
        Some(Modelled { run: Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX)), gap })
    }
}

impl Recorder {
    /// A recorder that writes to a new folder in `folder`, and models times if `models_time` is set.
    ///
    /// # Errors
    /// [`Error::Write`] if the folder cannot be created.
    pub fn new(folder: Option<&Path>, models_time: bool) -> Result<Recorder, Error> {
        let folder = folder.map(Folder::create).transpose()?;
        Ok(Recorder { models_time, finds_code: false, folder, state: Mutex::default() })
    }

    /// Also models launches of code that no client has announced ([`Watcher::loaded`]): it is read from the memory of
    /// the device. For clients that know nothing of the recorder.
    #[must_use]
    pub fn finding_code(mut self) -> Recorder {
        self.finds_code = true;
        self
    }

    /// Notes that a code object was loaded: `base` is where its address 0 is, and `bytes` its size in memory. What was
    /// loaded there before is forgotten.
    fn load(&self, object: &Object, base: u64, bytes: u64) -> Result<(), Error> {
        let mut state = self.lock();
        let known = state.objects.iter().find(|known| known.object.1.bytes() == object.bytes());
        let Known { object: known, written } = match known {
            Some(known) => known.clone(),
            None => {
                let number = state.objects.len() as u32;
                let new = Known { object: Arc::new((number, object.clone())), written: Arc::default() };
                state.objects.push(new.clone());
                new
            }
        };
        drop(state);
        if let Some(folder) = &self.folder {
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            if !*written {
                folder.write_object(known.0 as usize, object.bytes())?;
                *written = true;
            }
        }
        let mut state = self.lock();
        state.loaded.retain(|_, other| other.base + other.bytes <= base || base + bytes <= other.base);
        state.loaded.insert(base, Loaded { base, bytes, known });
        Ok(())
    }

    /// The code object of a dispatch that no client has announced, whose file is written. `None` if its code is not
    /// mapped.
    fn found(&self, state: &mut State, launch: &Watched<'_>) -> Option<Result<Loaded, String>> {
        let found = state.find(launch)?;
        let (Some(folder), Ok(loaded)) = (&self.folder, &found) else { return Some(found) };
        let number = loaded.known.0;
        let written = state.objects.get(number as usize).map(|known| known.written.clone()).unwrap_or_default();
        let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
        if !*written {
            if let Err(error) = folder.write_object(number as usize, loaded.object().bytes()) {
                return Some(Err(error.to_string()));
            }
            *written = true;
        }
        Some(found)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the end of a launch. `trace` is what was recorded of it.
    fn ended(&self, ended: Ended, trace: Option<(Trace, Loaded)>) -> Result<Option<Modelled>, String> {
        let Ended { instructions, shape, data, .. } = ended;
        // Modelling takes long, so other queues do not wait for it.
        let modelled = match &trace {
            Some((trace, loaded)) if self.models_time => Some(times(trace, loaded).map_err(|why| {
                let name = trace.shape.kernel(loaded.object()).map_or("", KernelEntry::name);
                format!("`{name}` has no modelled time: {why}")
            })?),
            _ => None,
        };
        let mut state = self.lock();
        let State { kinds, traces, .. } = &mut *state;
        let Some(kind) = kinds.get_mut(shape as usize) else { return Ok(None) };
        kind.last = instructions;
        // Another queue may have launched and recorded the same.
        let trace = trace.filter(|_| kind.wants(instructions)).map(|(trace, _)| (*traces, trace));
        if trace.is_some() {
            *traces += 1;
            kind.traces.push((instructions, modelled));
        }
        let modelled = kind.time(instructions, data);
        let Some(folder) = &self.folder else { return Ok(modelled) };
        if trace.is_none() && !kind.written {
            // A recording names no launch without a trace, whenever the program ends.
            kind.waiting.push(ended);
            return Ok(modelled);
        }
        drop(state);
        let mut all = vec![ended];
        if let Some((number, trace)) = trace {
            let result = folder.write_trace(number, &trace);
            let mut state = self.lock();
            let Some(kind) = state.kinds.get_mut(shape as usize) else { return Ok(None) };
            if let Err(error) = result {
                // The next launch is recorded instead.
                kind.traces.retain(|(known, _)| *known != instructions);
                return Err(error.to_string());
            }
            kind.written = true;
            all.append(&mut kind.waiting);
        }
        folder.write_launches(&all).map_err(|error| error.to_string())?;
        Ok(modelled)
    }
}

impl State {
    /// The code object that contains an address of the device.
    fn loaded_at(&self, address: u64) -> Option<&Loaded> {
        let (_, loaded) = self.loaded.range(..=address).next_back()?;
        (address - loaded.base < loaded.bytes).then_some(loaded)
    }

    /// The code object of a dispatch that no client has announced. `None` if its code is not mapped.
    fn find(&mut self, launch: &Watched<'_>) -> Option<Result<Loaded, String>> {
        let (code, found) = (launch.dispatch.code, Found::of(launch)?);
        if let Some((known, loaded)) = self.found.get(&code)
            && known.is(&found)
        {
            return Some(Ok(loaded.clone()));
        }
        let (object, base) = match found.object(launch) {
            Ok(object) => object,
            Err(why) => return Some(Err(why)),
        };
        let known = Arc::new((self.objects.len() as u32, object));
        self.objects.push(Known { object: known.clone(), written: Arc::default() });
        let loaded = Loaded { base, bytes: 0, known };
        self.found.insert(code, (found, loaded.clone()));
        Some(Ok(loaded))
    }

    /// The number of a shape, and whether its next launch is to be recorded.
    fn number(&mut self, shape: LaunchShape) -> (u32, bool) {
        let next = self.kinds.len() as u32;
        let number = *self.numbers.entry(shape).or_insert(next);
        if number == next {
            self.kinds.push(Kind::default());
        }
        let kind = &self.kinds[number as usize];
        (number, kind.wants(kind.last))
    }
}

impl Watcher for Recorder {
    fn begin(&self, launch: &Watched<'_>) -> Option<Box<dyn Watch + '_>> {
        let dispatch = launch.dispatch;
        let mut state = self.lock();
        let queued = state.queued.remove(&dispatch.kernarg);
        let loaded = match state.loaded_at(dispatch.code) {
            Some(loaded) => loaded.clone(),
            None if self.finds_code => match self.found(&mut state, launch)? {
                Ok(found) => found,
                Err(why) => {
                    let why = format!("the kernel at {:#x} has no modelled time: {why}", dispatch.code);
                    return Some(Box::new(Refused(why)));
                }
            },
            None => return None,
        };
        let shape = LaunchShape {
            entry: dispatch.code - loaded.base,
            object: loaded.known.0,
            lds_bytes: dispatch.lds_bytes,
            grid: dispatch.grid,
            block: dispatch.workgroup.map(u32::from),
        };
        let kernel = shape.kernel(loaded.object())?;
        let (number, wanted) = state.number(shape);
        let (address, bytes) = match dispatch.user {
            None => (dispatch.kernarg, kernel.metadata.kernarg_segment_size.into()),
            Some(_) => found::arguments(launch),
        };
        let kernarg = launch.read(address, bytes as usize).unwrap_or_default();
        let words: Vec<u64> = lines::words(&kernel.metadata, &kernarg).collect();
        let all = launch.allocations();
        let p = Parameters::of_object(loaded.object()).ok();
        let data = state.uses.launch(p.as_ref(), &all, &used(&all, &words));
        drop(state);
        let recorded = wanted.then(|| {
            let regions = Regions::new(all.iter().map(|one| (one.address, one.bytes)), words);
            // A launch that the model does not know has no trace, and `Trace::sample` reports why.
            let geometry = shape.geometry(loaded.object()).ok();
            Recorded {
                traces: Collected::new((loaded.object(), loaded.base), geometry, regions, LIMIT),
                needed: geometry.zip(p).map_or(0, |(geometry, p)| Sample::needed_with_variations(&p, &geometry)),
                loaded: loaded.clone(),
            }
        });
        Some(Box::new(Launch { recorder: self, shape, number, data, queued, recorded }))
    }

    fn models_time(&self) -> bool {
        self.models_time
    }

    fn queued(&self, kernarg: u64) {
        self.lock().queued.insert(kernarg);
    }

    fn loaded(&self, object: &Object, address: u64, bytes: u64) -> Result<(), String> {
        self.load(object, address, bytes).map_err(|error| error.to_string())
    }
}

/// A launch that runs.
struct Launch<'a> {
    recorder: &'a Recorder,
    shape: LaunchShape,
    /// Number of the shape.
    number: u32,
    /// Where its data are at the start.
    data: Data,
    /// Whether it is behind work for which the host has not waited.
    queued: bool,
    /// What is recorded, if anything is.
    recorded: Option<Recorded>,
}

/// What is recorded of a launch.
struct Recorded {
    loaded: Loaded,
    traces: Collected,
    /// The number of workgroups to record.
    needed: u64,
}

impl Traces for Launch<'_> {
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>) {
        if let Some(recorded) = &self.recorded {
            recorded.traces.workgroup(number, waves);
        }
    }
}

impl Watch for Launch<'_> {
    fn traced(&self) -> u64 {
        self.recorded.as_ref().map_or(0, |recorded| recorded.needed)
    }

    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String> {
        let Launch { recorder, shape, number, data, queued, recorded } = *self;
        let instructions = stats.instructions;
        let trace = recorded.map(|Recorded { loaded, traces, .. }| {
            let (waves, bytes) = match traces.into_waves() {
                Ok((waves, bytes)) => (Ok(waves), bytes),
                Err(lost) => (Err(lost), 0),
            };
            (Trace { shape, number, instructions, bytes, waves }, loaded)
        });
        let ended = Ended { instructions, shape: number, data: data as u16, queued: queued.into() };
        recorder.ended(ended, trace)
    }
}

/// The allocations to which words point, each once.
fn used(all: &[Mapped], words: &[u64]) -> Vec<Mapped> {
    let mut used: Vec<Mapped> = Vec::new();
    for word in words {
        let after = all.partition_point(|one| one.address <= *word);
        let before = after.checked_sub(1).and_then(|at| all.get(at));
        used.extend(before.filter(|one| word - one.address < one.bytes && !used.contains(one)));
    }
    used
}

/// The modelled times of a launch.
fn times(trace: &Trace, loaded: &Loaded) -> Result<Times, Unmodelled> {
    let sample = trace.sample(loaded.object())?;
    let (p, mut times) = (sample.parameters(), Times::default());
    for (time, data) in times.iter_mut().zip(Data::ALL) {
        let clocks = sample.launch(data).time(p, &sample.workgroups)?.clocks;
        *time = Modelled {
            run: Duration::from_nanos((clocks * 1000 / p.clock) as u64),
            gap: Duration::from_nanos(p.queued_overhead as u64),
        };
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use t0_isa::object::{Kernel, Machine, ObjectBuilder};

    use super::*;

    /// The end of a launch of nine instructions.
    fn of(shape: u32) -> Ended {
        Ended { instructions: 9, shape, data: Data::L2 as u16, queued: 0 }
    }

    #[test]
    fn launches_of_another_length_are_recorded_four_times() {
        let mut kind = Kind::default();
        assert!(kind.wants(0), "the first launch");
        for (instructions, wanted) in [(1000, true), (1100, false), (900, false), (2000, true), (3000, true)] {
            assert_eq!(kind.wants(instructions), wanted, "{instructions}");
            if wanted {
                kind.traces.push((instructions, None));
            }
        }
        assert_eq!(kind.nearest(2400).map(|(known, _)| known), Some(2000));
        kind.traces.push((100, None));
        assert!(!kind.wants(9000), "there are four");
    }

    #[test]
    fn launches_of_another_length_take_time_in_proportion() {
        let time = |microseconds| Modelled { run: Duration::from_micros(microseconds), gap: Duration::from_micros(3) };
        let kind = Kind { traces: vec![(1000, Some([time(10); 3])), (8000, Some([time(70); 3]))], ..Kind::default() };
        for (instructions, run) in [(1000, 10), (1100, 10), (2000, 20), (7900, 70), (16_000, 140)] {
            assert_eq!(kind.time(instructions, 0), Some(time(run)), "{instructions}");
        }
        assert_eq!(Kind::default().time(9, 0), None);
    }

    /// The file of the trace is a FIFO, which is opened only when the test opens it too.
    #[cfg(unix)]
    #[test]
    fn launches_do_not_wait_for_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let recorder = Recorder::new(Some(folder.path()), false).expect("a folder");
        let code = Kernel::new("k", vec![0xbfb0_0000]);
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(code).build().expect("an object");
        let object = Object::parse(&object).expect("it was built");
        recorder.load(&object, 0x1000, 0x1000).expect("its file is written");
        let shape = |grid| LaunchShape { entry: 0x100, object: 0, lds_bytes: 0, grid: [grid, 1, 1], block: [32, 1, 1] };
        let number = |grid| recorder.lock().number(shape(grid)).0;
        let (slow, quick) = (number(32), number(64));
        let trace = |grid, number| {
            let trace = Trace { shape: shape(grid), number, instructions: 9, bytes: 0, waves: Ok(Vec::new()) };
            Some((trace, recorder.lock().loaded_at(0x1000).expect("it is loaded").clone()))
        };
        let machine = std::fs::read_dir(folder.path()).expect("it is there").next().expect("one").expect("it").path();
        let part = machine.join("part-0");
        let made = std::process::Command::new("mkfifo").arg(&part).status().expect("mkfifo runs");
        assert!(made.success());
        let logged = || std::fs::metadata(machine.join("launches")).expect("it is there").len() as usize;
        let (sender, ended) = std::sync::mpsc::channel();
        std::thread::scope(|scope| {
            let (recorder, trace, sender) = (&recorder, &trace, &sender);
            scope.spawn(move || sender.send(recorder.ended(of(slow), trace(32, slow))));
            // The file has its number when it is being written.
            while recorder.lock().traces == 0 {
                std::thread::yield_now();
            }
            scope.spawn(move || {
                let _ = sender.send(recorder.ended(of(quick), trace(64, quick)));
                let _ = sender.send(recorder.ended(of(quick), None));
                let _ = sender.send(recorder.ended(of(slow), None));
            });
            let in_time = (0..3).map(|_| ended.recv_timeout(Duration::from_secs(20)).is_ok()).collect::<Vec<_>>();
            let before = logged();
            let mut fifo = std::fs::File::open(&part).expect("it is there");
            std::io::copy(&mut fifo, &mut std::io::sink()).expect("the trace");
            assert_eq!(in_time, [true; 3], "launches waited for the file");
            assert_eq!(before, 2 * size_of::<Ended>(), "no launch before its trace");
        });
        assert_eq!(ended.recv().expect("it has ended"), Ok(None));
        assert_eq!(logged(), 4 * size_of::<Ended>());
    }

    #[test]
    fn a_trace_that_cannot_be_written_is_written_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let recorder = Recorder::new(Some(folder.path()), false).expect("a folder");
        let code = Kernel::new("k", vec![0xbfb0_0000]);
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(code).build().expect("an object");
        let object = Object::parse(&object).expect("it was built");
        recorder.load(&object, 0x1000, 0x1000).expect("its file is written");
        let shape = LaunchShape { entry: 0x100, object: 0, lds_bytes: 0, grid: [32, 1, 1], block: [32, 1, 1] };
        let number = recorder.lock().number(shape).0;
        let trace = || {
            let trace = Trace { shape, number, instructions: 9, bytes: 0, waves: Ok(Vec::new()) };
            Some((trace, recorder.lock().loaded_at(0x1000).expect("it is loaded").clone()))
        };
        let machine = std::fs::read_dir(folder.path()).expect("it is there").next().expect("one").expect("it").path();
        std::fs::create_dir(machine.join("part-0")).expect("a directory instead of the file");
        let error = recorder.ended(of(number), trace()).expect_err("it cannot be written");
        assert!(error.contains("trace-0 cannot be written: "), "{error}");
        assert_eq!(recorder.ended(of(number), None), Ok(None));
        assert!(recorder.lock().number(shape).1, "the next launch is recorded");
        assert_eq!(recorder.ended(of(number), trace()), Ok(None));
        let read = crate::record::Recording::read(folder.path()).expect("a recording").launches;
        assert_eq!(read.iter().map(|launches| launches.count).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn what_was_loaded_last_is_at_an_address() {
        let object = |name: &str| {
            let kernel = Kernel::new(name, vec![0xbfb0_0000]);
            let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object");
            Object::parse(&object).expect("it was built")
        };
        let recorder = Recorder::new(None, false).expect("nothing is written");
        let load = |name: &str, base, bytes| recorder.load(&object(name), base, bytes).expect("nothing is written");
        let found = |address| recorder.lock().loaded_at(address).map(|loaded| (loaded.base, loaded.known.0));
        load("first", 0x1000, 0x1000);
        load("second", 0x2000, 0x1000);
        assert_eq!([0xfff, 0x1fff, 0x2000, 0x3000].map(found), [None, Some((0x1000, 0)), Some((0x2000, 1)), None]);
        // The same object elsewhere, over both.
        load("first", 0x1800, 0x1000);
        assert_eq!([0x1000, 0x1800, 0x27ff, 0x2800].map(found), [None, Some((0x1800, 0)), Some((0x1800, 0)), None]);
    }
}
