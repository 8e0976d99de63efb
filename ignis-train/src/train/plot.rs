//! The loss as a plot.

use super::error::TrainError;
use super::metrics::Record;
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;

/// Draws the loss of the records over the steps to an SVG file.
///
/// # Errors
/// [`TrainError::Plot`] if no record has a finite loss; [`TrainError::Write`].
pub fn draw(records: &[Record], path: impl AsRef<Path>) -> Result<(), TrainError> {
    let path = path.as_ref();
    let mut text = String::new();
    lines(records, &mut text).map_err(|error| TrainError::Plot { path: path.to_owned(), why: error.to_string() })?;
    t0_files::replace(path, text.as_bytes()).map_err(|cause| TrainError::Write { path: path.to_owned(), cause })
}

fn lines(records: &[Record], text: &mut String) -> Result<(), Box<dyn Error>> {
    let records: Vec<&Record> = records.iter().filter(|record| record.loss.is_finite()).collect();
    let last = records.last().ok_or("no record has a finite loss")?;
    let losses = || records.iter().map(|record| f64::from(record.loss));
    let (least, most) = (losses().fold(f64::INFINITY, f64::min), losses().fold(f64::NEG_INFINITY, f64::max));
    let margin = ((most - least) * 0.05).max(most.abs() * 1e-3).max(1e-6);
    let root = SVGBackend::with_string(text, (800, 480)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(format!("loss: {:.4} after step {}", last.loss, last.step), ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(56)
        .build_cartesian_2d(0.0..last.step.max(1) as f64, least - margin..most + margin)?;
    chart.configure_mesh().x_desc("step").y_desc("loss").max_light_lines(0).draw()?;
    let points: Vec<(f64, f64)> = records.iter().map(|record| (record.step as f64, record.loss.into())).collect();
    chart.draw_series(std::iter::once(PathElement::new(points, RGBColor(78, 121, 167).stroke_width(2))))?;
    root.present()?;
    drop(chart);
    drop(root);
    Ok(())
}
