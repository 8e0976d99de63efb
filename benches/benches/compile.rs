//! How long the macro's work on one kernel takes: `t0_core::compile` on parsed source. `cargo bench --bench compile`.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use proc_macro2::Span;
use t0_core::Options;
use t0_core::source::{KernelSource, SourcePlace};
use t0_core::target::GFX1100;

const SOURCE: &str = include_str!("../../tests/src/kernels/thin.rs");
const ROUNDS: u32 = 200;

fn main() {
    let file = syn::parse_file(SOURCE).expect("the kernels parse");
    for (name, block) in
        [("vector_add", [256, 1, 1]), ("saxpy", [256, 1, 1]), ("softmax_rows", [256, 1, 1]), ("transpose", [32, 8, 1])]
    {
        let find = |item: &syn::Item| match item {
            syn::Item::Fn(f) if f.sig.ident == name => Some(f.clone()),
            _ => None,
        };
        let mut item = file.items.iter().find_map(find).expect("the kernel is there");
        item.attrs.clear();
        let locate = |span: Span| SourcePlace {
            file: "src/thin.rs".to_owned(),
            line: span.start().line as u32,
            column: span.start().column as u32 + 1,
        };
        let source =
            KernelSource { item: &item, block, instance: vec![], names: vec![], items: vec![], locate: &locate };
        let time = || {
            let start = Instant::now();
            let compiled = t0_core::compile(&source, &GFX1100, &Options::default()).expect("the kernel compiles");
            std::hint::black_box(compiled.object.len());
            start.elapsed()
        };
        let mut times: Vec<Duration> = (0..ROUNDS).map(|_| time()).collect();
        times.sort();
        let median = times[times.len() / 2].as_secs_f64() * 1e3;
        println!("FIGURE compile.{name} {median:.3} ms");
    }
}
