//! Masks with short lives in VCC.
//!
//! A compare that writes VCC, and a select that reads it, have encodings of one word, and the select can be half of a
//! pair ([`super::dual`]). Registers are allocated without VCC; here, the results of vector compares move into it where
//! it is free. A result qualifies if all of its uses are in the block of the compare. Of results whose lives overlap,
//! those that end first are chosen, which are the most.
//!
//! - **Invariant:** VCC is never live from one block into another.

use super::dual::touch::Touch;
use super::machine::{PBlock, PFunc};
use t0_isa::isa::{Access, Format, Implicit, Inst, Reg};

/// The number of registers and of state that [`Touch`] counts as scalar.
const SCALARS: usize = 256;

/// The result of a compare.
struct Mask {
    from: usize,
    /// Its uses: positions in the block and operands.
    uses: Vec<(usize, usize)>,
    moves: bool,
}

impl Mask {
    fn last(&self) -> usize {
        self.uses.last().map_or(self.from, |(at, _)| *at)
    }
}

/// Moves the masks of all blocks.
pub(crate) fn run(p: &mut PFunc) {
    let vcc = usize::from(Reg::VCC_LO.0);
    // The registers that some block reads before it writes them.
    let mut exposed = [false; SCALARS];
    // Whether each instruction reads VCC, and whether it writes it.
    let mut touches: Vec<Vec<[bool; 2]>> = Vec::with_capacity(p.blocks.len());
    for block in &p.blocks {
        let mut written = [false; SCALARS];
        let touched = block.insts.iter().map(|i| {
            let touch = Touch::of(&i.inst);
            touch.reads.iter().take_while(|r| *r < SCALARS).for_each(|r| exposed[r] |= !written[r]);
            touch.writes.iter().take_while(|r| *r < SCALARS).for_each(|r| written[r] = true);
            [touch.reads, touch.writes].map(|set| set.has(vcc) || set.has(vcc + 1))
        });
        touches.push(touched.collect());
    }
    p.blocks.iter_mut().zip(&touches).for_each(|(block, touches)| of_block(block, touches, &exposed));
}

/// Moves the masks of a block. `touches` says whether each instruction reads VCC and whether it writes it.
fn of_block(block: &mut PBlock, touches: &[[bool; 2]], exposed: &[bool; SCALARS]) {
    let mut masks = masks(block, exposed);
    if masks.is_empty() {
        return;
    }
    // How many instructions up to each one touch VCC, and whether the next one after it that does reads it.
    let mut before = vec![0; touches.len()];
    let mut count = 0;
    for (at, [reads, writes]) in touches.iter().enumerate() {
        count += usize::from(*reads || *writes);
        before[at] = count;
    }
    let mut live = vec![false; touches.len()];
    let mut read = false;
    for (at, [reads, writes]) in touches.iter().enumerate().rev() {
        live[at] = read;
        read = *reads || read && !*writes;
    }
    masks.sort_by_key(|m| (m.last(), m.from));
    let mut free = 0;
    for mask in masks {
        let (from, last) = (mask.from, mask.last());
        let touched = before[last] - before[from] + usize::from(touches[from] != [false; 2]);
        if from < free || touched != 0 || live[last] {
            continue;
        }
        free = last + 1;
        block.insts[from].inst.operands_mut()[0] = Reg::VCC_LO.into();
        for (at, operand) in mask.uses {
            block.insts[at].inst.operands_mut()[operand] = Reg::VCC_LO.into();
        }
    }
}

/// The results of compares that all of their uses follow in the block.
fn masks(block: &PBlock, exposed: &[bool; SCALARS]) -> Vec<Mask> {
    let mut done = Vec::new();
    // The masks that have not been replaced, with their registers.
    let mut open: Vec<(usize, Mask)> = Vec::new();
    let registers = |a: &Access| (a.reg.0..a.reg.0 + u16::from(a.dwords)).map(usize::from).filter(|r| *r < SCALARS);
    for (at, i) in block.insts.iter().enumerate() {
        if !open.is_empty() {
            for a in i.inst.reads(false) {
                for r in registers(&a) {
                    let Some((_, mask)) = open.iter_mut().find(|(of, _)| *of == r) else { continue };
                    mask.uses.push((at, a.operand.into()));
                    mask.moves &= a.dwords == 1 && i.inst.pair.is_none() && !is_written(&i.inst, a.operand);
                }
            }
            for a in i.inst.writes(false) {
                for r in registers(&a) {
                    let replaced = open.iter().position(|(of, _)| *of == r);
                    done.extend(replaced.map(|n| open.swap_remove(n).1));
                }
            }
        }
        if let Some(r) = compared(&i.inst) {
            open.push((r.0.into(), Mask { from: at, uses: Vec::new(), moves: true }));
        }
    }
    done.extend(open.into_iter().filter(|(r, _)| !exposed[*r]).map(|(_, mask)| mask));
    done.retain(|mask| mask.moves && !mask.uses.is_empty());
    done
}

