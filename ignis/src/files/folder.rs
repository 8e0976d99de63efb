//! The source of a checkpoint's files: a directory on disk, or files embedded in the binary.

use crate::Error;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The first bytes of the small text file that git-lfs stores in place of the content.
const LFS: &[u8] = b"version https://git-lfs";

/// A model directory in the Hugging Face layout.
#[derive(Clone, Debug)]
pub enum Folder {
    /// A directory of the file system.
    Disk(PathBuf),
    /// Files that are embedded in the binary.
    Embedded {
        /// The name of the model in messages.
        name: &'static str,
        /// File names and contents.
        files: &'static [(&'static str, &'static [u8])],
    },
}

/// The bytes of a file, without a copy where possible.
#[derive(Debug)]
pub(crate) enum Bytes {
    /// A read-only mapping.
    Mapped(memmap2::Mmap),
    /// Embedded in the binary.
    Static(&'static [u8]),
}

impl Bytes {
    /// The content.
    pub(crate) fn as_slice(&self) -> &[u8] {
        match self {
            Bytes::Mapped(map) => map,
            Bytes::Static(bytes) => bytes,
        }
    }
}

impl Folder {
    /// A directory on disk. If `path` is not a directory, the error is one sentence.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let shown = path.display().to_string();
        let not = |what: &str| Error::NotAFolder { path: shown.clone(), what: what.into() };
        let meta = match std::fs::metadata(path) {
            Ok(meta) => meta,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Err(not("there is nothing at this path")),
            Err(cause) => return Err(Error::Read { path: shown, cause }),
        };
        if !meta.is_dir() {
            return Err(not(
                "it is a file; pass the folder that contains config.json, tokenizer.json and *.safetensors",
            ));
        }
        Ok(Folder::Disk(path.to_path_buf()))
    }

    /// The name of the directory in messages.
    pub fn name(&self) -> String {
        match self {
            Folder::Disk(path) => path.display().to_string(),
            Folder::Embedded { name, .. } => (*name).to_string(),
        }
    }

    /// The name of a file of the directory in messages.
    pub(crate) fn path(&self, file: &str) -> String {
        match self {
            Folder::Disk(path) => path.join(file).display().to_string(),
            Folder::Embedded { name, .. } => format!("{name}/{file}"),
        }
    }

    /// Whether the directory contains this file.
    pub(crate) fn has(&self, file: &str) -> bool {
        match self {
            Folder::Disk(path) => path.join(file).exists(),
            Folder::Embedded { files, .. } => files.iter().any(|(name, _)| *name == file),
        }
    }

    /// The text of a file of at most `limit` bytes. If the file is missing, the error contains `need`, the purpose of
    /// the file.
    pub(crate) fn text(&self, file: &str, limit: u64, need: &str) -> Result<String, Error> {
        let path = self.path(file);
        let bytes = match self {
            Folder::Embedded { .. } => self.embedded(file, need)?.to_vec(),
            Folder::Disk(_) => {
                let (mut handle, length) = self.handle(file, need)?;
                if length > limit {
                    return Err(Error::FileTooLarge { path, bytes: length, limit });
                }
                let mut bytes = Vec::new();
                handle
                    .by_ref()
                    .take(limit)
                    .read_to_end(&mut bytes)
                    .map_err(|cause| Error::Read { path: path.clone(), cause })?;
                bytes
            }
        };
        if bytes.starts_with(LFS) {
            return Err(Error::LfsPointer { path });
        }
        String::from_utf8(bytes).map_err(|e| Error::Read {
            path,
            cause: std::io::Error::other(format!("it is not UTF-8 text (byte {})", e.utf8_error().valid_up_to())),
        })
    }

    /// A JSON file of at most `limit` bytes.
    pub(crate) fn json(&self, file: &str, limit: u64, need: &str) -> Result<serde_json::Value, Error> {
        let text = self.text(file, limit, need)?;
        serde_json::from_str(&text).map_err(|e| Error::Json { path: self.path(file), cause: e.to_string() })
    }

    /// The bytes of a large file, mapped read-only.
    pub(crate) fn map(&self, file: &str, need: &str) -> Result<Bytes, Error> {
        let path = self.path(file);
        let bytes = match self {
            Folder::Embedded { .. } => Bytes::Static(self.embedded(file, need)?),
            Folder::Disk(_) => {
                let (handle, length) = self.handle(file, need)?;
                if length == 0 {
                    return Err(Error::Safetensors { path, what: "it is empty: truncated download?".into() });
                }
                Bytes::Mapped(map(&handle).map_err(|cause| Error::Read { path: path.clone(), cause })?)
            }
        };
        if bytes.as_slice().starts_with(LFS) {
            return Err(Error::LfsPointer { path });
        }
        Ok(bytes)
    }

    fn embedded(&self, file: &str, need: &str) -> Result<&'static [u8], Error> {
        let found = match self {
            Folder::Embedded { files, .. } => files.iter().find(|(name, _)| *name == file).map(|(_, bytes)| *bytes),
            Folder::Disk(_) => None,
        };
        found.ok_or_else(|| Error::FileMissing { path: self.path(file), hint: need.into() })
    }

    fn handle(&self, file: &str, need: &str) -> Result<(File, u64), Error> {
        let path = self.path(file);
        let refuse = |cause: std::io::Error| match t0_files::NotRegular::of(&cause) {
            Some(found) => Error::NotARegularFile { path: path.clone(), kind: found.kind },
            None if cause.kind() == std::io::ErrorKind::NotFound => {
                Error::FileMissing { path: path.clone(), hint: need.into() }
            }
            None => Error::Read { path: path.clone(), cause },
        };
        let handle = t0_files::open(&path).map_err(refuse)?;
        let length = handle.metadata().map_err(refuse)?.len();
        Ok((handle, length))
    }
}

#[allow(unsafe_code)]
fn map(handle: &File) -> std::io::Result<memmap2::Mmap> {
    // SAFETY: the mapping is private and read-only and is only read as plain bytes, for which every bit pattern is
    // valid. The remaining condition holds for every memory-mapped checkpoint: if another process truncates the file,
    // this process ends by SIGBUS, without touching other memory.
    unsafe { memmap2::Mmap::map(handle) }
}
