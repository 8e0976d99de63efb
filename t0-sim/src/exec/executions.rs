//! How often each instruction of a dispatch was executed ([`super::Options::executions`]).

/// How often waves executed each instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Executions {
    pub(super) counts: Vec<(u64, u64)>,
}

impl Executions {
    /// The address of each executed instruction and its number of executions, in ascending order of address.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.counts.iter().copied()
    }

    /// The sum of all counts: [`super::Stats::instructions`] of the same dispatch.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}
