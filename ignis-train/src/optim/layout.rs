//! Where the parameters are in the flat buffers.

use super::kernels::UNIT;
use super::rule::Decay;
use ignis::nn::{Parameter, place};
use ignis::{DType, Error, Result};
use std::collections::HashMap;

const OP: &str = "Optimizer::new";

/// Every parameter starts at a multiple of this many elements, so that views can be loaded in wide accesses and
/// a work-item of the update has one parameter. The elements between are zero.
pub(super) const ALIGN: usize = UNIT as usize;

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
    /// In the order of the model, tied parameters once.
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
    /// The layout of these parameters.
    pub(super) fn new(parameters: &[(&str, &Parameter)], decay: Decay) -> Result<Layout> {
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
                name: (*name).to_owned(),
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
        if length + entries.len() >= 1 << 31 {
            let why = format!("{length} elements are too many: a kernel takes fewer than 2^31");
            return Err(Error::Shape { op: OP, shape: vec![length], why });
        }
        Ok(Layout { entries, length, working: ends[1], dtype, decaying: [ends[0], ends[1], ends[2]] })
    }

    /// The index of the entry of each [`ALIGN`] elements.
    pub(super) fn owners(&self) -> Vec<u32> {
        let mut owners = vec![0; self.length / ALIGN];
        for (index, entry) in self.entries.iter().enumerate() {
            let end = entry.start + entry.elements.next_multiple_of(ALIGN);
            owners[entry.start / ALIGN..end / ALIGN].fill(index as u32);
        }
        owners
    }

    /// The element of the buffer of gradients that is the mark of an entry.
    pub(super) fn mark(&self, index: usize) -> usize {
        self.length + index
    }

    /// The type that operations use of an entry.
    pub(super) fn entry_dtype(&self, entry: &Entry) -> DType {
        self.dtype.filter(|_| entry.working).unwrap_or(DType::F32)
    }
}

/// The number of the parameter of each handle: handles to the same elements have the same one.
///
/// # Errors
/// [`Error::WrongParameter`] if a model cannot be trained: parameters share a part of their memory, tied ones have
/// different types, or different ones have the same name.
pub(super) fn numbered(handles: &[(String, &mut Parameter)]) -> Result<Vec<usize>> {
    let wrong = |name: &str, why: String| Err(Error::WrongParameter { op: OP, name: name.to_owned(), why });
    let (mut places, mut names, mut firsts) = (HashMap::new(), HashMap::new(), Vec::<usize>::new());
    let mut numbers = Vec::with_capacity(handles.len());
    for (at, (name, parameter)) in handles.iter().enumerate() {
        let number = *places.entry(place(parameter)).or_insert_with(|| {
            firsts.push(at);
            firsts.len() - 1
        });
        if names.insert(name, number).is_some_and(|other| other != number) {
            return wrong(
                name,
                "another parameter has this name; rename one with `#[module(name = \"..\")]`".to_owned(),
            );
        }
        let (first, other) = &handles[firsts[number]];
        if other.dtype() != parameter.dtype() {
            let (left, right) = (parameter.dtype(), other.dtype());
            let why =
                format!("it is {left}, and `{first}`, with which it shares its elements, is {right}; choose one type");
            return wrong(name, why);
        }
        numbers.push(number);
    }
    // What remains are different parameters, whose memory must not overlap.
    let mut ranges: Vec<_> = firsts
        .iter()
        .filter(|at| handles[**at].1.master().elements() > 0)
        .map(|at| {
            let place = place(handles[*at].1);
            (place.memory(), place.range().start, place.range().end, *at)
        })
        .collect();
    ranges.sort_unstable();
    for pair in ranges.windows(2) {
        let [(memory, _, end, one), (other, start, _, two)] = [pair[0], pair[1]];
        if memory == other && start < end {
            let why = format!(
                "it shares a part of its memory with `{}`, and each would be updated for itself; use a clone of one parameter in both fields, or a copy of the tensor",
                handles[one].0
            );
            return wrong(&handles[two].0, why);
        }
    }
    Ok(numbers)
}
