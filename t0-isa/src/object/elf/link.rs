//! Links one relocatable object (`clang -c`) into a loadable one, as `ld.lld -shared` would. Sections are laid out in
//! pages by their access rights, relocations are applied, and every symbol that a loader may look up becomes a dynamic
//! symbol.
//!
//! Source: AMDGPUUsage, "Relocation Records"; System V ABI, "Object Files". Several objects are not linked: a symbol
//! that the object does not define is an error.

use super::super::ObjectError;
use super::super::cursor::{Cursor, NameBudget};
use super::constants::*;
use super::file::{File, Identity, PAGE, Strings, symbol_entry, words};
use super::read::{Elf, Section, Symbol, SymbolKind, contents};
use super::relocate::{Relocation, relocation, value};
use std::collections::BTreeMap;

const WHAT: &str = "relocatable object";
/// Maximum number of sections of an object: the linked file has a few more, and its header counts in 16 bits.
const MOST_SECTIONS: usize = 65_000;
/// Bytes of an entry of the global offset table.
const SLOT: u64 = 8;

/// The value of a symbol.
#[derive(Clone, Copy)]
enum Target {
    /// An address in the object, which moves with it.
    Inside(u64),
    /// An absolute number.
    Absolute(u64),
}

/// A section's location in the linked file: its number, address and offset.
#[derive(Clone, Copy)]
struct Put {
    index: u16,
    address: u64,
    offset: u64,
}

/// Which segment a section belongs to, in the order of their addresses.
fn segment(section: &Section) -> Option<usize> {
    let loaded = section.flags & SHF_ALLOC != 0 && section.kind != SHT_RELA;
    let rank = match (section.flags & SHF_EXECINSTR != 0, section.flags & SHF_WRITE != 0, section.is_nobits()) {
        (true, ..) => 1,
        (false, false, false) => 0,
        (false, _, nobits) => 2 + usize::from(nobits),
    };
    loaded.then_some(rank)
}

fn is_debug(section: &Section) -> bool {
    section.kind == SHT_PROGBITS
        && section.flags & (SHF_ALLOC | SHF_COMPRESSED) == 0
        && section.name.starts_with(".debug")
}

/// Links the object and returns its bytes.
pub(in crate::object) fn link(bytes: &[u8], names: &mut NameBudget) -> Result<Vec<u8>, ObjectError> {
    let elf = Elf::parse_kind(bytes, ET_REL, names)?;
    let linker = Linker::new(bytes, &elf)?;
    linker.write()
}

struct Linker<'a> {
    bytes: &'a [u8],
    elf: &'a Elf,
    file: File,
    /// Indexed by the object's section numbers.
    put: BTreeMap<u16, Put>,
    /// Relocations of the object by the section that they change, with addresses relative to its start.
    relocations: Vec<(u16, Vec<Relocation>)>,
    /// Symbols that have an entry in the global offset table.
    slots: BTreeMap<u32, u64>,
    /// The relocations left for the loader.
    dynamic: Vec<Relocation>,
}

