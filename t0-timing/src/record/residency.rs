//! Where the data of a launch are when it starts, by what earlier launches have used since.
//!
//! An allocation is in the nearest level that holds all bytes that launches have used since its own last use. The
//! upload or the clearing of a new allocation counts as a use. An allocation counts as a whole.

use std::collections::HashMap;

use t0_sim::kfd::Mapped;

use crate::Parameters;
use crate::gpu::Data;

/// The last uses of allocations.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    /// The number of uses so far.
    now: u64,
    /// The bytes of each allocation and its last use, by its identity.
    last: HashMap<u64, (u64, u64)>,
}

impl Uses {
    /// Notes a launch that uses some of all allocations. Returns the place of most of its bytes. Without parameters the
    /// launch has no modelled time, and all of its data count as in DRAM.
    pub(crate) fn launch(&mut self, p: Option<&Parameters>, all: &[Mapped], used: &[Mapped]) -> Data {
        let mut new: Vec<&Mapped> = all.iter().filter(|one| !self.last.contains_key(&one.id)).collect();
        if self.last.len() + new.len() > all.len() {
            self.last.retain(|id, _| all.iter().any(|one| one.id == *id));
        }
        // Identities ascend in the order of creation.
        new.sort_unstable_by_key(|one| one.id);
        for one in new {
            self.now += 1;
            self.last.insert(one.id, (one.bytes, self.now));
        }
        let mut bytes = Data::ALL.map(|place| (place, 0));
        for one in used {
            let Some(&(_, last)) = self.last.get(&one.id) else { continue };
            let since = self.last.values().filter(|(_, use_)| *use_ >= last).map(|(bytes, _)| bytes).sum();
            let place = p.map_or(Data::Dram, |p| Data::fitting(p, since));
            bytes.iter_mut().filter(|(other, _)| *other == place).for_each(|(_, sum)| *sum += one.bytes);
        }
        self.now += 1;
        for one in used {
            self.last.insert(one.id, (one.bytes, self.now));
        }
        // Of places with equal sums, the farthest place; a launch without data is at the nearest place.
        let most = bytes.into_iter().max_by_key(|(_, sum)| *sum).filter(|(_, sum)| *sum > 0);
        most.map_or(Data::L2, |(place, _)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::{Data, Mapped, Parameters, Uses};

    const MIB: u64 = 1 << 20;
    const P: Option<&Parameters> = Some(&Parameters::GFX1100);

    fn mapped(id: u64, mib: u64) -> Mapped {
        Mapped { id, address: id << 40, bytes: mib * MIB }
    }

    #[test]
    fn data_are_where_the_bytes_that_were_used_since_leave_them() {
        let (small, medium, large) = (mapped(1, 2), mapped(2, 50), mapped(3, 80));
        let all = [small, medium, large];
        let mut uses = Uses::default();
        let mut launch = |used: &[Mapped]| uses.launch(P, &all, used);
        assert_eq!(launch(&[large]), Data::Infinity, "uploaded last");
        assert_eq!(launch(&[medium]), Data::Dram, "130 MiB were uploaded or used since its upload");
        assert_eq!(launch(&[medium]), Data::Infinity, "again");
        assert_eq!(launch(&[small, medium]), Data::Infinity, "the medium buffer has most bytes");
        assert_eq!(launch(&[small]), Data::Infinity, "52 MiB since");
        assert_eq!(launch(&[small]), Data::L2, "nothing since");
        assert_eq!(launch(&[large]), Data::Dram);
        assert_eq!(launch(&[]), Data::L2, "no data");
    }

    #[test]
    fn a_launch_without_a_modelled_time_is_a_use() {
        let (large, small) = (mapped(1, 96), mapped(2, 1));
        let all = [large, small];
        let mut uses = Uses::default();
        assert_eq!(uses.launch(P, &all, &[small]), Data::L2);
        assert_eq!(uses.launch(None, &all, &[small]), Data::Dram);
        assert_eq!(uses.launch(None, &all, &[large]), Data::Dram);
        assert_eq!(uses.launch(P, &all, &[small]), Data::Dram, "97 MiB");
    }

    #[test]
    fn a_new_allocation_at_an_old_address_is_new() {
        let (large, old) = (mapped(1, 96), mapped(2, 1));
        let mut uses = Uses::default();
        assert_eq!(uses.launch(P, &[large, old], &[old]), Data::L2);
        assert_eq!(uses.launch(P, &[large, old], &[large]), Data::Dram, "97 MiB");
        let new = Mapped { id: 3, ..old };
        assert_eq!(uses.launch(P, &[large, old], &[old]), Data::Dram);
        assert_eq!(uses.launch(P, &[large, new], &[large]), Data::Dram, "97 MiB");
        let newer = Mapped { id: 4, ..old };
        assert_eq!(uses.launch(P, &[large, newer], &[newer]), Data::L2, "it was created after the last launch");
    }
}
