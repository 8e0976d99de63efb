//! Misuse fails to build, with an error on the user's own token that says what to write instead. The texts are pinned in `ui/`.

#[test]
fn misuse_is_explained() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
