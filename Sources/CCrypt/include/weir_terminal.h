#pragma once
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/* Asks on the terminal of the process and reads a line without showing it. Whatever signal comes meanwhile,
   the terminal shows again what is typed before the signal does what it does.
   Returns the number of bytes without the newline, which may be more than there was room for; -1 when there is
   no terminal, or its end has come; errno says which (0 at the end). */
long weir_terminal_read_hidden(const char *prompt, void *line, size_t size);

/* Reads a line from a file, a byte at a time, so that what comes after it is still there for others. Returns
   as above. */
long weir_terminal_read_line(int file, void *line, size_t size);

#pragma clang assume_nonnull end
