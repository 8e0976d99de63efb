//! Creates Qwen3 model directories with random weights, tensor by tensor.

use serde_json::{Map, Value, json};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// `config.json` of Qwen3-0.6B.
pub fn config_0_6b() -> Value {
    json!({
        "architectures": ["Qwen3ForCausalLM"], "model_type": "qwen3", "torch_dtype": "bfloat16",
        "hidden_size": 1024, "intermediate_size": 3072, "num_hidden_layers": 28,
        "num_attention_heads": 16, "num_key_value_heads": 8, "head_dim": 128,
        "vocab_size": 151_936, "max_position_embeddings": 40_960, "rms_norm_eps": 1e-6, "rope_theta": 1_000_000,
        "tie_word_embeddings": true, "attention_bias": false, "hidden_act": "silu", "rope_scaling": null,
        "eos_token_id": 151_645
    })
}

/// Creates the directory if it is not complete: a checkpoint with the shape of `config` and random bf16 weights, and
/// the tokenizer files from `tokenizer`. Norm weights are near 1; the elements of a matrix have a standard deviation of
/// one over the square root of its depth.
///
/// # Errors
/// A file cannot be written.
pub fn ensure(folder: &Path, config: &Value, tokenizer: &Path) -> io::Result<PathBuf> {
    let weights = folder.join("model.safetensors");
    if weights.exists() {
        return Ok(folder.to_path_buf());
    }
    fs::create_dir_all(folder)?;
    for name in ["tokenizer.json", "tokenizer_config.json"] {
        fs::copy(tokenizer.join(name), folder.join(name))?;
    }
    fs::write(folder.join("config.json"), serde_json::to_string_pretty(config)?)?;
    let parsed = ignis::models::Config::from_json("config.json", config).map_err(io::Error::other)?;
    let tensors = parsed.tensors();
    let mut header = Map::new();
    let mut at = 0;
    for (name, shape) in &tensors {
        let bytes = 2 * shape.iter().product::<usize>();
        header.insert(name.clone(), json!({"dtype": "BF16", "shape": shape, "data_offsets": [at, at + bytes]}));
        at += bytes;
    }
    let header = serde_json::to_string(&header)?;
    // The weights are last, and complete or absent, so that an interrupted run does not leave an incomplete directory
    // that looks complete.
    let weights = t0_files::Staged::new(weights, |file| {
        let mut out = BufWriter::with_capacity(1 << 20, file);
        out.write_all(&(header.len() as u64).to_le_bytes())?;
        out.write_all(header.as_bytes())?;
        let mut noise = Noise(0x2545_F491_4F6C_DD1D);
        for (_, shape) in &tensors {
            let (centre, spread) = match shape[..] {
                [_, depth] => (0.0, (depth as f32).sqrt().recip()),
                _ => (1.0, 0.25),
            };
            for _ in 0..shape.iter().product::<usize>() {
                let x = half::bf16::from_f32(centre + spread * noise.next());
                out.write_all(&x.to_bits().to_le_bytes())?;
            }
        }
        out.flush()
    })?;
    t0_files::commit([weights])?;
    Ok(folder.to_path_buf())
}

/// A xorshift generator of nearly normal numbers: each is the sum of four uniform ones, with a standard deviation of 1.
#[derive(Debug)]
pub struct Noise(pub u64);

impl Noise {
    /// The next number.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let sum: u32 = (0..4).map(|i| (self.0 >> (16 * i)) as u32 & 0xFFFF).sum();
        (sum as f32 / 65_536.0 - 2.0) * 3f32.sqrt()
    }
}
