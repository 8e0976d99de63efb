; 49 VGPRs, 60 SGPRs, 0 bytes of LDS, 0 of scratch, 703 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x8
    s_load_b128 s[8:11], s[0:1], 0x20
    s_load_b128 s[48:51], s[0:1], 0x38
    s_load_b128 s[52:55], s[0:1], 0x50
    s_load_b32 s3, s[0:1], null
    s_load_b512 s[16:31], s[0:1], 0x68
    s_load_b512 s[32:47], s[0:1], 0xa8
    s_load_b128 s[56:59], s[0:1], 0xe8
    s_load_b32 s0, s[0:1], 0xf8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s7, 0x11016000
    s_mov_b32 s11, 0x11016000
    s_mov_b32 s51, 0x11016000
    s_mov_b32 s55, 0x11016000
    v_lshl_add_u32 v42, s13, 8, v0
    s_or_b32 s5, s5, 0x20000
    s_or_b32 s9, s9, 0x20000
    s_or_b32 s49, s49, 0x20000
    s_or_b32 s53, s53, 0x20000
    s_cmp_lt_u32 1, s16
    s_cbranch_scc0 L0
    v_mul_hi_u32 v0, v42, s23
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_nc_u32_e32 v0, v0, v42
    v_lshrrev_b32_e32 v0, s29, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v1, v0, s17
    v_sub_nc_u32_e32 v1, v42, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_lo_u32 v2, v1, s35
    v_mul_lo_u32 v3, v1, s41
    v_mul_lo_u32 v1, v1, s47
    s_branch L3
L0:
    s_cmp_eq_u32 1, s16
    s_cbranch_scc1 L1
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
    v_mov_b32_e32 v1, 0
    s_branch L2
L1:
    v_mul_lo_u32 v2, v42, s35
    v_mul_lo_u32 v3, v42, s41
    v_mul_lo_u32 v1, v42, s47
L2:
    v_mov_b32_e32 v0, v42
L3:
    s_cmp_lt_u32 2, s16
    s_cbranch_scc0 L4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v4, v0, s24
    v_add_nc_u32_e32 v4, v4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v4, s30, v4
    v_mul_lo_u32 v5, v4, s18
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v5
    v_mul_lo_u32 v5, v0, s36
    v_mul_lo_u32 v6, v0, s42
    v_mul_lo_u32 v0, v0, s56
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L6
L4:
    s_cmp_eq_u32 2, s16
    s_cbranch_scc0 L5
    v_mul_lo_u32 v4, v0, s36
    v_mul_lo_u32 v5, v0, s42
    v_mul_lo_u32 v6, v0, s56
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v4
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v6
L5:
    v_mov_b32_e32 v4, v0
L6:
    s_cmp_lt_u32 3, s16
    s_cbranch_scc0 L7
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v4, s25
    v_add_nc_u32_e32 v0, v0, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v0, s31, v0
    v_mul_lo_u32 v5, v0, s19
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v4, v4, v5
    v_mul_lo_u32 v5, v4, s37
    v_mul_lo_u32 v6, v4, s43
    v_mul_lo_u32 v4, v4, s57
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v4
    s_branch L9
L7:
    s_cmp_eq_u32 3, s16
    s_cbranch_scc0 L8
    v_mul_lo_u32 v0, v4, s37
    v_mul_lo_u32 v5, v4, s43
    v_mul_lo_u32 v6, v4, s57
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v6
L8:
    v_mov_b32_e32 v0, v4
L9:
    s_cmp_lt_u32 4, s16
    s_cbranch_scc0 L10
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v4, v0, s26
    v_add_nc_u32_e32 v4, v4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v4, s32, v4
    v_mul_lo_u32 v5, v4, s20
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v5
    v_mul_lo_u32 v5, v0, s38
    v_mul_lo_u32 v6, v0, s44
    v_mul_lo_u32 v0, v0, s58
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L12
L10:
    s_cmp_eq_u32 4, s16
    s_cbranch_scc0 L11
    v_mul_lo_u32 v4, v0, s38
    v_mul_lo_u32 v5, v0, s44
    v_mul_lo_u32 v6, v0, s58
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v4
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v6
L11:
    v_mov_b32_e32 v4, v0
