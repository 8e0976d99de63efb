; 16 VGPRs, 20 SGPRs, 32 bytes of LDS, 0 of scratch, 600 instructions
    s_mov_b32 s2, exec_lo
    s_load_b128 s[4:7], s[0:1], null
    s_load_b128 s[8:11], s[0:1], 0x18
    s_load_b128 s[16:19], s[0:1], 0x30
    s_load_b32 s3, s[0:1], 0x48
    s_load_b32 s0, s[0:1], 0x10
    v_mbcnt_lo_u32_b32 v5, -1, 0
    s_mov_b32 s1, 0xfedcba98
    s_waitcnt lgkmcnt(0)
    s_lshl_b32 s6, s6, 2
    s_mov_b32 s7, 0x31016000
    s_lshl_b32 s10, s10, 1
    s_mov_b32 s11, 0x31016000
    s_lshl_b32 s18, s18, 1
    s_mov_b32 s19, 0x31016000
    s_mul_i32 s12, s13, s0
    s_and_b32 s13, s0, 3
    s_cmp_eq_u32 s13, 0
    s_cbranch_scc0 L0
    s_mov_b32 s13, s0
    s_branch L1
L0:
    s_mov_b32 s13, 0
L1:
    v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v6, 2, v5
    v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
    v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
    v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v7, 0
    v_mov_b32_e32 v8, 0
    s_mov_b32 s14, 0
    s_branch L3
L2:
    s_add_u32 s14, s12, s14
    v_add_lshl_u32 v15, s14, v6, 2
    buffer_load_b128 v[1:4], v15, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v14
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v14, v4, v4, v1
    v_add_nc_u32_e32 v1, 0x200, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v13
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v13, v4, v4, v1
    v_add_nc_u32_e32 v1, 0x400, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v12
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v12, v4, v4, v1
    v_add_nc_u32_e32 v1, 0x600, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v11
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v11, v4, v4, v1
    v_add_nc_u32_e32 v1, 0x800, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v10
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v10, v4, v4, v1
    v_add_nc_u32_e32 v1, 0xa00, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v9
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v9, v4, v4, v1
    v_add_nc_u32_e32 v1, 0xc00, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v8
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v8, v4, v4, v1
    v_add_nc_u32_e32 v1, 0xe00, v15
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v7
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v7, v4, v4, v1
    s_mov_b32 s14, s15
L3:
    s_add_u32 s15, s14, 0x400
    s_cmp_le_u32 s15, s13
    s_cbranch_scc1 L2
    s_cmp_lt_u32 s14, s0
    s_cbranch_scc0 L36
    v_add_nc_u32_e32 v6, s14, v6
    v_cmp_gt_u32_e64 s14, s13, v6
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L4
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v1, s12, v6, 2
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v14
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L4:
    v_cndmask_b32_e64 v14, v14, v1, s14
    v_add_nc_u32_e32 v5, s13, v5
    s_mov_b32 s14, s2
    v_mov_b32_e32 v1, v5
L5:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L6
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L7
L6:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v14
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L7:
    v_cndmask_b32_e64 v14, v14, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L5
    v_add_nc_u32_e32 v1, 0x80, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L8
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0x200
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v13
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L8:
    v_cndmask_b32_e64 v13, v13, v1, s14
    v_add_nc_u32_e32 v1, 32, v5
    s_mov_b32 s14, s2
L9:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L10
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L11
L10:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v13
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L11:
    v_cndmask_b32_e64 v13, v13, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L9
    v_add_nc_u32_e32 v1, 0x100, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L12
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0x400
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v12
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L12:
    v_cndmask_b32_e64 v12, v12, v1, s14
    v_add_nc_u32_e32 v1, 64, v5
    s_mov_b32 s14, s2
L13:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L14
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L15
L14:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v12
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L15:
    v_cndmask_b32_e64 v12, v12, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L13
    v_add_nc_u32_e32 v1, 0x180, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L16
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0x600
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v11
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L16:
    v_cndmask_b32_e64 v11, v11, v1, s14
    v_add_nc_u32_e32 v1, 0x60, v5
    s_mov_b32 s14, s2
L17:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L18
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L19
L18:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v11
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L19:
    v_cndmask_b32_e64 v11, v11, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L17
    v_add_nc_u32_e32 v1, 0x200, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L20
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0x800
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v10
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L20:
    v_cndmask_b32_e64 v10, v10, v1, s14
    v_add_nc_u32_e32 v1, 0x80, v5
    s_mov_b32 s14, s2
L21:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L22
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L23
L22:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v10
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L23:
    v_cndmask_b32_e64 v10, v10, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L21
    v_add_nc_u32_e32 v1, 0x280, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L24
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0xa00
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v9
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L24:
    v_cndmask_b32_e64 v9, v9, v1, s14
    v_add_nc_u32_e32 v1, 0xa0, v5
    s_mov_b32 s14, s2
L25:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L26
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L27
L26:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v9
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L27:
    v_cndmask_b32_e64 v9, v9, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L25
    v_add_nc_u32_e32 v1, 0x300, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L28
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0xc00
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v8
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L28:
    v_cndmask_b32_e64 v8, v8, v1, s14
    v_add_nc_u32_e32 v1, 0xc0, v5
    s_mov_b32 s14, s2
