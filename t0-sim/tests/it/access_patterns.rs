//! Loads and stores of words in every address space, width and lane pattern, at every level of the host, compared with
//! plain Rust: contiguous blocks, one address for all, strides, repeats, random addresses, partial EXEC, misaligned
//! addresses, ends of regions, and out-of-range lanes where they are not a fault. Accesses past the end of a region
//! give the same fault at every level. Eight words are two loads of four, which levels may perform in one step.
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Level, Options};
use t0_sim::mem::{Memory, Region};
use t0_tests_share::random::Random;

/// The words of the memory for the loads and stores.
const WORDS: usize = 512;
const BYTES: u32 = 4 * WORDS as u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Space {
    /// 64-bit addresses in VGPRs.
    Global,
    GlobalScalar,
    Flat,
    Buffer,
    Lds,
    /// Two addresses, with the second two units after the first.
    LdsTwice,
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn int(n: i32) -> Operand {
    Operand::int(n)
}

/// The access: offsets in v2, 64-bit addresses in v[4:5], data from v10 on, the memory's address in s[6:7], its
/// descriptor in s[12:15].
fn access(space: Space, words: usize, write: bool) -> Inst {
    use Op::*;
    let column = words.min(4) / 2;
    let pick = |ops: [Op; 6]| ops[column + if write { 3 } else { 0 }];
    let operands = |first: &[Operand], rest: &[Operand]| [first, &[v(10)], rest].concat();
    match space {
        Space::Global | Space::GlobalScalar => {
            let op = pick([
                global_load_b32,
                global_load_b64,
                global_load_b128,
                global_store_b32,
                global_store_b64,
                global_store_b128,
            ]);
            let (at, base) = if space == Space::Global { (v(4), Operand::None) } else { (v(2), s(6)) };
            let list = if write { operands(&[at], &[base]) } else { operands(&[], &[at, base]) };
            Inst::new(op, &list)
        }
        Space::Flat => {
            let op =
                pick([flat_load_b32, flat_load_b64, flat_load_b128, flat_store_b32, flat_store_b64, flat_store_b128]);
            Inst::new(op, &if write { operands(&[v(4)], &[]) } else { operands(&[], &[v(4)]) })
        }
        Space::Buffer => {
            let op = pick([
                buffer_load_b32,
                buffer_load_b64,
                buffer_load_b128,
                buffer_store_b32,
                buffer_store_b64,
                buffer_store_b128,
            ]);
            Inst::new(op, &operands(&[], &[v(2), s(12), int(0)])).with_offen()
        }
        Space::Lds => {
            let op = pick([ds_load_b32, ds_load_b64, ds_load_b128, ds_store_b32, ds_store_b64, ds_store_b128]);
            Inst::new(op, &if write { operands(&[v(2)], &[]) } else { operands(&[], &[v(2)]) })
        }
        Space::LdsTwice => {
            let mut inst = match (write, words) {
                (false, 1) => Inst::new(ds_load_2addr_b32, &operands(&[], &[v(2)])),
                (false, _) => Inst::new(ds_load_2addr_b64, &operands(&[], &[v(2)])),
                (true, 1) => Inst::new(ds_store_2addr_b32, &operands(&[v(2)], &[v(11)])),
                (true, _) => Inst::new(ds_store_2addr_b64, &operands(&[v(2)], &[v(12)])),
            };
            inst.mods.offset1 = 2;
            inst
        }
    }
}

/// The load of the second four of eight words, to v[14:17].
fn upper_half(space: Space) -> Inst {
    let mut inst = access(space, 4, false).with_offset(16);
    inst.operands_mut()[0] = v(14);
    inst
}

/// A kernel of one wave. The first two arguments are the offsets and the data of each lane, the third is the memory,
/// the fourth EXEC. Loaded values are stored to the second argument.
fn kernel(space: Space, words: usize, write: bool) -> Vec<u32> {
    let lds = matches!(space, Space::Lds | Space::LdsTwice);
    let copy = |to_lds: bool| {
        (0..WORDS as i32 / 128).flat_map(move |part| {
            let at = 512 * part;
            match to_lds {
                true => [
                    Inst::new(Op::global_load_b128, &[v(20), v(3), s(6)]).with_offset(at),
                    Inst::new(Op::ds_store_b128, &[v(3), v(20)]).with_offset(at),
                ],
                false => [
                    Inst::new(Op::ds_load_b128, &[v(20), v(3)]).with_offset(at),
                    Inst::new(Op::global_store_b128, &[v(3), v(20), s(6)]).with_offset(at),
                ],
            }
        })
    };
    let exec = || Operand::Reg(t0_isa::isa::Reg::EXEC_LO);
    let mut list = vec![
        Inst::new(Op::s_load_b128, &[s(4), s(0)]),
        Inst::new(Op::s_load_b128, &[s(8), s(0)]).with_offset(16),
        // s[16:17] the offsets, s[18:19] the data, s[6:7] the memory.
        Inst::new(Op::s_mov_b64, &[s(16), s(4)]),
        Inst::new(Op::s_mov_b64, &[s(18), s(6)]),
        Inst::new(Op::s_mov_b64, &[s(6), s(8)]),
        Inst::new(Op::s_mov_b32, &[s(20), s(10)]),
        Inst::new(Op::s_mov_b32, &[s(12), s(6)]),
        Inst::new(Op::s_and_b32, &[s(13), s(7), Operand::Literal(0xffff)]),
        Inst::new(Op::s_movk_i32, &[s(14), Operand::imm(BYTES as u16)]),
        Inst::new(Op::s_mov_b32, &[s(15), Operand::Literal(0x3101_6000)]),
        Inst::new(Op::v_lshlrev_b32, &[v(1), int(2), v(0)]),
        Inst::new(Op::v_lshlrev_b32, &[v(3), int(4), v(0)]),
        Inst::new(Op::global_load_b32, &[v(2), v(1), s(16)]),
        Inst::new(Op::global_load_b128, &[v(10), v(3), s(18)]),
        Inst::new(Op::global_load_b128, &[v(14), v(3), s(18)]).with_offset(512),
        Inst::new(Op::v_mov_b32, &[v(6), s(7)]),
        Inst::new(Op::v_add_co_u32, &[v(4), Operand::Reg(t0_isa::isa::Reg::VCC_LO), s(6), v(2)]),
        Inst::new(
            Op::v_add_co_ci_u32,
            &[v(5), Operand::Reg(t0_isa::isa::Reg::VCC_LO), int(0), v(6), Operand::Reg(t0_isa::isa::Reg::VCC_LO)],
        ),
    ];
    if lds {
        list.extend(copy(true));
    }
    list.push(Inst::new(Op::s_mov_b32, &[exec(), s(20)]));
    list.push(access(space, words, write));
    if words == 8 {
        list.push(upper_half(space));
    }
    list.push(Inst::new(Op::s_mov_b32, &[exec(), int(-1)]));
    match (write, lds) {
        (false, _) => list.extend([
            Inst::new(Op::global_store_b128, &[v(3), v(10), s(18)]),
            Inst::new(Op::global_store_b128, &[v(3), v(14), s(18)]).with_offset(512),
        ]),
        (true, true) => list.extend(copy(false)),
        (true, false) => {}
    }
    list.push(Inst::new(Op::s_endpgm, &[]));
    let mut code = Vec::new();
    for inst in &list {
        encode(inst, &mut code).expect("the test's own instructions encode");
    }
    code.resize(code.len() + 64, 0xbf9f_0000);
    code
}

/// The memory of a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    /// The lower and the upper four words of each lane.
    data: [[[u32; 4]; 32]; 2],
    memory: Vec<u32>,
}

