//! Everything that can go wrong between a folder and a text, each as one sentence.

/// A failure of loading or running a Qwen3 checkpoint.
///
/// Messages are complete sentences for the end user: what was found where, what was expected, and
/// what to do about it where that is known.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The path given as a model is no folder.
    #[error("{path} is not a model folder: {what}")]
    NotAFolder {
        /// The path as given.
        path: String,
        /// Why not, and what would be one.
        what: String,
    },
    /// A required file is absent.
    #[error("{path} is missing: {hint}")]
    FileMissing {
        /// The file looked for.
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
    /// A path of the folder leads to a directory, FIFO, socket or device.
    #[error("{path} is a {kind}; expected a regular file")]
    NotARegularFile {
        /// The path.
        path: String,
        /// What it is.
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
    /// The file is what git-lfs leaves when the content was not fetched.
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
        /// The type it names.
        found: String,
    },
    /// A configuration lacks a key that changes the numbers.
    #[error("{path}: the key `{key}` is missing")]
    KeyMissing {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
    },
    /// A configuration value has the wrong type or range.
    #[error("{path}: `{key}` is {found}; expected {expected}")]
    KeyValue {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
        /// The value as JSON, shortened.
        found: String,
        /// What it should be.
        expected: String,
    },
    /// Two keys that mean the same have different values.
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
    /// A configuration asks for something that is not implemented.
    #[error("{path}: `{key}` is {found}, which is not supported; supported: {supported}")]
    Unsupported {
        /// The configuration file.
        path: String,
        /// The key.
        key: String,
        /// The value as JSON, shortened.
        found: String,
        /// What would work.
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
    /// A safetensors file does not hold what its header says.
    #[error("{path} is not a sound safetensors file: {what}")]
    Safetensors {
        /// The file.
        path: String,
        /// What is wrong, with a hint.
        what: String,
    },
    /// A tensor that the configuration requires is absent.
    #[error("{path}: the tensor {name} of shape {expected:?} is missing{hint}")]
    TensorMissing {
        /// The file or index searched.
        path: String,
        /// The tensor.
        name: String,
        /// The shape it should have.
        expected: Vec<usize>,
        /// A hint, beginning with a separator, or nothing.
        hint: String,
    },
    /// A tensor has another shape than the configuration says.
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
    /// A tensor has an element type that is not supported.
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
        /// The type that is too narrow.
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
    /// Text could not be turned into tokens.
    #[error("the text cannot be tokenized: {what}")]
    Encode {
        /// The tokenizer's reason.
        what: String,
    },
    /// The chat template cannot be compiled or rendered.
    #[error("{path}: the chat template fails: {what}")]
    Template {
        /// The file that holds the template.
        path: String,
        /// The reason, with the line.
        what: String,
    },
    /// A chat was asked of a model without a template.
    #[error("{path} has no chat template: use raw mode to continue the text as it is")]
    NoTemplate {
        /// The folder.
        path: String,
    },
    /// Thinking was switched on or off for a model whose template cannot do either.
    #[error("{path}: the chat template ignores `enable_thinking`, so thinking cannot be switched on or off")]
    NoThinkingSwitch {
        /// The file that holds the template.
        path: String,
    },
    /// There is nothing to continue.
    #[error("the prompt is empty: give at least one character")]
    EmptyPrompt,
    /// The prompt leaves no room for an answer.
    #[error("the prompt has {tokens} tokens, the context is {context}: shorten the prompt{hint}")]
    PromptTooLong {
        /// Tokens of the prompt.
        tokens: usize,
        /// Tokens that fit.
        context: usize,
        /// A hint, beginning with a separator, or nothing.
        hint: String,
    },
    /// More context was asked for than the model was made for.
    #[error("a context of {asked} tokens was asked for; the model has {most}")]
    ContextTooLong {
        /// Tokens asked for.
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
        /// Position of the last token fed, counted from 0.
        position: usize,
    },
    /// The model returned another number of logits than its vocabulary has.
    #[error("the model returned {found} logits for a vocabulary of {expected}")]
    LogitCount {
        /// The vocabulary.
        expected: usize,
        /// The length of the slice.
        found: usize,
    },
    /// A token id lies beyond the vocabulary.
    #[error("the token {id} lies beyond the vocabulary of {vocab}")]
    TokenId {
        /// The id.
        id: u32,
        /// The vocabulary.
        vocab: usize,
    },
    /// Attention has no kernel for so wide a head.
    #[error("the heads are {found} wide; attention takes at most {most}")]
    HeadDim {
        /// Elements of a head.
        found: usize,
        /// The widest.
        most: usize,
    },
    /// The device failed or refused.
    #[error("{0}")]
    Device(Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// Whether the caller's request was wrong, rather than a file or the machine.
    pub fn is_usage(&self) -> bool {
        matches!(
            self,
            Error::EmptyPrompt | Error::ContextTooLong { .. } | Error::Sampling { .. } | Error::NoThinkingSwitch { .. }
        )
    }
}
