//! `t0 doctor`: checks whether the driver of a card is present and may be used, and says what to do if not.
//!
//! It only reads files and sends nothing to the driver. Sources: linux/kfd_ioctl.h, the kernel's topology under
//! `/sys/devices/virtual/kfd/kfd/topology`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::{Error, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use t0_isa::target::Target;

use crate::Report;
use crate::input::{Failure, pretty};
use crate::paint::{ERROR, LABEL, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Use this directory as the root of the file system, for example the image of a container.
    #[arg(long, value_name = "DIR", default_value = "/")]
    root: PathBuf,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// The result of one check.
struct Finding {
    what: String,
    state: State,
    says: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Present and usable.
    Good,
    /// Absent. This is not an error: the virtual GPU does not need it.
    Absent,
    /// Present, but not usable.
    Bad,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let findings = examine(&arguments.root);
    let usable = findings.iter().filter(|f| f.what.starts_with("GPU ")).any(|f| f.state == State::Good)
        && findings.iter().all(|f| f.state != State::Bad);
    let mut report = Report { failed: findings.iter().any(|f| f.state == State::Bad), ..Report::default() };
    if arguments.json {
        let all: Vec<Value> = findings.iter().map(json_of).collect();
        report.text = pretty(&json!({ "card_usable": usable, "findings": all }));
        return Ok(report);
    }
    let width = findings.iter().map(|f| f.what.len()).max().unwrap_or(0);
    for f in &findings {
        let (style, word) = match f.state {
            State::Good => (NAME, "ok"),
            State::Absent => (LABEL, "none"),
            State::Bad => (ERROR, "bad"),
        };
        let _ = writeln!(report.text, "{style}{word:<4}{style:#} {:<width$}  {}", f.what, f.says);
    }
    let device = if usable { "the card" } else { "the virtual gfx1100, which needs no driver" };
    let _ = writeln!(report.text, "\nT0 kernels run on {device}.");
    Ok(report)
}

fn json_of(f: &Finding) -> Value {
    let state = match f.state {
        State::Good => "ok",
        State::Absent => "none",
        State::Bad => "bad",
    };
    json!({ "what": f.what, "state": state, "says": f.says })
}

fn examine(root: &Path) -> Vec<Finding> {
    let mut out = vec![device(root, "dev/kfd")];
    let nodes = root.join("sys/devices/virtual/kfd/kfd/topology/nodes");
    let mut numbers: Vec<u32> = std::fs::read_dir(&nodes)
        .map(|entries| entries.flatten().filter_map(|e| e.file_name().to_str()?.parse().ok()).collect())
        .unwrap_or_default();
    numbers.sort_unstable();
    let gpus: Vec<Gpu> = numbers.iter().filter_map(|n| Gpu::read(&nodes.join(n.to_string()), *n)).collect();
    if gpus.is_empty() {
        let says = "the driver's topology lists no GPU".to_owned();
        out.push(Finding { what: "GPUs".to_owned(), state: State::Absent, says });
    }
    for gpu in &gpus {
        out.push(gpu.finding());
        out.extend(gpu.render_minor.map(|minor| device(root, &format!("dev/dri/renderD{minor}"))));
    }
    out
}

/// Checks whether a device file can be opened for reading and writing.
fn device(root: &Path, name: &str) -> Finding {
    let path = root.join(name);
    let opened = std::fs::OpenOptions::new().read(true).write(true).open(&path);
    let group = std::fs::metadata(&path).ok().map(|m| group_name(root, m.gid()));
    let (state, says) = state_of_open(opened.map(drop), group);
    Finding { what: format!("/{name}"), state, says }
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

/// A node of the topology that is a GPU.
struct Gpu {
    node: u32,
    name: String,
    version: u32,
    simds: u32,
    simds_per_cu: u32,
    vram: u64,
    render_minor: Option<u32>,
}

impl Gpu {
    /// Reads a node; `None` if it is a processor (its gpu_id is 0) or unreadable.
    fn read(folder: &Path, node: u32) -> Option<Gpu> {
        let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        if text("gpu_id").trim().parse::<u32>().ok()? == 0 {
            return None;
        }
        let listed = text("properties");
        let properties = properties(&listed);
        let number = |key: &str| properties.get(key).copied().unwrap_or(0);
        let banks = std::fs::read_dir(folder.join("mem_banks")).into_iter().flatten().flatten();
        let size = |bank: std::fs::DirEntry| {
            let text = std::fs::read_to_string(bank.path().join("properties")).unwrap_or_default();
            self::properties(&text).get("size_in_bytes").copied().unwrap_or(0)
        };
        Some(Gpu {
            node,
            name: text("name").trim().to_owned(),
            version: number("gfx_target_version") as u32,
            simds: number("simd_count") as u32,
            simds_per_cu: number("simd_per_cu") as u32,
            vram: banks.map(size).fold(0, u64::saturating_add),
            render_minor: properties.get("drm_render_minor").map(|minor| *minor as u32).filter(|minor| *minor > 0),
        })
    }

    fn finding(&self) -> Finding {
        let name = if self.name.is_empty() { String::new() } else { format!("{}, ", self.name) };
        let cus = self.simds.checked_div(self.simds_per_cu).unwrap_or(0);
        let memory = self.vram >> 20;
        let (state, target) = match Target::by_kfd_version(self.version) {
            Some(target) => (State::Good, target.name.to_owned()),
            None => (State::Absent, format!("gfx_target_version {}, which T0 does not support", self.version)),
        };
        let says = format!("{name}{target}, {cus} CUs, {memory} MiB");
        Finding { what: format!("GPU at node {}", self.node), state, says }
    }
}

/// `key value` lines.
fn properties(text: &str) -> BTreeMap<&str, u64> {
    text.lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(k, v)| Some((k, v.trim().parse().ok()?)))
        .collect()
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
