; 80 VGPRs, 41 SGPRs, 0 bytes of LDS, 0 of scratch, 768 instructions
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
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v0, 0, v0, s35
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s35, s34, v1
    v_add_f32_e32 v0, 0, v0
    s_and_b32 s40, exec_lo, s35
    s_cbranch_scc0 L1
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v1, 2, v48
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:128
    s_mov_b32 exec_lo, s12
L1:
    v_add_nc_u32_e32 v2, 64, v48
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s35
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s35, s34, v2
    v_add_f32_e32 v0, v0, v1
    s_and_b32 s40, exec_lo, s35
    s_cbranch_scc0 L2
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v1, 2, v48
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:256
    s_mov_b32 exec_lo, s12
L2:
    v_add_nc_u32_e32 v2, 0x60, v48
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s35
    s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
    v_cmp_gt_u32_e64 s35, s34, v2
    v_add_f32_e32 v0, v0, v1
    s_and_b32 s40, exec_lo, s35
    s_cbranch_scc0 L3
    s_mov_b32 exec_lo, s40
    v_lshlrev_b32_e32 v1, 2, v48
    buffer_load_b32 v1, v1, s[4:7], 0 offen offset:384
    s_mov_b32 exec_lo, s12
L3:
    s_waitcnt vmcnt(0)
    v_cndmask_b32_e64 v1, 0, v1, s35
    s_lshr_b32 s2, s2, 10
    v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v51, 0
    v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v49, 0
    s_mov_b32 s35, 0
    s_lshl_b32 s2, s2, 6
    v_add_f32_e32 v53, v0, v1
    s_branch L5
