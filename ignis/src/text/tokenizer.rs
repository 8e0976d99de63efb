//! Text to token ids and token ids to bytes.
//!
//! `tokenizers` does the byte pair encoding. This module adds two things. Control tokens (`<|im_end|>`, `<think>`, ...)
//! are recognised in text of the chat template, and never in text of the user; see [`Tokenizer::guard`]. Decoding
//! produces bytes, so that a stream can hold back an incomplete character; see [`TextStream`](super::TextStream).

use crate::Error;
use crate::files::Folder;
use std::str::FromStr;
use tokenizers::models::ModelWrapper;
use tokenizers::tokenizer::{OffsetReferential, OffsetType, PreTokenizedString};
use tokenizers::{DecoderWrapper, Model, PreTokenizer};

/// The file's name.
const FILE: &str = "tokenizer.json";

/// A byte-level BPE tokenizer from `tokenizer.json`.
pub struct Tokenizer {
    inner: tokenizers::Tokenizer,
    /// The bytes of all tokens in order; `ends[id]` is where those of `id` end.
    bytes: Vec<u8>,
    ends: Vec<u32>,
    special: Vec<bool>,
    /// Contents of the added tokens, longest first, and whether they are control tokens that are not part of a text.
    added: Vec<(String, bool)>,
}

impl std::fmt::Debug for Tokenizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokenizer").field("tokens", &self.tokens()).finish_non_exhaustive()
    }
}

impl Tokenizer {
    /// Reads `tokenizer.json`; every id must be below `vocab`, the rows of the model's embedding.
    pub fn open(folder: &Folder, vocab: usize) -> Result<Self, Error> {
        let text = folder.text(FILE, 256 << 20, "it turns text into tokens; download it with the weights")?;
        Self::from_json(&folder.path(FILE), &text, vocab)
    }

    /// Builds a tokenizer from the text of a `tokenizer.json`; `path` is its name in messages.
    pub fn from_json(path: &str, json: &str, vocab: usize) -> Result<Self, Error> {
        let refuse = |what: String| Error::Tokenizer { path: path.into(), what };
        let inner = tokenizers::Tokenizer::from_str(json).map_err(|e| refuse(e.to_string()))?;
        if !matches!(inner.get_model(), ModelWrapper::BPE(_)) {
            return Err(refuse("its model is not BPE; Qwen3 uses byte-level BPE".into()));
        }
        if !matches!(inner.get_decoder(), Some(DecoderWrapper::ByteLevel(_))) {
            return Err(refuse("its decoder is not ByteLevel; Qwen3 uses byte-level BPE".into()));
        }
        let mut list: Vec<(u32, String)> = inner.get_vocab(true).into_iter().map(|(text, id)| (id, text)).collect();
        list.sort_unstable();
        let Some(&(last, _)) = list.last() else { return Err(refuse("it has no tokens".into())) };
        if last as usize >= vocab {
            return Err(refuse(format!(
                "it has the token id {last}, but vocab_size in config.json is {vocab}: does it belong to another model?"
            )));
        }
        let mut bytes = Vec::new();
        let mut ends = Vec::with_capacity(last as usize + 1);
        for (id, text) in &list {
            // Ids without a token, and the second of two tokens with one id, have no bytes.
            while ends.len() < *id as usize {
                ends.push(bytes.len() as u32);
            }
            if ends.len() == *id as usize {
                push_bytes(text, &mut bytes);
                ends.push(bytes.len() as u32);
            }
        }
        let decoder = inner.get_added_tokens_decoder();
        let mut special = vec![false; ends.len()];
        let mut added = Vec::new();
        for (id, token) in &decoder {
            if token.special
                && let Some(flag) = special.get_mut(*id as usize)
            {
                *flag = true;
            }
            added.push((token.content.clone(), token.special));
        }
        added.sort_by(|(a, _), (b, _)| b.len().cmp(&a.len()).then(a.cmp(b)));
        Ok(Tokenizer { inner, bytes, ends, special, added })
    }

    /// The number of ids, including unused ones below the last.
    pub fn tokens(&self) -> usize {
        self.ends.len()
    }

    /// The id of a token with this content, such as `<|im_end|>`.
    pub fn id(&self, token: &str) -> Option<u32> {
        self.inner.token_to_id(token)
    }

    /// The bytes of a token; empty for an id without a token (the embedding may have more rows).
    pub fn bytes(&self, id: u32) -> &[u8] {
        let id = id as usize;
        let end = self.ends.get(id).map_or(0, |e| *e as usize);
        let start = id.checked_sub(1).and_then(|i| self.ends.get(i)).map_or(0, |e| *e as usize);
        self.bytes.get(start..end).unwrap_or(&[])
    }

