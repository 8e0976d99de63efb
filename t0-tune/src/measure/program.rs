//! The kernel's source in the compiler, and its instances as code objects.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::Span;
use t0_core::lang;
use t0_core::source::Diagnostic;
use t0_core::target::Target;
use t0_core::text::{File, Kernel, Texts, missing};
use t0_core::{Limits, Options, compile_lowered};
use t0_isa::object::Object;
use t0_isa::target::{Footprint, Residency};
use t0_kernel::rules::Rules;

use super::cost::{Cost, Run};
use super::sample::{Arguments, Launched};
use super::{rules, verify};
use crate::record::Outcome;
use crate::request::Request;
use crate::{Error, table};

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
    pub(super) object: Object,
    pub(super) block: [u32; 3],
    pub(super) vgprs: u32,
    pub(super) lds: u32,
    pub(super) residency: Residency,
    /// Name and value of each generic parameter.
    pub(super) values: Vec<(String, String)>,
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
            let written = of.attribute.rules(&of.item).map_err(|error| wrong(error.to_string()))?;
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

    /// Names and values of the generic parameters.
    fn values(&self, given: &[String], with: &[String]) -> Vec<(String, String)> {
        let names = self.request.given.iter().chain(&self.request.parameters).map(|(name, _)| name.clone());
        names.zip(given.iter().chain(with).cloned()).collect()
    }

    fn refused(&self, errors: &[Diagnostic]) -> String {
        let one = |error: &Diagnostic| {
            let at = self.file.place(error.span);
            format!("{}:{}: {error}", at.file, at.line)
        };
        errors.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// Compiles an instance. The error says why it does not fit.
    pub(super) fn build(&self, target: &'static Target, given: &[String], with: &[String]) -> Result<Built, String> {
        let values = self.values(given, with);
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
        Ok(Built {
            target,
            block: source.block,
            vgprs: report.vgprs,
            lds: report.lds_bytes,
            residency,
            values,
            object: Object::parse(&generated.object).map_err(|error| error.to_string())?,
        })
    }

    /// The arguments of a launch at a shape, or why the instance does not accept the shape.
    fn arguments(&self, built: &Built, shape: &[u64]) -> Result<Result<Arguments, String>, Error> {
        let Request { kernel, dimensions, multiples, .. } = &self.request;
        let values: Vec<(&str, &str)> = built.values.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let required = table::multiples(kernel, multiples, dimensions, &values)?;
        for ((of, n), dimension) in required.iter().zip(shape).zip(dimensions) {
            if *of > 1 && n % of != 0 {
                return Ok(Err(format!("{dimension} = {n} is not a multiple of {of}")));
            }
        }
        Arguments::new(&self.request, built, shape, self.rules, &self.quantities)
    }

    /// Runs a sample launch and computes the cost.
    pub(super) fn run(&self, built: &Built, shape: &[u64], cost: &mut dyn Cost) -> Result<Outcome, Error> {
        let arguments = match self.arguments(built, shape)? {
            Ok(arguments) => arguments,
            Err(why) => return Ok(Outcome::Refused { why }),
        };
        let Launched { stats, scale } = match arguments.sample(built)? {
            Ok(launched) => launched,
            Err(why) => return Ok(Outcome::Refused { why }),
        };
        let run = Run {
            target: built.target,
            residency: built.residency,
            stats: &stats,
            scale,
            workgroups: arguments.workgroups(),
            bytes: arguments.bytes(),
        };
        Ok(Outcome::Cost {
            cost: cost.of(&run),
            vgprs: built.vgprs,
            lds: built.lds,
            waves: built.residency.waves_per_simd,
            verified: false,
        })
    }

    /// Compares an instance with the reference interpreter, at the shape or a smaller one.
    pub(super) fn verify(
        &self,
        target: &'static Target,
        given: &[String],
        with: &[String],
        shape: &[u64],
    ) -> Result<Result<(), String>, Error> {
        let built = match self.build(target, given, with) {
            Ok(built) => built,
            Err(why) => return Ok(Err(why)),
        };
        let Request { kernel, dimensions, multiples, .. } = &self.request;
        let values: Vec<(&str, &str)> = built.values.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let required = table::multiples(kernel, multiples, dimensions, &values)?;
        let small: Vec<u64> = shape.iter().zip(&required).map(|(n, of)| verify::smaller(*n, *of)).collect();
        let arguments = match self.arguments(&built, &small)? {
            Ok(arguments) => arguments,
            Err(why) => return Ok(Err(why)),
        };
        let borrowed: Vec<(&str, &str)> = built.values.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let wrong = |why: String| Error::Compile { kernel: kernel.clone(), why };
        let instance = self.file.instance(self.kernel(), &borrowed).map_err(|error| wrong(error.to_string()))?;
        let locate = |span: Span| self.file.place(span);
        let source = self.file.source(self.kernel(), &instance, &locate);
        let lowered = lang::lower(&source).map_err(|errors| wrong(self.refused(&errors)))?;
        verify::compare(&lowered.func, &built, &arguments)
    }
}

/// The texts of a file and the files of its modules, by their paths relative to `root`.
fn texts(name: &str, root: &Path) -> Result<Texts, Error> {
    let read = |name: &str| {
        let path = root.join(name);
        std::fs::read_to_string(&path).map_err(|error| Error::File { path, action: "read", why: error.to_string() })
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
