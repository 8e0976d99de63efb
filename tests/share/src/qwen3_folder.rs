//! Small Qwen3 model directories with random weights, which tests can break.

use crate::oracle;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A tensor to be written: name, safetensors type, shape, bytes.
pub type Tensor = (String, &'static str, Vec<usize>, Vec<u8>);

/// A valid directory: two layers, tied, f32, with the tiny model's tokenizer and template.
pub struct Qwen3Folder {
    /// config.json.
    pub config: Value,
    /// The tensors of model.safetensors, in order.
    pub tensors: Vec<Tensor>,
}

/// The tiny model's directory in the repository.
pub fn tiny() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/tiny-qwen3"))
}

/// A small deterministic random number generator: uniform in [-1, 1).
fn noise(state: &mut u64) -> f32 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    ((*state >> 40) as f32 / (1u64 << 23) as f32) - 1.0
}

/// The tensors of the valid configuration with heads of width `d`, in the order of published files: shapes are
/// `[out, in]`.
fn shapes(d: usize) -> Vec<(String, Vec<usize>)> {
    let layer: [(&str, &[usize]); 11] = [
        ("input_layernorm", &[16]),
        ("self_attn.q_proj", &[4 * d, 16]),
        ("self_attn.k_proj", &[2 * d, 16]),
        ("self_attn.v_proj", &[2 * d, 16]),
        ("self_attn.q_norm", &[d]),
        ("self_attn.k_norm", &[d]),
        ("self_attn.o_proj", &[16, 4 * d]),
        ("post_attention_layernorm", &[16]),
        ("mlp.gate_proj", &[24, 16]),
        ("mlp.up_proj", &[24, 16]),
        ("mlp.down_proj", &[16, 24]),
    ];
    let layers =
        (0..2).flat_map(|n| layer.map(|(part, shape)| (format!("model.layers.{n}.{part}.weight"), shape.to_vec())));
    let first = [("model.embed_tokens.weight".to_string(), vec![1408, 16])];
    first.into_iter().chain(layers).chain([("model.norm.weight".to_string(), vec![16])]).collect()
}

impl Default for Qwen3Folder {
    fn default() -> Self {
        Qwen3Folder::of_width(8)
    }
}

impl Qwen3Folder {
    /// The valid directory with heads of this width.
    pub fn of_width(head_dim: usize) -> Self {
        let config = json!({
            "architectures": ["Qwen3ForCausalLM"],
            "model_type": "qwen3",
            "vocab_size": 1408,
            "hidden_size": 16,
            "intermediate_size": 24,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "head_dim": head_dim,
            "max_position_embeddings": 64,
            "rms_norm_eps": 1e-6,
            "rope_theta": 10000.0,
            "rope_scaling": null,
            "tie_word_embeddings": true,
            "hidden_act": "silu",
            "attention_bias": false,
            "eos_token_id": 0,
            "torch_dtype": "float32",
        });
        let mut state = 1;
        let tensors = shapes(head_dim)
            .into_iter()
            .map(|(name, shape)| {
                let centre = if name.contains("norm") { 1.0 } else { 0.0 };
                let count: usize = shape.iter().product();
                let bytes = (0..count).flat_map(|_| (centre + 0.3 * noise(&mut state)).to_le_bytes()).collect();
                (name, "F32", shape, bytes)
            })
            .collect();
        Qwen3Folder { config, tensors }
    }

    /// Sets a key of config.json.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.config[key] = value;
        self
    }

    /// Gives the embedding this many rows.
    pub fn with_vocabulary(mut self, rows: usize) -> Self {
        let (_, _, shape, bytes) = self.tensor("model.embed_tokens.weight");
        bytes.resize(bytes.len() / shape[0] * rows, 0);
        shape[0] = rows;
        self.with("vocab_size", rows.into())
    }

    /// Removes a key of config.json.
    pub fn without(mut self, key: &str) -> Self {
        if let Some(map) = self.config.as_object_mut() {
            map.remove(key);
        }
        self
    }

    /// The tensor with this name, to be modified.
    pub fn tensor(&mut self, name: &str) -> &mut Tensor {
        self.tensors.iter_mut().find(|t| t.0 == name).unwrap_or_else(|| panic!("no tensor {name}"))
    }

    /// Writes the directory.
    pub fn write(&self, folder: &Path) {
        let write = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).expect("a writable folder");
        write("config.json", self.config.to_string().as_bytes());
        write("model.safetensors", &safetensors(&self.tensors));
        for name in ["tokenizer.json", "tokenizer_config.json"] {
            std::fs::copy(tiny().join(name), folder.join(name)).expect("a readable asset");
        }
    }
}

/// The bytes of a safetensors file.
pub fn safetensors(tensors: &[Tensor]) -> Vec<u8> {
    let mut header = serde_json::Map::new();
    let mut at = 0;
    for (name, dtype, shape, bytes) in tensors {
        let end = at + bytes.len();
        header.insert(name.clone(), json!({"dtype": dtype, "shape": shape, "data_offsets": [at, end]}));
        at = end;
    }
    let data: Vec<u8> = tensors.iter().flat_map(|t| t.3.iter().copied()).collect();
    safetensors_raw(&Value::Object(header).to_string(), &data)
}

/// A safetensors file with an arbitrary header.
pub fn safetensors_raw(header: &str, data: &[u8]) -> Vec<u8> {
    [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), data].concat()
}

/// What `tools/SCRIPT` prints with Python and transformers, which are installed in target/oracle-venv: JSON. `input` is
/// its stdin. `None` if Python is missing.
///
/// # Panics
/// The script fails, or Python is missing and oracles are required.
pub fn python(unchecked: &str, script: &str, args: &[&OsStr], input: &Value) -> Option<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let remedy = "tools/oracle_env.sh target/oracle-venv";
    let python = oracle::file(unchecked, root.join("target/oracle-venv/bin/python"), remedy)?;
    let mut command = Command::new(python);
    command.arg(root.join("tools").join(script)).args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("python starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let text = input.to_string();
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("python ends");
    writer.join().expect("a thread").expect("python reads its input");
    assert!(output.status.success(), "{script} failed");
    Some(serde_json::from_slice(&output.stdout).expect("JSON"))
}

/// Where tools/reference.py has written its results: T0_ORACLE_DIR, or target/oracle.
pub fn oracle_dir() -> std::path::PathBuf {
    match std::env::var_os("T0_ORACLE_DIR") {
        Some(dir) => dir.into(),
        None => Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/oracle")).to_path_buf(),
    }
}
