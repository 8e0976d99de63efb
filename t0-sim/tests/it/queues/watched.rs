//! What a watcher of a virtual machine sees.

use std::sync::{Arc, Mutex};

use t0_sim::exec::{Stats, Traces, WaveTrace};
use t0_sim::kfd::{Modelled, VirtualKfd, VirtualOptions, Watch, Watched, Watcher};

use super::{ALL, Client, PM4, pair, pm4, wait_for};

/// Stores the number of its workgroup: s[0:1] is the data, s2 the workgroup.
const NUMBER: &str = "v_mov_b32_e32 v1, s2\n\
    s_lshl_b32 s3, s2, 2\n\
    v_mov_b32_e32 v2, s3\n\
    global_store_b32 v2, v1, s[0:1]\n\
    s_endpgm\n";

/// The first `traced` workgroups of dispatches over at least 64 work-items.
#[derive(Debug)]
struct Recorder {
    traced: u64,
    /// The error of the end of each dispatch.
    refusal: Option<&'static str>,
    seen: Mutex<Vec<Seen>>,
}

/// A dispatch that has ended.
#[derive(Debug)]
struct Seen {
    code: u64,
    workgroups: u64,
    allocation: Option<(u64, u64)>,
    first_word: Option<Vec<u8>>,
    traces: Vec<(u64, Vec<WaveTrace>)>,
}

struct One<'a> {
    recorder: &'a Recorder,
    seen: Seen,
    traces: Mutex<Vec<(u64, Vec<WaveTrace>)>>,
}

impl Watcher for Recorder {
    fn begin(&self, launch: &Watched<'_>) -> Option<Box<dyn Watch + '_>> {
        let dispatch = launch.dispatch;
        let user = dispatch.user?;
        let data = u64::from(user[0]) | u64::from(user[1]) << 32;
        let seen = Seen {
            code: dispatch.code,
            workgroups: 0,
            allocation: launch.allocation(data + 4),
            first_word: launch.read(data, 4),
            traces: Vec::new(),
        };
        assert!(launch.read(u64::MAX - 2, 4).is_none() && launch.allocation(1).is_none());
        let all = launch.allocations();
        assert!(all.is_sorted_by_key(|one| one.address), "{all:?}");
        assert!(all.iter().any(|one| seen.allocation == Some((one.address, one.bytes))), "{all:?}");
        (dispatch.grid[0] >= 64).then(|| Box::new(One { recorder: self, seen, traces: Mutex::default() }) as _)
    }
}

impl Traces for One<'_> {
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>) {
        self.traces.lock().unwrap().push((number, waves));
    }
}

impl Watch for One<'_> {
    fn traced(&self) -> u64 {
        self.recorder.traced
    }

    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String> {
        let One { recorder, seen, traces } = *self;
        assert!(stats.trace.is_empty(), "traces are not kept");
        let mut traces = traces.into_inner().unwrap();
        traces.sort_by_key(|(number, _)| *number);
        recorder.seen.lock().unwrap().push(Seen { workgroups: stats.workgroups, traces, ..seen });
        recorder.refusal.map_or(Ok(None), |why| Err(why.to_owned()))
    }
}

fn recorder(traced: u64, refusal: Option<&'static str>) -> (Arc<Recorder>, Client) {
    let recorder = Arc::new(Recorder { traced, refusal, seen: Mutex::default() });
    let kfd = VirtualKfd::watched(VirtualOptions::default(), recorder.clone());
    (recorder, Client::of(kfd))
}

#[test]
fn a_watcher_gets_the_traces_of_the_workgroups_that_it_asks_for() {
    let (recorder, client) = recorder(3, None);
    let (code, data, done) = (client.code(NUMBER), client.area_with(4096, ALL), client.area(4096));
    data.set_words(0, &[77]);
    let mut queue = client.queue(PM4);
    let launch = |groups| pm4::dispatch(code.address, &pair(data.address), 32, groups, 0);
    // The first dispatch is not watched.
    queue.send(&[launch(1), launch(500), pm4::release(done.address, 1)].concat());
    wait_for("the dispatches", || done.word(0) == 1);
    assert_eq!((data.word(4), data.word(4 * 499)), (1, 499));
    let seen = recorder.seen.lock().unwrap();
    let [seen] = &seen[..] else { panic!("{seen:?}") };
    assert_eq!((seen.code, seen.workgroups), (code.address, 500));
    assert_eq!(seen.allocation, Some((data.address, 4096)));
    assert_eq!(seen.first_word.as_deref(), Some(&[0u8; 4][..]), "the first dispatch has stored its number");
    assert_eq!(seen.traces.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [0, 1, 2]);
    for (number, waves) in &seen.traces {
        let [wave] = &waves[..] else { panic!("{waves:?}") };
        let addresses: Vec<u64> = wave.executed.iter().map(|one| one.address - code.address).collect();
        assert_eq!((addresses, &wave.touched[..]), (vec![0, 4, 8, 12, 20], &[(data.address + 4 * number) >> 7][..]));
    }
}

#[test]
fn a_watcher_that_fails_stops_the_queue() {
    let (_, client) = recorder(1, Some("the disk is full"));
    let (code, data) = (client.code(NUMBER), client.area_with(4096, ALL));
    let mut queue = client.queue(PM4);
    queue.send(&pm4::dispatch(code.address, &pair(data.address), 32, 2, 0));
    let (why, evicts) = queue.fault();
    assert!(why.contains("the disk is full") && !evicts, "{why}");
}
