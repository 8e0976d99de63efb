//! The location of a body's panic.
//!
//! Only the panic hook receives the location of a panic. The hook set here records it when a kernel's lane panics, and
//! forwards every other panic to the previous hook.

use std::any::Any;
use std::cell::RefCell;
use std::panic::PanicHookInfo;
use std::sync::Once;

use super::group::Group;
use super::{CpuErrorKind, lane};

thread_local! {
    static LAST: RefCell<Option<(Box<str>, u32)>> = const { RefCell::new(None) };
}

/// Sets the hook, once for the process.
pub(crate) fn watch() {
    static ONCE: Once = Once::new();
    if std::thread::panicking() {
        return;
    }
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            if lane::inside() {
                LAST.set(info.location().map(|at| (at.file().into(), at.line())));
            } else {
                before(info);
            }
        }));
    });
}

/// Turns the running lane's panic into the run's error, unless it already has one.
pub(crate) fn record(group: &Group, payload: &(dyn Any + Send)) {
    if group.failed() {
        return;
    }
    let message = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "the body panicked".to_owned(),
    };
    let (file, line) = LAST.take().unwrap_or_default();
    group.fail_at(CpuErrorKind::Panic { message: message.into() }, file, line);
}
