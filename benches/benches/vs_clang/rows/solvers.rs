//! Sorts, compaction, sparse products, small solvers, particles, option prices, small transforms, and walks of trees.

use crate::case::{Case, Data, Element, bytes, floats, listed, numbers, zeros};

/// Keys of the sorts.
const KEYS: usize = 160 * 1024;
/// Rows of the sparse matrix, and the most elements of one.
const ROWS: usize = 80 * 256;
const WIDTH: usize = 12;
/// Nodes of the graph.
const PAGES: usize = 128 * 256;
const MATRICES: usize = 192 * 128;
/// Systems of 32 equations.
const SYSTEMS: usize = 128 * 64;
const OPTIONS: usize = 1 << 17;
const TRANSFORMS: usize = 160 * 128;
const QUERIES: usize = 80 * 128;
const TEXTS: usize = 1 << 16;

pub(crate) fn cases() -> Vec<Case> {
    let keys = numbers(1, KEYS, u32::MAX);
    let offsets = digit_offsets(&words(&keys), 8);
    let kept = 100_003usize;
    let (columns, elements) = ell();
    let starts = page_starts();
    let edges = starts[PAGES] as usize;
    let (positions, neighbours, counts) = atoms();
    let (text, text_starts, table) = trie();
    let (rows, systems) = (32, SYSTEMS * 32);
    vec![
        Case::new("bitonic", 256, 160 * 256).write(numbers(1, 160 * 512, u32::MAX)),
        Case::new("radix_scatter", 256, KEYS / 4)
            .read(keys)
            .read(listed(offsets))
            .write(zeros(Element::U32, KEYS))
            .number(8)
            .length(KEYS / 1024),
        Case::new("compact", 256, kept.next_multiple_of(256))
            .read(floats(1, kept, -1.0, 1.5))
            .length(kept)
            .write(zeros(Element::F32, kept))
            .write(zeros(Element::U32, 1)),
        Case::new("spmm_ell", 256, ROWS)
            .read_rows(WIDTH, listed(columns))
            .read_rows(WIDTH, elements)
            .read(floats(2, ROWS * 8, 0.5, 1.0))
            .write(zeros(Element::F32, ROWS * 8))
            .length(ROWS)
            .length(WIDTH),
        Case::new("pagerank", 256, PAGES)
            .read(listed(starts))
            .read(numbers(1, edges, PAGES as u32))
            .read(floats(2, PAGES, 0.1, 1.0))
            .read(floats(3, PAGES, 0.05, 1.0))
            .write(zeros(Element::F32, PAGES))
            .float(0.85)
            .float(0.15 / PAGES as f32),
        Case::new("lu_4x4", 128, MATRICES)
            .read(floats(1, MATRICES * 16, -1.0, 1.0))
            .write(zeros(Element::F32, MATRICES * 16))
            .write(zeros(Element::U32, MATRICES * 4)),
        Case::new("thomas", 64, SYSTEMS)
            .read_rows(rows, floats(1, systems, -1.0, 1.0))
            .read_rows(rows, floats(2, systems, 3.0, 4.0))
            .read_rows(rows, floats(3, systems, -1.0, 1.0))
            .write_rows(rows, floats(4, systems, -1.0, 1.0))
            .length(SYSTEMS),
        Case::new("lennard_jones", 256, ATOMS)
            .read(positions)
            .read_rows(NEIGHBOURS, listed(neighbours))
            .read(listed(counts))
            .write(zeros(Element::F32, ATOMS * 4))
            .float(CELLS as f32)
            .float(0.64)
            .float(0.09)
            .length(ATOMS),
        Case::new("black_scholes", 256, OPTIONS)
            .read(floats(1, OPTIONS, 5.0, 30.0))
            .read(floats(2, OPTIONS, 1.0, 100.0))
            .read(floats(3, OPTIONS, 0.25, 10.0))
            .write(zeros(Element::F32, OPTIONS))
            .write(zeros(Element::F32, OPTIONS))
            .float(0.02)
            .float(0.3),
        Case::new("fft16", 128, TRANSFORMS).write(floats(1, TRANSFORMS * 32, -1.0, 1.0)).length(TRANSFORMS),
        Case::new("kd_nearest", 128, QUERIES)
            .read(kd_tree())
            .length(POINTS)
            .read(floats(2, QUERIES * 2, 0.0, 1.0))
            .write(zeros(Element::U32, QUERIES))
            .write(zeros(Element::F32, QUERIES)),
        Case::new("trie_walk", 256, TEXTS)
            .read(text)
            .read(listed(text_starts))
            .read(table)
            .write(zeros(Element::U32, TEXTS))
            .write(zeros(Element::U8, TEXTS)),
    ]
}

