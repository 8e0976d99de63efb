; 115 VGPRs, 29 SGPRs, 0 bytes of LDS, 0 of scratch, 918 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s15, s10
    s_load_b32 s20, s[0:1], 0x40
    s_load_b32 s21, s[0:1], 0x44
    s_load_b32 s22, s[0:1], 0x48
    s_lshl_b32 s6, s6, 1
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_mov_b32 s0, s16
    s_mov_b32 s1, s17
    s_lshl_b32 s2, s18, 2
    s_mov_b32 s3, 0x31016000
    v_mbcnt_lo_u32_b32 v112, -1, 0
    s_lshl_b32 s14, s14, 5
    s_lshl_b32 s13, s13, 6
    s_waitcnt lgkmcnt(0)
    s_mul_i32 s16, s14, s22
    s_add_u32 s17, s14, 16
    s_mul_i32 s17, s17, s22
    s_add_u32 s18, s20, -16
    s_min_u32 s23, s13, s18
    s_mul_i32 s23, s23, s22
    s_add_u32 s24, s13, 16
    s_min_u32 s24, s24, s18
    s_mul_i32 s24, s24, s22
    s_add_u32 s25, s13, 32
    s_min_u32 s25, s25, s18
    s_mul_i32 s25, s25, s22
    s_add_u32 s26, s13, 48
    s_min_u32 s18, s26, s18
    s_mul_i32 s18, s18, s22
    v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
    v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
    v_and_b32_e32 v113, 15, v112
    v_mul_lo_u32 v114, v113, s22
    s_max_u32 s26, s15, 15
    s_add_u32 s26, s26, -15
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
    s_mov_b32 s27, 0
    s_branch L1
L0:
    s_add_u32 s28, s16, s27
    v_add_lshl_u32 v68, s28, v114, 1
    buffer_load_b128 v[64:67], v68, s[4:7], 0 offen
    buffer_load_b128 v[68:71], v68, s[4:7], 0 offen offset:16
    s_add_u32 s28, s17, s27
    v_add_lshl_u32 v76, s28, v114, 1
    buffer_load_b128 v[72:75], v76, s[4:7], 0 offen
    buffer_load_b128 v[76:79], v76, s[4:7], 0 offen offset:16
    s_add_u32 s28, s23, s27
    v_add_nc_u32_e32 v80, s28, v114
    v_cmp_gt_u32_e64 s28, s26, v80
    v_cndmask_b32_e64 v80, s15, v80, s28
    v_lshlrev_b32_e32 v84, 1, v80
    buffer_load_b128 v[80:83], v84, s[8:11], 0 offen
    buffer_load_b128 v[84:87], v84, s[8:11], 0 offen offset:16
    s_add_u32 s28, s24, s27
    v_add_nc_u32_e32 v88, s28, v114
    v_cmp_gt_u32_e64 s28, s26, v88
    v_cndmask_b32_e64 v88, s15, v88, s28
    v_lshlrev_b32_e32 v92, 1, v88
    buffer_load_b128 v[88:91], v92, s[8:11], 0 offen
    buffer_load_b128 v[92:95], v92, s[8:11], 0 offen offset:16
    s_add_u32 s28, s25, s27
    v_add_nc_u32_e32 v96, s28, v114
    v_cmp_gt_u32_e64 s28, s26, v96
    v_cndmask_b32_e64 v96, s15, v96, s28
    v_lshlrev_b32_e32 v100, 1, v96
    buffer_load_b128 v[96:99], v100, s[8:11], 0 offen
    buffer_load_b128 v[100:103], v100, s[8:11], 0 offen offset:16
    s_add_u32 s28, s18, s27
    v_add_nc_u32_e32 v104, s28, v114
    v_cmp_gt_u32_e64 s28, s26, v104
    v_cndmask_b32_e64 v104, s15, v104, s28
    v_lshlrev_b32_e32 v108, 1, v104
    buffer_load_b128 v[104:107], v108, s[8:11], 0 offen
    buffer_load_b128 v[108:111], v108, s[8:11], 0 offen offset:16
    s_waitcnt vmcnt(6)
    v_wmma_f32_16x16x16_bf16 v[0:7], v[64:71], v[80:87], v[0:7]
    v_wmma_f32_16x16x16_bf16 v[8:15], v[72:79], v[80:87], v[8:15]
    s_waitcnt vmcnt(4)
    v_wmma_f32_16x16x16_bf16 v[16:23], v[64:71], v[88:95], v[16:23]
    v_wmma_f32_16x16x16_bf16 v[24:31], v[72:79], v[88:95], v[24:31]
    s_waitcnt vmcnt(2)
    v_wmma_f32_16x16x16_bf16 v[32:39], v[64:71], v[96:103], v[32:39]
    v_wmma_f32_16x16x16_bf16 v[40:47], v[72:79], v[96:103], v[40:47]
    s_waitcnt vmcnt(0)
    v_wmma_f32_16x16x16_bf16 v[48:55], v[64:71], v[104:111], v[48:55]
    v_wmma_f32_16x16x16_bf16 v[56:63], v[72:79], v[104:111], v[56:63]
    s_add_u32 s27, s27, 16
