//! Symbolic fields: counters, messages, hardware registers, delays, swizzles, formats, export targets.

use super::super::Op;
use super::super::desc::{Field, Slot};
use std::fmt::{self, Write};

/// Prints the immediate of this slot.
pub(super) fn write(out: &mut dyn Write, op: Op, slot: Slot, value: u16) -> fmt::Result {
    match slot.field {
        Field::waitcnt => waitcnt(out, value),
        Field::depctr => depctr(out, value),
        Field::delay => delay(out, value),
        Field::msg | Field::msg_rtn => message(out, value),
        // LLVM prints numbers that could be inline constants in decimal.
        Field::probe if value <= 64 => write!(out, "{value}"),
        Field::version => version(out, value),
        Field::hwreg => hwreg(out, value),
        Field::label => write!(out, "{value}"),
        Field::attr => write!(out, "attr{}.{}", value >> 2, ["x", "y", "z", "w"][value as usize & 3]),
        Field::tgt => target(out, value),
        Field::simm16 if value <= 64 && plain(op) => write!(out, "{value}"),
        _ => write!(out, "{value:#x}"),
    }
}

/// Program control instructions whose constant LLVM prints in decimal if it could be an inline constant.
fn plain(op: Op) -> bool {
    matches!(
        op,
        Op::s_nop
            | Op::s_sleep
            | Op::s_setprio
            | Op::s_sethalt
            | Op::s_trap
            | Op::s_setkill
            | Op::s_denorm_mode
            | Op::s_incperflevel
            | Op::s_decperflevel
    )
}

/// RDNA3 ISA, 16.5 S_WAITCNT: vmcnt [15:10], lgkmcnt [9:4], expcnt [2:0]. A counter at its maximum is not waited for.
fn waitcnt(out: &mut dyn Write, value: u16) -> fmt::Result {
    let fields = [("vmcnt", value >> 10, 63), ("expcnt", value & 7, 7), ("lgkmcnt", value >> 4 & 63, 63)];
    let all = fields.iter().all(|(_, count, max)| count == max);
    let mut space = "";
    for (name, count, max) in fields {
        if all || count != max {
            write!(out, "{space}{name}({count})")?;
            space = " ";
        }
    }
    Ok(())
}

/// Dependency counters: name, lowest bit, maximum, which means "do not wait".
pub(in super::super) const DEPCTR: [(&str, u16, u16); 7] = [
    ("depctr_hold_cnt", 7, 1),
    ("depctr_sa_sdst", 0, 1),
    ("depctr_va_vdst", 12, 15),
    ("depctr_va_sdst", 9, 7),
    ("depctr_va_ssrc", 8, 1),
    ("depctr_va_vcc", 1, 1),
    ("depctr_vm_vsrc", 2, 7),
];

fn depctr(out: &mut dyn Write, value: u16) -> fmt::Result {
    if value & 0x60 != 0 {
        return write!(out, "{value:#x}");
    }
    let all = DEPCTR.iter().all(|(_, lsb, max)| value >> lsb & max == *max);
    let mut space = "";
    for (name, lsb, max) in DEPCTR {
        let count = value >> lsb & max;
        if all || count != max {
            write!(out, "{space}{name}({count})")?;
            space = " ";
        }
    }
    Ok(())
}

/// The dependencies of s_delay_alu, by code.
pub(in super::super) const DELAY_IDS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];
/// The number of instructions between the two waits of s_delay_alu, by code.
pub(in super::super) const DELAY_SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

fn delay(out: &mut dyn Write, value: u16) -> fmt::Result {
    let parts = [
        ("instid0", value & 15, &DELAY_IDS[..]),
        ("instskip", value >> 4 & 7, &DELAY_SKIPS[..]),
        ("instid1", value >> 7 & 15, &DELAY_IDS[..]),
    ];
    let mut bar = "";
    for (name, code, names) in parts {
        if code == 0 {
            continue;
        }
        match names.get(code as usize) {
            Some(text) => write!(out, "{bar}{name}({text})")?,
            None => write!(out, "{bar}{name}(/* invalid {} value */)", name.trim_end_matches(['0', '1']))?,
        }
        bar = " | ";
    }
    if bar.is_empty() { out.write_char('0') } else { Ok(()) }
}

