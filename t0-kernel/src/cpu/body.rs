//! The body of an instance that is selected by values of constant parameters.

use core::any::Any;
use core::fmt;

/// The body of an instance: a `fn` pointer of the types of the instance.
#[derive(Clone, Copy)]
pub struct Body(Option<&'static dyn Any>);

impl Body {
    /// The body of a kernel without constant parameters, which `on_cpu` calls by itself.
    pub const NONE: Body = Body(None);

    /// The body of a kernel.
    ///
    /// # Safety
    /// As for [`Run::new`](super::Run::new): `#[t0::kernel]` has accepted the function and everything that it calls.
    #[must_use]
    pub const unsafe fn new(body: &'static dyn Any) -> Body {
        Body(Some(body))
    }

    /// The `fn` pointer.
    ///
    /// # Panics
    /// Panics if the body has another type. The types of an instance are those of its body.
    #[must_use]
    pub fn function<F: Copy + 'static>(self) -> F {
        let body = self.0.and_then(|body| body.downcast_ref::<F>());
        *body.expect("an instance has a body of its own types")
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Body")
    }
}
