//! `t0 virtual --strict`: a HIP program with one mistake at a time, and correct programs.

use std::path::Path;
use std::process::Output;

use super::{Stack, limit, source, text};

/// The mistakes of `faulty.cpp`, which are the names of the rules too.
const MISTAKES: [&str; 4] = ["out-of-bounds", "use-after-free", "race", "lds-race"];

fn strict(stack: &Stack, options: &[&str], program: &Path, argument: &str) -> Output {
    let options: Vec<&str> = std::iter::once("--strict").chain(options.iter().copied()).collect();
    limit::output(stack.command(&options, program, None).arg(argument))
}

/// The line of the program whose comment has a mistake's name.
fn line_of(mistake: &str) -> usize {
    let program = std::fs::read_to_string(source("faulty.cpp")).expect("the source exists");
    let named = |line: &str| {
        line.split_once("// ").is_some_and(|(code, names)| !code.is_empty() && names.split(", ").any(|n| n == mistake))
    };
    1 + program.lines().position(named).expect("a line has the name")
}

#[test]
fn each_mistake_of_a_hip_program_is_reported_with_its_line() {
    let Some(stack) = Stack::find("HIP programs in strict mode", &["perl", "ld"]) else { return };
    let program = stack.hip("faulty.cpp");
    let report = stack.built("report.json");
    for mistake in MISTAKES {
        let file = report.to_str().expect("a path of letters");
        let output = strict(&stack, &["--report", file], &program, mistake);
        assert_eq!(output.status.code(), Some(1), "{mistake}: {}", text(&output));
        assert!(text(&output).contains("t0 strict: 1 dispatch checked: 1 error, 0 notes"), "{}", text(&output));
        let json = std::fs::read_to_string(&report).expect("the report was written");
        let log: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        let [finding] = log["findings"].as_array().expect("a list").as_slice() else { panic!("{json}") };
        assert_eq!(finding["rule"], mistake, "{json}");
        assert_eq!(finding["place"]["source"]["line"], line_of(mistake), "{json}");
        assert!(finding["place"]["source"]["file"].as_str().is_some_and(|file| file.ends_with("faulty.cpp")), "{json}");
    }
}

#[test]
fn correct_programs_suppressed_findings_and_other_kernels_are_not_reported() {
    let Some(stack) = Stack::find("correct HIP programs in strict mode", &["perl", "ld"]) else { return };
    let (program, hip) = (stack.hip("faulty.cpp"), stack.hip("hip.cpp"));
    let rules = stack.built("rules");
    std::fs::write(&rules, "# known\nrace global_race\n").expect("it can be written");
    let rules = rules.to_str().expect("a path of letters");
    for (options, program, argument, summary) in [
        (&[][..], &program, "correct", "1 dispatch checked: 0 errors, 0 notes"),
        (&["--suppressions", rules][..], &program, "race", "1 dispatch checked: 0 errors, 0 notes, 1 suppressed"),
        (&["--kernel", "other_*"][..], &program, "race", "0 dispatches checked: 0 errors, 0 notes"),
        (&["--kernel", "reduce", "--kernel", "multiply"][..], &hip, "", "2 dispatches checked: 0 errors, 0 notes"),
    ] {
        let output = if argument.is_empty() {
            let options: Vec<&str> = std::iter::once("--strict").chain(options.iter().copied()).collect();
            limit::output(&mut stack.command(&options, program, None))
        } else {
            strict(&stack, options, program, argument)
        };
        assert_eq!(output.status.code(), Some(0), "{options:?} {argument}: {}", text(&output));
        assert!(text(&output).contains(summary), "{options:?} {argument}: {}", text(&output));
    }
}
