//! The steps, loops and links of a wave as text.
//!
//! Numbers are written as differences that are usually small, in LEB128, and the bytes in base64. In order: the number
//! of steps, and for each step the distance of its instruction from the one after the previous instruction (signed),
//! the clocks since the previous issue, the clocks from issue to completion, and for memory accesses the cache lines or
//! the clocks of LDS banks;
//! the number of loops, and for each its distance from the start of the previous one, the number of iterations and the
//! steps of each; the number of links, and for each the distance of its wait from that of the previous link, the
//! distance from access to wait, and the counter; the number of waits, and for each the distance of its step from
//! that of the previous wait, the reason, the clocks, and the distance to the step that it waits for, or 0. `viewer.js`
//! and `stalls.js` decode it.

use super::record::{Instruction, Wave};

#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn unsigned(&mut self, mut value: u64) {
        while value > 0x7f {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    /// A signed number: the sign in the lowest bit.
    fn signed(&mut self, value: i64) {
        self.unsigned((value << 1 ^ value >> 63) as u64);
    }
}

/// The text of a wave.
pub(crate) fn wave(wave: &Wave, program: &[Instruction]) -> String {
    let mut out = Writer::default();
    out.unsigned(wave.steps.len() as u64);
    let (mut expected, mut issue) = (0, 0);
    for step in &wave.steps {
        out.signed(i64::from(step.instruction) - expected);
        out.unsigned(step.issue - issue);
        out.unsigned(step.done - step.issue);
        if program[step.instruction as usize].class.is_memory() {
            out.unsigned(step.lines.into());
        }
        (expected, issue) = (i64::from(step.instruction) + 1, step.issue);
    }
    out.unsigned(wave.folds.len() as u64);
    let mut start = 0;
    for fold in &wave.folds {
        out.unsigned(u64::from(fold.start - start));
        out.unsigned(fold.iterations.len() as u64);
        fold.iterations.iter().for_each(|&steps| out.unsigned(steps.into()));
        start = fold.start;
    }
    out.unsigned(wave.links.len() as u64);
    let mut wait = 0;
    for link in &wave.links {
        out.unsigned(u64::from(link.wait - wait));
        out.unsigned(u64::from(link.wait - link.access));
        out.unsigned(link.counter as u64);
        wait = link.wait;
    }
    out.unsigned(wave.stalls.len() as u64);
    let mut step = 0;
    for stalled in &wave.stalls {
        out.unsigned(u64::from(stalled.step - step));
        out.unsigned(stalled.wait.stall as u64);
        out.unsigned(stalled.wait.clocks as u64);
        out.unsigned(stalled.wait.producer.map_or(0, |producer| u64::from(stalled.step - producer)));
        step = stalled.step;
    }
    base64(&out.0)
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0, |word, i| word << 8 | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * i) & 63) as usize];
            out.push(if i <= chunk.len() { digit.into() } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::class::Class;
    use super::super::folds::Fold;
    use super::super::links::Link;
    use super::super::record::Step;
    use super::super::stalls::Stalled;
    use super::*;
    use t0_isa::effects::Effects;
    use t0_isa::isa::{Counter, Inst, Op, Operand};
    use t0_timing::{Stall, Wait};

    struct Reader(std::vec::IntoIter<u8>);

    impl Reader {
        fn of(text: &str) -> Reader {
            let digit = |c: u8| DIGITS.iter().position(|&digit| digit == c).map(|n| n as u32);
            let mut bytes = Vec::new();
            for chunk in text.as_bytes().chunks(4) {
                let word = chunk.iter().fold(0, |word, &c| word << 6 | digit(c).unwrap_or(0));
                let count = chunk.iter().filter(|c| digit(**c).is_some()).count() - 1;
                bytes.extend_from_slice(&word.to_be_bytes()[1..1 + count]);
            }
            Reader(bytes.into_iter())
        }

        fn unsigned(&mut self) -> u64 {
            let (mut value, mut shift) = (0, 0);
            loop {
                let byte = self.0.next().expect("a byte");
                value |= u64::from(byte & 0x7f) << shift;
                if byte < 0x80 {
                    return value;
                }
                shift += 7;
            }
        }

        fn signed(&mut self) -> i64 {
            let value = self.unsigned();
            (value >> 1) as i64 ^ -((value & 1) as i64)
        }
    }

    /// The inverse of [`wave`].
    fn decode(text: &str, program: &[Instruction]) -> (Vec<Step>, Vec<Fold>, Vec<Link>, Vec<Stalled>) {
        let mut input = Reader::of(text);
        let (mut expected, mut issue) = (0, 0);
        let mut step = |input: &mut Reader| {
            let instruction = (expected + input.signed()) as u32;
            issue += input.unsigned();
            let done = issue + input.unsigned();
            let memory = program[instruction as usize].class.is_memory();
            let lines = if memory { input.unsigned() as u16 } else { 0 };
            expected = i64::from(instruction) + 1;
            Step { instruction, issue, done, lines }
        };
        let steps = (0..input.unsigned()).map(|_| step(&mut input)).collect();
        let mut start = 0;
        let mut fold = |input: &mut Reader| {
            start += input.unsigned() as u32;
            let iterations = (0..input.unsigned()).map(|_| input.unsigned() as u32).collect();
            Fold { start, iterations }
        };
        let folds = (0..input.unsigned()).map(|_| fold(&mut input)).collect();
        let mut wait = 0;
        let mut link = |input: &mut Reader| {
            wait += input.unsigned() as u32;
            let access = wait - input.unsigned() as u32;
            Link { wait, access, counter: Counter::ALL[input.unsigned() as usize] }
        };
        let links = (0..input.unsigned()).map(|_| link(&mut input)).collect();
        let mut step = 0;
        let mut stalled = |input: &mut Reader| {
            step += input.unsigned() as u32;
            let (stall, clocks) = (Stall::ALL[input.unsigned() as usize], input.unsigned() as i64);
            let producer = Some(input.unsigned() as u32).filter(|&distance| distance > 0).map(|n| step - n);
            Stalled { step, wait: Wait { stall, clocks, producer } }
        };
        let stalls = (0..input.unsigned()).map(|_| stalled(&mut input)).collect();
        assert!(input.0.next().is_none(), "bytes after the end");
        (steps, folds, links, stalls)
    }

    fn instruction(class: Class) -> Instruction {
        let effects = Effects::of(&Inst::new(Op::s_nop, &[Operand::Imm(0)]), false);
        Instruction::for_test(class, effects)
    }

    #[test]
    fn a_wave_is_decoded_as_it_was() {
        let program = [Class::Vector, Class::Load, Class::Wait, Class::Branch].map(instruction);
        let step = |instruction, issue, done, lines| Step { instruction, issue, done, lines };
        let steps = vec![
            step(1, 0, 120, 4),
            step(1, 300, 1_700_000, 300),
            step(2, 1_700_000, 1_700_000, 0),
            step(3, 1_700_001, 1_700_001, 0),
            step(0, 5_000_000_000, 5_000_000_008, 0),
        ];
        let link = |wait, access, counter| Link { wait, access, counter };
        let original = Wave {
            workgroup: [1, 2, 3],
            wave: 4,
            simd: 0,
            steps,
            folds: vec![Fold { start: 0, iterations: vec![1, 1, 200] }, Fold { start: 2, iterations: vec![1, 1] }],
            links: vec![link(2, 0, Counter::Vm), link(2, 1, Counter::Lgkm), link(4, 1, Counter::Exp)],
            stalls: vec![
                Stalled { step: 1, wait: Wait { stall: Stall::Issue, clocks: 299, producer: None } },
                Stalled { step: 2, wait: Wait { stall: Stall::Vmem, clocks: 1_699_699, producer: Some(1) } },
                Stalled { step: 2, wait: Wait { stall: Stall::Arbitration, clocks: 1, producer: None } },
                Stalled { step: 4, wait: Wait { stall: Stall::Alu, clocks: 4_998_300_000, producer: Some(0) } },
            ],
            longest: Vec::new(),
        };
        let (steps, folds, links, stalls) = decode(&wave(&original, &program), &program);
        assert_eq!(steps, original.steps);
        assert_eq!(folds, original.folds);
        assert_eq!(links, original.links);
        assert_eq!(stalls, original.stalls);
    }

    #[test]
    fn signed_numbers_keep_their_sign() {
        for value in [0, 1, -1, 63, -64, 64, -65, 1 << 40, -(1 << 40), i64::MAX, i64::MIN] {
            let mut out = Writer::default();
            out.signed(value);
            assert_eq!(Reader::of(&base64(&out.0)).signed(), value);
        }
    }

    #[test]
    fn base64_agrees_with_the_test_vectors_of_rfc_4648() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
