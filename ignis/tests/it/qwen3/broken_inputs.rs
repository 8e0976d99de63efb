//! Invalid directories, weights and prompts: each gives one clear sentence, pinned here, and never a panic.

use ignis::Error;
use ignis::engine::{Limits, Outcome, Request, Sampling, generate};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use ignis::text::Message;
use serde_json::json;
use std::ops::ControlFlow;
use std::path::Path;
use t0_tests_share::qwen3_folder::{Qwen3Folder, safetensors, safetensors_raw};

const LFS: &str = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1192135096\n";

/// A valid directory, modified by `spoil` after it was written.
fn folder(maker: Qwen3Folder, spoil: impl Fn(&Path)) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    maker.write(dir.path());
    spoil(dir.path());
    dir
}

/// The message, with the directory's path replaced by DIR.
fn shown(dir: &Path, error: &Error) -> String {
    error.to_string().replace(&dir.display().to_string(), "DIR")
}

#[track_caller]
pub(crate) fn refused(maker: Qwen3Folder, spoil: impl Fn(&Path), expected: &str) {
    let dir = folder(maker, spoil);
    let error = Folder::open(dir.path()).and_then(Checkpoint::open).expect_err("a broken folder was accepted");
    assert_eq!(shown(dir.path(), &error), expected);
    assert!(!error.is_usage());
}

fn put(name: &'static str, text: impl AsRef<[u8]> + 'static) -> impl Fn(&Path) {
    move |dir| std::fs::write(dir.join(name), text.as_ref()).unwrap()
}

fn remove(name: &'static str) -> impl Fn(&Path) {
    move |dir| std::fs::remove_file(dir.join(name)).unwrap()
}

pub(crate) fn sound() -> Qwen3Folder {
    Qwen3Folder::default()
}

pub(crate) fn nothing(_: &Path) {}

#[test]
fn the_valid_directory_is_accepted() {
    let dir = folder(sound(), nothing);
    let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
    assert_eq!(checkpoint.weights.extra().len(), 0);
    assert_eq!(checkpoint.config.parameters() * 4, checkpoint.weights.bytes());
}

#[test]
fn paths_that_are_not_model_directories() {
    let dir = tempfile::tempdir().unwrap();
    let error = Folder::open(dir.path().join("nowhere")).unwrap_err();
    assert_eq!(shown(dir.path(), &error), "DIR/nowhere is not a model folder: there is nothing at this path");
    std::fs::write(dir.path().join("model.bin"), "GGUF").unwrap();
    let error = Folder::open(dir.path().join("model.bin")).unwrap_err();
    assert_eq!(
        shown(dir.path(), &error),
        "DIR/model.bin is not a model folder: it is a file; pass the folder that contains config.json, tokenizer.json \
         and *.safetensors, or a *.gguf file"
    );
}

#[test]
fn config_files_that_cannot_be_read() {
    refused(
        sound(),
        remove("config.json"),
        "DIR/config.json is missing: every model folder has one; is this the right folder?",
    );
    refused(
        sound(),
        put("config.json", "{\"model_type\": \"qwen3\","),
        "DIR/config.json is not valid JSON: EOF while parsing a value at line 1 column 23",
    );
    refused(
        sound(),
        put("config.json", "[1, 2]"),
        "DIR/config.json is not valid JSON: expected an object, found [1,2]",
    );
    refused(
        sound(),
        put("config.json", LFS),
        "DIR/config.json is a git-lfs pointer, not the file itself: run `git lfs pull` in its folder",
    );
    refused(
        sound(),
        put("config.json", b"{\"a\": \"\xFF\"}"),
        "cannot read DIR/config.json: it is not UTF-8 text (byte 7)",
    );
    refused(
        sound(),
        |dir| {
            std::fs::remove_file(dir.join("config.json")).unwrap();
            std::fs::create_dir(dir.join("config.json")).unwrap();
        },
        "DIR/config.json is a directory; expected a regular file",
    );
    refused(
        sound(),
        put("config.json", vec![b' '; (1 << 20) + 1]),
        "DIR/config.json has 1048577 bytes, more than the 1048576 such a file can sensibly have",
    );
}

