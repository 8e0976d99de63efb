//! A picture of a terminal, as SVG: for the documentation.

use std::fmt::Write;

/// The width of a character and the height of a line, in pixels.
const CELL: (usize, usize) = (8, 19);
/// The space around the text, and the height of the bar above it.
const MARGIN: usize = 16;
const BAR: usize = 28;
/// The columns after which a line continues in the next one.
const COLUMNS: usize = 120;
/// How far the continuation of a line is indented.
const INDENT: usize = 6;

/// The pieces of a line that are drawn as lines of their own. They end at spaces.
fn wrapped(line: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for word in line.split_inclusive(' ') {
        let last = pieces.last_mut().expect("there is one");
        if last.chars().count() + word.trim_end().chars().count() > COLUMNS && !last.trim().is_empty() {
            pieces.push(" ".repeat(INDENT));
        }
        pieces.last_mut().expect("there is one").push_str(word);
    }
    pieces
}

/// The colour of a line, and whether it is bold.
fn style(line: &str) -> (&'static str, bool) {
    match line {
        _ if line.starts_with("$ ") => ("#ffffff", true),
        _ if line.starts_with("error") => ("#ff7b72", true),
        _ if line.starts_with("note") => ("#79c0ff", true),
        _ if line.starts_with("  at ") => ("#e6edf3", false),
        _ => ("#a8b3bf", false),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Draws a terminal with this text. Lines that begin with `$` are commands.
pub fn terminal(text: &str) -> String {
    let lines: Vec<(String, (&str, bool))> =
        text.lines().flat_map(|line| wrapped(line).into_iter().map(|piece| (piece, style(line)))).collect();
    let columns = lines.iter().map(|(line, _)| line.chars().count()).max().unwrap_or_default();
    let (width, height) = (columns * CELL.0 + 2 * MARGIN, lines.len() * CELL.1 + BAR + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#0d1117\"/>\n"
    );
    for (i, colour) in ["#ff5f57", "#febc2e", "#28c840"].iter().enumerate() {
        let x = MARGIN + 6 + 20 * i;
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{}\" r=\"6\" fill=\"{colour}\"/>", MARGIN + 2);
    }
    svg.push_str("<g font-family=\"ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"13\">\n");
    for (i, (line, (colour, bold))) in lines.iter().enumerate() {
        let (y, weight) = (BAR + MARGIN + CELL.1 * i + 14, if *bold { " font-weight=\"bold\"" } else { "" });
        let indent = line.len() - line.trim_start().len();
        let (x, text) = (MARGIN + CELL.0 * indent, line.trim());
        if !text.is_empty() {
            // A length of its own makes columns equal in every font.
            let length = CELL.0 * text.chars().count();
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\" fill=\"{colour}\"{weight}>{}</text>",
                escaped(text)
            );
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_continue_indented_and_markup_is_escaped() {
        let line = format!("error[race]: {}", "a<b> & ".repeat(30));
        let pieces = wrapped(&line);
        assert!(
            pieces.len() > 1 && pieces.iter().all(|piece| piece.trim_end().chars().count() <= COLUMNS),
            "{pieces:?}"
        );
        assert!(pieces[1].starts_with("      a<b>"), "{pieces:?}");
        let svg = terminal(&format!("$ t0 virtual\n{line}\n"));
        assert!(svg.contains(">$ t0 virtual</text>") && svg.contains("a&lt;b&gt; &amp; a"), "{svg}");
        assert_eq!(svg.matches("<text ").count(), 1 + pieces.len());
    }
}
