//! The names of tied parameters in files.
//!
//! A file that [`save`](super::save) writes has a tied parameter once, under the first of its names. A file that
//! [`load`](super::load) reads has it under any of its names; if there are several, their elements must be equal.

use super::files::FileError;
use super::module::{Module, handles};
use super::parameter::Parameter;
use crate::files::{Folder, WeightFiles};
use crate::layout::Layout;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

/// Where the elements of a parameter are. It is equal for parameters with the same elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    memory: usize,
    layout: Layout,
}

impl Place {
    /// A number that all tensors with the same memory have, and no other tensors at the same time.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.memory
    }

    /// The elements of the memory from the first one of the parameter to the last.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.layout.offset..self.layout.offset + self.layout.span()
    }
}

/// Where the elements of the master of a parameter are.
#[must_use]
pub fn place(parameter: &Parameter) -> Place {
    let master = parameter.master();
    Place { memory: Arc::as_ptr(master.storage()).addr(), layout: master.layout().clone() }
}

/// The names and the shape of a parameter.
pub(super) struct Named {
    pub(super) names: Vec<String>,
    pub(super) shape: Vec<usize>,
}

/// The parameters in the order of the model, each with all of its names.
pub(super) fn named(model: &(impl Module + ?Sized)) -> Result<Vec<Named>, FileError> {
    let (mut at, mut all, mut taken) = (HashMap::new(), Vec::<Named>::new(), HashMap::new());
    for (name, parameter) in handles(model) {
        let index = *at.entry(place(parameter)).or_insert_with(|| {
            all.push(Named { names: Vec::new(), shape: parameter.shape().to_vec() });
            all.len() - 1
        });
        match taken.insert(name.clone(), index) {
            None => all[index].names.push(name),
            Some(other) if other == index => {}
            Some(_) => return Err(FileError::Duplicate { name }),
        }
    }
    Ok(all)
}

/// Leaves the names of each parameter that the files have, or the first one if they have none of them.
pub(super) fn present(folder: &Folder, mut all: Vec<Named>) -> Result<Vec<Named>, FileError> {
    if all.iter().all(|named| named.names.len() == 1) {
        return Ok(all);
    }
    let files = WeightFiles::open(folder, &[], &[])?;
    let found: HashSet<&str> = files.extra().iter().map(String::as_str).collect();
    for named in &mut all {
        let first = named.names[0].clone();
        named.names.retain(|name| found.contains(name.as_str()));
        if named.names.is_empty() {
            named.names.push(first);
        }
    }
    Ok(all)
}

/// The elements of a parameter, which the files have under all of its names.
pub(super) fn elements(files: &WeightFiles, named: &Named) -> Result<Vec<f32>, FileError> {
    let mut first: Option<(&str, Vec<f32>)> = None;
    for name in &named.names {
        // `open` has found all of them.
        let Some(view) = files.tensor(name)? else { continue };
        let found = view.to_f32();
        match &first {
            None => first = Some((name, found)),
            Some((one, elements)) => {
                if elements.iter().zip(&found).any(|(a, b)| a.to_bits() != b.to_bits()) {
                    let path = files.file(name).unwrap_or_default().to_owned();
                    return Err(FileError::Tied { path, first: (*one).to_owned(), second: name.clone() });
                }
            }
        }
    }
    Ok(first.map(|(_, elements)| elements).unwrap_or_default())
}
