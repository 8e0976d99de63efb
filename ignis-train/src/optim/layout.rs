//! Where the parameters are in the flat buffers.

use super::rule::Decay;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::nn::Parameter;

/// Every parameter starts at a multiple of this many elements, so that views can be loaded in wide accesses and
/// a work-item of the update has one parameter. The elements between are zero.
pub(super) const ALIGN: usize = 64;

/// A parameter in the flat buffers.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) shape: Vec<usize>,
    /// The first element.
    pub(super) start: usize,
    pub(super) elements: usize,
    /// Whether it has a working copy.
    pub(super) working: bool,
}

impl Entry {
    /// The elements.
    pub(super) fn range(&self) -> std::ops::Range<usize> {
        self.start..self.start + self.elements
    }
}

/// Parameters with a working copy are first, so that the buffer of working copies covers a prefix. Within both groups
/// those that decay are first.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// In the order of the model.
    pub(super) entries: Vec<Entry>,
    /// Elements, a multiple of [`ALIGN`].
    pub(super) length: usize,
    /// Elements with a working copy.
    pub(super) working: usize,
    /// The type of the working copies.
    pub(super) dtype: Option<DType>,
    /// The elements `0..decaying[0]` and `decaying[1]..decaying[2]` decay.
    pub(super) decaying: [usize; 3],
}

impl Layout {
    pub(super) fn new(parameters: &[(String, &mut Parameter)], decay: Decay) -> Result<Layout> {
        const OP: &str = "Optimizer::new";
        let mut dtype = None;
        for (_, parameter) in parameters {
            let Some(working) = parameter.working() else { continue };
            match dtype {
                Some(first) if first != working.dtype() => {
                    return Err(Error::Dtypes { op: OP, left: first, right: working.dtype() });
                }
                _ => dtype = Some(working.dtype()),
            }
        }
        let mut entries: Vec<Entry> = parameters
            .iter()
            .map(|(name, parameter)| Entry {
                name: name.clone(),
                shape: parameter.shape().to_vec(),
                start: 0,
                elements: parameter.master().elements(),
                working: parameter.working().is_some(),
            })
            .collect();
        let decays = |entry: &Entry| decay == Decay::All || entry.shape.len() >= 2;
        let (mut length, mut ends) = (0, [0; 4]);
        for (end, (working, decaying)) in
            ends.iter_mut().zip([(true, true), (true, false), (false, true), (false, false)])
        {
            for entry in entries.iter_mut().filter(|entry| entry.working == working && decays(entry) == decaying) {
                entry.start = length;
                length += entry.elements.next_multiple_of(ALIGN);
            }
            *end = length;
        }
        if length >= 1 << 31 {
            let why = format!("{length} elements are too many: a kernel takes fewer than 2^31");
            return Err(Error::Shape { op: OP, shape: vec![length], why });
        }
        Ok(Layout { entries, length, working: ends[1], dtype, decaying: [ends[0], ends[1], ends[2]] })
    }
}
