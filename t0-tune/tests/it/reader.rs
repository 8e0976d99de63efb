//! The reader: what a build script emits from hand-written records, staleness, and the texts of errors.

use std::fs;
use std::path::Path;

use t0_tune::fingerprint::{CODE_VERSION, PARAMETERS};
use t0_tune::{Error, Kernel, Records};
use tempfile::TempDir;

const SOURCE: &str = "//! A file.
#![allow(dead_code)]
use t0::prelude::*;
use crate::helpers::twice;

include!(concat!(env!(\"OUT_DIR\"), \"/copy.rs\"));

/// Copies.
#[t0::kernel(block = LANES, grid = y.len(), for(T in [f32, bf16], in copy_instances))]
pub fn copy<T: Float, const N: usize, const FAST: bool>(x: In<T>, mut y: Out<T>) {
    // A comment.
    y[global_id()] = T::from_f32(twice(x[global_id()].to_f32())); // and another
}

#[t0::kernel(block = 32)]
fn other(mut y: Out<f32>) { y[0] = 1.0; }

fn host() {}
";

const HELPERS: &str = "//! The first item follows the attributes of the file.
#![allow(dead_code)]

#[t0::device]
pub fn twice(x: f32) -> f32 { scaled(x) }
#[t0::device]
fn scaled(x: f32) -> f32 { x * FACTOR }
#[t0::constant]
const FACTOR: f32 = 2.0;
const LANES: u32 = 64;
#[t0::device]
fn unused(x: f32) -> f32 { x }
";

struct Crate(TempDir);

impl Crate {
    fn new() -> Crate {
        let directory = TempDir::new().unwrap();
        fs::create_dir_all(directory.path().join("src")).unwrap();
        let new = Crate(directory);
        new.write("src/lib.rs", SOURCE);
        new.write("src/helpers.rs", HELPERS);
        new
    }

    fn root(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn hash(&self) -> String {
        t0_tune::read_source(self.root(), "src/lib.rs", "copy").unwrap().hash
    }

    /// Records with these candidates at the shapes 16 and 1024: `(N, FAST, cost at 16, cost at 1024)`. The others are
    /// refused.
    fn tuned(&self, hash: &str, candidates: &[(u32, bool, f64, f64)]) {
        fs::create_dir_all(self.root().join("tuning")).unwrap();
        let mut text =
            "format = 2\nkernel = \"copy\"\nsource = \"src/lib.rs\"\ndimensions = [\"n\"]\ngiven = [\"T\"]\n\
                        parameters = [\"N\", \"FAST\"]\nmultiples = [\"n: N\"]\n"
                .to_owned();
        let arguments = kernel().request().unwrap().arguments();
        for shape in [16, 1024] {
            text += &format!(
                "[[record]]\ntarget = \"gfx1100\"\nshape = [{shape}]\ngiven = {{ T = \"f32\" }}\nhash = \"{hash}\"\n\
                 code_version = {CODE_VERSION}\narguments = \"{arguments}\"\ncost_by = \"static model\"\ncomplete = true\ncandidates = [\n"
            );
            for (n, fast, small, large) in candidates {
                let cost = if shape == 16 { small } else { large };
                text += &format!(
                    "  {{ with = {{ N = {n}, FAST = {fast} }}, cost = {cost:?}, instructions = {n}00, vgprs = 8, lds = 0, waves = 16, verified = [37] }},\n"
                );
            }
            for (n, fast) in [1, 2, 4].iter().flat_map(|n| [(*n, false), (*n, true)]) {
                if !candidates.iter().any(|known| (known.0, known.1) == (n, fast)) {
                    text += &format!("  {{ with = {{ N = {n}, FAST = {fast} }}, refused = \"it faults\" }},\n");
                }
            }
            text += "]\n";
        }
        self.write("tuning/copy.toml", &text);
    }

    fn emitted(&self) -> t0_tune::Emitted {
        kernel().emitted(self.root()).unwrap()
    }

    fn error(&self, kernel: &Kernel) -> String {
        let error = kernel.emitted(self.root()).unwrap_err();
        error.to_string().replace(&format!("{}/", self.root().display()), "")
    }
}

fn kernel() -> Kernel {
    Kernel::from_source("src/lib.rs", "copy")
        .given("T", ["f32"])
        .parameter("N", [1, 2, 4])
        .parameter("FAST", [false, true])
        .dimensions(["n"])
        .view("x", ["n"])
        .multiple("n", "N")
        .shapes([[16], [1024]])
}

#[test]
fn the_best_instances_are_listed_and_tabled() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(1, false, 1.0, 9.0), (2, false, 5.0, 5.0), (4, true, 2.0, 3.5)]);
    let emitted = krate.emitted();
    assert_eq!(emitted.warnings, [""; 0]);
    let expected = [
        "pub(crate) copy_instances = (T, N, FAST,) in [\n        (f32, 1, false),\n        (f32, 4, true),\n    ]",
        "super::Copy { n: 1, fast: false },\n        super::Copy { n: 4, fast: true },",
        "const ROWS_F32_GFX1100: [Row<1>; 4] = [",
        "Row { instance: 1, shape: [1024], cost: 3.5, instructions: 400.0 },",
        "Accepts { least: [0], most: [u64::MAX], multiples: [4] },",
        "pub fn ranked_f32<N: Number>(by: ::t0::Ranking, shape: [N; 1]) -> (Rank, super::Copy) {",
        "pub fn choose_f32<N: Number>(shape: [N; 1]) -> super::Copy {",
    ];
    for part in expected {
        assert!(emitted.text.contains(part), "{part}\nis not in\n{}", emitted.text);
    }
    assert!(!emitted.text.contains("(f32, 2, false)"));
    assert_eq!(emitted, krate.emitted(), "equal inputs emit equal code");
}

#[test]
fn without_records_the_first_values_are_compiled() {
    let emitted = Crate::new().emitted();
    assert!(emitted.text.contains("in [\n        (f32, 1, false),\n    ]"), "{}", emitted.text);
    assert_eq!(emitted.warnings, ["`copy` for f32 is not tuned at 2 of 2 shapes on gfx1100: run `t0 tune copy`"]);
}

#[test]
fn an_instance_for_a_virtual_gpu_is_listed_after_those_of_the_least_cost() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(2, false, 5.0, 5.0), (4, true, 2.0, 3.5), (1, false, 9.0, 9.0)]);
    let text = fs::read_to_string(krate.root().join("tuning/copy.toml")).unwrap();
    krate.write("tuning/copy.toml", &text.replacen("[[record]]", "for_virtual_gpu = 1\n[[record]]", 1));
    let emitted = kernel().for_virtual_gpu(1).emitted(krate.root()).unwrap();
    assert_eq!(emitted.warnings, [""; 0]);
    let list = "in [\n        (f32, 4, true),\n        (f32, 1, false),\n    ]";
    assert!(emitted.text.contains(list), "{}", emitted.text);
}

