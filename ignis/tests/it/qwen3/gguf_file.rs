//! Shared: writes GGUF files, valid ones and broken ones.

use ignis::files::{Dtype, Folder};
use ignis::models::Checkpoint;
use serde_json::Value;
use std::path::Path;

/// A value of the metadata.
#[derive(Clone, Debug)]
pub(super) enum Meta {
    U32(u32),
    F32(f32),
    Bool(bool),
    Text(String),
    Texts(Vec<String>),
    Ints(Vec<i32>),
    Floats(Vec<f32>),
}

/// A file to be written.
#[derive(Clone, Debug, Default)]
pub(super) struct GgufFile {
    pub(super) metadata: Vec<(String, Meta)>,
    /// Name, number of the type, shape with rows first, bytes.
    pub(super) tensors: Vec<(String, u32, Vec<usize>, Vec<u8>)>,
}

/// The numbers of element types in files.
pub(super) fn ggml(dtype: Dtype) -> u32 {
    match dtype {
        Dtype::F32 => 0,
        Dtype::F16 => 1,
        Dtype::Q4_0 => 2,
        Dtype::Q4_1 => 3,
        Dtype::Q5_0 => 6,
        Dtype::Q5_1 => 7,
        Dtype::Q8_0 => 8,
        Dtype::Q4K => 12,
        Dtype::Q5K => 13,
        Dtype::Q6K => 14,
        Dtype::Bf16 => 30,
        other => panic!("{other:?}"),
    }
}

fn text(out: &mut Vec<u8>, text: &str) {
    out.extend((text.len() as u64).to_le_bytes());
    out.extend(text.as_bytes());
}

impl Meta {
    fn kind(&self) -> u32 {
        match self {
            Meta::U32(_) => 4,
            Meta::F32(_) => 6,
            Meta::Bool(_) => 7,
            Meta::Text(_) => 8,
            Meta::Texts(_) | Meta::Ints(_) | Meta::Floats(_) => 9,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        let mut list = |kind: u32, count: usize| {
            out.extend(kind.to_le_bytes());
            out.extend((count as u64).to_le_bytes());
        };
        match self {
            Meta::U32(n) => out.extend(n.to_le_bytes()),
            Meta::F32(x) => out.extend(x.to_le_bytes()),
            Meta::Bool(flag) => out.push(u8::from(*flag)),
            Meta::Text(value) => text(out, value),
            Meta::Texts(texts) => {
                list(8, texts.len());
                texts.iter().for_each(|value| text(out, value));
            }
            Meta::Ints(numbers) => {
                list(5, numbers.len());
                numbers.iter().for_each(|n| out.extend(n.to_le_bytes()));
            }
            Meta::Floats(numbers) => {
                list(6, numbers.len());
                numbers.iter().for_each(|x| out.extend(x.to_le_bytes()));
            }
        }
    }
}

/// Encodes a matrix by its name, its shape and its elements.
pub(super) type Encode<'a> = dyn FnMut(&str, &[usize], &[f32]) -> (Dtype, Vec<u8>) + 'a;

impl GgufFile {
    /// The model of a directory, with its matrices in the form that `matrix` gives them: from the name in the file, the
    /// shape and the numbers to a type and bytes. Vectors are `F32`, as converters write them.
    pub(super) fn of(folder: &Path, matrix: &mut Encode<'_>) -> GgufFile {
        let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
        let config = &checkpoint.config;
        let family = config.family.facts.model_type;
        let name = if family == "mistral" { "llama" } else { family };
        let mut file = GgufFile::default();
        file.set("general.architecture", Meta::Text(name.into()));
        for (key, value) in [
            ("context_length", config.max_position_embeddings),
            ("embedding_length", config.hidden_size),
            ("block_count", config.num_hidden_layers),
            ("feed_forward_length", config.intermediate_size),
            ("attention.head_count", config.num_attention_heads),
            ("attention.head_count_kv", config.num_key_value_heads),
            ("attention.key_length", config.head_dim),
            ("attention.value_length", config.head_dim),
        ] {
            file.set(&format!("{name}.{key}"), Meta::U32(value as u32));
        }
        file.set(&format!("{name}.attention.layer_norm_rms_epsilon"), Meta::F32(config.rms_norm_eps as f32));
        file.set(&format!("{name}.rope.freq_base"), Meta::F32(config.rope.theta as f32));
        file.tokenizer(folder, config.eos_token_ids.first().copied());
        for (ours, shape) in config.tensors() {
            let view = checkpoint.weights.tensor(&ours).expect("bytes").expect("a tensor");
            let mut numbers = view.to_f32();
            let stored = stored_name(&ours);
            if name == "llama" && (stored.contains("attn_q.") || stored.contains("attn_k.")) {
                numbers = interleaved(&numbers, config.head_dim, shape[1]);
            }
            let (dtype, bytes) = match shape.len() {
                1 => (Dtype::F32, numbers.iter().flat_map(|x| x.to_le_bytes()).collect()),
                _ => matrix(&stored, &shape, &numbers),
            };
            file.tensors.push((stored, ggml(dtype), shape, bytes));
        }
        file
    }

    /// Sets a key of the metadata.
    pub(super) fn set(&mut self, key: &str, value: Meta) {
        match self.metadata.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => *old = value,
            None => self.metadata.push((key.into(), value)),
        }
    }

    /// Removes a key of the metadata.
    pub(super) fn remove(&mut self, key: &str) {
        self.metadata.retain(|(name, _)| name != key);
    }

