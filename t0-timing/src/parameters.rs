//! Every parameter of the model, with its range and its source.

use std::borrow::Cow;
use std::fmt;
use t0_isa::isa::Pipe;
use t0_isa::machine::{Clocks, Limits};
use t0_isa::object::Object;
use t0_isa::target::{GFX1100, Target};

use crate::chips;

/// Where the value of a parameter comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Instruction traces recorded on a gfx1100 (`tests/data/timing`).
    Recorded,
    /// The RDNA3 ISA document.
    Isa,
    /// The scheduling model of LLVM (`SISchedule.td`, `GFX11SpeedModel`), confirmed by the recordings.
    Llvm,
    /// A microbenchmark that somebody published.
    Published,
    /// An assumption without a source.
    Guess,
    /// Assumed for a chip that nobody has recorded, from the values of gfx1100 and the published shape of the chip
    /// ([`Parameters::table`]).
    Assumed,
}

/// One parameter: a line of the table in `docs/timing.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Name of the field of [`Parameters`].
    pub name: &'static str,
    /// The value that the model uses.
    pub value: i64,
    /// The smallest plausible value.
    pub low: i64,
    /// The greatest plausible value.
    pub high: i64,
    /// Origin of the value.
    pub source: Source,
    /// What another source states, which did not enter the value.
    pub other: Option<(Source, i64)>,
    /// Meaning and unit.
    pub meaning: &'static str,
}

macro_rules! parameters {
    ($($name:ident = $value:expr, $low:literal..=$high:literal, $source:ident $(($other:ident: $stated:literal))?,
        $meaning:literal;)*) => {
        /// The values that the model uses. Clocks, unless the meaning states another unit.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Parameters {
            /// The name of the chip.
            pub chip: &'static str,
            $(#[doc = $meaning] pub $name: i64,)*
        }

        impl Parameters {
            /// A gfx1100.
            pub const GFX1100: Parameters = Parameters { chip: GFX1100.name, $($name: $value as i64,)* };

            /// Each parameter with its range and its source.
            pub const TABLE: &'static [Parameter] = &[$(Parameter {
                name: stringify!($name),
                value: $value as i64,
                low: $low,
                high: $high,
                source: Source::$source,
                other: [$(Some((Source::$other, $stated)),)? None][0],
                meaning: $meaning,
            },)*];

            /// The values in the order of the table.
            fn values(&mut self) -> [&mut i64; Parameters::TABLE.len()] {
                [$(&mut self.$name),*]
            }
        }
    };
}

/// Values that the compiler needs too: a row here has their range and source.
const CLOCKS: &Clocks = Clocks::of(&GFX1100);
const LIMITS: Limits = GFX1100.limits();

