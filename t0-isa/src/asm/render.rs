//! Errors as a reader of the source wants to see them.

use crate::isa::ParseError;

/// An error with its line and a caret below:
/// ```text
/// k.s:3:9: unknown instruction `v_ad_f32`; did you mean `v_add_f32`?
///     3 |         v_ad_f32 v0, v1, v2
///       |         ^~~~~~~~
/// ```
pub fn render(name: &str, source: &str, error: &ParseError) -> String {
    let mut out = format!("{name}:{error}\n");
    if let Some(line) = source.split('\n').nth(error.line.saturating_sub(1) as usize) {
        // Tabs stay, so that the caret stands below its character whatever a tab is worth.
        let column = error.column.saturating_sub(1) as usize;
        let blank: String = line.chars().take(column).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let tail = "~".repeat(error.length.saturating_sub(1).min(200) as usize);
        let line = line.trim_end_matches('\r');
        out.push_str(&format!("{:>5} | {line}\n      | {blank}^{tail}\n", error.line));
    }
    out
}
