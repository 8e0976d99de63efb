; 164 VGPRs, 33 SGPRs, 0 bytes of LDS, 0 of scratch, 878 instructions
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
    v_mbcnt_lo_u32_b32 v160, -1, 0
    s_mov_b32 s1, 0
    s_lshl_b32 s14, s14, 5
    s_add_u32 s1, s13, s1
    s_lshl_b32 s1, s1, 5
    s_max_u32 s13, s3, 16
    s_add_u32 s13, s13, -16
    s_min_u32 s22, s14, s13
    s_add_u32 s23, s14, 16
    s_min_u32 s13, s23, s13
    s_add_u32 s24, s12, -16
    s_min_u32 s25, s1, s24
    s_add_u32 s26, s1, 16
    s_min_u32 s24, s26, s24
    s_mul_i32 s27, s22, s20
    s_mul_i32 s28, s13, s20
    s_mul_i32 s29, s25, s21
    s_mul_i32 s30, s24, s21
    s_add_u32 s31, s25, s12
    s_mul_i32 s31, s31, s21
    s_add_u32 s32, s24, s12
    s_mul_i32 s32, s32, s21
    v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v161, 15, v160
    v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 1, v160
    v_lshrrev_b32_e32 v1, 1, v161
    v_lshl_add_u32 v0, v0, 3, v1
    v_mul_lo_u32 v162, v0, s21
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_mul_lo_u32 v163, v161, s20
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
    v_dual_mov_b32 v32, v0 :: v_dual_mov_b32 v33, v1
    v_dual_mov_b32 v34, v2 :: v_dual_mov_b32 v35, v3
    v_dual_mov_b32 v36, v4 :: v_dual_mov_b32 v37, v5
    v_dual_mov_b32 v38, v6 :: v_dual_mov_b32 v39, v7
    v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v41, v1
    v_dual_mov_b32 v42, v2 :: v_dual_mov_b32 v43, v3
    v_dual_mov_b32 v44, v4 :: v_dual_mov_b32 v45, v5
    v_dual_mov_b32 v46, v6 :: v_dual_mov_b32 v47, v7
    v_dual_mov_b32 v48, v0 :: v_dual_mov_b32 v49, v1
    v_dual_mov_b32 v50, v2 :: v_dual_mov_b32 v51, v3
    v_dual_mov_b32 v52, v4 :: v_dual_mov_b32 v53, v5
    v_dual_mov_b32 v54, v6 :: v_dual_mov_b32 v55, v7
    v_dual_mov_b32 v56, v0 :: v_dual_mov_b32 v57, v1
    v_dual_mov_b32 v58, v2 :: v_dual_mov_b32 v59, v3
    v_dual_mov_b32 v60, v4 :: v_dual_mov_b32 v61, v5
    v_dual_mov_b32 v62, v6 :: v_dual_mov_b32 v63, v7
    s_mov_b32 s20, 0
    s_branch L1
