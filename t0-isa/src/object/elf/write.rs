//! Writes kernels as an object, laid out as lld 22 lays out a linked code object.
//!
//! ```text
//! page 0  R   ELF header, program headers, .note .dynsym .gnu.hash .hash .dynstr .rodata (descriptors)
//! page 1  RX  .text (kernels at multiples of 256, then s_code_end)
//! page 2  RW  .dynamic, .relro_padding
//! no page     .debug_* if any kernel has lines, .symtab .shstrtab .strtab, section headers
//! ```
//! Pages are those in memory; in the file everything is contiguous.

use super::super::access::AccessTable;
use super::super::descriptor::DESCRIPTOR_SIZE;
use super::super::kernel::Kernel;
use super::super::machine::{AbiVersion, Machine};
use super::super::metadata::Metadata;
use super::super::{BuildError, CODE_END, CODE_LINE, lines};
use super::constants::*;
use super::file::{Identity, symbol_entry};
use super::hash;
use super::linked::{self, Segments, Tables};

const KERNEL_ALIGN: u64 = 256;

// Section numbers that symbols refer to.
const RODATA: u16 = 6;
const TEXT: u16 = 7;

/// Collects kernels and writes them as one code object. The same input always produces the same bytes.
#[derive(Debug, Clone)]
pub struct ObjectBuilder {
    machine: Machine,
    abi: AbiVersion,
    kernels: Vec<Kernel>,
}

impl ObjectBuilder {
    /// An empty object for this machine, code object v5.
    pub fn new(machine: Machine) -> ObjectBuilder {
        let generic = machine.0 >> 24 != 0;
        ObjectBuilder { machine, abi: if generic { AbiVersion::V6 } else { AbiVersion::V5 }, kernels: Vec::new() }
    }

    /// Sets the ABI version; v4 is written as v5.
    #[must_use]
    pub fn abi(mut self, abi: AbiVersion) -> ObjectBuilder {
        self.abi = abi.max(AbiVersion::V5);
        self
    }

    /// Appends a kernel.
    #[must_use]
    pub fn kernel(mut self, kernel: Kernel) -> ObjectBuilder {
        self.kernels.push(kernel);
        self
    }

    /// The bytes of the code object.
    ///
    /// # Errors
    /// [`BuildError`] if there is no kernel, two have the same name, or a value does not fit the hardware or the
    /// format.
    pub fn build(&self) -> Result<Vec<u8>, BuildError> {
        if self.kernels.is_empty() {
            return Err(BuildError::NoKernels);
        }
        self.kernels.iter().try_for_each(Kernel::check)?;
        let symbols = symbols(&self.kernels)?;
        let names: Vec<&str> = symbols.iter().map(|s| s.name.as_str()).collect();

        let mut file = linked::file();
        let identity = Identity { machine: self.machine, abi: self.abi };
        let metadata = Metadata {
            target: Some(self.machine.target_id()),
            kernels: self.kernels.iter().map(Kernel::metadata).collect(),
            ..Metadata::default()
        };
        let mut notes = identity.note(&metadata);
        // For each kernel with an access table: the offset in the notes where its address goes.
        let mut addresses = Vec::new();
        for (i, kernel) in self.kernels.iter().enumerate() {
            if let Some((note, at)) = kernel.accesses.as_ref().map(AccessTable::note) {
                addresses.push((i, (notes.len() + at) as u64));
                notes.extend(note);
            }
        }
        let note = file.place(".note", SHT_NOTE, SHF_ALLOC, 4, &notes);
        let tables = Tables::place(&mut file, &names);
        let descriptors = vec![0; self.kernels.len() * DESCRIPTOR_SIZE];
        let rodata = file.place(".rodata", SHT_PROGBITS, SHF_ALLOC, 64, &descriptors);
        let read_only_end = file.end();

        file.next_page();
        let (text, starts) = text(&self.kernels);
        let text = file.place(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, KERNEL_ALIGN, &text);

        let dynamic = tables.dynamic(&mut file);

        // Addresses are known now: descriptors and symbols can be filled in.
        for (i, (kernel, start)) in self.kernels.iter().zip(&starts).enumerate() {
            let at = rodata.address + (i * DESCRIPTOR_SIZE) as u64;
            let entry = (text.address + start).wrapping_sub(at) as i64;
            file.patch(rodata.offset + (i * DESCRIPTOR_SIZE) as u64, &kernel.descriptor(entry).encode());
        }
        for (i, at) in addresses {
            let distance = (text.address + starts[i]).wrapping_sub(note.address + at);
            file.patch(note.offset + at, &distance.to_le_bytes());
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
        tables.fill(&mut file, table);

        let mut functions = Vec::new();
        for (kernel, start) in self.kernels.iter().zip(&starts) {
            let (start, words) = (text.address + start, kernel.code.len() as u64);
            functions.push(lines::write::Function { name: &kernel.name, start, words, lines: &kernel.lines });
        }
        if let Some(debug) = lines::write::sections(&functions) {
            file.debug(&debug);
        }

        let segments = Segments { read_only_end, text: &text, dynamic: &dynamic, note: Some(&note) };
        Ok(segments.finish(file, identity, &names, table))
    }
}

/// A global symbol: a kernel's code or its descriptor.
struct Symbol {
    name: String,
    kernel: usize,
    is_descriptor: bool,
}

/// All global symbols in the order that `.gnu.hash` needs.
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
        return Err(BuildError::Name {
            name: twice[0].to_owned(),
            why: "another symbol of this object has the same name",
        });
    }
    let order = hash::gnu_order(&names);
    Ok(order.into_iter().filter_map(|i| all[i].take()).collect())
}

/// The instructions of all kernels and the start of each. The rest of the last cache line and three more are filled
/// with `s_code_end`, so that instruction prefetch never leaves the section.
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
