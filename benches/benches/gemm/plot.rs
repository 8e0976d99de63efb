//! The results as SVG: a stacked bar of instructions for each of the best candidates of every compiler.

use crate::Row;
use crate::measure::Group;
use crate::problem::Problem;
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;
use t0_benches::product::candidate::Compiler;

/// Bars of each compiler.
const BARS: usize = 6;

/// The colour of a group's part of a bar.
fn colour(group: usize) -> RGBColor {
    const COLOURS: [RGBColor; Group::ALL.len()] = [
        RGBColor(78, 121, 167),
        RGBColor(242, 142, 43),
        RGBColor(89, 161, 79),
        RGBColor(140, 209, 125),
        RGBColor(225, 87, 89),
        RGBColor(176, 122, 161),
        RGBColor(237, 201, 72),
        RGBColor(156, 117, 95),
        RGBColor(186, 176, 172),
        RGBColor(118, 183, 178),
    ];
    COLOURS[group]
}

/// Draws the plot to a file. `rows` are sorted by issue clocks.
pub(crate) fn draw(rows: &[Row], problem: &Problem, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut bars = Vec::new();
    for compiler in Compiler::ALL {
        let own = rows.iter().filter(|row| row.candidate.compiler == compiler);
        bars.extend(own.filter_map(|row| Some((&row.candidate.name, &row.right()?.all))).take(BARS));
    }
    if bars.is_empty() {
        return Err("no candidate has a right result".into());
    }
    let kiloflops = problem.flops() / 1e3;
    let most = bars.iter().map(|(_, counts)| counts.instructions()).max().unwrap_or(0) as f64 / kiloflops;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let root = SVGBackend::new(path, (1200, 130 + 30 * bars.len() as u32)).into_drawing_area();
    root.fill(&WHITE)?;
    let title =
        format!("bf16 GEMM {} x {} x {} on gfx1100: wave-instructions per kflop", problem.m, problem.n, problem.k);
    // The first bar is at the top. The names and the legend take the space to the right of the bars.
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(32)
        .build_cartesian_2d(0.0..most * 1.7, bars.len() as f64..0.0)?;
    chart.configure_mesh().disable_y_mesh().disable_y_axis().x_max_light_lines(0).draw()?;
    for (index, (group, name)) in Group::ALL.into_iter().enumerate() {
        let parts = bars.iter().enumerate().map(|(bar, (_, counts))| {
            let before: u64 = Group::ALL.iter().take(index).map(|(group, _)| counts.group(*group)).sum();
            let [from, to] = [before, before + counts.group(group)].map(|count| count as f64 / kiloflops);
            Rectangle::new([(from, bar as f64 + 0.15), (to, bar as f64 + 0.85)], colour(index).filled())
        });
        chart
            .draw_series(parts)?
            .label(name)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 12, y + 5)], colour(index).filled()));
    }
    let names = bars.iter().enumerate().map(|(bar, (name, counts))| {
        let end = counts.instructions() as f64 / kiloflops;
        let label = format!("{name}: {end:.4}, {:.4} issue clocks", counts.issue() as f64 / kiloflops);
        Text::new(label, (end + most * 0.01, bar as f64 + 0.3), ("sans-serif", 14))
    });
    chart.draw_series(names)?;
    chart.configure_series_labels().position(SeriesLabelPosition::LowerRight).border_style(BLACK).draw()?;
    root.present()?;
    Ok(())
}
