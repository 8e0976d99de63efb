//! Joins, filters and sums of tables, texts and packed numbers, merging, gates, caches and dropout.

use crate::case::{Case, Data, Element, bytes, floats, halves, listed, numbers, zeros};

/// Keys that are looked up.
const PROBES: usize = 100_003;
/// Slots of the hash table, and keys in it.
const SLOTS: usize = 1 << 15;
const KEYS: u32 = 24_000;
/// Rows of a table, and their groups.
const ROWS: usize = 160_001;
const GROUPS: usize = 100;
const FIELDS: usize = 60_000;
const LISTS: usize = 30_000;
const STRINGS: usize = 20_001;
/// Sorted numbers.
const LEFT: usize = 90_001;
const RIGHT: usize = 70_003;
/// Bits of the Bloom filter, and the keys that are looked up.
const BITS: usize = 1 << 20;
const QUERIES: usize = 102_400;
const TOKENS: usize = 2400;
/// Tokens of the cache, and its slots, with eight heads of 128 columns.
const APPENDED: usize = 220;
const CACHED: usize = 300;
const HEADS: usize = 1024;
const DROPPED: usize = 300_002;

pub(crate) fn cases() -> Vec<Case> {
    let workgroups = ROWS.div_ceil(1024);
    let dates = words(&numbers(2, ROWS, 2000)).iter().flat_map(|day| (*day as u16).to_le_bytes()).collect();
    let (packed, starts, places) = lists();
    let decoded = places[LISTS] as usize;
    let (text, string_starts) = strings();
    let (filter, queries) = bloom();
    // Every eleventh token is padding.
    let slots = (0..APPENDED as u32).map(|n| if n % 11 == 7 { u32::MAX } else { n * 77 % CACHED as u32 }).collect();
    vec![
        Case::new("hash_probe", 256, PROBES)
            .read(hash_table())
            .read(numbers(1, PROBES, 2 * KEYS))
            .write(zeros(Element::U32, PROBES))
            .number(SLOTS as u32 - 1),
        Case::new("group_sums", 256, workgroups * 256)
            .read(bytes(1, ROWS, GROUPS as u32))
            .read(Data { element: Element::U16, bytes: dates })
            .read(numbers(3, ROWS, 10_000))
            .write(zeros(Element::U32, GROUPS))
            .write(zeros(Element::U32, GROUPS))
            .write(zeros(Element::U32, GROUPS))
            .number(365)
            .number(1460)
            .length(ROWS)
            .length(GROUPS)
            .length(workgroups),
        Case::new("parse_decimals", 256, FIELDS)
            .read_rows(FIELDS, fields())
            .write(zeros(Element::U32, FIELDS))
            .write(zeros(Element::U8, FIELDS))
            .length(12),
        Case::new("varint_decode", 128, LISTS)
            .read(Data { element: Element::U8, bytes: packed })
            .read(listed(starts))
            .read(listed(places))
            .write(zeros(Element::U32, decoded)),
        Case::new("utf8_validate", 256, STRINGS)
            .read(Data { element: Element::U8, bytes: text })
            .read(listed(string_starts))
            .write(zeros(Element::U32, STRINGS)),
        Case::new("merge_path", 256, (LEFT + RIGHT).div_ceil(8))
            .read(sorted(1, LEFT))
            .read(sorted(2, RIGHT))
            .write(zeros(Element::U32, LEFT + RIGHT))
            .length(LEFT)
            .length(RIGHT),
        Case::new("bloom_query", 256, QUERIES)
            .read(filter)
            .read(queries)
            .write(zeros(Element::U32, QUERIES / 32))
            .number(BITS as u32 - 1)
            .number(7),
        Case::new("moe_gate", 256, TOKENS * 32)
            .read_rows(TOKENS, floats(1, TOKENS * 64, -3.0, 3.0))
            .read(floats(2, 64, -0.5, 0.5))
            .write(zeros(Element::U32, TOKENS * 2))
            .write(zeros(Element::F32, TOKENS * 2))
            .write(zeros(Element::U32, 64)),
        Case::new("kv_append", 256, APPENDED * 256)
            .read(halves(1, APPENDED * HEADS, -2.0, 2.0))
            .read(halves(2, APPENDED * HEADS, -2.0, 2.0))
            .read(floats(3, 512 * 128, -1.0, 1.0))
            .read(numbers(4, APPENDED, 512))
            .read(listed(slots))
            .write(zeros(Element::U8, CACHED * HEADS))
            .write(zeros(Element::U8, CACHED * HEADS))
            .write(zeros(Element::F32, CACHED * 16)),
        Case::new("dropout_philox", 256, DROPPED.div_ceil(4))
            .read(floats(1, DROPPED, -1.0, 1.0))
            .read(floats(2, DROPPED, 1.0, 2.0))
            .write(zeros(Element::F32, DROPPED))
            .write(zeros(Element::U8, DROPPED))
            .number(1234)
            .number(17)
            .float(0.9)
            .length(DROPPED),
    ]
}

