//! The elements of a translated program: steps. A step consists of a handler and the locations of its operands.
//!
//! An instruction becomes one step or several. Operands that are not a plain VGPR row (a broadcast SGPR, a modifier, a
//! lane crossing) are copied to scratch rows by separate steps before it. Clamps and similar operations are steps after
//! it.
//!
//! **Invariant:** the translator generates only steps with row offsets inside the register file and SGPR indices inside
//! the scalar file; the handlers rely on it.
use super::level::Level;
use super::wave::{Flow, Wave};

/// The code of a step. Unsafe to call: the CPU must have the features that the handler was compiled for.
pub(super) type Handler = unsafe fn(&mut Wave<'_>, &Step) -> Flow;

/// One handler for each [`Level`].
#[derive(Clone, Copy)]
pub(super) struct Handlers(pub(super) [Handler; 3]);

impl Handlers {
    /// Uses the same code on every CPU.
    pub(super) const fn same(handler: Handler) -> Handlers {
        Handlers([handler; 3])
    }

    pub(super) fn at(&self, level: Level) -> Handler {
        self.0[level as usize]
    }
}

/// One step. Rows are byte offsets into the vector file; for scalar handlers the same fields are indices into the
/// scalar file.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Step {
    pub(super) run: Handler,
    /// Destination.
    pub(super) d: u32,
    /// First source.
    pub(super) a: u32,
    /// Second source.
    pub(super) b: u32,
    /// Third source.
    pub(super) c: u32,
    /// A constant: literal, offset, target.
    pub(super) imm: u32,
    /// A second constant: scalar index of a mask or base, flags.
    pub(super) x: u32,
    /// A third constant.
    pub(super) y: u32,
    /// The number of instructions before this step's in the program, in decoding order.
    pub(super) number: u32,
    /// The number of counted instructions before this step's, in decoding order.
    pub(super) counted: u32,
    /// Destination and sources of the second operation of a step that performs two.
    pub(super) second: [u32; 4],
}

const _: () = assert!(size_of::<Step>() == 64);

impl Step {
    pub(super) const fn new(run: Handler) -> Step {
        Step { run, d: 0, a: 0, b: 0, c: 0, imm: 0, x: 0, y: 0, number: 0, counted: 0, second: [0; 4] }
    }
}

/// Compiles one body three times: for AVX-512, AVX2 and the baseline. The operations are the same, so the results have
/// the same bits.
macro_rules! simd {
    (|$w:ident, $s:ident| $body:expr) => {{
        use $crate::exec::step::{Handler, Handlers, Step};
        use $crate::exec::wave::{Flow, Wave};
        #[inline(always)]
        fn body($w: &mut Wave<'_>, $s: &Step) -> Flow {
            $body
        }
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
        fn avx512(w: &mut Wave<'_>, s: &Step) -> Flow {
            body(w, s)
        }
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
        fn avx2(w: &mut Wave<'_>, s: &Step) -> Flow {
            body(w, s)
        }
        fn portable(w: &mut Wave<'_>, s: &Step) -> Flow {
            body(w, s)
        }
        #[cfg(target_arch = "x86_64")]
        const HANDLERS: Handlers = Handlers([portable as Handler, avx2 as Handler, avx512 as Handler]);
        #[cfg(not(target_arch = "x86_64"))]
        const HANDLERS: Handlers = Handlers::same(portable as Handler);
        HANDLERS
    }};
}

/// Compiles one body once, for code that need not be fast.
macro_rules! plain {
    (|$w:ident, $s:ident| $body:expr) => {{
        use $crate::exec::step::{Handler, Handlers, Step};
        use $crate::exec::wave::{Flow, Wave};
        fn body($w: &mut Wave<'_>, $s: &Step) -> Flow {
            $body
        }
        const HANDLERS: Handlers = Handlers::same(body as Handler);
        HANDLERS
    }};
}
pub(super) use {plain, simd};
