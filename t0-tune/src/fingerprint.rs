//! What costs depend on: the source, the code that the compiler generates, the parameters of the cycle model, and the
//! description in the build script.
//!
//! The compiler and the cycle model are too large for a build script that only reads records, so their versions are
//! constants here. `tests/it/fingerprint.rs` keeps them true: its error names the command that changes them.

use crate::record::{Record, Records};
use crate::request::Request;

/// The version of the code that the compiler generates. It is raised when the committed machine code of the
/// repository changes.
pub const CODE_VERSION: u64 = 3;

/// The hash of the parameters of the cycle model, `t0_timing::fingerprint`.
pub const PARAMETERS: u64 = 0x4017_2d66_b813_b18d;

/// What the names of costs by the cycle model begin with; the hash of its parameters follows.
pub const CYCLE_MODEL: &str = "cycle model with parameters ";

/// The name of the cost by the static model.
pub const STATIC_MODEL: &str = "static model";

/// What the names of costs by times on a device begin with; the name of the device follows.
pub const TIMED: &str = "time on ";

/// FNV-1a.
pub(crate) fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// What records of a kernel are compared with.
#[derive(Debug, Clone, Copy)]
pub struct Now<'a> {
    /// The name of the records file.
    pub name: &'a str,
    /// The hash of the source, if it is known.
    pub source: Option<&'a str>,
    /// The description in the build script, if it is known.
    pub request: Option<&'a Request>,
    /// The target that the command names, if it must.
    pub target: Option<&'a str>,
}

impl Now<'_> {
    /// Why these records are stale, and the command that tunes again; `None` if they are not.
    pub fn stale(&self, of: &Records, records: &[&Record]) -> Option<String> {
        let mut reasons = Vec::new();
        let others = |differs: &dyn Fn(&Record) -> bool| records.iter().copied().find(|record| differs(record));
        let source = others(&|record| self.source.is_some_and(|hash| record.hash != hash));
        if source.is_some() {
            reasons.push(format!("the source of `{}` has changed", of.kernel));
        }
        let code = others(&|record| record.code_version != CODE_VERSION);
        if let Some(Record { code_version, .. }) = code {
            reasons
                .push(format!("the compiler generates other code (version {CODE_VERSION}, recorded {code_version})"));
        }
        let parameters = |record: &Record| record.cost_by.strip_prefix(CYCLE_MODEL).map(str::to_owned);
        let current = format!("{PARAMETERS:016x}");
        if let Some(recorded) = records.iter().filter_map(|record| parameters(record)).find(|hash| *hash != current) {
            reasons.push(format!("the cycle model has other parameters ({current}, recorded {recorded})"));
        }
        if let Some(request) = self.request {
            let arguments = request.arguments();
            if others(&|record| record.arguments != arguments).is_some() {
                reasons.push("the views or scalars in the build script have changed, or are not recorded".to_owned());
            }
            let candidates = request.candidates();
            let known = |record: &Record| candidates.iter().filter(|with| record.has(with)).count();
            let known: usize = records.iter().map(|record| known(record)).sum();
            let all = records.len() * candidates.len();
            if known < all {
                reasons.push(format!("{} of {all} candidates are not measured", all - known));
            }
        }
        // Unchanged code need not be measured again.
        let refresh = if reasons.len() == 1 && code.is_some() { " --refresh" } else { "" };
        let uncounted = records.iter().flat_map(|record| &record.candidates).filter(|c| !c.is_whole()).count();
        if uncounted > 0 {
            reasons.push(format!("the instructions of {uncounted} candidates are not counted"));
        }
        let command = format!("{}{refresh}", self.command(records));
        (!reasons.is_empty()).then(|| format!("is stale: {}: run `{command}`", reasons.join("; ")))
    }

    /// The shapes of the build script at which a target is not tuned for the given values, and the command that tunes
    /// there. `None` if all shapes are tuned, or if the description is not known.
    pub fn untuned(&self, of: &Records, target: &str, given: &[String]) -> Option<String> {
        let request = self.request?;
        let tuned = |shape: &[u64]| of.find(target, given, shape).is_some_and(|record| record.complete);
        let missing = request.shapes.iter().filter(|shape| !tuned(shape)).count();
        let values = if given.is_empty() { String::new() } else { format!(" for {}", given.join(", ")) };
        (missing > 0).then(|| {
            let records: Vec<&Record> = of.records.iter().filter(|record| record.target == target).collect();
            format!(
                "`{}`{values} is not tuned at {missing} of {} shapes on {target}: run `{}`",
                request.kernel,
                request.shapes.len(),
                self.command(&records)
            )
        })
    }

    /// The command that measures the costs of these records again.
    fn command(&self, records: &[&Record]) -> String {
        let all = |begin: &str| !records.is_empty() && records.iter().all(|record| record.cost_by.starts_with(begin));
        let cost = [(STATIC_MODEL, " --static"), (TIMED, " --time")].into_iter().find(|(begin, _)| all(begin));
        let target = self.target.map_or(String::new(), |target| format!(" --target {target}"));
        format!("t0 tune {}{}{target}", self.name, cost.map_or("", |(_, option)| option))
    }
}
