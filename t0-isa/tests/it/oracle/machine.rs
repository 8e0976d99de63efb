//! The machines for which instructions are generated, and the table lines that they support.

use t0_isa::isa::{Form, Generation, Inst, Op};
use t0_tests_share::instructions::InstructionGenerator;
use t0_tests_share::llvm_mc::Machine;

/// Both generations, wave32 and wave64, with and without register halves as operands.
pub(crate) const MACHINES: [(Machine, Generation); 5] = [
    (Machine::plain("gfx1100"), Generation::Rdna3),
    (Machine::plain("gfx1151"), Generation::Rdna35),
    (Machine { wave64: true, ..Machine::plain("gfx1102") }, Generation::Rdna3),
    (Machine { true16: false, ..Machine::plain("gfx1103") }, Generation::Rdna3),
    (Machine { wave64: true, ..Machine::plain("gfx1153") }, Generation::Rdna35),
];

/// A generated instruction of this line and form that the machine supports.
pub(crate) fn legal(
    generator: &mut InstructionGenerator,
    op: Op,
    form: Form,
    machine: Machine,
    generation: Generation,
) -> Option<(Inst, Vec<u32>)> {
    (0..100).find_map(|_| {
        let (mut inst, mut words) = generator.legal(op, form, machine.wave64)?;
        let halves = || op.desc().slots.iter().filter(|slot| slot.ty.bits() == 16);
        if !machine.true16 && (op.desc().has_short_form() || !halves().all(|slot| slot.ty.is_float())) {
            // Without halves in the operands, short operations and integer operations have none at all.
            if halves().next().is_some() {
                inst.mods.op_sel = 0;
            }
            words = inst.encode().ok()?;
        }
        (inst.since() <= generation).then_some((inst, words))
    })
}
