//! The machine code of every kernel, one file per instance in `golden/` (of kernels with many instances a
//! selection), and the modelled clocks of a launch of each, so that changes of the compiler, of a kernel or of the
//! cycle model are visible in review. `T0_BLESS=1` rewrites the files.
//!
//! | file | contents |
//! |---|---|
//! | `clocks` | the table of modelled clocks |
//! | `launch` | what a launch consists of |
//! | `launches`, `products` | a launch of each kernel |
//! | `time` | the modelled time of a launch |
//! | `ways` | the clocks in every command that models a launch |

mod clocks;
mod launch;
mod launches;
mod products;
mod time;
mod ways;

use ignis::kernels::gemm::{direct, fma, reduce, wmma};
use ignis::kernels::{attention, embedding, heads, matvec, norm, prompt, sample, swiglu};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use t0::{Image, Resources, bf16, bf16x2, f16, f16x2};
use t0_isa::isa::{Style, decode};
use t0_isa::object::Object;

/// An instance of a kernel.
struct Instance {
    image: &'static Image,
    resources: &'static Resources,
    /// The launch whose clocks are committed.
    launch: fn() -> launch::Launch,
}

/// The instances of a kernel with these types, each with the name of its file. The function with the kernel's name in
/// `launches` is their launch. A kernel with constant parameters has a struct of them for each instance.
macro_rules! instances {
    ($all:ident, $module:ident::$kernel:ident $(<$($ty:ident),+>)+) => {$(
        let instance = Instance {
            image: $module::$kernel::image::<$($ty),+>(),
            resources: $module::$kernel::report::<$($ty),+>(),
            launch: launches::$kernel::<$($ty),+>,
        };
        $all.insert(file(stringify!($kernel), &[$(stringify!($ty)),+], ""), instance);
    )+};
    ($all:ident, $module:ident::$kernel:ident $types:tt $($constants:ident { $($fields:tt)* })+) => {$(
        {
            instances!(@one $all, $module::$kernel $types $constants { $($fields)* });
        }
    )+};
    (@one $all:ident, $module:ident::$kernel:ident [$($ty:ident),+] $constants:ident { $($fields:tt)* }) => {
        const CONSTANTS: $module::$constants = $module::$constants { $($fields)* };
        let instance = Instance {
            image: $module::$kernel::image::<$($ty),+>(CONSTANTS).expect("an instance"),
            resources: $module::$kernel::report::<$($ty),+>(CONSTANTS).expect("an instance"),
            launch: || launches::$kernel::<$($ty),+>(CONSTANTS),
        };
        $all.insert(file(stringify!($kernel), &[$(stringify!($ty)),+], &format!("{CONSTANTS:?}")), instance);
    };
}

/// The name of an instance: the kernel, the types, and each field with its value: `.d128`, or `.window` for `true`.
fn file(kernel: &str, types: &[&str], constants: &str) -> String {
    let mut name = [&[kernel], types].concat().join(".");
    let fields = constants.split_once('{').map_or("", |(_, fields)| fields.trim_end_matches(['}', ' ']));
    for (field, value) in fields.split(',').filter_map(|field| field.trim().split_once(": ")) {
        let field = field.trim_end_matches('_');
        let _ = match value {
            "false" => Ok(()),
            "true" => write!(name, ".{field}"),
            value => write!(name, ".{field}{}", value.to_lowercase()),
        };
    }
    name
}

