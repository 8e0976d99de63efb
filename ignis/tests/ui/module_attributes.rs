use ignis::nn::{Linear, Module};

#[derive(Module)]
#[module(krate = other)]
struct OfStruct {
    up: Linear,
}

#[derive(Module)]
struct OfFields {
    #[module(rename = "up")]
    up: Linear,
    #[module(skip, flatten)]
    down: Linear,
    #[module(name = "gate proj")]
    gate: Linear,
    #[module(name = "a..b")]
    norm: Linear,
    #[module(name = 3)]
    last: Linear,
}

fn main() {}
