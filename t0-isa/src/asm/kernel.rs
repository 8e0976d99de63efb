//! `.amdhsa_kernel`: the kernel descriptor as directives, with LLVM's defaults and register arithmetic (AMDGPUUsage,
//! "Code Object V3 and Above Predefined Symbols" and ".amdhsa_kernel").

use super::program::{MAX_ERRORS, Program};
use crate::isa::parse::{Expr, Fault, NoValue, ParseErrorKind, Parsed, Value, nearest, value};
use crate::object::{CodeProperties, DESCRIPTOR_SIZE, Descriptor, Rsrc1, Rsrc2, Rsrc3, vgpr_encoding_granule};
use std::ops::Range;

/// A kernel descriptor whose values may be defined later in the text.
pub(super) struct KernelDraft {
    pub(super) name: String,
    pub(super) section: usize,
    pub(super) offset: usize,
    /// Directives in source order: index in [`FIELDS`], value, source range.
    fields: Vec<(usize, Expr, Range<usize>)>,
    at: Range<usize>,
}

/// What a directive sets.
#[derive(Clone, Copy)]
enum Sets {
    /// A field of the descriptor.
    Field(fn(&mut Descriptor, u32)),
    /// A field of the descriptor, and this many user SGPRs.
    User(fn(&mut Descriptor, u32), u32),
    /// The number of user SGPRs, padding included.
    UserCount,
    /// The highest VGPR used, plus one.
    Vgprs,
    /// The highest SGPR used, plus one. No effect on gfx11, where every wave has all SGPRs.
    Sgprs,
    /// Whether VCC is used. No effect either.
    Vcc,
}

macro_rules! sets {
    ($word:ident.$set:ident) => {
        Sets::Field(|d, v| d.$word = d.$word.$set(v))
    };
    ($word:ident.$set:ident, $sgprs:literal) => {
        Sets::User(|d, v| d.$word = d.$word.$set(v), $sgprs)
    };
}

/// The gfx11 directives without `.amdhsa_`: name, maximum value, what it sets.
const FIELDS: &[(&str, u32, Sets)] = &[
    ("group_segment_fixed_size", u32::MAX, Sets::Field(|d, v| d.group_segment_fixed_size = v)),
    ("private_segment_fixed_size", u32::MAX, Sets::Field(|d, v| d.private_segment_fixed_size = v)),
    ("kernarg_size", u32::MAX, Sets::Field(|d, v| d.kernarg_size = v)),
    ("user_sgpr_count", 16, Sets::UserCount),
    ("user_sgpr_dispatch_ptr", 1, sets!(properties.with_dispatch_ptr, 2)),
    ("user_sgpr_queue_ptr", 1, sets!(properties.with_queue_ptr, 2)),
    ("user_sgpr_kernarg_segment_ptr", 1, sets!(properties.with_kernarg_ptr, 2)),
    ("user_sgpr_dispatch_id", 1, sets!(properties.with_dispatch_id, 2)),
    ("user_sgpr_private_segment_size", 1, sets!(properties.with_private_segment_size, 1)),
    ("wavefront_size32", 1, sets!(properties.with_wave32)),
    ("uses_dynamic_stack", 1, sets!(properties.with_dynamic_stack)),
    ("enable_private_segment", 1, sets!(rsrc2.with_private_segment)),
    ("system_sgpr_workgroup_id_x", 1, sets!(rsrc2.with_workgroup_id_x)),
    ("system_sgpr_workgroup_id_y", 1, sets!(rsrc2.with_workgroup_id_y)),
    ("system_sgpr_workgroup_id_z", 1, sets!(rsrc2.with_workgroup_id_z)),
    ("system_sgpr_workgroup_info", 1, sets!(rsrc2.with_workgroup_info)),
    ("system_vgpr_workitem_id", 2, sets!(rsrc2.with_workitem_id)),
    ("next_free_vgpr", 256, Sets::Vgprs),
    ("next_free_sgpr", u32::MAX, Sets::Sgprs),
    ("reserve_vcc", 1, Sets::Vcc),
    ("float_round_mode_32", 3, sets!(rsrc1.with_round_32)),
    ("float_round_mode_16_64", 3, sets!(rsrc1.with_round_16_64)),
    ("float_denorm_mode_32", 3, sets!(rsrc1.with_denorm_32)),
    ("float_denorm_mode_16_64", 3, sets!(rsrc1.with_denorm_16_64)),
    ("dx10_clamp", 1, sets!(rsrc1.with_dx10_clamp)),
    ("ieee_mode", 1, sets!(rsrc1.with_ieee_mode)),
    ("fp16_overflow", 1, sets!(rsrc1.with_fp16_overflow)),
    ("workgroup_processor_mode", 1, sets!(rsrc1.with_wgp_mode)),
    ("memory_ordered", 1, sets!(rsrc1.with_mem_ordered)),
    ("forward_progress", 1, sets!(rsrc1.with_forward_progress)),
    ("shared_vgpr_count", 15, sets!(rsrc3.with_shared_vgprs)),
    ("inst_pref_size", 63, sets!(rsrc3.with_inst_pref_size)),
    ("exception_fp_ieee_invalid_op", 1, sets!(rsrc2.with_trap_invalid)),
    ("exception_fp_denorm_src", 1, sets!(rsrc2.with_trap_denormal)),
    ("exception_fp_ieee_div_zero", 1, sets!(rsrc2.with_trap_div_zero)),
    ("exception_fp_ieee_overflow", 1, sets!(rsrc2.with_trap_overflow)),
    ("exception_fp_ieee_underflow", 1, sets!(rsrc2.with_trap_underflow)),
    ("exception_fp_ieee_inexact", 1, sets!(rsrc2.with_trap_inexact)),
    ("exception_int_div_zero", 1, sets!(rsrc2.with_trap_int_div_zero)),
];

