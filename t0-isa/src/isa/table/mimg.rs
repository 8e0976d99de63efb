//! MIMG: images. (RDNA3 ISA, chapter 16.)

macro_rules! mimg_table {
    ($($tables:tt)*) => {
        exp::exp_table! { $($tables)*
            (MIMG
                // Loads and stores.
                image_load                0x00 [vdata b128 <- vaddr b128, srsrc b256]             load(16);
                image_load_mip            0x01 [vdata b128 <- vaddr b128, srsrc b256]             load(16) lod;
                image_load_pck            0x02 [vdata b128 <- vaddr b128, srsrc b256]             load(16) no_d16;
                image_load_pck_sgn        0x03 [vdata b128 <- vaddr b128, srsrc b256]             load(16) no_d16;
                image_load_mip_pck        0x04 [vdata b128 <- vaddr b128, srsrc b256]             load(16) lod no_d16;
                image_load_mip_pck_sgn    0x05 [vdata b128 <- vaddr b128, srsrc b256]             load(16) lod no_d16;
                image_store               0x06 [<- vdata b128, vaddr b128, srsrc b256]            store(16);
                image_store_mip           0x07 [<- vdata b128, vaddr b128, srsrc b256]            store(16) lod;
                image_store_pck           0x08 [<- vdata b128, vaddr b128, srsrc b256]            store(16) no_d16;
                image_store_mip_pck       0x09 [<- vdata b128, vaddr b128, srsrc b256]            store(16) lod no_d16;
                image_msaa_load           0x18 [vdata b128 <- vaddr b128, srsrc b256]             load(16) four;

                // Atomics.
                image_atomic_swap         0x0a [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_cmpswap      0x0b [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_add          0x0c [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_sub          0x0d [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_smin         0x0e [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_umin         0x0f [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_smax         0x10 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_umax         0x11 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_and          0x12 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_or           0x13 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_xor          0x14 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_inc          0x15 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;
                image_atomic_dec          0x16 [<- vdata b128, vaddr b128, srsrc b256]            atomic(4) no_d16;

                // Samples.
                image_sample              0x1b [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16);
                image_sample_d            0x1c [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) gradients;
                image_sample_l            0x1d [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) lod;
                image_sample_b            0x1e [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1);
                image_sample_lz           0x1f [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16);
                image_sample_c            0x20 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1);
                image_sample_c_d          0x21 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients;
                image_sample_c_l          0x22 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod;
                image_sample_c_b          0x23 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2);
                image_sample_c_lz         0x24 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1);
                image_sample_o            0x25 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1);
                image_sample_d_o          0x26 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients;
                image_sample_l_o          0x27 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod;
                image_sample_b_o          0x28 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2);
                image_sample_lz_o         0x29 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1);
                image_sample_c_o          0x2a [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2);
                image_sample_c_d_o        0x2b [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) gradients;
                image_sample_c_l_o        0x2c [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) lod;
                image_sample_c_b_o        0x2d [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(3);
                image_sample_c_lz_o       0x2e [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2);
                image_sample_d_g16        0x39 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) gradients g16;
                image_sample_c_d_g16      0x3a [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients g16;
                image_sample_d_o_g16      0x3b [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients g16;
                image_sample_c_d_o_g16    0x3c [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) gradients g16;
                image_sample_cl           0x40 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) lod;
                image_sample_d_cl         0x41 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) gradients lod;
                image_sample_b_cl         0x42 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod;
                image_sample_c_cl         0x43 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod;
                image_sample_c_d_cl       0x44 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients lod;
                image_sample_c_b_cl       0x45 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) lod;
                image_sample_cl_o         0x46 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod;
                image_sample_d_cl_o       0x47 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients lod;
                image_sample_b_cl_o       0x48 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) lod;
                image_sample_c_cl_o       0x49 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) lod;
                image_sample_c_d_cl_o     0x4a [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) gradients lod;
                image_sample_c_b_cl_o     0x4b [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(3) lod;
                image_sample_c_d_cl_g16   0x54 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients g16 lod;
                image_sample_d_cl_o_g16   0x55 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) gradients g16 lod;
                image_sample_c_d_cl_o_g16 0x56 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) gradients g16 lod;
                image_sample_d_cl_g16     0x5f [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) gradients g16 lod;

                // Gathers of four texels.
                image_gather4             0x2f [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) four;
                image_gather4_l           0x30 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) lod four;
                image_gather4_b           0x31 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) four;
                image_gather4_lz          0x32 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) four;
                image_gather4_c           0x33 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) four;
                image_gather4_c_lz        0x34 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) four;
                image_gather4_o           0x35 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) four;
                image_gather4_lz_o        0x36 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) four;
                image_gather4_c_lz_o      0x37 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) four;
                image_gather4_cl          0x60 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) lod four;
                image_gather4_b_cl        0x61 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod four;
                image_gather4_c_cl        0x62 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod four;
                image_gather4_c_l         0x63 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(1) lod four;
                image_gather4_c_b         0x64 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) four;
                image_gather4_c_b_cl      0x65 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) extra(2) lod four;
                image_gather4h            0x90 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) four;

                // Queries.
                image_get_resinfo         0x17 [vdata b128 <- vaddr b128, srsrc b256]             load(16) lod no_coords no_d16;
                image_get_lod             0x38 [vdata b128 <- vaddr b128, srsrc b256, ssamp b128] load(16) no_d16;

                // Ray tracing.
                image_bvh_intersect_ray   0x19 [vdata b128 <- vaddr b128, srsrc b128]             load(16) bvh(11) no_d16;
                image_bvh64_intersect_ray 0x1a [vdata b128 <- vaddr b128, srsrc b128]             load(16) bvh(12) no_d16;
            )
        }
    };
}
pub(super) use mimg_table;
