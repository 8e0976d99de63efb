//! Inline assembly: a few instructions and their meaning.

use super::expr::{Wish, Writer};
use super::kind::Kind;
use t0_core::ir::asm::AsmBlock;
use t0_core::ir::{BinOp, Function, Op, TernOp, Ty, UnOp, Value};

/// Instructions that compute `{r}` from `{a}`, `{b}` and `{c}`, all of one type.
struct Lines {
    text: &'static str,
    kind: Kind,
    operands: usize,
    class: &'static str,
    means: Means,
    /// The computation for `on_cpu`.
    rust: &'static str,
}

enum Means {
    Unary(UnOp),
    Binary(BinOp),
    Ternary(TernOp),
}

use Means::{Binary, Ternary, Unary};

const fn lines(text: &'static str, kind: Kind, class: &'static str, means: Means, rust: &'static str) -> Lines {
    let operands = match means {
        Unary(_) => 1,
        Binary(_) => 2,
        Ternary(_) => 3,
    };
    Lines { text, kind, operands, class, means, rust }
}

const TABLE: &[Lines] = &[
    lines("v_xor_b32 {r}, {a}, {b}", Kind::U32, "vgpr", Binary(BinOp::Xor), "a ^ b"),
    lines("v_and_b32 {r}, {a}, {b}", Kind::I32, "vgpr", Binary(BinOp::And), "a & b"),
    lines("v_add_nc_u32 {r}, {a}, {b}", Kind::I32, "vgpr", Binary(BinOp::Add), "a.wrapping_add(b)"),
    lines("v_mul_lo_u32 {r}, {a}, {b}", Kind::U32, "vgpr", Binary(BinOp::Mul), "a.wrapping_mul(b)"),
    lines(
        "v_mul_hi_u32 {r}, {a}, {b}",
        Kind::U32,
        "vgpr",
        Binary(BinOp::MulHiU),
        "((a as u64 * b as u64) >> 32) as u32",
    ),
    lines("v_max_i32 {r}, {a}, {b}", Kind::I32, "vgpr", Binary(BinOp::MaxS), "a.max(b)"),
    lines("v_min_u32 {r}, {a}, {b}", Kind::U32, "vgpr", Binary(BinOp::MinU), "a.min(b)"),
    lines("v_lshlrev_b32 {r}, {b}, {a}", Kind::U32, "vgpr", Binary(BinOp::Shl), "a.wrapping_shl(b)"),
    lines("v_bfrev_b32 {r}, {a}", Kind::U32, "vgpr", Unary(UnOp::ReverseBits), "a.reverse_bits()"),
    lines("v_not_b32 {r}, {a}", Kind::I32, "vgpr", Unary(UnOp::Not), "!a"),
    lines(
        "v_add3_u32 {r}, {a}, {b}, {c}",
        Kind::U32,
        "vgpr",
        Ternary(TernOp::Add3),
        "a.wrapping_add(b).wrapping_add(c)",
    ),
    lines(
        "v_lshl_add_u32 {r}, {a}, {b}, {c}",
        Kind::U32,
        "vgpr",
        Ternary(TernOp::ShlAdd),
        "a.wrapping_shl(b).wrapping_add(c)",
    ),
    // The result is written before an operand is read.
    lines(
        "v_add_nc_u32 {r}, {a}, {b}\nv_add_nc_u32 {r}, {r}, {c}",
        Kind::U32,
        "vgpr",
        Ternary(TernOp::Add3),
        "a.wrapping_add(b).wrapping_add(c)",
    ),
    lines("v_add_f32 {r}, {a}, {b}", Kind::F32, "vgpr", Binary(BinOp::FAdd), "a + b"),
    lines("v_mul_f32 {r}, {a}, {b}", Kind::F32, "vgpr", Binary(BinOp::FMul), "a * b"),
    lines("v_fma_f32 {r}, {a}, {b}, {c}", Kind::F32, "vgpr", Ternary(TernOp::Fma), "a.mul_add(b, c)"),
    lines("v_add_f64 {r}, {a}, {b}", Kind::F64, "vgpr", Binary(BinOp::FAdd), "a + b"),
    lines("v_fma_f64 {r}, {a}, {b}, {c}", Kind::F64, "vgpr", Ternary(TernOp::Fma), "a.mul_add(b, c)"),
    lines("s_mul_i32 {r}, {a}, {b}", Kind::U32, "sgpr", Binary(BinOp::Mul), "a.wrapping_mul(b)"),
    lines(
        "s_mul_hi_u32 {r}, {a}, {b}",
        Kind::U32,
        "sgpr",
        Binary(BinOp::MulHiU),
        "((a as u64 * b as u64) >> 32) as u32",
    ),
    lines("s_brev_b32 {r}, {a}", Kind::U32, "sgpr", Unary(UnOp::ReverseBits), "a.reverse_bits()"),
];

