//! The parameters of chips that nobody has recorded, assumed from those of gfx1100.
//!
//! A compute unit is assumed to be that of gfx1100, apart from its registers. What the rest of the chip holds is
//! published. Bandwidths are assumed: L2 and the Infinity Cache have as much as gfx1100's for each channel of memory,
//! L2 also for each clock, and kernels reach the same part of the bandwidth of DRAM. Latencies are assumed to be the
//! same number of clocks. The figures of gfx1152 and gfx1153 are assumed altogether.

use t0_isa::target::{GFX1100, GFX1101, GFX1102, GFX1103, GFX1150, GFX1151, GFX1152, GFX1153, Target};

use crate::parameters::{Parameter, Parameters, Source};

/// What is published of a chip.
struct Chip {
    target: Target,
    /// MHz of the compute units.
    clock: i64,
    /// Shader engines, of two arrays each.
    engines: i64,
    l2_kib: i64,
    /// 0 for a chip without an Infinity Cache.
    infinity_kib: i64,
    /// GB/s of DRAM.
    dram: i64,
    /// Channels of DRAM, of 16 bits each.
    channels: i64,
}

/// Every chip but gfx1100.
const CHIPS: [Chip; 7] = [
    Chip { target: GFX1101, clock: 2430, engines: 3, l2_kib: 4096, infinity_kib: 65_536, dram: 624, channels: 16 },
    Chip { target: GFX1102, clock: 2655, engines: 2, l2_kib: 2048, infinity_kib: 32_768, dram: 288, channels: 8 },
    Chip { target: GFX1103, clock: 2700, engines: 1, l2_kib: 2048, infinity_kib: 0, dram: 102, channels: 8 },
    STRIX,
    Chip { target: GFX1151, engines: 2, infinity_kib: 32_768, dram: 256, channels: 16, ..STRIX },
    Chip { target: GFX1152, l2_kib: 1024, ..STRIX },
    Chip { target: GFX1153, l2_kib: 1024, ..STRIX },
];

/// Strix Point.
const STRIX: Chip =
    Chip { target: GFX1150, clock: 2900, engines: 1, l2_kib: 2048, infinity_kib: 0, dram: 120, channels: 8 };

/// GB/s of DRAM of a gfx1100.
const DRAM: i64 = 960;

/// The parameters of a chip that is not a gfx1100; `None` if it is unknown.
pub(crate) const fn assumed(target: &Target) -> Option<Parameters> {
    let mut at = 0;
    while at < CHIPS.len() {
        if CHIPS[at].target.kfd_version == target.kfd_version {
            return Some(CHIPS[at].parameters());
        }
        at += 1;
    }
    None
}

impl Chip {
    const fn parameters(&self) -> Parameters {
        const KNOWN: Parameters = Parameters::GFX1100;
        let &Chip { ref target, clock, engines, l2_kib, infinity_kib, dram, channels } = self;
        let limits = target.limits();
        let l2_bandwidth = KNOWN.l2_bandwidth * channels * clock / (KNOWN.channels * KNOWN.clock);
        Parameters {
            chip: target.name,
            clock,
            compute_units: target.compute_units as i64,
            shader_engines: engines,
            shader_arrays: 2 * engines,
            simd_vgprs: limits.vgprs as i64,
            vgpr_granule: limits.vgpr_granule as i64,
            simd_waves: limits.waves as i64,
            lds_bytes: limits.lds_bytes as i64,
            lds_granule: limits.lds_granule as i64,
            l2_kib,
            infinity_kib,
            l2_bandwidth,
            // What passes a cache that does not exist is not slowed down by it.
            infinity_bandwidth: match infinity_kib {
                0 => l2_bandwidth,
                _ => KNOWN.infinity_bandwidth * channels / KNOWN.channels,
            },
            dram_bandwidth: KNOWN.dram_bandwidth * dram / DRAM,
            channels,
            ..KNOWN
        }
    }
}

impl Parameters {
    /// Each parameter with its range and its source on this chip. Values that gfx1100 does not have are
    /// [`Source::Assumed`]; their ranges are those of gfx1100 in proportion.
    pub fn table(&self) -> Vec<Parameter> {
        let own = (0..).map_while(|position| self.value(position));
        let row = |(parameter, value): (&Parameter, i64)| {
            if self.is_recorded() || value == parameter.value {
                return *parameter;
            }
            let scaled = |end: i64| if parameter.value == 0 { value } else { end * value / parameter.value };
            Parameter {
                value,
                low: scaled(parameter.low).min(value),
                high: scaled(parameter.high).max(value),
                source: Source::Assumed,
                other: None,
                ..*parameter
            }
        };
        Parameters::TABLE.iter().zip(own).map(row).collect()
    }

    /// Whether the chip is one that recordings describe.
    pub fn is_recorded(&self) -> bool {
        self.chip == GFX1100.name
    }

    /// The names of the parameters that are assumed because nobody has recorded this chip; empty for gfx1100.
    pub fn assumed(&self) -> Vec<&'static str> {
        let assumed = self.table().into_iter().filter(|parameter| parameter.source == Source::Assumed);
        assumed.map(|parameter| parameter.name).collect()
    }
}

#[cfg(test)]
mod tests {
    use t0_isa::target::ALL;
    use t0_sim::kfd::CHIPS as VIRTUAL;

    use super::*;

    /// The virtual device describes the same products.
    #[test]
    fn chips_are_those_of_the_virtual_device() {
        for chip in VIRTUAL {
            let p = Parameters::of(&chip.target).expect("it is known");
            let name = chip.target.name;
            assert_eq!(p.chip, name);
            assert_eq!(p.compute_units, chip.target.compute_units.into(), "{name}");
            assert_eq!((p.shader_engines, p.shader_arrays), (chip.engines.into(), chip.arrays().into()), "{name}");
            assert_eq!((p.l2_kib, p.infinity_kib), (chip.l2.into(), chip.l3.into()), "{name}");
            assert_eq!((p.clock, p.channels), (chip.engine_mhz.into(), (chip.memory_bits / 16).into()), "{name}");
            assert_eq!(p.limits(), chip.target.limits(), "{name}");
        }
        assert_eq!(VIRTUAL.len(), CHIPS.len() + 1);
        assert!(ALL.iter().all(|target| Parameters::of(target).is_ok()));
    }

    #[test]
    fn what_other_chips_do_not_share_with_gfx1100_is_assumed() {
        assert!(Parameters::GFX1100.assumed().is_empty());
        assert_eq!(Parameters::GFX1100.table(), Parameters::TABLE);
        let p = Parameters::of(&GFX1102).expect("it is known");
        assert_eq!((p.l2_bandwidth, p.infinity_bandwidth, p.dram_bandwidth), (1316, 1000, 259));
        let assumed = p.assumed();
        assert!(["clock", "compute_units", "simd_vgprs", "dram_bandwidth"].iter().all(|name| assumed.contains(name)));
        assert!(!assumed.contains(&"full_latency") && !assumed.contains(&"lds_bytes"), "{assumed:?}");
        for row in p.table() {
            assert!(row.low <= row.value && row.value <= row.high, "{row:?}");
        }
        let row = p.table().into_iter().find(|row| row.name == "l2_bandwidth").expect("a row");
        assert_eq!((row.low, row.high, row.source), (1151, 1316, Source::Assumed));
    }
}
