//! Loops of a few instructions on random data. Every loop produces 16 words per lane that depend on all iterations, and
//! each run compares all of them with what plain Rust computes.
use super::device::{Block, Timed};
use super::{both_levels, host, overhead};
use t0_benches::figure;
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{Descriptor, Dispatch, Level};
use t0_sim::mem::Memory;

/// Words that each lane loads before the loop, to v[64:95], and stores after it, from v[32:47].
const INPUTS: usize = 32;
const OUTPUTS: usize = 16;
type Inputs = [u32; INPUTS];
type Outputs = [u32; OUTPUTS];

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

fn int(n: i32) -> Operand {
    Operand::int(n)
}

/// A loop to measure. In its instructions v0 is the lane, v1 is the lane times 4, s15 the workgroup, and s[8:9] the
/// address of `memory`.
struct Loop<'a> {
    setup: Vec<Inst>,
    body: Vec<Inst>,
    after: Vec<Inst>,
    rounds: i32,
    groups: u32,
    memory: &'a Block,
}

impl Loop<'_> {
    fn code(&self) -> Vec<u32> {
        let words = |list: &[Inst]| -> Vec<u32> {
            let mut words = Vec::new();
            for inst in list {
                encode(inst, &mut words).expect("the bench's own instructions encode");
            }
            words
        };
        let mut start = vec![
            Inst::new(Op::s_load_b128, &[s(4), s(0)]),
            Inst::new(Op::s_load_b64, &[s(8), s(0)]).with_offset(16),
            Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
            Inst::new(Op::v_lshlrev_b32, &[v(1), int(2), v(0)]),
            Inst::new(Op::s_lshl_b32, &[s(3), s(15), int(7)]),
            Inst::new(Op::v_add_nc_u32, &[v(1), s(3), v(1)]),
            Inst::new(Op::v_lshlrev_b32, &[v(2), int(5), v(1)]),
            Inst::new(Op::v_lshlrev_b32, &[v(3), int(4), v(1)]),
        ];
        for i in 0..INPUTS as u16 / 4 {
            let load = Inst::new(Op::global_load_b128, &[v(64 + 4 * i), v(2), s(6)]);
            start.push(load.with_offset(16 * i32::from(i)));
        }
        start.extend(&self.setup);
        start.push(Inst::new(Op::s_mov_b32, &[s(2), Operand::Literal(self.rounds as u32)]));
        let round = [Inst::new(Op::s_sub_u32, &[s(2), s(2), int(1)]), Inst::new(Op::s_cmp_lg_u32, &[s(2), int(0)])];
        let looped = [words(&self.body), words(&round)].concat();
        let back = -(looped.len() as i16) - 1;
        let mut end = vec![Inst::new(Op::s_cbranch_scc1, &[Operand::imm(back as u16)])];
        end.extend(&self.after);
        for i in 0..OUTPUTS as u16 / 4 {
            let store = Inst::new(Op::global_store_b128, &[v(3), v(32 + 4 * i), s(4)]);
            end.push(store.with_offset(16 * i32::from(i)));
        }
        end.push(Inst::new(Op::s_endpgm, &[]));
        [words(&start), looped, words(&end), vec![0xbf9f_0000; 16]].concat()
    }

    /// Measures the loop on these inputs; each lane must produce `want`.
    fn bench<T>(self, level: Level, inputs: &[Inputs], want: &[Outputs], measure: impl FnOnce(&Timed<'_>) -> T) -> T {
        assert_eq!((inputs.len(), want.len()), (32 * self.groups as usize, 32 * self.groups as usize));
        let (out, input) = (Block::zeroed(OUTPUTS * want.len()), Block::of(inputs.as_flattened()));
        let pointers = [&out, &input, self.memory].map(Block::address);
        let kernarg = Block::of(&pointers.map(|p| [p as u32, (p >> 32) as u32]).concat());
        let (memory, code) = (Memory::new(), Block::of(&self.code()));
        code.map(&memory, true);
        for block in [&out, &input, self.memory, &kernarg] {
            block.map(&memory, false);
        }
        let dispatch = Dispatch {
            code: code.address(),
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | 1 << 21 | 63,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | 1 << 10,
                ..Descriptor::default()
            },
            kernarg: kernarg.address(),
            grid: [32 * self.groups, 1, 1],
            workgroup: [32, 1, 1],
            ..Dispatch::default()
        };
        let check = || {
            for (i, want) in want.as_flattened().iter().enumerate() {
                let (lane, word) = (i / OUTPUTS, i % OUTPUTS);
                assert_eq!(out.word(i), *want, "the loop left a wrong value in word {word} of lane {lane}");
            }
        };
        measure(&Timed { dispatch, memory, level, check: &check })
    }
}