L12:
    s_cmp_lt_u32 5, s16
    s_cbranch_scc0 L13
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v0, v4, s27
    v_add_nc_u32_e32 v0, v0, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v0, s33, v0
    v_mul_lo_u32 v5, v0, s21
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v4, v4, v5
    v_mul_lo_u32 v5, v4, s39
    v_mul_lo_u32 v6, v4, s45
    v_mul_lo_u32 v4, v4, s59
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v5
    v_add_nc_u32_e32 v3, v3, v6
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v4
    s_branch L15
L13:
    s_cmp_eq_u32 5, s16
    s_cbranch_scc0 L14
    v_mul_lo_u32 v0, v4, s39
    v_mul_lo_u32 v5, v4, s45
    v_mul_lo_u32 v6, v4, s59
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v6
L14:
    v_mov_b32_e32 v0, v4
L15:
    s_cmp_lt_u32 6, s16
    s_cbranch_scc0 L16
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_hi_u32 v4, v0, s28
    v_add_nc_u32_e32 v4, v4, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_lshrrev_b32_e32 v4, s34, v4
    v_mul_lo_u32 v4, v4, s22
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_sub_nc_u32_e32 v0, v0, v4
    v_mul_lo_u32 v4, v0, s40
    v_mul_lo_u32 v5, v0, s46
    v_mul_lo_u32 v0, v0, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v4
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v0
    s_branch L17
L16:
    s_cmp_eq_u32 6, s16
    s_cbranch_scc0 L17
    v_mul_lo_u32 v4, v0, s40
    v_mul_lo_u32 v5, v0, s46
    v_mul_lo_u32 v0, v0, s0
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_add_nc_u32_e32 v2, v2, v4
    v_add_nc_u32_e32 v3, v3, v5
    s_delay_alu instid0(VALU_DEP_3)
    v_add_nc_u32_e32 v1, v1, v0
L17:
    buffer_load_u16 v0, v2, s[4:7], 0 idxen
    buffer_load_u16 v2, v3, s[8:11], 0 idxen
    buffer_load_u16 v1, v1, s[48:51], 0 idxen
    s_waitcnt vmcnt(2)
    v_lshlrev_b32_e32 v43, 16, v0
    s_waitcnt vmcnt(1)
    v_lshlrev_b32_e32 v36, 16, v2
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v44, 16, v1
    s_cmp_eq_u32 s3, 0
    s_cbranch_scc0 L18
    v_add_f32_e32 v0, v43, v36
    s_branch L28
L18:
    s_cmp_eq_u32 s3, 1
    s_cbranch_scc0 L19
    v_sub_f32_e32 v0, v43, v36
    s_branch L28
L19:
    s_cmp_eq_u32 s3, 2
    s_cbranch_scc0 L20
    v_mul_f32_e32 v0, v43, v36
    s_branch L28
L20:
    s_cmp_eq_u32 s3, 3
    s_cbranch_scc0 L21
    v_div_scale_f32 v0, null, v36, v36, v43
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v0
    s_waitcnt_depctr 0xfff
    v_fma_f32 v2, -v0, v1, 1.0
    v_fma_f32 v1, v2, v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v2, 1, v1
    v_div_scale_f32 v3, vcc_lo, v43, v36, v43
    v_mul_f32_e32 v4, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v5, -v0, v4, v3
    v_fma_f32 v2, v5, v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, -v0, v2, v3
    v_div_fmas_f32 v0, v0, v1, v2
    s_delay_alu instid0(VALU_DEP_1)
    v_div_fixup_f32 v0, v0, v36, v43
    s_branch L28
