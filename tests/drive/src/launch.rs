//! Checks compiled functions statically, and runs them on the virtual GPU in strict mode.

use t0_abi::{View, lds};
use t0_check::Severity;
use t0_core::codegen::Generated;
use t0_core::ir::func::ParamKind;
use t0_core::ir::interp::Arg;
use t0_core::ir::{Access, Function};
use t0_isa::object::Object;
use t0_sim::exec::{self, Descriptor, Dispatch, Fault};
use t0_sim::mem::{Memory, Region};

/// Host memory at a fixed address, aligned for every element.
struct Block(Vec<u128>);

impl Block {
    fn of(bytes: &[u8]) -> Block {
        let mut words = vec![0u128; bytes.len().div_ceil(16) + 1];
        for (word, chunk) in words.iter_mut().zip(bytes.chunks(16)) {
            let mut whole = [0; 16];
            whole[..chunk.len()].copy_from_slice(chunk);
            *word = u128::from_le_bytes(whole);
        }
        Block(words)
    }

    fn address(&self) -> u64 {
        self.0.as_ptr() as u64
    }

    fn bytes(&self, n: usize) -> Vec<u8> {
        self.0.iter().flat_map(|w| w.to_le_bytes()).take(n).collect()
    }

    fn map(&self, memory: &Memory, writable: bool, executable: bool) {
        let region = Region { address: self.address(), size: 16 * self.0.len() as u64, writable, executable };
        // SAFETY: the block lives until the dispatch has ended, and nothing else accesses it meanwhile.
        unsafe { memory.map(region) }.expect("blocks do not overlap");
    }
}

/// The LDS bytes of a workgroup, including arrays whose size the launch sets.
fn lds_bytes(f: &Function, g: &Generated, args: &[Arg]) -> u32 {
    let len = |param: u32| match args.get(param as usize) {
        Some(Arg::Scalar(bits)) => *bits as u32,
        _ => 0,
    };
    match f.dynamic_lds_bytes(len) {
        0 => g.report.lds_bytes,
        more => lds::first(g.report.lds_bytes) + more,
    }
}

/// Runs the code of `f` over a grid of work-items and updates the views. Returns the number of wave-instructions.
///
/// # Errors
/// An invalid object, wrong arguments, a report of the static check, or the fault that ended the launch, as text.
pub fn execute(f: &Function, g: &Generated, grid: [u32; 3], args: &mut [Arg], budget: u64) -> Result<u64, String> {
    let ulp_noise = ulp_noise()?;
    let options = exec::Options { strict: true, ulp_noise, budget: Some(budget), ..exec::Options::default() };
    run(f, g, grid, args, &options)
}

/// The seed of random errors of approximate instructions that `T0_ULP_NOISE` names.
fn ulp_noise() -> Result<Option<u64>, String> {
    let Ok(seed) = std::env::var("T0_ULP_NOISE") else { return Ok(None) };
    seed.parse().map(Some).map_err(|_| format!("T0_ULP_NOISE is {seed:?}, which is no number"))
}

/// As [`execute`], but what strict mode reports has the effect that it has on a card: an access out of range reads zero
/// or stores nothing.
///
/// # Errors
/// As [`execute`].
pub fn execute_as_card(
    f: &Function,
    g: &Generated,
    grid: [u32; 3],
    args: &mut [Arg],
    budget: u64,
) -> Result<u64, String> {
    run(f, g, grid, args, &exec::Options { budget: Some(budget), ..exec::Options::default() })
}

fn run(f: &Function, g: &Generated, grid: [u32; 3], args: &mut [Arg], options: &exec::Options) -> Result<u64, String> {
    let object = Object::parse(&g.object).map_err(|e| e.to_string())?;
    let kernel = object.kernels().first().ok_or("the object holds no kernel")?;
    let reports = t0_check::check_kernel(&object, kernel).map_err(|e| e.to_string())?;
    if let Some(report) = reports.iter().find(|report| report.severity() == Severity::Error) {
        return Err(format!("static check: {report}"));
    }
    let stats = launch(f, g, &object, grid, args, options)?.map_err(|fault| fault.to_string())?;
    Ok(stats.instructions)
}

/// The word of `s_barrier`, and of `s_nop 0`.
const BARRIER: [u8; 4] = 0xbfbd_0000u32.to_le_bytes();
const NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

