//! The learning rate of each step.

/// How the learning rate changes after the warm-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// It stays at the peak.
    #[default]
    Constant,
    /// It falls linearly.
    Linear,
    /// It falls along half a period of a cosine.
    Cosine,
}

/// The learning rate as a function of the step: a linear warm-up from 0 to the peak, and then a [`Shape`] from the peak
/// to `end`.
///
/// ```
/// use ignis_train::optim::{Schedule, Shape};
///
/// let schedule = Schedule { peak: 1e-3, warm_up: 10, steps: 110, end: 1e-4, shape: Shape::Cosine };
/// assert_eq!(schedule.rate(0), 1e-4); // the first of ten steps of warm-up
/// assert_eq!(schedule.rate(9), 1e-3);
/// assert!((schedule.rate(60) - 5.5e-4).abs() < 1e-9);
/// assert_eq!(schedule.rate(110), 1e-4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// The largest learning rate.
    pub peak: f64,
    /// Steps of the warm-up: step `i` has the rate `peak (i + 1) / warm_up`.
    pub warm_up: u64,
    /// The step at which `end` is reached. Later steps have the rate `end` too.
    pub steps: u64,
    /// The learning rate at the end; without effect for [`Shape::Constant`].
    pub end: f64,
    /// How the learning rate changes after the warm-up.
    pub shape: Shape,
}

impl Schedule {
    /// One learning rate for all steps.
    #[must_use]
    pub fn constant(rate: f64) -> Schedule {
        Schedule { peak: rate, warm_up: 0, steps: 0, end: rate, shape: Shape::Constant }
    }

    /// The learning rate of a step; the first step is 0.
    #[must_use]
    pub fn rate(&self, step: u64) -> f32 {
        if step < self.warm_up {
            return (self.peak * (step + 1) as f64 / self.warm_up as f64) as f32;
        }
        let (passed, all) = (step - self.warm_up, self.steps.saturating_sub(self.warm_up));
        let progress = if passed < all { passed as f64 / all as f64 } else { 1.0 };
        let height = match self.shape {
            Shape::Constant => 1.0,
            Shape::Linear => 1.0 - progress,
            Shape::Cosine => (1.0 + (std::f64::consts::PI * progress).cos()) / 2.0,
        };
        (self.end + (self.peak - self.end) * height) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constant_rate_does_not_change() {
        let schedule = Schedule::constant(3e-4);
        assert!([0, 1, 1000, u64::MAX].iter().all(|step| schedule.rate(*step) == 3e-4));
    }

    #[test]
    fn rates_fall_from_the_peak_to_the_end() {
        for shape in [Shape::Linear, Shape::Cosine] {
            let schedule = Schedule { peak: 1.0, warm_up: 4, steps: 104, end: 0.5, shape };
            let rates: Vec<f32> = (0..120).map(|step| schedule.rate(step)).collect();
            assert_eq!(rates[..5], [0.25, 0.5, 0.75, 1.0, 1.0], "{shape:?}");
            assert!(rates[4..].windows(2).all(|pair| pair[1] <= pair[0]), "{shape:?}");
            assert!((rates[54] - 0.75).abs() < 1e-6, "{shape:?}: {}", rates[54]);
            assert!(rates[104..].iter().all(|rate| *rate == 0.5), "{shape:?}");
        }
    }

    #[test]
    fn a_schedule_may_be_shorter_than_its_warm_up() {
        let schedule = Schedule { peak: 1.0, warm_up: 4, steps: 2, end: 0.0, shape: Shape::Linear };
        assert_eq!([0, 3, 4].map(|step| schedule.rate(step)), [0.25, 1.0, 0.0]);
    }
}
