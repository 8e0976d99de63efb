//! The parts that every linked object has besides its own sections: tables of dynamic symbols, `.dynamic`, the table of
//! all symbols, program headers.

use super::constants::*;
use super::file::{File, Identity, PAGE, Placed, Strings, symbol_entry, words};
use super::hash;

/// Number of program headers, which follow the ELF header.
const HEADERS: u64 = 8;

/// A file with space for the headers of a linked object.
pub(super) fn file() -> File {
    File::new(EHDR_SIZE + HEADERS * PHDR_SIZE)
}

/// The placed tables of dynamic symbols. The symbols themselves are filled in once they have addresses.
pub(super) struct Tables {
    dynsym: Placed,
    gnu_hash: Placed,
    sysv_hash: Placed,
    dynstr: Placed,
    dynstr_index: u32,
    /// The offset of each name in `.dynstr`.
    names: Vec<u32>,
}

/// `.dynamic`, placed.
pub(super) struct Dynamic {
    placed: Placed,
    index: u16,
    /// Bytes from its end to the end of its page.
    padding: u64,
}

impl Tables {
    /// Places `.dynsym`, `.gnu.hash`, `.hash` and `.dynstr` for symbols of these names, in the order that `.gnu.hash`
    /// needs.
    pub(super) fn place(file: &mut File, names: &[&str]) -> Tables {
        let dynsym_index = file.sections.len() as u32;
        let table = vec![0; (names.len() + 1) * SYM_SIZE as usize];
        let dynsym = file.place(".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, &table);
        file.table(dynsym_index + 3, 1, SYM_SIZE);
        let gnu_hash = file.place(".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8, &hash::gnu_table(names));
        file.table(dynsym_index, 0, 0);
        let sysv_hash = file.place(".hash", SHT_HASH, SHF_ALLOC, 4, &hash::sysv_table(names));
        file.table(dynsym_index, 0, 4);
        let mut strings = Strings::new();
        let names = names.iter().map(|name| strings.add(name)).collect();
        let dynstr_index = file.sections.len() as u32;
        let dynstr = file.place(".dynstr", SHT_STRTAB, SHF_ALLOC, 1, &strings.bytes);
        Tables { dynsym, gnu_hash, sysv_hash, dynstr, dynstr_index, names }
    }

    /// Places `.dynamic` on a page of its own.
    pub(super) fn dynamic(&self, file: &mut File) -> Dynamic {
        file.next_page();
        let entries = [
            (DT_SYMTAB, self.dynsym.address),
            (DT_SYMENT, SYM_SIZE),
            (DT_STRTAB, self.dynstr.address),
            (DT_STRSZ, self.dynstr.size),
            (DT_GNU_HASH, self.gnu_hash.address),
            (DT_HASH, self.sysv_hash.address),
            (0, 0),
        ];
        let bytes: Vec<u8> = entries.iter().flat_map(|&(tag, value)| words([tag, value])).collect();
        let index = file.sections.len() as u16;
        let placed = file.place(".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8, &bytes);
        file.table(self.dynstr_index, 0, 16);
        Dynamic { placed, index, padding: file.relro_padding() }
    }

    /// Fills in the dynamic symbols. `entries` returns their table entries for these name offsets.
    pub(super) fn fill(&self, file: &mut File, entries: impl Fn(&[u32]) -> Vec<u8>) {
        file.patch(self.dynsym.offset + SYM_SIZE, &entries(&self.names));
    }
}

/// The segments that vary between objects.
pub(super) struct Segments<'a> {
    /// The end of the read-only part.
    pub(super) read_only_end: u64,
    pub(super) text: &'a Placed,
    pub(super) dynamic: &'a Dynamic,
    /// The metadata, if there is any.
    pub(super) note: Option<&'a Placed>,
}

impl Segments<'_> {
    /// Completes the file: places `.symtab` with all symbols, the section names and the section headers, and writes the
    /// headers at the start.
    pub(super) fn finish(
        &self,
        mut file: File,
        identity: Identity,
        names: &[&str],
        entries: impl Fn(&[u32]) -> Vec<u8>,
    ) -> Vec<u8> {
        let dynamic = &self.dynamic.placed;
        let mut strings = Strings::new();
        let dynamic_name = strings.add("_DYNAMIC");
        let names: Vec<u32> = names.iter().map(|name| strings.add(name)).collect();
        let mut symtab = vec![0; SYM_SIZE as usize];
        symtab.extend(symbol_entry(dynamic_name, 0, STV_HIDDEN, self.dynamic.index, dynamic.address, 0));
        symtab.extend(entries(&names));
        file.place(".symtab", SHT_SYMTAB, 0, 8, &symtab);
        let strtab = file.sections.len() as u32 + 1;
        file.table(strtab, 2, SYM_SIZE);
        let section_names = file.section_names();
        file.place(".strtab", SHT_STRTAB, 0, 1, &strings.bytes);
        let section_headers = file.section_headers(&section_names);
        for (i, [kind, flags, offset, address, in_file, in_memory, align]) in (0..).zip(self.headers()) {
            let fields = words([kind | flags << 32, offset, address, address, in_file, in_memory, align]);
            file.patch(EHDR_SIZE + i * PHDR_SIZE, &fields);
        }
        let header = identity.header(HEADERS, section_headers, file.sections.len() as u16);
        file.patch(0, &header);
        file.bytes
    }

    /// Kind, flags, offset, address, sizes in file and memory, alignment.
    fn headers(&self) -> [[u64; 7]; HEADERS as usize] {
        let (text, dynamic) = (self.text, &self.dynamic.placed);
        let relro = dynamic.size + self.dynamic.padding;
        let at = |placed: &Placed| [placed.offset, placed.address];
        let [text_offset, text_address] = at(text);
        let [offset, address] = at(dynamic);
        let table = HEADERS * PHDR_SIZE;
        let stack = [PT_GNU_STACK.into(), (PF_R | PF_W).into(), 0, 0, 0, 0, 0];
        // Without metadata the last header repeats the stack's.
        let note = self
            .note
            .map_or(stack, |note| [PT_NOTE.into(), PF_R.into(), note.offset, note.address, note.size, note.size, 4]);
        [
            [PT_PHDR.into(), PF_R.into(), EHDR_SIZE, EHDR_SIZE, table, table, 8],
            [PT_LOAD.into(), PF_R.into(), 0, 0, self.read_only_end, self.read_only_end, PAGE],
            [PT_LOAD.into(), (PF_R | PF_X).into(), text_offset, text_address, text.size, text.size, PAGE],
            [PT_LOAD.into(), (PF_R | PF_W).into(), offset, address, dynamic.size, relro, PAGE],
            [PT_DYNAMIC.into(), (PF_R | PF_W).into(), offset, address, dynamic.size, dynamic.size, 8],
            [PT_GNU_RELRO.into(), PF_R.into(), offset, address, dynamic.size, relro, 1],
            stack,
            note,
        ]
    }
}
