/* A virtual gfx1100 for other languages: memory, code objects of any compiler, launches.
 *
 * Every function that can fail returns a t0_status; t0_gpu_error returns the error message. A t0_gpu belongs to one thread
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

/* A buffer of one t0_gpu. 0 is not a buffer. */
typedef uint64_t t0_buffer;

/* A loaded code object of one t0_gpu, counted from 0. */
typedef uint32_t t0_module;

typedef enum t0_status {
    T0_OK = 0,
    T0_INVALID = 1, /* a null pointer, text that is not UTF-8, an unknown kind or module, a reserved field that is not 0: the call itself is invalid */
    T0_MEMORY = 2,  /* out of memory, no such buffer, bytes or an address outside a buffer */
    T0_OBJECT = 3,  /* not a valid code object of gfx11 */
    T0_LAUNCH = 4,  /* kernel, arguments, shape, LDS or stack do not fit; nothing has run */
    T0_FAULT = 5,   /* the kernel faulted; the GPU stays usable */
    T0_INTERNAL = 6 /* a bug in this library */
} t0_status;

typedef enum t0_arg_kind {
    T0_ARG_BUFFER = 0, /* the address of byte `offset` of `buffer`, at most its size */
    T0_ARG_BYTES = 1,  /* a scalar or struct: `size` bytes at `bytes` */
    T0_ARG_LDS = 2,    /* LDS for a __local pointer, `size` bytes */
    T0_ARG_VIEW = 3    /* a view argument of a #[t0::kernel]: `rows` x `cols` elements of `buffer` */
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
    uint32_t dynamic_lds; /* LDS bytes in addition to those that the kernel declares */
    uint32_t strict;      /* not 0: errors that hardware tolerates are faults too */
    uint32_t threads;     /* 0: one per core; the result is the same for any number */
    uint32_t wave64;      /* t0_run_words only: waves of 64 lanes */
    uint32_t stack;       /* minimum bytes of scratch per work-item if the compiler did not know the kernel's stack size
                             (function pointers, recursion); 0: 1024, as in HIP. In t0_run_words: all of its scratch */
    uint64_t budget;      /* maximum number of wave-instructions; 0: unlimited */
} t0_launch;

typedef struct t0_stats {
    uint64_t workgroups;
    uint64_t waves;
    uint64_t instructions; /* counted once per wave */
} t0_stats;

t0_gpu *t0_gpu_new(void);          /* NULL if out of memory */
void t0_gpu_delete(t0_gpu *gpu);   /* `gpu` may be NULL */

/* The error of the last call on `gpu` that failed, never NULL; valid until the next call on it. */
const char *t0_gpu_error(const t0_gpu *gpu);

/* Zeroed memory, aligned to 256 bytes. All buffers of a GPU together can have at most 24 GiB. */
t0_status t0_buffer_new(t0_gpu *gpu, uint64_t bytes, t0_buffer *buffer);
t0_status t0_buffer_delete(t0_gpu *gpu, t0_buffer buffer);
t0_status t0_buffer_write(t0_gpu *gpu, t0_buffer buffer, uint64_t offset, const void *bytes, uint64_t size);
t0_status t0_buffer_read(t0_gpu *gpu, t0_buffer buffer, uint64_t offset, void *bytes, uint64_t size);
/* The buffer's address in kernels. */
t0_status t0_buffer_address(t0_gpu *gpu, t0_buffer buffer, uint64_t *address);

t0_status t0_module_load(t0_gpu *gpu, const void *object, uint64_t size, t0_module *module);

/* Runs a kernel to its end. `stats` may be NULL. */
t0_status t0_launch_kernel(t0_gpu *gpu, t0_module module, const char *kernel, const t0_launch *launch,
                           const t0_arg *args, size_t arg_count, t0_stats *stats);

/* Runs instruction words, at least one. Initially s[0:1] is the address of the `kernarg_size` bytes at `kernarg`, s2, s3, s4 are the
 * workgroup's x, y, z, and v0 is x | y << 10 | z << 20 of the work-item; denormals are kept, rounding is to nearest even. All 256 VGPRs are
 * available. */
t0_status t0_run_words(t0_gpu *gpu, const uint32_t *words, size_t word_count, const t0_launch *launch,
                       const void *kernarg, size_t kernarg_size, t0_stats *stats);

#ifdef __cplusplus
}
#endif

#endif
