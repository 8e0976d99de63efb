//! A launch: a kernel, its arguments, its grid. Generated functions create it; the user sets the grid and the device.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use t0_abi::{self as abi, Argument, ArgumentKind, lds};
use t0_kernel::rules::{Rules, Unmet};
use t0_kernel::{Element, Image, NoInstance, Resources};

use crate::allocation::Turns;
use crate::body::{Body, Parts, Use, contended, turns};
use crate::device::Device;
use crate::dynamic::{DynScalar, DynView, DynViewMut, ElementType};
use crate::error::Error;
use crate::graph::recording::Recorded;
use crate::grid::{Extent, Grid, Resolved};
use crate::messages::Log;
use crate::module::Kernel;
use crate::report::Report;
use crate::scalar::Scalar;
use crate::stream::Stream;
use crate::submit::{Submitter, Ticket, Work};
use crate::view::{Part, View, ViewMut};

/// A launch without a grid: `.over(..)` or `.blocks(..)` must follow.
#[derive(Debug, Clone, Copy)]
pub struct Unsized;

/// A kernel with its arguments. `G` is [`Unsized`] until `.over` or `.blocks` sets a [`Grid`]; only then it can run.
/// A kernel whose attribute has `grid = ..` has its grid from the start, and no `.over`.
///
/// ```compile_fail
/// # fn no_grid(launch: t0_runtime::Launch<'_>, gpu: &t0_runtime::Device) {
/// launch.run(gpu); // how much? `.over(n)` is missing
/// # }
/// ```
#[must_use = "a launch does nothing until `.over(n).run(&gpu)`"]
pub struct Launch<'a, G = Unsized> {
    image: &'static Image,
    body: Body,
    /// Number of arguments so far.
    passed: usize,
    /// The first mistake. Boxed, because the launch is moved for each argument.
    error: Option<Box<Error>>,
    /// Bytes of LDS whose size the launch sets.
    lds: u64,
    grid: G,
    /// The views borrow their buffers until the launch is submitted.
    views: PhantomData<Part<'a>>,
}

