//! A language model in one type: the files, the weights on a device, and an engine for one text at a time.

use super::{Checkpoint, Weights};
use crate::Error;
use crate::engine::{Engine, Event, Limits, Outcome, Pooling, Sampling, generate};
use crate::files::{Folder, Precision};
use std::ops::ControlFlow;
use std::path::Path;
use t0::Device;

/// How a [`Model`] generates text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextOptions {
    /// The maximum number of tokens to generate.
    pub max_tokens: usize,
    /// How tokens are selected.
    pub sampling: Sampling,
    /// The seed of the selection. Equal calls with equal seeds give equal texts.
    pub seed: u64,
    /// Strings that end the text and are not part of it, besides those of the model.
    pub stop: Vec<String>,
}

/// A language model from a directory in the Hugging Face layout.
///
/// ```
/// # fn main() -> Result<(), ignis::Error> {
/// # let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3");
/// let mut model = ignis::Model::open(directory)?;
/// model.options.max_tokens = 8;
/// let outcome = model.generate("Once upon a time", |text| print!("{text}"))?;
/// assert_eq!(outcome.tokens.len(), 8);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Model {
    /// How text is generated. At first: at most 256 tokens, the sampling settings of the directory, and seed 0.
    pub options: TextOptions,
    checkpoint: Checkpoint,
    engine: Engine,
}

impl Model {
    /// The most tokens of a prompt and its text for a model from [`open`](Self::open).
    pub const CONTEXT: usize = 4096;

    /// Opens a directory on the card if there is one, else on the virtual gfx1100. Prompt and text have at most
    /// [`Self::CONTEXT`] tokens, or the model's context if that is less.
    ///
    /// # Errors
    /// A file is missing or invalid, the device cannot be opened, or it has too little memory.
    pub fn open(directory: impl AsRef<Path>) -> Result<Self, Error> {
        let checkpoint = Checkpoint::open(Folder::open(directory)?)?;
        let context = Self::CONTEXT.min(checkpoint.config.context());
        Self::load(&Device::open()?, checkpoint, context)
    }

    /// Loads the weights of `checkpoint` in the type of its files, with a cache for `context` tokens.
    ///
    /// # Errors
    /// The model's context is shorter ([`Error::ContextTooLong`]), or the device has too little memory.
    pub fn load(device: &Device, checkpoint: Checkpoint, context: usize) -> Result<Self, Error> {
        let context = checkpoint.context(0, context, Some(context))?;
        let precision = Precision::of(checkpoint.weights.dtype());
        let weights = Weights::load(device, &checkpoint, precision, &mut |_| {})?;
        let engine = weights.engine(Limits::of_window(1, context, checkpoint.config.window()))?;
        let sampling = checkpoint.generation.sampling();
        let options = TextOptions { max_tokens: 256, sampling, seed: 0, stop: Vec::new() };
        Ok(Model { options, checkpoint, engine })
    }

    /// The files of the model.
    pub fn checkpoint(&self) -> &Checkpoint {
        &self.checkpoint
    }

    /// Generates text after `prompt` by [`options`](Self::options). Control tokens in the prompt are recognised; no
    /// chat template is applied. `on_text` is called with each part of the text as soon as it is final.
    ///
    /// # Errors
    /// The prompt is empty or longer than the context, a setting is out of range ([`Error::Sampling`]), or an error of
    /// [`Engine::step`].
    pub fn generate(&mut self, prompt: &str, mut on_text: impl FnMut(&str)) -> Result<Outcome, Error> {
        let TextOptions { max_tokens, sampling, seed, stop } = &self.options;
        let tokens = self.checkpoint.tokenizer.encode_prompt(prompt)?;
        let request = self.checkpoint.request(tokens, *max_tokens, stop);
        let mut sequence = self.engine.sequence(*sampling, *seed)?;
        generate(&mut self.engine, &mut sequence, &self.checkpoint.tokenizer, &request, &mut |event| {
            if let Event::Text(text) = event
                && !text.is_empty()
            {
                on_text(text);
            }
            ControlFlow::Continue(())
        })
    }

    /// The vector of a text, of length 1; see [`Engine::embed`]. The text is tokenized as a prompt.
    ///
    /// # Errors
    /// The text is empty or longer than the context, or an error of [`Engine::step`].
    pub fn embed(&mut self, text: &str, pooling: Pooling) -> Result<Vec<f32>, Error> {
        let tokens = self.checkpoint.tokenizer.encode_prompt(text)?;
        self.engine.embed(&tokens, pooling)
    }

    /// The tokens of a text, and the natural logarithm of the probability of each from the second one on; see
    /// [`Engine::score`] and [`perplexity`](crate::engine::perplexity).
    ///
    /// # Errors
    /// The text is longer than the context, or an error of [`Engine::step`].
    pub fn score(&mut self, text: &str) -> Result<(Vec<u32>, Vec<f64>), Error> {
        let tokens = self.checkpoint.tokenizer.encode_prompt(text)?;
        let scores = self.engine.score(&tokens)?;
        Ok((tokens, scores))
    }
}
