//! The registers that an order of a block needs.

use super::graph::{Graph, NONE, Words};
use super::touch;
use crate::codegen::mir::{Class, MFunc};
use crate::codegen::regalloc::live::LiveOut;

/// A value that a word holds in a block.
#[derive(Clone, Copy)]
struct Value {
    class: Class,
    /// Accesses after its definition.
    uses: u32,
    /// It is live where the block ends.
    stays: bool,
}

/// The values of a block.
pub(super) struct Pressure {
    values: Vec<Value>,
    /// Accesses of each instruction: the value, and whether the instruction defines it.
    accesses: Vec<(u32, bool)>,
    first: Vec<u32>,
    /// Registers that are live where the block begins, by class.
    start: [u32; 2],
    /// Registers that are live where it ends.
    pub(super) end: [u32; 2],
}

/// The registers that are live while a block is ordered.
#[derive(Clone)]
pub(super) struct Live {
    left: Vec<u32>,
    pub(super) now: [u32; 2],
    pub(super) peak: [u32; 2],
}

impl Pressure {
    /// `out` says which words are live where the block ends.
    pub(super) fn of(m: &MFunc, at: usize, words: &mut Words, class: &[Class], out: &LiveOut) -> Pressure {
        let insts = &m.blocks[at].insts;
        let stays = |w: u32| out.holds(at, w);
        let mut start = [0; 2];
        out.words(at).for_each(|w| start[class[w as usize] as usize] += 1);
        let end = start;
        // The value that each word has now.
        let Words { base, local: current } = words;
        let mut touched: Vec<u32> = Vec::with_capacity(2 * insts.len());
        let mut values: Vec<Value> = Vec::with_capacity(2 * insts.len());
        let mut accesses = Vec::with_capacity(4 * insts.len());
        let mut first = Vec::with_capacity(insts.len() + 1);
        first.push(0);
        for inst in insts {
            touch::for_words(inst, m, base, |w, role| {
                if role.reads() {
                    let value = &mut current[w as usize];
                    if *value == NONE {
                        // Live before the block.
                        let class = class[w as usize];
                        if !stays(w) {
                            start[class as usize] += 1;
                        }
                        *value = values.len() as u32;
                        values.push(Value { class, uses: 0, stays: stays(w) });
                        touched.push(w);
                    }
                    values[*value as usize].uses += 1;
                    accesses.push((*value, false));
                }
            });
            touch::for_words(inst, m, base, |w, role| {
                if role.writes() && !role.reads() {
                    let value = &mut current[w as usize];
                    if *value != NONE {
                        // Another value stays.
                        values[*value as usize].stays = false;
                    } else {
                        start[class[w as usize] as usize] -= u32::from(stays(w));
                        touched.push(w);
                    }
                    *value = values.len() as u32;
                    values.push(Value { class: class[w as usize], uses: 0, stays: stays(w) });
                    accesses.push((*value, true));
                }
            });
            first.push(accesses.len() as u32);
        }
        touched.into_iter().for_each(|w| current[w as usize] = NONE);
        Pressure { values, accesses, first, start, end }
    }

    /// Takes the first instructions as they stand.
    pub(super) fn skip(&mut self, count: usize) {
        let mut live = self.begin();
        (0..count as u32).for_each(|inst| self.step(&mut live, inst));
        self.start = live.now;
        for (value, left) in self.values.iter_mut().zip(live.left) {
            value.uses = left;
        }
    }

    pub(super) fn begin(&self) -> Live {
        Live { left: self.values.iter().map(|v| v.uses).collect(), now: self.start, peak: self.start }
    }

    fn accesses(&self, inst: u32) -> &[(u32, bool)] {
        &self.accesses[self.first[inst as usize] as usize..self.first[inst as usize + 1] as usize]
    }

    /// How many more registers of each class a unit would leave live than there are.
    pub(super) fn growth(&self, live: &Live, graph: &Graph, unit: usize) -> [i32; 2] {
        let mut growth = [0; 2];
        for inst in graph.units[unit].insts.clone() {
            for &(value, defines) in self.accesses(inst) {
                let v = &self.values[value as usize];
                if defines {
                    growth[v.class as usize] += i32::from(v.uses > 0 || v.stays);
                } else if live.left[value as usize] == 1 && !v.stays {
                    growth[v.class as usize] -= 1;
                }
            }
        }
        growth
    }

    /// Takes the next instruction.
    pub(super) fn step(&self, live: &mut Live, inst: u32) {
        for &(value, defines) in self.accesses(inst) {
            let v = &self.values[value as usize];
            if !defines {
                live.left[value as usize] -= 1;
                live.now[v.class as usize] -= u32::from(live.left[value as usize] == 0 && !v.stays);
            }
        }
        let mut dead = [0; 2];
        for &(value, defines) in self.accesses(inst) {
            let v = &self.values[value as usize];
            if defines {
                live.now[v.class as usize] += 1;
                dead[v.class as usize] += u32::from(v.uses == 0 && !v.stays);
            }
        }
        for (class, dead) in dead.into_iter().enumerate() {
            live.peak[class] = live.peak[class].max(live.now[class]);
            live.now[class] -= dead;
        }
    }
}
