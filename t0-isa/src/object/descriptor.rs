//! The kernel descriptor: the 64 bytes that the command processor reads before the first wave starts.
//!
//! Source: AMDGPUUsage, "Kernel Descriptor". Each field is one line below; the getter, the setter and the printed table
//! are generated from it.

/// Size and alignment of a descriptor in bytes.
pub const DESCRIPTOR_SIZE: usize = 64;

/// One named bit field of a descriptor word, as [`Descriptor::fields`] lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DescriptorField {
    /// Name in AMDGPUUsage, without the common prefix.
    pub name: &'static str,
    /// Highest bit.
    pub high: u32,
    /// Lowest bit.
    pub low: u32,
    /// The field's value, shifted down.
    pub value: u32,
}

macro_rules! word {
    ($(#[$doc:meta])* $Word:ident { $($(#[$fdoc:meta])* $get:ident $set:ident $high:literal $low:literal $name:literal;)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Word(pub u32);

        impl $Word {
            $(
                $(#[$fdoc])*
                pub fn $get(self) -> u32 {
                    (self.0 >> $low) & (u32::MAX >> (31 - ($high - $low)))
                }

                #[doc = concat!("A copy with `", $name, "` set to the low bits of `value`.")]
                #[must_use]
                pub fn $set(self, value: u32) -> $Word {
                    let mask = (u32::MAX >> (31 - ($high - $low))) << $low;
                    $Word(self.0 & !mask | (value << $low) & mask)
                }
            )*

            /// All named fields, lowest bit first.
            pub fn fields(self) -> impl Iterator<Item = DescriptorField> {
                [$(DescriptorField { name: $name, high: $high, low: $low, value: self.$get() }),*].into_iter()
            }
        }
    };
}

word! {
    /// COMPUTE_PGM_RSRC1 (gfx11).
    Rsrc1 {
        /// VGPRs / granule - 1; the granule is 8 in wave32 and 4 in wave64.
        vgpr_granules with_vgpr_granules 5 0 "GRANULATED_WORKITEM_VGPR_COUNT";
        /// 0 on gfx10 and later: every wave has all SGPRs.
        sgpr_granules with_sgpr_granules 9 6 "GRANULATED_WAVEFRONT_SGPR_COUNT";
        /// Must be 0.
        priority with_priority 11 10 "PRIORITY";
        /// Rounding of f32: 0 nearest even, 1 up, 2 down, 3 toward zero.
        round_32 with_round_32 13 12 "FLOAT_ROUND_MODE_32";
        /// Rounding of f16 and f64, coded like [`Rsrc1::round_32`].
        round_16_64 with_round_16_64 15 14 "FLOAT_ROUND_MODE_16_64";
        /// Denormals of f32: 0 flush both ways, 1 keep results, 2 keep sources, 3 keep both.
        denorm_32 with_denorm_32 17 16 "FLOAT_DENORM_MODE_32";
        /// Denormals of f16 and f64, coded like [`Rsrc1::denorm_32`].
        denorm_16_64 with_denorm_16_64 19 18 "FLOAT_DENORM_MODE_16_64";
        /// Waves start privileged.
        privileged with_privileged 20 20 "PRIV";
        /// Clamping turns NaN into 0.
        dx10_clamp with_dx10_clamp 21 21 "ENABLE_DX10_CLAMP";
        /// Must be 0.
        debug_mode with_debug_mode 22 22 "DEBUG_MODE";
        /// Signalling NaNs are quieted and min/max follow IEEE 754-2008.
        ieee_mode with_ieee_mode 23 23 "ENABLE_IEEE_MODE";
        /// Must be 0.
        bulky with_bulky 24 24 "BULKY";
        /// Must be 0.
        cdbg_user with_cdbg_user 25 25 "CDBG_USER";
        /// f16 overflow clamps to the largest finite value instead of infinity.
        fp16_overflow with_fp16_overflow 26 26 "FP16_OVFL";
        /// 1: a workgroup may use both CUs of a WGP; 0: one CU.
        wgp_mode with_wgp_mode 29 29 "WGP_MODE";
        /// Loads return in order, counted by separate counters.
        mem_ordered with_mem_ordered 30 30 "MEM_ORDERED";
        /// The scheduler lets every wave progress.
        forward_progress with_forward_progress 31 31 "FWD_PROGRESS";
    }
}

word! {
    /// COMPUTE_PGM_RSRC2 (gfx11).
    Rsrc2 {
        /// The kernel uses scratch.
        private_segment with_private_segment 0 0 "ENABLE_PRIVATE_SEGMENT";
        /// SGPRs filled before the workgroup ids.
        user_sgprs with_user_sgprs 5 1 "USER_SGPR_COUNT";
        /// Must be 0: the driver sets it.
        trap_handler with_trap_handler 6 6 "ENABLE_TRAP_HANDLER";
        /// The next SGPR holds the workgroup id in x.
        workgroup_id_x with_workgroup_id_x 7 7 "ENABLE_SGPR_WORKGROUP_ID_X";
        /// The next SGPR holds the workgroup id in y.
        workgroup_id_y with_workgroup_id_y 8 8 "ENABLE_SGPR_WORKGROUP_ID_Y";
        /// The next SGPR holds the workgroup id in z.
        workgroup_id_z with_workgroup_id_z 9 9 "ENABLE_SGPR_WORKGROUP_ID_Z";
        /// The next SGPR holds the workgroup information word.
        workgroup_info with_workgroup_info 10 10 "ENABLE_SGPR_WORKGROUP_INFO";
        /// 0: x; 1: x and y; 2: x, y and z, packed in v0 by ten bits each.
        workitem_id with_workitem_id 12 11 "ENABLE_VGPR_WORKITEM_ID";
        /// Must be 0.
        address_watch with_address_watch 13 13 "ENABLE_EXCEPTION_ADDRESS_WATCH";
        /// Must be 0.
        memory_violation with_memory_violation 14 14 "ENABLE_EXCEPTION_MEMORY";
        /// Must be 0: the dispatch packet carries the LDS size.
        lds_granules with_lds_granules 23 15 "GRANULATED_LDS_SIZE";
        /// Trap on an invalid operation.
        trap_invalid with_trap_invalid 24 24 "ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION";
        /// Trap on a denormal source.
        trap_denormal with_trap_denormal 25 25 "ENABLE_EXCEPTION_FP_DENORMAL_SOURCE";
        /// Trap on a float division by zero.
        trap_div_zero with_trap_div_zero 26 26 "ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO";
        /// Trap on overflow.
        trap_overflow with_trap_overflow 27 27 "ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW";
        /// Trap on underflow.
        trap_underflow with_trap_underflow 28 28 "ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW";
        /// Trap on an inexact result.
        trap_inexact with_trap_inexact 29 29 "ENABLE_EXCEPTION_IEEE_754_FP_INEXACT";
        /// Trap on an integer division by zero.
        trap_int_div_zero with_trap_int_div_zero 30 30 "ENABLE_EXCEPTION_INT_DIVIDE_BY_ZERO";
    }
}

word! {
    /// COMPUTE_PGM_RSRC3 (gfx11).
    Rsrc3 {
        /// Wave64 only: VGPRs shared by both halves, in eights.
        shared_vgprs with_shared_vgprs 3 0 "SHARED_VGPR_COUNT";
        /// Instruction bytes to prefetch when a wave starts, in 128-byte lines.
        inst_pref_size with_inst_pref_size 9 4 "INST_PREF_SIZE";
        /// Trap before the first instruction.
        trap_on_start with_trap_on_start 10 10 "TRAP_ON_START";
        /// Trap at the end.
        trap_on_end with_trap_on_end 11 11 "TRAP_ON_END";
        /// The kernel uses image operations.
        image_op with_image_op 31 31 "IMAGE_OP";
    }
}

word! {
    /// KERNEL_CODE_PROPERTIES; only the low 16 bits exist in the descriptor.
    CodeProperties {
        /// Four user SGPRs hold the private segment's buffer descriptor.
        private_segment_buffer with_private_segment_buffer 0 0 "ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER";
        /// Two user SGPRs hold the address of the dispatch packet.
        dispatch_ptr with_dispatch_ptr 1 1 "ENABLE_SGPR_DISPATCH_PTR";
        /// Two user SGPRs hold the address of the queue.
        queue_ptr with_queue_ptr 2 2 "ENABLE_SGPR_QUEUE_PTR";
        /// Two user SGPRs hold the address of the kernel arguments.
        kernarg_ptr with_kernarg_ptr 3 3 "ENABLE_SGPR_KERNARG_SEGMENT_PTR";
        /// Two user SGPRs hold the dispatch id.
        dispatch_id with_dispatch_id 4 4 "ENABLE_SGPR_DISPATCH_ID";
        /// Two user SGPRs initialise flat scratch; 0 on gfx11, where it is architected.
        flat_scratch_init with_flat_scratch_init 5 5 "ENABLE_SGPR_FLAT_SCRATCH_INIT";
        /// One user SGPR holds the private segment's size.
        private_segment_size with_private_segment_size 6 6 "ENABLE_SGPR_PRIVATE_SEGMENT_SIZE";
        /// Waves have 32 lanes, otherwise 64.
        wave32 with_wave32 10 10 "ENABLE_WAVEFRONT_SIZE32";
        /// The stack's size is not known statically.
        dynamic_stack with_dynamic_stack 11 11 "USES_DYNAMIC_STACK";
    }
}

/// A kernel descriptor. [`Descriptor::encode`] and [`Descriptor::decode`] are inverses of each other on all 64 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Descriptor {
    /// Fixed LDS size of a workgroup, in bytes.
    pub group_segment_fixed_size: u32,
    /// Scratch size of a work-item, in bytes.
    pub private_segment_fixed_size: u32,
    /// Size of the kernel arguments, in bytes.
    pub kernarg_size: u32,
    /// The kernel's first instruction, relative to the descriptor, in bytes.
    pub entry_offset: i64,
    /// COMPUTE_PGM_RSRC3.
    pub rsrc3: Rsrc3,
    /// COMPUTE_PGM_RSRC1.
    pub rsrc1: Rsrc1,
    /// COMPUTE_PGM_RSRC2.
    pub rsrc2: Rsrc2,
    /// KERNEL_CODE_PROPERTIES, 16 bits.
    pub properties: CodeProperties,
    /// KERNARG_PRELOAD_SPEC: length in dwords `[6:0]` and offset `[15:7]`; 0 on gfx11.
    pub kernarg_preload: u16,
    /// The bytes that the format reserves (0x0c..0x10, 0x18..0x2c, 0x3c..0x40, in this order); all 0 in valid objects.
    pub reserved: [u8; 28],
}

impl Descriptor {
    /// Decodes a descriptor from its 64 bytes.
    pub fn decode(bytes: &[u8; DESCRIPTOR_SIZE]) -> Descriptor {
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let mut reserved = [0; 28];
        reserved[..4].copy_from_slice(&bytes[0x0c..0x10]);
        reserved[4..24].copy_from_slice(&bytes[0x18..0x2c]);
        reserved[24..].copy_from_slice(&bytes[0x3c..0x40]);
        Descriptor {
            group_segment_fixed_size: word(0x00),
            private_segment_fixed_size: word(0x04),
            kernarg_size: word(0x08),
            entry_offset: (u64::from(word(0x10)) | u64::from(word(0x14)) << 32) as i64,
            rsrc3: Rsrc3(word(0x2c)),
            rsrc1: Rsrc1(word(0x30)),
            rsrc2: Rsrc2(word(0x34)),
            properties: CodeProperties(word(0x38) & 0xffff),
            kernarg_preload: (word(0x38) >> 16) as u16,
            reserved,
        }
    }

    /// Encodes the descriptor.
    pub fn encode(&self) -> [u8; DESCRIPTOR_SIZE] {
        let mut out = [0; DESCRIPTOR_SIZE];
        let mut put = |at: usize, bytes: &[u8]| out[at..at + bytes.len()].copy_from_slice(bytes);
        put(0x00, &self.group_segment_fixed_size.to_le_bytes());
        put(0x04, &self.private_segment_fixed_size.to_le_bytes());
        put(0x08, &self.kernarg_size.to_le_bytes());
        put(0x0c, &self.reserved[..4]);
        put(0x10, &self.entry_offset.to_le_bytes());
        put(0x18, &self.reserved[4..24]);
        put(0x2c, &self.rsrc3.0.to_le_bytes());
        put(0x30, &self.rsrc1.0.to_le_bytes());
        put(0x34, &self.rsrc2.0.to_le_bytes());
        put(0x38, &(self.properties.0 as u16).to_le_bytes());
        put(0x3a, &self.kernarg_preload.to_le_bytes());
        put(0x3c, &self.reserved[24..]);
        out
    }

    /// The number of lanes of a wave: 32 or 64.
    pub fn wave_size(&self) -> u32 {
        if self.properties.wave32() == 1 { 32 } else { 64 }
    }

    /// VGPRs per wave before the chip's own rounding (a multiple of 8 in wave32, of 4 in wave64).
    pub fn vgprs(&self) -> u32 {
        (self.rsrc1.vgpr_granules() + 1) * vgpr_encoding_granule(self.wave_size())
    }

    /// SGPRs that the command processor fills before the workgroup ids, in register order: name in the code properties
    /// and first SGPR. The count in RSRC2 may be larger (padding).
    pub fn user_sgpr_layout(&self) -> Vec<(&'static str, u32)> {
        let p = self.properties;
        let mut next = 0;
        [
            ("private segment buffer", p.private_segment_buffer(), 4),
            ("dispatch pointer", p.dispatch_ptr(), 2),
            ("queue pointer", p.queue_ptr(), 2),
            ("kernarg pointer", p.kernarg_ptr(), 2),
            ("dispatch id", p.dispatch_id(), 2),
            ("flat scratch", p.flat_scratch_init(), 2),
            ("private segment size", p.private_segment_size(), 1),
        ]
        .into_iter()
        .filter(|&(_, enabled, _)| enabled == 1)
        .map(|(name, _, size)| {
            let first = next;
            next += size;
            (name, first)
        })
        .collect()
    }

    /// Every named bit field with the name of its word, for printing and comparing.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, DescriptorField)> {
        let named = |word: &'static str| move |field| (word, field);
        (self.rsrc1.fields().map(named("compute_pgm_rsrc1")))
            .chain(self.rsrc2.fields().map(named("compute_pgm_rsrc2")))
            .chain(self.rsrc3.fields().map(named("compute_pgm_rsrc3")))
            .chain(self.properties.fields().map(named("kernel_code_properties")))
    }
}

