#[t0::device]
mod lines;

fn main() {}
