//! Every Rust example of the documentation is a documentation test, unless its block says `ignore`.

use std::path::Path;

/// The sources that include pages as documentation.
const INCLUDING: &[&str] = &["tests/language/src/lib.rs", "ignis/src/lib.rs", "ignis-train/src/lib.rs"];

/// Whether a page has a block that rustdoc would compile.
fn has_examples(text: &str) -> bool {
    text.lines().filter_map(|line| line.trim_start().strip_prefix("```rust")).any(|flags| !flags.contains("ignore"))
}

#[test]
fn pages_with_examples_are_documentation_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let including: String = INCLUDING.iter().map(|file| read(&root.join(file))).collect();
    let mut pages = vec![root.join("README.md")];
    pages.extend(std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path()));
    pages.retain(|page| page.extension().is_some_and(|e| e == "md"));
    pages.sort();
    let name = |page: &Path| page.file_name().unwrap().to_string_lossy().into_owned();
    let examples: Vec<String> = pages.iter().filter(|page| has_examples(&read(page))).map(|page| name(page)).collect();
    assert!(examples.contains(&"language.md".to_string()), "{examples:?}");
    let missing: Vec<&String> = examples.iter().filter(|page| !including.contains(&format!("/{page}\")]"))).collect();
    assert!(missing.is_empty(), "no documentation test includes {missing:?}");
    for page in ["errors.md", "fast-kernels.md", "cookbook.md", "language.md"] {
        assert!(including.contains(&format!("docs/{page}\")]")), "{page} is not a documentation test");
    }
}

#[test]
fn ignored_blocks_are_not_examples() {
    assert!(has_examples("a\n```rust\nlet x = 1;\n```") && has_examples("```rust,no_run\n```"));
    assert!(!has_examples("```rust,ignore\n```\n```text\n```\n```sh\n```"));
}
