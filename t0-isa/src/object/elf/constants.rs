//! Constants of the ELF specification and of AMDGPUUsage's "Code Object" chapter, under their official names.

pub(in crate::object) const MAGIC: [u8; 4] = *b"\x7fELF";
pub(in crate::object) const CLASS_64: u8 = 2;
pub(in crate::object) const DATA_LITTLE: u8 = 1;
pub(in crate::object) const ELFOSABI_AMDGPU_HSA: u8 = 64;
pub(in crate::object) const ET_REL: u16 = 1;
pub(in crate::object) const ET_DYN: u16 = 3;
pub(in crate::object) const EM_AMDGPU: u16 = 224;

pub(in crate::object) const EHDR_SIZE: u64 = 64;
pub(in crate::object) const PHDR_SIZE: u64 = 56;
pub(in crate::object) const SHDR_SIZE: u64 = 64;
pub(in crate::object) const SYM_SIZE: u64 = 24;
pub(in crate::object) const RELA_SIZE: u64 = 24;

pub(in crate::object) const PT_LOAD: u32 = 1;
pub(in crate::object) const PT_DYNAMIC: u32 = 2;
pub(in crate::object) const PT_NOTE: u32 = 4;
pub(in crate::object) const PT_PHDR: u32 = 6;
pub(in crate::object) const PT_GNU_STACK: u32 = 0x6474_e551;
pub(in crate::object) const PT_GNU_RELRO: u32 = 0x6474_e552;

pub(in crate::object) const PF_X: u32 = 1;
pub(in crate::object) const PF_W: u32 = 2;
pub(in crate::object) const PF_R: u32 = 4;

pub(in crate::object) const SHT_PROGBITS: u32 = 1;
pub(in crate::object) const SHT_SYMTAB: u32 = 2;
pub(in crate::object) const SHT_STRTAB: u32 = 3;
pub(in crate::object) const SHT_RELA: u32 = 4;
pub(in crate::object) const SHT_HASH: u32 = 5;
pub(in crate::object) const SHT_DYNAMIC: u32 = 6;
pub(in crate::object) const SHT_NOTE: u32 = 7;
pub(in crate::object) const SHT_NOBITS: u32 = 8;
pub(in crate::object) const SHT_DYNSYM: u32 = 11;
pub(in crate::object) const SHT_INIT_ARRAY: u32 = 14;
pub(in crate::object) const SHT_PREINIT_ARRAY: u32 = 16;
pub(in crate::object) const SHT_GNU_HASH: u32 = 0x6fff_fff6;

pub(in crate::object) const SHF_WRITE: u64 = 1;
pub(in crate::object) const SHF_ALLOC: u64 = 2;
pub(in crate::object) const SHF_EXECINSTR: u64 = 4;
pub(in crate::object) const SHF_MERGE: u64 = 0x10;
pub(in crate::object) const SHF_STRINGS: u64 = 0x20;
pub(in crate::object) const SHF_COMPRESSED: u64 = 0x800;

pub(in crate::object) const DT_HASH: u64 = 4;
pub(in crate::object) const DT_STRTAB: u64 = 5;
pub(in crate::object) const DT_SYMTAB: u64 = 6;
pub(in crate::object) const DT_STRSZ: u64 = 10;
pub(in crate::object) const DT_RELA: u64 = 7;
pub(in crate::object) const DT_RELASZ: u64 = 8;
pub(in crate::object) const DT_RELAENT: u64 = 9;
pub(in crate::object) const DT_SYMENT: u64 = 11;
pub(in crate::object) const DT_GNU_HASH: u64 = 0x6fff_fef5;

/// Section numbers from here on are special values (such as absolute), not sections.
pub(in crate::object) const SHN_LORESERVE: u16 = 0xff00;
/// LDS, by AMDGPUUsage "ELF Code Object".
pub(in crate::object) const SHN_AMDGPU_LDS: u16 = 0xff00;
pub(in crate::object) const SHN_ABS: u16 = 0xfff1;

pub(in crate::object) const STB_LOCAL: u8 = 0;
pub(in crate::object) const STB_GLOBAL: u8 = 1;
pub(in crate::object) const STB_WEAK: u8 = 2;
pub(in crate::object) const STT_OBJECT: u8 = 1;
pub(in crate::object) const STT_FUNC: u8 = 2;
pub(in crate::object) const STV_DEFAULT: u8 = 0;
pub(in crate::object) const STV_HIDDEN: u8 = 2;
pub(in crate::object) const STV_PROTECTED: u8 = 3;

pub(in crate::object) const NT_AMDGPU_METADATA: u32 = 32;
