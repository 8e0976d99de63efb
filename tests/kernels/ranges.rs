// Ranges of elements, compared with arrays.

#[t0::kernel(block = 64)]
pub fn texts(x: In<u8>, mut out: Out<u32>) {
    let i = global_id();
    let mut found = 0;
    if i + 5 <= x.len() {
        let text = [x[i], x[i + 1], x[i + 2], x[i + 3], x[i + 4]];
        if &x[i..i + 1] == b"\x01" {
            found |= 1;
        }
        if x[i..i + 3] == [text[0], text[1], text[2]] {
            found |= 2;
        }
        if x[i + 1..i + 5] != [text[1], 7, text[3], text[4]] {
            found |= 4;
        }
        if [text[0], text[1], text[2], text[3], text[4]] == x[i..i + 5] {
            found |= 8;
        }
        if &x[i..i + 2] == &[text[0], 3] && b"\x01\x02\x03\x04" != &x[i..i + 4] {
            found |= 16;
        }
        if x[i..i + 1] == *b"\x02" {
            found |= 32;
        }
    }
    out[i] = found;
}

/// The length of the range is known at run time only.
#[t0::kernel(block = 64)]
pub fn lengths_that_differ(x: In<u8>, mut out: Out<u32>) {
    let i = global_id();
    let (n, m) = ((i % 5).min(x.len()), 3.min(x.len()));
    let first = x[0];
    let mut found = 0;
    if x[0..n] == [first] {
        found |= 1;
    }
    if x[0..n] != [first, 3] {
        found |= 2;
    }
    if n <= m && x[n..m] == [x[m - 1]] {
        found |= 4;
    }
    out[i] = found;
}

#[t0::device]
fn begins_with<const N: usize>(x: &In<u16>, at: usize, text: [u16; N]) -> bool {
    x[at..at + 2] == [text[0], text[N - 1]]
}

#[t0::kernel(block = 64)]
pub fn integers(a: In<u16>, b: In<i16>, c: In<i32>, d: In<u64>, e: InOut<i64>, mut out: Out<u32>) {
    const NONE: [i32; 3] = [-1, 0, i32::MIN];
    let i = global_id();
    let mut found = 0;
    if i + 3 <= a.len() {
        let at = i as usize;
        if begins_with(&a, at, [a[at], 9, a[at + 1]]) {
            found |= 1;
        }
        if b[at..at + 3] == [b[i], -1, b[i + 2]] || b[i..i + 2] == [b[i], b[i + 1]] {
            found |= 2;
        }
        if c[i..i + 3] == NONE || c[i..i + 3] == [c[i], c[i + 1], c[i + 2]] {
            found |= 4;
        }
        if d[i..i + 2] != [d[i], 1 << 40] {
            found |= 8;
        }
        if e[i..i + 2] == [e[i], e[i + 1]] {
            found |= 16;
        }
    }
    out[i] = found;
}

#[t0::kernel(block = 64)]
pub fn ranges_of_the_workgroup(x: In<i8>, mut out: Out<u32>) {
    let mut tile = Lds::<i8, 64>::new();
    let (i, t) = (global_id(), thread_id());
    tile[t] = -(x[i] & 1);
    barrier();
    let own = [tile[t]];
    let mut found = 0;
    if tile[t..t + 1] == own {
        found |= 1;
    }
    if tile[0..1] == [-1] {
        found |= 2;
    }
    let part = tile.slice(t, 64);
    if part[0..1] != [0] {
        found |= 4;
    }
    out[i] = found;
}

/// Searches every lane's own text.
#[t0::kernel(block = 64)]
pub fn places(x: In<u8>, mut out: Out<u32>) {
    let i = global_id();
    let wanted = [x[i], (x[i] + 1) % 11];
    let mut last = u32::MAX;
    for k in 0..x.len() - 1 {
        if x[k..k + 2] == wanted {
            last = k;
        }
    }
    let any = x.len() > 2 && (0..x.len() - 2).any(|k| x[k..k + 3] == [wanted[0], wanted[1], 4]);
    out[i] = last.wrapping_mul(2) | any as u32;
}
