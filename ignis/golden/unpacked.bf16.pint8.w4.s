; 34 VGPRs, 24 SGPRs, 0 bytes of LDS, 0 of scratch, 242 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x60
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x18
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[2:3], s[0:1], 0x78
    s_load_b32 s0, s[0:1], 0x80
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s19, 0x11016000
    s_mov_b32 s23, 0x11016000
    s_mov_b32 s7, 0x31016000
    v_lshl_add_u32 v8, s13, 8, v0
    s_mov_b32 s1, s6
    s_max_u32 s10, s10, 3
    s_lshr_b32 s1, s1, 4
    s_mov_b32 s13, s22
    v_cmp_gt_u32_e32 vcc_lo, s1, v8
    s_or_b32 s9, s9, 0x40000
    s_sub_u32 s10, s10, 3
    s_or_b32 s17, s17, 0x20000
    s_or_b32 s21, s21, 0x40000
    s_lshl_b32 s6, s6, 1
    s_lshr_b32 s0, s0, 4
    s_and_b32 s1, exec_lo, vcc_lo
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s1
    v_cvt_f32_u32_e32 v0, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, 0x4f7ffffa, v0
    v_cvt_u32_f32_e32 v0, v0
    s_sub_u32 s14, 0, s0
    s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
    v_mul_lo_u32 v1, s14, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v1, v0, v1
    v_add_nc_u32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v8, v0
    v_mul_lo_u32 v1, v0, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v1, v8, v1
    v_cmp_le_u32_e32 vcc_lo, s0, v1
    v_subrev_nc_u32_e32 v2, s0, v1
    v_add_co_ci_u32_e64 v0, null, v0, 0, vcc_lo
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e32 v1, v1, v2, vcc_lo
    v_cmp_le_u32_e32 vcc_lo, s0, v1
    v_subrev_nc_u32_e32 v2, s0, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_co_ci_u32_e64 v0, null, v0, 0, vcc_lo
    v_cndmask_b32_e32 v1, v1, v2, vcc_lo
    s_cmp_eq_u32 s0, 0
    s_cselect_b32 s14, exec_lo, 0
    s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, v0, 0, s14
    s_delay_alu instid0(VALU_DEP_2)
    v_cndmask_b32_e64 v1, v1, 0, s14
    s_cmp_gt_u32 s13, 0
    s_cbranch_scc0 L0
    buffer_load_b32 v0, v0, s[20:23], 0 idxen
    s_branch L1
L0:
    s_delay_alu instid0(VALU_DEP_2)
    v_add_nc_u32_e32 v0, s2, v0
L1:
    s_waitcnt vmcnt(0)
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s2, s3, v0
    s_and_b32 s3, exec_lo, s2
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s3
    v_mul_lo_u32 v0, v0, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v1
    v_lshlrev_b32_e32 v1, 2, v0
    v_lshrrev_b32_e32 v4, 1, v0
    buffer_load_b128 v[0:3], v1, s[8:11], 0 idxen
    buffer_load_u16 v4, v4, s[16:19], 0 idxen
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v16, v4.l
    v_cvt_f32_ubyte0_e32 v4, v0
    v_cvt_f32_ubyte1_e32 v5, v0
    v_cvt_f32_ubyte2_e32 v6, v0
    v_cvt_f32_ubyte3_e32 v7, v0
    v_cvt_f32_ubyte0_e32 v9, v1
    v_cvt_f32_ubyte1_e32 v10, v1
    v_cvt_f32_ubyte2_e32 v11, v1
    v_cvt_f32_ubyte3_e32 v12, v1
    v_cvt_f32_ubyte0_e32 v13, v2
    v_cvt_f32_ubyte1_e32 v14, v2
    v_cvt_f32_ubyte2_e32 v15, v2
    v_cvt_f32_ubyte3_e32 v17, v2
    v_cvt_f32_ubyte0_e32 v18, v3
    v_cvt_f32_ubyte1_e32 v19, v3
    v_cvt_f32_ubyte2_e32 v20, v3
    v_cvt_f32_ubyte3_e32 v21, v3
    v_mul_f32_e32 v22, 0xc3000000, v16
    s_delay_alu instid0(VALU_DEP_1)
    v_fma_f32 v0, v16, v4, v22
    v_fma_f32 v1, v16, v5, v22
    v_fma_f32 v2, v16, v6, v22
    v_fma_f32 v3, v16, v7, v22
    v_fma_f32 v4, v16, v9, v22
    v_fma_f32 v5, v16, v10, v22
    v_fma_f32 v6, v16, v11, v22
    v_fma_f32 v7, v16, v12, v22
    v_fma_f32 v9, v16, v13, v22
    v_fma_f32 v10, v16, v14, v22
    v_fma_f32 v11, v16, v15, v22
    v_fma_f32 v12, v16, v17, v22
    v_fma_f32 v13, v16, v18, v22
    v_fma_f32 v14, v16, v19, v22
    v_fma_f32 v15, v16, v20, v22
    v_fma_f32 v16, v16, v21, v22
    s_mov_b32 exec_lo, s1