/// The effect of the instruction, computed lane by lane and byte by byte.
fn expected(space: Space, words: usize, write: bool, offsets: &[u32; 32], exec: u32, before: &State) -> State {
    let mut after = before.clone();
    let held: Vec<u8> = before.memory.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut memory = held.clone();
    let parts: &[u32] = if space == Space::LdsTwice { &[0, 2] } else { &[0] };
    // Of two stores to one address the second one remains, and of two lanes the higher one.
    for (p, unit) in parts.iter().enumerate() {
        for lane in (0..32).filter(|lane| exec >> lane & 1 != 0) {
            let at = u64::from(offsets[lane]) + 4 * (*unit as u64) * words as u64;
            for word in 0..words {
                let at = at + 4 * word as u64;
                // LDS drops an access that is partly out of range; buffers check each word. Eight words are two accesses.
                let rest = if space == Space::Buffer { 1 } else { words.min(4) - word % 4 };
                let inside = at + 4 * rest as u64 <= u64::from(BYTES);
                let bytes = at as usize..at as usize + 4;
                let n = p * words + word;
                let slot = &mut after.data[n / 4][lane][n % 4];
                match (write, inside) {
                    (true, true) => memory[bytes].copy_from_slice(&slot.to_le_bytes()),
                    (true, false) => {}
                    (false, true) => *slot = u32::from_le_bytes(held[bytes].try_into().expect("four bytes")),
                    (false, false) => *slot = 0,
                }
            }
        }
    }
    after.memory = memory.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    after
}

