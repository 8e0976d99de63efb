//! Changes to an instruction's text that may make it illegal.

use t0_tests_share::instructions::InstructionGenerator;

/// An instruction's text, split into parts.
struct Text {
    mnemonic: String,
    operands: Vec<String>,
    modifiers: Vec<String>,
}

impl Text {
    fn read(text: &str) -> Text {
        let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut operands: Vec<String> = split(rest, ',').iter().map(|part| part.trim().to_owned()).collect();
        // Modifiers follow the last operand without a comma.
        let last = operands.pop().unwrap_or_default();
        let mut parts = split(&last, ' ').into_iter().map(str::to_owned);
        // Without operands the first part is a modifier.
        let alone = FLAGS.contains(&last.split(' ').next().unwrap_or_default()) || last.starts_with("offset");
        if !alone {
            operands.extend(parts.next().filter(|operand| !operand.is_empty()));
        }
        Text { mnemonic: mnemonic.to_owned(), operands, modifiers: parts.filter(|part| !part.is_empty()).collect() }
    }

    fn write(&self) -> String {
        let mut text = self.mnemonic.clone();
        if !self.operands.is_empty() {
            text += " ";
            text += &self.operands.join(", ");
        }
        for modifier in &self.modifiers {
            text += " ";
            text += modifier;
        }
        text
    }
}

