//! EXP: export. (RDNA3 ISA, chapter 16.)

macro_rules! exp_table {
    ($($tables:tt)*) => {
        assemble! { $($tables)*
            (EXP
                exp 0x00 [<- tgt b8, vsrc0 b32, vsrc1 b32, vsrc2 b32, vsrc3 b32];
            )
        }
    };
}
pub(super) use exp_table;
