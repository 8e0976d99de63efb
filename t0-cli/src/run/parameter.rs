//! The type of a parameter, from the metadata of a `#[t0::kernel]`.

use t0_abi::argument::ViewType;
use t0_isa::object;

use super::element::Element;

/// The type of a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parameter {
    /// One value.
    Scalar(Element),
    /// A struct or an array of this many bytes.
    Value(u64),
    /// A view with elements of this type.
    View(Element),
    /// A view with arrays of numbers as elements: their type, and how many.
    Arrays(Element, u64),
    /// A view with elements of this many bytes: structs, or arrays of other types.
    Bytes(u64),
}

impl Parameter {
    /// `None` if the metadata has no type, and for types whose values cannot be written on a command line: packed pairs
    /// and types of other languages.
    pub(super) fn of(parameter: &object::Arg) -> Option<Parameter> {
        let ty = parameter.type_name.as_deref()?;
        let element = |name: &str| Element::by_name(name).ok();
        let Some((_, inside)) = ViewType::split(ty) else {
            return element(ty).map(Parameter::Scalar).or_else(|| layout_bytes(parameter).map(Parameter::Value));
        };
        let arrays = || array(inside).map(|(element, count)| Parameter::Arrays(element, count));
        let bytes = || layout_bytes(parameter).map(Parameter::Bytes);
        element(inside).map(Parameter::View).or_else(arrays).or_else(bytes)
    }

    /// The variants of an enum with their codes; empty for other parameters.
    pub(super) fn variants(parameter: &object::Arg) -> Vec<(&str, u32)> {
        fn variant(text: &str) -> Option<(&str, u32)> {
            let (name, code) = text.split_once(" = ")?;
            Some((name, code.parse().ok()?))
        }
        let listed = parameter.layout.as_deref().and_then(|layout| layout.split_once(": "));
        listed.map(|(_, all)| all.split(", ").map_while(variant).collect()).unwrap_or_default()
    }

    /// The value of a field of a struct in its bytes, if it is an integer.
    pub(super) fn field(parameter: &object::Arg, path: &str, bytes: &[u8]) -> Option<i128> {
        let (_, fields) = parameter.layout.as_deref()?.split_once(": ")?;
        let mut fields = fields.split(", ").map(|field| field.split(' ').collect::<Vec<_>>());
        let found = fields.find(|field| field[0].strip_prefix('.') == Some(path))?;
        let [_, ty, offset] = found[..] else { return None };
        let ty = if ty == "usize" { "u32" } else { ty };
        let (element, offset) = (Element::by_name(ty).ok()?, offset.parse::<usize>().ok()?);
        element.integer(bytes.get(offset..)?.get(..element.size())?)
    }
}

/// The type and the number of elements of `[f32; 4]` and of arrays of arrays.
pub(super) fn array(ty: &str) -> Option<(Element, u64)> {
    let (inside, count) = ty.trim().strip_prefix('[')?.strip_suffix(']')?.rsplit_once(';')?;
    let count: u64 = count.trim().parse().ok()?;
    let (element, each) = match Element::by_name(inside.trim()) {
        Ok(element) => (element, 1),
        Err(_) => array(inside)?,
    };
    Some((element, each.checked_mul(count)?))
}

/// The bytes of a value, or of an element of a view, that is neither a number nor a view of numbers.
fn layout_bytes(parameter: &object::Arg) -> Option<u64> {
    parameter.layout.as_deref()?.split(':').next()?.parse().ok()
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
        assert_eq!(of("In<[f32; 4]>"), Some(Parameter::Arrays(Element::F32, 4)));
        assert_eq!(of("Out<[[u8; 3]; 5]>"), Some(Parameter::Arrays(Element::U8, 15)));
        let ray = |ty: &str| object::Arg {
            type_name: Some(ty.to_owned()),
            layout: Some("24: .origin[0] f32 0, .count u32 20".to_owned()),
            ..object::Arg::by_value(0, 24)
        };
        assert_eq!(Parameter::of(&ray("In<Ray>")), Some(Parameter::Bytes(24)));
        assert_eq!(Parameter::of(&ray("Ray")), Some(Parameter::Value(24)));
        let bytes: Vec<u8> = (0..24).collect();
        assert_eq!(Parameter::field(&ray("Ray"), "count", &bytes), Some(0x1716_1514));
        assert_eq!(Parameter::field(&ray("Ray"), "none", &bytes), None);
        let act = object::Arg {
            type_name: Some("Act".to_owned()),
            layout: Some("4: Linear = 0, Silu = 7".to_owned()),
            ..object::Arg::by_value(0, 4)
        };
        assert_eq!(Parameter::variants(&act), [("Linear", 0), ("Silu", 7)]);
        assert!(Parameter::variants(&ray("Ray")).is_empty());
        for other in ["In<Ray>", "LdsDyn<f32>", "float*", "uchar", "In<", "Vec<f32>", "f16x2"] {
            assert_eq!(of(other), None, "{other}");
        }
        assert_eq!(Parameter::of(&object::Arg::by_value(0, 4)), None);
    }
}
