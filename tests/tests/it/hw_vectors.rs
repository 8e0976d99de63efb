//! Runs programs recorded on a gfx1100 on the virtual one: the registers must agree byte for byte.
//!
//! The recordings are in `tests/data`, whose README describes them. `hw_vectors.misses` lists exceptions with their
//! reasons; the test fails for a mismatch that is not listed, and for a listed program that matches.

#![allow(clippy::print_stderr)]
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Read as _;
use std::path::Path;
use t0_sim::exec::{self, Descriptor, Dispatch, Level, Options};
use t0_sim::mem::{Memory, Region};
use t0_tests_share::oracle;

struct Vector {
    name: String,
    lanes: u32,
    rsrc2: u32,
    scratch: u32,
    code: Vec<u8>,
    out: Vec<u8>,
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hex")).collect()
}

fn load() -> Option<Vec<Vector>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/gfx1100_vectors.jsonl.gz");
    let path = oracle::file("programs recorded on a card", path, "check out the whole repository, with tests/data")?;
    let file = std::fs::File::open(path).expect("the recordings open");
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).expect("the recordings decompress");
    let vectors = text.lines().map(|line| {
        let v: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let number = |key: &str| v[key].as_u64().expect("a number") as u32;
        let string = |key: &str| v[key].as_str().expect("a string");
        Vector {
            name: string("test").into(),
            lanes: number("lanes"),
            rsrc2: number("rsrc2"),
            scratch: number("scratch"),
            code: bytes(string("code")),
            out: bytes(string("out")),
        }
    });
    let vectors: Vec<Vector> = vectors.collect();
    assert_eq!(vectors.len(), 369, "programs in the recordings");
    Some(vectors)
}

/// Host memory at a fixed address, as whole pages of words.
struct Block(Vec<u32>);

impl Block {
    fn of(bytes: &[u8]) -> Block {
        let mut words = vec![0; bytes.len().div_ceil(4) + 64];
        for (i, b) in bytes.iter().enumerate() {
            words[i / 4] |= u32::from(*b) << (8 * (i % 4));
        }
        Block(words)
    }

    fn address(&self) -> u64 {
        self.0.as_ptr() as u64
    }

    fn map(&self, memory: &Memory, writable: bool, executable: bool) {
        let region = Region { address: self.address(), size: 4 * self.0.len() as u64, writable, executable };
        // SAFETY: the block lives until the dispatch has ended, and nothing else accesses it meanwhile.
        unsafe { memory.map(region) }.expect("blocks do not overlap");
    }
}

fn run(v: &Vector, level: Option<Level>) -> Result<Vec<u8>, String> {
    let (code, out) = (Block::of(&v.code), Block::of(&vec![0; v.out.len()]));
    let pointer = Block(vec![out.address() as u32, (out.address() >> 32) as u32]);
    let memory = Memory::new();
    code.map(&memory, false, true);
    out.map(&memory, true, false);
    pointer.map(&memory, false, false);
    let dispatch = Dispatch {
        code: code.address(),
        descriptor: Descriptor {
            rsrc1: 0xc0 << 12 | 1 << 21 | 1 << 23 | 63,
            rsrc2: v.rsrc2,
            properties: 1 << 3 | 1 << 10,
            ..Descriptor::default()
        },
        kernarg: pointer.address(),
        grid: [v.lanes, 1, 1],
        workgroup: [v.lanes as u16, 1, 1],
        lds_bytes: 65_536,
        private_bytes: v.scratch,
        ..Dispatch::default()
    };
    let options = Options { budget: Some(1_000_000), level, ..Options::default() };
    exec::run(&dispatch, &memory, &options).map_err(|fault| fault.to_string())?;
    Ok(out.0.iter().flat_map(|w| w.to_le_bytes()).take(v.out.len()).collect())
}

fn difference(got: &[u8], want: &[u8]) -> String {
    let mut text = String::new();
    let words =
        |b: &[u8]| b.chunks(4).map(|c| c.iter().rev().fold(0u32, |w, b| w << 8 | u32::from(*b))).collect::<Vec<_>>();
    for (i, (g, w)) in words(got).iter().zip(words(want)).enumerate().filter(|(_, (g, w))| **g != *w).take(4) {
        let _ = write!(text, "word {i}: {g:08x}, card {w:08x}; ");
    }
    text
}

#[test]
fn recorded_programs_leave_the_same_registers() {
    let Some(vectors) = load() else { return };
    let mut misses = BTreeMap::new();
    for v in &vectors {
        match run(v, None) {
            Ok(out) if out == v.out => {}
            Ok(out) => {
                misses.insert(v.name.as_str(), difference(&out, &v.out));
            }
            Err(fault) => {
                misses.insert(v.name.as_str(), fault);
            }
        }
    }
    let known: BTreeMap<&str, &str> = include_str!("../hw_vectors.misses")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .filter_map(|line| line.split_once(": "))
        .collect();
    let mut report = String::new();
    for (name, what) in misses.iter().filter(|(name, _)| !known.contains_key(*name)) {
        let _ = writeln!(report, "{name}: {what}");
    }
    for name in known.keys().filter(|name| !misses.contains_key(*name)) {
        let _ = writeln!(report, "{name} is listed as a miss and matches: strike it off");
    }
    let matched = vectors.len() - misses.len();
    eprintln!("{matched} of {} programs match", vectors.len());
    assert!(report.is_empty(), "{matched} of {} match\n{report}", vectors.len());
    assert!(matched * 100 >= vectors.len() * 99, "{matched} of {} programs match, less than 99 %", vectors.len());
}

#[test]
fn every_host_level_gives_the_same_bits() {
    let Some(vectors) = load() else { return };
    for v in &vectors {
        let best = run(v, None);
        for level in [Level::Portable, Level::Avx2] {
            // Faults contain addresses, which differ between runs; only the existence of a fault must agree.
            let other = run(v, Some(level));
            assert!(best.is_err() && other.is_err() || best == other, "{} differs at {level:?}", v.name);
        }
    }
}
