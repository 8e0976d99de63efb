//! Memory of a workgroup processor as its waves see it: when an access is done.

use crate::parameters::Parameters;
use crate::{Shape, Touch};
use std::ops::Range;

/// Lanes of a pass, and bytes of a register of a lane.
const LANES: i64 = 32;
const DWORD: i64 = 4;

/// `of` units at a time, rounded up.
fn quotient(units: i64, of: i64) -> i64 {
    (units + of - 1) / of
}

/// The VGPRs of an instruction that issues at `at` are sent to a memory unit behind earlier VGPRs, one in a clock.
/// The SIMDs of a compute unit share the path, which is free from `last` on.
fn send(p: &Parameters, shape: &Shape, at: i64, last: &mut i64) -> Range<i64> {
    let start = (at + p.send_front).max(*last);
    *last = start + shape.passes * shape.operands * p.send_operand;
    start..*last
}

/// The way to LDS and the vector cache of a compute unit.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// When all registers of the accesses to LDS are sent, and all registers of the accesses to the vector cache.
    lds_sent: i64,
    vector_sent: i64,
    vector_last: i64,
    /// The acknowledgement of the last store.
    store_last: i64,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let never = i64::MIN / 2;
        Memory { lds_sent: never, vector_sent: never, vector_last: never, store_last: never }
    }

    /// The clocks in which the registers of an LDS access that issues at `at` are sent. Accesses are sent in order.
    pub(crate) fn lds(&mut self, p: &Parameters, shape: &Shape, at: i64) -> Range<i64> {
        send(p, shape, at, &mut self.lds_sent)
    }

    /// The clocks in which the registers of a vector memory instruction that issues at `at` are sent.
    pub(crate) fn operands(&mut self, p: &Parameters, shape: &Shape, at: i64) -> Range<i64> {
        send(p, shape, at, &mut self.vector_sent)
    }

    /// A vector load whose data arrive at `arrival`. Loads return in the order of their issue, across waves. L0 looks
    /// the lines of each pass up, and delivers the data of a pass in a clock.
    pub(crate) fn load(&mut self, p: &Parameters, shape: &Shape, touch: Touch, arrival: i64) -> i64 {
        let lookups = quotient(touch.lines.max(1).into(), p.vector_lines);
        let passes = quotient(shape.passes * shape.dwords * LANES * DWORD, p.l0_bytes);
        self.vector_last = arrival.max(self.vector_last + lookups.max(passes));
        self.vector_last
    }

    /// A store that is acknowledged at `done`, if no store before it delays it.
    pub(crate) fn store(&mut self, p: &Parameters, shape: &Shape, done: i64) -> i64 {
        let clocks = quotient(shape.passes * shape.dwords * LANES * DWORD, p.store_bytes);
        self.store_last = done.max(self.store_last + clocks);
        self.store_last
    }
}

/// The scalar cache, which the compute units of a workgroup processor share.
#[derive(Clone, Debug)]
pub(crate) struct ScalarCache {
    /// The last answer.
    last: i64,
    /// The arrival of a line that was missing.
    fill: i64,
}

impl ScalarCache {
    pub(crate) fn new() -> ScalarCache {
        let never = i64::MIN / 2;
        ScalarCache { last: never, fill: never }
    }

    /// When a load is answered that issues at `at`. Loads of a line in flight wait for it and are answered one after
    /// another.
    pub(crate) fn load(&mut self, p: &Parameters, shape: &Shape, misses: bool, at: i64) -> i64 {
        if misses && self.fill < at {
            self.fill = at + p.scalar_cold;
        }
        let data = (at + p.scalar_hit).max(self.fill);
        let clocks = p.scalar_service * ((shape.dwords + 1) / 2).max(1);
        self.last = data.max(self.last + clocks);
        self.last
    }
}

/// One half of the LDS of a workgroup processor: 64 KiB in 32 banks.
#[derive(Clone, Debug)]
pub(crate) struct Half {
    free: i64,
}

impl Half {
    pub(crate) fn new() -> Half {
        Half { free: i64::MIN / 2 }
    }

    /// When an access is done whose registers are sent at `sent`. Accesses are served in order. The lines are the
    /// clocks of the fullest bank.
    pub(crate) fn access(&mut self, p: &Parameters, shape: &Shape, touch: Touch, sent: i64) -> i64 {
        let more = (shape.dwords - 1).max(0);
        let begin = sent.max(self.free);
        let pass = p.lds_service + more * p.lds_service_dword;
        let least = shape.passes * pass;
        let conflicts = (i64::from(touch.lines) * p.lds_service - least).max(0);
        self.free = begin + least + conflicts;
        conflicts + begin + least - pass + if shape.stores { p.lds_store } else { p.lds_load + more * p.lds_load_dword }
    }
}
