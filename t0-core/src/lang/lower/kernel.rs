//! The kernel as a whole: its parameters and their memory layout.

use super::env::Env;
use super::{CountedLoop, Flow, KeptLoop, Leaf, Lowerer, Source, Unrolling};
use crate::attribute::shown;
use crate::bug::{self, At, bug};
use crate::hash::Map;
use crate::ir::func::{Param, ParamKind, Position, Terminator};
use crate::ir::{Access, Builder, Function, IPred, Mem, Op, Ty, ViewId};
use crate::lang::ast::{Body, Expr, ExprKind, LocalId};
use crate::lang::check::{self, ConstValue};
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::uniform::Uniformity;
use crate::source::{Argument, Diagnostic, KernelSource};
use std::rc::Rc;
use t0_abi::kernarg::{Hidden, Layout, LdsLength};
use t0_abi::{ArgumentKind, View};

/// The greatest size of a workgroup's LDS, in bytes.
const LDS_BYTES: u32 = 65536;

/// The names of the parameters in order of declaration.
fn names<'a>(src: &'a KernelSource<'_>) -> impl Iterator<Item = String> + use<'a> {
    src.item.sig.inputs.iter().map(|argument| match argument {
        syn::FnArg::Typed(typed) => match &*typed.pat {
            syn::Pat::Ident(pattern) => pattern.ident.to_string(),
            _ => "_".to_string(),
        },
        syn::FnArg::Receiver(_) => "self".to_string(),
    })
}

/// The kind of a parameter, the bytes of its elements or of its value, and its alignment in the kernarg segment.
fn passing(ty: &Type) -> (ArgumentKind, u32, u32) {
    let view = align_of::<View>() as u32;
    match ty {
        Type::View(Access::Read, element) => (ArgumentKind::Reads, element.bytes(), view),
        Type::View(_, element) => (ArgumentKind::Writes, element.bytes(), view),
        Type::Lds(element, ..) => (ArgumentKind::Lds, element.bytes(), align_of::<LdsLength>() as u32),
        Type::Struct(_) | Type::Array(..) => (ArgumentKind::Value, ty.bytes(), ty.align().max(1)),
        value => (ArgumentKind::Value, value.bytes(), value.bytes().max(1)),
    }
}

/// The declared arguments in order of declaration, each at its natural alignment, followed by the hidden ones.
fn arguments(src: &KernelSource<'_>, body: &Body) -> (Vec<Argument>, Hidden) {
    let mut layout = Layout::new();
    let argument = |(name, id): (String, &LocalId)| {
        let ty = &body.locals[id.0 as usize].ty;
        let (kind, bytes, align) = passing(ty);
        let offset = layout.place(kind.size(bytes), align);
        Argument { name, ty: ty.to_string(), kind, bytes, offset }
    };
    let all = names(src).zip(&body.params).map(argument).collect();
    (all, layout.hidden())
}

/// The layouts of the arguments ([`t0_abi::names::LAYOUT`]).
fn layouts(body: &Body) -> Vec<Option<String>> {
    let layout = |id: &LocalId| {
        let ty = match &body.locals[id.0 as usize].ty {
            Type::View(_, element) => element,
            ty => ty,
        };
        let bytes = ty.bytes();
        match ty {
            Type::Array(..) => Some(bytes.to_string()),
            Type::Enum(e) => {
                let variants: Vec<String> = e.variants.iter().map(|(name, code)| format!("{name} = {code}")).collect();
                Some(format!("{bytes}: {}", variants.join(", ")))
            }
            Type::Struct(_) => {
                let (mut paths, mut fields) = (vec![], vec![]);
                ty.each_path("", &mut |path| paths.push(path.to_string()));
                let mut paths = paths.into_iter();
                ty.each_place(0, &mut |offset, s| {
                    fields.push(format!("{} {} {offset}", paths.next().unwrap_or_default(), Type::Scalar(s)));
                });
                Some(format!("{bytes}: {}", fields.join(", ")))
            }
            _ => None,
        }
    };
    body.params.iter().map(layout).collect()
}