fn words(data: &Data) -> Vec<u32> {
    data.bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
}

fn reals(data: &Data) -> Vec<f32> {
    words(data).into_iter().map(f32::from_bits).collect()
}

fn real_data(values: impl Iterator<Item = f32>) -> Data {
    Data { element: Element::F32, bytes: values.flat_map(f32::to_le_bytes).collect() }
}

/// Where the first key of each digit and workgroup goes: all digits of the first value come first.
fn digit_offsets(keys: &[u32], shift: u32) -> Vec<u32> {
    let groups = keys.len() / 1024;
    let mut offsets = vec![0; 16 * groups];
    for (at, key) in keys.iter().enumerate() {
        offsets[(key >> shift & 15) as usize * groups + at / 1024] += 1;
    }
    let mut sum = 0;
    for offset in &mut offsets {
        sum += std::mem::replace(offset, sum);
    }
    offsets
}

/// Rows of 4 to `WIDTH` elements: columns and values.
fn ell() -> (Vec<u32>, Data) {
    let mut columns = words(&numbers(5, ROWS * WIDTH, ROWS as u32));
    let lengths = words(&numbers(6, ROWS, WIDTH as u32 - 3));
    for (at, column) in columns.iter_mut().enumerate() {
        if at / ROWS >= lengths[at % ROWS] as usize + 4 {
            *column = u32::MAX;
        }
    }
    (columns, floats(7, ROWS * WIDTH, 0.5, 1.0))
}

/// Starts of lists of edges: most pages have few, some have many.
fn page_starts() -> Vec<u32> {
    let mut starts = vec![0];
    for n in words(&numbers(8, PAGES, 1 << 10)) {
        let degree = if n < 16 { 40 + n * 4 } else { n % 12 };
        starts.push(starts[starts.len() - 1] + degree);
    }
    starts
}

/// A cube of cells with sides of 1.
const CELLS: usize = 16;
const ATOMS: usize = 80 * 256;
/// The most neighbours of an atom.
const NEIGHBOURS: usize = 32;

/// Positions, neighbours and their counts.
fn atoms() -> (Data, Vec<u32>, Vec<u32>) {
    let coordinates = reals(&floats(9, ATOMS * 3, 0.0, CELLS as f32));
    let cell = |p: &[f32; 3]| p.iter().fold(0, |cell, x| cell * CELLS + (*x as usize).min(CELLS - 1));
    let mut positions: Vec<[f32; 3]> = coordinates.chunks_exact(3).map(|p| [p[0], p[1], p[2]]).collect();
    positions.sort_by_key(cell);
    let mut members = vec![Vec::new(); CELLS * CELLS * CELLS];
    for (atom, position) in positions.iter().enumerate() {
        members[cell(position)].push(atom);
    }
    let (mut neighbours, mut counts) = (vec![0; NEIGHBOURS * ATOMS], vec![0; ATOMS]);
    for (atom, position) in positions.iter().enumerate() {
        for around in 0..27 {
            let shifts = [around / 9, around / 3 % 3, around % 3];
            let place = position.iter().zip(shifts);
            let cell = place
                .fold(0, |cell, (x, shift)| cell * CELLS + ((*x as usize).min(CELLS - 1) + shift + CELLS - 1) % CELLS);
            for other in &members[cell] {
                let square: f32 = (0..3)
                    .map(|axis| {
                        let d = (position[axis] - positions[*other][axis]).abs();
                        let d = d.min(CELLS as f32 - d);
                        d * d
                    })
                    .sum();
                if *other != atom && square < 0.85 * 0.85 && counts[atom] < NEIGHBOURS as u32 {
                    neighbours[counts[atom] as usize * ATOMS + atom] = *other as u32;
                    counts[atom] += 1;
                }
            }
        }
    }
    (real_data(positions.iter().flat_map(|p| [p[0], p[1], p[2], 0.0])), neighbours, counts)
}

