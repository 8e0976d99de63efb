//! Compares the delays that T0 places with LLVM's: in the code of clang, without its delays.
#![allow(clippy::print_stderr)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use t0_core::codegen::schedule::delays::{CodeBlock, delays};
use t0_isa::isa::{Flow, Inst, Op, Operand, decode};
use t0_isa::object::Object;
use t0_isa::target::GFX1100;
use t0_tests_share::oracle;

/// The part of clang's delays that must be at the same place with the same field, and that of ours that clang has.
const SAME: f64 = 0.95;

/// An instruction of clang, and the field of the delay before it.
type Delayed = (u64, Inst, Option<u16>);

/// The instructions of a kernel. A branch goes to the delay before its target.
fn instructions(object: &Object, name: &str) -> Vec<Delayed> {
    let kernel = object.kernel(name).expect("the object has the kernel");
    let words: Vec<u32> = object.code(kernel).as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w)).collect();
    let (mut at, mut delay, mut all) = (0, None, Vec::new());
    while at < words.len() {
        let Ok((inst, length)) = decode(&words[at..]) else { break };
        let address = 4 * at as u64;
        at += length;
        match (inst.op, inst.operands().first()) {
            (Op::s_code_end, _) => break,
            (Op::s_delay_alu, Some(Operand::Imm(field))) => delay = Some((address, *field)),
            _ => {
                let (address, field) = delay.take().map_or((address, None), |(at, field)| (at, Some(field)));
                all.push((address, inst, field));
            }
        }
    }
    all
}

/// The address that a branch of an instruction between two addresses goes to.
fn target(inst: &Inst, after: u64) -> Option<u64> {
    Some(after.wrapping_add_signed(4 * i64::from(inst.branch_distance()?)))
}

/// The blocks, and the fields of clang's delays in each.
fn blocks(insts: &[Delayed], end: u64) -> (Vec<CodeBlock>, Vec<BTreeMap<usize, u16>>) {
    let length = |inst: &Inst| 4 * inst.encode().expect("clang's instruction encodes").len() as u64;
    let after = |index: usize| {
        let (address, inst, field) = &insts[index];
        address + length(inst) + if field.is_some() { 4 } else { 0 }
    };
    let mut leaders = BTreeSet::from([insts[0].0]);
    for (index, (_, inst, _)) in insts.iter().enumerate() {
        if let Some(to) = target(inst, after(index)) {
            leaders.insert(to);
        }
        if !matches!(
            inst.flow(),
            Flow::Next | Flow::Wait | Flow::Delay | Flow::Clause | Flow::Barrier | Flow::Sleep | Flow::Message
        ) {
            leaders.insert(after(index));
        }
    }
    leaders.retain(|address| *address < end);
    let numbers: BTreeMap<u64, usize> =
        leaders.iter().enumerate().map(|(number, address)| (*address, number)).collect();
    let mut all = vec![CodeBlock { insts: Vec::new(), next: Vec::new() }; leaders.len()];
    let mut theirs = vec![BTreeMap::new(); leaders.len()];
    for (index, (address, inst, field)) in insts.iter().enumerate() {
        let (_, &number) = numbers.range(..=address).next_back().expect("the entry is a leader");
        let block = &mut all[number];
        if let Some(field) = field {
            theirs[number].insert(block.insts.len(), *field);
        }
        block.insts.push(*inst);
        let falls = !matches!(inst.flow(), Flow::End | Flow::Jump);
        let ends = numbers.contains_key(&after(index)) || !falls || target(inst, after(index)).is_some();
        if ends {
            let to = [target(inst, after(index)), falls.then(|| after(index))];
            block.next.extend(to.into_iter().flatten().filter_map(|address| numbers.get(&address)));
        }
    }
    (all, theirs)
}

#[test]
fn delays_are_where_llvm_places_them() {
    let tools = ["clang-22", "ld.lld-22"];
    if !oracle::tools("the places of delays", &tools, "apt-get install clang-22 lld-22") {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels");
    let output = std::env::temp_dir().join(format!("t0-delays-{}.co", std::process::id()));
    let (mut both, mut theirs_only, mut ours_only) = (0, 0, 0);
    for file in ["division", "elementwise", "groups", "matmul", "unaligned", "wmma"] {
        let run = Command::new("clang-22")
            .args(["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
            .args(["-Xclang", "-finclude-default-header", "-Wno-everything", "-O3", "-mcumode"])
            .arg(folder.join(format!("{file}.cl")))
            .arg("-o")
            .arg(&output)
            .status()
            .expect("clang runs");
        assert!(run.success(), "clang compiles {file}");
        let object = Object::parse(&std::fs::read(&output).expect("clang wrote the object")).expect("it parses");
        for kernel in object.kernels() {
            let insts = instructions(&object, kernel.name());
            let (blocks, theirs) = blocks(&insts, object.code(kernel).len() as u64);
            for (number, ours) in delays(&blocks, &GFX1100).iter().enumerate() {
                let ours: BTreeMap<usize, u16> = ours.iter().map(|delay| (delay.before, delay.field)).collect();
                let same = ours.iter().filter(|(at, field)| theirs[number].get(at) == Some(field)).count();
                both += same;
                theirs_only += theirs[number].len() - same;
                ours_only += ours.len() - same;
                if std::env::var_os("T0_SHOW_DELAYS").is_some() && (theirs[number] != ours) {
                    eprintln!("{file} {} block {number}", kernel.name());
                    for (at, inst) in blocks[number].insts.iter().enumerate() {
                        eprintln!("  {:5?} {:5?} {inst}", theirs[number].get(&at), ours.get(&at));
                    }
                }
            }
        }
    }
    std::fs::remove_file(&output).expect("the object can be removed");
    eprintln!("{both} delays at the same place, {theirs_only} only clang's, {ours_only} only ours");
    assert!(both > 250, "{both}");
    let part = |others: usize| both as f64 / (both + others) as f64;
    assert!(part(theirs_only) >= SAME && part(ours_only) >= SAME, "{both} {theirs_only} {ours_only}");
}
