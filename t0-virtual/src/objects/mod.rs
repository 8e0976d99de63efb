//! The code objects that ROCr has loaded, as it lists them for debuggers: `_amdgpu_r_debug` is the head of a list like
//! the dynamic linker's, whose names are URIs of the files. `frames` has the inlined calls around an instruction.

mod frames;

use std::collections::HashMap;
use std::os::unix::fs::FileExt;
use std::sync::{Arc, Mutex, PoisonError};

use t0_isa::object::Object;

use crate::client;
use crate::runtime::RUNTIME_DEBUG;
use frames::Frames;

/// The most objects that are looked at, because the list may change while it is read.
const MOST: usize = 4096;
/// The largest code object.
const LARGEST: u64 = 1 << 30;

/// A loaded code object.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The address of its address 0.
    pub(crate) base: u64,
    pub(crate) uri: String,
    pub(crate) object: Object,
    pub(crate) frames: Frames,
}

/// A kernel or another function of a loaded object.
#[derive(Debug, Clone)]
pub(crate) struct Code {
    pub(crate) object: Arc<Loaded>,
    /// The symbol of the kernel, if an instruction of one is at the address.
    pub(crate) symbol: Option<String>,
}

/// Objects by their address and URI. An entry whose file is not a code object stays empty.
type Known = HashMap<(u64, String), Option<Arc<Loaded>>>;

/// What is known about the objects.
#[derive(Debug, Default)]
pub(crate) struct Objects(Mutex<Known>);

/// An entry of ROCr's list.
struct Entry {
    base: u64,
    name: u64,
    next: u64,
}

fn words<const N: usize>(address: u64) -> Option<[u64; N]> {
    let bytes = client::read(address, 8 * N as u64).ok()?;
    let mut words = bytes.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
    Some(std::array::from_fn(|_| words.next().unwrap_or(0)))
}

impl Entry {
    /// `link_map`: l_addr, l_name, l_ld, l_next.
    fn read(address: u64) -> Option<Entry> {
        let [base, name, _, next] = words(address)?;
        Some(Entry { base, name, next })
    }
}

/// The URI at an address.
fn text(address: u64) -> Option<String> {
    let mut text = Vec::new();
    while text.len() < 1 << 14 {
        // A string may end shortly before memory that cannot be read.
        let room = 64 - (address + text.len() as u64) % 64;
        let part = client::read(address + text.len() as u64, room).ok()?;
        if let Some(end) = part.iter().position(|byte| *byte == 0) {
            text.extend(&part[..end]);
            return String::from_utf8(text).ok();
        }
        text.extend(part);
    }
    None
}

impl Objects {
    /// Whether the process uses ROCr.
    pub(crate) fn has_runtime(&self) -> bool {
        RUNTIME_DEBUG.get().is_some()
    }

    /// The entries of ROCr's list.
    fn entries(&self) -> Vec<Entry> {
        let head = RUNTIME_DEBUG.get().and_then(|debug| words::<2>(debug.expose_provenance() as u64));
        let mut next = head.map_or(0, |[_, first]| first);
        let mut entries = Vec::new();
        while let Some(entry) = (next != 0 && entries.len() < MOST).then(|| Entry::read(next)).flatten() {
            next = entry.next;
            entries.push(entry);
        }
        entries
    }

    /// The object and the kernel whose instruction is at an address.
    pub(crate) fn code_at(&self, address: u64) -> Option<Code> {
        // The object with the highest base that is not above the address.
        let entries = self.entries();
        let entry = entries.iter().filter(|entry| entry.base <= address).max_by_key(|entry| entry.base)?;
        let uri = text(entry.name)?;
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let base = entry.base;
        let loaded = known.entry((base, uri)).or_insert_with_key(|(_, uri)| {
            // The offset may be past the end of the file that is named: see `object_of_program`.
            let named = file(uri).and_then(parsed);
            let (object, bytes) = named.or_else(|| object_of_program(uri))?;
            Some(Arc::new(Loaded { base, uri: uri.clone(), object, frames: Frames::new(bytes) }))
        });
        let object = loaded.clone()?;
        let offset = address - base;
        if offset >= object.object.image_size() {
            return None;
        }
        let symbol = object.object.kernel_at(offset).map(|kernel| kernel.name().to_owned());
        Some(Code { object, symbol })
    }
}

