//! Recordings with all tokens of a thread trace, and the model's prediction of the issue distances of their waves.
//!
//! `tests/data/README.md` describes the files. A wave number is a slot that is used again, so a wave ends at its
//! WAVEEND. Lines `#delay` state where the code has an `s_delay_alu`, which leaves no token.

use std::collections::{BTreeMap, BTreeSet};

use t0_isa::isa::{Inst, parse};
use t0_isa::target::GFX1100;
use t0_timing::{ComputeUnit, Kind, Parameters, Shape, Step, Touch, Wave};

use super::kernels::{Row, instruction};
use super::lines::{self, Access, Place, Untouched};

/// The waves of one SIMD, in the order of their starts, and the delays of their program by program counter.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The rows of each wave.
    pub waves: Vec<Vec<Row>>,
    delays: BTreeMap<u32, Inst>,
}

impl Recording {
    /// Reads a file.
    pub fn parse(text: &str) -> Recording {
        let mut recording = Recording::default();
        let mut slots: BTreeMap<&str, usize> = BTreeMap::new();
        let counter = |pc: &str| u32::from_str_radix(pc.trim_start_matches("0x"), 16).expect("a program counter");
        for line in text.lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            match columns[..] {
                ["#delay", pc, text] => {
                    recording.delays.insert(counter(pc), parse(text, &GFX1100).expect("a delay"));
                }
                [clock, slot, pc, token, _, text, ..] if !clock.starts_with('#') && slot != "-1" && !pc.is_empty() => {
                    let wave = *slots.entry(slot).or_insert_with(|| {
                        recording.waves.push(Vec::new());
                        recording.waves.len() - 1
                    });
                    let (clock, pc) = (clock.parse().expect("a clock"), counter(pc));
                    recording.waves[wave].push(Row { clock, pc, text: text.to_owned() });
                    if token == "WAVEEND" {
                        slots.remove(slot);
                    }
                }
                _ => {}
            }
        }
        recording
    }
}

/// The predicted and the recorded issue distance of a row to the next one of its wave.
#[derive(Clone, Debug)]
pub struct LaunchDistance {
    /// The wave's number in the recording.
    pub wave: usize,
    /// Both instructions.
    pub text: String,
    /// Clocks in the recording.
    pub recorded: i64,
    /// Clocks in the model.
    pub modelled: i64,
    /// Whether the recorded distance is a wait for a line of the instruction cache that no wave has used before.
    pub instruction_line: bool,
}

/// What is known about the fetch of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fetch {
    /// A compiler made the program: its descriptor asks for a prefetch of the whole program.
    Prefetched,
    /// Without a prefetch, as an assembler writes the descriptor.
    OnDemand,
    /// The waits of one wave that executes each instruction once, so that all lines are cold, are those of the
    /// recording.
    Recorded,
}

/// What a replay takes from elsewhere than the recording.
pub struct Launch {
    /// The file in `tests/data/timing`.
    pub file: &'static str,
    /// What a vector memory instruction accesses.
    access: fn(&Row, Place) -> Access,
    /// How many waves in the order of their starts belong to one workgroup.
    together: usize,
    /// How much later the waves start that the SIMD which is not shown is assumed to run.
    other: i64,
    /// What is known about the fetch of its instructions.
    fetch: Fetch,
}

impl Fetch {
    fn shape(self, inst: &Inst, p: &Parameters, pc: u32, bytes: u32) -> Shape {
        let shape = Shape::of(inst, p);
        match self {
            Fetch::Recorded => shape,
            fetch => shape.at(p, pc.into(), bytes.into(), fetch == Fetch::Prefetched),
        }
    }
}

/// The recordings that are replayed as a whole.
pub const LAUNCHES: [Launch; 6] = [
    Launch { file: "gemm64.tsv", access: lines::gemm64, together: 2, other: 4, fetch: Fetch::Prefetched },
    Launch { file: "fill.tsv", access: lines::fill, together: 1, other: 4, fetch: Fetch::Prefetched },
    Launch { file: "lds_barrier.tsv", access: lines::unknown, together: 2, other: 2, fetch: Fetch::OnDemand },
    // The clock that ends a sleep is the same for all SIMDs.
    Launch { file: "sleep_barrier.tsv", access: lines::unknown, together: 2, other: 0, fetch: Fetch::OnDemand },
    Launch { file: "sleep_barrier_2.tsv", access: lines::unknown, together: 2, other: 0, fetch: Fetch::OnDemand },
    // One wave. The other SIMD is assumed to run another one after it.
    Launch { file: "ops.tsv", access: lines::unknown, together: 1, other: 1_000_000, fetch: Fetch::Recorded },
];

/// Bytes of a line of the instruction cache.
const LINE: u32 = 128;
/// Waits for a line of the instruction cache take at least this long.
const FETCH: i64 = 100;
/// The instruction cache hands out half a line. Where every half is used once, a wait for one of them is longer than
/// predicted by at least this much.
const HALF: u32 = 64;
const LATER: i64 = 8;

