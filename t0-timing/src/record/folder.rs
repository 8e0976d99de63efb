//! The files of a recording, and reading them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bytemuck::{Pod, Zeroable};
use t0_isa::object::Object;

use super::trace::{HEADER_BYTES, values};
use super::{Error, LaunchShape, Trace};
use crate::gpu::Data;

/// A launch that has ended, in the file `launches`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Pod, Zeroable)]
#[repr(C)]
pub(crate) struct Ended {
    pub(crate) instructions: u64,
    /// Number of its shape.
    pub(crate) shape: u32,
    /// Where its data were at the start: a position in [`Data::ALL`].
    pub(crate) data: u16,
    /// 1 if it was behind work for which the host had not waited, and 0 otherwise.
    pub(crate) queued: u16,
}

fn written(path: &Path) -> impl FnOnce(std::io::Error) -> Error + '_ {
    |error| Error::Write { path: path.display().to_string(), error }
}

fn read(path: &Path) -> impl FnOnce(std::io::Error) -> Error + '_ {
    |error| Error::Read { path: path.display().to_string(), error }
}

fn damaged(path: &Path, why: impl ToString) -> Error {
    Error::Damaged { path: path.display().to_string(), why: why.to_string() }
}

/// The folder of one virtual machine, while it is written. Several threads write at once.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    /// Open to append, so that each write is one record.
    launches: File,
}

impl Folder {
    /// Creates a folder for a virtual machine of this process.
    pub(crate) fn create(path: &Path) -> Result<Folder, Error> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = path.join(format!("{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(written(&path))?;
        let launches = path.join("launches");
        let launches = File::options().append(true).create_new(true).open(&launches).map_err(written(&launches))?;
        Ok(Folder { path, launches })
    }

    pub(crate) fn write_object(&self, number: usize, bytes: &[u8]) -> Result<(), Error> {
        let path = self.path.join(format!("object-{number}.co"));
        std::fs::write(&path, bytes).map_err(written(&path))
    }

    /// Writes a trace. A program that ends meanwhile leaves no partial one.
    pub(crate) fn write_trace(&self, number: usize, trace: &Trace) -> Result<(), Error> {
        let path = self.path.join(format!("trace-{number}"));
        let part = self.path.join(format!("part-{number}"));
        let write = || {
            let mut out = BufWriter::new(File::create(&part)?);
            trace.write(&mut out)?;
            out.flush()?;
            std::fs::rename(&part, &path)
        };
        write().map_err(written(&path))
    }

    /// Writes launches, whose traces must have been written.
    pub(crate) fn write_launches(&self, launches: &[Ended]) -> Result<(), Error> {
        (&self.launches).write_all(bytemuck::cast_slice(launches)).map_err(written(&self.path.join("launches")))
    }
}

/// Launches of a program that are modelled together.
#[derive(Clone, Debug)]
pub struct Launches {
    /// The code object.
    pub object: Arc<Object>,
    /// The launch with a trace.
    pub shape: LaunchShape,
    /// Where the data were when these launches started, by what earlier launches had used.
    pub data: Data,
    /// Wave-instructions of that launch.
    pub instructions: u64,
    /// The number of launches.
    pub count: u64,
    /// How many of them were submitted behind work for which the host had not waited: from a stream without a wait, or
    /// from a graph.
    pub queued: u64,
    /// The fewest and the most wave-instructions of these launches.
    pub range: (u64, u64),
    path: PathBuf,
}

impl Launches {
    /// Reads the trace.
    ///
    /// # Errors
    /// [`Error::Read`], [`Error::Damaged`].
    pub fn trace(&self) -> Result<Trace, Error> {
        let bytes = std::fs::read(&self.path).map_err(read(&self.path))?;
        Trace::read(&bytes).map_err(|why| damaged(&self.path, why))
    }
}

/// What a program has launched.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// All launches, in the order in which they were recorded first.
    pub launches: Vec<Launches>,
}

