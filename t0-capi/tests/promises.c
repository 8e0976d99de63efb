/* Checks the header sentence by sentence: each statement that a program can check. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "t0_gpu.h"

static t0_gpu *gpu;

/* `code` has this status, and its message contains `text`. */
#define FAILS(code, status, text) fails((code), (status), (text), #code, __LINE__)
#define WORKS(code) fails((code), T0_OK, "", #code, __LINE__)
#define HOLDS(fact) ((fact) ? (void)0 : (void)(printf("line %d: %s\n", __LINE__, #fact), exit(1)))

static void fails(t0_status found, t0_status wanted, const char *text, const char *code, int line) {
    if (found == wanted && (wanted == T0_OK || strstr(t0_gpu_error(gpu), text)))
        return;
    printf("line %d: %s gives status %d, not %d: %s\n", line, code, (int)found, (int)wanted, t0_gpu_error(gpu));
    exit(1);
}

/* s_load_b64 s[4:5], s[0:1], 0; v_lshlrev_b32 v1, 2, v0; s_waitcnt 0; global_store_b32 v1, v0, s[4:5]; s_endpgm */
static const uint32_t ids[] = {0xf4040100, 0xf8000000, 0x30020082, 0xbf890000, 0xdc6a0000, 0x00040001, 0xbfb00000};
/* s_load_b64 s[6:7], s[0:1], 0; v_mov_b32 v1, s2; v_mov_b32 v2, s3; v_mov_b32 v3, s4; v_mov_b32 v4, 0; s_waitcnt 0;
 * global_store_b96 v4, v[1:3], s[6:7]; s_endpgm */
static const uint32_t groups[] = {0xf4040180, 0xf8000000, 0x7e020202, 0x7e040203, 0x7e060204, 0x7e080280,
                                  0xbf890000, 0xdc720000, 0x00060104, 0xbfb00000};
/* s_branch to itself */
static const uint32_t endless[] = {0xbfa0ffff};
/* v_mov_b32 v255, 0; s_endpgm */
static const uint32_t last_vgpr[] = {0x7ffe0280, 0xbfb00000};

static t0_launch shape(uint32_t grid, uint16_t block) {
    t0_launch launch;
    memset(&launch, 0, sizeof launch);
    launch.grid[0] = grid;
    launch.block[0] = block;
    launch.grid[1] = launch.grid[2] = launch.block[1] = launch.block[2] = 1;
    return launch;
}

static t0_arg buffer_arg(t0_buffer buffer, uint64_t offset) {
    t0_arg arg;
    memset(&arg, 0, sizeof arg);
    arg.buffer = buffer;
    arg.offset = offset;
    return arg;
}

#define RUN(words, launch, kernarg, size, stats) t0_run_words(gpu, words, sizeof words / 4, &launch, kernarg, size, stats)

