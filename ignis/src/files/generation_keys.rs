//! The keys of `generation_config.json`: those of transformers 5.23, and older ones that published files contain.

use super::key_table::Handling::{NoEffect, Refused, RefusedForSampling, Used};
use super::key_table::Neutral::{AtLeast, AtMost, Flag, NotBetween0And1, Null, Number};
use super::key_table::{Key, Neutral, key};

const BEAMS: &str = "for beam search only";
const ASSISTANT: &str = "for an assistant model, which the caller passes";
const OUTPUT: &str = "selects what transformers returns besides the tokens";
const SPEED: &str = "affects the speed only";
const LIMIT: &str = "the caller limits the number of tokens";
const TOKEN: &str = "the tokenizer's files say which tokens are added to a prompt, and rows are not padded";
const RECORD: &str = "records where the file comes from";

/// One row for each key.
pub(super) static KEYS: &[Key] = &[
    // Length.
    key("max_length", NoEffect(LIMIT)),
    key("max_new_tokens", NoEffect(LIMIT)),
    key("min_length", Used("tokens that end the text are excluded until prompt and text have this many tokens")),
    key("min_new_tokens", Used("tokens that end the text are excluded until the text has this many tokens")),
    key("early_stopping", NoEffect(BEAMS)),
    key("max_time", Refused(Null)),
    key("stop_strings", Used("strings that end the text, in addition to those of the caller")),
    // Strategy.
    key("do_sample", Used("`false` selects greedy decoding")),
    key("num_beams", Refused(AtMost(1.0))),
    key("use_mtp", NoEffect(SPEED)),
    // Cache.
    key("use_cache", NoEffect(SPEED)),
    key("cache_implementation", Refused(Neutral::Not("quantized"))),
    key("cache_config", NoEffect("has an effect with a quantized cache only, which is refused")),
    key("max_cache_len", NoEffect(SPEED)),
    // Logits.
    key("temperature", Used("divides the logits")),
    key("top_k", Used("keeps the most probable tokens; 0 keeps all")),
    key("top_p", Used("keeps the most probable tokens up to this total probability")),
    key("min_p", Used("excludes tokens less probable than this fraction of the most probable one")),
    key("top_h", RefusedForSampling(Null)),
    key("typical_p", RefusedForSampling(AtLeast(1.0))),
    key("epsilon_cutoff", RefusedForSampling(NotBetween0And1)),
    key("eta_cutoff", RefusedForSampling(NotBetween0And1)),
    key("repetition_penalty", Used("divides the logits of tokens that already occurred")),
    key("encoder_repetition_penalty", Refused(Number(1.0))),
    key("length_penalty", NoEffect(BEAMS)),
    key("no_repeat_ngram_size", Used("excludes tokens that would complete a sequence of this length a second time")),
    key("bad_words_ids", Used("excludes these sequences of tokens")),
    key("renormalize_logits", NoEffect("adds the same number to all logits")),
    key("forced_bos_token_id", Refused(Null)),
    key("forced_eos_token_id", Refused(Null)),
    key("remove_invalid_values", NoEffect("logits that are not finite are an error")),
    key("exponential_decay_length_penalty", Refused(Null)),
    key("suppress_tokens", Used("excludes these tokens")),
    key("begin_suppress_tokens", Used("excludes these tokens at the beginning of the text")),
    key("sequence_bias", Refused(Null)),
    key("token_healing", Refused(Flag(false))),
    key("guidance_scale", Refused(Number(1.0))),
    key("watermarking_config", Refused(Null)),
    // Output.
    key("num_return_sequences", Refused(Number(1.0))),
    key("output_attentions", NoEffect(OUTPUT)),
    key("output_hidden_states", NoEffect(OUTPUT)),
    key("output_scores", NoEffect(OUTPUT)),
    key("output_logits", NoEffect(OUTPUT)),
    key("return_dict_in_generate", NoEffect(OUTPUT)),
    key("return_legacy_cache", NoEffect(OUTPUT)),
    // Special tokens.
    key("pad_token_id", NoEffect(TOKEN)),
    key("bos_token_id", NoEffect(TOKEN)),
    key("eos_token_id", Used("tokens that end the text")),
    // Models with an encoder. transformers applies the first to the prompt if there is no encoder.
    key("encoder_no_repeat_ngram_size", Refused(AtMost(0.0))),
    key("decoder_start_token_id", NoEffect("for models with an encoder only")),
    // Speculation.
    key("is_assistant", NoEffect(ASSISTANT)),
    key("num_assistant_tokens", NoEffect(ASSISTANT)),
    key("num_assistant_tokens_schedule", NoEffect(ASSISTANT)),
    key("assistant_confidence_threshold", NoEffect(ASSISTANT)),
    key("assistant_early_exit", NoEffect(SPEED)),
    key("assistant_lookbehind", NoEffect(ASSISTANT)),
    key("target_lookbehind", NoEffect(ASSISTANT)),
    key("assistant_ensemble_weight", NoEffect(ASSISTANT)),
    key("prompt_lookup_num_tokens", NoEffect(SPEED)),
    key("max_matching_ngram_size", NoEffect(SPEED)),
    key("speculation_type", NoEffect(SPEED)),
    // Performance.
    key("compile_config", NoEffect(SPEED)),
    key("disable_compile", NoEffect(SPEED)),
    key("continuous_batching_config", NoEffect(SPEED)),
    key("prefill_chunk_size", NoEffect(SPEED)),
    key("low_memory", NoEffect(SPEED)),
    // Strategies that transformers has moved out of the library.
    key("penalty_alpha", Refused(AtMost(0.0))),
    key("dola_layers", Refused(Null)),
    key("diversity_penalty", Refused(Number(0.0))),
    key("num_beam_groups", Refused(AtMost(1.0))),
    key("constraints", Refused(Null)),
    key("force_words_ids", Refused(Null)),
    // Origin.
    key("_from_model_config", NoEffect(RECORD)),
    key("_commit_hash", NoEffect(RECORD)),
    key("transformers_version", NoEffect(RECORD)),
];
