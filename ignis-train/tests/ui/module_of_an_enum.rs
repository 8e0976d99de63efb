use ignis_train::nn::Module;

#[derive(Module)]
enum Layer {
    None,
}

fn main() {}
