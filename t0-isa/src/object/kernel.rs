//! A kernel as input to the object writer.

use std::fmt;
use std::sync::Arc;

use super::access::AccessTable;
use super::descriptor::{CodeProperties, Descriptor, Rsrc1, Rsrc2, Rsrc3, vgpr_encoding_granule};
use super::metadata::{Arg, KernelMetadata, OtherEntries};
use super::{BuildError, CODE_LINE};
use t0_abi::{Abi, kernarg};

/// The source location of an instruction.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Line {
    /// Offset in bytes from the kernel's first instruction. The location holds up to the next entry.
    pub offset: u32,
    /// The file as shown in messages, relative or absolute.
    pub file: Arc<str>,
    /// Line from 1; 0 if unknown.
    pub line: u32,
    /// Column from 1; 0 if unknown.
    pub column: u32,
}

/// Lanes of a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WaveSize {
    /// 32 lanes.
    #[default]
    Wave32,
    /// 64 lanes.
    Wave64,
}

impl WaveSize {
    /// The number of lanes.
    pub fn lanes(self) -> u32 {
        match self {
            WaveSize::Wave32 => 32,
            WaveSize::Wave64 => 64,
        }
    }
}

/// Where the waves of a workgroup may run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WorkgroupMode {
    /// On one compute unit, sharing its L0 cache.
    #[default]
    Cu,
    /// On both compute units of a WGP, whose L0 caches are not coherent.
    Wgp,
}

/// One kernel with the contents of its descriptor and metadata. [`Kernel::new`] fills in T0's own ABI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kernel {
    /// The kernel's name. Its code symbol has this name; its descriptor has the name plus `.kd`.
    pub name: String,
    /// The version and the features of T0's kernel ABI that it uses, if it is a kernel of T0's language.
    pub abi: Option<Abi>,
    /// The values of its source's generic parameters, such as `bf16, 1`, if it has any.
    pub instance: Option<String>,
    /// The names of those parameters.
    pub parameters: Option<String>,
    /// The size of a launch as text, if the kernel's attribute states it.
    pub grid: Option<String>,
    /// The requirements of a launch, as text.
    pub requires: Vec<String>,
    /// The constants that these name, with their values ([`t0_abi::names::CONSTANTS`]).
    pub constants: Vec<String>,
    /// Instructions as 32-bit words.
    pub code: Vec<u32>,
    /// Arguments in order, including hidden ones.
    pub args: Vec<Arg>,
    /// Size of all arguments in bytes.
    pub kernarg_size: u32,
    /// Alignment of the arguments in bytes, a power of two.
    pub kernarg_align: u32,
    /// Fixed LDS size of a workgroup, in bytes.
    pub lds_bytes: u32,
    /// Scratch of a work-item, in bytes.
    pub private_bytes: u32,
    /// The stack's size is not known statically.
    pub dynamic_stack: bool,
    /// SGPRs used, VCC included. Informational, because every gfx11 wave has all of them.
    pub sgprs: u32,
    /// VGPRs used; determines the occupancy.
    pub vgprs: u32,
    /// SGPRs spilled; informational.
    pub sgpr_spills: u32,
    /// VGPRs spilled; informational.
    pub vgpr_spills: u32,
    /// Lanes of a wave.
    pub wave_size: WaveSize,
    /// Where the waves of a workgroup may run.
    pub mode: WorkgroupMode,
    /// The required workgroup shape, if there is one.
    pub block: Option<[u32; 3]>,
    /// Maximum number of work-items in a workgroup.
    pub max_flat_workgroup_size: u32,
    /// SGPRs before the workgroup ids, padding included; the kernarg pointer is in `s[0:1]`.
    pub user_sgprs: u32,
    /// Which of the workgroup ids x, y, z are in the SGPRs after the user SGPRs.
    pub workgroup_ids: [bool; 3],
    /// How many of the work-item ids x, y, z are packed into v0: 1 to 3.
    pub workitem_ids: u32,
    /// FLOAT_MODE: rounding of f32 `[1:0]` and of f16, f64 `[3:2]`, denormals of f32 `[5:4]` and of f16, f64 `[7:6]`.
    pub float_mode: u8,
    /// Signalling NaNs are quieted and min/max follow IEEE 754-2008.
    pub ieee: bool,
    /// Clamping turns NaN into 0.
    pub dx10_clamp: bool,
    /// Source locations in ascending order of their offsets.
    pub lines: Vec<Line>,
    /// The table of its accesses for a simulator's strict mode. Only T0's compiler can provide it.
    pub accesses: Option<AccessTable>,
}

