//! The NT_AMDGPU_METADATA note, which describes kernels and their arguments, to and from MessagePack.
//!
//! Source: AMDGPUUsage, "Code Object V5 Metadata". Keys that are not modelled here keep their bytes, so that a
//! rewritten object keeps all of its metadata.

use super::cursor::Cursor;
use super::msgpack::{self, Value};
use super::{AbiVersion, ObjectError};
use t0_abi::{Abi, names};

macro_rules! words {
    ($(#[$doc:meta])* $Enum:ident { $($(#[$vdoc:meta])* $Variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Enum {
            $($(#[$vdoc])* $Variant,)*
            /// A value that is not listed here, as it appears in the metadata.
            Other(String),
        }

        impl $Enum {
            /// The value in the metadata.
            pub fn as_str(&self) -> &str {
                match self {
                    $($Enum::$Variant => $text,)*
                    $Enum::Other(text) => text,
                }
            }
        }

        impl From<&str> for $Enum {
            fn from(text: &str) -> $Enum {
                match text {
                    $($text => $Enum::$Variant,)*
                    _ => $Enum::Other(text.to_owned()),
                }
            }
        }

        impl std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

words! {
    /// The kind of a kernel argument (`.value_kind`).
    ValueKind {
        /// The bytes themselves: scalars, structs, views.
        ByValue = "by_value",
        /// The address of a buffer in global memory.
        GlobalBuffer = "global_buffer",
        /// An LDS address; the dispatch sets the size of the memory.
        DynamicSharedPointer = "dynamic_shared_pointer",
        /// Number of whole workgroups in x, u32.
        HiddenBlockCountX = "hidden_block_count_x",
        /// Number of whole workgroups in y, u32.
        HiddenBlockCountY = "hidden_block_count_y",
        /// Number of whole workgroups in z, u32.
        HiddenBlockCountZ = "hidden_block_count_z",
        /// Work-items of a workgroup in x, u16.
        HiddenGroupSizeX = "hidden_group_size_x",
        /// Work-items of a workgroup in y, u16.
        HiddenGroupSizeY = "hidden_group_size_y",
        /// Work-items of a workgroup in z, u16.
        HiddenGroupSizeZ = "hidden_group_size_z",
        /// Work-items of the partial workgroup in x, u16; 0 if there is none.
        HiddenRemainderX = "hidden_remainder_x",
        /// Work-items of the partial workgroup in y, u16; 0 if there is none.
        HiddenRemainderY = "hidden_remainder_y",
        /// Work-items of the partial workgroup in z, u16; 0 if there is none.
        HiddenRemainderZ = "hidden_remainder_z",
        /// Global offset in x, u64.
        HiddenGlobalOffsetX = "hidden_global_offset_x",
        /// Global offset in y, u64.
        HiddenGlobalOffsetY = "hidden_global_offset_y",
        /// Global offset in z, u64.
        HiddenGlobalOffsetZ = "hidden_global_offset_z",
        /// Dimensions of the grid, u16.
        HiddenGridDims = "hidden_grid_dims",
        /// Padding that is never read.
        HiddenNone = "hidden_none",
        /// LDS bytes that the dispatch adds, u32.
        HiddenDynamicLdsSize = "hidden_dynamic_lds_size",
        /// High half of the scratch aperture, u32.
        HiddenPrivateBase = "hidden_private_base",
        /// High half of the LDS aperture, u32.
        HiddenSharedBase = "hidden_shared_base",
        /// Address of the queue.
        HiddenQueuePtr = "hidden_queue_ptr",
    }
}

words! {
    /// The address space of a pointer argument (`.address_space`).
    AddressSpace {
        /// Scratch.
        Private = "private",
        /// Memory of the device.
        Global = "global",
        /// Memory of the device that the kernel does not change.
        Constant = "constant",
        /// LDS.
        Local = "local",
        /// Any of these (generic).
        Generic = "generic",
        /// A region (GDS).
        Region = "region",
    }
}

words! {
    /// How a kernel accesses an argument's memory (`.actual_access`).
    Access {
        /// Read only.
        ReadOnly = "read_only",
        /// Write only.
        WriteOnly = "write_only",
        /// Read and write.
        ReadWrite = "read_write",
    }
}

/// Entries of a metadata map that T0 does not interpret, such as `.language`. They are kept unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OtherEntries {
    /// Key, and the value's bytes in MessagePack.
    entries: Vec<(String, Vec<u8>)>,
}

impl OtherEntries {
    /// The entries of `value` whose key is not in `known`; non-text keys are dropped.
    fn of(value: &Value, known: &[&str]) -> OtherEntries {
        let Value::Map(entries) = value else { return OtherEntries::default() };
        let other = entries.iter().filter_map(|(key, value)| match key {
            Value::Str(key) if !known.contains(&key.as_str()) => {
                let mut bytes = Vec::new();
                msgpack::write(value, &mut bytes);
                Some((key.clone(), bytes))
            }
            _ => None,
        });
        OtherEntries { entries: other.collect() }
    }

    /// The keys, in the object's order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(key, _)| key.as_str())
    }

    /// Adds those entries of `more` whose keys are new.
    pub(super) fn append(&mut self, more: OtherEntries) {
        let new = more.entries.into_iter().filter(|(key, _)| self.entries.iter().all(|(have, _)| have != key));
        let new: Vec<_> = new.collect();
        self.entries.extend(new);
    }

    /// Inserts the entries into `map` and sorts its keys.
    fn put(&self, map: &mut Value) {
        let Value::Map(entries) = map else { return };
        for (key, bytes) in &self.entries {
            let value = msgpack::read(&mut Cursor::new(bytes, 0, "metadata")).unwrap_or(Value::Nil);
            entries.push((Value::Str(key.clone()), value));
        }
        entries.sort_by(|(a, _), (b, _)| match (a, b) {
            (Value::Str(a), Value::Str(b)) => a.cmp(b),
            _ => std::cmp::Ordering::Equal,
        });
    }
}

/// One kernel argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arg {
    /// The parameter's name in the source, if known.
    pub name: Option<String>,
    /// Offset from the start of the kernel arguments, in bytes.
    pub offset: u32,
    /// Size in bytes.
    pub size: u32,
    /// Its kind.
    pub value_kind: ValueKind,
    /// Its address space, for pointers.
    pub address_space: Option<AddressSpace>,
    /// How the kernel accesses its memory.
    pub access: Option<Access>,
    /// Its type in the source, if known: `In<f32>` for a `#[t0::kernel]`, `float*` for OpenCL C.
    pub type_name: Option<String>,
    /// The bytes of a value or of a view's element, and the numbers in it, if it is a struct or an array, or the
    /// variants of an enum; only
    /// `#[t0::kernel]`s have it ([`names::LAYOUT`]).
    pub layout: Option<String>,
    /// Other metadata entries of the argument.
    pub other: OtherEntries,
}

impl Arg {
    /// An unnamed argument passed as its bytes.
    pub fn by_value(offset: u32, size: u32) -> Arg {
        Arg {
            name: None,
            offset,
            size,
            value_kind: ValueKind::ByValue,
            address_space: None,
            access: None,
            type_name: None,
            layout: None,
            other: OtherEntries::default(),
        }
    }

    /// The address of a buffer in global memory: 8 bytes.
    pub fn buffer(offset: u32) -> Arg {
        Arg {
            value_kind: ValueKind::GlobalBuffer,
            address_space: Some(AddressSpace::Global),
            ..Arg::by_value(offset, 8)
        }
    }

    /// Sets the name.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Arg {
        self.name = Some(name.into());
        self
    }
}

