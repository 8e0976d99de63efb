//! The styles of the output. They are written always and removed on the way out where no terminal reads them or `NO_COLOR` is set.

use anstyle::{AnsiColor, Style};

/// Headings and names of kernels.
pub(crate) const NAME: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
/// What a value is.
pub(crate) const LABEL: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));
/// Addresses, bytes and remarks.
pub(crate) const DIM: Style = Style::new().dimmed();
/// Source lines.
pub(crate) const SOURCE: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));
/// Failures.
pub(crate) const ERROR: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));
