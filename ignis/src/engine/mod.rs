//! Inference for many sequences at once: one [`Engine::step`] processes tokens of all sequences of a [`Batch`].
//!
//! | file | contents |
//! |---|---|
//! | `batch` | the sequences of a step, and what each wants from it |
//! | `cache` | the accounting of the pages of the cache |
//! | `conversation` | a chat of several turns that keeps its cache |
//! | `draft` | guesses of the next tokens, which a step verifies together |
//! | `embed` | the vector of a text, and the probabilities of its tokens |
//! | `generate` | text from a prompt, as a driver of `step` |
//! | `handle` | an engine on a thread of its own |
//! | `jobs` | the jobs of that thread |
//! | `kv_cache` | keys and values on the device |
//! | `model` | the interface of a model's layers |
//! | `occurred` | the tokens that occurred, and what the settings do to their logits |
//! | `plan` | which tokens of which sequences a step processes |
//! | `reopen` | an engine in place of one whose device failed |
//! | `rules` | tokens that are excluded from the selection, by the tokens before them |
//! | `sampler` | sampling settings, and the host's reference of the selection |
//! | `sequence` | one text: tokens, position, pages, sampling, stop conditions |
//! | `step` | the engine |
//!
//! ```
//! use ignis::engine::{Batch, Ends, Limits, Output, Sampling, Want};
//! use ignis::files::{Folder, Precision};
//! use ignis::models::{Checkpoint, Weights};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3");
//! let checkpoint = Checkpoint::open(Folder::open(folder)?)?;
//! let device = t0::Device::open()?;
//! let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {})?;
//! let mut engine = weights.engine(Limits::new(2, 64))?;
//!
//! let mut first = engine.sequence(Sampling::greedy(), 0)?;
//! let mut second = engine.sequence(Sampling::greedy(), 0)?;
//! for (sequence, text) in [(&mut first, "Once upon a time"), (&mut second, "One day, a")] {
//!     sequence.start(&checkpoint.tokenizer.encode(text)?, Ends { eos: vec![], max_tokens: 3 });
//! }
//! for _ in 0..3 {
//!     let mut batch = Batch::new();
//!     batch.add(&mut first, Want::Token);
//!     batch.add(&mut second, Want::Token);
//!     engine.step(&mut batch)?;
//!     assert!(matches!(batch.output(0), Output::Token { .. }));
//! }
//! assert_eq!(checkpoint.tokenizer.decode(first.generated()), ", in a");
//! # Ok(())
//! # }
//! ```
//!
//! # What a sequence gets
//!
//! A step has one launch of each kernel for all its rows, the tokens that it processes. A row of embeddings, norms,
//! heads, attention of up to 16 rows, and the selection of tokens does not depend on the other rows bit for bit. The
//! products of linear layers do: one row is a product with a vector, up to 16 rows share the loads of the weights, and
//! more rows use matrix instructions. These kernels add the same products in another order. In f32 the logits of a
//! sequence in a batch therefore differ from those that it gets alone by about 1e-6 of their standard deviation. In
//! bf16 and f16 a sum that is close to the middle between two numbers is also rounded differently, which the following
//! layers amplify, as they do for a prompt that is processed in other chunks: up to 3 % (bf16) and 0.4 % (f16) root
//! mean square. Equal batches give equal bits. The order of the sequences decides only which part of a prompt is in
//! which step, if a step does not have enough rows for all.
//!
//! With [`SumOrder::Fixed`], [`Weights::engine_with`](crate::models::Weights::engine_with) makes an engine that has one
//! kernel for each weight and one split of the positions in attention, for any number of rows. The logits of a sequence
//! then have the same bits in all batches, for all chunks of its prompt, and with pages that others computed.
//!
//! # Windows
//!
//! In some models a position sees only the last positions before it. If that holds for all layers, a sequence gives
//! pages back when their positions are behind the window of its next token, so that a text of any length has a bounded
//! number of pages. Truncating such a sequence to a position whose window was given back empties its part of the cache,
//! and the next step processes its tokens from the beginning.
//!
//! # Errors lose nothing
//!
//! [`Engine::step`] checks every sequence and reserves all pages before the first launch. After an error, and after an
//! interrupted step, all sequences are as they were, and the step can be repeated.
//!
//! **Invariant:** between the host and the device only ids, positions, page tables and settings cross in one direction,
//! and ids, requested log-probabilities and requested logits in the other; and the last hidden states of texts whose
//! vectors are requested.

mod batch;
mod cache;
mod conversation;
mod draft;
mod embed;
mod generate;
mod handle;
mod jobs;
mod kv_cache;
mod model;
mod occurred;
mod plan;
mod reopen;
mod rules;
mod sampler;
mod sequence;
mod step;

pub use batch::{Batch, Output, Want};
pub use cache::{PageCount, PagePool};
pub use conversation::{Chat, Conversation};
pub use draft::{DraftCount, DraftModel, Drafter, Guess, PromptLookup};
pub use embed::{FinalNorm, Pooling, perplexity};
pub use generate::{Event, Outcome, Request, Stop, Timing, generate};
pub use handle::{
    EngineHandle, EngineState, EngineStats, Job, JobEvent, JobOutcome, Refused, ServeOptions, Ticket, TokenText,
};
pub use kv_cache::{CacheType, KvCache, LayerCache};
pub use model::{Logits, Rows, StepModel, SumOrder, Watch};
pub use rules::TokenRules;
pub use sampler::{LogitBias, Sampler, Sampling, Selection};
pub use sequence::{Ends, Finish, Sequence};
pub use step::{Engine, Limits};

pub use crate::kernels::heads::PAGE;
