//! The errors between reading a model directory and generating text, each as one sentence.

/// An error of loading or running a model.
///
/// Messages are complete sentences for the end user: what was found where, what was expected, and what to do about it
/// if that is known.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The path of the model is not a directory.
    #[error("{path} is not a model folder: {what}")]
    NotAFolder {
        /// The path from the user.
        path: String,
        /// Why it is not one, and what would be.
        what: String,
    },
    /// A required file is missing.
    #[error("{path} is missing: {hint}")]
    FileMissing {
        /// The expected file.
        path: String,
        /// Why it is needed or where it comes from.
        hint: String,
    },
    /// The operating system refused to read a file.
    #[error("cannot read {path}: {cause}")]
    Read {
        /// The file.
        path: String,
        /// The operating system's reason.
        cause: std::io::Error,
    },
    /// A path in the directory leads to a subdirectory, FIFO, socket or device.
    #[error("{path} is a {kind}; expected a regular file")]
    NotARegularFile {
        /// The path.
        path: String,
        /// The kind of file.
        kind: &'static str,
    },
    /// A text file is larger than any real one of its kind.
    #[error("{path} has {bytes} bytes, more than the {limit} such a file can sensibly have")]
    FileTooLarge {
        /// The file.
        path: String,
        /// Its size.
        bytes: u64,
        /// The largest accepted size.
        limit: u64,
    },
    /// The file is a git-lfs pointer, because the content was not fetched.
    #[error("{path} is a git-lfs pointer, not the file itself: run `git lfs pull` in its folder")]
    LfsPointer {
        /// The file.
        path: String,
    },
    /// A JSON file does not parse.
    #[error("{path} is not valid JSON: {cause}")]
    Json {
        /// The file.
        path: String,
        /// The parser's reason, with line and column.
        cause: String,
    },
    /// The checkpoint is of another model family.
    #[error("{path}: model_type is {found}; supported: \"qwen3\"")]
    ModelType {
        /// The configuration file.
        path: String,
        /// The model type in the file.
        found: String,
    },
    /// The configuration lacks a key that affects the results.
    #[error("{path}: the key `{key}` is missing")]
    KeyMissing {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
    },
    /// A configuration value has a wrong type or range.
    #[error("{path}: `{key}` is {found}; expected {expected}")]
    KeyValue {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
        /// The value as JSON, shortened.
        found: String,
        /// The expected value.
        expected: String,
    },
    /// Two keys with the same meaning have different values.
    #[error("{path}: `{first}` is {first_value}, but `{second}` is {second_value}; remove the wrong one")]
    KeysDisagree {
        /// The configuration file.
        path: String,
        /// One key.
        first: String,
        /// Its value.
        first_value: f64,
        /// The other key.
        second: String,
        /// Its value.
        second_value: f64,
    },
    /// The configuration requests an unimplemented feature.
    #[error("{path}: `{key}` is {found}, which is not supported; supported: {supported}")]
    Unsupported {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
        /// The value as JSON, shortened.
        found: String,
        /// A value that would work.
        supported: String,
    },
    /// The shard index is inconsistent.
    #[error("{path}: {what}")]
    Index {
        /// The index file.
        path: String,
        /// What is wrong.
        what: String,
    },
    /// The content of a safetensors file disagrees with its header.
    #[error("{path} is not a valid safetensors file: {what}")]
    Safetensors {
        /// The file.
        path: String,
        /// What is wrong, with a hint.
        what: String,
    },
    /// A tensor that the configuration requires is missing.
    #[error("{path}: the tensor {name} of shape {expected:?} is missing{hint}")]
    TensorMissing {
        /// The file or index that was searched.
        path: String,
        /// The tensor.
        name: String,
        /// The required shape.
        expected: Vec<usize>,
        /// A hint that begins with a separator, or empty.
        hint: String,
    },
    /// A tensor has another shape than the configuration requires.
    #[error("{path}: the tensor {name} has shape {found:?}; config.json requires {expected:?}")]
    TensorShape {
        /// The file.
        path: String,
        /// The tensor.
        name: String,
        /// The shape required.
        expected: Vec<usize>,
        /// The shape in the file.
        found: Vec<usize>,
    },
    /// A tensor has an unsupported element type.
    #[error("{path}: the tensor {name} is of type {found}; supported: BF16, F16, F32")]
    TensorDtype {
        /// The file.
        path: String,
        /// The tensor.
        name: String,
        /// The type in the file.
        found: String,
    },
    /// A weight is NaN or infinite.
    #[error("{path}: the tensor {name} holds {value} at element {index}: damaged file?")]
    TensorNotFinite {
        /// The file.
        path: String,
        /// The tensor.
        name: String,
        /// The element, counted in row-major order from 0.
        index: usize,
        /// NaN or an infinity.
        value: f32,
    },
    /// The checkpoint has an output matrix that differs from the embedding, but says that they are the same matrix.
    #[error(
        "{path}: `tie_word_embeddings` in config.json is true, but the tensor {second} holds {second_value} at element \
         {index}, and {name} holds {value}: set `tie_word_embeddings` to false to use both, or remove {second}"
    )]
    TiedTensorsDiffer {
        /// The file of the tensor that the model uses.
        path: String,
        /// The tensor that the model uses.
        name: String,
        /// The second name.
        second: String,
        /// The element, counted in row-major order from 0.
        index: usize,
        /// Its value under the first name.
        value: f32,
        /// Its value under the second name.
        second_value: f32,
    },
    /// A finite weight is too large for the type that the model runs in.
    #[error("{path}: the tensor {name} holds {value} at element {index}, which {dtype} cannot represent: run in f32")]
    TensorOverflow {
        /// The file.
        path: String,
        /// The tensor.
        name: String,
        /// The element, counted in row-major order from 0.
        index: usize,
        /// Its value in the file.
        value: f32,
        /// The type whose range is too small.
        dtype: &'static str,
    },
    /// The tokenizer cannot be used.
    #[error("{path} is not a usable tokenizer: {what}")]
    Tokenizer {
        /// The file.
        path: String,
        /// What is wrong.
        what: String,
    },
    /// Text could not be tokenized.
    #[error("the text cannot be tokenized: {what}")]
    Encode {
        /// The tokenizer's reason.
        what: String,
    },
    /// The chat template cannot be compiled or rendered.
    #[error("{path}: the chat template fails: {what}")]
    Template {
        /// The file that contains the template.
        path: String,
        /// The reason, with the line.
        what: String,
    },
    /// A chat was requested from a model without a template.
    #[error("{path} has no chat template: use raw mode to continue the text as it is")]
    NoTemplate {
        /// The model directory.
        path: String,
    },
    /// Thinking was switched on or off for a model whose template does not support this.
    #[error("{path}: the chat template ignores `enable_thinking`, so thinking cannot be switched on or off")]
    NoThinkingSwitch {
        /// The file that contains the template.
        path: String,
    },
    /// The prompt is empty.
    #[error("the prompt is empty: pass at least one character")]
    EmptyPrompt,
    /// The prompt leaves no space for generated text.
    #[error("the prompt has {tokens} tokens, but the context is {context}: shorten the prompt{hint}")]
    PromptTooLong {
        /// The number of tokens of the prompt.
        tokens: usize,
        /// The number of tokens that fit.
        context: usize,
        /// A hint that begins with a separator, or empty.
        hint: String,
    },
    /// The requested context exceeds the model's.
    #[error("the requested context of {asked} tokens exceeds the model's maximum of {most}: request a smaller context")]
    ContextTooLong {
        /// The requested number of tokens.
        asked: usize,
        /// `max_position_embeddings`.
        most: usize,
    },
    /// A sampling setting is out of range.
    #[error("{name} is {found}; expected {expected}")]
    Sampling {
        /// The setting.
        name: &'static str,
        /// Its value.
        found: f64,
        /// Its range.
        expected: &'static str,
    },
    /// The model computed NaN or an infinity.
    #[error("the logits are not finite at position {position}: damaged weights, or values beyond the range of f16?")]
    NotFinite {
        /// The position of the last processed token, counted from 0.
        position: usize,
    },
    /// The rules of a sequence exclude every token.
    #[error("all tokens are excluded at position {position}: remove suppress_tokens or bad_words_ids")]
    AllExcluded {
        /// The position of the token to select, counted from 0.
        position: usize,
    },
    /// A token id is beyond the vocabulary.
    #[error("the token {id} is outside the vocabulary of {vocab}")]
    TokenId {
        /// The id.
        id: u32,
        /// The vocabulary.
        vocab: usize,
    },
    /// The cache has too few free pages for a step.
    #[error("the cache has {free} of {total} pages free, but {needed} are needed: end a sequence or enlarge the cache")]
    PagesExhausted {
        /// The number of pages that the step needs in addition.
        needed: usize,
        /// The number of free pages.
        free: usize,
        /// The number of all pages.
        total: usize,
    },
    /// A batch has too many sequences.
    #[error("the batch has {found} sequences; the engine takes at most {most}")]
    BatchTooLarge {
        /// The number of sequences.
        found: usize,
        /// The engine's limit.
        most: usize,
    },
    /// A sequence whose text has ended is in a batch.
    #[error("the text of a sequence has ended: append tokens or start another text")]
    Finished,
    /// A sequence is in a batch of an engine that did not create it.
    #[error("a sequence belongs to another engine: create it with the engine that processes it")]
    OtherEngine,
    /// The sizes of an engine are invalid.
    #[error("the limits of the engine are invalid: {what}")]
    Limits {
        /// What is wrong.
        what: &'static str,
    },
    /// No attention kernel supports heads of this width.
    #[error("the heads are {found} wide; attention takes at most {most}")]
    HeadDim {
        /// The width of the head in elements.
        found: usize,
        /// The largest supported width.
        most: usize,
    },
    /// The device failed or refused a request.
    #[error("{0}")]
    Device(Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// Whether the caller's request was invalid, rather than a file or the device.
    pub fn is_usage(&self) -> bool {
        matches!(
            self,
            Error::EmptyPrompt | Error::ContextTooLong { .. } | Error::Sampling { .. } | Error::NoThinkingSwitch { .. }
        )
    }
}