/// The metadata of one kernel. Sizes are in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KernelMetadata {
    /// The kernel's name, also that of its code symbol.
    pub name: String,
    /// The symbol of its descriptor: the name and `.kd`.
    pub symbol: String,
    /// The version and the features of T0's kernel ABI that it uses; only `#[t0::kernel]`s have it.
    pub abi: Option<Abi>,
    /// The values of its source's generic parameters, such as `bf16, 1`; only `#[t0::kernel]`s have it.
    pub instance: Option<String>,
    /// The names of those parameters, such as `T, WAVES`.
    pub parameters: Option<String>,
    /// The size of a launch, such as `blocks(y.rows().div_ceil(32))`, if the attribute of a `#[t0::kernel]` states it.
    pub grid: Option<String>,
    /// The requirements of a launch, such as `x.len() == y.len()`, from the attribute of a `#[t0::kernel]`.
    pub requires: Vec<String>,
    /// The constants that these name, with their values: `TILE = 16` ([`names::CONSTANTS`]).
    pub constants: Vec<String>,
    /// The arguments in order, including hidden ones.
    pub args: Vec<Arg>,
    /// Size of all arguments.
    pub kernarg_segment_size: u32,
    /// Alignment of the arguments.
    pub kernarg_segment_align: u32,
    /// Fixed LDS size.
    pub group_segment_fixed_size: u32,
    /// Scratch size of a work-item.
    pub private_segment_fixed_size: u32,
    /// Lanes of a wave.
    pub wavefront_size: u32,
    /// SGPRs used.
    pub sgpr_count: u32,
    /// VGPRs used.
    pub vgpr_count: u32,
    /// SGPRs spilled.
    pub sgpr_spill_count: u32,
    /// VGPRs spilled.
    pub vgpr_spill_count: u32,
    /// Maximum number of work-items in a workgroup.
    pub max_flat_workgroup_size: u32,
    /// The required workgroup shape, if there is one.
    pub reqd_workgroup_size: Option<[u32; 3]>,
    /// The stack's size is not known statically.
    pub uses_dynamic_stack: bool,
    /// Whether a workgroup may use both CUs of a WGP; `None` if the metadata does not specify it.
    pub workgroup_processor_mode: Option<bool>,
    /// Other metadata entries of the kernel.
    pub other: OtherEntries,
}

