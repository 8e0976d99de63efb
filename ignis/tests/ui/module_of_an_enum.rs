use ignis::nn::Module;

#[derive(Module)]
enum Layer {
    None,
}

fn main() {}
