//! Files of tokens.

use super::error::TrainError;
use std::path::{Path, PathBuf};

/// The first bytes of a file with a header.
const MAGIC: &[u8; 8] = b"T0TOKENS";
/// Bytes of the header: the magic number, the version, bytes of a token, and the number of tokens, little endian.
const HEADER: usize = 24;
const VERSION: u32 = 1;

/// The type of tokens in a file, little endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Two bytes each.
    U16,
    /// Four bytes each.
    U32,
}

impl Width {
    /// Bytes of a token.
    #[must_use]
    pub fn bytes(self) -> usize {
        match self {
            Width::U16 => 2,
            Width::U32 => 4,
        }
    }
}

/// A text as tokens, in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    ids: Vec<u32>,
    path: Option<PathBuf>,
}

impl Tokens {
    /// Tokens that are in memory.
    #[must_use]
    pub fn new(ids: Vec<u32>) -> Tokens {
        Tokens { ids, path: None }
    }

    /// Reads a file that [`Tokens::write`] has written.
    ///
    /// # Errors
    /// [`TrainError::Read`]; [`TrainError::Tokens`] if the file has no header, or another length than its header says.
    pub fn read(path: impl AsRef<Path>) -> Result<Tokens, TrainError> {
        let path = path.as_ref();
        let bytes = load(path)?;
        let wrong = |why: String| Err(TrainError::Tokens { path: Some(path.to_owned()), why });
        let Some((header, data)) = bytes.split_at_checked(HEADER).filter(|(header, _)| header.starts_with(MAGIC))
        else {
            return wrong("the file has no header; read a file of plain numbers with `Tokens::read_raw`".to_owned());
        };
        let word = |at: usize| header[at..at + 4].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        if word(8) != u64::from(VERSION) {
            return wrong(format!("the version is {}, and this program reads version {VERSION}", word(8)));
        }
        let width = match word(12) {
            2 => Width::U16,
            4 => Width::U32,
            other => return wrong(format!("tokens have {other} bytes; 2 and 4 are supported")),
        };
        let count = word(16) | word(20) << 32;
        if (data.len() / width.bytes()) as u64 != count || !data.len().is_multiple_of(width.bytes()) {
            return wrong(format!(
                "the header announces {count} tokens of {} bytes, and {} bytes follow: the file is incomplete",
                width.bytes(),
                data.len()
            ));
        }
        Ok(Tokens { ids: numbers(data, width), path: Some(path.to_owned()) })
    }

    /// Reads a file of plain numbers without a header.
    ///
    /// # Errors
    /// [`TrainError::Read`]; [`TrainError::Tokens`] if the length is not a multiple of the width.
    pub fn read_raw(path: impl AsRef<Path>, width: Width) -> Result<Tokens, TrainError> {
        let path = path.as_ref();
        let bytes = load(path)?;
        if !bytes.len().is_multiple_of(width.bytes()) {
            let why = format!("{} bytes are not a multiple of the {} bytes of a token", bytes.len(), width.bytes());
            return Err(TrainError::Tokens { path: Some(path.to_owned()), why });
        }
        Ok(Tokens { ids: numbers(&bytes, width), path: Some(path.to_owned()) })
    }

    /// Writes a file with a header. A complete file replaces one that was there before.
    ///
    /// # Errors
    /// [`TrainError::Tokens`] if a token does not fit; [`TrainError::Write`].
    pub fn write(&self, path: impl AsRef<Path>, width: Width) -> Result<(), TrainError> {
        let path = path.as_ref();
        if let Some(id) = self.ids.iter().find(|id| width == Width::U16 && **id > 0xffff) {
            let why = format!("token {id} does not fit in 16 bits; write them with `Width::U32`");
            return Err(TrainError::Tokens { path: Some(path.to_owned()), why });
        }
        let mut bytes = Vec::with_capacity(HEADER + self.ids.len() * width.bytes());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&(width.bytes() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.ids.len() as u64).to_le_bytes());
        for id in &self.ids {
            bytes.extend_from_slice(&id.to_le_bytes()[..width.bytes()]);
        }
        t0_files::replace(path, &bytes).map_err(|cause| TrainError::Write { path: path.to_owned(), cause })
    }

    /// The tokens.
    #[must_use]
    pub fn ids(&self) -> &[u32] {
        &self.ids
    }

    /// CRC-32 of the tokens as 32-bit numbers.
    pub(super) fn checksum(&self) -> u32 {
        let mut crc = crc32fast::Hasher::new();
        for ids in self.ids.chunks(1 << 10) {
            let bytes: Vec<u8> = ids.iter().flat_map(|id| id.to_le_bytes()).collect();
            crc.update(&bytes);
        }
        crc.finalize()
    }

    pub(super) fn path(&self) -> Option<PathBuf> {
        self.path.clone()
    }
}

fn load(path: &Path) -> Result<Vec<u8>, TrainError> {
    t0_files::read(path).map_err(|cause| TrainError::Read { path: path.to_owned(), cause })
}

fn numbers(data: &[u8], width: Width) -> Vec<u32> {
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte));
    data.chunks_exact(width.bytes()).map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_return_the_tokens_that_were_written() {
        let folder = tempfile::tempdir().expect("a folder");
        for (width, ids) in [(Width::U16, vec![0, 1, 0xffff]), (Width::U32, vec![7, u32::MAX]), (Width::U16, vec![])] {
            let path = folder.path().join("tokens");
            Tokens::new(ids.clone()).write(&path, width).expect("written");
            assert_eq!(Tokens::read(&path).expect("read").ids(), ids);
        }
        let raw = folder.path().join("raw");
        std::fs::write(&raw, [1, 0, 2, 1]).expect("written");
        assert_eq!(Tokens::read_raw(&raw, Width::U16).expect("read").ids(), [1, 258]);
        assert_eq!(Tokens::read_raw(&raw, Width::U32).expect("read").ids(), [0x0102_0001]);
    }

    #[test]
    fn damaged_files_are_errors() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tokens");
        let error = |bytes: &[u8]| {
            std::fs::write(&path, bytes).expect("written");
            Tokens::read(&path).expect_err("it is damaged").to_string()
        };
        assert!(error(b"T0TOK").contains("has no header"));
        assert!(error(&[0; 100]).contains("has no header"));
        Tokens::new(vec![1, 2, 3]).write(&path, Width::U16).expect("written");
        let whole = std::fs::read(&path).expect("read");
        assert!(error(&whole[..whole.len() - 1]).contains("announces 3 tokens of 2 bytes, and 5 bytes follow"));
        let with = |at: usize, byte: u8| {
            let mut bytes = whole.clone();
            bytes[at] = byte;
            error(&bytes)
        };
        assert!(with(8, 9).contains("the version is 9"));
        assert!(with(12, 3).contains("tokens have 3 bytes"));
        assert!(
            Tokens::read_raw(&path, Width::U32)
                .expect_err("30 bytes are no multiple of 4")
                .to_string()
                .contains("not a multiple")
        );
        let large = Tokens::new(vec![70_000]).write(&path, Width::U16).expect_err("it does not fit");
        assert!(large.to_string().contains("token 70000 does not fit in 16 bits"), "{large}");
        assert_eq!(std::fs::read(&path).expect("read").len(), 30, "the file has not changed");
        assert!(matches!(Tokens::read(folder.path().join("absent")), Err(TrainError::Read { .. })));
    }
}
