//! Records one launch.

use std::collections::BTreeSet;
use std::ops::Range;

use t0_isa::object::{KernelEntry, Object};
use t0_sim::exec::{FaultKind, Options, WaveTrace};
use t0_sim::gpu::{Arg, Gpu, Launch, LaunchError, Module, lds_bytes};

use super::collect::Collected;
use super::lines::{self, Regions};
use super::trace::Step;
use super::{LIMIT, Sample, Unmodelled};
use crate::gpu::{Geometry, GpuError};
use crate::{Code, Parameters};

/// How many times as many wave-instructions as the first workgroup each other one may execute on average.
const MORE: u64 = 4;
/// Wave-instructions within which a workgroup that waits for another one is recognised.
const WAIT_BUDGET: u64 = 4 << 20;

/// What a sample is for, which determines the workgroups that it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The time with the parameters of the model.
    Time,
    /// Also the times with all variations of assumed parameters ([`crate::Parameters::variations`]), with which a unit
    /// may hold more workgroups.
    Sensitivity,
}

/// A kernel in a loaded code object.
type Kernel<'a> = (Module, &'a str);

/// The launch as the model takes it. Nothing runs.
///
/// # Errors
/// [`Unmodelled`] if there is no such kernel or the model does not know its chip.
pub fn geometry(gpu: &Gpu, kernel: Kernel<'_>, arguments: &[Arg], launch: &Launch) -> Result<Geometry, Unmodelled> {
    let dynamic_lds = launch.dynamic_lds.saturating_add(lds_bytes(arguments));
    let descriptor = &entry(gpu, kernel)?.descriptor;
    parameters(gpu, kernel.0)?;
    Ok(Geometry::of(descriptor, launch.grid, launch.block.map(u32::from), dynamic_lds))
}

/// The parameters of the chip that a loaded code object is for.
fn parameters(gpu: &Gpu, module: Module) -> Result<Parameters, Unmodelled> {
    Ok(Parameters::of_object(gpu.object(module).map_err(LaunchError::from)?)?)
}

fn entry<'a>(gpu: &'a Gpu, (module, name): Kernel<'_>) -> Result<&'a KernelEntry, Unmodelled> {
    let object = gpu.object(module).map_err(LaunchError::from)?;
    object.kernel(name).ok_or_else(|| {
        let known = object.kernels().iter().map(|kernel| kernel.name().to_owned()).collect();
        LaunchError::NoSuchKernel { name: name.to_owned(), known }.into()
    })
}

/// Runs the workgroups of a launch that the model needs, and records what they execute. Of the options of the launch,
/// only the level of host vector extensions matters: one thread runs the workgroups, so that their order is always the
/// same. The buffers keep what the workgroups have written.
///
/// The first workgroup may execute as many wave-instructions as a record can hold ([`LIMIT`]), all others together as
/// many or four times as many as the first one, whichever is more.
///
/// # Errors
/// [`Unmodelled`]. A workgroup that waits for another one is [`Unmodelled::Waits`], because the other workgroups do not
/// run at the same time.
pub fn record(
    gpu: &mut Gpu,
    kernel: Kernel<'_>,
    arguments: &[Arg],
    launch: &Launch,
    purpose: Purpose,
) -> Result<Sample, Unmodelled> {
    record_within(LIMIT, gpu, kernel, arguments, (launch, purpose))
}

fn record_within(
    limit: u64,
    gpu: &mut Gpu,
    (module, name): Kernel<'_>,
    arguments: &[Arg],
    (launch, purpose): (&Launch, Purpose),
) -> Result<Sample, Unmodelled> {
    let geometry = geometry(gpu, (module, name), arguments, launch)?;
    let p = parameters(gpu, module)?;
    if geometry.workgroups == 0 || geometry.waves == 0 {
        return Err(GpuError::Empty.into());
    }
    if geometry.occupancy(&p).workgroups == 0 {
        return Err(GpuError::TooLarge.into());
    }
    let needed = match purpose {
        Purpose::Time => geometry.sample(&p).end,
        Purpose::Sensitivity => Sample::needed_with_variations(&p, &geometry),
    };
    let kernarg = gpu.kernarg(module, name, arguments, launch)?;
    let regions = Regions::new(gpu.allocations(), lines::words(&entry(gpu, (module, name))?.metadata, &kernarg));
    let (object, base) = loaded(gpu, module)?;
    let object = object.clone();
    let collected = Collected::new((&object, base), Some(geometry), regions, limit);
    let first_budget = limit / size_of::<Step>() as u64;
    let mut run = |numbers: Range<u64>, budget: u64| {
        let options = Options {
            trace: numbers.end - numbers.start,
            only: numbers.collect(),
            budget: Some(budget),
            threads: Some(1),
            level: launch.options.level,
            ..Options::default()
        };
        let launch = Launch { options, ..launch.clone() };
        match gpu.launch_traced(module, name, arguments, &launch, &collected) {
            Ok(stats) => Ok(stats.instructions),
            Err(LaunchError::Fault(fault)) if matches!(fault.fault.kind, FaultKind::BudgetExhausted { .. }) => {
                Err(exhausted(gpu, (module, name), arguments, &launch, fault.fault.workgroup))
            }
            Err(error) => Err(error.into()),
        }
    };
    let each = run(0..1, first_budget)?;
    if needed > 1 {
        run(1..needed, first_budget.max(each.saturating_mul(MORE).saturating_mul(needed - 1)))?;
    }
    Sample::of(geometry, &object, collected.into_waves()?)
}

