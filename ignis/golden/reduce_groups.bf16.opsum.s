; 8 VGPRs, 67 SGPRs, 32 bytes of LDS, 0 of scratch, 338 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b64 s[2:3], s[0:1], 0x30
    s_load_b32 s15, s[0:1], 0x38
    s_load_b512 s[16:31], s[0:1], 0x40
    s_load_b512 s[32:47], s[0:1], 0x80
    s_load_b512 s[48:63], s[0:1], 0xc0
    s_load_b64 s[64:65], s[0:1], 0x100
    s_load_b32 s0, s[0:1], 0x108
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v4, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s66, v0
    s_or_b32 s5, s5, 0x20000
    s_or_b32 s9, s9, 0x40000
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    s_mul_hi_u32 s23, s13, s23
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s23, s23, s13
    s_lshr_b32 s23, s23, s29
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s23, s17
    s_sub_u32 s17, s13, s17
    s_delay_alu instid0(SALU_CYCLE_1)
    s_mul_i32 s17, s17, s35
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    s_mov_b32 s17, 0
    s_branch L2
L1:
    s_mul_i32 s17, s13, s35
L2:
    s_mov_b32 s23, s13
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_mul_hi_u32 s24, s23, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s24, s24, s23
    s_lshr_b32 s24, s24, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s24, s18
    s_sub_u32 s18, s23, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s18, s36
    s_add_u32 s17, s17, s18
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    s_mul_i32 s18, s23, s36
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s18
L5:
    s_mov_b32 s24, s23
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_mul_hi_u32 s18, s24, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s18, s18, s24
    s_lshr_b32 s18, s18, s31
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s19, s18, s19
    s_sub_u32 s19, s24, s19
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s19, s19, s37
    s_add_u32 s17, s17, s19
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    s_mul_i32 s18, s24, s37
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s18
L8:
    s_mov_b32 s18, s24
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_mul_hi_u32 s19, s18, s26
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s19, s19, s18
    s_lshr_b32 s19, s19, s32
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s20, s19, s20
    s_sub_u32 s18, s18, s20
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s18, s38
    s_add_u32 s17, s17, s18
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    s_mul_i32 s19, s18, s38
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s19
L11:
    s_mov_b32 s19, s18
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_mul_hi_u32 s18, s19, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s18, s18, s19
    s_lshr_b32 s18, s18, s33
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s20, s18, s21
    s_sub_u32 s19, s19, s20
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s19, s19, s39
    s_add_u32 s17, s17, s19
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    s_mul_i32 s18, s19, s39
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s18
L14:
    s_mov_b32 s18, s19
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_mul_hi_u32 s16, s18, s28
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s18
    s_lshr_b32 s16, s16, s34
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s22
    s_sub_u32 s16, s18, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s40
    s_add_u32 s17, s17, s16
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    s_mul_i32 s16, s18, s40
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s16
L17:
    s_mul_i32 s16, s14, s15
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s16, s15
    s_min_u32 s3, s15, s3
    s_cmp_eq_u32 s41, 1
    s_cbranch_scc0 L20
    v_add_nc_u32_e32 v0, s16, v1
    v_mov_b32_e32 v2, 0
    s_branch L19
L18:
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v3, v0, s60
    v_add_nc_u32_e64 v0, v0, 0x100 clamp
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s17, v3
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v2, v2, v3
L19:
    s_delay_alu instid0(VALU_DEP_2)
    v_cmp_gt_u32_e32 vcc_lo, s3, v0
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L18
    s_mov_b32 exec_lo, s12
    s_branch L41
L20:
    v_add_nc_u32_e32 v0, s16, v1
    v_mov_b32_e32 v2, 0
    s_branch L40
L21:
    s_mov_b32 exec_lo, s15
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L22
    v_mul_hi_u32 v3, v0, s48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, v3, v0
    v_lshrrev_b32_e32 v3, s54, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v5, v3, s42
    v_sub_nc_u32_e32 v5, v0, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v5, v5, s60
    s_branch L25