fn words(data: &Data) -> Vec<u32> {
    data.bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

/// Slots with the even numbers below twice `KEYS` and their values.
fn hash_table() -> Data {
    let mut slots = vec![[u32::MAX; 2]; SLOTS];
    for n in 0..KEYS {
        let key = 2 * n;
        let hash = (key ^ (key >> 16)).wrapping_mul(0x85eb_ca6b);
        let hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
        let mut slot = (hash ^ (hash >> 16)) as usize % SLOTS;
        while slots[slot][0] != u32::MAX {
            slot = (slot + 1) % SLOTS;
        }
        slots[slot] = [key, n.wrapping_mul(2_654_435_761)];
    }
    Data { element: Element::U64, bytes: listed(slots.as_flattened().to_vec()).bytes }
}

/// Numbers of one to nine digits in twelve columns, some of which are wrong.
fn fields() -> Data {
    let (kinds, sizes, values) =
        (words(&numbers(1, FIELDS, 40)), words(&numbers(2, FIELDS, 9)), words(&numbers(3, FIELDS, 1_000_000_000)));
    let one = |n: usize| {
        let number = values[n] / 10u32.pow(sizes[n]);
        let text = match kinds[n] {
            0 => String::new(),
            1 => format!("{number}x"),
            2 => format!("- {number}"),
            3..10 => format!("+{number}"),
            10..25 => format!("-{number}"),
            _ => number.to_string(),
        };
        match kinds[n] % 3 {
            0 => format!("{text:<12}"),
            1 => format!("{text:^12}"),
            _ => format!("{text:>12}"),
        }
    };
    Data { element: Element::U8, bytes: (0..FIELDS).flat_map(|n| one(n).into_bytes()).collect() }
}

/// Lists of zero to fifteen differences, with where each list starts and where its numbers go.
fn lists() -> (Vec<u8>, Vec<u32>, Vec<u32>) {
    let counts = words(&numbers(1, LISTS, 16));
    let (sizes, values) = (words(&numbers(2, LISTS * 16, 22)), words(&numbers(3, LISTS * 16, 1 << 22)));
    let (mut packed, mut starts, mut places) = (Vec::new(), vec![0], vec![0]);
    for (n, count) in counts.iter().enumerate() {
        for k in 0..*count as usize {
            let mut rest = values[n * 16 + k] >> sizes[n * 16 + k];
            while rest >= 0x80 {
                packed.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            packed.push(rest as u8);
        }
        starts.push(packed.len() as u32);
        places.push(places[n] + count);
    }
    (packed, starts, places)
}

/// Strings of zero to 31 characters of all sizes, some of which are not valid, and where each starts.
fn strings() -> (Vec<u8>, Vec<u32>) {
    let counts = words(&numbers(1, STRINGS, 32));
    let (kinds, values) = (words(&numbers(2, STRINGS * 32, 400)), words(&numbers(3, STRINGS * 32, u32::MAX)));
    let (mut text, mut starts) = (Vec::new(), vec![0]);
    for (n, count) in counts.iter().enumerate() {
        for k in n * 32..n * 32 + *count as usize {
            let code = match kinds[k] {
                0 => {
                    text.push(values[k] as u8);
                    continue;
                }
                1 => {
                    text.extend([0xed, 0xa0 | values[k] as u8 & 0x1f, 0x80]);
                    continue;
                }
                2..50 => 0x80 + values[k] % 0x780,
                50..100 => 0x800 + values[k] % 0x5000,
                100..120 => 0x1_0000 + values[k] % 0x10_0000,
                _ => 0x20 + values[k] % 0x5f,
            };
            let mut room = [0; 4];
            text.extend_from_slice(char::from_u32(code).unwrap_or(' ').encode_utf8(&mut room).as_bytes());
        }
        starts.push(text.len() as u32);
    }
    (text, starts)
}

fn sorted(seed: u64, count: usize) -> Data {
    let mut all = words(&numbers(seed, count, 1 << 18));
    all.sort_unstable();
    listed(all)
}

/// A filter with the first half of the keys, and all keys.
fn bloom() -> (Data, Data) {
    let keys = numbers(1, QUERIES * 2, u32::MAX);
    let mut filter = vec![0u32; BITS / 32];
    for key in keys.bytes.as_chunks::<8>().0.iter().take(QUERIES / 2) {
        let key = u64::from_le_bytes(*key);
        let x = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let hash = x ^ (x >> 31);
        for k in 0..7u32 {
            let bit = (hash as u32).wrapping_add(k.wrapping_mul((hash >> 32) as u32 | 1)) as usize % BITS;
            filter[bit / 32] |= 1 << (bit % 32);
        }
    }
    // Keys that are in the filter and others alternate in runs of no fixed length.
    let mut mixed: Vec<[u8; 8]> = keys.bytes.as_chunks::<8>().0.to_vec();
    let others = words(&numbers(2, QUERIES, QUERIES as u32));
    for (at, other) in others.iter().enumerate() {
        mixed.swap(at, *other as usize);
    }
    (listed(filter), Data { element: Element::U64, bytes: mixed.into_iter().flatten().collect() })
}
