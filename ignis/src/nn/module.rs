//! Parameters by name.

use super::parameter::Parameter;
use super::ties::place;
use crate::autograd::Tape;
use crate::dtype::DType;
use crate::error::Result;
use std::collections::HashSet;
use std::fmt;

/// The name of a parameter while a model is visited: segments separated by dots, as in
/// `model.layers.0.mlp.up_proj.weight`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    text: String,
}

impl Path {
    /// The path of a model itself, which is empty.
    #[must_use]
    pub fn new() -> Path {
        Path::default()
    }

    /// The segments, separated by dots.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Calls `f` with this path and one more segment.
    pub fn within<R>(&mut self, segment: &str, f: impl FnOnce(&mut Path) -> R) -> R {
        let length = self.text.len();
        if length > 0 {
            self.text.push('.');
        }
        self.text.push_str(segment);
        let result = f(self);
        self.text.truncate(length);
        result
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A layer or a model: a tree of [`Parameter`]s with names.
///
/// The derive macro of the same name visits the fields of a struct, so that the names of parameters are the paths of
/// fields:
///
/// ```
/// use ignis::nn::{Init, Linear, Module};
/// use ignis::{Context, DType, Result, Tape, Tensor};
///
/// #[derive(Module)]
/// struct Head {
///     #[module(name = "lm_head")]
///     output: Linear,
/// }
///
/// let context = Context::open()?;
/// let mut head = Head { output: Linear::new(&mut Init::new(&context, 1), 3, 2, true)? };
/// let names: Vec<String> = head.parameters().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["lm_head.weight", "lm_head.bias"]);
///
/// let tape = Tape::new();
/// head.watch(&tape);
/// let loss = head.output.forward(&Tensor::ones(&context, DType::F32, &[4, 3])?)?.sum(&[])?;
/// let gradients = tape.backward(&loss)?;
/// for (name, parameter) in head.parameters() {
///     let gradient = parameter.gradient(&gradients).expect("the loss depends on all of them");
///     assert_eq!(gradient.shape(), parameter.shape(), "{name}");
/// }
/// # Ok::<(), ignis::Error>(())
/// ```
///
/// The order of parameters is that of the fields, and the same for both functions.
///
/// **Tied parameters.** A model that has a clone of one [`Parameter`] in several fields uses one parameter. The
/// functions that visit a module call the visitor for each field. Lists have the parameter once, under the name that
/// comes first in the order of the model, and so do optimisers and files.
///
/// ```
/// use ignis::nn::{Init, Module, Parameter};
/// use ignis::{Context, Result};
///
/// #[derive(Module)]
/// struct Tied {
///     encoder: Parameter,
///     decoder: Parameter,
/// }
///
/// let encoder = Init::new(&Context::open()?, 1).normal(&[4, 3], 0.1)?;
/// let tied = Tied { decoder: encoder.clone(), encoder };
/// let names: Vec<String> = tied.parameters().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["encoder"]);
/// assert_eq!(tied.elements(), 12);
/// # Ok::<(), ignis::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a module",
    label = "this has no parameters",
    note = "mark a field without parameters with `#[module(skip)]`, and derive `Module` for a struct of layers"
)]
pub trait Module {
    /// Calls `visitor` with each parameter and its path, which begins with `path`.
    fn visit<'a>(&'a self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a Parameter));

    /// As [`Module::visit`], with exclusive access.
    fn visit_mut<'a>(&'a mut self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a mut Parameter));

    /// All parameters with their names, tied ones once.
    fn parameters(&self) -> Vec<(String, &Parameter)> {
        let mut seen = HashSet::new();
        handles(self).into_iter().filter(|(_, parameter)| seen.insert(place(parameter))).collect()
    }

    /// All parameters with their names, tied ones once, for changes.
    fn parameters_mut(&mut self) -> Vec<(String, &mut Parameter)> {
        let mut seen = HashSet::new();
        handles_mut(self).into_iter().filter(|(_, parameter)| seen.insert(place(parameter))).collect()
    }

    /// The number of elements of all parameters, those of tied ones once.
    fn elements(&self) -> usize {
        self.parameters().iter().map(|(_, parameter)| parameter.master().elements()).sum()
    }

    /// Tracks all parameters with `tape`, so that operations with them are recorded: see [`Parameter::watch`]. A
    /// training step begins with it.
    fn watch(&mut self, tape: &Tape) {
        self.visit_mut(&mut Path::new(), &mut |_, parameter| parameter.watch(tape));
    }

    /// Chooses the type that operations use: see [`Parameter::set_dtype`].
    ///
    /// # Errors
    /// The errors of [`Parameter::set_dtype`]. Some parameters may have the new type then.
    fn set_dtype(&mut self, dtype: DType) -> Result<()> {
        each(self, |parameter| parameter.set_dtype(dtype))
    }

    /// Rounds the masters to the working type again: see [`Parameter::refresh`].
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    fn refresh(&mut self) -> Result<()> {
        each(self, Parameter::refresh)
    }
}