#[test]
fn instructions_that_were_not_counted_make_records_stale() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(1, false, 1.0, 1.0), (2, false, 5.0, 5.0)]);
    let text = fs::read_to_string(krate.root().join("tuning/copy.toml")).unwrap();
    krate.write("tuning/copy.toml", &text.replace("instructions = 200, ", ""));
    let emitted = krate.emitted();
    assert_eq!(
        emitted.warnings,
        ["tuning/copy.toml is stale: the instructions of 2 candidates are not counted: run `t0 tune copy --static`"]
    );
    krate.write("tuning/copy.toml", &text.replace("instructions = 100, ", ""));
    let row = "Row { instance: 0, shape: [16], cost: 1.0, instructions: f64::INFINITY },";
    assert!(krate.emitted().text.contains(row), "{}", krate.emitted().text);
}

#[test]
fn a_changed_source_makes_records_stale_and_a_changed_comment_does_not() {
    let krate = Crate::new();
    let hash = krate.hash();
    krate.tuned(&hash, &[(1, false, 1.0, 1.0)]);
    let stale = "tuning/copy.toml is stale: the source of `copy` has changed: run `t0 tune copy --static`";
    let same = |file: &str, text: String| {
        krate.write(file, &text);
        assert_eq!(krate.emitted().warnings, [""; 0], "{text}");
    };
    same("src/lib.rs", SOURCE.replace("// A comment.", "/* Another\n one. */"));
    same("src/lib.rs", SOURCE.replace("/// Copies.", "/// Copies\n/// all."));
    same("src/lib.rs", SOURCE.replace("(x: In<T>, mut y: Out<T>)", "(\n    x : In<T>,\n    mut y: Out< T >)"));
    same("src/lib.rs", SOURCE.replace("y[0] = 1.0", "y[0] = 2.0"));
    same("src/lib.rs", SOURCE.replace("fn host() {}", "fn host(x: u32) {}"));
    same("src/lib.rs", SOURCE.to_owned());
    same("src/helpers.rs", HELPERS.replace("fn unused(x: f32) -> f32 { x }", "fn unused(x: f32) -> f32 { -x }"));
    let differs = |file: &str, from: &str, to: &str| {
        let text = if file == "src/lib.rs" { SOURCE } else { HELPERS };
        assert!(text.contains(from));
        krate.write(file, &text.replace(from, to));
        let emitted = krate.emitted();
        assert_eq!(emitted.warnings, [stale], "{to}");
        // A stale record is used.
        assert!(emitted.text.contains("cost: 1.0"));
        krate.write(file, text);
    };
    differs("src/lib.rs", "block = LANES", "block = 128");
    differs("src/lib.rs", "twice(x[global_id()].to_f32())", "twice(-x[global_id()].to_f32())");
    // Items that are used directly, through others, and in the attribute.
    differs("src/helpers.rs", "scaled(x) }", "scaled(x + 1.0) }");
    differs("src/helpers.rs", "FACTOR: f32 = 2.0", "FACTOR: f32 = 3.0");
    differs("src/helpers.rs", "LANES: u32 = 64", "LANES: u32 = 32");
    // The place of an item does not count.
    krate.write("src/helpers.rs", "");
    krate.write("src/moved.rs", &format!("mod inner {{ {HELPERS} }}"));
    same("src/lib.rs", SOURCE.replace("crate::helpers", "crate::moved::inner"));
}

