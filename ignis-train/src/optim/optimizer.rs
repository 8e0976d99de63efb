//! Collects gradients and updates all parameters.

use super::check;
use super::kernels::{self, CONTROL, PART, Policy, Update};
use super::layout::{Layout, numbered};
use super::restore::ledger_words;
use super::rule::{AdamW, LossScaling, Missing, Rule, Settings, Sgd};
use super::state::Report;
use ignis::nn::{Module, Parameter, handles_mut};
use ignis::ops::dense;
use ignis::{Context, DType, Error, Gradients, Result, Tape, Tensor};

const COLLECT: &str = "Optimizer::collect";
const STEP: &str = "Optimizer::step";

/// An optimiser of the parameters of a model.
///
/// [`Optimizer::new`] moves the masters of all parameters to one `f32` buffer, and the working copies to another one.
/// The parameters become views of these, so that one launch updates all of them, and writes the working copies.
///
/// ```
/// use ignis::nn::{Init, Mlp, Module};
/// use ignis_train::optim::{Optimizer, Settings};
/// use ignis::{Context, Tape, Tensor};
///
/// let context = Context::open()?;
/// let mut model = Mlp::new(&mut Init::new(&context, 1), &[2, 8, 1])?;
/// let mut optimizer = Optimizer::new(&mut model, Settings { clip: Some(1.0), ..Settings::default() })?;
/// let x = Tensor::from_slice(&context, &[1.0f32, 2.0, -1.0, 0.5], &[2, 2])?;
/// for _ in 0..3 {
///     let tape = Tape::new();
///     model.watch(&tape);
///     let y = model.forward(&x)?;
///     let gradients = optimizer.backward(&tape, &y.mul(&y)?.mean(&[])?)?;
///     optimizer.collect(&model, &gradients, 1.0)?;
///     optimizer.step(1e-2)?;
/// }
/// assert_eq!(optimizer.report()?.applied, 3);
/// # Ok::<(), ignis::Error>(())
/// ```
///
/// **Gradient accumulation.** Several calls of [`Optimizer::collect`] before a step add their gradients, each times its
/// weight: half batches of equal size have the weight 0.5.
///
/// **Gradients that are not finite.** The device skips the step: parameters and moments stay as they are, and
/// [`Report::skipped`] counts it. The norm is computed in `f32`, so one above 1.8e19 counts as not finite too.
///
/// **Parameters without a gradient.** A step leaves a parameter as it is if no collected loss depends on it: it does
/// not decay, as in PyTorch. [`Missing::Zero`] gives it a gradient of zero instead.
///
/// **Tied parameters.** A parameter whose clones are in several fields of the model is one parameter of the optimiser,
/// with the first of its names. Its gradient is the sum over all uses, and all clones have the new elements.
pub struct Optimizer {
    pub(super) context: Context,
    pub(super) settings: Settings,
    pub(super) layout: Layout,
    pub(super) master: Tensor,
    pub(super) working: Option<Tensor>,
    /// The gradients of all parameters, and then the marks.
    gradient: Tensor,
    pub(super) first: Tensor,
    /// Empty unless the rule is AdamW.
    pub(super) second: Tensor,
    parts: Tensor,
    pub(super) control: Tensor,
    pub(super) ledger: Tensor,
    /// The entry of each unit of the flat buffers.
    owners: Tensor,
    /// Master and working copy of each parameter: views of the flat buffers.
    places: Vec<(Tensor, Option<Tensor>)>,
    /// Whether `gradient` has the gradients of the next step.
    collected: bool,
}

