//! Crates outside of the workspace, which tests build.
//!
//! They have the profiles and the versions of the workspace, and one build directory, so that T0 is built once for all
//! of them. Cargo does not use what it has built for the workspace: it names a package by its path from the workspace
//! that is built.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate of a test.
#[derive(Debug)]
pub struct Outside {
    folder: PathBuf,
    target: PathBuf,
}

impl Outside {
    /// A crate without source files in a folder of this name, which depends on packages of the workspace. What an
    /// earlier run left in the folder is removed.
    ///
    /// # Panics
    /// Panics if the files cannot be written.
    #[must_use]
    pub fn new(folder: &str, package: &str, dependencies: &[&str]) -> Outside {
        let workspace = workspace();
        // A test is in `target/PROFILE/deps`.
        let test = std::env::current_exe().expect("a test has a path");
        let all = test.ancestors().nth(3).expect("a test is in the target directory").join("outside");
        let outside = Outside { folder: all.join("crates").join(folder), target: all.join("target") };
        let _ = fs::remove_dir_all(&outside.folder);
        let mut manifest = format!(
            "[package]\nname = \"{package}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n"
        );
        for dependency in dependencies {
            writeln!(manifest, "{dependency} = {{ path = {:?} }}", workspace.join(dependency)).expect("text grows");
        }
        let own = fs::read_to_string(workspace.join("Cargo.toml")).expect("the workspace has a manifest");
        let (_, profiles) = own.split_once("[profile.dev]\n").expect("the workspace has profiles");
        outside.write("Cargo.toml", &format!("{manifest}\n[profile.dev]\n{profiles}"));
        // The versions of the workspace are available offline.
        fs::copy(workspace.join("Cargo.lock"), outside.folder.join("Cargo.lock")).expect("the folder can be written");
        outside
    }

    /// Writes a file of the crate.
    ///
    /// # Panics
    /// Panics if it cannot be written.
    pub fn write(&self, file: &str, text: &str) {
        let path = self.folder.join(file);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }

    /// Appends to the manifest.
    ///
    /// # Panics
    /// Panics if it cannot be written.
    pub fn extend_manifest(&self, text: &str) {
        let path = self.folder.join("Cargo.toml");
        let manifest = fs::read_to_string(&path).expect("the crate has a manifest");
        fs::write(path, manifest + text).expect("the file can be written");
    }

    /// Cargo in the crate's folder, without network.
    #[must_use]
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).args(["--offline", "--quiet"]).current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", &self.target);
        command
    }
}

/// The folder of the workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("it is in the workspace").to_owned()
}
