//! Code objects: written objects can be read back, impossible values are rejected, and broken objects are reported.

use std::sync::Arc;

use t0_isa::object::{
    AbiVersion, Access, Arg, BuildError, Kernel, Line, Machine, Object, ObjectBuilder, ObjectError, Rewrite,
    SymbolKind, ValueKind, WaveSize, WorkgroupMode, bundle_entries, embedded,
};
use t0_tests_share::random::Random;

const S_ENDPGM: u32 = 0xbfb0_0000;
const S_NOP: u32 = 0xbf80_0000;

fn line(offset: u32, file: &str, line: u32, column: u32) -> Line {
    Line { offset, file: Arc::from(file), line, column }
}

fn scale() -> Kernel {
    let mut code = vec![S_NOP; 70];
    code.push(S_ENDPGM);
    let hidden = |offset, value_kind| Arg { value_kind, ..Arg::by_value(offset, 4) };
    Kernel {
        args: vec![
            Arg { access: Some(Access::ReadOnly), ..Arg::buffer(0).named("x") },
            Arg::by_value(8, 24).named("out"),
            Arg::by_value(32, 4).named("factor"),
            hidden(36, ValueKind::HiddenBlockCountX),
            hidden(40, ValueKind::HiddenBlockCountY),
            hidden(44, ValueKind::HiddenBlockCountZ),
        ],
        kernarg_size: 48,
        lds_bytes: 1024,
        vgprs: 25,
        sgprs: 20,
        block: Some([64, 4, 1]),
        max_flat_workgroup_size: 256,
        lines: vec![
            line(0, "src/kernels.rs", 12, 5),
            line(8, "src/kernels.rs", 13, 9),
            line(24, "src/helpers.rs", 400, 1),
            line(28, "src/kernels.rs", 2, 0),
            line(32, "src/kernels.rs", 0, 0),
            line(280, "src/kernels.rs", 14, 2),
        ],
        ..Kernel::new("scale", code)
    }
}

fn fill() -> Kernel {
    Kernel {
        wave_size: WaveSize::Wave64,
        mode: WorkgroupMode::Wgp,
        private_bytes: 128,
        workgroup_ids: [true, false, false],
        workitem_ids: 1,
        user_sgprs: 15,
        vgprs: 256,
        vgpr_spills: 7,
        sgpr_spills: 3,
        float_mode: 0x3f,
        ieee: true,
        dx10_clamp: false,
        lines: vec![line(0, "src/fill.rs", 70_000, 130)],
        ..Kernel::new("fill", vec![S_NOP, S_ENDPGM])
    }
}

fn both() -> Vec<u8> {
    ObjectBuilder::new(Machine::GFX1100).kernel(scale()).kernel(fill()).build().unwrap()
}

#[test]
fn reads_what_was_written() {
    for (abi, machine) in [(AbiVersion::V5, Machine::GFX1100), (AbiVersion::V6, Machine::from_name("gfx1151").unwrap())]
    {
        let kernels = [scale(), fill()];
        let builder = kernels.iter().cloned().fold(ObjectBuilder::new(machine).abi(abi), ObjectBuilder::kernel);
        let bytes = builder.build().unwrap();
        assert_eq!(bytes, builder.build().unwrap(), "writing is deterministic");
        let object = Object::parse(&bytes).unwrap();
        assert_eq!((object.abi(), object.machine()), (abi, machine));
        assert_eq!(object.target(), Some(machine.target_id().as_str()));
        assert_eq!(object.kernels().len(), 2);
        for (read, kernel) in object.kernels().iter().zip(&kernels) {
            assert_eq!(read.metadata, kernel.metadata());
            assert_eq!(read.descriptor, kernel.descriptor(read.descriptor.entry_offset));
            let code: Vec<u8> = kernel.code.iter().flat_map(|w| w.to_le_bytes()).collect();
            assert_eq!(object.code(read), code);
            assert_eq!(object.kernel(&kernel.name), Some(read));
            assert_eq!(object.kernel_at(read.code_address + 4), Some(read));
        }
        assert!(object.relocations().is_empty());
        let image = object.image(0x1_0000).unwrap();
        assert_eq!(image.len() as u64, object.image_size());
        let at = object.kernels()[1].code_address as usize;
        assert_eq!(image[at..at + 8], [0, 0, 0x80, 0xbf, 0, 0, 0xb0, 0xbf]);
        assert_eq!(object.dynamic_symbols().iter().filter(|s| s.kind == SymbolKind::Function).count(), 2);
    }
}