L0:
    s_add_u32 s21, s27, s20
    v_add_lshl_u32 v72, s21, v163, 1
    buffer_load_b128 v[64:67], v72, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v72, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v76, 32, v72
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    s_add_u32 s21, s28, s20
    v_add_lshl_u32 v88, s21, v163, 1
    buffer_load_b128 v[80:83], v88, s[4:7], 0 offen
    buffer_load_b128 v[84:87], v88, s[4:7], 0 offen offset:16
    v_add_nc_u32_e32 v92, 32, v88
    buffer_load_b128 v[88:91], v92, s[4:7], 0 offen
    buffer_load_b128 v[92:95], v92, s[4:7], 0 offen offset:16
    s_add_u32 s21, s29, s20
    v_add_lshl_u32 v104, s21, v162, 1
    buffer_load_b128 v[96:99], v104, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v104, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v108, 32, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_add_u32 s21, s30, s20
    v_add_lshl_u32 v120, s21, v162, 1
    buffer_load_b128 v[112:115], v120, s[8:11], 0 offen
    buffer_load_b128 v[116:119], v120, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v124, 32, v120
    buffer_load_b128 v[120:123], v124, s[8:11], 0 offen
    buffer_load_b128 v[124:127], v124, s[8:11], 0 offen offset:16
    s_add_u32 s21, s31, s20
    v_add_lshl_u32 v136, s21, v162, 1
    buffer_load_b128 v[128:131], v136, s[8:11], 0 offen
    buffer_load_b128 v[132:135], v136, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v140, 32, v136
    buffer_load_b128 v[136:139], v140, s[8:11], 0 offen
    buffer_load_b128 v[140:143], v140, s[8:11], 0 offen offset:16
    s_add_u32 s21, s32, s20
    v_add_lshl_u32 v152, s21, v162, 1
    buffer_load_b128 v[144:147], v152, s[8:11], 0 offen
    buffer_load_b128 v[148:151], v152, s[8:11], 0 offen offset:16
    v_add_nc_u32_e32 v156, 32, v152
    buffer_load_b128 v[152:155], v156, s[8:11], 0 offen
    buffer_load_b128 v[156:159], v156, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(14)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[96:103], v[64:71], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[96:103], v[80:87], v[32:39]
    s_waitcnt vmcnt(12)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[104:111], v[72:79], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[32:39], v[104:111], v[88:95], v[32:39]
    s_waitcnt vmcnt(10)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[112:119], v[64:71], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[112:119], v[80:87], v[40:47]
    s_waitcnt vmcnt(8)
    v_wmma_f32_16x16x16_bf16 v[8:15], v[120:127], v[72:79], v[8:15]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[120:127], v[88:95], v[40:47]
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[128:135], v[64:71], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[128:135], v[80:87], v[48:55]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[136:143], v[72:79], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[48:55], v[136:143], v[88:95], v[48:55]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[144:151], v[64:71], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[144:151], v[80:87], v[56:63]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[24:31], v[152:159], v[72:79], v[24:31]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[152:159], v[88:95], v[56:63]
    s_sub_u32 s21, s15, s20
    s_min_u32 s21, s21, 32
    s_add_u32 s20, s20, s21
L1:
    s_cmp_lt_u32 s20, s15
    s_cbranch_scc1 L0
    v_lshrrev_b32_e32 v64, 4, v160
    v_lshlrev_b32_e32 v64, 3, v64
    s_add_u32 s4, s1, 32
    v_add_nc_u32_e32 v65, s22, v161
    v_cmp_le_u32_e64 s5, s14, v65
    v_cmp_gt_u32_e64 s6, s3, v65
    s_and_b32 s5, s5, s6
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s5
    v_mul_f32_e64 v66, 0x3fb8aa3b, -v0
    v_exp_f32_e32 v66, v66
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v66, 1.0, v66
    v_rcp_f32_e32 v66, v66
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v0, v66
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
    v_bfe_u32 v16, v0, 16, 1
    v_add3_u32 v0, v0, v16, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v16, v1, 16, 1
    v_add3_u32 v1, v1, v16, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v4, 16, 1
    v_add3_u32 v2, v4, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v5, 16, 1
    v_add3_u32 v3, v5, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_and_or_b32 v3, v4, 0xffff0000, v3
    v_lshrrev_b32_e32 v4, 16, v0
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L2
    v_mul_lo_u32 v4, v65, s0
    v_add_nc_u32_e32 v5, s1, v64
    v_add_lshl_u32 v4, v4, v5, 1
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L10
L2:
    v_add_nc_u32_e32 v16, s25, v64
    v_cmp_le_u32_e64 s6, s1, v16
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v17, v65, s0
    v_add_lshl_u32 v17, v17, v16, 1
    buffer_store_b16 v0, v17, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L3:
    v_add_nc_u32_e32 v0, 1, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L4:
    v_add_nc_u32_e32 v0, 2, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L5:
    v_add_nc_u32_e32 v0, 3, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L6:
    v_add_nc_u32_e32 v0, 4, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L7:
    v_add_nc_u32_e32 v0, 5, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L8:
    v_add_nc_u32_e32 v0, 6, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L9:
    v_add_nc_u32_e32 v0, 7, v16
    v_cmp_le_u32_e64 s6, s1, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v16
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
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
    v_bfe_u32 v8, v0, 16, 1
    v_add3_u32 v0, v0, v8, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v8, v1, 16, 1
    v_add3_u32 v1, v1, v8, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v4, 16, 1
    v_add3_u32 v2, v4, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v5, 16, 1
    v_add3_u32 v3, v5, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v4, v7, 16, 1
    v_add3_u32 v4, v7, v4, 0x7fff
    v_and_or_b32 v3, v4, 0xffff0000, v3
    v_lshrrev_b32_e32 v4, 16, v0
    v_lshrrev_b32_e32 v5, 16, v1
    v_lshrrev_b32_e32 v6, 16, v2
    v_lshrrev_b32_e32 v7, 16, v3
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L11
    v_mul_lo_u32 v4, v65, s0
    v_add3_u32 v4, s1, v64, v4
    v_lshl_add_u32 v4, v4, 1, 32
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L19
L11:
    v_add_nc_u32_e32 v8, s24, v64
    v_cmp_le_u32_e64 s6, s26, v8
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v9, v65, s0
    v_add_lshl_u32 v9, v9, v8, 1
    buffer_store_b16 v0, v9, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L12:
    v_add_nc_u32_e32 v0, 1, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v4, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L13:
    v_add_nc_u32_e32 v0, 2, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L14:
    v_add_nc_u32_e32 v0, 3, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L15:
    v_add_nc_u32_e32 v0, 4, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L16:
    v_add_nc_u32_e32 v0, 5, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L17:
    v_add_nc_u32_e32 v0, 6, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s5
