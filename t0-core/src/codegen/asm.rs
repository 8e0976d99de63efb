//! Inline assembly: which instructions it may contain, and how their operands become registers.
//!
//! The text is read by the assembler with a register of its own for each operand; these are then replaced by virtual
//! registers, so that allocation, waits, hazards and checkers treat the instructions as any other.
//!
//! **Invariant:** an accepted instruction writes only its operands, in the lanes of EXEC, and reads only its operands,
//! EXEC and MODE.

use super::mir::Opnd;
use crate::ir::asm::{AsmBlock, Direction, RegisterFile};
use t0_isa::isa::{Dpp, Format, Implicit, Inst, Operand, Reg, Style, Unit, parse_styled};
use t0_isa::target::{ALL, Target};

/// The first registers that stand for operands.
const VECTORS: u16 = 64;
const SCALARS: u16 = 40;
/// Registers that operands of one file may take.
const MOST: u16 = 32;

/// A line that is refused, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// An operand of an instruction of inline assembly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arg {
    /// By its number in the block.
    Operand(usize),
    /// Anything else.
    Fixed(Opnd),
}

/// Refuses instructions that inline assembly may not contain on any target.
///
/// # Errors
/// The first such line.
pub fn check(b: &AsmBlock) -> Result<(), Refused> {
    ALL.iter().try_for_each(|target| parse(b, target).map(drop))
}

/// The instructions of a block with their operands.
pub(crate) fn parse(b: &AsmBlock, target: &Target) -> Result<Vec<(Inst, Vec<Arg>)>, Refused> {
    let first = places(b)
        .ok_or_else(|| Refused { line: 0, what: "this `asm!` has too many operands: split it into two".into() })?;
    let mut defined: Vec<bool> = b.operands.iter().map(|o| o.direction != Direction::Out).collect();
    let mut used = vec![false; b.operands.len()];
    let mut out = vec![];
    for (line, text) in b.lines.iter().enumerate() {
        let refuse = |what: String| Refused { line, what };
        let text = substituted(b, &first, text, &mut used).map_err(refuse)?;
        let inst = parse_styled(&text, target, Style { wave64: false, true16: false })
            .map_err(|e| refuse(format!("invalid assembly: {}", e.kind)))?;
        plain(&inst).map_err(refuse)?;
        let args = arguments(b, &first, &inst, &mut defined).map_err(refuse)?;
        out.push((inst, args));
    }
    let last = b.lines.len().saturating_sub(1);
    if let Some(i) = used.iter().position(|u| !u) {
        return Err(Refused { line: last, what: format!("no instruction uses the operand `{}`", b.operands[i].name) });
    }
    Ok(out)
}

/// The register that stands for each operand.
fn places(b: &AsmBlock) -> Option<Vec<Reg>> {
    let (mut v, mut s) = (0, 0);
    b.operands
        .iter()
        .map(|o| {
            let (at, base) = match o.class {
                RegisterFile::Vector => (&mut v, 256 + VECTORS),
                RegisterFile::Scalar => (&mut s, SCALARS),
            };
            let reg = Reg(base + *at);
            // Pairs of scalars begin at even numbers.
            *at += if o.class == RegisterFile::Scalar { 2 } else { u16::from(o.words) };
            (*at <= MOST).then_some(reg)
        })
        .collect()
}

