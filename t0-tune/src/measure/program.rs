//! The kernel's source in the compiler, and its instances as code objects.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::Span;
use quote::ToTokens as _;
use t0_core::ir::Ty;
use t0_core::ir::func::{Function, Param, ParamKind};
use t0_core::lang;
use t0_core::source::{Diagnostic, Item, ItemKind};
use t0_core::target::Target;
use t0_core::text::{File, Kernel, Texts, missing};
use t0_core::{Limits, Options, compile_lowered};
use t0_isa::machine::{Footprint, Residency};
use t0_isa::object::Object;
use t0_kernel::rules::Rules;

use super::arguments::Arguments;
use super::cost::{Cost, NoCost, Run};
use super::rules;
use super::verify::{self, Compared};
use crate::Error;
use crate::record::Outcome;
use crate::request::Request;
use crate::table::Accepted;

/// A kernel and its crate.
pub(super) struct Program {
    request: Request,
    file: File,
    /// The kernel's number in the file.
    kernel: usize,
    rules: &'static Rules,
    /// What the rules are computed from, as expressions.
    quantities: Vec<syn::Expr>,
}

/// An instance that fits the target.
pub(super) struct Built {
    pub(super) target: &'static Target,
    pub(super) name: String,
    pub(super) object: Object,
    /// The bytes of the object.
    pub(super) bytes: Vec<u8>,
    pub(super) abi: t0_abi::Abi,
    pub(super) kernarg_bytes: u32,
    /// The declared arguments, in order.
    pub(super) arguments: Vec<t0_abi::Argument<String>>,
    pub(super) block: [u32; 3],
    pub(super) vgprs: u32,
    pub(super) lds: u32,
    pub(super) residency: Residency,
    /// The scalars in the kernel's arguments.
    pub(super) scalars: Vec<Scalar>,
    /// Constants that are numbers or truth values.
    pub(super) constants: Vec<(String, u64)>,
    /// Name and value of each generic parameter.
    pub(super) values: Vec<(String, String)>,
    /// Name and value of each derived parameter.
    pub(super) derived: Vec<(String, String)>,
}

/// A scalar argument, or a number in a struct or an array that is an argument.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Scalar {
    /// `scale`, `product.m`.
    pub(super) name: String,
    /// The argument that it belongs to.
    pub(super) argument: String,
    /// Offset in the kernarg segment.
    pub(super) offset: u32,
    /// How the kernel holds it.
    pub(super) ty: Ty,
}

impl Scalar {
    /// The scalars of a kernel, in order.
    fn all(func: &Function) -> Vec<Scalar> {
        let scalar = |param: &Param| match param.kind {
            ParamKind::Scalar { ty, .. } => {
                let (name, argument) = (param.name.clone(), param.argument().to_owned());
                Some(Scalar { name, argument, offset: param.offset, ty })
            }
            ParamKind::View { .. } => None,
        };
        func.params.iter().filter_map(scalar).collect()
    }
}

/// The name and the value of a constant that is a number or a truth value.
fn constant(item: &Item) -> Option<(String, u64)> {
    let ItemKind::Constant(constant) = &item.kind else { return None };
    let syn::Expr::Lit(literal) = &*constant.expr else { return None };
    let value = match &literal.lit {
        syn::Lit::Int(number) => number.base10_parse().ok()?,
        syn::Lit::Bool(truth) => truth.value.into(),
        _ => return None,
    };
    Some((constant.ident.to_string(), value))
}

/// The root files of a crate.
const ROOTS: [&str; 2] = ["src/lib.rs", "src/main.rs"];

