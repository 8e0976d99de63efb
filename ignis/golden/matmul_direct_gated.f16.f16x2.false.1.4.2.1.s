; 116 VGPRs, 30 SGPRs, 0 bytes of LDS, 0 of scratch, 465 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s12, s[0:1], 0x4c
    s_load_b32 s15, s[0:1], 0x50
    s_load_b32 s20, s[0:1], 0x54
    s_load_b32 s21, s[0:1], 0x58
    s_load_b32 s0, s[0:1], 0x5c
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    v_mbcnt_lo_u32_b32 v112, -1, 0
    s_mov_b32 s1, 0
    s_lshl_b32 s14, s14, 4
    s_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 5
    s_max_u32 s13, s3, 16
    s_add_u32 s13, s13, -16
    s_min_u32 s13, s14, s13
    s_add_u32 s22, s12, -16
    s_min_u32 s23, s1, s22
    s_add_u32 s24, s1, 16
    s_min_u32 s22, s24, s22
    s_mul_i32 s25, s13, s20
    s_mul_i32 s26, s23, s21
    s_mul_i32 s27, s22, s21
    s_add_u32 s28, s23, s12
    s_mul_i32 s28, s28, s21
    s_add_u32 s29, s22, s12
    s_mul_i32 s29, s29, s21
    v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v113, 15, v112
    v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 1, v112
    v_lshrrev_b32_e32 v1, 1, v113
    v_lshl_add_u32 v0, v0, 3, v1
    v_mul_lo_u32 v114, v0, s21
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_mul_lo_u32 v115, v113, s20
    v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v9, v1
    v_dual_mov_b32 v10, v2 :: v_dual_mov_b32 v11, v3
    v_dual_mov_b32 v12, v4 :: v_dual_mov_b32 v13, v5
    v_dual_mov_b32 v14, v6 :: v_dual_mov_b32 v15, v7
    v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v17, v1
    v_dual_mov_b32 v18, v2 :: v_dual_mov_b32 v19, v3
    v_dual_mov_b32 v20, v4 :: v_dual_mov_b32 v21, v5
    v_dual_mov_b32 v22, v6 :: v_dual_mov_b32 v23, v7
    v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v25, v1
    v_dual_mov_b32 v26, v2 :: v_dual_mov_b32 v27, v3
    v_dual_mov_b32 v28, v4 :: v_dual_mov_b32 v29, v5
    v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v31, v7
    s_mov_b32 s20, 0
    s_branch L1
L0:
    s_add_u32 s21, s25, s20
    v_add_lshl_u32 v40, s21, v115, 1
    buffer_load_b128 v[32:35], v40, s[4:7], 0 offen
    buffer_load_b128 v[36:39], v40, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v44, 32, v40
    buffer_load_b128 v[40:43], v44, s[4:7], 0 offen
    buffer_load_b128 v[44:47], v44, s[4:7], 0 offen offset:16
    s_add_u32 s21, s26, s20
    v_add_lshl_u32 v56, s21, v114, 1
    buffer_load_b128 v[48:51], v56, s[8:11], 0 offen
    buffer_load_b128 v[52:55], v56, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v60, 32, v56
    buffer_load_b128 v[56:59], v60, s[8:11], 0 offen
    buffer_load_b128 v[60:63], v60, s[8:11], 0 offen offset:16
    s_add_u32 s21, s27, s20
    v_add_lshl_u32 v72, s21, v114, 1
    buffer_load_b128 v[64:67], v72, s[8:11], 0 offen
    buffer_load_b128 v[68:71], v72, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v76, 32, v72
    buffer_load_b128 v[72:75], v76, s[8:11], 0 offen
    buffer_load_b128 v[76:79], v76, s[8:11], 0 offen offset:16
    s_add_u32 s21, s28, s20
    v_add_lshl_u32 v88, s21, v114, 1
    buffer_load_b128 v[80:83], v88, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v88, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v92, 32, v88
    buffer_load_b128 v[88:91], v92, s[8:11], 0 offen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:16
    s_add_u32 s21, s29, s20
    v_add_lshl_u32 v104, s21, v114, 1
    buffer_load_b128 v[96:99], v104, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v104, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v108, 32, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_f16 v[0:7], v[48:55], v[32:39], v[0:7]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_f16 v[0:7], v[56:63], v[40:47], v[0:7]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_f16 v[8:15], v[64:71], v[32:39], v[8:15]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_f16 v[8:15], v[72:79], v[40:47], v[8:15]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_f16 v[16:23], v[80:87], v[32:39], v[16:23]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_f16 v[16:23], v[88:95], v[40:47], v[16:23]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_f16 v[24:31], v[96:103], v[32:39], v[24:31]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_f16 v[24:31], v[104:111], v[40:47], v[24:31]
    s_sub_u32 s21, s15, s20
    s_min_u32 s21, s21, 32
    s_add_u32 s20, s20, s21
