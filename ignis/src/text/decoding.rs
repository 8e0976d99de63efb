//! How the tokens of a tokenizer become bytes, as its decoder says.

use crate::Error;
use serde_json::Value;

/// A decoder of `tokenizer.json`.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Decoding {
    /// Byte-level BPE: every character of a token stands for a byte.
    ByteLevel,
    /// A token is text, or one byte that no token has.
    Pieces(Pieces),
}

/// Byte fallback and a character for spaces.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pieces {
    /// Strings in tokens, and what replaces them.
    replaced: Vec<(String, String)>,
    /// Whether tokens such as `<0x0A>` stand for a byte.
    byte_fallback: bool,
    /// What is removed from the beginning of a text, and how often.
    strip: Option<(char, usize)>,
}

/// What a token stands for.
pub(super) enum Piece {
    /// Bytes, which may be a part of a character.
    Bytes(Vec<u8>),
    /// One byte of a run. transformers replaces all of a run that is not UTF-8.
    Fallback(u8),
}

/// A step of the decoder `Sequence`, in the order in which they may be.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Step {
    Replace,
    ByteFallback,
    Fuse,
    Strip,
}

impl Decoding {
    /// Reads the decoder of a parsed `tokenizer.json`; `path` is its name in messages.
    pub(super) fn from_json(path: &str, json: &Value) -> Result<Self, Error> {
        let decoder = json.get("decoder").unwrap_or(&Value::Null);
        let refuse = |what: &str| Error::Tokenizer {
            path: path.into(),
            what: format!(
                "its decoder is {what}; supported: `ByteLevel`, and a `Sequence` of `Replace`, `ByteFallback`, `Fuse` \
                 and `Strip` in this order"
            ),
        };
        let kind = |step: &Value| step.get("type").and_then(Value::as_str).unwrap_or("missing").to_string();
        let steps = match (kind(decoder).as_str(), decoder.get("decoders").and_then(Value::as_array)) {
            ("ByteLevel", _) => return Ok(Decoding::ByteLevel),
            ("Sequence", Some(steps)) => steps,
            (other, _) => return Err(refuse(other)),
        };
        let mut pieces = Pieces::default();
        let mut before = None;
        for step in steps {
            let text = |key: &str| step.get(key).and_then(Value::as_str).map(str::to_string);
            let number = |key: &str| step.get(key).and_then(Value::as_u64);
            let (at, read) = match kind(step).as_str() {
                "Replace" => {
                    let pattern = step.get("pattern").and_then(|p| p.get("String")).and_then(Value::as_str);
                    let pair = pattern.filter(|p| !p.is_empty()).map(str::to_string).zip(text("content"));
                    let read = pair.is_some();
                    pieces.replaced.extend(pair);
                    (Step::Replace, read)
                }
                "ByteFallback" => {
                    pieces.byte_fallback = true;
                    (Step::ByteFallback, true)
                }
                "Fuse" => (Step::Fuse, true),
                "Strip" => {
                    let content = text("content").and_then(|c| c.chars().next());
                    pieces.strip = content.zip(number("start")).map(|(c, n)| (c, n as usize));
                    // Without `Fuse`, each token is stripped.
                    let read = pieces.strip.is_some() && number("stop") == Some(0) && before == Some(Step::Fuse);
                    (Step::Strip, read)
                }
                other => return Err(refuse(&format!("a `Sequence` with `{other}`"))),
            };
            let in_order = before.is_none_or(|before| before < at || (before, at) == (Step::Replace, Step::Replace));
            if !read || !in_order {
                return Err(refuse(&format!("a `Sequence` with another form of `{}`", kind(step))));
            }
            before = Some(at);
        }
        Ok(Decoding::Pieces(pieces))
    }

