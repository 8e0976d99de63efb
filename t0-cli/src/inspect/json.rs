//! Prints everything as one JSON document. Numbers are decimal; sizes and offsets are in bytes.

use serde_json::{Map, Value, json};
use t0_isa::machine::Limit;
use t0_isa::object::{KernelEntry, Object, relocation};

use super::{Stage, lines, summary};
use crate::input::{Choice, Found, pretty};
use crate::listing::Listing;

pub(super) fn print(found: &[Found], choice: &Choice, stage: Option<Stage>, out: &mut String) {
    let objects: Vec<Value> = found.iter().map(|f| object(f, choice, stage)).collect();
    out.push_str(&pretty(&json!({ "objects": objects })));
}

fn object(found: &Found, choice: &Choice, stage: Option<Stage>) -> Value {
    let o = &found.object;
    let segments = o.segments().iter().map(|s| {
        json!({
            "address": s.address, "file_offset": s.file_offset, "file_size": s.file_size, "memory_size": s.memory_size,
            "readable": s.readable, "writable": s.writable, "executable": s.executable, "align": s.align,
        })
    });
    let sections = o.sections().iter().skip(1).map(|s| {
        json!({ "name": s.name, "address": s.address, "file_offset": s.file_offset, "size": s.size, "align": s.align })
    });
    let symbols = o.dynamic_symbols().iter().skip(1);
    let symbols = symbols.map(|s| json!({ "name": s.name, "value": s.value, "size": s.size }));
    let relocations = o.relocations().iter().map(|r| {
        let kind = relocation::name(r.kind).map_or_else(|| r.kind.to_string(), str::to_owned);
        json!({ "address": r.address, "type": kind, "addend": r.addend })
    });
    json!({
        "offset": found.offset,
        "bundle_id": found.bundle_id,
        "size": o.bytes().len(),
        "code_object_version": o.abi().ident() + 2,
        "machine": o.machine().to_string(),
        "flags": o.machine().0,
        "target": o.target(),
        "segments": segments.collect::<Vec<_>>(),
        "sections": sections.collect::<Vec<_>>(),
        "dynamic_symbols": symbols.collect::<Vec<_>>(),
        "relocations": relocations.collect::<Vec<_>>(),
        "kernels": choice.kernels(o).map(|k| kernel(o, k, stage)).collect::<Vec<_>>(),
    })
}

fn kernel(object: &Object, k: &KernelEntry, stage: Option<Stage>) -> Value {
    let (m, d) = (&k.metadata, &k.descriptor);
    let args = m.args.iter().map(|a| {
        json!({
            "name": a.name, "offset": a.offset, "size": a.size, "value_kind": a.value_kind.as_str(),
            "address_space": a.address_space.as_ref().map(|s| s.as_str()),
            "access": a.access.as_ref().map(|a| a.as_str()),
            "type_name": a.type_name,
        })
    });
    let mut words: Map<String, Value> = Map::new();
    for (word, field) in d.fields() {
        let entry = words.entry(word).or_insert_with(|| json!({}));
        entry[field.name] = json!(field.value);
    }
    let occupancy = summary::occupancy(object, k).map(|o| {
        let limit = match o.limit {
            Limit::Waves => "waves",
            Limit::Vgprs => "vgprs",
            Limit::Lds => "lds",
            Limit::Workgroup => "workgroup",
        };
        json!({
            "waves_per_simd": o.waves_per_simd, "limit": limit, "workgroups": o.workgroups, "work_items": o.work_items,
        })
    });
    let mut out = json!({
        "name": m.name,
        "abi": m.abi.map(|abi| json!({ "version": abi.version, "features": abi.features })),
        "instance": m.instance,
        "parameters": m.parameters,
        "grid": m.grid,
        "requires": m.requires,
        "code_address": k.code_address,
        "code_size": k.code_size,
        "descriptor_address": k.descriptor_address,
        "wavefront_size": m.wavefront_size,
        "vgpr_count": m.vgpr_count,
        "sgpr_count": m.sgpr_count,
        "vgpr_spill_count": m.vgpr_spill_count,
        "sgpr_spill_count": m.sgpr_spill_count,
        "group_segment_fixed_size": m.group_segment_fixed_size,
        "private_segment_fixed_size": m.private_segment_fixed_size,
        "kernarg_segment_size": m.kernarg_segment_size,
        "kernarg_segment_align": m.kernarg_segment_align,
        "max_flat_workgroup_size": m.max_flat_workgroup_size,
        "reqd_workgroup_size": m.reqd_workgroup_size,
        "uses_dynamic_stack": m.uses_dynamic_stack,
        "workgroup_processor_mode": m.workgroup_processor_mode,
        "occupancy": occupancy,
        "args": args.collect::<Vec<_>>(),
        "descriptor": words,
    });
    match stage {
        Some(Stage::Asm) => out["instructions"] = Listing::of_kernel(object, k).json(Some(object)),
        Some(Stage::Lines) => {
            let ranges = lines::ranges(object, k).map(|r| {
                let file = object.lines().file(r.file).map(|f| f.to_string());
                json!({ "start": r.start, "end": r.end, "file": file, "line": r.line, "column": r.column })
            });
            out["lines"] = ranges.collect();
        }
        _ => {}
    }
    out
}
