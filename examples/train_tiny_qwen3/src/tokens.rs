//! The tokenizer, and documents as tokens.

use crate::asset::write_text;
use crate::failure::Failure;
use crate::recipe::Recipe;
use crate::stories::{END, IM_END, IM_START, Stream, document};
use ignis_train::train::{TokenLoader, Tokens, Width};
use serde_json::json;
use std::path::Path;
use std::str::FromStr;
use tokenizers::models::TrainerWrapper;
use tokenizers::models::bpe::BpeTrainer;
use tokenizers::pre_tokenizers::byte_level::ByteLevel;
use tokenizers::{AddedToken, Tokenizer};

/// Control tokens that are no part of a text.
const SPECIAL: [&str; 3] = [END, IM_START, IM_END];
/// Control tokens that are a part of a text.
const PLAIN: [&str; 4] = ["<think>", "</think>", "<tool_call>", "</tool_call>"];
/// How Qwen splits text before byte pair encoding: contractions, words with one leading sign, single digits,
/// punctuation with trailing newlines, newlines, blanks.
const SPLIT: &str =
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+";
/// Documents that are encoded at once.
const CHUNK: u64 = 512;

/// Room for the tokens of the last documents.
const SPARE: usize = 1000;

/// The name of the tokenizer in the folder of a model.
pub(crate) const TOKENIZER: &str = "tokenizer.json";

/// The tokenizer of a run: byte pair encoding with as many tokens as the model has, control tokens included.
pub(crate) fn train_tokenizer(recipe: &Recipe) -> Result<Tokenizer, Failure> {
    let empty = json!({
        "version": "1.0", "truncation": null, "padding": null, "added_tokens": [],
        "normalizer": {"type": "NFC"},
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": [
            {"type": "Split", "pattern": {"Regex": SPLIT}, "behavior": "Isolated", "invert": false},
            {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true, "use_regex": false}
        ]},
        "post_processor": {"type": "ByteLevel", "add_prefix_space": true, "trim_offsets": false, "use_regex": true},
        "decoder": {"type": "ByteLevel", "add_prefix_space": true, "trim_offsets": true, "use_regex": true},
        "model": {
            "type": "BPE", "dropout": null, "unk_token": null, "continuing_subword_prefix": null,
            "end_of_word_suffix": null, "fuse_unk": false, "byte_fallback": false, "ignore_merges": false,
            "vocab": {}, "merges": []
        }
    });
    let mut tokenizer = Tokenizer::from_str(&empty.to_string())?;
    let control = SPECIAL.len() + PLAIN.len();
    let mut trainer: TrainerWrapper = BpeTrainer::builder()
        .vocab_size(recipe.vocabulary - control)
        .min_frequency(2)
        .initial_alphabet(ByteLevel::alphabet().into_iter().collect())
        .show_progress(false)
        .build()
        .into();
    // Control tokens are recognised before byte pair encoding, so the tokenizer does not learn from them.
    let text = |number| {
        let document = document(recipe.seed, Stream::Tokenizer, number);
        SPECIAL.iter().chain(&PLAIN).fold(document, |text, token| text.replace(token, "\n"))
    };
    tokenizer.train(&mut trainer, (0..recipe.texts).map(text))?;
    let added = |special: bool| move |text: &&str| AddedToken::from(*text, special).normalized(false);
    tokenizer.add_tokens(SPECIAL.iter().map(added(true)))?;
    tokenizer.add_tokens(PLAIN.iter().map(added(false)))?;
    Ok(tokenizer)
}

/// The first `count` tokens of the documents of a stream.
pub(crate) fn encode(tokenizer: &Tokenizer, seed: u64, stream: Stream, count: usize) -> Result<Tokens, Failure> {
    let (mut ids, mut number) = (Vec::with_capacity(count + SPARE), 0);
    while ids.len() < count {
        let texts: Vec<String> = (number..number + CHUNK).map(|number| document(seed, stream, number)).collect();
        for encoding in tokenizer.encode_batch_fast(texts, false)? {
            ids.extend_from_slice(encoding.get_ids());
        }
        number += CHUNK;
    }
    ids.truncate(count);
    Ok(Tokens::new(ids))
}

/// The data of a run. All batches of the training are in its first epoch, so no window is seen twice.
#[derive(Clone, Debug)]
pub(crate) struct Corpus {
    pub(crate) tokenizer: Tokenizer,
    pub(crate) train: TokenLoader,
    pub(crate) held_out: TokenLoader,
}

