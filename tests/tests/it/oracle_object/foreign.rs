//! Objects that were relocated, rewritten, bundled, made by other compilers, or corrupted.

use crate::oracle_object::fields::printed_descriptors;
use crate::oracle_object::samples::{all, clangs};
use crate::oracle_object::tools::{folder, llvm, run, save};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use t0_isa::isa::{Style, decode};
use t0_isa::object::{AbiVersion, Object, ObjectError, Rewrite, bundle_entries, embedded};
use t0_tests_share::random::Random;

#[test]
fn relocated_images_hold_the_addresses_of_their_targets() {
    if !llvm("relocated_images_hold_the_addresses_of_their_targets") {
        return;
    }
    for (name, bytes) in clangs() {
        let object = Object::parse(&bytes).unwrap();
        let symbol = |name: &str| object.dynamic_symbols().iter().chain(object.symbols()).find(|s| s.name == name);
        let (Some(table), Some(numbers)) = (symbol("table"), symbol("numbers")) else { continue };
        let base = 0x7f00_0000_0000;
        let image = object.image(base).unwrap();
        let word = |at: u64| u64::from_le_bytes(image[at as usize..][..8].try_into().unwrap());
        let entries = [word(table.value), word(table.value + 8)];
        assert_eq!(entries, [base + numbers.value, base + numbers.value + 8], "{name}");
    }
}

/// Rewrites every object of clang: tools accept it without a warning, and the note is byte-identical.
#[test]
fn rewritten_objects_have_the_same_content() {
    if !llvm("rewritten_objects_have_the_same_content") {
        return;
    }
    for (name, path, object) in all() {
        let bytes = Rewrite::of(&object).build().unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = Object::parse(&bytes).unwrap();
        let new = save(&format!("rewritten-{name}"), &bytes);
        run("llvm-readelf-22", &["-a", "-W"], &new);
        run("llvm-objdump-22", &["-d", "-l", "-r", "-R", "-p", "-t", "-T"], &new);
        let verdict = run("llvm-dwarfdump-22", &["--verify"], &new);
        assert!(verdict.ends_with("No errors.\n"), "{name}: {verdict}");
        let descriptions = |object: &Object| -> Vec<Vec<u8>> {
            let of = |n: &t0_isa::object::Note| object.bytes()[n.file_offset as usize..][..n.size as usize].to_vec();
            object.notes().iter().map(of).collect()
        };
        let (before, after) = (descriptions(&object), descriptions(&again));
        match &before[..] {
            [_] => assert_eq!(before, after, "{name}: the metadata differs"),
            _ => assert_eq!(after.len(), 1, "{name}: notes of several sources become one"),
        }
        // Descriptors, lines and relocations as LLVM reads them.
        assert!(again.target().is_some());
        let descriptors = |path: &Path| printed_descriptors(&run("llvm-objdump-22", &["-D", "-j", ".rodata"], path));
        assert_eq!(descriptors(&path), descriptors(&new), "{name}");
        for (new, old) in again.kernels().iter().zip(object.kernels()) {
            assert_eq!((&new.metadata, new.descriptor), (&old.metadata, old.descriptor), "{name}");
            assert_eq!(again.code(new), object.code(old), "{name}");
            for offset in (0..old.code_size).step_by(4) {
                let (new, old) = (new.code_address + offset, old.code_address + offset);
                assert_eq!(again.line_for(new), object.line_for(old), "{name} at {old:#x}");
            }
        }
        let base = 0x7f00_0000_0000;
        let symbol = |o: &Object, name: &str| o.symbols().iter().find(|s| s.name == name).map(|s| s.value);
        if let (Some(table), Some(numbers)) = (symbol(&again, "table"), symbol(&again, "numbers")) {
            let image = again.image(base).unwrap();
            let word = |at: u64| u64::from_le_bytes(image[at as usize..][..8].try_into().unwrap());
            assert_eq!([word(table), word(table + 8)], [base + numbers, base + numbers + 8], "{name}");
        }
    }
}

