//! docs/runtime.md has every error of the runtime and every call of the driver, with all fields.

use std::path::Path;

use t0_kfd::{Ioctl, Visitor, each_ioctl};

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
    let (source, docs) = (read("t0-runtime/src/error/mod.rs"), read("docs/runtime.md"));
    let (_, body) = source.split_once("pub enum Error {").expect("the enum");
    let (body, _) = body.split_once("\n}").expect("its end");
    let errors: Vec<&str> = body.lines().filter_map(item).collect();
    assert!(errors.len() > 25, "{errors:?}");
    let row = |error: &&str| docs.lines().any(|line| line.starts_with(&format!("| `{error}`")));
    let missing: Vec<_> = errors.iter().filter(|error| !row(error)).collect();
    assert!(missing.is_empty(), "docs/runtime.md has no row for {missing:?}");
}

/// Checks that the documentation explains the calls that the client makes.
struct Explained {
    docs: String,
    client: String,
    calls: usize,
}

impl Visitor for Explained {
    fn visit<A: Ioctl>(&mut self) {
        let name = std::any::type_name::<A>().rsplit("::").next().expect("a name");
        let made = [" {", "::"].iter().any(|use_of| self.client.contains(&format!("{name}{use_of}")));
        if !made {
            return;
        }
        let heading = format!("AMDKFD_IOC_{} ({:#04x}), `{}`:", A::NAME, A::NUMBER, A::STRUCT);
        let (_, section) = self.docs.split_once(&heading).unwrap_or_else(|| panic!("docs/runtime.md has no {heading}"));
        let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
        let rows = rows.map_while(|line| line.strip_prefix("| `")?.split('`').next());
        let fields = A::FIELDS.iter().map(|(field, _)| *field);
        assert_eq!(rows.collect::<Vec<_>>(), fields.collect::<Vec<_>>(), "the table of {name}");
        self.calls += 1;
    }
}

#[test]
fn every_call_is_explained_field_by_field() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../t0-runtime/src/kfd");
    let files = std::fs::read_dir(folder).expect("the client's sources").map(|entry| entry.expect("a file").path());
    let sources = files.filter(|path| path.is_file()).map(|path| std::fs::read_to_string(path).expect("text"));
    let mut explained = Explained { docs: read("docs/runtime.md"), client: sources.collect(), calls: 0 };
    each_ioctl(&mut explained);
    assert!(explained.calls >= 13, "{} calls", explained.calls);
}