impl<'a> Launch<'a> {
    /// A launch of `image` without arguments. Generated functions add them in declaration order.
    pub fn new(image: &'static Image) -> Launch<'a> {
        let mut body = Body::new();
        body.kernargs.reserve(image.kernarg_size as usize);
        Launch { image, body, passed: 0, error: None, lds: 0, grid: Unsized, views: PhantomData }
    }

    /// A launch of the instance at a position among `images`, or one that fails with [`Error::Instance`].
    pub fn dispatched(images: &'static [(Image, Resources)], at: Result<usize, NoInstance>) -> Launch<'a> {
        let mut launch = Launch::new(&images[*at.as_ref().unwrap_or(&0)].0);
        if let Err(why) = at {
            launch.refuse(Error::Instance { kernel: launch.image.name, why });
        }
        launch
    }

    /// Appends a view that the kernel only reads.
    pub fn view_in<T: Element>(mut self, view: View<'a, T>) -> Launch<'a> {
        self.push_view::<T>(view.part, ArgumentKind::Reads);
        self
    }

    /// Appends a view that the kernel writes, and may read.
    pub fn view_out<T: Element>(mut self, view: ViewMut<'a, T>) -> Launch<'a> {
        self.push_view::<T>(view.part, ArgumentKind::Writes);
        self
    }

    /// Appends a view that the kernel only reads, with elements of type `declared` in the selected instance.
    pub fn dyn_view_in(mut self, view: DynView<'a>, declared: ElementType) -> Launch<'a> {
        self.check_element(view.element(), declared, ArgumentKind::Reads);
        self.push_part(view.part, declared.size(), ArgumentKind::Reads);
        self
    }

    /// Appends a view that the kernel writes, with elements of type `declared` in the selected instance.
    pub fn dyn_view_out(mut self, view: DynViewMut<'a>, declared: ElementType) -> Launch<'a> {
        self.check_element(view.element(), declared, ArgumentKind::Writes);
        self.push_part(view.part, declared.size(), ArgumentKind::Writes);
        self
    }

    /// Appends a value of type `declared` in the selected instance.
    pub fn dyn_scalar(mut self, value: DynScalar, declared: ElementType) -> Launch<'a> {
        self.check_element(value.element(), declared, ArgumentKind::Value);
        let offset = self.body.kernargs.push_bytes(&value.bytes, value.align);
        self.check(ArgumentKind::Value, value.bytes.len(), offset);
        self
    }

    /// Appends an LDS array of `len` elements of type `declared`.
    pub fn dyn_lds(mut self, len: u32, declared: ElementType) -> Launch<'a> {
        self.push_lds(len, declared.size());
        self
    }

    /// Appends a value.
    pub fn scalar<S: Scalar>(mut self, value: S) -> Launch<'a> {
        let offset = self.body.kernargs.push(value);
        self.check(ArgumentKind::Value, S::SIZE, offset);
        self
    }

    /// Appends an LDS array of `len` elements.
    pub fn lds<T: Element>(mut self, len: u32) -> Launch<'a> {
        self.push_lds(len, T::SIZE);
        self
    }

    fn push_lds(&mut self, len: u32, size: usize) {
        let offset = self.body.kernargs.push(len);
        self.check(ArgumentKind::Lds, size, offset);
        self.lds = self.lds.saturating_add(lds::bytes(len, size as u32));
    }

    /// Sets the exact number of work-items: `n`, `(nx, ny)` or `(nx, ny, nz)`. The last workgroup of each dimension may
    /// be partial.
    pub fn over(self, items: impl Into<Extent>) -> Launch<'a, Grid> {
        self.sized(Grid::items(items.into()))
    }

    /// Sets the number of whole workgroups: `n`, `(nx, ny)` or `(nx, ny, nz)`.
    pub fn blocks(self, blocks: impl Into<Extent>) -> Launch<'a, Grid> {
        self.sized(Grid::blocks(blocks.into()))
    }

