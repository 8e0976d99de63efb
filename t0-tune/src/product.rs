//! Products of numbers, dimensions and parameters: `2*m`.

use crate::Error;

/// A product.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Product(Vec<Factor>);

#[derive(Debug, Clone, PartialEq)]
enum Factor {
    Number(u64),
    Name(String),
}

impl Product {
    /// Reads a product; `known` has the names.
    ///
    /// # Errors
    /// [`Error::UnknownDimension`].
    pub(crate) fn parse(text: &str, kernel: &str, known: &[String]) -> Result<Product, Error> {
        let factor = |part: &str| match part.parse() {
            Ok(number) => Some(Factor::Number(number)),
            Err(_) => known.iter().any(|name| name == part).then(|| Factor::Name(part.to_owned())),
        };
        let factors = text.split('*').map(|part| factor(part.trim())).collect::<Option<Vec<_>>>();
        factors.map(Product).ok_or_else(|| Error::UnknownDimension {
            kernel: kernel.to_owned(),
            expression: text.to_owned(),
            known: known.to_vec(),
        })
    }

    /// The value. `None` if it does not fit, or if a name does not stand for a number.
    pub(crate) fn value(&self, of: impl Fn(&str) -> Option<u64>) -> Option<u64> {
        self.0.iter().try_fold(1u64, |product, factor| {
            product.checked_mul(match factor {
                Factor::Number(number) => *number,
                Factor::Name(name) => of(name)?,
            })
        })
    }
}
