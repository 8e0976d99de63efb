//! The driver of the test kernels: one `case!` per kernel.
//!
//! A case names the file, the kernel, its types and the struct of its constants, and its arguments: `In`, `Out`,
//! `InOut` with numbers of all kinds, `Small` and `SmallInOut` with numbers that do not overflow, `Zeros` for outputs
//! that start with zeros; `Rows(type, columns, stride)` and `RowsOut` for two dimensions; `Is(value)` for scalars and
//! structs, `Flag(value)` for `bool`.

pub(crate) mod accuracy;
pub(crate) mod doubles;
pub(crate) mod run;
pub(crate) mod sample;

/// The test of one kernel.
macro_rules! case {
    ($file:ident :: $kernel:ident $(<$($g:tt),+>)? $([$constants:ident { $($field:ident : $number:expr),+ }])?
        ($($arg:ident : $kind:ident ($($what:tt)+)),* $(,)?)
        $(ulp $ulp:literal)? $(sizes $sizes:expr)? $(, by $high:literal, $deep:literal)? $(, as $test:ident)?) => {
        case!(@named [$($test)?] [$kernel] $file $kernel [$($($g),+)?] [$($constants { $($field: $number),+ })?] [$($arg $kind ($($what)+))*] [$($ulp)?] [$($sizes)?] [$($high, $deep)?]);
    };
    (@named [] [$test:ident] $($rest:tt)*) => { case!(@emit $test $($rest)*); };
    (@named [$test:ident] [$plain:ident] $($rest:tt)*) => { case!(@emit $test $($rest)*); };
    (@emit $test:ident $file:ident $kernel:ident [$($($g:tt),+)?] [$($constants:ident { $($field:ident : $number:expr),+ })?] [$($arg:ident $kind:ident ($($what:tt)+))*] [$($ulp:literal)?] [$($sizes:expr)?] [$($high:literal, $deep:literal)?]) => {
        #[test]
        #[allow(unused_assignments, unused_variables, reason = "not every argument asks for numbers")]
        fn $test() {
            #[allow(unused_variables, unused_mut, unused_assignments)]
            let most: u64 = { let mut most = 0; $(most = $ulp;)? most };
            #[allow(unused_variables, unused_mut, unused_assignments)]
            let sizes: Vec<usize> = { let mut sizes = crate::kernels::driver::run::SIZES.to_vec(); $(sizes = $sizes.to_vec();)? sizes };
            #[allow(unused_variables, unused_mut, unused_assignments)]
            let [high, deep]: [usize; 2] = { let mut rest = [1, 1]; $(rest = [$high, $deep];)? rest };
            crate::kernels::driver::run::check(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels/", stringify!($file), ".rs")),
                stringify!($kernel),
                &[$($(stringify!($g),)+)? $($(stringify!($number),)+)?],
                &sizes,
                |wide, seed| {
                    let n = wide * high * deep;
                    let mut seed = seed * 100;
                    let mut before = Vec::new();
                    $(
                        seed += 1;
                        #[allow(unused_mut)]
                        let mut $arg = arg!(@make $kind ($($what)+), n, seed);
                        before.push(arg!(@value $kind ($($what)+), $arg));
                    )*
                    crate::kernels::$file::$kernel::on_cpu$(::<$($g),+>)?($(crate::kernels::$file::$constants { $($field: $number),+ },)? $(arg!(@pass $kind ($($what)+) $arg, n)),*)
                        .over([wide, high, deep])
                        .run()
                        .unwrap_or_else(|e| panic!("{}: {e}", stringify!($kernel)));
                    let after: Vec<Box<dyn Fn(&[u8]) -> Result<(), String>>> = vec![$(arg!(@judge $kind ($($what)+), $arg, most)),*];
                    let judge = Box::new(move |i: usize, bytes: &[u8]| after[i](bytes));
                    crate::kernels::driver::run::Trial { grid: [wide, high, deep].map(|n| n as u32), before, judge }
                },
            );
        }
    };
}