#[test]
fn only_modules_that_are_named_count() {
    let krate = Crate::new();
    let hash = krate.hash();
    // Items of the names that the kernel uses, in a module that it does not name.
    krate.write("src/others.rs", &HELPERS.replace("x * FACTOR", "x + FACTOR"));
    assert_eq!(krate.hash(), hash);
    // The module that it names passes them on, in each way to name a module.
    for path in ["crate::others::{self, twice}", "super::others::*", "super::{others::twice}", "krate::others::twice"] {
        krate.write("src/helpers.rs", &format!("pub use {path};\nconst LANES: u32 = 64;\n"));
        assert_ne!(krate.hash(), hash, "{path}");
    }
    krate.write("src/others.rs", "");
    krate.write("src/helpers/inner.rs", HELPERS);
    krate.write("src/helpers/mod.rs", "pub mod inner; pub use inner::twice;");
    fs::remove_file(krate.root().join("src/helpers.rs")).unwrap();
    assert_eq!(krate.hash(), hash);
    // A body names a module too.
    krate.write("src/helpers/mod.rs", "pub fn twice(x: f32) -> f32 { inner::twice(x) }");
    assert_eq!(krate.hash(), hash);
}

#[test]
fn items_of_a_device_module_count_as_a_whole() {
    let krate = Crate::new();
    let module = "#[t0::device] mod m { pub struct V { x: f32 } impl V { fn f(self) -> f32 { 1.0 } } pub fn twice(x: f32) -> f32 { x } }";
    krate.write("src/helpers.rs", module);
    let hash = krate.hash();
    krate.write("src/helpers.rs", &module.replace("1.0", "2.0"));
    assert_ne!(krate.hash(), hash);
}

#[test]
fn an_interrupted_or_partial_record_is_used_with_a_warning() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(4, true, 2.0, 3.5)]);
    let path = krate.root().join("tuning/copy.toml");
    let text = fs::read_to_string(&path).unwrap().replacen("complete = true", "complete = false", 1);
    fs::write(path, text).unwrap();
    let emitted = krate.emitted();
    assert!(emitted.text.contains("(f32, 4, true)"));
    let partial = "`copy` for f32 is not tuned at 1 of 2 shapes on gfx1100: run `t0 tune copy --static`";
    assert_eq!(emitted.warnings, [partial]);
}