/// The contents of an object's metadata note.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Metadata {
    /// The target identifier.
    pub(super) target: Option<String>,
    /// The kernels in order.
    pub(super) kernels: Vec<KernelMetadata>,
    /// Other metadata entries of the whole object.
    pub(super) other: OtherEntries,
}

/// Encodes the metadata as one MessagePack value, with keys sorted as LLVM sorts them.
pub(super) fn encode(metadata: &Metadata, abi: AbiVersion) -> Value {
    let kernels = metadata.kernels.iter().map(|k| encode_kernel(k, abi)).collect();
    let mut out = Value::map([
        ("amdhsa.kernels", Value::Array(kernels)),
        ("amdhsa.target", metadata.target.as_deref().map_or(Value::Nil, text)),
        ("amdhsa.version", numbers(&[1, minor_version(abi)])),
    ]);
    drop_absent(&mut out);
    metadata.other.put(&mut out);
    out
}

/// The second number of `amdhsa.version`.
pub(super) fn minor_version(abi: AbiVersion) -> u32 {
    match abi {
        AbiVersion::V4 => 1,
        AbiVersion::V5 | AbiVersion::V6 => 2,
    }
}

fn text(text: &str) -> Value {
    Value::Str(text.to_owned())
}

fn number(n: u32) -> Value {
    Value::Uint(u64::from(n))
}

fn numbers(values: &[u32]) -> Value {
    Value::Array(values.iter().copied().map(number).collect())
}