/// One argument of a case.
macro_rules! arg {
    (@make Is ($value:expr), $n:expr, $seed:expr) => {
        $value
    };
    (@make Flag ($value:expr), $n:expr, $seed:expr) => {
        $value
    };
    (@make Rows ($t:ty, $cols:expr, $stride:expr), $n:expr, $seed:expr) => {
        <$t as crate::kernels::driver::sample::Sample>::small($n * $stride, $seed)
    };
    (@make RowsOut ($t:ty, $cols:expr, $stride:expr), $n:expr, $seed:expr) => {
        <$t as crate::kernels::driver::sample::Sample>::small($n * $stride, $seed)
    };
    (@make Small ($t:ty), $n:expr, $seed:expr) => {
        <$t as crate::kernels::driver::sample::Sample>::small($n, $seed)
    };
    (@make SmallInOut ($t:ty), $n:expr, $seed:expr) => {
        <$t as crate::kernels::driver::sample::Sample>::small($n, $seed)
    };
    (@make Zeros ($t:ty), $n:expr, $seed:expr) => {
        vec![<$t>::default(); $n]
    };
    (@make $kind:ident ($t:ty), $n:expr, $seed:expr) => {
        <$t as crate::kernels::driver::sample::Sample>::any($n, $seed)
    };
    (@value Is ($value:expr), $arg:ident) => {
        crate::kernels::driver::run::Value::Scalar(crate::kernels::driver::sample::bytemuck_like::Bytes::bytes(std::slice::from_ref(&$arg)))
    };
    (@value Flag ($value:expr), $arg:ident) => {
        crate::kernels::driver::run::Value::Scalar(u32::from($arg).to_le_bytes().to_vec())
    };
    (@value $kind:ident ($t:ty, $cols:expr, $stride:expr), $arg:ident) => {{
        let rows = ($arg.len() / $stride) as u32;
        let bytes = <$t as crate::kernels::driver::sample::bytemuck_like::Bytes>::bytes(&$arg);
        crate::kernels::driver::run::Value::View { bytes, shape: [rows, $cols, $stride] }
    }};
    (@value $kind:ident ($t:ty), $arg:ident) => {{
        let n = $arg.len() as u32;
        let bytes = <$t as crate::kernels::driver::sample::bytemuck_like::Bytes>::bytes(&$arg);
        crate::kernels::driver::run::Value::View { bytes, shape: [1, n, n] }
    }};
    (@pass Is ($($what:tt)+) $arg:ident, $n:expr) => { $arg };
    (@pass Flag ($($what:tt)+) $arg:ident, $n:expr) => { $arg };
    (@pass Out ($($what:tt)+) $arg:ident, $n:expr) => { &mut $arg };
    (@pass InOut ($($what:tt)+) $arg:ident, $n:expr) => { &mut $arg };
    (@pass SmallInOut ($($what:tt)+) $arg:ident, $n:expr) => { &mut $arg };
    (@pass Zeros ($($what:tt)+) $arg:ident, $n:expr) => { &mut $arg };
    (@pass Rows ($t:ty, $cols:expr, $stride:expr) $arg:ident, $n:expr) => {
        t0::cpu::View::strided(&$arg, $n, $cols, $stride).unwrap()
    };
    (@pass RowsOut ($t:ty, $cols:expr, $stride:expr) $arg:ident, $n:expr) => {
        t0::cpu::ViewMut::strided(&mut $arg, $n, $cols, $stride).unwrap()
    };
    (@pass $kind:ident ($($what:tt)+) $arg:ident, $n:expr) => { &$arg };
    (@judge Is ($value:expr), $arg:ident, $most:expr) => {
        Box::new(|_: &[u8]| Ok(()))
    };
    (@judge Flag ($value:expr), $arg:ident, $most:expr) => {
        Box::new(|_: &[u8]| Ok(()))
    };
    (@judge $kind:ident ($t:ty, $cols:expr, $stride:expr), $arg:ident, $most:expr) => { arg!(@judge $kind ($t), $arg, $most) };
    (@judge $kind:ident ($t:ty), $arg:ident, $most:expr) => {
        Box::new(move |bytes: &[u8]| crate::kernels::driver::judge::<$t>(stringify!($arg), bytes, &$arg, $most))
    };
}

/// Compares the bytes of a view with the result of `on_cpu`.
pub(crate) fn judge<T: sample::Sample>(name: &str, got: &[u8], want: &[T], most: u64) -> Result<(), String> {
    let got = T::of(got);
    if got.len() != want.len() {
        return Err(format!("`{name}` has {} elements, not {}", got.len(), want.len()));
    }
    match got.iter().zip(want).position(|(g, w)| !T::agree(*g, *w, most)) {
        Some(i) => Err(format!("{name}[{i}] is {:?}, in Rust {:?}", got[i], want[i])),
        None => Ok(()),
    }
}
