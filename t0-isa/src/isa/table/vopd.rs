//! VOPD: instructions that exist only as half of a dual-issued pair. All others have `vopd(code)` on their own line.

macro_rules! vopd_table {
    ($($tables:tt)*) => {
        vinterp::vinterp_table! { $($tables)*
            (VOPD
                v_dot2acc_f32_bf16 0x0d [vdst f32 <- src0 bf16x2, vsrc1 bf16x2] acc vopd(13);
            )
        }
    };
}
pub(super) use vopd_table;