/// Reproducible words.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }

    /// From 1 to 2.
    fn float(&mut self) -> f32 {
        f32::from_bits(0x3f80_0000 | self.word() >> 9)
    }

    fn lanes(&mut self, lanes: usize, mut one: impl FnMut(&mut Random) -> Inputs) -> Vec<Inputs> {
        (0..lanes).map(|_| one(self)).collect()
    }
}

/// Prints the wave-instructions per second of one thread.
fn rate(name: &str, timed: &Timed<'_>) -> f64 {
    let (seconds, stats) = timed.fastest();
    let millions = stats.instructions as f64 / 1e6;
    figure(&format!("sim.{name}"), millions / seconds, "Mwave-instr/s");
    millions
}

/// Runs `f` compiled with fused multiply-adds if the CPU has them: the library function is much slower, with the same
/// results.
macro_rules! with_fma {
    ($f:ident($($arg:expr),*)) => {{
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            // SAFETY: the CPU has the extensions.
            unsafe { $f::vector($($arg),*) }
        } else {
            $f::plain($($arg),*)
        }
        #[cfg(not(target_arch = "x86_64"))]
        $f::plain($($arg),*)
    }};
}

/// The result of one lane of the multiply-add loop.
mod fma_sums {
    use super::{Inputs, Outputs};

    #[inline(always)]
    pub(super) fn plain(input: &Inputs, rounds: i32) -> Outputs {
        let f = |i: usize| f32::from_bits(input[i]);
        let mut x: [f32; 8] = std::array::from_fn(f);
        for _ in 0..rounds {
            for x in &mut x {
                *x = x.mul_add(f(8), f(9)).mul_add(f(10), f(11));
            }
        }
        std::array::from_fn(|i| x.get(i).map_or(0, |x| x.to_bits()))
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma")]
    pub(super) fn vector(input: &Inputs, rounds: i32) -> Outputs {
        plain(input, rounds)
    }
}

/// Eight sums, each fused with two pairs of operands in turn: times a plus b, then times 1 / a minus b / a, so that the
/// values stay constant except for rounding.
pub(crate) fn fma(level: Level) {
    let (rounds, groups) = (100_000, 4);
    let mut random = Random(1);
    let inputs = random.lanes(32 * groups as usize, |random| {
        let (a, b) = (random.float(), random.float());
        let tail = [a, b, a.recip(), -b / a];
        std::array::from_fn(|i| if (8..12).contains(&i) { tail[i - 8] } else { random.float() }.to_bits())
    });
    let want: Vec<Outputs> = inputs.iter().map(|input| with_fma!(fma_sums(input, rounds))).collect();
    let fma = |i: u16, a: u16| Inst::new(Op::v_fma_f32, &[v(32 + i), v(32 + i), v(a), v(a + 1)]);
    let looped = Loop {
        setup: (0..8).map(|i| Inst::new(Op::v_mov_b32, &[v(32 + i), v(64 + i)])).collect(),
        body: (0..8).map(|i| fma(i, 72)).chain((0..8).map(|i| fma(i, 74))).collect(),
        after: Vec::new(),
        rounds,
        groups,
        memory: &Block::zeroed(1),
    };
    looped.bench(level, &inputs, &want, |timed| {
        let millions = rate("fma_loop", timed);
        both_levels("fma_loop", timed, millions, "Mwave-instr/s");
        let flop = f64::from(groups) * f64::from(rounds) * 16.0 * 32.0 * 2.0;
        figure("sim.fma_of_peak", timed.of_host(flop, || host::fma_rate(level)), "of the host's peak");
        figure("sim.scaling_2", timed.scaling(), "x");
    });
}

/// A mix of shifts, sums, logic and products.
pub(crate) fn integers(level: Level) {
    let (rounds, groups) = (200_000, 4);
    let inputs = Random(2).lanes(32 * groups as usize, |random| {
        std::array::from_fn(|i| if i == 2 { random.word() & 7 | 8 } else { random.word() })
    });
    let (x, t, y, n) = (v(32), v(50), v(51), int);
    let body = vec![
        Inst::new(Op::v_lshlrev_b32, &[t, n(5), x]),
        Inst::new(Op::v_xor_b32, &[x, x, t]),
        Inst::new(Op::v_lshrrev_b32, &[t, n(7), x]),
        Inst::new(Op::v_add_nc_u32, &[x, x, t]),
        Inst::new(Op::v_mul_lo_u32, &[y, x, v(65)]),
        Inst::new(Op::v_and_b32, &[y, y, v(66)]),
        Inst::new(Op::v_or_b32, &[x, x, y]),
        Inst::new(Op::v_add3_u32, &[x, x, y, v(66)]),
        Inst::new(Op::v_lshl_add_u32, &[x, y, n(3), x]),
        Inst::new(Op::v_max_u32, &[x, x, v(66)]),
        Inst::new(Op::v_sub_nc_u32, &[x, x, v(66)]),
        Inst::new(Op::v_bfe_u32, &[t, x, n(3), n(9)]),
    ];
    let want = inputs.iter().map(|&[mut x, factor, mask, ..]| {
        for _ in 0..rounds {
            x ^= x << 5;
            x = x.wrapping_add(x >> 7);
            let y = x.wrapping_mul(factor) & mask;
            x = (x | y).wrapping_add(y).wrapping_add(mask);
            x = (y << 3).wrapping_add(x).max(mask).wrapping_sub(mask);
        }
        std::array::from_fn(|i| if i == 0 { x } else { 0 })
    });
    let want: Vec<Outputs> = want.collect();
    let setup = vec![Inst::new(Op::v_mov_b32, &[x, v(64)])];
    let looped = Loop { setup, body, after: Vec::new(), rounds, groups, memory: &Block::zeroed(1) };
    looped.bench(level, &inputs, &want, |timed| {
        let millions = rate("int_loop", timed);
        both_levels("int_loop", timed, millions, "Mwave-instr/s");
    });
}

/// The result of one wave of the matrix product loop.
mod matrix_sums {
    use super::{Inputs, Outputs};

