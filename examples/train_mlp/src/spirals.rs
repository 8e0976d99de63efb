//! Points of two spirals.

use ignis_train::train::{Batches, Data, Position, TrainError};

/// Points with the number of their spiral, -1 or 1.
#[derive(Clone, Debug, Default)]
pub(crate) struct Points {
    /// `[points, 2]`.
    pub(crate) places: Vec<f32>,
    /// `[points, 1]`.
    pub(crate) classes: Vec<f32>,
}

impl Points {
    /// `count` points, alternately of both spirals, from `first` of `1 / count` of the curve on.
    pub(crate) fn new(count: usize, first: f64) -> Points {
        let mut points = Points::default();
        for i in 0..count {
            let class = if i % 2 == 0 { 1.0 } else { -1.0 };
            let along = 0.1 + 0.9 * (i as f64 + first) / count as f64;
            let angle = along * 1.25 * std::f64::consts::TAU;
            points.places.extend([along * angle.cos() * class, along * angle.sin() * class].map(|x| x as f32));
            points.classes.push(class as f32);
        }
        points
    }

    /// The number of points.
    pub(crate) fn len(&self) -> usize {
        self.classes.len()
    }

    fn pick(&self, chosen: &[usize]) -> Points {
        Points {
            places: chosen.iter().flat_map(|i| [self.places[2 * i], self.places[2 * i + 1]]).collect(),
            classes: chosen.iter().map(|i| self.classes[*i]).collect(),
        }
    }
}

/// Shuffled batches of points.
pub(crate) struct Spirals {
    points: Points,
    batches: Batches,
}

impl Spirals {
    /// Batches of `size` points; `None` if there are fewer points.
    pub(crate) fn new(points: Points, size: usize, seed: u64) -> Option<Spirals> {
        let batches = Batches::new(points.len(), size, seed)?;
        Some(Spirals { points, batches })
    }
}

impl Data for Spirals {
    type Batch = Points;

    fn next(&mut self) -> Result<Points, TrainError> {
        Ok(self.points.pick(self.batches.take()))
    }

    fn position(&self) -> Position {
        self.batches.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.batches.continue_at(position)
    }

    fn count(batch: &Points) -> u64 {
        batch.len() as u64
    }

    fn fingerprint(&self) -> Option<String> {
        Some(format!("spirals in {}", self.batches.fingerprint()))
    }
}