/// A rewritten object differs from the original only in addresses and offsets.
#[test]
fn rewriting_keeps_everything() {
    let object = Object::parse(&both()).unwrap();
    let bytes = Rewrite::of(&object).build().unwrap();
    assert_eq!(bytes, Rewrite::of(&object).build().unwrap(), "writing is deterministic");
    let again = Object::parse(&bytes).unwrap();
    assert_eq!((again.abi(), again.machine(), again.target()), (object.abi(), object.machine(), object.target()));
    for (new, old) in again.kernels().iter().zip(object.kernels()) {
        assert_eq!((&new.metadata, new.descriptor), (&old.metadata, old.descriptor));
        assert_eq!(again.code(new), object.code(old));
        for offset in (0..old.code_size).step_by(4) {
            assert_eq!(
                again.line_for(new.code_address + offset),
                object.line_for(old.code_address + offset),
                "{offset}"
            );
        }
    }
    let named = |o: &Object| o.dynamic_symbols().iter().map(|s| (s.name.clone(), s.size, s.kind)).collect::<Vec<_>>();
    assert_eq!(named(&again), named(&object));
    assert_eq!(again.symbols().len(), object.symbols().len());
    // Rewriting again is a fixed point.
    let third = Rewrite::of(&again).build().unwrap();
    assert_eq!(Object::parse(&third).unwrap().kernels()[1].metadata, object.kernels()[1].metadata);
}

#[test]
fn rewriting_changes_code_and_nothing_else() {
    let object = Object::parse(&both()).unwrap();
    let fill = &object.kernels()[1];
    let changed = Rewrite::of(&object).code(fill.code_address, &[0xbf80_0005]).build().unwrap();
    let changed = Object::parse(&changed).unwrap();
    assert_eq!(changed.code(&changed.kernels()[1]), [5, 0, 0x80, 0xbf, 0, 0, 0xb0, 0xbf]);
    assert_eq!(changed.code(&changed.kernels()[0]), object.code(&object.kernels()[0]));
    let fails = |address: u64| Rewrite::of(&object).code(address, &[0; 2]).build().unwrap_err().to_string();
    let outside = |at: u64| format!("the object cannot be rewritten: 8 bytes at {at:#x} are outside its sections");
    for at in [0, fill.descriptor_address, object.image_size(), u64::MAX - 4] {
        assert_eq!(fails(at), outside(at), "data, headers and gaps are not instructions");
    }
}

/// A bundle as clang-offload-bundler lays it out, with an empty entry for the host.
fn bundle(objects: &[(&str, &[u8])]) -> Vec<u8> {
    let mut head = b"__CLANG_OFFLOAD_BUNDLE__".to_vec();
    head.extend((objects.len() as u64).to_le_bytes());
    let table: usize = objects.iter().map(|(id, _)| 24 + id.len()).sum();
    let mut body: Vec<u8> = Vec::new();
    let start = (head.len() + table).next_multiple_of(4096);
    for (id, object) in objects {
        body.resize(body.len().next_multiple_of(256), 0);
        for number in [start + body.len(), object.len(), id.len()] {
            head.extend((number as u64).to_le_bytes());
        }
        head.extend(id.bytes());
        body.extend(*object);
    }
    head.resize(start, 0);
    [head, body].concat()
}

#[test]
fn bundles_name_their_objects() {
    let one = both();
    let two = ObjectBuilder::new(Machine::from_name("gfx1101").unwrap()).kernel(fill()).build().unwrap();
    let ids = ["hipv4-amdgcn-amd-amdhsa--gfx1100", "hipv4-amdgcn-amd-amdhsa--gfx1101"];
    let bundle = bundle(&[("host-x86_64-unknown-linux-gnu", &[]), (ids[0], &one), (ids[1], &two)]);
    let entries = bundle_entries(&bundle).unwrap();
    assert_eq!(entries.iter().map(|e| e.is_amd_gpu()).collect::<Vec<_>>(), [false, true, true]);
    // Alone and in a host program.
    for before in [0, 5000] {
        let file = [vec![7; before], bundle.clone(), b"CCOB and __CLANG_OFFLOAD_BUNDLE__ are words".to_vec()].concat();
        let found = embedded(&file);
        assert_eq!(found.len(), 2);
        for ((f, id), bytes) in found.iter().zip(ids).zip([&one, &two]) {
            assert_eq!(f.bundle_id.as_deref(), Some(id));
            assert_eq!(f.object.as_ref().unwrap().bytes(), bytes);
        }
    }
    assert_eq!(embedded(&one)[0].bundle_id, None);
    for len in 0..bundle.len() {
        let cut = &bundle[..len];
        assert!(bundle_entries(cut).is_err(), "{len}");
        assert!(embedded(cut).iter().filter(|e| e.object.is_ok()).count() < 2, "{len}");
    }
    let mut random = Random::new(3);
    for _ in 0..3000 {
        let mut broken = bundle.clone();
        let at = if random.index(2) == 0 { random.index(250) } else { random.index(bundle.len()) };
        broken[at] = random.index(256) as u8;
        let _ = bundle_entries(&broken);
        let _ = embedded(&broken);
    }
}

