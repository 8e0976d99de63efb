use ignis_train::nn::{Linear, Module};

#[derive(Module)]
struct Layer {
    output: Linear,
    heads: usize,
}

fn main() {}
