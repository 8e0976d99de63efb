//! The modelled time of a launch, and its sensitivity to uncertain parameters.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use t0_timing::confidence::Confidence;
use t0_timing::gpu::{Data, GpuError, GpuTime, Launch, WaveClocks};
use t0_timing::record::Sample;
use t0_timing::{Parameter, Parameters};

/// What the model says about a launch.
pub(crate) struct Modelled {
    /// Of the chip that the kernel was compiled for.
    pub(crate) parameters: Parameters,
    pub(crate) time: GpuTime,
    pub(crate) clocks: WaveClocks,
    /// Where the data are at the start.
    pub(crate) data: Data,
    /// How much of the time rests on recordings.
    pub(crate) confidence: Confidence,
    /// The time with other values of uncertain parameters; empty if it was not asked for.
    pub(crate) sensitivity: Vec<Sensitivity>,
}

/// The time with a lower and with a higher value of one parameter.
pub(crate) struct Sensitivity {
    pub(crate) parameter: Parameter,
    pub(crate) lower: Option<Varied>,
    pub(crate) higher: Option<Varied>,
}

/// The time with another value of a parameter.
#[derive(Clone, Copy)]
pub(crate) struct Varied {
    pub(crate) value: i64,
    /// Nothing if a workgroup does not fit then.
    pub(crate) seconds: Option<f64>,
}

impl Sensitivity {
    /// The greatest difference to a time, in seconds.
    pub(crate) fn effect(&self, seconds: f64) -> f64 {
        let varied = [self.lower, self.higher].into_iter().flatten();
        varied.filter_map(|varied| varied.seconds).map(|other| (other - seconds).abs()).fold(0.0, f64::max)
    }
}

/// The modelled time of the launch, and with `sensitivity` also the times with other values of uncertain parameters.
pub(crate) fn model(sample: &Sample, data: Data, sensitivity: bool) -> Result<Modelled, GpuError> {
    let p = sample.parameters();
    let (time, clocks) = sample.launch(data).profile(p, &sample.workgroups)?;
    let sensitivity = if sensitivity { vary(sample, data, p)? } else { Vec::new() };
    let confidence = Confidence::of(&sample.code, &time, &clocks);
    Ok(Modelled { parameters: p.clone(), time, clocks, data, confidence, sensitivity })
}

/// The times with all variations, on all threads.
fn vary(sample: &Sample, data: Data, p: &Parameters) -> Result<Vec<Sensitivity>, GpuError> {
    let variations = p.variations();
    let jobs: Vec<(usize, bool)> = (0..variations.len()).flat_map(|n| [(n, false), (n, true)]).collect();
    let rows = variations.iter().map(|v| Sensitivity { parameter: v.parameter, lower: None, higher: None }).collect();
    let (next, done): (_, Mutex<Result<Vec<Sensitivity>, GpuError>>) = (AtomicUsize::new(0), Mutex::new(Ok(rows)));
    let work = || {
        while let Some(&(n, higher)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some((value, p)) = (if higher { &variations[n].higher } else { &variations[n].lower }) else {
                continue;
            };
            let program = sample.code.shapes_with(p);
            let launch = Launch { program: &program, geometry: sample.geometry, data, bytes: sample.bytes };
            let seconds = match launch.time(p, &sample.workgroups) {
                Ok(time) => Ok(Some(time.seconds)),
                Err(GpuError::TooLarge) => Ok(None),
                Err(error) => Err(error),
            };
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            match (&mut *done, seconds) {
                (Ok(rows), Ok(seconds)) => {
                    let place = if higher { &mut rows[n].higher } else { &mut rows[n].lower };
                    *place = Some(Varied { value: *value, seconds });
                }
                (Ok(_), Err(error)) => *done = Err(error),
                (Err(_), _) => {}
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}
