//! The repository as the rules see it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The platform whose dependencies are looked at: those of others need not be there without network.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// The last commit from before the rule on subjects; it and its ancestors are not checked.
const BEFORE_THE_RULES: &str = "86d8b79639f3b7121d1a644a1174fe2d02de12f4";

/// A tracked text file.
pub(crate) struct File {
    /// The path from the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A commit that is new.
pub(crate) struct Commit {
    pub(crate) hash: String,
    pub(crate) subject: String,
}

/// Everything that rules look at.
#[derive(Default)]
pub(crate) struct Repository {
    pub(crate) root: PathBuf,
    /// All tracked paths, also those of binary files.
    pub(crate) paths: BTreeSet<String>,
    pub(crate) files: Vec<File>,
    /// The answer of `cargo metadata`.
    pub(crate) metadata: Value,
    pub(crate) commits: Vec<Commit>,
}

/// The root of the working tree around this package.
pub(crate) fn root() -> Result<&'static Path, String> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or_else(|| "xtask lies in the root of a workspace".to_owned())
}

impl Repository {
    /// Reads the working tree around this package. Commits are new if `since` does not reach them; without it, if the
    /// upstream branch does not; without an upstream branch only the last commit is.
    pub(crate) fn read(since: Option<&str>) -> Result<Repository, String> {
        let root = root()?;
        let listed = output(root, "git", &["ls-files", "-z"])?;
        // A file that is deleted in the working tree is still listed.
        let paths: BTreeSet<String> =
            listed.split('\0').filter(|p| !p.is_empty() && root.join(p).is_file()).map(str::to_owned).collect();
        // Binary files are no text.
        let read = |path: &String| Some(File { path: path.clone(), text: fs::read_to_string(root.join(path)).ok()? });
        let files = paths.iter().filter_map(read).collect();
        let arguments = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", PLATFORM];
        let metadata = output(root, env!("CARGO"), &arguments)?;
        let metadata = serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
        let upstream = || output(root, "git", &["rev-parse", "--verify", "--quiet", "@{upstream}"]).ok();
        let range = match since.map(str::to_owned).or_else(upstream) {
            Some(base) => format!("{}..HEAD", base.trim()),
            None => "-1".to_owned(),
        };
        // A shallow clone may not have that commit.
        let old = format!("^{BEFORE_THE_RULES}");
        let known = output(root, "git", &["cat-file", "-e", &format!("{BEFORE_THE_RULES}^{{commit}}")]).is_ok();
        let mut arguments = vec!["log", "--no-merges", "--format=%h %s", &range];
        arguments.extend(known.then_some(old.as_str()));
        let log = output(root, "git", &arguments)?;
        let commits = log.lines().filter_map(|line| line.split_once(' '));
        let commits = commits.map(|(hash, subject)| Commit { hash: hash.to_owned(), subject: subject.to_owned() });
        Ok(Repository { root: root.to_owned(), paths, files, metadata, commits: commits.collect() })
    }

    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The commit that is checked out, abbreviated.
    pub(crate) fn head(&self) -> Result<String, String> {
        Ok(output(&self.root, "git", &["rev-parse", "--short", "HEAD"])?.trim().to_owned())
    }

    /// The packages of the workspace, from `cargo metadata`.
    pub(crate) fn members(&self) -> Vec<&Value> {
        let ids: BTreeSet<&str> = list(&self.metadata["workspace_members"]).iter().filter_map(Value::as_str).collect();
        let packages = list(&self.metadata["packages"]).iter();
        packages.filter(|package| package["id"].as_str().is_some_and(|id| ids.contains(id))).collect()
    }

    /// The directories of the sources of published packages, such as `t0-isa/src/`.
    pub(crate) fn sources(&self) -> Vec<String> {
        // `publish = false` is an empty list of registries.
        let published = |package: &&&Value| !package["publish"].as_array().is_some_and(Vec::is_empty);
        let manifests = self.members();
        let manifests = manifests.iter().filter(published).filter_map(|package| package["manifest_path"].as_str());
        manifests.map(|manifest| self.relative(manifest).replace("Cargo.toml", "src/")).collect()
    }

    /// A path of `cargo metadata` from the root of the workspace.
    pub(crate) fn relative<'a>(&self, path: &'a str) -> &'a str {
        let root = self.metadata["workspace_root"].as_str().unwrap_or_default();
        path.strip_prefix(root).unwrap_or(path).trim_start_matches('/')
    }
}

/// The elements of a JSON array.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn output(root: &Path, program: &str, arguments: &[&str]) -> Result<String, String> {
    let shown = || format!("{program} {}", arguments.join(" "));
    let output = Command::new(program).args(arguments).current_dir(root).output();
    let output = output.map_err(|error| format!("`{}` cannot be run: {error}", shown()))?;
    if !output.status.success() {
        return Err(format!("`{}` failed:\n{}", shown(), String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{}` prints something that is not Unicode", shown()))
}

#[cfg(test)]
impl Repository {
    /// A repository of these files.
    pub(crate) fn of(files: &[(&str, &str)]) -> Repository {
        Repository {
            paths: files.iter().map(|(path, _)| (*path).to_owned()).collect(),
            files: files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect(),
            ..Repository::default()
        }
    }
}
