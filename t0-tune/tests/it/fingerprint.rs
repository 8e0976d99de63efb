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

/// The committed table of kernels, with the hash of the machine code of each, relative to the repository. Kernels
/// behind a feature are not tuned, and change for other reasons than the compiler.
const KERNELS: &str = "ignis/golden/kernels.toml";

/// A committed file of machine code, relative to the repository.
const FENCES: &str = "t0-core/tests/fences/fences.txt";

/// A version of the compiler's code, and the hash of each kernel and file of machine code that it generates.
///
/// The version is raised if a hash changes. Other instances of tuned kernels have other names, which say nothing about
/// the compiler: otherwise records would become stale because of their own choices.
#[derive(Debug, Clone, PartialEq)]
struct Golden {
    version: u64,
    code: BTreeMap<String, u64>,
}

impl Golden {
    fn read(text: &str) -> Golden {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let version = lines.next().and_then(|line| line.strip_prefix("code_version = ")).expect("a version");
        let code = |line: &str| {
            let (name, code) = line.split_once(" = ")?;
            Some((name.trim_matches('"').to_owned(), hash(code)))
        };
        Golden { version: version.parse().expect("a number"), code: lines.filter_map(code).collect() }
    }

    fn text(&self) -> String {
        let mut text = format!("# Written by `{BLESS}`.\ncode_version = {}\n[code]\n", self.version);
        for (name, hash) in &self.code {
            let _ = writeln!(text, "\"{name}\" = \"{hash:016x}\"");
        }
        text
    }

    /// The kernel or file with other code than before.
    fn changed(&self, stored: &Golden) -> Option<&str> {
        let changed = |(name, hash): &(&String, &u64)| stored.code.get(*name).is_some_and(|stored| stored != *hash);
        self.code.iter().find(changed).map(|(name, _)| name.as_str())
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
        } else if let Some(name) = self.changed(stored) {
            Err(format!(
                "the committed machine code has changed ({name}), and CODE_VERSION in t0-tune/src/fingerprint.rs is \
                 still {version}, so that records of tuned kernels do not become stale: run `{BLESS}`, which raises it"
            ))
        } else {
            Err(format!("t0-tune/tests/code_version.toml lists other kernels and files of machine code: run `{BLESS}`"))
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

/// A hash as both files write it: hexadecimal, in quotes.
fn hash(text: &str) -> u64 {
    u64::from_str_radix(text.trim_matches('"'), 16).expect("a hash")
}

/// The hash of the code of each kernel in the table that needs no feature.
fn kernels(table: &str) -> BTreeMap<String, u64> {
    let rows = table.split("\n[\"").skip(1).map(|row| row.split_once("\"]\n").expect("a name"));
    let field = |row: &str, key: &str| {
        row.lines().find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(" = ")?.to_owned()))
    };
    let tuned = rows.filter(|(_, row)| field(row, "feature").is_none());
    tuned
        .map(|(name, row)| (name.to_owned(), hash(&field(row, "code").expect("a row has the hash of the code"))))
        .collect()
}

/// The hash of each kernel and file of machine code.
fn code() -> BTreeMap<String, u64> {
    let mut all = kernels(&read(KERNELS));
    assert!(!all.is_empty(), "{KERNELS} has no kernels");
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    all.insert(FENCES.to_owned(), read(FENCES).bytes().fold(0xcbf2_9ce4_8422_2325, step));
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
    let now = Golden { version: CODE_VERSION, code: code() };
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
    let golden = |version, code: &[(&str, u64)]| Golden {
        version,
        code: code.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect(),
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
        "t0-tune/tests/code_version.toml lists other kernels and files of machine code: run `T0_BLESS=1 cargo \
         test -p t0-tune --test it fingerprint::`"
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

#[test]
fn kernels_behind_a_feature_do_not_count() {
    let table = "# A comment.\nparameters = \"0\"\n\n[\"a.f32\"]\ncode = \"1f\"\nbytes = 8\n\n[\"b\"]\nfeature = \"grad\"\ncode = \"2\"\n";
    assert_eq!(kernels(table), BTreeMap::from([("a.f32".to_owned(), 0x1f)]));
}
