use ignis_train::nn::{Linear, Module};

#[derive(Module)]
struct Layer(Linear);

fn main() {}
