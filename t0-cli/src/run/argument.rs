//! Parses `--arg`, and converts it to an argument of the launch.

use std::path::PathBuf;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use t0_abi::View;
use t0_isa::object::{self, ValueKind};
use t0_sim::gpu::{Arg, Buffer, Gpu};

use super::element::Element;
use super::parameter::{Parameter, array};
use crate::input::Failure;

/// An argument of the command line.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    /// A scalar, its type and its bytes.
    Scalar(Element, Vec<u8>),
    /// The name of an enum, and of a variant of it.
    Variant(String, String),
    /// The bytes of a struct or of any other parameter.
    Bytes(Vec<u8>),
    /// A number of LDS bytes.
    Lds(u32),
    /// A buffer.
    Buffer {
        element: Content,
        /// Rows and columns; `None` for the size of the file.
        shape: Option<(u64, u64)>,
        fill: Fill,
    },
}

/// The elements of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// Numbers, or arrays of this many numbers.
    Numbers(Element, u64),
    /// Bytes whose number the kernel's metadata has.
    Bytes,
}

impl Content {
    /// As written in front of the brackets with the size.
    fn name(self) -> String {
        match self {
            Content::Numbers(element, 1) => element.name().to_owned(),
            Content::Numbers(element, count) => format!("[{}; {count}]", element.name()),
            Content::Bytes => "bytes".to_owned(),
        }
    }
}

/// A buffer of an argument.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    pub(crate) buffer: Buffer,
    /// The type of the numbers in it, and how many of them an element of the view is.
    pub(super) element: Element,
    pub(super) width: u64,
    /// Elements of the view.
    pub(super) rows: u64,
    pub(super) cols: u64,
}

impl Held {
    /// Its size.
    pub(super) fn bytes(&self) -> u64 {
        self.rows * self.cols * self.width * self.element.size() as u64
    }
}

/// The content of a buffer before the launch.
#[derive(Clone, Debug)]
pub(crate) enum Fill {
    Value(Vec<u8>),
    Range,
    Random,
    File(PathBuf),
}

/// An argument that is ready for the launch.
pub(crate) struct Bound {
    pub(crate) arg: Arg,
    pub(super) buffer: Option<Held>,
}

/// The source of random values.
pub(super) struct Source(ChaCha8Rng);