/// Editors of some systems put a byte order mark before UTF-8, or write UTF-16.
#[test]
fn byte_order_marks() {
    for name in ["config.json", "tokenizer.json", "tokenizer_config.json"] {
        let dir = folder(sound(), nothing);
        let path = dir.path().join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("\u{FEFF}{text}")).unwrap();
        let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
        checkpoint.chat(&[Message::new("user", "hello")], None).unwrap();
    }
    refused(
        sound(),
        put("config.json", b"\xFF\xFE{\0}\0"),
        "cannot read DIR/config.json: it is UTF-16 text: convert it to UTF-8",
    );
}

#[cfg(unix)]
#[test]
fn links_to_nothing_are_not_ignored() {
    for name in ["generation_config.json", "tokenizer_config.json", "chat_template.jinja", "config.json"] {
        refused(
            sound(),
            |dir| {
                let _ = std::fs::remove_file(dir.join(name));
                std::os::unix::fs::symlink("blobs/0", dir.join(name)).unwrap();
            },
            &format!("DIR/{name} is missing: it is a link to a file that does not exist"),
        );
    }
}

#[test]
fn a_name_of_the_hub_is_not_a_folder() {
    assert_eq!(
        Folder::open("Qwen/Qwen3-0.6B").unwrap_err().to_string(),
        "Qwen/Qwen3-0.6B is not a model folder: there is nothing at this path, and models are not downloaded; `hf \
         download Qwen/Qwen3-0.6B --local-dir DIR` makes a folder DIR to pass"
    );
}

/// Opening a FIFO waits for a writer that never comes; reading a device never ends.
#[cfg(unix)]
#[test]
fn files_that_are_not_regular_are_refused_at_once() {
    let fifo = |name: &'static str| {
        move |dir: &Path| {
            let path = dir.join(name);
            let _ = std::fs::remove_file(&path);
            assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        }
    };
    for name in [
        "config.json",
        "generation_config.json",
        "model.safetensors",
        "tokenizer.json",
        "tokenizer_config.json",
        "chat_template.jinja",
    ] {
        refused(sound(), fifo(name), &format!("DIR/{name} is a FIFO; expected a regular file"));
    }
    let device = |dir: &Path| {
        std::fs::remove_file(dir.join("tokenizer.json")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", dir.join("tokenizer.json")).unwrap();
    };
    refused(sound(), device, "DIR/tokenizer.json is a device; expected a regular file");
    let index = |dir: &Path| {
        std::fs::remove_file(dir.join("model.safetensors")).unwrap();
        fifo("1.safetensors")(dir);
        let index = json!({"weight_map": {"model.norm.weight": "1.safetensors"}});
        std::fs::write(dir.join("model.safetensors.index.json"), index.to_string()).unwrap();
    };
    refused(sound(), index, "DIR/1.safetensors is a FIFO; expected a regular file");
}

#[test]
fn invalid_weight_files() {
    refused(
        sound(),
        remove("model.safetensors"),
        "DIR/model.safetensors is missing: the folder has neither this file nor model.safetensors.index.json; incomplete \
         download?",
    );
    refused(
        sound(),
        |dir| std::fs::rename(dir.join("model.safetensors"), dir.join("pytorch_model.bin")).unwrap(),
        "DIR/model.safetensors is missing: the folder has PyTorch files; convert them to safetensors",
    );
    refused(
        sound(),
        put("model.safetensors", LFS),
        "DIR/model.safetensors is a git-lfs pointer, not the file itself: run `git lfs pull` in its folder",
    );
    refused(
        sound(),
        put("model.safetensors", ""),
        "DIR/model.safetensors is not a valid safetensors file: it is empty: truncated download?",
    );
    refused(
        sound(),
        put("model.safetensors", "1234567"),
        "DIR/model.safetensors is not a valid safetensors file: it has only 7 bytes: truncated download?",
    );
    refused(
        sound(),
        put("model.safetensors", [0xFF; 64]),
        "DIR/model.safetensors is not a valid safetensors file: its first 8 bytes announce a header of \
         18446744073709551615 bytes, but the file has 64 bytes: truncated download or another format?",
    );
    refused(
        sound(),
        put("model.safetensors", [&90_000_000u64.to_le_bytes()[..], b"{}"].concat()),
        "DIR/model.safetensors is not a valid safetensors file: its first 8 bytes announce a header of 90000000 bytes, \
         but the file has 10 bytes: truncated download or another format?",
    );
    refused(
        sound(),
        put("model.safetensors", safetensors_raw("{\"a\": [", &[])),
        "DIR/model.safetensors is not a valid safetensors file: its header cannot be read: EOF while parsing a list at \
         line 1 column 7",
    );
    refused(
        sound(),
        put("model.safetensors", safetensors_raw("{}", &[])),
        "DIR/model.safetensors: the tensor model.embed_tokens.weight of shape [1408, 16] is missing; none of its tensors \
         has a name of this model",
    );
}

