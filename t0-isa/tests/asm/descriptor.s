// Every descriptor directive with a value other than its default; a kernel with only the required directives.
        .text
        .globl  plain
        .globl  full
        .p2align 8
plain:  s_endpgm
        .p2align 8
        .type   full,@function
full:   v_mov_b32 v100, v99
        s_endpgm
        .size   full, .-full
        .rodata
        .p2align 6
        .amdhsa_kernel plain
            .amdhsa_next_free_vgpr 1
            .amdhsa_next_free_sgpr 1
        .end_amdhsa_kernel
        .p2align 6
        .amdhsa_kernel full
            .amdhsa_group_segment_fixed_size 1024
            .amdhsa_private_segment_fixed_size 16
            .amdhsa_kernarg_size 64
            .amdhsa_user_sgpr_count 14
            .amdhsa_user_sgpr_dispatch_ptr 1
            .amdhsa_user_sgpr_queue_ptr 1
            .amdhsa_user_sgpr_kernarg_segment_ptr 1
            .amdhsa_user_sgpr_dispatch_id 1
            .amdhsa_user_sgpr_private_segment_size 1
            .amdhsa_wavefront_size32 1
            .amdhsa_uses_dynamic_stack 1
            .amdhsa_enable_private_segment 1
            .amdhsa_system_sgpr_workgroup_id_x 0
            .amdhsa_system_sgpr_workgroup_id_y 1
            .amdhsa_system_sgpr_workgroup_id_z 1
            .amdhsa_system_sgpr_workgroup_info 1
            .amdhsa_system_vgpr_workitem_id 2
            .amdhsa_next_free_vgpr 101
            .amdhsa_next_free_sgpr 20
            .amdhsa_reserve_vcc 0
            .amdhsa_float_round_mode_32 1
            .amdhsa_float_round_mode_16_64 2
            .amdhsa_float_denorm_mode_32 3
            .amdhsa_float_denorm_mode_16_64 1
            .amdhsa_dx10_clamp 0
            .amdhsa_ieee_mode 0
            .amdhsa_fp16_overflow 1
            .amdhsa_workgroup_processor_mode 0
            .amdhsa_memory_ordered 0
            .amdhsa_forward_progress 0
            .amdhsa_shared_vgpr_count 0
            .amdhsa_inst_pref_size 5
            .amdhsa_exception_fp_ieee_invalid_op 1
            .amdhsa_exception_fp_denorm_src 1
            .amdhsa_exception_fp_ieee_div_zero 1
            .amdhsa_exception_fp_ieee_overflow 1
            .amdhsa_exception_fp_ieee_underflow 1
            .amdhsa_exception_fp_ieee_inexact 1
            .amdhsa_exception_int_div_zero 1
        .end_amdhsa_kernel
        .amdgpu_metadata
amdhsa.version:
  - 1
  - 2
amdhsa.target: "amdgcn-amd-amdhsa--gfx1100"
amdhsa.kernels:
  - .name: plain
    .symbol: 'plain.kd'
    .args: []
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 1
    .vgpr_count: 1
    .max_flat_workgroup_size: 1024
  - .name: full
    .symbol: full.kd
    .kernarg_segment_size: 64
    .kernarg_segment_align: 16
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 16
    .uses_dynamic_stack: true
    .wavefront_size: 32
    .sgpr_count: 20
    .vgpr_count: 101
    .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
