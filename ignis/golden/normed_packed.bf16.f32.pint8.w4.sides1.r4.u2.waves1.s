; 80 VGPRs, 44 SGPRs, 0 bytes of LDS, 0 of scratch, 767 instructions
    s_mov_b32 s12, exec_lo
    s_load_b128 s[4:7], s[0:1], 0x18
    s_load_b128 s[8:11], s[0:1], null
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b128 s[20:23], s[0:1], 0x48
    s_load_b64 s[2:3], s[0:1], 0xa8
    s_load_b32 s14, s[0:1], 0xa0
    s_load_b128 s[24:27], s[0:1], 0x78
    s_load_b128 s[28:31], s[0:1], 0x90
    s_load_b32 s0, s[0:1], 0xb0
    v_mbcnt_lo_u32_b32 v48, -1, 0
    s_mov_b32 s1, 0
    s_mov_b32 s15, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s11, 0x31016000
    s_add_u32 s1, s13, s1
    s_mov_b32 s7, 0x31016000
    s_mov_b32 s19, 0x31016000
    s_lshl_b32 s1, s1, 2
    s_mov_b32 s23, 0x31016000
    s_mov_b32 s27, 0x11016000
    s_add_u32 s13, s1, 1
    s_add_u32 s32, s1, 2
    s_add_u32 s33, s1, 3
    s_mov_b32 s31, 0x11016000
    s_mov_b32 s34, s6
    s_lshl_b32 s10, s10, 1
    v_cmp_gt_u32_e64 s35, s34, v48
    s_add_u32 s36, s14, -1
    s_mov_b32 s37, s26
    s_lshr_b32 s38, s2, 4
    s_min_u32 s13, s13, s36
    s_min_u32 s32, s32, s36
    s_min_u32 s33, s33, s36
    s_lshl_b32 s6, s6, 2
    s_lshl_b32 s18, s18, 2
    s_lshl_b32 s22, s22, 1
    s_or_b32 s25, s25, 0x20000
    s_or_b32 s29, s29, 0x40000
    s_mul_i32 s39, s1, s38
    s_mul_i32 s13, s13, s38
    s_mul_i32 s32, s32, s38
    s_mul_i32 s33, s33, s38
    s_and_b32 s40, exec_lo, s35
    s_cbranch_scc0 L0
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v0, 2, v48
    buffer_load_b32 v0, v0, s[4:7], 0 offen
    s_mov_b32 exec_lo, s12
L0:
    v_add_nc_u32_e32 v1, 32, v48
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s40, s34, v1
    s_and_b32 s41, exec_lo, s40
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s41
    v_lshlrev_b32_e32 v1, 2, v48
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v2, 64, v48
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s41, s34, v2
    s_and_b32 s42, exec_lo, s41
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s42
    v_lshlrev_b32_e32 v2, 2, v48
    buffer_load_b32 v2, v2, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v3, 0x60, v48
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e64 s42, s34, v3
    s_and_b32 s43, exec_lo, s42
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s43
    v_lshlrev_b32_e32 v3, 2, v48
    buffer_load_b32 v3, v3, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s35
    v_cndmask_b32_e64 v1, 0, v1, s40
    v_cndmask_b32_e64 v2, 0, v2, s41
    v_cndmask_b32_e64 v3, 0, v3, s42
    s_lshr_b32 s2, s2, 10
    v_dual_add_f32 v0, 0, v0 :: v_dual_mov_b32 v51, 0
    v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v49, 0
    v_mov_b32_e32 v50, 0
    s_mov_b32 s35, 0
    s_lshl_b32 s2, s2, 6
    v_add_f32_e32 v0, v0, v1
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v0, v0, v2
    v_add_f32_e32 v53, v0, v3
    s_branch L5