    /// Checks the requirements of `rules`; `values` are those of their quantities. A requirement that does not hold
    /// becomes the error of the launch.
    pub fn checked(mut self, rules: &Rules, values: &[i128]) -> Launch<'a> {
        if let Err(unmet) = rules.check(values) {
            self.unmet(unmet);
        }
        self
    }

    /// Sets the grid that `rules` compute from `values`.
    pub fn by_rules(mut self, rules: &Rules, values: &[i128]) -> Launch<'a, Grid> {
        let sides = rules.sides(values).unwrap_or_else(|unmet| {
            self.unmet(unmet);
            [0; 3]
        });
        let extent = Extent::new(sides);
        let blocks = rules.grid.is_some_and(|grid| grid.blocks);
        self.sized(if blocks { Grid::blocks(extent) } else { Grid::items(extent) })
    }

    fn unmet(&mut self, unmet: Unmet) {
        let kernel = self.image.name;
        self.refuse(Error::Rules { kernel, unmet });
    }

    /// Keeps the first error.
    #[cold]
    fn refuse(&mut self, error: Error) {
        self.error.get_or_insert_with(|| Box::new(error));
    }

    fn sized(self, grid: Grid) -> Launch<'a, Grid> {
        let Launch { image, body, passed, error, lds, grid: Unsized, views } = self;
        Launch { image, body, passed, error, lds, grid, views }
    }

    /// Checks an argument that was passed at `offset` against the one that the kernel declares there.
    ///
    /// This check makes a launch safe: otherwise arbitrary bytes could be passed for a view, and the kernel would use
    /// them as an address.
    fn check(&mut self, kind: ArgumentKind, bytes: usize, offset: usize) {
        let (kernel, argument) = (self.image.name, self.passed);
        self.passed += 1;
        // `submit` counts the arguments and reports superfluous ones.
        let Some(declared) = self.image.arguments.get(argument) else { return };
        let Argument { name, ty, .. } = *declared;
        let same = (declared.kind, declared.bytes as usize, declared.offset as usize) == (kind, bytes, offset);
        if !same {
            let given = given(kind, bytes);
            self.refuse(Error::Argument { kernel, argument, name, declared: ty, given });
        }
    }

    /// Compares the element type of the next argument with the declared one.
    fn check_element(&mut self, passed: ElementType, declared: ElementType, kind: ArgumentKind) {
        if passed == declared {
            return;
        }
        let Some(&Argument { name, ty, .. }) = self.image.arguments.get(self.passed) else { return };
        let given = match kind {
            ArgumentKind::Reads | ArgumentKind::Writes => format!("a view of `{passed}`"),
            ArgumentKind::Value | ArgumentKind::Lds => format!("a `{passed}`"),
        };
        let (kernel, argument) = (self.image.name, self.passed);
        self.refuse(Error::Element { kernel, argument, name, declared: ty, given });
    }

    fn push_view<T: Element>(&mut self, part: Part<'a>, kind: ArgumentKind) {
        self.push_part(part, T::SIZE, kind);
    }

    /// A view of elements of `size` bytes.
    fn push_part(&mut self, part: Part<'a>, size: usize, kind: ArgumentKind) {
        let bytes = part.len as u64 * size as u64;
        let shape = [part.len, part.rows, part.cols, part.stride].map(u32::try_from);
        let address = match part.allocation {
            Some(allocation) => allocation.memory().address() + (part.first * size) as u64,
            None => 0,
        };
        let shape = match shape {
            [Ok(len), Ok(rows), Ok(cols), Ok(stride)] if abi::View::fits(bytes, size as u64) => {
                [len, rows, cols, stride]
            }
            _ => {
                let (kernel, argument) = (self.image.name, self.passed);
                self.refuse(Error::ViewTooLarge { kernel, argument, bytes });
                [0; 4]
            }
        };
        let offset = self.body.kernargs.push_view(&abi::View::new(address, shape));
        self.check(kind, size, offset);
        let image = self.image;
        self.body.uses.push(Use {
            allocation: part.allocation.cloned(),
            writes: kind == ArgumentKind::Writes,
            dense: part.rows <= 1 || part.stride == part.cols,
            argument: self.passed as u32 - 1,
            device: part.device.id(),
            image,
            start: (part.first * size) as u64,
            bytes,
            joined: None,
        });
    }
}

/// A description of an argument that was passed.
fn given(kind: ArgumentKind, bytes: usize) -> String {
    match kind {
        ArgumentKind::Reads => format!("a view to read with elements of {bytes} bytes"),
        ArgumentKind::Writes => format!("a view to write with elements of {bytes} bytes"),
        ArgumentKind::Value => format!("a value of {bytes} bytes"),
        ArgumentKind::Lds => format!("the length of an LDS array with elements of {bytes} bytes"),
    }
}