impl Optimizer {
    /// An optimiser of all parameters of `model`, whose types must have been chosen before
    /// ([`Module::set_dtype`]). The elements move to new memory. All clones of the parameters follow, those outside of
    /// the model too; tensors that were taken from parameters before no longer change.
    ///
    /// # Errors
    /// [`Error::Setting`] if a setting is not possible; [`Error::Shape`] if the model has no parameters or 2^31
    /// elements; [`Error::Dtypes`] if working copies have two types; [`Error::WrongParameter`] if two parameters have
    /// the same name or share a part of their memory; [`Error::OutOfMemory`]. The model has not changed then.
    pub fn new(model: &mut (impl Module + ?Sized), settings: Settings) -> Result<Optimizer> {
        const OP: &str = "Optimizer::new";
        settings.check()?;
        let mut handles = handles_mut(model);
        let numbers = numbered(&handles)?;
        // The first handle of each parameter.
        let mut parameters: Vec<(&str, &Parameter)> = Vec::new();
        for ((name, parameter), number) in handles.iter().zip(&numbers) {
            if *number == parameters.len() {
                parameters.push((name, parameter));
            }
        }
        let layout = Layout::new(&parameters, settings.decay)?;
        let Some((_, some)) = parameters.first() else {
            let why = "the model has no parameters".to_owned();
            return Err(Error::Shape { op: OP, shape: vec![], why });
        };
        let context = some.master().context().clone();
        let zeros = |dtype, length: usize| Tensor::filled(&context, OP, dtype, &[length], 0.0);
        let master = zeros(DType::F32, layout.length)?;
        let working = match layout.dtype {
            Some(dtype) => Some(zeros(dtype, layout.working)?),
            None => None,
        };
        let mut moved = Vec::with_capacity(parameters.len());
        for (entry, (_, parameter)) in layout.entries.iter().zip(&parameters) {
            let part = |flat: &Tensor| flat.slice(0, entry.range().start, entry.range().end)?.reshape(&entry.shape);
            let view = part(&master)?;
            view.assign(parameter.master())?;
            let copy = match working.as_ref().filter(|_| entry.working) {
                Some(working) => {
                    let copy = part(working)?;
                    copy.assign(&parameter.master().cast(working.dtype())?)?;
                    Some(copy)
                }
                None => None,
            };
            moved.push((view, copy));
        }
        let adaptive = matches!(settings.rule, Rule::AdamW(_));
        let owners = layout.owners();
        let optimizer = Optimizer {
            gradient: zeros(DType::F32, layout.length + layout.entries.len())?,
            first: zeros(DType::F32, layout.length)?,
            second: zeros(DType::F32, if adaptive { layout.length } else { 0 })?,
            parts: zeros(DType::F32, layout.length.div_ceil(PART as usize))?,
            control: Tensor::from_slice(&context, &initial(&settings), &[CONTROL as usize])?,
            ledger: zeros(DType::U32, ledger_words(layout.entries.len()))?,
            owners: Tensor::from_slice(&context, &owners, &[owners.len()])?,
            context,
            settings,
            layout,
            master,
            working,
            places: moved,
            collected: false,
        };
        let mut firsts: Vec<Parameter> = Vec::with_capacity(optimizer.places.len());
        for ((_, parameter), number) in handles.iter_mut().zip(numbers) {
            match firsts.get(number) {
                Some(first) => parameter.tie(first),
                None => {
                    let (master, working) = optimizer.places[number].clone();
                    parameter.relocate(master, working)?;
                    firsts.push(parameter.clone());
                }
            }
        }
        Ok(optimizer)
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The elements of all parameters, gaps between them included.
    #[must_use]
    pub fn elements(&self) -> usize {
        self.layout.length
    }

    /// The gradients that were collected for the next step, of all parameters in one dimension, divided by the loss
    /// scale. A number for each parameter follows, which is 0 if it has no gradient. Processes that share the work add
    /// up these tensors.
    #[must_use]
    pub fn gradient(&self) -> &Tensor {
        &self.gradient
    }

    /// [`Tape::backward`], starting with the loss scale.
    ///
    /// # Errors
    /// The errors of [`Tape::backward`]; [`Error::Dtype`] if the loss is scaled and not `f32`.
    pub fn backward(&self, tape: &Tape, loss: &Tensor) -> Result<Gradients> {
        if self.settings.scaling.is_none() {
            return tape.backward(loss);
        }
        if loss.dtype() != DType::F32 {
            return Err(Error::Dtype { op: "Optimizer::backward", found: loss.dtype(), expected: "f32" });
        }
        if loss.elements() != 1 {
            return Err(Error::NotScalar { shape: loss.shape().to_vec() });
        }
        let at = kernels::SCALE as usize;
        let scale = self.control.slice(0, at, at + 1)?.reinterpret(DType::F32)?.reshape(loss.shape())?;
        tape.backward_from(loss, &scale)
    }

    /// Adds `weight` times the gradients of `model`, which is the model of this optimiser, to those of the next step.
    /// A parameter that none of the losses depends on has no gradient: see [`Missing`].
    ///
    /// After an error, nothing is collected for the next step.
    ///
    /// # Errors
    /// [`Error::Setting`] if the weight is not finite; [`Error::Shape`] if the model has other parameters;
    /// [`Error::WrongParameter`] if a parameter is not in the memory of the optimiser, because its type was changed or
    /// another optimiser was created.
    pub fn collect(&mut self, model: &(impl Module + ?Sized), gradients: &Gradients, weight: f32) -> Result<()> {
        let add = std::mem::take(&mut self.collected);
        check::weight(COLLECT, weight)?;
        let parameters = model.parameters();
        let entries = &self.layout.entries;
        let same = parameters.len() == entries.len()
            && parameters.iter().zip(entries).all(|((name, p), e)| *name == e.name && p.shape() == e.shape);
        if !same {
            let why = "the model does not have the parameters of the optimiser".to_owned();
            return Err(Error::Shape { op: COLLECT, shape: vec![parameters.len()], why });
        }
        for ((name, parameter), place) in parameters.iter().zip(&self.places) {
            if !in_place(parameter, place) {
                let why = "it is not in the memory of this optimiser, which would update elements that the model does not use: its type was changed, or another optimiser of it was created; create a new optimiser, and continue with `save` and `restore_with`".to_owned();
                return Err(Error::WrongParameter { op: COLLECT, name: name.clone(), why });
            }
        }
        for (index, (_, parameter)) in parameters.iter().enumerate() {
            match parameter.gradient(gradients) {
                Some(gradient) => self.add(gradient, index, weight, add)?,
                None if !add => self.clear(index)?,
                None => {}
            }
        }
        self.collected = true;
        Ok(())
    }

    fn add(&self, gradient: &Tensor, index: usize, weight: f32, add: bool) -> Result<()> {
        let gradient = dense(&gradient.detach())?;
        let [start, mark] = [self.layout.entries[index].start, self.layout.mark(index)].map(|at| at as u32);
        self.context.launch(COLLECT, |l| {
            let (from, control, mut to) = (l.read(&gradient)?, l.read(&self.control)?, l.write(&self.gradient)?);
            let element = [gradient.dtype().element()];
            let (from, control, to) = (from.view()?, control.typed::<u32>()?, to.typed::<f32>()?);
            l.run(kernels::collect::dispatch(element, from, control, to, start, mark, weight, add.into()))
        })
    }

    /// The gradient of a parameter that has none.
    fn clear(&self, index: usize) -> Result<()> {
        let entry = &self.layout.entries[index];
        let [start, count, mark] = [entry.start, entry.elements, self.layout.mark(index)].map(|at| at as u32);
        let value = match self.settings.missing {
            Missing::Skip => 0.0,
            Missing::Zero => 1.0,
        };
        self.context.launch(COLLECT, |l| {
            let mut to = l.write(&self.gradient)?;
            l.run(kernels::absent(to.typed()?, start, count, mark, value))
        })
    }

    /// Forgets the gradients that were collected for the next step.
    pub fn discard(&mut self) {
        self.collected = false;
    }

    /// Updates all parameters with the collected gradients: three launches, whatever the number of parameters. Values
    /// and gradients of earlier tapes are no longer those of the parameters.
    ///
    /// # Errors
    /// [`Error::Setting`] if the learning rate is not a finite number of at least 0; [`Error::Shape`] if no gradients
    /// were collected since the last step; errors of launches.
    pub fn step(&mut self, rate: f32) -> Result<()> {
        check::rate(STEP, rate)?;
        if !self.collected {
            let why = "no gradients were collected since the last step; call `collect` before".to_owned();
            return Err(Error::Shape { op: STEP, shape: self.gradient.shape().to_vec(), why });
        }
        let (policy, update) = (policy(&self.settings), self.update(rate));
        let empty = match &self.working {
            None => Some(self.context.empty(STEP, DType::Bf16, &[0])?),
            Some(_) => None,
        };
        let working = self.working.as_ref().or(empty.as_ref()).unwrap_or(&self.master);
        let (all, length) = (self.gradient.elements(), self.layout.length);
        let (gradients, marks) = (self.gradient.slice(0, 0, length)?, self.gradient.slice(0, length, all)?);
        self.context.launch(STEP, |l| {
            let (g, mut parts) = (l.read(&gradients)?, l.write(&self.parts)?);
            l.run(kernels::squares(g.typed()?, parts.typed()?))
        })?;
        self.context.launch(STEP, |l| {
            let (parts, marks) = (l.read(&self.parts)?, l.read(&marks)?);
            let (mut control, mut ledger) = (l.write(&self.control)?, l.write(&self.ledger)?);
            l.run(kernels::decide(parts.typed()?, marks.typed()?, control.typed()?, ledger.typed()?, policy))
        })?;
        self.context.launch(STEP, |l| {
            let (g, owners) = (l.read(&gradients)?, l.read(&self.owners)?);
            let (control, ledger) = (l.read(&self.control)?, l.read(&self.ledger)?);
            let (mut p, mut first, mut second) =
                (l.write(&self.master)?, l.write(&self.first)?, l.write(&self.second)?);
            let mut working = l.write(working)?;
            let element = [working_type(self.working.as_ref()).element()];
            let (g, owners) = (g.typed::<f32>()?, owners.typed::<u32>()?);
            let (control, ledger) = (control.typed::<u32>()?, ledger.typed::<u32>()?);
            let (p, first, second) = (p.typed::<f32>()?, first.typed::<f32>()?, second.typed::<f32>()?);
            let working = working.view()?;
            l.run(kernels::update::dispatch(element, g, owners, control, ledger, p, first, second, working, update))
        })?;
        self.collected = false;
        Ok(())
    }

    fn update(&self, rate: f32) -> Update {
        let [first, second, end] = self.layout.decaying.map(|n| n as u32);
        let base = Update {
            rule: 0,
            rate,
            beta1: 0.0,
            beta2: 0.0,
            complement1: 0.0,
            complement2: 0.0,
            epsilon: 0.0,
            decay: 0.0,
            first,
            second,
            end,
        };
        match self.settings.rule {
            Rule::AdamW(AdamW { beta1, beta2, epsilon, decay }) => {
                let (complement1, complement2) = ((1.0 - beta1) as f32, (1.0 - beta2) as f32);
                let (beta1, beta2) = (beta1 as f32, beta2 as f32);
                Update { beta1, beta2, complement1, complement2, epsilon, decay, ..base }
            }
            Rule::Sgd(Sgd { momentum, nesterov, decay }) => {
                Update { rule: 1 + u32::from(nesterov), beta1: momentum, decay, ..base }
            }
        }
    }

    /// What the steps so far have decided. It waits for the last step, and reads 64 bytes.
    ///
    /// # Errors
    /// The first failure of a launch that has not been reported yet.
    pub fn report(&self) -> Result<Report> {
        Ok(Report::new(&self.control.to_vec::<u32>()?))
    }
}

impl std::fmt::Debug for Optimizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (parameters, elements) = (self.layout.entries.len(), self.layout.length);
        write!(f, "Optimizer({:?}, {parameters} parameters, {elements} elements)", self.settings.rule)
    }
}