/// The parameters of all fields with their names, tied ones several times.
pub(crate) fn handles<M: Module + ?Sized>(module: &M) -> Vec<(String, &Parameter)> {
    let mut all = Vec::new();
    module.visit(&mut Path::new(), &mut |path, parameter| all.push((path.to_string(), parameter)));
    all
}

/// The parameters of all fields with their names, tied ones several times, for changes.
pub fn handles_mut<M: Module + ?Sized>(module: &mut M) -> Vec<(String, &mut Parameter)> {
    let mut all = Vec::new();
    module.visit_mut(&mut Path::new(), &mut |path, parameter| all.push((path.to_string(), parameter)));
    all
}

/// Calls `change` once for all clones of a parameter. Parameters that only have the same master have working copies of
/// their own.
fn each<M: Module + ?Sized>(module: &mut M, change: impl Fn(&mut Parameter) -> Result<()>) -> Result<()> {
    let mut changed = HashSet::new();
    for (_, parameter) in handles_mut(module) {
        if changed.contains(&parameter.identity()) {
            parameter.forget_value();
            continue;
        }
        change(parameter)?;
        changed.insert(parameter.identity());
    }
    Ok(())
}

impl Module for Parameter {
    fn visit<'a>(&'a self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a Parameter)) {
        visitor(path, self);
    }

    fn visit_mut<'a>(&'a mut self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a mut Parameter)) {
        visitor(path, self);
    }
}

/// The segment of an element is its index: `layers.0`.
impl<M: Module> Module for Vec<M> {
    fn visit<'a>(&'a self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a Parameter)) {
        for (index, module) in self.iter().enumerate() {
            path.within(&index.to_string(), |path| module.visit(path, visitor));
        }
    }

    fn visit_mut<'a>(&'a mut self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a mut Parameter)) {
        for (index, module) in self.iter_mut().enumerate() {
            path.within(&index.to_string(), |path| module.visit_mut(path, visitor));
        }
    }
}

/// `None` has no parameters. The path has no segment for `Some`.
impl<M: Module> Module for Option<M> {
    fn visit<'a>(&'a self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a Parameter)) {
        if let Some(module) = self {
            module.visit(path, visitor);
        }
    }

    fn visit_mut<'a>(&'a mut self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a mut Parameter)) {
        if let Some(module) = self {
            module.visit_mut(path, visitor);
        }
    }
}

impl<M: Module + ?Sized> Module for Box<M> {
    fn visit<'a>(&'a self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a Parameter)) {
        (**self).visit(path, visitor);
    }

    fn visit_mut<'a>(&'a mut self, path: &mut Path, visitor: &mut dyn FnMut(&Path, &'a mut Parameter)) {
        (**self).visit_mut(path, visitor);
    }
}
