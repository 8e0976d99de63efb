//! The folder of a model in the layout of Hugging Face.

use crate::failure::Failure;
use crate::recipe::{CONTEXT, Recipe};
use crate::stories::{END, IM_END};
use crate::tokens::TOKENIZER;
use ignis::DType;
use ignis::nn::{LanguageModel, save_with};
use serde_json::{Value, json};
use std::path::Path;
use tokenizers::Tokenizer;

/// The format of dialogues.
const TEMPLATE: &str = include_str!("chat_template.jinja");

/// Writes everything that inference needs. Parameters are rounded to `bf16`. All files are replaced together,
/// `config.json` last.
pub(crate) fn write(
    folder: &Path,
    recipe: &Recipe,
    tokenizer: &Tokenizer,
    model: &LanguageModel,
) -> Result<(), Failure> {
    let id = |token: &str| tokenizer.token_to_id(token);
    let mut config = recipe.config_json();
    config["bos_token_id"] = json!(id(END));
    config["eos_token_id"] = json!(id(IM_END));
    let generation = json!({
        "bos_token_id": id(END),
        "do_sample": true,
        "eos_token_id": [id(IM_END), id(END)],
        "pad_token_id": id(END),
        "temperature": 0.6,
        "top_k": 20,
        "top_p": 0.9
    });
    let tokens = json!({
        "add_bos_token": false,
        "add_prefix_space": false,
        "bos_token": null,
        "chat_template": TEMPLATE.trim_end(),
        "clean_up_tokenization_spaces": false,
        "eos_token": IM_END,
        "errors": "replace",
        "model_max_length": CONTEXT,
        "pad_token": END,
        "tokenizer_class": "PreTrainedTokenizerFast",
        "unk_token": null
    });
    let text = |value: &Value| format!("{value:#}\n");
    let files = [
        (TOKENIZER, tokenizer.to_string(true)? + "\n"),
        ("tokenizer_config.json", text(&tokens)),
        ("generation_config.json", text(&generation)),
        ("config.json", text(&config)),
    ];
    let files = files.each_ref().map(|(name, text)| (*name, text.as_bytes()));
    Ok(save_with(model, folder, DType::Bf16, &files)?)
}

/// Writes a file with indented JSON.
pub(crate) fn write_json(path: &Path, value: &Value) -> Result<(), Failure> {
    write_text(path, &format!("{value:#}\n"))
}

/// Writes a file that is complete or absent.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    t0_files::replace(path, text.as_bytes()).map_err(|cause| Failure::File { path: path.to_owned(), cause })
}
