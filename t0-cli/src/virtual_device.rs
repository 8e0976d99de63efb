//! `t0 virtual`: runs an unmodified program with the virtual GPU in place of `/dev/kfd`.
//!
//! The command writes the files of a machine that has the card to a temporary directory, preloads `libt0_virtual.so`,
//! and waits. The library is not built by this command: it lies beside the command, where cargo puts both, or at
//! --library.

mod observe;
mod strict;

use std::ffi::{OsStr, OsString};
use std::io::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

use t0_sim::kfd::{CHIPS, Card, VirtualKfd, VirtualOptions};

use crate::Report;
use crate::child::{Temporary, exit_code};
use crate::input::Failure;

/// With this variable, each allocation of ROCr's clients is one of the driver, so that it has its own bounds.
const FRAGMENTS: &str = "HSA_DISABLE_FRAGMENT_ALLOCATOR";
/// With this option, which OpenCL's `-g` does not pass on, the driver's compiler writes line tables.
const OPENCL: (&str, &str) = ("AMD_OCL_BUILD_OPTIONS_APPEND", "-Wf,-g");
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
    /// The number of cards.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    cards: u8,
    /// The chip of all cards, or one chip for each: gfx1100, gfx1101, gfx1102, gfx1103, gfx1150, gfx1151, ...
    #[arg(long, value_name = "CHIP", value_delimiter = ',')]
    gpu: Vec<String>,
    /// Give each card a modelled clock, which kernels, events and time stamps share: the cycle model says how long
    /// each dispatch takes. Otherwise they show the host's time.
    #[arg(long)]
    timed: bool,
    /// Move the results of approximate instructions (v_rcp_f32, v_exp_f32, ...) at random, by as much as a card's may
    /// differ from the rounded ones. Equal seeds give equal runs.
    #[arg(long, value_name = "SEED")]
    ulp_noise: Option<u64>,
    #[command(flatten)]
    observe: observe::Arguments,
    #[command(flatten)]
    strict: strict::Arguments,
    /// The program, dynamically linked, and its arguments.
    #[arg(required = true, trailing_var_arg = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let library = library(arguments.library.as_deref())?;
    let tree = tree(arguments)?;
    arguments.observe.prepare(tree.path())?;
    let strict = arguments.strict.prepare(tree.path())?;
    // Without links, because the library recognises the paths that the system returns.
    let root = tree.path().canonicalize().map_err(|error| read(tree.path(), error))?;
    let preload = match std::env::var_os("LD_PRELOAD").filter(|others| !others.is_empty()) {
        None => library.into_os_string(),
        Some(others) => [library.as_os_str(), OsStr::new(":"), &others].into_iter().collect(),
    };
    let (program, rest) = arguments.command.split_first().ok_or(Failure::Argument { why: "no command".into() })?;
    let mut command = Command::new(program);
    command.args(rest).env("LD_PRELOAD", preload).env("T0_VIRTUAL_ROOT", &root);
    if let Some(log) = &arguments.log {
        command.env("T0_VIRTUAL_LOG", std::path::absolute(log).map_err(|error| read(log, error))?);
    }
    for (name, value) in [(FRAGMENTS, "1"), OPENCL] {
        if strict.is_some() && std::env::var_os(name).is_none() {
            command.env(name, value);
        }
    }
    let status = command.status().map_err(|error| read(Path::new(program), error))?;
    let exit = exit_code(status);
    let options = arguments.options();
    let mut report = match strict {
        None => Report { exit: Some(exit), ..Report::default() },
        Some(strict) => strict.report(exit)?,
    };
    let name = program.to_string_lossy();
    arguments.observe.report((&name, exit), tree.path(), &options, &mut report)?;
    Ok(report)
}

impl Arguments {
    /// The options that change what a run shows.
    fn options(&self) -> Vec<&'static str> {
        let all =
            [("--strict", self.strict.is_on()), ("--timed", self.timed), ("--ulp-noise", self.ulp_noise.is_some())];
        all.into_iter().filter(|(_, on)| *on).map(|(name, _)| name).collect()
    }
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

