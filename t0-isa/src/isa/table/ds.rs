//! DS: LDS and GDS. (RDNA3 ISA, chapter 16.)

macro_rules! ds_table {
    ($($tables:tt)*) => {
        flat::flat_table! { $($tables)*
            (DS
                // Stores.
                ds_store_b32                        0x0d [<- addr u32, data0 b32]                      store(4);
                ds_store_2addr_b32                  0x0e [<- addr u32, data0 b32, data1 b32]           store(4) pair(1);
                ds_store_2addr_stride64_b32         0x0f [<- addr u32, data0 b32, data1 b32]           store(4) pair(64);
                ds_store_b8                         0x1e [<- addr u32, data0 b32]                      store(1);
                ds_store_b16                        0x1f [<- addr u32, data0 b32]                      store(2);
                ds_store_b64                        0x4d [<- addr u32, data0 b64]                      store(8);
                ds_store_2addr_b64                  0x4e [<- addr u32, data0 b64, data1 b64]           store(8) pair(1);
                ds_store_2addr_stride64_b64         0x4f [<- addr u32, data0 b64, data1 b64]           store(8) pair(64);
                ds_store_b8_d16_hi                  0xa0 [<- addr u32, data0 b32]                      store(1) d16_hi;
                ds_store_b16_d16_hi                 0xa1 [<- addr u32, data0 b32]                      store(2) d16_hi;
                ds_store_addtid_b32                 0xb0 [<- data0 b32]                                store(4) m0_in;
                ds_store_b96                        0xde [<- addr u32, data0 b96]                      store(12);
                ds_store_b128                       0xdf [<- addr u32, data0 b128]                     store(16);

                // Loads.
                ds_load_b32                         0x36 [vdst b32 <- addr u32]                        load(4);
                ds_load_2addr_b32                   0x37 [vdst b64 <- addr u32]                        load(4) pair(1);
                ds_load_2addr_stride64_b32          0x38 [vdst b64 <- addr u32]                        load(4) pair(64);
                ds_load_i8                          0x39 [vdst i32 <- addr u32]                        load(1) signed;
                ds_load_u8                          0x3a [vdst u32 <- addr u32]                        load(1);
                ds_load_i16                         0x3b [vdst i32 <- addr u32]                        load(2) signed;
                ds_load_u16                         0x3c [vdst u32 <- addr u32]                        load(2);
                ds_load_b64                         0x76 [vdst b64 <- addr u32]                        load(8);
                ds_load_2addr_b64                   0x77 [vdst b128 <- addr u32]                       load(8) pair(1);
                ds_load_2addr_stride64_b64          0x78 [vdst b128 <- addr u32]                       load(8) pair(64);
                ds_load_u8_d16                      0xa2 [vdst b32 <- addr u32]                        load(1) d16;
                ds_load_u8_d16_hi                   0xa3 [vdst b32 <- addr u32]                        load(1) d16_hi;
                ds_load_i8_d16                      0xa4 [vdst b32 <- addr u32]                        load(1) signed d16;
                ds_load_i8_d16_hi                   0xa5 [vdst b32 <- addr u32]                        load(1) signed d16_hi;
                ds_load_u16_d16                     0xa6 [vdst b32 <- addr u32]                        load(2) d16;
                ds_load_u16_d16_hi                  0xa7 [vdst b32 <- addr u32]                        load(2) d16_hi;
                ds_load_addtid_b32                  0xb1 [vdst b32 <-]                                 load(4) m0_in;
                ds_load_b96                         0xfe [vdst b96 <- addr u32]                        load(12);
                ds_load_b128                        0xff [vdst b128 <- addr u32]                       load(16);

                // Atomics without return.
                ds_add_u32                          0x00 [<- addr u32, data0 u32]                      updates(Add, Ty::u32);
                ds_sub_u32                          0x01 [<- addr u32, data0 u32]                      updates(Sub, Ty::u32);
                ds_rsub_u32                         0x02 [<- addr u32, data0 u32]                      updates(ReverseSub, Ty::u32);
                ds_inc_u32                          0x03 [<- addr u32, data0 u32]                      updates(Inc, Ty::u32);
                ds_dec_u32                          0x04 [<- addr u32, data0 u32]                      updates(Dec, Ty::u32);
                ds_min_i32                          0x05 [<- addr u32, data0 i32]                      updates(Min, Ty::i32);
                ds_max_i32                          0x06 [<- addr u32, data0 i32]                      updates(Max, Ty::i32);
                ds_min_u32                          0x07 [<- addr u32, data0 u32]                      updates(Min, Ty::u32);
                ds_max_u32                          0x08 [<- addr u32, data0 u32]                      updates(Max, Ty::u32);
                ds_and_b32                          0x09 [<- addr u32, data0 b32]                      updates(And, Ty::b32);
                ds_or_b32                           0x0a [<- addr u32, data0 b32]                      updates(Or, Ty::b32);
                ds_xor_b32                          0x0b [<- addr u32, data0 b32]                      updates(Xor, Ty::b32);
                ds_mskor_b32                        0x0c [<- addr u32, data0 b32, data1 b32]           updates(MaskedOr, Ty::b32);
                ds_cmpstore_b32                     0x10 [<- addr u32, data0 b32, data1 b32]           updates(CompareSwap, Ty::b32);
                ds_cmpstore_f32                     0x11 [<- addr u32, data0 f32, data1 f32]           updates(CompareSwap, Ty::f32);
                ds_min_f32                          0x12 [<- addr u32, data0 f32]                      updates(Min, Ty::f32);
                ds_max_f32                          0x13 [<- addr u32, data0 f32]                      updates(Max, Ty::f32);
                ds_add_f32                          0x15 [<- addr u32, data0 f32]                      updates(Add, Ty::f32);
                ds_add_u64                          0x40 [<- addr u32, data0 u64]                      updates(Add, Ty::u64);
                ds_sub_u64                          0x41 [<- addr u32, data0 u64]                      updates(Sub, Ty::u64);
                ds_rsub_u64                         0x42 [<- addr u32, data0 u64]                      updates(ReverseSub, Ty::u64);
                ds_inc_u64                          0x43 [<- addr u32, data0 u64]                      updates(Inc, Ty::u64);
                ds_dec_u64                          0x44 [<- addr u32, data0 u64]                      updates(Dec, Ty::u64);
                ds_min_i64                          0x45 [<- addr u32, data0 i64]                      updates(Min, Ty::i64);
                ds_max_i64                          0x46 [<- addr u32, data0 i64]                      updates(Max, Ty::i64);
                ds_min_u64                          0x47 [<- addr u32, data0 u64]                      updates(Min, Ty::u64);
                ds_max_u64                          0x48 [<- addr u32, data0 u64]                      updates(Max, Ty::u64);
                ds_and_b64                          0x49 [<- addr u32, data0 b64]                      updates(And, Ty::b64);
                ds_or_b64                           0x4a [<- addr u32, data0 b64]                      updates(Or, Ty::b64);
                ds_xor_b64                          0x4b [<- addr u32, data0 b64]                      updates(Xor, Ty::b64);
                ds_mskor_b64                        0x4c [<- addr u32, data0 b64, data1 b64]           updates(MaskedOr, Ty::b64);
                ds_cmpstore_b64                     0x50 [<- addr u32, data0 b64, data1 b64]           updates(CompareSwap, Ty::b64);
                ds_cmpstore_f64                     0x51 [<- addr u32, data0 f64, data1 f64]           updates(CompareSwap, Ty::f64);
                ds_min_f64                          0x52 [<- addr u32, data0 f64]                      updates(Min, Ty::f64);
                ds_max_f64                          0x53 [<- addr u32, data0 f64]                      updates(Max, Ty::f64);

                // Atomics that return the old value.
                ds_add_rtn_u32                      0x20 [vdst u32 <- addr u32, data0 u32]             updates(Add, Ty::u32);
                ds_sub_rtn_u32                      0x21 [vdst u32 <- addr u32, data0 u32]             updates(Sub, Ty::u32);
                ds_rsub_rtn_u32                     0x22 [vdst u32 <- addr u32, data0 u32]             updates(ReverseSub, Ty::u32);
                ds_inc_rtn_u32                      0x23 [vdst u32 <- addr u32, data0 u32]             updates(Inc, Ty::u32);
                ds_dec_rtn_u32                      0x24 [vdst u32 <- addr u32, data0 u32]             updates(Dec, Ty::u32);
                ds_min_rtn_i32                      0x25 [vdst i32 <- addr u32, data0 i32]             updates(Min, Ty::i32);
                ds_max_rtn_i32                      0x26 [vdst i32 <- addr u32, data0 i32]             updates(Max, Ty::i32);
                ds_min_rtn_u32                      0x27 [vdst u32 <- addr u32, data0 u32]             updates(Min, Ty::u32);
                ds_max_rtn_u32                      0x28 [vdst u32 <- addr u32, data0 u32]             updates(Max, Ty::u32);
                ds_and_rtn_b32                      0x29 [vdst b32 <- addr u32, data0 b32]             updates(And, Ty::b32);
                ds_or_rtn_b32                       0x2a [vdst b32 <- addr u32, data0 b32]             updates(Or, Ty::b32);
                ds_xor_rtn_b32                      0x2b [vdst b32 <- addr u32, data0 b32]             updates(Xor, Ty::b32);
                ds_mskor_rtn_b32                    0x2c [vdst b32 <- addr u32, data0 b32, data1 b32]  updates(MaskedOr, Ty::b32);
                ds_storexchg_rtn_b32                0x2d [vdst b32 <- addr u32, data0 b32]             updates(Swap, Ty::b32);
                ds_storexchg_2addr_rtn_b32          0x2e [vdst b64 <- addr u32, data0 b32, data1 b32]  updates(Swap, Ty::b32) pair(1);
                ds_storexchg_2addr_stride64_rtn_b32 0x2f [vdst b64 <- addr u32, data0 b32, data1 b32]  updates(Swap, Ty::b32) pair(64);
                ds_cmpstore_rtn_b32                 0x30 [vdst b32 <- addr u32, data0 b32, data1 b32]  updates(CompareSwap, Ty::b32);
                ds_cmpstore_rtn_f32                 0x31 [vdst f32 <- addr u32, data0 f32, data1 f32]  updates(CompareSwap, Ty::f32);
                ds_min_rtn_f32                      0x32 [vdst f32 <- addr u32, data0 f32]             updates(Min, Ty::f32);
                ds_max_rtn_f32                      0x33 [vdst f32 <- addr u32, data0 f32]             updates(Max, Ty::f32);
                ds_wrap_rtn_b32                     0x34 [vdst b32 <- addr u32, data0 b32, data1 b32]  updates(Wrap, Ty::b32);
                ds_consume                          0x3d [vdst b32 <-]                                 atomic(4) m0_in;
                ds_append                           0x3e [vdst b32 <-]                                 atomic(4) m0_in;
                ds_add_rtn_u64                      0x60 [vdst u64 <- addr u32, data0 u64]             updates(Add, Ty::u64);
                ds_sub_rtn_u64                      0x61 [vdst u64 <- addr u32, data0 u64]             updates(Sub, Ty::u64);
                ds_rsub_rtn_u64                     0x62 [vdst u64 <- addr u32, data0 u64]             updates(ReverseSub, Ty::u64);
                ds_inc_rtn_u64                      0x63 [vdst u64 <- addr u32, data0 u64]             updates(Inc, Ty::u64);
                ds_dec_rtn_u64                      0x64 [vdst u64 <- addr u32, data0 u64]             updates(Dec, Ty::u64);
                ds_min_rtn_i64                      0x65 [vdst i64 <- addr u32, data0 i64]             updates(Min, Ty::i64);
                ds_max_rtn_i64                      0x66 [vdst i64 <- addr u32, data0 i64]             updates(Max, Ty::i64);
                ds_min_rtn_u64                      0x67 [vdst u64 <- addr u32, data0 u64]             updates(Min, Ty::u64);
                ds_max_rtn_u64                      0x68 [vdst u64 <- addr u32, data0 u64]             updates(Max, Ty::u64);
                ds_and_rtn_b64                      0x69 [vdst b64 <- addr u32, data0 b64]             updates(And, Ty::b64);
                ds_or_rtn_b64                       0x6a [vdst b64 <- addr u32, data0 b64]             updates(Or, Ty::b64);
                ds_xor_rtn_b64                      0x6b [vdst b64 <- addr u32, data0 b64]             updates(Xor, Ty::b64);
                ds_mskor_rtn_b64                    0x6c [vdst b64 <- addr u32, data0 b64, data1 b64]  updates(MaskedOr, Ty::b64);
                ds_storexchg_rtn_b64                0x6d [vdst b64 <- addr u32, data0 b64]             updates(Swap, Ty::b64);
                ds_storexchg_2addr_rtn_b64          0x6e [vdst b128 <- addr u32, data0 b64, data1 b64] updates(Swap, Ty::b64) pair(1);
                ds_storexchg_2addr_stride64_rtn_b64 0x6f [vdst b128 <- addr u32, data0 b64, data1 b64] updates(Swap, Ty::b64) pair(64);
                ds_cmpstore_rtn_b64                 0x70 [vdst b64 <- addr u32, data0 b64, data1 b64]  updates(CompareSwap, Ty::b64);
                ds_cmpstore_rtn_f64                 0x71 [vdst f64 <- addr u32, data0 f64, data1 f64]  updates(CompareSwap, Ty::f64);
                ds_min_rtn_f64                      0x72 [vdst f64 <- addr u32, data0 f64]             updates(Min, Ty::f64);
                ds_max_rtn_f64                      0x73 [vdst f64 <- addr u32, data0 f64]             updates(Max, Ty::f64);
                ds_add_rtn_f32                      0x79 [vdst f32 <- addr u32, data0 f32]             updates(Add, Ty::f32);
                ds_condxchg32_rtn_b64               0x7e [vdst b64 <- addr u32, data0 b64]             updates(ConditionalExchange, Ty::b64);
                ds_bvh_stack_rtn_b32                0xad [vdst b32 <- addr u32, data0 b32, data1 b128] cross lds_only moves_addr;

                // Exchange between lanes, no memory touched.
                ds_nop                              0x14 [<-] lds_only;
                ds_swizzle_b32                      0x35 [vdst b32 <- addr u32]                        cross;
                ds_permute_b32                      0xb2 [vdst b32 <- addr u32, data0 b32]             cross lds_only;
                ds_bpermute_b32                     0xb3 [vdst b32 <- addr u32, data0 b32]             cross lds_only;

                // GDS only: global wave sync, ordered count, streamout registers.
                ds_gws_sema_release_all             0x18 [<-]                                          m0_in gds_only;
                ds_gws_init                         0x19 [<- addr b32]                                 m0_in gds_only;
                ds_gws_sema_v                       0x1a [<-]                                          m0_in gds_only;
                ds_gws_sema_br                      0x1b [<- addr b32]                                 m0_in gds_only;
                ds_gws_sema_p                       0x1c [<-]                                          m0_in gds_only;
                ds_gws_barrier                      0x1d [<- addr b32]                                 m0_in gds_only;
                ds_ordered_count                    0x3f [vdst b32 <- addr u32]                        atomic(4) m0_in gds_only;
                ds_add_gs_reg_rtn                   0x7a [vdst b64 <- data0 b32]                       atomic(4) gds_only;
                ds_sub_gs_reg_rtn                   0x7b [vdst b64 <- data0 b32]                       atomic(4) gds_only;
            )
        }
    };
}
pub(super) use ds_table;