fn encode_kernel(k: &KernelMetadata, abi: AbiVersion) -> Value {
    // Code object v4 does not have this key.
    let dynamic_stack = if abi == AbiVersion::V4 { Value::Nil } else { Value::Bool(k.uses_dynamic_stack) };
    let texts = |all: &[String]| match all {
        [] => Value::Nil,
        all => Value::Array(all.iter().map(|one| text(one)).collect()),
    };
    let mut out = Value::map([
        (".args", Value::Array(k.args.iter().map(encode_arg).collect())),
        (".group_segment_fixed_size", number(k.group_segment_fixed_size)),
        (".kernarg_segment_align", number(k.kernarg_segment_align)),
        (".kernarg_segment_size", number(k.kernarg_segment_size)),
        (".max_flat_workgroup_size", number(k.max_flat_workgroup_size)),
        (".name", text(&k.name)),
        (".private_segment_fixed_size", number(k.private_segment_fixed_size)),
        (".reqd_workgroup_size", k.reqd_workgroup_size.map_or(Value::Nil, |shape| numbers(&shape))),
        (".sgpr_count", number(k.sgpr_count)),
        (".sgpr_spill_count", number(k.sgpr_spill_count)),
        (".symbol", text(&k.symbol)),
        (".uses_dynamic_stack", dynamic_stack),
        (".vgpr_count", number(k.vgpr_count)),
        (".vgpr_spill_count", number(k.vgpr_spill_count)),
        (".wavefront_size", number(k.wavefront_size)),
        (".workgroup_processor_mode", k.workgroup_processor_mode.map_or(Value::Nil, |wgp| number(u32::from(wgp)))),
        (names::ABI, k.abi.map_or(Value::Nil, |abi| numbers(&[abi.version, abi.features]))),
        (names::CONSTANTS, texts(&k.constants)),
        (names::GRID, k.grid.as_deref().map_or(Value::Nil, text)),
        (names::INSTANCE, k.instance.as_deref().map_or(Value::Nil, text)),
        (names::PARAMETERS, k.parameters.as_deref().map_or(Value::Nil, text)),
        (names::REQUIRES, texts(&k.requires)),
    ]);
    drop_absent(&mut out);
    k.other.put(&mut out);
    out
}

fn encode_arg(arg: &Arg) -> Value {
    let optional = |word: Option<&str>| word.map_or(Value::Nil, text);
    let mut out = Value::map([
        (".actual_access", optional(arg.access.as_ref().map(Access::as_str))),
        (".address_space", optional(arg.address_space.as_ref().map(AddressSpace::as_str))),
        (".name", optional(arg.name.as_deref())),
        (".offset", number(arg.offset)),
        (".size", number(arg.size)),
        (".type_name", optional(arg.type_name.as_deref())),
        (".value_kind", text(arg.value_kind.as_str())),
        (names::LAYOUT, optional(arg.layout.as_deref())),
    ]);
    drop_absent(&mut out);
    arg.other.put(&mut out);
    out
}

fn drop_absent(value: &mut Value) {
    if let Value::Map(entries) = value {
        entries.retain(|(_, value)| *value != Value::Nil);
    }
}

/// Decodes a metadata value that was read at file offset `at`.
pub(super) fn decode(value: &Value, at: u64, abi: AbiVersion) -> Result<Metadata, ObjectError> {
    let root = Fields { value, at, place: "the metadata".to_owned() };
    let Some(Value::Array(version)) = value.get("amdhsa.version") else {
        return Err(root.wrong("it has no amdhsa.version"));
    };
    let minor = minor_version(abi);
    if *version != [Value::Uint(1), Value::Uint(minor.into())] {
        return Err(root.wrong(&format!("amdhsa.version is {version:?}, but code object {abi} has [1, {minor}]")));
    }
    let target = root.optional_text("amdhsa.target")?;
    let kernels = match value.get("amdhsa.kernels") {
        None => Vec::new(),
        Some(Value::Array(kernels)) => {
            kernels.iter().enumerate().map(|(i, k)| decode_kernel(k, at, i)).collect::<Result<_, _>>()?
        }
        Some(other) => return Err(root.wrong(&format!("amdhsa.kernels is {}, not a sequence", other.kind()))),
    };
    let other = OtherEntries::of(value, &["amdhsa.kernels", "amdhsa.target", "amdhsa.version"]);
    Ok(Metadata { target, kernels, other })
}

/// Access to the entries of one map, with errors that name their location.
struct Fields<'a> {
    value: &'a Value,
    at: u64,
    place: String,
}

