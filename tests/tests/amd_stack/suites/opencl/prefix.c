// Preloaded into OpenCL programs: files of clang's directory in /usr are those of the unpacked packages, which the
// environment names as T0_PREFIX. The precompiled headers in AMD's compiler name the header in /usr that they are
// made of, and clang reads it for each macro.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *moved(const char *path, char *buffer, size_t size) {
    const char *prefix = getenv("T0_PREFIX");
    if (!path || !prefix || strncmp(path, "/usr/lib/llvm-", 14) != 0) return path;
    return snprintf(buffer, size, "%s%s", prefix, path) < (int)size ? buffer : path;
}

#define OPEN(name)                                                                                      \
    int name(const char *path, int flags, ...) {                                                        \
        char buffer[4096];                                                                              \
        va_list rest;                                                                                   \
        va_start(rest, flags);                                                                          \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;                       \
        va_end(rest);                                                                                   \
        int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
        return next(moved(path, buffer, sizeof buffer), flags, mode);                                   \
    }
OPEN(open)
OPEN(open64)

#define STAT(name, type)                                                                                          \
    int name(const char *path, struct type *out) {                                                                \
        char buffer[4096];                                                                                        \
        int (*next)(const char *, struct type *) = (int (*)(const char *, struct type *))dlsym(RTLD_NEXT, #name); \
        return next(moved(path, buffer, sizeof buffer), out);                                                     \
    }
STAT(stat, stat)
STAT(stat64, stat64)
