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
    /// Whether the driver has stopped all work of the process because of the fault, so that the device must be opened
    /// again. Otherwise later launches run.
    pub device_lost: bool,
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
    /// A load may hit a cache line that is older than a store before it: an invalidation is missing (strict mode).
    StaleLine,
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

/// Why a device can no longer be used: the driver has stopped all work of the process, as it does when a kernel of any
/// queue accesses memory illegally, or when the GPU hangs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lost {
    /// What happened.
    pub cause: LostCause,
    /// The address that was accessed, rounded down to its page.
    pub address: Option<u64>,
    /// The buffers next to that address, nearest first. The driver does not report which kernel accessed it.
    pub candidates: Vec<NearBuffer>,
    /// The kernels of the reporting queue that had not completed, in order, each once. One of them may be the cause, or
    /// a kernel of another queue.
    pub in_flight: Vec<&'static str>,
    /// Whether the device can be opened again only by a new process. The driver keeps the state of a process as long as
    /// it lives; each virtual machine is a process of its own.
    pub new_process: bool,
}

/// What happened to a lost device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LostCause {
    /// A kernel accessed memory that is not mapped.
    NotMapped,
    /// A kernel stored to read-only memory.
    ReadOnly,
    /// A kernel jumped to memory that is not executable.
    NotExecutable,
    /// The GPU was reset, because it hung or because of an error in its memory. All device memory is lost.
    Reset,
    /// The driver could not stop a queue, whose kernel may still run and access memory.
    Stuck,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cause != LostCause::Stuck {
            f.write_str("the driver has stopped all work of this process on the GPU: ")?;
        }
        let what = match self.cause {
            LostCause::NotMapped => "a kernel accessed memory that is not mapped",
            LostCause::ReadOnly => "a kernel stored to read-only memory",
            LostCause::NotExecutable => "a kernel jumped to memory that is not executable",
            LostCause::Reset => "it was reset because it hung, and the contents of its memory are lost",
            LostCause::Stuck => "the driver could not stop a queue, and its kernel may still access memory",
        };
        f.write_str(what)?;
        if let Some(address) = self.address {
            write!(f, ", in the page at {address:#x}")?;
        }
        if !self.candidates.is_empty() {
            let near: Vec<String> = self.candidates.iter().map(ToString::to_string).collect();
            write!(f, " ({})", near.join("; "))?;
        }
        if !self.in_flight.is_empty() {
            let names: Vec<String> = self.in_flight.iter().map(|name| format!("`{name}`")).collect();
            write!(f, ". Not completed on this queue: {}; the cause may be on another one", names.join(", "))?;
        }
        let how = match (self.new_process, self.cause) {
            (false, _) => ". Open the device again",
            (true, LostCause::Reset | LostCause::Stuck) => ". Start the program again; `dmesg` says why",
            (true, _) => ". Start the program again, with T0_DEVICE=virtual to see the line",
        };
        f.write_str(how)
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
        let end = match self.device_lost {
            true => "The driver has stopped all work of this process on the device: open the device again.",
            false => "The device accepts further launches. Memory keeps what this kernel stored before the fault.",
        };
        write!(f, "\n  {end}")?;
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
