//! Tests that `#[t0::kernel(test)]` generates. They compare a kernel on the strict virtual GPU with its own Rust body,
//! on random arguments.
//!
//! This module contains the sizes, the arguments ([`TestView`]), random values (`sample`) and the comparison. Programs
//! that run no tests do not use it.
//!
//! These functions panic if a kernel fails its test.

mod sample;

pub use sample::{Difference, Random, Sample, TestElement};

use std::fmt;
use std::ops::RangeBounds;

use t0_kernel::cpu::{self, CpuError};

use crate::buffer::Buffer;
use crate::device::Device;
use crate::error::Error;
use crate::grid::Extent;
use crate::report::Report;
use crate::view::{View, ViewMut};

/// The allowed difference between floats, in units in the last place, if the kernel uses an approximate builtin and the
/// test has no `ulp = ..`.
const APPROXIMATE: u64 = 64;

/// A generated test.
#[derive(Debug, Clone, Copy)]
pub struct SelfTest {
    /// The name of the kernel and its instance.
    pub kernel: &'static str,
    /// Lanes of a workgroup.
    pub block: [u32; 3],
    /// Work-items; by default, several sizes around the workgroup's size.
    pub items: Option<[u32; 3]>,
    /// The seed; by default, a hash of the kernel's name.
    pub seed: Option<u64>,
    /// The allowed difference between floats in units in the last place, if the test has `ulp = ..`.
    pub ulp: Option<u64>,
    /// Whether the kernel uses approximate builtins.
    pub approximate: bool,
}

/// One run on both sides, with its own arguments.
#[derive(Debug)]
pub struct Trial {
    self_test: SelfTest,
    gpu: Device,
    random: Random,
    seed: u64,
    /// Work-items in x, y and z.
    items: [u32; 3],
    /// Whether rows of matrices have gaps between them.
    gaps: bool,
}

/// Work-items in x, y and z: `over` times `unit`.
///
/// # Panics
/// If the product does not fit into a launch.
#[must_use]
pub fn items(over: impl Into<Extent>, unit: [u32; 3]) -> [u32; 3] {
    let counts = over.into().counts();
    std::array::from_fn(|d| match u32::try_from(counts[d].saturating_mul(unit[d].into())) {
        Ok(items) => items,
        Err(_) => panic!("{} times {} work-items are too many for one launch", counts[d], unit[d]),
    })
}

/// The shape of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One dimension with one element per work-item.
    Line,
    /// Two dimensions with one row and one column per work-item.
    Matrix,
    /// One dimension with this many elements.
    Len(usize),
    /// The given number of rows and columns.
    Shape(usize, usize),
}

/// The elements of a view on both sides.
#[derive(Debug)]
pub struct TestView<T: TestElement> {
    name: &'static str,
    host: Vec<T>,
    device: Buffer<T>,
    /// Rows, columns, and elements from one row to the next.
    shape: Option<[usize; 3]>,
}

impl SelfTest {
    /// Runs `round` for every size.
    ///
    /// # Panics
    /// If GPU and CPU differ, or strict mode reports an error. The message states how to repeat the run.
    #[track_caller]
    pub fn run(self, round: impl Fn(&mut Trial) -> Result<(), String>) {
        let name = self
            .kernel
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |h: u64, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        let seed = self.seed.unwrap_or(name);
        for (i, items) in self.sizes().into_iter().enumerate() {
            let gpu = device().unwrap_or_else(|error| panic!("`{}` cannot be tested: {error}", self.kernel));
            let random = Random::new(seed.wrapping_add(i as u64));
            let mut trial = Trial { self_test: self, gpu, random, seed, items, gaps: i % 2 == 1 };
            if let Err(why) = round(&mut trial) {
                let [x, y, z] = items;
                let size = if y == 1 && z == 1 { x.to_string() } else { format!("({x}, {y}, {z})") };
                panic!("`{}` over {size} work-items, seed {seed}: {why}", self.kernel);
            }
        }
    }

    /// One work-item, and sizes around one and two workgroups, in each dimension of the workgroup.
    fn sizes(&self) -> Vec<[u32; 3]> {
        if let Some(items) = self.items {
            return vec![items];
        }
        let around = |side: u32| if side == 1 { [1; 5] } else { [1, side - 1, side, side + 1, 2 * side + 5] };
        let [_, y, z] = self.block.map(around);
        // A workgroup of one lane needs several sizes too.
        let x = if self.block[0] == 1 { [1, 2, 3, 4, 7] } else { around(self.block[0]) };
        (0..5).map(|i| [x[i], y[i], z[i]]).collect()
    }
}

