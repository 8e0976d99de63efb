//! Text to token ids and token ids to bytes.
//!
//! `tokenizers` does the byte pair encoding. This module adds two things. Control tokens (`<|im_end|>`, `<think>`, ...)
//! are recognised in text of the chat template, and never in text of the user; see [`Tokenizer::guard`]. Decoding
//! produces bytes, so that a stream can hold back an incomplete character; see [`TextStream`](super::TextStream).

use super::TextStream;
use super::decoding::{Decoding, Piece};
use crate::Error;
use crate::files::Folder;
use std::str::FromStr;
use tokenizers::models::ModelWrapper;
use tokenizers::tokenizer::{OffsetReferential, OffsetType, PreTokenizedString, Token};
use tokenizers::{Encoding, Model, PreTokenizer};

/// The file's name.
const FILE: &str = "tokenizer.json";

/// A BPE tokenizer from `tokenizer.json`: byte-level, or with byte fallback.
pub struct Tokenizer {
    inner: tokenizers::Tokenizer,
    /// The bytes of all tokens in order; `ends[id]` is where those of `id` end.
    bytes: Vec<u8>,
    ends: Vec<u32>,
    special: Vec<bool>,
    /// Whether a token stands for a byte that no other token has.
    fallback: Vec<bool>,
    decoding: Decoding,
    /// The tokens before and after a prompt.
    around: [Vec<u32>; 2],
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
            return Err(refuse("its model is not BPE, the only supported kind".into()));
        }
        let parsed = serde_json::from_str(json).map_err(|e| refuse(e.to_string()))?;
        let decoding = Decoding::from_json(path, &parsed)?;
        let mut list: Vec<(u32, String)> = inner.get_vocab(true).into_iter().map(|(text, id)| (id, text)).collect();
        list.sort_unstable();
        let Some(&(last, _)) = list.last() else { return Err(refuse("it has no tokens".into())) };
        if last as usize >= vocab {
            return Err(refuse(format!(
                "it has the token id {last}, but vocab_size in config.json is {vocab}: does it belong to another model?"
            )));
        }
        let mut bytes = Vec::new();
        let mut fallback = vec![false; last as usize + 1];
        let mut ends = Vec::with_capacity(last as usize + 1);
        for (id, text) in &list {
            // Ids without a token, and the second of two tokens with one id, have no bytes.
            while ends.len() < *id as usize {
                ends.push(bytes.len() as u32);
            }
            if ends.len() == *id as usize {
                match decoding.piece(text) {
                    Piece::Bytes(piece) => bytes.extend(piece),
                    Piece::Fallback(byte) => {
                        fallback[*id as usize] = true;
                        bytes.push(byte);
                    }
                }
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
        // The mask marks the tokens that were added around another one.
        let one = Encoding::from_tokens(vec![Token::new(0, "a".into(), (0, 1))], 0);
        let encoding = inner.post_process(one, None, true).map_err(|e| refuse(e.to_string()))?;
        let (ids, mask) = (encoding.get_ids(), encoding.get_special_tokens_mask());
        let at = mask.iter().position(|added| *added == 0).unwrap_or(ids.len());
        let around = [ids[..at].to_vec(), ids.get(at + 1..).unwrap_or_default().to_vec()];
        Ok(Tokenizer { inner, bytes, ends, special, fallback, decoding, around, added })
    }

    /// The number of ids, including unused ones below the last.
    pub fn tokens(&self) -> usize {
        self.ends.len()
    }

    /// Whether each id has the same bytes in both tokenizers.
    pub fn has_tokens_of(&self, other: &Tokenizer) -> bool {
        self.bytes == other.bytes && self.ends == other.ends && self.special == other.special
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

    /// The text of `ids` without special tokens. Invalid UTF-8 becomes U+FFFD. With byte fallback, consecutive tokens
    /// for bytes that are not UTF-8 together become as many of them. Some tokenizers remove a space from the beginning.
    pub fn decode(&self, ids: &[u32]) -> String {
        let mut stream = self.stream();
        let mut text = String::new();
        let shown: Vec<u32> = ids.iter().copied().filter(|id| !self.is_special(*id)).collect();
        let falls_back = |id: &u32| self.fallback.get(*id as usize).copied().unwrap_or(false);
        for run in shown.chunk_by(|a, b| falls_back(a) == falls_back(b)) {
            let bytes: Vec<u8> = run.iter().flat_map(|id| self.bytes(*id)).copied().collect();
            if falls_back(&run[0]) && std::str::from_utf8(&bytes).is_err() {
                text.push_str(&stream.push("\u{FFFD}".repeat(bytes.len()).as_bytes()));
            } else {
                text.push_str(&stream.push(&bytes));
            }
        }
        text.push_str(&stream.finish());
        text
    }

    /// Converts the bytes of tokens to text, from the beginning of a text on.
    pub fn stream(&self) -> TextStream {
        TextStream::new(self.decoding.strip())
    }

    /// Encodes a prompt that no chat template wrote: recognises control tokens, and adds those that the post-processor
    /// of `tokenizer.json` adds before and after a text, such as BOS. As in transformers, `add_bos_token` and
    /// `add_eos_token` of `tokenizer_config.json` have no effect beside that file.
    pub fn encode_prompt(&self, text: &str) -> Result<Vec<u32>, Error> {
        let [before, after] = &self.around;
        Ok([before, &self.encode_with_control(text)?[..], after].concat())
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
