//! What can go wrong, with messages that say what to do.

use crate::dtype::DType;
use std::fmt;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// An error of an operation on tensors, or of loading or running a model.
///
/// Messages are for the end user: what was found where, what was expected, and what to do about it if that is known.
///
/// After an error of an operation nothing was recorded, and no tensor has changed. [`Error::FailedBackward`] says what
/// an error of a backward leaves behind.
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
    /// The checkpoint is of an unknown family of models.
    #[error("{path}: model_type is {found}; supported: {supported}")]
    ModelType {
        /// The configuration file.
        path: String,
        /// The model type in the file.
        found: String,
        /// The supported model types.
        supported: String,
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
    /// A GGUF file is damaged, or of an unsupported form.
    #[error("{path} is not a usable GGUF file: {what}")]
    Gguf {
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
    #[error("{path}: the tensor {name} is of type {found}; supported: {supported}")]
    TensorDtype {
        /// The file.
        path: String,
        /// The tensor.
        name: String,
        /// The type in the file.
        found: String,
        /// The types that the format of the file has and that are supported.
        supported: String,
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
    /// A step of the engine failed, with all sequences in it.
    #[error("the step of the engine failed: {what}")]
    StepFailed {
        /// The error of the step.
        what: String,
    },
    /// A grammar is wrong or unsupported, or a text reached the limits of its parser.
    #[error("the grammar cannot be used: {what}")]
    Grammar {
        /// The parser's reason.
        what: String,
    },
    /// The rules of a sequence, or they and its grammar together, exclude every token.
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
    /// A model that guesses the tokens of another one has other tokens.
    #[error("the tokenizer of {draft} is not that of {model}: a draft model must have the same tokens")]
    OtherTokenizer {
        /// The model whose tokens are guessed.
        model: String,
        /// The model that guesses.
        draft: String,
    },
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
    /// A cache of integers needs another width of heads.
    #[error("the heads are {found} wide; a cache in int8 takes multiples of {multiple}")]
    CacheHeadDim {
        /// The width of the head in elements.
        found: usize,
        /// What it must be a multiple of.
        multiple: usize,
    },
    /// The shapes of two operands do not fit together.
    #[error("`{op}` of {left:?} and {right:?}: {hint}")]
    Shapes {
        /// The operation.
        op: &'static str,
        /// Shape of the first operand.
        left: Vec<usize>,
        /// Shape of the second operand.
        right: Vec<usize>,
        /// The rule, and what to do.
        hint: &'static str,
    },
    /// The shape of an operand, or an argument that describes a shape, is not possible.
    #[error("`{op}` of a tensor of shape {shape:?}: {why}")]
    Shape {
        /// The operation.
        op: &'static str,
        /// Shape of the operand.
        shape: Vec<usize>,
        /// What is wrong, and what to do.
        why: String,
    },
    /// The element types of two operands differ.
    #[error("`{op}` of {left} and {right}: both operands must have the same element type; convert one with `cast`")]
    Dtypes {
        /// The operation.
        op: &'static str,
        /// Element type of the first operand.
        left: DType,
        /// Element type of the second operand.
        right: DType,
    },
    /// An operation does not take elements of this type.
    #[error("`{op}` takes elements of type {expected}, not {found}: convert the tensor with `cast`")]
    Dtype {
        /// The operation.
        op: &'static str,
        /// Element type of the operand.
        found: DType,
        /// The element types that the operation takes.
        expected: &'static str,
    },
    /// An operation without a backward was called with a tracked tensor.
    #[error(
        "`{op}` has no backward, and an operand is tracked by a tape, so gradients would be lost: pass `tensor.detach()` if no gradient should flow through it, or call it within `tape.no_grad`"
    )]
    NoBackward {
        /// The operation.
        op: &'static str,
    },
    /// The operations that lead to a tensor have already been used by a backward, and were freed.
    #[error(
        "a second backward through the same operations: the first one freed what they had saved. Use `backward_retained` for the first one, or compute the result again"
    )]
    SecondBackward,
    /// An earlier backward through the operations that lead to a tensor ended with an error, and they were freed.
    #[error(
        "an earlier backward through the same operations ended with an error in the backward of `{op}`, and freed what they had saved: compute the result again"
    )]
    FailedBackward {
        /// The operation whose backward failed.
        op: &'static str,
    },
    /// A tensor was modified after an operation had saved it for its backward.
    #[error(
        "the backward of `{op}` needs its saved tensor {index} of shape {shape:?}, which was modified in place after `{op}` had run: modify it after the backward, or pass a copy to `{op}`"
    )]
    Modified {
        /// The operation.
        op: &'static str,
        /// Which of its saved tensors, from 0.
        index: usize,
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// An in-place write to a result that a tape has recorded.
    #[error(
        "`{op}` would overwrite a tensor of shape {shape:?} that a tape has recorded as the result of an operation: write to `tensor.detach()` if no gradient should flow through the old value"
    )]
    InPlace {
        /// The operation.
        op: &'static str,
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// Operands that two tapes track.
    #[error(
        "the operands of `{op}` are tracked by two different tapes: watch all tensors with one tape, and pass the tensors that a checkpointed function uses as its inputs"
    )]
    TwoTapes {
        /// The operation.
        op: &'static str,
    },
    /// A backward from a tensor that the tape does not track.
    #[error(
        "the tensor is not tracked by this tape: compute it from tensors that `tape.watch` has returned, outside of `no_grad`"
    )]
    Untracked,
    /// A backward from a tensor with several elements.
    #[error(
        "a backward starts at a tensor with one element, not at one of shape {shape:?}: reduce it with `sum` or `mean`, or pass its gradient to `backward_from`"
    )]
    NotScalar {
        /// The shape of the tensor.
        shape: Vec<usize>,
    },
    /// A backward returned gradients that do not fit the operands.
    #[error("the backward of `{op}` is wrong: {why}")]
    WrongGradient {
        /// The operation.
        op: &'static str,
        /// How they differ.
        why: String,
    },
    /// Operands of two contexts.
    #[error("the operands of `{op}` belong to different contexts: create all tensors from one `Context`")]
    Contexts {
        /// The operation.
        op: &'static str,
    },
    /// A kernel would take a tensor with gaps, exchanged axes or repeated elements for one in row-major order.
    #[error(
        "`{op}` passes a tensor of shape {shape:?} with strides {strides:?} to a kernel as if it were contiguous: pass the result of `contiguous()` instead, or take the memory with `strided_view`, `strided_typed` or `strided_bits` and pass the strides to the kernel"
    )]
    Strided {
        /// The operation.
        op: &'static str,
        /// The shape of the tensor.
        shape: Vec<usize>,
        /// Its strides, in elements.
        strides: Vec<usize>,
    },
    /// A launch that would read and write the same memory.
    #[error("`{op}` would read and write the same memory: pass a copy of one of the tensors")]
    Aliased {
        /// The operation.
        op: &'static str,
    },
    /// An operation was called while the launches of another one were being built.
    #[error(
        "`{op}` was called within the closure of `Context::launch`, which only launches kernels: call it before, and use its result in the closure"
    )]
    Nested {
        /// The operation.
        op: &'static str,
    },
    /// The device does not have enough memory for a model.
    #[error("{model} needs {memory}, and {available} bytes are free; {fits}")]
    DeviceMemory {
        /// The model.
        model: String,
        /// What it needs: a [`Memory`](crate::models::Memory) as text.
        memory: String,
        /// The bytes that it needs.
        needed: u64,
        /// Free bytes according to the driver.
        available: u64,
        /// What would fit.
        fits: String,
    },
    /// The device does not have enough memory.
    #[error("`{op}` needs {bytes} bytes of device memory, and {available} bytes are free; {usage}")]
    OutOfMemory {
        /// The operation.
        op: &'static str,
        /// Bytes requested.
        bytes: u64,
        /// Free bytes according to the driver.
        available: u64,
        /// The memory in use.
        usage: Usage,
    },
    /// A setting has a value that is not possible.
    #[error("`{op}`: the setting `{setting}` is {value}, and it must be {allowed}")]
    Setting {
        /// What was called.
        op: &'static str,
        /// The setting.
        setting: &'static str,
        /// Its value.
        value: String,
        /// The values that are possible.
        allowed: &'static str,
    },
    /// A parameter of a model cannot be used.
    #[error("`{op}`, parameter `{name}`: {why}")]
    WrongParameter {
        /// What was called.
        op: &'static str,
        /// The name of the parameter.
        name: String,
        /// What is wrong, and what to do.
        why: String,
    },
    /// A saved state does not fit.
    #[error("`{op}`: the state does not fit: {why}")]
    State {
        /// What was called.
        op: &'static str,
        /// What differs, and what to do.
        why: String,
    },
    /// A stream that a program writes to cannot be written.
    #[error("cannot write to {stream}: {cause}")]
    Write {
        /// The stream.
        stream: &'static str,
        /// The operating system's reason.
        cause: std::io::Error,
    },
    /// The device failed, or refused a request or a launch.
    #[error(transparent)]
    Device(#[from] t0::Error),
}

impl Error {
    /// Whether the caller's request was invalid, rather than a file or the device.
    pub fn is_usage(&self) -> bool {
        matches!(
            self,
            Error::EmptyPrompt
                | Error::ContextTooLong { .. }
                | Error::Sampling { .. }
                | Error::Grammar { .. }
                | Error::NoThinkingSwitch { .. }
        )
    }
}

/// The memory that tensors of a context use, by the operations that created them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Bytes of all tensors.
    pub in_use: u64,
    /// The largest value of `in_use` so far.
    pub peak: u64,
    /// Bytes of freed tensors that are kept for new ones.
    pub cached: u64,
    /// Bytes by the operation that allocated them, largest first.
    pub by_operation: Vec<(&'static str, u64)>,
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tensors use {} bytes", self.in_use)?;
        for (i, (op, bytes)) in self.by_operation.iter().take(5).enumerate() {
            write!(f, "{} {bytes} by `{op}`", if i == 0 { ":" } else { "," })?;
        }
        write!(f, ". Use smaller batches, checkpoint blocks (`autograd::checkpoint`), or drop tensors earlier")
    }
}