/// Why a workgroup has exhausted its budget. Strict mode notices a wave that loads one address again and again.
fn exhausted(
    gpu: &mut Gpu,
    (module, name): Kernel<'_>,
    arguments: &[Arg],
    launch: &Launch,
    [x, y, z]: [u32; 3],
) -> Unmodelled {
    let sides: [u64; 3] =
        std::array::from_fn(|axis| u64::from(launch.grid[axis].div_ceil(u32::from(launch.block[axis].max(1)))));
    let workgroup = u64::from(x) + sides[0] * (u64::from(y) + sides[1] * u64::from(z));
    let options = Options { strict: true, only: vec![workgroup], budget: Some(WAIT_BUDGET), ..Options::default() };
    match gpu.launch(module, name, arguments, &Launch { options, ..launch.clone() }) {
        Err(LaunchError::Fault(fault)) if matches!(fault.fault.kind, FaultKind::Deadlock { lds: false, .. }) => {
            Unmodelled::Waits { workgroup }
        }
        _ => Unmodelled::TooLarge,
    }
}

fn loaded(gpu: &Gpu, module: Module) -> Result<(&Object, u64), LaunchError> {
    Ok((gpu.object(module)?, gpu.base(module)?))
}

/// The steps of waves of 32 lanes for [`crate::ComputeUnit::run`], and their instructions, numbered by address.
/// `object` is the code object and where its address 0 was loaded.
///
/// # Errors
/// [`Unmodelled`] if the model does not know the chip that the object is for, or the object has no instruction at an
/// address.
pub fn steps(object: (&Object, u64), traces: &[WaveTrace]) -> Result<(Code, Vec<Vec<crate::Step>>), Unmodelled> {
    let mut code = Code::new(object.0, false)?;
    let addresses: BTreeSet<u64> = traces.iter().flat_map(|wave| &wave.executed).map(|one| one.address).collect();
    code.steps(object, addresses.into_iter().map(|address| (address, 0)))?;
    let wave = |wave: &WaveTrace| code.steps(object, wave.executed.iter().map(|one| (one.address, one.lines)));
    let steps = traces.iter().map(wave).collect::<Result<_, _>>()?;
    Ok((code, steps))
}

#[cfg(test)]
mod tests {
    use t0_isa::asm;
    use t0_isa::object::{Kernel as Code, Machine, ObjectBuilder, WaveSize};
    use t0_isa::target::{GFX1100, GFX1101, GFX1102, GFX1103, Target};
    use t0_sim::gpu::{Arg, Gpu, Launch};

    use super::*;
    use crate::gpu::Data;

    #[test]
    fn code_for_another_chip_has_the_time_of_that_chip() {
        let code = asm::words(END, &GFX1100).expect("the program is correct");
        let time = |target: Target| {
            let object = ObjectBuilder::new(Machine(target.elf_flags)).kernel(Code::new("k", code.clone())).build();
            let mut gpu = Gpu::new();
            let module = gpu.load(&object.expect("an object")).expect("it is loaded");
            // More workgroups than a chip holds at a time.
            let launch = Launch { grid: [1 << 20, 1, 1], block: [256, 1, 1], ..Launch::default() };
            let sample = record(&mut gpu, (module, "k"), &[], &launch, Purpose::Time).expect("it has a time");
            let p = sample.parameters();
            assert_eq!((p.chip, p.compute_units), (target.name, target.compute_units.into()));
            sample.launch(Data::L2).time(p, &sample.workgroups).expect("it is modelled").clocks
        };
        let times = [GFX1100, GFX1101, GFX1102, GFX1103].map(time);
        assert!(times.is_sorted_by(|a, b| a < b), "fewer compute units take longer: {times:?}");
        assert!(times[3] > 6 * times[0], "8 times as many: {times:?}");
    }

    /// The sample of a launch over 64 work-items in workgroups of 32. The argument is the address of 4096 zeros.
    fn sample(text: &str, wave_size: WaveSize, limit: u64) -> Result<Sample, Unmodelled> {
        let code = asm::words(text, &GFX1100).expect("the program is correct");
        let kernel = Code { wave_size, vgprs: 8, kernarg_size: 8, ..Code::new("k", code) };
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object");
        let mut gpu = Gpu::new();
        let module = gpu.load(&object).expect("it is loaded");
        let zeros = gpu.alloc(4096).expect("memory");
        let arguments = match gpu.object(module).expect("it is loaded").kernels()[0].metadata.args.len() {
            0 => Vec::new(),
            _ => vec![Arg::Buffer(zeros)],
        };
        let launch = Launch { grid: [64, 1, 1], block: [32, 1, 1], ..Launch::default() };
        record_within(limit, &mut gpu, (module, "k"), &arguments, (&launch, Purpose::Time))
    }

