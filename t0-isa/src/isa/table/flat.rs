//! FLAT: flat addresses; GLOBAL: global memory; SCRATCH: scratch memory. (RDNA3 ISA, chapter 16.)

macro_rules! flat_table {
    ($($tables:tt)*) => {
        mubuf::mubuf_table! { $($tables)*
            (FLAT
                // Loads.
                flat_load_u8            0x10 [vdst b32 <- addr u64]            load(1);
                flat_load_i8            0x11 [vdst b32 <- addr u64]            load(1) signed;
                flat_load_u16           0x12 [vdst b32 <- addr u64]            load(2);
                flat_load_i16           0x13 [vdst b32 <- addr u64]            load(2) signed;
                flat_load_b32           0x14 [vdst b32 <- addr u64]            load(4);
                flat_load_b64           0x15 [vdst b64 <- addr u64]            load(8);
                flat_load_b96           0x16 [vdst b96 <- addr u64]            load(12);
                flat_load_b128          0x17 [vdst b128 <- addr u64]           load(16);
                flat_load_d16_u8        0x1e [vdst b32 <- addr u64]            load(1) d16;
                flat_load_d16_i8        0x1f [vdst b32 <- addr u64]            load(1) signed d16;
                flat_load_d16_b16       0x20 [vdst b32 <- addr u64]            load(2) d16;
                flat_load_d16_hi_u8     0x21 [vdst b32 <- addr u64]            load(1) d16_hi;
                flat_load_d16_hi_i8     0x22 [vdst b32 <- addr u64]            load(1) signed d16_hi;
                flat_load_d16_hi_b16    0x23 [vdst b32 <- addr u64]            load(2) d16_hi;

                // Stores.
                flat_store_b8           0x18 [<- addr u64, data b32]           store(1);
                flat_store_b16          0x19 [<- addr u64, data b32]           store(2);
                flat_store_b32          0x1a [<- addr u64, data b32]           store(4);
                flat_store_b64          0x1b [<- addr u64, data b64]           store(8);
                flat_store_b96          0x1c [<- addr u64, data b96]           store(12);
                flat_store_b128         0x1d [<- addr u64, data b128]          store(16);
                flat_store_d16_hi_b8    0x24 [<- addr u64, data b32]           store(1) d16_hi;
                flat_store_d16_hi_b16   0x25 [<- addr u64, data b32]           store(2) d16_hi;

                // Atomics.
                flat_atomic_swap_b32    0x33 [vdst b32 <- addr u64, data b32]  updates(Swap, Ty::b32);
                flat_atomic_cmpswap_b32 0x34 [vdst b32 <- addr u64, data b64]  updates(CompareSwap, Ty::b32);
                flat_atomic_add_u32     0x35 [vdst b32 <- addr u64, data b32]  updates(Add, Ty::u32);
                flat_atomic_sub_u32     0x36 [vdst b32 <- addr u64, data b32]  updates(Sub, Ty::u32);
                flat_atomic_min_i32     0x38 [vdst b32 <- addr u64, data b32]  updates(Min, Ty::i32);
                flat_atomic_min_u32     0x39 [vdst b32 <- addr u64, data b32]  updates(Min, Ty::u32);
                flat_atomic_max_i32     0x3a [vdst b32 <- addr u64, data b32]  updates(Max, Ty::i32);
                flat_atomic_max_u32     0x3b [vdst b32 <- addr u64, data b32]  updates(Max, Ty::u32);
                flat_atomic_and_b32     0x3c [vdst b32 <- addr u64, data b32]  updates(And, Ty::b32);
                flat_atomic_or_b32      0x3d [vdst b32 <- addr u64, data b32]  updates(Or, Ty::b32);
                flat_atomic_xor_b32     0x3e [vdst b32 <- addr u64, data b32]  updates(Xor, Ty::b32);
                flat_atomic_inc_u32     0x3f [vdst b32 <- addr u64, data b32]  updates(Inc, Ty::u32);
                flat_atomic_dec_u32     0x40 [vdst b32 <- addr u64, data b32]  updates(Dec, Ty::u32);
                flat_atomic_swap_b64    0x41 [vdst b64 <- addr u64, data b64]  updates(Swap, Ty::b64);
                flat_atomic_cmpswap_b64 0x42 [vdst b64 <- addr u64, data b128] updates(CompareSwap, Ty::b64);
                flat_atomic_add_u64     0x43 [vdst b64 <- addr u64, data b64]  updates(Add, Ty::u64);
                flat_atomic_sub_u64     0x44 [vdst b64 <- addr u64, data b64]  updates(Sub, Ty::u64);
                flat_atomic_min_i64     0x45 [vdst b64 <- addr u64, data b64]  updates(Min, Ty::i64);
                flat_atomic_min_u64     0x46 [vdst b64 <- addr u64, data b64]  updates(Min, Ty::u64);
                flat_atomic_max_i64     0x47 [vdst b64 <- addr u64, data b64]  updates(Max, Ty::i64);
                flat_atomic_max_u64     0x48 [vdst b64 <- addr u64, data b64]  updates(Max, Ty::u64);
                flat_atomic_and_b64     0x49 [vdst b64 <- addr u64, data b64]  updates(And, Ty::b64);
                flat_atomic_or_b64      0x4a [vdst b64 <- addr u64, data b64]  updates(Or, Ty::b64);
                flat_atomic_xor_b64     0x4b [vdst b64 <- addr u64, data b64]  updates(Xor, Ty::b64);
                flat_atomic_inc_u64     0x4c [vdst b64 <- addr u64, data b64]  updates(Inc, Ty::u64);
                flat_atomic_dec_u64     0x4d [vdst b64 <- addr u64, data b64]  updates(Dec, Ty::u64);
                flat_atomic_cmpswap_f32 0x50 [vdst b32 <- addr u64, data b64]  updates(CompareSwap, Ty::f32);
                flat_atomic_min_f32     0x51 [vdst b32 <- addr u64, data b32]  updates(Min, Ty::f32);
                flat_atomic_max_f32     0x52 [vdst b32 <- addr u64, data b32]  updates(Max, Ty::f32);
                flat_atomic_add_f32     0x56 [vdst b32 <- addr u64, data b32]  updates(Add, Ty::f32);
            )
            (GLOBAL
                // Loads.
                global_load_u8            0x10 [vdst b32 <- addr u64, saddr u64]            load(1);
                global_load_i8            0x11 [vdst b32 <- addr u64, saddr u64]            load(1) signed;
                global_load_u16           0x12 [vdst b32 <- addr u64, saddr u64]            load(2);
                global_load_i16           0x13 [vdst b32 <- addr u64, saddr u64]            load(2) signed;
                global_load_b32           0x14 [vdst b32 <- addr u64, saddr u64]            load(4);
                global_load_b64           0x15 [vdst b64 <- addr u64, saddr u64]            load(8);
                global_load_b96           0x16 [vdst b96 <- addr u64, saddr u64]            load(12);
                global_load_b128          0x17 [vdst b128 <- addr u64, saddr u64]           load(16);
                global_load_d16_u8        0x1e [vdst b32 <- addr u64, saddr u64]            load(1) d16;
                global_load_d16_i8        0x1f [vdst b32 <- addr u64, saddr u64]            load(1) signed d16;
                global_load_d16_b16       0x20 [vdst b32 <- addr u64, saddr u64]            load(2) d16;
                global_load_d16_hi_u8     0x21 [vdst b32 <- addr u64, saddr u64]            load(1) d16_hi;
                global_load_d16_hi_i8     0x22 [vdst b32 <- addr u64, saddr u64]            load(1) signed d16_hi;
                global_load_d16_hi_b16    0x23 [vdst b32 <- addr u64, saddr u64]            load(2) d16_hi;
                global_load_addtid_b32    0x28 [vdst b32 <- saddr u64]                      load(4);

                // Stores.
                global_store_b8           0x18 [<- addr u64, data b32, saddr u64]           store(1);
                global_store_b16          0x19 [<- addr u64, data b32, saddr u64]           store(2);
                global_store_b32          0x1a [<- addr u64, data b32, saddr u64]           store(4);
                global_store_b64          0x1b [<- addr u64, data b64, saddr u64]           store(8);
                global_store_b96          0x1c [<- addr u64, data b96, saddr u64]           store(12);
                global_store_b128         0x1d [<- addr u64, data b128, saddr u64]          store(16);
                global_store_d16_hi_b8    0x24 [<- addr u64, data b32, saddr u64]           store(1) d16_hi;
                global_store_d16_hi_b16   0x25 [<- addr u64, data b32, saddr u64]           store(2) d16_hi;
                global_store_addtid_b32   0x29 [<- data b32, saddr u64]                     store(4);

                // Atomics.
                global_atomic_swap_b32    0x33 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Swap, Ty::b32);
                global_atomic_cmpswap_b32 0x34 [vdst b32 <- addr u64, data b64, saddr u64]  updates(CompareSwap, Ty::b32);
                global_atomic_add_u32     0x35 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Add, Ty::u32);
                global_atomic_sub_u32     0x36 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Sub, Ty::u32);
                global_atomic_csub_u32    0x37 [vdst b32 <- addr u64, data b32, saddr u64]  updates(ClampedSub, Ty::u32);
                global_atomic_min_i32     0x38 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Min, Ty::i32);
                global_atomic_min_u32     0x39 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Min, Ty::u32);
                global_atomic_max_i32     0x3a [vdst b32 <- addr u64, data b32, saddr u64]  updates(Max, Ty::i32);
                global_atomic_max_u32     0x3b [vdst b32 <- addr u64, data b32, saddr u64]  updates(Max, Ty::u32);
                global_atomic_and_b32     0x3c [vdst b32 <- addr u64, data b32, saddr u64]  updates(And, Ty::b32);
                global_atomic_or_b32      0x3d [vdst b32 <- addr u64, data b32, saddr u64]  updates(Or, Ty::b32);
                global_atomic_xor_b32     0x3e [vdst b32 <- addr u64, data b32, saddr u64]  updates(Xor, Ty::b32);
                global_atomic_inc_u32     0x3f [vdst b32 <- addr u64, data b32, saddr u64]  updates(Inc, Ty::u32);
                global_atomic_dec_u32     0x40 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Dec, Ty::u32);
                global_atomic_swap_b64    0x41 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Swap, Ty::b64);
                global_atomic_cmpswap_b64 0x42 [vdst b64 <- addr u64, data b128, saddr u64] updates(CompareSwap, Ty::b64);
                global_atomic_add_u64     0x43 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Add, Ty::u64);
                global_atomic_sub_u64     0x44 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Sub, Ty::u64);
                global_atomic_min_i64     0x45 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Min, Ty::i64);
                global_atomic_min_u64     0x46 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Min, Ty::u64);
                global_atomic_max_i64     0x47 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Max, Ty::i64);
                global_atomic_max_u64     0x48 [vdst b64 <- addr u64, data b64, saddr u64]  updates(Max, Ty::u64);
                global_atomic_and_b64     0x49 [vdst b64 <- addr u64, data b64, saddr u64]  updates(And, Ty::b64);
                global_atomic_or_b64      0x4a [vdst b64 <- addr u64, data b64, saddr u64]  updates(Or, Ty::b64);
                global_atomic_xor_b64     0x4b [vdst b64 <- addr u64, data b64, saddr u64]  updates(Xor, Ty::b64);
                global_atomic_inc_u64     0x4c [vdst b64 <- addr u64, data b64, saddr u64]  updates(Inc, Ty::u64);
                global_atomic_dec_u64     0x4d [vdst b64 <- addr u64, data b64, saddr u64]  updates(Dec, Ty::u64);
                global_atomic_cmpswap_f32 0x50 [vdst b32 <- addr u64, data b64, saddr u64]  updates(CompareSwap, Ty::f32);
                global_atomic_min_f32     0x51 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Min, Ty::f32);
                global_atomic_max_f32     0x52 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Max, Ty::f32);
                global_atomic_add_f32     0x56 [vdst b32 <- addr u64, data b32, saddr u64]  updates(Add, Ty::f32);
            )
            (SCRATCH
                // Loads.
                scratch_load_u8          0x10 [vdst b32 <- addr u32, saddr u32]   load(1);
                scratch_load_i8          0x11 [vdst b32 <- addr u32, saddr u32]   load(1) signed;
                scratch_load_u16         0x12 [vdst b32 <- addr u32, saddr u32]   load(2);
                scratch_load_i16         0x13 [vdst b32 <- addr u32, saddr u32]   load(2) signed;
                scratch_load_b32         0x14 [vdst b32 <- addr u32, saddr u32]   load(4);
                scratch_load_b64         0x15 [vdst b64 <- addr u32, saddr u32]   load(8);
                scratch_load_b96         0x16 [vdst b96 <- addr u32, saddr u32]   load(12);
                scratch_load_b128        0x17 [vdst b128 <- addr u32, saddr u32]  load(16);
                scratch_load_d16_u8      0x1e [vdst b32 <- addr u32, saddr u32]   load(1) d16;
                scratch_load_d16_i8      0x1f [vdst b32 <- addr u32, saddr u32]   load(1) signed d16;
                scratch_load_d16_b16     0x20 [vdst b32 <- addr u32, saddr u32]   load(2) d16;
                scratch_load_d16_hi_u8   0x21 [vdst b32 <- addr u32, saddr u32]   load(1) d16_hi;
                scratch_load_d16_hi_i8   0x22 [vdst b32 <- addr u32, saddr u32]   load(1) signed d16_hi;
                scratch_load_d16_hi_b16  0x23 [vdst b32 <- addr u32, saddr u32]   load(2) d16_hi;

                // Stores.
                scratch_store_b8         0x18 [<- addr u32, data b32, saddr u32]  store(1);
                scratch_store_b16        0x19 [<- addr u32, data b32, saddr u32]  store(2);
                scratch_store_b32        0x1a [<- addr u32, data b32, saddr u32]  store(4);
                scratch_store_b64        0x1b [<- addr u32, data b64, saddr u32]  store(8);
                scratch_store_b96        0x1c [<- addr u32, data b96, saddr u32]  store(12);
                scratch_store_b128       0x1d [<- addr u32, data b128, saddr u32] store(16);
                scratch_store_d16_hi_b8  0x24 [<- addr u32, data b32, saddr u32]  store(1) d16_hi;
                scratch_store_d16_hi_b16 0x25 [<- addr u32, data b32, saddr u32]  store(2) d16_hi;
            )
        }
    };
}
pub(super) use flat_table;