    /// Whether a token is a control token that is not part of the text.
    pub fn is_special(&self, id: u32) -> bool {
        self.special.get(id as usize).copied().unwrap_or(false)
    }

    /// The text of `ids` without special tokens; invalid UTF-8 becomes U+FFFD.
    pub fn decode(&self, ids: &[u32]) -> String {
        let mut bytes = Vec::new();
        for id in ids.iter().filter(|id| !self.is_special(**id)) {
            bytes.extend_from_slice(self.bytes(*id));
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Encodes text and recognises control tokens in it, as in the output of a chat template.
    pub fn encode_with_control(&self, text: &str) -> Result<Vec<u32>, Error> {
        self.encode_guarded(text, None)
    }

    /// Encodes the text of a user: `<|im_end|>` in it becomes ordinary tokens, not the control token.
    pub fn encode(&self, text: &str) -> Result<Vec<u32>, Error> {
        let guard = unused_char([text]);
        self.encode_guarded(&self.guard(text, guard, false), guard)
    }

    /// Inserts `guard` after the first character of every control token in `text`, so that it is not recognised as one.
    /// [`encode_guarded`](Self::encode_guarded) removes it after it has recognised the control tokens. With
    /// `special_only`, added tokens that are part of a text, such as `<think>`, are still recognised.
    pub(super) fn guard(&self, text: &str, guard: Option<char>, special_only: bool) -> String {
        let mut text = text.to_string();
        let Some(guard) = guard else { return text };
        let chosen = self.added.iter().filter(|(token, special)| !token.is_empty() && (*special || !special_only));
        for (token, _) in chosen {
            if text.contains(token.as_str()) {
                let first = token.chars().next().map_or(0, char::len_utf8);
                let broken = format!("{}{guard}{}", &token[..first], &token[first..]);
                text = text.replace(token.as_str(), &broken);
            }
        }
        text
    }

    /// Encodes text and recognises control tokens, except those that contain the guard character.
    pub(super) fn encode_guarded(&self, text: &str, guard: Option<char>) -> Result<Vec<u32>, Error> {
        let refuse = |e: tokenizers::Error| Error::Encode { what: e.to_string() };
        let mut cut: PreTokenizedString =
            self.inner.get_added_vocabulary().extract_and_normalize(self.inner.get_normalizer(), text);
        if let Some(guard) = guard {
            cut.normalize(|part| {
                part.filter(|c| c != guard);
                Ok(())
            })
            .map_err(refuse)?;
        }
        if let Some(splitter) = self.inner.get_pre_tokenizer() {
            splitter.pre_tokenize(&mut cut).map_err(refuse)?;
        }
        cut.tokenize(|part| self.inner.get_model().tokenize(part.get())).map_err(refuse)?;
        let splits = cut.get_splits(OffsetReferential::Normalized, OffsetType::None);
        Ok(splits.iter().flat_map(|(_, _, tokens)| tokens.iter().flatten()).map(|token| token.id).collect())
    }
}

/// A private-use character that does not occur in `texts`.
pub(super) fn unused_char<'a>(texts: impl IntoIterator<Item = &'a str> + Clone) -> Option<char> {
    ('\u{F0000}'..='\u{FFFFD}').find(|c| texts.clone().into_iter().all(|text| !text.contains(*c)))
}

/// Appends the bytes of a byte-level token.
///
/// Byte-level BPE writes every byte as one printable character: the printable Latin-1 characters represent themselves,
/// and the other bytes are the characters from U+0100 on, in order. A token with any other character is an added token
/// and represents its own UTF-8.
fn push_bytes(token: &str, out: &mut Vec<u8>) {
    let start = out.len();
    for c in token.chars() {
        match byte_of(c) {
            Some(byte) => out.push(byte),
            None => {
                out.truncate(start);
                out.extend_from_slice(token.as_bytes());
                return;
            }
        }
    }
}

/// Whether byte-level BPE writes this byte as the character with the same number.
fn is_printable(byte: u8) -> bool {
    matches!(byte, 0x21..=0x7E | 0xA1..=0xAC | 0xAE..=0xFF)
}

fn byte_of(c: char) -> Option<u8> {
    let code = u32::from(c);
    if let Ok(byte) = u8::try_from(code) {
        return is_printable(byte).then_some(byte);
    }
    let nth = usize::try_from(code.checked_sub(0x100)?).ok()?;
    (0..=u8::MAX).filter(|b| !is_printable(*b)).nth(nth)
}
