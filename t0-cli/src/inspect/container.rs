//! The stage `object`: the ELF container.

use std::fmt::Write;

use t0_isa::object::{Object, SymbolKind, relocation};

use crate::paint::{DIM, LABEL, NAME};

pub(super) fn print(name: &str, object: &Object, out: &mut String) {
    let _ = writeln!(out, "{NAME}{name}{NAME:#}");
    let mut row = |label: &str, value: String| {
        let _ = writeln!(out, "  {LABEL}{label:<12}{LABEL:#} {value}");
    };
    row("size", format!("{} bytes, {} in memory", object.bytes().len(), object.image_size()));
    row("ABI version", format!("{} (code object {})", object.abi().ident(), object.abi()));
    row("machine", format!("{} (flags {:#x})", object.machine(), object.machine().0));
    row("target", object.target().unwrap_or("-").to_owned());

    heading(out, "segments", "address    offset     in file    in memory  flags align");
    for s in object.segments() {
        let flags = [(s.readable, 'R'), (s.writable, 'W'), (s.executable, 'X')];
        let flags: String = flags.iter().map(|&(on, letter)| if on { letter } else { '-' }).collect();
        let _ = writeln!(
            out,
            "  {:#010x} {:#010x} {:#010x} {:#010x} {flags}   {:#x}",
            s.address, s.file_offset, s.file_size, s.memory_size, s.align
        );
    }

    heading(out, "sections", "address    offset     size       align name");
    for s in object.sections().iter().skip(1) {
        let _ =
            writeln!(out, "  {:#010x} {:#010x} {:#010x} {:>5} {}", s.address, s.file_offset, s.size, s.align, s.name);
    }

    heading(out, "dynamic symbols", "value      size       kind   name");
    for s in object.dynamic_symbols().iter().skip(1) {
        let kind = match s.kind {
            SymbolKind::Function => "code",
            SymbolKind::Object => "data",
            _ if s.section == 0 => "undef",
            _ => "other",
        };
        let _ = writeln!(out, "  {:#010x} {:#010x} {kind:<6} {}", s.value, s.size, s.name);
    }

    if !object.relocations().is_empty() {
        heading(out, "relocations", "address    addend     type");
        for r in object.relocations() {
            let kind = relocation::name(r.kind).map_or_else(|| r.kind.to_string(), str::to_owned);
            let symbol = object.dynamic_symbols().get(r.symbol as usize).map_or("", |s| &s.name);
            let line = format!("  {:#010x} {:#010x} {kind} {symbol}", r.address, r.addend);
            let _ = writeln!(out, "{}", line.trim_end());
        }
    }

    heading(out, "notes", "offset     size       type owner");
    for n in object.notes() {
        let _ = writeln!(out, "  {:#010x} {:#010x} {:>4} {}", n.file_offset, n.size, n.kind, n.owner);
    }
}

fn heading(out: &mut String, title: &str, columns: &str) {
    let _ = writeln!(out, "\n{LABEL}{title}{LABEL:#}\n  {DIM}{columns}{DIM:#}");
}
