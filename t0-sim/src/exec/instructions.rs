//! One row for each instruction: what computes it, and how its result becomes defined in strict mode.
//!
//! The translator and the sanitizer both use these rows. What computes an instruction is a family ([`Computes`]), whose
//! handlers are with the arithmetic in `ops`, `control` and `memory`; how its result becomes defined is a rule of
//! `check`. The unit that executes the instruction is in its row of `t0-isa`, from which [`Class::of`] derives the
//! class of a profile.
//!
//! The compiler requires one row for each [`Op`] and rejects a second one. `Unsupported` marks the instructions that
//! are rejected at run time; the test below requires that all others have a handler.
//!
//! [`Class::of`]: super::profile::Class::of
use super::check::note::Kind;
use super::check::rules::{Flag, LaneRule, ScalarRule, lane, scalar};
use super::ops::{compare, convert, cross, double, half, integer, packed, single};
use super::step::Handlers;
use t0_isa::isa::Op;

/// What computes an instruction: its translation, and where its handler comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Computes {
    /// Waits, hints and cache control, which have no effect here.
    Nothing,
    /// A jump to a label: `control::branch`.
    Branch,
    /// A pass over the halves of a wave64: `control::subvector`.
    Subvector,
    /// The instruction reads or writes the program counter.
    ProgramCounter,
    /// The rest of program control: `control::find`.
    Control,
    /// Scalar arithmetic: `ops::scalar`.
    Scalar,
    ScalarMemory,
    /// Vector arithmetic of each lane: sources in rows, one destination.
    Vector(fn(Op) -> Option<Handlers>),
    /// A matrix product: `ops::wmma`, in wave64 `ops::wmma64`.
    Matrix,
    /// Values move between lanes, or between vector and scalar registers.
    BetweenLanes,
    Interpolation,
    /// A direct load of a parameter from LDS.
    Parameter,
    /// Values move between lanes through the LDS crossbar.
    Exchange,
    /// A counter in LDS that the whole wave updates.
    Counter,
    Lds,
    VectorMemory,
    /// An access through an image descriptor.
    Image,
    /// The simulator rejects the instruction.
    Unsupported,
}

/// What the simulator records about an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) computes: Computes,
    pub(super) defined: Kind,
}

/// Generates [`row`] from groups of instructions that share both facts.
macro_rules! rows {
    ($($computes:expr, $defined:expr => $($op:ident)+;)*) => {
        /// The row of an instruction.
        #[deny(unreachable_patterns)]
        pub(super) fn row(op: Op) -> Row {
            let (computes, defined) = match op {
                $($(Op::$op)|+ => ($computes, $defined),)*
            };
            Row { computes, defined }
        }
    };
}

