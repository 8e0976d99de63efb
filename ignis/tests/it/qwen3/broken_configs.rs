//! Invalid `config.json`: other models, rotary embeddings and numbers that cannot be. Each gives one clear sentence.

use super::broken_inputs::{nothing, refused, sound};
use serde_json::{Value, json};

#[test]
fn configs_of_other_models() {
    refused(
        sound().with("model_type", json!("gemma")),
        nothing,
        "DIR/config.json: model_type is \"gemma\"; supported: \"llama\", \"mistral\", \"qwen2\", \"qwen3\"",
    );
    refused(
        sound().with("model_type", json!(["qwen3"])),
        nothing,
        "DIR/config.json: model_type is [\"qwen3\"]; supported: \"llama\", \"mistral\", \"qwen2\", \"qwen3\"",
    );
    refused(
        sound().with("architectures", json!(["Qwen3ForSequenceClassification"])),
        nothing,
        "DIR/config.json: `architectures` is [\"Qwen3ForSequenceClassification\"], which is not supported; supported: \
         [\"Qwen3ForCausalLM\"]",
    );
    refused(
        sound().with("architectures", json!("Qwen3ForCausalLM")),
        nothing,
        "DIR/config.json: `architectures` is \"Qwen3ForCausalLM\"; expected a list of names",
    );
    refused(
        sound().with("model_type", json!("llama")).with("architectures", json!([])).with("mlp_bias", json!(true)),
        nothing,
        "DIR/config.json: `mlp_bias` is true, which is not supported; supported: false (remove the key to run without it)",
    );
    refused(sound().without("model_type"), nothing, "DIR/config.json: the key `model_type` is missing");
    refused(
        sound().with("attention_bias", json!(true)),
        nothing,
        "DIR/config.json: `attention_bias` is true, which is not supported; supported: false (remove the key to run without \
         it)",
    );
    refused(
        sound().with("hidden_act", json!("gelu")),
        nothing,
        "DIR/config.json: `hidden_act` is \"gelu\", which is not supported; supported: \"silu\" and \"swish\", which are \
         the same function",
    );
    refused(
        sound().with("use_sliding_window", json!(true)).with("sliding_window", json!(0)),
        nothing,
        "DIR/config.json: `sliding_window` is 0; expected a whole number from 1 to 16777216",
    );
    refused(
        sound().with("layer_types", json!(["full_attention", "sliding_attention"])),
        nothing,
        "DIR/config.json: `use_sliding_window` is null; expected true, and a `sliding_window`, because `layer_types` has \
         \"sliding_attention\"",
    );
    refused(
        sound().with("layer_types", json!(["full_attention", "chunked_attention"])),
        nothing,
        "DIR/config.json: `layer_types` is [\"full_attention\",\"chunked_attention\"], which is not supported; \
         supported: \"full_attention\" and \"sliding_attention\"",
    );
    let mistral = |window: Value| {
        let maker = sound().with("model_type", json!("mistral")).with("architectures", json!(["MistralForCausalLM"]));
        maker.with("sliding_window", window)
    };
    refused(
        mistral(json!(null)).with("layer_types", json!(["full_attention", "sliding_attention"])),
        nothing,
        "DIR/config.json: `layer_types` is [\"full_attention\",\"sliding_attention\"], which is not supported; \
         supported: \"full_attention\" for every layer",
    );
    refused(
        mistral(json!(8)).with("layer_types", json!(["full_attention", "sliding_attention"])),
        nothing,
        "DIR/config.json: `layer_types` is [\"full_attention\",\"sliding_attention\"], which is not supported; \
         supported: \"sliding_attention\" for every layer",
    );
    refused(
        sound().with("layer_types", json!(["full_attention"])),
        nothing,
        "DIR/config.json: `layer_types` is [\"full_attention\"]; expected 2 entries, the value of num_hidden_layers, not 1",
    );
    refused(
        sound().with("layer_types", json!("full_attention")),
        nothing,
        "DIR/config.json: `layer_types` is \"full_attention\"; expected a list with one entry for each layer",
    );
    refused(
        sound().with("quantization_config", json!({"quant_method": "fp8"})),
        nothing,
        "DIR/config.json: `quantization_config` is {\"quant_method\":\"fp8\"}, which is not supported; supported: null \
         (remove the key to run without it)",
    );
}

