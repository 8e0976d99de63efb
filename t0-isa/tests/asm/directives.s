// Data, alignment, symbols and expressions, with and without forward references.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
        .set    rounds, 3
        step = 1 << 2 | 1
        .equ    mask, ~0xf & 0xff
        .text
        .globl  first
        .p2align 8
        .type   first,@function
first:                                  ; a comment
        s_mov_b32 s2, rounds            // another
        s_mov_b32 s3, step * (rounds + 2) - 7 % 4
        s_mov_b32 s4, mask
        v_mov_b32 v0, end - first       /* a literal that is known later */
        s_mov_b32 s5, mask + rounds
        s_mov_b32 s6, 0x12345678 >> 4 ^ 0xff
        s_mov_b32 s7, -(3 == 3) + !0
1:      s_sub_u32 s2, s2, 1
        s_cmp_lg_u32 s2, 0
        s_cbranch_scc1 1b
        s_cbranch_scc0 1f
        s_nop 0
1:      s_branch 2f
        .p2align 4
2:      s_cbranch_execz end
        s_branch first
        v_mov_b32 v[7], v[1+1]
        s_mov_b64 s[rounds+1:rounds+2], s[2:3]
        s_mov_b64 [s4,s5], vcc
end:    s_endpgm
        .size   first, . - first
        .p2alignl 6, 0xbf9f0000
        .set    later, 77
        .long   1, -1, end - first, later + 1
        .short  0x1234, -2
        .byte   1, 2, 3, 0xff
        .quad   0x123456789abcdef0, -1
        .fill   3, 4, 0xbf800000
        .fill   5, 1, 0xab
        .zero   4
        .ascii  "ab\tc\n\101\\\""
        .asciz  "xyz"
        .p2align 2, 0

        .section .rodata,"a",@progbits
        .p2align 6, 0x0
        .amdhsa_kernel first
            .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
            .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
            .amdhsa_group_segment_fixed_size later * 16
            .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
- .name: first
  .symbol: first.kd
  .kernarg_segment_size: 8
  .kernarg_segment_align: 8
  .group_segment_fixed_size: 1232
  .private_segment_fixed_size: 0
  .wavefront_size: 32
  .sgpr_count: 8
  .vgpr_count: 8
  .max_flat_workgroup_size: 0x100
  .args:
    - .size: 8
      .offset: 0
      .name: 'it''s'
      .value_kind: global_buffer
      .address_space: global
...
        .end_amdgpu_metadata