rows! {
    Computes::Nothing, Kind::Scalar(ScalarRule::Of(scalar::all, Flag::Kept)) =>
        s_waitcnt_vscnt s_waitcnt_vmcnt s_waitcnt_expcnt s_waitcnt_lgkmcnt s_version;
    Computes::Nothing, Kind::Nothing =>
        s_nop s_set_inst_prefetch_distance s_clause s_delay_alu s_waitcnt_depctr s_waitcnt s_wait_idle s_wait_event
        s_setprio s_setkill s_wakeup s_incperflevel s_decperflevel s_ttracedata s_ttracedata_imm
        s_icache_inv s_gl1_inv s_dcache_inv v_nop v_pipeflush ds_nop ds_gws_init buffer_gl0_inv buffer_gl1_inv;
    Computes::Branch, Kind::Branch =>
        s_branch s_cbranch_scc0 s_cbranch_scc1 s_cbranch_vccz s_cbranch_vccnz s_cbranch_execz s_cbranch_execnz
        s_cbranch_cdbgsys s_cbranch_cdbguser s_cbranch_cdbgsys_or_user s_cbranch_cdbgsys_and_user;
    Computes::Subvector, Kind::Branch =>
        s_subvector_loop_begin s_subvector_loop_end;
    Computes::ProgramCounter, Kind::Scalar(ScalarRule::Defined) =>
        s_getpc_b64;
    Computes::ProgramCounter, Kind::Jump =>
        s_setpc_b64 s_swappc_b64;
    Computes::ProgramCounter, Kind::Branch =>
        s_call_b64;
    Computes::Control, Kind::Scalar(ScalarRule::Defined) =>
        s_sendmsg_rtn_b32 s_sendmsg_rtn_b64 s_getreg_b32;
    Computes::Control, Kind::Scalar(ScalarRule::Of(scalar::all, Flag::Kept)) =>
        s_setreg_b32 s_setreg_imm32_b32;
    Computes::Control, Kind::Nothing =>
        s_sleep s_sethalt s_trap s_endpgm s_endpgm_saved s_endpgm_ordered_ps_done s_barrier s_round_mode
        s_denorm_mode s_sendmsg s_sendmsghalt s_rfe_b64 ds_gws_barrier;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::sum, Flag::Any)) =>
        s_add_u32 s_sub_u32 s_add_i32 s_sub_i32 s_lshl1_add_u32 s_lshl2_add_u32 s_lshl3_add_u32 s_lshl4_add_u32
        s_addk_i32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::sum3, Flag::Any)) =>
        s_addc_u32 s_subb_u32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::all, Flag::Any)) =>
        s_absdiff_i32 s_min_i32 s_min_u32 s_max_i32 s_max_u32 s_abs_i32 s_bcnt0_i32_b32 s_bcnt0_i32_b64
        s_bcnt1_i32_b32 s_bcnt1_i32_b64 s_quadmask_b32 s_quadmask_b64 s_wqm_b32 s_wqm_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::sum, Flag::Kept)) =>
        s_mul_i32 s_mulk_i32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::all, Flag::Kept)) =>
        s_mul_hi_u32 s_mul_hi_i32 s_mul_f32 s_mul_f16 s_bfm_b32 s_bfm_b64 s_add_f32 s_sub_f32 s_min_f32 s_max_f32
        s_fmaak_f32 s_fmamk_f32 s_fmac_f32 s_cvt_pk_rtz_f16_f32 s_add_f16 s_sub_f16 s_min_f16 s_max_f16 s_fmac_f16
        s_ctz_i32_b32 s_ctz_i32_b64 s_clz_i32_u32 s_clz_i32_u64 s_cls_i32 s_cls_i32_i64 s_bitreplicate_b64_b32
        s_ceil_f32 s_floor_f32 s_trunc_f32 s_rndne_f32 s_cvt_f32_i32 s_cvt_f32_u32 s_cvt_i32_f32 s_cvt_u32_f32
        s_cvt_f16_f32 s_cvt_f32_f16 s_cvt_hi_f32_f16 s_ceil_f16 s_floor_f16 s_trunc_f16 s_rndne_f16;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::left, Flag::NonZero)) =>
        s_lshl_b32 s_lshl_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::right, Flag::NonZero)) =>
        s_lshr_b32 s_lshr_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::right_signed, Flag::NonZero)) =>
        s_ashr_i32 s_ashr_i64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::and, Flag::NonZero)) =>
        s_and_b32 s_and_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::or, Flag::NonZero)) =>
        s_or_b32 s_or_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::xor, Flag::NonZero)) =>
        s_xor_b32 s_xor_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::nand, Flag::NonZero)) =>
        s_nand_b32 s_nand_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::nor, Flag::NonZero)) =>
        s_nor_b32 s_nor_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::xnor, Flag::NonZero)) =>
        s_xnor_b32 s_xnor_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::and_not1, Flag::NonZero)) =>
        s_and_not1_b32 s_and_not1_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::or_not1, Flag::NonZero)) =>
        s_or_not1_b32 s_or_not1_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::extract, Flag::NonZero)) =>
        s_bfe_u32 s_bfe_u64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::extract_signed, Flag::NonZero)) =>
        s_bfe_i32 s_bfe_i64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Select) =>
        s_cselect_b32 s_cselect_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::pack_ll, Flag::Kept)) =>
        s_pack_ll_b32_b16;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::pack_lh, Flag::Kept)) =>
        s_pack_lh_b32_b16;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::pack_hh, Flag::Kept)) =>
        s_pack_hh_b32_b16;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::pack_hl, Flag::Kept)) =>
        s_pack_hl_b32_b16;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::first, Flag::Kept)) =>
        s_mov_b32 s_mov_b64 s_movk_i32;
    Computes::Scalar, Kind::Scalar(ScalarRule::MoveIf) =>
        s_cmov_b32 s_cmov_b64 s_cmovk_i32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::reverse, Flag::Kept)) =>
        s_brev_b32 s_brev_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::extend::<8>, Flag::Kept)) =>
        s_sext_i32_i8;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::extend::<16>, Flag::Kept)) =>
        s_sext_i32_i16;
    Computes::Scalar, Kind::Scalar(ScalarRule::SetBit) =>
        s_bitset0_b32 s_bitset0_b64 s_bitset1_b32 s_bitset1_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Of(scalar::not, Flag::NonZero)) =>
        s_not_b32 s_not_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Defined) =>
        s_movrels_b32 s_movrels_b64 s_movrelsd_2_b32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Relative) =>
        s_movreld_b32 s_movreld_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::and)) =>
        s_and_saveexec_b32 s_and_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::or)) =>
        s_or_saveexec_b32 s_or_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::xor)) =>
        s_xor_saveexec_b32 s_xor_saveexec_b64 s_xnor_saveexec_b32 s_xnor_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::nand)) =>
        s_nand_saveexec_b32 s_nand_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::nor)) =>
        s_nor_saveexec_b32 s_nor_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::not0_and)) =>
        s_and_not0_saveexec_b32 s_and_not0_saveexec_b64 s_and_not0_wrexec_b32 s_and_not0_wrexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::not0_or)) =>
        s_or_not0_saveexec_b32 s_or_not0_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::and_not1)) =>
        s_and_not1_saveexec_b32 s_and_not1_saveexec_b64 s_and_not1_wrexec_b32 s_and_not1_wrexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Exec(scalar::or_not1)) =>
        s_or_not1_saveexec_b32 s_or_not1_saveexec_b64;
    Computes::Scalar, Kind::Scalar(ScalarRule::Compare { equality: true }) =>
        s_cmp_eq_i32 s_cmp_lg_i32 s_cmp_eq_u32 s_cmp_lg_u32 s_cmp_eq_u64 s_cmp_lg_u64 s_cmpk_eq_i32 s_cmpk_lg_i32
        s_cmpk_eq_u32 s_cmpk_lg_u32;
    Computes::Scalar, Kind::Scalar(ScalarRule::Compare { equality: false }) =>
        s_cmp_gt_i32 s_cmp_ge_i32 s_cmp_lt_i32 s_cmp_le_i32 s_cmp_gt_u32 s_cmp_ge_u32 s_cmp_lt_u32 s_cmp_le_u32
        s_cmp_lt_f32 s_cmp_eq_f32 s_cmp_le_f32 s_cmp_gt_f32 s_cmp_lg_f32 s_cmp_ge_f32 s_cmp_o_f32 s_cmp_u_f32
        s_cmp_nge_f32 s_cmp_nlg_f32 s_cmp_ngt_f32 s_cmp_nle_f32 s_cmp_neq_f32 s_cmp_nlt_f32 s_cmp_lt_f16
        s_cmp_eq_f16 s_cmp_le_f16 s_cmp_gt_f16 s_cmp_lg_f16 s_cmp_ge_f16 s_cmp_o_f16 s_cmp_u_f16 s_cmp_nge_f16
        s_cmp_nlg_f16 s_cmp_ngt_f16 s_cmp_nle_f16 s_cmp_neq_f16 s_cmp_nlt_f16 s_cmpk_gt_i32 s_cmpk_ge_i32
        s_cmpk_lt_i32 s_cmpk_le_i32 s_cmpk_gt_u32 s_cmpk_ge_u32 s_cmpk_lt_u32 s_cmpk_le_u32;
    Computes::Scalar, Kind::Scalar(ScalarRule::BitTest) =>
        s_bitcmp0_b32 s_bitcmp1_b32 s_bitcmp0_b64 s_bitcmp1_b64;
    Computes::ScalarMemory, Kind::ScalarLoad =>
        s_load_b32 s_load_b64 s_load_b128 s_load_b256 s_load_b512 s_buffer_load_b32 s_buffer_load_b64
        s_buffer_load_b128 s_buffer_load_b256 s_buffer_load_b512;
    Computes::ScalarMemory, Kind::Nothing =>
        s_atc_probe s_atc_probe_buffer;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::first)) =>
        v_mov_b32 v_mov_b16 v_cvt_u32_u16;
    Computes::Vector(cross::find), Kind::Moves =>
        v_movreld_b32 v_movrels_b32 v_movrelsd_b32 v_movrelsd_2_b32 v_swap_b32 v_swaprel_b32;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_cvt_i32_f64 v_cvt_f64_i32 v_cvt_f32_i32 v_cvt_f32_u32 v_cvt_u32_f32 v_cvt_i32_f32 v_cvt_f16_f32
        v_cvt_f32_f16 v_cvt_nearest_i32_f32 v_cvt_floor_i32_f32 v_cvt_off_f32_i4 v_cvt_f32_f64 v_cvt_f64_f32
        v_cvt_u32_f64 v_cvt_f64_u32 v_cvt_f16_u16 v_cvt_f16_i16 v_cvt_u16_f16 v_cvt_i16_f16 v_cvt_norm_i16_f16
        v_cvt_norm_u16_f16 v_cvt_pk_u8_f32;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Of(lane::byte::<0>)) =>
        v_cvt_f32_ubyte0;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Of(lane::byte::<1>)) =>
        v_cvt_f32_ubyte1;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Of(lane::byte::<2>)) =>
        v_cvt_f32_ubyte2;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Of(lane::byte::<3>)) =>
        v_cvt_f32_ubyte3;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_sat_pk_u8_i16 v_clz_i32_u32 v_ctz_i32_b32 v_cls_i32 v_mul_hi_i32_i24 v_mul_hi_u32_u24 v_min_i32 v_max_i32
        v_min_u32 v_max_u32 v_mbcnt_lo_u32_b32 v_mbcnt_hi_u32_b32 v_lerp_u8 v_min3_i32 v_min3_u32 v_max3_i32
        v_max3_u32 v_med3_i32 v_med3_u32 v_sad_u8 v_sad_hi_u8 v_sad_u16 v_sad_u32 v_msad_u8 v_qsad_pk_u16_u8
        v_mqsad_pk_u16_u8 v_mqsad_u32_u8 v_min3_i16 v_min3_u16 v_max3_i16 v_max3_u16 v_med3_i16 v_med3_u16
        v_maxmin_u32 v_minmax_u32 v_maxmin_i32 v_minmax_i32 v_max_u16 v_max_i16 v_min_u16 v_min_i16 v_bfm_b32
        v_bcnt_u32_b32 v_mul_hi_u32 v_mul_hi_i32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::extend16)) =>
        v_cvt_i32_i16;
    Computes::Vector(single::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 v_exp_f32 v_log_f32 v_rcp_f32 v_rcp_iflag_f32
        v_rsq_f32 v_sqrt_f32 v_sin_f32 v_cos_f32 v_frexp_exp_i32_f32 v_frexp_mant_f32 v_add_f32 v_sub_f32
        v_subrev_f32 v_fmac_dx9_zero_f32 v_mul_dx9_zero_f32 v_mul_f32 v_min_f32 v_max_f32 v_fmac_f32 v_fmamk_f32
        v_fmaak_f32 v_fma_dx9_zero_f32 v_cubeid_f32 v_cubesc_f32 v_cubetc_f32 v_cubema_f32 v_fma_f32 v_mullit_f32
        v_min3_f32 v_max3_f32 v_med3_f32 v_div_fixup_f32 v_div_fmas_f32 v_maxmin_f32 v_minmax_f32 v_ldexp_f32
        v_div_scale_f32;
    Computes::Vector(double::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_trunc_f64 v_ceil_f64 v_rndne_f64 v_floor_f64 v_rcp_f64 v_rsq_f64 v_sqrt_f64 v_frexp_exp_i32_f64
        v_frexp_mant_f64 v_fract_f64 v_fma_f64 v_div_fixup_f64 v_div_fmas_f64 v_add_f64 v_mul_f64 v_min_f64
        v_max_f64 v_ldexp_f64 v_trig_preop_f64 v_div_scale_f64;
    Computes::Vector(half::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_rcp_f16 v_sqrt_f16 v_rsq_f16 v_log_f16 v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16
        v_ceil_f16 v_trunc_f16 v_rndne_f16 v_fract_f16 v_sin_f16 v_cos_f16 v_dot2acc_f32_f16 v_add_f16 v_sub_f16
        v_subrev_f16 v_mul_f16 v_fmac_f16 v_fmamk_f16 v_fmaak_f16 v_max_f16 v_min_f16 v_ldexp_f16 v_fma_f16
        v_min3_f16 v_max3_f16 v_med3_f16 v_div_fixup_f16 v_maxmin_f16 v_minmax_f16 v_dot2_f16_f16 v_dot2_bf16_bf16
        v_dot2_f32_f16 v_dot2_f32_bf16 v_dot2acc_f32_bf16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::not)) =>
        v_not_b32 v_not_b16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::reverse)) =>
        v_bfrev_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Select) =>
        v_cndmask_b32 v_cndmask_b16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::sum)) =>
        v_add_co_ci_u32 v_sub_co_ci_u32 v_subrev_co_ci_u32 v_mul_i32_i24 v_mul_u32_u24 v_add_nc_u32 v_sub_nc_u32
        v_subrev_nc_u32 v_mad_i32_i24 v_mad_u32_u24 v_mad_u16 v_mad_i16 v_add3_u32 v_mad_u32_u16 v_mad_i32_i16
        v_add_nc_u16 v_sub_nc_u16 v_mul_lo_u16 v_add_nc_i16 v_sub_nc_i16 v_sub_nc_i32 v_add_nc_i32 v_mul_lo_u32
        v_add_co_u32 v_sub_co_u32 v_subrev_co_u32 v_mad_u64_u32 v_mad_i64_i32;
    Computes::Vector(convert::find), Kind::Vector(LaneRule::Halves) =>
        v_cvt_pk_rtz_f16_f32 v_cvt_pk_norm_i16_f16 v_cvt_pk_norm_u16_f16 v_cvt_pk_i16_f32 v_cvt_pk_u16_f32
        v_cvt_pk_norm_i16_f32 v_cvt_pk_norm_u16_f32;
    Computes::Vector(packed::find), Kind::Vector(LaneRule::Packed) =>
        v_pk_fmac_f16 v_pk_mad_i16 v_pk_mul_lo_u16 v_pk_add_i16 v_pk_sub_i16 v_pk_lshlrev_b16 v_pk_lshrrev_b16
        v_pk_ashrrev_i16 v_pk_max_i16 v_pk_min_i16 v_pk_mad_u16 v_pk_add_u16 v_pk_sub_u16 v_pk_max_u16 v_pk_min_u16
        v_pk_fma_f16 v_pk_add_f16 v_pk_mul_f16 v_pk_min_f16 v_pk_max_f16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::right_signed)) =>
        v_ashrrev_i32 v_ashrrev_i16 v_ashrrev_i64;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::left)) =>
        v_lshlrev_b32 v_lshlrev_b16 v_lshlrev_b64;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::right)) =>
        v_lshrrev_b32 v_lshrrev_b16 v_lshrrev_b64;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::and)) =>
        v_and_b32 v_and_b16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::or)) =>
        v_or_b32 v_or_b16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::xor)) =>
        v_xor_b32 v_xor_b16;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::xnor)) =>
        v_xnor_b32;
    Computes::Vector(compare::find), Kind::Vector(LaneRule::Compare { equality: false }) =>
        v_cmp_f_f16 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16
        v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 v_cmp_t_f16
        v_cmp_f_f32 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32
        v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 v_cmp_t_f32
        v_cmp_f_f64 v_cmp_lt_f64 v_cmp_eq_f64 v_cmp_le_f64 v_cmp_gt_f64 v_cmp_lg_f64 v_cmp_ge_f64 v_cmp_o_f64
        v_cmp_u_f64 v_cmp_nge_f64 v_cmp_nlg_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_neq_f64 v_cmp_nlt_f64 v_cmp_t_f64
        v_cmp_lt_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ge_i16 v_cmp_lt_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ge_u16
        v_cmp_f_i32 v_cmp_lt_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ge_i32 v_cmp_t_i32 v_cmp_f_u32 v_cmp_lt_u32
        v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ge_u32 v_cmp_t_u32 v_cmp_f_i64 v_cmp_lt_i64 v_cmp_le_i64 v_cmp_gt_i64
        v_cmp_ge_i64 v_cmp_t_i64 v_cmp_f_u64 v_cmp_lt_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ge_u64 v_cmp_t_u64
        v_cmp_class_f16 v_cmp_class_f32 v_cmp_class_f64 v_cmpx_f_f16 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16
        v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16
        v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 v_cmpx_t_f16 v_cmpx_f_f32 v_cmpx_lt_f32
        v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 v_cmpx_u_f32
        v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 v_cmpx_t_f32
        v_cmpx_f_f64 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64
        v_cmpx_o_f64 v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64
        v_cmpx_nlt_f64 v_cmpx_t_f64 v_cmpx_lt_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ge_i16 v_cmpx_lt_u16
        v_cmpx_le_u16 v_cmpx_gt_u16 v_cmpx_ge_u16 v_cmpx_f_i32 v_cmpx_lt_i32 v_cmpx_le_i32 v_cmpx_gt_i32
        v_cmpx_ge_i32 v_cmpx_t_i32 v_cmpx_f_u32 v_cmpx_lt_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ge_u32 v_cmpx_t_u32
        v_cmpx_f_i64 v_cmpx_lt_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ge_i64 v_cmpx_t_i64 v_cmpx_f_u64 v_cmpx_lt_u64
        v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ge_u64 v_cmpx_t_u64 v_cmpx_class_f16 v_cmpx_class_f32 v_cmpx_class_f64;
    Computes::Vector(compare::find), Kind::Vector(LaneRule::Compare { equality: true }) =>
        v_cmp_eq_i16 v_cmp_ne_i16 v_cmp_eq_u16 v_cmp_ne_u16 v_cmp_eq_i32 v_cmp_ne_i32 v_cmp_eq_u32 v_cmp_ne_u32
        v_cmp_eq_i64 v_cmp_ne_i64 v_cmp_eq_u64 v_cmp_ne_u64 v_cmpx_eq_i16 v_cmpx_ne_i16 v_cmpx_eq_u16 v_cmpx_ne_u16
        v_cmpx_eq_i32 v_cmpx_ne_i32 v_cmpx_eq_u32 v_cmpx_ne_u32 v_cmpx_eq_i64 v_cmpx_ne_i64 v_cmpx_eq_u64
        v_cmpx_ne_u64;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Halves) =>
        v_pack_b32_f16 v_cvt_pk_u16_u32 v_cvt_pk_i16_i32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::field)) =>
        v_bfe_u32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::field_signed)) =>
        v_bfe_i32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::insert)) =>
        v_bfi_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::align_bits)) =>
        v_alignbit_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::align_bytes)) =>
        v_alignbyte_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::xor3)) =>
        v_xor3_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::permute)) =>
        v_perm_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::xor_add)) =>
        v_xad_u32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::left_add)) =>
        v_lshl_add_u32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::add_left)) =>
        v_add_lshl_u32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::left_or)) =>
        v_lshl_or_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::and_or)) =>
        v_and_or_b32;
    Computes::Vector(integer::find), Kind::Vector(LaneRule::Of(lane::or3)) =>
        v_or3_b32;
    Computes::Vector(packed::find), Kind::Vector(LaneRule::Of(lane::all)) =>
        v_dot4_i32_iu8 v_dot4_u32_u8 v_dot8_i32_iu4 v_dot8_u32_u4;
    Computes::Vector(half::find), Kind::Vector(LaneRule::Mix) =>
        v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16;
    Computes::Matrix, Kind::Matrix =>
        v_wmma_f32_16x16x16_f16 v_wmma_f32_16x16x16_bf16 v_wmma_f16_16x16x16_f16 v_wmma_bf16_16x16x16_bf16
        v_wmma_i32_16x16x16_iu8 v_wmma_i32_16x16x16_iu4;
    Computes::BetweenLanes, Kind::Moves =>
        v_readfirstlane_b32 v_swap_b16 v_permlane64_b32 v_permlane16_b32 v_permlanex16_b32 v_readlane_b32
        v_writelane_b32;
    Computes::Interpolation, Kind::Vector(LaneRule::Of(lane::all)) =>
        v_interp_p10_f32 v_interp_p2_f32 v_interp_p10_f16_f32 v_interp_p2_f16_f32 v_interp_p10_rtz_f16_f32
        v_interp_p2_rtz_f16_f32;
    Computes::Parameter, Kind::Nothing =>
        lds_param_load lds_direct_load;
    Computes::Exchange, Kind::Exchange =>
        ds_swizzle_b32 ds_permute_b32 ds_bpermute_b32;
    Computes::Counter, Kind::Memory =>
        ds_consume ds_append;
    Computes::Lds, Kind::Memory =>
        ds_store_b32 ds_store_2addr_b32 ds_store_2addr_stride64_b32 ds_store_b8 ds_store_b16 ds_store_b64
        ds_store_2addr_b64 ds_store_2addr_stride64_b64 ds_store_b8_d16_hi ds_store_b16_d16_hi ds_store_addtid_b32
        ds_store_b96 ds_store_b128 ds_load_b32 ds_load_2addr_b32 ds_load_2addr_stride64_b32 ds_load_i8 ds_load_u8
        ds_load_i16 ds_load_u16 ds_load_b64 ds_load_2addr_b64 ds_load_2addr_stride64_b64 ds_load_u8_d16
        ds_load_u8_d16_hi ds_load_i8_d16 ds_load_i8_d16_hi ds_load_u16_d16 ds_load_u16_d16_hi ds_load_addtid_b32
        ds_load_b96 ds_load_b128 ds_add_u32 ds_sub_u32 ds_rsub_u32 ds_inc_u32 ds_dec_u32 ds_min_i32 ds_max_i32
        ds_min_u32 ds_max_u32 ds_and_b32 ds_or_b32 ds_xor_b32 ds_mskor_b32 ds_cmpstore_b32 ds_cmpstore_f32
        ds_min_f32 ds_max_f32 ds_add_f32 ds_add_u64 ds_sub_u64 ds_rsub_u64 ds_inc_u64 ds_dec_u64 ds_min_i64
        ds_max_i64 ds_min_u64 ds_max_u64 ds_and_b64 ds_or_b64 ds_xor_b64 ds_mskor_b64 ds_cmpstore_b64
        ds_cmpstore_f64 ds_min_f64 ds_max_f64 ds_add_rtn_u32 ds_sub_rtn_u32 ds_rsub_rtn_u32 ds_inc_rtn_u32
        ds_dec_rtn_u32 ds_min_rtn_i32 ds_max_rtn_i32 ds_min_rtn_u32 ds_max_rtn_u32 ds_and_rtn_b32 ds_or_rtn_b32
        ds_xor_rtn_b32 ds_mskor_rtn_b32 ds_storexchg_rtn_b32 ds_storexchg_2addr_rtn_b32
        ds_storexchg_2addr_stride64_rtn_b32 ds_cmpstore_rtn_b32 ds_cmpstore_rtn_f32 ds_min_rtn_f32 ds_max_rtn_f32
        ds_wrap_rtn_b32 ds_add_rtn_u64 ds_sub_rtn_u64 ds_rsub_rtn_u64 ds_inc_rtn_u64 ds_dec_rtn_u64 ds_min_rtn_i64
        ds_max_rtn_i64 ds_min_rtn_u64 ds_max_rtn_u64 ds_and_rtn_b64 ds_or_rtn_b64 ds_xor_rtn_b64 ds_mskor_rtn_b64
        ds_storexchg_rtn_b64 ds_storexchg_2addr_rtn_b64 ds_storexchg_2addr_stride64_rtn_b64 ds_cmpstore_rtn_b64
        ds_cmpstore_rtn_f64 ds_min_rtn_f64 ds_max_rtn_f64 ds_add_rtn_f32 ds_condxchg32_rtn_b64;
    Computes::VectorMemory, Kind::Memory =>
        flat_load_u8 flat_load_i8 flat_load_u16 flat_load_i16 flat_load_b32 flat_load_b64 flat_load_b96
        flat_load_b128 flat_load_d16_u8 flat_load_d16_i8 flat_load_d16_b16 flat_load_d16_hi_u8 flat_load_d16_hi_i8
        flat_load_d16_hi_b16 flat_store_b8 flat_store_b16 flat_store_b32 flat_store_b64 flat_store_b96
        flat_store_b128 flat_store_d16_hi_b8 flat_store_d16_hi_b16 flat_atomic_swap_b32 flat_atomic_cmpswap_b32
        flat_atomic_add_u32 flat_atomic_sub_u32 flat_atomic_min_i32 flat_atomic_min_u32 flat_atomic_max_i32
        flat_atomic_max_u32 flat_atomic_and_b32 flat_atomic_or_b32 flat_atomic_xor_b32 flat_atomic_inc_u32
        flat_atomic_dec_u32 flat_atomic_swap_b64 flat_atomic_cmpswap_b64 flat_atomic_add_u64 flat_atomic_sub_u64
        flat_atomic_min_i64 flat_atomic_min_u64 flat_atomic_max_i64 flat_atomic_max_u64 flat_atomic_and_b64
        flat_atomic_or_b64 flat_atomic_xor_b64 flat_atomic_inc_u64 flat_atomic_dec_u64 flat_atomic_cmpswap_f32
        flat_atomic_min_f32 flat_atomic_max_f32 flat_atomic_add_f32 global_load_u8 global_load_i8 global_load_u16
        global_load_i16 global_load_b32 global_load_b64 global_load_b96 global_load_b128 global_load_d16_u8
        global_load_d16_i8 global_load_d16_b16 global_load_d16_hi_u8 global_load_d16_hi_i8 global_load_d16_hi_b16
        global_load_addtid_b32 global_store_b8 global_store_b16 global_store_b32 global_store_b64 global_store_b96
        global_store_b128 global_store_d16_hi_b8 global_store_d16_hi_b16 global_store_addtid_b32
        global_atomic_swap_b32 global_atomic_cmpswap_b32 global_atomic_add_u32 global_atomic_sub_u32
        global_atomic_csub_u32 global_atomic_min_i32 global_atomic_min_u32 global_atomic_max_i32
        global_atomic_max_u32 global_atomic_and_b32 global_atomic_or_b32 global_atomic_xor_b32 global_atomic_inc_u32
        global_atomic_dec_u32 global_atomic_swap_b64 global_atomic_cmpswap_b64 global_atomic_add_u64
        global_atomic_sub_u64 global_atomic_min_i64 global_atomic_min_u64 global_atomic_max_i64
        global_atomic_max_u64 global_atomic_and_b64 global_atomic_or_b64 global_atomic_xor_b64 global_atomic_inc_u64
        global_atomic_dec_u64 global_atomic_cmpswap_f32 global_atomic_min_f32 global_atomic_max_f32
        global_atomic_add_f32 scratch_load_u8 scratch_load_i8 scratch_load_u16 scratch_load_i16 scratch_load_b32
        scratch_load_b64 scratch_load_b96 scratch_load_b128 scratch_load_d16_u8 scratch_load_d16_i8
        scratch_load_d16_b16 scratch_load_d16_hi_u8 scratch_load_d16_hi_i8 scratch_load_d16_hi_b16 scratch_store_b8
        scratch_store_b16 scratch_store_b32 scratch_store_b64 scratch_store_b96 scratch_store_b128
        scratch_store_d16_hi_b8 scratch_store_d16_hi_b16 buffer_load_format_x buffer_load_format_xy
        buffer_load_format_xyz buffer_load_format_xyzw buffer_load_d16_format_x buffer_load_d16_format_xy
        buffer_load_d16_format_xyz buffer_load_d16_format_xyzw buffer_load_u8 buffer_load_i8 buffer_load_u16
        buffer_load_i16 buffer_load_b32 buffer_load_b64 buffer_load_b96 buffer_load_b128 buffer_load_d16_u8
        buffer_load_d16_i8 buffer_load_d16_b16 buffer_load_d16_hi_u8 buffer_load_d16_hi_i8 buffer_load_d16_hi_b16
        buffer_load_d16_hi_format_x buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz
        buffer_store_format_xyzw buffer_store_d16_format_x buffer_store_d16_format_xy buffer_store_d16_format_xyz
        buffer_store_d16_format_xyzw buffer_store_b8 buffer_store_b16 buffer_store_b32 buffer_store_b64
        buffer_store_b96 buffer_store_b128 buffer_store_d16_hi_b8 buffer_store_d16_hi_b16
        buffer_store_d16_hi_format_x buffer_atomic_swap_b32 buffer_atomic_cmpswap_b32 buffer_atomic_add_u32
        buffer_atomic_sub_u32 buffer_atomic_csub_u32 buffer_atomic_min_i32 buffer_atomic_min_u32
        buffer_atomic_max_i32 buffer_atomic_max_u32 buffer_atomic_and_b32 buffer_atomic_or_b32 buffer_atomic_xor_b32
        buffer_atomic_inc_u32 buffer_atomic_dec_u32 buffer_atomic_swap_b64 buffer_atomic_cmpswap_b64
        buffer_atomic_add_u64 buffer_atomic_sub_u64 buffer_atomic_min_i64 buffer_atomic_min_u64
        buffer_atomic_max_i64 buffer_atomic_max_u64 buffer_atomic_and_b64 buffer_atomic_or_b64 buffer_atomic_xor_b64
        buffer_atomic_inc_u64 buffer_atomic_dec_u64 buffer_atomic_cmpswap_f32 buffer_atomic_min_f32
        buffer_atomic_max_f32 buffer_atomic_add_f32 tbuffer_load_format_x tbuffer_load_format_xy
        tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_load_d16_format_x tbuffer_load_d16_format_xy
        tbuffer_load_d16_format_xyz tbuffer_load_d16_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy
        tbuffer_store_format_xyz tbuffer_store_format_xyzw tbuffer_store_d16_format_x tbuffer_store_d16_format_xy
        tbuffer_store_d16_format_xyz tbuffer_store_d16_format_xyzw;
    Computes::Image, Kind::Memory =>
        image_load image_load_mip image_store image_store_mip image_sample image_sample_d image_sample_l image_sample_b
        image_sample_lz image_sample_o image_sample_d_o image_sample_l_o image_sample_b_o image_sample_lz_o
        image_sample_d_g16 image_sample_d_o_g16 image_gather4 image_gather4_l image_gather4_b image_gather4_lz
        image_gather4_o image_gather4_lz_o image_get_resinfo;
    Computes::Unsupported, Kind::Nothing =>
        s_code_end v_illegal ds_bvh_stack_rtn_b32 ds_gws_sema_release_all ds_gws_sema_v ds_gws_sema_br ds_gws_sema_p
        ds_ordered_count ds_add_gs_reg_rtn ds_sub_gs_reg_rtn image_load_pck image_load_pck_sgn image_load_mip_pck
        image_load_mip_pck_sgn image_store_pck image_store_mip_pck image_msaa_load image_atomic_swap
        image_atomic_cmpswap image_atomic_add image_atomic_sub image_atomic_smin image_atomic_umin image_atomic_smax
        image_atomic_umax image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc image_atomic_dec
        image_sample_c image_sample_c_d image_sample_c_l image_sample_c_b image_sample_c_lz image_sample_c_o
        image_sample_c_d_o image_sample_c_l_o image_sample_c_b_o image_sample_c_lz_o image_sample_c_d_g16
        image_sample_c_d_o_g16 image_sample_cl image_sample_d_cl image_sample_b_cl image_sample_c_cl
        image_sample_c_d_cl image_sample_c_b_cl image_sample_cl_o image_sample_d_cl_o image_sample_b_cl_o
        image_sample_c_cl_o image_sample_c_d_cl_o image_sample_c_b_cl_o image_sample_c_d_cl_g16
        image_sample_d_cl_o_g16 image_sample_c_d_cl_o_g16 image_sample_d_cl_g16 image_gather4_c image_gather4_c_lz
        image_gather4_c_lz_o image_gather4_cl image_gather4_b_cl image_gather4_c_cl image_gather4_c_l
        image_gather4_c_b image_gather4_c_b_cl image_gather4h image_get_lod image_bvh_intersect_ray
        image_bvh64_intersect_ray exp;
}

