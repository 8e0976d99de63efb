//! Relocatable objects (`clang -c`), linked when they are read, have the same kernels, metadata, code, data and lines
//! as if lld 22 had linked them, and the same results when they run.

use std::path::{Path, PathBuf};
use std::process::Command;
use t0_isa::object::{Object, relocation};
use t0_sim::gpu::{Arg, Gpu, Launch};
use t0_tests_share::oracle;

fn tools(unchecked: &str) -> bool {
    oracle::tools(unchecked, &["clang-22", "ld.lld-22"], "apt-get install clang-22 lld-22")
}

/// A separate directory for each test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("link-{name}"));
    std::fs::create_dir_all(&path).expect("a temporary folder");
    path
}

/// Compiles without linking; returns the object's path and bytes.
fn compile(source: &Path, folder: &Path, flags: &[&str]) -> (PathBuf, Vec<u8>) {
    let object = folder.join("kernel.o");
    let opencl = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"];
    let is_opencl = source.extension().is_some_and(|e| e == "cl");
    let run = Command::new("clang-22")
        .args(opencl.iter().filter(|_| is_opencl))
        .args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib", "-Wno-everything", "-c"])
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(&object)
        .output()
        .expect("clang runs");
    assert!(run.status.success(), "{} {flags:?}: {}", source.display(), String::from_utf8_lossy(&run.stderr));
    let bytes = std::fs::read(&object).expect("clang wrote the object");
    (object, bytes)
}

