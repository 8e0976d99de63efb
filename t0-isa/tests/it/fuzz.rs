//! All inputs in the corpora of the fuzz targets. Each corpus has the committed number of inputs.

use t0_tests_share::fuzz::{archives, decode, inputs, object, parse};

/// A fuzz target: its name, the number of inputs in its corpus, and its check.
type Target = (&'static str, usize, fn(&[u8]));

const TARGETS: [Target; 3] = [("decode", 691, decode), ("object", 261, object), ("parse", 863, parse)];

#[test]
fn each_input_of_each_corpus() {
    assert_eq!(archives().expect("the corpora are there"), TARGETS.map(|(name, ..)| name));
    for (target, count, check) in TARGETS {
        let inputs = inputs(target).expect("the archive can be read");
        for (name, bytes) in &inputs {
            let checked = std::panic::catch_unwind(|| check(bytes));
            assert!(checked.is_ok(), "the input {name} of `{target}` fails; `cargo xtask corpus unpack {target}`");
        }
        assert_eq!(inputs.len(), count, "the number of inputs of `{target}`");
    }
}
