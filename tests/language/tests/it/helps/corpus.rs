//! Reads the pairs of a file.

/// A refused kernel and the kernel that follows the suggestion of its error.
pub(crate) struct Pair {
    /// File and line.
    pub(crate) at: String,
    pub(crate) helps: Vec<String>,
    /// Whether only the macros emit the suggestion.
    pub(crate) of_macros: bool,
    /// Whether the kernel is lowered without values of its generic parameters.
    pub(crate) without_values: bool,
    pub(crate) refused: String,
    pub(crate) followed: String,
}

/// The pairs of a file.
pub(crate) fn read(name: &str, text: &str) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = vec![];
    let mut shared = String::new();
    let mut inside = false;
    for (i, line) in text.lines().enumerate() {
        let code = line.trim_start();
        if let Some(help) = code.strip_prefix("//= ") {
            match pairs.last_mut().filter(|p| inside && p.followed == shared) {
                Some(pair) => pair.helps.push(help.to_string()),
                None => pairs.push(Pair {
                    at: format!("{name}.rs:{}", i + 1),
                    helps: vec![help.to_string()],
                    of_macros: false,
                    without_values: false,
                    refused: shared.clone(),
                    followed: shared.clone(),
                }),
            }
            inside = true;
            continue;
        }
        let Some(pair) = pairs.last_mut() else {
            shared += line;
            shared.push('\n');
            continue;
        };
        if code == "//~ ui" {
            pair.of_macros = true;
        } else if code == "//~ without values" {
            pair.without_values = true;
        } else if let Some(refused) = code.strip_prefix("//-") {
            pair.refused += refused;
            pair.refused.push('\n');
        } else {
            if !line.ends_with("//+") {
                pair.refused += line;
                pair.refused.push('\n');
            }
            pair.followed += line;
            pair.followed.push('\n');
        }
    }
    pairs
}
