//! How the results of instructions become defined: the rules that the rows of instructions name, and their formulas.

use super::bits::Bits;

/// What happens to SCC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exec) enum Flag {
    /// SCC keeps its value.
    Kept,
    /// SCC is set if the result is not zero.
    NonZero,
    /// SCC depends on all of the sources.
    Any,
}

/// How the result of a scalar instruction and SCC become defined.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) enum ScalarRule {
    /// A result and a flag.
    Of(scalar::Formula, Flag),
    /// SCC selects one of two sources.
    Select,
    /// SCC selects the source or the old value of the destination.
    MoveIf,
    /// Writes only SCC. Equality is known where defined bits differ.
    Compare { equality: bool },
    /// SCC is one bit of source 0.
    BitTest,
    /// A bit of the destination is set to a defined value.
    SetBit,
    /// Computes EXEC from a source and itself.
    Exec(scalar::Formula),
    /// The destination register is offset by M0.
    Relative,
    /// The result is defined, whatever the sources.
    Defined,
}

/// How the result of a vector instruction becomes defined.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) enum LaneRule {
    /// One result from the sources of the lane.
    Of(lane::Formula),
    /// Two results of 16 bits, each from one half of every source.
    Packed,
    /// Two results of 16 bits, the low one from source 0, the high one from source 1.
    Halves,
    /// Sources are f32, or halves selected by op_sel_hi; the result is a whole register, its low half or its high half.
    Mix,
    /// A mask bit selects source 0 or 1.
    Select,
    /// A mask bit; equality is known where defined bits differ.
    Compare { equality: bool },
}

/// Formulas of [`ScalarRule`].
pub(in crate::exec) mod scalar {
    use super::Bits;

    /// Computes the bits of a result from the bits of its sources and its width.
    pub(in crate::exec) type Formula = fn(&[Bits; 3], u32) -> Bits;

    /// Each bit of the result depends on all bits of all sources.
    pub(in crate::exec) fn all(s: &[Bits; 3], _: u32) -> Bits {
        s[0].any(s[1]).any(s[2])
    }

    fn field(s: &[Bits; 3], width: u32) -> (Bits, u32, u32) {
        let offset = (s[1].value & u64::from(width - 1)) as u32;
        (s[0].right(Bits { value: offset.into(), ..s[1] }, width), offset, (s[1].value >> 16 & 0x7f) as u32)
    }

    /// s_bfe without sign extension.
    pub(in crate::exec) fn extract(s: &[Bits; 3], width: u32) -> Bits {
        match s[1].unknown {
            0 => {
                let (shifted, _, bits) = field(s, width);
                shifted.low(bits)
            }
            _ => all(s, width),
        }
    }

    /// s_bfe with sign extension.
    pub(in crate::exec) fn extract_signed(s: &[Bits; 3], width: u32) -> Bits {
        match (s[1].unknown, field(s, width)) {
            (0, (_, _, 0)) => Bits::known(0),
            (0, (shifted, _, bits)) => shifted.right_signed(Bits::known(0), bits.min(width)),
            _ => all(s, width),
        }
    }

    pub(in crate::exec) fn reverse(s: &[Bits; 3], width: u32) -> Bits {
        let back = |x: u64| x.reverse_bits() >> (64 - width.clamp(1, 64));
        Bits { value: back(s[0].value), unknown: back(s[0].unknown), tag: s[0].tag }
    }

    /// Copies the sign of the lowest `N` bits to the bits above them.
    pub(in crate::exec) fn extend<const N: u32>(s: &[Bits; 3], _: u32) -> Bits {
        s[0].right_signed(Bits::known(0), N)
    }

    macro_rules! formulas {
        ($($name:ident: |$s:ident, $w:pat_param| $body:expr;)*) => {$(
            pub(in crate::exec) fn $name($s: &[Bits; 3], $w: u32) -> Bits {
                $body
            }
        )*};
    }

    formulas! {
        first: |s, _| s[0];
        not: |s, _| s[0].not();
        and: |s, _| s[0].and(s[1]);
        or: |s, _| s[0].or(s[1]);
        xor: |s, _| s[0].xor(s[1]);
        nand: |s, _| s[0].and(s[1]).not();
        nor: |s, _| s[0].or(s[1]).not();
        xnor: |s, _| s[0].xor(s[1]).not();
        and_not1: |s, _| s[0].and(s[1].not());
        or_not1: |s, _| s[0].or(s[1].not());
        not0_and: |s, _| s[0].not().and(s[1]);
        not0_or: |s, _| s[0].not().or(s[1]);
        left: |s, w| s[0].left(s[1], w);
        right: |s, w| s[0].right(s[1], w);
        right_signed: |s, w| s[0].right_signed(s[1], w);
        sum: |s, _| s[0].arithmetic(s[1]);
        sum3: |s, _| s[0].arithmetic(s[1]).arithmetic(s[2]);
        pack_ll: |s, _| s[0].low(16).or(s[1].low(16).left(Bits::known(16), 32));
        pack_lh: |s, _| s[0].low(16).or(high(s[1]).left(Bits::known(16), 32));
        pack_hh: |s, _| high(s[0]).or(high(s[1]).left(Bits::known(16), 32));
        pack_hl: |s, _| high(s[0]).or(s[1].low(16).left(Bits::known(16), 32));
    }

