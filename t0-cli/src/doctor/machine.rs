//! What the files of the system say: the kernel, the module, the groups of the user, the device files, the GPUs.

use std::fmt::Write;
use std::io::{Error, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use super::gpu::Gpu;
use super::{Finding, State};

/// The first kernel whose driver supports gfx11 and has all calls that T0 makes.
const LEAST_KERNEL: (u32, u32) = (6, 0);
/// The groups that own device files of GPUs in distributions.
const GROUPS: [&str; 2] = ["render", "video"];
/// The directory of the topology's nodes.
const NODES: &str = "sys/devices/virtual/kfd/kfd/topology/nodes";

pub(super) fn examine(root: &Path) -> Vec<Finding> {
    let mut out = vec![kernel(root), module(root), device(root, "dev/kfd")];
    out.extend(groups(root));
    let gpus = gpus(root);
    if gpus.is_empty() {
        let says = "the driver's topology lists no GPU".to_owned();
        out.push(Finding::new("GPUs", State::Absent, says));
    }
    for gpu in &gpus {
        out.push(gpu.finding());
        if let Some(minor) = gpu.render_minor {
            out.push(device(root, &format!("dev/dri/renderD{minor}")));
        }
        out.push(gpu.bar(root));
    }
    out
}

fn gpus(root: &Path) -> Vec<Gpu> {
    let nodes = root.join(NODES);
    let mut numbers: Vec<u32> = std::fs::read_dir(&nodes)
        .map(|entries| entries.flatten().filter_map(|e| e.file_name().to_str()?.parse().ok()).collect())
        .unwrap_or_default();
    numbers.sort_unstable();
    numbers.iter().filter_map(|n| Gpu::read(&nodes.join(n.to_string()), *n)).collect()
}

fn text(root: &Path, path: &str) -> Option<String> {
    std::fs::read_to_string(root.join(path)).ok()
}

/// The version of the running kernel.
fn kernel(root: &Path) -> Finding {
    let Some(release) = text(root, "proc/sys/kernel/osrelease") else {
        let says = "its version is unknown: there is no /proc/sys/kernel/osrelease".to_owned();
        return Finding::new("kernel", State::Absent, says);
    };
    let release = release.trim();
    let mut numbers = release.split(|c: char| !c.is_ascii_digit()).map_while(|part| part.parse::<u32>().ok());
    let version = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    let (least_major, least_minor) = LEAST_KERNEL;
    if version < LEAST_KERNEL {
        let says = format!(
            "{release}: gfx11 needs the amdgpu of Linux {least_major}.{least_minor} or later, which some distributions \
             add to older kernels"
        );
        return Finding::new("kernel", State::Absent, says);
    }
    Finding::new("kernel", State::Good, release.to_owned())
}

/// Whether amdgpu is loaded.
fn module(root: &Path) -> Finding {
    if root.join("sys/module/amdgpu").is_dir() {
        return Finding::new("amdgpu", State::Good, "the kernel module is loaded".to_owned());
    }
    let says = "the kernel module is not loaded: `sudo modprobe amdgpu`".to_owned();
    Finding::new("amdgpu", State::Absent, says)
}

/// The groups of this process that usually own device files; `None` if they are unknown.
fn groups(root: &Path) -> Option<Finding> {
    let status = text(root, "proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("Groups:"))?;
    let names: Vec<String> = line
        .split_whitespace()
        .filter_map(|id| Some(group_name(root, id.parse().ok()?)))
        .filter(|name| GROUPS.contains(&name.as_str()))
        .collect();
    Some(match names.is_empty() {
        false => Finding::new("groups", State::Good, names.join(", ")),
        true => Finding::new("groups", State::Absent, format!("this user is in none of: {}", GROUPS.join(", "))),
    })
}

/// Checks whether a device file can be opened for reading and writing.
fn device(root: &Path, name: &str) -> Finding {
    let path = root.join(name);
    let opened = std::fs::OpenOptions::new().read(true).write(true).open(&path);
    let group = std::fs::metadata(&path).ok().map(|m| group_name(root, m.gid()));
    let (state, says) = state_of_open(opened.map(drop), group);
    Finding::new(&format!("/{name}"), state, says)
}

/// Interprets the result of opening a device file.
fn state_of_open(opened: Result<(), Error>, group: Option<String>) -> (State, String) {
    match opened {
        Ok(()) => (State::Good, "can be opened for reading and writing".to_owned()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            (State::Absent, "does not exist: no AMD GPU, or the kernel module amdgpu is not loaded".to_owned())
        }
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            let group = group.unwrap_or_else(|| "render".to_owned());
            let says = format!(
                "cannot be opened by this user: join its group with `sudo usermod -aG {group} $USER`, then log in again"
            );
            (State::Bad, says)
        }
        Err(error) => (State::Bad, format!("cannot be opened: {error}")),
    }
}

/// The group's name in etc/group, or its number.
fn group_name(root: &Path, gid: u32) -> String {
    let groups = std::fs::read_to_string(root.join("etc/group")).unwrap_or_default();
    let mut fields = groups.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let found = fields.find(|f| f.get(2).and_then(|n| n.parse().ok()) == Some(gid));
    found.and_then(|f| f.first().map(|name| (*name).to_owned())).unwrap_or_else(|| gid.to_string())
}

/// The files of the driver that the findings depend on, each with its path.
pub(super) fn files(root: &Path) -> String {
    let mut paths = vec!["proc/sys/kernel/osrelease".to_owned(), "sys/module/amdgpu/version".to_owned()];
    for gpu in gpus(root) {
        let node = format!("{NODES}/{}", gpu.node);
        paths.extend(["gpu_id", "name", "properties", "mem_banks/0/properties"].map(|file| format!("{node}/{file}")));
        paths.extend(gpu.drm_files());
    }
    let mut out = String::new();
    for path in paths {
        match text(root, &path) {
            Some(text) => drop(write!(out, "\n/{path}\n{}\n", text.trim_end())),
            None => drop(write!(out, "\n/{path}\n(absent)\n")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_of_open_has_advice() {
        let says = |kind: ErrorKind| {
            let (state, says) = state_of_open(Err(Error::from(kind)), Some("render".to_owned()));
            (state == State::Bad, says)
        };
        assert_eq!(
            says(ErrorKind::PermissionDenied),
            (
                true,
                "cannot be opened by this user: join its group with `sudo usermod -aG render $USER`, then log in again"
                    .to_owned()
            )
        );
        assert_eq!(
            says(ErrorKind::NotFound),
            (false, "does not exist: no AMD GPU, or the kernel module amdgpu is not loaded".to_owned())
        );
        assert!(says(ErrorKind::ResourceBusy).0);
        assert!(state_of_open(Ok(()), None).0 == State::Good);
    }
}