impl Kernel {
    /// A kernel of T0's ABI without arguments: wave32, CU mode, three workgroup ids in s13..s15, three work-item ids
    /// packed in v0, denormals kept, IEEE off, DX10 clamp on, up to 1024 work-items.
    pub fn new(name: impl Into<String>, code: Vec<u32>) -> Kernel {
        let workgroup_ids = [true; 3];
        Kernel {
            name: name.into(),
            abi: None,
            instance: None,
            parameters: None,
            grid: None,
            requires: Vec::new(),
            constants: Vec::new(),
            code,
            args: Vec::new(),
            kernarg_size: 0,
            kernarg_align: kernarg::ALIGN,
            lds_bytes: 0,
            private_bytes: 0,
            dynamic_stack: false,
            sgprs: 16,
            vgprs: 1,
            sgpr_spills: 0,
            vgpr_spills: 0,
            wave_size: WaveSize::Wave32,
            mode: WorkgroupMode::Cu,
            block: None,
            max_flat_workgroup_size: 1024,
            user_sgprs: padded_user_sgprs(workgroup_ids),
            workgroup_ids,
            workitem_ids: 3,
            float_mode: 0xf0,
            ieee: false,
            dx10_clamp: true,
            lines: Vec::new(),
            accesses: None,
        }
    }

    /// The descriptor, for an entry `entry_offset` bytes after it.
    pub fn descriptor(&self, entry_offset: i64) -> Descriptor {
        let granule = vgpr_encoding_granule(self.wave_size.lanes());
        let scratch = self.private_bytes > 0 || self.dynamic_stack;
        let [x, y, z] = self.workgroup_ids.map(u32::from);
        let lines = (self.code.len() as u64 * 4).div_ceil(CODE_LINE);
        Descriptor {
            group_segment_fixed_size: self.lds_bytes,
            private_segment_fixed_size: self.private_bytes,
            kernarg_size: self.kernarg_size,
            entry_offset,
            rsrc1: Rsrc1(u32::from(self.float_mode) << 12)
                .with_vgpr_granules(self.vgprs.div_ceil(granule).saturating_sub(1))
                .with_dx10_clamp(self.dx10_clamp.into())
                .with_ieee_mode(self.ieee.into())
                .with_wgp_mode((self.mode == WorkgroupMode::Wgp).into())
                .with_mem_ordered(1)
                .with_forward_progress(1),
            rsrc2: Rsrc2::default()
                .with_private_segment(scratch.into())
                .with_user_sgprs(self.user_sgprs)
                .with_workgroup_id_x(x)
                .with_workgroup_id_y(y)
                .with_workgroup_id_z(z)
                .with_workitem_id(self.workitem_ids.saturating_sub(1)),
            rsrc3: Rsrc3::default().with_inst_pref_size(lines.min(63) as u32),
            properties: CodeProperties::default()
                .with_kernarg_ptr(1)
                .with_wave32((self.wave_size == WaveSize::Wave32).into())
                .with_dynamic_stack(self.dynamic_stack.into()),
            ..Descriptor::default()
        }
    }

