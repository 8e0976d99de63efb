//! A small training run: a perceptron learns a parabola.

use ignis::nn::{Init, Mlp, Module};
use ignis::{Context, DType, Result, Tensor};
use ignis_train::optim::{Schedule, Settings, Shape};
use ignis_train::train::{Batches, Data, Options, Position, Step, TrainError, Trainer};
use std::path::Path;

/// Points of a batch.
pub const BATCH: usize = 8;

/// Batches of points between -1 and 1.
pub struct Parabola(Batches);

impl Default for Parabola {
    fn default() -> Parabola {
        Parabola(Batches::new(44, BATCH, 1).expect("five batches"))
    }
}

impl Data for Parabola {
    type Batch = Vec<f32>;

    fn next(&mut self) -> Result<Vec<f32>, TrainError> {
        Ok(self.0.take().iter().map(|i| *i as f32 / 22.0 - 1.0).collect())
    }

    fn position(&self) -> Position {
        self.0.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.0.continue_at(position)
    }

    fn count(batch: &Vec<f32>) -> u64 {
        batch.len() as u64
    }

    fn fingerprint(&self) -> Option<String> {
        Some(self.0.fingerprint())
    }
}

/// Options with the files in `folder`.
pub fn options(folder: &Path, steps: u64) -> Options {
    Options {
        steps,
        accumulate: 2,
        schedule: Schedule { peak: 0.02, warm_up: 5, steps: 60, end: 1e-3, shape: Shape::Cosine },
        optimizer: Settings { clip: Some(1.0), ..Settings::default() },
        seed: 7,
        log_every: 5,
        folder: Some(folder.to_owned()),
        save_every: 10,
        keep: 2,
        ..Options::default()
    }
}

/// A trainer of a perceptron whose operations use `dtype`.
pub fn trainer(context: &Context, dtype: DType, options: Options) -> Result<Trainer<Mlp>, TrainError> {
    let mut model = Mlp::new(&mut Init::new(context, 3), &[1, 12, 1])?;
    model.set_dtype(dtype)?;
    Trainer::new(model, options)
}

/// The mean squared error at points with noise, which depends on the seed of the step.
pub fn loss(model: &Mlp, batch: &[f32], step: &Step) -> Result<Tensor> {
    let weight = &model.layers[0].weight;
    let noise = (step.seed % 1024) as f32 / 1024.0 * 0.01;
    let x: Vec<f32> = batch.iter().map(|x| x + noise).collect();
    let y: Vec<f32> = x.iter().map(|x| x * x).collect();
    let upload = |data: &[f32]| Tensor::from_slice(weight.master().context(), data, &[data.len(), 1]);
    let found = model.forward(&upload(&x)?.cast(weight.dtype())?)?.cast(DType::F32)?;
    let error = found.sub(&upload(&y)?)?;
    error.mul(&error)?.mean(&[])
}
