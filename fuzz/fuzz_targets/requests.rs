//! The body of any request is read, or refused with a status below 500. The first byte selects the endpoint.
#![no_main]

use std::sync::LazyLock;

use ignis::files::Folder;
use ignis_serve::{ENDPOINTS, ServedModel, Settings};
use libfuzzer_sys::fuzz_target;

/// The tiny model on the virtual GPU. Nothing runs on it.
static MODEL: LazyLock<ServedModel> = LazyLock::new(|| {
    let folder = Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).expect("the tiny model");
    let device = || t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open();
    ServedModel::open(folder, device, &Settings::default(), &mut |_, _| {}).expect("a model")
});
static SETTINGS: LazyLock<Settings> = LazyLock::new(|| Settings { any_model: true, ..Settings::default() });

fuzz_target!(|bytes: &[u8]| {
    let Some((first, body)) = bytes.split_first() else { return };
    let path = ENDPOINTS[usize::from(*first) % ENDPOINTS.len()];
    if let Err(error) = MODEL.check(&SETTINGS, path, body) {
        assert!((400..500).contains(&error.status), "{path}: {error:?}");
    }
});