/// The object at the same offset of another mapped file. ROCr names the dynamic linker if a program was started by it
/// (`ld.so PROGRAM`).
fn object_of_program(uri: &str) -> Option<(Object, Vec<u8>)> {
    let (_, part) = uri.strip_prefix("file://")?.split_once('#')?;
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    let mut paths: Vec<&str> = maps.lines().filter_map(|line| Some(&line[line.find(" /")? + 1..])).collect();
    paths.dedup();
    paths.into_iter().find_map(|path| {
        let uri = format!("file://{}#{part}", path.replace('%', "%25"));
        file(&uri).and_then(parsed)
    })
}

fn parsed(bytes: Vec<u8>) -> Option<(Object, Vec<u8>)> {
    Some((Object::parse(&bytes).ok()?, bytes))
}

/// The bytes of a code object: `memory://PROCESS#offset=..&size=..` or `file://PATH#offset=..&size=..`.
fn file(uri: &str) -> Option<Vec<u8>> {
    let (place, part) = uri.split_once('#').unwrap_or((uri, ""));
    let number = |name: &str| {
        let text = part.split('&').find_map(|field| field.strip_prefix(name)?.strip_prefix('='))?;
        text.strip_prefix("0x").map_or_else(|| text.parse().ok(), |hex| u64::from_str_radix(hex, 16).ok())
    };
    let (offset, size) = (number("offset"), number("size").filter(|size| *size <= LARGEST));
    if let Some(path) = place.strip_prefix("file://") {
        let file = std::fs::File::open(decoded(path)).ok()?;
        let size = size.or_else(|| file.metadata().ok().map(|data| data.len()).filter(|size| *size <= LARGEST))?;
        let mut bytes = vec![0; size as usize];
        file.read_exact_at(&mut bytes, offset.unwrap_or(0)).ok()?;
        return Some(bytes);
    }
    place.strip_prefix("memory://")?;
    let (offset, size) = (offset?, size?);
    let mut bytes = Vec::with_capacity(size as usize);
    while (bytes.len() as u64) < size {
        let at = bytes.len() as u64;
        bytes.extend(client::read(offset.checked_add(at)?, (size - at).min(1 << 20)).ok()?);
    }
    Some(bytes)
}

/// A path with `%20` and the like.
fn decoded(path: &str) -> std::path::PathBuf {
    use std::os::unix::ffi::OsStringExt;
    let (mut bytes, mut rest) = (Vec::new(), path.as_bytes());
    while let [first, tail @ ..] = rest {
        let code = (*first == b'%').then(|| tail.get(..2)).flatten();
        let code = code.and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    std::ffi::OsString::from_vec(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_name_files_and_memory() {
        let directory = std::env::temp_dir().join(format!("t0 objects {}", std::process::id()));
        std::fs::write(&directory, b"0123456789").unwrap();
        let uri = format!("file://{}", directory.display().to_string().replace(' ', "%20"));
        assert_eq!(file(&format!("{uri}#offset=2&size=3")).as_deref(), Some(&b"234"[..]));
        assert_eq!(file(&uri).as_deref(), Some(&b"0123456789"[..]));
        assert_eq!(file(&format!("{uri}#offset=8&size=3")), None, "past the end");
        std::fs::remove_file(&directory).unwrap();
        assert_eq!(file(&uri), None);
        let bytes = std::hint::black_box(*b"in memory");
        let at = bytes.as_ptr().expose_provenance();
        assert_eq!(file(&format!("memory://1#offset=0x{at:x}&size=9")).as_deref(), Some(&bytes[..]));
        for wrong in ["memory://1#offset=8&size=9", "memory://1", "memory://1#offset=0x10", "http://x", ""] {
            assert_eq!(file(wrong), None, "{wrong}");
        }
    }
}
