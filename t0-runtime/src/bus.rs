//! What a device cannot do with memory behind its bus.
//!
//! PCI Express has three atomics (PCI Express Base Specification, "Atomic Operations"): fetch-and-add, unconditional
//! swap, and compare-and-swap, of 32 and 64 bits. All others work in the device's own memory only.

use t0_isa::isa::{Inst, MemKind, Op, Space, decode};

/// The first instruction of the code that changes memory in a way that no bus supports.
pub(crate) fn unsupported(code: &[u8]) -> Option<&'static str> {
    let words: Vec<u32> = code.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let mut rest = &words[..];
    while !rest.is_empty() {
        let (inst, length) = decode(rest).map_or((None, 1), |(inst, length)| (Some(inst), length.max(1)));
        if let Some(op) = inst.filter(is_unsupported).map(|inst| inst.op) {
            return Some(op.name());
        }
        rest = rest.get(length..).unwrap_or(&[]);
    }
    None
}

fn is_unsupported(inst: &Inst) -> bool {
    use Op::*;
    let atomic = inst.op.desc().mem.is_some_and(|access| {
        access.kind == MemKind::Atomic && matches!(access.space, Space::Buffer | Space::Flat | Space::Global)
    });
    atomic
        && !matches!(
            inst.op,
            buffer_atomic_add_u32
                | buffer_atomic_add_u64
                | buffer_atomic_swap_b32
                | buffer_atomic_swap_b64
                | buffer_atomic_cmpswap_b32
                | buffer_atomic_cmpswap_b64
                | global_atomic_add_u32
                | global_atomic_add_u64
                | global_atomic_swap_b32
                | global_atomic_swap_b64
                | global_atomic_cmpswap_b32
                | global_atomic_cmpswap_b64
                | flat_atomic_add_u32
                | flat_atomic_add_u64
                | flat_atomic_swap_b32
                | flat_atomic_swap_b64
                | flat_atomic_cmpswap_b32
                | flat_atomic_cmpswap_b64
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_isa::asm::{Options, assemble};

    fn first(text: &str) -> Option<&'static str> {
        unsupported(assemble(text, &Options::default()).expect("it assembles").text())
    }

    #[test]
    fn three_atomics_are_those_of_the_bus() {
        let supported = "buffer_atomic_add_u32 v0, v1, s[4:7], 0 offen\n\
                         global_atomic_swap_b64 v[2:3], v[4:5], off\n\
                         flat_atomic_cmpswap_b32 v[2:3], v[4:5]\n\
                         ds_min_u32 v0, v1\n\
                         s_endpgm\n";
        assert_eq!(first(supported), None);
        for other in [
            "buffer_atomic_min_i32 v0, v1, s[4:7], 0 offen",
            "buffer_atomic_add_f32 v0, v1, s[4:7], 0 offen",
            "global_atomic_or_b64 v[2:3], v[4:5], off",
            "flat_atomic_sub_u32 v[2:3], v4",
        ] {
            assert_eq!(first(&format!("{supported}{other}\n")), other.split_once(' ').map(|(name, _)| name));
        }
    }
}
