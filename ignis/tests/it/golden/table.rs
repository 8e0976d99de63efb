//! The table of all instances: a row for each.

use super::Instance;
use super::listing::hash;
use super::time::time;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use t0::Resources;
use t0_timing::{Parameters, fingerprint};

/// The name of the file.
pub(crate) const FILE: &str = "kernels.toml";

/// The comment at the start of the file.
const HEAD: &str = "\
# Instances of the kernels of ignis: resources, the hash of the machine code, and the modelled clocks of a launch on a
# gfx1100 (docs/timing.md). Clocks are not measured. `parameters` is the hash of the model's parameters, `data` is where
# the operands are at the start. To write the file again: T0_BLESS=1 cargo test -p ignis --test it golden::
";

/// The text of the file.
pub(crate) fn table(all: &BTreeMap<String, Instance>) -> String {
    let mut text = format!("{HEAD}parameters = \"{:016x}\"\n", fingerprint(Parameters::TABLE));
    for (name, instance) in all {
        let _ = write!(text, "\n[\"{name}\"]\n{}", section(name, instance));
    }
    text
}

fn section(name: &str, instance: &Instance) -> String {
    let launch = (instance.launch)();
    let time = time(instance.image, &launch, &Parameters::GFX1100).unwrap_or_else(|e| panic!("{name}: {e}"));
    let ([x, y, z], [width, height, depth]) = (launch.workgroups, instance.image.block);
    let Resources { vgprs, sgprs, lds_bytes, scratch_bytes, spilled_vgprs, spilled_sgprs, instructions, code_bytes } =
        *instance.resources;
    let mut text = String::new();
    if let Some(feature) = instance.feature {
        let _ = writeln!(text, "feature = \"{feature}\"");
    }
    let _ = writeln!(
        text,
        "code = \"{:016x}\"\ninstructions = {instructions}\nbytes = {code_bytes}\nvgprs = {vgprs}\nsgprs = {sgprs}\n\
         lds = {lds_bytes}\nscratch = {scratch_bytes}\nspilled = [{spilled_vgprs}, {spilled_sgprs}]\n\
         launch = \"{}\"\nworkgroups = [{x}, {y}, {z}]\nworkgroup = [{width}, {height}, {depth}]\ndata = \"{}\"\n\
         clocks = {}\nlimiter = \"{}\"",
        hash(instance),
        launch.shape,
        launch.data.name(),
        time.clocks,
        time.limiter.name()
    );
    text
}

/// The sections of the text by their names. The first one, before any name, has an empty name.
fn sections(text: &str) -> BTreeMap<&str, &str> {
    let named = |part| match str::split_once(part, "\"]\n") {
        Some((name, rest)) => (name, rest.trim_end()),
        None => ("", part.trim_end()),
    };
    text.split("\n[\"").map(named).collect()
}

/// What has changed from one text of the file to another.
pub(crate) fn differences(had: &str, now: &str) -> Vec<String> {
    let (old, new) = (sections(had), sections(now));
    let mut found = Vec::new();
    for (name, is) in &new {
        match old.get(name) {
            Some(was) if was == is => {}
            Some(was) => {
                let only = |a: &str, b: &str| -> Vec<String> {
                    a.lines().filter(|line| !b.lines().any(|other| other == *line)).map(|l| format!("`{l}`")).collect()
                };
                let (was, is) = (only(was, is).join(", "), only(is, was).join(", "));
                found.push(format!("{FILE}, \"{name}\": {was} has become {is}"));
            }
            None => found.push(format!("{FILE}, \"{name}\": a new kernel")),
        }
    }
    let gone = old.keys().filter(|name| !new.contains_key(*name));
    found.extend(gone.map(|name| format!("{FILE}, \"{name}\": no such kernel")));
    found
}

#[test]
fn differences_name_the_kernel_and_the_line() {
    let text = |clocks: u32, other: &str| {
        format!(
            "{HEAD}parameters = \"0\"\n\n[\"a.1\"]\nlaunch = \"x\"\nclocks = {clocks}\n\n[\"{other}\"]\nclocks = 2\n"
        )
    };
    let had = text(1, "b");
    assert!(differences(&had, &had).is_empty());
    assert_eq!(differences(&had, &text(3, "b")), ["kernels.toml, \"a.1\": `clocks = 1` has become `clocks = 3`"]);
    let other = ["kernels.toml, \"c\": a new kernel", "kernels.toml, \"b\": no such kernel"];
    assert_eq!(differences(&had, &text(1, "c")), other);
    let parameters = had.replace("parameters = \"0\"", "parameters = \"1\"");
    let expected = "kernels.toml, \"\": `parameters = \"0\"` has become `parameters = \"1\"`";
    assert_eq!(differences(&had, &parameters), [expected]);
    assert_eq!(differences("", &had).len(), 3);
}
