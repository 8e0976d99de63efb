//! `t0 virtual`: runs an unmodified program with the virtual GPU in place of `/dev/kfd`.
//!
//! The command writes the files of a machine that has the card to a temporary directory, preloads `libt0_virtual.so`,
//! and waits. The library is not built by this command: it lies beside the command, where cargo puts both, or at
//! --library.

use std::ffi::{OsStr, OsString};
use std::io::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

use t0_sim::kfd::{VirtualKfd, VirtualOptions};

use crate::Report;
use crate::child::{Temporary, exit_code};
use crate::input::Failure;

/// The name of the preloaded library.
const LIBRARY: &str = "libt0_virtual.so";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Append what the virtual driver refuses, and why queues stop, to this file.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The library to preload, if it is not beside this command.
    #[arg(long, value_name = "FILE")]
    library: Option<PathBuf>,
    /// The program, dynamically linked, and its arguments.
    #[arg(required = true, trailing_var_arg = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let library = library(arguments.library.as_deref())?;
    let tree = tree()?;
    let preload = match std::env::var_os("LD_PRELOAD").filter(|others| !others.is_empty()) {
        None => library.into_os_string(),
        Some(others) => [library.as_os_str(), OsStr::new(":"), &others].into_iter().collect(),
    };
    let (program, rest) = arguments.command.split_first().ok_or(Failure::Argument { why: "no command".into() })?;
    let mut command = Command::new(program);
    command.args(rest).env("LD_PRELOAD", preload).env("T0_VIRTUAL_ROOT", tree.path());
    if let Some(log) = &arguments.log {
        command.env("T0_VIRTUAL_LOG", std::path::absolute(log).map_err(|error| read(log, error))?);
    }
    let status = command.status().map_err(|error| read(Path::new(program), error))?;
    Ok(Report { exit: Some(exit_code(status)), ..Report::default() })
}

fn read(path: &Path, error: Error) -> Failure {
    Failure::Read { path: path.display().to_string(), error }
}

/// The absolute path of the library.
fn library(named: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(path) = named {
        return path.canonicalize().map_err(|error| read(path, error));
    }
    let own = std::env::current_exe().map_err(|error| read(Path::new("/proc/self/exe"), error))?;
    let beside = own.with_file_name(LIBRARY);
    if beside.exists() {
        return Ok(beside);
    }
    let why =
        format!("{} does not exist: build it with `cargo build -p t0-virtual`, or pass --library", beside.display());
    Err(Failure::Argument { why })
}

/// Writes the files to a new directory.
fn tree() -> Result<Temporary, Failure> {
    let tree = Temporary::create("t0-virtual")?;
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error| Failure::Create { path, error }
    };
    let device = "/sys/dev/char/226:128/device";
    let mut files = VirtualKfd::new(VirtualOptions::default()).files();
    let others = [
        ("/sys/module/amdgpu/initstate", "live\n"),
        ("/dev/dri/renderD128", ""),
        ("/sys/class/drm/renderD128/dev", "226:128\n"),
        ("/sys/class/kfd/kfd/dev", "511:0\n"),
    ];
    files.extend(others.map(|(path, text)| (path.to_owned(), text.to_owned())));
    files.extend(
        [("vendor", "0x1002"), ("device", "0x744c"), ("revision", "0xc8"), ("uevent", PCI_EVENT)]
            .map(|(name, text)| (format!("{device}/{name}"), format!("{text}\n"))),
    );
    files.extend(
        [("subsystem_vendor", "0x1002"), ("subsystem_device", "0x0e3b")]
            .map(|(name, text)| (format!("{device}/{name}"), format!("{text}\n"))),
    );
    files.push((format!("{device}/drm/renderD128/dev"), "226:128\n".to_owned()));
    for (path, text) in files {
        let path = tree.path().join(path.trim_start_matches('/'));
        let Some(directory) = path.parent() else { continue };
        std::fs::create_dir_all(directory).map_err(failed(directory))?;
        std::fs::write(&path, text).map_err(failed(&path))?;
    }
    for (from, to) in [
        ("sys/class/kfd/kfd/topology", "../../../devices/virtual/kfd/kfd/topology"),
        ("sys/dev/char/226:128/device/subsystem", "/sys/bus/pci"),
    ] {
        let from = tree.path().join(from);
        std::os::unix::fs::symlink(to, &from).map_err(failed(&from))?;
    }
    Ok(tree)
}

/// The uevent file of the PCI device.
const PCI_EVENT: &str = "DRIVER=amdgpu\nPCI_CLASS=30000\nPCI_ID=1002:744C\nPCI_SLOT_NAME=0000:03:00.0";