impl<'a> Linker<'a> {
    fn new(bytes: &'a [u8], elf: &'a Elf) -> Result<Linker<'a>, ObjectError> {
        if elf.sections.len() > MOST_SECTIONS {
            let found = format!("{}", elf.sections.len());
            return Err(ObjectError::unsupported("number of sections of a relocatable object", found, "65,000"));
        }
        let total: u64 = elf.sections.iter().filter(|s| !s.is_nobits()).fold(0, |all, s| all.saturating_add(s.size));
        if total > bytes.len() as u64 {
            return Err(ObjectError::malformed(WHAT, 0, "its sections overlap, since together they exceed the file"));
        }
        let mut relocations = Vec::new();
        for section in elf.sections.iter().filter(|s| s.kind == SHT_RELA) {
            let target = usize::try_from(section.info).ok().and_then(|i| elf.sections.get(i));
            let Some(target) = target.filter(|s| !s.is_nobits() && s.kind != 0) else {
                let why = format!("it is for section {}, which holds no bytes", section.info);
                return Err(ObjectError::malformed("relocation table", section.file_offset, why));
            };
            if segment(target).is_some() || is_debug(target) {
                relocations.push((section.info as u16, entries(bytes, section, target, &elf.symbols)?));
            }
        }
        let notes = elf.sections.iter().filter(|s| s.kind == SHT_NOTE).count() as u64;
        let file = File::new(EHDR_SIZE + (3 + notes) * PHDR_SIZE);
        let (put, slots, dynamic) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Ok(Linker { bytes, elf, file, put, relocations, slots, dynamic })
    }

    /// Resolves a symbol once the sections have addresses.
    fn target(&self, number: u32) -> Result<Target, ObjectError> {
        let Some(symbol) = self.elf.symbols.get(number as usize).filter(|_| number != 0) else {
            return Ok(Target::Absolute(0));
        };
        let unsupported =
            |found: String| Err(ObjectError::unsupported("symbol", found, "symbols of the object's own sections"));
        match symbol.section {
            0 if symbol.binding == STB_WEAK => Ok(Target::Absolute(0)),
            0 => Err(ObjectError::Undefined { symbol: symbol.name.clone() }),
            SHN_ABS => Ok(Target::Absolute(symbol.value)),
            SHN_AMDGPU_LDS => unsupported(format!("`{}`, LDS that a linker allocates", symbol.name)),
            section if section >= SHN_LORESERVE => unsupported(format!("`{}`, of section {:#x}", symbol.name, section)),
            section => match self.put.get(&section) {
                Some(put) => Ok(Target::Inside(put.address.wrapping_add(symbol.value))),
                None => unsupported(format!("`{}`, of a section that is not loaded", symbol.name)),
            },
        }
    }

    /// Appends the section with this number.
    fn place(&mut self, index: usize) -> Result<(), ObjectError> {
        let section = &self.elf.sections[index];
        let align = section.align.max(1);
        if !align.is_power_of_two() || align > PAGE {
            let why = format!(
                "section `{}` has the alignment {align:#x}, which is not a power of two up to 4096",
                section.name
            );
            return Err(ObjectError::malformed(WHAT, section.file_offset, why));
        }
        let placed = self.file.place("", section.kind, section.flags, align, contents(self.bytes, section)?);
        self.file.table(0, 0, section.entry_size);
        let number = self.file.sections.len() - 1;
        let header = &mut self.file.sections[number];
        header.name = section.name.clone().into();
        let put = Put { index: number as u16, address: placed.address, offset: placed.offset };
        self.put.insert(index as u16, put);
        Ok(())
    }

    /// Appends all sections of a segment; returns its offset, address and size in the file.
    fn place_segment(&mut self, rank: usize) -> Result<[u64; 3], ObjectError> {
        let mut start = None;
        for index in 0..self.elf.sections.len() {
            if segment(&self.elf.sections[index]) == Some(rank) {
                self.place(index)?;
                start.get_or_insert(self.put[&(index as u16)]);
            }
        }
        let end = self.file.end();
        Ok(start.map_or([0; 3], |put| [put.offset, put.address, end - put.offset]))
    }

    /// Decides which relocations need entries of the global offset table, and counts those left for the loader.
    fn count_dynamic(&mut self) -> usize {
        let mut count = 0;
        for (section, list) in &self.relocations {
            for r in list.iter().filter(|_| segment(&self.elf.sections[usize::from(*section)]).is_some()) {
                match r.kind {
                    relocation::GOTPCREL | relocation::GOTPCREL32_LO | relocation::GOTPCREL32_HI => {
                        let next = SLOT * self.slots.len() as u64;
                        self.slots.entry(r.symbol).or_insert(next);
                    }
                    relocation::ABS64 | relocation::ABS32 | relocation::ABS32_LO | relocation::ABS32_HI => count += 1,
                    _ => {}
                }
            }
        }
        count + self.slots.len()
    }

    fn write(mut self) -> Result<Vec<u8>, ObjectError> {
        let dynamic_count = self.count_dynamic();
        // The symbols that loaders look up: defined, global and not hidden.
        let exported: Vec<&Symbol> = self.elf.symbols.iter().filter(|s| is_exported(s)).collect();
        let mut strings = Strings::new();
        let exported_names: Vec<u32> = exported.iter().map(|s| strings.add(&s.name)).collect();

        let dynsym_index = self.file.sections.len() as u32;
        let dynsym =
            self.file.place(".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, &vec![0; (exported.len() + 1) * SYM_SIZE as usize]);
        self.file.table(dynsym_index + 1, 1, SYM_SIZE);
        self.file.place(".dynstr", SHT_STRTAB, SHF_ALLOC, 1, &strings.bytes);
        let rela = (dynamic_count > 0).then(|| {
            let table = vec![0; dynamic_count * RELA_SIZE as usize];
            let placed = self.file.place(".rela.dyn", SHT_RELA, SHF_ALLOC, 8, &table);
            self.file.table(dynsym_index, 0, RELA_SIZE);
            placed
        });
        self.place_segment(0)?;
        let read_only = [0, 0, self.file.end()];
        self.file.next_page();
        let text = self.place_segment(1)?;
        self.file.next_page();
        let mut data = self.place_segment(2)?;
        let got = (!self.slots.is_empty()).then(|| {
            let table = vec![0; SLOT as usize * self.slots.len()];
            self.file.place(".got", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, SLOT, &table)
        });
        if let Some(got) = &got {
            if data[2] == 0 {
                data = [got.offset, got.address, 0];
            }
            data[2] = self.file.end() - data[0];
        }
        let data_memory = self.place_zeroes(&mut data)?;
        for index in 0..self.elf.sections.len() {
            if is_debug(&self.elf.sections[index]) {
                self.place(index)?;
            }
        }

        self.relocate(got.as_ref().map(|got| got.address))?;
        if let Some(got) = &got {
            for (symbol, slot) in self.slots.clone() {
                match self.target(symbol)? {
                    Target::Absolute(number) => self.file.patch(got.offset + slot, &number.to_le_bytes()),
                    Target::Inside(place) => {
                        let (kind, addend) = (relocation::RELATIVE64, place as i64);
                        self.dynamic.push(Relocation { address: got.address + slot, kind, symbol: 0, addend });
                    }
                }
            }
        }
        if let Some(rela) = rela {
            let entry = |r: &Relocation| words([r.address, r.kind.into(), r.addend as u64]);
            let table: Vec<u8> = self.dynamic.iter().flat_map(entry).collect();
            self.file.patch(rela.offset, &table);
        }
        let table = self.symbol_table(&exported, &exported_names)?;
        self.file.patch(dynsym.offset + SYM_SIZE, &table);
        self.finish([read_only, text, data], data_memory)
    }

    /// Assigns addresses after the data to sections without bytes in the file; returns the data's size in memory.
    fn place_zeroes(&mut self, data: &mut [u64; 3]) -> Result<u64, ObjectError> {
        let mut end = self.file.end() + self.file.bias;
        for index in 0..self.elf.sections.len() {
            if segment(&self.elf.sections[index]) != Some(3) {
                continue;
            }
            self.place(index)?;
            let size = self.elf.sections[index].size;
            let Some(header) = self.file.sections.last_mut() else { continue };
            header.size = size;
            header.address = end.next_multiple_of(header.align.max(1));
            let address = header.address;
            end = address.checked_add(size).filter(|end| *end < 1 << 32).ok_or_else(|| {
                let why = format!("section `{}` takes {size:#x} bytes of memory", self.elf.sections[index].name);
                ObjectError::malformed(WHAT, self.elf.sections[index].file_offset, why)
            })?;
            if let Some(put) = self.put.get_mut(&(index as u16)) {
                put.address = address;
                if data[1] == 0 {
                    *data = [put.offset, address, 0];
                }
            }
        }
        Ok(if data[1] == 0 { 0 } else { end - data[1] })
    }

    /// Applies all relocations, and keeps those that only a loader can apply.
    fn relocate(&mut self, got: Option<u64>) -> Result<(), ObjectError> {
        for (section, list) in std::mem::take(&mut self.relocations) {
            let header = &self.elf.sections[usize::from(section)];
            let (loaded, Some(&put)) = (segment(header).is_some(), self.put.get(&section)) else { continue };
            for r in list {
                let (at, symbol) = (r.address, r.symbol);
                let target = match r.kind {
                    relocation::NONE => continue,
                    // Debug information also refers to symbols without an address, such as variables in LDS. They
                    // become 0, as with lld.
                    _ if !loaded => match self.target(symbol) {
                        Ok(Target::Inside(address) | Target::Absolute(address)) => Target::Absolute(address),
                        Err(_) => Target::Absolute(0),
                    },
                    _ => self.target(symbol)?,
                };
                let name = |r: &Relocation| relocation::name(r.kind).map_or_else(|| r.kind.to_string(), str::to_owned);
                let place = Relocation { address: put.address + at, symbol: 0, ..r };
                use relocation::*;
                let (kind, place_of_symbol) = match (r.kind, target) {
                    (GOTPCREL | GOTPCREL32_LO | GOTPCREL32_HI, _) => {
                        let slot = got.unwrap_or(0) + self.slots.get(&symbol).copied().unwrap_or(0);
                        let kinds = [(GOTPCREL, REL32), (GOTPCREL32_LO, REL32_LO), (GOTPCREL32_HI, REL32_HI)];
                        let kind = kinds.iter().find(|(from, _)| *from == r.kind).map_or(REL32, |(_, to)| *to);
                        (kind, slot)
                    }
                    (ABS64 | ABS32 | ABS32_LO | ABS32_HI, Target::Inside(address)) => {
                        let kind = if r.kind == ABS64 { RELATIVE64 } else { r.kind };
                        let addend = r.addend.wrapping_add(address as i64);
                        self.dynamic.push(Relocation { kind, addend, ..place });
                        continue;
                    }
                    (ABS64 | ABS32 | ABS32_LO | ABS32_HI, Target::Absolute(number)) => (r.kind, number),
                    (REL32 | REL64 | REL32_LO | REL32_HI | REL16, Target::Inside(address)) => (r.kind, address),
                    _ => {
                        let supported =
                            "distances to symbols of the object, absolute addresses and the global offset table";
                        return Err(ObjectError::unsupported("relocation type", name(&r), supported));
                    }
                };
                let (bytes, size) = match kind {
                    REL16 => (branch(&place, place_of_symbol)?, 2),
                    _ => value(&Relocation { kind, ..place }, 0, place_of_symbol)?,
                };
                if at.checked_add(size as u64).is_none_or(|end| end > header.size) {
                    return Err(ObjectError::malformed("relocated word", at, "it lies outside its section"));
                }
                self.file.patch(put.offset + at, &bytes.to_le_bytes()[..size]);
            }
        }
        Ok(())
    }

    /// The table entries of defined symbols.
    fn symbol_table(&self, symbols: &[&Symbol], names: &[u32]) -> Result<Vec<u8>, ObjectError> {
        let mut table = Vec::new();
        for (symbol, &name) in symbols.iter().zip(names) {
            let kind = match symbol.kind {
                SymbolKind::None => 0,
                SymbolKind::Object => STT_OBJECT,
                SymbolKind::Function => STT_FUNC,
                SymbolKind::Other(kind) => kind,
            };
            let (section, value) = match self.put.get(&symbol.section) {
                Some(put) => (put.index, put.address.wrapping_add(symbol.value)),
                None => (symbol.section, symbol.value),
            };
            table.extend(symbol_entry(
                name,
                symbol.binding << 4 | kind,
                symbol.visibility,
                section,
                value,
                symbol.size,
            ));
        }
        Ok(table)
    }

    /// Places the table of all symbols and the section headers, and writes the headers at the start.
    fn finish(mut self, segments: [[u64; 3]; 3], data_memory: u64) -> Result<Vec<u8>, ObjectError> {
        let kept = |s: &&Symbol| !s.name.is_empty() && (self.put.contains_key(&s.section) || s.section == SHN_ABS);
        let (local, global): (Vec<&Symbol>, Vec<&Symbol>) =
            self.elf.symbols.iter().filter(kept).partition(|s| s.binding == STB_LOCAL);
        let first_global = 1 + local.len() as u32;
        let all: Vec<&Symbol> = local.into_iter().chain(global).collect();
        let mut strings = Strings::new();
        let names: Vec<u32> = all.iter().map(|s| strings.add(&s.name)).collect();
        let mut table = vec![0; SYM_SIZE as usize];
        table.extend(self.symbol_table(&all, &names)?);
        let file = &mut self.file;
        file.place(".symtab", SHT_SYMTAB, 0, 8, &table);
        let strtab = file.sections.len() as u32 + 1;
        file.table(strtab, first_global, SYM_SIZE);
        let section_names = file.section_names();
        file.place(".strtab", SHT_STRTAB, 0, 1, &strings.bytes);
        let section_headers = file.section_headers(&section_names);
        let mut headers = Vec::new();
        let rights = [PF_R, PF_R | PF_X, PF_R | PF_W];
        for (flags, [offset, address, size]) in rights.into_iter().zip(segments) {
            let memory = if flags & PF_W != 0 { data_memory } else { size };
            // A segment without bytes gets a null header.
            let kind = if memory == 0 { 0 } else { PT_LOAD };
            headers.push([kind.into(), flags.into(), offset, address, size, memory, PAGE]);
        }
        for section in file.sections.iter().filter(|s| s.kind == SHT_NOTE) {
            headers.push([PT_NOTE.into(), PF_R.into(), section.offset, section.address, section.size, section.size, 4]);
        }
        let count = headers.len() as u64;
        for (i, [kind, flags, offset, address, in_file, in_memory, align]) in (0..).zip(headers) {
            let fields = words([kind | flags << 32, offset, address, address, in_file, in_memory, align]);
            file.patch(EHDR_SIZE + i * PHDR_SIZE, &fields);
        }
        let identity = Identity { machine: self.elf.machine, abi: self.elf.abi };
        let header = identity.header(count, section_headers, file.sections.len() as u16);
        file.patch(0, &header);
        Ok(self.file.bytes)
    }
}

