//! A cost by the clock: whole launches on a device, until their times agree.

use std::time::{Duration, Instant};

use t0_kernel::{Argument, ArgumentKind, Image, Messages};
use t0_runtime::{Buffer, Device, Launch, Stream};

use super::arguments::Value;
use super::cost::{Cost, NoCost, Run};
use super::program::Built;
use crate::Error;
use crate::fingerprint::TIMED;

/// The time of a launch on a device, in nanoseconds.
///
/// Launches are timed one after another, after one that is not counted. The cost is the shortest time. It is accepted
/// if as many of the times as [`Timed::AGREE`] are at most [`Timed::noise`] longer than it. Otherwise more launches
/// follow, up to [`Timed::MOST`] of them, and then [`Error::Noise`] stops the run. What was measured before is kept.
#[derive(Debug)]
pub struct Timed {
    device: Device,
    stream: Stream,
    noise: f64,
    name: String,
}

impl Timed {
    /// The number of times that must agree, with the shortest one.
    pub const AGREE: usize = 5;
    /// The most launches of a measurement.
    pub const MOST: usize = 100;

    /// Times launches on a device. Times that differ by at most 2 % agree.
    ///
    /// # Errors
    /// [`Error::Device`] if the device has no free queue.
    pub fn new(device: &Device) -> Result<Timed, Error> {
        let stream = device.stream().map_err(|error| failed("the queue", &error))?;
        let name = format!("{TIMED}{}", device.name());
        Ok(Timed { device: device.clone(), stream, noise: 0.02, name })
    }

    /// Times launches on the card, or on the virtual GPU if `T0_DEVICE` asks for it; see [`Device::open`].
    ///
    /// # Errors
    /// [`Error::Device`] if there is no device.
    pub fn open() -> Result<Timed, Error> {
        Timed::new(&Device::open().map_err(|error| failed("opening it", &error))?)
    }

    /// Times that differ by at most this fraction agree.
    #[must_use]
    pub fn noise(self, noise: f64) -> Timed {
        Timed { noise, ..self }
    }

    /// The time of one launch, by the clock of the device or, if it has none, of the host.
    fn once(&self, kernel: &str, launch: Launch<'_>, blocks: [u32; 3]) -> Result<Duration, Error> {
        let wrong = |error: t0_runtime::Error| failed(kernel, &error);
        let start = self.stream.record().map_err(wrong)?;
        let clock = Instant::now();
        launch.blocks((blocks[0], blocks[1], blocks[2])).enqueue(&self.stream).map_err(wrong)?;
        let end = self.stream.record().map_err(wrong)?;
        self.stream.wait().map_err(wrong)?;
        let host = clock.elapsed();
        Ok(end.since(&start).filter(|time| !time.is_zero()).unwrap_or(host))
    }
}

fn failed(what: &str, error: &t0_runtime::Error) -> Error {
    Error::Device { what: what.to_owned(), why: error.to_string() }
}

/// The shortest time, if enough of the times agree with it.
fn agreed(times: &[f64], noise: f64) -> Option<f64> {
    let least = times.iter().copied().fold(f64::INFINITY, f64::min);
    let near = times.iter().filter(|time| **time <= least * (1.0 + noise)).count();
    (near >= Timed::AGREE).then_some(least)
}

/// How much longer than the shortest time the median is, as a fraction.
fn spread(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).zip(sorted.first()).map_or(0.0, |(middle, least)| middle / least - 1.0)
}

impl Cost for Timed {
    fn name(&self) -> &str {
        &self.name
    }

    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost> {
        let (known, asked) = (self.device.target(), &run.target.name);
        if known != *asked {
            let why = format!("it is a {known}, and the instance is for {asked}: choose the target with `--target`");
            return Err(Error::Device { what: run.instance.to_owned(), why }.into());
        }
        let image = image(run.built);
        let mut views = Vec::new();
        for value in &run.arguments.values {
            if let Value::View { element, rows, cols, bytes, .. } = value {
                let view = Memory::upload(&self.device, element.name, bytes, [*rows as usize, *cols as usize]);
                views.push(view.map_err(|error| failed(image.name, &error))?);
            }
        }
        let mut times = Vec::new();
        for at in 0..=Timed::MOST {
            let mut launch = Launch::new(image);
            let mut next = views.iter_mut();
            for value in &run.arguments.values {
                launch = match value {
                    Value::View { written, .. } => match next.next() {
                        Some(view) => view.pass(launch, *written).map_err(|error| failed(image.name, &error))?,
                        None => launch,
                    },
                    Value::Scalar { numbers, bytes } => match bytes.len() / numbers.len().max(1) {
                        1 => numbers.iter().fold(launch, |launch, (_, number)| launch.scalar(*number as u8)),
                        2 => numbers.iter().fold(launch, |launch, (_, number)| launch.scalar(*number as u16)),
                        4 => numbers.iter().fold(launch, |launch, (_, number)| launch.scalar(*number as u32)),
                        _ => numbers.iter().fold(launch, |launch, (_, number)| launch.scalar(*number)),
                    },
                };
            }
            let time = self.once(image.name, launch, run.arguments.blocks)?;
            // The first launch loads the code and fills the caches.
            if at > 0 {
                times.push(time.as_nanos() as f64);
            }
            if let Some(least) = agreed(&times, self.noise) {
                return Ok(least.max(1.0));
            }
        }
        Err(Error::Noise { instance: run.instance.to_owned(), spread: spread(&times), limit: self.noise }.into())
    }
}