/// Whether an instruction writes the operand that it reads.
fn is_written(inst: &Inst, operand: u8) -> bool {
    inst.writes(false).any(|w| w.operand == operand)
}

/// The scalar register that a compare writes.
fn compared(inst: &Inst) -> Option<Reg> {
    let compares = inst.op.desc().format == Format::VOPC && !inst.implicit_writes().contains(Implicit::EXEC);
    inst.operands().first().filter(|_| compares).and_then(|o| o.reg()).filter(|r| r.is_sgpr())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::machine::PInst;
    use crate::codegen::mir::{MBlockId, MTerm};
    use crate::ir::Loc;
    use t0_isa::isa::{Form, Style, parse_styled};
    use t0_isa::target::GFX1100;

    fn block(lines: &[&str], term: MTerm) -> PBlock {
        // The form is left to the encoder, as for selected instructions.
        let parsed = |l: &&str| {
            let mut inst = parse_styled(l, &GFX1100, Style::default()).unwrap();
            inst.form = Form::Auto;
            PInst { inst, loc: Loc(0) }
        };
        PBlock { insts: lines.iter().map(parsed).collect(), term, term_loc: Loc(0) }
    }

    /// The blocks, each of which continues with the next, after the pass.
    fn moved(blocks: &[&[&str]]) -> Vec<Vec<String>> {
        let term = |n: usize| if n + 1 < blocks.len() { MTerm::Jump(MBlockId(n as u32 + 1)) } else { MTerm::End };
        let made = blocks.iter().enumerate().map(|(n, lines)| block(lines, term(n))).collect();
        let mut p = PFunc { blocks: made, layout: (0..blocks.len() as u32).map(MBlockId).collect() };
        run(&mut p);
        // Through words, which decide the form.
        let text = |i: &PInst| t0_isa::isa::decode(&i.inst.encode().unwrap()).unwrap().0.to_string();
        p.blocks.iter().map(|b| b.insts.iter().map(text).collect()).collect()
    }

    const COMPARE: &str = "v_cmp_lt_f32_e64 s0, v1, v2";
    const SELECT: &str = "v_cndmask_b32_e64 v3, v4, v5, s0";

    #[test]
    fn a_mask_that_only_its_block_uses_moves() {
        let short = ["v_cmp_lt_f32_e32 vcc_lo, v1, v2", "v_cndmask_b32_e32 v3, v4, v5, vcc_lo"];
        assert_eq!(moved(&[&[COMPARE, SELECT]]), [short]);
        // A scalar instruction that reads the mask and replaces it.
        let and = [COMPARE, "s_and_b32 s0, exec_lo, s0"];
        assert_eq!(moved(&[&and])[0][1], "s_and_b32 s0, exec_lo, vcc_lo");
    }

    #[test]
    fn a_mask_that_another_block_reads_stays() {
        assert_eq!(moved(&[&[COMPARE, SELECT], &[SELECT]])[0], [COMPARE, SELECT]);
        // The other block reads a mask of its own.
        assert_ne!(moved(&[&[COMPARE, SELECT], &[COMPARE, SELECT]])[0], [COMPARE, SELECT]);
    }

    #[test]
    fn other_uses_of_vcc_keep_it() {
        let divide = ["v_div_scale_f32 v9, vcc_lo, v1, v2, v1", COMPARE, SELECT, "v_div_fmas_f32 v9, v1, v2, v3"];
        assert_eq!(moved(&[&divide])[0], divide);
        let between = [COMPARE, "v_div_scale_f32 v9, vcc_lo, v1, v2, v1", SELECT];
        assert_eq!(moved(&[&between])[0], between);
        let before = [divide[0], divide[3], COMPARE, SELECT];
        assert_eq!(moved(&[&before])[0][2], "v_cmp_lt_f32_e32 vcc_lo, v1, v2");
    }

    #[test]
    fn of_two_masks_at_once_the_one_that_ends_first_moves() {
        let other = ["v_cmp_lt_f32_e64 s1, v6, v2", "v_cndmask_b32_e64 v7, v4, v5, s1"];
        let got = moved(&[&[COMPARE, other[0], other[1], SELECT]]);
        assert_eq!(
            got[0],
            [COMPARE, "v_cmp_lt_f32_e32 vcc_lo, v6, v2", "v_cndmask_b32_e32 v7, v4, v5, vcc_lo", SELECT]
        );
    }

    #[test]
    fn a_mask_read_as_part_of_a_pair_of_registers_stays() {
        let pair = [COMPARE, "s_mov_b64 s[4:5], s[0:1]"];
        assert_eq!(moved(&[&pair])[0], pair);
    }
}