/// Messages by number (RDNA3 ISA, 4.5 S_SENDMSG).
pub(in super::super) const MESSAGES: [(&str, u16); 13] = [
    ("MSG_INTERRUPT", 1),
    ("MSG_HS_TESSFACTOR", 2),
    ("MSG_DEALLOC_VGPRS", 3),
    ("MSG_STALL_WAVE_GEN", 5),
    ("MSG_HALT_WAVES", 6),
    ("MSG_GS_ALLOC_REQ", 9),
    ("MSG_RTN_GET_DOORBELL", 128),
    ("MSG_RTN_GET_DDID", 129),
    ("MSG_RTN_GET_TMA", 130),
    ("MSG_RTN_GET_REALTIME", 131),
    ("MSG_RTN_SAVE_WAVE", 132),
    ("MSG_RTN_GET_TBA", 133),
    ("MSG_RTN_GET_TBA_TO_PC", 134),
];

/// The message is in bits [7:0].
fn message(out: &mut dyn Write, value: u16) -> fmt::Result {
    match MESSAGES.iter().find(|(_, id)| *id == value & 0xff) {
        Some((name, _)) => write!(out, "sendmsg({name})"),
        None if value < 256 => write!(out, "sendmsg({value}, 0, 0)"),
        None => write!(out, "{value}"),
    }
}

/// Hardware registers by number.
pub(in super::super) const HARDWARE_REGISTERS: [(&str, u16); 15] = [
    ("HW_REG_MODE", 1),
    ("HW_REG_STATUS", 2),
    ("HW_REG_TRAPSTS", 3),
    ("HW_REG_GPR_ALLOC", 5),
    ("HW_REG_LDS_ALLOC", 6),
    ("HW_REG_IB_STS", 7),
    ("HW_REG_SH_MEM_BASES", 15),
    ("HW_REG_PERF_SNAPSHOT_PC_LO", 18),
    ("HW_REG_PERF_SNAPSHOT_PC_HI", 19),
    ("HW_REG_FLAT_SCR_LO", 20),
    ("HW_REG_FLAT_SCR_HI", 21),
    ("HW_REG_HW_ID1", 23),
    ("HW_REG_HW_ID2", 24),
    ("HW_REG_PERF_SNAPSHOT_DATA", 27),
    ("HW_REG_SHADER_CYCLES", 29),
];

/// RDNA3 ISA, 3.4 "Hardware registers": id [5:0], offset [10:6], size - 1 [15:11].
fn hwreg(out: &mut dyn Write, value: u16) -> fmt::Result {
    let (id, offset, size) = (value & 63, value >> 6 & 31, (value >> 11) + 1);
    match HARDWARE_REGISTERS.iter().find(|(_, number)| *number == id) {
        Some((name, _)) => write!(out, "hwreg({name}")?,
        None => write!(out, "hwreg({id}")?,
    }
    if offset == 0 && size == 32 { out.write_char(')') } else { write!(out, ", {offset}, {size})") }
}

/// Flags of s_version.
pub(in super::super) const VERSION_FLAGS: [(&str, u16); 3] =
    [("UC_VERSION_W64_BIT", 0x2000), ("UC_VERSION_W32_BIT", 0x4000), ("UC_VERSION_MDP_BIT", 0x8000)];

/// Generations of s_version.
pub(in super::super) const VERSIONS: [(&str, u16); 4] =
    [("UC_VERSION_GFX7", 0), ("UC_VERSION_GFX10", 4), ("UC_VERSION_GFX11", 6), ("UC_VERSION_GFX12", 9)];

/// Generation in bits [7:0], flags in bits [15:13].
fn version(out: &mut dyn Write, value: u16) -> fmt::Result {
    if value & 0x1f00 != 0 {
        return write!(out, "{value:#x}");
    }
    let flags = VERSION_FLAGS.iter().filter(|(_, bit)| value & bit != 0).count();
    for _ in 1..flags {
        out.write_char('(')?;
    }
    match VERSIONS.iter().find(|(_, code)| *code == value & 0xff) {
        Some((name, _)) => out.write_str(name)?,
        None => write!(out, "{}", value & 0xff)?,
    }
    for (i, (name, _)) in VERSION_FLAGS.iter().filter(|(_, bit)| value & bit != 0).enumerate() {
        write!(out, "|{name}{}", if i + 1 < flags { ")" } else { "" })?;
    }
    Ok(())
}

fn target(out: &mut dyn Write, value: u16) -> fmt::Result {
    match value {
        0..=7 => write!(out, "mrt{value}"),
        8 => out.write_str("mrtz"),
        12..=16 => write!(out, "pos{}", value - 12),
        20 => out.write_str("prim"),
        21 | 22 => write!(out, "dual_src_blend{}", value - 21),
        _ => write!(out, "invalid_target_{value}"),
    }
}