parameters! {
    // Vector arithmetic: from issue to execution.
    front = 13, 13..=13, Recorded, "half clocks from the last operand read to execution";
    bank_reads = 2, 2..=2, Recorded, "registers that one VGPR bank delivers per clock";
    queue = 7, 6..=7, Recorded, "issued vector instructions whose operands are not read";
    queue_return = 2, 2..=2, Recorded, "clocks before the end of an operand read at which its queue entry is free";
    vector_flight = 15, 11..=15, Isa, "vector instructions of a wave that have issued and not started (va_vdst has four bits)";
    mask_writes = 7, 7..=7, Isa, "vector instructions in flight that write scalar registers (va_sdst has three bits)";

    // Clocks for which an instruction occupies its pipe, and for which it holds back the issue of the next one.
    half_occupancy = CLOCKS.pipe(Pipe::Half).occupancy, 2..=2, Recorded, "64-bit shift or compare";
    quarter_occupancy = CLOCKS.pipe(Pipe::Quarter).occupancy, 4..=4, Recorded, "32-bit or 64-bit integer multiplication";
    trans_occupancy = CLOCKS.pipe(Pipe::Trans).occupancy, 4..=4, Recorded, "transcendental, for the next transcendental";
    double_occupancy = CLOCKS.pipe(Pipe::Double).occupancy, 32..=32, Recorded, "f64 operation, for the next f64 operation";
    double_switch = 34, 34..=34, Recorded, "f64 operation, for the next operation of another type";
    double_reads = 33, 33..=33, Recorded, "operand reads of an f64 operation, for the next operation of another type";
    double_trans_occupancy = CLOCKS.pipe(Pipe::DoubleTrans).occupancy, 34..=34, Recorded, "f64 reciprocal, for the next transcendental";
    difference_issue = 5, 5..=6, Recorded, "sum of absolute differences over 64 bits, for the next issue";
    difference_again = 6, 6..=6, Recorded, "the same, for the issue of the next one of its kind";
    dot_occupancy = CLOCKS.pipe(Pipe::Dot4).occupancy, 1..=2, Guess, "dot product of integers";
    dot4_issue = 2, 1..=2, Guess, "dot product of bytes, for the next issue";
    dot8_issue = 4, 3..=4, Guess, "dot product of 4-bit numbers, for the next issue";
    permlane_issue = 4, 4..=4, Guess, "v_permlane16_b32, for the issue of the next instruction of this kind";
    permlane64_issue = 2, 2..=3, Guess, "v_permlane64_b32, for the same";
    matrix_collision = 2, 2..=2, Recorded, "added to a WMMA where two of A, B and C start in one bank";

    // Clocks from execution to the execution of an instruction that uses the result.
    full_latency = CLOCKS.pipe(Pipe::Full).latency, 5..=5, Recorded (Llvm: 5), "full-rate vector operation";
    half_merge = 1, 1..=1, Recorded, "added for each register that is read as a whole after a write of one half";
    half_latency = CLOCKS.pipe(Pipe::Half).latency, 6..=6, Llvm, "64-bit shift or compare";
    quarter_latency = CLOCKS.pipe(Pipe::Quarter).latency, 8..=8, Llvm, "32-bit or 64-bit integer multiplication";
    trans_latency = CLOCKS.pipe(Pipe::Trans).latency, 10..=10, Llvm, "transcendental";
    double_latency = CLOCKS.pipe(Pipe::Double).latency, 38..=38, Llvm, "f64 operation";
    double_trans_latency = CLOCKS.pipe(Pipe::DoubleTrans).latency, 40..=40, Llvm, "f64 reciprocal, square root";
    matrix_latency = CLOCKS.matrix_latency, 4..=8, Guess, "added to the occupancy of a WMMA";
    lane_write_latency = CLOCKS.pipe(Pipe::LaneWrite).latency, 8..=8, Recorded, "v_writelane_b32";
    double_trace = 29, 29..=29, Recorded, "from the start of an f64 operation to its execute event";

    // Between units.
    valu_to_memory = 10, 10..=11, Recorded, "from the execution of a vector instruction to a later memory instruction";
    valu_to_scalar = 10, 9..=11, Recorded, "from the execution of a vector instruction to the use of its mask";
    valu_to_overwrite = 0, 0..=0, Recorded, "from the execution of a vector instruction to a write of its scalar source";
    mask_source = 9, 9..=9, Guess, "added to that if the vector instruction reads a mask in another register than VCC";
    scalar_latency = 2, 2..=2, Recorded (Llvm: 2), "scalar operation to the use of its result by another one";
    control_gap = 3, 3..=3, Recorded, "from a vector, LDS or vector memory instruction to a wait or clause";
    scalar_multiply = 3, 3..=3, Recorded, "scalar multiplication of integers, to the same";
    scalar_front = 2, 2..=2, Recorded, "from the issue of a scalar operation to its execution";
    scalar_read = 2, 0..=2, Recorded, "added if it reads a scalar register";
    scalar_compare = 2, 1..=2, Guess, "between executions of scalar compares of two operands";
    scalar_queue = 6, 6..=6, Recorded, "scalar operations of a wave that have issued and not executed";
    scalar_drain = 6, 6..=6, Recorded, "from the last execution of a scalar operation to s_getreg or s_setreg";
    scalar_mode = 7, 7..=7, Recorded, "from the execution of s_setreg to the next instruction";
    scalar_to_valu = 2, 1..=5, Guess, "scalar operation to the use of its result by a vector or memory instruction";
    branch_through = 3, 2..=3, Recorded, "branch that is not taken, to the next instruction";
    branch_taken = 27, 27..=28, Recorded (Llvm: 32), "branch that is taken, to the next instruction";
    fetch_bytes = 256, 256..=256, Recorded, "bytes that a miss of the instruction cache fetches";
    fetch_cold = 280, 227..=332, Recorded, "miss of the instruction cache, from the instruction before";
    mask_to_scalar = 5, 1..=5, Guess, "from a vector instruction that writes a mask to the next scalar instruction";
    scalar_to_mask = 9, 7..=9, Guess, "from a scalar instruction to a vector instruction that writes a mask";
    sleep = 64, 64..=64, Recorded, "between the clocks at which sleeping waves are counted down";
    wake_pair = 8, 8..=8, Recorded, "between pairs of waves of a SIMD that wake at one clock";
    end = 9, 8..=9, Recorded, "from the clock at which s_endpgm can issue to the end of the wave";
    end_gap = 5, 3..=8, Recorded, "between the ends of two waves of a SIMD";
    barrier_release = 14, 14..=14, Recorded, "from the last arrival at a barrier to the next instruction";

    // Memory.
    scalar_to_load = 5, 5..=5, Recorded, "from the execution of a scalar operation to a scalar load";
    send_front = 3, 3..=3, Recorded, "from the issue of a memory instruction to the sending of its first register";
    send_operand = 1, 1..=1, Recorded, "sending of each VGPR of its address and data";
    send_queue = 9, 8..=9, Recorded, "LDS instructions, and vector memory instructions, of a SIMD that have issued and are not sent";
    send_return = 2, 1..=2, Recorded, "from the end of a sending to the issue that the free entry of the queue allows";
    lds_to_vector = 6, 6..=6, Guess, "from the end of the last LDS sending to a vector memory instruction";
    lds_load = 27, 26..=29, Recorded, "LDS load of 32 bits, from the end of its sending to the release of its wait";
    lds_load_dword = 2, 2..=2, Recorded, "LDS load, each further 32 bits of a lane";
    lds_store = 28, 28..=28, Recorded, "LDS store, from the end of its sending to the release of its wait";
    lds_service = 1, 1..=2, Guess, "LDS occupied by an access of 32 bits a lane";
    lds_service_dword = 1, 1..=4, Guess, "LDS occupied by each further 32 bits a lane";
    scalar_hit = 30, 20..=60, Guess, "scalar load that hits its cache";
    scalar_cold = 1335, 887..=1514, Recorded, "scalar load, first touch of a line on an idle card";
    scalar_service = 1, 1..=2, Recorded, "between results of the scalar cache, for each 64 bits of a result";
    vector_hit = 120, 90..=160, Guess, "vector load that hits L0";
    vector_cold = 690, 627..=786, Recorded, "vector load, first touch of a line on an idle card";
    translation = 680, 60..=870, Guess, "added to the first vector access of a launch, whose page the unit has not touched before";
    vector_lines = 2, 2..=2, Recorded, "cache lines per clock that L0 looks up in a pass of a vector load";
    store_done = 310, 250..=573, Recorded, "global store to its acknowledgement";
    store_bytes = 64, 64..=64, Recorded, "bytes per clock that the stores of a compute unit write";

    // The whole GPU. `docs/timing.md` derives the overhead of a launch.
    clock = 2500, 2300..=2500, Published, "MHz of the compute units";
    compute_units = GFX1100.compute_units, 96..=96, Published, "number of compute units";
    shader_engines = 6, 6..=6, Published, "number of shader engines";
    shader_arrays = 12, 12..=12, Published, "number of shader arrays, each with an L1";
    simd_vgprs = LIMITS.vgprs, 1536..=1536, Published, "VGPRs of a SIMD, of 32 lanes";
    vgpr_granule = LIMITS.vgpr_granule, 24..=24, Published, "VGPRs are allocated in multiples of this number";
    simd_waves = LIMITS.waves, 16..=16, Published, "waves that a SIMD holds at most";
    lds_bytes = LIMITS.lds_bytes, 65536..=65536, Published, "bytes of LDS of a compute unit";
    lds_granule = LIMITS.lds_granule, 512..=1024, Guess, "bytes in whose multiples LDS is allocated";
    unit_workgroups = LIMITS.barriers, 16..=32, Guess, "workgroups of several waves that a compute unit holds at most";
    l0_kib = 32, 32..=32, Published, "KiB of the L0 of a compute unit";
    l1_kib = 256, 256..=256, Published, "KiB of the L1 of a shader array";
    l2_kib = 6144, 6144..=6144, Published, "KiB of L2";
    infinity_kib = 98304, 98304..=98304, Published, "KiB of the Infinity Cache";
    l0_bytes = 128, 64..=128, Published, "bytes per clock of L0 to its compute unit";
    fill_bytes = 64, 64..=128, Guess, "bytes per clock of L1 to a compute unit";
    l1_bytes = 256, 256..=512, Guess, "bytes per clock of the L1 of a shader array";
    l2_bandwidth = 3718, 3253..=3718, Published, "GB/s of L2 (3253 for 84 compute units)";
    infinity_bandwidth = 3000, 2000..=5300, Guess, "GB/s of the Infinity Cache";
    dram_bandwidth = 865, 865..=960, Published, "GB/s of DRAM that kernels reach, of 960";
    channels = 24, 12..=48, Guess, "channels of L2, the Infinity Cache and DRAM (24 GDDR6 channels of 16 bits)";
    channel_bytes = 256, 128..=256, Guess, "consecutive bytes of a channel";
    channel_drift = 10, 9..=12, Guess, "waves are out of step by so many times the loads that one has in flight";
    l1_latency = 220, 150..=300, Guess, "vector load that hits L1";
    l2_latency = 340, 300..=360, Published, "vector load that hits L2";
    infinity_latency = 430, 375..=497, Published, "vector load that hits the Infinity Cache (150 to 199 ns)";
    dram_latency = 551, 551..=1200, Published, "vector load from DRAM";
    share_burst = 512, 0..=2000, Guess, "clocks for which a unit may exceed its share of a bandwidth";
    dispatch_wave = 4, 1..=16, Guess, "between the starts of waves of a shader engine";
    dispatch_next = 100, 20..=500, Guess, "from the end of a workgroup to the start of the next one on its unit";
    launch_overhead = 6300, 2260..=9870, Published, "ns from a launch to its completion without its clocks";
    queued_overhead = 2260, 0..=2600, Published, "ns from the end of a launch to the start of the next one in a queue";
}

