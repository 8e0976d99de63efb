//! Rust expressions that kernels do not support, each with a suggestion.

use super::Checker;
use crate::help::Help;
use crate::lang::asm::Asm;
use crate::lang::ast::Expr;
use crate::lang::depth;
use crate::lang::first_token::FirstToken as _;
use crate::lang::macros::Known;
use proc_macro2::Span;

const CLOSURES: &str = "`core::array::from_fn`, `map` of arrays and accumulators, `fold` of ranges, `wave::reduce` and `block::reduce` take closures; otherwise bind the closure with `let`, or write a `#[t0::device] fn`";

impl<'a> Checker<'a> {
    pub(super) fn refuse(&mut self, e: &syn::Expr) -> Expr {
        let (span, message, help) = match e {
            syn::Expr::Closure(c) => (
                c.inputs_begin.span,
                "a closure must be an argument of a builtin or the value of a `let`",
                help!(CLOSURES),
            ),
            syn::Expr::Try(t) => (
                t.question_token.span,
                "`?` is not supported in kernels, which have no `Option` and no `Result`",
                help!(
                    "a read out of range returns zero, and a write out of range has no effect; test other conditions with `if`"
                ),
            ),
            syn::Expr::Async(a) => (
                a.async_token.span,
                "kernel code is not `async`",
                help!("remove it; the lanes of a kernel always run in parallel"),
            ),
            syn::Expr::Await(a) => (
                a.await_token.span,
                "kernel code has nothing to await",
                help!("use `barrier()` to wait for the workgroup"),
            ),
            syn::Expr::Range(_) => (
                e.first_span(),
                "a range cannot be used as a value in kernels",
                help!(
                    "use a range in the head of a `for`, `for i in a..b`, or before an iterator method such as `fold`: `(a..b).fold(first, |sum, i| ..)`"
                ),
            ),
            syn::Expr::Let(l) => (
                l.let_token.span,
                "`let` is allowed only in the condition of an `if` or `while`, alone or between `&&`",
                help!("use `matches!(x, 1 | 3..=5)` or `match`"),
            ),
            syn::Expr::Macro(m) => return self.refuse_macro(&m.mac),
            syn::Expr::RawAddr(r) => {
                (r.raw.span, "pointers are not supported in kernels", help!("index the view: `x[i]`"))
            }
            syn::Expr::TryBlock(t) => (
                t.try_token.span,
                "`try` is not supported in kernels",
                help!("kernels have no `Option` and no `Result`"),
            ),
            syn::Expr::Yield(y) => (y.yield_token.span, "`yield` is not supported in kernels", help!("remove it")),
            syn::Expr::Infer(u) => (u.underscore_token.span, "`_` is not a value", help!("write the value")),
            other => {
                let message = "this expression is not supported in kernels, docs/language.md lists what is";
                return self.error(other.first_span(), message);
            }
        };
        self.error_help(span, message, help)
    }

    /// Reports a use of a variant of `Option` or `Result`. Returns `None` for other names.
    pub(super) fn of_an_enum(&mut self, name: &str, span: Span) -> Option<Expr> {
        matches!(name, "Some" | "None" | "Ok" | "Err").then(|| {
            self.error_help(
                span,
                format!("enums in kernels have no fields, so there is no `{name}`"),
                help!("keep a `bool` beside the value: `let (found, value) = (x > 0, x);`"),
            )
        })
    }

