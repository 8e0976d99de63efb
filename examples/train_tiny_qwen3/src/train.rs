//! The training run.

use crate::asset;
use crate::failure::Failure;
use crate::recipe::Recipe;
use crate::tokens::Corpus;
use ignis::nn::{Init, LanguageModel, Module};
use ignis::{Context, DType, Result};
use ignis_train::train::{Data, Options, Outcome, TokenBatch, Trainer};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How a run is made, which does not change its bits.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Steps from one checkpoint, and from one held-out loss, to the next.
    pub(crate) save_every: u64,
    /// Ends the run with a checkpoint.
    pub(crate) stop: Option<Arc<AtomicBool>>,
}

/// Trains in mixed precision, or continues a run of the folder. The model is written to `model` in the folder at the
/// end. `report` receives the held-out losses after so many steps.
pub(crate) fn train(
    folder: &Path,
    recipe: &Recipe,
    run: Run,
    report: &mut dyn FnMut(u64, f64),
) -> Result<Outcome, Failure> {
    std::fs::create_dir_all(folder).map_err(|cause| Failure::File { path: folder.to_owned(), cause })?;
    recipe.claim(folder)?;
    let mut corpus = Corpus::open(folder, recipe)?;
    let unseen = (0..recipe.held_out).map(|_| corpus.held_out.next()).collect::<Result<Vec<_>, _>>()?;
    let context = Context::open()?;
    let mut model = initial(&context, recipe)?;
    model.set_dtype(DType::Bf16)?;
    let options = Options {
        steps: recipe.steps,
        schedule: recipe.schedule(),
        optimizer: recipe.optimizer(),
        seed: recipe.seed,
        log_every: 50,
        save_every: run.save_every,
        folder: Some(folder.to_owned()),
        progress: true,
        stop: run.stop,
        ..Options::default()
    };
    let mut trainer = Trainer::new(model, options)?;
    trainer.resume(&mut corpus.train)?;
    let outcome = trainer.run(&mut corpus.train, |model, batch, step| {
        if step.number.is_multiple_of(run.save_every) {
            report(step.number, held_out(&context, model, &unseen)?);
        }
        let [ids, targets] = batch.upload(&context)?;
        model.loss(&ids, &targets, None)
    })?;
    if !outcome.stopped {
        report(outcome.step, held_out(&context, trainer.model(), &unseen)?);
        asset::write(&folder.join("model"), recipe, &corpus.tokenizer, trainer.model())?;
    }
    Ok(outcome)
}

/// The initial model of a recipe, in `f32`.
pub(crate) fn initial(context: &Context, recipe: &Recipe) -> Result<LanguageModel, Failure> {
    Ok(LanguageModel::new(&mut Init::new(context, recipe.seed), &recipe.config()?)?)
}

/// The mean loss of batches, with the working copies of the parameters.
fn held_out(context: &Context, model: &LanguageModel, batches: &[TokenBatch]) -> Result<f64> {
    // Another handle to the same parameters, which no tape tracks.
    let mut model = model.clone();
    model.refresh()?;
    let mut sum = 0.0;
    for batch in batches {
        let [ids, targets] = batch.upload(context)?;
        sum += f64::from(model.loss(&ids, &targets, None)?.item::<f32>()?);
    }
    Ok(sum / batches.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use ignis_train::train::Checkpoint;
    use std::path::PathBuf;

    fn recipe() -> Recipe {
        Recipe { rows: 1, length: 32, vocabulary: 300, texts: 50, held_out: 1, ..Recipe::new(1, 4) }
    }

    fn run(folder: &Path, recipe: &Recipe) -> Result<Vec<(u64, f64)>, Failure> {
        let mut losses = Vec::new();
        let run = Run { save_every: 2, stop: None };
        train(folder, recipe, run, &mut |step, loss| losses.push((step, loss)))?;
        Ok(losses)
    }

    fn bytes(path: PathBuf) -> Vec<u8> {
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    #[test]
    fn a_run_continues_with_the_same_bits() {
        let folders = tempfile::tempdir().expect("a folder");
        let (whole, again) = (folders.path().join("whole"), folders.path().join("again"));
        let losses = run(&whole, &recipe()).expect("a run");
        assert_eq!(losses.iter().map(|(step, _)| *step).collect::<Vec<_>>(), [0, 2, 4]);
        assert!(losses[2].1 < losses[0].1, "the model learns: {losses:?}");

        // What the run has left after two steps.
        std::fs::create_dir(&again).expect("a folder");
        std::fs::copy(whole.join("recipe.json"), again.join("recipe.json")).expect("copied");
        let (_, first) = Checkpoint::list(&whole).expect("checkpoints").remove(0);
        std::fs::copy(&first, again.join(first.file_name().expect("a name"))).expect("copied");
        assert_eq!(run(&again, &recipe()).expect("a run"), losses[1..]);
        for name in ["step-00000004.safetensors", "model/model.safetensors", "model/tokenizer.json", "train.tokens"] {
            assert!(bytes(whole.join(name)) == bytes(again.join(name)), "{name}");
        }

        let error = run(&again, &Recipe { steps: 5, ..recipe() }).expect_err("another run");
        assert!(
            error
                .to_string()
                .ends_with("has a run with other options: use the same ones to continue it, or another folder")
        );

        let told = check::stories(&whole.join("model")).expect("stories");
        assert_eq!(told.iter().filter(|told| told.keeps_noun()).count(), 0, "four steps teach no story: {told:?}");
    }
}
