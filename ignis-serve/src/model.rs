//! The model that is served: its files on the host, and the engine that runs it.

use crate::error::ApiError;
use crate::settings::Settings;
use ignis::Error;
use ignis::engine::{EngineHandle, Limits, ServeOptions};
use ignis::files::{Folder, GenerationConfig, Precision};
use ignis::models::{Checkpoint, WeightForm};
use ignis::text::{ChatTemplate, Grammars, Message, RenderOptions, Tokenizer};
use ignis_driver::{Opened, Plan};
use std::sync::{Arc, OnceLock};
use std::time::SystemTime;
use t0::Device;

/// A model whose engine runs.
#[derive(Debug)]
pub struct ServedModel {
    /// The name by which requests select it.
    pub(crate) name: String,
    pub(crate) tokenizer: Arc<Tokenizer>,
    pub(crate) template: Option<ChatTemplate>,
    pub(crate) generation: GenerationConfig,
    pub(crate) engine: EngineHandle,
    /// The most tokens of a prompt and its answer.
    pub(crate) context: usize,
    pub(crate) vocab: usize,
    /// Whether the template has the variable `enable_thinking`.
    pub(crate) thinking_switch: bool,
    /// Made by the first request that needs them, or why they cannot be made.
    grammars: OnceLock<Result<Grammars, String>>,
    /// Unix time in seconds.
    pub(crate) created: u64,
    device: String,
}

impl ServedModel {
    /// Reads a model directory, uploads the weights to the device and starts the engine. `progress` is called with the
    /// number of bytes uploaded and the total. If the device fails later, all of this is done again, with another
    /// device from `device`.
    ///
    /// # Errors
    /// A file cannot be used, the device cannot be opened or has too little memory, or the context exceeds the model's.
    pub fn open(
        folder: Folder,
        device: impl Fn() -> Result<Device, t0::Error> + Send + 'static,
        settings: &Settings,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Self, Error> {
        let checkpoint = Checkpoint::open(folder)?;
        let context = match settings.context {
            Some(asked) => checkpoint.context(0, usize::MAX, Some(asked))?,
            None => checkpoint.context(0, DEFAULT_CONTEXT, None)?,
        };
        let precision = settings.precision.unwrap_or(Precision::of(checkpoint.weights.dtype()));
        let limits = Limits::of_window(settings.sequences, context, checkpoint.config.window());
        let plan = Plan {
            form: WeightForm { precision, quantise: settings.quantise },
            limits: Limits { cache: settings.cache, ..limits },
            sums: settings.sums,
            speculation: settings.speculation.clone(),
        };
        let Opened { engine: first, device: device_name, .. } = plan.open(&checkpoint, &device()?, progress)?;
        let folder = checkpoint.folder.clone();
        let name = settings.name.clone().unwrap_or_else(|| model_name(&checkpoint.folder.name()));
        let Checkpoint { generation, tokenizer, template, config, .. } = checkpoint;
        let tokenizer = Arc::new(tokenizer);
        let options = ServeOptions { queue: settings.queue, ..ServeOptions::default() };
        let mut first = Some(first);
        let open = move || match first.take() {
            Some(engine) => Ok(engine),
            None => {
                tracing::warn!("the device failed: the engine is opened anew");
                let checkpoint = Checkpoint::open(folder.clone())?;
                Ok(plan.open(&checkpoint, &device()?, &mut |_, _| {})?.engine)
            }
        };
        let engine = EngineHandle::start_with(open, Arc::clone(&tokenizer), options)?;
        let thinking_switch = match &template {
            Some(template) => {
                let probe = [Message::new("user", "x")];
                let options = RenderOptions { add_generation_prompt: true, ..RenderOptions::default() };
                // A template that cannot render the probe has no switch that could be relied on.
                template.has_thinking_switch(&tokenizer, &probe, &options).unwrap_or(false)
            }
            None => false,
        };
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Ok(ServedModel {
            name,
            tokenizer,
            template,
            generation,
            engine,
            context,
            vocab: config.vocab_size,
            thinking_switch,
            grammars: OnceLock::new(),
            created: now.map_or(0, |time| time.as_secs()),
            device: device_name,
        })
    }

    /// The name by which requests select it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Compiles grammars for answers.
    ///
    /// # Errors
    /// The model has no token that ends a text.
    pub(crate) fn grammars(&self) -> Result<&Grammars, ApiError> {
        let made = self.grammars.get_or_init(|| {
            Grammars::new(&self.tokenizer, self.vocab, &self.generation.eos_token_ids)
                .map_err(|error| error.to_string())
        });
        made.as_ref().map_err(|error| ApiError::invalid(error.as_str()))
    }

    /// The device's name.
    pub fn device(&self) -> &str {
        &self.device
    }

    /// The most tokens of a prompt and its answer.
    pub fn context(&self) -> usize {
        self.context
    }
}

/// The context if the user sets none: the cache is allocated at once.
const DEFAULT_CONTEXT: usize = 4096;

/// The last component of a path, without a remark in brackets.
fn model_name(folder: &str) -> String {
    let name = folder.split(" (").next().unwrap_or(folder).trim_end_matches('/');
    let last = name.rsplit('/').next().filter(|last| !last.is_empty() && !last.starts_with('.'));
    last.unwrap_or("model").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_from_the_directory() {
        let names = ["/models/Qwen3-0.6B/", "Qwen3-0.6B", "tiny-qwen3 (embedded)", ".", "/"].map(model_name);
        assert_eq!(names, ["Qwen3-0.6B", "Qwen3-0.6B", "tiny-qwen3", "model", "model"]);
    }
}