/// A HIP program: its fat binary in a host object, separately and compressed. clang-offload-bundler is the reference.
#[test]
fn hip_fat_binaries() {
    if !llvm("hip_fat_binaries") {
        return;
    }
    let source = save("k.hip", HIP.as_bytes());
    let compile = |output: &str, flags: &str| {
        let output = folder().join(output);
        let mut command = Command::new("clang-22");
        command.args("-w -O2 -x hip -nogpuinc -nogpulib --no-offload-new-driver".split(' '));
        command.args(flags.split(' ')).arg(&source).arg("-o").arg(&output);
        let done = command.output().unwrap();
        assert!(done.status.success(), "clang-22 {flags}: {}", String::from_utf8_lossy(&done.stderr));
        output
    };
    let targets = ["gfx1100", "gfx1101"].map(|chip| format!("hipv4-amdgcn-amd-amdhsa--{chip}"));
    let chips = "--offload-arch=gfx1100 --offload-arch=gfx1101";
    let bundle = compile("k.hipfb", &format!("{chips} --cuda-device-only"));
    let unbundled = targets.each_ref().map(|target| {
        let output = folder().join(format!("{target}.co"));
        let targets = format!("--targets={target}");
        let (input, out) = (format!("--input={}", bundle.display()), format!("--output={}", output.display()));
        let mut command = Command::new("clang-offload-bundler-22");
        command.args(["--unbundle", "--type=o", &targets, &input, &out]);
        assert!(command.status().unwrap().success());
        std::fs::read(output).unwrap()
    });
    let host = compile("k.o", &format!("{chips} -c"));
    for carrier in [&bundle, &host] {
        let file = std::fs::read(carrier).unwrap();
        let found = embedded(&file);
        let ids: Vec<_> = found.iter().map(|f| f.bundle_id.as_deref().unwrap_or("-")).collect();
        assert_eq!(ids, targets.each_ref().map(String::as_str), "{}", carrier.display());
        for (f, wanted) in found.iter().zip(&unbundled) {
            let found = f.object.as_ref().unwrap();
            // The host compilation assigns its own identifier to objects.
            let same = carrier == &host || wanted.starts_with(found.bytes());
            assert!(same, "{}: other bytes than the bundler's", carrier.display());
            let wanted = Object::parse(wanted).unwrap();
            let (one, two) = (&found.kernels()[0], &wanted.kernels()[0]);
            assert_eq!((one.name(), found.code(one)), ("add", wanted.code(two)), "{}", carrier.display());
        }
    }
    let whole = std::fs::read(&bundle).unwrap();
    let listed = run("clang-offload-bundler-22", &["--list", "--type=o", "--input"], &bundle);
    let ids: Vec<String> = bundle_entries(&whole).unwrap().into_iter().map(|e| e.id).collect();
    let own = ids.iter().filter(|id| id.contains("amdgcn")).map(String::as_str).collect::<Vec<_>>();
    assert_eq!(own, listed.lines().filter(|id| id.contains("amdgcn")).collect::<Vec<_>>());
    let method = |path: &Path| match &embedded(&std::fs::read(path).unwrap())[..] {
        [only] => match &only.object {
            Err(ObjectError::Compressed { method }) => method.clone(),
            other => panic!("{other:?}"),
        },
        other => panic!("{} objects", other.len()),
    };
    assert_eq!(method(&compile("packed.hipfb", &format!("{chips} --cuda-device-only --offload-compress"))), "zstd");
    assert_eq!(method(&compile("packed.o", &format!("{chips} -c --offload-compress"))), "zstd");
}

const HIP: &str = r#"
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, void*);
extern "C" int __hipPushCallConfiguration(dim3, dim3, unsigned long = 0, void* = 0);
extern "C" int __hipPopCallConfiguration(dim3*, dim3*, unsigned long*, void**);
__device__ int table[4] = {1, 2, 3, 4};
extern "C" __global__ void add(const float* x, float* y, int n) {
  int i = __builtin_amdgcn_workitem_id_x();
  if (i < n) y[i] += x[i] + table[i & 3];
}
"#;

