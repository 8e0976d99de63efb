//! A failed assertion of a kernel.

use std::fmt;

use t0_kernel::Printed;

/// A failed assertion: of all reports that were kept, the first by workgroup and lane.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Assertion {
    /// The kernel.
    pub kernel: &'static str,
    /// The Rust source file of the assertion.
    pub file: &'static str,
    /// The line in that file, from 1.
    pub line: u32,
    /// The workgroup in x, y and z.
    pub workgroup: [u32; 3],
    /// The lane in its workgroup, in x, y and z.
    pub thread: [u32; 3],
    /// The text, like Rust's own: `assertion failed: x < n`, or the message with its values.
    pub message: String,
    /// Number of failed assertions in the launch, including this one.
    pub failures: u64,
}

impl Assertion {
    /// Converts it to a print, for a launch that fails for another reason.
    pub(crate) fn printed(self) -> Printed {
        let Assertion { kernel, file, line, workgroup, thread, message, .. } = self;
        Printed { kernel, file: file.into(), line, workgroup, thread, text: message }
    }
}

impl fmt::Display for Assertion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Assertion { kernel, file, line, workgroup: [x, y, z], thread: [i, j, k], message, failures } = self;
        write!(f, "kernel `{kernel}`, workgroup ({x}, {y}, {z}), thread ({i}, {j}, {k}), {file}:{line}: {message}")?;
        if *failures > 1 {
            write!(f, " (the first of {failures} failures of this launch)")?;
        }
        f.write_str(". The launch continued, so its results are not reliable")
    }
}
