//! The source of a checkpoint's files: a directory on disk, a GGUF file, or files embedded in the binary.

use crate::Error;
use std::borrow::Cow;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The first bytes of the small text file that git-lfs stores in place of the content.
const LFS: &[u8] = b"version https://git-lfs";

/// A model directory in the Hugging Face layout, or a GGUF file, which has the contents of such a directory.
#[derive(Clone, Debug)]
pub enum Folder {
    /// A directory of the file system.
    Disk(PathBuf),
    /// A GGUF file.
    Gguf(PathBuf),
    /// Files that are embedded in the binary.
    Embedded {
        /// The name of the model in messages.
        name: &'static str,
        /// File names and contents.
        files: &'static [(&'static str, &'static [u8])],
    },
}

/// A large file, parts of which are copied when they are needed. It is not mapped: another process can rewrite or
/// truncate it meanwhile, which changes a mapping after its contents were checked, or ends this process.
#[derive(Debug)]
pub(crate) struct Content {
    source: ContentSource,
    length: u64,
    path: String,
}

#[derive(Debug)]
enum ContentSource {
    /// An open file and its position.
    Disk(Mutex<File>),
    /// Embedded in the binary.
    Static(&'static [u8]),
}

impl Content {
    /// The number of bytes when it was opened.
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// The bytes of `range`, which is within the length.
    pub(crate) fn read(&self, range: Range<u64>) -> Result<Cow<'static, [u8]>, Error> {
        if let ContentSource::Static(bytes) = self.source {
            return Ok(Cow::Borrowed(part(bytes, &range)));
        }
        let mut bytes = Vec::new();
        self.read_with(range, &mut bytes)?;
        Ok(Cow::Owned(bytes))
    }

    /// Reads the bytes of `range` into a buffer, whose memory the next part can use again.
    pub(crate) fn read_with<'a>(&self, range: Range<u64>, buffer: &'a mut Vec<u8>) -> Result<&'a [u8], Error> {
        let count = range.end.saturating_sub(range.start);
        let failed = |cause| Error::Read { path: self.path.clone(), cause };
        match &self.source {
            ContentSource::Static(bytes) => Ok(part(bytes, &range)),
            ContentSource::Disk(file) => {
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                buffer.clear();
                buffer.reserve_exact(usize::try_from(count).unwrap_or(0));
                file.seek(SeekFrom::Start(range.start)).map_err(failed)?;
                (&mut *file).take(count).read_to_end(buffer).map_err(failed)?;
                if buffer.len() as u64 == count {
                    return Ok(buffer);
                }
                let what =
                    format!("it ends before byte {}, but had {} bytes when it was opened", range.end, self.length);
                Err(failed(std::io::Error::new(std::io::ErrorKind::UnexpectedEof, what)))
            }
        }
    }
}

