//! The variables at a point of the program.

use super::Leaf;
use std::ops::{Index, IndexMut};
use std::rc::Rc;

/// The leaves of a slot, or `None` outside the scope of its variable.
pub(super) type Slot = Option<Rc<Vec<Leaf>>>;

const CHUNK: usize = 16;

/// The leaves of every slot that is in scope.
///
/// Each branch and loop keeps copies. Copies share chunks of slots until one of them changes, so that a copy and a
/// comparison cost little in a kernel with thousands of variables.
#[derive(Clone, Debug)]
pub(super) struct Env {
    chunks: Vec<Rc<[Slot; CHUNK]>>,
}

impl Env {
    /// An environment without variables.
    pub(super) fn new(slots: usize) -> Env {
        let empty = Rc::new([const { None }; CHUNK]);
        Env { chunks: vec![empty; slots.div_ceil(CHUNK)] }
    }

    /// The slots that may differ between this environment and one of the others, in ascending order.
    pub(super) fn changed(&self, others: &[&Env]) -> Vec<usize> {
        let differs = |i: &usize| others.iter().any(|o| !Rc::ptr_eq(&self.chunks[*i], &o.chunks[*i]));
        (0..self.chunks.len()).filter(differs).flat_map(|i| i * CHUNK..(i + 1) * CHUNK).collect()
    }
}

impl Index<usize> for Env {
    type Output = Slot;

    fn index(&self, slot: usize) -> &Slot {
        &self.chunks[slot / CHUNK][slot % CHUNK]
    }
}

impl IndexMut<usize> for Env {
    fn index_mut(&mut self, slot: usize) -> &mut Slot {
        &mut Rc::make_mut(&mut self.chunks[slot / CHUNK])[slot % CHUNK]
    }
}
