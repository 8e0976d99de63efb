//! Runs the kernel on the virtual GPU in strict mode: an index out of range, a data race or an uninitialised value is
//! an error.

use t0::prelude::*;
use {{crate}}::saxpy;

#[test]
fn saxpy_agrees_with_rust() -> Result<(), Box<dyn std::error::Error>> {
    let xs: Vec<f32> = (0..1000).map(|i| i as f32 * 0.5).collect();
    let ys: Vec<f32> = (0..1000).map(|i| 100.0 - i as f32).collect();

    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).open()?;
    let (x, mut y) = (gpu.upload(&xs)?, gpu.upload(&ys)?);
    saxpy(2.0, &x, &mut y).over(1000).run(&gpu)?;

    let mut expected = ys.clone(); // the same body on the CPU, one lane at a time
    saxpy::on_cpu(2.0, &xs, &mut expected).over(1000).run()?;
    assert_eq!(y.download()?, expected);
    Ok(())
}