/// Splits outside of brackets.
fn split(text: &str, at: char) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            _ if c == at && depth == 0 => {
                parts.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// A register or tuple: file, first, count.
fn register(operand: &str) -> Option<(&str, u32, u32)> {
    let digits = operand.find(|c: char| !c.is_ascii_alphabetic())?;
    let (file, number) = operand.split_at(digits);
    if !["v", "s", "ttmp"].contains(&file) {
        return None;
    }
    match number.strip_prefix('[').and_then(|inner| inner.strip_suffix(']')) {
        Some(inner) => {
            let (first, last) = inner.split_once(':')?;
            let (first, last): (u32, u32) = (first.parse().ok()?, last.parse().ok()?);
            Some((file, first, last.checked_sub(first)? + 1))
        }
        None => Some((file, number.parse().ok()?, 1)),
    }
}

fn tuple(file: &str, first: u32, count: u32) -> String {
    if count == 1 { format!("{file}{first}") } else { format!("{file}[{first}:{}]", first + count - 1) }
}

const SPECIAL: [&str; 22] = [
    "vcc",
    "vcc_lo",
    "vcc_hi",
    "exec",
    "exec_lo",
    "exec_hi",
    "m0",
    "null",
    "scc",
    "off",
    "src_scc",
    "src_vccz",
    "src_execz",
    "src_shared_base",
    "src_shared_limit",
    "src_private_base",
    "src_private_limit",
    "src_pops_exiting_wave_id",
    "lds_direct",
    "ttmp4",
    "ttmp[4:5]",
    "flat_scratch",
];

const CONSTANTS: [&str; 26] = [
    "0",
    "1",
    "64",
    "65",
    "-16",
    "-17",
    "0.5",
    "1.0",
    "-4.0",
    "1.5",
    "0.15915494",
    "0x3f800000",
    "0x12345678",
    "0xffff",
    "0x10000",
    "-32768",
    "-32769",
    "0xffffffff",
    "0x100000000",
    "0x3ff0000000000000",
    "1e10",
    "1e-10",
    "lit(0x1)",
    "0x7fffffffffffffff",
    "-0x80000000",
    "-0x80000001",
];

const FLAGS: [&str; 15] = [
    "clamp", "glc", "slc", "dlc", "gds", "offen", "idxen", "tfe", "lwe", "unorm", "r128", "a16", "d16", "done",
    "row_en",
];

const VALUED: [&str; 19] = [
    "offset:",
    "offset0:",
    "offset1:",
    "mul:",
    "div:",
    "row_shl:",
    "row_shr:",
    "row_ror:",
    "row_share:",
    "row_xmask:",
    "row_mask:",
    "bank_mask:",
    "bound_ctrl:",
    "fi:",
    "format:",
    "dmask:",
    "wait_exp:",
    "wait_vdst:",
    "dim:",
];

const NUMBERS: [&str; 24] = [
    "0", "1", "2", "3", "4", "7", "8", "15", "16", "31", "32", "63", "127", "128", "255", "256", "4095", "4096",
    "65535", "65536", "1048575", "1048576", "-1", "-4096",
];

fn modifier(generator: &mut InstructionGenerator) -> String {
    match generator.below(10) {
        0..=2 => generator.pick(&FLAGS).to_owned(),
        3..=5 => format!("{}{}", generator.pick(&VALUED), generator.pick(&NUMBERS)),
        6 | 7 => {
            let name = generator.pick(&["op_sel:", "op_sel_hi:", "neg_lo:", "neg_hi:"]);
            let bits: Vec<&str> =
                (0..1 + generator.below(5)).map(|_| generator.pick(&["0", "1", "0", "1", "1", "2"])).collect();
            format!("{name}[{}]", bits.join(","))
        }
        8 => {
            let (name, count) = generator.pick(&[("quad_perm:", 4), ("dpp8:", 8), ("quad_perm:", 3), ("dpp8:", 7)]);
            let lanes: Vec<&str> = (0..count).map(|_| generator.pick(&["0", "1", "2", "3", "3", "4", "7"])).collect();
            format!("{name}[{}]", lanes.join(","))
        }
        _ => generator
            .pick(&[
                "row_mirror",
                "row_half_mirror",
                "dim:SQ_RSRC_IMG_2D",
                "dim:SQ_RSRC_IMG_3D",
                "offset:swizzle(SWAP,3)",
            ])
            .to_owned(),
    }
}

/// A change to one operand; `None` if it does not apply.
fn operand(generator: &mut InstructionGenerator, operand: &str) -> Option<(&'static str, String)> {
    let bare = operand.trim_start_matches('-').trim_matches('|').trim_end_matches(".l").trim_end_matches(".h");
    let found = register(bare);
    Some(match (generator.below(12), found) {
        (0 | 1, Some((file, first, count))) => {
            let other = generator.pick(&["v", "s", "ttmp"]);
            let limit = match other {
                "v" => 256,
                "s" => 106,
                _ => 16,
            };
            let first = if first + count > limit { limit.checked_sub(count)? } else { first };
            // Aligned, so that only the register file is wrong.
            let first = if other == "v" || count == 1 { first } else { first & !3 };
            (other != file).then(|| ("another register file", tuple(other, first, count)))?
        }
        (2 | 3, Some((file, first, count))) => {
            let wrong = generator.pick(&[1, 2, 3, 4, 8, count + 1, count.saturating_sub(1).max(1)]);
            (wrong != count).then(|| ("another width", tuple(file, first, wrong)))?
        }
        (4, Some((file, first, count))) => {
            ("another alignment", tuple(file, first + 1 + generator.below(3) as u32, count))
        }
        (5, Some((file, _, count))) => {
            let end = match file {
                "v" => 256,
                "s" => 106,
                _ => 16,
            };
            ("past the file", tuple(file, end - generator.below(count.into()) as u32, count))
        }
        (6, Some(("v", ..))) => {
            let half = generator.pick(&[".l", ".h", ""]);
            let text = operand.replace(".l", "").replace(".h", "");
            let at = text.rfind('|').filter(|at| *at > 1).unwrap_or(text.len());
            ("a half of a register", format!("{}{half}{}", &text[..at], &text[at..]))
        }
        (7, _) => ("a special register", generator.pick(&SPECIAL).to_owned()),
        (8 | 9, _) => ("a constant", generator.pick(&CONSTANTS).to_owned()),
        (10, _) => (
            "a sign",
            match generator.below(4) {
                0 => format!("-{bare}"),
                1 => format!("|{bare}|"),
                2 => format!("-|{bare}|"),
                _ => bare.to_owned(),
            },
        ),
        (11, _) => ("a scalar", tuple("s", 2 * generator.below(50) as u32, found.map_or(1, |(_, _, count)| count))),
        _ => return None,
    })
}

/// The kind of a change, and the changed text. `None` if the generated change does not apply or has no effect.
pub(super) fn change(generator: &mut InstructionGenerator, text: &str) -> Option<(&'static str, String)> {
    let mut parts = Text::read(text);
    let kind = match generator.below(16) {
        0..=8 if !parts.operands.is_empty() => {
            let i = generator.below(parts.operands.len() as u64) as usize;
            let (kind, new) = operand(generator, &parts.operands[i])?;
            parts.operands[i] = new;
            kind
        }
        9 if !parts.operands.is_empty() => {
            let i = generator.below(parts.operands.len() as u64) as usize;
            match generator.below(3) {
                0 => drop(parts.operands.remove(i)),
                1 => parts.operands.insert(i, parts.operands[i].clone()),
                _ => {
                    let j = generator.below(parts.operands.len() as u64) as usize;
                    parts.operands.swap(i, j);
                }
            }
            "count or order of operands"
        }
        10 | 11 => {
            parts.modifiers.push(modifier(generator));
            "one more modifier"
        }
        12 if !parts.modifiers.is_empty() => {
            let i = generator.below(parts.modifiers.len() as u64) as usize;
            parts.modifiers.remove(i);
            "one modifier less"
        }
        13 | 14 if !parts.modifiers.is_empty() => {
            let i = generator.below(parts.modifiers.len() as u64) as usize;
            let modifier = &parts.modifiers[i];
            let start = modifier.find(':')?;
            let digits: Vec<usize> =
                modifier.char_indices().filter(|(at, c)| *at > start && c.is_ascii_digit()).map(|(at, _)| at).collect();
            let at = *digits.get(generator.below(digits.len().max(1) as u64) as usize)?;
            let end = modifier[at..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(modifier.len(), |n| at + n);
            parts.modifiers[i] = format!("{}{}{}", &modifier[..at], generator.pick(&NUMBERS), &modifier[end..]);
            "another number in a modifier"
        }
        15 => {
            let suffix =
                ["_e64_dpp", "_e32", "_e64", "_dpp"].into_iter().find(|suffix| parts.mnemonic.ends_with(suffix));
            let stem = parts.mnemonic.strip_suffix(suffix.unwrap_or("")).unwrap_or(&parts.mnemonic);
            parts.mnemonic = format!("{stem}{}", generator.pick(&["", "_e32", "_e64", "_dpp", "_e64_dpp"]));
            "another encoding"
        }
        _ => return None,
    };
    let changed = parts.write();
    (changed != text).then_some((kind, changed))
}

/// The order in which llvm-mc prints modifiers.
const ORDER: [&str; 42] = [
    "op_sel:",
    "op_sel_hi:",
    "neg_lo:",
    "neg_hi:",
    "clamp",
    "mul:",
    "div:",
    "wait_exp:",
    "quad_perm:",
    "row_shl:",
    "row_shr:",
    "row_ror:",
    "row_share:",
    "row_xmask:",
    "row_mirror",
    "row_half_mirror",
    "dpp8:",
    "row_mask:",
    "bank_mask:",
    "bound_ctrl:",
    "fi:",
    "dmask:",
    "dim:",
    "unorm",
    "format:",
    "idxen",
    "offen",
    "offset:",
    "offset0:",
    "offset1:",
    "gds",
    "glc",
    "slc",
    "dlc",
    "r128",
    "a16",
    "tfe",
    "lwe",
    "d16",
    "done",
    "row_en",
    "wait_vdst:",
];

/// The text with its modifiers in llvm-mc's order.
pub(super) fn ordered(text: &str) -> String {
    let mut parts = Text::read(text);
    let place = |modifier: &String| {
        ORDER.iter().position(|name| if name.ends_with(':') { modifier.starts_with(name) } else { modifier == name })
    };
    parts.modifiers.sort_by_key(place);
    if text.starts_with("v_interp") {
        parts.modifiers.sort_by_key(|modifier| modifier != "clamp");
    }
    parts.write()
}