L4:
    v_add_nc_u32_e32 v0, s35, v48
    s_add_u32 s35, s35, 64
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v12, 5, v0
    v_add_nc_u32_e32 v1, s39, v0
    v_add_nc_u32_e32 v2, s13, v0
    v_add_nc_u32_e32 v3, s32, v0
    v_add_nc_u32_e32 v44, s33, v0
    v_lshlrev_b32_e32 v32, 4, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_lshlrev_b32_e32 v36, 4, v2
    v_lshlrev_b32_e32 v40, 4, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_lshlrev_b32_e32 v45, 4, v44
    v_and_b32_e32 v46, -2, v1
    v_and_b32_e32 v47, -2, v2
    v_and_b32_e32 v54, -2, v3
    v_and_b32_e32 v55, -2, v44
    v_add_nc_u32_e32 v56, 32, v1
    v_add_nc_u32_e32 v57, 32, v2
    v_add_nc_u32_e32 v58, 32, v3
    buffer_load_b128 v[0:3], v12, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v12, s[8:11], 0 offen offset:1024
    buffer_load_b128 v[8:11], v12, s[8:11], 0 offen offset:16
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen offset:1040
    buffer_load_b128 v[16:19], v32, s[16:19], 0 offen
    buffer_load_b128 v[20:23], v36, s[16:19], 0 offen
    buffer_load_b128 v[24:27], v40, s[16:19], 0 offen
    buffer_load_b128 v[28:31], v45, s[16:19], 0 offen
    buffer_load_b128 v[32:35], v32, s[16:19], 0 offen offset:512
    buffer_load_b128 v[36:39], v36, s[16:19], 0 offen offset:512
    buffer_load_b128 v[40:43], v40, s[16:19], 0 offen offset:512
    buffer_load_u16 v59, v46, s[20:23], 0 offen
    buffer_load_u16 v60, v47, s[20:23], 0 offen
    buffer_load_u16 v54, v54, s[20:23], 0 offen
    buffer_load_u16 v55, v55, s[20:23], 0 offen
    v_add_nc_u32_e32 v61, 32, v44
    v_and_b32_e32 v56, -2, v56
    v_and_b32_e32 v57, -2, v57
    v_and_b32_e32 v58, -2, v58
    buffer_load_b128 v[44:47], v45, s[16:19], 0 offen offset:512
    v_and_b32_e32 v61, -2, v61
    buffer_load_u16 v56, v56, s[20:23], 0 offen
    buffer_load_u16 v57, v57, s[20:23], 0 offen
    buffer_load_u16 v58, v58, s[20:23], 0 offen
    buffer_load_u16 v61, v61, s[20:23], 0 offen
    s_waitcnt vmcnt(19)
    v_lshlrev_b32_e32 v62, 16, v0
    v_and_b32_e32 v0, 0xffff0000, v0
    v_lshlrev_b32_e32 v63, 16, v1
    s_waitcnt vmcnt(18)
    v_lshlrev_b32_e32 v64, 16, v4
    s_waitcnt vmcnt(15)
    v_cvt_f32_ubyte0_e32 v65, v16
    s_waitcnt vmcnt(14)
    v_cvt_f32_ubyte0_e32 v66, v20
    s_waitcnt vmcnt(13)
    v_cvt_f32_ubyte0_e32 v67, v24
    s_waitcnt vmcnt(12)
    v_cvt_f32_ubyte0_e32 v68, v28
    v_cvt_f32_ubyte1_e32 v69, v16
    v_fma_f32 v65, v65, v62, 0
    v_cvt_f32_ubyte1_e32 v70, v20
    v_fma_f32 v66, v66, v62, 0
    v_cvt_f32_ubyte1_e32 v71, v24
    v_fma_f32 v67, v67, v62, 0
    v_cvt_f32_ubyte1_e32 v72, v28
    v_fma_f32 v68, v68, v62, 0
    v_cvt_f32_ubyte2_e32 v73, v16
    v_fma_f32 v65, v69, v0, v65
    v_cvt_f32_ubyte2_e32 v69, v20
    v_fma_f32 v66, v70, v0, v66
    v_cvt_f32_ubyte2_e32 v70, v24
    v_fma_f32 v67, v71, v0, v67
    v_cvt_f32_ubyte2_e32 v71, v28
    v_fma_f32 v68, v72, v0, v68
    s_waitcnt vmcnt(11)
    v_cvt_f32_ubyte0_e32 v72, v32
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v74, v36
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v75, v40
    v_and_b32_e32 v1, 0xffff0000, v1
    v_cvt_f32_ubyte3_e32 v16, v16
    v_fma_f32 v65, v73, v63, v65
    v_cvt_f32_ubyte3_e32 v20, v20
    v_fma_f32 v66, v69, v63, v66
    v_cvt_f32_ubyte3_e32 v24, v24
    v_fma_f32 v67, v70, v63, v67
    v_cvt_f32_ubyte3_e32 v28, v28
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v69, v44
    v_dual_fmac_f32 v68, v71, v63 :: v_dual_lshlrev_b32 v77, 16, v2
    v_and_b32_e32 v4, 0xffff0000, v4
    v_cvt_f32_ubyte1_e32 v70, v32
    v_fma_f32 v71, v72, v64, 0
    v_cvt_f32_ubyte1_e32 v72, v36
    v_fma_f32 v73, v74, v64, 0
    v_cvt_f32_ubyte1_e32 v74, v40
    v_fma_f32 v75, v75, v64, 0
    v_cvt_f32_ubyte1_e32 v76, v44
    v_fma_f32 v69, v69, v64, 0
    v_cvt_f32_ubyte0_e32 v78, v17
    v_fma_f32 v16, v16, v1, v65
    v_cvt_f32_ubyte0_e32 v65, v21
    v_fma_f32 v20, v20, v1, v66
    v_cvt_f32_ubyte0_e32 v66, v25
    v_fma_f32 v24, v24, v1, v67
    v_cvt_f32_ubyte0_e32 v67, v29
    v_fma_f32 v28, v28, v1, v68
    v_dual_fmac_f32 v69, v76, v4 :: v_dual_lshlrev_b32 v68, 16, v5
    v_cvt_f32_ubyte2_e32 v79, v32
    v_fma_f32 v70, v70, v4, v71
    v_cvt_f32_ubyte2_e32 v71, v36
    v_fma_f32 v72, v72, v4, v73
    v_cvt_f32_ubyte2_e32 v73, v40
    v_fma_f32 v74, v74, v4, v75
    v_cvt_f32_ubyte2_e32 v75, v44
    v_and_b32_e32 v2, 0xffff0000, v2
    v_cvt_f32_ubyte1_e32 v76, v17
    v_dual_fmac_f32 v16, v77, v78 :: v_dual_and_b32 v5, 0xffff0000, v5
    v_cvt_f32_ubyte1_e32 v78, v21
    v_fma_f32 v20, v65, v77, v20
    v_cvt_f32_ubyte1_e32 v65, v25
    v_dual_fmac_f32 v24, v66, v77 :: v_dual_fmac_f32 v69, v75, v68
    v_cvt_f32_ubyte1_e32 v66, v29
    v_fma_f32 v28, v67, v77, v28
    v_cvt_f32_ubyte3_e32 v32, v32
    v_fma_f32 v67, v79, v68, v70
    v_cvt_f32_ubyte3_e32 v36, v36
    v_fma_f32 v70, v71, v68, v72
    v_cvt_f32_ubyte3_e32 v40, v40
    v_fma_f32 v71, v73, v68, v74
    v_cvt_f32_ubyte3_e32 v44, v44
    v_lshlrev_b32_e32 v72, 16, v3
    v_cvt_f32_ubyte2_e32 v73, v17
    v_dual_fmac_f32 v16, v76, v2 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_cvt_f32_ubyte2_e32 v74, v21
    v_fma_f32 v20, v78, v2, v20
    v_cvt_f32_ubyte2_e32 v75, v25
    v_fma_f32 v24, v65, v2, v24
    v_cvt_f32_ubyte2_e32 v65, v29
    v_fma_f32 v28, v66, v2, v28
    v_lshlrev_b32_e32 v66, 16, v6
    v_cvt_f32_ubyte0_e32 v76, v33
    v_fma_f32 v32, v32, v5, v67
    v_cvt_f32_ubyte0_e32 v67, v37
    v_fma_f32 v36, v36, v5, v70
    v_cvt_f32_ubyte0_e32 v70, v41
    v_fma_f32 v40, v40, v5, v71
    v_cvt_f32_ubyte0_e32 v71, v45
    v_fma_f32 v44, v44, v5, v69
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v16, v73, v72, v16
    v_cvt_f32_ubyte3_e32 v21, v21
    v_fma_f32 v20, v74, v72, v20
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v24, v75, v72, v24
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v28, v65, v72, v28
    v_and_b32_e32 v6, 0xffff0000, v6
    v_cvt_f32_ubyte1_e32 v65, v33
    v_fma_f32 v32, v76, v66, v32
    v_cvt_f32_ubyte1_e32 v69, v37
    v_fma_f32 v36, v67, v66, v36
    v_cvt_f32_ubyte1_e32 v67, v41
    v_fma_f32 v40, v70, v66, v40
    v_cvt_f32_ubyte1_e32 v70, v45
    v_dual_fmac_f32 v44, v66, v71 :: v_dual_lshlrev_b32 v71, 16, v8
    v_cvt_f32_ubyte0_e32 v73, v18
    v_fma_f32 v16, v17, v3, v16
    v_cvt_f32_ubyte0_e32 v17, v22
    v_fma_f32 v20, v21, v3, v20
    v_cvt_f32_ubyte0_e32 v21, v26
    v_fma_f32 v24, v25, v3, v24
    v_cvt_f32_ubyte0_e32 v25, v30
    v_fma_f32 v28, v29, v3, v28
    v_dual_fmac_f32 v32, v65, v6 :: v_dual_lshlrev_b32 v29, 16, v7
    v_cvt_f32_ubyte2_e32 v74, v33
    v_cvt_f32_ubyte2_e32 v65, v37
    v_dual_fmac_f32 v36, v69, v6 :: v_dual_and_b32 v7, 0xffff0000, v7
    v_cvt_f32_ubyte2_e32 v69, v41
    v_fma_f32 v40, v67, v6, v40
    v_cvt_f32_ubyte2_e32 v67, v45
    v_fma_f32 v44, v70, v6, v44
    v_and_b32_e32 v8, 0xffff0000, v8
    v_cvt_f32_ubyte1_e32 v70, v18
    v_fma_f32 v16, v73, v71, v16
    v_cvt_f32_ubyte1_e32 v73, v22
    v_fma_f32 v17, v17, v71, v20
    v_cvt_f32_ubyte1_e32 v20, v26
    v_fma_f32 v21, v21, v71, v24
    v_cvt_f32_ubyte1_e32 v24, v30
    v_fma_f32 v25, v25, v71, v28
    v_cvt_f32_ubyte3_e32 v28, v33
    v_dual_fmac_f32 v32, v74, v29 :: v_dual_fmac_f32 v17, v73, v8
    v_cvt_f32_ubyte3_e32 v33, v37
    v_fma_f32 v36, v65, v29, v36
    v_cvt_f32_ubyte3_e32 v37, v41
    v_fma_f32 v40, v69, v29, v40
    v_cvt_f32_ubyte3_e32 v41, v45
    v_fma_f32 v44, v67, v29, v44
    v_dual_fmac_f32 v16, v70, v8 :: v_dual_lshlrev_b32 v45, 16, v9
    v_cvt_f32_ubyte2_e32 v65, v18
    v_cvt_f32_ubyte2_e32 v67, v22
    v_cvt_f32_ubyte2_e32 v69, v26
    v_fma_f32 v20, v20, v8, v21
    v_cvt_f32_ubyte2_e32 v21, v30
    v_fma_f32 v24, v24, v8, v25
    v_dual_fmac_f32 v16, v65, v45 :: v_dual_lshlrev_b32 v25, 16, v12
    v_cvt_f32_ubyte0_e32 v70, v34
    v_fma_f32 v28, v28, v7, v32
    v_cvt_f32_ubyte0_e32 v32, v38
    v_fma_f32 v33, v33, v7, v36
    v_cvt_f32_ubyte0_e32 v36, v42
    v_fma_f32 v37, v37, v7, v40
    v_cvt_f32_ubyte0_e32 v40, v46
    v_fma_f32 v41, v41, v7, v44
    v_dual_fmac_f32 v28, v25, v70 :: v_dual_and_b32 v9, 0xffff0000, v9
    v_dual_fmac_f32 v17, v67, v45 :: v_dual_lshlrev_b32 v44, 16, v10
    v_and_b32_e32 v10, 0xffff0000, v10
    v_lshlrev_b32_e32 v73, 16, v11
    v_dual_add_f32 v0, v0, v8 :: v_dual_and_b32 v11, 0xffff0000, v11
    v_cvt_f32_ubyte3_e32 v18, v18
    v_cvt_f32_ubyte3_e32 v22, v22
    v_cvt_f32_ubyte3_e32 v26, v26
    v_fma_f32 v20, v69, v45, v20
    v_cvt_f32_ubyte3_e32 v30, v30
    v_fma_f32 v21, v21, v45, v24
    v_dual_add_f32 v1, v1, v9 :: v_dual_and_b32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte1_e32 v24, v34
    v_cvt_f32_ubyte1_e32 v65, v38
    v_fma_f32 v32, v32, v25, v33
    v_cvt_f32_ubyte1_e32 v33, v42
    v_fma_f32 v36, v36, v25, v37
    v_cvt_f32_ubyte1_e32 v37, v46
    v_fma_f32 v40, v40, v25, v41
    v_dual_add_f32 v41, v62, v71 :: v_dual_add_f32 v62, v73, v72
    v_add_f32_e32 v8, v63, v45
    v_dual_add_f32 v45, v77, v44 :: v_dual_fmac_f32 v16, v18, v9
    v_dual_add_f32 v2, v2, v10 :: v_dual_add_f32 v3, v3, v11
    v_cvt_f32_ubyte0_e32 v63, v19
    v_cvt_f32_ubyte0_e32 v18, v23
    v_dual_fmac_f32 v17, v22, v9 :: v_dual_fmac_f32 v20, v9, v26
    v_cvt_f32_ubyte0_e32 v22, v27
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v9, v30, v9, v21
    v_dual_fmac_f32 v32, v65, v12 :: v_dual_lshlrev_b32 v21, 16, v13
    v_cvt_f32_ubyte2_e32 v30, v34
    v_fma_f32 v24, v24, v12, v28
    v_cvt_f32_ubyte2_e32 v28, v38
    v_cvt_f32_ubyte2_e32 v65, v42
    v_fma_f32 v33, v33, v12, v36
    v_cvt_f32_ubyte2_e32 v36, v46
    v_fma_f32 v37, v37, v12, v40
    v_dual_add_f32 v40, v41, v45 :: v_dual_fmac_f32 v17, v18, v44
    v_dual_add_f32 v0, v0, v2 :: v_dual_add_f32 v1, v1, v3
    v_dual_add_f32 v2, v8, v62 :: v_dual_and_b32 v13, 0xffff0000, v13
    v_cvt_f32_ubyte1_e32 v3, v19
    v_fma_f32 v8, v63, v44, v16
    v_cvt_f32_ubyte1_e32 v16, v23
    v_cvt_f32_ubyte1_e32 v18, v27
    v_dual_fmac_f32 v20, v22, v44 :: v_dual_lshlrev_b32 v41, 16, v15
    v_cvt_f32_ubyte1_e32 v22, v31
    v_fma_f32 v9, v26, v44, v9
    v_dual_fmac_f32 v33, v65, v21 :: v_dual_lshlrev_b32 v26, 16, v14
    v_and_b32_e32 v14, 0xffff0000, v14
    v_dual_fmac_f32 v24, v21, v30 :: v_dual_and_b32 v15, 0xffff0000, v15
    v_cvt_f32_ubyte3_e32 v34, v34
    v_cvt_f32_ubyte3_e32 v30, v38
    v_fma_f32 v28, v28, v21, v32
    v_cvt_f32_ubyte3_e32 v32, v42
    v_cvt_f32_ubyte3_e32 v38, v46
    v_fma_f32 v36, v36, v21, v37
    v_cvt_f32_f16_e32 v37, v59.l
    v_cvt_f32_f16_e32 v42, v60.l
    v_cvt_f32_f16_e32 v44, v54.l
    v_cvt_f32_f16_e32 v45, v55.l
    v_dual_add_f32 v2, v40, v2 :: v_dual_add_f32 v5, v5, v13
    v_add_f32_e32 v0, v0, v1
    v_cvt_f32_ubyte2_e32 v1, v19
    v_fma_f32 v3, v3, v10, v8
    v_cvt_f32_ubyte2_e32 v8, v23
    v_fma_f32 v16, v16, v10, v17
    v_cvt_f32_ubyte2_e32 v17, v27
    v_fma_f32 v18, v18, v10, v20
    v_cvt_f32_ubyte2_e32 v20, v31
    v_dual_fmac_f32 v9, v22, v10 :: v_dual_add_f32 v22, v29, v41
    v_add_f32_e32 v10, v64, v25
    v_dual_add_f32 v4, v4, v12 :: v_dual_add_f32 v7, v7, v15
    v_add_f32_e32 v12, v68, v21
    v_dual_add_f32 v21, v66, v26 :: v_dual_mul_f32 v40, 0xc3000000, v45
    v_add_f32_e32 v6, v6, v14
    v_cvt_f32_ubyte0_e32 v25, v35
    v_fma_f32 v24, v34, v13, v24
    v_cvt_f32_ubyte0_e32 v29, v39
    v_dual_fmac_f32 v28, v30, v13 :: v_dual_fmac_f32 v9, v73, v20
    v_cvt_f32_ubyte0_e32 v30, v43
    v_fma_f32 v32, v32, v13, v33
    v_cvt_f32_ubyte0_e32 v33, v47
    v_fma_f32 v13, v38, v13, v36
    v_mul_f32_e32 v34, 0xc3000000, v37
    v_dual_mul_f32 v36, 0xc3000000, v42 :: v_dual_add_f32 v5, v5, v7
    v_mul_f32_e32 v38, 0xc3000000, v44
    v_add_f32_e32 v0, v2, v0
    v_cvt_f32_ubyte3_e32 v2, v19
    v_fma_f32 v1, v1, v73, v3
    v_cvt_f32_ubyte3_e32 v3, v23
    v_fma_f32 v8, v8, v73, v16
    v_cvt_f32_ubyte3_e32 v16, v27
    v_fma_f32 v17, v17, v73, v18
    v_cvt_f32_ubyte3_e32 v18, v31
    v_dual_add_f32 v10, v10, v21 :: v_dual_fmac_f32 v13, v33, v26
    v_add_f32_e32 v4, v4, v6
    v_add_f32_e32 v6, v12, v22
    v_cvt_f32_ubyte1_e32 v7, v35
    v_fma_f32 v12, v25, v26, v24
    v_cvt_f32_ubyte1_e32 v19, v39
    v_fma_f32 v20, v29, v26, v28
    v_cvt_f32_ubyte1_e32 v21, v43
    v_fma_f32 v22, v30, v26, v32
    v_cvt_f32_ubyte1_e32 v23, v47
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v24, v56.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v25, v57.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v26, v58.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v27, v61.l
    v_dual_fmac_f32 v1, v2, v11 :: v_dual_add_f32 v4, v5, v4
    v_fma_f32 v2, v34, v0, v52
    v_fma_f32 v3, v3, v11, v8
    v_fma_f32 v8, v36, v0, v51
    v_fma_f32 v16, v16, v11, v17
    v_fma_f32 v17, v38, v0, v50
    v_fma_f32 v9, v18, v11, v9
    v_fma_f32 v0, v40, v0, v49
    v_add_f32_e32 v6, v10, v6
    v_cvt_f32_ubyte2_e32 v5, v35
    v_fma_f32 v7, v7, v14, v12
    v_cvt_f32_ubyte2_e32 v10, v39
    v_fma_f32 v11, v19, v14, v20
    v_cvt_f32_ubyte2_e32 v12, v43
    v_fma_f32 v18, v21, v14, v22
    v_cvt_f32_ubyte2_e32 v19, v47
    v_dual_fmac_f32 v13, v14, v23 :: v_dual_mul_f32 v14, 0xc3000000, v24
    v_dual_mul_f32 v20, 0xc3000000, v25 :: v_dual_mul_f32 v21, 0xc3000000, v26
    v_mul_f32_e32 v22, 0xc3000000, v27
    v_fma_f32 v1, v37, v1, v2
    v_fma_f32 v2, v42, v3, v8
    v_fma_f32 v3, v44, v16, v17
    v_fma_f32 v0, v45, v9, v0
    v_add_f32_e32 v4, v6, v4
    v_cvt_f32_ubyte3_e32 v6, v35
    v_fma_f32 v5, v5, v41, v7
    v_cvt_f32_ubyte3_e32 v7, v39
    v_fma_f32 v8, v10, v41, v11
    v_cvt_f32_ubyte3_e32 v9, v43
    v_fma_f32 v10, v12, v41, v18
    v_cvt_f32_ubyte3_e32 v11, v47
    v_fma_f32 v12, v19, v41, v13
    v_fma_f32 v5, v6, v15, v5
    v_fma_f32 v1, v14, v4, v1
    v_fma_f32 v6, v7, v15, v8
    v_fma_f32 v2, v20, v4, v2
    v_fma_f32 v7, v9, v15, v10
    v_fma_f32 v3, v21, v4, v3
    v_fma_f32 v8, v11, v15, v12
    v_fma_f32 v0, v22, v4, v0
    v_fma_f32 v52, v24, v5, v1
    v_fma_f32 v51, v25, v6, v2
    v_fma_f32 v50, v26, v7, v3
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v49, v27, v8, v0
L5:
    s_cmp_lt_u32 s35, s2
    s_cbranch_scc1 L4
    v_add_nc_u32_e32 v24, s2, v48
    s_branch L7
