//! Tells the crate whether it is compiled with optimisation, which no attribute of the language does: `cfg(optimised)`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(optimised)");
    // Cargo states the level of this package's own profile, overrides included (The Cargo Book, "Environment variables Cargo sets
    // for build scripts").
    if std::env::var("OPT_LEVEL").is_ok_and(|level| level != "0") {
        println!("cargo::rustc-cfg=optimised");
    }
}