/// What the model runs for a recording.
pub struct Replay {
    /// The instructions, which the steps of the waves name.
    pub shapes: Vec<Shape>,
    /// The waves that the trace shows, then the assumed waves.
    pub waves: Vec<Wave>,
    /// For each wave that the trace shows, the step of each row.
    places: Vec<Vec<usize>>,
    /// The lines of each wave's vector memory accesses.
    pub accesses: Vec<std::vec::IntoIter<Vec<u64>>>,
}

impl Recording {
    /// The waves of the recording, which start as recorded.
    pub fn replay(&self, p: &Parameters, launch: &Launch) -> Replay {
        self.replay_with(p, launch, launch.fetch)
    }

    /// The launch with other knowledge about the fetch.
    fn replay_with(&self, p: &Parameters, launch: &Launch, fetch: Fetch) -> Replay {
        let (mut shapes, mut waves, mut places) = (Vec::new(), Vec::<Wave>::new(), Vec::new());
        let mut accesses = Vec::new();
        let mut other_accesses = Vec::new();
        // A sleep is recorded when it ends. That clock is a multiple of its period in the model.
        let sleeps = self.waves.iter().find_map(|rows| rows.iter().find(|row| sleep(row) > 0));
        let shift = sleeps.map_or(0, |row| -row.clock.rem_euclid(p.sleep));
        for (w, rows) in self.waves.iter().enumerate() {
            let (mut steps, mut at) = (Vec::new(), Vec::new());
            // Waves alternate between the SIMD that is shown and the other one.
            let (mut own, mut other) = (Vec::new(), Vec::new());
            let mut turns = BTreeMap::new();
            for (i, row) in rows.iter().enumerate() {
                let inst = instruction(&row.text);
                let next = rows.get(i + 1);
                let taken = inst.is_branch() && next.is_some_and(|next| next.pc != row.pc + 4);
                let bytes = next.map_or(4, |next| next.pc.wrapping_sub(row.pc).clamp(4, 8));
                let shape = fetch.shape(&inst, p, row.pc, bytes);
                let turn = turns.entry(row.pc).or_insert(0);
                let [access, access_of_other] =
                    [0, 1].map(|simd| (launch.access)(row, Place { wave: 2 * w as u64 + simd, turn: *turn }));
                *turn += 1;
                let touch = Touch { lines: access.lookups, cold: true };
                if shape.kind == Kind::Vmem {
                    own.push(access.lines);
                    other.push(access_of_other.lines);
                }
                at.push(steps.len());
                steps.push(Step { touch, taken, ..Step::plain(shapes.len() as u32) });
                shapes.push(shape);
                let Some(next) = next.filter(|next| next.pc > row.pc) else { continue };
                for (&pc, delay) in self.delays.range(row.pc + 1..next.pc) {
                    steps.push(Step::plain(shapes.len() as u32));
                    shapes.push(fetch.shape(delay, p, pc, 4));
                }
            }
            let first = &rows[0];
            let start = first.clock + shift - (sleep(first) * p.sleep - 1).max(0);
            waves.push(Wave { simd: 0, workgroup: (w / launch.together) as u32, start, steps });
            places.push(at);
            accesses.push(own.into_iter());
            other_accesses.push(other.into_iter());
        }
        accesses.extend(other_accesses);
        // A trace shows one SIMD. The other one runs the other waves of the same workgroups.
        let shown = waves.clone();
        waves.extend(shown.into_iter().map(|wave| Wave { simd: 1, start: wave.start + launch.other, ..wave }));
        Replay { shapes, waves, places, accesses }
    }

    /// Runs the waves in the model.
    pub fn distances(&self, p: &Parameters, launch: &Launch) -> Vec<LaunchDistance> {
        let Replay { shapes, waves, places, accesses } = self.replay(p, launch);
        if launch.fetch == Fetch::Recorded {
            return self.fetched(p, &shapes, waves, &places[0]);
        }
        let mut card = Untouched { p, accesses, arrivals: BTreeMap::new(), translated: None };
        let times = ComputeUnit::run_in(p, &shapes, waves, &mut card, &mut ());
        let mut distances = Vec::new();
        let mut fetched = BTreeSet::new();
        for (w, rows) in self.waves.iter().enumerate() {
            for (i, pair) in rows.windows(2).enumerate() {
                let modelled = times[w][places[w][i + 1]].issue - times[w][places[w][i]].issue;
                let mut distance = LaunchDistance::of(w, pair, modelled);
                let new = fetched.insert(pair[1].pc / LINE);
                distance.instruction_line = new && i > 0 && modelled < FETCH && distance.recorded >= FETCH;
                distances.push(distance);
            }
        }
        distances
    }

