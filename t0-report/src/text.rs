//! Findings as text.

use std::fmt::{Display, Formatter, Result};

use crate::{Allocation, Finding, Level, Place, Source};

impl Display for Source {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.source {
            Some(source) => write!(f, "{source}")?,
            None => write!(f, "offset {:#x}", self.offset)?,
        }
        for source in &self.inlined {
            write!(f, ", inlined at {source}")?;
        }
        if let Some(text) = &self.instruction {
            write!(f, " ({text})")?;
        }
        if let Some([x, y, z]) = self.workgroup {
            write!(f, ", workgroup ({x}, {y}, {z}), wave {}", self.wave)?;
        }
        match self.lane {
            Some(lane) => write!(f, ", lane {lane}"),
            None => Ok(()),
        }
    }
}

impl Display for Allocation {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Allocation { address, bytes, allocated, freed } = self;
        write!(f, "memory of {bytes} bytes at {address:#x}")?;
        let calls = |f: &mut Formatter<'_>, what: &str, calls: &[String]| {
            let mut before = format!("{what} by ");
            for call in calls {
                write!(f, "\n    {before}{call}")?;
                before = " ".repeat(before.len());
            }
            Ok(())
        };
        calls(f, "allocated", allocated)?;
        match freed {
            Some(freed) if freed.is_empty() => write!(f, "\n    freed"),
            Some(freed) => calls(f, "freed", freed),
            None => Ok(()),
        }
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let level = match self.level {
            Level::Error => "error",
            Level::Note => "note",
        };
        write!(f, "{level}[{}]: {}\n  kernel {}\n  at {}", self.rule, self.message, self.kernel, self.place)?;
        for related in &self.related {
            write!(f, "\n  {}: {}", related.role, related.place)?;
        }
        if let Some(allocation) = &self.allocation {
            write!(f, "\n  {allocation}")?;
        }
        match self.count {
            1 => Ok(()),
            count => write!(f, "\n  in {count} dispatches"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Finding;
    use crate::tests::finding;

    #[test]
    fn a_finding_is_a_few_lines() {
        let text = Finding { count: 3, ..finding("out-of-bounds", 16) }.to_string();
        let expected = "\
error[out-of-bounds]: out of bounds: a store of 4 bytes
  kernel add(float*, int)
  at /src/add.hip:7:3 (global_store_b32 v0, v1, s[0:1]), workgroup (1, 0, 0), wave 2, lane 31
  the earlier store: /src/add.hip:7:3 (global_store_b32 v0, v1, s[0:1]), workgroup (1, 0, 0), wave 2
  memory of 100 bytes at 0x1000
    allocated by main at /src/add.hip:20
  in 3 dispatches";
        assert_eq!(text, expected);
    }
}
