//! How well the model holds on a recording that its parameters were not taken from.
//!
//! For each recording, the parameters whose source is a recording are taken again from all the others, and the model
//! with these values is held against the recording that was left out. One parameter after another is searched, from
//! half of its value to twice as much, for the value with which the other recordings agree best, in two passes. The
//! smallest of equally good values is taken. Where only the recording that was left out shows a parameter, this is half
//! of its value, or what another source than a recording states.

use super::{kernels, tokens, valu};
use std::collections::HashMap;
use std::rc::Rc;
use t0_timing::{Parameters, Source};

/// All recordings. `load` reads a file of `tests/data/timing`.
pub fn recordings<E>(load: impl Fn(&str) -> Result<String, E>) -> Result<Vec<Held<'static>>, E> {
    let rows: Vec<valu::VectorRow> = load("valu_timing.tsv")?.lines().filter_map(valu::VectorRow::parse).collect();
    let rows = Rc::new(rows);
    let mut all = Vec::new();
    // No other recording has all pipes, so each half of this one is a recording: every second row.
    for (name, odd) in [("valu_even", 0), ("valu_odd", 1)] {
        let rows = rows.clone();
        all.push(Held::of(name, move |p| {
            let scores = valu::score_of(p, &rows, |position| position % 2 == odd);
            let [execute, issue] = [scores.execute, scores.issue].map(|score| 100.0 * (1.0 - score.fraction()));
            Error { figure: execute.max(issue), others: execute.min(issue), fetch: 0.0 }
        }));
    }
    for (name, file, access) in [
        ("gemm", "gemm.tsv", &kernels::gemm_lines as &'static dyn Fn(&kernels::Row) -> u16),
        ("plus", "plus.tsv", &|_: &kernels::Row| 1),
    ] {
        let simds = kernels::parse(&load(file)?);
        all.push(Held::of(name, move |p| {
            let of_simd = |waves: &Vec<Vec<kernels::Row>>| kernels::distances(p, waves, access);
            let distances: Vec<Vec<kernels::Distance>> = simds.iter().map(of_simd).collect();
            let sums: Vec<f64> = distances.iter().flat_map(|simd| kernels::errors(simd).sums).collect();
            let warm = || distances.iter().flatten().filter(|distance| !distance.cold());
            let wrong = warm().filter(|d| (d.modelled - d.recorded).abs() > 1).count();
            let others = 100.0 * wrong as f64 / warm().count().max(1) as f64;
            Error { figure: tokens::worst(&sums), others, fetch: 0.0 }
        }));
    }
    for launch in &tokens::LAUNCHES {
        let recording = tokens::Recording::parse(&load(launch.file)?);
        all.push(Held::of(launch.file.trim_end_matches(".tsv"), move |p| {
            let agreement = tokens::Agreement::of(&recording.distances(p, launch));
            let fetch = recording.fetch_waits(p, launch).map_or(0.0, |ratio| tokens::worst(&[ratio]));
            Error { figure: tokens::worst(&agreement.warm), others: 100.0 * (1.0 - agreement.exact), fetch }
        }));
    }
    Ok(all)
}

/// How far the model is from a recording, in percent.
#[derive(Clone, Copy)]
pub struct Error {
    /// The figure that is reported: the largest error of a sum of clocks, or the share of rows that differ.
    figure: f64,
    /// The share of the distances that differ by more than 1 clock, or of the rows that differ in the other respect.
    others: f64,
    /// The error of the sum of the waits for the instruction cache, where the figure has them from the recording.
    fetch: f64,
}

impl Error {
    /// What the search makes small.
    fn loss(self) -> f64 {
        self.figure + self.others + self.fetch
    }
}

/// A recording.
pub struct Held<'a> {
    /// The name in the table.
    pub name: &'static str,
    error: Box<dyn Fn(&Parameters) -> Error + 'a>,
}

impl<'a> Held<'a> {
    fn of(name: &'static str, error: impl Fn(&Parameters) -> Error + 'a) -> Held<'a> {
        Held { name, error: Box::new(error) }
    }
}

/// A row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct HeldRow {
    /// The name of the recording that is left out.
    pub name: &'static str,
    /// The figure with the parameters of the model.
    pub all: f64,
    /// The figure with parameters that are taken from the other recordings.
    pub without: f64,
    /// The parameters that differ, with the value that the other recordings give.
    pub changed: Vec<(&'static str, i64)>,
}

