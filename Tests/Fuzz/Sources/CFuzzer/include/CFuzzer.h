#pragma once

#include <stddef.h>
#include <stdint.h>

/* libFuzzer's own loop, for programs that have a main function. */
int LLVMFuzzerRunDriver(int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull arguments,
                        int (*_Nonnull callback)(const uint8_t *_Nullable bytes, size_t count));