L29:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L30
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L31
L30:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v8
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L31:
    v_cndmask_b32_e64 v8, v8, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L29
    v_add_nc_u32_e32 v1, 0x380, v6
    v_cmp_gt_u32_e64 s14, s13, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc0 L32
    s_mov_b32 exec_lo, s15
    v_add_nc_u32_e32 v1, s12, v6
    v_lshl_add_u32 v1, v1, 2, 0xe00
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v1, v1, v1, v7
    v_fma_f32 v1, v2, v2, v1
    v_fma_f32 v1, v3, v3, v1
    v_fma_f32 v1, v4, v4, v1
    s_mov_b32 exec_lo, s2
L32:
    v_cndmask_b32_e64 v7, v7, v1, s14
    v_add_nc_u32_e32 v1, 0xe0, v5
    s_mov_b32 s14, s2
L33:
    s_mov_b32 exec_lo, s14
    v_cmp_gt_u32_e64 s14, s0, v1
    s_and_b32 s15, exec_lo, s14
    s_cbranch_scc1 L34
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, 0
    s_branch L35
L34:
    s_mov_b32 exec_lo, s15
    v_add_lshl_u32 v2, s12, v1, 2
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_fma_f32 v2, v2, v2, v7
    v_sub_nc_u32_e32 v3, s0, v1
    v_min_u32_e32 v3, 0x100, v3
    v_add_nc_u32_e32 v1, v1, v3
    s_mov_b32 exec_lo, s2
    s_mov_b32 s14, s15
L35:
    v_cndmask_b32_e64 v7, v7, v2, s15
    s_cmp_lg_u32 s14, 0
    s_cbranch_scc1 L33
L36:
    v_add_f32_dpp v1, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v1, v1, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v2, v1, 0x76543210, s1
    v_add_f32_e32 v1, v2, v1
    v_add_f32_e32 v1, 0, v1
    v_add_f32_dpp v2, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v11, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v10, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v9, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_add_f32_dpp v2, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_add_f32_dpp v2, v2, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
    v_permlanex16_b32 v3, v2, 0x76543210, s1
    v_add_f32_e32 v2, v3, v2
    v_add_f32_e32 v1, v1, v2
    v_cvt_f32_u32_e32 v2, s0
    v_div_scale_f32 v3, null, v2, v2, v1
    v_rcp_f32_e32 v4, v3
    s_waitcnt_depctr 0xfff
    v_fma_f32 v5, -v3, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_div_scale_f32 v5, vcc_lo, v1, v2, v1
    v_mul_f32_e32 v6, v5, v4
    v_fma_f32 v7, -v3, v6, v5
    v_fma_f32 v6, v7, v4, v6
    v_fma_f32 v3, -v3, v6, v5
    v_div_fmas_f32 v3, v3, v4, v6
    v_div_fixup_f32 v1, v3, v2, v1
    v_add_f32_e32 v1, s3, v1
    v_cmp_gt_f32_e64 s1, 0x800000, v1
    v_mul_f32_e32 v2, 0x4b800000, v1
    v_cndmask_b32_e64 v1, v1, v2, s1
    v_rsq_f32_e32 v1, v1
    s_waitcnt_depctr 0xfff
    v_mul_f32_e32 v2, 0x45800000, v1
    v_cndmask_b32_e64 v7, v1, v2, s1
    v_lshlrev_b32_e32 v8, 2, v0
    s_mov_b32 s1, 0
    s_branch L38
L37:
    v_add_nc_u32_e32 v5, s1, v8
    v_add_nc_u32_e32 v9, s12, v5
    v_lshlrev_b32_e32 v1, 2, v9
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_b64 v[5:6], v5, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v1, v1, v7
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v10, 16, v5
    v_dual_mul_f32 v1, v1, v10 :: v_dual_mul_f32 v2, v2, v7
    v_bfe_u32 v10, v1, 16, 1
    v_add3_u32 v10, v1, v10, 0x7fff
    v_or_b32_e32 v11, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v10, v11, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_and_b32_e32 v5, 0xffff0000, v5
    v_mul_f32_e32 v2, v2, v5
    v_bfe_u32 v5, v2, 16, 1
    v_add3_u32 v5, v2, v5, 0x7fff
    v_or_b32_e32 v10, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    v_cndmask_b32_e64 v2, v5, v10, s1
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v3, v3, v7
    v_dual_mul_f32 v4, v4, v7 :: v_dual_lshlrev_b32 v5, 16, v6
    v_mul_f32_e32 v3, v3, v5
    v_bfe_u32 v5, v3, 16, 1
    v_add3_u32 v5, v3, v5, 0x7fff
    v_or_b32_e32 v10, 0x400000, v3
    v_cmp_u_f32_e64 s1, v3, v3
    v_cndmask_b32_e64 v3, v5, v10, s1
    v_lshrrev_b32_e32 v3, 16, v3
    v_and_b32_e32 v5, 0xffff0000, v6
    v_mul_f32_e32 v4, v4, v5
    v_bfe_u32 v5, v4, 16, 1
    v_add3_u32 v5, v4, v5, 0x7fff
    v_or_b32_e32 v6, 0x400000, v4
    v_cmp_u_f32_e64 s1, v4, v4
    v_cndmask_b32_e64 v4, v5, v6, s1
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshl_or_b32 v2, v4, 16, v3
    v_lshlrev_b32_e32 v3, 1, v9
    buffer_store_b64 v[1:2], v3, s[16:19], 0 offen
    s_mov_b32 s1, s3
