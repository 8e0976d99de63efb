//! The parameters whose values are uncertain, and the model with other values of each.

use crate::parameters::{Parameter, Parameters};

/// A parameter whose value is uncertain, with the model at both ends of its range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The parameter.
    pub parameter: Parameter,
    /// The smallest plausible value, if it is less.
    pub lower: Option<(i64, Parameters)>,
    /// The greatest plausible value, if it is more.
    pub higher: Option<(i64, Parameters)>,
}

impl Parameter {
    /// Whether the value is uncertain: recordings differ, its source allows several values, or it is assumed.
    pub fn is_uncertain(&self) -> bool {
        self.low != self.high
    }
}

impl Parameters {
    /// All uncertain parameters in the order of the [table](Parameters::table), each at the ends of its range.
    pub fn variations(&self) -> Vec<Variation> {
        let vary = |(position, parameter): (usize, Parameter)| {
            let with = |value: i64| {
                let other = (value != parameter.value).then(|| self.with(position, value)).flatten();
                other.map(|p| (value, p))
            };
            Variation { parameter, lower: with(parameter.low), higher: with(parameter.high) }
        };
        self.table().into_iter().enumerate().filter(|(_, parameter)| parameter.is_uncertain()).map(vary).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::parameters::Parameters;

    #[test]
    fn variations_move_one_parameter_to_the_ends_of_its_range() {
        let p = Parameters::GFX1100;
        let all = p.variations();
        for (position, parameter) in Parameters::TABLE.iter().enumerate() {
            let listed = all.iter().find(|variation| variation.parameter.name == parameter.name);
            assert_eq!(listed.is_some(), parameter.low < parameter.high, "{}", parameter.name);
            let Some(variation) = listed else { continue };
            for (side, end) in [(&variation.lower, parameter.low), (&variation.higher, parameter.high)] {
                assert_eq!(side.is_some(), end != parameter.value, "{}", parameter.name);
                let Some((value, other)) = side else { continue };
                assert_eq!(*value, end);
                assert_eq!(other.with(position, parameter.value).as_ref(), Some(&p), "only {}", parameter.name);
            }
        }
    }
}
