//! The tensors of a model: one row for each, with its name, when a model has it, and its shape. Inference uploads the
//! tensors of these rows, and `nn` creates parameters from them.

/// The sizes of a layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LayerShape {
    /// Width of the residual stream.
    pub(crate) width: usize,
    /// Width of the MLP.
    pub(crate) inner: usize,
    /// Width of all query heads together.
    pub(crate) queries: usize,
    /// Width of all key heads together, and of all value heads.
    pub(crate) keys: usize,
    /// Width of a head.
    pub(crate) head_dim: usize,
    /// Whether the queries and keys of each head are normalised.
    pub(crate) head_norms: bool,
    /// Whether queries, keys and values have a bias.
    pub(crate) bias: bool,
}

/// The sizes of a whole model that tensors outside the layers depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ModelShape {
    /// Rows of the embedding.
    pub(crate) vocabulary: usize,
    /// Width of the residual stream.
    pub(crate) width: usize,
    /// Whether the embedding is also the output matrix.
    pub(crate) tied: bool,
}

/// Defines an enum of tensors from the rows `Name: "name in safetensors", "name in GGUF", condition, [extents];`,
/// in which `$s` is the shape of the model or the layer.
macro_rules! tensors {
    ($(#[$about:meta])* $table:ident of $s:ident: $shape:ty {
        $($(#[$doc:meta])* $name:ident: $text:literal, $gguf:literal, $exists:expr, [$($extent:expr),+];)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $table {
            $($(#[$doc])* $name,)+
        }

        impl $table {
            /// All rows, in the order of the table.
            pub(super) const ALL: &[$table] = &[$($table::$name),+];

            /// Whether there is such a tensor.
            pub(crate) fn exists(self, $s: &$shape) -> bool {
                match self {
                    $($table::$name => $exists,)+
                }
            }

            /// Its shape, `[out, in]` of a matrix.
            pub(crate) fn shape(self, $s: &$shape) -> Vec<usize> {
                match self {
                    $($table::$name => vec![$($extent),+],)+
                }
            }

            /// The name, of a tensor of a layer without that of the layer.
            pub(crate) const fn text(self) -> &'static str {
                match self {
                    $($table::$name => $text,)+
                }
            }

            /// The name in GGUF files, of a tensor of a layer without that of the layer.
            pub(crate) const fn gguf(self) -> &'static str {
                match self {
                    $($table::$name => $gguf,)+
                }
            }
        }
    };
}

tensors! {
    /// The tensors outside the layers.
    ModelTensor of s: ModelShape {
        /// A row for each token.
        Embedding: "model.embed_tokens.weight", "token_embd.weight", true, [s.vocabulary, s.width];
        /// The norm after the last layer.
        Norm: "model.norm.weight", "output_norm.weight", true, [s.width];
        /// The output matrix.
        Head: "lm_head.weight", "output.weight", !s.tied, [s.vocabulary, s.width];
    }
}

tensors! {
    /// The tensors of a layer.
    LayerTensor of s: LayerShape {
        /// The norm before attention.
        AttentionNorm: "input_layernorm.weight", "attn_norm.weight", true, [s.width];
        /// The projection to queries.
        Query: "self_attn.q_proj.weight", "attn_q.weight", true, [s.queries, s.width];
        /// The projection to keys.
        Key: "self_attn.k_proj.weight", "attn_k.weight", true, [s.keys, s.width];
        /// The projection to values.
        Value: "self_attn.v_proj.weight", "attn_v.weight", true, [s.keys, s.width];
        /// The norm of each query head.
        QueryNorm: "self_attn.q_norm.weight", "attn_q_norm.weight", s.head_norms, [s.head_dim];
        /// The norm of each key head.
        KeyNorm: "self_attn.k_norm.weight", "attn_k_norm.weight", s.head_norms, [s.head_dim];
        /// The projection of what was attended to.
        Output: "self_attn.o_proj.weight", "attn_output.weight", true, [s.width, s.queries];
        /// The norm before the MLP.
        MlpNorm: "post_attention_layernorm.weight", "ffn_norm.weight", true, [s.width];
        /// The projection to the gate.
        Gate: "mlp.gate_proj.weight", "ffn_gate.weight", true, [s.inner, s.width];
        /// The projection to what the gate multiplies.
        Up: "mlp.up_proj.weight", "ffn_up.weight", true, [s.inner, s.width];
        /// The projection of the MLP's inner values.
        Down: "mlp.down_proj.weight", "ffn_down.weight", true, [s.width, s.inner];
        /// The bias of queries.
        QueryBias: "self_attn.q_proj.bias", "attn_q.bias", s.bias, [s.queries];
        /// The bias of keys.
        KeyBias: "self_attn.k_proj.bias", "attn_k.bias", s.bias, [s.keys];
        /// The bias of values.
        ValueBias: "self_attn.v_proj.bias", "attn_v.bias", s.bias, [s.keys];
    }
}

impl LayerTensor {
    /// The name in the files of a model: `model.layers.3.mlp.up_proj.weight`.
    pub(super) fn name(self, layer: usize) -> String {
        format!("model.layers.{layer}.{}", self.text())
    }

    /// The name in GGUF files: `blk.3.ffn_up.weight`.
    pub(super) fn gguf_name(self, layer: usize) -> String {
        format!("blk.{layer}.{}", self.gguf())
    }
}
