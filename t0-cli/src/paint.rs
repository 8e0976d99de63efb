//! The styles of the output. They are always written, and removed from the output if it is not a terminal or `NO_COLOR`
//! is set.

use anstyle::{AnsiColor, Style};

/// Headings and names of kernels.
pub(crate) const NAME: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
/// Labels of values.
pub(crate) const LABEL: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));
/// Addresses, bytes and remarks.
pub(crate) const DIM: Style = Style::new().dimmed();
/// Source lines.
pub(crate) const SOURCE: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));
/// Errors.
pub(crate) const ERROR: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));