    /// The kernel's entry in the metadata note.
    pub fn metadata(&self) -> KernelMetadata {
        KernelMetadata {
            name: self.name.clone(),
            symbol: format!("{}.kd", self.name),
            abi: self.abi,
            instance: self.instance.clone(),
            parameters: self.parameters.clone(),
            grid: self.grid.clone(),
            requires: self.requires.clone(),
            constants: self.constants.clone(),
            args: self.args.clone(),
            kernarg_segment_size: self.kernarg_size,
            kernarg_segment_align: self.kernarg_align,
            group_segment_fixed_size: self.lds_bytes,
            private_segment_fixed_size: self.private_bytes,
            wavefront_size: self.wave_size.lanes(),
            sgpr_count: self.sgprs,
            vgpr_count: self.vgprs,
            sgpr_spill_count: self.sgpr_spills,
            vgpr_spill_count: self.vgpr_spills,
            max_flat_workgroup_size: self.max_flat_workgroup_size,
            reqd_workgroup_size: self.block,
            uses_dynamic_stack: self.dynamic_stack,
            workgroup_processor_mode: Some(self.mode == WorkgroupMode::Wgp),
            other: OtherEntries::default(),
        }
    }

    /// Rejects values that the descriptor, the metadata or the line table cannot express.
    pub(super) fn check(&self) -> Result<(), BuildError> {
        let within = |what: fmt::Arguments<'_>, found: u64, low: u64, high: u64| match (low..=high).contains(&found) {
            true => Ok(()),
            false => Err(self.value(&what.to_string(), found, format!("{low}..={high}"))),
        };
        if self.name.is_empty() {
            return Err(BuildError::Name { name: self.name.clone(), why: "it is empty" });
        }
        if self.name.contains('\0') {
            return Err(BuildError::Name { name: self.name.clone(), why: "it contains a zero byte" });
        }
        within(format_args!("the number of instruction words"), self.code.len() as u64, 1, 1 << 28)?;
        within(format_args!("vgprs"), self.vgprs.into(), 0, 256)?;
        within(format_args!("sgprs"), self.sgprs.into(), 0, 128)?;
        within(format_args!("lds_bytes"), self.lds_bytes.into(), 0, 65_536)?;
        within(format_args!("user_sgprs"), self.user_sgprs.into(), 2, 16)?;
        within(format_args!("workitem_ids"), self.workitem_ids.into(), 1, 3)?;
        within(format_args!("max_flat_workgroup_size"), self.max_flat_workgroup_size.into(), 1, 1024)?;
        if !self.kernarg_align.is_power_of_two() {
            return Err(self.value("kernarg_align", self.kernarg_align.into(), "a power of two".to_owned()));
        }
        if let Some(block) = self.block {
            let items = block.iter().fold(1u64, |n, &side| n.saturating_mul(side.into()));
            let most = self.max_flat_workgroup_size.into();
            within(format_args!("the number of work-items in block"), items, 1, most)?;
        }
        for (i, arg) in self.args.iter().enumerate() {
            let end = u64::from(arg.offset) + u64::from(arg.size);
            within(format_args!("the end of argument {i}"), end, 0, self.kernarg_size.into())?;
        }
        let mut least = 0;
        for (i, line) in self.lines.iter().enumerate() {
            let last = (self.code.len() as u64 - 1) * 4;
            within(format_args!("the offset of line entry {i}"), line.offset.into(), least, last)?;
            if line.offset % 4 != 0 {
                let what = format!("the offset of line entry {i}");
                return Err(self.value(&what, line.offset.into(), "a multiple of 4".to_owned()));
            }
            if line.file.contains('\0') {
                return Err(BuildError::Name { name: line.file.to_string(), why: "a file name contains a zero byte" });
            }
            least = line.offset.into();
        }
        Ok(())
    }

    fn value(&self, what: &str, found: u64, allowed: String) -> BuildError {
        BuildError::Value { kernel: self.name.clone(), what: what.to_owned(), found, allowed }
    }
}

/// The user SGPRs that gfx1100 and gfx1102 need in wave32 with these workgroup ids: user and system SGPRs must total at
/// least 16 (LLVM's workaround for a user SGPR initialisation bug).
pub fn padded_user_sgprs(workgroup_ids: [bool; 3]) -> u32 {
    16 - workgroup_ids.iter().map(|&id| u32::from(id)).sum::<u32>()
}