/// LLVM IR in the form that Triton's back end passes to LLVM, compiled and linked as Triton does.
#[test]
fn triton_objects() {
    if !llvm("triton_objects") {
        return;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle/kernels/triton.ll");
    let (relocatable, linked) = (folder().join("triton.o"), folder().join("triton.hsaco"));
    let mut llc = Command::new("llc-22");
    llc.args(["-O3", "-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-filetype=obj"]);
    assert!(llc.arg(source).arg("-o").arg(&relocatable).status().unwrap().success());
    let mut lld = Command::new("ld.lld-22");
    assert!(lld.arg("-shared").arg(&relocatable).arg("-o").arg(&linked).status().unwrap().success());
    let object = Object::parse(&std::fs::read(linked).unwrap()).unwrap();
    let ours = Object::parse(&std::fs::read(relocatable).unwrap()).unwrap();
    let (theirs, own) = (&object.kernels()[0], &ours.kernels()[0]);
    assert_eq!((object.code(theirs), &theirs.metadata), (ours.code(own), &own.metadata));
    for at in (0..theirs.code_size).step_by(4) {
        assert_eq!(object.line_for(theirs.code_address + at), ours.line_for(own.code_address + at), "at {at:#x}");
    }
    assert_eq!(object.abi(), AbiVersion::V5);
    let kernel = object.kernel("add_kernel").unwrap();
    assert_eq!((kernel.metadata.max_flat_workgroup_size, kernel.metadata.args[2].size), (128, 4));
    // Triton does not set a DWARF version, so LLVM writes version 4.
    assert_eq!(object.line_for(kernel.code_address).unwrap().to_string(), "add.py:5");
    let places = (0..kernel.code_size).step_by(4).filter_map(|at| object.line_for(kernel.code_address + at));
    assert_eq!(places.map(|place| place.line).max(), Some(8));
    Rewrite::of(&object).build().unwrap();
}

/// Every instruction of every kernel prints as in objdump, at the same address, from the same words.
#[test]
fn instructions_agree_with_objdump() {
    if !llvm("instructions_agree_with_objdump") {
        return;
    }
    for (name, path, object) in all() {
        if name.contains("gfx1030") {
            continue;
        }
        // objdump takes the wave size of a whole file from flags that do not contain it; each of clang's files has one
        // wave size.
        let wave64 = name.contains("wavefrontsize64");
        if !name.starts_with("clang") && object.kernels().iter().any(|k| k.descriptor.wave_size() == 64) {
            continue;
        }
        let flags = if wave64 { &["-d", "--mattr=+wavefrontsize64,-wavefrontsize32"][..] } else { &["-d"] };
        let text = run("llvm-objdump-22", flags, &path);
        let mut theirs: BTreeMap<u64, (String, Vec<u32>)> = BTreeMap::new();
        for line in text.lines() {
            let Some((inst, place)) = line.split_once("// ") else { continue };
            let (address, words) = place.split_once(": ").unwrap();
            let words = words.split(' ').map_while(|word| u32::from_str_radix(word, 16).ok()).collect();
            theirs.insert(u64::from_str_radix(address, 16).unwrap(), (inst.trim().to_owned(), words));
        }
        let mut compared = 0;
        for kernel in object.kernels() {
            let style = Style { wave64: kernel.descriptor.wave_size() == 64, ..Style::default() };
            let words: Vec<u32> =
                object.code(kernel).as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w)).collect();
            let mut at = 0;
            while at < words.len() {
                let address = kernel.code_address + at as u64 * 4;
                let (inst, len) = decode(&words[at..]).unwrap_or_else(|e| panic!("{name} at {address:#x}: {e}"));
                let own = (inst.display(style).to_string(), words[at..at + len].to_vec());
                assert_eq!(Some(&own), theirs.get(&address), "{name} at {address:#x}");
                at += len;
                compared += 1;
            }
        }
        assert!(compared > 0, "{name}: nothing was compared");
    }
}

/// Objects of clang, whose tables have more content than ours, corrupted in ten thousand ways: reading may fail but
/// never panics.
#[test]
fn broken_foreign_objects_never_panic() {
    if !llvm("broken_foreign_objects_never_panic") {
        return;
    }
    let mut r = Random::new(7);
    for (_, bytes) in clangs() {
        for _ in 0..1500 {
            let mut broken = bytes.clone();
            for _ in 0..1 + r.number(3) {
                // Half of the changes are in the headers and tables at both ends.
                let at = match r.number(4) {
                    0 => r.number(0x200),
                    1 => bytes.len() as u32 - 1 - r.number(28 * 64),
                    _ => r.number(bytes.len() as u32),
                } as usize;
                match r.number(3) {
                    0 => broken[at] ^= 1 << r.number(8),
                    1 => broken[at] = r.pick(&[0, 1, 0x7f, 0x80, 0xff]),
                    _ => broken[at..(at + 8).min(bytes.len())].fill(r.pick(&[0, 0xff])),
                }
            }
            broken.truncate(if r.number(8) == 0 { r.number(bytes.len() as u32) as usize } else { bytes.len() });
            let Ok(object) = Object::parse(&broken) else { continue };
            for kernel in object.kernels() {
                assert_eq!(object.code(kernel).len() as u64, kernel.code_size);
                object.line_for(kernel.code_address);
            }
            if object.image_size() < 1 << 20 {
                let _ = object.image(1 << 40);
            }
        }
    }
}
