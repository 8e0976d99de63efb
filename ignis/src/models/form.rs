//! The form that weights take on a device.

use crate::files::Precision;
use crate::weight::Quantise;

/// The form of weights on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightForm {
    /// The type of activations, of the cache, and of weights that are not quantised.
    pub precision: Precision,
    /// How matrices are quantised that are not quantised in their file. Matrices whose rows are not a multiple of 32
    /// elements stay as they are.
    pub quantise: Option<Quantise>,
}

impl From<Precision> for WeightForm {
    fn from(precision: Precision) -> Self {
        WeightForm { precision, quantise: None }
    }
}
