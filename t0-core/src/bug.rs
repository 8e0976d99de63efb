//! Internal errors: violated assumptions of the compiler that no source may cause.
//!
//! Code that returns a `Result` returns a [`Bug`] as an error. Everywhere else `bug!` unwinds to the nearest [`catch`],
//! which each public entry of the compiler has: lowering, the passes, code generation, and compilation as a whole.
//! Other panics (an index out of range, an overflow) are caught there too and reported in the same way. The payload
//! carries the message, so the panic hook does not run and nothing is printed; in a build with `panic = "abort"` the
//! message is printed instead, because nothing can catch it.
//!
//! What does not belong here: errors that a kernel's author can cause.

use crate::ir::{Function, Loc};
use crate::source::SourceLocation;
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Where internal errors are reported.
pub const ISSUES: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/issues");

/// An internal error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    /// What does not hold.
    pub what: String,
    /// The part of the compiler: a module of this crate, or a pass.
    pub stage: &'static str,
    /// Where in the kernel.
    pub at: At,
}

/// Where in a kernel an internal error occurred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum At {
    /// Somewhere in it.
    Kernel,
    /// At a location of its function.
    Ir(Loc),
    /// At a location of its source.
    Source(SourceLocation),
}

impl Bug {
    /// An internal error somewhere in a kernel.
    pub fn new(stage: &'static str, what: impl Into<String>) -> Bug {
        Bug { what: what.into(), stage: stage.trim_start_matches("t0_core::"), at: At::Kernel }
    }

    /// Adds where it occurred, unless that is known already.
    pub fn or_at(mut self, at: At) -> Bug {
        if self.at == At::Kernel {
            self.at = at;
        }
        self
    }

    /// Replaces a location in the function by the location in the source that it refers to.
    pub fn resolved(mut self, func: &Function) -> Bug {
        if let At::Ir(loc) = self.at {
            let known = func.locs.get(loc.0 as usize).filter(|_| loc != Loc(0));
            let place = known.and_then(|p| {
                let file = func.files.get(p.file as usize)?.clone();
                Some(SourceLocation { file, line: p.line, column: p.column })
            });
            self.at = place.map_or(At::Kernel, At::Source);
        }
        self
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "internal compiler error: {} (in {}), please report it at {ISSUES}", self.what, self.stage)
    }
}

impl std::error::Error for Bug {}

/// Unwinds to the nearest [`catch`].
#[cold]
pub(crate) fn raise(bug: Bug) -> ! {
    if cfg!(panic = "abort") {
        panic!("{bug}");
    }
    // Unit tests call passes directly, and would fail without a message.
    #[cfg(test)]
    #[allow(clippy::print_stderr)]
    {
        eprintln!("{bug}");
    }
    resume_unwind(Box::new(bug))
}

/// Runs a part of the compiler and returns an internal error instead of unwinding.
///
/// # Errors
/// An internal error, or any other panic, described as one.
pub fn catch<T>(stage: &'static str, f: impl FnOnce() -> T) -> Result<T, Bug> {
    // Nothing that `f` leaves half done is used afterwards: callers drop it and report the error.
    catch_unwind(AssertUnwindSafe(f)).map_err(|payload| caught(stage, payload))
}

fn caught(stage: &'static str, payload: Box<dyn Any + Send>) -> Bug {
    match payload.downcast::<Bug>() {
        Ok(bug) => *bug,
        Err(other) => {
            let text = other.downcast_ref::<&str>().copied();
            let text = text.or_else(|| other.downcast_ref::<String>().map(String::as_str));
            Bug::new(stage, text.unwrap_or("a panic without a message"))
        }
    }
}