/// Each part of the fingerprint, and several at once, in one line.
#[test]
fn records_of_another_compiler_model_or_description_are_stale_and_used() {
    let krate = Crate::new();
    let path = krate.root().join("tuning/copy.toml");
    let warnings = |kernel: &Kernel, changes: &[(&str, &str)]| {
        krate.tuned(&krate.hash(), &[(1, false, 1.0, 1.0)]);
        let mut text = fs::read_to_string(&path).unwrap();
        for (from, to) in changes {
            assert!(text.contains(from), "{from}");
            text = text.replace(from, to);
        }
        fs::write(&path, text).unwrap();
        let emitted = kernel.emitted(krate.root()).unwrap();
        assert!(emitted.text.contains("cost: 1.0"), "{}", emitted.text);
        emitted.warnings
    };
    let version = format!("code_version = {CODE_VERSION}\n");
    assert_eq!(warnings(&kernel(), &[]), [""; 0]);
    let code = format!("the compiler generates other code (version {CODE_VERSION}, recorded 0)");
    let expected = format!("tuning/copy.toml is stale: {code}: run `t0 tune copy --static --refresh`");
    assert_eq!(warnings(&kernel(), &[(&version, "code_version = 0\n")]), [expected]);
    // As an older t0-tune wrote them.
    let arguments = format!("arguments = \"{}\"\n", kernel().request().unwrap().arguments());
    assert_eq!(
        warnings(&kernel(), &[(&version, ""), (&arguments, "")]),
        [format!(
            "tuning/copy.toml is stale: {code}; the views or scalars in the build script have changed, or are not \
             recorded: run `t0 tune copy --static`"
        )]
    );
    let by = |hash: u64| format!("cost_by = \"cycle model with parameters {hash:016x}\"");
    let model = "cost_by = \"static model\"";
    assert_eq!(warnings(&kernel(), &[(model, &by(PARAMETERS))]), [""; 0]);
    let other = !PARAMETERS;
    assert_eq!(
        warnings(&kernel(), &[(model, &by(other))]),
        [format!(
            "tuning/copy.toml is stale: the cycle model has other parameters ({PARAMETERS:016x}, recorded {other:016x}): \
             run `t0 tune copy`"
        )]
    );
    assert_eq!(
        warnings(&kernel(), &[(model, "cost_by = \"time on a card\""), (&version, "")]),
        [format!("tuning/copy.toml is stale: {code}: run `t0 tune copy --time --refresh`")]
    );
    let unmeasured = "tuning/copy.toml is stale: 2 of 12 candidates are not measured: run `t0 tune copy --static`";
    let lines = "  { with = { N = 4, FAST = true }, refused = \"it faults\" },\n";
    assert_eq!(warnings(&kernel(), &[(lines, "")]), [unmeasured]);
    let described = "the views or scalars in the build script have changed, or are not recorded";
    let expected = format!("tuning/copy.toml is stale: {described}: run `t0 tune copy --static`");
    assert_eq!(warnings(&kernel().scalar("a", 2), &[]), [expected.as_str()]);
    assert_eq!(warnings(&kernel().view("y", ["n"]), &[]), [expected]);
    krate.write("src/helpers.rs", &HELPERS.replace("x * FACTOR", "x / FACTOR"));
    let hash = krate.hash();
    krate.write("src/helpers.rs", HELPERS);
    assert_eq!(
        warnings(&kernel(), &[(&krate.hash(), &hash), (&version, ""), (model, &by(1)), (lines, "")]),
        [format!(
            "tuning/copy.toml is stale: the source of `copy` has changed; {code}; the cycle model has other parameters \
             ({PARAMETERS:016x}, recorded 0000000000000001); 2 of 12 candidates are not measured: run `t0 tune copy`"
        )]
    );
}

