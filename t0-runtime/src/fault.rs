//! A kernel's fault as the user sees it: the Rust line, the lane, the address and the nearest buffer.

use std::fmt;

/// What a kernel did wrong and where.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// What happened, in words.
    pub message: String,
    /// The kernel.
    pub kernel: &'static str,
    /// The Rust source file of the faulting instruction (of the kernel, if no line table names the instruction).
    pub file: String,
    /// The line in that file, from 1; the kernel's own line if no line table names the instruction.
    pub line: u32,
    /// Byte offset of the faulting instruction from the kernel's first; `None` where the device does not tell (a card).
    pub offset: Option<u64>,
    /// The instruction as text, where the device tells.
    pub instruction: Option<String>,
    /// The workgroup, where the device tells.
    pub workgroup: Option<[u32; 3]>,
    /// The wave within its workgroup, where the device tells.
    pub wave: Option<u32>,
    /// The lane, where one lane is to blame.
    pub lane: Option<u32>,
    /// The address, for memory faults.
    pub address: Option<u64>,
    /// The buffer nearest to the address.
    pub nearest: Option<NearBuffer>,
    /// Others who have a part in it: the earlier access of a race, where an uninitialised value came from, waves that ended.
    pub related: Vec<Related>,
    /// The code around the faulting instruction: byte offsets from the kernel's first instruction, and the instructions.
    pub disassembly: Vec<(u64, String)>,
}

/// Another place in the kernel that has a part in a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Related {
    /// What it did: `the store before it`, `a wave ended`.
    pub role: String,
    /// The Rust source file, where a line table names the instruction.
    pub place: Option<(String, u32)>,
    /// Byte offset of the instruction from the kernel's first.
    pub offset: u64,
    /// The instruction as text, where it decodes.
    pub instruction: Option<String>,
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The wave within its workgroup.
    pub wave: u32,
    /// The lane, where one lane did it.
    pub lane: Option<u32>,
}

impl fmt::Display for Related {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at ", self.role)?;
        match &self.place {
            Some((file, line)) => write!(f, "{file}:{line}")?,
            None => write!(f, "byte {} of the kernel", self.offset)?,
        }
        let [x, y, z] = self.workgroup;
        write!(f, " (workgroup {x}, {y}, {z}, wave {}", self.wave)?;
        if let Some(lane) = self.lane {
            write!(f, ", lane {lane}")?;
        }
        if let Some(instruction) = &self.instruction {
            write!(f, ", instruction `{instruction}`")?;
        }
        write!(f, ")")
    }
}

/// The class of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A load or store outside of its buffer, of LDS or of scratch, or of memory that is not mapped.
    OutOfBounds,
    /// A store to memory that may only be read.
    ReadOnly,
    /// An address that is not aligned as the instruction needs.
    Misaligned,
    /// Words that are no instruction, one that the device does not execute, or code that is not executable.
    IllegalInstruction,
    /// The budget of wave-instructions is exhausted.
    Budget,
    /// A barrier that not all waves of the workgroup reach.
    Barrier,
    /// A value that nobody wrote is used (strict mode).
    Uninitialised,
    /// Two waves access the same bytes and nothing orders them (strict mode).
    Race,
    /// A wave waits for what nobody stores, until its budget is exhausted (strict mode).
    Deadlock,
    /// The kernel trapped.
    Trap,
    /// A packet that the device refuses to run.
    BadDispatch,
    /// Something else; the message says what.
    Other,
}

/// A live buffer and where an address lies to it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearBuffer {
    /// The buffer's first address.
    pub address: u64,
    /// Its bytes.
    pub bytes: u64,
    /// What it holds: `1000 x f32`.
    pub holds: String,
    /// The faulting address minus the buffer's first.
    pub offset: i64,
}

impl fmt::Display for NearBuffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NearBuffer { holds, bytes, offset, .. } = self;
        if *offset < 0 {
            write!(f, "{} bytes before the buffer of {holds}", offset.unsigned_abs())
        } else if offset.unsigned_abs() < *bytes {
            write!(f, "byte {offset} of the buffer of {holds}")
        } else {
            write!(f, "{} bytes behind the end of the buffer of {holds}", offset.unsigned_abs() - bytes)
        }
    }
}

/// In several lines: the kernel and its source line, what happened, which lane did it, where in memory, the instruction, and who else has a
/// part in it. The alternate form (`{:#}`) adds the code around the faulting instruction.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}` failed at {}:{}", self.kernel, self.file, self.line)?;
        write!(f, "\n  {}", self.message)?;
        let mut parts = Vec::new();
        if let Some([x, y, z]) = self.workgroup {
            parts.push(format!("workgroup {x}, {y}, {z}"));
        }
        parts.extend(self.wave.map(|wave| format!("wave {wave}")));
        parts.extend(self.lane.map(|lane| format!("lane {lane}")));
        line(f, "by ", &parts)?;
        let address = self.address.map(|address| format!("address {address:#x}"));
        let nearest = self.nearest.as_ref().map(|nearest| match self.address {
            Some(_) => nearest.to_string(),
            None => format!("the buffer of {}", nearest.holds),
        });
        line(f, "in memory: ", &address.into_iter().chain(nearest).collect::<Vec<_>>())?;
        if let Some(instruction) = &self.instruction {
            write!(f, "\n  instruction `{instruction}`")?;
        }
        for other in &self.related {
            write!(f, "\n  {other}")?;
        }
        write!(f, "\n  The device takes further launches; what this kernel stored before the fault stays stored.")?;
        if f.alternate() {
            for (offset, text) in &self.disassembly {
                let mark = if Some(*offset) == self.offset { "->" } else { "  " };
                write!(f, "\n  {mark} {offset:#06x}: {text}")?;
            }
        }
        Ok(())
    }
}

/// A line of parts, unless there are none.
fn line(f: &mut fmt::Formatter<'_>, what: &str, parts: &[String]) -> fmt::Result {
    match parts {
        [] => Ok(()),
        parts => write!(f, "\n  {what}{}", parts.join(", ")),
    }
}