/// The machine that the options describe.
fn machine(arguments: &Arguments) -> Result<(VirtualOptions, String), Failure> {
    let cards = usize::from(arguments.cards);
    let names = match arguments.gpu.as_slice() {
        [] => vec!["gfx1100"; cards.max(1)],
        [one] => vec![one.as_str(); cards.max(1)],
        many if cards > 1 && cards != many.len() => {
            let why = format!("--cards {cards} with {} chips of --gpu", many.len());
            return Err(Failure::Argument { why });
        }
        many => many.iter().map(String::as_str).collect(),
    };
    let mut options = VirtualOptions::default();
    for (index, name) in names.iter().enumerate() {
        let Some(card) = Card::of_chip(name) else {
            let known: Vec<_> = CHIPS.iter().map(|chip| chip.target.name).collect();
            return Err(Failure::Argument { why: format!("--gpu {name}: the chips are {}", known.join(", ")) });
        };
        options = if index == 0 { options.card(card) } else { options.and_card(card) };
    }
    Ok((options, names.iter().map(|name| format!("{name}\n")).collect()))
}

/// Writes the files of the machine to a new directory.
fn tree(arguments: &Arguments) -> Result<Temporary, Failure> {
    let (options, cards) = machine(arguments)?;
    let kfd = VirtualKfd::new(options);
    let tree = Temporary::create("t0-virtual")?;
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error| Failure::Create { path, error }
    };
    let place = |path: &str| {
        let path = tree.path().join(path.trim_start_matches('/'));
        let directory = path.parent().unwrap_or(tree.path());
        std::fs::create_dir_all(directory).map_err(failed(directory)).map(|()| path)
    };
    let mut files = kfd.files();
    // The preloaded library reads this one.
    files.push(("/cards".to_owned(), cards));
    if arguments.timed {
        // And whether this one exists.
        files.push(("/timed".to_owned(), String::new()));
    }
    if let Some(seed) = arguments.ulp_noise {
        files.push(("/ulp-noise".to_owned(), seed.to_string()));
    }
    for (path, text) in files {
        let path = place(&path)?;
        std::fs::write(&path, text).map_err(failed(&path))?;
    }
    for (path, to) in kfd.links() {
        let path = place(&path)?;
        std::os::unix::fs::symlink(to, &path).map_err(failed(&path))?;
    }
    // The machine's own PCI devices stay visible.
    let devices = Path::new("/sys/bus/pci/devices");
    for own in std::fs::read_dir(devices).into_iter().flatten().flatten() {
        let path = place(&format!("{}/{}", devices.display(), own.file_name().display()))?;
        if let (false, Ok(to)) = (path.is_symlink(), own.path().canonicalize()) {
            std::os::unix::fs::symlink(to, &path).map_err(failed(&path))?;
        }
    }
    Ok(tree)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(cards: u8, gpu: &[&str]) -> Result<String, Failure> {
        let gpu = gpu.iter().map(|name| (*name).to_owned()).collect();
        let arguments = Arguments {
            log: None,
            library: None,
            cards,
            gpu,
            timed: false,
            ulp_noise: None,
            observe: observe::Arguments::default(),
            strict: strict::Arguments::default(),
            command: Vec::new(),
        };
        machine(&arguments).map(|(options, names)| {
            assert_eq!(options.others.len() + 1, names.lines().count());
            names.trim_end().replace('\n', " ")
        })
    }

    #[test]
    fn cards_and_chips_describe_the_machine() {
        assert_eq!(of(1, &[]).ok().as_deref(), Some("gfx1100"));
        assert_eq!(of(2, &["gfx1151"]).ok().as_deref(), Some("gfx1151 gfx1151"));
        assert_eq!(of(1, &["gfx1101", "gfx1103"]).ok().as_deref(), Some("gfx1101 gfx1103"));
        assert!(of(3, &["gfx1101", "gfx1103"]).is_err());
        let unknown = of(1, &["gfx1200"]).expect_err("it is another family").to_string();
        assert!(unknown.contains("the chips are gfx1100, gfx1101, gfx1102, gfx1103, gfx1150, gfx1151"), "{unknown}");
    }
}
