//! Every line of the table, with drawn operands and modifiers, against llvm-mc-22: what we encode it must print as we print it, and it must
//! find nothing wrong with it. `T0_ISA_DRAWS` sets the draws a line and form (40), `T0_ISA_SEED` the seed.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::io::Write as _;
use std::process::{Command, Stdio};
use t0_isa::isa::{Dpp, Field, Form, Format, Inst, Op, Operand, Reg, decode};

/// A small generator of numbers, so that a seed names a run.
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 11) % n
    }
    fn chance(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
    }
    fn vgpr(&mut self) -> Operand {
        Operand::v(self.below(250) as u16)
    }
    fn sgpr(&mut self, align: u64) -> Operand {
        match self.below(12) {
            0 => Operand::Reg(Reg::VCC_LO),
            1 => Operand::Reg(Reg::EXEC_LO),
            2 => Operand::Reg(Reg::M0),
            3 => Operand::Reg(Reg::NULL),
            4 => Operand::Reg(Reg::ttmp((self.below(4) * 4) as u16)),
            _ => Operand::s((self.below(96) / align * align) as u16),
        }
    }
    fn constant(&mut self) -> Operand {
        match self.below(3) {
            0 => Operand::int(self.below(81) as i32 - 16),
            1 => Operand::Inline(240 + self.below(9) as u8),
            // Literals that no inline constant equals: others LLVM cannot tell from those.
            _ => Operand::Literal(0x1234_0000 | self.next() as u32 >> 16 | 0x80),
        }
    }
    fn operand(&mut self, op: Op, index: usize) -> Operand {
        let slot = op.desc().slots[index];
        let align = match slot.ty.dwords(false) {
            1 => 1,
            2 => 2,
            _ => 4,
        };
        match slot.field {
            Field::hint => Operand::None,
            Field::sreg0 => Operand::s((self.below(96) / align * align) as u16),
            Field::sdst | Field::sdst_v | Field::ssdst | Field::sdata => self.sgpr(align),
            Field::ssrc0 | Field::ssrc1 => match self.below(3) {
                0 => self.constant(),
                1 => Operand::Reg(Reg(if self.chance(4) { 253 } else { 235 + self.below(4) as u16 })),
                _ => self.sgpr(align),
            },
            Field::sbase | Field::srsrc | Field::ssamp => Operand::s((self.below(96) / 4 * 4) as u16),
            Field::simm32 => Operand::Literal(self.next() as u32),
            Field::waitcnt | Field::depctr | Field::delay | Field::msg | Field::hwreg => {
                Operand::Imm(self.next() as u16)
            }
            Field::simm16 | Field::label | Field::version => {
                Operand::Imm(if self.chance(8) { 0 } else { self.next() as u16 })
            }
            Field::attr => Operand::Imm(self.below(132) as u16),
            Field::tgt => Operand::Imm(self.below(22) as u16),
            Field::msg_rtn => Operand::Imm(self.next() as u16 & 0xff),
            Field::probe => Operand::Imm(self.next() as u16 & 0x7f),
            Field::vcc_dst | Field::vcc_src => {
                if self.chance(2) {
                    Operand::Reg(Reg::VCC_LO)
                } else {
                    self.sgpr(1)
                }
            }
            Field::soffset if op.desc().format == Format::SMEM => {
                if self.chance(2) {
                    Operand::None
                } else {
                    self.sgpr(1)
                }
            }
            Field::soffset => {
                if self.chance(2) {
                    self.sgpr(1)
                } else {
                    Operand::int(self.below(64) as i32)
                }
            }
            Field::saddr => {
                if self.chance(2) {
                    Operand::None
                } else {
                    Operand::s((self.below(100) / 2 * 2) as u16)
                }
            }
            Field::vaddr | Field::addr => {
                if self.chance(3) {
                    Operand::None
                } else {
                    self.vgpr()
                }
            }
            Field::vsrc0 | Field::vsrc2 | Field::vsrc3 => {
                if self.chance(3) {
                    Operand::None
                } else {
                    self.vgpr()
                }
            }
            Field::src0 | Field::src1 | Field::src2 => match self.below(6) {
                0 => self.sgpr(align),
                1 => self.constant(),
                _ => self.vgpr(),
            },
            Field::vsrc1 => match self.below(8) {
                0 => self.sgpr(align),
                1 => self.constant(),
                _ => self.vgpr(),
            },
            _ => self.vgpr(),
        }
    }
    fn inst(&mut self, op: Op, form: Form) -> Inst {
        let desc = op.desc();
        let operands: Vec<Operand> = (0..desc.slots.len()).map(|i| self.operand(op, i)).collect();
        let mut inst = Inst::new(op, &operands).with_form(form);
        let mods = &mut inst.mods;
        match desc.format {
            Format::VOP1
            | Format::VOP2
            | Format::VOPC
            | Format::VOP3
            | Format::VOP3SD
            | Format::VOP3P
            | Format::VINTERP => {
                let float = desc.slots.iter().any(|slot| !slot.dst && slot.ty.is_float());
                if float && form == Form::Long && self.chance(3) {
                    mods.neg =
                        self.below(8) as u8 & ((1 << desc.slots.iter().filter(|slot| !slot.dst).count().min(3)) - 1);
                    if desc.format != Format::VOP3SD && desc.format != Format::VOP3P {
                        mods.abs = mods.neg & self.below(8) as u8;
                    }
                }
                let half = desc.slots.iter().map(|slot| slot.ty.is_half());
                let (mut bits, mut source) = (0, 0);
                for (slot, half) in desc.slots.iter().zip(half) {
                    bits |= (half as u8) << if slot.dst { 3 } else { source };
                    source += !slot.dst as u8;
                }
                mods.op_sel = bits & self.below(16) as u8;
                // Only VGPRs have halves.
                for (i, slot) in desc.slots.iter().enumerate() {
                    let bit = if slot.dst { 3 } else { desc.slots[..i].iter().filter(|slot| !slot.dst).count() };
                    if !operands[i].reg().is_some_and(Reg::is_vgpr) {
                        mods.op_sel &= !(1 << bit);
                    }
                }
                if self.chance(4) && desc.slots.iter().any(|slot| slot.field == Field::src0) {
                    let fetch_inactive = self.chance(2);
                    mods.dpp = if self.chance(2) {
                        Dpp::Dpp8 { select: self.next() as u32 & 0xff_ffff, fetch_inactive }
                    } else {
                        const CONTROLS: [u16; 9] = [0x1b, 0xe4, 0x101, 0x113, 0x127, 0x140, 0x141, 0x15a, 0x165];
                        Dpp::Dpp16 {
                            ctrl: CONTROLS[self.below(9) as usize],
                            row_mask: self.below(16) as u8,
                            bank_mask: self.below(16) as u8,
                            bound_ctrl: self.chance(2),
                            fetch_inactive,
                        }
                    };
                }
            }
            Format::SMEM => {
                mods.offset = self.below(1 << 20) as i32 - if desc.name.contains("buffer") { 0 } else { 1 << 19 }
            }
            Format::DS if op != Op::ds_nop => {
                mods.gds = desc.gds_only;
                mods.offset = self.below(if desc.mem.is_some_and(|mem| mem.pair != 0) { 256 } else { 1 << 16 }) as i32;
                if desc.mem.is_some_and(|mem| mem.pair != 0) {
                    mods.offset1 = self.next() as u8;
                }
            }
            Format::FLAT => mods.offset = self.below(1 << 12) as i32,
            Format::GLOBAL | Format::SCRATCH => mods.offset = self.below(1 << 13) as i32 - (1 << 12),
            Format::MUBUF | Format::MTBUF if !desc.slots.is_empty() => {
                mods.offset = self.below(1 << 12) as i32;
                let address = inst.operand(Field::vaddr) != Operand::None;
                inst.mods.offen = address;
                inst.mods.idxen = address && self.chance(2);
            }
            _ => {}
        }
        let mods = &mut inst.mods;
        if matches!(desc.format, Format::FLAT | Format::GLOBAL | Format::SCRATCH | Format::MUBUF | Format::MTBUF)
            && desc.slots.len() > 1
        {
            (mods.glc, mods.slc, mods.dlc) = (self.chance(2), self.chance(2), self.chance(2));
            if desc.mem.is_some_and(|mem| mem.kind == t0_isa::isa::MemKind::Atomic)
                && desc.slots[0].field == Field::vdst
                && !mods.glc
            {
                inst.operands_mut()[0] = Operand::None;
            }
        }
        inst
    }
}

