//! SOP1: scalar, one source. (RDNA3 ISA, chapter 16.)

macro_rules! sop1_table {
    ($($tables:tt)*) => {
        sopc::sopc_table! { $($tables)*
            (SOP1
                // Moves.
                s_mov_b32               0x00 [sdst b32 <- ssrc0 b32];
                s_mov_b64               0x01 [sdst b64 <- ssrc0 b64];
                s_cmov_b32              0x02 [sdst b32 <- ssrc0 b32]  scc_in acc;
                s_cmov_b64              0x03 [sdst b64 <- ssrc0 b64]  scc_in acc;

                // Bit manipulation.
                s_brev_b32              0x04 [sdst u32 <- ssrc0 u32];
                s_brev_b64              0x05 [sdst u64 <- ssrc0 u64];
                s_ctz_i32_b32           0x08 [sdst i32 <- ssrc0 u32];
                s_ctz_i32_b64           0x09 [sdst i32 <- ssrc0 u64];
                s_clz_i32_u32           0x0a [sdst i32 <- ssrc0 u32];
                s_clz_i32_u64           0x0b [sdst i32 <- ssrc0 u64];
                s_cls_i32               0x0c [sdst i32 <- ssrc0 i32];
                s_cls_i32_i64           0x0d [sdst i32 <- ssrc0 i64];
                s_sext_i32_i8           0x0e [sdst i32 <- ssrc0 b32];
                s_sext_i32_i16          0x0f [sdst i32 <- ssrc0 b32];
                s_bitset0_b32           0x10 [sdst b32 <- ssrc0 u32]  acc;
                s_bitset0_b64           0x11 [sdst b64 <- ssrc0 u32]  acc;
                s_bitset1_b32           0x12 [sdst b32 <- ssrc0 u32]  acc;
                s_bitset1_b64           0x13 [sdst b64 <- ssrc0 u32]  acc;
                s_bitreplicate_b64_b32  0x14 [sdst u64 <- ssrc0 u32];
                s_abs_i32               0x15 [sdst i32 <- ssrc0 i32]  scc_out;
                s_bcnt0_i32_b32         0x16 [sdst i32 <- ssrc0 u32]  scc_out;
                s_bcnt0_i32_b64         0x17 [sdst i32 <- ssrc0 u64]  scc_out;
                s_bcnt1_i32_b32         0x18 [sdst i32 <- ssrc0 u32]  scc_out;
                s_bcnt1_i32_b64         0x19 [sdst i32 <- ssrc0 u64]  scc_out;
                s_quadmask_b32          0x1a [sdst u32 <- ssrc0 u32]  scc_out;
                s_quadmask_b64          0x1b [sdst u64 <- ssrc0 u64]  scc_out;
                s_wqm_b32               0x1c [sdst u32 <- ssrc0 u32]  scc_out;
                s_wqm_b64               0x1d [sdst u64 <- ssrc0 u64]  scc_out;
                s_not_b32               0x1e [sdst u32 <- ssrc0 u32]  scc_out;
                s_not_b64               0x1f [sdst u64 <- ssrc0 u64]  scc_out;

                // Moves relative to M0.
                s_movrels_b32           0x40 [sdst b32 <- sreg0 b32]  m0_in;
                s_movrels_b64           0x41 [sdst b64 <- sreg0 b64]  m0_in;
                s_movreld_b32           0x42 [sdst b32 <- ssrc0 b32]  m0_in;
                s_movreld_b64           0x43 [sdst b64 <- ssrc0 b64]  m0_in;
                s_movrelsd_2_b32        0x44 [sdst b32 <- ssrc0 b32]  m0_in;

                // EXEC: save and combine.
                s_and_saveexec_b32      0x20 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_and_saveexec_b64      0x21 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_or_saveexec_b32       0x22 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_or_saveexec_b64       0x23 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_xor_saveexec_b32      0x24 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_xor_saveexec_b64      0x25 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_nand_saveexec_b32     0x26 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_nand_saveexec_b64     0x27 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_nor_saveexec_b32      0x28 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_nor_saveexec_b64      0x29 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_xnor_saveexec_b32     0x2a [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_xnor_saveexec_b64     0x2b [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_and_not0_saveexec_b32 0x2c [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_and_not0_saveexec_b64 0x2d [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_or_not0_saveexec_b32  0x2e [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_or_not0_saveexec_b64  0x2f [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_and_not1_saveexec_b32 0x30 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_and_not1_saveexec_b64 0x31 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_or_not1_saveexec_b32  0x32 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_or_not1_saveexec_b64  0x33 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_and_not0_wrexec_b32   0x34 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_and_not0_wrexec_b64   0x35 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;
                s_and_not1_wrexec_b32   0x36 [sdst u32 <- ssrc0 u32]  scc_out exec_in exec_out;
                s_and_not1_wrexec_b64   0x37 [sdst u64 <- ssrc0 u64]  scc_out exec_in exec_out;

                // Program counter.
                s_getpc_b64             0x47 [sdst b64 <-];
                s_setpc_b64             0x48 [<- sreg0 b64]           jump;
                s_swappc_b64            0x49 [sdst b64 <- ssrc0 b64]  call;
                s_rfe_b64               0x4a [<- sreg0 b64]           jump;

                // Messages that return a value.
                s_sendmsg_rtn_b32       0x4c [sdst b32 <- msg_rtn b8] message;
                s_sendmsg_rtn_b64       0x4d [sdst b64 <- msg_rtn b8] message;

                // Floating point (RDNA3.5).
                s_ceil_f32              0x60 [sdst f32 <- ssrc0 f32]  rdna35;
                s_floor_f32             0x61 [sdst f32 <- ssrc0 f32]  rdna35;
                s_trunc_f32             0x62 [sdst f32 <- ssrc0 f32]  rdna35;
                s_rndne_f32             0x63 [sdst f32 <- ssrc0 f32]  rdna35;
                s_cvt_f32_i32           0x64 [sdst f32 <- ssrc0 i32]  rdna35;
                s_cvt_f32_u32           0x65 [sdst f32 <- ssrc0 u32]  rdna35;
                s_cvt_i32_f32           0x66 [sdst i32 <- ssrc0 f32]  rdna35;
                s_cvt_u32_f32           0x67 [sdst u32 <- ssrc0 f32]  rdna35;
                s_cvt_f16_f32           0x68 [sdst f16 <- ssrc0 f32]  rdna35;
                s_cvt_f32_f16           0x69 [sdst f32 <- ssrc0 f16]  rdna35;
                s_cvt_hi_f32_f16        0x6a [sdst f32 <- ssrc0 b32]  rdna35;
                s_ceil_f16              0x6b [sdst f16 <- ssrc0 f16]  rdna35;
                s_floor_f16             0x6c [sdst f16 <- ssrc0 f16]  rdna35;
                s_trunc_f16             0x6d [sdst f16 <- ssrc0 f16]  rdna35;
                s_rndne_f16             0x6e [sdst f16 <- ssrc0 f16]  rdna35;
            )
        }
    };
}
pub(super) use sop1_table;