L4:
    v_add_nc_u32_e32 v0, s35, v48
    s_add_u32 s35, s35, 64
    s_delay_alu instid0(VALU_DEP_1)
    v_add_nc_u32_e32 v1, s39, v0
    v_add_nc_u32_e32 v2, s13, v0
    v_add_nc_u32_e32 v3, s32, v0
    v_add_nc_u32_e32 v4, s33, v0
    v_lshlrev_b32_e32 v46, 5, v0
    v_lshlrev_b32_e32 v16, 4, v1
    v_lshlrev_b32_e32 v20, 4, v2
    v_lshlrev_b32_e32 v24, 4, v3
    v_lshlrev_b32_e32 v28, 4, v4
    v_and_b32_e32 v29, -2, v1
    v_and_b32_e32 v30, -2, v2
    v_and_b32_e32 v31, -2, v3
    v_and_b32_e32 v32, -2, v4
    v_add_nc_u32_e32 v0, 32, v1
    v_add_nc_u32_e32 v1, 32, v2
    v_add_nc_u32_e32 v2, 32, v3
    v_add_nc_u32_e32 v3, 32, v4
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_b32_e32 v40, -2, v0
    v_and_b32_e32 v41, -2, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_and_b32_e32 v42, -2, v2
    v_and_b32_e32 v43, -2, v3
    buffer_load_b128 v[0:3], v16, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v20, s[16:19], 0 offen
    buffer_load_b128 v[8:11], v24, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v28, s[16:19], 0 offen
    buffer_load_b128 v[16:19], v16, s[16:19], 0 offen offset:512
    buffer_load_b128 v[20:23], v20, s[16:19], 0 offen offset:512
    buffer_load_b128 v[24:27], v24, s[16:19], 0 offen offset:512
    buffer_load_u16 v54, v29, s[20:23], 0 offen
    buffer_load_u16 v55, v30, s[20:23], 0 offen
    buffer_load_u16 v56, v31, s[20:23], 0 offen
    buffer_load_u16 v57, v32, s[20:23], 0 offen
    buffer_load_b64 v[32:33], v46, s[8:11], 0 offen
    buffer_load_b128 v[28:31], v28, s[16:19], 0 offen offset:512
    buffer_load_b64 v[34:35], v46, s[8:11], 0 offen offset:8
    buffer_load_b64 v[36:37], v46, s[8:11], 0 offen offset:16
    buffer_load_b64 v[38:39], v46, s[8:11], 0 offen offset:24
    buffer_load_u16 v58, v40, s[20:23], 0 offen
    buffer_load_u16 v59, v41, s[20:23], 0 offen
    buffer_load_u16 v60, v42, s[20:23], 0 offen
    buffer_load_u16 v61, v43, s[20:23], 0 offen
    buffer_load_b64 v[40:41], v46, s[8:11], 0 offen offset:1024
    buffer_load_b64 v[42:43], v46, s[8:11], 0 offen offset:1032
    buffer_load_b64 v[44:45], v46, s[8:11], 0 offen offset:1040
    buffer_load_b64 v[46:47], v46, s[8:11], 0 offen offset:1048
    s_waitcnt vmcnt(23)
    v_cvt_f32_ubyte0_e32 v62, v0
    s_waitcnt vmcnt(22)
    v_cvt_f32_ubyte0_e32 v63, v4
    s_waitcnt vmcnt(21)
    v_cvt_f32_ubyte0_e32 v64, v8
    s_waitcnt vmcnt(20)
    v_cvt_f32_ubyte0_e32 v65, v12
    v_cvt_f32_ubyte1_e32 v66, v0
    v_cvt_f32_ubyte1_e32 v67, v4
    v_cvt_f32_ubyte1_e32 v68, v8
    v_cvt_f32_ubyte1_e32 v69, v12
    v_cvt_f32_ubyte2_e32 v70, v0
    v_cvt_f32_ubyte2_e32 v71, v4
    v_cvt_f32_ubyte2_e32 v72, v8
    s_waitcnt vmcnt(12)
    v_lshlrev_b32_e32 v73, 16, v32
    v_and_b32_e32 v32, 0xffff0000, v32
    v_lshlrev_b32_e32 v74, 16, v33
    v_cvt_f32_ubyte2_e32 v75, v12
    v_cvt_f32_ubyte0_e32 v76, v16
    v_fma_f32 v62, v62, v73, 0
    v_fma_f32 v63, v63, v73, 0
    v_fma_f32 v64, v64, v73, 0
    v_fma_f32 v65, v65, v73, 0
    s_waitcnt vmcnt(3)
    v_lshlrev_b32_e32 v77, 16, v40
    v_dual_fmac_f32 v62, v66, v32 :: v_dual_and_b32 v33, 0xffff0000, v33
    v_dual_fmac_f32 v63, v32, v67 :: v_dual_and_b32 v40, 0xffff0000, v40
    v_fma_f32 v64, v68, v32, v64
    v_fma_f32 v65, v69, v32, v65
    v_cvt_f32_ubyte0_e32 v66, v20
    v_cvt_f32_ubyte0_e32 v67, v24
    v_cvt_f32_ubyte0_e32 v68, v28
    v_cvt_f32_ubyte3_e32 v0, v0
    v_fma_f32 v62, v70, v74, v62
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v63, v71, v74, v63
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v64, v72, v74, v64
    v_cvt_f32_ubyte3_e32 v12, v12
    v_fma_f32 v65, v75, v74, v65
    v_cvt_f32_ubyte1_e32 v69, v16
    v_fma_f32 v70, v76, v77, 0
    v_cvt_f32_ubyte1_e32 v71, v20
    v_fma_f32 v66, v66, v77, 0
    v_cvt_f32_ubyte1_e32 v72, v24
    v_fma_f32 v67, v67, v77, 0
    v_cvt_f32_ubyte1_e32 v75, v28
    v_fma_f32 v68, v68, v77, 0
    v_lshlrev_b32_e32 v76, 16, v34
    v_cvt_f32_ubyte0_e32 v78, v1
    v_fma_f32 v0, v0, v33, v62
    v_cvt_f32_ubyte0_e32 v62, v5
    v_fma_f32 v4, v4, v33, v63
    v_cvt_f32_ubyte0_e32 v63, v9
    v_fma_f32 v8, v8, v33, v64
    v_cvt_f32_ubyte0_e32 v64, v13
    v_fma_f32 v12, v12, v33, v65
    v_dual_fmac_f32 v66, v71, v40 :: v_dual_lshlrev_b32 v65, 16, v41
    v_cvt_f32_ubyte2_e32 v79, v16
    v_fma_f32 v69, v69, v40, v70
    v_cvt_f32_ubyte2_e32 v70, v20
    v_cvt_f32_ubyte2_e32 v71, v24
    v_fma_f32 v67, v72, v40, v67
    v_cvt_f32_ubyte2_e32 v72, v28
    v_dual_fmac_f32 v68, v75, v40 :: v_dual_and_b32 v41, 0xffff0000, v41
    v_and_b32_e32 v34, 0xffff0000, v34
    v_cvt_f32_ubyte1_e32 v75, v1
    v_fma_f32 v0, v78, v76, v0
    v_cvt_f32_ubyte1_e32 v78, v5
    v_dual_fmac_f32 v4, v62, v76 :: v_dual_fmac_f32 v67, v71, v65
    v_cvt_f32_ubyte1_e32 v62, v9
    v_fma_f32 v8, v63, v76, v8
    v_cvt_f32_ubyte1_e32 v63, v13
    v_fma_f32 v12, v64, v76, v12
    v_cvt_f32_ubyte3_e32 v16, v16
    v_fma_f32 v64, v79, v65, v69
    v_cvt_f32_ubyte3_e32 v20, v20
    v_dual_fmac_f32 v66, v65, v70 :: v_dual_lshlrev_b32 v69, 16, v35
    v_cvt_f32_ubyte3_e32 v24, v24
    v_cvt_f32_ubyte3_e32 v28, v28
    v_fma_f32 v68, v72, v65, v68
    v_cvt_f32_ubyte2_e32 v70, v1
    v_fma_f32 v0, v75, v34, v0
    v_cvt_f32_ubyte2_e32 v71, v5
    v_fma_f32 v4, v78, v34, v4
    v_cvt_f32_ubyte2_e32 v72, v9
    v_fma_f32 v8, v62, v34, v8
    v_cvt_f32_ubyte2_e32 v62, v13
    v_fma_f32 v12, v63, v34, v12
    s_waitcnt vmcnt(2)
    v_dual_fmac_f32 v0, v70, v69 :: v_dual_lshlrev_b32 v63, 16, v42
    v_cvt_f32_ubyte0_e32 v75, v17
    v_fma_f32 v16, v16, v41, v64
    v_cvt_f32_ubyte0_e32 v64, v21
    v_fma_f32 v20, v20, v41, v66
    v_cvt_f32_ubyte0_e32 v66, v25
    v_fma_f32 v24, v24, v41, v67
    v_cvt_f32_ubyte0_e32 v67, v29
    v_fma_f32 v28, v28, v41, v68
    v_dual_fmac_f32 v8, v69, v72 :: v_dual_and_b32 v35, 0xffff0000, v35
    v_cvt_f32_ubyte3_e32 v1, v1
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v4, v71, v69, v4
    v_cvt_f32_ubyte3_e32 v9, v9
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v12, v62, v69, v12
    v_and_b32_e32 v42, 0xffff0000, v42
    v_cvt_f32_ubyte1_e32 v62, v17
    v_fma_f32 v16, v75, v63, v16
    v_cvt_f32_ubyte1_e32 v68, v21
    v_fma_f32 v20, v64, v63, v20
    v_cvt_f32_ubyte1_e32 v64, v25
    v_fma_f32 v24, v66, v63, v24
    v_cvt_f32_ubyte1_e32 v66, v29
    v_dual_fmac_f32 v28, v67, v63 :: v_dual_lshlrev_b32 v67, 16, v36
    v_cvt_f32_ubyte0_e32 v70, v2
    v_fma_f32 v0, v1, v35, v0
    v_cvt_f32_ubyte0_e32 v1, v6
    v_fma_f32 v4, v5, v35, v4
    v_cvt_f32_ubyte0_e32 v5, v10
    v_fma_f32 v8, v9, v35, v8
    v_cvt_f32_ubyte0_e32 v9, v14
    v_fma_f32 v12, v13, v35, v12
    v_dual_fmac_f32 v16, v62, v42 :: v_dual_lshlrev_b32 v13, 16, v43
    v_cvt_f32_ubyte2_e32 v71, v17
    v_cvt_f32_ubyte2_e32 v62, v21
    v_fma_f32 v20, v68, v42, v20
    v_cvt_f32_ubyte2_e32 v68, v25
    v_fma_f32 v24, v64, v42, v24
    v_cvt_f32_ubyte2_e32 v64, v29
    v_fma_f32 v28, v66, v42, v28
    v_and_b32_e32 v36, 0xffff0000, v36
    v_cvt_f32_ubyte1_e32 v66, v2
    v_fma_f32 v0, v70, v67, v0
    v_cvt_f32_ubyte1_e32 v70, v6
    v_fma_f32 v1, v1, v67, v4
    v_cvt_f32_ubyte1_e32 v4, v10
    v_fma_f32 v5, v5, v67, v8
    v_cvt_f32_ubyte1_e32 v8, v14
    v_fma_f32 v9, v9, v67, v12
    v_and_b32_e32 v12, 0xffff0000, v43
    v_cvt_f32_ubyte3_e32 v17, v17
    v_dual_fmac_f32 v16, v71, v13 :: v_dual_fmac_f32 v1, v70, v36
    v_cvt_f32_ubyte3_e32 v21, v21
    v_dual_fmac_f32 v20, v13, v62 :: v_dual_lshlrev_b32 v43, 16, v37
    v_cvt_f32_ubyte3_e32 v25, v25
    v_fma_f32 v24, v68, v13, v24
    v_cvt_f32_ubyte3_e32 v29, v29
    v_fma_f32 v28, v64, v13, v28
    v_cvt_f32_ubyte2_e32 v62, v2
    v_fma_f32 v0, v66, v36, v0
    v_cvt_f32_ubyte2_e32 v64, v6
    v_cvt_f32_ubyte2_e32 v66, v10
    v_fma_f32 v4, v4, v36, v5
    v_cvt_f32_ubyte2_e32 v5, v14
    v_fma_f32 v8, v8, v36, v9
    s_waitcnt vmcnt(1)
    v_dual_fmac_f32 v16, v12, v17 :: v_dual_lshlrev_b32 v9, 16, v44
    v_cvt_f32_ubyte0_e32 v68, v18
    v_cvt_f32_ubyte0_e32 v17, v22
    v_dual_fmac_f32 v20, v21, v12 :: v_dual_fmac_f32 v1, v64, v43
    v_cvt_f32_ubyte0_e32 v21, v26
    v_fma_f32 v24, v25, v12, v24
    v_cvt_f32_ubyte0_e32 v25, v30
    v_dual_fmac_f32 v28, v29, v12 :: v_dual_and_b32 v29, 0xffff0000, v37
    v_dual_fmac_f32 v0, v62, v43 :: v_dual_lshlrev_b32 v37, 16, v38
    v_and_b32_e32 v38, 0xffff0000, v38
    v_lshlrev_b32_e32 v70, 16, v39
    v_dual_fmac_f32 v4, v43, v66 :: v_dual_and_b32 v39, 0xffff0000, v39
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_cvt_f32_ubyte3_e32 v10, v10
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v5, v5, v43, v8
    v_dual_add_f32 v33, v33, v29 :: v_dual_and_b32 v8, 0xffff0000, v44
    v_cvt_f32_ubyte1_e32 v44, v18
    v_fma_f32 v16, v68, v9, v16
    v_cvt_f32_ubyte1_e32 v62, v22
    v_fma_f32 v17, v17, v9, v20
    v_cvt_f32_ubyte1_e32 v20, v26
    v_fma_f32 v21, v21, v9, v24
    v_cvt_f32_ubyte1_e32 v24, v30
    v_fma_f32 v25, v25, v9, v28
    v_add_f32_e32 v28, v73, v67
    v_dual_add_f32 v32, v32, v36 :: v_dual_add_f32 v35, v35, v39
    v_dual_add_f32 v36, v74, v43 :: v_dual_add_f32 v43, v37, v76
    v_add_f32_e32 v34, v34, v38
    v_dual_add_f32 v64, v69, v70 :: v_dual_fmac_f32 v1, v6, v29
    v_cvt_f32_ubyte0_e32 v66, v3
    v_dual_fmac_f32 v0, v2, v29 :: v_dual_fmac_f32 v5, v29, v14
    v_cvt_f32_ubyte0_e32 v2, v7
    v_cvt_f32_ubyte0_e32 v6, v11
    v_fma_f32 v4, v10, v29, v4
    v_cvt_f32_ubyte0_e32 v10, v15
    v_dual_fmac_f32 v17, v62, v8 :: v_dual_lshlrev_b32 v14, 16, v45
    v_cvt_f32_ubyte2_e32 v29, v18
    v_dual_fmac_f32 v16, v44, v8 :: v_dual_add_f32 v33, v33, v35
    v_cvt_f32_ubyte2_e32 v44, v22
    v_cvt_f32_ubyte2_e32 v62, v26
    v_fma_f32 v20, v20, v8, v21
    v_cvt_f32_ubyte2_e32 v21, v30
    v_fma_f32 v24, v24, v8, v25
    v_dual_add_f32 v25, v28, v43 :: v_dual_fmac_f32 v0, v37, v66
    v_add_f32_e32 v28, v32, v34
    v_add_f32_e32 v32, v36, v64
    v_cvt_f32_ubyte1_e32 v34, v3
    v_cvt_f32_ubyte1_e32 v35, v7
    v_dual_fmac_f32 v1, v2, v37 :: v_dual_fmac_f32 v4, v37, v6
    v_cvt_f32_ubyte1_e32 v2, v11
    v_cvt_f32_ubyte1_e32 v6, v15
    v_dual_fmac_f32 v5, v37, v10 :: v_dual_and_b32 v10, 0xffff0000, v45
    s_waitcnt vmcnt(0)
    v_dual_add_f32 v25, v32, v25 :: v_dual_lshlrev_b32 v36, 16, v46
    v_dual_fmac_f32 v16, v14, v29 :: v_dual_and_b32 v37, 0xffff0000, v46
    v_dual_fmac_f32 v20, v62, v14 :: v_dual_lshlrev_b32 v43, 16, v47
    v_dual_add_f32 v28, v33, v28 :: v_dual_and_b32 v45, 0xffff0000, v47
    v_cvt_f32_ubyte3_e32 v18, v18
    v_cvt_f32_ubyte3_e32 v22, v22
    v_fma_f32 v17, v44, v14, v17
    v_cvt_f32_ubyte3_e32 v26, v26
    v_cvt_f32_ubyte3_e32 v29, v30
    v_fma_f32 v21, v21, v14, v24
    v_cvt_f32_f16_e32 v24, v54.l
    v_cvt_f32_f16_e32 v30, v55.l
    v_cvt_f32_f16_e32 v44, v56.l
    v_cvt_f32_f16_e32 v46, v57.l
    v_cvt_f32_ubyte2_e32 v32, v3
    v_dual_fmac_f32 v0, v34, v38 :: v_dual_add_f32 v13, v13, v43
    v_cvt_f32_ubyte2_e32 v33, v7
    v_dual_fmac_f32 v1, v35, v38 :: v_dual_add_f32 v12, v12, v45
    v_cvt_f32_ubyte2_e32 v34, v11
    v_fma_f32 v2, v2, v38, v4
    v_cvt_f32_ubyte2_e32 v4, v15
    v_dual_fmac_f32 v5, v6, v38 :: v_dual_add_f32 v6, v77, v9
    v_add_f32_e32 v8, v40, v8
    v_dual_add_f32 v9, v65, v14 :: v_dual_add_f32 v14, v10, v41
    v_dual_add_f32 v35, v63, v36 :: v_dual_add_f32 v38, v42, v37
    v_cvt_f32_ubyte0_e32 v40, v19
    v_fma_f32 v16, v18, v10, v16
    v_cvt_f32_ubyte0_e32 v18, v23
    v_fma_f32 v17, v22, v10, v17
    v_cvt_f32_ubyte0_e32 v22, v27
    v_fma_f32 v20, v26, v10, v20
    v_cvt_f32_ubyte0_e32 v26, v31
    v_fma_f32 v10, v29, v10, v21
    v_mul_f32_e32 v21, 0xc3000000, v24
    v_mul_f32_e32 v29, 0xc3000000, v30
    v_mul_f32_e32 v41, 0xc3000000, v44
    v_dual_mul_f32 v42, 0xc3000000, v46 :: v_dual_add_f32 v25, v28, v25
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v0, v32, v70, v0
    v_cvt_f32_ubyte3_e32 v7, v7
    v_fma_f32 v1, v33, v70, v1
    v_cvt_f32_ubyte3_e32 v11, v11
    v_fma_f32 v2, v34, v70, v2
    v_cvt_f32_ubyte3_e32 v15, v15
    v_fma_f32 v4, v4, v70, v5
    v_add_f32_e32 v5, v6, v35
    v_add_f32_e32 v6, v8, v38
    v_dual_add_f32 v8, v9, v13 :: v_dual_add_f32 v9, v14, v12
    v_cvt_f32_ubyte1_e32 v12, v19
    v_fma_f32 v13, v40, v36, v16
    v_cvt_f32_ubyte1_e32 v14, v23
    v_fma_f32 v16, v18, v36, v17
    v_cvt_f32_ubyte1_e32 v17, v27
    v_fma_f32 v18, v22, v36, v20
    v_cvt_f32_ubyte1_e32 v20, v31
    v_dual_fmac_f32 v10, v26, v36 :: v_dual_fmac_f32 v1, v7, v39
    v_cvt_f32_f16_e32 v22, v58.l
    v_cvt_f32_f16_e32 v26, v59.l
    v_cvt_f32_f16_e32 v28, v60.l
    v_cvt_f32_f16_e32 v32, v61.l
    v_fma_f32 v0, v3, v39, v0
    v_fma_f32 v3, v21, v25, v52
    v_fma_f32 v7, v29, v25, v51
    v_fma_f32 v2, v11, v39, v2
    v_fma_f32 v11, v41, v25, v50
    v_dual_fmac_f32 v4, v15, v39 :: v_dual_mul_f32 v21, 0xc3000000, v28
    v_fma_f32 v15, v42, v25, v49
    v_dual_add_f32 v5, v5, v8 :: v_dual_add_f32 v6, v6, v9
    v_cvt_f32_ubyte2_e32 v8, v19
    v_fma_f32 v9, v12, v37, v13
    v_cvt_f32_ubyte2_e32 v12, v23
    v_fma_f32 v13, v14, v37, v16
    v_cvt_f32_ubyte2_e32 v14, v27
    v_fma_f32 v16, v17, v37, v18
    v_cvt_f32_ubyte2_e32 v17, v31
    v_dual_fmac_f32 v10, v20, v37 :: v_dual_mul_f32 v25, 0xc3000000, v32
    v_mul_f32_e32 v18, 0xc3000000, v22
    v_mul_f32_e32 v20, 0xc3000000, v26
    v_fma_f32 v0, v24, v0, v3
    v_fma_f32 v1, v30, v1, v7
    v_fma_f32 v2, v44, v2, v11
    v_fma_f32 v3, v46, v4, v15
    v_add_f32_e32 v4, v5, v6
    v_cvt_f32_ubyte3_e32 v5, v19
    v_fma_f32 v6, v8, v43, v9
    v_cvt_f32_ubyte3_e32 v7, v23
    v_fma_f32 v8, v12, v43, v13
    v_cvt_f32_ubyte3_e32 v9, v27
    v_fma_f32 v11, v14, v43, v16
    v_cvt_f32_ubyte3_e32 v12, v31
    v_dual_fmac_f32 v10, v17, v43 :: v_dual_fmac_f32 v1, v20, v4
    v_fma_f32 v5, v5, v45, v6
    v_fma_f32 v0, v18, v4, v0
    v_fma_f32 v6, v7, v45, v8
    v_fma_f32 v7, v9, v45, v11
    v_dual_fmac_f32 v2, v21, v4 :: v_dual_fmac_f32 v3, v4, v25
    v_fma_f32 v8, v12, v45, v10
    v_fma_f32 v52, v22, v5, v0
    v_fma_f32 v51, v26, v6, v1
    s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
    v_fma_f32 v50, v28, v7, v2
    v_fma_f32 v49, v32, v8, v3
