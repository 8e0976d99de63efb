//! Compares the reference forward pass, which other tests compare the device with, with transformers.
//!
//! The files come from `python3 tools/reference.py all DIR`; DIR is T0_ORACLE_DIR or target/oracle.

use super::reference::ReferenceQwen3;
use ignis::files::Folder;
use ignis::models::{Checkpoint, RopeScaling};
use safetensors::SafeTensors;
use serde_json::Value;
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::oracle_dir;

fn floats(file: &SafeTensors<'_>, name: &str) -> Vec<f32> {
    let tensor = file.tensor(name).unwrap();
    tensor.data().chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
}

fn std_dev(x: &[f32]) -> f64 {
    let n = x.len() as f64;
    let mean = x.iter().map(|x| f64::from(*x)).sum::<f64>() / n;
    (x.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum::<f64>() / n).sqrt()
}

fn worst(a: &[f32], b: &[f32]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| f64::from((a - b).abs())).fold(0.0, f64::max)
}

#[test]
fn logits_and_hidden_states_are_those_of_transformers() {
    let remedy = "tools/oracle_env.sh VENV, then VENV/bin/python tools/reference.py all target/oracle";
    let what = "the reference forward pass against transformers";
    let folders = oracle::folders(what, &oracle_dir(), "reference.json", remedy);
    for folder in folders {
        let checkpoint = Checkpoint::open(Folder::open(&folder).unwrap()).unwrap();
        let config = &checkpoint.config;
        let plain = config.windows.iter().all(Option::is_none) && config.rope.scaling == RopeScaling::Default;
        if !plain || !config.family.facts.head_norms {
            // Features that the reference pass does not have.
            continue;
        }
        let json: Value = serde_json::from_slice(&std::fs::read(folder.join("reference.json")).unwrap()).unwrap();
        let bytes = std::fs::read(folder.join("reference.safetensors")).unwrap();
        let file = SafeTensors::deserialize(&bytes).unwrap();
        let mut model = ReferenceQwen3::new(config, &checkpoint.weights);
        // The longer prompts take an unoptimised build minutes; 17 already exceeds a tile of 16.
        for length in ["1", "15", "16", "17"] {
            let ids: Vec<u32> =
                json["prompts"][length].as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect();
            model.reset();
            let logits = model.prefill(&ids);
            let expected = floats(&file, &format!("{length}.f32.logits"));
            let tolerance = |x: &[f32]| 1e-4 * std_dev(x) * config.num_hidden_layers as f64 / 4.0;
            let error = worst(&logits, &expected);
            assert!(error <= tolerance(&expected), "{}: {length} tokens: {error:e}", folder.display());
            let hidden = floats(&file, &format!("{length}.f32.hidden"));
            for (layer, found) in model.hidden.iter().enumerate() {
                let last = (layer * ids.len() + ids.len() - 1) * config.hidden_size;
                let expected = &hidden[last..][..config.hidden_size];
                assert!(worst(found, expected) <= tolerance(expected), "{}: layer {layer}", folder.display());
            }
        }
    }
}
