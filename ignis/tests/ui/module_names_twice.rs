use ignis::nn::{Linear, Module};

#[derive(Module)]
struct Layer {
    up: Linear,
    #[module(name = "up")]
    down: Linear,
}

fn main() {}