L21:
    s_cmp_eq_u32 s3, 4
    s_cbranch_scc0 L22
    v_cvt_f64_f32_e64 v[0:1], |v43|
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0x3ff00000
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_mov_b32_e32 v8, 0x68d31760
    v_mov_b32_e32 v9, 0x3fcc68f5
    v_mov_b32_e32 v10, 0x4994022d
    v_mov_b32_e32 v11, 0x3fd0c9a8
    v_mov_b32_e32 v12, 0x3d7c02a9
    v_mov_b32_e32 v13, 0x3fd484b1
    v_add_nc_u32_e32 v22, 0xc0195f62, v1
    v_mov_b32_e32 v14, 0x2a7aded9
    v_dual_mov_b32 v15, 0x3fda6176 :: v_dual_mov_b32 v28, 0
    v_mov_b32_e32 v16, 0x50ef9bfe
    v_dual_mov_b32 v17, 0x3fe2776c :: v_dual_mul_f32 v32, 0.5, v36
    v_mov_b32_e32 v18, 0xdc3a03fd
    v_mov_b32_e32 v19, 0x3feec709
    v_mov_b32_e32 v20, 0x652b82fe
    v_mov_b32_e32 v21, 0x40071547
    v_ashrrev_i32_e32 v24, 20, v22
    v_cvt_f64_f32_e32 v[22:23], v36
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mov_b32 v27, 0xc0690000 :: v_dual_lshlrev_b32 v26, 20, v24
    v_cvt_f64_i32_e32 v[24:25], v24
    v_sub_nc_u32_e32 v1, v1, v26
    v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0x40690000
    v_cmp_gt_f32_e32 vcc_lo, 0, v36
    v_cmp_lt_f32_e64 s1, 1.0, |v43|
    v_trunc_f32_e32 v33, v36
    v_cmp_eq_f32_e64 s2, 0, |v43|
    v_cmp_lt_f32_e64 s3, 0, v36
    v_add_f64 v[30:31], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_trunc_f32_e32 v2, v32
    v_cndmask_b32_e64 v44, 0, 0x7f800000, vcc_lo
    s_xor_b32 s0, s1, vcc_lo
    v_cmp_eq_f32_e64 s1, v33, v36
    v_cmp_gt_f32_e64 s4, 0, v43
    v_cmp_neq_f32_e64 s5, v2, v32
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[30:31]
    v_cmp_eq_f32_e64 s6, 0x7f800000, |v43|
    v_cndmask_b32_e64 v45, 0, 0x7f800000, s3
    v_cmp_eq_f32_e64 vcc_lo, 1.0, |v43|
    v_cndmask_b32_e64 v34, 0, 0x7f800000, s0
    v_cmp_gt_i32_e64 s0, 0, v43
    v_cmp_gt_f32_e64 s7, 0x7f800000, |v43|
    v_rcp_f64_e32 v[32:33], v[2:3]
    v_cmp_neq_f32_e64 s8, v43, v43
    v_cmp_neq_f32_e64 s9, v36, v36
    v_cmp_eq_f32_e64 s10, 0x7f800000, |v36|
    v_cndmask_b32_e64 v46, v34, 1.0, vcc_lo
    v_cmp_eq_f32_e32 vcc_lo, 0, v36
    v_cmp_eq_f32_e64 s11, 1.0, v43
    s_delay_alu instid0(TRANS32_DEP_1)
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    s_and_b32 s5, s1, s5
    s_and_not1_b32 s1, s4, s1
    s_or_b32 s4, s8, s9
    s_and_b32 s0, s0, s5
    s_and_b32 s1, s1, s7
    s_or_b32 s3, vcc_lo, s11
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    s_or_b32 s1, s4, s1
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    v_or_b32_e32 v34, 1, v32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v35, v33
    v_div_scale_f64 v[36:37], vcc_lo, v[30:31], v[0:1], v[30:31]
    v_mul_f64 v[38:39], v[36:37], v[32:33]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[40:41], -v[2:3], v[38:39], v[36:37]
    v_fma_f64 v[34:35], v[40:41], v[34:35], v[38:39]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[2:3], -v[2:3], v[34:35], v[36:37]
    v_div_fmas_f64 v[2:3], v[2:3], v[32:33], v[34:35]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[30:31]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[8:9]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[10:11]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[12:13]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[14:15]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[16:17]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[18:19]
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[20:21]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[24:25]
    v_mul_f64 v[0:1], v[0:1], v[22:23]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f64 v[0:1], v[0:1], v[26:27]
    v_min_f64 v[0:1], v[0:1], v[28:29]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_i32_f64_e32 v2, v[2:3]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v44, s2
    v_cndmask_b32_e64 v0, v0, v45, s6
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v46, s10
    v_xor_b32_e32 v1, 0x80000000, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s0
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s1
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 1.0, s3
    s_branch L28