impl Source {
    pub(super) fn new(seed: u64) -> Source {
        Source(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl FromStr for Argument {
    type Err = String;

    fn from_str(text: &str) -> Result<Argument, String> {
        if text.starts_with('[') {
            // The type of an array has as many closing brackets as opening ones in front of the first number.
            let opening = text.chars().take_while(|&c| c == '[').count();
            let end = text.match_indices(']').nth(opening - 1).map(|(at, _)| at + 1);
            let (head, rest) = text.split_at(end.unwrap_or(text.len()));
            let (element, count) = array(head)
                .ok_or_else(|| format!("`{head}` is not the type of an array of numbers, such as [f32; 4]"))?;
            let rest = rest.strip_prefix('[').ok_or("expected the number of arrays, such as [f32; 4][1000]")?;
            return buffer(Content::Numbers(element, count), rest);
        }
        if let Some((head, rest)) = text.split_once('[') {
            return match head {
                "bytes" => buffer(Content::Bytes, rest),
                _ => buffer(Content::Numbers(Element::by_name(head)?, 1), rest),
            };
        }
        if let Some((of, variant)) = text.rsplit_once("::") {
            return Ok(Argument::Variant(of.to_owned(), variant.to_owned()));
        }
        let hint = "expected a type and a value such as f32:1.5, or a buffer such as f32[1000]";
        let (kind, value) = text.split_once(':').ok_or(hint)?;
        match kind {
            "bytes" => hexadecimal(value).map(Argument::Bytes),
            "lds" => value.parse().map(Argument::Lds).map_err(|_| format!("`{value}` is not a number of bytes")),
            _ => {
                let element = Element::by_name(kind)?;
                element.parse(value).map(|bytes| Argument::Scalar(element, bytes))
            }
        }
    }
}

fn hexadecimal(text: &str) -> Result<Vec<u8>, String> {
    let wrong = || format!("`{text}` is not a sequence of bytes in hexadecimal, two digits each");
    if !text.is_ascii() || text.is_empty() || !text.len().is_multiple_of(2) {
        return Err(wrong());
    }
    let byte = |at| u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| wrong());
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Parses the text after `TYPE[`.
fn buffer(element: Content, rest: &str) -> Result<Argument, String> {
    let (inside, behind) = rest.rsplit_once(']').ok_or("the bracket of the buffer is not closed")?;
    let (count, file) = match inside.split_once('@') {
        Some((count, file)) => (count, Some(PathBuf::from(file))),
        None => (inside, None),
    };
    let side = |text: &str| {
        text.trim()
            .parse::<u64>()
            .map_err(|_| format!("`{text}` is not a number of elements: write f32[1000] or f32[20x30]"))
    };
    let shape = match (count.split_once('x'), count.is_empty() && file.is_some()) {
        (_, true) => None,
        (Some((rows, cols)), _) => Some((side(rows)?, side(cols)?)),
        (None, _) => Some((1, side(count)?)),
    };
    let number = match element {
        Content::Numbers(element, _) => element,
        Content::Bytes => Element::U8,
    };
    let fill = match (file, behind.strip_prefix(':')) {
        (Some(file), None) if behind.is_empty() => Fill::File(file),
        (Some(_), _) => return Err("a buffer from a file takes nothing after the bracket".to_owned()),
        (None, None) if behind.is_empty() => Fill::Value(number.parse("0")?),
        (None, None) => return Err(format!("unexpected `{behind}`: write `:range` or `:random`")),
        (None, Some("zeros")) => Fill::Value(number.parse("0")?),
        (None, Some("ones")) => Fill::Value(number.parse("1")?),
        (None, Some("range")) => Fill::Range,
        (None, Some("random")) => Fill::Random,
        (None, Some(value)) => Fill::Value(number.parse(value)?),
    };
    Ok(Argument::Buffer { element, shape, fill })
}

/// The number of elements that are written at once.
const PIECE: u64 = 1 << 16;

/// Fills a new buffer of `count` elements. A new buffer contains zeros, so zeros are not written and take no host
/// memory.
fn generate(
    gpu: &mut Gpu,
    buffer: Buffer,
    element: Element,
    count: u64,
    fill: &Fill,
    random: &mut Source,
) -> Result<(), Failure> {
    if let Fill::Value(value) = fill
        && value.iter().all(|&byte| byte == 0)
    {
        return Ok(());
    }
    let mut bytes = Vec::new();
    for first in (0..count).step_by(PIECE as usize) {
        bytes.clear();
        for n in first..count.min(first + PIECE) {
            match fill {
                Fill::Value(value) => bytes.extend(value),
                Fill::Range => bytes.extend(element.of_index(n)),
                _ => bytes.extend(element.of_random(random.0.next_u64())),
            }
        }
        gpu.write(buffer, first * element.size() as u64, &bytes)?;
    }
    Ok(())
}

impl Argument {
    /// Compares the type of the argument with the type in the kernel's metadata, if there is one.
    pub(super) fn check(&self, index: usize, parameter: &object::Arg) -> Result<(), Failure> {
        let found = match self {
            Argument::Scalar(found, _) => format!("{}:..", found.name()),
            Argument::Variant(of, variant) => format!("{of}::{variant}"),
            Argument::Bytes(bytes) => format!("{} bytes", bytes.len()),
            Argument::Lds(_) => return Ok(()),
            Argument::Buffer { element, .. } => format!("{}[..]", element.name()),
        };
        let variants = Parameter::variants(parameter);
        let ty = parameter.type_name.as_deref().unwrap_or_default();
        let Some(wanted) = Parameter::of(parameter) else {
            // Without a type, a variant has no code.
            return match self {
                Argument::Variant(of, _) => Err(Failure::Argument {
                    why: format!("argument {index} is not of the enum `{of}`: write its code, u32:.."),
                }),
                _ => Ok(()),
            };
        };
        let fits = match (self, wanted) {
            (Argument::Scalar(found, _), Parameter::Scalar(wanted)) => *found == wanted,
            // The code of a variant. The kernel defines what other numbers mean.
            (Argument::Scalar(Element::U32, _), Parameter::Value(_)) => !variants.is_empty(),
            (Argument::Variant(of, variant), _) => of == ty && variants.iter().any(|(known, _)| known == variant),
            // The bytes of a number.
            (Argument::Bytes(_), Parameter::Scalar(_)) => true,
            (Argument::Bytes(bytes), Parameter::Value(size)) => bytes.len() as u64 == size,
            (Argument::Buffer { element, .. }, Parameter::View(wanted)) => *element == Content::Numbers(wanted, 1),
            (Argument::Buffer { element, .. }, Parameter::Arrays(wanted, count)) => {
                [Content::Numbers(wanted, count), Content::Bytes].contains(element)
            }
            // Numbers that have the bytes of an element: `[f32; 4]` for a struct of four.
            (Argument::Buffer { element: Content::Numbers(of, count), .. }, Parameter::Bytes(size)) => {
                count.checked_mul(of.size() as u64) == Some(size)
            }
            (Argument::Buffer { .. }, Parameter::Bytes(_)) => true,
            _ => false,
        };
        if fits {
            return Ok(());
        }
        let wanted = match wanted {
            Parameter::Scalar(wanted) => format!("{}:..", wanted.name()),
            Parameter::Value(_) if !variants.is_empty() => {
                let all: Vec<String> = variants.iter().map(|(variant, _)| format!("{ty}::{variant}")).collect();
                all.join(" or ")
            }
            Parameter::Value(size) => format!("bytes:.. with {size} bytes"),
            Parameter::View(wanted) => format!("{}[..]", wanted.name()),
            Parameter::Arrays(wanted, count) => format!("{}[..]", Content::Numbers(wanted, count).name()),
            Parameter::Bytes(size) => format!("bytes[..], whose elements have {size} bytes"),
        };
        let name = parameter.name.as_ref().map_or(String::new(), |name| format!(" `{name}`"));
        let why = format!("argument {index}{name} is {ty}, not {found}: write {wanted}");
        Err(Failure::Argument { why })
    }

    /// The code of the variant that the argument names.
    pub(super) fn code(&self, parameter: &object::Arg) -> Option<u32> {
        let Argument::Variant(_, variant) = self else { return None };
        let known = Parameter::variants(parameter);
        known.into_iter().find(|(name, _)| name == variant).map(|(_, code)| code)
    }

    /// Creates the argument on the device. `parameter` is its description in the metadata.
    pub(super) fn bind(
        &self,
        gpu: &mut Gpu,
        parameter: Option<&object::Arg>,
        random: &mut Source,
    ) -> Result<Bound, Failure> {
        let (element, shape, fill) = match self {
            Argument::Scalar(element, bytes) => {
                let mut bytes = bytes.clone();
                // A `bool` of a `#[t0::kernel]` takes four bytes.
                if let (Element::Bool, Some(Parameter::Scalar(Element::Bool))) =
                    (element, parameter.and_then(Parameter::of))
                {
                    bytes.resize(parameter.map_or(1, |p| p.size as usize), 0);
                }
                return Ok(Bound { arg: Arg::Bytes(bytes), buffer: None });
            }
            Argument::Variant(..) => {
                let code = parameter.and_then(|parameter| self.code(parameter));
                let Some(code) = code else {
                    return Err(Failure::Argument { why: "only kernels of T0 take variants of enums".to_owned() });
                };
                return Ok(Bound { arg: Arg::Bytes(code.to_le_bytes().to_vec()), buffer: None });
            }
            Argument::Bytes(bytes) => return Ok(Bound { arg: Arg::Bytes(bytes.clone()), buffer: None }),
            Argument::Lds(bytes) => return Ok(Bound { arg: Arg::Lds(*bytes), buffer: None }),
            Argument::Buffer { element, shape, fill } => (*element, *shape, fill),
        };
        let content = element;
        let (element, width) = match (element, parameter.and_then(Parameter::of)) {
            (Content::Numbers(element, count), _) => (element, count),
            (Content::Bytes, Some(Parameter::Bytes(size))) => (Element::U8, size),
            (Content::Bytes, Some(Parameter::Arrays(of, count))) => (Element::U8, count * of.size() as u64),
            (Content::Bytes, _) => (Element::U8, 1),
        };
        let size = (element.size() as u64).checked_mul(width).filter(|&size| size > 0);
        let Some(size) = size else {
            let name = content.name();
            return Err(Failure::Argument { why: format!("an element of type {name} has no bytes, or too many") });
        };
        let name = match content {
            Content::Numbers(..) => content.name(),
            Content::Bytes => format!("an element, {size} bytes"),
        };
        let wanted = shape.map(|(rows, cols)| rows.checked_mul(cols).and_then(|n| n.checked_mul(size)));
        let wanted = match wanted {
            Some(None) => return Err(Failure::Argument { why: "the buffer is larger than any memory".to_owned() }),
            Some(Some(bytes)) => Some(bytes),
            None => None,
        };
        let (buffer, (rows, cols)) = match fill {
            Fill::File(path) => {
                let mut bytes =
                    t0_files::read(path).map_err(|error| Failure::Read { path: path.display().to_string(), error })?;
                let wanted = wanted.unwrap_or(bytes.len() as u64);
                if (bytes.len() as u64) < wanted || wanted % size != 0 {
                    let (path, found) = (path.display(), bytes.len());
                    let why = match wanted % size {
                        0 => format!("{path} has {found} bytes, but the buffer needs {wanted}"),
                        _ => format!("{path} has {found} bytes, which is not a multiple of the size of {name}"),
                    };
                    return Err(Failure::Argument { why });
                }
                bytes.truncate(wanted as usize);
                let buffer = gpu.alloc(bytes.len() as u64)?;
                gpu.write(buffer, 0, &bytes)?;
                (buffer, shape.unwrap_or((1, wanted / size)))
            }
            _ => {
                let buffer = gpu.alloc(wanted.unwrap_or(0))?;
                generate(gpu, buffer, element, wanted.unwrap_or(0) / element.size() as u64, fill, random)?;
                (buffer, shape.unwrap_or((1, 0)))
            }
        };
        let side = |n: u64| {
            u32::try_from(n).map_err(|_| Failure::Argument {
                why: format!("a view cannot have {n} elements: a side has at most 4294967295"),
            })
        };
        let view =
            parameter.is_some_and(|p| p.value_kind == ValueKind::ByValue && p.size as usize == size_of::<View>());
        let arg = match view {
            true => Arg::View { buffer, rows: side(rows)?, cols: side(cols)? },
            false => Arg::Buffer(buffer),
        };
        Ok(Bound { arg, buffer: Some(Held { buffer, element, width, rows, cols }) })
    }
}
