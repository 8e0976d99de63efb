//! A hint to the user about an unoptimised build.
//!
//! Except for the default of `crate::closing`, the library prints nothing else to standard error. A slow virtual GPU is
//! not an error, so no result can carry the hint, and a user who does not know the cause would wait a hundred times
//! longer than needed.

use std::io::Write;
use std::sync::Once;

/// The text of the hint.
const UNOPTIMISED: &str = "\
hint: the virtual GPU was compiled without optimisation, which makes kernels 20 to 100 times slower; add `[profile.dev.package.t0-sim]` and \
`opt-level = 3` to the workspace's Cargo.toml (docs/getting-started.md of T0 has the lines)";

/// Prints the hint to standard error if the virtual GPU was compiled without optimisation, once per process.
pub(crate) fn about_optimisation() {
    static PRINTED: Once = Once::new();
    print_once(t0_sim::OPTIMISED, &PRINTED, &mut std::io::stderr());
}

fn print_once(optimised: bool, printed: &Once, out: &mut impl Write) {
    if !optimised {
        // A closed standard error is not an error here.
        printed.call_once(|| drop(writeln!(out, "{UNOPTIMISED}")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unoptimised_build_gets_the_hint_once() {
        let (printed, mut out) = (Once::new(), Vec::new());
        print_once(false, &printed, &mut out);
        print_once(false, &printed, &mut out);
        assert_eq!(String::from_utf8(out).unwrap(), format!("{UNOPTIMISED}\n"));
        assert!(UNOPTIMISED.starts_with("hint: the virtual GPU was compiled without optimisation"));
    }

    #[test]
    fn an_optimised_build_gets_none() {
        let (printed, mut out) = (Once::new(), Vec::new());
        print_once(true, &printed, &mut out);
        assert!(out.is_empty() && !printed.is_completed());
    }
}
