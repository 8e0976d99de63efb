//! Which settings are possible.

use super::rule::{AdamW, LossScaling, Rule, Settings, Sgd};
use super::schedule::Schedule;
use ignis::{Error, Result};

const POSITIVE: &str = "a finite number above 0";
const NOT_NEGATIVE: &str = "a finite number of at least 0";
const BELOW_ONE: &str = "at least 0 and below 1";

/// An error unless `holds`. `allowed` completes "it must be".
fn require(
    op: &'static str,
    setting: &'static str,
    value: impl std::fmt::Display,
    holds: bool,
    allowed: &'static str,
) -> Result<()> {
    match holds {
        true => Ok(()),
        false => Err(Error::Setting { op, setting, value: value.to_string(), allowed }),
    }
}

impl Settings {
    /// Checks that an optimiser can have these settings: [`Optimizer::new`](super::Optimizer::new) does it first.
    ///
    /// # Errors
    /// [`Error::Setting`] with the name of the setting, its value, and the values that are allowed.
    pub fn check(&self) -> Result<()> {
        const OP: &str = "Optimizer::new";
        let Settings { rule, decay: _, clip, scaling, missing: _ } = *self;
        match rule {
            Rule::AdamW(AdamW { beta1, beta2, epsilon, decay }) => {
                // The update divides by `1 - beta^t`.
                require(OP, "AdamW::beta1", beta1, (0.0..1.0).contains(&beta1), BELOW_ONE)?;
                require(OP, "AdamW::beta2", beta2, (0.0..1.0).contains(&beta2), BELOW_ONE)?;
                // With 0, an element whose gradients are 0 becomes 0 / 0.
                let normal = epsilon.is_finite() && epsilon >= f32::MIN_POSITIVE;
                let allowed = "a finite number of at least 1.1754944e-38, the smallest normal f32";
                require(OP, "AdamW::epsilon", epsilon, normal, allowed)?;
                require(OP, "AdamW::decay", decay, not_negative(decay), NOT_NEGATIVE)?;
            }
            Rule::Sgd(Sgd { momentum, nesterov, decay }) => {
                require(OP, "Sgd::momentum", momentum, (0.0..1.0).contains(&momentum), BELOW_ONE)?;
                require(OP, "Sgd::decay", decay, not_negative(decay), NOT_NEGATIVE)?;
                let allowed = "false if the momentum is 0, because it has no effect then";
                require(OP, "Sgd::nesterov", nesterov, !nesterov || momentum > 0.0, allowed)?;
            }
        }
        if let Some(clip) = clip {
            let allowed = "a finite number above 0; `None` does not clip";
            require(OP, "clip", clip, clip.is_finite() && clip > 0.0, allowed)?;
        }
        if let Some(LossScaling { initial, growth, backoff, interval }) = scaling {
            // Gradients are divided by the scale.
            let normal = initial.is_finite() && initial >= f32::MIN_POSITIVE;
            require(OP, "LossScaling::initial", initial, normal, POSITIVE)?;
            let grows = growth.is_finite() && growth >= 1.0;
            require(OP, "LossScaling::growth", growth, grows, "a finite number of at least 1")?;
            require(OP, "LossScaling::backoff", backoff, backoff > 0.0 && backoff <= 1.0, "above 0 and at most 1")?;
            require(OP, "LossScaling::interval", interval, interval > 0, "at least 1")?;
        }
        Ok(())
    }
}

impl Schedule {
    /// Checks that all learning rates are possible. [`Trainer::new`](crate::train::Trainer::new) does it first.
    ///
    /// # Errors
    /// [`Error::Setting`] with the name of the setting, its value, and the values that are allowed.
    pub fn check(&self) -> Result<()> {
        const OP: &str = "Schedule";
        let allowed = "a finite number of at least 0 in the range of an f32";
        let fits = |rate: f64| rate >= 0.0 && rate <= f64::from(f32::MAX);
        require(OP, "peak", self.peak, fits(self.peak), allowed)?;
        require(OP, "end", self.end, fits(self.end), allowed)
    }
}

/// Checks the learning rate of a step.
pub(super) fn rate(op: &'static str, rate: f32) -> Result<()> {
    require(op, "rate", rate, not_negative(rate), NOT_NEGATIVE)
}

/// Checks the weight of collected gradients.
pub(super) fn weight(op: &'static str, weight: f32) -> Result<()> {
    require(op, "weight", weight, weight.is_finite(), "a finite number")
}

