//! What a device reports when it is closed, because no caller is left who could receive it as an error.

use std::fmt;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use crate::error::Error;

/// What happens to work that nobody has waited for when its device is closed: when the last handle, buffer, stream and
/// graph of the device is dropped. [`Builder::on_close`](crate::Builder::on_close) receives it.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Closing {
    /// The device has waited for a second, and continues to wait.
    Waiting {
        /// The kernels that have not completed, in order, each once.
        kernels: Vec<&'static str>,
        /// How long it waits while nothing completes.
        at_most: Duration,
    },
    /// The device has waited as long as it may, and has stopped what still ran.
    Stopped {
        /// The kernels that had not completed, in order, each once.
        kernels: Vec<&'static str>,
        /// How long nothing has completed, or how long it has waited in total.
        waited: Duration,
    },
    /// A launch failed, and no wait has reported it.
    Failed(Error),
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |kernels: &[&str]| kernels.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        match self {
            Closing::Waiting { kernels, at_most } => write!(
                f,
                "the device is being closed and waits for {}, at most {} if nothing completes",
                list(kernels),
                crate::error::span(*at_most)
            ),
            Closing::Stopped { kernels, waited } => write!(
                f,
                "the device was closed while {} ran: nothing completed within {}, so the work was stopped. Wait for the \
                 work (`Stream::wait`) before the device is dropped, to get its error or to give it more time",
                list(kernels),
                crate::error::span(*waited)
            ),
            Closing::Failed(error) => {
                let what = "a launch failed before its device was closed, and nothing waited for it";
                write!(f, "{what}: {error}")
            }
        }
    }
}

/// The receiver of these reports.
#[derive(Clone)]
pub(crate) struct Receiver(Arc<dyn Fn(&Closing) + Send + Sync>);

impl Receiver {
    pub(crate) fn new(receive: impl Fn(&Closing) + Send + Sync + 'static) -> Receiver {
        Receiver(Arc::new(receive))
    }

    pub(crate) fn receive(&self, closing: &Closing) {
        (self.0)(closing);
    }
}

impl Default for Receiver {
    fn default() -> Receiver {
        // A closed standard error is not an error here.
        Receiver::new(|closing| drop(writeln!(std::io::stderr(), "t0: {closing}")))
    }
}

impl fmt::Debug for Receiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Receiver(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reports_name_the_kernels_and_the_limit() {
        let kernels = vec!["first", "second"];
        let waiting = Closing::Waiting { kernels: kernels.clone(), at_most: Duration::from_secs(10) };
        assert_eq!(
            waiting.to_string(),
            "the device is being closed and waits for `first`, `second`, at most 10 s if nothing completes"
        );
        let stopped = Closing::Stopped { kernels, waited: Duration::from_millis(300) };
        assert_eq!(
            stopped.to_string(),
            "the device was closed while `first`, `second` ran: nothing completed within 300 ms, so the work was \
             stopped. Wait for the work (`Stream::wait`) before the device is dropped, to get its error or to give it \
             more time"
        );
        let failed = Closing::Failed(Error::Forgotten).to_string();
        assert!(
            failed.starts_with("a launch failed before its device was closed, and nothing waited for it: a launch")
        );
    }
}
