//! `tokenizer.json` and the chat template from the metadata of a GGUF file.

use super::Gguf;
use crate::Error;
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// How Qwen2 and Llama 3 split a text; the count of digits that are one part stands in the middle.
const SPLIT: [&str; 2] =
    [r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|", r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"];
/// How Mistral Nemo splits a text.
const TEKKEN: &str = concat!(
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+",
    r"|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*",
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
);
/// The character of sentencepiece for a space.
const SPACE: &str = "\u{2581}";

/// The longest token in bytes that merges are looked for; those of sentencepiece have at most 16 characters.
const LONGEST_MERGED: usize = 256;

/// How a byte-level tokenizer splits a text.
enum Split {
    /// By an expression.
    By(fn() -> String),
    /// As GPT-2 does.
    Gpt2,
    /// Digits alone, and the rest as GPT-2 does.
    Digits,
}

/// A value of `tokenizer.ggml.pre`.
struct Pre {
    names: &'static [&'static str],
    split: Split,
    /// Composes characters first.
    nfc: bool,
    /// Takes a part that is a token without merges.
    whole: bool,
    /// Begins a text with BOS if the metadata does not say.
    bos: bool,
}

const PRES: [Pre; 5] = [
    Pre { names: &["qwen2"], split: Split::By(|| SPLIT.join(r"\p{N}")), nfc: true, whole: false, bos: false },
    Pre {
        names: &["llama-bpe", "llama3", "llama-v3"],
        split: Split::By(|| SPLIT.join(r"\p{N}{1,3}")),
        nfc: false,
        whole: true,
        bos: true,
    },
    Pre { names: &["tekken"], split: Split::By(|| TEKKEN.into()), nfc: false, whole: true, bos: true },
    Pre { names: &["gpt-2"], split: Split::Gpt2, nfc: false, whole: false, bos: false },
    Pre { names: &["smollm"], split: Split::Digits, nfc: false, whole: false, bos: false },
];

/// A chat template.
pub(crate) struct Template {
    /// Its text.
    pub(crate) source: String,
    /// The names and texts of tokens that it can use, such as `bos_token`.
    pub(crate) tokens: Vec<(String, String)>,
}

/// The kind of a token, a value of `tokenizer.ggml.token_type`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind(u64);

impl Kind {
    const NORMAL: Kind = Kind(1);
    const UNKNOWN: Kind = Kind(2);
    const CONTROL: Kind = Kind(3);
    const USER: Kind = Kind(4);

    pub(super) fn is_control(self) -> bool {
        self == Kind::CONTROL
    }

    /// Whether the token is cut out of a text before the text is split.
    fn is_added(self) -> bool {
        matches!(self, Kind::UNKNOWN | Kind::CONTROL | Kind::USER)
    }
}

impl Gguf {
    /// All tokens, with their kinds.
    pub(super) fn tokens(&self) -> Result<Vec<(&str, Kind)>, Error> {
        let keys = self.keys()?;
        let key = "tokenizer.ggml.tokens";
        let list = keys.get(key).and_then(Value::as_array).ok_or_else(|| keys.missing(key))?;
        let kinds = keys.get("tokenizer.ggml.token_type").and_then(Value::as_array);
        if kinds.is_some_and(|kinds| kinds.len() != list.len()) {
            return Err(self.refuse("the metadata has more or fewer types of tokens than tokens"));
        }
        let kind = |i: usize| kinds.and_then(|kinds| kinds[i].as_u64()).map_or(Kind::NORMAL, Kind);
        let texts = list.iter().enumerate().map(|(i, token)| Some((token.as_str()?, kind(i))));
        texts.collect::<Option<_>>().ok_or_else(|| self.refuse(format!("`{key}` has a value that is not a text")))
    }

