//! The type of a parameter, from the metadata of a `#[t0::kernel]`.

use t0_abi::argument::ViewType;
use t0_isa::object;

use super::element::Element;

/// The type of a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parameter {
    /// One value.
    Scalar(Element),
    /// A view with elements of this type.
    View(Element),
}

impl Parameter {
    /// `None` if the metadata has no type, and for types whose values cannot be written on a command line: structs,
    /// packed pairs and types of other languages.
    pub(super) fn of(parameter: &object::Arg) -> Option<Parameter> {
        let ty = parameter.type_name.as_deref()?;
        let element = |name: &str| Element::by_name(name).ok();
        match ViewType::split(ty) {
            Some((_, inside)) => element(inside).map(Parameter::View),
            None => element(ty).map(Parameter::Scalar),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_read() {
        let of =
            |ty: &str| Parameter::of(&object::Arg { type_name: Some(ty.to_owned()), ..object::Arg::by_value(0, 4) });
        assert_eq!(of("f32"), Some(Parameter::Scalar(Element::F32)));
        assert_eq!(of("Atomics<u64>"), Some(Parameter::View(Element::U64)));
        for other in ["In<Ray>", "LdsDyn<f32>", "float*", "uchar", "In<", "Vec<f32>", "f16x2"] {
            assert_eq!(of(other), None, "{other}");
        }
        assert_eq!(Parameter::of(&object::Arg::by_value(0, 4)), None);
    }
}