fn not_negative(value: f32) -> bool {
    value.is_finite() && value >= 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(settings: Settings) -> String {
        settings.check().map_or_else(|error| error.to_string(), |()| "possible".to_owned())
    }

    #[test]
    fn each_impossible_setting_is_an_error_with_its_name_and_value() {
        let base = Settings::default();
        assert_eq!(message(base), "possible");
        let adamw = |change: fn(&mut AdamW)| {
            let mut adamw = AdamW::default();
            change(&mut adamw);
            message(Settings { rule: Rule::AdamW(adamw), ..base })
        };
        let starts = |message: String, start: &str| {
            assert!(
                message.starts_with(&format!("`Optimizer::new`: the setting `{start}, and it must be ")),
                "{message}"
            );
        };
        assert_eq!(
            adamw(|a| a.beta1 = 1.0),
            "`Optimizer::new`: the setting `AdamW::beta1` is 1, and it must be at least 0 and below 1"
        );
        starts(adamw(|a| a.beta1 = -0.1), "AdamW::beta1` is -0.1");
        starts(adamw(|a| a.beta1 = f64::NAN), "AdamW::beta1` is NaN");
        starts(adamw(|a| a.beta2 = 1.0), "AdamW::beta2` is 1");
        starts(adamw(|a| a.beta2 = f64::INFINITY), "AdamW::beta2` is inf");
        assert_eq!(
            adamw(|a| a.epsilon = 0.0),
            "`Optimizer::new`: the setting `AdamW::epsilon` is 0, and it must be a finite number of at least 1.1754944e-38, the smallest normal f32"
        );
        starts(adamw(|a| a.epsilon = f32::INFINITY), "AdamW::epsilon` is inf");
        starts(adamw(|a| a.decay = -0.5), "AdamW::decay` is -0.5");
        starts(adamw(|a| a.decay = f32::NAN), "AdamW::decay` is NaN");
        assert_eq!(adamw(|a| (a.beta1, a.beta2, a.decay) = (0.0, 0.0, 0.0)), "possible");

        let sgd = |momentum, nesterov, decay| {
            message(Settings { rule: Rule::Sgd(Sgd { momentum, nesterov, decay }), ..base })
        };
        starts(sgd(1.0, false, 0.0), "Sgd::momentum` is 1");
        starts(sgd(-0.5, false, 0.0), "Sgd::momentum` is -0.5");
        starts(sgd(f32::NAN, false, 0.0), "Sgd::momentum` is NaN");
        starts(sgd(0.5, true, -1.0), "Sgd::decay` is -1");
        starts(sgd(0.5, true, f32::INFINITY), "Sgd::decay` is inf");
        assert_eq!(
            sgd(0.0, true, 0.0),
            "`Optimizer::new`: the setting `Sgd::nesterov` is true, and it must be false if the momentum is 0, because it has no effect then"
        );
        assert_eq!(sgd(0.5, true, 0.25), "possible");

        let clip = |clip| message(Settings { clip: Some(clip), ..base });
        assert_eq!(
            clip(-1.0),
            "`Optimizer::new`: the setting `clip` is -1, and it must be a finite number above 0; `None` does not clip"
        );
        starts(clip(0.0), "clip` is 0");
        starts(clip(f32::NAN), "clip` is NaN");
        starts(clip(f32::INFINITY), "clip` is inf");

        let scaling = |change: fn(&mut LossScaling)| {
            let mut scaling = LossScaling::default();
            change(&mut scaling);
            message(Settings { scaling: Some(scaling), ..base })
        };
        starts(scaling(|s| s.initial = 0.0), "LossScaling::initial` is 0");
        starts(scaling(|s| s.initial = -1.0), "LossScaling::initial` is -1");
        starts(scaling(|s| s.initial = 1e39_f64 as f32), "LossScaling::initial` is inf");
        starts(scaling(|s| s.growth = 0.5), "LossScaling::growth` is 0.5");
        starts(scaling(|s| s.growth = f32::NAN), "LossScaling::growth` is NaN");
        starts(scaling(|s| s.backoff = 0.0), "LossScaling::backoff` is 0");
        starts(scaling(|s| s.backoff = 2.0), "LossScaling::backoff` is 2");
        assert_eq!(
            scaling(|s| s.interval = 0),
            "`Optimizer::new`: the setting `LossScaling::interval` is 0, and it must be at least 1"
        );
        assert_eq!(scaling(|s| (s.growth, s.backoff) = (1.0, 1.0)), "possible");
    }

    #[test]
    fn a_schedule_has_possible_rates_only() {
        let message = |peak, end| {
            let schedule = Schedule { end, ..Schedule::constant(peak) };
            schedule.check().map_or_else(|error| error.to_string(), |()| "possible".to_owned())
        };
        let allowed = "and it must be a finite number of at least 0 in the range of an f32";
        assert_eq!(message(1e-3, 0.0), "possible");
        for (value, text) in [(-1e-3, "-0.001"), (f64::NAN, "NaN"), (f64::INFINITY, "inf")] {
            assert_eq!(message(value, 0.0), format!("`Schedule`: the setting `peak` is {text}, {allowed}"));
            assert_eq!(message(1e-3, value), format!("`Schedule`: the setting `end` is {text}, {allowed}"));
        }
        assert_ne!(message(1e39, 0.0), "possible");
    }
}