#[cfg(feature = "virtual")]
fn device() -> Result<Device, Error> {
    Device::builder().virtual_gpu(crate::VirtualOptions::strict()).open()
}

#[cfg(not(feature = "virtual"))]
fn device() -> Result<Device, Error> {
    Err(Error::NotBuilt { what: "virtual GPU", feature: "virtual", note: "" })
}

impl Trial {
    /// The device that runs the kernel.
    #[must_use]
    pub fn gpu(&self) -> &Device {
        &self.gpu
    }

    /// Work-items in x, y and z.
    #[must_use]
    pub fn items(&self) -> (u32, u32, u32) {
        let [x, y, z] = self.items;
        (x, y, z)
    }

    /// Total number of work-items.
    #[must_use]
    pub fn work_items(&self) -> usize {
        self.items.iter().map(|n| *n as usize).product()
    }

    /// Lanes of a workgroup.
    #[must_use]
    pub fn lanes(&self) -> u32 {
        self.self_test.block.iter().product()
    }

    /// A random argument.
    pub fn scalar<T: Sample>(&mut self, range: impl RangeBounds<T::Bound>) -> T {
        T::sample(&mut self.random, &range)
    }

    /// A view of random elements.
    ///
    /// # Errors
    /// If the device cannot allocate or copy the elements.
    pub fn view<T: TestElement>(
        &mut self,
        name: &'static str,
        form: Form,
        range: impl RangeBounds<T::Bound>,
    ) -> Result<TestView<T>, String> {
        let [x, y, z] = self.items.map(|n| n as usize);
        let square = (if y == 1 { x } else { y }, x);
        let shape = match form {
            Form::Line | Form::Len(_) => None,
            Form::Matrix => Some(square),
            Form::Shape(rows, cols) => Some((rows, cols)),
        };
        let shape = shape.map(|(rows, cols)| [rows, cols, cols + if self.gaps { 3 } else { 0 }]);
        let len = match (form, shape) {
            (Form::Len(len), _) => len,
            (_, Some([rows, _, stride])) => rows * stride,
            _ => x * y * z,
        };
        let host: Vec<T> = (0..len).map(|_| T::sample(&mut self.random, &range)).collect();
        let device = self.gpu.upload(&host).map_err(|error| error.to_string())?;
        Ok(TestView { name, host, device, shape })
    }

    /// Checks that both runs completed.
    ///
    /// # Errors
    /// The errors of the runs, and a hint to restrict the test's arguments.
    pub fn both(&self, gpu: Result<Report, Error>, cpu: Result<(), CpuError>) -> Result<(), String> {
        const HINT: &str = "if the kernel does not support such arguments, restrict them: `test(over = 100, len(x) = 400, n = 4, x in 0.0..1.0)`";
        match (gpu, cpu) {
            (Ok(_), Ok(())) => Ok(()),
            (Err(gpu), Err(cpu)) => Err(format!("both sides fail\n  on_cpu: {cpu}\n  GPU: {gpu}\n  {HINT}")),
            (Err(gpu), Ok(())) => Err(format!("on_cpu succeeds, but the GPU fails\n  GPU: {gpu}\n  {HINT}")),
            (Ok(_), Err(cpu)) => Err(format!("the GPU succeeds, but on_cpu fails\n  on_cpu: {cpu}\n  {HINT}")),
        }
    }

    /// Checks that both sides left the same values in a view.
    ///
    /// # Errors
    /// A description of the first element that differs.
    pub fn same<T: TestElement>(&self, view: &TestView<T>) -> Result<(), String> {
        let gpu = view.device.download().map_err(|error| error.to_string())?;
        let most = self.self_test.ulp.unwrap_or(if self.self_test.approximate { APPROXIMATE } else { 0 });
        let differ = |(i, (g, c)): (usize, (&T, &T))| Some((i, T::difference(*g, *c, most)?));
        let Some((i, difference)) = gpu.iter().zip(&view.host).enumerate().find_map(differ) else { return Ok(()) };
        let at = match view.shape {
            Some([_, _, stride]) if stride > 0 => format!("[({}, {})]", i / stride, i % stride),
            _ => format!("[{i}]"),
        };
        let Difference { path, gpu, cpu, ulps } = difference;
        let apart = Distance(ulps, most);
        Err(format!(
            "`{}{at}{path}` is {gpu} on the GPU and {cpu} on_cpu{apart} (`test(seed = {})` repeats it)",
            view.name, self.seed
        ))
    }
}