L1:
    s_cmp_lt_u32 s27, s22
    s_cbranch_scc1 L0
    v_add_nc_u32_e32 v64, s13, v113
    v_lshrrev_b32_e32 v65, 4, v112
    v_add_nc_u32_e32 v65, s14, v65
    v_cmp_gt_u32_e64 s4, s19, v65
    v_cmp_gt_u32_e64 s5, s20, v64
    s_and_b32 s6, s4, s5
    s_and_b32 s6, exec_lo, s6
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s6
    v_mul_lo_u32 v66, v65, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v0, v67, v0
    buffer_store_b32 v0, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v0, 2, v65
    v_cmp_gt_u32_e64 s6, s19, v0
    s_and_b32 s7, s6, s5
    s_and_b32 s7, exec_lo, s7
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s7
    v_mul_lo_u32 v66, v0, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v67, v1
    buffer_store_b32 v1, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L3:
    v_add_nc_u32_e32 v1, 4, v65
    v_cmp_gt_u32_e64 s7, s19, v1
    s_and_b32 s8, s7, s5
    s_and_b32 s8, exec_lo, s8
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s8
    v_mul_lo_u32 v66, v1, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v2, v67, v2
    buffer_store_b32 v2, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L4:
    v_add_nc_u32_e32 v2, 6, v65
    v_cmp_gt_u32_e64 s8, s19, v2
    s_and_b32 s9, s8, s5
    s_and_b32 s9, exec_lo, s9
    s_cbranch_scc0 L5
    s_mov_b32 exec_lo, s9
    v_mul_lo_u32 v66, v2, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v67, v3
    buffer_store_b32 v3, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L5:
    v_add_nc_u32_e32 v3, 8, v65
    v_cmp_gt_u32_e64 s9, s19, v3
    s_and_b32 s10, s9, s5
    s_and_b32 s10, exec_lo, s10
    s_cbranch_scc0 L6
    s_mov_b32 exec_lo, s10
    v_mul_lo_u32 v66, v3, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, v67, v4
    buffer_store_b32 v4, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L6:
    v_add_nc_u32_e32 v4, 10, v65
    v_cmp_gt_u32_e64 s10, s19, v4
    s_and_b32 s11, s10, s5
    s_and_b32 s11, exec_lo, s11
    s_cbranch_scc0 L7
    s_mov_b32 exec_lo, s11
    v_mul_lo_u32 v66, v4, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, v67, v5
    buffer_store_b32 v5, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L7:
    v_add_nc_u32_e32 v5, 12, v65
    v_cmp_gt_u32_e64 s11, s19, v5
    s_and_b32 s13, s11, s5
    s_and_b32 s13, exec_lo, s13
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s13
    v_mul_lo_u32 v66, v5, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v6, v67, v6
    buffer_store_b32 v6, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L8:
    v_add_nc_u32_e32 v6, 14, v65
    v_cmp_gt_u32_e64 s13, s19, v6
    s_and_b32 s14, s13, s5
    s_and_b32 s14, exec_lo, s14
    s_cbranch_scc0 L9
    s_mov_b32 exec_lo, s14
    v_mul_lo_u32 v66, v6, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v7, v67, v7
    buffer_store_b32 v7, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L9:
    v_add_nc_u32_e32 v7, 16, v65
    v_cmp_gt_u32_e64 s14, s19, v7
    s_and_b32 s15, s14, s5
    s_and_b32 s15, exec_lo, s15
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s15
    v_mul_lo_u32 v66, v7, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v8, v67, v8
    buffer_store_b32 v8, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L10:
    v_add_nc_u32_e32 v8, 18, v65
    v_cmp_gt_u32_e64 s15, s19, v8
    s_and_b32 s16, s15, s5
    s_and_b32 s16, exec_lo, s16
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s16
    v_mul_lo_u32 v66, v8, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v9, v67, v9
    buffer_store_b32 v9, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L11:
    v_add_nc_u32_e32 v9, 20, v65
    v_cmp_gt_u32_e64 s16, s19, v9
    s_and_b32 s17, s16, s5
    s_and_b32 s17, exec_lo, s17
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s17
    v_mul_lo_u32 v66, v9, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v10, v67, v10
    buffer_store_b32 v10, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L12:
    v_add_nc_u32_e32 v10, 22, v65
    v_cmp_gt_u32_e64 s17, s19, v10
    s_and_b32 s18, s17, s5
    s_and_b32 s18, exec_lo, s18
    s_cbranch_scc0 L13
    s_mov_b32 exec_lo, s18
    v_mul_lo_u32 v66, v10, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v11, v67, v11
    buffer_store_b32 v11, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L13:
    v_add_nc_u32_e32 v11, 24, v65
    v_cmp_gt_u32_e64 s18, s19, v11
    s_and_b32 s22, s18, s5
    s_and_b32 s22, exec_lo, s22
    s_cbranch_scc0 L14
    s_mov_b32 exec_lo, s22
    v_mul_lo_u32 v66, v11, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v12, v67, v12
    buffer_store_b32 v12, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L14:
    v_add_nc_u32_e32 v12, 26, v65
    v_cmp_gt_u32_e64 s22, s19, v12
    s_and_b32 s23, s22, s5
    s_and_b32 s23, exec_lo, s23
    s_cbranch_scc0 L15
    s_mov_b32 exec_lo, s23
    v_mul_lo_u32 v66, v12, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v13, v67, v13
    buffer_store_b32 v13, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L15:
    v_add_nc_u32_e32 v13, 28, v65
    v_cmp_gt_u32_e64 s23, s19, v13
    s_and_b32 s24, s23, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v66, v13, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v14, v67, v14
    buffer_store_b32 v14, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L16:
    v_add_nc_u32_e32 v14, 30, v65
    v_cmp_gt_u32_e64 s19, s19, v14
    s_and_b32 s5, s19, s5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L17
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v66, v14, s21
    v_add_lshl_u32 v66, v66, v64, 2
    buffer_load_b32 v67, v66, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v15, v67, v15
    buffer_store_b32 v15, v66, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L17:
    v_add_nc_u32_e32 v15, 16, v64
    v_cmp_gt_u32_e64 s5, s20, v15
    s_and_b32 s24, s4, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L18
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v65, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v66, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v66, v16
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L18:
    s_and_b32 s24, s6, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L19
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v0, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v17
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L19:
    s_and_b32 s24, s7, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v1, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v18
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L20:
    s_and_b32 s24, s8, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L21
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v2, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v19
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L21:
    s_and_b32 s24, s9, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L22
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v3, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v20
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L22:
    s_and_b32 s24, s10, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L23
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v4, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v21
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L23:
    s_and_b32 s24, s11, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v5, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v22
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L24:
    s_and_b32 s24, s13, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L25
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v6, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v23
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L25:
    s_and_b32 s24, s14, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v7, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v24
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L26:
    s_and_b32 s24, s15, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L27
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v8, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v25
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L27:
    s_and_b32 s24, s16, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v9, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v26
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L28:
    s_and_b32 s24, s17, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L29
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v10, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v27
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L29:
    s_and_b32 s24, s18, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L30
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v11, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v28
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L30:
    s_and_b32 s24, s22, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L31
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v12, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v29
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L31:
    s_and_b32 s24, s23, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v13, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v30
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L32:
    s_and_b32 s5, s19, s5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L33
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v15, v14, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 64
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v31
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L33:
    v_add_nc_u32_e32 v15, 32, v64
    v_cmp_gt_u32_e64 s5, s20, v15
    s_and_b32 s24, s4, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L34
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v65, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v32
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L34:
    s_and_b32 s24, s6, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L35
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v0, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v33
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L35:
    s_and_b32 s24, s7, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L36
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v1, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v34
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L36:
    s_and_b32 s24, s8, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L37
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v2, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v35
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L37:
    s_and_b32 s24, s9, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L38
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v3, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v36
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L38:
    s_and_b32 s24, s10, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v4, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v37
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L39:
    s_and_b32 s24, s11, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L40
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v5, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v38
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L40:
    s_and_b32 s24, s13, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L41
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v6, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v39
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L41:
    s_and_b32 s24, s14, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L42
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v7, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v40
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L42:
    s_and_b32 s24, s15, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L43
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v8, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v41
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L43:
    s_and_b32 s24, s16, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L44
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v9, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v42
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L44:
    s_and_b32 s24, s17, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L45
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v10, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v43
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L45:
    s_and_b32 s24, s18, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L46
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v11, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v44
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L46:
    s_and_b32 s24, s22, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L47
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v12, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v45
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L47:
    s_and_b32 s24, s23, s5
    s_and_b32 s24, exec_lo, s24
    s_cbranch_scc0 L48
    s_mov_b32 exec_lo, s24
    v_mul_lo_u32 v15, v13, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v46
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L48:
    s_and_b32 s5, s19, s5
    s_and_b32 s5, exec_lo, s5
    s_cbranch_scc0 L49
    s_mov_b32 exec_lo, s5
    v_mul_lo_u32 v15, v14, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0x80
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v47
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L49:
    v_add_nc_u32_e32 v15, 48, v64
    v_cmp_gt_u32_e64 s5, s20, v15
    s_and_b32 s4, s4, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L50
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v15, v65, s21
    v_add_nc_u32_e32 v15, v15, v64
    v_lshl_add_u32 v15, v15, 2, 0xc0
    buffer_load_b32 v16, v15, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v16, v16, v48
    buffer_store_b32 v16, v15, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L50:
    s_and_b32 s4, s6, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L51
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v0, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v15, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v15, v15, v49
    buffer_store_b32 v15, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L51:
    s_and_b32 s4, s7, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L52
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v1, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v50
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L52:
    s_and_b32 s4, s8, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L53
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v2, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v51
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L53:
    s_and_b32 s4, s9, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L54
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v3, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v52
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L54:
    s_and_b32 s4, s10, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L55
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v4, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v53
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L55:
    s_and_b32 s4, s11, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L56
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v5, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v54
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L56:
    s_and_b32 s4, s13, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L57
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v6, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v55
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L57:
    s_and_b32 s4, s14, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L58
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v7, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v56
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L58:
    s_and_b32 s4, s15, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L59
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v8, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v57
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L59:
    s_and_b32 s4, s16, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L60
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v9, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v58
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L60:
    s_and_b32 s4, s17, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L61
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v10, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v59
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L61:
    s_and_b32 s4, s18, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L62
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v11, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v60
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L62:
    s_and_b32 s4, s22, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L63
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v12, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v61
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L63:
    s_and_b32 s4, s23, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L64
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v13, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v62
    buffer_store_b32 v1, v0, s[0:3], 0 offen
    s_mov_b32 exec_lo, s12
L64:
    s_and_b32 s4, s19, s5
    s_and_b32 s4, exec_lo, s4
    s_cbranch_scc0 L65
    s_mov_b32 exec_lo, s4
    v_mul_lo_u32 v0, v14, s21
    v_add_nc_u32_e32 v0, v0, v64
    v_lshl_add_u32 v0, v0, 2, 0xc0
    buffer_load_b32 v1, v0, s[0:3], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v63
    buffer_store_b32 v1, v0, s[0:3], 0 offen
L65:
    s_endpgm
