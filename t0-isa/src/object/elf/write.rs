//! Writing: kernels to bytes, laid out as lld 22 lays out a linked code object.
//!
//! ```text
//! page 0  R   ELF header, program headers, .note .dynsym .gnu.hash .hash .dynstr .rodata (descriptors)
//! page 1  RX  .text (kernels at multiples of 256, then s_code_end)
//! page 2  RW  .dynamic, .relro_padding
//! no page     .debug_* if any kernel has lines, .symtab .shstrtab .strtab, section headers
//! ```
//! (Pages are those of memory; in the file everything is contiguous.)

use super::super::descriptor::DESCRIPTOR_SIZE;
use super::super::kernel::Kernel;
use super::super::machine::{AbiVersion, Machine};
use super::super::{BuildError, CODE_END, CODE_LINE, lines, metadata, msgpack};
use super::constants::*;
use super::hash;

const PAGE: u64 = 4096;
const KERNEL_ALIGN: u64 = 256;
const HEADERS: u64 = 8;

// Section numbers that other tables refer to.
const DYNSYM: u16 = 2;
const DYNSTR: u16 = 5;
const RODATA: u16 = 6;
const TEXT: u16 = 7;
const DYNAMIC: u16 = 8;

/// Collects kernels and writes them as one code object. The same values always give the same bytes.
#[derive(Debug, Clone)]
pub struct ObjectBuilder {
    machine: Machine,
    abi: AbiVersion,
    kernels: Vec<Kernel>,
}

impl ObjectBuilder {
    /// An empty object for this machine, code object v5.
    pub fn new(machine: Machine) -> ObjectBuilder {
        ObjectBuilder { machine, abi: AbiVersion::V5, kernels: Vec::new() }
    }

    /// With another ABI version; v4 is written as v5.
    #[must_use]
    pub fn abi(mut self, abi: AbiVersion) -> ObjectBuilder {
        self.abi = abi.max(AbiVersion::V5);
        self
    }

    /// With one more kernel, after those already there.
    #[must_use]
    pub fn kernel(mut self, kernel: Kernel) -> ObjectBuilder {
        self.kernels.push(kernel);
        self
    }

