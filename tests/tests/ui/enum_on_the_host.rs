use t0::prelude::*;

#[t0::device]
enum Act {
    Linear,
    Silu,
}

#[t0::device]
enum Other {
    One,
}

#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Layer {
    act: Act,
}

#[t0::kernel(block = 64, grid = out.len(), for(ACT in [Act::Silu]))]
fn k<const ACT: Act>(act: Act, mut out: Out<u32>) {
    out[global_id()] = ACT as u32 + act as u32;
}

fn is_element<T: Element>() {}

fn launch(gpu: &Device, out: &mut Buffer<u32>) {
    let _ = k(K { act: Other::One }, Act::Silu, &mut *out).run(gpu);
    let _ = k(K { act: 1 }, Act::Silu, &mut *out).run(gpu);
    let _ = k(K { act: Act::Silu }, 1, &mut *out).run(gpu);
    const MISSING: K = k::instance(K { act: Act::Linear });
    let _ = k(MISSING, Act::Silu, &mut *out).run(gpu);
}

fn main() {
    is_element::<Act>();
    is_element::<Layer>();
}
