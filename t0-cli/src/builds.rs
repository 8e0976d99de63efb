//! What cargo has built of a crate: the profile of the last build, and what its build script wrote.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use serde_json::Value;
use t0_tune::{REQUEST, Request};

/// The last build of a crate.
#[derive(Debug, PartialEq)]
pub(crate) struct Build {
    /// The profile, as `--profile` takes it.
    pub(crate) profile: String,
    /// Whether it is compiled, and not only checked.
    pub(crate) compiled: bool,
    /// The directory with what the build script wrote.
    pub(crate) out: PathBuf,
}

/// The program `cargo`.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The last build of the crate in a directory, by the time at which its build script ran. `None` if it was not built,
/// or cargo does not know the crate.
pub(crate) fn last(root: &Path) -> Option<Build> {
    let mut command = cargo();
    command.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(root);
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    let metadata: Value = serde_json::from_slice(&output.stdout).ok()?;
    let manifest = std::fs::canonicalize(root.join("Cargo.toml")).ok()?;
    let own = |package: &&Value| {
        let path = package["manifest_path"].as_str();
        path.is_some_and(|path| std::fs::canonicalize(path).is_ok_and(|path| path == manifest))
    };
    let name = metadata["packages"].as_array()?.iter().find(own)?["name"].as_str()?;
    let directory = metadata["build_directory"].as_str().or(metadata["target_directory"].as_str())?;
    last_in(Path::new(directory), name)
}

/// The last build of a package in the directory for builds.
fn last_in(directory: &Path, package: &str) -> Option<Build> {
    let below = |directory: &Path| {
        let entries = std::fs::read_dir(directory).into_iter().flatten();
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir()).collect::<Vec<_>>()
    };
    // A build for a named target is one level deeper.
    let profiles = below(directory).into_iter().flat_map(|path| [below(&path), vec![path]].concat());
    let mut last: Option<(SystemTime, Build)> = None;
    for path in profiles {
        let profile = match path.file_name()?.to_str() {
            Some("debug") => "dev",
            Some(name) => name,
            None => continue,
        };
        for script in below(&path.join("build")) {
            let hash = script.file_name().and_then(|name| name.to_str()?.strip_prefix(package)?.strip_prefix('-'));
            let is_hash = hash.is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_hexdigit()));
            // Cargo writes this file when the build script has run.
            let ran = std::fs::metadata(script.join("output")).and_then(|file| file.modified());
            let Some(ran) = ran.ok().filter(|_| is_hash) else { continue };
            if last.as_ref().is_none_or(|(known, _)| ran > *known) {
                let compiled = is_compiled(&path.join("deps"), package);
                last = Some((ran, Build { profile: profile.to_owned(), compiled, out: script.join("out") }));
            }
        }
    }
    last.map(|(_, build)| build)
}

/// Whether a directory has a library or a program of a package. `cargo check` writes only metadata.
fn is_compiled(directory: &Path, package: &str) -> bool {
    let name = package.replace('-', "_");
    let is = |path: PathBuf| {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let program = path.extension().is_none_or(|extension| extension == "exe");
        let library = path.extension().is_some_and(|extension| extension == "rlib");
        let begins = |stem: &str| stem.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('-'));
        program && begins(stem) || library && stem.strip_prefix("lib").is_some_and(begins)
    };
    std::fs::read_dir(directory).into_iter().flatten().any(|entry| entry.is_ok_and(|entry| is(entry.path())))
}

impl Build {
    /// The description of a kernel in the build script, as of this build.
    pub(crate) fn request(&self, name: &str) -> Option<Request> {
        let path = self.out.join(format!("{name}{REQUEST}"));
        let text = t0_files::read_to_string(&path).ok()?;
        Request::parse(&path, &text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_build_is_the_one_whose_build_script_ran_last() {
        let folder = tempfile::TempDir::new().unwrap();
        let ran = |path: &str, seconds: u64| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(&path).unwrap();
            let file = std::fs::File::create(path.join("output")).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds)).unwrap();
        };
        let last = || last_in(folder.path(), "my-kernels").map(|build| build.profile);
        assert_eq!(last(), None);
        ran("debug/build/my-kernels-0123456789abcdef", 10);
        // Of another package, and of a script that has not run.
        ran("release/build/my-kernels-more-0123456789abcdef", 30);
        std::fs::create_dir_all(folder.path().join("release/build/my-kernels-0123456789abcdef")).unwrap();
        assert_eq!(last(), Some("dev".to_owned()));
        ran("x86_64-unknown-linux-gnu/release/build/my-kernels-0123456789abcdef", 20);
        assert_eq!(last(), Some("release".to_owned()));
        ran("small/build/my-kernels-fedcba9876543210", 40);
        let out = folder.path().join("small/build/my-kernels-fedcba9876543210/out");
        let build = |compiled| Some(Build { profile: "small".to_owned(), compiled, out: out.clone() });
        let deps = folder.path().join("small/deps");
        std::fs::create_dir_all(&deps).unwrap();
        for checked in ["libmy_kernels-0123.rmeta", "my_kernels-0123.d", "libmy_kernels_more-0123.rlib"] {
            std::fs::write(deps.join(checked), "").unwrap();
            assert_eq!(last_in(folder.path(), "my-kernels"), build(false), "{checked}");
        }
        for compiled in ["libmy_kernels-0123.rlib", "my_kernels-0123"] {
            std::fs::write(deps.join(compiled), "").unwrap();
            assert_eq!(last_in(folder.path(), "my-kernels"), build(true), "{compiled}");
            std::fs::remove_file(deps.join(compiled)).unwrap();
        }
    }
}