/// Whether a parameter has this master and this working copy.
fn in_place(parameter: &Parameter, (master, working): &(Tensor, Option<Tensor>)) -> bool {
    let same = match (parameter.working(), working) {
        (Some(found), Some(own)) => found.same_elements(own),
        (None, None) => true,
        _ => false,
    };
    same && parameter.master().same_elements(master)
}

/// The type of the kernel's instance. Without working copies all instances do the same.
fn working_type(working: Option<&Tensor>) -> DType {
    working.map_or(DType::Bf16, Tensor::dtype)
}

fn initial(settings: &Settings) -> [u32; CONTROL as usize] {
    let mut control = [0; CONTROL as usize];
    control[kernels::SCALE as usize] = settings.scaling.map_or(1.0, |scaling| scaling.initial).to_bits();
    control
}

fn policy(settings: &Settings) -> Policy {
    let [complement1, complement2] = match settings.rule {
        Rule::AdamW(AdamW { beta1, beta2, .. }) => [(1.0 - beta1) as f32, (1.0 - beta2) as f32],
        Rule::Sgd(_) => [1.0, 1.0],
    };
    let clip = settings.clip.unwrap_or(f32::INFINITY);
    let (growth, backoff, interval) = match settings.scaling {
        Some(LossScaling { growth, backoff, interval, .. }) => (growth, backoff, interval),
        None => (1.0, 1.0, 0),
    };
    Policy { clip, complement1, complement2, growth, backoff, interval }
}
