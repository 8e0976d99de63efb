//! Random words, and legal instructions with single bits flipped, against llvm-mc-22: whether they are an instruction,
//! and which.
//!
//! `T0_ISA_WORDS` sets how many blocks of words are generated, `T0_ISA_SEED` the seed, `T0_ISA_SHOW` how many
//! differences are printed, `T0_ISA_TOTAL` how many words the decoder alone is tested with.

use crate::number;
use t0_isa::isa::{DecodeError, Form, Format, Inst, Op, decode};
use t0_tests_share::instructions::InstructionGenerator;
use t0_tests_share::llvm_mc::{self, CRASHED, Machine};

/// The difference between our result and llvm-mc's, if any.
fn difference(words: &[u32], ours: &Result<Inst, DecodeError>, theirs: &str) -> Option<String> {
    if theirs == CRASHED {
        return None;
    }
    // llvm-mc prints some words with a comment that they are invalid.
    let valid = !theirs.is_empty()
        && !["/*Invalid", "/* Invalid", "is not supported"].iter().any(|remark| theirs.contains(remark));
    match ours {
        Ok(inst) if valid && inst.to_string() == theirs => None,
        // If no image instruction of LLVM has operands of the sizes that the words specify, it prints those of another.
        // No assembler writes such words; we print the operands that the words specify.
        Ok(inst) if valid && inst.op.desc().format == Format::MIMG && inst.encode().is_err() => None,
        Ok(inst) if valid => Some(format!("text {words:08x?}\tours `{inst}`\tllvm `{theirs}`")),
        Ok(inst) => Some(format!("ours alone {words:08x?}\t`{inst}`\tllvm `{theirs}`")),
        Err(error) if valid => Some(format!("llvm alone {words:08x?}\tours {error}\tllvm `{theirs}`")),
        Err(_) => None,
    }
}

fn compare(blocks: &[Vec<u32>], name: &str) {
    let (mut valid, mut wrong) = (0, Vec::new());
    for chunk in blocks.chunks(2_000) {
        // RDNA3.5 has everything that RDNA3 has.
        let Some(texts) = Machine::plain("gfx1150").disassemble(chunk) else { return llvm_mc::skip() };
        for (words, theirs) in chunk.iter().zip(&texts) {
            let ours = decode(words).map(|(inst, _)| inst);
            valid += ours.is_ok() as usize;
            wrong.extend(difference(words, &ours, theirs));
        }
    }
    println!("{name}: {} blocks of words, {valid} instructions, {} differ", blocks.len(), wrong.len());
    for line in wrong.iter().take(number("T0_ISA_SHOW", 10) as usize) {
        println!("{line}");
    }
    assert!(wrong.is_empty(), "{name}: {} of {} differ", wrong.len(), blocks.len());
}

#[test]
fn random_words_decode_like_llvm() {
    let seed = number("T0_ISA_SEED", 0x5eed_0003);
    let mut generator = InstructionGenerator(seed);
    let count = number("T0_ISA_WORDS", 30_000);
    let block = |generator: &mut InstructionGenerator| {
        let words: Vec<u32> = (0..4).map(|_| (generator.next() >> 16) as u32).collect();
        let length = decode(&words).map_or_else(|error| error.words().unwrap_or(1), |(_, length)| length);
        words[..length].to_vec()
    };
    let blocks: Vec<Vec<u32>> = (0..count).map(|_| block(&mut generator)).collect();
    compare(&blocks, &format!("random words, seed {seed:#x}"));
}

/// Flipping one bit gives a neighbouring opcode, a reserved code, a bit with a fixed value or an ignored bit.
#[test]
fn flipped_bits_decode_like_llvm() {
    let seed = number("T0_ISA_SEED", 0x5eed_0004);
    let mut generator = InstructionGenerator(seed);
    let step = number("T0_ISA_BIT_STEP", 7) as usize;
    let mut blocks = Vec::new();
    for &op in Op::ALL {
        for form in InstructionGenerator::forms(op).into_iter().filter(|form| *form != Form::Dual) {
            let Some((_, words)) = generator.legal(op, form, false) else { continue };
            let bits = 32 * words.len().min(2);
            for bit in (generator.below(step as u64) as usize..bits).step_by(step) {
                let mut turned = words.clone();
                turned[bit / 32] ^= 1 << (bit % 32);
                // An extra word, in case the instruction has become longer.
                turned.extend([0x1234_5678; 2]);
                let length = decode(&turned).map_or_else(|error| error.words().unwrap_or(1), |(_, length)| length);
                turned.truncate(length);
                blocks.push(turned);
            }
        }
    }
    compare(&blocks, &format!("flipped bits, seed {seed:#x}"));
}

/// The decoder alone: it neither panics nor reads beyond its input, and an instruction that can be encoded is the one
/// that its words decode to.
#[test]
fn any_words_decode_without_a_panic() {
    let total = number("T0_ISA_TOTAL", 400_000);
    let seed = number("T0_ISA_SEED", 0x5eed_0005);
    let mut generator = InstructionGenerator(seed);
    let (mut instructions, mut encoded) = (0u64, 0u64);
    let mut again = Vec::new();
    for i in 0..total {
        let (a, b) = (generator.next(), generator.next());
        let words = [(a >> 32) as u32, a as u32, (b >> 32) as u32, b as u32];
        let length = 1 + (i & 3) as usize;
        let Ok((inst, used)) = decode(&words[..length]) else { continue };
        assert!((1..=length).contains(&used), "{words:08x?}");
        instructions += 1;
        if i & 7 == 3 {
            again.clear();
            if t0_isa::isa::encode(&inst, &mut again).is_ok() {
                encoded += 1;
                assert_eq!(decode(&again), Ok((inst, again.len())), "{words:08x?}");
            }
        }
    }
    println!(
        "seed {seed:#x}: {total} blocks of random words, {instructions} instructions, {encoded} of them encoded again"
    );
}