L18:
    v_add_nc_u32_e32 v0, 7, v8
    v_cmp_le_u32_e64 s6, s26, v0
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v0, v65, s0
    v_add_nc_u32_e32 v0, v0, v8
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v7, v0, s[16:19], 0 offen
L19:
    s_mov_b32 exec_lo, s2
L20:
    v_add_nc_u32_e32 v4, s13, v161
    v_cmp_le_u32_e64 s5, s23, v4
    v_cmp_gt_u32_e64 s3, s3, v4
    s_and_b32 s3, s5, s3
    s_and_b32 s3, exec_lo, s3
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s3
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v32
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v32, v0
    v_mul_f32_e32 v0, v0, v48
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v33
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v33, v1
    v_mul_f32_e32 v1, v1, v49
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v34
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v34, v2
    v_mul_f32_e32 v2, v2, v50
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v35
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v35, v3
    v_mul_f32_e32 v3, v3, v51
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v36
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v36, v5
    v_mul_f32_e32 v5, v5, v52
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v37
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v37, v6
    v_mul_f32_e32 v6, v6, v53
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v38
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v38, v7
    v_mul_f32_e32 v7, v7, v54
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v39
    v_exp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v8, 1.0, v8
    v_rcp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, v39, v8
    v_mul_f32_e32 v8, v8, v55
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    v_lshrrev_b32_e32 v8, 16, v3
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L21
    v_mul_lo_u32 v5, v4, s0
    v_add_nc_u32_e32 v6, s1, v64
    v_add_lshl_u32 v5, v5, v6, 1
    buffer_store_b128 v[0:3], v5, s[16:19], 0 offen
    s_branch L29