/// Disassembles with llvm-mc-22; None where it is not installed. Each instruction's line, empty where it found none.
fn disassemble(words: &[Vec<u32>], cpu: &str) -> Option<Vec<String>> {
    let mut child = Command::new("llvm-mc-22")
        .args(["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={cpu}"), "--disassemble", "--show-encoding"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = String::new();
    for words in words {
        input.push('[');
        for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
            input += &format!("{byte:#04x} ");
        }
        // Brackets keep what llvm-mc cannot read from swallowing what follows; an s_nop marks where each instruction ends.
        input += "]\n[0x5a 0x5a 0x80 0xbf]\n";
    }
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut lines = vec![String::new()];
    for line in text.lines() {
        let line = line.split(';').next().unwrap_or("").split("// encoding").next().unwrap_or("").trim();
        if line == "s_nop 0x5a5a" {
            lines.push(String::new());
        } else if !line.is_empty() && !line.starts_with('.') {
            let last = lines.last_mut()?;
            *last += if last.is_empty() { "" } else { " / " };
            *last += line;
        }
    }
    lines.pop();
    Some(lines)
}

#[test]
fn every_line_prints_as_llvm_prints_it() {
    let number = |name: &str, default| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default);
    let draws: usize = number("T0_ISA_DRAWS", 40) as usize;
    let seed: u64 = number("T0_ISA_SEED", 0x5eed_0001);
    let mut draw = Draw(seed);
    let mut wrong = Vec::new();
    let (mut checked, mut unreached) = (0, Vec::new());
    for cpu in ["gfx1100", "gfx1150"] {
        let mut insts = Vec::new();
        let mut words = Vec::new();
        for &op in Op::ALL {
            let desc = op.desc();
            // Images have their own relations of operands: the recorded vectors cover them.
            if desc.rdna35 != (cpu == "gfx1150") || desc.format == Format::MIMG || desc.format == Format::VOPD {
                continue;
            }
            let forms: &[Form] = match (desc.has_short_form(), desc.long_form()) {
                (true, Some(_)) => &[Form::Short, Form::Long],
                (_, Some(_)) => &[Form::Long],
                _ => &[Form::Short],
            };
            for &form in forms {
                let mut reached = 0;
                for _ in 0..draws * 10 {
                    let inst = draw.inst(op, form);
                    let Ok(encoded) = inst.encode() else { continue };
                    if inst.needs_rdna35() != desc.rdna35 {
                        continue;
                    }
                    insts.push(inst);
                    words.push(encoded);
                    reached += 1;
                    if reached == draws {
                        break;
                    }
                }
                if reached == 0 {
                    unreached.push(format!("{} {form:?}", desc.name));
                }
            }
        }
        let Some(texts) = disassemble(&words, cpu) else {
            println!("skipped: llvm-mc-22 is not installed (Debian package llvm-22)");
            return;
        };
        assert_eq!(texts.len(), insts.len());
        for ((inst, words), text) in insts.iter().zip(&words).zip(&texts) {
            checked += 1;
            // Two spaces where a modifier follows none are llvm-mc's.
            if inst.to_string() != *text {
                wrong.push(format!("{words:08x?}\tours `{inst}`\tllvm `{text}`"));
            }
            match decode(words) {
                Ok((again, length))
                    if length == words.len()
                        && again.to_string() == inst.to_string()
                        && again.encode() == Ok(words.clone()) => {}
                other => wrong.push(format!("{words:08x?}\t`{inst}` comes back as {other:?}")),
            }
        }
    }
    println!("seed {seed:#x}: {checked} instructions, {} differ", wrong.len());
    for line in wrong.iter().take(number("T0_ISA_SHOW", 20) as usize) {
        println!("{line}");
    }
    assert!(unreached.is_empty(), "no legal operands found for {unreached:?}");
    assert!(wrong.is_empty(), "{} of {checked} differ (seed {seed:#x})", wrong.len());
}

