//! The description of a kernel in a build script.

use std::path::{Path, PathBuf};

use crate::request::{Case, Request};
use crate::{Error, HostFunction, emit};

/// A kernel whose const parameters are chosen ahead of time; see the [crate](crate).
///
/// [`emit`](Kernel::emit) uses the records; the other methods describe the kernel.
#[derive(Debug, Clone)]
#[must_use = "call `emit`"]
pub struct Kernel {
    pub(crate) request: Request,
    pub(crate) host_function: Option<HostFunction>,
}

impl Kernel {
    /// The kernel `name` in a file of the crate; the path is relative to Cargo.toml.
    pub fn from_source(path: impl Into<String>, name: impl Into<String>) -> Kernel {
        let name = name.into();
        let request = Request {
            name: name.clone(),
            kernel: name,
            source: path.into(),
            targets: vec!["gfx1100".to_owned()],
            ..Request::default()
        };
        Kernel { request, host_function: None }
    }

    /// The name of the records file, of the emitted file and of the emitted items, if it is not the kernel's.
    pub fn named(mut self, name: impl Into<String>) -> Kernel {
        self.request.name = name.into();
        self
    }

    /// A const parameter to tune, and its values.
    pub fn parameter<V: ToString>(mut self, name: impl Into<String>, values: impl IntoIterator<Item = V>) -> Kernel {
        let values = values.into_iter().map(|value| value.to_string()).collect();
        self.request.parameters.push((name.into(), values));
        self
    }

    /// Const parameters to tune together: each row has one value for each name. Use this instead of
    /// [`Kernel::parameter`] if most combinations of the values do not fit each other.
    pub fn candidates<V: ToString, const N: usize>(
        mut self,
        names: [&str; N],
        rows: impl IntoIterator<Item = [V; N]>,
    ) -> Kernel {
        let rows: Vec<Vec<String>> = rows.into_iter().map(|row| row.iter().map(V::to_string).collect()).collect();
        self.request.parameters = names
            .iter()
            .enumerate()
            .map(|(at, name)| {
                let mut values: Vec<String> = Vec::new();
                for row in &rows {
                    if !values.contains(&row[at]) {
                        values.push(row[at].clone());
                    }
                }
                ((*name).to_owned(), values)
            })
            .collect();
        self.request.rows = rows;
        self
    }

    /// A generic parameter that the caller of the kernel chooses, such as an element type, and its values. Each value
    /// is tuned for itself.
    pub fn given<V: ToString>(mut self, name: impl Into<String>, values: impl IntoIterator<Item = V>) -> Kernel {
        let values = values.into_iter().map(|value| value.to_string()).collect();
        self.request.given.push((name.into(), values));
        self
    }

    /// The names of the dimensions of a shape; `m`, `n`, `k` by default.
    pub fn dimensions<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Kernel {
        self.request.dimensions = names.into_iter().map(Into::into).collect();
        self
    }

    /// The shapes to tune for.
    pub fn shapes<S: AsRef<[u64]>>(mut self, shapes: impl IntoIterator<Item = S>) -> Kernel {
        self.request.shapes.extend(shapes.into_iter().map(|shape| shape.as_ref().to_vec()));
        self
    }

    /// The length, or the rows and columns, of a view argument. Each is a product of dimensions, parameters and
    /// numbers, such as `m` or `2*k`.
    pub fn view<E: Into<String>>(mut self, name: impl Into<String>, shape: impl IntoIterator<Item = E>) -> Kernel {
        self.request.views.push((name.into(), shape.into_iter().map(Into::into).collect()));
        self
    }

    /// The value of a scalar argument: a number such as `0.5`, or a product as in [`Kernel::view`]. The fields of a
    /// struct are stated one by one: `.scalar("product.m", "m")`.
    pub fn scalar(mut self, name: impl Into<String>, value: impl ToString) -> Kernel {
        self.request.scalars.push((name.into(), value.to_string()));
        self
    }

    /// Instances accept only shapes whose dimension is a multiple of this: a number, or a product of parameters and
    /// numbers. The kernel's `requires` should state the same, for launches.
    pub fn multiple(mut self, dimension: impl Into<String>, of: impl ToString) -> Kernel {
        self.request.limits.multiples.push((dimension.into(), of.to_string()));
        self
    }

    /// Instances accept only shapes whose dimension is at least this, as in [`Kernel::multiple`].
    pub fn at_least(mut self, dimension: impl Into<String>, of: impl ToString) -> Kernel {
        self.request.limits.least.push((dimension.into(), of.to_string()));
        self
    }

    /// Instances accept only shapes whose dimension is at most this, as in [`Kernel::multiple`].
    pub fn at_most(mut self, dimension: impl Into<String>, of: impl ToString) -> Kernel {
        self.request.limits.most.push((dimension.into(), of.to_string()));
        self
    }