int main(int count, char **names) {
    static unsigned char object[1 << 20];
    FILE *file = count == 2 ? fopen(names[1], "rb") : NULL;
    if (!file)
        return 2;
    size_t size = fread(object, 1, sizeof object, file);
    fclose(file);

    /* "`gpu` may be NULL", and every function that can fail rejects a GPU that is NULL. */
    t0_buffer buffer = 0;
    t0_module module = 0;
    uint64_t address = 0;
    uint32_t word[100];
    t0_launch launch = shape(1, 1);
    t0_gpu_delete(NULL);
    HOLDS(t0_gpu_error(NULL) != NULL);
    HOLDS(t0_buffer_new(NULL, 4, &buffer) == T0_INVALID);
    HOLDS(t0_buffer_delete(NULL, 1) == T0_INVALID);
    HOLDS(t0_buffer_write(NULL, 1, 0, word, 4) == T0_INVALID);
    HOLDS(t0_buffer_read(NULL, 1, 0, word, 4) == T0_INVALID);
    HOLDS(t0_buffer_address(NULL, 1, &address) == T0_INVALID);
    HOLDS(t0_module_load(NULL, object, size, &module) == T0_INVALID);
    HOLDS(t0_launch_kernel(NULL, 0, "scale", &launch, NULL, 0, NULL) == T0_INVALID);
    HOLDS(t0_run_words(NULL, ids, 7, &launch, NULL, 0, NULL) == T0_INVALID);

    gpu = t0_gpu_new();
    HOLDS(gpu != NULL);
    /* "never NULL" */
    HOLDS(t0_gpu_error(gpu) != NULL && !*t0_gpu_error(gpu));

    /* Buffers: "0 is not a buffer", "zeroed memory, aligned to 256 bytes", at most 24 GiB, bytes outside. */
    FAILS(t0_buffer_new(gpu, 4, NULL), T0_INVALID, "the output pointer for the buffer is NULL");
    WORKS(t0_buffer_new(gpu, sizeof word, &buffer));
    HOLDS(buffer != 0);
    WORKS(t0_buffer_address(gpu, buffer, &address));
    HOLDS(address != 0 && address % 256 == 0);
    memset(word, 1, sizeof word);
    WORKS(t0_buffer_read(gpu, buffer, 0, word, sizeof word));
    for (int i = 0; i < 100; i++)
        HOLDS(word[i] == 0);
    FAILS(t0_buffer_address(gpu, buffer, NULL), T0_INVALID, "the output pointer for the address is NULL");
    FAILS(t0_buffer_address(gpu, 0, &address), T0_MEMORY, "there is no buffer 0");
    FAILS(t0_buffer_read(gpu, buffer, 0, NULL, 4), T0_INVALID, "NULL");
    FAILS(t0_buffer_write(gpu, buffer, 0, NULL, 4), T0_INVALID, "NULL");
    WORKS(t0_buffer_write(gpu, buffer, 400, NULL, 0));
    FAILS(t0_buffer_write(gpu, buffer, 397, word, 4), T0_MEMORY, "are not inside a buffer of 400 bytes");
    FAILS(t0_buffer_write(gpu, buffer, UINT64_MAX, word, 4), T0_MEMORY, "are not inside a buffer of 400 bytes");
    FAILS(t0_buffer_read(gpu, buffer, 401, word, 0), T0_MEMORY, "are not inside a buffer of 400 bytes");
    t0_buffer large = 77;
    FAILS(t0_buffer_new(gpu, ((uint64_t)24 << 30) - 399, &large), T0_MEMORY,
          "a buffer of 25769803377 bytes does not fit: the device has 25769803776 bytes of memory, 400 of them in use");
    HOLDS(large == 77);
    WORKS(t0_buffer_new(gpu, 1 << 30, &large));
    WORKS(t0_buffer_write(gpu, large, (1 << 30) - 4, word, 4));
    WORKS(t0_buffer_delete(gpu, large));
    FAILS(t0_buffer_delete(gpu, 0), T0_MEMORY, "there is no buffer 0");

    /* t0_run_words: the initial state. */
    WORKS(t0_buffer_address(gpu, buffer, &address));
    launch = shape(70, 70);
    t0_stats stats;
    WORKS(RUN(ids, launch, &address, 8, &stats));
    /* "counted once per wave" */
    HOLDS(stats.workgroups == 1 && stats.waves == 3 && stats.instructions == 15);
    WORKS(t0_buffer_read(gpu, buffer, 0, word, 280));
    for (uint32_t i = 0; i < 70; i++)
        HOLDS(word[i] == i);
    launch.wave64 = 1;
    WORKS(RUN(ids, launch, &address, 8, &stats));
    HOLDS(stats.waves == 2 && stats.instructions == 10);
    /* "any number of threads", "`stats` may be NULL" */
    launch.threads = 1000000;
    WORKS(RUN(ids, launch, &address, 8, NULL));
    launch = shape(2, 1);
    launch.grid[1] = 3;
    launch.grid[2] = 5;
    WORKS(RUN(groups, launch, &address, 8, &stats));
    HOLDS(stats.workgroups == 30);
    WORKS(t0_buffer_read(gpu, buffer, 0, word, 12));
    HOLDS(word[0] < 2 && word[1] < 3 && word[2] < 5);
    launch = shape(1, 1);
    WORKS(RUN(last_vgpr, launch, NULL, 0, NULL));
    FAILS(t0_run_words(gpu, ids, 0, &launch, NULL, 0, NULL), T0_INVALID, "there are no words to run");
    FAILS(t0_run_words(gpu, NULL, 7, &launch, NULL, 0, NULL), T0_INVALID, "the words is NULL");
    FAILS(t0_run_words(gpu, ids, 7, NULL, NULL, 0, NULL), T0_INVALID, "the launch is NULL");
    FAILS(t0_run_words(gpu, ids, 7, &launch, NULL, 8, NULL), T0_INVALID, "the kernel arguments is NULL");
    launch.budget = 1000;
    FAILS(RUN(endless, launch, NULL, 0, NULL), T0_FAULT, "the budget of 1000 wave-instructions is exhausted");

    /* T0_LAUNCH: "shape, LDS or stack do not fit; nothing has run" */
    stats.waves = 77;
    for (int i = 0; i < 3; i++) {
        launch = shape(1, 1);
        launch.grid[i] = 0;
        FAILS(RUN(ids, launch, &address, 8, &stats), T0_LAUNCH, "at least one work-item in each dimension");
        launch = shape(1, 1);
        launch.block[i] = 0;
        FAILS(RUN(ids, launch, &address, 8, &stats), T0_LAUNCH, "at least one work-item in each dimension");
    }
    launch = shape(1025, 1025);
    FAILS(RUN(ids, launch, &address, 8, &stats), T0_LAUNCH, "a workgroup has at most 1024 work-items");
    launch = shape(1, 1);
    launch.dynamic_lds = 65537;
    FAILS(RUN(ids, launch, &address, 8, &stats), T0_LAUNCH, "a workgroup has at most 64 KiB of LDS");
    launch.dynamic_lds = 65536;
    WORKS(RUN(ids, launch, &address, 8, NULL));
    launch.stack = (2 << 20) + 1;
    FAILS(RUN(ids, launch, &address, 8, &stats), T0_LAUNCH, "a work-item has at most 2 MiB of scratch");
    launch = shape(1, 1);
    launch.reserved = 1;
    FAILS(RUN(ids, launch, &address, 8, &stats), T0_INVALID, "`reserved` of the launch is not 0");
    HOLDS(stats.waves == 77);

    /* Code objects and kernels. */
    FAILS(t0_module_load(gpu, object, size, NULL), T0_INVALID, "the output pointer for the module is NULL");
    FAILS(t0_module_load(gpu, NULL, size, &module), T0_INVALID, "NULL");
    FAILS(t0_module_load(gpu, object, 0, &module), T0_OBJECT, "not a valid code object");
    FAILS(t0_module_load(gpu, object, size / 2, &module), T0_OBJECT, "not a valid code object");
    WORKS(t0_module_load(gpu, object, size, &module));
    HOLDS(module == 0);
    WORKS(t0_module_load(gpu, object, size, &module));
    HOLDS(module == 1);
    float factor = 2.0f, x[100];
    t0_arg args[3];
    args[0] = args[1] = buffer_arg(buffer, 0);
    memset(&args[2], 0, sizeof args[2]);
    args[2].kind = T0_ARG_BYTES;
    args[2].bytes = &factor;
    args[2].size = 4;
#define LAUNCH() t0_launch_kernel(gpu, module, "scale", &launch, args, 3, &stats)
    for (int i = 0; i < 100; i++)
        x[i] = (float)i;
    WORKS(t0_buffer_write(gpu, buffer, 0, x, sizeof x));
    launch = shape(100, 64);
    WORKS(LAUNCH());
    WORKS(t0_buffer_read(gpu, buffer, 0, x, sizeof x));
    /* "the last workgroup of a dimension may be partial" */
    HOLDS(stats.workgroups == 2 && x[99] == 198.0f);
    /* "the address of byte `offset` of `buffer`, at most its size" */
    args[0] = args[1] = buffer_arg(buffer, 40);
    launch = shape(90, 64);
    WORKS(LAUNCH());
    WORKS(t0_buffer_read(gpu, buffer, 0, x, sizeof x));
    HOLDS(x[9] == 18.0f && x[10] == 40.0f && x[99] == 396.0f);
    stats.waves = 77;
    args[0] = buffer_arg(buffer, 401);
    FAILS(LAUNCH(), T0_MEMORY, "are not inside a buffer of 400 bytes");
    args[0] = buffer_arg(buffer, UINT64_MAX);
    FAILS(LAUNCH(), T0_MEMORY, "are not inside a buffer of 400 bytes");
    args[0] = buffer_arg(buffer + 50, 0);
    FAILS(LAUNCH(), T0_MEMORY, "there is no buffer");
    args[0] = buffer_arg(buffer, 0);
    args[0].reserved = 1;
    FAILS(LAUNCH(), T0_INVALID, "`reserved` of an argument is not 0");
    args[0].reserved = 0;
    args[2].bytes = NULL;
    FAILS(LAUNCH(), T0_INVALID, "the bytes of an argument is NULL");
    args[2].bytes = &factor;
    args[2].kind = T0_ARG_LDS;
    FAILS(LAUNCH(), T0_LAUNCH, "4 bytes of LDS were passed");
    args[2].kind = T0_ARG_VIEW;
    FAILS(LAUNCH(), T0_LAUNCH, "a view was passed");
    args[2].kind = T0_ARG_BYTES;
    FAILS(t0_launch_kernel(gpu, module, "sc\xff", &launch, args, 3, &stats), T0_INVALID, "not UTF-8");
    FAILS(t0_launch_kernel(gpu, 2, "scale", &launch, args, 3, &stats), T0_INVALID, "there is no module 2");
    FAILS(t0_launch_kernel(gpu, module, "scale", &launch, NULL, 3, &stats), T0_INVALID, "args is NULL");
    launch.grid[0] = 0;
    FAILS(LAUNCH(), T0_LAUNCH, "at least one work-item in each dimension");
    launch = shape(1, 1);
    launch.dynamic_lds = 65537;
    FAILS(LAUNCH(), T0_LAUNCH, "64 KiB of LDS");
    launch = shape(1, 1);
    launch.reserved = 1;
    FAILS(LAUNCH(), T0_INVALID, "`reserved` of the launch is not 0");
    HOLDS(stats.waves == 77);
    /* "the kernel faulted; the GPU stays usable" */
    launch = shape(100, 64);
    args[1] = buffer_arg(buffer, 200);
    FAILS(LAUNCH(), T0_FAULT, "not mapped");
    /* "The error of the last call on `gpu` that failed": successful calls do not change it. */
    args[1] = buffer_arg(buffer, 0);
    WORKS(LAUNCH());
    HOLDS(strstr(t0_gpu_error(gpu), "not mapped"));
    /* "different ones are independent" */
    t0_gpu *other = t0_gpu_new();
    HOLDS(t0_buffer_read(other, buffer, 0, word, 4) == T0_MEMORY);
    t0_gpu_delete(other);
    t0_gpu_delete(gpu);
    printf("done\n");
    return 0;
}