impl Fields<'_> {
    fn wrong(&self, why: &str) -> ObjectError {
        ObjectError::malformed("metadata", self.at, format!("in {}: {why}", self.place))
    }

    fn need<T>(&self, key: &str, found: Option<T>) -> Result<T, ObjectError> {
        found.ok_or_else(|| self.wrong(&format!("{key} is missing")))
    }

    fn optional_text(&self, key: &str) -> Result<Option<String>, ObjectError> {
        match self.value.get(key) {
            None => Ok(None),
            Some(Value::Str(text)) => Ok(Some(text.clone())),
            Some(other) => Err(self.wrong(&format!("{key} is {}, not text", other.kind()))),
        }
    }

    /// The strings of a sequence, which may be absent.
    fn texts(&self, key: &str) -> Result<Vec<String>, ObjectError> {
        let one = |value: &Value| match value {
            Value::Str(text) => Ok(text.clone()),
            other => Err(self.wrong(&format!("{key} has {} in it, not text", other.kind()))),
        };
        match self.value.get(key) {
            None => Ok(Vec::new()),
            Some(Value::Array(all)) => all.iter().map(one).collect(),
            Some(other) => Err(self.wrong(&format!("{key} is {}, not a sequence", other.kind()))),
        }
    }

    fn text(&self, key: &str) -> Result<String, ObjectError> {
        self.need(key, self.optional_text(key)?)
    }

    fn optional_u32(&self, key: &str) -> Result<Option<u32>, ObjectError> {
        match self.value.get(key) {
            None => Ok(None),
            Some(Value::Uint(n)) => match u32::try_from(*n) {
                Ok(n) => Ok(Some(n)),
                Err(_) => Err(self.wrong(&format!("{key} is {n}, which does not fit 32 bits"))),
            },
            Some(other) => Err(self.wrong(&format!("{key} is {}, not a number", other.kind()))),
        }
    }

    fn u32(&self, key: &str) -> Result<u32, ObjectError> {
        self.need(key, self.optional_u32(key)?)
    }

    fn optional_bool(&self, key: &str) -> Result<Option<bool>, ObjectError> {
        match self.value.get(key) {
            None => Ok(None),
            Some(Value::Bool(b)) => Ok(Some(*b)),
            Some(Value::Uint(n @ 0..=1)) => Ok(Some(*n == 1)),
            Some(other) => Err(self.wrong(&format!("{key} is {}, not a boolean", other.kind()))),
        }
    }
}

/// The keys of a kernel that have a field in [`KernelMetadata`].
const KERNEL_KEYS: &[&str] = &[
    ".args",
    ".group_segment_fixed_size",
    ".kernarg_segment_align",
    ".kernarg_segment_size",
    ".max_flat_workgroup_size",
    ".name",
    ".private_segment_fixed_size",
    ".reqd_workgroup_size",
    ".sgpr_count",
    ".sgpr_spill_count",
    ".symbol",
    ".uses_dynamic_stack",
    ".vgpr_count",
    ".vgpr_spill_count",
    ".wavefront_size",
    ".workgroup_processor_mode",
    names::ABI,
    names::INSTANCE,
    names::PARAMETERS,
    names::GRID,
    names::REQUIRES,
    names::CONSTANTS,
];

/// The keys of an argument that have a field in [`Arg`].
const ARGUMENT_KEYS: &[&str] =
    &[".actual_access", ".address_space", ".name", ".offset", ".size", ".type_name", ".value_kind", names::LAYOUT];

