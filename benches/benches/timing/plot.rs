//! The modelled issue distances over the recorded ones.

use plotters::prelude::*;
use std::error::Error;
use std::path::Path;
use t0_tests_share::recorded::kernels::Distance;
use t0_timing::{Parameters, fingerprint};

/// Both axes end here: distances above are waits for cold memory.
const MOST: i64 = 60;

/// Draws the plot to a file. Distances of vector arithmetic are blue, all others orange.
pub(crate) fn draw(distances: &[Distance], path: &Path) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let root = SVGBackend::new(path, (800, 800)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption("Issue distances of a GEMM's waves on gfx1100, in clocks", ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(48)
        .build_cartesian_2d(0..MOST, 0..MOST)?;
    let modelled = format!("modelled, parameters {:016x}", fingerprint(Parameters::TABLE));
    chart.configure_mesh().x_desc("recorded").y_desc(modelled).light_line_style(WHITE).draw()?;
    chart.draw_series([PathElement::new([(0, 0), (MOST, MOST)], BLACK.mix(0.4))])?;
    let points = distances.iter().filter(|distance| !distance.cold()).map(|distance| {
        let colour = if distance.text.starts_with('v') { RGBColor(78, 121, 167) } else { RGBColor(242, 142, 43) };
        Circle::new((distance.recorded, distance.modelled.min(MOST)), 3, colour.mix(0.4).filled())
    });
    chart.draw_series(points)?;
    root.present()?;
    Ok(())
}
