//! Code objects of both compilers.

use proc_macro2::Span;
use std::error::Error;
use std::path::Path;
use std::process::{Command, Stdio};
use t0_core::target::GFX1100;
use t0_core::text::File;
use t0_core::{Limits, Options, compile_for};

/// The tools of LLVM 22, or why the bench cannot run.
pub(crate) fn tools() -> Result<(), String> {
    for tool in ["clang-22", "ld.lld-22"] {
        let status = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{tool} is not installed: apt-get install llvm-22 clang-22 lld-22"));
        }
    }
    Ok(())
}

/// The object that clang makes of a group's OpenCL C with `-O3`, for workgroup processors or for compute units.
pub(crate) fn clang(group: &str, source: &str, units: bool) -> Result<Vec<u8>, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join(format!("{group}.cl")), folder.path().join(format!("{group}.co")));
    std::fs::write(&input, format!("{}{source}", include_str!("kernels/common.cl")))?;
    let run = Command::new("clang-22")
        .args(["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
        .args(["-Xclang", "-finclude-default-header", "-O3"])
        .args(units.then_some("-mcumode"))
        .args([input.as_path(), Path::new("-o"), &output])
        .output()?;
    if !run.status.success() {
        return Err(format!("clang-22 refuses {group}.cl: {}", String::from_utf8_lossy(&run.stderr)).into());
    }
    Ok(std::fs::read(output)?)
}

/// The object that T0 makes of a kernel.
pub(crate) fn t0(file: &File, name: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let kernel = file.kernels.iter().find(|kernel| kernel.item.sig.ident == name);
    let kernel = kernel.ok_or_else(|| format!("there is no kernel `{name}`"))?;
    let locate = |span: Span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let limits = Limits::of(&kernel.attribute);
    let compiled = compile_for(&source, &GFX1100, &[], &Options::default(), &limits);
    let (compiled, _) = compiled.map_err(|all| {
        let all: Vec<String> = all.iter().map(|one| format!("line {}: {one}", one.span.start().line)).collect();
        all.join("\n")
    })?;
    Ok(compiled.object)
}
