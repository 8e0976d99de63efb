//! Where the data of a launch are when it starts.

use super::Level;
use crate::parameters::Parameters;

/// Where the data of a launch are when it starts. After an earlier launch with the same buffers they are in the nearest
/// level that holds all of them ([`Data::fitting`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Data {
    /// In L2, and in the Infinity Cache as far as L2 displaces them.
    L2,
    /// In the Infinity Cache.
    Infinity,
    /// In DRAM.
    Dram,
}

impl Data {
    /// All places, the nearest one first.
    pub const ALL: [Data; 3] = [Data::L2, Data::Infinity, Data::Dram];

    /// The nearest level that holds this many bytes.
    pub fn fitting(p: &Parameters, bytes: u64) -> Data {
        let holds = |kib: i64| bytes <= kib.max(0) as u64 * 1024;
        match () {
            () if holds(p.l2_kib) => Data::L2,
            () if holds(p.infinity_kib) => Data::Infinity,
            () => Data::Dram,
        }
    }

    /// Name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Data::L2 => "L2",
            Data::Infinity => "Infinity Cache",
            Data::Dram => "DRAM",
        }
    }

    /// The level from which a line comes that the launch touches for the first time.
    pub(crate) fn level(self) -> Level {
        match self {
            Data::L2 => Level::L2,
            Data::Infinity => Level::Infinity,
            Data::Dram => Level::Dram,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Data;
    use crate::parameters::Parameters;

    #[test]
    fn data_are_in_the_nearest_level_that_holds_them() {
        let at = |bytes| Data::fitting(&Parameters::GFX1100, bytes);
        assert_eq!([at(0), at(6 << 20)], [Data::L2; 2]);
        assert_eq!([at((6 << 20) + 1), at(96 << 20)], [Data::Infinity; 2]);
        assert_eq!(at((96 << 20) + 1), Data::Dram);
    }
}