/// Runs the kernel on memory of `regions` consecutive regions; returns the text of its fault, if any.
fn run(
    code: &[u32],
    offsets: &[u32; 32],
    exec: u32,
    state: &mut State,
    level: Level,
    regions: usize,
) -> Result<(), String> {
    let kernarg = [offsets.as_ptr() as u64, state.data.as_ptr() as u64, state.memory.as_ptr() as u64, exec.into()];
    let memory = Memory::new();
    let map = |address: u64, size: usize, writable, executable| {
        // SAFETY: everything outlives the dispatch and is not accessed meanwhile.
        unsafe { memory.map(Region { address, size: size as u64, writable, executable }) }.expect("disjoint");
    };
    map(code.as_ptr() as u64, size_of_val(code), false, true);
    map(offsets.as_ptr() as u64, 128, false, false);
    map(state.data.as_mut_ptr() as u64, 1024, true, false);
    for region in state.memory.chunks_mut(WORDS / regions) {
        map(region.as_mut_ptr() as u64, size_of_val(region), true, false);
    }
    map(kernarg.as_ptr() as u64, 32, false, false);
    let dispatch = Dispatch {
        code: code.as_ptr() as u64,
        descriptor: Descriptor {
            rsrc1: 0xf0 << 12 | 1 << 21 | 63,
            properties: 1 << 3 | 1 << 10,
            ..Descriptor::default()
        },
        kernarg: kernarg.as_ptr() as u64,
        grid: [32, 1, 1],
        workgroup: [32, 1, 1],
        lds_bytes: BYTES,
        ..Dispatch::default()
    };
    let options = Options { level: Some(level), ..Options::default() };
    exec::run(&dispatch, &memory, &options).map(|_| ()).map_err(|fault| fault.to_string())
}

/// The pattern of the offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Random multiples of 4.
    Aligned,
    /// Like `Aligned`, with some beyond the end.
    Beyond,
    /// Not multiples of 4.
    Misaligned,
    /// The access of the highest lane ends at the end of the memory.
    AtEnd,
    /// The access of the lowest lane starts at the start of the memory.
    AtStart,
}

/// The offsets of the lanes. `reach` bytes from each are in range, unless some should be out of range.
fn pattern(kind: u32, reach: u32, size: u32, place: Place, random: &mut Random) -> [u32; 32] {
    let room = (BYTES - reach) / 4 + if place == Place::Beyond { 24 } else { 0 };
    let start = 4 * (random.word() % (room - 8 * size + 1).max(1));
    let odd = 1 + random.word() % 3;
    let mut offsets = [0; 32];
    for (i, offset) in offsets.iter_mut().enumerate() {
        let i = i as u32;
        *offset = match kind {
            0 => start + i * size,
            1 => start,
            2 => i % 16 * (2 * size),
            3 => (31 - i) * size,
            4 => start + i * size + if i > 20 { 4 } else { 0 },
            _ => 4 * (random.word() % (room + 1)),
        };
    }
    let (lowest, highest) =
        (offsets.iter().copied().fold(u32::MAX, u32::min), offsets.iter().copied().fold(0, u32::max));
    offsets.map(|offset| match place {
        Place::Beyond => offset,
        Place::Aligned => offset.min(BYTES - reach) & !3,
        Place::Misaligned => (offset + if kind == 5 { offset / 4 % 4 } else { odd }).min(BYTES - reach - odd),
        Place::AtEnd => BYTES - reach - (highest - offset).min(BYTES - reach),
        Place::AtStart => (offset - lowest).min(BYTES - reach),
    })
}

const LEVELS: [Level; 3] = [Level::Portable, Level::Avx2, Level::Avx512];
const SHAPES: [(usize, bool); 7] = [(1, false), (2, false), (4, false), (8, false), (1, true), (2, true), (4, true)];

fn state(random: &mut Random) -> State {
    State {
        data: std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| random.word()))),
        memory: (0..WORDS).map(|_| random.word()).collect(),
    }
}