L22:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L23
    v_mov_b32_e32 v5, 0
    s_branch L24
L23:
    v_mul_lo_u32 v5, v0, s60
L24:
    v_mov_b32_e32 v3, v0
L25:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v3, s49
    v_add_nc_u32_e32 v6, v6, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s55, v6
    v_mul_lo_u32 v7, v6, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, v3, v7
    v_mul_lo_u32 v3, v3, s61
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
    s_branch L28
L26:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L27
    v_mul_lo_u32 v6, v3, s61
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
L27:
    v_mov_b32_e32 v6, v3
L28:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v6, s50
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, s56, v3
    v_mul_lo_u32 v7, v3, s44
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
    s_branch L31
L29:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L30
    v_mul_lo_u32 v3, v6, s62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
L30:
    v_mov_b32_e32 v3, v6
L31:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v3, s51
    v_add_nc_u32_e32 v6, v6, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s57, v6
    v_mul_lo_u32 v7, v6, s45
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, v3, v7
    v_mul_lo_u32 v3, v3, s63
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
    s_branch L34
L32:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L33
    v_mul_lo_u32 v6, v3, s63
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
L33:
    v_mov_b32_e32 v6, v3
L34:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v3, v6, s52
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v3, s58, v3
    v_mul_lo_u32 v7, v3, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s64
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
    s_branch L37
L35:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L36
    v_mul_lo_u32 v3, v6, s64
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
L36:
    v_mov_b32_e32 v3, v6
L37:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L38
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v3, s53
    v_add_nc_u32_e32 v6, v6, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s59, v6
    v_mul_lo_u32 v6, v6, s47
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v3, v3, v6
    v_mul_lo_u32 v3, v3, s65
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
    s_branch L39
L38:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L39
    v_mul_lo_u32 v3, v3, s65
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v3
L39:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v3, s17, v5
    buffer_load_u16 v3, v3, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_add_f32_e32 v2, v2, v3
    v_add_nc_u32_e64 v0, v0, 0x100 clamp
L40:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v0
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L21
    s_mov_b32 exec_lo, s12
L41:
    v_add_f32_dpp v0, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_lshl_b32 s3, s66, 2
    s_barrier
    v_cmp_eq_u32_e64 s4, 0, v1
    v_mov_b32_e32 v1, s3
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_permlanex16_b32 v2, v0, 0x76543210, s1 op_sel:[0,1]
    v_add_f32_e32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readlane_b32 s1, v0, 0
    v_mov_b32_e32 v0, s1
    ds_store_b32 v1, v0
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v4
    ds_load_b128 v[4:7], v4 offset:16
    s_waitcnt lgkmcnt(1)
    v_readfirstlane_b32 s1, v0
    v_readfirstlane_b32 s3, v1
    v_readfirstlane_b32 s5, v2
    v_readfirstlane_b32 s6, v3
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s7, v4
    v_readfirstlane_b32 s15, v5
    v_add_f32_e64 v0, s1, s3
    v_readfirstlane_b32 s1, v6
    v_readfirstlane_b32 s3, v7
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, s5, v0
    v_add_f32_e32 v0, s6, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, s7, v0
    v_add_f32_e32 v0, s15, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, s1, v0
    v_add_f32_e32 v0, s3, v0
    s_and_b32 s1, exec_lo, s4
    s_cbranch_scc0 L42
    s_mul_i32 s2, s14, s2
    s_mov_b32 exec_lo, s1
    s_add_u32 s1, s2, s13
    s_delay_alu instid0(SALU_CYCLE_1)
    v_dual_mul_f32 v0, s0, v0 :: v_dual_mov_b32 v1, s1
    buffer_store_b32 v0, v1, s[8:11], 0 idxen
L42:
    s_endpgm