L6:
    s_mov_b32 exec_lo, s2
    v_lshlrev_b32_e32 v12, 5, v24
    v_add_nc_u32_e32 v0, s39, v24
    v_add_nc_u32_e32 v1, s13, v24
    v_add_nc_u32_e32 v2, s32, v24
    v_add_nc_u32_e32 v3, s33, v24
    v_add_nc_u32_e64 v24, v24, 32 clamp
    v_lshlrev_b32_e32 v4, 4, v0
    v_lshlrev_b32_e32 v8, 4, v1
    v_lshlrev_b32_e32 v16, 4, v2
    v_lshlrev_b32_e32 v20, 4, v3
    v_and_b32_e32 v25, -2, v0
    v_and_b32_e32 v26, -2, v1
    v_and_b32_e32 v27, -2, v2
    v_and_b32_e32 v28, -2, v3
    buffer_load_b128 v[0:3], v12, s[8:11], 0 offen
    buffer_load_b128 v[4:7], v4, s[16:19], 0 offen
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v12, s[8:11], 0 offen offset:16
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
    buffer_load_u16 v25, v25, s[20:23], 0 offen
    buffer_load_u16 v26, v26, s[20:23], 0 offen
    buffer_load_u16 v27, v27, s[20:23], 0 offen
    buffer_load_u16 v28, v28, s[20:23], 0 offen
    s_waitcnt vmcnt(9)
    v_lshlrev_b32_e32 v29, 16, v0
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v30, v4
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v31, v8
    v_and_b32_e32 v0, 0xffff0000, v0
    s_waitcnt vmcnt(5)
    v_cvt_f32_ubyte0_e32 v32, v16
    s_waitcnt vmcnt(4)
    v_cvt_f32_ubyte0_e32 v33, v20
    v_cvt_f32_ubyte1_e32 v34, v4
    v_fma_f32 v30, v30, v29, 0
    v_cvt_f32_ubyte1_e32 v35, v8
    v_fma_f32 v31, v31, v29, 0
    v_cvt_f32_ubyte1_e32 v36, v16
    v_fma_f32 v32, v32, v29, 0
    v_cvt_f32_ubyte1_e32 v37, v20
    v_fma_f32 v33, v33, v29, 0
    v_lshlrev_b32_e32 v38, 16, v1
    v_cvt_f32_ubyte2_e32 v39, v4
    v_dual_fmac_f32 v30, v34, v0 :: v_dual_and_b32 v1, 0xffff0000, v1
    v_cvt_f32_ubyte2_e32 v34, v8
    v_fma_f32 v31, v35, v0, v31
    v_cvt_f32_ubyte2_e32 v35, v16
    v_fma_f32 v32, v36, v0, v32
    v_cvt_f32_ubyte2_e32 v36, v20
    v_dual_fmac_f32 v33, v37, v0 :: v_dual_fmac_f32 v30, v38, v39
    v_cvt_f32_ubyte3_e32 v4, v4
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v31, v34, v38, v31
    v_cvt_f32_ubyte3_e32 v16, v16
    v_fma_f32 v32, v35, v38, v32
    v_cvt_f32_ubyte3_e32 v20, v20
    v_fma_f32 v33, v36, v38, v33
    v_lshlrev_b32_e32 v34, 16, v2
    v_cvt_f32_ubyte0_e32 v35, v5
    v_fma_f32 v4, v4, v1, v30
    v_cvt_f32_ubyte0_e32 v30, v9
    v_fma_f32 v8, v8, v1, v31
    v_cvt_f32_ubyte0_e32 v31, v17
    v_fma_f32 v16, v16, v1, v32
    v_cvt_f32_ubyte0_e32 v32, v21
    v_fma_f32 v20, v20, v1, v33
    v_and_b32_e32 v2, 0xffff0000, v2
    v_cvt_f32_ubyte1_e32 v33, v5
    v_fma_f32 v4, v35, v34, v4
    v_cvt_f32_ubyte1_e32 v35, v9
    v_fma_f32 v8, v30, v34, v8
    v_cvt_f32_ubyte1_e32 v30, v17
    v_fma_f32 v16, v31, v34, v16
    v_cvt_f32_ubyte1_e32 v31, v21
    v_fma_f32 v20, v32, v34, v20
    v_lshlrev_b32_e32 v32, 16, v3
    v_cvt_f32_ubyte2_e32 v36, v5
    v_dual_fmac_f32 v4, v33, v2 :: v_dual_and_b32 v3, 0xffff0000, v3
    v_cvt_f32_ubyte2_e32 v33, v9
    v_fma_f32 v8, v35, v2, v8
    v_cvt_f32_ubyte2_e32 v35, v17
    v_fma_f32 v16, v30, v2, v16
    v_cvt_f32_ubyte2_e32 v30, v21
    v_fma_f32 v20, v31, v2, v20
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v4, v36, v32, v4
    v_cvt_f32_ubyte3_e32 v9, v9
    v_fma_f32 v8, v33, v32, v8
    v_cvt_f32_ubyte3_e32 v17, v17
    v_fma_f32 v16, v35, v32, v16
    v_cvt_f32_ubyte3_e32 v21, v21
    v_fma_f32 v20, v30, v32, v20
    v_lshlrev_b32_e32 v30, 16, v12
    v_cvt_f32_ubyte0_e32 v31, v6
    v_fma_f32 v4, v5, v3, v4
    v_cvt_f32_ubyte0_e32 v5, v10
    v_fma_f32 v8, v9, v3, v8
    v_cvt_f32_ubyte0_e32 v9, v18
    v_fma_f32 v16, v17, v3, v16
    v_cvt_f32_ubyte0_e32 v17, v22
    v_fma_f32 v20, v21, v3, v20
    v_and_b32_e32 v12, 0xffff0000, v12
    v_cvt_f32_ubyte1_e32 v21, v6
    v_fma_f32 v4, v31, v30, v4
    v_cvt_f32_ubyte1_e32 v31, v10
    v_fma_f32 v5, v5, v30, v8
    v_cvt_f32_ubyte1_e32 v8, v18
    v_fma_f32 v9, v9, v30, v16
    v_cvt_f32_ubyte1_e32 v16, v22
    v_fma_f32 v17, v17, v30, v20
    v_lshlrev_b32_e32 v20, 16, v13
    v_cvt_f32_ubyte2_e32 v33, v6
    v_dual_fmac_f32 v4, v21, v12 :: v_dual_fmac_f32 v5, v12, v31
    v_cvt_f32_ubyte2_e32 v21, v10
    v_cvt_f32_ubyte2_e32 v31, v18
    v_fma_f32 v8, v8, v12, v9
    v_cvt_f32_ubyte2_e32 v9, v22
    v_fma_f32 v16, v16, v12, v17
    v_dual_fmac_f32 v4, v33, v20 :: v_dual_and_b32 v13, 0xffff0000, v13
    v_lshlrev_b32_e32 v17, 16, v14
    v_dual_fmac_f32 v5, v20, v21 :: v_dual_and_b32 v14, 0xffff0000, v14
    v_dual_fmac_f32 v8, v31, v20 :: v_dual_lshlrev_b32 v35, 16, v15
    v_dual_add_f32 v0, v0, v12 :: v_dual_and_b32 v15, 0xffff0000, v15
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte3_e32 v10, v10
    v_cvt_f32_ubyte3_e32 v18, v18
    v_cvt_f32_ubyte3_e32 v21, v22
    v_fma_f32 v9, v9, v20, v16
    v_add_f32_e32 v16, v29, v30
    v_dual_add_f32 v12, v38, v20 :: v_dual_add_f32 v1, v1, v13
    v_dual_add_f32 v20, v34, v17 :: v_dual_fmac_f32 v5, v13, v10
    v_dual_add_f32 v2, v2, v14 :: v_dual_add_f32 v3, v3, v15
    v_add_f32_e32 v22, v32, v35
    v_cvt_f32_ubyte0_e32 v29, v7
    v_fma_f32 v4, v6, v13, v4
    v_cvt_f32_ubyte0_e32 v6, v11
    v_cvt_f32_ubyte0_e32 v10, v19
    v_fma_f32 v8, v18, v13, v8
    v_cvt_f32_ubyte0_e32 v18, v23
    v_dual_fmac_f32 v9, v21, v13 :: v_dual_add_f32 v0, v0, v2
    v_dual_add_f32 v13, v16, v20 :: v_dual_fmac_f32 v4, v29, v17
    v_dual_add_f32 v2, v12, v22 :: v_dual_add_f32 v1, v1, v3
    v_cvt_f32_ubyte1_e32 v3, v7
    v_cvt_f32_ubyte1_e32 v12, v11
    v_dual_fmac_f32 v5, v6, v17 :: v_dual_fmac_f32 v8, v17, v10
    v_cvt_f32_ubyte1_e32 v6, v19
    v_cvt_f32_ubyte1_e32 v10, v23
    v_fma_f32 v9, v18, v17, v9
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v16, v25.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v17, v26.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v18, v27.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v20, v28.l
    v_add_f32_e32 v2, v13, v2
    v_add_f32_e32 v0, v0, v1
    v_cvt_f32_ubyte2_e32 v1, v7
    v_fma_f32 v3, v3, v14, v4
    v_cvt_f32_ubyte2_e32 v4, v11
    v_fma_f32 v5, v12, v14, v5
    v_cvt_f32_ubyte2_e32 v12, v19
    v_fma_f32 v6, v6, v14, v8
    v_cvt_f32_ubyte2_e32 v8, v23
    v_fma_f32 v9, v10, v14, v9
    v_dual_mul_f32 v10, 0xc3000000, v16 :: v_dual_mul_f32 v13, 0xc3000000, v17
    v_mul_f32_e32 v14, 0xc3000000, v18
    v_mul_f32_e32 v21, 0xc3000000, v20
    v_add_f32_e32 v0, v2, v0
    v_cvt_f32_ubyte3_e32 v2, v7
    v_fma_f32 v1, v1, v35, v3
    v_cvt_f32_ubyte3_e32 v3, v11
    v_fma_f32 v4, v4, v35, v5
    v_cvt_f32_ubyte3_e32 v5, v19
    v_fma_f32 v6, v12, v35, v6
    v_cvt_f32_ubyte3_e32 v7, v23
    v_fma_f32 v8, v8, v35, v9
    v_fma_f32 v1, v2, v15, v1
    v_fma_f32 v2, v10, v0, v52
    v_fma_f32 v3, v3, v15, v4
    v_fma_f32 v4, v13, v0, v51
    v_fma_f32 v5, v5, v15, v6
    v_fma_f32 v6, v14, v0, v50
    v_fma_f32 v7, v7, v15, v8
    v_fma_f32 v0, v21, v0, v49
    v_fma_f32 v52, v16, v1, v2
    v_fma_f32 v51, v17, v3, v4
    v_fma_f32 v50, v18, v5, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v49, v20, v7, v0