#[test]
fn every_pattern_at_every_level() {
    let mut random = Random::new(7);
    for space in [Space::Global, Space::GlobalScalar, Space::Flat, Space::Buffer, Space::Lds, Space::LdsTwice] {
        for (words, write) in SHAPES {
            if space == Space::LdsTwice && words >= 4 {
                continue;
            }
            let code = kernel(space, words, write);
            for round in 0..120 {
                let place = match round / 24 {
                    0 if matches!(space, Space::Buffer | Space::Lds | Space::LdsTwice) => Place::Beyond,
                    0 | 1 => Place::Aligned,
                    2 => Place::Misaligned,
                    3 => Place::AtEnd,
                    _ => Place::AtStart,
                };
                let size = 4 * words as u32;
                let reach = if space == Space::LdsTwice { 3 * size } else { size };
                let offsets = pattern(round % 6, reach, size, place, &mut random);
                let exec = match round / 6 % 4 {
                    0 | 1 => u32::MAX,
                    2 => random.word() | 1 << (random.word() % 32),
                    _ => 1 << (random.word() % 32),
                };
                let before = state(&mut random);
                let want = expected(space, words, write, &offsets, exec, &before);
                for level in LEVELS {
                    let mut state = before.clone();
                    // The words of one lane are in one region.
                    let whole = words != 1 || place == Place::Misaligned;
                    let regions = if whole { 1 } else { 1 + round as usize / 6 % 2 };
                    let text = || {
                        format!(
                            "{space:?}, {words} words, store {write}, {place:?}, round {round}, {level:?}: {offsets:?} {exec:#x}"
                        )
                    };
                    let outcome = run(&code, &offsets, exec, &mut state, level, regions);
                    outcome.unwrap_or_else(|fault| panic!("{}: {fault}", text()));
                    assert!(state == want, "{}", text());
                }
            }
        }
    }
}

/// The access of one lane ends a byte or more after the region, or is 4 GiB away: a fault that names this lane, and
/// nothing is stored.
#[test]
fn a_lane_outside_the_region_is_the_same_fault_at_every_level() {
    let mut random = Random::new(8);
    for space in [Space::Global, Space::GlobalScalar, Space::Flat] {
        for (words, write) in SHAPES {
            let (code, size) = (kernel(space, words, write), 4 * words as u32);
            for round in 0..36 {
                let mut offsets = pattern(round % 6, size, size, Place::AtEnd, &mut random);
                let lane = random.word() as usize % 32;
                let far = round % 3 == 2;
                // For a contiguous block all lanes are moved, so that the last is outside.
                let lane = if round % 6 == 0 { 31 } else { lane };
                let beyond = [1, 4, size][random.word() as usize % 3];
                match (far, round % 6) {
                    (true, _) => offsets[lane] = 0u32.wrapping_sub(beyond),
                    (false, 0) => offsets = offsets.map(|offset| offset + beyond),
                    (false, _) => offsets[lane] = BYTES - size + beyond,
                }
                let lane = if round % 6 == 0 && !far { 32 - beyond.div_ceil(size) as usize } else { lane };
                let exec = if round / 6 % 2 == 0 { u32::MAX } else { random.word() | 1 << lane };
                let untouched = state(&mut random);
                let mut state = untouched.clone();
                let faults = LEVELS.map(|level| {
                    let fault = run(&code, &offsets, exec, &mut state, level, 1).expect_err("a lane is outside");
                    assert!(state == untouched, "{space:?}, {words} words, store {write}, round {round}, {level:?}");
                    fault
                });
                assert!(faults[0].contains(&format!("lane {lane}")), "lane {lane} of {offsets:?}: {}", faults[0]);
                assert_eq!(faults[0], faults[1], "{space:?}, {words} words, store {write}, round {round}");
                assert_eq!(faults[0], faults[2], "{space:?}, {words} words, store {write}, round {round}");
            }
        }
    }
}

/// Code may be entered at the second of two loads, whatever the level makes of both: the first one is skipped.
#[test]
fn a_jump_to_the_second_of_two_loads_skips_the_first() {
    let mut random = Random::new(9);
    for space in [Space::Global, Space::GlobalScalar, Space::Flat, Space::Buffer] {
        let load = access(space, 4, false);
        let mut words = Vec::new();
        encode(&load, &mut words).expect("the load encodes");
        let mut branch = Vec::new();
        let distance = Operand::imm(words.len() as u16);
        for inst in [Inst::new(Op::s_cmp_eq_u32, &[int(0), int(0)]), Inst::new(Op::s_cbranch_scc1, &[distance])] {
            encode(&inst, &mut branch).expect("the branch encodes");
        }
        let mut code = kernel(space, 8, false);
        let at = code.windows(words.len()).position(|window| window == words).expect("the load");
        code.splice(at..at, branch);
        let offsets = pattern(2, 32, 32, Place::Aligned, &mut random);
        let before = state(&mut random);
        let mut want = expected(space, 8, false, &offsets, u32::MAX, &before);
        want.data[0] = before.data[0];
        for level in LEVELS {
            let mut state = before.clone();
            run(&code, &offsets, u32::MAX, &mut state, level, 1).expect("no fault");
            assert!(state == want, "{space:?}, {level:?}");
        }
    }
}