impl Parameters {
    /// The parameters with another value at this position of the [table](Parameters::TABLE). `None` if the
    /// table is shorter.
    pub fn with(&self, position: usize, value: i64) -> Option<Parameters> {
        let mut other = self.clone();
        **other.values().get_mut(position)? = value;
        Some(other)
    }

    /// The parameters of a target. Code for all chips of the family has the parameters of the virtual GPU's chip. Those
    /// of other chips than gfx1100 are assumed ([`Parameters::assumed`]).
    ///
    /// # Errors
    /// [`NoParameters`] for chips that no publication describes.
    pub const fn of(target: &Target) -> Result<Parameters, NoParameters> {
        match chips::assumed(target) {
            Some(assumed) => Ok(assumed),
            None => Parameters::recorded(target),
        }
    }

    /// The parameters of a target that has recordings. Code for all chips of the family has those of gfx1100.
    ///
    /// # Errors
    /// [`NoParameters`] for chips that no recording describes.
    pub const fn recorded(target: &Target) -> Result<Parameters, NoParameters> {
        // `baseline` and `gfx11-generic` are not chips.
        match target.kfd_version {
            0 => Ok(Parameters::GFX1100),
            version if version == GFX1100.kfd_version => Ok(Parameters::GFX1100),
            _ => Err(NoParameters { target: Cow::Borrowed(target.name) }),
        }
    }

