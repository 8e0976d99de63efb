//! Tells the crate whether it is compiled with optimisation, which no attribute of the language does: `cfg(optimised)`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(optimised)");
    // Cargo states the level of this package's own profile, overrides included (The Cargo Book, "Environment variables Cargo sets
    // for build scripts").
    if is_optimised(std::env::var("OPT_LEVEL").ok().as_deref()) {
        println!("cargo::rustc-cfg=optimised");
    }
}

/// Whether this is a level other than 0.
pub(crate) fn is_optimised(level: Option<&str>) -> bool {
    level.is_some_and(|level| level != "0")
}
