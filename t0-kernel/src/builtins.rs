//! What a word of kernels answers when a kernel asks what its path means: "a word". An item of the user's hides it, and answers for itself.
//!
//! One macro each, under the word's own name, because rustc names the nearest macro when a word is misspelt.

macro_rules! words {
    ($d:tt $($word:ident)*) => { $(
        #[doc(hidden)]
        #[macro_export]
        macro_rules! $word {
            ([$d($d t0:tt)+] $d state:tt) => {
                $d($d t0)+::__private::__collect! { [$d($d t0)+] [] $d state }
            };
            ($d($d other:tt)*) => {
                ::core::compile_error! { "this is a word of kernels, not a macro" }
            };
        }
    )* };
}

words! { $
    global_id global_id_y global_id_z thread_id thread_id_y thread_id_z block_id block_id_y block_id_z
    block_count block_count_y block_count_z block_size block_size_y block_size_z lane wave_id cycles barrier fence
}