    /// The sum of a wave's waits for the instruction cache, modelled and divided by the recorded one, where the
    /// distances have them from the recording. The first row waits for data.
    pub fn fetch_waits(&self, p: &Parameters, launch: &Launch) -> Option<f64> {
        if launch.fetch != Fetch::Recorded {
            return None;
        }
        let Replay { shapes, waves, places, .. } = self.replay_with(p, launch, Fetch::OnDemand);
        let times = ComputeUnit::run(p, &shapes, &waves);
        let waits = |clocks: &dyn Fn(usize) -> i64| -> i64 {
            let distances = (1..places[0].len() - 1).map(|i| clocks(i + 1) - clocks(i));
            distances.filter(|&distance| distance >= FETCH).sum()
        };
        let modelled = waits(&|i| times[0][places[0][i]].issue);
        Some(modelled as f64 / waits(&|i| self.waves[0][i].clock).max(1) as f64)
    }

    /// The distances of one wave that uses each line of the instruction cache once: it waits for them as recorded.
    fn fetched(&self, p: &Parameters, shapes: &[Shape], mut waves: Vec<Wave>, places: &[usize]) -> Vec<LaunchDistance> {
        let rows = &self.waves[0];
        let mut times = ComputeUnit::run(p, shapes, &waves);
        let mut fetched = BTreeSet::new();
        let mut distances = Vec::new();
        for (i, pair) in rows.windows(2).enumerate() {
            let issue = times[0][places[i]].issue;
            let mut distance = LaunchDistance::of(0, pair, times[0][places[i + 1]].issue - issue);
            let end = rows.get(i + 2).map_or(pair[1].pc + 4, |next| next.pc) - 1;
            // A call fetches its target again.
            let new = fetched.insert(end / HALF) || pair[0].text.starts_with("s_call");
            distance.instruction_line = new && i > 0 && distance.recorded > distance.modelled + LATER;
            if distance.instruction_line {
                waves[0].steps[places[i + 1]].fetched = issue + distance.recorded;
                times = ComputeUnit::run(p, shapes, &waves);
            }
            distances.push(distance);
        }
        distances
    }
}

impl LaunchDistance {
    fn of(wave: usize, pair: &[Row], modelled: i64) -> LaunchDistance {
        LaunchDistance {
            wave,
            text: format!("{:#x} {} -> {}", pair[0].pc, pair[0].text, pair[1].text),
            recorded: pair[1].clock - pair[0].clock,
            modelled,
            instruction_line: false,
        }
    }
}

/// The periods for which a row sleeps.
fn sleep(row: &Row) -> i64 {
    let periods = row.text.strip_prefix("s_sleep(").and_then(|text| text.trim_end_matches(')').parse().ok());
    periods.unwrap_or(0)
}

impl Recording {
    /// The clocks from the first token to the last WAVEEND, recorded and modelled.
    pub fn launch(&self, distances: &[LaunchDistance]) -> (i64, i64) {
        let starts = self.waves.iter().map(|rows| rows[0].clock);
        let first = starts.clone().min().unwrap_or(0);
        let ends = starts.enumerate().map(|(w, start)| {
            let of_wave = distances.iter().filter(|d| d.wave == w);
            of_wave.fold((start - first, start - first), |end, d| (end.0 + d.recorded, end.1 + d.modelled))
        });
        ends.fold((0, 0), |last, end| (last.0.max(end.0), last.1.max(end.1)))
    }
}

/// A wait of a wave for data that no kernel has touched before takes longer than this.
const COLD: i64 = 200;

/// How the distances of a recording agree.
pub struct Agreement {
    /// The share of the warm distances that are exact or differ by 1 clock.
    pub exact: f64,
    /// For each wave, the sum of the modelled warm distances divided by the sum of the recorded ones.
    pub warm: Vec<f64>,
    /// For each wave, the ratio of the sums of all distances.
    pub all: Vec<f64>,
}

impl Agreement {
    /// Compares the distances of a recording.
    pub fn of(distances: &[LaunchDistance]) -> Agreement {
        let counted = || distances.iter().filter(|d| !d.instruction_line);
        let warm: Vec<&LaunchDistance> = counted().filter(|d| d.recorded <= COLD).collect();
        let exact = warm.iter().filter(|d| (d.recorded - d.modelled).abs() <= 1).count();
        let waves = distances.iter().map(|d| d.wave + 1).max().unwrap_or(0);
        let ratio = |cold: bool| -> Vec<f64> {
            let of_wave = |w| counted().filter(move |d| d.wave == w && (cold || d.recorded <= COLD));
            let sums = |w| of_wave(w).fold((0, 0), |sum, d| (sum.0 + d.modelled, sum.1 + d.recorded));
            (0..waves).map(sums).map(|(modelled, recorded)| modelled as f64 / recorded.max(1) as f64).collect()
        };
        Agreement { exact: exact as f64 / warm.len().max(1) as f64, warm: ratio(false), all: ratio(true) }
    }
}

/// The largest error among ratios, in percent.
pub fn worst(ratios: &[f64]) -> f64 {
    100.0 * ratios.iter().map(|ratio| (ratio - 1.0).abs()).fold(0.0, f64::max)
}