/// The distance between two floats.
struct Distance(Option<u64>, u64);

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distance(Some(ulps), most) => write!(f, ", {ulps} ULP apart where `test(ulp = {most})` is allowed"),
            Distance(None, _) => Ok(()),
        }
    }
}

/// The panic message for a matrix that does not fit its elements, which are created to fit.
const FITS: &str = "a matrix of the elements made for it";

impl<T: TestElement> TestView<T> {
    /// The view for a GPU launch that reads it.
    #[must_use]
    pub fn on_gpu(&self) -> View<'_, T> {
        let view = View::from(&self.device);
        match self.shape {
            Some([rows, cols, stride]) => view.matrix_with_stride(rows, cols, stride).expect(FITS),
            None => view,
        }
    }

    /// The view for a GPU launch that writes it.
    pub fn on_gpu_mut(&mut self) -> ViewMut<'_, T> {
        let view = ViewMut::from(&mut self.device);
        match self.shape {
            Some([rows, cols, stride]) => view.matrix_with_stride(rows, cols, stride).expect(FITS),
            None => view,
        }
    }

    /// The view for a CPU run that reads it.
    #[must_use]
    pub fn on_cpu(&self) -> cpu::View<'_, T> {
        match self.shape {
            Some([rows, cols, stride]) => cpu::View::strided(&self.host, rows, cols, stride).expect(FITS),
            None => cpu::View::from(&self.host),
        }
    }

    /// The view for a CPU run that writes it.
    pub fn on_cpu_mut(&mut self) -> cpu::ViewMut<'_, T> {
        match self.shape {
            Some([rows, cols, stride]) => cpu::ViewMut::strided(&mut self.host, rows, cols, stride).expect(FITS),
            None => cpu::ViewMut::from(&mut self.host),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SELF_TEST: SelfTest =
        SelfTest { kernel: "k", block: [64, 1, 1], items: None, seed: None, ulp: None, approximate: false };

    #[test]
    fn sizes_are_around_one_and_two_workgroups() {
        assert_eq!(SELF_TEST.sizes(), [1, 63, 64, 65, 133].map(|n| [n, 1, 1]));
        let plane = SelfTest { block: [16, 4, 1], ..SELF_TEST };
        assert_eq!(plane.sizes(), [[1, 1, 1], [15, 3, 1], [16, 4, 1], [17, 5, 1], [37, 13, 1]]);
        assert_eq!(SelfTest { items: Some([7, 2, 1]), ..SELF_TEST }.sizes(), [[7, 2, 1]]);
        assert!(SelfTest { block: [1; 3], ..SELF_TEST }.sizes().iter().all(|[n, ..]| *n > 0));
    }

    #[cfg(feature = "virtual")]
    #[test]
    fn the_first_difference_is_reported() {
        let self_test = SelfTest { items: Some([4, 2, 1]), seed: Some(9), ..SELF_TEST };
        let text = std::panic::catch_unwind(|| {
            self_test.run(|trial| {
                let mut view = trial.view::<f32>("out", Form::Shape(2, 3), 0.0..1.0)?;
                assert!(view.host.iter().all(|x| (0.0..1.0).contains(x)));
                view.host[4] = 2.0;
                view.device.write(&view.host).map_err(|error| error.to_string())?;
                trial.same(&view)?;
                view.host[4] = 3.0;
                trial.same(&view)
            });
        });
        let text = text.unwrap_err().downcast::<String>().unwrap();
        assert_eq!(
            *text,
            "`k` over (4, 2, 1) work-items, seed 9: `out[(1, 1)]` is 2.0 on the GPU and 3.0 on_cpu, 4194304 ULP apart where `test(ulp = 0)` is allowed (`test(seed = 9)` repeats it)"
        );
    }

    #[cfg(feature = "virtual")]
    #[test]
    fn the_first_difference_in_an_array_is_reported() {
        let self_test = SelfTest { items: Some([4, 1, 1]), seed: Some(9), ..SELF_TEST };
        let text = std::panic::catch_unwind(|| {
            self_test.run(|trial| {
                let mut view = trial.view::<[[i32; 2]; 3]>("out", Form::Line, 0..10)?;
                trial.same(&view)?;
                view.host[3][2][1] = -1;
                trial.same(&view)
            });
        });
        let text = text.unwrap_err().downcast::<String>().unwrap();
        assert!(text.starts_with("`k` over 4 work-items, seed 9: `out[3][2][1]` is "), "{text}");
        assert!(text.ends_with(" on the GPU and -1 on_cpu (`test(seed = 9)` repeats it)"), "{text}");
    }
}
