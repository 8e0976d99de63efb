//! The ways in which one item can shadow another.

use super::kinds::{Kind, beside};

/// The source of one file for a kind and a way; `None` if the way does not apply.
pub(crate) type Way = fn(&Kind) -> Option<String>;

pub(crate) const WAYS: &[(&str, Way)] = &[
    ("nothing_shadows", |k| Some(lib(k) + &user(k, &format!("{} {}", from_lib(k), beside(k.kind)), k.used))),
    ("explicit_import", |k| Some(lib(k) + &plain(k) + &user(k, &imports(k, "use super::plain::NAME;"), k.used))),
    ("file_of_its_own", |k| {
        let plain = format!("#[path = \"plain_{}.rs\"] pub mod plain;", k.kind);
        Some(lib(k) + &plain + &user(k, &imports(k, "use super::plain::NAME;"), k.used))
    }),
    ("other_crate", |k| {
        let apart = !k.wrong.contains("super::") && !k.wrong.contains("macro_rules");
        let import = format!("use shadowing_other::{}::NAME;", k.kind);
        apart.then(|| lib(k) + &user(k, &imports(k, &import), k.used))
    }),
    ("reexport", |k| {
        let through = format!(
            "pub mod through {{ #[allow(unused_imports)] pub use super::lib::*; {} use super::plain::{}; }}",
            visibility(k),
            k.name
        );
        Some(lib(k) + &plain(k) + &through + &user(k, &imports_only(k, "use super::through::NAME;"), k.used))
    }),
    ("glob_of_reexports", |k| {
        let through = format!(
            "pub mod through {{ #[allow(unused_imports)] pub use super::lib::*; {} use super::plain::{}; }}",
            visibility(k),
            k.name
        );
        let language = k.right.is_empty();
        (!language)
            .then(|| lib(k) + &plain(k) + &through + &user(k, &imports_only(k, "use super::through::*;"), k.used))
    }),
    ("renamed_import", |k| {
        let renamed = format!(
            "pub mod renamed {{ #[allow(unused_imports)] {} use super::plain::{} as other; }}",
            visibility(k),
            k.name
        );
        Some(lib(k) + &plain(k) + &renamed + &user(k, &imports(k, "use super::renamed::other as NAME;"), k.used))
    }),
    ("item_beside_the_kernel", |k| {
        let apart = !k.wrong.contains("super::");
        apart.then(|| lib(k) + &user(k, &imports(k, k.wrong), k.used))
    }),
    ("item_of_a_macro", |k| {
        let apart = !k.wrong.contains("super::") && !k.wrong.contains("macro_rules");
        let made = format!("macro_rules! make {{ () => {{ {} }} }} make!();", k.wrong);
        apart.then(|| lib(k) + &user(k, &imports(k, &made), k.used))
    }),
    ("import_in_the_body", |k| {
        let used = format!("{{ #[allow(unused_imports)] use super::plain::{}; {} }}", k.name, k.used);
        let inside = !matches!(k.name, "Out");
        inside.then(|| lib(k) + &plain(k) + &user(k, &format!("{} {}", from_lib(k), beside(k.kind)), &used))
    }),
    ("import_in_a_function", |k| {
        let plain = plain(k);
        let kernel = kernel(k, k.used);
        let imports = imports(k, "use super::plain::NAME;").replace("super::", "");
        let imports = imports.replace("t0::", "::t0::").replace(":::t0", "::t0").replace("::::", "::");
        let run = "crate::check!(gpu, k)";
        Some(lib(k) + &plain + &format!("pub fn run(gpu: &::t0::Device) -> bool {{ {imports} {kernel} {run} }}"))
    }),
    ("path_through_a_module", |k| {
        let through = format!(
            "pub mod through {{ #[allow(unused_imports)] pub use super::lib::*; {} use super::plain::{}; }}",
            visibility(k),
            k.name
        );
        let path = matches!(k.name, "item" | "ITEM" | "Item");
        let used = k.used.replace(k.name, &format!("super::through::{}", k.name));
        path.then(|| lib(k) + &plain(k) + &through + &user(k, &from_lib(k), &used))
    }),
];

fn visibility(k: &Kind) -> &'static str {
    if k.wrong.contains("macro_rules") { "pub(crate)" } else { "pub" }
}

fn lib(k: &Kind) -> String {
    format!("pub mod lib {{ #[allow(unused_imports)] use t0::prelude::*; {} }} ", k.right)
}

fn plain(k: &Kind) -> String {
    format!("pub mod plain {{ {} }} ", k.wrong)
}

fn from_lib(k: &Kind) -> String {
    format!("{} #[allow(unused_imports)] use super::lib::*;", language(k))
}

fn language(k: &Kind) -> String {
    format!("#[allow(unused_imports)] use t0::prelude::{};", k.imports)
}

/// The right items by a glob import, and `shadow` beside.
fn imports(k: &Kind, shadow: &str) -> String {
    format!("{} #[allow(unused_imports)] {} {}", from_lib(k), shadow.replace("NAME", k.name), beside(k.kind))
}

/// `shadow` alone.
fn imports_only(k: &Kind, shadow: &str) -> String {
    let others = if k.name == "In" { "use super::lib::first;" } else { "" };
    format!("{} #[allow(unused_imports)] {} {others} {}", language(k), shadow.replace("NAME", k.name), beside(k.kind))
}

fn kernel(k: &Kind, used: &str) -> String {
    // An array of the workgroup is declared at the top.
    let first = if k.name == "Lds" { "let tile = Lds::<u32, 64>::new();" } else { "" };
    format!(
        "#[t0::kernel(block = 32)] pub fn k(x: In<::core::primitive::u32>, mut out: Out<::core::primitive::u32>) {{
            {first}
            let i = global_id();
            let v = x[i];
            out[i] = {used};
        }}"
    )
}

fn user(k: &Kind, scope: &str, used: &str) -> String {
    let kernel = kernel(k, used);
    format!(
        "pub mod user {{ {scope} {kernel} }} pub fn run(gpu: &t0::Device) -> bool {{ crate::check!(gpu, user::k) }}"
    )
}