/// RDNA3 ISA, 12.5.1 "Data permutation": quad permute, bit masks, FFT and rotation.
pub(super) fn write_swizzle(out: &mut dyn Write, value: u16) -> fmt::Result {
    match value {
        0 => Ok(()),
        0xe000..=0xffff => write!(out, " offset:swizzle(FFT,{})", value & 31),
        0xc000..=0xdfff => write!(out, " offset:swizzle(ROTATE,{},{})", value >> 10 & 1, value >> 5 & 31),
        0x8000..=0x80ff => {
            write!(
                out,
                " offset:swizzle(QUAD_PERM,{},{},{},{})",
                value & 3,
                value >> 2 & 3,
                value >> 4 & 3,
                value >> 6 & 3
            )
        }
        0x8100.. => write!(out, " offset:{value}"),
        _ => {
            let (and, or, xor) = (value & 31, value >> 5 & 31, value >> 10 & 31);
            if and == 31 && or == 0 && xor.is_power_of_two() {
                write!(out, " offset:swizzle(SWAP,{xor})")
            } else if and == 31 && or == 0 && xor > 0 && (xor + 1).is_power_of_two() {
                write!(out, " offset:swizzle(REVERSE,{})", xor + 1)
            } else if xor == 0 && (32 - and).is_power_of_two() && (32 - and) >= 2 && or < 32 - and {
                write!(out, " offset:swizzle(BROADCAST,{},{or})", 32 - and)
            } else {
                out.write_str(" offset:swizzle(BITMASK_PERM,\"")?;
                for bit in (0..5).rev() {
                    // The results for a zero and a one in this bit of the lane number.
                    let (a, o, x) = (and >> bit & 1, or >> bit & 1, xor >> bit & 1);
                    out.write_char(match (o ^ x, (a | o) ^ x) {
                        (0, 0) => '0',
                        (0, _) => 'p',
                        (_, 0) => 'i',
                        _ => '1',
                    })?;
                }
                out.write_str("\")")
            }
        }
    }
}

/// Data formats of typed buffer accesses by code (RDNA3 ISA, 9.2 "Buffer Data Formats").
pub(in super::super) const FORMATS: [&str; 64] = [
    "INVALID",
    "8_UNORM",
    "8_SNORM",
    "8_USCALED",
    "8_SSCALED",
    "8_UINT",
    "8_SINT",
    "16_UNORM",
    "16_SNORM",
    "16_USCALED",
    "16_SSCALED",
    "16_UINT",
    "16_SINT",
    "16_FLOAT",
    "8_8_UNORM",
    "8_8_SNORM",
    "8_8_USCALED",
    "8_8_SSCALED",
    "8_8_UINT",
    "8_8_SINT",
    "32_UINT",
    "32_SINT",
    "32_FLOAT",
    "16_16_UNORM",
    "16_16_SNORM",
    "16_16_USCALED",
    "16_16_SSCALED",
    "16_16_UINT",
    "16_16_SINT",
    "16_16_FLOAT",
    "10_11_11_FLOAT",
    "11_11_10_FLOAT",
    "10_10_10_2_UNORM",
    "10_10_10_2_SNORM",
    "10_10_10_2_UINT",
    "10_10_10_2_SINT",
    "2_10_10_10_UNORM",
    "2_10_10_10_SNORM",
    "2_10_10_10_USCALED",
    "2_10_10_10_SSCALED",
    "2_10_10_10_UINT",
    "2_10_10_10_SINT",
    "8_8_8_8_UNORM",
    "8_8_8_8_SNORM",
    "8_8_8_8_USCALED",
    "8_8_8_8_SSCALED",
    "8_8_8_8_UINT",
    "8_8_8_8_SINT",
    "32_32_UINT",
    "32_32_SINT",
    "32_32_FLOAT",
    "16_16_16_16_UNORM",
    "16_16_16_16_SNORM",
    "16_16_16_16_USCALED",
    "16_16_16_16_SSCALED",
    "16_16_16_16_UINT",
    "16_16_16_16_SINT",
    "16_16_16_16_FLOAT",
    "32_32_32_UINT",
    "32_32_32_SINT",
    "32_32_32_FLOAT",
    "32_32_32_32_UINT",
    "32_32_32_32_SINT",
    "32_32_32_32_FLOAT",
];

/// Data format of a typed buffer access. The format 8_UNORM is the default and is not printed.
pub(super) fn write_format(out: &mut dyn Write, format: u8) -> fmt::Result {
    match FORMATS.get(format as usize) {
        Some(_) if format == 1 => Ok(()),
        Some(name) => write!(out, " format:[BUF_FMT_{name}]"),
        None => write!(out, " format:{format}"),
    }
}
