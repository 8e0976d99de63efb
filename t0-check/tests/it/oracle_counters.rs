//! Compares the counters that each memory instruction raises with LLVM's: llc keeps, of a wait for all counters, only
//! the parts that something in flight needs.
//!
//! For each opcode, llvm-mc names LLVM's instruction and its operands. llc then runs `si-insert-waitcnts` over a
//! function with that instruction and waits that the pass may drop.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use t0_isa::effects::Effects;
use t0_isa::isa::{Counter, Flow, Format, Half, Implicit, Inst, MemKind, Op, Operand, Space, Unit, decode};
use t0_tests_share::oracle;

const COUNTERS: [Counter; 4] = [Counter::Vm, Counter::Vs, Counter::Lgkm, Counter::Exp];

/// The instructions for which the counters differ on purpose.
///
/// An invalidation of the vector caches has no result that could be waited for. LLVM counts it in vmcnt where it knows
/// the instruction by its name in the assembler; the instruction that it inserts itself is not counted.
fn differs(inst: &Inst) -> bool {
    matches!(inst.op, Op::buffer_gl0_inv | Op::buffer_gl1_inv)
}

/// One instruction of each opcode that raises counters, in each form that changes which: its words.
fn samples() -> Option<Vec<(Inst, Vec<u32>)>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/llvm_gfx11_vectors.tsv.gz");
    let what = "the counters of each instruction";
    let path = oracle::file(what, path, "check out the whole repository, with tests/data")?;
    if !oracle::tools(what, &["gzip", "llc-22", "llvm-mc-22"], "apt-get install gzip llvm-22") {
        return None;
    }
    let output = Command::new("gzip").arg("-dc").arg(&path).output().expect("gzip unpacks the recording");
    let text = String::from_utf8(output.stdout).expect("the recording is text");
    let mut found = BTreeMap::new();
    for line in text.lines().skip(1).filter(|line| line.contains("mcpu=gfx1100") && !line.contains("+wavefrontsize64"))
    {
        let hex = line.split('\t').nth(4).expect("the bytes");
        let bytes: Vec<u8> =
            (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect();
        let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let Ok((inst, length)) = decode(&words) else { continue };
        let memory = matches!(inst.unit(), Unit::Vmem | Unit::Smem | Unit::Lds | Unit::Export);
        let plain = !inst.mods.tfe && !inst.mods.lwe && !inst.mods.nsa && length == words.len();
        // The names of other scalar registers depend on the generation.
        let ordinary = |operand: &Operand| operand.reg().is_none_or(|reg| reg.is_vgpr() || reg.is_sgpr());
        let plain = plain && inst.operands().iter().all(ordinary);
        // LLVM has no image atomic without a result.
        let image = inst.mem().filter(|mem| mem.space == Space::Image);
        let plain = plain && (inst.mods.glc || image.is_none_or(|mem| mem.kind != MemKind::Atomic));
        if plain && (memory || inst.flow() == Flow::Message) {
            found.entry((inst.op.desc().name, inst.mods.glc, inst.mods.gds)).or_insert((inst, words));
        }
    }
    Some(found.into_values().collect())
}

/// LLVM's name and operands of each sample.
fn instructions(samples: &[(Inst, Vec<u32>)]) -> Vec<(String, Vec<String>)> {
    let mut input = String::new();
    for (_, words) in samples {
        let bytes: Vec<String> =
            words.iter().flat_map(|word| word.to_le_bytes()).map(|b| format!("{b:#04x}")).collect();
        writeln!(input, "{}", bytes.join(" ")).unwrap();
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("words");
    std::fs::write(&path, input).expect("the words are written");
    let args = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "--disassemble", "--show-inst"];
    let run = Command::new("llvm-mc-22").args(args).arg(&path).output().expect("llvm-mc runs");
    let text = String::from_utf8(run.stdout).expect("text");
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines() {
        if let Some((_, rest)) = line.split_once("<MCInst #") {
            let name = rest.split([' ', '>']).nth(1).expect("a name");
            all.push((name.to_owned(), Vec::new()));
        }
        if let Some((_, rest)) = line.split_once("<MCOperand ") {
            let operand = rest.trim_end_matches('>');
            let operand = match operand.split_once(':').expect("a kind and a value") {
                ("Reg", "") => "$noreg".to_owned(),
                ("Reg", name) => format!("${}", name.to_lowercase()),
                (_, value) => value.to_owned(),
            };
            all.last_mut().expect("an instruction").1.push(operand);
        }
    }
    assert_eq!(all.len(), samples.len(), "llvm-mc decodes every word: {}", String::from_utf8_lossy(&run.stderr));
    all
}

