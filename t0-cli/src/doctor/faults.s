; Kernels that fail on purpose, for `t0 doctor` and docs/first-card.md. `t0 asm faults.s -o faults.co` assembles them.
	.text

; Stores to address 64, which is never mapped.
	.globl wild
	.p2align 8
	.type wild,@function
wild:
	v_mov_b32 v2, 64
	v_mov_b32 v3, 0
	global_store_b32 v[2:3], v0, off
	s_endpgm
.Lwild_end:
	.size wild, .Lwild_end-wild

; Never ends.
	.globl endless
	.p2align 8
	.type endless,@function
endless:
	s_nop 0
	s_branch endless
	s_endpgm
.Lendless_end:
	.size endless, .Lendless_end-endless

; Executes a word that does not encode an instruction.
	.globl illegal
	.p2align 8
	.type illegal,@function
illegal:
	s_nop 0
	.long 0xbfff0000
	s_endpgm
.Lillegal_end:
	.size illegal, .Lillegal_end-illegal

	.rodata
	.p2align 6
	.amdhsa_kernel wild
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel endless
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel illegal
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: wild
    .symbol: wild.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
  - .name: endless
    .symbol: endless.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
  - .name: illegal
    .symbol: illegal.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
...
	.end_amdgpu_metadata