    /// Values of the generic parameters that the attribute of the kernel lists itself, next to the emitted list:
    /// `for(T in [f32, bf16], in matmul_instances)`. The kernel is measured with these values, and its attribute says
    /// with which others it is compiled. Each case is tuned for itself, and has a function of its own: `choose_bf16`
    /// for the name `bf16`.
    ///
    /// This replaces [`Kernel::given`], with which the emitted list has the values.
    pub fn case<N: Into<String>, V: ToString>(
        mut self,
        name: impl Into<String>,
        values: impl IntoIterator<Item = (N, V)>,
    ) -> Kernel {
        let values = values.into_iter().map(|(name, value)| (name.into(), value.to_string())).collect();
        self.request.cases.push(Case { name: name.into(), values });
        self
    }

    /// The most instances that are compiled for each target, for each of the given values and for all cases together.
    /// If the shapes have more best instances, those are left out whose absence costs least.
    pub fn most_instances(mut self, count: usize) -> Kernel {
        self.request.most_instances = count;
        self
    }

    /// The number of instances for virtual GPUs that are compiled for each target, besides the instances of the least
    /// cost. These instances execute the fewest instructions. With 0, the default, a virtual GPU runs the instances of
    /// the least cost. If the shapes need more instances, the ones are left out whose absence adds the fewest
    /// instructions.
    pub fn for_virtual_gpu(mut self, count: usize) -> Kernel {
        self.request.for_virtual_gpu = count;
        self
    }

    /// The name of a group of kernels for the same work, with the same dimensions. `t0 explain GROUP SHAPE` compares
    /// the instances of all of them, as host code does by `ranked`.
    pub fn group(mut self, name: impl Into<String>) -> Kernel {
        self.request.group = name.into();
        self
    }

    /// The views of a launch are in DRAM when it starts. By default they are in the nearest level of L2, the Infinity
    /// Cache and DRAM that holds all of them together, as after an earlier launch with the same views.
    ///
    /// State this for a kernel that reads its data once, such as a product of weights with one vector: the other
    /// weights of a model push them out of the cache before they are read again. Only the cycle model knows caches.
    pub fn cold(mut self) -> Kernel {
        self.request.cold = true;
        self
    }

    /// How much the results of two instances may differ, relative to the larger of 1 and the value; 0 by default: all
    /// bits are equal. State this for instances that round differently, such as those that add in another order. It
    /// applies to floats only.
    pub fn tolerance(mut self, relative: f64) -> Kernel {
        self.request.tolerance = relative;
        self
    }

    /// A view argument whose content after a launch is not a result, such as memory for partial sums. It is not
    /// compared, and its shape may depend on the instance.
    pub fn scratch(mut self, view: impl Into<String>) -> Kernel {
        self.request.scratch.push(view.into());
        self
    }

    /// A function of the build script that computes what the kernel should compute. Each instance is compared with it,
    /// instead of with the other instances.
    ///
    /// ```
    /// # let kernel = t0_tune::Kernel::from_source("src/kernel.rs", "double");
    /// kernel.host_function(|call| {
    ///     let doubled = call.view("x")?.iter().map(|x| 2.0 * x).collect();
    ///     call.set("y", doubled)
    /// });
    /// ```
    pub fn host_function(mut self, function: HostFunction) -> Kernel {
        self.request.host_function = true;
        self.host_function = Some(function);
        self
    }

    /// The targets to tune for; gfx1100 by default. The first is that of `choose` in the emitted code.
    pub fn targets<T: Into<String>>(mut self, targets: impl IntoIterator<Item = T>) -> Kernel {
        self.request.targets = targets.into_iter().map(Into::into).collect();
        self
    }

    /// Reads the records, and writes the list of chosen instances and the table of the dispatcher to `OUT_DIR/NAME.rs`.
    /// For build scripts: prints instructions and warnings to Cargo.
    ///
    /// If `T0_TUNE` is 1 and the feature `measure` is enabled, it first measures what the records lack. If `T0_TUNE` is
    /// `strict`, warnings about records are errors.
    ///
    /// # Errors
    /// What is wrong with the description, the source or the records. Stale or missing records are warnings.
    pub fn emit(self) -> Result<(), Error> {
        let variable = |variable: &'static str| {
            std::env::var_os(variable).map(PathBuf::from).ok_or(Error::NoBuildScript { variable })
        };
        let (root, out) = (variable("CARGO_MANIFEST_DIR")?, variable("OUT_DIR")?);
        emit::for_cargo(&self.request, self.host_function, &root, &out)
    }

    /// What [`Kernel::emit`] writes for a crate in the directory `root`, and the warnings.
    ///
    /// # Errors
    /// As [`Kernel::emit`].
    pub fn emitted(&self, root: &Path) -> Result<emit::Emitted, Error> {
        emit::emitted(&self.request, root)
    }

    /// The description, for a tuner in another process.
    ///
    /// # Errors
    /// What is wrong with the description.
    pub fn request(&self) -> Result<Request, Error> {
        self.request.clone().checked()
    }
}
