//! Random words, and legal instructions with single bits flipped, against llvm-mc-22: whether they are an instruction,
//! and which.
//!
//! `T0_ISA_WORDS` sets how many blocks of words are generated, `T0_ISA_SEED` the seed, `T0_ISA_SHOW` how many
//! differences are printed, `T0_ISA_TOTAL` how many words the decoder alone is tested with, `T0_ISA_OPERAND_STEP` that
//! every n-th line of the table is tested with special operand values.

use crate::oracle::number;
use t0_isa::isa::{DecodeError, Dpp, Field, Form, Format, Inst, Op, Operand, decode};
use t0_isa::target::Target;
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
        // It prints a K constant and a dpp8 selection as an operand, if the number is the code of an inline constant.
        Ok(inst) if valid && inline_bits(inst) => None,
        // If no image instruction of LLVM has operands of the sizes that the words specify, it prints those of another.
        // No assembler writes such words; we print the operands that the words specify.
        Ok(inst) if valid && inst.op.desc().format == Format::MIMG && inst.encode().is_err() => None,
        Ok(inst) if valid => Some(format!("text {words:08x?}\tours `{inst}`\tllvm `{theirs}`")),
        Ok(inst) => Some(format!("ours alone {words:08x?}\t`{inst}`\tllvm `{theirs}`")),
        Err(error) if valid => Some(format!("llvm alone {words:08x?}\tours {error}\tllvm `{theirs}`")),
        Err(_) => None,
    }
}

/// Whether the K constant or the dpp8 selection is also the code of an inline constant.
fn inline_bits(inst: &Inst) -> bool {
    let bits = match (inst.mods.dpp, inst.operand(Field::simm32)) {
        (Dpp::Dpp8 { select, .. }, _) => select,
        (_, Operand::Literal(value)) => value,
        _ => return false,
    };
    matches!(bits, 128..=208 | 240..=248)
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

/// The places of the fields for registers and constants: word, first bit and width.
fn fields(format: Format, form: Form) -> &'static [(usize, u32, u32)] {
    match (format, form) {
        (_, Form::Dual) => &[(0, 0, 9), (1, 0, 9)],
        (_, Form::Long) | (Format::VOP3 | Format::VOP3SD, _) => {
            &[(0, 0, 8), (0, 8, 7), (1, 0, 9), (1, 9, 9), (1, 18, 9)]
        }
        (Format::VOP1 | Format::VOP2 | Format::VOPC, _) => &[(0, 0, 9), (0, 17, 8)],
        (Format::SOP1, _) => &[(0, 0, 8), (0, 16, 7)],
        (Format::SOP2, _) => &[(0, 0, 8), (0, 8, 8), (0, 16, 7)],
        (Format::SOPC, _) => &[(0, 0, 8), (0, 8, 8)],
        (Format::VINTERP, _) => &[(1, 0, 9), (1, 9, 9), (1, 18, 9)],
        (Format::EXP, _) => &[(0, 4, 6)],
        _ => &[],
    }
}

/// The special values of every field for operands: registers without a number as sources, as destinations and in pairs,
/// and codes without a meaning.
#[test]
fn special_operand_values_decode_like_llvm() {
    let seed = number("T0_ISA_SEED", 0x5eed_0006);
    let step = number("T0_ISA_OPERAND_STEP", 7) as usize;
    let mut generator = InstructionGenerator(seed);
    let constant = |value: u64| matches!(value, 128..=208 | 240..=248 | 255);
    let mut blocks = Vec::new();
    for (i, &op) in Op::ALL.iter().enumerate() {
        let format = op.desc().format;
        let lane = matches!(op, Op::v_readlane_b32 | Op::v_writelane_b32 | Op::v_readfirstlane_b32);
        if i % step != seed as usize % step && !lane && format != Format::EXP {
            continue;
        }
        for form in InstructionGenerator::forms(op) {
            let Some((inst, words)) = generator.legal(op, form, false) else { continue };
            let crosses = inst.mods.dpp != Dpp::None;
            for &(word, bit, width) in fields(format, form).iter().filter(|field| field.0 < words.len()) {
                let special = (0..64).chain(104..=108).chain(122..=130).chain(229..=257);
                let few = if width == 6 { 64 } else { 2 };
                let special = special.filter(|value| *value < few || *value >= 104);
                for value in special.filter(|value| value >> width == 0) {
                    // llvm-mc crashes on these words, or prints the codes of the constants.
                    if crosses && (word, bit) == (1, 9) && constant(value) {
                        continue;
                    }
                    let mut turned = words.clone();
                    turned[word] = turned[word] & !(((1 << width) - 1) << bit) | (value as u32) << bit;
                    turned.extend([0x1234_5678; 2]);
                    let length = decode(&turned).map_or_else(|error| error.words().unwrap_or(1), |(_, length)| length);
                    turned.truncate(length);
                    blocks.push(turned);
                }
            }
        }
    }
    compare(&blocks, &format!("operand values, seed {seed:#x}"));
}

/// LLVM prints export targets without a name, and does not assemble them. We read what it prints, and nothing else.
#[test]
fn export_targets_without_a_name_are_read_as_llvm_prints_them() {
    let target = Target::by_name("gfx1100").unwrap();
    for value in 0..64u32 {
        let (inst, _) = decode(&[0xf800_000f | value << 4, 0x0403_0201]).unwrap();
        let text = inst.to_string();
        let read = t0_isa::isa::parse(&text, target).unwrap();
        assert_eq!(read.encode().unwrap(), [0xf800_000f | value << 4, 0x0403_0201], "{text}");
        let invalid = t0_isa::isa::parse(&format!("exp invalid_target_{value} v1, v2, v3, v4"), target);
        assert_eq!(invalid.is_ok(), text.contains("invalid_target_"), "{text}");
    }
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
