//! Metrics in the text format of Prometheus, by the names that dashboards for other servers read.

use crate::running::{Finish, Usage};
use ignis::engine::EngineStats;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// The reason of the end of an answer.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Reason {
    finished_reason: String,
}

/// The path and status of an answer over HTTP.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Answered {
    path: String,
    status: u16,
}

/// All metrics.
pub(crate) struct Metrics {
    registry: Registry,
    running: Gauge,
    waiting: Gauge,
    reopened: Gauge,
    /// Generated tokens, with those of requests that did not end.
    tokens: Gauge,
    drafted: Gauge,
    accepted: Gauge,
    cache: Gauge<f64, AtomicU64>,
    prompt: Counter,
    generated: Counter,
    success: Family<Reason, Counter>,
    answers: Family<Answered, Counter>,
    pub(crate) cancelled: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) first_token: Histogram,
    pub(crate) inter_token: Histogram,
    whole: Histogram,
}

/// Buckets from 1 ms to 2 minutes.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 18))
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Metrics {
            registry: Registry::default(),
            running: Gauge::default(),
            waiting: Gauge::default(),
            reopened: Gauge::default(),
            tokens: Gauge::default(),
            drafted: Gauge::default(),
            accepted: Gauge::default(),
            cache: Gauge::default(),
            prompt: Counter::default(),
            generated: Counter::default(),
            success: Family::default(),
            answers: Family::default(),
            cancelled: Counter::default(),
            slow_readers: Counter::default(),
            first_token: seconds(),
            inter_token: seconds(),
            whole: seconds(),
        };
        let r = &mut metrics.registry;
        r.register("vllm:num_requests_running", "Texts that are generated", metrics.running.clone());
        r.register("vllm:num_requests_waiting", "Texts that wait", metrics.waiting.clone());
        r.register("vllm:kv_cache_usage_perc", "Share of the cache in use, from 0 to 1", metrics.cache.clone());
        r.register("vllm:prompt_tokens", "Tokens of prompts", metrics.prompt.clone());
        r.register("vllm:generation_tokens", "Generated tokens", metrics.generated.clone());
        r.register("vllm:request_success", "Answers by the reason of their end", metrics.success.clone());
        r.register("vllm:time_to_first_token_seconds", "Time to the first token", metrics.first_token.clone());
        r.register("vllm:inter_token_latency_seconds", "Time between tokens", metrics.inter_token.clone());
        r.register("vllm:e2e_request_latency_seconds", "Time to the end of an answer", metrics.whole.clone());
        let reopened = "How often the engine was opened anew after the device had failed";
        r.register("ignis:engine_reopened", reopened, metrics.reopened.clone());
        r.register("ignis:engine_tokens", "Generated tokens, with those of cancelled requests", metrics.tokens.clone());
        let (drafted, accepted) = (metrics.drafted.clone(), metrics.accepted.clone());
        r.register("ignis:guessed_tokens", "Tokens that were guessed", drafted);
        r.register("ignis:guessed_tokens_accepted", "Guessed tokens that became text", accepted);
        r.register("ignis:http_answers", "Answers by path and status", metrics.answers.clone());
        r.register("ignis:requests_cancelled", "Requests that ended before their answers", metrics.cancelled.clone());
        r.register("ignis:slow_readers", "Streams that were not read fast enough", metrics.slow_readers.clone());
        metrics
    }

    pub(crate) fn requests_submitted(&self, prompt_tokens: u64) {
        self.prompt.inc_by(prompt_tokens);
    }

    /// Counts an answer that has ended.
    pub(crate) fn answer(&self, finish: &Finish, usage: Usage, time: Duration) {
        let reason = match finish {
            Finish::End | Finish::StopString(_) => "stop",
            Finish::Length => "length",
            Finish::Calls => "tool_calls",
        };
        self.success.get_or_create(&Reason { finished_reason: reason.into() }).inc();
        self.generated.inc_by(usage.generated as u64);
        self.whole.observe(time.as_secs_f64());
    }

    /// Counts an answer over HTTP. `path` is that of a route, not of the request.
    pub(crate) fn http(&self, path: &str, status: u16) {
        self.answers.get_or_create(&Answered { path: path.into(), status }).inc();
    }

    /// The text for Prometheus.
    pub(crate) fn text(&self, stats: &EngineStats) -> Result<String, std::fmt::Error> {
        self.running.set(stats.running as i64);
        self.waiting.set(stats.waiting as i64);
        self.reopened.set(stats.reopened as i64);
        self.tokens.set(stats.tokens as i64);
        self.drafted.set(stats.drafts.drafted as i64);
        self.accepted.set(stats.drafts.accepted as i64);
        let used = stats.pages.total.saturating_sub(stats.pages.free);
        self.cache.set(used as f64 / (stats.pages.total as f64).max(1.0));
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
