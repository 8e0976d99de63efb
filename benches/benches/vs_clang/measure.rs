//! One launch of a code object on the virtual GPU: its results, its instructions and its modelled time.

use crate::case::{Argument, Case, Element};
use std::error::Error;
use t0_isa::isa::{Flow, Inst, Op, decode};
use t0_isa::object::Object;
use t0_sim::exec::Options;
use t0_sim::gpu::{Arg, Buffer, Gpu, Launch};
use t0_timing::gpu::Data;
use t0_timing::record::{Purpose, record};

/// Which compiler made an object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compiler {
    T0,
    Clang,
}

/// What a launch did.
pub(crate) struct Measured {
    /// The modelled clocks of the launch, whose data are in L2.
    pub(crate) clocks: i64,
    /// Executed wave-instructions without delays, clauses and waits.
    pub(crate) instructions: u64,
    /// Waves that a SIMD holds.
    pub(crate) waves: f64,
    /// The contents of the buffers that the kernel writes.
    pub(crate) results: Vec<(Element, Vec<u8>)>,
}

/// A GPU with the buffers of a case.
struct Loaded {
    gpu: Gpu,
    arguments: Vec<Arg>,
    written: Vec<(Buffer, Element, usize)>,
}

impl Loaded {
    fn new(case: &Case, compiler: Compiler) -> Result<Loaded, Box<dyn Error>> {
        let mut loaded = Loaded { gpu: Gpu::new(), arguments: Vec::new(), written: Vec::new() };
        for argument in &case.arguments {
            match argument {
                Argument::Number(n) => loaded.arguments.push(Arg::Bytes(n.to_le_bytes().to_vec())),
                Argument::Length(_) if compiler == Compiler::T0 => {}
                Argument::Length(n) => loaded.arguments.push(Arg::Bytes(n.to_le_bytes().to_vec())),
                Argument::Buffer { data, rows, written } => {
                    let buffer = loaded.gpu.alloc(data.bytes.len() as u64)?;
                    loaded.gpu.write(buffer, 0, &data.bytes)?;
                    if *written {
                        loaded.written.push((buffer, data.element, data.bytes.len()));
                    }
                    loaded.arguments.push(match compiler {
                        Compiler::Clang => Arg::Buffer(buffer),
                        Compiler::T0 => {
                            let elements = data.bytes.len() / data.element.bytes();
                            Arg::View { buffer, rows: *rows as u32, cols: (elements / rows) as u32 }
                        }
                    });
                }
            }
        }
        Ok(loaded)
    }
}

/// Runs a case once for its results and instructions, and once for its time.
pub(crate) fn measure(case: &Case, compiler: Compiler, object: &[u8]) -> Result<Measured, Box<dyn Error>> {
    let Loaded { mut gpu, arguments, written } = Loaded::new(case, compiler)?;
    let module = gpu.load(object)?;
    let name = match compiler {
        Compiler::Clang => case.name.to_owned(),
        Compiler::T0 => gpu.object(module)?.kernels()[0].name().to_owned(),
    };
    let shape = Launch { grid: case.grid, block: case.block, ..Launch::default() };
    let counted = Launch { options: Options { executions: true, ..Options::default() }, ..shape.clone() };
    let stats = gpu.launch(module, &name, &arguments, &counted)?;
    let base = gpu.base(module)?;
    let mut instructions = 0;
    for (address, count) in stats.executions.iter().flat_map(|all| all.iter()) {
        let inst = instruction(gpu.object(module)?, address - base);
        if !inst.is_some_and(|inst| uncounted(&inst)) {
            instructions += count;
        }
    }
    let mut results = Vec::new();
    for (buffer, element, bytes) in written {
        let mut content = vec![0; bytes];
        gpu.read(buffer, 0, &mut content)?;
        results.push((element, content));
    }
    drop(gpu);
    let Loaded { mut gpu, arguments, .. } = Loaded::new(case, compiler)?;
    let module = gpu.load(object)?;
    let sample = record(&mut gpu, (module, &name), &arguments, &shape, Purpose::Time)?;
    let time = sample.launch(Data::L2).time(sample.parameters(), &sample.workgroups)?;
    let held = time.occupancy.workgroups * sample.geometry.waves;
    Ok(Measured {
        clocks: time.clocks,
        instructions,
        waves: f64::from(held) / f64::from(time.occupancy.simds),
        results,
    })
}

/// The instruction at an address of an object.
fn instruction(object: &Object, address: u64) -> Option<Inst> {
    let bytes = (1..=5).rev().find_map(|words| object.read(address, 4 * words))?;
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    decode(&words).ok().map(|(inst, _)| inst)
}

/// Whether an instruction computes nothing: it only orders others.
fn uncounted(inst: &Inst) -> bool {
    matches!(inst.op, Op::s_delay_alu | Op::s_clause | Op::s_nop | Op::v_nop | Op::s_waitcnt_depctr)
        || matches!(inst.flow(), Flow::Wait | Flow::Delay)
}