L22:
    s_cmp_eq_u32 s3, 5
    s_cbranch_scc0 L23
    v_div_scale_f32 v0, null, v44, v44, v36
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v1, v0
    s_waitcnt_depctr 0xfff
    v_fma_f32 v2, -v0, v1, 1.0
    v_fma_f32 v1, v2, v1, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v2, 1, v1
    v_div_scale_f32 v3, vcc_lo, v36, v44, v36
    v_mul_f32_e32 v4, v3, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v5, -v0, v4, v3
    v_fma_f32 v2, v5, v2, v4
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v0, -v0, v2, v3
    v_div_fmas_f32 v0, v0, v1, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f32 v0, v0, v44, v36
    v_div_scale_f32 v1, null, v44, v44, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rcp_f32_e32 v2, v1
    s_waitcnt_depctr 0xfff
    v_fma_f32 v3, -v1, v2, 1.0
    v_fma_f32 v2, v3, v2, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_or_b32_e32 v3, 1, v2
    v_div_scale_f32 v4, vcc_lo, v0, v44, v0
    v_mul_f32_e32 v5, v4, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v6, -v1, v5, v4
    v_fma_f32 v3, v6, v3, v5
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f32 v1, -v1, v3, v4
    v_div_fmas_f32 v1, v1, v2, v3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f32 v0, v1, v44, v0
    v_mul_f32_e64 v0, -v43, v0
    s_branch L28
