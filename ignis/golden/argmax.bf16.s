; 16 VGPRs, 64 SGPRs, 64 bytes of LDS, 0 of scratch, 624 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b32 s3, s[0:1], 0x34
    s_load_b512 s[16:31], s[0:1], 0x40
    s_load_b512 s[32:47], s[0:1], 0x80
    s_load_b512 s[48:63], s[0:1], 0xc0
    s_load_b64 s[0:1], s[0:1], 0x100
    v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v12, 0
    s_mov_b32 s12, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    v_lshrrev_b32_e32 v0, 5, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_readfirstlane_b32 s14, v0
    s_or_b32 s5, s5, 0x20000
    s_or_b32 s9, s9, 0x40000
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    s_mul_hi_u32 s15, s13, s23
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s13
    s_lshr_b32 s15, s15, s29
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s17, s15, s17
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
    s_mov_b32 s15, s13
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_mul_hi_u32 s23, s15, s24
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s23, s23, s15
    s_lshr_b32 s23, s23, s30
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s23, s18
    s_sub_u32 s15, s15, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s36
    s_add_u32 s17, s17, s15
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    s_mul_i32 s18, s15, s36
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s18
L5:
    s_mov_b32 s23, s15
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_mul_hi_u32 s15, s23, s25
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s23
    s_lshr_b32 s15, s15, s31
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s15, s19
    s_sub_u32 s18, s23, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s18, s37
    s_add_u32 s17, s17, s18
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    s_mul_i32 s15, s23, s37
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s15
L8:
    s_mov_b32 s15, s23
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_mul_hi_u32 s18, s15, s26
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s18, s18, s15
    s_lshr_b32 s18, s18, s32
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s19, s18, s20
    s_sub_u32 s15, s15, s19
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s38
    s_add_u32 s17, s17, s15
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    s_mul_i32 s18, s15, s38
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s18
L11:
    s_mov_b32 s18, s15
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_mul_hi_u32 s15, s18, s27
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s15, s15, s18
    s_lshr_b32 s15, s15, s33
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s19, s15, s21
    s_sub_u32 s18, s18, s19
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s18, s18, s39
    s_add_u32 s17, s17, s18
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    s_mul_i32 s15, s18, s39
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s15
L14:
    s_mov_b32 s15, s18
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_mul_hi_u32 s16, s15, s28
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_add_u32 s16, s16, s15
    s_lshr_b32 s16, s16, s34
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s16, s16, s22
    s_sub_u32 s15, s15, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_mul_i32 s15, s15, s40
    s_add_u32 s17, s17, s15
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    s_mul_i32 s15, s15, s40
    s_delay_alu instid0(SALU_CYCLE_1)
    s_add_u32 s17, s17, s15
L17:
    v_dual_mov_b32 v2, 0xff800000 :: v_dual_mov_b32 v3, v1
    v_mov_b32_e32 v0, -1
    s_branch L37
L18:
    s_mov_b32 exec_lo, s15
    s_cmp_lt_u32 1, s41
    s_cbranch_scc0 L19
    v_mul_hi_u32 v4, v3, s48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v4, v4, v3
    v_lshrrev_b32_e32 v4, s54, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v5, v4, s42
    v_sub_nc_u32_e32 v5, v3, v5
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v5, v5, s60
    s_branch L22
L19:
    s_cmp_eq_u32 1, s41
    s_cbranch_scc1 L20
    v_mov_b32_e32 v5, 0
    s_branch L21
L20:
    v_mul_lo_u32 v5, v3, s60
L21:
    v_mov_b32_e32 v4, v3
L22:
    s_cmp_lt_u32 2, s41
    s_cbranch_scc0 L23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v4, s49
    v_add_nc_u32_e32 v6, v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s55, v6
    v_mul_lo_u32 v7, v6, s43
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v4, v4, v7
    v_mul_lo_u32 v4, v4, s61
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
    s_branch L25
L23:
    s_cmp_eq_u32 2, s41
    s_cbranch_scc0 L24
    v_mul_lo_u32 v6, v4, s61
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
L24:
    v_mov_b32_e32 v6, v4
L25:
    s_cmp_lt_u32 3, s41
    s_cbranch_scc0 L26
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v4, v6, s50
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v4, s56, v4
    v_mul_lo_u32 v7, v4, s44
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
    s_branch L28
