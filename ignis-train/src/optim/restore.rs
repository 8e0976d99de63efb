//! Saves the state of an optimiser, and continues from it.

use super::describe::{Described, difference};
use super::kernels::{APPLIED, CONTROL, FIRST_SKIPPED, LEDGER, SCALE, STREAK};
use super::optimizer::Optimizer;
use super::state::{Saved, SavedParameter};
use ignis::{Error, Result, Tensor};

const OP: &str = "Optimizer::restore";

/// What [`Optimizer::restore_with`] does with a state that was saved with other settings or types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Changed {
    /// It is an error that names the first difference.
    #[default]
    Refuse,
    /// The optimiser continues with its own settings and types. Loss scaling that the state does not have starts with
    /// its initial scale; the scale of a state is dropped if the optimiser does not scale the loss.
    Allow,
}

impl Optimizer {
    /// Everything that the next steps depend on: parameters, moments, and the control block.
    ///
    /// # Errors
    /// The first failure of a launch that has not been reported yet.
    pub fn save(&self) -> Result<Saved> {
        let (master, first) = (self.master.to_vec::<f32>()?, self.first.to_vec::<f32>()?);
        let (second, ledger) = (self.second.to_vec::<f32>()?, self.ledger.to_vec::<u32>()?);
        let parameters = self.layout.entries.iter().zip(ledger).map(|(entry, steps)| SavedParameter {
            name: entry.name.clone(),
            shape: entry.shape.clone(),
            dtype: self.layout.entry_dtype(entry),
            steps,
            master: master[entry.range()].to_vec(),
            first: first[entry.range()].to_vec(),
            second: second.get(entry.range()).map(<[f32]>::to_vec),
        });
        Ok(Saved {
            version: Saved::VERSION,
            rule: self.settings.rule.name().to_owned(),
            settings: self.settings.describe(),
            control: self.control.to_vec::<u32>()?,
            parameters: parameters.collect(),
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

    /// Continues from what [`Optimizer::save`] returned, for an optimiser of the same parameters with the same settings
    /// and types. Working copies are rounded again. Nothing has changed after an error.
    ///
    /// # Errors
    /// [`Error::State`] if the version, the rule, a setting, or the name, shape or type of a parameter differs;
    /// [`Error::OutOfMemory`].
    pub fn restore(&mut self, saved: &Saved) -> Result<()> {
        self.restore_with(saved, Changed::Refuse)
    }

    /// Continues from what [`Optimizer::save`] returned, perhaps with other settings or types: see [`Changed`]. The
    /// rule, the names and the shapes are always the same.
    ///
    /// # Errors
    /// The errors of [`Optimizer::restore`].
    pub fn restore_with(&mut self, saved: &Saved, changed: Changed) -> Result<()> {
        let wrong = |why: String| Err(Error::State { op: OP, why });
        if saved.version != Saved::VERSION {
            let (found, own) = (saved.version, Saved::VERSION);
            return wrong(format!("its version is {found}, and this program continues from version {own}"));
        }
        let rule = self.settings.rule.name();
        if saved.rule != rule {
            return wrong(format!("the state is one of the rule `{}`, and this optimiser uses `{rule}`", saved.rule));
        }
        let settings = self.settings.describe();
        if let Some((name, before, now)) = difference(&saved.settings, &settings).filter(|_| changed == Changed::Refuse)
        {
            let [before, now] = [before, now].map(|value| value.unwrap_or("none"));
            return wrong(format!(
                "the setting `{name}` was {before} when it was saved, and is {now} in this optimiser; `restore_with(.., Changed::Allow)` continues with the new settings"
            ));
        }
        if saved.parameters.len() != self.layout.entries.len() {
            let (has, is) = (saved.parameters.len(), self.layout.entries.len());
            return wrong(format!("the state has {has} parameters, and the model has {is}"));
        }
        let control = self.control_of(saved)?;
        let mut ledger = vec![0; self.ledger.elements()];
        let mut flat =
            [vec![0.0f32; self.layout.length], vec![0.0f32; self.layout.length], vec![0.0; self.second.elements()]];
        for ((entry, parameter), steps) in self.layout.entries.iter().zip(&saved.parameters).zip(&mut ledger) {
            let name = &entry.name;
            if (name, &entry.shape) != (&parameter.name, &parameter.shape) {
                let shape = &entry.shape;
                return wrong(format!(
                    "the state has `{}` here, and the model has `{name}` of shape {shape:?}",
                    parameter.name
                ));
            }
            let dtype = self.layout.entry_dtype(entry);
            if parameter.dtype != dtype && changed == Changed::Refuse {
                return wrong(format!(
                    "the type of `{name}` was {} when it was saved, and is {dtype} in this model; `restore_with(.., Changed::Allow)` continues with the new type",
                    parameter.dtype
                ));
            }
            *steps = parameter.steps;
            if *steps > control[APPLIED as usize] {
                return wrong(format!("{steps} steps have changed `{name}`, and the optimiser has taken fewer"));
            }
            let parts = [Some(&parameter.master), Some(&parameter.first), parameter.second.as_ref()];
            for (flat, part) in flat.iter_mut().zip(parts) {
                match (flat.get_mut(entry.range()), part) {
                    (Some(to), Some(part)) if part.len() == to.len() => to.copy_from_slice(part),
                    (None, None) => {}
                    _ => return wrong(format!("`{name}` has another number of elements")),
                }
            }
        }
        let [master, first, second] = flat;
        let upload = |data: &[f32]| Tensor::from_slice(&self.context, data, &[data.len()]);
        let (master, first, second) = (upload(&master)?, upload(&first)?, upload(&second)?);
        let control = Tensor::from_slice(&self.context, &control, &[CONTROL as usize])?;
        let ledger = Tensor::from_slice(&self.context, &ledger, &[ledger.len()])?;
        let rounded = match &self.working {
            Some(working) => Some((working, master.slice(0, 0, self.layout.working)?.cast(working.dtype())?)),
            None => None,
        };
        for (to, from) in [(&self.master, &master), (&self.first, &first), (&self.second, &second)] {
            to.assign(from)?;
        }
        self.control.assign(&control)?;
        self.ledger.assign(&ledger)?;
        if let Some((working, rounded)) = rounded {
            working.assign(&rounded)?;
        }
        self.discard();
        Ok(())
    }

    /// The control block with which this optimiser continues.
    fn control_of(&self, saved: &Saved) -> Result<Vec<u32>> {
        let wrong = |why: String| Err(Error::State { op: OP, why });
        let mut control = saved.control.clone();
        if control.len() != CONTROL as usize {
            return wrong(format!("its control block has {} words instead of {CONTROL}", control.len()));
        }
        let (scaled, scale) = (is_scaled(&saved.settings), f32::from_bits(control[SCALE as usize]));
        if !(scale.is_finite() && scale >= f32::MIN_POSITIVE && (scaled || scale == 1.0)) {
            return wrong(format!("its loss scale is {scale}, which no optimiser with its settings has"));
        }
        match (scaled, self.settings.scaling) {
            (false, Some(scaling)) => control[SCALE as usize] = scaling.initial.to_bits(),
            (true, None) => {
                control[SCALE as usize] = 1f32.to_bits();
                // Steps that were skipped to find a scale are not mistakes of a run that does not scale the loss.
                control[FIRST_SKIPPED as usize] = 0;
            }
            _ => return Ok(control),
        }
        control[STREAK as usize] = 0;
        Ok(control)
    }
}

fn is_scaled(settings: &Described) -> bool {
    settings.contains_key(super::describe::SCALE)
}

/// The words of the ledger of `parameters` parameters.
pub(super) fn ledger_words(parameters: usize) -> usize {
    parameters * LEDGER as usize
}
