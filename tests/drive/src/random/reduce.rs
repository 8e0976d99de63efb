//! A failing program made small.

use super::Program;

/// Takes lines and whole blocks away for as long as `fails` says that what is left still does. Lines are as [`super::program()`] writes them:
/// braces balance over a statement's lines.
#[must_use]
pub fn reduce(p: &Program, fails: impl Fn(&Program) -> bool) -> Program {
    let mut best = p.clone();
    loop {
        let lines: Vec<&str> = best.text.lines().collect();
        let mut smaller = None;
        let mut at = 0;
        'search: while at < lines.len() {
            for end in ends(&lines, at).into_iter().rev() {
                let left: Vec<&str> = lines[..at].iter().chain(&lines[end..]).copied().collect();
                let candidate = Program { text: left.join("\n"), ..best.clone() };
                if fails(&candidate) {
                    smaller = Some(candidate);
                    break 'search;
                }
            }
            at += 1;
        }
        match smaller {
            Some(s) => best = s,
            None => return best,
        }
    }
}

/// Where a run of balanced lines from `at` may end: after one line, or after the block that it opens.
fn ends(lines: &[&str], at: usize) -> Vec<usize> {
    let mut depth = 0i64;
    for (i, line) in lines.iter().enumerate().skip(at) {
        depth += line.matches('{').count() as i64 - line.matches('}').count() as i64;
        if depth < 0 {
            return Vec::new();
        }
        if depth == 0 {
            return vec![i + 1];
        }
    }
    Vec::new()
}