L26:
    s_cmp_eq_u32 3, s41
    s_cbranch_scc0 L27
    v_mul_lo_u32 v4, v6, s62
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
L27:
    v_mov_b32_e32 v4, v6
L28:
    s_cmp_lt_u32 4, s41
    s_cbranch_scc0 L29
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v4, s51
    v_add_nc_u32_e32 v6, v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s57, v6
    v_mul_lo_u32 v7, v6, s45
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v4, v4, v7
    v_mul_lo_u32 v4, v4, s63
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
    s_branch L31
L29:
    s_cmp_eq_u32 4, s41
    s_cbranch_scc0 L30
    v_mul_lo_u32 v6, v4, s63
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
L30:
    v_mov_b32_e32 v6, v4
L31:
    s_cmp_lt_u32 5, s41
    s_cbranch_scc0 L32
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v4, v6, s52
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v4, s58, v4
    v_mul_lo_u32 v7, v4, s46
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v6, v6, v7
    v_mul_lo_u32 v6, v6, s0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v6
    s_branch L34
L32:
    s_cmp_eq_u32 5, s41
    s_cbranch_scc0 L33
    v_mul_lo_u32 v4, v6, s0
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
L33:
    v_mov_b32_e32 v4, v6
L34:
    s_cmp_lt_u32 6, s41
    s_cbranch_scc0 L35
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v6, v4, s53
    v_add_nc_u32_e32 v6, v6, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v6, s59, v6
    v_mul_lo_u32 v6, v6, s47
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v4, v4, v6
    v_mul_lo_u32 v4, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
    s_branch L36
L35:
    s_cmp_eq_u32 6, s41
    s_cbranch_scc0 L36
    v_mul_lo_u32 v4, v4, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v5, v5, v4
L36:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v4, s17, v5
    v_and_b32_e32 v5, 0x7fffffff, v2
    v_cmp_eq_u32_e32 vcc_lo, -1, v0
    v_cmp_ge_u32_e64 s16, 0x7f800000, v5
    buffer_load_u16 v4, v4, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v4, 16, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e64 s18, v4, v2
    v_and_b32_e32 v5, 0x7fffffff, v4
    v_cmp_lt_u32_e64 s19, 0x7f800000, v5
    s_or_b32 s15, vcc_lo, s18
    s_and_b32 s16, s19, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s15, s15, s16
    v_cndmask_b32_e64 v2, v2, v4, s15
    v_cndmask_b32_e64 v0, v0, v3, s15
    v_add_nc_u32_e64 v3, v3, 0x100 clamp
