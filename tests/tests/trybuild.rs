//! Mistakes in kernels do not compile; the error is at the user's token and says what to write instead. The texts are
//! pinned in `ui/`.

#[test]
fn errors_of_mistakes_are_pinned() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
