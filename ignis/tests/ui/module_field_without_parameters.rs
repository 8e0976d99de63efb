use ignis::nn::{Linear, Module};

#[derive(Module)]
struct Layer {
    output: Linear,
    heads: usize,
}

fn main() {}
