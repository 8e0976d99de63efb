//! The machine code of every kernel of ignis, and what a launch of each costs, so that changes of the compiler, of a
//! kernel or of the cycle model are visible in review. `T0_BLESS=1` rewrites the files.
//!
//! `golden/kernels.toml` has a row for each instance below: resources, the hash of the machine code, and the modelled
//! clocks of a launch. Of kernels with many instances the lists are a selection. `golden/NAME.s` is the machine code of
//! one instance of each kernel, and of a few more whose code differs in more than a type.
//!
//! | file | contents |
//! |---|---|
//! | `dense_attention`, `tensors` | the kernels behind the feature `grad`: instances, and a launch of each kernel |
//! | `fused` | a launch of each kernel of a step of one token |
//! | `int8_cache` | the kernels of a cache of integers: instances, and a launch of each kernel |
//! | `launch` | what a launch consists of |
//! | `launches`, `products` | a launch of each other kernel |
//! | `listing` | machine code as text |
//! | `table` | the rows of `kernels.toml` |
//! | `time` | the modelled time of a launch |
//! | `ways` | the clocks in every command that models a launch |

mod dense_attention;
mod fused;
mod int8_cache;
mod launch;
mod launches;
mod listing;
mod products;
mod table;
mod tensors;
mod time;
mod ways;

use ignis::kernels::fused::{attend, attend_packed, carry, head, merge, merge_own, packed as fused_packed, product};
use ignis::kernels::gemm::product::{Act, Layout};
use ignis::kernels::gemm::{direct, fma, gated, reduce, wmma};
use ignis::kernels::packed::Pack;
use ignis::kernels::{attention, embedding, greedy, heads, matvec, norm, packed, prompt, sample, swiglu};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use t0::{Image, Resources, bf16, bf16x2, f16, f16x2};
use t0_core::source::SourceLocation;
use t0_core::text::{File, Texts};
use t0_isa::object::Object;

/// An instance of a kernel.
struct Instance {
    image: &'static Image,
    resources: &'static Resources,
    /// The launch whose clocks are committed.
    launch: fn() -> launch::Launch,
    /// Whether its machine code is committed, and not only the hash.
    listed: bool,
    /// The feature of ignis that the kernel needs.
    feature: Option<&'static str>,
}

/// The instances of a kernel with these types, each with its name. The function with the kernel's name in `launches` is
/// their launch. A kernel with constant parameters has a struct of them for each instance.
macro_rules! instances {
    ($all:ident, $module:ident::$kernel:ident) => {
        instances!(@insert $all, $kernel [] "", $module::$kernel::image(), $module::$kernel::report(), launches::$kernel);
    };
    ($all:ident, $module:ident::$kernel:ident $(<$($ty:ident),+>)+) => {$(
        instances!(
            @insert $all, $kernel [$($ty),+] "",
            $module::$kernel::image::<$($ty),+>(), $module::$kernel::report::<$($ty),+>(), launches::$kernel::<$($ty),+>
        );
    )+};
    ($all:ident, $module:ident::$kernel:ident $types:tt $($constants:ident { $($fields:tt)* })+) => {$(
        {
            instances!(@one $all, $module::$kernel $types $constants { $($fields)* });
        }
    )+};
    (@one $all:ident, $module:ident::$kernel:ident [$($ty:ident),*] $constants:ident { $($fields:tt)* }) => {
        const CONSTANTS: $module::$constants = $module::$constants { $($fields)* };
        instances!(
            @insert $all, $kernel [$($ty),*] &format!("{CONSTANTS:?}"),
            $module::$kernel::image::<$($ty),*>(CONSTANTS).expect("an instance"),
            $module::$kernel::report::<$($ty),*>(CONSTANTS).expect("an instance"),
            || launches::$kernel::<$($ty),*>(CONSTANTS)
        );
    };
    (
        @insert $all:ident, $kernel:ident [$($ty:ident),*] $constants:expr,
        $image:expr, $resources:expr, $launch:expr
    ) => {
        let (image, resources) = ($image, $resources);
        let instance = Instance { image, resources, launch: $launch, listed: false, feature: None };
        $all.insert(file(stringify!($kernel), &[$(stringify!($ty)),*], $constants), instance);
    };
}
use instances;

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

