//! Machine code as text, and its hash.

use super::Instance;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use t0::Resources;
use t0_isa::isa::{Style, decode};
use t0_isa::object::Object;

/// The kernel's arguments, then its instructions with labels at branch targets.
pub(crate) fn listing(Instance { image, resources, .. }: &Instance) -> String {
    let object = Object::parse(image.object).expect("an embedded code object");
    let kernel = &object.kernels()[0];
    let words: Vec<u32> =
        object.code(kernel).chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
    let mut instructions = Vec::new();
    let mut labels = BTreeSet::new();
    let mut at = 0;
    while at < words.len() {
        let (inst, length) = decode(&words[at..]).expect("what was compiled");
        let target =
            inst.branch_distance().filter(|_| inst.is_branch()).map(|d| (at + length).strict_add_signed(d as isize));
        labels.extend(target);
        instructions.push((at, inst, target));
        at += length;
    }
    let label = |at: usize| labels.range(..at).count();
    let Resources { vgprs, sgprs, lds_bytes, scratch_bytes, .. } = resources;
    let mut text = format!(
        "; {vgprs} VGPRs, {sgprs} SGPRs, {lds_bytes} bytes of LDS, {scratch_bytes} of scratch, {} instructions\n",
        instructions.len()
    );
    for (at, inst, target) in instructions {
        if labels.contains(&at) {
            let _ = writeln!(text, "L{}:", label(at));
        }
        let shown = inst.display(Style::default()).to_string();
        let _ = match target {
            Some(to) => writeln!(text, "    {} L{}", inst.op.name(), label(to)),
            None => writeln!(text, "    {shown}"),
        };
    }
    text
}

/// The hash (FNV-1a) of the machine code.
pub(crate) fn hash(instance: &Instance) -> u64 {
    let object = Object::parse(instance.image.object).expect("an embedded code object");
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    object.code(&object.kernels()[0]).iter().fold(0xcbf2_9ce4_8422_2325, step)
}
