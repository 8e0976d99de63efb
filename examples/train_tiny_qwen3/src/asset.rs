//! The folder of a model in the layout of Hugging Face.

use crate::failure::Failure;
use crate::recipe::{CONTEXT, Recipe};
use crate::stories::{END, IM_END};
use crate::tokens::TOKENIZER;
use ignis_train::DType;
use ignis_train::nn::{Qwen3, save_as};
use serde_json::{Value, json};
use std::path::Path;
use tokenizers::Tokenizer;

/// The format of dialogues.
const TEMPLATE: &str = include_str!("chat_template.jinja");

/// Writes everything that inference needs. Parameters are rounded to `bf16`.
pub(crate) fn write(folder: &Path, recipe: &Recipe, tokenizer: &Tokenizer, model: &Qwen3) -> Result<(), Failure> {
    save_as(model, folder, DType::Bf16)?;
    let id = |token: &str| tokenizer.token_to_id(token);
    let mut config = recipe.config_json();
    config["bos_token_id"] = json!(id(END));
    config["eos_token_id"] = json!(id(IM_END));
    write_json(&folder.join("config.json"), &config)?;
    let generation = json!({
        "bos_token_id": id(END),
        "do_sample": true,
        "eos_token_id": [id(IM_END), id(END)],
        "pad_token_id": id(END),
        "temperature": 0.6,
        "top_k": 20,
        "top_p": 0.9
    });
    write_json(&folder.join("generation_config.json"), &generation)?;
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
    write_json(&folder.join("tokenizer_config.json"), &tokens)?;
    write_text(&folder.join(TOKENIZER), &(tokenizer.to_string(true)? + "\n"))
}

/// Writes a file with indented JSON.
pub(crate) fn write_json(path: &Path, value: &Value) -> Result<(), Failure> {
    write_text(path, &format!("{value:#}\n"))
}

/// Writes a file that is complete or absent.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |cause| Failure::File { path: path.to_owned(), cause };
    let partial = path.with_extension("partial");
    std::fs::write(&partial, text).and_then(|()| std::fs::rename(&partial, path)).map_err(failed)
}
