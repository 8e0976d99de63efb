/* A virtual gfx1100 for other languages: memory, code objects of any origin, launches.
 *
 * Every function that can fail returns a t0_status; t0_gpu_error says what went wrong. A t0_gpu belongs to one thread
 * at a time; different ones are independent. Nothing here needs a GPU, a driver or ROCm.
 *
 * Build: cargo build --release -p t0-capi, then link target/release/libt0_gpu.so.
 */
#ifndef T0_GPU_H
#define T0_GPU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct t0_gpu t0_gpu;

/* A buffer of one t0_gpu. 0 is none. */
typedef uint64_t t0_buffer;

/* A loaded code object of one t0_gpu, counted from 0. */
typedef uint32_t t0_module;

typedef enum t0_status {
    T0_OK = 0,
    T0_INVALID = 1, /* a null pointer, text that is not UTF-8, an unknown kind or module, a reserved field that is not 0: the call itself is wrong */
    T0_MEMORY = 2,  /* no memory, no such buffer, bytes or an address outside a buffer */
    T0_OBJECT = 3,  /* not a sound code object of gfx11 */
    T0_LAUNCH = 4,  /* kernel, arguments, shape, LDS or stack do not fit; nothing has run */
    T0_FAULT = 5,   /* the kernel faulted; the GPU stays usable */
    T0_INTERNAL = 6 /* a defect of this library */
} t0_status;

typedef enum t0_arg_kind {
    T0_ARG_BUFFER = 0, /* the address of byte `offset` of `buffer`, at most its size */
    T0_ARG_BYTES = 1,  /* a scalar or struct: `size` bytes at `bytes` */
    T0_ARG_LDS = 2,    /* LDS behind a __local pointer, `size` bytes */
    T0_ARG_VIEW = 3    /* a view as #[t0::kernel]s take it: `rows` x `cols` elements of `buffer` */
} t0_arg_kind;

typedef struct t0_arg {
    uint32_t kind; /* t0_arg_kind */
    uint32_t rows;
    uint32_t cols;
    uint32_t reserved; /* 0 */
    t0_buffer buffer;
    uint64_t offset;
    const void *bytes;
    uint64_t size;
} t0_arg;

typedef struct t0_launch {
    uint32_t grid[3];     /* work-items in x, y, z; the last workgroup of a dimension may be partial */
    uint16_t block[3];    /* work-items of a workgroup */
    uint16_t reserved;    /* 0 */
    uint32_t dynamic_lds; /* LDS bytes beside those that the kernel states */
    uint32_t strict;      /* not 0: what hardware forgives is a fault too */
    uint32_t threads;     /* 0: one a core; the result is the same for any number */
    uint32_t wave64;      /* t0_run_words only: waves of 64 lanes */
    uint32_t stack;       /* bytes of scratch that a work-item gets at least if the compiler did not know how much stack the kernel takes
                             (function pointers, recursion); 0: 1024, as HIP grants. In t0_run_words: all the scratch it gets */
    uint64_t budget;      /* wave-instructions it may take; 0: any number */
} t0_launch;

typedef struct t0_stats {
    uint64_t workgroups;
    uint64_t waves;
    uint64_t instructions; /* counted once a wave */
} t0_stats;

t0_gpu *t0_gpu_new(void);          /* NULL if there is no memory */
void t0_gpu_delete(t0_gpu *gpu);   /* NULL is fine */

/* What went wrong in the last call on `gpu` that failed, never NULL; valid until the next call on it. */
const char *t0_gpu_error(const t0_gpu *gpu);

/* Zeroed memory, aligned to 256 bytes. All buffers of a GPU together have at most 24 GiB. */
t0_status t0_buffer_new(t0_gpu *gpu, uint64_t bytes, t0_buffer *buffer);
t0_status t0_buffer_delete(t0_gpu *gpu, t0_buffer buffer);
t0_status t0_buffer_write(t0_gpu *gpu, t0_buffer buffer, uint64_t offset, const void *bytes, uint64_t size);
t0_status t0_buffer_read(t0_gpu *gpu, t0_buffer buffer, uint64_t offset, void *bytes, uint64_t size);
/* Where kernels see it. */
t0_status t0_buffer_address(t0_gpu *gpu, t0_buffer buffer, uint64_t *address);

t0_status t0_module_load(t0_gpu *gpu, const void *object, uint64_t size, t0_module *module);

/* Runs a kernel to its end. `stats` may be NULL. */
t0_status t0_launch_kernel(t0_gpu *gpu, t0_module module, const char *kernel, const t0_launch *launch,
                           const t0_arg *args, size_t arg_count, t0_stats *stats);

/* Runs instruction words, at least one. They start with the address of the `kernarg_size` bytes at `kernarg` in s[0:1], the workgroup's x, y, z
 * in s2, s3, s4, and x | y << 10 | z << 20 of the work-item in v0; denormals are kept, rounding is to nearest even. All 256 VGPRs are there. */
t0_status t0_run_words(t0_gpu *gpu, const uint32_t *words, size_t word_count, const t0_launch *launch,
                       const void *kernarg, size_t kernarg_size, t0_stats *stats);

#ifdef __cplusplus
}
#endif

#endif
