//! What waves wait for, as text and as JSON.

use serde_json::{Value, json};
use t0_timing::gpu::WaveClocks;
use t0_timing::{STALLS, Stall};

/// The width of [`most`]: two reasons with their parts.
pub(crate) const WIDTH: usize = 25;

/// Parts of the clocks of a line below this one are not printed.
const LITTLE: i64 = 10;

/// Reasons with their clocks, those with most clocks first.
fn sorted(stalls: &[i64; STALLS]) -> Vec<(Stall, i64)> {
    let mut sorted: Vec<(Stall, i64)> = Stall::ALL.into_iter().zip(*stalls).filter(|(_, clocks)| *clocks > 0).collect();
    // The sort is stable: equal reasons stay in their order.
    sorted.sort_by_key(|(_, clocks)| -clocks);
    sorted
}

/// The two reasons that take most of these clocks, with their parts in percent.
pub(crate) fn most(stalls: &[i64; STALLS], clocks: i64) -> String {
    let part = |stalled: i64| (100 * stalled + clocks / 2) / clocks.max(1);
    let reasons = sorted(stalls).into_iter().take(2).filter(|(_, stalled)| part(*stalled) >= LITTLE);
    reasons.map(|(stall, stalled)| format!("{} {}", stall.key(), part(stalled))).collect::<Vec<_>>().join(" ")
}

/// All reasons and their parts of the clocks of all waves.
pub(crate) fn all(clocks: &WaveClocks) -> String {
    parts(&clocks.reasons(), clocks.starting, clocks.total)
}

/// Reasons with their parts of `total` clocks, of which `starting` pass before the first instruction of a wave.
pub(crate) fn parts(stalls: &[i64; STALLS], starting: i64, total: i64) -> String {
    let part = |clocks: i64| format!("{:.1} %", 100.0 * clocks as f64 / total.max(1) as f64);
    let mut parts: Vec<String> =
        sorted(stalls).into_iter().map(|(stall, clocks)| format!("{} {}", stall.label(), part(clocks))).collect();
    if starting > 0 {
        parts.push(format!("before the first instruction {}", part(starting)));
    }
    parts.push(format!("no wait {}", part(total - stalls.iter().sum::<i64>() - starting)));
    parts.join(", ")
}

/// The reason with most clocks of all waves.
pub(crate) fn first(clocks: &WaveClocks) -> Option<Stall> {
    sorted(&clocks.reasons()).first().map(|(stall, _)| *stall)
}

/// The clocks of each reason.
pub(crate) fn json(stalls: &[i64; STALLS]) -> Value {
    Stall::ALL.into_iter().zip(stalls).map(|(stall, clocks)| (stall.key().to_owned(), json!(clocks))).collect()
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, most};
    use t0_timing::{STALLS, Stall};

    #[test]
    fn two_reasons_are_printed_with_their_parts() {
        let mut stalls = [0; STALLS];
        assert_eq!(most(&stalls, 0), "");
        stalls[Stall::Vmem as usize] = 300;
        stalls[Stall::Alu as usize] = 595;
        stalls[Stall::Issue as usize] = 100;
        assert_eq!(most(&stalls, 1000), "alu 60 vmem 30");
        stalls[Stall::Vmem as usize] = 94;
        assert_eq!(most(&stalls, 10_000), "");
        let mut widest = [0; STALLS];
        widest[Stall::Arbitration as usize] = 50;
        widest[Stall::Barrier as usize] = 50;
        assert_eq!(most(&widest, 100).len(), WIDTH);
    }
}