#[test]
fn inconsistent_safetensors_headers() {
    let cut = |dir: &Path| {
        let path = dir.join("model.safetensors");
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(path, &bytes[..bytes.len() - 100]).unwrap();
    };
    let whole = safetensors(&sound().tensors).len();
    refused(
        sound(),
        cut,
        &format!(
            "DIR/model.safetensors is not a valid safetensors file: its header describes {whole} bytes, but the file has {}: \
             truncated download?",
            whole - 100
        ),
    );
    let append = |dir: &Path| {
        let path = dir.join("model.safetensors");
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(path, [&bytes[..], &[0; 100]].concat()).unwrap();
    };
    refused(
        sound(),
        append,
        &format!(
            "DIR/model.safetensors is not a valid safetensors file: its header describes {whole} bytes, but the file has {}: \
             data was appended, or the header belongs to another file",
            whole + 100
        ),
    );
    for (header, expected) in [
        (
            json!({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]},
                   "b": {"dtype": "F32", "shape": [2], "data_offsets": [4, 12]}}),
            "the data of the tensor b overlaps another tensor, leaves a gap, or ends before it begins",
        ),
        (
            json!({"a": {"dtype": "F32", "shape": [2], "data_offsets": [8, 0]}}),
            "the data of the tensor a overlaps another tensor, leaves a gap, or ends before it begins",
        ),
        (
            json!({"a": {"dtype": "F32", "shape": [3], "data_offsets": [0, 8]}}),
            "the tensor a of type F32 and shape [3] needs 12 bytes, but its offsets span 8",
        ),
        (
            json!({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]},
                   "b": {"dtype": "BF16", "shape": [2, 3], "data_offsets": [8, 12]}}),
            "the tensor b of type BF16 and shape [2, 3] needs 12 bytes, but its offsets span 4",
        ),
        (
            json!({"a": {"dtype": "F32", "shape": [1u64 << 40, 1u64 << 40], "data_offsets": [0, 8]}}),
            "the shape [1099511627776, 1099511627776] of the tensor a is too large",
        ),
        (
            json!({"a": {"dtype": "F32", "shape": [1u64 << 40], "data_offsets": [0, 1u64 << 42]}}),
            "its header describes 4398046511190 bytes, but the file has 98: truncated download?",
        ),
    ] {
        refused(
            sound(),
            put("model.safetensors", safetensors_raw(&header.to_string(), &[0; 12])),
            &format!("DIR/model.safetensors is not a valid safetensors file: {expected}"),
        );
    }
}

#[test]
fn tensors_that_do_not_fit() {
    let mut maker = sound();
    maker.tensors.retain(|t| t.0 != "model.layers.1.self_attn.q_norm.weight");
    refused(
        maker,
        nothing,
        "DIR/model.safetensors: the tensor model.layers.1.self_attn.q_norm.weight of shape [8] is missing",
    );
    let mut maker = sound();
    maker.tensor("model.layers.0.mlp.down_proj.weight").2 = vec![24, 16];
    refused(
        maker,
        nothing,
        "DIR/model.safetensors: the tensor model.layers.0.mlp.down_proj.weight has shape [24, 16]; config.json requires \
         [16, 24]",
    );
    let mut maker = sound();
    maker.tensor("model.norm.weight").1 = "I32";
    refused(
        maker,
        nothing,
        "DIR/model.safetensors: the tensor model.norm.weight is of type I32; supported: BF16, F16, F32",
    );
    refused(
        sound().with("tie_word_embeddings", json!(false)),
        nothing,
        "DIR/model.safetensors: the tensor lm_head.weight of shape [1408, 16] is missing; tie_word_embeddings in config.json is false",
    );
    refused(
        sound().with("num_hidden_layers", json!(3)),
        nothing,
        "DIR/model.safetensors: the tensor model.layers.2.input_layernorm.weight of shape [16] is missing",
    );
}