/// The instance as launches take it, with a scalar argument for each number of a struct. It lives as long as the
/// program.
fn image(built: &Built) -> &'static Image {
    let mut arguments: Vec<Argument> = Vec::new();
    for argument in &built.arguments {
        let name: &'static str = String::leak(argument.name.clone());
        let ty: &'static str = String::leak(argument.ty.clone());
        let parts: Vec<_> = built.scalars.iter().filter(|scalar| scalar.argument == argument.name).collect();
        if argument.kind == ArgumentKind::Value && parts.len() > 1 {
            let bytes = argument.bytes / parts.len() as u32;
            let kind = argument.kind;
            arguments.extend(parts.iter().map(|part| Argument { name, ty, kind, bytes, offset: part.offset }));
        } else {
            let (kind, bytes, offset) = (argument.kind, argument.bytes, argument.offset);
            arguments.push(Argument { name, ty, kind, bytes, offset });
        }
    }
    Box::leak(Box::new(Image {
        name: String::leak(built.name.clone()),
        abi: built.abi,
        object: built.bytes.clone().leak(),
        others: &[],
        block: built.block,
        kernarg_size: built.kernarg_bytes,
        arguments: arguments.leak(),
        file: "",
        line: 0,
        messages: Messages::NONE,
    }))
}

/// The memory of a view, by its element type.
macro_rules! memory {
    ($($name:literal $variant:ident $ty:ty),* $(,)?) => {
        enum Memory {
            $($variant(Buffer<$ty>, [usize; 2]),)*
        }

        impl Memory {
            /// Uploads the elements of a type that [`super::element`] knows.
            fn upload(
                device: &Device,
                element: &str,
                bytes: &[u8],
                shape: [usize; 2],
            ) -> Result<Memory, t0_runtime::Error> {
                Ok(match element {
                    $($name => {
                        let elements = bytes.chunks_exact(size_of::<$ty>()).map(bytemuck::pod_read_unaligned);
                        Memory::$variant(device.upload(&elements.collect::<Vec<$ty>>())?, shape)
                    })*
                    _ => Memory::U32(device.zeros(bytes.len() / 4)?, shape),
                })
            }

            /// Appends the view to a launch.
            fn pass<'a>(&'a mut self, launch: Launch<'a>, written: bool) -> Result<Launch<'a>, t0_runtime::Error> {
                Ok(match self {
                    $(Memory::$variant(buffer, [rows, cols]) => {
                        if written {
                            launch.view_out(buffer.matrix_mut(*rows, *cols)?)
                        } else {
                            launch.view_in(buffer.matrix(*rows, *cols)?)
                        }
                    })*
                })
            }
        }
    };
}

memory! {
    "i8" I8 i8, "u8" U8 u8, "i16" I16 i16, "u16" U16 u16, "i32" I32 i32, "u32" U32 u32, "i64" I64 i64, "u64" U64 u64,
    "f16" F16 t0_kernel::f16, "bf16" Bf16 t0_kernel::bf16, "f32" F32 f32, "f64" F64 f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_time_counts_if_enough_agree() {
        assert_eq!(agreed(&[100.0, 101.0, 102.0, 101.0], 0.02), None, "four times");
        assert_eq!(agreed(&[100.0, 101.0, 102.0, 101.0, 100.5], 0.02), Some(100.0));
        assert_eq!(agreed(&[100.0, 101.0, 103.0, 101.0, 150.0], 0.02), None);
        // A slower start does not prevent agreement.
        assert_eq!(agreed(&[500.0, 300.0, 100.0, 101.0, 102.0, 101.0, 100.5], 0.02), Some(100.0));
        assert_eq!(agreed(&[500.0, 300.0, 100.0, 101.0, 102.0, 101.0, 100.5], 0.001), None);
    }

    #[test]
    fn the_spread_is_that_of_the_median() {
        assert_eq!(spread(&[100.0, 150.0, 900.0]), 0.5);
        assert_eq!(spread(&[]), 0.0);
    }
}
