// Wave64: masks of two registers, granules of four VGPRs, shared VGPRs.
        .globl  wide
        .p2align 8
        .type   wide,@function
wide:   v_cmp_gt_u32 vcc, 10, v0
        s_and_saveexec_b64 s[2:3], vcc
        s_cbranch_execz done
        v_cndmask_b32 v1, 0, v0, s[4:5]
        v_add_co_ci_u32_e64 v1, null, v1, v2, vcc
done:   s_endpgm
        .size   wide, .-wide
        .section .rodata
        .p2align 6
        .amdhsa_kernel wide
            .amdhsa_next_free_vgpr 9
            .amdhsa_next_free_sgpr 6
            .amdhsa_wavefront_size32 0
            .amdhsa_shared_vgpr_count 2
        .end_amdhsa_kernel
        .amdgpu_metadata
amdhsa.version:
  - 1
  - 2
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: wide
    .symbol: wide.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 6
    .vgpr_count: 9
    .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