impl Corpus {
    /// Reads the data of a run from its folder, or generates it there.
    pub(crate) fn open(folder: &Path, recipe: &Recipe) -> Result<Corpus, Failure> {
        let steps = usize::try_from(recipe.steps).map_err(|_| Failure::Steps(recipe.steps))?;
        let (train, held_out) = (count(recipe, steps)?, count(recipe, recipe.held_out)?);
        let path = folder.join(TOKENIZER);
        let tokenizer = if path.exists() {
            let bytes = t0_files::read(&path).map_err(|cause| Failure::File { path, cause })?;
            Tokenizer::from_bytes(bytes)?
        } else {
            let tokenizer = train_tokenizer(recipe)?;
            write_text(&path, &tokenizer.to_string(true)?)?;
            tokenizer
        };
        let loader = |name: &str, stream, count| -> Result<TokenLoader, Failure> {
            let path = folder.join(name);
            if !path.exists() {
                encode(&tokenizer, recipe.seed, stream, count)?.write(&path, Width::U16)?;
            }
            Ok(TokenLoader::new(Tokens::read(&path)?, recipe.rows, recipe.length, recipe.seed)?)
        };
        let train = loader("train.tokens", Stream::Train, train)?;
        let held_out = loader("held-out.tokens", Stream::HeldOut, held_out)?;
        Ok(Corpus { tokenizer, train, held_out })
    }
}

/// The number of tokens of so many batches, which fit in memory.
fn count(recipe: &Recipe, batches: usize) -> Result<usize, Failure> {
    let tokens = batches.checked_mul(recipe.rows).and_then(|rows| rows.checked_mul(recipe.length));
    let count = tokens.and_then(|tokens| tokens.checked_add(1)).ok_or(Failure::Steps(recipe.steps))?;
    match Vec::<u32>::new().try_reserve_exact(count.saturating_add(SPARE)) {
        Ok(()) => Ok(count),
        Err(_) => Err(Failure::Steps(recipe.steps)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stories::document;

    fn recipe() -> Recipe {
        Recipe { vocabulary: 400, texts: 50, ..Recipe::new(1, 4) }
    }

    #[test]
    fn tokens_are_the_text() {
        let tokenizer = train_tokenizer(&recipe()).expect("a tokenizer");
        assert_eq!(tokenizer.get_vocab_size(true), 400);
        for text in [document(2, Stream::Train, 0), "Déjà vu\r\n 1234 \u{1F98A}".to_owned()] {
            let encoding = tokenizer.encode(text.as_str(), false).expect("tokens");
            assert_eq!(tokenizer.decode(encoding.get_ids(), false).expect("a text"), text);
        }
        for token in SPECIAL.iter().chain(&PLAIN) {
            assert_eq!(tokenizer.encode(*token, false).expect("tokens").get_ids().len(), 1, "{token}");
        }
    }

    #[test]
    fn tokenizers_of_equal_recipes_are_equal() {
        let text = |recipe| train_tokenizer(&recipe).and_then(|t| Ok(t.to_string(false)?)).expect("a tokenizer");
        assert_eq!(text(recipe()), text(recipe()));
        assert_ne!(text(recipe()), text(Recipe { seed: 2, ..recipe() }));
    }

    #[test]
    fn steps_that_do_not_fit_in_memory_are_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        for steps in [u64::MAX, u64::MAX / 512, 1 << 52] {
            let error = Corpus::open(folder.path(), &Recipe { steps, ..recipe() }).expect_err("too many");
            let text = format!("the tokens of {steps} steps do not fit in memory: use fewer steps (`--steps`)");
            assert_eq!(error.to_string(), text);
        }
        assert_eq!(std::fs::read_dir(folder.path()).expect("names").count(), 0);
    }

    #[test]
    fn documents_follow_each_other() {
        let tokenizer = train_tokenizer(&recipe()).expect("a tokenizer");
        let tokens = encode(&tokenizer, 7, Stream::HeldOut, 2000).expect("tokens");
        assert_eq!(tokens.ids().len(), 2000);
        let text = tokenizer.decode(tokens.ids(), false).expect("a text");
        let all: String = (0..CHUNK).map(|number| document(7, Stream::HeldOut, number)).collect();
        assert!(all.starts_with(&text), "{text}");
    }
}
