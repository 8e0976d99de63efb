//! Any words decode to an instruction or an error. An instruction prints, and encodes to words that decode to the same
//! instruction.
#![no_main]

use libfuzzer_sys::fuzz_target;
use t0_isa::isa::{decode, encode};

fuzz_target!(|bytes: &[u8]| {
    let words: Vec<u32> = bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
    let Ok((inst, len)) = decode(&words) else { return };
    assert!(len >= 1 && len <= words.len());
    let _ = inst.to_string();
    let mut again = Vec::new();
    if encode(&inst, &mut again).is_ok() {
        let (second, _) = decode(&again).expect("what was encoded decodes");
        assert_eq!(inst, second);
    }
});
