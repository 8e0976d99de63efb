//! The steps of a layer with one order of sums: see [`crate::fixed`].

use super::decoder::{FRAGMENT, LayerStep, all};
use super::family::Steps;
use crate::engine::LayerCache;
use crate::fixed;
use crate::storage::{CacheRows, HeadParameters, Into, Storage};

/// A step of a layer whose rows do not depend on each other.
pub(super) struct FixedStep<'a, 'b, T: Storage>(pub(super) &'a mut LayerStep<'b, T>);

impl<T: Storage> Steps for FixedStep<'_, '_, T> {
    type Error = t0::Error;

    fn attend(&mut self) -> Result<(), t0::Error> {
        let LayerStep { stream: s, rows, matrices: m, layer, attention, cache, workspace: w } = &mut *self.0;
        let LayerCache { keys, values } = &mut **cache;
        let (n, whole) = (rows.count, rows.count.max(FRAGMENT));
        let at = CacheRows { rows: rows.at, pages: rows.pages };
        T::rmsnorm(s, w.hidden.top(n)?, layer.attention_norm.flat(), w.normed.top_mut(n)?, m.eps)?;
        layer.qkv.linear_fixed(s, w.normed.top(whole)?, w.qkv.top_mut(n)?, Into::Replace)?;
        let parameters = HeadParameters {
            q_norm: layer.q_norm.flat(),
            k_norm: layer.k_norm.flat(),
            bias: layer.bias.flat(),
            frequencies: m.frequencies.flat(),
            eps: m.eps,
            at,
        };
        let positions = keys.rows();
        let (to_keys, to_values) = (keys.top_mut(positions)?, values.top_mut(positions)?);
        T::split_heads(s, w.qkv.top(n)?, parameters, w.queries.top_mut(n)?, to_keys, to_values, m.heads)?;
        fixed::attention(s, w.queries.top(n)?, all(keys)?, all(values)?, w.attended.top_mut(n)?, at, *attention)?;
        layer.out.linear_fixed(s, w.attended.top(whole)?, w.hidden.top_mut(n)?, Into::Add)
    }

    fn feed_forward(&mut self) -> Result<(), t0::Error> {
        let LayerStep { stream: s, rows, matrices: m, layer, workspace: w, .. } = &mut *self.0;
        let (n, whole) = (rows.count, rows.count.max(FRAGMENT));
        T::rmsnorm(s, w.hidden.top(n)?, layer.mlp_norm.flat(), w.normed.top_mut(n)?, m.eps)?;
        let (x, out) = (w.normed.top(whole)?, w.gated.top_mut(n)?);
        layer.gate_up.linear_gated_fixed(s, x, &mut w.both, out)?;
        layer.down.linear_fixed(s, w.gated.top(whole)?, w.hidden.top_mut(n)?, Into::Add)
    }
}
