//! MUBUF: untyped buffers; MTBUF: typed buffers. (RDNA3 ISA, chapter 16.)

macro_rules! mubuf_table {
    ($($tables:tt)*) => {
        mimg::mimg_table! { $($tables)*
            (MUBUF
                // Loads.
                buffer_load_format_x         0x00 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(4) format;
                buffer_load_format_xy        0x01 [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(8) format;
                buffer_load_format_xyz       0x02 [vdata b96 <- vaddr u32, srsrc b128, soffset u32]   load(12) format;
                buffer_load_format_xyzw      0x03 [vdata b128 <- vaddr u32, srsrc b128, soffset u32]  load(16) format;
                buffer_load_d16_format_x     0x08 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) format d16;
                buffer_load_d16_format_xy    0x09 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(4) format d16;
                buffer_load_d16_format_xyz   0x0a [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(6) format d16;
                buffer_load_d16_format_xyzw  0x0b [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(8) format d16;
                buffer_load_u8               0x10 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1);
                buffer_load_i8               0x11 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1) signed;
                buffer_load_u16              0x12 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2);
                buffer_load_i16              0x13 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) signed;
                buffer_load_b32              0x14 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(4);
                buffer_load_b64              0x15 [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(8);
                buffer_load_b96              0x16 [vdata b96 <- vaddr u32, srsrc b128, soffset u32]   load(12);
                buffer_load_b128             0x17 [vdata b128 <- vaddr u32, srsrc b128, soffset u32]  load(16);
                buffer_load_d16_u8           0x1e [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1) d16;
                buffer_load_d16_i8           0x1f [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1) signed d16;
                buffer_load_d16_b16          0x20 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) d16;
                buffer_load_d16_hi_u8        0x21 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1) d16_hi;
                buffer_load_d16_hi_i8        0x22 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(1) signed d16_hi;
                buffer_load_d16_hi_b16       0x23 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) d16_hi;
                buffer_load_d16_hi_format_x  0x26 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) format d16_hi;

                // Stores.
                buffer_store_format_x        0x04 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(4) format;
                buffer_store_format_xy       0x05 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(8) format;
                buffer_store_format_xyz      0x06 [<- vdata b96, vaddr u32, srsrc b128, soffset u32]  store(12) format;
                buffer_store_format_xyzw     0x07 [<- vdata b128, vaddr u32, srsrc b128, soffset u32] store(16) format;
                buffer_store_d16_format_x    0x0c [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(2) format d16;
                buffer_store_d16_format_xy   0x0d [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(4) format d16;
                buffer_store_d16_format_xyz  0x0e [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(6) format d16;
                buffer_store_d16_format_xyzw 0x0f [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(8) format d16;
                buffer_store_b8              0x18 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(1);
                buffer_store_b16             0x19 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(2);
                buffer_store_b32             0x1a [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(4);
                buffer_store_b64             0x1b [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(8);
                buffer_store_b96             0x1c [<- vdata b96, vaddr u32, srsrc b128, soffset u32]  store(12);
                buffer_store_b128            0x1d [<- vdata b128, vaddr u32, srsrc b128, soffset u32] store(16);
                buffer_store_d16_hi_b8       0x24 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(1) d16_hi;
                buffer_store_d16_hi_b16      0x25 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(2) d16_hi;
                buffer_store_d16_hi_format_x 0x27 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(2) format d16_hi;

                // Atomics.
                buffer_atomic_swap_b32       0x33 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Swap, Ty::b32);
                buffer_atomic_cmpswap_b32    0x34 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(CompareSwap, Ty::b32);
                buffer_atomic_add_u32        0x35 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Add, Ty::u32);
                buffer_atomic_sub_u32        0x36 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Sub, Ty::u32);
                buffer_atomic_csub_u32       0x37 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(ClampedSub, Ty::u32);
                buffer_atomic_min_i32        0x38 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Min, Ty::i32);
                buffer_atomic_min_u32        0x39 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Min, Ty::u32);
                buffer_atomic_max_i32        0x3a [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Max, Ty::i32);
                buffer_atomic_max_u32        0x3b [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Max, Ty::u32);
                buffer_atomic_and_b32        0x3c [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(And, Ty::b32);
                buffer_atomic_or_b32         0x3d [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Or, Ty::b32);
                buffer_atomic_xor_b32        0x3e [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Xor, Ty::b32);
                buffer_atomic_inc_u32        0x3f [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Inc, Ty::u32);
                buffer_atomic_dec_u32        0x40 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Dec, Ty::u32);
                buffer_atomic_swap_b64       0x41 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Swap, Ty::b64);
                buffer_atomic_cmpswap_b64    0x42 [<- vdata b128, vaddr u32, srsrc b128, soffset u32] updates(CompareSwap, Ty::b64);
                buffer_atomic_add_u64        0x43 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Add, Ty::u64);
                buffer_atomic_sub_u64        0x44 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Sub, Ty::u64);
                buffer_atomic_min_i64        0x45 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Min, Ty::i64);
                buffer_atomic_min_u64        0x46 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Min, Ty::u64);
                buffer_atomic_max_i64        0x47 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Max, Ty::i64);
                buffer_atomic_max_u64        0x48 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Max, Ty::u64);
                buffer_atomic_and_b64        0x49 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(And, Ty::b64);
                buffer_atomic_or_b64         0x4a [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Or, Ty::b64);
                buffer_atomic_xor_b64        0x4b [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Xor, Ty::b64);
                buffer_atomic_inc_u64        0x4c [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Inc, Ty::u64);
                buffer_atomic_dec_u64        0x4d [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(Dec, Ty::u64);
                buffer_atomic_cmpswap_f32    0x50 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  updates(CompareSwap, Ty::f32);
                buffer_atomic_min_f32        0x51 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Min, Ty::f32);
                buffer_atomic_max_f32        0x52 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Max, Ty::f32);
                buffer_atomic_add_f32        0x56 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  updates(Add, Ty::f32);

                // Caches.
                buffer_gl0_inv               0x2b [<-]                                                cache;
                buffer_gl1_inv               0x2c [<-]                                                cache;
            )
            (MTBUF
                // Loads.
                tbuffer_load_format_x         0x00 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(4) format;
                tbuffer_load_format_xy        0x01 [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(8) format;
                tbuffer_load_format_xyz       0x02 [vdata b96 <- vaddr u32, srsrc b128, soffset u32]   load(12) format;
                tbuffer_load_format_xyzw      0x03 [vdata b128 <- vaddr u32, srsrc b128, soffset u32]  load(16) format;
                tbuffer_load_d16_format_x     0x08 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(2) format d16;
                tbuffer_load_d16_format_xy    0x09 [vdata b32 <- vaddr u32, srsrc b128, soffset u32]   load(4) format d16;
                tbuffer_load_d16_format_xyz   0x0a [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(6) format d16;
                tbuffer_load_d16_format_xyzw  0x0b [vdata b64 <- vaddr u32, srsrc b128, soffset u32]   load(8) format d16;

                // Stores.
                tbuffer_store_format_x        0x04 [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(4) format;
                tbuffer_store_format_xy       0x05 [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(8) format;
                tbuffer_store_format_xyz      0x06 [<- vdata b96, vaddr u32, srsrc b128, soffset u32]  store(12) format;
                tbuffer_store_format_xyzw     0x07 [<- vdata b128, vaddr u32, srsrc b128, soffset u32] store(16) format;
                tbuffer_store_d16_format_x    0x0c [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(2) format d16;
                tbuffer_store_d16_format_xy   0x0d [<- vdata b32, vaddr u32, srsrc b128, soffset u32]  store(4) format d16;
                tbuffer_store_d16_format_xyz  0x0e [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(6) format d16;
                tbuffer_store_d16_format_xyzw 0x0f [<- vdata b64, vaddr u32, srsrc b128, soffset u32]  store(8) format d16;
            )
        }
    };
}
pub(super) use mubuf_table;