#[test]
fn shards_that_do_not_fit() {
    let index = |dir: &Path, json: serde_json::Value| {
        let _ = std::fs::remove_file(dir.join("model.safetensors"));
        std::fs::write(dir.join("model.safetensors.index.json"), json.to_string()).unwrap();
    };
    refused(
        sound(),
        |dir| index(dir, json!({"metadata": {}})),
        "DIR/model.safetensors.index.json: the object `weight_map` is missing",
    );
    refused(
        sound(),
        |dir| index(dir, json!({"weight_map": {}})),
        "DIR/model.safetensors.index.json: `weight_map` is empty",
    );
    refused(
        sound(),
        |dir| index(dir, json!({"weight_map": {"model.norm.weight": "../../etc/passwd"}})),
        "DIR/model.safetensors.index.json: the shard of model.norm.weight is \"../../etc/passwd\", which is not a plain \
         file name",
    );
    refused(
        sound(),
        |dir| index(dir, json!({"weight_map": {"model.norm.weight": "model-00001-of-00002.safetensors"}})),
        "DIR/model-00001-of-00002.safetensors is missing: model.safetensors.index.json names this shard: incomplete \
         download?",
    );
    refused(
        sound(),
        |dir| {
            let bytes = std::fs::read(dir.join("model.safetensors")).unwrap();
            index(dir, json!({"weight_map": {"a": "1.safetensors", "b": "2.safetensors"}}));
            std::fs::write(dir.join("1.safetensors"), &bytes).unwrap();
            std::fs::write(dir.join("2.safetensors"), &bytes).unwrap();
        },
        "DIR/2.safetensors is not a valid safetensors file: the tensor model.embed_tokens.weight is also in another shard",
    );
}

#[test]
fn tokenizers_that_cannot_be_used() {
    refused(
        sound(),
        remove("tokenizer.json"),
        "DIR/tokenizer.json is missing: it turns text into tokens; download it with the weights",
    );
    refused(
        sound(),
        put("tokenizer.json", "not JSON"),
        "DIR/tokenizer.json is not a usable tokenizer: expected ident at line 1 column 2",
    );
    refused(
        sound(),
        put("tokenizer.json", LFS),
        "DIR/tokenizer.json is a git-lfs pointer, not the file itself: run `git lfs pull` in its folder",
    );
    let words = json!({"version": "1.0", "added_tokens": [], "model": {"type": "WordLevel", "vocab": {"a": 0}, "unk_token": "a"}});
    refused(
        sound(),
        put("tokenizer.json", words.to_string()),
        "DIR/tokenizer.json is not a usable tokenizer: its model is not BPE, the only supported kind",
    );
    let plain =
        json!({"version": "1.0", "added_tokens": [], "model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}});
    refused(
        sound(),
        put("tokenizer.json", plain.to_string()),
        "DIR/tokenizer.json is not a usable tokenizer: its decoder is missing; supported: `ByteLevel`, and a `Sequence` \
         of `Replace`, `ByteFallback`, `Fuse` and `Strip` in this order",
    );
    let far = json!({"version": "1.0", "added_tokens": [], "decoder": {"type": "ByteLevel", "add_prefix_space": false,
        "trim_offsets": false, "use_regex": false},
        "model": {"type": "BPE", "vocab": {"a": 0, "b": 4_000_000_000u64}, "merges": []}});
    refused(
        sound(),
        put("tokenizer.json", far.to_string()),
        "DIR/tokenizer.json is not a usable tokenizer: it has the token id 4000000000, but vocab_size in \
             config.json is 1408: does it belong to another model?",
    );
}

#[test]
fn other_files_of_the_directory() {
    refused(
        sound(),
        put("generation_config.json", "{\"temperature\": \"hot\"}"),
        "DIR/generation_config.json: `temperature` is \"hot\"; expected a number",
    );
    refused(
        sound(),
        put("generation_config.json", "{\"top_p\": 2}"),
        "DIR/generation_config.json: `top_p` is 2.0; expected a number from 0 to 1",
    );
    refused(
        sound(),
        put("generation_config.json", "{\"eos_token_id\": [3, 1408]}"),
        "DIR/generation_config.json: `eos_token_id` is [3,1408]; expected ids below vocab_size, which is 1408; 1408 is \
         too large",
    );
    refused(
        sound(),
        put("tokenizer_config.json", "{\"chat_template\": \"{% for m in messages %}\"}"),
        "DIR/tokenizer_config.json: the chat template fails: syntax error: expected `endfor` or `else`, found the end of \
         the template (line 1)",
    );
    refused(
        sound(),
        put("chat_template.jinja", "a\n{% include 'b' %}"),
        "DIR/chat_template.jinja: the chat template fails: `include` needs other templates, which do not exist (line 2)",
    );
    refused(
        sound(),
        put("chat_template.jinja", format!("{{{{ {}1{} }}}}", "(".repeat(1000), ")".repeat(1000))),
        "DIR/chat_template.jinja: the chat template fails: more than 60 levels are nested (line 1)",
    );
    refused(
        sound(),
        put("chat_template.jinja", format!("{{{{ 1{} }}}}", " + 1".repeat(100_000))),
        "DIR/chat_template.jinja: the chat template fails: an expression has more than 60 operators in a row (line 1)",
    );
    refused(
        sound(),
        put("chat_template.jinja", "{{ 'a }}"),
        "DIR/chat_template.jinja: the chat template fails: the end of a string is missing (line 1)",
    );
    refused(
        sound(),
        put("tokenizer_config.json", "{\"chat_template\": [{\"name\": \"rag\", \"template\": \"\"}]}"),
        "DIR/tokenizer_config.json: the chat template fails: the list of templates has none named \"default\"",
    );
}

/// Generates text with a directory that loads.
fn run(maker: Qwen3Folder, spoil: impl Fn(&Path), text: &str, context: usize) -> Result<Outcome, String> {
    let dir = folder(maker, spoil);
    let go = || -> Result<Outcome, Error> {
        let checkpoint = Checkpoint::open(Folder::open(dir.path())?)?;
        let prompt = checkpoint.tokenizer.encode(text)?;
        let request = Request { prompt, max_tokens: 4, ..Request::default() };
        let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().unwrap();
        let mut engine =
            Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {})?.engine(Limits::new(1, context))?;
        let mut sequence = engine.sequence(Sampling::greedy(), 0)?;
        generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |_| ControlFlow::Continue(()))
    };
    go().map_err(|e| shown(dir.path(), &e))
}

