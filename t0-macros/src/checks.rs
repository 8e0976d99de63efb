//! The static check of a kernel's code objects. What it reports is a bug of the compiler, and an error of the build.

use t0_check::{Severity, check_kernel};
use t0_core::bug::Bug;
use t0_core::source::{Diagnostic, KernelSource};
use t0_isa::object::Object;

/// Errors of the static check as diagnostics.
pub(crate) fn report(source: &KernelSource<'_>, errors: Vec<String>) -> Result<(), Vec<Diagnostic>> {
    let wrong: Vec<_> =
        errors.into_iter().map(|what| Diagnostic::internal(source, &Bug::new("static check", what))).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// The errors in the machine code of an object, as text. Notes are not reported.
pub(crate) fn errors(object: &[u8]) -> Vec<String> {
    let object = match Object::parse(object) {
        Ok(object) => object,
        Err(error) => return vec![error.to_string()],
    };
    let mut all = Vec::new();
    for kernel in object.kernels() {
        match check_kernel(&object, kernel) {
            Ok(reports) => {
                let errors = reports.iter().filter(|report| report.severity() == Severity::Error);
                all.extend(errors.map(ToString::to_string));
            }
            Err(error) => all.push(error.to_string()),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::errors;
    use t0_isa::object::{Kernel, Machine, ObjectBuilder};

    fn object(code: &[u32]) -> Vec<u8> {
        let kernel = Kernel { vgprs: 8, ..Kernel::new("k", code.to_vec()) };
        ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().expect("an object")
    }

    #[test]
    fn a_missing_wait_is_an_error() {
        // global_load_b32 v1, v[2:3], off; s_waitcnt vmcnt(0); v_mov_b32 v0, v1; s_endpgm
        let [load, vdst, wait, mov, end] = [0xdc52_0000, 0x017c_0002, 0xbf89_03f7, 0x7e00_0301, 0xbfb0_0000];
        assert_eq!(errors(&object(&[load, vdst, wait, mov, end])), [""; 0]);
        let found = errors(&object(&[load, vdst, mov, end]));
        assert!(matches!(&found[..], [one] if one.starts_with("v1 is read before the load into it")), "{found:?}");
        assert_eq!(errors(&[]).len(), 1, "no object");
    }
}
