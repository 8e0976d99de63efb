use t0::prelude::*;

#[t0::kernel(block = 64, for(T in [f32, bf16], N in [1, 2]))]
fn k<T: Float, const N: u32>(x: In<T>, scale: T, mut out: Out<f32>) {
    out[global_id()] = x[global_id() * N].to_f32() * misspelt(scale);
}

fn main() {
    let gpu = Device::open().unwrap();
    let (x, mut y) = (gpu.upload(&[1.0f32]).unwrap(), gpu.zeros::<f32>(1).unwrap());
    k::<f32>(K { n: 1 }, &x, 2.0, &mut y).over(1).run(&gpu).unwrap();
    k::on_cpu::<f32>(K { n: 2 }, &[1.0], 2.0, &mut [0.0]).over(1).run().unwrap();
    println!("{:?} {:?}", k::report::<bf16>(K { n: 1 }), k::image::<f32>(K { n: 1 }));
}
