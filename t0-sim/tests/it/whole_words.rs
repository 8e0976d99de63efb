//! Aligned 64-bit words are read and written whole, while the host accesses them too: by loads and stores of two to
//! four words per lane, at every level of the host, in each pattern of lanes. The host and the kernel store words whose
//! halves are equal.
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use t0_isa::asm;
use t0_isa::target::GFX1100;
use t0_sim::exec::{self, Descriptor, Dispatch, Level, Options};
use t0_sim::mem::{Memory, Region};

/// 64 bytes for each lane.
const WORDS: usize = 32 * 8;
/// Loads or stores of each kernel.
const REPEATS: u32 = 50_000;

/// How the lanes' offsets, in v1, follow from the lane, in v0; `{size}` is the size of the access.
const PATTERNS: [(&str, &str); 4] = [
    ("one address", "v_mov_b32_e32 v1, 0"),
    ("a block", "v_mul_u32_u24_e32 v1, {size}, v0"),
    ("spread", "v_lshlrev_b32_e32 v1, 6, v0"),
    ("every other lane", "v_lshlrev_b32_e32 v1, 6, v0\ns_mov_b32 exec_lo, 0x55555555"),
];

/// Runs one wave of this code with the words in s[4:5] and the row of results in s[6:7].
fn run(text: &str, words: &[AtomicU64], results: &[AtomicU64], level: Level) {
    let mut code = asm::words(text, &GFX1100).unwrap_or_else(|errors| panic!("{text}\n{errors:?}"));
    code.resize(code.len() + 64, 0xbf9f_0000);
    let kernarg = [words.as_ptr() as u64, results.as_ptr() as u64];
    let memory = Memory::new();
    let regions = [
        (code.as_ptr() as u64, 4 * code.len(), false, true),
        (words.as_ptr() as u64, 8 * words.len(), true, false),
        (results.as_ptr() as u64, 8 * results.len(), true, false),
        (kernarg.as_ptr() as u64, 16, false, false),
    ];
    for (address, size, writable, executable) in regions {
        // SAFETY: all live until the dispatch has ended, and others access them by atomics meanwhile.
        unsafe { memory.map(Region { address, size: size as u64, writable, executable }) }.expect("disjoint");
    }
    let dispatch = Dispatch {
        code: code.as_ptr() as u64,
        descriptor: Descriptor {
            rsrc1: 0xf0 << 12 | 7,
            rsrc2: 2 << 1 | 1 << 7,
            properties: 1 << 3 | 1 << 10,
            kernarg_bytes: 16,
            ..Descriptor::default()
        },
        kernarg: kernarg.as_ptr() as u64,
        grid: [32, 1, 1],
        workgroup: [32, 1, 1],
        ..Dispatch::default()
    };
    let options = Options { threads: Some(1), level: Some(level), ..Options::default() };
    exec::run(&dispatch, &memory, &options).expect("no fault");
}

/// A kernel that sets v1 to the lanes' offsets and then performs `body` many times, followed by `end`.
fn repeat(pattern: &str, size: u32, body: &str, end: &str) -> String {
    let pattern = pattern.replace("{size}", &size.to_string());
    format!(
        "s_load_b128 s[4:7], s[0:1], 0x0\n\
         v_lshlrev_b32_e32 v10, 2, v0\n\
         v_mov_b32_e32 v9, 0\n\
         v_mov_b32_e32 v2, 0\n\
         v_mov_b32_e32 v3, 0\n\
         v_mov_b32_e32 v4, 0\n\
         v_mov_b32_e32 v5, 0\n\
         {pattern}\n\
         s_mov_b32 s8, {REPEATS}\n\
         s_waitcnt lgkmcnt(0)\n\
         again:\n\
         {body}\n\
         s_sub_u32 s8, s8, 1\n\
         s_cmp_lg_u32 s8, 0\n\
         s_cbranch_scc1 again\n\
         {end}\n\
         s_endpgm\n"
    )
}

/// The accesses with their sizes.
const ACCESSES: [(&str, u32); 3] = [("b64", 8), ("b96", 12), ("b128", 16)];