#[test]
fn broken_and_compressed_bundles_are_explained() {
    let object = both();
    let whole = bundle(&[("hip-amdgcn-amd-amdhsa--gfx1100", &object)]);
    let fails = |bytes: &[u8]| bundle_entries(bytes).unwrap_err().to_string();
    let first = |bytes: &[u8]| embedded(bytes).swap_remove(0).object.unwrap_err().to_string();
    assert_eq!(
        fails(&object),
        "the offload bundle at offset 0x0 is malformed: it does not begin with __CLANG_OFFLOAD_BUNDLE__"
    );
    let mut many = whole.clone();
    many[31] = 0x80;
    assert_eq!(
        fails(&many),
        "the offload bundle at offset 0x20 is malformed: 9223372036854775809 entries cannot fit in the 8148 bytes that are left"
            .replace("8148", &(whole.len() - 32).to_string())
    );
    let mut outside = whole.clone();
    outside[32 + 6] = 1;
    let wanted = format!(
        "the offload bundle at offset 0x20 is malformed: the entry hip-amdgcn-amd-amdhsa--gfx1100 has {:#x} bytes at \
         0x1000000001000, outside the {:#x} there are",
        object.len(),
        whole.len()
    );
    assert_eq!((fails(&outside), first(&outside)), (wanted.clone(), wanted));

    let header = |version: u16, method: u16, sizes: &[u8]| {
        let head = [b"CCOB".as_slice(), &version.to_le_bytes(), &method.to_le_bytes(), sizes, &[1; 8]].concat();
        [head, vec![0x28; 100]].concat()
    };
    let (n, packed) = (500u64.to_le_bytes(), 132u64.to_le_bytes());
    let wide = header(3, 1, &[packed, n].concat());
    let message = |method: &str| {
        format!(
            "the bundle of code objects is compressed with {method}, which is not supported: unpack it with \
             clang-offload-bundler --unbundle, or compile with --no-offload-compress"
        )
    };
    let narrow = |size: u32, method| header(2, method, &[size.to_le_bytes(), 500u32.to_le_bytes()].concat());
    assert_eq!(fails(&wide), message("zstd"));
    assert_eq!(fails(&narrow(124, 0)), message("zlib"));
    assert_eq!(fails(&header(1, 9, &500u32.to_le_bytes())), message("method 9"));
    assert!(fails(&header(4, 1, &[0; 16])).ends_with("its version is 4, but only versions 1, 2 and 3 are supported"));
    assert!(fails(&narrow(125, 1)).ends_with("125 bytes that unpack to 500 do not fit the file's 124"));
    let program = [vec![0; 77], wide.clone(), both()].concat();
    let found = embedded(&program);
    assert_eq!(found[0].offset, 77);
    assert!(matches!(&found[0].object, Err(ObjectError::Compressed { method }) if method == "zstd"));
    assert!(found[1].object.is_ok());
    for len in 4..20 {
        assert!(fails(&wide[..len]).contains("compressed offload bundle"), "{len}");
    }
}

#[test]
fn lines_are_found_by_address() {
    let object = Object::parse(&both()).unwrap();
    let at = |kernel: usize, offset: u64| {
        let line = object.line_for(object.kernels()[kernel].code_address + offset);
        line.map_or("-".to_owned(), |line| line.to_string())
    };
    let found: Vec<String> = [0, 4, 8, 20, 24, 28, 32, 276, 280].iter().map(|&offset| at(0, offset)).collect();
    let wanted = [
        "src/kernels.rs:12:5",
        "src/kernels.rs:12:5",
        "src/kernels.rs:13:9",
        "src/kernels.rs:13:9",
        "src/helpers.rs:400:1",
        "src/kernels.rs:2",
        "-",
        "-",
        "src/kernels.rs:14:2",
    ];
    assert_eq!(found, wanted);
    assert_eq!(at(0, 284), "-", "padding has no line");
    assert_eq!(at(1, 4), "src/fill.rs:70000:130");
}