const POINTS: usize = (1 << 12) - 1;

/// A complete kd-tree of points in the unit square.
fn kd_tree() -> Data {
    fn fill(tree: &mut [[f32; 2]], node: usize, points: &mut [[f32; 2]], axis: usize) {
        if points.is_empty() {
            return;
        }
        points.sort_by(|p, q| p[axis].total_cmp(&q[axis]));
        let (left, right) = points.split_at_mut(points.len() / 2);
        tree[node] = right[0];
        fill(tree, 2 * node + 1, left, 1 - axis);
        fill(tree, 2 * node + 2, &mut right[1..], 1 - axis);
    }
    let coordinates = reals(&floats(1, POINTS * 2, 0.0, 1.0));
    let mut points: Vec<[f32; 2]> = coordinates.chunks_exact(2).map(|p| [p[0], p[1]]).collect();
    let mut tree = vec![[0.0; 2]; POINTS];
    fill(&mut tree, 0, &mut points, 0);
    real_data(tree.into_iter().flatten())
}

/// Texts, where they start, and the table of a trie of random words: 32 entries of 16 bits for each node.
fn trie() -> (Data, Vec<u32>, Data) {
    let letters = bytes(2, 800 * 12, 26).bytes;
    let lengths = words(&numbers(3, 800, 8));
    let dictionary: Vec<&[u8]> = letters.chunks(12).zip(lengths).map(|(word, n)| &word[..4 + n as usize]).collect();
    let mut table = vec![[u16::MAX; 32]];
    for word in &dictionary {
        let mut node = 0;
        for (at, letter) in word.iter().enumerate() {
            let entry = table[node][usize::from(*letter)];
            let next = if entry == u16::MAX { table.len() as u16 } else { entry };
            if entry == u16::MAX {
                table.push([u16::MAX; 32]);
            }
            let terminal = if at + 1 == word.len() { 0x8000 } else { 0 };
            table[node][usize::from(*letter)] = next | terminal;
            node = usize::from(next & 0x7fff);
        }
    }
    // Each text is a word, of which some have a wrong letter, and a random rest.
    let chosen = words(&numbers(4, TEXTS, 800));
    let places = words(&numbers(5, TEXTS, 24));
    let rests = words(&numbers(6, TEXTS, 6));
    let (mut text, mut starts) = (Vec::new(), vec![0]);
    for ((word, place), rest) in chosen.iter().zip(places).zip(rests) {
        let from = text.len();
        text.extend(dictionary[*word as usize].iter().map(|letter| b'a' + letter));
        text.extend((0..rest).map(|k| b'a' + ((word + k * 7) % 26) as u8));
        if let Some(letter) = text.get_mut(from + place as usize) {
            *letter = b'a' + (*letter - b'a' + 5) % 26;
        }
        starts.push(text.len() as u32);
    }
    let table =
        Data { element: Element::Bf16, bytes: table.into_iter().flatten().flat_map(u16::to_le_bytes).collect() };
    (Data { element: Element::U8, bytes: text }, starts, table)
}
