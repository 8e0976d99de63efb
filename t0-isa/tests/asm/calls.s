// Functions in addition to kernels, code in several sections, constants that code reads.
        .text
        .hidden helper
        .globl  helper
        .p2align 2
        .type   helper,@function
helper: v_add_f32 v0, 1.0, v0
        s_setpc_b64 s[30:31]
        .size   helper, . - helper

        .globl  visible
        .protected visible
        .p2align 8
        .type   visible,@function
visible:
        s_getpc_b64 s[0:1]
        s_add_u32 s0, s0, helper@rel32@lo+4
        s_addc_u32 s1, s1, helper@rel32@hi+12
        s_swappc_b64 s[30:31], s[0:1]
        s_getpc_b64 s[2:3]
        s_add_u32 s2, s2, table@rel32@lo+4
        s_addc_u32 s3, s3, table@rel32@hi+12
        s_load_b32 s4, s[2:3], 0x4
        s_endpgm
        .size   visible, . - visible

        .section .rodata,"a",@progbits
        .p2align 6
        .amdhsa_kernel visible
            .amdhsa_next_free_vgpr max(1, 2)
            .amdhsa_next_free_sgpr 32
        .end_amdhsa_kernel
        .p2align 2
        .type   table,@object
table:
        .long   1, 2, 3
        .size   table, 12

        .section .AMDGPU.csdata,"",@progbits
        .ident  "nobody"
        .amdgpu_metadata
amdhsa.version:
  - 1
  - 2
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: visible
    .symbol: visible.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 1
    .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
