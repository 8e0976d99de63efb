use t0_isa::isa::{decode as decode_words, encode};

/// Any words decode to an instruction or an error. An instruction prints, and encodes to words that decode to the same
/// instruction.
///
/// # Panics
/// The input shows a bug.
pub fn decode(bytes: &[u8]) {
    let words: Vec<u32> = bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let Ok((inst, len)) = decode_words(&words) else { return };
    assert!(len >= 1 && len <= words.len());
    let _ = inst.to_string();
    let mut again = Vec::new();
    if encode(&inst, &mut again).is_ok() {
        let (second, _) = decode_words(&again).expect("what was encoded decodes");
        assert_eq!(inst, second);
    }
}
