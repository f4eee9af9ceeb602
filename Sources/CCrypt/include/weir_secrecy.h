#pragma once
#include <stdbool.h>

/* No core dump of this process is written, and no other process of the user may look into its memory.
   False when the system refuses. */
bool weir_secrecy_begin(void);
