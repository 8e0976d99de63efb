//! Compares the fences of atomic accesses with LLVM's: for each access, scope and order the same waits and cache
//! invalidations in the same order. `fences/fences.txt` contains the common result; `T0_BLESS=1` rewrites it.
//!
//! LLVM compiles for CU mode, as this compiler does. An atomic store is an exchange without a result here; both count
//! in vscnt. A wait that LLVM merges with another one, or that has nothing to wait for in one of the compilers, is not
//! a difference: the comparison is which counters have reached zero between one access or invalidation and the next.
#![allow(clippy::print_stderr)]

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use t0_core::compile::{Options, stages_of_ir};
use t0_isa::target::GFX1100;
use t0_tests_drive::source::File;
use t0_tests_share::oracle;

/// A name, a statement in a kernel with `a: Atomics<u32>`, `w: Lds<u32>`, `q: Out<u32>`, and LLVM IR instructions over
/// %p, %w.
fn cases() -> Vec<(String, String, String)> {
    let scopes = [("Workgroup", "syncscope(\"workgroup\")"), ("Device", "syncscope(\"agent\")"), ("System", "")];
    let orders = [
        ("Relaxed", "monotonic"),
        ("Acquire", "acquire"),
        ("Release", "release"),
        ("AcqRel", "acq_rel"),
        ("SeqCst", "seq_cst"),
    ];
    let mut out = vec![];
    for (s, scope) in scopes {
        for (o, order) in orders {
            let tail = format!("Scope::{s}, Order::{o}");
            let mut add =
                |name: &str, ours: String, theirs: String| out.push((format!("{name} {s} {o}"), ours, theirs));
            if !matches!(o, "Release" | "AcqRel") {
                add(
                    "load",
                    format!("let v = a.load_ordered(0, {tail});"),
                    format!("%v = load atomic i32, ptr addrspace(1) %p {scope} {order}, align 4"),
                );
            }
            if !matches!(o, "Acquire" | "AcqRel") {
                add(
                    "store",
                    format!("a.store_ordered(0, 7, {tail}); let v = 5;"),
                    format!("store atomic i32 7, ptr addrspace(1) %p {scope} {order}, align 4\n%v = add i32 5, 0"),
                );
            }
            let rmw = |what: &str| format!("%v = atomicrmw {what} ptr addrspace(1) %p, i32 7 {scope} {order}");
            add("add", format!("let v = a.add_ordered(0, 7, {tail});"), rmw("add"));
            add("exchange", format!("let v = a.exchange_ordered(0, 7, {tail});"), rmw("xchg"));
            add(
                "add without result",
                format!("a.add_ordered(0, 7, {tail}); let v = 5;"),
                rmw("add").replace("%v", "%n") + "\n%v = add i32 5, 0",
            );
            let failure = match order {
                "release" => "monotonic",
                "acq_rel" => "acquire",
                other => other,
            };
            add(
                "compare_exchange",
                format!("let v = a.compare_exchange_ordered(0, 1, 7, {tail});"),
                format!(
                    "%n = cmpxchg ptr addrspace(1) %p, i32 1, i32 7 {scope} {order} {failure}\n%v = extractvalue {{i32, i1}} %n, 0"
                ),
            );
            if s == "Workgroup" {
                add(
                    "LDS add",
                    format!("let v = w.atomic_add_ordered(0, 7, Order::{o});"),
                    format!("%v = atomicrmw add ptr addrspace(3) %w, i32 7 {scope} {order}"),
                );
            }
            if o != "Relaxed" {
                add("fence", format!("fence({tail}); let v = 5;"), format!("fence {scope} {order}\n%v = add i32 5, 0"));
            }
        }
    }
    out
}

/// The class of an instruction of either compiler, or `None` if it is irrelevant here.
fn step(line: &str) -> Option<String> {
    let line = line.split("//").next().unwrap_or("").split(';').next().unwrap_or("");
    let mut words = line.split_whitespace();
    let name = words.next()?;
    let rest: Vec<&str> = words.collect();
    let glc = if rest.contains(&"glc") { " glc" } else { "" };
    Some(match name {
        "buffer_gl0_inv" | "buffer_gl1_inv" => name.to_string(),
        "s_waitcnt_vscnt" => "wait vscnt".to_string(),
        "s_waitcnt" => {
            rest.join(" ").replace("(0)", "").replace(" &", "").split(' ').fold("wait".into(), |s, w| s + " " + w)
        }
        _ if name.starts_with("ds_store") => "LDS store".to_string(),
        _ if name.starts_with("ds_") => "LDS access".to_string(),
        _ if name.contains("_atomic_swap") && glc.is_empty() => "store".to_string(),
        _ if name.contains("_atomic_") => format!("atomic{glc}"),
        _ if name.starts_with("global_load") || name.starts_with("buffer_load") => format!("load{glc}"),
        _ if name.starts_with("global_store") || name.starts_with("buffer_store") => "store".to_string(),
        _ => return None,
    })
}