    /// What `tokenizer.json` of the model would be.
    pub(crate) fn tokenizer(&self) -> Result<String, Error> {
        let keys = self.keys()?;
        let tokens = self.tokens()?;
        let model = keys.get("tokenizer.ggml.model").ok_or_else(|| keys.missing("tokenizer.ggml.model"))?;
        let (mut json, bos) = match model.as_str() {
            Some("gpt2") => self.byte_level(&tokens)?,
            Some("llama") => (self.byte_fallback(&tokens)?, true),
            _ => return Err(keys.unsupported("tokenizer.ggml.model", model, "\"gpt2\", \"llama\"")),
        };
        let added = tokens.iter().enumerate().filter(|(_, (_, kind))| kind.is_added()).map(|(id, (text, kind))| {
            json!({
                "id": id, "content": text, "single_word": false, "lstrip": false, "rstrip": false,
                "normalized": false, "special": *kind != Kind::USER,
            })
        });
        json.insert("version".into(), "1.0".into());
        json.insert("added_tokens".into(), added.collect());
        let around = [("tokenizer.ggml.add_bos_token", "bos", bos), ("tokenizer.ggml.add_eos_token", "eos", false)];
        let mut single = vec![json!({"Sequence": {"id": "A", "type_id": 0}})];
        let mut specials = Map::new();
        for (key, name, default) in around {
            if !keys.flag(key)?.unwrap_or(default) {
                continue;
            }
            let Some((id, text)) = self.special(name, &tokens)? else {
                return Err(keys.missing(&format!("tokenizer.ggml.{name}_token_id")));
            };
            let token = json!({"SpecialToken": {"id": text, "type_id": 0}});
            single.insert(if name == "bos" { 0 } else { single.len() }, token);
            specials.insert(text.into(), json!({"id": text, "ids": [id], "tokens": [text]}));
        }
        if !specials.is_empty() {
            let post =
                json!({"type": "TemplateProcessing", "single": single, "pair": single, "special_tokens": specials});
            json.insert("post_processor".into(), post);
        }
        Ok(Value::Object(json).to_string())
    }

    /// The chat template, and the texts of tokens that it can name.
    pub(crate) fn template(&self) -> Result<Option<Template>, Error> {
        let keys = self.keys()?;
        let key = "tokenizer.chat_template";
        let Some(value) = keys.get(key) else { return Ok(None) };
        let source = value.as_str().ok_or_else(|| keys.wrong(key, value, "a text"))?;
        let tokens = self.tokens()?;
        let mut named = Vec::new();
        for name in ["bos", "eos"] {
            if let Some((_, text)) = self.special(name, &tokens)? {
                named.push((format!("{name}_token"), text.to_string()));
            }
        }
        Ok(Some(Template { source: source.to_string(), tokens: named }))
    }

