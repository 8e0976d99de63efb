//! The inlined calls around an instruction, from the object's DWARF: a line of a library's header alone does not say
//! which line of the program is wrong.

use addr2line::gimli::{Dwarf, EndianSlice, LittleEndian, SectionId};
use object::{Object, ObjectSection};
use t0_report::Source;

/// The bytes of a code object.
#[derive(Debug)]
pub(crate) struct Frames(Vec<u8>);

impl Frames {
    pub(crate) fn new(bytes: Vec<u8>) -> Frames {
        Frames(bytes)
    }

    /// The lines from which the function of an instruction was inlined, innermost first. Empty if none was, or if the
    /// object has no DWARF.
    pub(crate) fn inlined(&self, offset: u64) -> Vec<Source> {
        frames(&self.0, offset).unwrap_or_default()
    }
}

fn frames(bytes: &[u8], offset: u64) -> Option<Vec<Source>> {
    let file = object::File::parse(bytes).ok()?;
    let section = |id: SectionId| -> Result<EndianSlice<'_, LittleEndian>, object::Error> {
        let data = file.section_by_name(id.name()).map(|section| section.data()).transpose()?;
        Ok(EndianSlice::new(data.unwrap_or_default(), LittleEndian))
    };
    let context = addr2line::Context::from_dwarf(Dwarf::load(section).ok()?).ok()?;
    let mut frames = context.find_frames(offset).skip_all_loads().ok()?;
    let mut sources = Vec::new();
    while let Ok(Some(frame)) = frames.next() {
        let source = frame.location.and_then(|at| {
            let (file, line) = (at.file?.to_owned(), at.line?);
            Some(Source { file, line, column: at.column.unwrap_or(0) })
        });
        sources.push(source);
    }
    // The first one is the instruction's own line.
    Some(sources.into_iter().skip(1).flatten().collect())
}