L23:
    s_cmp_eq_u32 s3, 6
    s_cbranch_scc0 L25
    v_cmp_eq_f32_e64 s0, 0, v44
    s_and_not1_b32 s1, exec_lo, s0
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s1
    v_dual_subrev_f32 v34, 1.0, v44 :: v_dual_mov_b32 v3, 0x3ff00000
    v_cvt_f64_f32_e64 v[0:1], |v36|
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_mov_b32_e32 v8, 0x68d31760
    v_mov_b32_e32 v9, 0x3fcc68f5
    v_mov_b32_e32 v10, 0x4994022d
    v_mov_b32_e32 v11, 0x3fd0c9a8
    v_mov_b32_e32 v12, 0x3d7c02a9
    v_mov_b32_e32 v13, 0x3fd484b1
    v_add_nc_u32_e32 v22, 0xc0195f62, v1
    v_mov_b32_e32 v14, 0x2a7aded9
    v_dual_mov_b32 v15, 0x3fda6176 :: v_dual_mov_b32 v28, 0
    v_mov_b32_e32 v16, 0x50ef9bfe
    v_dual_mov_b32 v17, 0x3fe2776c :: v_dual_mul_f32 v32, 0.5, v34
    v_mov_b32_e32 v18, 0xdc3a03fd
    v_mov_b32_e32 v19, 0x3feec709
    v_mov_b32_e32 v20, 0x652b82fe
    v_mov_b32_e32 v21, 0x40071547
    v_ashrrev_i32_e32 v24, 20, v22
    v_cvt_f64_f32_e32 v[22:23], v34
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mov_b32 v27, 0xc0690000 :: v_dual_lshlrev_b32 v26, 20, v24
    v_cvt_f64_i32_e32 v[24:25], v24
    v_sub_nc_u32_e32 v1, v1, v26
    v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0x40690000
    v_cmp_gt_f32_e32 vcc_lo, 0, v34
    v_cmp_lt_f32_e64 s3, 1.0, |v36|
    v_trunc_f32_e32 v33, v34
    v_cmp_eq_f32_e64 s4, 0, |v36|
    v_cmp_lt_f32_e64 s5, 0, v34
    v_add_f64 v[30:31], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_trunc_f32_e32 v2, v32
    v_cndmask_b32_e64 v45, 0, 0x7f800000, vcc_lo
    s_xor_b32 s1, s3, vcc_lo
    v_cmp_eq_f32_e64 s3, v33, v34
    v_cmp_gt_f32_e64 s6, 0, v36
    v_cmp_neq_f32_e64 s7, v2, v32
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[30:31]
    v_cmp_eq_f32_e64 s8, 0x7f800000, |v36|
    v_cndmask_b32_e64 v46, 0, 0x7f800000, s5
    v_cmp_eq_f32_e64 vcc_lo, 1.0, |v36|
    v_cndmask_b32_e64 v35, 0, 0x7f800000, s1
    v_cmp_gt_i32_e64 s1, 0, v36
    v_cmp_gt_f32_e64 s9, 0x7f800000, |v36|
    v_rcp_f64_e32 v[32:33], v[2:3]
    v_cmp_neq_f32_e64 s10, v36, v36
    v_cmp_neq_f32_e64 s11, v34, v34
    v_cmp_eq_f32_e64 s12, 0x7f800000, |v34|
    v_cndmask_b32_e64 v47, v35, 1.0, vcc_lo
    v_cmp_eq_f32_e32 vcc_lo, 0, v34
    v_cmp_eq_f32_e64 s13, 1.0, v36
    s_delay_alu instid0(TRANS32_DEP_1)
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    s_and_b32 s7, s3, s7
    s_and_not1_b32 s3, s6, s3
    s_or_b32 s6, s10, s11
    s_and_b32 s1, s1, s7
    s_and_b32 s3, s3, s9
    s_or_b32 s5, vcc_lo, s13
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    s_or_b32 s3, s6, s3
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    v_or_b32_e32 v34, 1, v32
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v35, v33
    v_div_scale_f64 v[36:37], vcc_lo, v[30:31], v[0:1], v[30:31]
    v_mul_f64 v[38:39], v[36:37], v[32:33]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[40:41], -v[2:3], v[38:39], v[36:37]
    v_fma_f64 v[34:35], v[40:41], v[34:35], v[38:39]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[2:3], -v[2:3], v[34:35], v[36:37]
    v_div_fmas_f64 v[2:3], v[2:3], v[32:33], v[34:35]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[30:31]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[8:9]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[10:11]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[12:13]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[14:15]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[16:17]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[18:19]
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[20:21]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[24:25]
    v_mul_f64 v[0:1], v[0:1], v[22:23]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f64 v[0:1], v[0:1], v[26:27]
    v_min_f64 v[0:1], v[0:1], v[28:29]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_i32_f64_e32 v2, v[2:3]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v45, s4
    v_cndmask_b32_e64 v0, v0, v46, s8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v47, s12
    v_xor_b32_e32 v1, 0x80000000, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 1.0, s5
    v_mul_f32_e32 v0, v44, v0
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v0, v43, v0
    s_mov_b32 exec_lo, s2
L24:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 0, s0
    s_branch L28