/// The values of the constants that launch rules name, where the items have them, and the codes of constant parameters
/// that are enums.
fn constants(src: &KernelSource<'_>) -> Vec<(String, Option<i128>)> {
    let code = |text: &str| check::code(src, &syn::parse_str(text).ok()?).map(i128::from);
    let value = |path: &String| {
        let Some(named) = src.names.iter().find(|named| named.path == *path) else { return code(path) };
        match check::constant(&src.items, named.item).ok()? {
            (_, ConstValue::Int(value)) => Some(value),
            (_, ConstValue::Bool(value)) => Some(value.into()),
            _ => None,
        }
    };
    let named = src.rules.constants.iter().map(|(path, known)| (path.clone(), known.or_else(|| value(path))));
    if src.rules.grid.is_none() && src.rules.requires.is_empty() {
        return named.collect();
    }
    let parameters = src.item.sig.generics.const_params().map(|p| p.ident.to_string());
    let codes = parameters.filter_map(|name| code(&name).map(|code| (name, Some(code))));
    named.chain(codes).collect()
}

/// The parameters of the IR. A struct or array has one for each number in it.
fn parameters(arguments: &[Argument], body: &Body) -> Vec<Param> {
    let mut params = vec![];
    for (id, Argument { name, offset, .. }) in body.params.iter().zip(arguments) {
        let (name, offset) = (name.clone(), *offset);
        let ty = &body.locals[id.0 as usize].ty;
        let kind = match ty {
            Type::View(access, t) => ParamKind::View { elem_bytes: t.bytes(), access: *access },
            Type::Struct(_) | Type::Array(..) => {
                let mut paths = vec![];
                ty.each_path(&name, &mut |p| paths.push(p.to_string()));
                let mut paths = paths.into_iter();
                ty.each_place(offset, &mut |offset, s| {
                    let kind = ParamKind::Scalar { mem: s.mem(), ty: s.ir() };
                    params.push(Param {
                        name: paths.next().unwrap_or_else(|| bug!("`{ty}` has fewer names than numbers")),
                        kind,
                        offset,
                    });
                });
                continue;
            }
            Type::Lds(..) | Type::Scalar(Scalar::Bool) => ParamKind::Scalar { mem: Mem::Words(1), ty: Ty::I32 },
            t => {
                let s = t.expect_scalar();
                ParamKind::Scalar { mem: s.mem(), ty: s.ir() }
            }
        };
        params.push(Param { name, kind, offset });
    }
    params
}

/// Lowers a checked body; also returns the loops whose variables index arrays in registers.
pub fn lower(
    src: &KernelSource<'_>,
    body: &Body,
    uni: &Uniformity,
    unrolling: Unrolling,
) -> Result<(Function, Vec<CountedLoop>, Vec<KeptLoop>), Diagnostic> {
    let name = src.item.sig.ident.to_string();
    let place = (src.locate)(src.item.sig.ident.span());
    let at = Position { file: 0, line: place.line, column: place.column };
    let (arguments, hidden) = arguments(src, body);
    let params = parameters(&arguments, body);
    let slots = body.locals.len() + 2 * body.targets.len();
    let mut l = Lowerer {
        b: Builder::new(&name, params, src.block, &place.file, at),
        src: Source(src),
        body,
        uni,
        env: Env::new(slots),
        depth: vec![1; slots],
        targets: vec![],
        regions: vec![vec![]],
        flow: Flow::Live,
        pending: vec![],
        want: vec![],
        lds: vec![],
        wave_words: None,
        parts: vec![],
        dynamic_end: None,
        bounds: Map::default(),
        consts: Map::default(),
        unrolled: 0,
        unrolling,
        automatic: 0,
        total: 0,
        counted: vec![],
        kept: vec![],
        messages: None,
        slot_words: super::message::slot_words(&body.expr),
    };
    let values = src.instance.iter().map(|(_, value)| shown(value));
    l.b.func.instance = values.collect::<Vec<_>>().join(", ");
    let names = src.instance.iter().map(|(name, _)| name.to_string());
    l.b.func.parameters = names.collect::<Vec<_>>().join(", ");
    l.b.func.numbers = src.numbers;
    l.b.func.rules.clone_from(&src.rules);
    l.b.func.rules.constants = constants(src);
    l.b.func.launch = super::rules::facts(src, &l.b.func.params, body);
    l.b.func.arguments = arguments;
    l.b.func.layouts = layouts(body);
    l.b.func.hidden_offset = hidden.block_counts();
    l.b.func.kernarg_bytes = hidden.bytes(false);
    // A bug is reported at the position that was being lowered.
    bug::catch("lang::lower", || l.kernel())
        .unwrap_or_else(|bug| Err(Diagnostic::internal(src, &bug.or_at(At::Ir(l.b.loc())).resolved(&l.b.func))))?;
    let (counted, kept) = (std::mem::take(&mut l.counted), std::mem::take(&mut l.kept));
    Ok((l.b.finish(), counted, kept))
}