fn levels() -> impl Iterator<Item = Level> {
    [Level::Portable, Level::Avx2, Level::Avx512].into_iter().filter(|level| *level <= Level::detect())
}

fn cases() -> impl Iterator<Item = (Level, &'static str, u32, &'static str, &'static str)> {
    levels().flat_map(|level| {
        ACCESSES.iter().flat_map(move |&(access, size)| {
            PATTERNS.iter().map(move |&(name, pattern)| (level, access, size, name, pattern))
        })
    })
}

/// Sets the flag at the end of its scope, also of one that panics.
struct Ends<'a>(&'a AtomicBool);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

fn memory(words: usize) -> Vec<AtomicU64> {
    (0..words).map(|_| AtomicU64::new(0)).collect()
}

#[test]
fn loads_read_each_aligned_64_bit_word_whole() {
    for (level, access, size, name, pattern) in cases() {
        let (words, results, done) = (memory(WORDS), memory(16), AtomicBool::new(false));
        let last = 2 + size / 4 - 1;
        // Lanes of a block of three words begin at a multiple of 8 if they are even, and four bytes later otherwise.
        let differ = match (size, name) {
            (12, "a block") => {
                "v_and_b32_e32 v7, 1, v0\n\
                 v_cmp_eq_u32_e32 vcc_lo, 1, v7\n\
                 v_cndmask_b32_e32 v2, v2, v4, vcc_lo\n\
                 v_xor_b32_e32 v6, v2, v3"
            }
            (16, _) => "v_xor_b32_e32 v6, v2, v3\nv_xor_b32_e32 v7, v4, v5\nv_or_b32_e32 v6, v6, v7",
            _ => "v_xor_b32_e32 v6, v2, v3",
        };
        let load = format!(
            "global_load_{access} v[2:{last}], v1, s[4:5] glc\n\
             s_waitcnt vmcnt(0)\n\
             {differ}\n\
             v_or_b32_e32 v9, v9, v6"
        );
        let text = repeat(pattern, size, &load, "global_store_b32 v10, v9, s[6:7]");
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let mut value = 0u64;
                while !done.load(Relaxed) {
                    value = !value;
                    words
                        .iter()
                        .step_by(if name == "one address" { WORDS } else { 1 })
                        .for_each(|w| w.store(value, Relaxed));
                }
            });
            let _ends = Ends(&done);
            run(&text, &words, &results, level);
        });
        let torn = results.iter().filter(|lanes| lanes.load(Relaxed) != 0).count();
        assert_eq!(torn, 0, "{access}, {name}, {level:?}: lanes have read halves of two stores");
    }
}

#[test]
fn stores_write_each_aligned_64_bit_word_whole() {
    for (level, access, size, name, pattern) in cases() {
        let (words, done) = (memory(WORDS), AtomicBool::new(false));
        let last = 2 + size / 4 - 1;
        let invert: String = (2..=5).map(|row| format!("v_not_b32_e32 v{row}, v{row}\n")).collect();
        let store = format!("{invert}global_store_{access} v1, v[2:{last}], s[4:5]");
        let text = repeat(pattern, size, &store, "");
        let torn = std::thread::scope(|scope| {
            let reader = scope.spawn(|| {
                let (mut torn, mut passes) = (0u64, 0u64);
                while passes < 2 || !done.load(Relaxed) {
                    passes += 1;
                    for (i, word) in words.iter().enumerate() {
                        let value = word.load(Relaxed);
                        // Of three words, the last one is half of a 64-bit word that is not stored whole.
                        let half = size == 12 && if name == "a block" { i % 3 == 1 } else { i % 8 == 1 };
                        torn += u64::from(!half && value as u32 != (value >> 32) as u32);
                    }
                }
                torn
            });
            let ends = Ends(&done);
            run(&text, &words, &memory(16), level);
            drop(ends);
            reader.join().expect("no panic")
        });
        assert_eq!(torn, 0, "{access}, {name}, {level:?}: the host has read halves of two stores");
    }
}
