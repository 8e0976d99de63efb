//! The result as a table in Markdown, for pull requests, and as JSON.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::counted;
use super::figures::{Compared, FIGURES, Row};
use crate::input::pretty;
use crate::timing::report::grouped;

pub(super) fn markdown(compared: &Compared, threshold: f64) -> String {
    let titles: Vec<&str> = FIGURES.iter().map(|figure| figure.title).collect();
    let mut out = format!("| launch | kernel | {} |\n|---|---|{}\n", titles.join(" | "), "---:|".repeat(titles.len()));
    for row in &compared.rows {
        let cells: Vec<String> = (0..FIGURES.len()).map(|n| cell(row, n)).collect();
        let is_new = compared.has_baseline && row.before.is_none();
        let name = escaped(&row.measured.name) + if is_new { " (new)" } else { "" };
        let _ = writeln!(out, "| {name} | `{}` | {} |", row.measured.kernel, cells.join(" | "));
    }
    if compared.has_baseline {
        let worse = compared.rows.iter().filter(|row| row.is_worse()).count();
        let _ = match worse {
            0 => writeln!(out, "\nNo figure has risen by more than {threshold} %."),
            _ => writeln!(out, "\nFigures of {} have risen by more than {threshold} %: they are bold.", counted(worse)),
        };
    }
    for name in &compared.removed {
        let _ = writeln!(out, "\nThe baseline has a launch that the list does not have: {}.", escaped(name));
    }
    out
}

/// A figure, with its change.
fn cell(row: &Row, n: usize) -> String {
    let now = row.measured.values[n];
    let text = match row.before {
        Some(before) if before[n] != now => format!("{} ({})", number(now), change(before[n], now)),
        _ => number(now),
    };
    if row.worse[n] { format!("**{text}**") } else { text }
}

fn number(value: u64) -> String {
    grouped(i64::try_from(value).unwrap_or(i64::MAX))
}

fn change(before: u64, now: u64) -> String {
    match before {
        0 => format!("from {before}"),
        _ => format!("{:+.1} %", (now as f64 / before as f64 - 1.0) * 100.0),
    }
}

/// A name inside a cell.
fn escaped(name: &str) -> String {
    name.replace('|', "\\|").replace(['\n', '\r'], " ")
}

pub(super) fn json(compared: &Compared) -> String {
    let values = |values: &[u64]| -> Value {
        FIGURES
            .iter()
            .zip(values)
            .map(|(figure, value)| (figure.key.to_owned(), json!(value)))
            .collect::<Map<_, _>>()
            .into()
    };
    let row = |row: &Row| {
        let worse = FIGURES.iter().zip(row.worse).filter(|(_, worse)| *worse);
        json!({
            "name": row.measured.name,
            "kernel": row.measured.kernel,
            "model": row.measured.model,
            "figures": values(&row.measured.values),
            "baseline": row.before.as_ref().map(|before| values(before)),
            "worse": worse.map(|(figure, _)| figure.key).collect::<Vec<_>>(),
        })
    };
    let launches: Vec<Value> = compared.rows.iter().map(row).collect();
    pretty(&json!({ "launches": launches, "removed": compared.removed }))
}