    fn high(x: Bits) -> Bits {
        x.right(Bits::known(16), 32)
    }
}

/// Formulas of [`LaneRule::Of`].
pub(in crate::exec) mod lane {
    use super::Bits;

    /// Computes the bits of a result from the bits of its sources and its width.
    pub(in crate::exec) type Formula = fn(&[Bits; 4], u32) -> Bits;

    /// Each bit of the result depends on all bits of all sources.
    pub(in crate::exec) fn all(s: &[Bits; 4], _: u32) -> Bits {
        s[0].any(s[1]).any(s[2]).any(s[3])
    }

    /// A bit depends on the source bits at or below its position.
    pub(in crate::exec) fn sum(s: &[Bits; 4], _: u32) -> Bits {
        s[0].arithmetic(s[1]).arithmetic(s[2]).arithmetic(s[3])
    }

    fn byte_of(x: Bits, n: u32) -> Bits {
        x.right(Bits::known(u64::from(8 * n)), 32).low(8)
    }

    /// Byte `N` of source 0 and all of the others.
    pub(in crate::exec) fn byte<const N: u32>(s: &[Bits; 4], width: u32) -> Bits {
        all(&[byte_of(s[0], N), s[1], s[2], s[3]], width)
    }

    /// v_perm_b32: each byte of the result chosen from eight by a selector byte.
    pub(in crate::exec) fn permute(s: &[Bits; 4], width: u32) -> Bits {
        let mut result = Bits::known(0);
        for i in 0..4 {
            let selector = byte_of(s[2], i);
            let chosen = match selector.value {
                _ if selector.unknown != 0 => return all(s, width),
                n @ 0..=3 => byte_of(s[1], n as u32),
                n @ 4..=7 => byte_of(s[0], n as u32 - 4),
                n @ 8..=11 => {
                    byte_of(if n < 10 { s[1] } else { s[0] }, if n & 1 == 0 { 1 } else { 3 }).any(Bits::known(0)).low(8)
                }
                _ => Bits::known(0),
            };
            result = result.or(chosen.left(Bits::known(u64::from(8 * i)), 32));
        }
        result
    }

    fn aligned(s: &[Bits; 4], by: Bits) -> Bits {
        let wide = s[1].low(32).or(s[0].low(32).left(Bits::known(32), 64));
        wide.right(by.low(6), 64).low(32)
    }

    /// v_bfe_u32.
    pub(in crate::exec) fn field(s: &[Bits; 4], width: u32) -> Bits {
        if s[2].unknown & 31 != 0 { all(s, width) } else { s[0].right(s[1], width).low(s[2].value as u32 & 31) }
    }

    /// v_bfe_i32.
    pub(in crate::exec) fn field_signed(s: &[Bits; 4], width: u32) -> Bits {
        match s[2].value as u32 & 31 {
            _ if s[2].unknown & 31 != 0 => all(s, width),
            0 => Bits::known(0),
            n => s[0].right(s[1], width).right_signed(Bits::known(0), n),
        }
    }

    pub(in crate::exec) fn reverse(s: &[Bits; 4], _: u32) -> Bits {
        let back = |x: u64| u64::from((x as u32).reverse_bits());
        Bits { value: back(s[0].value), unknown: back(s[0].unknown), tag: s[0].tag }
    }

    macro_rules! formulas {
        ($($name:ident: |$s:ident, $w:pat_param| $body:expr;)*) => {$(
            pub(in crate::exec) fn $name($s: &[Bits; 4], $w: u32) -> Bits {
                $body
            }
        )*};
    }

    formulas! {
        first: |s, _| s[0];
        not: |s, _| s[0].not();
        and: |s, _| s[0].and(s[1]);
        or: |s, _| s[0].or(s[1]);
        xor: |s, _| s[0].xor(s[1]);
        xnor: |s, _| s[0].xor(s[1]).not();
        and_or: |s, _| s[0].and(s[1]).or(s[2]);
        or3: |s, _| s[0].or(s[1]).or(s[2]);
        xor3: |s, _| s[0].xor(s[1]).xor(s[2]);
        insert: |s, _| s[0].and(s[1]).or(s[0].not().and(s[2]));
        left: |s, w| s[1].left(s[0], w);
        right: |s, w| s[1].right(s[0], w);
        right_signed: |s, w| s[1].right_signed(s[0], w);
        left_or: |s, w| s[0].left(s[1], w).or(s[2]);
        left_add: |s, w| s[0].left(s[1], w).arithmetic(s[2]);
        add_left: |s, w| s[0].arithmetic(s[1]).left(s[2], w);
        xor_add: |s, _| s[0].xor(s[1]).arithmetic(s[2]);
        align_bits: |s, _| aligned(s, s[2].low(5));
        align_bytes: |s, _| aligned(s, s[2].low(2).left(Bits::known(3), 32));
        extend16: |s, _| s[0].right_signed(Bits::known(0), 16);
    }
}
