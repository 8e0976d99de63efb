//! The name of a new crate: checks that Cargo and Rust accept it.
//!
//! Source: The Cargo Book, "The Manifest Format", the `name` field; The Rust Reference, "Keywords".

use std::str::FromStr;

/// A valid package name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name(String);

impl Name {
    /// The package's name.
    pub(super) fn package(&self) -> &str {
        &self.0
    }

    /// The name of its library in Rust code.
    pub(super) fn library(&self) -> String {
        self.0.replace('-', "_")
    }
}

/// Names of crates that every program already has, or that its dependency uses.
const RESERVED: [&str; 6] = ["alloc", "core", "proc_macro", "std", "t0", "test"];

/// Names that Cargo refuses, because its target directory has directories with these names.
const DIRECTORIES: [&str; 4] = ["build", "deps", "examples", "incremental"];

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let name = Name(text.to_owned());
        let library = name.library();
        if text.contains(['/', '\\']) {
            return Err("expected a name, not a path; the directory is created in the current one".to_owned());
        }
        if let Some(c) = text.chars().find(|c| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))) {
            return Err(format!("`{c}` is not allowed: use letters, digits, `-` and `_`"));
        }
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err("a name must begin with a letter".to_owned());
        }
        // syn accepts exactly the identifiers that are not keywords.
        if syn::parse_str::<syn::Ident>(&library).is_err() {
            return Err(format!("`{library}` is a keyword of Rust: choose another name"));
        }
        if RESERVED.contains(&library.as_str()) || DIRECTORIES.contains(&text) {
            return Err(format!("`{text}` is reserved by Rust, Cargo or T0: choose another name"));
        }
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        for good in ["kernels", "my-kernels", "a", "x_1", "async1"] {
            assert_eq!(good.parse::<Name>().unwrap().package(), good);
        }
        assert_eq!("my-kernels".parse::<Name>().unwrap().library(), "my_kernels");
        for (bad, why) in [
            ("", "a name must begin with a letter"),
            ("1st", "a name must begin with a letter"),
            ("-a", "a name must begin with a letter"),
            ("_", "a name must begin with a letter"),
            ("a b", "` ` is not allowed: use letters, digits, `-` and `_`"),
            ("größe", "`ö` is not allowed: use letters, digits, `-` and `_`"),
            ("..", "`.` is not allowed: use letters, digits, `-` and `_`"),
            ("a/b", "expected a name, not a path; the directory is created in the current one"),
            ("match", "`match` is a keyword of Rust: choose another name"),
            ("t0", "`t0` is reserved by Rust, Cargo or T0: choose another name"),
            ("proc-macro", "`proc-macro` is reserved by Rust, Cargo or T0: choose another name"),
            ("deps", "`deps` is reserved by Rust, Cargo or T0: choose another name"),
        ] {
            assert_eq!(bad.parse::<Name>().unwrap_err(), why, "{bad}");
        }
    }
}
