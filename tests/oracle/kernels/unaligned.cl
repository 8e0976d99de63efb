// Accesses that are not aligned to their size. The amdhsa driver runs gfx11 in the unaligned access mode, for which clang
// emits them.
// All kernels run in one workgroup.
static uint item(void) { return __builtin_amdgcn_workitem_id_x(); }

struct __attribute__((packed)) Three { uchar tag; uint value; ushort last; };
struct __attribute__((packed)) Wide { uint a; uint b; ulong c; };
struct __attribute__((packed)) One { uint value; };

kernel void rows(global const ushort *x, global uint *out) {
    uint i = item();
    uint s = 0;
    for (uint k = 0; k < 8; ++k) s = s * 31 + x[11 * i + k];
    out[i] = s;
}

kernel void packed(global const struct Three *x, global uint *out) {
    uint i = item();
    out[i] = x[i].value + x[i].last + x[i].tag;
}

kernel void packed_store(global const uchar *x, global uchar *out) {
    uint i = item();
    *(global struct Three *)(out + 7 * i + 1) = *(global const struct Three *)(x + 7 * i);
}

kernel void local_packed(global const uchar *x, global uint *out) {
    local uchar s[512];
    uint i = item();
    for (uint k = 0; k < 8; ++k) s[8 * i + k] = x[8 * i + k];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    local const struct Wide *w = (local const struct Wide *)(s + 5 * i + 1);
    local const struct One *far = (local const struct One *)(s + 5 * i + 91);
    out[i] = w->a + w->b * 3 + (uint)w->c * 5 + (uint)(w->c >> 32) * 7 + far->value * 11;
}

kernel void private_packed(global const uchar *x, global uint *out) {
    uint i = item();
    volatile uchar t[16];
    for (uint k = 0; k < 16; ++k) t[k] = x[i + k];
    out[i] = ((volatile const struct One *)(t + 1 + x[i] % 8))->value;
}