    /// What a token stands for, from its text.
    pub(super) fn piece(&self, token: &str) -> Piece {
        match self {
            Decoding::ByteLevel => Piece::Bytes(byte_level(token)),
            Decoding::Pieces(pieces) => match fallback(token).filter(|_| pieces.byte_fallback) {
                Some(byte) => Piece::Fallback(byte),
                None => {
                    let mut text = token.to_string();
                    for (from, to) in &pieces.replaced {
                        text = text.replace(from, to);
                    }
                    Piece::Bytes(text.into_bytes())
                }
            },
        }
    }

    /// What is removed from the beginning of a text, and how often.
    pub(super) fn strip(&self) -> Option<(char, usize)> {
        match self {
            Decoding::ByteLevel => None,
            Decoding::Pieces(pieces) => pieces.strip,
        }
    }
}

/// The byte that a token such as `<0x0A>` stands for.
fn fallback(token: &str) -> Option<u8> {
    let digits = token.strip_prefix("<0x")?.strip_suffix('>')?;
    if digits.len() == 2 { u8::from_str_radix(digits, 16).ok() } else { None }
}

/// The bytes of a byte-level token.
///
/// Byte-level BPE writes every byte as one printable character: the printable Latin-1 characters represent themselves,
/// and the other bytes are the characters from U+0100 on, in order. A token with any other character is an added token
/// and represents its own UTF-8.
fn byte_level(token: &str) -> Vec<u8> {
    token.chars().map(byte_of).collect::<Option<_>>().unwrap_or_else(|| token.as_bytes().to_vec())
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(decoder: &Value) -> Result<Decoding, String> {
        Decoding::from_json("F", &json!({ "decoder": decoder })).map_err(|e| e.to_string())
    }

    #[test]
    fn the_decoders_of_published_tokenizers_are_read() {
        assert_eq!(read(&json!({"type": "ByteLevel", "add_prefix_space": true})), Ok(Decoding::ByteLevel));
        let replace = json!({"type": "Replace", "pattern": {"String": "▁"}, "content": " "});
        let (bytes, fuse) = (json!({"type": "ByteFallback"}), json!({"type": "Fuse"}));
        let strip = json!({"type": "Strip", "content": " ", "start": 1, "stop": 0});
        let found = read(&json!({"type": "Sequence", "decoders": [replace, bytes, fuse, strip]})).unwrap();
        assert_eq!(found.strip(), Some((' ', 1)));
        assert!(matches!(found.piece("<0x0A>"), Piece::Fallback(10)));
        assert!(matches!(found.piece("▁a▁<0x0A>"), Piece::Bytes(b) if b == b" a <0x0A>"));
        assert!(matches!(Decoding::ByteLevel.piece("Ġa"), Piece::Bytes(b) if b == b" a"));
    }

    #[test]
    fn other_decoders_are_refused_by_name() {
        let fuse = json!({"type": "Fuse"});
        let strip = json!({"type": "Strip", "content": " ", "start": 1, "stop": 0});
        for (decoder, what) in [
            (Value::Null, "missing"),
            (json!({"type": "Metaspace"}), "Metaspace"),
            (json!({"type": "Sequence", "decoders": [{"type": "WordPiece"}]}), "a `Sequence` with `WordPiece`"),
            (json!({"type": "Sequence", "decoders": [strip]}), "a `Sequence` with another form of `Strip`"),
            (json!({"type": "Sequence", "decoders": [fuse, strip, fuse]}), "a `Sequence` with another form of `Fuse`"),
            (
                json!({"type": "Sequence", "decoders": [{"type": "Replace", "pattern": {"Regex": "a"}, "content": ""}]}),
                "a `Sequence` with another form of `Replace`",
            ),
        ] {
            let expected = format!(
                "F is not a usable tokenizer: its decoder is {what}; supported: `ByteLevel`, and a `Sequence` of \
                 `Replace`, `ByteFallback`, `Fuse` and `Strip` in this order"
            );
            assert_eq!(read(&decoder), Err(expected));
        }
    }
}