/// The waits that remain after each instruction; `Err` with LLVM's message if it does not accept one.
fn waits(bodies: &[String]) -> Result<Vec<BTreeSet<Counter>>, String> {
    let mut text = String::from("--- |\n");
    for n in 0..bodies.len() {
        writeln!(text, "  define amdgpu_kernel void @k{n}() {{ ret void }}").unwrap();
    }
    text.push_str("...\n");
    for (n, body) in bodies.iter().enumerate() {
        write!(text, "---\nname: k{n}\nmachineFunctionInfo:\n  isEntryFunction: true\n").unwrap();
        write!(text, "body: |\n  bb.0:\n    {body}\n    S_WAITCNT_soft 0\n").unwrap();
        text.push_str("    S_WAITCNT_VSCNT_soft undef $sgpr_null, 0\n    S_ENDPGM 0\n...\n");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.mir");
    std::fs::write(&path, text).expect("the functions are written");
    let args = ["-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-run-pass=si-insert-waitcnts", "-o", "-"];
    let run = Command::new("llc-22").args(args).arg(&path).output().expect("llc runs");
    if !run.status.success() {
        return Err(String::from_utf8_lossy(&run.stderr).into_owned());
    }
    let out = String::from_utf8(run.stdout).expect("text");
    let mut all = Vec::new();
    for line in out.lines().map(str::trim) {
        if line.starts_with("name:") {
            all.push(BTreeSet::new());
        } else if let Some(count) = line.strip_prefix("S_WAITCNT ") {
            let n: u32 = count.parse().expect("a number");
            let set: &mut BTreeSet<Counter> = all.last_mut().expect("a function");
            for (counter, shift, most) in [(Counter::Vm, 10, 63), (Counter::Lgkm, 4, 63), (Counter::Exp, 0, 7)] {
                if n >> shift & most == 0 {
                    set.insert(counter);
                }
            }
        } else if line.starts_with("S_WAITCNT_VSCNT ") {
            all.last_mut().expect("a function").insert(Counter::Vs);
        }
    }
    Ok(all)
}

/// A line of MIR whose first operands are results.
fn line(name: &str, operands: &[String], results: usize, inst: &Inst) -> String {
    let (defined, sources) = operands.split_at(results);
    let mut line = defined.join(", ");
    if results > 0 {
        line.push_str(" = ");
    }
    let mut sources = sources.to_vec();
    // A load into half of a register has its old value as the last operand, which llvm-mc leaves out.
    let keeps = inst.mem().is_some_and(|mem| mem.kind == MemKind::Load && mem.half != Half::Whole);
    if keeps && matches!(inst.op.desc().format, Format::FLAT | Format::GLOBAL | Format::SCRATCH) {
        sources.extend(defined.first().cloned());
    }
    if inst.implicit_reads().contains(Implicit::M0) {
        sources.push("implicit $m0".into());
    }
    if matches!(inst.op.desc().format, Format::FLAT | Format::SCRATCH) {
        sources.push("implicit $flat_scr".into());
    }
    if inst.implicit_reads().contains(Implicit::EXEC) && inst.unit() != Unit::Smem {
        sources.push("implicit $exec".into());
    }
    write!(line, "{name} {}", sources.join(", ")).unwrap();
    // Image instructions must name the memory that they access.
    let asks = matches!(inst.op, Op::image_get_lod | Op::image_get_resinfo);
    let memory = match inst.mem().filter(|mem| mem.space == Space::Image && !asks).map(|mem| mem.kind) {
        Some(MemKind::Load) => " :: (load (s32))",
        Some(MemKind::Store) => " :: (store (s32))",
        Some(MemKind::Atomic) => " :: (load store (s32))",
        _ => "",
    };
    line.push_str(memory);
    line
}

#[test]
fn each_instruction_raises_the_counters_that_llvm_waits_for() {
    let Some(samples) = samples() else { return };
    assert!(samples.len() > 400, "{}", samples.len());
    let theirs = instructions(&samples);
    // The pass knows messages and a few others by the name without the generation.
    let mut names: Vec<String> = theirs.iter().map(|(name, _)| name.clone()).collect();
    for ((inst, _), name) in samples.iter().zip(&mut names) {
        if inst.flow() == Flow::Message || inst.op.desc().gds_only || inst.op.desc().format == Format::LDSDIR {
            *name = name.trim_end_matches("_gfx11").to_owned();
        }
    }
    let body = |n: usize, name: &str| {
        let (inst, _) = &samples[n];
        line(name, &theirs[n].1, Effects::of(inst, false).writes.len(), inst)
    };
    let mut bodies: Vec<String> = (0..samples.len()).map(|n| body(n, &names[n])).collect();
    // LLVM stops at the first instruction that it does not accept: add the implicit operand that it names, or leave the
    // instruction out.
    let mut refused = Vec::new();
    let waits = loop {
        match waits(&bodies) {
            Ok(waits) => break waits,
            Err(message) => {
                assert!(refused.len() <= 12, "{}\n{message}", refused.join("\n"));
                let Some(n) = wrong_body(&bodies, &message) else { panic!("{message}") };
                match message.split_once("missing implicit register operand '") {
                    Some((_, rest)) => {
                        write!(bodies[n], ", {}", rest.split('\'').next().expect("an operand")).unwrap();
                    }
                    None => refused.push(std::mem::replace(&mut bodies[n], "S_NOP 0".into())),
                }
            }
        }
    };
    let mut wrong = Vec::new();
    for ((((inst, _), waits), name), body) in samples.iter().zip(&waits).zip(&names).zip(&bodies) {
        if body == "S_NOP 0" {
            continue;
        }
        let ours: BTreeSet<Counter> = Effects::of(inst, false).classes.iter().map(|class| class.counter()).collect();
        if ours != *waits && !differs(inst) {
            wrong.push(format!("{inst} ({name}): {ours:?}, LLVM waits for {waits:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), samples.len(), wrong.join("\n"));
    // Each counter is raised by many instructions and not by many.
    for counter in COUNTERS {
        let raised = waits.iter().filter(|waits| waits.contains(&counter)).count();
        assert!(raised > 5 && raised < samples.len() - 100, "{counter:?}: {raised} of {}", samples.len());
    }
    #[allow(clippy::print_stdout)] // a figure of the gate
    {
        println!("FIGURE check.opcodes_compared {}", samples.len() - refused.len());
    }
}

/// The body that a message of LLVM is about: it quotes the line, or names the function.
fn wrong_body(bodies: &[String], message: &str) -> Option<usize> {
    if let Some((_, rest)) = message.split_once("- function:") {
        return rest.trim_start().strip_prefix('k')?.split_whitespace().next()?.parse().ok();
    }
    let quoted = message.lines().nth(1)?.trim();
    bodies.iter().position(|body| body.trim() == quoted)
}
