//! Time stamps of the virtual GPU that the cycle model computes.

use std::env;
use std::time::Duration;

use t0::prelude::*;
use t0::{FaultKind, Launch, Ranking};
use t0_isa::object::{Kernel, Machine, ObjectBuilder};
use t0_tests_share::outside::Outside;
use t0_tests_share::virtual_device;

/// Takes as long as the number that it overwrites says.
#[t0::kernel(block = 32, grid = x.len())]
fn count_down(mut x: InOut<u32>) {
    let i = global_id();
    let mut n = x[i];
    while n > 0 {
        n -= 1;
    }
    x[i] = n;
}

fn device() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::default()).modelled_time().quiet().open().expect("the virtual GPU")
}

fn elapsed(gpu: &Device, n: u32) -> Duration {
    let mut x = gpu.upload(&[n; 40]).unwrap();
    count_down(&mut x).run(gpu).unwrap().elapsed
}

#[test]
fn kernels_are_ranked_by_time_where_it_is_modelled() {
    assert_eq!(device().ranking(), Ranking::Time);
    let emulated = Device::builder().virtual_gpu(VirtualOptions::default()).quiet().open().expect("the virtual GPU");
    assert_eq!(emulated.ranking(), Ranking::Instructions);
}

/// The workspace enables the feature `profile`, a crate outside does not.
const UNTIMED: &str = r#"
use t0::prelude::*;

fn main() {
    let opened = match std::env::args().count() {
        1 => Device::open(),
        _ => Device::builder().virtual_gpu(VirtualOptions::default()).modelled_time().open(),
    };
    println!("{}", opened.expect_err("the cycle model is missing"));
}
"#;

#[test]
fn a_program_without_the_cycle_model_says_how_to_build_it() {
    let untimed = Outside::new("untimed", "untimed", &["t0"]);
    untimed.write("src/main.rs", UNTIMED);
    let why = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut run = untimed.cargo(&["run"]);
        run.arg("--").args(arguments).env_remove("T0_DEVICE").env_remove("T0_PROFILE").envs(variables.iter().copied());
        let ran = run.output().expect("cargo");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8_lossy(&ran.stdout).trim_end().to_owned()
    };
    let rest = ", but this program is built without the cycle model: add `profile = [\"t0/profile\"]` under \
                `[features]` in its Cargo.toml, and build it with `cargo build --features profile`";
    assert_eq!(why(&["modelled"], &[]), format!("the program calls `Builder::modelled_time`{rest}"));
    let timed = why(&[], &[("T0_DEVICE", "virtual-timed")]);
    assert_eq!(timed, format!("T0_DEVICE is `virtual-timed`{rest}"));
    let recorded = why(&[], &[("T0_DEVICE", "virtual"), ("T0_PROFILE", "recording")]);
    assert_eq!(recorded, format!("T0_PROFILE is set{rest}"));
}

#[test]
fn times_depend_on_the_work_only() {
    let gpu = device();
    let few = elapsed(&gpu, 1000);
    // At least three instructions and a taken branch in each iteration, at 2500 MHz.
    assert!(few > Duration::from_nanos(1000 * 4 * 2 / 5) && few < Duration::from_micros(100), "{few:?}");
    assert_eq!(few, elapsed(&gpu, 1000), "the same launch");
    assert_eq!(few, elapsed(&device(), 1000), "another device");
    // The model is asked again when the work of a launch has changed.
    elapsed(&gpu, 20_000);
    let many = elapsed(&gpu, 20_000);
    assert!(many > 15 * few && many < 20 * few, "{few:?} {many:?}");
}

#[test]
fn events_have_the_times_of_the_launches_between_them() {
    let gpu = device();
    let one = elapsed(&gpu, 1000);
    let stream = gpu.stream().unwrap();
    let mut x = gpu.upload(&[1000u32; 40]).unwrap();
    let events: Vec<_> = (0..4)
        .map(|_| {
            x.write(&[1000; 40]).unwrap();
            count_down(&mut x).enqueue(&stream).unwrap();
            let event = stream.record().unwrap();
            event.wait().unwrap();
            event
        })
        .collect();
    for pair in events.windows(2) {
        let since = pair[1].since(&pair[0]).expect("a time");
        // The launch and the time that a queue needs from one launch to the next.
        let gap = since.checked_sub(one).expect("at least the launch");
        assert!(gap > Duration::from_micros(1) && gap < Duration::from_micros(6), "{since:?} {one:?}");
        assert_eq!(since, events[1].since(&events[0]).expect("a time"));
    }
}

/// Writes the clock of the compute unit, which has 20 bits.
#[t0::kernel(block = 32, grid = out.len())]
fn now(mut out: Out<u32>) {
    out[global_id()] = cycles() & 0xF_FFFF;
}