/// True if a builtin exchanges values between the waves of a workgroup.
fn uses_block_builtin(e: &Expr) -> bool {
    let mut asks = matches!(&e.kind, ExprKind::Builtin(w) if w.builtin.module == "block");
    e.each_child(&mut |c| asks = asks || uses_block_builtin(c));
    asks
}

impl Lowerer<'_> {
    /// Lowers the parameters and the body.
    fn kernel(&mut self) -> Result<(), Diagnostic> {
        let mut first = 0;
        for id in &self.body.params {
            let ty = &self.body.locals[id.0 as usize].ty;
            let leaves: Vec<Leaf> = match ty {
                Type::Struct(_) | Type::Array(..) => {
                    let mut all = vec![];
                    ty.each_number(&mut |number| all.push(number.clone()));
                    all.into_iter().zip(first..).map(|(number, i)| self.parameter(i, &number)).collect()
                }
                ty => vec![self.parameter(first, ty)],
            };
            first += leaves.len() as u32;
            let slot = self.slot(*id);
            self.env[slot] = Some(Rc::new(leaves));
        }
        if uses_block_builtin(&self.body.expr) {
            self.new_wave_words();
        }
        self.expr(&self.body.expr)?;
        if self.flow != Flow::Closed {
            self.b.terminate(Terminator::Return);
        }
        let lds = self.b.func.lds_bytes();
        if lds > LDS_BYTES {
            return Err(Diagnostic::new(
                self.src.0.item.sig.ident.span(),
                format!("the `Lds` arrays of this kernel take {lds} bytes, but a workgroup has only {LDS_BYTES}"),
            )
            .help(help!("make them smaller, or use smaller elements")));
        }
        Ok(())
    }

    fn parameter(&mut self, i: u32, ty: &Type) -> Leaf {
        match ty {
            Type::View(..) => Leaf::View(ViewId(i)),
            Type::Lds(t, Len::Launch, _) => self.dynamic_lds(i, t.bytes()),
            Type::Scalar(Scalar::Bool) => {
                let bits = self.op(Op::Param(i), Ty::I32);
                let zero = self.i32(0);
                Leaf::Value(self.icmp(IPred::Ne, bits, zero))
            }
            t => {
                let number = self.op(Op::Param(i), t.expect_scalar().ir());
                Leaf::Value(match t {
                    Type::Enum(e) => self.variant_of(number, e),
                    _ => number,
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{check, uniform};
    use crate::source::SourceLocation;
    use proc_macro2::Span;

    /// Replaces a literal by an expression that occurs only in rejected kernels.
    fn break_literal(e: &mut Expr, literal: i128) {
        if matches!(e.kind, ExprKind::Int(v) if v == literal) {
            e.kind = ExprKind::Error;
        }
        e.each_child_mut(&mut |inner| break_literal(inner, literal));
    }

    #[test]
    fn an_internal_error_is_reported_at_the_statement_that_is_lowered() {
        let text = "fn k(mut out: Out<u32>) {\n    out[0] = 5;\n    out[1] = 7;\n}";
        let item: syn::ItemFn = syn::parse_str(text).expect("it is Rust");
        let locate = |span: Span| {
            let at = span.start();
            SourceLocation { file: "kernel.rs".into(), line: at.line as u32, column: at.column as u32 + 1 }
        };
        let source = KernelSource {
            item: &item,
            block: [32, 1, 1],
            numbers: Default::default(),
            bounds: Default::default(),
            rules: Default::default(),
            instance: vec![],
            names: vec![],
            of: None,
            items: vec![].into(),
            locate: &locate,
        };
        let (mut body, _) = check::kernel(&source).expect("a kernel");
        let uni = uniform::run(&body, source.locate).expect("uniform");
        assert!(lower(&source, &body, &uni, Unrolling::Asked).is_ok());
        break_literal(&mut body.expr, 7);
        let error = lower(&source, &body, &uni, Unrolling::Asked).expect_err("a broken body is lowered");
        assert!(error.is_internal());
        assert_eq!((error.span.start().line, error.span.start().column), (3, 4));
        assert!(
            error.message.starts_with(
                "internal compiler error: an expression with an error was accepted (in lang::lower::expr), please report it"
            ),
            "{error}"
        );
    }
}
