//! Kernels that fail on purpose, each in a process of its own: what a mistake must end with, and that the next process
//! works. A mistake that is not reported is worse than one that is.
//!
//! The driver stops all work of a process whose kernel accesses memory illegally, so the command starts itself once for
//! each failure, with `--fault NAME`.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use t0::prelude::*;
use t0::{FaultKind, Launch, LostCause};
use t0_abi::kernarg::Layout;
use t0_isa::asm::{Options, assemble};
use t0_isa::object::{Kernel, Line, Machine, Object, ObjectBuilder};
use t0_kernel::{Abi, Image, Messages};

use super::selftest::{Outcome, Subject, advance};
use super::{Finding, State};

/// The kernels.
const SOURCE: &str = include_str!("faults.s");
const FILE: &str = "faults.s";
/// Work-items of a workgroup.
const BLOCK: u32 = 32;
/// After this time without progress a kernel is stuck.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long a process may take.
const LIMIT: Duration = Duration::from_secs(60);
/// What a process prints that waits to be killed.
const RUNNING: &str = "running";

/// A failure: its name, the check, and what it does to the device.
struct Case {
    name: &'static str,
    what: &'static str,
    provoke: fn(&Device) -> Outcome,
}

const CASES: &[Case] = &[
    Case { name: "assertion", what: "test: a failed assertion", provoke: assertion },
    Case { name: "memory", what: "test: too much memory", provoke: memory },
    Case { name: "endless", what: "test: an endless loop", provoke: endless },
    Case { name: "wild", what: "test: a wild store", provoke: wild },
    Case { name: "illegal", what: "test: an illegal instruction", provoke: illegal },
    Case { name: KILLED, what: "test: a killed process", provoke: killed },
];
/// The case whose process is killed.
const KILLED: &str = "killed";

/// The names of the checks.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    CASES.iter().map(|case| case.what)
}

/// Provokes one failure in this process. `None` if no failure has that name.
pub(super) fn provoke(name: &str, subject: Subject) -> Option<Outcome> {
    let case = CASES.iter().find(|case| case.name == name)?;
    Some(subject.open(TIMEOUT).map_err(Into::into).and_then(|gpu| (case.provoke)(&gpu)))
}

/// Provokes all failures, one after the other, until one of them is not reported as it must be.
pub(super) fn run(subject: Subject) -> Vec<Finding> {
    let mut findings = Vec::new();
    for case in CASES {
        let (state, says) = match in_process(case, subject) {
            Ok(says) => (State::Good, says),
            Err(error) => (State::Bad, error.to_string()),
        };
        findings.push(Finding::new(case.what, state, says));
        if state == State::Bad {
            break;
        }
    }
    findings
}

/// This program, also if its file was replaced after the start, as a build does.
fn own_program() -> std::io::Result<PathBuf> {
    if cfg!(target_os = "linux") { Ok(PathBuf::from("/proc/self/exe")) } else { std::env::current_exe() }
}

