//! The addresses of a wave's access as runs of lanes.

/// Lanes that follow each other and access consecutive bytes, or all the same bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Segment {
    pub(super) address: u64,
    /// The first lane, and the number of lanes.
    pub(super) lane: u32,
    pub(super) lanes: u32,
    /// All lanes access the same bytes.
    pub(super) same: bool,
}

impl Segment {
    /// The number of bytes that the lanes access together, `size` each.
    pub(super) fn bytes(&self, size: u32) -> u32 {
        if self.same { size } else { size * self.lanes }
    }
}

/// The segments of an access, by lane.
pub(super) struct Segments {
    /// The first lane and the number of lanes of each.
    lanes: [(u8, u8); 32],
    /// The segments whose lanes access the same bytes.
    same: u32,
    count: usize,
    /// No two lanes access the same byte, and addresses ascend with the lanes.
    pub(super) ascending: bool,
    /// The lowest address, and the one behind the highest.
    pub(super) low: u64,
    pub(super) end: u64,
}

/// Lanes whose address repeats that of the lane before, and lanes whose address is `size` bytes behind it.
#[inline(always)]
pub(super) fn pairs(at: &[u64; 32], size: u32) -> (u32, u32) {
    let (mut repeats, mut follows) = ([0u32; 32], [0u32; 32]);
    for lane in 1..32 {
        let step = at[lane].wrapping_sub(at[lane - 1]);
        repeats[lane] = u32::from(step == 0) << lane;
        follows[lane] = u32::from(step == u64::from(size)) << lane;
    }
    let all = |bits: [u32; 32]| bits.iter().fold(0, |all, bit| all | bit);
    (all(repeats), all(follows))
}

impl Segments {
    /// The segments of the lanes in `mask`, which access `size` bytes each; `pairs` are those of [`pairs`].
    pub(super) fn of(at: &[u64; 32], mask: u32, size: u32, (repeats, follows): (u32, u32)) -> Segments {
        let mut all = Segments { lanes: [(0, 0); 32], same: 0, count: 0, ascending: true, low: u64::MAX, end: 0 };
        let both = mask & mask << 1;
        let (repeats, follows) = (repeats & both, follows & both);
        let mut rest = mask;
        while rest != 0 {
            let lane = rest.trailing_zeros();
            let address = at[lane as usize & 31];
            let run = |of: u32| 1 + (of.checked_shr(lane + 1).unwrap_or(0)).trailing_ones();
            let same = repeats >> lane & 2 != 0;
            let lanes = run(if same { repeats } else { follows });
            let segment = Segment { address, lane, lanes, same };
            all.ascending &= !same && address >= all.end;
            all.low = all.low.min(address);
            all.end = all.end.max(address + u64::from(segment.bytes(size)));
            all.lanes[all.count & 31] = (lane as u8, lanes as u8);
            all.same |= u32::from(same) << (all.count & 31);
            all.count += 1;
            rest &= !(((1u64 << lanes) - 1) << lane) as u32;
        }
        all
    }

    /// The segments of the access to the addresses `at`.
    pub(super) fn iter<'a>(&'a self, at: &'a [u64; 32]) -> impl Iterator<Item = Segment> + 'a {
        (0..).zip(&self.lanes[..self.count]).map(|(i, &(lane, lanes))| Segment {
            address: at[usize::from(lane) & 31],
            lane: lane.into(),
            lanes: lanes.into(),
            same: self.same >> (i & 31) & 1 != 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A segment: its address, its first lane, their number, and whether they access the same bytes.
    type Lanes = (u64, u32, u32, bool);

    fn of(at: &[u64; 32], mask: u32, size: u32) -> (Vec<Lanes>, bool, [u64; 2]) {
        let all = Segments::of(at, mask, size, pairs(at, size));
        let list = all.iter(at).map(|s| (s.address, s.lane, s.lanes, s.same)).collect();
        (list, all.ascending, [all.low, all.end])
    }

    #[test]
    fn lanes_are_joined_where_they_are_consecutive_or_equal() {
        let row: [u64; 32] = std::array::from_fn(|lane| 0x1000 + 8 * lane as u64);
        assert_eq!(of(&row, u32::MAX, 8), (vec![(0x1000, 0, 32, false)], true, [0x1000, 0x1100]));
        let gaps = of(&row, u32::MAX, 4);
        assert_eq!((gaps.0.len(), gaps.1, gaps.2), (32, true, [0x1000, 0x10fc]));
        assert!(!of(&row, u32::MAX, 16).1, "the lanes overlap");
        assert_eq!(of(&row, 0x8000_00f1, 8).0, [(0x1000, 0, 1, false), (0x1020, 4, 4, false), (0x10f8, 31, 1, false)]);
        let halves: [u64; 32] = std::array::from_fn(|lane| if lane < 16 { 0x2000 } else { 0x1000 });
        assert_eq!(
            of(&halves, u32::MAX, 4),
            (vec![(0x2000, 0, 16, true), (0x1000, 16, 16, true)], false, [0x1000, 0x2004])
        );
        assert_eq!(of(&halves, 0, 4).0, []);
    }

    #[test]
    fn repeated_addresses_do_not_ascend() {
        let twice: [u64; 32] = std::array::from_fn(|lane| 0x1000 + 4 * (lane as u64 & 15));
        assert_eq!(
            of(&twice, u32::MAX, 4),
            (vec![(0x1000, 0, 16, false), (0x1000, 16, 16, false)], false, [0x1000, 0x1040])
        );
    }
}