L7:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s38, v24
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v0, v52, v52 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v51, v51 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v50, v50 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v49, v49 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s2, 0, v48
    v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s8, 1, v48
    v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s9, 2, v48
    v_add_f32_dpp v0, v0, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v3, v3, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_eq_u32_e64 s10, 3, v48
    v_permlanex16_b32 v4, v0, 0x76543210, s15
    v_permlanex16_b32 v5, v1, 0x76543210, s15
    v_permlanex16_b32 v6, v2, 0x76543210, s15
    v_permlanex16_b32 v7, v3, 0x76543210, s15
    v_add_nc_u32_e32 v8, 0x80, v48
    v_add_f32_e32 v0, v4, v0
    v_add_f32_e32 v1, v5, v1
    v_add_f32_e32 v2, v6, v2
    v_add_f32_e32 v3, v7, v3
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, 0, v0, s2
    v_cndmask_b32_e64 v0, v0, v1, s8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_cndmask_b32_e64 v0, v0, v2, s9
    v_cndmask_b32_e64 v0, v0, v3, s10
    s_branch L9
L8:
    s_mov_b32 exec_lo, s2
    v_lshlrev_b32_e32 v1, 2, v8
    buffer_load_b32 v1, v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v53, v53, v1
    v_add_nc_u32_e64 v8, v8, 32 clamp