fn substituted(b: &AsmBlock, first: &[Reg], text: &str, used: &mut [bool]) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let (name, after) = after.split_once('}').ok_or("a `{` is not closed")?;
        let at = b.operands.iter().position(|o| o.name == name.trim());
        let at =
            at.ok_or_else(|| format!("no operand is called `{name}`: declare it, as in `{name} = in(vgpr) value`"))?;
        used[at] = true;
        let (file, n) = match b.operands[at].class {
            RegisterFile::Vector => ('v', first[at].0 - 256),
            RegisterFile::Scalar => ('s', first[at].0),
        };
        match b.operands[at].words {
            1 => out.push_str(&format!("{file}{n}")),
            words => out.push_str(&format!("{file}[{n}:{}]", n + u16::from(words) - 1)),
        }
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Refuses instructions that do more than compute registers from registers.
fn plain(inst: &Inst) -> Result<(), String> {
    let d = inst.op.desc();
    let name = d.name;
    if inst.mem().is_some() || matches!(inst.unit(), Unit::Smem | Unit::Lds | Unit::Vmem | Unit::Export) {
        return Err(format!("`{name}` accesses memory, which inline assembly may not do: use views and `Lds`"));
    }
    if inst.unit() == Unit::Control || inst.is_branch() || inst.is_terminator() {
        return Err(format!(
            "`{name}` controls the wave, which inline assembly may not do: use `if`, loops and builtins such as `barrier`"
        ));
    }
    if inst.pair.is_some() {
        return Err(format!("`{name}` is a dual-issued pair: write two instructions, and the compiler pairs them"));
    }
    let state = [
        (Implicit::SCC, "SCC"),
        (Implicit::VCC, "VCC"),
        (Implicit::EXEC, "EXEC"),
        (Implicit::M0, "M0"),
        (Implicit::MODE, "the MODE register"),
    ];
    for (part, called) in state {
        if inst.implicit_writes().contains(part) {
            return Err(format!(
                "`{name}` writes {called}, which is reserved for the compiler: use an instruction that does not write it"
            ));
        }
        if inst.implicit_reads().contains(part) && !matches!(called, "EXEC" | "the MODE register") {
            return Err(format!(
                "`{name}` reads {called}, which is reserved for the compiler: use an instruction that does not read it"
            ));
        }
    }
    if d.swap || d.moves_addr || inst.mods.op_sel & 8 != 0 {
        return Err(format!(
            "`{name}` also writes part of a source, or only part of its result, which inline assembly does not support"
        ));
    }
    if inst.mods.dpp != Dpp::None || d.cross_lane {
        return Err(format!("`{name}` moves values between lanes: use a builtin of `wave`, such as `wave::shuffle`"));
    }
    if d.format == Format::VOP3P && name.contains("wmma") {
        return Err(format!("`{name}` is a matrix product: use `wmma`"));
    }
    Ok(())
}

/// The operands by their numbers; records which are written.
fn arguments(b: &AsmBlock, first: &[Reg], inst: &Inst, defined: &mut [bool]) -> Result<Vec<Arg>, String> {
    let name = inst.op.desc().name;
    let mut args = vec![];
    let mut written = vec![];
    for (i, (slot, o)) in inst.slots().enumerate() {
        let arg = match o {
            Operand::None => Arg::Fixed(Opnd::None),
            Operand::Reg(r) if r == Reg::NULL => Arg::Fixed(Opnd::Phys(r)),
            Operand::Reg(r) => {
                let at = first.iter().position(|f| *f == r).ok_or_else(|| {
                    format!("`{name}` names a register: pass registers as operands, as in `x = in(vgpr) x` and `{{x}}`")
                })?;
                let (words, has) = (inst.dwords(i, false), b.operands[at].words);
                let operand = &b.operands[at].name;
                if words != has {
                    return Err(format!(
                        "an operand of `{name}` has {} bits, but `{operand}` has {}",
                        32 * words,
                        32 * has
                    ));
                }
                if !slot.dst && !defined[at] {
                    return Err(format!("`{operand}` is read before it is written: make it `inout`"));
                }
                if slot.dst {
                    if b.operands[at].direction == Direction::In {
                        return Err(format!("`{operand}` is written, but it is declared `in`: make it `inout`"));
                    }
                    if i == 0 && inst.op.desc().acc && !defined[at] {
                        return Err(format!("`{name}` also reads the previous value of `{operand}`: make it `inout`"));
                    }
                    written.push(at);
                }
                Arg::Operand(at)
            }
            Operand::Inline(_) | Operand::Literal(_) => Arg::Fixed(Opnd::Const(constant(o).ok_or_else(|| {
                format!("a constant of `{name}` cannot be encoded in 32 bits: pass it as an operand")
            })?)),
            Operand::Imm(_) => {
                return Err(format!("`{name}` takes a bit field, which inline assembly does not support"));
            }
        };
        args.push(arg);
    }
    if written.is_empty() {
        return Err(format!("`{name}` does not write any operand"));
    }
    written.into_iter().for_each(|at| defined[at] = true);
    Ok(args)
}

/// The bits that become this operand again.
fn constant(o: Operand) -> Option<u32> {
    if let Operand::Literal(bits) = o {
        return (Operand::bits(bits) == o).then_some(bits);
    }
    let floats = [0.5f32, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0].map(f32::to_bits);
    let all = (-16..=64i32).map(|n| n as u32).chain(floats).chain([0x3e22_f983]);
    all.into_iter().find(|bits| Operand::bits(*bits) == o)
}