/// The steps from the first store to the last, with the waits before each as one sorted set. Waits for scalar loads,
/// which are elsewhere in each compiler's code, are before the first store.
fn steps(text: &str) -> Vec<String> {
    let all: Vec<String> = text.lines().filter_map(step).collect();
    let Some(first) = all.iter().position(|s| s == "store" || s == "LDS store") else { return vec![] };
    let mut out = vec![];
    let mut waits: Vec<&str> = vec![];
    for s in &all[first..] {
        match s.strip_prefix("wait ") {
            Some(w) => waits.extend(w.split(' ')),
            None => {
                waits.sort_unstable();
                waits.dedup();
                let before = if waits.is_empty() { String::new() } else { format!("[{}] ", waits.join(" ")) };
                waits.clear();
                out.push(before + s);
            }
        }
    }
    // Nothing orders the first two stores, which are to different memories.
    if let Some(first) = out.get_mut(..2) {
        first.sort_unstable_by(|a, b| b.cmp(a));
    }
    out
}

fn ours(statement: &str) -> Vec<String> {
    let func = File::one(&format!(
        "#[kernel(block = 32)] fn k(a: Atomics<u32>, mut q: Out<u32>) {{
            let mut w = Lds::<u32, 4>::new();
            q[1] = 1;
            w[1] = 2;
            {statement}
            q[2] = v;
        }}"
    ));
    let asm = stages_of_ir(&func, &GFX1100, &Options { level: 2, verify: true }).unwrap().asm;
    let text: String = asm.lines().map(|l| l.split_once("  ").map_or("", |p| p.1).to_owned() + "\n").collect();
    steps(&text)
}

fn theirs(llc: &str, statements: &str) -> Vec<String> {
    let module = format!(
        "target triple = \"amdgcn-amd-amdhsa\"
        @lds = internal addrspace(3) global [4 x i32] poison
        define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q) \"target-features\"=\"+cumode\" {{
        %w = getelementptr i8, ptr addrspace(3) @lds, i32 0
        %w1 = getelementptr i8, ptr addrspace(3) @lds, i32 4
        %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
        %q2 = getelementptr i8, ptr addrspace(1) %q, i32 8
        store i32 1, ptr addrspace(1) %q1
        store volatile i32 2, ptr addrspace(3) %w1
        {statements}
        store i32 %v, ptr addrspace(1) %q2
        ret void }}"
    );
    let dir = std::env::temp_dir().join(format!("t0-fences-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("k.ll");
    std::fs::write(&path, module).unwrap();
    let args = ["-mcpu=gfx1100", "-O2", "-amdgpu-atomic-optimizer-strategy=None", "-o", "-"];
    let out = Command::new(llc).args(args).arg(&path).output().unwrap();
    assert!(out.status.success(), "{}\n{statements}", String::from_utf8_lossy(&out.stderr));
    std::fs::remove_dir_all(&dir).unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    steps(text.split("s_endpgm").next().unwrap_or(""))
}

#[test]
fn fences_are_those_of_llvm() {
    let llc = oracle::tool("LLVM's fences", &["llc-22", "llc"], "apt-get install llvm-22");
    let mut text = String::new();
    let mut wrong = String::new();
    for (name, statement, theirs_ir) in cases() {
        let ours = ours(&statement);
        if let Some(llc) = llc {
            let theirs = theirs(llc, &theirs_ir);
            if ours != theirs {
                let _ = writeln!(wrong, "{name}:\n  ours   {}\n  theirs {}", ours.join(", "), theirs.join(", "));
            }
        }
        let _ = writeln!(text, "{name}: {}", ours.join(", "));
    }
    assert!(wrong.is_empty(), "{wrong}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fences/fences.txt");
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "{} differs", path.display());
}