/// The granule of RSRC1's VGPR count: 8 in wave32, 4 in wave64, independent of the chip's allocation granule.
pub fn vgpr_encoding_granule(wave_size: u32) -> u32 {
    if wave_size == 32 { 8 } else { 4 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vadd kernel of the test data, as clang 22 compiles it.
    #[test]
    fn decodes_clang_values() {
        let d = Descriptor {
            rsrc1: Rsrc1(0xe0af_0000),
            rsrc2: Rsrc2(0x9e),
            rsrc3: Rsrc3(0x20),
            properties: CodeProperties(0x0408),
            ..Descriptor::default()
        };
        assert_eq!((d.rsrc1.denorm_32(), d.rsrc1.denorm_16_64(), d.rsrc1.round_32()), (3, 3, 0));
        assert_eq!((d.rsrc1.dx10_clamp(), d.rsrc1.ieee_mode(), d.rsrc1.wgp_mode()), (1, 1, 1));
        assert_eq!((d.rsrc2.user_sgprs(), d.rsrc2.workgroup_id_x(), d.rsrc2.workgroup_id_y()), (15, 1, 0));
        assert_eq!((d.rsrc3.inst_pref_size(), d.wave_size(), d.vgprs()), (2, 32, 8));
        assert_eq!(d.user_sgpr_layout(), [("kernarg pointer", 0)]);
    }

    #[test]
    fn every_bit_survives_decode_and_encode() {
        for bit in 0..512 {
            let mut bytes = [0u8; 64];
            bytes[bit / 8] |= 1 << (bit % 8);
            let decoded = Descriptor::decode(&bytes);
            assert_eq!(decoded.encode(), bytes, "bit {bit}");
            assert_ne!(decoded, Descriptor::decode(&[0; 64]), "bit {bit} is lost");
        }
    }

    #[test]
    fn setters_touch_their_own_bits_only() {
        assert_eq!(Rsrc1(u32::MAX).with_vgpr_granules(0).0, 0xffff_ffc0);
        assert_eq!(Rsrc2::default().with_user_sgprs(0xffff_ffff).0, 0x3e);
        assert_eq!(Rsrc1::default().with_forward_progress(1).0, 1 << 31);
    }
}