#[test]
fn records_of_another_description_are_not_used() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(4, true, 2.0, 3.5)]);
    let emitted = kernel().multiple("n", 2).emitted(krate.root()).unwrap();
    assert!(emitted.text.contains("(f32, 1, false)"));
    assert_eq!(
        emitted.warnings[0],
        "tuning/copy.toml describes `copy` differently from the build script and is not used: run `t0 tune copy`"
    );
    // A value that is no longer listed is not compiled.
    let fewer = Kernel::from_source("src/lib.rs", "copy")
        .given("T", ["f32"])
        .parameter("N", [1, 2])
        .parameter("FAST", [false, true])
        .dimensions(["n"])
        .multiple("n", "N")
        .shapes([[16], [1024]]);
    assert!(!fewer.emitted(krate.root()).unwrap().text.contains("(f32, 4, true)"));
}

#[test]
fn mistakes_in_the_build_script_are_named() {
    let krate = Crate::new();
    let cases: Vec<(Kernel, &str)> = vec![
        (
            Kernel::from_source("src/none.rs", "copy").shapes([[1]]),
            "there is no src/none.rs: the path is relative to Cargo.toml",
        ),
        (
            Kernel::from_source("src/lib.rs", "host").shapes([[1]]),
            "src/lib.rs has no kernel `host`; its kernels are `copy`, `other`",
        ),
        (
            Kernel::from_source("src/lib.rs", "copy"),
            "`copy` is tuned for no shape: list at least one, `.shapes([[512, 3072, 1024]])`",
        ),
        (kernel().shapes([[1, 2]]), "the shape 1x2 of `copy` has 2 numbers, and the dimensions are `n`"),
        (kernel().parameter("EMPTY", [0; 0]), "`EMPTY` of `copy` has no values: list at least one"),
        (
            kernel().parameter("TQ", [1]),
            "the build script: `copy` has no generic parameter `TQ`; its parameters are `T`, `N`, `FAST`",
        ),
        (
            Kernel::from_source("src/lib.rs", "copy").given("T", ["f32"]).parameter("N", [1]).shapes([[1]]),
            "`FAST` of `copy` has no values: list them with `.parameter(\"FAST\", [..])`, or with `.given(..)` if the caller chooses the value",
        ),
        (
            Kernel::from_source("src/lib.rs", "copy").parameter("T", ["f32"]).shapes([[1]]),
            "`T` of `copy` is a type, which is not tuned: list its types with `.given(\"T\", [..])`",
        ),
        (
            kernel().view("y", ["2*q"]),
            "`2*q` in the rules of `copy` is not a product of numbers, dimensions and parameters; these are `n`, `T`, `N`, `FAST`",
        ),
        (
            kernel().multiple("q", 2),
            "`q` in the rules of `copy` is not a product of numbers, dimensions and parameters; these are `n`",
        ),
        (
            kernel().case("narrow", [("T", "bf16")]),
            "`copy` has the case `narrow` and `.given(..)`: state the given values in the cases",
        ),
        (
            Kernel::from_source("src/lib.rs", "copy")
                .parameter("N", [1])
                .case("narrow", [("T", "bf16"), ("N", "1"), ("FAST", "true")])
                .shapes([[1]]),
            "`N` of `copy` has values in `.case(..)` and in `.parameter(..)`: remove one",
        ),
        (kernel().targets([""; 0]), "`targets` of `copy` has no values: list at least one"),
    ];
    for (kernel, text) in cases {
        assert_eq!(krate.error(&kernel), text);
    }
    krate.write("src/helpers.rs", "const X: u32 = (;");
    assert!(krate.error(&kernel()).starts_with("src/helpers.rs is not Rust source: line 1: "));
}