L37:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s3, v3
    s_and_b32 s15, exec_lo, vcc_lo
    s_cbranch_scc1 L18
    s_mov_b32 exec_lo, s2
    s_lshl_b32 s0, s14, 2
    s_barrier
    v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v4, 0x7fffffff, v2
    v_mov_b32_dpp v5, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s1, -1, v0
    v_mov_b32_e32 v6, s0
    v_and_b32_e32 v7, 0x7fffffff, v3
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v4
    v_cmp_gt_f32_e64 s3, v3, v2
    v_cmp_eq_f32_e64 s4, v3, v2
    v_cmp_lt_u32_e64 s5, v5, v0
    v_cmp_lt_u32_e64 s6, 0x7f800000, v7
    v_cmp_ne_u32_e64 s7, -1, v5
    v_cmp_eq_u32_e64 s14, 0, v1
    s_and_not1_b32 s15, s6, vcc_lo
    s_and_b32 s0, s6, vcc_lo
    s_or_b32 s3, s3, s15
    s_or_b32 s0, s4, s0
    s_or_b32 s1, s1, s3
    s_and_b32 s0, s0, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s1, s0
    s_and_b32 s0, s7, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v2, v3, s0
    v_cndmask_b32_e64 v0, v0, v5, s0
    v_mov_b32_dpp v2, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v3, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s0, -1, v0
    v_cmp_gt_f32_e64 s1, v2, v1
    v_and_b32_e32 v5, 0x7fffffff, v2
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v3
    v_cmp_eq_f32_e64 s4, v2, v1
    v_cmp_lt_u32_e64 s5, v4, v0
    v_cmp_ne_u32_e64 s6, -1, v4
    v_cmp_lt_u32_e64 s7, 0x7f800000, v5
    s_and_not1_b32 s15, s7, vcc_lo
    s_and_b32 s3, s7, vcc_lo
    s_or_b32 s1, s1, s15
    s_or_b32 s3, s4, s3
    s_or_b32 s0, s0, s1
    s_and_b32 s1, s3, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s0, s1
    s_and_b32 s0, s6, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_cndmask_b32_e64 v0, v0, v4, s0
    v_mov_b32_dpp v2, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v3, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mov_b32_dpp v4, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s0, -1, v0
    v_cmp_gt_f32_e64 s1, v2, v1
    v_and_b32_e32 v5, 0x7fffffff, v2
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v3
    v_cmp_eq_f32_e64 s4, v2, v1
    v_cmp_lt_u32_e64 s5, v4, v0
    v_cmp_ne_u32_e64 s6, -1, v4
    v_cmp_lt_u32_e64 s7, 0x7f800000, v5
    s_and_not1_b32 s15, s7, vcc_lo
    s_and_b32 s3, s7, vcc_lo
    s_or_b32 s1, s1, s15
    s_or_b32 s3, s4, s3
    s_or_b32 s0, s0, s1
    s_and_b32 s1, s3, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s0, s1
    s_and_b32 s0, s6, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_cndmask_b32_e64 v0, v0, v4, s0
    v_mov_b32_dpp v2, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_and_b32_e32 v3, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_mov_b32_dpp v4, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s0, -1, v0
    v_cmp_gt_f32_e64 s1, v2, v1
    v_and_b32_e32 v5, 0x7fffffff, v2
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v3
    v_cmp_eq_f32_e64 s4, v2, v1
    v_cmp_lt_u32_e64 s5, v4, v0
    v_cmp_ne_u32_e64 s6, -1, v4
    v_cmp_lt_u32_e64 s7, 0x7f800000, v5
    s_and_not1_b32 s15, s7, vcc_lo
    s_and_b32 s3, s7, vcc_lo
    s_or_b32 s1, s1, s15
    s_or_b32 s3, s4, s3
    s_or_b32 s0, s0, s1
    s_and_b32 s1, s3, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s0, s1
    s_and_b32 s0, s6, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_cndmask_b32_e64 v0, v0, v4, s0
    v_permlanex16_b32 v2, v1, 0x76543210, s12 op_sel:[0,1]
    v_and_b32_e32 v3, 0x7fffffff, v1
    s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
    v_permlanex16_b32 v4, v0, 0x76543210, s12 op_sel:[0,1]
    v_cmp_eq_u32_e64 s0, -1, v0
    v_cmp_gt_f32_e64 s1, v2, v1
    v_and_b32_e32 v5, 0x7fffffff, v2
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v3
    v_cmp_eq_f32_e64 s4, v2, v1
    v_cmp_lt_u32_e64 s5, v4, v0
    v_cmp_ne_u32_e64 s6, -1, v4
    v_cmp_lt_u32_e64 s7, 0x7f800000, v5
    s_and_not1_b32 s12, s7, vcc_lo
    s_and_b32 s3, s7, vcc_lo
    s_or_b32 s1, s1, s12
    s_or_b32 s3, s4, s3
    s_or_b32 s0, s0, s1
    s_and_b32 s1, s3, s5
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s0, s1
    s_and_b32 s0, s6, s0
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, v2, s0
    v_cndmask_b32_e64 v0, v0, v4, s0
    v_readlane_b32 s0, v1, 0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_readlane_b32 s1, v0, 0
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s1
    ds_store_2addr_b32 v6, v0, v1 offset1:8
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b128 v[0:3], v12
    ds_load_b128 v[4:7], v12 offset:32
    ds_load_b128 v[8:11], v12 offset:16
    ds_load_b128 v[12:15], v12 offset:48
    s_waitcnt lgkmcnt(3)
    v_readfirstlane_b32 s0, v0
    v_readfirstlane_b32 s1, v1
    s_waitcnt lgkmcnt(2)
    v_readfirstlane_b32 s3, v4
    v_readfirstlane_b32 s4, v5
    v_readfirstlane_b32 s5, v2
    v_readfirstlane_b32 s6, v6
    v_cmp_gt_f32_e64 vcc_lo, s1, s0
    v_cmp_eq_f32_e64 s12, s1, s0
    v_readfirstlane_b32 s15, v3
    v_readfirstlane_b32 s16, v7
    s_waitcnt lgkmcnt(1)
    v_readfirstlane_b32 s17, v8
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s18, v12
    v_readfirstlane_b32 s19, v9
    v_readfirstlane_b32 s20, v13
    v_readfirstlane_b32 s21, v10
    v_readfirstlane_b32 s22, v14
    v_readfirstlane_b32 s23, v11
    s_and_b32 s24, s0, 0x7fffffff
    s_and_b32 s25, s1, 0x7fffffff
    s_cmp_eq_u32 s3, -1
    s_cselect_b32 s26, exec_lo, 0
    s_cmp_gt_u32 s25, 0x7f800000
    s_cselect_b32 s25, exec_lo, 0
    s_cmp_gt_u32 s24, 0x7f800000
    s_cselect_b32 s24, exec_lo, 0
    s_cmp_lt_u32 s4, s3
    s_cselect_b32 s27, exec_lo, 0
    s_and_not1_b32 s28, s25, s24
    s_and_b32 s24, s25, s24
    s_cmp_lg_u32 s4, -1
    s_cselect_b32 s25, exec_lo, 0
    s_or_b32 s7, vcc_lo, s28
    s_or_b32 s12, s12, s24
    s_and_b32 s24, s5, 0x7fffffff
    s_or_b32 s7, s26, s7
    s_and_b32 s12, s12, s27
    s_cmp_gt_u32 s24, 0x7f800000
    s_cselect_b32 s24, exec_lo, 0
    s_or_b32 s7, s7, s12
    s_cmp_lg_u32 s6, -1
    s_cselect_b32 s12, exec_lo, 0
    s_and_b32 s7, s25, s7
    s_and_b32 s25, s15, 0x7fffffff
    s_cmp_lg_u32 s16, -1
    s_cselect_b32 s26, exec_lo, 0
    s_and_b32 s27, s7, exec_lo
    s_cselect_b32 s0, s1, s0
    s_and_b32 s1, s7, exec_lo
    s_cselect_b32 s1, s4, s3
    v_cmp_gt_f32_e64 vcc_lo, s5, s0
    v_cmp_eq_f32_e64 s4, s5, s0
    s_and_b32 s7, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s27, exec_lo, 0
    s_cmp_gt_u32 s7, 0x7f800000
    s_cselect_b32 s7, exec_lo, 0
    s_cmp_lt_u32 s6, s1
    s_cselect_b32 s28, exec_lo, 0
    s_and_not1_b32 s29, s24, s7
    s_and_b32 s7, s24, s7
    s_cmp_gt_u32 s25, 0x7f800000
    s_cselect_b32 s24, exec_lo, 0
    s_and_b32 s25, s17, 0x7fffffff
    s_cmp_lg_u32 s18, -1
    s_cselect_b32 s30, exec_lo, 0
    s_cmp_gt_u32 s25, 0x7f800000
    s_cselect_b32 s25, exec_lo, 0
    s_or_b32 s3, vcc_lo, s29
    s_or_b32 s4, s4, s7
    s_and_b32 s7, s19, 0x7fffffff
    s_or_b32 s3, s27, s3
    s_and_b32 s4, s4, s28
    s_cmp_gt_u32 s7, 0x7f800000
    s_cselect_b32 s7, exec_lo, 0
    s_or_b32 s3, s3, s4
    s_cmp_lg_u32 s20, -1
    s_cselect_b32 s4, exec_lo, 0
    s_and_b32 s3, s12, s3
    s_and_b32 s12, s21, 0x7fffffff
    s_cmp_lg_u32 s22, -1
    s_cselect_b32 s27, exec_lo, 0
    s_and_b32 s28, s3, exec_lo
    s_cselect_b32 s0, s5, s0
    s_and_b32 s3, s3, exec_lo
    s_cselect_b32 s1, s6, s1
    v_cmp_gt_f32_e64 vcc_lo, s15, s0
    v_cmp_eq_f32_e64 s5, s15, s0
    s_and_b32 s6, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s28, exec_lo, 0
    s_cmp_gt_u32 s6, 0x7f800000
    s_cselect_b32 s6, exec_lo, 0
    s_cmp_lt_u32 s16, s1
    s_cselect_b32 s29, exec_lo, 0
    s_and_not1_b32 s31, s24, s6
    s_and_b32 s6, s24, s6
    s_cmp_gt_u32 s12, 0x7f800000
    s_cselect_b32 s12, exec_lo, 0
    v_readfirstlane_b32 s24, v15
    s_and_b32 s32, s23, 0x7fffffff
    s_or_b32 s3, vcc_lo, s31
    s_or_b32 s5, s5, s6
    s_cmp_gt_u32 s32, 0x7f800000
    s_cselect_b32 s6, exec_lo, 0
    s_or_b32 s3, s28, s3
    s_and_b32 s5, s5, s29
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s3, s5
    s_and_b32 s3, s26, s3
    s_cmp_lg_u32 s24, -1
    s_cselect_b32 s5, exec_lo, 0
    s_and_b32 s26, s3, exec_lo
    s_cselect_b32 s0, s15, s0
    s_and_b32 s3, s3, exec_lo
    s_cselect_b32 s1, s16, s1
    v_cmp_gt_f32_e64 vcc_lo, s17, s0
    v_cmp_eq_f32_e64 s15, s17, s0
    s_and_b32 s16, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s26, exec_lo, 0
    s_cmp_gt_u32 s16, 0x7f800000
    s_cselect_b32 s16, exec_lo, 0
    s_cmp_lt_u32 s18, s1
    s_cselect_b32 s28, exec_lo, 0
    s_and_not1_b32 s29, s25, s16
    s_and_b32 s16, s25, s16
    s_or_b32 s3, vcc_lo, s29
    s_or_b32 s15, s15, s16
    s_or_b32 s3, s26, s3
    s_and_b32 s15, s15, s28
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s3, s15
    s_and_b32 s3, s30, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s15, s3, exec_lo
    s_cselect_b32 s0, s17, s0
    s_and_b32 s3, s3, exec_lo
    s_cselect_b32 s1, s18, s1
    v_cmp_gt_f32_e64 vcc_lo, s19, s0
    v_cmp_eq_f32_e64 s15, s19, s0
    s_and_b32 s16, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s17, exec_lo, 0
    s_cmp_gt_u32 s16, 0x7f800000
    s_cselect_b32 s16, exec_lo, 0
    s_cmp_lt_u32 s20, s1
    s_cselect_b32 s18, exec_lo, 0
    s_and_not1_b32 s25, s7, s16
    s_and_b32 s7, s7, s16
    s_or_b32 s3, vcc_lo, s25
    s_or_b32 s7, s15, s7
    s_or_b32 s3, s17, s3
    s_and_b32 s7, s7, s18
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s3, s7
    s_and_b32 s3, s4, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, s3, exec_lo
    s_cselect_b32 s0, s19, s0
    s_and_b32 s3, s3, exec_lo
    s_cselect_b32 s1, s20, s1
    v_cmp_gt_f32_e64 vcc_lo, s21, s0
    v_cmp_eq_f32_e64 s4, s21, s0
    s_and_b32 s7, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s15, exec_lo, 0
    s_cmp_gt_u32 s7, 0x7f800000
    s_cselect_b32 s7, exec_lo, 0
    s_cmp_lt_u32 s22, s1
    s_cselect_b32 s16, exec_lo, 0
    s_and_not1_b32 s17, s12, s7
    s_and_b32 s7, s12, s7
    s_or_b32 s3, vcc_lo, s17
    s_or_b32 s4, s4, s7
    s_or_b32 s3, s15, s3
    s_and_b32 s4, s4, s16
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s3, s3, s4
    s_and_b32 s3, s27, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s4, s3, exec_lo
    s_cselect_b32 s0, s21, s0
    s_and_b32 s3, s3, exec_lo
    s_cselect_b32 s1, s22, s1
    v_cmp_gt_f32_e64 vcc_lo, s23, s0
    v_cmp_eq_f32_e64 s4, s23, s0
    s_and_b32 s0, s0, 0x7fffffff
    s_cmp_eq_u32 s1, -1
    s_cselect_b32 s7, exec_lo, 0
    s_cmp_gt_u32 s0, 0x7f800000
    s_cselect_b32 s0, exec_lo, 0
    s_cmp_lt_u32 s24, s1
    s_cselect_b32 s12, exec_lo, 0
    s_and_not1_b32 s15, s6, s0
    s_and_b32 s0, s6, s0
    s_or_b32 s3, vcc_lo, s15
    s_or_b32 s0, s4, s0
    s_or_b32 s3, s7, s3
    s_and_b32 s0, s0, s12
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s3, s0
    s_and_b32 s0, s5, s0
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s0, s0, exec_lo
    s_cselect_b32 s0, s24, s1
    s_and_b32 s1, exec_lo, s14
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_dual_mov_b32 v0, s0 :: v_dual_mov_b32 v1, s13
    buffer_store_b32 v0, v1, s[8:11], 0 idxen
L38:
    s_endpgm