impl Writer<'_, '_> {
    /// A value of the type, computed by instructions if there are any for it.
    pub(super) fn assembled(&mut self, kind: Kind, wish: Wish) -> Option<String> {
        // The result of a plain function is uniform if its arguments are; values that a closure combines are never
        // scalar.
        if self.silent && (self.in_function() || wish != Wish::Any) {
            return None;
        }
        let class = if wish == Wish::Any { "vgpr" } else { "sgpr" };
        let fit: Vec<&Lines> =
            TABLE.iter().filter(|l| l.kind == kind && l.class == class && wish != Wish::Group).collect();
        if fit.is_empty() {
            return None;
        }
        let l = fit[self.c.below(fit.len() as u32) as usize];
        let name = kind.name();
        let mut text = format!("\"{}\"", l.text.replace('\n', "\", \""));
        // The first operand may be in the result's register.
        let both = !l.text.contains('\n') && self.c.chance(25);
        if both {
            text = text.replace("{r}", "{a}");
        } else {
            text += &format!(", r = out({class}) {name}");
        }
        for (i, operand) in ["a", "b", "c"].iter().take(l.operands).enumerate() {
            let e = self.atom(kind, wish);
            let way = if both && i == 0 { "inout" } else { "in" };
            text += &format!(", {operand} = {way}({class}) {e}");
        }
        Some(format!("(unsafe {{ t0::asm!({text}, cpu = {}) }})", l.rust))
    }
}

/// The meaning of a block of instructions, and its type: one entry of the table.
fn meaning(block: &AsmBlock, given: &[Value]) -> Option<(Op, Kind)> {
    let both = block.lines.iter().any(|l| !l.contains("{r}"));
    let text = block.lines.join("\n");
    let same = |l: &&Lines| if both { l.text.replace("{r}", "{a}") == text } else { l.text == text };
    let lines = TABLE.iter().find(same)?;
    let op = match (&lines.means, given) {
        (Unary(op), [a]) => Op::Unary(*op, *a),
        (Binary(op), [a, b]) => Op::Binary(*op, *a, *b),
        (Ternary(op), [a, b, c]) => Op::Ternary(*op, *a, *b, *c),
        _ => return None,
    };
    Some((op, lines.kind))
}

/// The function for the interpreter, which does not support assembly: with IR operations in its place.
pub(super) fn told(f: &Function) -> Option<Function> {
    let mut f = f.clone();
    let asms = std::mem::take(&mut f.asms);
    for inst in &mut f.insts {
        if let Op::Asm(id, given) = &inst.op {
            let (op, kind) = meaning(asms.get(*id as usize)?, given)?;
            // For the interpreter two words are one number if their type is 64 bits wide.
            if kind == Kind::F64 {
                given.iter().chain(&inst.result).for_each(|v| f.values[v.0 as usize].ty = Ty::F64);
            }
            inst.op = op;
        }
    }
    Some(f)
}