impl Program {
    /// Reads the crate in `root`, or only the kernel's file if the crate does not contain it.
    pub(super) fn load(request: &Request, root: &Path) -> Result<Program, Error> {
        let wrong = |why: String| Error::Compile { kernel: request.kernel.clone(), why };
        for name in ROOTS.into_iter().filter(|name| root.join(name).is_file()).chain([request.source.as_str()]) {
            let texts = texts(name, root)?;
            let file = File::load(name, &texts).map_err(|error| wrong(error.to_string()))?;
            let is_kernel = |kernel: &Kernel| {
                let name = &kernel.item.sig.ident;
                *name == request.kernel && file.place(name.span()).file == request.source
            };
            let Some(kernel) = file.kernels.iter().position(is_kernel) else { continue };
            let of = &file.kernels[kernel];
            let written = of.rules().map_err(|error| wrong(error.to_string()))?;
            let quantities = written.quantities.iter().map(|quantity| quantity.value.clone()).collect();
            return Ok(Program { request: request.clone(), kernel, rules: rules::rules(&written), quantities, file });
        }
        Err(wrong(format!("{} has no kernel of that name for the compiler", request.source)))
    }

    fn kernel(&self) -> &Kernel {
        &self.file.kernels[self.kernel]
    }

    /// `matmul<bf16, 32, 16>`.
    pub(super) fn name(&self, given: &[String], with: &[String]) -> String {
        format!("{}<{}>", self.request.kernel, [given, with].concat().join(", "))
    }

    /// The first error, and how many follow.
    fn refused(&self, errors: &[Diagnostic]) -> String {
        let Some(first) = errors.first() else { return "it does not compile".to_owned() };
        let at = self.file.place(first.span);
        let others = match errors.len() - 1 {
            0 => String::new(),
            others => format!(" (and {others} more)"),
        };
        format!("{}:{}: {first}{others}", at.file, at.line)
    }

    /// Compiles an instance. The error says why it does not fit.
    pub(super) fn build(&self, target: &'static Target, given: &[String], with: &[String]) -> Result<Built, String> {
        let values = self.request.values(given, with);
        let borrowed: Vec<(&str, &str)> = values.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let kernel = self.kernel();
        let instance = self.file.instance(kernel, &borrowed).map_err(|error| error.to_string())?;
        let locate = |span: Span| self.file.place(span);
        let source = self.file.source(kernel, &instance, &locate);
        let lowered = lang::lower(&source).map_err(|errors| self.refused(&errors))?;
        let limits = Limits::of(&kernel.attribute);
        let (_, mut code) =
            compile_lowered(&lowered, &[target], &Options::default(), &limits).map_err(|error| error.to_string())?;
        let generated = code.remove(0);
        let report = &generated.report;
        let spilled = report.spilled_vgprs + report.spilled_sgprs;
        if spilled > 0 {
            return Err(format!("it spills {spilled} registers"));
        }
        if let Some((most, _)) = kernel.attribute.vgprs.filter(|(most, _)| report.vgprs > *most) {
            return Err(format!("it takes {} vector registers, more than {most}", report.vgprs));
        }
        let footprint = Footprint {
            wave_size: 32,
            wgp_mode: false,
            vgprs: report.vgprs,
            work_items: source.block.iter().product(),
            lds_bytes: report.lds_bytes,
        };
        let residency = target.residency(&footprint);
        if residency.workgroups == 0 {
            return Err(format!(
                "a workgroup of {} work-items with {} vector registers and {} bytes of LDS does not fit a compute unit",
                footprint.work_items, report.vgprs, report.lds_bytes
            ));
        }
        let derived = source.instance.iter().skip(values.len());
        let derived = derived.map(|(name, value)| (name.to_string(), value.to_token_stream().to_string())).collect();
        Ok(Built {
            target,
            block: source.block,
            vgprs: report.vgprs,
            lds: report.lds_bytes,
            residency,
            values,
            derived,
            scalars: Scalar::all(&lowered.func),
            constants: source.items.iter().filter_map(constant).collect(),
            name: self.request.kernel.clone(),
            abi: lowered.func.abi(),
            kernarg_bytes: lowered.func.kernarg_bytes,
            arguments: lowered.func.arguments.clone(),
            object: Object::parse(&generated.object).map_err(|error| error.to_string())?,
            bytes: generated.object,
        })
    }

    /// The shapes that an instance accepts by the build script.
    fn accepted(&self, built: &Built) -> Result<Accepted, Error> {
        let Request { kernel, dimensions, limits, .. } = &self.request;
        Accepted::new(kernel, limits, dimensions, &built.values)
    }

