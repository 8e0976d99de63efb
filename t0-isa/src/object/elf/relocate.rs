//! Relocations: what a loader must change once it knows the load address.
//!
//! Source: AMDGPUUsage, "Relocation Records". lld resolves everything that is relative to the program counter within
//! one object. Loaders are left with absolute addresses in data: RELATIVE64 for the object's own symbols, ABS64 for
//! preemptible ones.

use super::super::ObjectError;

/// A dynamic relocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Relocation {
    /// Address of the word to change.
    pub address: u64,
    /// R_AMDGPU_*.
    pub kind: u32,
    /// Index of the symbol in [`Object::dynamic_symbols`](crate::object::Object::dynamic_symbols); 0 means no symbol.
    pub symbol: u32,
    /// Constant to add.
    pub addend: i64,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $NAME:ident = $number:literal,)*) => {
        $($(#[$doc])* pub const $NAME: u32 = $number;)*

        /// The name in AMDGPUUsage.
        pub fn name(kind: u32) -> Option<&'static str> {
            match kind {
                $($number => Some(concat!("R_AMDGPU_", stringify!($NAME))),)*
                _ => None,
            }
        }
    };
}

/// The relocation types of AMDGPUUsage. S is the symbol's address, A the addend, P the address of the relocated word, B
/// the load address.
pub mod relocation {
    kinds! {
        /// No relocation.
        NONE = 0,
        /// (S + A) & 0xffffffff.
        ABS32_LO = 1,
        /// (S + A) >> 32.
        ABS32_HI = 2,
        /// S + A, 64 bits.
        ABS64 = 3,
        /// S + A - P, 32 bits.
        REL32 = 4,
        /// S + A - P, 64 bits.
        REL64 = 5,
        /// S + A, 32 bits.
        ABS32 = 6,
        /// Distance to an entry of the global offset table; linkers only.
        GOTPCREL = 7,
        /// Low half of the distance to an entry of the global offset table; linkers only.
        GOTPCREL32_LO = 8,
        /// High half of the distance to an entry of the global offset table; linkers only.
        GOTPCREL32_HI = 9,
        /// (S + A - P) & 0xffffffff.
        REL32_LO = 10,
        /// (S + A - P) >> 32.
        REL32_HI = 11,
        /// B + A, 64 bits.
        RELATIVE64 = 13,
        /// Distance of a branch in words, less one: ((S + A - P) - 4) / 4, 16 bits; linkers only.
        REL16 = 14,
    }
}

/// The bytes that `relocation` writes, in an object loaded at `base` where its symbol has the value `symbol`.
pub(in crate::object) fn value(r: &Relocation, base: u64, symbol: u64) -> Result<(u64, usize), ObjectError> {
    let relative = base.wrapping_add_signed(r.addend);
    let absolute = relative.wrapping_add(symbol);
    let distance = absolute.wrapping_sub(base.wrapping_add(r.address));
    Ok(match r.kind {
        relocation::NONE => (0, 0),
        relocation::RELATIVE64 => (relative, 8),
        relocation::ABS64 => (absolute, 8),
        relocation::ABS32_LO => (absolute, 4),
        relocation::ABS32_HI => (absolute >> 32, 4),
        relocation::REL64 => (distance, 8),
        relocation::REL32_LO => (distance, 4),
        relocation::REL32_HI => (distance >> 32, 4),
        relocation::ABS32 if absolute >> 32 == 0 => (absolute, 4),
        relocation::REL32 if i32::try_from(distance as i64).is_ok() => (distance, 4),
        relocation::ABS32 | relocation::REL32 => {
            let why = format!(
                "{:#x} does not fit its 32 bits",
                if r.kind == relocation::ABS32 { absolute } else { distance }
            );
            return Err(ObjectError::malformed("relocated word", r.address, why));
        }
        other => {
            let name = relocation::name(other).map_or_else(|| other.to_string(), str::to_owned);
            let supported = "absolute and relative addresses, which linkers leave to loaders,";
            return Err(ObjectError::unsupported("relocation type", name, supported));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_formula() {
        let at = |kind, addend| value(&Relocation { address: 0x1000, kind, symbol: 1, addend }, 0x7f_0000_0000, 0x2000);
        assert_eq!(at(relocation::NONE, 5), Ok((0, 0)));
        assert_eq!(at(relocation::RELATIVE64, 0x30), Ok((0x7f_0000_0030, 8)));
        assert_eq!(at(relocation::ABS64, -8), Ok((0x7f_0000_1ff8, 8)));
        assert_eq!(at(relocation::ABS32_LO, 4).map(|(v, n)| (v as u32, n)), Ok((0x2004, 4)));
        assert_eq!(at(relocation::ABS32_HI, 4), Ok((0x7f, 4)));
        assert_eq!(at(relocation::REL64, 4), Ok((0x1004, 8)));
        assert_eq!(at(relocation::REL32, -0x1004), Ok((-4i64 as u64, 4)));
        assert_eq!(at(relocation::REL32_LO, -0x1004).map(|(v, n)| (v as u32, n)), Ok((0xffff_fffc, 4)));
        assert_eq!(at(relocation::REL32_HI, -0x1004).map(|(v, n)| (v as u32, n)), Ok((0xffff_ffff, 4)));
        let text = |kind| at(kind, 0).unwrap_err().to_string();
        assert_eq!(
            text(relocation::ABS32),
            "the relocated word at offset 0x1000 is malformed: 0x7f00002000 does not fit its 32 bits"
        );
        assert_eq!(
            text(relocation::GOTPCREL32_LO),
            "the relocation type is R_AMDGPU_GOTPCREL32_LO, but only absolute and relative addresses, which linkers leave to \
             loaders, can be read"
        );
        assert!(text(99).contains("is 99"));
    }
}