L38:
    s_add_u32 s3, s1, 0x80
    s_cmp_le_u32 s3, s13
    s_cbranch_scc1 L37
    v_add_nc_u32_e32 v5, s1, v8
    v_cmp_gt_u32_e64 s1, s13, v5
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc0 L39
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v8, s12, v5
    v_lshlrev_b32_e32 v1, 2, v8
    buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
    v_lshlrev_b32_e32 v5, 1, v5
    buffer_load_b64 v[5:6], v5, s[8:11], 0 offen
    s_waitcnt vmcnt(1)
    v_mul_f32_e32 v1, v1, v7
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v2, v7, v2 :: v_dual_lshlrev_b32 v9, 16, v5
    v_mul_f32_e32 v1, v1, v9
    v_bfe_u32 v9, v1, 16, 1
    v_add3_u32 v9, v1, v9, 0x7fff
    v_or_b32_e32 v10, 0x400000, v1
    v_cmp_u_f32_e64 s1, v1, v1
    v_cndmask_b32_e64 v1, v9, v10, s1
    v_lshrrev_b32_e32 v1, 16, v1
    v_and_b32_e32 v5, 0xffff0000, v5
    v_mul_f32_e32 v2, v2, v5
    v_bfe_u32 v5, v2, 16, 1
    v_add3_u32 v5, v2, v5, 0x7fff
    v_or_b32_e32 v9, 0x400000, v2
    v_cmp_u_f32_e64 s1, v2, v2
    v_cndmask_b32_e64 v2, v5, v9, s1
    v_lshrrev_b32_e32 v2, 16, v2
    v_mul_f32_e32 v3, v3, v7
    v_dual_mul_f32 v4, v4, v7 :: v_dual_lshlrev_b32 v5, 16, v6
    v_mul_f32_e32 v3, v3, v5
    v_bfe_u32 v5, v3, 16, 1
    v_add3_u32 v5, v3, v5, 0x7fff
    v_or_b32_e32 v9, 0x400000, v3
    v_cmp_u_f32_e64 s1, v3, v3
    v_cndmask_b32_e64 v3, v5, v9, s1
    v_lshrrev_b32_e32 v3, 16, v3
    v_and_b32_e32 v5, 0xffff0000, v6
    v_mul_f32_e32 v4, v4, v5
    v_bfe_u32 v5, v4, 16, 1
    v_add3_u32 v5, v4, v5, 0x7fff
    v_or_b32_e32 v6, 0x400000, v4
    v_cmp_u_f32_e64 s1, v4, v4
    v_cndmask_b32_e64 v4, v5, v6, s1
    v_lshrrev_b32_e32 v4, 16, v4
    v_lshl_or_b32 v1, v2, 16, v1
    v_lshl_or_b32 v2, v4, 16, v3
    v_lshlrev_b32_e32 v3, 1, v8
    buffer_store_b64 v[1:2], v3, s[16:19], 0 offen
    s_mov_b32 exec_lo, s2
L39:
    v_add_nc_u32_e32 v0, s13, v0
    s_mov_b32 s1, s2
L40:
    s_mov_b32 exec_lo, s1
    v_cmp_gt_u32_e64 s1, s0, v0
    s_and_b32 s1, exec_lo, s1
    s_cbranch_scc1 L41
    s_mov_b32 s1, 0
    s_branch L42
L41:
    s_mov_b32 exec_lo, s1
    v_add_nc_u32_e32 v1, s12, v0
    v_lshlrev_b32_e32 v2, 2, v1
    buffer_load_b32 v2, v2, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    v_dual_mul_f32 v2, v2, v7 :: v_dual_lshlrev_b32 v3, 1, v0
    buffer_load_u16 v3, v3, s[8:11], 0 offen
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 16, v3
    v_dual_mul_f32 v2, v3, v2 :: v_dual_lshlrev_b32 v1, 1, v1
    v_bfe_u32 v3, v2, 16, 1
    v_add3_u32 v3, v2, v3, 0x7fff
    v_or_b32_e32 v4, 0x400000, v2
    v_cmp_u_f32_e64 s3, v2, v2
    v_cndmask_b32_e64 v2, v3, v4, s3
    v_lshrrev_b32_e32 v2, 16, v2
    buffer_store_b16 v2, v1, s[16:19], 0 offen
    v_sub_nc_u32_e32 v1, s0, v0
    v_min_u32_e32 v1, 32, v1
    v_add_nc_u32_e32 v0, v0, v1
L42:
    s_cmp_lg_u32 s1, 0
    s_cbranch_scc1 L40
    s_endpgm
