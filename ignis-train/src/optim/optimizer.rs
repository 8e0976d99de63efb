//! Collects gradients and updates all parameters.

use super::layout::Layout;
use super::rule::{AdamW, LossScaling, Rule, Settings, Sgd};
use super::state::{Report, Saved, SavedParameter};
use crate::autograd::{Gradients, Tape};
use crate::context::Context;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::optim::{self, CONTROL, PART, Policy, Update};
use crate::nn::Module;
use crate::ops::dense;
use crate::tensor::Tensor;

const COLLECT: &str = "Optimizer::collect";
const STEP: &str = "Optimizer::step";
const RESTORE: &str = "Optimizer::restore";

/// An optimiser of the parameters of a model.
///
/// [`Optimizer::new`] moves the masters of all parameters to one `f32` buffer, and the working copies to another one.
/// The parameters become views of these, so that one launch updates all of them, and writes the working copies.
///
/// ```
/// use ignis_train::nn::{Init, Mlp, Module};
/// use ignis_train::optim::{Optimizer, Settings};
/// use ignis_train::{Context, Tape, Tensor};
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
/// # Ok::<(), ignis_train::Error>(())
/// ```
///
/// **Gradient accumulation.** Several calls of [`Optimizer::collect`] before a step add their gradients, each times its
/// weight: half batches of equal size have the weight 0.5.
///
/// **Gradients that are not finite.** The device skips the step: parameters and moments stay as they are, and
/// [`Report::skipped`] counts it. The norm is computed in `f32`, so one above 1.8e19 counts as not finite too.
pub struct Optimizer {
    context: Context,
    settings: Settings,
    layout: Layout,
    master: Tensor,
    working: Option<Tensor>,
    gradient: Tensor,
    first: Tensor,
    /// Empty unless the rule is AdamW.
    second: Tensor,
    parts: Tensor,
    control: Tensor,
    /// The gradient of each parameter, a view.
    targets: Vec<Tensor>,
    /// Whether `gradient` has the gradients of the next step.
    collected: bool,
}