#[test]
fn random_words_are_judged_alike() {
    let mut draw = Draw(0x5eed_0003);
    let count = std::env::var("T0_ISA_WORDS").ok().and_then(|text| text.parse().ok()).unwrap_or(40_000);
    let mut blocks = Vec::new();
    let mut ours = Vec::new();
    for _ in 0..count {
        let words: Vec<u32> = (0..4).map(|_| draw.next() as u32 ^ (draw.next() >> 32) as u32).collect();
        let decoded = decode(&words);
        let length = match &decoded {
            Ok((_, length)) => *length,
            Err(error) => error.words().unwrap_or(1),
        };
        blocks.push(words[..length].to_vec());
        ours.push(decoded.map(|(inst, _)| inst));
    }
    // RDNA3.5 is the larger set; what we know to be its own only we decode for it too.
    let mut texts = Vec::new();
    let mut lost = 0;
    for chunk in blocks.chunks(1000) {
        let Some(mut lines) = disassemble(chunk, "gfx1150") else {
            println!("skipped: llvm-mc-22 is not installed (Debian package llvm-22)");
            return;
        };
        // Some words make llvm-mc itself fail: what follows them in the batch is not judged.
        lost += chunk.len().saturating_sub(lines.len());
        lines.resize(chunk.len(), "/*Invalid: lost*/".to_string());
        texts.append(&mut lines);
    }
    println!("{lost} lost to failures of llvm-mc");
    let (mut valid, mut wrong) = (0, Vec::new());
    for ((ours, text), words) in ours.iter().zip(&texts).zip(&blocks) {
        if text.ends_with("lost*/") {
            continue;
        }
        let theirs = !text.is_empty() && !text.contains("/*Invalid") && !text.contains("/* Invalid");
        valid += theirs as usize;
        match ours {
            Ok(inst) if theirs && inst.to_string() != *text => {
                wrong.push(format!("T {words:08x?}\tours `{inst}`\tllvm `{text}`"))
            }
            Ok(inst) if !theirs => wrong.push(format!("A {words:08x?}\tours `{inst}`\tllvm `{text}`")),
            Err(error) if theirs => wrong.push(format!("R {words:08x?}\tours {error}\tllvm `{text}`")),
            _ => {}
        }
    }
    println!("{count} random words: {valid} instructions to llvm-mc, {} judged differently", wrong.len());
    for line in wrong.iter().take(std::env::var("T0_ISA_SHOW").map_or(10, |_| usize::MAX)) {
        println!("{line}");
    }
    // What is left: image operands past LLVM's own arithmetic, tuples beyond v255, modifiers that packed integers cannot take.
    assert!(wrong.len() * 300 < count, "{} of {count} random words are judged differently", wrong.len());
}