/// Runs the code of `f` in strict mode, without its barriers if `barriers` is false. Returns what ended the launch, and
/// everything about the fault that does not depend on addresses of the host. If `each_lane` is set, the sanitizer
/// checks each lane by itself.
///
/// # Errors
/// An invalid object or wrong arguments, as text.
pub fn report_of(
    f: &Function,
    g: &Generated,
    grid: [u32; 3],
    args: &mut [Arg],
    (barriers, each_lane): (bool, bool),
) -> Result<String, String> {
    let mut bytes = g.object.clone();
    if !barriers {
        for word in bytes.chunks_exact_mut(4).filter(|word| **word == BARRIER) {
            word.copy_from_slice(&NOP);
        }
    }
    let object = Object::parse(&bytes).map_err(|e| e.to_string())?;
    let options = exec::Options { strict: true, each_lane, budget: Some(100_000), ..exec::Options::default() };
    Ok(match launch(f, g, &object, grid, args, &options)? {
        Ok(stats) => format!("{} instructions, {} notes", stats.instructions, stats.notes.iter().count()),
        Err(fault) => {
            let Fault { kind, wave, workgroup, lane, instruction, related, .. } = *fault;
            let kind = format!("{kind:?}");
            let name = kind.split([' ', '(', '{']).next().unwrap_or_default();
            let related = related
                .iter()
                .map(|r| format!("{:?} {} {:?} {:?} {:?}", r.role, r.wave, r.workgroup, r.lane, r.instruction));
            let related: Vec<String> = related.collect();
            format!("{name} {wave} {workgroup:?} {lane:?} {instruction:?} {related:?}")
        }
    })
}

/// Runs a kernel of an object and updates the views, unless it ends with a fault.
fn launch(
    f: &Function,
    g: &Generated,
    object: &Object,
    grid: [u32; 3],
    args: &mut [Arg],
    options: &exec::Options,
) -> Result<Result<exec::Stats, Box<Fault>>, String> {
    let kernel = object.kernels().first().ok_or("the object holds no kernel")?;
    let code = Block::of(object.code(kernel));
    let memory = Memory::new();
    code.map(&memory, false, true);
    let mut kernarg = vec![0u8; f.kernarg_bytes as usize];
    let mut blocks: Vec<Option<(Block, usize)>> = Vec::new();
    for (p, a) in f.params.iter().zip(args.iter()) {
        let at = p.offset as usize;
        match (&p.kind, a) {
            (ParamKind::View { elem_bytes, access }, Arg::View { bytes, rows, cols, stride }) => {
                let b = Block::of(bytes);
                b.map(&memory, *access != Access::Read, false);
                let view = View::new(b.address(), [bytes.len() as u32 / elem_bytes, *rows, *cols, *stride]).to_bytes();
                kernarg[at..at + view.len()].copy_from_slice(&view);
                blocks.push(Some((b, bytes.len())));
            }
            (ParamKind::Scalar { mem, .. }, Arg::Scalar(bits)) => {
                let n = mem.bytes() as usize;
                kernarg[at..at + n].copy_from_slice(&bits.to_le_bytes()[..n]);
                blocks.push(None);
            }
            _ => return Err("arguments do not fit the parameters".into()),
        }
    }
    for i in 0..3 {
        let n = grid[i].div_ceil(f.block_shape[i]);
        kernarg[f.hidden().block_count(i) as usize..][..4].copy_from_slice(&n.to_le_bytes());
    }
    let kernarg = Block::of(&kernarg);
    kernarg.map(&memory, false, false);
    let descriptor = kernel.descriptor.encode();
    let dispatch = Dispatch {
        code: code.address(),
        descriptor: Descriptor::from_bytes(&descriptor),
        kernarg: kernarg.address(),
        grid,
        workgroup: f.block_shape.map(|n| n as u16),
        lds_bytes: lds_bytes(f, g, args),
        private_bytes: g.report.scratch_bytes,
        ..Dispatch::default()
    };
    let stats = match exec::run(&dispatch, &memory, options) {
        Ok(stats) => stats,
        fault => return Ok(fault),
    };
    for (b, a) in blocks.iter().zip(args) {
        if let (Some((b, n)), Arg::View { bytes, .. }) = (b, a) {
            *bytes = b.bytes(*n);
        }
    }
    Ok(Ok(stats))
}
