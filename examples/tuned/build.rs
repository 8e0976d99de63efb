//! Describes the kernel to the tuner: what its parameters may be, for which shapes it is used, and its arguments.

fn main() -> Result<(), t0_tune::Error> {
    t0_tune::Kernel::from_source("src/kernel.rs", "matmul")
        .parameter("TM", [1, 2, 4, 8])
        .parameter("TN", [1, 2, 4])
        .parameter("WAVES", [1, 4])
        .view("a", ["m", "k"])
        .view("b", ["k", "n"])
        .view("c", ["m", "n"])
        .targets(["gfx1100", "gfx1102"])
        .shapes([[1, 1024, 256], [16, 64, 64], [256, 256, 64], [1000, 300, 40]])
        .emit()
}
