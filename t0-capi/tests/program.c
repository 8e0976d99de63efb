/* A C program that uses the library: a kernel of a code object, bare instructions, and every kind of error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "t0_gpu.h"

static t0_gpu *gpu;

static void expect(t0_status found, t0_status wanted, const char *what) {
    if (found != wanted) {
        printf("%s: status %d, not %d: %s\n", what, (int)found, (int)wanted, t0_gpu_error(gpu));
        exit(1);
    }
    if (wanted != T0_OK)
        printf("%s: %s\n", what, t0_gpu_error(gpu));
}

int main(int count, char **names) {
    static unsigned char object[1 << 20];
    FILE *file = count == 2 ? fopen(names[1], "rb") : NULL;
    if (!file)
        return 2;
    size_t size = fread(object, 1, sizeof object, file);
    fclose(file);

    gpu = t0_gpu_new();
    t0_module module;
    expect(t0_module_load(gpu, object, size, &module), T0_OK, "load");

    enum { N = 100 };
    float x[N], out[N];
    for (int i = 0; i < N; i++)
        x[i] = (float)i;
    t0_buffer xs, outs;
    expect(t0_buffer_new(gpu, sizeof x, &xs), T0_OK, "new");
    expect(t0_buffer_new(gpu, sizeof out, &outs), T0_OK, "new");
    expect(t0_buffer_write(gpu, xs, 0, x, sizeof x), T0_OK, "write");

    float factor = 0.5f;
    t0_arg args[3] = {{0}};
    args[0].kind = T0_ARG_BUFFER;
    args[0].buffer = xs;
    args[1].kind = T0_ARG_BUFFER;
    args[1].buffer = outs;
    args[2].kind = T0_ARG_BYTES;
    args[2].bytes = &factor;
    args[2].size = sizeof factor;
    t0_launch launch = {{N, 1, 1}, {64, 1, 1}, 0, 0, 0, 0, 0, 0, 0};
    t0_stats stats;
    expect(t0_launch_kernel(gpu, module, "scale", &launch, args, 3, &stats), T0_OK, "launch");
    expect(t0_buffer_read(gpu, outs, 0, out, sizeof out), T0_OK, "read");
    for (int i = 0; i < N; i++)
        if (out[i] != 0.5f * (float)i)
            return printf("out[%d] is %g\n", i, (double)out[i]), 1;
    printf("%d workgroups, %d waves, %d instructions\n", (int)stats.workgroups, (int)stats.waves, (int)stats.instructions);

    /* s_load_b64 s[4:5], s[0:1], 0; v_mov_b32 v1, 42; v_mov_b32 v2, 0; s_waitcnt 0; global_store_b32 v2, v1, s[4:5]; s_endpgm */
    uint32_t words[] = {0xf4040100, 0xf8000000, 0x7e0202ff, 42, 0x7e040280, 0xbf890000, 0xdc6a0000, 0x00040102, 0xbfb00000};
    uint64_t address;
    expect(t0_buffer_address(gpu, outs, &address), T0_OK, "address");
    launch.grid[0] = launch.block[0] = 1;
    expect(t0_run_words(gpu, words, sizeof words / 4, &launch, &address, sizeof address, &stats), T0_OK, "words");
    uint32_t word;
    expect(t0_buffer_read(gpu, outs, 0, &word, 4), T0_OK, "read");
    if (word != 42)
        return printf("the words wrote %u\n", word), 1;

    launch.grid[0] = 1000;
    launch.block[0] = 64;
    expect(t0_launch_kernel(gpu, module, "none", &launch, args, 3, NULL), T0_LAUNCH, "unknown kernel");
    expect(t0_launch_kernel(gpu, module, "scale", &launch, args, 2, NULL), T0_LAUNCH, "argument missing");
    args[2].size = 8;
    expect(t0_launch_kernel(gpu, module, "scale", &launch, args, 3, NULL), T0_LAUNCH, "argument too long");
    args[2].kind = 9;
    expect(t0_launch_kernel(gpu, module, "scale", &launch, args, 3, NULL), T0_INVALID, "unknown kind");
    expect(t0_launch_kernel(gpu, 7, "scale", &launch, NULL, 0, NULL), T0_INVALID, "unknown module");
    expect(t0_launch_kernel(gpu, module, NULL, &launch, NULL, 0, NULL), T0_INVALID, "no name");
    expect(t0_launch_kernel(gpu, module, "scale", NULL, NULL, 0, NULL), T0_INVALID, "no launch");
    expect(t0_module_load(gpu, "nothing", 7, &module), T0_OBJECT, "not an object");
    expect(t0_buffer_new(gpu, UINT64_MAX, &xs), T0_MEMORY, "too large");
    expect(t0_buffer_read(gpu, outs, 399, &word, 4), T0_MEMORY, "behind the end");
    expect(t0_buffer_write(gpu, 99, 0, &word, 4), T0_MEMORY, "no such buffer");
    expect(t0_buffer_delete(gpu, outs), T0_OK, "delete");
    expect(t0_buffer_delete(gpu, outs), T0_MEMORY, "delete twice");
    expect(t0_run_words(gpu, words + 2, 2, &launch, NULL, 0, NULL), T0_FAULT, "no s_endpgm");
    if (t0_buffer_new(NULL, 4, &xs) != T0_INVALID)
        return 1;
    t0_gpu_delete(gpu);
    t0_gpu_delete(NULL);
    printf("done\n");
    return 0;
}
