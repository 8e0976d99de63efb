//! The arguments of a launch.

use quote::ToTokens as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use syn::Expr;
use t0_abi::argument::ViewType;
use t0_isa::object::Descriptor;
use t0_kernel::rules::Rules;
use t0_sim::gpu::is_hidden;

use super::element::Element;
use super::program::{Built, Scalar};
use crate::product::Product;
use crate::request::Request;
use crate::{Error, fingerprint};

/// An argument of a kernel.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    /// A view. It has no content before [`Arguments::filled`].
    View { name: String, element: Element, written: bool, rows: u32, cols: u32, bytes: Vec<u8> },
    /// The bytes of a scalar or a struct, and each number in it: its name, and its bits as the kernel loads them.
    Scalar { bytes: Vec<u8>, numbers: Vec<(String, u64)> },
}

/// The arguments of a launch at one shape.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Arguments {
    pub(super) values: Vec<Value>,
    /// The grid in work-items.
    pub(super) grid: [u32; 3],
    pub(super) blocks: [u32; 3],
}

impl Arguments {
    /// Makes the arguments, without the contents of the views. The inner error says which requirement of the kernel
    /// does not hold.
    pub(super) fn new(
        request: &Request,
        built: &Built,
        shape: &[u64],
        rules: &Rules,
        quantities: &[Expr],
    ) -> Result<Result<Arguments, String>, Error> {
        let impossible = |why: String| Error::Sample { kernel: request.kernel.clone(), why };
        let names = request.names();
        let Some(entry) = built.object.kernel(&request.kernel) else {
            return Err(impossible("the code object does not contain it".to_owned()));
        };
        // Variants of enums, and constant parameters that are enums.
        let code = |name: &str| {
            let mut known = entry.metadata.constants.iter().filter_map(|constant| constant.split_once(" = "));
            known.find(|(known, _)| *known == name).and_then(|(_, value)| value.trim().parse().ok())
        };
        let number = |name: &str| -> Option<u64> {
            match request.dimensions.iter().position(|known| known == name) {
                Some(at) => shape.get(at).copied(),
                None => match built.values.iter().chain(&built.derived).find(|(known, _)| known == name) {
                    Some((_, value)) if value == "true" || value == "false" => Some((value == "true").into()),
                    Some((_, value)) => value.parse().ok().or_else(|| code(name)),
                    None => {
                        let constant = built.constants.iter().find(|(known, _)| known == name);
                        constant.map(|(_, value)| *value).or_else(|| code(name))
                    }
                },
            }
        };
        let product = |text: &str| -> Result<u32, Error> {
            let value = Product::parse(text, &request.kernel, &names)?.value(number);
            value
                .and_then(|n| u32::try_from(n).ok())
                .ok_or_else(|| impossible(format!("`{text}` is not a 32-bit number")))
        };
        let mut values = Vec::new();
        let mut declared = Vec::new();
        for argument in entry.metadata.args.iter().filter(|argument| !is_hidden(argument)) {
            let name = argument.name.clone().unwrap_or_default();
            let ty = argument.type_name.clone().unwrap_or_default();
            let element = |ty: &str| {
                Element::by_name(ty).ok_or_else(|| {
                    impossible(format!("`{name}` has the type `{ty}`, for which t0-tune makes no values"))
                })
            };
            if let Some((kind, inside)) = ViewType::split(&ty) {
                let element = element(inside)?;
                let Some((_, sides)) = request.views.iter().find(|(known, _)| *known == name) else {
                    return Err(impossible(format!(
                        "the build script does not state the shape of `{name}`: add `.view(\"{name}\", [..])`"
                    )));
                };
                let sides = sides.iter().map(|side| product(side)).collect::<Result<Vec<u32>, Error>>()?;
                let (rows, cols) = match sides[..] {
                    [len] => (1, len),
                    [rows, cols] => (rows, cols),
                    _ => return Err(impossible(format!("the view `{name}` has one or two dimensions"))),
                };
                let (written, bytes) = (kind != ViewType::In, Vec::new());
                values.push(Value::View { name: name.clone(), element, written, rows, cols, bytes });
            } else {
                let parts: Vec<&Scalar> = built.scalars.iter().filter(|scalar| scalar.argument == name).collect();
                let (mut bytes, mut numbers) = (Vec::new(), Vec::new());
                for part in &parts {
                    // A scalar has the type in the metadata, a number in a struct the one that the kernel loads.
                    let element = if part.name == name { element(&ty)? } else { Element::of(part.ty) };
                    let Some((_, value)) = request.scalars.iter().find(|(known, _)| *known == part.name) else {
                        let name = &part.name;
                        return Err(impossible(format!(
                            "the build script does not state the value of `{name}`: add `.scalar(\"{name}\", ..)`"
                        )));
                    };
                    let value = match value.parse::<f64>() {
                        Ok(value) => value,
                        Err(_) => f64::from(product(value)?),
                    };
                    let found = element.bytes_of(value);
                    let mut wide = [0; 8];
                    wide[..found.len()].copy_from_slice(&found);
                    numbers.push((part.name.clone(), u64::from_le_bytes(wide)));
                    bytes.extend(found);
                }
                let starts = parts.iter().map(|part| (part.offset - parts[0].offset) as usize);
                if bytes.len() != argument.size as usize || numbers.len() > 1 && !packed(starts, &parts) {
                    return Err(impossible(format!(
                        "`{name}` has numbers of less than 32 bits, which t0-tune cannot set"
                    )));
                }
                values.push(Value::Scalar { bytes, numbers });
            }
            declared.push(name);
        }
        let quantity = |e: &Expr| quantity(e, &declared, &values, &number);
        let known: Vec<i128> = quantities
            .iter()
            .map(|e| {
                let text = quote_text(e);
                quantity(e).ok_or_else(|| {
                    impossible(format!("t0-tune cannot compute `{text}` in the attribute: write its value"))
                })
            })
            .collect::<Result<_, Error>>()?;
        if let Err(unmet) = rules.check(&known) {
            return Ok(Err(format!("the kernel {unmet}")));
        }
        let Some(grid) = rules.grid else {
            return Err(impossible("its attribute has no `grid`: add `grid = ..`".to_owned()));
        };
        let sides = match rules.sides(&known) {
            Ok(sides) => sides,
            Err(unmet) => return Ok(Err(format!("the kernel {unmet}"))),
        };
        let side = |at: usize| -> Option<(u32, u32)> {
            let (n, block) = (u32::try_from(sides[at]).ok()?, built.block[at]);
            if grid.blocks { Some((n.checked_mul(block)?, n)) } else { Some((n, n.div_ceil(block))) }
        };
        let (Some(x), Some(y), Some(z)) = (side(0), side(1), side(2)) else {
            return Ok(Err("its grid is too large".to_owned()));
        };
        Ok(Ok(Arguments { values, grid: [x.0, y.0, z.0], blocks: [x.1, y.1, z.1] }))
    }

