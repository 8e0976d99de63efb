//! The exact messages for wrong texts: each line of `parse_errors.txt` is an input, followed by its message.
//! `T0_BLESS=1` rewrites the messages; review the diff.

use std::path::Path;
use t0_isa::isa::{ParseError, Style, parse_styled};
use t0_isa::target::GFX1100;

fn message(text: &str) -> String {
    match parse_styled(text, &GFX1100, Style::default()) {
        Ok(inst) => format!("no error: {inst}"),
        Err(ParseError { column, length, kind, .. }) => format!("{column}+{length} {kind}"),
    }
}

#[test]
fn wrong_texts_have_the_expected_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parse_errors.txt");
    let file = std::fs::read_to_string(&path).expect("the file is committed");
    let mut now = String::new();
    let mut count = 0;
    for line in file.lines().filter(|line| !line.starts_with("    ")) {
        now += line;
        now.push('\n');
        if !line.is_empty() && !line.starts_with("//") {
            let message = message(line);
            assert!(!message.starts_with("no error"), "{line}: {message}");
            now += &format!("    {message}\n");
            count += 1;
        }
    }
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, &now).expect("the file can be written");
        return;
    }
    assert_eq!(file, now, "the messages differ from parse_errors.txt");
    assert!(count > 60, "only {count} inputs");
}

#[test]
fn pairs_in_waves_of_64_lanes_have_the_expected_message() {
    let text = "v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v3, v6";
    let style = |wave64| Style { wave64, ..Style::default() };
    assert!(parse_styled(text, &GFX1100, style(false)).is_ok());
    let error = parse_styled(text, &GFX1100, style(true)).expect_err("pairs need wave32").to_string();
    assert_eq!(error, "1:15: `v_add_f32` and `v_mov_b32` cannot issue together: only waves of 32 lanes have pairs");
}
