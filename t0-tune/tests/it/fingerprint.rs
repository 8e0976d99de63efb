//! The constants in `src/fingerprint.rs` are those of the compiler and of the cycle model, which a build script that
//! reads records does not contain.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use t0_tune::fingerprint::{CODE_VERSION, PARAMETERS};

/// The command that makes this test pass.
const BLESS: &str = "T0_BLESS=1 cargo test -p t0-tune --test it fingerprint::";

/// The committed machine code, relative to the repository: a file, or a directory with its `.s` files.
const GOLDEN: [&str; 2] = ["ignis/golden", "t0-core/tests/fences/fences.txt"];

/// A version of the compiler's code, and the hash of each file of machine code that it generates.
///
/// The version is raised if a file changes. Other instances of tuned kernels are other files, which say nothing about
/// the compiler: otherwise records would become stale because of their own choices.
#[derive(Debug, Clone, PartialEq)]
struct Golden {
    version: u64,
    files: BTreeMap<String, u64>,
}

impl Golden {
    fn read(text: &str) -> Golden {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let version = lines.next().and_then(|line| line.strip_prefix("code_version = ")).expect("a version");
        let file = |line: &str| {
            let (name, hash) = line.split_once(" = ")?;
            let hash = u64::from_str_radix(hash.trim_matches('"'), 16).expect("a hash");
            Some((name.trim_matches('"').to_owned(), hash))
        };
        Golden { version: version.parse().expect("a number"), files: lines.filter_map(file).collect() }
    }

    fn text(&self) -> String {
        let mut text = format!("# Written by `{BLESS}`.\ncode_version = {}\n[files]\n", self.version);
        for (name, hash) in &self.files {
            let _ = writeln!(text, "\"{name}\" = \"{hash:016x}\"");
        }
        text
    }

    /// A file with other code than before.
    fn changed(&self, stored: &Golden) -> Option<&str> {
        let changed = |(name, hash): &(&String, &u64)| stored.files.get(*name).is_some_and(|stored| stored != *hash);
        self.files.iter().find(changed).map(|(name, _)| name.as_str())
    }

    /// What is wrong if this is the state of the repository and `stored` that of the last version.
    fn check(&self, stored: &Golden) -> Result<(), String> {
        let version = self.version;
        if self == stored {
            Ok(())
        } else if version != stored.version {
            Err(format!(
                "CODE_VERSION in t0-tune/src/fingerprint.rs is {version}, and t0-tune/tests/code_version.toml has \
                 {}: run `{BLESS}`",
                stored.version
            ))
        } else if let Some(file) = self.changed(stored) {
            Err(format!(
                "the committed machine code has changed ({file}), and CODE_VERSION in t0-tune/src/fingerprint.rs is \
                 still {version}, so that records of tuned kernels do not become stale: run `{BLESS}`, which raises it"
            ))
        } else {
            Err(format!("t0-tune/tests/code_version.toml lists other files of machine code: run `{BLESS}`"))
        }
    }

    /// The state after the command: changed code has a higher version than before.
    fn blessed(self, stored: &Golden) -> Golden {
        let raised = self.changed(stored).is_some() && self.version == stored.version;
        Golden { version: self.version + u64::from(raised), ..self }
    }
}

fn path(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(relative)
}

fn read(relative: &str) -> String {
    fs::read_to_string(path(relative)).unwrap_or_else(|error| panic!("{relative}: {error}"))
}

/// The hash (FNV-1a) of each file with machine code.
fn files() -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    for of in GOLDEN {
        let mut files = vec![of.to_owned()];
        if path(of).is_dir() {
            let names = fs::read_dir(path(of)).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
            files = names.filter(|name| name.ends_with(".s")).map(|name| format!("{of}/{name}")).collect();
        }
        assert!(!files.is_empty(), "{of} has no machine code");
        all.extend(files.into_iter().map(|file| {
            let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            let hash = read(&file).bytes().fold(0xcbf2_9ce4_8422_2325, step);
            (file, hash)
        }));
    }
    all
}

