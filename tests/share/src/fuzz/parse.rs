use t0_isa::asm::{Options, assemble, render};
use t0_isa::isa::{Style, parse_styled};
use t0_isa::target::GFX1151;

/// Any text parses and assembles, or is refused with a location in it. The printed form of a parsed instruction parses
/// to the same words. The first byte chooses the wave size and the names of 16-bit registers; the text follows.
///
/// # Panics
/// The input shows a bug.
pub fn parse(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let text = String::from_utf8_lossy(rest);
    let style = Style { wave64: first & 1 != 0, true16: first & 2 == 0 };
    match parse_styled(&text, &GFX1151, style) {
        Ok(inst) => {
            let words = inst.encode().expect("what was parsed encodes");
            let again = inst.display(style).to_string();
            // Text that LLVM prints but does not read back contains a comment, or names registers that have no text.
            if let Ok(second) = parse_styled(&again, &GFX1151, style) {
                assert_eq!(second.encode().as_deref(), Ok(&words[..]), "{text} prints {again}");
            }
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && error.length >= 1),
    }
    let options = Options { target: &GFX1151, wave64: style.wave64, true16: style.true16 };
    if let Err(errors) = assemble(&text, &options) {
        assert!(!errors.is_empty());
        for error in &errors {
            let _ = render("fuzz", &text, error);
        }
    }
}
