//! Findings as SARIF 2.1.0: what code hosts and editors show beside the source.

use serde_json::{Value, json};

use crate::{Finding, Level, Place};

/// The findings as a SARIF log.
pub fn sarif(findings: &[Finding]) -> String {
    let mut rules: Vec<&str> = findings.iter().map(|finding| finding.rule.as_str()).collect();
    rules.sort_unstable();
    rules.dedup();
    let driver = json!({
        "name": "t0",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules.iter().map(|rule| json!({ "id": rule })).collect::<Vec<_>>(),
    });
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{ "tool": { "driver": driver }, "results": findings.iter().map(result).collect::<Vec<_>>() }],
    });
    serde_json::to_string_pretty(&log).unwrap_or_default() + "\n"
}

fn result(finding: &Finding) -> Value {
    let level = match finding.level {
        Level::Error => "error",
        Level::Note => "note",
    };
    // The schema requires that related locations differ.
    let mut related: Vec<Value> = Vec::new();
    for other in &finding.related {
        let location = location(&other.place, &finding.kernel, Some(&other.role));
        if !related.contains(&location) {
            related.push(location);
        }
    }
    json!({
        "ruleId": finding.rule,
        "level": level,
        "message": { "text": finding.to_string() },
        "occurrenceCount": finding.count.max(1),
        "locations": [location(&finding.place, &finding.kernel, None)],
        "relatedLocations": related,
    })
}

fn location(place: &Place, kernel: &str, message: Option<&str>) -> Value {
    let mut location = json!({ "logicalLocations": [{ "name": kernel, "kind": "function" }] });
    if let Some(source) = &place.source {
        let mut region = json!({ "startLine": source.line });
        if source.column > 0 {
            region["startColumn"] = source.column.into();
        }
        location["physicalLocation"] = json!({ "artifactLocation": { "uri": uri(&source.file) }, "region": region });
    }
    if let Some(message) = message {
        location["message"] = json!({ "text": message });
    }
    location
}

/// The path as a reference of RFC 3986: relative as it is, absolute as a URI of a file.
fn uri(path: &str) -> String {
    let mut text = if path.starts_with('/') { "file://".to_owned() } else { String::new() };
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => text.push(byte.into()),
            other => text.push_str(&format!("%{other:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::finding;

    #[test]
    fn a_result_has_a_rule_a_level_and_places() {
        let log: Value = serde_json::from_str(&sarif(&[finding("race", 16), finding("race", 24)])).unwrap();
        let run = &log["runs"][0];
        assert_eq!(run["tool"]["driver"]["rules"], json!([{ "id": "race" }]));
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 2);
        let place = &results[0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "file:///src/add.hip");
        assert_eq!(place["region"], json!({ "startLine": 7, "startColumn": 3 }));
        assert_eq!(results[0]["relatedLocations"][0]["message"]["text"], "the earlier store");
        assert_eq!(uri("a b/ü.hip"), "a%20b/%C3%BC.hip");
    }
}
