//! What PyTorch needs to repeat a run: `tools/tiny_qwen3/compare.py` reads it.

use crate::asset::write_json;
use crate::failure::Failure;
use crate::recipe::Recipe;
use crate::tokens::Corpus;
use crate::train::initial;
use ignis::Context;
use ignis::nn::save;
use ignis_train::train::{Data, TokenBatch, TokenLoader};
use safetensors::tensor::{Dtype, TensorView};
use serde_json::json;
use std::path::Path;

/// Writes the run of a folder to `pytorch` in the folder, which may be trained already or not:
///
/// - `config.json`, `model.safetensors`: the initial parameters in `f32`
/// - `batches.safetensors`: `train` `[steps, rows, length + 1]` and `held_out` likewise; a row has the tokens and the
///   successor of the last one, as `I32`
/// - `recipe.json`: the recipe, and `rates`, the learning rate of each step
pub(crate) fn export(folder: &Path) -> Result<(), Failure> {
    let recipe = Recipe::open(folder)?;
    let Corpus { train, held_out, .. } = Corpus::open(folder, &recipe)?;
    let out = folder.join("pytorch");
    let failed = |cause| Failure::File { path: out.clone(), cause };
    std::fs::create_dir_all(&out).map_err(failed)?;
    save(&initial(&Context::open()?, &recipe)?, &out)?;
    write_json(&out.join("config.json"), &recipe.config_json())?;
    let (train, held_out) = (rows(train, recipe.steps)?, rows(held_out, recipe.held_out as u64)?);
    let shape = |batches: usize| vec![batches, recipe.rows, recipe.length + 1];
    let views = [("train", &train, recipe.steps as usize), ("held_out", &held_out, recipe.held_out)]
        .map(|(name, bytes, batches)| Ok((name, TensorView::new(Dtype::I32, shape(batches), bytes)?)));
    let views = views.into_iter().collect::<Result<Vec<_>, safetensors::SafeTensorError>>();
    let batches = t0_files::Staged::at_path(out.join("batches.safetensors"), |path| {
        views.and_then(|views| safetensors::serialize_to_file(views, None, path)).map_err(std::io::Error::other)
    });
    batches.and_then(|batches| t0_files::commit([batches])).map_err(failed)?;
    let schedule = recipe.schedule();
    let mut json = json!(recipe);
    json["rates"] = (0..recipe.steps).map(|step| schedule.rate(step)).collect();
    write_json(&out.join("recipe.json"), &json)
}

/// The rows of the first batches of a loader.
fn rows(mut loader: TokenLoader, batches: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    for _ in 0..batches {
        let TokenBatch { shape: [_, length], inputs, targets } = loader.next()?;
        for (inputs, targets) in inputs.chunks_exact(length).zip(targets.chunks_exact(length)) {
            let ids = inputs.iter().chain(targets.last());
            bytes.extend(ids.flat_map(|id| id.to_le_bytes()));
        }
    }
    Ok(bytes)
}
