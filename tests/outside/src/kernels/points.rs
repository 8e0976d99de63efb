//! Points and lines: structs as arguments and in views.

use t0::prelude::*;

/// A point in the plane.
#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// A line through a point.
#[derive(Clone, Copy, Debug, t0::Arg)]
#[repr(C)]
pub struct Line {
    pub through: Point,
    pub slope: f32,
}

#[t0::device]
fn height(line: Line, x: f32) -> f32 {
    (x - line.through.x).mul_add(line.slope, line.through.y)
}

/// Moves each point vertically onto the line.
#[t0::kernel(block = 64)]
pub fn drop_onto(line: Line, mut points: InOut<Point>) {
    let i = global_id();
    points[i].y = height(line, points[i].x);
}
