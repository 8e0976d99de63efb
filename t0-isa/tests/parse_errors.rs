//! What is said about wrong texts, word for word: each line of `parse_errors.txt` is an input, and below it stands the message.
//! `T0_BLESS=1` rewrites the messages; review the difference.

use std::path::Path;
use t0_isa::isa::{ParseError, Style, parse_styled};
use t0_isa::target::GFX1100;

fn said(text: &str) -> String {
    match parse_styled(text, &GFX1100, Style::default()) {
        Ok(inst) => format!("no error: {inst}"),
        Err(ParseError { column, length, kind, .. }) => format!("{column}+{length} {kind}"),
    }
}

#[test]
fn wrong_texts_have_their_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parse_errors.txt");
    let file = std::fs::read_to_string(&path).expect("the file is committed");
    let mut now = String::new();
    let mut count = 0;
    for line in file.lines().filter(|line| !line.starts_with("    ")) {
        now += line;
        now.push('\n');
        if !line.is_empty() && !line.starts_with("//") {
            let said = said(line);
            assert!(!said.starts_with("no error"), "{line}: {said}");
            now += &format!("    {said}\n");
            count += 1;
        }
    }
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, &now).expect("the file can be written");
        return;
    }
    assert_eq!(file, now, "parse_errors.txt is not what is said now");
    assert!(count > 60, "only {count} inputs");
}