impl Optimizer {
    /// An optimiser of all parameters of `model`, whose types must have been chosen before
    /// ([`Module::set_dtype`]). The elements move to new memory: handles to the old memory no longer change.
    ///
    /// # Errors
    /// [`Error::Shape`] if the model has no parameters or 2^31 elements; [`Error::Dtypes`] if working copies have two
    /// types; [`Error::OutOfMemory`].
    pub fn new(model: &mut (impl Module + ?Sized), settings: Settings) -> Result<Optimizer> {
        const OP: &str = "Optimizer::new";
        let mut parameters = model.parameters_mut();
        let layout = Layout::new(&parameters, settings.decay)?;
        let Some((_, some)) = parameters.first() else {
            let why = "the model has no parameters".to_owned();
            return Err(Error::Shape { op: OP, shape: vec![], why });
        };
        let context = some.master().context().clone();
        let zeros = |length: usize| Tensor::filled(&context, OP, DType::F32, &[length], 0.0);
        let master = zeros(layout.length)?;
        let working = match layout.dtype {
            Some(dtype) => Some(Tensor::filled(&context, OP, dtype, &[layout.working], 0.0)?),
            None => None,
        };
        let gradient = zeros(layout.length)?;
        let mut moved = Vec::with_capacity(parameters.len());
        let mut targets = Vec::with_capacity(parameters.len());
        for (entry, (_, parameter)) in layout.entries.iter().zip(&parameters) {
            let part = |flat: &Tensor| flat.slice(0, entry.range().start, entry.range().end);
            let view = part(&master)?.reshape(&entry.shape)?;
            view.assign(parameter.master())?;
            let copy = match working.as_ref().filter(|_| entry.working) {
                Some(working) => {
                    let copy = part(working)?.reshape(&entry.shape)?;
                    copy.assign(&parameter.master().cast(working.dtype())?)?;
                    Some(copy)
                }
                None => None,
            };
            targets.push(part(&gradient)?);
            moved.push((view, copy));
        }
        let adaptive = matches!(settings.rule, Rule::AdamW(_));
        let optimizer = Optimizer {
            first: zeros(layout.length)?,
            second: zeros(if adaptive { layout.length } else { 0 })?,
            parts: zeros(layout.length.div_ceil(PART as usize))?,
            control: Tensor::from_slice(&context, &initial(&settings), &[CONTROL as usize])?,
            context,
            settings,
            layout,
            master,
            working,
            gradient,
            targets,
            collected: false,
        };
        for ((_, parameter), (master, working)) in parameters.iter_mut().zip(moved) {
            parameter.relocate(master, working)?;
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
    /// scale. Processes that share the work add up these tensors.
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
        let at = optim::SCALE as usize;
        let scale = self.control.slice(0, at, at + 1)?.reinterpret(DType::F32).reshape(loss.shape())?;
        tape.backward_from(loss, &scale)
    }

    /// Adds `weight` times the gradients of `model`, which is the model of this optimiser, to those of the next step.
    /// The gradient of a parameter that the loss does not depend on is zero.
    ///
    /// # Errors
    /// [`Error::Shape`] if the model has other parameters.
    pub fn collect(&mut self, model: &(impl Module + ?Sized), gradients: &Gradients, weight: f32) -> Result<()> {
        let parameters = model.parameters();
        let entries = &self.layout.entries;
        let same = parameters.len() == entries.len()
            && parameters.iter().zip(entries).all(|((name, p), e)| *name == e.name && p.shape() == e.shape);
        if !same {
            let why = "the model does not have the parameters of the optimiser".to_owned();
            return Err(Error::Shape { op: COLLECT, shape: vec![parameters.len()], why });
        }
        let add = u32::from(self.collected);
        for ((_, parameter), target) in parameters.iter().zip(&self.targets) {
            match parameter.gradient(gradients) {
                Some(gradient) => self.add(gradient, target, weight, add)?,
                None if add == 0 => {
                    let zero = Tensor::filled(&self.context, COLLECT, DType::F32, target.shape(), 0.0)?;
                    target.assign(&zero)?;
                }
                None => {}
            }
        }
        self.collected = true;
        Ok(())
    }

    fn add(&self, gradient: &Tensor, target: &Tensor, weight: f32, add: u32) -> Result<()> {
        let gradient = dense(&gradient.detach())?;
        self.context.launch(COLLECT, |l| {
            let (from, control, mut to) = (l.read(&gradient)?, l.read(&self.control)?, l.write(target)?);
            let instance = (gradient.dtype().element(),);
            let (from, control, to) = (from.view()?, control.typed::<u32>()?, to.typed::<f32>()?);
            l.run(optim::collect::dispatch(instance, from, control, to, weight, add))
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
    /// [`Error::Shape`] if no gradients were collected since the last step; errors of launches.
    pub fn step(&mut self, rate: f32) -> Result<()> {
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
        self.context.launch(STEP, |l| {
            let (g, mut parts) = (l.read(&self.gradient)?, l.write(&self.parts)?);
            l.run(optim::squares(g.typed()?, parts.typed()?))
        })?;
        self.context.launch(STEP, |l| {
            let (parts, mut control) = (l.read(&self.parts)?, l.write(&self.control)?);
            l.run(optim::decide(parts.typed()?, control.typed()?, policy))
        })?;
        self.context.launch(STEP, |l| {
            let (g, control) = (l.read(&self.gradient)?, l.read(&self.control)?);
            let (mut p, mut first, mut second) =
                (l.write(&self.master)?, l.write(&self.first)?, l.write(&self.second)?);
            let mut working = l.write(working)?;
            let instance = (working_type(self.working.as_ref()).element(),);
            let (g, control) = (g.typed::<f32>()?, control.typed::<u32>()?);
            let (p, first, second) = (p.typed::<f32>()?, first.typed::<f32>()?, second.typed::<f32>()?);
            l.run(optim::update::dispatch(instance, g, control, p, first, second, working.view()?, update))
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

    /// Everything that the next steps depend on: parameters, moments, and the control block.
    ///
    /// # Errors
    /// The first failure of a launch that has not been reported yet.
    pub fn save(&self) -> Result<Saved> {
        let (master, first) = (self.master.to_vec::<f32>()?, self.first.to_vec::<f32>()?);
        let second = self.second.to_vec::<f32>()?;
        let parameters = self.layout.entries.iter().map(|entry| SavedParameter {
            name: entry.name.clone(),
            shape: entry.shape.clone(),
            dtype: self.layout.dtype.filter(|_| entry.working).unwrap_or(DType::F32),
            steps: 0,
            master: master[entry.range()].to_vec(),
            first: first[entry.range()].to_vec(),
            second: second.get(entry.range()).map(<[f32]>::to_vec),
        });
        let parameters = parameters.collect();
        Ok(Saved {
            version: Saved::VERSION,
            rule: self.settings.rule.name().to_owned(),
            settings: self.settings.describe(),
            control: self.control.to_vec::<u32>()?,
            parameters,
        })
    }

    /// A number that differs if the settings, the control block, the parameters or the moments differ:
    /// [`Saved::fingerprint`] of what [`Optimizer::save`] returns.
    ///
    /// # Errors
    /// The errors of [`Optimizer::save`].
    pub fn fingerprint(&self) -> Result<u64> {
        Ok(self.save()?.fingerprint())
    }

    /// Continues from what [`Optimizer::save`] returned, for an optimiser of the same parameters with the same rule.
    /// Working copies are rounded again. Nothing has changed after an error.
    ///
    /// # Errors
    /// [`Error::Shape`] if names, shapes or the rule differ; [`Error::OutOfMemory`].
    pub fn restore(&mut self, saved: &Saved) -> Result<()> {
        let wrong = |shape: &[usize], why: String| Err(Error::Shape { op: RESTORE, shape: shape.to_vec(), why });
        let rule = self.settings.rule.name();
        if saved.rule != rule {
            return wrong(
                &[],
                format!("the state is one of the rule `{}`, and this optimiser uses `{rule}`", saved.rule),
            );
        }
        if saved.control.len() != CONTROL as usize || saved.parameters.len() != self.layout.entries.len() {
            let (has, is) = (saved.parameters.len(), self.layout.entries.len());
            return wrong(&[has], format!("the state has {has} parameters, and the model has {is}"));
        }
        let mut flat =
            [vec![0.0f32; self.layout.length], vec![0.0f32; self.layout.length], vec![0.0; self.second.elements()]];
        for (entry, parameter) in self.layout.entries.iter().zip(&saved.parameters) {
            if (&entry.name, &entry.shape) != (&parameter.name, &parameter.shape) {
                let (name, shape) = (&entry.name, &entry.shape);
                let why =
                    format!("the state has `{}` here, and the model has `{name}` of shape {shape:?}", parameter.name);
                return wrong(&parameter.shape, why);
            }
            let parts = [Some(&parameter.master), Some(&parameter.first), parameter.second.as_ref()];
            for (flat, part) in flat.iter_mut().zip(parts) {
                match (flat.get_mut(entry.range()), part) {
                    (Some(to), Some(part)) if part.len() == to.len() => to.copy_from_slice(part),
                    (None, None) => {}
                    _ => return wrong(&parameter.shape, format!("`{}` has another number of elements", entry.name)),
                }
            }
        }
        let [master, first, second] = flat;
        let upload = |data: &[f32]| Tensor::from_slice(&self.context, data, &[data.len()]);
        let (master, first, second) = (upload(&master)?, upload(&first)?, upload(&second)?);
        let control = Tensor::from_slice(&self.context, &saved.control, &[CONTROL as usize])?;
        let rounded = match &self.working {
            Some(working) => Some((working, master.slice(0, 0, self.layout.working)?.cast(working.dtype())?)),
            None => None,
        };
        for (to, from) in [(&self.master, &master), (&self.first, &first), (&self.second, &second)] {
            to.assign(from)?;
        }
        self.control.assign(&control)?;
        if let Some((working, rounded)) = rounded {
            working.assign(&rounded)?;
        }
        self.collected = false;
        Ok(())
    }
}

impl std::fmt::Debug for Optimizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (parameters, elements) = (self.layout.entries.len(), self.layout.length);
        write!(f, "Optimizer({:?}, {parameters} parameters, {elements} elements)", self.settings.rule)
    }
}

/// The type of the kernel's instance. Without working copies all instances do the same.
fn working_type(working: Option<&Tensor>) -> DType {
    working.map_or(DType::Bf16, Tensor::dtype)
}

fn initial(settings: &Settings) -> [u32; CONTROL as usize] {
    let mut control = [0; CONTROL as usize];
    control[optim::SCALE as usize] = settings.scaling.map_or(1.0, |scaling| scaling.initial).to_bits();
    control
}

fn policy(settings: &Settings) -> Policy {
    let [complement1, complement2] = match settings.rule {
        Rule::AdamW(AdamW { beta1, beta2, .. }) => [(1.0 - beta1) as f32, (1.0 - beta2) as f32],
        Rule::Sgd(_) => [1.0, 1.0],
    };
    let clip = settings.clip.unwrap_or(f32::INFINITY);
    let (growth, backoff, interval) = match settings.scaling {
        Some(LossScaling { growth, backoff, interval, .. }) => (growth, backoff, interval.max(1)),
        None => (1.0, 1.0, 0),
    };
    Policy { clip, complement1, complement2, growth, backoff, interval }
}