#[test]
fn prefetch_stays_inside_the_code() {
    let object = Object::parse(&both()).unwrap();
    let text = object.segments().iter().find(|s| s.executable).unwrap();
    for kernel in object.kernels() {
        let prefetch = u64::from(kernel.descriptor.rsrc3.inst_pref_size()) * 128;
        assert!(prefetch >= kernel.code_size);
        assert!(kernel.code_address + prefetch + 128 <= text.address + text.file_size);
    }
    let last = object.kernels().last().unwrap();
    let end = last.code_address + last.code_size;
    let padding = object.read(end, text.address + text.file_size - end).unwrap();
    assert!(padding.len() >= 256 && padding.chunks(4).all(|w| w == [0, 0, 0x9f, 0xbf]));
}

#[test]
fn registers_round_up_by_granule() {
    let fields = |wave_size, vgprs| Kernel { wave_size, vgprs, ..scale() }.descriptor(0).rsrc1.vgpr_granules();
    let counts = [0, 1, 8, 9, 24, 25, 256];
    assert_eq!(counts.map(|n| fields(WaveSize::Wave32, n)), [0, 0, 0, 1, 2, 3, 31]);
    assert_eq!(counts.map(|n| fields(WaveSize::Wave64, n)), [0, 0, 1, 2, 5, 6, 63]);
}

#[test]
fn impossible_values_are_rejected() {
    let fails = |kernel: Kernel| {
        ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect_err("must be rejected").to_string()
    };
    assert_eq!(ObjectBuilder::new(Machine::GFX1100).build(), Err(BuildError::NoKernels));
    assert_eq!(fails(Kernel { vgprs: 257, ..fill() }), "kernel `fill`: vgprs is 257, but must be 0..=256");
    assert_eq!(fails(Kernel { user_sgprs: 17, ..fill() }), "kernel `fill`: user_sgprs is 17, but must be 2..=16");
    assert_eq!(
        fails(Kernel { lds_bytes: 65_537, ..fill() }),
        "kernel `fill`: lds_bytes is 65537, but must be 0..=65536"
    );
    assert_eq!(
        fails(Kernel { block: Some([64, 64, 1]), ..fill() }),
        "kernel `fill`: the number of work-items in block is 4096, but must be 1..=1024"
    );
    assert_eq!(
        fails(Kernel { args: vec![Arg::by_value(u32::MAX, 4)], ..fill() }),
        "kernel `fill`: the end of argument 0 is 4294967299, but must be 0..=0"
    );
    assert_eq!(
        fails(Kernel { lines: vec![line(4, "a", 1, 1), line(0, "a", 1, 1)], ..fill() }),
        "kernel `fill`: the offset of line entry 1 is 0, but must be 4..=4"
    );
    assert_eq!(
        fails(Kernel { kernarg_align: 3, ..fill() }),
        "kernel `fill`: kernarg_align is 3, but must be a power of two"
    );
    assert_eq!(fails(Kernel { name: "a\0".into(), ..fill() }), "`a\0` cannot name a kernel: it contains a zero byte");
    assert_eq!(
        fails(Kernel { code: vec![], ..fill() }),
        "kernel `fill`: the number of instruction words is 0, but must be 1..=268435456"
    );
    let twice = ObjectBuilder::new(Machine::GFX1100).kernel(fill()).kernel(Kernel { name: "fill.kd".into(), ..fill() });
    assert_eq!(
        twice.build().unwrap_err().to_string(),
        "`fill.kd` cannot name a kernel: another symbol of this object has the same name"
    );
}

