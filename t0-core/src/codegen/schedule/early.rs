//! The order of instructions in each block, before registers are allocated.
//!
//! Independent loads are issued before the first of their results is used, chains of dependent instructions alternate,
//! and stores follow loads. A block keeps the order of the source where another one takes no fewer clocks in an
//! estimate, or where it needs registers that would cost waves.

use super::graph::{self, Words};
use super::list;
use super::pressure::Pressure;
use super::touch;
use crate::codegen::mir::{Class, MBlock, MFunc};
use crate::codegen::regalloc::live::LiveOut;
use t0_isa::target::{SGPRS, Target};

/// Scalar registers that an order may have live.
const SCALARS: u32 = SGPRS - 18;
/// Vector registers that are left free below a step of the occupancy, because tuples do not fill every gap.
const SPARE: u32 = 8;
/// Vector registers that an order may have live beyond what the source needs.
const MORE: u32 = 32;

/// Orders all blocks; `limit` is the number of vector registers that there are.
pub(crate) fn run(m: &mut MFunc, target: &Target, limit: u16) {
    let mut out = LiveOut::of(m);
    let mut class = Vec::with_capacity(out.total as usize);
    for v in &m.vregs {
        class.extend((0..v.words).map(|_| v.class));
    }
    let mut words = Words::new(std::mem::take(&mut out.base), out.total);
    let mut plain: Vec<(usize, Pressure, [u32; 2])> = Vec::with_capacity(m.layout.len());
    for b in &m.layout {
        let at = b.0 as usize;
        let block = &m.blocks[at];
        let pressure = Pressure::of(m, at, &mut words, &class, &out);
        let mut live = pressure.begin();
        (0..block.insts.len() as u32).for_each(|inst| pressure.step(&mut live, inst));
        debug_assert_eq!(live.now, pressure.end, "block {at}");
        plain.push((at, pressure, live.peak));
    }
    let most = |class: Class| plain.iter().map(|(.., peak)| peak[class as usize]).max().unwrap_or(0);
    let limits = [most(Class::S).max(SCALARS), vectors(most(Class::V), target, limit.into())];
    for (at, pressure, _) in plain {
        let block = &m.blocks[at];
        let start = start(block);
        if block.insts.len() < start + 3 {
            continue;
        }
        let graph = graph::build(m, block, start, &mut words, target);
        let mut pressure = pressure;
        pressure.skip(start);
        let (order, live) = list::order(&graph, &pressure, limits);
        let fits = (0..2).all(|class| live.peak[class] <= limits[class]);
        let before = list::clocks(&graph, 0..graph.units.len());
        if !fits || list::clocks(&graph, order.iter().map(|u| *u as usize)) >= before {
            continue;
        }
        let block = &mut m.blocks[at];
        let mut old: Vec<_> = std::mem::take(&mut block.insts).into_iter().map(Some).collect();
        let mut insts = Vec::with_capacity(old.len());
        insts.extend(old[..start].iter_mut().filter_map(Option::take));
        for unit in order {
            let range = &graph.units[unit as usize].insts;
            insts.extend(old[range.start as usize..range.end as usize].iter_mut().filter_map(Option::take));
        }
        block.insts = insts;
    }
}

/// The first instruction that may move: registers that the hardware fills are read before it.
pub(super) fn start(block: &MBlock) -> usize {
    block.insts.iter().rposition(touch::names_register).map_or(0, |last| last + 1)
}

/// Vector registers that may be live where the source needs `most`.
fn vectors(most: u32, target: &Target, limit: u32) -> u32 {
    let waves =
        (target.vgprs_per_simd / most.max(1).next_multiple_of(target.vgpr_granule)).clamp(1, target.waves_per_simd);
    let step = (target.vgprs_per_simd / waves).min(limit);
    (step - step % target.vgpr_granule).saturating_sub(SPARE).min(most + MORE).max(most)
}
