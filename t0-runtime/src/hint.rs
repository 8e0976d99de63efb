//! A hint to the user about an unoptimised build.
//!
//! The library prints nothing else to standard error. A slow virtual GPU is not an error, so no result can carry the
//! hint, and a user who does not know the cause would wait a hundred times longer than needed.

use std::io::Write;
use std::sync::Once;

/// The text of the hint.
const UNOPTIMISED: &str = "\
hint: the virtual GPU was compiled without optimisation, which makes kernels 20 to 100 times slower; add `[profile.dev.package.t0-sim]` and \
`opt-level = 3` to the workspace's Cargo.toml (docs/getting-started.md of T0 has the lines)";

/// Prints the hint to standard error if the virtual GPU was compiled without optimisation, once per process.
pub(crate) fn about_optimisation() {
    static PRINTED: Once = Once::new();
    if !t0_sim::OPTIMISED {
        // A closed standard error is not an error here.
        PRINTED.call_once(|| drop(writeln!(std::io::stderr(), "{UNOPTIMISED}")));
    }
}