    /// The parameters of the target of a code object.
    ///
    /// # Errors
    /// [`NoParameters`] for chips that no publication describes.
    pub fn of_object(object: &Object) -> Result<Parameters, NoParameters> {
        let machine = object.machine();
        match Target::by_elf_flags(machine.0) {
            Some(target) => Parameters::of(target),
            None => Err(NoParameters { target: machine.to_string().into() }),
        }
    }

    /// The value of the parameter at this position of the [table](Parameters::TABLE). `None` if the table is shorter.
    pub fn value(&self, position: usize) -> Option<i64> {
        self.clone().values().get(position).map(|value| **value)
    }

    /// What the hardware holds at a time, with these values.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            vgprs: self.simd_vgprs as u32,
            vgpr_granule: self.vgpr_granule as u32,
            waves: self.simd_waves as u32,
            lds_bytes: self.lds_bytes as u32,
            lds_per_workgroup: LIMITS.lds_per_workgroup,
            lds_granule: self.lds_granule as u32,
            barriers: self.unit_workgroups as u32,
        }
    }
}

/// The model has no parameters for a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoParameters {
    /// The name of the target.
    pub target: Cow<'static, str>,
}

impl fmt::Display for NoParameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoParameters { target } = self;
        let known = GFX1100.name;
        write!(
            f,
            "the cycle model knows chips like {known}, not {target}: compile the kernel for {known} to model its time there"
        )
    }
}

