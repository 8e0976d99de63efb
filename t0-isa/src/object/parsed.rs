//! A parsed code object, for loaders, debuggers and simulators.

use std::collections::HashMap;

use super::cursor::{Cursor, NameBudget};
use super::descriptor::{DESCRIPTOR_SIZE, Descriptor};
use super::elf::constants::{NT_AMDGPU_METADATA, SHF_COMPRESSED};
use super::elf::link::link;
use super::elf::read::{Elf, Note, Section, Segment, Symbol, SymbolKind, contents};
use super::elf::relocate::{Relocation, value};
use super::lines::read::{LineTable, SourceLine};
use super::machine::{AbiVersion, Machine};
use super::metadata::{self, KernelMetadata, Metadata, OtherEntries};
use super::{ObjectError, msgpack};

/// A kernel in a code object. Addresses are relative to the object's load address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KernelEntry {
    /// The metadata.
    pub metadata: KernelMetadata,
    /// The descriptor.
    pub descriptor: Descriptor,
    /// Address of the descriptor, which the dispatch packet contains.
    pub descriptor_address: u64,
    /// Address of the first instruction.
    pub code_address: u64,
    /// Size of the instructions in bytes. Excludes padding if the symbol has a size; otherwise up to the segment's end.
    pub code_size: u64,
}

impl KernelEntry {
    /// The kernel's name.
    pub fn name(&self) -> &str {
        &self.metadata.name
    }
}

/// A code object with a copy of its bytes. Everything in it has been checked to lie inside those bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Object {
    bytes: Vec<u8>,
    abi: AbiVersion,
    machine: Machine,
    target: Option<String>,
    other: OtherEntries,
    segments: Vec<Segment>,
    sections: Vec<Section>,
    dynamic_symbols: Vec<Symbol>,
    symbols: Vec<Symbol>,
    notes: Vec<Note>,
    relocations: Vec<Relocation>,
    kernels: Vec<KernelEntry>,
    lines: LineTable,
}

impl Object {
    /// Reads a code object of version 4 to 6 from any compiler. A relocatable one (`clang -c`) is linked first, as
    /// `ld.lld -shared` would.
    ///
    /// # Errors
    /// [`ObjectError`] says what is wrong and where. Malformed input never panics, and memory use is proportional to
    /// the input.
    pub fn parse(bytes: &[u8]) -> Result<Object, ObjectError> {
        let mut names = NameBudget::of(bytes);
        if Elf::is_relocatable(bytes) {
            let linked = link(bytes, &mut names)?;
            return Object::parse(&linked);
        }
        let elf = Elf::parse(bytes, &mut names)?;
        let mut object = Object {
            lines: lines(bytes, &elf.sections, &mut names)?,
            bytes: bytes.to_vec(),
            abi: elf.abi,
            machine: elf.machine,
            target: None,
            other: OtherEntries::default(),
            segments: elf.segments,
            sections: elf.sections,
            dynamic_symbols: elf.dynamic_symbols,
            symbols: elf.symbols,
            notes: Vec::new(),
            relocations: elf.relocations,
            kernels: Vec::new(),
        };
        // Objects linked from several sources have one note for each.
        let is_metadata = |note: &&Note| note.kind == NT_AMDGPU_METADATA && note.owner == "AMDGPU";
        let mut kernels = Vec::new();
        for note in elf.notes.iter().filter(is_metadata) {
            let at = note.file_offset;
            let mut c = Cursor::new(&bytes[at as usize..][..note.size as usize], at, "metadata");
            let value = msgpack::read(&mut c)?;
            if !c.is_empty() {
                return Err(c.malformed(format!("{} bytes follow the metadata", c.remaining())));
            }
            let metadata = metadata::decode(&value, at, object.abi)?;
            if let (Some(target), Some(other)) = (&metadata.target, &object.target)
                && target != other
            {
                return Err(c.malformed(format!("it is for {target}, but an earlier note is for {other}")));
            }
            object.target = metadata.target.or(object.target);
            object.other.append(metadata.other);
            kernels.extend(metadata.kernels);
        }
        object.kernels = object.entries(kernels)?;
        object.notes = elf.notes;
        Ok(object)
    }

