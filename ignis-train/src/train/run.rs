//! What a run depends on besides its parameters, for checkpoints and for processes that train together.

use super::loader::{Data, Position};
use super::options::{Change, Options};
use crate::optim::Described;
use ignis::DType;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The options and the data of a run, as far as its bits depend on them. The settings of the optimiser are in
/// [`Saved`](crate::optim::Saved).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Batches of a step, those of all processes.
    pub batches: u64,
    /// [`Data::fingerprint`].
    pub data: Option<String>,
    /// [`Schedule::describe`](crate::optim::Schedule::describe).
    pub schedule: Described,
}

impl Run {
    /// The run of these options and this data, with `batches` batches of a step.
    pub(super) fn new<D: Data>(options: &Options, data: &D, batches: u64) -> Run {
        Run { batches, data: data.fingerprint(), schedule: options.schedule.describe() }
    }
}

/// Everything that a run that continues must have in common with the run of its checkpoint, except for the model.
pub(super) struct Facts<'a> {
    pub(super) run: &'a Run,
    pub(super) seed: u64,
    pub(super) rule: &'a str,
    /// [`Settings::describe`](crate::optim::Settings::describe).
    pub(super) settings: Described,
    /// The types of the parameters by name. The optimiser compares the names and the shapes.
    pub(super) types: BTreeMap<&'a str, DType>,
}

/// The first difference between the run of a checkpoint and the run that continues it which is not allowed.
pub(super) fn difference(then: &Facts<'_>, now: &Facts<'_>, allow: &[Change]) -> Option<String> {
    let both = [then, now];
    if then.rule != now.rule {
        return Some(format!(
            "its rule is {}, and that of this run is {}, for which its moments have no meaning: use the same, or start again in another folder",
            then.rule, now.rule
        ));
    }
    let data = |facts: &Facts<'_>| match &facts.run.data {
        Some(text) => text.clone(),
        None => "not named (`Data::fingerprint`)".to_owned(),
    };
    let mut all = vec![
        (Change::Seed, "seed".to_owned(), both.map(|facts| facts.seed.to_string())),
        (Change::Data, "data".to_owned(), both.map(data)),
        (Change::Batches, "number of batches in a step".to_owned(), both.map(|facts| facts.run.batches.to_string())),
    ];
    all.extend(settings(Change::Schedule, both.map(|facts| &facts.run.schedule)));
    all.extend(settings(Change::Optimizer, both.map(|facts| &facts.settings)));
    for (name, dtype) in &then.types {
        if let Some(other) = now.types.get(name) {
            let what = format!("type of the parameter `{name}`");
            all.push((Change::Optimizer, what, [dtype, other].map(|dtype| dtype.to_string())));
        }
    }
    let (change, what, [then, now]) =
        all.into_iter().find(|(change, _, [then, now])| then != now && !allow.contains(change))?;
    Some(format!(
        "its {what} is {then}, and that of this run is {now}: use the same, or add `Change::{change:?}` to `Options::allow`"
    ))
}

/// Both values of each setting. A switch comes before what depends on it: `scaling` before `scaling.initial`.
fn settings(change: Change, both: [&Described; 2]) -> Vec<(Change, String, [String; 2])> {
    let mut names: Vec<&str> = both.iter().flat_map(|settings| settings.keys()).map(String::as_str).collect();
    names.sort_unstable_by_key(|name| (name.contains('.'), *name));
    names.dedup();
    let of = |name: &str| both.map(|settings| settings.get(name).cloned().unwrap_or_else(|| "none".to_owned()));
    names.into_iter().map(|name| (change, name.to_owned(), of(name))).collect()
}

/// What the processes of a group must have in common, with a name for messages.
pub(super) fn common(options: &Options, run: &Run) -> Vec<(&'static str, String)> {
    vec![
        ("option `steps`", options.steps.to_string()),
        ("option `accumulate`", options.accumulate.to_string()),
        ("option `log_every`", options.log_every.to_string()),
        ("option `save_every`", options.save_every.to_string()),
        ("option `seed`", options.seed.to_string()),
        ("option `schedule`", format!("{:?}", run.schedule)),
        ("option `optimizer`", format!("{:?}", options.optimizer.describe())),
        ("option `folder`", options.folder.is_some().to_string()),
        ("data", format!("{:?}", run.data)),
    ]
}

/// The numbers of a position.
pub(super) fn numbers(step: u64, position: Position) -> [u64; 3] {
    [step, position.epoch, position.batch]
}
