//! docs/runtime.md has every error of the runtime and every call of the driver, with all fields.

use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The identifier at the start of a line that is indented by four spaces.
fn item(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("    ")?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    rest.starts_with(|c: char| c.is_ascii_uppercase()).then(|| &rest[..end])
}

#[test]
fn every_error_has_a_remedy() {
    let (source, docs) = (read("t0-runtime/src/error.rs"), read("docs/runtime.md"));
    let (_, body) = source.split_once("pub enum Error {").expect("the enum");
    let (body, _) = body.split_once("\n}").expect("its end");
    let errors: Vec<&str> = body.lines().filter_map(item).collect();
    assert!(errors.len() > 25, "{errors:?}");
    let row = |error: &&str| docs.lines().any(|line| line.starts_with(&format!("| `{error}`")));
    let missing: Vec<_> = errors.iter().filter(|error| !row(error)).collect();
    assert!(missing.is_empty(), "docs/runtime.md has no row for {missing:?}");
}

#[test]
fn every_call_is_explained_field_by_field() {
    let (source, docs) = (read("t0-runtime/src/kfd/abi.rs"), read("docs/runtime.md"));
    let (_, rows) = source.split_once("\nioctls! {").expect("the rows");
    let (rows, _) = rows.split_once("\n}\n").expect("their end");
    // `Name = direction, 0x01, size, "action" { field: type, .. }`
    let mut calls = 0;
    for row in rows.split_inclusive('}').filter(|row| row.contains('=')) {
        let name = row.lines().find_map(item).expect("a name");
        let (_, number) = row.split_once(", 0x").expect("a number");
        let number = &number[..2];
        let (_, fields) = row.split_once('{').expect("fields");
        let fields = fields.matches(": u").count();
        // The client does not make this call.
        if name == "GetClockCounters" {
            continue;
        }
        let heading = docs.split(&format!(" (0x{number}), `kfd_ioctl_")).nth(1);
        let section = heading.unwrap_or_else(|| panic!("docs/runtime.md does not explain {name}, 0x{number}"));
        let table: Vec<&str> = section
            .lines()
            .skip(2)
            .skip_while(|line| !line.starts_with("|---"))
            .skip(1)
            .take_while(|line| line.starts_with("| `"))
            .collect();
        assert_eq!(table.len(), fields, "the table of {name}, 0x{number}: {table:#?}");
        calls += 1;
    }
    assert!(calls >= 13, "{calls} calls");
}