    fn entries(&self, kernels: Vec<KernelMetadata>) -> Result<Vec<KernelEntry>, ObjectError> {
        let by_name: HashMap<&str, &Symbol> = self.dynamic_symbols.iter().map(|s| (s.name.as_str(), s)).collect();
        let mut seen = HashMap::new();
        let entry = |metadata: KernelMetadata| {
            let wrong = |why: String| ObjectError::Kernel { kernel: metadata.name.clone(), why };
            if seen.insert(metadata.name.clone(), ()).is_some() {
                return Err(wrong("the metadata describes it twice".to_owned()));
            }
            let Some(symbol) = by_name.get(metadata.symbol.as_str()).filter(|s| s.section != 0) else {
                return Err(wrong(format!("its descriptor `{}` is not among the dynamic symbols", metadata.symbol)));
            };
            let at = symbol.value;
            let Some(bytes) = self.read(at, DESCRIPTOR_SIZE as u64).and_then(|bytes| bytes.try_into().ok()) else {
                return Err(wrong(format!("its descriptor at address {at:#x} is not inside a loaded segment")));
            };
            if !at.is_multiple_of(64) {
                return Err(wrong(format!("its descriptor's address {at:#x} is not a multiple of 64")));
            }
            let descriptor = Descriptor::decode(bytes);
            if descriptor.wave_size() != metadata.wavefront_size {
                return Err(wrong(format!(
                    "its descriptor is for wave{}, but its metadata for wave{}",
                    descriptor.wave_size(),
                    metadata.wavefront_size
                )));
            }
            let entry = at.checked_add_signed(descriptor.entry_offset);
            let segment = entry.and_then(|entry| self.segment_of(entry).filter(|s| s.executable));
            let (Some(entry), Some(segment)) = (entry, segment) else {
                let why = format!(
                    "its entry {:#x} bytes from its descriptor is not inside instructions",
                    descriptor.entry_offset
                );
                return Err(wrong(why));
            };
            if !entry.is_multiple_of(256) {
                return Err(wrong(format!("its entry address {entry:#x} is not a multiple of 256")));
            }
            let most = segment.address + segment.file_size - entry;
            let function = by_name.get(metadata.name.as_str());
            let function = function.filter(|s| s.value == entry && s.kind == SymbolKind::Function && s.size > 0);
            let size = function.map_or(most, |s| s.size);
            if size > most {
                return Err(wrong(format!("its {size:#x} bytes of code exceed the segment by {:#x}", size - most)));
            }
            Ok(KernelEntry { descriptor, descriptor_address: at, code_address: entry, code_size: size, metadata })
        };
        kernels.into_iter().map(entry).collect()
    }

    fn segment_of(&self, address: u64) -> Option<&Segment> {
        let holds = |s: &&Segment| (s.address..s.address + s.file_size).contains(&address);
        self.segments.iter().find(holds)
    }

    /// The object's bytes, as passed to [`Object::parse`] or as linked there.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The ABI version.
    pub fn abi(&self) -> AbiVersion {
        self.abi
    }

    /// The chip that the code is for.
    pub fn machine(&self) -> Machine {
        self.machine
    }

    /// The target identifier of the metadata, such as `amdgcn-amd-amdhsa--gfx1100`.
    pub fn target(&self) -> Option<&str> {
        self.target.as_deref()
    }

    /// The parts loaded into memory, by ascending address, not overlapping.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// All sections; number 0 is empty.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The symbols of `.dynsym`; number 0 is empty.
    pub fn dynamic_symbols(&self) -> &[Symbol] {
        &self.dynamic_symbols
    }

    /// The symbols of `.symtab`; number 0 is empty.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// All notes.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The relocations a loader must apply.
    pub fn relocations(&self) -> &[Relocation] {
        &self.relocations
    }

    /// The kernels, in the order of the metadata.
    pub fn kernels(&self) -> &[KernelEntry] {
        &self.kernels
    }

