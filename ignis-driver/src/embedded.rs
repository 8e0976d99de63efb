//! The tiny story model that is embedded in the binary (assets/tiny-qwen3, trained by
//! examples/train_tiny_qwen3).

use ignis::files::Folder;

macro_rules! asset {
    ($name:literal) => {
        ($name, include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3/", $name)))
    };
}

/// The embedded model directory.
pub const TINY: Folder = Folder::Embedded {
    name: "tiny-qwen3 (embedded)",
    files: &[
        asset!("config.json"),
        asset!("generation_config.json"),
        asset!("model.safetensors"),
        asset!("tokenizer.json"),
        asset!("tokenizer_config.json"),
    ],
};
