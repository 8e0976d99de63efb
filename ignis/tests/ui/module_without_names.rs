use ignis::nn::{Linear, Module};

#[derive(Module)]
struct Layer(Linear);

fn main() {}