/// Replaces the value of a constant in `src/fingerprint.rs`.
fn with_constant(source: &str, name: &str, value: &str) -> String {
    let begin = format!("pub const {name}: u64 = ");
    let (before, rest) = source.split_once(&begin).unwrap_or_else(|| panic!("{name} is not declared"));
    let (_, after) = rest.split_once(';').unwrap();
    format!("{before}{begin}{value};{after}")
}

/// Held while the file is changed: tests run in parallel.
static SOURCE: Mutex<()> = Mutex::new(());

fn bless(name: &str, value: &str) {
    let _held = SOURCE.lock().unwrap();
    let source = "t0-tune/src/fingerprint.rs";
    fs::write(path(source), with_constant(&read(source), name, value)).unwrap();
}

fn blessing() -> bool {
    std::env::var_os("T0_BLESS").is_some()
}

#[test]
fn the_code_version_is_raised_when_machine_code_changes() {
    let stored_in = "t0-tune/tests/code_version.toml";
    let now = Golden { version: CODE_VERSION, files: files() };
    if blessing() {
        let stored = fs::read_to_string(path(stored_in)).map_or(now.clone(), |text| Golden::read(&text));
        let blessed = now.blessed(&stored);
        if blessed.version != CODE_VERSION {
            bless("CODE_VERSION", &blessed.version.to_string());
        }
        fs::write(path(stored_in), blessed.text()).unwrap();
        return;
    }
    if let Err(why) = now.check(&Golden::read(&read(stored_in))) {
        panic!("{why}");
    }
}

#[test]
fn the_parameters_are_those_of_the_cycle_model() {
    let now = t0_timing::fingerprint(t0_timing::Parameters::TABLE);
    if blessing() {
        let digits = format!("{now:016x}");
        let groups: Vec<&str> = (0..4).map(|at| &digits[4 * at..][..4]).collect();
        bless("PARAMETERS", &format!("0x{}", groups.join("_")));
        return;
    }
    assert!(
        now == PARAMETERS,
        "the cycle model's parameters have the hash {now:016x}, and PARAMETERS in t0-tune/src/fingerprint.rs is \
         {PARAMETERS:016x}: run `{BLESS}`, which changes it"
    );
}

#[test]
fn changed_code_with_the_version_of_the_old_code_is_an_error() {
    let golden = |version, files: &[(&str, u64)]| Golden {
        version,
        files: files.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect(),
    };
    let stored = golden(3, &[("a.s", 0xa), ("b.s", 0xb)]);
    assert_eq!(stored.check(&stored), Ok(()));
    assert_eq!(Golden::read(&stored.text()), stored);
    let changed = golden(3, &[("a.s", 0xa), ("b.s", 0xc)]);
    assert_eq!(
        changed.check(&stored).unwrap_err(),
        "the committed machine code has changed (b.s), and CODE_VERSION in t0-tune/src/fingerprint.rs is still 3, so \
         that records of tuned kernels do not become stale: run `T0_BLESS=1 cargo test -p t0-tune --test \
         it fingerprint::`, which raises it"
    );
    let raised = golden(4, &[("a.s", 0xa), ("b.s", 0xc)]);
    assert_eq!(
        raised.check(&stored).unwrap_err(),
        "CODE_VERSION in t0-tune/src/fingerprint.rs is 4, and t0-tune/tests/code_version.toml has 3: run `T0_BLESS=1 \
         cargo test -p t0-tune --test it fingerprint::`"
    );
    // Another instance of a tuned kernel is not another version.
    let other = golden(3, &[("a.s", 0xa), ("d.s", 0xd)]);
    assert_eq!(
        other.check(&stored).unwrap_err(),
        "t0-tune/tests/code_version.toml lists other files of machine code: run `T0_BLESS=1 cargo test -p t0-tune \
         --test it fingerprint::`"
    );
    assert_eq!(other.clone().blessed(&stored), other);
    // The command raises the version once, also if it is raised by hand before, and not if the code is equal.
    assert_eq!(changed.blessed(&stored), raised);
    assert_eq!(raised.clone().blessed(&stored), raised);
    assert_eq!(stored.clone().blessed(&stored), stored);
    assert_eq!(
        with_constant("pub const A: u64 = 1;\npub const B: u64 = 0x2;\n", "B", "0x3"),
        "pub const A: u64 = 1;\npub const B: u64 = 0x3;\n"
    );
}
