//! A failing program made small.

use super::Program;

/// Takes lines and whole blocks away for as long as `fails` says that what is left still does. Lines are as [`super::program()`] writes them:
/// braces balance over a statement's lines.
#[must_use]
pub fn reduce(p: &Program, fails: impl Fn(&Program) -> bool) -> Program {
    let mut best = p.clone();
    loop {
        let before = best.text.len();
        let mut at = 0;
        while let Some(candidate) = without(&best, at) {
            match candidate.filter(|c| fails(c)) {
                Some(smaller) => best = smaller,
                None => at += 1,
            }
        }
        if best.text.len() == before {
            return best;
        }
    }
}

/// The program without what stands in a line, if that can go; none behind the last line.
fn without(p: &Program, at: usize) -> Option<Option<Program>> {
    let lines: Vec<&str> = p.text.lines().collect();
    lines.get(at)?;
    let left = |end: usize| lines[..at].iter().chain(&lines[end..]).copied().collect::<Vec<_>>().join("\n");
    Some(end(&lines, at).map(|end| Program { text: left(end), ..p.clone() }))
}

/// Where a run of balanced lines from `at` may end: after one line, or after the block that it opens.
fn end(lines: &[&str], at: usize) -> Option<usize> {
    let mut depth = 0i64;
    for (i, line) in lines.iter().enumerate().skip(at) {
        depth += line.matches('{').count() as i64 - line.matches('}').count() as i64;
        if depth < 0 {
            return None;
        }
        if depth == 0 {
            return Some(i + 1);
        }
    }
    None
}
