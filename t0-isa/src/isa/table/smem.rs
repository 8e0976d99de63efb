//! SMEM: scalar memory. (RDNA3 ISA, chapter 16.)

macro_rules! smem_table {
    ($($tables:tt)*) => {
        vop1::vop1_table! { $($tables)*
            (SMEM
                // Loads by address.
                s_load_b32         0x00 [sdata b32 <- sbase b64, soffset u32]   load(4);
                s_load_b64         0x01 [sdata b64 <- sbase b64, soffset u32]   load(8);
                s_load_b128        0x02 [sdata b128 <- sbase b64, soffset u32]  load(16);
                s_load_b256        0x03 [sdata b256 <- sbase b64, soffset u32]  load(32);
                s_load_b512        0x04 [sdata b512 <- sbase b64, soffset u32]  load(64);

                // Loads through a buffer descriptor.
                s_buffer_load_b32  0x08 [sdata b32 <- sbase b128, soffset u32]  load(4);
                s_buffer_load_b64  0x09 [sdata b64 <- sbase b128, soffset u32]  load(8);
                s_buffer_load_b128 0x0a [sdata b128 <- sbase b128, soffset u32] load(16);
                s_buffer_load_b256 0x0b [sdata b256 <- sbase b128, soffset u32] load(32);
                s_buffer_load_b512 0x0c [sdata b512 <- sbase b128, soffset u32] load(64);

                // Caches.
                s_gl1_inv          0x20 [<-]                                    cache;
                s_dcache_inv       0x21 [<-]                                    cache;
                s_atc_probe        0x22 [<- probe b8, sbase b64, soffset u32]   cache;
                s_atc_probe_buffer 0x23 [<- probe b8, sbase b128, soffset u32]  cache;
            )
        }
    };
}
pub(super) use smem_table;
