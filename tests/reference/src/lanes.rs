//! Instructions across lanes and between register files.
use super::machine::{M0, Machine};
use super::vector::crossed;
use t0_isa::isa::{Inst, Op, Operand, Ty};

fn index(operand: Operand) -> usize {
    operand.reg().expect("a register").index().into()
}

/// Executes `inst` if it is such an instruction.
pub fn execute(m: &mut Machine, inst: &Inst) -> bool {
    let operand = |i: usize| inst.operands().get(i).copied().unwrap_or_default();
    let (lanes, exec) = (m.lanes(), m.exec());
    let active = |lane: &usize| exec >> lane & 1 != 0;
    let m0 = m.scalars[M0 as usize];
    let (low, high) = ((m0 & 0x3ff) as usize, (m0 >> 16 & 0x3ff) as usize);
    match inst.op {
        Op::v_nop | Op::v_pipeflush => {}
        Op::v_readfirstlane_b32 | Op::v_readlane_b32 => {
            let lane = match inst.op {
                Op::v_readlane_b32 => m.scalar(operand(2), Ty::b32) as usize % lanes,
                _ => {
                    if exec == 0 {
                        0
                    } else {
                        exec.trailing_zeros() as usize
                    }
                }
            };
            let value = match operand(1) {
                Operand::Reg(reg) if reg.is_vgpr() => m.vgprs[index(operand(1))][lane],
                other => m.scalar(other, Ty::b32) as u32,
            };
            let to = operand(0).reg().expect("a scalar register").0;
            m.set_scalar(to, value);
        }
        Op::v_writelane_b32 => {
            let lane = m.scalar(operand(2), Ty::b32) as usize % lanes;
            m.vgprs[index(operand(0))][lane] = m.scalar(operand(1), Ty::b32) as u32;
        }
        Op::v_permlane16_b32 | Op::v_permlanex16_b32 => {
            let select = m.scalar(operand(2), Ty::b32) | m.scalar(operand(3), Ty::b32) << 32;
            let (fetch_inactive, bound_ctrl) = (inst.mods.op_sel & 1 != 0, inst.mods.op_sel & 2 != 0);
            let (d, a) = (index(operand(0)), m.vgprs[index(operand(1))]);
            let other = if inst.op == Op::v_permlanex16_b32 { 16 } else { 0 };
            for lane in (0..lanes).filter(active) {
                let from = (lane & !15 ^ other) | (select >> (4 * (lane & 15)) & 15) as usize;
                if exec >> from & 1 != 0 || fetch_inactive {
                    m.vgprs[d][lane] = a[from];
                } else if bound_ctrl {
                    m.vgprs[d][lane] = 0;
                }
            }
        }
        Op::v_permlane64_b32 => {
            let a = m.vgprs[index(operand(1))];
            for lane in (0..lanes).filter(active).filter(|_| lanes == 64) {
                m.vgprs[index(operand(0))][lane] = a[lane ^ 32];
            }
        }
        Op::v_swap_b32 | Op::v_swaprel_b32 => {
            let relative = inst.op == Op::v_swaprel_b32;
            let d = index(operand(0)) + if relative { high } else { 0 };
            let a = index(operand(1)) + if relative { low } else { 0 };
            for lane in (0..lanes).filter(active) {
                let old = m.vgprs[d][lane];
                m.vgprs[d][lane] = m.vgprs[a][lane];
                m.vgprs[a][lane] = old;
            }
        }
        Op::v_swap_b16 => {
            let (d, a) = (index(operand(0)), index(operand(1)));
            let (at_d, at_a) = (u32::from(inst.mods.op_sel & 8 != 0) * 16, u32::from(inst.mods.op_sel & 1 != 0) * 16);
            for lane in (0..lanes).filter(active) {
                let (x, y) = (m.vgprs[d][lane] >> at_d & 0xffff, m.vgprs[a][lane] >> at_a & 0xffff);
                m.vgprs[d][lane] = m.vgprs[d][lane] & !(0xffff << at_d) | y << at_d;
                m.vgprs[a][lane] = m.vgprs[a][lane] & !(0xffff << at_a) | x << at_a;
            }
        }
        Op::v_movreld_b32 | Op::v_movrels_b32 | Op::v_movrelsd_b32 | Op::v_movrelsd_2_b32 => {
            let (from, to) = match inst.op {
                Op::v_movreld_b32 => (0, m0 as usize),
                Op::v_movrels_b32 => (m0 as usize, 0),
                Op::v_movrelsd_b32 => (m0 as usize, m0 as usize),
                _ => (low, high),
            };
            let before = m.clone();
            for lane in (0..lanes).filter(active) {
                let Some(source) = crossed(&before, inst, lane) else { continue };
                let value = match (operand(1), source) {
                    (_, None) => 0,
                    (Operand::Reg(reg), Some(lane)) if reg.is_vgpr() => before.vgprs[index(operand(1)) + from][lane],
                    (other, _) => m.scalar(other, Ty::b32) as u32,
                };
                m.vgprs[index(operand(0)) + to][lane] = value;
            }
        }
        _ => return false,
    }
    true
}