fn is_exported(symbol: &Symbol) -> bool {
    let visible = matches!(symbol.visibility, STV_DEFAULT | STV_PROTECTED);
    visible && symbol.binding != STB_LOCAL && (1..SHN_LORESERVE).contains(&symbol.section)
}

/// The entries of a relocation table, which change `target`.
fn entries(
    bytes: &[u8],
    section: &Section,
    target: &Section,
    symbols: &[Symbol],
) -> Result<Vec<Relocation>, ObjectError> {
    let mut c = Cursor::new(contents(bytes, section)?, section.file_offset, "relocation table");
    let mut list = Vec::new();
    while !c.is_empty() {
        let (address, kind, symbol, addend) = (c.u64()?, c.u32()?, c.u32()?, c.u64()? as i64);
        if symbol as usize >= symbols.len() && symbol != 0 {
            return Err(c.malformed(format!("it names symbol {symbol} of {}", symbols.len())));
        }
        if address >= target.size {
            return Err(
                c.malformed(format!("it changes byte {address:#x} of the {:#x} in `{}`", target.size, target.name))
            );
        }
        list.push(Relocation { address, kind, symbol, addend });
    }
    Ok(list)
}

/// The distance of a branch in words.
fn branch(r: &Relocation, symbol: u64) -> Result<u64, ObjectError> {
    let distance = symbol.wrapping_add_signed(r.addend).wrapping_sub(r.address) as i64;
    let words = distance.wrapping_sub(4) / 4;
    match i16::try_from(words) {
        Ok(words) if distance % 4 == 0 => Ok(words as u16 as u64),
        _ => {
            Err(ObjectError::malformed("relocated word", r.address, format!("a branch cannot reach {distance} bytes")))
        }
    }
}