/// Assembles with llvm-mc-22 and tells of each line whether it was accepted.
fn assembles(lines: &[String]) -> Option<Vec<bool>> {
    let mut child = Command::new("llvm-mc-22")
        .args(["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-filetype=null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let input = lines.join("\n") + "\n";
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let mut accepted = vec![true; lines.len()];
    for message in String::from_utf8_lossy(&output.stderr).lines() {
        if let Some(number) = message
            .strip_prefix("<stdin>:")
            .filter(|rest| rest.contains(": error:"))
            .and_then(|rest| rest.split(':').next())
        {
            accepted[number.parse::<usize>().ok()? - 1] = false;
        }
    }
    Some(accepted)
}

#[test]
fn pairs_obey_the_rules_of_llvm() {
    let mut draw = Draw(0x5eed_0002);
    let halves: Vec<Op> = Op::ALL.iter().copied().filter(|op| op.desc().vopd.is_some()).collect();
    let mut pairs = Vec::new();
    for _ in 0..20_000 {
        let half = |draw: &mut Draw, first: bool| {
            let op = loop {
                let op = halves[draw.below(halves.len() as u64) as usize];
                if !first || op.desc().vopd.is_some_and(|code| code < 16) {
                    break op;
                }
            };
            let operands: Vec<Operand> = op
                .desc()
                .slots
                .iter()
                .map(|slot| match slot.field {
                    // Few registers, so that banks collide, and one of two literals.
                    Field::src0 => match draw.below(6) {
                        0 => Operand::s(draw.below(3) as u16),
                        1 => [Operand::Literal(0x1234), Operand::Literal(0x5678), Operand::int(3), Operand::f32(0.5)]
                            [draw.below(4) as usize],
                        2 => Operand::Reg(Reg::VCC_LO),
                        _ => Operand::v(draw.below(10) as u16),
                    },
                    Field::simm32 => Operand::Literal(if draw.chance(3) { 0x5678 } else { 0x1234 }),
                    _ => Operand::v(draw.below(10) as u16),
                })
                .collect();
            Inst::new(op, &operands)
        };
        let x = half(&mut draw, true);
        let y = half(&mut draw, false);
        pairs.push(Inst::dual(x, y));
    }
    let lines: Vec<String> = pairs.iter().map(Inst::to_string).collect();
    let Some(accepted) = assembles(&lines) else {
        println!("skipped: llvm-mc-22 is not installed (Debian package llvm-22)");
        return;
    };
    let mut wrong = Vec::new();
    for (inst, accepted) in pairs.iter().zip(&accepted) {
        let ours = inst.encode();
        if ours.is_ok() != *accepted {
            wrong.push(format!("`{inst}`: ours {ours:x?}, llvm {}", if *accepted { "accepts" } else { "refuses" }));
        }
        if let Ok(words) = ours {
            assert_eq!(decode(&words).map(|(inst, _)| inst.to_string()), Ok(inst.to_string()));
        }
    }
    println!("{} pairs, {} legal, {} differ", pairs.len(), accepted.iter().filter(|ok| **ok).count(), wrong.len());
    for line in wrong.iter().take(20) {
        println!("{line}");
    }
    assert!(wrong.is_empty(), "{} pairs judged differently", wrong.len());
}