fn decode_kernel(value: &Value, at: u64, index: usize) -> Result<KernelMetadata, ObjectError> {
    let mut f = Fields { value, at, place: format!("kernel number {index}") };
    if !matches!(value, Value::Map(_)) {
        return Err(f.wrong(&format!("it is {}, not a map", value.kind())));
    }
    let name = f.text(".name")?;
    f.place = format!("kernel `{name}`");
    let args = match value.get(".args") {
        None => Vec::new(),
        Some(Value::Array(args)) => {
            args.iter().enumerate().map(|(i, arg)| decode_arg(arg, at, &name, i)).collect::<Result<_, _>>()?
        }
        Some(other) => return Err(f.wrong(&format!(".args is {}, not a sequence", other.kind()))),
    };
    let reqd_workgroup_size = match value.get(".reqd_workgroup_size") {
        None => None,
        Some(Value::Array(shape)) => match shape[..] {
            [Value::Uint(x), Value::Uint(y), Value::Uint(z)] if x.max(y).max(z) <= 1024 => {
                Some([x as u32, y as u32, z as u32])
            }
            _ => return Err(f.wrong(".reqd_workgroup_size is not three numbers up to 1024")),
        },
        Some(other) => return Err(f.wrong(&format!(".reqd_workgroup_size is {}, not a sequence", other.kind()))),
    };
    let number = |value: &Value| match value {
        Value::Uint(n) => u32::try_from(*n).ok(),
        _ => None,
    };
    let abi = match value.get(names::ABI) {
        None => None,
        Some(Value::Array(numbers)) => match numbers.iter().map(number).collect::<Vec<_>>()[..] {
            [Some(version), Some(features)] => Some(Abi { version, features }),
            _ => return Err(f.wrong(&format!("{} is not two numbers of 32 bits", names::ABI))),
        },
        Some(other) => return Err(f.wrong(&format!("{} is {}, not a sequence", names::ABI, other.kind()))),
    };
    let wavefront_size = f.u32(".wavefront_size")?;
    if !matches!(wavefront_size, 32 | 64) {
        return Err(f.wrong(&format!(".wavefront_size is {wavefront_size}, but must be 32 or 64")));
    }
    Ok(KernelMetadata {
        symbol: f.text(".symbol")?,
        abi,
        instance: f.optional_text(names::INSTANCE)?,
        parameters: f.optional_text(names::PARAMETERS)?,
        grid: f.optional_text(names::GRID)?,
        requires: f.texts(names::REQUIRES)?,
        constants: f.texts(names::CONSTANTS)?,
        args,
        kernarg_segment_size: f.u32(".kernarg_segment_size")?,
        kernarg_segment_align: f.u32(".kernarg_segment_align")?,
        group_segment_fixed_size: f.u32(".group_segment_fixed_size")?,
        private_segment_fixed_size: f.u32(".private_segment_fixed_size")?,
        wavefront_size,
        sgpr_count: f.u32(".sgpr_count")?,
        vgpr_count: f.u32(".vgpr_count")?,
        sgpr_spill_count: f.optional_u32(".sgpr_spill_count")?.unwrap_or(0),
        vgpr_spill_count: f.optional_u32(".vgpr_spill_count")?.unwrap_or(0),
        max_flat_workgroup_size: f.u32(".max_flat_workgroup_size")?,
        reqd_workgroup_size,
        uses_dynamic_stack: f.optional_bool(".uses_dynamic_stack")?.unwrap_or(false),
        workgroup_processor_mode: f.optional_bool(".workgroup_processor_mode")?,
        other: OtherEntries::of(value, KERNEL_KEYS),
        name,
    })
}

fn decode_arg(value: &Value, at: u64, kernel: &str, index: usize) -> Result<Arg, ObjectError> {
    let f = Fields { value, at, place: format!("argument {index} of kernel `{kernel}`") };
    if !matches!(value, Value::Map(_)) {
        return Err(f.wrong(&format!("it is {}, not a map", value.kind())));
    }
    Ok(Arg {
        name: f.optional_text(".name")?,
        offset: f.u32(".offset")?,
        size: f.u32(".size")?,
        value_kind: f.text(".value_kind")?.as_str().into(),
        address_space: f.optional_text(".address_space")?.map(|s| s.as_str().into()),
        access: f.optional_text(".actual_access")?.map(|s| s.as_str().into()),
        type_name: f.optional_text(".type_name")?,
        layout: f.optional_text(names::LAYOUT)?,
        other: OtherEntries::of(value, ARGUMENT_KEYS),
    })
}