    /// The arguments of a launch at a shape without the contents of the views, or why the instance does not accept the
    /// shape.
    pub(super) fn launch_at(&self, built: &Built, shape: &[u64]) -> Result<Result<Arguments, String>, Error> {
        if let Some(why) = self.accepted(built)?.refusal(&self.request.dimensions, shape) {
            return Ok(Err(why));
        }
        Arguments::new(&self.request, built, shape, self.rules, &self.quantities)
    }

    /// The arguments of a launch at a shape, or why the instance does not accept the shape.
    pub(super) fn arguments(&self, built: &Built, shape: &[u64]) -> Result<Result<Arguments, String>, Error> {
        Ok(self.launch_at(built, shape)?.map(Arguments::filled))
    }

    /// Whether the instance accepts a shape, by the build script and by the rules of its attribute. A shape whose
    /// launch is not possible counts as refused.
    pub(super) fn accepts(&self, built: &Built, shape: &[u64]) -> bool {
        matches!(self.launch_at(built, shape), Ok(Ok(_)))
    }

    /// Compares an instance with the reference interpreter at a shape.
    pub(super) fn verify(&self, built: &Built, shape: &[u64]) -> Result<Compared, Error> {
        let arguments = match self.arguments(built, shape)? {
            Ok(arguments) => arguments,
            Err(why) => return Ok(Compared::Differs(why)),
        };
        let borrowed: Vec<(&str, &str)> = built.values.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let wrong = |why: String| Error::Compile { kernel: self.request.kernel.clone(), why };
        let instance = self.file.instance(self.kernel(), &borrowed).map_err(|error| wrong(error.to_string()))?;
        let locate = |span: Span| self.file.place(span);
        let source = self.file.source(self.kernel(), &instance, &locate);
        let lowered = lang::lower(&source).map_err(|errors| wrong(self.refused(&errors)))?;
        verify::compare(&lowered.func, built, &arguments)
    }
}

/// What an instance costs: by `cost`, unless that is known, and in instructions.
pub(super) fn outcome(
    (built, arguments): (&Built, &Arguments),
    (instance, cold): (&str, bool),
    cost: &dyn Cost,
    known: Option<Outcome>,
) -> Result<Outcome, Error> {
    let run = Run {
        target: built.target,
        residency: built.residency,
        workgroups: arguments.workgroups(),
        bytes: arguments.bytes(),
        cold,
        instance,
        built,
        arguments,
    };
    let mut outcome = match known {
        Some(known) => known,
        None => match cost.of(&run) {
            Ok(cost) => Outcome::Cost {
                cost,
                instructions: None,
                vgprs: built.vgprs,
                lds: built.lds,
                waves: built.residency.waves_per_simd,
                verified: None,
            },
            Err(NoCost::Refused(why)) => Outcome::Refused { why },
            Err(NoCost::Failed(error)) => return Err(error),
        },
    };
    if let Outcome::Cost { instructions, .. } = &mut outcome {
        *instructions = match run.instructions() {
            Ok(count) => Some(count),
            // A launch that runs on a card, but not a part of it on the virtual GPU.
            Err(NoCost::Refused(_)) => None,
            Err(NoCost::Failed(error)) => return Err(error),
        };
    }
    Ok(outcome)
}

/// The texts of a file and the files of its modules, by their paths relative to `root`.
fn texts(name: &str, root: &Path) -> Result<Texts, Error> {
    let read = |name: &str| {
        let path = root.join(name);
        t0_files::read_to_string(&path).map_err(|error| Error::File { path, action: "read", why: error.to_string() })
    };
    let mut texts = Texts::from([(name.to_owned(), read(name)?)]);
    loop {
        let wanted =
            missing(name, &texts).map_err(|error| Error::Tokens { path: root.join(name), why: error.to_string() })?;
        let there = |candidates: &Vec<String>| candidates.iter().find(|path| root.join(path).is_file()).cloned();
        let found: BTreeSet<String> = wanted.iter().filter_map(there).collect();
        if found.is_empty() {
            return Ok(texts);
        }
        for path in found {
            let text = read(&path)?;
            texts.insert(path, text);
        }
    }
}
