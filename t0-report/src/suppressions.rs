//! The file of findings that are not reported: one pattern of kernels and one rule in a line.

use crate::names::Pattern;
use crate::{Finding, demangle};

/// What is not reported.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Suppressions(Vec<(Pattern, Pattern)>);

/// A line that is not a rule and a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongLine {
    /// The line, from 1.
    pub line: usize,
}

impl std::fmt::Display for WrongLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "line {} is not a rule and a pattern of kernels, such as `race my_kernel` or `* scan_*`: `#` begins a comment",
            self.line
        )
    }
}

impl std::error::Error for WrongLine {}

impl Suppressions {
    /// Reads a file: in each line a rule and, after a space, a pattern of kernel names. Both may contain `*`. Empty
    /// lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// The first line that has no pattern.
    pub fn parse(text: &str) -> Result<Suppressions, WrongLine> {
        let lines = text.lines().map(str::trim).enumerate();
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let pairs = lines.map(|(index, line)| {
            let (rule, kernel) = line.split_once(char::is_whitespace).ok_or(WrongLine { line: index + 1 })?;
            Ok((Pattern::new(rule), Pattern::new(kernel.trim())))
        });
        pairs.collect::<Result<_, _>>().map(Suppressions)
    }

    /// Whether a finding is suppressed.
    pub fn suppress(&self, finding: &Finding) -> bool {
        let symbol = finding.symbol.as_deref().unwrap_or(&finding.kernel);
        let matches = |kernel: &Pattern| kernel.matches(symbol) || kernel.is(&demangle(symbol));
        self.0.iter().any(|(rule, kernel)| rule.is(&finding.rule) && matches(kernel))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::finding;

    #[test]
    fn rules_and_kernels_are_suppressed_together() {
        let of = |text: &str| Suppressions::parse(text).map(|s| s.suppress(&finding("race", 0)));
        assert_eq!(of("# a comment\n\nrace add\n"), Ok(true));
        assert_eq!(of("* add(float*, int)"), Ok(true));
        assert_eq!(of("race scan_*"), Ok(false));
        assert_eq!(of("lds-race add"), Ok(false));
        assert_eq!(of(""), Ok(false));
        assert_eq!(of("race add\nrace"), Err(WrongLine { line: 2 }));
    }
}