impl Recording {
    /// Reads the recordings of all virtual machines in a folder. Equal launches of several machines are added up.
    ///
    /// # Errors
    /// [`Error::Read`], [`Error::Damaged`].
    pub fn read(folder: &Path) -> Result<Recording, Error> {
        let mut machines = list(folder)?;
        machines.sort();
        let mut recording = Recording::default();
        for machine in machines {
            for more in read_machine(&machine)? {
                recording.add(more);
            }
        }
        Ok(recording)
    }

    fn add(&mut self, more: Launches) {
        let equal = |known: &&mut Launches| {
            (known.instructions, known.data) == (more.instructions, more.data)
                && known.shape == LaunchShape { object: known.shape.object, ..more.shape }
                && known.object == more.object
        };
        match self.launches.iter_mut().find(equal) {
            Some(known) => {
                known.count += more.count;
                known.queued += more.queued;
                known.range = (known.range.0.min(more.range.0), known.range.1.max(more.range.1));
            }
            None => self.launches.push(more),
        }
    }
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = std::fs::read_dir(folder).map_err(read(folder))?;
    entries.map(|entry| entry.map(|entry| entry.path()).map_err(read(folder))).collect()
}

/// The number at the end of the name of a file.
fn numbered(path: &Path, prefix: &str, suffix: &str) -> Option<u32> {
    path.file_name()?.to_str()?.strip_prefix(prefix)?.strip_suffix(suffix)?.parse().ok()
}

fn read_machine(folder: &Path) -> Result<Vec<Launches>, Error> {
    let (mut objects, mut traces) = (BTreeMap::new(), BTreeMap::new());
    for path in list(folder)? {
        if let Some(number) = numbered(&path, "object-", ".co") {
            let bytes = std::fs::read(&path).map_err(read(&path))?;
            objects.insert(number, Arc::new(Object::parse(&bytes).map_err(|error| damaged(&path, error))?));
        } else if let Some(number) = numbered(&path, "trace-", "") {
            let mut header = Vec::new();
            let file = File::open(&path).map_err(read(&path))?;
            file.take(HEADER_BYTES as u64).read_to_end(&mut header).map_err(read(&path))?;
            let (trace, _) = Trace::read_header(&header).map_err(|why| damaged(&path, why))?;
            traces.insert(number, (trace, path));
        }
    }
    // By trace and place of the data.
    let mut all: Vec<(u32, [Launches; 3])> = Vec::new();
    for (trace, path) in traces.into_values() {
        let object = objects.get(&trace.shape.object);
        let object = object.ok_or_else(|| damaged(&path, "its code object is missing"))?.clone();
        let Trace { shape, instructions, number, .. } = trace;
        let none = |data| {
            let (object, path) = (object.clone(), path.clone());
            Launches { object, shape, data, instructions, count: 0, queued: 0, range: (u64::MAX, 0), path }
        };
        all.push((number, Data::ALL.map(none)));
    }
    let path = folder.join("launches");
    let bytes = std::fs::read(&path).map_err(read(&path))?;
    if bytes.len() % size_of::<Ended>() != 0 {
        return Err(damaged(&path, "its end is missing"));
    }
    for launch in values::<Ended>(&bytes) {
        // The trace whose launch executed nearly as many instructions.
        let near = all.iter_mut().filter(|(number, _)| *number == launch.shape);
        let near = near.min_by_key(|(_, known)| known[0].instructions.abs_diff(launch.instructions));
        let Some(near) = near.and_then(|(_, known)| known.get_mut(launch.data as usize)) else {
            return Err(damaged(&path, "it names a launch without a trace"));
        };
        near.count += 1;
        near.queued += u64::from(launch.queued);
        near.range = (near.range.0.min(launch.instructions), near.range.1.max(launch.instructions));
    }
    Ok(all.into_iter().flat_map(|(_, launches)| launches).filter(|launches| launches.count > 0).collect())
}

#[cfg(test)]
mod tests {
    use t0_isa::object::{Kernel, Machine, ObjectBuilder};

    use super::*;

