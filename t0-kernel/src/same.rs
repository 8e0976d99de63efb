//! Proofs, for the compiler, that a name in a kernel means for rustc what it means for `t0-core`. The code that the
//! macros generate calls these functions. Not a public API.

use bytemuck::Pod;

/// Returns `found`, a function. It compiles only if `meant` is the function too, because each function has a type of
/// its own.
#[must_use]
#[inline(always)]
pub const fn same<F: Copy>(found: F, _meant: F) -> F {
    found
}

/// A struct or enum for kernels, identified by its definition. `derive(t0::Arg)` and `t0::device` implement it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a struct or enum for kernels",
    note = "write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before a struct, `#[t0::device]` before an enum"
)]
pub trait Identity {
    /// The number of the definition.
    const ID: u64;
}

/// The number of the definition of a value's struct or enum.
#[must_use]
pub const fn identity<T: Identity>(_: &T) -> u64 {
    T::ID
}

/// Whether a value consists of these bytes.
#[must_use]
pub const fn has_bytes<T: Pod>(value: &T, bytes: &[u8]) -> bool {
    if size_of::<T>() != bytes.len() {
        return false;
    }
    let first = core::ptr::from_ref(value).cast::<u8>();
    let mut at = 0;
    while at < bytes.len() {
        // SAFETY: `at` is below the size of `T`, which is `Pod`: all of its bytes are initialised.
        if unsafe { *first.add(at) } != bytes[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_values_are_compared_at_compile_time() {
        const {
            assert!(has_bytes(&1.0f32, &[0, 0, 0x80, 0x3f]) && !has_bytes(&-1.0f32, &[0, 0, 0x80, 0x3f]));
            assert!(has_bytes(&[1u16, 2], &[1, 0, 2, 0]) && !has_bytes(&[1u16, 2], &[1, 0, 2]));
        }
    }

    #[test]
    fn a_function_is_the_same_as_itself_with_inferred_types() {
        assert_eq!(same(Option::Some, Option::<u32>::Some)(3), Some(3));
        assert_eq!(same(core::convert::identity, core::convert::identity)(3u8), 3);
    }
}
