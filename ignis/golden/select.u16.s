; 8 VGPRs, 60 SGPRs, 0 bytes of LDS, 0 of scratch, 210 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[48:51], s[0:1], 0x30
    s_load_b128 s[52:55], s[0:1], 0x48
    s_load_b512 s[16:31], s[0:1], 0x60
    s_load_b512 s[32:47], s[0:1], 0xa0
    s_load_b128 s[56:59], s[0:1], 0xe0
    s_load_b32 s0, s[0:1], 0xf0
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s51, 0x11016000
    s_mov_b32 s55, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_or_b32 s5, s5, 0x40000
    s_or_b32 s9, s9, 0x20000
    s_or_b32 s49, s49, 0x20000
    s_or_b32 s53, s53, 0x20000
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    v_mul_hi_u32 v1, v0, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s29, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v2, v1, s17
    v_sub_nc_u32_e32 v2, v0, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v3, v2, s41
    v_mul_lo_u32 v4, v2, s47
    v_mul_lo_u32 v2, v2, s35
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    v_mov_b32_e32 v2, 0
    s_branch L2
L1:
    v_mul_lo_u32 v3, v0, s41
    v_mul_lo_u32 v4, v0, s47
    v_mul_lo_u32 v2, v0, s35
L2:
    v_mov_b32_e32 v1, v0
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v5, v1, s24
    v_add_nc_u32_e32 v5, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v5, s30, v5
    v_mul_lo_u32 v6, v5, s18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s42
    v_mul_lo_u32 v7, v1, s56
    v_mul_lo_u32 v1, v1, s36
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    v_mul_lo_u32 v5, v1, s42
    v_mul_lo_u32 v6, v1, s56
    v_mul_lo_u32 v7, v1, s36
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v5
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v7
L5:
    v_mov_b32_e32 v5, v1
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v5, s25
    v_add_nc_u32_e32 v1, v1, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s31, v1
    v_mul_lo_u32 v6, v1, s19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v5, v5, v6
    v_mul_lo_u32 v6, v5, s43
    v_mul_lo_u32 v7, v5, s57
    v_mul_lo_u32 v5, v5, s37
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    v_mul_lo_u32 v1, v5, s43
    v_mul_lo_u32 v6, v5, s57
    v_mul_lo_u32 v7, v5, s37
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v1
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v7
L8:
    v_mov_b32_e32 v1, v5
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v5, v1, s26
    v_add_nc_u32_e32 v5, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v5, s32, v5
    v_mul_lo_u32 v6, v5, s20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v6
    v_mul_lo_u32 v6, v1, s44
    v_mul_lo_u32 v7, v1, s58
    v_mul_lo_u32 v1, v1, s38
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    v_mul_lo_u32 v5, v1, s44
    v_mul_lo_u32 v6, v1, s58
    v_mul_lo_u32 v7, v1, s38
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v5
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v7
L11:
    v_mov_b32_e32 v5, v1
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v5, s27
    v_add_nc_u32_e32 v1, v1, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s33, v1
    v_mul_lo_u32 v6, v1, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v5, v5, v6
    v_mul_lo_u32 v6, v5, s45
    v_mul_lo_u32 v7, v5, s59
    v_mul_lo_u32 v5, v5, s39
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v6
    v_add_nc_u32_e32 v4, v4, v7
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    v_mul_lo_u32 v1, v5, s45
    v_mul_lo_u32 v6, v5, s59
    v_mul_lo_u32 v7, v5, s39
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v1
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v7
L14:
    v_mov_b32_e32 v1, v5
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v5, v1, s28
    v_add_nc_u32_e32 v5, v5, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v5, s34, v5
    v_mul_lo_u32 v5, v5, s22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v5
    v_mul_lo_u32 v5, v1, s46
    v_mul_lo_u32 v6, v1, s0
    v_mul_lo_u32 v1, v1, s40
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v5
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v1
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    v_mul_lo_u32 v5, v1, s46
    v_mul_lo_u32 v6, v1, s0
    v_mul_lo_u32 v1, v1, s40
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v3, v3, v5
    v_add_nc_u32_e32 v4, v4, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v1
L17:
    buffer_load_b32 v1, v2, s[4:7], 0 idxen
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32_e64 s0, 0, v1
    s_and_b32 s1, exec_lo, s0
    s_and_not1_b32 s3, exec_lo, s0
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    buffer_load_u16 v1, v3, s[8:11], 0 idxen
    s_mov_b32 exec_lo, s2
L18:
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s3
    buffer_load_u16 v2, v4, s[48:51], 0 idxen
    s_mov_b32 exec_lo, s2
L19:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, v2, v1, s0
    buffer_store_b16 v1, v0, s[52:55], 0 idxen
    s_endpgm