    const END: &str = "s_endpgm\n";
    /// Loads its own last word until it is not the encoding of `s_endpgm`.
    const WAIT: &str = "s_getpc_b64 s[0:1]\nv_mov_b32_e32 v0, 0\n\
        again:\nglobal_load_b32 v1, v0, s[0:1] glc\ns_waitcnt vmcnt(0)\nv_readfirstlane_b32 s2, v1\n\
        s_cmp_eq_u32 s2, 0\ns_cbranch_scc0 again\ns_endpgm\n";
    const ENDLESS: &str = "again:\ns_branch again\ns_endpgm\n";

    fn why(text: &str, wave_size: WaveSize) -> String {
        sample(text, wave_size, 1 << 20).expect_err("it has no time").to_string()
    }

    #[test]
    fn each_workgroup_is_recorded() {
        let sample = sample(END, WaveSize::Wave32, 1 << 20).expect("a sample");
        assert_eq!(sample.workgroups.iter().map(|workgroup| workgroup.number).collect::<Vec<_>>(), [0, 1]);
        assert!(sample.workgroups.iter().all(|workgroup| workgroup.waves[0].steps.len() == 1));
    }

    #[test]
    fn waves_of_64_lanes_execute_vector_instructions_in_two_passes() {
        let clocks = |text: &str, wave_size| {
            let sample = sample(&format!("{text}s_endpgm\n"), wave_size, 1 << 20).expect("a sample");
            sample.launch(Data::L2).time(sample.parameters(), &sample.workgroups).expect("it is modelled").clocks
        };
        let more = |text: &str, wave_size| clocks(&text.repeat(200), wave_size) - clocks(&text.repeat(100), wave_size);
        let (wave32, wave64) = (WaveSize::Wave32, WaveSize::Wave64);
        // Of independent instructions, a wave issues one in each clock.
        let independent = "v_mov_b32_e32 v0, 1\nv_mov_b32_e32 v1, 2\nv_mov_b32_e32 v2, 3\nv_mov_b32_e32 v3, 4\n";
        assert_eq!((more(independent, wave32), more(independent, wave64)), (400, 800));
        // A multiplication of a quarter of the rate, and one of a result that is not ready.
        let slow = "v_mul_lo_u32 v0, v1, v2\nv_mul_lo_u32 v3, v1, v2\n";
        assert_eq!((more(slow, wave32), more(slow, wave64)), (800, 1600));
        let dependent = "v_add_nc_u32_e32 v0, v0, v0\n";
        assert_eq!((more(dependent, wave32), more(dependent, wave64)), (500, 600));
        // Scalar instructions are executed once for a wave.
        let scalar = "s_add_u32 s2, s2, s2\n";
        assert_eq!(more(scalar, wave32), more(scalar, wave64));
    }

    #[test]
    fn a_unit_holds_half_as_many_waves_of_64_lanes() {
        let [(few, narrow), (many, wide)] = [WaveSize::Wave64, WaveSize::Wave32].map(|wave_size| {
            let kernel = Code { wave_size, vgprs: 96, ..Code::new("k", asm::words(END, &GFX1100).expect("correct")) };
            let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object");
            let object = Object::parse(&object).expect("it was built");
            let geometry = Geometry::of(&object.kernels()[0].descriptor, [1 << 20, 1, 1], [256, 1, 1], 0);
            (geometry.waves, geometry.occupancy(&Parameters::GFX1100).workgroups)
        });
        // The work-items of a unit need as many registers, however they are divided.
        assert_eq!((few, many), (4, 8));
        assert_eq!(narrow, wide);
    }

    #[test]
    fn workgroups_that_wait_for_others_are_not_modelled() {
        let text = "its workgroup 0 waits for another workgroup, so its clocks depend on when that one runs, which the \
                    model does not know; model a launch whose workgroups do not wait for each other";
        assert_eq!(why(WAIT, WaveSize::Wave32), text);
    }

    #[test]
    fn records_are_bounded() {
        let text = "what its waves execute is too large to be recorded: it needs more than 1024 MiB; model a smaller \
                    launch, or fewer iterations of its loops";
        assert_eq!(why(ENDLESS, WaveSize::Wave32), text);
        let two = 2 * size_of::<Step>() as u64;
        assert!(sample(END, WaveSize::Wave32, two).is_ok());
        assert_eq!(sample(END, WaveSize::Wave32, two - 1).err(), Some(Unmodelled::TooLarge));
    }
}
