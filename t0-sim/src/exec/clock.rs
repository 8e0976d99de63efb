//! The clock that kernels read: `s_sendmsg_rtn_b64` with MSG_RTN_GET_REALTIME, and the register SHADER_CYCLES.

use std::time::{Duration, Instant};

/// Nanoseconds of a tick of the real-time clock, which runs at 100 MHz.
const TICK_NANOSECONDS: u128 = 10;
/// Shader clocks in ten nanoseconds, at 2.5 GHz.
const CYCLES_OF_TICK: u128 = 25;
/// Shader clocks of one unit of `s_sleep`.
const SLEEP_CYCLES: u32 = 64;
/// The sleep that is long enough to let another thread of the host run.
const LONG_SLEEP: Duration = Duration::from_micros(1);

/// What the clocks of a device count.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Clock {
    /// The instructions of the wave, and 64 for each unit of `s_sleep`. The same in every run.
    #[default]
    Instructions,
    /// The host's time from this instant on: 100 MHz, and 2.5 GHz for shader clocks. `s_sleep` takes its time.
    Host(Instant),
    /// As [`Clock::Instructions`], from the tick at which the dispatch starts on. A wave issues at most one instruction
    /// in a clock, so that it reads no time after the modelled end of its dispatch.
    Modelled(u64),
}

/// Ticks of 100 MHz since `start`, never 0.
pub(crate) fn ticks_since(start: Instant) -> u64 {
    (start.elapsed().as_nanos() / TICK_NANOSECONDS) as u64 + 1
}

impl Clock {
    /// The real-time clock of a wave that has counted this much.
    pub(super) fn ticks(self, count: u64) -> u64 {
        match self {
            Clock::Instructions => count,
            Clock::Host(start) => ticks_since(start),
            Clock::Modelled(start) => start + count / CYCLES_OF_TICK as u64,
        }
    }

    /// The shader clocks of a wave that has counted this much.
    pub(super) fn cycles(self, count: u64) -> u64 {
        match self {
            Clock::Instructions => count,
            Clock::Host(start) => (start.elapsed().as_nanos() * CYCLES_OF_TICK / TICK_NANOSECONDS) as u64,
            Clock::Modelled(start) => start * CYCLES_OF_TICK as u64 + count,
        }
    }

    /// Sleeps for this many units of 64 clocks. Returns what that adds to the wave's count.
    pub(super) fn sleep(self, units: u32) -> u64 {
        let cycles = units * SLEEP_CYCLES;
        if let Clock::Host(_) = self {
            let start = Instant::now();
            let time = Duration::from_nanos((u128::from(cycles) * TICK_NANOSECONDS).div_ceil(CYCLES_OF_TICK) as u64);
            while start.elapsed() < time {
                if time < LONG_SLEEP { std::hint::spin_loop() } else { std::thread::yield_now() }
            }
        }
        cycles.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sleep_takes_its_time_by_the_host_and_is_counted_otherwise() {
        assert_eq!(Clock::Instructions.sleep(3), 192);
        assert_eq!((Clock::Instructions.ticks(7), Clock::Instructions.cycles(7)), (7, 7));
        let clock = Clock::Modelled(1000);
        assert_eq!((clock.ticks(49), clock.ticks(50), clock.cycles(50)), (1001, 1002, 25_050));
        assert_eq!(clock.sleep(3), 192);
        let clock = Clock::Host(Instant::now());
        let (ticks, cycles) = (clock.ticks(0), clock.cycles(0));
        // 100 times 127 units of 64 clocks at 2.5 GHz are 325 microseconds.
        (0..100).for_each(|_| assert_eq!(clock.sleep(127), 8128));
        assert!(clock.ticks(0) - ticks >= 32_500);
        assert!(clock.cycles(0) - cycles >= 812_800);
    }
}
