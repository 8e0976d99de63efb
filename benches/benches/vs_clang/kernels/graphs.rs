//! Searches in arrays and trees, traversal of boxes and of graphs, and the Fourier transform.
//!
//! The bench compiles this text. `graphs.cl` has the kernels in OpenCL C.

#[t0::kernel(block = 256, grid = y.len())]
pub fn binary_search(sorted: In<u32>, keys: In<u32>, mut y: Out<u32>) {
    let i = global_id();
    let key = keys[i];
    let (mut low, mut high) = (0, sorted.len());
    while low < high {
        let middle = (low + high) / 2;
        if sorted[middle] < key {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    y[i] = low;
}

#[t0::kernel(block = 256, grid = y.len())]
pub fn tree_search(keys: In<u32>, wanted: In<u32>, mut y: Out<u32>) {
    // A complete binary tree: the children of node n are 2 n + 1 and 2 n + 2.
    let i = global_id();
    let key = wanted[i];
    let (mut node, mut depth) = (0, 0);
    while node < keys.len() {
        let here = keys[node];
        if here == key {
            break;
        }
        node = 2 * node + if key < here { 1 } else { 2 };
        depth += 1;
    }
    y[i] = depth;
}

#[t0::kernel(block = 128, fast_math, grid = y.len())]
pub fn bounding_boxes(boxes: In<f32>, rays: In<f32>, mut y: Out<u32>) {
    // A complete tree of boxes, each a lower and an upper bound in x and in y, with a stack of nodes.
    let mut stack = Lds::<u32, 12, 128>::new();
    let (i, t) = (global_id(), thread_id());
    let ray = rays.load::<2>(i * 2);
    let count = boxes.len() / 4;
    let (mut hits, mut top) = (0, 1);
    stack[(0, t)] = 0;
    while top > 0 {
        top -= 1;
        let node = stack[(top, t)];
        let b = boxes.load::<4>(node * 4);
        if ray[0] >= b[0] && ray[0] <= b[1] && ray[1] >= b[2] && ray[1] <= b[3] {
            let child = 2 * node + 1;
            if child >= count {
                hits += 1;
            } else {
                stack[(top, t)] = child;
                stack[(top + 1, t)] = child + 1;
                top += 2;
            }
        }
    }
    y[i] = hits;
}

#[t0::kernel(block = 256, grid = levels.len())]
pub fn breadth_first(starts: In<u32>, edges: In<u32>, levels: In<u32>, mut next: Out<u32>, level: u32) {
    // One step: nodes without a level get one if a neighbour has the level before.
    let node = global_id();
    let mut own = levels[node];
    if own == u32::MAX {
        for k in starts[node]..starts[node + 1] {
            if levels[edges[k]] == level {
                own = level + 1;
                break;
            }
        }
    }
    next[node] = own;
}

#[t0::kernel(block = 128, fast_math, grid = blocks(re.len() / 256))]
pub fn fft(re: In<f32>, im: In<f32>, twiddles: In<f32>, mut out_re: Out<f32>, mut out_im: Out<f32>) {
    // 256 points of a workgroup, radix 2, with decimation in frequency.
    let mut xr = Lds::<f32, 256>::new();
    let mut xi = Lds::<f32, 256>::new();
    let (t, base) = (thread_id(), block_id() * 256);
    for k in 0..2u32 {
        xr[t + 128 * k] = re[base + t + 128 * k];
        xi[t + 128 * k] = im[base + t + 128 * k];
    }
    barrier();
    for stage in 0..8u32 {
        let half = 128 >> stage;
        let k = t & (half - 1);
        let low = ((t - k) << 1) + k;
        let high = low + half;
        let (ar, ai, br, bi) = (xr[low], xi[low], xr[high], xi[high]);
        let at = (k << stage) * 2;
        let (c, s) = (twiddles[at], twiddles[at + 1]);
        let (dr, di) = (ar - br, ai - bi);
        xr[low] = ar + br;
        xi[low] = ai + bi;
        xr[high] = dr.mul_add(c, -(di * s));
        xi[high] = dr.mul_add(s, di * c);
        barrier();
    }
    for k in 0..2u32 {
        let from = (t + 128 * k).reverse_bits() >> 24;
        out_re[base + t + 128 * k] = xr[from];
        out_im[base + t + 128 * k] = xi[from];
    }
}
