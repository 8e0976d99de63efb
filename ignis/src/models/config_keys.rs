//! The keys of `config.json` that all families share: those of transformers 5.23, and older ones that published files
//! contain.

use crate::files::Handling::{NoEffect, Refused, Used};
use crate::files::Key;
use crate::files::Neutral::{Flag, Null};
use crate::files::key_table::key;

const TRAINING: &str = "for training only";
const CLASSIFIER: &str = "for classification only";
const OUTPUT: &str = "selects what transformers returns besides the logits";
const SPEED: &str = "affects the speed only";
const TOKEN: &str = "the tokenizer's files say which tokens are added to a prompt, and rows are not padded";
const RECORD: &str = "records where the file comes from";
const OTHER: &str = "for other kinds of models";

/// One row for each key.
pub(super) const KEYS: &[Key] = &[
    key("model_type", Used("selects the family")),
    key("architectures", Used("must have the family's class for language models, if it is present")),
    key("vocab_size", Used("rows of the embedding")),
    key("hidden_size", Used("width of the residual stream")),
    key("intermediate_size", Used("width of the MLP")),
    key("num_hidden_layers", Used("number of layers")),
    key("num_attention_heads", Used("query heads")),
    key(
        "num_key_value_heads",
        Used("key and value heads; null, or absent except in Qwen3, for as many as query heads"),
    ),
    key("head_dim", Used("width of a head; `hidden_size / num_attention_heads` if it is absent, except in Qwen3")),
    key("hidden_act", Used("must be `silu` or `swish`, which are the same function, if it is present")),
    key("max_position_embeddings", Used("the longest context")),
    key("rms_norm_eps", Used("epsilon of the norms")),
    key("rope_theta", Used("base of the rotary frequencies; 10000 if it is absent in Llama")),
    key("rope_parameters", Used("base and type of the rotary embeddings")),
    key("rope_scaling", Used("older name of `rope_parameters`")),
    key("tie_word_embeddings", Used("whether the embedding is also the output matrix")),
    key("eos_token_id", Used("tokens that end a text, if `generation_config.json` has none")),
    key("layer_types", Used("must agree with the windows of the family, if it is present")),
    key("original_max_position_embeddings", Refused(Null)),
    key("partial_rotary_factor", Used("refused for rotary embeddings that are scaled; otherwise it has no effect")),
    key("attention_bias", Refused(Flag(false))),
    key("is_causal", Refused(Flag(true))),
    key("is_encoder_decoder", Refused(Flag(false))),
    key("quantization_config", Refused(Null)),
    key("compression_config", Refused(Null)),
    key("per_layer_config", Refused(Null)),
    key("auto_map", NoEffect("code of a checkpoint is not run")),
    key("dtype", NoEffect("each tensor has its own type")),
    key("torch_dtype", NoEffect("each tensor has its own type")),
    key("pad_token_id", NoEffect(TOKEN)),
    key("bos_token_id", NoEffect(TOKEN)),
    key("sep_token_id", NoEffect(TOKEN)),
    key("tokenizer_class", NoEffect("`tokenizer.json` describes the tokenizer")),
    key("prefix", NoEffect("pipelines of transformers add it to a prompt")),
    key("task_specific_params", NoEffect("pipelines of transformers read it")),
    key("initializer_range", NoEffect(TRAINING)),
    key("attention_dropout", NoEffect(TRAINING)),
    key("use_cache", NoEffect(SPEED)),
    key("chunk_size_feed_forward", NoEffect(SPEED)),
    key("attn_implementation", NoEffect(SPEED)),
    key("_attn_implementation", NoEffect(SPEED)),
    key("_attn_implementation_autoset", NoEffect(SPEED)),
    key("experts_implementation", NoEffect(OTHER)),
    key("torchscript", NoEffect(SPEED)),
    key("use_bfloat16", NoEffect(SPEED)),
    key("pruned_heads", NoEffect(OTHER)),
    key("tie_encoder_decoder", NoEffect(OTHER)),
    key("add_cross_attention", NoEffect(OTHER)),
    key("cross_attention_hidden_size", NoEffect(OTHER)),
    key("is_decoder", NoEffect(OTHER)),
    key("output_hidden_states", NoEffect(OUTPUT)),
    key("output_attentions", NoEffect(OUTPUT)),
    key("return_dict", NoEffect(OUTPUT)),
    key("tie_last_hidden_states", NoEffect(OUTPUT)),
    key("id2label", NoEffect(CLASSIFIER)),
    key("label2id", NoEffect(CLASSIFIER)),
    key("num_labels", NoEffect(CLASSIFIER)),
    key("problem_type", NoEffect(CLASSIFIER)),
    key("finetuning_task", NoEffect(CLASSIFIER)),
    key("name_or_path", NoEffect(RECORD)),
    key("_name_or_path", NoEffect(RECORD)),
    key("_commit_hash", NoEffect(RECORD)),
    key("transformers_version", NoEffect(RECORD)),
    key("unsloth_version", NoEffect(RECORD)),
    key("unsloth_fixed", NoEffect(RECORD)),
];
