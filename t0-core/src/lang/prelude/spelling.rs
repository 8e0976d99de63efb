//! Suggestions for misspelt names.

/// The name among `names` that is closest to `wanted`, if it is close enough to be a misspelling.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if wanted.len() < 2 {
        return None;
    }
    let limit = (wanted.len() / 3).max(1);
    let far = |n: &str| {
        let longer = n.len() >= 3 && wanted.len() >= 3 && (wanted.starts_with(n) || n.starts_with(wanted));
        if longer { limit } else { distance(wanted, n) }
    };
    names.map(|n| (far(n), n)).filter(|(d, _)| *d <= limit).min().map(|(_, n)| n)
}

/// The number of edits (insert, remove, replace) between two names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let here = (diagonal + usize::from(x != *y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = here;
        }
    }
    row[b.len()]
}
