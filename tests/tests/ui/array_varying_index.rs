use t0::prelude::*;

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Row {
    cells: [f32; 4],
}

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<Row>) {
    out[global_id()].cells[n as usize] = 1.0;
}

fn main() {}