/// Directives of other generations, and why gfx11 does not have them.
const FOREIGN: &[(&str, &str)] = &[
    ("user_sgpr_private_segment_buffer", "gfx11 has no private segment buffer: scratch is architected"),
    ("user_sgpr_flat_scratch_init", "gfx11 sets up flat scratch itself"),
    ("reserve_flat_scratch", "gfx11 has no SGPRs for flat scratch"),
    ("system_sgpr_private_segment_wavefront_offset", "gfx11 calls this `.amdhsa_enable_private_segment`"),
    ("user_sgpr_kernarg_preload_length", "gfx11 does not preload kernel arguments"),
    ("user_sgpr_kernarg_preload_offset", "gfx11 does not preload kernel arguments"),
    ("accum_offset", "gfx11 has no accumulation registers"),
    ("tg_split", "gfx11 does not split workgroups"),
    ("round_robin_scheduling", "gfx12 has this, but gfx11 does not"),
    ("reserve_xnack_mask", "gfx11 has no XNACK mask"),
];

impl KernelDraft {
    /// Where the description begins.
    pub(super) fn at(&self) -> Range<usize> {
        self.at.clone()
    }
}

impl Program<'_> {
    /// `.amdhsa_kernel name` up to `.end_amdhsa_kernel`.
    pub(super) fn kernel(&mut self, at: Range<usize>) -> Parsed<()> {
        let Some(name) = self.cursor.word() else { return self.cursor.expected("the name of the kernel") };
        if !self.described.insert(name.into()) {
            let kind = ParseErrorKind::Program(format!("the kernel `{name}` is described twice"));
            return Err(Fault::new(at, kind));
        }
        let mut fields: Vec<(usize, Expr, Range<usize>)> = Vec::new();
        loop {
            if !self.cursor.at_end() {
                return self.cursor.expected("the end of the line");
            }
            self.cursor.next_line();
            if self.cursor.rest().is_empty() {
                let kind = ParseErrorKind::Program("`.end_amdhsa_kernel` is missing".into());
                return Err(Fault::new(at, kind));
            }
            if self.cursor.at_end() {
                continue;
            }
            if self.cursor.eat_word(".end_amdhsa_kernel") {
                break;
            }
            let start = self.cursor.position();
            // An error in one line does not hide errors in later lines.
            match self.kernel_directive(&fields) {
                Ok(field) => fields.push(field),
                Err(fault) if self.errors.len() >= MAX_ERRORS => return Err(fault),
                Err(fault) => {
                    self.errors.push(*fault);
                    self.cursor.set_position(start);
                    self.cursor.skip_line();
                }
            }
        }
        let (section, offset) = (self.current, self.sections[self.current].bytes.len());
        self.grow(DESCRIPTOR_SIZE, &at)?;
        self.sections[section].bytes.resize(offset + DESCRIPTOR_SIZE, 0);
        self.kernels.push(KernelDraft { name: name.to_string(), section, offset, fields, at });
        Ok(())
    }

    fn kernel_directive(&mut self, before: &[(usize, Expr, Range<usize>)]) -> Parsed<(usize, Expr, Range<usize>)> {
        let start = self.cursor.position();
        let Some(word) = self.cursor.word() else {
            return self.cursor.expected("a `.amdhsa_` directive or `.end_amdhsa_kernel`");
        };
        let at = start..start + word.len();
        let name = word.strip_prefix(".amdhsa_").unwrap_or("");
        if let Some((_, why)) = FOREIGN.iter().find(|(foreign, _)| *foreign == name) {
            return Err(Fault::new(at, ParseErrorKind::Program(format!("`{word}`: {why}"))));
        }
        let Some(index) = FIELDS.iter().position(|(known, ..)| *known == name) else {
            let suggestion =
                nearest(name, FIELDS.iter().map(|(known, ..)| *known)).map(|name| format!(".amdhsa_{name}"));
            let name = word.chars().take(64).collect();
            return Err(Fault::new(at, ParseErrorKind::Unknown { what: "directive", name, suggestion }));
        };
        if before.iter().any(|(other, ..)| *other == index) {
            let kind = ParseErrorKind::Conflict { name: word.to_string(), why: "appears twice" };
            return Err(Fault::new(at, kind));
        }
        self.cursor.skip();
        let start = self.cursor.position();
        let expr = self.expression()?;
        Ok((index, expr, start..self.cursor.position()))
    }

    /// The kernel's descriptor, once every symbol has its value.
    pub(super) fn descriptor(&self, kernel: &KernelDraft) -> Parsed<Descriptor> {
        let mut d = Descriptor {
            rsrc1: Rsrc1(0)
                .with_denorm_16_64(3)
                .with_dx10_clamp(1)
                .with_ieee_mode(1)
                .with_wgp_mode(1)
                .with_mem_ordered(1)
                .with_forward_progress(1),
            rsrc2: Rsrc2(0).with_workgroup_id_x(1),
            rsrc3: Rsrc3(0),
            properties: CodeProperties(0).with_wave32(u32::from(!self.options.wave64)),
            ..Descriptor::default()
        };
        let (mut vgprs, mut sgprs, mut count, mut implied) = (None, None, None, 0);
        let mut shared_at = kernel.at.clone();
        for (index, expr, at) in &kernel.fields {
            let (name, most, sets) = FIELDS[*index];
            let number = match value(expr, &self.symbols) {
                Ok(Value { section: None, offset }) => offset,
                Ok(_) => {
                    return Err(Fault::new(
                        at.clone(),
                        ParseErrorKind::Expression("expected a number, not an address"),
                    ));
                }
                Err(NoValue::Never(why)) => return Err(Fault::new(at.clone(), ParseErrorKind::Expression(why))),
                Err(NoValue::Undefined(name, at)) => {
                    let kind = ParseErrorKind::Unknown { what: "symbol", name: name.into(), suggestion: None };
                    return Err(Fault::new(at, kind));
                }
            };
            if !(0..=i64::from(most)).contains(&number) {
                let kind = ParseErrorKind::Range { what: "the value", min: 0, max: most.into(), value: number };
                return Err(Fault::new(at.clone(), kind));
            }
            let number = number as u32;
            match sets {
                Sets::Field(set) => set(&mut d, number),
                Sets::User(set, sgprs) => {
                    set(&mut d, number);
                    implied += sgprs * number;
                }
                Sets::UserCount => count = Some((number, at)),
                Sets::Vgprs => vgprs = Some(number),
                Sets::Sgprs => sgprs = Some(number),
                Sets::Vcc => {}
            }
            if name == "shared_vgpr_count" {
                shared_at = at.clone();
            }
        }
        let missing = |name: &str| {
            let kind = ParseErrorKind::Program(format!("kernel `{}` needs `.amdhsa_{name}`", kernel.name));
            Fault::new(kernel.at.clone(), kind)
        };
        let vgprs = vgprs.ok_or_else(|| missing("next_free_vgpr"))?;
        sgprs.ok_or_else(|| missing("next_free_sgpr"))?;
        if let Some((count, at)) = count
            && count < implied
        {
            let kind =
                ParseErrorKind::Range { what: "the user SGPRs", min: implied.into(), max: 16, value: count.into() };
            return Err(Fault::new(at.clone(), kind));
        }
        let granules = vgprs.max(1).div_ceil(vgpr_encoding_granule(d.wave_size())) - 1;
        let shared = d.rsrc3.shared_vgprs();
        if shared != 0 && (d.wave_size() == 32 || 2 * shared + granules > 63) {
            let why = "shared VGPRs exist only in wave64, with at most 63 granules of VGPRs in total";
            return Err(Fault::new(shared_at, ParseErrorKind::Program(why.into())));
        }
        d.rsrc1 = d.rsrc1.with_vgpr_granules(granules);
        d.rsrc2 = d.rsrc2.with_user_sgprs(count.map_or(implied, |(count, _)| count));
        Ok(d)
    }
}
