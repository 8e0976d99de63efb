; 5 VGPRs, 44 SGPRs, 0 bytes of LDS, 0 of scratch, 161 instructions
    s_load_b128 s[32:35], s[0:1], null
    s_load_b128 s[36:39], s[0:1], 0x18
    s_load_b512 s[16:31], s[0:1], 0x30
    s_load_b256 s[4:11], s[0:1], 0x70
    s_load_b128 s[40:43], s[0:1], 0x90
    s_load_b64 s[2:3], s[0:1], 0xa0
    s_load_b32 s0, s[0:1], 0xa8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s35, 0x11016000
    s_mov_b32 s39, 0x11016000
    v_lshl_add_u32 v0, s13, 8, v0
    s_max_u32 s1, s34, 3
    s_max_u32 s12, s38, 3
    s_or_b32 s33, s33, 0x40000
    s_sub_u32 s34, s1, 3
    s_or_b32 s37, s37, 0x40000
    s_sub_u32 s38, s12, 3
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    v_mul_hi_u32 v1, v0, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v1, v1, v0
    v_lshrrev_b32_e32 v1, s29, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v2, v1, s17
    v_sub_nc_u32_e32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v2, v0, s7
    v_mul_lo_u32 v4, v0, s41
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v4, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v0, s7
    v_mul_lo_u32 v4, v0, s41
L2:
    v_mov_b32_e32 v1, v0
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v1, s24
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v0, s30, v0
    v_mul_lo_u32 v3, v0, s18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s8
    v_mul_lo_u32 v1, v1, s42
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v3
    v_add_nc_u32_e32 v4, v4, v1
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    v_mul_lo_u32 v0, v1, s8
    v_mul_lo_u32 v3, v1, s42
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v4, v4, v3
L5:
    v_mov_b32_e32 v0, v1
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, s25
    v_add_nc_u32_e32 v1, v1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s31, v1
    v_mul_lo_u32 v3, v1, s19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v3
    v_mul_lo_u32 v3, v0, s9
    v_mul_lo_u32 v0, v0, s43
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v3
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    v_mul_lo_u32 v1, v0, s9
    v_mul_lo_u32 v3, v0, s43
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v1
    v_add_nc_u32_e32 v4, v4, v3
L8:
    v_mov_b32_e32 v1, v0
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v1, s26
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v0, s4, v0
    v_mul_lo_u32 v3, v0, s20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v1, v3
    v_mul_lo_u32 v3, v1, s10
    v_mul_lo_u32 v1, v1, s2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v3
    v_add_nc_u32_e32 v4, v4, v1
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    v_mul_lo_u32 v0, v1, s10
    v_mul_lo_u32 v3, v1, s2
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v4, v4, v3
L11:
    v_mov_b32_e32 v0, v1
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, s27
    v_add_nc_u32_e32 v1, v1, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v1, s5, v1
    v_mul_lo_u32 v3, v1, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v3
    v_mul_lo_u32 v3, v0, s11
    v_mul_lo_u32 v0, v0, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v3
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    v_mul_lo_u32 v1, v0, s11
    v_mul_lo_u32 v3, v0, s3
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v1
    v_add_nc_u32_e32 v4, v4, v3
L14:
    v_mov_b32_e32 v1, v0
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v1, s28
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v0, s6, v0
    v_mul_lo_u32 v0, v0, s22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v1, v0
    v_mul_lo_u32 v1, v0, s40
    v_mul_lo_u32 v0, v0, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v1
    v_add_nc_u32_e32 v4, v4, v0
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    v_mul_lo_u32 v0, v1, s40
    v_mul_lo_u32 v1, v1, s0
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v4, v4, v1
L17:
    buffer_load_b128 v[0:3], v2, s[32:35], 0 idxen
    s_waitcnt vmcnt(0)
    buffer_store_b128 v[0:3], v4, s[36:39], 0 idxen
    s_endpgm
