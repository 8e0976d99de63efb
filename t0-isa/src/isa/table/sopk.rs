//! SOPK: scalar with a 16-bit constant. (RDNA3 ISA, chapter 16.)

macro_rules! sopk_table {
    ($($tables:tt)*) => {
        sopp::sopp_table! { $($tables)*
            (SOPK
                // Moves and arithmetic.
                s_movk_i32             0x00 [sdst i32 <- simm16 i16];
                s_cmovk_i32            0x02 [sdst i32 <- simm16 i16]   scc_in acc;
                s_addk_i32             0x0f [sdst i32 <- simm16 i16]   scc_out acc;
                s_mulk_i32             0x10 [sdst i32 <- simm16 i16]   acc multiply;

                // Compares.
                s_cmpk_eq_i32          0x03 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_lg_i32          0x04 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_gt_i32          0x05 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_ge_i32          0x06 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_lt_i32          0x07 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_le_i32          0x08 [<- ssdst i32, simm16 i16] scc_out;
                s_cmpk_eq_u32          0x09 [<- ssdst u32, simm16 u16] scc_out;
                s_cmpk_lg_u32          0x0a [<- ssdst u32, simm16 u16] scc_out;
                s_cmpk_gt_u32          0x0b [<- ssdst u32, simm16 u16] scc_out;
                s_cmpk_ge_u32          0x0c [<- ssdst u32, simm16 u16] scc_out;
                s_cmpk_lt_u32          0x0d [<- ssdst u32, simm16 u16] scc_out;
                s_cmpk_le_u32          0x0e [<- ssdst u32, simm16 u16] scc_out;

                // Hardware registers.
                s_getreg_b32           0x11 [sdst b32 <- hwreg b16]    mode_in;
                s_setreg_b32           0x12 [<- hwreg b16, ssdst b32]  mode_out;
                s_setreg_imm32_b32     0x13 [<- hwreg b16, simm32 b32] mode_out;

                // Control flow.
                s_call_b64             0x14 [sdst b64 <- label i16]    call;
                s_subvector_loop_begin 0x16 [sdst b32 <- label i16]    branch exec_in exec_out acc;
                s_subvector_loop_end   0x17 [sdst b32 <- label i16]    branch exec_in exec_out acc;

                // Waits.
                s_waitcnt_vscnt        0x18 [<- ssdst b32, simm16 u16] wait;
                s_waitcnt_vmcnt        0x19 [<- ssdst b32, simm16 u16] wait;
                s_waitcnt_expcnt       0x1a [<- ssdst b32, simm16 u16] wait;
                s_waitcnt_lgkmcnt      0x1b [<- ssdst b32, simm16 u16] wait;

                // Markers.
                s_version              0x01 [<- version b16];
            )
        }
    };
}
pub(super) use sopk_table;
