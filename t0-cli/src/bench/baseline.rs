//! Baselines: the figures of launches as TOML, so that changes can be reviewed.

use std::fmt::Write;
use std::path::Path;

use super::document::Document;
use super::figures::{FIGURES, Measured};
use crate::input::{Failure, write_file};
use crate::new::toml_string;

pub(super) fn write(path: &Path, launches: &[Measured]) -> Result<(), Failure> {
    write_file(path, text(launches)).map_err(|error| Failure::Write { path: path.display().to_string(), error })
}

fn text(launches: &[Measured]) -> String {
    let mut out = "# Written by `t0 bench --save`.\n".to_owned();
    for launch in launches {
        let texts = [("name", &launch.name), ("kernel", &launch.kernel), ("model", &launch.model)];
        out.push_str("\n[[launch]]\n");
        for (key, value) in texts {
            let _ = writeln!(out, "{key} = {}", toml_string(value));
        }
        for (figure, value) in FIGURES.iter().zip(launch.values) {
            let _ = writeln!(out, "{} = {value}", figure.key);
        }
    }
    out
}

pub(super) fn read(path: &Path) -> Result<Vec<Measured>, Failure> {
    Document::read(
        path,
        |launch: &Measured| &launch.name,
        |document, table| {
            let mut values = [0; FIGURES.len()];
            for (value, figure) in values.iter_mut().zip(&FIGURES) {
                *value = document.count(table, figure.key)?;
            }
            let text = |key| document.text(table, key);
            Ok(Measured { name: text("name")?, kernel: text("kernel")?, model: text("model")?, values })
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("baseline.toml");
        let launch = |name: &str| Measured {
            name: name.to_owned(),
            kernel: "matvec<bf16, 1>".to_owned(),
            model: "gfx1100, parameters 0123456789abcdef".to_owned(),
            values: [u64::from(u32::MAX) + 1, 2, 3, 0],
        };
        let launches = [launch("a \"quoted\" name"), launch("b")];
        write(&path, &launches).unwrap();
        assert_eq!(read(&path).unwrap(), launches);
    }
}