#[cfg(test)]
mod tests {
    use super::super::control;
    use super::super::ops::{self, exchange, scalar, wmma, wmma64};
    use super::*;
    use t0_isa::isa::{Format, MemKind, Space};

    /// Whether the family has the handler that the row claims.
    fn has_handler(op: Op) -> bool {
        let (desc, mem) = (op.desc(), op.desc().mem);
        match row(op).computes {
            Computes::Nothing | Computes::Unsupported => true,
            Computes::Branch => control::branch(op).is_some(),
            Computes::Subvector => control::subvector(op).is_some(),
            Computes::ProgramCounter => control::program_counter(op).is_some(),
            Computes::Control => control::find(op).is_some(),
            Computes::Scalar => scalar::find(op).is_some(),
            Computes::ScalarMemory => mem.is_some_and(|mem| matches!(mem.space, Space::Scalar | Space::ScalarBuffer)),
            Computes::Vector(find) => find(op).is_some(),
            Computes::Matrix => wmma::find(op).is_some() && wmma64::find(op).is_some(),
            Computes::BetweenLanes => op == Op::v_swap_b16 || ops::cross::between_lanes(op).is_some(),
            Computes::Interpolation => desc.format == Format::VINTERP,
            Computes::Parameter => desc.format == Format::LDSDIR,
            Computes::Image => desc.format == Format::MIMG,
            Computes::Exchange => exchange::find(op).is_some(),
            Computes::Counter => exchange::counter(op).is_some(),
            Computes::Lds | Computes::VectorMemory => mem.is_some_and(|mem| match mem.kind {
                MemKind::Atomic => {
                    desc.atomic.and_then(|(what, ty)| super::super::memory::atomic::find(what, ty)).is_some()
                }
                MemKind::Load | MemKind::Store => mem.format || super::super::memory::transfer::find(&mem).is_some(),
                MemKind::Cache => false,
            }),
        }
    }

