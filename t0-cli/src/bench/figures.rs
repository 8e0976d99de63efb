//! What is measured of a launch, and how it is compared.

use t0_sim::exec;
use t0_timing::record::Purpose;

use super::launches::Launch;
use crate::Report;
use crate::input::{Failure, whole_name};
use crate::run::Opened;
use crate::timing::model::model;
use crate::timing::report;

/// A figure of a launch. Less is better.
pub(super) struct Figure {
    /// Its key in baselines and in JSON.
    pub(super) key: &'static str,
    /// Its column in the table.
    pub(super) title: &'static str,
}

/// The figures, in the order of [`Measured::values`].
pub(super) const FIGURES: [Figure; 4] = [
    Figure { key: "clocks", title: "modelled clocks" },
    Figure { key: "instructions", title: "wave-instructions" },
    Figure { key: "vgprs", title: "VGPRs" },
    Figure { key: "scratch", title: "scratch bytes" },
];

/// The figures of a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Measured {
    pub(super) name: String,
    pub(super) kernel: String,
    /// The chip and the parameters of the cycle model.
    pub(super) model: String,
    pub(super) values: [u64; FIGURES.len()],
}

/// Runs a launch and models its time.
pub(super) fn measure(launch: &Launch, report: &mut Report) -> Result<Measured, Failure> {
    let arguments = &launch.options.launch;
    let mut opened = Opened::open(arguments, report)?;
    opened.bind(arguments)?;
    let geometry = opened.launch(arguments, exec::Options::default(), report)?;
    let kernel = whole_name(&opened.entry);
    let timing = |error| Failure::Timing { kernel: kernel.clone(), error };
    // The record is bounded, so that a kernel that never ends is reported before the whole launch runs.
    let sample = opened.record(&geometry, Purpose::Time).map_err(timing)?;
    opened.rebind(arguments)?;
    let stats = opened.run(&geometry)?.map_err(|fault| Failure::BenchFault { fault: fault.to_string() })?;
    let data = launch.options.data.place(sample.parameters(), opened.buffer_bytes());
    let modelled = model(&sample, data, false).map_err(|error| timing(error.into()))?;
    let metadata = &opened.entry.metadata;
    let values = [
        modelled.time.clocks.unsigned_abs(),
        stats.instructions,
        u64::from(metadata.vgpr_count),
        u64::from(metadata.private_segment_fixed_size),
    ];
    Ok(Measured { name: launch.name.clone(), kernel, model: report::model(&modelled.parameters), values })
}

/// A launch with its figures before.
pub(super) struct Row {
    pub(super) measured: Measured,
    /// `None` without a baseline, and for a launch that the baseline does not have.
    pub(super) before: Option<[u64; FIGURES.len()]>,
    /// Whether each figure has risen above the threshold.
    pub(super) worse: [bool; FIGURES.len()],
}

impl Row {
    pub(super) fn is_worse(&self) -> bool {
        self.worse.contains(&true)
    }
}

/// All launches, compared.
pub(super) struct Compared {
    pub(super) rows: Vec<Row>,
    /// Launches that only the baseline has.
    pub(super) removed: Vec<String>,
    /// Whether there is a baseline.
    pub(super) has_baseline: bool,
}

/// Compares launches with a baseline. Clocks of another model are not comparable.
pub(super) fn compare(now: &[Measured], baseline: Option<&[Measured]>, percent: f64) -> Result<Compared, Failure> {
    let known = baseline.unwrap_or_default();
    let mut rows = Vec::new();
    for measured in now {
        let before = known.iter().find(|before| before.name == measured.name);
        if let Some(before) = before.filter(|before| before.model != measured.model) {
            let (name, before, now) = (measured.name.clone(), before.model.clone(), measured.model.clone());
            return Err(Failure::BenchModel { name, before, now });
        }
        let before = before.map(|before| before.values);
        let worse = std::array::from_fn(|n| before.is_some_and(|old| rises(old[n], measured.values[n], percent)));
        rows.push(Row { measured: measured.clone(), before, worse });
    }
    let is_removed = |before: &&Measured| now.iter().all(|measured| measured.name != before.name);
    let removed = known.iter().filter(is_removed).map(|before| before.name.clone()).collect();
    Ok(Compared { rows, removed, has_baseline: baseline.is_some() })
}

/// Whether a figure has risen by more than a percentage.
fn rises(before: u64, now: u64, percent: f64) -> bool {
    now > before && (now - before) as f64 * 100.0 > before as f64 * percent
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(name: &str, values: [u64; FIGURES.len()]) -> Measured {
        Measured { name: name.to_owned(), kernel: "k".to_owned(), model: "m".to_owned(), values }
    }

    #[test]
    fn a_figure_may_rise_up_to_the_threshold() {
        assert!(!rises(100, 102, 2.0) && rises(100, 103, 2.0) && !rises(100, 50, 0.0) && rises(100, 101, 0.0));
        // From nothing, each rise is above every percentage.
        assert!(rises(0, 1, 1000.0) && !rises(0, 0, 0.0));
    }

    #[test]
    fn launches_are_compared_by_name() {
        let now = [measured("a", [100, 10, 8, 0]), measured("new", [1, 1, 1, 1])];
        let before = [measured("gone", [1, 1, 1, 1]), measured("a", [90, 10, 8, 0])];
        let compared = compare(&now, Some(&before), 2.0).unwrap();
        assert_eq!(compared.rows[0].worse, [true, false, false, false]);
        assert!(compared.rows[0].is_worse() && !compared.rows[1].is_worse());
        assert_eq!((compared.rows[1].before, compared.removed), (None, vec!["gone".to_owned()]));
        let alone = compare(&now, None, 2.0).unwrap();
        assert!(!alone.has_baseline && alone.rows.iter().all(|row| !row.is_worse()));
    }
}
