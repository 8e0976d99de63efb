//! Macros that a kernel expands to find out what the path of a builtin resolves to: they return nothing to collect. A
//! user's item with the same name hides the macro and is expanded instead.
//!
//! There is one macro per builtin, with the builtin's name, because rustc suggests the nearest macro name for a
//! misspelt builtin.

macro_rules! builtins {
    ($d:tt $($builtin:ident)*) => { $(
        #[doc(hidden)]
        #[macro_export]
        macro_rules! $builtin {
            ([$d($d t0:tt)+] $d state:tt) => {
                $d($d t0)+::__private::__collect! { [$d($d t0)+] [] $d state }
            };
            ($d($d other:tt)*) => {
                ::core::compile_error! { "this is a builtin of kernels, not a macro" }
            };
        }
    )* };
}

builtins! { $
    global_id global_id_y global_id_z thread_id thread_id_y thread_id_z block_id block_id_y block_id_z
    block_count block_count_y block_count_z block_size block_size_y block_size_z lane wave_id cycles barrier fence
}