L1:
    s_cmp_lt_u32 s20, s15
    s_cbranch_scc1 L0
    v_lshrrev_b32_e32 v32, 4, v112
    v_lshlrev_b32_e32 v32, 3, v32
    s_add_u32 s4, s1, 32
    v_add_nc_u32_e32 v33, s13, v113
    v_cmp_le_u32_e64 s5, s14, v33
    v_cmp_gt_u32_e64 s3, s3, v33
    s_and_b32 s3, s5, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s3
    v_mul_f32_e64 v34, 0x3fb8aa3b, -v0
    v_exp_f32_e32 v34, v34
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v34, 1.0, v34
    v_rcp_f32_e32 v34, v34
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v0, v34
    v_mul_f32_e32 v0, v0, v16
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v1
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v1, v16
    v_mul_f32_e32 v1, v1, v17
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v2
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v2, v16
    v_mul_f32_e32 v2, v2, v18
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v3
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v3, v16
    v_mul_f32_e32 v3, v3, v19
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v4
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, v4, v16
    v_mul_f32_e32 v4, v4, v20
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v5
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v5, v16
    v_mul_f32_e32 v5, v5, v21
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v6
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v6, v16
    v_mul_f32_e32 v6, v6, v22
    v_mul_f32_e64 v16, 0x3fb8aa3b, -v7
    v_exp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v16, 1.0, v16
    v_rcp_f32_e32 v16, v16
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v7, v16
    v_mul_f32_e32 v7, v7, v23
    v_cvt_f16_f32_e32 v0.l, v0
    v_cvt_f16_f32_e32 v1.l, v1
    v_cvt_f16_f32_e32 v2.l, v2
    v_cvt_f16_f32_e32 v3.l, v3
    v_cvt_f16_f32_e32 v4.l, v4
    v_cvt_f16_f32_e32 v5.l, v5
    v_cvt_f16_f32_e32 v6.l, v6
    v_cvt_f16_f32_e32 v7.l, v7
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L2
    v_mul_lo_u32 v16, v33, s0
    v_add_nc_u32_e32 v17, s1, v32
    v_and_b32_e32 v0, 0xffff, v0
    v_and_b32_e32 v1, 0xffff, v1
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    v_and_b32_e32 v2, 0xffff, v4
    v_and_b32_e32 v3, 0xffff, v5
    v_lshl_or_b32 v2, v3, 16, v2
    v_and_b32_e32 v3, 0xffff, v6
    v_and_b32_e32 v4, 0xffff, v7
    v_lshl_or_b32 v3, v4, 16, v3
    v_add_lshl_u32 v4, v16, v17, 1
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L10
L2:
    v_add_nc_u32_e32 v16, s23, v32
    v_cmp_le_u32_e64 s5, s1, v16
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v17, v33, s0
    v_add_lshl_u32 v17, v17, v16, 1
    buffer_store_b16 v0, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L3:
    v_add_nc_u32_e32 v0, 1, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L4:
    v_add_nc_u32_e32 v0, 2, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L5:
    v_add_nc_u32_e32 v0, 3, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L6:
    v_add_nc_u32_e32 v0, 4, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L7:
    v_add_nc_u32_e32 v0, 5, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L8:
    v_add_nc_u32_e32 v0, 6, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L9:
    v_add_nc_u32_e32 v0, 7, v16
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L10:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v8
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v8, v0
    v_mul_f32_e32 v0, v0, v24
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v9
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v9, v1
    v_mul_f32_e32 v1, v1, v25
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v10
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v10, v2
    v_mul_f32_e32 v2, v2, v26
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v11
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v11, v3
    v_mul_f32_e32 v3, v3, v27
    v_mul_f32_e64 v4, 0x3fb8aa3b, -v12
    v_exp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v4, 1.0, v4
    v_rcp_f32_e32 v4, v4
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v4, v12, v4
    v_mul_f32_e32 v4, v4, v28
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v13
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v13, v5
    v_mul_f32_e32 v5, v5, v29
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v14
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v14, v6
    v_mul_f32_e32 v6, v6, v30
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v15
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v15, v7
    v_mul_f32_e32 v7, v7, v31
    v_cvt_f16_f32_e32 v0.l, v0
    v_cvt_f16_f32_e32 v1.l, v1
    v_cvt_f16_f32_e32 v2.l, v2
    v_cvt_f16_f32_e32 v3.l, v3
    v_cvt_f16_f32_e32 v4.l, v4
    v_cvt_f16_f32_e32 v5.l, v5
    v_cvt_f16_f32_e32 v6.l, v6
    v_cvt_f16_f32_e32 v7.l, v7
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L11
    v_mul_lo_u32 v8, v33, s0
    v_add3_u32 v8, s1, v32, v8
    v_and_b32_e32 v0, 0xffff, v0
    v_and_b32_e32 v1, 0xffff, v1
    v_lshl_or_b32 v0, v1, 16, v0
    v_and_b32_e32 v1, 0xffff, v2
    v_and_b32_e32 v2, 0xffff, v3
    v_lshl_or_b32 v1, v2, 16, v1
    v_and_b32_e32 v2, 0xffff, v4
    v_and_b32_e32 v3, 0xffff, v5
    v_lshl_or_b32 v2, v3, 16, v2
    v_and_b32_e32 v3, 0xffff, v6
    v_and_b32_e32 v4, 0xffff, v7
    v_lshl_or_b32 v3, v4, 16, v3
    v_lshl_add_u32 v4, v8, 1, 32
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L19
L11:
    v_add_nc_u32_e32 v8, s22, v32
    v_cmp_le_u32_e64 s1, s24, v8
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v9, v33, s0
    v_add_lshl_u32 v9, v9, v8, 1
    buffer_store_b16 v0, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L12:
    v_add_nc_u32_e32 v0, 1, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L13:
    v_add_nc_u32_e32 v0, 2, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L14:
    v_add_nc_u32_e32 v0, 3, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L15:
    v_add_nc_u32_e32 v0, 4, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L16:
    v_add_nc_u32_e32 v0, 5, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L17:
    v_add_nc_u32_e32 v0, 6, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L18:
    v_add_nc_u32_e32 v0, 7, v8
    v_cmp_le_u32_e64 s1, s24, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v33, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
L19:
    s_endpgm
