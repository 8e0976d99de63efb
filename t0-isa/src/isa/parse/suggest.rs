//! Suggests the most similar name, for "did you mean".

/// Maximum length of a name to suggest for: no instruction has a longer one.
const LONGEST: usize = 48;

/// The name that `written` was probably meant to be: at most a third of it differs.
pub(crate) fn nearest<'n>(written: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    if written.len() > LONGEST {
        return None;
    }
    let limit = (written.len() / 3).clamp(1, 6);
    let best = names
        .filter(|name| name.len().abs_diff(written.len()) <= limit)
        .map(|name| (distance(written, name), name))
        .min_by_key(|(distance, name)| (*distance, name.len()))?;
    (best.0 <= limit).then(|| best.1.to_string())
}

/// Edit distance: insertions, deletions, replacements and swaps of adjacent characters between two names.
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(!a[i - 1].eq_ignore_ascii_case(&b[j - 1]));
            row[j] = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typos_are_corrected_and_nonsense_is_not() {
        let names = ["v_add_f32", "v_sub_f32", "s_endpgm"];
        assert_eq!(nearest("v_ad_f32", names.into_iter()).as_deref(), Some("v_add_f32"));
        assert_eq!(nearest("s_ednpgm", names.into_iter()).as_deref(), Some("s_endpgm"));
        assert_eq!(nearest("banana", names.into_iter()), None);
    }
}