L2:
    v_cndmask_b32_e64 v0, 0x7fc00000, v0, s2
    v_cndmask_b32_e64 v1, 0x7fc00000, v1, s2
    v_cndmask_b32_e64 v2, 0x7fc00000, v2, s2
    v_cndmask_b32_e64 v3, 0x7fc00000, v3, s2
    v_cndmask_b32_e64 v4, 0x7fc00000, v4, s2
    v_cndmask_b32_e64 v5, 0x7fc00000, v5, s2
    v_cndmask_b32_e64 v6, 0x7fc00000, v6, s2
    v_cndmask_b32_e64 v7, 0x7fc00000, v7, s2
    v_cndmask_b32_e64 v9, 0x7fc00000, v9, s2
    v_cndmask_b32_e64 v10, 0x7fc00000, v10, s2
    v_cndmask_b32_e64 v11, 0x7fc00000, v11, s2
    v_cndmask_b32_e64 v12, 0x7fc00000, v12, s2
    v_cndmask_b32_e64 v13, 0x7fc00000, v13, s2
    v_cndmask_b32_e64 v14, 0x7fc00000, v14, s2
    v_cndmask_b32_e64 v15, 0x7fc00000, v15, s2
    v_cndmask_b32_e64 v16, 0x7fc00000, v16, s2
    v_bfe_u32 v17, v0, 16, 1
    v_bfe_u32 v18, v1, 16, 1
    v_bfe_u32 v19, v2, 16, 1
    v_bfe_u32 v20, v3, 16, 1
    v_bfe_u32 v21, v4, 16, 1
    v_bfe_u32 v22, v5, 16, 1
    v_bfe_u32 v23, v6, 16, 1
    v_bfe_u32 v24, v7, 16, 1
    v_bfe_u32 v25, v9, 16, 1
    v_bfe_u32 v26, v10, 16, 1
    v_bfe_u32 v27, v11, 16, 1
    v_bfe_u32 v28, v12, 16, 1
    v_bfe_u32 v29, v13, 16, 1
    v_bfe_u32 v30, v14, 16, 1
    v_bfe_u32 v31, v15, 16, 1
    v_bfe_u32 v32, v16, 16, 1
    v_add3_u32 v17, v0, v17, 0x7fff
    v_or_b32_e32 v33, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v1, v18, 0x7fff
    v_or_b32_e32 v18, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_add3_u32 v1, v2, v19, 0x7fff
    v_or_b32_e32 v19, 0x400000, v2
    v_cmp_u_f32_e64 s2, v2, v2
    v_add3_u32 v2, v3, v20, 0x7fff
    v_or_b32_e32 v20, 0x400000, v3
    v_cmp_u_f32_e64 s3, v3, v3
    v_add3_u32 v3, v4, v21, 0x7fff
    v_or_b32_e32 v21, 0x400000, v4
    v_cmp_u_f32_e64 s8, v4, v4
    v_add3_u32 v4, v5, v22, 0x7fff
    v_or_b32_e32 v22, 0x400000, v5
    v_cmp_u_f32_e64 s9, v5, v5
    v_add3_u32 v5, v6, v23, 0x7fff
    v_or_b32_e32 v23, 0x400000, v6
    v_cmp_u_f32_e64 s10, v6, v6
    v_add3_u32 v6, v7, v24, 0x7fff
    v_or_b32_e32 v24, 0x400000, v7
    v_cmp_u_f32_e64 s11, v7, v7
    v_add3_u32 v7, v9, v25, 0x7fff
    v_or_b32_e32 v25, 0x400000, v9
    v_cmp_u_f32_e64 s13, v9, v9
    v_add3_u32 v9, v10, v26, 0x7fff
    v_or_b32_e32 v26, 0x400000, v10
    v_cmp_u_f32_e32 vcc_lo, v10, v10
    v_add3_u32 v10, v11, v27, 0x7fff
    v_or_b32_e32 v27, 0x400000, v11
    v_cmp_u_f32_e64 s15, v11, v11
    v_add3_u32 v11, v12, v28, 0x7fff
    v_or_b32_e32 v28, 0x400000, v12
    v_cmp_u_f32_e64 s16, v12, v12
    v_add3_u32 v12, v13, v29, 0x7fff
    v_or_b32_e32 v29, 0x400000, v13
    v_cmp_u_f32_e64 s17, v13, v13
    v_add3_u32 v13, v14, v30, 0x7fff
    v_or_b32_e32 v30, 0x400000, v14
    v_cmp_u_f32_e64 s18, v14, v14
    v_add3_u32 v14, v15, v31, 0x7fff
    v_or_b32_e32 v31, 0x400000, v15
    v_cmp_u_f32_e64 s19, v15, v15
    v_add3_u32 v15, v16, v32, 0x7fff
    v_or_b32_e32 v32, 0x400000, v16
    v_cmp_u_f32_e64 s20, v16, v16
    v_cndmask_b32_e64 v16, v17, v33, s0
    v_cndmask_b32_e64 v0, v0, v18, s1
    v_cndmask_b32_e64 v1, v1, v19, s2
    v_cndmask_b32_e64 v2, v2, v20, s3
    v_cndmask_b32_e64 v3, v3, v21, s8
    v_cndmask_b32_e64 v4, v4, v22, s9
    v_cndmask_b32_e64 v5, v5, v23, s10
    v_cndmask_b32_e64 v6, v6, v24, s11
    v_cndmask_b32_e64 v7, v7, v25, s13
    v_cndmask_b32_e32 v9, v9, v26, vcc_lo
    v_cndmask_b32_e64 v10, v10, v27, s15
    v_cndmask_b32_e64 v11, v11, v28, s16
    v_cndmask_b32_e64 v12, v12, v29, s17
    v_cndmask_b32_e64 v13, v13, v30, s18
    v_cndmask_b32_e64 v14, v14, v31, s19
    v_cndmask_b32_e64 v15, v15, v32, s20
    v_lshrrev_b32_e32 v16, 16, v16
    v_lshrrev_b32_e32 v0, 16, v0
    v_lshrrev_b32_e32 v1, 16, v1
    v_lshrrev_b32_e32 v2, 16, v2
    v_lshrrev_b32_e32 v3, 16, v3
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshrrev_b32_e32 v5, 16, v5
    v_lshrrev_b32_e32 v6, 16, v6
    v_lshrrev_b32_e32 v7, 16, v7
    v_lshrrev_b32_e32 v9, 16, v9
    v_lshrrev_b32_e32 v10, 16, v10
    v_lshrrev_b32_e32 v11, 16, v11
    v_lshrrev_b32_e32 v12, 16, v12
    v_lshrrev_b32_e32 v13, 16, v13
    v_lshrrev_b32_e32 v14, 16, v14
    v_lshrrev_b32_e32 v15, 16, v15
    v_lshl_or_b32 v0, v0, 16, v16
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshl_or_b32 v2, v4, 16, v3
    v_lshl_or_b32 v3, v6, 16, v5
    v_lshl_or_b32 v4, v9, 16, v7
    v_lshl_or_b32 v5, v11, 16, v10
    v_lshl_or_b32 v6, v13, 16, v12
    v_lshl_or_b32 v7, v15, 16, v14
    v_lshlrev_b32_e32 v8, 5, v8
    buffer_store_b64 v[0:1], v8, s[4:7], 0 offen
    buffer_store_b64 v[2:3], v8, s[4:7], 0 offen offset:8
    buffer_store_b64 v[4:5], v8, s[4:7], 0 offen offset:16
    buffer_store_b64 v[6:7], v8, s[4:7], 0 offen offset:24
L3:
    s_endpgm