impl std::error::Error for NoParameters {}

/// A hash (FNV-1a) of all names and values, printed with modelled figures.
pub fn fingerprint(parameters: &[Parameter]) -> u64 {
    let bytes = parameters.iter().flat_map(|p| p.name.bytes().chain(p.value.to_le_bytes()));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use t0_isa::object::{Kernel, Machine, Object, ObjectBuilder};
    use t0_isa::target::{BASELINE, GFX11_GENERIC, GFX1100, GFX1151, Target};

    use super::{Parameters, fingerprint};

    /// The hash of the parameters since the model meets the bars in `docs/timing.md`.
    const FROZEN: u64 = 0x4017_2d66_b813_b18d;

    #[test]
    fn the_parameters_are_frozen() {
        let hash = fingerprint(Parameters::TABLE);
        assert!(
            hash == FROZEN,
            "the model's parameters have the hash {hash:016x}, but they are frozen at {FROZEN:016x}: a change needs a \
             recording (tests/data/timing) or a published source, which the table in docs/timing.md and the line of \
             the parameter name; then change this hash, run `T0_BLESS=1 cargo test -p t0-tune --test it fingerprint::`, and \
             model all committed figures again (docs/timing.md, \"Frozen values\")"
        );
    }

    #[test]
    fn only_gfx1100_is_recorded() {
        for target in [GFX1100, BASELINE, GFX11_GENERIC] {
            assert_eq!(Parameters::of(&target), Ok(Parameters::GFX1100));
            assert_eq!(Parameters::recorded(&target), Ok(Parameters::GFX1100));
        }
        assert!(Parameters::recorded(&GFX1151).is_err());
        let unknown = Target { name: "gfx1170", kfd_version: 110_700, ..GFX1151 };
        assert_eq!(
            Parameters::of(&unknown).map_err(|error| error.to_string()),
            Err("the cycle model knows chips like gfx1100, not gfx1170: compile the kernel for gfx1100 to model its \
                 time there"
                .into())
        );
    }

    #[test]
    fn an_object_has_the_parameters_of_its_target() {
        let of = |flags| {
            let kernel = Kernel::new("k", vec![0xbfb0_0000]);
            let object = ObjectBuilder::new(Machine(flags)).kernel(kernel).build().expect("an object");
            Parameters::of_object(&Object::parse(&object).expect("it was built")).map_err(|error| error.target)
        };
        assert_eq!(of(GFX1100.elf_flags), Ok(Parameters::GFX1100));
        assert_eq!(of(GFX1151.elf_flags).map(|p| (p.chip, p.compute_units)), Ok(("gfx1151", 40)));
        // gfx1030 is not a target of T0.
        assert_eq!(of(0x36), Err("gfx1030".into()));
    }

    #[test]
    fn the_hash_depends_on_each_value() {
        let table = Parameters::TABLE.to_vec();
        for position in 0..table.len() {
            let mut other = table.clone();
            other[position].value += 1;
            assert_ne!(fingerprint(&other), fingerprint(&table), "{}", table[position].name);
        }
    }

    #[test]
    fn values_are_in_the_order_of_the_table() {
        let mut p = Parameters::GFX1100;
        let values = p.values().map(|value| *value);
        assert!(Parameters::TABLE.iter().map(|parameter| parameter.value).eq(values));
        let end = Parameters::TABLE.len();
        assert_eq!(p.with(0, 5), Some(Parameters { front: 5, ..Parameters::GFX1100 }));
        assert_eq!(p.with(end - 1, 5), Some(Parameters { queued_overhead: 5, ..Parameters::GFX1100 }));
        assert_eq!(p.with(end, 5), None);
    }
}