#[test]
fn weights_that_are_not_finite() {
    let mut maker = sound();
    maker.tensor("model.layers.1.mlp.up_proj.weight").3[..4].copy_from_slice(&f32::NAN.to_le_bytes());
    let error = run(maker, nothing, "Once upon a time", 64).unwrap_err();
    assert_eq!(
        error,
        "DIR/model.safetensors: the tensor model.layers.1.mlp.up_proj.weight holds NaN at element 0: damaged file?"
    );
}

/// The directory says that the matrices are one. Loaders disagree about which one applies.
#[test]
fn a_tied_output_matrix_that_differs() {
    let mut maker = sound();
    let (_, dtype, shape, mut data) = maker.tensor("model.embed_tokens.weight").clone();
    data[400..408].copy_from_slice(&[0, 0, 0, 0x80, 0, 0, 0x80, 0x3F]);
    maker.tensor("model.embed_tokens.weight").3[400..408].copy_from_slice(&[0, 0, 0, 0, 0, 0, 0, 0x40]);
    maker.tensors.push(("lm_head.weight".into(), dtype, shape, data));
    assert_eq!(
        run(maker, nothing, "Once upon a time", 64).unwrap_err(),
        // Element 100 is a zero of either sign.
        "DIR/model.safetensors: `tie_word_embeddings` in config.json is true, but the tensor lm_head.weight holds 1 at \
         element 101, and model.embed_tokens.weight holds 2: set `tie_word_embeddings` to false to use both, or remove \
         lm_head.weight"
    );
    let mut maker = sound();
    maker.tensors.push(("lm_head.weight".into(), "F32", vec![2], vec![0; 8]));
    refused(
        maker,
        nothing,
        "DIR/model.safetensors: the tensor lm_head.weight has shape [2]; config.json requires [1408, 16]",
    );
}

