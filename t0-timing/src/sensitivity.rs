//! The parameters whose values are assumed, and the model with other values of each.

use crate::parameters::{Parameter, Parameters, Source};

/// A parameter whose value is assumed, with the model at a lower and at a higher value of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The parameter.
    pub parameter: &'static Parameter,
    /// A quarter less, but at least 1 less; nothing if that is not positive.
    pub lower: Option<(i64, Parameters)>,
    /// A quarter more, but at least 1 more.
    pub higher: Option<(i64, Parameters)>,
}

impl Parameter {
    /// Whether the value is assumed: it has no source, or its source allows a range and is not a recording.
    pub fn is_assumed(&self) -> bool {
        self.source == Source::Guess || (self.low != self.high && self.source != Source::Recorded)
    }
}

impl Parameters {
    /// All assumed parameters in the order of the table, each a quarter lower and a quarter higher than in the table.
    pub fn variations(&self) -> Vec<Variation> {
        let vary = |(position, parameter): (usize, &'static Parameter)| {
            let quarter = ((parameter.value + 2) / 4).max(1);
            let with = |value: i64| self.with(position, value).map(|p| (value, p));
            let lower = Some(parameter.value - quarter).filter(|&value| value > 0).and_then(with);
            Variation { parameter, lower, higher: with(parameter.value + quarter) }
        };
        Parameters::TABLE.iter().enumerate().filter(|(_, parameter)| parameter.is_assumed()).map(vary).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::parameters::{Parameters, Source};

    #[test]
    fn variations_change_one_assumed_parameter_by_a_quarter() {
        let p = Parameters::GFX1100;
        let all = p.variations();
        for (position, parameter) in Parameters::TABLE.iter().enumerate() {
            let listed = all.iter().find(|variation| variation.parameter.name == parameter.name);
            let recorded = matches!(parameter.source, Source::Recorded);
            let certain = parameter.source != Source::Guess && (recorded || parameter.low == parameter.high);
            assert_eq!(listed.is_none(), certain, "{}", parameter.name);
            let Some(variation) = listed else { continue };
            let (value, higher) = variation.higher.as_ref().expect("a higher value");
            assert!(*value > parameter.value && (*value - parameter.value - 1).abs() <= parameter.value / 4 + 1);
            assert_eq!(higher.with(position, parameter.value).as_ref(), Some(&p), "only {}", parameter.name);
            if let Some((value, lower)) = &variation.lower {
                assert!((1..parameter.value).contains(value), "{} {value}", parameter.name);
                assert_eq!(lower.with(position, parameter.value).as_ref(), Some(&p));
            }
        }
    }
}