/// The error for each broken field names the field and its offset.
#[test]
fn broken_objects_are_explained() {
    let bytes = both();
    let fails = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut broken = bytes.clone();
        change(&mut broken);
        Object::parse(&broken).expect_err("must be rejected").to_string()
    };
    let set = |at: usize, value: u8| fails(&move |bytes| bytes[at] = value);
    assert_eq!(
        fails(&|b| b.clear()),
        "not an ELF file: it begins with [] where 7f 45 4c 46 should be; a code object is what `clang -target \
         amdgcn-amd-amdhsa` links or T0 embeds"
    );
    assert_eq!(set(4, 1), "the ELF class is 1, but only 2 (64 bits) can be read");
    assert_eq!(set(7, 0), "the ELF OS ABI is 0, but only 64 (AMDGPU HSA) can be read");
    assert_eq!(set(8, 5), "the ELF ABI version is 5, but only 2, 3 and 4 (code object v4, v5 and v6) can be read");
    assert_eq!(set(18, 62), "the ELF machine is 62, but only 224 (AMDGPU) can be read");
    assert_eq!(
        set(16, 2),
        "the ELF type is 2, but only 1 (a relocatable object) and 3 (a shared object, which ld.lld -shared makes) can be read"
    );
    assert_eq!(
        fails(&|b| b.truncate(40)),
        "the ELF header at offset 0x28 needs 8 more bytes, but only 0 are left: the object is truncated or its sizes are wrong"
    );
    // The first LOAD's size in memory: bytes 40..48 of the second program header.
    assert_eq!(
        set(64 + 56 + 47, 0x80),
        "the program header at offset 0x78 is malformed: it ends at address 0x80000000000007c0, more than 256 MiB beyond \
         the file's contents"
    );
    let metadata = |from: &str, to: &str| {
        assert_eq!(from.len(), to.len());
        let at = bytes.windows(from.len()).position(|w| w == from.as_bytes()).unwrap();
        fails(&|b| b[at..at + to.len()].copy_from_slice(to.as_bytes()))
    };
    let in_metadata = "the metadata at offset 0x214 is malformed: in ";
    assert_eq!(metadata(".vgpr_count", ".vgpr_xxxxx"), format!("{in_metadata}kernel `scale`: .vgpr_count is missing"));
    assert_eq!(
        metadata("scale.kd", "scale.xx"),
        "kernel `scale` cannot be used: its descriptor `scale.xx` is not among the dynamic symbols"
    );
    assert_eq!(
        metadata(".offset", ".offxxx"),
        format!("{in_metadata}argument 0 of kernel `scale`: .offset is missing")
    );
    let kd = Object::parse(&bytes).unwrap().kernels()[0].descriptor_address as usize;
    assert_eq!(
        set(kd + 0x10, 0xc4),
        "kernel `scale` cannot be used: its entry address 0x1804 is not a multiple of 256"
    );
    assert_eq!(
        set(kd + 0x39, 0),
        "kernel `scale` cannot be used: its descriptor is for wave64, but its metadata for wave32"
    );
    assert!(matches!(Object::parse(b"\x7fELF"), Err(ObjectError::Truncated { offset: 4, need: 1, have: 0, .. })));
}

fn use_everything(bytes: &[u8]) -> bool {
    let Ok(object) = Object::parse(bytes) else { return false };
    for kernel in object.kernels() {
        assert_eq!(object.code(kernel).len() as u64, kernel.code_size);
        object.line_for(kernel.code_address);
        assert_eq!(kernel.descriptor.fields().count(), 49);
    }
    if object.image_size() < 1 << 20 {
        let _ = object.image(1 << 40);
    }
    if let Ok(bytes) = Rewrite::of(&object).build() {
        let again = Object::parse(&bytes).expect("a rewritten object can be read");
        assert_eq!(again.kernels().len(), object.kernels().len());
    }
    true
}

/// Bit flips, extreme bytes, deletions and truncations: parsing may fail, but it never panics.
#[test]
fn mutations_never_panic() {
    let valid = both();
    for len in 0..valid.len() {
        assert!(!use_everything(&valid[..len]), "an object truncated at {len} of {} was accepted", valid.len());
    }
    let mut random = Random::new(0x7430_2d69_7361);
    let mut accepted = 0;
    for case in 0..30_000 {
        let mut bytes = valid.clone();
        for _ in 0..1 + random.index(4) {
            let at = match case % 4 {
                0 => random.index(64 + 8 * 56),
                1 => valid.len() - 1 - random.index(19 * 64),
                _ => random.index(bytes.len()),
            };
            let at = at.min(bytes.len() - 1);
            match random.index(4) {
                0 => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][random.index(5)],
                1 => {
                    let end = (at + 1 + random.index(8)).min(bytes.len());
                    bytes[at..end].fill(0xff);
                }
                2 if case % 8 == 7 => drop(bytes.drain(at..(at + random.index(9)).min(valid.len() - 40).max(at))),
                _ => bytes[at] ^= 1 << random.index(8),
            }
            if bytes.is_empty() {
                break;
            }
        }
        accepted += u32::from(use_everything(&bytes));
    }
    assert!(accepted > 3_000, "only {accepted} mutants were accepted: the mutations are too crude to reach far");
}