    #[test]
    fn every_instruction_has_a_handler_or_is_listed_as_unsupported() {
        let without: Vec<Op> = Op::ALL.iter().copied().filter(|&op| !has_handler(op)).collect();
        assert!(without.is_empty(), "rows whose family has no handler: {without:?}");
    }

    #[test]
    fn definedness_has_the_form_that_the_unit_asks_for() {
        for &op in Op::ALL {
            let Row { computes, defined } = row(op);
            let fits = matches!(
                (computes, defined),
                (Computes::Vector(_), Kind::Vector(_) | Kind::Moves)
                    | (Computes::Interpolation, Kind::Vector(_))
                    | (Computes::Matrix, Kind::Matrix)
                    | (Computes::BetweenLanes, Kind::Moves)
                    | (Computes::Scalar, Kind::Scalar(_))
                    | (Computes::Control | Computes::Nothing, Kind::Nothing | Kind::Scalar(_))
                    | (Computes::Branch | Computes::Subvector, Kind::Branch)
                    | (Computes::ProgramCounter, Kind::Branch | Kind::Jump | Kind::Scalar(_))
                    | (Computes::ScalarMemory, Kind::ScalarLoad | Kind::Nothing)
                    | (Computes::Exchange, Kind::Exchange)
                    | (Computes::Lds | Computes::VectorMemory | Computes::Image | Computes::Counter, Kind::Memory)
                    | (Computes::Parameter | Computes::Unsupported, Kind::Nothing)
            );
            assert!(fits, "{op:?}: {computes:?}, {defined:?}");
        }
    }
}