/// The bytes of a range that is within them.
fn part(bytes: &'static [u8], range: &Range<u64>) -> &'static [u8] {
    let range = usize::try_from(range.start).ok().zip(usize::try_from(range.end).ok());
    range.and_then(|(start, end)| bytes.get(start..end)).unwrap_or_default()
}

impl Folder {
    /// A directory on disk, or a file whose name ends with `.gguf`. If `path` is neither, the error is one sentence.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let shown = path.display().to_string();
        let not = |what: &str| Error::NotAFolder { path: shown.clone(), what: what.into() };
        let meta = match std::fs::metadata(path) {
            Ok(meta) => meta,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound && is_hub_id(&shown) => {
                return Err(not(&format!(
                    "there is nothing at this path, and models are not downloaded; `hf download {shown} --local-dir DIR` \
                     makes a folder DIR to pass"
                )));
            }
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Err(not("there is nothing at this path")),
            Err(cause) => return Err(Error::Read { path: shown, cause }),
        };
        if !meta.is_dir() && path.extension().is_some_and(|e| e.eq_ignore_ascii_case("gguf")) {
            return Ok(Folder::Gguf(path.to_path_buf()));
        }
        if !meta.is_dir() {
            return Err(not(
                "it is a file; pass the folder that contains config.json, tokenizer.json and *.safetensors, or a *.gguf file",
            ));
        }
        Ok(Folder::Disk(path.to_path_buf()))
    }

    /// The name of the directory in messages.
    pub fn name(&self) -> String {
        match self {
            Folder::Disk(path) | Folder::Gguf(path) => path.display().to_string(),
            Folder::Embedded { name, .. } => (*name).to_string(),
        }
    }

    /// The name of a file of the directory in messages.
    pub(crate) fn path(&self, file: &str) -> String {
        match self {
            Folder::Disk(path) => path.join(file).display().to_string(),
            // It has the contents of all files.
            Folder::Gguf(path) => path.display().to_string(),
            Folder::Embedded { name, .. } => format!("{name}/{file}"),
        }
    }

    /// Whether the directory contains this file.
    pub(crate) fn has(&self, file: &str) -> bool {
        match self {
            // A link to nothing is an error when it is read, not a missing file.
            Folder::Disk(path) => path.join(file).symlink_metadata().is_ok(),
            Folder::Gguf(_) => false,
            Folder::Embedded { files, .. } => files.iter().any(|(name, _)| *name == file),
        }
    }

    /// The text of a file of at most `limit` bytes. If the file is missing, the error contains `need`, the purpose of
    /// the file.
    pub(crate) fn text(&self, file: &str, limit: u64, need: &str) -> Result<String, Error> {
        let path = self.path(file);
        let bytes = match self {
            Folder::Embedded { .. } => self.embedded(file, need)?.to_vec(),
            Folder::Disk(_) | Folder::Gguf(_) => {
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
        utf8(bytes).map_err(|cause| Error::Read { path, cause })
    }

    /// A JSON file of at most `limit` bytes.
    pub(crate) fn json(&self, file: &str, limit: u64, need: &str) -> Result<serde_json::Value, Error> {
        let text = self.text(file, limit, need)?;
        serde_json::from_str(&text).map_err(|e| Error::Json { path: self.path(file), cause: e.to_string() })
    }

    /// A large file, which must not be empty or a pointer of git-lfs.
    pub(crate) fn content(&self, file: &str, need: &str) -> Result<Content, Error> {
        let path = self.path(file);
        let (source, length) = match self {
            Folder::Embedded { .. } => {
                let bytes = self.embedded(file, need)?;
                (ContentSource::Static(bytes), bytes.len() as u64)
            }
            Folder::Disk(_) | Folder::Gguf(_) => {
                let (handle, length) = self.handle(file, need)?;
                (ContentSource::Disk(Mutex::new(handle)), length)
            }
        };
        if length == 0 {
            let what = "it is empty: truncated download?".into();
            return Err(match self {
                Folder::Gguf(_) => Error::Gguf { path, what },
                Folder::Disk(_) | Folder::Embedded { .. } => Error::Safetensors { path, what },
            });
        }
        let content = Content { source, length, path };
        if content.read(0..length.min(LFS.len() as u64))?.starts_with(LFS) {
            return Err(Error::LfsPointer { path: content.path });
        }
        Ok(content)
    }

    fn embedded(&self, file: &str, need: &str) -> Result<&'static [u8], Error> {
        let found = match self {
            Folder::Embedded { files, .. } => files.iter().find(|(name, _)| *name == file).map(|(_, bytes)| *bytes),
            Folder::Disk(_) | Folder::Gguf(_) => None,
        };
        found.ok_or_else(|| Error::FileMissing { path: self.path(file), hint: need.into() })
    }

    fn handle(&self, file: &str, need: &str) -> Result<(File, u64), Error> {
        let path = self.path(file);
        let refuse = |cause: std::io::Error| match t0_files::NotRegular::of(&cause) {
            Some(found) => Error::NotARegularFile { path: path.clone(), kind: found.kind },
            None if cause.kind() != std::io::ErrorKind::NotFound => Error::Read { path: path.clone(), cause },
            None if Path::new(&path).symlink_metadata().is_ok() => {
                Error::FileMissing { path: path.clone(), hint: "it is a link to a file that does not exist".into() }
            }
            None => Error::FileMissing { path: path.clone(), hint: need.into() },
        };
        let handle = t0_files::open(&path).map_err(refuse)?;
        let length = handle.metadata().map_err(refuse)?.len();
        Ok((handle, length))
    }
}

/// Whether a path has the form of a model's name on the hub, such as `Qwen/Qwen3-0.6B`.
fn is_hub_id(path: &str) -> bool {
    let plain = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphanumeric())
            && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    path.split_once('/').is_some_and(|(owner, name)| plain(owner) && plain(name))
}

/// The text of UTF-8, without a byte order mark.
pub(crate) fn utf8(bytes: Vec<u8>) -> std::io::Result<String> {
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(std::io::Error::other("it is UTF-16 text: convert it to UTF-8"));
    }
    let refuse = |e: std::string::FromUtf8Error| {
        std::io::Error::other(format!("it is not UTF-8 text (byte {})", e.utf8_error().valid_up_to()))
    };
    let mut text = String::from_utf8(bytes).map_err(refuse)?;
    if text.starts_with('\u{FEFF}') {
        text.drain(..'\u{FEFF}'.len_utf8());
    }
    Ok(text)
}
