//! The source of ignis's kernels, for benchmarks of the compiler: every instance of every `#[t0::kernel]` function.

use proc_macro2::Span;
use std::path::Path;
use t0_core::source::{Diagnostic, SourceLocation};
use t0_core::target::GFX1100;
use t0_core::text::{File, Texts};
use t0_core::{Limits, Options, compile, compile_lowered, lang};

/// One instance of a kernel.
#[derive(Clone, Copy)]
pub struct Instance<'a> {
    file: &'a File,
    /// The index of the kernel in the file, and of its instance.
    at: (usize, usize),
}

/// Every instance of the kernels in a file.
pub fn instances(file: &File) -> Vec<Instance<'_>> {
    let kernels = file.kernels.iter().enumerate();
    kernels.flat_map(|(k, kernel)| (0..kernel.instances.len()).map(move |i| Instance { file, at: (k, i) })).collect()
}

/// The kernels of ignis, read from its sources as `t0 inspect --crate` reads them.
///
/// # Errors
/// A file cannot be read or is not Rust.
pub fn of_ignis() -> Result<File, Box<dyn std::error::Error>> {
    let krate = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ignis");
    let mut texts = Texts::new();
    collect(&krate, &krate.join("src"), "src", &mut texts)?;
    Ok(File::load("src/lib.rs", &texts)?)
}

/// An instance of a kernel that was compiled for gfx1100.
pub struct Compiled {
    /// The code object.
    pub object: Vec<u8>,
    /// The size of a workgroup.
    pub block: [u32; 3],
}

/// Compiles an instance that the kernel's attribute need not list: a value for each generic parameter, as text.
///
/// # Errors
/// There is no such kernel, a value is wrong, or registers would be spilled.
pub fn compile_instance(file: &File, kernel: &str, values: &[(&str, &str)]) -> Result<Compiled, String> {
    let found = file.kernels.iter().find(|of| of.item.sig.ident == kernel);
    let found = found.ok_or_else(|| format!("there is no kernel `{kernel}`"))?;
    let instance = file.instance(found, values).map_err(|error| error.to_string())?;
    let locate = |span: Span| file.place(span);
    let source = file.source(found, &instance, &locate);
    let first = |all: Vec<Diagnostic>| all.first().map_or_else(String::new, ToString::to_string);
    let lowered = lang::lower(&source).map_err(first)?;
    let limits = Limits { deny_spill: true, ..Limits::of(&found.attribute) };
    let (_, code) = compile_lowered(&lowered, &[&GFX1100], &Options::default(), &limits).map_err(|e| e.to_string())?;
    let [code] = &code[..] else { return Err("one target has one code object".to_owned()) };
    match code.report.spilled_vgprs + code.report.spilled_sgprs {
        0 => Ok(Compiled { object: code.object.clone(), block: source.block }),
        spilled => Err(format!("it spills {spilled} registers")),
    }
}

/// Adds the Rust files of a folder of a crate, and of the folders in it, under the path `name`, with the instances that
/// the crate's build script chooses.
fn collect(krate: &Path, folder: &Path, name: &str, texts: &mut Texts) -> Result<(), Box<dyn std::error::Error>> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{name}/{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            collect(krate, &path, &name, texts)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.insert(name, t0_tune::with_lists(&std::fs::read_to_string(&path)?, krate)?);
        }
    }
    Ok(())
}

impl Instance<'_> {
    /// The function's name with its generic arguments: `matvec<bf16, 0>`.
    pub fn name(&self) -> String {
        let kernel = &self.file.kernels[self.at.0];
        let values: Vec<String> = kernel.instances[self.at.1]
            .iter()
            .map(|(_, value)| quote::ToTokens::to_token_stream(value).to_string())
            .collect();
        match &values[..] {
            [] => kernel.item.sig.ident.to_string(),
            _ => format!("{}<{}>", kernel.item.sig.ident, values.join(", ")),
        }
    }

    /// Compiles the instance for gfx1100 and returns the code object.
    ///
    /// # Errors
    /// The first error of the compiler.
    pub fn compile(&self, options: &Options) -> Result<Vec<u8>, String> {
        let locate = |span: Span| SourceLocation {
            file: "src/kernels.rs".to_owned(),
            line: span.start().line as u32,
            column: span.start().column as u32 + 1,
        };
        let kernel = &self.file.kernels[self.at.0];
        let source = self.file.source(kernel, &kernel.instances[self.at.1], &locate);
        let compiled = compile(&source, &GFX1100, options);
        compiled.map(|c| c.object).map_err(|d| d.first().map_or(String::new(), ToString::to_string))
    }
}