/// The numbers of the launches that [`through_the_driver`] times.
const LAUNCHES: [u32; 4] = [1000, 5000, 5000, 1000];

/// Does nothing unless the test below has started this process: times launches, and reads the clock before and after
/// one.
#[test]
#[expect(clippy::print_stdout, reason = "the test that has started this process reads it")]
fn through_the_driver() {
    if env::var_os("T0_TIMED_CHILD").is_none() {
        return;
    }
    let gpu = Device::open().expect("`t0 virtual` has put the device there");
    for n in LAUNCHES {
        println!("TIME {}", elapsed(&gpu, n).as_nanos());
    }
    let stream = gpu.stream().unwrap();
    let (mut first, mut second) = (gpu.zeros::<u32>(32).unwrap(), gpu.zeros::<u32>(32).unwrap());
    let mut x = gpu.upload(&[5000u32; 40]).unwrap();
    // The model is asked before, so that its answer is not part of the times.
    now(&mut first).enqueue(&stream).unwrap();
    let before = stream.record().unwrap();
    now(&mut first).enqueue(&stream).unwrap();
    count_down(&mut x).enqueue(&stream).unwrap();
    now(&mut second).enqueue(&stream).unwrap();
    let after = stream.record().unwrap();
    stream.wait().unwrap();
    let cycles = second.download().unwrap()[0].wrapping_sub(first.download().unwrap()[0]) & 0xF_FFFF;
    println!("TIME {}", u64::from(cycles) * 2 / 5);
    println!("TIME {}", after.since(&before).expect("a time").as_nanos());
}

#[test]
#[expect(clippy::print_stdout, reason = "a test that was not run says so")]
fn kernels_and_time_stamps_share_a_modelled_clock_under_t0_virtual() {
    if !virtual_device::SUPPORTED {
        println!("SKIPPED modelled clocks through the driver: `t0 virtual` needs Linux on x86-64 with glibc");
        return;
    }
    let times = || -> Vec<u128> {
        let program = env::current_exe().expect("a test has a path");
        let mut command = virtual_device::command_with(&["--timed"], &program);
        command.args(["--exact", "runtime_timed::through_the_driver", "--nocapture"]).env("T0_TIMED_CHILD", "1");
        let output = virtual_device::run(command.env_remove("T0_PROFILE"), Duration::from_secs(120)).success();
        let times = output.lines().filter_map(|line| line.split_once("TIME "));
        times.map(|(_, time)| time.parse().expect("a number")).collect()
    };
    let found = times();
    let gpu = device();
    let known = LAUNCHES.map(|n| elapsed(&gpu, n).as_nanos());
    assert_eq!(found[..4], known, "as in T0's own runs");
    // The kernels read the clock that the events show: the launch between them is inside of both.
    let (read, shown) = (found[4], found[5]);
    assert!(known[2] < read && read < shown && shown < known[2] + 20_000, "{known:?} {read} {shown}");
    assert_eq!(found, times(), "each run has the same times");
}

#[test]
fn a_kernel_that_the_model_does_not_know_is_a_fault() {
    // It loads one word 2000 times, as a wave does that waits for another workgroup.
    let code = t0_isa::asm::words(
        "s_getpc_b64 s[0:1]\nv_mov_b32_e32 v0, 0\ns_movk_i32 s2, 2000\n\
         again:\nglobal_load_b32 v1, v0, s[0:1] glc\ns_waitcnt vmcnt(0)\ns_sub_u32 s2, s2, 1\n\
         s_cmp_eq_u32 s2, 0\ns_cbranch_scc0 again\ns_endpgm\n",
        &t0_isa::target::GFX1100,
    );
    let mut kernel = Kernel { vgprs: 8, ..Kernel::new("waits", code.unwrap()) };
    let (abi, kernarg_size) = (t0_abi::Abi::new(0), t0_abi::kernarg::Layout::new().hidden().bytes(false));
    (kernel.block, kernel.abi, kernel.kernarg_size) = (Some([64, 1, 1]), Some(abi), kernarg_size);
    let object = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap();
    let image: &'static t0::Image = Box::leak(Box::new(t0::Image {
        name: "waits",
        abi,
        object: object.leak(),
        others: &[],
        block: [64, 1, 1],
        kernarg_size,
        arguments: &[],
        file: file!(),
        line: line!(),
        messages: t0::Messages::NONE,
    }));
    let error = Launch::new(image).over(64).run(&device()).expect_err("it has no time");
    let t0::Error::Fault(fault) = error else { panic!("{error}") };
    assert_eq!(fault.kind, FaultKind::BadDispatch);
    let why = "`waits` has no modelled time: its workgroup 0 waits for another workgroup";
    assert!(fault.message.contains(why), "{fault}");
    // Without modelled times it runs.
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).quiet().open().unwrap();
    Launch::new(image).over(64).run(&gpu).unwrap();
}