    /// A hash of the machine code of the instance and of its launch. Equal hashes have equal costs.
    pub(super) fn hash(&self, built: &Built) -> String {
        let entry = built.object.kernel(&built.name);
        // The place of the code in the object depends on the length of its metadata.
        let descriptor = entry.map(|entry| Descriptor { entry_offset: 0, ..entry.descriptor });
        let code = entry.map_or(&[][..], |entry| built.object.code(entry));
        let launch = format!("{descriptor:?} {:?} {:?} {:?}", built.block, self.grid, self.values);
        format!("{:016x}", fingerprint::hash(launch.bytes().chain(code.iter().copied())))
    }

    /// With random contents of the views. The seed is fixed, so that equal requests have equal results. Each view has
    /// random numbers of its own, so that instances with views of equal sizes have equal contents.
    pub(super) fn filled(mut self) -> Arguments {
        for (stream, value) in self.values.iter_mut().enumerate() {
            if let Value::View { element, rows, cols, bytes, .. } = value {
                let mut random = ChaCha8Rng::seed_from_u64(0);
                random.set_stream(stream as u64);
                *bytes = element.random(&mut random, *rows as usize * *cols as usize);
            }
        }
        self
    }

    /// Elements of all views.
    pub(super) fn elements(&self) -> u64 {
        let elements = |value: &Value| {
            if let Value::View { rows, cols, .. } = value { u64::from(*rows) * u64::from(*cols) } else { 0 }
        };
        self.values.iter().map(elements).sum()
    }

    /// Workgroups of the whole launch.
    pub(super) fn workgroups(&self) -> u64 {
        self.blocks.iter().map(|n| u64::from(*n)).product()
    }

    /// Bytes of all views.
    pub(super) fn bytes(&self) -> u64 {
        let bytes = |value: &Value| match value {
            Value::View { element, rows, cols, .. } => u64::from(*rows) * u64::from(*cols) * element.bytes as u64,
            Value::Scalar { .. } => 0,
        };
        self.values.iter().map(bytes).sum()
    }
}

/// The value of a length, a scalar or a parameter in a rule.
fn quantity(e: &Expr, names: &[String], values: &[Value], number: &dyn Fn(&str) -> Option<u64>) -> Option<i128> {
    let argument = |e: &Expr| -> Option<&Value> {
        let Expr::Path(path) = e else { return None };
        let name = path.path.get_ident()?;
        values.get(names.iter().position(|known| *name == known)?)
    };
    match e {
        Expr::MethodCall(call) => {
            let Value::View { rows, cols, .. } = argument(&call.receiver)? else { return None };
            match call.method.to_string().as_str() {
                "len" => Some(i128::from(*rows) * i128::from(*cols)),
                "rows" => Some(i128::from(*rows)),
                "cols" | "stride" => Some(i128::from(*cols)),
                _ => None,
            }
        }
        // A number in a struct.
        Expr::Field(_) => {
            let name = quote_text(e);
            let numbers =
                values.iter().filter_map(|v| if let Value::Scalar { numbers, .. } = v { Some(numbers) } else { None });
            numbers.flatten().find(|(known, _)| *known == name).map(|(_, number)| i128::from(*number))
        }
        Expr::Path(_) => match argument(e) {
            Some(Value::Scalar { numbers, .. }) => match numbers[..] {
                [(_, number)] => Some(number.into()),
                _ => None,
            },
            Some(Value::View { .. }) => None,
            None => number(&quote_text(e)).map(i128::from),
        },
        _ => None,
    }
}

/// Whether the numbers of a struct follow each other without gaps.
fn packed(starts: impl Iterator<Item = usize>, parts: &[&Scalar]) -> bool {
    let mut end = 0;
    starts.zip(parts).all(|(start, part)| {
        let follows = start == end;
        end += Element::of(part.ty).bytes;
        follows
    })
}

fn quote_text(e: &Expr) -> String {
    e.to_token_stream().to_string().replace(' ', "")
}
