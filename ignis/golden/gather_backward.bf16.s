; 8 VGPRs, 60 SGPRs, 0 bytes of LDS, 0 of scratch, 267 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[48:51], s[0:1], 0x30
    s_load_b128 s[52:55], s[0:1], 0x48
    s_load_b64 s[2:3], s[0:1], 0x58
    s_load_b512 s[16:31], s[0:1], 0x68
    s_load_b512 s[32:47], s[0:1], 0xa8
    s_load_b128 s[56:59], s[0:1], 0xe8
    s_load_b32 s0, s[0:1], 0xf8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s51, 0x11016000
    s_or_b32 s5, s5, 0x20000
    s_or_b32 s9, s9, 0x40000
    s_or_b32 s49, s49, 0x20000
    s_cmp_eq_u32 s3, 1
    s_cbranch_scc0 L0
    v_lshl_add_u32 v0, s13, 8, v0
    v_mov_b32_e32 v1, s14
    s_branch L1
L0:
    v_lshl_add_u32 v1, s13, 8, v0
    v_mov_b32_e32 v0, s14
L1:
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, s23
    v_add_nc_u32_e32 v2, v2, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v2, s29, v2
    v_mul_lo_u32 v3, v2, s17
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s35
    v_mul_lo_u32 v4, v1, s41
    v_mul_lo_u32 v5, v1, s47
    s_branch L5
L2:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L3
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_mov_b32_e32 v5, 0
    s_branch L4
L3:
    v_mul_lo_u32 v3, v1, s35
    v_mul_lo_u32 v4, v1, s41
    v_mul_lo_u32 v5, v1, s47
L4:
    v_mov_b32_e32 v2, v1
L5:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v2, s24
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s30, v1
    v_mul_lo_u32 v6, v1, s18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, v2, v6
    v_mul_lo_u32 v6, v2, s36
    v_mul_lo_u32 v7, v2, s42
    v_mul_lo_u32 v2, v2, s56
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v2
    s_branch L8
L6:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L7
    v_mul_lo_u32 v1, v2, s36
    v_mul_lo_u32 v6, v2, s42
    v_mul_lo_u32 v7, v2, s56
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v1
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v7
L7:
    v_mov_b32_e32 v1, v2
L8:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, s25
    v_add_nc_u32_e32 v2, v2, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v2, s31, v2
    v_mul_lo_u32 v6, v2, s19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s37
    v_mul_lo_u32 v7, v1, s43
    v_mul_lo_u32 v1, v1, s57
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L11
L9:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L10
    v_mul_lo_u32 v2, v1, s37
    v_mul_lo_u32 v6, v1, s43
    v_mul_lo_u32 v7, v1, s57
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v2
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v7
L10:
    v_mov_b32_e32 v2, v1
L11:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L12
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v2, s26
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s32, v1
    v_mul_lo_u32 v6, v1, s20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v2, v2, v6
    v_mul_lo_u32 v6, v2, s38
    v_mul_lo_u32 v7, v2, s44
    v_mul_lo_u32 v2, v2, s58
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v2
    s_branch L14
L12:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L13
    v_mul_lo_u32 v1, v2, s38
    v_mul_lo_u32 v6, v2, s44
    v_mul_lo_u32 v7, v2, s58
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v1
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v7
L13:
    v_mov_b32_e32 v1, v2
L14:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L15
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v2, v1, s27
    v_add_nc_u32_e32 v2, v2, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v2, s33, v2
    v_mul_lo_u32 v6, v2, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s39
    v_mul_lo_u32 v7, v1, s45
    v_mul_lo_u32 v1, v1, s59
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L17
L15:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L16
    v_mul_lo_u32 v2, v1, s39
    v_mul_lo_u32 v6, v1, s45
    v_mul_lo_u32 v7, v1, s59
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v2
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v7
L16:
    v_mov_b32_e32 v2, v1
L17:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v2, s28
    v_add_nc_u32_e32 v1, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s34, v1
    v_mul_lo_u32 v1, v1, s22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v2, v1
    v_mul_lo_u32 v2, v1, s40
    v_mul_lo_u32 v6, v1, s46
    v_mul_lo_u32 v1, v1, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v2
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v1
    s_branch L19
L18:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L19
    v_mul_lo_u32 v1, v2, s40
    v_mul_lo_u32 v6, v2, s46
    v_mul_lo_u32 v2, v2, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v1
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v5, v5, v2
L19:
    v_mul_lo_u32 v1, v0, s55
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v4, v1
    buffer_load_b32 v1, v1, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_gt_u32_e64 s0, s52, v1
    v_cndmask_b32_e64 v2, 0, 1, s0
    s_mov_b32 s1, 0
    s_branch L22
L20:
    s_mov_b32 exec_lo, s3
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_b32 s13, exec_lo, s0
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s13
    s_mul_i32 s13, s1, s55
    s_delay_alu instid0(SALU_CYCLE_1)
    v_add_nc_u32_e32 v2, s13, v4
    buffer_load_b32 v2, v2, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32_e64 s14, v2, v1
    s_mov_b32 exec_lo, s3
L21:
    s_and_b32 s0, s0, s14
    s_add_u32 s1, s1, 1
    v_cndmask_b32_e64 v2, 0, 1, s0
L22:
    v_cmp_lt_u32_e32 vcc_lo, s1, v0
    s_and_b32 s3, exec_lo, vcc_lo
    s_cbranch_scc1 L20
    s_mov_b32 exec_lo, s12
    v_cmp_ne_u32_e32 vcc_lo, 0, v2
    s_and_b32 s0, exec_lo, vcc_lo
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s0
    v_mov_b32_e32 v2, 0
    s_branch L25
L23:
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v6, v0, s55
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v4, v6
    buffer_load_b32 v6, v6, s[8:11], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_eq_u32_e64 s3, v6, v1
    s_and_b32 s13, exec_lo, s3
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s13
    v_mul_lo_u32 v6, v0, s2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v6, v5, v6
    buffer_load_u16 v6, v6, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v6, 16, v6
    v_add_f32_e32 v6, v2, v6
    s_mov_b32 exec_lo, s1
L24:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v2, v2, v6, s3
    v_add_nc_u32_e32 v0, 1, v0
L25:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s53, v0
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc1 L23
    s_mov_b32 exec_lo, s0
    v_mul_lo_u32 v0, v1, s54
    v_bfe_u32 v1, v2, 16, 1
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s0, v2, v2
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_add_nc_u32_e32 v0, v3, v0
    v_add3_u32 v1, v2, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v1, v1, v4, s0
    buffer_store_d16_hi_b16 v1, v0, s[48:51], 0 idxen
L26:
    s_endpgm