    fn trace(number: u32, instructions: u64) -> Trace {
        let shape = LaunchShape { entry: 0x100, object: 0, lds_bytes: 0, grid: [64, 1, 1], block: [32, 1, 1] };
        Trace { shape, number, instructions, bytes: 0, waves: Ok(Vec::new()) }
    }

    /// A recording of two shapes, the first with two traces, and its folder.
    fn recording(folder: &Path) -> PathBuf {
        let written = Folder::create(folder).expect("a folder");
        let object = ObjectBuilder::new(Machine::GFX1100).kernel(Kernel::new("k", vec![0xbfb0_0000])).build();
        written.write_object(0, &object.expect("an object")).expect("an object");
        for (file, (number, instructions)) in [(0, 100), (1, 50), (0, 200)].into_iter().enumerate() {
            let mut trace = trace(number, instructions);
            trace.shape.grid[1] += number;
            written.write_trace(file, &trace).expect("a trace");
        }
        let launches = [(0, 100, 0), (1, 50, 1), (0, 130, 1), (0, 170, 1), (0, 210, 1), (1, 50, 0)];
        for (shape, instructions, queued) in launches {
            written.write_launches(&[Ended { instructions, shape, data: 0, queued }]).expect("a launch");
        }
        written.path
    }

    #[test]
    fn launches_count_for_the_nearest_trace_of_their_shape() {
        let folder = tempfile::tempdir().expect("a folder");
        recording(folder.path());
        // A second machine with the same launches.
        recording(folder.path());
        let read = Recording::read(folder.path()).expect("a recording").launches;
        let counts: Vec<_> = read.iter().map(|one| (one.instructions, one.count, one.queued, one.range)).collect();
        assert_eq!(counts, [(100, 4, 2, (100, 130)), (50, 4, 2, (50, 50)), (200, 4, 4, (170, 210))]);
        assert_eq!(read[2].trace().expect("a trace"), trace(0, 200));
    }

    #[test]
    fn damaged_recordings_are_errors() {
        let error = |damage: &dyn Fn(&Path)| {
            let folder = tempfile::tempdir().expect("a folder");
            let machine = recording(folder.path());
            damage(&machine);
            let error = Recording::read(folder.path()).expect_err("it is damaged").to_string();
            let (path, why) = error.split_once(' ').expect("a path");
            (Path::new(path).file_name().expect("a name").to_str().expect("a name").to_owned(), why.to_owned())
        };
        let write = |name: &'static str, bytes: &'static [u8]| {
            move |machine: &Path| std::fs::write(machine.join(name), bytes).expect("written")
        };
        let remove = |name: &'static str| move |machine: &Path| std::fs::remove_file(machine.join(name)).expect("gone");
        let is = |(file, why): (String, String), name: &str, start: &str| {
            assert!(file == name && why.starts_with(start), "{file} {why}");
        };
        is(error(&write("launches", b"torn")), "launches", "is damaged: its end is missing");
        is(error(&write("launches", &[7; 16])), "launches", "is damaged: it names a launch without a trace");
        is(error(&remove("launches")), "launches", "cannot be read: ");
        is(error(&write("trace-1", b"torn")), "trace-1", "is damaged: its end is missing");
        is(error(&write("object-0.co", b"torn")), "object-0.co", "is damaged: ");
        is(error(&remove("object-0.co")), "trace-0", "is damaged: its code object is missing");
        // A file that is still being written does not matter.
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(recording(folder.path()).join("part-9"), "torn").expect("written");
        assert_eq!(Recording::read(folder.path()).expect("a recording").launches.len(), 3);
    }

    #[test]
    fn a_trace_that_is_damaged_later_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let machine = recording(folder.path());
        let read = Recording::read(folder.path()).expect("a recording");
        std::fs::remove_file(machine.join("trace-0")).expect("gone");
        std::fs::write(machine.join("trace-1"), [0; HEADER_BYTES]).expect("written");
        assert!(matches!(read.launches[0].trace(), Err(Error::Read { .. })));
        assert!(matches!(read.launches[1].trace(), Err(Error::Damaged { .. })));
    }
}
