//! A hint to the user about a build that is slower than it has to be.
//!
//! The library prints nothing else to standard error. A slow virtual GPU is not an error, so no result can carry the hint, and a user
//! who does not know of it waits a hundred times longer than needed.

use std::io::Write;
use std::sync::Once;

/// What an unoptimised build is told.
const UNOPTIMISED: &str = "\
hint: the virtual GPU was compiled without optimisation, which makes kernels 20 to 100 times slower; add `[profile.dev.package.t0-sim]` and \
`opt-level = 3` to the workspace's Cargo.toml (docs/getting-started.md of T0 has the lines)";

/// Prints the hint to standard error if the virtual GPU was compiled without optimisation, once a process.
pub(crate) fn about_optimisation() {
    static PRINTED: Once = Once::new();
    if !t0_sim::OPTIMISED {
        // A closed standard error is no reason to fail.
        PRINTED.call_once(|| drop(writeln!(std::io::stderr(), "{UNOPTIMISED}")));
    }
}