    /// The token that the metadata names.
    fn special<'a>(&self, name: &str, tokens: &[(&'a str, Kind)]) -> Result<Option<(usize, &'a str)>, Error> {
        let keys = self.keys()?;
        let key = format!("tokenizer.ggml.{name}_token_id");
        let Some(id) = keys.count(&key, "a token id")? else { return Ok(None) };
        match tokens.get(id) {
            Some((text, _)) => Ok(Some((id, text))),
            None => {
                let expected = format!("an id below the number of tokens, {}", tokens.len());
                Err(keys.wrong(&key, keys.get(&key).unwrap_or(&Value::Null), expected))
            }
        }
    }

    /// A byte-level tokenizer, and whether it begins a text with BOS if the metadata does not say.
    fn byte_level(&self, tokens: &[(&str, Kind)]) -> Result<(Map<String, Value>, bool), Error> {
        let keys = self.keys()?;
        let key = "tokenizer.ggml.pre";
        let name = keys.get(key).ok_or_else(|| keys.missing(key))?;
        let Some(pre) = PRES.iter().find(|pre| name.as_str().is_some_and(|name| pre.names.contains(&name))) else {
            let names: Vec<String> = PRES.iter().flat_map(|pre| pre.names).map(|name| format!("\"{name}\"")).collect();
            return Err(keys.unsupported(key, name, &names.join(", ")));
        };
        let merges = keys.get("tokenizer.ggml.merges").and_then(Value::as_array);
        let merges = merges.ok_or_else(|| keys.missing("tokenizer.ggml.merges"))?;
        let pair = |merge: &Value| merge.as_str()?.split_once(' ').map(|(a, b)| json!([a, b]));
        let merges: Option<Vec<Value>> = merges.iter().map(pair).collect();
        let merges = merges.ok_or_else(|| self.refuse("`tokenizer.ggml.merges` has a value that is not a pair"))?;
        let bytes = |regex: bool| {
            let none = false;
            json!({"type": "ByteLevel", "add_prefix_space": none, "trim_offsets": none, "use_regex": regex})
        };
        let split = |pattern: String| {
            let pattern = json!({"Regex": pattern});
            json!({"type": "Split", "pattern": pattern, "behavior": "Isolated", "invert": false})
        };
        let steps = match &pre.split {
            Split::By(pattern) => vec![split(pattern()), bytes(false)],
            Split::Gpt2 => vec![bytes(true)],
            Split::Digits => vec![json!({"type": "Digits", "individual_digits": true}), bytes(true)],
        };
        let mut json = Map::new();
        if pre.nfc {
            json.insert("normalizer".into(), json!({"type": "NFC"}));
        }
        json.insert("pre_tokenizer".into(), json!({"type": "Sequence", "pretokenizers": steps}));
        json.insert("decoder".into(), bytes(true));
        json.insert("model".into(), bpe(tokens, merges, &[("ignore_merges", pre.whole.into())]));
        Ok((json, pre.bos))
    }

    /// A tokenizer of sentencepiece. Its merges are those of two tokens to a third, the best score first.
    fn byte_fallback(&self, tokens: &[(&str, Kind)]) -> Result<Map<String, Value>, Error> {
        let keys = self.keys()?;
        let key = "tokenizer.ggml.scores";
        let scores = keys.get(key).and_then(Value::as_array).ok_or_else(|| keys.missing(key))?;
        let scores: Option<Vec<f64>> = scores.iter().map(Value::as_f64).collect();
        let scores = scores.filter(|scores| scores.len() == tokens.len());
        let scores = scores.ok_or_else(|| self.refuse(format!("`{key}` has no number for each token")))?;
        let prefix = keys.flag("tokenizer.ggml.add_space_prefix")?.unwrap_or(true);
        let mut normalizers = vec![json!({"type": "Replace", "pattern": {"String": " "}, "content": SPACE})];
        let mut decoders = vec![
            json!({"type": "Replace", "pattern": {"String": SPACE}, "content": " "}),
            json!({"type": "ByteFallback"}),
            json!({"type": "Fuse"}),
        ];
        if prefix {
            normalizers.insert(0, json!({"type": "Prepend", "prepend": SPACE}));
            decoders.push(json!({"type": "Strip", "content": " ", "start": 1, "stop": 0}));
        }
        let unknown = tokens.iter().find(|(_, kind)| *kind == Kind::UNKNOWN).map(|(text, _)| *text);
        let merges = merges(tokens, &scores);
        let options = [("byte_fallback", true.into()), ("fuse_unk", true.into()), ("unk_token", unknown.into())];
        let mut json = Map::new();
        json.insert("normalizer".into(), json!({"type": "Sequence", "normalizers": normalizers}));
        json.insert("decoder".into(), json!({"type": "Sequence", "decoders": decoders}));
        json.insert("model".into(), bpe(tokens, merges, &options));
        Ok(json)
    }
}

/// The model of a `tokenizer.json`.
fn bpe(tokens: &[(&str, Kind)], merges: Vec<Value>, options: &[(&str, Value)]) -> Value {
    let vocab: Map<String, Value> =
        tokens.iter().enumerate().map(|(id, (text, _))| ((*text).to_string(), id.into())).collect();
    let mut model = Map::new();
    model.insert("type".into(), "BPE".into());
    model.insert("vocab".into(), vocab.into());
    model.insert("merges".into(), merges.into());
    model.extend(options.iter().map(|(key, value)| ((*key).to_string(), value.clone())));
    model.into()
}

/// The merges of a sentencepiece model, which merges the neighbours with the best score of their concatenation. Of two
/// merges to the same token, that with the longer first part comes first, as in transformers.
fn merges(tokens: &[(&str, Kind)], scores: &[f64]) -> Vec<Value> {
    let plain = |kind: Kind| matches!(kind, Kind::NORMAL | Kind::USER);
    let ids: HashMap<&str, usize> =
        tokens.iter().enumerate().filter(|(_, (_, kind))| plain(*kind)).map(|(id, (text, _))| (*text, id)).collect();
    let mut found: Vec<(f64, usize, usize, &str, &str)> = Vec::new();
    let short = |(_, (text, kind)): &(usize, &(&str, Kind))| plain(*kind) && text.len() <= LONGEST_MERGED;
    for (id, (text, _)) in tokens.iter().enumerate().filter(short) {
        for (at, _) in text.char_indices().skip(1) {
            let (left, right) = text.split_at(at);
            if ids.contains_key(left) && ids.contains_key(right) {
                found.push((scores[id], left.chars().count(), right.chars().count(), left, right));
            }
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then((b.1, b.2).cmp(&(a.1, a.2))));
    found.into_iter().map(|(.., left, right)| json!([left, right])).collect()
}