L5:
    s_cmp_lt_u32 s35, s2
    s_cbranch_scc1 L4
    v_add_nc_u32_e32 v24, s2, v48
    s_branch L7
L6:
    s_mov_b32 exec_lo, s2
    v_add_nc_u32_e32 v0, s39, v24
    v_add_nc_u32_e32 v1, s13, v24
    v_add_nc_u32_e32 v2, s32, v24
    v_add_nc_u32_e32 v3, s33, v24
    v_lshlrev_b32_e32 v22, 5, v24
    v_lshlrev_b32_e32 v4, 4, v0
    v_lshlrev_b32_e32 v5, 4, v1
    v_lshlrev_b32_e32 v8, 4, v2
    v_lshlrev_b32_e32 v12, 4, v3
    v_and_b32_e32 v25, -2, v0
    v_and_b32_e32 v26, -2, v1
    v_and_b32_e32 v27, -2, v2
    v_and_b32_e32 v28, -2, v3
    v_sub_nc_u32_e32 v0, s38, v24
    s_delay_alu instid0(VALU_DEP_1)
    v_min_u32_e32 v29, 32, v0
    buffer_load_b64 v[16:17], v22, s[8:11], 0 offen
    buffer_load_b128 v[0:3], v4, s[16:19], 0 offen
    buffer_load_b128 v[4:7], v5, s[16:19], 0 offen
    buffer_load_b128 v[8:11], v8, s[16:19], 0 offen
    buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
    buffer_load_b64 v[18:19], v22, s[8:11], 0 offen offset:8
    buffer_load_b64 v[20:21], v22, s[8:11], 0 offen offset:16
    buffer_load_b64 v[22:23], v22, s[8:11], 0 offen offset:24
    buffer_load_u16 v25, v25, s[20:23], 0 offen
    buffer_load_u16 v26, v26, s[20:23], 0 offen
    buffer_load_u16 v27, v27, s[20:23], 0 offen
    buffer_load_u16 v28, v28, s[20:23], 0 offen
    v_add_nc_u32_e32 v24, v24, v29
    s_waitcnt vmcnt(11)
    v_lshlrev_b32_e32 v29, 16, v16
    s_waitcnt vmcnt(10)
    v_cvt_f32_ubyte0_e32 v30, v0
    s_waitcnt vmcnt(9)
    v_cvt_f32_ubyte0_e32 v31, v4
    s_waitcnt vmcnt(8)
    v_cvt_f32_ubyte0_e32 v32, v8
    s_waitcnt vmcnt(7)
    v_cvt_f32_ubyte0_e32 v33, v12
    v_and_b32_e32 v16, 0xffff0000, v16
    v_cvt_f32_ubyte1_e32 v34, v0
    v_fma_f32 v30, v30, v29, 0
    v_cvt_f32_ubyte1_e32 v35, v4
    v_fma_f32 v31, v31, v29, 0
    v_cvt_f32_ubyte1_e32 v36, v8
    v_fma_f32 v32, v32, v29, 0
    v_cvt_f32_ubyte1_e32 v37, v12
    v_fma_f32 v33, v33, v29, 0
    v_lshlrev_b32_e32 v38, 16, v17
    v_cvt_f32_ubyte2_e32 v39, v0
    v_dual_fmac_f32 v30, v34, v16 :: v_dual_and_b32 v17, 0xffff0000, v17
    v_cvt_f32_ubyte2_e32 v34, v4
    v_fma_f32 v31, v35, v16, v31
    v_cvt_f32_ubyte2_e32 v35, v8
    v_fma_f32 v32, v36, v16, v32
    v_cvt_f32_ubyte2_e32 v36, v12
    v_dual_fmac_f32 v33, v37, v16 :: v_dual_fmac_f32 v30, v38, v39
    v_cvt_f32_ubyte3_e32 v0, v0
    v_cvt_f32_ubyte3_e32 v4, v4
    v_fma_f32 v31, v34, v38, v31
    v_cvt_f32_ubyte3_e32 v8, v8
    v_fma_f32 v32, v35, v38, v32
    v_cvt_f32_ubyte3_e32 v12, v12
    v_fma_f32 v33, v36, v38, v33
    s_waitcnt vmcnt(6)
    v_lshlrev_b32_e32 v34, 16, v18
    v_cvt_f32_ubyte0_e32 v35, v1
    v_fma_f32 v0, v0, v17, v30
    v_cvt_f32_ubyte0_e32 v30, v5
    v_fma_f32 v4, v4, v17, v31
    v_cvt_f32_ubyte0_e32 v31, v9
    v_fma_f32 v8, v8, v17, v32
    v_cvt_f32_ubyte0_e32 v32, v13
    v_fma_f32 v12, v12, v17, v33
    v_and_b32_e32 v18, 0xffff0000, v18
    v_cvt_f32_ubyte1_e32 v33, v1
    v_fma_f32 v0, v35, v34, v0
    v_cvt_f32_ubyte1_e32 v35, v5
    v_fma_f32 v4, v30, v34, v4
    v_cvt_f32_ubyte1_e32 v30, v9
    v_fma_f32 v8, v31, v34, v8
    v_cvt_f32_ubyte1_e32 v31, v13
    v_fma_f32 v12, v32, v34, v12
    v_lshlrev_b32_e32 v32, 16, v19
    v_cvt_f32_ubyte2_e32 v36, v1
    v_dual_fmac_f32 v0, v33, v18 :: v_dual_and_b32 v19, 0xffff0000, v19
    v_cvt_f32_ubyte2_e32 v33, v5
    v_fma_f32 v4, v35, v18, v4
    v_cvt_f32_ubyte2_e32 v35, v9
    v_fma_f32 v8, v30, v18, v8
    v_cvt_f32_ubyte2_e32 v30, v13
    v_fma_f32 v12, v31, v18, v12
    v_cvt_f32_ubyte3_e32 v1, v1
    v_fma_f32 v0, v36, v32, v0
    v_cvt_f32_ubyte3_e32 v5, v5
    v_fma_f32 v4, v33, v32, v4
    v_cvt_f32_ubyte3_e32 v9, v9
    v_fma_f32 v8, v35, v32, v8
    v_cvt_f32_ubyte3_e32 v13, v13
    v_fma_f32 v12, v30, v32, v12
    s_waitcnt vmcnt(5)
    v_lshlrev_b32_e32 v30, 16, v20
    v_cvt_f32_ubyte0_e32 v31, v2
    v_fma_f32 v0, v1, v19, v0
    v_cvt_f32_ubyte0_e32 v1, v6
    v_fma_f32 v4, v5, v19, v4
    v_cvt_f32_ubyte0_e32 v5, v10
    v_fma_f32 v8, v9, v19, v8
    v_cvt_f32_ubyte0_e32 v9, v14
    v_dual_fmac_f32 v12, v13, v19 :: v_dual_and_b32 v13, 0xffff0000, v20
    v_cvt_f32_ubyte1_e32 v20, v2
    v_fma_f32 v0, v31, v30, v0
    v_cvt_f32_ubyte1_e32 v31, v6
    v_fma_f32 v1, v1, v30, v4
    v_cvt_f32_ubyte1_e32 v4, v10
    v_fma_f32 v5, v5, v30, v8
    v_cvt_f32_ubyte1_e32 v8, v14
    v_fma_f32 v9, v9, v30, v12
    v_lshlrev_b32_e32 v12, 16, v21
    v_cvt_f32_ubyte2_e32 v33, v2
    v_fma_f32 v0, v20, v13, v0
    v_cvt_f32_ubyte2_e32 v20, v6
    v_fma_f32 v1, v31, v13, v1
    v_cvt_f32_ubyte2_e32 v31, v10
    v_fma_f32 v4, v4, v13, v5
    v_cvt_f32_ubyte2_e32 v5, v14
    v_fma_f32 v8, v8, v13, v9
    v_and_b32_e32 v9, 0xffff0000, v21
    s_waitcnt vmcnt(4)
    v_dual_fmac_f32 v0, v12, v33 :: v_dual_lshlrev_b32 v21, 16, v22
    v_dual_add_f32 v13, v16, v13 :: v_dual_and_b32 v22, 0xffff0000, v22
    v_dual_fmac_f32 v4, v31, v12 :: v_dual_lshlrev_b32 v35, 16, v23
    v_and_b32_e32 v23, 0xffff0000, v23
    v_cvt_f32_ubyte3_e32 v2, v2
    v_cvt_f32_ubyte3_e32 v6, v6
    v_dual_fmac_f32 v1, v20, v12 :: v_dual_add_f32 v16, v17, v9
    v_cvt_f32_ubyte3_e32 v10, v10
    v_cvt_f32_ubyte3_e32 v14, v14
    v_fma_f32 v5, v5, v12, v8
    v_dual_add_f32 v8, v29, v30 :: v_dual_add_f32 v17, v34, v21
    v_dual_add_f32 v12, v38, v12 :: v_dual_add_f32 v19, v19, v23
    v_add_f32_e32 v18, v18, v22
    v_dual_add_f32 v20, v32, v35 :: v_dual_fmac_f32 v1, v9, v6
    v_cvt_f32_ubyte0_e32 v29, v3
    v_dual_fmac_f32 v0, v2, v9 :: v_dual_fmac_f32 v5, v9, v14
    v_cvt_f32_ubyte0_e32 v2, v7
    v_cvt_f32_ubyte0_e32 v6, v11
    v_dual_fmac_f32 v4, v10, v9 :: v_dual_add_f32 v9, v13, v18
    v_cvt_f32_ubyte0_e32 v10, v15
    v_dual_add_f32 v8, v8, v17 :: v_dual_add_f32 v13, v19, v16
    v_add_f32_e32 v12, v12, v20
    v_cvt_f32_ubyte1_e32 v14, v3
    v_fma_f32 v0, v29, v21, v0
    v_cvt_f32_ubyte1_e32 v16, v7
    v_dual_fmac_f32 v1, v2, v21 :: v_dual_fmac_f32 v4, v21, v6
    v_cvt_f32_ubyte1_e32 v2, v11
    v_cvt_f32_ubyte1_e32 v6, v15
    v_fma_f32 v5, v10, v21, v5
    s_waitcnt vmcnt(3)
    v_cvt_f32_f16_e32 v10, v25.l
    s_waitcnt vmcnt(2)
    v_cvt_f32_f16_e32 v17, v26.l
    s_waitcnt vmcnt(1)
    v_cvt_f32_f16_e32 v18, v27.l
    s_waitcnt vmcnt(0)
    v_cvt_f32_f16_e32 v19, v28.l
    v_dual_add_f32 v8, v8, v12 :: v_dual_add_f32 v9, v9, v13
    v_cvt_f32_ubyte2_e32 v12, v3
    v_fma_f32 v0, v14, v22, v0
    v_cvt_f32_ubyte2_e32 v13, v7
    v_dual_fmac_f32 v1, v16, v22 :: v_dual_mul_f32 v16, 0xc3000000, v17
    v_cvt_f32_ubyte2_e32 v14, v11
    v_fma_f32 v2, v2, v22, v4
    v_cvt_f32_ubyte2_e32 v4, v15
    v_fma_f32 v5, v6, v22, v5
    v_dual_mul_f32 v6, 0xc3000000, v10 :: v_dual_mul_f32 v21, 0xc3000000, v19
    v_dual_mul_f32 v20, 0xc3000000, v18 :: v_dual_fmac_f32 v1, v13, v35
    v_add_f32_e32 v8, v8, v9
    v_cvt_f32_ubyte3_e32 v3, v3
    v_fma_f32 v0, v12, v35, v0
    v_cvt_f32_ubyte3_e32 v7, v7
    v_cvt_f32_ubyte3_e32 v9, v11
    v_fma_f32 v2, v14, v35, v2
    v_cvt_f32_ubyte3_e32 v11, v15
    v_fma_f32 v4, v4, v35, v5
    v_fma_f32 v0, v3, v23, v0
    v_fma_f32 v3, v6, v8, v52
    v_fma_f32 v1, v7, v23, v1
    v_fma_f32 v5, v16, v8, v51
    v_fma_f32 v2, v9, v23, v2
    v_fma_f32 v6, v20, v8, v50
    v_fma_f32 v4, v11, v23, v4
    v_fma_f32 v7, v21, v8, v49
    v_fma_f32 v52, v10, v0, v3
    v_fma_f32 v51, v17, v1, v5
    v_fma_f32 v50, v18, v2, v6
    s_delay_alu instid0(VALU_DEP_4)
    v_fma_f32 v49, v19, v4, v7
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
    v_sub_nc_u32_e32 v1, s34, v8
    s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
    v_min_u32_e32 v1, 32, v1
    v_add_nc_u32_e32 v8, v8, v1
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