    /// A suggestion for a name of std or of other languages. Returns `None` for other names.
    pub(super) fn in_place_of(path: &str) -> Option<Help> {
        let segs: Vec<&str> = path.split("::").collect();
        let (last, before) = segs.split_last()?;
        let std = matches!(before, ["std" | "core" | "alloc", ..]);
        let of = |names: &[&str]| before.last().is_some_and(|b| names.contains(b));
        let help = match *last {
            _ if of(&["Box", "Rc", "Arc", "Cell", "RefCell"]) => help!("keep the value itself: kernels have no heap"),
            _ if of(&["Vec", "VecDeque", "HashMap", "HashSet", "BTreeMap"]) => {
                help!("use an array `[0.0; N]`, an `Lds` array, or a view")
            }
            _ if of(&["String", "str", "char"]) => help!("text is bytes: a view of `u8`, and literals such as `b'a'`"),
            _ if of(&["thread"]) => help!("lanes are the threads: launch as many as there is work, `k(..).over(n)`"),
            "max" | "min" if std => return Some(help_with!("it is a method: `a.{last}(b)`")),
            "threadIdx" => help!("write `thread_id()`, or `thread_id_y()` and `thread_id_z()` in more dimensions"),
            "blockIdx" => help!("write `block_id()`, or `block_id_y()` and `block_id_z()` in more dimensions"),
            "blockDim" => help!("write `block_size()`, or `block_size_y()` and `block_size_z()` in more dimensions"),
            "gridDim" => help!("write `block_count()`, or `block_count_y()` and `block_count_z()` in more dimensions"),
            "warpSize" => help!("a wave has 32 lanes"),
            "__syncthreads" => help!("write `barrier()`"),
            "__syncwarp" => help!("write `barrier()` between accesses of different lanes; wave builtins need nothing"),
            "atomicAdd" => help!("write `p.add(i, x)` on an `Atomics`, or `tile.atomic_add(i, x)` on an `Lds` array"),
            _ => return None,
        };
        Some(help)
    }

    pub(super) fn refuse_macro(&mut self, m: &syn::Macro) -> Expr {
        let name = m.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if let Some(known) = Known::of(&m.path) {
            return match depth::of_tokens(&m.tokens) {
                Err(deep) => {
                    self.report(deep);
                    Expr::error(m.path.first_span())
                }
                Ok(()) if known == Known::Asm => {
                    let wrong = syn::parse2::<Asm>(m.tokens.clone()).err();
                    let wrong =
                        wrong.unwrap_or_else(|| syn::Error::new(m.path.first_span(), "the arguments cannot be parsed"));
                    // An empty macro has no token to report the error at.
                    let at = if m.tokens.is_empty() { m.path.first_span() } else { wrong.span() };
                    let wrong = wrong.to_string();
                    let wrong = wrong.trim_start_matches("unexpected end of input, ");
                    self.error_help(
                        at,
                        format!("in `asm!`: {wrong}"),
                        help!("write `t0::asm!(\"v_bfrev_b32 {y}, {x}\", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits())`"),
                    )
                }
                Ok(()) => {
                    let help = match known {
                        Known::Print => help!("write `t0::print!(\"x = {}\", x)`"),
                        Known::Assert => help!("write `assert!(x < n)`, or `assert!(x < n, \"x = {}\", x)`"),
                        Known::AssertEq | Known::AssertNe | Known::Asm => {
                            help!("write two values, separated by a comma")
                        }
                    };
                    self.error_help(m.path.first_span(), format!("the arguments of `{name}!` cannot be parsed"), help)
                }
            };
        }
        if name == "matches" {
            let message = "the arguments of `matches!` cannot be parsed";
            return self.error_help(
                m.path.first_span(),
                message,
                help!("write a value and a pattern: `matches!(x, 1 | 3..=5)`"),
            );
        }
        let help = match name.as_str() {
            "println" | "print" | "eprintln" | "eprint" | "dbg" | "write" | "writeln" | "format" => {
                help!("write `t0::print!(\"x = {}\", x)`, which prints one line")
            }
            "debug_assert" | "debug_assert_eq" | "debug_assert_ne" => {
                help!(
                    "write `assert!`, `assert_eq!` or `assert_ne!`: a kernel's code is the same in debug and release builds"
                )
            }
            "panic" | "todo" | "unimplemented" | "unreachable" => {
                help!(
                    "kernels do not panic: write `assert!(condition)`, which reports the first lane in which the condition is false"
                )
            }
            "asm" => help!("write `t0::asm!(..)`, which inserts gfx11 instructions"),
            "vec" => help!("use an array `[0.0; N]`, or an `Lds` array"),
            _ => help!("write out its expansion, or use a `#[t0::device] fn` instead"),
        };
        self.error_help(m.path.first_span(), format!("the macro `{name}!` is not supported in kernels"), help)
    }
}