    /// Writes tokens and merges of the byte-level tokenizer of a directory.
    fn tokenizer(&mut self, folder: &Path, eos: Option<u32>) {
        let json: Value = serde_json::from_slice(&std::fs::read(folder.join("tokenizer.json")).unwrap()).unwrap();
        let mut tokens = Vec::new();
        let mut put = |id: usize, text: &str, kind: i32| {
            if tokens.len() <= id {
                tokens.resize(id + 1, (String::new(), 5));
            }
            tokens[id] = (text.to_string(), kind);
        };
        for (text, id) in json["model"]["vocab"].as_object().unwrap() {
            put(id.as_u64().unwrap() as usize, text, 1);
        }
        for added in json["added_tokens"].as_array().unwrap() {
            let kind = if added["special"] == true { 3 } else { 4 };
            put(added["id"].as_u64().unwrap() as usize, added["content"].as_str().unwrap(), kind);
        }
        for (id, (text, kind)) in tokens.iter_mut().enumerate() {
            if *kind == 5 {
                *text = format!("[PAD{id}]");
            }
        }
        let merge = |merge: &Value| match merge {
            Value::Array(pair) => format!("{} {}", pair[0].as_str().unwrap(), pair[1].as_str().unwrap()),
            other => other.as_str().unwrap().to_string(),
        };
        let merges = json["model"]["merges"].as_array().unwrap().iter().map(merge).collect();
        self.set("tokenizer.ggml.model", Meta::Text("gpt2".into()));
        self.set("tokenizer.ggml.pre", Meta::Text("qwen2".into()));
        self.set("tokenizer.ggml.token_type", Meta::Ints(tokens.iter().map(|(_, kind)| *kind).collect()));
        self.set("tokenizer.ggml.tokens", Meta::Texts(tokens.into_iter().map(|(text, _)| text).collect()));
        self.set("tokenizer.ggml.merges", Meta::Texts(merges));
        if let Some(eos) = eos {
            self.set("tokenizer.ggml.eos_token_id", Meta::U32(eos));
        }
        let config = std::fs::read(folder.join("tokenizer_config.json")).unwrap();
        let config: Value = serde_json::from_slice(&config).unwrap();
        if let Some(template) = config["chat_template"].as_str() {
            self.set("tokenizer.chat_template", Meta::Text(template.into()));
        }
    }

    /// The bytes of the file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut out = b"GGUF".to_vec();
        out.extend(3u32.to_le_bytes());
        out.extend((self.tensors.len() as u64).to_le_bytes());
        out.extend((self.metadata.len() as u64).to_le_bytes());
        for (key, value) in &self.metadata {
            text(&mut out, key);
            out.extend(value.kind().to_le_bytes());
            value.write(&mut out);
        }
        let mut data = Vec::new();
        for (name, kind, shape, bytes) in &self.tensors {
            text(&mut out, name);
            out.extend((shape.len() as u32).to_le_bytes());
            shape.iter().rev().for_each(|n| out.extend((*n as u64).to_le_bytes()));
            out.extend(kind.to_le_bytes());
            out.extend((data.len() as u64).to_le_bytes());
            data.extend(bytes);
            data.resize(data.len().next_multiple_of(32), 0);
        }
        out.resize(out.len().next_multiple_of(32), 0);
        out.extend(data);
        out
    }
}

/// The name in GGUF files, written apart from the table of the crate.
fn stored_name(name: &str) -> String {
    const PARTS: [(&str, &str); 14] = [
        ("model.embed_tokens", "token_embd"),
        ("model.layers", "blk"),
        ("self_attn.q_proj", "attn_q"),
        ("self_attn.k_proj", "attn_k"),
        ("self_attn.v_proj", "attn_v"),
        ("self_attn.o_proj", "attn_output"),
        ("self_attn.q_norm", "attn_q_norm"),
        ("self_attn.k_norm", "attn_k_norm"),
        ("post_attention_layernorm", "ffn_norm"),
        ("input_layernorm", "attn_norm"),
        ("mlp.gate_proj", "ffn_gate"),
        ("mlp.up_proj", "ffn_up"),
        ("mlp.down_proj", "ffn_down"),
        ("lm_head", "output"),
    ];
    let name = PARTS.iter().fold(name.to_string(), |name, (from, to)| name.replace(from, to));
    name.replace("model.norm", "output_norm")
}

/// Rows of heads as llama.cpp's converter permutes them: `reshape(heads, 2, dim / 2, cols).swapaxes(1, 2)`.
fn interleaved(numbers: &[f32], dim: usize, cols: usize) -> Vec<f32> {
    let rows = numbers.len() / cols;
    let row = |r: usize| {
        let (head, r) = (r / dim, r % dim);
        head * dim + r % 2 * (dim / 2) + r / 2
    };
    (0..rows).flat_map(|r| numbers[row(r) * cols..][..cols].to_vec()).collect()
}

/// The bytes of numbers in a type that is not quantised.
pub(super) fn plain(dtype: Dtype, numbers: &[f32]) -> Vec<u8> {
    match dtype {
        Dtype::F32 => numbers.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Dtype::F16 => numbers.iter().flat_map(|x| t0::f16::from_f32(*x).to_bits().to_le_bytes()).collect(),
        Dtype::Bf16 => numbers.iter().flat_map(|x| t0::bf16::from_f32(*x).to_bits().to_le_bytes()).collect(),
        other => panic!("{other:?}"),
    }
}
