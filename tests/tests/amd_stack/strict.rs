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

/// The lines of a program whose comment has a mistake's name.
fn lines_of(program: &str, mistake: &str) -> Vec<usize> {
    let program = std::fs::read_to_string(source(program)).expect("the source exists");
    let named = |line: &str| {
        line.split_once("// ").is_some_and(|(code, names)| !code.is_empty() && names.split(", ").any(|n| n == mistake))
    };
    (1..).zip(program.lines()).filter(|(_, line)| named(line)).map(|(number, _)| number).collect()
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
        // The other wave of the race in LDS has it too, at its load.
        let errors = if mistake == "lds-race" { "2 errors" } else { "1 error" };
        let summary = format!("t0 strict: 1 dispatch checked: {errors}, 0 notes");
        assert!(text(&output).contains(&summary), "{}", text(&output));
        let json = std::fs::read_to_string(&report).expect("the report was written");
        let log: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        let findings = log["findings"].as_array().expect("a list");
        assert!(findings.iter().all(|finding| finding["rule"] == mistake), "{json}");
        let finding = &findings[0];
        assert_eq!(finding["place"]["source"]["line"], lines_of("faulty.cpp", mistake)[0], "{json}");
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

#[test]
fn a_dispatch_goes_on_after_its_mistakes() {
    let Some(stack) = Stack::find("several mistakes of one dispatch", &["perl", "ld"]) else { return };
    let program = stack.hip("several.cpp");
    let report = stack.built("several.json");
    let run = |options: &[&str]| {
        let options: Vec<&str> = ["--strict", "--report", report.to_str().expect("letters")]
            .into_iter()
            .chain(options.iter().copied())
            .collect();
        let output = limit::output(&mut stack.command(&options, &program, None));
        // The program itself ends with 2 if a lane without a mistake has another result.
        assert_eq!(output.status.code(), Some(1), "{}", text(&output));
        let json = std::fs::read_to_string(&report).expect("the report was written");
        let log: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        let findings = log["findings"].as_array().expect("a list").clone();
        findings
            .iter()
            .map(|finding| {
                let rule = finding["rule"].as_str().expect("a rule").to_owned();
                (rule, finding["place"]["source"]["line"].as_u64().expect("a line") as usize)
            })
            .collect::<Vec<_>>()
    };
    let mut expected = Vec::new();
    for rule in ["out-of-bounds", "uninitialised", "lds-race"] {
        expected.extend(lines_of("several.cpp", rule).into_iter().map(|line| (rule.to_owned(), line)));
    }
    let mut found = run(&[]);
    assert_eq!(found[0], expected[0]);
    found.sort();
    found.dedup();
    expected.sort();
    assert_eq!(found, expected);
    // The first error ends the program.
    assert_eq!(run(&["--halt"]).len(), 1);
}

#[test]
fn an_unmarked_load_of_workgroup_scope_is_a_note_in_cu_mode() {
    let Some(stack) = Stack::find("atomic loads of workgroup scope", &["perl", "ld"]) else { return };
    for (options, summary) in [(&["-mcumode"][..], "0 errors, 1 note"), (&[][..], "0 errors, 0 notes")] {
        let program = stack.hip_with("scope.cpp", "gfx1100", options);
        let output = limit::output(&mut stack.command(&["--strict"], &program, None));
        assert_eq!(output.status.code(), Some(0), "{options:?}: {}", text(&output));
        let summary = format!("t0 strict: 1 dispatch checked: {summary}");
        assert!(text(&output).contains(&summary), "{options:?}: {}", text(&output));
        assert_eq!(text(&output).contains("note[race]: "), !options.is_empty(), "{}", text(&output));
    }
}
