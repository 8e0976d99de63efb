//! Instances that are not in the lists of the kernels, compiled by the tests.

use t0::__private::{Argument, Messages};
use t0::Image;
use t0_core::target::GFX1100;
use t0_core::text::{File, Texts};
use t0_core::{Options, compile};

/// The kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kernel {
    Wmma,
    Fma,
    Reduce,
}

impl Kernel {
    fn name(self) -> &'static str {
        match self {
            Kernel::Wmma => "matmul",
            Kernel::Fma => "matmul_fma",
            Kernel::Reduce => "reduce",
        }
    }

    fn file(self) -> &'static str {
        match self {
            Kernel::Wmma => "wmma.rs",
            Kernel::Fma => "fma.rs",
            Kernel::Reduce => "reduce.rs",
        }
    }

    /// The generic parameters in the order of the tests' lists.
    fn parameters(self) -> &'static str {
        match self {
            Kernel::Wmma => {
                "T, O, LAYOUT, BM, BN, FM, FN, TK, PAD, STAGES, KV, GROUP, BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT"
            }
            Kernel::Fma => {
                "T, O, LAYOUT, BM, BN, RM, RN, TK, PAD, STAGES, GROUP, BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT"
            }
            Kernel::Reduce => "T, O, BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT",
        }
    }
}

/// The instance with these values of the generic parameters: `bf16, f32, Layout::Nt, 64, ..`.
pub(crate) fn image(kernel: Kernel, values: &str) -> &'static Image {
    let text = |file: &str| -> String {
        match file {
            "copy.rs" => include_str!("../../../src/kernels/gemm/copy.rs"),
            "wmma.rs" => include_str!("../../../src/kernels/gemm/wmma.rs"),
            "product.rs" => include_str!("../../../src/kernels/gemm/product.rs"),
            "math.rs" => include_str!("../../../src/kernels/math.rs"),
            "fma.rs" => include_str!("../../../src/kernels/gemm/fma.rs"),
            _ => include_str!("../../../src/kernels/gemm/reduce.rs"),
        }
        .to_owned()
    };
    let mut own = text(kernel.file());
    let start = own.find("\n    for(\n").expect("the list of instances");
    let end = start + own[start..].find("\n)]").expect("the end of the attribute");
    own.replace_range(start..end, &format!("\n    for(({}) in [({values})]),", kernel.parameters()));
    let (mut texts, mut gemm) = (Texts::new(), String::new());
    for file in ["product.rs", "copy.rs", kernel.file()] {
        texts.insert(format!("kernels/gemm/{file}"), if file == kernel.file() { own.clone() } else { text(file) });
        gemm += &format!("pub mod {};\n", file.trim_end_matches(".rs"));
    }
    texts.insert("lib.rs".to_owned(), "pub mod kernels;".to_owned());
    texts.insert("kernels/mod.rs".to_owned(), "pub mod gemm; pub mod math;".to_owned());
    texts.insert("kernels/math.rs".to_owned(), text("math.rs"));
    texts.insert("kernels/gemm/mod.rs".to_owned(), gemm);
    let file = File::load("lib.rs", &texts).unwrap_or_else(|error| panic!("{values}: {error}"));
    let found = file.kernels.iter().find(|k| k.item.sig.ident == kernel.name()).expect("the kernel");
    let locate = |span| file.place(span);
    let source = file.source(found, &found.instances[0], &locate);
    let block = source.block;
    let code = compile(&source, &GFX1100, &Options::default()).unwrap_or_else(|errors| panic!("{values}: {errors:?}"));
    assert!(code.sites.is_empty(), "no messages");
    let leaked = |text: String| -> &'static str { text.leak() };
    let arguments: Vec<Argument> = (code.arguments.into_iter())
        .map(|a| {
            let (name, ty) = (leaked(a.name), leaked(a.ty));
            Argument { name, ty, kind: a.kind, bytes: a.bytes, offset: a.offset }
        })
        .collect();
    Box::leak(Box::new(Image {
        name: kernel.name(),
        abi: code.abi,
        object: code.object.leak(),
        others: &[],
        block,
        kernarg_size: code.kernarg_bytes,
        arguments: arguments.leak(),
        file: "",
        line: 0,
        messages: Messages::NONE,
    }))
}
