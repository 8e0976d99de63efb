//! VINTERP: parameter interpolation; LDSDIR: parameter and direct load from LDS. (RDNA3 ISA, chapter 16.)

macro_rules! vinterp_table {
    ($($tables:tt)*) => {
        ds::ds_table! { $($tables)*
            (VINTERP
                v_interp_p10_f32         0x00 [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_interp_p2_f32          0x01 [vdst f32 <- src0 f32, src1 f32, src2 f32];
                v_interp_p10_f16_f32     0x02 [vdst f32 <- src0 f16, src1 f32, src2 f16];
                v_interp_p2_f16_f32      0x03 [vdst f16 <- src0 f16, src1 f32, src2 f32];
                v_interp_p10_rtz_f16_f32 0x04 [vdst f32 <- src0 f16, src1 f32, src2 f16];
                v_interp_p2_rtz_f16_f32  0x05 [vdst f16 <- src0 f16, src1 f32, src2 f32];
            )
            (LDSDIR
                lds_param_load  0x00 [vdst b32 <- attr b8] m0_in;
                lds_direct_load 0x01 [vdst b32 <-]         m0_in;
            )
        }
    };
}
pub(super) use vinterp_table;
