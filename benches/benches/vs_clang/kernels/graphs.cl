KERNEL(256) binary_search(__global const uint *restrict sorted, uint count, __global const uint *restrict keys, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE, key = keys[i], low = 0, high = count;
    while (low < high) {
        uint middle = (low + high) / 2;
        if (sorted[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    y[i] = low;
}

KERNEL(256) tree_search(__global const uint *restrict keys, uint count, __global const uint *restrict wanted, __global uint *restrict y) {
    uint i = GROUP * 256 + LANE, key = wanted[i], node = 0, depth = 0;
    while (node < count) {
        uint here = keys[node];
        if (here == key) break;
        node = 2 * node + (key < here ? 1 : 2);
        depth++;
    }
    y[i] = depth;
}

KERNEL(128) bounding_boxes(__global const float *restrict boxes, uint count, __global const float *restrict rays, __global uint *restrict y) {
    __local uint stack[12][128];
    typedef float float2v __attribute__((ext_vector_type(2)));
    uint t = LANE, i = GROUP * 128 + t;
    float2v ray = *(__global const float2v *)(rays + i * 2);
    uint hits = 0, top = 1;
    stack[0][t] = 0;
    while (top > 0) {
        top--;
        uint node = stack[top][t];
        float4v b = *(__global const float4v *)(boxes + node * 4);
        if (ray[0] >= b[0] && ray[0] <= b[1] && ray[1] >= b[2] && ray[1] <= b[3]) {
            uint child = 2 * node + 1;
            if (child >= count) {
                hits++;
            } else {
                stack[top][t] = child;
                stack[top + 1][t] = child + 1;
                top += 2;
            }
        }
    }
    y[i] = hits;
}

KERNEL(256) breadth_first(__global const uint *restrict starts, __global const uint *restrict edges, __global const uint *restrict levels, __global uint *restrict next, uint level) {
    uint node = GROUP * 256 + LANE, own = levels[node];
    if (own == ~0u) {
        for (uint k = starts[node]; k < starts[node + 1]; k++) {
            if (levels[edges[k]] == level) {
                own = level + 1;
                break;
            }
        }
    }
    next[node] = own;
}

KERNEL(128) fft(__global const float *restrict re, __global const float *restrict im, __global const float *restrict twiddles, __global float *restrict out_re, __global float *restrict out_im) {
    __local float xr[256], xi[256];
    uint t = LANE, base = GROUP * 256;
    for (uint k = 0; k < 2; k++) {
        xr[t + 128 * k] = re[base + t + 128 * k];
        xi[t + 128 * k] = im[base + t + 128 * k];
    }
    SYNC();
    for (uint stage = 0; stage < 8; stage++) {
        uint half_size = 128 >> stage, k = t & (half_size - 1), low = ((t - k) << 1) + k, high = low + half_size;
        float ar = xr[low], ai = xi[low], br = xr[high], bi = xi[high];
        uint at = (k << stage) * 2;
        float c = twiddles[at], s = twiddles[at + 1];
        float dr = ar - br, di = ai - bi;
        float first = di * s, second = di * c;
        xr[low] = ar + br;
        xi[low] = ai + bi;
        xr[high] = FMA(dr, c, -first);
        xi[high] = FMA(dr, s, second);
        SYNC();
    }
    for (uint k = 0; k < 2; k++) {
        uint from = __builtin_bitreverse32(t + 128 * k) >> 24;
        out_re[base + t + 128 * k] = xr[from];
        out_im[base + t + 128 * k] = xi[from];
    }
}