/// Types of rotary embeddings that are not implemented, and types without a number that they need.
#[test]
fn rotary_embeddings_that_cannot_be_scaled() {
    let types = "supported: \"default\", \"linear\", \"llama3\", \"yarn\" (remove the scaling to run without it)";
    for (scaling, expected) in [
        (
            json!({"rope_type": "dynamic", "factor": 4.0}),
            format!("`rope_scaling.rope_type` is \"dynamic\", which is not supported; {types}"),
        ),
        (json!({"type": "longrope"}), format!("`rope_scaling.type` is \"longrope\", which is not supported; {types}")),
        (
            json!({"rope_type": null, "factor": 2.0}),
            format!("`rope_scaling.rope_type` is null, which is not supported; {types}"),
        ),
        (json!({"type": null}), format!("`rope_scaling.type` is null, which is not supported; {types}")),
        (
            json!({"rope_type": "linear", "type": "yarn", "factor": 2.0}),
            "`rope_scaling.type` is \"yarn\", which is not supported; supported: the value of `rope_type`".into(),
        ),
        (json!({"rope_type": "linear"}), "the key `rope_scaling.factor` is missing".into()),
        (
            json!({"rope_type": "yarn", "factor": 0.5}),
            "`rope_scaling.factor` is 0.5; expected a number of at least 1".into(),
        ),
        (
            json!({"rope_type": "yarn", "factor": 4.0, "attention_factor": -1.0}),
            "`rope_scaling.attention_factor` is -1.0; expected a number above 0".into(),
        ),
        (
            json!({"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0}),
            "the key `rope_scaling.high_freq_factor` is missing".into(),
        ),
        (
            json!({"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 4.0, "high_freq_factor": 4.0}),
            "`rope_scaling.high_freq_factor` is 4.0; expected more than low_freq_factor, 4".into(),
        ),
        (
            json!({"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 0}),
            "`rope_scaling.original_max_position_embeddings` is 0; expected a whole number from 1 to 16777216".into(),
        ),
        (
            json!({"rope_type": "linear", "factor": 4.0, "partial_rotary_factor": 0.5}),
            "`rope_scaling.partial_rotary_factor` is 0.5, which is not supported; supported: 1".into(),
        ),
    ] {
        refused(sound().with("rope_scaling", scaling), nothing, &format!("DIR/config.json: {expected}"));
    }
}

#[test]
fn configs_with_impossible_numbers() {
    for key in [
        "hidden_size",
        "intermediate_size",
        "num_hidden_layers",
        "num_attention_heads",
        "num_key_value_heads",
        "head_dim",
        "vocab_size",
        "max_position_embeddings",
        "rms_norm_eps",
        "rope_theta",
    ] {
        refused(sound().without(key), nothing, &format!("DIR/config.json: the key `{key}` is missing"));
    }
    for (key, value, expected) in [
        ("num_attention_heads", json!(0), "`num_attention_heads` is 0; expected a whole number from 1 to 1024"),
        ("num_key_value_heads", json!(0), "`num_key_value_heads` is 0; expected a whole number from 1 to 1024"),
        (
            "num_key_value_heads",
            json!(3),
            "`num_key_value_heads` is 3; expected a divisor of num_attention_heads, which is 4",
        ),
        ("head_dim", json!(7), "`head_dim` is 7; expected an even number: rotary embedding rotates pairs"),
        (
            "hidden_size",
            json!(1_000_000_000_000u64),
            "`hidden_size` is 1000000000000; expected a whole number from 1 to 65536",
        ),
        ("num_hidden_layers", json!(-1), "`num_hidden_layers` is -1; expected a whole number from 1 to 1024"),
        ("vocab_size", json!("many"), "`vocab_size` is \"many\"; expected a whole number from 1 to 4194304"),
        ("rms_norm_eps", json!(0), "`rms_norm_eps` is 0; expected a number between 0 and 1"),
        ("rope_theta", json!(-1.0), "`rope_theta` is -1.0; expected a number between 1 and 1e12"),
        ("tie_word_embeddings", json!("yes"), "`tie_word_embeddings` is \"yes\"; expected true or false"),
        (
            "eos_token_id",
            json!(2000),
            "`eos_token_id` is 2000; expected ids below vocab_size, which is 1408; 2000 is too large",
        ),
    ] {
        refused(sound().with(key, value), nothing, &format!("DIR/config.json: {expected}"));
    }
    let llama = sound().with("model_type", json!("llama")).without("architectures").without("head_dim");
    refused(
        llama.with("num_attention_heads", json!(6)),
        nothing,
        "DIR/config.json: `num_attention_heads` is 6; expected a divisor of hidden_size, which is 16, or a `head_dim`",
    );
    // Each number is valid, but their product exceeds every file.
    let huge = sound().with("hidden_size", json!(65536)).with("vocab_size", json!(1 << 22));
    refused(
        huge,
        nothing,
        "DIR/model.safetensors: the tensor model.embed_tokens.weight has shape [1408, 16]; config.json requires \
         [4194304, 65536]",
    );
}

/// transformers uses the inner base, other loaders the outer one: results for a directory with both would differ
/// between loaders.
#[test]
fn conflicting_rotary_bases() {
    let inner = |key: &str| sound().with(key, json!({"rope_type": "default", "rope_theta": 5e5}));
    for key in ["rope_parameters", "rope_scaling"] {
        refused(
            inner(key),
            nothing,
            &format!("DIR/config.json: `rope_theta` is 10000, but `{key}.rope_theta` is 500000; remove the wrong one"),
        );
    }
    refused(
        inner("rope_scaling").without("rope_theta").with("rope_parameters", json!({"rope_theta": 1e6})),
        nothing,
        "DIR/config.json: `rope_scaling.rope_theta` is 500000, but `rope_parameters.rope_theta` is 1000000; remove the \
         wrong one",
    );
    refused(
        sound().without("rope_theta").with("rope_parameters", json!({"rope_theta": 0.5})),
        nothing,
        "DIR/config.json: `rope_parameters.rope_theta` is 0.5; expected a number between 1 and 1e12",
    );
}