    /// The metadata of all notes together.
    pub(super) fn metadata(&self) -> Metadata {
        let kernels = self.kernels.iter().map(|k| k.metadata.clone()).collect();
        Metadata { target: self.target.clone(), kernels, other: self.other.clone() }
    }

    /// The kernel of this name.
    pub fn kernel(&self, name: &str) -> Option<&KernelEntry> {
        self.kernels.iter().find(|k| k.name() == name)
    }

    /// The kernel whose instructions contain `address`.
    pub fn kernel_at(&self, address: u64) -> Option<&KernelEntry> {
        self.kernels.iter().find(|k| (k.code_address..k.code_address + k.code_size).contains(&address))
    }

    /// A kernel's instructions.
    pub fn code(&self, kernel: &KernelEntry) -> &[u8] {
        self.read(kernel.code_address, kernel.code_size).unwrap_or(&[])
    }

    /// The `len` bytes at `address` before relocation, if the file holds all of them in one segment.
    pub fn read(&self, address: u64, len: u64) -> Option<&[u8]> {
        let segment = self.segment_of(address)?;
        let skip = address - segment.address;
        if len > segment.file_size - skip {
            return None;
        }
        self.bytes.get((segment.file_offset + skip) as usize..)?.get(..len as usize)
    }

    /// Like [`Object::read`], except that reading zero bytes succeeds at any address.
    pub(super) fn read_or_empty(&self, address: u64, len: u64) -> Option<&[u8]> {
        if len == 0 { Some(&[]) } else { self.read(address, len) }
    }

    /// Whether the file holds an instruction at `address`.
    pub(super) fn is_code(&self, address: u64) -> bool {
        self.segment_of(address).is_some_and(|s| s.executable)
    }

    /// Bytes of memory from address 0 to the end of the last segment.
    pub fn image_size(&self) -> u64 {
        self.segments.last().map_or(0, |s| s.address + s.memory_size)
    }

    /// The memory of the object loaded at address `base`, relocated: [`Object::image_size`] bytes.
    ///
    /// # Errors
    /// A relocation of a type that loaders do not apply, outside the image, or of an undefined symbol.
    pub fn image(&self, base: u64) -> Result<Vec<u8>, ObjectError> {
        let mut image = vec![0; self.image_size() as usize];
        for s in &self.segments {
            let bytes = &self.bytes[s.file_offset as usize..][..s.file_size as usize];
            image[s.address as usize..][..bytes.len()].copy_from_slice(bytes);
        }
        for r in &self.relocations {
            let symbol = self.dynamic_symbols.get(r.symbol as usize).filter(|_| r.symbol != 0);
            if let Some(symbol) = symbol.filter(|s| s.section == 0) {
                let why = format!("the symbol `{}` is not defined in this object", symbol.name);
                return Err(ObjectError::malformed("relocated word", r.address, why));
            }
            let (value, size) = value(r, base, symbol.map_or(0, |s| s.value))?;
            let place = usize::try_from(r.address).ok().and_then(|at| image.get_mut(at..)?.get_mut(..size));
            let Some(place) = place else {
                return Err(ObjectError::malformed("relocated word", r.address, "it lies outside the segments"));
            };
            place.copy_from_slice(&value.to_le_bytes()[..size]);
        }
        Ok(image)
    }

    /// The source line of the instruction at `address`.
    pub fn line_for(&self, address: u64) -> Option<SourceLine> {
        self.lines.find(address)
    }

    /// All source lines.
    pub fn lines(&self) -> &LineTable {
        &self.lines
    }
}

/// Reads the line table if there is one that is not compressed.
fn lines(bytes: &[u8], sections: &[Section], names: &mut NameBudget) -> Result<LineTable, ObjectError> {
    let find = |name: &str| match sections.iter().find(|s| s.name == name && s.flags & SHF_COMPRESSED == 0) {
        Some(section) => Ok((contents(bytes, section)?, section.file_offset)),
        None => Ok((&bytes[..0], 0)),
    };
    LineTable::read(find(".debug_line")?, find(".debug_line_str")?, find(".debug_str")?, names)
}