    #[inline(always)]
    pub(super) fn plain(lanes: &[Inputs], rounds: i32) -> Vec<Outputs> {
        let half =
            |word: u32, k: usize| f32::from_bits(if k.is_multiple_of(2) { word << 16 } else { word & 0xffff_0000 });
        let mut out = vec![[0; 16]; 32];
        let mut b = [[0f32; 16]; 16];
        for k in 0..16 {
            b[k] = std::array::from_fn(|n| half(lanes[n][8 + k / 2], k));
        }
        for m in 0..16 {
            let a: [f32; 16] = std::array::from_fn(|k| half(lanes[m][k / 2], k));
            // Two sums of each element, with the same products and different initial values.
            let lane = |n: usize| 16 * (m % 2) + n;
            let mut sums: [[f32; 16]; 2] =
                std::array::from_fn(|c| std::array::from_fn(|n| f32::from_bits(lanes[lane(n)][16 + 8 * c + m / 2])));
            for _ in 0..2 * rounds {
                for k in 0..16 {
                    for sum in &mut sums {
                        for n in 0..16 {
                            sum[n] = a[k].mul_add(b[k][n], sum[n]);
                        }
                    }
                }
            }
            for (c, sum) in sums.iter().enumerate() {
                for n in 0..16 {
                    out[lane(n)][8 * c + m / 2] = sum[n].to_bits();
                }
            }
        }
        out
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma")]
    pub(super) fn vector(lanes: &[Inputs], rounds: i32) -> Vec<Outputs> {
        plain(lanes, rounds)
    }
}

/// Random bf16 matrices multiplied into two f32 sums.
pub(crate) fn wmma(level: Level) {
    let (rounds, groups) = (10_000, 4);
    let mut random = Random(3);
    let mut inputs = random.lanes(32 * groups as usize, |random| {
        std::array::from_fn(|i| match i {
            // Pairs of bf16 of both signs with magnitudes from 1 to 2.
            0..16 => 0x3f80_3f80 | random.word() & 0x807f_807f,
            _ => random.float().to_bits(),
        })
    });
    // Lanes 16 to 31 of A and B repeat the lower ones.
    for wave in inputs.chunks_exact_mut(32) {
        for lane in 16..32 {
            let (low, high) = wave.split_at_mut(lane);
            high[0][..16].copy_from_slice(&low[lane - 16][..16]);
        }
    }
    let want: Vec<Outputs> = inputs.chunks(32).flat_map(|wave| with_fma!(matrix_sums(wave, rounds))).collect();
    let wmma = |d: u16| Inst::new(Op::v_wmma_f32_16x16x16_bf16, &[v(d), v(64), v(72), v(d)]);
    let looped = Loop {
        setup: (0..16).map(|i| Inst::new(Op::v_mov_b32, &[v(32 + i), v(80 + i)])).collect(),
        body: vec![wmma(32), wmma(40), wmma(32), wmma(40)],
        after: Vec::new(),
        rounds,
        groups,
        memory: &Block::zeroed(1),
    };
    looped.bench(level, &inputs, &want, |timed| {
        let flop = f64::from(groups) * f64::from(rounds) * 4.0 * 2.0 * 16f64.powi(3);
        figure("sim.wmma_loop", flop / timed.fastest().0 / 1e9, "GFLOP/s");
        both_levels("wmma_loop", timed, flop / 1e9, "GFLOP/s");
        figure("sim.wmma_of_peak", timed.of_host(flop, || host::fma_rate(level)), "of the host's peak");
    });
}

/// Two loads of one word per lane, their sum, and a store to the location of the second load: the access pattern of a
/// kernel that only moves data. Returns the share of time that the bounds checks take.
pub(crate) fn memory(level: Level) -> f64 {
    let (rounds, groups) = (100_000, 4);
    let inputs = Random(4).lanes(32 * groups as usize, |random| std::array::from_fn(|_| random.word()));
    // The words of all inputs are loaded in order, one per lane.
    let words = inputs.as_flattened();
    let want: Vec<Outputs> = (0..inputs.len())
        .map(|lane| std::array::from_fn(|i| if i == 0 { words[lane].wrapping_mul(rounds as u32) } else { 0 }))
        .collect();
    let sums = Block::zeroed(inputs.len());
    let looped = Loop {
        setup: vec![Inst::new(Op::global_store_b32, &[v(1), v(50), s(8)])],
        body: vec![
            Inst::new(Op::global_load_b32, &[v(51), v(1), s(6)]),
            Inst::new(Op::global_load_b32, &[v(52), v(1), s(8)]),
            Inst::new(Op::v_add_nc_u32, &[v(53), v(51), v(52)]),
            Inst::new(Op::global_store_b32, &[v(1), v(53), s(8)]),
        ],
        after: vec![Inst::new(Op::global_load_b32, &[v(32), v(1), s(8)])],
        rounds,
        groups,
        memory: &sums,
    };
    looped.bench(level, &inputs, &want, |timed| {
        let millions = rate("memory_loop", timed);
        both_levels("memory_loop", timed, millions, "Mwave-instr/s");
        overhead("memory_loop", timed)
    })
}

/// Contiguous loads of four words per lane from 64 MiB, and the exclusive or of all loaded words.
pub(crate) fn stream(level: Level) {
    const GROUPS: usize = 64;
    /// Words per workgroup: one MiB.
    const WORDS: usize = 1 << 18;
    let rounds = WORDS / 512;
    let mut random = Random(5);
    let data: Vec<u32> = (0..GROUPS * WORDS).map(|_| random.word()).collect();
    let inputs = vec![[0; INPUTS]; 32 * GROUPS];
    let mut want = vec![[0; OUTPUTS]; 32 * GROUPS];
    for (i, word) in data.iter().enumerate() {
        // In each iteration: four loads of 128 words. Words 0 and 1 of a lane go into the first sum of the load, words
        // 2 and 3 into the second.
        let (group, load, lane, word_of_lane) = (i / WORDS, i / 128 % 4, i / 4 % 32, i % 4);
        want[32 * group + lane][2 * load + word_of_lane / 2] ^= *word;
    }
    let memory = Block::of(&data);
    let loads = (0..4u16)
        .map(|n| Inst::new(Op::global_load_b128, &[v(100 + 4 * n), v(4), s(8)]).with_offset(512 * i32::from(n)));
    let sums = (0..8u16).map(|n| Inst::new(Op::v_xor3_b32, &[v(32 + n), v(32 + n), v(100 + 2 * n), v(101 + 2 * n)]));
    let next = Inst::new(Op::v_add_nc_u32, &[v(4), Operand::Literal(2048), v(4)]);
    let looped = Loop {
        setup: vec![
            Inst::new(Op::v_lshlrev_b32, &[v(4), int(4), v(0)]),
            Inst::new(Op::s_lshl_b32, &[s(3), s(15), int(20)]),
            Inst::new(Op::v_add_nc_u32, &[v(4), s(3), v(4)]),
        ],
        body: loads.chain(sums).chain([next]).collect(),
        after: Vec::new(),
        rounds: rounds as i32,
        groups: GROUPS as u32,
        memory: &memory,
    };
    let bytes = 4.0 * data.len() as f64;
    let from: Vec<u8> = data.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut to = vec![1; from.len()];
    looped.bench(level, &inputs, &want, |timed| {
        figure("sim.memory_stream", bytes / timed.fastest().0 / 1e9, "GB/s");
        both_levels("memory_stream", timed, bytes / 1e9, "GB/s");
        let ratio = timed.of_host(bytes, || host::copy_rate(&from, &mut to));
        figure("sim.memory_of_memcpy", ratio, "of the host's memcpy");
    });
}