impl Launch<'_, Grid> {
    /// Runs the kernel after everything launched on `device` before, and waits for its end. An empty grid runs nothing.
    ///
    /// # Errors
    /// A fault or failed assertion of the kernel ([`Error::Fault`], [`Error::Assertion`]), an invalid launch, or a
    /// timeout.
    pub fn run(self, device: &Device) -> Result<Report, Error> {
        let name = self.image.name;
        let submitter = device.submitter();
        let Some(ticket) = self.submit(device, submitter, true)? else { return Ok(Report::default()) };
        submitter.wait_for(&ticket, name)?;
        Ok(Report::of(&ticket.signal))
    }

    /// Enqueues the kernel after everything enqueued on `stream` before, and returns. Faults are reported by the next
    /// wait.
    ///
    /// Earlier work of other streams that uses the same buffers runs first, in the order of submission.
    ///
    /// # Errors
    /// An invalid launch, or an earlier failure that prevents the queue from accepting work.
    pub fn enqueue(self, stream: &Stream) -> Result<(), Error> {
        if stream.is_recording() {
            if let Some(recorded) = self.recorded(stream.device())? {
                stream.recorder().append(recorded);
            }
            return Ok(());
        }
        self.submit(stream.device(), stream.submitter(), false).map(drop)
    }

    /// Checks everything that does not depend on the state of the device. Returns the grid, or `None` for an empty one.
    fn check_all(&mut self, device: &Device) -> Result<Option<Resolved>, Error> {
        let kernel = self.image.name;
        self.image.abi.check().map_err(|why| Error::Abi { kernel, why })?;
        if let Some(error) = self.error.take() {
            return Err(*error);
        }
        let declared = self.image.arguments.len();
        if self.passed != declared {
            return Err(Error::Arguments { kernel, given: self.passed, declared });
        }
        if let Some(used) = self.body.uses.iter().find(|used| used.device != device.id()) {
            return Err(Error::WrongDevice { kernel, argument: used.argument as usize });
        }
        let grid = self.grid.resolve(kernel, self.image.block)?;
        let bytes = self.body.kernargs.finished_bytes(self.image.messages.slot_words > 0);
        if grid.is_some() && bytes != self.image.kernarg_size {
            let declared = self.image.kernarg_size;
            let why = format!("its image declares {declared} bytes of arguments, and those it lists take {bytes}");
            return Err(Error::CodeObject { kernel, why });
        }
        Ok(grid)
    }

    /// The launch as a graph keeps it. `None` for an empty grid.
    pub(crate) fn recorded(mut self, device: &Device) -> Result<Option<Recorded>, Error> {
        let Some(grid) = self.check_all(device)? else { return Ok(None) };
        let kernel = device.kernel(self.image)?;
        kernel.check_places(|| self.body.uses.iter().any(Use::writes_host_memory))?;
        let group_bytes = kernel.group_bytes_with(self.lds)?;
        let arguments = self.body.kernargs.clone();
        let uses = std::mem::take(&mut self.body.uses);
        Ok(Some(Recorded { image: self.image, kernel, grid, group_bytes, arguments, uses }))
    }

    fn submit(mut self, device: &Device, submitter: &Submitter, wait: bool) -> Result<Option<Ticket>, Error> {
        let Some(grid) = self.check_all(device)? else { return Ok(None) };
        let code = device.kernel(self.image)?;
        code.check_places(|| self.body.uses.iter().any(Use::writes_host_memory))?;
        let group_bytes = code.group_bytes_with(self.lds)?;
        let places = contended(&self.body.uses);
        submit(device, submitter, self.image, code, grid, group_bytes, &mut self.body, wait, &turns(&places))
    }
}

/// Submits a launch that has been checked. The ticket is for a caller that will `wait`. `turns` are those at its
/// buffers.
#[allow(clippy::too_many_arguments, reason = "the parts of a launch and of a recorded one")]
pub(crate) fn submit(
    device: &Device,
    submitter: &Submitter,
    image: &'static Image,
    kernel: Arc<Kernel>,
    grid: Resolved,
    group_bytes: u32,
    Parts { kernargs, uses }: &mut Parts,
    wait: bool,
    turns: &Turns<'_>,
) -> Result<Option<Ticket>, Error> {
    let log = match image.messages.slot_words {
        0 => None,
        _ => Some(device.outlet().log(device.client(), image)?),
    };
    let kernargs = kernargs.finish(grid.blocks, log.as_ref().map(Log::view));
    let ticket = submitter.submit(Work { kernel, grid, kernargs, group_bytes, uses, log }, wait, turns)?;
    device.count_launches(1);
    Ok(ticket)
}

impl<G> fmt::Debug for Launch<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Launch({}, {} views)", self.image.name, self.body.uses.len())
    }
}
