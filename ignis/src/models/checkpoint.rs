//! A whole model directory or GGUF file: everything that the host knows about a model without a device.

use super::Config;
use crate::Error;
use crate::engine::{Chat, Request};
use crate::files::gguf::{Gguf, Template};
use crate::files::{Folder, GenerationConfig, WeightFiles};
use crate::text::{ChatTemplate, Message, RenderOptions, Tokenizer};

/// The checked files of a model directory. Weights are read when they are needed.
#[derive(Debug)]
pub struct Checkpoint {
    /// The directory, or the GGUF file.
    pub folder: Folder,
    /// The shape of the model.
    pub config: Config,
    /// Defaults for sampling, and the tokens that end a text.
    pub generation: GenerationConfig,
    /// The tokenizer.
    pub tokenizer: Tokenizer,
    /// The chat template, if the directory has one.
    pub template: Option<ChatTemplate>,
    /// The weights.
    pub weights: WeightFiles,
}

impl Checkpoint {
    /// Reads and checks every file of the directory, small ones first, or the header of the GGUF file.
    pub fn open(folder: Folder) -> Result<Self, Error> {
        if let Folder::Gguf(_) = folder {
            return Self::open_gguf(folder);
        }
        let config = Config::open(&folder)?;
        let generation = GenerationConfig::open(&folder, config.vocab_size, &config.eos_token_ids)?;
        let weights = WeightFiles::open(&folder, &config.tensors(), config.tied())?;
        let template = ChatTemplate::open(&folder)?;
        let tokenizer = Tokenizer::open(&folder, config.vocab_size)?;
        Ok(Checkpoint { folder, config, generation, tokenizer, template, weights })
    }

    /// Checks what the metadata of a GGUF file says as if a directory had it.
    fn open_gguf(folder: Folder) -> Result<Self, Error> {
        let gguf = Gguf::open(&folder)?;
        let path = folder.name();
        let config = Config::from_json(&path, &gguf.config()?)?;
        let sampling = gguf.generation_config()?;
        let generation = GenerationConfig::from_json(&path, &sampling, config.vocab_size, &config.eos_token_ids)?;
        let compile = |template: Template| ChatTemplate::compile(&path, template.source, template.tokens);
        let template = gguf.template()?.map(compile).transpose()?;
        let tokenizer = Tokenizer::from_json(&path, &gguf.tokenizer()?, config.vocab_size)?;
        let wanted = config.stored_in_gguf(gguf.interleaves()?);
        let weights = WeightFiles::of_gguf(gguf, &wanted)?;
        Ok(Checkpoint { folder, config, generation, tokenizer, template, weights })
    }

    /// Refuses a model that should guess the tokens of another one and has other tokens.
    ///
    /// # Errors
    /// [`Error::OtherTokenizer`].
    pub fn check_same_tokens(&self, other: &Checkpoint) -> Result<(), Error> {
        if self.tokenizer.has_tokens_of(&other.tokenizer) {
            return Ok(());
        }
        Err(Error::OtherTokenizer { model: other.folder.name(), draft: self.folder.name() })
    }

    /// The tokens of a conversation that the assistant should continue. `thinking` switches thinking on or off. If the
    /// template does not support this, the error is [`Error::NoThinkingSwitch`].
    pub fn chat(&self, messages: &[Message], thinking: Option<bool>) -> Result<Vec<u32>, Error> {
        let template = self.template.as_ref().ok_or_else(|| Error::NoTemplate { path: self.folder.name() })?;
        let options =
            RenderOptions { add_generation_prompt: true, enable_thinking: thinking, ..RenderOptions::default() };
        if thinking.is_some() && !template.has_thinking_switch(&self.tokenizer, messages, &options)? {
            return Err(Error::NoThinkingSwitch { path: template.path().into() });
        }
        template.encode(&self.tokenizer, messages, &options)
    }

    /// A request with the model's stop conditions and token rules. `stop` are further strings that end the text.
    pub fn request(&self, prompt: Vec<u32>, max_tokens: usize, stop: &[String]) -> Request {
        let generation = &self.generation;
        Request {
            prompt,
            max_tokens,
            eos: generation.eos_token_ids.clone(),
            stop: stop.iter().chain(&generation.stop_strings).cloned().collect(),
            rules: generation.rules.clone(),
        }
    }

    /// The cache size in tokens for a prompt and `max_tokens` more.
    ///
    /// `asked` is the user's own limit. It is an error if the prompt does not fit, or if the limit exceeds the model's
    /// context.
    pub fn context(&self, prompt: usize, max_tokens: usize, asked: Option<usize>) -> Result<usize, Error> {
        let most = self.config.context();
        let limit = match asked {
            Some(asked) if asked > most => return Err(Error::ContextTooLong { asked, most }),
            Some(asked) => asked,
            None => most,
        };
        if prompt > limit {
            let hint = if limit < most { format!(" or raise the context (at most {most})") } else { String::new() };
            return Err(Error::PromptTooLong { tokens: prompt, context: limit, hint });
        }
        Ok(prompt.saturating_add(max_tokens).min(limit))
    }
}

impl Chat for Checkpoint {
    fn tokenizer(&self) -> &Tokenizer {
        &self.tokenizer
    }

    fn answer_to(&self, messages: &[Message], thinking: Option<bool>, limits: &Request) -> Result<Request, Error> {
        Ok(self.request(self.chat(messages, thinking)?, limits.max_tokens, &limits.stop))
    }
}
