//! SOPP: program control. (RDNA3 ISA, chapter 16.)

macro_rules! sopp_table {
    ($($tables:tt)*) => {
        smem::smem_table! { $($tables)*
            (SOPP
                // Waits and scheduling hints.
                s_nop                        0x00 [<- simm16 u16];
                s_sleep                      0x03 [<- simm16 u16]  sleep;
                s_set_inst_prefetch_distance 0x04 [<- simm16 u16];
                s_clause                     0x05 [<- simm16 u16]  clause;
                s_delay_alu                  0x07 [<- delay b16]   delay;
                s_waitcnt_depctr             0x08 [<- depctr b16]  wait;
                s_waitcnt                    0x09 [<- waitcnt b16] wait;
                s_wait_idle                  0x0a [<-]             wait;
                s_wait_event                 0x0b [<- simm16 u16]  wait;
                s_setprio                    0x35 [<- simm16 u16];

                // Branches.
                s_branch                     0x20 [<- label i16]   jump;
                s_cbranch_scc0               0x21 [<- label i16]   branch scc_in;
                s_cbranch_scc1               0x22 [<- label i16]   branch scc_in;
                s_cbranch_vccz               0x23 [<- label i16]   branch vcc_in;
                s_cbranch_vccnz              0x24 [<- label i16]   branch vcc_in;
                s_cbranch_execz              0x25 [<- label i16]   branch exec_in;
                s_cbranch_execnz             0x26 [<- label i16]   branch exec_in;
                s_cbranch_cdbgsys            0x27 [<- label i16]   branch;
                s_cbranch_cdbguser           0x28 [<- label i16]   branch;
                s_cbranch_cdbgsys_or_user    0x29 [<- label i16]   branch;
                s_cbranch_cdbgsys_and_user   0x2a [<- label i16]   branch;

                // End, barrier, traps.
                s_setkill                    0x01 [<- simm16 u16];
                s_sethalt                    0x02 [<- simm16 u16];
                s_trap                       0x10 [<- simm16 u16];
                s_code_end                   0x1f [<-]             end;
                s_endpgm                     0x30 [<- hint u16]    end;
                s_endpgm_saved               0x31 [<-]             end;
                s_endpgm_ordered_ps_done     0x32 [<-]             end;
                s_wakeup                     0x34 [<-];
                s_barrier                    0x3d [<-]             barrier;

                // Modes.
                s_round_mode                 0x11 [<- simm16 u16]  mode_out;
                s_denorm_mode                0x12 [<- simm16 u16]  mode_out;

                // Messages.
                s_sendmsg                    0x36 [<- msg b16]     message m0_in;
                s_sendmsghalt                0x37 [<- msg b16]     message m0_in;

                // Performance counters, tracing, caches.
                s_incperflevel               0x38 [<- simm16 u16];
                s_decperflevel               0x39 [<- simm16 u16];
                s_ttracedata                 0x3a [<-]             m0_in;
                s_ttracedata_imm             0x3b [<- simm16 u16];
                s_icache_inv                 0x3c [<-];
            )
        }
    };
}
pub(super) use sopp_table;
