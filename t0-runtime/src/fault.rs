//! A kernel's fault as shown to the user: the Rust line, the lane, the address and the nearest buffer.

use std::fmt;

/// A fault of a kernel, with its location.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// The class of the fault.
    pub kind: FaultKind,
    /// A description of the fault.
    pub message: String,
    /// The kernel.
    pub kernel: &'static str,
    /// The Rust source file of the faulting instruction (of the kernel, if the line table has no entry for the
    /// instruction).
    pub file: String,
    /// The line in that file, from 1; the kernel's own line if the line table has no entry for the instruction.
    pub line: u32,
    /// Byte offset of the faulting instruction from the kernel's first instruction; `None` if the device does not
    /// report it (a card).
    pub offset: Option<u64>,
    /// The instruction as text, if the device reports it.
    pub instruction: Option<String>,
    /// The workgroup, if the device reports it.
    pub workgroup: Option<[u32; 3]>,
    /// The wave's index in its workgroup, if the device reports it.
    pub wave: Option<u32>,
    /// The lane, if a single lane is responsible.
    pub lane: Option<u32>,
    /// The address, for memory faults.
    pub address: Option<u64>,
    /// The buffer nearest to the address.
    pub nearest: Option<NearBuffer>,
    /// Related events: the other access of a race, the origin of an uninitialised value, waves that ended.
    pub related: Vec<Related>,
    /// The code around the faulting instruction: byte offsets from the kernel's first instruction, and the
    /// instructions.
    pub disassembly: Vec<(u64, String)>,
}

/// Another point of the kernel that is involved in a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Related {
    /// Its part in the fault: `the earlier store`, `a wave ended`.
    pub role: String,
    /// The Rust source file, if the line table has an entry for the instruction.
    pub place: Option<(String, u32)>,
    /// Byte offset of the instruction from the kernel's first instruction.
    pub offset: u64,
    /// The instruction as text, if it decodes.
    pub instruction: Option<String>,
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The wave's index in its workgroup.
    pub wave: u32,
    /// The lane, if a single lane did it.
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
    /// A load or store outside of its buffer, of LDS or of scratch, or of unmapped memory.
    OutOfBounds,
    /// A store to read-only memory.
    ReadOnly,
    /// An address that does not have the alignment that the instruction needs.
    Misaligned,
    /// Words that are not an instruction, an instruction that the device does not support, or code that is not
    /// executable.
    IllegalInstruction,
    /// The budget of wave-instructions is exhausted.
    Budget,
    /// A barrier that not all waves of the workgroup reach.
    Barrier,
    /// An uninitialised value is used (strict mode).
    Uninitialised,
    /// Two waves access the same bytes and nothing orders them (strict mode).
    Race,
    /// A register or LDS is used while a memory operation is in flight: a wait is missing (strict mode).
    MissingWait,
    /// A wave waits for a value that is never stored, until its budget is exhausted (strict mode).
    Deadlock,
    /// The kernel trapped.
    Trap,
    /// A packet that the device rejects.
    BadDispatch,
    /// Any other fault; the message describes it.
    Other,
}

/// A live buffer, and the position of an address relative to it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearBuffer {
    /// The buffer's first address.
    pub address: u64,
    /// Its size in bytes.
    pub bytes: u64,
    /// Its contents: `1000 x f32`.
    pub holds: String,
    /// The faulting address minus the buffer's first address.
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
            write!(f, "{} bytes after the end of the buffer of {holds}", offset.unsigned_abs() - bytes)
        }
    }
}

/// Prints several lines: the kernel and its source line, the fault, the lane, the address, the instruction, and related
/// events. The alternate form (`{:#}`) adds the code around the faulting instruction.
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
        write!(f, "\n  The device accepts further launches. Memory keeps what this kernel stored before the fault.")?;
        if f.alternate() {
            for (offset, text) in &self.disassembly {
                let mark = if Some(*offset) == self.offset { "->" } else { "  " };
                write!(f, "\n  {mark} {offset:#06x}: {text}")?;
            }
        }
        Ok(())
    }
}

/// Writes a line of parts, unless there are none.
fn line(f: &mut fmt::Formatter<'_>, what: &str, parts: &[String]) -> fmt::Result {
    match parts {
        [] => Ok(()),
        parts => write!(f, "\n  {what}{}", parts.join(", ")),
    }
}
