//! VOPC: vector compares. (RDNA3 ISA, chapter 16.)

macro_rules! vopc_table {
    ($($tables:tt)*) => {
        vop3::vop3_table! { $($tables)*
            (VOPC
                // f16.
                v_cmp_f_f16      0x00 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_lt_f16     0x01 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_eq_f16     0x02 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_le_f16     0x03 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_gt_f16     0x04 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_lg_f16     0x05 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_ge_f16     0x06 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_o_f16      0x07 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_u_f16      0x08 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_nge_f16    0x09 [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_nlg_f16    0x0a [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_ngt_f16    0x0b [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_nle_f16    0x0c [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_neq_f16    0x0d [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_nlt_f16    0x0e [vcc_dst mask <- src0 f16, vsrc1 f16];
                v_cmp_t_f16      0x0f [vcc_dst mask <- src0 f16, vsrc1 f16];

                // f32.
                v_cmp_f_f32      0x10 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_lt_f32     0x11 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_eq_f32     0x12 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_le_f32     0x13 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_gt_f32     0x14 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_lg_f32     0x15 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_ge_f32     0x16 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_o_f32      0x17 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_u_f32      0x18 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_nge_f32    0x19 [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_nlg_f32    0x1a [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_ngt_f32    0x1b [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_nle_f32    0x1c [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_neq_f32    0x1d [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_nlt_f32    0x1e [vcc_dst mask <- src0 f32, vsrc1 f32];
                v_cmp_t_f32      0x1f [vcc_dst mask <- src0 f32, vsrc1 f32];

                // f64.
                v_cmp_f_f64      0x20 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_lt_f64     0x21 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_eq_f64     0x22 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_le_f64     0x23 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_gt_f64     0x24 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_lg_f64     0x25 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_ge_f64     0x26 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_o_f64      0x27 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_u_f64      0x28 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_nge_f64    0x29 [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_nlg_f64    0x2a [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_ngt_f64    0x2b [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_nle_f64    0x2c [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_neq_f64    0x2d [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_nlt_f64    0x2e [vcc_dst mask <- src0 f64, vsrc1 f64] half;
                v_cmp_t_f64      0x2f [vcc_dst mask <- src0 f64, vsrc1 f64] half;

                // i16.
                v_cmp_lt_i16     0x31 [vcc_dst mask <- src0 i16, vsrc1 i16];
                v_cmp_eq_i16     0x32 [vcc_dst mask <- src0 i16, vsrc1 i16];
                v_cmp_le_i16     0x33 [vcc_dst mask <- src0 i16, vsrc1 i16];
                v_cmp_gt_i16     0x34 [vcc_dst mask <- src0 i16, vsrc1 i16];
                v_cmp_ne_i16     0x35 [vcc_dst mask <- src0 i16, vsrc1 i16];
                v_cmp_ge_i16     0x36 [vcc_dst mask <- src0 i16, vsrc1 i16];

                // u16.
                v_cmp_lt_u16     0x39 [vcc_dst mask <- src0 u16, vsrc1 u16];
                v_cmp_eq_u16     0x3a [vcc_dst mask <- src0 u16, vsrc1 u16];
                v_cmp_le_u16     0x3b [vcc_dst mask <- src0 u16, vsrc1 u16];
                v_cmp_gt_u16     0x3c [vcc_dst mask <- src0 u16, vsrc1 u16];
                v_cmp_ne_u16     0x3d [vcc_dst mask <- src0 u16, vsrc1 u16];
                v_cmp_ge_u16     0x3e [vcc_dst mask <- src0 u16, vsrc1 u16];

                // i32.
                v_cmp_f_i32      0x40 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_lt_i32     0x41 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_eq_i32     0x42 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_le_i32     0x43 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_gt_i32     0x44 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_ne_i32     0x45 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_ge_i32     0x46 [vcc_dst mask <- src0 i32, vsrc1 i32];
                v_cmp_t_i32      0x47 [vcc_dst mask <- src0 i32, vsrc1 i32];

                // u32.
                v_cmp_f_u32      0x48 [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_lt_u32     0x49 [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_eq_u32     0x4a [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_le_u32     0x4b [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_gt_u32     0x4c [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_ne_u32     0x4d [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_ge_u32     0x4e [vcc_dst mask <- src0 u32, vsrc1 u32];
                v_cmp_t_u32      0x4f [vcc_dst mask <- src0 u32, vsrc1 u32];

                // i64.
                v_cmp_f_i64      0x50 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_lt_i64     0x51 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_eq_i64     0x52 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_le_i64     0x53 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_gt_i64     0x54 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_ne_i64     0x55 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_ge_i64     0x56 [vcc_dst mask <- src0 i64, vsrc1 i64] half;
                v_cmp_t_i64      0x57 [vcc_dst mask <- src0 i64, vsrc1 i64] half;

                // u64.
                v_cmp_f_u64      0x58 [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_lt_u64     0x59 [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_eq_u64     0x5a [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_le_u64     0x5b [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_gt_u64     0x5c [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_ne_u64     0x5d [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_ge_u64     0x5e [vcc_dst mask <- src0 u64, vsrc1 u64] half;
                v_cmp_t_u64      0x5f [vcc_dst mask <- src0 u64, vsrc1 u64] half;

                // Classes of floats.
                v_cmp_class_f16  0x7d [vcc_dst mask <- src0 f16, vsrc1 f16] plain_result;
                v_cmp_class_f32  0x7e [vcc_dst mask <- src0 f32, vsrc1 b32] plain_result;
                v_cmp_class_f64  0x7f [vcc_dst mask <- src0 f64, vsrc1 b32] half plain_result;

                // f16, result in EXEC.
                v_cmpx_f_f16     0x80 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_lt_f16    0x81 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_eq_f16    0x82 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_le_f16    0x83 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_gt_f16    0x84 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_lg_f16    0x85 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_ge_f16    0x86 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_o_f16     0x87 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_u_f16     0x88 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_nge_f16   0x89 [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_nlg_f16   0x8a [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_ngt_f16   0x8b [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_nle_f16   0x8c [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_neq_f16   0x8d [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_nlt_f16   0x8e [<- src0 f16, vsrc1 f16]              exec_out;
                v_cmpx_t_f16     0x8f [<- src0 f16, vsrc1 f16]              exec_out;

                // f32, result in EXEC.
                v_cmpx_f_f32     0x90 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_lt_f32    0x91 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_eq_f32    0x92 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_le_f32    0x93 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_gt_f32    0x94 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_lg_f32    0x95 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_ge_f32    0x96 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_o_f32     0x97 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_u_f32     0x98 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_nge_f32   0x99 [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_nlg_f32   0x9a [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_ngt_f32   0x9b [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_nle_f32   0x9c [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_neq_f32   0x9d [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_nlt_f32   0x9e [<- src0 f32, vsrc1 f32]              exec_out;
                v_cmpx_t_f32     0x9f [<- src0 f32, vsrc1 f32]              exec_out;

                // f64, result in EXEC.
                v_cmpx_f_f64     0xa0 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_lt_f64    0xa1 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_eq_f64    0xa2 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_le_f64    0xa3 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_gt_f64    0xa4 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_lg_f64    0xa5 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_ge_f64    0xa6 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_o_f64     0xa7 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_u_f64     0xa8 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_nge_f64   0xa9 [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_nlg_f64   0xaa [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_ngt_f64   0xab [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_nle_f64   0xac [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_neq_f64   0xad [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_nlt_f64   0xae [<- src0 f64, vsrc1 f64]              half exec_out;
                v_cmpx_t_f64     0xaf [<- src0 f64, vsrc1 f64]              half exec_out;

                // i16, result in EXEC.
                v_cmpx_lt_i16    0xb1 [<- src0 i16, vsrc1 i16]              exec_out;
                v_cmpx_eq_i16    0xb2 [<- src0 i16, vsrc1 i16]              exec_out;
                v_cmpx_le_i16    0xb3 [<- src0 i16, vsrc1 i16]              exec_out;
                v_cmpx_gt_i16    0xb4 [<- src0 i16, vsrc1 i16]              exec_out;
                v_cmpx_ne_i16    0xb5 [<- src0 i16, vsrc1 i16]              exec_out;
                v_cmpx_ge_i16    0xb6 [<- src0 i16, vsrc1 i16]              exec_out;

                // u16, result in EXEC.
                v_cmpx_lt_u16    0xb9 [<- src0 u16, vsrc1 u16]              exec_out;
                v_cmpx_eq_u16    0xba [<- src0 u16, vsrc1 u16]              exec_out;
                v_cmpx_le_u16    0xbb [<- src0 u16, vsrc1 u16]              exec_out;
                v_cmpx_gt_u16    0xbc [<- src0 u16, vsrc1 u16]              exec_out;
                v_cmpx_ne_u16    0xbd [<- src0 u16, vsrc1 u16]              exec_out;
                v_cmpx_ge_u16    0xbe [<- src0 u16, vsrc1 u16]              exec_out;

                // i32, result in EXEC.
                v_cmpx_f_i32     0xc0 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_lt_i32    0xc1 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_eq_i32    0xc2 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_le_i32    0xc3 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_gt_i32    0xc4 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_ne_i32    0xc5 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_ge_i32    0xc6 [<- src0 i32, vsrc1 i32]              exec_out;
                v_cmpx_t_i32     0xc7 [<- src0 i32, vsrc1 i32]              exec_out;

                // u32, result in EXEC.
                v_cmpx_f_u32     0xc8 [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_lt_u32    0xc9 [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_eq_u32    0xca [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_le_u32    0xcb [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_gt_u32    0xcc [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_ne_u32    0xcd [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_ge_u32    0xce [<- src0 u32, vsrc1 u32]              exec_out;
                v_cmpx_t_u32     0xcf [<- src0 u32, vsrc1 u32]              exec_out;

                // i64, result in EXEC.
                v_cmpx_f_i64     0xd0 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_lt_i64    0xd1 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_eq_i64    0xd2 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_le_i64    0xd3 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_gt_i64    0xd4 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_ne_i64    0xd5 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_ge_i64    0xd6 [<- src0 i64, vsrc1 i64]              half exec_out;
                v_cmpx_t_i64     0xd7 [<- src0 i64, vsrc1 i64]              half exec_out;

                // u64, result in EXEC.
                v_cmpx_f_u64     0xd8 [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_lt_u64    0xd9 [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_eq_u64    0xda [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_le_u64    0xdb [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_gt_u64    0xdc [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_ne_u64    0xdd [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_ge_u64    0xde [<- src0 u64, vsrc1 u64]              half exec_out;
                v_cmpx_t_u64     0xdf [<- src0 u64, vsrc1 u64]              half exec_out;

                // Classes of floats into EXEC.
                v_cmpx_class_f16 0xfd [<- src0 f16, vsrc1 f16]              exec_out plain_result;
                v_cmpx_class_f32 0xfe [<- src0 f32, vsrc1 b32]              exec_out plain_result;
                v_cmpx_class_f64 0xff [<- src0 f64, vsrc1 b32]              half exec_out plain_result;
            )
        }
    };
}
pub(super) use vopc_table;