L25:
    s_cmp_eq_u32 s3, 7
    s_cbranch_scc0 L27
    v_cmp_eq_f32_e32 vcc_lo, 0, v36
    v_cmp_le_f32_e64 s1, 0, v44
    s_and_b32 s0, vcc_lo, s1
    s_delay_alu instid0(SALU_CYCLE_1)
    s_and_not1_b32 s1, exec_lo, s0
    v_mul_f32_e32 v45, 0, v43
    s_cbranch_scc0 L26
    s_mov_b32 exec_lo, s1
    v_cvt_f64_f32_e64 v[0:1], |v36|
    v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0x3ff00000
    v_mov_b32_e32 v4, 0x9b743f0d
    v_mov_b32_e32 v5, 0x3fc5b9ac
    v_mov_b32_e32 v6, 0x1694cffe
    v_mov_b32_e32 v7, 0x3fc89f3b
    v_mov_b32_e32 v8, 0x68d31760
    v_mov_b32_e32 v9, 0x3fcc68f5
    v_mov_b32_e32 v10, 0x4994022d
    v_mov_b32_e32 v11, 0x3fd0c9a8
    v_mov_b32_e32 v12, 0x3d7c02a9
    v_mov_b32_e32 v13, 0x3fd484b1
    v_add_nc_u32_e32 v22, 0xc0195f62, v1
    v_mov_b32_e32 v14, 0x2a7aded9
    v_dual_mov_b32 v15, 0x3fda6176 :: v_dual_mov_b32 v28, 0
    v_mov_b32_e32 v16, 0x50ef9bfe
    v_dual_mov_b32 v17, 0x3fe2776c :: v_dual_mul_f32 v32, 0.5, v44
    v_mov_b32_e32 v18, 0xdc3a03fd
    v_mov_b32_e32 v19, 0x3feec709
    v_mov_b32_e32 v20, 0x652b82fe
    v_mov_b32_e32 v21, 0x40071547
    v_ashrrev_i32_e32 v24, 20, v22
    v_cvt_f64_f32_e32 v[22:23], v44
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_dual_mov_b32 v27, 0xc0690000 :: v_dual_lshlrev_b32 v26, 20, v24
    v_cvt_f64_i32_e32 v[24:25], v24
    v_sub_nc_u32_e32 v1, v1, v26
    v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0x40690000
    v_cmp_gt_f32_e32 vcc_lo, 0, v44
    v_cmp_lt_f32_e64 s3, 1.0, |v36|
    v_cmp_gt_f32_e64 s4, 0x800000, v36
    v_trunc_f32_e32 v33, v44
    v_cmp_eq_f32_e64 s5, 0, |v36|
    v_add_f64 v[30:31], v[0:1], -v[2:3]
    v_add_f64 v[0:1], v[0:1], v[2:3]
    v_cndmask_b32_e64 v2, 0, 32, s4
    v_trunc_f32_e32 v34, v32
    v_cmp_lt_f32_e64 s6, 0, v44
    v_cndmask_b32_e64 v46, 0, 0x7f800000, vcc_lo
    s_xor_b32 s1, s3, vcc_lo
    v_ldexp_f32 v35, v36, v2
    v_div_scale_f64 v[2:3], null, v[0:1], v[0:1], v[30:31]
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_log_f32_e32 v37, v35
    v_cmp_eq_f32_e64 s3, v33, v44
    v_cmp_neq_f32_e64 s7, v34, v32
    v_rcp_f64_e32 v[32:33], v[2:3]
    v_cmp_gt_f32_e64 s8, 0, v36
    v_cmp_eq_f32_e64 s9, 0x7f800000, |v36|
    v_cndmask_b32_e64 v47, 0, 0x7f800000, s6
    v_cmp_eq_f32_e64 vcc_lo, 1.0, |v36|
    v_cndmask_b32_e64 v38, 0, 0x7f800000, s1
    v_cmp_gt_i32_e64 s1, 0, v36
    s_delay_alu instid0(TRANS32_DEP_1)
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    v_cndmask_b32_e64 v39, 0, 0x42000000, s4
    v_cmp_gt_f32_e64 s4, 0x7f800000, |v36|
    v_cmp_neq_f32_e64 s10, v36, v36
    v_cmp_neq_f32_e64 s11, v44, v44
    v_cmp_eq_f32_e64 s12, 0x7f800000, |v44|
    v_cndmask_b32_e64 v48, v38, 1.0, vcc_lo
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    v_sub_f32_e32 v37, v37, v39
    v_cmp_eq_f32_e64 s6, 0, v44
    v_cmp_eq_f32_e64 s13, 1.0, v36
    s_and_b32 s7, s3, s7
    s_and_not1_b32 s3, s8, s3
    v_mul_f32_e32 v36, 0x3f317217, v37
    v_fma_f64 v[34:35], -v[2:3], v[32:33], 1.0
    s_delay_alu instid0(VALU_DEP_2)
    v_fma_f32 v38, v37, 0x3f317217, -v36
    s_and_b32 s1, s1, s7
    s_and_b32 s3, s3, s4
    s_or_b32 s4, s10, s11
    v_cmp_gt_f32_e64 s7, 0x7f800000, |v37|
    v_fma_f32 v38, v37, 0x3377d1cf, v38
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
    v_fma_f64 v[32:33], v[32:33], v[34:35], v[32:33]
    s_or_b32 s3, s4, s3
    v_add_f32_e32 v35, v36, v38
    s_or_b32 s4, s6, s13
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_or_b32_e32 v34, 1, v32
    v_cndmask_b32_e64 v44, v37, v35, s7
    s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_mov_b32_e32 v35, v33
    v_div_scale_f64 v[36:37], vcc_lo, v[30:31], v[0:1], v[30:31]
    v_mul_f64 v[38:39], v[36:37], v[32:33]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[40:41], -v[2:3], v[38:39], v[36:37]
    v_fma_f64 v[34:35], v[40:41], v[34:35], v[38:39]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[2:3], -v[2:3], v[34:35], v[36:37]
    v_div_fmas_f64 v[2:3], v[2:3], v[32:33], v[34:35]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_div_fixup_f64 v[0:1], v[2:3], v[0:1], v[30:31]
    v_mul_f64 v[2:3], v[0:1], v[0:1]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[6:7]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[8:9]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[10:11]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[12:13]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[14:15]
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[16:17]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[4:5], v[4:5], v[2:3], v[18:19]
    v_fma_f64 v[2:3], v[4:5], v[2:3], v[20:21]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_fma_f64 v[0:1], v[2:3], v[0:1], v[24:25]
    v_mul_f64 v[0:1], v[0:1], v[22:23]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_max_f64 v[0:1], v[0:1], v[26:27]
    v_min_f64 v[0:1], v[0:1], v[28:29]
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_rndne_f64_e32 v[2:3], v[0:1]
    v_add_f64 v[0:1], v[0:1], -v[2:3]
    v_cvt_i32_f64_e32 v2, v[2:3]
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cvt_f32_f64_e32 v0, v[0:1]
    v_exp_f32_e32 v0, v0
    s_waitcnt_depctr 0xfff
    v_ldexp_f32 v0, v0, v2
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v46, s5
    v_cndmask_b32_e64 v0, v0, v47, s9
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v48, s12
    v_xor_b32_e32 v1, 0x80000000, v0
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v1, s1
    v_cndmask_b32_e64 v0, v0, 0x7fc00000, s3
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, 1.0, s4
    v_mul_f32_e32 v0, v0, v44
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v0, v43, v0
    s_mov_b32 exec_lo, s2
L26:
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v45, s0
    s_branch L28
L27:
    v_and_b32_e32 v0, 0x7fffffff, v36
    v_and_b32_e32 v1, 0x7fffffff, v44
    v_cmp_eq_f32_e64 s0, v36, v44
    s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
    v_cmp_lt_u32_e32 vcc_lo, 0x7f800000, v0
    v_cmp_lt_u32_e64 s2, 0x7f800000, v1
    s_and_b32 s1, vcc_lo, s2
    s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    s_or_b32 s0, s0, s1
    v_cndmask_b32_e64 v0, 0, v43, s0
L28:
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
    v_bfe_u32 v1, v0, 16, 1
    v_or_b32_e32 v2, 0x400000, v0
    v_cmp_u_f32_e64 s0, v0, v0
    v_add3_u32 v0, v0, v1, 0x7fff
    s_delay_alu instid0(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s0
    buffer_store_d16_hi_b16 v0, v42, s[52:55], 0 idxen
    s_endpgm
