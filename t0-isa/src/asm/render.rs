//! Prints errors with their source line.

use crate::isa::ParseError;

/// Formats an error with its source line and a caret below it:
/// ```text
/// k.s:3:9: unknown instruction `v_ad_f32`; did you mean `v_add_f32`?
///     3 |         v_ad_f32 v0, v1, v2
///       |         ^~~~~~~~
/// ```
pub fn render(name: &str, source: &str, error: &ParseError) -> String {
    let mut out = format!("{name}:{error}\n");
    if let Some(line) = source.split('\n').nth(error.line.saturating_sub(1) as usize) {
        // Tabs are kept, so that the caret is below its character for any tab width.
        let column = error.column.saturating_sub(1) as usize;
        let blank: String = line.chars().take(column).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let tail = "~".repeat(error.length.saturating_sub(1).min(200) as usize);
        let line = line.trim_end_matches('\r');
        out.push_str(&format!("{:>5} | {line}\n      | {blank}^{tail}\n", error.line));
    }
    out
}