fn all() -> BTreeMap<String, Instance> {
    let mut all = BTreeMap::new();
    instances!(all, attention::attention[f32] Attention { d: 128, columns: 4, waves: 1, window: false });
    instances!(all, attention::attention[f32]
        Attention { d: 0, columns: 2, waves: 1, window: false }
        Attention { d: 0, columns: 4, waves: 1, window: false }
        Attention { d: 0, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[f32] Attention { d: 128, columns: 4, waves: 4, window: false });
    instances!(all, attention::attention[f32]
        Attention { d: 0, columns: 2, waves: 4, window: false }
        Attention { d: 0, columns: 4, waves: 4, window: false }
        Attention { d: 0, columns: 8, waves: 4, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 64, columns: 2, waves: 1, window: false }
        Attention { d: 80, columns: 4, waves: 1, window: false }
        Attention { d: 96, columns: 4, waves: 1, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 128, columns: 4, waves: 1, window: false }
        Attention { d: 256, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 0, columns: 2, waves: 1, window: false }
        Attention { d: 0, columns: 4, waves: 1, window: false }
        Attention { d: 0, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 64, columns: 2, waves: 4, window: false }
        Attention { d: 80, columns: 4, waves: 4, window: false }
        Attention { d: 96, columns: 4, waves: 4, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 128, columns: 4, waves: 4, window: false }
        Attention { d: 256, columns: 8, waves: 4, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 0, columns: 2, waves: 4, window: false }
        Attention { d: 0, columns: 4, waves: 4, window: false }
        Attention { d: 0, columns: 8, waves: 4, window: false });
    instances!(all, attention::attention[f16] Attention { d: 128, columns: 4, waves: 1, window: false });
    instances!(all, attention::attention[f16]
        Attention { d: 0, columns: 2, waves: 1, window: false }
        Attention { d: 0, columns: 4, waves: 1, window: false }
        Attention { d: 0, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[f16] Attention { d: 128, columns: 4, waves: 4, window: false });
    instances!(all, attention::attention[f16]
        Attention { d: 0, columns: 2, waves: 4, window: false }
        Attention { d: 0, columns: 4, waves: 4, window: false }
        Attention { d: 0, columns: 8, waves: 4, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 64, columns: 2, waves: 4, window: true }
        Attention { d: 128, columns: 4, waves: 1, window: true }
        Attention { d: 0, columns: 4, waves: 4, window: true });
    instances!(all, embedding::embedding<f32, f32><bf16, f32><f16, f32><bf16, bf16>);
    instances!(all, heads::split_heads[f32] SplitHeads { pairs: 2, heads: 1, norm: true, bias: false });
    instances!(all, heads::split_heads[bf16]
        SplitHeads { pairs: 2, heads: 1, norm: true, bias: false }
        SplitHeads { pairs: 1, heads: 8, norm: true, bias: false }
        SplitHeads { pairs: 2, heads: 8, norm: true, bias: false }
        SplitHeads { pairs: 4, heads: 8, norm: true, bias: false });
    instances!(all, heads::split_heads[f16] SplitHeads { pairs: 2, heads: 8, norm: true, bias: false });
    instances!(all, heads::split_heads[bf16]
        SplitHeads { pairs: 2, heads: 1, norm: false, bias: true }
        SplitHeads { pairs: 2, heads: 8, norm: false, bias: true }
        SplitHeads { pairs: 2, heads: 8, norm: false, bias: false });
    instances!(all, wmma::matmul[bf16, f32]
        Matmul { layout: 0, bm: 16, bn: 32, fm: 1, fn_: 1, tk: 64, ld: 72, size: 6912, kv: 1, group: 1, bias: false, residual: false, scale: false, accumulate: false, act: 0 });
    instances!(all, wmma::matmul[bf16, f32]
        Matmul { layout: 0, bm: 64, bn: 64, fm: 2, fn_: 2, tk: 64, ld: 72, size: 9216, kv: 1, group: 1, bias: false, residual: false, scale: false, accumulate: true, act: 0 });
    instances!(all, direct::matmul_direct[bf16]
        MatmulDirect { fm: 1, fn_: 2, steps: 8, waves: 2, size: 512, accumulate: false });
    instances!(all, direct::matmul_direct[f16]
        MatmulDirect { fm: 2, fn_: 4, steps: 2, waves: 2, size: 2048, accumulate: true });
    instances!(all, direct::matmul_direct_gated[bf16, bf16x2]
        MatmulDirectGated { bf16: true, fm: 2, fn_: 4, steps: 2, waves: 2, size: 2048 });
    instances!(all, direct::matmul_direct_gated[f16, f16x2]
        MatmulDirectGated { bf16: false, fm: 1, fn_: 2, steps: 8, waves: 2, size: 512 });
    instances!(all, fma::matmul_fma[f32, f32]
        MatmulFma { layout: 0, bm: 16, bn: 64, rm: 4, rn: 4, tk: 16, pad: 4, size: 2816, group: 1, bias: false, residual: false, scale: false, accumulate: false, act: 0 });
    instances!(all, reduce::reduce[bf16, f32]
        Reduce { bias: false, residual: false, scale: false, accumulate: false, act: 0 });
    instances!(all, matvec::matvec[f32, f32]
        Matvec { per: 4, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 }
        Matvec { per: 4, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[bf16, f32]
        Matvec { per: 8, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 }
        Matvec { per: 8, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[bf16, bf16]
        Matvec { per: 8, add: false, sides: 2, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[bf16, f32] Matvec { per: 8, add: false, sides: 1, parts: 2, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[f16, f32] Matvec { per: 8, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvecs[f32, f32] Matvecs { per: 4, add: false, sides: 1, m: 2, r: 8, v: 16, u: 2 });
    instances!(all, matvec::matvecs[bf16, f32] Matvecs { per: 8, add: false, sides: 1, m: 2, r: 8, v: 16, u: 2 });
    instances!(all, matvec::matvecs[bf16, f32] Matvecs { per: 8, add: true, sides: 1, m: 16, r: 4, v: 64, u: 1 });
    instances!(all, matvec::matvecs[bf16, bf16] Matvecs { per: 8, add: false, sides: 2, m: 8, r: 4, v: 32, u: 1 });
    instances!(all, norm::rmsnorm[f32] Rmsnorm { parts: 1, waves: 8 });
    instances!(all, norm::rmsnorm[bf16]
        Rmsnorm { parts: 1, waves: 1 }
        Rmsnorm { parts: 1, waves: 8 }
        Rmsnorm { parts: 2, waves: 8 });
    instances!(all, norm::rmsnorm[f16] Rmsnorm { parts: 1, waves: 8 } Rmsnorm { parts: 2, waves: 8 });
    instances!(all, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 64, df: 4, w: 2, size: 7680, window: false });
    instances!(all, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 128, df: 8, w: 4, size: 10240, window: false });
    instances!(all, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 128, df: 8, w: 4, size: 10240, window: true });
    instances!(all, prompt::prompt_attention[f16, f16x2]
        PromptAttention { bf16: false, d: 128, df: 8, w: 4, size: 10240, window: false });
    instances!(all, swiglu::swiglu[f32, f32] Swiglu { rows: true } Swiglu { rows: false });
    instances!(all, swiglu::swiglu[f32, bf16] Swiglu { rows: true });
    instances!(all, swiglu::swiglu[f32, f16] Swiglu { rows: true });
    instances!(all, swiglu::swiglu[bf16, bf16] Swiglu { rows: false });
    let (image, resources) = (sample::sample::image(), sample::sample::report());
    all.insert("sample".into(), Instance { image, resources, launch: launches::sample });
    all
}

/// The kernel's arguments, then its instructions with labels at branch targets.
fn listing(Instance { image, resources, .. }: &Instance) -> String {
    let object = Object::parse(image.object).expect("an embedded code object");
    let kernel = &object.kernels()[0];
    let words: Vec<u32> =
        object.code(kernel).chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
    let mut instructions = Vec::new();
    let mut labels = BTreeSet::new();
    let mut at = 0;
    while at < words.len() {
        let (inst, length) = decode(&words[at..]).expect("what was compiled");
        let target =
            inst.branch_distance().filter(|_| inst.is_branch()).map(|d| (at + length).strict_add_signed(d as isize));
        labels.extend(target);
        instructions.push((at, inst, target));
        at += length;
    }
    let label = |at: usize| labels.range(..at).count();
    let Resources { vgprs, sgprs, lds_bytes, scratch_bytes, .. } = resources;
    let mut text = format!(
        "; {vgprs} VGPRs, {sgprs} SGPRs, {lds_bytes} bytes of LDS, {scratch_bytes} of scratch, {} instructions\n",
        instructions.len()
    );
    for (at, inst, target) in instructions {
        if labels.contains(&at) {
            let _ = writeln!(text, "L{}:", label(at));
        }
        let shown = inst.display(Style::default()).to_string();
        let _ = match target {
            Some(to) => writeln!(text, "    {} L{}", inst.op.name(), label(to)),
            None => writeln!(text, "    {shown}"),
        };
    }
    text
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

fn bless() -> bool {
    std::env::var_os("T0_BLESS").is_some()
}

#[test]
fn machine_code_is_as_committed() {
    let (folder, bless) = (folder(), bless());
    let mut wrong = Vec::new();
    let all = all();
    for (name, instance) in &all {
        let path = folder.join(name).with_added_extension("s");
        let had = std::fs::read_to_string(&path).unwrap_or_default();
        let now = listing(instance);
        if had == now {
            continue;
        }
        if bless {
            std::fs::write(&path, now).expect("the folder can be written");
            continue;
        }
        let line = had
            .lines()
            .zip(now.lines())
            .position(|(a, b)| a != b)
            .unwrap_or(had.lines().count().min(now.lines().count()));
        let (was, is) = (had.lines().nth(line).unwrap_or("nothing"), now.lines().nth(line).unwrap_or("nothing"));
        wrong.push(format!("{name}.s, line {}: `{was}` has become `{is}`", line + 1));
    }
    let files = std::fs::read_dir(&folder).expect("the folder").map(|f| f.expect("a file").file_name().into_string());
    let stray: Vec<String> = files
        .map(|f| f.expect("a name"))
        .filter(|f| f != clocks::FILE && !f.strip_suffix(".s").is_some_and(|f| all.contains_key(f)))
        .collect();
    assert!(stray.is_empty(), "no kernels have these files: {stray:?}");
    assert!(wrong.is_empty(), "T0_BLESS=1 rewrites the files if this is meant:\n{}", wrong.join("\n"));
}

/// What a launch by `t0 run`, `--timing` or `t0 trace` does not find in the metadata of a kernel: the layout of an
/// argument, or the value of a name in a launch rule.
fn unknown_to_launches(object: &Object) -> Vec<String> {
    const NUMBERS: [&str; 16] = [
        "bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "usize", "f16", "bf16", "f32", "f64", "f16x2",
        "bf16x2",
    ];
    let metadata = &object.kernels()[0].metadata;
    let mut unknown = Vec::new();
    for argument in &metadata.args {
        let Some(ty) = &argument.type_name else { continue };
        let inside = ty.strip_suffix('>').and_then(|ty| ty.split_once('<')).map_or(ty.as_str(), |(_, inside)| inside);
        let bytes = argument.layout.as_ref().and_then(|layout| layout.split(':').next()?.parse::<u32>().ok());
        if !NUMBERS.contains(&inside) && bytes.is_none_or(|bytes| bytes == 0) {
            unknown.push(format!("{ty} has no layout"));
        }
    }
    let parameters: Vec<&str> = metadata.parameters.as_deref().unwrap_or_default().split(", ").collect();
    let constants = metadata.constants.iter().filter_map(|constant| constant.split_once(" = "));
    let constants: BTreeMap<&str, &str> = constants.map(|(name, value)| (name, value.trim())).collect();
    unknown
        .extend(constants.iter().filter(|(_, value)| value.parse::<i128>().is_err()).map(|(name, _)| name.to_string()));
    for rule in metadata.grid.iter().chain(&metadata.requires) {
        let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | ':');
        for (at, name) in rule
            .split(|c| !word(c))
            .filter(|name| name.starts_with(char::is_alphabetic))
            .map(|name| (name.as_ptr() as usize - rule.as_ptr() as usize, name))
        {
            let called = rule[at + name.len()..].starts_with('(');
            let known = match name.split_once('.') {
                _ if called => true,
                Some((argument, field)) => metadata.args.iter().any(|a| {
                    let layout = a.layout.as_deref().unwrap_or_default();
                    a.name.as_deref() == Some(argument) && layout.contains(&format!(".{field} "))
                }),
                None => {
                    let argument = metadata.args.iter().any(|a| a.name.as_deref() == Some(name));
                    argument || parameters.contains(&name) || constants.contains_key(name)
                }
            };
            if !known {
                unknown.push(format!("`{name}` in `{rule}`"));
            }
        }
    }
    unknown
}

#[test]
fn the_metadata_describes_every_launch() {
    for (name, instance) in all() {
        let object = Object::parse(instance.image.object).expect("an embedded code object");
        assert_eq!(unknown_to_launches(&object), [""; 0], "{name}");
    }
}

#[test]
fn modelled_clocks_are_as_committed() {
    let path = folder().join(clocks::FILE);
    let now = clocks::table(&all());
    if bless() {
        std::fs::write(&path, now).expect("the folder can be written");
        return;
    }
    let wrong = clocks::differences(&std::fs::read_to_string(&path).unwrap_or_default(), &now);
    assert!(wrong.is_empty(), "T0_BLESS=1 rewrites the file if this is meant:\n{}", wrong.join("\n"));
}

/// The list above contains every kernel that models need. Kernels of tensors, behind the feature `grad`, have no golden
/// files.
#[test]
fn no_kernel_is_left_out() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kernels");
    let all = all();
    let mut kernels = 0;
    let read = |list: &str| std::fs::read_to_string(folder.join(list)).expect("the list of modules");
    let modules = ["mod.rs", "norm/mod.rs"].map(read).concat();
    let of_tensors: Vec<&str> =
        modules.split("#[cfg(feature = \"grad\")]\npub mod ").skip(1).filter_map(|m| m.split(';').next()).collect();
    assert!(of_tensors.contains(&"unary"), "{of_tensors:?}");
    let files = |folder: &Path| std::fs::read_dir(folder).expect("the folder").map(|f| f.expect("a file").path());
    let of_models = |path: &PathBuf| !of_tensors.iter().any(|module| path.file_stem().is_some_and(|s| s == *module));
    let (folders, mut sources): (Vec<_>, Vec<_>) = files(&folder).filter(of_models).partition(|path| path.is_dir());
    sources.extend(folders.iter().flat_map(|folder| files(folder)).filter(of_models));
    for file in sources {
        let text = std::fs::read_to_string(file).expect("a source file");
        for after in text.split("#[t0::kernel(").skip(1) {
            let name = after.split_once("pub fn ").and_then(|(_, f)| f.split(['<', '(']).next()).expect("a function");
            let listed = all.keys().any(|file| file.split('.').next() == Some(name));
            assert!(listed, "`{name}` has no golden file: add it to the list in this test");
            kernels += 1;
        }
    }
    assert!(kernels > 5);
}