#[test]
fn mistakes_in_a_records_file_are_named() {
    let krate = Crate::new();
    let hash = krate.hash();
    let with = |from: &str, to: &str| {
        krate.tuned(&hash, &[(4, true, 2.0, 3.5)]);
        let path = krate.root().join("tuning/copy.toml");
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{from}");
        fs::write(path, text.replacen(from, to, 1)).unwrap();
        krate.error(&kernel())
    };
    assert!(
        with("shape = [16]", "shape = [16").starts_with("tuning/copy.toml:"),
        "{}",
        with("shape = [16]", "shape = [16")
    );
    assert!(with("shape = [16]", "shape = [16").contains(": not valid TOML: "));
    assert_eq!(with("kernel = \"copy\"\n", ""), "tuning/copy.toml:1: `kernel` is missing");
    assert_eq!(with("complete = true", "complete = 1"), "tuning/copy.toml:16: `complete` must be true or false");
    let candidate = "with = { N = 4, FAST = true }";
    for (wrong, why) in [
        ("with = { N = 4 }", "`with` has no value for `FAST`"),
        ("with = { N = 4, FAST = true, T = 1 }", "`with` has a value for `T`, which is not declared"),
        ("with = [4, true]", "`with` must be a table with a value for each name"),
        ("with = { N = 4.5, FAST = true }", "`N` must be a number, true, false or a string"),
    ] {
        assert_eq!(with(candidate, wrong), format!("tuning/copy.toml:18: {why}"));
    }
    assert_eq!(with("given = { T = \"f32\" }", "given = {}"), "tuning/copy.toml:11: `given` has no value for `T`");
    assert_eq!(with("shape = [16]", "shape = [16, 16]"), "tuning/copy.toml:8: a shape has 1 numbers");
    assert_eq!(
        with("parameters = [\"N\", \"FAST\"]", "parameters = [\"N\", \"TQ\"]"),
        "tuning/copy.toml:18: `with` has a value for `FAST`, which is not declared"
    );
    let path = krate.root().join("tuning/copy.toml");
    let renamed = fs::read_to_string(&path).unwrap().replace("FAST", "TQ");
    fs::write(path, renamed).unwrap();
    assert_eq!(
        krate.error(&kernel()),
        "tuning/copy.toml: `copy` has no generic parameter `TQ`; its parameters are `T`, `N`, `FAST`"
    );
}

#[test]
fn records_of_another_format_are_not_used() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(4, true, 2.0, 3.5)]);
    let path = krate.root().join("tuning/copy.toml");
    let text = fs::read_to_string(&path).unwrap();
    // The format before the values had names.
    let old = text.replacen("format = 2", "format = 1", 1).replace("{ N = 4, FAST = true }", "[\"4\", \"true\"]");
    fs::write(&path, &old).unwrap();
    let emitted = krate.emitted();
    assert_eq!(
        emitted.warnings[0],
        "tuning/copy.toml has the format 1 and is not used, because this version of t0-tune reads 2: run `t0 tune copy`"
    );
    assert!(emitted.text.contains("(f32, 1, false),"), "{}", emitted.text);
    let error = Records::read(&path).unwrap_err().to_string();
    assert!(error.ends_with("has the format 1, and this version of t0-tune reads 2: run `t0 tune`"), "{error}");
    assert_eq!(Records::read_known(&path).unwrap(), None);
}

#[test]
fn committed_records_are_as_they_would_be_written() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for folder in ["ignis/tuning", "examples/tuned/tuning"] {
        for file in fs::read_dir(repository.join(folder)).unwrap() {
            let path = file.unwrap().path();
            let records = Records::read(&path).unwrap().unwrap();
            assert!(records.text() == fs::read_to_string(&path).unwrap(), "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 6, "{count} files");
}

#[test]
fn records_of_other_targets_are_an_error() {
    let krate = Crate::new();
    krate.tuned(&krate.hash(), &[(4, true, 2.0, 3.5)]);
    let error = kernel().targets(["gfx1102"]).emitted(krate.root()).unwrap_err();
    assert!(matches!(&error, Error::OtherTarget { target, .. } if target == "gfx1102"));
    assert_eq!(
        krate.error(&kernel().targets(["gfx1102"])),
        "tuning/copy.toml has no record for gfx1102, only for gfx1100: run `t0 tune copy --target gfx1102`"
    );
}

#[test]
fn a_request_is_the_same_after_writing_and_reading() {
    let kernel = kernel().scalar("a", "0.5").tolerance(1e-6).scratch("x").host_function(|_| Ok(()));
    let request = kernel.request().unwrap();
    let read = t0_tune::Request::parse(Path::new("copy.toml"), &request.text()).unwrap();
    assert_eq!(read, request);
}
