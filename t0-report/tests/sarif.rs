//! Reports of every rule are valid by the JSON schema of SARIF 2.1.0.

use std::io::Read;

use serde_json::{Value, json};
use t0_report::{Allocation, Finding, Level, Place, Related, Source, sarif};

/// The schema of OASIS, as the crate serde-sarif carries it.
const SCHEMA: &[u8] = include_bytes!("../../tests/data/sarif-schema-2.1.0.json.gz");

/// The names of the rules of strict mode. The file is read as text, because this crate does not depend on the virtual
/// GPU.
const RULES: &str = include_str!("../../t0-sim/src/exec/rule.rs");

fn validator() -> jsonschema::Validator {
    let mut text = String::new();
    flate2::read::GzDecoder::new(SCHEMA).read_to_string(&mut text).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(schema["properties"]["version"]["enum"], json!(["2.1.0"]));
    jsonschema::validator_for(&schema).unwrap()
}

/// Every string literal of the file, and the rule of the static check that strict mode does not have.
fn rules() -> Vec<&'static str> {
    let mut rules: Vec<&str> = RULES.split('"').skip(1).step_by(2).collect();
    rules.push("hazard");
    rules.sort_unstable();
    rules.dedup();
    rules
}

fn place(source: Option<(&str, u32)>, workgroup: Option<[u32; 3]>) -> Place {
    let source = source.map(|(file, column)| Source { file: file.to_owned(), line: 7, column });
    let instruction = Some("global_store_b32 v0, v1, s[0:1]".to_owned());
    // Inlined twice at one place, as a loop that is unrolled has it.
    let inlined = vec![Source { file: "atomics.h".to_owned(), line: 9, column: 0 }; workgroup.map_or(0, |_| 2)];
    Place { source, inlined, offset: 16, instruction, workgroup, wave: 2, lane: workgroup.map(|_| 31) }
}

/// Findings of a rule: with and without source, column, other accesses and memory; as errors and as notes.
fn findings(rule: &str) -> Vec<Finding> {
    let whole = Finding {
        rule: rule.to_owned(),
        level: Level::Error,
        message: format!("a report of `{rule}`\nwith \"quotes\" and ü"),
        kernel: "add<float>(float*, int)".to_owned(),
        symbol: Some("_Z3addIfEvPfi".to_owned()),
        object: Some("add.co".to_owned()),
        place: place(Some(("/src/a b/add.hip", 3)), Some([1, 0, 0])),
        address: Some(u64::MAX),
        allocation: Some(Allocation {
            address: 0x1000,
            bytes: 100,
            allocated: vec!["main at /src/add.hip:20".to_owned()],
            freed: Some(Vec::new()),
        }),
        related: vec![
            Related { role: "the earlier store".to_owned(), place: place(Some(("add.hip", 0)), Some([0, 0, 0])) },
            Related { role: "the earlier store".to_owned(), place: place(Some(("add.hip", 0)), Some([0, 0, 0])) },
        ],
        count: u64::from(u32::MAX),
    };
    let plain = Finding {
        level: Level::Note,
        symbol: None,
        object: None,
        place: place(None, None),
        address: None,
        allocation: None,
        related: Vec::new(),
        count: 0,
        ..whole.clone()
    };
    vec![whole, plain]
}

fn errors(log: &Value) -> Vec<String> {
    validator().iter_errors(log).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn reports_of_every_rule_pass_the_schema() {
    let rules = rules();
    assert!(["race", "use-after-free", "store-conflict", "hazard"].iter().all(|rule| rules.contains(rule)));
    let all: Vec<Finding> = rules.iter().flat_map(|rule| findings(rule)).collect();
    let log: Value = serde_json::from_str(&sarif(&all)).unwrap();
    assert_eq!(log["runs"][0]["results"].as_array().unwrap().len(), 2 * rules.len());
    assert_eq!(errors(&log), [""; 0]);
    let empty: Value = serde_json::from_str(&sarif(&[])).unwrap();
    assert_eq!(errors(&empty), [""; 0]);
}

#[test]
fn the_schema_refuses_wrong_logs() {
    let log: Value = serde_json::from_str(&sarif(&findings("race"))).unwrap();
    for (pointer, wrong) in [
        ("/version", json!("2.0.0")),
        ("/runs/0/results/0/level", json!("fatal")),
        ("/runs/0/results/0/message", json!({})),
        ("/runs/0/results/0/occurrenceCount", json!(0)),
        ("/runs/0/results/0/locations/0/physicalLocation/region/startLine", json!(0)),
    ] {
        let mut mutant = log.clone();
        *mutant.pointer_mut(pointer).unwrap() = wrong;
        assert!(!errors(&mutant).is_empty(), "{pointer}");
    }
}