fn lld(object: &Path) -> Vec<u8> {
    let linked = object.with_extension("co");
    let run = Command::new("ld.lld-22").arg("-shared").arg(object).arg("-o").arg(&linked).output().expect("lld runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    std::fs::read(linked).expect("lld wrote the object")
}

/// The words of a kernel's code without those that contain distances to other sections, whose addresses differ.
fn code(object: &Object, name: &str, skip: &[u64]) -> Vec<u32> {
    let kernel = object.kernel(name).expect("the kernel");
    let words = object.code(kernel).as_chunks::<4>().0.iter().zip(0u64..);
    words.filter(|(_, i)| !skip.contains(&(4 * i))).map(|(word, _)| u32::from_le_bytes(*word)).collect()
}

#[test]
fn linked_objects_are_those_of_lld() {
    if !tools("our linker against lld") {
        return;
    }
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels");
    let flags = [&["-O3"][..], &["-O0", "-g"], &["-O3", "-ffunction-sections", "-g"]];
    let mut count = 0;
    for file in ["elementwise.cl", "matmul.cl", "wmma.cl", "relocated.cl", "preemptible.c", "stack.c", "division.cl"] {
        for flags in flags {
            let what = format!("{file} {flags:?}");
            let (path, bytes) = compile(&kernels.join(file), &folder("compare"), flags);
            let ours = Object::parse(&bytes).unwrap_or_else(|e| panic!("{what}: {e}"));
            let theirs = Object::parse(&lld(&path)).expect("lld's object");
            assert_eq!((ours.abi(), ours.machine(), ours.target()), (theirs.abi(), theirs.machine(), theirs.target()));
            assert_eq!(ours.kernels().len(), theirs.kernels().len(), "{what}");
            for (a, b) in ours.kernels().iter().zip(theirs.kernels()) {
                let what = format!("{what}: {}", a.name());
                assert_eq!((&a.metadata, a.code_size), (&b.metadata, b.code_size), "{what}");
                let entry = |d: t0_isa::object::Descriptor| t0_isa::object::Descriptor { entry_offset: 0, ..d };
                assert_eq!(entry(a.descriptor), entry(b.descriptor), "{what}");
                // The addresses of sections may differ, and so the distances between them; everything else must agree.
                let (x, y) = (code(&ours, a.name(), &[]), code(&theirs, b.name(), &[]));
                let differ: Vec<u64> =
                    (0..).zip(x.iter().zip(&y)).filter(|(_, (x, y))| x != y).map(|(i, _)| 4 * i).collect();
                assert!(differ.len() <= x.len() / 8, "{what}: {} of {} words differ", differ.len(), x.len());
                for at in (0..a.code_size).step_by(4) {
                    let lines = (ours.line_for(a.code_address + at), theirs.line_for(b.code_address + at));
                    assert_eq!(lines.0, lines.1, "{what} at {at:#x}");
                }
                count += 1;
            }
        }
    }
    assert!(count > 30, "{count} kernels compared");
}

fn run(object: &[u8], kernel: &str, arguments: &[Vec<u8>], items: u32) -> Vec<u8> {
    let mut gpu = Gpu::new();
    let module = gpu.load(object).unwrap_or_else(|e| panic!("{kernel}: {e}"));
    let out = gpu.alloc(4 * u64::from(items)).expect("memory");
    let mut args = vec![Arg::Buffer(out)];
    args.extend(arguments.iter().cloned().map(Arg::Bytes));
    let launch = Launch { grid: [items, 1, 1], block: [64, 1, 1], ..Launch::default() };
    gpu.launch(module, kernel, &args, &launch).unwrap_or_else(|e| panic!("{kernel}: {e}"));
    let mut bytes = vec![0; 4 * items as usize];
    gpu.read(out, 0, &mut bytes).expect("the buffer has that size");
    bytes
}

const DATA: &str = r#"
typedef __attribute__((address_space(1))) int global_int;
__attribute__((visibility("hidden"))) const int table[4] = {3, 1, 4, 1};
__attribute__((visibility("default"))) global_int shared[4] = {5, 6, 7, 8};
global_int zeroes[1000];
static global_int *const pointers[2] = {&shared[1], &shared[3]};
__attribute__((weak)) extern global_int nowhere;
__attribute__((visibility("default"), noinline)) int helper(int x) { return 3 * x + table[x & 3]; }
typedef int (*function)(int);
__attribute__((visibility("hidden"))) function functions[2] = {helper, 0};
__attribute__((amdgpu_kernel)) void all(global_int *out) {
    int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    int there = &nowhere == 0 ? 1000 : 2000;
    out[i] = helper(i) + *pointers[i & 1] + shared[i & 3] + zeroes[i] + functions[0](i) + there;
}
"#;

#[test]
fn data_tables_and_calls_run_as_linked() {
    if !tools("objects with data that are linked when they are read") {
        return;
    }
    let folder = folder("data");
    let source = folder.join("data.c");
    std::fs::write(&source, DATA).expect("the source is written");
    for flags in [&["-O0"][..], &["-O3"], &["-O3", "-fdata-sections", "-ffunction-sections"]] {
        let (_, object) = compile(&source, &folder, flags);
        let helper = |x: i32| 3 * x + [3, 1, 4, 1][x as usize & 3];
        let item = |i: i32| {
            let (pointed, shared) = ([6, 8][i as usize & 1], [5, 6, 7, 8][i as usize & 3]);
            2 * helper(i) + pointed + shared + 1000
        };
        let want: Vec<u8> = (0..100).flat_map(|i| item(i).to_le_bytes()).collect();
        assert_eq!(run(&object, "all", &[], 100), want, "{flags:?}");
        let object = Object::parse(&object).expect("it is linked");
        let left = |r: &t0_isa::object::Relocation| {
            [relocation::NONE, relocation::RELATIVE64].contains(&r.kind) && r.symbol == 0
        };
        assert!(object.relocations().iter().all(left), "{:?}", object.relocations());
    }
}

#[test]
fn undefined_symbols_are_named() {
    if !tools("undefined symbols of relocatable objects") {
        return;
    }
    let folder = folder("undefined");
    let source = folder.join("undefined.c");
    let text = "int elsewhere(int);\n__attribute__((amdgpu_kernel)) void k(__attribute__((address_space(1))) int *out) { *out = elsewhere(1); }\n";
    std::fs::write(&source, text).expect("the source is written");
    let (_, object) = compile(&source, &folder, &["-O3"]);
    assert_eq!(
        Object::parse(&object).unwrap_err().to_string(),
        "the object uses `elsewhere`, which it does not define: link it with the object that defines it, ld.lld -shared A.o B.o -o K.co"
    );
}

/// Every byte of an object modified, and every truncated length: an error or an object, never a panic.
#[test]
fn damaged_relocatable_objects_are_errors() {
    if !tools("damaged relocatable objects") {
        return;
    }
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels");
    let (_, object) = compile(&kernels.join("preemptible.c"), &folder("damaged"), &["-O3", "-g"]);
    let mut refused = 0;
    for at in 0..object.len() {
        for value in [0, 1, 0x7f, 0xff] {
            let mut damaged = object.clone();
            damaged[at] ^= if value == 0 { 0x80 } else { value };
            refused += usize::from(Object::parse(&damaged).and_then(|o| o.image(0x7000_0000)).is_err());
        }
    }
    for length in 0..object.len() {
        assert!(Object::parse(&object[..length]).is_err(), "{length} bytes");
    }
    assert!(refused > object.len() / 4, "{refused} of {} changes refused", 4 * object.len());
}