/// Reports an internal error and does not return: `bug!("{v} has no register")`, or with a [`crate::ir::Loc`]
/// `bug!(at loc, "...")`.
macro_rules! bug {
    (at $loc:expr, $($what:tt)+) => {
        $crate::bug::raise(
            $crate::bug::Bug::new(module_path!(), format!($($what)+)).or_at($crate::bug::At::Ir($loc)),
        )
    };
    ($($what:tt)+) => {
        $crate::bug::raise($crate::bug::Bug::new(module_path!(), format!($($what)+)))
    };
}
pub(crate) use bug;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::CodegenError;
    use crate::ir::func::{Param, ParamKind, Position};
    use crate::ir::{Access, Builder, Mem, Op, Terminator, Ty, UnOp};
    use crate::{CompileError, Options, compile_ir, opt};
    use t0_isa::target::GFX1100;

    #[test]
    fn a_bug_names_its_module_and_where_to_report_it() {
        let bug = catch("test", || -> () { bug!("{} is not {}", 1, 2) }).unwrap_err();
        assert_eq!(bug.at, At::Kernel);
        assert_eq!(
            bug.to_string(),
            "internal compiler error: 1 is not 2 (in bug::tests), please report it at https://github.com/t0-gpu/t0/issues"
        );
        let bug = catch("test", || -> () { bug!(at Loc(3), "odd") }).unwrap_err();
        assert_eq!(bug.at, At::Ir(Loc(3)));
    }

    #[test]
    fn other_panics_are_described_as_internal_errors() {
        let bug = catch("a pass", || [1, 2, 3].iter().position(|x| *x == 4).expect("the list has a 4")).unwrap_err();
        assert_eq!((bug.what.as_str(), bug.stage), ("the list has a 4", "a pass"));
        let index = catch("a pass", || [1, 2, 3].get(3).copied().unwrap_or_else(|| panic!("no {}", 3))).unwrap_err();
        assert_eq!(index.what, "no 3");
        assert_eq!(catch("a pass", || 4), Ok(4));
    }

    /// A kernel whose store reads a value that nothing defines before it.
    fn broken(ty: Ty) -> Function {
        let view = ParamKind::View { elem_bytes: 8, access: Access::Write };
        let params = vec![Param { name: "out".into(), kind: view, offset: 0 }];
        let mut b = Builder::new("broken", params, [32, 1, 1], "broken.rs", Position::default());
        b.at(Position { file: 0, line: 7, column: 5 });
        let offset = b.i32(0);
        let bits = b.push(Op::Const(1), ty);
        let value = b.unary(UnOp::Not, bits, ty);
        let low = b.push(Op::Word(value, 0), Ty::I32);
        b.effect(Op::Store { view: crate::ir::ViewId(0), mem: Mem::Words(1), offset, imm: 0, value: low });
        b.terminate(Terminator::Return);
        let mut f = b.finish();
        // The complement now reads its own result.
        let complement = f.insts.iter_mut().find(|i| matches!(i.op, Op::Unary(..))).expect("there is one");
        complement.op = Op::Unary(UnOp::Not, value);
        f
    }

    #[test]
    fn broken_input_is_an_internal_error_with_its_location() {
        let options = Options { level: 2, verify: false };
        let Err(CompileError::Bug(bug)) = compile_ir(&broken(Ty::I64), &GFX1100, &options) else {
            panic!("a value that is used in its own definition compiles");
        };
        assert_eq!(bug.at, At::Source(SourceLocation { file: "broken.rs".into(), line: 7, column: 5 }));
        assert_eq!(
            bug.to_string(),
            "internal compiler error: v3 is used before its words are made (in opt::wide), please report it at \
             https://github.com/t0-gpu/t0/issues"
        );
    }

    #[test]
    fn the_verifier_reports_an_internal_error() {
        let bug = opt::run(&mut broken(Ty::I64), 1, true).unwrap_err();
        assert_eq!(bug.stage, "lowering");
        assert_eq!(
            bug.what,
            "invalid IR in broken, b0 instruction 3 (Not v3): v3 is used where its definition in b0 does not dominate"
        );
    }

    #[test]
    fn code_generation_reports_the_location_of_an_operation_without_its_result() {
        let mut b = Builder::new("broken", vec![], [32, 1, 1], "broken.rs", Position::default());
        b.at(Position { file: 0, line: 7, column: 5 });
        b.effect(Op::Lane);
        b.terminate(Terminator::Return);
        let Err(CodegenError::Bug(bug)) = crate::codegen::generate(&b.finish(), &GFX1100, &Options::default()) else {
            panic!("an operation without its result compiles");
        };
        assert_eq!(bug.at, At::Source(SourceLocation { file: "broken.rs".into(), line: 7, column: 5 }));
        assert_eq!((bug.what.as_str(), bug.stage), ("lane has no result", "codegen::select"));
    }

    #[test]
    fn a_diagnostic_stands_at_the_token_of_its_location() {
        let item: syn::ItemFn = syn::parse_str("fn k(\n    n: u32,\n) {\n    f(n);\n}").expect("it is Rust");
        let device: syn::ItemFn = syn::parse_str("fn f(m: u32) {\n\n\n\n\n\n  (m);\n}").expect("it is Rust");
        let place = |span: proc_macro2::Span| {
            let at = span.start();
            SourceLocation { file: "kernel.rs".into(), line: at.line as u32, column: at.column as u32 + 1 }
        };
        let device = crate::source::Item { kind: crate::source::ItemKind::Device(device), of: None, names: vec![] };
        let source = crate::source::KernelSource {
            item: &item,
            block: [32, 1, 1],
            numbers: Default::default(),
            bounds: Default::default(),
            rules: Default::default(),
            instance: vec![],
            names: vec![],
            of: None,
            items: vec![device].into(),
            locate: &place,
        };
        let reported = |line: u32, column: u32| {
            let at = At::Source(SourceLocation { file: "kernel.rs".into(), line, column });
            let d = crate::source::Diagnostic::internal(&source, &Bug::new("test", "odd").or_at(at));
            assert!(d.is_internal());
            (d.span.start().line, d.span.start().column + 1)
        };
        assert_eq!(reported(4, 7), (4, 7));
        // Of a function that it calls.
        assert_eq!(reported(7, 3), (7, 3));
        // Where no token stands, at the kernel's name.
        assert_eq!(reported(90, 1), (1, 4));
    }
}