/// The instances of kernels that models need: those with a file of machine code, and the others.
fn models() -> [BTreeMap<String, Instance>; 2] {
    let (mut code, mut all) = (BTreeMap::new(), BTreeMap::new());
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
    instances!(code, attention::attention[bf16] Attention { d: 128, columns: 4, waves: 1, window: false });
    instances!(all, attention::attention[bf16] Attention { d: 256, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 0, columns: 2, waves: 1, window: false }
        Attention { d: 0, columns: 4, waves: 1, window: false }
        Attention { d: 0, columns: 8, waves: 1, window: false });
    instances!(all, attention::attention[bf16]
        Attention { d: 64, columns: 2, waves: 4, window: false }
        Attention { d: 80, columns: 4, waves: 4, window: false }
        Attention { d: 96, columns: 4, waves: 4, window: false });
    instances!(code, attention::attention[bf16] Attention { d: 128, columns: 4, waves: 4, window: false });
    instances!(all, attention::attention[bf16] Attention { d: 256, columns: 8, waves: 4, window: false });
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
        Attention { d: 128, columns: 4, waves: 1, window: true });
    instances!(code, attention::attention[bf16] Attention { d: 0, columns: 4, waves: 4, window: true });
    instances!(code, embedding::embedding<bf16, f32>);
    instances!(all, embedding::embedding<f32, f32><f16, f32><bf16, bf16>);
    instances!(all, heads::split_heads[f32] SplitHeads { pairs: 2, heads: 1, norm: true });
    instances!(code, heads::split_heads[bf16] SplitHeads { pairs: 2, heads: 1, norm: true });
    instances!(all, heads::split_heads[bf16]
        SplitHeads { pairs: 1, heads: 8, norm: true }
        SplitHeads { pairs: 2, heads: 8, norm: true }
        SplitHeads { pairs: 4, heads: 8, norm: true });
    instances!(all, heads::split_heads[f16] SplitHeads { pairs: 2, heads: 8, norm: true });
    instances!(all, heads::split_heads[bf16] SplitHeads { pairs: 2, heads: 1, norm: false });
    instances!(code, heads::split_heads[bf16] SplitHeads { pairs: 2, heads: 8, norm: false });
    instances!(all, wmma::matmul[bf16, f32]
        Matmul { layout: Layout::Nt, bm: 16, bn: 32, fm: 1, fn_: 1, tk: 64, pad: 8, stages: 2, kv: 1, group: 1, bias: false, residual: false, scale: false, accumulate: false, act: Act::Linear });
    instances!(code, wmma::matmul[bf16, f32]
        Matmul { layout: Layout::Nt, bm: 64, bn: 64, fm: 2, fn_: 2, tk: 64, pad: 8, stages: 1, kv: 1, group: 1, bias: false, residual: false, scale: false, accumulate: true, act: Act::Linear });
    instances!(code, direct::matmul_direct[bf16]
        MatmulDirect { fm: 1, fn_: 2, steps: 8, waves: 2, accumulate: false });
    instances!(all, direct::matmul_direct[f16]
        MatmulDirect { fm: 2, fn_: 4, steps: 2, waves: 2, accumulate: true });
    instances!(code, direct::matmul_direct_gated[bf16, bf16x2]
        MatmulDirectGated { bf16: true, fm: 2, fn_: 4, steps: 2, waves: 2 });
    instances!(all, direct::matmul_direct_gated[f16, f16x2]
        MatmulDirectGated { bf16: false, fm: 1, fn_: 2, steps: 8, waves: 2 });
    instances!(code, gated::matmul_gated[bf16] MatmulGated { bm: 64, bn: 64, fm: 2, fn_: 2, tk: 64 });
    instances!(code, fma::matmul_fma[f32, f32]
        MatmulFma { layout: Layout::Nt, bm: 16, bn: 64, rm: 4, rn: 4, tk: 16, pad: 4, stages: 2, group: 1, bias: false, residual: false, scale: false, accumulate: false, act: Act::Linear });
    instances!(all, fma::matmul_fma[f32, f32]
        MatmulFma { layout: Layout::Tn, bm: 16, bn: 64, rm: 4, rn: 4, tk: 16, pad: 4, stages: 2, group: 1, bias: false, residual: false, scale: false, accumulate: false, act: Act::Linear });
    instances!(code, reduce::reduce[bf16, f32]
        Reduce { bias: false, residual: false, scale: false, accumulate: false, act: Act::Linear });
    instances!(all, matvec::matvec[f32, f32]
        Matvec { per: 4, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 }
        Matvec { per: 4, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(code, matvec::matvec[bf16, f32]
        Matvec { per: 8, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[bf16, f32]
        Matvec { per: 8, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(code, matvec::matvec[bf16, bf16]
        Matvec { per: 8, add: false, sides: 2, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[bf16, f32] Matvec { per: 8, add: false, sides: 1, parts: 2, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvec[f16, f32] Matvec { per: 8, add: true, sides: 1, parts: 1, r: 8, u: 4, waves: 2 });
    instances!(all, matvec::matvecs[f32, f32] Matvecs { per: 4, add: false, sides: 1, m: 2, r: 8, v: 16, u: 2 });
    instances!(all, matvec::matvecs[bf16, f32] Matvecs { per: 8, add: false, sides: 1, m: 2, r: 8, v: 16, u: 2 });
    instances!(code, matvec::matvecs[bf16, f32] Matvecs { per: 8, add: true, sides: 1, m: 16, r: 4, v: 64, u: 1 });
    instances!(all, matvec::matvecs[bf16, bf16] Matvecs { per: 8, add: false, sides: 2, m: 8, r: 4, v: 32, u: 1 });
    instances!(all, norm::rmsnorm[f32] Rmsnorm { parts: 1, waves: 8 });
    instances!(code, norm::rmsnorm[bf16] Rmsnorm { parts: 1, waves: 8 });
    instances!(all, norm::rmsnorm[bf16]
        Rmsnorm { parts: 1, waves: 1 }
        Rmsnorm { parts: 2, waves: 8 });
    instances!(all, norm::rmsnorm[f16] Rmsnorm { parts: 1, waves: 8 } Rmsnorm { parts: 2, waves: 8 });
    instances!(code, packed::packed_matvec[bf16] PackedMatvec { p: Pack::Int8, w: 4, r: 4 });
    instances!(all, packed::packed_matvec[bf16]
        PackedMatvec { p: Pack::Int4, w: 2, r: 4 }
        PackedMatvec { p: Pack::Int4Min, w: 2, r: 4 }
        PackedMatvec { p: Pack::Int4Parts, w: 2, r: 4 }
        PackedMatvec { p: Pack::Int8Wide, w: 4, r: 4 }
        PackedMatvec { p: Pack::Int8Fine, w: 4, r: 4 });
    instances!(code, packed::unpacked[bf16] Unpacked { p: Pack::Int8, w: 4 });
    instances!(all, packed::unpacked[bf16] Unpacked { p: Pack::Int4Parts, w: 2 });
    instances!(all, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 64, window: false });
    instances!(code, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 128, window: false });
    instances!(all, prompt::prompt_attention[bf16, bf16x2]
        PromptAttention { bf16: true, d: 128, window: true });
    instances!(all, prompt::prompt_attention[f16, f16x2]
        PromptAttention { bf16: false, d: 128, window: false });
    instances!(all, swiglu::swiglu[f32, f32] Swiglu { rows: true } Swiglu { rows: false });
    instances!(code, swiglu::swiglu[f32, bf16] Swiglu { rows: true });
    instances!(all, swiglu::swiglu[f32, f16] Swiglu { rows: true });
    instances!(all, swiglu::swiglu[bf16, bf16] Swiglu { rows: false });
    instances!(code, sample::sample);
    instances!(code, greedy::best_of_part);
    instances!(code, greedy::best_of_parts);
    instances!(code, carry::carried<bf16>);
    instances!(code, carry::embedded<bf16>);
    instances!(code, attend::attend[bf16] Attend { per: 8, d: 128, group: 2 });
    instances!(all, attend::attend[bf16] Attend { per: 8, d: 64, group: 1 });
    instances!(all, attend::attend[f32] Attend { per: 4, d: 128, group: 2 });
    instances!(code, product::normed_matvec[bf16, f32]
        NormedMatvec { per: 8, sides: 1, r: 4, u: 4, waves: 1 });
    instances!(all, product::normed_matvec[bf16, bf16] NormedMatvec { per: 8, sides: 2, r: 8, u: 4, waves: 2 });
    instances!(code, head::head_matvec[bf16] HeadMatvec { per: 8, parts: 2, r: 8, u: 2, waves: 4 });
    instances!(code, head::head_packed[bf16] HeadPacked { p: Pack::Int8, w: 4, r: 8, u: 1, waves: 4 });
    instances!(code, product::residual_matvec[bf16] ResidualMatvec { per: 8, r: 8, u: 4, waves: 2 });
    instances!(code, merge::merged_matvec[bf16] MergedMatvec { per: 8, s: 4, r: 2, u: 8, waves: 16 });
    instances!(all, merge::merged_matvec[bf16] MergedMatvec { per: 8, s: 8, r: 2, u: 8, waves: 16 });
    instances!(code, fused_packed::normed_packed[bf16, f32]
        NormedPacked { p: Pack::Int8, w: 4, sides: 1, r: 4, u: 2, waves: 1 });
    instances!(all, fused_packed::normed_packed[bf16, bf16]
        NormedPacked { p: Pack::Int4Min, w: 2, sides: 2, r: 4, u: 2, waves: 2 });
    instances!(code, fused_packed::residual_packed[bf16]
        ResidualPacked { p: Pack::Int8, w: 4, r: 2, u: 2, waves: 11 });
    instances!(code, fused_packed::merged_packed[bf16]
        MergedPacked { p: Pack::Int8, w: 4, s: 4, r: 2, u: 1, waves: 16 });
    instances!(code, attend_packed::attend_packed[bf16]
        AttendPacked { f: Pack::Int8, w: 4, per: 8, u: 1, d: 128 });
    instances!(all, attend_packed::attend_packed[bf16]
        AttendPacked { f: Pack::Int4Min, w: 2, per: 8, u: 1, d: 64 });
    instances!(code, merge_own::merged_own_packed[bf16]
        MergedOwnPacked { f: Pack::Int8, w: 4, d: 128, r: 2, u: 1, waves: 16 });
    instances!(all, merge_own::merged_own_packed[bf16]
        MergedOwnPacked { f: Pack::Int4Min, w: 2, d: 64, r: 2, u: 1, waves: 16 });
    [code, all]
}

/// All instances by name.
fn all() -> BTreeMap<String, Instance> {
    let mut all = BTreeMap::new();
    let parts = [
        (models(), None),
        (int8_cache::instances(), None),
        (tensors::instances(), Some("grad")),
        (dense_attention::instances(), Some("grad")),
    ];
    for ([code, others], feature) in parts {
        for (instances, listed) in [(code, true), (others, false)] {
            for (name, instance) in instances {
                let twice = all.insert(name.clone(), Instance { listed, feature, ..instance });
                assert!(twice.is_none(), "{name} is in the lists twice");
            }
        }
    }
    all
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
    for (name, instance) in all.iter().filter(|(_, instance)| instance.listed) {
        let path = folder.join(name).with_added_extension("s");
        let had = std::fs::read_to_string(&path).unwrap_or_default();
        let now = listing::listing(instance);
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
        .filter(|f| f != table::FILE && !f.strip_suffix(".s").and_then(|f| all.get(f)).is_some_and(|i| i.listed))
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
            .filter(|name| name.starts_with(char::is_alphabetic) && !matches!(*name, "if" | "else" | "match"))
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
fn the_table_is_as_committed() {
    let path = folder().join(table::FILE);
    let now = table::table(&all());
    if bless() {
        std::fs::write(&path, now).expect("the folder can be written");
        return;
    }
    let wrong = table::differences(&std::fs::read_to_string(&path).unwrap_or_default(), &now);
    assert!(wrong.is_empty(), "T0_BLESS=1 rewrites the file if this is meant:\n{}", wrong.join("\n"));
}

/// Adds the source files of a folder, which has this path in the crate.
fn read_sources(folder: &Path, name: &str, texts: &mut Texts) {
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("a file").path();
        let name = format!("{name}/{}", path.file_name().expect("a name").display());
        if path.is_dir() {
            read_sources(&path, &name, texts);
        } else {
            texts.insert(name, std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Each kernel in the sources of ignis has a row in the table and a file of machine code. A kernel behind a feature has
/// a row for each of its instances.
#[test]
fn no_kernel_is_left_out() {
    let mut texts = Texts::new();
    read_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "src", &mut texts);
    let sources = File::load("src/lib.rs", &texts).expect("the sources of ignis");
    let all = all();
    let mut missing = Vec::new();
    for kernel in &sources.kernels {
        let name = &kernel.item.sig.ident;
        let SourceLocation { file, line, .. } = sources.place(name.span());
        let of = |i: &&Instance| i.image.line == line && Path::new(i.image.file).ends_with(&file);
        let rows: Vec<&Instance> = all.values().filter(of).collect();
        let (found, expected) = (rows.len(), kernel.instances.len());
        if found == 0 {
            missing.push(format!("`{name}` in {file} has no row"));
        } else if rows[0].feature.is_some() && found != expected {
            missing.push(format!("`{name}` in {file} has {found} rows and {expected} instances"));
        } else if !rows.iter().any(|instance| instance.listed) {
            missing.push(format!("`{name}` in {file} has no file of machine code"));
        }
    }
    assert!(missing.is_empty(), "add instances to the lists of this test:\n{}", missing.join("\n"));
    let kernels: BTreeSet<(&str, u32)> = all.values().map(|i| (i.image.file, i.image.line)).collect();
    assert_eq!(sources.kernels.len(), kernels.len(), "the sources contain the kernels of the lists");
}
