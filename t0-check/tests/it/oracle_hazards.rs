//! Compares the hazards of wave64 with llc on random code: what llc pads has no report, and without the padding it has
//! one.

use std::fmt::Write as _;
use std::process::Command;
use t0_check::{Code, Hazard, Kind, check};
use t0_isa::target::GFX1100;
use t0_tests_share::oracle;

const FUNCTIONS: usize = 4000;
/// SOPP, s_waitcnt_depctr; s_nop 0; s_endpgm.
const WAIT: u32 = 0xbf88_0000;
const NOP: u32 = 0xbf80_0000;
const END: u32 = 0xbfb0_0000;

/// xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u64) as usize]
    }
}

const MASKS: [&str; 3] = ["$vcc", "$sgpr2_sgpr3", "$sgpr4_sgpr5"];
const SCALARS: [&str; 6] = ["$vcc_lo", "$vcc_hi", "$sgpr2", "$sgpr3", "$sgpr4", "$sgpr5"];

/// One instruction of a function.
fn instruction(random: &mut Random) -> String {
    let mut v = || format!("$vgpr{}", random.below(5));
    let (d, a, b, c) = (v(), v(), v(), v());
    let (mask, other) = (random.of(&MASKS), random.of(&MASKS));
    let (scalar, source) = (random.of(&SCALARS), random.of(&SCALARS));
    match random.below(16) {
        0 => format!("{d} = V_CNDMASK_B32_e64 0, {a}, 0, {b}, {mask}, implicit $exec"),
        1 => format!("{d} = V_CNDMASK_B32_e32 {a}, {b}, implicit $vcc, implicit $exec"),
        2 => format!("{d}, {other} = V_ADDC_U32_e64 {a}, {b}, {mask}, 0, implicit $exec"),
        3 => format!("{mask} = V_CMP_EQ_U32_e64 {a}, {b}, implicit $exec"),
        4 => format!("{mask} = S_MOV_B64 {other}"),
        5 => format!("{scalar} = S_MOV_B32 {source}"),
        6 => format!("{d} = V_MOV_B32_e32 {source}, implicit $exec"),
        7 => format!("{d} = V_MOV_B32_e32 305419896, implicit $exec"),
        8 => format!("{mask} = S_AND_SAVEEXEC_B64 {other}, implicit-def $exec, implicit-def $scc, implicit $exec"),
        9 | 10 => format!("$exec = S_MOV_B64 {mask}"),
        11 => format!("{d} = V_FMA_F32_e64 0, {a}, 0, {b}, 0, {c}, 0, 0, implicit $mode, implicit $exec"),
        12 => format!("{scalar} = V_READFIRSTLANE_B32 {a}, implicit $exec"),
        13 => format!("{d} = V_ADD_U32_e32 {a}, {b}, implicit $exec"),
        _ => format!("{d} = V_MOV_B32_e32 {a}, implicit $exec"),
    }
}

/// A function of three blocks, of which one is skipped on one path. At the end it reads every mask.
fn function(random: &mut Random, number: usize) -> String {
    let mut text = format!("---\nname: k{number}\nbody: |\n");
    for (block, successors) in [(0, "%bb.1, %bb.2"), (1, "%bb.2"), (2, "")] {
        writeln!(text, "  bb.{block}:").unwrap();
        if !successors.is_empty() {
            writeln!(text, "    successors: {successors}").unwrap();
        }
        for _ in 0..1 + random.below(6) {
            writeln!(text, "    {}", instruction(random)).unwrap();
        }
        if block == 0 {
            writeln!(text, "    S_CBRANCH_SCC0 %bb.2, implicit $scc").unwrap();
        }
    }
    for scalar in SCALARS {
        writeln!(text, "    $vgpr9 = V_MOV_B32_e32 {scalar}, implicit $exec").unwrap();
    }
    text + "    S_ENDPGM 0\n...\n"
}

/// The machine code of each function after llc's recogniser of hazards.
fn compile(functions: &[String]) -> Vec<Vec<u32>> {
    let mut text = String::from("--- |\n");
    for n in 0..functions.len() {
        writeln!(text, "  define amdgpu_kernel void @k{n}() {{ ret void }}").unwrap();
    }
    text.push_str("...\n");
    text.extend(functions.iter().map(String::as_str));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [source, object, code] = ["k.mir", "k.o", "k.bin"].map(|name| folder.path().join(name));
    std::fs::write(&source, text).expect("the functions are written");
    let chip = ["-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-mattr=+wavefrontsize64,-wavefrontsize32"];
    let passes = ["-start-before=post-RA-hazard-rec", "-filetype=obj", "-o"];
    let run = Command::new("llc-22").args(chip).args(passes).arg(&object).arg(&source).output().expect("llc runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let section = ["-O", "binary", "--only-section=.text"];
    let run = Command::new("llvm-objcopy-22").args(section).arg(&object).arg(&code).output().expect("objcopy runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let bytes = std::fs::read(&code).expect("the code is written");
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    // One function follows the other, and the last one is padded.
    words.split_inclusive(|word| *word == END).take(functions.len()).map(<[u32]>::to_vec).collect()
}

/// The hazards of wave64 in a function, notes included.
fn hazards(words: &[u32]) -> Vec<String> {
    let reports = check(Code { words, address: 0, entry: 0, wave64: true, vgprs: 256 }, &GFX1100);
    let wanted = |kind: &Kind| matches!(kind, Kind::Hazard(Hazard::MaskOverwrite { .. } | Hazard::Forwarding(_)));
    reports.into_iter().filter(|report| wanted(&report.kind)).map(|report| report.to_string()).collect()
}

#[test]
fn padded_code_of_wave64_has_no_hazard_and_unpadded_code_has_one() {
    let tools = ["llc-22", "llvm-objcopy-22"];
    if !oracle::tools("hazards of wave64", &tools, "apt-get install llvm-22") {
        return;
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let functions: Vec<String> = (0..FUNCTIONS).map(|n| function(&mut random, n)).collect();
    let (mut single, mut unpadded, mut wrong) = ([0; 2], 0, Vec::new());
    let compiled = compile(&functions);
    assert!(compiled.len() == FUNCTIONS && compiled.iter().all(|words| words.last() == Some(&END)));
    for (function, words) in functions.iter().zip(compiled) {
        let found = hazards(&words);
        if !found.is_empty() {
            wrong.push(format!("{function}{}", found.join("\n")));
        }
        let waits: Vec<usize> = (0..words.len()).filter(|&at| words[at] & 0xffff_0000 == WAIT).collect();
        unpadded += usize::from(waits.is_empty());
        // With several waits, another one may be enough.
        let [at] = waits[..] else { continue };
        single[usize::from(words[at] >> 12 & 15 == 0)] += 1;
        let mut without = words.clone();
        without[at] = NOP;
        if hazards(&without).is_empty() {
            wrong.push(format!("{function}nothing is reported without the wait {:#x}", words[at]));
        }
    }
    assert!(wrong.is_empty(), "{} of {FUNCTIONS}:\n{}", wrong.len(), wrong[..wrong.len().min(3)].join("\n\n"));
    // Functions without a hazard, with one of a mask, and with one of forwarding.
    assert!(unpadded > 100 && single[0] > 100 && single[1] > 100, "{unpadded}, {single:?}");
}