L9:
    s_delay_alu instid0(VALU_DEP_1)
    v_cmp_gt_u32_e32 vcc_lo, s34, v8
    s_and_b32 s2, exec_lo, vcc_lo
    s_cbranch_scc1 L8
    s_mov_b32 exec_lo, s12
    v_add_f32_dpp v1, v53, v53 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_cmp_gt_u32_e64 s2, 4, v48
    s_cmp_gt_u32 s37, 0
    s_cselect_b32 s4, exec_lo, 0
    v_and_b32_e32 v2, 3, v48
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_add_nc_u32_e32 v2, s1, v2
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    s_and_b32 s1, s4, s2
    v_permlanex16_b32 v3, v1, 0x76543210, s15
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_add_f32_e32 v1, v3, v1
    v_fma_f32 v1, v1, s3, s0
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
    v_cmp_gt_f32_e32 vcc_lo, 0x800000, v1
    v_mul_f32_e32 v3, 0x4b800000, v1
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v3, 0x45800000, v1
    v_cndmask_b32_e32 v1, v1, v3, vcc_lo
    s_delay_alu instid0(VALU_DEP_1)
    v_mul_f32_e32 v0, v0, v1
    s_and_b32 s0, exec_lo, s1
    s_cbranch_scc0 L10
    s_mov_b32 exec_lo, s0
    v_min_u32_e32 v1, s36, v2
    v_lshrrev_b32_e32 v3, 2, v48
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_mul_lo_u32 v3, v3, s14
    v_add_nc_u32_e32 v1, v1, v3
    buffer_load_u16 v1, v1, s[24:27], 0 idxen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v1, 16, v1
    s_delay_alu instid0(VALU_DEP_1)
    v_add_f32_e32 v1, v0, v1
    s_mov_b32 exec_lo, s12
L10:
    v_cmp_gt_u32_e32 vcc_lo, s14, v2
    s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
    v_cndmask_b32_e64 v0, v0, v1, s1
    s_and_b32 s0, s2, vcc_lo
    s_and_b32 s0, exec_lo, s0
    s_cbranch_scc0 L11
    s_mov_b32 exec_lo, s0
    buffer_store_b32 v0, v2, s[28:31], 0 idxen
L11:
    s_endpgm