#[test]
fn prompts_that_do_not_fit() {
    assert_eq!(run(sound(), nothing, "", 64).unwrap_err(), "the prompt is empty: pass at least one character");
    let long = "Once upon a time ".repeat(20);
    assert_eq!(
        run(sound(), nothing, &long, 64).unwrap_err(),
        "the prompt has 81 tokens, but the context is 64: shorten the prompt"
    );
    let dir = folder(sound(), nothing);
    let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
    assert_eq!(checkpoint.context(10, 20, None).unwrap(), 30);
    assert_eq!(checkpoint.context(60, 20, None).unwrap(), 64);
    assert_eq!(
        checkpoint.context(50_000, 20, None).unwrap_err().to_string(),
        "the prompt has 50000 tokens, but the context is 64: shorten the prompt"
    );
    assert_eq!(
        checkpoint.context(20, 20, Some(16)).unwrap_err().to_string(),
        "the prompt has 20 tokens, but the context is 16: shorten the prompt or raise the context (at most 64)"
    );
    assert_eq!(
        checkpoint.context(20, 20, Some(65)).unwrap_err().to_string(),
        "the requested context of 65 tokens exceeds the model's maximum of 64: request a smaller context"
    );
}

#[test]
fn chats_that_cannot_be_rendered() {
    let chat_with = |config: &'static str, thinking: Option<bool>| {
        let dir = folder(sound(), put("tokenizer_config.json", config));
        let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
        let error = checkpoint.chat(&[Message::new("user", "hello")], thinking).unwrap_err();
        shown(dir.path(), &error)
    };
    let chat = |config| chat_with(config, None);
    assert_eq!(chat("{}"), "DIR has no chat template: use raw mode to continue the text as it is");
    assert_eq!(
        chat("{\"chat_template\": \"{{ raise_exception('no user message') }}\"}"),
        "DIR/tokenizer_config.json: the chat template fails: no user message (line 1)"
    );
    for (template, expected) in [
        ("{{ messages[0].text.strip() }}", "`text` is undefined (line 1)"),
        ("\n{{ 1 + 'a' }}", "the operator `+` does not take values of the types int and str (line 2)"),
        ("{{ 'x' | nonsense }}", "there is no filter named `nonsense` (line 1)"),
        ("{{ 'x' | pprint }}", "the filter `pprint` is not supported (line 1)"),
        ("{{ 1 is nonsense }}", "there is no test named `nonsense` (line 1)"),
        ("{{ [].append(1) }}", "`append` would change a value of type list, which is not allowed (line 1)"),
        ("{{ range(1000000) | list }}", "a range has more than 100000 numbers (line 1)"),
        ("{{ 'ab' * 100000000 }}", "a repeated string is too large (line 1)"),
        (
            "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
            "statements, expressions and calls are nested too deeply (line 1)",
        ),
        (
            "{% set n = namespace(l=[]) %}{% for a in range(99999) %}{% set n.l = [n.l] %}{% endfor %}",
            "the value of `n.l` is nested too deeply (line 1)",
        ),
        (
            "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
            "the template takes too many steps (line 1)",
        ),
    ] {
        let dir = folder(sound(), nothing);
        std::fs::write(dir.path().join("chat_template.jinja"), template).unwrap();
        let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
        let error = checkpoint.chat(&[Message::new("user", "hello")], None).unwrap_err();
        assert_eq!(shown(dir.path(), &error), format!("DIR/chat_template.jinja: the chat template fails: {expected}"));
    }
    // A name that is only mentioned does not switch anything.
    for template in [
        "{\"chat_template\": \"{{ messages[0].content }}\"}",
        "{\"chat_template\": \"{% set x = enable_thinking %}{{ messages[0].content }}\"}",
    ] {
        for thinking in [true, false] {
            assert_eq!(
                chat_with(template, Some(thinking)),
                "DIR/tokenizer_config.json: the chat template ignores `enable_thinking`, so thinking cannot be switched \
                 on or off"
            );
        }
    }
}

#[test]
fn tokens_beyond_the_vocabulary() {
    let dir = folder(sound(), nothing);
    let checkpoint = Checkpoint::open(Folder::open(dir.path()).unwrap()).unwrap();
    let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().unwrap();
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).unwrap();
    let mut engine = weights.engine(Limits::new(1, 8)).unwrap();
    let mut sequence = engine.sequence(Sampling::greedy(), 0).unwrap();
    let request = Request { prompt: vec![1, 1408], max_tokens: 1, ..Request::default() };
    let error =
        generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |_| ControlFlow::Continue(()))
            .unwrap_err();
    assert_eq!(error.to_string(), "the token 1408 is outside the vocabulary of 1408");
    // The tokenizer decodes unknown ids to nothing.
    assert_eq!(checkpoint.tokenizer.decode(&[1408, u32::MAX]), "");
}