/// Runs a case in a process of its own, and then a kernel in the next one.
fn in_process(case: &Case, subject: Subject) -> Outcome {
    let mut command = Command::new(own_program()?);
    command.args(["doctor", "--fault", case.name]).args((subject == Subject::Virtual).then_some("--virtual"));
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let Some(mut output) = child.stdout.take() else { return Err("the process has no output".into()) };
    let reader = std::thread::spawn(move || {
        let mut line = String::new();
        let _ = std::io::BufRead::read_line(&mut std::io::BufReader::new(&mut output), &mut line);
        line.trim_end().to_owned()
    });
    let start = Instant::now();
    let status = loop {
        match child.try_wait()? {
            Some(status) => break status,
            None if reader.is_finished() && case.name == KILLED => {
                child.kill()?;
                break child.wait()?;
            }
            None if start.elapsed() > LIMIT => {
                child.kill()?;
                child.wait()?;
                return Err(format!("the process did not end within {} s and was killed", LIMIT.as_secs()).into());
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let line = reader.join().unwrap_or_default();
    match (case.name == KILLED && line == RUNNING, status.success()) {
        (true, _) => {
            works(&subject.open(TIMEOUT)?)?;
            Ok("killed while a kernel ran; the next process works".to_owned())
        }
        (false, true) => Ok(line),
        (false, false) if line.is_empty() => Err(format!("the process ended without a report: {status}").into()),
        (false, false) => Err(line.into()),
    }
}

/// The kernel with this name.
fn kernel(name: &'static str) -> Result<&'static Image, Box<dyn std::error::Error>> {
    let object = assemble(SOURCE, &Options::default()).map_err(|errors| format!("{FILE}: {errors:?}"))?.into_object();
    let object = Object::parse(&object)?;
    let code = object.code(object.kernel(name).ok_or("no such kernel")?);
    let code: Vec<u32> = code.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let label = format!("{name}:");
    let line = SOURCE.lines().position(|line| line == label).map_or(0, |at| at as u32 + 1);
    let (abi, block) = (Abi::new(0), [BLOCK, 1, 1]);
    let kernarg_size = Layout::ending_at(0).hidden().bytes(false);
    let lines = vec![Line { offset: 0, file: FILE.into(), line, column: 1 }];
    let kernel = Kernel {
        abi: Some(abi),
        kernarg_size,
        vgprs: 8,
        sgprs: 16,
        block: Some(block),
        lines,
        ..Kernel::new(name, code)
    };
    let machine = Machine::from_name("gfx11-generic").ok_or("no such machine")?;
    let object = ObjectBuilder::new(machine).kernel(kernel).build()?;
    Ok(Box::leak(Box::new(Image {
        name,
        abi,
        object: object.leak(),
        others: &[],
        block,
        kernarg_size,
        arguments: &[],
        file: FILE,
        line,
        messages: Messages::NONE,
    })))
}

/// Fails unless a kernel of this device has the right result.
fn works(gpu: &Device) -> Result<(), Box<dyn std::error::Error>> {
    let mut data = gpu.zeros::<u32>(100)?;
    advance(&mut data).run(gpu)?;
    let found = data.download()?;
    if found == [1; 100] { Ok(()) } else { Err(format!("the next launch gives {found:?}, not ones").into()) }
}

/// The error of a result that is not the one expected.
fn unexpected<T>(result: Result<T, Error>, expected: &str) -> Outcome {
    match result {
        Ok(_) => Err(format!("nothing is reported; expected: {expected}").into()),
        Err(error) => Err(format!("expected: {expected}; reported: {error}").into()),
    }
}

#[t0::kernel(block = 32, grid = data.len())]
fn below(limit: u32, data: In<u32>) {
    assert!(data[global_id()] < limit);
}

fn assertion(gpu: &Device) -> Outcome {
    let data = gpu.upload(&[0u32, 1, 2, 3])?;
    match below(3, &data).run(gpu) {
        Err(Error::Assertion(failed)) if failed.thread == [3, 0, 0] && failed.kernel == "below" => {
            works(gpu)?;
            Ok(format!("reported with kernel, line and work-item; the next launch runs: {}", failed.message))
        }
        other => unexpected(other, "a failed assertion of work-item 3"),
    }
}

fn memory(gpu: &Device) -> Outcome {
    let bytes = usize::try_from(gpu.available_memory().max(1 << 36))? * 2;
    match gpu.alloc::<u8>(bytes) {
        Err(Error::OutOfMemory { .. }) => {
            works(gpu)?;
            Ok("reported; smaller buffers can be allocated".to_owned())
        }
        other => unexpected(other, "that the memory is exhausted"),
    }
}

fn endless(gpu: &Device) -> Outcome {
    match Launch::new(kernel("endless")?).over(BLOCK).run(gpu) {
        Err(Error::Timeout { kernel: "endless", .. }) => {
            works(gpu)?;
            Ok("stopped; the next launch runs".to_owned())
        }
        // The virtual device counts instructions.
        Err(Error::Fault(fault)) if fault.kind == FaultKind::Budget => {
            works(gpu)?;
            Ok("stopped; the next launch runs".to_owned())
        }
        other => unexpected(other, "a timeout of `endless`"),
    }
}

fn wild(gpu: &Device) -> Outcome {
    match Launch::new(kernel("wild")?).over(BLOCK).run(gpu) {
        Err(Error::Lost(lost)) if lost.cause == LostCause::NotMapped && lost.address == Some(0) => {
            Ok("the process is stopped, and the page is reported".to_owned())
        }
        Err(Error::Fault(fault)) if fault.kind == FaultKind::OutOfBounds && fault.device_lost => {
            Ok("the process is stopped; kernel, line and address are reported".to_owned())
        }
        other => unexpected(other, "the loss of the device by an access to page 0"),
    }
}

fn illegal(gpu: &Device) -> Outcome {
    match Launch::new(kernel("illegal")?).over(BLOCK).run(gpu) {
        Err(Error::Fault(fault)) if fault.kind == FaultKind::IllegalInstruction => {
            works(gpu)?;
            Ok("reported with kernel and line; the next launch runs".to_owned())
        }
        // Without a handler of exceptions the wave stops, and nothing else reports it.
        Err(Error::Timeout { kernel: "illegal", .. }) => {
            works(gpu)?;
            Ok("stopped; the next launch runs".to_owned())
        }
        other => unexpected(other, "a fault or a timeout of `illegal`"),
    }
}

fn killed(gpu: &Device) -> Outcome {
    let stream = gpu.stream()?;
    Launch::new(kernel("endless")?).over(BLOCK).enqueue(&stream)?;
    let mut output = std::io::stdout();
    writeln!(output, "{RUNNING}")?;
    output.flush()?;
    std::thread::sleep(LIMIT);
    Err("the process was not killed".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_has_the_kernels() {
        for name in ["wild", "endless", "illegal"] {
            let image = kernel(name).expect("it assembles");
            assert!(SOURCE.lines().nth(image.line as usize - 1) == Some(&format!("{name}:")), "{name}");
        }
        assert!(kernel("another").is_err());
    }

    #[test]
    fn every_failure_is_reported_by_the_virtual_device() {
        for case in CASES.iter().filter(|case| case.name != KILLED) {
            let outcome = provoke(case.name, Subject::Virtual).expect("there is such a case");
            assert!(outcome.is_ok(), "{}: {outcome:?}", case.name);
        }
        assert!(provoke("another", Subject::Virtual).is_none());
    }
}
