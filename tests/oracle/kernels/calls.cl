// Function calls that stay calls: structs in and out, pointers into the stack, several levels.
struct Pair { int sum; long product; };

__attribute__((noinline)) struct Pair combine(int a, int b) {
    struct Pair p = {a + b, (long)a * b};
    return p;
}

__attribute__((noinline)) int digits(uint x, char *out) {
    int n = 0;
    do {
        out[n++] = (char)(x % 10);
        x /= 10;
    } while (x);
    return n;
}

__attribute__((noinline)) int checksum(const char *text, int n) {
    int sum = 7;
    for (int k = 0; k < n; k++) sum = sum * 31 + text[k];
    return sum;
}

__attribute__((noinline)) int both(uint x) {
    char text[12];
    int n = digits(x, text);
    return checksum(text, n) ^ n;
}

__kernel void structs(__global const int *x, __global long *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    struct Pair p = combine(x[i], i + 3);
    struct Pair q = combine(p.sum, -x[i]);
    out[i] = p.product + q.product * 7 + q.sum;
}

__kernel void stacks(__global const uint *x, __global int *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = both(x[i]) + both(x[i] / 7);
}

__kernel void choices(__global const int *x, __global int *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int v = x[i];
    switch (v % 7) {
    case 0: v = both(v); break;
    case 1: v = v * 3; break;
    case 2: v = combine(v, 2).sum; break;
    case 3: v = v ^ 0x55aa; break;
    case 4: v = both(v + 1) * 2; break;
    case 5: v = -v; break;
    default: v = (int)combine(v, v).product; break;
    }
    out[i] = v;
}
