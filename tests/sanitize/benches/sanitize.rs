//! How many seeded mistakes `t0 virtual --strict` reports with the right rule and source line, whether it reports
//! correct programs, and what it costs: the time of the correct programs in strict mode, relative to `t0 virtual`.
//!
//! Fails if a mistake is missed or a correct program is reported, and lists them.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use t0_tests_sanitize::corpus::{Case, Compiled, PROGRAMS};
use t0_tests_sanitize::foreign;
use t0_tests_sanitize::stack::{REMEDY, Run, Stack, TRITON_REMEDY};
use t0_tests_sanitize::verdict::judge;
use t0_tests_share::virtual_device::t0;

/// The seconds after which a case of ours has failed.
const LIMIT: u32 = 60;

/// What is run: a case of ours, or a program of others.
enum Job<'a> {
    Case(&'a Compiled, &'a Case),
    Foreign(&'a foreign::Correct),
}

impl Job<'_> {
    fn name(&self) -> String {
        match self {
            Job::Case(_, case) => case.name.clone(),
            Job::Foreign(program) => program.name(),
        }
    }

    fn run(&self, stack: &Stack, strict: bool) -> Result<Run, String> {
        let run = match self {
            Job::Case(compiled, case) => {
                let arguments: Vec<String> = compiled.arguments.iter().chain([&case.name]).cloned().collect();
                stack.run(&compiled.path, &arguments, strict, LIMIT)
            }
            Job::Foreign(program) => program.run(stack, strict),
        };
        run.map_err(|error| error.to_string())
    }

    /// The number of programs that it stands for, if its report is right.
    fn judge(&self, run: &Run) -> Result<usize, String> {
        match self {
            Job::Case(_, case) => judge(run, case.fault.as_ref()).map(|()| 1),
            Job::Foreign(program) => program.judge(run),
        }
    }
}

#[derive(Default)]
struct Totals {
    seeded: usize,
    caught: usize,
    correct: usize,
    wrong: usize,
    plain: Duration,
    strict: Duration,
    failures: Vec<String>,
}

impl Totals {
    fn add(&mut self, job: &Job<'_>, verdict: Result<usize, String>, times: Option<[Duration; 2]>) {
        let seeded = matches!(job, Job::Case(_, case) if case.fault.is_some());
        match (seeded, &verdict) {
            (true, Ok(_)) => self.caught += 1,
            (false, Ok(count)) => self.correct += count,
            (true, Err(_)) => {}
            (false, Err(_)) => self.wrong += 1,
        }
        self.seeded += usize::from(seeded);
        if let Some([plain, strict]) = times {
            self.plain += plain;
            self.strict += strict;
        }
        if let Err(why) = verdict {
            let what = if seeded { "missed" } else { "false" };
            self.failures.push(format!("{what}: {}: {why}", job.name()));
        }
    }
}

/// Runs a job in strict mode. A correct program runs without it too.
fn measure(stack: &Stack, job: &Job<'_>, totals: &Mutex<Totals>) {
    let run = job.run(stack, true);
    let verdict = run.as_ref().map_err(Clone::clone).and_then(|run| job.judge(run));
    let correct = !matches!(job, Job::Case(_, case) if case.fault.is_some());
    let plain = (correct && verdict.is_ok()).then(|| job.run(stack, false));
    let times = plain.and_then(Result::ok).zip(run.ok()).map(|(plain, strict)| [plain.time, strict.time]);
    let note = times.map_or_else(String::new, |[plain, strict]| {
        format!(", {:.1} s, strict {:.1} s", plain.as_secs_f64(), strict.as_secs_f64())
    });
    println!("{}: {}{note}", job.name(), if verdict.is_ok() { "right" } else { "WRONG" });
    totals.lock().expect("no thread panics").add(job, verdict, times);
}

fn main() -> ExitCode {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists");
    let stack = Stack::new(&workspace, &t0());
    // Only jobs whose names contain an argument, if there is one.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let ours = [(stack.ready(""), REMEDY), (stack.ready("opencl"), REMEDY), (stack.triton(), TRITON_REMEDY)];
    let mut needed = foreign::PROGRAMS.iter().map(|program| program.needs(&stack)).chain(ours);
    if let Some((missing, remedy)) = needed.find(|(file, _)| !file.exists()) {
        println!("{} is missing: {remedy}", missing.display());
        return ExitCode::FAILURE;
    }
    let compiled: Vec<Compiled> =
        PROGRAMS.iter().map(|program| program.compile(&stack).unwrap_or_else(|error| panic!("{error}"))).collect();
    let cases = compiled.iter().flat_map(|program| program.cases.iter().map(move |case| Job::Case(program, case)));
    // The longest jobs first.
    let mut jobs: Vec<Job<'_>> = foreign::PROGRAMS.iter().map(Job::Foreign).chain(cases).collect();
    jobs.retain(|job| wanted.is_empty() || wanted.iter().any(|part| job.name().contains(part.as_str())));
    let (totals, next) = (Mutex::new(Totals::default()), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    measure(&stack, job, &totals);
                }
            });
        }
    });
    let totals = totals.into_inner().expect("no thread panics");
    report(&totals)
}

fn report(totals: &Totals) -> ExitCode {
    for failure in &totals.failures {
        println!("\n{failure}");
    }
    println!("FIGURE sanitize.seeded {}", totals.seeded);
    println!("FIGURE sanitize.caught {}", totals.caught);
    println!("FIGURE sanitize.correct {}", totals.correct);
    println!("FIGURE sanitize.false {}", totals.wrong);
    if !totals.plain.is_zero() {
        println!("FIGURE sanitize.slowdown {:.1}", totals.strict.as_secs_f64() / totals.plain.as_secs_f64());
    }
    if totals.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
