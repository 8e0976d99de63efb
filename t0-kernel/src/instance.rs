//! Instances of kernels: why a launch selects none.

use core::fmt;

/// Why a launch, or a run on the CPU, selects no instance of its kernel.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoInstance {
    /// The kernel is not compiled for these types and constants.
    Missing {
        /// The types and constants, as text: `T = f32, N = 4`.
        asked: String,
        /// The instances of the kernel, as text.
        instances: &'static str,
    },
    /// The type of an argument has another value of a constant than the launch states.
    Differs {
        /// The constant parameter.
        parameter: &'static str,
        /// Its value in the launch's struct of constants.
        stated: i128,
        /// Its value in the type of the argument.
        passed: i128,
    },
}

impl NoInstance {
    /// The kernel is not compiled for these parameters, each with its value.
    #[doc(hidden)]
    #[must_use]
    #[cold]
    pub fn missing(asked: &[(&str, &dyn fmt::Display)], instances: &'static str) -> NoInstance {
        let asked: Vec<_> = asked.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        NoInstance::Missing { asked: asked.join(", "), instances }
    }

    /// `found`, if both values of a constant are equal.
    ///
    /// # Errors
    /// The error of `found`, or the constant that differs.
    #[doc(hidden)]
    pub fn agreed<T>(
        found: Result<T, NoInstance>,
        parameter: &'static str,
        stated: i128,
        passed: i128,
    ) -> Result<T, NoInstance> {
        if stated == passed { found } else { Err(NoInstance::Differs { parameter, stated, passed }) }
    }
}

impl fmt::Display for NoInstance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoInstance::Missing { asked, instances } => write!(
                f,
                "has no instance ({asked}); its instances are {instances}: add the missing instance to `for(..)` in the kernel's attribute"
            ),
            NoInstance::Differs { parameter, stated, passed } => write!(
                f,
                "is launched with `{parameter}` = {stated}, but the type of an argument has {passed}: pass an argument of the instance's type"
            ),
        }
    }
}