    /// The bytes of the code object.
    ///
    /// # Errors
    /// [`BuildError`] if there is no kernel, two have one name, or a value fits neither the hardware nor the format.
    pub fn build(&self) -> Result<Vec<u8>, BuildError> {
        if self.kernels.is_empty() {
            return Err(BuildError::NoKernels);
        }
        self.kernels.iter().try_for_each(Kernel::check)?;
        let symbols = symbols(&self.kernels)?;
        let names: Vec<&str> = symbols.iter().map(|s| s.name.as_str()).collect();

        let mut file = File::new(EHDR_SIZE + HEADERS * PHDR_SIZE);
        let note = file.place(".note", SHT_NOTE, SHF_ALLOC, 4, &self.note());
        let dynsym = file.place(".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, &vec![0; (names.len() + 1) * SYM_SIZE as usize]);
        file.table(u32::from(DYNSTR), 1, SYM_SIZE);
        let gnu_hash = file.place(".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8, &hash::gnu_table(&names));
        file.table(u32::from(DYNSYM), 0, 0);
        let sysv_hash = file.place(".hash", SHT_HASH, SHF_ALLOC, 4, &hash::sysv_table(&names));
        file.table(u32::from(DYNSYM), 0, 4);
        let mut strings = Strings::new();
        let dynamic_names: Vec<u32> = names.iter().map(|name| strings.add(name)).collect();
        let dynstr = file.place(".dynstr", SHT_STRTAB, SHF_ALLOC, 1, &strings.bytes);
        let descriptors = vec![0; self.kernels.len() * DESCRIPTOR_SIZE];
        let rodata = file.place(".rodata", SHT_PROGBITS, SHF_ALLOC, 64, &descriptors);
        let read_only_end = file.end();

        file.next_page();
        let (text, starts) = text(&self.kernels);
        let text = file.place(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, KERNEL_ALIGN, &text);

        file.next_page();
        let dynamic_entries = [
            (DT_SYMTAB, dynsym.address),
            (DT_SYMENT, SYM_SIZE),
            (DT_STRTAB, dynstr.address),
            (DT_STRSZ, dynstr.size),
            (DT_GNU_HASH, gnu_hash.address),
            (DT_HASH, sysv_hash.address),
            (0, 0),
        ];
        let dynamic: Vec<u8> = dynamic_entries.iter().flat_map(|&(tag, value)| words([tag, value])).collect();
        let dynamic = file.place(".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8, &dynamic);
        file.table(u32::from(DYNSTR), 0, 16);
        let padding = file.relro_padding();

        // Addresses are known now: descriptors and symbols can be filled in.
        for (i, (kernel, start)) in self.kernels.iter().zip(&starts).enumerate() {
            let at = rodata.address + (i * DESCRIPTOR_SIZE) as u64;
            let entry = (text.address + start).wrapping_sub(at) as i64;
            file.patch(rodata.offset + (i * DESCRIPTOR_SIZE) as u64, &kernel.descriptor(entry).encode());
        }
        let table = |names: &[u32]| -> Vec<u8> {
            let entry = |(symbol, &name): (&Symbol, &u32)| {
                let (section, base, size, kind) = match symbol.is_descriptor {
                    true => (RODATA, rodata.address, DESCRIPTOR_SIZE as u64, STT_OBJECT),
                    false => (TEXT, text.address, self.kernels[symbol.kernel].code.len() as u64 * 4, STT_FUNC),
                };
                let offset =
                    if symbol.is_descriptor { (symbol.kernel * DESCRIPTOR_SIZE) as u64 } else { starts[symbol.kernel] };
                symbol_entry(name, STB_GLOBAL << 4 | kind, STV_PROTECTED, section, base + offset, size)
            };
            symbols.iter().zip(names).flat_map(entry).collect()
        };
        file.patch(dynsym.offset + SYM_SIZE, &table(&dynamic_names));

        self.debug_sections(&mut file, text.address, &starts);

        let mut strings = Strings::new();
        let dynamic_name = strings.add("_DYNAMIC");
        let all_names: Vec<u32> = names.iter().map(|name| strings.add(name)).collect();
        let mut symtab = vec![0; SYM_SIZE as usize];
        symtab.extend(symbol_entry(dynamic_name, 0, STV_HIDDEN, DYNAMIC, dynamic.address, 0));
        symtab.extend(table(&all_names));
        file.place(".symtab", SHT_SYMTAB, 0, 8, &symtab);
        let strtab = file.sections.len() as u32 + 1;
        file.table(strtab, 2, SYM_SIZE);
        let section_names = file.section_names();
        file.place(".strtab", SHT_STRTAB, 0, 1, &strings.bytes);
        let section_headers = file.section_headers(&section_names);

        let relro = dynamic.size + padding;
        let headers = [
            [PT_PHDR.into(), PF_R.into(), EHDR_SIZE, EHDR_SIZE, HEADERS * PHDR_SIZE, HEADERS * PHDR_SIZE, 8],
            [PT_LOAD.into(), PF_R.into(), 0, 0, read_only_end, read_only_end, PAGE],
            [PT_LOAD.into(), (PF_R | PF_X).into(), text.offset, text.address, text.size, text.size, PAGE],
            [PT_LOAD.into(), (PF_R | PF_W).into(), dynamic.offset, dynamic.address, dynamic.size, relro, PAGE],
            [PT_DYNAMIC.into(), (PF_R | PF_W).into(), dynamic.offset, dynamic.address, dynamic.size, dynamic.size, 8],
            [PT_GNU_RELRO.into(), PF_R.into(), dynamic.offset, dynamic.address, dynamic.size, relro, 1],
            [PT_GNU_STACK.into(), (PF_R | PF_W).into(), 0, 0, 0, 0, 0],
            [PT_NOTE.into(), PF_R.into(), note.offset, note.address, note.size, note.size, 4],
        ];
        for (i, [kind, flags, offset, address, in_file, in_memory, align]) in (0..).zip(headers) {
            let fields = words([kind | flags << 32, offset, address, address, in_file, in_memory, align]);
            file.patch(EHDR_SIZE + i * PHDR_SIZE, &fields);
        }
        let header = self.header(section_headers, file.sections.len() as u16);
        file.patch(0, &header);
        Ok(file.bytes)
    }

    fn header(&self, section_headers: u64, sections: u16) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend([CLASS_64, DATA_LITTLE, 1, ELFOSABI_AMDGPU_HSA, self.abi.ident(), 0, 0, 0, 0, 0, 0, 0]);
        out.extend(ET_DYN.to_le_bytes());
        out.extend(EM_AMDGPU.to_le_bytes());
        out.extend(1u32.to_le_bytes());
        out.extend(words([0, EHDR_SIZE, section_headers]));
        out.extend(self.machine.0.to_le_bytes());
        let sizes = [EHDR_SIZE as u16, PHDR_SIZE as u16, HEADERS as u16, SHDR_SIZE as u16, sections, sections - 2];
        out.extend(sizes.iter().flat_map(|v| v.to_le_bytes()));
        out
    }

    fn note(&self) -> Vec<u8> {
        let kernels: Vec<_> = self.kernels.iter().map(Kernel::metadata).collect();
        let mut description = Vec::new();
        msgpack::write(&metadata::encode(&self.machine.target_id(), &kernels), &mut description);
        let mut out = Vec::new();
        out.extend(7u32.to_le_bytes());
        out.extend((description.len() as u32).to_le_bytes());
        out.extend(NT_AMDGPU_METADATA.to_le_bytes());
        out.extend(b"AMDGPU\0\0");
        out.extend(description);
        out.resize(out.len().next_multiple_of(4), 0);
        out
    }

    fn debug_sections(&self, file: &mut File, text: u64, starts: &[u64]) {
        let placed: Vec<(&Kernel, u64)> = self.kernels.iter().zip(starts.iter().map(|start| text + start)).collect();
        let Some(debug) = lines::write::sections(&placed) else { return };
        file.place(".debug_abbrev", SHT_PROGBITS, 0, 1, &debug.abbrev);
        file.place(".debug_info", SHT_PROGBITS, 0, 1, &debug.info);
        file.place(".debug_str", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, &debug.str);
        file.table(0, 0, 1);
        file.place(".debug_line", SHT_PROGBITS, 0, 1, &debug.line);
        file.place(".debug_line_str", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, &debug.line_str);
        file.table(0, 0, 1);
    }
}

/// A global symbol: a kernel's code or its descriptor.
struct Symbol {
    name: String,
    kernel: usize,
    is_descriptor: bool,
}

/// All global symbols in the order that `.gnu.hash` wants.
fn symbols(kernels: &[Kernel]) -> Result<Vec<Symbol>, BuildError> {
    let both = |(kernel, k): (usize, &Kernel)| {
        let symbol = |name, is_descriptor| Symbol { name, kernel, is_descriptor };
        [symbol(k.name.clone(), false), symbol(format!("{}.kd", k.name), true)]
    };
    let mut all: Vec<Option<Symbol>> = kernels.iter().enumerate().flat_map(both).map(Some).collect();
    let names: Vec<&str> = all.iter().flatten().map(|s| s.name.as_str()).collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(BuildError::Name { name: twice[0].to_owned(), why: "another symbol of this object has that name" });
    }
    let order = hash::gnu_order(&names);
    Ok(order.into_iter().filter_map(|i| all[i].take()).collect())
}

/// The instructions of all kernels and where each begins. The rest of the last line and three more are s_code_end, so
/// that instruction prefetch never leaves the section.
fn text(kernels: &[Kernel]) -> (Vec<u8>, Vec<u64>) {
    let mut out = Vec::new();
    let pad = |out: &mut Vec<u8>, end: usize| {
        while out.len() < end {
            out.extend(CODE_END.to_le_bytes());
        }
    };
    let starts = kernels.iter().map(|kernel| {
        let start = out.len().next_multiple_of(KERNEL_ALIGN as usize);
        pad(&mut out, start);
        out.extend(kernel.code.iter().flat_map(|word| word.to_le_bytes()));
        start as u64
    });
    let starts = starts.collect();
    let end = out.len().next_multiple_of(CODE_LINE as usize) + 3 * CODE_LINE as usize;
    pad(&mut out, end);
    (out, starts)
}

fn words<const N: usize>(values: [u64; N]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn symbol_entry(name: u32, info: u8, other: u8, section: u16, value: u64, size: u64) -> Vec<u8> {
    let mut out = name.to_le_bytes().to_vec();
    out.extend([info, other]);
    out.extend(section.to_le_bytes());
    out.extend(words([value, size]));
    out
}

/// A string table under construction.
struct Strings {
    bytes: Vec<u8>,
}

impl Strings {
    fn new() -> Strings {
        Strings { bytes: vec![0] }
    }

    fn add(&mut self, text: &str) -> u32 {
        let at = self.bytes.len() as u32;
        self.bytes.extend(text.bytes());
        self.bytes.push(0);
        at
    }
}

/// Where a section ended up.
struct Placed {
    offset: u64,
    address: u64,
    size: u64,
}

#[derive(Default)]
struct Section {
    name: &'static str,
    kind: u32,
    flags: u64,
    address: u64,
    offset: u64,
    size: u64,
    link: u32,
    info: u32,
    align: u64,
    entry: u64,
}

/// The file as it grows. Addresses are offsets plus `bias`, a multiple of the page size.
struct File {
    bytes: Vec<u8>,
    sections: Vec<Section>,
    bias: u64,
}

impl File {
    fn new(headers: u64) -> File {
        File { bytes: vec![0; headers as usize], sections: vec![Section::default()], bias: 0 }
    }

    fn end(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn align(&mut self, align: u64) {
        self.bytes.resize(self.bytes.len().next_multiple_of(align as usize), 0);
    }

    fn place(&mut self, name: &'static str, kind: u32, flags: u64, align: u64, data: &[u8]) -> Placed {
        self.align(align);
        let offset = self.end();
        let address = if flags & SHF_ALLOC != 0 { offset + self.bias } else { 0 };
        self.bytes.extend_from_slice(data);
        let size = data.len() as u64;
        self.sections.push(Section { name, kind, flags, address, offset, size, align, ..Section::default() });
        Placed { offset, address, size }
    }

    /// Completes the section placed last.
    fn table(&mut self, link: u32, info: u32, entry: u64) {
        if let Some(section) = self.sections.last_mut() {
            section.link = link;
            section.info = info;
            section.entry = entry;
        }
    }

    /// Moves the addresses, not the file, so that the next section shares no page with the last one.
    fn next_page(&mut self) {
        if !(self.end() + self.bias).is_multiple_of(PAGE) {
            self.bias += PAGE;
        }
    }

    /// Covers the rest of the page in memory; gives its size.
    fn relro_padding(&mut self) -> u64 {
        let (offset, address) = (self.end(), self.end() + self.bias);
        let size = address.next_multiple_of(PAGE) - address;
        let (kind, flags) = (SHT_NOBITS, SHF_ALLOC | SHF_WRITE);
        let name = ".relro_padding";
        self.sections.push(Section { name, kind, flags, address, offset, size, align: 1, ..Section::default() });
        size
    }

    fn patch(&mut self, offset: u64, data: &[u8]) {
        self.bytes[offset as usize..][..data.len()].copy_from_slice(data);
    }

    /// Places `.shstrtab`, which names itself and the `.strtab` to follow; gives the name of each section in it.
    fn section_names(&mut self) -> Vec<u32> {
        let mut strings = Strings::new();
        let mut names = vec![0];
        names.extend(
            self.sections[1..].iter().map(|s| s.name).chain([".shstrtab", ".strtab"]).map(|name| strings.add(name)),
        );
        self.place(".shstrtab", SHT_STRTAB, 0, 1, &strings.bytes);
        names
    }

    /// Appends the section headers; gives their offset.
    fn section_headers(&mut self, names: &[u32]) -> u64 {
        self.align(8);
        let at = self.end();
        for (s, &name) in self.sections.iter().zip(names) {
            let head = u64::from(name) | u64::from(s.kind) << 32;
            let links = u64::from(s.link) | u64::from(s.info) << 32;
            let fields = words([head, s.flags, s.address, s.offset, s.size, links, s.align, s.entry]);
            self.bytes.extend(fields);
        }
        at
    }
}
