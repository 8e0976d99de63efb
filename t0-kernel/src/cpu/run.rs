//! One run of a kernel on the CPU, from arguments to result.

use core::fmt;

use super::fiber::Fibers;
use super::group::Group;
use super::{Arguments, CpuError, CpuErrorKind, Extent, lane, panic};
use crate::instance::NoInstance;
use crate::message::Printed;
use crate::rules::{Rules, Unmet};

/// A kernel with its arguments; `.over(n)` sets the grid and `.run()` runs it.
#[must_use = "nothing runs before `.over(n).run()`"]
pub struct Run<'a, G = ()> {
    kernel: &'static str,
    block: [u32; 3],
    body: Box<dyn Fn() + 'a>,
    /// The names of the views that lanes write.
    views: Vec<&'static str>,
    strict: bool,
    sink: Box<dyn FnMut(&Printed) + 'a>,
    /// What is wrong with the arguments.
    error: Option<CpuError>,
    grid: G,
}

/// The grid of a run.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    extent: Extent,
    unit: Unit,
}

#[derive(Debug, Clone, Copy)]
enum Unit {
    Items,
    Blocks,
}

impl<G: fmt::Debug> fmt::Debug for Run<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run").field("kernel", &self.kernel).field("grid", &self.grid).finish_non_exhaustive()
    }
}

impl<'a> Run<'a> {
    /// A run of `body` for each lane, in workgroups of `block` lanes. Each lane gets its own handles of the
    /// `arguments`.
    ///
    /// # Safety
    /// `body`, with everything that it calls, uses a reference to an element (the result of `x[i]` or `&mut x[i]`) only
    /// in the expression that creates it. While it uses one it creates no `&mut` to the same element, and neither does
    /// another lane. The kernel language has no other expressions: it cannot store references, so any body that
    /// `#[t0::kernel]` has accepted may be run.
    ///
    /// Everything else is checked: using a handle after its run, or an array after its workgroup, is an error.
    pub unsafe fn new<A: Arguments + 'a>(
        kernel: &'static str,
        block: [u32; 3],
        arguments: A,
        body: impl Fn(A::Handles) + 'a,
    ) -> Run<'a> {
        let mut views = Vec::new();
        arguments.names(&mut views);
        Run {
            kernel,
            block: block.map(|side| side.max(1)),
            body: Box::new(move || body(arguments.handles(&mut lane::binder()))),
            views,
            strict: true,
            sink: Box::new(to_stdout),
            error: None,
            grid: (),
        }
    }

    /// A run of a kernel that has no instance for the types and constants of the run, which fails.
    #[must_use = "nothing runs before `.over(n).run()`"]
    pub fn without_instance(kernel: &'static str, why: NoInstance) -> Run<'a> {
        Run {
            kernel,
            block: [1; 3],
            body: Box::new(|| {}),
            views: Vec::new(),
            strict: true,
            sink: Box::new(to_stdout),
            error: Some(CpuError { kernel, ..CpuError::outside(CpuErrorKind::Instance(Box::new(why))) }),
            grid: (),
        }
    }

    /// Runs over exactly this many work-items: `n`, `(nx, ny)` or `(nx, ny, nz)`.
    pub fn over(self, items: impl Into<Extent>) -> Run<'a, Grid> {
        self.sized(Grid { extent: items.into(), unit: Unit::Items })
    }

    /// Runs over this many whole workgroups.
    pub fn blocks(self, blocks: impl Into<Extent>) -> Run<'a, Grid> {
        self.sized(Grid { extent: blocks.into(), unit: Unit::Blocks })
    }

    /// Checks the requirements of `rules`; `values` are those of their quantities. A requirement that does not hold
    /// becomes the error of the run.
    pub fn checked(mut self, rules: &Rules, values: &[i128]) -> Run<'a> {
        if let Err(unmet) = rules.check(values) {
            self.refuse(unmet);
        }
        self
    }

    /// Sets the grid that `rules` compute from `values`.
    pub fn by_rules(mut self, rules: &Rules, values: &[i128]) -> Run<'a, Grid> {
        let sides = rules.sides(values).unwrap_or_else(|unmet| {
            self.refuse(unmet);
            [0; 3]
        });
        let unit = if rules.grid.is_some_and(|grid| grid.blocks) { Unit::Blocks } else { Unit::Items };
        self.sized(Grid { extent: Extent::new(sides), unit })
    }

    /// Keeps the first error.
    fn refuse(&mut self, unmet: Unmet) {
        let kernel = self.kernel;
        self.error.get_or_insert_with(|| CpuError { kernel, ..CpuError::outside(CpuErrorKind::Rules(unmet)) });
    }

    fn sized(self, grid: Grid) -> Run<'a, Grid> {
        let Run { kernel, block, body, views, strict, sink, error, grid: () } = self;
        Run { kernel, block, body, views, strict, sink, error, grid }
    }
}

impl<G> Run<'_, G> {
    /// Accesses out of range read zeros and write nothing, as on the GPU, and races are allowed, instead of ending the
    /// run with an error.
    pub fn lenient(mut self) -> Self {
        self.strict = false;
        self
    }
}

impl<'a, G> Run<'a, G> {
    /// Passes what the kernel prints to `sink` instead of standard output: workgroup by workgroup, lane by lane, in
    /// each lane's order.
    pub fn print_to(mut self, sink: impl FnMut(&Printed) + 'a) -> Self {
        self.sink = Box::new(sink);
        self
    }
}

#[allow(clippy::print_stdout, reason = "kernels can print")]
fn to_stdout(printed: &Printed) {
    println!("{printed}");
}

impl Run<'_, Grid> {
    /// Runs the body for each work-item of the grid, workgroup by workgroup.
    ///
    /// # Errors
    /// The first error, with lane and source line: an access out of range, a race between two lanes, a panic in the
    /// body, lanes that did not reach a barrier or a wave builtin together. Values written before the error remain.
    /// [`CpuErrorKind::Abort`] in a program with `panic = "abort"`, where an error would end the process.
    pub fn run(mut self) -> Result<(), CpuError> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        if cfg!(panic = "abort") {
            return Err(CpuError { kernel: self.kernel, ..CpuError::outside(CpuErrorKind::Abort) });
        }
        let items = self.items()?;
        if items.contains(&0) {
            return Ok(());
        }
        panic::watch();
        let group = Group::new(self.kernel, self.block, items, self.strict, core::mem::take(&mut self.views));
        let mut fibers = Fibers::default();
        for z in 0..group.block_count(2) {
            for y in 0..group.block_count(1) {
                for x in 0..group.block_count(0) {
                    group.begin([x, y, z]);
                    let result = fibers.run(&group, &self.body);
                    group.take_printed().for_each(|printed| (self.sink)(&printed));
                    result?;
                }
            }
        }
        Ok(())
    }

    fn items(&self) -> Result<[u32; 3], CpuError> {
        let [x, y, z] = self.grid.extent.counts();
        let mut items = [0; 3];
        for (d, count) in [x, y, z].into_iter().enumerate() {
            let count = match self.grid.unit {
                Unit::Items => count,
                Unit::Blocks => count.saturating_mul(i128::from(self.block[d])),
            };
            items[d] = u32::try_from(count).map_err(|_| CpuError {
                kernel: self.kernel,
                ..CpuError::outside(CpuErrorKind::Grid { asked: format!("({x}, {y}, {z})").into() })
            })?;
        }
        Ok(items)
    }
}