L21:
    v_add_nc_u32_e32 v9, s25, v64
    v_cmp_le_u32_e64 s5, s1, v9
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v10, v4, s0
    v_add_lshl_u32 v10, v10, v9, 1
    buffer_store_b16 v0, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L22:
    v_add_nc_u32_e32 v0, 1, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L23:
    v_add_nc_u32_e32 v0, 2, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L24:
    v_add_nc_u32_e32 v0, 3, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L25:
    v_add_nc_u32_e32 v0, 4, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L26:
    v_add_nc_u32_e32 v0, 5, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L27:
    v_add_nc_u32_e32 v0, 6, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L28:
    v_add_nc_u32_e32 v0, 7, v9
    v_cmp_le_u32_e64 s5, s1, v0
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v8, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L29:
    v_mul_f32_e64 v0, 0x3fb8aa3b, -v40
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v0, 1.0, v0
    v_rcp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v0, v40, v0
    v_mul_f32_e32 v0, v0, v56
    v_mul_f32_e64 v1, 0x3fb8aa3b, -v41
    v_exp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v1, 1.0, v1
    v_rcp_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v1, v41, v1
    v_mul_f32_e32 v1, v1, v57
    v_mul_f32_e64 v2, 0x3fb8aa3b, -v42
    v_exp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v2, 1.0, v2
    v_rcp_f32_e32 v2, v2
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, v42, v2
    v_mul_f32_e32 v2, v2, v58
    v_mul_f32_e64 v3, 0x3fb8aa3b, -v43
    v_exp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v3, 1.0, v3
    v_rcp_f32_e32 v3, v3
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, v43, v3
    v_mul_f32_e32 v3, v3, v59
    v_mul_f32_e64 v5, 0x3fb8aa3b, -v44
    v_exp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v5, 1.0, v5
    v_rcp_f32_e32 v5, v5
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v5, v44, v5
    v_mul_f32_e32 v5, v5, v60
    v_mul_f32_e64 v6, 0x3fb8aa3b, -v45
    v_exp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v6, 1.0, v6
    v_rcp_f32_e32 v6, v6
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v6, v45, v6
    v_mul_f32_e32 v6, v6, v61
    v_mul_f32_e64 v7, 0x3fb8aa3b, -v46
    v_exp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v7, 1.0, v7
    v_rcp_f32_e32 v7, v7
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v7, v46, v7
    v_mul_f32_e32 v7, v7, v62
    v_mul_f32_e64 v8, 0x3fb8aa3b, -v47
    v_exp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_add_f32_e32 v8, 1.0, v8
    v_rcp_f32_e32 v8, v8
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v8, v47, v8
    v_mul_f32_e32 v8, v8, v63
    v_bfe_u32 v9, v0, 16, 1
    v_add3_u32 v0, v0, v9, 0x7fff
    v_lshrrev_b32_e32 v0, 16, v0
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v1, v1, v9, 0x7fff
    v_and_or_b32 v0, v1, 0xffff0000, v0
    v_bfe_u32 v1, v2, 16, 1
    v_add3_u32 v1, v2, v1, 0x7fff
    v_lshrrev_b32_e32 v1, 16, v1
    v_bfe_u32 v2, v3, 16, 1
    v_add3_u32 v2, v3, v2, 0x7fff
    v_and_or_b32 v1, v2, 0xffff0000, v1
    v_bfe_u32 v2, v5, 16, 1
    v_add3_u32 v2, v5, v2, 0x7fff
    v_lshrrev_b32_e32 v2, 16, v2
    v_bfe_u32 v3, v6, 16, 1
    v_add3_u32 v3, v6, v3, 0x7fff
    v_and_or_b32 v2, v3, 0xffff0000, v2
    v_bfe_u32 v3, v7, 16, 1
    v_add3_u32 v3, v7, v3, 0x7fff
    v_lshrrev_b32_e32 v3, 16, v3
    v_bfe_u32 v5, v8, 16, 1
    v_add3_u32 v5, v8, v5, 0x7fff
    v_and_or_b32 v3, v5, 0xffff0000, v3
    v_lshrrev_b32_e32 v5, 16, v0
    v_lshrrev_b32_e32 v6, 16, v1
    v_lshrrev_b32_e32 v7, 16, v2
    v_lshrrev_b32_e32 v8, 16, v3
    s_cmp_le_u32 s4, s12
    s_cbranch_scc0 L30
    v_mul_lo_u32 v4, v4, s0
    v_add3_u32 v4, s1, v64, v4
    v_lshl_add_u32 v4, v4, 1, 32
    buffer_store_b128 v[0:3], v4, s[16:19], 0 offen
    s_branch L38
L30:
    v_add_nc_u32_e32 v9, s24, v64
    v_cmp_le_u32_e64 s1, s26, v9
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v10, v4, s0
    v_add_lshl_u32 v10, v10, v9, 1
    buffer_store_b16 v0, v10, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L31:
    v_add_nc_u32_e32 v0, 1, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 2
    buffer_store_b16 v5, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L32:
    v_add_nc_u32_e32 v0, 2, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 4
    buffer_store_b16 v1, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L33:
    v_add_nc_u32_e32 v0, 3, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 6
    buffer_store_b16 v6, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L34:
    v_add_nc_u32_e32 v0, 4, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 8
    buffer_store_b16 v2, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L35:
    v_add_nc_u32_e32 v0, 5, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 10
    buffer_store_b16 v7, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L36:
    v_add_nc_u32_e32 v0, 6, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 12
    buffer_store_b16 v3, v0, s[16:19], 0 offen
    s_mov_b32 exec_lo, s3
L37:
    v_add_nc_u32_e32 v0, 7, v9
    v_cmp_le_u32_e64 s1, s26, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s1
    v_mul_lo_u32 v0, v4, s0
    v_add_nc_u32_e32 v0, v0, v9
    v_lshl_add_u32 v0, v0, 1, 14
    buffer_store_b16 v8, v0, s[16:19], 0 offen
L38:
    s_endpgm