/// Passes over all parameters: a value that depends on another one settles in the second.
const PASSES: usize = 2;

/// The table, a row for each recording.
pub fn table(p: &Parameters, recordings: &[Held<'_>]) -> Vec<HeldRow> {
    let mut losses = Losses::new(p, recordings);
    let row = |(left_out, held): (usize, &Held<'_>), losses: &mut Losses<'_>| {
        let fitted = fit(p, left_out, losses);
        let changed = Parameters::TABLE.iter().enumerate().filter_map(|(position, parameter)| {
            let value = fitted.value(position)?;
            (p.value(position)? != value).then_some((parameter.name, value))
        });
        HeldRow {
            name: held.name,
            all: (held.error)(p).figure,
            without: (held.error)(&fitted).figure,
            changed: changed.collect(),
        }
    };
    recordings.iter().enumerate().map(|held| row(held, &mut losses)).collect()
}

/// The losses of all recordings for the parameter sets that were tried.
struct Losses<'a> {
    recordings: &'a [Held<'a>],
    /// For each recording, the positions of the parameters that change its loss. It is not replayed for the others.
    sensitive: Vec<Vec<usize>>,
    known: Vec<HashMap<Vec<i64>, f64>>,
}

impl<'a> Losses<'a> {
    fn new(p: &Parameters, recordings: &'a [Held<'a>]) -> Losses<'a> {
        let sensitive = |held: &Held<'_>| {
            let base = (held.error)(p).loss();
            let matters = |&(position, value): &(usize, i64)| {
                let tried = candidates(value).into_iter().filter_map(|value| p.with(position, value));
                tried.map(|p| (held.error)(&p).loss()).any(|loss| (loss - base).abs() > EQUAL)
            };
            recorded().filter(matters).map(|(position, _)| position).collect()
        };
        let known = recordings.iter().map(|_| HashMap::new()).collect();
        Losses { recordings, sensitive: recordings.iter().map(sensitive).collect(), known }
    }

    /// The loss of a recording.
    fn of(&mut self, place: usize, p: &Parameters) -> f64 {
        let key = self.sensitive[place].iter().filter_map(|&position| p.value(position)).collect();
        let held = &self.recordings[place];
        *self.known[place].entry(key).or_insert_with(|| (held.error)(p).loss())
    }

    /// The sum of the losses of all recordings but one.
    fn without(&mut self, left_out: usize, p: &Parameters) -> f64 {
        let others = (0..self.recordings.len()).filter(|place| *place != left_out);
        others.map(|place| self.of(place, p)).sum()
    }
}

/// Losses that differ by less than this are equal: they are sums of floats.
const EQUAL: f64 = 1e-9;

/// The positions and the values of the parameters whose source is a recording.
fn recorded() -> impl Iterator<Item = (usize, i64)> {
    let recorded = Parameters::TABLE.iter().enumerate().filter(|(_, parameter)| parameter.source == Source::Recorded);
    recorded.map(|(position, parameter)| (position, parameter.value))
}

/// The values around a recorded one among which the search chooses: from half of it to twice as much.
fn candidates(value: i64) -> Vec<i64> {
    let mut all = vec![value / 2, value * 3 / 4, value - 1, value, value + 1, value * 3 / 2, value * 2];
    all.retain(|&candidate| candidate > 0 || value == 0);
    all.sort_unstable();
    all.dedup();
    all
}

/// The parameters that the recordings except one determine.
fn fit(p: &Parameters, left_out: usize, losses: &mut Losses<'_>) -> Parameters {
    let mut fitted = p.clone();
    for _ in 0..PASSES {
        for (position, value) in recorded() {
            let tried: Vec<(i64, f64)> = candidates(value)
                .into_iter()
                .filter_map(|value| Some((value, losses.without(left_out, &fitted.with(position, value)?))))
                .collect();
            let best = tried.iter().map(|&(_, loss)| loss).fold(f64::INFINITY, f64::min);
            let mut equal = tried.iter().filter(|(_, loss)| *loss < best + EQUAL).map(|&(value, _)| value);
            let stated = Parameters::TABLE[position].other.map(|(_, value)| value);
            let unknown = equal.clone().count() == tried.len();
            let chosen = stated.filter(|_| unknown).or_else(|| equal.next()).unwrap_or(value);
            fitted = fitted.with(position, chosen).unwrap_or(fitted);
        }
    }
    fitted
}
